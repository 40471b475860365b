"""What players have: yaks, dice, offerings, resources, tiles of Kathmandu."""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.games.kathmandu.cards import ALPINIST, COPIES, DICE, DOUBLE_OFFERINGS, MONK, NONE, TOOLBOX, TURNS, ones
from durbar.games.kathmandu.reachable.table import LANDED, ON_THE_WAY, SETTING_UP, has_had_turn, start_resources
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player

FROM_A_TOOLBOX = 3  # resources


def check_yak(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-40, kathmandu-58, kathmandu-106: where a yak can stand."""
    if player.arrived and (player.space != NONE or player.tile == NONE):
        raise BadPosition(f"seat {seat} is in Kathmandu, so it has a tile and its yak stands nowhere else")
    if player.space == NONE:
        if not player.arrived and state.phase not in SETTING_UP:
            raise BadPosition(f"the yak of seat {seat} stands nowhere")
        return
    if state.landscape.is_mountain(player.space):
        is_active = seat == state.active and state.phase != Phase.OVER
        walks_over = is_active and state.phase in ON_THE_WAY and state.walk.open
        came_down = is_active and state.phase in LANDED and state.walk.climbing
        if not walks_over and (player.character != ALPINIST or came_down):
            raise BadPosition(f"the yak of seat {seat} stands on a mountain, where only the alpinist stops")


def check_dice(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-32, kathmandu-34: one die a turn, while the yak is on the way, and at most one set aside."""
    if (player.dice == 0) != (state.phase in SETTING_UP):
        raise BadPosition(f"the dice of seat {seat} are rolled when all yaks are placed, and then always show a face")
    if state.phase in SETTING_UP:
        return
    has_moved = has_had_turn(state, seat) or (seat == state.active and state.walk.die != NONE)
    expected = TURNS if state.phase == Phase.OVER else state.turn - 1 + has_moved
    if player.used > expected or (player.used < expected and not player.arrived):
        raise BadPosition(f"seat {seat} has used {player.used} dice; in this turn it should be {expected}")
    rerolled = seat == state.active and state.walk.die == NONE and state.walk.rerolled
    if len(DICE) - player.used - ones(player.unused) > expected + rerolled:
        raise BadPosition(f"seat {seat} has set aside more than one die a turn")


def check_offerings(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-54, kathmandu-108: one offering a temple, and the second ones of the monk."""
    extra = player.offerings - ones(player.temples)
    if extra < 0:
        raise BadPosition(f"seat {seat} has made {player.offerings} offerings on {ones(player.temples)} temples")
    is_monk = player.character == MONK and state.phase != Phase.CHARACTER
    if extra + player.doubles != (DOUBLE_OFFERINGS if is_monk else 0):
        raise BadPosition(f"seat {seat} has made {extra} double offerings; its uses of the monk do not fit")


def check_resources(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-15: there are always enough, but nobody can have gained more in so many turns.

    In each turn a seat gains one for its die and three from a toolbox it takes, and one coin from each other player who
    buys its special good. What a seat can still gain in this turn, or from toolboxes in its hand, counts as gained. All
    toolboxes may have been in one hand from the beginning.
    """
    rounds = TURNS * (state.day - 1) + state.turn
    others = state.seats - 1
    toolboxes = (COPIES + 1 - ones(player.cards_of(TOOLBOX))) * FROM_A_TOOLBOX
    most = sum(start_resources(state, player)) + toolboxes + rounds * (1 + FROM_A_TOOLBOX + others)
    most -= still_gained(state, seat)
    if player.resource_count() > most:
        raise BadPosition(f"seat {seat} has {player.resource_count()} resources; by now it can be {most} at most")


def still_gained(state: Kathmandu, seat: int) -> int:
    """What a seat can still gain until everybody has had this turn, without toolboxes that it holds."""
    walk, gained = state.walk, 0
    for other in range(state.seats):
        if has_had_turn(state, other):
            continue
        is_active = other == state.active
        if other != seat:
            gained += 0 if is_active and walk.traded and walk.bought == NONE else 1
            continue
        gained += 0 if is_active and walk.die != NONE and state.phase != Phase.GAIN else 1
        gained += 0 if is_active and walk.packed else FROM_A_TOOLBOX
    return gained


def check_tiles(state: Kathmandu) -> None:
    """kathmandu-57: tiles are taken from the top, by yaks that are in Kathmandu."""
    taken = sorted(player.tile for player in state.players if player.tile != NONE)
    if taken != list(range(len(taken))):
        raise BadPosition("the Kathmandu tiles are taken from the top")
    for seat, player in enumerate(state.players):
        in_city = player.space != NONE and state.landscape.cities[player.space]
        is_active = seat == state.active and state.phase != Phase.OVER
        visiting = in_city and is_active and state.phase in LANDED
        walking_through = is_active and state.phase in ON_THE_WAY
        if (player.tile != NONE) != (player.arrived or visiting):
            raise BadPosition(f"seat {seat} has a Kathmandu tile exactly if its yak has landed there")
        if in_city and not visiting and not walking_through and not is_on_map_to_city(state, player):
            raise BadPosition(f"the yak of seat {seat} stays in Kathmandu after its turn")


def is_on_map_to_city(state: Kathmandu, player: Player) -> bool:
    """kathmandu-57: before edition 3 a world map led into Kathmandu without a visit, where a town touches it."""
    if state.ways.edition >= 3:
        return False
    zone = state.landscape.zones[player.space]
    return any(not state.landscape.cities[space] for space in state.landscape.zone_spaces[zone])
