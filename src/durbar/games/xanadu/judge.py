"""A quick opinion of a position of Xanadu, for bots: how likely is each seat to win?"""

from __future__ import annotations

from durbar.games.xanadu.cards import Card
from durbar.games.xanadu.rules import Xanadu


def judge(state: Xanadu) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    return [1.0 / state.seats for _ in range(state.seats)]


def spare(state: Xanadu, seat: int) -> list[Card]:
    """The hand of a seat from the card it misses least; from nothing but what the seat knows."""
    return sorted(state.players[seat].hand, key=lambda card: (card.prices[0], card.index))
