"""Pictures without a browser: shapes filled with smooth edges on an array, lettering, and PNG, also one that moves.

A shape is a list of outlines, each an array of points; where outlines overlap the shape is whole, if they turn the same
way, and a hole, if they do not. Letters are such outlines too, of the face that the browser client uses, kept in
`lettering.npz` (made by `tools/previews.py`).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import floor
from pathlib import Path
from typing import Final
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]  # of an outline, x and y
Shape = Sequence[Points]
Colour = tuple[int, int, int]

LETTERING: Final = Path(__file__).parent / "lettering.npz"
EM: Final = 1000  # units of the lettering
FINE: Final = 8  # lines in a pixel at which it is asked where a shape begins and ends
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
ELLIPSIS: Final = "…"


def colour(name: str) -> Colour:
    """A colour as in CSS.

    >>> colour("#c8402f")
    (200, 64, 47)
    """
    red, green, blue = bytes.fromhex(name.removeprefix("#"))
    return red, green, blue


def nearest(place: float) -> int:
    """The pixel nearest to a place, the same one wherever that is counted from."""
    return floor(round(place, 3) + 0.5)


class Canvas:
    """A picture that is being painted, from the back to the front.

    shades: in how many steps edges are smooth; 0 if in as many as there are
    """

    def __init__(self, width: int, height: int, paper: str, shades: int = 0) -> None:
        self.pixels: NDArray[np.float32] = np.empty((height, width, 3), np.float32)
        self.pixels[:] = colour(paper)
        self.shades = shades

    def fill(self, shape: Shape, paint: str, opacity: float = 1.0) -> None:
        height, width, _ = self.pixels.shape
        edges = edges_of(shape)
        left, right = int(max(edges[:, 0].min(), 0)), int(min(edges[:, 0].max() + 2, width))
        top, bottom = int(max(edges[:, 1].min(), 0)), int(min(edges[:, 1].max() + 2, height))
        if left >= right or top >= bottom:
            return
        self.lay(coverage(edges - (left, top, left, top), right - left, bottom - top) * opacity, left, top, paint)

    def block(self, left: float, top: float, right: float, bottom: float, paint: str, opacity: float = 1.0) -> None:
        """A rectangle of whole pixels, so that two that touch leave nothing between them."""
        x0, y0, x1, y1 = (max(0, nearest(side)) for side in (left, top, right, bottom))
        part = self.pixels[y0:y1, x0:x1]
        part += (np.array(colour(paint), np.float32) - part) * np.float32(opacity)

    def lay(self, cover: NDArray[np.float32], left: int, top: int, paint: str) -> None:
        """Lay a colour on, as much as is said for each pixel; what goes beyond the picture is cut off."""
        part = self.pixels[top : top + cover.shape[0], left : left + cover.shape[1]]
        cover = cover[: part.shape[0], : part.shape[1], None]
        if self.shades:
            cover = (np.rint(cover * self.shades) / self.shades).astype(np.float32)
        part += (np.array(colour(paint), np.float32) - part) * cover

    def stroke(self, points: Points, width: float, paint: str, dashes: Sequence[float] = ()) -> None:
        """A line along these points, with round ends and joints."""
        pieces = dashed(points, dashes) if dashes else [points]
        self.fill([outline for piece in pieces for outline in line(piece, width)], paint)

    def write(self, words: str, x: float, y: float, size: float, paint: str, end: bool = False) -> float:
        """Letters from `x` on, or up to it, standing at `y`; how wide they are."""
        outlines, width = letters(words, size)
        if outlines:
            self.fill([np.add(outline, (x - width if end else x, y)) for outline in outlines], paint)
        return width

    def paste(self, picture: NDArray[np.uint8], x: int, y: int) -> None:
        height, width, _ = picture.shape
        self.pixels[y : y + height, x : x + width] = picture

    def png(self) -> bytes:
        return png_of(np.rint(self.pixels).astype(np.uint8))


def edges_of(shape: Shape) -> NDArray[np.float64]:
    """From where to where each edge goes, as x, y, x, y."""
    return np.concatenate([np.zeros((0, 4)), *(np.hstack([points, np.roll(points, -1, axis=0)]) for points in shape)])


def coverage(edges: NDArray[np.float64], width: int, height: int) -> NDArray[np.float32]:
    """How much of each pixel lies within a shape, given its edges as x, y, x, y.

    Each edge is crossed by some of the fine lines; from there to the right the shape is turned on, or off again. What
    is turned on where is written down once, and added up along the lines.
    """
    down = edges[:, 1] < edges[:, 3]
    x0, y0, x1, y1 = np.where(down[:, None], edges, edges[:, [2, 3, 0, 1]]).T
    first = np.clip(np.ceil(y0 * FINE - 0.5), 0, height * FINE).astype(np.int64)
    last = np.clip(np.ceil(y1 * FINE - 0.5), 0, height * FINE).astype(np.int64)
    crossed = last - first
    edge = np.repeat(np.arange(len(edges)), crossed)
    at = np.arange(len(edge)) - np.repeat(np.cumsum(crossed) - crossed, crossed) + first[edge]
    slope = (x1 - x0)[edge] / (y1 - y0)[edge]
    x = np.clip(x0[edge] + ((at + 0.5) / FINE - y0[edge]) * slope, 0, width)
    column = np.floor(x).astype(np.int64)
    rest = x - column
    sign = np.where(down[edge], 1.0, -1.0) / FINE
    place = at // FINE * (width + 2) + column
    size = height * (width + 2)
    turned = np.bincount(place, sign * (1 - rest), size) + np.bincount(place + 1, sign * rest, size + 1)[:size]
    return np.clip(np.abs(np.cumsum(turned.reshape(height, width + 2), axis=1)[:, :width]), 0, 1).astype(np.float32)


# Shapes


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Points:
    """A rectangle, with round corners."""
    turn = np.linspace(0, np.pi / 2, 8 if radius else 1)
    corner = np.stack([np.sin(turn), -np.cos(turn)], axis=1) * radius
    places = [(x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    inward = [(-radius, radius), (-radius, -radius), (radius, -radius), (radius, radius)]
    turned = [corner @ np.array([[c, s], [-s, c]]) for c, s in [(1, 0), (0, 1), (-1, 0), (0, -1)]]
    return np.concatenate([np.add(place, by) + arc for place, by, arc in zip(places, inward, turned, strict=True)])


def disc(x: float, y: float, radius: float, corners: int = 32) -> Points:
    """A circle, or what has so many corners, one of them on top."""
    turn = np.arange(corners) * 2 * np.pi / corners
    return np.stack([x + np.sin(turn) * radius, y - np.cos(turn) * radius], axis=1)


def line(points: Points, width: float) -> list[Points]:
    """The outlines of a line: a bar for each part of it, and a disc at each end and joint."""
    found = [disc(x, y, width / 2, 16) for x, y in points]
    for start, end in pairwise(points):
        along = end - start
        if length := float(np.hypot(*along)):
            beside = np.array([along[1], -along[0]]) / length * width / 2
            found.append(np.array([start + beside, end + beside, end - beside, start - beside]))
    return found


def dashed(points: Points, dashes: Sequence[float]) -> list[Points]:
    """What is left of a line where strokes and gaps of these lengths take turns."""
    steps = np.hypot(*np.diff(points, axis=0).T)
    far = np.concatenate([[0.0], np.cumsum(steps)])
    found, at, number = [], 0.0, 0
    while at < far[-1]:
        end = at + dashes[number % len(dashes)]
        if number % 2 == 0:
            between = far[(far > at) & (far < end)]
            stops = np.concatenate([[at], between, [min(end, far[-1])]])
            found.append(np.stack([np.interp(stops, far, points[:, 0]), np.interp(stops, far, points[:, 1])], axis=1))
        at, number = end, number + 1
    return found


# Letters


class Lettering:
    """The outlines and widths of all letters we have."""

    def __init__(self, file: Path = LETTERING) -> None:
        with np.load(file) as kept:
            self.widths = dict(zip(map(chr, kept["letters"]), kept["widths"].tolist(), strict=True))
            outlines = np.split(kept["points"].astype(np.float64), kept["ends"][:-1])
            of = np.split(np.arange(len(outlines)), np.cumsum(kept["outlines"])[:-1])
        self.outlines = {
            letter: [outlines[number] for number in numbers] for letter, numbers in zip(self.widths, of, strict=True)
        }


@cache
def lettering() -> Lettering:
    return Lettering()


def drawable(words: str) -> str:
    """The words in letters that we have: without accents where need be, and without what is no letter of ours.

    >>> drawable("Zoë Łukasz 東"), drawable("东京")
    ('Zoë Łukasz', '')
    """
    known = lettering().widths
    found = []
    for letter in normalize("NFC", words):
        found.append(
            letter if letter in known else "".join(part for part in normalize("NFKD", letter) if part in known)
        )
    return " ".join("".join(found).split())


def width_of(words: str, size: float) -> float:
    widths = lettering().widths
    return float(sum(widths[letter] for letter in words)) * size / EM


def fitted(words: str, size: float, room: float) -> str:
    """As much of the words as there is room for."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(words + ELLIPSIS, size) > room:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


