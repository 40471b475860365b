"""The rules of Reviving Kathmandu: setting up, the order of play, and what may be done when.

The numbers are those of `docs/rules/reviving.en.md`. Each chapter has a module of its own: `bidding.py` (with
collecting), `building.py`, `scoring.py`, `leftover.py` and `solo.py`. A move does what it says; then `go_on` takes the
steps of the order of play, one after the other, until somebody has to decide something.
"""

from __future__ import annotations

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.reviving import bidding, building, events, leftover, refusing, scoring, solo
from durbar.games.reviving.cards import MANY, NONE, SLOTS, TWO, Card
from durbar.games.reviving.moves import (
    At,
    Bid,
    Build,
    Buy,
    BuyBhairav,
    Claim,
    Colour,
    Convert,
    Discard,
    Draw,
    Jump,
    On,
    Pass,
    Random,
    Ready,
    Rebuild,
    Return,
    Scrap,
    Store,
    Swap,
    Take,
    TakeArchitect,
    TakeMission,
    Trade,
)
from durbar.games.reviving.pieces import Phase, Player, Square, Task
from durbar.games.reviving.state import RevivingTable


class Reviving(RevivingTable):
    """A game of Reviving Kathmandu."""

    # Setting up

    def set_up(self, named: int) -> None:
        """reviving-9, reviving-10: decks, missions, and what the chosen ways to play add."""
        self.players = [Player([], self.box.coins[:]) for _ in range(self.seats)]
        self.squares = [Square() for _ in range(solo.SQUARES if self.is_solo() else self.seats)]
        self.blue = self.blue_deck()
        self.rng.shuffle(self.blue)
        if self.is_solo():
            self.set_up_solo()
        else:
            self.set_up_table(named)
        self.go_on()

    def blue_deck(self) -> list[Card]:
        """reviving-5, reviving-75: without diamonds for two to four; holographic Buddhas replace some."""
        cards = [card for card in self.box.blue if not card.diamond or self.seats >= MANY or self.is_solo()]
        if self.ways.buddha_promo:
            cards = [card for card in cards if card not in self.box.replaced] + self.box.holographic
        return cards

    def set_up_table(self, named: int) -> None:
        self.red = self.box.red + self.box.rainbow if self.ways.rainbow_promo else self.box.red[:]  # reviving-78
        self.rng.shuffle(self.red)
        self.first_player = self.draw_first_player(named)
        events.game_began(self.log, self.first_player)
        self.deal_missions()
        self.lay_out_objectives()
        self.bhairavs = [self.ways.bhairav] * len(self.bhairavs)
        if self.ways.architects > 0:
            self.begin_architects()
        else:
            self.begin_round()

    def deal_missions(self) -> None:
        """reviving-9, reviving-68: one each, from the deck that is played with."""
        missions = self.box.advanced_missions[:] if self.ways.advanced_missions else self.box.missions[:]
        self.rng.shuffle(missions)
        for seat in range(self.seats):
            self.squares[seat].mission = missions[seat]
            events.got_mission(self.log, seat, missions[seat], self.ways.open_missions)

    def lay_out_objectives(self) -> None:
        """reviving-69: one less than there are players."""
        if self.ways.objectives:
            objectives = self.box.objectives[:]
            self.rng.shuffle(objectives)
            self.objectives = sorted(objectives[: self.seats - 1], key=lambda objective: objective.index)
            events.objectives_shown(self.log, self.objectives)

    def begin_architects(self) -> None:
        """reviving-62, reviving-63: dealt at random, or chosen from the last player backwards."""
        self.phase = Phase.ARCHITECTS
        self.queue = self.turn_order()
        self.queue.reverse()
        if self.ways.architects == 1:
            free = self.free_architects()
            self.rng.shuffle(free)
            for seat in self.queue:
                self.take_architect(seat, free.pop())
            self.queue = []

    def free_architects(self) -> list[int]:
        """reviving-62: those for this many players that nobody has."""
        taken = [player.architect for player in self.players]
        return [
            int(architect.index)
            for architect in self.box.architects
            if architect.min_players <= self.seats and architect not in taken
        ]

    def take_architect(self, seat: int, index: int) -> None:
        architect = self.box.architects[index]
        self.players[seat].architect = architect
        self.players[seat].rest()
        events.got_architect(self.log, seat, architect)

    def set_up_solo(self) -> None:
        """reviving-79: two squares, debris in the bag, and the missions are chosen."""
        self.bag = [int(self.box.debris)] * len(self.bag)
        self.phase = Phase.MISSIONS
        events.game_began(self.log, 0)
        self.players[solo.ME].ask(Task.MISSION)

    # The order of play

    def go_on(self) -> None:
        """Take steps until somebody has to decide something, or the game is over."""
        if self.level > 0:  # reviving-92
            self.end_solo()
        while self.phase != Phase.OVER and self.actor() == NOBODY:
            self.next_step()

    def next_step(self) -> None:
        if self.is_solo():
            self.next_solo_step()
        elif self.arrivals:
            building.build_arrival(self)
        elif self.players[self.active].base != Task.IDLE:  # somebody else had to decide something for this seat
            self.players[self.active].task = self.players[self.active].base
        elif self.phase == Phase.ARCHITECTS:
            self.ask_next(Task.ARCHITECT) if self.queue else self.begin_round()
        elif self.phase == Phase.BID:
            self.ask_next(Task.BID) if self.queue else self.begin_manipulation()
        elif self.phase == Phase.MANIPULATE:
            self.ask_next(Task.MANIPULATE) if self.queue else self.begin_collecting()
        elif self.phase == Phase.COLLECT:
            self.draw_for_next() if self.queue else self.begin_building()
        elif self.phase == Phase.BUILD:
            building.ask_to_build(self, self.queue.pop(0)) if self.queue else self.end_building()
        elif self.phase == Phase.LEFTOVER:
            leftover.ask(self, self.queue.pop(0)) if self.queue else self.end_leftover()

    def ask_next(self, task: Task) -> None:
        self.active = self.queue.pop(0)
        self.players[self.active].ask(task)

    def begin_round(self) -> None:
        """reviving-11: the market, then bids."""
        bidding.deal_market(self)
        self.phase = Phase.BID
        self.queue = bidding.bid_order(self)

    def begin_manipulation(self) -> None:
        self.phase = Phase.MANIPULATE
        self.queue = bidding.manipulation_order(self)

    def begin_collecting(self) -> None:
        self.phase = Phase.COLLECT
        self.queue = self.turn_order()
        bidding.reveal(self)

    def draw_for_next(self) -> None:
        """reviving-19: clockwise from the first player."""
        self.active = self.queue.pop(0)
        bidding.draw_red_cards(self, self.active)

    def begin_building(self) -> None:
        """reviving-23, reviving-53: everybody at once, but teams in turn."""
        bidding.take_coins_to_boards(self)
        bidding.put_market_under(self)
        self.phase = Phase.BUILD
        if self.ways.teams > 0:
            self.queue = self.turn_order()
        else:
            for seat in range(self.seats):
                building.ask_to_build(self, seat)

    def end_building(self) -> None:
        self.mark += 1
        building.gather_discards(self)
        if leftover.is_due(self):
            self.phase = Phase.LEFTOVER
            self.queue = leftover.order(self)
            events.leftover_began(self.log)
        else:
            self.end_round()

    def end_leftover(self) -> None:
        leftover.take_coins_back(self)
        self.end_round()

    def end_round(self) -> None:
        """reviving-46, reviving-51: the marker passes, and after the last round the game is over."""
        if self.round == self.box.rounds:
            self.end_game()
            return
        if self.seats != TWO or self.round % 2 == 0:
            self.first_player = (self.first_player + 1) % self.seats
            events.marker_passed(self.log, self.first_player)
        self.begin_round()

    def end_game(self) -> None:
        """reviving-43, reviving-44."""
        self.phase = Phase.OVER
        self.mark += 1
        scoring.score_the_end(self)
        first = self.places()[0]
        kind = "share" if self.sides(first) > 1 else "team-win" if self.ways.teams > 0 else "win"
        events.game_over(self.log, kind, first, self.team_points(first[0]))

    # The order of play, solo

    def next_solo_step(self) -> None:
        """reviving-81 to reviving-95: market, debris, bid; then building, and cleaning up."""
        if self.phase == Phase.MISSIONS or self.phase == Phase.CLEANUP:
            self.begin_solo_round()
        elif self.phase == Phase.BID:
            self.phase = Phase.BUILD
            building.ask_to_build(self, solo.ME)
        elif self.round == self.rounds():
            self.end_solo()
        else:
            self.phase = Phase.CLEANUP
            solo.begin_cleaning(self)

    def begin_solo_round(self) -> None:
        bidding.deal_market(self)
        if self.ways.short_solo and not self.blue:  # reviving-103
            self.end_solo()
            return
        self.phase = Phase.BID
        solo.shake_until_a_bid_is_possible(self)
        self.players[solo.ME].ask(Task.BID)

    def end_solo(self) -> None:
        self.phase = Phase.OVER
        self.mark += 1
        self.players[solo.ME].rest()
        events.solo_over(self.log, solo.ME, self.level)

    # Who may do what

    def actor(self) -> int:
        for seat in range(self.seats):
            if self.players[seat].task != Task.IDLE:
                return seat
        return NOBODY

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.players[seat].task != Task.IDLE]

    def choices_are_open(self) -> bool:
        """reviving-23: all build at the same time, and see what the others have built."""
        return self.phase == Phase.BUILD

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        player = self.players[seat]
        moves = self.moves_to_decide(seat, player)
        if self.is_solo():
            solo.add_asides(self, player, moves)
        return moves

    def moves_to_decide(self, seat: int, player: Player) -> list[Move]:
        """The answers to what a seat is asked."""
        task = player.task
        if task == Task.BUILD:
            return building.building_moves(self, seat)
        if task == Task.BID:
            return bidding.bid_moves(self, seat)
        if task == Task.DISCARD or task == Task.TRADE:
            return [self.reviving_moves.discard[card.index] for card in player.hand]
        if task == Task.PLACE:
            assert player.chosen is not None
            return building.places(self, seat, player.chosen)
        if task == Task.NAME:
            return building.naming_moves(self, player)
        if task == Task.SPEND:
            return leftover.spending_moves(self, seat)
        if task == Task.MANIPULATE:
            return bidding.manipulation_moves(self, seat)
        return self.rarer_moves(seat, player)

    def rarer_moves(self, seat: int, player: Player) -> list[Move]:
        moves: list[Move] = []
        task = player.task
        if task == Task.RETURN:
            for card in player.drawn:
                moves.append(self.reviving_moves.give_back[card.index])
        elif task == Task.CLAIM:
            for objective in scoring.claimable(self, seat):
                moves.append(self.reviving_moves.claim[objective.index])
        elif task == Task.POWER:
            moves = leftover.power_moves(self, player)
        elif task == Task.ARCHITECT:
            for index in self.free_architects():
                moves.append(self.reviving_moves.architect[index])
        elif task == Task.MISSION:
            moves = solo.mission_moves(self)
        elif task == Task.TAKE:
            for card in self.discards:
                moves.append(self.reviving_moves.take[card.index])
        elif task == Task.STORE:
            moves = solo.store_moves(self)
        return moves

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return refusing.refusal(self, seat, move)

    # What a move does

    def apply(self, seat: int, move: Move) -> None:
        if self.phase != Phase.BID and self.phase != Phase.MANIPULATE and not self.is_solo():
            self.changed(seat)
        if isinstance(move, Bid):
            bidding.place_bid(self, seat, move.coin, move.spot)
            if self.is_solo():
                solo.collect(self, move.spot)
        elif isinstance(move, Build):
            building.choose_end(self, seat, move.end)
        elif isinstance(move, (On, At, Rebuild)):
            building.place(self, seat, move)
        elif isinstance(move, Ready):
            building.say_ready(self, seat)
        elif isinstance(move, Discard):
            self.discard_card(seat, move.card)
        elif isinstance(move, Colour):
            building.name_colour(self, seat, move.colour)
        elif isinstance(move, Convert):
            leftover.convert(self, seat)
        elif isinstance(move, Buy):
            leftover.buy(self, seat, move.card)
        elif isinstance(move, Jump):
            bidding.jump(self, seat, move.spot, move.to_spot)
        elif isinstance(move, Swap):
            bidding.swap(self, seat, move.spot, move.coin)
        elif isinstance(move, Pass):
            self.pass_by(seat)
        else:
            self.apply_rarer(seat, move)
        self.go_on()

    def apply_rarer(self, seat: int, move: Move) -> None:
        player = self.players[seat]
        if isinstance(move, Claim):
            building.claim(self, seat, move.objective)
        elif isinstance(move, Return):
            bidding.return_card(self, seat, move.card)
        elif isinstance(move, BuyBhairav):
            leftover.buy_bhairav(self, seat, move.colour)
        elif isinstance(move, Draw):
            leftover.draw(self, seat)
        elif isinstance(move, Take):
            if self.is_solo():
                solo.take(self, player, move.card)
            else:
                leftover.take(self, seat, move.card)
        elif isinstance(move, TakeArchitect):
            self.take_architect(seat, int(move.architect.index))
        elif isinstance(move, TakeMission):
            solo.take_mission(self, move.mission)
        elif isinstance(move, Random):
            solo.draw_missions(self)
        elif isinstance(move, Scrap):
            solo.scrap(self, move.card)
        elif isinstance(move, Store):
            solo.store(self, move.card)
        elif isinstance(move, Trade):
            solo.begin_trade(self, player)

    def discard_card(self, seat: int, card: Card) -> None:
        player = self.players[seat]
        if player.task == Task.TRADE:
            solo.give(self, player, card)
        elif self.phase == Phase.LEFTOVER:
            leftover.discard(self, seat, card)
        else:
            building.discard(self, seat, card)

    def pass_by(self, seat: int) -> None:
        if self.phase == Phase.MANIPULATE:
            bidding.keep_bids(self, seat)
        else:
            self.players[seat].ask(Task.SPEND)

    # The result

    def scores(self) -> list[int]:
        """Points; solo, the level that was reached (reviving-96)."""
        if self.is_solo():
            return [self.level]
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def team_points(self, seat: int) -> int:
        """reviving-54: teams add up their points."""
        points = 0
        for other in range(self.seats):
            if self.team(other) == self.team(seat):
                points += scoring.score(self, other)
        return points

    def goal_reached(self, seat: int) -> float:
        """In a solo game how many of the monuments are finished that it takes to win."""
        if not self.is_solo():
            return -1.0
        done = sum([min(scoring.finished(square), solo.MONUMENTS) for square in self.squares])
        return float(done) / float(solo.SQUARES * solo.MONUMENTS)

    def ranking(self) -> list[list[int]] | None:
        return self.places() if self.phase == Phase.OVER else None

    def places(self) -> list[list[int]]:
        """reviving-44, reviving-54, reviving-99: most points first; who has as many shares the place.

        reviving-95: nobody is first in a solo game that was lost."""
        if self.is_solo():
            return [[solo.ME]] if self.level > 0 else [[], [solo.ME]]
        standing = [self.standing(seat) for seat in range(self.seats)]
        found: list[list[int]] = []
        for one in sorted(set(standing), reverse=True):
            found.append([seat for seat in range(self.seats) if standing[seat] == one])
        return found

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Points of the team, and with the option finished monuments and mission objectives (reviving-99)."""
        finished, met = 0, 0
        if self.ways.tie_break:
            for other in range(self.seats):
                if self.team(other) == self.team(seat):
                    finished += scoring.finished(self.squares[other])
                    met += scoring.mission_met(self, self.squares[other]).count(True)
        return self.team_points(seat), finished, met

    def chance_outcome(self) -> int:
        """The market, and the coins of the last reveal."""
        number = int(self.phase)
        for slot in range(SLOTS):
            card = self.market[slot]
            number = number * 127 + (0 if card is None else int(card.index) + 1)
        for spot in range(len(self.shown.seats)):
            number = number * 11 + self.shown.coins[spot]
        if self.is_solo():
            for spot in range(len(self.debris)):
                number = number * 31 + len(self.debris[spot]) * 2 + (0 if self.bids.seats[spot] == NONE else 1)
        return number

    def clone(self) -> Reviving:
        copy = Reviving(self.game, self.options, self.box, self.reviving_moves, self.ways, self.seats, self.rng.clone())
        self.copy_into(copy)
        return copy
