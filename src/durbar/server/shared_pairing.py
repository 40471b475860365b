"""Quick pairing among processes: people meet who wait at different ones, and come back to another than they left.

Each process seats its own people, alone or with others'. The rows (`store/waiting.py`) decide who was first; whoever
finds that a request of theirs is no longer there looks for the table that it led to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
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
        self.asked = 0  # how often somebody wanted to know who waits elsewhere …
        self.seen = 0  # … and which of these have been told: one look is for all who asked before it

    def everybody(self) -> list[Request]:
        return sorted([*self.waiting.values(), *self.elsewhere.values()], key=lambda each: each.since)

    # Waiting

    async def ask(self, guest: Guest, wish: wire.PairingWish, origin: str) -> str | None:
        match = await super().ask(guest, wish, origin)
        if match is None:
            request = self.waiting[guest.id]
            try:
                await self.rows.put(guest.id, wish.request, msgspec.json.encode(wish), request.since)
            except BaseException:  # nobody would ever seat them: they ask anew
                self.forget(request)
                raise
            request.kept = True
        return match

    async def join(self, connection: Connection, request: str) -> int:
        known = self.waiting.get(connection.guest.id)
        if known is None or known.wish.request != request:  # they may have asked at another process
            for each in await self.rows.all():
                if (each.guest, each.request) == (connection.guest.id, request):
                    self.take_in(connection.guest, each)
        return await super().join(connection, request)

    def take_in(self, guest: Guest, row: Waits) -> None:
        """Who asked at another process waits here, unless they have asked here since."""
        wish, known = wish_in(row), self.waiting.get(guest.id)
        if wish is None or (known is not None and (known.taken or known.since >= row.since)):
            return
        if known is not None:
            self.forget(known, wire.StoppedMessage())
        self.waiting[guest.id] = Request(guest, wish, "", row.since)
        self.waiting[guest.id].kept = True

    async def stop(self, guest: Guest) -> None:
        await super().stop(guest)
        if guest.id not in self.waiting:
            await self.rows.drop(guest.id)

    # Other processes

    def changed(self, key: Key) -> None:
        if not self.hall.closing:
            self.hall.spawn(self.see_and_broadcast(key))

    async def see_and_broadcast(self, key: Key) -> None:
        await self.see_others()
        await self.broadcast(key)

    async def see_others(self) -> None:
        """Tell the others whose pages are here, hear whose are with them, and seat whoever can be seated now."""
        self.asked += 1
        asked = self.asked
        async with self.lock:
            if self.seen >= asked:
                return
            wanted = self.asked
            pages = [(each.guest.id, each.wish.request) for each in self.waiting.values() if each.connections]
            rows = await self.rows.all()
            if not pages and not rows and not self.elsewhere:
                self.seen = wanted
                return
            await self.rows.have_pages(pages)
            kept = [each for each in self.waiting.values() if each.kept]
            rows = await self.rows.all()
            await self.miss(kept, {each.guest: each.request for each in rows})
            before = {(each.guest.id, each.key) for each in self.elsewhere.values()}
            await self.meet([each for each in rows if each.process not in ("", self.rows.shared.process)])
            changed = before ^ {(each.guest.id, each.key) for each in self.elsewhere.values()}
            self.seen = wanted  # all of it is seen: if not, whoever asked next looks themselves
        self.review()
        for key in {key for _, key in changed}:
            await self.broadcast(key)

    async def miss(self, kept: Sequence[Request], there: Mapping[str, str]) -> None:
        """Whose request is no longer there has a table, or has asked for something else; else a page that still waits
        asks anew."""
        for request in kept:
            guest, name = request.guest.id, request.wish.request
            if there.get(guest) != name and not request.taken and self.waiting.get(guest) is request:
                match = await self.hall.store.opponents.paired(guest, name)
                if request.taken:  # since then, and whoever makes the table sees to it
                    continue
                if match is not None:
                    self.forget(request, wire.PairedMessage(match))
                else:
                    self.forget(request, wire.StoppedMessage() if guest in there else None)

    async def meet(self, rows: Sequence[Waits]) -> None:
        """These wait at other processes."""
        met = {}
        for row in rows:
            known, wish, here = self.elsewhere.get(row.guest), wish_in(row), self.waiting.get(row.guest)
            if wish is None or (here is not None and here.connections):  # who has a page here, too, is one of ours
                continue
            if known is None or known.wish.request != row.request:
                known = Elsewhere(await self.hall.guest(row.guest), wish, "", row.since)
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


def wish_in(row: Waits) -> wire.PairingWish | None:
    """What somebody wants; None if that is for a newer release alone to understand."""
    try:
        return decode_wish(row.wish)
    except msgspec.ValidationError:
        return None
