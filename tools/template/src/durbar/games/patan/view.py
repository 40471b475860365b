"""What a seat sees of a game of Fifteen of Patan (patan-10)."""

from __future__ import annotations

from typing import Literal

from durbar.core.game import View
from durbar.games.patan.cards import keys
from durbar.games.patan.rules import Patan
from durbar.games.patan.state import Phase

PHASES: dict[Phase, Literal["call", "play", "over"]] = {
    Phase.CALL: "call",
    Phase.PLAY: "play",
    Phase.OVER: "over",
}


class PatanView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards are named by their keys; `hand` is its own; `trick` begins with the leader's
    card; lists of numbers go by seat.
    """

    seat: int
    phase: Literal["call", "play", "over"]
    leader: int
    low: bool
    trick: list[str]
    hand: list[str]
    hand_sizes: list[int]
    points: list[int]
    pile: int
    discards: list[str]
    ranking: list[list[int]] | None


def view(state: Patan, seat: int) -> PatanView:
    """What this seat, or a spectator, may know."""
    return PatanView(
        seat=seat,
        phase=PHASES[state.phase],
        leader=state.leader,
        low=state.low,
        trick=keys(state.trick),
        hand=keys(state.players[seat].hand) if 0 <= seat < state.seats else [],
        hand_sizes=[len(player.hand) for player in state.players],
        points=state.scores(),
        pile=len(state.pile),
        discards=keys(state.discards),
        ranking=state.ranking(),
    )
