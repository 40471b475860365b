"""Positions that no game can reach, and boxes that are not the game's: one sentence each."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.patan.tables import table

HANDS = ["1 2 3", "4 5 6"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": [{"hand": ["c1"], "points": 0}]}, "a table of 2"),
        ({"leader": 2}, "leader speaks of seat 2"),
        ({"pile": []}, "exactly one place"),
        ({"pile": ["c16"]}, "there is no card 'c16'"),
        ({"mark": -1}, "mark is -1"),
        ({"trick": "7"}, "seat 0 holds 3 cards; it must hold 2"),
        ({"discards": ["c7"]}, "a card of each player"),
        ({"discards": ["c7", "c8"]}, "add up to 1"),
        ({"phase": "over"}, "not before"),
        ({"phase": "call"}, "only where tricks are called"),
        ({"low": True}, "nobody has called it"),
        ({"rng": "dice"}, "rng: "),
        ({"weather": "fine"}, "right shape"),
    ],
)
def test_an_impossible_position_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(durbar.BadPosition, match=sentence):
        table(HANDS, **wrong)


@pytest.mark.rule("patan-2")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [({"card": [{"value": 1}]}, "the cards 1 to 15"), ({"game": {"hand": 4}}, "hand is 4; 1 to 3")],
)
def test_another_box_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(durbar.BadComponents, match=sentence):
        durbar.game("patan", components=dict(durbar.game("patan").contents) | change)


@pytest.mark.rule("patan-2")
def test_an_owner_may_correct_the_box() -> None:
    game = durbar.game("patan", components=dict(durbar.game("patan").contents) | {"game": {"hand": 2}})
    assert game.view(game.new(4)).hand_sizes == [2, 2, 2, 2]
