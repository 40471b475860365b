"""Quick pairing among processes: people meet who wait at different ones, and come back to another than they left.

Each process seats its own people, alone or with others'. The rows (`store/waiting.py`) decide who was first; whoever
finds that a request of theirs is no longer there looks for the table that it led to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.pairing import Key, Pairing, Request
from durbar.server.store.sql import Work
from durbar.server.store.waiting import WaitingStore, Waits

if TYPE_CHECKING:
    from durbar.server.hall import Hall

decode_wish = msgspec.json.Decoder(wire.PairingWish).decode


class Elsewhere(Request):
    """Somebody whose page is at another process."""

    ours = False

    @property
    def counts(self) -> bool:
        return not self.taken


class SharedPairing(Pairing):
    """All who wait here, and at other processes."""

    def __init__(self, hall: Hall, rows: WaitingStore) -> None:
        super().__init__(hall)
        self.rows = rows
        self.elsewhere: dict[str, Elsewhere] = {}
        self.lock = asyncio.Lock()

    def everybody(self) -> list[Request]:
        return sorted([*self.waiting.values(), *self.elsewhere.values()], key=lambda each: each.since)

    # Waiting

    async def ask(self, guest: Guest, wish: wire.PairingWish, origin: str) -> str | None:
        match = await super().ask(guest, wish, origin)
        if match is None:
            request = self.waiting[guest.id]
            await self.rows.put(guest.id, wish.request, msgspec.json.encode(wish), request.since)
            request.kept = True
        return match

    async def join(self, connection: Connection, request: str) -> int:
        known = self.waiting.get(connection.guest.id)
        if known is None or known.wish.request != request:  # they may have asked at another process
            for each in await self.rows.all():
                if (each.guest, each.request) == (connection.guest.id, request):
                    self.waiting[each.guest] = Request(connection.guest, decode_wish(each.wish), "", each.since)
                    self.waiting[each.guest].kept = True
        return await super().join(connection, request)

    async def stop(self, guest: Guest) -> None:
        await super().stop(guest)
        if guest.id not in self.waiting:
            await self.rows.drop(guest.id)

    # Other processes

    def changed(self, key: Key) -> None:
        if not self.hall.closing:
            self.hall.spawn(self.see_and_tell(key))

    async def see_and_tell(self, key: Key) -> None:
        await self.see_others()
        await self.tell(key)

    async def see_others(self) -> None:
        """Tell the others whose pages are here, hear whose are with them, and seat whoever can be seated now."""
        async with self.lock:
            pages = [(each.guest.id, each.wish.request) for each in self.waiting.values() if each.connections]
            rows = await self.rows.all()
            if not pages and not rows and not self.elsewhere:
                return
            await self.rows.have_pages(pages)
            rows = await self.rows.all()
            await self.miss({each.request for each in rows})
            before = {each.key for each in self.elsewhere.values()}
            await self.meet([each for each in rows if each.process not in ("", self.rows.shared.process)])
            keys = before ^ {each.key for each in self.elsewhere.values()}
        self.review()
        for key in keys:
            await self.tell(key)

    async def miss(self, there: set[str]) -> None:
        """Whose request is no longer there has a table, or does not wait any more."""
        for request in [*self.waiting.values()]:
            name = request.wish.request
            if request.kept and name not in there and not request.taken:
                match = await self.hall.store.opponents.paired(request.guest.id, name)
                if match is not None:
                    request.send(wire.PairedMessage(match))
                self.forget(request)

    async def meet(self, rows: Sequence[Waits]) -> None:
        """These wait at other processes."""
        met = {}
        for row in rows:
            known = self.elsewhere.get(row.guest)
            if known is None or known.wish.request != row.request:
                known = Elsewhere(await self.hall.guest(row.guest), decode_wish(row.wish), "", row.since)
            met[row.guest] = known
        self.elsewhere = met

    # Seating

    async def seat(self, people: list[Request]) -> None:
        try:
            await super().seat(people)
        finally:
            for each in people:
                self.elsewhere.pop(each.guest.id, None)  # who still waits is met again

    def keep(self, requests: Sequence[tuple[str, str]], match: str) -> Work:
        return self.rows.pair(requests, match, self.hall.date())
