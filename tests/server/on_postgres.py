"""Run tests of a house without a network with its store in PostgreSQL, by

pytest -p tests.server.on_postgres tests/server/test_notices.py tests/server/test_moderation.py ...
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa

from durbar.server.sharing import Sharing
from durbar.server.store.database import open_database
from durbar.server.store.postgres import PostgresStore, PostgresTransaction
from durbar.server.store.sql import Transaction
from tests.server import inside, test_members
from tests.server.postgres import any_server, fresh, name_of

Result = TypeVar("Result")
HELD = ExitStack()  # what is let go when the tests are over
SERVER, TEMPLATE = "", ""
DATABASES: dict[Path, str] = {}


def pytest_configure() -> None:
    """Nothing changes where this is only imported, as by whoever looks for doctests."""
    global SERVER, TEMPLATE
    SERVER = HELD.enter_context(any_server())
    TEMPLATE = HELD.enter_context(fresh(SERVER))
    store = open_database(TEMPLATE)
    store.prepare()
    store.let_go()
    setattr(inside, "MemoryTables", PostgresTables)  # noqa: B010
    setattr(test_members, "SqliteStore", store_of)  # noqa: B010
    setattr(Sharing, "synchronise", keep_own_clock)  # noqa: B010


def pytest_unconfigure() -> None:
    HELD.close()


class PostgresTables:
    """The tables of a real store, in a database of their own."""

    def __init__(self) -> None:
        self.url = HELD.enter_context(fresh(SERVER, name_of(TEMPLATE)))
        options = {"creator": self.connect, "isolation_level": "AUTOCOMMIT"}
        self.engine = sa.create_engine("postgresql+psycopg://", poolclass=sa.NullPool, **options)

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.url, autocommit=True)

    async def rows(self, query: sa.Select[Any]) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    async def change(self, work: Callable[[Transaction], Result]) -> Result:
        with self.connect() as connection, connection.transaction():
            return work(PostgresTransaction(connection))


async def keep_own_clock(self: Sharing) -> None:
    """A house goes by the database's clock; a test says what time it is."""


def store_of(folder: Path) -> PostgresStore:
    """Instead of the store in a folder: a database for each."""
    if folder not in DATABASES:
        DATABASES[folder] = HELD.enter_context(fresh(SERVER, name_of(TEMPLATE)))
    return PostgresStore(DATABASES[folder])
