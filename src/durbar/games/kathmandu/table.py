"""Kathmandu in a terminal: the whole map in letters and colours, everybody's belongings, and where each die leads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from durbar.core.look import Look, Zone, columns
from durbar.core.moves import Move
from durbar.games.kathmandu.cards import RESOURCES
from durbar.games.kathmandu.view import BoardView, KathmanduView, PlayerView, Preview

GOLD = "dark_goldenrod"  # points; readable on dark and on light
LETTERS = {
    "snow": "s",
    "meadow": "m",
    "grain": "g",
    "forest": "f",
    "jungle": "j",
    "rice": "r",
    "river": "w",
    "highland": "d",
    "town": "c",
    "mountain": "^",
}
STYLES = {
    "snow": "black on grey93",
    "meadow": "black on chartreuse3",
    "grain": "black on gold1",
    "forest": "white on dark_green",
    "jungle": "white on green4",
    "rice": "black on pale_turquoise1",
    "river": "white on dodger_blue2",
    "highland": "black on tan",
    "town": "white on indian_red",
    "mountain": "white on grey30",
}
STORM = "!"
ARROWS = {"n": "↑", "e": "→", "s": "↓", "w": "←", "": " "}
SCORES = (
    "offerings", "goods", "specials", "tile", "sets", "plans", "animals", "yak", "borders", "cards", "resources",
    "exhaustion",
)  # fmt: skip


class Map:
    """The boards as they lie, two letters a space: the landscape, and what is there. Where the screen is too narrow for
    that, the boards in the order of the chain. Of those that lie in rows, only some rows may be wanted: `rows`."""

    def __init__(self, view: KathmanduView, marks: dict[str, Text], rows: Collection[int] | None = None) -> None:
        self.view = view
        self.marks = marks
        self.rows = rows
        self.width = 2 * view.size + 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        boards = self.view.boards
        left, top = min(board.x for board in boards), min(board.y for board in boards)
        places = {(board.x - left, board.y - top): board for board in boards}
        fit = options.max_width // self.width
        rows: Sequence[int] = range(max(y for _, y in places) + 1)
        if max(x for x, _ in places) >= fit:
            places = {(n % fit, n // fit): board for n, board in enumerate(boards)}
            rows = range(-(-len(boards) // fit))
        elif self.rows is not None:
            rows = [y for y in rows if y + top in self.rows]
        for y in rows:
            row = {place[0]: board for place, board in sorted(places.items()) if place[1] == y}
            yield self.joined(row, self.head)
            for number in range(self.view.size):
                yield self.joined(row, lambda board, number=number: self.row(board, number))  # type: ignore[misc]

    def joined(self, row: dict[int, BoardView], part: Callable[[BoardView], Text]) -> Text:
        line = Text(no_wrap=True)
        for x, board in row.items():
            line.pad_right(max(0, x * self.width - len(line)))
            line.append_text(part(board))
        return line

    def head(self, board: BoardView) -> Text:
        """The number of a board, its columns, its needle, and the storm if it has passed."""
        letters = " ".join(chr(ord("a") + n) for n in range(self.view.size))
        storm = STORM if board.number <= self.view.storm else ""
        return Text.assemble((f"{board.number}", "bold"), f" {letters} ", (ARROWS[board.needle] + storm, "bold red"))

    def row(self, board: BoardView, number: int) -> Text:
        line = Text.assemble((f"{number + 1} ", "dim"))
        for column in range(self.view.size):
            key = f"{board.number}{chr(ord('a') + column)}{number + 1}"
            land = board.lands[number * self.view.size + column]
            mark = self.marks.get(key, Text(" "))
            line.append(LETTERS[land], STYLES[land])
            line.append(mark.plain, f"{STYLES[land]} {mark.style}".strip())
        return line


class KathmanduLook(Look):
    quiet = frozenset({"begin", "deal", "gain", "done", "dice", "score", "plan-shown"})
    asides = frozenset({"pay", "tired-needle", "tired-border", "tired-stopped", "yak", "arrive", "plan", "special"})
    loud = {  # noqa: RUF012
        "day": "bold",
        "storm": "bold red",
        "sun": "bold",
        "yak-last": GOLD,
        "arrive": f"bold {GOLD}",
        "special-from": GOLD,
        "win": f"bold {GOLD}",
        "share": f"bold {GOLD}",
    }

    def choice(self, move: Move, view: Any) -> Text:
        """What a move does, and where it would lead."""
        text = super().choice(move, view)
        if move.kind == "take":
            value = next(die.value for die in view.players[view.active].dice if die.die == move.args["die"])
            text.append(f" ({value})", "bold")
        if move.kind == "buy":
            town = next(town for town in view.towns if town.space == move.args["space"])
            good = self.words.say(f"good-{town.good}")
            text.append(f" ({good}, {self.points(town.points)})", "dim")
        found = [one for one in view.previews if one.move == move.notation and view.phase != "die"]
        if found:
            text.append(f" ({self.preview(found[0])})", "dim")
        return text

    def entry(self, move: Move, view: Any) -> Text:
        """Of 63 ways to roll six dice each is named by the shorter list: what is rolled, or what is not."""
        if move.kind != "roll":
            return self.choice(move, view)
        rolled = str(move.args["dice"]).split()
        kept = [die.die for die in view.players[view.seat].dice if die.die not in rolled]
        if len(rolled) <= len(kept):
            return Text(self.things("die", rolled))
        return Text(self.words.say("roll-but", dice=self.things("die", kept)) if kept else self.words.say("roll-all"))

    # Words

    def points(self, points: int) -> str:
        return self.words.say("points-of", points=points)

    def thing(self, kind: str, key: str) -> str:
        return self.words.say(f"{kind}-{key}")

    def things(self, kind: str, keys: Sequence[str]) -> str:
        return ", ".join(self.thing(kind, key) for key in keys) or self.words.say("nothing")

    def preview(self, one: Preview) -> str:
        """Where a move leads, what it costs, and what can be done there."""
        say = self.words.say
        parts = [say("leads-to", space=one.space, landscape=self.thing("landscape", one.landscape))]
        costs = [f"{count} {self.thing('resource', name)}" for name, count in priced(one) if count]
        if one.tired:
            costs.append(say("cost-tired", count=one.tired))
        if costs:
            parts.append(say("costs", what=", ".join(costs)))
        if one.stopped:
            parts.append(say("stopped"))
        if one.actions:
            parts.append(f"{self.label('there')} {self.things('action', one.actions)}")
        return "; ".join(parts)

    # The map

    def map(self, view: KathmanduView) -> Map:
        return Map(view, self.marks(view))

    def marks(self, view: KathmanduView) -> dict[str, Text]:
        """What stands on a space: a yak before all, then a temple, a good, Kathmandu."""
        found = {space: Text("K", "bold") for space in view.kathmandu}
        if view.phase == "place":
            found |= {space: Text("*", "bold") for space in view.starts}
        found |= {town.space: Text(str(town.points)) for town in view.towns if town.good and town.points < 10}
        found |= {temple.space: Text("T", "bold") for temple in view.temples}
        for seat, player in enumerate(view.players):
            if player.space:
                shared = [one for one in view.players if one.space == player.space]
                found[player.space] = Text("+" if len(shared) > 1 else str(seat), "bold reverse")
        return found

    # The middle of the table

    def middle(self, view: KathmanduView) -> list[Text]:
        say = self.words.say
        weather = ", ".join(say(f"weather-{tile}") for tile in view.weather) or say("nothing")
        storm = say("storm-at", border=view.storm) if view.storm else say("no-storm")
        head = Text(say("day-of", day=view.day, days=view.days, turn=view.turn), "bold")
        head.append(f" · {self.label('weather')} {weather} · {storm}", "not bold")
        gear = [f"{self.thing('equipment', one.equipment)} ({self.land(one.landscape)})" for one in view.gear]
        animals = [f"{self.thing('animal', one.animal)} ({self.land(one.landscape)})" for one in view.animals]
        decks = say("decks", gear=view.gear_deck, animals=view.animal_deck, plans=view.plan_deck)
        tiles = " ".join(map(str, view.tiles)) or say("nothing")
        return [
            head,
            self.line("gear", ", ".join(gear)),
            self.line("animals", ", ".join(animals)),
            self.line("plans-shown", f"{self.things('plan', view.plans)} · {decks}"),
            self.line("tiles", f"{tiles} · {self.label('specials')} {self.things('good', view.specials)}"),
        ]

    def land(self, landscape: str) -> str:
        return self.thing("landscape", landscape) if landscape else ""

    def line(self, label: str, text: str) -> Text:
        return Text.assemble((self.label(label), "dim"), f" {text or self.words.say('nothing')}")

    def legend(self) -> Text:
        """The letters of the map."""
        text = Text()
        for land, letter in LETTERS.items():
            text.append(f" {letter} ", STYLES[land]).append(f" {self.land(land)}  ")
        words = [f"T {self.words.say('legend-temple')}", f"3–6 {self.words.say('legend-good')}"]
        words += [f"↑ {self.words.say('legend-needle')}", f"{STORM} {self.words.say('weather-storm')}"]
        return text.append("  ".join(words))

    # Players

    def player(self, view: KathmanduView, seat: int) -> Text:
        say, player = self.words.say, view.players[seat]
        remarks = [self.house.say("you")] if seat == view.seat else []
        if player.character:
            remarks.append(self.thing("character", player.character))
        if seat == view.holder:
            remarks.append(say("has-pawn"))
        if player.arrived:
            remarks.append(say("in-kathmandu"))
        elif player.space:
            remarks.append(say("you-are-on", space=player.space, landscape=self.land(standing_on(view, player))))
        acting = view.asked if view.phase == "tent" else view.active
        acts = seat == acting and view.phase != "over"
        line = Text(f"{'▸' if acts else ' '}{seat} ").append_text(self.name(seat))
        return line.append(f" ({', '.join(remarks)})", "dim").append(f" {self.points(player.score.total)}", GOLD)

    def belongings(self, view: KathmanduView, seat: int) -> list[Text]:
        """What belongs to a seat, in a few lines."""
        say, player = self.words.say, view.players[seat]
        resources = ", ".join(f"{self.thing('resource', name)} {player.resources.get(name, 0)}" for name in RESOURCES)
        hidden = say("yak-left", hidden=player.hidden_tiles)
        tile = f"{self.land(player.open_tile)}, {hidden}" if player.open_tile else say("yak-finished")
        offerings = f"{player.offerings} ({self.points(player.track[0])})"
        cards = self.things("equipment", [one.equipment for one in player.cards])
        goods = [f"{self.thing('good', one.good)} {one.points}" for one in player.goods]
        goods += [f"{self.thing('good', kind)} *" for kind in player.specials]
        plans = self.things("plan", player.plans)
        if player.secured:
            plans += f" · {say('chest-of')}: {self.things('colour', player.secured)}"
        lines = [
            self.line("dice", self.dice(player)),
            self.line("resources", f"{resources} · {self.label('markers')} {player.markers}"),
            self.line("cards", f"{cards} · {self.label('yak-tile')} {tile} · {self.label('offerings')} {offerings}"),
            self.line("plans", f"{plans} · {self.label('goods')} {', '.join(goods) or say('nothing')}"),
            self.line("animals-of", self.things("animal", [one.animal for one in player.animals])),
        ]
        if player.tent_count:
            shown = self.things("landscape", player.tents) if player.tents else str(player.tent_count)
            lines.append(self.line("tents", shown))
        return lines

    def dice(self, player: PlayerView) -> str:
        states = {
            "unused": "",
            "used": f" {self.words.say('die-used-slot')}",
            "aside": f" {self.words.say('die-aside')}",
        }
        return ", ".join(f"{self.thing('die', die.die)} {die.value or '–'}{states[die.state]}" for die in player.dice)

    def ways(self, view: KathmanduView) -> list[Text]:
        """Before a die is chosen: where each of them would lead."""
        if view.phase != "die":
            return []
        lines = []
        for one in view.previews:
            die = f"  {self.thing('die', one.die)} {one.value} {ARROWS[one.way]} "
            lines.append(Text.assemble(die, (self.preview(one), "dim")))
        return lines

    # The table

    def table(self, view: KathmanduView, bars: bool) -> RenderableType:
        return Group(self.map(view), self.legend(), "", self.stacked(view))

    def stacked(self, view: KathmanduView) -> RenderableType:
        everybody = self.everything(view, range(len(view.players)))
        return Group(*self.middle(view), "", *everybody, *self.ways(view))

    def zones(self, view: KathmanduView, bars: bool) -> list[Zone]:
        """The land around the own yak first, and where each die leads; of the others a line where room is short."""
        own = [view.seat] if view.seat >= 0 else []
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        head, *displays = self.middle(view)
        marks, around = self.marks(view), self.around(view)
        maps = [self.map(view), *(Map(view, marks, rows) for rows in (around, around[:1]) if rows)]
        ways = self.ways(view)
        return [
            Zone([head], 0),
            Zone(maps, 1, "map"),
            Zone([self.legend(), Group()], 6, "map"),
            Zone([Group(*displays), Group()], 5),
            Zone([Group(*self.everything(view, own)), *(self.player(view, seat) for seat in own)], 3, "players"),
            Zone([Group(*self.everything(view, others)), Group(*(self.player(view, s) for s in others))], 4, "players"),
            Zone([Group(*ways), Group(*self.ways_in_short(view))] if ways else [Group()], 2),
        ]

    def around(self, view: KathmanduView) -> list[int]:
        """The row of boards in which the own yak stands, and the next one."""
        player = view.players[view.seat] if view.seat >= 0 else None
        here = view.boards[player.board - 1] if player is not None and player.space else view.boards[0]
        ahead = view.boards[min(here.number, len(view.boards) - 1)]
        below = [board.y for board in view.boards if board.number > here.number and board.y != here.y]
        return [here.y, ahead.y if ahead.y != here.y or not below else below[0]]

    def everything(self, view: KathmanduView, seats: Sequence[int]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        for seat in seats:
            rows = Table.grid(padding=(0, 1, 0, 0))
            rows.add_row("   ", Group(*self.belongings(view, seat)))
            parts += [self.player(view, seat), rows]
        return parts

    def ways_in_short(self, view: KathmanduView) -> list[Text]:
        """Where each die would lead, one line for each die; what stops or tires is marked."""
        lines: dict[str, Text] = {}
        for one in view.previews:
            line = lines.setdefault(one.die, Text(f"  {self.thing('die', one.die)} {one.value} "))
            tired = f" {self.words.say('cost-tired', count=one.tired)}" if one.tired else ""
            line.append(f" {ARROWS[one.way]} {one.space}").append(tired, "red")
        return list(lines.values())

    def result(self, view: KathmanduView) -> RenderableType:
        """kathmandu-88 to kathmandu-97: where all points come from."""
        headings = ["player", *(f"score-{name}" for name in SCORES), "total"]
        table = columns("", *(self.words.say(heading) for heading in headings))
        place = 1
        for seats in view.ranking or []:
            for seat in seats:
                score = view.players[seat].score
                cells = [str(getattr(score, name)) for name in SCORES]
                table.add_row(f"{place}.", self.name(seat), *cells, Text(str(score.total), f"bold {GOLD}"))
            place += len(seats)
        return table


def priced(one: Preview) -> list[tuple[str, int]]:
    return [("compass", one.compass), ("fodder", one.fodder)]


def standing_on(view: KathmanduView, player: PlayerView) -> str:
    """The landscape under a yak."""
    board = view.boards[player.board - 1]
    column, row = ord(player.space[1]) - ord("a"), int(player.space[2:]) - 1
    return board.lands[row * view.size + column]
