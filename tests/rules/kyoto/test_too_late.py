"""Staying out too late, and how a round ends: kyoto-12 to kyoto-18."""

from __future__ import annotations

import pytest

from tests.rules.kyoto.tables import bag, lying, table, told, total


@pytest.mark.rule("kyoto-12", "kyoto-15", "kyoto-16")
def test_k_t2_fourteen_is_too_late() -> None:
    """K-T2: total 12, receives a 2: 14; the whole row is discarded, the others bank their bell cards."""
    state = table(["5b2 4 3", "2b1 1", "4b2 3d"], turned="2")
    log = state.listen()
    state.play(0, "give 0")
    [late] = [event for event in log if event.kind == "late"]
    assert (late.facts["seat"], late.facts["total"], late.facts["limit"]) == (0, 14, 13)
    after = lying(state)
    assert after.rows == ["", "", ""]
    assert after.scores == [bag(""), bag("2b1"), bag("4b2")]
    assert after.discards == bag("5b2 4 3 2 1 3d")
    assert after.round == 2


@pytest.mark.rule("kyoto-12")
def test_k_t3_thirteen_is_too_late() -> None:
    """K-T3, K-R9: total 10, receives 3: 13."""
    state = table(["5 5", "2b1"], turned="3")
    state.play(0, "give 0")
    assert lying(state).discards == bag("5 5 3")
    assert state.scores() == [0, 1]
    assert lying(state).round == 2


@pytest.mark.rule("kyoto-12")
def test_k_t4_twelve_is_not_too_late() -> None:
    """K-T4: total 10, receives 2: 12, play goes on."""
    state = table(["5 5", "2b1"], turned="2")
    state.play(0, "give 0")
    assert lying(state).rows == ["5 5 2", "2b1"]
    assert total(state, 0) == 12
    assert state.scores() == [0, 0]
    assert lying(state).round == 1


@pytest.mark.rule("kyoto-12")
@pytest.mark.parametrize("to", [0, 1, 2])
def test_anybody_can_be_too_late_whoever_gave_the_card(to: int) -> None:
    rows = ["5 4", "5 4 1d", "4 4 2"]
    state = table(rows, turned="4b2", active=1)
    state.play(1, f"give {to}")
    assert lying(state).rows == ["", "", ""]
    assert lying(state).discards == bag(" ".join([*rows, "4b2"]))


@pytest.mark.rule("kyoto-13")
def test_k_t10_a_card_that_is_too_late_draws_nothing() -> None:
    """K-T10, K-R13: total 11, receives 2d: 13, and no extra card is drawn."""
    state = table(["5 4 2", ""], turned="2d", drawn="1", pile="gift2 5b2")
    kinds = told(state, lambda: state.play(0, "give 0"))
    assert "late" in kinds
    assert "draw" not in kinds
    assert lying(state).scores == [bag(""), bag("")]
    assert (lying(state).turned, lying(state).drawn, lying(state).pile[0]) == ("1", "gift2", "5b2")


@pytest.mark.rule("kyoto-13", "kyoto-15")
def test_the_bells_of_the_card_that_is_too_late_are_lost() -> None:
    """K-R13."""
    state = table(["5 4", ""], turned="4b2")
    state.play(0, "give 0")
    assert state.scores() == [0, 0]
    assert lying(state).discards == bag("5 4 4b2")


@pytest.mark.rule("kyoto-14")
def test_k_t26_undealt_cards_return_unseen_on_top_in_their_order() -> None:
    """K-T26, K-R14: 5 players; the second dealt card busts; 3 cards return, and the next deal begins with them."""
    state = table(["", "5 5", "", "", ""], turned="1", drawn="3 2b1 gift2 L", pile="4b2 0 5b2")
    log = state.listen()
    state.play(0, "give 0")
    state.play(0, "give 1")
    [late] = [event for event in log if event.kind == "late"]
    assert late.facts["returned"] == 3
    assert [event.facts["card"] for event in log if event.kind == "turn"] == ["e3", "e2b1"]
    after = lying(state)
    assert (after.turned, after.drawn, after.pile[0]) == ("2b1", "gift2 L 4b2 0", "5b2")
    assert after.discards == bag("1 5 5 3")


