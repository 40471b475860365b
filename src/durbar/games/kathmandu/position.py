"""Positions of Kathmandu as plain data: how they are written.

Whether a game could come to one is asked in `reachable`; here everything is found in the box and put in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import (
    MARK,
    OF_EVERY_STATE,
    RNG,
    SEAT,
    Fields,
    Form,
    Particular,
    each,
    from_the_top,
    maybe,
    one_of,
    plain,
    require_range,
    within,
)
from durbar.games.kathmandu import equipment
from durbar.games.kathmandu.cards import (
    ALL_DICE,
    ANIMALS,
    CHARACTERS,
    DICE,
    DIE_BITS,
    DOUBLE_OFFERINGS,
    FACES,
    GOODS,
    LANDSCAPES,
    MOST_MARKERS,
    NONE,
    OFFERINGS,
    PLAN_BITS,
    RESOURCE_BITS,
    RESOURCES,
    TENT_BITS,
    TILE_BITS,
    TURNS,
    WAYS,
    YAK_TILES,
    added,
    bits_of,
    field,
    good_key,
    space_key,
)
from durbar.games.kathmandu.landscape import Landscape
from durbar.games.kathmandu.reachable import check
from durbar.games.kathmandu.reachable.table import ITEMS, TILES, tent_name
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Player, Walk
from durbar.games.kathmandu.view import PHASES

# Things are numbers, bits and fields of a word in a state, and names in a position

Names = Callable[[Kathmandu], Sequence[str]]


def number_of(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {what} {quoted(name)}")
    return names.index(name)


def mask_of(names: Sequence[str], found: Sequence[str], what: str) -> int:
    mask = 0
    for name in found:
        number = number_of(names, name, what)
        if mask >> number & 1:
            raise BadPosition(f"the {what} {quoted(name)} is there twice")
        mask |= 1 << number
    return mask


def word_of(names: Sequence[str], found: Sequence[str], what: str, bits: int) -> int:
    word = 0
    for name, count in Counter(found).items():
        require_range(f"the number of {what}s {quoted(name)}", count, 1, (1 << bits) - 1)
        word = int(added(word, number_of(names, name, what), bits, count))
    return word


def one(names: Names, what: str) -> Form:
    """One of these, by its number."""
    return Form(
        str,
        lambda state, number: names(state)[number],
        lambda state, name, written: number_of(names(state), written, what),
    )


def some(names: Names, what: str) -> Form:
    """Some of these, as bits."""
    return Form(
        list[str],
        lambda state, mask: [names(state)[number] for number in bits_of(mask)],
        lambda state, name, written: mask_of(names(state), written, what),
    )


def many(names: Names, what: str, bits: int) -> Form:
    """So many of each of these, in a field of so many bits."""
    return Form(
        list[str],
        lambda state, word: [key for n, key in enumerate(names(state)) for _ in range(field(word, n, bits))],
        lambda state, name, written: word_of(names(state), written, what, bits),
    )


def items(state: Kathmandu) -> Sequence[str]:
    return ITEMS


def animals(state: Kathmandu) -> Sequence[str]:
    return ANIMALS


def tents(state: Kathmandu) -> Sequence[str]:
    return [tent_name(state, tent) for tent in range(len(state.box.tent_lands))]


def temples(state: Kathmandu) -> Sequence[str]:
    """The spaces on which temples stand."""
    return [space_key(space, state.box.size) for space in state.landscape.temple_spaces]


def nothing_or(form: Form) -> Form:
    """This, or an empty text, which is not written."""
    return maybe(form, NONE, "").usually("")


CARD = one(items, "equipment card")
CARDS = some(items, "equipment card")
ANIMAL = one(animals, "animal")
BEASTS = some(animals, "animal")
PLAN = one(lambda state: state.box.plan_keys, "plan")
PLANS = many(lambda state: state.box.plan_keys, "plan", PLAN_BITS)
TENTS = many(tents, "tent", TENT_BITS)
DIE = one(lambda state: DICE, "die")
WAY = one(lambda state: WAYS, "way")
GOOD = one(lambda state: GOODS, "good")
TILE_GOODS = some(lambda state: TILES, "good")
YES = plain(bool).usually(False)


# The landscape, and what lies on it


def read_landscape(state: Kathmandu, name: str, boards: str) -> Landscape:
    game: Any = state.game
    found: Landscape = game.read_written_boards(boards, state.options)
    return found


@cache
def spaces(count: int, size: int) -> dict[str, int]:
    """The spaces of a map, by their keys."""
    return {space_key(space, size): space for space in range(count)}


def space_of(state: Kathmandu, name: str, key: str) -> int:
    space = spaces(state.landscape.count, state.box.size).get(key)
    if space is None:
        raise BadPosition(f"there is no space {quoted(key)} on this map")
    return space


SPACE = Form(str, lambda state, space: space_key(space, state.box.size), space_of)


def write_goods(state: Kathmandu, goods: list[int]) -> dict[str, str]:
    lying = zip(state.landscape.town_spaces, goods, strict=True)
    return {space_key(space, state.box.size): good_key(good) for space, good in lying if good != NONE}


def read_goods(state: Kathmandu, name: str, written: dict[str, str]) -> list[int]:
    goods = [NONE] * len(state.landscape.town_spaces)
    for key, good in written.items():
        town = state.landscape.towns[space_of(state, name, key)]
        if town == NONE:
            raise BadPosition(f"{key} is no town space, so no good lies there")
        goods[town] = number_of(TILES, good, "good")
    return goods


def read_weather(state: Kathmandu, table: Kathmandu, tiles: list[bool]) -> None:
    """kathmandu-26, kathmandu-81, kathmandu-82: tiles that could lie there, and the storm where they have sent it."""
    first = 0
    for block in state.ways.weather:
        row = tiles[first : first + block.laid]
        if sum(row) > block.storms or len(row) - sum(row) > block.suns:
            raise BadPosition(f"the weather of days {first + 1} to {first + block.laid} has too many tiles of a kind")
        first += block.laid
    if len(tiles) != state.ways.days:
        raise BadPosition(f"the weather has {len(tiles)} tiles; there are {state.ways.days} days")
    state.weather = tiles
    state.storm = min(sum(tiles[: state.shown]), state.landscape.boards - 1)


# A player's yak, resources and dice


def write_stack(state: Kathmandu, stack: int) -> list[str]:
    return [LANDSCAPES[field(stack, place, TILE_BITS)] for place in range(YAK_TILES)]


def read_stack(state: Kathmandu, name: str, tiles: list[str]) -> int:
    if Counter(tiles) != Counter(LANDSCAPES[land] for land in state.box.yak_lands):
        raise BadPosition(f"the yak tiles are {quoted(tiles)}; there is one for each landscape")
    stack = 0
    for place, tile in enumerate(tiles):
        stack = int(added(stack, place, TILE_BITS, LANDSCAPES.index(tile)))
    return stack


def write_resources(state: Kathmandu, player: Player) -> dict[str, int]:
    return player.resources_by_name()


def read_resources(state: Kathmandu, player: Player, written: dict[str, int]) -> None:
    for name, count in written.items():
        require_range(quoted(name), count, 1, (1 << RESOURCE_BITS) - 1)
        player.gain(number_of(RESOURCES, name, "resource"), count)


def write_dice(state: Kathmandu, player: Player) -> list[int]:
    return [player.die(die) for die in range(len(DICE))] if player.dice else []


def read_dice(state: Kathmandu, player: Player, values: list[int]) -> None:
    if values and len(values) != len(DICE):
        raise BadPosition(f"a player has {len(DICE)} dice, not {len(values)}")
    for die, value in enumerate(values):
        require_range("a die", value, 1, FACES)
        player.set_die(die, value)
    player.unused = ALL_DICE if values else 0


def write_used(state: Kathmandu, player: Player) -> list[str]:
    return [DICE[player.slot(number)] for number in range(player.used)]


def read_used(state: Kathmandu, player: Player, dice: list[str]) -> None:
    take_dice(player, dice)
    require_range("the number of used dice", len(dice), 0, TURNS)
    for number, die in enumerate(dice):
        player.slots = added(player.slots, number, DIE_BITS, DICE.index(die) + 1)
    player.used = len(dice)


def write_aside(state: Kathmandu, player: Player) -> list[str]:
    used = write_used(state, player)
    return [name for die, name in enumerate(DICE) if player.dice and not player.is_unused(die) and name not in used]


def read_aside(state: Kathmandu, player: Player, dice: list[str]) -> None:
    take_dice(player, dice)


def take_dice(player: Player, dice: list[str]) -> None:
    taken = mask_of(DICE, dice, "die")
    if taken & ~player.unused:
        raise BadPosition("a die is unused, used or set aside, and neither before the first roll")
    player.unused -= taken


# All fields

PLAYER = Fields(  # yak tiles from the first, used dice in order; there are no dice before they are rolled
    Player,
    yak=Form(list[str], write_stack, read_stack).of("stack"),
    completed=within(0, YAK_TILES).usually(0),
    character=nothing_or(one(lambda state: CHARACTERS, "character")),
    space=nothing_or(SPACE),
    arrived=YES,
    tile=within(0, lambda state: len(state.box.tiles), counts_from=NONE).usually(0),
    resources=Particular(dict[str, int], write_resources, read_resources, "resources").usually({}),
    markers=within(0, MOST_MARKERS).usually(0),
    dice=Particular(list[int], write_dice, read_dice, "dice", "unused").usually([]),
    used=Particular(list[str], write_used, read_used, "slots", "used").usually([]),
    aside=Particular(list[str], write_aside, read_aside).usually([]),
    offerings=within(0, OFFERINGS).usually(0),
    temples=some(temples, "temple").usually([]),
    doubles=within(0, DOUBLE_OFFERINGS).usually(0),
    goods=TILE_GOODS.usually([]),
    specials=some(lambda state: GOODS, "special good").usually([]),
    cards=CARDS.usually([]),
    chests=CARDS.usually([]),
    animals=BEASTS.usually([]),
    plans=PLANS.usually([]),
    secured=many(lambda state: state.box.colours, "pair", 4).usually([]),
    tents=TENTS.usually([]),
)
TURN = Fields(
    Walk,
    rerolled=YES,
    die=nothing_or(DIE),
    faced=YES,
    rolls=within(0, equipment.ROLLS).usually(0),
    picked=CARDS.usually([]),
    doubled=YES,
    climbing=YES,
    bridles=within(0, 4).usually(0),
    open=YES,
    entered=YES,
    heading=nothing_or(WAY),
    left=within(0, 2 * FACES).usually(0),
    until=within(0, 2 * FACES).usually(0),
    turn_to=nothing_or(WAY),
    painted=YES,
    packed=YES,
    traded=YES,
    bought=nothing_or(GOOD),
    swapped=YES,
    partner=within(NONE, lambda state: state.seats - 1).usually(NONE),
    giving=nothing_or(PLAN),
)
TABLE = Fields(
    Kathmandu,
    unwritten=(*OF_EVERY_STATE, "box", "kathmandu_moves", "ways", "tiles"),
    boards=Form(str, lambda state, landscape: landscape.written, read_landscape).of("landscape"),
    phase=one_of(PHASES),
    day=within(1, lambda state: state.ways.days),
    turn=within(1, TURNS),
    passed=within(0, lambda state: state.seats),
    holder=SEAT,
    active=SEAT,
    asked=within(NONE, lambda state: state.seats - 1),
    current=TURN.of("walk"),
    players=each(PLAYER),
    gear_deck=from_the_top(CARD),
    gear=CARDS,
    discards=CARDS,
    gone=CARDS,
    animal_deck=from_the_top(ANIMAL),
    animals=BEASTS,
    plan_deck=from_the_top(PLAN),
    plans=PLANS,
    goods=Form(dict[str, str], write_goods, read_goods),
    goods_gone=TILE_GOODS,
    tent_deck=from_the_top(one(tents, "tent")),
    tents_gone=TENTS,
    weather=Particular(list[bool], lambda state, table: table.weather, read_weather, "weather", "storm"),
    shown=within(0, lambda state: state.ways.days),
    mark=MARK,
    rng=RNG,
)


def accept(state: Kathmandu) -> None:
    """Refuse a position that no game can reach; how many tiles have been taken, the players say."""
    state.tiles = sum(player.tile != NONE for player in state.players)
    check(state)
