"""kill -9 in the middle of play, again and again: nothing that was acknowledged is lost, nothing is there twice.

The server is a real process, the clients hold real sockets. DURBAR_KILLS says how often it dies.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path

from tests.server.history import complaints, count_of, read_journal, wrong_clocks
from tests.server.people import Party
from tests.server.servers import LONG, Server

KILLS = int(os.environ.get("DURBAR_KILLS", "12"))
SEED = int(os.environ.get("DURBAR_SEED", "5"))
MOST_ANSWERS = 60  # acknowledged commands between two kills, at most
PACE = {"bank": 3_600, "increment": 2}
TABLES = [(2, 0, None), (4, 0, PACE), (2, 2, None), (1, 3, None), (3, 1, PACE)]  # people, bots, clock


class Wreckage:
    """A server that dies at random moments while parties play at it, one match after the other at each table."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.parties: list[Party] = []
        self.deaths: list[int] = []
        self.finished = False

    async def run(self, kills: int) -> None:
        async with asyncio.timeout(LONG + 30 * kills), asyncio.TaskGroup() as everybody:
            for table in TABLES:
                everybody.create_task(self.keep_playing(*table))
            for _ in range(kills):
                await self.some_progress()
                await self.die_and_rise()
            self.finished = True

    async def keep_playing(self, people: int, bots: int, pace: dict[str, int] | None) -> None:
        while not self.finished:
            party = Party(self.server.url, random.Random(self.luck.random()), people, bots, pace)
            self.parties.append(party)
            await party.play()

    async def some_progress(self) -> None:
        """Wait for a few more acknowledgements, or for none at all, and a moment longer."""
        wanted = self.acknowledged() + self.luck.randrange(MOST_ANSWERS)
        while self.acknowledged() < wanted:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.luck.uniform(0, 0.02))

    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for party in self.parties for client in party.clients)

    async def die_and_rise(self) -> None:
        await asyncio.to_thread(self.server.kill)
        self.deaths.append(time.time_ns() // 1_000_000)
        await asyncio.to_thread(self.server.start)

    async def complaints(self) -> list[str]:
        found = []
        for party in self.parties:
            journal = read_journal(self.server.data, party.match)
            found += complaints(party.clients, journal, await party.latecomers())
            if party.pace is not None:
                found += wrong_clocks(journal.entries, party.pace["increment"] * 1_000, self.deaths)
        return found


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data", "--think", "0.05") as server:
            wreckage = Wreckage(server, random.Random(SEED))
            await wreckage.run(KILLS)
            found = await wreckage.complaints()
            assert server.stop() == 0
        figures = sum((count_of(party.clients) for party in wreckage.parties), Counter[str]())
        print(f"seed {SEED}, {len(wreckage.deaths)} kills, {len(wreckage.parties)} matches, {dict(figures)}")
        assert not found, "\n".join(found)
        assert not server.mistakes()
        assert figures["acknowledged"] > KILLS

    asyncio.run(scenario())
