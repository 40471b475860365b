"""Observations: what a seat may know of a state, and the moves it may choose from, as numbers that a network reads.

An observation is a bag of *features* (numbers that are set, and may be set several times) and for each legal move a bag
of *traits*. Everything is seen from the seat: players are counted clockwise from it. Which number means what follows
from the game's box, move table and options, so that a new move, card or option makes room for itself; `layout` writes
that down, and weights that were trained for another layout are refused.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec
from mypy_extensions import i64

from durbar.core.moves import Move, MoveTable
from durbar.core.state import State

if TYPE_CHECKING:
    from durbar.core.game import Options

SETTLED = ("first_player",)  # options that are settled once the game has begun: the table shows what came of them


class Observation:
    """What one seat may know, and what it may do.

    features: numbers below `Observer.features`
    moves:    the legal moves
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
    """

    def __init__(
        self, version: int, moves: MoveTable, options: type[Options], seats: range, relative: list[str]
    ) -> None:
        self.version = version
        self.features = 0
        self.traits = 0
        self.names: list[str] = []
        self.fixed: dict[Any, list[int]] = {}
        self.choices: list[tuple[str, list[Any], int]] = []
        self.seat_counts = self.block("seats", seats.stop)
        for field in msgspec.structs.fields(options):
            if field.name not in SETTLED:
                self.read_option(field.name, field.type)
        self.kinds: dict[str, int] = {}
        self.named: dict[str, int] = {}
        self.of_moves: list[list[int]] = [self.read_move(move, relative) for move in moves]

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

    def layout(self) -> str:
        """A few digits that differ when the numbers mean something else."""
        digits = sha256("\n".join(self.names).encode()).hexdigest()
        return f"{self.version}-{digits[:12]}"

    # Observing

    def observe(self, state: State, seat: int) -> Observation:
        """What this seat, which has something to decide, may know."""
        seen = Observation(state.legal_moves(seat))
        seen.features.extend(self.setting(state))
        self.tell(state, seat, seen.features)
        self.describe(state, seat, seen)
        return seen

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
    def tell(self, state: State, seat: int, features: list[int]) -> None:
        """Add the features of everything this seat may know."""

    @abstractmethod
    def describe(self, state: State, seat: int, seen: Observation) -> None:
        """Add the traits of all moves."""


def up_to(value: i64, most: i64) -> i64:
    """The value, or the nearest from 0 to `most`."""
    if value < 0:
        return 0
    return min(value, most)
