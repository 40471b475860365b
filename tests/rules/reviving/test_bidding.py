"""Market, bids and who wins which card: reviving-12 to reviving-18."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    Seat,
    legal,
    play,
    player,
    reasons,
    refused,
    table,
    told,
    view,
    winners,
)


def after_bids(count: int, *bids: str, **more: object) -> durbar.State:
    """A table after these bids, in turn order from seat 0."""
    state = table(*(Seat() for _ in range(count)), phase="bid", **more)
    for seat, bid in enumerate(bids):
        state.play(seat, f"bid {bid}")
    return state


@pytest.mark.rule("reviving-12")
def test_a_round_begins_with_four_or_six_blue_cards() -> None:
    """RK-R13: the blue deck is exactly enough."""
    for seats, size in ((2, 4), (3, 4), (4, 4), (5, 6), (6, 6)):
        state = durbar.game("reviving").new(seats, seed=1)
        shown = [slot.card for slot in view(state).slots if slot.card]
        assert len(shown) == size
        assert all(card.startswith("b") for card in shown)
        assert view(state).blue == (32 if seats < 5 else 60) - size
        assert [slot.slot for slot in view(state).slots if slot.card] == list(range(1, size + 1))


@pytest.mark.rule("reviving-13", "reviving-11")
def test_everybody_lays_one_coin_clockwise_from_the_first_player() -> None:
    state = table(Seat(), Seat(), Seat(), phase="bid", first_player=1)
    for seat in (1, 2, 0):
        assert state.actors() == [seat]
        others = [other for other in range(3) if other != seat]
        assert [refused(state, other, "bid 1 s2") for other in others] == ["reviving-11"] * 2
        assert refused(state, seat, "pass") == "reviving-13"
        assert refused(state, seat, "ready") == "reviving-13"
        state.play(seat, f"bid {seat + 1} n{1 + seat % 2}" if seat else "bid 1 s1")
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-14")
def test_t_b9_n3_and_s3_are_not_used_with_four_slots() -> None:
    state = table(Seat(), Seat(), Seat(), phase="bid")
    assert refused(state, 0, "bid 3 n3") == "reviving-14"
    assert refused(state, 0, "bid 3 s3") == "reviving-14"
    assert len(legal(state, 0)) == 8 * 5
    wide = table(Seat(), Seat(), Seat(), Seat(), Seat(), phase="bid")
    assert len(legal(wide, 0)) == 10 * 5


@pytest.mark.rule("reviving-14")
def test_t_b10_a_spot_takes_one_coin() -> None:
    state = after_bids(3, "3 n1")
    assert refused(state, 1, "bid 4 n1") == "reviving-14"


@pytest.mark.rule("reviving-15", "reviving-7")
def test_t_b1_joe_on_w1_aims_at_1_and_3() -> None:
    spots = {spot.spot: spot for spot in view(table(Seat(), Seat(), Seat(), Seat(), phase="bid")).spots}
    assert (spots["w1"].targets, spots["w1"].near) == ([1, 3], [1])
    assert (spots["n3"].targets, spots["s3"].targets) == ([], [])
    assert len(spots) == 10


@pytest.mark.rule("reviving-15")
def test_t_b2_with_six_slots_sean_aims_at_1_and_2_and_amy_at_4_and_6() -> None:
    spots = {spot.spot: spot for spot in view(table(*[Seat()] * 5, phase="bid")).spots}
    assert spots["n1"].targets == [1, 2]
    assert spots["n1"].near == [1]
    assert (spots["e2"].targets, spots["e2"].near) == ([4, 6], [4, 6])


@pytest.mark.rule("reviving-16", "reviving-6")
def test_a_spent_coin_cannot_be_laid() -> None:
    state = table(Seat(coins="2 4"), Seat(coins="2 4"), Seat(coins="2 4"), phase="bid", round=4)
    assert legal(state, 0)[:2] == ["bid 2 n1", "bid 4 n1"]
    assert refused(state, 0, "bid 3 n1") == "reviving-16"
    assert player(state, 0).spent == [1, 3, 5]


@pytest.mark.rule("reviving-17", "reviving-18", "reviving-19")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_t_b3_the_printed_round_of_amy_sean_joe_and_sara(value: int) -> None:
    """RK-R3: every slot is decided for itself; Sara loses 2 and keeps 1."""
    state = after_bids(4, f"{value} w2", f"{value} s2", f"{value} e2", f"{value - 1} n1")
    assert winners(state) == {1: 3, 2: 0, 3: 1, 4: 2}
    assert reasons(state) == {1: "sole", 2: "nearest", 3: "sole", 4: "edge"}
    for seat in range(4):
        cards = player(state, seat).hand
        assert [card[0] for card in cards] == ["b", "r"]


@pytest.mark.rule("reviving-97")
def test_t_b3_on_the_other_mat() -> None:
    options = {"other_mat": True}
    state = after_bids(4, "4 n2", "4 e2", "4 s2", "2 w1", options=options)
    assert winners(state) == {1: 3, 2: 0, 3: 1, 4: 2}
    assert view(state).card_size == [90, 60]


@pytest.mark.rule("reviving-17", "reviving-18")
def test_t_b4_a_lone_coin_wins_both_cards() -> None:
    state = after_bids(3, "3 n1", "2 n2", "1 s2")
    assert {slot for slot, seat in winners(state).items() if seat == 0} == {1, 2}
    assert reasons(state)[1] == "sole"
    assert [card[0] for card in player(state, 0).hand] == ["b", "b"]


@pytest.mark.rule("reviving-17")
def test_t_b5_value_comes_before_distance() -> None:
    state = after_bids(3, "1 n1", "2 e1", "1 s2")
    assert winners(state) == {1: 1, 3: 1, 2: 0, 4: 2}
    assert reasons(state)[1] == "highest"


@pytest.mark.rule("reviving-17")
def test_t_b6_of_two_far_coins_the_long_edge_wins() -> None:
    state = after_bids(3, "3 e1", "3 s1", "1 s2")
    assert {slot: winners(state)[slot] for slot in (1, 2, 3)} == {1: 0, 3: 0, 2: 1}
    assert reasons(state)[1] == "edge"


@pytest.mark.rule("reviving-17", "reviving-15")
def test_t_b7_on_a_diamond_spot_both_cards_are_near() -> None:
    state = after_bids(5, "2 e1", "2 w1", "2 n2", "1 n1", "1 s1")
    won = winners(state)
    assert (won[3], won[1], won[5], won[4]) == (0, 1, 0, 2)


@pytest.mark.rule("reviving-17", "reviving-19")
def test_t_b8_a_coin_can_win_nothing_and_then_draws_two() -> None:
    state = after_bids(5, "2 n3", "2 s3", "2 e1", "1 n1", "1 s1")
    won = winners(state)
    assert (won[3], won[5], won[6]) == (2, 2, 1)
    assert [card[0] for card in player(state, 0).hand] == ["r", "r"]
    assert [card[0] for card in player(state, 1).hand] == ["b", "r"]


ORDER_OF_FOUR = {1: "w1 n1 e1 s1", 2: "w2 s1 e2 n1", 3: "e1 n2 w1 s2", 4: "e2 s2 w2 n2"}
ORDER_OF_SIX = {
    1: "w1 n1 s1",
    2: "w2 s1 n1",
    3: "e1 n2 w1 s2",
    4: "e2 s2 w2 n2",
    5: "e1 n3 s3",
    6: "e2 s3 n3",
}


@pytest.mark.rule("reviving-17")
@pytest.mark.parametrize(("count", "orders"), [(4, ORDER_OF_FOUR), (6, ORDER_OF_SIX)])
def test_equal_coins_on_all_spots_of_a_card_are_told_apart(count: int, orders: dict[int, str]) -> None:
    """The whole table of the specification: the left spot wins against any that follow."""
    for slot, order in orders.items():
        spots = order.split()
        while len(spots) > 1:
            others = [spot for spot in ("n1", "n2", "s1", "s2", "w1", "w2", "e1", "e2") if spot not in order]
            bids = [f"3 {spot}" for spot in reversed(spots)]
            bids += [f"1 {spot}" for spot in others][: count - len(bids)]
            state = after_bids(count, *bids)
            assert len(bids) == count
            assert winners(state)[slot] == len(spots) - 1
            spots.pop(0)


@pytest.mark.rule("reviving-18")
def test_a_won_card_must_be_taken() -> None:
    """RK-R4: nobody is asked whether they want it; the next decision is what to build."""
    state = after_bids(3, "3 n1", "2 n2", "1 s2")
    assert view(state).phase == "build"
    assert "b06" in player(state, 0).hand


@pytest.mark.rule("reviving-17")
def test_the_log_says_why_each_card_went_where() -> None:
    state = after_bids(4, "4 w2", "4 s2", "4 e2")
    kinds = [event["kind"] for event in told(state, lambda: play(state, "3: bid 2 n1"))]
    assert kinds.count("reveal") == 4
    assert [kind for kind in kinds if str(kind).startswith("won-")] == [
        "won-nearest",
        "won-sole",
        "won-edge",
        "won-sole",
    ]
