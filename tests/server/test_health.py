"""When the disk is full or fails the server says so, and recovers by itself. And what a log never holds."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from durbar.client import ServerRefused, new_guest, request
from durbar.server import housekeeping, wire
from durbar.server.app import ENDPOINTS
from durbar.server.folder import DATABASE
from durbar.server.hall import Hall
from durbar.server.health import BREATH, SILENCE, Health
from durbar.server.journal import Entry, Said
from durbar.server.logs import JsonLines
from durbar.server.metrics import Metrics
from durbar.server.store import MatchIndex, StoreFailed
from durbar.server.store.sql import Transaction, Work
from durbar.server.store.sqlite import SqliteStore
from tests.server.inside import House, MemoryStore
from tests.server.servers import LONG, Server
from tests.server.test_restart import ADA, BEN, Table, at_rest, until

# A disk that fails


def health(server: Server) -> tuple[int, str]:
    try:
        with urlopen(f"{server.url}/healthz", timeout=LONG) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def told(server: Server) -> tuple[bool, bool]:
    """Whether its figures say that it keeps nothing now, and that several writes failed."""
    return server.metric("durbar_store_degraded") == 1, server.metric("durbar_store_failures_total") >= 3


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process can be kept from writing from outside")
def test_a_disk_without_room_is_told_and_the_server_recovers_by_itself(tmp_path: Path) -> None:
    """Every file of the server that grows beyond a limit fails, as on a disk that refuses it."""

    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            token = await new_guest(server.url, "Ada")
            created = await request(server.url, "POST", "/api/matches", {"game": "kyoto"}, token)
            path = f"/api/matches/{created['match']['id']}"
            assert health(server) == (200, "ok\n")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (8_192, resource.RLIM_INFINITY))
            refused: list[int] = []
            while not (health(server) == (503, "degraded: failing\n") and told(server) == (True, True)):
                try:  # a short one may find room where the log of the database begins anew
                    await request(server.url, "PUT", "/api/me", {"name": "Ada again"}, token)
                except ServerRefused as error:
                    refused.append(error.status)
            assert set(refused) == {503}
            assert (await request(server.url, "GET", path, None, token))["table"]["status"] == "open"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await until(lambda: health(server) == (200, "ok\n"))  # without anybody's doing
            await request(server.url, "PUT", "/api/me", {"name": "Ada"}, token)
            await until(lambda: server.metric("durbar_store_degraded") == 0)
            assert server.metric("durbar_errors_total") == 0
            assert server.stop() == 0
        logged = [line for line in server.log() if line["event"].startswith("the store")]
        assert logged[0]["event"] in ("the store cannot keep anything", "the store could not keep something")
        assert logged[0]["level"] == "error"
        assert len(logged) <= 2  # the second, that all is well again, may come after the end

    asyncio.run(scenario())


def fill(connection: Transaction) -> None:
    """As if there were no page left on the disk."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    connection.execute("INSERT INTO guests VALUES ('big', zeroblob(1000000))")


def make_read_only(connection: Transaction) -> None:
    connection.execute("PRAGMA query_only = on")
    connection.execute("INSERT INTO guests VALUES ('ada', 'Ada')")


@pytest.mark.parametrize(("harm", "word"), [(fill, "full"), (make_read_only, "read-only")])
def test_what_ails_the_disk_is_one_word_until_a_write_succeeds(
    tmp_path: Path, harm: Work, word: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The trouble is SQLite's own. All that waits together fails together: alone, none would fare better."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            store = hall.store
            assert isinstance(store, SqliteStore)
            live = await table.begin(hall)
            before = len(live.entries)
            await at_rest(hall)  # all cards are kept
            writes = [store.write([], harm), store.append(table.id, Entry(before + 1, 0, "", "", Said(None, "", "")))]
            for failed in await asyncio.gather(*writes, return_exceptions=True):
                assert isinstance(failed, StoreFailed)
                assert failed.trouble == word
                assert "SQLITE_" in str(failed)
            assert (store.trouble, store.failed) == (word, 2)
            journal = await store.journal(table.id)
            assert journal is not None
            assert len(journal[1]) == before
            await live.command(ADA, wire.Say("say", "hello"))
            assert not [line for line in caplog.records if line.exc_info]
            assert (store.trouble, store.failed) == ("", 2)

    asyncio.run(scenario())


def test_what_helps_to_find_a_match_is_kept_as_soon_as_the_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("durbar.server.housekeeping.HOUSEKEEPING", 0.01)

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            keep_index, left = hall.store.keep_index, [5]

            async def sick(index: MatchIndex) -> None:
                left[0] -= 1
                if left[0] >= 0:
                    raise StoreFailed("the disk is full", "full")
                await keep_index(index)

            monkeypatch.setattr(hall.store, "keep_index", sick)
            live = await hall.making.create(ADA, wire.NewMatch("kyoto", 2))
            await live.command(BEN, wire.Sit("sit", 0))
            await until(lambda: left[0] < 0)
            await at_rest(hall)
            assert [summary.id for summary in await hall.store.of_guest(BEN.id, 10)] == [live.match.id]
        assert not caplog.records

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())


