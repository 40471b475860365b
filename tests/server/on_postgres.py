"""Run tests of a house without a network with its store in PostgreSQL, by

pytest -p tests.server.on_postgres tests/server/test_notices.py tests/server/test_moderation.py ...
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa

from durbar.server.store.database import open_database
from durbar.server.store.postgres import PostgresStore, PostgresTransaction
from durbar.server.store.sql import Transaction
from tests.server import inside, test_members
from tests.server.postgres import any_server, fresh, name_of

Result = TypeVar("Result")
HELD = ExitStack()
SERVER = HELD.enter_context(any_server())
TEMPLATE = HELD.enter_context(fresh(SERVER))
atexit.register(HELD.close)


class PostgresTables:
    """The tables of a real store, in a database of their own."""

    def __init__(self) -> None:
        url = HELD.enter_context(fresh(SERVER, name_of(TEMPLATE)))
        self.connection = psycopg.connect(url, autocommit=True)
        options = {"creator": lambda: psycopg.connect(url, autocommit=True), "isolation_level": "AUTOCOMMIT"}
        self.engine = sa.create_engine("postgresql+psycopg://", **options)

    async def rows(self, query: sa.Select[Any]) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    async def change(self, work: Callable[[Transaction], Result]) -> Result:
        with self.connection.transaction():
            return work(PostgresTransaction(self.connection))


store = open_database(TEMPLATE)
store.prepare()
store.let_go()
DATABASES: dict[Path, str] = {}


def store_of(folder: Path) -> PostgresStore:
    """Instead of the store in a folder: a database for each."""
    if folder not in DATABASES:
        DATABASES[folder] = HELD.enter_context(fresh(SERVER, name_of(TEMPLATE)))
    return PostgresStore(DATABASES[folder])


setattr(inside, "MemoryTables", PostgresTables)  # noqa: B010
setattr(test_members, "SqliteStore", store_of)  # noqa: B010
