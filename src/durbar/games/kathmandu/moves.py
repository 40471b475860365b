"""The moves of Kathmandu. Spaces, cards and so on are named by their keys.

Moves about a card also say, for words, what it is and which landscape it shows; the notation leaves that out.

=================================  ========================================================================
notation                           meaning
=================================  ========================================================================
``character monk``                 choose this character (kathmandu-104)
``place 1b1``                      put the yak on this start space (kathmandu-29)
``reroll grey``                    set this die aside and roll the other unused dice (kathmandu-32)
``take brown``                     choose this die and gain its resource (kathmandu-34)
``gain coin``                      take this resource for the black die (kathmandu-34)
``exchange coin``                  the yak guide gives two fodder for this (kathmandu-107)
``face 4``                         the yak guide turns the pink die to this face (kathmandu-107)
``use chest``                      use an equipment card that needs nothing more to be said (kathmandu-61)
``pick chest_2``                   of several chests this one will be used (kathmandu-62)
``toolbox backpack compass coin``  use a toolbox and take these (kathmandu-64)
``bottle 1``                       use a water bottle: one more, or one less with -1 (kathmandu-69)
``map 3c4``                        use a world map and move the yak to this space (kathmandu-70)
``roll brown grey``                roll these dice out of the barrel (kathmandu-66)
``stop``                           roll no more out of the barrel (kathmandu-66)
``rest``                           rest, which ends the turn (kathmandu-35)
``go n``                           move the yak this way (kathmandu-39)
``over n``                         the alpinist goes this way, also over mountains (kathmandu-106)
``turn 3 w``                       with a bridle: after three steps turn this way (kathmandu-74)
``exit 4a6``                       the border guard comes out here (kathmandu-110)
``halt``                           the border guard stops before the border (kathmandu-110)
``animal tiger``                   paint this animal (kathmandu-50)
``pack chest_1``                   take this equipment card (kathmandu-51)
``buy 3c4``                        buy the good on this town space (kathmandu-52)
``special``                        and the special good of its kind (kathmandu-53)
``offer 1``                        make one offering; the monk may make two (kathmandu-54, kathmandu-108)
``ladder 3c4``                     use a rope ladder: an offering on this temple (kathmandu-75)
``plan red_a``                     take this plan from the display (kathmandu-55)
``draw``                           take the top plan of the deck (kathmandu-55)
``swap 2``                         swap plans with this seat (kathmandu-56) …
``give red_a``                     … give this plan …
``get blue_b``                     … and get that one
``done``                           end the turn (kathmandu-48)
``tent snow``                      play a tent with this landscape (kathmandu-101)
``pass``                           play no tent (kathmandu-101)
=================================  ========================================================================
"""

from __future__ import annotations

import itertools

from mypy_extensions import i64

from durbar.core.errors import Facts
from durbar.core.moves import Move, MoveTable
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CARDS,
    CHARACTERS,
    DICE,
    EQUIPMENT,
    FACES,
    LANDSCAPES,
    LARGEST_TABLE,
    MOST_BOARDS,
    PLANS,
    RESOURCES,
    WAYS,
    Box,
    item_key,
    kind_of,
    space_key,
)
from durbar.games.kathmandu.landscape import LONGEST_WALK


class ChooseCharacter(Move):
    def __init__(self, character: int) -> None:
        super().__init__("character", {"character": CHARACTERS[character]})
        self.character: i64 = character


class SpaceMove(Move):
    """A move about one space of the map."""

    def __init__(self, kind: str, space: int, size: int) -> None:
        super().__init__(kind, {"space": space_key(space, size)})
        self.space: i64 = space


class Place(SpaceMove):
    def __init__(self, space: int, size: int) -> None:
        super().__init__("place", space, size)


class WorldMap(SpaceMove):
    def __init__(self, space: int, size: int) -> None:
        super().__init__("map", space, size)


class Exit(SpaceMove):
    def __init__(self, space: int, size: int) -> None:
        super().__init__("exit", space, size)


class Buy(SpaceMove):
    def __init__(self, space: int, size: int) -> None:
        super().__init__("buy", space, size)


class Ladder(SpaceMove):
    def __init__(self, space: int, size: int) -> None:
        super().__init__("ladder", space, size)


class DieMove(Move):
    """A move about one die."""

    def __init__(self, kind: str, die: int) -> None:
        super().__init__(kind, {"die": DICE[die]})
        self.die: i64 = die


