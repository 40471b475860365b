"""Who waits to be paired, as rows: so that people meet who wait at different processes.

A row says what somebody wants, and at which process their page is, if it is anywhere. Whoever makes a table takes the
rows of all who sit there, in the same transaction; so nobody is seated by two processes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store import StoreConflict
from durbar.server.store.opponents import pair
from durbar.server.store.schema import waiting
from durbar.server.store.shared import ALIVE, NOTIFY, NOW, SharedStore
from durbar.server.store.sql import Transaction, Work

GRACE = 30_000  # milliseconds in which a page that was cut off may come back to its request
MOST = 2_000  # who wait
WITH_A_PAGE = "guest || ' ' || request IN (SELECT value FROM json_array_elements_text(?2::json))"
PUT = f"""
    INSERT INTO waiting (guest, request, wish, since, process, gone) SELECT ?1, ?2, ?3, ?4, '', {NOW}
    WHERE NOT EXISTS (SELECT 1 FROM pairings WHERE guest = ?1 AND request = ?2)
    ON CONFLICT (guest) DO UPDATE SET request = excluded.request, wish = excluded.wish, since = excluded.since,
    process = '', gone = excluded.gone WHERE waiting.request <> excluded.request
"""
STEPS = (  # of process ?1 that has these pages, ?2
    f"UPDATE waiting SET process = '', gone = {NOW} WHERE process <> '' AND process NOT IN ({ALIVE})",
    f"DELETE FROM waiting WHERE process = '' AND gone < {NOW} - {GRACE}",
    f"UPDATE waiting SET process = '', gone = {NOW} WHERE process = ?1 AND NOT {WITH_A_PAGE}",
    f"UPDATE waiting SET process = ?1 WHERE process = '' AND {WITH_A_PAGE}",
)
TAKE = "DELETE FROM waiting WHERE guest = ? AND request = ? AND process <> ''"


class Waits(Struct, frozen=True):
    """Somebody who waits: since when, for what (as JSON), and at which process their page is, or empty."""

    guest: str
    request: str
    wish: bytes
    since: int
    process: str


class WaitingStore:
    """All who wait, at whichever process."""

    def __init__(self, shared: SharedStore) -> None:
        self.shared = shared
        self.tables = shared.tables

    async def all(self) -> list[Waits]:
        """Those who have waited longest first."""
        columns = (waiting.c.guest, waiting.c.request, waiting.c.wish, waiting.c.since, waiting.c.process)
        query = sa.select(*columns).order_by(waiting.c.since, waiting.c.guest).limit(MOST)
        return [Waits(row[0], row[1], bytes(row[2]), row[3], row[4]) for row in await self.tables.rows(query)]

    async def put(self, guest: str, request: str, wish: bytes, since: int) -> None:
        """Somebody waits, unless they have a table; no page of theirs is there yet. What they asked before is gone."""
        await self.change(PUT, guest, request, wish, since)

    async def drop(self, guest: str) -> None:
        """Somebody waits no more."""
        await self.change("DELETE FROM waiting WHERE guest = ?", guest)

    async def change(self, statement: str, *values: str | int | bytes) -> None:
        def work(connection: Transaction) -> None:
            if connection.execute(statement, values).rowcount:
                self.tell(connection)

        await self.tables.change(work)

    async def have_pages(self, requests: Collection[tuple[str, str]]) -> None:
        """The pages of these, guests with their requests, are at this process, and no others."""
        pages = msgspec.json.encode([" ".join(each) for each in requests]).decode()

        def work(connection: Transaction) -> None:
            if sum(connection.execute(each, values_of(each, self.shared.process, pages)).rowcount for each in STEPS):
                self.tell(connection)

        await self.tables.change(work)

    def pair(self, requests: Sequence[tuple[str, str]], match: str, at: int) -> Work:
        """Note, beside a new match, for whom it is, unless one of them does not wait any more."""
        note = pair(requests, match, at)

        def work(connection: Transaction) -> None:
            if any(connection.execute(TAKE, each).rowcount != 1 for each in sorted(requests)):
                raise StoreConflict("somebody of these does not wait any more")
            note(connection)
            self.tell(connection)

        return work

    def tell(self, connection: Transaction) -> None:
        connection.execute(NOTIFY, (f"{self.shared.process} waiting",))


def values_of(statement: str, *values: str) -> tuple[str, ...]:
    """Those that it asks for."""
    return values if "?1" in statement or "?2" in statement else ()
