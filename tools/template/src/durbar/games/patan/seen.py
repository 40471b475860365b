"""What a seat sees of a game of Fifteen of Patan (patan-10)."""

from __future__ import annotations

from durbar.games.patan.cards import keys
from durbar.games.patan.rules import Patan
from durbar.games.patan.view import PHASES, PatanView


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
