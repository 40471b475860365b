"""What is in the box of Kathmandu, each thing made once and shared: names, cards, boards, tables of points.

Things are small numbers with names here, so that a player's belongings fit into a few machine words: cards, goods and
temples are bits of a mask, counts are fields of a word (`field`, `added`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

SMALLEST_TABLE: Final = 2
LARGEST_TABLE: Final = 4
NONE: Final = -1

LANDSCAPES: Final = ("snow", "meadow", "grain", "forest", "jungle", "rice", "river", "highland", "town")
TOWN: Final = 8
MOUNTAIN: Final = 9  # no landscape

WAYS: Final = ("n", "e", "s", "w")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP_X: Final = (0, 1, 0, -1)
STEP_Y: Final = (-1, 0, 1, 0)

RESOURCES: Final = ("backpack", "compass", "paint", "coin", "fodder")
BACKPACK: Final = 0
COMPASS: Final = 1
PAINT: Final = 2
COIN: Final = 3
FODDER: Final = 4

DICE: Final = ("brown", "grey", "violet", "orange", "pink", "black")  # die d gives resource d …
PINK: Final = 4
BLACK: Final = 5  # … but black gives any
ALL_DICE: Final = 63  # as bits
FACES: Final = 6
OPPOSITE: Final = 7  # what opposite faces add up to
MOST_MARKERS: Final = 3
TURNS: Final = 3

GOODS: Final = ("thangka", "silk", "spices", "prayer_wheel", "statue", "ring")
GOODS_OF_A_KIND: Final = 4
TOWN_SPACES: Final = 4
PLAN_COLOURS: Final = 6
HALVES: Final = ("a", "b")
PLANS: Final = 12  # plan p is half p % 2 of colour p // 2
OFFERINGS: Final = 9
YAK_TILES: Final = 9  # besides the one with ten points

EQUIPMENT: Final = (
    "toolbox", "magnifier", "barrel", "first_aid", "telescope", "bottle",
    "world_map", "chest", "climbing_gear", "tea_leaves", "bridle", "rope_ladder",
)  # fmt: skip
TOOLBOX: Final = 0
MAGNIFIER: Final = 1
BARREL: Final = 2
FIRST_AID: Final = 3
TELESCOPE: Final = 4
BOTTLE: Final = 5
WORLD_MAP: Final = 6
CHEST: Final = 7
CLIMBING_GEAR: Final = 8
TEA_LEAVES: Final = 9
BRIDLE: Final = 10
ROPE_LADDER: Final = 11
COPIES: Final = 3  # of each kind, besides the starting card
CARDS: Final = 36  # card c is of kind c // 3 …
STARTING_CARDS: Final = 12  # … and card 36 + k is the starting card of kind k
TIMINGS: Final = ("before", "during", "after")
BEFORE: Final = 0
AFTER: Final = 2

CHARACTERS: Final = ("alpinist", "yak_guide", "monk", "merchant", "border_guard", "artist")
ALPINIST: Final = 0
YAK_GUIDE: Final = 1
MONK: Final = 2
MERCHANT: Final = 3
BORDER_GUARD: Final = 4
ARTIST: Final = 5
DOUBLE_OFFERINGS: Final = 3  # how often the monk can make two at once

ANIMALS: Final = (
    "red_panda", "mule", "gharial", "harlequin_lizard", "green_python", "golden_pheasant", "blackbuck", "tahr", "dzo",
    "monal", "trogon", "babbler", "tiger", "monitor", "river_dolphin", "jackal", "langur", "snow_leopard", "rhinoceros",
    "elephant", "bharal", "serow", "macaque", "musk_deer", "yak", "wild_buffalo", "hog_deer",
)  # fmt: skip

MOST_BOARDS: Final = 8
RESOURCE_BITS: Final = 10
PLAN_BITS: Final = 2
DIE_BITS: Final = 4
TILE_BITS: Final = 4
TENT_BITS: Final = 4


# Several small numbers in one word


def field(word: i64, place: i64, bits: i64) -> i64:
    """The number at this place of a word of numbers, each so many bits wide.

    >>> int(field(0x321, 1, 4))
    2
    """
    return (word >> (place * bits)) & ((1 << bits) - 1)


def added(word: i64, place: i64, bits: i64, number: i64) -> i64:
    """The word with a number added at this place.

    >>> hex(added(0x321, 1, 4, 5))
    '0x371'
    """
    return word + (number << (place * bits))


def bit(place: i64) -> i64:
    """A mask with only this bit. In compiled code a plain 1 would be too short to be shifted that far.

    >>> int(bit(40)) == 2**40
    True
    """
    wide_one: i64 = place - place + 1
    return wide_one << place


def ones(mask: i64) -> i64:
    """How many bits of a mask are set.

    >>> int(ones(0b10110))
    3
    """
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def bits_of(mask: i64) -> list[int]:
    """The places of the bits that are set, lowest first.

    >>> bits_of(0b10110)
    [1, 2, 4]
    """
    places: list[int] = []
    place: i64 = 0
    while mask >> place != 0:
        if (mask >> place) & 1:
            places.append(place)
        place += 1
    return places


# Things


def plan_key(plan: int, colours: list[str]) -> str:
    return f"{colours[plan // 2]}_{HALVES[plan % 2]}"


def item_key(card: int) -> str:
    """An equipment card: its kind, and which of them it is; 0 is the starting card."""
    if card >= CARDS:
        return f"{EQUIPMENT[card - CARDS]}_0"
    return f"{EQUIPMENT[card // COPIES]}_{card % COPIES + 1}"


def kind_of(card: i64) -> i64:
    return card - CARDS if card >= CARDS else card // COPIES


def kind_mask(kind: i64) -> i64:
    """All cards of this kind."""
    return 7 * bit(kind * COPIES) | bit(CARDS + kind)


def good_key(good: int) -> str:
    return f"{GOODS[good // GOODS_OF_A_KIND]}_{good % GOODS_OF_A_KIND + 1}"


def space_key(space: int, size: int) -> str:
    """Board, column and row: ``3c4`` is on the third board, third column, fourth row.

    >>> space_key(2 * 49 + 3 * 7 + 2, 7)
    '3c4'
    """
    board, place = divmod(space, size * size)
    return f"{board + 1}{chr(ord('a') + place % size)}{place // size + 1}"


class Board:
    """One side of a board as it is printed: codes of landscapes, and what is special on the spaces.

    key:    ``start``, ``destination``, or the terrain side, e.g. ``1A``
    lands:  the landscape of each space, or MOUNTAIN, row by row
    marks:  ``.``, ``T``, ``t``, ``*`` or ``K`` for each space
    needle: the way the red needle points, or NONE
    """

    def __init__(self, key: str, lands: list[int], marks: str, needle: int) -> None:
        self.key = key
        self.lands = lands
        self.marks = marks
        self.needle = needle


class Weather:
    """A block of weather tiles: so many of each are shuffled, and so many laid."""

    def __init__(self, storms: int, suns: int, laid: int) -> None:
        self.storms = storms
        self.suns = suns
        self.laid = laid


class Ways:
    """The ways to play that were chosen for this table (edition and options, as the rules use them).

    tents: 0 none, 1 whoever could play one is asked, 2 everybody with tents is asked
    """

    def __init__(self) -> None:
        self.edition: i64 = 0
        self.tents: i64 = 0
        self.characters = False
        self.days: i64 = 0
        self.weather: list[Weather] = []


class Box:
    """All that the components file says, as the rules use it.

    card_lands:   the landscape of each equipment card; NONE for starting cards
    timings:      when each kind of equipment is used
    animal_lands: the landscape of each animal
    values:       the points of each good
    kits:         what each character starts with: resources, and how many starting cards
    cards_on:     for each landscape, as bits, the equipment cards that show it; `animals_on` the animals
    """

    def __init__(self, contents: Mapping[str, Any]) -> None:
        self.contents = contents
        self.size = int(contents["board"]["size"])
        codes = [str(landscape["code"]) for landscape in contents["landscape"]]
        self.start = board_of("start", contents["start"]["rows"], codes, NONE)
        self.gate = WAYS.index(str(contents["start"]["gate"]).lower())
        self.destination = board_of("destination", contents["destination"]["rows"], codes, NONE)
        self.faces: dict[str, Board] = {}
        for face in contents["face"]:
            needle = WAYS.index(str(face["needle"]).lower())
            self.faces[str(face["key"])] = board_of(str(face["key"]), face["rows"], codes, needle)
        self.first_landscape = str(contents["first_landscape"]["boards"])
        setup = contents["setup"]
        self.days = int(setup["days"])
        self.days_long = int(setup["days_long"])
        self.crossings = int(setup["crossings"])
        self.start_equipment = int(setup["start_equipment"])
        self.start_plans = int(setup["start_plans"])
        self.temple_boards: list[int] = [int(board) - 1 for board in setup["temple_boards"]]
        self.temple_boards_long: list[int] = [int(board) - 1 for board in setup["temple_boards_long"]]
        self.needles = int(contents["needles"]["usual"])
        self.needles_long = int(contents["needles"]["usual_long"])
        self.weather = [weather_of(block) for block in contents["weather"]["blocks"]]
        self.weather_long = [weather_of(block) for block in contents["weather"]["blocks_long"]]
        self.storms = int(contents["weather"]["storms"])
        self.suns = int(contents["weather"]["suns"])
        self.resources: list[int] = [int(resource["start"]) for resource in contents["resource"]]
        self.track: list[int] = [0, *(int(points) for points in contents["offerings"]["track"])]
        self.tiles: list[int] = [int(points) for points in contents["kathmandu"]["tiles"]]
        self.values: list[int] = [int(value) for good in contents["good"] for value in good["values"]]
        plans = contents["plans"]
        self.colours: list[str] = [str(colour) for colour in plans["colours"]]
        self.plan_keys: list[str] = [plan_key(plan, self.colours) for plan in range(PLANS)]
        self.plan_copies = int(plans["copies"])
        self.plan_display = int(plans["display"])
        self.yak_lands: list[int] = [LANDSCAPES.index(str(name)) for name in contents["yak_tiles"]["landscapes"]]
        self.tent_lands: list[int] = [LANDSCAPES.index(str(name)) for name in contents["tents"]["landscapes"]]
        self.tent_copies = int(contents["tents"]["copies"])
        self.card_lands: list[int] = []
        self.timings: list[int] = []
        for equipment in contents["equipment"]:
            self.timings.append(TIMINGS.index(str(equipment["timing"])))
            for name in equipment["landscapes"]:
                self.card_lands.append(LANDSCAPES.index(str(name)))
        for _ in range(STARTING_CARDS):
            self.card_lands.append(NONE)
        self.animal_lands: list[int] = [LANDSCAPES.index(str(one["landscape"])) for one in contents["animal"]]
        self.kits: list[list[int]] = []
        self.kit_cards: list[int] = []
        for character in contents["character"]:
            self.kits.append([int(character["resources"][name]) for name in RESOURCES])
            self.kit_cards.append(int(character["equipment"]))
        scoring = contents["scoring"]
        self.special_points = int(scoring["special_good"])
        self.five_kinds = int(scoring["five_kinds"])
        self.six_kinds = int(scoring["six_kinds"])
        self.plan_points = int(scoring["plan"])
        self.pair_points = int(scoring["plan_pair"])
        self.secured_points = int(scoring["secured_pair"])
        self.yak_points: list[int] = [int(points) for points in scoring["yak_hidden"]]
        self.border_points: list[int] = [int(points) for points in scoring["borders"]]
        self.card_points = int(scoring["card"])
        self.resource_points = int(scoring["resource"])
        self.marker_points = int(scoring["exhaustion"])
        self.cards_on: list[int] = [0] * len(LANDSCAPES)
        self.animals_on: list[int] = [0] * len(LANDSCAPES)
        for card in range(CARDS):
            self.cards_on[self.card_lands[card]] |= 1 << card
        for animal in range(len(ANIMALS)):
            self.animals_on[self.animal_lands[animal]] |= 1 << animal


def board_of(key: str, rows: Any, codes: list[str], needle: int) -> Board:
    lands: list[int] = []
    marks: list[str] = []
    for row in rows:
        for token in str(row).split():
            lands.append(MOUNTAIN if token[0] == "^" else codes.index(token[0]))
            marks.append("." if token[0] == "^" else token[1])
    return Board(key, lands, "".join(marks), needle)


def weather_of(block: Any) -> Weather:
    return Weather(int(block["storm"]), int(block["sun"]), int(block["lay"]))
