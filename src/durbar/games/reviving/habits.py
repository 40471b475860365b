"""What one does too much or too little in Reviving Kathmandu: how much one bids, and when one stops building."""

from __future__ import annotations

from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.games.reviving.moves import Bid, Build, Ready
from durbar.games.reviving.rules import Reviving


def habits(state: Reviving, seat: int, move: Move) -> Habits:
    legal = state.legal_moves(seat)
    coins = {each.coin for each in legal if isinstance(each, Bid)}
    if len(coins) > 1 and isinstance(move, Bid):
        return {"bid": move.coin}
    if any(isinstance(each, Build) for each in legal) and any(isinstance(each, Ready) for each in legal):
        return {"wait": isinstance(move, Ready)}
    return {}
