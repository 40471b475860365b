"""A quick opinion of a position of Fifteen of Patan, for bots: how likely is each seat to win?"""

from __future__ import annotations

from durbar.games.patan.rules import Patan
from durbar.games.patan.state import Phase


def judge(state: Patan) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    if state.phase == Phase.OVER:
        winners = state.seats_with(state.most_points())
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    hopes = [hope(state, seat) for seat in range(state.seats)]
    return [each / sum(hopes) for each in hopes]


def hope(state: Patan, seat: int) -> float:
    """Points, a trick that is going well, and high cards still in hand, which may each bring one."""
    player = state.players[seat]
    hope = 1.0 + player.points
    if state.trick and seat == state.seat_after(state.leader, state.best_place()):
        hope += len(state.trick) / state.seats
    for card in player.hand:
        hope += card.value / len(state.box.deck) / state.seats
    return hope
