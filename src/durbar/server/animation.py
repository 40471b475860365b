"""A game as a picture that moves: its table and its story as a spectator saw them, a frame for every move.

The table is drawn as its game draws it (`durbar.core.drawing`); of a game that does not, it is what a terminal shows of
it (`durbar.core.look`), set in the letters of the previews. In a process of its own a record comes in on standard
input, and an animated PNG goes out:

    python -m durbar.server.animation LANGUAGE
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text

from durbar.bots.players import read_player
from durbar.core.drawing import HEIGHT as TALL
from durbar.core.drawing import SEATS, Drawing, Item, drawing_of
from durbar.core.drawing import WIDTH as TABLE
from durbar.core.errors import DurbarError
from durbar.core.events import Chapter
from durbar.core.look import SEAT_COLOURS, Look, fitting
from durbar.core.looks import look_of
from durbar.core.record import Record
from durbar.core.state import NOBODY, SPECTATOR, State
from durbar.core.text import catalogue
from durbar.server.canvas import (
    Canvas,
    MovingPicture,
    Palette,
    Points,
    box,
    colour,
    coverage,
    disc,
    drawable,
    edges_of,
    letters,
    width_of,
)
from durbar.server.painting import CARD, FIRE, INK, LINE, PAPER, SOFT
from durbar.server.tables import changed_parts, paint_part, paint_table
from durbar.server.wire import FORMER

COLUMNS: Final = 88  # letters in a line
CELL, HIGH, STANDS = 9, 20, 15  # pixels: a letter's room, a line, where in a line letters stand
SIZE, SMALL = 16.0, 13.0  # of letters, and of those in a field of a map
SHADES: Final = 5
COARSE: Final = 8  # how far colours of a drawn table are apart …
SAMPLES: Final = 5  # … and how many frames are asked for the most frequent
MARGIN: Final = 12
HEAD: Final = 76
WIDTH: Final = COLUMNS * CELL + 2 * MARGIN
STORY: Final = 4  # lines of what happened …
ROOM: Final = 46  # … and of the table, at most
MOST_FRAMES: Final = 240
MOST_BYTES: Final = 2_000_000
FEWEST_FRAMES: Final = 30  # whatever they take
WHOLE_MS: Final = 150_000  # how long it shall take …
SHORTEST_MS, LONGEST_MS, END_MS = 500, 1_600, 8_000  # … if each frame can be read
NICE: Final = 15

BLOCK, SHADE, DOT, RING, DIAMOND = "█░●○◆"
TURNS: Final = {"▲": 0, "↑": 0, "▶": 1, "▸": 1, "→": 1, "▼": 2, "↓": 2, "◀": 3, "←": 3}  # quarters, of what points up
SIGNS: Final = re.compile(f"([{BLOCK}{SHADE}{DOT}{RING}{DIAMOND}{''.join(TURNS)}])")


class Piece(NamedTuple):
    """Letters of one look: their colour, and that behind them, if there is one."""

    text: str
    ink: str
    back: str


Row = tuple[Piece, ...]


class Frame(NamedTuple):
    """What is shown after so many moves: the table in letters, or drawn."""

    moves: int
    story: list[Row]
    table: list[Row]
    drawn: list[Item]


def animated(record: Record, language: str) -> bytes:
    """The game as an animated PNG; with fewer frames if it would be large."""
    frames = list(Showing(record, language).frames())
    while True:
        written = painted(record, language, frames)
        count = len(frames) * MOST_BYTES * 9 // 10 // len(written)
        if len(written) <= MOST_BYTES or count < FEWEST_FRAMES:
            return written
        frames = joined(frames, count)


def painted(record: Record, language: str, frames: Sequence[Frame]) -> bytes:
    words, said = look(record, language).words, look(record, language).house
    each_ms = min(LONGEST_MS, max(SHORTEST_MS, WHOLE_MS // len(frames)))
    picture = MovingPicture()
    sheet = Sheet(picture.palette, words.say("title"), record.game.name, frames)
    for number, frame in enumerate(frames, 1):
        count = said.say("animation-move", number=frame.moves, count=len(record.moves))
        pixels = sheet.painted(count, frame, frame.moves / max(1, len(record.moves)))
        picture.add(pixels, END_MS if number == len(frames) else each_ms)
    return picture.png()


def joined(frames: Sequence[Frame], count: int) -> list[Frame]:
    """So many of the frames, with the story of those that are left out."""
    groups: list[list[Frame]] = [[] for _ in range(count)]
    for number, frame in enumerate(frames):
        groups[number * count // len(frames)].append(frame)
    return [group[-1]._replace(story=[row for each in group for row in each.story][-STORY:]) for group in groups]


def look(record: Record, language: str) -> Look:
    former = catalogue("house", language).say("notice-former")
    called = [former if player == FORMER else read_player(player).name for player in record.players]
    names = [drawable(name) for name in called] or [""] * record.seats
    return look_of(record.game, language, [name or str(seat + 1) for seat, name in enumerate(names)])


# What is shown


class Showing:
    """A record being shown to a spectator."""

    def __init__(self, record: Record, language: str) -> None:
        self.record = record
        self.look = look(record, language)
        self.console = Console(
            width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
        )

    def frames(self) -> Iterator[Frame]:
        """A frame for every move that told something; of a long game for every second, every third …"""
        every = -(-(len(self.record.moves) + 1) // MOST_FRAMES)
        story: list[Text] = []
        before: Drawing | None = None
        for moves, state in enumerate(self.record.states(listen=True)):
            story += self.told(state)
            is_last = moves == len(self.record.moves)
            if is_last or (story and moves % every == 0):
                drawing = self.drawing(state, moves)
                if drawing is None:
                    yield Frame(moves, self.rows(*story)[-STORY:], self.table(state), [])
                else:
                    if before is not None:
                        drawing.mark_new(before)
                    yield Frame(moves, self.rows(*story)[-STORY:], [], drawing.items)
                before, story = drawing, []

    def drawing(self, state: State, moves: int) -> Drawing | None:
        mover = self.record.moves[moves - 1][0] if moves else NOBODY
        return drawing_of(self.record.game, self.record.game.view(state, SPECTATOR), self.look.names, mover)

    def told(self, state: State) -> list[Text]:
        log = state.listen()
        lines = self.look.story([Chapter(NOBODY, log[:], False)], SPECTATOR)
        log.clear()
        return lines

    def table(self, state: State) -> list[Row]:
        view = self.record.game.view(state, SPECTATOR)
        if state.ranking():
            return self.rows(self.look.result(view))[:ROOM]
        zones = self.look.zones(view, bars=True)
        shown = fitting(zones, ROOM, lambda part: len(self.rows(part)))
        return self.rows(*(zone.forms[form] for zone, form in zip(zones, shown, strict=True) if form is not None))[
            :ROOM
        ]

    def rows(self, *parts: RenderableType) -> list[Row]:
        lines = [line for part in parts for line in self.console.render_lines(part, pad=False)]
        return [tuple(piece(segment.text, segment.style or Style()) for segment in line) for line in lines]


def piece(text: str, style: Style) -> Piece:
    known = None if style.color is None or style.color.is_default else style.color
    ink = SOFT if style.dim else INK if known is None else shade_of_name(known) if style.bold else shade(known)
    back = "" if style.bgcolor is None or style.bgcolor.is_default else shade(style.bgcolor)
    return Piece(text, back or PAPER, ink) if style.reverse else Piece(text, ink, back)


def shade_of_name(colour: Color) -> str:
    """Names of players have the colours that they have on drawn tables."""
    return SEATS[SEAT_COLOURS.index(colour.name)] if colour.name in SEAT_COLOURS else shade(colour)


def shade(colour: Color) -> str:
    return CARD if colour.name == "white" else colour.get_truecolor().hex


# How it is painted


class Sheet:
    """Paints frames of one size. A line that was there in the frame before is not painted again."""

    def __init__(self, palette: Palette, title: str, game: str, frames: Sequence[Frame]) -> None:
        self.palette = palette
        self.title = title
        self.drawn = DrawnTable(palette, game, [frame.drawn for frame in frames]) if frames[0].drawn else None
        self.story = max(len(frame.story) for frame in frames)
        self.table = max(len(frame.table) for frame in frames)
        self.before: dict[tuple[Row, str], NDArray[np.uint8]] = {}
        self.now: dict[tuple[Row, str], NDArray[np.uint8]] = {}

    def painted(self, count: str, frame: Frame, share: float) -> NDArray[np.uint8]:
        self.before, self.now = self.now, {}
        story: list[Row] = frame.story + [()] * (self.story - len(frame.story))
        table: list[Row] = frame.table + [()] * (self.table - len(frame.table))
        rows = [self.row(row, CARD) for row in story]
        if self.drawn is not None:
            rows.append(self.drawn.painted(frame.drawn))
        else:
            rows += [self.row(row, PAPER) for row in ((), *table, ())]
        return np.concatenate([self.head(count, share), *rows])

    def head(self, count: str, share: float) -> NDArray[np.uint8]:
        canvas = Canvas(WIDTH, HEAD, PAPER, SHADES)
        canvas.write(drawable(self.title), MARGIN, 44, 30, INK)
        canvas.write(drawable(count), WIDTH - MARGIN, 44, 20, SOFT, end=True)
        canvas.fill([box(0, HEAD - 14, WIDTH, 4)], LINE)
        canvas.fill([box(0, HEAD - 14, max(1.0, WIDTH * share), 4)], FIRE)
        canvas.fill([box(0, HEAD - 10, WIDTH, 10)], CARD)
        return self.palette.numbers(canvas)

    def row(self, row: Row, paper: str) -> NDArray[np.uint8]:
        key = row, paper
        if key not in self.now:
            found = self.before.get(key)
            self.now[key] = self.palette.numbers(typeset(row, paper)) if found is None else found
        return self.now[key]


class DrawnTable:
    """Paints the tables of a game one after the other: of each what is not as it was in the one before."""

    def __init__(self, palette: Palette, game: str, tables: Sequence[list[Item]]) -> None:
        self.palette = palette
        self.game = game
        self.items: list[Item] = []
        self.canvas = Canvas(TABLE, TALL, PAPER, SHADES)
        self.numbers = np.zeros((TALL, TABLE), np.uint8)
        samples = []
        for number in np.linspace(0, len(tables) - 1, SAMPLES).astype(int):
            paint_table(self.canvas, game, tables[number])
            samples.append(coarse(self.canvas.pixels))
        palette.prefer([colour(paint) for paint in (INK, SOFT, PAPER, CARD, LINE, FIRE)], samples)

    def painted(self, items: list[Item]) -> NDArray[np.uint8]:
        parts = changed_parts(self.items, items) if self.items else [(0, 0, TABLE, TALL)]
        for left, top, right, bottom in parts:
            paint_part(self.canvas, self.game, items, (left, top, right, bottom))
            part = Canvas(0, 0, PAPER)
            part.pixels = coarse(self.canvas.pixels[top:bottom, left:right])
            self.numbers[top:bottom, left:right] = self.palette.numbers(part)
        self.items = items
        return self.numbers.copy()


def coarse(pixels: NDArray[np.float32]) -> NDArray[np.float32]:
    """In fewer colours, so that there is a number for most of them, and little changes where nothing did."""
    found: NDArray[np.float32] = np.minimum(np.rint(pixels / COARSE) * COARSE, 255).astype(np.float32)
    return found


def typeset(row: Row, paper: str) -> Canvas:
    """A line of letters: columns stand below one another, and what is written in one runs on as in a book."""
    canvas = Canvas(WIDTH, HIGH, paper, SHADES)
    column, x, spaces = 0, float(MARGIN), 2
    for text, ink, back in row:
        if back:
            canvas.fill([box(MARGIN + column * CELL, 0, len(text) * CELL, HIGH)], back)
        if back or is_grid(text):
            write_cells(canvas, text, column, ink)
            column, spaces = column + len(text), 2
            continue
        for word in re.findall(" +|[^ ]+", text):
            if word.isspace():
                spaces += len(word)
            else:
                x = (
                    max(x + width_of(" ", SIZE), MARGIN + column * CELL)
                    if spaces > 1
                    else x + spaces * width_of(" ", SIZE)
                )
                x = write(canvas, word, x, ink)
                spaces = 0
            column += len(word)
    return canvas


def is_grid(text: str) -> bool:
    """Whether these are single letters, as beside the squares of a map."""
    words = text.split()
    return len(words) > 2 and all(len(word) == 1 for word in words)


def write_cells(canvas: Canvas, text: str, column: int, ink: str) -> None:
    for place, letter in enumerate(text, column):
        if not letter.isspace():
            wide = CELL if SIGNS.match(letter) else width_of(drawable(letter), SMALL)
            write(canvas, letter, MARGIN + place * CELL + (CELL - wide) / 2, ink, SMALL)


def write(canvas: Canvas, word: str, x: float, ink: str, size: float = SIZE) -> float:
    """Letters and signs from here on; where they end."""
    for part in SIGNS.split(word):
        if SIGNS.match(part):
            canvas.fill(sign(part, x), LINE if part == SHADE else ink)
            x += CELL
        elif part:
            cover, wide = stamp(drawable(part), size)
            canvas.lay(cover, round(x), 0, ink)
            x += wide
    return x


@lru_cache(maxsize=4096)
def stamp(word: str, size: float) -> tuple[NDArray[np.float32], float]:
    """A word as it lies on a line, and how wide it is: most words are written many times."""
    outlines, wide = letters(word, size)
    edges = edges_of([np.add(outline, (0.0, STANDS)) for outline in outlines])
    return coverage(edges, int(wide) + 3, HIGH), wide


def sign(letter: str, x: float) -> Sequence[Points]:
    middle, y, radius = x + CELL / 2, HIGH / 2, CELL * 0.55
    if letter in TURNS:
        return [np.add(turned(disc(0, 0, radius, 3), TURNS[letter]), (middle, y))]
    if letter == DIAMOND:
        return [disc(middle, y, radius, 4)]
    if letter == RING:
        return [disc(middle, y, radius), disc(middle, y, radius * 0.6)[::-1]]
    return [disc(middle, y, radius)] if letter == DOT else [box(x, 4, CELL, HIGH - 8)]


def turned(points: Points, quarters: int) -> Points:
    for _ in range(quarters):
        points = np.stack([-points[:, 1], points[:, 0]], axis=1)
    return points


def work(language: str) -> int:
    """Read a record and write its picture; 1 if it cannot be, with the reason on standard error."""
    if sys.platform != "win32":
        os.nice(NICE)
    try:
        sys.stdout.buffer.write(animated(Record.parse(sys.stdin.read()), language))
        sys.stdout.buffer.flush()
    except DurbarError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(work(sys.argv[1]))
