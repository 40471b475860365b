"""`durbar ladder`: how strong the bots are, measured again: every game, number of seats and mode."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from durbar.bots.ladder import Ladder, all_games, default_workers, plan, written
from durbar.cli.series import Workers
from durbar.core.errors import DurbarError, quoted

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.", show_default="all")]
Folder = Annotated[Path, typer.Option("--folder", help="Where the plan and all results are kept, and go on.")]
Minutes = Annotated[
    float, typer.Option("--minutes", min=0.01, max=1e6, help="How long a new ladder is to take, in all.")
]
Slice = Annotated[
    float | None,
    typer.Option("--stop-after", metavar="SECONDS", min=0, max=1e9, help="Stop then; the rest another time."),
]
Only = Annotated[str, typer.Option("--only", metavar="TEXT", help="Only lines with this in their name, as search1000.")]
LadderSeed = Annotated[int, typer.Option("--seed", min=0, help="The luck of a new ladder: its deals.")]


def ladder(
    games: Games = None,
    folder: Folder = Path("ladder"),
    minutes: Minutes = 60.0,
    only: Only = "",
    stop_after: Slice = None,
    seed: LadderSeed = 0,
    workers: Workers = None,
) -> None:
    """Measure all levels against each other, each deal once with every bot in every seat.

    How many deals each line gets follows from the minutes and is settled before the first game. A folder with a ladder
    in it is taken up where it stopped. For example: durbar ladder kyoto --minutes 10 --folder ladder-kyoto
    """
    for game in games or ():
        if game not in all_games():
            raise DurbarError(f"there is no game {quoted(game)}; there are {', '.join(all_games())}")
    if workers is not None and not 1 <= workers <= 256:
        raise DurbarError(f"there can be 1 to 256 workers, not {workers}")
    count = workers or default_workers()
    taken_up = Ladder(folder, lambda: plan(tuple(games or all_games()), 60 * minutes, count, seed, only))
    missing = sum(left for _, _, left in taken_up.table())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=missing)
        try:
            taken_up.play(count, 1e9 if stop_after is None else stop_after, lambda _: progress.advance(bar))
        except KeyboardInterrupt:
            console.print("durbar: stopped early; the same command goes on")
    for line in written(taken_up):
        typer.echo(line)
