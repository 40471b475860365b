"""The store in PostgreSQL, for as many processes as you like: the database is the only thing they share.

Each process has one connection that writes, in batches, and a few that read. An entry whose number is taken is refused
(`StoreConflict`), so whoever appends first has moved. Everything else that is read before it is changed is changed by
one process at a time, for which the transaction holds a lock; entries alone need none.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.string import StrDumper

from durbar.core.errors import DurbarError
from durbar.server.journal import Entry
from durbar.server.store import StoreConflict, StoreFailed
from durbar.server.store.batches import Row, Write
from durbar.server.store.listening import Listening
from durbar.server.store.migrate import bring_up_to_date, is_up_to_date
from durbar.server.store.news import Reading, in_parts, tell
from durbar.server.store.shared import CHANNEL, Heard, SharedStore
from durbar.server.store.sql import Cursor, Value
from durbar.server.store.tables import READERS, TableStore, read_entries

CONNECTING = {
    "application_name": "durbar",
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
SCHEMA_LOCK, CHANGE_LOCK = 0x6475_7262_6172_0001, 0x6475_7262_6172_0002  # "durbar"
QUIET_S = 1.0  # seconds after which a connection may have been lost without our knowing
TROUBLES = {  # what ails the database, by the beginning of its SQLSTATE; anything else is a mistake of ours
    "08": "unreachable",
    "25006": "read-only",
    "42501": "closed",
    "53100": "full",
    "53": "unreachable",  # it lets nobody in
    "57P": "unreachable",  # it stops or starts
    "55P03": "locked",
    "58": "failing",
    "XX001": "damaged",
    "XX002": "damaged",
}
# Which of these entries are the first of their number; of them alone others are told. All processes add them in one
# order, so that none waits for another that waits for it. Lists as text (%s) would cost us several times as much.
ADD_ENTRIES = f"""
    WITH sent AS (
        SELECT * FROM unnest(
            %b::text[], %b::int[], %b::bigint[], %b::text[], %b::text[], %b::bytea[], %b::bigint[],
            %b::text[], %b::int[]
        ) AS sent ("match", number, at, author, command, body, tick, told, part)
    ), added AS (
        INSERT INTO entries ("match", number, at, author, command, body, tick)
        SELECT "match", number, at, author, command, body, tick FROM sent ORDER BY 1, 2
        ON CONFLICT DO NOTHING RETURNING "match", number
    )
    SELECT array_agg("match"), array_agg(number),
        pg_notify('{CHANNEL}', %s || string_agg(told, ',' ORDER BY number) || ']')
    FROM added JOIN sent USING ("match", number) GROUP BY part
"""
HOLD = "SELECT pg_advisory_xact_lock(%s)"
KEEP_KEY = "INSERT INTO keys (name, key) VALUES (%s, %s) ON CONFLICT DO NOTHING"

logging.getLogger("psycopg").setLevel(logging.ERROR)  # that a connection is lost, our health tells

Connection = psycopg.Connection[Any]


class PostgresTransaction:
    """A connection that understands the statements of `sql.py`."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Sequence[Value] = (), /) -> Cursor:
        text, is_numbered = translated(statement)
        given = {f"v{number}": value for number, value in enumerate(values, 1)} if is_numbered else values
        return self.connection.execute(text, given or None)

    def executemany(self, statement: str, rows: Iterable[Sequence[Value]], /) -> None:
        if rows := list(rows):
            self.connection.cursor().executemany(translated(statement)[0], rows)


