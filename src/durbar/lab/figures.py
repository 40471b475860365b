"""The figures of a study, asked of its tables: what the report shows, the terminal sums up, and the browser draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from durbar.lab.changes import Change, changes
from durbar.lab.folder import Folder
from durbar.lab.luck import Luck, luck
from durbar.lab.plan import BASE, Arm, Plan
from durbar.lab.statistics import Estimate, Spread, rounded, share_by_deal, spread_of
from durbar.lab.things import Thing, things

if TYPE_CHECKING:
    import duckdb

QUARTERS = ("leader_25", "leader_50", "leader_75")


class ArmFigures(msgspec.Struct, frozen=True):
    """The figures of one arm.

    by_seat, by_turn: the wins of each seat, and of each place in the order of play
    choices:          legal moves at a decision, on average
    shared:           how often several share the victory; lost: how often all have lost
    leaders:          how often who leads alone after a quarter, half, and three quarters of the moves wins
    """

    name: str
    seats: int
    bots: list[str]
    options: dict[str, Any]
    games: int
    by_seat: list[Estimate]
    by_turn: list[Estimate]
    moves: Spread
    decisions: Spread
    choices: float
    scores: Spread
    best: Spread
    margin: Spread
    shared: Estimate
    lost: Estimate
    lead_changes: Spread
    clear_at: Spread
    leaders: list[Estimate]


class Skill(msgspec.Struct, frozen=True):
    """How often one bot of a kind wins among others; `fair` is what chance would give."""

    bot: str
    others: list[str]
    games: int
    wins: Estimate
    fair: float


class Figures(msgspec.Struct, frozen=True):
    """All figures of a study, with what is needed to play it again.

    beside:   with what an arm is compared, where that is not the base
    stumbles: how often a bot could not decide, so that chance did
    """

    game: str
    version: str
    edition: str
    components: str
    seed: int
    command: str
    complete: bool
    arms: list[ArmFigures]
    skill: list[Skill]
    luck: Luck | None
    things: list[Thing]
    changes: list[Change]
    beside: dict[str, str] = {}
    stumbles: dict[str, int] = {}


def figures(folder: Folder, plan: Plan) -> Figures:
    """Ask the tables for everything."""
    with folder.tables() as tables:
        played = [arm for number, arm in enumerate(plan.arms) if folder.played(number)]
        complete = all(folder.played(number) >= arm.series.games for number, arm in enumerate(plan.arms))
        told = [arm for arm in played if arm.purpose in ("base", "against")]
        arms = [arm_figures(tables, arm) for arm in told]
        skill = [skill_of(tables, arm) for arm in played if arm.purpose == "skill"]
        replayed = [luck(tables, arm) for arm in played if arm.purpose == "luck"]
        base, named = plan.base, {arm.name: arm for arm in told}
        compared = [
            change
            for arm in told[1:]
            if arm.series.seats == base.series.seats and arm.beside in named
            for change in changes(tables, named[arm.beside], arm)
        ]
        return Figures(
            plan.game, plan.version, plan.edition, plan.components, base.series.seed, plan.command, complete, arms,
            skill, replayed[0] if replayed else None, things(tables, base), compared,
            {arm.name: arm.beside for arm in told if arm.beside != BASE}, stumbles(tables),
        )  # fmt: skip


def stumbles(tables: duckdb.DuckDBPyConnection) -> dict[str, int]:
    asked = "SELECT bot, sum(stumbles)::INT FROM seats WHERE stumbles > 0 GROUP BY bot ORDER BY bot"
    return dict(tables.execute(asked).fetchall())


def arm_figures(tables: duckdb.DuckDBPyConnection, arm: Arm) -> ArmFigures:
    def spread(what: str, table: str = "games") -> Spread:
        asked = f"SELECT {what}, count(*) FROM {table} WHERE arm = ? GROUP BY 1 ORDER BY 1"
        return spread_of(tables.execute(asked, [arm.name]).fetchall())

    asked = "SELECT count(*), sum(choices), sum(decisions) FROM games WHERE arm = ?"
    games, choices, decisions = tables.execute(asked, [arm.name]).fetchone() or (0, 0, 0)
    seats = range(arm.series.seats)
    by_seat, by_turn = (shares(tables, arm, column) for column in ("seat", "turn"))
    return ArmFigures(
        arm.name,
        arm.series.seats,
        list(arm.series.bots),
        arm.series.options,
        games,
        [by_seat[seat] for seat in seats],
        [by_turn[seat] for seat in seats],
        spread("moves"),
        spread("decisions"),
        rounded(choices / decisions) if decisions else 0.0,
        spread("score", "seats"),
        spread("best"),
        spread("margin"),
        share_of_games(tables, arm, "winners > 1"),
        share_of_games(tables, arm, "winners = 0"),
        spread("lead_changes"),
        spread("round(clear_at * 20) / 20"),
        [leader_wins(tables, arm, column) for column in QUARTERS],
    )


def shares(tables: duckdb.DuckDBPyConnection, arm: Arm, by: str) -> dict[Any, Estimate]:
    """The share of wins of each seat, turn or bot."""
    asked = f"""
        WITH of_deals AS (
            SELECT {by} AS which, deal, sum(won) AS w, count(*) AS n FROM seats WHERE arm = ? GROUP BY ALL
        )
        SELECT which, sum(w), sum(n), count(*), sum(w * w), sum(w * n), sum(n * n) FROM of_deals GROUP BY 1 ORDER BY 1
    """
    return {which: share_by_deal(*sums) for which, *sums in tables.execute(asked, [arm.name]).fetchall()}


def share_of_games(tables: duckdb.DuckDBPyConnection, arm: Arm, what: str, among: str = "true") -> Estimate:
    """The share of games of which something is true, among those of which something else is."""
    asked = f"""
        WITH of_deals AS (
            SELECT deal, sum(({what})::INT) AS w, count(*) AS n FROM games WHERE arm = ? AND {among} GROUP BY ALL
        )
        SELECT sum(w), sum(n), count(*), sum(w * w), sum(w * n), sum(n * n) FROM of_deals
    """
    sums = tables.execute(asked, [arm.name]).fetchone() or (0,) * 6
    return share_by_deal(*(value or 0 for value in sums))


def leader_wins(tables: duckdb.DuckDBPyConnection, arm: Arm, column: str) -> Estimate:
    """How often the seat in this column wins, shared victories in part, where there is one."""
    asked = f"""
        WITH of_deals AS (
            SELECT games.deal AS deal, sum(won) AS w, count(*) AS n FROM games
            JOIN seats ON games.arm = seats.arm AND games.game = seats.game AND games.{column} = seats.seat
            WHERE games.arm = ? GROUP BY ALL
        )
        SELECT sum(w), sum(n), count(*), sum(w * w), sum(w * n), sum(n * n) FROM of_deals
    """
    sums = tables.execute(asked, [arm.name]).fetchone() or (0,) * 6
    return share_by_deal(*(value or 0 for value in sums))


def skill_of(tables: duckdb.DuckDBPyConnection, arm: Arm) -> Skill:
    bots = arm.series.bots
    same = bots.count(bots[0])  # among its like it wins what each of them wins
    games = tables.execute("SELECT count(*) FROM games WHERE arm = ?", [arm.name]).fetchone() or (0,)
    wins = shares(tables, arm, "bot")[bots[0]]
    return Skill(bots[0], list(bots[1:]), games[0], wins, 1 / len(bots) if same else 0.0)
