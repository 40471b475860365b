"""Many games at once, stepped in one call, from arrays to arrays. This loop is compiled, and needs nothing but numpy.

Every table stands at a decision of somebody. `step` takes one action for each table and plays on to the next decision;
a game that is over makes room for a new one at once. The arrays are the memory that the loop writes: they change with
every step, so whoever keeps one copies it.

>>> from durbar.envs.vector import Tables
>>> tables = Tables("kyoto", 3, seats=4, seed=7)
>>> tables.observations.shape, tables.masks.shape, tables.seats_to_move.shape
((3, 1263), (3, 12), (3,))
>>> rewards, over = tables.step(tables.masks.argmax(axis=1))
>>> rewards.shape, over.tolist()
((3, 4), [False, False, False])
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from durbar.bots import UnknownBot, bot
from durbar.core.errors import BadSeats, DurbarError, UnknownMove, quoted
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.observing import Bag, Observer
from durbar.core.rng import Rng, rng_of_seed
from durbar.core.state import NOBODY, State
from durbar.envs.numbers import Counts, Mask, Numbers, shares, whole_number

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Chooser = Callable[[State, int], Move]

SEEDS: Final = 2**63


class Tables:
    """Games of one kind, one in each row.

    count:         how many there are
    observations:  what the seat to move may know: how often each feature is set
    masks:         1 for each action that it has
    seats_to_move: whose decision it is
    rewards:       for each seat what it won in the game that the last step ended: 1, or a part of it; else 0
    over:          whether the last step ended a game; the other arrays are then of the next one
    seeds:         of the games at the tables, with which `Game.new` deals the same ones

    Without `bots` every seat is played by actions. With bots one seat of each table is: `seat`, or each one in turn;
    the bots sit clockwise from it, one for each of the other seats, or one for all of them.
    """

    def __init__(  # whatever it is given: compiled code would refuse a wrong type without our sentence
        self,
        game: Any,
        count: Any = 64,
        seats: Any = None,
        options: Any = None,
        edition: Any = None,
        components: Any = None,
        bots: Any = None,
        seat: Any = None,
        seed: Any = None,
    ) -> None:
        self.numbers = Numbers(game, seats, options, edition, components)
        self.count = whole_number("count", count, 1)
        self.seats: int = self.numbers.seats
        self.bots: list[str] = [] if bots is None else bots_of(bots, self.seats, self.numbers.game)
        self.learns = require_learner(seat, bots is not None, self.seats)
        self.observer: Observer = self.numbers.observer
        self.table_of_moves: list[Move] = list(self.numbers.game.moves)
        self.width: i64 = self.numbers.width
        self.actions: i64 = self.numbers.actions
        self.cells: vec[u8] = vec[u8]([0] * (self.count * self.numbers.width))
        self.legal: vec[u8] = vec[u8]([0] * (self.count * self.numbers.actions))
        self.turns: vec[i64] = vec[i64]([0] * self.count)
        self.won: vec[float] = vec[float]([0.0] * (self.count * self.seats))
        self.ended: vec[u8] = vec[u8]([0] * self.count)
        self.observations: Counts = seen_as(self.cells, "u1").reshape(self.count, -1)
        self.masks: Mask = seen_as(self.legal, "i1").reshape(self.count, -1)
        self.seats_to_move: npt.NDArray[np.int64] = seen_as(self.turns, "i8")
        self.rewards: Rewards = seen_as(self.won, "f8").reshape(self.count, -1)
        self.over: Flags = seen_as(self.ended, "?")
        self.bags: list[Bag] = [Bag() for _ in range(self.count)]
        self.offered: list[list[Move]] = [[] for _ in range(self.count)]
        self.states: list[State] = []
        self.seeds: list[int] = [0] * self.count
        self.learners: vec[i64] = vec[i64]([NOBODY] * self.count)
        self.games = 0
        self.choosers: list[Chooser] = []
        self.luck: Rng = rng_of_seed(0)
        self.reset(seed)

    def reset(self, seed: Any = None) -> None:
        """Begin a new game at every table. The same seed and the same actions lead to the same games."""
        self.luck = rng_of_seed(secrets.randbits(63) if seed is None else seed)
        self.choosers = [bot(level, self.any_seed()).choose for level in self.bots]
        self.games = 0
        self.states = [self.new_game(row) for row in range(self.count)]
        for row in range(self.count):
            self.ended[row] = 0
            for at in range(row * self.seats, (row + 1) * self.seats):
                self.won[at] = 0.0
            for feature in self.observer.setting(self.states[row]):
                self.cells[row * self.width + feature] = 1
            self.play_on(row, False)

    def step(self, actions: Any) -> tuple[Rewards, Flags]:
        """Play one action at each table, and on to the next decision; `rewards` and `over`.

        If any of the actions cannot be played none is.
        """
        words = self.read(actions)
        for row in range(self.count):
            action = read_i64_le(words, 8 * i64(row))
            if self.ended[row] != 0:
                self.ended[row] = 0
                for at in range(row * self.seats, (row + 1) * self.seats):
                    self.won[at] = 0.0
            self.states[row].apply(int(self.turns[row]), self.table_of_moves[action])
            self.play_on(row, True)
        return self.rewards, self.over

    def read(self, actions: Any) -> bytes:
        """The actions as words of 64 bits, if all of them can be played."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise DurbarError(f"a step takes {self.count} whole numbers, one for each table, not {quoted(actions)}")
        words: bytes = given.astype("<i8").tobytes()
        for row in range(self.count):
            action = read_i64_le(words, 8 * i64(row))
            if action < 0 or action >= self.actions:
                raise UnknownMove(f"an action is a whole number from 0 to {self.actions - 1}, not {action}")
            if self.legal[row * self.actions + action] == 0:
                raise self.states[row].refusal(int(self.turns[row]), self.table_of_moves[action])
        return words

    def play_on(self, row: int, asked: bool) -> None:
        """Bots play until whoever is asked has something to decide; a game that is over makes room for a new one.

        A game in which nobody was `asked` is as if it had not been.
        """
        state = self.states[row]
        while True:
            seat = state.actor()
            if seat == NOBODY:
                if asked:
                    self.settle(row, state)
                state = self.new_game(row)
                self.states[row] = state
                asked = False
                continue
            learner = int(self.learners[row])
            if learner == NOBODY or seat == learner:
                break
            state.apply(seat, self.choosers[(seat - learner - 1) % self.seats](state, seat))
        self.show(row, state, seat)

    def show(self, row: i64, state: State, seat: int) -> None:
        """Write what the seat to move may know, and may do, in the place of what was there."""
        bag, cells, legal = self.bags[row], self.cells, self.legal
        first = row * self.width
        room = bag.room
        for place in range(bag.size):
            cells[first + room[place]] = 0
        bag.clear()
        self.observer.add_features(state, seat, bag)
        room = bag.room
        for place in range(bag.size):
            cells[first + room[place]] += 1
        first = row * self.actions
        for move in self.offered[row]:
            legal[first + move.id] = 0
        moves = state.shared_legal_moves(seat)
        for move in moves:
            legal[first + move.id] = 1
        self.offered[row] = moves
        self.turns[row] = seat

    def settle(self, row: int, state: State) -> None:
        self.ended[row] = 1
        won: list[float] = shares(state)
        for seat in range(self.seats):
            self.won[row * self.seats + seat] = won[seat]

    def new_game(self, row: int) -> State:
        """Another deal, and the next seat for who learns unless it always sits at the same."""
        self.seeds[row] = self.any_seed()
        if self.bots:
            self.learners[row] = self.games % self.seats if self.learns == NOBODY else self.learns
        self.games += 1
        dealt: State = self.numbers.new(self.seeds[row])
        return dealt

    def any_seed(self) -> int:
        return (int(self.luck.word()) << 32 | int(self.luck.word())) % SEEDS


def seen_as(memory: Any, kind: str) -> Any:
    """This memory as an array, which can only be read."""
    return np.frombuffer(memory, kind)


def bots_of(bots: Any, seats: int, game: Game) -> list[str]:
    """The bots of the other seats, clockwise from who learns, if all of them can play."""
    if not isinstance(bots, Sequence):
        raise UnknownBot(f"bots are one name for all or a name for each, not {quoted(bots)}")
    names: list[Any] = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != seats - 1:
        raise BadSeats(f"who learns at a table of {seats} has {seats - 1} others, and {len(names)} bots are named")
    for name in names:
        bot(name, 0).require(game)
    return names


def require_learner(seat: Any, has_bots: bool, seats: int) -> int:
    """The seat of who learns; NOBODY if it is each seat in turn, or there are no bots."""
    if seat is None:
        return NOBODY
    if not has_bots:
        raise BadSeats("a seat is named only where bots play the others; without bots every seat is played by actions")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadSeats(f"there is no seat {quoted(seat)}: this table has seats 0 to {seats - 1}")
    return int(seat)
