"""Boxes of Gangs of Kyoto as an owner might describe them: the standard one to correct, and one that never ends."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import durbar

STANDARD_FILE = Path(durbar.__file__).parent / "games" / "kyoto" / "components.toml"

Contents = dict[str, Any]


def standard_box() -> Contents:
    """The contents of the standard box, to be corrected."""
    return tomllib.loads(STANDARD_FILE.read_text("utf-8"))


def line(box: Contents, face: str) -> Contents:
    """The line of a face: "3", "3b1", "3d" or a special effect."""
    for card in box["exploration"]:
        symbol = f"b{card['bells']}" if card["bells"] else "d" if card["draw"] else ""
        if f"{card['value']}{symbol}" == face:
            return dict_of(card)
    return next(dict_of(card) for card in box["special"] if card["effect"] == face)


def dict_of(card: Any) -> Contents:
    assert isinstance(card, dict)
    return card


def idle_box() -> Contents:
    """A box whose cards nearly all cost no time: every row can hold them for good, and nobody is ever too late."""
    return {
        "exploration": [
            {"value": 0, "count": 40},
            {"value": 0, "bells": 1, "count": 32},
            {"value": 0, "draw": True, "count": 4},
            *({"value": value, "count": 1} for value in range(1, 6)),
        ],
        "special": [
            {"effect": "immediate", "bells": 1, "count": 20},
            {"effect": "discard_rightmost", "count": 1},
            {"effect": "limit_18", "count": 1},
            {"effect": "refuse", "count": 6},
        ],
        "game": {"limit": 13, "raised_limit": 18, "bells_to_win": 11},
    }
