"""Strangers attack a server while two people play at another table: how long these wait, and what memory it costs.

    .venv/bin/python bench/server/attack.py --seconds 20

The server has its usual limits. The attackers are a process of their own, and come from another address of this machine
than the two people. Each attack is one that once stopped the server: clients who ask for a long match and never read;
headers of 60 MB; a loser who renames without end.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from durbar.client import Visit, new_guest, request
from tests.server.servers import Server

ATTACKER = "127.0.0.2"  # its own network, as far as the server's limits go
LONGEST_WAIT = 100.0  # milliseconds
MOST_MEMORY = 50.0  # megabytes

Attack = Callable[["Target", float], Coroutine[Any, Any, None]]


class Target(NamedTuple):
    """What attackers know: where the server is, a long finished match at it, and a running one with a loser."""

    port: int
    long: str
    running: str
    loser: str

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))


class House:
    """The server that is attacked."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def open(self) -> Target:
        """Bots play a long match; two people begin another."""
        token = await new_guest(self.server.url, "Host")
        new = {"game": "kathmandu", "seats": 4, "bots": dict.fromkeys(range(4), "easy")}
        long = (await request(self.server.url, "POST", "/api/matches", new, token))["match"]["id"]
        async with Visit(self.server.link(long), token) as visit:
            await visit.do("start")
            async for _ in visit:
                if visit.table["status"] == "over":
                    break
        people = [token, await new_guest(self.server.url, "Loser")]
        new = {"game": "kyoto", "seats": 2}
        running = (await request(self.server.url, "POST", "/api/matches", new, token))["match"]["id"]
        for seat, person in enumerate(people):
            await command(self.server.url, running, person, do="sit", seat=seat)
        await command(self.server.url, running, token, do="start")
        return Target(self.server.port, long, running, people[1])

    def memory(self) -> float:
        """Resident memory of the server in megabytes."""
        status = Path(f"/proc/{self.server.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1000 for line in status if line.startswith("VmRSS:"))


async def command(url: str, match: str, token: str, **facts: object) -> None:
    body = {"id": f"c{random.getrandbits(60)}", **facts}
    await request(url, "POST", f"/api/matches/{match}/commands", body, token)


def upgrade(match: str, token: str = "") -> bytes:
    lines = [
        f"GET /api/matches/{match}/socket?after=0 HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def text_frame(text: str) -> bytes:
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + length + bytes(4) + data


# The attacks


async def never_read(target: Target, seconds: float) -> None:
    """Sixty at once open sockets to the long match, and ask for it by request, without reading; again and again."""
    ask = f"GET /api/matches/{target.long}?after=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()

    async def one(number: int) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await target.connect()
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(upgrade(target.long) if number % 2 else ask)
                for count in range(20):
                    writer.write(text_frame(f'{{"do":"undo","id":"u{count}","seat":0}}') if number % 2 else ask)
                    await asyncio.sleep(0.05)
                writer.transport.abort()
            await asyncio.sleep(0.05)

    await for_a_while([one(number) for number in range(60)], seconds)


async def large_heads(target: Target, seconds: float) -> None:
    """Eight at once send headers of 60 MB."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, writer = await target.connect()
                writer.write(b"GET / HTTP/1.1\r\n")
                for _ in range(60):
                    writer.write(b"X-Large: " + b"y" * 1_000_000 + b"\r\n")
                    await writer.drain()
                writer.transport.abort()
            await asyncio.sleep(0.02)

    await for_a_while([one() for _ in range(8)], seconds)


async def rename(target: Target, seconds: float) -> None:
    """The loser of a match renames through fifty sockets, and reads nothing."""

    async def one(socket: int) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await target.connect()
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(upgrade(target.running, target.loser))
                for count in range(200):
                    sit = f'{{"do":"sit","id":"s{socket}.{count}.{time.monotonic_ns()}","seat":1,"name":"L{count}"}}'
                    writer.write(text_frame(sit))
                    await asyncio.sleep(0.05)
                writer.transport.abort()
            await asyncio.sleep(0.05)

    await for_a_while([one(socket) for socket in range(50)], seconds)


async def nothing(target: Target, seconds: float) -> None:
    """Nobody attacks."""
    await asyncio.sleep(seconds)


async def for_a_while(work: list[Coroutine[Any, Any, None]], seconds: float) -> None:
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


ATTACKS: list[Attack] = [nothing, never_read, large_heads, rename]


# Those who play


async def play(house: House, waits: list[float]) -> None:
    """Two people play one game after the other; how long each move took until it was acknowledged."""
    url = house.server.url
    tokens = [await new_guest(url, name) for name in ("Ada", "Bo")]
    while True:
        new = {"game": "kyoto", "seats": 2}
        match = (await request(url, "POST", "/api/matches", new, tokens[0]))["match"]["id"]
        async with Visit(f"{url}/m/{match}", tokens[0]) as ada, Visit(f"{url}/m/{match}", tokens[1]) as bo:
            people = [ada, bo]
            for seat, person in enumerate(people):
                await person.do("sit", seat=seat)
            await ada.do("start")
            while ada.table.get("status") != "over":
                table = ada.table
                seat = table["due"][0] if table["due"] else 0
                mine = people[seat].table
                if mine.get("turn") == table["turn"] and mine["moves"]:
                    move = random.choice(mine["moves"])["notation"]
                    began = time.perf_counter()
                    await people[seat].do("move", seat=seat, move=move, after=mine["turn"])
                    waits.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.06)  # below what an address may command


async def measure(house: House, target: Target, attack: str, seconds: float) -> tuple[list[float], float]:
    """The waits of those who play meanwhile, and by how much memory grew at most."""
    waits: list[float] = []
    before, most = house.memory(), 0.0
    words = [__file__, "--seconds", str(seconds), "--attack", attack, *map(str, target)]
    attackers = await asyncio.create_subprocess_exec(sys.executable, *words, stderr=asyncio.subprocess.DEVNULL)
    playing = asyncio.create_task(play(house, waits))
    while attackers.returncode is None:
        await asyncio.sleep(0.2)
        most = max(most, house.memory())
        if playing.done():
            playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return sorted(waits), most - before


async def main(seconds: float) -> bool:
    good = True
    with (
        TemporaryDirectory(dir="/var/tmp") as folder,
        Server(Path(folder) / "data", "--think", "0.05", limits=True) as server,
    ):
        house = House(server)
        target = await house.open()
        print("| attack | moves of others | ms p50 | p99 | worst | MB more at most |\n|---|---:|---:|---:|---:|---:|")
        for attack in ATTACKS:
            waits, memory = await measure(house, target, attack.__name__, seconds)
            p50, p99 = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
            name = attack.__name__.replace("_", " ")
            print(f"| {name} | {len(waits)} | {p50:.1f} | {p99:.1f} | {waits[-1]:.1f} | {memory:.1f} |", flush=True)
            good &= attack is nothing or (waits[-1] <= LONGEST_WAIT and memory <= MOST_MEMORY)
        match = await request(server.url, "GET", f"/api/matches/{target.running}", None, target.loser)
        print(f"\nthe renamed match has {match['table']['number']} entries and is {match['table']['status']}")
    return good


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Attack a server, and measure what others notice.")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts")
    parser.add_argument("--attack", nargs=5, help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.attack:
        name, port, *rest = wishes.attack
        kinds = {attack.__name__: attack for attack in ATTACKS}
        asyncio.run(kinds[name](Target(int(port), *rest), wishes.seconds))
        sys.exit(0)
    sys.exit(0 if asyncio.run(main(wishes.seconds)) else 1)
