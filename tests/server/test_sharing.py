"""Two processes of one house, each with its own memory: who was first, who hears of it, and who looks after what.

Both are halls of this process on one database. Their rounds come when the test wants them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from inspect import getsource
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from msgspec import json, msgpack

from durbar.server import sharing
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.entrance import Site
from durbar.server.hall import Hall, milliseconds
from durbar.server.journal import Entry, Said
from durbar.server.live import LiveMatch
from durbar.server.settings import Settings
from durbar.server.sharing import Sharing
from durbar.server.store import StoreConflict, StoreFailed, shared
from durbar.server.store.database import open_database
from durbar.server.store.members import Passkey
from durbar.server.store.news import MOST_BYTES, in_parts, tell
from durbar.server.store.postgres import PostgresStore
from durbar.server.store.tables import entry_row
from durbar.server.wire import (
    AnyCommand,
    ByLink,
    ByPasskey,
    NewMatch,
    NewPasskey,
    NewTournament,
    Pace,
    Refused,
    Say,
    Sit,
    Start,
)
from tests.server.authenticator import Authenticator
from tests.server.servers import LONG, SHORT
from tests.server.test_stores import journal, on_the_loop

ADA, BEN = Guest("ada", "Ada"), Guest("ben", "Ben")


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    without_rounds(monkeypatch)


def without_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rounds but the first. Who says then that they live is believed for an hour, not for the time of a lease."""
    monkeypatch.setattr(sharing, "ROUND", 1e6)
    monkeypatch.setattr(shared, "STILL_HERE", shared.STILL_HERE.replace(shared.NOW, f"{shared.NOW} + 3600000"))


@asynccontextmanager
async def process(database: str, deaf: bool = False, wrong: int = 0) -> AsyncIterator[Hall]:
    """A process; one that is deaf never hears of what others do, and the clock of one may be wrong."""
    store = open_database(database)
    if deaf:
        store.listen = lambda heard: None  # type: ignore[method-assign]
    hall = Hall(store, Settings(Path(), workers=1, think=0.02), date=lambda: milliseconds() + wrong)
    await hall.open()
    await until(lambda: sharing_of(hall).rounds > 0)
    try:
        yield hall
    finally:
        await hall.close()


def sharing_of(hall: Hall) -> Sharing:
    assert hall.sharing is not None
    return hall.sharing


async def until(is_so: Callable[[], bool]) -> None:
    """Wait, for as long as a slow machine may need, and not for ever."""
    try:
        async with asyncio.timeout(LONG):
            while not is_so():
                await asyncio.sleep(SHORT)
    except TimeoutError:
        raise AssertionError(f"it has not come to this: {getsource(is_so).strip()}") from None


async def both(first: Hall, second: Hall, new: NewMatch) -> tuple[LiveMatch, LiveMatch]:
    """A new match of Ada's, which both have in memory."""
    live = await first.making.create(ADA, new)
    await until(lambda: not sharing_of(first).met)
    return live, await second.find(live.match.id)


@on_the_loop
async def test_who_was_not_first_reads_on_and_decides_again(database: str) -> None:
    async with process(database) as first, process(database, deaf=True) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        said: list[AnyCommand] = [Sit("a1", 0), Say("a2", "hello")]
        for command in said:
            await here.command(ADA, command)
        assert there.match.number == 1  # it has not heard
        assert await there.command(BEN, Sit("b1", 1)) == 4
        assert there.entries[:3] == here.entries[:3]  # to which the fourth may have come by now
        await until(lambda: here.match.number == 4)  # this one hears
        assert here.entries == there.entries == await journal(first.store, here.match.id)


@on_the_loop
async def test_a_command_counts_once_at_whichever_processes_it_arrives(database: str) -> None:
    async with process(database) as first, process(database, deaf=True) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        number = await here.command(ADA, Sit("a1", 0))
        assert await there.command(ADA, Sit("a1", 0)) == number
        assert len(await journal(first.store, here.match.id)) == number


@on_the_loop
async def test_nothing_is_refused_because_a_process_had_not_heard(database: str) -> None:
    async with process(database) as first, process(database, deaf=True) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        await here.command(ADA, Sit("a1", 0))
        assert await there.command(ADA, Say("a2", "hello", 0)) == 3  # before the first, Ada had no seat


@on_the_loop
async def test_what_nobody_told_is_found_by_looking(database: str) -> None:
    async with process(database) as first, process(database, deaf=True) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        await here.command(ADA, Sit("a1", 0))
        await sharing_of(second).round()
        await until(lambda: there.match.number == 2)
        await here.command(ADA, Say("a2", "hello"))
        assert (await second.find(here.match.id)).match.number == 3  # and whoever asks sees it at once


