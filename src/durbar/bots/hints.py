"""A hint: what a bot would play, all of it up to where luck or somebody else has a say, and why.

>>> import durbar
>>> from durbar.bots.hints import hint
>>> state = durbar.game("kyoto").new(seats=3, seed=5)
>>> found = hint(state, state.actor(), level="greedy", seed=1)
>>> found.line, [reason.key for reason in found.reasons]
([<give 1>], ['own-bells', 'safe'])
"""

from __future__ import annotations

from typing import NamedTuple

from durbar.bots import Opinion, bot
from durbar.bots.levels import ADVISER
from durbar.core.moves import Move
from durbar.core.reasons import Reason
from durbar.core.state import State

LONGEST = 10  # moves of one line
FIRST = 0.6  # of the time goes to the first move, of what is left as much to the next


class Hint(NamedTuple):
    """What a bot would do.

    opinion: the moves of this decision, best first, with how sure it is of each
    line:    the best of them, and what the seat would play after it as long as nothing is drawn, rolled or revealed
    reasons: why, the most telling first; none if the game has no word for it
    choices: how many legal moves there were
    """

    opinion: Opinion
    line: list[Move]
    reasons: list[Reason]
    choices: int


def hint(state: State, seat: int, level: str = ADVISER, seed: int | None = None, seconds: float = 0.0) -> Hint:
    """What a bot of this level would do in this seat, thinking at most so many seconds (0: as long as it likes)."""
    choices = len(state.legal_moves(seat))
    opinion: Opinion = []
    line: list[Move] = []
    after, left = state, seconds
    while seat in after.actors() and after.mark == state.mark and len(line) < LONGEST:
        adviser = bot(level, seed)
        if seconds:
            adviser.hurry(FIRST * left)
            left -= FIRST * left
        found = adviser.advise(after, seat)
        opinion = opinion or found
        line.append(found[0][0])
        after = after.clone()
        after.apply(seat, line[-1])
    return Hint(opinion, line, state.game.why(state, seat, line), choices)
