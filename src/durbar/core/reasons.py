"""Reasons: why a seat would play so, in the words of the game, from nothing but what that seat may know.

A game names its reasons (`Game.reasons`) as keys of its catalogue (`reason-<key>`, in `text/reason.<language>.ftl`)
with facts, the most telling first. They speak of a line: the moves one seat plays one after the other, as far as
nothing is drawn, rolled or revealed on the way, for a worker is sent because of what will be built in the end. A bot's
hint and the review of a finished game ask alike (`Game.why`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.core.state import State


class Reason(Struct, frozen=True):
    """One reason: the message `reason-<key>` of the game's catalogue, and what it speaks of."""

    key: str
    facts: Facts


class Step(NamedTuple):
    """One move of a line, with the table before and after it. What luck brings after the last is only a guess."""

    before: Any
    move: Move
    after: Any


def steps(state: State, seat: int, line: Sequence[Move]) -> Iterator[Step]:
    """A line, one move after the other, until luck or somebody else has a say."""
    before = state
    for move in line:
        if before.mark != state.mark:
            return
        after = before.clone()
        after.apply(seat, move)
        yield Step(before, move, after)
        before = after


def percent(share: float) -> int:
    """A share as whole percents; what is not quite sure is never told as sure.

    >>> percent(0.5), percent(0.999), percent(0.001), percent(1.0)
    (50, 99, 1, 100)
    """
    whole = round(100 * share)
    return whole if share in (0.0, 1.0) else min(max(whole, 1), 99)
