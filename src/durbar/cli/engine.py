"""`durbar engine`: a bot of Durbar for other programs, which ask it by lines of text."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import durbar
from durbar.bots.engine import Engine
from durbar.bots.programs import LONGEST_LINE

BotName = Annotated[str, typer.Option("--bot", help="Who plays: easy, medium, hard, master, greedy, search:500 …")]


def engine(bot: BotName = "hard") -> None:
    """Play for another program: lines on standard input, answers on standard output; see docs/engine.md."""
    durbar.bot(bot)  # a bot there is
    serve(Engine(f"Durbar {durbar.__version__} ({bot})", lambda seed: durbar.bot(bot, seed), say))


def serve(engine: Engine) -> None:
    """Obey lines until there are no more, or one says `quit`."""
    while line := sys.stdin.readline(LONGEST_LINE):
        if not engine.obey(line):
            return


def say(line: str) -> None:
    print(line, flush=True)
