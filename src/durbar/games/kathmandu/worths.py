"""What things are worth in Kathmandu, in points, for its judge: what one has, the way ahead, what a die could reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.games.kathmandu import arriving, scoring
from durbar.games.kathmandu.cards import CHEST, COIN, DICE, FACES, NONE, OFFERINGS, PAINT, RESOURCES, TOWN, TURNS, ones
from durbar.games.kathmandu.landscape import TEMPLE_BIT
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player

A_TURN: Final = 5.0  # what a turn on the way brings
THE_NEXT: Final = 1.4  # how much more the next does, because its dice are known
PACE: Final = 1.2  # steps towards Kathmandu that a turn brings besides
FAST: Final = 3.6  # … if one hurries
A_BOARD: Final = 6.7  # steps
PLAN: Final = 1.9  # what a plan is worth before one knows which
CARD: Final = 2.8  # what an equipment card is worth while there is time to use it
SECOND: Final = 0.45  # how much of what the next die could reach will be done
USES: Final = [2.3, 1.7, 2.2, 2.6, 1.9]  # what the first resource of each kind is worth while it can be used
MARKERS: Final = [0.0, 2.2, 4.8, 8.2]  # what exhaustion costs on the way


def turns_left(state: Kathmandu, seat: i64) -> float:
    """How many turns this seat still has; a turn in which the die is chosen counts until the yak has moved."""
    days = float(state.ways.days - state.day) * 3.0
    place = (seat - state.holder + state.seats) % state.seats
    done = place < state.passed or (seat == state.active and state.phase >= Phase.ACT)
    return days + float(TURNS - state.turn) + (0.0 if done else 1.0)


# What is there


def points_so_far(state: Kathmandu, player: Player, left: float) -> float:
    """The points of everything but the way, resources as what they can still be used for."""
    box = state.box
    points = float(scoring.offering_points(box, player) + scoring.good_points(box, player))
    points += float(scoring.tile_points(box, player) + scoring.set_points(box, player))
    points += 0.85 * float(scoring.special_points(box, player))
    points += float(scoring.yak_points(box, player) + scoring.plan_points(box, player))
    points += float(ones(player.animals)) * animal_value(state)
    soon = min(1.0, left / 4.0)
    points += float(ones(player.cards)) * (1.0 + (CARD - 1.0) * soon)
    if left > 0.0 and player.holds(CHEST):
        points += 3.0 * float(player.open_pairs())
    for resource in range(len(RESOURCES)):
        count = player.has(resource)
        if count > 0:
            points += float(count) + (USES[resource] - 1.0) * soon
            if count > 1:
                points += 0.45 * (USES[resource] - 1.0) * soon
    if left > 0.0:
        return points - MARKERS[player.markers]
    return points + float(scoring.marker_points(box, player))


def animal_value(state: Kathmandu) -> float:
    """What an animal will be worth: the difference grows with the days."""
    gone = float(state.day) / float(state.ways.days)
    return gone * float(scoring.animal_worth(state)) + (1.0 - gone) * 3.0


def good_set_hope(player: Player, kind: i64) -> float:
    """Another kind brings the sets nearer."""
    return 1.3 if player.goods_of(kind) == 0 else 0.0


# The way


def on_the_way(state: Kathmandu, player: Player, space: i64, left: float) -> float:
    """What the distance will cost in the end, and what the hope of Kathmandu is worth."""
    steps = float(state.landscape.steps[space])
    if steps > 900.0:
        steps = float(state.landscape.boards - 1 - space // state.landscape.area) * A_BOARD + 5.0
    rest = max(0.0, steps - 3.0 - PACE * left) / A_BOARD
    points = -(rest * rest + 3.0 * rest) / 2.0
    tile = float(state.box.tiles[state.tiles]) if state.tiles < len(state.box.tiles) else 0.0
    hope = min(1.0, FAST * left / (steps + 4.0))
    points += hope * hope * 0.75 * tile
    if state.landscape.board(space) < state.storm and left > 0.0:
        points -= 1.5
    return points


def next_die(state: Kathmandu, player: Player, left: float) -> float:
    """What the next of the unused dice could do from where the yak stands."""
    if left < 0.5:
        return 0.0
    return min(1.0, left) * SECOND * reachable(state, player, player.space, player.unused)


def reachable(state: Kathmandu, player: Player, space: i64, dice: i64) -> float:
    """The best that is in reach from here with one of these dice, and a little for the rest."""
    reach = state.landscape.reach()
    mask: i64 = 0
    if dice == 0:
        for value in range(1, FACES + 1):
            mask |= reach[7 * space + value]
    else:
        for die in range(len(DICE)):
            if (dice >> die) & 1:
                mask |= reach[7 * space + player.die(die)]
    best = 0.0
    total = 0.0
    tile = player.open_tile()
    if tile != NONE and (mask >> tile) & 1:
        best = yak_value(state, player)
        total = best
    if (mask >> TEMPLE_BIT) & ~player.temples:
        value_of_one = offering_value(state, player)
        total += value_of_one
        best = max(best, value_of_one)
    if (mask >> TOWN) & 1 and player.has(COIN) > 0:
        total += 3.5
        best = max(best, 3.5)
    if player.has(PAINT) > 0 and arriving.on_lands(state.box.animals_on, mask & 511) & state.animals:
        value_of_one = animal_value(state) - 1.0
        total += value_of_one
        best = max(best, value_of_one)
    return best + 0.35 * (total - best)


def yak_value(state: Kathmandu, player: Player) -> float:
    """What the next yak tile brings."""
    hidden = player.hidden_tiles()
    if hidden == 0:
        return 0.0
    points = float(state.box.yak_points[hidden - 1] - state.box.yak_points[hidden])
    return points + (2.0 if hidden > 1 else 0.0)


def offering_value(state: Kathmandu, player: Player) -> float:
    """What the next offering brings, with its plan."""
    if player.offerings >= OFFERINGS:
        return 0.0
    track = state.box.track
    return float(track[player.offerings + 1] - track[player.offerings]) + PLAN
