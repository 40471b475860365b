"""Every refusal names the rule that forbids the move: tables of a position, a move and that rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import durbar
from tests.rules.reviving.tables import (
    ARCHITECTS,
    BHAIRAV,
    MANIPULATION,
    OBJECTIVES,
    REBUILDING,
    Seat,
    monument,
    play,
    red,
    refused,
    spending,
    table,
)

Table = Callable[[], durbar.State]
EXTREME = {"level": "extreme"}
OTHERS = (Seat(coins="1"), Seat(coins="1"))


def bidding() -> durbar.State:
    return table(Seat(), Seat(), Seat(), phase="bid", bids="0:3@n1")


def manipulating() -> durbar.State:
    bids = "0:3@n1 1:4@n2 2:5@s1"
    return table(Seat(), Seat(), Seat(), phase="manipulate", bids=bids, active=1, queue=[0], options=MANIPULATION)


def building(**options: object) -> durbar.State:
    seats = (Seat("r11 r01 r21", "r06, r16"), Seat("r02", "r07"), Seat("r03"))
    return table(*seats, options=options)


def placing(**options: object) -> durbar.State:
    """Seat 0 says where the top of a Shrine goes."""
    state = table(Seat("r11", "r06, r07, r16"), Seat("r02", "r08"), Seat("r03"), options=options)
    play(state, "0: build r11")
    return state


def in_teams() -> durbar.State:
    state = table(Seat("r06"), Seat("r02", "r08"), Seat("r03"), Seat(), options={"teams": 2})
    play(state, "0: build r06")
    return state


def too_many() -> durbar.State:
    state = table(Seat("r11 r12 r13 r14"), Seat("r02"), Seat("r03"))
    play(state, "0: ready")
    return state


def claiming() -> durbar.State:
    """Seat 0 picks one of two objectives, while a third is closed since seat 1 has scored it in an earlier round."""
    built = f"{red('buddha:blue')}, {red('buddha:white')}, {red('shrine_1:red')}"
    scored = Seat(built=monument("shrine", "GG"), more={"objective": "o01", "objective_round": 1})
    seats = (Seat(red("shrine_2:red"), built), scored, Seat("r20"), Seat())
    state = table(*seats, round=2, objectives="o01 o02 o03", options=OBJECTIVES)
    play(state, f"0: build {red('shrine_2:red')}")
    return state


def bought() -> durbar.State:
    """Seat 0 has bought the top of a Stupa, for which it holds the centre; a second centre would not help."""
    state = spending(Seat("r21 r07", "r16", coins="5"), *OTHERS, discards="r26 r13", options=REBUILDING)
    play(state, "0: buy r26")
    return state


def architect(key: str, discards: str = "r12") -> durbar.State:
    power = {"task": "power", "base": "power"}
    first = Seat("r13 r14", coins="5", architect=key, more=power)
    others = (Seat(coins="1", architect="walter"), Seat(coins="1", architect="charles"))
    return spending(first, *others, discards=discards, options=ARCHITECTS)


def after_taking() -> durbar.State:
    """Sophie has taken a card and discards one."""
    state = architect("sophie")
    play(state, "0: take r12")
    return state


def choosing_missions(first: str = "") -> durbar.State:
    state = durbar.game("reviving").new(1, 1)
    if first:
        play(state, f"0: mission {first}")
    return state


def solo(hand: str = "", first: str = "", second: str = "", **more: object) -> durbar.State:
    market = {} if "phase" in more else {"market": "b41 b42 b43 b44"}
    return table(Seat(hand), round=3, squares=[("m01", first), ("m06", second)], **{**market, **more})


def trading(*moves: str) -> durbar.State:
    state = solo("b12 b13 b14", discards="b15", options=EXTREME)
    play(state, "0: trade", *moves)
    return state


def naming() -> durbar.State:
    """An all-wild Shrine in a square with a finished white Buddha."""
    state = solo("b27", "b02, b08a")
    play(state, "0: build b27b")
    return state


@pytest.mark.parametrize(
    ("state", "seat", "move", "rule"),
    [
        (bidding, 0, "bid 1 n2", "reviving-11"),
        (bidding, 1, "ready", "reviving-13"),
        (bidding, 1, "bid 1 n1", "reviving-14"),
        (bidding, 1, "bid 1 n3", "reviving-14"),
        (lambda: table(Seat(), Seat(), Seat(), phase="bid", round=2), 0, "bid 1 n1", "reviving-16"),
        (manipulating, 1, "bid 1 w1", "reviving-56"),
        (manipulating, 1, "jump n1 w1", "reviving-57"),
        (manipulating, 1, "jump n2 n1", "reviving-14"),
        (manipulating, 1, "swap n1 1", "reviving-58"),
        (manipulating, 1, "swap n2 4", "reviving-58"),
    ],
)
@pytest.mark.rule("reviving-57", "reviving-58")
def test_bids(state: Table, seat: int, move: str, rule: str) -> None:
    assert refused(state(), seat, move) == rule


@pytest.mark.parametrize(
    ("state", "seat", "move", "rule"),
    [
        (building, 0, "bid 1 n1", "reviving-23"),
        (building, 0, "build r02", "reviving-23"),
        (building, 0, "build r36", "reviving-23"),
        (lambda: table(Seat("r26", "r16"), Seat(), Seat()), 0, "build r26", "reviving-25"),
        (building, 0, "scrap b06", "reviving-28"),
        (placing, 0, "ready", "reviving-27"),
        (placing, 0, "on b06", "reviving-25"),
        (placing, 0, "on r08", "reviving-25"),
        (placing, 0, "on r16", "reviving-26"),
        (placing, 0, "at 0", "reviving-25"),
        (placing, 0, "at 1", "reviving-25"),
        (placing, 0, "rebuild r06", "reviving-28"),
        (lambda: placing(rebuilding=True), 0, "rebuild r08", "reviving-59"),
        (lambda: placing(rebuilding=True), 0, "rebuild r06", "reviving-59"),
        (in_teams, 0, "at 1", "reviving-53"),
        (in_teams, 0, "on r08", "reviving-53"),
        (too_many, 0, "build r11", "reviving-30"),
        (too_many, 0, "discard r02", "reviving-30"),
        (claiming, 0, "ready", "reviving-70"),
        (claiming, 0, "claim o01", "reviving-71"),
        (claiming, 0, "claim o09", "reviving-69"),
    ],
)
@pytest.mark.rule("reviving-53", "reviving-59", "reviving-69", "reviving-71")
def test_building(state: Table, seat: int, move: str, rule: str) -> None:
    assert refused(state(), seat, move) == rule


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (lambda: spending(Seat(coins="5"), *OTHERS), "ready", "reviving-35"),
        (lambda: spending(Seat(coins="5"), *OTHERS), "buy r01", "reviving-37"),
        (lambda: spending(Seat(coins="5"), *OTHERS, discards="r26"), "buy r26", "reviving-37"),
        (lambda: spending(Seat(coins="5"), *OTHERS), "bhairav red", "reviving-72"),
        (lambda: spending(Seat(coins="2"), *OTHERS, options=BHAIRAV), "bhairav red", "reviving-72"),
        (bought, "convert", "reviving-38"),
        (bought, "ready", "reviving-37"),
        (bought, "build r26", "reviving-25"),
        (bought, "build r13", "reviving-23"),
        (lambda: architect("liu"), "convert", "reviving-65"),
        (lambda: architect("liu"), "take r12", "reviving-65"),
        (lambda: architect("sophie"), "draw", "reviving-65"),
        (lambda: architect("sophie"), "take r01", "reviving-65"),
        (after_taking, "convert", "reviving-65"),
        (after_taking, "discard r01", "reviving-65"),
    ],
)
@pytest.mark.rule("reviving-65", "reviving-38")
def test_leftover_coins(state: Table, move: str, rule: str) -> None:
    assert refused(state(), 0, move) == rule


@pytest.mark.rule("reviving-59")
def test_a_bought_card_never_replaces_another() -> None:
    """In the leftover step nothing is rebuilt, though the option allows it in the Build phase."""
    seats = (Seat(built="r06, r07", coins="5"), *OTHERS)
    state = spending(*seats, discards="r11", options=REBUILDING)
    play(state, "0: buy r11", "0: build r11")
    assert refused(state, 0, "rebuild r06") == "reviving-59"


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (choosing_missions, "bid 1 n1", "reviving-79"),
        (choosing_missions, "mission a01", "reviving-68"),
        (lambda: choosing_missions("m01"), "mission a01", "reviving-68"),
        (lambda: choosing_missions("m01"), "mission m01", "reviving-80"),
        (lambda: choosing_missions("m01"), "mission m02", "reviving-80"),
        (lambda: choosing_missions("m01"), "random", "reviving-79"),
        (lambda: solo(phase="bid", debris={"n1": ["red", "red"]}), "bid 2 n1", "reviving-83"),
        (lambda: solo("b03"), "build b04", "reviving-23"),
        (lambda: solo("b18", "b09a b27b", wilds={"b27b": "red"}), "build b18a", "reviving-25"),
        (lambda: solo("b18", "b06a"), "build b18b", "reviving-86"),
        (lambda: solo("b18", "b03, b09a"), "build b18b", "reviving-87"),
        (lambda: solo("b03"), "scrap b06", "reviving-89"),
        (naming, "colour white", "reviving-87"),
        (naming, "ready", "reviving-90"),
        (lambda: solo(phase="bid"), "ready", "reviving-83"),
        (lambda: solo("b12 b13"), "trade", "reviving-94"),
        (lambda: solo("b12", options=EXTREME), "trade", "reviving-94"),
        (trading, "take b15", "reviving-94"),
        (trading, "discard b15", "reviving-94"),
        (lambda: trading("0: discard b12", "0: discard b13"), "take b14", "reviving-94"),
        (lambda: solo(phase="cleanup"), "store b12", "reviving-91"),
    ],
)
@pytest.mark.rule("reviving-94", "reviving-68", "reviving-87")
def test_solo(state: Table, move: str, rule: str) -> None:
    assert refused(state(), 0, move) == rule


@pytest.mark.rule("reviving-86")
def test_alone_there_are_two_squares() -> None:
    state = solo("b09")
    play(state, "0: build b09a")
    assert refused(state, 0, "at 2") == "reviving-86"
