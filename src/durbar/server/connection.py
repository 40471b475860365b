"""A subscriber of a match: what is sent to one client, and what waits for it while it reads slowly.

What waits is bounded in bytes, for one client and for all together: who lags too far behind is closed, and resumes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from durbar.core.state import SPECTATOR
from durbar.server.chairs import Guest

LARGEST_BACKLOG = 256_000  # bytes a slow connection may be behind; then it is closed, and resumes where it was
LARGEST_BACKLOG_IN_ALL = 64_000_000  # bytes that may wait for all connections together

# Why we close a connection
OUR_MISTAKE = 1011
TOO_SLOW = 4008
GOING_AWAY = 1012
KEPT_OUT = 4003  # banned: coming back helps nothing


class Backlog:
    """What waits to be sent to all clients together, in bytes."""

    def __init__(self, most: int = LARGEST_BACKLOG_IN_ALL) -> None:
        self.most = most
        self.bytes = 0


class Connection:
    """A subscriber: a socket or a stream of events.

    wanted:  the seat it asked to see through, or None for the guest's first seat
    viewer:  the seat it sees through now, or SPECTATOR
    write:   sends a message at once if that is possible, and says whether it was; what cannot be sent waits in line
    backlog: what waits for everybody
    network: whose address it is (`limits.network_of`)
    muted:   those whose chat it does not show
    waiting: the messages in line, each with the number of the entry up to which it brings the client
    """

    def __init__(
        self,
        guest: Guest,
        wanted: int | None = None,
        write: Callable[[bytes], bool] | None = None,
        backlog: Backlog | None = None,
    ) -> None:
        self.guest = guest
        self.wanted = wanted
        self.write = write
        self.backlog = backlog or Backlog()
        self.viewer = SPECTATOR
        self.network = ""
        self.muted: frozenset[str] = frozenset()
        self.waiting: deque[tuple[bytes, int | None]] = deque()
        self.bytes = 0  # of all that wait
        self.sleeper: asyncio.Future[None] | None = None  # whoever waits for the next message
        self.closing: tuple[int, str] | None = None
        self.sent = asyncio.Event()  # all has been sent, and the connection is closed

    def send(self, message: bytes, number: int | None = None) -> None:
        """Send a message; `number` is that of the entry up to which it brings the client."""
        if self.closing is not None:
            return
        if self.write is not None and not self.waiting and self.write(message):
            return
        if self.waiting and not self.has_room_for(message):
            self.drop()
            self.close(TOO_SLOW, "too slow; come back and resume")
            return
        self.waiting.append((message, number))
        self.count(len(message))
        self.wake()

    def has_room_for(self, message: bytes) -> bool:
        """Whether one who does not read, or too slowly, may let this wait as well."""
        size = len(message)
        return self.bytes + size <= LARGEST_BACKLOG and self.backlog.bytes + size <= self.backlog.most

    def count(self, size: int) -> None:
        self.bytes += size
        self.backlog.bytes += size

    def drop(self) -> None:
        """Forget what waits in line."""
        self.waiting.clear()
        self.count(-self.bytes)

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.wake()

    def wake(self) -> None:
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    async def next(self) -> tuple[bytes, int | None] | None:
        """The first message in line; None when the connection is to be closed and all has been sent.

        It stays in line until `is_sent`, so that none that comes meanwhile overtakes it.
        """
        while not self.waiting:
            if self.closing is not None:
                return None
            self.sleeper = asyncio.get_running_loop().create_future()
            await self.sleeper
        return self.waiting[0]

    def is_sent(self) -> None:
        """The first message in line is on its way."""
        if self.waiting:  # else it was dropped meanwhile
            self.count(-len(self.waiting.popleft()[0]))
