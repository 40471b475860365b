"""What the server tells about its games to a client that was built without them."""

from __future__ import annotations

import asyncio
import gzip

from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES
from tests.server.inside import House


def test_every_game_introduces_itself() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            games = (await house.get("/api/games")).json()
            assert [game["name"] for game in games] == list(GAMES)
            for game in games:
                for language in LANGUAGES:
                    words = catalogue(game["name"], language)
                    assert game["title"][language] == words.say("title")
                    assert game["about"][language] == words.say("about")
                kind = GAMES[game["name"]]
                assert game["things"] == kind.things
                assert (game["weight"], game["luck"], game["first_game"]) == (kind.weight, kind.luck, kind.first_game)
                assert game["minutes"] == (kind.minutes and [*kind.minutes])

    asyncio.run(scenario())


def test_the_list_of_games_is_compressed_for_who_can_read_that() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            plain = await house.get("/api/games")
            zipped = await house.ask("GET", "/api/games", **{"accept-encoding": "gzip"})
            assert zipped.header("content-encoding") == "gzip"
            assert gzip.decompress(zipped.body) == plain.body
            assert 2 * len(zipped.body) < len(plain.body)

    asyncio.run(scenario())


def test_the_words_and_the_rules_of_a_game_can_be_had() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            for language, title in (("en", "title = Gangs of Kyoto"), ("fr", "title = Gangs of Kyoto")):
                words = (await house.get(f"/api/games/kyoto/words/{language}")).body.decode()
                assert title in words
                assert "prompt-give" in words
                rules = (await house.get(f"/api/games/kyoto/rules/{language}")).body.decode()
                assert "**kyoto-1**" in rules
            for page in ("words", "rules"):
                assert (await house.get(f"/api/games/chess/{page}/en")).status == 404
                assert (await house.get(f"/api/games/kyoto/{page}/xx")).status == 404

    asyncio.run(scenario())