class Reroll(DieMove):
    def __init__(self, die: int) -> None:
        super().__init__("reroll", die)


class Take(DieMove):
    def __init__(self, die: int) -> None:
        super().__init__("take", die)


class Gain(Move):
    def __init__(self, resource: int) -> None:
        super().__init__("gain", {"resource": RESOURCES[resource]})
        self.resource: i64 = resource


class Exchange(Move):
    def __init__(self, resource: int) -> None:
        super().__init__("exchange", {"resource": RESOURCES[resource]})
        self.resource: i64 = resource


class Face(Move):
    def __init__(self, value: int) -> None:
        super().__init__("face", {"value": value})
        self.value: i64 = value


class Use(Move):
    """Use an equipment card of this kind."""

    def __init__(self, kind: int) -> None:
        super().__init__("use", {"equipment": EQUIPMENT[kind]})
        self.equipment: i64 = kind


class Pick(Move):
    """Of several equipment cards of a kind this one will be used."""

    def __init__(self, card: int, box: Box) -> None:
        facts: Facts = {"item": item_key(card), "equipment": EQUIPMENT[kind_of(card)]}
        super().__init__("pick", {**facts, "landscape": LANDSCAPES[box.card_lands[card]]})
        self.notation = f"pick {item_key(card)}"
        self.card: i64 = card


class Toolbox(Move):
    """Use a toolbox for these resources, as bits."""

    def __init__(self, resources: tuple[int, ...]) -> None:
        super().__init__("toolbox", {"resources": " ".join([RESOURCES[resource] for resource in resources])})
        self.mask: i64 = sum([1 << resource for resource in resources])


class Bottle(Move):
    def __init__(self, change: int) -> None:
        super().__init__("bottle", {"change": change})
        self.change: i64 = change


class Roll(Move):
    """Roll these dice, as bits."""

    def __init__(self, mask: int) -> None:
        super().__init__("roll", {"dice": " ".join([DICE[die] for die in range(len(DICE)) if mask >> die & 1])})
        self.mask: i64 = mask


class Stop(Move):
    def __init__(self) -> None:
        super().__init__("stop", {})


class Rest(Move):
    def __init__(self) -> None:
        super().__init__("rest", {})


class Go(Move):
    """Move the yak. `over` opens mountains for the alpinist."""

    def __init__(self, way: int, over: bool) -> None:
        super().__init__("over" if over else "go", {"way": WAYS[way]})
        self.way: i64 = way
        self.over = over


class Turn(Move):
    """After so many steps turn this way."""

    def __init__(self, steps: int, way: int) -> None:
        super().__init__("turn", {"steps": steps, "way": WAYS[way]})
        self.steps: i64 = steps
        self.way: i64 = way


class Halt(Move):
    def __init__(self) -> None:
        super().__init__("halt", {})


class TakeAnimal(Move):
    def __init__(self, animal: int, box: Box) -> None:
        super().__init__("animal", {"animal": ANIMALS[animal], "landscape": LANDSCAPES[box.animal_lands[animal]]})
        self.notation = f"animal {ANIMALS[animal]}"
        self.animal: i64 = animal


class Pack(Move):
    """Take this equipment card of the display."""

    def __init__(self, card: int, box: Box) -> None:
        facts: Facts = {"item": item_key(card), "equipment": EQUIPMENT[kind_of(card)]}
        super().__init__("pack", {**facts, "landscape": LANDSCAPES[box.card_lands[card]]})
        self.notation = f"pack {item_key(card)}"
        self.card: i64 = card


class Special(Move):
    def __init__(self) -> None:
        super().__init__("special", {})


class Offer(Move):
    def __init__(self, count: int) -> None:
        super().__init__("offer", {"count": count})
        self.count: i64 = count


class PlanMove(Move):
    """A move about a plan."""

    def __init__(self, kind: str, plan: int, box: Box) -> None:
        super().__init__(kind, {"plan": box.plan_keys[plan]})
        self.plan: i64 = plan


class TakePlan(PlanMove):
    def __init__(self, plan: int, box: Box) -> None:
        super().__init__("plan", plan, box)


class Give(PlanMove):
    def __init__(self, plan: int, box: Box) -> None:
        super().__init__("give", plan, box)


