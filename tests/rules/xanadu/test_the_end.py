"""The pile, the End card and the result: xanadu-36 to xanadu-43, xanadu-47 and equal turns, xanadu-50."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    BOX,
    CHAMBER,
    ELEPHANTS,
    MEETING,
    PITS,
    QUARRY,
    TAILOR,
    TO_THE_DISCARDS,
    WELL,
    YARD,
    Seat,
    buildings,
    coins,
    data_of,
    hand,
    kinds,
    legal,
    place,
    refused,
    table,
    told,
    view,
)

EQUAL = {"equal_turns": True}


def nearly_empty(
    discards: int, *, seats: int = 3, pile: str = "br10", pass_number: int = 1, **more: object
) -> durbar.State:
    """Seat 0 is to draw from a short pile; so many cards are discarded, the rest is in the last player's hand."""
    own = [Seat(f"br1{n + 1}", f"br2{n}") for n in range(seats - 1)]
    said = " ".join([pile, *(f"{seat.hand} {seat.buildings}" for seat in own), "br24"]).split()
    others = [card for card in BOX if card not in said]
    last = Seat(" ".join(others[discards:]), "br24")
    return table(*own, last, pile=pile, discards=" ".join(others[:discards]), pass_number=pass_number, **more)


@pytest.mark.rule("xanadu-36", "xanadu-37")
def test_x_t18_the_pile_runs_out_in_the_middle_of_a_draw() -> None:
    """X-T18, X-R15, X-R33: one card, 32 discards: 33 with the End card among the lowest 11; one more drawn: 32."""
    state = nearly_empty(32)
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events) == ["draw", "rebuild-end", "draw", "turn"]
    assert (events[1]["pass"], events[1]["count"]) == (2, 33)
    data = data_of(state)
    assert (len(data["pile"]), data["discards"], data["pass_number"], data["end_card"]) == (32, [], 2, "pile")
    assert "end" in data["pile"][-11:]
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("xanadu-37")
def test_the_end_card_may_lie_anywhere_among_the_lowest_eleven() -> None:
    places = set()
    for seed in range(200):
        state = nearly_empty(32)
        state.rng = durbar.rng_of_seed(seed)
        state.play(0, "end")
        places.add(data_of(state)["pile"][::-1].index("end"))
    assert places == set(range(11))


@pytest.mark.rule("xanadu-38")
def test_x_t19_with_few_discards_all_are_mixed_with_the_end_card() -> None:
    """X-T19, X-R17: with 6 discards the pile has 7 cards."""
    state = nearly_empty(6)
    events = told(state, lambda: state.play(0, "end"))
    rebuilt = next(event for event in events if event["kind"] == "rebuild-end")
    assert rebuilt["count"] == 7


@pytest.mark.rule("xanadu-38")
def test_without_discards_the_end_card_is_the_pile() -> None:
    """X-R17: the game ends with the next card."""
    state = nearly_empty(0)
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events)[:3] == ["draw", "rebuild-end", "end-card"]
    assert state.ranking() is not None


@pytest.mark.rule("xanadu-38")
def test_without_discards_an_earlier_pass_counts_as_played() -> None:
    """X-R17: with three passes both rebuilds happen at once."""
    state = nearly_empty(0, options={"long_game": True})
    state.play(0, "end")
    assert (view(state).pass_number, view(state).end_card) == (3, "shown")


@pytest.mark.rule("xanadu-36")
def test_the_pile_is_rebuilt_even_if_no_more_cards_are_due() -> None:
    """X-R15: as soon as its last card is taken; filled buildings still on the table wait for the next time."""
    state = nearly_empty(20, pile="br10 bl24")
    assert view(state).pile == 2
    place(state, 0, "br20", "br11")
    assert (view(state).pile, view(state).end_card, view(state).discards) == (21, "pile", [])


@pytest.mark.rule("xanadu-36")
def test_filled_buildings_wait_for_the_time_after() -> None:
    """X-R15."""
    own = Seat(f"{PITS} {WELL}", f"{TAILOR} {CHAMBER}:3")
    state = table(own, Seat(YARD, QUARRY), pile="br10", rest=TO_THE_DISCARDS)
    place(state, 0, CHAMBER, PITS)
    state.play(0, "end")
    assert CHAMBER not in data_of(state)["pile"]
    assert len(view(state).discards) == 5


@pytest.mark.rule("xanadu-36", "xanadu-39", "xanadu-47")
def test_x_t20_with_five_players_the_end_card_comes_with_the_third_pass() -> None:
    """X-T20, X-R33: a new pile without the End card; it enters when pass 2 runs out."""
    state = nearly_empty(32, seats=5)
    assert view(state).passes == 3
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events)[:3] == ["draw", "rebuild", "draw"]
    assert (view(state).pass_number, view(state).end_card, view(state).pile) == (2, "aside", 31)
    second = nearly_empty(32, seats=5, pass_number=2)
    second.play(0, "end")
    assert (view(second).pass_number, view(second).end_card, view(second).pile) == (3, "pile", 32)


