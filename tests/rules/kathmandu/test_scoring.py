"""The final scoring: kathmandu-88 to kathmandu-97, with the examples of the rulebook, SET1 to SET5, T27 and T34."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.games.kathmandu.scoring import best_sets
from tests.rules.kathmandu.tables import Seat, at, player, seen, table


def over(*seats: Seat, **more: Any) -> durbar.State:
    """The game is over after its last day."""
    done = [seat if seat.arrived else seat._replace(used="black pink brown") for seat in seats]
    return table(*done, phase="over", day=6, turn=3, shown=6, **more)


def points(seat: Seat, *others: Seat) -> Any:
    return player(over(seat, *(others or (Seat(),)))).score


def temples(count: int) -> str:
    spaces = [temple.space for temple in seen(over(Seat(), Seat())).temples]
    return " ".join(spaces[:count])


@pytest.mark.rule("kathmandu-88")
@pytest.mark.parametrize(("made", "worth"), [(0, 0), (1, 3), (5, 25), (9, 63)])
def test_offerings(made: int, worth: int) -> None:
    """The rulebook's Dirk has 25 points."""
    assert points(Seat(temples=temples(made))).offerings == worth


@pytest.mark.rule("kathmandu-19", "kathmandu-25", "kathmandu-89")
def test_t34_goods_special_goods_and_the_tile() -> None:
    """The rulebook's Nathalie: 16 points of goods, one special good, the second tile."""
    goods = "silk_3 ring_3 statue_4"
    score = points(Seat(goods=goods, specials="silk", arrived=True, tile=2), Seat(arrived=True, tile=1), Seat())
    assert (score.goods, score.specials, score.tile) == (16, 7, 11)


@pytest.mark.rule("kathmandu-90")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ([1, 1, 1, 1, 1, 0], 7),
        ([1, 1, 1, 1, 1, 1], 12),
        ([2, 2, 2, 2, 1, 1], 14),
        ([2, 2, 2, 2, 2, 1], 19),
        ([3, 3, 1, 1, 0, 0], 0),
    ],
    ids=["SET1 five kinds", "SET2 six kinds", "SET3 two fives beat a six", "SET4", "SET5 duplicates alone"],
)
def test_sets(counts: list[int], worth: int) -> None:
    """R-S1: the best way to sort them. SET1 is the rulebook's Dirk."""
    kinds = ("thangka", "silk", "spices", "prayer_wheel", "statue", "ring")
    goods = " ".join(f"{kind}_{n + 1}" for kind, count in zip(kinds, counts, strict=True) for n in range(count))
    assert points(Seat(goods=goods)).sets == worth
    assert best_sets(counts, 7, 12) == worth


@pytest.mark.rule("kathmandu-90")
def test_special_goods_belong_to_no_set() -> None:
    """R-S3."""
    assert points(Seat(goods="thangka_1 silk_1 spices_1 statue_1", specials="ring prayer_wheel")).sets == 0


def brute_force(counts: tuple[int, ...]) -> int:
    """Every way to take a set away, and then the best of the rest."""
    best = 0
    for size, worth in ((5, 7), (6, 12)):
        for kinds in combinations(range(6), size):
            if all(counts[kind] for kind in kinds):
                left = tuple(count - (kind in kinds) for kind, count in enumerate(counts))
                best = max(best, worth + brute_force(left))
    return best


