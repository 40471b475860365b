"""What the store keeps about members: what lets them in, and how their matches ended.

Changes are made on the connection of the writing thread, each in one transaction; whether one came true is its answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.server.journal import decode_body, encode_body, renamed
from durbar.server.store.audit import add_errand
from durbar.server.store.moderation import forget_person
from durbar.server.store.schema import codes, entries, guests, holidays, members, passkeys, results, seats, sessions
from durbar.server.store.sql import KEEP_NAME, Tables, Transaction
from durbar.server.wire import FORMER, Summary, Tally, encode

Holiday = tuple[int, int]  # when it begins and ends, in milliseconds since 1970
Standing = Literal["guest", "member", "former"]


class Passkey(Struct, frozen=True):
    """A key that lets a member in.

    credential: what the authenticator calls it
    uses:       how often it was used, as far as its authenticator counts
    added:      when, in milliseconds since 1970; `used` is when it was last
    """

    id: str
    member: str
    credential: bytes
    public_key: bytes
    uses: int
    name: str
    added: int
    used: int


class Session(Struct, frozen=True):
    """A device that is signed in."""

    id: str
    member: str
    since: int


class MemberStore:
    """Who is a member, and by what we know them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Who is who

    async def standing(self, guest: str) -> tuple[str | None, Standing]:
        """How somebody is called, and what they are to us."""
        named = (await self.tables.rows(sa.select(guests.c.name).where(guests.c.id == guest)))[:1]
        found = await self.tables.rows(sa.select(members.c.looks).where(members.c.id == guest))
        standing: Standing = "guest" if not found else "former" if found[0][0] is None else "member"
        return named[0][0] if named else None, standing

    async def is_taken(self, looks: str, by_other_than: str) -> bool:
        query = sa.select(members.c.id).where(members.c.looks == looks, members.c.id != by_other_than)
        return bool(await self.tables.rows(query))

    async def called(self, looks: str) -> str | None:
        """The member whose name looks like this."""
        found = await self.tables.rows(sa.select(members.c.id).where(members.c.looks == looks))
        return found[0][0] if found else None

    async def handle(self, member: str) -> bytes | None:
        """The random bytes by which authenticators know a member."""
        found = await self.tables.rows(sa.select(members.c.handle).where(members.c.id == member))
        return found[0][0] if found else None

    async def since(self, member: str) -> int | None:
        found = await self.tables.rows(sa.select(members.c.since).where(members.c.id == member))
        return found[0][0] if found else None

    async def join(self, name: str, looks: str, handle: bytes, key: Passkey, session: str, hashes: list[str]) -> bool:
        """A guest is a member from now on; False if somebody else has the name, or they are one already."""

        def work(connection: Transaction) -> bool:
            new = (key.member, looks, handle, key.added)
            add = "INSERT INTO members (id, looks, handle, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            added = connection.execute(add, new)
            if not added.rowcount:
                return False
            before = connection.execute("SELECT name FROM guests WHERE id = ?", (key.member,)).fetchone()
            add_errand(connection, "join", key.member, before[0] if before else "")
            connection.execute(KEEP_NAME, (key.member, name))
            add_passkey(connection, key)
            add_session(connection, session, key.member, key.added)
            put_codes(connection, key.member, hashes)
            connection.execute("UPDATE devices SET session = ? WHERE guest = ?", (session, key.member))
            return True

        return await self.tables.change(work)

    async def rename(self, member: str, name: str, looks: str) -> bool:
        """Call a member by another name; False if somebody else has it."""

        def work(connection: Transaction) -> bool:
            free = "NOT EXISTS (SELECT 1 FROM members WHERE looks = ?1 AND id <> ?2)"
            change = f"UPDATE members SET looks = ?1 WHERE id = ?2 AND {free}"
            changed = connection.execute(change, (looks, member))
            if changed.rowcount:
                connection.execute(KEEP_NAME, (member, name))
            return bool(changed.rowcount)

        return await self.tables.change(work)

    # What lets them in

    async def passkeys(self, member: str) -> list[Passkey]:
        query = sa.select(passkeys).where(passkeys.c.member == member).order_by(passkeys.c.added, passkeys.c.id)
        return [Passkey(*row) for row in await self.tables.rows(query)]

    async def passkey(self, credential: bytes) -> Passkey | None:
        found = await self.tables.rows(sa.select(passkeys).where(passkeys.c.credential == credential))
        return Passkey(*found[0]) if found else None

    async def add_passkey(self, key: Passkey, most: int) -> bool:
        """Another passkey of a member; False if they have as many as may be, or left meanwhile."""

        def work(connection: Transaction) -> bool:
            count = "SELECT count(*) FROM passkeys WHERE member = ?"
            if not 0 < connection.execute(count, (key.member,)).fetchone()[0] < most:
                return False
            return add_passkey(connection, key)

        return await self.tables.change(work)

    async def rename_passkey(self, member: str, id: str, name: str) -> bool:
        return await self.changed("UPDATE passkeys SET name = ? WHERE member = ? AND id = ?", name, member, id)

    async def drop_passkey(self, member: str, id: str) -> bool:
        """Revoke a passkey, unless it is the last."""
        statement = """
            DELETE FROM passkeys WHERE member = ?1 AND id = ?2
            AND (SELECT count(*) FROM passkeys WHERE member = ?1) > 1
        """
        return await self.changed(statement, member, id)

    async def sign_in(self, session: str, key: Passkey, uses: int, at: int, most: int) -> bool:
        """A session for who has this passkey; False if it was revoked or used meanwhile."""

        def work(connection: Transaction) -> bool:
            statement = "UPDATE passkeys SET uses = ?, used = ? WHERE id = ? AND uses = ?"
            if not connection.execute(statement, (uses, at, key.id, key.uses)).rowcount:
                return False
            begin_session(connection, session, key.member, at, most)
            return True

        return await self.tables.change(work)

    async def spend_code(self, hash: str, session: str, at: int, most: int) -> str | None:
        """A session for who has this recovery code, which is spent; the member, or None if there is no such code."""

        def work(connection: Transaction) -> str | None:
            found = connection.execute("DELETE FROM codes WHERE hash = ? RETURNING member", (hash,)).fetchall()
            if not found:
                return None
            begin_session(connection, session, found[0][0], at, most)
            return str(found[0][0])

        return await self.tables.change(work)

    async def begin_session(self, session: str, member: str, at: int, most: int) -> bool:
        """A session for a member; False if they left meanwhile."""

        def work(connection: Transaction) -> bool:
            query = "SELECT count(*) FROM members WHERE id = ? AND looks IS NOT NULL"
            if not connection.execute(query, (member,)).fetchone()[0]:
                return False
            begin_session(connection, session, member, at, most)
            return True

        return await self.tables.change(work)

    async def codes(self, member: str) -> int:
        """How many recovery codes a member has left."""
        return int((await self.tables.rows(sa.select(sa.func.count()).where(codes.c.member == member)))[0][0])

    async def put_codes(self, member: str, hashes: list[str]) -> None:
        """These recovery codes count, and no others."""
        await self.tables.change(lambda connection: put_codes(connection, member, hashes))

    async def session(self, id: str) -> str | None:
        """Whose session this is."""
        found = await self.tables.rows(sa.select(sessions.c.member).where(sessions.c.id == id))
        return found[0][0] if found else None

    async def sessions(self, member: str) -> list[Session]:
        query = sa.select(sessions).where(sessions.c.member == member).order_by(sessions.c.since, sessions.c.id)
        return [Session(*row) for row in await self.tables.rows(query)]

    async def end_session(self, id: str) -> None:
        await self.changed("DELETE FROM sessions WHERE id = ?", id)

    async def end_sessions(self, member: str) -> None:
        await self.changed("DELETE FROM sessions WHERE member = ?", member)

    # What they did

    async def tallies(self, guest: str) -> list[Tally]:
        """How many matches somebody has played and won, by game and mode."""
        won = sa.func.sum(sa.case((results.c.place == 1, 1), else_=0))
        query = sa.select(results.c.game, results.c.mode, sa.func.count(), won)
        query = query.where(results.c.guest == guest, results.c.mode != "lesson")
        query = query.group_by(results.c.game, results.c.mode).order_by(results.c.game, results.c.mode)
        return [Tally(*row) for row in await self.tables.rows(query)]

    async def seats(self, guest: str) -> dict[str, list[int]]:
        """The seats that somebody has, by match."""
        query = sa.select(seats.c.match, seats.c.seat).where(seats.c.guest == guest)
        found: dict[str, list[int]] = {}
        for match, seat in await self.tables.rows(query.order_by(seats.c.seat)):
            found.setdefault(match, []).append(seat)
        return found

    async def seated(self, matches: Collection[str], people: Collection[str]) -> dict[tuple[str, int], str]:
        """At which seats of these matches these people sit."""
        query = sa.select(seats.c.match, seats.c.seat, seats.c.guest)
        query = query.where(seats.c.match.in_(matches), seats.c.guest.in_(people))
        return {(match, seat): guest for match, seat, guest in await self.tables.rows(query)}

    async def written(self, guest: str) -> list[Any]:
        """Every entry that somebody's command led to: match, number, date and body. Reads all journals."""
        columns = (entries.c.match, entries.c.number, entries.c.at, entries.c.body)
        query = sa.select(*columns).where(entries.c.author == guest).order_by(entries.c.match, entries.c.number)
        return await self.tables.rows(query)

    # Holidays

    async def holidays(self, member: str, since: int) -> list[Holiday]:
        """The holidays of a member that ended since then, or have not ended yet."""
        query = sa.select(holidays.c.begins, holidays.c.ends).where(
            holidays.c.member == member, holidays.c.ends > since
        )
        return [(begins, ends) for begins, ends in await self.tables.rows(query.order_by(holidays.c.begins))]

    async def all_holidays(self, now: int) -> dict[str, int]:
        """Until when those are on holiday who are now."""
        query = sa.select(holidays.c.member, holidays.c.ends).where(holidays.c.begins <= now, holidays.c.ends > now)
        return {row.member: row.ends for row in await self.tables.rows(query)}

    async def take_holiday(self, member: str, begins: int, ends: int, since: int, most: int) -> bool:
        """From now on; one that has not ended ends now. False if together that were more than may be since then."""

        def work(connection: Transaction) -> bool:
            query = "SELECT begins, ends FROM holidays WHERE member = ? AND ends > ?"
            before = connection.execute(query, (member, since)).fetchall()
            if taken(before, since, begins) + ends - begins > most:
                return False
            end = "UPDATE holidays SET ends = ?2 WHERE member = ?1 AND ends > ?2"
            connection.execute(end, (member, begins))
            if ends > begins:
                add = "INSERT INTO holidays (member, begins, ends) VALUES (?, ?, ?) "
                add += "ON CONFLICT (member, begins) DO UPDATE SET ends = excluded.ends"
                connection.execute(add, (member, begins, ends))
            return True

        return await self.tables.change(work)

    # Leaving

    async def leave(self, member: str, matches: Sequence[str]) -> None:
        """Forget a member: all of it or nothing. Their names go from the journals of these matches.

        The id stays as one that nobody can be any more: who finds an old token of it has nothing.
        """

        def work(connection: Transaction) -> None:
            for table in ("passkeys", "sessions", "codes", "holidays"):
                connection.execute(f"DELETE FROM {table} WHERE member = ?", (member,))
            for table in ("devices", "quiet_hours", "mailboxes", "notices", "puzzle_answers"):
                connection.execute(f"DELETE FROM {table} WHERE guest = ?", (member,))
            connection.execute("DELETE FROM follows WHERE guest = ?1 OR followed = ?1", (member,))
            connection.execute("DELETE FROM invitations WHERE guest = ?1 OR by = ?1", (member,))
            connection.execute("DELETE FROM pairings WHERE guest = ?", (member,))
            connection.execute("UPDATE entrants SET gone = TRUE WHERE member = ?", (member,))
            connection.execute("DELETE FROM guests WHERE id = ?", (member,))
            connection.execute("DELETE FROM results WHERE guest = ?", (member,))
            connection.execute("UPDATE members SET looks = NULL, handle = ? WHERE id = ?", (b"", member))
            forget_person(connection, member)
            for match in matches:
                rename_in(connection, match, member, FORMER)

        await self.tables.change(work)

    async def rename_in(self, match: str, guest: str, name: str, seats: Mapping[int, str]) -> None:
        """Somebody was never called otherwise at a match."""
        await self.tables.change(lambda connection: rename_in(connection, match, guest, name, seats))

    async def changed(self, statement: str, *values: str | int) -> bool:
        return await self.tables.change(lambda connection: connection.execute(statement, values).rowcount > 0)