@on_the_loop
async def test_one_process_looks_after_a_match_and_another_when_it_is_gone(database: str) -> None:
    async with process(database, deaf=True) as second:
        async with process(database) as first:
            here, there = await both(first, second, NewMatch("kyoto", 2, bots={1: "easy"}))
            await here.command(ADA, Sit("sit", 0))
            await here.command(ADA, Start("start"))
            for hall in (first, second, first):
                await sharing_of(hall).round()
            assert (here.attended, there.attended) == (True, False)
            sharing_of(first).close = partial(asyncio.sleep, 0)  # type: ignore[method-assign]  # as if it was killed
        await sharing_of(second).round()
        assert not there.attended
        rows(database, "UPDATE processes SET seen = 0")  # as if a while had passed
        await sharing_of(second).round()
        assert there.attended


@on_the_loop
async def test_where_a_match_begins_it_is_looked_after(database: str) -> None:
    async with process(database) as first, process(database) as second:
        with patch.object(sharing_of(first), "meet"):  # it has not come to look after anything yet
            live = await first.making.create(ADA, NewMatch("kyoto", 2, bots={1: "easy"}))
            await live.command(ADA, Sit("sit", 0))
            await live.command(ADA, Start("start"))
        assert live.match.status == "running"
        assert await sharing_of(second).store.claim(1) == []
        assert await sharing_of(first).store.attended() == {live.match.id}


