"""Positions of Kathmandu as plain data: written out whole, and read back only if a game could be there.

Whether a game could be there is asked in `reachable.py`; here everything is found in the box and put in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.position import read_count, written_count
from durbar.core.rng import read_rng
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
    PLAN_COLOURS,
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
    item_key,
    space_key,
)
from durbar.games.kathmandu.hidden import tents_in
from durbar.games.kathmandu.reachable import ITEMS, TILES, check, items, require_range, tent_name
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.seen import plan_keys
from durbar.games.kathmandu.state import Player, Walk
from durbar.games.kathmandu.view import PHASES, PhaseName

if TYPE_CHECKING:
    from durbar.games.kathmandu.game import KathmanduGame, KathmanduOptions


class WrittenPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to a seat.

    dice:   what the six dice show; none before they are rolled
    used:   the used dice in order; `aside` those set aside
    yak:    the yak tiles from the first, whether completed or not
    """

    yak: list[str]
    completed: int = 0
    character: str = ""
    space: str = ""
    arrived: bool = False
    tile: int = 0
    resources: dict[str, int] = {}
    markers: int = 0
    dice: list[int] = []
    used: list[str] = []
    aside: list[str] = []
    offerings: int = 0
    temples: list[str] = []
    doubles: int = 0
    goods: list[str] = []
    specials: list[str] = []
    cards: list[str] = []
    chests: list[str] = []
    animals: list[str] = []
    plans: list[str] = []
    secured: list[str] = []
    tents: list[str] = []


