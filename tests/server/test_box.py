"""The box a match is played with: the standard one, or an owner's own."""

from __future__ import annotations

import asyncio
import copy
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.cli.components import house_boxes
from durbar.core import components
from durbar.games import GAMES
from durbar.server import game_routes
from tests.server.inside import NO_LIMITS, House


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


def corrected(text: str) -> str:
    """The list of Gangs of Kyoto with one 3 of a bell less, and one 2 more."""
    for value, count in ((2, 9), (3, 7)):
        line = f"value = {value}, bells = 1, draw = false, count = "
        text = text.replace(f"{line}8", f"{line}{count}")
    return text


def test_an_owner_corrects_the_list_and_everybody_sees_how_it_differs() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            listed = (await house.get("/api/games/kyoto/components")).body.decode()
            text = corrected(listed)
            checked = await house.ask("POST", "/api/games/kyoto/components", "ada", {"text": text})
            assert checked.status == 200
            own = checked.json()
            differ = [
                {"what": "exploration value 2, bells 1, count", "usual": 8, "own": 9},
                {"what": "exploration value 3, bells 1, count", "usual": 8, "own": 7},
            ]
            assert own["differences"] == differ
            again = await house.ask("POST", "/api/games/kyoto/components", "ada", {"contents": own["contents"]})
            assert again.json() == own
            new = {"game": "kyoto", "seats": 2, "components": own["contents"], "bots": {"1": "easy"}}
            match = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            await house.do(match, "ada", {"do": "sit", "id": "sit", "seat": 0, "name": "Ada"})
            info = (await house.get(f"/api/matches/{match}", "ben")).json()["match"]
            assert (info["own_components"], info["house_box"], info["box_owner"]) == (True, False, "Ada")
            assert (await house.get(f"/api/matches/{match}/differences")).json() == differ

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"text": "what = is = this"}, "this list is not a TOML file: "),
        ({"text": ""}, "the components: there is no exploration"),
        ({"contents": {"exploration": 3}}, "the components: exploration is 3; a list belongs there"),
    ],
)
def test_a_list_that_is_none_is_refused_with_one_sentence(body: dict[str, Any], sentence: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            refused = await house.ask("POST", "/api/games/kyoto/components", "ada", body)
            assert refused.status == 422
            message = refused.json()["message"]
            assert message.startswith(sentence)
            assert "\n" not in message

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("game", "right", "facts"),
    [
        ("reviving", "rounds = 8", {"where": "[game]", "name": "rounds", "value": "9", "least": 8, "most": 8}),
        ("kathmandu", "days = 6", {"where": "[setup]", "name": "days", "value": "99", "least": 1, "most": 12}),
    ],
)
def test_a_number_that_cannot_be_is_told_in_any_language(game: str, right: str, facts: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            listed = (await house.get(f"/api/games/{game}/components")).body.decode()
            text = re.sub(rf"^{right}\b", f"{facts['name']} = {facts['value']}", listed, flags=re.MULTILINE)
            problem = (await house.ask("POST", f"/api/games/{game}/components", "ada", {"text": text})).json()
            assert (problem["code"], problem["facts"]) == ("out-of-range", facts)

    asyncio.run(scenario())


def test_a_server_may_have_a_box_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(corrected(durbar.game("kyoto").components_file()))
    settings = msgspec.structs.replace(NO_LIMITS, boxes=house_boxes([f"kyoto={file}"]))

    async def scenario() -> None:
        async with House.open(settings) as house:
            made = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto"})).json()["match"]
            assert (made["own_components"], made["house_box"], made["box_owner"]) == (True, True, "")
            assert len((await house.get(f"/api/matches/{made['id']}/differences")).json()) == 2
            usual = {"game": "kyoto", "components": durbar.game("kyoto").contents}
            made = (await house.ask("POST", "/api/matches", "ada", usual)).json()["match"]
            assert not made["house_box"]
            assert (await house.get(f"/api/matches/{made['id']}/differences")).json() == []
            other = (await house.ask("POST", "/api/matches", "ada", {"game": "xanadu"})).json()["match"]
            assert not other["own_components"]

    asyncio.run(scenario())


def test_reading_a_list_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of thousands of tables takes a tenth of a second."""
    threads = []

    def read_toml(text: str, name: str) -> Any:
        threads.append(threading.current_thread())
        return components.read_toml(text, name)

    monkeypatch.setattr(game_routes, "read_toml", read_toml)

    async def scenario() -> None:
        async with House.open() as house:
            text = "".join(f"[a{number}]\n" for number in range(1_000))
            assert (await house.ask("POST", "/api/games/kyoto/components", "ada", {"text": text})).status == 422

    asyncio.run(scenario())
    assert threads
    assert threading.main_thread() not in threads
