"""Every piece, how the table is set up, and days, turns and weather."""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition, quoted
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CARDS,
    CHEST,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    NONE,
    PLAN_COLOURS,
    PLANS,
    RESOURCES,
    STARTING_CARDS,
    TILE_BITS,
    TURNS,
    YAK_TILES,
    bits_of,
    field,
    good_key,
    item_key,
    kind_of,
    ones,
)
from durbar.games.kathmandu.hidden import tents_in
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.seen import plan_keys
from durbar.games.kathmandu.state import Phase, Player

ITEMS = [item_key(card) for card in range(CARDS + STARTING_CARDS)]
TILES = [good_key(good) for good in range(len(GOODS) * GOODS_OF_A_KIND)]
SETTING_UP = (Phase.CHARACTER, Phase.PLACE)
ON_THE_WAY = (Phase.TURN, Phase.BORDER)
LANDED = (Phase.ACT, Phase.PLAN, Phase.GIVE, Phase.GET, Phase.TENT)


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


def items(mask: int) -> list[str]:
    return [item_key(card) for card in bits_of(mask)]


def tent_name(state: Kathmandu, tent: int) -> str:
    return LANDSCAPES[state.box.tent_lands[tent]]


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


# Cards and tiles


def check_pieces(state: Kathmandu) -> None:
    """kathmandu-16 to kathmandu-20: every card and tile is somewhere, as often as it is in the box."""
    found, right = Counter(pieces(state)), Counter(all_pieces(state))
    for piece in sorted({*found, *right}):
        if found[piece] != right[piece]:
            raise BadPosition(f"{quoted(piece)} is there {found[piece]} times; it should be {right[piece]}")


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


# Setting up


def check_characters(state: Kathmandu) -> None:
    """kathmandu-104: with the option everybody has another one, as soon as all have chosen."""
    chosen = [player.character for player in state.players if player.character != NONE]
    if len(set(chosen)) != len(chosen):
        raise BadPosition("two players have the same character")
    if chosen and not state.ways.characters:
        raise BadPosition("there are characters only with the option")
    if not state.ways.characters and state.phase == Phase.CHARACTER:
        raise BadPosition("no characters are chosen without the option")
    if state.ways.characters and state.phase != Phase.CHARACTER and len(chosen) != state.seats:
        raise BadPosition("everybody has a character")


def check_setting_up(state: Kathmandu) -> None:
    """kathmandu-22, kathmandu-29, kathmandu-104: in turn, from the right of the holder, counter-clockwise."""
    places = [player.space for player in state.players if player.space != NONE]
    if len(set(places)) != len(places) or not {*places} <= {*state.landscape.starts}:
        raise BadPosition("the yaks are placed on different start spaces")
    for seat, player in enumerate(state.players):
        is_before = (state.holder - seat - 1) % state.seats < (state.holder - state.active - 1) % state.seats
        is_done = player.character != NONE if state.phase == Phase.CHARACTER else player.space != NONE
        if is_done != is_before:
            raise BadPosition(f"seat {seat} comes {'before' if is_before else 'after'} the active seat")
        check_belongings(state, seat, player)


def check_belongings(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-22: what was dealt, and nothing else; while characters are chosen nothing at all."""
    dealt = state.phase == Phase.PLACE
    resources = start_resources(state, player) if dealt else [0] * len(RESOURCES)
    if [player.has(resource) for resource in range(len(RESOURCES))] != resources:
        raise BadPosition(f"seat {seat} begins with the resources {resources}, in the order of the box")
    count = state.box.start_equipment if player.character == NONE else state.box.kit_cards[player.character]
    if ones(player.cards) != (count if dealt else 0) or player.cards >> CARDS << CARDS != player.cards:
        raise BadPosition(f"seat {seat} begins with {count if dealt else 0} starting cards")
    colours = [plan // 2 for plan in range(PLANS) for _ in range(player.plan_count(plan))]
    if len(colours) != (state.box.start_plans if dealt else 0) or len(set(colours)) != len(colours):
        raise BadPosition(f"seat {seat} begins with {state.box.start_plans if dealt else 0} plans of different colours")
    if player.space != NONE and not dealt:
        raise BadPosition("the yaks are placed when all characters are chosen")
    later = player.goods | player.specials | player.animals | player.chests | player.secured | player.tents
    if later or player.completed or player.markers or player.offerings or player.arrived or player.tile != NONE:
        raise BadPosition(f"seat {seat} has something that is won only on the way")


def start_resources(state: Kathmandu, player: Player) -> list[int]:
    return state.box.resources if player.character == NONE else state.box.kits[player.character]


# Days and turns


def check_time(state: Kathmandu) -> None:
    """kathmandu-31, kathmandu-81, kathmandu-87: days, turns and weather go together."""
    if state.phase in SETTING_UP and (state.day, state.turn, state.passed, state.shown) != (1, 1, 0, 0):
        raise BadPosition("while the table is set up it is the first turn of the first day")
    early = all(player.arrived for player in state.players)
    expected = state.day if state.phase == Phase.OVER and not early else state.day - 1
    if state.shown != expected:
        raise BadPosition(f"{state.shown} weather tiles are revealed; on day {state.day} it should be {expected}")
    if state.passed >= state.seats:
        raise BadPosition("everybody has had this turn, so the next begins")
    if state.phase == Phase.OVER:
        if not early and (state.day, state.turn, state.passed) != (state.ways.days, TURNS, 0):
            raise BadPosition("the game is over after the last day, or when all yaks are in Kathmandu")
    elif early:
        raise BadPosition("all yaks are in Kathmandu, so the game is over")
    elif state.phase not in SETTING_UP and (state.holder + state.passed) % state.seats != state.active:
        raise BadPosition(f"seat {state.active} cannot be active when {state.passed} have had this turn")


def has_had_turn(state: Kathmandu, seat: int) -> bool:
    """Whether a seat has finished its turn; when the game is over, everybody has."""
    return state.phase == Phase.OVER or (seat - state.holder) % state.seats < state.passed
