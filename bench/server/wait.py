"""How long a person waits for three bots: from the own move until the next own choice, in milliseconds.

    .venv/bin/python bench/server/wait.py --level hard --turns 100

A server in its own process plays one match after the other; the person decides at once, by lot. With three hard bots
the wait should stay under a second (p95) on two cores, in every game.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from durbar.client import Visit, new_guest, request
from durbar.games import GAMES
from tests.server.servers import Server

BOTS = 3
OWN = 0  # the person's seat
THINK = "0.04"  # seconds, as a server does that is not told otherwise


async def waits_of(server: Server, game: str, level: str, turns: int) -> list[float]:
    """So many waits, in seconds."""
    token = await new_guest(server.url, "Ada")
    new = {"game": game, "seats": BOTS + 1, "bots": dict.fromkeys(range(1, BOTS + 1), level)}
    luck = random.Random(1)
    found: list[float] = []
    while len(found) < turns:
        match = (await request(server.url, "POST", "/api/matches", new, token))["match"]["id"]
        async with Visit(server.link(match), token) as visit:
            await visit.do("sit", seat=OWN)
            await visit.do("start")
            found += await waits_in(visit, luck, turns - len(found))
    return found


async def waits_in(visit: Visit, luck: random.Random, most: int) -> list[float]:
    """The waits of one match."""
    found: list[float] = []
    moved, moved_at = 0, None
    async for _ in visit:
        if visit.table["status"] == "over" or len(found) >= most:
            break
        if visit.table["status"] != "running" or OWN not in visit.table["due"]:
            continue
        if moved_at is not None and visit.number > moved:
            found.append(time.monotonic() - moved_at)
        move = luck.choice(visit.table["moves"])
        moved = await visit.do("play", seat=OWN, move=move["notation"])
        moved_at = None if OWN in visit.table["due"] and visit.number >= moved else time.monotonic()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a person waits for three bots.")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    options = parser.parse_args()
    for game in options.games:
        with TemporaryDirectory() as folder, Server(Path(folder) / "data", "--think", THINK) as server:
            waits = sorted(asyncio.run(waits_of(server, game, options.level, options.turns)))
        middle, p95 = waits[len(waits) // 2], waits[int(0.95 * len(waits))]
        print(
            f"{game}: {len(waits)} waits for three {options.level} bots: "
            f"{1000 * middle:.0f} ms in the middle, {1000 * p95:.0f} ms p95, {1000 * waits[-1]:.0f} ms at most",
            flush=True,
        )


if __name__ == "__main__":
    main()
