"""Paints the tables that games draw (`durbar.core.drawing`): shapes, words, and the sprites of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from durbar.core.drawing import HEIGHT, WIDTH, Disc, Item, Line, Shape, Sprite, Words
from durbar.games import GAMES
from durbar.server.canvas import Canvas, box, disc, drawable, fitted, nearest, width_of

HALF: Final = 0.5001  # rounds what lies between two whole numbers alike in whatever order it was added up
SMALLEST: Final = 0.6  # of the size of words that have little room

Picture = tuple[NDArray[np.uint8], NDArray[np.uint8]]  # colours, as much of them as covers, and how much that is


def paint_table(canvas: Canvas, game: str, items: Sequence[Item]) -> None:
    for item in items:
        paint(canvas, game, item)


def paint(canvas: Canvas, game: str, item: Item) -> None:
    if isinstance(item, Sprite):
        paint_sprite(canvas, game, item)
    elif isinstance(item, Words):
        write(canvas, item)
    elif isinstance(item, Disc):
        canvas.fill([disc(item.x, item.y, item.radius)], item.paint, item.opacity)
    elif isinstance(item, Line):
        canvas.stroke(np.array(item.points, np.float64), item.width, item.paint, item.dashes)
    elif len(item.points) == 2:
        (left, top), (right, bottom) = item.points
        if not item.radius:
            canvas.block(left, top, right, bottom, item.paint, item.opacity)
            return
        canvas.fill([box(left, top, right - left, bottom - top, item.radius)], item.paint, item.opacity)
    else:
        canvas.fill([np.array(item.points, np.float64)], item.paint, item.opacity)


def write(canvas: Canvas, item: Words) -> None:
    words, size = drawable(item.words), item.size
    if item.room and (wide := width_of(words, size)) > item.room:
        size = max(size * item.room / wide, size * SMALLEST)
        words = fitted(words, size, item.room)
    x = item.x - width_of(words, size) / 2 if item.align == "middle" else item.x
    canvas.write(words, x, item.y, size, item.paint, end=item.align == "end")


# A part of a table


Bounds = tuple[int, int, int, int]  # left, top, right and bottom


def paint_part(canvas: Canvas, game: str, items: Sequence[Item], part: Bounds) -> None:
    """Paint what lies in this part of a table anew."""
    left, top, right, bottom = part
    inner = Canvas(0, 0, "#000000")
    inner.pixels = canvas.pixels[top:bottom, left:right]
    for item in items:
        x0, y0, x1, y1 = bounds(item)
        if x0 < right and x1 > left and y0 < bottom and y1 > top:
            paint(inner, game, moved(item, -left, -top))


def moved(item: Item, right: int, down: int) -> Item:
    if isinstance(item, Shape | Line):
        return replace(item, points=tuple((x + right, y + down) for x, y in item.points))
    return replace(item, x=item.x + right, y=item.y + down)


@lru_cache(maxsize=8192)
def bounds(item: Item) -> Bounds:
    """Where an item lies; rather too much than too little."""
    if isinstance(item, Sprite):
        x0, y0, x1, y1 = item.x, item.y, item.x + item.width, item.y + item.height
    elif isinstance(item, Disc):
        x0, y0, x1, y1 = item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius
    elif isinstance(item, Words):
        wide = width_of(drawable(item.words), item.size)
        x0, y0, x1, y1 = item.x - wide, item.y - item.size, item.x + wide, item.y + item.size / 2
    else:
        out = item.width / 2 if isinstance(item, Line) else 0
        xs, ys = zip(*item.points, strict=True)
        x0, y0, x1, y1 = min(xs) - out, min(ys) - out, max(xs) + out, max(ys) + out
    return floor(x0) - 1, floor(y0) - 1, ceil(x1) + 1, ceil(y1) + 1


def changed_parts(before: Sequence[Item], after: Sequence[Item]) -> list[Bounds]:
    """What has to be painted anew, in parts that do not overlap."""
    found: list[Bounds] = []
    changed = set(before) ^ set(after)
    for item in dict.fromkeys([*before, *after]):
        if item not in changed:
            continue
        x0, y0, x1, y1 = bounds(item)
        part = max(0, x0), max(0, y0), min(WIDTH, x1), min(HEIGHT, y1)
        while other := next((other for other in found if overlap(part, other)), None):
            found.remove(other)
            part = (*map(min, part[:2], other[:2]), *map(max, part[2:], other[2:]))  # type: ignore[assignment]
        if part[0] < part[2] and part[1] < part[3]:
            found.append(part)
    return found


def overlap(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# Sprites


def paint_sprite(canvas: Canvas, game: str, item: Sprite) -> None:
    """As large as it fits, standing in the middle of its place; what goes beyond the picture is cut off."""
    found = sprites_of(game).get(item.name)
    if found is None:
        return
    high, wide = found[1].shape
    scale = min(item.width / wide, item.height / high)
    colours, cover = scaled(game, item.name, max(1, round(wide * scale)), max(1, round(high * scale)))
    high, wide = cover.shape
    left, top = nearest(item.x + (item.width - wide) / 2), nearest(item.y + (item.height - high) / 2)
    part = canvas.pixels[max(0, top) : max(0, top + high), max(0, left) : max(0, left + wide)]
    down, along = max(0, -top), max(0, -left)
    shown = slice(down, down + part.shape[0]), slice(along, along + part.shape[1])
    part *= 1 - cover[shown][:, :, None] * np.float32(item.opacity / 255)
    part += colours[shown] * np.float32(item.opacity)


@lru_cache(maxsize=8)
def sprites_of(game: str) -> dict[str, Picture]:
    """The pictures of a game's things, as `tools/previews.py` has written them."""
    file = GAMES[game].folder() / "sprites.npz"
    if not file.is_file():
        return {}
    with np.load(file) as kept:
        names, sizes, palette = kept["names"].tolist(), kept["sizes"].tolist(), kept["palette"]
        colours, cover = kept["colours"], kept["cover"]
    ends = np.cumsum([0, *(wide * high for wide, high in sizes)]).tolist()
    return {
        name: (palette[colours[start:end].reshape(high, wide)], cover[start:end].reshape(high, wide))
        for name, (wide, high), (start, end) in zip(names, sizes, pairwise(ends), strict=True)
    }


@lru_cache(maxsize=256)
def scaled(game: str, name: str, wide: int, high: int) -> Picture:
    colours, cover = sprites_of(game)[name]
    down, across = shares(cover.shape[0], high), shares(cover.shape[1], wide).T
    laid = np.concatenate([colours * (cover[:, :, None] / 255), cover[:, :, None]], axis=2)
    found = np.stack([down @ laid[:, :, part] @ across for part in range(4)], axis=2)
    whole = (found + HALF).astype(np.uint8)
    return whole[:, :, :3], whole[:, :, 3]


def shares(pixels: int, wanted: int) -> NDArray[np.float64]:
    """How much of each pixel of a row goes into each of a row of so many.

    >>> shares(4, 2)
    array([[0.5, 0.5, 0. , 0. ],
           [0. , 0. , 0.5, 0.5]])
    """
    edges = np.linspace(0, pixels, wanted + 1)[:, None]
    before = np.clip(edges - np.arange(pixels), 0, 1)
    found: NDArray[np.float64] = np.diff(before, axis=0) * wanted / pixels
    return found
