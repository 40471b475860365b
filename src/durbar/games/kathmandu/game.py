"""Kathmandu as the house sees it: its options, and where each question is answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from durbar.core.errors import BadOption, BadPosition, UnfitOption
from durbar.core.game import Components, Game, Options, named_seat
from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.core.reasons import Reason
from durbar.core.rng import Rng
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CHARACTERS,
    DICE,
    EQUIPMENT,
    GOODS,
    LANDSCAPES,
    LARGEST_TABLE,
    RESOURCES,
    SMALLEST_TABLE,
    WAYS,
    Box,
    Ways,
    Weather,
)
from durbar.games.kathmandu.components import read_box
from durbar.games.kathmandu.habits import habits
from durbar.games.kathmandu.hidden import redeal
from durbar.games.kathmandu.judge import KathmanduWeigher, considered, judge
from durbar.games.kathmandu.landscape import Landscape
from durbar.games.kathmandu.layout import Layout, check_layout, random_layout, read_layout
from durbar.games.kathmandu.moves import KathmanduMoves
from durbar.games.kathmandu.observe import KathmanduObserver
from durbar.games.kathmandu.position import TABLE, accept
from durbar.games.kathmandu.reachable.table import pieces
from durbar.games.kathmandu.reasons import reasons
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.scoring import score
from durbar.games.kathmandu.seen import view
from durbar.games.kathmandu.state import Phase
from durbar.games.kathmandu.view import PHASES, KathmanduView
from durbar.games.kathmandu.walking import distance

TENTS = ("none", "usual", "discreet")
TERRAIN, TERRAIN_LONG = 4, 6  # boards between start and destination
LONGEST_BOARDS = 60  # letters
BLOCK = re.compile("([0-9])[+]([0-9])")
KEPT = 50  # landscapes that are kept because they may be needed again


class KathmanduOptions(Options, frozen=True):
    long_game: bool = False  # kathmandu-99
    tents: Literal["none", "usual", "discreet"] = "none"  # kathmandu-100, kathmandu-102
    characters: bool = False  # kathmandu-104
    landscape: Literal["random", "first"] = "random"  # kathmandu-9
    needles: Literal["usual", "0", "1", "2", "3", "4", "5", "6"] = "usual"  # kathmandu-9
    boards: str = ""  # kathmandu-9
    weather: Literal["usual", "random"] = "usual"  # kathmandu-27
    weather_tiles: str = ""  # kathmandu-27
    first_player: Literal["lot", "0", "1", "2", "3"] = "lot"  # kathmandu-28


class KathmanduGame(Game):
    name = "kathmandu"
    weight = 4
    minutes = (60, 120)
    luck = "some"
    first_game: ClassVar[dict[str, Any]] = {"landscape": "first"}  # kathmandu-9
    editions = ("1", "2", "3")
    like: ClassVar[dict[str, str]] = {"3": "2"}
    seat_counts = range(SMALLEST_TABLE, LARGEST_TABLE + 1)
    options = KathmanduOptions
    views = KathmanduView
    things: ClassVar[dict[str, str]] = {
        "resource": "resource",
        "resources": "resource",
        "landscape": "landscape",
        "die": "die",
        "dice": "die",
        "equipment": "equipment",
        "animal": "animal",
        "good": "good",
        "plan": "plan",
        "for_plan": "plan",
        "character": "character",
        "way": "way",
    }
    uses: ClassVar[dict[str, tuple[str, str]]] = {
        "character": ("character", "character"),
        "take": ("die", "die"),
        "use": ("equipment", "equipment"),
        "pack": ("equipment", "equipment"),
        "animal": ("animal", "animal"),
        "buy": ("good", "good"),
        "special": ("good", "good"),
        "plan": ("plan", "plan"),
        "draw": ("plan", "plan"),
        "yak": ("landscape", "landscape"),
        "tent": ("landscape", "landscape"),
        "walk": ("way", "way"),
    }
    weigher = KathmanduWeigher()
    fields = TABLE
    examples: ClassVar[dict[str, tuple[Any, ...]]] = {
        "boards": ("E2A2 N1A2 N3B1 E4A1 E1", "E3A2 E6A0 N2B1 N5A1 E1A1 N4A2 N0"),
        "weather_tiles": ("5+0 2+1", "0+5 6+0"),
    }
    moves: KathmanduMoves

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.box = read_box(components)
        self.contents = self.box.contents
        self.components = self.contents if components is not None else None
        self.moves = KathmanduMoves(self.box)
        self.names = {
            "resource": RESOURCES,
            "landscape": LANDSCAPES,
            "die": DICE,
            "equipment": EQUIPMENT,
            "animal": ANIMALS,
            "good": GOODS,
            "plan": tuple(self.box.plan_keys),
            "character": CHARACTERS,
            "way": WAYS,
        }
        self.landscapes: dict[tuple[str, bool], Landscape] = {}

    # Options

    def require_options(self, seats: int, options: KathmanduOptions) -> None:
        """kathmandu-4 to kathmandu-9, kathmandu-27: refuse what is no landscape, or no weather."""
        self.require_first_player(seats, options.first_player)
        terrain = TERRAIN_LONG if options.long_game else TERRAIN
        if options.landscape == "first" and options.long_game:
            raise UnfitOption(self.name, "landscape", "first-long", {})
        if options.boards and options.landscape != "random":
            raise UnfitOption(self.name, "boards", "boards", {})
        if options.needles != "usual":
            if options.boards or options.landscape == "first":
                raise UnfitOption(self.name, "needles", "needles", {})
            if int(options.needles) > terrain:
                raise UnfitOption(self.name, "needles", "too-many-needles", {"count": terrain})
        if options.boards:
            self.read_boards(options.boards, terrain)
        if options.weather_tiles:
            if options.weather != "usual":
                raise UnfitOption(self.name, "weather_tiles", "weather", {})
            read_weather(self.box, options)

    def read_boards(self, text: str, terrain: int) -> Layout:
        """kathmandu-9: a landscape that somebody built, or why it is none."""
        if len(text) > LONGEST_BOARDS:
            raise BadOption(f"boards has at most {LONGEST_BOARDS} letters, not {len(text)}")
        layout = read_layout(text)
        check_layout(self.box, layout, terrain)
        return layout

    def landscape_of(self, layout: Layout, is_long: bool) -> Landscape:
        """The map of a layout; those used last are kept."""
        key = layout.written(), is_long
        if key not in self.landscapes:
            temple_boards = self.box.temple_boards_long if is_long else self.box.temple_boards
            if len(self.landscapes) >= KEPT:
                del self.landscapes[next(iter(self.landscapes))]
            self.landscapes[key] = Landscape(self.box, layout, temple_boards)
        return self.landscapes[key]

    def layout(self, options: KathmanduOptions, rng: Rng) -> Layout:
        """kathmandu-9: built, first, or random."""
        terrain = TERRAIN_LONG if options.long_game else TERRAIN
        if options.boards:
            return self.read_boards(options.boards, terrain)
        if options.landscape == "first":
            return read_layout(self.box.first_landscape)
        usual = self.box.needles_long if options.long_game else self.box.needles
        needles = usual if options.needles == "usual" else int(options.needles)
        return random_layout(self.box, terrain, needles, rng)

    # What every title answers

    def start(self, seats: int, options: KathmanduOptions, rng: Rng, listen: bool) -> Kathmandu:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up(named_seat(options.first_player))
        return state

    def empty_table(self, seats: int, options: KathmanduOptions, rng: Rng) -> Kathmandu:
        landscape = self.landscape_of(self.layout(options, rng), options.long_game)
        ways = ways_of(self.edition, self.box, options)
        return Kathmandu(self, options, self.box, self.moves, ways, landscape, seats, rng)

    def seen_by(self, state: Kathmandu, seat: int) -> KathmanduView:
        return view(state, seat)

    def redeal(self, state: Kathmandu, seat: int, rng: Rng) -> Kathmandu:
        self.require_redeal(state, seat, rng)
        return redeal(state, seat, rng)

    def judge(self, state: Kathmandu) -> list[float]:
        return judge(state)

    def considered(self, state: Kathmandu, seat: int, moves: list[Move]) -> list[Move]:
        return considered(state, moves)

    def make_observer(self) -> KathmanduObserver:
        return KathmanduObserver(self.moves, self.options, self.box)

    def reasons(self, state: Kathmandu, seat: int, line: Sequence[Move]) -> list[Reason]:
        return reasons(state, seat, line)

    def habits(self, state: Kathmandu, seat: int, move: Move) -> Habits:
        return habits(state, seat, move)

    def accept(self, state: Kathmandu) -> None:
        accept(state)

    def pieces(self, state: Kathmandu) -> list[str]:
        return pieces(state)

    def prompt(self, state: Kathmandu) -> tuple[str, dict[str, int | str]]:
        if state.phase == Phase.OVER:
            return prompt_of_the_end(state)
        seat = state.actor()
        facts: dict[str, int | str] = {"seat": seat}
        if state.phase == Phase.BARREL:
            facts["count"] = int(state.walk.rolls)
        elif state.phase == Phase.TENT:
            facts["to"] = int(state.active)
        elif state.phase == Phase.GIVE or state.phase == Phase.GET:
            facts["to"] = int(state.walk.partner)
        elif state.phase == Phase.MOVE:
            if state.me().must_rest():
                return "rest", facts
            facts["steps"] = int(distance(state, state.walk.doubled))
        return PHASES[state.phase], facts

    def read_written_boards(self, text: str, options: KathmanduOptions) -> Landscape:
        """The landscape of a written position, which the options must allow."""
        terrain = TERRAIN_LONG if options.long_game else TERRAIN
        try:
            layout = self.read_boards(text, terrain)
        except BadOption as error:
            raise BadPosition(str(error)) from None
        landscape = self.landscape_of(layout, options.long_game)
        if options.boards and read_layout(options.boards).written() != landscape.written:
            raise BadPosition("the boards of the position are not those of its options")
        if options.landscape == "first" and read_layout(self.box.first_landscape).written() != landscape.written:
            raise BadPosition("the boards of the position are not the first landscape")
        return landscape


def prompt_of_the_end(state: Kathmandu) -> tuple[str, dict[str, int | str]]:
    """kathmandu-97: one has won, or several have."""
    winners = (state.ranking() or [[]])[0]
    points = score(state, winners[0])
    if len(winners) == 1:
        return "over", {"seat": winners[0], "points": points}
    return "over-shared", {"count": len(winners), "points": points}


def ways_of(edition: str, box: Box, options: KathmanduOptions) -> Ways:
    ways = Ways()
    ways.edition = int(edition)
    ways.tents = TENTS.index(options.tents)
    ways.characters = options.characters
    ways.days = box.days_long if options.long_game else box.days
    ways.weather = read_weather(box, options)
    return ways


def read_weather(box: Box, options: KathmanduOptions) -> list[Weather]:
    """kathmandu-26, kathmandu-27: the blocks of weather tiles."""
    usual = box.weather_long if options.long_game else box.weather
    if options.weather == "random":
        return [Weather(box.storms, box.suns, box.days_long if options.long_game else box.days)]
    if not options.weather_tiles:
        return usual
    found = [BLOCK.fullmatch(word) for word in options.weather_tiles.split()]
    if len(found) != len(usual) or not all(found):
        raise unfit_weather("text", len(usual))
    blocks = [Weather(int(two[1]), int(two[2]), block.laid) for two, block in zip(found, usual, strict=True) if two]
    for block in blocks:
        if block.storms + block.suns < block.laid:
            raise unfit_weather("few", block.laid, f"{block.storms}+{block.suns}")
    if sum(block.storms + block.suns for block in blocks) > box.storms + box.suns:
        raise unfit_weather("many", box.storms + box.suns, options.weather_tiles)
    return blocks


def unfit_weather(kind: str, count: int, tiles: str = "") -> UnfitOption:
    return UnfitOption("kathmandu", "weather_tiles", f"weather-{kind}", {"count": count, "tiles": tiles})
