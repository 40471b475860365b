"""Bringing a database up to date by the migrations beside this file, which are the same for every database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from durbar.core.errors import DurbarError

FIRST_TABLES = frozenset({"alembic_version", "matches", "entries", "seats", "snapshots", "guests", "beats"})  # of 0.1.0


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    return config


def version_of(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def is_up_to_date(connection: sa.Connection) -> bool:
    return version_of(connection) == ScriptDirectory.from_config(configuration()).get_current_head()


def bring_up_to_date(connection: sa.Connection, name: str) -> None:
    """In the transaction of this connection."""
    config, version = configuration(), version_of(connection)
    if version is None:
        clear_wreck(connection, name)
    elif version not in {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}:
        raise DurbarError(f"{name} was made by a newer Durbar; use that, or another --data or --database")
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
