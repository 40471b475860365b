"""Everything goes wrong at once, for as long as you like:

make faults FAULTS=200 SEED=5

Three server processes, one of them with a wrong clock, two that think, and a PostgreSQL of their own; people play all
games there, over a network that fails, and go to another process when theirs does not answer. Meanwhile processes are
killed and stopped, the database crashes, connections are cut and notifications lost. In the end the checker
(`history.py`) compares what every client sent, was promised and saw with the journals.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from durbar.server.journal import Entry, decode_body
from tests.server.history import (
    Journal,
    Recorder,
    complaints,
    count_of,
    wrong_clocks,
    wrong_dates,
    wrong_moves,
)
from tests.server.people import Party
from tests.server.postgres import Cluster, cluster, fresh
from tests.server.proxy import BOTH, Proxy
from tests.server.servers import Server

PROCESSES, THINKERS = 3, 2
WRONG_S = 60  # seconds by which the clock of the last process is wrong
MOST_ANSWERS = 40  # acknowledged commands between two faults, at most
PAUSES = (0.5, 6.0)  # seconds that a process stands still: less than a lease, or more
LOST = 0.5  # of all notifications, while they are lost
STUCK_S = 120.0  # seconds in which some commands are acknowledged, whatever happens …
ENDING_S = 600.0  # … and in which all matches end that are going on when nothing fails any more

END_CONNECTIONS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
# In the place of PostgreSQL's own, this loses as many notifications as `losing` says, and nobody is told.
LOSE = """
    CREATE SCHEMA faults;
    CREATE SCHEMA aside;
    CREATE TABLE aside.losing (part float8 NOT NULL);
    INSERT INTO aside.losing VALUES (0);
    CREATE FUNCTION faults.pg_notify(channel text, payload text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        IF random() >= (SELECT part FROM aside.losing) THEN PERFORM pg_catalog.pg_notify(channel, payload); END IF;
    END $$;
    DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I SET search_path = public, faults, pg_catalog', current_database());
    END $$;
"""


class Table(NamedTuple):
    """What is played at one place, again and again."""

    people: int
    bots: int
    pace: dict[str, int] | None
    game: str


PACE = {"bank": 3_600, "increment": 2}
TABLES = [
    Table(2, 1, PACE, "kyoto"),
    Table(2, 1, None, "xanadu"),
    Table(1, 2, PACE, "reviving"),
    Table(1, 1, None, "kathmandu"),
]


class LateServer(Server):
    """A server on a machine whose clock is wrong."""

    def command(self) -> list[str]:
        python, module, _, *arguments = super().command()
        return [python, module, "tests.server.wrong_clock", str(WRONG_S), *arguments]


class Thinker(Server):
    """A process that thinks for the others."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "durbar", "think", *self.options]

    def start(self) -> None:
        self.start_process()
        self.wait_for_line("Durbar thinks with ")


class Wanderer(Recorder):
    """A client that goes to another process whenever it loses its own."""

    def __init__(self, link: str, token: str, servers: list[str], luck: random.Random) -> None:
        super().__init__(link, token)
        self.servers, self.luck = servers, luck
        self.server = luck.choice(servers)

    def lost(self) -> None:
        super().lost()
        self.server = self.luck.choice(self.servers)


class House(NamedTuple):
    """What can fail, but for the network."""

    cluster: Cluster
    database: str
    servers: list[Server]
    thinkers: list[Thinker]


class Company:
    """Parties that play at all processes of a house at once, and what goes wrong meanwhile."""

    def __init__(self, house: House, proxies: list[Proxy], luck: random.Random) -> None:
        self.house, self.proxies, self.luck = house, proxies, luck
        self.parties: list[Party] = []
        self.finished = False
        self.kinds = [
            self.kill_a_server,
            self.stop_a_server,
            self.kill_a_thinker,
            self.stop_a_thinker,
            self.crash_the_database,
            self.cut_the_database_off,
            self.deafen,
            self.lose_notifications,
            self.cut_connections,
            self.stall_the_network,
            self.swallow_what_is_sent,
            self.kill_all_servers,
        ]
        self.done: Counter[str] = Counter()

    async def run(self, faults: int, tables: Sequence[Table]) -> None:
        """Until so much has gone wrong, and every match is over."""
        async with asyncio.timeout(None) as patience, asyncio.TaskGroup() as everybody:
            for table in tables:
                everybody.create_task(self.keep_playing(table))
            for number in range(faults):
                await self.some_progress()
                if number % len(self.kinds) == 0:
                    self.luck.shuffle(self.kinds)
                fault = self.kinds[number % len(self.kinds)]
                name = fault.__name__.replace("_", " ")
                print(f"{self.acknowledged()} commands acknowledged; fault {number + 1}: {name}", flush=True)
                await fault()
                self.done[name] += 1
            self.finished = True
            patience.reschedule(asyncio.get_running_loop().time() + ENDING_S)

    async def keep_playing(self, table: Table) -> None:
        urls = [proxy.url for proxy in self.proxies]
        while not self.finished:
            luck = random.Random(self.luck.random())
            party = Party(luck.choice(urls), luck, *table)
            self.parties.append(party)
            await party.play(lambda link, token: Wanderer(link, token, urls, luck))  # noqa: B023

    async def some_progress(self) -> None:
        wanted = self.acknowledged() + self.luck.randrange(5, MOST_ANSWERS)
        async with asyncio.timeout(STUCK_S):
            while self.acknowledged() < wanted:
                await asyncio.sleep(0.005)

    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for party in self.parties for client in party.clients)

    # Processes

    async def kill_a_server(self) -> None:
        await self.kill(self.luck.choice(self.house.servers))

    async def kill_a_thinker(self) -> None:
        await self.kill(self.luck.choice(self.house.thinkers))

    async def kill_all_servers(self) -> None:
        await asyncio.gather(*(self.kill(server) for server in self.house.servers))

    async def kill(self, server: Server) -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.luck.uniform(0, 1))
        await asyncio.to_thread(server.start)

    async def stop_a_server(self) -> None:
        await self.stop(self.luck.choice(self.house.servers))

    async def stop_a_thinker(self) -> None:
        await self.stop(self.luck.choice(self.house.thinkers))

    async def stop(self, server: Server) -> None:
        """It stands still, perhaps for longer than its leases last, and then believes that nothing happened."""
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.luck.choice(PAUSES))
        server.signal(signal.SIGCONT)

    # The database

    async def crash_the_database(self) -> None:
        await asyncio.to_thread(self.house.cluster.stop, signal.SIGQUIT)
        await asyncio.sleep(self.luck.uniform(0, 3))
        await asyncio.to_thread(self.house.cluster.start)

    async def cut_the_database_off(self) -> None:
        """All connections to the database end, whatever happens on them."""
        await self.tell_database(END_CONNECTIONS)

    async def deafen(self) -> None:
        """Nobody hears of anything for a moment, and knows it."""
        await self.tell_database(f"{END_CONNECTIONS} AND query LIKE 'LISTEN%'")

    async def lose_notifications(self) -> None:
        """Many are never heard, and nobody knows it."""
        await self.tell_database(f"UPDATE aside.losing SET part = {LOST}")
        await self.some_progress()
        await self.tell_database("UPDATE aside.losing SET part = 0")

    async def tell_database(self, statement: str) -> None:
        await asyncio.to_thread(execute, self.house.database, statement)

    # The network

    async def cut_connections(self) -> None:
        self.luck.choice(self.proxies).cut(self.luck.choice(["reset", "end"]))

    async def stall_the_network(self) -> None:
        """Everything stands still; what was sent arrives later."""
        await self.while_the_network_fails(Proxy.stall)

    async def swallow_what_is_sent(self) -> None:
        """Commands arrive, but no answers; or answers are never heard."""
        direction = self.luck.choice(BOTH)
        await self.while_the_network_fails(lambda proxy: proxy.swallow(direction))

    async def while_the_network_fails(self, fail: Callable[[Proxy], None]) -> None:
        proxy = self.luck.choice(self.proxies)
        fail(proxy)
        await asyncio.sleep(self.luck.uniform(0, 3))
        proxy.heal()

    # Afterwards

    async def complaints(self) -> list[str]:
        """What the checker says of all parties; all processes are asked."""
        found = []
        for party in self.parties:
            journal = read_journal(self.house.database, party.match)
            wrong = wrong_moves(journal) + wrong_dates(journal.entries, party.began, party.ended)
            for server in self.house.servers:
                party.server = server.url
                wrong += complaints(party.clients, journal, await party.latecomers())
            if party.pace is not None:
                wrong += wrong_clocks(journal.entries, party.pace["increment"] * 1_000, [])
            found += [f"{party.game} {party.match}: {each}" for each in wrong]
        return found

    def figures(self) -> dict[str, int]:
        return dict(sum((count_of(party.clients) for party in self.parties), Counter(matches=len(self.parties))))


