"""The landscape: a chain of boards laid out as one map, and everything about it that can be known beforehand.

A landscape never changes, so all positions of a game share one. Spaces are numbered board by board, row by row, as the
boards lie (kathmandu-3). Where a straight walk ends is looked up, not walked: `lines` has the spaces in a row, and
`rooms` how far one can go, once with mountains closed and once with mountains open.
Which boards may lie where is told by `layout.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

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
    WEST,
    Board,
    Box,
)
from durbar.games.kathmandu.layout import Layout, board_at, turned, turns_at

LONGEST_WALK: Final = 12  # a six, doubled
TEMPLE_BIT: Final = 10  # of a reach: landscapes are the first bits, then temples


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


def town_of(board: i64) -> i64:
    """kathmandu-11: the first town space of this terrain board."""
    return TOWN_SPACES * (board - 1)


def land_name(land: int) -> str:
    return "mountain" if land == MOUNTAIN else LANDSCAPES[land]
