"""A player: what every bot is."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence

from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.rng import rng_of_seed
from durbar.core.state import State

Opinion = list[tuple[Move, float]]  # the moves worth considering, best first, with how sure the bot is (0 to 1)


class Bot(ABC):
    """A player. To write one, derive from this class and implement `think`.

    Think only on redealt states (`state.game.redeal(state, seat, self.rng)`): the true one shows what is hidden. A bot
    with a seed always plays the same; without one it surprises.

    stumbles:  a sentence for each decision that it could not make, so that chance decided
    remembers: whether it knows in a game what it saw in it, though it lies hidden now
    """

    stumbles: Sequence[str] = ()
    remembers = False

    def __init__(self, seed: int | None = None) -> None:
        self.rng = rng_of_seed(secrets.randbits(64) if seed is None else seed)

    @abstractmethod
    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        """The moves worth considering, best first, with how sure the bot is (0 to 1). `moves` are two or more."""

    def require(self, game: Game) -> None:
        """Refuse a game that this bot cannot play. Most can play all."""
        return

    def excuse(self, game: Game) -> str:
        """A sentence if this bot plays this game weaker than its name promises, and why; empty if it does not."""
        return ""

    def hurry(self, seconds: float) -> None:
        """Think at most so long about a move. Most take no time worth mentioning."""
        return

    def close(self) -> None:
        """Its game is over: let go of what it holds. Most hold nothing."""
        return

    def advise(self, state: State, seat: int) -> Opinion:
        """What the bot would do, and how sure it is; for hints."""
        moves = self.choices(state, seat)
        return [(moves[0], 1.0)] if len(moves) == 1 else self.think(state, seat, moves)

    def choices(self, state: State, seat: int) -> list[Move]:
        """What this seat may play now, which is something."""
        if not (isinstance(state, State) and isinstance(seat, int)):
            raise DurbarError(f"a bot decides in a state for a seat, not in {quoted(state)} for {quoted(seat)}")
        moves = state.legal_moves(seat)
        if not moves:
            raise DurbarError(f"seat {seat} has nothing to decide now")
        return moves

    def choose(self, state: State, seat: int) -> Move:
        """The bot's move in a game that it has watched."""
        if self.remembers and isinstance(state, State):
            state = state.game.remembered(state, seat)
        return self.decide(state, seat)

    def decide(self, state: State, seat: int) -> Move:
        """The bot's move in a position that it sees for the first time."""
        return self.pick(state, seat, self.advise(state, seat))

    def pick(self, state: State, seat: int, opinion: Opinion) -> Move:
        """What the bot plays with this opinion: the best, unless it is better not to be foreseen."""
        return opinion[0][0]
