"""Puzzles at a server: nothing is told before the answer, which counts once; one puzzle a day for everybody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from durbar.core.position import write_position
from durbar.core.rng import rng_of_seed
from durbar.games import GAMES
from durbar.puzzles import Puzzle, puzzles_of
from durbar.server import puzzle_routes
from durbar.server.puzzles import NEW_RATING, daily, nearest, rated_after
from tests.server.inside import House

DAY = 86_400_000


def wrong_move(puzzle: Puzzle) -> str:
    return next(move for move in puzzle.fares if move != puzzle.best)


async def answered(house: House, puzzle: Puzzle, move: str, guest: str = "ada") -> dict[str, Any]:
    reply = await house.ask("POST", f"/api/puzzles/kyoto/{puzzle.id}", guest, {"move": move})
    assert reply.status == 200
    solved: dict[str, Any] = reply.json()
    return solved


@pytest.mark.parametrize("game", GAMES)
def test_before_the_answer_nothing_is_told_that_the_seat_cannot_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is sent when everything hidden was dealt anew, and the solution and all figures are others."""

    async def scenario() -> None:
        async with House.open() as house:
            puzzle = puzzles_of(game)[0]
            path = f"/api/puzzles/{game}/{puzzle.id}"
            before = (await house.get(path, "ada")).body
            told = msgspec.json.decode(before)
            assert told["solved"] is None
            assert told["table"]["moves"]
            assert puzzle.seat in told["table"]["due"]
            state = puzzle.state()
            dealt = write_position(state.game.redeal(state, puzzle.seat, rng_of_seed(11))).encode()
            assert dealt != bytes(puzzle.position)
            other = msgspec.structs.replace(
                puzzle, position=msgspec.Raw(dealt), best=wrong_move(puzzle), line=[], fares={}
            )
            monkeypatch.setattr(puzzle_routes, "puzzle_called", lambda *_: other)
            assert (await house.get(path, "ada")).body == before

    asyncio.run(scenario())


def test_an_answer_is_told_at_once_and_why() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            puzzle = puzzles_of("kyoto")[0]
            solved = await answered(house, puzzle, puzzle.best)
            assert (solved["best"], solved["counts"], solved["line"]) == (True, True, puzzle.line)
            assert solved["why"]
            assert [fare["move"] for fare in solved["fares"]] == list(puzzle.fares)
            wrong = await answered(house, puzzle, wrong_move(puzzle), "bo")
            assert (wrong["best"], wrong["counts"], wrong["line"]) == (False, True, puzzle.line)
            known = {move["notation"] for move in wrong["moves"]}
            assert {wrong["move"], *puzzle.line, *puzzle.fares} <= known

    asyncio.run(scenario())


def test_an_answer_counts_once() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            first, second = puzzles_of("kyoto")[:2]
            lost = await answered(house, first, wrong_move(first))
            assert lost["solver"]["rating"] < NEW_RATING
            again = await answered(house, first, first.best)
            assert (again["best"], again["counts"]) == (True, False)
            assert again["solver"] == lost["solver"]
            seen = (await house.get(f"/api/puzzles/kyoto/{first.id}", "ada")).json()
            assert (seen["solved"]["best"], seen["solved"]["line"]) == (False, first.line)
            won = (await answered(house, second, second.best))["solver"]
            assert (won["answered"], won["solved"], won["streak"]) == (2, 1, 1)
            assert won["rating"] > lost["solver"]["rating"]
            books = {book["game"]: book for book in (await house.get("/api/puzzles", "ada")).json()}
            assert books["kyoto"]["solver"] == won
            assert all(books[game]["puzzles"] == len(puzzles_of(game)) for game in GAMES)
            assert len((await house.get("/api/me/export", "ada")).json()["puzzles"]) == 2

    asyncio.run(scenario())


def test_many_answers_at_once_count_once_each() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            some = puzzles_of("kyoto")[:2]
            asked = [answered(house, puzzle, puzzle.best) for puzzle in some for _ in range(3)]
            counts = [solved["counts"] for solved in await asyncio.gather(*asked)]
            assert sum(counts) == len(some)

    asyncio.run(scenario())


def test_the_puzzle_of_the_day_is_the_same_for_everybody() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            today = [(await house.get("/api/puzzles/kyoto/daily", guest)).json() for guest in ("ada", "bo", "")]
            assert len({each["id"] for each in today}) == 1
            assert today[0]["daily"]

    asyncio.run(scenario())
    noon = 20_000 * DAY + DAY // 2
    assert daily("kyoto", noon) == daily("kyoto", noon + DAY // 3)
    assert len({found.id for found in (daily("kyoto", noon + day * DAY) for day in range(60)) if found}) > 1


def test_the_next_one_suits_who_asks_and_was_not_answered() -> None:
    found = puzzles_of("kyoto")
    easiest, hardest = min(found, key=lambda one: one.rating), max(found, key=lambda one: one.rating)
    suits = nearest("kyoto", 3000, set(), "")
    assert suits is not None
    assert suits.rating == hardest.rating
    assert nearest("kyoto", 0, {each.id for each in found} - {easiest.id}, easiest.id) == easiest
    assert nearest("kyoto", 0, {each.id for each in found}, "") is None

    async def scenario() -> None:
        async with House.open() as house:
            first = (await house.get("/api/puzzles/kyoto/next", "ada")).json()["id"]
            other = (await house.get(f"/api/puzzles/kyoto/next?skip={first}", "ada")).json()["id"]
            assert other != first
            for puzzle in found:
                await answered(house, puzzle, puzzle.best)
            done = await house.get("/api/puzzles/kyoto/next", "ada")
            assert (done.status, done.json()["code"]) == (404, "no-more-puzzles")

    asyncio.run(scenario())


def test_what_makes_no_sense_is_refused() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            puzzle = puzzles_of("kyoto")[0]
            path = f"/api/puzzles/kyoto/{puzzle.id}"
            for move, status in [("nonsense", 422), ("accept", 409), ("give 99", 422)]:
                reply = await house.ask("POST", path, "ada", {"move": move})
                assert reply.status == status, reply.body
            for wrong in (f"/api/puzzles/xanadu/{puzzle.id}", "/api/puzzles/kyoto/none", "/api/puzzles/chess/daily"):
                assert (await house.get(wrong)).status == 404
            seen = (await house.get(path, "ada")).json()
            assert (seen["solved"], seen["solver"]["answered"]) == (None, 0)

    asyncio.run(scenario())


def test_a_rating_goes_by_what_was_expected() -> None:
    rating, spread = 1200.0, 350.0
    for _ in range(40):
        rating, spread = rated_after(rating, spread, 1600, True)
    assert rating > 1600
    assert spread < 120
    assert rated_after(2000.0, 60.0, 800, False)[0] < 2000 - 15
    assert 2000 < rated_after(2000.0, 60.0, 800, True)[0] < 2001


def test_whoever_skips_sees_all_before_one_comes_again() -> None:
    seen, skipped = set(), ""
    for _ in puzzles_of("kyoto"):
        puzzle = nearest("kyoto", NEW_RATING, set(), skipped)
        assert puzzle is not None
        seen.add(skipped := puzzle.id)
    assert len(seen) == len(puzzles_of("kyoto"))
