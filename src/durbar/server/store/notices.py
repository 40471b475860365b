"""What the store keeps to tell people that it is their turn: how each wants to be told, and what they were told.

A notice is a row for a match, a person and a way to reach them. It says up to which entry they are told, or are to be
told and when. Who sends one claims it first, so that nobody else does; what was claimed and never told, as after a
crash, is due again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store.schema import devices, mailboxes, matches, members, notices, quiet_hours, seats, sessions
from durbar.server.store.sql import Tables, Transaction
from durbar.server.wire import Quiet, Summary

MAIL = "mail"  # the way of a notice that goes by e-mail; every other way is the id of a device
Kind = Literal["turn", "began", "invited", "call-off"]

# From those who can be reached since before it happened: whoever comes later has seen it on the page.
TELL = """
    INSERT INTO notices ("match", guest, way, kind, number, since, after, tries, told)
    SELECT ?1, guest, way, ?3, ?4, ?5, ?6, 0, FALSE FROM (
        SELECT guest, id AS way, since FROM devices WHERE session = '' OR session IN (SELECT id FROM sessions)
        UNION ALL SELECT guest, 'mail', since FROM mailboxes WHERE confirmed AND every > 0
    ) AS ways WHERE guest = ?2 AND since <= ?5
    ON CONFLICT ("match", guest, way) DO UPDATE
    SET kind = excluded.kind, number = excluded.number, since = excluded.since, after = excluded.after,
        tries = 0, told = FALSE
    WHERE excluded.number > notices.number
"""
CLAIM = """
    UPDATE notices SET tries = tries + 1, after = ?5
    WHERE "match" = ?1 AND guest = ?2 AND way = ?3 AND number = ?4 AND tries = ?6 AND NOT told
