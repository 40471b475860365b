"""Stopping, starting again, and what a server says that cannot start: nothing is lost, and no match stands still."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from durbar.client import Visit, new_guest, request
from durbar.server import bot_turns, show, timing, wire
from durbar.server.app import Server as WebServer
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.guests import Signer
from durbar.server.hall import Hall
from durbar.server.journal import Entry, Handed, Paused, Resumed
from durbar.server.live import LiveMatch
from durbar.server.match import Match
from durbar.server.settings import Settings
from durbar.server.store import StoreBusy, StoreFailed
from durbar.server.store.batches import LONGEST_QUEUE
from durbar.server.store.sqlite import SqliteStore
from tests.server.history import read_journal
from tests.server.servers import LONG, SHORT, Server

ADA, BEN = Guest("ada", "Ada"), Guest("ben", "Ben")
SIXTY = wire.Pace(60, 0)
HOUR = 3_600_000  # milliseconds


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something, for as long as a slow machine may need."""
    async with asyncio.timeout(LONG):
        while not is_so():
            await asyncio.sleep(SHORT)


async def at_rest(hall: Hall) -> None:
    """Until nothing runs in the background but what always does."""
    lasting = ("Housekeeping.keep()", "watch_the_loop", "keep_telling")
    await until(lambda: all(any(name in str(task) for name in lasting) for task in hall.tasks))


# Asked to stop


async def new_match(server: Server, token: str, **facts: Any) -> str:
    created = await request(server.url, "POST", "/api/matches", {"game": "kyoto", **facts}, token)
    return str(created["match"]["id"])


async def hang_on(socket: ClientConnection) -> tuple[list[str], int | None]:
    """The kinds of the messages until the server hangs up, and the code with which it does."""
    kinds = []
    try:
        async for text in socket:
            kinds.append(msgspec.json.decode(text)["type"])
    except ConnectionClosed:
        pass
    return kinds, socket.close_code


async def read_stream(server: Server, match: str) -> bytes:
    """All of a stream of events."""
    async with httpx.AsyncClient(timeout=LONG) as client:
        answer = await client.get(f"{server.url}/api/matches/{match}/events")
        return answer.content


def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    """With clients on sockets, on a stream, and bots that are thinking hard."""

    async def scenario() -> None:
        with Server(tmp_path / "data", "--think", "15") as server:
            token = await new_guest(server.url, "Ada")
            match = await new_match(server, token, seats=2)
            thinking = await new_match(server, token, seats=4, bots=dict.fromkeys(range(4), "hard"))
            async with Visit(server.link(thinking), token) as visit:
                await visit.do("start")
            address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
            headers = {"Authorization": f"Bearer {token}"}
            sockets = [await connect(address, additional_headers=headers, proxy=None) for _ in range(3)]
            async with Visit(server.link(match), token) as visit:
                numbers = [await visit.do("sit", seat=0), await visit.do("chat", text="hello")]
                hanging = [asyncio.create_task(hang_on(socket)) for socket in sockets]
                streaming = asyncio.create_task(read_stream(server, match))
                await until(lambda: server.metric("durbar_connections") == 5)
                begun = time.monotonic()
                assert await asyncio.to_thread(server.stop) == 0
                assert time.monotonic() - begun < LONG / 2
                for kinds, code in await asyncio.gather(*hanging):
                    assert kinds[0] == "welcome"
                    assert kinds[-1] == "bye"
                    assert code == 1012
                assert b'"type":"bye"' in await streaming
                kept = {entry.number for entry in read_journal(server.data, match).entries}
                assert kept.issuperset(numbers)
                server.start()
                assert await visit.do("chat", text="here again") == max(numbers) + 1
            assert not server.mistakes()

    asyncio.run(scenario())


