"""The rules of Xanadu, in the order of the rulebook. The numbers are those of `docs/rules/xanadu.en.md`.

A turn: the active player sells buildings, then sends workers and builds in any order, then draws. Small decisions make
up a turn: `legal_moves` and `apply` go by the phase, and each step of the rulebook is a function below.
"""

from __future__ import annotations

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.xanadu import events
from durbar.games.xanadu.cards import KINDS, ROWS, Card
from durbar.games.xanadu.moves import Build, Choose, Discard, End, Sell, Start, Stop, Worker
from durbar.games.xanadu.state import PASSIVE, Building, EndCard, Phase, Player, XanaduTable


class Xanadu(XanaduTable):
    """A game of Xanadu."""

    # Setting up

    def set_up(self, named: int) -> None:
        """xanadu-7: the End card aside, shuffle, deal, and draw who begins, unless that is named."""
        self.players = [Player() for _ in range(self.seats)]
        self.pile = self.box.deck[:]
        self.rng.shuffle(self.pile)
        self.first_player = self.draw_first_player(named)
        self.active = self.first_player
        events.game_began(self.log, self.first_player)
        for seat in range(self.seats):
            self.deal(seat)
        self.ask_for_start_buildings(self.numbers.start_buildings)

    def deal(self, seat: int) -> None:
        hand = self.players[seat].hand
        for _ in range(self.numbers.start_hand):
            hand.append(self.pile.pop())
        events.dealt(self.log, seat, hand)

    def ask_for_start_buildings(self, count: int) -> None:
        """xanadu-8: everybody who has cards chooses so many in secret."""
        self.phase = Phase.START
        for player in self.players:
            player.choosing = min(count, len(player.hand))
        self.reveal_when_all_have_chosen()

    # Who may do what

    def actor(self) -> int:
        if self.phase == Phase.START:
            return self.first_to_choose()
        return NOBODY if self.phase == Phase.OVER else self.active  # xanadu-11, xanadu-43

    def actors(self) -> list[int]:
        if self.phase == Phase.START:
            return [seat for seat in range(self.seats) if self.players[seat].choosing > 0]
        return [] if self.phase == Phase.OVER else [self.active]

    def first_to_choose(self) -> int:
        for seat in range(self.seats):
            if self.players[seat].choosing > 0:
                return seat
        return NOBODY

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        player = self.players[seat]
        if self.phase == Phase.START:
            return self.start_moves(player)
        if self.phase == Phase.OVER or seat != self.active:
            return []
        if self.phase == Phase.SELL:
            return self.selling_moves(player)
        if self.phase == Phase.WORK:
            return self.working_moves(player)
        if self.phase == Phase.CARD:
            return [self.xanadu_moves.choose[card.index] for card in player.hand]
        return [self.xanadu_moves.discard[card.index] for card in player.hand]

    def start_moves(self, player: Player) -> list[Move]:
        """xanadu-9: cards of the first colour that is in the hand."""
        moves: list[Move] = []
        if player.choosing > 0:
            colour = first_colour(player.hand)
            for card in player.hand:
                if card.colour == colour:
                    moves.append(self.xanadu_moves.start[card.index])
        return moves

    def selling_moves(self, player: Player) -> list[Move]:
        """xanadu-12: any of the own buildings, or no more."""
        moves: list[Move] = [self.xanadu_moves.sell[building.card.index] for building in player.buildings]
        moves.append(self.xanadu_moves.stop)
        return moves

    def working_moves(self, player: Player) -> list[Move]:
        """xanadu-24: workers and buildings in any order, and nobody has to."""
        moves: list[Move] = []
        if player.hand:
            for owner in self.players:
                for building in owner.buildings:
                    if building.takes_workers():
                        moves.append(self.xanadu_moves.worker[building.card.index])
            moves.extend(self.building_moves(player))
        moves.append(self.xanadu_moves.end)
        return moves

    def building_moves(self, player: Player) -> list[Move]:
        """xanadu-22, xanadu-23, xanadu-26: the cards that can be paid for, where one may be built."""
        if not self.may_build_more(player):
            return []
        usable = self.usable(player)
        return [self.xanadu_moves.build[card.index] for card in player.hand if covers(usable, card)]

    # Why a move may not be played

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        if self.phase == Phase.OVER:
            return IllegalMove("xanadu-43", "game-over", {})
        player = self.players[seat]
        if isinstance(move, Start):
            return self.refusal_to_start(player, move.card)
        if self.phase == Phase.START:
            return IllegalMove("xanadu-10", "start-first", {})
        if seat != self.active:
            return IllegalMove("xanadu-11", "not-active", {"seat": self.active})
        if isinstance(move, Discard):
            if self.phase != Phase.DISCARD:
                return IllegalMove("xanadu-49", "nothing-to-discard", {})
            return not_in_hand("xanadu-49", move.card)
        if self.phase == Phase.DISCARD:
            return IllegalMove("xanadu-49", "discard-first", {"count": self.hand_limit})
        if isinstance(move, Choose):
            if self.phase != Phase.CARD:
                return IllegalMove("xanadu-19", "no-worker-sent", {})
            return not_in_hand("xanadu-15", move.card)
        if self.phase == Phase.CARD:
            return IllegalMove("xanadu-19", "worker-first", {})
        if isinstance(move, Sell) and self.phase == Phase.SELL:
            return IllegalMove("xanadu-14", "not-your-building", {"building": move.card.key})
        if isinstance(move, (Sell, Stop)):
            return IllegalMove("xanadu-12", "selling-over", {})
        if self.phase == Phase.SELL:
            return IllegalMove("xanadu-12", "selling-first", {})
        if isinstance(move, Worker):
            return self.refusal_to_send(move.card)
        assert isinstance(move, Build)
        return self.refusal_to_build(player, move.card)

    def refusal_to_start(self, player: Player, card: Card) -> IllegalMove:
        if self.phase != Phase.START:
            return IllegalMove("xanadu-8", "no-start", {})
        if player.choosing == 0:
            return IllegalMove("xanadu-8", "has-chosen", {})
        if card not in player.hand:
            return not_in_hand("xanadu-8", card)
        return IllegalMove("xanadu-9", "wrong-colour", {"card": card.key})

    def refusal_to_send(self, card: Card) -> IllegalMove:
        building = self.building(card)
        if building is None:
            return IllegalMove("xanadu-15", "no-such-building", {"building": card.key})
        if building.sideways:
            return IllegalMove("xanadu-18", "sideways", {"building": card.key})
        return IllegalMove("xanadu-16", "no-free-row", {"building": card.key})

    def refusal_to_build(self, player: Player, card: Card) -> IllegalMove:
        if card not in player.hand:
            return not_in_hand("xanadu-22", card)
        numbers = self.numbers
        if numbers.builds_per_turn > 0 and self.builds >= numbers.builds_per_turn:
            return IllegalMove("xanadu-23", "built-enough", {"count": int(numbers.builds_per_turn)})
        if len(player.buildings) >= numbers.building_limit:
            return IllegalMove(numbers.limit_rule, "no-place", {"count": int(numbers.building_limit)})
        return IllegalMove("xanadu-22", "cost-not-covered", {"card": card.key})

    def apply(self, seat: int, move: Move) -> None:
        if isinstance(move, Worker):
            self.send_worker(move.card)
        elif isinstance(move, Choose):
            self.place_worker(seat, move.card)
        elif isinstance(move, Build):
            self.build_card(seat, move.card)
        elif isinstance(move, End):
            self.draw()
        elif isinstance(move, Sell):
            self.sell_building(seat, move.card)
        elif isinstance(move, Stop):
            self.begin_working()
        elif isinstance(move, Start):
            self.choose_start_building(seat, move.card)
        elif isinstance(move, Discard):
            self.discard_card(seat, move.card)

    # Start buildings

    def choose_start_building(self, seat: int, card: Card) -> None:
        """xanadu-8: laid face down until everybody has chosen."""
        player = self.players[seat]
        player.hand.remove(card)
        player.chosen.append(card)
        player.choosing -= 1
        events.chose_start(self.log, seat, card)
        self.reveal_when_all_have_chosen()

    def reveal_when_all_have_chosen(self) -> None:
        """xanadu-8, xanadu-35: all reveal together; then the turn that was interrupted goes on, or one begins."""
        if self.first_to_choose() != NOBODY:
            return
        self.mark += 1
        for seat in range(self.seats):
            self.reveal_start_buildings(seat)
        if self.sales > 0:
            self.begin_working()
        else:
            self.begin_turn()

    def reveal_start_buildings(self, seat: int) -> None:
        player = self.players[seat]
        for card in player.chosen:
            player.buildings.append(Building(card, sideways=False))
            events.revealed_start(self.log, seat, card)
        player.chosen = []

    # A turn

    def begin_turn(self) -> None:
        """xanadu-11: sell, then work and build, then draw."""
        self.turn += 1
        events.turn_began(self.log, self.active, self.turn)
        if self.players[self.active].buildings:
            self.phase = Phase.SELL
        else:
            self.begin_working()

    # Selling

    def sell_building(self, seat: int, card: Card) -> None:
        """xanadu-12, xanadu-13: for good, at the price of the moment; card and workers to the discards."""
        player = self.players[seat]
        building = player.building(card)
        assert building is not None
        price, bonus = building.price(), self.bonus(card)
        player.coins += price + bonus
        self.sales += 1
        self.mark += 1
        events.sold(self.log, seat, card, price, bonus, building.workers)
        self.remove(player, building)
        if self.is_table_empty():
            self.start_again()
        elif not player.buildings:
            self.begin_working()

    def remove(self, player: Player, building: Building) -> None:
        """A building leaves the table with its workers, face up."""
        player.buildings.remove(building)
        self.discards.append(building.card)
        self.discards.extend(building.workers)

    # Workers and building

    def begin_working(self) -> None:
        self.phase = Phase.WORK
        self.draw_if_nothing_can_be_done()

    def draw_if_nothing_can_be_done(self) -> None:
        """xanadu-33: where neither a worker can be sent nor anything built, there is nothing to decide."""
        player = self.players[self.active]
        if not player.hand or not (self.is_a_row_free() or self.might_build(player)):
            self.draw()

    def might_build(self, player: Player) -> bool:
        """xanadu-52: in edition 1 a place is enough, whether a card can be paid for or not."""
        return bool(self.building_moves(player)) if self.numbers.edition >= 2 else self.may_build_more(player)

    def is_a_row_free(self) -> bool:
        for player in self.players:
            for building in player.buildings:
                if building.takes_workers():
                    return True
        return False

    def send_worker(self, card: Card) -> None:
        """xanadu-15: a worker goes to any building; which card it is comes next."""
        self.phase = Phase.CARD
        self.target = self.building(card)

    def place_worker(self, seat: int, card: Card) -> None:
        """xanadu-16, xanadu-17, xanadu-20: the lowest free row is covered, collected, and its favour opens."""
        building = self.target
        assert building is not None
        self.target = None
        self.phase = Phase.WORK
        self.players[seat].hand.remove(card)
        row = len(building.workers)
        building.workers.append(card)
        building.placers.append(seat)
        for resource in building.card.rows[row]:
            self.pool[resource] += 1
        if self.log is not None:
            self.tell_of_worker(seat, building, row, card)
        if len(building.workers) == ROWS:
            self.sell_full_building(building)
        self.draw_if_nothing_can_be_done()

    def tell_of_worker(self, seat: int, building: Building, row: int, card: Card) -> None:
        owner = self.owner(building.card)
        events.sent_worker(
            self.log, seat, owner, building.card, row, card, building.price() + self.bonus(building.card)
        )
        if building.card.favours[row] >= 0:
            events.opened_favour(self.log, owner, building.card, row)

    def sell_full_building(self, building: Building) -> None:
        """xanadu-28, xanadu-29: paid at once, but it lies there until the turn ends."""
        owner = self.owner(building.card)
        price, bonus = building.price(), self.bonus(building.card)
        building.sold = True
        self.players[owner].coins += price + bonus
        events.had_to_sell(self.log, owner, building.card, price, bonus)

    def build_card(self, seat: int, card: Card) -> None:
        """xanadu-22, xanadu-25: pay the cost and lay the card sideways."""
        player = self.players[seat]
        paid = self.pay(player, card)
        player.hand.remove(card)
        player.buildings.append(Building(card, sideways=True))
        events.built(self.log, seat, card, paid[0], paid[1], paid[2])
        self.builds += 1
        self.draw_if_nothing_can_be_done()

    def pay(self, player: Player, card: Card) -> list[list[int]]:
        """xanadu-21, xanadu-48: what workers collected goes first, then favours, then passives; no symbol twice."""
        paid: list[list[int]] = [[], [], []]
        for resource in card.cost:
            paid[self.pay_one(player, resource)].append(resource)
        return paid

    def pay_one(self, player: Player, resource: int) -> int:
        """Use up one unit of a resource; 0 if it came from the pool, 1 from a favour, 2 from a passive."""
        if self.pool[resource] > 0:
            self.pool[resource] -= 1
            return 0
        for building in player.buildings:
            row = building.open_favour(resource)
            if row >= 0:
                building.spent |= 1 << row
                return 1
        for building in player.buildings:
            if building.has_passive(resource):
                building.spent |= PASSIVE
                return 2
        raise AssertionError("the cost was covered")

    # Drawing, and the end of a turn

    def draw(self) -> None:
        """xanadu-31: two cards, and one for each building sold at the beginning of the turn."""
        self.draw_cards(self.active, self.draws())
        if self.is_cut_short():
            self.end_game()
        elif self.has_too_many(self.players[self.active]):
            self.phase = Phase.DISCARD
        else:
            self.end_turn()

    def draw_cards(self, seat: int, count: int) -> None:
        """xanadu-36, xanadu-40: one by one; after the last the pile is rebuilt, and the End card is shown."""
        hand = self.players[seat].hand
        drawn: list[Card] = []
        while count > 0 and self.pile:
            card = self.pile.pop()
            self.mark += 1
            if card.is_end:
                events.drew(self.log, seat, drawn)
                drawn = []
                self.end_card = EndCard.SHOWN
                events.end_card_shown(self.log, seat)
                if not self.equal_turns:
                    return
                continue
            hand.append(card)
            drawn.append(card)
            count -= 1
            if not self.pile and self.end_card != EndCard.SHOWN:
                events.drew(self.log, seat, drawn)
                drawn = []
                self.rebuild_pile()
        events.drew(self.log, seat, drawn)

    def is_cut_short(self) -> bool:
        """xanadu-40: the End card ends the game at once, unless everybody shall have as many turns."""
        return self.end_card == EndCard.SHOWN and not self.equal_turns

    def has_too_many(self, player: Player) -> bool:
        """xanadu-49: only with the option is there a limit."""
        return 0 < self.hand_limit < len(player.hand)

    def discard_card(self, seat: int, card: Card) -> None:
        """xanadu-49: face up, one of the player's choice after the other."""
        player = self.players[seat]
        player.hand.remove(card)
        self.discards.append(card)
        events.discarded(self.log, seat, card)
        if not self.has_too_many(player):
            self.end_turn()

    def end_turn(self) -> None:
        """xanadu-32: new buildings are turned upright, sold ones leave, and the next player begins."""
        self.mark += 1
        for seat in range(self.seats):
            self.clear(seat, self.players[seat])
        for resource in range(KINDS):
            self.pool[resource] = 0  # xanadu-17
        self.sales = 0
        self.builds = 0
        if self.is_last_turn():
            self.end_game()
        elif self.is_table_empty():
            self.start_again()
        else:
            self.active = self.next_seat(self.active)
            self.begin_turn()

    def clear(self, seat: int, player: Player) -> None:
        for building in player.buildings[:]:
            building.sideways = False
            building.spent = 0
            if building.sold:
                events.cleared(self.log, seat, building.card, building.workers)
                self.remove(player, building)

    def is_last_turn(self) -> bool:
        """xanadu-50: with equal turns, the last turn is that of the seat to the right of the first player."""
        return self.end_card == EndCard.SHOWN and self.active == self.last_seat()

    # The empty table

    def start_again(self) -> None:
        """xanadu-34: no building is left; everybody fills the hand and lays a new start building."""
        events.table_was_empty(self.log)
        seat = self.active
        for _ in range(self.seats):
            self.draw_cards(seat, self.numbers.refill_hand - len(self.players[seat].hand))
            if self.is_cut_short():
                self.end_game()
                return
            seat = self.next_seat(seat)
        if self.sales == 0:  # the turn is over, else it goes on (xanadu-35)
            if self.is_last_turn():
                self.end_game()
                return
            self.active = self.next_seat(self.active)
        self.ask_for_start_buildings(self.numbers.refill_buildings)

    # The end

    def end_game(self) -> None:
        """xanadu-41: everybody sells what still lies before them."""
        self.phase = Phase.OVER
        self.mark += 1
        for seat in range(self.seats):
            self.sell_what_is_left(seat, self.players[seat])
        scores = self.scores()
        best = max(scores)
        events.game_over(self.log, [seat for seat in range(self.seats) if scores[seat] == best], best)

    def sell_what_is_left(self, seat: int, player: Player) -> None:
        for building in player.buildings:
            if not building.sold:
                price, bonus = building.price(), self.bonus(building.card)
                player.final += price + bonus
                events.final_sale(self.log, seat, building.card, price, bonus)

    def scores(self) -> list[int]:
        """xanadu-42: coins, after the final sale with what it brought."""
        return [player.coins + player.final for player in self.players]

    def ranking(self) -> list[list[int]] | None:
        """xanadu-42: most coins first; who has as many shares the place."""
        if self.phase != Phase.OVER:
            return None
        scores = self.scores()
        places: list[list[int]] = []
        for coins in sorted(set(scores), reverse=True):
            places.append([seat for seat in range(self.seats) if scores[seat] == coins])
        return places

    def chance_outcome(self) -> int:
        """Luck shows everybody little here, and cards drawn to one seat only: what is to be decided is enough."""
        return int(self.phase)

    def clone(self) -> Xanadu:
        copy = Xanadu(
            self.game,
            self.options,
            self.box,
            self.xanadu_moves,
            self.seats,
            self.numbers,
            self.equal_turns,
            self.hand_limit,
            self.rng.clone(),
        )
        self.copy_into(copy)
        return copy


def first_colour(hand: list[Card]) -> int:
    """xanadu-9: brown, else blue, else yellow, else green: the first of these in the hand."""
    return min([int(card.colour) for card in hand])


def covers(usable: list[int], card: Card) -> bool:
    """Whether these resources pay for the card; a symbol that repeats counts each time (xanadu-22)."""
    return all(usable[resource] >= count for resource, count in card.needs)


def not_in_hand(rule: str, card: Card) -> IllegalMove:
    """A card that was used is no longer there (xanadu-27); `rule` says what it would be needed for."""
    return IllegalMove(rule, "not-in-hand", {"card": card.key})
