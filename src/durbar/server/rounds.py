"""How a tournament is paired: who meets whom, who has a bye, who sits where, and how everybody stands.

Pure functions of what was played so far: the same tournament is always paired the same way. A player is a number, that
in which they entered; a pod is the players of one match in the order of their seats, and a bye is a pod of one.
docs/tournaments.md says why it is done this way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import Literal

from msgspec import Struct

Format = Literal["knockout", "swiss", "roundrobin"]
Pod = tuple[int, ...]
Met = Counter[frozenset[int]]
MOST_TRIES = 20_000  # companions that a search looks at before it takes what it has
WIN = Fraction(1)


class Played(Struct, frozen=True):
    """A pod, and the place of each of its players, from 1 on; ties share one. A bye has no places."""

    pod: Pod
    places: tuple[int, ...] = ()


Rounds = Sequence[Sequence[Played]]


class Stand(Struct, frozen=True):
    """How a player stands.

    points:    one for a win or a bye, nothing for the last place, and in between evenly
    opponents: the points of everybody they met, which decides between equals
    wins:      then how often they were first
    """

    player: int
    points: Fraction
    opponents: Fraction
    wins: int
    played: int
    byes: int


# How many sit where


@cache
def tables(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Tables for exactly so many players: as few as can be, and as even as can be; None if there are none.

    >>> tables(9, (2, 3, 4)), tables(7, (2, 3, 4)), tables(5, (4,))
    ((3, 3, 3), (4, 3), None)
    """
    if not players:
        return ()
    found = []
    for size in sizes:
        rest = tables(players - size, sizes) if size <= players else None
        if rest is not None:
            found.append(tuple(sorted((size, *rest), reverse=True)))
    return min(found, key=lambda each: (len(each), sum(size * size for size in each)), default=None)


def tables_and_byes(players: int, sizes: Collection[int]) -> tuple[tuple[int, ...], int]:
    """The tables of a round, with as few byes as can be.

    >>> tables_and_byes(5, [2]), tables_and_byes(10, [3, 4]), tables_and_byes(1, [2])
    (((2, 2), 1), ((4, 3, 3), 0), ((), 1))
    """
    for byes in range(players + 1):
        found = tables(players - byes, tuple(sorted(sizes)))
        if found is not None:
            return found, byes
    raise AssertionError("nobody needs no table")


# What was played


def meetings(rounds: Rounds) -> Met:
    """How often any two have met."""
    pods = (frozenset(pair) for pods in rounds for each in pods for pair in combinations(each.pod, 2))
    return Counter(pods)


def byes_of(rounds: Rounds) -> Counter[int]:
    return Counter(each.pod[0] for pods in rounds for each in pods if len(each.pod) == 1)


def seats_of(rounds: Rounds) -> Counter[tuple[int, int]]:
    """How often each player has had which seat."""
    return Counter((player, seat) for pods in rounds for each in pods for seat, player in enumerate(each.pod))


def points_of(played: Played) -> dict[int, Fraction]:
    """What a pod is worth to its players; nothing to anybody before it is over.

    >>> {player: str(points) for player, points in points_of(Played((7, 8, 9), (2, 1, 2))).items()}
    {7: '1/4', 8: '1', 9: '1/4'}
    """
    if len(played.pod) == 1:
        return {played.pod[0]: WIN}
    last = len(played.pod) - 1
    found = {}
    for player, place in zip(played.pod, played.places, strict=False):
        better = sum(other < place for other in played.places)
        tied = played.places.count(place) - 1
        found[player] = Fraction(2 * (last - better) - tied, 2 * last)
    return found


