"""`durbar arena`: a tournament between bots, with how sure its result is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from durbar.bots.arena import FEWEST_DEALS, Tournament
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
from durbar.core.errors import DurbarError

Entrants = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT...", help="Two or more of easy, medium, hard, master, greedy, search:500, engine:./mine …"
    ),
]
Keep = Annotated[
    Path | None,
    typer.Option("--keep", metavar="FILE", help="A line for each game; goes on where it ends."),
]
Seats = Annotated[int | None, typer.Option("--seats", help="Players at a table.", show_default="one for each bot")]


def arena(
    game: GameName,
    bots: Entrants,
    games: Games = 400,
    seats: Seats = None,
    option: GameOptions = None,
    components: ComponentsFile = None,
    seed: SeriesSeed = 0,
    workers: Workers = None,
    ray: RayAddress = None,
    keep: Keep = None,
) -> None:
    """Let bots play against each other, each deal once with every bot in every seat, and rank them.

    For example: durbar arena kyoto hard greedy greedy greedy --games 400
    """
    if len(bots) < 2:
        raise DurbarError("an arena needs two or more bots, for example: durbar arena kyoto hard greedy greedy greedy")
    series = series_of(game, len(bots) if seats is None else seats, tuple(bots), games, seed, True, option, components)
    tournament = Tournament(series)
    for result in played(series, workers, ray, keep):
        tournament.add(result)
    show(tournament)


def show(tournament: Tournament) -> None:
    series = tournament.series
    table = Table(title=f"{series.game}: {tournament.games} games with {series.seats} seats", title_justify="left")
    table.add_column("bot", style="bold")
    for heading in ("played", "won", "share", "95 % sure", "points", "place", "rating"):
        table.add_column(heading, justify="right")
    for standing in tournament.table():
        low, high = standing.interval()
        taken = max(1, standing.games)
        table.add_row(
            standing.name,
            str(standing.games),
            f"{standing.wins:g}",
            percent(standing.share),
            between(low, high),
            f"{standing.points / taken:.2f}",
            f"{standing.places / taken:.2f}",
            f"{standing.rating:.1f} ± {standing.doubt:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(f"A fair share is {percent(1 / series.seats)}; ratings are OpenSkill's and begin at 25.0 ± 8.3.")
    if len(standing.deals) < FEWEST_DEALS:
        console.print(f"So few deals tell nothing yet: let it be {FEWEST_DEALS} at least.")
