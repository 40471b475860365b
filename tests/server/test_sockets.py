"""The short ways in and out of a socket: whatever way bytes arrive, the application hears the same."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState

from durbar.server.protocols import MOST_UNREAD, Requests, Sockets
from tests.server.servers import LONG
from tests.server.test_strangers_network import upgrade

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8
FINISHED = 0x80


class Listener:
    """An application that only listens: what it heard, and how the connection ended."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.ended = asyncio.Event()
        self.code = 0
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.protocols: list[Any] = []
        self.requests: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.go_on.wait()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                self.code = message["code"]
                self.ended.set()
                return
            self.heard.append(message["text"])


@asynccontextmanager
async def talking(listener: Listener) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a listener, after the handshake."""
    config = uvicorn.Config(listener, http=Requests, ws=Sockets, ws_ping_interval=None, log_config=None)
    config.load()
    state = ServerState()

    def protocol() -> Any:
        listener.requests = Requests(config, state, {})
        return listener.requests

    listening = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    try:
        async with asyncio.timeout(LONG):
            writer.write(upgrade("/"))
            await reader.readuntil(b"\r\n\r\n")
            listener.protocols += state.connections
            yield reader, writer
    finally:
        writer.close()
        listening.close()


def frame(kind: int, data: bytes, mask: bytes, finished: bool = True) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return bytes([FINISHED * finished | kind]) + length + mask + masked


masks = st.binary(min_size=4, max_size=4)
texts = st.one_of(st.text(max_size=40), st.text(max_size=40).map(lambda text: text * 10))


@st.composite
def conversations(draw: st.DrawFn) -> tuple[list[str], bytes, list[int]]:
    """Texts, the frames that carry them and other frames between, and where the bytes are cut."""
    said: list[str] = []
    data = b""
    for _ in range(draw(st.integers(1, 8))):
        way = draw(st.sampled_from(["whole", "whole", "whole", "in parts", "ping", "pong"]))
        text = draw(texts)
        if way == "whole":
            said.append(text)
            data += frame(TEXT, text.encode(), draw(masks))
        elif way == "in parts":
            said.append(text + text)
            data += frame(TEXT, text.encode(), draw(masks), finished=False)
            data += frame(PING, b"?", draw(masks)) + frame(0, text.encode(), draw(masks))
        else:
            data += frame(PING if way == "ping" else PONG, b"x", draw(masks))
    cuts = draw(st.lists(st.integers(0, len(data)), max_size=6))
    return said, data, sorted({0, *cuts, len(data)})


@given(conversations())
@settings(max_examples=120)
def test_texts_are_heard_however_they_arrive(conversation: tuple[list[str], bytes, list[int]]) -> None:
    said, data, cuts = conversation

    async def test() -> None:
        listener = Listener()
        async with talking(listener) as (_, writer):
            protocol = listener.protocols[0]
            for begin, end in pairwise(cuts):
                protocol.data_received(data[begin:end])  # no network joins what was cut
                await asyncio.sleep(0)
            writer.write(frame(CLOSE, b"", bytes(4)))
            await listener.ended.wait()
        assert listener.heard == said

    asyncio.run(test())


def test_a_part_of_a_frame_that_looks_like_a_whole_one_is_none() -> None:
    text = "a" * 40
    inner = [0x81, 0x80 | len(text) - 6, 1, 2]
    mask = bytes(byte ^ ord("a") for byte in inner)
    data = frame(TEXT, text.encode(), mask)
    assert data[6:].startswith(bytes(inner))

    async def test() -> None:
        listener = Listener()
        async with talking(listener) as (_, writer):
            for part in (data[:6], data[6:]):
                listener.protocols[0].data_received(part)
            writer.write(frame(CLOSE, b"", bytes(4)))
            await listener.ended.wait()
        assert listener.heard == [text]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"\xff\xfe", bytes(4)), 1007),
        (b"\x81\x02hi", 1002),  # not masked
        (frame(0x41, b"hi", bytes(4)), 1002),  # a bit that means nothing
        (frame(3, b"hi", bytes(4)), 1002),  # a kind that does not exist
    ],
    ids=["not UTF-8", "not masked", "reserved bit", "unknown kind"],
)
def test_a_wrong_frame_after_right_ones_closes_the_socket(wrong: bytes, code: int) -> None:
    async def test() -> None:
        listener = Listener()
        async with talking(listener) as (reader, writer):
            writer.write(frame(TEXT, b"hello", b"abcd"))
            await writer.drain()
            while not listener.heard:
                await asyncio.sleep(0)
            writer.write(wrong)
            answer = await reader.read()
            assert answer[0] == FINISHED | CLOSE
            assert int.from_bytes(answer[2:4]) == code
        assert listener.heard == ["hello"]

    asyncio.run(test())


def test_whoever_says_much_at_once_is_read_no_faster_than_heard() -> None:
    async def test() -> None:
        listener = Listener()
        listener.go_on.clear()
        async with talking(listener) as (_, writer):
            protocol = listener.protocols[0]
            for number in range(3 * MOST_UNREAD):
                protocol.data_received(frame(TEXT, str(number).encode(), b"abcd"))
            while not protocol.read_paused:
                await asyncio.sleep(0)
            listener.go_on.set()
            writer.write(frame(CLOSE, b"", bytes(4)))
            await listener.ended.wait()
        assert listener.heard == [str(number) for number in range(3 * MOST_UNREAD)]

    asyncio.run(test())


def test_others_are_served_between_the_messages_of_who_says_much_at_once() -> None:
    async def test() -> None:
        listener = Listener()
        async with talking(listener):
            for number in range(10):
                listener.protocols[0].data_received(frame(TEXT, str(number).encode(), b"abcd"))
            heard = [0]  # of the ten, after each turn of the loop
            while heard[-1] < 10:
                await asyncio.sleep(0)
                heard.append(len(listener.heard))
            assert max(after - before for before, after in pairwise(heard)) == 1

    asyncio.run(test())


def test_no_more_is_kept_of_who_says_much_at_once_than_came() -> None:
    """As messages, ten thousand tiny texts would take a hundred times their bytes."""

    async def test() -> None:
        listener = Listener()
        listener.go_on.clear()
        async with talking(listener) as (_, writer):
            protocol = listener.protocols[0]
            protocol.data_received(frame(TEXT, b"", bytes(4)) * 10_000)
            while not protocol.read_paused:
                await asyncio.sleep(0)
            for _ in range(100):
                await asyncio.sleep(0)
            assert len(protocol.queue.messages) < 1_000
            listener.go_on.set()
            writer.write(frame(CLOSE, b"", bytes(4)))
            await listener.ended.wait()
        assert listener.heard == [""] * 10_000

    asyncio.run(test())


def test_a_long_message_ends_no_short_way() -> None:
    async def test() -> None:
        listener = Listener()
        async with talking(listener) as (_, writer):
            protocol = listener.protocols[0]
            for text in ("a" * 300, "b" * 20, "c" * 1_500):
                writer.write(frame(TEXT, text.encode(), b"abcd"))
                while listener.heard[-1:] != [text]:
                    await asyncio.sleep(0)
                assert protocol.between
            for part in (b"\x81\xfe\x01\x2c", bytes(304)):
                protocol.data_received(part)
            assert not protocol.between  # where one arrives in parts, we do not follow

    asyncio.run(test())


@pytest.mark.parametrize("refused", [False, True], ids=["closed", "refused"])
def test_a_connection_is_gone_without_the_garbage_collector(refused: bool) -> None:
    """Whether a socket is closed, or more requests come at once than are kept."""

    async def test() -> list[weakref.ref[Any]]:
        listener = Listener()
        async with talking(listener) as (_, writer):
            [protocol] = listener.protocols
            gone = [weakref.ref(protocol), weakref.ref(protocol.conn), weakref.ref(listener.requests)]
            del protocol
            if refused:
                gone.append(weakref.ref(await too_many(writer.get_extra_info("peername"), listener)))
            writer.write(frame(CLOSE, b"", bytes(4)))
            await listener.ended.wait()
        listener.protocols.clear()
        listener.requests = None
        await asyncio.sleep(0.01)
        return gone

    gc.disable()
    try:
        gone = asyncio.run(test())
        assert [reference() for reference in gone] == [None] * len(gone)
    finally:
        gc.enable()


async def too_many(address: tuple[str, int], listener: Listener) -> Any:
    """Who had to answer more requests at once than are kept."""
    reader, writer = await asyncio.open_connection(*address)
    writer.write(b"GET / HTTP/1.1\r\n\r\n" * 100)  # so short that enough of them are one piece
    with suppress(OSError):
        await reader.read()
    writer.close()
    return listener.requests
