"""The data folder: open to its owner alone from the first byte, whatever the umask says.

What is secret lies in files that nobody else can read. The folder is closed as well if it is ours: if we made it, or
found nothing but our own files in it. Somebody's folder with other things in it stays as it is.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    Locked = PermissionError
else:
    import fcntl

    Locked = BlockingIOError

DATABASE, KEY, LOCK = "durbar.sqlite3", "durbar.key", "durbar.lock"
DRAFT = KEY + ".new"
RESTORED = DATABASE + ".new"  # while a backup is restored
PUSH_KEY = "durbar.push"
OWN_KEYS = (KEY, DRAFT, PUSH_KEY, PUSH_KEY + ".new")
FILES = (
    *(name + beside for name in (DATABASE, RESTORED) for beside in ("", "-wal", "-shm", "-journal")),
    *OWN_KEYS,
    LOCK,
)
OWNER_ONLY, OWNERS_FOLDER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """Make the folder if it is not there, and close it if it is ours."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir(OWNERS_FOLDER)
    except FileExistsError:
        if any(name not in FILES for name in os.listdir(folder)):
            return
    with suppress(PermissionError):  # it belongs to somebody else, who lets us use it
        folder.chmod(OWNERS_FOLDER)
    sync_folder(folder.parent)


def close_files(folder: Path) -> None:
    """Close what an older version, or a copy, left open to others; and have a database that is closed to them.

    SQLite gives the files beside a database the same mode.
    """
    for name in FILES:
        with suppress(FileNotFoundError):
            os.chmod(folder / name, OWNER_ONLY)
    with suppress(FileExistsError):
        os.close(open_private(folder / DATABASE, os.O_EXCL))
        sync_folder(folder)


def open_private(file: Path, flags: int = 0) -> int:
    """Open a file for writing that is its owner's alone; it is made if it is not there."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT | flags, OWNER_ONLY)
    if sys.platform != "win32":  # where a user's files are closed to others by the folder they lie in
        os.fchmod(handle, OWNER_ONLY)  # the umask may have taken too much
    return handle


def lock_file(handle: int) -> bool:
    """Whether the file's lock is ours from now on; False if another process has it. It is gone when the file closes."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except Locked:
        return False
    return True


def unlock_file(handle: int) -> None:
    if sys.platform == "win32":
        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_UN)


def write_secret(file: Path, secret: bytes) -> None:
    """Write a file that is whole or not there, also when the power fails."""
    draft = file.with_name(file.name + ".new")
    with os.fdopen(open_private(draft, os.O_TRUNC), "wb") as out:
        out.write(secret)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the file system can do that and we may."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
