"""Positions of Kathmandu as plain data: written out whole, and read back only if a game could be there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.rng import read_rng
from durbar.games.kathmandu import equipment
from durbar.games.kathmandu.cards import (
    ALL_DICE,
    ALPINIST,
    ANIMALS,
    BORDER_GUARD,
    CARDS,
    CHARACTERS,
    CHEST,
    DICE,
    DIE_BITS,
    DOUBLE_OFFERINGS,
    FACES,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    MONK,
    MOST_MARKERS,
    NONE,
    OFFERINGS,
    PLAN_BITS,
    PLAN_COLOURS,
    RESOURCES,
    STARTING_CARDS,
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
    kind_of,
    ones,
    space_key,
)
from durbar.games.kathmandu.hidden import tents_in
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.seen import plan_keys
from durbar.games.kathmandu.state import Phase, Player, Walk
from durbar.games.kathmandu.view import PHASES, PhaseName
from durbar.games.kathmandu.walking import distance

if TYPE_CHECKING:
    from durbar.games.kathmandu.game import KathmanduGame, KathmanduOptions

MOST_RESOURCES = 200
MOST_MARKS = 1_000_000_000
T = TypeVar("T")


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
        mark=state.mark,
        rng=state.rng.written(),
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def items(mask: int) -> list[str]:
    return [item_key(card) for card in bits_of(mask)]


def tent_name(state: Kathmandu, tent: int) -> str:
    return LANDSCAPES[state.box.tent_lands[tent]]


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
        temples=[space_key(state.landscape.temple_spaces[temple], box.size) for temple in bits_of(player.temples)],
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


def require_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPosition(f"{name} is {quoted(value)}; it can be {least} to {most}")


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


ITEMS = [item_key(card) for card in range(CARDS + STARTING_CARDS)]
TILES = [good_key(good) for good in range(len(GOODS) * GOODS_OF_A_KIND)]


def read_numbers(state: Kathmandu, written: WrittenKathmandu) -> None:
    seats = state.seats
    require_range("day", written.day, 1, state.ways.days)
    require_range("turn", written.turn, 1, TURNS)
    require_range("passed", written.passed, 0, seats)
    require_range("holder", written.holder, 0, seats - 1)
    require_range("active", written.active, 0, seats - 1)
    require_range("asked", written.asked, NONE, seats - 1)
    require_range("shown", written.shown, 0, state.ways.days)
    require_range("mark", written.mark, 0, MOST_MARKS)
    state.day = written.day
    state.turn = written.turn
    state.passed = written.passed
    state.holder = written.holder
    state.active = written.active
    state.asked = written.asked
    state.shown = written.shown
    state.mark = written.mark
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
        require_range(quoted(name), count, 1, MOST_RESOURCES)
        player.gain(number_of(RESOURCES, name or "?", "resource"), count)
    player.markers = written.markers
    read_dice(player, written)
    player.offerings = written.offerings
    for key in written.temples:
        temple = state.landscape.temples[space_of(state, key or "?")]
        if temple == NONE:
            raise BadPosition(f"{key} has no temple, so no offering lies there")
        player.temples |= 1 << temple
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


# Every piece


def pieces(state: Kathmandu) -> list[str]:
    """Every card and tile, wherever it lies. Special goods that nobody has lie beside the landscape."""
    found = [item_key(card) for card in state.gear_deck] + items(state.gear) + items(state.discards) + items(state.gone)
    found += [ANIMALS[animal] for animal in state.animal_deck] + [ANIMALS[animal] for animal in bits_of(state.animals)]
    found += [state.box.plan_keys[plan] for plan in state.plan_deck] + plan_keys(state, state.plans)
    found += [good_key(good) for good in state.goods if good != NONE]
    found += [good_key(good) for good in bits_of(state.goods_gone)]
    tents = state.tent_deck + tents_in(state.tents_gone)
    for player in state.players:
        found += items(player.cards) + items(player.chests)
        found += [ANIMALS[animal] for animal in bits_of(player.animals)]
        found += plan_keys(state, player.plans) + secured_halves(state, player)
        found += [good_key(good) for good in bits_of(player.goods)]
        found += [f"yak {LANDSCAPES[field(player.stack, place, TILE_BITS)]}" for place in range(YAK_TILES)]
        tents += tents_in(player.tents)
    found += [f"tent {tent_name(state, tent)}" for tent in tents]
    owners = [state.owner_of_special(kind) for kind in range(len(GOODS))]
    found += [f"special {GOODS[kind]}" for kind, owner in enumerate(owners) if owner == NONE]
    found += [f"special {GOODS[kind]}" for player in state.players for kind in bits_of(player.specials)]
    if state.phase == Phase.CHARACTER:  # starting cards are dealt when all characters are chosen
        found += ITEMS[CARDS:]
    return found


def secured_halves(state: Kathmandu, player: Player) -> list[str]:
    halves: list[str] = []
    for colour in range(PLAN_COLOURS):
        pairs = field(player.secured, colour, 4)
        halves += [state.box.plan_keys[2 * colour], state.box.plan_keys[2 * colour + 1]] * pairs
    return halves


def all_pieces(state: Kathmandu) -> list[str]:
    """What is in the box, for so many players."""
    everything = ITEMS + list(ANIMALS) + TILES + [f"special {kind}" for kind in GOODS]
    everything += state.box.plan_keys * state.box.plan_copies
    everything += [f"yak {LANDSCAPES[land]}" for land in state.box.yak_lands] * state.seats
    if state.ways.tents:
        tents = [tent_name(state, tent) for tent in range(len(state.box.tent_lands))]
        everything += [f"tent {name}" for name in tents] * state.box.tent_copies
    return everything


# Whether a game could be there


def check(state: Kathmandu) -> None:
    """Refuse a position that no game can reach."""
    found, right = Counter(pieces(state)), Counter(all_pieces(state))
    for piece in sorted({*found, *right}):
        if found[piece] != right[piece]:
            raise BadPosition(f"{quoted(piece)} is there {found[piece]} times; it should be {right[piece]}")
    check_cards(state)
    check_time(state)
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    check_characters(state)
    check_tiles(state)
    check_phase(state)
    check_walk(state)


def check_cards(state: Kathmandu) -> None:
    """kathmandu-23, kathmandu-62: starting cards are in hands or gone, the others never gone."""
    starting = ((1 << STARTING_CARDS) - 1) << CARDS
    lying = state.gear | state.discards
    if lying & starting or any(card >= CARDS for card in state.gear_deck):
        raise BadPosition("starting cards are with players or out of the game, not in the deck, display or discards")
    if state.gone & ~starting:
        raise BadPosition("only starting cards leave the game")
    if ones(state.gear) > state.gear_limit():
        raise BadPosition(f"there are {ones(state.gear)} equipment cards on display; at most {state.gear_limit()}")
    if state.plans_shown() > state.box.plan_display:
        raise BadPosition(f"there are {state.plans_shown()} plans on display; at most {state.box.plan_display}")
    if state.plan_deck and state.plans_shown() < state.box.plan_display:
        raise BadPosition("the display of plans is filled up while there is a deck")
    for player in state.players:
        if any(kind_of(card) != CHEST for card in bits_of(player.chests)):
            raise BadPosition("only chests stay with their owners when they are used")
        if player.secured and not player.chests:
            raise BadPosition("pairs are secured under a chest")


def check_time(state: Kathmandu) -> None:
    """kathmandu-31, kathmandu-81: days, turns and weather go together."""
    setting_up = state.phase in (Phase.CHARACTER, Phase.PLACE)
    if setting_up and (state.day, state.turn, state.passed, state.shown) != (1, 1, 0, 0):
        raise BadPosition("while the table is set up it is the first turn of the first day")
    early = all(player.arrived for player in state.players)
    expected = state.day if state.phase == Phase.OVER and not early else state.day - 1
    if state.shown != expected:
        raise BadPosition(f"{state.shown} weather tiles are revealed; on day {state.day} it should be {expected}")
    if state.phase == Phase.OVER:
        if not early and (state.day != state.ways.days or state.turn != TURNS):
            raise BadPosition("the game is over after the last day, or when all yaks are in Kathmandu")
    elif early:
        raise BadPosition("all yaks are in Kathmandu, so the game is over")
    elif not setting_up and (state.holder + state.passed) % state.seats != state.active:
        raise BadPosition(f"seat {state.active} cannot be active when {state.passed} have had this turn")
    elif state.passed >= state.seats:
        raise BadPosition("everybody has had this turn, so the next begins")


def check_player(state: Kathmandu, seat: int, player: Player) -> None:
    placed = player.space != NONE or player.arrived
    setting_up = state.phase in (Phase.CHARACTER, Phase.PLACE)
    if player.arrived and (player.space != NONE or player.tile == NONE):
        raise BadPosition(f"seat {seat} is in Kathmandu, so it has a tile and its yak stands nowhere else")
    if not setting_up and not placed:
        raise BadPosition(f"the yak of seat {seat} stands nowhere")
    if (player.dice == 0) != setting_up:
        raise BadPosition(f"the dice of seat {seat} are rolled when all yaks are placed, and then always show a face")
    if player.space != NONE and state.landscape.is_mountain(player.space):
        on_the_way = seat == state.active and state.walk.open
        if player.character != ALPINIST and not on_the_way:
            raise BadPosition(f"the yak of seat {seat} stands on a mountain, where only the alpinist stops")
    if ones(player.temples) > player.offerings:
        raise BadPosition(f"seat {seat} has made {player.offerings} offerings on {ones(player.temples)} temples")
    extra = player.offerings - ones(player.temples)
    doubles = DOUBLE_OFFERINGS - player.doubles if player.character == MONK else 0
    dealt = state.phase != Phase.CHARACTER
    if extra != (doubles if dealt else 0) or (player.doubles and player.character != MONK):
        raise BadPosition(f"seat {seat} has made {extra} double offerings; its uses of the monk do not fit")
    check_used(state, seat, player)


def check_used(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-32, kathmandu-34: one die a turn, while the yak is on the way, and at most one set aside."""
    if state.phase in (Phase.CHARACTER, Phase.PLACE) or player.arrived:
        return
    place = (seat - state.holder) % state.seats
    has_moved = place < state.passed or (seat == state.active and state.walk.die != NONE)
    expected = TURNS if state.phase == Phase.OVER else state.turn - 1 + has_moved
    if player.used != expected:
        raise BadPosition(f"seat {seat} has used {player.used} dice; in this turn it should be {expected}")
    rerolled = seat == state.active and state.walk.die == NONE and state.walk.rerolled
    if len(DICE) - player.used - ones(player.unused) > expected + rerolled:
        raise BadPosition(f"seat {seat} has set aside more than one die a turn")


