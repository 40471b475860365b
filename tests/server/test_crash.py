"""kill -9 in the middle of play, again and again: nothing that was acknowledged is lost, nothing is there twice.

The server is a real process, the clients hold real sockets. DURBAR_KILLS says how often it dies.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from durbar.client import new_guest, request
from durbar.server.journal import Moved
from durbar.server.match import Match
from tests.server.history import Journal, complaints, count_of, read_journal, wrong_clocks, wrong_moves, wrong_numbers
from tests.server.people import AGAIN, Party, insist
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


class Absent:
    """Three people at a table over days who never stay: they look in, and play what they have a choice about. The
    server plays their only moves.
    """

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.tokens: list[str] = []
        self.match = ""
        self.over = False

    async def sit_down(self) -> None:
        self.tokens = [await new_guest(self.server.url, "Ada") for _ in range(3)]
        new = {"game": "kyoto", "seats": 3, "days": {"hours": 24, "forced": True}}
        made = await request(self.server.url, "POST", "/api/matches", new, self.tokens[0])
        self.match = made["match"]["id"]
        for seat in range(3):
            await self.does(seat, do="sit", id="sit", seat=seat)
        await self.does(0, do="start", id="start")

    async def does(self, who: int, **command: Any) -> None:
        path = f"/api/matches/{self.match}/commands"
        await insist(lambda: request(self.server.url, "POST", path, command, self.tokens[who]))

    async def look(self, seat: int) -> Any:
        path = f"/api/matches/{self.match}?seat={seat}"
        return (await request(self.server.url, "GET", path, None, self.tokens[seat]))["table"]

    async def play(self) -> None:
        while not self.over:
            seat = self.luck.randrange(3)
            table = await insist(partial(self.look, seat))
            self.over = table["status"] == "over"
            if seat in table["due"] and len(table["moves"]) > 1:
                move = self.luck.choice(table["moves"])["notation"]
                await self.does(seat, do="move", id=f"m{table['number']}", seat=seat, move=move)
            elif seat in table["due"]:
                await asyncio.sleep(AGAIN)

    async def die_and_rise(self) -> None:
        for _ in range(KILLS // 2):
            await asyncio.sleep(self.luck.uniform(0, 0.2))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)


def wrongly_played_for_people(journal: Journal) -> list[str]:
    """The server plays exactly those moves that are the only ones."""
    wrong = []
    for entry in journal.entries:
        if isinstance(entry.body, Moved):
            before = Match.load(journal.id, journal.secret, journal.entries[: entry.number - 1]).state
            ((seat, _),) = entry.body.plays
            is_only = before.moves.leaves_no_choice(before.legal_moves(seat))
            if is_only != (entry.author == ""):
                wrong.append(
                    f"entry {entry.number} of {entry.author or 'the server'} was one of {before.legal_moves(seat)}"
                )
    return wrong


def test_no_move_is_played_twice_for_who_is_away_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            absent = Absent(server, random.Random(SEED))
            await absent.sit_down()
            async with asyncio.timeout(LONG + 30 * KILLS), asyncio.TaskGroup() as everybody:
                everybody.create_task(absent.play())
                everybody.create_task(absent.die_and_rise())
            journal = read_journal(server.data, absent.match)
            assert not wrong_numbers(journal.entries) + wrong_moves(journal) + wrongly_played_for_people(journal)
            commands = [(entry.author, entry.command) for entry in journal.entries if entry.command]
            assert len(commands) == len({*commands})
            assert sum(isinstance(entry.body, Moved) and not entry.author for entry in journal.entries) > 5
            assert not server.mistakes()

    asyncio.run(scenario())
