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
    MOST_MARKERS,
    MOUNTAIN,
    NONE,
    TEA_LEAVES,
    ones,
)
from durbar.games.kathmandu.landscape import borders_of, end_of, enters_mountain, steps_of
from durbar.games.kathmandu.state import Phase, Player, Table

# What can be done


def distance(table: Table, is_doubled: bool) -> i64:
    """kathmandu-39, kathmandu-73: how far the chosen die goes."""
    value = table.me().die(table.walk.die)
    return 2 * value if is_doubled else value


def add_ways(table: Table, moves: list[Move]) -> None:
    """The ways in which the yak can go with the cards in use."""
    walk, player = table.walk, table.me()
    for way in range(4):
        if can_go(table, way, walk.climbing, walk.climbing, walk.doubled, walk.bridles):
            moves.append(table.kathmandu_moves.go[way])
    if player.character == ALPINIST and not walk.climbing:
        for way in range(4):
            if can_go_over(table, way):
                moves.append(table.kathmandu_moves.over[way])


def can_go(table: Table, way: i64, gear: bool, is_open: bool, is_doubled: bool, bridles: i64) -> bool:
    """Whether a move that begins this way can be finished."""
    if not gear and bridles == 0:
        return True
    return finishes(table, table.me().space, way, distance(table, is_doubled), bridles, gear, is_open, False, True)


def can_go_over(table: Table, way: i64) -> bool:
    """kathmandu-106: the alpinist opens mountains where there is one on the way, or where the yak may yet turn."""
    walk = table.walk
    if walk.bridles > 0:
        return can_go(table, way, False, True, walk.doubled, walk.bridles)
    found = table.landscape.walk(table.me().space, way, distance(table, walk.doubled), True)
    return enters_mountain(found)


def can_use(table: Table, kind: i64) -> bool:
    """kathmandu-63: whether this card, with those in use and perhaps others that are held, makes a move possible."""
    walk, player = table.walk, table.me()
    gear = walk.climbing or kind == CLIMBING_GEAR
    doubled = walk.doubled or kind == TEA_LEAVES
    bridles = walk.bridles + (1 if kind == BRIDLE else 0)
    spare = ones(player.cards_of(BRIDLE)) - (1 if kind == BRIDLE else 0)
    if not player.holds(kind) or (kind == CLIMBING_GEAR and walk.climbing) or (kind == TEA_LEAVES and walk.doubled):
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


def has_way(table: Table, gear: bool, is_doubled: bool, bridles: i64) -> bool:
    for way in range(4):
        if can_go(table, way, gear, gear, is_doubled, bridles):
            return True
    if table.me().character == ALPINIST and not gear:
        for way in range(4):
            if can_go(table, way, False, True, is_doubled, bridles):
                return True
    return False


