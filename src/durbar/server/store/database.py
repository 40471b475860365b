"""The store in a database that is named by its address, if what it needs is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.core.errors import DurbarError

if TYPE_CHECKING:
    from durbar.server.store.postgres import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def open_database(url: str) -> PostgresStore:
    """The store at this address; `prepare` says whether it is there."""
    if not url.startswith(SCHEMES):
        raise DurbarError("--database should look like postgresql://user@host/name; a folder is named with --data")
    try:
        from durbar.server.store.postgres import PostgresStore
    except ImportError as error:
        raise DurbarError(f"PostgreSQL needs psycopg ({error}): pip install 'durbar[postgres]'") from None
    return PostgresStore(url)
