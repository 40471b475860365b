"""What the store keeps for order in the house: whom people mute and block, reports, sanctions, and the audit log.

What a host of the server does is in `audit.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.core.names import look_alike
from durbar.server.acts import AnyAct
from durbar.server.store.audit import AuditLine, ErrandKind, note, perform
from durbar.server.store.schema import audit, blocks, errands, guests, matches, members, reports, sanctions, seats
from durbar.server.store.sql import Tables, Transaction
from durbar.server.wire import FORMER, Distance, encode

MOST_FORGOTTEN = 100  # matches at once
ADD_REPORT = """
    INSERT INTO reports (at, reporter, "match", entry, seat, accused, name, reason, lines)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
SanctionKind = Literal["warn", "silence", "ban"]


class Block(Struct, frozen=True):
    """Somebody whom the owner mutes or blocks, by the name they had then; since when, in milliseconds since 1970."""

    id: str
    owner: str
    other: str
    how: Distance
    name: str
    since: int


class Line(Struct, frozen=True):
    """Something said at a match, as the reporter saw it."""

    entry: int
    at: int
    who: str
    name: str
    text: str


class Report(Struct, frozen=True):
    """Somebody's chat, or name, that another found wrong.

    entry: of what was said, which is the last of the lines; else it is about the name at a seat
    lines: what was said before, as far as the reporter saw it
    """

    id: int
    at: int
    reporter: str
    match: str
    entry: int | None
    seat: int | None
    accused: str
    name: str
    reason: str
    lines: list[Line]
    settled: int | None = None


class Sanction(Struct, frozen=True):
    """What a host of the server has decided about a person or a range of addresses; `until` is None for good.

    ended: when it was lifted; of a warning, when it was read
    """

    id: int
    kind: SanctionKind
    target: str
    at: int
    until: int | None
    reason: str
    ended: int | None = None


class Errand(Struct, frozen=True):
    """What a running server has yet to do, about a match or a person."""

    id: int
    kind: ErrandKind
    target: str
    word: str