def letters(words: str, size: float) -> tuple[list[Points], float]:
    """The outlines of words that stand at the origin, and how wide they are."""
    face, scale = lettering(), size / EM
    found, x = [], 0.0
    for letter in words:
        found += [outline * (scale, -scale) + (x, 0.0) for outline in face.outlines[letter] if len(outline)]
        x += face.widths[letter] * scale
    return found, x


# PNG


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_of(pixels: NDArray[np.uint8], palette: NDArray[np.uint8] | None = None) -> bytes:
    """A picture as a PNG: its colours, or numbers of colours in a palette."""
    height, width = pixels.shape[:2]
    rows = pixels.reshape(height, -1)
    if palette is None:  # each line as what differs from the one above, which packs better
        rows = np.concatenate([np.full((height, 1), 2, np.uint8), np.diff(rows, axis=0, prepend=np.uint8(0))], axis=1)
    else:
        rows = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1)
    header = struct.pack(">IIBBBBB", width, height, 8, 2 if palette is None else 3, 0, 0, 0)
    colours = b"" if palette is None else chunk(b"PLTE", palette.tobytes())
    body = chunk(b"IDAT", zlib.compress(rows.tobytes(), 6))
    return SIGNATURE + chunk(b"IHDR", header) + colours + body + chunk(b"IEND", b"")


