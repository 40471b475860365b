"""Patches: whoever follows them has what the server has, in every game, for every viewer."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import durbar
from durbar.core.patch import changes, patched
from durbar.core.state import SPECTATOR
from durbar.games import GAMES


class Card(Struct):
    name: str
    hours: int


class Hand(Struct):
    cards: list[Card]
    notes: dict[str, int]
    top: Card | None


def json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


CASES = [
    (Hand([], {}, None), Hand([], {}, None), {}),
    (Hand([], {}, None), Hand([Card("a", 1)], {}, None), {"cards": [Card("a", 1)]}),
    (Hand([Card("a", 1)], {}, None), Hand([Card("a", 2)], {}, None), {"cards.0.hours": 2}),
    (Hand([Card("a", 1)], {}, None), Hand([Card("a", 1), Card("b", 2)], {}, None), {"cards.1": Card("b", 2)}),
    (Hand([Card("a", 1), Card("b", 2)], {}, None), Hand([Card("b", 2)], {}, None), {"cards": [Card("b", 2)]}),
    (Hand([Card("a", 1)], {}, None), Hand([], {}, None), {"cards": []}),
    (Hand([], {"x": 1, "y": 2}, None), Hand([], {"y": 2}, None), {"notes": {"y": 2}}),
    (Hand([], {}, None), Hand([], {}, Card("a", 1)), {"top": Card("a", 1)}),
    (Hand([], {}, Card("a", 1)), Hand([], {}, Card("b", 1)), {"top.name": "b"}),
    (Hand([], {}, Card("a", 1)), Hand([], {}, None), {"top": None}),
]


@pytest.mark.parametrize(("old", "new", "patch"), CASES)
def test_only_what_changed_is_told(old: Hand, new: Hand, patch: dict[str, Any]) -> None:
    assert changes(old, new) == patch
    before = json(old)
    assert patched(before, json(patch)) == json(new)
    assert before == json(old)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_viewer_who_follows_the_patches_sees_what_a_newcomer_sees(name: str) -> None:
    game, luck = durbar.game(name), random.Random(7)
    for seats in game.seat_counts:
        state = game.new(seats, seats)
        viewers = [SPECTATOR, *range(seats)]
        views = {viewer: game.view(state, viewer) for viewer in viewers}
        followed = {viewer: json(views[viewer]) for viewer in viewers}
        for _ in range(150):
            if not state.actors():
                break
            seat = luck.choice(state.actors())
            state.play(seat, luck.choice(state.legal_moves(seat)))
            for viewer in viewers:
                now = game.view(state, viewer)
                followed[viewer] = patched(followed[viewer], json(changes(views[viewer], now)))
                views[viewer] = now
                assert followed[viewer] == json(now)
