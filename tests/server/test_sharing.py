"""Two processes of one house, each with its own memory: who was first, who hears of it, and who looks after what.

Both are halls of this process on one database. Their rounds come when the test wants them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest

from durbar.server import sharing
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.hall import Hall, milliseconds
from durbar.server.journal import Entry
from durbar.server.live import LiveMatch
from durbar.server.settings import Settings
from durbar.server.sharing import Sharing
from durbar.server.store import StoreFailed
from durbar.server.store.database import open_database
from durbar.server.wire import AnyCommand, NewMatch, Pace, Say, Sit, Start
from tests.server.test_stores import journal, on_the_loop

ADA, BEN = Guest("ada", "Ada"), Guest("ben", "Ben")


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "ROUND", 1e6)


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
    while not is_so():
        await asyncio.sleep(0.01)


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
        assert there.entries[:3] == here.entries
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
async def test_what_could_not_be_read_when_it_was_claimed_is_read_in_the_next_round(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(id: str) -> LiveMatch:
        raise StoreFailed("the store cannot be read now", "unreachable")

    async with process(database) as second:
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
async def test_what_runs_when_all_processes_have_ended_goes_on_with_the_next(database: str) -> None:
    async with process(database) as hall:
        live = await hall.making.create(ADA, NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
        await live.command(ADA, Start("start"))
    async with process(database) as hall:  # though nobody asks for it
        while await hall.store.ids(["over"]) != [live.match.id]:
            await asyncio.sleep(0.01)
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
        thought = hall.thinkers.begin("", "easy")
        live.bots.thinking.add(1)
        await live.bots.think(1, "easy", thought)
        assert not live.bots.thinking
        assert not hall.thinkers.open
