"""Moving a house from one store to another: every row of every table, and the keys; then both are read again and
compared, entry by entry.

All of it arrives in one transaction, at a place where nobody lives yet. What it came from stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from durbar.core.errors import DurbarError
from durbar.server.folder import DATABASE, KEY, PUSH_KEY, write_secret
from durbar.server.guests import is_key
from durbar.server.store.database import SCHEMES, open_database
from durbar.server.store.schema import (
    attendance,
    entries,
    errands,
    keys,
    matches,
    metadata,
    presence,
    processes,
    reports,
    sanctions,
    thoughts,
    used,
    waiting,
)
from durbar.server.store.sqlite import SqliteStore
from durbar.server.store.tables import TableStore

KEYS = (KEY, PUSH_KEY)
OF_NOW = (processes, attendance, presence, thoughts, waiting, used)  # of the processes, not of the house
TABLES = [table for table in metadata.sorted_tables if table not in (keys, *OF_NOW)]
COUNTED = (reports, sanctions, errands)  # tables whose rows the database numbers
BATCH = 1_000  # rows
Keys = dict[str, bytes]


def move_store(source: str, target: str) -> tuple[int, int]:
    """Move a house; how many matches and entries it has. A place is a folder, or the address of a database."""
    if is_folder(source) and not (Path(source) / DATABASE).exists():
        raise DurbarError(f"no server has kept matches in {source}; name its folder with --from")
    with ExitStack() as stack:
        old, new = open_place(source, stack), open_place(target, stack)
        require_empty(new, target)
        secrets = read_keys(old)
        with reading(old) as asked, writing(new) as told:
            for table in TABLES:
                copy(table, asked, told)
            write_keys(new, told, secrets)
        with reading(old) as asked, reading(new) as answered:
            for table in TABLES:
                compare(table, asked, answered)
            if read_keys(new) != secrets:
                raise DurbarError("the keys did not arrive as they were; empty the new place, and move again")
            return count(answered, matches), count(answered, entries)


def is_folder(place: str) -> bool:
    return not place.startswith(SCHEMES)


def open_place(place: str, stack: ExitStack) -> TableStore[Any]:
    """The store there, brought up to date. That of a folder is ours alone until the stack is left."""
    store = SqliteStore(Path(place)) if is_folder(place) else open_database(place)
    store.prepare()
    stack.callback(store.let_go)
    return store


def reading(store: TableStore[Any]) -> sa.Connection:
    """All that is read by it is of one moment."""
    assert store.engine is not None
    level = "SERIALIZABLE" if store.engine.dialect.name == "sqlite" else "REPEATABLE READ"
    return store.engine.connect().execution_options(isolation_level=level)


def writing(store: TableStore[Any]) -> sa.Connection:
    assert store.engine is not None
    return store.engine.connect().execution_options(isolation_level="SERIALIZABLE")


def count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0)


def require_empty(store: TableStore[Any], place: str) -> None:
    with reading(store) as connection:
        for table in (*TABLES, keys):
            if count(connection, table):
                where = place if is_folder(place) else "that database"
                raise DurbarError(f"there is a house in {where} already; move to an empty place")


def in_order(table: sa.Table, connection: sa.Connection) -> Iterator[sa.Row[Any]]:
    """All rows by their key, in the same order in every database."""
    collate = connection.dialect.name != "sqlite"
    order = [
        column.collate("C") if collate and isinstance(column.type, sa.String) else column
        for column in table.primary_key
    ]
    yield from connection.execution_options(yield_per=BATCH).execute(sa.select(table).order_by(*order))


def copy(table: sa.Table, old: sa.Connection, new: sa.Connection) -> None:
    batch: list[dict[str, Any]] = []
    for row in in_order(table, old):
        batch.append(dict(row._mapping))
        if len(batch) == BATCH:
            new.execute(sa.insert(table), batch)
            batch = []
    if batch:
        new.execute(sa.insert(table), batch)
    if table in COUNTED and new.dialect.name == "postgresql":
        last = sa.select(sa.func.max(table.c.id)).scalar_subquery()
        new.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence(table.name, "id"), last)))


def compare(table: sa.Table, old: sa.Connection, new: sa.Connection) -> None:
    for before, after in zip_longest(in_order(table, old), in_order(table, new)):
        if before is None or after is None or tuple(before) != tuple(after):
            raise DurbarError(f"a row of {table.name!r} did not arrive as it was; empty the new place, and move again")


def read_keys(store: TableStore[Any]) -> Keys:
    """The keys of a house, which lie beside a file and inside a database."""
    if isinstance(store, SqliteStore):
        found = {name: (store.folder / name).read_bytes() for name in KEYS if (store.folder / name).exists()}
    else:
        with reading(store) as connection:
            found = {name: bytes(key) for name, key in connection.execute(sa.select(keys))}
    if KEY in found and not is_key(found[KEY]):
        raise DurbarError("the key of this house is not whole; start its server once, and it says what to do")
    return found


def write_keys(store: TableStore[Any], connection: sa.Connection, secrets: Keys) -> None:
    """Keep the keys, and all that was told to this connection with them."""
    if isinstance(store, SqliteStore):
        for name, key in secrets.items():
            write_secret(store.folder / name, key)
    elif secrets:
        connection.execute(sa.insert(keys), [{"name": name, "key": key} for name, key in secrets.items()])
    connection.commit()
