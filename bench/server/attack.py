"""Strangers attack a server while two people play at another table: how long these wait, and what memory it costs.

    .venv/bin/python bench/server/attack.py --seconds 15 [pings dear_requests …]

The server has its usual limits. Each attack (`attackers.py`) is one that once stopped the server or made others wait.
A wait is told as it was, and without the time in which the server or the player was ready and other work had the
processors: on a busy machine only that says what an attack did. Where Linux does not tell it, both are the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server import attackers
from durbar.client import Visit, new_guest, request
from tests.server.servers import Server

LONGEST_WAIT = 100.0  # milliseconds
MOST_MEMORY = 50.0  # megabytes
MEMORY = "/dev/shm"  # where the data lie: that others keep the disk busy is no attack's doing
NOTHING = "nothing"


class Wait(NamedTuple):
    """Until a move was acknowledged, in milliseconds; and without the time in which there was no processor for it."""

    whole: float
    own: float


class House:
    """The server that is attacked."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def open(self) -> tuple[str, str, str]:
        """Bots play a long match; two people begin another. Both, and who loses that."""
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
        return long, running, people[1]

    def memory(self) -> float:
        """Resident memory of the server in megabytes."""
        status = Path(f"/proc/{self.server.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1000 for line in status if line.startswith("VmRSS:"))


async def command(url: str, match: str, token: str, **facts: object) -> None:
    body = {"id": f"c{random.getrandbits(60)}", **facts}
    await request(url, "POST", f"/api/matches/{match}/commands", body, token)


# Those who play


async def play(house: House, waits: list[Wait]) -> None:
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
                    began, server, player = time.perf_counter(), delay(house.server.pid), delay(os.getpid())
                    await people[seat].do("move", seat=seat, move=move, after=mine["turn"])
                    whole = 1000 * (time.perf_counter() - began)
                    late = max(delay(house.server.pid) - server, delay(os.getpid()) - player)
                    waits.append(Wait(whole, max(0.0, whole - late)))
                await asyncio.sleep(0.06)  # below what an address may command


def delay(process: int) -> float:
    """For how long, until now, its first thread was ready and had no processor, in milliseconds."""
    with suppress(OSError):
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e6
    return 0.0


async def measure(house: House, words: list[str], seconds: float) -> tuple[list[Wait], float]:
    """The waits of those who play while attackers, told these words, attack; and by how much memory grew at most."""
    waits: list[Wait] = []
    before, most = house.memory(), 0.0
    command = [sys.executable, attackers.__file__, *words] if words else ["sleep", str(seconds)]
    attacking = await asyncio.create_subprocess_exec(*command)
    playing = asyncio.create_task(play(house, waits))
    while attacking.returncode is None:
        await asyncio.sleep(0.2)
        most = max(most, house.memory())
        if playing.done():
            playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return waits, most - before


async def main(attacks: list[str], seconds: float) -> bool:
    good = True
    with (
        TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder,
        Server(Path(folder) / "data", "--think", "0.05", limits=True) as server,
    ):
        house = House(server)
        matches = await house.open()
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
        print("| attack | moves of others | ms p50 | p99 | worst | own p99 | own worst | MB more at most |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|")
        for number, attack in enumerate([NOTHING, *attacks]):
            words = [attack, str(seconds), f"127.0.1.{number}", str(server.port), *matches] if number else []
            waits, memory = await measure(house, words, seconds)
            whole, own = (sorted(each) for each in zip(*waits, strict=True))
            at = int(0.99 * len(waits))
            figures = [whole[len(waits) // 2], whole[at], whole[-1], own[at], own[-1], memory]
            name = attack.replace("_", " ")
            print(f"| {name} | {len(waits)} | {' | '.join(f'{each:.1f}' for each in figures)} |", flush=True)
            good &= own[-1] <= LONGEST_WAIT and memory <= MOST_MEMORY
        match = await request(server.url, "GET", f"/api/matches/{matches[1]}", None, matches[2])
        print(f"\nthe renamed match has {match['table']['number']} entries and is {match['table']['status']}")
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")
        for event, count in Counter(line["event"] for line in server.mistakes()).most_common():
            print(f"logged {count} times: {event}")
    return good


if __name__ == "__main__":
    names = [loop.__name__ for loop in attackers.ATTACKS]
    parser = argparse.ArgumentParser(description="Attack a server, and measure what others notice.")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each attack lasts")
    parser.add_argument("attacks", nargs="*", choices=[*names, []], help="which; all, if none is named")
    wishes = parser.parse_args()
    sys.exit(0 if asyncio.run(main(wishes.attacks or names, wishes.seconds)) else 1)
