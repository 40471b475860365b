"""A house with a long history: how soon it is open, what its pages cost, and how much memory it takes.

    python bench/server/large.py                                  in a folder
    python bench/server/large.py --database postgresql://…/empty  in PostgreSQL
    python bench/server/large.py --finished 0 --running 20000     tables at which nobody plays

Matches are real ones, played at random, and copied under other names and with other people. Nobody is connected.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

import sqlalchemy as sa
from msgspec.structs import replace

from durbar.core.fairness import Promise, new_secret
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.decide import decide
from durbar.server.guests import Signer
from durbar.server.hall import milliseconds
from durbar.server.journal import AnyBody, Created, Entry
from durbar.server.live import index_of
from durbar.server.match import Match
from durbar.server.run import open_house
from durbar.server.settings import Settings
from durbar.server.store import MatchIndex
from durbar.server.store.schema import attendance, entries, guests, matches, results, seats
from durbar.server.store.shared import NEVER
from durbar.server.store.tables import TableStore, changing, entry_row

PEOPLE = 2_000
MODELS = 5  # matches that are played, and then copied
MOVES = 20  # played at a running match
LISTED = 40  # every so many-th running match is in the lobby
CHUNK = 1_000  # matches at a time
ASKED = 200  # times each page
QUIET_S = 3.0  # seconds in which a server does nothing that has seen to all that runs
PATIENCE_S = 300.0  # seconds for that
HOUR = 3_600_000  # milliseconds
COLUMNS = [column.name for column in entries.columns]
Rows = dict[sa.Table, list[dict[str, Any]]]


class Model(NamedTuple):
    """A match that was played, between "first" and "second"."""

    name: str
    found: MatchIndex
    secret: str
    entries: list[Entry]


def play(name: str, moves: int | None, luck: random.Random) -> Model:
    """A match after so many moves, or at its end."""
    people = [Guest("first", "Ada"), Guest("second", "Ben")]
    secret, now = new_secret(), milliseconds()
    match, kept = Match(name, secret), []

    def add(body: AnyBody, author: str, command: str) -> None:
        kept.append(Entry(match.number + 1, now, author, command, body, now))
        match.apply(kept[-1])

    def do(seat: int, command: wire.AnyCommand) -> None:
        add(decide(match, people[seat], command, now, [], []), people[seat].id, command.id)

    add(Created("kyoto", "1", 2, {}, "first", False, Promise(secret, ()).commitment), "", "")
    do(0, wire.Sit("sit", 0))
    do(1, wire.Sit("sit", 1))
    do(0, wire.Start("start"))
    while match.status == "running" and (moves is None or len(match.plays) < moves):
        seat = match.due()[0]
        do(seat, wire.Play(f"m{match.number}", seat, luck.choice(match.state.legal_moves(seat)).notation))
    return Model(name, index_of(match), secret, kept)


def fill(store: TableStore[Any], finished: int, running: int) -> None:
    """Put so many matches into an empty store."""
    luck = random.Random(18)
    over = [play(f"over{number}", None, luck) for number in range(MODELS)]
    going = [play(f"going{number}", MOVES, luck) for number in range(MODELS)]
    insert(store, {guests: [{"id": person(number), "name": f"Guest {number}"} for number in range(PEOPLE)]})
    for first in range(0, finished + running, CHUNK):
        rows: Rows = {table: [] for table in (matches, seats, results, entries, attendance)}
        for number in range(first, min(finished + running, first + CHUNK)):
            add_copy(rows, luck.choice(over if number < finished else going), number, luck)
        if store.shared is None:
            del rows[attendance]
        insert(store, rows)
    for model in over:
        copy_journal(store, model)


def insert(store: TableStore[Any], rows: Rows) -> None:
    assert store.engine is not None
    with store.engine.execution_options(isolation_level="SERIALIZABLE").begin() as connection:
        for table, found in rows.items():
            if found:
                connection.execute(sa.insert(table), found)


def add_copy(rows: Rows, model: Model, number: int, luck: random.Random) -> None:
    """A match like the model, of two other people; the journal of a finished one is copied later."""
    id, (first, second) = f"bench{number:011}", luck.sample(range(PEOPLE), 2)
    people = {"first": person(first), "second": person(second)}
    is_over = model.found.status == "over"
    summary = replace(model.found.summary, id=id, updated=milliseconds() - luck.randrange(20 * HOUR))
    index = replace(model.found, id=id, listed=not is_over and number % LISTED == 0, summary=summary)
    names = ("status", "listed", "updated", "summary", "number")
    kept = {"id": id, "host": people["first"], "secret": model.secret, "created": summary.updated}
    rows[matches].append(kept | dict(zip(names, changing(index), strict=True)))
    rows[seats] += [{"match": id, "seat": seat, "guest": guest} for seat, guest in enumerate(people.values())]
    if is_over:
        ended = {"match": id, "game": "kyoto", "mode": "people"}
        rows[results] += [ended | {"guest": guest, "place": place} for place, guest in enumerate(people.values(), 1)]
    else:
        rows[attendance].append({"match": id, "due": NEVER, "holder": ""})
        rows[entries] += [row_of(id, entry, people) for entry in model.entries]


def row_of(id: str, entry: Entry, people: dict[str, str]) -> dict[str, Any]:
    row: dict[str, Any] = dict(zip(COLUMNS, entry_row(id, entry), strict=True))
    for old, new in people.items():
        row["body"] = row["body"].replace(f'"{old}"'.encode(), f'"{new}"'.encode())
    return row | {"author": people.get(entry.author, "")}


def copy_journal(store: TableStore[Any], model: Model) -> None:
    """To all copies of a finished match, within the database: nobody reads whose moves they were."""
    insert(store, {entries: [row_of(model.name, entry, {}) for entry in model.entries]})
    columns = [column for column in entries.columns if column.name != "match"]
    copies = sa.select(matches.c.id, *columns).join(entries, entries.c.match == model.name)
    copies = copies.where(matches.c.secret == model.secret)
    assert store.engine is not None
    with store.engine.begin() as connection:
        connection.execute(sa.insert(entries).from_select(["match", *(column.name for column in columns)], copies))
        connection.execute(sa.delete(entries).where(entries.c.match == model.name))
        if store.shared is not None:
            connection.execute(sa.text("ANALYZE"))  # as PostgreSQL does by itself after a while


def person(number: int) -> str:
    return f"{number:032x}"


# Measuring


def ask(url: str, token: str = "") -> bytes:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(url, headers=headers), timeout=PATIENCE_S) as answer:
        return bytes(answer.read())


@contextmanager
def serving(where: list[str]) -> Iterator[tuple[str, int, str]]:
    """A server: its address, its process, and how many seconds it took until it was healthy, by clock and processor."""
    began = time.monotonic()
    command = [sys.executable, "-m", "durbar", "serve", *where, "--port", "0", "--address-rate", "0", "--keep", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[4].replace("localhost", "127.0.0.1")
            while True:
                try:
                    ask(f"{url}/healthz")
                    break
                except URLError:
                    time.sleep(0.01)
            yield url, process.pid, f"{time.monotonic() - began:.2f} ({busy_seconds(process.pid):.2f})"
        finally:
            process.terminate()


def memory_of(process: int) -> float:
    """Resident memory in megabytes (10^6 bytes)."""
    words = Path(f"/proc/{process}/status").read_text().split()
    return int(words[words.index("VmRSS:") + 1]) * 1024 / 1e6


def busy_seconds(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


def settle(process: int) -> float:
    """Seconds until the server has nothing to do any more."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE_S:
        before = busy_seconds(process)
        time.sleep(QUIET_S)
        if busy_seconds(process) - before < QUIET_S / 10:
            break
    return time.monotonic() - began - QUIET_S