def check_characters(state: Kathmandu) -> None:
    chosen = [player.character for player in state.players if player.character != NONE]
    if len(set(chosen)) != len(chosen):
        raise BadPosition("two players have the same character")
    if chosen and not state.ways.characters:
        raise BadPosition("there are characters only with the option")
    if not state.ways.characters and state.phase == Phase.CHARACTER:
        raise BadPosition("no characters are chosen without the option")
    if state.ways.characters and state.phase != Phase.CHARACTER and len(chosen) != state.seats:
        raise BadPosition("everybody has a character")
    if state.phase in (Phase.CHARACTER, Phase.PLACE):
        for place in range(state.seats):  # from the right of the holder, counter-clockwise
            seat = (state.holder - 1 - place) % state.seats
            ready = (state.active - seat) % state.seats != 0 and is_before(state, seat)
            player = state.players[seat]
            done = player.character != NONE if state.phase == Phase.CHARACTER else player.space != NONE
            if done != ready:
                raise BadPosition(f"seat {seat} comes {'before' if ready else 'after'} the active seat")


def is_before(state: Kathmandu, seat: int) -> bool:
    """Whether this seat chooses before the active one while the table is set up."""
    last = state.seats
    return (state.holder - seat - 1) % last < (state.holder - state.active - 1) % last


