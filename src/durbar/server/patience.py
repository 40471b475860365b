"""The two protocols of Uvicorn with what it lacks: a limit to how long a peer may keep us waiting, and a short way out.

Uvicorn waits for ever; a stranger could hold any number of half requests open, or send pings without end and never read
the answers, which would pile up here. And it makes a task wait for each message it sends, which a table with four
viewers need not.
"""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "durbar.write"  # where a socket's scope holds its short way out
LONGEST_REQUEST = 30.0  # seconds for a request to arrive whole


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

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def wait(self) -> None:
        self.deadline = self.loop.call_later(LONGEST_REQUEST, self.transport.abort)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Sockets(WebSocketsSansIOProtocol):
    """Answers no pings of a peer who does not read what it was sent before, and has a short way out."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.unsent: list[bytes] = []
        scope: MutableMapping[str, Any] = self.scope  # type: ignore[assignment]
        scope[WRITE] = self.write

    def write(self, message: bytes) -> bool:
        """Write a text message with all others of this moment; False if the peer does not read, or is not there."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(message))
        return True

    def flush(self) -> None:
        frames, self.unsent = b"".join(self.unsent), []
        if not self.transport.is_closing():
            self.transport.write(frames)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong goes nowhere


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
