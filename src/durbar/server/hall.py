"""The hall: all live matches of one server. It finds, creates and forgets them, and looks after what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import durbar
from durbar.bots.players import BOT_NAMES
from durbar.core.errors import quoted
from durbar.core.fairness import Promise, new_secret
from durbar.core.game import Game
from durbar.core.lesson import Lesson
from durbar.server import lessons, show, wire
from durbar.server.arranged import Gatherings
from durbar.server.blocks import Blocks
from durbar.server.chairs import Guest
from durbar.server.connection import GOING_AWAY, Backlog, Connection
from durbar.server.entrance import Entrance
from durbar.server.guests import default_name, require_name
from durbar.server.health import Health
from durbar.server.journal import HOUSE, AnyBody, BotSat, ChatSet, Created, Entry, Paused, Sat, Unreadable
from durbar.server.limits import BURST, Buckets
from durbar.server.live import LiveMatch, index_of
from durbar.server.lobby import Lobby
from durbar.server.logs import log, log_event, short
from durbar.server.match import Match
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
from durbar.server.store.sql import Work
from durbar.server.story import read_match
from durbar.server.thinkers import Thinkers
from durbar.server.tournaments import Tournaments
from durbar.server.wire import Refused

MOST_LISTED = 100
MOST_NAMES = 10_000
ID_BYTES = 12
USUAL_SEATS = 4
FORGOTTEN = 24 * 3600 * 1000  # milliseconds after which an unfinished match is listed no more and counts no more
HOUR = 3600  # seconds
MINUTE = 60_000  # milliseconds
BYTES_OF_A_TOKEN = 32_000  # of an answer: that much more costs as much as another request
EVERYBODY = ""  # the bucket of all addresses together
TIDYING = 3_600_000  # milliseconds after which what is old is forgotten again
HOUSEKEEPING = 1.0  # seconds between rounds
LAG_CHECK = 0.05  # seconds


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
    later:   of matches that are not in memory: when somebody's time will be up there
    gone:    matches that are being deleted
    tidied:  when what is old was last forgotten
    opened:  when the house was opened; 0 if another process was there before this one
    beaten:  when it last noted that it lives
    tasks:   what runs in the background
    date:    the wall clock, in milliseconds since 1970; for dates alone, as it may jump
    sharing: this process among those that share its database; None if there are no others
    resumed: whether all that ran before a restart has been seen to, and the clocks there stand
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
        self.thinkers = Thinkers(settings.workers, settings.think)
        if self.sharing is not None:
            self.thinkers = self.sharing.thinkers
        self.live: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self.broken: set[str] = set()
        self.aside: set[str] = set()
        self.people: dict[str, Guest] = {}
        self.former: set[str] = set()
        self.members = Members(self)
        self.entrance = Entrance(self)
        self.blocks = Blocks(self)
        self.moderation = Moderation(self)
        self.notices = Notices(self)
        self.ratings = Ratings(self)
        self.listeners: set[Connection] = set()
        self.lobby = Lobby(self)
        self.pairing = Pairing(self)
        self.gatherings = Gatherings(self)
        self.tournaments = Tournaments(self)
        self.reviews = Reviews(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.resumed = False
        self.last_beat = 0
        self.opened = self.clock()
        self.beaten = 0
        self.later: dict[str, int] = {}
        self.gone: set[str] = set()
        self.tidied = 0

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
        self.spawn(self.housekeep())
        self.spawn(self.watch_the_loop())
        self.spawn(self.resume_matches())
        self.spawn(self.reviews.resume())
        self.notices.open()

    def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment."""
        self.closing = True
        bye = wire.encode(wire.Bye("the server restarts; nothing is lost", 1000))
        watching = [connection for live in self.live.values() for connection in live.connections]
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
        await self.thinkers.close()
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

    async def housekeep(self) -> None:
        """Every second: note that we live if a clock runs, and forget matches that nobody looks at.

        Until all is well again with the store, noting it also tries whether it is.
        """
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            now = self.clock()
            with suppress(StoreFailed):  # of which our health knows
                if self.resumed and (self.store.trouble or self.is_ticking() or self.has_late_beat(now)):
                    await self.store.beat(now)
                    self.beaten = now
                await self.moderation.refresh()
                if now - self.tidied >= TIDYING:
                    self.tidied = now
                    await self.moderation.forget_old()
            self.health.report(self.metrics, now)
            for id, live in list(self.live.items()):
                if live.is_idle(now):
                    self.forget(id, live)
            self.wake_late(now)
            self.pairing.review()
            self.gatherings.review()
            if self.resumed:
                self.tournaments.attend_all()
            self.metrics.matches.set(len(self.live))
            self.metrics.aside.set(len(self.aside))
            self.metrics.replaced.set(self.thinkers.replaced)

    def forget(self, id: str, live: LiveMatch) -> None:
        """Let go of a match that nobody looks at, but remember whose turn it is, and until when."""
        if live.match.status == "running":
            self.spawn(self.keep_index(live))
        if self.sharing is not None:
            self.sharing.forget(live)
        elif live.match.move_time is not None and (deadline := live.next_deadline()):
            self.later[id] = deadline[0]
        live.close()
        del self.live[id]

    def wake_late(self, now: int) -> None:
        """Look at the matches at which somebody's time is up."""
        for id in [id for id, at in self.later.items() if at <= now]:
            del self.later[id]
            self.spawn(self.look_at(id))

    async def look_at(self, id: str) -> None:
        with suppress(Refused):
            await self.get_or_load(id)

    async def watch_the_loop(self) -> None:
        """Measure how late the event loop is: the worst of the last second or so."""
        worst: list[float] = []
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + LAG_CHECK
            await asyncio.sleep(LAG_CHECK)
            worst = [*worst[-19:], max(0.0, loop.time() - planned)]
            self.metrics.lag.set(max(worst))

    def is_ticking(self) -> bool:
        """Whether a live clock runs; that of a table at which play takes days needs no such care."""
        clocks = (live.match for live in self.live.values() if live.match.clocks is not None)
        return any(match.ticking() for match in clocks if match.move_time is None)

    def has_late_beat(self, now: int) -> bool:
        """Where play takes days, it is enough to know to the minute when the server last lived."""
        days = bool(self.later) or any(live.match.move_time is not None for live in self.live.values())
        return days and now - self.beaten >= MINUTE

    async def resume_matches(self) -> None:
        """After a restart: bots that were to move go on thinking, clocks stand still until somebody comes back."""
        left = await self.running() if self.sharing is None else []  # which are seen to as others are
        while left:
            left = [id for id in left if not await self.resume_match(id)]
            if left:
                await asyncio.sleep(HOUSEKEEPING)
        self.resumed = True
        await self.tournaments.resume()
        for id in await self.store.unsettled():
            await self.settle(id)

    async def settle(self, id: str) -> None:
        """Keep what helps to find a match, as its journal says it."""
        with suppress(StoreFailed, Refused):  # after the next start it is tried again
            found = await self.journal(id)
            if found is not None:
                await self.store.keep_index(index_of((await self.replay(id, *found)).match))
        await asyncio.sleep(0)

    async def running(self) -> list[str]:
        """The matches that run, as soon as the store can tell."""
        while True:
            try:
                return await self.store.ids(["running"])
            except StoreFailed:
                await asyncio.sleep(HOUSEKEEPING)

    async def resume_match(self, id: str) -> bool:
        """Whether this match is seen to; False if the store could not keep what there is to keep."""
        try:
            live = await self.get_or_load(id)
            kept = await self.store.notices.summary(id)
            if kept is None or kept.status != live.match.status:  # its index was not kept after it began, or ended
                await self.ratings.settle(live)
                await self.store.keep_index(index_of(live.match))
        except StoreFailed:
            return False
        except Refused:
            pass  # it is set aside
        except Exception as error:  # the others go on all the same
            self.mistake("a match does not go on", error)
        await asyncio.sleep(0)
        return True

    async def keep_index(self, live: LiveMatch) -> None:
        """Keep what helps to find a match, as soon as the store can; that it is over, once it is settled."""
        while True:
            try:
                await self.ratings.settle(live)
                await self.store.keep_index(index_of(live.match))
                self.lobby.note(live.match)
                return self.tournaments.note(live.match)
            except StoreFailed:
                await asyncio.sleep(HOUSEKEEPING)

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
            found.append(wire.OwnSummary(**msgspec.structs.asdict(summary), yours=bool(due), left=left))
        return sorted(found, key=lambda match: (not match.yours, match.left is None, match.left or 0))

    async def find(self, id: str, origin: str = "") -> LiveMatch:
        """The match of this id, for somebody who asks for it: it stays in memory for a while."""
        is_known = id in self.live
        live = await self.get_or_load(id)
        if is_known and self.sharing is not None and not self.store.trouble:
            with suppress(StoreFailed):
                await live.read_on()  # whoever asks sees all that any process has acknowledged
        live.touched = self.clock()
        live.origin = live.origin or origin
        return live

    async def get_or_load(self, id: str) -> LiveMatch:
        live = self.live.get(id)
        if live is None:
            if id in self.gone:
                raise Refused("no-match", f"there is no match {quoted(id)}", 404)
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        if live is None:
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
            live.touched = 0  # nobody has asked for it yet
            await self.stop_clocks(live)
            self.live[id] = live
            if self.sharing is not None:
                self.sharing.meet(id)
            live.await_nonces()
            live.wake_bots()
            live.set_alarm()
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

    # Creating

    async def create(self, host: Guest, new: wire.NewMatch, origin: str = "") -> LiveMatch:
        """A new match, open for people to sit down."""
        await self.require_table(host)
        house_box = self.settings.boxes.get(new.game) if new.components is None else None
        game = durbar.game(new.game, components=new.components if house_box is None else house_box)
        seats = usual_seats(game) if new.seats is None else new.seats
        game.require_seats(seats)
        options = game.changed_options(game.read_options(new.options, seats))
        for seat in new.bots:
            if seat >= seats:
                raise Refused("no-seat", f"there is no seat {seat}: this table has seats 0 to {seats - 1}", 422)
        self.require_newcomer(origin, "match")
        if new.listed and not (self.listings.take(origin) and self.all_listings.take(EVERYBODY)):
            raise Refused("too-many-listed", "too many listed matches from this address; make one by link", 429)
        if new.pace is not None and new.days is not None:
            raise Refused("two-paces", "a match has a live clock (pace), or takes days (days), not both", 422)
        if new.rated:
            require_ratable(new)
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
            owner=HOUSE if house_box is not None else host.id if new.components is not None else "",
            odds=new.odds,
            hints=seats - len(new.bots) < 2 and not new.rated if new.hints is None else new.hints,
            days=new.days,
            rated=new.rated,
        )
        bots = [BotSat(seat, level, name) for (seat, level), name in zip(new.bots.items(), BOT_NAMES, strict=False)]
        return await self.begin(self.draw_up(secret, [created, *bots], origin))

    def house_game(self, name: str) -> Game:
        """A game with the box of the house."""
        return durbar.game(name, components=self.settings.boxes.get(name))

    async def require_table(self, host: Guest) -> None:
        """Refuse another match to who has many that are not over."""
        if await self.store.hosted(host.id, self.date() - FORGOTTEN) >= self.settings.tables:
            message = f"you have {self.settings.tables} matches that are not over; finish one first"
            raise Refused("too-many", message, 429, of="tables", most=self.settings.tables)

    async def teach(self, guest: Guest, lesson: Lesson, game: Game, origin: str = "") -> LiveMatch:
        """The lesson of a game for this guest, begun."""
        await self.require_table(guest)
        self.require_newcomer(origin, "match")
        return await self.begin(self.draw_up("", lessons.journal_of(game, lesson, guest), origin))

    def again(self, match: Match, guest: Guest, origin: str, apart: Collection[str] = ()) -> LiveMatch:
        """The same match once more with everybody one seat further, so that another seat begins; not kept yet.

        The seats of those who are to stay apart from the guest are free.
        """
        secret = new_secret()
        commitment = Promise(secret, ()).commitment
        created = msgspec.structs.replace(match.created, host=guest.id, commitment=commitment)
        created = msgspec.structs.replace(created, lesson=False, gather=None, tournament="")
        chairs = match.chairs[1:] + match.chairs[:1]
        seated: list[AnyBody] = [
            Sat(seat, chair.guest, chair.name, member=chair.member)
            if chair.guest
            else BotSat(seat, chair.bot, chair.name)
            for seat, chair in enumerate(chairs)
            if chair.guest not in apart
        ]
        if not match.chat:
            seated.append(ChatSet(False))
        return self.draw_up(secret, [created, *seated], origin)

    def draw_up(self, secret: str, bodies: Sequence[AnyBody], origin: str) -> LiveMatch:
        """A match of these first entries, not kept yet."""
        date, now = self.date(), self.clock()
        entries = [Entry(number, date, "", "", body, now) for number, body in enumerate(bodies, 1)]
        match = Match.load(secrets.token_urlsafe(ID_BYTES), secret, entries)
        return LiveMatch(self, match, entries, origin)

    async def begin(
        self, live: LiveMatch, follows: tuple[str, Entry] | None = None, also: Work | None = None
    ) -> LiveMatch:
        """Keep a new match; with it, the entry of another that this one follows, and whatever must come with it."""
        match = live.match
        self.live[match.id] = live  # first, so that whoever finds it in the store does not read a second one there
        try:
            await self.store.create(index_of(match), match.secret, live.entries, follows, also)
        except BaseException:
            self.live.pop(match.id, None)
            raise
        if self.sharing is not None:
            self.sharing.meet(match.id)
        self.lobby.note(match)
        self.gatherings.look(live)
        log_event("match created", match=short(match.id), game=match.game.name, seats=match.seats)
        return live


def unreadable() -> Refused:
    return Refused("unreadable", "this match cannot be read any more; whoever runs this server can find out why", 500)


def require_ratable(new: wire.NewMatch) -> None:
    """What counts is played by everybody alike: without a master's help, and with the box of the house."""
    if new.hints:
        raise Refused("rated-hints", "a rated table has no hints; leave out one or the other", 422)
    if new.components is not None:
        raise Refused("rated-box", "a rated table is played with the box of the house, not with components", 422)


def usual_seats(game: Game) -> int:
    return min(max(USUAL_SEATS, game.seat_counts[0]), game.seat_counts[-1])
