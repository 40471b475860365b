"""What lies on the table in Kathmandu: players with their yaks, dice and belongings, the displays, decks and weather.

What may be done with it is in `rules.py` and in the chapters beside it. Belongings are bits and fields of a few words
(`cards.py`), so that a position is copied in no time; the methods here say what they mean.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.games.kathmandu.cards import (
    DIE_BITS,
    GOODS_OF_A_KIND,
    MOST_MARKERS,
    NONE,
    PLAN_BITS,
    PLAN_COLOURS,
    RESOURCE_BITS,
    RESOURCES,
    TENT_BITS,
    TILE_BITS,
    YAK_TILES,
    Box,
    Ways,
    field,
    kind_mask,
    ones,
)
from durbar.games.kathmandu.landscape import Landscape
from durbar.games.kathmandu.moves import KathmanduMoves

if TYPE_CHECKING:
    from durbar.core.game import Game, Options


class Phase(IntEnum):
    """What has to be decided now."""

    CHARACTER = 0  # which character somebody plays
    PLACE = 1  # where a yak starts
    DIE = 2  # which die is chosen
    GAIN = 3  # which resource the black die brings
    BARREL = 4  # which dice are rolled out of the barrel
    MOVE = 5  # where the yak goes
    TURN = 6  # where it turns
    BORDER = 7  # where the border guard comes out
    ACT = 8  # what is done on the landing space
    PLAN = 9  # which plan is taken
    GIVE = 10  # which plan is given …
    GET = 11  # … for which
    TENT = 12  # whether tents are played
    OVER = 13


# The phases in the middle of an act of the own turn.
AMID: Final = (Phase.GAIN, Phase.BARREL, Phase.TURN, Phase.BORDER, Phase.PLAN, Phase.GIVE, Phase.GET)


class Player:
    """What belongs to one seat.

    space:     where the yak stands, or NONE before it is placed and in Kathmandu
    tile:      which Kathmandu tile it has, or NONE
    arrived:   whether its yak has left the landscape
    markers:   exhaustion markers
    dice:      the faces shown, by colour
    unused:    as bits, the dice that are neither used nor set aside
    slots:     the used dice in order, each one more than its number; `used` says how many
    temples:   as bits, where it has made offerings
    doubles:   how often the monk can still make two offerings at once
    goods, specials, cards, animals: as bits; `chests` are used chests
    plans:     how many it has of each; `secured` is how many pairs of each colour lie under chests
    stack:     its yak tiles in order; `completed` of them are done
    tents:     how many it has of each
    """

    def __init__(self) -> None:
        self.character: i64 = NONE
        self.space: i64 = NONE
        self.tile: i64 = NONE
        self.arrived = False
        self.resources: i64 = 0
        self.markers: i64 = 0
        self.dice: i64 = 0
        self.unused: i64 = 0
        self.slots: i64 = 0
        self.used: i64 = 0
        self.offerings: i64 = 0
        self.temples: i64 = 0
        self.doubles: i64 = 0
        self.goods: i64 = 0
        self.specials: i64 = 0
        self.cards: i64 = 0
        self.chests: i64 = 0
        self.animals: i64 = 0
        self.plans: i64 = 0
        self.secured: i64 = 0
        self.stack: i64 = 0
        self.completed: i64 = 0
        self.tents: i64 = 0

    # Resources

    def has(self, resource: i64) -> i64:
        return field(self.resources, resource, RESOURCE_BITS)

    def gain(self, resource: i64, count: i64 = 1) -> None:
        self.resources += count << (resource * RESOURCE_BITS)

    def pay(self, resource: i64, count: i64 = 1) -> None:
        self.resources -= count << (resource * RESOURCE_BITS)

    def resources_by_name(self) -> dict[str, int]:
        """How the wire and positions count them: those that there are."""
        return {name: int(self.has(number)) for number, name in enumerate(RESOURCES) if self.has(number) > 0}

    def resource_count(self) -> i64:
        total: i64 = 0
        for resource in range(len(RESOURCES)):
            total += self.has(resource)
        return total

    def tire(self, count: i64 = 1) -> None:
        """kathmandu-46: never more than three markers."""
        self.markers += count
        if self.markers > MOST_MARKERS:
            self.markers = MOST_MARKERS

    def must_rest(self) -> bool:
        """kathmandu-35."""
        return self.markers == MOST_MARKERS

    # Dice

    def die(self, die: i64) -> i64:
        return (self.dice >> (die * DIE_BITS)) & 15

    def set_die(self, die: i64, value: i64) -> None:
        self.dice += (value - self.die(die)) << (die * DIE_BITS)

    def is_unused(self, die: i64) -> bool:
        return (self.unused >> die) & 1 != 0

    def slot(self, number: i64) -> i64:
        """The die in this slot."""
        return field(self.slots, number, DIE_BITS) - 1

    def sum_of_dice(self) -> i64:
        """kathmandu-37: what the used dice show."""
        total: i64 = 0
        for number in range(self.used):
            total += self.die(self.slot(number))
        return total

    # Cards, plans and tiles

    def cards_of(self, kind: i64) -> i64:
        """As bits, the equipment cards of this kind that it has not used."""
        return self.cards & kind_mask(kind)

    def holds(self, kind: i64) -> bool:
        return self.cards & kind_mask(kind) != 0

    def plan_count(self, plan: i64) -> i64:
        return field(self.plans, plan, PLAN_BITS)

    def pairs(self, colour: i64) -> i64:
        """How many open pairs of this colour it has."""
        return min(self.plan_count(2 * colour), self.plan_count(2 * colour + 1))

    def open_pairs(self) -> i64:
        total: i64 = 0
        for colour in range(PLAN_COLOURS):
            total += self.pairs(colour)
        return total

    def goods_of(self, kind: i64) -> i64:
        """How many goods of this kind it has."""
        return ones((self.goods >> (kind * GOODS_OF_A_KIND)) & 15)

    def kinds_of_goods(self) -> i64:
        """Of how many kinds it has goods."""
        kinds: i64 = 0
        goods = self.goods
        while goods != 0:
            if goods & 15:
                kinds += 1
            goods >>= GOODS_OF_A_KIND
        return kinds

    def open_tile(self) -> i64:
        """The landscape of the yak tile that lies open; NONE if it is the one with ten points."""
        if self.completed >= YAK_TILES:
            return NONE
        return field(self.stack, self.completed, TILE_BITS)

    def hidden_tiles(self) -> i64:
        return YAK_TILES - self.completed

    def tents_of(self, tent: i64) -> i64:
        return field(self.tents, tent, TENT_BITS)

    def clone(self) -> Player:
        copy = Player()
        copy.character = self.character
        copy.space = self.space
        copy.tile = self.tile
        copy.arrived = self.arrived
        copy.resources = self.resources
        copy.markers = self.markers
        copy.dice = self.dice
        copy.unused = self.unused
        copy.slots = self.slots
        copy.used = self.used
        copy.offerings = self.offerings
        copy.temples = self.temples
        copy.doubles = self.doubles
        copy.goods = self.goods
        copy.specials = self.specials
        copy.cards = self.cards
        copy.chests = self.chests
        copy.animals = self.animals
        copy.plans = self.plans
        copy.secured = self.secured
        copy.stack = self.stack
        copy.completed = self.completed
        copy.tents = self.tents
        return copy


class Walk:
    """The move that is being made, and what has been done in this turn.

    rerolled: whether unused dice have been rolled (kathmandu-32)
    die:      the chosen die, or NONE
    faced:    whether the yak guide has turned it
    rolls:    how often the barrel can still be rolled
    picked:   as bits, of several cards of a kind those that will be used (kathmandu-62)
    doubled, climbing: whether tea leaves or climbing gear are in use; `bridles` how many turns are still to be made
    open:     whether mountains are passable in this move
    entered:  whether a mountain has been
    heading:  the way the yak goes; `left` is how many steps it still has
    until:    how many steps before it turns to `turn_to`; 0 if that is not decided
    """

    def __init__(self) -> None:
        self.rerolled = False
        self.die: i64 = NONE
        self.faced = False
        self.rolls: i64 = 0
        self.picked: i64 = 0
        self.doubled = False
        self.climbing = False
        self.bridles: i64 = 0
        self.open = False
        self.entered = False
        self.heading: i64 = NONE
        self.left: i64 = 0
        self.until: i64 = 0
        self.turn_to: i64 = NONE
        self.painted = False
        self.packed = False
        self.traded = False
        self.bought: i64 = NONE
        self.swapped = False
        self.partner: i64 = NONE
        self.giving: i64 = NONE

    def clone(self) -> Walk:
        copy = Walk()
        copy.rerolled = self.rerolled
        copy.die = self.die
        copy.faced = self.faced
        copy.rolls = self.rolls
        copy.picked = self.picked
        copy.doubled = self.doubled
        copy.climbing = self.climbing
        copy.bridles = self.bridles
        copy.open = self.open
        copy.entered = self.entered
        copy.heading = self.heading
        copy.left = self.left
        copy.until = self.until
        copy.turn_to = self.turn_to
        copy.painted = self.painted
        copy.packed = self.packed
        copy.traded = self.traded
        copy.bought = self.bought
        copy.swapped = self.swapped
        copy.partner = self.partner
        copy.giving = self.giving
        return copy


class KathmanduTable(State):
    """The position: everything on the table.

    landscape:   the map, shared by all positions of a game
    day, turn:   count from 1; `passed` is how many seats have had this turn
    holder:      who has the Stefan Feld pawn
    active:      whose turn it is; `asked` is whoever is asked for tents in it
    walk:        what is being done in this turn
    gear_deck, animal_deck, plan_deck, tent_deck: the last of each list is its top
    gear, animals: as bits, the cards on display; `discards` the used equipment cards, `gone` those out of the game
    plans:       how many of each plan lie on display
    goods:       for each town space the good that lies there, or NONE; `goods_gone` those out of the game, as bits
    weather:     for each day whether its tile is a storm; `shown` of them are revealed
    storm:       the border on which the storm stands, from 1, or 0
    tiles:       how many Kathmandu tiles have been taken
    tents_gone:  how many tents of each landscape have been played
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        box: Box,
        moves: KathmanduMoves,
        ways: Ways,
        landscape: Landscape,
        seats: int,
        rng: Rng,
    ) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.box = box
        self.kathmandu_moves = moves
        self.ways = ways
        self.landscape = landscape
        self.phase = Phase.PLACE
        self.day: i64 = 1
        self.turn: i64 = 1
        self.passed: i64 = 0
        self.holder: i64 = 0
        self.active: i64 = 0
        self.asked: i64 = NONE
        self.walk: Walk
        self.players: list[Player] = []
        self.gear_deck: list[int] = []
        self.animal_deck: list[int] = []
        self.plan_deck: list[int] = []
        self.tent_deck: list[int] = []
        self.gear: i64 = 0
        self.discards: i64 = 0
        self.gone: i64 = 0
        self.animals: i64 = 0
        self.plans: i64 = 0
        self.goods: list[int] = []
        self.goods_gone: i64 = 0
        self.weather: list[bool] = []
        self.shown: i64 = 0
        self.storm: i64 = 0
        self.tiles: i64 = 0
        self.tents_gone: i64 = 0

    # Questions

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def gear_limit(self) -> int:
        """kathmandu-23: as many equipment cards as players, and one more."""
        return self.seats + 1

    def animals_a_day(self) -> int:
        """kathmandu-23."""
        return 1 if self.seats == 2 else 2

    def board(self, space: i64) -> i64:
        return self.landscape.board(space)

    def borders_left(self, player: Player) -> i64:
        """kathmandu-94: how many borders lie between a yak and the destination board."""
        if player.arrived:
            return 0
        board: i64 = 0 if player.space == NONE else self.board(player.space)
        return self.landscape.boards - 1 - board

    def owner_of_special(self, kind: i64) -> i64:
        """Who has the special good of this kind, or NONE."""
        for seat in range(self.seats):
            if (self.players[seat].specials >> kind) & 1:
                return seat
        return NONE

    def plans_shown(self) -> i64:
        """How many plans lie on display."""
        total: i64 = 0
        word = self.plans
        while word != 0:
            total += word & 3
            word >>= PLAN_BITS
        return total

    def copy_into(self, copy: KathmanduTable) -> None:
        """Give `copy` a position of its own, equal to this one."""
        copy.mark = self.mark
        copy.phase = self.phase
        copy.day = self.day
        copy.turn = self.turn
        copy.passed = self.passed
        copy.holder = self.holder
        copy.active = self.active
        copy.asked = self.asked
        copy.walk = self.walk.clone()
        copy.players = [player.clone() for player in self.players]
        copy.gear_deck = self.gear_deck[:]
        copy.animal_deck = self.animal_deck[:]
        copy.plan_deck = self.plan_deck[:]
        copy.tent_deck = self.tent_deck[:]
        copy.gear = self.gear
        copy.discards = self.discards
        copy.gone = self.gone
        copy.animals = self.animals
        copy.plans = self.plans
        copy.goods = self.goods[:]
        copy.goods_gone = self.goods_gone
        copy.weather = self.weather[:]
        copy.shown = self.shown
        copy.storm = self.storm
        copy.tiles = self.tiles
        copy.tents_gone = self.tents_gone
