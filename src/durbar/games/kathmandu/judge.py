"""A quick opinion of a position, for bots."""

from __future__ import annotations

from durbar.games.kathmandu import scoring
from durbar.games.kathmandu.rules import Kathmandu


def judge(state: Kathmandu) -> list[float]:
    """How well each seat stands, from 0 (lost) to 1 (won)."""
    points = [float(scoring.score(state, seat)) for seat in range(state.seats)]
    return [0.5 + max(-0.5, min(0.5, (one - max(points)) / 200.0)) for one in points]
