"""Turns, selling and prices: xanadu-5, xanadu-6, xanadu-11 to xanadu-14."""

from __future__ import annotations

from itertools import pairwise

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    CHAMBER,
    ELEPHANTS,
    PITS,
    QUARRY,
    TAILOR,
    WELL,
    YARD,
    Seat,
    buildings,
    coins,
    hand,
    legal,
    place,
    refused,
    seen,
    table,
    told,
    view,
)


@pytest.mark.rule("xanadu-12", "xanadu-13", "xanadu-31")
@pytest.mark.parametrize(("tailor", "elephants"), [(2, 3), (3, 2)])
def test_x_t1_x_t2_alexandre_sells_two_of_three(tailor: int, elephants: int) -> None:
    """X-T1, X-T2: 1 and 6 coins, 7 cards to the discards, the Chamber stays at 2, and he draws 4 at the end."""
    own = f"{TAILOR}:{tailor} {ELEPHANTS}:{elephants} {CHAMBER}:1"
    state = table(Seat(PITS, own), Seat(YARD, QUARRY), phase="sell")
    state.play(0, f"sell {TAILOR}")
    assert coins(state, 0) == 1
    state.play(0, f"sell {ELEPHANTS}")
    assert coins(state, 0) == 7
    assert len(view(state).discards) == 7
    assert {TAILOR, ELEPHANTS} < set(view(state).discards)
    assert buildings(state, 0) == [CHAMBER]
    assert seen(state, CHAMBER).price == 2
    state.play(0, "stop")
    assert view(state).draws == 4
    state.play(0, "end")
    assert len(hand(state, 0)) == 5


@pytest.mark.rule("xanadu-5", "xanadu-6")
def test_x_t3_a_worker_raises_the_price() -> None:
    """X-T3: Chuang-Mu's Chamber with one worker; one more: 2 becomes 3, an improvement."""
    state = table(Seat(f"{PITS} {WELL}", f"{CHAMBER}:1"), Seat(YARD, QUARRY))
    assert seen(state, CHAMBER).price == 2
    place(state, 0, CHAMBER, PITS)
    assert seen(state, CHAMBER).price == 3


@pytest.mark.rule("xanadu-5")
@pytest.mark.parametrize(("workers", "price"), list(enumerate([7, 6, 5, 3, 2])))
def test_x_t8_the_prices_of_the_barracks(workers: int, price: int) -> None:
    """X-T8: with 0, 1, 2, 3 and 4 workers 7, 6, 5, 3 and 2."""
    state = table(Seat(PITS, f"{BARRACKS}:{workers}" if workers else BARRACKS), Seat(YARD, QUARRY))
    assert seen(state, BARRACKS).price == price


@pytest.mark.rule("xanadu-6")
@pytest.mark.parametrize(
    ("card", "steps"), [("br01", "=-=="), ("br13", "+=++"), ("bl01", "----"), ("gr01", "=+=-"), ("ye02", "+++-")]
)
def test_the_steps_of_a_price_follow_from_the_prices(card: str, steps: str) -> None:
    """X-R32: each higher price is coloured by its change from the one below, the full one from that of the top row."""
    prices = [seen(table(Seat(PITS, f"{card}:{n}" if n else card), Seat(YARD, QUARRY)), card).price for n in range(5)]
    signs = {True: "+", False: "-"}
    found = ["=" if a == b else signs[b > a] for a, b in pairwise(prices)]
    assert "".join(found) == steps


@pytest.mark.rule("xanadu-13", "xanadu-31")
def test_x_t15_a_price_of_zero_is_a_price() -> None:
    """X-T15: Village Well without a worker: no coins, and one more card."""
    state = table(Seat(PITS, f"{WELL} {TAILOR}"), Seat(YARD, QUARRY), phase="sell")
    state.play(0, f"sell {WELL}")
    assert coins(state, 0) == 0
    assert view(state).draws == 3


@pytest.mark.rule("xanadu-13")
def test_card_and_workers_are_discarded_face_up() -> None:
    state = table(Seat(PITS, f"{BARRACKS}:2@1 {TAILOR}"), Seat(YARD, QUARRY), phase="sell")
    assert view(state, 0).discards == []
    events = told(state, lambda: state.play(0, f"sell {BARRACKS}"))
    discards = view(state, durbar.SPECTATOR).discards
    assert discards[-1] == BARRACKS
    assert len(discards) == 3
    assert events[0]["cards"] == " ".join(discards[-2::-1])
    assert (events[0]["price"], events[0]["bonus"], events[0]["coins"]) == (5, 0, 5)


@pytest.mark.rule("xanadu-12")
def test_selling_is_voluntary() -> None:
    state = table(Seat(PITS, f"{BARRACKS} {TAILOR}"), Seat(YARD, QUARRY), phase="sell")
    assert legal(state, 0) == [f"sell {BARRACKS}", f"sell {TAILOR}", "stop"]
    state.play(0, "stop")
    assert buildings(state, 0) == [BARRACKS, TAILOR]


@pytest.mark.rule("xanadu-12")
def test_before_anything_else_and_not_later() -> None:
    """X-R23."""
    state = table(Seat(PITS, f"{BARRACKS} {TAILOR}"), Seat(YARD, QUARRY), phase="sell")
    for move in (f"worker {TAILOR}", f"build {PITS}", "end"):
        assert refused(state, 0, move).rule == "xanadu-12"
    state.play(0, "stop")
    assert refused(state, 0, f"sell {TAILOR}").rule == "xanadu-12"
    assert refused(state, 0, "stop").rule == "xanadu-12"


@pytest.mark.rule("xanadu-12")
def test_a_sale_is_not_taken_back() -> None:
    """X-R23: undo stops at it, even where it revealed nothing."""
    state = table(Seat(PITS, f"{BARRACKS} {TAILOR}"), Seat(YARD, QUARRY), phase="sell")
    state.play(0, f"sell {BARRACKS}")
    assert state.mark == 1


@pytest.mark.rule("xanadu-14")
def test_only_ones_own_buildings() -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, QUARRY), phase="sell")
    assert refused(state, 0, f"sell {QUARRY}").rule == "xanadu-14"
    assert refused(state, 0, f"sell {PITS}").rule == "xanadu-14"


@pytest.mark.rule("xanadu-11")
def test_only_the_active_player_moves() -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, QUARRY), active=1, phase="sell")
    assert state.actors() == [1]
    assert legal(state, 0) == []
    for move in (f"sell {TAILOR}", "stop", f"worker {TAILOR}", f"build {PITS}", "end", f"discard {PITS}"):
        assert refused(state, 0, move).rule == "xanadu-11"


@pytest.mark.rule("xanadu-11", "xanadu-32")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_clockwise_through_three_phases(active: int, following: int) -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, QUARRY), Seat(WELL, BARRACKS), active=active, phase="sell", turn=8)
    state.play(active, "stop")
    assert view(state).phase == "work"
    state.play(active, "end")
    assert (state.actors(), view(state).phase, view(state).turn) == ([following], "sell", 9)


@pytest.mark.rule("xanadu-33")
def test_who_has_nothing_to_sell_begins_with_work() -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, ""), phase="sell")
    state.play(0, "stop")
    state.play(0, "end")
    assert (state.actors(), view(state).phase) == ([1], "work")


@pytest.mark.rule("xanadu-33")
def test_who_has_sold_everything_goes_on_to_work() -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, QUARRY), phase="sell")
    state.play(0, f"sell {TAILOR}")
    assert (state.actors(), view(state).phase) == ([0], "work")
