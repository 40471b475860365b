"""How what waits for a client goes out: over a socket, or as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from durbar.server.connection import Connection

STREAM = "text/event-stream"
SEND = "durbar.send"  # in the scope: the way to the client past all layers
RECEIVE = "durbar.receive"  # in the scope: the way from the client past all layers
STREAM_PULSE = 15.0  # seconds between signs of life on a stream


class Stream(StreamingResponse):
    """The messages of a connection as server-sent events; `done` is called however it ends."""

    def __init__(self, connection: Connection, done: Callable[[], None]) -> None:
        super().__init__(stream(connection), media_type=STREAM)
        self.done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.done()


async def stream(connection: Connection) -> AsyncIterator[bytes]:
    while True:
        try:
            async with asyncio.timeout(STREAM_PULSE):
                found = await connection.next()
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if found is None:
            return
        message, number = found
        connection.is_sent()
        yield b"%sdata: %s\n\n" % (b"id: %d\n" % number if number is not None else b"", message)


async def send_all(websocket: WebSocket, connection: Connection) -> None:
    """Send what waits for this client, until it is to be closed."""
    send: Send = websocket.scope[SEND]
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone already
        while (found := await connection.next()) is not None:
            await send({"type": "websocket.send", "text": found[0].decode()})
            connection.is_sent()
        code, reason = connection.closing or (1000, "")
        await websocket.close(code, reason)
    connection.sent.set()
