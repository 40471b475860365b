"""The two protocols of Uvicorn with what it lacks: limits to what a peer may send or leave unread, and short ways.

Uvicorn waits for ever; a stranger could hold any number of half requests open, send headers without end, or ask and
never read the answers, which would pile up here. And it makes a task wait for each message it sends, which a table
with four viewers need not, and stops reading at each message it gets, however small.
"""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from durbar.server.frames import Inbox, Outbox, Outlet, are_messages, short_text
from durbar.server.limits import Bucket
from durbar.server.readers import LARGEST_BODY, LARGEST_HEAD, PARSED_AT_ONCE, Reader

WRITE = "durbar.write"  # where a socket's scope holds its short way out
LONGEST_HEAD = 10.0  # seconds for the head of a request to arrive
LONGEST_BODY = 20.0  # seconds for its body
LONGEST_URL = 8_000  # bytes
MOST_HEADERS = 100
MOST_PIPELINED = 16  # requests that wait for the answer to the one before
MOST_UNREAD = 16  # messages of a peer that may wait to be read
LARGEST_UNPARSED = 64_000  # bytes of a socket that may wait for that
IDLE_FRAMES, IDLE_A_SECOND = 100, 5  # pings, pongs and parts of messages that a peer may send: at once, and on


class Requests(Reader, HttpToolsProtocol):
    """Hangs up when a request takes too long to arrive, or is too large.

    head: bytes of the head that is arriving; None while a body does
    body: bytes of that
    answered: what is being answered; beside it, others may wait in the pipeline
    """

    deadline: asyncio.TimerHandle | None = None
    head: int | None = 0
    body = 0
    url = b""
    refused = False
    answered: RequestResponseCycle | None = None

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
        if self.unparsed or self.head is None or len(data) > PARSED_AT_ONCE:
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
        if not self.pipeline:
            self.answered = self.cycle
        elif len(self.pipeline) > MOST_PIPELINED:
            self.hang_up()

    def on_response_complete(self) -> None:
        self.answered = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()

    def answer_nobody(self) -> None:
        """Nobody is there any more to whom an answer could be written; Uvicorn would log that as a mistake."""
        if self.answered is not None:
            self.answered.disconnected = True
            self.answered.message_event.set()

    def hang_up(self) -> None:
        self.refused = True
        self.answer_nobody()
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
            self.arrived()
            self.hang_up()
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
        self.answer_nobody()
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.answer_nobody()

    def handle_websocket_upgrade(self) -> None:
        self.arrived()
        if self.refused:
            return
        super().handle_websocket_upgrade()
        self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.answer_nobody()
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """We and our parser hold each other, as do we and requests; one lets go, so that no garbage collector has to
        find us."""
        self.unparsed = b""
        self.parser = None  # type: ignore[assignment]
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def wait(self, seconds: float) -> None:
        self.arrived()
        self.deadline = self.loop.call_later(seconds, self.hang_up)

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
        if not self.handshake_initiated:  # this is the request, which was parsed before
            self.parse(data)
            return
        if self.between:
            if not self.unparsed and self.take_short(data):
                return
            self.between = len(data) <= PARSED_AT_ONCE and are_messages(data)
        self.parse_later(data)

    def take_short(self, data: bytes) -> bool:
        """Hear what came, if it is one short text, and not too many wait."""
        if not self.handshake_complete or self.close_sent or len(self.queue.messages) >= MOST_UNREAD:
            return False
        text = short_text(data)
        if text is None:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def parse_piece(self) -> bool:
        """No faster than it is heard."""
        if len(self.queue.messages) < MOST_UNREAD or self.transport.is_closing():
            return super().parse_piece()
        self.queue.held = self
        self.read_paused = True
        self.transport.pause_reading()
        return False

    def parse(self, data: bytes) -> None:
        super().data_received(data)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it did not even wait to be welcomed
            self.transport.abort()
        else:
            super().handle_parser_exception()

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
