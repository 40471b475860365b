"""A quick opinion of a position of Reviving Kathmandu, for bots: how likely is each seat to win?

It counts everything in points: what a seat has, what its unfinished monuments and its hand will bring, what its coins
are good for, and which cards of the market its bids would win as things stand. How much hopes count depends on how
long the game still lasts. The numbers below were tried out in games between greedy bots.
"""

from __future__ import annotations

import math
from typing import Final

from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.core.weighing import Weigher
from durbar.games.reviving import building, scoring, solo
from durbar.games.reviving.bidding import winner
from durbar.games.reviving.cards import BUDDHA, NONE, WILD, Card, End
from durbar.games.reviving.hidden import redeal
from durbar.games.reviving.judge_solo import judge_solo
from durbar.games.reviving.moves import Rebuild, Scrap, Trade
from durbar.games.reviving.pieces import Monument, Opinion, Phase, Player, Square, Task
from durbar.games.reviving.rules import Reviving

# How much of what a monument will bring is counted before it is finished: by kind, and by the sections it has.
HOPE: Final[list[list[float]]] = [[0.0], [0.0, 0.45], [0.0, 0.24, 0.72], [0.0, 0.165, 0.42, 0.75]]
AGAIN: Final = 0.55  # how much of that for another monument that waits for the same section
BUILT: Final = 0.9  # how much of its use a card is worth while it is still in the hand
IDLE_CARD: Final = 0.5  # points: a hand card that fits nowhere yet
RED_CARD: Final = 1.6  # points: a card drawn from the red deck
COIN: Final = 0.42  # points a unit: an unspent coin
LAST_COIN: Final = 1.05  # the same if it will be the leftover one
SURE: Final[list[float]] = [0.4, 0.46, 0.55, 0.66, 0.78, 0.88]  # that a coin still wins when others have not bid
DOUBT: Final = 2.5  # points that make a difference when the game ends, and …
DOUBT_A_ROUND: Final = 1.2  # … how many more for each round to come
MISSION: Final = 0.5  # how much of an objective is counted for a monument that could still meet it


class RevivingWeigher(Weigher):
    """`redeal` and `judge`, asked by compiled code."""

    def deals(self, state: State, seat: int, count: int, rng: Rng) -> list[State]:
        assert isinstance(state, Reviving)
        return [redeal(state, seat, rng) for _ in range(count)]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Reviving)
        return judge(state)[seat]


def judge(state: Reviving) -> list[float]:
    """The chance of each seat to win; they add up to 1. Solo, how near the win is."""
    if state.is_solo():
        return [judge_solo(state)]
    if state.phase == Phase.OVER:
        return shares_of_victory(state)
    rebuilds = who_rebuilds(state)
    if rebuilds != NONE:
        return judge_rebuilt(state, rebuilds)
    left = rounds_left(state)
    is_bidding = state.phase == Phase.BID or state.phase == Phase.MANIPULATE
    opinions = [opinion_of(state, seat, left, is_bidding) for seat in range(state.seats)]
    worths = [opinion.points for opinion in opinions]
    for seat in range(state.seats):
        worths[seat] += worth_of_coins(state.players[seat])
    if is_bidding:
        add_market(state, opinions, worths)
    return chances(state, worths, DOUBT + DOUBT_A_ROUND * left)


def who_rebuilds(state: Reviving) -> int:
    """A seat whose chosen card can only replace another, which is asked for since edition 2; or NONE."""
    if state.ways.rebuilding and state.ways.edition >= 2:
        for seat in range(state.seats):
            end = state.players[seat].chosen
            if end is not None and all(isinstance(place, Rebuild) for place in building.places(state, seat, end)):
                return seat
    return NONE


def judge_rebuilt(state: Reviving, seat: int) -> list[float]:
    """The opinion after the card was placed as suits this seat best."""
    best: list[float] = []
    for place in state.legal_moves(seat):
        after = state.clone()
        after.apply(seat, place)
        worths = judge(after)
        if not best or worths[seat] > best[seat]:
            best = worths
    return best


def considered(state: Reviving, moves: list[Move]) -> list[Move]:
    """Which moves are worth a thought: since edition 2 one may scrap at any time, which seldom gains anything; to trade
    in the middle of building, as since edition 3 one may, gains nothing that it would not before or after it."""
    if not state.is_solo() or state.ways.edition < 2:
        return moves
    return [move for move in moves if is_worth_a_thought(state, move)]


def is_worth_a_thought(state: Reviving, move: Move) -> bool:
    if isinstance(move, Trade):
        return state.players[solo.ME].task in solo.WHEN_TO_TRADE
    return not isinstance(move, Scrap) or is_worth_scrapping(state, move.card)


