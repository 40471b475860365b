"""What one does too often or too seldom in Gangs of Kyoto: to whom bells go, and when one refuses."""

from __future__ import annotations

from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.kyoto.moves import Give, Refuse
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase


def habits(state: Kyoto, seat: int, move: Move) -> Habits:
    if state.phase == Phase.ANSWER:
        return {"refuse": isinstance(move, Refuse)}
    if state.turned is None or not state.turned.bells or not isinstance(move, Give):
        return {}
    found = {"keep": move.to == seat}
    leader = leader_of(state, seat)
    if leader != NOBODY:
        found["leader"] = move.to == leader
    return found


def leader_of(state: Kyoto, seat: int) -> int:
    """The other seat with the most cards in its score pile, which everybody sees, if it may be given this card."""
    others = [other for other in range(state.seats) if other != seat]
    piles = {other: len(state.players[other].score_pile) for other in others}
    most = max(piles.values())
    ahead = [other for other, cards in piles.items() if cards == most]
    may = any(isinstance(move, Give) and move.to == ahead[0] for move in state.legal_moves(seat))
    return ahead[0] if len(ahead) == 1 and most and may else NOBODY
