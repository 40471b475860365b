"""Looking for puzzles in games of bots: cheap questions first, then the judge, then the levels that grade.

Everything follows from one seed: the games, the luck of the bots and the deals in which a position is judged. Nothing
depends on a clock, except when to stop: who searches longer finds the same and more.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

import durbar
from durbar.bots import Bot, GreedyBot, LevelBot, bot
from durbar.bots.crew import Crew
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

    def admit(self, book: Book, puzzle: Puzzle) -> bool:
        """Take a puzzle into the book, unless it is there or there are enough of its kind; whether it was taken."""
        alike = [other for other in book.puzzles if other.grade == puzzle.grade]
        if len(book.puzzles) >= self.wanted or len(alike) >= self.of_grade:
            return False
        if any(other.id == puzzle.id for other in book.puzzles):
            return False
        book.puzzles.append(puzzle)
        return True


class Step(NamedTuple):
    """One more game of a book was looked through: positions looked at closely, and the puzzles that were added."""

    book: Book
    looked: int
    added: list[Puzzle]


class Catch(NamedTuple):
    """What one game has: its puzzles, how many positions were looked at closely, and the seconds that took."""

    puzzles: list[Puzzle]
    looked: int
    seconds: float


class Search:
    """Where the search for a book is: how many of its games were handed out, and how long one takes."""

    def __init__(self, book: Book, quota: Quota, games: int) -> None:
        self.book = book
        self.quota = quota
        self.games = games
        self.asked = book.games
        self.caught = 0
        self.seconds = 0.0

    @property
    def is_over(self) -> bool:
        return len(self.book.puzzles) >= self.quota.wanted

    @property
    def can_go_on(self) -> bool:
        return not self.is_over and self.asked < self.games

    @property
    def share(self) -> float:
        """The time that the games handed out take together; of the first nobody knows how long they take."""
        handed_out = self.asked - self.book.games + self.caught
        return handed_out * (self.seconds / self.caught if self.caught else 1.0)

    def add(self, catch: Catch) -> list[Puzzle]:
        """Take what a game has into the book, as far as it is wanted."""
        self.caught += 1
        self.seconds += catch.seconds
        self.book.games += 1
        return [puzzle for puzzle in catch.puzzles if self.quota.admit(self.book, puzzle)]


def mine(books: Sequence[Book], quota: Quota, hands: Crew, games: int = 10**9) -> Iterator[Step]:
    """Go on looking where each book ends, up to so many games of each; all get the same time.

    What a book gets does not depend on how many look for it: its games are taken in their order.
    """
    searches = {book.game: Search(book, quota, games) for book in books}
    for (name, _), catch in hands.in_order(look_through, handed_out(list(searches.values()))):
        search = searches[name]
        if not search.is_over:
            yield Step(search.book, catch.looked, search.add(catch))


def handed_out(searches: Sequence[Search]) -> Iterator[tuple[str, int]]:
    """The next game to look through, by its name and seed: of the book that had the least time."""
    while going := [search for search in searches if search.can_go_on]:
        search = min(going, key=lambda each: each.share)
        search.asked += 1
        yield search.book.game, search.book.seed + search.asked - 1


def look_through(name: str, seed: int) -> Catch:
    """All puzzles of one game."""
    began, looked = time.process_time(), 0
    found: list[Puzzle] = []
    for puzzle in puzzles_in(durbar.game(name), seed):
        looked += 1
        if puzzle is not None:
            found.append(puzzle)
    return Catch(found, looked, time.process_time() - began)


def puzzles_in(game: Game, seed: int) -> Iterator[Puzzle | None]:
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
            if best is not None and not is_plain(state, seat, best):
                puzzle = puzzle_in(valuer, state, seat, best, place)
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


def is_plain(state: State, seat: int, best: Move) -> bool:
    """Whether nobody has to think about this move: a greedy look finds it, or the weakest level whenever it tries."""
    return is_greedy(state, seat, best) or finds(GRADES[0], state, seat, best) == TRIES


def puzzle_in(valuer: Valuer, state: State, seat: int, best: Move, place: Place) -> Puzzle | None:
    """The puzzle in this position, if this move is clearly best."""
    rng = rng_of_seed(place.luck())
    found = closely(valuer, state, seat, best, rng)
    if found is None:
        return None
    levels = {level: finds(level, state, seat, best) for level in GRADES}
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
        found += player.decide(state, seat) is best
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
