"""The landscape: a chain of boards laid out as one map, and everything about it that can be known beforehand.

A landscape never changes, so all positions of a game share one. Spaces are numbered board by board, row by row, as the
boards lie (kathmandu-3). Where a straight walk ends is looked up, not walked: `lines` has the spaces in a row, and
`rooms` how far one can go, once with mountains closed and once with mountains open.

A landscape is written as one word for each board after the start: where it lies seen from the board before, which side
of which board it is, and how many quarter turns clockwise it is turned; for the destination only the first and the
last. ``E6A1 E1A2 S5A3 E2A0 E0`` is a chain of four terrain boards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from durbar.core.errors import Facts, UnfitOption
from durbar.core.rng import Rng
from durbar.games.kathmandu.cards import (
    EAST,
    LANDSCAPES,
    MOUNTAIN,
    NONE,
    NORTH,
    SOUTH,
    STEP_X,
    STEP_Y,
    TOWN,
    TOWN_SPACES,
    WAYS,
    WEST,
    Board,
    Box,
)

LONGEST_WALK: Final = 12  # a six, doubled
LAYOUT_TRIES: Final = 300  # the first is nearly always good
TEMPLE_BIT: Final = 10  # of a reach: landscapes are the first bits, then temples


def bad_layout(kind: str, one: int = 0, other: int = 0, count: int = 0) -> UnfitOption:
    """Why these boards are no landscape. `one` and `other` are the boards it is about, the start board being 1."""
    facts: Facts = {"one": one, "other": other, "count": count}
    return UnfitOption("kathmandu", "boards", f"boards-{kind}", facts)


class Layout:
    """Which boards lie where, and how they are turned.

    ways:  from each board to the next
    faces: the terrain boards in order
    turns: quarter turns clockwise of each terrain board and the destination
    """

    def __init__(self, ways: list[int], faces: list[str], turns: list[int]) -> None:
        self.ways = ways
        self.faces = faces
        self.turns = turns

    def places(self) -> list[tuple[int, int]]:
        """Where each board lies, the start at (0, 0), counted in boards to the east and to the south."""
        x, y = 0, 0
        found = [(0, 0)]
        for way in self.ways:
            x += STEP_X[way]
            y += STEP_Y[way]
            found.append((x, y))
        return found

    def written(self) -> str:
        words = [f"{WAYS[self.ways[n]].upper()}{self.faces[n]}{self.turns[n]}" for n in range(len(self.faces))]
        return " ".join([*words, f"{WAYS[self.ways[-1]].upper()}{self.turns[-1]}"])


class Landscape:
    """The map.

    boards:   how many there are; the first is the start, the last the destination
    size:     spaces along the side of a board
    lands:    the landscape of each space, or MOUNTAIN
    marks:    what is printed on each space: ``.``, ``T``, ``t``, ``*`` or ``K``
    turns:    for each board its quarter turns clockwise
    needles:  for each board the way its needle points, or NONE
    next:     for each space and way the neighbouring space, or NONE at an edge
    lines:    every straight line through the map, those to the south and then those to the east, one after the other
    in_line:  for each space where it stands in `lines`; the second half is for those to the east
    rooms:    for each space and way how many steps lead straight on; the second half is for open mountains
    temples:  for each space the number of the temple there, or NONE
    temple_spaces: where each temple stands
    near_temples: for each space, as bits, the temples on the eight spaces around it
    towns:    for each space the number of the town space there, or NONE; board b has 4 * (b - 1) and three more
    town_spaces: where each of those is
    cities:   whether each space belongs to Kathmandu
    starts:   the start spaces
    zones:    for each space the number of its zone, or NONE; `zone_spaces` lists them
    around:   for each space, as bits, the landscapes of its four neighbours
    reached:  see reach()
    steps:    for each space how many steps it is to Kathmandu
    facts:    for each space what a walker finds there, to be read with the functions below
    """

    def __init__(self, box: Box, layout: Layout, temple_boards: list[int]) -> None:
        self.layout = layout
        self.written = layout.written()
        self.places = layout.places()
        self.boards = len(self.places)
        self.size = box.size
        self.area = box.size * box.size
        self.count = self.boards * self.area
        self.lands: list[int] = []
        self.marks: list[str] = []
        self.needles: list[int] = []
        self.turns: list[int] = [turns_at(box, layout, number) for number in range(self.boards)]
        for number in range(self.boards):
            self.lay(board_at(box, layout, number), self.turns[number])
        self.next: vec[i16] = vec[i16]([NONE] * (4 * self.count))
        self.link()
        self.temples: list[int] = [NONE] * self.count
        self.temple_spaces: list[int] = []
        self.towns: list[int] = [NONE] * self.count
        self.town_spaces: list[int] = []
        self.cities: list[bool] = [False] * self.count
        self.starts: list[int] = []
        self.mark_spaces(temple_boards)
        self.near_temples: list[int] = [0] * self.count
        self.find_near_temples()
        self.zones: list[int] = [NONE] * self.count
        self.zone_spaces: list[list[int]] = []
        self.find_zones()
        self.around: list[int] = [self.lands_around(space) for space in range(self.count)]
        self.lines: vec[i16] = vec[i16]([NONE] * (2 * self.count))
        self.in_line: vec[i16] = vec[i16]([NONE] * (2 * self.count))
        self.rooms: vec[i16] = vec[i16]([0] * (8 * self.count))
        self.find_lines()
        self.reached: list[int] = []
        self.steps: list[int] = self.steps_to_kathmandu()
        self.facts: vec[i64] = vec[i64]([self.fact(space) for space in range(self.count)])

    # Laying it out

    def lay(self, board: Board, turns: int) -> None:
        size = self.size
        for y in range(size):
            for x in range(size):
                place = turned(x, y, size, turns)
                self.lands.append(board.lands[place])
                self.marks.append(board.marks[place])
        self.needles.append(NONE if board.needle == NONE else (board.needle + turns) % 4)

    def link(self) -> None:
        """kathmandu-4, kathmandu-10: neighbours on a board, and across a border."""
        size: i64 = self.size
        area: i64 = self.area
        for space in range(i64(self.count)):
            board = space // area
            x, y = space % area % size, space % area // size
            for way in range(4):
                nx: i64 = x + STEP_X[way]
                ny: i64 = y + STEP_Y[way]
                if 0 <= nx < size and 0 <= ny < size:
                    self.next[4 * space + way] = i16(board * area + ny * size + nx)
                else:
                    other: i64 = self.board_beside(int(board), way)
                    if other != NONE:
                        self.next[4 * space + way] = i16(other * area + ny % size * size + nx % size)

    def board_beside(self, board: int, way: int) -> int:
        x, y = self.places[board]
        place = (x + STEP_X[way], y + STEP_Y[way])
        for other in range(self.boards):
            if self.places[other] == place:
                return other
        return NONE

    def mark_spaces(self, temple_boards: list[int]) -> None:
        """kathmandu-11 to kathmandu-13: temples, towns, Kathmandu and start spaces."""
        for space in range(self.count):
            mark = self.marks[space]
            board = space // self.area
            if mark == "T" or (mark == "t" and board in temple_boards):
                self.temples[space] = len(self.temple_spaces)
                self.temple_spaces.append(space)
            elif mark == "*":
                self.starts.append(space)
            elif mark == "K":
                self.cities[space] = True
            if self.lands[space] == TOWN and mark != "K":
                self.towns[space] = len(self.town_spaces)
                self.town_spaces.append(space)

    def point(self, space: int) -> tuple[int, int]:
        """Where a space lies on the whole map, the start board's corner being (0, 0)."""
        bx, by = self.places[space // self.area]
        place = space % self.area
        return bx * self.size + place % self.size, by * self.size + place // self.size

    def space_at(self, x: int, y: int) -> int:
        """The space at a point of the whole map, or NONE."""
        for board in range(self.boards):
            bx, by = self.places[board]
            if x // self.size == bx and y // self.size == by:
                return board * self.area + y % self.size * self.size + x % self.size
        return NONE

    def find_near_temples(self) -> None:
        """kathmandu-75: also across a border, and across the corner where two boards meet."""
        for temple in range(len(self.temple_spaces)):
            x, y = self.point(self.temple_spaces[temple])
            for dx in range(-1, 2):
                for dy in range(-1, 2):
                    near = self.space_at(x + dx, y + dy)
                    if near != NONE and (dx != 0 or dy != 0):
                        self.near_temples[near] |= 1 << temple

    def find_zones(self) -> None:
        """kathmandu-70: spaces of one landscape that hang together, also across borders."""
        for first in range(self.count):
            if self.zones[first] != NONE or self.lands[first] == MOUNTAIN:
                continue
            number = len(self.zone_spaces)
            self.zones[first] = number
            found = [first]
            done = 0
            while done < len(found):
                for way in range(4):
                    beside = self.beside(found[done], way)
                    if beside != NONE and self.zones[beside] == NONE and self.lands[beside] == self.lands[first]:
                        self.zones[beside] = number
                        found.append(int(beside))
                done += 1
            self.zone_spaces.append(sorted(found))

    def lands_around(self, space: int) -> int:
        mask = 0
        for way in range(4):
            beside = self.beside(space, way)
            if beside != NONE and self.lands[beside] != MOUNTAIN:
                mask |= 1 << self.lands[beside]
        return mask

    # Walking

    def find_lines(self) -> None:
        drawn: i64 = 0
        for first in range(self.count):
            if self.beside(first, NORTH) == NONE:
                drawn = self.draw_line(first, SOUTH, 0, drawn)
        for first in range(self.count):
            if self.beside(first, WEST) == NONE:
                drawn = self.draw_line(first, EAST, self.count, drawn)

    def draw_line(self, first: i64, way: i64, half: i64, start: i64) -> i64:
        """Note the spaces of a line, and how far one can go along it from each of them; where it ends in `lines`."""
        end = start
        space = first
        while space != NONE:
            self.in_line[half + space] = i16(end)
            self.lines[end] = i16(space)
            end += 1
            space = self.beside(space, way)
        back: i64 = (way + 2) % 4
        for place in range(start + 1, end):
            self.find_room(place, place - 1, back)
        for place in range(end - 2, start - 1, -1):
            self.find_room(place, place + 1, way)
        return end

    def find_room(self, place: i64, beyond: i64, way: i64) -> None:
        """kathmandu-39, kathmandu-40: a straight walk ends where its length says, or before what stops it."""
        space, neighbour = i64(self.lines[place]), i64(self.lines[beyond])
        open_room = i64(4 * self.count)
        if self.lands[neighbour] != MOUNTAIN:
            self.rooms[4 * space + way] = i16(min(i64(self.rooms[4 * neighbour + way]) + 1, LONGEST_WALK))
        self.rooms[open_room + 4 * space + way] = i16(
            min(i64(self.rooms[open_room + 4 * neighbour + way]) + 1, LONGEST_WALK)
        )

    def walk(self, space: i64, way: i64, length: i64, is_open: bool) -> i64:
        """A straight walk, to be read with the functions below."""
        size: i64 = self.size
        room = i64(self.rooms[4 * space + way])
        most = i64(self.rooms[4 * (self.count + space) + way]) if is_open else room
        steps: i64 = min(length, most)
        in_board: i64 = space % self.area
        at: i64 = in_board // size
        place = i64(self.in_line[space])
        if way in (EAST, WEST):
            at = in_board % size
            place = i64(self.in_line[self.count + space])
        if way in (SOUTH, EAST):
            place += steps
        else:
            place -= steps
            at = size - 1 - at
        borders: i64 = (at + steps) // size
        mountains: i64 = 1 if steps > room else 0
        return i64(self.lines[place]) | (steps << 10) | (borders << 14) | (mountains << 18)

    def reach(self) -> list[int]:
        """For each space and die value, as bits, the landscapes and temples where that die could land.

        Only a judge wants to know: it is found when one asks for the first time.
        """
        if not self.reached:
            self.reached = [self.lands_in_reach(space, value) for space in range(self.count) for value in range(7)]
        return self.reached

    def lands_in_reach(self, space: i64, value: i64) -> int:
        mask = 0
        for way in range(4):
            land = end_of(self.walk(space, way, value, False))
            if self.lands[land] != MOUNTAIN:
                mask |= 1 << self.lands[land]
            if self.temples[land] != NONE:
                mask |= 1 << (TEMPLE_BIT + self.temples[land])
        return mask

    def steps_to_kathmandu(self) -> list[int]:
        steps = [999] * self.count
        found: list[int] = []
        for space in range(self.count):
            if self.cities[space]:
                steps[space] = 0
                found.append(space)
        done = 0
        while done < len(found):
            for way in range(4):
                beside = self.beside(found[done], way)
                if beside != NONE and steps[beside] == 999 and self.lands[beside] != MOUNTAIN:
                    steps[beside] = steps[found[done]] + 1
                    found.append(int(beside))
            done += 1
        return steps

    def fact(self, space: int) -> int:
        city = 1 if self.cities[space] else 0
        towards = self.temples[space] + 1 | (self.towns[space] + 1) << 10 | self.steps[space] << 20
        return self.lands[space] | city << 4 | towards << 5

    # Questions

    def board(self, space: i64) -> i64:
        return space // self.area

    def beside(self, space: i64, way: i64) -> i64:
        return i64(self.next[4 * space + way])

    def is_mountain(self, space: i64) -> bool:
        return self.lands[space] == MOUNTAIN

    def exits(self, beyond: i64, way: i64) -> list[int]:
        """The spaces of a board along the border that was crossed in this way to this space."""
        size = self.size
        first = beyond // self.area * self.area
        place = beyond - first
        if way % 2 == 0:  # north or south: the row
            row = first + place // size * size
            return [row + n for n in range(size)]
        column = first + place % size
        return [column + n * size for n in range(size)]


# A walk is one number: ten bits tell where it ends, four its steps, four its borders, the rest is its mountains.


def end_of(walk: i64) -> i64:
    """The space where a walk ends."""
    return walk & 1023


def steps_of(walk: i64) -> i64:
    return (walk >> 10) & 15


def borders_of(walk: i64) -> i64:
    return (walk >> 14) & 15


def enters_mountain(walk: i64) -> bool:
    return (walk >> 18) != 0


# What is on a space is one number, too: four bits tell its landscape, one whether it belongs to Kathmandu, ten each the
# temple and the town space there, counted from 1, the rest how many steps it is to Kathmandu.


def land_at(fact: i64) -> i64:
    return fact & 15


def is_city(fact: i64) -> bool:
    return (fact >> 4) & 1 != 0


def temple_at(fact: i64) -> i64:
    return ((fact >> 5) & 1023) - 1


def town_at(fact: i64) -> i64:
    return ((fact >> 15) & 1023) - 1


def steps_at(fact: i64) -> i64:
    return fact >> 25


def turned(x: int, y: int, size: int, turns: int) -> int:
    """Where on the unturned board the space is that lies at (x, y) after so many quarter turns clockwise."""
    for _ in range(turns % 4):
        x, y = y, size - 1 - x
    return y * size + x


def board_at(box: Box, layout: Layout, number: int) -> Board:
    if number == 0:
        return box.start
    if number == len(layout.faces) + 1:
        return box.destination
    return box.faces[layout.faces[number - 1]]


def turns_at(box: Box, layout: Layout, number: int) -> int:
    """kathmandu-7: the gate of the start board faces the next board."""
    return (layout.ways[0] - box.gate) % 4 if number == 0 else layout.turns[number - 1]


# Whether boards make a landscape


def side(board: Board, turns: int, way: int, size: int) -> list[bool]:
    """Whether each space along a side of a turned board can be entered, from north or from west."""
    last = size - 1
    found: list[bool] = []
    for n in range(size):
        x, y = ((n, 0), (last, n), (n, last), (0, n))[way]
        found.append(board.lands[turned(x, y, size, turns)] != MOUNTAIN)
    return found


def crossings(box: Box, one: Board, turns: int, way: int, other: Board, other_turns: int) -> int:
    """kathmandu-6: at how many places one can cross from one board to the next."""
    here = side(one, turns, way, box.size)
    there = side(other, other_turns, (way + 2) % 4, box.size)
    return sum([1 for n in range(box.size) if here[n] and there[n]])


def touches(places: list[tuple[int, int]]) -> tuple[int, int] | None:
    """kathmandu-4: two boards that touch, or lie on each other, without being neighbours in the chain."""
    for apart in range(2):
        for one in range(len(places)):
            for other in range(one + 2, len(places)):
                if abs(places[one][0] - places[other][0]) + abs(places[one][1] - places[other][1]) == apart:
                    return one, other
    return None


def check_layout(box: Box, layout: Layout, terrain: int) -> None:
    """Say which rule boards break that are no landscape."""
    if len(layout.faces) != terrain:
        raise bad_layout("count", count=terrain)
    numbers = [face[0] for face in layout.faces]
    for place in range(terrain):
        if layout.faces[place] not in box.faces:
            raise bad_layout("side", one=place + 2)
        if numbers.index(numbers[place]) < place:
            raise bad_layout("twice", numbers.index(numbers[place]) + 2, place + 2)
    places = layout.places()
    touching = touches(places)
    if touching is not None:
        one, other = touching
        raise bad_layout("cover" if places[one] == places[other] else "touch", one + 1, other + 1)
    if len(set(layout.ways)) == 1:
        raise bad_layout("line")
    for number in range(terrain + 1):
        found = crossings(
            box,
            board_at(box, layout, number),
            turns_at(box, layout, number),
            layout.ways[number],
            board_at(box, layout, number + 1),
            turns_at(box, layout, number + 1),
        )
        if found < box.crossings:
            raise bad_layout("cross", number + 1, number + 2, found)


def read_layout(text: str) -> Layout:
    """The layout of a written landscape.

    >>> read_layout("E6A1 e1a2 S5A3 E2A0 E0").written()
    'E6A1 E1A2 S5A3 E2A0 E0'
    """
    ways: list[int] = []
    faces: list[str] = []
    turns: list[int] = []
    words = text.upper().split()
    for number in range(len(words)):
        word = words[number]
        is_last = number == len(words) - 1
        fits = len(word) == (2 if is_last else 4) and word[0] in "NESW" and word[-1] in "0123"
        if not fits or len(words) < 2:
            raise bad_layout("text")
        ways.append(WAYS.index(word[0].lower()))
        turns.append(int(word[-1]))
        if not is_last:
            faces.append(word[1:3])
    if not words:
        raise bad_layout("text")
    return Layout(ways, faces, turns)


# A random landscape (kathmandu-9)


def random_layout(box: Box, terrain: int, needles: int, rng: Rng) -> Layout:
    """Any legal landscape with so many needles to Kathmandu; an owner's boards may have none."""
    for _ in range(LAYOUT_TRIES):
        ways = random_chain(terrain + 1, rng)
        numbers = sorted({face[0] for face in box.faces})
        rng.shuffle(numbers)
        faces = [number + "AB"[rng.below(2)] for number in numbers[:terrain]]
        wanted = [n < needles for n in range(terrain)]
        rng.shuffle(wanted)
        layout = Layout(ways, faces, [0] * (terrain + 1))
        if turn_boards(box, layout, wanted, 1, rng):
            return layout
    raise UnfitOption("kathmandu", "needles", "no-landscape", {"count": needles})


def random_chain(length: int, rng: Rng) -> list[int]:
    """kathmandu-4, kathmandu-5: ways that lead to boards which touch no other, with a bend."""
    while True:
        ways: list[int] = []
        places = [(0, 0)]
        while len(ways) < length:
            choices: list[int] = []
            for way in range(4):
                place = (places[-1][0] + STEP_X[way], places[-1][1] + STEP_Y[way])
                if touches([*places, place]) is None:
                    choices.append(way)
            if not choices:
                break
            ways.append(choices[rng.below(len(choices))])
            places.append((places[-1][0] + STEP_X[ways[-1]], places[-1][1] + STEP_Y[ways[-1]]))
        if len(ways) == length and len(set(ways)) > 1:
            return ways


def turn_boards(box: Box, layout: Layout, wanted: list[bool], number: int, rng: Rng) -> bool:
    """Turn this board and those after it so that needles are as wanted and borders can be crossed."""
    if number == len(layout.faces) + 2:
        return True
    board, before = board_at(box, layout, number), board_at(box, layout, number - 1)
    before_turns = turns_at(box, layout, number - 1)
    order = [0, 1, 2, 3]
    rng.shuffle(order)
    for turns in order:
        if number <= len(layout.faces):
            is_to_kathmandu = (board.needle + turns) % 4 == layout.ways[number]
            if is_to_kathmandu != wanted[number - 1]:
                continue
        if crossings(box, before, before_turns, layout.ways[number - 1], board, turns) >= box.crossings:
            layout.turns[number - 1] = turns
            if turn_boards(box, layout, wanted, number + 1, rng):
                return True
    return False


def town_of(board: i64) -> i64:
    """kathmandu-11: the first town space of this terrain board."""
    return TOWN_SPACES * (board - 1)


def land_name(land: int) -> str:
    return "mountain" if land == MOUNTAIN else LANDSCAPES[land]
