"""A quick opinion of a position of Gangs of Kyoto, for bots: how likely is each seat to win?

It asks who will stay out too late this round, and how everybody would stand then. The slopes below lie near the
best fit to 1,600 games between greedy bots with an earlier judge (2 to 5 seats); one value serves all seat counts.
"""

from __future__ import annotations

import math
from typing import Final

from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player

MOST_HOURS: Final = 40
MOST_BELLS: Final = 80

# How likely a player is to be the first too late, compared with others, by the hours they have left.
DANGER: Final[list[float]] = [math.exp(-0.25 * hours) for hours in range(MOST_HOURS)]
DANGER_WITH_REFUSAL: Final = 0.3
# How likely a player is to win a game that goes on, compared with others, by the bells in the score pile.
OUTLOOK: Final[list[float]] = [math.exp(0.38 * bells) for bells in range(MOST_BELLS)]


def judge(state: Kyoto) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    if state.phase == Phase.OVER:
        winner = state.order()[0]
        return [1.0 if seat == winner else 0.0 for seat in range(state.seats)]
    chances = [0.0] * state.seats
    dangers = [danger(state, player) for player in state.players]
    kept = [int(player.bells) for player in state.players]
    risked = [bells_in_row(player) for player in state.players]
    for late in range(state.seats):
        bells = [kept[seat] + (0 if seat == late else risked[seat]) for seat in range(state.seats)]
        add_outlook(state, bells, dangers[late] / total(dangers), chances)
    return chances


def add_outlook(state: Kyoto, bells: list[int], weight: float, chances: list[float]) -> None:
    """Share this weight among the seats by how they would stand with these bells after the round."""
    best = max(bells)
    if state.pile_ran_out if state.full_pile else best >= state.box.bells_to_win:
        chances[furthest(state, bells, best)] += weight
        return
    outlooks = [OUTLOOK[min(count, MOST_BELLS - 1)] for count in bells]
    share = weight / total(outlooks)
    for seat in range(state.seats):
        chances[seat] += outlooks[seat] * share


def furthest(state: Kyoto, bells: list[int], best: int) -> int:
    """kyoto-40: of the seats with most bells, the one furthest clockwise from the First Player card."""
    seat = state.first_player
    for _ in range(state.seats):
        seat = seat - 1 if seat > 0 else state.seats - 1
        if bells[seat] == best:
            return seat
    return seat


def danger(state: Kyoto, player: Player) -> float:
    hours = min(state.limit(player) - int(player.total), MOST_HOURS - 1)
    return DANGER[hours] * (DANGER_WITH_REFUSAL if player.refusals > 0 else 1.0)


def bells_in_row(player: Player) -> int:
    bells = 0
    for card in player.row:
        bells += card.bells
    return bells


def total(weights: list[float]) -> float:
    result = 0.0
    for weight in weights:
        result += weight
    return result
