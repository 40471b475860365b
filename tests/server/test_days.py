"""Play over days: nobody is replaced before their time is up, and it is up when it should be, whatever happens."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.hall import Hall
from durbar.server.journal import Chose, Handed, Moved, OnHoliday, Paused, Returned
from durbar.server.live import LiveMatch, index_of
from durbar.server.timing import GRACE
from durbar.server.wire import Refused
from tests.server.inside import House
from tests.server.test_restart import ADA, BEN, HOUR, Table, at_rest, bodies, until

DAY = 24 * HOUR
PEOPLE = [ADA, BEN]


def over_days(test: Callable[[Table, Hall], Awaitable[None]]) -> Callable[[Path], None]:
    """A hall that was opened long ago."""

    @wraps(test)
    def run(tmp_path: Path) -> None:
        async def scenario() -> None:
            table = Table(tmp_path)
            async with table.opened() as hall:
                table.now += DAY
                await test(table, hall)

        asyncio.run(scenario())

    del run.__wrapped__  # pytest would ask for the table
    return run


async def begin(
    table: Table, hall: Hall, game: str = "kyoto", late: Any = "bot", hours: Any = 24, forced: bool = False
) -> LiveMatch:
    live = await hall.making.create(ADA, wire.NewMatch(game, 2, days=wire.Days(hours, late, forced)))
    table.id = live.match.id
    for seat, guest in enumerate(PEOPLE):
        await live.command(guest, wire.Sit("sit", seat))
    await live.command(ADA, wire.Start("start"))
    return live


async def moves(live: LiveMatch, seat: int) -> None:
    move = live.match.state_for(seat).legal_moves(seat)[0].notation
    await live.command(PEOPLE[seat], wire.Play(f"m{live.match.number}", seat, move))


def left(live: LiveMatch, hall: Hall) -> list[int]:
    clocks = live.match.clocks_at(hall.clock())
    assert clocks is not None
    return clocks


@over_days
async def test_nobody_is_replaced_before_their_time_is_up(table: Table, hall: Hall) -> None:
    """However long they are away, and whoever would like it."""
    live = await begin(table, hall)
    (mover,) = live.match.ticking()
    other = PEOPLE[1 - mover]
    live.join(Connection(other), None)
    table.now += DAY - 1
    await live.timing.hand_over()
    with pytest.raises(Refused, match="has not been away for long"):
        await live.command(other, wire.PutBot("bot", mover))
    assert Handed not in bodies(live)
    assert [each.forfeit_at for each in live.company.presence()] == [None, None]
    table.now += 1
    await live.timing.hand_over()
    handed = live.entries[-1].body
    assert isinstance(handed, Handed)
    assert (handed.seat, handed.why) == (mover, "time")


@over_days
async def test_each_decision_has_all_of_its_time(table: Table, hall: Hall) -> None:
    live = await begin(table, hall)
    for _ in range(6):
        (mover,) = live.match.ticking()
        assert left(live, hall)[mover] == DAY
        table.now += DAY - 1_000
        assert left(live, hall)[mover] == 1_000
        await moves(live, mover)
    assert Handed not in bodies(live)


@over_days
async def test_who_was_late_comes_back_with_all_of_their_time(table: Table, hall: Hall) -> None:
    live = await begin(table, hall)
    (mover,) = live.match.ticking()
    table.now += DAY
    await live.timing.hand_over()
    assert [(await hall.own_matches(guest))[0].replaced for guest in PEOPLE] == [seat == mover for seat in range(2)]
    await live.command(PEOPLE[mover], wire.Sit("back", mover))
    assert Returned in bodies(live)
    assert not (await hall.own_matches(PEOPLE[mover]))[0].replaced
    assert left(live, hall)[mover] == DAY


@over_days
async def test_where_the_table_says_so_who_is_late_has_lost(table: Table, hall: Hall) -> None:
    live = await begin(table, hall, late="resign")
    (mover,) = live.match.ticking()
    table.now += DAY
    await live.timing.hand_over()
    handed = live.entries[-1].body
    assert isinstance(handed, Handed)
    assert handed.why == "resigned"
    for command in (wire.Sit("back", mover), wire.Free("free", mover)):
        with pytest.raises(Refused, match="that is the end"):
            await live.command(PEOPLE[mover] if isinstance(command, wire.Sit) else ADA, command)
    while live.match.status == "running":
        if live.match.due() == [1 - mover]:
            await moves(live, 1 - mover)
        await asyncio.sleep(0.001)
    places = index_of(live.match).places()
    assert places == {PEOPLE[mover].id: 2, PEOPLE[1 - mover].id: 1}
    seen = show.table(live.match, mover)
    assert seen.ranking == index_of(live.match).summary.ranking == [[1 - mover], [mover]]  # whoever had more bells
    assert [seat.lost for seat in seen.seats] == [seat == mover for seat in range(2)]


@over_days
async def test_who_decide_at_once_have_each_their_own_time(table: Table, hall: Hall) -> None:
    """And changing a choice gives no new time."""
    live = await begin(table, hall, "reviving")
    while len(live.match.due()) < 2:
        await moves(live, live.match.due()[0])
    table.now += 5 * HOUR
    while 0 in live.match.due():
        await moves(live, 0)
    assert isinstance(live.entries[-1].body, Chose)
    assert live.match.ticking() == [1]
    table.now += HOUR
    assert left(live, hall) == [DAY - 5 * HOUR, DAY - 6 * HOUR]
    await live.command(ADA, wire.Undo("undo", 0))
    table.now += HOUR
    assert left(live, hall) == [DAY - 6 * HOUR, DAY - 7 * HOUR]
    while 0 in live.match.due():
        await moves(live, 0)
    table.now += 17 * HOUR
    await live.timing.hand_over()
    handed = live.entries[-1].body
    assert isinstance(handed, Handed)
    assert handed.seat == 1
    await until(lambda: bodies(live).count(Moved) > 0 and bodies(live)[-1] is not Handed)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * DAY], ids=["forward", "back", "a year"])
def test_a_wall_clock_that_is_set_while_the_server_runs_takes_nobodys_time(tmp_path: Path, jump: int) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await begin(table, hall)
            (mover,) = live.match.ticking()
            table.now += HOUR
            table.jump = jump
            await live.timing.hand_over()
            assert left(live, hall)[mover] == DAY - HOUR
            assert Handed not in bodies(live)

    asyncio.run(scenario())


@pytest.mark.parametrize("reboot", [False, True], ids=["restart", "reboot"])
def test_time_passes_while_the_server_is_away_but_then_there_is_an_hour_of_grace(tmp_path: Path, reboot: bool) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await begin(table, hall, hours=12)
            (mover,) = live.match.ticking()
            table.now += HOUR
        table.now += 4 * HOUR
        table.booted = table.now if reboot else 0
        async with table.opened() as hall:
            live = await hall.find(table.id)
            assert Paused not in bodies(live)
            assert left(live, hall)[mover] == 7 * HOUR
        table.now += 60 * DAY
        table.booted = table.now if reboot else 0
        async with table.opened() as hall:
            live = await hall.find(table.id)
            assert left(live, hall)[mover] == 0
            table.now += GRACE - 1
            await live.timing.hand_over()
            assert Handed not in bodies(live)
            await moves(live, mover)
            assert left(live, hall)[mover] == 12 * HOUR

    asyncio.run(scenario())


def test_after_the_grace_a_time_that_was_up_is_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            await begin(table, hall)
        table.now += 3 * DAY
        async with table.opened() as hall:
            live = await hall.find(table.id)
            table.now += GRACE
            await live.timing.hand_over()
            assert isinstance(live.entries[-1].body, Handed)

    asyncio.run(scenario())


def test_a_wall_clock_that_was_set_back_while_the_server_was_away_gives_no_time_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await begin(table, hall)
            (mover,) = live.match.ticking()
            table.now += 5 * HOUR
            await hall.store.beat(hall.clock())
        table.jump = -3 * HOUR
        async with table.opened() as hall:
            live = await hall.find(table.id)
            assert left(live, hall)[mover] == DAY - 5 * HOUR

    asyncio.run(scenario())


@over_days
async def test_a_match_that_nobody_looks_at_is_not_in_memory_until_somebody_is_late(table: Table, hall: Hall) -> None:
    live = await begin(table, hall)
    assert not live.is_idle(hall.clock())
    table.now += HOUR
    assert live.is_idle(hall.clock())
    hall.housekeeping.forget(table.id, live)
    hall.housekeeping.wake_late(hall.clock())
    assert table.id not in hall.live
    table.now += 23 * HOUR
    hall.housekeeping.wake_late(hall.clock())
    await until(lambda: table.id in hall.live and Handed in bodies(hall.live[table.id]))


@over_days
async def test_my_matches_come_with_those_first_that_wait_for_me(table: Table, hall: Hall) -> None:
    """Also where they are not in memory any more."""
    slow = await begin(table, hall, hours=168)
    quick = await begin(table, hall, hours=12)
    table.now += HOUR
    mover = quick.match.ticking()[0]
    while slow.match.ticking() != [mover]:
        await moves(slow, slow.match.ticking()[0])
    await at_rest(hall)
    for _ in range(2):
        mine = await hall.own_matches(PEOPLE[mover])
        assert [(each.id, each.yours) for each in mine] == [(quick.match.id, True), (slow.match.id, True)]
        assert mine[0].left == 11 * HOUR
        assert [each.yours for each in await hall.own_matches(PEOPLE[1 - mover])] == [False, False]
        for live in (quick, slow):
            if live.match.id in hall.live:
                hall.housekeeping.forget(live.match.id, live)
        await until(lambda: all("keep_index" not in str(task) for task in hall.tasks))
    assert await hall.own_matches(Guest("zoe", "Zoe")) == []


@over_days
async def test_who_is_on_holiday_is_not_late_and_then_has_a_moves_time(table: Table, hall: Hall) -> None:
    live = await begin(table, hall)
    (mover,) = live.match.ticking()
    table.now += 20 * HOUR
    await hall.members.take_holiday(PEOPLE[mover], 3)
    table.now += 4 * HOUR
    await live.timing.hand_over()
    entry = live.entries[-1].body
    assert isinstance(entry, OnHoliday)
    assert (entry.seat, entry.until) == (mover, table.now + 3 * DAY - 4 * HOUR)
    assert left(live, hall)[mover] == 4 * DAY - 4 * HOUR
    table.now += 4 * DAY - 4 * HOUR - 1
    await live.timing.hand_over()
    assert Handed not in bodies(live)
    table.now += 1
    await live.timing.hand_over()
    assert bodies(live)[-1] is Handed


@over_days
async def test_holidays_are_bounded_and_what_is_not_taken_is_not_lost(table: Table, hall: Hall) -> None:
    await hall.members.take_holiday(ADA, 20)
    table.now += 5 * DAY
    await hall.members.take_holiday(ADA, 0)
    assert await hall.members.holiday_until(ADA.id) is None
    assert await hall.members.holiday_left(ADA.id) == 25 * DAY
    with pytest.raises(Refused, match="you have 25 left"):
        await hall.members.take_holiday(ADA, 26)
    await hall.members.take_holiday(ADA, 25)
    table.now += 40 * DAY
    with pytest.raises(Refused, match="you have 0 left"):
        await hall.members.take_holiday(ADA, 1)
    table.now += 365 * DAY
    await hall.members.take_holiday(ADA, 30)


@over_days
async def test_holidays_asked_for_at_once_are_together_no_longer_than_one_may_be(table: Table, hall: Hall) -> None:
    """However long the server takes over the first: what is left counts when a holiday is taken."""

    def date() -> int:
        table.now += DAY
        return table.now

    hall.date = date
    asked = [hall.members.take_holiday(ADA, 30) for _ in range(2)]
    first, second = await asyncio.gather(*asked, return_exceptions=True)
    assert first is None
    assert isinstance(second, Refused)


def test_a_match_has_one_pace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            new: dict[str, Any] = {"game": "kyoto", "days": {"hours": 24}}
            reply = await house.ask("POST", "/api/matches", "ada", {**new, "pace": {"bank": 60}})
            assert (reply.status, reply.json()["code"]) == (422, "two-paces")
            for days in ({"hours": 13}, {"hours": 24, "late": "wait"}, {}, 24):
                reply = await house.ask("POST", "/api/matches", "ada", {**new, "days": days})
                assert reply.status == 422
            made = (await house.ask("POST", "/api/matches", "ada", new)).json()
            assert made["match"]["days"] == {"hours": 24, "late": "bot", "forced": False}

    asyncio.run(scenario())


@over_days
async def test_those_who_wait_see_that_somebody_is_on_holiday(table: Table, hall: Hall) -> None:
    """At the table at once, and among their own tables, also where it is not in memory; and that they are back."""
    live = await begin(table, hall)
    (mover,) = live.match.ticking()
    other, told = PEOPLE[1 - mover], list[bytes]()

    def hear(message: bytes) -> bool:
        told.append(message)
        return True

    watcher = Connection(other, write=hear)
    live.join(watcher, None)
    await at_rest(hall)
    assert (await hall.own_matches(other))[0].holiday is None
    await hall.members.take_holiday(PEOPLE[mover], 3)
    until = table.now + 3 * DAY
    await at_rest(hall)
    assert [each.holiday for each in live.company.presence()] == [until if seat == mover else None for seat in (0, 1)]
    assert f'"holiday":{until}'.encode() in told[-1]
    assert (await hall.own_matches(other))[0].holiday == until
    assert (await hall.own_matches(PEOPLE[mover]))[0].holiday is None  # for whom it is no news
    live.leave(watcher)
    hall.housekeeping.forget(table.id, live)
    assert (await hall.own_matches(other))[0].holiday == until
    table.now = until
    assert (await hall.own_matches(other))[0].holiday is None
    assert all(each.holiday is None for each in (await hall.get_or_load(table.id)).company.presence())


@over_days
async def test_a_holiday_shows_after_a_restart_and_nowhere_but_over_days(table: Table, hall: Hall) -> None:
    live = await begin(table, hall)
    hurried = await hall.making.create(ADA, wire.NewMatch("kyoto", 2))
    await hurried.command(ADA, wire.Sit("sit", 0))
    await hall.members.take_holiday(ADA, 3)
    assert [each.holiday for each in hurried.company.presence()] == [None]
    hall.members.holidays.clear()  # as in a process that has not looked
    hall.members.looked = None
    await hall.members.review()
    assert live.company.presence()[0].holiday == table.now + 3 * DAY


def has_one_move(live: LiveMatch) -> list[int]:
    """The seats that wait for a move that is the only one."""
    match = live.match
    return [seat for seat in match.ticking() if len(match.state_for(seat).legal_moves(seat)) == 1]


async def plays_until(live: LiveMatch, is_so: Callable[[], Any]) -> None:
    """Play at random, everybody who has a choice, until something is so."""
    luck = random.Random(2)
    for number in range(2_000):
        if is_so() or live.match.status != "running":
            break
        seat = live.match.ticking()[0]
        move = luck.choice(live.match.state_for(seat).legal_moves(seat)).notation
        await live.command(PEOPLE[seat], wire.Play(f"p{number}", seat, move))
    assert is_so()


@pytest.mark.parametrize("forced", [True, False])
def test_the_only_move_of_who_is_away_is_played_where_the_table_says_so(tmp_path: Path, forced: bool) -> None:
    @over_days
    async def scenario(table: Table, hall: Hall) -> None:
        live = await begin(table, hall, "reviving", forced=forced)
        if not forced:
            await plays_until(live, lambda: has_one_move(live))
            number = live.match.number
            await at_rest(hall)
            live.timing.set_alarm()
            await asyncio.sleep(0.05)
            assert live.match.number == number
            return
        here = [Connection(guest) for guest in PEOPLE]
        for each in here:
            live.join(each, None)
        await plays_until(live, lambda: has_one_move(live))
        await asyncio.sleep(0.05)
        (seat, *_) = has_one_move(live)  # who is there has it played by their own device, or looks first
        number = live.match.number
        live.leave(here[seat])
        await until(lambda: live.match.number > number and seat not in has_one_move(live))
        body = live.entries[number].body
        assert isinstance(body, Moved | Chose)
        assert live.entries[number].author == ""
        assert Handed not in bodies(live)

    scenario(tmp_path)


@over_days
async def test_a_lone_move_that_costs_something_waits_for_who_is_away(table: Table, hall: Hall) -> None:
    live = await begin(table, hall, "reviving")
    await plays_until(live, lambda: has_one_move(live))
    (seat, *_) = has_one_move(live)
    assert live.timing.next_forced() == seat
    state = live.match.state_for(seat)
    (move,) = state.legal_moves(seat)
    asked, state.moves.asked = state.moves.asked, (move.kind,)
    try:
        assert live.timing.next_forced() is None
    finally:
        state.moves.asked = asked


@over_days
async def test_whoever_comes_back_finds_nothing_but_choices(table: Table, hall: Hall) -> None:
    """Also after the match was forgotten, and nobody is told of a turn without a choice."""
    live = await begin(table, hall, "reviving", forced=True)
    for _ in range(5):
        await plays_until(live, lambda: not has_one_move(live))
        await until(lambda: not has_one_move(live))
        number = live.match.number
        seat = live.match.ticking()[0]
        await moves(live, seat)
        await until(lambda: not has_one_move(live))
        assert live.match.number > number
    hall.housekeeping.forget(table.id, live)
    again = await hall.get_or_load(table.id)
    await at_rest(hall)
    assert not has_one_move(again)
