"""What the store keeps about opponents: which request led to which table, who follows whom, who is invited where."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store.schema import follows, guests, invitations, matches, members, pairings, seats
from durbar.server.store.sql import Tables, Transaction, Work

DAY = 24 * 3_600_000  # milliseconds after which nobody asks again with the same request


class Invited(Struct, frozen=True):
    """An invitation: to which match, by whom."""

    match: str
    by: str


class OpponentStore:
    """Who meets whom."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def paired(self, guest: str, request: str) -> str | None:
        """The match at which somebody was seated for a request."""
        query = sa.select(pairings.c.match).where(pairings.c.guest == guest, pairings.c.request == request)
        found = await self.tables.rows(query)
        return found[0][0] if found else None

    # Following

    async def follow(self, guest: str, followed: str, since: int, most: int) -> bool:
        """Follow somebody; False if one follows as many as may be."""

        def work(connection: Transaction) -> bool:
            count = "SELECT count(*) FROM follows WHERE guest = ? AND followed <> ?"
            if connection.execute(count, (guest, followed)).fetchone()[0] >= most:
                return False
            add = "INSERT INTO follows (guest, followed, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            connection.execute(add, (guest, followed, since))
            return True

        return await self.tables.change(work)

    async def unfollow(self, guest: str, followed: str) -> None:
        await self.change("DELETE FROM follows WHERE guest = ? AND followed = ?", guest, followed)

    async def following(self, guest: str) -> list[str]:
        """The members whom somebody follows, by name."""
        query = sa.select(follows.c.followed).join(guests, guests.c.id == follows.c.followed)
        query = query.join(members, members.c.id == follows.c.followed).where(members.c.looks.is_not(None))
        query = query.where(follows.c.guest == guest).order_by(sa.func.lower(guests.c.name))
        return [row[0] for row in await self.tables.rows(query)]

    async def played_with(self, guest: str, most: int) -> list[str]:
        """The members with whom somebody sat at a table, the latest first."""
        mine, others = seats.alias(), seats.alias()
        query = sa.select(others.c.guest).join(mine, mine.c.match == others.c.match)
        query = query.join(matches, matches.c.id == mine.c.match)
        query = query.join(members, members.c.id == others.c.guest).where(members.c.looks.is_not(None))
        query = query.where(mine.c.guest == guest, others.c.guest != guest).group_by(others.c.guest)
        return [
            row[0] for row in await self.tables.rows(query.order_by(sa.func.max(matches.c.updated).desc()).limit(most))
        ]

    # Inviting

    async def invite(self, match: str, guest: str, by: str, at: int, most: int) -> bool:
        """Invite somebody to a match; False if as many are invited there as may be."""

        def work(connection: Transaction) -> bool:
            count = 'SELECT count(*) FROM invitations WHERE "match" = ? AND guest <> ?'
            if connection.execute(count, (match, guest)).fetchone()[0] >= most:
                return False
            add = 'INSERT INTO invitations ("match", guest, by, at) VALUES (?, ?, ?, ?) '
            add += 'ON CONFLICT ("match", guest) DO UPDATE SET by = excluded.by, at = excluded.at'
            connection.execute(add, (match, guest, by, at))
            return True

        return await self.tables.change(work)

    async def withdraw(self, match: str, guest: str) -> None:
        await self.change('DELETE FROM invitations WHERE "match" = ? AND guest = ?', match, guest)

    async def invitations(self, guest: str, since: int, most: int) -> list[Invited]:
        """The invitations of somebody since then, the latest first."""
        query = sa.select(invitations.c.match, invitations.c.by)
        query = query.where(invitations.c.guest == guest, invitations.c.at >= since)
        return [Invited(*row) for row in await self.tables.rows(query.order_by(invitations.c.at.desc()).limit(most))]

    async def change(self, statement: str, *values: str | int) -> None:
        await self.tables.change(lambda connection: connection.execute(statement, values).rowcount)


def pair(requests: Sequence[tuple[str, str]], match: str, at: int) -> Work:
    """Note, beside a new match, for which guests' requests it is. One that was seated before lets all of it fail."""

    def work(connection: Transaction) -> None:
        connection.execute("DELETE FROM pairings WHERE at < ?", (at - DAY,))
        add = 'INSERT INTO pairings (guest, request, "match", at) VALUES (?, ?, ?, ?)'
        connection.executemany(add, [(guest, request, match, at) for guest, request in requests])

    return work
