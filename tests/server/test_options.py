"""Which options can be had: the same answer to who asks before as to who creates a match."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

import durbar
from durbar.core.text import LANGUAGES
from durbar.games import GAMES
from tests.server.inside import House


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_is_unfit_exactly_if_a_match_with_it_is_refused(name: str) -> None:
    """Beside any other one that was chosen, for all numbers of players. Every reason has words in every language."""
    game = durbar.game(name)
    choices = [
        (field.name, value)
        for field in msgspec.structs.fields(game.options)
        for value in ((True,) if field.type is bool else get_args(field.type))
        if value != field.default
    ]
    for seats, (wish, wished) in product(game.seat_counts, choices):
        found = game.unfit(seats, {wish: wished})
        unfit = {(option, value) for option, value, _ in found}
        others = {} if (wish, wished) in unfit else {wish: wished}
        assert unfit == {choice for choice in choices if is_refused(game, seats, {**others, choice[0]: choice[1]})}
        for _, _, reason in found:
            assert isinstance(reason, durbar.UnfitOption)
            said = {reason.sentence(language) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            assert not any(sentence.startswith("unfit-") for sentence in said)


def is_refused(game: durbar.Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.read_options(options, seats)
    except durbar.BadOption:
        return True
    return False


def test_the_first_wish_is_kept_and_what_it_needs_is_found() -> None:
    game = durbar.game("reviving")

    def unfit(**wishes: Any) -> set[tuple[str, Any]]:
        return {(option, value) for option, value, _ in game.unfit(4, wishes)}

    sara = ("sara_when_last", True)
    assert sara in unfit()
    assert sara not in unfit(sara_when_last=True, architects="random")
    assert sara in unfit(architects="none", sara_when_last=True)
    with pytest.raises(durbar.BadOption, match="no option 'colour'"):
        game.unfit(4, {"colour": "blue"})
    with pytest.raises(durbar.BadSeats):
        game.unfit(9, {})


async def unfit_of(house: House, wish: dict[str, Any]) -> dict[str, Any]:
    """What Kathmandu cannot have, by the names of the options."""
    found = (await house.ask("POST", "/api/games/kathmandu/unfit", "", wish)).json()
    return {each["option"]: each for each in found}


def test_a_page_can_ask_before_it_creates_a_match() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            wish = {"seats": 3, "options": {"teams": 2}}
            found = (await house.ask("POST", "/api/games/reviving/unfit", "", wish)).json()
            [two_teams] = [each for each in found if each["option"] == "teams" and each["value"] == 2]
            assert two_teams["text"]["en"] == "2 teams need 4 / 6 players, not 3."
            typed = {"seats": 3, "options": {"boards": "nowhere"}}
            boards = (await unfit_of(house, typed))["boards"]
            assert boards["text"]["fr"].startswith("Les plateaux s’écrivent comme E6A1")
            typed = {"seats": 3, "options": {"boards": "E6A1 S1A2 W5A3 W2A0 W0"}}
            boards = (await unfit_of(house, typed))["boards"]
            assert boards["text"]["en"].startswith("Board 1 and board 4 touch")
            assert (boards["facts"]["one"], boards["facts"]["other"]) == (1, 4)
            assert (await house.ask("POST", "/api/games/chess/unfit", "", wish)).status == 404
            assert (await house.ask("POST", "/api/games/kyoto/unfit", "", wish)).status == 422

    asyncio.run(scenario())
