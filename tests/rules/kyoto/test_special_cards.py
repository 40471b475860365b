"""Gifts, steps back and late passes: kyoto-22 to kyoto-25. Refusals have a file of their own."""

from __future__ import annotations

import json

import pytest

import durbar
from tests.rules.kyoto.tables import bag, lying, position, table, told, total, view


@pytest.mark.rule("kyoto-22")
@pytest.mark.parametrize(("gift", "bells"), [("gift1", 1), ("gift2", 2)])
def test_a_gift_goes_straight_to_the_score_pile(gift: str, bells: int) -> None:
    state = table(["5 5 2", "3b1"], turned=gift, scores=["", "2b1"], drawn="0")
    state.play(0, "give 1")
    after = lying(state)
    assert after.rows == ["5 5 2", "3b1"]
    assert after.scores == [bag(""), bag(f"2b1 {gift}")]
    assert state.scores() == [0, 1 + bells]
    assert after.discards == bag("")
    assert (after.turned, after.served) == ("0", [1])


@pytest.mark.rule("kyoto-23")
def test_k_t16_a_step_back_discards_the_rightmost_card() -> None:
    """K-T16: row 4, 2b1; given discard-rightmost: both are discarded; row 4."""
    state = table(["4 2b1", "3"], turned="back")
    state.play(0, "give 0")
    assert lying(state).rows == ["4", "3"]
    assert total(state, 0) == 4
    assert lying(state).discards == bag("2b1 back")


@pytest.mark.rule("kyoto-23")
def test_k_t17_a_step_back_from_an_empty_row() -> None:
    """K-T17: only the special card is discarded."""
    state = table(["", "3"], turned="back")
    assert told(state, lambda: state.play(0, "give 0")) == ["keep", "back-none", "turn"]
    assert lying(state).rows == ["", "3"]
    assert lying(state).discards == bag("back")
    assert lying(state).served == [0]


@pytest.mark.rule("kyoto-23")
def test_a_step_back_from_the_only_card() -> None:
    state = table(["4b1", "3"], turned="back")
    state.play(0, "give 0")
    assert lying(state).rows == ["", "3"]
    assert lying(state).discards == bag("4b1 back")


@pytest.mark.rule("kyoto-23", "kyoto-25")
def test_k_t18_a_step_back_takes_the_only_late_pass() -> None:
    """K-T18: row 5, 4, L (9); given discard-rightmost, then 4: L leaves, limit 13 again; the 4 makes 13: bust."""
    state = table(["5 4 L", "1b1"], turned="back", drawn="0", pile="4 1")
    state.play(0, "give 0")
    state.play(0, "give 1")
    assert lying(state).rows[0] == "5 4"
    assert view(state).players[0].limit == 13
    state.play(1, "give 0")
    assert lying(state).round == 2
    assert lying(state).discards == bag("back L 5 4 4 0")


@pytest.mark.rule("kyoto-23")
def test_k_t19_a_step_back_leaves_the_late_pass_alone_further_left() -> None:
    """K-T19: row L, 5, 5, 4; given discard-rightmost: the 4 leaves; total 10."""
    state = table(["L 5 5 4", ""], turned="back")
    state.play(0, "give 0")
    assert lying(state).rows[0] == "L 5 5"
    assert total(state, 0) == 10
    assert view(state).players[0].limit == 18


@pytest.mark.rule("kyoto-23")
@pytest.mark.parametrize("last", ["0", "5b2", "3d", "L"])
def test_it_takes_whatever_lies_rightmost(last: str) -> None:
    state = table([f"1 {last}", ""], turned="back", pile="5")
    state.play(0, "give 0")
    assert lying(state).rows[0] == "1"
    assert lying(state).discards == bag(f"back {last}")
    assert lying(state).pile[0] == "5"


@pytest.mark.rule("kyoto-23", "kyoto-26")
def test_it_takes_a_refusal_too() -> None:
    state = table(["1 R", ""], turned="back")
    state.play(0, "give 0")
    state.play(0, "accept")
    assert lying(state).rows[0] == "1"
    assert lying(state).discards == bag("back R")


