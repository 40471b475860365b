"""`durbar simulate`: many games of one kind, for statistics: a summary, and a row for each game (`simulated.py`)."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from durbar.bots.arena import interval
from durbar.bots.series import Series
from durbar.cli.series import (
    ComponentsFile,
    GameName,
    GameOptions,
    Games,
    RayAddress,
    SeriesSeed,
    Workers,
    between,
    percent,
    played,
    series_of,
)
from durbar.cli.simulated import Sums, open_rows, row

Seats = Annotated[int, typer.Option("--seats", help="Players at a table.")]
BotName = Annotated[str, typer.Option("--bot", help="Who plays: random, greedy, easy, medium, hard, master …")]
OutFile = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="A row a game: .csv, or .parquet, or a folder of its parts (needs durbar[lab])."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the folder of before: play what is missing there.")]


def simulate(
    game: GameName,
    games: Games = 1000,
    seats: Seats = 4,
    bot: BotName = "random",
    option: GameOptions = None,
    components: ComponentsFile = None,
    seed: SeriesSeed = 0,
    workers: Workers = None,
    ray: RayAddress = None,
    out: OutFile = None,
    resume: Resume = False,
) -> None:
    """Play many games with the same bot in every seat, and sum them up.

    For example: durbar simulate kyoto --games 10000 --seats 4 --bot greedy --out games.csv
    """
    series = series_of(game, seats, (bot,) * seats, games, seed, False, option, components)
    sums = Sums(seats)
    with open_rows(series, out, resume) as rows:
        for kept in rows.kept():
            sums.add(kept)
        began, before = time.monotonic(), sums.games
        for result in played(series, workers, ray, first=before):
            rows.add(row(result))
            sums.add(row(result))
        seconds = time.monotonic() - began
    show(series, sums, (sums.games - before) / max(seconds, 1e-9))


def show(series: Series, sums: Sums, pace: float) -> None:
    console = Console()
    if not sums.games:
        console.print("No game was finished.")
        return
    console.print(
        f"{series.game}: {sums.games} games, {series.seats} seats, {series.bots[0]} bots, {pace:,.0f} games/s"
    )
    console.print(f"moves a game: {sums.moves}; winning score: {sums.winning}")
    table = Table()
    table.add_column("seat", justify="right", style="bold")
    for heading in ("won", "share", "95 % sure", "score"):
        table.add_column(heading, justify="right")
    for seat, (wins, scores) in enumerate(zip(sums.wins, sums.scores, strict=True)):
        low, high = interval(wins, sums.games)
        table.add_row(str(seat), str(wins), percent(wins / sums.games), between(low, high), str(scores))
    console.print(table)
