"""The idea, the cards and the setting up: kyoto-1 to kyoto-5."""

from __future__ import annotations

from collections import Counter

import pytest

import durbar
from tests.rules.kyoto.tables import TWELVE_BELLS, bag, lying, standard_deck, table, total

KYOTO = durbar.game("kyoto")


@pytest.mark.rule("kyoto-1")
def test_who_first_keeps_13_bells_wins_and_who_is_too_late_loses_the_round() -> None:
    state = table(["4b1 4 4", "2b1", "3b1"], turned="1", scores=["gift1", TWELVE_BELLS[0]])
    state.play(0, "give 0")
    assert state.ranking() == [[1], [2], [0]]
    assert state.scores() == [1, 13, 1]
    assert lying(state).discards == bag("4b1 4 4 1")


@pytest.mark.rule("kyoto-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """K-R1."""
    state = KYOTO.new(seats, seed=1)
    assert state.seats == len(lying(state).rows) == len(state.scores()) == seats


@pytest.mark.rule("kyoto-2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**30, True, 2.0, "3", None])
def test_no_others_play(seats: int) -> None:
    """K-R1."""
    with pytest.raises(durbar.BadSeats, match="kyoto is for 2 to 5 players, not "):
        KYOTO.new(seats, seed=1)


@pytest.mark.rule("kyoto-3", "kyoto-46")
def test_k_t31_the_deck() -> None:
    """K-T31: 109 cards, 81 exploration, 28 special, 71 bells, sum of values 208."""
    cards = list(standard_deck().elements())
    exploration = [card for card in cards if card[0].isdigit()]
    assert (len(cards), len(exploration), len(cards) - len(exploration)) == (109, 81, 28)
    assert sum(int(card[0]) for card in exploration) == 208
    assert sum(int(card[-1]) for card in cards if "b1" in card or "b2" in card or "gift" in card) == 71


@pytest.mark.rule("kyoto-3", "kyoto-46")
def test_how_many_of_each_face() -> None:
    """The reconstructed distribution, symbol by symbol, values 0 to 5."""
    deck = standard_deck()
    assert [deck[f"{value}"] for value in range(6)] == [3, 5, 6, 6, 4, 2]
    assert [deck[f"{value}b1"] for value in range(6)] == [2, 6, 8, 8, 4, 1]
    assert [deck[f"{value}b2"] for value in range(6)] == [0, 0, 1, 3, 5, 5]
    assert [deck[f"{value}d"] for value in range(6)] == [2, 3, 3, 2, 1, 1]
    assert [deck[special] for special in ("gift1", "gift2", "back", "L", "R")] == [6, 4, 6, 6, 6]


@pytest.mark.rule("kyoto-4")
@pytest.mark.parametrize("symbol", ["", "b1", "b2", "d"])
def test_every_card_costs_its_time_whatever_its_symbol(symbol: str) -> None:
    faces = [f"{value}{symbol}" for value in range(6) if f"{value}{symbol}" in standard_deck()]
    for face in faces:
        assert total(table([f"1 {face}", ""], turned="0"), 0) == 1 + int(face[0])


@pytest.mark.rule("kyoto-4")
def test_special_cards_cost_no_time() -> None:
    state = table(["5 5 2", "", ""], turned="L", drawn="0 R")
    for move in ("give 0", "give 1", "give 2"):
        state.play(0, move)
    assert [total(state, seat) for seat in range(3)] == [12, 0, 0]
    assert lying(state).rows == ["5 5 2 L", "0", "R"]


@pytest.mark.rule("kyoto-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_first_all_cards_but_those_of_the_first_turn_are_in_the_pile(seats: int) -> None:
    start = lying(KYOTO.new(seats, seed=3))
    assert (start.phase, start.round, start.served, start.pile_ran_out) == ("give", 1, [], False)
    assert start.rows == [""] * seats
    assert start.scores == [Counter()] * seats
    assert start.discards == Counter()
    assert len(start.pile) == 109 - seats


@pytest.mark.rule("kyoto-5")
def test_the_first_player_is_drawn_by_lot_and_begins() -> None:
    """K-R2: in 600 games each of three seats begins about 200."""
    begins: Counter[int] = Counter()
    for seed in range(600):
        state = KYOTO.new(3, seed=seed)
        assert state.actors() == [lying(state).first_player]
        begins[state.actor()] += 1
    assert sorted(begins) == [0, 1, 2]
    assert all(150 < count < 250 for count in begins.values())


@pytest.mark.rule("kyoto-5")
def test_the_pile_is_shuffled() -> None:
    """Each face is turned up first about as often as it is in the box: of 1090 games, ten for each copy."""
    first = Counter(lying(KYOTO.new(2, seed=seed)).turned for seed in range(1090))
    assert set(first) == set(standard_deck())
    assert all(first[card] < 10 * count + 25 for card, count in standard_deck().items())


@pytest.mark.rule("kyoto-5")
def test_the_seed_decides_the_shuffle() -> None:
    assert durbar.digest(KYOTO.new(4, seed=7)) == durbar.digest(KYOTO.new(4, seed=7))
    assert len({durbar.digest(KYOTO.new(4, seed=seed)) for seed in range(50)}) == 50
    assert durbar.digest(KYOTO.new(4)) != durbar.digest(KYOTO.new(4))
