"""The map around a yak of Kathmandu as a network reads it.

Ways are told from the way that leads on to the next board: 0 is onward, then clockwise. So the same piece of road looks
the same however the boards lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, up_to
from durbar.core.state import State
from durbar.games.kathmandu.cards import FACES, GOODS, GOODS_OF_A_KIND, NONE, OFFERINGS, WAYS, Box
from durbar.games.kathmandu.landscape import (
    Landscape,
    borders_of,
    end_of,
    is_city,
    land_at,
    steps_at,
    temple_at,
    town_at,
)
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Player

if TYPE_CHECKING:
    from durbar.core.game import Options

from durbar.games.kathmandu.observe_table import LANDS, MANY, OFFSET, TableObserver, turned_from

NEARER: Final = 19  # steps nearer to Kathmandu, from nine further away
RAYS: Final = 24  # four ways of six lengths
NEAR: Final = 16  # spaces


class MapObserver(TableObserver):
    """What Kathmandu tells of the table and of the map."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(moves, options, box)
        self.needle: i64 = self.block("needle", len(WAYS) + 1)
        self.room: i64 = self.block("room", len(WAYS) * 13)
        self.ray_land: i64 = self.block("ray_land", RAYS * LANDS)
        self.ray_nearer: i64 = self.block("ray_nearer", RAYS * NEARER)
        self.ray_borders: i64 = self.block("ray_borders", RAYS * 3)
        self.ray_temple: i64 = self.block("ray_temple", RAYS)
        self.ray_city: i64 = self.block("ray_city", RAYS)
        self.ray_tile: i64 = self.block("ray_tile", RAYS)
        self.ray_animal: i64 = self.block("ray_animal", RAYS)
        self.ray_gear: i64 = self.block("ray_gear", RAYS)
        self.ray_good: i64 = self.block("ray_good", RAYS)
        self.temple_ahead: i64 = self.block("temple_ahead", OFFSET)
        self.temple_near: i64 = self.block("temple_near", NEAR)
        self.good_ahead: i64 = self.block("good_ahead", OFFSET * len(GOODS))
        self.temples_made: i64 = self.block("temples_made", MANY)
        self.starts_free: i64 = self.block("starts_free", 1)

    def add_features(self, state: State, seat: int, features: Bag) -> None:
        assert isinstance(state, Kathmandu)
        super().add_features(state, seat, features)
        player = state.players[seat]
        if player.space != NONE:
            self.add_map(state, seat, player, features)

    def add_map(self, state: Kathmandu, seat: int, player: Player, features: Bag) -> None:
        landscape, space = state.landscape, player.space
        needle: i64 = landscape.needles[landscape.board(space)]
        features.append(self.needle + (len(WAYS) if needle == NONE else turned_from(landscape, space, needle)))
        animals = lands_with(state.box.animals_on, state.animals)
        gear = lands_with(state.box.cards_on, state.gear)
        steps: i64 = landscape.steps[space]
        north = turned_from(landscape, space, 0)
        for way in range(4):
            ahead = (north + way) % 4
            room = i64(landscape.rooms[4 * space + way])
            features.append(self.room + ahead * 13 + up_to(room, 12))
            for length in range(1, min(FACES, room) + 1):  # walks that are stopped short are told by `room`
                walk = landscape.walk(space, way, length, False)
                self.add_ray(state, player, 6 * ahead + length - 1, walk, steps, animals, gear, features)
        board = landscape.board(space)
        made: i64 = 0
        here_x, here_y = landscape.point(space)
        for temple in range(len(landscape.temple_spaces)):
            if (player.temples >> temple) & 1:
                made += 1
                continue
            there = landscape.temple_spaces[temple]
            features.append(self.temple_ahead + up_to(landscape.board(there) - board + OFFSET // 2, OFFSET - 1))
            x, y = landscape.point(there)
            apart = abs(x - here_x) + abs(y - here_y)
            if apart < NEAR:
                features.append(self.temple_near + apart)
        features.append(self.temples_made + up_to(made, MANY - 1))
        for town in range(len(state.goods)):
            if state.goods[town] != NONE:
                ahead = up_to(landscape.board(landscape.town_spaces[town]) - board + OFFSET // 2, OFFSET - 1)
                features.append(self.good_ahead + ahead * len(GOODS) + state.goods[town] // GOODS_OF_A_KIND)

    def add_ray(
        self, state: Kathmandu, player: Player, ray: i64, walk: i64, steps: i64, animals: i64, gear: i64, features: Bag
    ) -> None:
        """Where a die of this value would lead this way, from where so many steps lead to Kathmandu.

        `animals` and `gear` have a bit for each land on which some are found.
        """
        fact = state.landscape.facts[end_of(walk)]
        land = land_at(fact)
        features.append(self.ray_land + ray * LANDS + land)
        features.append(self.ray_nearer + ray * NEARER + up_to(steps - steps_at(fact) + NEARER // 2, NEARER - 1))
        if borders_of(walk) > 0:
            features.append(self.ray_borders + ray * 3 + up_to(borders_of(walk), 2))
        temple = temple_at(fact)
        if temple != NONE and (player.temples >> temple) & 1 == 0 and player.offerings < OFFERINGS:
            features.append(self.ray_temple + ray)
        if is_city(fact):
            features.append(self.ray_city + ray)
        if land == player.open_tile():
            features.append(self.ray_tile + ray)
        if (animals >> land) & 1:
            features.append(self.ray_animal + ray)
        if (gear >> land) & 1:
            features.append(self.ray_gear + ray)
        town = town_at(fact)
        if town != NONE and state.goods[town] != NONE:
            features.append(self.ray_good + ray)


def lands_with(on_lands: list[int], mask: i64) -> i64:
    """As bits, the lands on which something of this mask is found."""
    found: i64 = 0
    for land in range(LANDS - 1):
        if mask & on_lands[land]:
            found |= 1 << land
    return found


def nearer(landscape: Landscape, here: i64, there: i64) -> i64:
    """How many steps nearer to Kathmandu it is there, nine being no nearer."""
    return up_to(landscape.steps[here] - landscape.steps[there] + NEARER // 2, NEARER - 1)


def is_open_temple(landscape: Landscape, player: Player, space: i64) -> bool:
    """Whether there is a temple on which this player can still make an offering."""
    temple: i64 = landscape.temples[space]
    return temple != NONE and (player.temples >> temple) & 1 == 0 and player.offerings < OFFERINGS
