"""The observations of Kathmandu: the table (`observe_table.py`), the map (`observe_map.py`), and where moves lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Observation, up_to
from durbar.core.state import State
from durbar.games.kathmandu import arriving
from durbar.games.kathmandu.cards import (
    BACKPACK,
    CARDS,
    COIN,
    COMPASS,
    DICE,
    FACES,
    FODDER,
    GOODS,
    GOODS_OF_A_KIND,
    LARGEST_TABLE,
    MOST_MARKERS,
    NONE,
    PAINT,
    RESOURCES,
    TOWN,
    WAYS,
    Box,
    kind_of,
    ones,
)
from durbar.games.kathmandu.landscape import TEMPLE_BIT, borders_of, end_of, steps_of
from durbar.games.kathmandu.moves import (
    Bottle,
    Buy,
    Exit,
    Face,
    Get,
    Give,
    Go,
    Ladder,
    Pack,
    Place,
    Reroll,
    Roll,
    Swap,
    Take,
    TakeAnimal,
    TakePlan,
    Toolbox,
    Turn,
    WorldMap,
)
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Player
from durbar.games.kathmandu.walking import distance

if TYPE_CHECKING:
    from durbar.core.game import Options

from durbar.games.kathmandu.observe_map import NEARER, MapObserver, is_open_temple, nearer
from durbar.games.kathmandu.observe_table import LANDS, STEPS, turned_from


class KathmanduObserver(MapObserver):
    """What Kathmandu tells of the table and of the moves."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(moves, options, box)
        self.way: i64 = self.trait("way", len(WAYS))
        self.over: i64 = self.trait("over", 1)
        self.to_land: i64 = self.trait("to_land", LANDS)
        self.to_tile: i64 = self.trait("to_tile", 1)
        self.to_city: i64 = self.trait("to_city", 1)
        self.to_temple: i64 = self.trait("to_temple", 1)
        self.to_animals: i64 = self.trait("to_animals", 3)
        self.to_gear: i64 = self.trait("to_gear", 3)
        self.to_good: i64 = self.trait("to_good", 3)
        self.to_storm: i64 = self.trait("to_storm", 1)
        self.to_plans: i64 = self.trait("to_plans", 1)
        self.to_steps: i64 = self.trait("to_steps", STEPS)
        self.nearer: i64 = self.trait("nearer", NEARER)
        self.compass: i64 = self.trait("compass", 1)
        self.tired: i64 = self.trait("tired", MOST_MARKERS + 1)
        self.fodder: i64 = self.trait("fodder", 3)
        self.stopped: i64 = self.trait("stopped", 1)
        self.then_tile: i64 = self.trait("then_tile", 1)
        self.then_temple: i64 = self.trait("then_temple", 1)
        self.then_town: i64 = self.trait("then_town", 1)
        self.then_animal: i64 = self.trait("then_animal", 1)
        self.turn_steps: i64 = self.trait("turn_steps", 13)
        self.value: i64 = self.trait("value", FACES + 1)
        self.first_of_kind: i64 = self.trait("first_of_kind", 1)
        self.die_tile: i64 = self.trait("die_tile", 1)
        self.die_city: i64 = self.trait("die_city", 1)
        self.die_temple: i64 = self.trait("die_temple", 1)
        self.die_good: i64 = self.trait("die_good", 1)
        self.die_animal: i64 = self.trait("die_animal", 1)
        self.die_nearer: i64 = self.trait("die_nearer", NEARER)
        self.rolled: i64 = self.trait("rolled", len(DICE) * (FACES + 1))
        self.rolled_count: i64 = self.trait("rolled_count", len(DICE) + 1)
        self.tool: i64 = self.trait("tool", len(RESOURCES) * 3)
        self.kind: i64 = self.trait("kind", CARDS // 3)
        self.has_kind: i64 = self.trait("has_kind", 1)
        self.on_land: i64 = self.trait("on_land", LANDS)
        self.good: i64 = self.trait("good", len(GOODS) * GOODS_OF_A_KIND)
        self.good_new: i64 = self.trait("good_new", 1)
        self.special_free: i64 = self.trait("special_free", 3)
        self.plan_pairs: i64 = self.trait("plan_pairs", 3)
        self.seat: i64 = self.trait("seat", LARGEST_TABLE)
        self.after_face: i64 = self.trait("after_face", FACES + 1)
        self.hear_the_judge()

    # The moves

    def describe(self, state: State, seat: int, seen: Observation) -> None:
        assert isinstance(state, Kathmandu)
        player = state.players[seat]
        traits = seen.traits
        for move in seen.moves:
            traits.extend(self.of_moves[move.id])
            if isinstance(move, Go):
                self.describe_walk(state, player, move.way, move.over, traits)
            elif isinstance(move, (Take, Reroll)):
                self.describe_die(state, player, move.die, traits)
            elif isinstance(move, (Place, WorldMap, Exit)):
                self.describe_landing(state, player, move.space, player.unused, traits)
            elif isinstance(move, Turn):
                self.describe_turn(state, player, move.steps, move.way, traits)
            elif isinstance(move, Buy):
                self.describe_good(state, player, move.space, traits)
            elif isinstance(move, Ladder):
                traits.append(self.to_temple)
            elif isinstance(move, (TakePlan, Get)):
                self.describe_plan(player, move.plan, 1, traits)
            elif isinstance(move, Give):
                self.describe_plan(player, move.plan, 0, traits)
            elif isinstance(move, Pack):
                self.describe_card(state, player, move.card, traits)
            else:
                self.describe_rarer(state, seat, player, seen, len(seen.ends))
            seen.ends.append(len(traits))

    def describe_rarer(self, state: Kathmandu, seat: int, player: Player, seen: Observation, number: int) -> None:
        move, traits = seen.moves[number], seen.traits
        if isinstance(move, TakeAnimal):
            traits.append(self.on_land + state.box.animal_lands[move.animal])
        elif isinstance(move, Swap):
            traits.append(self.seat + (move.seat - seat + state.seats) % state.seats)
        elif isinstance(move, Roll):
            for die in range(len(DICE)):
                if (move.mask >> die) & 1:
                    traits.append(self.rolled + die * (FACES + 1) + player.die(die))
            traits.append(self.rolled_count + ones(move.mask))
        elif isinstance(move, Toolbox):
            for resource in range(len(RESOURCES)):
                if (move.mask >> resource) & 1:
                    traits.append(self.tool + 3 * resource + up_to(player.has(resource), 2))
        elif isinstance(move, Bottle):
            traits.append(self.after_face + up_to(player.die(state.walk.die) + move.change, FACES))
            self.describe_rays(state, player, player.die(state.walk.die) + move.change, traits)
        elif isinstance(move, Face):
            traits.append(self.after_face + move.value)
            self.describe_rays(state, player, move.value, traits)

    def describe_die(self, state: Kathmandu, player: Player, die: i64, traits: list[int]) -> None:
        value = player.die(die)
        traits.append(self.value + value)
        if die < len(RESOURCES) and player.has(die) == 0:
            traits.append(self.first_of_kind)
        self.describe_rays(state, player, value, traits)

    def describe_rays(self, state: Kathmandu, player: Player, value: i64, traits: list[int]) -> None:
        """The best that a die of this value could reach, in any of the four ways."""
        landscape = state.landscape
        tile, city, temple, good, animal = False, False, False, False, False
        best: i64 = 0
        for way in range(4):
            walk = landscape.walk(player.space, way, value, False)
            end = end_of(walk)
            land: i64 = landscape.lands[end]
            if land == player.open_tile():
                tile = True
            if landscape.cities[end]:
                city = True
            if is_open_temple(landscape, player, end):
                temple = True
            town = landscape.towns[end]
            if town != NONE and state.goods[town] != NONE:
                good = True
            if land < LANDS - 1 and state.animals & state.box.animals_on[land]:
                animal = True
            best = max(best, nearer(landscape, player.space, end))
        traits.append(self.die_nearer + best)
        if tile:
            traits.append(self.die_tile)
        if city:
            traits.append(self.die_city)
        if temple:
            traits.append(self.die_temple)
        if good and player.has(COIN) > 0:
            traits.append(self.die_good)
        if animal and player.has(PAINT) > 0:
            traits.append(self.die_animal)

    def describe_walk(self, state: Kathmandu, player: Player, way: i64, over: bool, traits: list[int]) -> None:
        landscape, walk = state.landscape, state.walk
        length = distance(state, walk.doubled)
        found = landscape.walk(player.space, way, length, walk.climbing or over)
        traits.append(self.way + turned_from(landscape, player.space, way))
        steps = steps_of(found)
        tired: i64 = 0
        if steps > 0 and landscape.needles[landscape.board(player.space)] == way:
            if player.has(COMPASS) > 0:
                traits.append(self.compass)
            else:
                tired += 1
        borders = borders_of(found)
        if borders > player.has(FODDER):
            tired += borders - player.has(FODDER)
        if borders > 0:
            traits.append(self.fodder + up_to(borders, 2))
        if steps < length:
            traits.append(self.stopped)
            tired += 1
        traits.append(self.tired + up_to(player.markers + tired, MOST_MARKERS))
        self.describe_landing(state, player, end_of(found), player.unused, traits)

    def describe_turn(self, state: Kathmandu, player: Player, steps: i64, way: i64, traits: list[int]) -> None:
        landscape, walk = state.landscape, state.walk
        middle = end_of(landscape.walk(player.space, walk.heading, steps, walk.open))
        end = end_of(landscape.walk(middle, way, walk.left - steps, walk.open))
        traits.append(self.way + turned_from(landscape, player.space, way))
        traits.append(self.turn_steps + up_to(steps, 12))
        self.describe_landing(state, player, end, player.unused, traits)

    def describe_landing(self, state: Kathmandu, player: Player, space: i64, dice: i64, traits: list[int]) -> None:
        """What can be done on a space, how near it is to Kathmandu, and what the dice that are left could reach."""
        landscape = state.landscape
        land: i64 = landscape.lands[space]
        traits.append(self.to_land + land)
        traits.append(self.to_steps + up_to(landscape.steps[space] // 2, STEPS - 1))
        if player.space != NONE:
            traits.append(self.nearer + nearer(landscape, player.space, space))
        if land == player.open_tile():
            traits.append(self.to_tile)
        if landscape.cities[space]:
            traits.append(self.to_city)
        if is_open_temple(landscape, player, space):
            traits.append(self.to_temple)
        if land < LANDS - 1:
            if player.has(PAINT) > 0:
                traits.append(self.to_animals + up_to(ones(state.animals & state.box.animals_on[land]), 2))
            if player.has(BACKPACK) > 0:
                traits.append(self.to_gear + up_to(ones(state.gear & state.box.cards_on[land]), 2))
        town = landscape.towns[space]
        if town != NONE and state.goods[town] != NONE and player.has(COIN) > 0:
            traits.append(self.to_good + (2 if player.goods_of(state.goods[town] // GOODS_OF_A_KIND) == 0 else 1))
        if landscape.board(space) < state.storm:
            traits.append(self.to_storm)
        for other in state.players:
            if other is not player and other.space == space and other.plans != 0:
                traits.append(self.to_plans)
        self.describe_next(state, player, space, dice, traits)

    def describe_next(self, state: Kathmandu, player: Player, space: i64, dice: i64, traits: list[int]) -> None:
        reach = state.landscape.reach()
        mask: i64 = 0
        for die in range(len(DICE)):
            if (dice >> die) & 1:
                mask |= reach[7 * space + player.die(die)]
        tile = player.open_tile()
        if tile != NONE and (mask >> tile) & 1:
            traits.append(self.then_tile)
        if (mask >> TEMPLE_BIT) & ~player.temples:
            traits.append(self.then_temple)
        if (mask >> TOWN) & 1 and player.has(COIN) > 0:
            traits.append(self.then_town)
        if player.has(PAINT) > 0 and arriving.on_lands(state.box.animals_on, mask & 511) & state.animals:
            traits.append(self.then_animal)

    def describe_good(self, state: Kathmandu, player: Player, space: i64, traits: list[int]) -> None:
        good: i64 = state.goods[state.landscape.towns[space]]
        kind = good // GOODS_OF_A_KIND
        traits.append(self.good + good)
        if player.goods_of(kind) == 0:
            traits.append(self.good_new)
        owner = state.owner_of_special(kind)
        traits.append(self.special_free + (0 if owner == NONE else 1 if state.players[owner] is player else 2))

    def describe_plan(self, player: Player, plan: i64, taken: i64, traits: list[int]) -> None:
        """Whether a plan makes a pair, or would be missed."""
        other: i64 = plan + 1 if plan % 2 == 0 else plan - 1
        spare = player.plan_count(other) - player.plan_count(plan)
        traits.append(
            self.plan_pairs + (2 if spare > 0 else 0) if taken == 1 else self.plan_pairs + (0 if spare < 0 else 1)
        )

    def describe_card(self, state: Kathmandu, player: Player, card: i64, traits: list[int]) -> None:
        kind = kind_of(card)
        traits.append(self.kind + kind)
        if player.holds(kind):
            traits.append(self.has_kind)
