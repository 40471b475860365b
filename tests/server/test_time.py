"""Time that passes is not the wall clock's: somebody sets that by an hour, and nobody at a table notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from durbar.server import show, wire
from durbar.server.connection import Connection
from durbar.server.hall import Hall
from durbar.server.journal import Handed, Paused
from durbar.server.live import LiveMatch
from tests.server.test_restart import ADA, BEN, HOUR, SIXTY, Table, bodies, until

JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR, 100 * 365 * 24 * HOUR], ids=["forward", "back", "a century"])


def left(live: LiveMatch, hall: Hall, seat: int) -> int:
    """What is left on the clock of a seat."""
    clocks = live.match.clocks_at(hall.clock())
    assert clocks is not None
    return clocks[seat]


@JUMPS
def test_a_wall_clock_that_jumps_takes_nobodys_time_and_stops_no_clock(tmp_path: Path, jump: int) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, SIXTY)
            live.join(Connection(ADA), None)  # Ben is away, and a bot would play for him after five minutes
            (mover,) = live.match.ticking()
            table.now += 5_000
            table.jump = jump
            assert left(live, hall, mover) == 55_000
            await live.timing.hand_over()
            assert Handed not in bodies(live)
            table.now += 5_000
            assert left(live, hall, mover) == 50_000
            away = next(presence for presence in live.company.presence() if not presence.here)
            assert away.away_since is not None
            assert away.forfeit_at is not None
            assert hall.clock() - away.away_since == 10_000
            assert away.forfeit_at - hall.clock() == 290_000
            move = live.match.state.legal_moves(mover)[0].notation
            await live.command([ADA, BEN][mover], wire.Play("move", mover, move))
            assert left(live, hall, mover) == 50_000
            (other,) = live.match.ticking()
            table.now += 1_000
            table.jump = 0
            assert left(live, hall, other) == (59_000 if other != mover else 49_000)
            table.now += 60_000
            await live.timing.hand_over()
            assert bodies(live)[-1] is Handed

    asyncio.run(scenario())


@JUMPS
def test_a_date_is_by_the_wall_clock_and_a_time_is_not(tmp_path: Path, jump: int) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall)
            table.jump = jump
            table.now += 1_000
            before = live.entries[-1]
            await live.command(ADA, wire.Say("say", "what time is it?"))
            said = live.entries[-1]
            assert said.at == table.now + jump
            assert said.time - before.time == 1_000
            assert show.summary(live.match).updated == said.at
            assert show.table(live.match, 0).at == before.time  # talk changes nothing about a table
        async with table.opened() as hall:
            assert (await hall.find(table.id)).entries[-1] == said

    asyncio.run(scenario())


@pytest.mark.parametrize("reboot", [False, True], ids=["restart", "reboot"])
@JUMPS
def test_clocks_stand_still_while_the_server_is_away_whatever_the_wall_clock_does(
    tmp_path: Path, jump: int, reboot: bool
) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, SIXTY)
            live.join(Connection(ADA), None)
            (mover,) = live.match.ticking()
            table.now += 5_000
            await hall.store.beat(hall.clock())
            table.now += 400  # and then it was killed
        table.now += 10_000
        table.jump = jump
        table.booted = table.now if reboot else 0
        async with table.opened() as hall:
            live = await hall.find(table.id)
            assert bodies(live)[-1] is Paused
            assert left(live, hall, mover) == 55_000
            live.join(Connection(ADA), None)
            live.join(Connection(BEN), None)
            await until(lambda: not live.match.paused)
            table.now += 1_000
            assert left(live, hall, mover) == 54_000
            table.jump = 0
            assert left(live, hall, mover) == 54_000
            await live.timing.hand_over()
            assert Handed not in bodies(live)
            table.now += 54_000
            await live.timing.hand_over()
            assert bodies(live)[-1] is Handed

    asyncio.run(scenario())


def test_a_crash_before_the_first_beat_after_the_wall_clock_was_set_back_costs_nothing(tmp_path: Path) -> None:
    """The last beat is then that of the run before, an hour later by the wall clock than all that follows."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await table.begin(hall, SIXTY)
            live.join(Connection(ADA), None)
            (mover,) = live.match.ticking()
            table.now += 5_000
            await hall.store.beat(hall.clock())
        table.jump = -HOUR
        for _ in range(2):
            async with table.opened() as hall:
                live = await hall.find(table.id)
                assert left(live, hall, mover) == 55_000
                live.join(Connection(ADA), None)
                await until(lambda live=live: not live.match.paused)  # type: ignore[misc]
                table.now += 500

    asyncio.run(scenario())


def test_no_beat_is_noted_before_all_clocks_of_the_last_run_stand(tmp_path: Path) -> None:
    """Else a match that was not read in this run would pay in the next for all that lies between."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await until(lambda: hall.housekeeping.resumed)
            (await table.begin(hall, SIXTY)).join(Connection(ADA), None)
        async with table.opened() as hall:
            assert not hall.housekeeping.resumed
            await until(lambda: hall.housekeeping.resumed)
            assert bodies(hall.live[table.id])[-1] is Paused

    asyncio.run(scenario())
