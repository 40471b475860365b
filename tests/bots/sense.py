"""Positions that every level from medium up must get right, whatever its luck.

A position is a table that somebody set up, the seat that decides, and the moves that make sense there, or those that
make none. They are written with the helpers of the rules' examples and read like any position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import durbar
from durbar.bots import GuidedBot, LevelBot

LUCKS = {"medium": range(8), "hard": range(2), "master": range(1)}
MOST_WALKS = 800  # which master would go beyond, as far as time allows


class Sense(NamedTuple):
    """What makes sense in a position: `right` moves, or all that are not `wrong`; both are beginnings of notations."""

    name: str
    table: Callable[[], durbar.State]
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    seat: int | None = None

    def __str__(self) -> str:
        return self.name


def mistakes(sense: Sense, level: str) -> list[str]:
    """The moves without sense that this level plays."""
    state = sense.table()
    seat = state.actor() if sense.seat is None else sense.seat
    moves = [move.notation for move in state.legal_moves(seat)]
    good = [move for move in moves if is_among(move, sense.right)] if sense.right else moves
    good = [move for move in good if not is_among(move, sense.wrong)]
    assert good, f"nothing makes sense of {moves}"
    assert len(good) < len(moves), f"everything makes sense of {moves}"
    played = [unhurried(level, luck, state).choose(state, seat).notation for luck in LUCKS[level]]
    return [move for move in played if move not in good]


def unhurried(level: str, luck: int, state: durbar.State) -> LevelBot:
    """A bot of this level that does not look at the clock: what it plays is the same on every machine."""
    bot = LevelBot(level, seed=luck)
    bot.seconds = 0.0
    if isinstance(player := bot.player(state.game, state.seats), GuidedBot):
        player.iterations = min(player.iterations, MOST_WALKS)
    return bot


def is_among(move: str, beginnings: tuple[str, ...]) -> bool:
    """Whole words: `give 1` is not `give 12`."""
    return any(f"{move} ".startswith(f"{beginning} ") for beginning in beginnings)
