"""The store in the tables of a database: what is written into which of them, and how it is found again.

All of it is the same for SQLite and PostgreSQL; `sqlite.py` and `postgres.py` say how each is reached and what ails it.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from typing import Any

import msgspec
import sqlalchemy as sa

from durbar.server.journal import Closed, Entry, Started, Unreadable, decode_body, encode_body
from durbar.server.store import STATUSES, MatchIndex, Place, SetAside, StoreFailed
from durbar.server.store.batches import BatchStore, Connection, Row
from durbar.server.store.members import MemberStore
from durbar.server.store.moderation import ModerationStore
from durbar.server.store.notices import NoticeStore, invite
from durbar.server.store.opponents import OpponentStore
from durbar.server.store.puzzles import PuzzleStore
from durbar.server.store.ratings import RatingRow, RatingStore, add_ratings
from durbar.server.store.reviews import ReviewStore
from durbar.server.store.schema import beats, entries, guests, matches, results, seats, set_aside
from durbar.server.store.shared import BEGIN
from durbar.server.store.sql import KEEP_NAME, Result, Transaction, Work
from durbar.server.store.tournaments import TournamentStore
from durbar.server.wire import Status, Summary, encode

READERS = 2  # threads
LONGEST_REASON = 1_000  # characters

# What is written often, so that the writing thread asks the database itself, not SQLAlchemy.
ADD_MATCH = """
    INSERT INTO matches (id, host, secret, created, status, listed, updated, summary, number)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
SET_STATUS = "UPDATE matches SET status = ? WHERE id = ?"
STATUS_AFTER = {Started: "running", Closed: "closed"}  # entries after which a match is found among others
CHANGE_MATCH = """
    UPDATE matches SET status = ?1, listed = ?2, updated = ?3, summary = ?4, number = ?5
    WHERE id = ?6 AND (status = 'open' OR ?1 <> 'open') AND coalesce(number, 0) <= ?5
"""  # an index that comes late does not open a match again that has started since, nor take anything else back
CLEAR_SEATS = 'DELETE FROM seats WHERE "match" = ?'
TAKE_SEATS = 'INSERT INTO seats ("match", seat, guest) VALUES '
SIT_ANEW = ' ON CONFLICT ("match", seat) DO UPDATE SET guest = excluded.guest'
KEEP_RESULT = """
    INSERT INTO results ("match", guest, game, mode, place) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT ("match", guest) DO UPDATE SET game = excluded.game, mode = excluded.mode, place = excluded.place
"""
SET_ASIDE = """
    INSERT INTO set_aside ("match", at, reason) VALUES (?, ?, ?)
    ON CONFLICT ("match") DO UPDATE SET at = excluded.at, reason = excluded.reason
"""
TAKE_BACK = 'DELETE FROM set_aside WHERE "match" = ?'
KEEP_BEAT = """
    INSERT INTO beats (id, at) VALUES (1, ?)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE excluded.at > beats.at
"""

CAN_BE_READ = matches.c.id.not_in(sa.select(set_aside.c.match))