@pytest.mark.rule("kathmandu-90")
@given(st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_no_other_way_to_sort_goods_brings_more(counts: list[int]) -> None:
    assert best_sets(counts, 7, 12) == brute_force(tuple(counts))


@pytest.mark.rule("kathmandu-18", "kathmandu-91")
def test_plans() -> None:
    """The rulebook's Vincent: three halves, a violet pair, a green pair in a chest: 15 points."""
    plans = "red_a blue_b yellow_a violet_a violet_b"
    assert points(Seat(plans=plans, secured="green", chests="chest_1")).plans == 15
    assert points(Seat(plans="green_a", secured="green", chests="chest_1")).plans == 9


@pytest.mark.rule("kathmandu-92")
def test_animals() -> None:
    """The rulebook's: 5, 2, 2 and 0 cards, so each is worth 5."""
    five, two, more = "tiger yak mule dzo tahr", "jackal monal", "langur bharal"
    state = over(Seat(animals=five), Seat(animals=two), Seat(animals=more), Seat())
    assert [player(state, seat).score.animals for seat in range(4)] == [25, 10, 10, 0]


@pytest.mark.rule("kathmandu-92")
def test_equal_numbers_of_animals_are_worth_nothing() -> None:
    """R-S6."""
    state = over(Seat(animals="tiger yak"), Seat(animals="mule dzo"), Seat(animals="tahr jackal"))
    assert [player(state, seat).score.animals for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("kathmandu-20", "kathmandu-93")
@pytest.mark.parametrize(
    ("hidden", "worth"),
    [(0, 10), (1, 0), (2, -1), (3, -3), (4, -6), (5, -10), (6, -15), (7, -21), (8, -28), (9, -36)],
)
def test_yak_tiles(hidden: int, worth: int) -> None:
    """The rulebook's Dirk has two hidden. R-S2: with nine it is -36."""
    assert points(Seat(completed=9 - hidden)).yak == worth


@pytest.mark.rule("kathmandu-94")
@pytest.mark.parametrize(
    ("space", "worth"),
    [((28, 7), 0), ((27, 7), -2), ((14, 7), -5), ((14, 0), -9), ((7, 0), -14), ((0, 0), -20)],
)
def test_distance(space: tuple[int, int], worth: int) -> None:
    """The rulebook's Vincent is one border away, Ani two. T27: on the destination board it is none, without a tile."""
    score = points(Seat(at(*space)))
    assert (score.borders, score.tile) == (worth, 0)


@pytest.mark.rule("kathmandu-94")
def test_five_borders_or_more_cost_the_same() -> None:
    state = durbar.game("kathmandu").new(2, seed=1, options={"long_game": True})
    assert [player(state, seat).score.borders for seat in range(2)] == [-20, -20]
    assert player(state).borders_left == 7


@pytest.mark.rule("kathmandu-95")
def test_cards_and_resources() -> None:
    """The rulebook's Ani: two cards and three resources."""
    score = points(Seat(cards="chest_0 bridle_1", resources="coin coin fodder"))
    assert (score.cards, score.resources) == (2, 3)


@pytest.mark.rule("kathmandu-96")
def test_exhaustion() -> None:
    """The rulebook's Vincent: two markers."""
    assert points(Seat(markers=2)).exhaustion == -6


@pytest.mark.rule("kathmandu-1", "kathmandu-97")
def test_most_points_win_and_totals_may_be_negative() -> None:
    """R-S5."""
    state = over(Seat(at(0, 0)), Seat(at(0, 0), resources="coin"))
    assert state.scores() == [-56, -55]
    assert state.ranking() == [[1], [0]]
    assert state.game.prompt(state) == ("over", {"seat": 1, "points": -55})


@pytest.mark.rule("kathmandu-97")
def test_ties() -> None:
    """R-S4: in Kathmandu before outside, then fewer borders, else shared."""
    city = Seat(arrived=True, tile=1)
    outside = Seat(at(28, 7), resources="coin " * 15)
    assert over(outside, city).scores() == [-21, -21]
    assert over(outside, city).ranking() == [[1], [0]]
    far = Seat(at(27, 7), resources="coin " * 17)
    assert over(far, outside).scores() == [-21, -21]
    assert over(far, outside).ranking() == [[1], [0]]
    shared = over(outside, Seat(at(29, 7), resources="coin " * 15), Seat(at(0, 0)))
    assert shared.ranking() == [[0, 1], [2]]
    assert shared.game.prompt(shared) == ("over-shared", {"count": 2, "points": -21})


@pytest.mark.rule("kathmandu-97")
def test_tents_characters_and_dice_count_nothing() -> None:
    """R-S7."""
    options = {"tents": "usual", "characters": True}
    mine = Seat(at(28, 7), tents="snow meadow", character="artist", dice="6 6 6 6 6 6")
    other = Seat(at(28, 7), character="merchant", dice="1 1 1 1 1 1")
    state = over(mine, other, options=options)
    assert len(set(state.scores())) == 1
