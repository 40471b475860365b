"""Bringing a database up to date by the migrations beside this file, which are the same for every database.

Most databases are: Alembic, which takes a while to load, is only asked where one is not.
"""

from __future__ import annotations

from importlib.resources import files

import sqlalchemy as sa

from durbar.core.errors import DurbarError

FIRST_TABLES = frozenset({"alembic_version", "matches", "entries", "seats", "snapshots", "guests", "beats"})  # of 0.1.0


VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))


def versions() -> list[str]:
    """All that there are migrations to: their numbers, as they begin the names of their files."""
    found = files("durbar.server.store.migrations.versions").iterdir()
    return sorted(file.name[1:5] for file in found if file.name.startswith("v"))


def version_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    found: str | None = connection.scalar(sa.select(VERSION.c.version_num))
    return found


def is_up_to_date(connection: sa.Connection) -> bool:
    return version_of(connection) == versions()[-1]


def bring_up_to_date(connection: sa.Connection, name: str) -> None:
    """In the transaction of this connection."""
    from alembic import command as alembic
    from alembic.config import Config
    from alembic.util import CommandError

    version = version_of(connection)
    if version is None:
        clear_wreck(connection, name)
    elif version not in versions():
        raise DurbarError(f"{name} was made by a newer Durbar; use that, or another --data or --database")
    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        alembic.upgrade(config, "head")
    except CommandError as reason:
        raise DurbarError(f"{name} cannot be brought up to date: {reason}") from None


def clear_wreck(connection: sa.Connection, name: str) -> None:
    """Version 0.1.0, killed in its first start, left some of its tables, all of them empty: begin again.

    Whatever else is there is somebody else's, and stays as it is.
    """
    tables = sa.inspect(connection).get_table_names()
    for table in tables:
        is_wreck = connection.dialect.name == "sqlite" and table in FIRST_TABLES
        if not is_wreck or connection.scalar(sa.select(sa.func.count()).select_from(sa.table(table))):
            raise DurbarError(f"{name} is not a database of Durbar: it has a table {table!r} of something else")
    for table in tables:
        connection.execute(sa.schema.DropTable(sa.Table(table, sa.MetaData())))