def milliseconds_of(url: str, process: int, token: str = "") -> str:
    """The median and the 99th percentile of many requests, one after the other, and the processor time of each."""
    took, busy = [], busy_seconds(process)
    for _ in range(ASKED):
        began = time.perf_counter()
        ask(url, token)
        took.append(1_000 * (time.perf_counter() - began))
    spent = 1_000 * (busy_seconds(process) - busy) / ASKED
    return f"{statistics.median(took):.1f}, p99 {statistics.quantiles(took, n=100)[-1]:.1f} ({spent:.1f})"


def bytes_of(store: TableStore[Any], folder: Path) -> int:
    """What the whole house takes on the disk."""
    if store.shared is None:
        return sum(file.stat().st_size for file in folder.glob("durbar.sqlite3*"))
    with store.asking() as connection:
        return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a house with a long history.")
    parser.add_argument("--finished", type=int, default=50_000)
    parser.add_argument("--running", type=int, default=5_000)
    parser.add_argument("--database", default="", metavar="URL", help="an empty PostgreSQL, instead of a folder")
    wishes = parser.parse_args()
    with TemporaryDirectory(prefix="durbar-bench-", dir="/var/tmp") as folder:
        settings = Settings(Path(folder), database=wishes.database)
        where = ["--database", wishes.database] if wishes.database else ["--data", folder]
        with serving(where) as (_, _, empty):
            pass
        store, key, _ = open_house(settings)
        assert isinstance(store, TableStore)
        began, before = time.monotonic(), bytes_of(store, Path(folder))
        fill(store, wishes.finished, wishes.running)
        stored = (bytes_of(store, Path(folder)) - before) / max(1, wishes.finished + wishes.running)
        store.let_go()
        print(
            f"{wishes.finished:,} finished and {wishes.running:,} running matches ({time.monotonic() - began:.0f} s)\n"
        )
        with serving(where) as (url, process, opened):
            first = memory_of(process)
            settled = settle(process)
            token = Signer(key).token(person(7))
            print("| what (in brackets: the processor time of the server) | |\n|---|---:|")
            print(f"| seconds from the command until it is healthy; of an empty house | {opened}; {empty} |")
            print(f"| seconds until it has seen to all that runs | {settled:.0f} |")
            print(f"| MB when it is open, and then | {first:.0f}, {memory_of(process):.0f} |")
            print(f"| kB stored a match, indices included | {stored / 1_000:.1f} |")
            print(f"| ms for somebody's matches (home) | {milliseconds_of(f'{url}/api/me/matches', process, token)} |")
            print(f"| ms for the lobby | {milliseconds_of(f'{url}/api/matches', process)} |")
            print(f"| ms for a page that asks nothing of the store | {milliseconds_of(f'{url}/healthz', process)} |")


if __name__ == "__main__":
    main()
