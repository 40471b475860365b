"""What a seat sees of a game of Gangs of Kyoto (kyoto-35, kyoto-36, kyoto-37, kyoto-45)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.game import View
from durbar.core.state import NOBODY
from durbar.games.kyoto.cards import keys
from durbar.games.kyoto.hidden import sees_score_pile
from durbar.games.kyoto.rules import Kyoto
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


def view(state: Kyoto, seat: int) -> KyotoView:
    """What this seat, or a spectator, may know."""
    return KyotoView(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round,
        first_player=state.first_player,
        active=state.active,
        receiver=None if state.receiver == NOBODY else state.receiver,
        turned=state.turned.key if state.turned else None,
        face_down=len(state.drawn),
        served=[other for other in range(state.seats) if state.served >> other & 1],
        pile=len(state.pile),
        pile_ran_out=state.pile_ran_out,
        discards=keys(state.discards),
        players=[view_of_player(state, seat, owner) for owner in range(state.seats)],
        ranking=state.ranking(),
    )


def view_of_player(state: Kyoto, seat: int, owner: int) -> PlayerView:
    player = state.players[owner]
    open_pile = sees_score_pile(state, seat, owner)
    return PlayerView(
        row=keys(player.row),
        total=player.total,
        limit=state.limit(player),
        score_cards=len(player.score_pile),
        score_pile=keys(player.score_pile) if open_pile else None,
        bells=player.bells if open_pile else None,
    )