def test_a_bad_write_is_no_trouble_of_the_disk_and_spoils_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall)
            twice = hall.store.append(table.id, live.entries[0])
            good = hall.store.append(table.id, Entry(len(live.entries) + 1, 0, "", "", Said(None, "", "")))
            bad, fine = await asyncio.gather(twice, good, return_exceptions=True)
            assert isinstance(bad, StoreFailed)
            assert fine is None
            assert (hall.store.trouble, hall.store.failed) == ("", 0)

    asyncio.run(scenario())


def test_a_database_that_cannot_be_opened_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The writing thread tells those who wait, and tries again with the next."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        store.prepare()
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        (tmp_path / DATABASE).mkdir()
        await store.open()
        with pytest.raises(StoreFailed):
            await store.keep_name("ada", "Ada")
        assert store.trouble == "closed"
        (tmp_path / DATABASE).rmdir()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        await store.keep_name("ada", "Ada")
        assert store.trouble == ""
        assert await store.members.standing("ada") == ("Ada", "guest")
        await store.close()

    asyncio.run(scenario())


def test_a_match_of_the_last_run_waits_for_a_store_that_cannot_keep_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.housekeeping.HOUSEKEEPING", 0.01)

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await table.begin(hall, wire.Pace(60, 0))
            await at_rest(hall)
        hall = Hall(SqliteStore(tmp_path), hall.settings, lambda: table.now)
        ids, append, left = hall.store.ids, hall.store.append, [3, 3]

        def fails(which: int) -> None:
            left[which] -= 1
            if left[which] >= 0:
                raise StoreFailed("the disk is full")

        async def sick_ids(statuses: Any) -> list[str]:
            fails(0)
            return await ids(statuses)

        async def sick_append(match: str, entry: Entry) -> None:
            fails(1)
            await append(match, entry)

        monkeypatch.setattr(hall.store, "ids", sick_ids)
        monkeypatch.setattr(hall.store, "append", sick_append)
        await hall.open()
        await until(lambda: hall.housekeeping.resumed)
        assert max(left) < 0
        assert (await hall.find(table.id)).match.paused
        await hall.close()

    asyncio.run(scenario())


# The answer, the log, the metrics


def test_the_health_of_the_house() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            assert any(endpoint.path == "/healthz" for endpoint in ENDPOINTS)
            for trouble, status, body in (("", 200, b"ok\n"), ("full", 503, b"degraded: full\n"), ("", 200, b"ok\n")):
                house.store.trouble = trouble
                reply = await house.get("/healthz")
                assert (reply.status, reply.body) == (status, body)
            house.store.trouble, house.hall.closing = "full", True
            assert (await house.get("/healthz")).body == b"closing\n"

    asyncio.run(scenario())


