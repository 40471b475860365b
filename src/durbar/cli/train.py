"""`durbar train`: a network learns a game by playing against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.series import GameName
from durbar.core.errors import DurbarError

Folder = Annotated[Path | None, typer.Option("--folder", help="Where the run is kept, and goes on.")]


def train(
    game: GameName,
    folder: Folder = None,
    seconds: Annotated[float, typer.Option(help="How long to train now.", min=1, max=1e9)] = 600.0,
    decisions: Annotated[int, typer.Option(help="Stop when so many decisions have been made in all; 0: never.")] = 0,
    begin: Annotated[Path | None, typer.Option(help="A file of weights that a new run begins with.")] = None,
    seed: Annotated[int, typer.Option(help="The luck of a new run.", min=0)] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes that play.", min=1)] = None,
    tables: Annotated[int, typer.Option(help="Games that each of them plays at once, twice.", min=1)] = 96,
    batch: Annotated[int, typer.Option(help="Decisions in one step, a multiple of 512.", min=512)] = 8192,
    epochs: Annotated[int, typer.Option(help="How often each decision is learned from.", min=1)] = 2,
    pool: Annotated[int, typer.Option(help="Blocks of 512 decisions that are mixed.", min=1)] = 48,
    width: Annotated[int, typer.Option(help="Width of a new network.", min=8)] = 256,
    span: Annotated[int, typer.Option(help="Numbers by which a new network compares moves.", min=1)] = 64,
    blocks: Annotated[int, typer.Option(help="How many times a new network thinks again.", min=0)] = 2,
    rate: Annotated[float, typer.Option(help="How far a step goes at first …", min=0, max=1)] = 5e-4,
    last_rate: Annotated[float, typer.Option(help="… and how far at the end of this slice.", min=0, max=1)] = 3e-4,
    entropy: Annotated[float, typer.Option(help="How much it counts to keep choices open.", min=0, max=100)] = 0.01,
    places: Annotated[
        float, typer.Option(help="How much of the reward is for beating others, without winning.", min=0, max=1)
    ] = 0.3,
    goals: Annotated[float, typer.Option(help="How much of that for what the game asks besides.", min=0, max=1)] = 0.0,
    patience: Annotated[float, typer.Option(help="How far ahead surprises count.", min=0, max=1)] = 0.95,
    usual: Annotated[int, typer.Option(help="Tables in a thousand with four seats and usual options.")] = 500,
    past: Annotated[int, typer.Option(help="Tables in a thousand with past selves.")] = 150,
    others: Annotated[int, typer.Option(help="Tables in a thousand with three greedy bots.")] = 10,
    alone: Annotated[int, typer.Option(help="Tables in a thousand for one who plays alone, if the game has that.")] = 0,
    watching: Annotated[int, typer.Option(help="Decisions in a thousand that another seat looks on.")] = 500,
    searched: Annotated[int, typer.Option(help="Decisions in a thousand that a search thinks about …")] = 0,
    walks: Annotated[int, typer.Option(help="… with so many walks; the network learns to play so.", min=1)] = 64,
    judge: Annotated[bool, typer.Option(help="Hear the game's judge; without, the network is for comparisons.")] = True,
    snapshot: Annotated[
        float, typer.Option(help="Seconds between two past selves; the run is saved then.", min=0, max=1e9)
    ] = 60.0,
    report: Annotated[float, typer.Option(help="Seconds between two lines of the curve.", min=1, max=1e9)] = 15.0,
) -> None:
    """Let a network learn a game by playing against itself, in slices: a folder with a run in it is taken up again.

    For example: durbar train kyoto --folder runs/kyoto --seconds 600
    """
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # several runs may share one accelerator
    try:
        from durbar.train.processes import default_workers
        from durbar.train.run import train as run
        from durbar.train.settings import Settings
    except ImportError as error:
        raise DurbarError(f"training needs JAX ({error}); install durbar[train]") from None
    settings = Settings(
        game=game,
        seed=seed,
        width=width,
        span=span,
        blocks=blocks,
        workers=workers or default_workers(),
        tables=tables,
        batch=batch,
        epochs=epochs,
        pool=pool,
        rate=rate,
        last_rate=last_rate,
        entropy=entropy,
        places=places,
        goals=goals,
        patience=patience,
        usual=usual,
        past=past,
        others=others,
        alone=alone,
        watching=watching,
        searched=searched,
        walks=walks,
        judge=judge,
        begin=str(begin or ""),
        snapshot=snapshot,
        report=report,
    )
    run(settings, folder or Path("runs") / game, seconds, decisions)
