"""What can be asked about the games: each endpoint is one line of `GAME_ENDPOINTS`."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import durbar
from durbar.core.components import differences, read_toml
from durbar.core.text import catalogue_text, rules_page
from durbar.games import GAMES
from durbar.server import wire
from durbar.server.answers import Answer
from durbar.server.asked import game_of, language_of, lesson_of, network
from durbar.server.game_info import GameInfo, LessonInfo, OwnBox, Unfit, facts_of, game_info, in_words, lesson_info
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.wire import Refused, encode


@cache
def listing() -> tuple[bytes, bytes]:
    """All games, which never change: written and compressed once, as every page begins with them."""
    body = encode([game_info(name) for name in GAMES])
    return body, gzip.compress(body, 9, mtime=0)


class GameRoutes:
    """The games, their words, rules and boxes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def games(self, request: Request) -> Response:
        body, zipped = listing()
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["Content-Encoding"] = zipped, "gzip"
        self.hall.charge(network(request), len(body))
        return Response(body, headers=headers, media_type="application/json")

    async def box(self, request: Request) -> Answer:
        return Answer(game_of(request).contents)

    async def components(self, request: Request) -> Response:
        """The list of what is in the box, as an owner corrects it."""
        game = game_of(request)
        written = game.components_file()
        if not written:
            raise Refused("no-page", f"{game.name} has no list of its components that could be corrected", 404)
        return PlainTextResponse(written)

    async def own_components(self, request: Request, file: wire.ComponentsFile) -> Answer:
        """Whether an owner's list is one of this game's; what is in that box, and how it differs."""
        game = game_of(request)
        said = file.contents
        if said is None:  # reading it takes a while, in which others are served
            said = await asyncio.to_thread(read_toml, file.text, "this list")
        own = durbar.game(game.name, components=said).contents
        return Answer(OwnBox(dict(own), differences(game.contents, own)))

    async def words(self, request: Request) -> Response:
        game, language = game_of(request), language_of(request)
        return PlainTextResponse(catalogue_text(game.name, language))

    async def rules(self, request: Request) -> Response:
        game, language = game_of(request), language_of(request)
        written = rules_page(game.name, language)
        if not written:
            raise Refused("no-page", f"{game.name} has no numbered rules", 404)
        return PlainTextResponse(written)

    async def unfit(self, request: Request, wish: wire.Wish) -> Answer:
        found = game_of(request).unfit(wish.seats, wish.options)
        return Answer([Unfit(option, value, in_words(reason), facts_of(reason)) for option, value, reason in found])

    async def lesson(self, request: Request) -> Answer:
        return Answer(lesson_info(lesson_of(game_of(request))))


GAME_ENDPOINTS = [
    Endpoint("GET", "/api/games", "games", "The games that can be played", answer=list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/box", "box", "What is in a game's box, and where we know it from", answer=dict),
    Endpoint(
        "GET", "/api/games/{game}/components", "components", "The same as a file to be corrected", media="text/plain"
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/components",
        "own_components",
        "Whether an owner's list can be played with, and how it differs",
        body=wire.ComponentsFile,
        answer=OwnBox,
        cost=10,
    ),
    Endpoint("GET", "/api/games/{game}/words/{language}", "words", "Its catalogue, in Fluent", media="text/plain"),
    Endpoint("GET", "/api/games/{game}/rules/{language}", "rules", "Its numbered rules", media="text/plain"),
    Endpoint(
        "POST",
        "/api/games/{game}/unfit",
        "unfit",
        "The choices that cannot be had beside these options, and why",
        body=wire.Wish,
        answer=list[Unfit],
    ),
    Endpoint("GET", "/api/lessons/{game}", "lesson", "The steps of a game's guided first game", answer=LessonInfo),
]
