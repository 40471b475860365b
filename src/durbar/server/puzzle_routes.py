"""What can be asked about puzzles: each endpoint is one line of `PUZZLE_ENDPOINTS`."""

from __future__ import annotations

from starlette.requests import Request

from durbar.server.answers import Answer
from durbar.server.asked import game_of
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.puzzles import PuzzleBook, PuzzleInfo, Puzzles, Solved, Try, puzzle_called
from durbar.server.visitors import Visitors

SHOWING, ANSWERING = 3, 10  # what it costs to have a table laid out, and to have an answer judged


class PuzzleRoutes:
    """The web side of the puzzles."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.puzzles = Puzzles(hall)
        self.visitors = visitors

    async def puzzle_books(self, request: Request) -> Answer:
        return Answer(await self.puzzles.books(await self.visitors.somebody(request)))

    async def daily_puzzle(self, request: Request) -> Answer:
        return Answer(await self.puzzles.today(await self.visitors.somebody(request), game_of(request).name))

    async def next_puzzle(self, request: Request) -> Answer:
        """One that suits who asks; `skip` is one that they do not want now."""
        guest, skipped = await self.visitors.somebody(request), request.query_params.get("skip", "")
        return Answer(await self.puzzles.next(guest, game_of(request).name, skipped))

    async def puzzle(self, request: Request) -> Answer:
        guest, game = await self.visitors.somebody(request), game_of(request).name
        return Answer(await self.puzzles.show(guest, game, puzzle_called(game, request.path_params["puzzle"])))

    async def answer_puzzle(self, request: Request, tried: Try) -> Answer:
        game = game_of(request).name
        puzzle = puzzle_called(game, request.path_params["puzzle"])
        guest, newcomer = await self.visitors.known(request)
        return Answer(await self.puzzles.answer(guest, game, puzzle, tried.move), newcomer=newcomer)


PUZZLE_ENDPOINTS = [
    Endpoint(
        "GET", "/api/puzzles", "puzzle_books", "The games that have puzzles, and what I have", answer=list[PuzzleBook]
    ),
    Endpoint(
        "GET", "/api/puzzles/{game}/daily", "daily_puzzle", "The puzzle of today", answer=PuzzleInfo, cost=SHOWING
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{game}/next",
        "next_puzzle",
        "A puzzle that I have not answered",
        answer=PuzzleInfo,
        query=("skip",),
        cost=SHOWING,
    ),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}", "puzzle", "A puzzle", answer=PuzzleInfo, cost=SHOWING),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{puzzle}",
        "answer_puzzle",
        "Answer it: was it the best move, and why",
        body=Try,
        answer=Solved,
        cost=ANSWERING,
    ),
]
