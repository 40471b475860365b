"""Refusals, the special card that lets one say no: kyoto-26 to kyoto-31."""

from __future__ import annotations

import pytest

from tests.rules.kyoto.tables import bag, legal, lying, refused, table, told, total, view


@pytest.mark.rule("kyoto-26", "kyoto-28")
def test_k_t12_an_extra_card_can_be_refused() -> None:
    """K-T12: row 3, R; receives 1d and accepts; top is 5b2 and is refused: 5b2 and R discarded; row 3, 1d; total 4."""
    state = table(["3 R", ""], turned="1d", pile="5b2 4")
    state.play(0, "give 0")
    state.play(0, "accept")
    assert (lying(state).phase, lying(state).turned, lying(state).rows[0]) == ("answer", "5b2", "3 R 1d")
    state.play(0, "refuse 1")
    assert lying(state).rows[0] == "3 1d"
    assert total(state, 0) == 4
    assert lying(state).discards == bag("5b2 R")
    assert lying(state).pile[0] == "4"


@pytest.mark.rule("kyoto-26", "kyoto-29")
def test_k_t13_a_refused_card_was_the_card_of_this_turn() -> None:
    """K-T13, K-R5: row 5, 4, R; given 5; refuses: 5 and R discarded; total 9; no other card this turn."""
    state = table(["1", "5 4 R", ""], turned="5")
    state.play(0, "give 1")
    state.play(1, "refuse 1")
    assert lying(state).rows[1] == "5 4"
    assert total(state, 1) == 9
    assert lying(state).discards == bag("5 R")
    assert lying(state).served == [1]
    assert refused(state, 0, "give 1").rule == "kyoto-9"


@pytest.mark.rule("kyoto-30", "kyoto-26")
def test_k_t14_a_refusal_does_not_refuse_itself() -> None:
    """K-T14, K-R8: empty row; given R: it lies in the row, and nobody was asked."""
    state = table(["", ""], turned="R")
    state.play(0, "give 1")
    assert lying(state).rows[1] == "R"
    assert lying(state).phase == "give"
    assert state.actors() == [0]


@pytest.mark.rule("kyoto-28")
def test_k_t15_a_refusal_can_refuse_another() -> None:
    """K-T15, K-R7: row R; given a second R; refuses it: both discarded; row empty."""
    state = table(["", "R"], turned="R")
    state.play(0, "give 1")
    state.play(1, "refuse 1")
    assert lying(state).rows[1] == ""
    assert lying(state).discards == bag("R R")


@pytest.mark.rule("kyoto-26", "kyoto-16")
def test_an_unused_refusal_is_lost_at_the_end_of_the_round() -> None:
    state = table(["5 5", "R 1b1"], turned="4")
    state.play(0, "give 0")
    assert lying(state).discards == bag("5 5 4 R")
    assert lying(state).scores[1] == bag("1b1")


@pytest.mark.rule("kyoto-27")
def test_the_owner_is_asked_before_the_card_is_laid_or_counted() -> None:
    """K-R6: row 5, 4, R is offered a 5: nothing has happened yet, though it would be too late."""
    state = table(["", "5 4 R"], turned="5", drawn="0")
    assert told(state, lambda: state.play(0, "give 1")) == ["give"]
    assert state.actors() == [1]
    assert (lying(state).phase, lying(state).turned, lying(state).drawn) == ("answer", "5", "0")
    assert lying(state).rows[1] == "5 4 R"
    assert total(state, 1) == 9
    assert legal(state, 1) == ["accept", "refuse 1"]
    assert view(state).receiver == 1


@pytest.mark.rule("kyoto-27")
def test_one_may_accept_even_what_is_too_late() -> None:
    """K-R6: the choice is free."""
    state = table(["1b1", "5 4 R"], turned="5")
    state.play(0, "give 1")
    state.play(1, "accept")
    assert lying(state).round == 2
    assert lying(state).discards == bag("5 4 R 5")
    assert state.scores() == [1, 0]


