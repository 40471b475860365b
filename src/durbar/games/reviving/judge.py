"""A quick opinion of a position of Reviving Kathmandu, for bots."""

from __future__ import annotations

from durbar.games.reviving import scoring
from durbar.games.reviving.rules import Reviving


def judge(state: Reviving) -> list[float]:
    """How well each seat stands."""
    if state.is_solo():
        return [float(state.level) / 4.0]
    scores = [scoring.score(state, seat) for seat in range(state.seats)]
    return [1.0 if score == max(scores) else 0.0 for score in scores]
