"""Equipment cards (kathmandu-61 to kathmandu-76), and what the yak guide does with fodder and the pink die."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, events, walking
from durbar.games.kathmandu.cards import (
    BARREL,
    BEFORE,
    BOTTLE,
    BRIDLE,
    CARDS,
    CHEST,
    CLIMBING_GEAR,
    FACES,
    FIRST_AID,
    FODDER,
    MAGNIFIER,
    NONE,
    OPPOSITE,
    PINK,
    PLAN_BITS,
    PLAN_COLOURS,
    ROPE_LADDER,
    TEA_LEAVES,
    TELESCOPE,
    TOOLBOX,
    WORLD_MAP,
    YAK_GUIDE,
    added,
    bit,
    bits_of,
    kind_of,
    ones,
)
from durbar.games.kathmandu.moves import Bottle, Ladder, Toolbox, Use, WorldMap
from durbar.games.kathmandu.state import KathmanduTable, Phase, Player

ROLLS = 3  # of a barrel
HEALED = 2  # markers, by a first-aid kit
FODDER_TO_EXCHANGE = 2
SIMPLE = (FIRST_AID, TELESCOPE, CHEST)  # used without another word, before or after the move


# What can be used


def add_cards(table: KathmanduTable, timing: i64, moves: list[Move]) -> None:
    """kathmandu-61: cards that are used at this time of the turn, except those about the chosen die and the move."""
    player, table_moves, timings = table.me(), table.kathmandu_moves, table.box.timings
    if player.cards == 0:
        return
    if timings[TOOLBOX] == timing and player.holds(TOOLBOX):
        moves.extend(table_moves.toolbox)
    for kind in SIMPLE:
        if timings[kind] == timing and player.holds(kind) and has_effect(player, kind):
            moves.append(table_moves.use[kind])
    if timing == BEFORE:
        if player.holds(BARREL) and player.unused != 0:
            moves.append(table_moves.use[BARREL])
        if player.holds(WORLD_MAP):
            add_maps(table, player, moves)


def has_effect(player: Player, kind: i64) -> bool:
    """kathmandu-63: a card that would change nothing is not used."""
    if kind == FIRST_AID:
        return player.markers > 0
    if kind == TELESCOPE:
        return player.open_tile() != NONE
    return player.open_pairs() > 0


def add_maps(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-70: any other space of the zone."""
    zone: i64 = table.landscape.zones[player.space]
    if zone == NONE:
        return
    for space in table.landscape.zone_spaces[zone]:
        if space != player.space and may_map_to(table, space):
            moves.append(table.kathmandu_moves.world_map[space])


def may_map_to(table: KathmanduTable, space: i64) -> bool:
    """kathmandu-57: since edition 3 no map leads into Kathmandu."""
    return table.ways.edition < 3 or not table.landscape.cities[space]


