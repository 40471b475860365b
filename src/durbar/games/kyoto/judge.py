"""A quick opinion of a position of Gangs of Kyoto, for bots: how likely does each seat look to win?"""

from __future__ import annotations

from typing import Final

from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player

# How much of what lies in a row will reach the score pile, by how many hours are left until it is too late.
SAFETY: Final[list[float]] = [
    0.0, 0.30, 0.38, 0.46, 0.53, 0.60, 0.66, 0.71, 0.75, 0.79, 0.82, 0.84, 0.86, 0.88, 0.89, 0.90, 0.91, 0.92, 0.93
]  # fmt: skip
REFUSAL_WORTH: Final = 0.5


def judge(state: Kyoto) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    if state.phase == Phase.OVER:
        winner = state.order()[0]
        return [1.0 if seat == winner else 0.0 for seat in range(state.seats)]
    weights = [prospects(state, player) for player in state.players]
    all = 0.0
    for weight in weights:
        all += weight
    return [weight / all for weight in weights]


def prospects(state: Kyoto, player: Player) -> float:
    """A weight that grows steeply with the bells a player has and will probably keep."""
    bells = float(player.bells) + bells_in_row(player) * safety(state, player) + float(player.refusals) * REFUSAL_WORTH
    closeness = 1.0 + bells
    return closeness * closeness * closeness


def bells_in_row(player: Player) -> float:
    bells = 0
    for card in player.row:
        bells += card.bells
    return float(bells)


def safety(state: Kyoto, player: Player) -> float:
    hours_left = state.limit(player) - player.total
    return SAFETY[min(hours_left, len(SAFETY) - 1)]
