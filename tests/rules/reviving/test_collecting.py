"""Red cards, coins on boards, and what nobody won: reviving-19 to reviving-22."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import Seat, data_of, play, player, table, told, view


@pytest.mark.rule("reviving-19")
def test_red_cards_are_drawn_clockwise_from_the_first_player() -> None:
    """RK-R10: only the order of the deck could tell."""
    state = table(Seat(), Seat(), Seat(), phase="bid", first_player=2, top_of_red="r01 r02 r03 r04")
    play(state, "2: bid 5 n1", "0: bid 4 w1", "1: bid 3 s1")
    assert player(state, 2).hand == ["b06", "b07"]
    assert player(state, 0).hand == ["b08", "r01"]
    assert player(state, 1).hand == ["r02", "r03"]


@pytest.mark.rule("reviving-21")
def test_coins_go_to_the_boards_face_up() -> None:
    state = table(Seat(coins="1 3 5"), Seat(coins="2 3 4"), Seat(coins="1 4 5"), phase="bid", round=3)
    play(state, "0: bid 5 n1", "1: bid 3 n2")
    assert view(state).players[1].spent == [1, 5]
    play(state, "2: bid 1 s1")
    seen = view(state)
    assert [one.spent for one in seen.players] == [[2, 4, 5], [1, 5, 3], [2, 3, 1]]
    assert [one.coins for one in seen.players] == [[1, 3], [2, 4], [4, 5]]
    assert all(spot.seat == -1 for spot in seen.spots)


@pytest.mark.rule("reviving-22")
def test_what_nobody_won_goes_under_the_red_deck_slot_by_slot() -> None:
    """RK-R9: the highest slot ends lowest."""
    state = table(Seat(), Seat(), Seat(), phase="bid")
    before = view(state).red
    events = told(state, lambda: play(state, "0: bid 5 n1", "1: bid 4 s1", "2: bid 3 w1"))
    assert data_of(state)["red"][-1] == "b09"
    assert [event["cards"] for event in events if event["kind"] == "under"] == ["b09"]
    assert view(state).red == before - 3 + 1
    state = table(Seat(), Seat(), Seat(), phase="bid", market="b06 b07 b08 b09")
    play(state, "0: bid 5 n1", "1: bid 4 s1", "2: bid 3 e2")
    assert data_of(state)["red"][-1] == "b08"


@pytest.mark.rule("reviving-22", "reviving-48")
def test_several_unwon_cards_lie_there_in_order_and_everybody_knows() -> None:
    state = table(*[Seat()] * 5, phase="bid")
    play(state, "0: bid 5 n1", "1: bid 5 s1", "2: bid 5 w1", "3: bid 4 w2", "4: bid 3 n2")
    assert data_of(state)["red"][-2:] == ["b10", "b11"]
    assert view(state).under_red[:2] == ["b11", "b10"]


@pytest.mark.rule("reviving-20")
def test_if_the_red_deck_runs_out_the_unwon_cards_go_under_it_at_once() -> None:
    """RK-R12: seat 2 wins nothing and draws what nobody won."""
    state = table(Seat(), Seat(), Seat(), phase="bid", red_deck="r01", state={})
    play(state, "0: bid 5 w1", "1: bid 4 w2", "2: bid 3 s1")
    assert player(state, 0).hand == ["b06", "b08"]
    assert player(state, 1).hand == ["b07", "b09"]
    assert player(state, 2).hand[0] == "r01"
    short = table(Seat(), Seat(), Seat(), phase="bid", red_deck="r01 r02")
    play(short, "0: bid 5 n1", "1: bid 4 s1", "2: bid 3 w1")
    assert player(short, 0).hand == ["b06", "b07"]
    assert player(short, 1).hand == ["r01", "r02"]
    assert player(short, 2).hand == ["b08", "b09"]
    assert view(short).red == 0


@pytest.mark.rule("reviving-5", "reviving-12", "reviving-50")
@pytest.mark.parametrize(
    ("seats", "red_left", "blue_left"), [(2, 18, 0), (3, 34, 0), (4, 18, 0), (5, 18, 12), (6, 2, 12)]
)
def test_t_l7_and_t_l8_what_is_left_of_the_decks(seats: int, red_left: int, blue_left: int) -> None:
    for seed in range(3):
        state = durbar.game("reviving").new(seats, seed)
        luck = durbar.rng_of_seed(seed)
        while view(state).round < 8 or view(state).phase != "build":
            moves = state.legal_moves(state.actor())
            state.play(state.actor(), moves[luck.below(len(moves))])
        assert (view(state).red, view(state).blue) == (red_left, blue_left)
