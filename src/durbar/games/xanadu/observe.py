"""What a seat of Xanadu may know, as a network reads it (xanadu-19, xanadu-44, xanadu-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, Observation, Observer, up_to
from durbar.core.state import State
from durbar.games.xanadu.cards import COLOURS, KINDS, LARGEST_TABLE, ROWS, SMALLEST_TABLE, Box, Card
from durbar.games.xanadu.hidden import sees_worker
from durbar.games.xanadu.moves import Build, Choose, Discard, Sell, Start, Worker
from durbar.games.xanadu.rules import Xanadu
from durbar.games.xanadu.state import Building, EndCard, Phase, Player

if TYPE_CHECKING:
    from durbar.core.game import Options

VERSION: Final = 1
COINS: Final = 40  # in twos
LEAD: Final = 31  # of the own coins before the best of the others, in twos, from far behind to far ahead
CARDS: Final = 16  # in a hand
PILE: Final = 20  # in fours
HELD: Final = 5  # resources of a kind
TURNS: Final = 12
PRICE: Final = 20
CHANGE: Final = 9  # of a price, from four less to four more
MISSING: Final = 6  # resources
BUILDINGS: Final = 7
FULL: Final = ROWS + 1  # workers


class XanaduObserver(Observer):
    """The observations of Xanadu."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(VERSION, moves, options, range(SMALLEST_TABLE, LARGEST_TABLE + 1), [])
        deck, seats = len(box.deck), LARGEST_TABLE
        self.deck: i64 = deck
        self.phase: i64 = self.block("phase", len(Phase))
        self.active: i64 = self.block("active", seats)
        self.first: i64 = self.block("first", seats)
        self.turn: i64 = self.block("turn", TURNS)
        self.pile: i64 = self.block("pile", PILE)
        self.passes_left: i64 = self.block("passes_left", 4)
        self.end_card: i64 = self.block("end_card", len(EndCard))
        self.sales: i64 = self.block("sales", BUILDINGS)
        self.builds: i64 = self.block("builds", BUILDINGS)
        self.pool: i64 = self.block("pool", KINDS * HELD)
        self.usable: i64 = self.block("usable", KINDS * HELD)
        self.target: i64 = self.block("target", deck)
        self.hand: i64 = self.block("hand", deck)
        self.chosen: i64 = self.block("chosen", deck)
        self.placed: i64 = self.block("placed", deck)
        self.discards: i64 = self.block("discards", deck)
        self.lacks: i64 = self.block("lacks", MISSING * len(COLOURS))
        self.lead: i64 = self.block("lead", LEAD)
        self.coins: i64 = self.block("coins", seats * COINS)
        self.cards: i64 = self.block("cards", seats * CARDS)
        self.choosing: i64 = self.block("choosing", seats * 3)
        self.has_chosen: i64 = self.block("has_chosen", seats * 3)
        self.count: i64 = self.block("count", seats * BUILDINGS)
        self.income: i64 = self.block("income", seats * KINDS * HELD)
        self.building: i64 = self.block("building", seats * deck)
        self.workers: i64 = self.block("workers", deck * FULL)
        self.own_workers: i64 = self.block("own_workers", deck * FULL)
        self.sideways: i64 = self.block("sideways", deck)
        self.sold: i64 = self.block("sold", deck)
        self.owner: i64 = self.trait("owner", seats)
        self.price: i64 = self.trait("price", 4 * PRICE)
        self.change: i64 = self.trait("change", 2 * CHANGE)
        self.after: i64 = self.trait("after", 2 * FULL)
        self.collects: i64 = self.trait("collects", KINDS)
        self.opens: i64 = self.trait("opens", 2 * KINDS)
        self.colour: i64 = self.trait("colour", 4 * len(COLOURS))
        self.missing: i64 = self.trait("missing", 4 * MISSING)
        self.wanted: i64 = self.trait("wanted", 4)
        self.completes: i64 = self.trait("completes", 4)
        self.wealth: i64 = self.block("wealth", seats * COINS)
        self.ahead: i64 = self.block("ahead", LEAD)
        self.for_sale: i64 = self.block("for_sale", 2 * PRICE)
        self.plan: i64 = self.block("plan", MISSING * PRICE)
        self.hear_the_judge()

    # The table

    def add_features(self, state: State, seat: int, features: Bag) -> None:
        assert isinstance(state, Xanadu)
        features.append(self.phase + state.phase)
        features.append(self.active + (state.active - seat) % state.seats)
        features.append(self.first + (state.first_player - seat) % state.seats)
        features.append(self.turn + up_to(state.turn // state.seats, TURNS - 1))
        features.append(self.pile + up_to(len(state.pile) // 4, PILE - 1))
        features.append(self.passes_left + up_to(state.numbers.passes - state.pass_number, 3))
        features.append(self.end_card + state.end_card)
        features.append(self.sales + up_to(state.sales, BUILDINGS - 1))
        features.append(self.builds + up_to(state.builds, BUILDINGS - 1))
        usable = state.usable(state.players[state.active])
        add_held(features, self.pool, state.pool)
        add_held(features, self.usable, usable)
        if state.target is not None:
            features.append(self.target + state.target.card.index)
        for card in state.discards:
            features.append(self.discards + card.index)
        self.add_hand(state, seat, features)
        best: i64 = 0
        richest: i64 = 0
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            rich = wealth(state, player)
            features.append(self.wealth + place * COINS + up_to(rich // 2, COINS - 1))
            if place > 0:
                best = max(best, player.coins)
                richest = max(richest, rich)
            self.add_player(state, seat, place, player, features)
        player = state.players[seat]
        features.append(self.lead + up_to((player.coins - best) // 2 + LEAD // 2, LEAD - 1))
        features.append(self.ahead + up_to((wealth(state, player) - richest) // 2 + LEAD // 2, LEAD - 1))

    def add_hand(self, state: Xanadu, seat: int, features: Bag) -> None:
        player = state.players[seat]
        usable = state.usable(player) if seat == state.active else income(player)
        for card in player.hand:
            features.append(self.hand + card.index)
            missing = up_to(lacking(usable, card), MISSING - 1)
            price = up_to(card.prices[0] + state.bonus(card), PRICE - 1)
            features.append(self.lacks + card.colour * MISSING + missing)
            features.append(self.plan + missing * PRICE + price)
        for card in player.chosen:
            features.append(self.chosen + card.index)

    def add_player(self, state: Xanadu, seat: int, place: i64, player: Player, features: Bag) -> None:
        features.append(self.coins + place * COINS + up_to(player.coins // 2, COINS - 1))
        features.append(self.cards + place * CARDS + up_to(len(player.hand), CARDS - 1))
        features.append(self.count + place * BUILDINGS + up_to(len(player.buildings), BUILDINGS - 1))
        if state.phase == Phase.START:
            features.append(self.choosing + place * 3 + up_to(player.choosing, 2))
            features.append(self.has_chosen + place * 3 + up_to(len(player.chosen), 2))
        add_held(features, self.income + place * KINDS * HELD, income(player))
        for building in player.buildings:
            self.add_building(state, seat, place, building, features)

    def add_building(self, state: Xanadu, seat: int, place: i64, building: Building, features: Bag) -> None:
        card = building.card.index
        workers = len(building.workers)
        features.append(self.building + place * self.deck + card)
        features.append((self.own_workers if place == 0 else self.workers) + card * FULL + workers)
        if building.sideways:
            features.append(self.sideways + card)
        if building.sold:
            features.append(self.sold + card)
        else:
            price = up_to(building.price() + state.bonus(building.card), PRICE - 1)
            features.append(self.for_sale + (0 if place == 0 else PRICE) + price)
        for row in range(workers):
            if sees_worker(state, seat, building, row):
                features.append(self.placed + building.workers[row].index)

    # The moves

    def describe(self, state: State, seat: int, seen: Observation) -> None:
        assert isinstance(state, Xanadu)
        player = state.players[seat]
        usable = state.usable(player) if seat == state.active else income(player)
        traits = seen.traits
        for move in seen.moves:
            traits.extend(self.of_moves[move.id])
            if isinstance(move, Worker):
                self.describe_worker(state, seat, player, move.card, usable, traits)
            elif isinstance(move, Sell):
                self.describe_sale(state, player, move.card, traits)
            elif isinstance(move, Build):
                self.describe_card(state, move.card, usable, 1, traits)
            elif isinstance(move, Start):
                self.describe_card(state, move.card, usable, 2, traits)
            elif isinstance(move, (Choose, Discard)):
                self.describe_card(state, move.card, usable, 3, traits)
            seen.ends.append(len(traits))

    def describe_card(self, state: Xanadu, card: Card, usable: list[int], use: i64, traits: list[int]) -> None:
        """A hand card: what a building of it would bring, and how far away that is."""
        traits.append(self.price + use * PRICE + up_to(card.prices[0] + state.bonus(card), PRICE - 1))
        traits.append(self.colour + use * len(COLOURS) + card.colour)
        traits.append(self.missing + use * MISSING + up_to(lacking(usable, card), MISSING - 1))

    def describe_sale(self, state: Xanadu, player: Player, card: Card, traits: list[int]) -> None:
        building = player.building(card)
        if building is None:
            return
        workers = len(building.workers)
        traits.append(self.price + up_to(building.price() + state.bonus(card), PRICE - 1))
        traits.append(self.after + workers)
        if workers < ROWS:
            traits.append(
                self.change + up_to(card.prices[workers + 1] - card.prices[workers] + CHANGE // 2, CHANGE - 1)
            )

    def describe_worker(
        self, state: Xanadu, seat: int, player: Player, card: Card, usable: list[int], traits: list[int]
    ) -> None:
        """Whose building it is, what the row gives, what becomes of its price, and whether that serves the hand."""
        owner = state.owner(card)
        building = state.players[owner].building(card)
        if building is None:
            return
        workers = len(building.workers)
        other: i64 = 0 if owner == seat else 1
        traits.append(self.owner + (owner - seat) % state.seats)
        traits.append(self.after + FULL + workers)
        traits.append(
            self.change + CHANGE * other + up_to(card.prices[workers + 1] - building.price() + CHANGE // 2, CHANGE - 1)
        )
        favour = card.favours[workers]
        if favour >= 0:
            traits.append(self.opens + KINDS * other + favour)
        row = card.rows[workers]
        for resource in row:
            traits.append(self.collects + resource)
        self.describe_use(player, row, favour if owner == seat else -1, usable, traits)

    def describe_use(self, player: Player, row: list[int], favour: int, usable: list[int], traits: list[int]) -> None:
        """For how many cards of the hand what is collected is missing, and how many it completes."""
        wanted: i64 = 0
        complete: i64 = 0
        for resource in row:
            usable[resource] += 1
        if favour >= 0:
            usable[favour] += 1
        for card in player.hand:
            after = lacking(usable, card)
            for resource in row:
                usable[resource] -= 1
            before = lacking(usable, card)
            for resource in row:
                usable[resource] += 1
            if after < before:
                wanted += 1
                if after == 0:
                    complete += 1
        for resource in row:
            usable[resource] -= 1
        if favour >= 0:
            usable[favour] -= 1
        traits.append(self.wanted + up_to(wanted, 3))
        traits.append(self.completes + up_to(complete, 3))


def add_held(features: Bag, first: i64, counts: list[int]) -> None:
    """How many there are of each resource; none is not told."""
    for resource in range(len(counts)):
        if counts[resource] > 0:
            features.append(first + resource * HELD + up_to(counts[resource], HELD - 1))


def income(player: Player) -> list[int]:
    counts = [0] * KINDS
    for building in player.buildings:
        building.add_income(counts)
    return counts


def wealth(state: Xanadu, player: Player) -> i64:
    """The coins of a player, and what its buildings would bring now."""
    coins = player.coins
    for building in player.buildings:
        if not building.sold:
            coins += building.price() + state.bonus(building.card)
    return coins


def lacking(usable: list[int], card: Card) -> int:
    """How many resources are missing to build a card."""
    missing = 0
    for resource, count in card.needs:
        if usable[resource] < count:
            missing += count - usable[resource]
    return missing
