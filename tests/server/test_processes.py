"""Several server processes on one PostgreSQL: clients of one match at different processes, while these are killed,
stopped and cut off. Nothing that was acknowledged is lost, nothing is there twice, and everybody sees the same.

The processes are real, the clients hold real sockets and go to another process when theirs does not answer.
DURBAR_FAULTS says how much goes wrong, DURBAR_SEED what.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg

from durbar.server.journal import Entry, decode_body
from tests.server.history import Journal, Recorder, complaints, count_of, wrong_clocks
from tests.server.people import Party
from tests.server.servers import LONG, Server

PROCESSES = 3
FAULTS = int(os.environ.get("DURBAR_FAULTS", "2"))
SEED = int(os.environ.get("DURBAR_SEED", "5"))
MOST_ANSWERS = 40  # acknowledged commands between two faults, at most
PACE = {"bank": 3_600, "increment": 2}
TABLES = [(2, 0, None), (2, 1, PACE), (1, 2, None)]  # people, bots, clock


class Wanderer(Recorder):
    """A client that goes to another process whenever it loses its own."""

    def __init__(self, link: str, token: str, servers: list[str], luck: random.Random) -> None:
        super().__init__(link, token)
        self.servers, self.luck = servers, luck
        self.server = luck.choice(servers)

    def lost(self) -> None:
        super().lost()
        self.server = self.luck.choice(self.servers)


class Company:
    """Server processes that share a database, and parties that play at all of them at once."""

    def __init__(self, servers: list[Server], database: str, luck: random.Random) -> None:
        self.servers, self.database, self.luck = servers, database, luck
        self.parties: list[Party] = []
        self.finished = False
        self.faults: list[Callable[[Server], None]] = [self.kill, self.stop, self.cut_off, self.deafen]

    async def run(self, faults: int) -> None:
        async with asyncio.timeout(LONG + 30 * faults), asyncio.TaskGroup() as everybody:
            for table in TABLES:
                everybody.create_task(self.keep_playing(*table))
            for number in range(faults):
                await self.some_progress()
                fault = self.faults[number % len(self.faults)]
                print(f"{self.acknowledged()} commands acknowledged; now {fault.__name__}", flush=True)
                await asyncio.to_thread(fault, self.luck.choice(self.servers))
            self.finished = True

    async def keep_playing(self, people: int, bots: int, pace: dict[str, int] | None) -> None:
        urls = [server.url for server in self.servers]
        while not self.finished:
            luck = random.Random(self.luck.random())
            party = Party(luck.choice(urls), luck, people, bots, pace)
            self.parties.append(party)
            await party.play(lambda link, token: Wanderer(link, token, urls, luck))  # noqa: B023

    async def some_progress(self) -> None:
        wanted = self.acknowledged() + self.luck.randrange(5, MOST_ANSWERS)
        while self.acknowledged() < wanted:
            await asyncio.sleep(0.001)

    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for party in self.parties for client in party.clients)

    # What goes wrong

    def kill(self, server: Server) -> None:
        server.kill()
        time.sleep(self.luck.uniform(0, 1))
        server.start()

    def stop(self, server: Server) -> None:
        """It stands still for longer than its leases last, and then believes that nothing happened."""
        server.signal(signal.SIGSTOP)
        time.sleep(self.luck.choice([0.5, 6.0]))
        server.signal(signal.SIGCONT)

    def cut_off(self, _: Server) -> None:
        """All connections to the database end, whatever happens on them."""
        self.end_connections("TRUE")

    def deafen(self, _: Server) -> None:
        """Nobody hears of anything for a moment: what is told meanwhile is lost."""
        self.end_connections("query LIKE 'LISTEN%'")

    def end_connections(self, which: str) -> None:
        with psycopg.connect(self.database, autocommit=True) as connection:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND {which}")

    # Afterwards

    async def complaints(self) -> list[str]:
        found = []
        for party in self.parties:
            journal = read_journal(self.database, party.match)
            for server in self.servers:  # all processes agree
                party.server = server.url
                found += complaints(party.clients, journal, await party.latecomers())
            if party.pace is not None:
                found += wrong_clocks(journal.entries, party.pace["increment"] * 1_000, [])
        return found


def read_journal(database: str, match: str) -> Journal:
    """The journal of a match, read behind the servers' back."""
    with psycopg.connect(database) as connection:
        query = 'SELECT number, "at", author, command, body, tick FROM entries WHERE "match" = %s ORDER BY number'
        rows = connection.execute(query, (match,)).fetchall()
        (secret,) = connection.execute("SELECT secret FROM matches WHERE id = %s", (match,)).fetchone() or ("",)
    entries = [
        Entry(number, at, author, command, decode_body(body), tick) for number, at, author, command, body, tick in rows
    ]
    return Journal(match, secret, entries)


def start_all(servers: list[Server]) -> None:
    with ThreadPoolExecutor(len(servers)) as together:
        list(together.map(Server.start, servers))


def test_processes_that_share_a_database_agree_whatever_happens_to_them(tmp_path: Path, database: str) -> None:
    options = ("--database", database, "--workers", "1", "--think", "0.05")
    servers = [Server(tmp_path / f"p{number}", *options) for number in range(PROCESSES)]
    start_all(servers)

    async def scenario() -> None:
        company = Company(servers, database, random.Random(SEED))
        await company.run(FAULTS)
        found = await company.complaints()
        figures = sum((count_of(party.clients) for party in company.parties), Counter[str]())
        print(f"seed {SEED}, {FAULTS} faults, {len(company.parties)} matches, {dict(figures)}")
        assert not found, "\n".join(found)
        assert figures["acknowledged"] > FAULTS

    try:
        asyncio.run(scenario())
        assert [server.stop() for server in servers] == [0] * PROCESSES
    finally:
        for server in servers:
            server.__exit__()
    for (
        server
    ) in servers:  # of the store's troubles, and of bots that were slow while all stood still, there may be words
        mistakes = [line for line in server.mistakes() if line["level"] == "error"]
        assert [line for line in mistakes if not line["event"].startswith("the store")] == []
