"""Winning, ties and places: kyoto-38 to kyoto-42."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.kyoto.tables import TWELVE_BELLS, bag, legal, lying, refused, table, told

ELEVEN_BELLS = TWELVE_BELLS[0].removesuffix("4b2") + "1b1"


def furthest_clockwise(seats: int, first_player: int, tied: list[int]) -> int:
    """Walk once around the table from the First Player card; the last of the tied one comes to."""
    walk = [(first_player + step) % seats for step in range(seats)]
    return [seat for seat in walk if seat in tied][-1]


@pytest.mark.rule("kyoto-38")
def test_k_t21_a_gift_wins_in_the_middle_of_a_turn() -> None:
    """K-T21: 12 bells, given gift1 in mid-turn: wins at once; rows are not scored; undealt cards are ignored."""
    state = table(["5b2 4b1", "2b1", "3b1"], turned="gift1", drawn="1 2", scores=["", TWELVE_BELLS[1]], pile="0")
    assert told(state, lambda: state.play(0, "give 1")) == ["give", "gift", "win"]
    after = lying(state)
    assert after.phase == "over"
    assert after.rows == ["5b2 4b1", "2b1", "3b1"]
    assert (after.turned, after.drawn, after.pile[0]) == ("", "1 2", "0")
    assert state.scores() == [0, 13, 0]
    assert state.ranking() == [[1], [2], [0]]


@pytest.mark.rule("kyoto-38")
@pytest.mark.parametrize(
    ("score", "gift", "wins"),
    [
        (ELEVEN_BELLS, "gift1", False),
        (ELEVEN_BELLS, "gift2", True),
        (TWELVE_BELLS[0], "gift1", True),
        (TWELVE_BELLS[0], "gift2", True),
    ],
)
def test_thirteen_or_more_win_and_twelve_do_not(score: str, gift: str, wins: bool) -> None:
    state = table(["", "", ""], turned=gift, scores=["", "", score])
    state.play(0, "give 2")
    assert (state.ranking() is not None) == wins
    assert bool(state.actors()) != wins


@pytest.mark.rule("kyoto-38", "kyoto-21")
def test_a_gift_drawn_extra_wins() -> None:
    """K-R16: checked after each immediate card, however it came."""
    state = table(["1d", "", ""], turned="2d", pile="gift2", scores=[ELEVEN_BELLS])
    state.play(0, "give 0")
    assert state.ranking() == [[0], [2], [1]]
    assert lying(state).rows[0] == "1d 2d"


@pytest.mark.rule("kyoto-38", "kyoto-28")
def test_a_gift_wins_when_it_is_accepted_not_when_it_is_offered() -> None:
    state = table(["R", ""], turned="gift1", scores=[TWELVE_BELLS[0]])
    state.play(0, "give 0")
    assert state.ranking() is None
    accepted = state.clone()
    accepted.play(0, "accept")
    assert accepted.ranking() == [[0], [1]]
    state.play(0, "refuse 1")
    assert state.ranking() is None
    assert lying(state).discards == bag("gift1 R")


@pytest.mark.rule("kyoto-38")
def test_the_scoring_of_a_round_wins_before_the_first_player_card_moves() -> None:
    """K-R16."""
    state = table(["5 5", "2b1", ""], turned="3", scores=["", TWELVE_BELLS[0]], first_player=2, round=4)
    assert told(state, lambda: state.play(0, "give 0")) == ["keep", "place", "late", "bank", "win"]
    after = lying(state)
    assert (after.phase, after.first_player, after.round) == ("over", 2, 4)
    assert after.rows == ["", "", ""]
    assert state.ranking() == [[1], [0], [2]]


@pytest.mark.rule("kyoto-38", "kyoto-15")
def test_who_is_too_late_does_not_win_with_the_lost_row() -> None:
    state = table(["5b2 5b2", "", ""], turned="3b1", scores=["4b2 4b2 4b2 4b2 3b2 3b2"])
    state.play(0, "give 0")
    assert state.ranking() is None
    assert state.scores() == [12, 0, 0]


@pytest.mark.rule("kyoto-39")
def test_k_t23_if_several_reach_13_most_bells_win() -> None:
    """K-T23: A has 11 + 3 in the row, B has 12 + 1: A 14, B 13: A wins."""
    for a, b in ((1, 2), (2, 1)):
        rows, scores = ["4 4 4", "", ""], ["", "", ""]
        rows[a], scores[a] = "3b2 3b1", ELEVEN_BELLS
        rows[b], scores[b] = "2b1", TWELVE_BELLS[1]
        state = table(rows, turned="1", scores=scores)
        state.play(0, "give 0")
        assert (state.scores()[a], state.scores()[b]) == (14, 13)
        assert state.ranking() == [[a], [b], [0]]


@pytest.mark.rule("kyoto-40")
def test_k_t24_the_tie_goes_to_the_furthest_from_the_first_player_card() -> None:
    """K-T24, K-R17: 4 players, First Player card at seat 0; seats 1 and 3 reach 13 together, equal: seat 3 wins."""
    state = table(
        ["4 4 4", "1b1", "", "1b1"], turned="1", scores=["", TWELVE_BELLS[0], "", TWELVE_BELLS[1]], first_player=0
    )
    state.play(0, "give 0")
    assert state.scores() == [0, 13, 0, 13]
    assert state.ranking() == [[3], [1], [2], [0]]


@pytest.mark.rule("kyoto-40")
def test_k_t25_the_holder_of_the_first_player_card_counts_0() -> None:
    """K-T25, K-R17: seats 0 and 2 tie, First Player card at seat 2, 4 players: seat 0 wins (distance 2)."""
    state = table(
        ["1b1", "4 4 4", "1b1", ""], turned="1", scores=[TWELVE_BELLS[0], "", TWELVE_BELLS[1]], first_player=2
    )
    state.play(0, "give 1")
    assert state.ranking() == [[0], [2], [1], [3]]


@pytest.mark.rule("kyoto-40")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_tie_of_two(seats: int) -> None:
    """K-R17: whoever ties, whoever was too late, wherever the First Player card lies."""
    for first_player in range(seats):
        for a, b in combinations(range(seats), 2):
            for late in set(range(seats)) - {a, b}:
                rows, scores = [""] * seats, [""] * seats
                rows[a] = rows[b] = "1b1"
                scores[a], scores[b] = TWELVE_BELLS
                rows[late] = "4 4 4"
                state = table(rows, turned="1", scores=scores, first_player=first_player)
                state.play(0, f"give {late}")
                ranking = state.ranking()
                assert ranking is not None
                assert ranking[0] == [furthest_clockwise(seats, first_player, [a, b])]


@pytest.mark.rule("kyoto-40")
@pytest.mark.parametrize("first_player", range(5))
@pytest.mark.parametrize("late", range(5))
def test_every_tie_of_four(first_player: int, late: int) -> None:
    """K-R17: all but the one who was too late reach 13 together."""
    thirteen = [
        "5b2 5b2 5b2 5b2 5b2 3b1 1b1",
        "4b2 4b2 4b2 4b2 4b2 3b1 1b1",
        "3b2 3b2 3b2 2b2 gift2 3b1 1b1",
        "gift2 gift2 gift2 gift1 gift1 gift1 gift1 3b1 1b1",
    ]
    tied = [seat for seat in range(5) if seat != late]
    rows, scores = [""] * 5, [""] * 5
    for seat, score in zip(tied, thirteen, strict=True):
        scores[seat], rows[seat] = score, "2b1"
    rows[late] = "4 4 4"
    state = table(rows, turned="1", scores=scores, first_player=first_player, active=late)
    state.play(late, f"give {late}")
    order = [(first_player - step) % 5 for step in range(1, 6)]
    assert state.ranking() == [[seat] for seat in order if seat != late] + [[late]]


@pytest.mark.rule("kyoto-41")
def test_the_places_below_the_winner_follow_bells_then_distance() -> None:
    """K-R27: five players, card at seat 3; seats 0 and 4 tie at 3 bells and seats 1 and 3 at none."""
    scores = ["gift2 1b1", "", TWELVE_BELLS[0], "", "gift2 2b1"]
    state = table(["", "", "", "", ""], turned="gift1", scores=scores, first_player=3)
    state.play(0, "give 2")
    assert state.scores() == [3, 0, 13, 0, 3]
    assert state.ranking() == [[2], [0], [4], [1], [3]]


@pytest.mark.rule("kyoto-41", "kyoto-17")
def test_rows_still_on_the_table_count_nothing() -> None:
    """K-R27."""
    state = table(["", "3b2 4b2", ""], turned="gift1", scores=[TWELVE_BELLS[0], "", "0b1"])
    state.play(0, "give 0")
    assert state.ranking() == [[0], [2], [1]]


@pytest.mark.rule("kyoto-42")
@pytest.mark.parametrize("ending", ["gift", "scoring"])
def test_when_the_game_is_over_nobody_moves_any_more(ending: str) -> None:
    state = table(["5 5", "R 1b1", ""], turned="gift1" if ending == "gift" else "4", scores=["", TWELVE_BELLS[0]])
    state.play(0, "give 1" if ending == "gift" else "give 0")
    if ending == "gift":
        state.play(1, "accept")
    assert state.actors() == []
    for seat in range(3):
        assert legal(state, seat) == []
        for move in state.moves:
            assert refused(state, seat, move.notation).rule == "kyoto-42"
