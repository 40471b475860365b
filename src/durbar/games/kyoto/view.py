"""What a view of Gangs of Kyoto is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.game import View
from durbar.games.kyoto.state import Phase

PHASES: dict[Phase, Literal["give", "answer", "over"]] = {
    Phase.GIVE: "give",
    Phase.ANSWER: "answer",
    Phase.OVER: "over",
}


class PlayerView(Struct, frozen=True, gc=False):
    """What lies in front of one seat; `score_pile` and `bells` are None where they are hidden."""

    row: list[str]
    total: int
    limit: int
    score_cards: int
    score_pile: list[str] | None
    bells: int | None


class KyotoView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards are named by their keys; the top of the discards is last."""

    seat: int
    phase: Literal["give", "answer", "over"]
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
