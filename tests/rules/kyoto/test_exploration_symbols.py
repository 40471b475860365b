"""The symbols of the exploration cards: kyoto-19 to kyoto-21."""

from __future__ import annotations

import pytest

from tests.rules.kyoto.tables import bag, lying, table, told, total


@pytest.mark.rule("kyoto-19")
@pytest.mark.parametrize("card", ["0", "1", "2", "3", "4", "5"])
def test_a_card_without_symbol_is_laid_and_that_is_all(card: str) -> None:
    state = table(["4", "2b1"], turned=card, drawn="L", pile="gift2")
    assert told(state, lambda: state.play(0, "give 0")) == ["keep", "place", "turn"]
    after = lying(state)
    assert after.rows == [f"4 {card}", "2b1"]
    assert (after.turned, after.pile[0]) == ("L", "gift2")
    assert after.discards == bag("")
    assert state.scores() == [0, 0]


@pytest.mark.rule("kyoto-20")
@pytest.mark.parametrize(("card", "bells"), [("0b1", 1), ("5b1", 1), ("2b2", 2), ("5b2", 2)])
def test_bells_wait_in_the_row_until_somebody_else_is_too_late(card: str, bells: int) -> None:
    state = table(["", "5 5"], turned=card, drawn="4")
    state.play(0, "give 0")
    assert lying(state).rows[0] == card
    assert state.scores() == [0, 0]
    state.play(0, "give 1")
    assert lying(state).scores == [bag(card), bag("")]
    assert state.scores() == [bells, 0]


@pytest.mark.rule("kyoto-20")
def test_they_are_lost_if_their_owner_is_too_late() -> None:
    state = table(["5b2 2b1", ""], turned="5b2", drawn="3")
    state.play(0, "give 1")
    state.play(0, "give 0")
    assert state.scores() == [0, 0]
    assert lying(state).rows == ["5b2 2b1 3", "5b2"]


@pytest.mark.rule("kyoto-21")
def test_k_t8_the_extra_card_is_laid_beside_the_first() -> None:
    """K-T8: total 8, receives 2d, top of pile 1b1: 10 is fine, then total 11, the bell stays in the row."""
    state = table(["5 3", "", ""], turned="2d", drawn="4 L", pile="1b1 5b2")
    assert told(state, lambda: state.play(0, "give 0")) == ["keep", "place", "draw", "place", "turn"]
    after = lying(state)
    assert after.rows[0] == "5 3 2d 1b1"
    assert total(state, 0) == 11
    assert state.scores() == [0, 0, 0]
    assert (after.turned, after.drawn, after.pile[0]) == ("4", "L", "5b2")


@pytest.mark.rule("kyoto-21")
def test_k_t9_the_extra_card_can_make_one_too_late() -> None:
    """K-T9: total 8, receives 2d, top of pile 3b1: total 13, bust."""
    state = table(["5 3", "1b1"], turned="2d", pile="3b1")
    state.play(0, "give 0")
    assert lying(state).discards == bag("5 3 2d 3b1")
    assert state.scores() == [0, 1]
    assert lying(state).round == 2


@pytest.mark.rule("kyoto-21", "kyoto-22")
def test_k_t11_extra_cards_draw_on() -> None:
    """K-T11: total 5, receives 1d, top 2d, next gift2: both draw cards stay (8), 2 bells are kept, the chain ends."""
    state = table(["5", ""], turned="1d", drawn="0", pile="2d gift2 4b2")
    state.play(0, "give 0")
    after = lying(state)
    assert after.rows[0] == "5 1d 2d"
    assert total(state, 0) == 8
    assert after.scores[0] == bag("gift2")
    assert (after.turned, after.pile[0]) == ("0", "4b2")


@pytest.mark.rule("kyoto-21")
def test_the_longest_chain_ends() -> None:
    """All low draw cards one after the other: 0, 0, 1, 1, 1, 2, 2, 2 and then a 3 that is too late at 12."""
    state = table(["0", "1b1"], turned="0d", pile="0d 1d 1d 1d 2d 2d 2d 3d 5b2")
    kinds = told(state, lambda: state.play(0, "give 0"))
    assert kinds.count("draw") == 9
    assert lying(state).discards == bag("0 0d 0d 1d 1d 1d 2d 2d 2d 3d 5b2")


@pytest.mark.rule("kyoto-21")
def test_the_extra_card_comes_from_the_pile_not_from_the_drawn_cards() -> None:
    state = table(["", "", ""], turned="0d", drawn="4b1 5b2", pile="3")
    state.play(0, "give 2")
    assert lying(state).rows[2] == "0d 3"
    assert (lying(state).turned, lying(state).drawn) == ("4b1", "5b2")


@pytest.mark.rule("kyoto-21", "kyoto-9")
def test_the_extra_card_does_not_count_as_a_card_of_this_turn() -> None:
    """Each of the others still gets exactly one."""
    state = table(["", "", ""], turned="1d", drawn="2 3", pile="4")
    for move in ("give 1", "give 0", "give 2"):
        state.play(0, move)
    assert lying(state).rows == ["2", "1d 4", "3"]
    assert lying(state).active == 1


@pytest.mark.rule("kyoto-21", "kyoto-24")
@pytest.mark.parametrize(("extra", "row"), [("L", "5 2d L"), ("R", "5 2d R"), ("back", "5"), ("gift1", "5 2d")])
def test_a_special_card_drawn_extra_acts_fully(extra: str, row: str) -> None:
    state = table(["5", ""], turned="2d", pile=extra)
    state.play(0, "give 0")
    assert lying(state).rows[0] == row
    assert state.scores() == [1 if extra == "gift1" else 0, 0]


@pytest.mark.rule("kyoto-21", "kyoto-23")
def test_k_t20_a_step_back_takes_the_draw_card_away() -> None:
    """K-T20: total 4, receives 3d, top is discard-rightmost: the 3d and the special card are discarded; total 4."""
    state = table(["4", "", ""], turned="3d", pile="back")
    state.play(0, "give 0")
    assert lying(state).rows[0] == "4"
    assert total(state, 0) == 4
    assert lying(state).discards == bag("3d back")
