"""Every refusal names the rule that forbids the move: tables of a position, a move and that rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import FIRST, Seat, at, play, refused, table
from tests.rules.kathmandu.test_expansions import MEADOW, landed, with_character

Table = Callable[[], durbar.State]


def tired(**more: object) -> durbar.State:
    """A die is chosen, and the yak must rest."""
    return table(Seat(at(0, 0), markers=3, cards="tea_leaves_0"), Seat(), phase="move", die="brown", **more)


def asked_for_tents() -> durbar.State:
    state = landed(Seat(MEADOW), Seat(tents="meadow snow"), Seat(tents="meadow"))
    return play(state, "done")


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (lambda: durbar.game("kathmandu").new(3, 1, {"characters": True}), "character monk", "kathmandu-104"),
        (lambda: durbar.game("kathmandu").new(2, 1), "place 1b1", "kathmandu-29"),
        (lambda: table(Seat(), Seat()), "take brown", "kathmandu-31"),
        (asked_for_tents, "pass", "kathmandu-101"),
    ],
)
@pytest.mark.rule("kathmandu-104", "kathmandu-29", "kathmandu-31", "kathmandu-101")
def test_whose_turn_it_is(state: Table, move: str, rule: str) -> None:
    position = state()
    other = next(seat for seat in range(position.seats) if seat != position.actor())
    refused(position, move, rule, seat=other)


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (lambda: table(Seat(), Seat()), "go e", "kathmandu-34"),
        (lambda: table(Seat(aside="brown"), Seat(), current={"rerolled": True}), "take brown", "kathmandu-33"),
        (lambda: table(Seat(aside="brown"), Seat(), current={"rerolled": True}), "reroll grey", "kathmandu-32"),
        (lambda: table(Seat(), Seat(), phase="gain", die="black"), "go e", "kathmandu-34"),
        (lambda: table(Seat(), Seat(), phase="move", die="brown"), "take grey", "kathmandu-39"),
        (lambda: table(Seat(), Seat(), phase="move", die="brown"), "rest", "kathmandu-36"),
        (tired, "take grey", "kathmandu-35"),
        (tired, "done", "kathmandu-35"),
        (tired, "go e", "kathmandu-35"),
        (tired, "use tea_leaves", "kathmandu-35"),
        (lambda: table(Seat(), Seat(), phase="move", die="brown"), "over e", "kathmandu-106"),
        (lambda: table(Seat(), Seat(), phase="move", die="brown"), "use bridle", "kathmandu-61"),
        (lambda: table(Seat(), Seat(), phase="act", die="brown"), "go e", "kathmandu-48"),
        (lambda: table(Seat(), Seat(), phase="act", die="brown"), "offer 1", "kathmandu-54"),
        (lambda: table(Seat(), Seat(), phase="act", die="brown"), "special", "kathmandu-53"),
        (lambda: table(Seat(), Seat(), phase="act", die="brown"), "swap 1", "kathmandu-56"),
        (asked_for_tents, "tent snow", "kathmandu-101"),
        (asked_for_tents, "tent river", "kathmandu-101"),
    ],
)
@pytest.mark.rule("kathmandu-35", "kathmandu-101")
def test_a_turn(state: Table, move: str, rule: str) -> None:
    refused(state(), move, rule)


@pytest.mark.rule("kathmandu-109", "kathmandu-52")
def test_the_merchant_buys_in_one_town_and_others_on_one_space() -> None:
    near, far = FIRST.town_spaces[4:6], FIRST.town_spaces[0]
    here, beside, elsewhere = (at(*FIRST.point(space)) for space in (*near, far))
    goods = {beside: "ring_1", elsewhere: "statue_1"}
    more: dict[str, Any] = {"phase": "act", "space": here, "resources": "coin", "goods": goods, "yak": "snow"}
    refused(with_character("merchant", **more), f"buy {elsewhere}", "kathmandu-109")
    refused(with_character("monk", **more), f"buy {beside}", "kathmandu-52")
