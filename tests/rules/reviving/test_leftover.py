"""Leftover coins: reviving-34 to reviving-39."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    Seat,
    all_ready,
    ends,
    hand,
    legal,
    legal_of,
    play,
    player,
    points,
    red,
    reds,
    refused,
    spending,
    table,
    told,
    view,
)


@pytest.mark.rule("reviving-34")
@pytest.mark.parametrize(("seats", "rounds"), [(2, {2, 4, 6, 8}), (3, {4, 8}), (4, {4, 8}), (5, {4, 8}), (6, {4, 8})])
def test_t_l1_and_t_l2_when_leftover_coins_are_spent(seats: int, rounds: set[int]) -> None:
    state = durbar.game("reviving").new(seats, seed=2)
    luck, found = durbar.rng_of_seed(1), set()
    while state.actors():
        if view(state).phase == "leftover":
            found.add(view(state).round)
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    assert found == rounds


@pytest.mark.rule("reviving-34")
def test_t_l3_the_largest_coin_first_and_equal_ones_from_the_first_player() -> None:
    state = table(Seat("r01", coins="2"), Seat(coins="5"), Seat(coins="5"), Seat(coins="1"), round=4, first_player=2)
    asked = []
    all_ready(state)
    while view(state).phase == "leftover":
        asked.append(state.actor())
        state.play(state.actor(), "convert")
    assert asked == [2, 1, 0, 3]


@pytest.mark.rule("reviving-35")
def test_the_coin_must_be_spent() -> None:
    """RK-R14: there is no way around it."""
    state = spending(Seat("r01", coins="2"), Seat(coins="1"), Seat(coins="1"))
    assert legal(state, 0) == ["convert"]
    assert refused(state, 0, "ready") == "reviving-35"
    assert refused(state, 0, "pass") == "reviving-35"
    assert refused(state, 1, "convert") == "reviving-11"


@pytest.mark.rule("reviving-36", "reviving-39", "reviving-46")
def test_t_l4_to_convert_a_3_scores_3_and_all_coins_come_back() -> None:
    state = spending(Seat(coins="3"), Seat(coins="2"), Seat(coins="1"))
    play(state, "0: convert")
    assert points(state, 0) == 3
    assert player(state, 0).spent == [1, 2, 4, 5, 3]
    play(state, "1: convert", "2: convert")
    assert [one.coins for one in view(state).players] == [[1, 2, 3, 4, 5]] * 3
    assert (view(state).round, view(state).first_player) == (5, 1)


@pytest.mark.rule("reviving-37")
@pytest.mark.parametrize("coin", ["1", "5"])
def test_t_l5_a_bought_card_is_built_at_once(coin: str) -> None:
    """Either end will do, and the value of the coin does not matter."""
    state = spending(Seat("r12", "r16", coins=coin), Seat(coins="1"), Seat(coins="1"), discards="b24")
    assert legal(state, 0) == ["convert", "buy b24"]
    play(state, "0: buy b24")
    assert refused(state, 0, "ready") == "reviving-37"
    assert legal(state, 0) == ["build b24a", "build b24b"]
    play(state, "0: build b24b")
    assert ends(state, 0) == [["r16", "b24b"]]
    assert points(state, 0) == 0
    assert view(state).discards == []
    assert legal(state, 0) == ["ready"]
    play(state, "0: ready")
    assert state.actors() == [1]


@pytest.mark.rule("reviving-37")
def test_t_l6_a_card_that_cannot_be_built_cannot_be_bought() -> None:
    third = red("pagoda_3:red")
    state = spending(
        Seat(red("pagoda_2:blue"), "r16", coins="5"), Seat(coins="1"), Seat(coins="1"), discards=f"{third} r29"
    )
    assert legal(state, 0) == ["convert"]
    assert refused(state, 0, f"buy {third}") == "reviving-37"
    assert refused(state, 0, "buy r30") == "reviving-37"


@pytest.mark.rule("reviving-37")
def test_a_bought_card_may_start_a_monument_or_be_a_buddha() -> None:
    """RK-R15."""
    state = spending(Seat(coins="5"), Seat(coins="1"), Seat(coins="1"), discards="r06 r01")
    assert legal_of(state, 0, "buy") == ["r01", "r06"]
    play(state, "0: buy r01", "0: build r01", "0: ready")
    assert points(state, 0) == 3


@pytest.mark.rule("reviving-38")
def test_hand_cards_may_be_built_before_and_after_the_bought_one() -> None:
    """RK-R16: a Pagoda from the hand carries the bought third section, and gets its top."""
    hand_cards = reds("pagoda_1:blue", "pagoda_2:blue", "pagoda_4:blue")
    third = red("pagoda_3:blue")
    state = spending(Seat(hand_cards, coins="5"), Seat(coins="1"), Seat(coins="1"), discards=third)
    play(state, f"0: buy {third}", *(f"0: build {card}" for card in reds("pagoda_1:blue", "pagoda_2:blue").split()))
    assert refused(state, 0, f"build {red('pagoda_4:blue')}") == "reviving-25"
    play(state, f"0: build {third}", f"0: build {red('pagoda_4:blue')}", "0: ready")
    assert points(state, 0) == 18


@pytest.mark.rule("reviving-38")
def test_nothing_may_make_the_bought_card_useless() -> None:
    """Its only place is on the Stupa, so the centre from the hand may not go there first."""
    centre, bought = red("stupa_2:red"), red("stupa_2:blue")
    state = spending(Seat(f"{centre} r01", "r16", coins="5"), Seat(coins="1"), Seat(coins="1"), discards=bought)
    play(state, f"0: buy {bought}")
    assert refused(state, 0, f"build {centre}") == "reviving-38"
    play(state, "0: build r01", f"0: build {bought}")
    assert legal(state, 0) == ["ready"]


@pytest.mark.rule("reviving-38")
def test_who_converts_builds_nothing() -> None:
    state = spending(Seat("r01", coins="5"), Seat(coins="1"), Seat(coins="1"), discards="r02")
    assert refused(state, 0, "build r01") == "reviving-35"
    play(state, "0: convert")
    assert hand(state, 0) == ["r01"]
    assert state.actors() == [1]


@pytest.mark.rule("reviving-37")
def test_a_purchase_does_not_cut_the_hand() -> None:
    """The limit holds at the end of the Build phase; buying only makes a hand smaller."""
    state = spending(Seat("r12 r13 r14", coins="5"), Seat(coins="1"), Seat(coins="1"), discards="r02")
    events = told(state, lambda: play(state, "0: buy r02", "0: build r02", "0: ready"))
    assert [event["kind"] for event in events] == ["buy", "build", "complete", "ready"]
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("reviving-100")
def test_with_the_option_a_bought_card_must_extend() -> None:
    """RK-R15, the option."""
    options = {"extend_only": True}
    state = spending(Seat(coins="5"), Seat(coins="1"), Seat(coins="1"), discards="r06 r01", options=options)
    assert legal(state, 0) == ["convert"]
    both = spending(Seat("", "r16", coins="5"), Seat(coins="1"), Seat(coins="1"), discards="b24", options=options)
    play(both, "0: buy b24")
    assert refused(both, 0, "build b24a") == "reviving-100"
    play(both, "0: build b24b", "0: ready")
    assert ends(both, 0) == [["r16", "b24b"]]
