"""`durbar perft`: exact counts of the seeded decision tree, to compare two versions of the rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn

import durbar
from durbar.cli.options import Edition, read_options, read_seed
from durbar.cli.series import ComponentsFile, GameName, GameOptions
from durbar.core.perft import Perft

Depth = Annotated[int, typer.Option("--depth", "-d", help="How many moves deep.")]
Seats = Annotated[int, typer.Option("--seats", help="Players at the table.")]
SeedText = Annotated[str, typer.Option("--seed", help="A whole number, or 64 hexadecimal digits.")]


def perft(
    game: GameName,
    depth: Depth = 6,
    seats: Seats = 2,
    seed: SeedText = "0",
    option: GameOptions = None,
    edition: Edition = None,
    components: ComponentsFile = None,
) -> None:
    """Count every position that can be reached in so many moves, and give a digest of them all."""
    rules = durbar.game(game, edition, components)
    state = rules.new(seats, read_seed(seed), read_options(option or []))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), TextColumn("{task.completed:,} positions"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(game, total=None)
        tree = Perft(state, depth, lambda: progress.advance(bar))
    for moves, count in enumerate(tree.counts, 1):
        print(f"{moves:3} {count:>14,}")
    print(f"ended {tree.ended:,}")
    print(f"digest {tree.digest}")