@pytest.mark.rule("kyoto-27", "kyoto-26")
def test_who_accepts_keeps_the_refusal() -> None:
    state = table(["", "R"], turned="2", drawn="0", pile="5 1")
    state.play(0, "give 1")
    state.play(1, "accept")
    assert lying(state).rows[1] == "R 2"
    state.play(0, "give 0")
    state.play(1, "give 1")
    assert legal(state, 1) == ["accept", "refuse 1"]


@pytest.mark.rule("kyoto-27")
def test_without_a_refusal_nobody_is_asked() -> None:
    state = table(["", "5"], turned="2", drawn="0")
    state.play(0, "give 1")
    assert state.actors() == [0]
    assert lying(state).rows[1] == "5 2"


@pytest.mark.rule("kyoto-28", "kyoto-26", "kyoto-27")
@pytest.mark.parametrize("card", ["0", "5", "3b1", "5b2", "2d", "gift1", "gift2", "back", "L", "R"])
@pytest.mark.parametrize("giver", [0, 1])
def test_any_card_from_anybody_can_be_refused_and_then_does_nothing(card: str, giver: int) -> None:
    """K-R7: also one that a player gives to themself."""
    state = table(["5 R 2", ""], turned=card, active=giver, drawn="0", pile="5b1")
    state.play(giver, "give 0")
    state.play(0, "refuse 1")
    after = lying(state)
    assert after.rows == ["5 2", ""]
    assert after.discards == bag(card) + bag("R")
    assert state.scores() == [0, 0]
    assert view(state).players[0].limit == 13
    assert (after.turned, after.pile[0], after.active) == ("0", "5b1", giver)


@pytest.mark.rule("kyoto-28", "kyoto-21")
@pytest.mark.parametrize("extra", ["5", "2b1", "1d", "gift2", "back", "L", "R"])
def test_any_extra_card_can_be_refused(extra: str) -> None:
    """K-R7."""
    state = table(["R", ""], turned="2d", offered_to=0, pile=f"{extra} 5b1")
    state.play(0, "accept")
    assert (lying(state).turned, lying(state).phase) == (extra, "answer")
    state.play(0, "refuse 1")
    assert lying(state).rows[0] == "2d"
    assert lying(state).discards == bag(extra) + bag("R")
    assert lying(state).pile[0] == "5b1"


@pytest.mark.rule("kyoto-29", "kyoto-11")
def test_the_last_card_refused_ends_the_turn() -> None:
    """K-R5."""
    state = table(["R", "2", "3"], turned="5", served=[1, 2], active=2, pile="0 L R")
    state.play(2, "give 0")
    state.play(0, "refuse 1")
    assert lying(state).rows == ["", "2", "3"]
    assert (lying(state).active, lying(state).served, lying(state).turned) == (0, [], "0")


@pytest.mark.rule("kyoto-29")
def test_a_refused_draw_card_draws_nothing() -> None:
    state = table(["R 4", ""], turned="3d", offered_to=0, drawn="0", pile="5b2")
    state.play(0, "refuse 1")
    assert lying(state).rows[0] == "4"
    assert lying(state).pile[0] == "5b2"


@pytest.mark.rule("kyoto-30")
@pytest.mark.parametrize(
    ("row", "which", "left"),
    [
        ("R 2 R", 1, "2 R"),
        ("R 2 R", 2, "R 2"),
        ("3 R 2 R L R", 1, "3 2 R L R"),
        ("3 R 2 R L R", 2, "3 R 2 L R"),
        ("3 R 2 R L R", 3, "3 R 2 R L"),
    ],
)
def test_with_several_apart_the_owner_chooses_which_one_goes(row: str, which: int, left: str) -> None:
    """K-R8."""
    state = table([row, ""], turned="5", offered_to=0)
    assert legal(state, 0) == ["accept", *(f"refuse {number}" for number in range(1, row.count("R") + 1))]
    state.play(0, f"refuse {which}")
    assert lying(state).rows[0] == left
    assert lying(state).discards == bag("5 R")


