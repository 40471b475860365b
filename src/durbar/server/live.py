"""A live match: a match in memory, those who look at it, its bots and its clocks.

One thing happens at a time: a command is decided, its entry committed to the store, acknowledged, applied, and only
then told to everybody. Whatever fails on the way has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from durbar.core.state import SPECTATOR
from durbar.server import wire
from durbar.server.journal import AnyBody, Entry, Handed, Moved, Paused, Rematched, Resumed, Said, Stumbled
from durbar.server.match import STAND_IN, Guest, Match, Told, keep, narrate, told
from durbar.server.store import Card, StoreFailed
from durbar.server.thinkers import Thought
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

LONGEST_QUEUE = 256  # messages a slow connection may be behind; then it is closed, and resumes where it was
LONGEST_STORY = 2_000  # entries told again to somebody who comes back; who missed more gets the table only
PLAYS_BETWEEN_SNAPSHOTS = 500
TALKING = (Moved, Said, Stumbled)  # entries that leave everybody on their chairs
PASSING = (*TALKING, Paused, Resumed)  # entries that change nothing about a match by which it is found
RETRY = 1.0  # seconds until a bot's move is tried again that could not be kept

TOO_SLOW = 4008
GOING_AWAY = 1012


class Connection:
    """One pair of eyes: a socket or a stream of events.

    wanted: the seat it asked to see through, or None for the guest's first seat
    viewer: the seat it sees through now, or SPECTATOR
    write:  sends a message at once if that is possible, and says whether it was; what cannot be sent waits in line
    """

    def __init__(self, guest: Guest, wanted: int | None = None, write: Callable[[bytes], bool] | None = None) -> None:
        self.guest = guest
        self.wanted = wanted
        self.write = write
        self.viewer = SPECTATOR
        self.waiting: deque[tuple[bytes, int | None]] = deque()
        self.sleeper: asyncio.Future[None] | None = None  # whoever waits for the next message
        self.closing: tuple[int, str] | None = None
        self.sent = asyncio.Event()  # all has been sent, and the connection is closed

    def send(self, message: bytes, number: int | None = None) -> None:
        """Send a message; `number` is that of the entry up to which it brings the client."""
        if self.closing is not None:
            return
        if self.write is not None and not self.waiting and self.write(message):
            return
        if len(self.waiting) >= LONGEST_QUEUE:
            self.close(TOO_SLOW, "too slow; come back and resume")
            return
        self.waiting.append((message, number))
        self.wake()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.wake()

    def wake(self) -> None:
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    async def next(self) -> tuple[bytes, int | None] | None:
        """The first message in line; None when the connection is to be closed and all has been sent.

        It stays in line until `is_sent`, so that none that comes meanwhile overtakes it.
        """
        while not self.waiting:
            if self.closing is not None:
                return None
            self.sleeper = asyncio.get_running_loop().create_future()
            await self.sleeper
        return self.waiting[0]

    def is_sent(self) -> None:
        """The first message in line is on its way."""
        self.waiting.popleft()


class LiveMatch:
    """A match in memory.

    events:   what each entry told; None until somebody wants to hear it
    origin:   the address it was created or first asked for from; bots think for all addresses in turn
    seen:     when each guest who has a seat was last heard of, in milliseconds
    thinking: the seats whose bots are thinking
    """

    def __init__(self, hall: Hall, match: Match, entries: Sequence[Entry], origin: str = "") -> None:
        self.hall = hall
        self.match = match
        self.entries = list(entries)
        self.events: list[Told] | None = None
        self.origin = origin
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seen: dict[str, int] = {}
        self.thinking: set[int] = set()
        self.presence_changed = False
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = hall.clock()
        for chair in match.chairs:
            if chair.guest:
                self.seen[chair.guest] = self.touched

    # Commands

    async def command(self, guest: Guest, command: wire.AnyCommand, connection: Connection | None = None) -> int:
        """Do what a guest commands, once; the number of its entry. The connection hears as soon as it is kept."""
        if not guest.id:
            raise Refused("nobody", "who only watches has no name; GET /api/me or POST /api/guests gives one", 401)
        async with self.lock:
            self.touch(guest.id)
            number = self.match.commands.get((guest.id, command.id))
            if number is None:
                if isinstance(command, wire.Wait):
                    number = self.wait_for(guest, command.seat)
                elif isinstance(command, wire.Rematch):
                    return await self.rematch(guest, command, connection)
                else:
                    body = self.decide(guest, command)
                    return await self.commit(body, guest.id, command.id, connection)
            acknowledge(connection, command.id, number)
            return number

    def decide(self, guest: Guest, command: wire.AnyCommand) -> AnyBody:
        now = self.hall.clock()
        away = []
        if isinstance(command, wire.PutBot):  # nothing else asks who is away
            away = [seat for seat in self.people() if not self.is_here(seat)]
        absent = [seat for seat in away if self.absent_at(seat) <= now]
        return self.match.decide(guest, command, now, away, absent)

    async def commit(
        self,
        body: AnyBody,
        author: str = "",
        command: str = "",
        connection: Connection | None = None,
        at: int | None = None,
    ) -> int:
        """Keep an entry for good, then acknowledge, then tell everybody. The lock is held."""
        now = self.hall.clock() if at is None else at
        entry = Entry(self.match.number + 1, max(now, self.match.at), author, command, body)
        await self.hall.store.append(self.match.id, entry)
        acknowledge(connection, command, entry.number)
        events = keep(self.match.apply(entry))
        self.entries.append(entry)
        if self.events is not None:
            self.events.append(events)
        self.hall.metrics.entry(body)
        self.tell(entry, events)
        self.follow_up(body)
        return entry.number

    def follow_up(self, body: AnyBody) -> None:
        """What an entry sets in motion."""
        if not isinstance(body, PASSING) or self.match.status == "over":
            self.hall.spawn(self.hall.store.keep_card(card_of(self.match)))
        if not isinstance(body, TALKING):
            self.reseat()
        if isinstance(body, Moved) and len(self.match.plays) % PLAYS_BETWEEN_SNAPSHOTS == 0:
            self.hall.spawn(self.hall.store.keep_snapshot(self.match.id, self.match.snapshot()))
        self.wake_bots()
        self.set_alarm()

    def wait_for(self, guest: Guest, seat: int) -> int:
        """Start the countdown of somebody who is away anew."""
        chair = self.match.require_seat(seat)
        if not self.match.seats_of(guest.id):
            raise Refused("not-yours", "only somebody who plays may give more time", 403)
        if not chair.is_person or self.is_here(seat):
            raise Refused("not-absent", f"nobody waits for seat {seat}", seat=seat)
        self.seen[chair.guest] = self.hall.clock()
        self.tell_presence()
        self.set_alarm()
        return self.match.number

    async def rematch(self, guest: Guest, command: wire.Rematch, connection: Connection | None) -> int:
        match = self.match
        match.require_status("over")
        if not match.seats_of(guest.id):
            raise Refused("not-yours", "only somebody who played may ask for a rematch", 403)
        if match.rematch is not None:
            raise Refused("rematched", "there is a rematch already")
        again = await self.hall.rematch(match, guest, self.origin)
        return await self.commit(Rematched(again), guest.id, command.id, connection)

    # Those who look

    def viewer_of(self, connection: Connection) -> int:
        seats = self.match.seats_of(connection.guest.id)
        if connection.wanted is not None:
            return connection.wanted if connection.wanted in seats else SPECTATOR
        return seats[0] if seats else SPECTATOR

    def you(self, guest: Guest, viewer: int) -> wire.You:
        return wire.You(viewer, self.match.seats_of(guest.id), self.match.is_host(guest))

    def require_viewer(self, guest: Guest, wanted: int | None) -> None:
        if wanted is not None:
            self.match.require_own(guest, wanted)

    def join(self, connection: Connection, after: int | None) -> None:
        """Somebody looks at the match from now on; they last saw the entry `after`."""
        self.require_viewer(connection.guest, connection.wanted)
        connection.viewer = self.viewer_of(connection)
        self.touch(connection.guest.id)
        self.connections.add(connection)
        connection.send(encode(self.welcome(connection.guest, connection.viewer, after)), self.match.number)
        self.tell_presence()
        self.check_pause()

    def welcome(self, guest: Guest, viewer: int, after: int | None) -> wire.Welcome:
        first = 0 if after is None else min(after, self.match.number)
        complete = self.match.number - first <= LONGEST_STORY
        return wire.Welcome(
            match=self.match.info(),
            you=self.you(guest, viewer),
            table=self.match.table(viewer),
            presence=self.presence(),
            entries=self.story(viewer, first) if complete else [],
            complete=complete,
            now=self.hall.clock(),
        )

    def story(self, viewer: int, after: int) -> list[wire.EntryMessage]:
        """What happened after that number, as this viewer may know it."""
        if after >= self.match.number:
            return []
        if self.events is None:
            self.events = narrate(self.match, self.entries)
        return [told(self.entries[at], self.events[at], viewer) for at in range(after, self.match.number)]

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touch(connection.guest.id)
        self.tell_presence()
        self.check_pause()
        self.set_alarm()

    def tell(self, entry: Entry, events: Told) -> None:
        """Tell everybody what happened, each as they may know it."""
        messages: dict[int, bytes] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if viewer not in messages:
                messages[viewer] = encode(told(entry, events, viewer, self.match.table(viewer)))
            connection.send(messages[viewer], entry.number)

    def reseat(self) -> None:
        """Seats may have changed hands: everybody sees through their own eyes."""
        for connection in self.connections:
            viewer = self.viewer_of(connection)
            if viewer != connection.viewer:
                connection.viewer = viewer
                you = self.you(connection.guest, viewer)
                connection.send(encode(wire.YouMessage(you, self.match.table(viewer))))
        self.tell_presence()

    # Presence

    def touch(self, guest: str) -> None:
        self.touched = self.hall.clock()
        if guest in self.seen or self.match.seats_of(guest):
            self.seen[guest] = self.touched

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.match.chairs) if chair.is_person]

    def is_here(self, seat: int) -> bool:
        guest = self.match.chairs[seat].guest
        return any(connection.guest.id == guest for connection in self.connections)

    def absent_at(self, seat: int) -> int:
        """When the others may let a bot play for somebody who is away."""
        return self.away_since(seat) + int(self.hall.settings.absence * 1000)

    def away_since(self, seat: int) -> int:
        return self.seen.setdefault(self.match.chairs[seat].guest, self.hall.clock())

    def forfeit_at(self, seat: int) -> int | None:
        """When a bot plays by itself for somebody who is away and keeps the others waiting, with a live clock."""
        if self.match.clocks is None or self.match.status != "running" or self.match.paused:
            return None
        return self.away_since(seat) + int(self.hall.settings.forfeit * 1000)

    def presence(self) -> list[wire.Presence]:
        seats = []
        for seat in self.people():
            if self.is_here(seat):
                seats.append(wire.Presence(seat, True))
            else:
                away = self.away_since(seat)
                seats.append(wire.Presence(seat, False, away, self.absent_at(seat), self.forfeit_at(seat)))
        return seats

    def tell_presence(self) -> None:
        """Tell everybody who is here; once, when several come and go at the same moment."""
        if not self.presence_changed:
            self.presence_changed = True
            asyncio.get_running_loop().call_soon(self.tell_presence_now)

    def tell_presence_now(self) -> None:
        self.presence_changed = False
        watching = sum(connection.viewer == SPECTATOR for connection in self.connections)
        message = encode(wire.PresenceMessage(self.presence(), watching))
        for connection in self.connections:
            connection.send(message)

    # Clocks

    def everybody_away(self) -> bool:
        return not any(self.is_here(seat) for seat in self.people())

    def check_pause(self) -> None:
        """Stop the clocks when the last person leaves, and let them run when the first comes back."""
        match = self.match
        if match.clocks is not None and match.status == "running" and match.paused != self.everybody_away():
            self.hall.spawn(self.pause_or_resume())

    async def pause_or_resume(self) -> None:
        match = self.match
        try:
            async with self.lock:
                if match.status == "running" and match.paused != self.everybody_away():
                    now = self.hall.clock()
                    if match.paused:  # nobody was expected while the clocks stood still
                        self.seen = dict.fromkeys(self.seen, now)
                    await self.commit(Resumed() if match.paused else Paused(match.clocks_at(now)))
        except StoreFailed:
            await asyncio.sleep(RETRY)
            self.check_pause()

    def set_alarm(self) -> None:
        """Wake up when somebody's time is up."""
        if self.match.clocks is None:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0.0, (deadline[0] - self.hall.clock()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def next_deadline(self) -> tuple[int, int, str] | None:
        """When a bot will play for which seat, and why."""
        deadlines = []
        if flag := self.match.next_flag():
            deadlines.append((flag[1], flag[0], "time"))
        for seat in self.match.due():
            forfeit = self.forfeit_at(seat) if self.match.chairs[seat].is_person and not self.is_here(seat) else None
            if forfeit is not None:
                deadlines.append((forfeit, seat, "away"))
        return min(deadlines, default=None)

    def ring(self) -> None:
        self.hall.spawn(self.hand_over())

    async def hand_over(self) -> None:
        """Let a bot play for whoever's time is up."""
        try:
            async with self.lock:
                now = self.hall.clock()
                deadline = self.next_deadline()
                if deadline is not None and deadline[0] <= now:
                    await self.commit(Handed(deadline[1], STAND_IN, deadline[2], self.match.clocks_at(now)))
        except StoreFailed:
            await asyncio.sleep(RETRY)
        self.set_alarm()

    # Bots

    def wake_bots(self) -> None:
        """Ask the bots that have something to decide; those who decide at once are asked at once."""
        for seat in self.match.due():
            level = self.match.chairs[seat].bot
            if level and seat not in self.thinking and not self.hall.closing:
                self.thinking.add(seat)
                beside_others = len(self.match.state.actors()) > 1
                thought = self.hall.thinkers.begin(self.origin, level, beside_others)
                self.hall.spawn(self.think(seat, level, thought))

    async def think(self, seat: int, level: str, thought: Thought) -> None:
        """Let the bot of this seat decide: one move, or beside others all of its choice."""
        turn, begun = self.match.turn, self.match.choices.get(seat, [])
        try:
            choice = await self.hall.thinkers.choose(thought, self.match.private(seat), seat, level)
            self.hall.metrics.thoughts.observe(choice.seconds)
            async with self.lock:
                is_current = (self.match.turn, self.match.choices.get(seat, [])) == (turn, begun)
                if is_current and seat in self.match.due() and self.match.chairs[seat].bot:
                    if choice.stumble:
                        self.hall.metrics.stumbles.labels(level, choice.stumble).inc()
                        await self.commit(Stumbled(seat, level, choice.by))
                    await self.commit(self.match.decide_moves(seat, choice.moves, turn, self.hall.clock()))
        except (StoreFailed, OSError):
            await asyncio.sleep(RETRY)  # the disk may be full; the match must not stand still for ever
        finally:
            self.thinking.discard(seat)
        self.wake_bots()

    # The end

    def is_idle(self, now: int) -> bool:
        """Whether nobody would notice if it were not in memory."""
        quiet = now - self.touched > self.hall.settings.keep * 1000
        return quiet and not self.connections and not self.thinking and not self.lock.locked() and self.alarm is None

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


def acknowledge(connection: Connection | None, command: str, number: int) -> None:
    """Tell whoever commanded that it is done and kept for good."""
    if connection is not None:
        connection.send(encode(wire.Acknowledged(command, number)))


def card_of(match: Match) -> Card:
    """What helps to find a match."""
    guests = [chair.guest for chair in match.chairs]
    return Card(match.id, match.status, match.created.listed, match.host, guests, match.summary())
