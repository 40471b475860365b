"""The data folder: it can be opened again after a kill at any moment, and nobody else can look into it."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from durbar.core.errors import DurbarError
from durbar.server.folder import DATABASE, DRAFT, FILES, KEY, LOCK
from durbar.server.guests import KEY_BYTES, load_key
from durbar.server.push import load_push_key
from durbar.server.run import open_folder
from durbar.server.store.schema import metadata
from durbar.server.store.sqlite import SqliteStore
from tests.server.history import read_journal
from tests.server.killing import NOT_ALLOWED
from tests.server.servers import LONG

HERE = Path(__file__).parent
OLD = HERE / "old" / "v0001.sql"  # written by version 0.1.0, with a match that is over and one that runs
OVER, RUNNING = "43LoKBE-e0D6BwWH", "ve9cu1YkE2oegXV0"

# A kill at every moment


def moments(folder: Path, into: Path) -> list[Path]:
    """The folder as a kill can leave it while it is opened, at every write."""
    into.mkdir()
    command = [sys.executable, "-m", "tests.server.killing", str(folder), str(into)]
    code = subprocess.run(command, cwd=HERE.parent.parent, timeout=LONG).returncode
    if code == NOT_ALLOWED:
        pytest.skip("processes may not be traced here")
    assert code == 0
    return sorted(into.iterdir())


def told_apart(left: list[Path]) -> list[Path]:
    """One of all those that look alike to whoever opens them, once SQLite has done what it has still to do. There are
    hundreds of them, and to open one takes its time."""
    return list({contents(moment): moment for moment in left}.values())


def contents(folder: Path) -> tuple[object, ...]:
    """The names, modes and bytes of its files; of a database what is told there."""
    with tempfile.TemporaryDirectory() as other:
        copy = shutil.copytree(folder, Path(other) / "copy")  # who looks into a database may change it
        files = [(file, file.stat().st_mode) for file in sorted(copy.iterdir())]
        return tuple((file.name, mode, told(file)) for file, mode in files)


def told(file: Path) -> object:
    if not file.name.startswith(DATABASE):
        return file.read_bytes()
    if file.name != DATABASE:
        return None  # beside the database: what SQLite has still to do
    with closing(sqlite3.connect(file)) as database:
        return (*database.execute("PRAGMA journal_mode"), *database.iterdump())


def schema_of(folder: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return sorted(database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


def is_closed(folder: Path) -> bool:
    """Whether nobody but the owner can do anything here."""
    return all(path.stat().st_mode & 0o077 == 0 for path in [folder, *folder.iterdir()])


def test_a_first_start_that_is_killed_at_any_write_is_made_good_by_the_next(tmp_path: Path) -> None:
    """And at no moment there is anything that others can read, even if they could read all other files made here."""
    data = tmp_path / "data"
    left = moments(data, tmp_path / "moments")
    assert len(left) > 50
    assert left[-1].joinpath(KEY).stat().st_size == KEY_BYTES
    assert all(map(is_closed, left))
    for moment in told_apart(left):
        store, key = open_folder(moment)
        store.let_go()
        assert schema_of(moment) == schema_of(data)
        assert load_key(moment, nobody_yet=False) == key
        assert len(load_push_key(moment)) == KEY_BYTES


def make_old(folder: Path) -> None:
    """A folder of version 0.1.0."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.executescript(OLD.read_text())
    (folder / KEY).write_bytes(os.urandom(KEY_BYTES))


