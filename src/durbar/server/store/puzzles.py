"""What the store keeps of puzzles: who answered which, once, and what they had after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store.schema import puzzle_answers
from durbar.server.store.sql import Tables, Transaction

COLUMNS = "guest, puzzle, game, number, at, best, rating, spread, streak"
FIND = f"SELECT {COLUMNS} FROM puzzle_answers WHERE guest = ? AND puzzle = ?"
LAST = f"SELECT {COLUMNS} FROM puzzle_answers WHERE guest = ? AND game = ? ORDER BY number DESC LIMIT 1"
ADD = f"INSERT INTO puzzle_answers ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


class AnswerRow(Struct, frozen=True):
    """An answer and what its guest had after it, in the order of the columns.

    number: of the answer, among those of this guest in this game
    spread: how uncertain the rating is
    streak: how many answers in a row were best, this one included
    """

    guest: str
    puzzle: str
    game: str
    number: int
    at: int
    best: bool
    rating: float
    spread: float
    streak: int


class PuzzleStore:
    """The answers of members and guests."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of(self, guest: str, game: str | None = None) -> list[AnswerRow]:
        """What somebody answered, the oldest first."""
        query = sa.select(puzzle_answers).where(puzzle_answers.c.guest == guest)
        query = query if game is None else query.where(puzzle_answers.c.game == game)
        rows = await self.tables.rows(query.order_by(puzzle_answers.c.game, puzzle_answers.c.number))
        return [row_of(row) for row in rows]

    async def settle(self, guest: str, puzzle: str, game: str, after: Callable[[AnswerRow | None], AnswerRow]) -> bool:
        """Keep an answer, unless this puzzle was answered before; whether it counts.

        after: what there is to keep, by the answer before it
        """

        def work(connection: Transaction) -> bool:
            if connection.execute(FIND, (guest, puzzle)).fetchone() is not None:
                return False
            last = connection.execute(LAST, (guest, game)).fetchone()
            row = after(None if last is None else row_of(last))
            values = (row.number, row.at, row.best, row.rating, row.spread, row.streak)
            connection.execute(ADD, (row.guest, row.puzzle, row.game, *values))
            return True

        return await self.tables.change(work)


def row_of(row: Any) -> AnswerRow:
    guest, puzzle, game, number, at, best, rating, spread, streak = row
    return AnswerRow(guest, puzzle, game, number, at, bool(best), rating, spread, streak)
