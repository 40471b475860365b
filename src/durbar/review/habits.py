"""What somebody does otherwise than the strongest move, counted over the decisions that reviews have judged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Literal

from msgspec import Struct

from durbar.core.record import Record
from durbar.review.report import Review

ENOUGH = 20  # decisions, before anything is said
SURE = 2.0  # standard errors

Verdict = Literal["often", "seldom", "alike", "unknown"]


class Count(Struct, frozen=True):
    """One habit over some decisions.

    share:  whether it is something that is done or not; else it is how much of something
    mine:   what was done, added up; `best` is the same for the strongest moves
    apart:  the squares of the differences, added up
    """

    share: bool
    decisions: int
    mine: int
    best: int
    apart: int

    def __add__(self, other: Count) -> Count:
        return Count(
            self.share,
            self.decisions + other.decisions,
            self.mine + other.mine,
            self.best + other.best,
            self.apart + other.apart,
        )

    def verdict(self) -> Verdict:
        """Whether it is done too often, or too much, as far as so few decisions tell.

        >>> Count(True, 100, 60, 40, 30).verdict(), Count(True, 100, 42, 40, 30).verdict()
        ('often', 'alike')
        >>> Count(True, 10, 9, 1, 8).verdict()
        'unknown'
        """
        if self.decisions < ENOUGH:
            return "unknown"
        mean = (self.mine - self.best) / self.decisions
        spread = max(self.apart / self.decisions - mean**2, 0.0)
        if abs(mean) <= SURE * sqrt(spread / self.decisions) or not mean:
            return "alike"
        return "often" if mean > 0 else "seldom"


Counts = Mapping[str, Count]


def habits_in(record: Record, review: Review, seat: int) -> dict[str, Count]:
    """The habits of one seat in a game: at each of its decisions, the move that was played and the best one."""
    decided = {step.number: step for step in review.steps if step.seat == seat and step.decision is not None}
    game, found = record.game, dict[str, Count]()
    for number, state in enumerate(record.states()):
        step = decided.get(number)
        if step is None or step.decision is None:
            continue
        played = game.moves.parse(step.move)
        best = game.moves.parse(step.decision.better[0].move) if step.decision.better else played
        mine, other = game.habits(state, seat, played), game.habits(state, seat, best)
        for key in mine.keys() & other.keys():
            apart = int(mine[key]) - int(other[key])
            one = Count(isinstance(mine[key], bool), 1, int(mine[key]), int(other[key]), apart**2)
            found[key] = found[key] + one if key in found else one
    return found


def together(all: Iterable[Counts]) -> dict[str, Count]:
    """The same over several games."""
    found: dict[str, Count] = {}
    for counts in all:
        for key, count in counts.items():
            found[key] = found[key] + count if key in found else count
    return found