def is_worth_scrapping(state: Reviving, bottom: Card) -> bool:
    """Cards come back only by trading, and a monument is in nobody's way; so it must be one that cannot be finished."""
    monument, player = state.monument_on(bottom), state.players[solo.ME]
    assert monument is not None
    if player.task != Task.BUILD or not solo.can_trade(state, player):
        return False
    colour = solo.colour_so_far(state, monument)
    return not solo.may_finish_as(state, state.square_of(bottom), int(monument.kind), colour)


def opinion_of(state: Reviving, seat: int, left: float, is_bidding: bool) -> Opinion:
    """What a seat has, and what the market would be worth to it; worked out only if it has changed."""
    player = state.players[seat]
    opinion = player.opinion
    if opinion is None:
        opinion = player.opinion = Opinion()
    if opinion.left != left:
        met = scoring.mission_met(state, state.squares[seat])
        opinion.points = worth(state, seat, met, left)
        opinion.left = left
        if is_bidding:
            square = state.squares[seat]
            opinion.market = [
                0.0 if card is None else BUILT * use_of_card(state, square, card, met, left) - RED_CARD
                for card in state.market
            ]
    return opinion


def shares_of_victory(state: Reviving) -> list[float]:
    first = state.places()[0]
    return [1.0 / state.sides(first) if seat in first else 0.0 for seat in range(state.seats)]


def chances(state: Reviving, worths: list[float], doubt: float) -> list[float]:
    """How likely each seat, or its team, is to come first, if so many points make such a difference."""
    teams = state.ways.teams
    if teams > 0:
        together = [0.0] * teams
        for seat in range(state.seats):
            together[state.team(seat)] += worths[seat]
        shares = chances_of(together, doubt)
        return [shares[state.team(seat)] for seat in range(state.seats)]
    return chances_of(worths, doubt)