@pytest.mark.rule("kyoto-14", "kyoto-18")
def test_a_bust_on_the_last_card_returns_none() -> None:
    """K-R24: the round ends all the same, and the new first player begins."""
    state = table(["5 5", "2b1", ""], turned="4", served=[1, 2], pile="0 L R", active=2, first_player=1)
    state.play(2, "give 0")
    after = lying(state)
    assert (after.turned, after.drawn) == ("0", "L R")
    assert (after.first_player, after.active, after.round) == (2, 2, 2)
    assert state.scores() == [0, 1, 0]


@pytest.mark.rule("kyoto-15")
def test_k_t29_who_is_too_late_keeps_the_score_pile() -> None:
    """K-T29, K-R25: the busted player owns 7 bells and keeps them."""
    state = table(["5b2 5b2", ""], turned="3b1", scores=["4b2 4b2 3b2 1b1"])
    state.play(0, "give 0")
    assert state.scores() == [7, 0]
    assert lying(state).scores[0] == bag("4b2 4b2 3b2 1b1")
    assert lying(state).discards == bag("5b2 5b2 3b1")


@pytest.mark.rule("kyoto-15", "kyoto-22")
def test_who_is_too_late_keeps_a_gift_of_this_round() -> None:
    """K-R25."""
    state = table(["5 5", ""], turned="gift2", drawn="0", pile="4 1")
    state.play(0, "give 0")
    state.play(0, "give 1")
    state.play(1, "give 0")
    assert lying(state).round == 2
    assert lying(state).scores == [bag("gift2"), bag("")]


@pytest.mark.rule("kyoto-16")
def test_special_cards_in_a_row_are_discarded() -> None:
    """K-R23: late passes and refusals bring nothing home."""
    state = table(["4 4 4", "L 2b1 R L", "R 0d"], turned="1", scores=["", "gift1"])
    state.play(0, "give 0")
    assert lying(state).scores == [bag(""), bag("gift1 2b1"), bag("")]
    assert lying(state).discards == bag("4 4 4 1 L R L R 0d")


@pytest.mark.rule("kyoto-16")
@pytest.mark.parametrize("late", [0, 1, 2, 3])
def test_everybody_but_the_one_too_late_banks(late: int) -> None:
    rows = ["5b2 3b1", "5b2 3b1", "5b2 3b1", "5b2 3b1"]
    state = table(rows, turned="5", active=3)
    state.play(3, f"give {late}")
    assert state.scores() == [0 if seat == late else 3 for seat in range(4)]
    assert lying(state).discards == bag("5b2 3b1 5")


@pytest.mark.rule("kyoto-17")
def test_k_t22_bells_in_a_row_do_not_count_yet() -> None:
    """K-T22: score pile 9 bells, row with 4 bells, nobody busts: no win."""
    state = table(["5b2 3b1", "", ""], turned="1b1", scores=["4b2 4b2 4b2 4b2 gift1"])
    state.play(0, "give 0")
    assert state.scores() == [9, 0, 0]
    assert state.ranking() is None
    assert state.actors() == [0]


@pytest.mark.rule("kyoto-18")
def test_k_t28_the_first_player_card_moves_clockwise() -> None:
    """K-T28: seat 1 was active, the card lay at seat 0 of 3: it moves to seat 1, who starts the next round."""
    state = table(["5 5", "", ""], turned="3", active=1, first_player=0)
    state.play(1, "give 0")
    assert (lying(state).first_player, lying(state).active, lying(state).round) == (1, 1, 2)
    assert lying(state).served == []
    assert state.actors() == [1]


@pytest.mark.rule("kyoto-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_first_player_begins_no_matter_whose_turn_it_was(seats: int) -> None:
    for first in range(seats):
        for active in range(seats):
            state = table(["5 5", *[""] * (seats - 1)], turned="3", active=active, first_player=first)
            state.play(active, "give 0")
            following = (first + 1) % seats
            assert (lying(state).first_player, lying(state).active) == (following, following)
            assert state.actors() == [following]


@pytest.mark.rule("kyoto-18", "kyoto-14")
def test_rounds_follow_one_another_in_the_log() -> None:
    state = table(["5 5", "1b1"], turned="3", drawn="2")
    assert told(state, lambda: state.play(0, "give 0")) == [
        *("keep", "place", "late", "bank"),
        *("round", "deal", "turn"),
    ]
