"""Which boards lie where (kathmandu-4 to kathmandu-9): how it is written, whether it is allowed, and a random one.

A landscape is written as one word for each board after the start: where it lies seen from the board before, which side
of which board it is, and how many quarter turns clockwise it is turned; for the destination only the first and the
last. ``E6A1 E1A2 S5A3 E2A0 E0`` is a chain of four terrain boards.
"""

from __future__ import annotations

from typing import Final

from durbar.core.errors import Facts, UnfitOption
from durbar.core.rng import Rng
from durbar.games.kathmandu.cards import MOUNTAIN, STEP_X, STEP_Y, WAYS, Board, Box

LAYOUT_TRIES: Final = 300  # the first is nearly always good


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
