"""The variant in which the whole pile is played: kyoto-43 and kyoto-44."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import durbar
from tests.rules.kyoto.tables import TO_THE_DISCARDS, TWELVE_BELLS, bag, lying, table, told

WHOLE_PILE = {"full_pile_variant": True}


def whole_pile(rows: list[str], turned: str, **more: Any) -> durbar.State:
    """A table of the variant; cards not mentioned were discarded, so that the pile is as small as it is said to be."""
    return table(rows, turned, options=WHOLE_PILE, rest=TO_THE_DISCARDS, **more)


@pytest.mark.rule("kyoto-43")
def test_k_t30_more_than_13_bells_do_not_end_the_game_but_a_bust_after_the_pile_ran_out_does() -> None:
    """K-T30: a player banks up to 15 bells; play goes on; after the rebuild the next bust ends the game."""
    state = whole_pile(["5 5", "3b1"], "3", drawn="0", pile="1 2 4", scores=["", f"{TWELVE_BELLS[0]} gift2"])
    state.play(0, "give 0")
    assert state.scores() == [0, 15]
    assert state.ranking() is None
    assert (lying(state).round, lying(state).turned, lying(state).drawn) == (2, "0", "1")
    state.play(1, "give 0")
    state.play(1, "give 1")
    assert lying(state).pile_ran_out
    assert (lying(state).turned, lying(state).drawn) == ("2", "4")
    while state.ranking() is None:
        state.play(state.actor(), state.legal_moves(state.actor())[-1])
    assert lying(state).round == 2
    assert lying(state).rows == ["", ""]


@pytest.mark.rule("kyoto-43")
def test_no_gift_wins_early() -> None:
    """K-R21."""
    state = whole_pile(["", ""], "gift2", drawn="0", pile="1 2 3", scores=[TWELVE_BELLS[0]])
    state.play(0, "give 0")
    assert state.scores() == [14, 0]
    assert state.actors() == [0]


@pytest.mark.rule("kyoto-43")
def test_a_bust_before_the_pile_ran_out_ends_only_the_round() -> None:
    """K-R20: one card is left in the pile."""
    state = whole_pile(["5 5", "1b1", ""], "4", served=[1, 2], pile="1 2 3 4b1")
    state.play(0, "give 0")
    assert state.actors() == [1]
    assert lying(state).round == 2
    assert lying(state).pile == ["4b1"]


@pytest.mark.rule("kyoto-43")
def test_the_deal_takes_the_last_card_and_the_round_is_played_to_its_end() -> None:
    """K-R20: the pile runs out in the deal; turns go on; the bust that comes is the last."""
    state = whole_pile(["2", "1b1"], "0", served=[1], pile="1 3")
    state.play(0, "give 0")
    assert lying(state).pile_ran_out
    state.play(1, "give 0")
    state.play(1, "give 1")
    assert state.ranking() is None
    assert lying(state).active == 0
    assert lying(state).rows == ["2 0 1", "1b1 3"]


@pytest.mark.rule("kyoto-43")
def test_a_bust_in_that_same_deal_ends_the_game_and_its_scoring_counts() -> None:
    """K-R20: even though the undealt cards return to the pile."""
    state = whole_pile(["5 5", "2b1", "5b2"], "0", served=[0, 2], active=2, pile="4 1 3")
    state.play(2, "give 1")
    assert lying(state).pile_ran_out
    kinds = told(state, lambda: state.play(0, "give 0"))
    assert kinds == ["keep", "place", "late", "bank", "bank", "win"]
    assert state.ranking() == [[2], [1], [0]]
    assert state.scores() == [0, 1, 2]
    assert lying(state).pile[:2] == ["1", "3"]


@pytest.mark.rule("kyoto-43", "kyoto-21")
@pytest.mark.parametrize("served", [[], [1]])
def test_the_extra_card_that_is_the_last_and_too_late_ends_the_game(served: list[int]) -> None:
    """K-R20: the last card is taken as an extra draw, with a card still to be given or not."""
    state = whole_pile(["5 4", "2b1"], "0d", served=served, pile="4b2")
    state.play(0, "give 0")
    assert state.ranking() == [[1], [0]]
    assert state.scores() == [0, 1]
    assert lying(state).discards == bag("5 4 0d 4b2")


@pytest.mark.rule("kyoto-43", "kyoto-21")
def test_the_extra_card_that_is_the_last_makes_this_round_the_last() -> None:
    """K-R20."""
    state = whole_pile(["5 4", "2b1"], "0d", drawn="4", pile="1")
    state.play(0, "give 1")
    assert lying(state).rows[1] == "2b1 0d 1"
    assert state.ranking() is None
    state.play(0, "give 0")
    assert state.ranking() == [[1], [0]]


@pytest.mark.rule("kyoto-43", "kyoto-26")
def test_the_last_card_counts_as_taken_even_if_it_is_refused() -> None:
    """K-R20: what is refused was taken from the pile all the same."""
    state = whole_pile(["R 5 4", "2b1"], "0d", drawn="3", pile="5", served=[], offered_to=0)
    state.play(0, "accept")
    state.play(0, "refuse 1")
    assert lying(state).pile_ran_out
    assert lying(state).discards == bag("5 R")
    assert state.ranking() is None


@pytest.mark.rule("kyoto-43", "kyoto-33")
def test_a_pile_that_runs_out_twice_changes_nothing_more() -> None:
    """K-R20: the game waits for the bust, however long that takes."""
    state = whole_pile(["4 4 4", "2b1"], "0", served=[0], pile="1 3", pile_ran_out=True)
    assert "rebuild" in told(state, lambda: state.play(0, "give 1"))
    assert state.ranking() is None
    state.play(1, "give 0")
    assert state.ranking() == [[1], [0]]


@pytest.mark.rule("kyoto-44")
def test_most_bells_win_even_fewer_than_13() -> None:
    state = whole_pile(["5 5", "2b1", ""], "4", pile="1", scores=["gift1", "gift1", "gift1"], pile_ran_out=True)
    state.play(0, "give 0")
    assert state.scores() == [1, 2, 1]
    assert state.ranking() == [[1], [2], [0]]


@pytest.mark.rule("kyoto-44")
def test_who_was_too_late_last_can_win() -> None:
    state = whole_pile(["5 5", "2b1", ""], "4", pile="1", scores=["gift2 5b2", "gift1"], pile_ran_out=True)
    state.play(0, "give 0")
    assert state.scores() == [4, 2, 0]
    assert state.ranking() == [[0], [1], [2]]


@pytest.mark.rule("kyoto-44", "kyoto-40")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tie_the_one_who_was_too_late_included(seats: int) -> None:
    """K-R17: any two tie at two bells, any seat was too late, the First Player card lies anywhere."""
    for first_player in range(seats):
        for a, b in combinations(range(seats), 2):
            for late in range(seats):
                rows, scores = [""] * seats, [""] * seats
                scores[a], scores[b] = "gift2", "gift1 0b1"
                rows[late] = "4 4 4"
                state = whole_pile(rows, "1", scores=scores, first_player=first_player, pile="0", pile_ran_out=True)
                state.play(0, f"give {late}")
                nearer, further = sorted((a, b), key=lambda seat: (seat - first_player) % seats)
                ranking = state.ranking()
                assert ranking is not None
                assert ranking[:2] == [[further], [nearer]]


@pytest.mark.rule("kyoto-44", "kyoto-41")
@pytest.mark.parametrize("first_player", range(5))
def test_a_game_without_a_single_bell(first_player: int) -> None:
    """All tie at nothing: the places go round the table against the clock, the holder last."""
    state = whole_pile(["4 4 4", *[""] * 4], "1", pile="0", pile_ran_out=True, first_player=first_player)
    state.play(0, "give 0")
    assert state.ranking() == [[(first_player - step) % 5] for step in range(1, 6)]


@pytest.mark.rule("kyoto-43")
def test_without_the_variant_a_pile_that_ran_out_ends_nothing() -> None:
    state = table(["4 4 4", "2b1"], turned="1", pile="0", pile_ran_out=True, rest=TO_THE_DISCARDS)
    state.play(0, "give 0")
    assert state.ranking() is None
    assert lying(state).round == 2
