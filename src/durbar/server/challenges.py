"""What somebody who signs in is to come back with: once, and within minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, TypeVar

from msgspec import Struct

CHALLENGE = 5 * 60_000  # milliseconds in which a passkey is to be made or used
MOST_WAITING = 30_000  # challenges, and links; beyond that the oldest are forgotten

Kind = Literal["join", "add", "enter"]
Kept = TypeVar("Kept")


class Challenge(Struct, frozen=True):
    """What an authenticator is to sign.

    guest:  who asked for it; empty where somebody wants to sign in
    name:   by which they want to be a member
    handle: the bytes by which the authenticator will know them
    """

    kind: Kind
    guest: str
    name: str
    handle: bytes


class Waiting(Generic[Kept]):
    """Things that are taken once, and within so many milliseconds."""

    def __init__(self, lifetime: int, clock: Callable[[], int]) -> None:
        self.lifetime = lifetime
        self.clock = clock
        self.kept: dict[bytes, tuple[int, Kept]] = {}

    def put(self, key: bytes, thing: Kept) -> int:
        """Keep this until it is taken, or too old: until when."""
        now = self.clock()
        while self.kept and (len(self.kept) >= MOST_WAITING or next(iter(self.kept.values()))[0] <= now):
            del self.kept[next(iter(self.kept))]  # the oldest
        self.kept[key] = (now + self.lifetime, thing)
        return now + self.lifetime

    def take(self, key: bytes) -> Kept | None:
        until, thing = self.kept.pop(key, (0, None))
        return thing if until > self.clock() else None
