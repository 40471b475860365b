"""Reads and checks `components.toml`, ours or an owner's correction of it (xanadu-3, xanadu-4, xanadu-51)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import field, to_builtins

from durbar.core.components import Part, Provenance, read_components, require
from durbar.core.errors import BadComponents, quoted
from durbar.games.xanadu.cards import COLOURS, LARGEST_TABLE, MANY, NO_RESOURCE, RESOURCES, ROWS, Box, Card

COUNTS = {"brown": 24, "blue": 24, "yellow": 12, "green": 10}  # rulebook
LETTERS = {"brown": "br", "blue": "bl", "yellow": "ye", "green": "gr"}
MOST_SYMBOLS = 4  # in a cost, and in a row
HIGHEST_PRICE = 99

Colour = Literal["brown", "blue", "yellow", "green"]
Group = Literal["common", "water", "medium", "luxury"]
Field = Literal["name", "colour", "cost", "passive", "rows", "favours", "prices", "full"]


class Resource(Part, frozen=True):
    """One of the ten resources."""

    key: str
    group: Group
    provenance: Provenance = "reconstructed"


class Building(Part, frozen=True):
    """One card. `known` says which of its fields are better known than the rest, and `notes` why."""

    key: str
    name: str
    colour: Colour
    cost: list[str]
    passive: str
    rows: list[list[str]]
    favours: list[str]
    prices: list[int]
    full: int
    provenance: Provenance = "reconstructed"
    known: dict[Field, Provenance] = field(default_factory=dict)
    notes: str = ""

    def check(self) -> None:
        """xanadu-4, xanadu-5: refuse a card that is not made like the others."""
        name = f"the card {quoted(self.key)}"
        if not 1 <= len(self.cost) <= MOST_SYMBOLS:
            raise BadComponents(f"{name} has {len(self.cost)} symbols in its cost; a cost has 1 to {MOST_SYMBOLS}")
        if len(self.rows) != ROWS or len(self.favours) != ROWS:
            raise BadComponents(
                f"{name} has {len(self.rows)} rows and {len(self.favours)} favours; every card has {ROWS} of each"
                " (an empty string is no favour)"
            )
        if any(not 1 <= len(row) <= MOST_SYMBOLS for row in self.rows):
            raise BadComponents(f"{name} has a row without a resource, or with more than {MOST_SYMBOLS}")
        for symbol in [*self.cost, *(symbol for row in self.rows for symbol in row)]:
            require_resource(symbol, name)
        for symbol in [self.passive, *self.favours]:
            if symbol:
                require_resource(symbol, name)
        if len(self.prices) != ROWS or not all(0 <= price <= HIGHEST_PRICE for price in [*self.prices, self.full]):
            raise BadComponents(
                f"{name} has prices = {quoted(self.prices)} and full = {quoted(self.full)}; a card has {ROWS} prices"
                f" and a full one, from 0 to {HIGHEST_PRICE}"
            )


class GameNumbers(Part, frozen=True):
    """The numbers of the usual game."""

    start_hand: int
    start_buildings: int
    refill_hand: int
    refill_buildings: int
    building_limit: int
    builds_per_turn: int
    passes: int
    long_passes: int
    end_card_bottom: int
    provenance: Provenance = "rulebook"


class Drawing(Part, frozen=True):
    """How many cards the end of a turn brings."""

    base: int
    per_sale: int
    provenance: Provenance = "reconstructed"


class TwoStart(Part, frozen=True):
    """How two players, and the advanced game, begin."""

    start_hand: int
    start_buildings: int
    provenance: Provenance = "rulebook"


class ManyPlayers(Part, frozen=True):
    """What is different with five or six."""

    building_limit: int
    passes: int
    yellow_bonus: int
    green_bonus: int
    provenance: Provenance = "rulebook"


class Advanced(Part, frozen=True):
    """What is different in the advanced game."""

    building_limit: int
    builds_per_turn: int
    provenance: Provenance = "rulebook"


class Contents(Part, frozen=True):
    """What a components file says."""

    resource: list[Resource]
    card: list[Building]
    game: GameNumbers
    drawing: Drawing
    two_start: TwoStart
    many_players: ManyPlayers
    advanced: Advanced


def read_box(source: Path | str | Mapping[str, object] | None = None) -> Box:
    """The box of a components file (a path), of its contents as plain data, or, without either, the standard one."""
    contents = read_components(Path(__file__).with_name("components.toml") if source is None else source, Contents)
    check(contents)
    return Box([made(index, card) for index, card in enumerate(contents.card)], to_builtins(contents))


def made(index: int, card: Building) -> Card:
    """The card as the rules use it."""
    return Card(
        index,
        card.key,
        COLOURS.index(card.colour),
        [number(symbol) for symbol in card.cost],
        number(card.passive),
        [[number(symbol) for symbol in row] for row in card.rows],
        [number(symbol) for symbol in card.favours],
        [*card.prices, card.full],
    )


def number(symbol: str) -> int:
    return RESOURCES.index(symbol) if symbol else NO_RESOURCE


def require_resource(symbol: str, where: str) -> None:
    if symbol not in RESOURCES:
        raise BadComponents(f"{where} speaks of {quoted(symbol)}; the resources are {', '.join(RESOURCES)}")


def check(contents: Contents) -> None:
    """Refuse a box that is not one of Xanadu."""
    if tuple(resource.key for resource in contents.resource) != RESOURCES:
        raise BadComponents(f"the resources are, in this order, {', '.join(RESOURCES)}")
    for card in contents.card:
        card.check()
    for colour, count in COUNTS.items():
        found = [card.key for card in contents.card if card.colour == colour]
        right = [f"{LETTERS[colour]}{number:02}" for number in range(1, count + 1)]
        if len(found) != count:
            raise BadComponents(f"there are {len(found)} {colour} cards; the box has {count}")
        if sorted(found) != right:
            strange = next(key for key in [*found, *right] if found.count(key) != right.count(key))
            raise BadComponents(
                f"the {colour} cards have the keys {right[0]} to {right[-1]}, each once; that is not so of"
                f" {quoted(strange)}"
            )
    check_numbers(contents)


def check_numbers(contents: Contents) -> None:
    """Refuse numbers with which a game could not be played, or might never end."""
    game, drawing, two, many = contents.game, contents.drawing, contents.two_start, contents.many_players
    cards = len(contents.card)
    require("[game]", "start_hand", game.start_hand, 1, (cards - 1) // LARGEST_TABLE)
    require("[game]", "start_buildings", game.start_buildings, 1, game.start_hand)
    require("[game]", "refill_hand", game.refill_hand, 1, cards)
    require("[game]", "refill_buildings", game.refill_buildings, 1, game.refill_hand)
    require("[game]", "building_limit", game.building_limit, most_laid(game, game.start_buildings), cards)
    require("[game]", "builds_per_turn", game.builds_per_turn, 0, cards)
    require("[game]", "passes", game.passes, 2, 9)
    require("[game]", "long_passes", game.long_passes, 2, 9)
    require("[game]", "end_card_bottom", game.end_card_bottom, 0, cards)
    require("[drawing]", "base", drawing.base, 1, cards)  # xanadu-31: every turn draws, so every game ends
    require("[drawing]", "per_sale", drawing.per_sale, 0, cards)
    require("[two_start]", "start_hand", two.start_hand, 1, (cards - 1) // (MANY - 1))
    require("[two_start]", "start_buildings", two.start_buildings, 1, min(two.start_hand, game.building_limit))
    require("[many_players]", "building_limit", many.building_limit, most_laid(game, game.start_buildings), cards)
    require("[many_players]", "passes", many.passes, 2, 9)
    require("[many_players]", "yellow_bonus", many.yellow_bonus, 0, HIGHEST_PRICE)
    require("[many_players]", "green_bonus", many.green_bonus, 0, HIGHEST_PRICE)
    advanced = contents.advanced
    require("[advanced]", "building_limit", advanced.building_limit, most_laid(game, two.start_buildings), cards)
    require("[advanced]", "builds_per_turn", advanced.builds_per_turn, 0, cards)


def most_laid(game: GameNumbers, start_buildings: int) -> int:
    """How many buildings a player may have to lay without building them."""
    return max(start_buildings, game.refill_buildings)
