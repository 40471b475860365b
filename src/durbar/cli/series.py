"""What `durbar arena` and `durbar simulate` share: their options, and a bar that shows how far a series has come."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import durbar
from durbar.bots.series import Result, Series, play_all
from durbar.cli.options import read_options
from durbar.core.errors import DurbarError

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, as in `durbar games`.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
ComponentsFile = Annotated[str | None, typer.Option("--components", metavar="FILE", help="Your own box, as TOML.")]
SeriesSeed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
Workers = Annotated[int | None, typer.Option("--workers", help="Processes.", show_default="one for each processor")]


def series_of(
    name: str,
    seats: int,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    rotate: bool,
    options: list[str] | None,
    components: str | None,
) -> Series:
    """The series that was asked for, checked before anything is played."""
    contents = durbar.game(name, components=components).components
    series = Series(
        name,
        seats,
        bots,
        games,
        seed,
        rotate,
        options=dict(read_options(options or [])),
        components=None if contents is None else dict(contents),
    )
    series.check()
    return series


def played(series: Series, workers: int | None) -> Iterator[Result]:
    """The results as they come in, with a bar while somebody watches; Ctrl-C ends the series early."""
    if workers is not None and not 1 <= workers <= 256:
        raise DurbarError(f"there can be 1 to 256 workers, not {workers}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(series.game, total=series.games)
        try:
            for result in play_all(series, workers):
                progress.advance(bar)
                yield result
        except KeyboardInterrupt:
            print("durbar: stopped early; this is what was played until then", file=sys.stderr)


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} - {percent(high)}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
