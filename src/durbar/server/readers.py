"""What a peer may have said that we have not parsed yet, and what we have said that it does not read: both bounded, for
each peer and in all, so that nobody else waits or pays for it.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import Counter, deque
from typing import ClassVar
from weakref import WeakKeyDictionary

from durbar.server.limits import network_of

LARGEST_HEAD = 32_000  # bytes
LARGEST_BODY = 100_000  # bytes, with what divides a body into chunks and what follows it
PARSED_AT_ONCE = 2_000  # bytes; more might be thousands of tiny parts, while everybody else waits …
PIECE = 250  # … and is parsed by so many in a turn of the event loop
LARGEST_UNREAD_IN_ALL = 64_000_000  # bytes that wait for peers who read slowly
LOOK = 10.0  # seconds between looks at a peer who reads slowly
LEAST_READ = 10_000  # bytes it must have read meanwhile


class Unread:
    """What peers who do not read keep in our memory, in bytes."""

    bytes = 0


class Line:
    """What peers said that is more than a little, parsed a piece at a time, of one network after the other, while
    everybody else is served: however many say much, who comes from elsewhere waits for a few pieces only."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.networks: dict[str, deque[Reader]] = {}

    def add(self, reader: Reader) -> None:
        if not self.networks:
            self.loop.call_soon(self.go_on)
        self.networks.setdefault(reader.network, deque()).append(reader)

    def go_on(self) -> None:
        network = next(iter(self.networks))
        readers = self.networks.pop(network)
        reader = readers.popleft()
        more = False
        try:
            more = reader.parse_piece()
        except Exception:
            reader.hang_up()
            raise
        finally:
            if more:
                readers.append(reader)
            if readers:
                self.networks[network] = readers
            if self.networks:
                self.loop.call_soon(self.go_on)


class Reader(asyncio.Protocol):
    """Hangs up on a peer that does not read what it is sent, and on all beyond what one network may have open.

    unparsed:  what came and is still to be parsed, a piece at a time
    is_cut:    whether more came than we keep
    is_paused: whether more than a little waits for the peer, who reads slowly
    unread:    bytes that waited for it when we last looked, meanwhile
    """

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    network = ""
    is_paused = False
    unread = 0
    look: asyncio.TimerHandle | None = None
    unparsed = b""
    is_cut = False
    most_unparsed: ClassVar[int] = LARGEST_HEAD + LARGEST_BODY
    most_peers: ClassVar[int] = 0  # connections of one network; 0 is no limit
    peers: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")

    @abstractmethod
    def parse(self, data: bytes) -> None:
        """Go on with what came."""

    def hang_up(self) -> None:
        self.transport.abort()

    def refuse_body(self) -> None:
        """Refuse more than anybody has to say."""
        self.hang_up()

    def parse_later(self, data: bytes) -> None:
        """Go on with it in its turn; who sends much more than that is refused."""
        if self.is_cut:
            return
        if not self.unparsed:
            self.line_up()
        room = self.most_unparsed - len(self.unparsed)
        self.unparsed += data[:room]
        if len(data) > room:
            self.is_cut = True
            self.transport.pause_reading()

    def line_up(self) -> None:
        if self.loop not in LINES:
            LINES[self.loop] = Line(self.loop)
        LINES[self.loop].add(self)

    def parse_piece(self) -> bool:
        """Go on; whether there is more."""
        piece, self.unparsed = self.unparsed[:PIECE], self.unparsed[PIECE:]
        if self.transport.is_closing():  # a peer who was refused, or has gone
            self.unparsed = b""
            return False
        self.parse(piece)
        if self.is_cut and not self.unparsed:
            self.refuse_body()
        return bool(self.unparsed)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_paused = True
        self.note_unread()
        if Unread.bytes > LARGEST_UNREAD_IN_ALL:
            self.hang_up()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_paused = False
        self.forget_unread()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unparsed = b""
        self.forget_unread()
        self.peers[self.network] -= 1
        if self.peers[self.network] <= 0:
            del self.peers[self.network]
        super().connection_lost(exc)

    def note_unread(self) -> None:
        unread = self.transport.get_write_buffer_size()
        Unread.bytes += unread - self.unread
        self.unread = unread
        self.look = self.loop.call_later(LOOK, self.look_again)

    def look_again(self) -> None:
        if self.transport.get_write_buffer_size() > self.unread - LEAST_READ:
            self.hang_up()
        else:
            self.note_unread()

    def forget_unread(self) -> None:
        Unread.bytes -= self.unread
        self.unread = 0
        if self.look is not None:
            self.look.cancel()
            self.look = None


# For each event loop, what its peers have said and is still to be parsed.
LINES: WeakKeyDictionary[asyncio.AbstractEventLoop, Line] = WeakKeyDictionary()
