"""Why one would sell, send a worker or build in Xanadu, in words: for hints and reviews.

All of it is printed on cards that the seat sees: prices, rows, favours and costs of buildings and of its own hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.core.reasons import Reason, steps
from durbar.games.xanadu.cards import NO_RESOURCE, RESOURCES, ROWS, Card, resource_names
from durbar.games.xanadu.judge import spare
from durbar.games.xanadu.moves import Build, Choose, Discard, End, Sell, Start, Stop, Worker
from durbar.games.xanadu.rules import Xanadu
from durbar.games.xanadu.state import Building


def reasons(state: Xanadu, seat: int, line: Sequence[Move]) -> list[Reason]:
    """The reasons for the first move of the line; a worker is sent for what is built in the end."""
    if not line:
        return []
    move = line[0]
    if isinstance(move, Start):
        return for_starting(state, move.card)
    if isinstance(move, Sell):
        return for_selling(state, seat, move.card)
    if isinstance(move, Stop):
        return [*for_waiting(state, seat), *for_plan(state, seat, line)]
    if isinstance(move, Worker):
        building = state.building(move.card)
        return [] if building is None else for_worker(state, seat, building, line)
    if isinstance(move, Choose):
        for_it = for_worker(state, seat, state.target, line) if state.target is not None else []
        return [*least_missed(state, seat, move.card), *for_it]
    if isinstance(move, Build):
        return for_building(state, move.card)
    if isinstance(move, Discard):
        return least_missed(state, seat, move.card)
    return for_ending(state, seat) if isinstance(move, End) else []


# What a card is worth


def price_of(state: Xanadu, card: Card, workers: int) -> int:
    """What it sells for with so many workers (xanadu-5, xanadu-47)."""
    return int(card.prices[workers]) + int(state.bonus(card))


def best_price(state: Xanadu, card: Card, workers: int = 0) -> int:
    """The most it can still bring."""
    return max(price_of(state, card, count) for count in range(workers, ROWS + 1))


def prices(state: Xanadu, card: Card) -> Facts:
    price, most = price_of(state, card, 0), best_price(state, card)
    return {"card": card.key, "price": price, "most": most, "rises": "yes" if most > price else "no"}


def for_starting(state: Xanadu, card: Card) -> list[Reason]:
    return [Reason("start", prices(state, card)), *for_passive(card)]


def for_building(state: Xanadu, card: Card) -> list[Reason]:
    """xanadu-22: what will stand there."""
    found = [Reason("build", prices(state, card)), *for_passive(card)]
    if bonus := int(state.bonus(card)):
        found.append(Reason("bonus", {"card": card.key, "coins": bonus}))
    return found


def for_passive(card: Card) -> list[Reason]:
    return [] if card.passive == NO_RESOURCE else [Reason("passive", {"resources": RESOURCES[card.passive]})]


# Selling


def for_selling(state: Xanadu, seat: int, card: Card) -> list[Reason]:
    """xanadu-12, xanadu-28, xanadu-31: before the price falls, for the cards, for the place."""
    player = state.players[seat]
    building = player.building(card)
    if building is None:
        return []
    workers = len(building.workers)
    price, after = price_of(state, card, workers), price_of(state, card, workers + 1)
    found: list[Reason] = []
    if after < price:
        found.append(Reason("sell-falling", {"building": card.key, "price": price, "next": after}))
    elif price == best_price(state, card, workers):
        found.append(Reason("sell-best", {"building": card.key, "price": price}))
    if len(player.buildings) >= state.numbers.building_limit:
        found.append(Reason("sell-place", {"count": int(state.numbers.building_limit)}))
    if draws := int(state.numbers.draw_per_sale):
        found.append(Reason("sell-cards", {"count": draws}))
    return found


def for_waiting(state: Xanadu, seat: int) -> list[Reason]:
    """Sell no more: what still rises, and what the buildings give meanwhile."""
    buildings = state.players[seat].buildings
    rising = [(rise(state, building), building) for building in buildings]
    found: list[Reason] = []
    if rising and (best := max(rising, key=lambda each: each[0]))[0] > 0:
        workers, card = len(best[1].workers), best[1].card
        facts: Facts = {"building": card.key, "price": price_of(state, card, workers)}
        found.append(Reason("wait-rising", {**facts, "next": price_of(state, card, workers + 1)}))
    income = [0] * len(RESOURCES)
    for building in buildings:
        building.add_income(income)
    given = [resource for resource, count in enumerate(income) for _ in range(count)]
    if given:
        found.append(Reason("wait-income", {"resources": " ".join(resource_names(given))}))
    return found


def rise(state: Xanadu, building: Building) -> int:
    """What the next worker adds to the price."""
    workers = len(building.workers)
    return price_of(state, building.card, workers + 1) - price_of(state, building.card, workers)


# Workers


def for_worker(state: Xanadu, seat: int, building: Building, line: Sequence[Move]) -> list[Reason]:
    """xanadu-16, xanadu-17, xanadu-20, xanadu-28: what it collects and for what, and what it does to the building."""
    card, row = building.card, len(building.workers)
    if row >= ROWS:
        return []
    owner = state.owner(card)
    facts: Facts = {"building": card.key}
    found: list[Reason] = []
    collected = [int(resource) for resource in card.rows[row]]
    built = built_in(state, seat, line)
    if built is not None and set(collected) & set(built.cost):
        wanted = [resource for resource in collected if resource in built.cost]
        found.append(Reason("for-building", {"resources": " ".join(resource_names(wanted)), **prices(state, built)}))
    elif built is not None:
        found += for_plan(state, seat, line)
    now, then = price_of(state, card, row), price_of(state, card, row + 1)
    if owner == seat and row + 1 == ROWS:
        found.append(Reason("own-full", {**facts, "price": then}))
    elif owner == seat and then > now:
        found.append(Reason("own-rises", {**facts, "price": now, "next": then}))
    elif owner != seat and then < now:
        found.append(Reason("other-falls", {**facts, "to": owner, "price": now, "next": then}))
    if owner == seat and card.favours[row] != NO_RESOURCE and row + 1 < ROWS:
        found.append(Reason("own-favour", {**facts, "resources": RESOURCES[card.favours[row]]}))
    if collected and built is None:
        found.append(Reason("collects", {"resources": " ".join(resource_names(collected))}))
    return found


def for_plan(state: Xanadu, seat: int, line: Sequence[Move]) -> list[Reason]:
    """What the line builds in the end."""
    built = built_in(state, seat, line)
    return [] if built is None else [Reason("plan", prices(state, built))]


def built_in(state: Xanadu, seat: int, line: Sequence[Move]) -> Card | None:
    """The first card that is built in this line."""
    for step in steps(state, seat, line):
        if isinstance(step.move, Build):
            return step.move.card
    return None


def least_missed(state: Xanadu, seat: int, card: Card) -> list[Reason]:
    """A worker, or a card too many, is the one that is the least use for building."""
    hand = spare(state, seat)
    if len(hand) > 1 and hand[0] is card:
        return [Reason("spare", {"card": card.key})]
    return []


def for_ending(state: Xanadu, seat: int) -> list[Reason]:
    """xanadu-31: what is left in the hand works next turn, and new cards come."""
    player = state.players[seat]
    found: list[Reason] = []
    if player.hand:
        found.append(Reason("end-keep", {"count": len(player.hand)}))
    found.append(Reason("end-draw", {"count": state.draws()}))
    return found
