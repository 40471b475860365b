"""What the store keeps of reviews: one for each match that somebody wanted to look at again, as far as it has come.

A review can always be made again from the journal, so only so many are kept: the latest.
"""

from __future__ import annotations

import sqlalchemy as sa

from durbar.server.store.schema import reviews
from durbar.server.store.shared import ALIVE, NOTIFY, SharedStore
from durbar.server.store.sql import Tables, Transaction

MOST_KEPT = 5_000
# Whoever claims one is busy with no other that has come as far: what is theirs was interrupted.
WANTED = f"complete IS FALSE AND failed IS NOT TRUE AND coalesce(holder, '') NOT IN ({ALIVE} AND id <> ?1)"
FIRST, FURTHER = "length(body) = 0", "length(body) > 0"
FORGET = 'DELETE FROM reviews WHERE "match" IN (SELECT "match" FROM reviews ORDER BY at DESC LIMIT ? OFFSET ?)'
OURS = '"match" = ? AND holder = ? AND complete IS FALSE'
CLAIM = """
    UPDATE reviews SET holder = ?1 WHERE "match" IN (
        SELECT "match" FROM reviews WHERE {} AND {} ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING "match"
"""


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

        def work(connection: Transaction) -> None:
            connection.execute(put, (match, at, complete, body))
            connection.execute(FORGET, (self.most, self.most))

        await self.tables.change(work)

    async def forget(self, match: str) -> None:
        """Keep nothing of this match: it cannot be reviewed."""
        statement = 'DELETE FROM reviews WHERE "match" = ?'
        await self.tables.change(lambda connection: connection.execute(statement, (match,)).rowcount)

    async def unfinished(self) -> list[str]:
        """The matches whose review is wanted or was under way when the server stopped, the oldest first."""
        wanted = reviews.c.complete.is_(False), reviews.c.failed.is_not(True)
        query = sa.select(reviews.c.match).where(*wanted).order_by(reviews.c.at)
        return [row[0] for row in await self.tables.rows(query)]


class SharedReviewStore:
    """Which process makes which review. A process that dies loses its claim with its lease, and another begins anew."""

    def __init__(self, shared: SharedStore) -> None:
        self.shared = shared
        self.tables = shared.tables

    async def offer(self, match: str, at: int) -> None:
        """A review is wanted, or wanted again after it failed; what is there or being made stays."""
        put = 'INSERT INTO reviews ("match", at, complete, body) VALUES (?, ?, FALSE, ?) ON CONFLICT DO NOTHING'
        again = 'UPDATE reviews SET holder = NULL, failed = NULL WHERE "match" = ? AND failed IS TRUE'

        def work(connection: Transaction) -> None:
            connection.execute(put, (match, at, b""))
            connection.execute(again, (match,))
            connection.execute(FORGET, (MOST_KEPT, MOST_KEPT))
            connection.execute(NOTIFY, (f"{self.shared.process} review {match}",))

        await self.tables.change(work)

    async def claim(self, first: bool) -> str | None:
        """A review that nobody makes, and of which there is no `first` look yet, or one: it is ours now."""
        if not await self.tables.rows(sa.select(reviews.c.match).where(reviews.c.complete.is_(False)).limit(1)):
            return None
        claim = CLAIM.format(WANTED, FIRST if first else FURTHER)
        rows = await self.tables.change(lambda connection: connection.execute(claim, (self.shared.process,)).fetchall())
        return rows[0][0] if rows else None

    async def let_go(self, match: str) -> None:
        """It has had its first look from us; whoever has time refines it."""
        values = (match, self.shared.process)
        statement = f"UPDATE reviews SET holder = NULL WHERE {OURS}"
        await self.tables.change(lambda connection: connection.execute(statement, values).rowcount)

    async def fail(self, match: str) -> None:
        """It cannot be made by us, whose it is."""
        values = (match, self.shared.process)
        statement = f"UPDATE reviews SET failed = TRUE WHERE {OURS}"
        await self.tables.change(lambda connection: connection.execute(statement, values).rowcount)

    async def keep(self, match: str, at: int, body: bytes, complete: bool) -> None:
        """What was found so far, unless another process makes it meanwhile, or has."""
        values = (at, complete, body, match, self.shared.process)
        statement = f"UPDATE reviews SET at = ?, complete = ?, body = ? WHERE {OURS}"
        await self.tables.change(lambda connection: connection.execute(statement, values).rowcount)

    async def has_failed(self, match: str) -> bool:
        return bool(
            await self.tables.rows(sa.select(reviews.c.match).where(reviews.c.match == match, reviews.c.failed))
        )

    async def is_made(self, match: str) -> bool:
        """Whether a process is busy with it."""
        query = sa.select(reviews.c.match).where(reviews.c.match == match, sa.text(f"holder IN ({ALIVE})"))
        return bool(await self.tables.rows(query))
