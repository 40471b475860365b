"""`durbar think`: bots' turns and hints, thought about on another machine than that which serves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.serve import DATABASE
from durbar.server.settings import Settings

DEFAULTS = Settings(Path())


def think(
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar=DATABASE,
            show_envvar=False,
            help="The PostgreSQL of the servers whose bots think here.",
        ),
    ],
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes in which bots think.")] = DEFAULTS.workers,
    log: Annotated[str, typer.Option(help="What to log: debug, info, warning or error.")] = "info",
) -> None:
    """Think for servers that keep their matches in a PostgreSQL. They go on by themselves when this ends."""
    from durbar.server.think import run_think

    run_think(database, workers, log)
