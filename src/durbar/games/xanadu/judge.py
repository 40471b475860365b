"""A quick opinion of a position of Xanadu, for bots: how likely is each seat to win?

It counts everything in coins: what a seat has earned, what its buildings will bring, and what its hand is good for:
every card is a worker, and some can be built with a few workers from where they are. How much that counts depends on
how long the game still lasts. The numbers below were tried out in games between greedy bots.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.core.weighing import Weigher
from durbar.games.xanadu.cards import KINDS, ROWS, Card
from durbar.games.xanadu.hidden import redeal
from durbar.games.xanadu.rules import Xanadu
from durbar.games.xanadu.state import Building, EndCard, Phase, Player

NOWHERE: Final = 20  # workers: no row on the table gives the resource
CARDS_A_TURN: Final = 2.8
PILE_AGAIN: Final = 30.0  # cards in a rebuilt pile

WORKER: Final = 1.0  # coins: a card in the hand, as long as there are turns to use it
SYMBOL: Final = 0.45  # coins: a passive or open favour
DRIFT: Final = 0.4  # how much of the next change of a price is counted before it happens
WORTH_OF_LONG_PLANS: Final[list[float]] = [
    0.85**workers for workers in range(NOWHERE)
]  # how much a plan counts that needs so many
NOW: Final = 0.95  # how much a plan counts while its resources are being collected …
LATER: Final = 0.5  # … and how much otherwise; the next best plans count half of it each
FULL_HAND: Final = 6  # cards beyond this number are worth half


class XanaduWeigher(Weigher):
    """`redeal` and `judge`, asked by compiled code."""

    def deals(self, state: State, seat: int, count: int, rng: Rng) -> list[State]:
        assert isinstance(state, Xanadu)
        return [redeal(state, seat, rng) for _ in range(count)]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Xanadu)
        return judge(state)[seat]


def judge(state: Xanadu) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    if state.phase == Phase.OVER:
        return shares_of_victory(state)
    if state.phase == Phase.CARD:
        state = with_some_worker(state)
        if state.phase == Phase.OVER:
            return shares_of_victory(state)
    turns = turns_left(state)
    rows = Rows(state)
    worths = [worth(state, seat, turns, rows) for seat in range(state.seats)]
    return chances(worths, 2.0 + 0.8 * turns)


def shares_of_victory(state: Xanadu) -> list[float]:
    scores = state.scores()
    best = max(scores)
    winners = scores.count(best)
    return [1.0 / winners if score == best else 0.0 for score in scores]


def with_some_worker(state: Xanadu) -> Xanadu:
    """A worker that is on its way is judged as if it were the card that is missed least."""
    copy = state.clone()
    copy.apply(copy.active, copy.xanadu_moves.choose[spare(copy, copy.active)[0].index])
    return copy


def chances(worths: list[float], doubt: float) -> list[float]:
    """How likely each seat is to come first, if so many coins make such a difference."""
    best = max(worths)
    weights = [math.exp((coins - best) / doubt) for coins in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_left(state: Xanadu) -> float:
    """How many turns each seat can still expect."""
    if state.end_card == EndCard.SHOWN:
        return 0.5
    cards = float(len(state.pile)) + PILE_AGAIN * float(state.numbers.passes - state.pass_number)
    if state.end_card == EndCard.IN_PILE:
        cards -= min(float(len(state.pile)), float(state.numbers.end_card_bottom)) / 2.0
    return max(0.0, cards) / (CARDS_A_TURN * state.seats)


# What a seat has, in coins


def worth(state: Xanadu, seat: int, turns: float, rows: Rows) -> float:
    player = state.players[seat]
    coins = float(player.coins)
    season = min(1.0, turns / 2.0)
    for building in player.buildings:
        if not building.sold:
            coins += worth_of_building(state, building, season)
    for card in player.chosen:
        coins += worth_of_card(state, card, season)
    return coins + worth_of_hand(state, seat, player, season, rows)


def worth_of_building(state: Xanadu, building: Building, season: float) -> float:
    """Its price, where that is heading, and what its symbols are good for."""
    card = building.card
    workers = len(building.workers)
    price = float(card.prices[workers])
    symbols = 1.0 if card.passive >= 0 else 0.0
    for row in range(workers):
        if card.favours[row] >= 0:
            symbols += 1.0
    change = float(card.prices[workers + 1]) - price
    return price + state.bonus(card) + season * (DRIFT * change + SYMBOL * symbols)


def worth_of_card(state: Xanadu, card: Card, season: float) -> float:
    """What a building of this card will bring."""
    change = float(card.prices[2] - card.prices[0])
    symbols = 1.0 if card.passive >= 0 else 0.0
    return card.prices[0] + state.bonus(card) + season * (DRIFT * change + SYMBOL * symbols)


def worth_of_hand(state: Xanadu, seat: int, player: Player, season: float, rows: Rows) -> float:
    """Workers, and the best plans to build; an active player has the cards they will draw as good as in hand."""
    cards = len(player.hand)
    if seat == state.active and (state.phase == Phase.SELL or state.phase == Phase.WORK):
        cards += state.draws()
    full = min(cards, FULL_HAND)
    coins = season * WORKER * (full + (cards - full) / 2.0)
    weight = plan_weight(state, seat, player, season)
    for plan in plans(state, seat, player, season, rows):
        coins += weight * plan
        weight = min(weight, LATER * season) / 2.0
    return coins


def plan_weight(state: Xanadu, seat: int, player: Player, season: float) -> float:
    """How much the best plan counts."""
    if seat == state.active and state.phase == Phase.WORK and any(state.pool):
        return NOW if state.may_build_more(player) else LATER * season
    return LATER * season


def plans(state: Xanadu, seat: int, player: Player, season: float, rows: Rows) -> list[float]:
    """For each hand card that could be built with the workers there are: what that would bring. Best first."""
    found: list[float] = []
    usable = usable_by(state, seat, player)
    for card in player.hand:
        plan = plan_for(state, card, usable, len(player.hand) - 1, season, rows)
        if plan > 0.0:
            found.append(plan)
    found.sort(reverse=True)
    return found


def usable_by(state: Xanadu, seat: int, player: Player) -> list[int]:
    usable = state.pool[:] if seat == state.active else [0] * KINDS
    for building in player.buildings:
        building.add_income(usable)
    return usable


def plan_for(state: Xanadu, card: Card, usable: list[int], workers: int, season: float, rows: Rows) -> float:
    """What it would bring to build this card, at most with so many workers."""
    needed = workers_needed(card, usable, rows)
    if needed > workers or needed >= NOWHERE:
        return 0.0
    gain = worth_of_card(state, card, season) - season * WORKER * (needed + 1.0)
    return gain * WORTH_OF_LONG_PLANS[needed]


# How far the resources are


class Rows:
    """The rows on the table that workers may still collect from.

    nearest:   for each resource, how many workers it takes to collect one
    buildings: where workers may come
    offered:   for each of these the resources of its free rows, as bits
    """

    def __init__(self, state: Xanadu) -> None:
        self.nearest: list[int] = [NOWHERE] * KINDS
        self.buildings: list[Building] = []
        self.offered: list[int] = []
        for player in state.players:
            for building in player.buildings:
                if building.takes_workers():
                    self.add(building)

    def add(self, building: Building) -> None:
        offered: i64 = 0
        workers = len(building.workers)
        for row in range(workers, ROWS):
            for resource in building.card.rows[row]:
                offered |= one_bit(resource)
                if row - workers + 1 < self.nearest[resource]:
                    self.nearest[resource] = row - workers + 1
        self.buildings.append(building)
        self.offered.append(int(offered))


def one_bit(resource: i64) -> i64:
    bit: i64 = 1
    return bit << resource


def workers_needed(card: Card, usable: list[int], rows: Rows) -> int:
    """About how many workers collect what is missing: each resource where it is nearest, or several on one building."""
    missing: i64 = 0  # how many of each resource, in four bits each
    wanted: i64 = 0  # which, as bits
    count: i64 = 0
    needed = 0
    for resource, asked in card.needs:
        lack = asked - usable[resource]
        if lack > 0:
            missing += as_many(lack, resource)
            wanted |= one_bit(resource)
            count += lack
            needed += lack * rows.nearest[resource]
    if count < 2 or needed >= NOWHERE:
        return needed
    for number in range(len(rows.buildings)):
        if wanted & rows.offered[number]:
            needed = min(needed, workers_with(rows.buildings[number], missing, rows.nearest, needed))
    return needed


def as_many(count: i64, resource: i64) -> i64:
    return count << (4 * resource)


def workers_with(building: Building, left: i64, nearest: list[int], elsewhere: int) -> int:
    """The same if one or more workers go to this building, where it takes so many elsewhere."""
    fewest = elsewhere
    for row in range(len(building.workers), ROWS):
        elsewhere += 1
        for resource in building.card.rows[row]:
            if left & as_many(15, resource):
                left -= as_many(1, resource)
                elsewhere -= nearest[resource]
        fewest = min(fewest, elsewhere)
    return fewest


def spare(state: Xanadu, seat: int) -> list[Card]:
    """The hand of a seat from the card it misses least; from nothing but what the seat knows."""
    player = state.players[seat]
    season = min(1.0, turns_left(state) / 2.0)
    usable, rows = usable_by(state, seat, player), Rows(state)
    plans = [(plan_for(state, card, usable, len(player.hand) - 1, season, rows), card) for card in player.hand]
    plans.sort(key=lambda plan: (plan[0], plan[1].prices[0], plan[1].index))
    return [card for _, card in plans]
