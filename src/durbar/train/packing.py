"""Many observations as flat arrays: first how many features each has, then all features, and so on.

So nothing is wasted on observations that are shorter than others. Compiled code for a processor or an accelerator wants
arrays of one size: `padded` fills them up, with one observation and one move more to which the filling belongs.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from durbar.train.lockstep import MOST_SEATS

TARGETS = MOST_SEATS + 1
PerRow = tuple[float, float, float]  # features, moves and traits of one observation
Array = Any  # of numpy before, of JAX behind the door to the accelerator


class Bags(NamedTuple):
    """Observations: for each how many features and moves it has, for each move how many traits."""

    feature_counts: Array
    features: Array
    move_counts: Array
    trait_counts: Array
    traits: Array


class Lessons(NamedTuple):
    """Finished decisions: what was seen and chosen, how likely that was, what became of it, and for each move how often
    a search would play it, if one was asked.
    """

    bags: Bags
    chosen: Array
    log_chances: Array
    advantages: Array
    targets: Array
    wanted: Array


class Size(NamedTuple):
    """Room for so many observations, features, moves and traits."""

    rows: int
    features: int
    moves: int
    traits: int


def read_bags(parts: tuple[bytes, ...]) -> Bags:
    """The observations that `lockstep` packed."""
    kinds = (np.uint16, np.uint16, np.uint16, np.uint8, np.uint16)
    return Bags(*(np.frombuffer(part, kind) for part, kind in zip(parts, kinds, strict=False)))


def read_lessons(parts: tuple[bytes, ...]) -> Lessons:
    """The finished decisions that `lockstep` packed."""
    bags = read_bags(parts[:5])
    chosen, chances, advantages, targets, wanted = parts[5:]
    return Lessons(
        bags,
        np.frombuffer(chosen, np.uint16),
        np.frombuffer(chances, np.float32),
        np.frombuffer(advantages, np.float32),
        np.frombuffer(targets, np.float32).reshape(-1, TARGETS),
        np.frombuffer(wanted, np.float32),
    )


def joined_bags(many: list[Bags]) -> Bags:
    return Bags(*(np.concatenate(parts) for parts in zip(*many, strict=True)))


def joined_lessons(many: list[Lessons]) -> Lessons:
    bags = joined_bags([lessons.bags for lessons in many])
    rest = (np.concatenate(parts) for parts in zip(*(lessons[1:] for lessons in many), strict=True))
    return Lessons(bags, *rest)


def size_of(bags: Bags) -> Size:
    return Size(len(bags.feature_counts), len(bags.features), len(bags.trait_counts), len(bags.traits))


def fits(bags: Bags, size: Size) -> bool:
    return all(is_there <= room for is_there, room in zip(size_of(bags), size, strict=True))


def per_row(bags: Bags, spare: float) -> PerRow:
    """How much room one of these observations needs on average, and some to spare."""
    rows, *rest = size_of(bags)
    features, moves, traits = (spare * number / rows for number in rest)
    return features, moves, traits


def room_of(rows: int, usual: PerRow) -> Size:
    """Room for so many usual observations."""
    features, moves, traits = (int(rows * number) + 1 for number in usual)
    return Size(rows, features, moves, traits)


def room_for(bags: Bags, rows: int, usual: PerRow) -> Size:
    """Room for these observations: so many usual ones, or twice as many, or four times …"""
    while not fits(bags, room := room_of(rows, usual)):
        rows *= 2
    return room


def padded(bags: Bags, size: Size) -> Bags:
    """The same observations in arrays of this size, and one more observation, with one more move, that is filling."""
    _rows, features, moves, traits = size_of(bags)
    return Bags(
        counted(bags.feature_counts, size.rows, size.features - features),
        filled(bags.features, size.features),
        counted(bags.move_counts, size.rows, size.moves - moves + 1),
        counted(bags.trait_counts, size.moves, size.traits - traits),
        filled(bags.traits, size.traits),
    )


def counted(counts: Array, room: int, rest: int) -> Array:
    """Counts for so many and one more, to which the rest belongs."""
    longer = np.zeros(room + 1, np.int32)
    longer[: len(counts)] = counts
    longer[room] = rest
    return longer


def filled(numbers: Array, room: int) -> Array:
    longer = np.zeros(room, numbers.dtype)
    longer[: len(numbers)] = numbers
    return longer


def padded_lessons(lessons: Lessons, size: Size) -> Lessons:
    bags = padded(lessons.bags, size)
    rows = size.rows + 1

    def longer(array: Any) -> Any:
        full = np.zeros((rows, *array.shape[1:]), np.int32 if array.dtype == np.uint16 else array.dtype)
        full[: len(array)] = array
        return full

    chosen, chances, advantages, targets = (longer(array) for array in lessons[1:-1])
    return Lessons(bags, chosen, chances, advantages, targets, filled(lessons.wanted, size.moves + 1))
