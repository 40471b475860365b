"""How long a peer may keep us waiting. Uvicorn waits for ever; a stranger could hold any number of half requests open,
or send pings without end and never read the answers, which would pile up here.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
    """Answers no pings of a peer who does not read what it was sent before."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong goes nowhere
