"""How late the server's event loop is while bots think hard: the worst that /metrics saw, in milliseconds.

    .venv/bin/python bench/server/lag.py --bots 4 --seconds 20

A server in its own process plays matches of hard bots only. A wait of the loop is a wait of everybody who moves, so it
should stay under 50 ms, however many bots think. The worst of a server at rest is printed beside it: that much is the
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from durbar.client import Visit, new_guest, request
from tests.server.servers import Server

LOOK = 0.5  # seconds; each look shows the worst of the last second
REST = 5.0  # seconds


async def worst_lag(server: Server, seconds: float) -> float:
    """The longest wait of the event loop, in milliseconds."""
    worst = 0.0
    for _ in range(round(seconds / LOOK)):
        await asyncio.sleep(LOOK)
        worst = max(worst, await asyncio.to_thread(server.metric, "durbar_loop_lag_seconds"))
    return 1000 * worst


async def keep_thinking(server: Server, bots: int) -> None:
    """One match of hard bots after the other."""
    token = await new_guest(server.url, "Ada")
    new = {"game": "kyoto", "seats": bots, "bots": dict.fromkeys(range(bots), "hard")}
    while True:
        match = (await request(server.url, "POST", "/api/matches", new, token))["match"]["id"]
        async with Visit(server.link(match), token) as visit:
            await visit.do("start")
            async for _ in visit:
                if visit.table["status"] == "over":
                    break


async def measure(server: Server, bots: int, seconds: float) -> tuple[float, float]:
    """The worst at rest and while bots think."""
    rest = await worst_lag(server, REST)
    thinking = asyncio.create_task(keep_thinking(server, bots))
    try:
        return rest, await worst_lag(server, seconds)
    finally:
        thinking.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description="How late the server's event loop is while bots think hard.")
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        workers = ("--workers", str(options.workers), "--think", "0.05")
        with Server(Path(folder) / "data", *workers) as server:
            rest, worst = asyncio.run(measure(server, options.bots, options.seconds))
    print(f"worst lag of the event loop: {worst:.1f} ms with {options.bots} hard bots, {rest:.1f} ms at rest")


if __name__ == "__main__":
    main()
