"""Drawing, the end of a turn and the empty table: xanadu-31 to xanadu-35, and the hand limit, xanadu-49."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    CHAMBER,
    LOFT,
    PITS,
    QUARRY,
    STALLS,
    TAILOR,
    WELL,
    YARD,
    Seat,
    buildings,
    coins,
    hand,
    kinds,
    legal,
    place,
    refused,
    seen,
    table,
    told,
    view,
)


@pytest.mark.rule("xanadu-31")
@pytest.mark.parametrize(("sales", "drawn"), [(0, 2), (1, 3), (3, 5)])
def test_x_t16_two_cards_and_one_for_each_sale(sales: int, drawn: int) -> None:
    """X-T16, X-R4: no sale 2; one sale 3; three sales 5."""
    own = [TAILOR, CHAMBER, BARRACKS, STALLS]
    state = table(Seat(PITS, " ".join(own)), Seat(YARD, QUARRY), phase="sell")
    for building in own[:sales]:
        state.play(0, f"sell {building}")
    state.play(0, "stop")
    assert view(state).draws == drawn
    state.play(0, "end")
    assert len(hand(state, 0)) == 1 + drawn


@pytest.mark.rule("xanadu-31", "xanadu-30")
def test_x_t16_a_mandatory_sale_of_ones_own_card_brings_no_card() -> None:
    """X-T16, X-R4: a mandatory sale only: 2."""
    state = table(Seat(f"{PITS} {WELL}", f"{TAILOR}:3 {CHAMBER}"), Seat(YARD, QUARRY))
    place(state, 0, TAILOR, PITS)
    state.play(0, "end")
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("xanadu-31", "xanadu-44")
def test_only_the_player_sees_what_is_drawn() -> None:
    state = table(Seat(PITS, TAILOR), Seat(YARD, QUARRY), pile="br10 bl11 ye12")
    log = state.listen()
    state.play(0, "end")
    drawn = next(event for event in log if event.kind == "draw")
    assert drawn.seen_by(0) == {"kind": "draw", "seat": 0, "count": 2, "cards": "br10 bl11"}
    assert drawn.seen_by(1) == drawn.seen_by(durbar.SPECTATOR) == {"kind": "draw", "seat": 0, "count": 2}
    assert hand(state, 0) == [PITS, "br10", "bl11"]


@pytest.mark.rule("xanadu-32")
def test_sold_buildings_leave_and_new_ones_are_turned_after_drawing() -> None:
    state = table(Seat(f"{PITS} {WELL}", f"{TAILOR} {CHAMBER}-"), Seat(YARD, f"{QUARRY}:3 {BARRACKS}"))
    place(state, 0, QUARRY, PITS)
    events = told(state, lambda: state.play(0, "end"))
    assert kinds(events) == ["draw", "clear", "turn"]
    assert buildings(state, 1) == [BARRACKS]
    assert not seen(state, CHAMBER).sideways


@pytest.mark.rule("xanadu-33")
def test_an_empty_hand_sells_and_draws() -> None:
    """X-R30."""
    state = table(Seat(PITS, TAILOR), Seat("", f"{QUARRY} {CHAMBER}"))
    state.play(0, "end")
    assert legal(state, 1) == [f"sell {QUARRY}", f"sell {CHAMBER}", "stop"]
    state.play(1, f"sell {QUARRY}")
    state.play(1, "stop")
    assert len(hand(state, 1)) == 3
    assert state.actors() == [0]


@pytest.mark.rule("xanadu-33")
def test_with_the_last_card_the_work_is_over() -> None:
    state = table(Seat(PITS, TAILOR), Seat(WELL, QUARRY))
    place(state, 0, QUARRY, PITS)
    assert (len(hand(state, 0)), state.actors()) == (2, [1])


@pytest.mark.rule("xanadu-33")
def test_whoever_could_do_nothing_draws() -> None:
    """The only buildings are new or filled, and one was built: nothing is left to decide."""
    state = table(Seat(f"{TAILOR} {PITS} {YARD}", f"{CHAMBER}:3"), Seat(WELL, ""), pool={"wood": 1})
    place(state, 0, CHAMBER, PITS)
    state.play(0, f"build {TAILOR}")
    assert (state.actors(), view(state).turn) == ([1], 2)


def filled(card: str, edition: str) -> durbar.State:
    """The last free row was just covered; wood, silk and clay could pay for this card, and there is a place for it."""
    seats = Seat(f"{PITS} {card}", f"{TAILOR}:3 {CHAMBER}-"), Seat(WELL)
    state = table(*seats, options={"advanced": True}, edition=edition)
    place(state, 0, TAILOR, PITS)
    return state


@pytest.mark.rule("xanadu-33")
def test_where_no_row_is_free_and_nothing_can_be_paid_for_the_work_is_over() -> None:
    """X-R30: neither can a worker be sent nor anything built."""
    assert filled(BARRACKS, "2").actors() == [1]
    assert legal(filled(LOFT, "2"), 0) == [f"build {LOFT}", "end"]


@pytest.mark.rule("xanadu-33")
def test_what_was_built_may_leave_nothing_that_can_be_paid_for() -> None:
    state = table(Seat(f"{PITS} {LOFT} {BARRACKS}", f"{TAILOR}:3 {CHAMBER}-"), Seat(WELL), options={"advanced": True})
    place(state, 0, TAILOR, PITS)
    state.play(0, f"build {LOFT}")
    assert state.actors() == [1]


@pytest.mark.rule("xanadu-52")
def test_in_edition_1_a_place_is_enough_to_be_asked() -> None:
    assert legal(filled(BARRACKS, "1"), 0) == ["end"]


# The empty table


@pytest.mark.rule("xanadu-34", "xanadu-35")
def test_x_t25_a_sale_empties_the_table() -> None:
    """X-T25, X-R14: hands of 3, 5 and 9: 4, 2 and 0 cards are drawn; all start anew; the seller works and draws."""
    hands = "br10 br11 bl10", "br12 br13 br14 bl11 bl12", "br15 br16 br17 bl13 bl14 bl15 bl16 bl17 bl18"
    state = table(Seat(hands[0], BARRACKS), Seat(hands[1]), Seat(hands[2]), phase="sell")
    events = told(state, lambda: state.play(0, f"sell {BARRACKS}"))
    assert [(event["seat"], event["count"]) for event in events if event["kind"] == "draw"] == [(0, 4), (1, 2)]
    assert kinds(events) == ["sell", "reset", "draw", "draw"]
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 9]
    assert state.actors() == [0, 1, 2]
    state.play(0, "start br10")
    state.play(1, "start br12")
    state.play(2, "start br15")
    assert [buildings(state, seat) for seat in range(3)] == [["br10"], ["br12"], ["br15"]]
    assert (state.actors(), view(state).phase, view(state).turn) == ([0], "work", 1)
    assert refused(state, 0, "sell br10").rule == "xanadu-12"
    assert "worker br12" in legal(state, 0)
    assert view(state).draws == 3


@pytest.mark.rule("xanadu-34", "xanadu-35")
def test_a_turn_ends_with_an_empty_table() -> None:
    """X-R14: never in phase 2, but after the clearing; clockwise from the active player; then the next turn."""
    state = table(Seat(f"{PITS} {WELL}"), Seat(YARD, f"{TAILOR}:3"), Seat("br06 br07"), turn=5)
    events = told(state, lambda: place(state, 0, TAILOR, PITS))
    assert kinds(events) == ["worker", "full", "draw", "clear", "reset", "draw", "draw", "draw"]
    assert [event["seat"] for event in events[5:]] == [0, 1, 2]
    for seat in range(3):
        state.play(seat, legal(state, seat)[0])
    assert (state.actors(), view(state).phase, view(state).turn) == ([1], "sell", 6)


@pytest.mark.rule("xanadu-34")
@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_the_same_numbers_in_all_variants(options: dict[str, bool]) -> None:
    """X-R14: seven cards and one start building, with two players and in the advanced game too."""
    state = table(Seat("br10", BARRACKS), Seat("br12 br13"), phase="sell", options=options)
    state.play(0, f"sell {BARRACKS}")
    assert [(len(hand(state, seat)), view(state).players[seat].choosing) for seat in range(2)] == [(7, 1), (7, 1)]


@pytest.mark.rule("xanadu-34", "xanadu-9")
def test_start_buildings_keep_to_the_colours() -> None:
    state = table(Seat("bl10 bl11 ye10 ye11 ye12 gr10 gr09", BARRACKS), Seat("br12 br13"), phase="sell")
    state.play(0, f"sell {BARRACKS}")
    assert legal(state, 0) == ["start bl10", "start bl11"]


# The hand limit


@pytest.mark.rule("xanadu-49")
def test_without_the_option_a_hand_may_grow() -> None:
    """X-R5."""
    state = table(Seat(" ".join(f"bl{n:02}" for n in range(1, 21)), TAILOR), Seat(YARD, QUARRY))
    state.play(0, "end")
    assert (len(hand(state, 0)), state.actors()) == (22, [1])


@pytest.mark.rule("xanadu-49")
def test_with_the_option_cards_of_choice_are_discarded() -> None:
    """X-R5: after drawing, face up, one after the other."""
    options = {"hand_limit": 5}
    state = table(Seat("br06 br07 br08 br09", TAILOR), Seat(YARD, QUARRY), pile="br10 br11", options=options)
    assert refused(state, 0, "discard br06").rule == "xanadu-49"
    state.play(0, "end")
    assert (state.actors(), view(state).phase) == ([0], "discard")
    assert legal(state, 0) == [f"discard {card}" for card in ("br06", "br07", "br08", "br09", "br10", "br11")]
    assert refused(state, 0, "end").rule == "xanadu-49"
    assert refused(state, 0, f"discard {YARD}").rule == "xanadu-49"
    assert state.game.prompt(state) == ("discard", {"seat": 0, "count": 1})
    state.play(0, "discard br11")
    assert (view(state).discards, len(hand(state, 0)), state.actors()) == (["br11"], 5, [1])


@pytest.mark.rule("xanadu-49")
@pytest.mark.parametrize("limit", [-1, 1, 4, 21, "many", 5.5, True])
def test_a_limit_that_makes_no_sense_is_refused(limit: object) -> None:
    with pytest.raises(durbar.BadOption, match="hand_limit is 0 or 5 or 6"):
        durbar.game("xanadu").new(3, seed=1, options={"hand_limit": limit})


@pytest.mark.rule("xanadu-49")
def test_filling_the_hand_at_an_empty_table_asks_for_no_discard() -> None:
    """X-R14: nobody discards then."""
    state = table(Seat("br10", BARRACKS), Seat("br12 br13"), phase="sell", options={"hand_limit": 5})
    state.play(0, f"sell {BARRACKS}")
    assert (len(hand(state, 0)), view(state).phase) == (7, "start")
    assert coins(state, 0) == 7
