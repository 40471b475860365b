"""The command `durbar`: one line here for each of its commands, one module beside this one for each line.

Only the module of the command that was asked for is read: a server that starts needs nothing of what plays studies.

Whatever is wrong with what somebody typed ends in one sentence on standard error and exit code 2.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

import durbar
from durbar.bots.crew import HERE
from durbar.core.errors import DurbarError

COMMANDS = {
    "play": "play.play",
    "join": "join.join",
    "serve": "serve.serve",
    "think": "think.think",
    "games": "games.games",
    "components": "components.components",
    "export": "import_export.export_matches",
    "import": "import_export.import_matches",
    "backup": "backup.back_up",
    "restore": "backup.restore",
    "move-store": "move_store.move_store",
    "admin": "admin.app",
    "puzzles": "puzzles.app",
    "ratings": "ratings.app",
    "record": "record.app",
    "review": "review.review",
    "arena": "arena.arena",
    "ladder": "ladder.ladder",
    "simulate": "simulate.simulate",
    "engine": "engine.engine",
    "study": "study.study",
    "train": "train.train",
    "perft": "perft.perft",
    "doctor": "doctor.doctor",
}


def command_line(words: Sequence[str]) -> typer.Typer:
    """The command that these words ask for; all of them, if they ask for none that there is."""
    app = typer.Typer(name="durbar", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(durbar_command)
    for name in [word for word in words[:1] if word in COMMANDS] or COMMANDS:
        module, thing = COMMANDS[name].split(".")
        found = getattr(import_module(f"durbar.cli.{module}"), thing)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"durbar {durbar.__version__} ({'compiled by mypyc' if durbar.compiled() else 'pure Python'})")
        raise typer.Exit


def durbar_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """A table for board games: play them with people and bots in this terminal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    sys.stdin = sys.stdin or io.StringIO()  # a closed input is an empty one
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a network's products are small: one core does them fastest
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows ? instead
    try:
        words = with_ray_here(sys.argv[1:] if arguments is None else arguments)
        return int(command_line(words)(words, prog_name="durbar", standalone_mode=False) or 0)
    except DurbarError as error:
        return fail(str(error))
    except typer.TyperException as error:
        return fail(error.format_message())
    except OSError as error:  # the output is full, or gone
        return fail(f"cannot write the output: {error.strerror or error}")
    except typer.Abort:  # the input ended where a line was awaited
        return 0


def with_ray_here(words: Sequence[str]) -> list[str]:
    """`--ray` without an address is a cluster on this machine.

    >>> with_ray_here(["arena", "--ray", "--games", "9", "--ray"])
    ['arena', '--ray', 'local', '--games', '9', '--ray', 'local']
    """
    found = []
    for word, after in zip(words, [*words[1:], "-"], strict=False):
        found += [word, HERE] if word == "--ray" and after.startswith("-") else [word]
    return found


def fail(sentence: str) -> int:
    """Say what is wrong. Without a sentence nothing is: the help was shown because nothing was asked for."""
    if not sentence:
        return 0
    print("durbar:", *sentence.split(), file=sys.stderr)
    return 2
