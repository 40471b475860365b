"""What a view of Gangs of Kyoto is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.fields import names_of
from durbar.core.game import View
from durbar.games.kyoto.state import Phase

PhaseName = Literal["give", "answer", "over"]
PHASES: dict[Phase, PhaseName] = names_of(Phase, PhaseName)


class PlayerView(Struct, frozen=True, gc=False):
    """What lies in front of one seat; `score_pile` and `bells` are None where they are hidden."""

    row: list[str]
    total: int
    limit: int
    score_cards: int
    score_pile: list[str] | None
    bells: int | None


class KyotoView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards are named by their keys; the top of the discards is first."""

    seat: int
    phase: PhaseName
    round: int
    first_player: int
    active: int
    receiver: int | None
    turned: str | None
    face_down: int
    served: list[int]
    pile: int
    pile_ran_out: bool
    discards: list[str]
    players: list[PlayerView]
    ranking: list[list[int]] | None
