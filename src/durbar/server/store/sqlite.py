"""The store in one SQLite file: write-ahead log, synchronous, one thread that writes.

What arrives in one turn of the event loop, or while the thread is busy, is written together in the next transaction, so
that one wait for the disk serves many matches. If such a transaction fails, each of its writes is tried alone, so that
one bad write spoils no other. What waits is bounded: when it is too much, a write is refused at once (`StoreBusy`) and
the player tries again. When the disk is full or fails, `trouble` says so until a write succeeds again.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from durbar.core.errors import DurbarError
from durbar.server.folder import DATABASE, LOCK, close_files, lock_file, make_folder, open_private, unlock_file
from durbar.server.journal import Closed, Entry, Started, Unreadable, decode_body, encode_body
from durbar.server.store import STATUSES, MatchIndex, Place, SetAside, Store, StoreBusy, StoreFailed
from durbar.server.store.members import MemberStore
from durbar.server.store.moderation import ModerationStore
from durbar.server.store.notices import NoticeStore, invite
from durbar.server.store.opponents import OpponentStore, Work
from durbar.server.store.ratings import RatingRow, RatingStore, add_ratings
from durbar.server.store.reviews import ReviewStore
from durbar.server.store.schema import beats, entries, guests, matches, results, seats, set_aside
from durbar.server.store.tournaments import TournamentStore
from durbar.server.wire import Status, Summary, encode

LONGEST_QUEUE = 10_000  # writes
LARGEST_BATCH = 1_000
MOST_SETTLED = 32  # writes that are told to be done in one turn of the event loop
LOCK_TIMEOUT_S = 30  # seconds, where something else holds the file
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "wal_autocheckpoint=8000",  # pages: running matches write the same ones again and again, so copy them seldom
)
TROUBLES = {  # what ails the disk, or whoever else uses the file; anything else is a mistake of ours
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_PERM: "closed",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
LONGEST_REASON = 1_000  # characters
Result = TypeVar("Result")

Row = tuple[str, int, int, str, str, bytes, int | None]  # an entry, in the order of the columns
Also = Callable[[sqlite3.Connection], None]  # what else to do in the same transaction
MOST_ROWS = 1_000  # in one statement
KEPT_STATEMENTS = 256  # one for each number of rows that comes often; reading a statement takes as long as doing it

# What the writing thread does; it does it so often that it asks SQLite itself, not SQLAlchemy. Many rows go into one
# statement: at the end of each statement the thread waits for the interpreter again.
ADD_ENTRIES = 'INSERT INTO entries ("match", number, at, author, command, body, tick) VALUES '
ADD_MATCH = """
    INSERT INTO matches (id, host, secret, created, status, listed, updated, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
SET_STATUS = "UPDATE matches SET status = ? WHERE id = ?"
STATUS_AFTER = {Started: "running", Closed: "closed"}  # entries after which a match is found among others
CHANGE_MATCH = """
    UPDATE matches SET status = ?1, listed = ?2, updated = ?3, summary = ?4
    WHERE id = ?5 AND (status = 'open' OR ?1 <> 'open')
"""  # an index that comes late does not open a match again that has started since
CLEAR_SEATS = 'DELETE FROM seats WHERE "match" = ?'
TAKE_SEATS = 'INSERT OR REPLACE INTO seats ("match", seat, guest) VALUES '
KEEP_RESULT = 'INSERT OR REPLACE INTO results ("match", guest, game, mode, place) VALUES (?, ?, ?, ?, ?)'
SET_ASIDE = 'INSERT OR REPLACE INTO set_aside ("match", at, reason) VALUES (?, ?, ?)'
TAKE_BACK = 'DELETE FROM set_aside WHERE "match" = ?'
KEEP_NAME = "INSERT OR REPLACE INTO guests (id, name) VALUES (?, ?)"
KEEP_BEAT = "INSERT OR REPLACE INTO beats (id, at) VALUES (1, ?)"

CAN_BE_READ = matches.c.id.not_in(sa.select(set_aside.c.match))


class Write:
    """Rows for the journal, what else to do in the same transaction, and who waits for it."""

    __slots__ = ("also", "done", "rows")

    def __init__(self, rows: list[Row], also: Also | None, done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.also = also
        self.done = done


Answer = tuple[asyncio.Future[None], StoreFailed | None]  # who waits, and what went wrong if something did


class SqliteStore(Store):
    """The store in `folder`/durbar.sqlite3. One process at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.arrived: list[Write] = []  # in this turn of the event loop
        self.unwritten = 0
        self.readers = ThreadPoolExecutor(2, "durbar-read")
        self.closed = False
        self.lock: int | None = None
        self.engine: sa.Engine | None = None
        self.members = MemberStore(self)
        self.moderation = ModerationStore(self)
        self.notices = NoticeStore(self)
        self.ratings = RatingStore(self)
        self.opponents = OpponentStore(self)
        self.tournaments = TournamentStore(self)
        self.reviews = ReviewStore(self)

    # Opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.lock is None:
            await asyncio.to_thread(self.prepare)
        self.thread = threading.Thread(target=self.write_all, name="durbar-write", daemon=True)
        self.thread.start()

    def prepare(self, alone: bool = True) -> None:
        """Bring the schema up to date, and keep other servers out if we want to be alone. Says what is wrong.

        Beside a server that is running, nothing is brought up to date behind its back.
        """
        try:
            make_folder(self.folder)
            self.lock = open_private(self.folder / LOCK)
            first = lock_file(self.lock)
            if first:
                close_files(self.folder)
            elif alone:
                raise DurbarError(f"another Durbar server is using {self.folder}; stop it, or choose --data")
            migrate(self.folder / DATABASE, first)
            if not alone:
                unlock_file(self.lock)
            self.engine = engine_of(self.folder / DATABASE)
        except OSError as reason:
            raise DurbarError(f"cannot use {self.folder}: {reason.strerror}; choose another with --data") from None
        finally:
            if self.engine is None:
                self.let_go()

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.hand_over()
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.readers.shutdown()
            self.let_go()

    def let_go(self) -> None:
        """Close the files, without having written anything since `prepare`."""
        if self.engine is not None:
            self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def nobody_yet(self) -> bool:
        """Whether no guest has left a trace here."""
        with self.asking() as connection:
            hosts = sa.select(matches.c.id).where(matches.c.host != "").limit(1)
            found = [*connection.execute(sa.select(guests.c.id).limit(1)), *connection.execute(hosts)]
        return not found

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
        """What the writing thread does all day. After trouble with the disk it opens the file anew."""
        connection: sqlite3.Connection | None = None
        while (batch := self.next_batch()) is not None:
            try:
                connection = connection or self.connect()
                answers = self.write_batch(connection, batch)
            except sqlite3.Error as error:
                answers = [(write.done, failed(error)) for write in batch]
            if connection is not None and any(error is not None and error.trouble for _, error in answers):
                with suppress(sqlite3.Error):
                    connection.close()
                connection = None
            self.loop.call_soon_threadsafe(self.settle, answers)
        if connection is not None:
            connection.close()

    def connect(self) -> sqlite3.Connection:
        how: dict[str, Any] = {"timeout": LOCK_TIMEOUT_S, "isolation_level": None, "cached_statements": KEPT_STATEMENTS}
        connection: sqlite3.Connection = sqlite3.connect(self.folder / DATABASE, **how)
        set_pragmas(connection)
        return connection

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
            if len(writes) == 1 or trouble_of(error):  # with a sick disk, alone none would fare better
                return [(write.done, failed(error)) for write in writes]
            return [answer for write in writes for answer in self.write_batch(connection, [write])]
        return [(write.done, None) for write in writes]

    def settle(self, answers: Sequence[Answer]) -> None:
        """Tell those who wait, in the order in which they came; between them, the loop hears who commands anew."""
        now, later = answers[:MOST_SETTLED], answers[MOST_SETTLED:]
        if later:
            self.loop.call_soon(self.settle, later)
        self.unwritten -= len(now)
        for done, error in now:
            self.note(error)
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def note(self, error: StoreFailed | None) -> None:
        """Whether a write succeeded tells how the disk is."""
        if error is None:
            self.trouble = ""
        else:
            self.failed += 1
            self.last_failure = str(error)
            self.trouble = error.trouble or self.trouble

    async def create(
        self,
        index: MatchIndex,
        secret: str,
        entries: Sequence[Entry],
        follows: tuple[str, Entry] | None = None,
        also: Work | None = None,
    ) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.execute(ADD_MATCH, (index.id, index.host, secret, index.summary.updated, *changing(index)))
            write_seats(connection, index)
            write_results(connection, index)
            if follows is not None:
                invite(connection, index.id, index.guests, index.host, len(entries), index.summary.updated)
            if also is not None:
                also(connection)

        rows = [entry_row(index.id, entry) for entry in entries]
        await self.write(rows if follows is None else [*rows, entry_row(*follows)], keep)

    def append(self, match: str, entry: Entry, ratings: Sequence[RatingRow] = ()) -> asyncio.Future[None]:
        row = entry_row(match, entry)
        if ratings:
            return self.write([row], lambda connection: add_ratings(connection, ratings))
        status = STATUS_AFTER.get(type(entry.body))
        if status is None:
            return self.write([row])

        def change(connection: sqlite3.Connection) -> None:
            connection.execute(SET_STATUS, (status, match))

        return self.write([row], change)

    async def keep_index(self, index: MatchIndex) -> None:
        def also(connection: sqlite3.Connection) -> None:
            connection.execute(CHANGE_MATCH, (*changing(index), index.id))
            write_seats(connection, index)
            write_results(connection, index)

        await self.write([], also)

    async def set_aside(self, match: str, at: int, reason: str) -> None:
        await self.put(SET_ASIDE, match, at, reason[:LONGEST_REASON])

    async def take_back(self, match: str) -> None:
        await self.put(TAKE_BACK, match)

    async def keep_name(self, guest: str, name: str) -> None:
        await self.put(KEEP_NAME, guest, name)

    async def beat(self, at: int) -> None:
        await self.put(KEEP_BEAT, at)

    async def put(self, statement: str, *values: str | int | bytes) -> None:
        def also(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        await self.write([], also)

    async def change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do this in a transaction; what came of it. It may be done again, if another write of the same batch fails."""
        found: list[Result] = []

        def also(connection: sqlite3.Connection) -> None:
            found[:] = [work(connection)]

        await self.write([], also)
        return found[0]

    # Reading

    def asking(self) -> sa.Connection:
        assert self.engine is not None, "the store is not open"
        return self.engine.connect()

    async def read(self, ask: Callable[[sa.Connection], Result]) -> Result:
        def reading() -> Result:
            try:
                with self.asking() as connection:
                    return ask(connection)
            except sa.exc.DatabaseError as error:
                trouble = trouble_of(error.orig)
                if not trouble:
                    raise
                self.trouble = trouble  # until a write succeeds again
                raise StoreFailed("the store cannot be read now; try again in a moment") from None

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def rows(self, query: sa.Select[Any]) -> list[Any]:
        return await self.read(lambda connection: list(connection.execute(query)))

    async def journal(self, match: str) -> tuple[str, list[Entry]] | None:
        def ask(connection: sa.Connection) -> tuple[str, list[Entry]] | None:
            secret = connection.scalar(sa.select(matches.c.secret).where(matches.c.id == match))
            if secret is None:
                return None
            query = sa.select(entries).where(entries.c.match == match).order_by(entries.c.number)
            try:
                return secret, read_entries(connection.execute(query))
            except sa.exc.DatabaseError as error:
                if trouble_of(error.orig) != "damaged":
                    raise
                raise Unreadable(f"the file is damaged: {error.orig}") from None

        return await self.read(ask)

    async def all_set_aside(self) -> list[SetAside]:
        count = sa.select(sa.func.count()).where(entries.c.match == set_aside.c.match).scalar_subquery()
        query = sa.select(set_aside, count).order_by(set_aside.c.at.desc(), set_aside.c.match)
        return [SetAside(*row) for row in await self.rows(query)]

    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        recent = (matches.c.listed, matches.c.status.in_(statuses), matches.c.updated >= since, CAN_BE_READ)
        query = sa.select(matches.c.summary).where(*recent)
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def of_guest(
        self, guest: str, most: int | None = None, statuses: Sequence[Status] = STATUSES
    ) -> list[Summary]:
        seated = sa.select(seats.c.match).where(seats.c.guest == guest)
        own = sa.or_(matches.c.host == guest, matches.c.id.in_(seated))
        query = sa.select(matches.c.summary).where(own, matches.c.status.in_(statuses))
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def summaries(self, query: sa.Select[Any]) -> list[Summary]:
        """A summary that cannot be read, of a match whose journal perhaps can, is left out."""
        found = []
        for row in await self.rows(query):
            with suppress(msgspec.DecodeError):
                found.append(msgspec.json.decode(row[0], type=Summary))
        return found

    async def history(self, guest: str, after: Place, fits: Callable[[Summary], bool], most: int) -> list[Summary]:
        seated = sa.select(seats.c.match).where(seats.c.guest == guest)
        at, id = after
        later = sa.or_(matches.c.updated < at, sa.and_(matches.c.updated == at, matches.c.id > id))
        over = (matches.c.id.in_(seated), matches.c.status == "over", CAN_BE_READ)
        query = sa.select(matches.c.summary).where(later, *over)
        query = query.order_by(matches.c.updated.desc(), matches.c.id)

        def ask(connection: sa.Connection) -> list[Summary]:
            found: list[Summary] = []
            for row in connection.execute(query):
                with suppress(msgspec.DecodeError):
                    if fits(summary := msgspec.json.decode(row[0], type=Summary)):
                        found.append(summary)
                if len(found) >= most:
                    break
            return found

        return await self.read(ask)

    async def unsettled(self) -> list[str]:
        seated, settled = sa.select(seats.c.match), sa.select(results.c.match)
        query = sa.select(matches.c.id).where(
            matches.c.status == "over", matches.c.id.in_(seated), matches.c.id.not_in(settled), CAN_BE_READ
        )
        return [row[0] for row in await self.rows(query)]

    async def hosted(self, guest: str, since: int) -> int:
        going = matches.c.status.in_(["open", "running"])
        unfinished = (matches.c.host == guest, going, matches.c.updated >= since, CAN_BE_READ)
        query = sa.select(sa.func.count()).where(*unfinished)
        return int((await self.rows(query))[0][0])

    async def hosts(self, ids: Sequence[str]) -> dict[str, str]:
        query = sa.select(matches.c.id, matches.c.host).where(matches.c.id.in_(ids))
        return {row.id: row.host for row in await self.rows(query)}

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        query = sa.select(matches.c.id).where(matches.c.status.in_(statuses)).order_by(matches.c.created)
        return [row[0] for row in await self.rows(query)]

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


def engine_of(file: Path) -> sa.Engine:
    """What asks this database. Its errors do not tell the parameters, which name matches and guests."""
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": LOCK_TIMEOUT_S}, hide_parameters=True)
    sa.event.listen(engine, "connect", set_pragmas)
    return engine


def migrate(file: Path, allowed: bool) -> None:
    """Bring the schema up to date, all of it in one transaction; or only say whether it is, if that is not allowed."""
    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    engine = engine_of(file)
    sa.event.listen(engine, "connect", let_us_begin)
    sa.event.listen(engine, "begin", begin)
    try:
        with engine.begin() as connection:
            version = MigrationContext.configure(connection).get_current_revision()
            if version == ScriptDirectory.from_config(config).get_current_head():
                return
            if not allowed:
                raise DurbarError(f"the server that uses {file.parent} is of another version of Durbar; stop it first")
            if version is None:
                clear_wreck(connection, file)
            config.attributes["connection"] = connection
            alembic.upgrade(config, "head")
    except CommandError:
        raise DurbarError("the database was made by a newer Durbar; use that, or another --data folder") from None
    except sa.exc.DatabaseError as reason:
        if trouble_of(reason.orig) not in ("", "damaged"):
            raise DurbarError(f"cannot use {file}: {reason.orig}; make room, or choose another --data folder") from None
        raise DurbarError(f"{file} is not a database of Durbar: {reason.orig}") from None
    finally:
        engine.dispose()


def let_us_begin(connection: sqlite3.Connection, _: object) -> None:
    """Python would end a transaction before each change of the schema, so that a kill could leave half of it."""
    connection.isolation_level = None


def begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def clear_wreck(connection: sa.Connection, file: Path) -> None:
    """Version 0.1.0, killed in its first start, left some of its tables, all of them empty: begin again."""
    for table in sa.inspect(connection).get_table_names():
        found = sa.table(table)
        if connection.scalar(sa.select(sa.func.count()).select_from(found)):
            raise DurbarError(f"{file} is not a database of Durbar: it has a table {table!r} of something else")
        connection.execute(sa.schema.DropTable(sa.Table(table, sa.MetaData())))


def add_entries(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows to the journal."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(some))
        connection.execute(ADD_ENTRIES + values, tuple(chain.from_iterable(some)))


def entry_row(match: str, entry: Entry) -> Row:
    return match, entry.number, entry.at, entry.author, entry.command, encode_body(entry.body), entry.tick


def read_entries(rows: Iterable[Any]) -> list[Entry]:
    """A journal; `Unreadable` says which entry is wrong, and how."""
    found: list[Entry] = []
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise Unreadable(f"entry {number} is missing")
        try:
            found.append(Entry(number, row.at, row.author, row.command, decode_body(row.body), row.tick))
        except (msgspec.DecodeError, TypeError) as error:
            raise Unreadable(f"entry {number} cannot be decoded: {error}") from None
    return found


def trouble_of(error: BaseException | None) -> str:
    """What ails the disk, in one word; empty if something else is wrong."""
    return TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")


def failed(error: Exception) -> StoreFailed:
    """What those are told whose write failed. The reason is SQLite's name for it, which tells nothing that is kept."""
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return StoreFailed(f"the store could not keep this: {name}", trouble_of(error))


def changing(index: MatchIndex) -> tuple[str, bool, int, bytes]:
    """The columns of a match that its index can change."""
    return index.status, index.listed, index.summary.updated, encode(index.summary)


def write_seats(connection: sqlite3.Connection, index: MatchIndex) -> None:
    taken = [(index.id, seat, guest) for seat, guest in enumerate(index.guests) if guest]
    if len(taken) < len(index.guests):
        connection.execute(CLEAR_SEATS, (index.id,))
    if taken:
        values = ", ".join(["(?, ?, ?)"] * len(taken))
        connection.execute(TAKE_SEATS + values, tuple(chain.from_iterable(taken)))


def write_results(connection: sqlite3.Connection, index: MatchIndex) -> None:
    """How a finished match ended for whoever sat there."""
    rows = [(index.id, guest, index.summary.game, index.mode, place) for guest, place in index.places().items()]
    connection.executemany(KEEP_RESULT, rows)
