"""The two protocols of Uvicorn with what it lacks: limits to what a peer may send or leave unread, and short ways.

Uvicorn waits for ever; a stranger could hold any number of half requests open, send headers without end, or ask and
never read the answers, which would pile up here. And it makes a task wait for each message it sends, which a table
with four viewers need not, and stops reading at each message it gets, however small.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from durbar.server.frames import Inbox, Outbox, Outlet, is_short_message, short_text
from durbar.server.limits import network_of

WRITE = "durbar.write"  # where a socket's scope holds its short way out
LONGEST_HEAD = 10.0  # seconds for the head of a request to arrive
LONGEST_BODY = 20.0  # seconds for its body
LONGEST_URL = 8_000  # bytes
LARGEST_HEAD = 32_000  # bytes
MOST_HEADERS = 100
MOST_PIPELINED = 16  # requests that wait for the answer to the one before
MOST_UNREAD = 16  # messages of a peer that may wait to be read
LARGEST_UNREAD_IN_ALL = 64_000_000  # bytes that wait for peers who read slowly
LOOK = 10.0  # seconds between looks at a peer who reads slowly
LEAST_READ = 10_000  # bytes it must have read meanwhile


class Unread:
    """What peers who do not read keep in our memory, in bytes."""

    bytes = 0


class Reader(asyncio.Protocol):
    """Hangs up on a peer that does not read what it is sent, and on all beyond what one network may have open.

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
    most_peers: ClassVar[int] = 0  # connections of one network; 0 is no limit
    peers: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")

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
    """

    deadline: asyncio.TimerHandle | None = None
    head: int | None = 0
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
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.wait(LONGEST_HEAD)
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > LARGEST_HEAD and not self.refused:
            self.refuse_head()

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        lines = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > LONGEST_URL or len(self.headers) > MOST_HEADERS or lines > LARGEST_HEAD:
            self.refuse_head()
            return
        self.head = None
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
        self.parser = None  # type: ignore[assignment]

    def wait(self, seconds: float) -> None:
        self.arrived()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Sockets(Reader, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """Answers no pings of a peer who does not read what it was sent before, and has short ways in and out.

    between: whether all that came so far were whole messages, so that the next byte begins a frame
    """

    between = False
    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.queue = Inbox(self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.between = not self.conn.reader.buffer
        scope: MutableMapping[str, Any] = self.scope  # type: ignore[assignment]
        scope[WRITE] = Outlet(self, OUTBOXES.setdefault(self.loop, Outbox())).write

    def data_received(self, data: bytes) -> None:
        """Most often this is one short text, and then there is little to do."""
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
        if self.is_paused:
            self.conn.data_to_send()  # the pong goes nowhere
        else:
            super().handle_ping()


# For each event loop, what its sockets send in this turn of it.
OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()
