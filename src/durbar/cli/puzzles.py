"""`durbar puzzles`: look for positions in which one move is clearly best, and judge again those that were found."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from durbar.bots.crew import crew
from durbar.cli.series import Workers
from durbar.core.errors import DurbarError
from durbar.core.registry import GAMES
from durbar.core.registry import game as find_game
from durbar.puzzles.mining import Quota, Step, mine, rejudged
from durbar.puzzles.puzzle import Book, Puzzle, book_file, book_of, read_book

FIRST_SEED = 20_261_116
WANTED = 60
OF_GRADE = 24

app = typer.Typer(no_args_is_help=True, help="Look for puzzles in games of bots, and judge them again.")

Folder = Annotated[
    Path | None, typer.Option("--folder", metavar="FOLDER", help="Where they are kept.", show_default="in the package")
]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="What `mine` wrote.")]
Minutes = Annotated[float, typer.Option("--minutes", min=0, max=1e6, help="How long to look at most.")]
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
    game: OneGame = None,
    minutes: Minutes = 10,
    wanted: Wanted = WANTED,
    of_grade: OfGrade = OF_GRADE,
    seed: Seed = FIRST_SEED,
    workers: Workers = None,
    resume: Resume = False,
    folder: Folder = None,
) -> None:
    """Look through games of bots for positions in which one move is clearly best. Ctrl-C keeps what was found.

    For example: durbar puzzles mine kyoto --minutes 30 --resume
    """
    books = [begun(name, folder, seed, resume) for name in asked_for(game)]
    deadline = time.monotonic() + 60 * minutes
    try:
        with crew(workers) as hands:
            for step in mine(books, Quota(wanted, of_grade), hands):
                tell(step)
                step.book.save(file_of(step.book.game, folder))
                if time.monotonic() > deadline:
                    break
    except KeyboardInterrupt:
        typer.echo("")
    for book in books:
        typer.echo(f"{len(book.puzzles)} puzzles of {book.games} games are in {file_of(book.game, folder)}.")


def asked_for(game: str | None) -> list[str]:
    return list(GAMES) if game is None else [find_game(game).name]


def file_of(game: str, folder: Path | None) -> Path:
    """Where the puzzles of a game are kept."""
    return book_file(game) if folder is None else folder / book_file(game).name


def begun(game: str, folder: Path | None, seed: int, resume: bool) -> Book:
    """The book to go on with, or a new one."""
    path, edition = file_of(game, folder), find_game(game).edition
    if not resume:
        if path.exists():
            raise DurbarError(f"{path} exists; go on with it by --resume, or name another place by --folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        return Book(game, edition, seed)
    return book_in(path, game, edition)


def book_in(path: Path, game: str, edition: str) -> Book:
    """The book in a file, which has to be of this game."""
    book = read_book(path)
    if book.game != game or not find_game(game, edition).does_with(book.edition):
        raise DurbarError(f"{path} is of {book.game}, edition {book.edition}, not of {game}, edition {edition}")
    return book


def tell(step: Step) -> None:
    book = step.book
    for puzzle in step.added:
        typer.echo(f"{book.game}, game {book.games}: {described(puzzle)}")
    if book.games % 10 == 0:
        typer.echo(f"{book.game}: {book.games} games, {len(book.puzzles)} puzzles")


def described(puzzle: Puzzle) -> str:
    found = ", ".join(f"{level} {times}" for level, times in puzzle.levels.items())
    return f"{puzzle.id}: {puzzle.best}, {puzzle.grade}, {puzzle.rating} (found by {found})"


@app.command("merge")
def merge_command(files: Files, wanted: Wanted = WANTED, of_grade: OfGrade = OF_GRADE, folder: Folder = None) -> None:
    """Add what was found elsewhere, from another seed, as far as it is wanted."""
    found = [read_book(file) for file in files]
    for name in dict.fromkeys(book.game for book in found):
        path, edition = file_of(name, folder), find_game(name).edition
        book = book_in(path, name, edition) if path.exists() else Book(name, edition, FIRST_SEED)
        before = len(book.puzzles)
        for file, other in zip(files, found, strict=True):
            if other.game == name:
                add(book, book_in(file, name, edition), Quota(wanted, of_grade))
        book.save(path)
        typer.echo(f"{path}: {len(book.puzzles) - before} puzzles more, {len(book.puzzles)} in all.")


def add(book: Book, other: Book, quota: Quota) -> None:
    """The hardest first: easy ones are found anywhere."""
    for puzzle in sorted(other.puzzles, key=lambda each: -each.rating):
        quota.admit(book, puzzle)


@app.command("verify")
def verify_command(game: OneGame = None, sample: Sample = None, folder: Folder = None) -> None:
    """Judge puzzles again, with other luck than they were found with: is the solution still clearly best?"""
    doubtful = 0
    for name in asked_for(game):
        found = (book_of(name) if folder is None else read_book(file_of(name, folder))).puzzles
        chosen = found[:: max(1, len(found) // sample)][:sample] if sample else found
        for puzzle in chosen:
            reason = rejudged(puzzle)
            if reason:
                doubtful += 1
                typer.echo(f"{name} {puzzle.id}: {reason}")
        typer.echo(f"{name}: {len(chosen)} of {len(found)} puzzles judged again.")
    if doubtful:
        raise typer.Exit(1)
