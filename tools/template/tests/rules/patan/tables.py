"""Sets up tables of Fifteen of Patan for the examples, by positions as anybody may write them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

import durbar
from durbar.games.patan.rules import Patan


def cards(values: str) -> list[str]:
    """Cards as positions name them: "3 14" are c3 and c14."""
    return [f"c{value}" for value in values.split()]


def position(hands: Sequence[str], trick: str = "", **more: Any) -> dict[str, Any]:
    """A position as plain data: these hands, this trick begun by seat 0, all other cards in the pile in order.

    Any part of it can be given as it shall be written.
    """
    calling = more.pop("calling", False)
    said = [*cards(trick), *more.get("discards", []), *(card for hand in hands for card in cards(hand))]
    state = {
        "phase": "play",
        "leader": 0,
        "low": False,
        "trick": cards(trick),
        "players": [{"hand": cards(hand), "points": 0} for hand in hands],
        "pile": [f"c{value}" for value in range(1, 16) if f"c{value}" not in said],
        "discards": [],
        "mark": 0,
        "rng": "fast 00000001 00000002 00000003 00000004",
    }
    return {
        "durbar": "position 1",
        "game": "patan",
        "edition": "1",
        "seats": len(hands),
        "options": {"calling_variant": calling},
        "state": state | more,
    }


def table(hands: Sequence[str], trick: str = "", **more: Any) -> Patan:
    """The game at this position."""
    return cast("Patan", durbar.read_position(json.dumps(position(hands, trick, **more))))


def last_trick(hands: Sequence[str], points: Sequence[int]) -> Patan:
    """The game with one card left in each hand, and these points so far."""
    rest = [f"c{value}" for value in range(1, 16) if f"c{value}" not in cards(" ".join(hands))]
    finished = sum(points) * len(hands)
    players = [{"hand": cards(hand), "points": each} for hand, each in zip(hands, points, strict=True)]
    return table(hands, players=players, discards=rest[:finished], pile=rest[finished:])
