"""Workers: xanadu-15 to xanadu-21."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    CHAMBER,
    LOFT,
    MEETING,
    PITS,
    QUARRY,
    STABLES,
    STALLS,
    TAILOR,
    WELL,
    YARD,
    Seat,
    coins,
    hand,
    kinds,
    legal,
    legal_of,
    place,
    pool,
    refused,
    seen,
    table,
    told,
    view,
)


@pytest.mark.rule("xanadu-15", "xanadu-19")
def test_a_worker_goes_to_any_building_and_then_is_a_card() -> None:
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY), Seat("br06", BARRACKS))
    assert legal_of(state, 0, "worker") == [TAILOR, QUARRY, BARRACKS]
    state.play(0, f"worker {QUARRY}")
    assert legal(state, 0) == [f"card {PITS}", f"card {WELL}"]
    assert view(state).target == QUARRY
    assert refused(state, 0, "end").rule == "xanadu-19"
    assert refused(state, 0, f"worker {TAILOR}").rule == "xanadu-19"
    assert refused(state, 0, f"card {YARD}").rule == "xanadu-15"
    state.play(0, f"card {WELL}")
    assert hand(state, 0) == [PITS]
    assert len(seen(state, QUARRY).workers) == 1
    assert view(state).target is None


@pytest.mark.rule("xanadu-19")
def test_no_card_is_a_worker_before_it_has_somewhere_to_go() -> None:
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY))
    assert refused(state, 0, f"card {PITS}").rule == "xanadu-19"


@pytest.mark.rule("xanadu-15")
def test_a_building_that_is_not_there_takes_no_worker() -> None:
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY))
    assert refused(state, 0, f"worker {BARRACKS}").rule == "xanadu-15"
    assert refused(state, 0, f"worker {PITS}").rule == "xanadu-15"


@pytest.mark.rule("xanadu-15")
def test_as_many_workers_as_there_are_cards_needed_or_not() -> None:
    """X-R10: just to change a value or to block; the hand may become empty."""
    state = table(Seat(f"{PITS} {WELL} br06 br07", TAILOR), Seat(YARD, f"{QUARRY} {BARRACKS}"))
    place(state, 0, BARRACKS, PITS)
    place(state, 0, BARRACKS, WELL)
    place(state, 0, TAILOR, "br06")
    assert (seen(state, BARRACKS).price, seen(state, TAILOR).price) == (5, 2)
    assert hand(state, 0) == ["br07"]


@pytest.mark.rule("xanadu-16", "xanadu-17", "xanadu-28")
def test_x_t4_caroline_fills_the_barracks() -> None:
    """X-T4: with one worker it is worth 6; three more bring stone, two bronze and jade; Alexandre gets 2 at once."""
    state = table(Seat(f"{PITS} {WELL} br06 br07", TAILOR), Seat(YARD, f"{BARRACKS}:1"))
    assert seen(state, BARRACKS).price == 6
    place(state, 0, BARRACKS, PITS)
    place(state, 0, BARRACKS, WELL)
    assert coins(state, 1) == 0
    events = told(state, lambda: place(state, 0, BARRACKS, "br06"))
    assert pool(state) == {"stone": 1, "bronze": 2, "jade": 1}
    assert (seen(state, BARRACKS).price, seen(state, BARRACKS).sold, coins(state, 1)) == (2, True, 2)
    assert "full" in kinds(events)
    assert refused(state, 0, f"worker {BARRACKS}").rule == "xanadu-16"


@pytest.mark.rule("xanadu-18", "xanadu-25")
def test_x_t6_no_worker_on_a_new_building_this_turn() -> None:
    """X-T6: illegal; legal for anybody once her turn has ended."""
    state = table(Seat(f"{PITS} {WELL}", f"{TAILOR} {MEETING}-"), Seat(YARD, QUARRY))
    assert refused(state, 0, f"worker {MEETING}").rule == "xanadu-18"
    assert legal_of(state, 0, "worker") == [TAILOR, QUARRY]
    state.play(0, "end")
    state.play(1, "stop")
    assert MEETING in legal_of(state, 1, "worker")


@pytest.mark.rule("xanadu-20", "xanadu-21")
def test_x_t9_a_worker_on_ones_own_building_brings_the_row_and_the_favour() -> None:
    """X-T9, X-R7: Market Stalls: wood and clay collected, the favour wood open: two wood, one clay."""
    state = table(Seat(f"{PITS} {LOFT} {STABLES}", STALLS), Seat(YARD, QUARRY))
    assert legal_of(state, 0, "build") == []
    events = told(state, lambda: place(state, 0, STALLS, PITS))
    assert pool(state) == {"wood": 1, "clay": 1}
    assert view(state).usable == {"wood": 2, "clay": 1}
    assert legal_of(state, 0, "build") == [LOFT, STABLES]
    assert kinds(events) == ["own-worker", "favour"]
    assert (events[1]["seat"], events[1]["resources"]) == (0, "wood")


@pytest.mark.rule("xanadu-20", "xanadu-21")
def test_x_t10_a_favour_is_the_owners_whoever_sent_the_worker() -> None:
    """X-T10: the opponent collects wood; you have a stone favour, and build the Stone Quarry with no worker."""
    state = table(Seat(f"{QUARRY} {PITS}", BARRACKS), Seat(f"{YARD} {WELL}", TAILOR), active=1)
    place(state, 1, BARRACKS, YARD)
    assert pool(state) == {"wood": 1}
    assert view(state).players[0].income["stone"] == 1
    assert "stone" not in view(state).usable
    state.play(1, "end")
    state.play(0, "stop")
    assert legal_of(state, 0, "build") == [QUARRY]
    state.play(0, f"build {QUARRY}")
    assert seen(state, BARRACKS).spent == [0]


@pytest.mark.rule("xanadu-16")
def test_x_t12_only_the_lowest_free_row_is_open() -> None:
    """X-T12: with one worker on the Barracks the next collects the second row, not the third."""
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, f"{BARRACKS}:1"))
    assert [move for move in legal(state, 0) if BARRACKS in move] == [f"worker {BARRACKS}"]
    events = told(state, lambda: place(state, 0, BARRACKS, PITS))
    assert (events[0]["row"], events[0]["resources"]) == (1, "stone")
    assert pool(state) == {"stone": 1}


@pytest.mark.rule("xanadu-16")
def test_a_building_takes_four_workers_one_a_row() -> None:
    """X-R29."""
    state = table(Seat("br04 br05 br06 br07 br08", TAILOR), Seat(YARD, QUARRY))
    for number, card in enumerate(["br04", "br05", "br06", "br07"], 1):
        assert QUARRY in legal_of(state, 0, "worker")
        place(state, 0, QUARRY, card)
        assert len(seen(state, QUARRY).workers) == number
    assert QUARRY not in legal_of(state, 0, "worker")


@pytest.mark.rule("xanadu-16", "xanadu-20")
def test_a_row_without_a_favour_opens_none() -> None:
    state = table(Seat(f"{PITS} {WELL}", CHAMBER), Seat(YARD, QUARRY))
    assert kinds(told(state, lambda: place(state, 0, CHAMBER, PITS))) == ["own-worker"]
    assert view(state).players[0].income == {}


@pytest.mark.rule("xanadu-17")
def test_x_t17_what_is_left_at_the_end_of_the_turn_is_lost() -> None:
    """X-T17: a bronze in the pool is gone."""
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY), pool={"bronze": 1})
    state.play(0, "end")
    assert pool(state) == {}


@pytest.mark.rule("xanadu-19")
def test_only_who_sent_a_worker_knows_its_face() -> None:
    """X-R9: until it is discarded, then everybody does."""
    state = table(Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY))
    place(state, 0, QUARRY, PITS)
    assert seen(state, QUARRY, 0).workers == [PITS]
    assert seen(state, QUARRY, 1).workers == [""]
    assert seen(state, QUARRY).workers == [""]
    state.play(0, "end")
    state.play(1, f"sell {QUARRY}")
    assert view(state).discards == [PITS, QUARRY]


@pytest.mark.rule("xanadu-21")
def test_each_symbol_counts_once_a_turn_and_is_fresh_every_turn() -> None:
    """X-R8: a passive wood pays once this turn, and once again the next."""
    state = table(Seat(f"{TAILOR} {PITS}", YARD), Seat("br06 br07", QUARRY))
    assert view(state).usable["wood"] == 1
    state.play(0, f"build {TAILOR}")
    assert ("wood" in view(state).usable, seen(state, YARD).spent_passive) == (False, True)
    state.play(0, "end")
    assert "wood" not in view(state).usable
    assert view(state).players[0].income["wood"] == 1
    assert not seen(state, YARD).spent_passive


@pytest.mark.rule("xanadu-21")
def test_two_symbols_of_one_resource_are_two() -> None:
    """X-R8: Carpenters' Yard and Rope Walk both always have wood."""
    state = table(Seat(f"{STABLES} {PITS}", f"{YARD} br11"), Seat("br06", QUARRY))
    assert view(state).usable["wood"] == 2
    assert legal_of(state, 0, "build") == [STABLES]


@pytest.mark.rule("xanadu-21")
def test_nobody_else_uses_them() -> None:
    state = table(Seat(f"{TAILOR} {PITS}", CHAMBER), Seat("br06", YARD))
    assert view(state).usable == {}
    assert legal_of(state, 0, "build") == []


@pytest.mark.rule("xanadu-15")
def test_placing_can_be_taken_back() -> None:
    state = table(Seat(f"{PITS} {WELL} br06", CHAMBER), Seat(YARD, QUARRY))
    place(state, 0, QUARRY, PITS)
    assert state.mark == 0
    assert durbar.digest(state.clone()) == durbar.digest(state)
