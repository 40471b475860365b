"""Drawing: a table as a picture made of plain shapes, words and sprites, which the server paints for chat programs and
replays.

A game that wants to be seen there has a module `picture` in its folder, with a function `draw(game, view,
names, mover)` that lays out what a view shows, and a file `sprites.npz` with the pictures of its things (made by
`tools/previews.py`). It is found by looking; a game without is shown otherwise. Whatever is drawn comes from a view, so
nothing is drawn that its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

from msgspec import Struct

from durbar.core.game import Game, View

WIDTH: Final = 816
HEIGHT: Final = 630
# As in the light theme of the browser client (`theme.css`), and the dashes of the lines that go with them.
SEATS: Final = ("#2e408b", "#be2a0b", "#b18914", "#007867", "#9445c8", "#372215")
MARK: Final = "#ff5fa2"  # the frame of what is new

Point = tuple[float, float]
Align = Literal["start", "middle", "end"]


class Shape(Struct, frozen=True, tag=True, gc=False):
    """A surface within these corners; of two corners, the rectangle between them, with round corners of a `radius`."""

    points: tuple[Point, ...]
    paint: str
    radius: float = 0.0
    opacity: float = 1.0


class Disc(Struct, frozen=True, tag=True, gc=False):
    x: float
    y: float
    radius: float
    paint: str
    opacity: float = 1.0


class Line(Struct, frozen=True, tag=True, gc=False):
    points: tuple[Point, ...]
    width: float
    paint: str
    dashes: tuple[float, ...] = ()


class Words(Struct, frozen=True, tag=True, gc=False):
    """Words that stand at `y`. They are made smaller, and then cut off, where they would be wider than `room`."""

    words: str
    x: float
    y: float
    size: float
    paint: str
    align: Align = "start"
    room: float = 0.0


class Sprite(Struct, frozen=True, tag=True, gc=False):
    """A picture of the game's, as large as it fits into this place."""

    name: str
    x: float
    y: float
    width: float
    height: float
    opacity: float = 1.0


Item = Shape | Disc | Line | Words | Sprite


class Drawing:
    """What is drawn, from the back to the front.

    pieces: by a name for what lies where, the place of each piece that may be marked: left, top, width and height
    """

    def __init__(self, paper: str) -> None:
        self.items: list[Item] = []
        self.pieces: dict[str, tuple[float, float, float, float]] = {}
        self.box(0, 0, WIDTH, HEIGHT, paper)

    def box(
        self, x: float, y: float, width: float, height: float, paint: str, radius: float = 0, opacity: float = 1
    ) -> None:
        self.items.append(Shape(((x, y), (x + width, y + height)), paint, radius, opacity))

    def shape(self, points: Sequence[Point], paint: str, opacity: float = 1) -> None:
        self.items.append(Shape(tuple(points), paint, 0.0, opacity))

    def disc(self, x: float, y: float, radius: float, paint: str, opacity: float = 1) -> None:
        self.items.append(Disc(x, y, radius, paint, opacity))

    def line(self, points: Sequence[Point], width: float, paint: str, dashes: tuple[float, ...] = ()) -> None:
        self.items.append(Line(tuple(points), width, paint, dashes))

    def write(
        self, words: str, x: float, y: float, size: float, paint: str, align: Align = "start", room: float = 0
    ) -> None:
        self.items.append(Words(words, x, y, size, paint, align, room))

    def sprite(self, name: str, x: float, y: float, width: float, height: float, opacity: float = 1) -> None:
        self.items.append(Sprite(name, x, y, width, height, opacity))

    def piece(self, name: str, x: float, y: float, width: float, height: float) -> None:
        self.pieces[name] = x, y, width, height

    def mark_new(self, before: Drawing) -> None:
        """Put a frame around each piece that was not there before."""
        for name, (x, y, width, height) in self.pieces.items():
            if name not in before.pieces:
                right, bottom = x + width + 3, y + height + 3
                corners = ((x - 3, y - 3), (right, y - 3), (right, bottom), (x - 3, bottom), (x - 3, y - 3))
                self.line(corners, 10, "#ffffff")
                self.line(corners, 6, MARK)


def drawing_of(game: Game, view: View, names: Sequence[str], mover: int) -> Drawing | None:
    """The table that this view shows after a move of this seat (or NOBODY), if its game can be drawn."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.picture") is None:
        return None
    drawn: Drawing = import_module(f"{package}.picture").draw(game, view, names, mover)
    return drawn
