"""Why a move is good, in Xanadu: each reason on a table made for it."""

from __future__ import annotations

from typing import Any

import durbar
from durbar.games.xanadu.cards import RESOURCES
from tests.rules.xanadu.tables import BARRACKS, LOFT, STABLES, TAILOR, WELL, YARD, Seat, table

ALL = dict.fromkeys(RESOURCES, 9)


def why(state: durbar.State, *moves: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The reasons for this line by their keys, in their order."""
    line = [state.moves.parse(move) for move in moves]
    return {reason.key: reason.facts for reason in state.game.why(state, seat, line)}


def test_selling_before_the_price_falls() -> None:
    """The Horse Stables cost 4, 3, 3, 2, 1."""
    state = table(Seat(buildings=STABLES), Seat(buildings=YARD), phase="sell")
    found = why(state, f"sell {STABLES}")
    assert found["sell-falling"] == {"building": STABLES, "price": 4, "next": 3}
    assert found["sell-cards"] == {"count": 1}


def test_selling_at_the_best_price_and_for_the_place() -> None:
    """The Weavers' Loft costs 1, 2, 2, 3, 3."""
    state = table(Seat(buildings=f"{LOFT}:3"), Seat(buildings=YARD), phase="sell")
    assert why(state, f"sell {LOFT}")["sell-best"] == {"building": LOFT, "price": 3}
    five = table(Seat(buildings=f"{LOFT} {TAILOR} {YARD} {WELL}"), Seat(), Seat(), Seat(), Seat(), phase="sell")
    assert five.numbers.building_limit == 4  # type: ignore[attr-defined]
    assert why(five, f"sell {LOFT}")["sell-place"] == {"count": 4}


def test_waiting_for_what_still_rises_and_for_what_buildings_give() -> None:
    state = table(Seat(buildings=f"{LOFT} {YARD}"), Seat(), phase="sell")
    assert why(state, "stop") == {
        "wait-rising": {"building": LOFT, "price": 1, "next": 2},
        "wait-income": {"resources": "wood"},
    }


def test_a_worker_is_sent_for_what_is_built_in_the_end() -> None:
    """The Tailor's Shop costs one wood, which the first row of the Weavers' Loft gives."""
    state = table(Seat(hand=f"{TAILOR} br24"), Seat(buildings=LOFT))
    found = why(state, f"worker {LOFT}", "card br24", f"build {TAILOR}", "end")
    assert found["for-building"] == {"resources": "wood", "card": TAILOR, "price": 2, "most": 2, "rises": "no"}
    assert why(state, f"worker {LOFT}") == {"collects": {"resources": "wood"}}
    elsewhere = table(Seat(hand=f"{TAILOR} br24"), Seat(buildings=f"br03 {LOFT}"), pool={"wood": 1})
    assert next(iter(why(elsewhere, "worker br03", "card br24", f"build {TAILOR}"))) == "plan"


def test_a_worker_on_a_building_of_ones_own() -> None:
    state = table(Seat(hand="br24 br23", buildings=f"{LOFT} {YARD}"), Seat())
    assert why(state, f"worker {LOFT}")["own-rises"] == {"building": LOFT, "price": 1, "next": 2}
    assert why(state, f"worker {YARD}")["own-favour"] == {"building": YARD, "resources": "clay"}
    full = table(Seat(hand="br24 br23", buildings=f"{LOFT}:3"), Seat())
    assert why(full, f"worker {LOFT}")["own-full"] == {"building": LOFT, "price": 3}


def test_a_worker_that_lowers_the_price_of_somebody_else() -> None:
    state = table(Seat(hand="br24 br23"), Seat(buildings=STABLES))
    assert why(state, f"worker {STABLES}")["other-falls"] == {"building": STABLES, "to": 1, "price": 4, "next": 3}


def test_building_says_what_will_stand_there() -> None:
    state = table(Seat(hand=YARD), Seat(buildings=STABLES), pool={"wood": 1})
    assert why(state, f"build {YARD}") == {
        "build": {"card": YARD, "price": 1, "most": 1, "rises": "no"},
        "passive": {"resources": "wood"},
    }
    five = table(Seat(hand="ye01"), Seat(buildings=STABLES), Seat(), Seat(), Seat(), pool=ALL)
    assert why(five, "build ye01")["bonus"]["coins"] > 0


def test_the_card_that_is_missed_least() -> None:
    state = table(Seat(hand=f"{TAILOR} {STABLES}"), Seat(buildings=LOFT), phase="card", target=LOFT)
    spared = [card for card in (TAILOR, STABLES) if "spare" in why(state, f"card {card}")]
    assert spared == [TAILOR]  # two wood for the Stables are two workers away, and they sell for more


def test_start_buildings_and_the_end_of_a_turn() -> None:
    state = table(Seat(hand=f"{YARD} {LOFT}", choosing=1), Seat(hand="br03 br04", choosing=1), phase="start")
    assert list(why(state, f"start {YARD}")) == ["start", "passive"]
    assert why(state, f"start {LOFT}")["start"]["most"] == 3
    state = table(Seat(hand="br03 br04"), Seat(buildings=BARRACKS))
    assert why(state, "end") == {"end-keep": {"count": 2}, "end-draw": {"count": 2}}
