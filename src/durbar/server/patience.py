"""The two protocols of Uvicorn with what it lacks: a limit to how long a peer may keep us waiting, and short ways.

Uvicorn waits for ever; a stranger could hold any number of half requests open, or send pings without end and never read
the answers, which would pile up here. And it makes a task wait for each message it sends, which a table with four
viewers need not, and stops reading at each message it gets, however small.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "durbar.write"  # where a socket's scope holds its short way out
LONGEST_REQUEST = 30.0  # seconds for a request to arrive whole
MOST_UNREAD = 16  # messages of a peer that may wait to be read
TEXT, CLOSE = 0x81, 0x88  # first bytes of frames that are whole messages
MASKED, LENGTH = 0x80, 0x7F  # bits of the second byte


class Requests(HttpToolsProtocol):
    """Hangs up when a request takes too long to arrive."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.arrived()

    def handle_websocket_upgrade(self) -> None:
        self.arrived()
        super().handle_websocket_upgrade()
        self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """We and our parser hold each other; one lets go, so that no garbage collector has to find us."""
        self.parser = None  # type: ignore[assignment]

    def wait(self) -> None:
        self.deadline = self.loop.call_later(LONGEST_REQUEST, self.transport.abort)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Inbox:
    """Messages that wait for the application: what Uvicorn needs of asyncio's queue, and no more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.sleeper: asyncio.Future[None] | None = None  # whoever waits for the next message

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.sleeper = self.loop.create_future()
            await self.sleeper
        return self.messages.popleft()

    def empty(self) -> bool:
        return not self.messages


class Sockets(WebSocketsSansIOProtocol):
    """Answers no pings of a peer who does not read what it was sent before, and has short ways in and out.

    between: whether all that came so far were whole messages, so that the next byte begins a frame
    """

    between = False
    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.queue = Inbox(self.loop)
        self.outbox = OUTBOXES.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.between = not self.conn.reader.buffer
        self.unsent: list[bytes] = []
        scope: MutableMapping[str, Any] = self.scope  # type: ignore[assignment]
        scope[WRITE] = self.write

    def data_received(self, data: bytes) -> None:
        """Most often this is one short text, and then there is little to do."""
        if self.between and self.handshake_complete and not self.close_sent:
            if is_short_text(data) and len(self.queue.messages) < MOST_UNREAD:
                with suppress(UnicodeDecodeError):
                    self.queue.put_nowait({"type": "websocket.receive", "text": short_text(data)})
                    return
            self.between = is_short_message(data)
        super().data_received(data)

    def write(self, message: bytes) -> bool:
        """Write a text message with all others of this moment; False if the peer does not read, or is not there."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.unsent:
            if not self.outbox:
                self.loop.call_soon(flush_all, self.outbox)
            self.outbox.append(self)
        self.unsent.append(text_frame(message))
        return True

    def flush(self) -> None:
        frames, self.unsent = b"".join(self.unsent), []
        if not self.transport.is_closing():
            self.transport.write(frames)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        del self.conn.parser  # it holds us, as does the scope: no garbage collector has to find us

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope.clear()  # type: ignore[attr-defined]

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong goes nowhere


# For each event loop, the sockets that have something to send in this turn of it.
OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Sockets]] = WeakKeyDictionary()


def flush_all(outbox: list[Sockets]) -> None:
    sockets = outbox[:]
    outbox.clear()
    for socket in sockets:
        socket.flush()


def is_short_text(data: bytes) -> bool:
    """Whether this is one frame with a whole text of less than 126 bytes (RFC 6455, 5.2).

    >>> is_short_text(b"\\x81\\x82abcd\\x09\\x0b"), short_text(b"\\x81\\x82abcd\\x09\\x0b")
    (True, 'hi')
    >>> is_short_text(b"\\x81\\x82abcd\\x09"), is_short_text(b"\\x81\\x82abcd\\x09\\x0b\\x81")
    (False, False)
    """
    return data[0] == TEXT and is_short_message(data)


def is_short_message(data: bytes) -> bool:
    """Whether this is one frame with a whole message of less than 126 bytes."""
    length = len(data) - 6
    return 0 <= length < 126 and TEXT <= data[0] < CLOSE + 8 and data[1] == MASKED | length


def short_text(data: bytes) -> str:
    """The text in such a frame, without its mask."""
    length = len(data) - 6
    mask = data[2:6] * (length // 4) + data[2 : 2 + length % 4]
    return (int.from_bytes(data[6:]) ^ int.from_bytes(mask)).to_bytes(length).decode()


def text_frame(message: bytes) -> bytes:
    """A whole text message as a WebSocket frame (RFC 6455, 5.2); what a server sends is not masked.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    length = len(message)
    if length < 126:
        return b"\x81%c%b" % (length, message)
    if length < 2**16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), message)