def chances_of(worths: list[float], doubt: float) -> list[float]:
    best = max(worths)
    weights = [math.exp((points - best) / doubt) for points in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def rounds_left(state: Reviving) -> float:
    """How many rounds will still bring cards."""
    left = float(state.box.rounds - state.round)
    return left + 1.0 if state.phase <= Phase.COLLECT else left


# What a seat has, in points


def worth(state: Reviving, seat: int, met: list[bool], left: float) -> float:
    """Everything but coins."""
    player, square = state.players[seat], state.squares[seat]
    points = float(scoring.score(state, seat))
    mission = square.mission
    if mission is not None:
        for kind in range(len(met)):
            if met[kind]:
                points += float(mission.points[kind])
    waiting = [[0] * 4 for _ in HOPE]
    for monument in square.monuments:
        if not monument.scored:
            points += worth_of_unfinished(state, square, monument, met, left * alone(waiting, monument))
    if player.bhairav != NONE:
        points += float(scoring.bhairav_points(state, player, square)) + 0.5 * left
    return points + worth_of_hand(state, square, player, met, left)


def alone(waiting: list[list[int]], monument: Monument) -> float:
    """How much of its hope is left to a monument because others wait for the same section."""
    if monument.is_complete():
        return 1.0
    before = waiting[monument.kind][len(monument.ends)]
    waiting[monument.kind][len(monument.ends)] += 1
    return AGAIN**before


def season(left: float) -> float:
    """How much hopes count."""
    return min(1.0, left / 2.5)


def worth_of_unfinished(state: Reviving, square: Square, monument: Monument, met: list[bool], left: float) -> float:
    """What is printed on it now, and a part of what it will bring when it is finished."""
    now = float(monument.ends[-1].points)
    missing = int(monument.kind) + 1 - len(monument.ends)
    if missing <= 0:  # its wilds are being named
        return finished_points(state, monument, NONE)
    hope = HOPE[monument.kind][len(monument.ends)] * season(left)
    return now + hope * (finished_points(state, monument, NONE) + mission_hope(state, square, monument, met) - now)


def finished_points(state: Reviving, monument: Monument, next_colour: int) -> float:
    """What it would bring if it were finished: its top, and the colours it has now, with one more perhaps."""
    counts = 0  # three bits a colour
    for end in monument.ends:
        counts += 1 << 3 * state.colour(end)
    if next_colour != NONE:
        counts += 1 << 3 * next_colour
    bonuses = state.box.colour_bonus
    points = state.box.top_points[monument.kind]
    wilds = counts >> 3 * WILD
    largest = 0
    for _ in range(WILD):
        count = counts & 7
        counts >>= 3
        if count > 1:
            points += bonuses[count]
        if count > largest:
            largest = count
    if wilds > 0:
        points += bonuses[min(4, largest + wilds)] - bonuses[largest]
    return float(points)


def mission_hope(state: Reviving, square: Square, monument: Monument, met: list[bool]) -> float:
    """A part of the mission's objective if this monument could still meet it."""
    mission = square.mission
    if mission is None or met[monument.kind]:
        return 0.0
    if not could_meet(state, square, monument):
        return 0.0
    return MISSION * float(mission.points[monument.kind])


def could_meet(state: Reviving, square: Square, monument: Monument) -> bool:
    assert square.mission is not None
    need = square.mission.needs[monument.kind]
    common = NONE
    for number in range(len(monument.ends)):
        colour = state.colour(monument.ends[number])
        if colour == WILD:
            continue
        if need.masks[number] >> colour & 1 == 0:
            return False
        if need.match[number]:
            if common == NONE:
                common = colour
            elif common != colour:
                return False
    return True


# Hands and coins


def worth_of_hand(state: Reviving, square: Square, player: Player, met: list[bool], left: float) -> float:
    """The best uses of as many cards as may be kept; a bought card counts like the others."""
    cards = player.hand + player.drawn
    if player.must is not None:
        cards.append(player.must)
    points = 0.0
    if player.chosen is not None:  # as good as built
        points = use_of_end(state, square, player.chosen, met, left)
        cards.remove(player.chosen.card)
    uses = [use_of_card(state, square, card, met, left) for card in cards]
    uses.sort(reverse=True)
    limit = state.hand_limit(player)
    for number in range(len(uses)):
        points += BUILT * uses[number] if number < limit or player.base == Task.BUILD else 0.0
    return points


def use_of_card(state: Reviving, square: Square, card: Card, met: list[bool], left: float) -> float:
    best = IDLE_CARD * season(left)
    for end in card.ends:
        best = max(best, use_of_end(state, square, end, met, left))
    return best


def use_of_end(state: Reviving, square: Square, end: End, met: list[bool], left: float) -> float:
    """How many points building this end would add."""
    if end.kind == BUDDHA:
        return worth_of_buddha(state, square, end, met)
    if end.level == 1:
        rivals = 0
        for monument in square.monuments:
            if monument.kind == end.kind and len(monument.ends) == 1:
                rivals += 1
        start = float(end.points)
        hope = HOPE[end.kind][1] * season(left * AGAIN**rivals)
        return start + hope * (float(state.box.top_points[end.kind]) + 1.0 - start)
    hope = 1.0 if end.is_top() else HOPE[end.kind][end.level] * season(left)
    best = 0.0
    for monument in square.monuments:
        if monument.kind == end.kind and len(monument.ends) == end.level - 1:
            before = worth_of_unfinished(state, square, monument, met, left)
            after = finished_points(state, monument, state.colour(end))
            if end.is_top():
                after += mission_hope(state, square, monument, met)
            else:
                after = float(end.points) + hope * (after - float(end.points))
            best = max(best, after - before)
    return best


def worth_of_buddha(state: Reviving, square: Square, end: End, met: list[bool]) -> float:
    points = float(end.points)
    colour = state.colour(end)
    is_new = True
    for monument in square.monuments:
        if monument.kind == BUDDHA and state.colour(monument.ends[0]) == colour:
            is_new = False
    if is_new:
        points += float(state.box.buddha_bonus)
    mission = square.mission
    if mission is not None and not met[BUDDHA] and (colour == WILD or mission.needs[BUDDHA].masks[0] >> colour & 1):
        points += float(mission.points[BUDDHA])
    return points


def worth_of_coins(player: Player) -> float:
    """Unspent coins win cards later, and the last of them is turned into points or a card."""
    if not player.coins:
        return 0.0
    if len(player.coins) == 1:
        return LAST_COIN * float(player.coins[0])
    points = 0.0
    for coin in player.coins:
        points += COIN * float(coin)
    return points


# The market


def add_market(state: Reviving, opinions: list[Opinion], worths: list[float]) -> None:
    """Whoever has the best coin for a card as things stand may count on it, the surer the fewer bids are to come."""
    wide = state.is_wide()
    everybody_bid = not state.queue and (
        state.phase == Phase.MANIPULATE or state.players[state.active].task == Task.IDLE
    )
    for slot in range(len(state.market)):
        if state.market[slot] is None:
            continue
        best = winner(state, state.bids, slot, wide)
        if best != NONE:
            seat = state.bids.seats[best]
            value = min(5, state.bids.coins[best] + state.bids.raised[best])
            worths[seat] += (1.0 if everybody_bid else SURE[value]) * opinions[seat].market[slot]
    for seat in range(state.seats):
        worths[seat] += RED_CARD * float(state.cards_a_round())