def test_the_log_hears_of_trouble_at_once_and_then_seldom(caplog: pytest.LogCaptureFixture) -> None:
    store, metrics = MemoryStore(), Metrics()
    health, start = Health(store), 1_700_000_000_000
    heard: list[tuple[int, str, int | None]] = []

    def second(number: int, trouble: str, failed: int) -> None:
        store.trouble, store.failed = trouble, failed
        caplog.clear()
        health.report(metrics, start + 1_000 * number)
        heard.extend(
            (number, record.getMessage(), getattr(record, "facts", {}).get("failed")) for record in caplog.records
        )

    with caplog.at_level(logging.INFO, "durbar"):
        second(0, "", 0)
        for number in range(1, 200):
            second(number, "full", 10 * number)
        for number in range(200, 300):
            second(number, "full" if number % 2 else "", 1990)  # now and then a write succeeds
        second(1_000, "", 1990)
        second(2_000, "", 1991)
    cannot, well = "the store cannot keep anything", "the store is well again"
    assert heard[:4] == [(1, cannot, 10), (61, cannot, 600), (121, cannot, 600), (181, cannot, 600)]
    assert heard[4] == (200, well, 180)
    later = [number for number, _, _ in heard[4:-1]]
    assert all(after - before >= BREATH / 1_000 for before, after in pairwise(later))
    assert heard[-1] == (2_000, "the store could not keep something", 1)
    assert SILENCE == 60_000
    assert b"durbar_store_failures_total 1991.0" in metrics.text()
    assert b"durbar_store_degraded 0.0" in metrics.text()


def test_how_long_bots_think_is_measured() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            live = await house.hall.making.create(ADA, wire.NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
            await live.command(ADA, wire.Start("start"))
            await house.settle()
            assert live.match.status == "over"
            text = (await house.get("/metrics")).body.decode()
            count = next(line for line in text.splitlines() if line.startswith("durbar_think_seconds_count"))
            assert float(count.split()[1]) >= len(live.match.plays) > 10

    asyncio.run(scenario())


# What a log never holds


def line_of(error: Exception, name: str = "durbar", message: str = "something failed") -> dict[str, Any]:
    record = logging.LogRecord(name, logging.ERROR, "", 0, message, None, (type(error), error, error.__traceback__))
    line: dict[str, Any] = json.loads(JsonLines().format(record))
    return line


LOST: dict[str, str] = {}
ID = "S3cretMatchId"


def test_a_trace_tells_where_and_what_kind_but_no_words() -> None:
    def lose(match: str) -> None:
        try:
            LOST[match]
        except KeyError as error:
            raise ValueError(f"no match {match}") from error

    with pytest.raises(ValueError, match="no match") as caught:
        lose(ID)
    line = line_of(caught.value)
    assert ID not in json.dumps(line)
    assert line["trace"].index("KeyError") < line["trace"].index("ValueError")
    assert "in lose" in line["trace"]


def test_a_message_of_the_event_loop_shows_no_values() -> None:
    shown = "Exception in callback tell(b'the card is 7')\nhandle: <Handle tell(b'the card is 7')>"
    assert line_of(ValueError("the card is 7"), "asyncio", shown)["event"] == "Exception in callback tell"


def test_an_error_of_the_database_names_no_match(tmp_path: Path) -> None:
    """Not even where it is logged whole, by a library say."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await table.begin(hall)
            assert isinstance(hall.store, SqliteStore)
            await hall.store.put("DROP TABLE entries")
            with pytest.raises(Exception, match="no such table") as caught:
                await hall.store.journal(table.id)
            assert table.id not in str(caught.value)
            with pytest.raises(StoreFailed) as failed:
                await hall.store.append(table.id, Entry(9, 0, "ada", "", Said(None, "", "")))
            assert str(failed.value) == "the store could not keep this: SQLITE_ERROR"

    asyncio.run(scenario())


def test_a_mistake_in_one_round_ends_no_housekeeping_and_a_store_that_fails_no_tournament(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else clocks and tournaments would stand still until the next start."""
    monkeypatch.setattr(housekeeping, "HOUSEKEEPING", 0.0)

    async def test() -> None:
        async with House.open() as house:
            rounds, resumed = asyncio.Event(), asyncio.Event()
            outcomes: list[Exception | None] = [ValueError("ours"), None]
            failures: list[Exception | None] = [StoreFailed("no room"), None]

            async def refresh() -> None:
                if len(outcomes) == 1:
                    rounds.set()
                if outcomes and (error := outcomes.pop(0)) is not None:
                    raise error

            async def resume() -> None:
                if (error := failures.pop(0)) is not None:
                    raise error
                resumed.set()

            monkeypatch.setattr(house.hall.moderation, "refresh", refresh)
            monkeypatch.setattr(house.hall.tournaments, "resume", resume)
            house.hall.spawn(house.hall.housekeeping.keep())
            house.hall.spawn(house.hall.housekeeping.resume())
            async with asyncio.timeout(LONG):
                await asyncio.gather(rounds.wait(), resumed.wait())

    asyncio.run(test())