def test_a_server_that_is_stopped_while_it_still_reads_its_matches_stops_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await table.begin(hall)
        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path))
        journal, closed = hall.store.journal, asyncio.Event()

        async def slow(match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
            found = await journal(match, after)
            await closed.wait()
            return found

        hall.store.journal = slow  # type: ignore[method-assign]
        await hall.open()
        await until(lambda: bool(hall.loading))
        reading = hall.loading[table.id]
        await hall.close()
        closed.set()
        await asyncio.wait([reading])

    asyncio.run(scenario())
    gc.collect()  # only now would a task complain that nobody heard of its failure
    assert not caplog.records


# Starting again


def test_bots_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data", "--think", "0.05") as server:
            token = await new_guest(server.url, "Ada")
            match = await new_match(server, token, seats=3, bots=dict.fromkeys(range(3), "medium"))
            async with Visit(server.link(match), token) as visit:
                await visit.do("start")
            await until(lambda: len(read_journal(server.data, match).entries) >= 8)
            server.kill()
            before = read_journal(server.data, match).entries
            assert not is_over(server.data, match)
            server.start()
            await until(lambda: is_over(server.data, match))
            assert read_journal(server.data, match).entries[: len(before)] == before
            assert not server.mistakes()

    asyncio.run(scenario())


def is_over(data: Path, match: str) -> bool:
    journal = read_journal(data, match)
    return Match.load(match, journal.secret, journal.entries).status == "over"


def test_a_match_that_has_just_started_is_known_to_run(tmp_path: Path) -> None:
    """So that its bots go on even if the server dies between the start and all that follows."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall)
            assert await hall.store.ids(["running"]) == [live.match.id]
            await at_rest(hall)  # what tells the catalogue who sat down, late
            assert await hall.store.ids(["running"]) == [live.match.id]

    asyncio.run(scenario())


class Table:
    """A hall in this process, with clocks of its own, and one match of Ada and Ben in it.

    now:  the true time; `jump` is how wrong the wall clock is, and `booted` when the stopwatch began
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = 1_700_000_000_000
        self.jump = 0
        self.booted = 0
        self.id = ""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Hall]:
        """The hall until it crashes: only what was written is left."""
        settings = Settings(self.folder, workers=1, think=0.05)
        hall = Hall(SqliteStore(self.folder), settings, lambda: self.now + self.jump, lambda: self.now - self.booted)
        await hall.open()
        try:
            yield hall
        finally:
            for task in hall.tasks:
                task.cancel()
            await asyncio.gather(*hall.tasks, return_exceptions=True)
            await hall.bot_pool.close()
            await hall.store.close()

    async def begin(self, hall: Hall, pace: wire.Pace | None = None, **bots: wire.Level) -> LiveMatch:
        new = wire.NewMatch("kyoto", 2, pace=pace, bots={int(seat[-1]): level for seat, level in bots.items()})
        live = await hall.making.create(ADA, new)
        self.id = live.match.id
        for seat, guest in enumerate([ADA, BEN]):
            if live.match.chairs[seat].is_free:
                await live.command(guest, wire.Sit("sit", seat))
        await live.command(ADA, wire.Start("start"))
        return live


def bodies(live: LiveMatch) -> list[type]:
    return [type(entry.body) for entry in live.entries]


def test_clocks_stand_still_while_the_server_is_down_and_until_somebody_is_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, SIXTY)
            live.join(Connection(ADA), None)
            (mover,) = live.match.ticking()
            table.now += 5_000
            await hall.store.beat(table.now)
            table.now += 400  # and then it was killed
        table.now += HOUR
        async with table.opened() as hall:
            live = await hall.find(table.id)
            assert isinstance(live.entries[-1].body, Paused)
            assert live.match.clocks is not None
            assert live.match.clocks[mover] == 55_000
            table.now += HOUR
            assert live.match.clocks_at(table.now) == live.match.clocks
            live.join(Connection(BEN), None)
            await until(lambda: not live.match.paused)
            assert not any(flag.forfeit_at and flag.forfeit_at <= table.now for flag in live.company.presence())
            table.now += 1_000
            after = live.match.clocks_at(table.now)
            assert after is not None
            assert after[mover] == 54_000
            assert bodies(live).count(Paused) == bodies(live).count(Resumed) == 1

    asyncio.run(scenario())


