"""The command `durbar`: one line here for each of its commands, one module beside this one for each line.

Whatever is wrong with what somebody typed ends in one sentence on standard error and exit code 2.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import durbar
from durbar.bots.crew import HERE
from durbar.cli import (
    admin,
    arena,
    backup,
    components,
    doctor,
    engine,
    games,
    import_export,
    join,
    ladder,
    move_store,
    perft,
    play,
    puzzles,
    ratings,
    record,
    review,
    serve,
    simulate,
    study,
    think,
    train,
)
from durbar.core.errors import DurbarError

app = typer.Typer(name="durbar", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command("play")(play.play)
app.command("join")(join.join)
app.command("serve")(serve.serve)
app.command("think")(think.think)
app.command("games")(games.games)
app.command("components")(components.components)
app.command("export")(import_export.export_matches)
app.command("import")(import_export.import_matches)
app.command("backup")(backup.back_up)
app.command("restore")(backup.restore)
app.command("move-store")(move_store.move_store)
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(ratings.app, name="ratings")
app.add_typer(record.app, name="record")
app.command("review")(review.review)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("simulate")(simulate.simulate)
app.command("engine")(engine.engine)
app.command("study")(study.study)
app.command("train")(train.train)
app.command("perft")(perft.perft)
app.command("doctor")(doctor.doctor)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"durbar {durbar.__version__} ({'compiled by mypyc' if durbar.compiled() else 'pure Python'})")
        raise typer.Exit


@app.callback()
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
        return int(app(words, prog_name="durbar", standalone_mode=False) or 0)
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
