"""The table of Kathmandu as a network reads it: what a seat may know (kathmandu-30).

Ways are told from the way that leads on to the next board: 0 is onward, then clockwise. So the same piece of road looks
the same however the boards lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, Observer, up_to
from durbar.core.state import State
from durbar.games.kathmandu import scoring
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CARDS,
    CHARACTERS,
    DICE,
    FACES,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    LARGEST_TABLE,
    MOST_BOARDS,
    MOST_MARKERS,
    NONE,
    OFFERINGS,
    PLAN_BITS,
    PLANS,
    RESOURCES,
    SMALLEST_TABLE,
    STARTING_CARDS,
    TILE_BITS,
    TURNS,
    WAYS,
    YAK_TILES,
    Box,
    field,
    ones,
)
from durbar.games.kathmandu.hidden import unseen_weather
from durbar.games.kathmandu.landscape import Landscape
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player

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
MANY: Final = 10
DECK: Final = 12  # in threes
OFFSET: Final = 15  # boards, from seven behind to seven ahead
SUMS: Final = 20


class TableObserver(Observer):
    """What Kathmandu tells of the table."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        relative = ["space", "to", "way", "dice", "steps", "landscape"]
        super().__init__(VERSION, moves, options, range(SMALLEST_TABLE, LARGEST_TABLE + 1), relative, ("pick",))
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

    # The table

    def add_features(self, state: State, seat: int, features: Bag) -> None:
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
        self.add_weather(state, seat, features)
        self.add_displays(state, features)
        self.add_turn(state, seat, features)
        own: i64 = 0
        best: i64 = -1000
        for place in range(state.seats):
            points: i64 = scoring.score(state, (seat + place) % state.seats)
            if place == 0:
                own = points
            else:
                best = max(best, points)
            self.add_player(state, seat, place, points, features)
        features.append(self.lead + up_to((own - best) // 4 + LEAD // 2, LEAD - 1))

    def add_weather(self, state: Kathmandu, seat: int, features: Bag) -> None:
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
            _, storms, suns = unseen_weather(state, block, first)
            features.append(self.storms_left + number * MANY + up_to(storms, MANY - 1))
            features.append(self.suns_left + number * MANY + up_to(suns, MANY - 1))
            first += block.laid

    def add_displays(self, state: Kathmandu, features: Bag) -> None:
        features.append(self.tiles + up_to(state.tiles, LARGEST_TABLE))
        add_bits(features, self.gear, state.gear)
        add_bits(features, self.gone, state.gone | state.discards)
        add_bits(features, self.animals, state.animals)
        add_counts(features, self.plans, state.plans)
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

    def add_turn(self, state: Kathmandu, seat: int, features: Bag) -> None:
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

    def add_player(self, state: Kathmandu, seat: int, place: i64, points: i64, features: Bag) -> None:
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
        self.add_belongings(state, place, player, features)
        self.add_tiles(place, player, features)
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
            self.add_place(state, seat, place, player, features)
        features.append(self.score + place * SCORE + up_to(points // 4 + NOUGHT, SCORE - 1))

    def add_belongings(self, state: Kathmandu, place: i64, player: Player, features: Bag) -> None:
        add_bits(features, self.goods + place * len(GOODS) * GOODS_OF_A_KIND, player.goods)
        features.append(self.kinds_of_goods + place * (len(GOODS) + 1) + player.kinds_of_goods())
        add_bits(features, self.specials + place * len(GOODS), player.specials)
        add_bits(features, self.equipment + place * self.cards, player.cards)
        features.append(self.chests + place * 5 + up_to(ones(player.chests), 4))
        add_bits(features, self.painted + place * len(ANIMALS), player.animals)
        features.append(self.animal_count + place * MANY + up_to(ones(player.animals), MANY - 1))
        add_counts(features, self.own_plans + place * PLANS, player.plans)
        features.append(self.pairs + place * MANY + up_to(player.open_pairs(), MANY - 1))
        features.append(self.secured + place * MANY + up_to(scoring.secured_pairs(player), MANY - 1))

    def add_tiles(self, place: i64, player: Player, features: Bag) -> None:
        """The yak tile that lies open, and which ones lie below it, in an order that nobody knows."""
        features.append(self.completed + place * (YAK_TILES + 1) + player.completed)
        tile = player.open_tile()
        if tile != NONE:
            features.append(self.open_tile + place * len(LANDSCAPES) + tile)
        for number in range(player.completed + 1, YAK_TILES):
            features.append(self.tiles_below + place * len(LANDSCAPES) + field(player.stack, number, TILE_BITS))

    def add_place(self, state: Kathmandu, seat: int, place: i64, player: Player, features: Bag) -> None:
        landscape = state.landscape
        features.append(self.borders + place * MOST_BOARDS + up_to(state.borders_left(player), MOST_BOARDS - 1))
        features.append(self.steps + place * STEPS + up_to(landscape.steps[player.space] // 2, STEPS - 1))
        features.append(self.land + place * LANDS + landscape.lands[player.space])
        if place > 0 and state.players[seat].space == player.space:
            features.append(self.together + place)


def add_bits(features: Bag, first: i64, mask: i64) -> None:
    """A feature for each bit that is set."""
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            features.append(first + place)
        mask >>= 1
        place += 1


def add_counts(features: Bag, first: i64, word: i64) -> None:
    """A feature for each plan of a word, as often as it is there."""
    plan: i64 = 0
    while word != 0:
        for _ in range(word & 3):
            features.append(first + plan)
        word >>= PLAN_BITS
        plan += 1


def turned_from(landscape: Landscape, space: i64, way: i64) -> i64:
    """A way as it is seen from the one that leads on: 0 onward, 1 to the right, 2 back, 3 to the left."""
    board: i64 = landscape.board(space)
    last: i64 = landscape.boards - 2
    onward: i64 = landscape.layout.ways[min(board, last)]
    return (way - onward + 4) % 4
