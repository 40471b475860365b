"""Tables in the middle of a game: positions, and the first moves of records, put into the store of a running server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import durbar
from durbar.server.guests import COOKIE
from durbar.server.hall import milliseconds
from durbar.server.journal import AnyBody, BotSat, Entry, Sat
from durbar.server.live import card_of
from durbar.server.match import Match, Snapshot
from durbar.server.moving import journal_of, open_store
from tests.browser.players import Person
from tests.server.servers import Server


def sits_down(server: Server, person: Person, *games: durbar.State | durbar.Record) -> list[str]:
    """A table for each of these games, with this person at seat 0 and bots at the others. Their paths.

    A record goes on where it stops. A position stands there without its past: its moves cannot be undone.
    """
    if not any(cookie["name"] == COOKIE for cookie in person.context.cookies()):
        person.goes("/")
        person.page.evaluate("fetch('/api/me')")
    token = next(str(cookie["value"]) for cookie in person.context.cookies() if cookie["name"] == COOKIE)
    guest = token.rpartition(".")[0]
    with ThreadPoolExecutor(1) as other:  # Playwright has the loop of this thread
        return other.submit(asyncio.run, keep(server, guest, person.name, games)).result()


async def keep(server: Server, guest: str, name: str, games: Sequence[durbar.State | durbar.Record]) -> list[str]:
    store = await open_store(server.data, alone=False)
    paths: list[str] = []
    for game in games:
        id, now = secrets.token_hex(8), milliseconds()
        record = game if isinstance(game, durbar.Record) else durbar.Record(game.game, game.seats, 1, game.options, [])
        sitters: list[AnyBody] = [Sat(0, guest, name, "")]
        sitters += [BotSat(seat, "easy", f"Bot {seat}") for seat in range(1, record.seats)]
        created, *rest = journal_of(record)
        bodies = [created, *sitters, *(body for body in rest if not isinstance(body, (Sat, BotSat)))]
        entries = [Entry(number, now, "", "", body) for number, body in enumerate(bodies, 1)]
        snapshot = None
        if not isinstance(game, durbar.Record):
            snapshot = Snapshot(len(entries), 0, 0, {}, durbar.write_position(game))
            await store.keep_snapshot(id, snapshot)
        await store.create(card_of(Match.load(id, "", entries, snapshot)), "", entries)
        paths.append(f"/m/{id}")
    await store.close()
    return paths
