"""What one does too much or too little in Kathmandu: how tired one gets, and whether one rolls again."""

from __future__ import annotations

from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.games.kathmandu.moves import Done, Go, Reroll
from durbar.games.kathmandu.rules import Kathmandu


def habits(state: Kathmandu, seat: int, move: Move) -> Habits:
    legal = state.legal_moves(seat)
    found: dict[str, bool | int] = {}
    goes = {tiring(state, seat, each) for each in legal if isinstance(each, Go)}
    if len(goes) > 1 and isinstance(move, Go):
        found["tired"] = tiring(state, seat, move)
    if any(isinstance(each, Reroll) for each in legal):
        found["reroll"] = isinstance(move, Reroll)
    if len(legal) > 1 and any(isinstance(each, Done) for each in legal):
        found["done"] = isinstance(move, Done)
    return found


def tiring(state: Kathmandu, seat: int, move: Move) -> int:
    """How many exhaustion markers a way costs."""
    after = state.clone()
    after.apply(seat, move)
    return int(after.players[seat].markers - state.players[seat].markers)
