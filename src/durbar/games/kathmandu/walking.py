"""Moving the yak (kathmandu-39 to kathmandu-47), with what changes it: climbing gear, tea leaves, bridles, the alpinist
and the border guard.

A plain move is looked up in the landscape. With a bridle, or for the border guard, the yak goes step by step and stops
where something has to be decided. Nothing may be begun that could not be finished: `finishes` looks ahead.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, events
from durbar.games.kathmandu.cards import (
    ALPINIST,
    BORDER_GUARD,
    BRIDLE,
    CLIMBING_GEAR,
    COMPASS,
    FODDER,
    NONE,
    TEA_LEAVES,
    ones,
)
from durbar.games.kathmandu.landscape import borders_of, end_of, enters_mountain, steps_of
from durbar.games.kathmandu.state import KathmanduTable, Phase, Player

# What can be done


def distance(table: KathmanduTable, is_doubled: bool) -> i64:
    """kathmandu-39, kathmandu-73: how far the chosen die goes."""
    value = table.me().die(table.walk.die)
    return 2 * value if is_doubled else value


def add_ways(table: KathmanduTable, moves: list[Move]) -> None:
    """The ways in which the yak can go with the cards in use."""
    walk, player = table.walk, table.me()
    for way in range(4):
        if can_go(table, way, walk.climbing, False, walk.doubled, walk.bridles):
            moves.append(table.kathmandu_moves.go[way])
    if player.character == ALPINIST and not walk.climbing:
        for way in range(4):
            if can_go_over(table, way):
                moves.append(table.kathmandu_moves.over[way])


def can_go(table: KathmanduTable, way: i64, gear: bool, over: bool, is_doubled: bool, bridles: i64) -> bool:
    """Whether a move that begins this way can be finished, with climbing gear or by the alpinist over mountains."""
    left = distance(table, is_doubled)
    return finishes(table, table.me().space, way, left, bridles, gear, gear or over, False, True)


def can_go_over(table: KathmanduTable, way: i64) -> bool:
    """kathmandu-106: the alpinist opens mountains where there is one on the way, or where the yak may yet turn."""
    walk = table.walk
    if walk.bridles > 0:
        return can_go(table, way, False, True, walk.doubled, walk.bridles)
    found = table.landscape.walk(table.me().space, way, distance(table, walk.doubled), True)
    return enters_mountain(found)


def can_use(table: KathmanduTable, kind: i64) -> bool:
    """kathmandu-63: whether this card, with those in use and perhaps others that are held, makes a move possible."""
    walk, player = table.walk, table.me()
    gear = walk.climbing or kind == CLIMBING_GEAR
    doubled = walk.doubled or kind == TEA_LEAVES
    bridles = walk.bridles + (1 if kind == BRIDLE else 0)
    spare = ones(player.cards_of(BRIDLE)) - (1 if kind == BRIDLE else 0)
    if (kind == CLIMBING_GEAR and walk.climbing) or (kind == TEA_LEAVES and walk.doubled):
        return False
    for more in range(spare + 1):
        for tea in range(2):
            if tea == 1 and (doubled or not player.holds(TEA_LEAVES)):
                continue
            for climb in range(2):
                if climb == 1 and (gear or not player.holds(CLIMBING_GEAR)):
                    continue
                if has_way(table, gear or climb == 1, doubled or tea == 1, bridles + more):
                    return True
    return False


def has_way(table: KathmanduTable, gear: bool, is_doubled: bool, bridles: i64) -> bool:
    for way in range(4):
        if can_go(table, way, gear, False, is_doubled, bridles):
            return True
    if table.me().character == ALPINIST and not gear:
        for way in range(4):
            if can_go(table, way, False, True, is_doubled, bridles):
                return True
    return False


def finishes(
    table: KathmanduTable,
    at: i64,
    way: i64,
    left: i64,
    bridles: i64,
    gear: bool,
    is_open: bool,
    entered: bool,
    fresh: bool,
) -> bool:
    """Whether a yak here can make all its turns and, with climbing gear, cross a mountain and come down again.

    fresh: whether it has not gone a step since it began or turned, so that it cannot turn here
    """
    if bridles == 0 and not gear:
        return True
    landscape = table.landscape
    can_end = bridles == 0 and entered and not landscape.is_mountain(at)
    if left == 0:
        return can_end
    if bridles > 0 and not fresh:
        for other in range(1, 4, 2):
            if finishes(table, at, (way + other) % 4, left, bridles - 1, gear, is_open, entered, True):
                return True
    for space in next_spaces(table, at, way, is_open):
        climbed = entered or landscape.is_mountain(space)
        if finishes(table, space, way, left - 1, bridles, gear, is_open, climbed, False):
            return True
    return can_end and stops(table, landscape.beside(at, way), is_open)


def stops(table: KathmanduTable, beyond: i64, is_open: bool) -> bool:
    """kathmandu-40: an edge or a mountain straight ahead."""
    return beyond == NONE or (table.landscape.is_mountain(beyond) and not is_open)


def chooses_exit(table: KathmanduTable, at: i64, beyond: i64) -> bool:
    """kathmandu-110: the border guard stands before a border."""
    return table.me().character == BORDER_GUARD and table.board(beyond) != table.board(at)


def next_spaces(table: KathmanduTable, at: i64, way: i64, is_open: bool) -> list[int]:
    """Where a step this way can lead: to one space at most, for the border guard along a whole border."""
    landscape = table.landscape
    beyond = landscape.beside(at, way)
    if beyond == NONE:
        return []
    spaces = landscape.exits(beyond, way) if chooses_exit(table, at, beyond) else [int(beyond)]
    return [space for space in spaces if is_open or not landscape.is_mountain(space)]


def turns(table: KathmanduTable, at: i64, entered: bool, steps: i64, left: i64, to: i64) -> bool:
    """kathmandu-74: whether the yak can go so many steps on, turn there, and finish."""
    walk, landscape = table.walk, table.landscape
    if steps == 0:
        return finishes(table, at, to, left, walk.bridles - 1, walk.climbing, walk.open, entered, True)
    for space in next_spaces(table, at, walk.heading, walk.open):
        climbed = entered or landscape.is_mountain(space)
        if turns(table, space, climbed, steps - 1, left - 1, to):
            return True
    return False


def add_turns(table: KathmanduTable, moves: list[Move]) -> None:
    """kathmandu-74: after which step the yak can turn, and where to."""
    walk, player = table.walk, table.me()
    for steps in range(1, walk.left):
        for other in range(1, 4, 2):
            way = (walk.heading + other) % 4
            if turns(table, player.space, walk.entered, steps, walk.left, way):
                moves.append(table.kathmandu_moves.turn[steps][way])


def add_exits(table: KathmanduTable, moves: list[Move]) -> None:
    """kathmandu-110: where the border guard can come out; or he stops before a mountain like anybody."""
    walk, player = table.walk, table.me()
    for space in next_spaces(table, player.space, walk.heading, walk.open):
        if can_exit(table, space):
            moves.append(table.kathmandu_moves.exit[space])
    beyond = table.landscape.beside(player.space, walk.heading)
    if walk.bridles == 0 and stops(table, beyond, walk.open):
        moves.append(table.kathmandu_moves.halt)


def can_exit(table: KathmanduTable, space: i64) -> bool:
    """Whether the move can be finished from there."""
    walk, left = table.walk, table.walk.left - 1
    entered = walk.entered or table.landscape.is_mountain(space)
    if walk.until > 0:
        return turns(table, space, entered, walk.until - 1, left, walk.turn_to)
    return finishes(table, space, walk.heading, left, walk.bridles, walk.climbing, walk.open, entered, False)


# What is done


def go(table: KathmanduTable, way: i64, over: bool) -> None:
    """kathmandu-39: the yak sets out."""
    walk = table.walk
    walk.heading = way
    walk.left = distance(table, walk.doubled)
    walk.open = walk.climbing or over
    go_on(table)


def turn(table: KathmanduTable, steps: i64, way: i64) -> None:
    """kathmandu-74: the yak will turn after so many steps."""
    table.walk.until = steps
    table.walk.turn_to = way
    go_on(table)


def leave(table: KathmanduTable, space: i64) -> None:
    """kathmandu-110: the border guard comes out here."""
    origin = table.me().space
    step(table, space)
    events.walked(table, table.active, table.walk.heading, [int(origin), int(space)])
    turn_if_due(table)
    go_on(table)


def halt(table: KathmanduTable) -> None:
    """kathmandu-110: the border guard does without his ability and is stopped."""
    arriving.arrive(table)


def go_on(table: KathmanduTable) -> None:
    """Go as far as nothing has to be decided."""
    if table.walk.bridles == 0 and table.me().character != BORDER_GUARD:
        go_straight(table)
        arriving.arrive(table)
    else:
        go_stepwise(table)


def go_straight(table: KathmanduTable) -> None:
    """The whole move, as far as it is free."""
    walk, player, landscape = table.walk, table.me(), table.landscape
    found = landscape.walk(player.space, walk.heading, walk.left, walk.open)
    steps = steps_of(found)
    if steps == 0:
        return
    origin = player.space
    player.space = end_of(found)
    walk.left -= steps
    if enters_mountain(found):
        walk.entered = True
    if table.log is not None:
        events.walked(table, table.active, walk.heading, path_of(table, origin, walk.heading, steps))
    pay_needle(table, player, origin)
    pay_borders(table, player, borders_of(found))


def path_of(table: KathmanduTable, origin: i64, way: i64, steps: i64) -> list[int]:
    """The spaces of a straight walk, both ends included."""
    path = [int(origin)]
    at = origin
    for _ in range(steps):
        at = table.landscape.beside(at, way)
        path.append(int(at))
    return path


def go_stepwise(table: KathmanduTable) -> None:
    walk, player, landscape = table.walk, table.me(), table.landscape
    path = [int(player.space)]
    while walk.left > 0:
        if walk.bridles > 0 and walk.until == 0:
            stop_to_decide(table, Phase.TURN, path)
            return
        beyond = landscape.beside(player.space, walk.heading)
        if beyond != NONE and chooses_exit(table, player.space, beyond):
            stop_to_decide(table, Phase.BORDER, path)
            return
        if stops(table, beyond, walk.open):
            break
        way = walk.heading
        step(table, beyond)
        path.append(int(beyond))
        if walk.until == 0 and walk.turn_to != NONE:
            tell_path(table, way, path)
            path = [int(beyond)]
            turn_if_due(table)
    tell_path(table, walk.heading, path)
    arriving.arrive(table)


def stop_to_decide(table: KathmanduTable, phase: Phase, path: list[int]) -> None:
    tell_path(table, table.walk.heading, path)
    table.phase = phase


def tell_path(table: KathmanduTable, way: i64, path: list[int]) -> None:
    if len(path) > 1:
        events.walked(table, table.active, way, path)


def step(table: KathmanduTable, beyond: i64) -> None:
    """One space further; the first may cost a compass, a border costs fodder."""
    walk, player, landscape = table.walk, table.me(), table.landscape
    origin = player.space
    player.space = beyond
    if walk.left == distance(table, walk.doubled):
        pay_needle(table, player, origin)
    if landscape.board(beyond) != landscape.board(origin):
        pay_borders(table, player, 1)
    if landscape.is_mountain(beyond):
        walk.entered = True
    walk.left -= 1
    if walk.until > 0:
        walk.until -= 1


def turn_if_due(table: KathmanduTable) -> None:
    walk = table.walk
    if walk.until == 0 and walk.turn_to != NONE:
        walk.heading = walk.turn_to
        walk.turn_to = NONE
        walk.bridles -= 1


def pay_needle(table: KathmanduTable, player: Player, origin: i64) -> None:
    """kathmandu-44: the first space entered may lie where the needle points."""
    if table.landscape.needles[table.landscape.board(origin)] != table.walk.heading:
        return
    if player.has(COMPASS) > 0:
        player.pay(COMPASS)
        events.paid(table, table.active, COMPASS, 1)
    else:
        player.tire()
        events.tired(table, "needle", table.active, 1)


def pay_borders(table: KathmanduTable, player: Player, borders: i64) -> None:
    """kathmandu-43, kathmandu-45: fodder for each border, a marker where there is none."""
    fodder = player.has(FODDER)
    with_fodder = min(fodder, borders)
    player.pay(FODDER, with_fodder)
    player.tire(borders - with_fodder)
    events.paid(table, table.active, FODDER, with_fodder)
    events.tired(table, "border", table.active, borders - with_fodder)