def add_die_cards(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-65, kathmandu-69, kathmandu-107: what turns the chosen die."""
    table_moves, value = table.kathmandu_moves, player.die(table.walk.die)
    if player.holds(MAGNIFIER):
        moves.append(table_moves.use[MAGNIFIER])
    if player.holds(BOTTLE):
        if value < FACES:
            moves.append(table_moves.bottle[0])
        if value > 1:
            moves.append(table_moves.bottle[1])
    if can_face(table, player):
        for face in range(1, FACES + 1):
            if face != value:
                moves.append(table_moves.face[face - 1])


def can_face(table: KathmanduTable, player: Player) -> bool:
    return player.character == YAK_GUIDE and table.walk.die == PINK and not table.walk.faced


def add_walking_cards(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-72 to kathmandu-74: what changes the move."""
    for kind in (CLIMBING_GEAR, TEA_LEAVES, BRIDLE):
        if player.holds(kind) and walking.can_use(table, kind):
            moves.append(table.kathmandu_moves.use[kind])


def add_picks(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-62: since edition 3, which of several cards of a kind that can be used now is meant."""
    if table.ways.edition < 3 or ones(player.cards) < 2:
        return
    others = [card for card in bits_of(player.cards) if may_pick(table, player, card)]
    if others:
        usable = kinds_of(moves)
        for card in others:
            if (usable >> kind_of(card)) & 1:
                moves.append(table.kathmandu_moves.pick[card])


def may_pick(table: KathmanduTable, player: Player, card: i64) -> bool:
    """Whether another card of its kind would be used, and none of them is picked."""
    kind = kind_of(card)
    return player.cards_of(kind) & table.walk.picked == 0 and next_of(table, player, kind) != bit(card)


def kinds_of(moves: list[Move]) -> i64:
    """As bits, the kinds of equipment that these moves use."""
    kinds: i64 = 0
    for move in moves:
        kind = kind_used(move)
        if kind != NONE:
            kinds |= bit(kind)
    return kinds


def kind_used(move: Move) -> i64:
    """The kind of equipment that this move uses, or NONE."""
    if isinstance(move, Use):
        return move.equipment
    if isinstance(move, Toolbox):
        return TOOLBOX
    if isinstance(move, Bottle):
        return BOTTLE
    if isinstance(move, WorldMap):
        return WORLD_MAP
    return ROPE_LADDER if isinstance(move, Ladder) else NONE


def is_walking(table: KathmanduTable) -> bool:
    """Whether a card of the move is in use, so that the time before the move is over."""
    walk = table.walk
    return walk.climbing or walk.doubled or walk.bridles > 0


def add_exchanges(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-107: two fodder for another resource."""
    if player.character == YAK_GUIDE and player.has(FODDER) >= FODDER_TO_EXCHANGE:
        for resource in range(FODDER):
            moves.append(table.kathmandu_moves.exchange[resource])


# What is done


def pick(table: KathmanduTable, card: i64) -> None:
    """kathmandu-62."""
    table.walk.picked |= bit(card)


def next_of(table: KathmanduTable, player: Player, kind: i64) -> i64:
    """kathmandu-62: as a bit, the card of this kind that will be used: what was picked, else the starting card."""
    cards = player.cards_of(kind)
    if cards & table.walk.picked != 0:
        return cards & table.walk.picked
    starting = bit(CARDS + kind)
    return starting if cards & starting != 0 else cards & -cards


def put_away(table: KathmanduTable, player: Player, kind: i64) -> None:
    """kathmandu-62: a used card is discarded, a used starting card leaves the game; kathmandu-71: a chest stays."""
    card = next_of(table, player, kind)
    player.cards &= ~card
    table.walk.picked &= ~card
    if kind == CHEST:
        player.chests |= card
    elif card == bit(CARDS + kind):
        table.gone |= card
    else:
        table.discards |= card


def use(table: KathmanduTable, kind: i64) -> None:
    player, walk = table.me(), table.walk
    put_away(table, player, kind)
    if kind == CHEST:
        secure_pairs(table, player)
        return
    if kind == MAGNIFIER:
        player.set_die(walk.die, OPPOSITE - player.die(walk.die))
        events.turned_die(table, "magnifier", table.active, walk.die, player.die(walk.die))
        return
    if kind == FIRST_AID:
        healed = min(HEALED, player.markers)
        player.markers -= healed
        events.healed(table, table.active, healed)
        return
    events.used(table, table.active, kind)
    if kind == BARREL:
        walk.rolls = ROLLS
        table.phase = Phase.BARREL
    elif kind == TELESCOPE:
        arriving.complete_tile(table, table.active)
    elif kind == CLIMBING_GEAR:
        walk.climbing = True
    elif kind == TEA_LEAVES:
        walk.doubled = True
    elif kind == BRIDLE:
        walk.bridles += 1


def use_toolbox(table: KathmanduTable, mask: i64) -> None:
    """kathmandu-64: three different resources."""
    player = table.me()
    put_away(table, player, TOOLBOX)
    for resource in bits_of(mask):
        player.gain(resource)
    events.used_toolbox(table, table.active, mask)


def use_bottle(table: KathmanduTable, change: i64) -> None:
    """kathmandu-69: one more or one less."""
    player, walk = table.me(), table.walk
    put_away(table, player, BOTTLE)
    player.set_die(walk.die, player.die(walk.die) + change)
    events.turned_die(table, "bottle", table.active, walk.die, player.die(walk.die))


def use_map(table: KathmanduTable, space: i64) -> None:
    """kathmandu-70: to another space of the zone; borders cost as usual, the needle nothing."""
    player = table.me()
    origin = player.space
    put_away(table, player, WORLD_MAP)
    player.space = space
    events.used_map(table, table.active, origin, space)
    borders = table.board(space) - table.board(origin)
    walking.pay_borders(table, player, -borders if borders < 0 else borders)


def secure_pairs(table: KathmanduTable, player: Player) -> None:
    """kathmandu-71: all open pairs go under the chest."""
    total: i64 = 0
    for colour in range(PLAN_COLOURS):
        pairs = player.pairs(colour)
        player.plans = added(player.plans, 2 * colour, PLAN_BITS, -pairs)
        player.plans = added(player.plans, 2 * colour + 1, PLAN_BITS, -pairs)
        player.secured = added(player.secured, colour, 4, pairs)
        total += pairs
    events.secured(table, table.active, total)


def use_ladder(table: KathmanduTable, space: i64) -> None:
    """kathmandu-75: an offering on a temple beside the yak."""
    put_away(table, table.me(), ROPE_LADDER)
    events.used(table, table.active, ROPE_LADDER)
    arriving.make_offering(table, table.landscape.temples[space], 1)


# The barrel


def add_rolls(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-66: any of the unused dice; after the first time one may stop."""
    mask = player.unused
    some = mask
    while some != 0:
        moves.append(table.kathmandu_moves.roll[some])
        some = (some - 1) & mask
    if table.walk.rolls < ROLLS:
        moves.append(table.kathmandu_moves.stop)


def roll(table: KathmanduTable, mask: i64) -> None:
    player, walk = table.me(), table.walk
    roll_dice(table, player, mask)
    events.rolled_barrel(table, table.active, mask)
    walk.rolls -= 1
    if walk.rolls == 0:
        leave_barrel(table)


def roll_dice(table: KathmanduTable, player: Player, mask: i64) -> None:
    """Roll these dice; nobody can take that back."""
    for die in bits_of(mask):
        player.set_die(die, 1 + table.rng.below(FACES))
    table.mark += 1


def leave_barrel(table: KathmanduTable) -> None:
    table.walk.rolls = 0
    table.phase = Phase.DIE if table.walk.die == NONE else Phase.MOVE


# The yak guide


def exchange(table: KathmanduTable, resource: i64) -> None:
    """kathmandu-107."""
    player = table.me()
    player.pay(FODDER, FODDER_TO_EXCHANGE)
    player.gain(resource)
    events.exchanged(table, table.active, resource)


def face(table: KathmanduTable, value: i64) -> None:
    """kathmandu-107: the pink die shows what the guide wants."""
    player = table.me()
    player.set_die(table.walk.die, value)
    table.walk.faced = True
    events.turned_die(table, "face", table.active, table.walk.die, value)