class WrittenTurn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What has been done in the turn that is being played; see `Walk` in state.py."""

    rerolled: bool = False
    die: str = ""
    faced: bool = False
    rolls: int = 0
    doubled: bool = False
    climbing: bool = False
    bridles: int = 0
    open: bool = False
    entered: bool = False
    heading: str = ""
    left: int = 0
    until: int = 0
    turn_to: str = ""
    painted: bool = False
    packed: bool = False
    traded: bool = False
    bought: str = ""
    swapped: bool = False
    partner: int = NONE
    giving: str = ""


class WrittenKathmandu(Struct, frozen=True, forbid_unknown_fields=True):
    """The position. Decks are listed from the top; `goods` tells what lies on which town space."""

    boards: str
    phase: PhaseName
    day: int
    turn: int
    passed: int
    holder: int
    active: int
    asked: int
    current: WrittenTurn
    players: list[WrittenPlayer]
    gear_deck: list[str]
    gear: list[str]
    discards: list[str]
    gone: list[str]
    animal_deck: list[str]
    animals: list[str]
    plan_deck: list[str]
    plans: list[str]
    goods: dict[str, str]
    goods_gone: list[str]
    tent_deck: list[str]
    tents_gone: list[str]
    weather: list[bool]
    shown: int
    mark: int
    rng: str


# Writing


def write(state: Kathmandu) -> dict[str, Any]:
    """The position as plain data."""
    size = state.box.size
    written = WrittenKathmandu(
        boards=state.landscape.written,
        phase=PHASES[state.phase],
        day=state.day,
        turn=state.turn,
        passed=state.passed,
        holder=state.holder,
        active=state.active,
        asked=state.asked,
        current=write_turn(state),
        players=[write_player(state, player) for player in state.players],
        gear_deck=[item_key(card) for card in state.gear_deck[::-1]],
        gear=items(state.gear),
        discards=items(state.discards),
        gone=items(state.gone),
        animal_deck=[ANIMALS[animal] for animal in state.animal_deck[::-1]],
        animals=[ANIMALS[animal] for animal in bits_of(state.animals)],
        plan_deck=[state.box.plan_keys[plan] for plan in state.plan_deck[::-1]],
        plans=plan_keys(state, state.plans),
        goods={
            space_key(space, size): good_key(state.goods[town])
            for town, space in enumerate(state.landscape.town_spaces)
            if state.goods[town] != NONE
        },
        goods_gone=[good_key(good) for good in bits_of(state.goods_gone)],
        tent_deck=[tent_name(state, tent) for tent in state.tent_deck[::-1]],
        tents_gone=[tent_name(state, tent) for tent in tents_in(state.tents_gone)],
        weather=state.weather,
        shown=state.shown,
        mark=written_count(state.mark),
        rng=state.rng.written(),
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def temple_keys(state: Kathmandu) -> list[str]:
    """The spaces on which temples stand."""
    return [space_key(space, state.box.size) for space in state.landscape.temple_spaces]


def write_player(state: Kathmandu, player: Player) -> WrittenPlayer:
    box = state.box
    slots = [player.slot(number) for number in range(player.used)]
    has_rolled = player.dice != 0
    return WrittenPlayer(
        yak=[LANDSCAPES[field(player.stack, place, TILE_BITS)] for place in range(YAK_TILES)],
        completed=player.completed,
        character="" if player.character == NONE else CHARACTERS[player.character],
        space="" if player.space == NONE else space_key(player.space, box.size),
        arrived=player.arrived,
        tile=player.tile + 1,
        resources={name: player.has(number) for number, name in enumerate(RESOURCES) if player.has(number)},
        markers=player.markers,
        dice=[player.die(die) for die in range(len(DICE))] if has_rolled else [],
        used=[DICE[die] for die in slots],
        aside=[DICE[die] for die in range(len(DICE)) if has_rolled and not player.is_unused(die) and die not in slots],
        offerings=player.offerings,
        temples=[temple_keys(state)[temple] for temple in bits_of(player.temples)],
        doubles=player.doubles,
        goods=[good_key(good) for good in bits_of(player.goods)],
        specials=[GOODS[kind] for kind in bits_of(player.specials)],
        cards=items(player.cards),
        chests=items(player.chests),
        animals=[ANIMALS[animal] for animal in bits_of(player.animals)],
        plans=plan_keys(state, player.plans),
        secured=[box.colours[n] for n in range(PLAN_COLOURS) for _ in range(field(player.secured, n, 4))],
        tents=[tent_name(state, tent) for tent in tents_in(player.tents)],
    )


def write_turn(state: Kathmandu) -> WrittenTurn:
    walk = state.walk
    return WrittenTurn(
        rerolled=walk.rerolled,
        die=name_of(DICE, walk.die),
        faced=walk.faced,
        rolls=walk.rolls,
        doubled=walk.doubled,
        climbing=walk.climbing,
        bridles=walk.bridles,
        open=walk.open,
        entered=walk.entered,
        heading=name_of(WAYS, walk.heading),
        left=walk.left,
        until=walk.until,
        turn_to=name_of(WAYS, walk.turn_to),
        painted=walk.painted,
        packed=walk.packed,
        traded=walk.traded,
        bought=name_of(GOODS, walk.bought),
        swapped=walk.swapped,
        partner=walk.partner,
        giving=name_of(state.box.plan_keys, walk.giving),
    )


def name_of(names: Sequence[str], number: int) -> str:
    return "" if number == NONE else names[number]


# Reading


def read(game: KathmanduGame, written: WrittenKathmandu, seats: int, options: KathmanduOptions) -> Kathmandu:
    """The state of a written position."""
    if len(written.players) != seats:
        raise BadPosition(f"the position has {len(written.players)} players at a table of {seats}")
    landscape = game.read_written_boards(written.boards, options)
    try:
        state = game.empty_table(seats, options, landscape, read_rng(written.rng))
    except BadSeed as error:
        raise BadPosition(f"rng: {error}") from None
    state.phase = next(phase for phase, name in PHASES.items() if name == written.phase)
    read_numbers(state, written)
    read_decks(state, written)
    read_goods(state, written)
    state.players = [read_player(state, player) for player in written.players]
    state.tiles = sum(player.tile != NONE for player in state.players)
    state.walk = read_turn(state, written.current)
    check(state)
    return state


def number_of(names: Sequence[str], name: str, what: str) -> int:
    """The number of a name, NONE for no name."""
    if name == "":
        return NONE
    if name not in names:
        raise BadPosition(f"there is no {what} {quoted(name)}")
    return names.index(name)


def mask_of(names: Sequence[str], found: Sequence[str], what: str) -> int:
    mask = 0
    for name in found:
        number = number_of(names, name or "?", what)
        if mask >> number & 1:
            raise BadPosition(f"the {what} {quoted(name)} is there twice")
        mask |= 1 << number
    return mask


def numbers_of(names: Sequence[str], found: Sequence[str], what: str) -> list[int]:
    return [number_of(names, name or "?", what) for name in found]


def word_of(names: Sequence[str], found: Sequence[str], what: str, bits: int) -> int:
    word = 0
    for name, count in Counter(found).items():
        require_range(f"the number of {what}s {quoted(name)}", count, 1, (1 << bits) - 1)
        word = int(added(word, number_of(names, name or "?", what), bits, count))
    return word


def space_of(state: Kathmandu, key: str) -> int:
    if key == "":
        return NONE
    for space in range(state.landscape.count):
        if space_key(space, state.box.size) == key:
            return space
    raise BadPosition(f"there is no space {quoted(key)} on this map")


def read_numbers(state: Kathmandu, written: WrittenKathmandu) -> None:
    seats = state.seats
    require_range("day", written.day, 1, state.ways.days)
    require_range("turn", written.turn, 1, TURNS)
    require_range("passed", written.passed, 0, seats)
    require_range("holder", written.holder, 0, seats - 1)
    require_range("active", written.active, 0, seats - 1)
    require_range("asked", written.asked, NONE, seats - 1)
    require_range("shown", written.shown, 0, state.ways.days)
    state.day = written.day
    state.turn = written.turn
    state.passed = written.passed
    state.holder = written.holder
    state.active = written.active
    state.asked = written.asked
    state.shown = written.shown
    state.mark = read_count("mark", written.mark)
    read_weather(state, written)


def read_weather(state: Kathmandu, written: WrittenKathmandu) -> None:
    """kathmandu-26, kathmandu-81, kathmandu-82: tiles that could lie there, and the storm where they have sent it."""
    first = 0
    for block in state.ways.weather:
        row = written.weather[first : first + block.laid]
        if sum(row) > block.storms or len(row) - sum(row) > block.suns:
            raise BadPosition(f"the weather of days {first + 1} to {first + block.laid} has too many tiles of a kind")
        first += block.laid
    if len(written.weather) != state.ways.days:
        raise BadPosition(f"the weather has {len(written.weather)} tiles; there are {state.ways.days} days")
    state.weather = written.weather[:]
    state.storm = min(sum(written.weather[: written.shown]), state.landscape.boards - 1)


def read_decks(state: Kathmandu, written: WrittenKathmandu) -> None:
    keys = state.box.plan_keys
    tents = [tent_name(state, tent) for tent in range(len(state.box.tent_lands))]
    state.gear_deck = numbers_of(ITEMS, written.gear_deck[::-1], "equipment card")
    state.gear = mask_of(ITEMS, written.gear, "equipment card")
    state.discards = mask_of(ITEMS, written.discards, "equipment card")
    state.gone = mask_of(ITEMS, written.gone, "equipment card")
    state.animal_deck = numbers_of(ANIMALS, written.animal_deck[::-1], "animal")
    state.animals = mask_of(ANIMALS, written.animals, "animal")
    state.plan_deck = numbers_of(keys, written.plan_deck[::-1], "plan")
    state.plans = word_of(keys, written.plans, "plan", PLAN_BITS)
    state.tent_deck = numbers_of(tents, written.tent_deck[::-1], "tent")
    state.tents_gone = word_of(tents, written.tents_gone, "tent", TENT_BITS)


def read_goods(state: Kathmandu, written: WrittenKathmandu) -> None:
    state.goods = [NONE] * len(state.landscape.town_spaces)
    for key, good in written.goods.items():
        town = state.landscape.towns[space_of(state, key or "?")]
        if town == NONE:
            raise BadPosition(f"{key} is no town space, so no good lies there")
        state.goods[town] = number_of(TILES, good or "?", "good")
    state.goods_gone = mask_of(TILES, written.goods_gone, "good")


def read_player(state: Kathmandu, written: WrittenPlayer) -> Player:
    player, box = Player(), state.box
    if Counter(written.yak) != Counter(LANDSCAPES[land] for land in box.yak_lands):
        raise BadPosition(f"the yak tiles are {quoted(written.yak)}; there is one for each landscape")
    for place, name in enumerate(written.yak):
        player.stack = added(player.stack, place, TILE_BITS, LANDSCAPES.index(name))
    require_range("completed", written.completed, 0, YAK_TILES)
    require_range("tile", written.tile, 0, len(box.tiles))
    require_range("markers", written.markers, 0, MOST_MARKERS)
    require_range("offerings", written.offerings, 0, OFFERINGS)
    require_range("doubles", written.doubles, 0, DOUBLE_OFFERINGS)
    player.completed = written.completed
    player.character = number_of(CHARACTERS, written.character, "character")
    player.space = space_of(state, written.space)
    player.arrived = written.arrived
    player.tile = written.tile - 1
    for name, count in written.resources.items():
        require_range(quoted(name), count, 1, (1 << RESOURCE_BITS) - 1)
        player.gain(number_of(RESOURCES, name or "?", "resource"), count)
    player.markers = written.markers
    read_dice(player, written)
    player.offerings = written.offerings
    player.temples = mask_of(temple_keys(state), written.temples, "temple")
    player.doubles = written.doubles
    player.goods = mask_of(TILES, written.goods, "good")
    player.specials = mask_of(GOODS, written.specials, "special good")
    player.cards = mask_of(ITEMS, written.cards, "equipment card")
    player.chests = mask_of(ITEMS, written.chests, "equipment card")
    player.animals = mask_of(ANIMALS, written.animals, "animal")
    player.plans = word_of(box.plan_keys, written.plans, "plan", PLAN_BITS)
    player.secured = word_of(box.colours, written.secured, "pair", 4)
    tents = [tent_name(state, tent) for tent in range(len(box.tent_lands))]
    player.tents = word_of(tents, written.tents, "tent", TENT_BITS)
    return player


def read_dice(player: Player, written: WrittenPlayer) -> None:
    has_rolled = bool(written.dice)
    if has_rolled and len(written.dice) != len(DICE):
        raise BadPosition(f"a player has {len(DICE)} dice, not {len(written.dice)}")
    for die, value in enumerate(written.dice):
        require_range("a die", value, 1, FACES)
        player.set_die(die, value)
    used = numbers_of(DICE, written.used, "die")
    aside = mask_of(DICE, written.aside, "die")
    taken = mask_of(DICE, written.used, "die")
    if taken & aside or (not has_rolled and taken | aside):
        raise BadPosition("a die is unused, used or set aside, and neither before the first roll")
    require_range("the number of used dice", len(used), 0, TURNS)
    for number, die in enumerate(used):
        player.slots = added(player.slots, number, DIE_BITS, die + 1)
    player.used = len(used)
    player.unused = (ALL_DICE & ~taken & ~aside) if has_rolled else 0


def read_turn(state: Kathmandu, written: WrittenTurn) -> Walk:
    walk = Walk()
    require_range("rolls", written.rolls, 0, equipment.ROLLS)
    require_range("bridles", written.bridles, 0, 4)
    require_range("left", written.left, 0, 2 * FACES)
    require_range("until", written.until, 0, 2 * FACES)
    require_range("partner", written.partner, NONE, state.seats - 1)
    walk.rerolled = written.rerolled
    walk.die = number_of(DICE, written.die, "die")
    walk.faced = written.faced
    walk.rolls = written.rolls
    walk.doubled = written.doubled
    walk.climbing = written.climbing
    walk.bridles = written.bridles
    walk.open = written.open
    walk.entered = written.entered
    walk.heading = number_of(WAYS, written.heading, "way")
    walk.left = written.left
    walk.until = written.until
    walk.turn_to = number_of(WAYS, written.turn_to, "way")
    walk.painted = written.painted
    walk.packed = written.packed
    walk.traded = written.traded
    walk.bought = number_of(GOODS, written.bought, "good")
    walk.swapped = written.swapped
    walk.partner = written.partner
    walk.giving = number_of(state.box.plan_keys, written.giving, "plan")
    return walk
