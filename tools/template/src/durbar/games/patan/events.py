"""Everything that can happen in Fifteen of Patan, as told to the log.

Which cards were drawn is told to one seat only (patan-10): facts that not everybody may know stand apart,
with the seats that may. Each function does nothing while nobody listens, so that a simulated game pays almost nothing.
"""

from __future__ import annotations

from durbar.core.events import Event
from durbar.games.patan.cards import Card, keys

Log = list[Event] | None


def drew(log: Log, seat: int, cards: list[Card]) -> None:
    if log is not None:
        secret: dict[str, int | str] = {"cards": " ".join(keys(cards))}
        log.append(Event("draw", {"seat": seat, "count": len(cards)}, secret, to=(seat,)))


def trick_began(log: Log, leader: int) -> None:
    if log is not None:
        log.append(Event("lead", {"seat": leader}))


def called(log: Log, seat: int, low: bool) -> None:
    if log is not None:
        log.append(Event("call", {"seat": seat, "trick": "low" if low else "high"}))


def played(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("play", {"seat": seat, "card": card.key}))


def took(log: Log, seat: int, card: Card, points: int) -> None:
    if log is not None:
        log.append(Event("take", {"seat": seat, "card": card.key, "points": points}))


def game_over(log: Log, winners: list[int], points: int) -> None:
    if log is not None:
        for seat in winners:
            log.append(Event("win" if len(winners) == 1 else "share", {"seat": seat, "points": points}))
