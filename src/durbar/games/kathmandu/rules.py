"""The rules of Kathmandu: how it is set up, the order of play, and who may do what when.

Moving is in `walking`, the landing space in `arriving`, cards in `equipment`, the end of a day in `evening`, points in
`scoring`. Numbers like kathmandu-35 are those of docs/rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.kathmandu import arriving, equipment, evening, events, refusing, scoring, walking
from durbar.games.kathmandu.cards import (
    AFTER,
    ANIMALS,
    BEFORE,
    BLACK,
    CARDS,
    CHARACTERS,
    COIN,
    DICE,
    DIE_BITS,
    DOUBLE_OFFERINGS,
    GOODS,
    GOODS_OF_A_KIND,
    MONK,
    NONE,
    PLAN_BITS,
    PLANS,
    RESOURCES,
    STARTING_CARDS,
    TENT_BITS,
    TILE_BITS,
    TURNS,
    added,
    bit,
)
from durbar.games.kathmandu.moves import (
    Bottle,
    Buy,
    ChooseCharacter,
    Done,
    Draw,
    Exchange,
    Exit,
    Face,
    Gain,
    Get,
    Give,
    Go,
    Halt,
    Ladder,
    Offer,
    Pack,
    Pass,
    Pick,
    Place,
    Reroll,
    Rest,
    Roll,
    Special,
    Stop,
    Swap,
    Take,
    TakeAnimal,
    TakePlan,
    Tent,
    Toolbox,
    Turn,
    Use,
    WorldMap,
)
from durbar.games.kathmandu.state import AMID, KathmanduTable, Phase, Player, Walk


class Kathmandu(KathmanduTable):
    """One position of Kathmandu."""

    # Setting up (kathmandu-22 to kathmandu-29)

    def set_up(self, named: int) -> None:
        """The pawn goes to the named seat, or by lot (kathmandu-28); then everything is laid out."""
        self.players = [Player() for _ in range(self.seats)]
        self.walk = Walk()
        self.holder = self.draw_first_player(named)
        events.game_began(self)
        self.lay_goods()
        self.lay_weather()
        self.lay_displays()
        for player in self.players:
            self.stack_yak_tiles(player)
        self.active = (self.holder - 1 + self.seats) % self.seats
        if self.ways.characters:
            self.phase = Phase.CHARACTER
        else:
            self.deal()

    def lay_goods(self) -> None:
        """kathmandu-24: one on each town space, the others leave the game."""
        goods = list(range(len(GOODS) * GOODS_OF_A_KIND))
        self.rng.shuffle(goods)
        for _ in range(len(self.landscape.town_spaces)):
            self.goods.append(goods.pop())
        for good in goods:
            self.goods_gone |= bit(good)

    def lay_weather(self) -> None:
        """kathmandu-26: block by block."""
        for block in self.ways.weather:
            tiles = [True] * block.storms + [False] * block.suns
            self.rng.shuffle(tiles)
            self.weather += tiles[: block.laid]

    def lay_displays(self) -> None:
        """kathmandu-23."""
        self.gear_deck = list(range(CARDS))
        self.rng.shuffle(self.gear_deck)
        for _ in range(self.gear_limit()):
            evening.show_card(self, self.gear_deck.pop())
        self.animal_deck = list(range(len(ANIMALS)))
        self.rng.shuffle(self.animal_deck)
        for _ in range(self.animals_a_day()):
            evening.show_animal(self, self.animal_deck.pop())
        self.plan_deck = [plan for plan in range(PLANS) for _ in range(self.box.plan_copies)]
        self.rng.shuffle(self.plan_deck)
        for _ in range(self.box.plan_display):
            self.plans = added(self.plans, self.plan_deck.pop(), PLAN_BITS, 1)
        if self.ways.tents != 0:
            self.tent_deck = [n for n in range(len(self.box.tent_lands)) for _ in range(self.box.tent_copies)]
            self.rng.shuffle(self.tent_deck)

    def stack_yak_tiles(self, player: Player) -> None:
        """kathmandu-22: nine in any order, above the one with ten points."""
        tiles = self.box.yak_lands[:]
        self.rng.shuffle(tiles)
        for place in range(len(tiles)):
            player.stack = added(player.stack, place, TILE_BITS, tiles[place])

    def deal(self) -> None:
        """kathmandu-22, kathmandu-104: resources, starting cards, plans; then the yaks are placed."""
        self.mark += 1
        cards = list(range(CARDS, CARDS + STARTING_CARDS))
        self.rng.shuffle(cards)
        for place in range(self.seats):
            seat = (int(self.holder) + place) % self.seats
            player = self.players[seat]
            character = player.character
            resources = self.box.resources if character == NONE else self.box.kits[character]
            count = self.box.start_equipment if character == NONE else self.box.kit_cards[character]
            for resource in range(len(RESOURCES)):
                player.gain(resource, resources[resource])
            for _ in range(count):
                player.cards |= bit(cards.pop())
            if character == MONK:
                player.doubles = DOUBLE_OFFERINGS
            self.deal_plans(player)
            events.dealt(self, seat)
        for card in cards:
            self.gone |= bit(card)
        self.phase = Phase.PLACE

    def deal_plans(self, player: Player) -> None:
        """kathmandu-22: of different colours; another of a colour one has goes under the deck."""
        wanted = self.box.start_plans
        while wanted > 0:
            plan = self.plan_deck.pop()
            colour = plan // 2
            if player.plan_count(2 * colour) + player.plan_count(2 * colour + 1) > 0:
                self.plan_deck.insert(0, plan)
            else:
                player.plans = added(player.plans, plan, PLAN_BITS, 1)
                wanted -= 1

    def choose_character(self, character: i64) -> None:
        """kathmandu-104: the last in turn order first."""
        self.me().character = character
        events.chose_character(self, self.active, character)
        if self.active == self.holder:
            self.active = (self.holder - 1 + self.seats) % self.seats
            self.deal()
        else:
            self.active = (self.active - 1 + self.seats) % self.seats

    def place(self, space: i64) -> None:
        """kathmandu-29: counter-clockwise, ending with the holder of the pawn; then all dice are rolled."""
        self.me().space = space
        events.placed(self, self.active, space)
        if self.active == self.holder:
            events.day_began(self)
            evening.roll_all_dice(self)
            self.begin_turn()
        else:
            self.active = (self.active - 1 + self.seats) % self.seats

    # The order of play (kathmandu-31)

    def begin_turn(self) -> None:
        """The next seat, or whatever comes after the last."""
        while self.phase != Phase.OVER:
            if self.passed == self.seats:
                self.end_round()
                continue
            self.active = (self.holder + self.passed) % self.seats
            if not self.me().arrived:
                self.walk = Walk()
                self.phase = Phase.DIE
                return
            self.wait_in_kathmandu()
            self.passed += 1

    def wait_in_kathmandu(self) -> None:
        """kathmandu-59: one resource and nothing else; as all are worth the same, it is a coin."""
        self.me().gain(COIN)
        events.waited(self, self.active, COIN)

    def end_round(self) -> None:
        """After everybody's turn the next begins, after the third the day ends."""
        self.passed = 0
        self.turn += 1
        if self.turn <= TURNS:
            return
        evening.end_day(self)
        if self.day == self.ways.days:
            self.turn = TURNS
            self.end_game()
        else:
            self.turn = 1
            self.day += 1
            events.day_began(self)

    def end_turn(self) -> None:
        """kathmandu-58, kathmandu-87: a yak in Kathmandu leaves the landscape; if it was the last, the game is over."""
        player = self.me()
        self.walk.picked = 0
        if player.tile != NONE:
            player.arrived = True
            player.space = NONE
            if self.have_all_arrived():
                events.all_arrived(self)
                self.end_game()
                return
        self.passed += 1
        self.begin_turn()

    def have_all_arrived(self) -> bool:
        return all(player.arrived for player in self.players)

    def end_game(self) -> None:
        self.phase = Phase.OVER
        self.mark += 1
        for seat in range(self.seats):
            events.scored(self, seat, scoring.score(self, seat))
        winners = scoring.places(self)[0]
        events.game_over(self, winners, scoring.score(self, winners[0]))

    # Dice and rest (kathmandu-32 to kathmandu-38)

    def reroll(self, die: i64) -> None:
        """kathmandu-32: one die aside, all other unused dice are rolled."""
        player = self.me()
        player.unused &= ~bit(die)
        equipment.roll_dice(self, player, player.unused)
        self.walk.rerolled = True
        events.rerolled(self, self.active, die)

    def take_die(self, die: i64) -> None:
        """kathmandu-34: into the next slot, for a resource of its colour."""
        player = self.me()
        player.unused &= ~bit(die)
        player.slots = added(player.slots, player.used, DIE_BITS, die + 1)
        player.used += 1
        self.walk.die = die
        events.took_die(self, self.active, die, player.die(die))
        if die == BLACK:
            self.phase = Phase.GAIN
        else:
            self.gain(die)

    def gain(self, resource: i64) -> None:
        self.me().gain(resource)
        events.gained(self, self.active, resource)
        self.phase = Phase.MOVE

    def rest(self) -> None:
        """kathmandu-35: no marker any more, and no move."""
        self.me().markers = 0
        events.rested(self, self.active)
        self.end_turn()

    # Tents (kathmandu-100 to kathmandu-103)

    def done(self) -> None:
        """kathmandu-48, kathmandu-101: the others may play tents, then the turn is over."""
        events.of_seat(self, "done", self.active)
        if self.ways.tents != 0 and self.has_anybody_tents():
            self.mark += 1
            self.asked = self.active
            self.ask_for_tents()
        else:
            self.end_turn()

    def has_anybody_tents(self) -> bool:
        return any(player.tents != 0 for player in self.players)

    def fitting_tent(self) -> int:
        """kathmandu-103: which tents fit the landing space, or NONE."""
        land = self.landscape.lands[self.me().space]
        for tent in range(len(self.box.tent_lands)):
            if self.box.tent_lands[tent] == land and not self.landscape.cities[self.me().space]:
                return tent
        return NONE

    def ask_for_tents(self) -> None:
        """kathmandu-102: the next who can play one, or with the option has any."""
        tent = self.fitting_tent()
        while tent != NONE:
            self.asked = (self.asked + 1) % self.seats
            if self.asked == self.active:
                break
            if self.is_asked(self.asked, tent) and self.can_tent_tire():
                self.phase = Phase.TENT
                return
        self.asked = NONE
        self.end_turn()

    def is_asked(self, seat: i64, tent: int) -> bool:
        player = self.players[seat]
        return player.tents != 0 if self.ways.tents == 2 else player.tents_of(tent) > 0

    def can_tent_tire(self) -> bool:
        """kathmandu-103: since edition 3 nobody is asked for what could have no effect."""
        return self.ways.edition < 3 or not self.me().must_rest()

    def play_tent(self, tent: i64) -> None:
        """kathmandu-101: one marker for the yak that has landed."""
        player = self.players[self.asked]
        player.tents = added(player.tents, tent, TENT_BITS, -1)
        self.tents_gone = added(self.tents_gone, tent, TENT_BITS, 1)
        self.mark += 1
        self.me().tire()
        events.played_tent(self, self.asked, self.box.tent_lands[tent])
        if not self.is_asked(self.asked, tent):
            self.ask_for_tents()

    def pass_by(self) -> None:
        self.mark += 1
        self.ask_for_tents()

    # Who may do what

    def actor(self) -> int:
        if self.phase == Phase.OVER:
            return NOBODY
        return int(self.asked if self.phase == Phase.TENT else self.active)

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        moves: list[Move] = []
        if seat != self.actor():
            return moves
        player, phase = self.players[seat], self.phase
        if phase == Phase.DIE:
            self.add_dice(player, moves)
        elif phase == Phase.MOVE:
            self.add_moves(player, moves)
        elif phase == Phase.ACT:
            self.add_actions(player, moves)
        elif phase in AMID:
            self.add_amid(player, moves)
        else:
            self.add_rarer(player, moves)
        return moves

    def add_actions(self, player: Player, moves: list[Move]) -> None:
        """kathmandu-48: what the landing space offers, what cards and characters do, and to be done with it."""
        arriving.add_actions(self, moves)
        equipment.add_cards(self, AFTER, moves)
        equipment.add_picks(self, player, moves)
        equipment.add_exchanges(self, player, moves)
        moves.append(self.kathmandu_moves.done)

    def add_amid(self, player: Player, moves: list[Move]) -> None:
        """What is decided in the middle of an act; kathmandu-107: since edition 2 the yak guide exchanges there too."""
        table_moves, phase = self.kathmandu_moves, self.phase
        if phase == Phase.PLAN:
            arriving.add_plans(self, moves)
        elif phase == Phase.GAIN:
            moves.extend(table_moves.gain)
        elif phase == Phase.TURN:
            walking.add_turns(self, moves)
        elif phase == Phase.BORDER:
            walking.add_exits(self, moves)
        elif phase == Phase.BARREL:
            equipment.add_rolls(self, player, moves)
        elif phase == Phase.GIVE:
            for plan in range(PLANS):
                if player.plan_count(plan) > 0:
                    moves.append(table_moves.give[plan])
        elif phase == Phase.GET:
            partner = self.players[self.walk.partner]
            for plan in range(PLANS):
                if partner.plan_count(plan) > 0:
                    moves.append(table_moves.get[plan])
        if self.ways.edition >= 2:
            equipment.add_exchanges(self, player, moves)

    def add_rarer(self, player: Player, moves: list[Move]) -> None:
        table_moves, phase = self.kathmandu_moves, self.phase
        if phase == Phase.TENT:
            tent = self.fitting_tent()
            if tent != NONE and player.tents_of(tent) > 0:
                moves.append(table_moves.tent[tent])
            moves.append(table_moves.pass_by)
        elif phase == Phase.PLACE:
            for space in self.landscape.starts:
                if self.is_free(space):
                    moves.append(table_moves.place[space])
        elif phase == Phase.CHARACTER:
            for character in range(len(CHARACTERS)):
                if self.is_character_free(character):
                    moves.append(table_moves.character[character])

    def is_free(self, space: i64) -> bool:
        """kathmandu-29: no other yak stands on this start space."""
        return all(player.space != space for player in self.players)

    def is_character_free(self, character: i64) -> bool:
        return all(player.character != character for player in self.players)

    def add_dice(self, player: Player, moves: list[Move]) -> None:
        """Before a die is chosen: choose one, roll again, or use cards.

        Six dice last for three turns in which one is chosen and one set aside.
        """
        table_moves = self.kathmandu_moves
        for die in range(len(DICE)):
            if player.is_unused(die):
                moves.append(table_moves.take[die])
        if not self.walk.rerolled:
            for die in range(len(DICE)):
                if player.is_unused(die):
                    moves.append(table_moves.reroll[die])
        equipment.add_cards(self, BEFORE, moves)
        equipment.add_picks(self, player, moves)
        equipment.add_exchanges(self, player, moves)

    def add_moves(self, player: Player, moves: list[Move]) -> None:
        """A die is chosen: go, or rest, or use cards first."""
        if not equipment.is_walking(self):
            equipment.add_cards(self, BEFORE, moves)
            equipment.add_die_cards(self, player, moves)
        equipment.add_exchanges(self, player, moves)
        if player.must_rest():
            moves.append(self.kathmandu_moves.rest)
        else:
            walking.add_ways(self, moves)
            if player.cards != 0:
                equipment.add_walking_cards(self, player, moves)
        equipment.add_picks(self, player, moves)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        rule, key, facts = refusing.reason(self, seat, move)
        return IllegalMove(rule, key, facts)

    # What a move does

    def apply(self, seat: int, move: Move) -> None:
        if isinstance(move, Go):
            walking.go(self, move.way, move.over)
        elif isinstance(move, Take):
            self.take_die(move.die)
        elif isinstance(move, Done):
            self.done()
        elif isinstance(move, Reroll):
            self.reroll(move.die)
        elif isinstance(move, Gain):
            self.gain(move.resource)
        elif isinstance(move, TakeAnimal):
            arriving.paint(self, move.animal)
        elif isinstance(move, Pack):
            arriving.pack(self, move.card)
        elif isinstance(move, Buy):
            arriving.buy(self, move.space)
        elif isinstance(move, Special):
            arriving.buy_special(self)
        elif isinstance(move, Offer):
            arriving.offer(self, move.count)
        elif isinstance(move, TakePlan):
            arriving.take_plan(self, move.plan)
        elif isinstance(move, Draw):
            arriving.draw_plan(self)
        elif isinstance(move, Rest):
            self.rest()
        elif isinstance(move, Use):
            equipment.use(self, move.equipment)
        else:
            self.apply_rarer(move)

    def apply_rarer(self, move: Move) -> None:
        if isinstance(move, Toolbox):
            equipment.use_toolbox(self, move.mask)
        elif isinstance(move, Bottle):
            equipment.use_bottle(self, move.change)
        elif isinstance(move, WorldMap):
            equipment.use_map(self, move.space)
        elif isinstance(move, Ladder):
            equipment.use_ladder(self, move.space)
        elif isinstance(move, Roll):
            equipment.roll(self, move.mask)
        elif isinstance(move, Pick):
            equipment.pick(self, move.card)
        elif isinstance(move, Stop):
            equipment.leave_barrel(self)
        elif isinstance(move, Turn):
            walking.turn(self, move.steps, move.way)
        elif isinstance(move, Exit):
            walking.leave(self, move.space)
        elif isinstance(move, Halt):
            walking.halt(self)
        elif isinstance(move, Swap):
            arriving.begin_swap(self, move.seat)
        elif isinstance(move, Give):
            arriving.give(self, move.plan)
        elif isinstance(move, Get):
            arriving.get(self, move.plan)
        elif isinstance(move, Exchange):
            equipment.exchange(self, move.resource)
        elif isinstance(move, Face):
            equipment.face(self, move.value)
        elif isinstance(move, Tent):
            self.play_tent(move.tent)
        elif isinstance(move, Pass):
            self.pass_by()
        elif isinstance(move, Place):
            self.place(move.space)
        elif isinstance(move, ChooseCharacter):
            self.choose_character(move.character)

    # The result

    def scores(self) -> list[int]:
        """What everybody would have if the game ended now."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]] | None:
        return scoring.places(self) if self.phase == Phase.OVER else None

    def goal_reached(self, seat: int) -> float:
        """Whether its yak has come to Kathmandu."""
        return 1.0 if self.players[seat].arrived else 0.0

    def chance_outcome(self) -> int:
        """The dice of whoever has to decide, the displays, the weather and the open yak tile."""
        seat = self.actor()
        number = int(self.gear) * 64 + int(self.shown)
        number = number * (1 << 24) + int(self.plans)
        if seat != NOBODY:
            player = self.players[seat]
            number = (number * (1 << 24) + int(player.dice)) * 16 + int(player.completed)
            number = number * 16 + int(player.open_tile()) + 1
        return number

    def clone(self) -> Kathmandu:
        copy = Kathmandu(
            self.game,
            self.options,
            self.box,
            self.kathmandu_moves,
            self.ways,
            self.landscape,
            self.seats,
            self.rng.clone(),
        )
        self.copy_into(copy)
        return copy
