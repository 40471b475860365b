"""A second referee: the rules once more, as short and as plain as the rulebook tells them, with no care for speed.

It starts from any written position and plays along, and must always have the same table before it and allow the same
moves as the game itself. It draws the map as one sheet with coordinates and walks on it space by space. Beyond the
rules it has to agree with the game on the order of things: starting cards are dealt from the holder of the pawn on,
dice are rolled seat by seat and in the order of their colours, discards are shuffled in the order of the box.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import durbar
from durbar.core.rng import read_rng

Data = dict[str, Any]
Point = tuple[int, int]
FILE = Path(durbar.__file__).parent / "games" / "kathmandu" / "components.toml"
BOX: Data = tomllib.loads(FILE.read_text("utf-8"))
LANDS: dict[str, str] = {one["code"]: one["key"] for one in BOX["landscape"]}
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DICE = {"brown": "backpack", "grey": "compass", "violet": "paint", "orange": "coin", "pink": "fodder", "black": ""}
RESOURCES = [one for one in DICE.values() if one]
TARGETED = {"toolbox": "toolbox", "bottle": "bottle", "map": "world_map", "ladder": "rope_ladder"}
KINDS = [one["key"] for one in BOX["equipment"]]
ITEMS = [f"{kind}_{number}" for kind in KINDS for number in (1, 2, 3)] + [f"{kind}_0" for kind in KINDS]
ITEM_LANDS = {f"{one['key']}_{n + 1}": land for one in BOX["equipment"] for n, land in enumerate(one["landscapes"])}
ANIMAL_LANDS = {one["key"]: one["landscape"] for one in BOX["animal"]}
VALUES = {f"{one['key']}_{n + 1}": value for one in BOX["good"] for n, value in enumerate(one["values"])}
KITS = {one["key"]: one for one in BOX["character"]}
PLAYER: Data = {
    "completed": 0, "character": "", "space": "", "arrived": False, "tile": 0, "resources": {}, "markers": 0,
    "dice": [], "used": [], "aside": [], "offerings": 0, "temples": [], "doubles": 0, "goods": [], "specials": [],
    "cards": [], "chests": [], "animals": [], "plans": [], "secured": [], "tents": [],
}  # fmt: skip
IN_ORDER = ("yak", "dice", "used", "gear_deck", "animal_deck", "plan_deck", "tent_deck", "weather", "players")


def tidy(data: Data) -> Data:
    """Data that can be compared: nothing is left out, and what has no order is sorted."""
    found = {key: sorted(one) if isinstance(one, list) and key not in IN_ORDER else one for key, one in data.items()}
    if "players" in data:
        found["players"] = [tidy(PLAYER | player) for player in data["players"]]
    if "resources" in data:
        found["resources"] = {key: count for key, count in data["resources"].items() if count}
    return {key: one for key, one in found.items() if key not in ("current", "mark")}


class Map:
    """The landscape as one sheet: what is printed on each point, and which board it is on."""

    def __init__(self, boards: str, temple_boards: list[int]) -> None:
        words = boards.lower().split()
        faces = {one["key"]: one for one in BOX["face"]}
        x, y, self.boards = 0, 0, len(words) + 1
        self.print: dict[Point, str] = {}
        self.board: dict[Point, int] = {}
        self.key: dict[Point, str] = {}
        self.needle: dict[int, str] = {}
        self.lay(
            1, (0, 0), BOX["start"]["rows"], "nesw".index(words[0][0]) - "nesw".index(BOX["start"]["gate"].lower())
        )
        for number, word in enumerate(words, 2):
            x, y = x + STEPS[word[0]][0], y + STEPS[word[0]][1]
            face = BOX["destination"] if number == self.boards else faces[word[1:3].upper()]
            self.lay(number, (x, y), face["rows"], int(word[-1]))
            if "needle" in face:
                self.needle[number] = "nesw"[("nesw".index(face["needle"].lower()) + int(word[-1])) % 4]
        self.at = {key: point for point, key in self.key.items()}
        self.temples = {
            p
            for p, token in self.print.items()
            if token[1] == "T" or (token[1] == "t" and self.board[p] in temple_boards)
        }

    def lay(self, number: int, place: Point, rows: list[str], turns: int) -> None:
        grid = [row.split() for row in rows]
        for _ in range(turns % 4):
            grid = [list(column) for column in zip(*grid[::-1], strict=True)]
        for y, row in enumerate(grid):
            for x, token in enumerate(row):
                point = place[0] * len(grid) + x, place[1] * len(grid) + y
                self.print[point], self.board[point] = token, number
                self.key[point] = f"{number}{'abcdefghi'[x]}{y + 1}"

    def land(self, point: Point) -> str:
        return LANDS.get(self.print[point][0], "")

    def high(self, point: Point) -> bool:
        return self.print[point] == "^^"

    def city(self, point: Point) -> bool:
        return self.print[point][1] == "K"

    def beside(self, point: Point, way: str) -> Point | None:
        found = point[0] + STEPS[way][0], point[1] + STEPS[way][1]
        return found if found in self.print else None

    def around(self, point: Point) -> set[Point]:
        return {p for p in self.print if max(abs(p[0] - point[0]), abs(p[1] - point[1])) == 1}

    def zone(self, point: Point) -> set[Point]:
        found, todo = {point}, [point]
        while todo:
            near = [self.beside(todo[-1], way) for way in STEPS]
            todo.pop()
            new = [p for p in near if p is not None and p not in found and self.land(p) == self.land(point)]
            found |= set(new)
            todo += new
        return set() if self.high(point) else found


@dataclass(frozen=True)
class Walk:
    """A yak on its way. `turn`: after how many steps it turns, and where to. `crossed`: how many borders."""

    at: Point
    way: str
    left: int
    bridles: int = 0
    gear: bool = False
    open: bool = False
    guard: bool = False
    turn: tuple[int, str] | None = None
    high: bool = False
    needle: bool = False
    moved: bool = False
    crossed: int = 0
    over: bool = False


def stepped(sheet: Map, walk: Walk, to: Point) -> Walk:
    walk = replace(
        walk,
        at=to,
        left=walk.left - 1,
        high=walk.high or sheet.high(to),
        needle=walk.needle or (not walk.moved and sheet.needle.get(sheet.board[walk.at]) == walk.way),
        moved=True,
        crossed=walk.crossed + (sheet.board[to] != sheet.board[walk.at]),
    )
    if walk.turn is None:
        return walk
    steps, way = walk.turn
    if steps > 1:
        return replace(walk, turn=(steps - 1, way))
    return replace(walk, turn=None, way=way, bridles=walk.bridles - 1)


def choices(sheet: Map, walk: Walk) -> Iterator[tuple[str, Walk]]:
    """What can come next: decisions by their notation, or one step by itself."""
    if walk.left == 0 or walk.over:
        return
    if walk.bridles and walk.turn is None:
        for steps in range(1, walk.left):
            for way in "ew" if walk.way in "ns" else "ns":
                yield f"turn {steps} {way}", replace(walk, turn=(steps, way))
        return
    ahead = sheet.beside(walk.at, walk.way)
    if ahead is None:
        return
    is_shut = sheet.high(ahead) and not walk.open
    if walk.guard and sheet.board[ahead] != sheet.board[walk.at]:
        line = 0 if walk.way in "ew" else 1
        for exit in sheet.print:
            is_along = exit[line] == ahead[line] and sheet.board[exit] == sheet.board[ahead]
            if is_along and (walk.open or not sheet.high(exit)):
                yield f"exit {sheet.key[exit]}", stepped(sheet, walk, exit)
        if is_shut:
            yield "halt", replace(walk, over=True)
    elif not is_shut:
        yield "", stepped(sheet, walk, ahead)


def finishes(sheet: Map, walk: Walk) -> bool:
    """Whether the move can be brought to an end: all turns made, and with climbing gear a mountain crossed."""
    onward = [new for _, new in choices(sheet, walk)]
    if onward:
        return any(finishes(sheet, new) for new in onward)
    return walk.bridles == 0 and (not walk.gear or (walk.high and not sheet.high(walk.at)))


def straight(sheet: Map, walk: Walk) -> Walk:
    """As far as nothing has to be decided."""
    while True:
        found = list(choices(sheet, walk))
        if not found or found[0][0]:
            return walk
        walk = found[0][1]


class Referee:
    """The table as the referee keeps it: the data of a position, moved by hand."""

    def __init__(self, state: durbar.State) -> None:
        position = json.loads(durbar.write_position(state))
        options = position.get("options", {})
        self.edition = int(position["edition"])
        self.table: Data = position["state"]
        self.table["players"] = [json.loads(json.dumps(PLAYER)) | player for player in self.table["players"]]
        self.rng = read_rng(self.table["rng"])
        self.seats: int = position["seats"]
        self.long = bool(options.get("long_game"))
        self.days = 8 if self.long else 6
        self.tents = options.get("tents", "none")
        self.map = Map(self.table["boards"], [3, 4, 5, 6] if self.long else [3, 5])
        self.storm = min(sum(self.table["weather"][: self.table["shown"]]), self.map.boards - 1)
        self.begin()

    def begin(self) -> None:
        """Nothing has been done in this turn."""
        self.done: set[str] = set()
        self.die = self.bought = self.giving = ""
        self.rolls = self.partner = 0
        self.using: Counter[str] = Counter()
        self.picked: list[str] = []
        self.walk: Walk | None = None

    def data(self) -> Data:
        return tidy(self.table | {"rng": self.rng.written()})

    @property
    def players(self) -> list[Data]:
        players: list[Data] = self.table["players"]
        return players

    @property
    def me(self) -> Data:
        return self.players[self.table["active"]]

    @property
    def here(self) -> Point:
        return self.map.at[self.me["space"]]

    def clockwise(self, first: int) -> list[int]:
        return [(first + n) % self.seats for n in range(self.seats)]

    def unused(self, player: Data) -> list[str]:
        return [die for die in DICE if die not in player["used"] + player["aside"]]

    def shows(self, player: Data, die: str) -> int:
        return int(player["dice"][list(DICE).index(die)])

    def has(self, resource: str) -> int:
        return int(self.me["resources"].get(resource, 0))

    def gain(self, player: Data, resource: str, count: int = 1) -> None:
        player["resources"][resource] = player["resources"].get(resource, 0) + count

    def tire(self, player: Data, count: int = 1) -> None:
        player["markers"] = min(3, player["markers"] + count)

    def holds(self, kind: str) -> bool:
        return any(card.rpartition("_")[0] == kind for card in self.me["cards"])

    def put_away(self, kind: str) -> None:
        """What was picked, or the starting card, or the first of its kind; a chest stays."""
        held = self.of_kind(kind)
        card = next((one for one in held if one in self.picked), held[0])
        self.me["cards"].remove(card)
        pile = self.me["chests"] if kind == "chest" else self.table["gone" if card.endswith("_0") else "discards"]
        pile.append(card)

    def of_kind(self, kind: str) -> list[str]:
        return [card for n in range(4) if (card := f"{kind}_{n}") in self.me["cards"]]

    def pay(self, resource: str, count: int) -> None:
        """With the resource as far as it goes, else with markers."""
        paid = min(count, self.has(resource))
        self.gain(self.me, resource, -paid)
        self.tire(self.me, count - paid)

    def pairs(self, player: Data) -> list[str]:
        plans: Counter[str] = Counter(player["plans"])
        return [c for c in BOX["plans"]["colours"] for _ in range(min(plans[f"{c}_a"], plans[f"{c}_b"]))]

    # What may be done

    def actor(self) -> int:
        return int(self.table["asked"] if self.table["phase"] == "tent" else self.table["active"])

    def legal(self) -> set[str]:
        phase: str = self.table["phase"]
        if phase == "over":
            return set()
        amid = ("gain", "barrel", "turn", "border", "plan", "give", "get")  # in the middle of an act
        also = self.exchanges() if self.edition > 1 and phase in amid else []
        if phase in ("turn", "border"):
            assert self.walk is not None
            return {*also, *(name for name, new in choices(self.map, self.walk) if finishes(self.map, new))}
        return {*also, *getattr(self, f"legal_{phase}")()}

    def legal_character(self) -> list[str]:
        return [f"character {one}" for one in KITS if one not in [player["character"] for player in self.players]]

    def legal_place(self) -> list[str]:
        starts = [self.map.key[point] for point, token in self.map.print.items() if token[1] == "*"]
        return [f"place {key}" for key in starts if key not in [player["space"] for player in self.players]]

    def legal_die(self) -> list[str]:
        dice = self.unused(self.me)
        again = [f"reroll {die}" for die in dice] if "reroll" not in self.done and len(dice) > 1 else []
        return self.with_picks([f"take {die}" for die in dice] + again + self.cards_before() + self.exchanges())

    def with_picks(self, moves: list[str]) -> list[str]:
        """Since edition 3, which of several cards is meant of a kind that can be used."""
        words = [move.split() for move in moves]
        kinds = {word[1] if word[0] == "use" else TARGETED.get(word[0], "") for word in words} - {""}
        held = [self.of_kind(kind) for kind in kinds if self.edition > 2]
        return moves + [f"pick {card}" for some in held if not {*some} & {*self.picked} for card in some[1:]]

    def legal_gain(self) -> list[str]:
        return [f"gain {resource}" for resource in RESOURCES]

    def legal_barrel(self) -> list[str]:
        dice = self.unused(self.me)
        some = [" ".join(["roll", *those]) for count in range(1, 7) for those in combinations(dice, count)]
        return some + (["stop"] if self.rolls < 3 else [])

    def cards_before(self) -> list[str]:
        moves = [f"toolbox {' '.join(three)}" for three in combinations(RESOURCES, 3) if self.holds("toolbox")]
        useful = {
            "barrel": bool(self.unused(self.me)),
            "first_aid": self.me["markers"] > 0,
            "telescope": self.me["completed"] < 9,
            "chest": bool(self.pairs(self.me)),
        }
        moves += [f"use {kind}" for kind, is_useful in useful.items() if is_useful and self.holds(kind)]
        zone = self.map.zone(self.here) - {self.here} if self.holds("world_map") else set()
        return moves + [f"map {self.map.key[at]}" for at in zone if self.edition < 3 or not self.map.city(at)]

    def exchanges(self) -> list[str]:
        can = self.me["character"] == "yak_guide" and self.has("fodder") >= 2
        return [f"exchange {resource}" for resource in RESOURCES[:-1] if can]

    def legal_move(self) -> list[str]:
        moves, value = self.exchanges(), self.shows(self.me, self.die)
        if not self.using:
            moves += self.cards_before()
            moves += ["use magnifier"] if self.holds("magnifier") else []
            moves += [f"bottle {n}" for n in (1, -1) if self.holds("bottle") and 1 <= value + n <= 6]
            if self.me["character"] == "yak_guide" and self.die == "pink" and "face" not in self.done:
                moves += [f"face {n}" for n in range(1, 7) if n != value]
        if self.me["markers"] == 3:
            return self.with_picks([*moves, "rest"])
        hand = Counter(card.rpartition("_")[0] for card in self.me["cards"])
        moves += self.ways(self.using) + [f"use {kind}" for kind in self.usable(self.using, hand)]
        return self.with_picks(moves)

    def set_out(self, using: Counter[str], way: str, over: bool) -> Walk:
        return Walk(
            self.here,
            way,
            self.shows(self.me, self.die) * (2 if using["tea_leaves"] else 1),
            using["bridle"],
            using["climbing_gear"] > 0,
            over or using["climbing_gear"] > 0,
            self.me["character"] == "border_guard",
        )

    def ways(self, using: Counter[str]) -> list[str]:
        found = [f"go {way}" for way in STEPS if finishes(self.map, self.set_out(using, way, False))]
        if self.me["character"] == "alpinist" and not using["climbing_gear"]:
            for way in STEPS:
                walk = self.set_out(using, way, True)
                if finishes(self.map, walk) and (walk.bridles or straight(self.map, walk).high):
                    found.append(f"over {way}")
        return found

    def usable(self, using: Counter[str], hand: Counter[str]) -> list[str]:
        """Cards of the move after which it can be finished, perhaps with more of them."""
        found = []
        for kind in ("climbing_gear", "tea_leaves", "bridle"):
            if hand[kind] and (kind == "bridle" or not using[kind]):
                then, rest = using + Counter([kind]), hand - Counter([kind])
                if self.ways(then) or self.usable(then, rest):
                    found.append(kind)
        return found

    def landscapes(self) -> set[str]:
        points = [self.here]
        if self.me["character"] == "artist":
            points += [point for way in STEPS if (point := self.map.beside(self.here, way)) is not None]
        return {self.map.land(point) for point in points} - {""}

    def legal_act(self) -> list[str]:
        me, lands, moves = self.me, self.landscapes(), ["done", *self.exchanges()]
        if "animal" not in self.done and self.has("paint"):
            moves += [f"animal {one}" for one in self.table["animals"] if ANIMAL_LANDS[one] in lands]
        if "pack" not in self.done and self.has("backpack"):
            moves += [f"pack {one}" for one in self.table["gear"] if ITEM_LANDS[one] in lands]
        if self.has("coin") and self.map.land(self.here) == "town" and not self.map.city(self.here):
            if self.bought and self.bought not in me["specials"]:
                moves.append("special")
            spaces = [key for key in self.table["goods"] if key[0] == me["space"][0] and me["character"] == "merchant"]
            spaces += [me["space"]] if me["space"] in self.table["goods"] else []
            moves += [f"buy {key}" for key in spaces if "buy" not in self.done]
        if me["offerings"] < 9:
            free = {self.map.key[point] for point in self.map.temples} - set(me["temples"])
            if me["space"] in free and "offer" not in self.done:
                moves.append("offer 1")
                moves += ["offer 2"] if me["doubles"] and me["offerings"] < 8 else []
            near = {self.map.key[point] for point in self.map.around(self.here)}
            moves += [f"ladder {key}" for key in free & near if self.holds("rope_ladder")]
        if me["plans"] and "swap" not in self.done:
            others = [n for n, player in enumerate(self.players) if player is not me and player["plans"]]
            moves += [f"swap {n}" for n in others if self.players[n]["space"] == me["space"]]
        return self.with_picks(moves)

    def legal_plan(self) -> list[str]:
        return [f"plan {plan}" for plan in self.table["plans"]] + (["draw"] if self.table["plan_deck"] else [])

    def legal_give(self) -> list[str]:
        return [f"give {plan}" for plan in self.me["plans"]]

    def legal_get(self) -> list[str]:
        return [f"get {plan}" for plan in self.players[self.partner]["plans"]]

    def legal_tent(self) -> list[str]:
        land = self.map.land(self.here)
        return ["pass"] + ([f"tent {land}"] if land in self.players[self.table["asked"]]["tents"] else [])

    # What is done

    def play(self, move: str) -> None:
        kind, *words = move.split()
        if kind in ("animal", "pack", "offer", "ladder", "swap"):
            self.bought = ""
        if kind in ("turn", "exit", "halt"):
            assert self.walk is not None
            self.go_on(dict(choices(self.map, self.walk))[move])
        else:
            getattr(self, f"play_{kind}")(*words)
        self.done.add(kind)

    # … setting up

    def play_character(self, character: str) -> None:
        self.me["character"] = character
        if self.before_the_holder():
            return
        cards = [f"{kind}_0" for kind in KINDS]
        self.rng.shuffle(cards)
        for seat in self.clockwise(self.table["holder"]):
            player = self.players[seat]
            kit = KITS[player["character"]]
            player["resources"] = dict(kit["resources"])
            player["cards"] = [cards.pop() for _ in range(kit["equipment"])]
            player["doubles"] = 3 if player["character"] == "monk" else 0
            while len(player["plans"]) < 2:
                plan = self.table["plan_deck"].pop(0)
                is_new = not player["plans"] or plan[:-2] != player["plans"][0][:-2]
                (player["plans"] if is_new else self.table["plan_deck"]).append(plan)
        self.table["gone"] = cards
        self.table["phase"] = "place"

    def before_the_holder(self) -> bool:
        """Pass on counter-clockwise; whether somebody is left to set up."""
        is_last = self.table["active"] == self.table["holder"]
        first = self.table["holder"] if is_last else self.table["active"]
        self.table["active"] = (first - 1) % self.seats
        return not is_last

    def play_place(self, space: str) -> None:
        self.me["space"] = space
        if not self.before_the_holder():
            self.roll_everything()
            self.next_turn()

    # … dice and cards before the move

    def roll(self, player: Data, dice: list[str]) -> None:
        for number, die in enumerate(DICE):
            if die in dice:
                player["dice"][number] = 1 + self.rng.below(6)

    def play_reroll(self, die: str) -> None:
        self.me["aside"].append(die)
        self.roll(self.me, self.unused(self.me))

    def play_take(self, die: str) -> None:
        self.me["used"].append(die)
        self.die = die
        self.table["phase"] = "gain"
        if DICE[die]:
            self.play_gain(DICE[die])

    def play_gain(self, resource: str) -> None:
        self.gain(self.me, resource)
        self.table["phase"] = "move"

    def play_exchange(self, resource: str) -> None:
        self.gain(self.me, "fodder", -2)
        self.gain(self.me, resource)

    def play_pick(self, card: str) -> None:
        self.picked.append(card)

    def turn_die(self, value: int) -> None:
        self.me["dice"][list(DICE).index(self.die)] = value

    def play_face(self, value: str) -> None:
        self.turn_die(int(value))

    def play_bottle(self, change: str) -> None:
        self.put_away("bottle")
        self.turn_die(self.shows(self.me, self.die) + int(change))

    def play_toolbox(self, *three: str) -> None:
        self.put_away("toolbox")
        for resource in three:
            self.gain(self.me, resource)

    def play_map(self, space: str) -> None:
        self.put_away("world_map")
        borders = abs(int(space[0]) - int(self.me["space"][0]))
        self.me["space"] = space
        self.pay("fodder", borders)

    def play_use(self, kind: str) -> None:
        self.put_away(kind)
        if kind == "magnifier":
            self.turn_die(7 - self.shows(self.me, self.die))
        elif kind == "first_aid":
            self.me["markers"] = max(0, self.me["markers"] - 2)
        elif kind == "telescope":
            self.me["completed"] += 1
        elif kind == "chest":
            for colour in self.pairs(self.me):
                self.me["secured"].append(colour)
                for half in "ab":
                    self.me["plans"].remove(f"{colour}_{half}")
        elif kind == "barrel":
            self.rolls = 3
            self.table["phase"] = "barrel"
        else:
            self.using[kind] += 1

    def play_roll(self, *dice: str) -> None:
        self.roll(self.me, list(dice))
        self.rolls -= 1
        if self.rolls == 0:
            self.play_stop()

    def play_stop(self) -> None:
        self.table["phase"] = "move" if self.die else "die"

    def play_rest(self) -> None:
        self.me["markers"] = 0
        self.end_turn()

    # … the move

    def play_go(self, way: str) -> None:
        self.go_on(self.set_out(self.using, way, False))

    def play_over(self, way: str) -> None:
        self.go_on(self.set_out(self.using, way, True))

    def go_on(self, walk: Walk) -> None:
        """Pay for what has been walked since the last decision; then decide, or land."""
        before = self.walk or self.set_out(self.using, walk.way, False)
        self.walk = walk = straight(self.map, walk)
        self.me["space"] = self.map.key[walk.at]
        self.pay("compass", walk.needle - before.needle)
        self.pay("fodder", walk.crossed - before.crossed)
        following = [name for name, _ in choices(self.map, walk)]
        if following:
            self.table["phase"] = "turn" if following[0].startswith("turn") else "border"
            return
        self.table["phase"] = "act"
        self.tire(self.me, int(walk.left > 0))
        stack = self.me["yak"][self.me["completed"] :]
        if stack and stack[0] == self.map.land(walk.at):
            self.me["completed"] += 1
        if self.map.city(walk.at):
            self.me["tile"] = 1 + max(player["tile"] for player in self.players)
            self.me["markers"] = 0

    # … the landing space

    def play_animal(self, animal: str) -> None:
        self.gain(self.me, "paint", -1)
        self.table["animals"].remove(animal)
        self.me["animals"].append(animal)

    def play_pack(self, item: str) -> None:
        self.gain(self.me, "backpack", -1)
        self.table["gear"].remove(item)
        self.me["cards"].append(item)

    def play_buy(self, space: str) -> None:
        self.gain(self.me, "coin", -1)
        good = self.table["goods"].pop(space)
        self.me["goods"].append(good)
        self.bought = good.rpartition("_")[0]

    def play_special(self) -> None:
        self.gain(self.me, "coin", -1)
        for player in self.players:
            if self.bought in player["specials"]:
                player["specials"].remove(self.bought)
                self.gain(player, "coin")
        self.me["specials"].append(self.bought)

    def play_offer(self, count: str) -> None:
        self.me["doubles"] -= count == "2"
        self.offer(self.me["space"], int(count))

    def play_ladder(self, space: str) -> None:
        self.put_away("rope_ladder")
        self.offer(space, 1)

    def offer(self, space: str, count: int) -> None:
        self.me["offerings"] += count
        self.me["temples"].append(space)
        if self.table["plans"] or self.table["plan_deck"]:
            self.table["phase"] = "plan"

    def play_plan(self, plan: str) -> None:
        self.table["plans"].remove(plan)
        self.me["plans"].append(plan)
        self.table["plans"] += self.table["plan_deck"][:1]
        del self.table["plan_deck"][:1]
        self.table["phase"] = "act"

    def play_draw(self) -> None:
        self.me["plans"].append(self.table["plan_deck"].pop(0))
        self.table["phase"] = "act"

    def play_swap(self, seat: str) -> None:
        self.partner = int(seat)
        self.table["phase"] = "give"

    def play_give(self, plan: str) -> None:
        self.giving = plan
        self.table["phase"] = "get"

    def play_get(self, plan: str) -> None:
        other = self.players[self.partner]["plans"]
        self.me["plans"].remove(self.giving)
        other.remove(plan)
        self.me["plans"].append(plan)
        other.append(self.giving)
        self.table["phase"] = "act"

    # … tents, and the end of the turn

    def play_done(self) -> None:
        self.ask(self.table["active"])

    def ask(self, seat: int) -> None:
        """Whoever is next after this seat and can play a tent, or might seem to."""
        land = self.map.land(self.here)
        is_vain = self.edition > 2 and self.me["markers"] == 3
        if self.map.city(self.here) or land in ("", "town") or is_vain:
            seat = (self.table["active"] - 1) % self.seats
        for other in self.clockwise(seat + 1):
            if other == self.table["active"]:
                self.table["asked"] = -1
                self.end_turn()
                return
            tents = self.players[other]["tents"]
            if land in tents or (tents and self.tents == "discreet"):
                self.table["asked"], self.table["phase"] = other, "tent"
                return

    def play_tent(self, land: str) -> None:
        hand = self.players[self.table["asked"]]["tents"]
        hand.remove(land)
        self.table["tents_gone"].append(land)
        self.tire(self.me)
        if not hand or (land not in hand and self.tents == "usual"):
            self.ask(self.table["asked"])

    def play_pass(self) -> None:
        self.ask(self.table["asked"])

    def end_turn(self) -> None:
        if self.me["tile"]:
            self.me["arrived"], self.me["space"] = True, ""
            if all(player["arrived"] for player in self.players):
                self.table["phase"] = "over"
                return
        self.table["passed"] += 1
        self.next_turn()

    def next_turn(self) -> None:
        while self.table["phase"] != "over":
            if self.table["passed"] == self.seats:
                self.table["passed"] = 0
                if self.table["turn"] < 3:
                    self.table["turn"] += 1
                else:
                    self.end_day()
                continue
            self.table["active"] = (self.table["holder"] + self.table["passed"]) % self.seats
            if not self.me["arrived"]:
                self.begin()
                self.table["phase"] = "die"
                return
            self.gain(self.me, "coin")
            self.table["passed"] += 1

    # … and of the day

    def roll_everything(self) -> None:
        for player in self.players:
            player["used"], player["aside"] = [], []
            if not player["arrived"]:
                player["dice"] = player["dice"] or [0] * 6
                self.roll(player, list(DICE))

    def end_day(self) -> None:
        is_last = self.table["day"] == self.days
        if not is_last:
            self.pass_the_pawn()
            self.roll_everything()
        self.storm = min(self.storm + self.table["weather"][self.table["shown"]], self.map.boards - 1)
        self.table["shown"] += 1
        for player in self.players:
            if not player["arrived"] and int(player["space"][0]) <= self.storm:
                self.tire(player)
        if is_last:
            self.table["phase"] = "over"
            return
        self.refill()
        self.table["turn"] = 1
        self.table["day"] += 1

    def pass_the_pawn(self) -> None:
        sums = {
            seat: sum(self.shows(self.players[seat], die) for die in self.players[seat]["used"])
            for seat in self.clockwise(self.table["holder"] + 1)
            if len(self.players[seat]["used"]) == 3
        }
        lowest = [seat for seat in sums if sums[seat] == min(sums.values())]
        for seat in lowest:
            self.players[seat]["tents"] += self.table["tent_deck"][:1]
            del self.table["tent_deck"][:1]
        self.table["holder"] = lowest[0] if lowest else self.table["holder"]

    def refill(self) -> None:
        for _ in range(self.seats + 1 - len(self.table["gear"])):
            if not self.table["gear_deck"]:
                deck = [item for item in ITEMS if item in self.table["discards"]]
                self.rng.shuffle(deck)
                self.table["gear_deck"], self.table["discards"] = deck[::-1], []
            self.table["gear"] += self.table["gear_deck"][:1]
            del self.table["gear_deck"][:1]
        count = 1 if self.seats == 2 else 2
        self.table["animals"] += self.table["animal_deck"][:count]
        del self.table["animal_deck"][:count]

    # … and of the game

    def score(self, seat: int) -> int:
        player, scoring = self.players[seat], BOX["scoring"]
        counts = [len(one["animals"]) for one in self.players]
        points: int = [0, *BOX["offerings"]["track"]][player["offerings"]]
        points += sum(VALUES[good] for good in player["goods"]) + 7 * len(player["specials"])
        points += [0, *BOX["kathmandu"]["tiles"]][player["tile"]]
        points += best_sets([good.rpartition("_")[0] for good in player["goods"]])
        pairs = len(self.pairs(player))
        points += len(player["plans"]) - 2 * pairs + 4 * pairs + 8 * len(player["secured"])
        points += len(player["animals"]) * (max(counts) - min(counts))
        points += scoring["yak_hidden"][9 - player["completed"]] + scoring["borders"][min(5, self.borders(player))]
        rest: int = len(player["cards"]) + sum(player["resources"].values()) - 3 * player["markers"]
        return points + rest

    def borders(self, player: Data) -> int:
        if player["arrived"]:
            return 0
        return self.map.boards - int(player["space"][0]) if player["space"] else self.map.boards - 1

    def ranking(self) -> list[list[int]]:
        worth = [
            (self.score(seat), player["arrived"], -self.borders(player)) for seat, player in enumerate(self.players)
        ]
        return [[n for n in range(self.seats) if worth[n] == one] for one in sorted(set(worth), reverse=True)]


def best_sets(goods: list[str]) -> int:
    """Every way to take a set away, and then the best of the rest."""
    best = 0
    for size, worth in ((5, 7), (6, 12)):
        for kinds in combinations(sorted(set(goods)), size):
            best = max(best, worth + best_sets(list((Counter(goods) - Counter(kinds)).elements())))
    return best
