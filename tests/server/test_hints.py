"""Hints: a master's advice, as the table was made; between people only where the host wants it, and all see it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from durbar.core.fairness import Promise
from durbar.server import show
from durbar.server.chairs import Guest
from durbar.server.journal import BotSat, Created, Entry, Sat, decode_body
from durbar.server.match import Match
from tests.server.inside import House

SECRET = "5a" * 32


async def created(house: House, seats: int, bots: int, **more: Any) -> dict[str, Any]:
    new = {"game": "kyoto", "seats": seats, "bots": {str(seat): "easy" for seat in range(seats - bots, seats)}, **more}
    reply = await house.ask("POST", "/api/matches", "ada", new)
    match: dict[str, Any] = reply.json()["match"]
    return match


@pytest.mark.parametrize(
    ("seats", "bots", "wish", "hints"),
    [
        (3, 2, None, True),  # one person among bots
        (2, 2, None, True),  # only bots
        (2, 0, None, False),  # between people
        (4, 2, None, False),
        (2, 0, True, True),  # as the host says
        (3, 2, False, False),
    ],
)
def test_the_host_decides_and_else_it_is_off_between_people(
    seats: int, bots: int, wish: bool | None, hints: bool
) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            for more in [{"hints": wish}] + [{}] * (wish is None):
                match = await created(house, seats, bots, **more)
                assert match["hints"] is hints
                everybody = (await house.get(f"/api/matches/{match['id']}")).json()
                assert everybody["match"]["hints"] is hints  # also who only watches knows

    asyncio.run(scenario())


@pytest.mark.parametrize("hints", [True, False])
def test_a_hint_is_given_only_where_there_are_hints(hints: bool) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = (await created(house, 2, 0, hints=hints))["id"]
            for seat, guest in enumerate(["ada", "bo"]):
                await house.do(match, guest, {"do": "sit", "id": "sit", "seat": seat})
            await house.do(match, "ada", {"do": "start", "id": "start"})
            due = house.hall.live[match].match.due()[0]
            asked = len(house.bot_pool.questions)
            reply = await house.get(f"/api/matches/{match}/hint?seat={due}", ["ada", "bo"][due])
            if hints:
                assert reply.status == 200
                assert reply.json()["moves"]
            else:
                problem = reply.json()
                assert (reply.status, problem["code"]) == (403, "no-hints")
                assert problem["message"] == "this table is played without hints"
                assert len(house.bot_pool.questions) == asked

    asyncio.run(scenario())


def test_a_hint_that_no_bot_can_give_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        return None

    async def scenario() -> None:
        async with House.open() as house:
            match = (await created(house, 2, 1))["id"]
            await house.do(match, "ada", {"do": "sit", "id": "sit", "seat": 0})
            await house.do(match, "ada", {"do": "start", "id": "start"})
            monkeypatch.setattr(house.bot_pool, "advise", nothing)
            reply = await house.get(f"/api/matches/{match}/hint", "ada")
            assert (reply.status, reply.json()["code"]) == (503, "no-advice")

    asyncio.run(scenario())


def test_a_rematch_keeps_what_the_host_said() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = (await created(house, 2, 2, hints=False))["id"]
            again = house.hall.making.again(house.hall.live[match].match, Guest("ada", "Ada"), "")
            assert again.match.hints is False

    asyncio.run(scenario())


@pytest.mark.parametrize(("people", "hints"), [(1, True), (2, False)])
def test_matches_from_before_give_hints_to_who_plays_alone_among_bots(people: int, hints: bool) -> None:
    """Their journals say nothing of hints."""
    old = Created("kyoto", "1", 3, {}, "ada", True, Promise(SECRET, ()).commitment)
    written = msgspec.json.encode(old)
    assert b"hints" not in written
    match = Match("a-match", SECRET)
    match.apply(Entry(1, 1, "", "", decode_body(written)))
    for seat in range(3):
        body = Sat(seat, f"guest{seat}", f"Guest {seat}", "") if seat < people else BotSat(seat, "easy", f"Bot {seat}")
        match.apply(Entry(seat + 2, 1, "", "", body))
    assert match.hints is hints
    assert show.info(match).hints is hints