def check_tiles(state: Kathmandu) -> None:
    """kathmandu-57: tiles are taken from the top, by yaks that are in Kathmandu."""
    taken = sorted(player.tile for player in state.players if player.tile != NONE)
    if taken != list(range(len(taken))):
        raise BadPosition("the Kathmandu tiles are taken from the top")
    landed = state.phase in (Phase.ACT, Phase.PLAN, Phase.GIVE, Phase.GET, Phase.TENT)
    for seat, player in enumerate(state.players):
        in_city = player.space != NONE and state.landscape.cities[player.space]
        visiting = landed and seat == state.active and in_city
        walking_through = seat == state.active and state.phase in (Phase.TURN, Phase.BORDER)
        if (player.tile != NONE) != (player.arrived or visiting):
            raise BadPosition(f"seat {seat} has a Kathmandu tile exactly if its yak has landed there")
        if in_city and not visiting and not walking_through:
            raise BadPosition(f"the yak of seat {seat} stays in Kathmandu after its turn")


def check_phase(state: Kathmandu) -> None:
    """What is asked for can be asked for."""
    phase, walk, player = state.phase, state.walk, state.me()
    if (phase == Phase.TENT) != (state.asked != NONE):
        raise BadPosition("somebody is asked for tents in the phase 'tent', and only then")
    if phase == Phase.OVER:
        return
    if player.arrived:
        raise BadPosition(f"seat {state.active} is in Kathmandu and has nothing to decide")
    if phase == Phase.TENT:
        tent = state.fitting_tent()
        if not state.ways.tents or tent == NONE or state.asked == state.active:
            raise BadPosition("nobody can be asked for tents here")
        if not state.is_asked(state.asked, tent):
            raise BadPosition(f"seat {state.asked} has no tent that fits, so it is not asked")
    if (phase == Phase.BARREL) != (walk.rolls > 0):
        raise BadPosition("the barrel is rolled in the phase 'barrel', and only then")
    if phase == Phase.BARREL and player.unused == 0:
        raise BadPosition("no die is left to be rolled out of the barrel")
    if phase == Phase.PLAN and not (state.plans or state.plan_deck):
        raise BadPosition("there is no plan to take")
    if (phase in (Phase.GIVE, Phase.GET)) != (walk.partner != NONE) or (phase == Phase.GET) != (walk.giving != NONE):
        raise BadPosition("a swap of plans has a partner and then a plan, in the phases 'give' and 'get'")
    if walk.partner != NONE:
        if not state.players[walk.partner].plans or not player.plans or walk.partner == state.active:
            raise BadPosition("these two cannot swap plans")
        if walk.giving != NONE and not player.plan_count(walk.giving):
            raise BadPosition("the plan that is given is not there")
    before = phase in (Phase.CHARACTER, Phase.PLACE, Phase.DIE)
    if (walk.die == NONE) != (before or (phase == Phase.BARREL and walk.die == NONE)):
        raise BadPosition("a die is chosen before the yak moves, and not earlier")
    if walk.die != NONE and (player.used == 0 or player.slot(player.used - 1) != walk.die):
        raise BadPosition("the chosen die lies in the last slot")