def read_png(written: bytes) -> NDArray[np.uint8]:
    """The colours of a picture that `png_of` has written with a palette."""
    chunks: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(written):
        (length,) = struct.unpack(">I", written[at : at + 4])
        chunks[written[at + 4 : at + 8]] = written[at + 8 : at + 8 + length]
        at += length + 12
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    numbers = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, width + 1)[:, 1:]
    return np.frombuffer(chunks[b"PLTE"], np.uint8).reshape(-1, 3)[numbers]


# A PNG that moves


CLEAR: Final = 0  # the number of the colour that leaves what was there before
MOST_COLOURS: Final = 255  # beside that one


def code_of(pixels: NDArray[np.float32]) -> NDArray[np.int32]:
    """Each colour as one number."""
    codes: NDArray[np.int32] = np.rint(pixels).astype(np.int32) @ np.array([1 << 16, 1 << 8, 1], np.int32)
    return codes


class Palette:
    """Numbers for colours, in the order in which they come; one that comes when all are given gets the nearest."""

    def __init__(self) -> None:
        self.colours: list[NDArray[np.int32]] = []
        self.known = np.full(1 << 24, CLEAR, np.uint8)

    def numbers(self, picture: Canvas) -> NDArray[np.uint8]:
        codes = code_of(picture.pixels)
        for code in np.unique(codes[self.known[codes] == CLEAR]):
            self.known[code] = self.number(np.array([code >> 16, code >> 8 & 255, code & 255], np.int32))
        return self.known[codes]

    def prefer(self, colours: Sequence[Colour], pictures: Sequence[NDArray[np.float32]]) -> None:
        """Give numbers to these colours, and then to those that are most frequent in these pictures."""
        codes = np.concatenate([code_of(pixels).ravel() for pixels in pictures])
        found, counts = np.unique(codes, return_counts=True)
        frequent = found[np.argsort(-counts, kind="stable")]
        for code in [red << 16 | green << 8 | blue for red, green, blue in colours] + frequent[:MOST_COLOURS].tolist():
            if self.known[code] == CLEAR:
                self.known[code] = self.number(np.array([code >> 16, code >> 8 & 255, code & 255], np.int32))

    def number(self, colour: NDArray[np.int32]) -> int:
        if len(self.colours) < MOST_COLOURS:
            self.colours.append(colour)
            return len(self.colours)
        return 1 + int(np.argmin(((np.array(self.colours) - colour) ** 2).sum(axis=1)))

    def chunks(self) -> bytes:
        colours = np.array([[0, 0, 0], *self.colours], np.uint8)
        return chunk(b"PLTE", colours.tobytes()) + chunk(b"tRNS", bytes([0]))


class MovingPicture:
    """An animated PNG: of each frame what differs from the one before."""

    def __init__(self) -> None:
        self.palette = Palette()
        self.last: NDArray[np.uint8] | None = None
        self.frames = 0
        self.numbers = 0
        self.written: list[bytes] = []

    def add(self, pixels: NDArray[np.uint8], milliseconds: int) -> None:
        """A frame, as numbers of colours; what stays as it is costs next to nothing."""
        x = y = 0
        part = pixels
        if self.last is not None:
            differs = pixels != self.last
            rows, columns = (np.flatnonzero(differs.any(axis=axis)) for axis in (1, 0))
            x, y, end, bottom = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1) if len(rows) else (0, 0, 1, 1)
            part = np.where(differs, pixels, CLEAR)[y:bottom, x:end].astype(np.uint8)
        height, width = part.shape
        self.number(b"fcTL", struct.pack(">IIIIHHBB", width, height, x, y, milliseconds, 1000, 0, 1))
        rows_of = np.concatenate([np.zeros((height, 1), np.uint8), part], axis=1)
        packed = zlib.compress(rows_of.tobytes(), 6)
        if self.last is None:
            self.written.append(chunk(b"IDAT", packed))
        else:
            self.number(b"fdAT", packed)
        self.last = pixels
        self.frames += 1

    def number(self, kind: bytes, body: bytes) -> None:
        self.written.append(chunk(kind, struct.pack(">I", self.numbers) + body))
        self.numbers += 1

    def png(self) -> bytes:
        assert self.last is not None
        height, width = self.last.shape
        header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        control = chunk(b"acTL", struct.pack(">II", self.frames, 0))
        return b"".join([SIGNATURE, header, control, self.palette.chunks(), *self.written, chunk(b"IEND", b"")])
