"""Bots that think in another process than that which serves."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from durbar.cli import main
from durbar.server import sharing
from durbar.server.hall import Hall
from durbar.server.live import LiveMatch
from durbar.server.settings import Settings
from durbar.server.store.database import open_database
from durbar.server.store.thoughts import ThoughtStore
from durbar.server.think import SharedBotPool
from durbar.server.wire import NewMatch, Start
from tests.server.servers import LONG
from tests.server.test_sharing import ADA, sharing_of
from tests.server.test_stores import on_the_loop


@asynccontextmanager
async def process(database: str) -> AsyncIterator[tuple[Hall, SharedBotPool]]:
    hall = Hall(open_database(database), Settings(Path(), workers=1, think=0.02))
    await hall.open()
    try:
        yield hall, sharing_of(hall).bot_pool
    finally:
        await hall.close()


async def play(hall: Hall) -> LiveMatch:
    """The first moves of a match between bots."""
    live = await hall.making.create(ADA, NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
    begun = await live.command(ADA, Start("start"))
    while live.match.number < begun + 4:
        await asyncio.sleep(0.01)
    return live


@on_the_loop
async def test_bots_think_in_another_process_and_here_when_it_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "ROUND", 0.05)
    monkeypatch.setattr("durbar.server.think.GRACE_S", LONG)
    command = [sys.executable, "-m", "durbar", "think", "--database", database, "--workers", "1"]
    thinker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert thinker.stdout is not None
        assert await asyncio.to_thread(thinker.stdout.readline) == "Durbar thinks with 1 workers (Ctrl-C ends it)\n"
        async with process(database) as (hall, bot_pool):
            while not bot_pool.remote:
                await asyncio.sleep(0.01)
            await play(hall)
            assert not bot_pool.idle  # no worker was ever needed here
            assert not bot_pool.busy
            thinker.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(thinker.wait, LONG) == 0
            while bot_pool.remote:
                await asyncio.sleep(0.01)
            await play(hall)
            assert bot_pool.idle or bot_pool.busy
    finally:
        thinker.kill()
        thinker.wait()


@on_the_loop
async def test_a_bot_moves_although_who_thinks_never_answers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.server.think.GRACE_S", 0.0)
    async with process(database) as (hall, bot_pool):
        mute = open_database(database)
        await mute.open()
        await ThoughtStore(mute.shared).be_here()  # and that is all it does
        await bot_pool.look()
        assert bot_pool.remote
        live = await play(hall)
        assert not any(entry.body.told_to(0)["kind"] == "stumbled" for entry in live.entries)
        await mute.close()


def test_nobody_thinks_without_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", "--database", "here"]) == 2
    assert "should look like postgresql://" in capsys.readouterr().err
    assert main(["think", "--database", "postgresql://127.0.0.1:1/none"]) == 2
    assert "cannot use the database" in capsys.readouterr().err
