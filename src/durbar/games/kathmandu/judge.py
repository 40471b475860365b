"""A quick opinion of a position, for bots: points so far, what things will still bring, and a plan of two moves.

For whoever is to move, every die and way is followed to its landing space; what can be done there counts, how near it
is to Kathmandu, and what the dice that are left could reach from there. For the others only the last of these is asked:
`Landscape.reach` knows for every space and die which landscapes and temples are in reach.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.core.weighing import Weigher
from durbar.games.kathmandu import arriving, scoring
from durbar.games.kathmandu.cards import (
    ALPINIST,
    ARTIST,
    BACKPACK,
    BORDER_GUARD,
    COIN,
    COMPASS,
    DICE,
    FACES,
    FODDER,
    GOODS_OF_A_KIND,
    MOST_MARKERS,
    MOUNTAIN,
    NONE,
    OFFERINGS,
    PAINT,
    PLAN_BITS,
    PLANS,
    RESOURCES,
    added,
    ones,
)
from durbar.games.kathmandu.hidden import redeal
from durbar.games.kathmandu.landscape import borders_of, end_of, enters_mountain, steps_of
from durbar.games.kathmandu.moves import Exchange, Exit, Go, Halt, Pick, Turn
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import AMID, Phase, Player
from durbar.games.kathmandu.worths import (
    A_TURN,
    CARD,
    MARKERS,
    PLAN,
    SECOND,
    THE_NEXT,
    USES,
    animal_value,
    good_set_hope,
    next_die,
    offering_value,
    on_the_way,
    points_so_far,
    reachable,
    turns_left,
    yak_value,
)

A_DAY: Final = 10.0  # points that a day usually brings
MARGIN: Final = 13.0  # points by which one is clearly ahead


class KathmanduWeigher(Weigher):
    """`redeal` and `judge`, asked by compiled code."""

    def deals(self, state: State, seat: int, count: int, rng: Rng) -> list[State]:
        assert isinstance(state, Kathmandu)
        return [redeal(state, seat, rng) for _ in range(count)]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Kathmandu)
        return judge(state)[seat]


def judge(state: Kathmandu) -> list[float]:
    """How well each seat stands, from 0 (lost) to 1 (won)."""
    is_over = state.phase == Phase.OVER
    worths = [float(scoring.score(state, seat)) if is_over else worth(state, seat) for seat in range(state.seats)]
    opinions = [opinion(state, worths, seat) for seat in range(state.seats)]
    if is_over:
        winners = scoring.places(state)[0]
        for seat in range(state.seats):
            opinions[seat] *= 0.5
            if seat in winners:
                opinions[seat] += 0.5 / float(len(winners))
    return opinions


def considered(state: Kathmandu, moves: list[Move]) -> list[Move]:
    """Which moves are worth a thought: since edition 2 the yak guide exchanges also in the middle of an act, but that
    gains nothing which cannot be had before or after it; since edition 3 cards are picked, which hardly matters."""
    if state.ways.edition >= 2 and state.phase in AMID:
        return [move for move in moves if not isinstance(move, Exchange)]
    if state.ways.edition >= 3 and ones(state.me().cards) > 1:
        return [move for move in moves if not isinstance(move, Pick)]
    return moves


def opinion(state: Kathmandu, worths: list[float], seat: int) -> float:
    """The own points against what is usual and, more and more, against the best of the others.

    What the others will roll is only noise to somebody who looks for a good move, so that it does not count for much.
    """
    best = -1000.0
    for other in range(state.seats):
        if other != seat and worths[other] > best:
            best = worths[other]
    rivalry = 0.25 + 0.35 * float(state.day) / float(state.ways.days)
    usual = A_DAY * float(state.ways.days)
    against = rivalry * best + (1.0 - rivalry) * usual
    return 1.0 / (1.0 + math.exp((against - worths[seat]) / MARGIN))


def worth(state: Kathmandu, seat: i64) -> float:
    """About how many points this seat will have."""
    player = state.players[seat]
    left = turns_left(state, seat)
    points = points_so_far(state, player, left)
    if player.arrived:
        return points + left
    if player.space == NONE:
        return points + left * A_TURN
    if seat != state.active:
        soon = THE_NEXT if left > 0.5 else 0.0
        here = on_the_way(state, player, player.space, left) + next_die(state, player, left)
        return points + left * A_TURN + soon + here
    later = left - 1.0 if is_to_move(state) else left  # what this turn brings is looked at more closely
    return points + later * A_TURN + of_the_active(state, player, left)


def is_to_move(state: Kathmandu) -> bool:
    """Whether the yak of the active player has not landed yet."""
    return Phase.DIE <= state.phase <= Phase.BORDER


# The active player


def of_the_active(state: Kathmandu, player: Player, left: float) -> float:
    """What the rest of the turn will bring."""
    phase, walk = state.phase, state.walk
    if phase == Phase.DIE or phase == Phase.BARREL:
        more = 0.4 * float(walk.rolls) + (0.3 if not walk.rerolled else 0.0)
        if walk.die == NONE:
            return more + best_of_dice(state, player, left)
        return more + best_way(state, player, walk.die, left)
    if phase == Phase.GAIN:
        return 1.8 + best_way(state, player, walk.die, left)
    if phase == Phase.MOVE:
        return best_way(state, player, walk.die, left)
    if phase == Phase.TURN or phase == Phase.BORDER:
        return best_decision(state, left)
    if phase == Phase.PLACE or phase == Phase.CHARACTER:
        return on_the_way(state, player, player.space, left)
    here = on_the_way(state, player, player.space, left) + next_die(state, player, left)
    if player.tile != NONE:
        here = -left * (A_TURN - 1.0)
    if phase == Phase.PLAN:
        here += PLAN
    if phase == Phase.GIVE or phase == Phase.GET:
        here += best_swap(state, player)
    if phase == Phase.TENT:
        return here
    return here + 0.97 * still_to_do(state, player)


def best_decision(state: Kathmandu, left: float) -> float:
    """Where to go with a bridle, where to turn or to come out has to be decided: all ways are tried."""
    best = -1000.0
    points = points_so_far(state, state.me(), left)
    for move in state.legal_moves(state.actor()):
        if not isinstance(move, (Go, Turn, Exit, Halt)):
            continue
        after = state.clone()
        after.apply(after.actor(), move)
        me = after.players[state.active]
        now = turns_left(after, state.active)
        found = points_so_far(after, me, now) - points + of_the_active(after, me, now)
        if found > best:
            best = found
    return best


def best_of_dice(state: Kathmandu, player: Player, left: float) -> float:
    """The best die; of equal ones only what they bring differs."""
    best = -1000.0
    soon = min(1.0, left / 4.0)
    seen: i64 = 0
    values: list[float] = [0.0] * (FACES + 1)
    for die in range(len(DICE)):
        if not player.is_unused(die):
            continue
        value = player.die(die)
        if (seen >> value) & 1 == 0:
            seen |= 1 << value
            values[value] = best_way(state, player, die, left)
        found = values[value] + gain_of(player, die, soon)
        if found > best:
            best = found
    return best


def gain_of(player: Player, die: i64, soon: float) -> float:
    """What the resource of a die adds."""
    if die >= len(RESOURCES):
        return 1.0 + 1.3 * soon
    count = player.has(die)
    if count == 0:
        return 1.0 + (USES[die] - 1.0) * soon
    return 1.0 + (0.45 * (USES[die] - 1.0) * soon if count == 1 else 0.0)


def best_way(state: Kathmandu, player: Player, die: i64, left: float) -> float:
    """The best way for this die."""
    if player.markers >= MOST_MARKERS:
        stay = on_the_way(state, player, player.space, left - 1.0)
        return (
            MARKERS[MOST_MARKERS] + stay + SECOND * reachable(state, player, player.space, player.unused & ~(1 << die))
        )
    walk, landscape = state.walk, state.landscape
    if walk.bridles > 0:
        return best_decision(state, left)
    length = player.die(die)
    if walk.doubled:
        length *= 2
    best = -1000.0
    others = player.unused & ~(1 << die)
    for way in range(4):
        found = landscape.walk(player.space, way, length, walk.climbing)
        if walk.climbing and (landscape.lands[end_of(found)] == MOUNTAIN or not enters_mountain(found)):
            continue
        best = max(best, worth_of_walk(state, player, way, found, length, left, others))
        if player.character == ALPINIST and not walk.climbing:
            found = landscape.walk(player.space, way, length, True)
            if enters_mountain(found):
                best = max(best, worth_of_walk(state, player, way, found, length, left, others))
    return best + 0.7 if player.character == BORDER_GUARD else best


def worth_of_walk(state: Kathmandu, player: Player, way: i64, found: i64, length: i64, left: float, rest: i64) -> float:
    """What a walk brings, less what it costs; `rest` are the dice that are left."""
    here = landing(state, player, end_of(found), left - 1.0, rest)
    return here - cost_of(state, player, way, found, length)


def cost_of(state: Kathmandu, player: Player, way: i64, found: i64, length: i64) -> float:
    """What a walk costs: compass, fodder, exhaustion."""
    tired: i64 = 0
    cost = 0.0
    steps = steps_of(found)
    if steps > 0 and state.landscape.needles[state.landscape.board(player.space)] == way:
        if player.has(COMPASS) > 0:
            cost += USES[COMPASS]
        else:
            tired += 1
    borders = borders_of(found)
    fodder = player.has(FODDER)
    if borders > fodder:
        tired += borders - fodder
        borders = fodder
    cost += float(borders) * USES[FODDER]
    if steps < length:
        tired += 1
    now = player.markers + tired
    if now > MOST_MARKERS:
        now = MOST_MARKERS
    return cost + MARKERS[now] - MARKERS[player.markers]


def landing(state: Kathmandu, player: Player, space: i64, left: float, dice: i64) -> float:
    """What can be done on a space, how good it is to be there, and what comes next."""
    landscape = state.landscape
    land: i64 = landscape.lands[space]
    points = 0.0
    if land == player.open_tile():
        points += yak_value(state, player)
    points += offers(state, player, space, land)
    if landscape.cities[space]:
        tile = float(state.box.tiles[state.tiles]) if state.tiles < len(state.box.tiles) else 0.0
        return points + tile + MARKERS[player.markers] - left * (A_TURN - 1.0)
    points += on_the_way(state, player, space, left)
    if left > 0.5:
        points += SECOND * reachable(state, player, space, dice)
    return points


def offers(state: Kathmandu, player: Player, space: i64, land: i64) -> float:
    """The actions of a landing space that could be paid for."""
    points = 0.0
    temple: i64 = state.landscape.temples[space]
    if temple != NONE and (player.temples >> temple) & 1 == 0 and player.offerings < OFFERINGS:
        points += offering_value(state, player)
    if land == MOUNTAIN:
        return points
    town = state.landscape.towns[space]
    if town != NONE and state.goods[town] != NONE and player.has(COIN) > 0:
        points += purchase(state, player, state.goods[town])
    lands: i64 = 1 << land
    if player.character == ARTIST:
        lands |= state.landscape.around[space]
    if player.has(PAINT) > 0 and arriving.on_lands(state.box.animals_on, lands) & state.animals:
        points += animal_value(state) - 1.0
    if player.has(BACKPACK) > 0 and arriving.on_lands(state.box.cards_on, lands) & state.gear:
        points += CARD - 1.0
    return points


def purchase(state: Kathmandu, player: Player, good: i64) -> float:
    """A good, and perhaps its special good."""
    kind = good // GOODS_OF_A_KIND
    points = float(state.box.values[good]) + good_set_hope(player, kind) - 1.0
    if player.has(COIN) > 1 and (player.specials >> kind) & 1 == 0:
        points += 0.85 * float(state.box.special_points) - 1.0
    return points


def still_to_do(state: Kathmandu, player: Player) -> float:
    """The actions that have not been done yet on the landing space."""
    walk, landscape, space = state.walk, state.landscape, player.space
    points = 0.0
    if arriving.can_offer(state, player):
        points += offering_value(state, player)
    town = landscape.towns[space]
    if town != NONE and player.has(COIN) > 0:
        if not walk.traded and state.goods[town] != NONE:
            points += purchase(state, player, state.goods[town])
        elif arriving.can_buy_special(state, player):
            points += 0.85 * float(state.box.special_points) - 1.0
    if not walk.painted and player.has(PAINT) > 0 and arriving.animals_here(state, player) != 0:
        points += animal_value(state) - 1.0
    if not walk.packed and player.has(BACKPACK) > 0 and arriving.cards_here(state, player) != 0:
        points += CARD - 1.0
    return points


def best_swap(state: Kathmandu, player: Player) -> float:
    """What the best swap of plans would change."""
    other = state.players[state.walk.partner]
    before = scoring.plan_points(state.box, player) - scoring.plan_points(state.box, other)
    trial, partner = player.clone(), other.clone()
    best = -1000.0
    for given in range(PLANS):
        if player.plan_count(given) == 0 or (state.walk.giving != NONE and state.walk.giving != given):
            continue
        for got in range(PLANS):
            if other.plan_count(got) > 0:
                trial.plans = added(added(player.plans, given, PLAN_BITS, -1), got, PLAN_BITS, 1)
                partner.plans = added(added(other.plans, got, PLAN_BITS, -1), given, PLAN_BITS, 1)
                after = scoring.plan_points(state.box, trial) - scoring.plan_points(state.box, partner)
                best = max(best, float(after - before))
    return 0.6 * best - 0.2