def taken(holidays: Iterable[Holiday], since: int, now: int) -> int:
    """How many milliseconds of holidays lie between two moments."""
    return sum(max(0, min(ends, now) - max(begins, since)) for begins, ends in holidays)


def add_passkey(connection: Transaction, key: Passkey) -> bool:
    values = (key.id, key.member, key.credential, key.public_key, key.uses, key.name, key.added, key.used)
    add = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return connection.execute(add, values).rowcount > 0


def add_session(connection: Transaction, session: str, member: str, at: int) -> None:
    connection.execute("INSERT INTO sessions (id, member, since) VALUES (?, ?, ?)", (session, member, at))


def begin_session(connection: Transaction, session: str, member: str, at: int, most: int) -> None:
    """A new session; beyond so many the oldest ends."""
    add_session(connection, session, member, at)
    kept = "SELECT id FROM sessions WHERE member = ?1 ORDER BY since DESC, id = ?3 DESC LIMIT ?2"
    connection.execute(f"DELETE FROM sessions WHERE member = ?1 AND id NOT IN ({kept})", (member, most, session))


def put_codes(connection: Transaction, member: str, hashes: list[str]) -> None:
    connection.execute("DELETE FROM codes WHERE member = ?", (member,))
    connection.executemany("INSERT INTO codes (hash, member) VALUES (?, ?)", [(hash, member) for hash in hashes])


def rename_in(connection: Transaction, match: str, guest: str, name: str, seats: Mapping[int, str] = {}) -> None:
    """Change somebody's names in a journal, and nothing else. What cannot be read is left alone."""
    query = 'SELECT number, author, body FROM entries WHERE "match" = ?'
    for number, author, body in connection.execute(query, (match,)).fetchall():
        try:
            before = decode_body(body)
        except msgspec.DecodeError:
            continue
        after = renamed(before, author, guest, name, seats)
        if after is not before:
            change = 'UPDATE entries SET body = ? WHERE "match" = ? AND number = ?'
            connection.execute(change, (encode_body(after), match, number))
    own = connection.execute('SELECT seat FROM seats WHERE "match" = ? AND guest = ?', (match, guest)).fetchall()
    for (written,) in connection.execute("SELECT summary FROM matches WHERE id = ?", (match,)).fetchall():
        with suppress(msgspec.DecodeError):
            summary = msgspec.json.decode(written, type=Summary)
            for (seat,) in own:
                summary.seats[seat] = seats.get(seat, name)
            connection.execute("UPDATE matches SET summary = ? WHERE id = ?", (encode(summary), match))
