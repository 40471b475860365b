"""`durbar puzzles`: look for positions in which one move is clearly best, and judge again those that were found."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.series import GameName
from durbar.core.errors import DurbarError
from durbar.core.registry import GAMES
from durbar.core.registry import game as find_game
from durbar.puzzles.mining import Quota, Step, mine, rejudged
from durbar.puzzles.puzzle import Book, Puzzle, book_file, book_of, read_book

FIRST_SEED = 20_261_116
WANTED = 60
OF_GRADE = 24

app = typer.Typer(no_args_is_help=True, help="Look for puzzles in games of bots, and judge them again.")

File = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="Where they are kept.", show_default="in the package")
]
Minutes = Annotated[float, typer.Option("--minutes", min=0, help="How long to look at most.")]
Wanted = Annotated[int, typer.Option("--wanted", min=1, help="How many are enough.")]
OfGrade = Annotated[int, typer.Option("--of-grade", min=1, help="How many of one grade at most.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**40, help="Where the games begin.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on where the last search ended.")]
OneGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.", show_default="all")]
Sample = Annotated[int | None, typer.Option("--sample", min=1, help="Only so many of a game, spread over all.")]


@app.callback()
def puzzles() -> None:
    """Look for puzzles in games of bots, and judge them again."""


@app.command("mine")
def mine_command(
    game: GameName,
    minutes: Minutes = 10,
    wanted: Wanted = WANTED,
    of_grade: OfGrade = OF_GRADE,
    seed: Seed = FIRST_SEED,
    resume: Resume = False,
    file: File = None,
) -> None:
    """Look through games of bots for positions in which one move is clearly best. Ctrl-C keeps what was found.

    For example: durbar puzzles mine kyoto --minutes 30 --resume
    """
    plays = find_game(game)
    path = file or book_file(plays.name)
    book = begun(plays.name, plays.edition, path, seed, resume)
    deadline = time.monotonic() + 60 * minutes
    try:
        for step in mine(book, Quota(wanted, of_grade)):
            tell(step, book)
            if step.puzzle is not None:
                continue  # it is in the book when its game is over
            book.save(path)
            if time.monotonic() > deadline:
                break
    except KeyboardInterrupt:
        typer.echo("")
    typer.echo(f"{len(book.puzzles)} puzzles of {book.games} games are in {path}.")


def begun(game: str, edition: str, path: Path, seed: int, resume: bool) -> Book:
    """The book to go on with, or a new one."""
    if not resume:
        if path.exists():
            raise DurbarError(f"{path} exists; go on with it by --resume, or name another by --file")
        return Book(game, edition, seed)
    book = read_book(path)
    if (book.game, book.edition) != (game, edition):
        raise DurbarError(f"{path} is of {book.game}, edition {book.edition}, not of {game}, edition {edition}")
    return book


def tell(step: Step, book: Book) -> None:
    if step.puzzle is not None:
        typer.echo(f"game {step.games + 1}: {described(step.puzzle)}")
    elif step.games % 10 == 0:
        typer.echo(f"{step.games} games, {step.looked} positions looked at, {len(book.puzzles)} puzzles")


def described(puzzle: Puzzle) -> str:
    found = ", ".join(f"{level} {times}" for level, times in puzzle.levels.items())
    return f"{puzzle.id}: {puzzle.best}, {puzzle.grade}, {puzzle.rating} (found by {found})"


@app.command("verify")
def verify_command(game: OneGame = None, sample: Sample = None, file: File = None) -> None:
    """Judge puzzles again, with other luck than they were found with: is the solution still clearly best?"""
    names = list(GAMES) if game is None else [find_game(game).name]
    doubtful = 0
    for name in names:
        found = (book_of(name) if file is None else read_book(file)).puzzles
        chosen = found[:: max(1, len(found) // sample)][:sample] if sample else found
        for puzzle in chosen:
            reason = rejudged(puzzle)
            if reason:
                doubtful += 1
                typer.echo(f"{name} {puzzle.id}: {reason}")
        typer.echo(f"{name}: {len(chosen)} of {len(found)} puzzles judged again.")
    if doubtful:
        raise typer.Exit(1)
