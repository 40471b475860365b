"""Two games as small as can be, in which everybody can say what a review has to find.

*Lot*: seat 0 draws one of two cards; with the high one it wins, with the low one seat 1 does. Nothing is to be chosen.
*Doors*: seat 0 chooses one of three doors; behind two it wins at once, behind the third seat 1 does.
"""

from __future__ import annotations

from typing import ClassVar

from durbar.core.errors import IllegalMove
from durbar.core.game import View
from durbar.core.moves import Move
from durbar.core.simple import SimpleGame, SimpleState, SimpleTable
from durbar.core.state import NOBODY


class Table(SimpleTable):
    pile: list[str]
    shown: list[str]
    points: list[int]
    over: bool = False


class Seen(View, frozen=True):
    """What everybody sees: the points, and cards that were drawn."""

    points: list[int]
    shown: list[str]


class Tiny(SimpleState):
    table: Table

    def set_up(self) -> None:
        pile = ["high", "low"]
        self.rng.shuffle(pile)
        self.table = Table(pile, [], [0, 0])

    def actor(self) -> int:
        return NOBODY if self.table.over else 0

    def legal_moves(self, seat: int) -> list[Move]:
        return list(self.moves) if seat == self.actor() else []

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("tiny-1", "no", {})

    def do(self, seat: int, move: Move) -> None:
        if move.kind == "draw":
            self.table.shown.append(self.table.pile.pop())
            wins = self.table.shown[-1] == "high"
        else:
            wins = move.kind != "bad"
        self.table.points[0 if wins else 1] = 1
        self.table.over = True

    def scores(self) -> list[int]:
        return self.table.points[:]

    def hidden_from(self, seat: int) -> list[list[str]]:
        return [self.table.pile]

    def problem(self) -> str:
        return ""


class TinyGame(SimpleGame):
    states = Tiny
    tables = Table
    views = Seen
    editions = ("1",)
    seat_counts = range(2, 3)

    def seen_by(self, state: Tiny, seat: int) -> Seen:
        return Seen(state.table.points[:], state.table.shown[:])


class Lot(TinyGame):
    name: ClassVar[str] = "lot"

    def all_moves(self) -> list[Move]:
        return [Move("draw", {})]


class Doors(TinyGame):
    name: ClassVar[str] = "doors"

    def all_moves(self) -> list[Move]:
        return [Move("good", {}), Move("bad", {}), Move("better", {})]
