"""A turn: drawing, turning up, giving, laying: kyoto-6 to kyoto-11."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from tests.rules.kyoto.tables import bag, legal, lying, position, refused, table, told, total, view


@pytest.mark.rule("kyoto-6", "kyoto-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_cards_are_drawn_as_there_are_players(seats: int) -> None:
    state = table([""] * seats, turned="0", served=range(1, seats), pile="1 2 3 4 1b1 2b1")
    state.play(0, "give 0")
    assert lying(state).turned == "1"
    assert lying(state).drawn.split() == ["2", "3", "4", "1b1"][: seats - 1]
    assert view(state).face_down == seats - 1
    assert lying(state).pile[0] == ["3", "4", "1b1", "2b1"][seats - 2]


@pytest.mark.rule("kyoto-6", "kyoto-36")
@pytest.mark.parametrize("seat", [0, 1, 2, durbar.SPECTATOR])
def test_nobody_may_look_at_the_drawn_cards(seat: int) -> None:
    one = table(["4", "2b1", ""], turned="1", drawn="5b2 gift2", pile="L 0")
    another = table(["4", "2b1", ""], turned="1", drawn="0 L", pile="gift2 5b2")
    assert durbar.digest(one) != durbar.digest(another)
    assert view(one, seat) == view(another, seat)


@pytest.mark.rule("kyoto-7")
def test_cards_are_turned_up_one_by_one_in_the_order_drawn() -> None:
    """K-R3."""
    state = table(["", "", "", ""], turned="1", drawn="3 gift1 2b1")
    turned = []
    for move in ("give 2", "give 0", "give 3"):
        state.play(0, move)
        turned.append((lying(state).turned, lying(state).drawn))
    assert turned == [("3", "gift1 2b1"), ("gift1", "2b1"), ("2b1", "")]


@pytest.mark.rule("kyoto-7")
def test_a_turned_card_cannot_be_held_back() -> None:
    """K-R4: there is nothing to do but to give it."""
    state = table(["R", "", ""], turned="5")
    assert state.actors() == [0]
    assert legal(state, 0) == ["give 0", "give 1", "give 2"]
    assert refused(state, 0, "refuse 1").rule == "kyoto-31"
    with pytest.raises(durbar.UnknownMove):
        state.play(0, "pass")


@pytest.mark.rule("kyoto-8")
@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_active_player_gives_to_anybody_themself_included(to: int) -> None:
    state = table(["", "", ""], turned="4", active=1)
    state.play(1, f"give {to}")
    assert lying(state).rows == ["4" if seat == to else "" for seat in range(3)]


@pytest.mark.rule("kyoto-8")
def test_nobody_else_gives() -> None:
    state = table(["", "", ""], turned="4", active=1)
    for seat in (0, 2):
        assert legal(state, seat) == []
        assert refused(state, seat, "give 0").rule == "kyoto-8"


@pytest.mark.rule("kyoto-9")
def test_nobody_is_given_a_second_card_this_turn() -> None:
    state = table(["", "", ""], turned="1", drawn="2 3")
    state.play(0, "give 1")
    assert legal(state, 0) == ["give 0", "give 2"]
    assert refused(state, 0, "give 1").rule == "kyoto-9"


@pytest.mark.rule("kyoto-9")
def test_the_last_card_goes_to_the_one_player_left() -> None:
    """K-R26: it is still turned up and given, but there is no choice."""
    state = table(["", "", ""], turned="1", served=[0, 2], active=2)
    assert legal(state, 2) == ["give 1"]
    state.play(2, "give 1")
    assert lying(state).rows == ["", "1", ""]


@pytest.mark.rule("kyoto-9")
def test_next_turn_everybody_may_be_given_a_card_again() -> None:
    state = table(["", ""], turned="1", drawn="2", pile="3 0")
    state.play(0, "give 1")
    state.play(0, "give 0")
    state.play(1, "give 1")
    assert lying(state).rows == ["2", "1 3"]
    assert lying(state).served == [1]


@pytest.mark.rule("kyoto-10")
def test_k_t1_the_new_card_lies_at_the_right_end() -> None:
    """K-T1: row 4, 1; on their own turn the player keeps a 2: 4, 1, 2, total 7, and play goes on."""
    state = table(["4 1", "", ""], turned="2")
    state.play(0, "give 0")
    assert lying(state).rows[0] == "4 1 2"
    assert total(state, 0) == 7
    assert state.actors() == [0]
    assert lying(state).round == 1


@pytest.mark.rule("kyoto-10")
def test_rows_lie_face_up() -> None:
    state = table(["4", "R"], turned="2b1")
    state.play(0, "give 0")
    for seat in (0, 1, durbar.SPECTATOR):
        assert [player.row for player in view(state, seat).players] == [["e4", "e2b1"], ["refuse"]]


@pytest.mark.rule("kyoto-11")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_player_to_the_left_takes_the_next_turn(active: int, following: int) -> None:
    state = table(["", "", "", ""], turned="1", served=[1, 2, 3], active=active, pile="0 L R gift1")
    kinds = told(state, lambda: state.play(active, "give 0"))
    assert kinds == ["keep" if active == 0 else "give", "place", "deal", "turn"]
    assert state.actors() == [following]
    assert (lying(state).turned, lying(state).drawn) == ("0", "L R gift1")
    assert (lying(state).served, lying(state).first_player, lying(state).round) == ([], 0, 1)


@pytest.mark.rule("kyoto-11")
def test_before_all_cards_are_given_the_turn_goes_on() -> None:
    state = table(["", "", ""], turned="1")
    state.play(0, "give 2")
    state.play(0, "give 0")
    assert state.actors() == [0]
    assert lying(state).active == 0


def test_a_whole_round_by_hand() -> None:
    """Two players, three turns, a bust on the second card of the third: every step is one of the rules above."""
    deal = {"turned": "4b1", "drawn": "3", "pile": "5 2d 1b1 gift1 4 5b2 3b2 0 0"}
    state = table(["", ""], **deal)
    state.play(0, "give 1")
    state.play(0, "give 0")
    assert lying(state).rows == ["3", "4b1"]
    state.play(1, "give 0")
    state.play(1, "give 1")
    assert lying(state).rows == ["3 5", "4b1 2d 1b1"]
    state.play(0, "give 1")
    state.play(0, "give 0")
    assert lying(state).rows == ["3 5 4", "4b1 2d 1b1"]
    state.play(1, "give 0")
    assert lying(state).rows == ["", ""]
    assert lying(state).scores == [bag(""), bag("gift1 4b1 1b1")]
    assert lying(state).discards == bag("3 5 4 5b2 2d")
    assert (state.actor(), lying(state).turned, lying(state).drawn, lying(state).round) == (1, "3b2", "0", 2)


def test_the_helper_writes_what_a_game_writes() -> None:
    """The positions of these tests have the shape that `write_position` gives them."""
    example: dict[str, Any] = position(["4 1", "R"], turned="2b1", options={"full_pile_variant": True})
    again = json.loads(durbar.write_position(durbar.read_position(json.dumps(example))))
    del example["components"]
    assert again == example
