"""One table in numbers: what a seat may know, which moves it has, and what it has won, as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from durbar.core.errors import DurbarError, UnknownMove, quoted
from durbar.core.game import Components, Game
from durbar.core.moves import Move
from durbar.core.registry import game as game_named
from durbar.core.rng import Rng
from durbar.core.state import State

Counts = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

RENDER_MODES = ["ansi"]


class Numbers:
    """A game with a number of seats and options, and its states in numbers.

    width:   how many numbers an observation has
    actions: how many moves the game has
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        components: Components = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game, edition, components)
        self.seats = self.game.usual_seats if seats is None else seats
        self.game.require_seats(self.seats)
        self.options = self.game.read_options(options, self.seats)
        observer = self.game.make_observer()
        if observer is None:
            raise DurbarError(f"{self.game.name} has no observations, so that nothing can learn it")
        observer.ignore_the_judge()
        self.observer = observer
        self.width = observer.features
        self.actions = len(self.game.moves)

    def new(self, seed: int | str | None) -> State:
        """A new game."""
        return self.game.new(self.seats, seed, self.options)

    def observation(self, state: State, seat: int) -> Counts:
        """What a seat may know: how often each feature is set."""
        told = self.observer.features_of(state, seat)
        return np.bincount(told, minlength=self.width).astype(np.uint8)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each move that the seat has now; nothing but zeros if it has none."""
        mask = np.zeros(self.actions, np.int8)
        if seat in state.actors():
            mask[[move.id for move in state.legal_moves(seat)]] = 1
        return mask

    def move(self, action: object) -> Move:
        """The move with this number."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer) or not 0 <= action < self.actions:
            raise UnknownMove(f"an action is a whole number from 0 to {self.actions - 1}, not {quoted(action)}")
        return self.game.moves[int(action)]

    def chosen(self, state: State, seat: int, action: object, luck: Rng | None, info: dict[str, Any]) -> Move:
        """The move that this action means, if the seat may play it now.

        Else it is refused; or, where there is `luck`, replaced by a legal one, and `info` says so.
        """
        moves = state.legal_moves(seat)
        for move in moves:
            if move.id == action:
                return move
        if luck is None or not moves:
            raise state.refusal(seat, self.move(action))
        info["illegal"] = True
        return moves[luck.below(len(moves))]

    def shown(self, state: State, seat: int) -> str:
        """What a seat, or a spectator, sees, as JSON."""
        return msgspec.json.format(msgspec.json.encode(self.game.view(state, seat))).decode()


def shares(state: State) -> list[float]:
    """What each seat has won: 1, or a part of it for those who share the win; nothing while the game runs."""
    won = [0.0] * state.seats
    ranking = state.ranking()
    first = ranking[0] if ranking else []
    for seat in first:
        won[seat] = 1.0 / len(first)
    return won


def require_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise DurbarError(f"a table is rendered as {' or '.join(RENDER_MODES)}, not as {quoted(mode)}")


def whole_number(name: str, value: object, least: int) -> int:
    """A whole number that somebody gave, if it is one and large enough."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise DurbarError(f"{name} is a whole number from {least}, not {quoted(value)}")
    return value
