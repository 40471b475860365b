"""Pieces: cards and whatever else is in a box, each made once and shared by all positions that hold it."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # an installed package may bring a game that is not compiled
class Piece:
    """A thing of the box. Whoever copies a position shares it: pieces are compared by identity.

    index: its place among its like in the box
    key:   its short name, by which the wire and positions know it
    """

    def __init__(self, index: int, key: str) -> None:
        self.index: i64 = index
        self.key = key

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __copy__(self) -> Piece:
        return self

    def __deepcopy__(self, memo: object) -> Piece:
        return self


P = TypeVar("P", bound=Piece)


def keys(pieces: list[P]) -> list[str]:
    """How the wire and positions name these pieces."""
    return [piece.key for piece in pieces]


def keys_from_the_top(pile: list[P]) -> list[str]:
    """The same of a pile, whose top is told first."""
    return [piece.key for piece in reversed(pile)]
