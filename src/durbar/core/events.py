"""Events: what happened, for the log and the animation, with who may see which part.

An event names a line of the game's catalogue (`log-<kind>`) and carries the facts of that line. Facts that only some
seats may know are kept apart in `secret`; everybody else gets the event without them. States tell events only while
somebody listens (`State.listen`).
"""

from __future__ import annotations

from typing import NamedTuple

from durbar.core.errors import Facts


class Event:
    """One thing that happened.

    >>> drawn = Event("drew", {"seat": 1, "count": 1}, secret={"card": "e4b2"}, to=(1,))
    >>> drawn.seen_by(1)
    {'kind': 'drew', 'seat': 1, 'count': 1, 'card': 'e4b2'}
    >>> drawn.seen_by(0)
    {'kind': 'drew', 'seat': 1, 'count': 1}
    """

    __slots__ = ("facts", "kind", "secret", "to")

    def __init__(self, kind: str, facts: Facts, secret: Facts | None = None, to: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.facts = facts
        self.secret: Facts = secret or {}
        self.to = to

    def seen_by(self, seat: int) -> Facts:
        """The event as this seat, or `SPECTATOR`, may know it."""
        seen: Facts = {"kind": self.kind, **self.facts}
        return {**seen, **self.secret} if seat in self.to else seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"


class Chapter(NamedTuple):
    """What one move told: who made it, what happened, and whether it was the only move possible."""

    seat: int
    events: list[Event]
    forced: bool
