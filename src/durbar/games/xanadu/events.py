"""Everything that can happen in Xanadu, as told to the log.

Faces of drawn cards and of workers are told to one seat only (xanadu-44). Each function does nothing while nobody
listens, so that a simulated game pays almost nothing for it.
"""

from __future__ import annotations

from durbar.core.events import Event
from durbar.games.xanadu.cards import Card, resource_names

Log = list[Event] | None


def named(cards: list[Card]) -> str:
    return " ".join([card.key for card in cards])


def symbols(resources: list[int]) -> str:
    return " ".join(resource_names(resources))


def game_began(log: Log, first_player: int) -> None:
    if log is not None:
        log.append(Event("begin", {"seat": first_player}))


def dealt(log: Log, seat: int, cards: list[Card]) -> None:
    if log is not None:
        log.append(Event("deal", {"seat": seat, "count": len(cards)}, {"cards": named(cards)}, (seat,)))


def chose_start(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("choose", {"seat": seat}, {"card": card.key}, (seat,)))


def revealed_start(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("start", {"seat": seat, "card": card.key}))


def turn_began(log: Log, seat: int, turn: int) -> None:
    if log is not None:
        log.append(Event("turn", {"seat": seat, "turn": turn}))


def sold(log: Log, seat: int, card: Card, price: int, bonus: int, workers: list[Card]) -> None:
    if log is not None:
        facts: dict[str, int | str] = {"seat": seat, "building": card.key, "price": price, "bonus": bonus}
        log.append(Event("sell", {**facts, "coins": price + bonus, "cards": named(workers)}))


def sent_worker(log: Log, seat: int, owner: int, building: Card, row: int, card: Card, price: int) -> None:
    """The worker of `seat` stands on `row` (from 0), which leaves this price."""
    if log is not None:
        facts: dict[str, int | str] = {"seat": seat, "to": owner, "building": building.key, "row": row}
        facts["resources"] = symbols(building.rows[row])
        facts["price"] = price
        log.append(Event("own-worker" if seat == owner else "worker", facts, {"card": card.key}, (seat,)))


def opened_favour(log: Log, owner: int, building: Card, row: int) -> None:
    if log is not None:
        facts: dict[str, int | str] = {"seat": owner, "building": building.key, "row": row}
        log.append(Event("favour", {**facts, "resources": symbols([building.favours[row]])}))


def had_to_sell(log: Log, owner: int, card: Card, price: int, bonus: int) -> None:
    if log is not None:
        facts: dict[str, int | str] = {"seat": owner, "building": card.key, "price": price, "bonus": bonus}
        log.append(Event("full", {**facts, "coins": price + bonus}))


def built(log: Log, seat: int, card: Card, pool: list[int], favours: list[int], passives: list[int]) -> None:
    """What was paid, by where it came from."""
    if log is not None:
        facts: dict[str, int | str] = {"seat": seat, "card": card.key, "pool": symbols(pool)}
        log.append(Event("build", {**facts, "favours": symbols(favours), "passives": symbols(passives)}))


def drew(log: Log, seat: int, cards: list[Card]) -> None:
    if log is not None and cards:
        log.append(Event("draw", {"seat": seat, "count": len(cards)}, {"cards": named(cards)}, (seat,)))


def pile_rebuilt(log: Log, pass_number: int, count: int, with_end_card: bool) -> None:
    if log is not None:
        kind = "rebuild-end" if with_end_card else "rebuild"
        log.append(Event(kind, {"pass": pass_number, "count": count}))


def end_card_shown(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("end-card", {"seat": seat}))


def discarded(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("discard", {"seat": seat, "card": card.key}))


def cleared(log: Log, owner: int, card: Card, workers: list[Card]) -> None:
    if log is not None:
        log.append(Event("clear", {"seat": owner, "building": card.key, "cards": named(workers)}))


def table_was_empty(log: Log) -> None:
    if log is not None:
        log.append(Event("reset", {}))


def final_sale(log: Log, seat: int, card: Card, price: int, bonus: int) -> None:
    if log is not None:
        facts: dict[str, int | str] = {"seat": seat, "building": card.key, "price": price, "bonus": bonus}
        log.append(Event("final", {**facts, "coins": price + bonus}))


def game_over(log: Log, winners: list[int], coins: int) -> None:
    if log is not None:
        for seat in winners:
            log.append(Event("win" if len(winners) == 1 else "share", {"seat": seat, "coins": coins}))
