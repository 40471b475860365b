"""Lessons: a guided first game of a title, as data beside its rules.

A lesson is `lesson.toml` in a game's folder: a table with a fixed deal, and the steps of a coach::

    seats = 3
    seed = 7
    options = { first_player = "0" }

    [[step]]
    say = "lesson-goal"                  # a message of the game's catalogue
    at = "row-0"                         # what it is about: a zone of the board
    teaches = ["limit"]

    [[step]]
    say = "lesson-first"
    at = "turned"
    do = "give 1"                        # the move that is asked for; a list where several are as good
    then = ["1: give 1", "1: give 2"]    # what happens next, as a record writes it

    [[remind]]
    say = "remind-late"                  # in the real games after it, at the first time of something: …
    event = "late"                       # … an event of this kind; or `asked`, the key of a question to who learns
    mine = true                          # and only if it happens to them

The learner has seat 0, bots the others; where these have to move first, `before` says what they play. A step without
`do` only tells something. All moves in order are the line of the lesson: as long as a game follows it, the others play
what stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from durbar.core.errors import DurbarError, quoted
from durbar.core.moves import Move
from durbar.core.registry import GAMES
from durbar.core.registry import game as find_game
from durbar.core.state import State

LEARNER = 0  # the seat of who learns
PLAY = re.compile(r"(\d): (.+)")


class BadLesson(DurbarError):
    """A lesson that cannot be given."""


class Play(NamedTuple):
    """A move of the line: who moves, and the moves that are as good, the first of them the one that is shown."""

    seat: int
    moves: tuple[str, ...]


def read_play(written: str) -> Play:
    """A move as a record writes it."""
    found = PLAY.fullmatch(written)
    if found is None:
        raise BadLesson(f"a move is written like '1: give 2', not {quoted(written)}")
    return Play(int(found[1]), (found[2],))


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says, and what is done then."""

    say: str
    at: str = ""
    do: str | list[str] = []
    then: list[str] = []
    teaches: list[str] = []

    @property
    def asked(self) -> list[str]:
        """The moves that are asked for."""
        return [self.do] if isinstance(self.do, str) else self.do

    def plays(self) -> Iterator[Play]:
        if self.asked:
            yield Play(LEARNER, tuple(self.asked))
        yield from map(read_play, self.then)


class Reminder(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says in a real game at the first time of something: an event, or a question to who learns.

    mine: whether the event must be theirs, or happen to them
    """

    say: str
    event: str = ""
    asked: str = ""
    mine: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the steps of the coach."""

    seats: int
    seed: int | str
    step: list[Step]
    options: dict[str, Any] = {}
    before: list[str] = []
    remind: list[Reminder] = []

    def line(self) -> list[Play]:
        """All moves, in order."""
        return [*map(read_play, self.before), *(play for step in self.step for play in step.plays())]

    def begins(self) -> list[int]:
        """For each step, how many moves of the line come before it."""
        begins, moves = [], len(self.before)
        for step in self.step:
            begins.append(moves)
            moves += len(list(step.plays()))
        return begins


def lesson_file(game: str) -> Path:
    return GAMES[game].folder() / "lesson.toml"


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    try:
        written = lesson_file(game).read_bytes()
    except FileNotFoundError:
        return None
    return read_lesson(game, written)


def read_lesson(game: str, written: bytes) -> Lesson:
    """The lesson of this game that is written there; `BadLesson` if its line cannot be played."""
    try:
        found = msgspec.toml.decode(written, type=Lesson)
        check(game, found)
    except (msgspec.MsgspecError, DurbarError) as error:
        raise BadLesson(f"the lesson of {game} cannot be given: {error}") from None
    return found


def check(game: str, lesson: Lesson) -> None:
    """Play the line: every move that is asked for, and all that follow the first of them."""
    if not lesson.step:
        raise BadLesson("it has no steps")
    for reminder in lesson.remind:
        if bool(reminder.event) == bool(reminder.asked):
            raise BadLesson(f"{reminder.say} is about an event or about what is asked, one of them")
    rules = find_game(game)
    rules.require_seats(lesson.seats)
    state = rules.new(lesson.seats, lesson.seed, rules.read_options(lesson.options, lesson.seats))
    opening = Step(say="before the first", then=lesson.before)
    for number, step in enumerate([opening, *lesson.step]):
        try:
            for play in step.plays():
                moves = [rules.moves.parse(notation) for notation in play.moves]
                for move in moves:
                    state.check(play.seat, move)
                state.play(play.seat, moves[0])
        except DurbarError as error:
            raise BadLesson(f"step {number} ({step.say}) does not fit: {error}") from None
    if state.actors() and LEARNER not in state.actors():
        raise BadLesson("it ends where others move; let them move until it is the learner's turn, or the game is over")


def follows(line: Sequence[Play], plays: Sequence[tuple[int, Move]]) -> bool:
    """Whether these moves are how the line begins, or how it goes on after its end."""
    return all(
        seat == play.seat and move.notation in play.moves for play, (seat, move) in zip(line, plays, strict=False)
    )


def script(line: Sequence[Play], begun: int, state: State, seat: int) -> list[str]:
    """What the line has this seat play after so many moves: one move, or beside others all of its choice.

    Nothing if it is not to move, or if what stands there is not allowed, as in another edition of the rules.
    """
    beside_others = len(state.actors()) > 1
    coming = line[begun:] if beside_others else line[begun : begun + 1]
    state, moves = state.clone(), state.game.moves
    found: list[str] = []
    try:
        for notation in (play.moves[0] for play in coming if play.seat == seat):
            state.play(seat, moves.parse(notation))
            found.append(notation)
            if not beside_others or seat not in state.actors():
                return found
    except DurbarError:
        pass
    return []
