"""The store in one SQLite file: write-ahead log, synchronous, one thread that writes.

What arrives in one turn of the event loop, or while the thread is busy, is written together in the next transaction, so
that one wait for the disk serves many matches. If such a transaction fails, each of its writes is tried alone, so that
one bad write spoils no other. What waits is bounded: when it is too much, a write is refused at once (`StoreBusy`) and
the player tries again.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from alembic.util import CommandError

from durbar.core.errors import DurbarError
from durbar.server.journal import Entry, Started, decode_body, encode_body
from durbar.server.match import Snapshot
from durbar.server.store import Card, Store, StoreBusy, StoreFailed
from durbar.server.store.schema import beats, entries, guests, matches, seats, snapshots
from durbar.server.wire import Status, Summary, encode

LONGEST_QUEUE = 10_000  # writes
LARGEST_BATCH = 1_000
MOST_SETTLED = 32  # writes that are told to be done in one turn of the event loop
PATIENCE = 30  # seconds, where something else holds the file
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "wal_autocheckpoint=8000",  # pages: running matches write the same ones again and again, so copy them seldom
)
Result = TypeVar("Result")

Row = tuple[str, int, int, str, str, bytes]  # an entry, in the order of the columns
Also = Callable[[sqlite3.Connection], None]  # what else to do in the same transaction
MOST_ROWS = 1_000  # in one statement
KEPT_STATEMENTS = 256  # one for each number of rows that comes often; reading a statement takes as long as doing it

# What the writing thread does; it does it so often that it asks SQLite itself, not SQLAlchemy. Many rows go into one
# statement: at the end of each statement the thread waits for the interpreter again.
ADD_ENTRIES = 'INSERT INTO entries ("match", number, at, author, command, body) VALUES '
ADD_MATCH = """
    INSERT INTO matches (id, host, secret, created, status, listed, updated, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
START_MATCH = "UPDATE matches SET status = 'running' WHERE id = ?"
CHANGE_MATCH = """
    UPDATE matches SET status = ?1, listed = ?2, updated = ?3, summary = ?4
    WHERE id = ?5 AND (status = 'open' OR ?1 <> 'open')
"""  # a card that comes late does not open a match again that has started since
CLEAR_SEATS = 'DELETE FROM seats WHERE "match" = ?'
TAKE_SEATS = 'INSERT OR REPLACE INTO seats ("match", seat, guest) VALUES '
KEEP_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots ("match", snapshot) VALUES (?, ?)'
KEEP_NAME = "INSERT OR REPLACE INTO guests (id, name) VALUES (?, ?)"
KEEP_BEAT = "INSERT OR REPLACE INTO beats (id, at) VALUES (1, ?)"


class Write:
    """Rows for the journal, what else to do in the same transaction, and who waits for it."""

    __slots__ = ("also", "done", "rows")

    def __init__(self, rows: list[Row], also: Also | None, done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.also = also
        self.done = done


Answer = tuple[asyncio.Future[None], Exception | None]  # who waits, and what went wrong if something did


class SqliteStore(Store):
    """The store in `folder`/durbar.sqlite3. One process at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.arrived: list[Write] = []  # in this turn of the event loop
        self.unwritten = 0
        self.readers = ThreadPoolExecutor(2, "durbar-read")
        self.closed = False
        self.lock: IO[str] | None = None

    # Opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.lock is None:
            await asyncio.to_thread(self.prepare)
        self.thread = threading.Thread(target=self.write_all, name="durbar-write", daemon=True)
        self.thread.start()

    def prepare(self, alone: bool = True) -> None:
        """Bring the schema up to date, and keep other servers out if we want to be alone. Says what is wrong."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = (self.folder / "durbar.lock").open("w")
            if alone:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DurbarError(f"another Durbar server is using {self.folder}; stop it, or choose --data") from None
        except OSError as reason:
            raise DurbarError(f"cannot use {self.folder}: {reason.strerror}; choose another with --data") from None
        file = self.folder / "durbar.sqlite3"
        self.engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": PATIENCE})
        sa.event.listen(self.engine, "connect", set_pragmas)
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except sa.exc.DatabaseError as reason:
            raise DurbarError(f"{file} is not a database of Durbar: {reason.orig}") from None
        os.chmod(file, 0o600)
        self.lock = lock

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.hand_over()
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.readers.shutdown()
            self.engine.dispose()
            if self.lock is not None:
                self.lock.close()

    # Writing

    def write(self, rows: list[Row], also: Also | None = None) -> asyncio.Future[None]:
        """Done when this is on the disk."""
        if self.closed:
            raise StoreFailed("the server is shutting down")
        if self.unwritten >= LONGEST_QUEUE:
            raise StoreBusy("the server is busy; try again in a moment")
        self.unwritten += 1
        if not self.arrived:
            self.loop.call_soon(self.hand_over)
        write = Write(rows, also, self.loop.create_future())
        self.arrived.append(write)
        return write.done

    def hand_over(self) -> None:
        """Give the writing thread what has arrived."""
        arrived, self.arrived = self.arrived, []
        self.queue.put(arrived)

    def write_all(self) -> None:
        """What the writing thread does all day."""
        file = self.folder / "durbar.sqlite3"
        how: dict[str, Any] = {"timeout": PATIENCE, "isolation_level": None, "cached_statements": KEPT_STATEMENTS}
        with closing(sqlite3.connect(file, **how)) as connection:
            set_pragmas(connection)
            while (batch := self.next_batch()) is not None:
                self.loop.call_soon_threadsafe(self.settle, self.write_batch(connection, batch))

    def next_batch(self) -> list[Write] | None:
        """All that waits; None when there will be no more."""
        batch = self.queue.get()
        while batch is not None and len(batch) < LARGEST_BATCH and not self.queue.empty():
            more = self.queue.get()
            if more is None:
                self.queue.put(None)
                break
            batch += more
        return batch

    def write_batch(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> list[Answer]:
        """Write all in one transaction, or each in its own if that fails."""
        try:
            with transaction(connection):
                add_entries(connection, [row for write in writes for row in write.rows])
                for write in writes:
                    if write.also is not None:
                        write.also(connection)
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(writes) == 1:
                return [(writes[0].done, StoreFailed(f"the store could not keep this: {type(error).__name__}"))]
            return [answer for write in writes for answer in self.write_batch(connection, [write])]
        return [(write.done, None) for write in writes]

    def settle(self, answers: Sequence[Answer]) -> None:
        """Tell those who wait, in the order in which they came; between them, the loop hears who commands anew."""
        now, later = answers[:MOST_SETTLED], answers[MOST_SETTLED:]
        if later:
            self.loop.call_soon(self.settle, later)
        self.unwritten -= len(now)
        for done, error in now:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def create(self, card: Card, secret: str, entries: Sequence[Entry]) -> None:
        def also(connection: sqlite3.Connection) -> None:
            connection.execute(ADD_MATCH, (card.id, card.host, secret, card.summary.updated, *changing(card)))
            write_seats(connection, card)

        await self.write([entry_row(card.id, entry) for entry in entries], also)

    def append(self, match: str, entry: Entry) -> asyncio.Future[None]:
        row = entry_row(match, entry)
        if not isinstance(entry.body, Started):
            return self.write([row])

        def start(connection: sqlite3.Connection) -> None:
            connection.execute(START_MATCH, (match,))

        return self.write([row], start)

    async def keep_card(self, card: Card) -> None:
        def also(connection: sqlite3.Connection) -> None:
            connection.execute(CHANGE_MATCH, (*changing(card), card.id))
            write_seats(connection, card)

        await self.write([], also)

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        await self.put(KEEP_SNAPSHOT, match, encode(snapshot))

    async def keep_name(self, guest: str, name: str) -> None:
        await self.put(KEEP_NAME, guest, name)

    async def beat(self, at: int) -> None:
        await self.put(KEEP_BEAT, at)

    async def put(self, statement: str, *values: str | int | bytes) -> None:
        def also(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        await self.write([], also)

    # Reading

    async def read(self, ask: Callable[[sa.Connection], Result]) -> Result:
        def reading() -> Result:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def rows(self, query: sa.Select[Any]) -> list[Any]:
        return await self.read(lambda connection: list(connection.execute(query)))

    async def journal(self, match: str) -> tuple[str, list[Entry]] | None:
        def ask(connection: sa.Connection) -> tuple[str, list[Entry]] | None:
            secret = connection.scalar(sa.select(matches.c.secret).where(matches.c.id == match))
            if secret is None:
                return None
            query = sa.select(entries).where(entries.c.match == match).order_by(entries.c.number)
            return secret, [read_entry(row) for row in connection.execute(query)]

        return await self.read(ask)

    async def snapshot(self, match: str) -> Snapshot | None:
        found = await self.rows(sa.select(snapshots.c.snapshot).where(snapshots.c.match == match))
        return msgspec.json.decode(found[0][0], type=Snapshot) if found else None

    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        recent = (matches.c.listed, matches.c.status.in_(statuses), matches.c.updated >= since)
        query = sa.select(matches.c.summary).where(*recent)
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def of_guest(self, guest: str, most: int) -> list[Summary]:
        seated = sa.select(seats.c.match).where(seats.c.guest == guest)
        query = sa.select(matches.c.summary).where(sa.or_(matches.c.host == guest, matches.c.id.in_(seated)))
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def summaries(self, query: sa.Select[Any]) -> list[Summary]:
        return [msgspec.json.decode(row[0], type=Summary) for row in await self.rows(query)]

    async def hosted(self, guest: str, since: int) -> int:
        unfinished = (matches.c.host == guest, matches.c.status != "over", matches.c.updated >= since)
        query = sa.select(sa.func.count()).where(*unfinished)
        return int((await self.rows(query))[0][0])

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        query = sa.select(matches.c.id).where(matches.c.status.in_(statuses)).order_by(matches.c.created)
        return [row[0] for row in await self.rows(query)]

    async def name(self, guest: str) -> str | None:
        found = await self.rows(sa.select(guests.c.name).where(guests.c.id == guest))
        return found[0][0] if found else None

    async def last_beat(self) -> int:
        found = await self.rows(sa.select(beats.c.at))
        return found[0][0] if found else 0


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def set_pragmas(connection: Any, _: object = None) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: sa.Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        alembic.upgrade(config, "head")
    except CommandError:
        raise DurbarError("the database was made by a newer Durbar; use that, or another --data folder") from None


def add_entries(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows to the journal."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(some))
        connection.execute(ADD_ENTRIES + values, tuple(chain.from_iterable(some)))


def entry_row(match: str, entry: Entry) -> Row:
    return match, entry.number, entry.at, entry.author, entry.command, encode_body(entry.body)


def read_entry(row: Any) -> Entry:
    return Entry(row.number, row.at, row.author, row.command, decode_body(row.body))


def changing(card: Card) -> tuple[str, bool, int, bytes]:
    """The columns of a match that its card can change."""
    return card.status, card.listed, card.summary.updated, encode(card.summary)


def write_seats(connection: sqlite3.Connection, card: Card) -> None:
    taken = [(card.id, seat, guest) for seat, guest in enumerate(card.guests) if guest]
    if len(taken) < len(card.guests):
        connection.execute(CLEAR_SEATS, (card.id,))
    if taken:
        values = ", ".join(["(?, ?, ?)"] * len(taken))
        connection.execute(TAKE_SEATS + values, tuple(chain.from_iterable(taken)))