def finishes(
    table: Table,
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
    if left == 0:
        return bridles == 0 and entered and landscape.lands[at] != MOUNTAIN
    if bridles > 0 and not fresh:
        for other in range(1, 4, 2):
            if finishes(table, at, (way + other) % 4, left, bridles - 1, gear, is_open, entered, True):
                return True
    ends_here = bridles == 0 and entered and landscape.lands[at] != MOUNTAIN
    beyond = landscape.beside(at, way)
    if beyond == NONE:
        return ends_here
    if table.me().character == BORDER_GUARD and landscape.board(beyond) != landscape.board(at):
        for space in landscape.exits(beyond, way):
            high = landscape.lands[space] == MOUNTAIN
            if (is_open or not high) and finishes(
                table, space, way, left - 1, bridles, gear, is_open, entered or high, False
            ):
                return True
        return ends_here and landscape.lands[beyond] == MOUNTAIN and not is_open
    high = landscape.lands[beyond] == MOUNTAIN
    if high and not is_open:
        return ends_here
    return finishes(table, beyond, way, left - 1, bridles, gear, is_open, entered or high, False)


def turns(table: Table, at: i64, entered: bool, steps: i64, left: i64, to: i64) -> bool:
    """kathmandu-74: whether the yak can go so many steps on, turn there, and finish."""
    walk, landscape = table.walk, table.landscape
    if steps == 0:
        return finishes(table, at, to, left, walk.bridles - 1, walk.climbing, walk.open, entered, True)
    beyond = landscape.beside(at, walk.heading)
    if beyond == NONE:
        return False
    if table.me().character == BORDER_GUARD and landscape.board(beyond) != landscape.board(at):
        for space in landscape.exits(beyond, walk.heading):
            high = landscape.lands[space] == MOUNTAIN
            if (walk.open or not high) and turns(table, space, entered or high, steps - 1, left - 1, to):
                return True
        return False
    high = landscape.lands[beyond] == MOUNTAIN
    if high and not walk.open:
        return False
    return turns(table, beyond, entered or high, steps - 1, left - 1, to)


def add_turns(table: Table, moves: list[Move]) -> None:
    """kathmandu-74: after which step the yak can turn, and where to."""
    walk, player = table.walk, table.me()
    for steps in range(1, walk.left):
        for other in range(1, 4, 2):
            way = (walk.heading + other) % 4
            if turns(table, player.space, walk.entered, steps, walk.left, way):
                moves.append(table.kathmandu_moves.turn[steps][way])


def add_exits(table: Table, moves: list[Move]) -> None:
    """kathmandu-110: where the border guard can come out; or he stops before a mountain like anybody."""
    walk, player = table.walk, table.me()
    beyond = table.landscape.beside(player.space, walk.heading)
    for space in table.landscape.exits(beyond, walk.heading):
        if can_exit(table, space):
            moves.append(table.kathmandu_moves.exit[space])
    if can_halt(table, beyond):
        moves.append(table.kathmandu_moves.halt)


def can_exit(table: Table, space: i64) -> bool:
    walk = table.walk
    high = table.landscape.lands[space] == MOUNTAIN
    if high and not walk.open:
        return False
    if walk.until > 0:
        return turns(table, space, walk.entered or high, walk.until - 1, walk.left - 1, walk.turn_to)
    return finishes(
        table,
        space,
        walk.heading,
        walk.left - 1,
        walk.bridles,
        walk.climbing,
        walk.open,
        walk.entered or high,
        False,
    )


def can_halt(table: Table, beyond: i64) -> bool:
    """A mountain straight ahead stops him, if nothing more has to be done in this move."""
    walk = table.walk
    if walk.open or table.landscape.lands[beyond] != MOUNTAIN:
        return False
    return walk.bridles == 0


# What is done


def go(table: Table, way: i64, over: bool) -> None:
    """kathmandu-39: the yak sets out."""
    walk = table.walk
    walk.heading = way
    walk.left = distance(table, walk.doubled)
    walk.open = walk.climbing or over
    go_on(table)


def turn(table: Table, steps: i64, way: i64) -> None:
    """kathmandu-74: the yak will turn after so many steps."""
    table.walk.until = steps
    table.walk.turn_to = way
    go_on(table)


def leave(table: Table, space: i64) -> None:
    """kathmandu-110: the border guard comes out here."""
    origin = table.me().space
    step(table, space)
    events.walked(table, table.active, table.walk.heading, [int(origin), int(space)])
    turn_if_due(table)
    go_on(table)


def halt(table: Table) -> None:
    """kathmandu-110: the border guard does without his ability and is stopped."""
    arriving.arrive(table)


def go_on(table: Table) -> None:
    """Go as far as nothing has to be decided."""
    if table.walk.bridles == 0 and table.me().character != BORDER_GUARD:
        go_straight(table)
        arriving.arrive(table)
    else:
        go_stepwise(table)


def go_straight(table: Table) -> None:
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


def path_of(table: Table, origin: i64, way: i64, steps: i64) -> list[int]:
    """The spaces of a straight walk, both ends included."""
    path = [int(origin)]
    at = origin
    for _ in range(steps):
        at = table.landscape.beside(at, way)
        path.append(int(at))
    return path


def go_stepwise(table: Table) -> None:
    walk, player, landscape = table.walk, table.me(), table.landscape
    path = [int(player.space)]
    is_guard = player.character == BORDER_GUARD
    while walk.left > 0:
        if walk.bridles > 0 and walk.until == 0:
            stop_to_decide(table, Phase.TURN, path)
            return
        beyond = landscape.beside(player.space, walk.heading)
        if beyond == NONE:
            break
        if is_guard and landscape.board(beyond) != landscape.board(player.space):
            stop_to_decide(table, Phase.BORDER, path)
            return
        if landscape.lands[beyond] == MOUNTAIN and not walk.open:
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


def stop_to_decide(table: Table, phase: Phase, path: list[int]) -> None:
    tell_path(table, table.walk.heading, path)
    table.phase = phase


def tell_path(table: Table, way: i64, path: list[int]) -> None:
    if len(path) > 1:
        events.walked(table, table.active, way, path)


def step(table: Table, beyond: i64) -> None:
    """One space further; the first may cost a compass, a border costs fodder."""
    walk, player, landscape = table.walk, table.me(), table.landscape
    origin = player.space
    player.space = beyond
    if walk.left == distance(table, walk.doubled):
        pay_needle(table, player, origin)
    if landscape.board(beyond) != landscape.board(origin):
        pay_borders(table, player, 1)
    if landscape.lands[beyond] == MOUNTAIN:
        walk.entered = True
    walk.left -= 1
    if walk.until > 0:
        walk.until -= 1


def turn_if_due(table: Table) -> None:
    walk = table.walk
    if walk.until == 0 and walk.turn_to != NONE:
        walk.heading = walk.turn_to
        walk.turn_to = NONE
        walk.bridles -= 1


def pay_needle(table: Table, player: Player, origin: i64) -> None:
    """kathmandu-44: the first space entered may lie where the needle points."""
    if table.landscape.needles[table.landscape.board(origin)] != table.walk.heading:
        return
    if player.has(COMPASS) > 0:
        player.pay(COMPASS)
        events.paid(table, table.active, COMPASS, 1)
    else:
        player.tire()
        events.tired(table, "needle", table.active, 1)


def pay_borders(table: Table, player: Player, borders: i64) -> None:
    """kathmandu-43, kathmandu-45: fodder for each border, a marker where there is none."""
    fodder = player.has(FODDER)
    with_fodder = min(fodder, borders)
    player.pay(FODDER, with_fodder)
    player.tire(borders - with_fodder)
    events.paid(table, table.active, FODDER, with_fodder)
    events.tired(table, "border", table.active, borders - with_fodder)


def must_rest(player: Player) -> bool:
    """kathmandu-35."""
    return player.markers >= MOST_MARKERS
