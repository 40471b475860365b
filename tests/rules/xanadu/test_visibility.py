"""What one may know: xanadu-44 and xanadu-45; and whether guesses are fair."""

from __future__ import annotations

from collections import Counter

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    PITS,
    QUARRY,
    TAILOR,
    TO_THE_DISCARDS,
    WELL,
    YARD,
    Seat,
    data_of,
    place,
    seen,
    table,
    view,
)

EVERYBODY = [0, 1, 2, durbar.SPECTATOR]


def example(hands: tuple[str, str, str] = ("br06 bl06", "br07 ye06", "br08"), pile: str = "gr01 gr02") -> durbar.State:
    seats = Seat(hands[0], f"{BARRACKS}:1@1", 4), Seat(hands[1], QUARRY, 7), Seat(hands[2], f"{TAILOR}:2@0")
    return table(*seats, pile=pile, discards="br10 bl10 ye10")


@pytest.mark.rule("xanadu-44")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_hands_pile_and_faces_of_workers_are_hidden(seat: int) -> None:
    state = example()
    players = view(state, seat).players
    for owner, cards in enumerate(("br06 bl06", "br07 ye06", "br08")):
        assert players[owner].hand == (cards.split() if owner == seat else [])
    data = data_of(state)["players"]
    assert seen(state, BARRACKS, seat).workers == (data[0]["buildings"][0]["workers"] if seat == 1 else [""])
    assert seen(state, TAILOR, seat).workers == (data[2]["buildings"][0]["workers"] if seat == 0 else ["", ""])


@pytest.mark.rule("xanadu-44")
@pytest.mark.parametrize("seat", [2, durbar.SPECTATOR])
def test_other_hands_and_another_pile_look_alike(seat: int) -> None:
    one, another = example(), example(("gr02 br07", "bl06 gr01", "br08"), pile="ye06 br06")
    assert durbar.digest(one) != durbar.digest(another)
    assert view(one, seat) == view(another, seat)


@pytest.mark.rule("xanadu-45")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_else_is_open(seat: int) -> None:
    """X-R27: the discards may be looked through."""
    table_seen = view(example(), seat)
    assert [player.coins for player in table_seen.players] == [4, 7, 0]
    assert [player.hand_size for player in table_seen.players] == [2, 2, 1]
    assert [[(b.card, b.price) for b in player.buildings] for player in table_seen.players] == [
        [(BARRACKS, 6)],
        [(QUARRY, 1)],
        [(TAILOR, 1)],
    ]
    assert sorted(table_seen.discards) == ["bl10", "br10", "ye10"]
    assert table_seen.pile == 70 - 5 - 3 - 3 - 3
    assert (table_seen.end_card, table_seen.pass_number, table_seen.active, table_seen.phase) == ("aside", 1, 0, "work")


@pytest.mark.rule("xanadu-44")
def test_only_the_seat_itself_is_told_what_it_could_build_and_spare() -> None:
    state = table(Seat(f"{TAILOR} {PITS}", YARD), Seat("br06", QUARRY))
    assert [payment.card for payment in view(state, 0).buildable] == [TAILOR]
    assert sorted(view(state, 0).spare) == [TAILOR, PITS]
    assert view(state, 1).buildable == view(state).buildable == []
    assert view(state, 1).spare == ["br06"]
    assert view(state).spare == []


@pytest.mark.rule("xanadu-44")
def test_when_the_game_is_over_the_workers_are_turned_up() -> None:
    seats = Seat(PITS, f"{BARRACKS}:2"), Seat(YARD, QUARRY)
    state = table(*seats, pile="end", end_card="pile", pass_number=2, rest=TO_THE_DISCARDS)
    state.play(0, "end")
    assert seen(state, BARRACKS, 1).workers == data_of(state)["players"][0]["buildings"][0]["workers"]
    assert view(state, 1).players[0].hand == []


# Guesses


def guesses(state: durbar.State, seat: int, count: int = 300) -> list[durbar.State]:
    return [state.game.redeal(state, seat, durbar.rng_of_seed(n)) for n in range(count)]


@pytest.mark.rule("xanadu-44", "xanadu-19")
def test_a_worker_one_has_sent_stays_known() -> None:
    state = table(Seat(f"{PITS} {WELL} br06", TAILOR), Seat(YARD, f"{QUARRY}:1"))
    place(state, 0, QUARRY, PITS)
    for guess in guesses(state, 0, 20):
        assert data_of(guess)["players"][1]["buildings"][0]["workers"][1] == PITS
    unknown = {data_of(guess)["players"][1]["buildings"][0]["workers"][0] for guess in guesses(state, 0)}
    assert len(unknown) > 50
    faces = {data_of(guess)["players"][1]["buildings"][0]["workers"][1] for guess in guesses(state, 1)}
    assert len(faces) > 50


@pytest.mark.rule("xanadu-44", "xanadu-37")
def test_the_end_card_is_guessed_evenly_where_it_can_lie() -> None:
    """Among the lowest eleven of a large pile, and anywhere in a small one."""
    seats = Seat(f"{PITS} {WELL}", TAILOR), Seat(YARD, QUARRY)
    long = "br10 br11 br12 br13 br14 br15 br16 br17 br18 br19 br20 end"
    state = table(*seats, pile=long, end_card="pile", pass_number=2, rest=TO_THE_DISCARDS)
    places = Counter(data_of(guess)["pile"].index("end") for guess in guesses(state, 0, 1100))
    assert set(places) == set(range(1, 12))
    assert min(places.values()) > 60
    short = table(*seats, pile="br10 br11 end", end_card="pile", pass_number=2, rest=TO_THE_DISCARDS)
    assert {data_of(guess)["pile"].index("end") for guess in guesses(short, 1)} == {0, 1, 2}


@pytest.mark.rule("xanadu-44", "xanadu-9")
def test_start_buildings_are_guessed_as_they_could_have_been_chosen() -> None:
    state = durbar.game("xanadu").new(2, seed=3)
    for _ in range(2):
        state.play(1, state.legal_moves(1)[0])
    chosen = set()
    for guess in guesses(state, 0, 100):
        player = data_of(guess)["players"][1]
        chosen.add(tuple(player["chosen"]))
        colours = [card[:2] for card in player["hand"]]
        order = ["br", "bl", "ye", "gr"]
        first, second = (order.index(card[:2]) for card in player["chosen"])
        assert first <= second <= min(order.index(colour) for colour in colours)
    assert len(chosen) > 50


@pytest.mark.rule("xanadu-44")
def test_hands_are_guessed_evenly() -> None:
    """Each unseen card is as likely to be in another's hand as any other."""
    state = table(Seat(PITS, TAILOR), Seat("br06 br07 br08", QUARRY))
    found = Counter(card for guess in guesses(state, 0, 2000) for card in data_of(guess)["players"][1]["hand"])
    unseen = 70 - 3
    assert len(found) == unseen
    assert min(found.values()) > 0.5 * 6000 / unseen
    assert max(found.values()) < 1.6 * 6000 / unseen
