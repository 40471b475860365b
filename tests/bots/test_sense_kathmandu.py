"""Kathmandu: what a child sees. It is the last turn of the last day, and seat 0's, on the first landscape.

The city lies at x 30 to 32, y 9 to 11; a mountain is at (33, 9).
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import durbar
from tests.bots.sense import LUCKS, Sense, mistakes
from tests.rules.kathmandu.tables import Seat, at, table

RIVAL = Seat(at(29, 12), goods="silk_1 silk_2")  # leads by seven points
LITTLE = Seat(at(29, 12), goods="silk_1")  # leads by three
MUCH = Seat(at(29, 12), goods="silk_1 silk_2 silk_3")  # leads by twelve
NEARLY_DONE = "snow meadow grain forest jungle river highland town rice"


def last(mine: Seat, *others: Seat, phase: str = "move", die: str = "brown", **more: Any) -> durbar.State:
    rivals = others or (RIVAL,)
    die = "" if phase == "die" else die
    return table(mine, *rivals, phase=phase, die=die, day=6, turn=3, holder=1, passed=len(rivals), **more)


on = partial(partial, last)

POSITIONS = [
    Sense("two steps to the city are gone", on(Seat(at(28, 9), dice="2 3 3 3 3 3")), right=("go e",)),
    Sense("four steps, from another side", on(Seat(at(28, 10), dice="4 3 3 3 3 3")), right=("go e",)),
    Sense("one step from behind", on(Seat(at(33, 10), dice="1 3 3 3 3 3")), right=("go w",)),
    Sense("three steps from the south", on(Seat(at(31, 12), dice="3 3 3 3 3 3")), right=("go n",)),
    Sense("two steps from the north", on(Seat(at(31, 8), dice="2 3 3 3 3 3")), right=("go s",)),
    Sense("a mountain stops the yak in the city", on(Seat(at(28, 9), dice="6 3 3 3 3 3")), right=("go e",)),
    Sense(
        "the only die that leads there", on(Seat(at(28, 10), dice="2 6 6 6 6 6"), phase="die"), right=("take brown",)
    ),
    Sense("also if it is another", on(Seat(at(31, 8), dice="5 3 5 5 5 5"), phase="die"), right=("take grey",)),
    Sense(
        "a bottle turns five into four",
        on(Seat(at(28, 10), dice="5 3 3 3 3 3", cards="bottle_0")),
        right=("bottle -1",),
    ),
    Sense(
        "tea for one step", on(Seat(at(28, 10), dice="1 3 3 3 3 3", cards="tea_leaves_0")), right=("use tea_leaves",)
    ),
    Sense(
        "nobody rests who can be helped and is there with two steps",
        on(Seat(at(28, 9), dice="2 3 3 3 3 3", cards="first_aid_0", markers=3)),
        right=("use first_aid",),
    ),
    Sense(
        "a magnifying glass turns five into two",
        on(Seat(at(28, 10), dice="5 3 3 3 3 3", cards="magnifier_0")),
        right=("use magnifier",),
    ),
    Sense(
        "climbing gear over the mountain",
        on(Seat(at(34, 9), dice="2 3 3 3 3 3", cards="climbing_gear_0")),
        right=("use climbing_gear",),
    ),
    Sense(
        "an offering is made at the last temple",
        on(Seat(at(26, 7), dice="1 3 3 3 3 3", resources="coin coin"), LITTLE, phase="act"),
        right=("offer",),
    ),
    Sense(
        "a pair of plans goes into the chest",
        on(Seat(at(25, 12), dice="1 3 3 3 3 3", cards="chest_0", yak="snow", plans="red_a red_b blue_a blue_b"), MUCH),
        wrong=("go",),
    ),
    Sense(
        "six points for a coin are bought",
        on(Seat(at(23, 11), dice="1 3 3 3 3 3", resources="coin"), LITTLE, phase="act", goods={at(23, 11): "ring_4"}),
        right=("buy",),
    ),
    Sense(
        "the last yak tile is completed",
        on(
            Seat(at(28, 12), dice="2 3 3 3 3 3", yak=NEARLY_DONE, completed=8),
            Seat(at(29, 12), goods="silk_1", yak=NEARLY_DONE, completed=8),
        ),
        right=("go e",),
    ),
]


@pytest.mark.parametrize("level", LUCKS)
@pytest.mark.parametrize("sense", POSITIONS, ids=str)
def test_it_plays_with_sense(sense: Sense, level: str) -> None:
    assert mistakes(sense, level) == []