class Get(PlanMove):
    def __init__(self, plan: int, box: Box) -> None:
        super().__init__("get", plan, box)


class Draw(Move):
    def __init__(self) -> None:
        super().__init__("draw", {})


class Swap(Move):
    def __init__(self, seat: int) -> None:
        super().__init__("swap", {"to": seat})
        self.seat: i64 = seat


class Done(Move):
    def __init__(self) -> None:
        super().__init__("done", {})


class Tent(Move):
    """Play a tent; `tent` is its place among the landscapes of tents."""

    def __init__(self, tent: int, box: Box) -> None:
        super().__init__("tent", {"landscape": LANDSCAPES[box.tent_lands[tent]]})
        self.tent: i64 = tent


class Pass(Move):
    def __init__(self) -> None:
        super().__init__("pass", {})


class KathmanduMoves(MoveTable):
    """Every move of the game, by what it is about: spaces, dice, resources, ways, cards and so on by their numbers."""

    def __init__(self, box: Box) -> None:
        area, size = box.size * box.size, box.size
        spaces = range(MOST_BOARDS * area)
        self.character = [ChooseCharacter(character) for character in range(len(CHARACTERS))]
        self.place = [Place(space, size) for space in range(area)]
        self.reroll = [Reroll(die) for die in range(len(DICE))]
        self.take = [Take(die) for die in range(len(DICE))]
        self.gain = [Gain(resource) for resource in range(len(RESOURCES))]
        self.exchange = [Exchange(resource) for resource in range(len(RESOURCES))]
        self.face = [Face(value) for value in range(1, FACES + 1)]
        self.use = [Use(kind) for kind in range(len(EQUIPMENT))]
        self.toolbox = [Toolbox(three) for three in itertools.combinations(range(len(RESOURCES)), 3)]
        self.bottle = [Bottle(1), Bottle(-1)]
        self.world_map = [WorldMap(space, size) for space in spaces]
        self.roll = [Roll(mask) for mask in range(1 << len(DICE))]
        self.stop = Stop()
        self.rest = Rest()
        self.go = [Go(way, False) for way in range(len(WAYS))]
        self.over = [Go(way, True) for way in range(len(WAYS))]
        self.turn = [[Turn(steps, way) for way in range(len(WAYS))] for steps in range(LONGEST_WALK)]
        self.exit = [Exit(space, size) for space in spaces]
        self.halt = Halt()
        self.animal = [TakeAnimal(animal, box) for animal in range(len(ANIMALS))]
        self.pack = [Pack(card, box) for card in range(CARDS)]
        self.buy = [Buy(space, size) for space in spaces]
        self.special = Special()
        self.offer = [Offer(1), Offer(2)]
        self.ladder = [Ladder(space, size) for space in spaces]
        self.plan = [TakePlan(plan, box) for plan in range(PLANS)]
        self.draw = Draw()
        self.swap = [Swap(seat) for seat in range(LARGEST_TABLE)]
        self.give = [Give(plan, box) for plan in range(PLANS)]
        self.get = [Get(plan, box) for plan in range(PLANS)]
        self.done = Done()
        self.tent = [Tent(tent, box) for tent in range(len(box.tent_lands))]
        self.pass_by = Pass()
        self.pick = [Pick(card, box) for card in range(CARDS)]
        moves: list[Move] = [*self.character, *self.place, *self.reroll, *self.take, *self.gain, *self.exchange[:-1]]
        moves += self.face
        moves += [use for use in self.use if EQUIPMENT[use.equipment] not in TARGETED]
        moves += self.toolbox
        moves += self.bottle
        moves += self.world_map
        moves += self.roll[1:]
        moves += [self.stop, self.rest, *self.go, *self.over]
        for turns in self.turn[1:]:
            moves += turns
        moves += self.exit
        moves.append(self.halt)
        moves += self.animal
        moves += self.pack
        moves += self.buy[area:-area]
        moves.append(self.special)
        moves += self.offer
        moves += self.ladder[area:-area]
        moves += self.plan
        moves.append(self.draw)
        moves += self.swap
        moves += self.give
        moves += self.get
        moves.append(self.done)
        moves += self.tent
        moves.append(self.pass_by)
        moves += self.pick
        super().__init__(moves)


TARGETED = ("toolbox", "bottle", "world_map", "rope_ladder")  # equipment that says more than that it is used
