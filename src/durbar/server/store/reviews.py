"""What the store keeps of reviews: one for each match that somebody wanted to look at again, as far as it has come.

A review can always be made again from the journal, so only so many are kept: the latest.
"""

from __future__ import annotations

import sqlalchemy as sa

from durbar.server.store.schema import reviews
from durbar.server.store.sql import Tables, Transaction

MOST_KEPT = 5_000


class ReviewStore:
    """Reviews as they were written; empty ones are asked for and not begun."""

    def __init__(self, tables: Tables, most: int = MOST_KEPT) -> None:
        self.tables = tables
        self.most = most

    async def find(self, match: str) -> tuple[bytes, bool] | None:
        """What is kept of a match, and whether it is complete."""
        query = sa.select(reviews.c.body, reviews.c.complete).where(reviews.c.match == match)
        rows = await self.tables.rows(query)
        return (bytes(rows[0][0]), bool(rows[0][1])) if rows else None

    async def keep(self, match: str, at: int, body: bytes, complete: bool) -> None:
        """In place of what was kept before; beyond so many the oldest are forgotten."""
        put = 'INSERT INTO reviews ("match", at, complete, body) VALUES (?, ?, ?, ?) '
        put += (
            'ON CONFLICT ("match") DO UPDATE SET at = excluded.at, complete = excluded.complete, body = excluded.body'
        )
        forget = 'DELETE FROM reviews WHERE "match" IN (SELECT "match" FROM reviews ORDER BY at DESC LIMIT ? OFFSET ?)'

        def work(connection: Transaction) -> None:
            connection.execute(put, (match, at, complete, body))
            connection.execute(forget, (self.most, self.most))

        await self.tables.change(work)

    async def forget(self, match: str) -> None:
        """Keep nothing of this match: it cannot be reviewed."""
        statement = 'DELETE FROM reviews WHERE "match" = ?'
        await self.tables.change(lambda connection: connection.execute(statement, (match,)).rowcount)

    async def unfinished(self) -> list[str]:
        """The matches whose review was under way when the server stopped, the oldest first."""
        query = sa.select(reviews.c.match).where(reviews.c.complete.is_(False)).order_by(reviews.c.at)
        return [row[0] for row in await self.tables.rows(query)]
