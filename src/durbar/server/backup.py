"""Backups: all of a data folder in one file, made while the server runs; and a data folder from such a file.

The file is a database of SQLite, copied by SQLite's own means at one moment, with one table more: the keys that lie
beside it, without which all guests, and all push services, would take the restored server for another. So it holds
every secret of the house, and is its owner's alone from the first byte.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from durbar.core.errors import DurbarError
from durbar.server.folder import (
    DATABASE,
    KEY,
    LOCK,
    PUSH_KEY,
    lock_file,
    make_folder,
    open_private,
    sync_folder,
    write_secret,
)
from durbar.server.guests import is_key
from durbar.server.store.audit import note
from durbar.server.store.sqlite import migrate, transaction

KEYS = (KEY, PUSH_KEY)
MARK = "durbar_backup"  # the table that only a backup has
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite may leave beside a database


def back_up(folder: Path, file: Path, force: bool) -> int:
    """Write a backup of a data folder; its bytes. It is whole or not there."""
    if not (folder / DATABASE).exists():
        raise DurbarError(f"no server has kept matches in {folder}; name its folder with --data")
    if file.exists() and not force:
        raise DurbarError(f"{file} is there already; choose another name, or overwrite it with --force")
    try:
        keys = [(name, (folder / name).read_bytes()) for name in KEYS if (folder / name).exists()]
        with draft(file) as copy:
            with closing(sqlite3.connect(f"{(folder / DATABASE).absolute().as_uri()}?mode=ro", uri=True)) as source:
                copy_database(source, copy)
            with closing(sqlite3.connect(copy)) as made:
                made.execute("PRAGMA journal_mode=DELETE")
                made.execute(f"CREATE TABLE {MARK} (name TEXT, key BLOB)")
                made.executemany(f"INSERT INTO {MARK} VALUES (?, ?)", keys)
                made.commit()
            with open(copy, "rb+") as whole:
                os.fsync(whole.fileno())
            copy.replace(file)
        sync_folder(file.parent)
        return file.stat().st_size
    except sqlite3.Error as reason:
        raise DurbarError(f"cannot back {folder} up: {reason}") from None
    except OSError as reason:
        raise DurbarError(f"cannot write {file}: {reason.strerror}") from None


def restore(file: Path, folder: Path, force: bool, who: str, now: int) -> None:
    """Make a data folder of a backup. The folder changes all at once, after the backup was found to be sound."""
    try:
        taken = (folder / DATABASE).exists()
        if taken and not force:
            raise DurbarError(
                f"there is a house in {folder} already; choose another --data, or replace it with --force"
            )
        make_folder(folder)
        with alone(folder), draft(folder / DATABASE) as copy:
            keys = checked_copy(file, copy)
            with closing(sqlite3.connect(copy, isolation_level=None)) as made, transaction(made):
                note(made, who, "restore", "", {"file": file.name}, now)
            for name, key in keys.items():
                write_secret(folder / name, key)
            os.close(open_private(folder / DATABASE))
            with closing(sqlite3.connect(copy)) as source:
                copy_database(source, folder / DATABASE)
        sync_folder(folder)
    except sqlite3.Error as reason:
        raise DurbarError(f"cannot restore {file}: {reason}") from None
    except OSError as reason:
        raise DurbarError(f"cannot restore {file} to {folder}: {reason.strerror}") from None


def checked_copy(file: Path, copy: Path) -> dict[str, bytes]:
    """A copy of a backup, brought up to date, without what only a backup has; the keys that were in it."""
    if not file.is_file():
        raise DurbarError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            (sound,) = source.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                raise DurbarError(f"{file} is damaged: {sound.splitlines()[0]}; restore another backup")
            keys: dict[str, bytes] = dict(source.execute(f"SELECT name, key FROM {MARK}"))
            copy_database(source, copy)
    except sqlite3.DatabaseError as reason:
        raise DurbarError(f"{file} is not a whole backup of Durbar: {reason}") from None
    if not set(keys) <= set(KEYS) or not is_key(keys.get(KEY, bytes(1))):
        raise DurbarError(f"{file} is not a whole backup of Durbar: a key is missing or wrong")
    with closing(sqlite3.connect(copy)) as made:
        made.execute(f"DROP TABLE {MARK}")
        made.commit()
    migrate(copy, True)
    return keys


def copy_database(source: sqlite3.Connection, into: Path) -> None:
    """All of it as it is at one moment; whoever writes meanwhile is not held up."""
    with closing(sqlite3.connect(into)) as target:
        source.backup(target)


@contextmanager
def draft(file: Path) -> Iterator[Path]:
    """A file beside this one that is its owner's alone, and gone afterwards."""
    beside = file.with_name(f"{file.name}.new")
    remove(beside)
    os.close(open_private(beside, os.O_EXCL))
    try:
        yield beside
    finally:
        with suppress(OSError):
            remove(beside)


def remove(database: Path) -> None:
    for beside in ("", *BESIDE):
        database.with_name(database.name + beside).unlink(missing_ok=True)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While no server uses this folder."""
    lock = open_private(folder / LOCK)
    try:
        if not lock_file(lock):
            raise DurbarError(f"a Durbar server is using {folder}; stop it first")
        yield
    finally:
        os.close(lock)