class PostgresStore(TableStore[Connection]):
    """The store in the database at this address."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.shared: SharedStore = SharedStore(self)
        self.reading = Reading(self)
        self.listening: Listening | None = None
        self.used = 0.0  # when something was last written

    # Opening and closing

    async def open(self) -> None:
        if self.engine is None:
            await asyncio.to_thread(self.prepare)
        self.start_writing()

    def prepare(self, alone: bool = True) -> None:
        """Bring the schema up to date. Says what is wrong.

        Whoever is not `alone`, as a tool beside running servers, changes nothing behind their back.
        """
        name = name_of(self.url)
        engine = sa.create_engine(
            "postgresql+psycopg://",
            creator=self.connect,
            isolation_level="AUTOCOMMIT",
            pool_size=READERS,
            max_overflow=0,
            pool_reset_on_return=None,  # as each statement is a transaction of its own
            hide_parameters=True,
        )
        try:
            with engine.connect() as connection, in_transaction(connection):
                require_usable(connection, name)
                if not is_up_to_date(connection):
                    connection.exec_driver_sql(HOLD, (SCHEMA_LOCK,))
                    if not alone and not is_up_to_date(connection):
                        raise DurbarError(f"the database {name} is of another version of Durbar; start a server there")
                    bring_up_to_date(connection, f"the database {name}")
            self.engine = engine
        except sa.exc.DBAPIError as reason:
            raise DurbarError(f"cannot use the database {name}: {first_line(reason.orig)}") from None
        finally:
            if self.engine is None:
                engine.dispose()

    def let_go(self) -> None:
        if self.engine is not None:
            self.engine.dispose()

    def key(self, name: str, new: Callable[[], bytes]) -> bytes:
        """The key of this name, which all processes share; made when there is none."""
        with self.asking() as connection:
            connection.exec_driver_sql(KEEP_KEY, (name, new()))
            return bytes(connection.exec_driver_sql("SELECT key FROM keys WHERE name = %s", (name,)).scalar_one())

    def connect(self) -> Connection:
        connection = psycopg.connect(self.url, autocommit=True, **CONNECTING)  # type: ignore[arg-type]
        connection.adapters.register_dumper(str, StrDumper)  # a word is text, wherever it stands
        return connection

    # Other processes

    def listen(self, heard: Heard) -> None:
        self.listening = Listening(self.connect, self.shared.process, heard)

    async def close(self) -> None:
        if self.listening is not None:
            await self.listening.stop()
        await super().close()

    async def journal(self, match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
        if not after:
            return await super().journal(match)
        return "", read_entries(await self.reading.beyond(match, after), after)

    # Writing

    def is_alive(self, connection: Connection) -> bool:
        """Whether it still leads to the database: a restart of that ends it, and must not cost anybody a move."""
        if time.monotonic() - self.used > QUIET_S:
            with suppress(psycopg.Error):
                connection.execute("SELECT 1")
        return not connection.closed

    def write_together(self, connection: Connection, writes: Sequence[Write]) -> list[StoreFailed | None]:
        plain: dict[tuple[str, int], Write] = {}
        for write in writes:
            if is_plain(write):
                plain.setdefault(write.rows[0][:2], write)  # of two in one batch, too, the first is kept
        rows = [write.rows[0] for write in plain.values()]
        if all(is_plain(write) for write in writes):
            kept = self.add(connection, rows)
        else:
            with connection.transaction():
                connection.execute(HOLD, (CHANGE_LOCK,))
                kept = self.add(connection, rows)
                for write in writes:
                    if not is_plain(write):
                        self.keep_whole(connection, write)
        self.used = time.monotonic()
        first = {write for key, write in plain.items() if key in kept}
        return [None if not is_plain(write) or write in first else taken() for write in writes]

    def add(self, connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Add entries, and tell others, in one round trip; which of them are the first of their number."""
        if not rows:
            return set()
        told = [tell(row) for row in rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        news = ([each.decode() for each in told], in_parts(told), f"{self.shared.process} news [")
        found = connection.execute(ADD_ENTRIES, [*columns, *news]).fetchall()
        return {key for matches, numbers, _ in found for key in zip(matches, numbers, strict=True)}

    def keep_whole(self, connection: Connection, write: Write) -> None:
        """All of a write: where an entry is not the first of its number, nothing."""
        if len(self.add(connection, write.rows)) < len(write.rows):
            raise taken()
        if write.also is not None:
            write.also(PostgresTransaction(connection))

    def failed_by(self, error: Exception) -> StoreFailed:
        """The reason is PostgreSQL's number for it, which tells nothing that is kept."""
        if isinstance(error, StoreFailed):
            return error
        state = getattr(error, "sqlstate", None) or type(error).__name__
        return StoreFailed(f"the store could not keep this: {state}", self.trouble_of(error))

    def trouble_of(self, error: BaseException | None) -> str:
        state = getattr(error, "sqlstate", None)
        if state is None:
            return "unreachable" if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError) else ""
        return next((word for begin, word in TROUBLES.items() if state.startswith(begin)), "")


def in_transaction(connection: sa.Connection) -> sa.RootTransaction:
    """Begin one: our connections are such that each statement is a transaction of its own."""
    return connection.execution_options(isolation_level="READ COMMITTED").begin()


def is_plain(write: Write) -> bool:
    """Whether it is one entry, and nothing else."""
    return write.also is None and len(write.rows) == 1


def taken() -> StoreConflict:
    return StoreConflict("the store could not keep this: there is an entry of this number")


@cache
def translated(statement: str) -> tuple[str, bool]:
    """A statement as psycopg wants it, and whether its values are numbered.

    >>> translated("SELECT 1 WHERE ? = ?"), translated("SELECT 1 WHERE ?1 = ?2")
    (('SELECT 1 WHERE %s = %s', False), ('SELECT 1 WHERE %(v1)s = %(v2)s', True))
    """
    numbered = re.sub(r"\?(\d+)", r"%(v\1)s", statement)
    return numbered.replace("?", "%s"), numbered != statement


def require_usable(connection: sa.Connection, name: str) -> None:
    if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
        raise DurbarError(f"the database {name} is read-only; name the one that can be written with --database")
    if (encoding := connection.exec_driver_sql("SHOW server_encoding").scalar()) != "UTF8":
        raise DurbarError(f"the database {name} keeps {encoding}; make one with ENCODING 'UTF8'")


def name_of(url: str) -> str:
    """A database as it can be shown: without the password.

    >>> name_of("postgresql://ada:secret@db.example.org/durbar")
    "'durbar' at db.example.org"
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise DurbarError("--database should look like postgresql://user@host/name") from None
    return f"'{parts.get('dbname') or parts.get('user') or ''}' at {parts.get('host') or 'this machine'}"


def first_line(error: BaseException | None) -> str:
    """What PostgreSQL said, in one line: the last of several, when it was tried several times, says it best."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).removesuffix(":")
