"""Housekeeping: what the hall does by itself, every second and after a restart."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from durbar.server.live import LiveMatch, index_of
from durbar.server.store import StoreFailed
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall

MINUTE = 60_000  # milliseconds
TIDYING = 3_600_000  # milliseconds after which what is old is forgotten again
HOUSEKEEPING = 1.0  # seconds between rounds
MOST_UNWATCHED = 40_000  # entries of matches in memory that nobody looks at, which take about a kilobyte each
LAG_CHECK = 0.05  # seconds


class Housekeeping:
    """Keeps a hall in order.

    later:   of matches that are not in memory: when somebody's time will be up there
    tidied:  when what is old was last forgotten
    beaten:  when it was last noted that the house lives
    resumed: whether all that ran before a restart has been seen to, and the clocks there stand
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.later: dict[str, int] = {}
        self.tidied = 0
        self.beaten = 0
        self.resumed = False

    async def keep(self) -> None:
        """Every second: note that we live if a clock runs, and forget matches that nobody looks at.

        Until all is well again with the store, noting it also tries whether it is.
        """
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.round()
            except Exception as error:  # the next round is kept all the same
                self.hall.mistake("housekeeping failed", error)

    async def round(self) -> None:
        now = self.hall.clock()
        self.hall.health.report(self.hall.metrics, now)  # first: what is tried next may succeed where more would not
        with suppress(StoreFailed):  # of which our health knows
            if self.resumed and (self.hall.store.trouble or self.is_ticking() or self.has_late_beat(now)):
                await self.hall.store.beat(now)
                self.beaten = now
            await self.hall.moderation.refresh()
            await self.hall.members.review()
            if now - self.tidied >= TIDYING:
                self.tidied = now
                await self.hall.moderation.forget_old()
        self.forget_unwatched(now)
        self.wake_late(now)
        self.hall.pairing.review()
        self.hall.gatherings.review()
        if self.resumed:
            self.hall.tournaments.attend_all()
        self.hall.metrics.matches.set(len(self.hall.live))
        self.hall.metrics.aside.set(len(self.hall.aside))
        self.hall.metrics.replaced.set(self.hall.bot_pool.replaced)

    def forget_unwatched(self, now: int) -> None:
        """Let go of the matches that nobody has looked at for a while; of many, those first that were left first."""
        unwatched = [live for live in self.hall.live.values() if live.is_unwatched()]
        entries = sum(len(live.entries) for live in unwatched)
        for live in sorted(unwatched, key=lambda each: each.company.touched):
            if entries > MOST_UNWATCHED or live.is_idle(now):
                entries -= len(live.entries)
                self.forget(live.match.id, live)

    def forget(self, id: str, live: LiveMatch) -> None:
        """Let go of a match that nobody looks at, but remember whose turn it is, and until when."""
        if live.match.status == "running":
            self.hall.spawn(self.keep_index(live))
        if self.hall.sharing is not None:
            self.hall.sharing.forget(live)
        elif live.match.move_time is not None and (deadline := live.timing.next_deadline()):
            self.later[id] = deadline[0]
        live.close()
        del self.hall.live[id]

    def wake_late(self, now: int) -> None:
        """Look at the matches at which somebody's time is up."""
        for id in [id for id, at in self.later.items() if at <= now]:
            del self.later[id]
            self.hall.spawn(self.look_at(id))

    async def look_at(self, id: str) -> None:
        with suppress(Refused):
            await self.hall.get_or_load(id)

    async def watch_the_loop(self) -> None:
        """Measure how late the event loop is: the worst of the last second or so."""
        worst: list[float] = []
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + LAG_CHECK
            await asyncio.sleep(LAG_CHECK)
            worst = [*worst[-19:], max(0.0, loop.time() - planned)]
            self.hall.metrics.lag.set(max(worst))

    def is_ticking(self) -> bool:
        """Whether a live clock runs; that of a table at which play takes days needs no such care."""
        clocks = (live.match for live in self.hall.live.values() if live.match.clocks is not None)
        return any(match.ticking() for match in clocks if match.move_time is None)

    def has_late_beat(self, now: int) -> bool:
        """Where play takes days, it is enough to know to the minute when the server last lived."""
        days = bool(self.later) or any(live.match.move_time is not None for live in self.hall.live.values())
        return days and now - self.beaten >= MINUTE

    async def resume(self) -> None:
        """After a restart: bots that were to move go on thinking, clocks stand still until somebody comes back."""
        left = await self.running() if self.hall.sharing is None else []  # which are seen to as others are
        while left:
            left = [id for id in left if not await self.resume_match(id)]
            if left:
                await asyncio.sleep(HOUSEKEEPING)
        self.resumed = True
        for id in await self.unsettled():
            await self.settle(id)

    async def unsettled(self) -> list[str]:
        """Tournaments go on; the matches that ended before it was kept how, as soon as the store can tell."""
        while True:
            try:
                await self.hall.tournaments.resume()
                return await self.hall.store.unsettled()
            except StoreFailed:
                await asyncio.sleep(HOUSEKEEPING)

    async def settle(self, id: str) -> None:
        """Keep what helps to find a match, as its journal says it."""
        with suppress(StoreFailed, Refused):  # after the next start it is tried again
            found = await self.hall.journal(id)
            if found is not None:
                await self.hall.store.keep_index(index_of((await self.hall.replay(id, *found)).match))
        await asyncio.sleep(0)

    async def running(self) -> list[str]:
        """The matches that run, as soon as the store can tell."""
        while True:
            try:
                return await self.hall.store.ids(["running"])
            except StoreFailed:
                await asyncio.sleep(HOUSEKEEPING)

    async def resume_match(self, id: str) -> bool:
        """Whether this match is seen to; False if the store could not keep what there is to keep."""
        try:
            live = await self.hall.get_or_load(id)
            kept = await self.hall.store.notices.summary(id)
            if kept is None or kept.status != live.match.status:  # its index was not kept after it began, or ended
                await self.hall.ratings.settle(live)
                await self.hall.store.keep_index(index_of(live.match))
        except StoreFailed:
            return False
        except Refused:
            pass  # it is set aside
        except Exception as error:  # the others go on all the same
            self.hall.mistake("a match does not go on", error)
        await asyncio.sleep(0)
        return True

    async def keep_index(self, live: LiveMatch) -> None:
        """Keep what helps to find a match, as soon as the store can; that it is over, once it is settled."""
        while True:
            try:
                await self.hall.ratings.settle(live)
                await self.hall.store.keep_index(index_of(live.match))
                self.hall.lobby.note(live.match)
                return self.hall.tournaments.note(live.match)
            except StoreFailed:
                await asyncio.sleep(HOUSEKEEPING)
