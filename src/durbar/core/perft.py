"""Perft: exact counts of the decision tree below a state, with a digest, so that any change of the rules is seen.

Luck is seeded, so the tree is the same on every machine. Counts alone can agree by chance; the digest covers every
position reached.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

from durbar.core.errors import DurbarError, quoted
from durbar.core.moves import Move
from durbar.core.position import write_position
from durbar.core.state import State

DEEPEST = 200


class Perft:
    """The decision tree of a state to a depth.

    counts: how many positions there are after 1, 2, … moves
    ended:  in how many of them, at any depth, the game is over
    digest: sixteen digits for all positions reached, in order

    >>> import durbar
    >>> Perft(durbar.game("kyoto").new(seats=2, seed=1), depth=4).counts
    [2, 2, 4, 4]
    """

    def __init__(self, state: State, depth: int, progress: Callable[[], object] = lambda: None) -> None:
        if not isinstance(state, State):
            raise DurbarError(f"a tree grows from a state, not from {quoted(state)}")
        if not (isinstance(depth, int) and 1 <= depth <= DEEPEST):
            raise DurbarError(f"the depth of a tree is at least 1 and at most {DEEPEST}, not {quoted(depth)}")
        self.counts = [0] * depth
        self.ended = 0
        self._hash = hashlib.sha256()
        self._progress = progress
        self._descend(state, 0)
        self.digest = self._hash.hexdigest()[:16]

    def _descend(self, state: State, depth: int) -> None:
        if depth == len(self.counts) or not state.actors():
            self.ended += not state.actors()
            self._hash.update(write_position(state).encode())
            self._progress()
            return
        for seat, move in decisions(state):
            after = state.clone()
            after.play(seat, move)
            self.counts[depth] += 1
            self._descend(after, depth + 1)


def decisions(state: State) -> Iterator[tuple[int, Move]]:
    """Everything any seat may do now."""
    for seat in state.actors():
        for move in state.legal_moves(seat):
            yield seat, move