@pytest.mark.rule("xanadu-39")
def test_a_long_game_has_three_passes() -> None:
    """X-R25."""
    state = nearly_empty(32, options={"long_game": True})
    state.play(0, "end")
    assert (view(state).passes, view(state).pass_number, view(state).end_card) == (3, 2, "aside")


def last_pass(*seats: Seat, pile: str = "end", **more: object) -> durbar.State:
    """A game in its last pass, with this pile and all other cards discarded."""
    more = {"pass_number": 2, "end_card": "pile", "rest": TO_THE_DISCARDS, **more}
    return table(*seats, pile=pile, **more)


@pytest.mark.rule("xanadu-40", "xanadu-43")
def test_x_t21_the_end_card_ends_the_game_at_once() -> None:
    """X-T21, X-R16: must draw 4, the End card is second: one card kept, the rest cancelled."""
    state = last_pass(Seat(PITS, TAILOR), Seat(YARD, QUARRY), pile="br10 end br11 br12", sales=2)
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events)[:2] == ["draw", "end-card"]
    assert hand(state, 0) == [PITS, "br10"]
    assert (state.actors(), view(state).phase) == ([], "over")
    for move in ("end", "stop", "start br10", f"sell {TAILOR}", f"discard {PITS}"):
        assert refused(state, 0, move).rule == "xanadu-43"


@pytest.mark.rule("xanadu-40")
def test_also_while_hands_are_filled_at_an_empty_table() -> None:
    """X-R16: nobody chooses a start building any more."""
    state = last_pass(Seat("br10", BARRACKS), Seat("br12"), pile="br13 br14 end br15", phase="sell")
    state.play(0, f"sell {BARRACKS}")
    assert (state.actors(), state.scores(), len(hand(state, 0)), len(hand(state, 1))) == ([], [7, 0], 3, 1)


@pytest.mark.rule("xanadu-41")
def test_x_t22_the_final_sale() -> None:
    """X-T22, X-R18: Barracks with two workers and a sideways Meeting Room: 5 and 9 = 14 coins."""
    state = last_pass(Seat(PITS, f"{BARRACKS}:2 {MEETING}-"), Seat(YARD, QUARRY))
    state.play(0, "end")
    assert state.scores() == [14, 1]
    seen = view(state).players[0]
    assert (seen.coins, [(s.card, s.price, s.bonus) for s in seen.sales]) == (0, [(BARRACKS, 5, 0), (MEETING, 9, 0)])


@pytest.mark.rule("xanadu-41", "xanadu-47")
def test_x_t22_the_final_sale_with_five_players() -> None:
    """X-T22, X-R13, X-R18: 2 more for the green card: 16."""
    others = [Seat(f"br1{n}", f"br2{n}") for n in range(4)]
    state = last_pass(Seat(PITS, f"{BARRACKS}:2 {MEETING}-"), *others, pass_number=3)
    state.play(0, "end")
    assert state.scores()[0] == 16


@pytest.mark.rule("xanadu-47", "xanadu-13")
def test_x_t23_bonus_coins_with_five_players() -> None:
    """X-T23: Kublai's Four Elephants with three workers: 6 + 1 = 7."""
    others = [Seat(f"br1{n}", f"br2{n}") for n in range(4)]
    state = table(Seat(PITS, f"{ELEPHANTS}:3 {BARRACKS}"), *others, phase="sell")
    state.play(0, f"sell {ELEPHANTS}")
    assert coins(state, 0) == 7
    state.play(0, f"sell {BARRACKS}")
    assert coins(state, 0) == 14


@pytest.mark.rule("xanadu-41")
def test_what_was_filled_this_turn_is_not_sold_again() -> None:
    """X-R18."""
    state = last_pass(Seat(f"{PITS} {WELL}", f"{TAILOR}:3"), Seat(YARD, QUARRY))
    place(state, 0, TAILOR, PITS)
    assert coins(state, 0) == 1
    state.play(0, "end")
    assert state.scores() == [1, 1]
    assert view(state).players[0].sales == []


@pytest.mark.rule("xanadu-42")
def test_x_t29_a_tie_is_a_shared_victory() -> None:
    """X-T29, X-R19: both win; the third is third."""
    seats = Seat(PITS, BARRACKS, coins=3), Seat(YARD, QUARRY, coins=9), Seat(WELL, CHAMBER, coins=1)
    state = last_pass(*seats)
    events = told(state, lambda: state.play(0, "end"))
    assert (state.scores(), state.ranking()) == ([10, 10, 2], [[0, 1], [2]])
    assert [(e["kind"], e["seat"], e["coins"]) for e in events[-2:]] == [("share", 0, 10), ("share", 1, 10)]
    assert state.game.prompt(state) == ("over-shared", {"count": 2, "coins": 10})


