"""A table that was closed is nobody's any more: it is not found on the home page or in the lobby, nor counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.journal import Closed
from durbar.server.settings import Settings
from durbar.server.store.sqlite import SqliteStore
from durbar.server.wire import Close, NewMatch

ADA = Guest("ada", "Ada")


def test_a_closed_table_is_found_no_more_and_counts_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path, workers=1, tables=1))
        await hall.open()
        live = await hall.making.create(ADA, NewMatch("kyoto", 2, listed=True))
        assert [each.alone for each in await hall.own_matches(ADA)] == [True]
        await live.command(ADA, Close("close"))
        assert await hall.own_matches(ADA) == []
        assert await hall.listed() == []
        await hall.making.create(ADA, NewMatch("kyoto", 2))  # which one table too many would be refused
        await hall.close()

        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path, workers=1))
        await hall.open()
        again = await hall.find(live.match.id)
        assert isinstance(again.entries[-1].body, Closed)
        assert again.match.status == "closed"
        assert len(await hall.own_matches(ADA)) == 1
        await hall.close()

    asyncio.run(scenario())