def check_walk(state: Kathmandu) -> None:
    """The move that is being made can be finished."""
    walk, phase, player = state.walk, state.phase, state.me()
    if phase == Phase.OVER:
        return
    moving = phase in (Phase.TURN, Phase.BORDER)
    if moving and (walk.heading == NONE or not 0 < walk.left <= distance(state, walk.doubled)):
        raise BadPosition("a yak on its way has a heading, and steps of its die left")
    if phase == Phase.TURN and not (walk.bridles and not walk.until):
        raise BadPosition("a yak turns with a bridle")
    if phase == Phase.BORDER:
        beyond = state.landscape.beside(player.space, walk.heading)
        if player.character != BORDER_GUARD or beyond == NONE or state.board(beyond) == state.board(player.space):
            raise BadPosition("only the border guard chooses where to come out, and at a border")
    if (walk.until > 0) != (walk.turn_to != NONE):
        raise BadPosition("a yak that will turn knows where to")
    if not moving and walk.until:
        raise BadPosition("only a yak on its way will turn")
    if phase < Phase.MOVE and equipment.is_walking(state):
        raise BadPosition("nothing of the move is in use before it begins")
    if phase <= Phase.MOVE and walk.heading != NONE:
        raise BadPosition("the yak has not set out yet")
    if phase == Phase.MOVE and equipment.is_walking(state) and player.must_rest():
        raise BadPosition("who must rest uses nothing for the move")
    if all(move.kind == "exchange" for move in state.legal_moves(state.actor())):
        raise BadPosition("nothing can be done here, so no game is there")
