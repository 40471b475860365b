"""Weighing: what each of a seat's moves is worth to it at once, in a few deals that it thinks possible.

Greedy bots ask nothing else, and ask it a million times. A game whose rules are compiled answers with a `Weigher` of
its own, by one compiled call after the other; any other game is asked as it is.
"""

from __future__ import annotations

from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State


class Weigher:
    """Asks a game what `redeal` and `judge` would answer."""

    def deals(self, state: State, seat: int, count: int, rng: Rng) -> list[State]:
        """So many states that look the same to this seat."""
        return [state.game.redeal(state, seat, rng) for _ in range(count)]

    def worth(self, state: State, seat: int) -> float:
        """How well this seat stands, from 0 to 1."""
        worths: list[float] = state.game.judge(state)
        return worths[seat]

    def weigh(self, state: State, seat: int, moves: list[Move], deals: int, rng: Rng) -> list[float]:
        """How well this seat stands after each of its moves, on average over so many deals."""
        worths = [0.0] * len(moves)
        last = len(moves) - 1
        for guess in self.deals(state, seat, deals, rng):
            for number in range(len(moves)):
                after = guess if number == last else guess.clone()  # nobody needs the deal behind its last move
                after.apply(seat, moves[number])
                worths[number] += self.worth(after, seat) / float(deals)
        return worths
