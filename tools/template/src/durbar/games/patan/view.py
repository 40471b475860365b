"""What a view of Fifteen of Patan is made of."""

from __future__ import annotations

from typing import Literal

from durbar.core.fields import names_of
from durbar.core.game import View
from durbar.games.patan.state import Phase

PhaseName = Literal["call", "play", "over"]
PHASES: dict[Phase, PhaseName] = names_of(Phase, PhaseName)


class PatanView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards are named by their keys; `hand` is its own; `trick` begins with the leader's
    card; lists of numbers go by seat.
    """

    seat: int
    phase: PhaseName
    leader: int
    low: bool
    trick: list[str]
    hand: list[str]
    hand_sizes: list[int]
    points: list[int]
    pile: int
    discards: list[str]
    ranking: list[list[int]] | None
