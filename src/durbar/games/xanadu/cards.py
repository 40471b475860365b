"""The cards of Xanadu, each made once and shared, and the box they come in, with the numbers of each way to play."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from durbar.core.pieces import Piece

SMALLEST_TABLE: Final = 2
LARGEST_TABLE: Final = 6
MANY: Final = 5  # from so many players on, the rules for five or six hold

RESOURCES: Final = ("wood", "stone", "clay", "water", "bronze", "silk", "porcelain", "gold", "ivory", "jade")
COLOURS: Final = ("brown", "blue", "yellow", "green")
KINDS: Final = 10  # of resource
ROWS: Final = 4  # of every card
NO_RESOURCE: Final = -1
YELLOW: Final = 2
GREEN: Final = 3


class Card(Piece):
    """One card. Resources are numbers from 0 to 9, in the order of RESOURCES; rows count from 0 at the bottom.

    key:     its short name, as in ``br01``
    index:   its place in the box
    colour:  0 brown, 1 blue, 2 yellow, 3 green
    cost:    the resources it asks for
    needs:   the same as pairs of a resource and how many of it
    passive: the resource its owner always has, or NO_RESOURCE
    rows:    for each row, the resources a worker collects there
    favours: for each row, the resource its owner has once a worker stands there, or NO_RESOURCE
    prices:  the prices with 0 to 4 workers
    is_end:  whether this is the End card, which is no building
    """

    def __init__(
        self,
        index: int,
        key: str,
        colour: int,
        cost: list[int],
        passive: int,
        rows: list[list[int]],
        favours: list[int],
        prices: list[int],
    ) -> None:
        super().__init__(index, key)
        self.colour: i64 = colour
        self.cost = cost
        self.needs = [(resource, cost.count(resource)) for resource in sorted(set(cost))]
        self.passive: i64 = passive
        self.rows = rows
        self.favours = favours
        self.prices = prices
        self.is_end = not prices


class Numbers:
    """The numbers of the rules at one table: for this edition, this many players, and this way to play.

    builds_per_turn: 0 means any number
    limit_rule:      which rule says how many buildings one may have
    bonus:           for each colour, the coins that come with every sale
    """

    def __init__(self, edition: str, contents: dict[str, Any], seats: int, advanced: bool, long_game: bool) -> None:
        self.edition: i64 = int(edition)
        game, drawing, many = contents["game"], contents["drawing"], contents["many_players"]
        start = contents["two_start"] if seats == SMALLEST_TABLE or advanced else game
        self.start_hand: i64 = start["start_hand"]
        self.start_buildings: i64 = start["start_buildings"]
        self.refill_hand: i64 = game["refill_hand"]
        self.refill_buildings: i64 = game["refill_buildings"]
        limits = contents["advanced"] if advanced else game
        self.builds_per_turn: i64 = limits["builds_per_turn"]
        self.building_limit: i64 = many["building_limit"] if seats >= MANY else limits["building_limit"]
        self.limit_rule = "xanadu-47" if seats >= MANY else "xanadu-48" if advanced else "xanadu-26"
        self.passes: i64 = game["long_passes"] if long_game else game["passes"]
        if seats >= MANY:
            self.passes = many["passes"]
        self.end_card_bottom: i64 = game["end_card_bottom"]
        self.draw_base: i64 = drawing["base"]
        self.draw_per_sale: i64 = drawing["per_sale"]
        self.bonus = [0, 0, many["yellow_bonus"], many["green_bonus"]] if seats >= MANY else [0, 0, 0, 0]


class Box:
    """What is in the box: the buildings in printed order, and the End card.

    contents: the components file it was made from, as plain data
    """

    def __init__(self, deck: list[Card], contents: dict[str, Any]) -> None:
        self.deck = deck
        self.end = Card(len(deck), "end", 0, [], NO_RESOURCE, [], [], [])
        self.by_key = {card.key: card for card in [*deck, self.end]}
        self.contents = contents


def by_name(counts: list[int]) -> dict[str, int]:
    """How the wire and positions count resources: by name, those that there are."""
    return {RESOURCES[resource]: count for resource, count in enumerate(counts) if count}


def resource_names(resources: list[int]) -> list[str]:
    """How the wire and the catalogues name these resources."""
    return [RESOURCES[resource] for resource in resources]
