"""Playing a state to its end by blind luck: the measure of speed, and the backbone of simulation."""

from __future__ import annotations

from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State


def play_randomly(state: State, rng: Rng) -> int:
    """Play random moves until the game is over; how many it took."""
    played = 0
    seat = state.actor()
    while seat != NOBODY:
        moves = state.shared_legal_moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        seat = state.actor()
        played += 1
    return played
