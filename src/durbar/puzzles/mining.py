"""Looking for puzzles in games of bots: cheap questions first, then the judge, then the levels that grade.

Everything follows from one seed: the games, the luck of the bots and the deals in which a position is judged. Nothing
depends on a clock, except when to stop: who searches longer finds the same and more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

import durbar
from durbar.bots import Bot, GreedyBot, LevelBot, bot
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.position import digest, write_position
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.puzzles.judging import (
    AT_LEAST,
    THOUGHTS,
    Found,
    at_first_sight,
    can_be_asked,
    closely,
    is_won_with,
    look,
    mean,
    played_out,
    worth_a_thought,
)
from durbar.puzzles.puzzle import GRADES, TRIES, Book, Origin, Puzzle
from durbar.review.deciding import line_of
from durbar.review.report import WHOLE
from durbar.review.value import Valuer

BOTS: Final = "net:0.3"
SEATS: Final = (2, 3, 4)  # in turn
GREEDY_LOOKS: Final = 3  # with different luck; none of them may find it
MOST_OF_A_GAME: Final = 3  # puzzles
APART: Final = 8  # moves between two of one game
PLACE: Final = 2**16  # more than moves of a game


class Quota(NamedTuple):
    """How many puzzles are wanted, and how many of one grade at most: easy ones are found first."""

    wanted: int
    of_grade: int


class Step(NamedTuple):
    """How far a search is: games looked through, positions looked at closely; `puzzle` when one was found."""

    games: int
    looked: int
    puzzle: Puzzle | None = None


def mine(book: Book, quota: Quota, games: int = 10**9) -> Iterator[Step]:
    """Go on looking where the book ends. What is found is added to it; after every game it can be saved."""
    game = durbar.game(book.game)
    looked = 0
    while book.games < games and len(book.puzzles) < quota.wanted:
        seed = book.seed + book.games
        found: list[Puzzle] = []
        for puzzle in puzzles_in(game, seed, book, quota):
            looked += 1
            if puzzle is not None:
                found.append(puzzle)
                yield Step(book.games, looked, puzzle)
        book.puzzles += found  # a game that was broken off is looked through again
        book.games += 1
        yield Step(book.games, looked)


def puzzles_in(game: Game, seed: int, book: Book, quota: Quota) -> Iterator[Puzzle | None]:
    """The puzzles of one game; None for every position that was looked at closely and is none."""
    seats = SEATS[seed % len(SEATS)]
    state = game.new(seats, seed)
    players: list[Bot] = [bot(BOTS, seed=seed * len(LUCKS) + seat) for seat in range(seats)]
    valuer = Valuer(state)
    ply, last, taken = 0, -APART, 0
    while state.actors():
        seat = state.actor()
        if taken < MOST_OF_A_GAME and ply - last >= APART and can_be_asked(state, seat):
            place = Place(seed, ply)
            best = at_first_sight(valuer, state, seat, rng_of_seed(place.luck()))
            if best is not None and not is_greedy(state, seat, best):
                grades = [puzzle.grade for puzzle in book.puzzles]
                full = {grade for grade in GRADES if grades.count(grade) >= quota.of_grade}
                puzzle = puzzle_in(valuer, state, seat, best, place, full)
                if puzzle is not None:
                    last, taken = ply, taken + 1
                yield puzzle
        state.apply(seat, players[seat].choose(state, seat))
        ply += 1


LUCKS: Final = range(8)  # seats that can be told apart by their luck


class Place(NamedTuple):
    """Where a position stands: the seed of its game, and how many moves had been played."""

    seed: int
    ply: int

    def luck(self) -> int:
        return (self.seed * PLACE + self.ply) % 2**64


def is_greedy(state: State, seat: int, move: Move) -> bool:
    """Whether a greedy look finds this move, with one luck or another."""
    return any(GreedyBot(seed).advise(state, seat)[0][0] is move for seed in range(GREEDY_LOOKS))


def puzzle_in(valuer: Valuer, state: State, seat: int, best: Move, place: Place, full: set[str]) -> Puzzle | None:
    """The puzzle in this position, if this move is clearly best and a grade of it is still wanted."""
    rng = rng_of_seed(place.luck())
    found = closely(valuer, state, seat, best, rng)
    if found is None:
        return None
    levels: dict[str, int] = {}
    for level in GRADES:
        levels[level] = finds(level, state, seat, best)
        if levels[GRADES[0]] == TRIES:
            return None  # nobody has to think about it
    if 2 * levels[GRADES[-1]] <= TRIES:
        return None  # who thinks most is not convinced
    position = write_position(state)
    puzzle = Puzzle(
        id=digest(state)[:10],
        seat=seat,
        best=best.notation,
        line=[move.notation for move in line_of(valuer, valuer.game.redeal(state, seat, rng), seat, best)],
        fares={move.notation: round(WHOLE * mean(worths)) for move, worths in found.worths},
        levels=levels,
        origin=origin_of(found, place),
        position=msgspec.Raw(position.encode()),
    )
    if puzzle.grade in full:
        return None
    ending = played_out(valuer, state, seat, (found.best, found.next_best), rng)
    if not is_won_with(ending):
        return None
    won = msgspec.structs.replace(
        puzzle.origin, won=round(WHOLE * ending.gain), won_unsure=round(WHOLE * ending.unsure)
    )
    return msgspec.structs.replace(puzzle, origin=won)


def origin_of(found: Found, place: Place) -> Origin:
    lead, unsure = found.gaps()[0]
    return Origin(
        seed=place.seed,
        ply=place.ply,
        bots=BOTS,
        version=durbar.__version__,
        walks=THOUGHTS[-1].walks,
        lead=round(WHOLE * lead),
        unsure=round(WHOLE * unsure),
        won=0,
        won_unsure=0,
    )


def finds(level: str, state: State, seat: int, best: Move) -> int:
    """How often a bot of this level plays the best move; without a clock, so that it is the same on every machine."""
    found = 0
    for seed in range(TRIES):
        player = LevelBot(level, seed)
        player.seconds = 0.0
        found += player.choose(state, seat) is best
    return found


# Judging again


def rejudged(puzzle: Puzzle, seed: int = 1) -> str:
    """Why a puzzle is doubtful, if it is, by other deals than it was found with; empty if it stands.

    It is asked for less than when it was found: that every other move still gives away more than a doubt.
    """
    state = puzzle.state()
    best = state.game.moves.parse(puzzle.best)
    if best not in state.legal_moves(puzzle.seat):
        return f"{puzzle.best} is not legal"
    if is_greedy(state, puzzle.seat, best):
        return f"{puzzle.best} is what a greedy look finds"
    valuer = Valuer(state)
    if valuer.oracle is None:
        return f"it cannot be judged: {valuer.excuse}"
    rng = rng_of_seed((Place(puzzle.origin.seed, puzzle.origin.ply).luck() + seed) % 2**64)
    found = look(valuer, state, puzzle.seat, worth_a_thought(valuer, state, puzzle.seat, rng), THOUGHTS[1], rng)
    if found.best is not best:
        return f"{found.best} seems better than {puzzle.best}"
    lead, unsure = found.gaps()[0]
    if lead < AT_LEAST:
        return f"{found.next_best} gives away only {100 * lead:.1f} % (± {100 * unsure:.1f})"
    return ""