class ModerationStore:
    """Who keeps away from whom, and what hosts of the server did."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Blocks

    async def blocks(self, owner: str) -> list[Block]:
        query = sa.select(blocks).where(blocks.c.owner == owner).order_by(blocks.c.since.desc(), blocks.c.id)
        return [Block(*row) for row in await self.tables.rows(query)]

    async def apart(self, person: str, others: Collection[str]) -> set[str]:
        """Those of the others who have blocked this person, or whom this person has blocked."""
        by_me = sa.and_(blocks.c.owner == person, blocks.c.other.in_(others))
        by_them = sa.and_(blocks.c.other == person, blocks.c.owner.in_(others))
        query = sa.select(blocks.c.owner, blocks.c.other).where(blocks.c.how == "block", sa.or_(by_me, by_them))
        return {each for row in await self.tables.rows(query) for each in row} - {person}

    async def blocked_by(self, person: str, others: Collection[str]) -> bool:
        """Whether one of the others has blocked this person."""
        query = sa.select(blocks.c.id).where(blocks.c.other == person, blocks.c.owner.in_(others))
        return bool(await self.tables.rows(query.where(blocks.c.how == "block").limit(1)))

    async def muted(self, owner: str) -> frozenset[str]:
        """Those whose chat somebody does not want to see."""
        rows = await self.tables.rows(sa.select(blocks.c.other).where(blocks.c.owner == owner))
        return frozenset(row[0] for row in rows)

    async def keep_block(self, block: Block, most: int) -> bool:
        """Mute or block somebody, or change which of it; False if the owner has as many blocks as may be."""

        def work(connection: Transaction) -> bool:
            change = "UPDATE blocks SET how = ?, name = ? WHERE owner = ? AND other = ?"
            if connection.execute(change, (block.how, block.name, block.owner, block.other)).rowcount:
                return True
            count = "SELECT count(*) FROM blocks WHERE owner = ?"
            if connection.execute(count, (block.owner,)).fetchone()[0] >= most:
                return False
            values = (block.id, block.owner, block.other, block.how, block.name, block.since)
            connection.execute("INSERT INTO blocks VALUES (?, ?, ?, ?, ?, ?)", values)
            return True

        return await self.tables.change(work)

    async def drop_block(self, owner: str, id: str) -> bool:
        drop = "DELETE FROM blocks WHERE owner = ? AND id = ?"
        return await self.tables.change(lambda connection: connection.execute(drop, (owner, id)).rowcount > 0)

    # Reports

    async def add_report(self, report: Report, most: int) -> Literal["kept", "again", "enough"]:
        """Keep a report, unless its reporter made it before, or waits for the answer to so many others."""

        def work(connection: Transaction) -> Literal["kept", "again", "enough"]:
            same = """
                SELECT 1 FROM reports WHERE reporter = ? AND "match" = ?
                AND coalesce(entry, -1) = coalesce(?, -1) AND coalesce(seat, -1) = coalesce(?, -1)
            """
            about = (report.reporter, report.match, report.entry, report.seat)
            if connection.execute(same, about).fetchone():
                return "again"
            count = "SELECT count(*) FROM reports WHERE reporter = ? AND settled IS NULL"
            if connection.execute(count, (report.reporter,)).fetchone()[0] >= most:
                return "enough"
            said = (report.accused, report.name, report.reason, encode(report.lines))
            connection.execute(ADD_REPORT, (report.at, *about, *said))
            return "kept"

        return await self.tables.change(work)

    async def reports(self, settled: bool, most: int) -> list[Report]:
        """Those that wait, the oldest first; or those that are settled, the latest first."""
        kept = reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None)
        order = reports.c.settled.desc() if settled else reports.c.id
        rows = await self.tables.rows(sa.select(reports).where(kept).order_by(order).limit(most))
        return [read_report(row) for row in rows]

    async def reports_by(self, reporter: str) -> list[Report]:
        query = sa.select(reports).where(reports.c.reporter == reporter).order_by(reports.c.id)
        return [read_report(row) for row in await self.tables.rows(query)]

    async def accused_of(self, report: int) -> str | None:
        found = await self.tables.rows(sa.select(reports.c.accused).where(reports.c.id == report))
        return found[0][0] if found else None

    # People

    async def names(self, people: Collection[str]) -> dict[str, tuple[str, bool]]:
        """How these are called who gave a name, and whether they are members."""
        query = sa.select(guests.c.id, guests.c.name, members.c.looks.is_not(None))
        query = query.select_from(guests.outerjoin(members, members.c.id == guests.c.id))
        rows = await self.tables.rows(query.where(guests.c.id.in_(people)))
        return {id: (name, bool(member)) for id, name, member in rows}

    async def find_people(self, word: str, most: int) -> list[tuple[str, str, bool]]:
        """Id, name and whether a member, of those whose name has this word in it, or whose id begins with it."""
        query = sa.select(guests.c.id, guests.c.name, members.c.looks.is_not(None))
        query = query.select_from(guests.outerjoin(members, members.c.id == guests.c.id))
        fits = sa.or_(guests.c.name.icontains(word, autoescape=True), guests.c.id.startswith(word, autoescape=True))
        rows = await self.tables.rows(query.where(fits).order_by(guests.c.name, guests.c.id).limit(most))
        return [(id, name, bool(member)) for id, name, member in rows]

    async def member_called(self, name: str) -> str | None:
        found = await self.tables.rows(sa.select(members.c.id).where(members.c.looks == look_alike(name)))
        return found[0][0] if found else None

    # Sanctions

    async def in_force(self, now: int) -> list[Sanction]:
        """The sanctions that count now, and the warnings that were not read."""
        lasts = sa.or_(sanctions.c.until.is_(None), sanctions.c.until > now)
        query = sa.select(sanctions).where(sanctions.c.ended.is_(None), lasts).order_by(sanctions.c.id)
        return [Sanction(*row) for row in await self.tables.rows(query)]

    async def sanctions_of(self, person: str) -> list[Sanction]:
        query = sa.select(sanctions).where(sanctions.c.target == person).order_by(sanctions.c.id)
        return [Sanction(*row) for row in await self.tables.rows(query)]

    async def read_warning(self, person: str, id: int, now: int) -> bool:
        read = "UPDATE sanctions SET ended = ? WHERE id = ? AND target = ? AND kind = 'warn' AND ended IS NULL"
        return await self.tables.change(lambda connection: connection.execute(read, (now, id, person)).rowcount > 0)

    # Acts and the audit log

    async def perform(self, act: AnyAct, who: str, now: int) -> None:
        """Do what a host of the server wants, note it, and leave to the server what it has to do about it."""
        problem = await self.tables.change(lambda connection: perform(connection, act, who, now))
        if problem is not None:
            raise problem

    async def note(self, who: str, act: str, target: str, facts: dict[str, Any], now: int) -> None:
        await self.tables.change(lambda connection: note(connection, who, act, target, facts, now))

    async def last_act(self) -> int:
        """The number of the last line of the audit log."""
        return int((await self.tables.rows(sa.select(sa.func.coalesce(sa.func.max(audit.c.number), 0))))[0][0])

    async def audit(self) -> list[AuditLine]:
        return [AuditLine(*row) for row in await self.tables.rows(sa.select(audit).order_by(audit.c.number))]

    # Errands

    async def errands(self) -> list[Errand]:
        return [Errand(*row) for row in await self.tables.rows(sa.select(errands).order_by(errands.c.id))]

    async def drop_errand(self, id: int) -> None:
        await self.tables.change(lambda connection: connection.execute("DELETE FROM errands WHERE id = ?", (id,)))

    # How long it is kept

    async def abandoned(self, before: int, after: str) -> list[str]:
        """The next matches after this one that are not over, in which nothing happened since then and no member sits or
        hosts."""
        seated = sa.select(seats.c.match).join(members, members.c.id == seats.c.guest)
        query = sa.select(matches.c.id).where(
            matches.c.status.in_(("open", "running", "closed")),
            matches.c.id > after,
            matches.c.updated < before,
            matches.c.host.not_in(sa.select(members.c.id)),
            matches.c.id.not_in(seated),
        )
        return [row[0] for row in await self.tables.rows(query.order_by(matches.c.id).limit(MOST_FORGOTTEN))]

    async def forget_matches(self, ids: Collection[str]) -> None:
        """Delete these matches, and all that was kept of them."""

        def work(connection: Transaction) -> None:
            for id in ids:
                for table in ("entries", "seats", "set_aside", "results", "reviews"):
                    connection.execute(f'DELETE FROM {table} WHERE "match" = ?', (id,))
                connection.execute("DELETE FROM matches WHERE id = ?", (id,))

        await self.tables.change(work)

    async def forget_old(self, reports_before: int, sanctions_before: int) -> None:
        """Forget reports settled, and sanctions over, before then. What was done about them stays in the audit log."""

        def work(connection: Transaction) -> None:
            connection.execute("DELETE FROM reports WHERE settled < ?", (reports_before,))
            over = "DELETE FROM sanctions WHERE coalesce(ended, until) < ?1 OR coalesce(until, ended) < ?1"
            connection.execute(over, (sanctions_before,))

        await self.tables.change(work)


def read_report(row: Any) -> Report:
    lines: list[Line] = []
    with suppress(msgspec.DecodeError):
        lines = msgspec.json.decode(row.lines, type=list[Line])
    return Report(**{**row._mapping, "lines": lines})


def forget_person(connection: Transaction, person: str) -> None:
    """Forget a member's blocks, and their name in those of others and in reports."""
    connection.execute("DELETE FROM blocks WHERE owner = ?", (person,))
    connection.execute("UPDATE blocks SET name = ? WHERE other = ?", (FORMER, person))
    connection.execute("UPDATE reports SET name = ? WHERE accused = ?", (FORMER, person))
    for id, written in connection.execute("SELECT id, lines FROM reports").fetchall():
        with suppress(msgspec.DecodeError):
            lines = msgspec.json.decode(written, type=list[Line])
            after = [msgspec.structs.replace(each, name=FORMER) if each.who == person else each for each in lines]
            if after != lines:
                connection.execute("UPDATE reports SET lines = ? WHERE id = ?", (encode(after), id))
