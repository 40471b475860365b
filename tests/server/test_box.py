"""The box a match is played with: the standard one, or an owner's own."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import pytest

import durbar
from durbar.games import GAMES
from tests.server.inside import House


@pytest.mark.parametrize("game", GAMES)
def test_a_match_tells_what_is_in_the_box_it_is_played_with(game: str) -> None:
    standard: Any = durbar.game(game).contents
    own = copy.deepcopy(standard)
    first = next(cards for cards in own.values() if isinstance(cards, list) and "provenance" in cards[0])[0]
    first["provenance"] = "rulebook" if first["provenance"] != "rulebook" else "public"

    async def scenario() -> None:
        async with House.open() as house:
            for components, box in ((None, standard), (own, own)):
                new = {"game": game, "components": components}
                created = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]
                assert created["own_components"] == (components is not None)
                assert (await house.get(f"/api/matches/{created['id']}/box")).json() == box
            assert (await house.get("/api/matches/nowhere/box")).status == 404

    asyncio.run(scenario())
