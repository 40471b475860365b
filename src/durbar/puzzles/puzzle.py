"""What a puzzle is, and the file in which those of a game lie: a line about the search for them, then one line each.

A puzzle holds the whole position, hidden cards and its solution included: a server shows of it what the seat sees.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from durbar.bots.levels import LEVELS
from durbar.core.errors import DurbarError, quoted
from durbar.core.files import read_bytes, write_whole
from durbar.core.position import read_position
from durbar.core.registry import game as find_game
from durbar.core.state import State

FORMAT: Final = "puzzles 1"
LARGEST_BOOK: Final = 8_000_000  # bytes
GRADES: Final = LEVELS  # a puzzle has the grade of the weakest level that finds it
TRIES: Final = 8  # of each level, each with luck of its own
STRENGTHS: Final = {"easy": 1000, "medium": 1400, "hard": 1700, "master": 2000}  # by which a puzzle is rated
USUAL_RATING: Final = 1400.0


class Origin(Struct, frozen=True):
    """Where a puzzle comes from, and what its judge found.

    seed:    of the game in which it was found; its bots have the luck that follows from it
    ply:     how many moves had been played
    bots:    who played it, every seat alike
    version: of Durbar, whose networks judged
    walks:   of the closest look
    lead:    what the next best move gives away there, and `unsure` its standard error, both as `Puzzle.fares`
    won:     how much more often the best move won than the next best in games that were played out, and `won_unsure`
    """

    seed: int
    ply: int
    bots: str
    version: str
    walks: int
    lead: int
    unsure: int
    won: int
    won_unsure: int


class Puzzle(Struct, frozen=True):
    """One puzzle.

    id:       made of the position, so that the same one is never twice in a book
    best:     the solution, and `line` what the seat would play after it as long as nothing is drawn or revealed
    fares:    the chance to win after each move that was thought through, in hundredths of a percent, best first
    levels:   how often, of `TRIES`, a bot of each level found it
    """

    id: str
    seat: int
    best: str
    line: list[str]
    fares: dict[str, int]
    levels: dict[str, int]
    origin: Origin
    position: msgspec.Raw

    def state(self) -> State:
        """The position; each call gives one of its own."""
        return read_position(bytes(self.position))

    @property
    def grade(self) -> str:
        """The weakest level that finds it more often than not."""
        return next((level for level in GRADES if 2 * self.levels[level] > TRIES), GRADES[-1])

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of those who solve: by how often each level found it."""
        return rated(self.levels)


class Head(Struct, frozen=True):
    """The first line of a book: the game, where its games begin and how many were looked through."""

    durbar: str
    game: str
    edition: str
    seed: int
    games: int


class Book:
    """The puzzles of one game.

    games: how many games were looked through, so that a search can go on where it ended
    """

    def __init__(self, game: str, edition: str, seed: int, games: int = 0, puzzles: list[Puzzle] | None = None) -> None:
        self.game = game
        self.edition = edition
        self.seed = seed
        self.games = games
        self.puzzles = puzzles or []

    def save(self, path: Path) -> None:
        """Write the book to a file, all of it or nothing."""
        head = Head(FORMAT, self.game, self.edition, self.seed, self.games)
        lines = [msgspec.json.encode(one) for one in (head, *self.puzzles)]
        with write_whole(path) as draft:
            draft.write_bytes(b"\n".join(lines) + b"\n")


def read_book(path: Path) -> Book:
    """The book that was written; what is wrong with anything else is said with its line."""
    lines = read_bytes(path, LARGEST_BOOK, DurbarError).splitlines()
    if not lines:
        raise DurbarError(f"{path} is empty; puzzles begin with a line about them")
    number = 1
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        puzzles = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007 - the error names it
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DurbarError(f"{path}, line {number}: this is not a puzzle of Durbar: {error}") from None
    if head.durbar != FORMAT:
        raise DurbarError(f"{path} is {quoted(head.durbar)}, not {quoted(FORMAT)}")
    return Book(head.game, head.edition, head.seed, head.games, puzzles)


def book_file(game: str) -> Path:
    """Where the puzzles of a game lie in the package."""
    return Path(str(files("durbar.puzzles"))) / "data" / f"{game}.jsonl"


def book_of(game: str) -> Book:
    """The puzzles of a game; an empty book if nobody has looked for any, or if they are of other rules."""
    plays = find_game(game)
    return kept_book(plays.name, plays.edition)


@cache
def kept_book(game: str, edition: str) -> Book:
    path = book_file(game)
    book = read_book(path) if path.exists() else None
    return book if book and find_game(game, edition).does_with(book.edition) else Book(game, edition, 0)


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game that came with the package."""
    return book_of(game).puzzles


def rated(levels: dict[str, int]) -> int:
    """The rating against which bots of these strengths would find a puzzle as often as they did.

    One draw against the usual rating is added, so that what nobody or everybody finds has a rating too.

    >>> rated({"easy": 8, "medium": 8, "hard": 8, "master": 8}), rated({"easy": 0, "medium": 0, "hard": 4, "master": 8})
    (505, 1692)
    """
    low, high = 0.0, 3000.0
    found = sum(levels.values()) + 0.5
    while high - low > 0.5:
        rating = (low + high) / 2
        expected = sum(TRIES * chance(STRENGTHS[level], rating) for level in levels) + chance(USUAL_RATING, rating)
        low, high = (rating, high) if expected > found else (low, rating)
    return round(low)


def chance(strength: float, rating: float) -> float:
    """How likely somebody of this strength solves a puzzle of this rating (Elo)."""
    return float(1 / (1 + 10 ** ((rating - strength) / 400)))
