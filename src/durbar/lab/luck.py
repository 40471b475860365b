"""How much of a game is in its deal: the same deals, each played several times with other luck after the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from durbar.lab.plan import Arm
from durbar.lab.statistics import Estimate, explained_with_interval, rounded

if TYPE_CHECKING:
    import duckdb


class Luck(msgspec.Struct, frozen=True):
    """Which share of the variance the deal explains: of who wins, and of the points.

    The rest is what came later: draws, dice, and what bots chose where they were in two minds.
    """

    deals: int
    replays: int
    won: Estimate
    score: Estimate


def luck(tables: duckdb.DuckDBPyConnection, arm: Arm) -> Luck:
    return Luck(len_of(tables, arm), arm.replays, explained(tables, arm, "won"), explained(tables, arm, "score"))


def len_of(tables: duckdb.DuckDBPyConnection, arm: Arm) -> int:
    found = tables.execute("SELECT count(DISTINCT deal) FROM games WHERE arm = ?", [arm.name]).fetchone()
    return found[0] if found else 0


def explained(tables: duckdb.DuckDBPyConnection, arm: Arm, column: str) -> Estimate:
    """The share of the variance of a column that lies between deals, of whole deals only, averaged over the seats."""
    asked = f"SELECT {column} AS value FROM seats WHERE arm = ? ORDER BY seat, game"
    values = np.array(tables.execute(asked, [arm.name]).fetchnumpy()["value"], float).reshape(arm.series.seats, -1)
    whole = values.shape[1] // arm.replays * arm.replays
    by_seat = values[:, :whole].reshape(arm.series.seats, -1, arm.replays)
    found = [explained_with_interval(groups) for groups in by_seat]
    value, low, high = (
        rounded(float(np.mean([getattr(each, bound) for each in found]))) for bound in ("value", "low", "high")
    )
    return Estimate(value, low, high, found[0].n)