class TableStore(BatchStore[Connection]):
    """A store in a database."""

    def __init__(self) -> None:
        super().__init__()
        self.readers = ThreadPoolExecutor(READERS, "durbar-read")
        self.engine: sa.Engine | None = None
        self.members = MemberStore(self)
        self.moderation = ModerationStore(self)
        self.notices = NoticeStore(self)
        self.ratings = RatingStore(self)
        self.opponents = OpponentStore(self)
        self.tournaments = TournamentStore(self)
        self.reviews = ReviewStore(self)
        self.puzzles = PuzzleStore(self)

    @abstractmethod
    def trouble_of(self, error: BaseException | None) -> str:
        """What ails the database, in one word; empty if something else is wrong."""

    @abstractmethod
    def let_go(self) -> None:
        """Close all that is open, without having written anything since `prepare`."""

    async def close(self) -> None:
        if not self.closed:
            await self.stop_writing()
            self.readers.shutdown()
            self.let_go()

    def nobody_yet(self) -> bool:
        """Whether no guest has left a trace here."""
        with self.asking() as connection:
            hosts = sa.select(matches.c.id).where(matches.c.host != "").limit(1)
            found = [*connection.execute(sa.select(guests.c.id).limit(1)), *connection.execute(hosts)]
        return not found

    # Writing

    async def create(
        self,
        index: MatchIndex,
        secret: str,
        entries: Sequence[Entry],
        follows: tuple[str, Entry] | None = None,
        also: Work | None = None,
    ) -> None:
        def keep(connection: Transaction) -> None:
            connection.execute(ADD_MATCH, (index.id, index.host, secret, index.summary.updated, *changing(index)))
            write_seats(connection, index)
            write_results(connection, index)
            if follows is not None:
                invite(connection, index.id, index.guests, index.host, len(entries), index.summary.updated)
            if also is not None:
                also(connection)
            if self.shared is not None and index.status == "running":
                connection.execute(BEGIN, (index.id, self.shared.process))

        rows = [entry_row(index.id, entry) for entry in entries]
        await self.write(rows if follows is None else [*rows, entry_row(*follows)], keep)

    def append(self, match: str, entry: Entry, ratings: Sequence[RatingRow] = ()) -> asyncio.Future[None]:
        row = entry_row(match, entry)
        if ratings:
            return self.write([row], lambda connection: add_ratings(connection, ratings))
        status = STATUS_AFTER.get(type(entry.body))
        if status is None:
            return self.write([row])

        def change(connection: Transaction) -> None:
            connection.execute(SET_STATUS, (status, match))
            if self.shared is not None and status == "running":
                connection.execute(BEGIN, (match, self.shared.process))

        return self.write([row], change)

    async def keep_index(self, index: MatchIndex) -> None:
        def also(connection: Transaction) -> None:
            if not connection.execute(CHANGE_MATCH, (*changing(index), index.id)).rowcount:
                return
            write_seats(connection, index)
            write_results(connection, index)

        await self.write([], also)

    async def set_aside(self, match: str, at: int, reason: str) -> None:
        await self.put(SET_ASIDE, match, at, reason[:LONGEST_REASON])

    async def take_back(self, match: str) -> None:
        await self.put(TAKE_BACK, match)

    async def keep_name(self, guest: str, name: str) -> None:
        await self.put(KEEP_NAME, guest, name)

    async def beat(self, at: int) -> None:
        await self.put(KEEP_BEAT, at)

    # Reading

    def asking(self) -> sa.Connection:
        assert self.engine is not None, "the store is not open"
        return self.engine.connect()

    async def read(self, ask: Callable[[sa.Connection], Result]) -> Result:
        def reading(again: bool = True) -> Result:
            try:
                with self.asking() as connection:
                    return ask(connection)
            except sa.exc.DBAPIError as error:
                trouble = self.trouble_of(error.orig)
                if not trouble:
                    raise
                if again and error.connection_invalidated:  # the database was started anew, and can be asked again
                    return reading(again=False)
                self.trouble = trouble  # until a write succeeds again
                raise StoreFailed("the store cannot be read now; try again in a moment") from None

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def rows(self, query: sa.Executable) -> list[Any]:
        return await self.read(lambda connection: list(connection.execute(query)))

    async def journal(self, match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
        def ask(connection: sa.Connection) -> tuple[str, list[Entry]] | None:
            kept = sa.select(matches.c.secret).where(matches.c.id == match)
            secret = "" if after else connection.scalar(kept)  # who reads on has it
            if secret is None:
                return None
            query = sa.select(entries).where(entries.c.match == match, entries.c.number > after)
            try:
                return secret, read_entries(connection.execute(query.order_by(entries.c.number)), after)
            except sa.exc.DatabaseError as error:
                if self.trouble_of(error.orig) != "damaged":
                    raise
                raise Unreadable(f"the file is damaged: {error.orig}") from None

        return await self.read(ask)

    async def all_set_aside(self) -> list[SetAside]:
        count = sa.select(sa.func.count()).where(entries.c.match == set_aside.c.match).scalar_subquery()
        query = sa.select(set_aside, count).order_by(set_aside.c.at.desc(), set_aside.c.match)
        return [SetAside(*row) for row in await self.rows(query)]

    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        recent = (matches.c.listed, matches.c.status.in_(statuses), matches.c.updated >= since, CAN_BE_READ)
        query = sa.select(matches.c.summary).where(*recent)
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def of_guest(
        self, guest: str, most: int | None = None, statuses: Sequence[Status] = STATUSES
    ) -> list[Summary]:
        seated = sa.select(seats.c.match).where(seats.c.guest == guest)
        own = seated.union(sa.select(matches.c.id).where(matches.c.host == guest)).subquery()
        query = sa.select(matches.c.summary).join(own, own.c.match == matches.c.id)  # not all that have this status
        query = query.where(matches.c.status.in_(statuses))
        return await self.summaries(query.order_by(matches.c.updated.desc()).limit(most))

    async def summaries(self, query: sa.Select[Any]) -> list[Summary]:
        """A summary that cannot be read, of a match whose journal perhaps can, is left out."""
        found = []
        for row in await self.rows(query):
            with suppress(msgspec.DecodeError):
                found.append(msgspec.json.decode(row[0], type=Summary))
        return found

    async def history(self, guest: str, after: Place, fits: Callable[[Summary], bool], most: int) -> list[Summary]:
        seated = sa.select(seats.c.match).where(seats.c.guest == guest).distinct().subquery()
        at, id = after
        later = sa.or_(matches.c.updated < at, sa.and_(matches.c.updated == at, matches.c.id > id))
        query = sa.select(matches.c.summary).join(seated, seated.c.match == matches.c.id)
        query = query.where(later, matches.c.status == "over", CAN_BE_READ)
        query = query.order_by(matches.c.updated.desc(), matches.c.id)

        def ask(connection: sa.Connection) -> list[Summary]:
            found: list[Summary] = []
            for row in connection.execute(query):
                with suppress(msgspec.DecodeError):
                    if fits(summary := msgspec.json.decode(row[0], type=Summary)):
                        found.append(summary)
                if len(found) >= most:
                    break
            return found

        return await self.read(ask)

    async def unsettled(self) -> list[str]:
        seated, settled = (sa.exists().where(table.c.match == matches.c.id) for table in (seats, results))
        ended = (matches.c.status == "over", seated, ~settled)
        last = sa.select(sa.func.max(entries.c.number)).where(entries.c.match == matches.c.id).scalar_subquery()
        behind = (matches.c.status == "open", last > sa.func.coalesce(matches.c.number, 0))
        query = sa.select(matches.c.id).where(sa.or_(sa.and_(*ended), sa.and_(*behind)), CAN_BE_READ)
        return [row[0] for row in await self.rows(query)]

    async def hosted(self, guest: str, since: int) -> int:
        going = matches.c.status.in_(["open", "running"])
        unfinished = (matches.c.host == guest, going, matches.c.updated >= since, CAN_BE_READ)
        query = sa.select(sa.func.count()).where(*unfinished)
        return int((await self.rows(query))[0][0])

    async def hosts(self, ids: Sequence[str]) -> dict[str, str]:
        query = sa.select(matches.c.id, matches.c.host).where(matches.c.id.in_(ids))
        return {row.id: row.host for row in await self.rows(query)}

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        query = sa.select(matches.c.id).where(matches.c.status.in_(statuses)).order_by(matches.c.created)
        return [row[0] for row in await self.rows(query)]

    async def last_beat(self) -> int:
        found = await self.rows(sa.select(beats.c.at))
        return found[0][0] if found else 0


def entry_row(match: str, entry: Entry) -> Row:
    return match, entry.number, entry.at, entry.author, entry.command, encode_body(entry.body), entry.tick


def read_entries(rows: Iterable[Any], after: int) -> list[Entry]:
    """A journal; `Unreadable` says which entry is wrong, and how."""
    found: list[Entry] = []
    for number, row in enumerate(rows, after + 1):
        if row.number != number:
            raise Unreadable(f"entry {number} is missing")
        try:
            found.append(Entry(number, row.at, row.author, row.command, decode_body(row.body), row.tick))
        except (msgspec.DecodeError, TypeError) as error:
            raise Unreadable(f"entry {number} cannot be decoded: {error}") from None
    return found


def changing(index: MatchIndex) -> tuple[str, bool, int, bytes, int]:
    """The columns of a match that its index can change."""
    return index.status, index.listed, index.summary.updated, encode(index.summary), index.number


def write_seats(connection: Transaction, index: MatchIndex) -> None:
    taken = [(index.id, seat, guest) for seat, guest in enumerate(index.guests) if guest]
    if len(taken) < len(index.guests):
        connection.execute(CLEAR_SEATS, (index.id,))
    if taken:
        values = ", ".join(["(?, ?, ?)"] * len(taken))
        connection.execute(TAKE_SEATS + values + SIT_ANEW, tuple(chain.from_iterable(taken)))


def write_results(connection: Transaction, index: MatchIndex) -> None:
    """How a finished match ended for whoever sat there."""
    rows = [(index.id, guest, index.summary.game, index.mode, place) for guest, place in index.places().items()]
    connection.executemany(KEEP_RESULT, rows)
