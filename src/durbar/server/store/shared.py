"""What the processes that share a database keep about each other: who looks after which match, and who is where.

Each process says every second that it lives. It looks after a match as long as it does; when it says nothing for the
time of a lease, another may take over. This saves work, and nothing more: an entry is the first of its number whoever
writes it. All times are the database's.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from hashlib import sha256

import msgspec
import sqlalchemy as sa

from durbar.server.store.schema import attendance
from durbar.server.store.sql import Tables, Transaction

LEASE = 4_000  # milliseconds that a process is believed to live without saying so
FORGOTTEN = 3_600_000  # milliseconds after which a process that says nothing is forgotten, and what was used
NEVER = 1 << 62  # when a match is to be looked at that needs nothing
CHANNEL = "durbar"
MOST_TOLD = 300  # matches in a notification, which may have 8,000 bytes
Heard = Callable[[str], None]  # what another process said; empty when something may have been missed

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE = f"SELECT id FROM processes WHERE seen >= {NOW} - {LEASE}"
ALL = "SELECT value FROM json_array_elements_text(?2::json)"
# A running match that nobody has looked after, as after a move from SQLite, is looked at at once.
ADOPT = """
    INSERT INTO attendance ("match", due, holder) SELECT id, 0, '' FROM matches WHERE status = 'running'
    ON CONFLICT DO NOTHING
"""
BEGIN = """INSERT INTO attendance ("match", due, holder) VALUES (?, 0, ?) ON CONFLICT DO NOTHING"""
ATTEND = f"""
    INSERT INTO attendance ("match", due, holder) SELECT value, 0, ?1 FROM ({ALL}) AS wanted
    ON CONFLICT ("match") DO UPDATE SET holder = ?1, due = 0
    WHERE attendance.holder = ?1 OR attendance.holder NOT IN ({ALIVE}) RETURNING "match"
"""
CLAIM = f"""
    UPDATE attendance SET holder = ?1, due = 0 WHERE "match" IN (
        SELECT "match" FROM attendance WHERE due <= {NOW} AND holder NOT IN ({ALIVE}) ORDER BY due LIMIT ?2
        FOR UPDATE SKIP LOCKED
    ) RETURNING "match"
"""
RELEASE = """UPDATE attendance SET holder = '', due = ? WHERE "match" = ? AND holder = ?"""
DROP = 'DELETE FROM attendance WHERE "match" = ? AND holder = ?'
HAND_ON = "UPDATE attendance SET holder = '', due = 0 WHERE holder = ?"

LEFT = f'DELETE FROM presence WHERE process = ?1 AND "match" IN ({ALL})'
COME = """
    INSERT INTO presence ("match", process, guest)
    SELECT pair->>0, ?1, pair->>1 FROM json_array_elements(?2::json) AS pairs (pair) ON CONFLICT DO NOTHING
"""
STILL_HERE = f"INSERT INTO processes (id, seen) VALUES (?, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
FORGET = f"DELETE FROM processes WHERE seen < {NOW} - {FORGOTTEN}"
GONE = f'DELETE FROM presence WHERE process NOT IN ({ALIVE}) RETURNING "match"'
ELSEWHERE = sa.text("""
    SELECT "match", guest FROM presence WHERE "match" = ANY (CAST(:ids AS text[])) AND process <> :process
""")
LAST = sa.text("""
    SELECT id, (SELECT max(number) FROM entries WHERE "match" = id) FROM unnest(CAST(:ids AS text[])) AS ids (id)