def standings(players: Iterable[int], rounds: Rounds) -> list[Stand]:
    """Everybody, the best first."""
    players = list(players)
    points: Counter[int] = Counter()
    total = dict.fromkeys(players, Fraction())
    for pods in rounds:
        for each in pods:
            for player, worth in points_of(each).items():
                total[player] = total.get(player, Fraction()) + worth
                points[player] += worth == WIN and len(each.pod) > 1
    opponents = dict.fromkeys(total, Fraction())
    for pair, times in meetings(rounds).items():
        one, other = sorted(pair)
        opponents[one] += times * total[other]
        opponents[other] += times * total[one]
    byes = byes_of(rounds)
    games = Counter(player for pods in rounds for each in pods for player in each.pod if each.places)
    found = [Stand(each, total[each], opponents[each], points[each], games[each], byes[each]) for each in players]
    return sorted(found, key=lambda each: (-each.points, -each.opponents, -each.wins, each.player))


# The next round


def next_round(
    format: Format, players: Sequence[int], gone: Collection[int], rounds: Rounds, sizes: Collection[int]
) -> list[Pod]:
    """Who meets whom in the next round, byes last; nobody where the tournament is decided.

    players: all who ever entered, in the order of their seeds; `gone` have left since
    sizes:   how many may sit at a table
    """
    if format == "roundrobin" and set(sizes) == {2}:
        return seated(circle(players, gone, len(rounds)), rounds)
    if format == "knockout":
        return seated(knockout(players, gone, rounds, sizes), rounds)
    here = [each for each in players if each not in gone]
    if format == "swiss":
        here = [each.player for each in standings(players, rounds) if each.player not in gone]
    shape, byes = tables_and_byes(len(here), sizes)
    resting = rest(here, byes, byes_of(rounds))
    pods = matched([each for each in here if each not in resting], shape, meetings(rounds))
    return seated([*pods, *((each,) for each in resting)], rounds) if pods else []


def rest(ranked: Sequence[int], count: int, had: Counter[int], best: bool = False) -> list[int]:
    """Who has a bye: who had the fewest, and among these the last in the ranking, or the first."""
    order = sorted(range(len(ranked)), key=lambda at: (had[ranked[at]], at if best else -at))
    return [ranked[at] for at in order[:count]]


