"""What `durbar arena` and `durbar simulate` share: their options, and a bar that shows how far a series has come."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import durbar
from durbar.bots import bot
from durbar.bots.crew import require_workers
from durbar.bots.results import Results
from durbar.bots.series import Result, Series, play_all
from durbar.cli.options import read_options
from durbar.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, as in `durbar games`.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
ComponentsFile = Annotated[str | None, typer.Option("--components", metavar="FILE", help="Your own box, as TOML.")]
SeriesSeed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="[ADDRESS]", help="On a Ray cluster; without an address, on one made here."),
]
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
    tell_excuses(series.rules(), bots)
    return series


def tell_excuses(game: Game, bots: Sequence[str]) -> None:
    """Say which bots are weaker in this game than their names promise, and why."""
    for sentence in {bot(name, seed=0).excuse(game): None for name in bots}:
        if sentence:
            print(f"durbar: {sentence}", file=sys.stderr)


def played(
    series: Series, workers: int | None, ray: str | None, keep: Path | None = None, first: int = 0
) -> Iterator[Result]:
    """The results as they come in, with a bar while somebody watches; Ctrl-C ends the series early.

    They begin with the game `first`. A file that keeps them is taken up where it ends.
    """
    require_workers(workers)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(series.game, total=series.games, completed=first)
        stumbles: list[str] = []
        try:
            for result in play_all(series, workers, first, ray) if keep is None else kept(series, workers, ray, keep):
                progress.advance(bar)
                stumbles += result.stumbles
                yield result
        except KeyboardInterrupt:
            print("durbar: stopped early; this is what was played until then", file=sys.stderr)
        tell_stumbles(stumbles)


def tell_stumbles(stumbles: Sequence[str]) -> None:
    """Say what programs did wrong, each thing once with how often, and what happened instead."""
    for sentence, times in Counter(stumbles).items():
        often = "once" if times == 1 else f"{times:,} times"
        print(f"durbar: {sentence} ({often}; chance decided instead)", file=sys.stderr)


def kept(series: Series, workers: int | None, ray: str | None, keep: Path) -> Iterator[Result]:
    """The results that a file keeps, and those that are missing there."""
    with Results(keep, series) as results:
        yield from results.in_order()
        for result in play_all(series, workers, len(results.played), ray):
            results.add(result)
            yield result


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} - {percent(high)}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
