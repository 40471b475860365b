"""`durbar simulate`: many games of one kind, for statistics: a summary, and a row for each game as CSV or Parquet."""

from __future__ import annotations

import csv
import math
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from durbar.bots.arena import interval
from durbar.bots.series import Result, Series
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
from durbar.core.files import write_whole
from durbar.core.state import NOBODY

LONGEST_NAME = 200

Seats = Annotated[int, typer.Option("--seats", help="Players at a table.")]
BotName = Annotated[str, typer.Option("--bot", help="Who plays: random, greedy, easy, medium, hard, master …")]
OutFile = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="A row a game: .csv, or .parquet (needs durbar[lab]).")
]


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
) -> None:
    """Play many games with the same bot in every seat, and sum them up.

    For example: durbar simulate kyoto --games 10000 --seats 4 --bot greedy --out games.csv
    """
    series = series_of(game, seats, (bot,) * seats, games, seed, False, option, components)
    if out is not None:
        require_writable(out)
    began = time.monotonic()
    results = list(played(series, workers, ray))
    seconds = time.monotonic() - began
    show(series, results, seconds)
    if out is not None:
        write(out, results)


def require_writable(out: Path) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if out.suffix not in (".csv", ".parquet"):
        raise DurbarError(f"results are written as .csv or .parquet, so {out} cannot be the file")
    if not out.parent.is_dir() or len(out.name) > LONGEST_NAME or out.is_dir():
        raise DurbarError(
            f"cannot write {out}: its folder does not exist, it is a folder itself, or its name is too long"
        )
    if out.suffix == ".parquet":
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise DurbarError("Parquet needs the lab extra: pip install 'durbar[lab]', or write a .csv") from None


def winner(result: Result) -> int:
    """The seat that won, the first of those who share the victory, or nobody if all have lost."""
    return result.places.index(1) if 1 in result.places else NOBODY


def rows(results: Iterable[Result]) -> list[dict[str, int]]:
    """One row a game, one column a fact."""
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "moves": result.moves,
            "winner": winner(result),
            **{f"score_{seat}": score for seat, score in enumerate(result.scores)},
            **{f"place_{seat}": place for seat, place in enumerate(result.places)},
        }
        for result in results
    ]


def write(out: Path, results: list[Result]) -> None:
    """Write all rows, or nothing."""
    table = rows(results)
    with write_whole(out) as draft:
        if out.suffix == ".csv":
            with draft.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, list(table[0]) if table else ["game"])
                writer.writeheader()
                writer.writerows(table)
        else:
            import pyarrow
            import pyarrow.parquet

            pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), draft)


def show(series: Series, results: list[Result], seconds: float) -> None:
    console = Console()
    if not results:
        console.print("No game was finished.")
        return
    pace = len(results) / max(seconds, 1e-9)
    console.print(
        f"{series.game}: {len(results)} games, {series.seats} seats, {series.bots[0]} bots, {pace:,.0f} games/s"
    )
    console.print(
        f"moves a game: {spread([result.moves for result in results])}; "
        f"winning score: {spread([result.scores[winner(result)] for result in results if winner(result) != NOBODY])}"
    )
    table = Table()
    table.add_column("seat", justify="right", style="bold")
    for heading in ("won", "share", "95 % sure", "score"):
        table.add_column(heading, justify="right")
    for seat in range(series.seats):
        wins = sum(result.places[seat] == 1 for result in results)
        low, high = interval(wins, len(results))
        scores = spread([result.scores[seat] for result in results])
        table.add_row(str(seat), str(wins), percent(wins / len(results)), between(low, high), scores)
    console.print(table)


def spread(numbers: list[int]) -> str:
    """Mean and standard deviation, if there is something to sum up.

    >>> spread([1, 2, 3])
    '2.0 ± 0.8'
    >>> spread([])
    'none'
    """
    if not numbers:
        return "none"
    mean = sum(numbers) / len(numbers)
    return f"{mean:.1f} ± {math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers)):.1f}"
