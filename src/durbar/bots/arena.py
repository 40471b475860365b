"""A tournament between bots: who wins how often, how sure that is, and a rating.

The games of one deal with rotated seats belong together: who is dealt a good hand has it in one of them, and what
happens in one tells something of the others. So the deal is the unit, and intervals come from drawing deals again
(bootstrap). A shared win is a part of a win for each, so that the fair share is one in as many as there are seats.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from durbar.bots.series import Result, Series

SURE = 1.96  # standard deviations either side hold 95 %
DRAWS = 2000
FEWEST_DEALS = 8  # below that nothing is known yet


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true chance to win lies, 95 times in 100, if every game is on its own (Wilson).

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval_over_deals(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """The same where games belong together: for each deal the wins and the games. Always the same for the same deals.

    >>> [round(end, 3) for end in interval_over_deals([(1, 4), (2, 4), (0, 4), (1, 4)] * 10)]
    [0.194, 0.3]
    >>> interval_over_deals([(1, 4), (2, 4)])
    (0.0, 1.0)
    """
    deals = list(deals)
    if len(deals) < FEWEST_DEALS:
        return 0.0, 1.0
    if len(set(deals)) == 1:  # nothing to draw from: as if each deal were one game
        return interval(deals[0][0] / deals[0][1] * len(deals), len(deals))
    import numpy as np  # late: the command line says first how many threads it may have

    wins, games = np.array(deals).T
    rng = np.random.default_rng(1)
    draws = (rng.integers(len(deals), size=len(deals)) for _ in range(DRAWS))
    shares = sorted(float(wins[drawn].sum() / games[drawn].sum()) for drawn in draws)
    return shares[DRAWS // 40], shares[-DRAWS // 40 - 1]


class Standing:
    """How one kind of bot fares; entrants of the same name count together.

    deals: for each deal the wins and the games
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.places = 0
        self.rating = 0.0
        self.doubt = 0.0
        self.deals: dict[int, tuple[float, int]] = defaultdict(lambda: (0.0, 0))

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, 95 times in 100."""
        return interval_over_deals(self.deals.values())

    def add(self, deal: int, won: float, score: int, place: int) -> None:
        self.games += 1
        self.wins += won
        self.points += score
        self.places += place
        wins, games = self.deals[deal]
        self.deals[deal] = wins + won, games + 1


class Tournament:
    """The standings of a series, kept up to date as results come in."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.standings = {name: Standing(name) for name in series.bots}
        self.model = PlackettLuce()
        self.ratings: list[PlackettLuceRating] = [self.model.rating(name=name) for name in series.bots]

    def add(self, result: Result) -> None:
        self.games += 1
        deal = self.series.deal_number(result.number)
        winners = result.places.count(1)
        for seat, entrant in enumerate(result.entrants):
            won = 1 / winners if result.places[seat] == 1 else 0.0
            self.standings[self.series.bots[entrant]].add(deal, won, result.scores[seat], result.places[seat])
        if len(result.entrants) > 1:  # who plays alone is better than nobody
            self.rate(result)

    def rate(self, result: Result) -> None:
        """OpenSkill (Plackett and Luce), each entrant on its own."""
        teams = [[self.ratings[entrant]] for entrant in result.entrants]
        rated = self.model.rate(teams, ranks=[float(place) for place in result.places])
        for entrant, (rating,) in zip(result.entrants, rated, strict=True):
            self.ratings[entrant] = rating

    def table(self) -> list[Standing]:
        """The standings, best first."""
        for name, standing in self.standings.items():
            own = [rating for rating in self.ratings if rating.name == name]
            standing.rating = sum(rating.mu for rating in own) / len(own)
            standing.doubt = sum(rating.sigma for rating in own) / len(own)
        return sorted(self.standings.values(), key=lambda standing: -standing.share)
