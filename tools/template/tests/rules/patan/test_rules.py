"""The rules of Fifteen of Patan, each by an example."""

from __future__ import annotations

import pytest

import durbar
from durbar.games.patan.cards import keys
from tests.rules.patan.tables import last_trick, table


def refused(state: durbar.State, seat: int, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(seat, move)
    assert str(refusal.value).endswith(f"({refusal.value.rule})")
    return refusal.value.rule


@pytest.mark.rule("patan-1")
def test_two_to_four_can_play() -> None:
    assert list(durbar.game("patan").seat_counts) == [2, 3, 4]


@pytest.mark.rule("patan-2")
def test_there_are_fifteen_cards() -> None:
    game = durbar.game("patan")
    assert sorted(game.pieces(game.new(3))) == sorted(f"c{value}" for value in range(1, 16))


@pytest.mark.rule("patan-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_each_and_luck_decides_who_leads(seats: int) -> None:
    game = durbar.game("patan")
    views = [game.view(game.new(seats, seed)) for seed in range(50)]
    assert all(view.hand_sizes == [3] * seats and view.pile == 15 - 3 * seats for view in views)
    assert {view.leader for view in views} == set(range(seats))


@pytest.mark.rule("patan-4")
def test_cards_are_played_clockwise_from_the_leader() -> None:
    state = table(["1 2 3", "4 5 6", "7 8 9"], leader=1)
    assert refused(state, 0, "play c1") == "patan-4"
    for seat, move in [(1, "play c4"), (2, "play c7")]:
        assert state.actors() == [seat]
        state.play(seat, move)
    assert state.actors() == [0]


@pytest.mark.rule("patan-4")
def test_a_played_card_cannot_be_taken_back() -> None:
    state = table(["1 2 3", "4 5 6"])
    state.play(0, "play c1")
    assert state.mark == 1


@pytest.mark.rule("patan-5")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    state = table(["1 2 3", "4 5 6"])
    assert [move.notation for move in state.legal_moves(0)] == ["play c1", "play c2", "play c3"]
    assert refused(state, 0, "play c4") == "patan-5"


@pytest.mark.rule("patan-6")
def test_the_highest_card_takes_a_point_and_all_are_discarded() -> None:
    state = table(["1 2", "13 6", "7 8 9"], trick="3 4")
    state.play(2, "play c9")
    assert state.scores() == [0, 0, 1]
    assert keys(state.discards) == ["c3", "c4", "c9"]


@pytest.mark.rule("patan-7")
def test_everybody_draws_and_who_took_the_trick_leads() -> None:
    state = table(["1 2", "13 6 9"], trick="3")
    state.play(1, "play c9")
    assert [keys(player.hand) for player in state.players] == [["c1", "c2", "c5"], ["c13", "c6", "c4"]]
    assert state.actors() == [1]


@pytest.mark.rule("patan-7")
def test_nobody_draws_if_the_pile_has_not_a_card_for_each() -> None:
    state = table(["1 2", "4 5", "7 8", "10 11 12"], trick="3 6 9")
    state.play(3, "play c12")
    assert [len(player.hand) for player in state.players] == [2, 2, 2, 2]
    assert len(state.pile) == 3


@pytest.mark.rule("patan-8")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [([1, 1, 0, 0], [[0], [1], [2, 3]]), ([0, 1, 1, 0], [[0, 1, 2], [3]])],
)
def test_most_points_win_and_equal_points_share_a_place(points: list[int], ranking: list[list[int]]) -> None:
    state = last_trick(["12", "4", "7", "2"], points)
    for seat, card in enumerate(["c12", "c4", "c7"]):
        state.play(seat, f"play {card}")
    assert state.ranking() is None
    state.play(3, "play c2")
    assert state.ranking() == ranking


@pytest.mark.rule("patan-9")
def test_nobody_plays_after_the_end() -> None:
    state = last_trick(["12", "4", "7", "2"], [1, 1, 0, 0])
    for seat, card in enumerate(["c12", "c4", "c7", "c2"]):
        state.play(seat, f"play {card}")
    assert state.actors() == []
    assert refused(state, 0, "play c12") == "patan-9"


@pytest.mark.rule("patan-10")
def test_hands_are_known_to_their_owners_alone() -> None:
    state = table(["1 2 3", "4 5 6"])
    game = durbar.game("patan")
    assert game.view(state, 0).hand == ["c1", "c2", "c3"]
    assert game.view(state).hand == []
    assert game.view(state).hand_sizes == [3, 3]


@pytest.mark.rule("patan-10")
def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    state = table(["1 2", "13 6 9"], trick="3")
    log = state.listen()
    state.play(1, "play c9")
    drawn = [event for event in log if event.kind == "draw"]
    assert [event.seen_by(1).get("cards") for event in drawn] == ["c4", None]


@pytest.mark.rule("patan-11")
def test_after_a_low_call_the_lowest_card_takes_the_trick() -> None:
    state = table(["1 2 3", "4 5 6"], phase="call", calling=True)
    assert refused(state, 0, "play c1") == "patan-11"
    state.play(0, "call low")
    assert refused(state, 0, "call high") == "patan-11"
    state.play(0, "play c1")
    state.play(1, "play c6")
    assert state.scores() == [1, 0]
    assert [move.notation for move in state.legal_moves(0)] == ["call high", "call low"]


@pytest.mark.rule("patan-11")
def test_a_call_can_be_taken_back() -> None:
    state = table(["1 2 3", "4 5 6"], phase="call", calling=True)
    state.play(0, "call low")
    assert state.mark == 0


@pytest.mark.rule("patan-11")
def test_without_the_variant_nothing_is_called() -> None:
    assert refused(table(["1 2 3", "4 5 6"]), 0, "call low") == "patan-11"
