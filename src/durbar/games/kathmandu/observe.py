"""What a seat of Kathmandu may know, as a network reads it (kathmandu-30), with the map as it lies around its yak.

Ways are told from the way that leads on to the next board: 0 is onward, then clockwise. So the same piece of road looks
the same however the boards lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, Observation, Observer, up_to
from durbar.core.state import State
from durbar.games.kathmandu import arriving, scoring
from durbar.games.kathmandu.cards import (
    ANIMALS,
    BACKPACK,
    CARDS,
    CHARACTERS,
    COIN,
    COMPASS,
    DICE,
    FACES,
    FODDER,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    LARGEST_TABLE,
    MOST_BOARDS,
    MOST_MARKERS,
    NONE,
    OFFERINGS,
    PAINT,
    PLAN_BITS,
    PLANS,
    RESOURCES,
    SMALLEST_TABLE,
    STARTING_CARDS,
    TILE_BITS,
    TOWN,
    TURNS,
    WAYS,
    YAK_TILES,
    Box,
    field,
    kind_of,
    ones,
)
from durbar.games.kathmandu.landscape import (
    TEMPLE_BIT,
    Landscape,
    borders_of,
    end_of,
    is_city,
    land_at,
    steps_at,
    steps_of,
    temple_at,
    town_at,
)
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
from durbar.games.kathmandu.state import Phase, Player
from durbar.games.kathmandu.walking import distance

if TYPE_CHECKING:
    from durbar.core.game import Options

VERSION: Final = 1
LANDS: Final = 10  # landscapes, and mountains
DAYS: Final = 9
HELD: Final = 7  # resources of a kind
SCORE: Final = 50  # in fours, from far below zero
NOUGHT: Final = 15  # where zero is
LEAD: Final = 31  # of the own points before the best of the others, in fours
STEPS: Final = 32  # to Kathmandu, in twos
NEARER: Final = 19  # steps nearer to Kathmandu, from nine further away
MANY: Final = 10
DECK: Final = 12  # in threes
RAYS: Final = 24  # four ways of six lengths
OFFSET: Final = 15  # boards, from seven behind to seven ahead
NEAR: Final = 16  # spaces
SUMS: Final = 20


class KathmanduObserver(Observer):
    """The observations of Kathmandu."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        relative = ["space", "to", "way", "dice", "steps", "landscape"]
        super().__init__(VERSION, moves, options, range(SMALLEST_TABLE, LARGEST_TABLE + 1), relative)
        seats, cards = LARGEST_TABLE, CARDS + STARTING_CARDS
        self.cards: i64 = cards
        self.tent_lands: i64 = len(box.tent_lands)
        self.phase: i64 = self.block("phase", len(Phase))
        self.day: i64 = self.block("day", DAYS)
        self.days_left: i64 = self.block("days_left", DAYS)
        self.turn: i64 = self.block("turn", TURNS + 1)
        self.passed: i64 = self.block("passed", seats)
        self.holder: i64 = self.block("holder", seats)
        self.active: i64 = self.block("active", seats)
        self.asked: i64 = self.block("asked", seats)
        self.boards: i64 = self.block("boards", MOST_BOARDS + 1)
        self.storm: i64 = self.block("storm", OFFSET)
        self.no_storm: i64 = self.block("no_storm", 1)
        self.weather: i64 = self.block("weather", 2 * DAYS)
        self.storms_left: i64 = self.block("storms_left", 2 * MANY)
        self.suns_left: i64 = self.block("suns_left", 2 * MANY)
        self.tiles: i64 = self.block("tiles", seats + 1)
        self.gear: i64 = self.block("gear", cards)
        self.gone: i64 = self.block("gone", cards)
        self.animals: i64 = self.block("animals", len(ANIMALS))
        self.animal_worth: i64 = self.block("animal_worth", MANY)
        self.plans: i64 = self.block("plans", PLANS)
        self.gear_deck: i64 = self.block("gear_deck", DECK)
        self.animal_deck: i64 = self.block("animal_deck", DECK)
        self.plan_deck: i64 = self.block("plan_deck", DECK)
        self.tent_deck: i64 = self.block("tent_deck", DECK)
        self.tents_gone: i64 = self.block("tents_gone", len(box.tent_lands))
        self.specials_left: i64 = self.block("specials_left", len(GOODS))
        self.characters_left: i64 = self.block("characters_left", len(CHARACTERS))
        self.lead: i64 = self.block("lead", LEAD)
        # The turn
        self.rerolled: i64 = self.block("rerolled", 1)
        self.die: i64 = self.block("die", len(DICE))
        self.faced: i64 = self.block("faced", 1)
        self.rolls: i64 = self.block("rolls", 4)
        self.doubled: i64 = self.block("doubled", 1)
        self.climbing: i64 = self.block("climbing", 1)
        self.bridles: i64 = self.block("bridles", 5)
        self.heading: i64 = self.block("heading", len(WAYS))
        self.left: i64 = self.block("left", 13)
        self.done: i64 = self.block("done", 4)
        self.bought: i64 = self.block("bought", len(GOODS))
        self.partner: i64 = self.block("partner", seats)
        self.giving: i64 = self.block("giving", PLANS)
        # Players
        self.character: i64 = self.block("character", seats * len(CHARACTERS))
        self.resources: i64 = self.block("resources", seats * len(RESOURCES) * HELD)
        self.markers: i64 = self.block("markers", seats * (MOST_MARKERS + 1))
        self.unused: i64 = self.block("unused", seats * len(DICE) * (FACES + 1))
        self.used: i64 = self.block("used", seats * (TURNS + 1))
        self.sum: i64 = self.block("sum", seats * SUMS)
        self.offerings: i64 = self.block("offerings", seats * (OFFERINGS + 1))
        self.doubles: i64 = self.block("doubles", seats * 4)
        self.goods: i64 = self.block("goods", seats * len(GOODS) * GOODS_OF_A_KIND)
        self.kinds_of_goods: i64 = self.block("kinds_of_goods", seats * (len(GOODS) + 1))
        self.specials: i64 = self.block("specials", seats * len(GOODS))
        self.equipment: i64 = self.block("equipment", seats * cards)
        self.chests: i64 = self.block("chests", seats * 5)
        self.painted: i64 = self.block("painted", seats * len(ANIMALS))
        self.animal_count: i64 = self.block("animal_count", seats * MANY)
        self.own_plans: i64 = self.block("own_plans", seats * PLANS)
        self.pairs: i64 = self.block("pairs", seats * MANY)
        self.secured: i64 = self.block("secured", seats * MANY)
        self.open_tile: i64 = self.block("open_tile", seats * len(LANDSCAPES))
        self.tiles_below: i64 = self.block("tiles_below", seats * len(LANDSCAPES))
        self.completed: i64 = self.block("completed", seats * (YAK_TILES + 1))
        self.tents: i64 = self.block("tents", len(box.tent_lands) * 4)
        self.tent_count: i64 = self.block("tent_count", seats * MANY)
        self.arrived: i64 = self.block("arrived", seats * (seats + 1))
        self.borders: i64 = self.block("borders", seats * MOST_BOARDS)
        self.steps: i64 = self.block("steps", seats * STEPS)
        self.land: i64 = self.block("land", seats * LANDS)
        self.together: i64 = self.block("together", seats)
        self.score: i64 = self.block("score", seats * SCORE)
        # The map around the yak
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
        # Moves
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
        self.seat: i64 = self.trait("seat", seats)
        self.after_face: i64 = self.trait("after_face", FACES + 1)
        self.hear_the_judge()

    # The table

    def tell(self, state: State, seat: int, features: Bag) -> None:
        assert isinstance(state, Kathmandu)
        seats: i64 = state.seats
        features.append(self.phase + state.phase)
        features.append(self.day + up_to(state.day, DAYS - 1))
        features.append(self.days_left + up_to(state.ways.days - state.day, DAYS - 1))
        features.append(self.turn + up_to(state.turn, TURNS))
        features.append(self.passed + up_to(state.passed, LARGEST_TABLE - 1))
        features.append(self.holder + (state.holder - seat + seats) % seats)
        features.append(self.active + (state.active - seat + seats) % seats)
        if state.asked != NONE:
            features.append(self.asked + (state.asked - seat + seats) % seats)
        features.append(self.boards + up_to(state.landscape.boards, MOST_BOARDS))
        self.tell_weather(state, seat, features)
        self.tell_displays(state, features)
        self.tell_turn(state, seat, features)
        own: i64 = 0
        best: i64 = -1000
        for place in range(state.seats):
            points: i64 = scoring.score(state, (seat + place) % state.seats)
            if place == 0:
                own = points
            else:
                best = max(best, points)
            self.tell_player(state, seat, place, points, features)
        features.append(self.lead + up_to((own - best) // 4 + LEAD // 2, LEAD - 1))
        player = state.players[seat]
        if player.space != NONE:
            self.tell_map(state, seat, player, features)

    def tell_weather(self, state: Kathmandu, seat: int, features: Bag) -> None:
        player = state.players[seat]
        board: i64 = 0 if player.space == NONE else state.board(player.space)
        if state.storm == 0:
            features.append(self.no_storm)
        else:
            features.append(self.storm + up_to(state.storm - board + OFFSET // 2, OFFSET - 1))
        for day in range(state.shown):
            features.append(self.weather + 2 * up_to(day, DAYS - 1) + (1 if state.weather[day] else 0))
        first = 0
        for number in range(len(state.ways.weather)):
            block = state.ways.weather[number]
            storms, suns = block.storms, block.suns
            shown = min(max(int(state.shown) - first, 0), block.laid)
            for day in range(first, first + shown):
                if state.weather[day]:
                    storms -= 1
                else:
                    suns -= 1
            features.append(self.storms_left + number * MANY + up_to(storms, MANY - 1))
            features.append(self.suns_left + number * MANY + up_to(suns, MANY - 1))
            first += block.laid

    def tell_displays(self, state: Kathmandu, features: Bag) -> None:
        features.append(self.tiles + up_to(state.tiles, LARGEST_TABLE))
        tell_bits(features, self.gear, state.gear)
        tell_bits(features, self.gone, state.gone | state.discards)
        tell_bits(features, self.animals, state.animals)
        tell_counts(features, self.plans, state.plans)
        features.append(self.animal_worth + up_to(scoring.animal_worth(state), MANY - 1))
        features.append(self.gear_deck + up_to(len(state.gear_deck) // 3, DECK - 1))
        features.append(self.animal_deck + up_to(len(state.animal_deck) // 3, DECK - 1))
        features.append(self.plan_deck + up_to(len(state.plan_deck) // 3, DECK - 1))
        if state.ways.tents != 0:
            features.append(self.tent_deck + up_to(len(state.tent_deck) // 3, DECK - 1))
            for tent in range(self.tent_lands):
                for _ in range(field(state.tents_gone, tent, 4)):
                    features.append(self.tents_gone + tent)
        for kind in range(len(GOODS)):
            if state.owner_of_special(kind) == NONE:
                features.append(self.specials_left + kind)
        if state.phase == Phase.CHARACTER:
            for character in range(len(CHARACTERS)):
                if state.is_character_free(character):
                    features.append(self.characters_left + character)

    def tell_turn(self, state: Kathmandu, seat: int, features: Bag) -> None:
        walk = state.walk
        if walk.rerolled:
            features.append(self.rerolled)
        if walk.die != NONE:
            features.append(self.die + walk.die)
        if walk.faced:
            features.append(self.faced)
        features.append(self.rolls + up_to(walk.rolls, 3))
        if walk.doubled:
            features.append(self.doubled)
        if walk.climbing:
            features.append(self.climbing)
        features.append(self.bridles + up_to(walk.bridles, 4))
        if walk.heading != NONE and state.me().space != NONE:
            features.append(self.heading + turned_from(state.landscape, state.me().space, walk.heading))
        features.append(self.left + up_to(walk.left, 12))
        if walk.painted:
            features.append(self.done)
        if walk.packed:
            features.append(self.done + 1)
        if walk.traded:
            features.append(self.done + 2)
        if walk.swapped:
            features.append(self.done + 3)
        if walk.bought != NONE:
            features.append(self.bought + walk.bought)
        if walk.partner != NONE:
            features.append(self.partner + (walk.partner - seat + state.seats) % state.seats)
        if walk.giving != NONE:
            features.append(self.giving + walk.giving)

    # Players

    def tell_player(self, state: Kathmandu, seat: int, place: i64, points: i64, features: Bag) -> None:
        player = state.players[(seat + int(place)) % state.seats]
        if player.character != NONE:
            features.append(self.character + place * len(CHARACTERS) + player.character)
        for resource in range(len(RESOURCES)):
            first = self.resources + (place * len(RESOURCES) + resource) * HELD
            features.append(first + up_to(player.has(resource), HELD - 1))
        features.append(self.markers + place * (MOST_MARKERS + 1) + player.markers)
        for die in range(len(DICE)):
            if player.is_unused(die):
                features.append(self.unused + (place * len(DICE) + die) * (FACES + 1) + player.die(die))
        features.append(self.used + place * (TURNS + 1) + up_to(player.used, TURNS))
        features.append(self.sum + place * SUMS + up_to(player.sum_of_dice(), SUMS - 1))
        features.append(self.offerings + place * (OFFERINGS + 1) + player.offerings)
        features.append(self.doubles + place * 4 + up_to(player.doubles, 3))
        self.tell_belongings(state, place, player, features)
        self.tell_tiles(place, player, features)
        held: i64 = 0
        for tent in range(self.tent_lands):
            count = player.tents_of(tent)
            held += count
            if place == 0 and count > 0:
                features.append(self.tents + 4 * tent + up_to(count, 3))
        features.append(self.tent_count + place * MANY + up_to(held, MANY - 1))
        if player.tile != NONE:
            features.append(self.arrived + place * (LARGEST_TABLE + 1) + player.tile)
        elif player.space != NONE:
            self.tell_place(state, seat, place, player, features)
        features.append(self.score + place * SCORE + up_to(points // 4 + NOUGHT, SCORE - 1))

    def tell_belongings(self, state: Kathmandu, place: i64, player: Player, features: Bag) -> None:
        tell_bits(features, self.goods + place * len(GOODS) * GOODS_OF_A_KIND, player.goods)
        features.append(self.kinds_of_goods + place * (len(GOODS) + 1) + player.kinds_of_goods())
        tell_bits(features, self.specials + place * len(GOODS), player.specials)
        tell_bits(features, self.equipment + place * self.cards, player.cards)
        features.append(self.chests + place * 5 + up_to(ones(player.chests), 4))
        tell_bits(features, self.painted + place * len(ANIMALS), player.animals)
        features.append(self.animal_count + place * MANY + up_to(ones(player.animals), MANY - 1))
        tell_counts(features, self.own_plans + place * PLANS, player.plans)
        features.append(self.pairs + place * MANY + up_to(player.open_pairs(), MANY - 1))
        features.append(self.secured + place * MANY + up_to(scoring.secured_pairs(player), MANY - 1))

    def tell_tiles(self, place: i64, player: Player, features: Bag) -> None:
        """The yak tile that lies open, and which ones lie below it, in an order that nobody knows."""
        features.append(self.completed + place * (YAK_TILES + 1) + player.completed)
        tile = player.open_tile()
        if tile != NONE:
            features.append(self.open_tile + place * len(LANDSCAPES) + tile)
        for number in range(player.completed + 1, YAK_TILES):
            features.append(self.tiles_below + place * len(LANDSCAPES) + field(player.stack, number, TILE_BITS))

    def tell_place(self, state: Kathmandu, seat: int, place: i64, player: Player, features: Bag) -> None:
        landscape = state.landscape
        features.append(self.borders + place * MOST_BOARDS + up_to(state.borders_left(player), MOST_BOARDS - 1))
        features.append(self.steps + place * STEPS + up_to(landscape.steps[player.space] // 2, STEPS - 1))
        features.append(self.land + place * LANDS + landscape.lands[player.space])
        if place > 0 and state.players[seat].space == player.space:
            features.append(self.together + place)

    # The map

    def tell_map(self, state: Kathmandu, seat: int, player: Player, features: Bag) -> None:
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
                self.tell_ray(state, player, 6 * ahead + length - 1, walk, steps, animals, gear, features)
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

    def tell_ray(
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


def tell_bits(features: Bag, first: i64, mask: i64) -> None:
    """A feature for each bit that is set."""
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            features.append(first + place)
        mask >>= 1
        place += 1


def tell_counts(features: Bag, first: i64, word: i64) -> None:
    """A feature for each plan of a word, as often as it is there."""
    plan: i64 = 0
    while word != 0:
        for _ in range(word & 3):
            features.append(first + plan)
        word >>= PLAN_BITS
        plan += 1


def lands_with(on_lands: list[int], mask: i64) -> i64:
    """As bits, the lands on which something of this mask is found."""
    found: i64 = 0
    for land in range(LANDS - 1):
        if mask & on_lands[land]:
            found |= 1 << land
    return found


def turned_from(landscape: Landscape, space: i64, way: i64) -> i64:
    """A way as it is seen from the one that leads on: 0 onward, 1 to the right, 2 back, 3 to the left."""
    board: i64 = landscape.board(space)
    last: i64 = landscape.boards - 2
    onward: i64 = landscape.layout.ways[min(board, last)]
    return (way - onward + 4) % 4


def nearer(landscape: Landscape, here: i64, there: i64) -> i64:
    """How many steps nearer to Kathmandu it is there, nine being no nearer."""
    return up_to(landscape.steps[here] - landscape.steps[there] + NEARER // 2, NEARER - 1)


def is_open_temple(landscape: Landscape, player: Player, space: i64) -> bool:
    """Whether there is a temple on which this player can still make an offering."""
    temple: i64 = landscape.temples[space]
    return temple != NONE and (player.temples >> temple) & 1 == 0 and player.offerings < OFFERINGS
