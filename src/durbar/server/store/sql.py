"""What the parts of a store ask of the database that they lie in: rows, and changes that come true whole or not at all.

Their statements are written once, in the SQL that SQLite and PostgreSQL share: values stand at `?`, or at `?1`, `?2`
where one is needed twice; truth is TRUE and FALSE; a row that may be there is met by ON CONFLICT.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

Result = TypeVar("Result")
Value = str | int | float | bytes | None


class Cursor(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Transaction(Protocol):
    """A connection in the middle of a transaction, in which nobody else changes what was read."""

    def execute(self, statement: str, values: Sequence[Value] = (), /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Sequence[Value]], /) -> object: ...


Work = Callable[[Transaction], None]  # what is to be done in a transaction


class Tables(Protocol):
    """What is needed of a store."""

    async def rows(self, query: sa.Executable) -> list[Any]: ...

    async def change(self, work: Callable[[Transaction], Result]) -> Result: ...


class Forbidden(Exception):
    """What a transaction was for is not to be: nothing of it is kept."""


KEEP_NAME = "INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
