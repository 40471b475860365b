"""A tournament between bots: who wins how often, how sure that is, and a rating."""

from __future__ import annotations

import math

from openskill.models import PlackettLuce, PlackettLuceRating

from durbar.bots.series import Result, Series

SURE = 1.96  # standard deviations either side hold 95 %


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true chance to win lies, 95 times in 100 (Wilson).

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Standing:
    """How one kind of bot fares; entrants of the same name count together. A shared win is a win for each."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0
        self.points = 0
        self.places = 0
        self.rating = 0.0
        self.doubt = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


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
        for seat, entrant in enumerate(result.entrants):
            standing = self.standings[self.series.bots[entrant]]
            standing.games += 1
            standing.wins += result.places[seat] == 1
            standing.points += result.scores[seat]
            standing.places += result.places[seat]
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