def execute(database: str, statement: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(statement)


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


def start_all(servers: Sequence[Server]) -> None:
    with ThreadPoolExecutor(len(servers)) as together:
        list(together.map(lambda server: server.start(), servers))


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """All processes, each started; what is left of them in the end is killed."""
    with cluster() as postgres, fresh(postgres.url("postgres")) as database, ExitStack() as ending:
        execute(database, LOSE)
        options = ("--database", database, "--workers", "1")
        servers = [Server(folder / f"server{number}", *options) for number in range(PROCESSES - 1)]
        servers.append(LateServer(folder / "late", *options))
        thinkers = [Thinker(folder / f"thinker{number}", *options, limits=True) for number in range(THINKERS)]
        for each in (*servers, *thinkers):
            ending.push(each.__exit__)
        start_all(servers)
        start_all(thinkers)
        yield House(postgres, database, servers, thinkers)


async def play(house: House, faults: int, seed: int, tables: Sequence[Table] = TABLES) -> tuple[Company, list[str]]:
    """The company after so many faults, and what the checker says."""
    luck = random.Random(seed)
    async with AsyncExitStack() as network:
        proxies = [await network.enter_async_context(Proxy(server.port, luck)) for server in house.servers]
        company = Company(house, proxies, luck)
        stuck = []
        try:
            await company.run(faults, tables)
        except* TimeoutError:
            stuck = ["somebody is stuck"]
        return company, stuck + await company.complaints()


def mistakes_of(house: House) -> list[dict[str, Any]]:
    """What any process logged as a mistake; of the store's troubles there may be words."""
    logged = [line for each in (*house.servers, *house.thinkers) for line in each.log() if line["level"] == "error"]
    return [line for line in logged if not line["event"].startswith("the store")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break everything, and say whether anything was lost.")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="faults") as folder, open_house(Path(folder)) as house:
        company, found = asyncio.run(play(house, asked.faults, asked.seed))
        codes = [each.stop() for each in (*house.servers, *house.thinkers)]
        mistakes = mistakes_of(house)
    print(f"seed {asked.seed}, {time.monotonic() - began:.0f} seconds, {company.figures()}")
    print(", ".join(f"{count} times {name}" for name, count in sorted(company.done.items())))
    for line in (*found, *map(str, mistakes)):
        print(line)
    print("all witnesses agree" if not found and not mistakes else "SOMETHING IS WRONG", f"(exit codes {codes})")
    return 1 if found or mistakes or any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
