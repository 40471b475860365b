"""What is in the box of Reviving Kathmandu, each thing made once and shared: cards and their ends, the mat, missions,
public objectives and architects."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from durbar.core.pieces import Piece

SOLO: Final = 1
TWO: Final = 2
LARGEST_TABLE: Final = 6
MANY: Final = 5  # from so many players on, the market has six cards

COLOURS: Final = ("blue", "white", "red", "green", "yellow")
KINDS: Final = ("buddha", "shrine", "stupa", "pagoda")  # kind k has k + 1 sections
SIDES: Final = ("n", "e", "s", "w")
WILD: Final = 5  # the colour of a wild section nobody has named yet
ANY_COLOUR: Final = 31  # one bit a colour
BUDDHA: Final = 0
SHRINE: Final = 1
PAGODA: Final = 3
SLOTS: Final = 6
NARROW: Final = 4  # slots of the small market
NONE: Final = -1


class End(Piece):
    """What a card can be built as: one section of one kind of monument.

    key:     how it is written: the card's key, and a or b if the card has two ends
    index:   its place among all ends of the box
    kind:    0 Buddha, 1 Shrine, 2 Stupa, 3 Pagoda
    level:   1 is the bottom
    colour:  0 to 4, or WILD
    points:  what is printed on it
    wild:    its place among the wild ends of the box, or NONE
    section: what it shows, as the catalogues name it, e.g. ``shrine_1-blue``
    """

    def __init__(self, card: Card, key: str, kind: int, level: int, colour: int, points: int) -> None:
        super().__init__(0, key)
        self.card = card
        self.kind: i64 = kind
        self.level: i64 = level
        self.colour: i64 = colour
        self.points: i64 = points
        self.wild: i64 = NONE
        name = KINDS[kind] if kind == 0 else f"{KINDS[kind]}_{level}"
        self.section = f"{name}-{(*COLOURS, 'wild')[colour]}"

    def is_top(self) -> bool:
        return self.level == self.kind + 1


class Card(Piece):
    """One card.

    index:       its place in the box
    diamond:     whether it leaves the game with two to four players
    holographic: whether it is a Buddha of the promo pack
    ends:        one or two; red cards, full Buddhas and rainbow cards have one use
    """

    def __init__(self, index: int, key: str, diamond: bool, holographic: bool) -> None:
        super().__init__(index, key)
        self.diamond = diamond
        self.holographic = holographic
        self.ends: list[End] = []

    def shows(self) -> str:
        """What it shows, as the catalogues name it: one section, or two with a plus between."""
        return "+".join([end.section for end in self.ends])

    def end(self, kind: i64, level: i64) -> End | None:
        """The end that shows this section."""
        for end in self.ends:
            if end.kind == kind and end.level == level:
                return end
        return None


class Spot:
    """A place for a coin. Slots are numbers from 0.

    side:      0 north, 1 east, 2 south, 3 west
    long_edge: whether it lies at the long edge of its near card
    narrow:    the slots it aims at in the market of four, the near one first; none if it cannot be used there
    wide:      the same in the market of six
    diamond:   in the market of six both of its cards are near
    """

    def __init__(
        self, index: int, key: str, x: int, y: int, long_edge: bool, narrow: list[int], wide: list[int], diamond: bool
    ) -> None:
        self.index: i64 = index
        self.key = key
        self.side: i64 = SIDES.index(key[0])
        self.x = x
        self.y = y
        self.long_edge = long_edge
        self.narrow = narrow
        self.wide = wide
        self.diamond = diamond

    def targets(self, is_wide: bool) -> list[int]:
        return self.wide if is_wide else self.narrow

    def is_near(self, slot: int, is_wide: bool) -> bool:
        """Whether the card on this slot, at which it aims, is near."""
        return self.targets(is_wide)[0] == slot or (is_wide and self.diamond)


class Mat:
    """The mat: where cards and coins lie."""

    def __init__(self, card: list[int], slots: list[list[int]], spots: list[Spot]) -> None:
        self.card = card
        self.slots = slots
        self.spots = spots
        self.narrow_spots = [spot for spot in spots if spot.narrow]
        self.wide_spots = [spot for spot in spots if spot.wide]
        self.sides = [[spot for spot in spots if spot.side == side] for side in range(len(SIDES))]


class Need:
    """What an objective asks of one completed monument.

    masks: for each section, from the bottom, the colours it may have, as bits
    match: for each section, whether it must have the same colour as the others that must match
    colours: the colours, as bits, in which a monument of one colour meets it
    """

    def __init__(self, kind: int, masks: list[int], match: list[bool]) -> None:
        self.kind: i64 = kind
        self.masks = masks
        self.match = match
        self.colours: int = ANY_COLOUR
        for mask in masks:
            self.colours &= mask

    def is_met(self, colours: list[int]) -> bool:
        """Whether sections of these colours, from the bottom, are what it asks for."""
        common = NONE
        for number in range(len(colours)):
            colour = colours[number]
            if self.masks[number] >> colour & 1 == 0:
                return False
            if self.match[number]:
                if common == NONE:
                    common = colour
                elif common != colour:
                    return False
        return True


class Mission(Piece):
    """A mission: one objective for each kind of monument, and what it is worth."""

    def __init__(self, index: int, key: str, needs: list[Need], points: list[int]) -> None:
        super().__init__(index, key)
        self.needs = needs
        self.points = points


class Objective:
    """A public objective: every need by a monument of its own."""

    def __init__(self, index: int, key: str, needs: list[Need], points: int) -> None:
        self.index: i64 = index
        self.key = key
        self.needs = needs
        self.points: i64 = points


class Architect:
    """An architect and what is special; 0 and False are what everybody has."""

    def __init__(
        self,
        index: int,
        key: str,
        min_players: int,
        extra_when_due: int,
        draws: bool,
        takes: bool,
        hand_limit: int,
        last_bid: int,
    ) -> None:
        self.index: i64 = index
        self.key = key
        self.min_players: i64 = min_players
        self.extra_when_due: i64 = extra_when_due
        self.draws = draws
        self.takes = takes
        self.hand_limit: i64 = hand_limit
        self.last_bid: i64 = last_bid


class Box:
    """What is in the box. `contents` is the components file it was made from, as plain data.

    colour_bonus: by how many sections have one colour
    partners:     for each mission, the missions that do not clash with it (solo)
    """

    def __init__(self, contents: dict[str, Any]) -> None:
        self.contents = contents
        game, solo, bhairav = contents["game"], contents["solo"], contents["bhairav"]
        self.coins: list[int] = contents["coins"]["values"]
        self.rounds: i64 = game["rounds"]
        self.hand_limit: i64 = game["hand_limit"]
        self.cards_a_round: i64 = game["cards_a_round"]
        self.cards_a_round_of_two: i64 = game["cards_a_round_of_two"]
        self.colour_bonus: list[int] = [0, 0, *game["colour_bonus"]]
        self.buddha_bonus: i64 = game["buddha_bonus"]
        self.top_points: list[int] = [contents["points"][kind][-1] for kind in KINDS]
        self.bhairav_cost: i64 = bhairav["cost"]
        self.bhairav_points: i64 = bhairav["points_per_section"]
        self.debris: i64 = solo["debris"]
        self.die: list[int] = [SIDES.index(side) for side in solo["die"]]
        self.levels: list[int] = solo["levels"]
        self.blue: list[Card] = []
        self.red: list[Card] = []
        self.holographic: list[Card] = []
        self.replaced: list[Card] = []
        self.rainbow: list[Card] = []
        self.cards: list[Card] = []
        self.ends: list[End] = []
        self.wilds: list[End] = []
        self.by_key: dict[str, Card] = {}
        self.mats: list[Mat] = []
        self.missions: list[Mission] = []
        self.advanced_missions: list[Mission] = []
        self.partners: list[list[Mission]] = []
        self.objectives: list[Objective] = []
        self.architects: list[Architect] = []

    def add_card(self, key: str, diamond: bool, holographic: bool) -> Card:
        card = Card(len(self.cards), key, diamond, holographic)
        self.cards.append(card)
        self.by_key[key] = card
        return card

    def add_end(self, card: Card, key: str, kind: int, level: int, colour: int, points: int) -> None:
        end = End(card, key, kind, level, colour, points)
        end.index = len(self.ends)
        if colour == WILD:
            end.wild = len(self.wilds)
            self.wilds.append(end)
        self.ends.append(end)
        card.ends.append(end)

    def all_missions(self) -> list[Mission]:
        return [*self.missions, *self.advanced_missions]


class Ways:
    """The ways to play that were chosen for this table (edition and options, as the rules use them).

    teams:      how many teams there are, or 0
    bidding:    0 hidden, 1 open, 2 open in the first half
    architects: 0 none, 1 dealt, 2 chosen
    level:      solo: what one aims at, from 0 for Easy; only Extreme changes the rules
    """

    def __init__(self) -> None:
        self.edition: i64 = 0
        self.teams: i64 = 0
        self.bidding: i64 = 0
        self.manipulation = False
        self.rebuilding = False
        self.architects: i64 = 0
        self.objectives = False
        self.advanced_missions = False
        self.bhairav = False
        self.buddha_promo = False
        self.rainbow_promo = False
        self.level: i64 = 0
        self.extreme = False
        self.other_mat = False
        self.open_missions = False
        self.tie_break = False
        self.extend_only = False
        self.sara_when_last = False
        self.count_all_buddhas = False
        self.short_solo = False
