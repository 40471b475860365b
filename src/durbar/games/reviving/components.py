"""Reads and checks `components.toml`, ours or an owner's correction of it (reviving-104)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import to_builtins

from durbar.core.components import Part, Provenance, read_components, require
from durbar.core.errors import BadComponents, quoted
from durbar.games.reviving.cards import (
    ANY_COLOUR,
    COLOURS,
    KINDS,
    LARGEST_TABLE,
    NARROW,
    SHRINE,
    SIDES,
    SLOTS,
    WILD,
    Architect,
    Box,
    Mat,
    Mission,
    Need,
    Objective,
    Spot,
)

KEYS = {"blue": ("b", 60), "red": ("r", 50), "buddha_promo": ("h", 5), "rainbow_promo": ("x", 10)}
SPOTS = ["n1", "n2", "n3", "s1", "s2", "s3", "w1", "w2", "e1", "e2"]
ARCHITECTS = ["liliana", "charles", "liu", "sophie", "walter", "sara"]
DIAMONDS = 28
MOST_POINTS = 99
FARTHEST = 10_000  # on a mat, in its own measure
MOST_BIDS = 4  # that are laid in a round around the market of four
COIN_COUNT = 5

Kind = Literal["buddha", "shrine", "stupa", "pagoda"]


class CoinsPart(Part, frozen=True):
    values: list[int]
    provenance: Provenance = "public"


class GamePart(Part, frozen=True):
    """The numbers of the usual game."""

    rounds: int
    hand_limit: int
    cards_a_round: int
    cards_a_round_of_two: int
    colour_bonus: list[int]
    buddha_bonus: int
    provenance: Provenance = "rulebook"


class PointsPart(Part, frozen=True):
    """What is printed on the sections of each kind, from the bottom."""

    buddha: list[int]
    shrine: list[int]
    stupa: list[int]
    pagoda: list[int]
    provenance: Provenance = "reconstructed"

    def of(self, kind: int) -> list[int]:
        return [self.buddha, self.shrine, self.stupa, self.pagoda][kind]


class SlotPart(Part, frozen=True):
    x: int
    y: int


class SpotPart(Part, frozen=True):
    """A spot; slots count from 1."""

    key: str
    x: int
    y: int
    long_edge: bool
    narrow: list[int]
    wide: list[int]
    diamond: bool = False


class MatPart(Part, frozen=True):
    card: list[int]
    slots: list[SlotPart]
    spots: list[SpotPart]
    provenance: Provenance = "deduced"


class CardPart(Part, frozen=True, omit_defaults=True):
    """A card; an end is written like ``shrine_1:blue``."""

    key: str
    ends: list[str]
    diamond: bool = False


class DeckPart(Part, frozen=True):
    cards: list[CardPart]
    provenance: Provenance = "reconstructed"


class BuddhaPart(Part, frozen=True):
    cards: list[CardPart]
    replaces: list[str]
    provenance: Provenance = "rulebook"


class BhairavPart(Part, frozen=True):
    cost: int
    points_per_section: int
    provenance: Provenance = "rulebook"


class ArchitectPart(Part, frozen=True):
    key: str
    min_players: int
    extra_when_due: int = 0
    draws: bool = False
    takes: bool = False
    hand_limit: int = 0
    last_bid: int = 0
    provenance: Provenance = "rulebook"


class SoloPart(Part, frozen=True):
    debris: int
    die: list[Literal["n", "e", "s", "w"]]
    levels: list[int]
    mission_pairs: list[list[str]]
    advanced_mission_pairs: list[list[str]]
    die_provenance: Provenance = "reconstructed"
    provenance: Provenance = "rulebook"


class MissionPart(Part, frozen=True):
    key: str
    buddha: list[str]
    shrine: list[str]
    stupa: list[str]
    pagoda: list[str]
    points: list[int]
    provenance: Provenance = "reconstructed"

    def of(self, kind: int) -> list[str]:
        return [self.buddha, self.shrine, self.stupa, self.pagoda][kind]


class NeedPart(Part, frozen=True):
    kind: Kind
    sections: list[str]


class ObjectivePart(Part, frozen=True):
    key: str
    points: int
    needs: list[NeedPart]
    provenance: Provenance = "reconstructed"


class Contents(Part, frozen=True):
    """What a components file says."""

    coins: CoinsPart
    game: GamePart
    points: PointsPart
    mat: MatPart
    other_mat: MatPart
    blue: DeckPart
    red: DeckPart
    buddha_promo: BuddhaPart
    rainbow_promo: DeckPart
    bhairav: BhairavPart
    architect: list[ArchitectPart]
    solo: SoloPart
    mission: list[MissionPart]
    advanced_mission: list[MissionPart]
    objective: list[ObjectivePart]


def read_box(source: Path | str | Mapping[str, object] | None = None) -> Box:
    """The box of a components file (a path), of its contents as plain data, or, without either, the standard one."""
    contents = read_components(Path(__file__).with_name("components.toml") if source is None else source, Contents)
    check_numbers(contents)
    box = Box(to_builtins(contents))
    add_cards(box, contents)
    box.mats = [made_mat("mat", contents.mat), made_mat("other_mat", contents.other_mat)]
    box.missions = made_missions(contents.mission, "m", 0)
    box.advanced_missions = made_missions(contents.advanced_mission, "a", len(box.missions))
    box.partners = partners(box, contents.solo)
    box.objectives = [made_objective(index, part) for index, part in enumerate(contents.objective)]
    require_keys("the public objectives", [part.key for part in contents.objective], "o", 10)
    box.architects = made_architects(contents.architect)
    return box


# Cards


def add_cards(box: Box, contents: Contents) -> None:
    """reviving-4, reviving-5: every card, and which of them make up which deck."""
    decks = {
        "blue": (contents.blue.cards, box.blue),
        "red": (contents.red.cards, box.red),
        "buddha_promo": (contents.buddha_promo.cards, box.holographic),
        "rainbow_promo": (contents.rainbow_promo.cards, box.rainbow),
    }
    for name, (parts, deck) in decks.items():
        letter, count = KEYS[name]
        require_keys(f"the cards of [{name}]", [part.key for part in parts], letter, count)
        for part in parts:
            deck.append(box.add_card(part.key, part.diamond, name == "buddha_promo"))
            add_ends(box, part, contents.points)
    check_decks(box, contents)


def add_ends(box: Box, part: CardPart, points: PointsPart) -> None:
    if not 1 <= len(part.ends) <= 2 or len(set(part.ends)) != len(part.ends):
        raise BadComponents(f"the card {quoted(part.key)} has one end, or two different ones, not {quoted(part.ends)}")
    for number, text in enumerate(part.ends):
        kind, level, colour = read_end(text, part.key)
        key = part.key + ("ab"[number] if len(part.ends) == 2 else "")
        box.add_end(box.by_key[part.key], key, kind, level, colour, points.of(kind)[level - 1])


def read_end(text: str, key: str) -> tuple[int, int, int]:
    """Kind, level and colour of an end that is written like ``pagoda_2:red``."""
    section, _, colour = text.partition(":")
    name, _, level = section.partition("_")
    if name in KINDS and colour in (*COLOURS, "wild"):
        kind = KINDS.index(name)
        if (kind == 0 and not level) or (kind > 0 and level in [str(n) for n in range(1, kind + 2)]):
            return kind, int(level or 1), (*COLOURS, "wild").index(colour)
    raise BadComponents(
        f"the card {quoted(key)} has the end {quoted(text)}; an end is written like buddha:red, shrine_1:blue,"
        " stupa_3:green or pagoda_4:wild"
    )


def check_decks(box: Box, contents: Contents) -> None:
    """reviving-5: the decks are as large as they are, and every coloured section is in them as often as printed."""
    if sum(card.diamond for card in box.blue) != DIAMONDS:
        raise BadComponents(f"{DIAMONDS} blue cards have a diamond, not {sum(card.diamond for card in box.blue)}")
    small = [card for card in box.blue if not card.diamond]
    large = [card for card in box.blue if card.diamond]
    for name, deck in (("blue cards without a diamond", small), ("blue cards with one", large), ("red deck", box.red)):
        found = Counter((end.kind, end.level, end.colour) for card in deck for end in card.ends if end.colour != WILD)
        for kind in range(len(KINDS)):
            for level in range(1, kind + 2):
                for colour in range(len(COLOURS)):
                    if found[kind, level, colour] != 1:
                        raise BadComponents(
                            f"the {name} show section {level} of a {COLOURS[colour]} {KINDS[kind]}"
                            f" {found[kind, level, colour]} times; it should be once"
                        )
    if any(end.colour == WILD for card in box.red for end in card.ends):
        raise BadComponents("the red deck has no wild sections")
    if [(end.kind, end.colour) for card in box.holographic for end in card.ends] != [(0, n) for n in range(5)]:
        raise BadComponents("the holographic Buddhas are blue, white, red, green and yellow, in this order")
    if any(len(card.ends) != 1 or card.ends[0].colour != WILD for card in box.rainbow):
        raise BadComponents("a rainbow card shows one wild section, the same at both ends")
    box.replaced = [box.by_key[key] for key in contents.buddha_promo.replaces if key in box.by_key]
    if [(card.diamond, [end.colour for end in card.ends]) for card in box.replaced] != [(False, [n]) for n in range(5)]:
        raise BadComponents("the holographic Buddhas replace five blue Buddhas without diamond, one of each colour")


# The mat


def made_mat(name: str, part: MatPart) -> Mat:
    """reviving-7: ten spots, each aiming at two cards."""
    if len(part.slots) != SLOTS or len(part.card) != 2:
        raise BadComponents(f"[{name}] has {len(part.slots)} places for cards; a mat has {SLOTS}, and a card two sizes")
    if [spot.key for spot in part.spots] != SPOTS:
        raise BadComponents(f"the spots of [{name}] are, in this order, {', '.join(SPOTS)}")
    spots = []
    for index, spot in enumerate(part.spots):
        require_targets(name, spot)
        narrow, wide = [slot - 1 for slot in spot.narrow], [slot - 1 for slot in spot.wide]
        spots.append(Spot(index, spot.key, spot.x, spot.y, spot.long_edge, narrow, wide, spot.diamond))
    if sum(1 for spot in spots if spot.narrow) < MOST_BIDS:
        raise BadComponents(f"[{name}] has {MOST_BIDS} spots or more for the market of four, so that all can bid")
    measures = part.card + [measure for slot in part.slots for measure in (slot.x, slot.y)]
    for measure in measures + [measure for spot in part.spots for measure in (spot.x, spot.y)]:
        require(f"[{name}]", "a measure", measure, -FARTHEST, FARTHEST)
    mat = Mat(part.card, [[slot.x, slot.y] for slot in part.slots], spots)
    require_order(name, mat, False)
    require_order(name, mat, True)
    return mat


def require_targets(name: str, spot: SpotPart) -> None:
    for targets, slots, least in ((spot.narrow, NARROW, 0), (spot.wide, SLOTS, 2)):
        right = len(targets) in (least, 2) and len(set(targets)) == len(targets)
        if not right or not all(1 <= slot <= slots for slot in targets):
            raise BadComponents(f"the spot {spot.key} of [{name}] aims at two of {slots} cards, not {quoted(targets)}")


def require_order(name: str, mat: Mat, is_wide: bool) -> None:
    """reviving-17: no two spots have the same claim to a card, so that the printed order always decides."""
    claims = Counter(
        (slot, spot.is_near(slot, is_wide), spot.long_edge) for spot in mat.spots for slot in spot.targets(is_wide)
    )
    for (slot, _near, _long), count in claims.items():
        if count > 1:
            raise BadComponents(f"two spots of [{name}] have the same claim to card {slot + 1}; a bid could be tied")


# Missions, objectives, architects


def made_need(kind: int, sections: list[str], where: str) -> Need:
    """reviving-41: any, match, or colours to choose from, for every section."""
    if len(sections) != kind + 1:
        raise BadComponents(f"{where} asks for {len(sections)} sections of a {KINDS[kind]}, which has {kind + 1}")
    masks, match = [], []
    for text in sections:
        colours = text.split("|")
        if text not in ("any", "match") and (not set(colours) <= set(COLOURS) or len(set(colours)) != len(colours)):
            raise BadComponents(f"{where} asks for {quoted(text)}; it can be any, match, or colours like red|blue")
        free = text in ("any", "match")
        masks.append(ANY_COLOUR if free else sum(1 << COLOURS.index(colour) for colour in set(colours)))
        match.append(text == "match")
    return Need(kind, masks, match)


def made_missions(parts: list[MissionPart], letter: str, first: int) -> list[Mission]:
    require_keys("the missions", [part.key for part in parts], letter, 10)
    missions = []
    for index, part in enumerate(parts):
        if len(part.points) != len(KINDS) or not all(0 <= points <= MOST_POINTS for points in part.points):
            raise BadComponents(f"the mission {part.key} has {len(KINDS)} points from 0 to {MOST_POINTS}")
        needs = [made_need(kind, part.of(kind), f"the mission {part.key}") for kind in range(len(KINDS))]
        missions.append(Mission(first + index, part.key, needs, part.points))
    return missions


def partners(box: Box, solo: SoloPart) -> list[list[Mission]]:
    """reviving-80: for each mission, those it does not clash with."""
    missions = box.all_missions()
    by_key = {mission.key: mission for mission in missions}
    found: list[list[Mission]] = [[] for _ in missions]
    for pair in [*solo.mission_pairs, *solo.advanced_mission_pairs]:
        if len(pair) != 2 or pair[0] == pair[1] or not all(key in by_key for key in pair) or pair[0][0] != pair[1][0]:
            raise BadComponents(f"{quoted(pair)} is not a pair of missions, or of advanced missions")
        one, other = by_key[pair[0]], by_key[pair[1]]
        if other in found[one.index]:
            raise BadComponents(f"the pair {quoted(pair)} is in [solo] twice")
        if clash(one, other):
            raise BadComponents(f"the missions {one.key} and {other.key} clash, so they are no pair")
        found[one.index].append(other)
        found[other.index].append(one)
    for mission in missions:
        if not found[mission.index]:
            raise BadComponents(f"the mission {mission.key} has no partner among the pairs of [solo]")
    return [sorted(those, key=lambda mission: mission.index) for those in found]


def clash(one: Mission, other: Mission) -> bool:
    """reviving-80: the same colour for a Buddha or a Shrine, or the same Stupa or Pagoda."""
    for mine, theirs in zip(one.needs, other.needs, strict=True):
        both = [mine.colours, theirs.colours]
        if ANY_COLOUR not in both and both[0] & both[1]:
            return True
        if mine.kind > SHRINE and (mine.masks, mine.match) == (theirs.masks, theirs.match):
            return True
    return False


def made_objective(index: int, part: ObjectivePart) -> Objective:
    if not 2 <= len(part.needs) <= 3 or not 0 <= part.points <= MOST_POINTS:
        raise BadComponents(f"the objective {part.key} has two or three needs, and 0 to {MOST_POINTS} points")
    where = f"the objective {part.key}"
    needs = [made_need(KINDS.index(need.kind), need.sections, where) for need in part.needs]
    return Objective(index, part.key, needs, part.points)


def made_architects(parts: list[ArchitectPart]) -> list[Architect]:
    if [part.key for part in parts] != ARCHITECTS:
        raise BadComponents(f"the architects are, in this order, {', '.join(ARCHITECTS)}")
    made = []
    for index, part in enumerate(parts):
        require(f"the architect {part.key}", "min_players", part.min_players, 2, 4)
        require(f"the architect {part.key}", "extra_when_due", part.extra_when_due, 0, 2)
        require(f"the architect {part.key}", "hand_limit", part.hand_limit, 0, 9)
        require(f"the architect {part.key}", "last_bid", part.last_bid, 0, 9)
        made.append(
            Architect(
                index,
                part.key,
                part.min_players,
                part.extra_when_due,
                part.draws,
                part.takes,
                part.hand_limit,
                part.last_bid,
            )
        )
    for seats in range(2, LARGEST_TABLE + 1):
        if sum(1 for architect in made if architect.min_players <= seats) < seats:
            raise BadComponents(f"there are too few architects for {seats} players; look at min_players")
    return made


# Numbers


def check_numbers(contents: Contents) -> None:
    """Refuse numbers with which a game could not be played."""
    game, solo, coins = contents.game, contents.solo, contents.coins.values
    if len(coins) != COIN_COUNT or sorted(set(coins)) != coins or coins[0] < 1 or coins[-1] > 9:
        raise BadComponents(f"a player has {COIN_COUNT} different coins from 1 to 9, smallest first, not {coins}")
    require("[game]", "rounds", game.rounds, 8, 8)
    require("[game]", "hand_limit", game.hand_limit, 1, 9)
    require("[game]", "cards_a_round", game.cards_a_round, 2, 2)
    require("[game]", "cards_a_round_of_two", game.cards_a_round_of_two, 4, 4)
    require("[game]", "buddha_bonus", game.buddha_bonus, 0, MOST_POINTS)
    if len(game.colour_bonus) != 3 or not all(0 <= bonus <= MOST_POINTS for bonus in game.colour_bonus):
        raise BadComponents("colour_bonus in [game] has three numbers: for 2, 3 and 4 sections of one colour")
    for kind, name in enumerate(KINDS):
        points = contents.points.of(kind)
        if len(points) != kind + 1 or not all(0 <= number <= MOST_POINTS for number in points):
            raise BadComponents(f"{name} in [points] has {kind + 1} numbers from 0 to {MOST_POINTS}")
    require("[bhairav]", "cost", contents.bhairav.cost, 1, coins[-1])
    require("[bhairav]", "points_per_section", contents.bhairav.points_per_section, 0, MOST_POINTS)
    require("[solo]", "debris", solo.debris, 0, 5)
    if set(solo.die) != set(SIDES) or len(solo.die) > 20:
        raise BadComponents("the die of [solo] shows every side, n, e, s and w, at least once")
    if len(solo.levels) != 4 or sorted(solo.levels) != solo.levels or solo.levels[0] < 2 or solo.levels[-1] != 8:
        raise BadComponents("levels in [solo] are four growing numbers of cards, from 2 to 8")


def require_keys(what: str, found: list[str], letter: str, count: int) -> None:
    right = [f"{letter}{number:02}" for number in range(1, count + 1)]
    if found != right:
        raise BadComponents(f"{what} have the keys {right[0]} to {right[-1]}, in this order")
