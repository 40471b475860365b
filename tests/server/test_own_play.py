"""The statistics of one's own play: what was won, how good decisions were, and to nobody else a word."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from durbar.core.record import Record
from durbar.review import WHOLE
from durbar.server.import_export import journal_of
from durbar.server.journal import BotSat, Entry, Sat
from durbar.server.live import index_of
from durbar.server.match import Match
from durbar.server.own_play import even_share, part_of_the_win
from durbar.server.reviews import packed
from durbar.server.store.sqlite import SqliteStore
from durbar.server.wire import Summary
from tests.review.invented import invented_review
from tests.server.inside import House

KYOTO = Path(__file__).parent.parent / "golden" / "kyoto" / "2.record"


async def finished(house: House, id: str, record: Record, *guests: str) -> None:
    """A match that these guests have played."""
    created, *rest = journal_of(record)
    sitting = [Sat(seat, guest, guest, "") for seat, guest in enumerate(guests)]
    bots = [BotSat(seat, "easy", f"Bot {seat}") for seat in range(len(guests), record.seats)]
    bodies = [created, *sitting, *bots, *(body for body in rest if not isinstance(body, Sat | BotSat))]
    entries = [Entry(number, house.now, "", "", body) for number, body in enumerate(bodies, 1)]
    await house.hall.store.create(index_of(Match.load(id, "", entries)), "", entries)


async def statistics(house: House, guest: str, game: str = "kyoto") -> dict[str, Any]:
    reply = await house.get(f"/api/me/statistics/{game}", guest)
    assert reply.status == 200
    answer: dict[str, Any] = reply.json()
    return answer


def test_of_me_and_of_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "data")
        async with House.open(store=store) as house:
            record = Record.load(KYOTO)
            await finished(house, "first", record, "ada", "bo")
            await finished(house, "second", record, "ada")
            ada, bo = await statistics(house, "ada"), await statistics(house, "bo")
            assert {match["id"] for match in ada["matches"]} == {"first", "second"}
            assert [match["id"] for match in bo["matches"]] == ["first"]
            assert {match["expected"] for match in ada["matches"]} == {WHOLE // 2}
            won = [match["won"] for match in ada["matches"] + bo["matches"] if match["id"] == "first"]
            assert sum(won) == WHOLE
            assert {*ada["unreviewed"]} == {"first", "second"}
            assert ada["habits"] == []
            for nobody in ("zoe", ""):
                assert (await statistics(house, nobody))["matches"] == []
            assert (await statistics(house, "ada", "xanadu"))["matches"] == []
            assert (await house.get("/api/me/statistics/nothing", "ada")).status == 404

    asyncio.run(scenario())


def test_what_a_review_found_is_told_and_remembered(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "data")
        async with House.open(store=store) as house:
            record = Record.load(KYOTO)
            await finished(house, "first", record, "ada", "bo")
            found = invented_review(record)
            await house.hall.store.reviews.keep("first", house.now, packed(found), complete=True)
            told = await statistics(house, "bo")
            [match] = told["matches"]
            marks = found.accounts[1].marks
            assert match["decisions"] == sum(marks.values())
            assert match["good"] == marks["best"] + marks["fine"]
            assert match["given"] == -found.accounts[1].choices
            assert told["unreviewed"] == []
            assert {habit["key"] for habit in told["habits"]} <= {"keep", "leader", "refuse"}
            assert all(0 <= habit["mine"] <= 1 for habit in told["habits"])
            await house.hall.store.reviews.forget("first")  # as only so many are kept
            assert await statistics(house, "bo") == told

    asyncio.run(scenario())


def test_who_shares_the_win_has_a_part_of_it() -> None:
    match = Summary("m", "kyoto", "over", ["a", "b", "c", "d"], [None] * 4, {}, None, 0, ranking=[[0, 2], [1], [3]])
    assert [part_of_the_win(match, seat) for seat in range(4)] == [WHOLE // 2, 0, WHOLE // 2, 0]
    assert even_share(match) == WHOLE // 4
    teams = msgspec.structs.replace(match, options={"teams": 2}, ranking=[[0, 2], [1, 3]])
    assert [part_of_the_win(teams, seat) for seat in range(4)] == [WHOLE, 0, WHOLE, 0]
    assert even_share(teams) == WHOLE // 2
    late = msgspec.structs.replace(match, resigned=[0])
    assert part_of_the_win(late, 0) == 0
    alone = msgspec.structs.replace(match, seats=["a"], ranking=[[]])
    assert (part_of_the_win(alone, 0), even_share(alone)) == (0, None)
