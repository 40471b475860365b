"""Lessons at the table: a match like any other, but with a fixed deal, and others who play what stands there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from durbar.core.lesson import LEARNER, Lesson, lesson
from durbar.games import GAMES
from durbar.server.match import Match
from tests.server.inside import House

TAUGHT = [name for name in GAMES if lesson(name) is not None]


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


async def begun(house: House, game: str) -> str:
    reply = await house.ask("POST", "/api/lessons", "ada", {"game": game})
    assert reply.status == 201
    welcome = reply.json()
    assert welcome["match"]["lesson"]
    assert not welcome["match"]["listed"]
    assert welcome["you"]["seats"] == [LEARNER]
    assert welcome["table"]["status"] == "running"
    return str(welcome["match"]["id"])


async def due(house: House, match: str) -> Match:
    """The match as soon as the others have moved."""
    await house.settle()
    found = house.hall.live[match].match
    assert found.status == "over" or LEARNER in found.due()
    return found


async def plays(house: House, match: str, move: str) -> Any:
    found = await due(house, match)
    command = {"do": "move", "id": f"m{found.number}", "seat": LEARNER, "move": move}
    return await house.do(match, "ada", command)


async def table(house: House, match: str) -> Any:
    await due(house, match)
    return (await house.get(f"/api/matches/{match}", "ada")).json()["table"]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_others_play_the_lesson_and_no_bot_is_asked(game: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, game)
            asked = [step.asked[0] for step in taught(game).step if step.asked]
            for number, move in enumerate(asked):
                begins = [
                    start for step, start in zip(taught(game).step, taught(game).begins(), strict=True) if step.do
                ]
                assert (await table(house, match))["lesson"] == begins[number]
                await plays(house, match, move)
            found = await due(house, match)
            line = [(play.seat, play.moves[0]) for play in taught(game).line()]
            assert [(seat, move.notation) for seat, move in found.plays] == line
            assert (await table(house, match))["lesson"] == len(line)
            assert not house.bot_pool.questions

    asyncio.run(scenario())


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_plays_something_else_plays_on_against_bots(game: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, game)
            first = next(step.asked for step in taught(game).step if step.asked)
            found = await due(house, match)
            other = next(move for move in found.state.legal_moves(LEARNER) if move.notation not in first)
            await plays(house, match, other.notation)
            assert (await table(house, match))["lesson"] is None
            for _ in range(30):
                found = await due(house, match)
                if found.status == "over":
                    break
                await plays(house, match, found.state_for(LEARNER).legal_moves(LEARNER)[0].notation)
            assert house.bot_pool.questions  # bots think for themselves

    asyncio.run(scenario())


def test_a_move_that_is_taken_back_leads_back_into_the_lesson() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, "kyoto")
            await plays(house, match, "give 2")  # and not "give 0"
            assert (await table(house, match))["lesson"] is None
            await house.do(match, "ada", {"do": "undo", "id": "undo", "seat": LEARNER})
            assert (await table(house, match))["lesson"] == 0

    asyncio.run(scenario())


def test_a_lesson_is_begun_anew_at_the_same_table() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, "kyoto")
            first = (await table(house, match))["view"]
            for move in ("give 0", "give 1", "give 2"):
                await plays(house, match, move)
            assert (await table(house, match))["lesson"] == 9
            await house.do(match, "ada", {"do": "restart", "id": "again", "seat": LEARNER})
            again = await table(house, match)
            assert again["lesson"] == 0
            assert again["view"] == first

    asyncio.run(scenario())


def test_no_other_match_is_begun_anew() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {"1": "easy"}}
            match = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            await house.do(match, "ada", {"do": "sit", "id": "sit", "seat": 0})
            await house.do(match, "ada", {"do": "start", "id": "start"})
            reply = await house.ask(
                "POST", f"/api/matches/{match}/commands", "ada", {"do": "restart", "id": "again", "seat": 0}
            )
            assert (reply.status, reply.json()["code"]) == (409, "no-lesson")

    asyncio.run(scenario())


def test_after_a_restart_of_the_server_the_lesson_goes_on() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, "kyoto")
            await plays(house, match, "give 0")
            await plays(house, match, "give 1")
            await due(house, match)
            secret, entries = (await house.hall.store.journal(match)) or ("", [])
            again = Match.load(match, secret, entries)
            assert [move.notation for _, move in again.plays] == ["give 0", "give 1"]
            del house.hall.live[match]  # as if the server had just begun
            assert (await house.hall.find(match)).match.created.lesson
            await plays(house, match, "give 2")
            assert (await table(house, match))["lesson"] == 9

    asyncio.run(scenario())


def test_a_rematch_of_a_lesson_is_a_real_match() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = await begun(house, "kyoto")
            while (found := await due(house, match)).status != "over":
                await plays(house, match, found.state.legal_moves(LEARNER)[0].notation)
            assert (await house.get(f"/api/matches/{match}/record", "ada")).status == 200
            await house.do(match, "ada", {"do": "rematch", "id": "rematch"})
            again = house.hall.live[match].match.rematch
            assert again is not None
            new = house.hall.live[again].match
            assert not new.created.lesson
            assert new.created.commitment
            assert new.status == "open"

    asyncio.run(scenario())


def test_lessons_are_listed_with_their_games_and_among_ones_own_matches() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            games = {each["name"]: each["lesson"] for each in (await house.get("/api/games")).json()}
            assert [name for name, has in games.items() if has] == TAUGHT
            match = await begun(house, "kyoto")
            (mine,) = (await house.get("/api/me/matches", "ada")).json()
            assert (mine["id"], mine["lesson"]) == (match, True)
            assert (await house.get("/api/matches")).json() == []
            steps = (await house.get("/api/lessons/kyoto")).json()["steps"]
            assert [step["say"] for step in steps] == [step.say for step in taught("kyoto").step]

    asyncio.run(scenario())


@pytest.mark.parametrize(("game", "code"), [("chess", "no-game"), ("kyoto", "no-lesson")])
def test_what_cannot_be_taught_is_refused(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            if code == "no-lesson":
                monkeypatch.setattr("durbar.server.asked.lesson", lambda _: None)
            asked = await house.ask("POST", "/api/lessons", "ada", {"game": game})
            looked_for = await house.get(f"/api/lessons/{game}")
            assert (asked.status, asked.json()["code"]) == (422, code)
            assert (looked_for.status, looked_for.json()["code"]) == (404, code)
            assert not house.hall.live

    asyncio.run(scenario())


def test_lessons_count_among_the_matches_that_are_not_over() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            for _ in range(house.hall.settings.tables):
                await begun(house, "kyoto")
            reply = await house.ask("POST", "/api/lessons", "ada", {"game": "kyoto"})
            assert (reply.status, reply.json()["code"]) == (429, "too-many")

    asyncio.run(scenario())
