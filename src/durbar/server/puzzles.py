"""Puzzles for those who come here: what is shown before an answer, what is told after it, and a solver's rating.

Before the answer nothing is sent but what the seat sees and may play. An answer counts once, whatever is tried after
it. A solver is rated as by Glicko, with puzzles as opponents whose ratings the bots gave them (`durbar.puzzles`).
"""

from __future__ import annotations

import hashlib
import math
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from durbar.bots.players import BOT_NAMES
from durbar.core.errors import quoted
from durbar.core.moves import Move
from durbar.core.position import write_position
from durbar.core.reasons import Reason
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.games import GAMES
from durbar.puzzles import TRIES, Puzzle, puzzles_of
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.journal import AnyBody, BotSat, Created, Entry, Sat, Started
from durbar.server.match import Match
from durbar.server.reviews import MoveInfo
from durbar.server.store.puzzles import AnswerRow
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall

NEW_RATING: Final = 1200.0
NEW_SPREAD: Final = 350.0
LEAST_SPREAD: Final = 60.0  # nobody's rating stands still
PUZZLE_SPREAD: Final = 80.0  # how uncertain a puzzle's own rating is
STEP: Final = math.log(10) / 400
LEVEL: Final = "master"  # as whom the others sit there


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would play."""

    move: Annotated[str, Meta(max_length=200)]


class Solver(Struct, frozen=True):
    """What somebody has in a game: rating and how uncertain it is, how many were answered, and the streak now."""

    rating: int
    spread: int
    answered: int
    solved: int
    streak: int


class PuzzleBook(Struct, frozen=True):
    """The puzzles of a game: how many, the one of today, and what I have."""

    game: str
    puzzles: int
    daily: str
    solver: Solver


class Fare(Struct, frozen=True):
    """What a move is worth: the chance to win after it, in hundredths of a percent."""

    move: str
    chance: int


class Solved(Struct, frozen=True):
    """What is told after an answer.

    best:    whether it was the best move, and `counts` whether it changed my rating: the first answer does
    move:    what was answered; empty if it was answered before and only looked at again
    reasons: what speaks for that move, and `why` for the solution
    line:    the solution, and what the seat would play after it as long as nothing is drawn or revealed
    fares:   how the moves compare that were thought through, the best first
    moves:   every move that this speaks of
    """

    best: bool
    counts: bool
    move: str
    reasons: list[Reason]
    line: list[str]
    why: list[Reason]
    fares: list[Fare]
    levels: dict[str, int]
    tries: int
    moves: list[MoveInfo]
    solver: Solver


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as it is given: the table as the seat sees it, and nothing more. `solved` if I have answered it."""

    id: str
    game: str
    grade: str
    rating: int
    seat: int
    daily: bool
    match: wire.MatchInfo
    table: wire.Table
    solver: Solver
    solved: Solved | None


# Which one


