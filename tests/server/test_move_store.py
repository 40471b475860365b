"""A house moves from a folder to PostgreSQL and back: nothing is missing, nothing is other than it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest

from durbar.cli import main
from durbar.server.folder import KEY, PUSH_KEY
from durbar.server.journal import Entry
from durbar.server.move_store import TABLES, in_order, reading
from durbar.server.run import open_folder
from durbar.server.store import Store
from durbar.server.store.database import open_database
from durbar.server.store.members import Passkey
from durbar.server.store.moderation import Report
from durbar.server.store.sqlite import SqliteStore
from tests.server.postgres import fresh
from tests.server.test_stores import NOW, keep, said

SPEECHES = ["hello", "Grüße, 東京 \N{NERD FACE}", "", "'; DROP TABLE entries; --", "a\nb\\c%s?1"]


def move(source: object, target: object) -> int:
    return main(["move-store", "--from", str(source), "--to", str(target)])


def make_house(folder: Path) -> None:
    open_folder(folder)[0].let_go()
    (folder / PUSH_KEY).write_bytes(bytes(31) + b"\x07")

    async def fill() -> None:
        store = SqliteStore(folder)
        await store.open()
        for id in ("aB", "Aa", "_x", "-0", "Zz"):
            await keep(store, id)
            await asyncio.gather(*(store.append(id, said(number, text)) for number, text in enumerate(SPEECHES, 4)))
        key = Passkey("k1", "ada", b"\x00\xff", bytes(range(256)), 1 << 40, "phone", NOW, NOW)
        assert await store.members.join("Ada", "ada", b"\x00", key, "s1", ["hash"])
        assert await store.moderation.add_report(report(1), 9) == "kept"
        await store.moderation.note("host", "warn", "ada", {"reason": "none"}, NOW)
        await store.beat(NOW)
        await store.close()

    asyncio.run(fill())


def report(entry: int) -> Report:
    return Report(0, NOW, "ben", "aB", entry, None, "ada", "Ada", "spam", [])


def rows_of(store: Any) -> dict[str, list[tuple[Any, ...]]]:
    store.prepare()
    try:
        with reading(store) as connection:
            return {table.name: [tuple(row) for row in in_order(table, connection)] for table in TABLES}
    finally:
        store.let_go()


def test_a_house_moves_to_postgresql_and_back(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make_house(tmp_path / "old")
    before = rows_of(SqliteStore(tmp_path / "old"))
    assert move(tmp_path / "old", database) == 0
    assert "5 matches with 40 entries" in capsys.readouterr().out
    assert rows_of(open_database(database)) == before
    assert move(database, tmp_path / "new") == 0
    assert rows_of(SqliteStore(tmp_path / "new")) == before
    for name in (KEY, PUSH_KEY):
        assert (tmp_path / "new" / name).read_bytes() == (tmp_path / "old" / name).read_bytes()

    async def goes_on(store: Store) -> None:
        """The next report has the next number, and the journals go on."""
        await store.open()
        assert await store.moderation.add_report(report(2), 9) == "kept"
        assert [each.id for each in await store.moderation.reports_by("ben")] == [1, 2]
        await store.append("aB", Entry(9, NOW, "", "", said(9).body, NOW))
        await store.close()

    for store in (open_database(database), SqliteStore(tmp_path / "new")):
        asyncio.run(goes_on(store))


def test_nobody_moves_in_where_somebody_lives_and_nothing_is_changed(
    tmp_path: Path, database: str, postgres: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    make_house(tmp_path / "old")
    assert move(tmp_path / "nowhere", database) == 2
    assert "no server has kept matches in" in capsys.readouterr().err
    assert move(tmp_path / "old", "postgresql://127.0.0.1:1/none") == 2
    assert "cannot use the database" in capsys.readouterr().err
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO guests VALUES ('ada', 'Ada')")
    assert move(tmp_path / "old", database) == 2
    assert "there is a house in that database already" in capsys.readouterr().err
    store = SqliteStore(tmp_path / "old")
    store.prepare()
    with fresh(*postgres) as empty:
        assert move(tmp_path / "old", empty) == 2
    assert "another Durbar server is using" in capsys.readouterr().err
    store.let_go()


def test_a_row_that_arrives_otherwise_is_found(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make_house(tmp_path / "old")
    with psycopg.connect(database) as connection:
        connection.execute(
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN IF NEW.number = 7 THEN NEW.at = 0; END IF; RETURN NEW; END $$"
        )
        connection.execute("CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION spoil()")
    assert move(tmp_path / "old", database) == 2
    assert "a row of 'entries' did not arrive as it was" in capsys.readouterr().err
