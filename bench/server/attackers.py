"""Those who attack a server, in a process and at an address of their own.

Each attack once stopped it or made others wait. `attack.py` starts this for each, and measures what others notice.
Whoever is hung up on or refused comes back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any, NamedTuple

LOOPS = 24  # attackers at once, where an attack does not need more

Loop = Callable[["Target", int], Coroutine[Any, Any, None]]  # what one attacker does, until it is hung up on


class Target(NamedTuple):
    """What attackers know: where the server is, a long finished match at it, and a running one with a loser.

    address: where they come from
    """

    address: str
    port: int
    long: str
    running: str
    loser: str

    async def connect(self, deaf: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection; deaf, it never reads."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        if deaf:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        return reader, writer


# What is sent


def get(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n".encode()


def post(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def upgrade(match: str, token: str = "") -> bytes:
    wishes = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    wishes |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    wishes |= {"Authorization": f"Bearer {token}"} if token else {}
    return get(f"/api/matches/{match}/socket?after=0", "".join(f"{name}: {is_}\r\n" for name, is_ in wishes.items()))


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([kind | (0x80 if last else 0)]) + length + bytes(4) + data


def command(**facts: object) -> bytes:
    return frame(1, json.dumps({"id": f"c{random.getrandbits(60)}", **facts}).encode())


CHUNKED = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
HALVES = [b"", b"GET /api/games HT", get("/")[:-2] + b"X-Slow: ", CHUNKED[:-2] + b"Content-Type: a/b\r\n\r\n5\r\n{"]
NESTED = [b"[" * 90_000, b'{"name": "' + b"x" * 90_000 + b'"}', b'{"a":' * 15_000]
DEAR = [
    "/api/matches/{long}?after=0",
    "/api/matches/{long}/moments/{number}?open=1",
    "/api/matches/{long}/record",
    "/api/matches/{long}/verify",
    "/api/matches/{long}/box",
    "/api/matches/{long}/differences",
    "/m/{long}/preview.png?moment={number}",
    "/m/{long}?moment={number}",
    "/api/games/kathmandu/rules/en",
    "/api/games",
    "/api/matches",
    "/api/openapi.json",
    "/metrics",
    "/nowhere",
    "/assets/nothing.js",
]


# The attacks


async def never_read(target: Target, number: int) -> None:
    """Open sockets to the long match, and ask for it by request, without reading."""
    ask = get(f"/api/matches/{target.long}?after=0")
    _, writer = await target.connect(deaf=True)
    writer.write(upgrade(target.long) if number % 2 else ask)
    for _ in range(20):
        writer.write(command(do="undo", seat=0) if number % 2 else ask)
        await asyncio.sleep(0.05)
    writer.transport.abort()


async def large_heads(target: Target, number: int) -> None:
    """Headers of 60 MB."""
    await pour(target, b"GET / HTTP/1.1\r\n", b"X-Large: " + b"y" * 1_000_000 + b"\r\n", times=60)


async def rename(target: Target, number: int) -> None:
    """The loser of a match renames, and reads nothing."""
    _, writer = await target.connect(deaf=True)
    writer.write(upgrade(target.running, target.loser))
    for count in range(200):
        writer.write(command(do="sit", seat=1, name=f"L{count}"))
        await asyncio.sleep(0.05)
    writer.transport.abort()


async def pings(target: Target, number: int) -> None:
    await pour(target, upgrade(target.running), frame(9) * 10_000)


async def pongs(target: Target, number: int) -> None:
    await pour(target, upgrade(target.running), frame(10) * 10_000)


async def parts_of_a_message(target: Target, number: int) -> None:
    await pour(target, upgrade(target.running), frame(1, b"", last=False) + frame(0, b"", last=False) * 10_000)


async def few_texts_at_once(target: Target, number: int) -> None:
    """Through as many sockets as there may be, so little at a time that it could be heard at once."""
    reader, writer = await target.connect()
    writer.write(upgrade(target.running))
    await reader.readuntil(b"\r\n\r\n")
    for _ in range(1_000):
        writer.write(frame(1) * 80)
        await asyncio.sleep(0.1)


async def tiny_texts(target: Target, number: int) -> None:
    await pour(target, upgrade(target.running), frame(1) * 10_000)


async def nested_texts(target: Target, number: int) -> None:
    """Texts of 15 kB that are no commands."""
    await pour(target, upgrade(target.running), frame(1, b'{"do":' * 2_500) * 10)


async def commands_that_wait_for_nothing(target: Target, number: int) -> None:
    """Of somebody who has a seat."""
    await pour(target, upgrade(target.running, target.loser), command(do="undo", seat=1) * 50)


async def chunks_of_one_byte(target: Target, number: int) -> None:
    await pour(target, CHUNKED, b"1\r\nx\r\n" * 10_000)


async def trailers(target: Target, number: int) -> None:
    await pour(target, CHUNKED + b"2\r\n{}\r\n0\r\n", b"X: y\r\n" * 10_000)


async def pipelined_requests(target: Target, number: int) -> None:
    await pour(target, b"", get("/api/games") * 2_000)


async def refused_requests(target: Target, number: int) -> None:
    """Whoever is refused asks again at once."""
    reader, writer = await target.connect()
    while True:
        writer.write(get("/api/me?look=1") * 10)
        for _ in range(10):
            await reader.readuntil(b"}")


async def refused_sockets(target: Target, number: int) -> None:
    reader, writer = await target.connect()
    writer.write(upgrade("nothing"))
    await reader.read(1_000)
    writer.transport.abort()


async def sockets_opened_and_closed(target: Target, number: int) -> None:
    """Beside those who stay and look on."""
    reader, writer = await target.connect()
    writer.write(upgrade(target.running))
    await reader.readuntil(b"\r\n\r\n")
    await (reader.read() if number % 2 else asyncio.sleep(0))
    writer.transport.abort()


async def streams_opened_and_closed(target: Target, number: int) -> None:
    """Of a match and of the lobby, beside those who stay and look on."""
    path = "/api/lobby/events" if number % 4 < 2 else f"/api/matches/{target.running}/events"
    reader, writer = await target.connect()
    writer.write(get(path))
    await reader.readuntil(b"\r\n\r\n")
    await (reader.read() if number % 2 else asyncio.sleep(0))
    writer.transport.abort()


async def half_requests(target: Target, number: int) -> None:
    _, writer = await target.connect()
    writer.write(HALVES[number % len(HALVES)])
    for _ in range(100):
        await asyncio.sleep(0.2)
        writer.write(b"y")


async def connections(target: Target, number: int) -> None:
    """Opened and closed, with nothing said."""
    _, writer = await target.connect()
    writer.transport.abort()


async def newcomers(target: Target, number: int) -> None:
    await ask(target, cycle([post("/api/guests", b'{"name":"A"}'), post("/api/matches", b'{"game":"kyoto"}')]))


async def large_bodies(target: Target, number: int) -> None:
    """That are not what is asked for."""
    await ask(target, cycle([post("/api/guests", body) for body in NESTED]))


async def dear_requests(target: Target, number: int) -> None:
    """What takes the server longest, one after the other."""
    luck = random.Random(number)

    def wishes() -> Iterator[bytes]:
        while True:
            path = luck.choice(DEAR).format(long=target.long, number=luck.randint(1, 200))
            yield get(path, f"Accept: {luck.choice(['text/html', '*/*'])}\r\n")

    await ask(target, wishes())


# What they have in common


async def pour(target: Target, begin: bytes, more: bytes, times: int = 1_000) -> None:
    """Say the same without end, as fast as it is taken, and read no more than the answer to a handshake."""
    reader, writer = await target.connect()
    writer.write(begin)
    if b"websocket" in begin:
        await reader.readuntil(b"\r\n\r\n")
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(times):
        writer.write(more)
        await writer.drain()


async def ask(target: Target, wishes: Iterator[bytes]) -> None:
    """One request after the other over one connection, each after the answer to the one before."""
    reader, writer = await target.connect()
    for wish in wishes:
        writer.write(wish)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length: ")[2].partition(b"\r")[0]
        await reader.readexactly(int(length or 0))
        if b"connection: close" in head:
            return


ATTACKS: dict[Loop, int] = {  # and how many do it at once
    never_read: 60,
    large_heads: 8,
    rename: 50,
    pings: LOOPS,
    pongs: LOOPS,
    parts_of_a_message: LOOPS,
    tiny_texts: LOOPS,
    few_texts_at_once: 180,
    nested_texts: LOOPS,
    commands_that_wait_for_nothing: LOOPS,
    chunks_of_one_byte: LOOPS,
    trailers: LOOPS,
    pipelined_requests: LOOPS,
    refused_requests: LOOPS,
    refused_sockets: LOOPS,
    sockets_opened_and_closed: 150,
    streams_opened_and_closed: 150,
    half_requests: 350,
    connections: LOOPS,
    newcomers: LOOPS,
    large_bodies: LOOPS,
    dear_requests: LOOPS,
}


async def attack(loop: Loop, target: Target, seconds: float) -> None:
    async def again_and_again(number: int) -> None:
        while True:
            with suppress(OSError, EOFError, asyncio.LimitOverrunError):
                await loop(target, number)
            await asyncio.sleep(0.02)

    tasks = [asyncio.ensure_future(again_and_again(number)) for number in range(ATTACKS[loop])]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()  # which is a mistake in the attack
    os._exit(0)  # all connections with it


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # real attackers take no processor of the server's
    logging.disable()  # asyncio tells of each send to who has hung up
    name, seconds, address, port, *matches = sys.argv[1:]
    named = {loop.__name__: loop for loop in ATTACKS}
    asyncio.run(attack(named[name], Target(address, int(port), *matches), float(seconds)))
