"""Whether a game of Kathmandu could be at a position: the laws that every position keeps, in the order of the rulebook.

They are strict enough that whatever keeps them can be played to its end, and that every position on the way keeps them
too. They do not tell whether a yak could really have come by just these things: docs/records.md says what is left open.
"""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.games.kathmandu.cards import NONE
from durbar.games.kathmandu.reachable.players import (
    check_dice,
    check_offerings,
    check_resources,
    check_tiles,
    check_yak,
)
from durbar.games.kathmandu.reachable.table import (
    SETTING_UP,
    check_cards,
    check_characters,
    check_pieces,
    check_setting_up,
    check_time,
)
from durbar.games.kathmandu.reachable.turn import check_die, check_landing, check_tents, check_turn, check_way
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase


def check(state: Kathmandu) -> None:
    """Refuse a position that no game can reach."""
    check_pieces(state)
    check_cards(state)
    check_characters(state)
    if state.phase in SETTING_UP:
        check_setting_up(state)
    check_time(state)
    for seat, player in enumerate(state.players):
        check_yak(state, seat, player)
        check_dice(state, seat, player)
        check_offerings(state, seat, player)
        if state.phase not in SETTING_UP:
            check_resources(state, seat, player)
    check_tiles(state)
    if (state.phase == Phase.TENT) != (state.asked != NONE):
        raise BadPosition("somebody is asked for tents in the phase 'tent', and only then")
    if state.phase == Phase.OVER:
        return
    if state.me().arrived:
        raise BadPosition(f"seat {state.active} is in Kathmandu and has nothing to decide")
    check_turn(state)
    check_die(state)
    check_way(state)
    check_landing(state)
    check_tents(state)
    if all(move.kind == "exchange" for move in state.legal_moves(state.actor())):
        raise BadPosition("nothing can be done here, so no game is there")
