"""The hall: all live matches of one server. It finds them, and looks after what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from durbar.core.errors import quoted
from durbar.server import show, wire
from durbar.server.arranged import Gatherings
from durbar.server.blocks import Blocks
from durbar.server.bot_pool import BotPool
from durbar.server.chairs import Guest
from durbar.server.connection import GOING_AWAY, Backlog, Connection
from durbar.server.entrance import Entrance
from durbar.server.guests import default_name, require_name
from durbar.server.health import Health
from durbar.server.housekeeping import Housekeeping
from durbar.server.journal import Entry, Paused, Unreadable
from durbar.server.limits import BURST, EVERYBODY, Buckets
from durbar.server.live import LiveMatch
from durbar.server.lobby import Lobby
from durbar.server.logs import log, short
from durbar.server.making import FORGOTTEN, Making
from durbar.server.members import Members
from durbar.server.metrics import Metrics
from durbar.server.moderation import Moderation
from durbar.server.notices import Notices
from durbar.server.pairing import Pairing
from durbar.server.ratings import Ratings
from durbar.server.reviews import Reviews
from durbar.server.settings import Settings
from durbar.server.sharing import Sharing
from durbar.server.store import Store, StoreConflict, StoreFailed
from durbar.server.story import read_match
from durbar.server.tournaments import Tournaments
from durbar.server.wire import Refused

MOST_LISTED = 100
MOST_NAMES = 10_000
HOUR = 3600  # seconds
BYTES_OF_A_TOKEN = 32_000  # of an answer: that much more costs as much as another request


def milliseconds() -> int:
    """The date, by the wall clock. It jumps when somebody sets that."""
    return time.time_ns() // 1_000_000


def stopwatch() -> int:
    """Milliseconds that pass, from some beginning."""
    return time.monotonic_ns() // 1_000_000


class Hall:
    """All live matches.

    live:    the matches in memory
    loading: those that are being read from the store
    broken:  those that could not be read since the server started
    aside:   those that are set aside in the store
    people:  guests and members, as far as anybody asked
    former:  the ids of those who were members and left, as far as anybody asked
    listeners: streams of the lobby and of those who wait, which belong to no match
    gone:    matches that are being deleted
    opened:  when the house was opened; 0 if another process was there before this one
    tasks:   what runs in the background
    date:    the wall clock, in milliseconds since 1970; for dates alone, as it may jump
    sharing: this process among those that share its database; None if there are no others
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        date: Callable[[], int] = milliseconds,
        stopwatch: Callable[[], int] = stopwatch,
    ) -> None:
        self.store = store
        self.settings = settings
        self.date = date
        self.stopwatch = stopwatch
        self.sharing = Sharing(self, store.shared) if store.shared is not None else None
        self.began = date() - stopwatch()
        self.health = Health(store)
        self.metrics = Metrics()
        self.backlog = Backlog()
        self.door = asyncio.Lock()
        self.rates = Buckets(settings.address_rate, BURST * settings.address_rate, time.monotonic)
        self.newcomers = Buckets(settings.newcomers / HOUR, settings.newcomers, time.monotonic)
        self.all_newcomers = Buckets(settings.all_newcomers / HOUR, settings.all_newcomers, time.monotonic)
        self.listings = Buckets(settings.listings / HOUR, settings.listings, time.monotonic)
        self.all_listings = Buckets(settings.all_listings / HOUR, settings.all_listings, time.monotonic)
        self.pairings = Buckets(settings.pairings / HOUR, settings.pairings, time.monotonic)
        self.all_pairings = Buckets(settings.all_pairings / HOUR, settings.all_pairings, time.monotonic)
        self.bot_pool = BotPool(settings.workers, settings.think)
        if self.sharing is not None:
            self.bot_pool = self.sharing.bot_pool
        self.live: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self.broken: set[str] = set()
        self.aside: set[str] = set()
        self.people: dict[str, Guest] = {}
        self.former: set[str] = set()
        self.making = Making(self)
        self.housekeeping = Housekeeping(self)
        self.members = Members(self)
        self.entrance = Entrance(self)
        self.blocks = Blocks(self)
        self.moderation = Moderation(self)
        self.notices = Notices(self)
        self.ratings = Ratings(self)
        self.listeners: set[Connection] = set()
        self.lobby = Lobby(self)
        self.pairing = Pairing(self) if self.sharing is None else self.sharing.pairing
        self.gatherings = Gatherings(self)
        self.tournaments = Tournaments(self)
        self.reviews = Reviews(self) if self.sharing is None else self.sharing.reviews
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.last_beat = 0
        self.opened = self.clock()
        self.gone: set[str] = set()

    def clock(self) -> int:
        """The time of the house, in milliseconds: all that takes time goes by it.

        It passes evenly, whatever happens to the wall clock. From one run of the server to the next it may leap, as
        all clocks of matches stand meanwhile, but it never goes back.
        """
        return self.began + self.stopwatch()

    async def open(self) -> None:
        await self.store.open()
        self.last_beat = await self.store.last_beat()
        self.began = max(self.date(), self.last_beat) - self.stopwatch()
        if self.sharing is not None:
            await self.sharing.open()
        self.opened = self.clock() if self.sharing is None or self.sharing.alone else 0
        self.aside = {match.match for match in await self.store.all_set_aside()}
        await self.moderation.look()
        self.spawn(self.housekeeping.keep())
        self.spawn(self.housekeeping.watch_the_loop())
        self.spawn(self.housekeeping.resume())
        self.spawn(self.reviews.resume())
        self.notices.open()

    def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment."""
        self.closing = True
        bye = wire.encode(wire.Bye("the server restarts; nothing is lost", 1000))
        watching = [connection for live in self.live.values() for connection in live.company.connections]
        for connection in (*watching, *self.listeners):
            connection.send(bye)
            connection.close(GOING_AWAY, "the server restarts")

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self.say_goodbye()
        for live in list(self.live.values()):
            live.close()
            async with live.lock:  # a command that is being kept is kept
                pass
        working = [*self.tasks, *self.loading.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await self.bot_pool.close()
        if self.sharing is not None:
            await self.sharing.close()
        await self.store.close()

    # Limits

    async def turn(self) -> None:
        """Wait until it is one's turn: large answers are made one at a time, and in between everybody is served."""
        async with self.door:
            await asyncio.sleep(0)

    def charge(self, network: str, size: int) -> None:
        """An answer of so many bytes was made for this network."""
        self.rates.charge(network, size / BYTES_OF_A_TOKEN)

    def require_newcomer(self, network: str, what: str = "guest") -> None:
        """Refuse a network, or all together, that make guests, or matches, without end."""
        if not self.newcomers.take(network):
            raise Refused("too-many-new", "too many new guests and matches from this address; come back later", 429)
        if not self.all_newcomers.take(EVERYBODY):
            raise Refused("too-many-new", "too many new guests and matches on this server; come back later", 429)
        self.metrics.created.labels(what).inc()

    def require_pairing(self, network: str) -> None:
        """Refuse a network, or all together, that ask to be paired without end."""
        if not (self.pairings.take(network) and self.all_pairings.take(EVERYBODY)):
            raise Refused("too-many-pairings", "too many requests to be paired; come back later", 429)
        self.metrics.created.labels("pairing").inc()

    # Background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in the background. What goes wrong there is logged, and stops nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or self.closing or (error := task.exception()) is None:
            return
        if not isinstance(error, StoreFailed):  # of which our health knows
            self.mistake("background work failed", error)

    def mistake(self, what: str, error: BaseException) -> None:
        """Note a mistake of ours."""
        self.metrics.errors.inc()
        log.error(what, exc_info=error)

    # Finding

    async def listed(self) -> list[wire.Summary]:
        """Listed matches that are open or running and that somebody still cares for."""
        return await self.store.listed(["open", "running"], self.date() - FORGOTTEN, MOST_LISTED)

    async def own_matches(self, guest: Guest) -> list[wire.OwnSummary]:
        """The matches of a guest: those first at which it is their turn, the most urgent of them before the others."""
        seats = await self.store.members.seats(guest.id)
        found = []
        for kept in await self.store.of_guest(guest.id, MOST_LISTED, ["open", "running", "over"]):
            live = self.live.get(kept.id)
            summary = kept if live is None else show.summary(live.match)
            if summary.status == "closed":
                continue
            mine = seats.get(kept.id, []) if live is None else live.match.seats_of(guest.id)
            due = [seat for seat in mine if seat in summary.due and not summary.bots[seat]]
            ends = [end for seat in due if summary.ends and (end := summary.ends[seat]) is not None]
            left = max(0, min(ends) - self.clock()) if ends else None
            replaced = summary.status == "running" and any(summary.bots[seat] for seat in mine)
            told = msgspec.structs.asdict(summary)
            found.append(wire.OwnSummary(**told, yours=bool(due), left=left, replaced=replaced))
        found = await self.members.waited_for(found)
        return sorted(found, key=lambda match: (not match.yours, match.left is None, match.left or 0))

    async def find(self, id: str, origin: str = "", latest: bool = True) -> LiveMatch:
        """The match of this id, for somebody who asks for it: it stays in memory for a while.

        Who asks for the `latest` sees all that any process has acknowledged; others hear of it soon.
        """
        is_known = id in self.live
        live = await self.get_or_load(id)
        live.company.touched = self.clock()
        if is_known and latest and self.sharing is not None and not self.store.trouble:
            with suppress(StoreFailed):
                await live.read_on()
        live.origin = live.origin or origin
        return live

    async def get_or_load(self, id: str) -> LiveMatch:
        while (live := self.live.get(id)) is None:  # again, if it was let go of before we came to it
            if id in self.gone:
                raise Refused("no-match", f"there is no match {quoted(id)}", 404)
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            if await asyncio.shield(self.loading[id]) is None:
                raise Refused("no-match", f"there is no match {quoted(id)}", 404)
        return live

    async def load(self, id: str) -> LiveMatch | None:
        try:
            if id in self.broken:
                raise unreadable()
            found = await self.journal(id)
            if found is None:
                return None
            live = await self.replay(id, *found)
            live.company.touched = 0  # nobody has asked for it yet
            await self.stop_clocks(live)
            self.live[id] = live
            if self.sharing is not None:
                self.sharing.meet(id)
            live.await_nonces()
            live.bots.wake()
            live.timing.set_alarm()
            self.notices.look(live)
            self.gatherings.look(live)
            if id in self.aside:
                self.aside.discard(id)
                self.spawn(self.store.take_back(id))
            return live
        finally:
            del self.loading[id]

    async def journal(self, id: str) -> tuple[str, list[Entry]] | None:
        try:
            return await self.store.journal(id)
        except Unreadable as error:
            await self.set_aside(id, str(error))
            raise unreadable() from None

    async def replay(self, id: str, secret: str, entries: list[Entry]) -> LiveMatch:
        try:
            return LiveMatch(self, read_match(id, secret, entries), entries)
        except Unreadable as error:
            await self.set_aside(id, str(error))
            raise unreadable() from None

    async def set_aside(self, id: str, reason: str) -> None:
        """Leave a match alone that cannot be read, so that it harms no other. After a restart it is tried again."""
        self.broken.add(id)
        self.aside.add(id)
        log.error("a match cannot be read", extra={"facts": {"match": short(id)}})  # why may name cards
        with suppress(StoreFailed):
            await self.store.set_aside(id, self.date(), reason)

    async def stop_clocks(self, live: LiveMatch) -> None:
        """Clocks ran until the server was last known to live; where another process did all the time, they run on."""
        match = live.match
        if self.sharing is not None and (not self.sharing.alone or match.since > self.opened):
            return
        if match.status == "running" and match.clocks is not None and not match.paused and match.move_time is None:
            async with live.lock:
                with suppress(StoreConflict):  # another process has done it
                    await live.commit(Paused(match.clocks_at(max(match.since, self.last_beat))))

    async def guest(self, id: str) -> Guest:
        """The guest or member of this number, by the name they gave."""
        if id not in self.people:
            if len(self.people) >= MOST_NAMES:
                self.people.clear()
                self.former.clear()
            name, standing = await self.store.members.standing(id)
            if standing == "former":
                self.former.add(id)
            self.people[id] = Guest(id, name or default_name(id), standing == "member")
        return self.people[id]

    async def rename(self, guest: Guest, name: str) -> Guest:
        name = require_name(name)
        self.moderation.require_voice(guest.id)
        if guest.member:
            await self.members.rename(guest, name)
        else:
            await self.store.keep_name(guest.id, name)
        self.people[guest.id] = Guest(guest.id, name, guest.member)
        return self.people[guest.id]


def unreadable() -> Refused:
    return Refused("unreadable", "this match cannot be read any more; whoever runs this server can find out why", 500)
