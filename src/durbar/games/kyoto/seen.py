"""What a seat sees of a game of Gangs of Kyoto (kyoto-35, kyoto-36, kyoto-37, kyoto-45)."""

from __future__ import annotations

from durbar.core.pieces import keys, keys_from_the_top
from durbar.core.state import NOBODY
from durbar.games.kyoto.hidden import sees_score_pile
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.view import PHASES, KyotoView, PlayerView


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
        discards=keys_from_the_top(state.discards),
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