def circle(players: Sequence[int], gone: Collection[int], number: int) -> list[Pod]:
    """Everybody against everybody: the first stays, the others go round. Whose opponent is gone has a bye."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    if number >= len(ring) - 1:
        return []
    others = ring[1:]
    turned = [ring[0], *others[number % len(others) :], *others[: number % len(others)]]
    pods: list[Pod] = []
    for at in range(len(ring) // 2):
        here = tuple(each for each in (turned[at], turned[-1 - at]) if each is not None and each not in gone)
        if here:
            pods.append(here)
    return sorted(pods, key=len, reverse=True) if any(len(pod) == 2 for pod in pods) else []


def knockout(players: Sequence[int], gone: Collection[int], rounds: Rounds, sizes: Collection[int]) -> list[Pod]:
    """Those who are still in it, the best seeds apart; byes go to the best seeds, and a second one when all had one."""
    alive = [each for each in still_in(players, rounds) if each not in gone]
    if len(alive) < 2 or (rounds and len(rounds[-1]) == 1):  # that was the final
        return []
    shape, byes = tables_and_byes(len(alive), sizes)
    resting = rest(alive, byes, byes_of(rounds), best=True)
    pods: list[list[int]] = [[] for _ in shape]
    order = [*range(len(shape)), *reversed(range(len(shape)))]
    turn = 0
    for player in (each for each in alive if each not in resting):
        while len(pods[order[turn % len(order)]]) >= shape[order[turn % len(order)]]:
            turn += 1
        pods[order[turn % len(order)]].append(player)
        turn += 1
    return [*(tuple(pod) for pod in pods), *((each,) for each in resting)] if pods else []


def still_in(players: Sequence[int], rounds: Rounds) -> list[int]:
    """Of each pod the better half goes on, between equals the better seed; who had a bye goes on too."""
    alive = list(players)
    for pods in rounds:
        going = set()
        for each in pods:
            ranked = sorted(zip(each.places or (1,) * len(each.pod), map(players.index, each.pod), strict=True))
            going |= {players[seed] for _, seed in ranked[: max(1, len(each.pod) // 2)]}
        alive = [each for each in alive if each in going]
    return alive


def matched(ranked: Sequence[int], shape: Sequence[int], met: Met) -> list[Pod]:
    """Pods of those who stand alike, and who have met as little as can be."""
    for repeats in range(len(ranked) ** 2):
        tries = [MOST_TRIES]
        found = search(tuple(ranked), tuple(shape), met, repeats, tries)
        if found is not None:
            return found
        if not tries[0]:
            break
    return improved(in_order(ranked, shape), met)


def search(left: Pod, shape: tuple[int, ...], met: Met, repeats: int, tries: list[int]) -> list[Pod] | None:
    """Pods in which no more than so many have met before; the first player is put with the nearest who suit."""
    if not shape:
        return []
    for size in dict.fromkeys(shape):
        rest_of_shape = list(shape)
        rest_of_shape.remove(size)
        for pod, spare in companies(left[:1], left[1:], size, met, repeats, tries):
            after = tuple(each for each in left if each not in pod)
            found = search(after, tuple(rest_of_shape), met, spare, tries)
            if found is not None:
                return [pod, *found]
    return None


def companies(pod: Pod, others: Pod, size: int, met: Met, repeats: int, tries: list[int]) -> Iterator[tuple[Pod, int]]:
    """Every pod of this size that begins so, the nearest players first, and how many may have met before beside it."""
    if len(pod) == size:
        yield pod, repeats
        return
    for at, each in enumerate(others):
        if not tries[0]:
            return
        tries[0] -= 1
        cost = sum(met[frozenset((each, one))] for one in pod)
        if cost <= repeats:
            yield from companies((*pod, each), others[at + 1 :], size, met, repeats - cost, tries)


def cost_of(pod: Sequence[int], met: Met) -> int:
    """How often those of a pod have met before."""
    return sum(met[frozenset(pair)] for pair in combinations(pod, 2))


def in_order(ranked: Sequence[int], shape: Sequence[int]) -> list[Pod]:
    pods, at = [], 0
    for size in shape:
        pods.append(tuple(ranked[at : at + size]))
        at += size
    return pods


def improved(pods: list[Pod], met: Met) -> list[Pod]:
    """Where a search would take too long: two change places as long as that spares somebody a meeting."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(pods)), 2):
            for a, b in ((a, b) for a in pods[one] for b in pods[other]):
                new = tuple(b if each == a else each for each in pods[one])
                also = tuple(a if each == b else each for each in pods[other])
                before = cost_of(pods[one], met) + cost_of(pods[other], met)
                if cost_of(new, met) + cost_of(also, met) < before:
                    pods[one], pods[other] = new, also
                    better = True
                    break
    return pods


def seated(pods: Sequence[Pod], rounds: Rounds) -> list[Pod]:
    """The same pods, everybody where they have sat least often; between equals the seats go round."""
    had = seats_of(rounds)
    return [seat_pod(pod, had, len(rounds)) for pod in pods]


def seat_pod(pod: Pod, had: Counter[tuple[int, int]], turn: int) -> Pod:
    start = turn % len(pod)
    rotated = pod[start:] + pod[:start]
    return min(
        permutations(rotated),
        key=lambda order: sum(had[player, seat] ** 2 + had[player, seat] for seat, player in enumerate(order)),
    )


def rounds_of(format: Format, players: int, sizes: Collection[int], wished: int | None) -> int:
    """How many rounds there are: as many as wished, where that makes sense, else as many as decide it.

    >>> rounds_of("roundrobin", 5, [2], None), rounds_of("swiss", 16, [2], None), rounds_of("swiss", 3, [2], 9)
    (5, 4, 3)
    """
    seats = max(sizes)
    if format == "roundrobin" and seats == 2:
        return players - 1 + players % 2
    everybody = -(-(players - 1) // (seats - 1)) + (seats == 2 and players % 2)
    usual = everybody if format == "roundrobin" else max(2, (players - 1).bit_length())
    return max(1, min(wished or usual, everybody if seats == 2 else 20))
