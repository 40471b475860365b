"""Paints the tables that games draw (`durbar.core.drawing`): shapes, words, and the sprites of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from durbar.core.drawing import Disc, Item, Line, Place, Sprite, Words
from durbar.games import GAMES
from durbar.server.canvas import Canvas, Points, box, disc, drawable, fitted, width_of

MARK: Final = "#ff5fa2"  # what has just come to its place
SMALLEST: Final = 0.6  # of the size of words that have little room

Picture = tuple[NDArray[np.uint8], NDArray[np.uint8]]  # colours, as much of them as covers, and how much that is


def paint_table(canvas: Canvas, game: str, items: Sequence[Item], new: Sequence[Place]) -> None:
    for item in items:
        paint(canvas, game, item)
    for place in new:
        mark(canvas, place)


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


def mark(canvas: Canvas, place: Place) -> None:
    """A frame around what is new."""
    for out, paint in ((8, "#ffffff"), (6, MARK)):
        ring = framed(place, out)
        canvas.fill([ring, framed(place, out - 6 if paint == MARK else 0)[::-1]], paint)


def framed(place: Place, out: float) -> Points:
    return box(place.x - out, place.y - out, place.width + 2 * out, place.height + 2 * out, 4 + out)


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
    left, top = round(item.x + (item.width - wide) / 2), round(item.y + (item.height - high) / 2)
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
    smaller = down @ cover.astype(np.float32) @ across
    laid = colours * (cover[:, :, None] / np.float32(255))
    found = np.stack([down @ laid[:, :, part] @ across for part in range(3)], axis=2)
    return np.rint(found).astype(np.uint8), np.rint(smaller).astype(np.uint8)


def shares(pixels: int, wanted: int) -> NDArray[np.float32]:
    """How much of each pixel of a row goes into each of a row of so many.

    >>> shares(4, 2)
    array([[0.5, 0.5, 0. , 0. ],
           [0. , 0. , 0.5, 0.5]], dtype=float32)
    """
    edges = np.linspace(0, pixels, wanted + 1)[:, None]
    before = np.clip(edges - np.arange(pixels), 0, 1)
    return (np.diff(before, axis=0) * wanted / pixels).astype(np.float32)
