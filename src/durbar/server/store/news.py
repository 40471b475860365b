"""News: what processes that share a database tell each other of entries, and how they read on.

With a notification come the entries themselves, so that whoever has the match in memory need not ask for them. What was
not told is read from the journals: many matches in one query, as all who want to read on while one is under way are
answered together by the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.server.journal import Entry, decode_body
from durbar.server.store.batches import Row
from durbar.server.store.sql import Tables

MISSING = b"null"  # in the place of a body
MOST_BYTES = 7_500  # in a notification, which may have 8,000
BEYOND = sa.text("""
    SELECT beyond.* FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS int[])) AS known (id, last) CROSS JOIN LATERAL (
        SELECT * FROM entries WHERE "match" = known.id AND number > known.last ORDER BY number
    ) AS beyond
""")


class News(Struct, frozen=True, array_like=True, gc=False):
    """An entry as others are told of it; without its body, if that is too long."""

    match: str
    number: int
    at: int
    author: str
    command: str
    tick: int | None
    body: msgspec.Raw

    def entry(self) -> Entry | None:
        if bytes(self.body) == MISSING:
            return None
        return Entry(self.number, self.at, self.author, self.command, decode_body(self.body), self.tick)


read_news = msgspec.json.Decoder(list[News]).decode


def tell(row: Row) -> bytes:
    match, number, at, author, command, body, tick = row
    told = msgspec.json.encode(News(match, number, at, author, command, tick, msgspec.Raw(body)))
    if len(told) < MOST_BYTES:
        return told
    return msgspec.json.encode(News(match, number, at, "", "", tick, msgspec.Raw(MISSING)))


def in_parts(told: Iterable[bytes]) -> list[int]:
    """Which notification each of these goes with."""
    part, size, parts = 0, 0, []
    for each in told:
        size += len(each) + 1
        if size > MOST_BYTES:
            part, size = part + 1, len(each) + 1
        parts.append(part)
    return parts


class Reading:
    """Reads on in journals, in one query for all that is asked meanwhile.

    asked: the matches, after which entry, and who waits
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.asked: list[tuple[str, int, asyncio.Future[list[Any]]]] = []
        self.task: asyncio.Task[None] | None = None

    async def beyond(self, match: str, after: int) -> list[Any]:
        """The rows of a match after this entry."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[Any]] = loop.create_future()
        self.asked.append((match, after, found))
        if self.task is None or self.task.done():
            self.task = loop.create_task(self.answer_all())
        return await found

    async def answer_all(self) -> None:
        while asked := self.asked:
            self.asked = []
            try:
                known = {match: after for match, after, _ in sorted(asked, key=lambda each: -each[1])}  # the least
                values = {"ids": list(known), "numbers": list(known.values())}
                rows = await self.tables.rows(BEYOND.bindparams(**values))
                found: dict[str, list[Any]] = {}
                for row in rows:
                    found.setdefault(row.match, []).append(row)
                for match, after, waiting in asked:
                    if not waiting.done():
                        waiting.set_result([row for row in found.get(match, ()) if row.number > after])
            except BaseException as error:
                for _, _, waiting in asked:
                    if not waiting.done():
                        waiting.set_exception(error)
                if not isinstance(error, Exception):
                    raise