""")
USE = f"INSERT INTO used (word, at) VALUES (?, {NOW}) ON CONFLICT DO NOTHING"
FORGET_USED = f"DELETE FROM used WHERE at < {NOW} - {FORGOTTEN}"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"


class SharedStore:
    """What this process knows of the others, and they of it.

    process: our name among them
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.process = secrets.token_hex(8)

    async def now(self) -> int:
        """The time of the database, in milliseconds since 1970."""
        return int((await self.tables.rows(sa.select(sa.text(NOW))))[0][0])

    async def tell(self, what: str) -> None:
        """Say something to the others; who does not listen just now does not hear it."""
        await self.tables.change(lambda connection: connection.execute(NOTIFY, (f"{self.process} {what}",)).rowcount)

    async def use(self, what: str, key: bytes) -> bool:
        """What somebody came back with counts no more, at any process; False if it was used before."""
        word = sha256(b"%s %s" % (what.encode(), key)).hexdigest()

        def work(connection: Transaction) -> bool:
            connection.execute(FORGET_USED)
            connection.execute(NOTIFY, (f"{self.process} taken {what} {key.hex()}",))
            return connection.execute(USE, (word,)).rowcount == 1

        return await self.tables.change(work)

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        return {id: number or 0 for id, number in await self.tables.rows(LAST.bindparams(ids=list(ids)))}

    # Who looks after what

    async def adopt(self) -> None:
        await self.tables.change(lambda connection: connection.execute(ADOPT).rowcount)

    async def attended(self) -> set[str]:
        """The matches that are ours to look after, unless we said nothing for too long."""
        rows = await self.tables.rows(sa.select(attendance.c.match).where(attendance.c.holder == self.process))
        return {row[0] for row in rows}

    async def attend(self, ids: Collection[str]) -> set[str]:
        """Those of these matches that are ours to look after from now on."""
        wanted = (self.process, json(list(ids)))
        rows = await self.tables.change(lambda connection: connection.execute(ATTEND, wanted).fetchall())
        return {row[0] for row in rows}

    async def claim(self, most: int) -> list[str]:
        """Matches at which something is due and that nobody looks after: they are ours now."""
        rows = await self.tables.change(lambda connection: connection.execute(CLAIM, (self.process, most)).fetchall())
        return [row[0] for row in rows]

    async def release(self, match: str, due: int | None) -> None:
        """We look after a match no more; it is to be looked at then, or never again."""

        def work(connection: Transaction) -> None:
            if due is None:
                connection.execute(DROP, (match, self.process))
            else:
                connection.execute(RELEASE, (due, match, self.process))

        await self.tables.change(work)

    # Who is where

    async def be_here(self, here: Mapping[str, Collection[str]]) -> None:
        """These are connected to us at these matches, and nobody else."""

        def work(connection: Transaction) -> None:
            connection.execute(LEFT, (self.process, json(sorted(here))))
            connection.execute(COME, (self.process, json([(id, guest) for id in here for guest in sorted(here[id])])))
            self.tell_presence(connection, here)

        await self.tables.change(work)

    async def still_here(self) -> None:
        """We live. Whoever was connected to a process that does not is there no more."""

        def work(connection: Transaction) -> None:
            connection.execute(STILL_HERE, (self.process,))
            connection.execute(FORGET)
            self.tell_presence(connection, (row[0] for row in connection.execute(GONE).fetchall()))

        await self.tables.change(work)

    async def elsewhere(self, ids: Collection[str]) -> dict[str, set[str]]:
        """Who is connected to other processes at these matches."""
        found: dict[str, set[str]] = {id: set() for id in ids}
        for match, guest in await self.tables.rows(ELSEWHERE.bindparams(ids=list(ids), process=self.process)):
            found[match].add(guest)
        return found

    async def leave(self) -> None:
        """Others look after what we did, and nobody is connected to us."""

        def work(connection: Transaction) -> None:
            connection.execute(HAND_ON, (self.process,))
            connection.execute("DELETE FROM processes WHERE id = ?", (self.process,))
            gone = connection.execute('DELETE FROM presence WHERE process = ? RETURNING "match"', (self.process,))
            self.tell_presence(connection, (row[0] for row in gone.fetchall()))

        await self.tables.change(work)

    def tell_presence(self, connection: Transaction, ids: Iterable[str]) -> None:
        found = sorted(set(ids))
        for first in range(0, len(found), MOST_TOLD):
            told = " ".join(found[first : first + MOST_TOLD])
            connection.execute(NOTIFY, (f"{self.process} presence {told}",))


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()
