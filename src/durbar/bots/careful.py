"""A careful look one move ahead: what a move does at once is tried, not guessed.

Whoever plays by feeling now and then misses a win that lies on the table, or ends the game for a rival. So before a
level plays, each move it has in mind is played in a few states the seat could be in, up to the next choice of anybody.
"""

from __future__ import annotations

from durbar.bots.base import Opinion
from durbar.bots.guided_tree import shares_of_the_win
from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State

DEALS = 6  # in which each move is tried
WORSE = 0.25  # a move that hands over the win so much more often than another is none
UNLIKELY = 0.03  # of the best: what the bot itself finds so bad is played by nobody


def careful(state: State, seat: int, opinion: Opinion, rng: Rng) -> Opinion:
    """The opinion without moves that hand over the win while another choice is free; a sure win stands first."""
    deals = [state.game.redeal(state, seat, rng) for _ in range(DEALS)]
    won: dict[Move, float] = {}
    lost: dict[Move, float] = {}
    for move, _ in opinion:
        shares = [share_at_once(deal, seat, move) for deal in deals]
        won[move] = sum(share for share in shares if share is not None) / DEALS
        lost[move] = sum(1 - share for share in shares if share is not None) / DEALS
    best = max(won.values())
    if best == 1:
        return sure_first([(move, sure) for move, sure in opinion if won[move] == best])
    least = min(lost.values())
    kept = [(move, sure) for move, sure in opinion if won[move] > 0 or lost[move] < least + WORSE]
    likely = [(move, sure) for move, sure in kept if sure >= UNLIKELY * kept[0][1]]
    return sure_first(likely)


def share_at_once(state: State, seat: int, move: Move) -> float | None:
    """The seat's share of the win if this move ends the game before anybody has another choice."""
    state = state.clone()
    state.apply(seat, move)
    while (actor := state.actor()) != NOBODY:
        moves = state.legal_moves(actor)
        if len(moves) > 1:
            return None
        state.apply(actor, moves[0])
    return shares_of_the_win(state)[seat]


def sure_first(opinion: Opinion) -> Opinion:
    """The same opinion, as sure as it is of what is left."""
    whole = sum(sure for _, sure in opinion)
    return [(move, sure / whole) for move, sure in opinion] if whole > 0 else opinion
