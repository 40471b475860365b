"""Reads and checks `components.toml`, ours or an owner's correction of it (kathmandu-21)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from msgspec import to_builtins

from durbar.core.components import Part, Provenance, read_components, require
from durbar.core.errors import BadComponents, UnfitOption, quoted
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CHARACTERS,
    COPIES,
    DICE,
    EQUIPMENT,
    GOODS,
    GOODS_OF_A_KIND,
    HALVES,
    LANDSCAPES,
    LARGEST_TABLE,
    OFFERINGS,
    PLAN_COLOURS,
    RESOURCES,
    STARTING_CARDS,
    TOWN_SPACES,
    TURNS,
    YAK_TILES,
    Box,
)
from durbar.games.kathmandu.layout import check_layout, read_layout

SIZES = range(5, 10)
FACE_KEYS = tuple(f"{number}{side}" for number in range(1, 7) for side in "AB")
KATHMANDU_SPACES = 9
MOST_TEMPLES = 4  # printed on a board
TENTS = 24
WHEN = {  # when a card may be used; most leave no choice
    "toolbox": ("before", "after"),
    "first_aid": ("before", "after"),
    "telescope": ("before", "after"),
    "chest": ("before", "after"),
    "climbing_gear": ("during",),
    "tea_leaves": ("during",),
    "bridle": ("during",),
    "rope_ladder": ("after",),
}
NAME = re.compile("[a-z]{1,20}")
MOST_BORDERS = 20  # for which points are given
Way = Literal["N", "E", "S", "W"]


class BoardSize(Part, frozen=True):
    size: int
    provenance: Provenance = "reconstructed"


class LandscapeKind(Part, frozen=True):
    """A landscape, and the letter by which maps write it."""

    key: str
    code: str
    provenance: Provenance = "reconstructed"


class StartBoard(Part, frozen=True):
    gate: Way
    rows: list[str]
    provenance: Provenance = "reconstructed"


class DestinationBoard(Part, frozen=True):
    rows: list[str]
    provenance: Provenance = "reconstructed"


class Face(Part, frozen=True):
    """One side of a terrain board."""

    key: str
    needle: Way
    rows: list[str]
    provenance: Provenance = "reconstructed"


class FirstLandscape(Part, frozen=True):
    boards: str
    provenance: Provenance = "reconstructed"


class Setup(Part, frozen=True):
    days: int
    days_long: int
    turns: int
    temple_boards: list[int]
    temple_boards_long: list[int]
    crossings: int
    start_equipment: int
    start_plans: int
    provenance: Provenance = "rulebook"


class Needles(Part, frozen=True):
    usual: int
    usual_long: int
    provenance: Provenance = "rulebook"


class Block(Part, frozen=True):
    storm: int
    sun: int
    lay: int


class WeatherTiles(Part, frozen=True):
    blocks: list[Block]
    blocks_long: list[Block]
    storms: int
    suns: int
    provenance: Provenance = "rulebook"


class Resource(Part, frozen=True):
    key: str
    die: str
    start: int
    provenance: Provenance = "rulebook"


class Offerings(Part, frozen=True):
    track: list[int]
    provenance: Provenance = "reconstructed"


class Kathmandu(Part, frozen=True):
    tiles: list[int]
    provenance: Provenance = "reconstructed"


class Good(Part, frozen=True):
    key: str
    values: list[int]
    provenance: Provenance = "reconstructed"


class Plans(Part, frozen=True):
    colours: list[str]
    copies: int
    display: int
    provenance: Provenance = "rulebook"


class YakTiles(Part, frozen=True):
    landscapes: list[str]
    provenance: Provenance = "deduced"


class Tents(Part, frozen=True):
    landscapes: list[str]
    copies: int
    provenance: Provenance = "deduced"


class Scoring(Part, frozen=True):
    special_good: int
    five_kinds: int
    six_kinds: int
    plan: int
    plan_pair: int
    secured_pair: int
    yak_hidden: list[int]
    borders: list[int]
    card: int
    resource: int
    exhaustion: int
    provenance: Provenance = "rulebook"


class Equipment(Part, frozen=True):
    key: str
    timing: Literal["before", "during", "after"]
    landscapes: list[str]
    provenance: Provenance = "reconstructed"


class Animal(Part, frozen=True):
    key: str
    landscape: str
    provenance: Provenance = "reconstructed"


class Character(Part, frozen=True):
    key: str
    resources: dict[str, int]
    equipment: int
    provenance: Provenance = "reconstructed"


class Contents(Part, frozen=True):
    """What a components file says."""

    board: BoardSize
    landscape: list[LandscapeKind]
    start: StartBoard
    destination: DestinationBoard
    face: list[Face]
    first_landscape: FirstLandscape
    setup: Setup
    needles: Needles
    weather: WeatherTiles
    resource: list[Resource]
    offerings: Offerings
    kathmandu: Kathmandu
    good: list[Good]
    plans: Plans
    yak_tiles: YakTiles
    tents: Tents
    scoring: Scoring
    equipment: list[Equipment]
    animal: list[Animal]
    character: list[Character]


def read_box(source: Path | str | Mapping[str, object] | None = None) -> Box:
    """The box of a components file (a path), of its contents as plain data, or, without either, the standard one."""
    contents = read_components(Path(__file__).with_name("components.toml") if source is None else source, Contents)
    check(contents)
    box = Box(to_builtins(contents))
    try:
        check_layout(box, read_layout(box.first_landscape), 4)
    except UnfitOption as problem:
        raise BadComponents(f"[first_landscape] has {problem}") from None
    return box


def check(contents: Contents) -> None:
    """Refuse a box that is not one of Kathmandu."""
    require("[board]", "size", contents.board.size, SIZES[0], SIZES[-1])
    check_keys("landscapes", [one.key for one in contents.landscape], LANDSCAPES)
    codes = [one.code for one in contents.landscape]
    if len(set(codes)) != len(codes) or not all(len(code) == 1 and code.isalpha() for code in codes):
        raise BadComponents(f"the codes of the landscapes are different letters, not {quoted(codes)}")
    check_boards(contents, codes)
    check_cards(contents)
    check_numbers(contents)


def check_keys(what: str, found: Sequence[str], right: Sequence[str]) -> None:
    if tuple(found) != tuple(right):
        strange = next((key for key in found if key not in right), next(iter(found), ""))
        raise BadComponents(f"the {what} are, in this order, {', '.join(right)}; look at {quoted(strange)}")


# Boards


def check_boards(contents: Contents, codes: list[str]) -> None:
    size = contents.board.size
    start = tokens("the start board", contents.start.rows, codes, size, ".*")
    if sum(token[1] == "*" for token in start) < LARGEST_TABLE:
        raise BadComponents(f"the start board has fewer than {LARGEST_TABLE} start spaces")
    destination = tokens("the destination board", contents.destination.rows, codes, size, ".K")
    town = codes[LANDSCAPES.index("town")]
    if any(token[0] == town for token in start):
        raise BadComponents("the start board has a town; only terrain boards have one")
    for token in destination:
        if (token[0] == town) != (token[1] == "K"):
            raise BadComponents("on the destination board Kathmandu is the only town")
    kathmandu = sum(token[1] == "K" for token in destination)
    if kathmandu != KATHMANDU_SPACES:
        raise BadComponents(f"Kathmandu has {KATHMANDU_SPACES} spaces on the destination board, not {kathmandu}")
    check_keys("sides of terrain boards", [face.key for face in contents.face], FACE_KEYS)
    for face in contents.face:
        check_face(face, tokens(f"the board {face.key}", face.rows, codes, size, ".Tt"), town, size)


def tokens(name: str, rows: list[str], codes: list[str], size: int, marks: str) -> list[str]:
    """The spaces of a board, if it is one and all of it can be walked."""
    split = [row.split() for row in rows]
    if len(split) != size or any(len(row) != size for row in split):
        raise BadComponents(f"{name} does not have {size} rows of {size} spaces")
    found = [token for row in split for token in row]
    for token in found:
        if token != "^^" and not (len(token) == 2 and token[0] in codes and token[1] in marks):
            raise BadComponents(
                f"{name} has a space {quoted(token)}; a space is ^^, or one of {''.join(codes)} and one of {marks}"
            )
    require_whole(name, found, size)
    return found


def require_whole(name: str, found: list[str], size: int) -> None:
    """kathmandu-3: every space that is no mountain can be walked to from every other."""
    free = {n for n, token in enumerate(found) if token != "^^"}
    reached, todo = set[int](), list(free)[:1]
    while todo:
        place = todo.pop()
        if place not in reached:
            reached.add(place)
            beside = [place - size, place + size]
            beside += [place - 1] if place % size else []
            beside += [place + 1] if place % size < size - 1 else []
            todo += [other for other in beside if other in free]
    if reached != free or not free:
        raise BadComponents(f"{name} has spaces that cannot be walked to from the others")


def check_face(face: Face, found: list[str], town: str, size: int) -> None:
    """kathmandu-11, kathmandu-12: a town of four spaces, one tower, some temples."""
    places = [divmod(n, size) for n, token in enumerate(found) if token[0] == town]
    rows, columns = {row for row, _ in places}, {column for _, column in places}
    is_square = len(places) == TOWN_SPACES and max(rows) - min(rows) == 1 == max(columns) - min(columns)
    if not is_square:
        raise BadComponents(f"the board {face.key} has a town of two by two spaces, and no other town space")
    if sum(token[1] == "t" for token in found) != 1:
        raise BadComponents(f"the board {face.key} has one space with a tower (t)")
    if sum(token[1] == "T" for token in found) > MOST_TEMPLES:
        raise BadComponents(f"the board {face.key} has more than {MOST_TEMPLES} temples (T)")


# Cards and tiles


def check_cards(contents: Contents) -> None:
    check_keys("resources", [resource.key for resource in contents.resource], RESOURCES)
    check_keys("dice of the resources", [resource.die for resource in contents.resource], DICE[:-1])
    check_keys("goods", [good.key for good in contents.good], GOODS)
    check_keys("kinds of equipment", [one.key for one in contents.equipment], EQUIPMENT)
    check_keys("animals", [animal.key for animal in contents.animal], ANIMALS)
    check_keys("characters", [character.key for character in contents.character], CHARACTERS)
    for good in contents.good:
        if len(good.values) != GOODS_OF_A_KIND or not all(0 <= value <= 20 for value in good.values):
            raise BadComponents(f"{good.key} has {GOODS_OF_A_KIND} values from 0 to 20, not {quoted(good.values)}")
    for one in contents.equipment:
        if len(one.landscapes) != COPIES:
            raise BadComponents(f"{one.key} has {COPIES} landscapes, one for each card, not {len(one.landscapes)}")
        if one.timing not in WHEN.get(one.key, ("before",)):
            raise BadComponents(f"{one.key} cannot be used {one.timing} the move")
        require_landscapes(one.key, one.landscapes)
    for animal in contents.animal:
        require_landscapes(animal.key, [animal.landscape])
    if len(contents.yak_tiles.landscapes) != YAK_TILES:
        raise BadComponents(f"[yak_tiles] has {YAK_TILES} landscapes, not {len(contents.yak_tiles.landscapes)}")
    require_landscapes("[yak_tiles]", contents.yak_tiles.landscapes)
    require_landscapes("[tents]", contents.tents.landscapes)
    tents = contents.tents
    require("[tents]", "copies", tents.copies, 1, TENTS)
    if len(set(tents.landscapes)) != len(tents.landscapes) or len(tents.landscapes) * tents.copies != TENTS:
        raise BadComponents(f"[tents] has different landscapes, in copies that make {TENTS} cards")
    if tents.copies > 15 or len(tents.landscapes) > len(LANDSCAPES):
        raise BadComponents("[tents] has at most 15 copies of a landscape")
    colours = contents.plans.colours
    if len(set(colours)) != PLAN_COLOURS or len(colours) != PLAN_COLOURS or not all(map(NAME.fullmatch, colours)):
        raise BadComponents(f"[plans] has {PLAN_COLOURS} different colours in small letters, not {quoted(colours)}")
    for character in contents.character:
        if sorted(character.resources) != sorted(RESOURCES):
            raise BadComponents(f"{character.key} says how many it has of {', '.join(RESOURCES)}")
        for name, count in character.resources.items():
            require(f"[character {character.key}]", name, count, 0, 9)
        require(f"[character {character.key}]", "equipment", character.equipment, 0, STARTING_CARDS)
    kits = sorted([character.equipment for character in contents.character], reverse=True)
    if sum(kits[:LARGEST_TABLE]) > STARTING_CARDS:
        raise BadComponents(f"four characters need more than the {STARTING_CARDS} starting cards")


def require_landscapes(name: str, found: list[str]) -> None:
    for landscape in found:
        if landscape not in LANDSCAPES:
            raise BadComponents(f"{name} speaks of {quoted(landscape)}; the landscapes are {', '.join(LANDSCAPES)}")


# Numbers


def check_numbers(contents: Contents) -> None:
    """Refuse numbers with which a game could not be played."""
    setup, weather, scoring = contents.setup, contents.weather, contents.scoring
    require("[setup]", "days", setup.days, 1, 12)
    require("[setup]", "days_long", setup.days_long, 1, 12)
    require("[setup]", "turns", setup.turns, TURNS, TURNS)
    require("[setup]", "crossings", setup.crossings, 1, 3)
    require("[setup]", "start_equipment", setup.start_equipment, 0, STARTING_CARDS // LARGEST_TABLE)
    require("[setup]", "start_plans", setup.start_plans, 0, 3)
    for name, boards, most in (
        ("temple_boards", setup.temple_boards, 5),
        ("temple_boards_long", setup.temple_boards_long, 7),
    ):
        for board in boards:
            require("[setup]", name, board, 2, most)
        if len(set(boards)) != len(boards):
            raise BadComponents(f"{name} in [setup] names a board twice")
    require("[needles]", "usual", contents.needles.usual, 0, 4)
    require("[needles]", "usual_long", contents.needles.usual_long, 0, 6)
    require("[weather]", "storms", weather.storms, 0, 20)
    require("[weather]", "suns", weather.suns, 0, 20)
    require("[weather]", "storms and suns", weather.storms + weather.suns, max(setup.days, setup.days_long), 40)
    check_weather("blocks", weather.blocks, setup.days)
    check_weather("blocks_long", weather.blocks_long, setup.days_long)
    for resource in contents.resource:
        require(f"[resource {resource.key}]", "start", resource.start, 0, 9)
    track = contents.offerings.track
    if len(track) != OFFERINGS or track != sorted(track) or not 0 <= track[0] <= track[-1] <= 200:
        raise BadComponents(f"track in [offerings] has {OFFERINGS} numbers that never fall, not {quoted(track)}")
    if len(contents.kathmandu.tiles) != LARGEST_TABLE or not all(0 <= tile <= 50 for tile in contents.kathmandu.tiles):
        raise BadComponents(f"tiles in [kathmandu] has {LARGEST_TABLE} numbers from 0 to 50")
    require("[plans]", "copies", contents.plans.copies, 1, 3)
    require("[plans]", "display", contents.plans.display, 1, 6)
    check_plans(contents.plans, setup.start_plans)
    if len(scoring.yak_hidden) != YAK_TILES + 1:
        raise BadComponents(f"yak_hidden in [scoring] has {YAK_TILES + 1} numbers, not {len(scoring.yak_hidden)}")
    if not 1 <= len(scoring.borders) <= MOST_BORDERS:
        raise BadComponents(f"borders in [scoring] has 1 to {MOST_BORDERS} numbers")
    points = [*scoring.yak_hidden, *scoring.borders, scoring.special_good, scoring.five_kinds, scoring.six_kinds]
    points += [
        scoring.plan,
        scoring.plan_pair,
        scoring.secured_pair,
        scoring.card,
        scoring.resource,
        scoring.exhaustion,
    ]
    for number in points:
        require("[scoring]", "a number", number, -100, 100)


def check_plans(plans: Plans, dealt: int) -> None:
    """kathmandu-22: the last player, too, finds plans of different colours in the deck."""
    of_a_colour = len(HALVES) * plans.copies
    left = PLAN_COLOURS * of_a_colour - plans.display - LARGEST_TABLE * dealt
    if left < (dealt - 1) * (of_a_colour - 1):
        raise BadComponents(f"[plans] has too few plans to deal four players {dealt} of different colours")


def check_weather(name: str, blocks: list[Block], days: int) -> None:
    if len(blocks) > days:
        raise BadComponents(f"{name} in [weather] has {len(blocks)} blocks for {days} days")
    for block in blocks:
        require("[weather]", f"storm of {name}", block.storm, 0, 20)
        require("[weather]", f"sun of {name}", block.sun, 0, 20)
        require("[weather]", f"lay of {name}", block.lay, 0, block.storm + block.sun)
    if sum(block.lay for block in blocks) != days:
        raise BadComponents(f"{name} in [weather] lays {sum(block.lay for block in blocks)} tiles for {days} days")
