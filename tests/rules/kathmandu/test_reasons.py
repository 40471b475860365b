"""Why a move is good, in Kathmandu: each reason on a table made for it."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import Seat, at, table

TEMPLE = at(20, 1)
TOWN = at(18, 5)


def why(state: durbar.State, *moves: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The reasons for this line by their keys, in their order."""
    line = [state.moves.parse(move) for move in moves]
    return {reason.key: reason.facts for reason in state.game.why(state, seat, line)}


def acting(space: str, *others: Seat, **more: Any) -> durbar.State:
    """The yak of the first seat has just landed there."""
    mine = Seat(space, resources=more.pop("resources", ""), plans=more.pop("plans_held", ""))
    return table(mine, *(others or (Seat(),)), phase="act", die="brown", **more)


def walking(x: int, y: int, die: int, **more: Any) -> durbar.State:
    mine = {name: more.pop(name) for name in ("resources", "yak", "markers") if name in more}
    return table(Seat(at(x, y), dice=f"{die} 3 3 3 3 3", **mine), Seat(), phase="move", die="brown", **more)


def test_a_good_its_special_good_and_a_set() -> None:
    state = acting(TOWN, resources="coin coin", goods={TOWN: "prayer_wheel_2"})
    value = state.box.values[3 * 4 + 1]  # type: ignore[attr-defined]
    assert why(state, f"buy {TOWN}") == {"good": {"good": "prayer_wheel", "points": value}}
    both = why(state, f"buy {TOWN}", "special", "done")
    assert both["special"] == {"points": 7}
    assert list(both) == ["special", "good"]  # the most points first
    kinds = "thangka_1 silk_1 spices_1 statue_1"
    mine = Seat(TOWN, resources="coin", goods=kinds)
    state = table(mine, Seat(), phase="act", die="brown", goods={TOWN: "prayer_wheel_2"})
    assert why(state, f"buy {TOWN}")["set"] == {"points": 7}


def test_offerings_and_plans() -> None:
    state = acting(TEMPLE, plans="red_a blue_b green_a", plans_held="red_b")
    assert why(state, "offer 1") == {"offering": {"points": 3}}
    assert why(state, "offer 1", "plan red_a")["plans"] == {"points": 3}  # a pair is four, a single plan was one
    state.play(0, "offer 1")
    assert why(state, "draw") == {"draw": {"points": 4}}  # nobody knows which


def test_animals_and_equipment() -> None:
    state = acting(at(0, 0), resources="paint", animals="rhinoceros")
    assert why(state, "animal rhinoceros") == {"animal": {"animal": "rhinoceros", "points": 1}}
    behind = acting(at(0, 0), Seat(animals="tiger"), resources="paint", animals="rhinoceros")
    assert list(why(behind, "animal rhinoceros")) == ["animal-first"]  # all have as many, and each is worth nothing
    gear = acting(at(0, 2), resources="backpack", gear="climbing_gear_3")
    assert why(gear, "pack climbing_gear_3") == {"gear": {"equipment": "climbing_gear"}}


def test_a_walk_over_a_border_and_what_it_costs() -> None:
    found = why(walking(5, 0, 3, resources="fodder compass", yak="town"), "go e")
    assert found["borders"]["count"] == 1
    assert found["borders"]["points"] > 0
    tired = why(walking(5, 0, 3, resources="compass", yak="town"), "go e")
    assert tired["tired"]["count"] == 1
    assert list(tired)[-1] == "tired"


def test_a_walk_that_brings_nothing_yet_ends_somewhere() -> None:
    found = why(walking(0, 0, 1, resources="compass", yak="town"), "go e")
    assert list(found) == ["stops"]


def test_a_yak_tile_is_completed() -> None:
    found = why(walking(1, 2, 2, yak="forest snow"), "go e")
    assert found["tile"]["landscape"] == "forest"
    assert found["tile"]["points"] == -28 + 36


def test_a_die_is_chosen_for_where_it_leads() -> None:
    state = table(Seat(at(5, 0), dice="3 3 3 3 3 3", yak="town"), Seat())
    assert "borders" in why(state, "take pink", "go e")
    assert why(state, "take pink") == {"resource": {"resources": "fodder"}}


def test_out_from_behind_the_storm() -> None:
    state = walking(5, 0, 3, resources="fodder", yak="town", day=2, weather="storm sun storm sun storm sun")
    assert state.storm == 1  # type: ignore[attr-defined]
    assert "storm" in why(state, "go e")


def test_kathmandu() -> None:
    found = why(walking(28, 9, 2, markers=2, yak="snow"), "go e")
    assert found["arrive"] == {"points": 15}
    assert found["fresh"] == {"count": 2, "points": 6}


def test_resting_rolling_and_ending() -> None:
    assert why(table(Seat(at(5, 0), markers=3), Seat()), "rest") == {"rest": {"count": 3}}
    assert list(why(table(Seat(at(5, 0)), Seat()), "reroll grey")) == ["reroll"]
    assert why(acting(at(0, 0), resources="coin coin"), "done") == {"keeps": {"count": 2}}
    assert why(acting(at(0, 0)), "done") == {"nothing-more": {}}


def test_a_place_to_start() -> None:
    state = durbar.game("kathmandu").new(2, seed=1)
    seat = state.actor()
    move = state.legal_moves(seat)[0]
    assert list(why(state, move.notation, seat=seat)) == ["place"]


@pytest.mark.rule("kathmandu-106")
def test_an_alpinist_on_a_mountain_is_on_no_landscape() -> None:
    mine = Seat(at(7, 1), dice="1 3 3 3 3 3", character="alpinist")
    state = table(mine, Seat(character="monk", doubles=3), phase="move", die="brown", options={"characters": True})
    assert list(why(state, "go n")) == ["stops"]
    assert why(state, "over e") == {}
