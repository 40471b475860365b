"""The cards of Gangs of Kyoto, each face made once and shared by all copies, and the box they come in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from durbar.core.pieces import Piece

SMALLEST_TABLE: Final = 2
LARGEST_TABLE: Final = 5
LARGEST_VALUE: Final = 5  # hours that a card can take; rulebook
HOURS_BITS: Final = 8  # enough to count all cards


class Card(Piece):
    """One face. Copies of a face are the same object: nobody can tell them apart at the table either.

    key:   its short name: ``e`` and the time value, then ``b1``, ``b2`` or ``d`` for its symbol; or ``gift1``,
           ``gift2``, ``back``, ``late``, ``refuse``
    index: its place among the faces of the box
    hours: a one in the place where cards that last so long are counted; see `odds`
    """

    def __init__(self, index: int, key: str, value: int, bells: int) -> None:
        super().__init__(index, key)
        self.value: i64 = value
        self.bells: i64 = bells
        self.is_exploration = key.startswith("e")
        self.hours: i64 = 1 << HOURS_BITS * value if self.is_exploration else 0
        self.draws_one_more = self.is_exploration and key.endswith("d")
        self.is_gift = key.startswith("gift")
        self.is_step_back = key == "back"
        self.is_late_pass = key == "late"
        self.is_refusal = key == "refuse"


class Box:
    """What is in the box: the deck in printed order, and the three numbers of the rules.

    contents: the components file it was made from, as plain data
    """

    def __init__(self, faces: list[Card], counts: list[int], contents: dict[str, Any]) -> None:
        self.faces = faces
        self.deck = [face for face, count in zip(faces, counts, strict=True) for _ in range(count)]
        self.by_key = {face.key: face for face in faces}
        self.limit: i64 = contents["game"]["limit"]
        self.raised_limit: i64 = contents["game"]["raised_limit"]
        self.bells_to_win: i64 = contents["game"]["bells_to_win"]
        self.contents = contents
