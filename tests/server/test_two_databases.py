"""Matches spread over two databases: which one has a match follows from its id, and nothing else is needed to find it.

The first has everything that is not of one match: people, keys, ratings.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from durbar.server.hall import Hall
from durbar.server.journal import Entry
from durbar.server.settings import Settings
from durbar.server.store import MatchIndex
from durbar.server.store.ratings import RatingRow
from durbar.server.store.sql import Work
from durbar.server.store.sqlite import SqliteStore
from durbar.server.wire import NewMatch, Refused, Say, Sit, Start, Status, Summary
from tests.server.test_sharing import ADA, BEN
from tests.server.test_stores import on_the_loop


class Spread(SqliteStore):
    """A store whose matches lie in several databases, of which this is the first."""

    def __init__(self, folder: Path, *others: Path) -> None:
        super().__init__(folder)
        self.parts: list[SqliteStore] = [self, *(SqliteStore(other) for other in others)]

    def part_of(self, match: str) -> SqliteStore:
        """The database that has a match."""
        return self.parts[zlib.crc32(match.encode()) % len(self.parts)]

    async def open(self) -> None:
        for part in self.parts:
            await SqliteStore.open(part)

    async def close(self) -> None:
        for part in self.parts:
            await SqliteStore.close(part)

    async def create(
        self,
        index: MatchIndex,
        secret: str,
        entries: Sequence[Entry],
        follows: tuple[str, Entry] | None = None,
        also: Work | None = None,
    ) -> None:
        await SqliteStore.create(self.part_of(index.id), index, secret, entries, follows, also)

    def append(self, match: str, entry: Entry, ratings: Sequence[RatingRow] = ()) -> asyncio.Future[None]:
        return SqliteStore.append(self.part_of(match), match, entry, ratings)

    async def keep_index(self, index: MatchIndex) -> None:
        await SqliteStore.keep_index(self.part_of(index.id), index)

    async def journal(self, match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
        return await SqliteStore.journal(self.part_of(match), match, after)

    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        found = [each for part in self.parts for each in await SqliteStore.listed(part, statuses, since, most)]
        return sorted(found, key=lambda each: -each.updated)[:most]

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        return [id for part in self.parts for id in await SqliteStore.ids(part, statuses)]


@on_the_loop
async def test_a_match_is_found_by_its_id_alone(tmp_path: Path) -> None:
    folders = tmp_path / "first", tmp_path / "second"
    hall = Hall(Spread(*folders), Settings(tmp_path, listings=100))
    await hall.open()
    made = [await hall.making.create(ADA, NewMatch("kyoto", 2, listed=True)) for _ in range(16)]
    for live in made:
        for guest, command in ((ADA, Sit("a", 0)), (BEN, Sit("b", 1)), (ADA, Start("go")), (BEN, Say("hi", "hello"))):
            await live.command(guest, command)
    await hall.close()

    journals = {live.match.id: live.entries for live in made}
    parts = [await found_in(folder, journals) for folder in folders]
    assert all(parts)  # by chance of the ids, each has some
    assert sorted(parts[0] + parts[1]) == sorted(journals)  # and no match is in both

    hall = Hall(Spread(*folders), Settings(tmp_path))
    await hall.open()
    assert sorted(each.id for each in await hall.listed()) == sorted(journals)
    for id, entries in journals.items():
        live = await hall.find(id)
        assert live.entries == entries
        assert await live.command(ADA, Say("again", "still here")) == len(entries) + 1
    with pytest.raises(Refused):
        await hall.find("nowhere")
    await hall.close()


async def found_in(folder: Path, journals: dict[str, list[Entry]]) -> list[str]:
    """The matches whose whole journal is in one of the databases."""
    store = SqliteStore(folder)
    await store.open()
    kept = {id: await store.journal(id) for id in journals}
    await store.close()
    assert all(found is None or found[1] == journals[id] for id, found in kept.items())
    return [id for id, found in kept.items() if found is not None]