"""
TOLD = 'UPDATE notices SET told = TRUE WHERE "match" = ? AND guest = ? AND way = ? AND number = ?'


class Device(Struct, frozen=True):
    """A browser that shows notices, by its push service.

    session: by which a member asked for it there; empty for guests
    key:     the public key to which notices are encrypted, and `auth` the secret that goes into it
    """

    id: str
    guest: str
    session: str
    endpoint: str
    key: bytes
    auth: bytes
    name: str
    language: str
    since: int


class Mailbox(Struct, frozen=True):
    """The e-mail address of a member.

    looks:     the address as it is compared with others
    confirmed: whether who reads mail there said that it is theirs
    word:      the hash of what they are to say
    stop:      the word with which they want no more mail
    every:     hours between two mails that tell of turns; 0 is never
    mailed:    when the last of them was sent
    since:     when it was confirmed, or until then, when it was asked for
    """

    guest: str
    address: str
    looks: str
    confirmed: bool
    word: str
    stop: str
    every: int
    language: str
    mailed: int
    since: int


class News(Struct, frozen=True):
    """What somebody should be told about a match: the entry that brought it about, and when that was."""

    kind: Kind
    number: int
    at: int


class Notice(Struct, frozen=True):
    """Something to tell somebody in one way, not before `after`; `tries` is how often it was tried.

    match: what it is about; where that was a `call-off`, a tournament
    """

    match: str
    guest: str
    way: str
    kind: Kind
    number: int
    since: int
    after: int
    tries: int
    told: bool


class NoticeStore:
    """Who wants to be told what, and how far they are told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Devices

    async def devices(self, guest: str) -> list[Device]:
        query = sa.select(devices).where(devices.c.guest == guest, counts()).order_by(devices.c.since, devices.c.id)
        return [Device(*row) for row in await self.tables.rows(query)]

    async def device(self, id: str) -> Device | None:
        found = await self.tables.rows(sa.select(devices).where(devices.c.id == id, counts()))
        return Device(*found[0]) if found else None

    async def add_device(self, device: Device, most: int) -> bool:
        """Tell this device from now on, and for nobody else; False if the person has as many as may be."""

        def work(connection: Transaction) -> bool:
            others = "SELECT count(*) FROM devices WHERE guest = ? AND id <> ?"
            if connection.execute(others, (device.guest, device.id)).fetchone()[0] >= most:
                return False
            others = "DELETE FROM notices WHERE way = ? AND guest <> ?"  # who asked for them at this browser before
            connection.execute(others, (device.id, device.guest))
            values = msgspec.structs.astuple(device)
            connection.execute("DELETE FROM devices WHERE id = ?", (device.id,))
            connection.execute("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            return True

        return await self.tables.change(work)

    async def drop_device(self, guest: str, id: str) -> bool:
        def work(connection: Transaction) -> bool:
            gone = connection.execute("DELETE FROM devices WHERE guest = ? AND id = ?", (guest, id)).rowcount
            connection.execute("DELETE FROM notices WHERE guest = ? AND way = ?", (guest, id))
            return gone > 0

        return await self.tables.change(work)

    # Quiet hours

    async def quiet(self, guest: str) -> Quiet | None:
        columns = (quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.zone)
        found = await self.tables.rows(sa.select(*columns).where(quiet_hours.c.guest == guest))
        return Quiet(*found[0]) if found else None

    async def set_quiet(self, guest: str, quiet: Quiet | None) -> None:
        """What waited for the end of the hours that counted before goes by the new ones."""

        def work(connection: Transaction) -> None:
            connection.execute("DELETE FROM quiet_hours WHERE guest = ?", (guest,))
            if quiet is not None:
                values = (guest, quiet.begins, quiet.ends, quiet.zone)
                connection.execute("INSERT INTO quiet_hours (guest, begins, ends, zone) VALUES (?,?,?,?)", values)
            connection.execute("UPDATE notices SET after = since WHERE guest = ? AND NOT told AND tries = 0", (guest,))

        await self.tables.change(work)

    # E-mail

    async def mailbox(self, guest: str) -> Mailbox | None:
        found = await self.tables.rows(sa.select(mailboxes).where(mailboxes.c.guest == guest))
        return Mailbox(*found[0]) if found else None

    async def mailboxes_at(self, looks: str, most: int) -> list[Mailbox]:
        """The members who confirmed that this address is theirs."""
        still = sa.select(members.c.id).where(members.c.looks.is_not(None))
        where = (mailboxes.c.looks == looks, mailboxes.c.confirmed, mailboxes.c.guest.in_(still))
        query = sa.select(mailboxes).where(*where).order_by(mailboxes.c.since).limit(most)
        return [Mailbox(*row) for row in await self.tables.rows(query)]

    async def put_mailbox(self, mailbox: Mailbox) -> bool:
        """Keep a member's address; False if they left meanwhile."""

        def work(connection: Transaction) -> bool:
            member = "SELECT count(*) FROM members WHERE id = ? AND looks IS NOT NULL"
            if not connection.execute(member, (mailbox.guest,)).fetchone()[0]:
                return False
            values = msgspec.structs.astuple(mailbox)
            connection.execute("DELETE FROM mailboxes WHERE guest = ?", (mailbox.guest,))
            connection.execute("INSERT INTO mailboxes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            if not mailbox.every:
                connection.execute("DELETE FROM notices WHERE guest = ? AND way = ?", (mailbox.guest, MAIL))
            return True

        return await self.tables.change(work)

    async def confirm(self, hash: str, at: int, since: int) -> bool:
        """An address that was asked for since then is its owner's: they had the word; False if there is no such."""

        def work(connection: Transaction) -> bool:
            statement = "UPDATE mailboxes SET confirmed = TRUE, word = '', since = ? WHERE word = ? AND since >= ?"
            return connection.execute(statement, (at, hash, since)).rowcount > 0

        return bool(hash) and await self.tables.change(work)

    async def stop_mail(self, stop: str) -> bool:
        """No more mail about turns for who has this word; False if there is no such."""

        def work(connection: Transaction) -> bool:
            statement = "UPDATE mailboxes SET every = 0 WHERE stop = ? RETURNING guest"
            found = connection.execute(statement, (stop,)).fetchall()
            connection.executemany("DELETE FROM notices WHERE guest = ? AND way = 'mail'", found)
            return bool(found)

        return await self.tables.change(work)

    async def drop_mailbox(self, guest: str) -> None:
        def work(connection: Transaction) -> None:
            connection.execute("DELETE FROM mailboxes WHERE guest = ?", (guest,))
            connection.execute("DELETE FROM notices WHERE guest = ? AND way = ?", (guest, MAIL))

        await self.tables.change(work)

    # What is to be told

    async def tell(self, match: str, number: int, news: Mapping[str, News], patience: int) -> bool:
        """What people should be told about a match as it was after this entry; nobody else's turn is to be told.

        Whether there is anything new to tell.
        """

        def work(connection: Transaction) -> bool:
            found = 0
            for guest, each in news.items():
                values = (match, guest, each.kind, each.number, each.at, each.at + patience)
                found += connection.execute(TELL, values).rowcount
            waiting = [guest for guest, each in news.items() if each.kind == "turn"]
            others = f" AND guest NOT IN ({', '.join('?' * len(waiting))})" if waiting else ""
            past = 'UPDATE notices SET told = TRUE WHERE "match" = ? AND kind = ? AND number <= ? AND NOT told'
            connection.execute(past + others, (match, "turn", number, *waiting))
            return found > 0

        return await self.tables.change(work)

    async def forget_match(self, match: str) -> None:
        """Nothing is to be told about a match any more."""
        await self.changed('DELETE FROM notices WHERE "match" = ?', match)

    async def due(self, now: int, by_mail: bool, most: int) -> list[Notice]:
        """What is to be told by now, the oldest first."""
        wanted = notices.c.way == MAIL if by_mail else notices.c.way != MAIL
        query = sa.select(notices).where(wanted, sa.not_(notices.c.told), notices.c.after <= now)
        return [Notice(*row) for row in await self.tables.rows(query.order_by(notices.c.after).limit(most))]

    async def next_due(self, by_mail: bool) -> int | None:
        """When something is to be told next."""
        wanted = notices.c.way == MAIL if by_mail else notices.c.way != MAIL
        found = await self.tables.rows(sa.select(sa.func.min(notices.c.after)).where(wanted, sa.not_(notices.c.told)))
        return found[0][0] if found else None

    async def claim(self, notice: Notice, until: int) -> bool:
        """It is ours to tell; if it is not told until then, it is due again. False if it is not to be told any more."""
        key = (notice.match, notice.guest, notice.way, notice.number, until, notice.tries)
        return await self.changed(CLAIM, *key)

    async def put_off(self, notice: Notice, until: int) -> None:
        statement = 'UPDATE notices SET after = ? WHERE "match" = ? AND guest = ? AND way = ? AND number = ?'
        await self.changed(statement, until, notice.match, notice.guest, notice.way, notice.number)

    async def reconsider(self, guest: str) -> None:
        """What was put off for somebody is due again, to be told or put off anew."""
        await self.changed("UPDATE notices SET after = since WHERE guest = ? AND NOT told AND tries = 0", guest)

    async def told(self, notice: Notice) -> None:
        await self.changed(TOLD, notice.match, notice.guest, notice.way, notice.number)

    async def mailed(self, told: Sequence[Notice], at: int) -> None:
        """A mail told somebody all of this."""

        def work(connection: Transaction) -> None:
            connection.execute("UPDATE mailboxes SET mailed = ? WHERE guest = ?", (at, told[0].guest))
            connection.executemany(TOLD, [(each.match, each.guest, each.way, each.number) for each in told])

        await self.tables.change(work)

    async def summary(self, match: str) -> Summary | None:
        """A match as the catalogue knows it, if that can be read."""
        for row in await self.tables.rows(sa.select(matches.c.summary).where(matches.c.id == match)):
            with suppress(msgspec.DecodeError):
                return msgspec.json.decode(row[0], type=Summary)
        return None

    async def seats_at(self, match: str, guest: str) -> list[int]:
        query = sa.select(seats.c.seat).where(seats.c.match == match, seats.c.guest == guest)
        return [row[0] for row in await self.tables.rows(query)]

    # Forgetting

    async def purge(self, unconfirmed: int, forgotten: int) -> None:
        """Forget addresses that nobody confirmed since then, devices whose session ended, and what needs no telling."""

        def work(connection: Transaction) -> None:
            connection.execute("DELETE FROM mailboxes WHERE NOT confirmed AND since < ?", (unconfirmed,))
            gone = "DELETE FROM devices WHERE session <> '' AND session NOT IN (SELECT id FROM sessions)"
            connection.execute(gone)
            connection.execute("DELETE FROM notices WHERE way <> 'mail' AND way NOT IN (SELECT id FROM devices)")
            over = "SELECT 1 FROM matches WHERE id = notices.\"match\" AND status = 'over'"
            connection.execute(f"DELETE FROM notices WHERE since < ? OR EXISTS ({over})", (forgotten,))

        await self.tables.change(work)

    async def changed(self, statement: str, *values: str | int) -> bool:
        return await self.tables.change(lambda connection: connection.execute(statement, values).rowcount > 0)


def counts() -> sa.ColumnElement[bool]:
    """Whether a device may still show what concerns its person: nobody signed out there."""
    return sa.or_(devices.c.session == "", devices.c.session.in_(sa.select(sessions.c.id)))


def invite(connection: Transaction, match: str, guests: Sequence[str], host: str, number: int, at: int) -> None:
    """Tell those who were given a seat at a new match by its host."""
    for guest in {*guests} - {"", host}:
        connection.execute(TELL, (match, guest, "invited", number, at, at))