def test_a_migration_that_is_killed_at_any_write_is_made_good_by_the_next(tmp_path: Path) -> None:
    data, new = tmp_path / "data", tmp_path / "new"
    make_old(data)
    key = (data / KEY).read_bytes()
    open_folder(new)[0].let_go()
    left = moments(data, tmp_path / "moments")
    assert len(left) > 30
    first = None
    for moment in told_apart(left):
        store, kept = open_folder(moment)
        store.let_go()
        assert kept == key
        assert schema_of(moment) == schema_of(new)
        journals = [read_journal(moment, match) for match in (OVER, RUNNING)]
        assert [len(journal.entries) for journal in journals] == [78, 13]
        first = first or journals
        assert journals == first


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    open_folder(tmp_path)[0].let_go()
    engine = sa.create_engine(f"sqlite:///{tmp_path / DATABASE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("statements", range(8))
def test_what_version_0_1_0_left_when_it_was_killed_in_its_first_start_is_made_good(
    tmp_path: Path, statements: int
) -> None:
    """It left the first tables of the schema, without a version."""
    creations = [line for line in OLD.read_text().split(";\n") if line.lstrip().startswith("CREATE TABLE")]
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        for creation in creations[:statements]:
            database.execute(creation)
    open_folder(tmp_path)[0].let_go()
    assert "set_aside" in dict(schema_of(tmp_path))


@pytest.mark.parametrize("more", ["", "INSERT INTO recipes VALUES ('momos')"], ids=["empty", "with a row"])
def test_a_database_of_something_else_is_left_alone(tmp_path: Path, more: str) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.executescript(f"CREATE TABLE recipes (name TEXT); {more}")
    with pytest.raises(DurbarError, match="not a database of Durbar: it has a table 'recipes' of something else"):
        open_folder(tmp_path)
    assert dict(schema_of(tmp_path)) == {"recipes": "CREATE TABLE recipes (name TEXT)"}


def test_a_migration_that_fails_changes_nothing_and_says_why(tmp_path: Path) -> None:
    make_old(tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as database:
        database.execute("CREATE TABLE waiting (name TEXT)")  # as a later migration makes one
    before = schema_of(tmp_path / "data")
    with pytest.raises(DurbarError, match="cannot be brought up to date: table waiting already exists"):
        open_folder(tmp_path / "data")
    assert schema_of(tmp_path / "data") == before


def test_nothing_is_brought_up_to_date_behind_the_back_of_a_running_server(tmp_path: Path) -> None:
    """As by `durbar export` of a newer version."""
    make_old(tmp_path / "data")
    before = schema_of(tmp_path / "data")
    lock = os.open(tmp_path / "data" / LOCK, os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX)
    with pytest.raises(DurbarError, match="is of another version of Durbar; stop it first"):
        SqliteStore(tmp_path / "data").prepare(alone=False)
    assert schema_of(tmp_path / "data") == before
    os.close(lock)
    store = SqliteStore(tmp_path / "data")
    store.prepare(alone=False)
    other = SqliteStore(tmp_path / "data")
    other.prepare()  # who does not want to be alone keeps nobody out
    other.let_go()
    store.let_go()


@pytest.mark.skipif(sys.platform != "linux", reason="limits of files are those of Linux here")
def test_a_start_without_room_names_the_reason_and_leaves_a_folder_that_starts_later(tmp_path: Path) -> None:
    code = "import resource as r, sys; r.setrlimit(r.RLIMIT_FSIZE, (6_000, r.RLIM_INFINITY)); "
    code += "import durbar.cli; sys.exit(durbar.cli.main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=LONG)
    assert run.returncode == 2
    sentence = f"cannot use {tmp_path / DATABASE}: disk I/O error; make room, or choose another --data folder"
    assert run.stderr == f"durbar: {sentence}\n"
    open_folder(tmp_path)[0].let_go()


# The key


@pytest.mark.parametrize("left", [b"", b"short", bytes(KEY_BYTES)], ids=["empty", "short", "zeros"])
def test_a_piece_of_a_key_is_replaced_while_nobody_can_have_a_token(tmp_path: Path, left: bytes) -> None:
    (tmp_path / KEY).write_bytes(left)
    store, key = open_folder(tmp_path)
    assert len(key) == KEY_BYTES
    assert key != left
    store.let_go()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("INSERT INTO guests VALUES ('ada', 'Ada')")
        database.commit()
    (tmp_path / KEY).write_bytes(left)
    with pytest.raises(DurbarError, match=r"durbar\.key is not a key of Durbar: it should have 32 bytes"):
        open_folder(tmp_path)
    assert (tmp_path / KEY).read_bytes() == left


def test_a_key_is_on_the_disk_before_it_has_its_name_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it is whole or not there, also when the power fails."""
    done: list[str] = []

    def noted(name: str, replaces: object) -> object:
        def call(*arguments: object) -> object:
            done.append(name)
            return replaces(*arguments)  # type: ignore[operator]

        return call

    monkeypatch.setattr(os, "fsync", noted("fsync", os.fsync))
    monkeypatch.setattr(Path, "replace", noted("rename", Path.replace))
    load_key(tmp_path / "data")
    assert done[-3:] == ["fsync", "rename", "fsync"]
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [KEY]


# Whose eyes


def modes(folder: Path) -> Sequence[str]:
    return sorted({oct(path.stat().st_mode & 0o777) for path in folder.iterdir()})


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o377])
def test_files_are_their_owners_alone_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        store, _ = open_folder(tmp_path / "data")
        store.nobody_yet()
        assert {path.name for path in (tmp_path / "data").iterdir()} >= {DATABASE, DATABASE + "-wal", DATABASE + "-shm"}
        assert modes(tmp_path / "data") == ["0o600"]
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        store.let_go()
    finally:
        os.umask(before)


def test_what_an_older_version_left_open_is_closed(tmp_path: Path) -> None:
    make_old(tmp_path / "data")
    for name in FILES:
        (tmp_path / "data" / name).touch()
        (tmp_path / "data" / name).chmod(0o644)
    (tmp_path / "data" / (DATABASE + "-journal")).unlink()
    (tmp_path / "data").chmod(0o755)
    open_folder(tmp_path / "data")[0].let_go()
    assert is_closed(tmp_path / "data")


def test_somebodys_folder_with_other_things_in_it_stays_open_but_our_files_do_not(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").touch()
    tmp_path.chmod(0o755)
    (tmp_path / DRAFT).touch()
    open_folder(tmp_path)[0].let_go()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert all((tmp_path / name).stat().st_mode & 0o777 == 0o600 for name in (DATABASE, KEY, LOCK))


def test_a_store_can_be_prepared_again_after_it_could_not(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path), SqliteStore(tmp_path)
    first.prepare()
    with pytest.raises(DurbarError, match="another Durbar server is using"):
        second.prepare()
    first.let_go()
    second.prepare()
    second.let_go()
