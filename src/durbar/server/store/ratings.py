"""What the store keeps about ratings: for every rated match and member, what they had after it.

All of it follows from the journals (`durbar ratings rebuild`); a match is counted in the transaction that keeps its
entry `rated`, so that it is counted once or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store.schema import guests, members, ratings, seats
from durbar.server.store.sql import Tables, Transaction

CAUTION = 2  # standard deviations below which the skill hardly is: by that a ladder is sorted

Before = dict[int, tuple[float, float] | None]  # of each seat: mu and sigma


class RatingRow(Struct, frozen=True):
    """What a member had after a match, in the order of the columns.

    number: of the match, in the order in which rated matches were settled
    """

    match: str
    member: str
    ladder: str
    number: int
    at: int
    place: int
    mu: float
    sigma: float
    played: int


class RatingStore:
    """How members fare on each ladder."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def last_number(self) -> int:
        """That of the match that was settled last; 0 before the first."""
        return int((await self.tables.rows(sa.select(sa.func.coalesce(sa.func.max(ratings.c.number), 0))))[0][0])

    async def latest(self, ladder: str, who: Sequence[str]) -> dict[str, RatingRow]:
        """What these members have now; who has not played is left out."""
        query = sa.select(ratings).where(ratings.c.ladder == ladder, ratings.c.latest, ratings.c.member.in_(who))
        return {row.member: row_of(row) for row in await self.tables.rows(query)}

    async def curve(self, member: str) -> list[RatingRow]:
        """What a member ever had, the oldest first."""
        query = sa.select(ratings).where(ratings.c.member == member).order_by(ratings.c.ladder, ratings.c.number)
        return [row_of(row) for row in await self.tables.rows(query)]

    async def before(self, member: str, ladders: Sequence[str], most: int) -> dict[str, Before]:
        """What everybody had before the latest rated matches of a member; nothing where it was their first."""
        mine = sa.select(ratings.c.match).where(ratings.c.member == member, ratings.c.ladder.in_(ladders))
        mine = mine.order_by(ratings.c.number.desc()).limit(most)
        earlier = ratings.alias()
        same = earlier.c.member == ratings.c.member, earlier.c.ladder == ratings.c.ladder

        def had(column: sa.Column[float]) -> sa.ScalarSelect[float]:
            last = sa.select(column).where(*same, earlier.c.number < ratings.c.number)
            return last.order_by(earlier.c.number.desc()).limit(1).scalar_subquery()

        query = sa.select(ratings.c.match, seats.c.seat, had(earlier.c.mu), had(earlier.c.sigma))
        query = query.join(seats, sa.and_(seats.c.match == ratings.c.match, seats.c.guest == ratings.c.member))
        found: dict[str, Before] = {}
        for match, seat, mu, sigma in await self.tables.rows(query.where(ratings.c.match.in_(mine))):
            found.setdefault(match, {})[seat] = None if mu is None else (mu, sigma)
        return found

    async def all(self) -> list[RatingRow]:
        query = sa.select(ratings).order_by(ratings.c.number, ratings.c.member)
        return [row_of(row) for row in await self.tables.rows(query)]

    async def best(self, ladder: str, most: int) -> list[tuple[str, RatingRow]]:
        """The best of a ladder, with their names; who left the house is not named any more."""
        query = sa.select(ratings, guests.c.name).join(guests, guests.c.id == ratings.c.member)
        query = query.join(members, members.c.id == ratings.c.member).where(members.c.looks.is_not(None))
        query = query.where(ratings.c.ladder == ladder, ratings.c.latest)
        surely = ratings.c.mu - CAUTION * ratings.c.sigma
        query = query.order_by(surely.desc(), ratings.c.number).limit(most)
        return [(row.name, row_of(row)) for row in await self.tables.rows(query)]

    async def replace(self, rows: Sequence[RatingRow]) -> None:
        """These count, and no others."""

        def work(connection: Transaction) -> None:
            connection.execute("DELETE FROM ratings")
            add_ratings(connection, rows)

        await self.tables.change(work)


def row_of(row: sa.Row[tuple[object, ...]]) -> RatingRow:
    return RatingRow(*row[: len(RatingRow.__struct_fields__)])  # type: ignore[arg-type]


def add_ratings(connection: Transaction, rows: Sequence[RatingRow]) -> None:
    """Count a match. Whoever tries to count it again is refused by the database."""
    for row in rows:
        older = "UPDATE ratings SET latest = FALSE WHERE member = ? AND ladder = ? AND latest"
        connection.execute(older, (row.member, row.ladder))
        add = 'INSERT INTO ratings ("match", member, ladder, number, at, place, mu, sigma, played, latest)'
        values = (row.match, row.member, row.ladder, row.number, row.at, row.place, row.mu, row.sigma, row.played)
        connection.execute(f"{add} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, TRUE)", values)
