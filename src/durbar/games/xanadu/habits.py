"""What one does too often or too seldom in Xanadu: when one sells, and to whose buildings workers go."""

from __future__ import annotations

from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.games.xanadu.moves import End, Sell, Worker
from durbar.games.xanadu.rules import Xanadu


def habits(state: Xanadu, seat: int, move: Move) -> Habits:
    legal = state.legal_moves(seat)
    if any(isinstance(each, Sell) for each in legal):
        return {"sell": isinstance(move, Sell)}
    workers = [each for each in legal if isinstance(each, Worker)]
    if not workers:
        return {}
    found = {"end": isinstance(move, End)}
    own = {building.card for building in state.players[seat].buildings}
    if len({worker.card in own for worker in workers}) == 2 and isinstance(move, Worker):
        found["own"] = move.card in own
    return found
