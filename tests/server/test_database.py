"""A house in PostgreSQL: what is said when the database cannot be used, and what happens when it goes away."""

from __future__ import annotations

import asyncio
import builtins
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from psycopg import sql

from durbar.cli import main
from durbar.server.guests import KEY_BYTES
from durbar.server.hall import Hall
from durbar.server.run import open_house
from durbar.server.settings import Settings
from durbar.server.store import StoreFailed
from durbar.server.store.database import open_database
from durbar.server.store.migrate import bring_up_to_date
from durbar.server.store.schema import metadata
from durbar.server.wire import NewMatch, Say, Sit
from tests.server.postgres import fresh, name_of
from tests.server.test_stores import journal, keep, on_the_loop, said


def change_database(server: str, name: str, how: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL(f"ALTER DATABASE {{}} {how}").format(sql.Identifier(name)))


@contextmanager
def away(server: str, url: str) -> Iterator[None]:
    """While this lasts, the database is not there: all connections to it end, and there are no new ones."""
    name = name_of(url)
    change_database(server, name, "ALLOW_CONNECTIONS false")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
    try:
        yield
    finally:
        change_database(server, name, "ALLOW_CONNECTIONS true")


def refusal(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a server says that does not start with this database."""
    assert main(["serve", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_the_migrations_lead_to_the_schema(postgres: tuple[str, str]) -> None:
    with fresh(postgres[0]) as url:
        store = open_database(url)
        store.prepare()
        engine = sa.create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url))
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()
        store.let_go()


def test_a_start_that_fails_in_the_middle_leaves_nothing(
    postgres: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sa.Connection, name: str) -> None:
        bring_up_to_date(connection, name)
        raise KeyboardInterrupt

    with fresh(postgres[0]) as url:
        monkeypatch.setattr("durbar.server.store.postgres.bring_up_to_date", fail)
        with pytest.raises(KeyboardInterrupt):
            open_database(url).prepare()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == []


def test_processes_that_start_together_on_an_empty_database_wait_for_the_first(
    postgres: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second has seen that there is nothing, and comes when the first has done half of it."""
    with fresh(postgres[0]) as url:
        second = open_database(url)

        def slow(connection: sa.Connection, name: str) -> None:
            monkeypatch.undo()
            waiting.start()
            while not is_awaited(url):
                assert waiting.is_alive()
            bring_up_to_date(connection, name)

        waiting = threading.Thread(target=second.prepare)
        monkeypatch.setattr("durbar.server.store.postgres.bring_up_to_date", slow)
        first = open_database(url)
        first.prepare()
        waiting.join()
        assert second.engine is not None
        first.let_go()
        second.let_go()


def is_awaited(url: str) -> bool:
    """Whether somebody waits for a lock that another holds."""
    with psycopg.connect(url) as connection:
        return bool(connection.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall())


def test_all_processes_share_the_keys(tmp_path: Path, database: str) -> None:
    settings = Settings(tmp_path / "none", database=database)
    houses = [open_house(settings) for _ in range(2)]
    for store, *_ in houses:
        asyncio.run(close(store))
    assert houses[0][1:] == houses[1][1:]
    assert [len(key) for key in houses[0][1:]] == [KEY_BYTES, KEY_BYTES]
    assert not (tmp_path / "none").exists()


async def close(store: Any) -> None:
    await store.open()
    await store.close()


def test_a_database_that_cannot_be_used_is_named_in_one_sentence(
    postgres: tuple[str, str], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "should look like postgresql://user@host/name" in refusal("mysql://host/name", capsys)
    assert "should look like postgresql://user@host/name" in refusal("postgresql://host/name?hosts=many", capsys)
    nowhere = refusal("postgresql://ada:secret@127.0.0.1:1/durbar", capsys)
    assert "cannot use the database 'durbar' at 127.0.0.1" in nowhere
    assert "secret" not in nowhere
    assert "does not exist" in refusal(database.replace(name_of(database), "not_there"), capsys)
    change_database(postgres[0], name_of(database), "SET default_transaction_read_only = on")
    assert "is read-only" in refusal(database, capsys)
    change_database(postgres[0], name_of(database), "RESET default_transaction_read_only")
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    assert "made by a newer Durbar" in refusal(database, capsys)
    with psycopg.connect(database) as connection:
        connection.execute("DROP TABLE alembic_version")
        connection.execute("INSERT INTO guests VALUES ('ada', 'Ada')")
    assert "of something else" in refusal(database, capsys)


@pytest.mark.parametrize("table", ["recipes", "guests"])
def test_a_database_of_something_else_is_left_alone_though_its_tables_are_empty(
    postgres: tuple[str, str], capsys: pytest.CaptureFixture[str], table: str
) -> None:
    """As that of another program that was just installed."""
    with fresh(postgres[0]) as database:
        with psycopg.connect(database) as connection:
            connection.execute(f"CREATE TABLE {table} (name TEXT)")
        assert f"it has a table '{table}' of something else" in refusal(database, capsys)
        with psycopg.connect(database) as connection:
            assert connection.execute(f"SELECT * FROM {table}").fetchall() == []


def test_no_database_at_all_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--database names none" in refusal("", capsys)


def test_who_has_no_psycopg_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "durbar.server.store.postgres":
            raise ImportError("No module named 'psycopg'")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert "pip install 'durbar[postgres]'" in refusal("postgresql://host/name", capsys)


@on_the_loop
async def test_a_database_that_was_started_anew_costs_nobody_a_move(postgres: tuple[str, str], database: str) -> None:
    store = open_database(database)
    await store.open()
    await keep(store, "m1")
    with away(postgres[0], database):
        pass
    store.used = 0.0  # as if it had been a while
    await store.append("m1", said(4))
    assert len(await journal(store, "m1")) == 4
    assert (store.trouble, store.failed) == ("", 0)
    await store.close()


@on_the_loop
async def test_a_database_that_goes_away_comes_back_and_nothing_acknowledged_is_lost(
    postgres: tuple[str, str], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.housekeeping.HOUSEKEEPING", 0.01)
    hall = Hall(open_database(database), Settings(tmp_path, workers=1))
    await hall.open()
    ada = await hall.guest("ada")
    live = await hall.making.create(ada, NewMatch("kyoto", 2))
    await live.command(ada, Sit("sit", 0))
    while not hall.housekeeping.resumed:
        await asyncio.sleep(0.01)
    with away(postgres[0], database):
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await live.command(ada, Say("say", "hello"))
        assert hall.store.trouble == "unreachable"
        with pytest.raises(StoreFailed):
            await hall.store.ids(["open"])
    while hall.store.trouble:  # without anybody's doing
        await asyncio.sleep(0.01)
    number = await live.command(ada, Say("say", "hello"))
    assert await live.command(ada, Say("say", "hello")) == number
    assert await journal(hall.store, live.match.id) == live.entries
    await hall.close()


def test_the_tools_of_a_terminal_use_the_database_of_the_environment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DURBAR_DATABASE", database)
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO guests VALUES (%s, 'Ada')", ("a" * 40,))
    assert main(["admin", "people", "ada"]) == 0
    assert "Ada" in capsys.readouterr().out
    assert main(["admin", "ban", "aaaa", "spam", "--hours", "1"]) == 0
    assert main(["ratings", "rebuild"]) == 0
    assert main(["export", str(tmp_path / "records")]) == 0
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT target FROM audit").fetchall() == [("a" * 40,)]
    assert main(["admin", "people", "ada", "--data", str(tmp_path / "none")]) == 2
    assert "no server has kept matches" in capsys.readouterr().err
