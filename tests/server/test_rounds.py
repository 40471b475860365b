"""How tournaments are paired, as laws that hold for any number of players, any sizes of tables and any results."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.server.rounds import (
    Format,
    Met,
    Played,
    Pod,
    byes_of,
    circle,
    cost_of,
    matched,
    meetings,
    next_round,
    points_of,
    rounds_of,
    seats_of,
    standings,
    still_in,
    tables_and_byes,
)

SIZES = [(2,), (2, 3), (3, 4), (2, 3, 4), (4,), (3, 4, 5, 6), (2, 3, 4, 5, 6)]
FORMATS: list[Format] = ["knockout", "swiss", "roundrobin"]


def played(pod: Pod, luck: random.Random) -> Played:
    """A pod with places, now and then tied."""
    if len(pod) == 1:
        return Played(pod)
    order = [*range(1, len(pod) + 1)]
    luck.shuffle(order)
    return Played(pod, tuple(1 if luck.random() < 0.1 else place for place in order))


def tournament(
    format: Format, players: int, sizes: tuple[int, ...], seed: int, leaving: float = 0.0
) -> tuple[list[list[Played]], list[set[int]]]:
    """A whole tournament, and who was still there before each round."""
    luck, everybody = random.Random(seed), [*range(players)]
    rounds: list[list[Played]] = []
    here: list[set[int]] = []
    gone: set[int] = set()
    for _ in range(rounds_of(format, players, sizes, None) if format != "knockout" else 2 * players):
        pods = next_round(format, everybody, gone, rounds, sizes)
        if not pods:
            break
        here.append({*everybody} - gone)
        rounds.append([played(pod, luck) for pod in pods])
        gone |= {player for player in everybody if luck.random() < leaving}
    return rounds, here


any_tournament = given(
    st.sampled_from(FORMATS),
    st.integers(2, 14),
    st.sampled_from(SIZES),
    st.integers(0, 10**6),
    st.sampled_from([0, 0.1]),
)


@settings(deadline=None, max_examples=60)
@any_tournament
def test_nobody_plays_twice_at_one_time_and_every_table_is_legal(
    format: Format, players: int, sizes: tuple[int, ...], seed: int, leaving: float
) -> None:
    rounds, here = tournament(format, players, sizes, seed, leaving)
    for pods, present in zip(rounds, here, strict=True):
        seated = [player for each in pods for player in each.pod]
        assert len(seated) == len(set(seated))
        assert {*seated} <= present
        assert all(len(each.pod) in (1, *sizes) for each in pods)
        if format != "knockout":
            assert {*seated} == present or (format == "roundrobin" and sizes == (2,))
        assert any(len(each.pod) > 1 for each in pods)


@settings(deadline=None, max_examples=60)
@any_tournament
def test_the_same_tournament_is_paired_the_same_way(
    format: Format, players: int, sizes: tuple[int, ...], seed: int, leaving: float
) -> None:
    rounds, _ = tournament(format, players, sizes, seed)
    again, _ = tournament(format, players, sizes, seed)
    assert rounds == again


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(["swiss", "roundrobin"]), st.integers(2, 14), st.sampled_from(SIZES), st.integers(0, 10**6))
def test_nobody_has_a_second_bye_before_everybody_had_one(
    format: Format, players: int, sizes: tuple[int, ...], seed: int
) -> None:
    rounds, _ = tournament(format, players, sizes, seed)
    for number in range(1, len(rounds) + 1):
        byes = byes_of(rounds[:number])
        counts = [byes[player] for player in range(players)]
        assert max(counts) - min(counts) <= 1


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 64), st.sampled_from(SIZES))
def test_there_are_as_few_byes_as_can_be(players: int, sizes: tuple[int, ...]) -> None:
    shape, byes = tables_and_byes(players, sizes)
    assert sum(shape) + byes == players
    assert {*shape} <= {*sizes}
    assert byes < min(sizes) or byes <= max(size - 1 for size in sizes)
    fewer = [tables_and_byes(players - less, sizes)[1] for less in range(byes)]
    assert all(count > 0 for count in fewer)  # with fewer byes there are no such tables


def ways(left: Pod, shape: tuple[int, ...]) -> list[list[Pod]]:
    """Every way to make pods of these sizes."""
    if not shape:
        return [[]]
    found = []
    for size in dict.fromkeys(shape):
        rest = list(shape)
        rest.remove(size)
        for company in combinations(left[1:], size - 1):
            after = tuple(each for each in left[1:] if each not in company)
            found += [[(left[0], *company), *way] for way in ways(after, tuple(rest))]
    return found


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 8), st.sampled_from(SIZES), st.integers(0, 10**6))
def test_nobody_meets_again_where_that_can_be_avoided(players: int, sizes: tuple[int, ...], seed: int) -> None:
    luck = random.Random(seed)
    shape, byes = tables_and_byes(players, sizes)
    ranked = tuple(luck.sample(range(players), players - byes))
    met: Met = Counter({frozenset(pair): luck.choice([0, 0, 1, 1, 2]) for pair in combinations(range(players), 2)})
    chosen = matched(ranked, shape, met)
    assert sorted(player for pod in chosen for player in pod) == sorted(ranked)
    best = min(sum(cost_of(pod, met) for pod in way) for way in ways(ranked, shape)) if shape else 0
    assert sum(cost_of(pod, met) for pod in chosen) == best


@pytest.mark.parametrize("players", [32, 128])
@pytest.mark.parametrize("sizes", [(2,), (3, 4)], ids=str)
def test_a_large_swiss_has_no_two_meeting_twice(players: int, sizes: tuple[int, ...]) -> None:
    rounds, _ = tournament("swiss", players, sizes, 1)
    assert len(rounds) == (players - 1).bit_length()
    assert max(meetings(rounds).values()) == 1


@pytest.mark.parametrize("players", range(2, 13))
def test_in_a_round_robin_for_two_everybody_meets_everybody_once(players: int) -> None:
    rounds, _ = tournament("roundrobin", players, (2,), 0)
    assert meetings(rounds) == Counter(frozenset(pair) for pair in combinations(range(players), 2))
    assert len(rounds) == players - 1 + players % 2
    assert set(byes_of(rounds).values()) <= {1}


def test_whose_opponent_is_gone_has_a_bye_in_a_round_robin() -> None:
    assert circle([0, 1, 2, 3], [3], 0) == [(1, 2), (0,)]


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(FORMATS), st.integers(4, 12), st.sampled_from(SIZES), st.integers(0, 10**6))
def test_seats_go_round(format: Format, players: int, sizes: tuple[int, ...], seed: int) -> None:
    """Nobody sits where they sat before while another seat of their pod would be new to everybody's benefit."""
    rounds, _ = tournament(format, players, sizes, seed)
    for number, pods in enumerate(rounds):
        had = seats_of(rounds[:number])
        for each in pods:
            used = sum(had[player, seat] for seat, player in enumerate(each.pod))
            for order in permutations(each.pod) if len(each.pod) < 5 else ():
                worst = max((had[player, seat] for seat, player in enumerate(order)), default=0)
                assert worst > 0 or used == 0  # where all can have a new seat, all have


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 24), st.sampled_from(SIZES), st.integers(0, 10**6))
def test_a_knock_out_ends_with_one_winner_and_nobody_comes_back(
    players: int, sizes: tuple[int, ...], seed: int
) -> None:
    rounds, _ = tournament("knockout", players, sizes, seed)
    alive = {*range(players)}
    for number, pods in enumerate(rounds, 1):
        assert {player for each in pods for player in each.pod} <= alive
        after = {*still_in([*range(players)], rounds[:number])}
        assert after < alive
        alive = after
    if min(sizes) == 2 or players in sizes:
        assert len(alive) == 1 or len(rounds[-1]) == 1


@settings(deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_a_pod_shares_out_the_same_points_whatever_the_ties(size: int, seed: int) -> None:
    luck = random.Random(seed)
    points = points_of(Played(tuple(range(size)), tuple(luck.randrange(1, size + 1) for _ in range(size))))
    assert sum(points.values()) == Fraction(size, 2)
    assert all(0 <= each <= 1 for each in points.values())


def test_equals_are_told_apart_by_whom_they_met() -> None:
    first = [Played((0, 1), (1, 2)), Played((2, 3), (1, 2))]
    second = [Played((0, 2), (1, 2)), Played((1, 3), (1, 2))]
    ranked = standings(range(4), [first, second])
    assert [each.player for each in ranked] == [0, 1, 2, 3]
    assert [str(each.points) for each in ranked] == ["2", "1", "1", "0"]
    assert ranked[1].opponents == ranked[2].opponents == 2