@pytest.mark.rule("kyoto-23")
def test_a_step_back_never_makes_one_too_late_and_makes_room() -> None:
    """K-R12: at 12 it is harmless, and afterwards a card fits that would have been too much."""
    state = table(["5 4 3", "1b1"], turned="back", drawn="0", pile="2 1")
    state.play(0, "give 0")
    state.play(0, "give 1")
    state.play(1, "give 0")
    assert lying(state).rows[0] == "5 4 2"
    assert lying(state).round == 1


@pytest.mark.rule("kyoto-24")
def test_k_t5_with_a_late_pass_eighteen_is_too_late() -> None:
    """K-T5, K-R9: row 5, 4, L; receives 5, then 3, then 1: 14 and 17 are fine, 18 is a bust."""
    state = table(["5 4 L", ""], turned="5", drawn="0", pile="3 0 1 0")
    for expected in (14, 17):
        seat = state.actor()
        state.play(seat, "give 0")
        assert total(state, 0) == expected
        state.play(seat, "give 1")
    assert lying(state).round == 1
    state.play(0, "give 0")
    assert lying(state).round == 2
    assert lying(state).discards == bag("5 4 L 5 3 1 0 0")


@pytest.mark.rule("kyoto-25", "kyoto-24")
def test_k_t6_a_second_late_pass_adds_nothing() -> None:
    """K-T6: row 5, L, L, 5, 4; receives 4: 18, bust."""
    state = table(["5 L L 5 4", "1b1"], turned="4")
    assert view(state).players[0].limit == 18
    state.play(0, "give 0")
    assert lying(state).round == 2
    assert state.scores() == [0, 1]


@pytest.mark.rule("kyoto-24")
def test_k_t7_a_late_pass_helps_the_cards_that_come_after_it() -> None:
    """K-T7: row 5, 5; receives L, then 4: L first, limit 18; 14 is fine."""
    state = table(["5 5", ""], turned="L", drawn="0", pile="4 1")
    state.play(0, "give 0")
    assert view(state).players[0].limit == 18
    state.play(0, "give 1")
    state.play(1, "give 0")
    assert lying(state).rows[0] == "5 5 L 4"
    assert total(state, 0) == 14
    assert lying(state).round == 1


@pytest.mark.rule("kyoto-24")
def test_a_late_pass_helps_nobody_else() -> None:
    state = table(["L 5", "4 4 4"], turned="1")
    assert [player.limit for player in view(state).players] == [18, 13]
    state.play(0, "give 1")
    assert lying(state).round == 2


@pytest.mark.rule("kyoto-24", "kyoto-18")
def test_next_round_the_late_pass_is_gone() -> None:
    state = table(["L 5", "4 4 4"], turned="1")
    state.play(0, "give 1")
    assert [player.limit for player in view(state).players] == [13, 13]
    assert lying(state).discards == bag("L 5 4 4 4 1")


@pytest.mark.rule("kyoto-25")
def test_one_late_pass_is_enough_when_the_other_leaves() -> None:
    """K-R10: row L, 5, 5, 4, L (14) steps back: limit 18 as before; 3 more make 17."""
    state = table(["L 5 5 4 L", ""], turned="back", drawn="0", pile="3 0 1")
    state.play(0, "give 0")
    state.play(0, "give 1")
    assert view(state).players[0].limit == 18
    state.play(1, "give 0")
    assert lying(state).rows[0] == "L 5 5 4 3"
    assert lying(state).round == 1


@pytest.mark.rule("kyoto-25", "kyoto-12")
def test_nobody_ever_has_13_left_of_the_first_late_pass() -> None:
    """K-R11: so the only late pass never leaves a row of 13 or more behind; such a position is refused."""
    assert total(table(["5 5 2 L 5b2", ""], turned="0"), 0) == 17
    with pytest.raises(durbar.BadPosition, match="a row reaches 13, which would have ended the round"):
        durbar.read_position(json.dumps(position(["5 5 3 L", ""], turned="0")))
