"""Everything that can happen in Gangs of Kyoto, as told to the log.

All of it happens face up, so every event is open to everybody (kyoto-36); what a score pile holds is not told again
later (kyoto-35). Each function does nothing while nobody listens, so that a simulated game pays almost nothing for it.
"""

from __future__ import annotations

from durbar.core.events import Event
from durbar.games.kyoto.cards import Card

Log = list[Event] | None


def round_began(log: Log, first: int, round: int) -> None:
    if log is not None:
        log.append(Event("round", {"seat": first, "round": round}))


def dealt(log: Log, seat: int, count: int) -> None:
    if log is not None:
        log.append(Event("deal", {"seat": seat, "count": count}))


def turned_up(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("turn", {"seat": seat, "card": card.key}))


def gave(log: Log, seat: int, to: int, card: Card) -> None:
    if log is not None:
        log.append(Event("keep" if seat == to else "give", {"seat": seat, "to": to, "card": card.key}))


def drew_one_more(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("draw", {"seat": seat, "card": card.key}))


def found_no_card(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("draw-none", {"seat": seat}))


def accepted(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("accept", {"seat": seat, "card": card.key}))


def refused(log: Log, seat: int, card: Card, place: int) -> None:
    if log is not None:
        log.append(Event("refuse", {"seat": seat, "card": card.key, "place": place}))


def placed(log: Log, seat: int, card: Card, total: int, limit: int) -> None:
    if log is not None:
        log.append(Event("place", {"seat": seat, "card": card.key, "total": total, "limit": limit}))


def took_gift(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("gift", {"seat": seat, "card": card.key, "bells": int(card.bells)}))


def stepped_back(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("back", {"seat": seat, "card": card.key}))


def stepped_back_from_nothing(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("back-none", {"seat": seat}))


def stayed_too_late(log: Log, seat: int, total: int, limit: int, returned: int) -> None:
    if log is not None:
        log.append(Event("late", {"seat": seat, "total": total, "limit": limit, "returned": returned}))


def no_card_to_deal(log: Log) -> None:
    if log is not None:
        log.append(Event("no-cards", {}))


def banked(log: Log, seat: int, bells: int, cards: list[Card]) -> None:
    if log is not None:
        log.append(Event("bank", {"seat": seat, "bells": bells, "cards": " ".join(card.key for card in cards)}))


def pile_rebuilt(log: Log, count: int) -> None:
    if log is not None:
        log.append(Event("rebuild", {"count": count}))


def game_over(log: Log, winner: int, bells: int) -> None:
    if log is not None:
        log.append(Event("win", {"seat": winner, "bells": bells}))
