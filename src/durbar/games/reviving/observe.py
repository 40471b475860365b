"""The observations of Reviving Kathmandu: the table, told by `observe_table.py`, and what each move would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Observation, up_to
from durbar.core.state import State
from durbar.games.reviving import scoring
from durbar.games.reviving.bidding import claim
from durbar.games.reviving.cards import LARGEST_TABLE, NONE, SLOTS, Box, Card, End
from durbar.games.reviving.hidden import sees_coin, sees_mission
from durbar.games.reviving.judge import could_meet, rounds_left, use_of_card, use_of_end
from durbar.games.reviving.moves import At, Bid, Build, CardMove, Colour, Jump, On, Rebuild, Scrap, Swap
from durbar.games.reviving.pieces import Player, Task
from durbar.games.reviving.rules import Reviving

if TYPE_CHECKING:
    from durbar.core.game import Options
from durbar.games.reviving.observe_table import (
    COINS,
    FACES,
    FIRST,
    SECTIONS,
    WORTH,
    TableObserver,
    face_of,
    worths_of_market,
)


class Market:
    """What the seat thinks of the slots while it bids: what each card is worth to it, and who is ahead there.

    best:   the strongest claim it sees on each slot, or none
    hidden: how many face-down coins aim at each slot
    """

    def __init__(self) -> None:
        self.worths: list[int] = [0] * SLOTS
        self.best: list[int] = [NONE] * SLOTS
        self.hidden: list[int] = [0] * SLOTS


class RevivingObserver(TableObserver):
    """What Reviving Kathmandu tells of the table and of the moves."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(moves, options, box)
        self.face: i64 = self.trait("face", FACES)
        self.worth: i64 = self.trait("worth", WORTH)
        self.near: i64 = self.trait("near", WORTH)
        self.far: i64 = self.trait("far", WORTH)
        self.near_rival: i64 = self.trait("near_rival", 9)
        self.far_rival: i64 = self.trait("far_rival", 9)
        self.coin_rank: i64 = self.trait("coin_rank", COINS)
        self.starts: i64 = self.trait("starts", 4)
        self.tops: i64 = self.trait("tops", 4)
        self.below: i64 = self.trait("below", SECTIONS)
        self.alike: i64 = self.trait("alike", 5)
        self.meets: i64 = self.trait("meets", 2)
        self.square: i64 = self.trait("square", LARGEST_TABLE)

    # The moves

    def describe(self, state: State, seat: int, seen: Observation) -> None:
        assert isinstance(state, Reviving)
        player = state.players[seat]
        market = read_market(state, seat) if player.task == Task.BID or player.task == Task.MANIPULATE else Market()
        met = scoring.mission_met(state, state.squares[seat])
        left = rounds_left(state)
        traits = seen.traits
        for move in seen.moves:
            traits.extend(self.of_moves[move.id])
            if isinstance(move, Bid):
                self.describe_bid(state, player, market, move.spot, move.coin, traits)
            elif isinstance(move, Build):
                self.describe_end(state, seat, move.end, met, left, traits)
            elif isinstance(move, On):
                self.describe_monument(state, seat, player, move.card, traits)
            elif isinstance(move, At):
                traits.append(self.square + (move.square - seat) % len(state.squares))
            elif isinstance(move, Jump):
                self.describe_bid(state, player, market, move.to_spot, state.bids.coins[move.spot], traits)
            elif isinstance(move, Swap):
                self.describe_bid(state, player, market, move.spot, move.coin, traits)
            elif isinstance(move, Colour):
                self.describe_colour(state, player, move.colour, traits)
            elif isinstance(move, (Rebuild, Scrap)):
                self.describe_monument(state, seat, player, move.card, traits)
            elif isinstance(move, CardMove):
                self.describe_card(state, seat, move.card, met, left, traits)
            seen.ends.append(len(traits))

    def describe_bid(
        self, state: Reviving, player: Player, market: Market, spot: int, coin: int, traits: list[int]
    ) -> None:
        """For both cards the coin aims at: what it is worth, and how the bid stands against those seen."""
        wide = state.is_wide()
        place = state.mat.spots[spot]
        is_near = True
        for slot in place.targets(wide):
            strength = 4 * coin + (2 if place.is_near(slot, wide) else 0) + (1 if place.long_edge else 0)
            stands = 0 if market.best[slot] == NONE else 1 if strength > market.best[slot] else 2
            rival = 3 * stands + min(2, market.hidden[slot])
            traits.append((self.near if is_near else self.far) + market.worths[slot])
            traits.append((self.near_rival if is_near else self.far_rival) + rival)
            is_near = False
        rank = 0
        for other in player.coins:
            if other > coin:
                rank += 1
        traits.append(self.coin_rank + up_to(rank, COINS - 1))

    def describe_end(
        self, state: Reviving, seat: int, end: End, met: list[bool], left: float, traits: list[int]
    ) -> None:
        traits.append(self.face + face_of(state, end))
        if end.level == 1:
            traits.append(self.starts + end.kind)
        if end.is_top():
            traits.append(self.tops + end.kind)
        if not state.is_solo():
            worth = use_of_end(state, state.squares[seat], end, met, left)
            traits.append(self.worth + up_to(int(worth + 0.5), WORTH - 1))

    def describe_card(
        self, state: Reviving, seat: int, card: Card, met: list[bool], left: float, traits: list[int]
    ) -> None:
        for end in card.ends:
            traits.append(self.face + face_of(state, end))
        if not state.is_solo():
            worth = use_of_card(state, state.squares[seat], card, met, left)
            traits.append(self.worth + up_to(int(worth + 0.5), WORTH - 1))

    def describe_monument(self, state: Reviving, seat: int, player: Player, card: Card, traits: list[int]) -> None:
        """A monument that would be built on, rebuilt or scrapped, and how well the chosen end goes with it."""
        monument = state.monument_with(card)
        if monument is None:
            return
        number = state.square_of(monument.ends[0].card)
        traits.append(self.square + (number - seat) % len(state.squares))
        traits.append(self.below + FIRST[monument.kind] + len(monument.ends) - 1)
        end = player.chosen
        if end is None:
            return
        colour = state.colour(end)
        alike = 0
        for other in monument.ends:
            if state.colour(other) == colour:
                alike += 1
        traits.append(self.alike + up_to(alike, 4))
        square = state.squares[number]
        if square.mission is not None and sees_mission(state, seat, number):
            traits.append(self.meets + (1 if could_meet(state, square, monument) else 0))

    def describe_colour(self, state: Reviving, player: Player, colour: int, traits: list[int]) -> None:
        bottom = player.naming
        monument = None if bottom is None else state.monument_on(bottom)
        if monument is None:
            return
        alike = 0
        for end in monument.ends:
            if state.colour(end) == colour:
                alike += 1
        traits.append(self.alike + up_to(alike, 4))
        traits.append(self.below + FIRST[monument.kind] + len(monument.ends) - 1)


def read_market(state: Reviving, seat: int) -> Market:
    market = Market()
    market.worths = worths_of_market(state, seat)
    wide = state.is_wide()
    bids = state.bids
    for spot in range(len(bids.seats)):
        if bids.seats[spot] == NONE or bids.seats[spot] == seat:
            continue
        seen = sees_coin(state, seat, spot)
        for slot in state.mat.spots[spot].targets(wide):
            if seen:
                market.best[slot] = max(market.best[slot], claim(state, bids, spot, slot, wide))
            else:
                market.hidden[slot] += 1
    return market
