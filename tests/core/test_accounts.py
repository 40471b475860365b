"""The browser adds up anybody's points from what it is shown. `tests/vectors/accounts.json` has ends of games by which
it is held to the rules (`web/src/games/accounts.test.ts`), and is held to the rules here. To write it anew:

    python -m tests.core.test_accounts
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import durbar

VECTORS = Path(__file__).parents[1] / "vectors" / "accounts.json"
EXTRAS = {"bhairav": True, "public_objectives": True, "buddha_promo": True, "rainbow_promo": True}
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("kyoto", 3, {}, 1),
    ("xanadu", 5, {}, 0),
    ("reviving", 3, EXTRAS, 5),
    ("kathmandu", 3, {"tents": "usual", "characters": True}, 2),
]
PRINTED = (
    "scoring",
    "points",
    "mission",
    "advanced_mission",
    "objective",
    "bhairav",
    "coins",
    "solo",
)  # what is added up
DECKS = ("blue", "red", "buddha_promo", "rainbow_promo")  # what is not


def ended(name: str, seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The end of a game that was played at random, as the first seat sees it."""
    game = durbar.game(name)
    state, luck = game.new(seats=seats, seed=seed, options=options), random.Random(seed)
    while actors := state.actors():
        seat = luck.choice(actors)
        state.play(seat, luck.choice(state.legal_moves(seat)))
    box = msgspec.to_builtins(game.contents)
    contents = {part: box[part] for part in PRINTED if part in box} | {deck: {"cards": []} for deck in DECKS}
    view = msgspec.to_builtins(game.view(state, 0))
    return {"game": name, "view": view, "contents": contents, "scores": state.scores()}


def written() -> str:
    return json.dumps([ended(*game) for game in GAMES]) + "\n"


def test_the_ends_of_games_are_as_the_rules_have_them() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == json.loads(written())


if __name__ == "__main__":
    VECTORS.write_text(written(), encoding="utf-8")
