"""The store in one SQLite file: write-ahead log, synchronous, one process at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from durbar.core.errors import DurbarError
from durbar.server.folder import DATABASE, LOCK, close_files, lock_file, make_folder, open_private, unlock_file
from durbar.server.store import StoreConflict, StoreFailed
from durbar.server.store.batches import Row, Write
from durbar.server.store.migrate import bring_up_to_date, is_up_to_date
from durbar.server.store.tables import TableStore

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
MOST_ROWS = 1_000  # in one statement
KEPT_STATEMENTS = 256  # one for each number of rows that comes often; reading a statement takes as long as doing it

# Many rows go into one statement: at the end of each statement the thread waits for the interpreter again.
ADD_ENTRIES = 'INSERT INTO entries ("match", number, at, author, command, body, tick) VALUES '


class SqliteStore(TableStore[sqlite3.Connection]):
    """The store in `folder`/durbar.sqlite3. One process at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.lock: int | None = None

    async def open(self) -> None:
        if self.lock is None:
            await asyncio.to_thread(self.prepare)
        self.start_writing()

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

    def let_go(self) -> None:
        """Close the files, without having written anything since `prepare`."""
        if self.engine is not None:
            self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def connect(self) -> sqlite3.Connection:
        how: dict[str, Any] = {"timeout": LOCK_TIMEOUT_S, "isolation_level": None, "cached_statements": KEPT_STATEMENTS}
        connection: sqlite3.Connection = sqlite3.connect(self.folder / DATABASE, **how)
        set_pragmas(connection)
        return connection

    def write_together(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> list[StoreFailed | None]:
        with transaction(connection):
            add_entries(connection, [row for write in writes for row in write.rows])
            for write in writes:
                if write.also is not None:
                    write.also(connection)
        return [None] * len(writes)

    def failed_by(self, error: Exception) -> StoreFailed:
        return failed(error)

    def trouble_of(self, error: BaseException | None) -> str:
        return trouble_of(error)


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
    engine = engine_of(file)
    sa.event.listen(engine, "connect", let_us_begin)
    sa.event.listen(engine, "begin", begin)
    try:
        with engine.begin() as connection:
            if is_up_to_date(connection):
                return
            if not allowed:
                raise DurbarError(f"the server that uses {file.parent} is of another version of Durbar; stop it first")
            bring_up_to_date(connection, str(file))
    except sa.exc.DatabaseError as reason:
        if trouble_of(reason.orig) == "damaged":
            raise DurbarError(f"{file} is not a database of Durbar: {reason.orig}") from None
        if trouble_of(reason.orig):
            raise DurbarError(f"cannot use {file}: {reason.orig}; make room, or choose another --data folder") from None
        raise DurbarError(f"{file} cannot be brought up to date: {reason.orig}; nothing is changed") from None
    finally:
        engine.dispose()


def let_us_begin(connection: sqlite3.Connection, _: object) -> None:
    """Python would end a transaction before each change of the schema, so that a kill could leave half of it."""
    connection.isolation_level = None


def begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def add_entries(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows to the journal."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(some))
        connection.execute(ADD_ENTRIES + values, tuple(chain.from_iterable(some)))


def trouble_of(error: BaseException | None) -> str:
    """What ails the disk, in one word; empty if something else is wrong."""
    return TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")


def failed(error: Exception) -> StoreFailed:
    """What those are told whose write failed. The reason is SQLite's name for it, which tells nothing that is kept."""
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    if name == "SQLITE_CONSTRAINT_PRIMARYKEY":
        return StoreConflict(f"the store could not keep this: {name}")
    return StoreFailed(f"the store could not keep this: {name}", trouble_of(error))