def test_nobody_joins_a_match_before_its_clocks_stand(tmp_path: Path) -> None:
    """Else they would stand for good: whoever joins starts only clocks that stand."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            (await table.begin(hall, SIXTY)).join(Connection(ADA), None)
        async with table.opened() as hall:
            append, begun, go_on = hall.store.append, asyncio.Event(), asyncio.Event()

            async def slow(match: str, entry: Entry, ratings: Any = ()) -> None:
                begun.set()
                await go_on.wait()
                await append(match, entry, ratings)

            hall.store.append = slow  # type: ignore[method-assign]
            finding = asyncio.create_task(hall.find(table.id))
            await begun.wait()
            assert table.id not in hall.live
            go_on.set()
            live = await finding
            live.join(Connection(ADA), None)
            await until(lambda: bodies(live)[-2:] == [Paused, Resumed])
            assert live.match.ticking()

    asyncio.run(scenario())


def test_a_match_that_somebody_asks_for_is_not_forgotten_under_their_feet(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await table.begin(hall)
        async with table.opened() as hall:
            await until(lambda: table.id in hall.live)
            assert hall.live[table.id].is_idle(table.now)
            live = await hall.find(table.id)
            assert not live.is_idle(table.now)

    asyncio.run(scenario())


def test_a_match_that_is_let_go_of_before_who_asked_comes_to_it_is_read_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await table.begin(hall)
            hall.housekeeping.forget(table.id, hall.live[table.id])
            load = hall.load

            async def let_go(id: str) -> LiveMatch | None:
                live, hall.load = await load(id), load  # type: ignore[method-assign]
                hall.housekeeping.forget(id, hall.live[id])
                return live

            hall.load = let_go  # type: ignore[method-assign]
            assert await hall.find(table.id) is hall.live[table.id]

    asyncio.run(scenario())


def test_a_match_that_is_found_in_the_store_while_it_is_made_is_no_second_one(tmp_path: Path) -> None:
    """Else one of the two would know nothing of what is kept through the other."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            create, found = hall.store.create, list[LiveMatch]()

            async def seen_at_once(index: Any, *rest: Any) -> None:
                await create(index, *rest)
                found.append(await hall.find(index.id))

            hall.store.create = seen_at_once  # type: ignore[method-assign, assignment]
            live = await hall.making.create(ADA, wire.NewMatch("kyoto"))
            assert found == [live]
            assert hall.live == {live.match.id: live}

            async def fails(*_: Any) -> None:
                raise StoreFailed("the disk is full")

            hall.store.create = fails  # type: ignore[method-assign, assignment]
            with pytest.raises(StoreFailed):
                await hall.making.create(ADA, wire.NewMatch("kyoto"))
            assert hall.live == {live.match.id: live}

    asyncio.run(scenario())


# A server that cannot start


