"""The hall: all live matches of one server. It finds, creates and forgets them, and looks after what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

import durbar
from durbar.bots.players import BOT_NAMES
from durbar.core.errors import DurbarError, quoted
from durbar.core.fairness import Promise, new_secret
from durbar.core.game import Game
from durbar.server import wire
from durbar.server.guests import default_name, require_name
from durbar.server.journal import AnyBody, BotSat, Created, Entry, Paused, Sat
from durbar.server.live import GOING_AWAY, LiveMatch, card_of
from durbar.server.logs import log, short, tell
from durbar.server.match import Guest, Match
from durbar.server.metrics import Metrics
from durbar.server.settings import Settings
from durbar.server.store import Store, StoreFailed
from durbar.server.thinkers import Thinkers
from durbar.server.wire import Refused

MOST_LISTED = 100
MOST_NAMES = 10_000
ID_BYTES = 12
USUAL_SEATS = 4
FORGOTTEN = 24 * 3600 * 1000  # milliseconds after which an unfinished match is listed no more and counts no more
HOUSEKEEPING = 1.0  # seconds between rounds
LAG_CHECK = 0.05  # seconds


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """All live matches.

    live:    the matches in memory
    loading: those that are being read from the store
    names:   how guests want to be called, as far as anybody asked
    tasks:   what runs in the background
    """

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.workers, settings.think)
        self.live: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self.names: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.last_beat = 0

    async def open(self) -> None:
        await self.store.open()
        self.last_beat = await self.store.last_beat()
        self.spawn(self.look_after())
        self.spawn(self.watch_the_loop())
        self.spawn(self.go_on())

    def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment."""
        self.closing = True
        bye = wire.encode(wire.Bye("the server restarts; nothing is lost", 1000))
        for live in self.live.values():
            for connection in live.connections:
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
        await self.thinkers.close()
        await self.store.close()

    # Background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in the background. What goes wrong there is logged, and stops nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self.closing:
            self.metrics.errors.inc()
            log.error("background work failed", exc_info=error)

    async def look_after(self) -> None:
        """Every second: note that we live if a clock runs, and forget matches that nobody looks at."""
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            now = self.clock()
            try:
                if any(live.match.ticking() for live in self.live.values() if live.match.clocks is not None):
                    await self.store.beat(now)
            except StoreFailed as error:
                log.error("cannot note the time: %s", error)
            for id, live in list(self.live.items()):
                if live.is_idle(now):
                    live.close()
                    del self.live[id]
            self.metrics.matches.set(len(self.live))
            self.metrics.replaced.set(self.thinkers.replaced)

    async def watch_the_loop(self) -> None:
        """Measure how late the event loop is: the worst of the last second or so."""
        worst: list[float] = []
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + LAG_CHECK
            await asyncio.sleep(LAG_CHECK)
            worst = [*worst[-19:], max(0.0, loop.time() - planned)]
            self.metrics.lag.set(max(worst))

    async def go_on(self) -> None:
        """After a restart: bots that were to move go on thinking, clocks stand still until somebody comes back."""
        for id in await self.store.ids(["running"]):
            try:
                live = await self.remember(id)
            except DurbarError as error:
                log.error("match %s cannot be read: %s", short(id), error)
                continue
            if live.match.status == "over":  # the card was not kept before the end
                await self.store.keep_card(card_of(live.match))
            await asyncio.sleep(0)

    # Finding

    async def lobby(self) -> list[wire.Summary]:
        """Listed matches that are open or running and that somebody still cares for."""
        return await self.store.listed(["open", "running"], self.clock() - FORGOTTEN, MOST_LISTED)

    async def find(self, id: str, origin: str = "") -> LiveMatch:
        """The match of this id, for somebody who asks for it: it stays in memory for a while."""
        live = await self.remember(id)
        live.touched = self.clock()
        live.origin = live.origin or origin
        return live

    async def remember(self, id: str) -> LiveMatch:
        live = self.live.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        if live is None:
            raise Refused("no-match", f"there is no match {quoted(id)}", 404)
        return live

    async def load(self, id: str) -> LiveMatch | None:
        try:
            found = await self.store.journal(id)
            if found is None:
                return None
            secret, entries = found
            match = Match.load(id, secret, entries, await self.store.snapshot(id))
            live = LiveMatch(self, match, entries)
            live.touched = 0  # nobody has asked for it yet
            await self.stop_clocks(live)
            self.live[id] = live
            live.wake_bots()
            return live
        finally:
            del self.loading[id]

    async def stop_clocks(self, live: LiveMatch) -> None:
        """Clocks ran until the server was last known to live."""
        match = live.match
        if match.status == "running" and match.clocks is not None and not match.paused:
            async with live.lock:
                stopped = max(match.since, min(self.last_beat, self.clock()))
                await live.commit(Paused(match.clocks_at(stopped)))

    async def guest(self, id: str) -> Guest:
        """The guest of this number, by the name they gave."""
        if id not in self.names:
            if len(self.names) >= MOST_NAMES:
                self.names.clear()
            self.names[id] = await self.store.name(id) or default_name(id)
        return Guest(id, self.names[id])

    async def rename(self, guest: Guest, name: str) -> Guest:
        name = require_name(name)
        await self.store.keep_name(guest.id, name)
        self.names[guest.id] = name
        return Guest(guest.id, name)

    # Creating

    async def create(self, host: Guest, new: wire.NewMatch, origin: str = "") -> LiveMatch:
        """A new match, open for people to sit down."""
        if await self.store.hosted(host.id, self.clock() - FORGOTTEN) >= self.settings.tables:
            message = f"you have {self.settings.tables} matches that are not over; finish one first"
            raise Refused("too-many", message, 429, of="tables", most=self.settings.tables)
        game = durbar.game(new.game, components=new.components)
        seats = usual_seats(game) if new.seats is None else new.seats
        game.require_seats(seats)
        options = game.changed_options(game.read_options(new.options, seats))
        for seat in new.bots:
            if seat >= seats:
                raise Refused("no-seat", f"there is no seat {seat}: this table has seats 0 to {seats - 1}", 422)
        secret = new_secret()
        created = Created(
            game=game.name,
            edition=game.edition,
            seats=seats,
            options=options,
            host=host.id,
            listed=new.listed,
            commitment=Promise(secret, ()).commitment,
            pace=new.pace,
            components=None if game.components is None else dict(game.components),
            odds=new.odds,
            hints=seats - len(new.bots) < 2 if new.hints is None else new.hints,
        )
        bots = [BotSat(seat, level, name) for (seat, level), name in zip(new.bots.items(), BOT_NAMES, strict=False)]
        return await self.begin(secret, [created, *bots], origin)

    async def rematch(self, match: Match, guest: Guest, origin: str) -> str:
        """The same match again with everybody one seat further, so that another seat begins; its id."""
        secret = new_secret()
        commitment = Promise(secret, ()).commitment
        created = msgspec.structs.replace(match.created, host=guest.id, commitment=commitment)
        chairs = match.chairs[1:] + match.chairs[:1]
        seated: list[AnyBody] = [
            Sat(seat, chair.guest, chair.name, "") if chair.guest else BotSat(seat, chair.bot, chair.name)
            for seat, chair in enumerate(chairs)
        ]
        return (await self.begin(secret, [created, *seated], origin)).match.id

    async def begin(self, secret: str, bodies: Sequence[AnyBody], origin: str) -> LiveMatch:
        now = self.clock()
        entries = [Entry(number, now, "", "", body) for number, body in enumerate(bodies, 1)]
        match = Match.load(secrets.token_urlsafe(ID_BYTES), secret, entries)
        live = LiveMatch(self, match, entries, origin)
        await self.store.create(card_of(live.match), secret, entries)
        self.live[match.id] = live
        tell("match created", match=short(match.id), game=match.game.name, seats=match.seats)
        return live


def usual_seats(game: Game) -> int:
    return min(max(USUAL_SEATS, game.seat_counts[0]), game.seat_counts[-1])