@pytest.mark.rule("xanadu-1", "xanadu-42")
def test_most_coins_win() -> None:
    state = last_pass(Seat(PITS, BARRACKS, coins=3), Seat(YARD, QUARRY, coins=10), Seat(WELL, CHAMBER, coins=1))
    assert state.ranking() is None
    events = told(state, lambda: state.play(0, "end"))
    assert state.ranking() == [[1], [0], [2]]
    assert events[-1] == {"kind": "win", "seat": 1, "coins": 11}
    assert state.game.prompt(state) == ("over", {"seat": 1, "coins": 11})


# Equal turns


@pytest.mark.rule("xanadu-50")
def test_with_equal_turns_the_next_card_is_drawn_instead() -> None:
    """X-R34: the End card is laid aside, and play goes on."""
    seats = Seat(PITS, TAILOR), Seat(YARD, QUARRY), Seat(WELL, CHAMBER)
    state = last_pass(*seats, pile="br10 end br11 br12", options=EQUAL)
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events) == ["draw", "end-card", "draw", "turn"]
    assert hand(state, 0) == [PITS, "br10", "br11"]
    assert (state.actors(), view(state).end_card) == ([1], "shown")


@pytest.mark.rule("xanadu-50")
@pytest.mark.parametrize(("first_player", "turns"), [(0, 3), (1, 1), (2, 2)])
def test_play_goes_on_to_the_right_of_the_first_player(first_player: int, turns: int) -> None:
    """X-R34: then comes the final sale. The pile is not rebuilt, and missing cards are not drawn."""
    seats = Seat(PITS, TAILOR), Seat(YARD, QUARRY), Seat(WELL, CHAMBER)
    state = last_pass(*seats, pile="end br11", options=EQUAL, first_player=first_player)
    for seat in range(turns):
        assert state.actors() == [seat]
        if view(state).phase == "sell":
            state.play(seat, "stop")
        state.play(seat, "end")
        assert len(hand(state, seat)) == (2 if seat == 0 else 1)
    assert (state.actors(), state.scores()) == ([], [2, 1, 1])
    assert len(view(state).discards) > 40


@pytest.mark.rule("xanadu-50")
def test_an_empty_table_is_played_with_the_hands_as_they_are() -> None:
    """X-R34: whoever has no card starts without a building."""
    seats = Seat(f"{PITS} {WELL}"), Seat("", f"{TAILOR}:3"), Seat("br06 br07")
    state = last_pass(*seats, pile="", end_card="shown", options=EQUAL)
    place(state, 0, TAILOR, PITS)
    assert (state.actors(), view(state).phase) == ([0, 2], "start")
    state.play(2, "start br07")
    state.play(0, f"start {WELL}")
    assert [buildings(state, seat) for seat in range(3)] == [[WELL], [], ["br07"]]
    assert (state.actors(), view(state).phase) == ([2], "sell")  # seat 1 had nothing, not even a card to draw


@pytest.mark.rule("xanadu-50")
def test_after_the_last_turn_nobody_starts_again() -> None:
    """X-R34: the game ends even if the table is empty."""
    seats = Seat(f"{PITS} {WELL}"), Seat("br08", f"{TAILOR}:3"), Seat("br06 br07")
    state = last_pass(*seats, pile="", end_card="shown", options=EQUAL, first_player=1)
    place(state, 0, TAILOR, PITS)
    assert (state.actors(), state.scores()) == ([], [0, 1, 0])


@pytest.mark.rule("xanadu-50")
def test_the_end_card_in_the_last_reset_ends_the_game() -> None:
    """X-R34: the hands are being filled after the last turn when the End card appears."""
    seats = Seat(f"{PITS} {WELL}"), Seat("br08", f"{TAILOR}:3"), Seat("br06 br07")
    state = last_pass(*seats, pile="br10 br11 br12 end br13", options=EQUAL, first_player=1)
    place(state, 0, TAILOR, PITS)
    assert (state.actors(), view(state).end_card) == ([], "shown")


@pytest.mark.rule("xanadu-50")
def test_a_table_without_any_card_still_ends() -> None:
    """X-R34: nobody has a card, and no card is left: the last turns pass by themselves."""
    cards = " ".join(card for card in BOX if card not in (TAILOR, PITS))
    position = {"pile": "", "end_card": "shown", "pass_number": 2, "discards": cards, "options": EQUAL}
    state = table(Seat(), Seat("", TAILOR), Seat(PITS), active=1, phase="sell", **position)
    state.play(1, f"sell {TAILOR}")
    assert (state.actors(), view(state).phase) == ([2], "start")
    state.play(2, f"start {PITS}")
    assert legal(state, 2) == [f"sell {PITS}", "stop"]
    state.play(2, "stop")
    assert (state.actors(), state.scores()) == ([], [0, 2, 1])