def refusal(data: Path) -> str:
    """What a server says that does not start: one sentence, and code 2."""
    run = subprocess.run(Server(data).command(), capture_output=True, text=True, timeout=LONG)
    assert run.returncode == 2, run.stderr
    assert run.stdout == ""
    assert run.stderr.startswith("durbar: ")
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_two_servers_cannot_use_one_folder(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert "another Durbar server is using" in refusal(tmp_path / "data")
        assert server.metric("durbar_errors_total") == 0
        assert server.stop() == 0


def test_a_folder_that_is_a_file_or_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in refusal(tmp_path / "file")
    assert "/proc/durbar" in refusal(Path("/proc/durbar"))


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "durbar.sqlite3").write_bytes(b"no database " * 1000)
    assert "durbar.sqlite3 is not a database of Durbar" in refusal(tmp_path / "data")


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    file = make_database(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + bytes(4000) + whole[4100:])
    assert "durbar.sqlite3 is not a database of Durbar" in refusal(tmp_path)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = make_database(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'from the future'")
        database.commit()
    assert "made by a newer Durbar" in refusal(tmp_path)


def make_database(folder: Path) -> Path:
    async def make() -> None:
        store = SqliteStore(folder)
        await store.open()
        await store.close()

    asyncio.run(make())
    return folder / "durbar.sqlite3"


# A store that cannot write


Append = Callable[[str, Entry], Awaitable[None]]


def fail_times(times: int, append: Append) -> Append:
    """An `append` that fails that often, and then works."""
    left = [times]

    async def failing(match: str, entry: Entry) -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise StoreFailed("the disk is full")
        await append(match, entry)

    return failing


def test_a_write_that_fails_changes_nothing_and_the_match_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall)
            seat = live.match.due()[0]
            watching = Connection(BEN)
            live.join(watching, None)
            await asyncio.sleep(0)  # who is present has been told
            heard, before = len(watching.waiting), wire.encode(show.table(live.match, seat))
            move = live.match.state.legal_moves(seat)[0].notation
            command = wire.Play("move", seat, move)
            mover = Connection([ADA, BEN][seat])
            hall.store.append = fail_times(2, hall.store.append)  # type: ignore[method-assign, assignment]
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await live.command(mover.guest, command, mover)
                assert not mover.waiting
                assert wire.encode(show.table(live.match, seat)) == before
                assert len(watching.waiting) == heard
            number = await live.command(mover.guest, command, mover)
            assert number == live.match.number
            assert await live.command(mover.guest, command, mover) == number
            assert [message for message, _ in mover.waiting] == 2 * [wire.encode(wire.Acknowledged("move", number))]
            journal = await hall.store.journal(table.id)
            assert journal is not None
            assert journal[1] == live.entries

    asyncio.run(scenario())


def test_a_bot_whose_move_could_not_be_kept_moves_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY", SHORT)

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, seat0="easy", seat1="easy")
            hall.store.append = fail_times(3, hall.store.append)  # type: ignore[method-assign, assignment]
            await until(lambda: live.match.status == "over")

    asyncio.run(scenario())


def test_a_clock_that_ran_out_while_the_disk_was_full_runs_out_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "RETRY", SHORT)

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, SIXTY)
            live.join(Connection(ADA), None)
            hall.store.append = fail_times(3, hall.store.append)  # type: ignore[method-assign, assignment]
            table.now += 61_000
            live.timing.ring()
            await until(lambda: Handed in bodies(live))

    asyncio.run(scenario())


def test_a_full_queue_is_refused_at_once_and_all_is_well_when_it_has_emptied(tmp_path: Path) -> None:
    """Over HTTP: 503, with a hint when to come back."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            assert isinstance(hall.store, SqliteStore)
            live = await table.begin(hall)
            signer = Signer(bytes(32))
            transport = httpx.ASGITransport(WebServer(hall, signer).app())
            headers = {"Authorization": f"Bearer {signer.token(ADA.id)}"}
            stuck, begun = threading.Event(), threading.Event()

            def stand_still(connection: object) -> None:
                begun.set()
                stuck.wait(LONG)

            async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
                path, command = f"/api/matches/{table.id}/commands", {"do": "chat", "id": "1", "text": "hello"}
                waiting = [hall.store.write([], stand_still)]
                await until(begun.is_set)
                while hall.store.unwritten < LONGEST_QUEUE:
                    waiting.append(hall.store.write([]))
                await asyncio.sleep(0)
                answer = await client.post(path, json=command)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert "retry-after" in answer.headers
                with pytest.raises(StoreBusy):
                    await live.command(BEN, wire.Say("1", "hello"))
                stuck.set()
                await asyncio.gather(*waiting)
                assert (await client.post(path, json=command)).json() == {"number": live.match.number}

    asyncio.run(scenario())
