"""WebSocket frames as we most often see them, whole messages each, and short ways in and out for them.

This is compiled: it runs for every message of every client.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

TEXT, CLOSE = 0x81, 0x88  # first bytes of frames that are whole messages
MASKED = 0x80  # bit of the second byte


class Inbox:
    """Messages that wait for the application: what Uvicorn needs of asyncio's queue, and no more.

    held: the socket that goes on (`readers.Reader.line_up`) when all have been heard
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.held: Any = None
        self.messages: deque[Any] = deque()
        self.sleeper: asyncio.Future[None] | None = None  # whoever waits for the next message

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    async def get(self) -> Any:
        """The next message. Of who says much at once one is heard in each turn of the loop, and others between them."""
        if self.messages:
            await asyncio.sleep(0)
        while not self.messages:
            self.sleeper = self.loop.create_future()
            await self.sleeper
        message = self.messages.popleft()
        if self.held is not None and not self.messages:
            held, self.held = self.held, None
            held.line_up()
        return message

    def empty(self) -> bool:
        return not self.messages


class Outbox:
    """The sockets of an event loop that have something to send in this turn of it."""

    def __init__(self) -> None:
        self.waiting: list[Outlet] = []

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for outlet in waiting:
            outlet.flush()


class Outlet:
    """Where the messages for one client go out: all of one moment together.

    socket: Uvicorn's side of it (`protocols.Sockets`)
    """

    def __init__(self, socket: Any, outbox: Outbox) -> None:
        self.socket = socket
        self.outbox = outbox
        self.unsent: list[bytes] = []

    def write(self, message: bytes) -> bool:
        """Write a text message with all others of this moment; False if the peer does not read, or is not there."""
        if not self.socket.is_open():
            return False
        if not self.unsent:
            if not self.outbox.waiting:
                self.socket.loop.call_soon(self.outbox.flush)
            self.outbox.waiting.append(self)
        self.unsent.append(text_frame(message))
        return True

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        transport = self.socket.transport
        if not transport.is_closing():
            transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))


def is_short_message(data: bytes) -> bool:
    """Whether this is one frame with a whole message of less than 126 bytes (RFC 6455, 5.2)."""
    length = len(data) - 6
    return 0 <= length < 126 and TEXT <= data[0] < CLOSE + 8 and data[1] == MASKED | length


def are_messages(data: bytes) -> bool:
    """Whether these are frames with a whole message each.

    >>> are_messages(b"\\x81\\x82abcd\\x09\\x0b\\x89\\x80abcd"), are_messages(b"\\x81\\x82abcd\\x09\\x0b\\x89")
    (True, False)
    """
    at = 0
    while at + 2 <= len(data):
        if not (TEXT <= data[at] < CLOSE + 8 and data[at + 1] >= MASKED):
            return False
        length = data[at + 1] - MASKED
        at += 6
        if length >= 126:
            size = 2 if length == 126 else 8
            length = int.from_bytes(data[at - 4 : at - 4 + size], "big")
            at += size
        at += length
    return at == len(data)


def short_text(data: bytes) -> str | None:
    """The text, if this is one frame with a whole text of less than 126 bytes.

    >>> short_text(b"\\x81\\x82abcd\\x09\\x0b")
    'hi'
    >>> short_text(b"\\x81\\x82abcd\\x09"), short_text(b"\\x81\\x82abcd\\x09\\x0b\\x81")
    (None, None)
    """
    if data[0] != TEXT or not is_short_message(data):
        return None
    length = len(data) - 6
    mask = data[2:6] * (length // 4) + data[2 : 2 + length % 4]
    try:
        return (int.from_bytes(data[6:], "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


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
