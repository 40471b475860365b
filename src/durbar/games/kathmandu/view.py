"""What a view of Kathmandu is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.fields import names_of
from durbar.core.game import View
from durbar.games.kathmandu.state import Phase

PhaseName = Literal[
    "character", "place", "die", "gain", "barrel", "move", "turn", "border", "act", "plan", "give", "get", "tent",
    "over",
]  # fmt: skip
PHASES: dict[Phase, PhaseName] = names_of(Phase, PhaseName)
DieState = Literal["unused", "used", "aside"]


class BoardView(Struct, frozen=True, gc=False):
    """A board of the chain.

    number: counts from 1, the start board
    board:  ``start``, ``destination`` or the side of a terrain board, e.g. ``6A``
    turns:  quarter turns clockwise in which it lies
    x, y:   where it lies, counted in boards to the east and south of the start board
    needle: the way its red needle points as it lies, or empty; `to_kathmandu` says that this is towards the next board
    onward: the way to the next board, or empty; the border number n lies between boards n and n + 1
    lands:  the landscape of each space row by row, or ``mountain``; the first is the space a1
    """

    number: int
    board: str
    turns: int
    x: int
    y: int
    needle: str
    to_kathmandu: bool
    onward: str
    lands: list[str]


class TempleView(Struct, frozen=True, gc=False):
    """A temple; `tile` says that it is a temple tile on a tower. `seats` have made offerings there."""

    space: str
    tile: bool
    seats: list[int]


class TownView(Struct, frozen=True, gc=False):
    """A town space; `tile`, `good` and `points` tell the good on it, if there is one."""

    space: str
    tile: str
    good: str
    points: int


class ItemView(Struct, frozen=True, gc=False):
    """An equipment card. Starting cards have no landscape."""

    item: str
    equipment: str
    landscape: str


class AnimalView(Struct, frozen=True, gc=False):
    animal: str
    landscape: str


class DieView(Struct, frozen=True, gc=False):
    """A die; `slot` counts from 1 for used dice, else it is 0. `value` is 0 before the first roll."""

    die: str
    value: int
    state: DieState
    slot: int


class GoodView(Struct, frozen=True, gc=False):
    tile: str
    good: str
    points: int


class ScoreView(Struct, frozen=True, gc=False):
    """Points by where they come from, as if the game ended now."""

    offerings: int
    goods: int
    specials: int
    tile: int
    sets: int
    plans: int
    animals: int
    yak: int
    borders: int
    cards: int
    resources: int
    exhaustion: int
    total: int


class PlayerView(Struct, frozen=True, gc=False):
    """What belongs to one seat.

    space:     where the yak stands, or empty
    arrived:   whether it has left the landscape for Kathmandu
    tile:      the points of its Kathmandu tile, 0 if it has none
    resources: how many by name, those that there are: backpack, compass, paint, coin, fodder
    track:     the points under its last offering, and what the next would make them
    doubles:   how often the monk can still offer twice
    secured:   the colours of the pairs that lie under chests
    open_tile: the landscape of the yak tile that lies open; empty if it is the last, with its points
    tents:     only for the seat itself
    """

    character: str
    space: str
    board: int
    arrived: bool
    tile: int
    resources: dict[str, int]
    markers: int
    dice: list[DieView]
    dice_sum: int
    offerings: int
    track: list[int]
    doubles: int
    goods: list[GoodView]
    specials: list[str]
    cards: list[ItemView]
    chests: list[ItemView]
    animals: list[AnimalView]
    plans: list[str]
    secured: list[str]
    open_tile: str
    completed: int
    hidden_tiles: int
    tents: list[str]
    tent_count: int
    borders_left: int
    score: ScoreView


class Preview(Struct, frozen=True, gc=False):
    """Where one move of the yak would lead, with the cards in use.

    die:      the die it is for; before a die is chosen there are previews for all of them
    move:     the move that does it, e.g. ``go n``; with a die that is not chosen yet, after choosing it
    path:     the spaces it goes over, from where it stands to where it stops
    compass, fodder: what is paid; `tired` is how many markers it takes, `markers` how many it then has
    stopped:  whether a mountain or an edge stops it early
    decides:  something has to be decided before it lands (where to turn, where to come out)
    actions:  what could be done there and paid for: yak, kathmandu, animal, pack, buy, special, offer, swap, ladder
    animals, items: the cards that could be taken there
    """

    die: str
    value: int
    move: str
    way: str
    path: list[str]
    space: str
    landscape: str
    compass: int
    fodder: int
    tired: int
    markers: int
    stopped: bool
    decides: bool
    actions: list[str]
    animals: list[str]
    items: list[str]


class TurnView(Struct, frozen=True, gc=False):
    """What is being done in this turn.

    die:      the chosen die, or empty; `steps` is how far it goes, or what is left of it on the way
    cards:    cards of the move that are in use
    picked:   of several cards of a kind those that will be used
    rolls:    how often the barrel can still be rolled
    partner:  with whom plans are swapped, or -1; `giving` is the plan that is given
    must_rest: whether the yak has to rest instead of moving
    """

    die: str
    steps: int
    rerolled: bool
    cards: list[str]
    picked: list[str]
    rolls: int
    heading: str
    partner: int
    giving: str
    must_rest: bool


class KathmanduView(View, frozen=True, gc=False):
    """The table as one seat sees it. Spaces are written board, column, row: ``3c4``.

    size:     spaces along the side of a board
    asked:    who is asked for tents, or -1
    storm:    the border where the storm stands, 0 before it comes
    weather:  the tiles revealed so far, ``storm`` or ``sun``; there are as many as days
    tiles:    the points of the Kathmandu tiles that are left, the top first
    discards: used equipment cards, and `tents_gone` played tents, by landscape; in any order
    previews: for the seat itself, when its yak is to move
    """

    seat: int
    phase: PhaseName
    day: int
    days: int
    turn: int
    turns: int
    holder: int
    active: int
    asked: int
    size: int
    boards: list[BoardView]
    starts: list[str]
    kathmandu: list[str]
    temples: list[TempleView]
    towns: list[TownView]
    storm: int
    weather: list[str]
    tiles: list[int]
    specials: list[str]
    gear: list[ItemView]
    gear_deck: int
    discards: list[ItemView]
    animals: list[AnimalView]
    animal_deck: int
    animal_worth: int
    plans: list[str]
    plan_deck: int
    tent_deck: int
    tents_gone: list[str]
    characters: list[str]
    players: list[PlayerView]
    current: TurnView
    previews: list[Preview]
    ranking: list[list[int]] | None
