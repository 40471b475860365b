"""What a change does: the same deals played both ways, deal by deal, and how many more would settle what is open."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from durbar.lab.plan import Arm
from durbar.lab.statistics import Estimate, mean_of, rounded

if TYPE_CHECKING:
    import duckdb

MEASURES = {  # asked of the tables: one number a game
    "moves": "moves",
    "decisions": "decisions",
    "choices": "choices / greatest(decisions, 1)",
    "best": "best",
    "margin": "margin",
    "lead_changes": "lead_changes",
    "clear_at": "clear_at",
    "shared": "(winners > 1)::INT",
}
SHARES = ("seat", "turn", "bot", "shared", "clear_at")  # measures that are told in per cent
ENOUGH = 0.005  # of a share: a change below that is called none, if it is known so well
MOST_GAMES = 10**9


class Change(msgspec.Struct, frozen=True):
    """How one measure differs in another arm.

    measure: `seat 0`, `turn 0` (the wins of that seat, or of who begins), `bot greedy`, `moves`, `margin` …
    before, after: its value in the base and in the arm
    change: the difference, deal by deal
    more:   so many more games would settle whether it is more or less, at this size; 0 if that is settled
    """

    arm: str
    measure: str
    before: float
    after: float
    change: Estimate
    more: int

    @property
    def is_settled(self) -> bool:
        return not self.more

    @property
    def is_none(self) -> bool:
        """Whether every deal came out the same."""
        return not self.change.value and not self.change.reach

    @property
    def is_share(self) -> bool:
        return self.measure.split()[0] in SHARES


def changes(tables: duckdb.DuckDBPyConnection, base: Arm, arm: Arm) -> list[Change]:
    """All measures, of the deals that both have played."""
    seats = [f"seat {seat}" for seat in range(base.series.seats)]
    turns = [f"turn {seat}" for seat in range(base.series.seats)]
    wins = {measure: f"sum(won) FILTER (WHERE seat = {measure.split()[1]})" for measure in seats}
    wins |= {measure: f"sum(won) FILTER (WHERE turn = {measure.split()[1]})" for measure in turns}
    if base.series.rotate:
        wins |= {f"bot {name}": f"sum(won) FILTER (WHERE bot = '{name}')" for name in sorted(set(base.series.bots))}
    return [*compared(tables, "seats", wins, base, arm), *compared(tables, "games", averages(), base, arm)]


def averages() -> dict[str, str]:
    return {name: f"sum({what})" for name, what in MEASURES.items()}


def compared(
    tables: duckdb.DuckDBPyConnection, table: str, measures: dict[str, str], base: Arm, arm: Arm
) -> list[Change]:
    """Each measure a game, averaged over the games of a deal, in both arms."""
    columns = ", ".join(
        f"coalesce({what}, 0) / count(DISTINCT game) AS m{n}" for n, what in enumerate(measures.values())
    )
    of_deals = f"SELECT deal, {columns} FROM {table} WHERE arm = ? GROUP BY deal"
    pairs = ", ".join(f"a.m{n} AS a{n}, b.m{n} AS b{n}" for n in range(len(measures)))
    asked = f"WITH a AS ({of_deals}), b AS ({of_deals}) SELECT {pairs} FROM a JOIN b USING (deal) ORDER BY deal"
    rows = tables.execute(asked, [base.name, arm.name]).fetchnumpy()
    found = []
    for number, measure in enumerate(measures):
        before, after = (np.array(rows[f"{side}{number}"], float) for side in "ab")
        if len(before):
            change = mean_of(after - before)
            more = still_needed(change, len(before) * base.games_of_a_deal)
            found.append(Change(arm.name, measure, rounded(before.mean()), rounded(after.mean()), change, more))
    return found


def still_needed(change: Estimate, games: int) -> int:
    """How many more games would take the interval off zero, if the change is what it seems.

    >>> still_needed(Estimate(0.01, -0.01, 0.03, 1000), 1000)
    3000
    >>> still_needed(Estimate(0.01, 0.005, 0.015, 1000), 1000)
    0
    """
    if change.low > 0 or change.high < 0 or change.reach == 0:
        return 0
    if change.value == 0:
        return MOST_GAMES
    return min(MOST_GAMES, math.ceil(games * (change.reach / abs(change.value)) ** 2 - 1e-9) - games)
