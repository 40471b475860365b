"""Whether a game of Reviving Kathmandu could be at a position: the laws that every position keeps, in the order of the
rulebook.

They are strict enough that whatever keeps them can be played to its end, and that every position on the way keeps them
too. They do not tell whether a seat could really have come by just these cards: docs/records.md says what is left open.
"""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.games.reviving.cards import NONE
from durbar.games.reviving.reachable.alone import check_solo
from durbar.games.reviving.reachable.cards import check_coins, check_market, check_mat, check_phase
from durbar.games.reviving.reachable.squares import (
    check_architects,
    check_bhairavs,
    check_buddhas,
    check_missions,
    check_monuments,
    check_objectives,
)
from durbar.games.reviving.reachable.tasks import (
    check_collecting,
    check_decision,
    check_hands,
    check_purchase,
    check_queue,
    check_tasks,
)
from durbar.games.reviving.rules import Reviving


def check(state: Reviving) -> None:
    """Refuse a position that no game can reach; that every card is there once was checked before."""
    check_phase(state)
    check_coins(state)
    check_market(state)
    check_mat(state)
    check_queue(state)
    check_tasks(state)
    check_collecting(state)
    check_hands(state)
    for seat in range(state.seats):
        check_decision(state, seat, state.players[seat])
        check_purchase(state, seat, state.players[seat])
    check_monuments(state)
    check_buddhas(state)
    check_missions(state)
    check_architects(state)
    check_objectives(state)
    check_bhairavs(state)
    if state.is_solo():
        check_solo(state)
    elif state.level or state.die != NONE:
        raise BadPosition("only solo a level is reached and a die is rolled")
