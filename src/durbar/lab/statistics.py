"""What a sample tells of the truth: estimates with intervals, and how to look at many of them honestly.

The deal is the unit: games of one deal belong together, and what is added up for each deal is treated as one
observation (the linearised form of drawing deals again, which `durbar arena` does; it needs one pass over the data and
no luck of its own).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from durbar.bots.arena import FEWEST_DEALS, SURE, interval

Numbers = npt.NDArray[np.float64]
DIGITS = 6
DRAWS = 1000
NORMAL = NormalDist()


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and between which bounds it truly lies 95 times in 100; `n` deals speak for it."""

    value: float
    low: float
    high: float
    n: int

    @property
    def is_known(self) -> bool:
        return self.n >= FEWEST_DEALS

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2


class Spread(msgspec.Struct, frozen=True):
    """Many numbers in short, and as a histogram: `counts` of bins of equal width from `least` on."""

    mean: float
    deviation: float
    low: float
    middle: float
    high: float
    least: float
    width: float
    counts: list[int]


def rounded(value: float) -> float:
    """Six digits that count: what is told twice is the same twice.

    >>> rounded(1 / 3), rounded(123456.789)
    (0.333333, 123457.0)
    """
    return float(f"{value:.{DIGITS}g}")


def share_by_deal(wins: float, games: float, deals: int, squares: float, products: float, sizes: float) -> Estimate:
    """A share of games, from sums over deals: of wins w, games n, w², w·n and n².

    >>> share_by_deal(25, 100, 100, 25, 25, 100)
    Estimate(value=0.25, low=0.164702, high=0.335298, n=100)
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = wins / games
    variance = (squares - 2 * share * products + share**2 * sizes) / games**2
    if deals < FEWEST_DEALS:
        low, high = 0.0, 1.0
    elif variance <= 1e-12:  # all deals alike: as if each were one game
        low, high = interval(share * deals, deals)
    else:
        reach = SURE * math.sqrt(variance * deals / (deals - 1))
        low, high = max(0.0, share - reach), min(1.0, share + reach)
    return Estimate(rounded(share), rounded(low), rounded(high), deals)


def mean_of(values: Numbers) -> Estimate:
    """The mean of observations that have nothing to do with each other."""
    mean, reach = float(values.mean()), half_width(values)
    return Estimate(rounded(mean), rounded(mean - reach), rounded(mean + reach), len(values))


def half_width(values: Numbers) -> float:
    return SURE * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def variance_explained(groups: Numbers) -> float:
    """Which share of the variance lies between the rows and not within them (one-way analysis of variance).

    >>> round(variance_explained(np.array([[1.0, 1, 1], [0, 0, 0]])), 3)
    1.0
    """
    count = groups.shape[1]
    within = float(groups.var(axis=1, ddof=1).mean())
    between = float(groups.mean(axis=1).var(ddof=1)) - within / count
    whole = between + within
    return between / whole if whole > 0 else 0.0


def explained_with_interval(groups: Numbers) -> Estimate:
    """The same with an interval from drawing rows again. Always the same for the same rows."""
    if len(groups) < FEWEST_DEALS:
        return Estimate(0.0, 0.0, 1.0, len(groups))
    rng = np.random.default_rng(1)
    draws = sorted(variance_explained(groups[rng.integers(len(groups), size=len(groups))]) for _ in range(DRAWS))
    low, high = draws[DRAWS // 40], draws[-DRAWS // 40 - 1]
    value = variance_explained(groups)
    value, low, high = (rounded(max(0.0, bound)) for bound in (value, low, high))
    return Estimate(value, low, high, len(groups))


def two_sided(z: float) -> float:
    """How often luck alone would be at least so many standard deviations away."""
    return 2 * (1 - NORMAL.cdf(abs(z)))


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Adjusted so that of all that stays below 0.05, about one in twenty at most is luck (the false discovery rate).

    >>> [round(chance, 3) for chance in benjamini_hochberg([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda number: chances[number], reverse=True)
    adjusted = [1.0] * len(chances)
    least = 1.0
    for rank, number in zip(range(len(chances), 0, -1), order, strict=True):
        least = min(least, chances[number] * len(chances) / rank)
        adjusted[number] = least
    return adjusted


def spread_of(counted: Sequence[tuple[float, int]], most_bins: int = 30) -> Spread:
    """Many numbers in short, from how often each of them occurs.

    >>> spread_of([(1, 5), (2, 10), (3, 5)]).counts
    [5, 10, 5]
    """
    if not counted:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, [])
    values = np.array([value for value, _ in counted], float)
    counts = np.array([count for _, count in counted], float)
    order = np.argsort(values)
    values, counts = values[order], counts[order]
    mean = float(np.average(values, weights=counts))
    deviation = math.sqrt(float(np.average((values - mean) ** 2, weights=counts)))
    shares = np.cumsum(counts) / counts.sum()
    low, middle, high = (
        float(values[min(int(np.searchsorted(shares, at)), len(values) - 1)]) for at in (0.05, 0.5, 0.95)
    )
    width = bin_width(values, most_bins)
    bins = np.floor((values - values[0]) / width + 1e-6).astype(int)
    told: Any = np.bincount(bins, weights=counts).astype(int)
    low, middle, high, least = map(rounded, (low, middle, high, float(values[0])))
    return Spread(rounded(mean), rounded(deviation), low, middle, high, least, width, told.tolist())


def bin_width(values: Numbers, most_bins: int) -> float:
    """Whole numbers stand one by one, or a few together; shares in twentieths."""
    if any(value != int(value) for value in values):
        return 0.05
    return float(max(1, math.ceil((values[-1] - values[0] + 1) / most_bins)))
