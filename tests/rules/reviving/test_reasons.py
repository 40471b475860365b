"""Why a move is good, in Reviving Kathmandu: each reason on a table made for it."""

from __future__ import annotations

from typing import Any

import durbar
from tests.rules.reviving.tables import OBJECTIVES, Seat, monument, red, reds, spending, table


def why(state: durbar.State, *moves: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The reasons for this line by their keys, in their order."""
    line = [state.moves.parse(move) for move in moves]
    return {reason.key: reason.facts for reason in state.game.why(state, seat, line)}


def test_a_monument_is_completed() -> None:
    hand = red("stupa_3:red")
    state = table(Seat(hand=hand, built=reds("stupa_1:red", "stupa_2:red")), Seat(), Seat())
    before = state.scores()[0]
    found = why(state, f"build {hand}")
    state.play(0, f"build {hand}")
    assert found["finish"] == {"monument": "stupa", "points": state.scores()[0] - before}
    assert found["colours"]["points"] > 0  # three sections of one colour


def test_a_buddha_of_a_new_colour() -> None:
    hand = red("buddha:blue")
    state = table(Seat(hand=hand, built=red("buddha:red")), Seat(), Seat())
    assert list(why(state, f"build {hand}"))[:2] == ["finish", "buddha-colour"]


def test_the_own_mission_counts() -> None:
    """Mission m01 asks for a shrine with a green or white top."""
    for colour, asked in (("green", True), ("red", False)):
        hand = red(f"shrine_2:{colour}")
        state = table(Seat(hand=hand, built=red("shrine_1:blue"), mission="m01"), Seat(), Seat())
        assert ("mission" in why(state, f"build {hand}")) is asked


def test_a_public_objective_is_met() -> None:
    """o04 asks for a Shrine and a Shrine of one colour."""
    hand = red("shrine_2:blue")
    seat = Seat(hand, f"{monument('shrine', 'RR')}, {red('shrine_1:green')}")
    state = table(seat, Seat(), Seat(), objectives="o04 o07", options=OBJECTIVES)
    assert why(state, f"build {hand}")["objective"] == {"objective": "o04", "points": 5}


def test_what_grows_and_what_is_at_hand_for_it() -> None:
    hand = reds("pagoda_2:red", "pagoda_3:red")
    state = table(Seat(hand=hand, built=red("pagoda_1:red")), Seat(), Seat())
    found = why(state, f"build {red('pagoda_2:red')}")
    assert found["grows"] == {"monument": "pagoda", "count": 2}
    assert found["next-in-hand"] == {"monument": "pagoda"}
    assert found["one-colour"]["colour"] == "red"
    alone = table(Seat(hand=red("stupa_1:green")), Seat(), Seat())
    assert why(alone, f"build {red('stupa_1:green')}") == {"starts": {"monument": "stupa", "count": 2}}


def test_the_card_after_this_one_completes_it() -> None:
    second, third = reds("stupa_2:red", "stupa_3:red").split()
    state = table(Seat(hand=f"{second} {third}", built=red("stupa_1:red")), Seat(), Seat())
    assert list(why(state, f"build {second}", f"build {third}", "ready")) == ["finish-next"]
    assert "grows" in why(state, f"build {second}", "ready")


def test_a_bid_for_what_one_needs() -> None:
    state = table(Seat(built=reds("stupa_1:red", "stupa_2:red")), Seat(), Seat(), phase="bid", market="b01 b02 b03 b04")
    keys = {key for move in state.legal_moves(0) for key in why(state, move.notation)}
    assert {"bid-alone", "bid-largest", "bid-keeps"} <= keys
    later = table(Seat(), Seat(), Seat(), phase="bid", bids="0:3@n1", market="b01 b02 b03 b04")
    keys = {key for move in later.legal_moves(1) for key in why(later, move.notation, seat=1)}
    assert "bid-near" in keys


def test_what_cards_are_good_for() -> None:
    built = ", ".join([reds("stupa_1:red", "stupa_2:red"), red("pagoda_1:red")])
    state = spending(Seat(built=built, coins="5"), Seat(), Seat(), discards="b01 b02 b03 b04 b05 b21 b22 b23 b24 b25")
    keys = {key for move in state.legal_moves(0) for key in why(state, move.notation)}
    assert "coin" in keys
    assert keys & {"card-finish", "card-extends", "card-buddha", "card-starts"}


def test_keeping_and_dropping() -> None:
    top = red("pagoda_4:red")
    assert why(table(Seat(hand=top), Seat(), Seat()), "ready") == {"keeps-cards": {"count": 1}}
    assert why(table(Seat(), Seat(), Seat()), "ready") == {"nothing-left": {}}
    many = reds("pagoda_4:red", "pagoda_4:blue", "pagoda_4:green", "stupa_1:red", "stupa_1:blue")
    state = table(Seat(hand=many), Seat(), Seat())
    state.play(0, "ready")
    assert why(state, f"discard {top}") == {"drop-useless": {"shows": "pagoda_4-red"}}
    assert list(why(state, f"discard {red('stupa_1:red')}")) == ["drop-least"]


def test_nobody_hears_of_coins_that_lie_face_down() -> None:
    bids = [table(Seat(), Seat(), Seat(), phase="bid", bids=f"0:{coin}@n1") for coin in (1, 5)]
    told = [[why(state, move.notation, seat=1) for move in state.legal_moves(1)] for state in bids]
    assert told[0] == told[1]
