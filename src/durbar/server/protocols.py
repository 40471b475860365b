"""The two protocols of Uvicorn with what it lacks: limits to what a peer may send or leave unread, and short ways.

Uvicorn waits for ever; a stranger could hold any number of half requests open, send headers without end, or ask and
never read the answers, which would pile up here. And it makes a task wait for each message it sends, which a table
with four viewers need not, and stops reading at each message it gets, however small.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import Counter
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from durbar.server.frames import Inbox, Outbox, Outlet, is_short_message, short_text
from durbar.server.limits import Bucket, network_of

WRITE = "durbar.write"  # where a socket's scope holds its short way out
LONGEST_HEAD = 10.0  # seconds for the head of a request to arrive
LONGEST_BODY = 20.0  # seconds for its body
LONGEST_URL = 8_000  # bytes
LARGEST_HEAD = 32_000  # bytes
MOST_HEADERS = 100
LARGEST_BODY = 100_000  # bytes, with what divides a body into chunks and what follows it
MOST_PIPELINED = 16  # requests that wait for the answer to the one before
MOST_UNREAD = 16  # messages of a peer that may wait to be read
PARSED_AT_ONCE = 8_000  # bytes of a request; more might be thousands of tiny parts, while everybody else waits
FRAMED_AT_ONCE = 2_000  # bytes of a socket, whose parts take longer
LARGEST_UNPARSED = 64_000  # bytes of a socket that may wait for that
IDLE_FRAMES, IDLE_A_SECOND = 100, 5  # pings, pongs and parts of messages that a peer may send: at once, and on
LARGEST_UNREAD_IN_ALL = 64_000_000  # bytes that wait for peers who read slowly
LOOK = 10.0  # seconds between looks at a peer who reads slowly
LEAST_READ = 10_000  # bytes it must have read meanwhile


class Unread:
    """What peers who do not read keep in our memory, in bytes."""

    bytes = 0


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
    at_once: ClassVar[int] = PARSED_AT_ONCE
    most_unparsed: ClassVar[int] = LARGEST_HEAD + LARGEST_BODY
    most_peers: ClassVar[int] = 0  # connections of one network; 0 is no limit
    peers: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")

    @abstractmethod
    def parse(self, data: bytes) -> None:
        """Go on with what came."""

    def refuse_body(self) -> None:
        """Hang up on a peer who sends more than anybody has to say."""
        self.transport.abort()

    def parse_later(self, data: bytes) -> None:
        """Go on with it piece by piece, while everybody else is served; who sends much more than that is refused."""
        if not self.unparsed:
            self.loop.call_soon(self.parse_piece)
        self.unparsed += data
        if len(self.unparsed) > self.most_unparsed:
            self.unparsed, self.is_cut = self.unparsed[: self.most_unparsed], True

    def parse_piece(self) -> None:
        piece, self.unparsed = self.unparsed[: self.at_once], self.unparsed[self.at_once :]
        if self.transport.is_closing():  # a peer who was refused, or has gone
            self.unparsed = b""
            return
        self.parse(piece)
        if self.unparsed:
            self.loop.call_soon(self.parse_piece)
        elif self.is_cut:
            self.refuse_body()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_paused = True
        self.note_unread()
        if Unread.bytes > LARGEST_UNREAD_IN_ALL:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_paused = False
        self.forget_unread()

    def connection_lost(self, exc: Exception | None) -> None:
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
            self.transport.abort()
        else:
            self.note_unread()

    def forget_unread(self) -> None:
        Unread.bytes -= self.unread
        self.unread = 0
        if self.look is not None:
            self.look.cancel()
            self.look = None


class Requests(Reader, HttpToolsProtocol):
    """Hangs up when a request takes too long to arrive, or is too large.

    head: bytes of the head that is arriving; None while a body does
    body: bytes of that
    """

    deadline: asyncio.TimerHandle | None = None
    head: int | None = 0
    body = 0
    url = b""
    refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peers[self.network] += 1  # also for the socket that it may become
        if self.most_peers and self.peers[self.network] > self.most_peers:
            self.refuse(429, "too-many", f"one address may have {self.most_peers} connections")
        else:
            self.wait(LONGEST_HEAD)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.unparsed or len(data) > PARSED_AT_ONCE:
            self.parse_later(data)
        else:
            self.parse(data)

    def parse(self, data: bytes) -> None:
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.wait(LONGEST_HEAD)
        if self.head is not None:
            self.head += len(data)
        else:
            self.body += len(data)
        super().data_received(data)
        if self.refused:
            return
        if self.head is not None and self.head > LARGEST_HEAD:
            self.refuse_head()
        elif self.head is None and self.body > LARGEST_BODY:
            self.refuse_body()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.head is not None:  # else it follows a body, and tells us nothing
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        lines = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > LONGEST_URL or len(self.headers) > MOST_HEADERS or lines > LARGEST_HEAD:
            self.refuse_head()
            return
        self.head, self.body = None, 0
        self.wait(LONGEST_BODY)
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self.refused = True
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.refused:
            super().on_message_complete()
            self.head = 0
            self.arrived()

    def refuse_head(self) -> None:
        if len(self.url) > LONGEST_URL:
            self.refuse(414, "too-large", f"an address has at most {LONGEST_URL:,} bytes")
        else:
            most = f"{MOST_HEADERS} lines and {LARGEST_HEAD:,} bytes"
            self.refuse(431, "too-large", f"the headers of a request have at most {most}")

    def refuse_body(self) -> None:
        if self.cycle is not None and self.cycle.response_started:
            self.refused = True
            self.arrived()
            self.transport.close()
        else:
            self.refuse(413, "too-large", f"a request has at most {LARGEST_BODY:,} bytes")

    def refuse(self, status: int, code: str, message: str) -> None:
        """Say what is wrong, hang up, and read no more."""
        self.refused = True
        self.arrived()
        body = msgspec.json.encode({"code": code, "message": message})
        head = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "x-content-type-options: nosniff",
            "connection: close",
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.arrived()
        if self.refused:
            return
        super().handle_websocket_upgrade()
        self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """We and our parser hold each other; one lets go, so that no garbage collector has to find us."""
        self.unparsed = b""
        self.parser = None  # type: ignore[assignment]

    def wait(self, seconds: float) -> None:
        self.arrived()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Sockets(Reader, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """Answers no pings of a peer who does not read what it was sent before, hangs up on one who pings without end, and
    has short ways in and out.

    idle:    what a peer may say that is no message
    between: whether all that came so far were whole messages, so that the next byte begins a frame
    """

    between = False
    at_once = FRAMED_AT_ONCE
    most_unparsed = LARGEST_UNPARSED
    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.queue = Inbox(self.loop)
        self.idle = Bucket(IDLE_A_SECOND, IDLE_FRAMES, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.between = not self.conn.reader.buffer
        scope: MutableMapping[str, Any] = self.scope  # type: ignore[assignment]
        scope[WRITE] = Outlet(self, OUTBOXES.setdefault(self.loop, Outbox())).write

    def data_received(self, data: bytes) -> None:
        """Most often this is one short text, and then there is little to do."""
        if self.unparsed or (len(data) > FRAMED_AT_ONCE and self.handshake_initiated):
            self.parse_later(data)
        else:
            self.parse(data)

    def parse(self, data: bytes) -> None:
        if self.between and self.handshake_complete and not self.close_sent:
            text = short_text(data)
            if text is not None and len(self.queue.messages) < MOST_UNREAD:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
            self.between = is_short_message(data)
        super().data_received(data)

    def is_open(self) -> bool:
        """Whether the peer is there, and reads."""
        return self.handshake_complete and not (self.is_paused or self.close_sent or self.disconnected)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        del self.conn.parser  # it holds us, as does the scope: no garbage collector has to find us

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope.clear()  # type: ignore[attr-defined]

    def handle_ping(self) -> None:
        if self.may_idle() and not self.is_paused:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong goes nowhere

    def handle_pong(self, event: Frame) -> None:
        if self.may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_idle():
            super().handle_cont(event)

    def may_idle(self) -> bool:
        """Whether a peer may say something that is no message; one who does without end is hung up on."""
        if not self.idle.take(self.loop.time()):
            self.transport.abort()
        return not self.transport.is_closing()


# For each event loop, what its sockets send in this turn of it.
OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()