def day_of(at: int) -> str:
    """The day of a moment in milliseconds since 1970, the same all over the world.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def daily(game: str, at: int) -> Puzzle | None:
    """The puzzle of this day, which is the same for everybody."""
    found = puzzles_of(game)
    if not found:
        return None
    drawn = hashlib.sha256(f"{game} {day_of(at)}".encode()).digest()
    return found[int.from_bytes(drawn[:8]) % len(found)]


def puzzle_called(game: str, id: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise Refused("no-puzzle", f"there is no puzzle {quoted(id)} of {game}", 404)


def nearest(game: str, rating: float, answered: set[str], skipped: str) -> Puzzle | None:
    """The puzzle that suits somebody of this rating best, of those left; or the next best after one skipped."""
    left = [puzzle for puzzle in puzzles_of(game) if puzzle.id not in answered]
    left.sort(key=lambda one: (abs(one.rating - rating), one.id))
    after = next((place for place, one in enumerate(left, 1) if one.id == skipped), 0)
    return left[after % len(left)] if left else None


# The solver


def rated_after(rating: float, spread: float, puzzle: int, best: bool) -> tuple[float, float]:
    """The rating of a solver after one answer, and how uncertain it is (Glicko, one game).

    >>> [round(each) for each in rated_after(1200.0, 350.0, 1200, True)]
    [1375, 250]
    """
    weight = 1 / math.sqrt(1 + 3 * (STEP * PUZZLE_SPREAD / math.pi) ** 2)
    expected = 1 / (1 + math.exp(-STEP * weight * (rating - puzzle)))
    known = 1 / spread**2 + (STEP * weight) ** 2 * expected * (1 - expected)
    after = rating + STEP * weight * (best - expected) / known
    return after, max(LEAST_SPREAD, math.sqrt(1 / known))


def solver_of(rows: list[AnswerRow]) -> Solver:
    """What somebody has after these answers of one game."""
    last = rows[-1] if rows else None
    return Solver(
        rating=round(last.rating if last else NEW_RATING),
        spread=round(last.spread if last else NEW_SPREAD),
        answered=len(rows),
        solved=sum(row.best for row in rows),
        streak=last.streak if last else 0,
    )


# The table


def match_of(puzzle: Puzzle, guest: Guest) -> Match:
    """The puzzle as a match that nobody else can find: its seat is the guest's, the others are bots'."""
    state = puzzle.state()
    created = Created(
        game=state.game.name,
        edition=state.game.edition,
        seats=state.seats,
        options=state.game.changed_options(state.options),
        host=guest.id,
        listed=False,
        commitment="",
    )
    name = guest.name or BOT_NAMES[-1]
    names = iter([each for each in BOT_NAMES if each != name])
    others = [BotSat(seat, LEVEL, next(names)) for seat in range(state.seats) if seat != puzzle.seat]
    started = Started([], "", seed=0, position=write_position(state))
    bodies: list[AnyBody] = [created, Sat(puzzle.seat, guest.id, name), *others, started]
    entries = [Entry(number, 0, "", "", body) for number, body in enumerate(bodies, 1)]
    return Match.load(puzzle.id, "", entries)


def why(state: State, seat: int, line: list[Move]) -> list[Reason]:
    """What speaks for a line, from what the seat may know and nothing else."""
    return state.game.why(state.game.redeal(state, seat, rng_of_seed(0)), seat, line)


class Puzzles:
    """The puzzles of a house."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.puzzles

    async def rows(self, guest: Guest, game: str) -> list[AnswerRow]:
        return await self.store.of(guest.id, game) if guest.id else []

    async def books(self, guest: Guest) -> list[PuzzleBook]:
        found: list[PuzzleBook] = []
        for game in GAMES:
            today = daily(game, self.hall.date())
            if today is not None:
                solver = solver_of(await self.rows(guest, game))
                found.append(PuzzleBook(game, len(puzzles_of(game)), today.id, solver))
        return found

    async def today(self, guest: Guest, game: str) -> PuzzleInfo:
        found = daily(game, self.hall.date())
        if found is None:
            raise Refused("no-puzzle", f"there are no puzzles of {game}", 404)
        return await self.show(guest, game, found)

    async def next(self, guest: Guest, game: str, skipped: str) -> PuzzleInfo:
        rows = await self.rows(guest, game)
        found = nearest(game, solver_of(rows).rating, {row.puzzle for row in rows}, skipped)
        if found is None:
            raise Refused("no-more-puzzles", f"you have answered all puzzles of {game}", 404)
        return await self.show(guest, game, found)

    async def show(self, guest: Guest, game: str, puzzle: Puzzle) -> PuzzleInfo:
        rows = await self.rows(guest, game)
        mine = next((row for row in rows if row.puzzle == puzzle.id), None)
        match = match_of(puzzle, guest)
        today = daily(game, self.hall.date())
        return PuzzleInfo(
            id=puzzle.id,
            game=game,
            grade=puzzle.grade,
            rating=puzzle.rating,
            seat=puzzle.seat,
            daily=today is not None and today.id == puzzle.id,
            match=show.info(match),
            table=show.table(match, puzzle.seat),
            solver=solver_of(rows),
            solved=None if mine is None else told(puzzle, "", mine.best, False, solver_of(rows)),
        )

    async def answer(self, guest: Guest, game: str, puzzle: Puzzle, notation: str) -> Solved:
        """Whether a move is the best one; the first answer of somebody counts."""
        state = puzzle.state()
        move = state.game.moves.parse(notation)
        state.play(puzzle.seat, move)  # which refuses what is not legal, and says why
        best, at = move.notation == puzzle.best, self.hall.date()

        def after(last: AnswerRow | None) -> AnswerRow:
            had = (last.rating, last.spread) if last else (NEW_RATING, NEW_SPREAD)
            rating, spread = rated_after(*had, puzzle.rating, best)
            number, streak = (last.number, last.streak) if last else (0, 0)
            streak = streak + 1 if best else 0
            return AnswerRow(guest.id, puzzle.id, game, number + 1, at, best, rating, spread, streak)

        counts = await self.store.settle(guest.id, puzzle.id, game, after)
        return told(puzzle, move.notation, best, counts, solver_of(await self.rows(guest, game)))


def told(puzzle: Puzzle, answered: str, best: bool, counts: bool, solver: Solver) -> Solved:
    """The solution, and what is to be said about the move that was answered."""
    state = puzzle.state()
    table = state.game.moves
    line = [table.parse(notation) for notation in puzzle.line]
    named = dict.fromkeys([answered, *puzzle.line, *puzzle.fares] if answered else [*puzzle.line, *puzzle.fares])
    moves = [table.parse(notation) for notation in named]
    return Solved(
        best=best,
        counts=counts,
        move=answered,
        reasons=why(state, puzzle.seat, [table.parse(answered)]) if answered and not best else [],
        line=puzzle.line,
        why=why(state, puzzle.seat, line),
        fares=[Fare(move, chance) for move, chance in puzzle.fares.items()],
        levels=puzzle.levels,
        tries=TRIES,
        moves=[MoveInfo(move.id, move.kind, dict(move.args), move.notation) for move in moves],
        solver=solver,
    )