@pytest.mark.rule("kyoto-30")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        ("R R", ["refuse 1"]),
        ("2 R R R", ["refuse 1"]),
        ("R R 2 R", ["refuse 1", "refuse 3"]),
        ("R 2 R R", ["refuse 1", "refuse 2"]),
        ("R R 2 R R 3 R R", ["refuse 1", "refuse 3", "refuse 5"]),
    ],
)
def test_where_it_makes_no_difference_there_is_nothing_to_choose(row: str, answers: list[str]) -> None:
    """K-R8: of refusals side by side the leftmost stands for all."""
    state = table([row, ""], turned="5", offered_to=0)
    assert legal(state, 0) == ["accept", *answers]
    rows = set()
    for answer in answers:
        choice = state.clone()
        choice.play(0, answer)
        rows.add(lying(choice).rows[0])
    assert len(rows) == len(answers)
    assert all(left.count("R") == row.count("R") - 1 for left in rows)


@pytest.mark.rule("kyoto-30", "kyoto-26")
@pytest.mark.parametrize(("which", "left"), [(1, "4 2b1"), (2, "4 R")])
def test_the_place_of_a_refusal_matters_to_the_next_step_back(which: int, left: str) -> None:
    """K-R8: why one chooses: a refusal kept at the right end protects the 2b1 from the step back that comes next."""
    state = table(["4 R 2b1 R", ""], turned="5", offered_to=0, drawn="0", pile="back 1")
    state.play(0, f"refuse {which}")
    state.play(0, "give 1")
    state.play(1, "give 0")
    state.play(0, "accept")
    assert lying(state).rows[0] == left


@pytest.mark.rule("kyoto-30")
def test_each_refusal_refuses_one_card() -> None:
    """With the refused card one of the two goes; the other stays, for the next turn."""
    state = table(["R R", ""], turned="0d", offered_to=0, drawn="0", pile="1d 5 4b2")
    state.play(0, "accept")
    state.play(0, "refuse 1")
    assert lying(state).rows[0] == "R 0d"
    assert lying(state).discards == bag("1d R")
    state.play(0, "give 1")
    state.play(1, "give 0")
    state.play(0, "refuse 1")
    assert lying(state).rows[0] == "0d"
    assert lying(state).discards == bag("1d R 5 R")


@pytest.mark.rule("kyoto-30", "kyoto-21")
def test_one_refusal_can_wait_through_a_chain() -> None:
    state = table(["R", ""], turned="0d", offered_to=0, pile="1d 2d 5 4")
    for answer in ("accept", "accept", "accept", "refuse 1"):
        assert state.actors() == [0]
        state.play(0, answer)
    assert lying(state).rows[0] == "0d 1d 2d"
    assert lying(state).discards == bag("5 R")
    assert lying(state).phase == "give"


@pytest.mark.rule("kyoto-30")
def test_a_refusal_that_arrives_in_a_chain_serves_for_the_next_card() -> None:
    state = table(["", "4"], turned="R", drawn="1d", pile="0 0 gift1")
    state.play(0, "give 1")
    state.play(0, "give 0")
    assert lying(state).rows == ["1d 0", "4 R"]
    state.play(1, "give 1")
    assert legal(state, 1) == ["accept", "refuse 1"]


@pytest.mark.rule("kyoto-31")
def test_only_the_player_who_is_offered_the_card_answers() -> None:
    state = table(["R", "R 4", "R"], turned="5", offered_to=1)
    assert state.actors() == [1]
    for seat in (0, 2):
        assert legal(state, seat) == []
        assert refused(state, seat, "accept").rule == "kyoto-31"
        assert refused(state, seat, "refuse 1").rule == "kyoto-31"


@pytest.mark.rule("kyoto-31")
def test_only_while_a_card_is_offered() -> None:
    state = table(["R", "R 4", "R"], turned="5", active=1)
    for seat in (0, 1, 2):
        assert refused(state, seat, "accept").rule == "kyoto-31"
        assert refused(state, seat, "refuse 1").rule == "kyoto-31"


@pytest.mark.rule("kyoto-31")
def test_while_a_card_is_offered_no_other_is_given() -> None:
    state = table(["", "R 4", ""], turned="5", offered_to=1)
    for to in range(3):
        assert refused(state, 0, f"give {to}").rule == "kyoto-31"
