"""How likely the next card makes each player too late, from what a seat may know.

The face-down cards are those the seat sees nowhere, without as many bell cards as lie in the score piles that are
closed to it. Which ones those are is dealt as in `hidden.py`, so this is the exact share among such deals.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.games.kyoto.cards import HOURS_BITS, LARGEST_VALUE, Card
from durbar.games.kyoto.hidden import sees_score_pile
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Player


class Tally:
    """Cards with the same number of bells, counted.

    hours: how many of them last how long, HOURS_BITS for each number of hours
    share: how many of them lie face down, on average over all deals that look the same to the seat
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.hours: i64 = 0
        self.share: float = 1.0

    def lying(self) -> float:
        """How many of them lie face down."""
        return float(self.count) * self.share

    def lasting(self, left: i64) -> float:
        """How many of those last so many hours or more."""
        if left > LARGEST_VALUE:
            return 0.0
        one_length: i64 = (1 << HOURS_BITS) - 1
        hours = self.hours >> (HOURS_BITS * max(left, 0))
        total: i64 = 0
        while hours != 0:
            total += hours & one_length
            hours >>= HOURS_BITS
        return float(total) * self.share


def odds(state: Kyoto, seat: int) -> list[float]:
    """For each player, the chance that the next card from the pile, if they got it, would make them too late."""
    plain, singles, doubles = Tally(), Tally(), Tally()
    tallies = [plain, singles, doubles]
    if not state.pile and not state.drawn:
        count(state.discards, tallies)  # the next card comes from the pile that will be made of them
    else:
        count(state.pile, tallies)
        count(state.drawn, tallies)
        leave_score_piles(state, seat, tallies)
    total = plain.lying() + singles.lying() + doubles.lying()
    result: list[float] = []
    for player in state.players:
        left: i64 = state.limit(player) - player.total  # no card raises the limit
        late = plain.lasting(left) + singles.lasting(left) + doubles.lasting(left)
        result.append(late / total if total > 0.0 else 0.0)
    return result


def count(pile: list[Card], tallies: list[Tally]) -> None:
    for card in pile:
        tally = tallies[card.bells]
        tally.count += 1
        tally.hours += card.hours


def leave_score_piles(state: Kyoto, seat: int, tallies: list[Tally]) -> None:
    """Bell cards in closed score piles are counted with those face down, then as many taken away on average."""
    kept: i64 = 0
    forced: i64 = 0  # single ones among them
    for owner in range(state.seats):
        if not sees_score_pile(state, seat, owner):
            player = state.players[owner]
            count(player.score_pile, tallies)
            kept += len(player.score_pile)
            if not state.full_pile:
                forced += singles_needed(state, player)
    singles, doubles = tallies[1], tallies[2]
    free = singles.count - forced + doubles.count
    if free > 0:
        doubles.share = 1.0 - float(kept - forced) / float(free)
    if singles.count > 0:
        singles.share = float(singles.count - forced) / float(singles.count) * doubles.share


def singles_needed(state: Kyoto, player: Player) -> i64:
    """Nobody has won yet, so a large score pile holds some single bells."""
    needed: i64 = 2 * len(player.score_pile) - (state.box.bells_to_win - 1)
    return max(0, needed)
