"""Observations: what a seat may know of a state, and the moves it may choose from, as numbers that a network reads.

An observation is a bag of *features* (numbers that are set, and may be set several times) and for each legal move a bag
of *traits*. Everything is seen from the seat: players are counted clockwise from it. Which number means what follows
from the game's box, move table and options, so that a new move, card or option makes room for itself; `layout` writes
that down, and weights that were trained for another layout are refused.

A game may also let its judge speak: how well each seat stands, and of each move how much worse it leaves the seat than
the best one. The judge looks at one deal that the seat thinks possible, always the same one for what it sees, so that
an observation still says nothing that its seat may not know.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.moves import Move, MoveTable
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.core.weighing import Weigher

if TYPE_CHECKING:
    from durbar.core.game import Options

SETTLED = ("first_player",)  # options that are settled once the game has begun: the table shows what came of them

STANDINGS: Final = 20  # steps from lost to won
WORSE: Final[list[float]] = [  # steps of how much worse than the best a move is; less than the first is as good
    0.00001, 0.001, 0.002, 0.004, 0.006, 0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.08, 0.12, 0.16, 0.24, 0.4,
]  # fmt: skip
LEANING: Final = 40.0  # how much a new network shuns what is worse
PRIME: Final[i64] = 2**31 - 1
ROOM: Final = 320  # features of most observations


class Bag:
    """Numbers one after the other, as plain words of memory: six times as quick as a list, and used again and again.

    room: where they lie; only the first `size` of them count
    """

    def __init__(self) -> None:
        self.room: vec[i64] = vec[i64]([0] * ROOM)
        self.size: i64 = 0

    def append(self, number: i64) -> None:
        if self.size < len(self.room):
            self.room[self.size] = number
        else:
            self.room = append(self.room, number)
        self.size += 1

    def clear(self) -> None:
        self.size = 0

    def numbers(self) -> list[int]:
        """What is in it, in the order in which it came."""
        return [int(self.room[place]) for place in range(self.size)]


class Observation:
    """What one seat may know, and what it may do.

    features: numbers below `Observer.features`
    moves:    the legal moves that the game finds worth a thought
    traits:   the numbers that describe these moves, below `Observer.traits`, one move after the other
    ends:     where the traits of each move end
    """

    def __init__(self, moves: list[Move]) -> None:
        self.features: list[int] = []
        self.moves = moves
        self.traits: list[int] = []
        self.ends: list[int] = []


class Observer:
    """Makes the observations of one game. A game derives from it and says what it tells.

    version:  grows when the same numbers begin to mean something else
    features: how many features there are, and `traits` how many traits
    fixed:    the features of options and seat counts met so far
    judged:   whether the judge is heard
    """

    def __init__(
        self,
        version: int,
        moves: MoveTable,
        options: type[Options],
        seats: range,
        relative: list[str],
        untold: tuple[str, ...] = (),
    ) -> None:
        """`untold`: kinds of moves that no network is told of, as the game never finds them worth a thought."""
        self.version = version
        self.features = 0
        self.traits = 0
        self.names: list[str] = []
        self.fixed: dict[Any, list[int]] = {}
        self.choices: list[tuple[str, list[Any], int]] = []
        self.judged = False
        self.standing: i64 = 0
        self.worse: i64 = 0
        self.most_seats = seats.stop - 1
        self.seat_counts = self.block("seats", seats.stop)
        for field in msgspec.structs.fields(options):
            if field.name not in SETTLED:
                self.read_option(field.name, field.type)
        self.kinds: dict[str, int] = {}
        self.named: dict[str, int] = {}
        self.of_moves: list[list[int]] = [
            self.read_move(move, relative) if move.kind not in untold else [] for move in moves
        ]

    # The layout

    def block(self, name: str, size: int) -> int:
        """Room for so many features; the number of the first."""
        first = self.features
        self.features += size
        self.names.append(f"{name} {size}")
        return first

    def trait(self, name: str, size: int) -> int:
        """Room for so many traits; the number of the first."""
        first = self.traits
        self.traits += size
        self.names.append(f"{name} {size}")
        return first

    def read_option(self, name: str, of: Any) -> None:
        """Room for an option: true, or any of its values. Text shows in what it does to the table."""
        values: list[Any] = [True] if of is bool else list(get_args(of)) if get_origin(of) is Literal else []
        if values:
            self.choices.append((name, values, self.block(name, len(values))))

    def read_move(self, move: Move, relative: list[str]) -> list[int]:
        """The traits that a move always has: its kind, and its arguments, except those that are told from the seat."""
        if move.kind not in self.kinds:
            self.kinds[move.kind] = self.trait(move.kind, 1)
        traits = [self.kinds[move.kind]]
        for name, value in move.args.items():
            if name not in relative:
                for key in (f"{move.kind} {name}={value}", f"{name}={value}"):
                    if key not in self.named:
                        self.named[key] = self.trait(key, 1)
                    traits.append(self.named[key])
        return traits

    def hear_the_judge(self) -> None:
        """Room for what the judge thinks of the table and of the moves."""
        self.judged = True
        self.standing = self.block("standing", self.most_seats * STANDINGS)
        self.worse = self.trait("worse", len(WORSE) + 1)

    def ignore_the_judge(self) -> None:
        """Leave its part of the observations empty, to compare."""
        if self.judged:
            self.judged = False
            self.names.append("not judged")

    def layout(self) -> str:
        """A few digits that differ when the numbers mean something else."""
        digits = sha256("\n".join(self.names).encode()).hexdigest()
        return f"{self.version}-{digits[:12]}"

    def leanings(self) -> list[float]:
        """For each trait the score with which a new network begins: it leans to what the judge likes."""
        scores = [0.0] * self.traits
        if self.judged:
            for step in range(len(WORSE)):
                scores[self.worse + step + 1] = -LEANING * min(WORSE[step], 0.15)
        return scores

    # Observing

    def observe(self, state: State, seat: int) -> Observation:
        """What this seat, which has something to decide, may know."""
        return self.observe_moves(state, seat, self.moves_of(state, seat))

    def moves_of(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought."""
        moves: list[Move] = state.game.considered(state, seat, state.legal_moves(seat))
        return moves

    def observe_moves(self, state: State, seat: int, moves: list[Move]) -> Observation:
        """The same when its moves are known already."""
        seen = Observation(moves)
        seen.features = self.features_of(state, seat)
        self.describe(state, seat, seen)
        if self.judged:
            self.ask_the_judge(state, seat, seen)
        return seen

    def observe_table(self, state: State, seat: int) -> Observation:
        """The same without its moves, which are dear: enough to say how the seats stand."""
        seen = Observation([])
        seen.features = self.features_of(state, seat)
        if self.judged:
            self.ask_how_all_stand(state, seat, seen)
        return seen

    def features_of(self, state: State, seat: int) -> list[int]:
        """The features of the setting, and of everything this seat may know."""
        features = Bag()
        self.add_features(state, seat, features)
        return self.setting(state) + features.numbers()

    def ask_how_all_stand(self, state: State, seat: int, seen: Observation) -> State:
        """Add what the judge thinks of a possible deal, and return that deal."""
        guess: State = state.game.redeal(state, seat, rng_of_seed(digest_of(seen.features)))
        chances: list[float] = state.game.judge(guess)
        for place in range(state.seats):
            chance = chances[(seat + place) % state.seats]
            seen.features.append(self.standing + place * STANDINGS + up_to(int(chance * STANDINGS), STANDINGS - 1))
        return guess

    def ask_the_judge(self, state: State, seat: int, seen: Observation) -> None:
        """Add what the judge thinks of a possible deal, and of each move in it."""
        guess = self.ask_how_all_stand(state, seat, seen)
        weigher: Weigher = state.game.weigher
        worths: list[float] = []
        for move in seen.moves:
            after = guess.clone()
            after.apply(seat, move)
            worths.append(weigher.worth(after, seat))
        best = max(worths)
        traits: list[int] = []
        start = 0
        for number in range(len(worths)):
            end = seen.ends[number]
            traits.extend(seen.traits[start:end])
            traits.append(self.worse + steps_below(best - worths[number]))
            seen.ends[number] = len(traits)
            start = end
        seen.traits = traits

    def setting(self, state: State) -> list[int]:
        """The features of the options and the number of seats."""
        key = (state.options, state.seats)
        found = self.fixed.get(key)
        if found is None:
            found = [self.seat_counts + state.seats]
            for name, values, first in self.choices:
                value = getattr(state.options, name)
                if value in values:
                    found.append(first + values.index(value))
            self.fixed[key] = found
        return found

    @abstractmethod
    def add_features(self, state: State, seat: int, features: Bag) -> None:
        """Add the features of everything this seat may know."""

    @abstractmethod
    def describe(self, state: State, seat: int, seen: Observation) -> None:
        """Add the traits of all moves."""


def steps_below(difference: float) -> i64:
    """How many of the steps in `WORSE` a move has gone down."""
    step: i64 = 0
    while step < len(WORSE) and difference >= WORSE[step]:
        step += 1
    return step


def digest_of(features: list[int]) -> int:
    """A number for these features, told in any order."""
    total: i64 = 0
    for feature in features:
        number: i64 = feature + 1
        total += number * number % PRIME * (number + 10) % PRIME
    return total


def up_to(value: i64, most: i64) -> i64:
    """The value, or the nearest from 0 to `most`."""
    if value < 0:
        return 0
    return min(value, most)