@on_the_loop
async def test_what_could_not_be_read_when_it_was_claimed_is_read_in_the_next_round(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(id: str) -> LiveMatch:
        raise StoreFailed("the store cannot be read now", "unreachable")

    async with process(database) as second:
        monkeypatch.setattr(second.housekeeping, "forget_unwatched", lambda now: None)  # as long as we look
        async with process(database) as first:
            live = await first.making.create(ADA, NewMatch("kyoto", 2, bots={1: "easy"}))
            await live.command(ADA, Sit("sit", 0))
            await live.command(ADA, Start("start"))
        with monkeypatch.context() as patch:
            patch.setattr(second, "get_or_load", fails)
            with pytest.raises(StoreFailed):
                await sharing_of(second).round()
        assert second.live == {}
        await sharing_of(second).round()
        assert second.live[live.match.id].attended


@on_the_loop
async def test_a_mistake_at_one_match_keeps_no_round_from_its_end(database: str) -> None:
    async with process(database) as second:
        async with process(database) as first:
            live = await first.making.create(ADA, NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
            await live.command(ADA, Start("start"))
        with patch.object(second, "load", side_effect=ValueError("a mistake")):
            rounds = sharing_of(second).rounds
            await sharing_of(second).round()
        assert sharing_of(second).rounds == rounds + 1
        assert await sharing_of(second).store.attended() == set()


@on_the_loop
async def test_whatever_goes_wrong_in_listening_it_goes_on(database: str) -> None:
    async with process(database, deaf=True) as hall:
        heard: list[str] = []

        def hear(payload: str) -> None:
            heard.append(payload)
            if len(heard) == 1:
                raise ValueError("a mistake")

        assert isinstance(hall.store, PostgresStore)
        PostgresStore.listen(hall.store, hear)
        await until(lambda: heard == ["", ""])


@on_the_loop
async def test_what_runs_when_all_processes_have_ended_goes_on_with_the_next(database: str) -> None:
    async with process(database) as hall:
        live = await hall.making.create(ADA, NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
        await live.command(ADA, Start("start"))
    async with process(database) as hall:  # though nobody asks for it
        async with asyncio.timeout(LONG):  # until the bots have played it to the end
            while await hall.store.ids(["over"]) != [live.match.id]:
                await asyncio.sleep(SHORT)
        await sharing_of(hall).round()
        assert rows(database, "SELECT * FROM attendance") == []


@on_the_loop
async def test_who_is_connected_to_another_process_is_here(database: str) -> None:
    async with process(database) as first, process(database) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        await here.command(ADA, Sit("a1", 0))
        connection = Connection(BEN)
        there.join(connection, None)  # to look on
        await there.command(BEN, Sit("b1", 1))
        await until(lambda: here.match.number == 3 and here.company.is_here(1))
        there.leave(connection)
        await until(lambda: not here.company.is_here(1))


@on_the_loop
async def test_who_was_taken_for_dead_tells_again_who_is_there(database: str) -> None:
    async with process(database) as first, process(database) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        await there.command(BEN, Sit("b1", 1))
        there.join(Connection(BEN), None)
        await until(lambda: here.match.number == 2 and here.company.is_here(1))
        name = sharing_of(second).store.process
        rows(database, f"UPDATE processes SET seen = 0 WHERE id = '{name}'")  # as if it had stood still
        sharing_of(second).said = -(10**9)
        await sharing_of(first).round()
        await until(lambda: not here.company.is_here(1))
        await sharing_of(second).round()
        await until(lambda: here.company.is_here(1))


@on_the_loop
async def test_all_go_by_the_clock_of_the_database(database: str) -> None:
    """One whose own is wrong by a minute takes no time from anybody."""
    async with process(database) as first, process(database, wrong=60_000) as second:
        assert abs(first.clock() - second.clock()) < 5_000
        assert abs(first.date() - second.date()) < 5_000
        here, there = await both(first, second, NewMatch("kyoto", 2, pace=Pace(600, 0)))
        await here.command(ADA, Sit("a1", 0))
        await there.command(BEN, Sit("b1", 1))
        ticks = [entry.tick or 0 for entry in there.entries]
        assert ticks == sorted(ticks)


def rows(database: str, query: str) -> list[tuple[object, ...]]:
    with psycopg.connect(database, autocommit=True) as connection:
        cursor = connection.execute(query)
        return cursor.fetchall() if cursor.description else []


@on_the_loop
async def test_a_connection_that_is_lost_while_an_entry_is_kept_costs_nobody_a_move(database: str) -> None:
    """Nobody knows then whether it was kept; the journal does."""
    async with process(database) as hall:
        live = await hall.making.create(ADA, NewMatch("kyoto", 2))
        append = hall.store.append
        commands: list[AnyCommand] = [Sit("a1", 0), Say("a2", "hello")]
        for is_kept, command in zip((True, False), commands, strict=True):

            async def lose(match: str, entry: Entry, is_kept: bool = is_kept) -> None:
                hall.store.append = append  # type: ignore[method-assign]
                if is_kept:
                    await append(match, entry)
                raise StoreFailed("the connection is lost", "unreachable")

            hall.store.append = lose  # type: ignore[method-assign, assignment]
            assert await live.command(ADA, command) == live.match.number
        assert live.entries == await journal(hall.store, live.match.id)
        assert [entry.command for entry in live.entries] == ["", "a1", "a2"]


@on_the_loop
async def test_a_bot_whose_turn_is_over_before_it_thinks_holds_up_nobody(database: str) -> None:
    """As when another process has moved for it meanwhile."""
    async with process(database) as hall:
        live = await hall.making.create(ADA, NewMatch("kyoto", 2, bots={1: "easy"}))
        await live.command(ADA, Sit("sit", 0))
        await live.command(ADA, Start("start"))
        await sharing_of(hall).round()
        await until(lambda: 1 not in live.match.due() and not live.bots.thinking)  # it waits for Ada
        thought = hall.bot_pool.begin("", "easy")
        live.bots.thinking.add(1)
        await live.bots.think(1, "easy", thought)
        assert not live.bots.thinking
        assert not hall.bot_pool.open


@on_the_loop
async def test_who_signs_out_at_one_process_is_signed_out_at_all(database: str) -> None:
    async with process(database) as first, process(database) as second:
        key = Passkey("key", "ada", b"credential", b"public", 0, "phone", 1, 1)
        for session in ("phone", "tablet"):
            if session == "phone":
                await first.store.members.join("Ada", "ada", b"handle", key, session, [])
            else:
                await first.store.members.begin_session(session, "ada", 2, 10)
            assert await second.entrance.member_of(session) == "ada"
        await first.entrance.sign_out("phone")
        assert await second.entrance.member_of("phone") is None
        assert await second.entrance.member_of("tablet") == "ada"
        await hears(second, first)
        link, _ = await second.entrance.show_link("ada")
        page = Connection(await second.guest("ada"))
        second.listeners.add(page)
        await first.entrance.sign_out_everywhere("ada")
        assert await second.entrance.member_of("tablet") is None
        await until(lambda: page.closing is not None)
        assert second.entrance.links.take(link.encode()) is None


@on_the_loop
async def test_who_follows_a_tournament_at_one_process_sees_what_happens_at_another(database: str) -> None:
    async with process(database) as first, process(database) as second:
        for name in ("ada", "ben"):
            key = Passkey(name, name, name.encode(), b"public", 0, "phone", 1, 1)
            await first.store.members.join(name.title(), name, name.encode(), key, name, [])
        await hears(second, first)
        tournament = await first.tournaments.create(ADA, NewTournament("Cup", "kyoto", "knockout"))
        told: list[Any] = []

        def hear(message: bytes) -> bool:
            told.append(json.decode(message)["tournament"])
            return True

        page = Connection(await second.guest("ada"), write=hear)
        await second.tournaments.join(page, tournament.row.id)
        await first.tournaments.enter(tournament.row.id, BEN)
        await until(lambda: len(told[-1]["standings"]) == 2)
        await first.tournaments.call_off(tournament.row.id, ADA)
        await until(lambda: told[-1]["status"] == "closed")


async def hears(hall: Hall, other: Hall) -> None:
    """Wait until a process listens to what another says."""
    heard = asyncio.Event()
    with patch.object(hall.entrance, "hang_up", lambda member: heard.set()):
        while not heard.is_set():
            await sharing_of(other).tell_signed_out("nobody")
            await asyncio.sleep(0.01)


@on_the_loop
async def test_who_begins_to_sign_in_at_one_process_may_end_it_at_another(database: str) -> None:
    site, authenticator = Site("table", "http://table"), Authenticator()
    async with process(database) as first, process(database) as second:
        await hears(first, second)
        await hears(second, first)
        asked = await first.entrance.ask_for_passkey(ADA, "Ada", site)
        await until(lambda: bool(second.entrance.challenges.kept))
        new = NewPasskey(authenticator.makes(asked), "phone")
        await second.entrance.add_passkey(ADA, new, site)
        await until(lambda: not first.entrance.challenges.kept)  # and is used up everywhere
        asked = await second.entrance.ask_to_enter(site)
        await until(lambda: bool(first.entrance.challenges.kept))
        way = ByPasskey(authenticator.signs(asked))
        assert (await first.entrance.sign_in(way, site))[0] == ADA.id
        for shown in ("link", "mail"):
            entrance = first.entrance
            word = (await entrance.show_link(ADA.id))[0] if shown == "link" else await entrance.way_back(ADA.id)
            await until(lambda: bool(second.entrance.links.kept or second.entrance.ways_back.kept))
            assert (await second.entrance.sign_in(ByLink(word), site))[0] == ADA.id
            await until(lambda: not (first.entrance.links.kept or first.entrance.ways_back.kept))
            with pytest.raises(Refused, match="this link is too old, or was used already"):
                await first.entrance.sign_in(ByLink(word), site)


@on_the_loop
async def test_of_two_processes_at_which_a_link_is_used_at_once_one_lets_in(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        word, _ = await first.entrance.show_link(ADA.id)
        second.entrance.hear_kept("link", word.encode().hex(), msgpack.encode(ADA.id).hex())
        found = await asyncio.gather(*(hall.entrance.take("link", word.encode()) for hall in (first, second)))
        assert sorted(map(str, found)) == ["None", ADA.id]


@on_the_loop
async def test_what_another_process_appended_is_told_and_need_not_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(match: str, after: int = 0) -> None:
        raise AssertionError("it was told")

    async with process(database) as first, process(database) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        monkeypatch.setattr(second.store, "journal", read)
        said: list[AnyCommand] = [Sit("a1", 0), *(Say(f"a{number}", "hello" * 20) for number in range(2, 8))]
        for command in said:
            await here.command(ADA, command)
        await until(lambda: there.match.number == here.match.number)
        assert there.entries == here.entries


@on_the_loop
async def test_what_is_too_long_to_be_told_is_read(database: str) -> None:
    async with process(database) as first, process(database) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        long = Entry(2, 0, "", "", Said(None, "Ada", "é" * MOST_BYTES), 0)
        await first.store.append(here.match.id, long)
        await until(lambda: there.match.number == 2)
        assert there.entries[1] == long
        assert in_parts([bytes(MOST_BYTES // 2)] * 3) == [0, 1, 2]


@on_the_loop
async def test_of_two_entries_of_one_number_the_first_is_kept_and_told_even_in_one_batch(database: str) -> None:
    async with process(database) as first, process(database) as second:
        here, there = await both(first, second, NewMatch("kyoto", 2))
        two = [Entry(2, 0, "", name, Said(None, "Ada", name), 0) for name in ("one", "other")]
        kept, refused = await asyncio.gather(
            *(first.store.append(here.match.id, entry) for entry in two), return_exceptions=True
        )
        assert kept is None
        assert isinstance(refused, StoreConflict)
        await until(lambda: there.match.number == 2)
        assert there.entries[1] == two[0] == (await journal(first.store, here.match.id))[1]


@on_the_loop
async def test_what_is_appended_while_a_match_is_read_is_read_as_well(database: str) -> None:
    async with process(database) as first, process(database, deaf=True) as second:
        here = await first.making.create(ADA, NewMatch("kyoto", 2))
        found = await second.store.journal(here.match.id)

        async def read(match: str, after: int = 0) -> object:
            """It was read just before Ada sat down, of which we hear before we are done."""
            second.store.journal = usual  # type: ignore[method-assign]
            await here.command(ADA, Sit("a1", 0))
            sharing_of(second).hear(f"news [{tell(entry_row(match, here.entries[-1])).decode()}]")
            return found

        usual = second.store.journal
        second.store.journal = read  # type: ignore[method-assign, assignment]
        there = await second.find(here.match.id)
        await until(lambda: there.match.number == 2)
