"""Reviving Kathmandu: what a child sees. It is round 8, and what seat 0 does now is the last thing anybody does."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import durbar
from tests.bots.sense import LUCKS, Sense, mistakes
from tests.rules.reviving.tables import Seat, monument, red, reds, table


def spend(mine: Seat, *others: Seat, **more: Any) -> durbar.State:
    """Seat 0 is the last to spend its coin."""
    others = tuple(other._replace(coins="") for other in others)
    return table(mine, *others, phase="leftover", round=8, active=0, queue=[], first_player=1, **more)


def build(mine: Seat, *others: Seat, **more: Any) -> durbar.State:
    """Seat 0 builds for the last time; the others hold nothing, and everybody has a coin of 1 left."""
    others = tuple(other._replace(coins="1") for other in others)
    return table(mine._replace(coins="1"), *others, phase="build", round=8, **more)


def rival(points: int, built: str = "") -> Seat:
    """Somebody with so many points from coins, and these monuments."""
    return Seat(built=built, more={"coin_points": points})


def wild() -> durbar.State:
    """Seat 0 has finished a red stupa with a wild section, and names its colour."""
    state = build(Seat("b31", STUPA, mission="m04"), rival(3, SEVEN), rival(1))
    state.play(0, "build b31b")
    return state


last, now = partial(partial, spend), partial(partial, build)

SHRINE, STUPA, PAGODA = red("shrine_1:blue"), reds("stupa_1:red", "stupa_2:red"), monument("pagoda", "GGG")
SEVEN, NINE = monument("shrine", "YY"), monument("stupa", "WYY")  # finished, and worth that

POSITIONS = [
    Sense(
        "the top of a pagoda is bought",
        last(Seat(built=PAGODA, coins="1"), rival(3, NINE), rival(3), discards=red("pagoda_4:blue")),
        right=("buy",),
    ),
    Sense(
        "the top of a stupa is bought",
        last(Seat(built=STUPA, coins="2"), rival(8), rival(3), discards=red("stupa_3:red")),
        right=("buy",),
    ),
    Sense(
        "five points are more than a Buddha",
        last(Seat(coins="5"), rival(4), rival(4), discards=red("buddha:yellow")),
        right=("convert",),
    ),
    Sense(
        "a Buddha is more than one point",
        last(Seat(coins="1"), rival(2), rival(2), discards=red("buddha:yellow")),
        right=("buy",),
    ),
    Sense(
        "the dearer of two tops",
        last(Seat(built=f"{SHRINE}, {STUPA}", coins="1"), rival(9), discards=reds("shrine_2:white", "stupa_3:blue")),
        right=(f"buy {red('stupa_3:blue')}",),
    ),
    Sense(
        "the top in the colour of the rest",
        last(
            Seat(built=PAGODA, coins="1"),
            rival(2, f"{SEVEN}, {NINE}"),
            rival(2),
            discards=reds("pagoda_4:blue", "pagoda_4:green"),
        ),
        right=(f"buy {red('pagoda_4:green')}",),
    ),
    Sense(
        "a Buddha of a new colour",
        last(
            Seat(built=red("buddha:white"), coins="1", mission="m03"), rival(5), discards="b02 " + red("buddha:green")
        ),
        right=(f"buy {red('buddha:green')}",),
    ),
    Sense(
        "a shared win is more than none",
        last(Seat(coins="3"), rival(3), rival(1), discards=red("shrine_1:red")),
        right=("convert",),
    ),
    Sense(
        "what finishes a shrine is built", now(Seat(red("shrine_2:red"), SHRINE), rival(4), rival(4)), wrong=("ready",)
    ),
    Sense(
        "what finishes a stupa is built",
        now(Seat(red("stupa_3:red"), STUPA), rival(2, SEVEN), rival(2)),
        wrong=("ready",),
    ),
    Sense(
        "what finishes a pagoda is built",
        now(Seat(red("pagoda_4:red"), PAGODA), rival(3, NINE), rival(2), rival(5)),
        wrong=("ready",),
    ),
    Sense("a Buddha is built", now(Seat(red("buddha:yellow")), rival(2), rival(2)), wrong=("ready",)),
    Sense(
        "a section that was begun counts for something",
        now(Seat(red("pagoda_3:blue"), reds("pagoda_1:red", "pagoda_2:green")), rival(4), rival(3)),
        wrong=("ready",),
    ),
    Sense(
        "two are built one after the other",
        now(Seat(reds("shrine_1:red", "shrine_2:red")), rival(0, SEVEN), rival(5)),
        wrong=("ready",),
    ),
    Sense(
        "of two ends the one that finishes something",
        now(Seat("b25", STUPA), rival(2, SEVEN), rival(1)),
        right=("build b25b",),
    ),
    Sense(
        "a wild section takes the colour of the others",
        wild,
        right=("colour red",),
    ),
]


@pytest.mark.parametrize("level", LUCKS)
@pytest.mark.parametrize("sense", POSITIONS, ids=str)
def test_it_plays_with_sense(sense: Sense, level: str) -> None:
    assert mistakes(sense, level) == []
