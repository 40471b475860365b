"""Batches of a study, played by a crew and handed on in order. Each is a pure function of (arm, first, games)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from durbar.bots.crew import Crew
from durbar.lab.batch import play_batch
from durbar.lab.plan import Arm

if TYPE_CHECKING:
    import pyarrow

Tables = dict[str, "pyarrow.Table"]


class Work(NamedTuple):
    """A batch that is to be played."""

    arm: Arm
    first: int
    games: int


def play_all(works: Iterable[Work], sample: int, hands: Crew) -> Iterator[tuple[Work, Tables]]:
    """Let the crew play the batches; each with its tables, in the order in which they are asked for."""
    for (arm, first, games, _), tables in hands.in_order(play_batch, ((*work, sample) for work in works)):
        yield Work(arm, first, games), tables
