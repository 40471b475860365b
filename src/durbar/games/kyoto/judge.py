"""A quick opinion of a position of Gangs of Kyoto, for bots: how likely is each seat to win?

It asks who will stay out too late this round, and how everybody would stand then. The slopes below lie near the
best fit to 1,600 games between greedy bots with an earlier judge (2 to 5 seats); one value serves all seat counts.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.core.weighing import Weigher
from durbar.games.kyoto.hidden import redeals
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player

MOST_HOURS: Final = 40
MOST_BELLS: Final = 80

# How likely a player is to be the first too late, compared with others, by the hours they have left.
DANGER: Final[list[float]] = [math.exp(-0.25 * hours) for hours in range(MOST_HOURS)]
DANGER_WITH_REFUSAL: Final = 0.3
# How likely a player is to win a game that goes on, compared with others, by the bells in the score pile.
OUTLOOK: Final[list[float]] = [math.exp(0.38 * bells) for bells in range(MOST_BELLS)]


class KyotoWeigher(Weigher):
    """`redeal` and `judge`, asked by compiled code."""

    def deals(self, state: State, seat: int, count: int, rng: Rng) -> list[State]:
        assert isinstance(state, Kyoto)
        return [*redeals(state, seat, count, rng)]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Kyoto)
        return chance(state, seat)


def judge(state: Kyoto) -> list[float]:
    """The chance of each seat to win; they add up to 1."""
    return [chance(state, seat) for seat in range(state.seats)]


def chance(state: Kyoto, seat: int) -> float:
    """The chance of this seat to win: whoever may be too late this round, and how all would stand after it."""
    if state.phase == Phase.OVER:
        return 1.0 if state.order()[0] == seat else 0.0
    seats: i64 = state.seats
    dangers = vec[float]([0.0] * seats)
    kept = vec[i64]([0] * seats)  # the bells of who is too late
    all_kept = vec[i64]([0] * seats)  # … and of who is not
    fear = 0.0
    for number in range(seats):
        player = state.players[number]
        dangers[number] = danger(state, player)
        fear += dangers[number]
        kept[number] = player.bells
        all_kept[number] = player.bells + bells_in_row(player)
    found = 0.0
    for late in range(seats):
        weight = dangers[late] / fear
        best: i64 = 0
        outlooks = 0.0
        own = 0.0
        for number in range(seats):
            bells = kept[number] if number == late else all_kept[number]
            outlook = OUTLOOK[bells if bells < MOST_BELLS else MOST_BELLS - 1]
            outlooks += outlook
            if number == seat:
                own = outlook
            if bells > best:
                best = bells
        if state.pile_ran_out if state.full_pile else best >= state.box.bells_to_win:
            if furthest(state, kept, all_kept, late, best) == seat:
                found += weight
        else:
            found += own * (weight / outlooks)
    return found


def furthest(state: Kyoto, kept: vec[i64], all_kept: vec[i64], late: i64, best: i64) -> int:
    """kyoto-40: of the seats with most bells, the one furthest clockwise from the First Player card."""
    seat: i64 = state.first_player
    for _ in range(state.seats):
        seat = seat - 1 if seat > 0 else state.seats - 1
        if (kept[seat] if seat == late else all_kept[seat]) == best:
            break
    return int(seat)


def danger(state: Kyoto, player: Player) -> float:
    hours = min(state.limit(player) - int(player.total), MOST_HOURS - 1)
    return DANGER[hours] * (DANGER_WITH_REFUSAL if player.refusals > 0 else 1.0)


def bells_in_row(player: Player) -> i64:
    bells: i64 = 0
    for card in player.row:
        bells += card.bells
    return bells
