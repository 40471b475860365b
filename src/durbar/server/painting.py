"""The picture of a preview: the cover of a game, who plays, how it ended, and how the chances went."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from durbar.core.drawing import SEATS
from durbar.core.drawing import WIDTH as TABLE
from durbar.core.record import Record
from durbar.games import GAMES
from durbar.review import WHOLE
from durbar.server.canvas import Canvas, Points, box, colour, disc, drawable, fitted, read_png, width_of
from durbar.server.previews import HEIGHT, WIDTH, Preview, table_of
from durbar.server.tables import paint_table

COVER: Final = 504  # the width of a game's cover
MANY: Final = 4  # seats, that have less room
INK, SOFT, PAPER, LINE, CARD = "#1e1b2e", "#5d5868", "#f6f1e7", "#ddd3c0", "#fffdf8"
FLAGS: Final = ("#2f5da8", CARD, "#c8402f", "#2e7d5b", "#e2a82b")
FIRE, EARTH = FLAGS[2], FLAGS[4]
DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (14, 9), (3, 9), (22, 9, 3, 9), (9, 10), (1, 12))


def painted(preview: Preview, record: Record | None = None) -> bytes:
    """The picture of a preview, as a PNG: its table or the cover of its game at the left, what is told of it at the
    right."""
    canvas = Canvas(WIDTH, HEIGHT, PAPER)
    aside, margin, size = 0, 72, 104  # how wide the left is; beside it, and how large the heading
    table = table_of(preview, record) if record is not None else None
    if table is not None:
        paint_table(canvas, preview.game, table)
        aside, margin, size = TABLE, 26, 46
    elif preview.game and (cover := cover_of(preview.game)) is not None:
        canvas.paste(cover, 0, 0)
        aside, margin, size = COVER, 52, 62
    if aside:
        canvas.pixels[:, aside:] = colour(PAPER)
        canvas.fill([box(aside, 0, 6, HEIGHT)], INK, 0.18)  # the shadow between two layers of paper
        canvas.fill([box(aside, 0, 2, HEIGHT)], INK, 0.25)
    flags(canvas, aside)
    left, right = aside + margin, WIDTH - (56 if table is None else 26)
    below = write_lines(canvas, preview.heading, left, 148 if aside else 190, size, right, INK, most=2)
    if preview.seats:
        below = write_lines(canvas, sentence(preview.line), left, below + 50, 32, right, FIRE, most=1)
        below = list_seats(canvas, preview, left, right, below + 26, table is not None)
        if len(preview.curve) > 1:
            draw_curve(canvas, preview, left, right, below + 26, HEIGHT - 48)
    else:
        write_lines(canvas, preview.line, left, below + 66, 40, right, SOFT, most=5)
    if not aside:
        all_covers(canvas)
    elif not preview.curve:
        canvas.write("Durbar", right, HEIGHT - 44, 28, SOFT, end=True)
    return canvas.png()


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=16)
def cover_of(game: str) -> NDArray[np.uint8] | None:
    file = GAMES[game].folder() / "cover.png"
    return read_png(file.read_bytes()) if file.is_file() else None


def all_covers(canvas: Canvas) -> None:
    """A part of each cover, side by side along the bottom."""
    found = [cover for cover in map(cover_of, GAMES) if cover is not None]
    wide = WIDTH // len(found)
    for number, cover in enumerate(found[: WIDTH // COVER * 2]):
        aside = max(0, (COVER - wide) // 2)
        canvas.paste(cover[220:500, aside : aside + wide], number * wide, HEIGHT - 280)


def flags(canvas: Canvas, left: float) -> None:
    """A string of prayer flags along the top, that hangs through a little."""
    across = np.linspace(left, WIDTH, 60)
    hang = 18 + 24 * (1 - ((across - left) / (WIDTH - left) * 2 - 1) ** 2)
    count = round((WIDTH - left) / 62)
    for number in range(count):
        start, end = (left + (WIDTH - left) * (number + part) / count for part in (0.16, 0.84))
        y0, y1 = np.interp([start, end], across, hang)
        flag = np.array(
            [[start, y0], [end, y1], [end - 3, y1 + 40], [(start + end) / 2, (y0 + y1) / 2 + 35], [start + 3, y0 + 40]]
        )
        canvas.fill([np.add(flag, (3, 4))], INK, 0.12)
        canvas.fill([flag], FLAGS[number % len(FLAGS)])
    canvas.stroke(np.stack([across, hang], axis=1), 3, INK)


def write_lines(
    canvas: Canvas, words: str, left: float, y: float, size: float, right: float, paint: str, most: int
) -> float:
    """Words in at most so many lines, smaller if one word is too long; where the last line stands."""
    rest = drawable(words).split(" ")
    room = right - left
    longest = max(width_of(word, size) for word in rest)
    size = min(size, max(size * room / longest, size / 2)) if longest else size
    for number in range(most):
        line = rest.pop(0)
        while rest and (number == most - 1 or width_of(f"{line} {rest[0]}", size) <= room):
            line += f" {rest.pop(0)}"
        canvas.write(fitted(line, size, room), left, y, size, paint)
        if not rest:
            break
        y += size * 1.12
    return y


def list_seats(canvas: Canvas, preview: Preview, left: float, right: float, top: float, narrow: bool) -> float:
    """The names, in one column or two, each with its colour and line, and its points; where they end."""
    columns = 1 if len(preview.seats) <= 3 or not preview.curve or narrow else 2
    rows = -(-len(preview.seats) // columns)
    wide, (high, size) = (right - left + 24) / columns, (46, 30) if preview.curve else (58, 38)
    if len(preview.seats) > MANY and narrow:
        high, size = 37, 26
    for number, seat in enumerate(preview.seats):
        x, y = left + number // rows * wide, top + number % rows * high + 32
        end = x + wide - 24
        mark_seat(canvas, number, x, y - 10)
        if seat.points is not None:
            canvas.write(str(seat.points), end, y, size, INK, end=True)
            end -= width_of(str(seat.points), size) + 16
        if seat.won:
            canvas.fill([star(end - 14, y - 10, 15)], EARTH)
            end -= 40
        name = drawable(seat.name) or str(number + 1)
        room = end - x - 62
        small = fitting(name, size, room)
        canvas.write(fitted(name, small, room), x + 62, y, small, INK)
    return top + rows * high


def fitting(words: str, size: float, room: float) -> float:
    """The size in which words have room, if it can still be read.

    >>> fitting("Bo", 30, 132), round(fitting("Ada Lovelace", 30, 132)), round(fitting("W" * 40, 30, 132))
    (30, 21, 18)
    """
    wide = width_of(words, size)
    return size if wide <= room else max(size * room / wide, size * 0.6)


def mark_seat(canvas: Canvas, seat: int, x: float, y: float) -> None:
    canvas.stroke(np.array([[x + 3, y], [x + 45, y]]), 6, SEATS[seat % len(SEATS)], DASHES[seat % len(DASHES)])


def star(x: float, y: float, radius: float) -> Points:
    points = disc(x, y, radius, 10)
    points[1::2] = disc(x, y, radius * 0.45, 10)[1::2]
    return points


def draw_curve(canvas: Canvas, preview: Preview, left: float, right: float, top: float, bottom: float) -> None:
    """Everybody's chance to win over the game, and the move that the link leads to."""
    numbers = np.array([number for number, _ in preview.curve], np.float64)
    chances = np.array([chances for _, chances in preview.curve], np.float64)
    if len(numbers) > (right - left) / 2:  # no more points than the picture can show
        some = np.linspace(0, len(numbers) - 1, int((right - left) / 2)).round().astype(int)
        numbers, chances = numbers[some], chances[some]
    inside = 16
    canvas.fill([box(left - 20, top, right - left + 40, bottom - top, 14)], CARD)
    top, bottom = top + inside, bottom - inside
    x = left + (numbers - numbers[0]) / max(numbers[-1] - numbers[0], 1) * (right - left)
    for share in (0.0, 0.5, 1.0):
        level = bottom - share * (bottom - top)
        canvas.fill([box(left, level - 1, right - left, 2)], LINE)
    if preview.at is not None:
        here = float(np.interp(preview.at, numbers, x))
        canvas.fill([box(here - 3, top - 8, 6, bottom - top + 16, 3)], EARTH)
    for seat in range(chances.shape[1]):
        y = bottom - chances[:, seat] / WHOLE * (bottom - top)
        paint = SEATS[seat % len(SEATS)]
        canvas.stroke(np.stack([x, y], axis=1), 4.5, paint, DASHES[seat % len(DASHES)])
        if preview.at is not None:
            now = float(np.interp(preview.at, numbers, y))
            canvas.fill([disc(here, now, 10)], CARD)
            canvas.fill([disc(here, now, 8)], paint)
