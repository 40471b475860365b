"""A live match: a match in memory, those who look at it, its bots and its clocks.

One thing happens at a time: a command is decided, its entry applied to a copy of the match and committed to the store;
then the copy takes the match's place, and only then the entry is acknowledged and told to everybody. Whatever fails on
the way has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING

from msgspec.structs import replace

from durbar.core.state import SPECTATOR
from durbar.server import lessons, show, wire
from durbar.server.chairs import Guest
from durbar.server.connection import OUR_MISTAKE, Connection
from durbar.server.decide import STAND_IN, decide, decide_moves
from durbar.server.journal import (
    AnyBody,
    CalledOff,
    Dealing,
    Entry,
    Handed,
    Moved,
    OnHoliday,
    Paused,
    Rematched,
    Resumed,
    Said,
    Stumbled,
    renamed,
)
from durbar.server.match import RESIGNED, Match, Shown
from durbar.server.show import KeptEvents, entry_message, keep, muted_message
from durbar.server.store import MatchIndex, StoreConflict, StoreFailed
from durbar.server.story import narrate
from durbar.server.thinkers import Choice, Thought
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

LONGEST_STORY = 2_000  # entries told again to somebody who comes back; who missed more gets the table only
TALKING = frozenset({Moved, Said, Stumbled})  # entries that leave everybody on their chairs
PASSING = TALKING | {Paused, Resumed}  # entries that change nothing about a match by which it is found
SOCIABLE = frozenset({wire.Sit, wire.Say})  # commands that others may not want to have to do with
ASKING_WHO_IS_AWAY = frozenset({wire.PutBot, wire.Start})  # commands
REVEALING = 5.0  # seconds in which the devices reveal what they sealed
RETRY = 1.0  # seconds until a bot's move is tried again that could not be kept
MOST_CONFLICTS = 20  # times that other processes may be first before somebody is told to try again
MOST_PAUSES = 1_000  # after which the clocks run on when everybody leaves
GRACE = 3_600_000  # milliseconds after a start in which nobody is late whose time was up while the server was away
AWAY_FOR_GOOD = 5.0  # seconds after which the clocks stop when the last person has left


class LiveMatch:
    """A match in memory.

    events:       what each entry told; None until somebody wants to hear it
    origin:       the address it was created or first asked for from; bots think for all addresses in turn
    last_contact: when the host and each guest who has a seat was last heard of, in milliseconds
    commands:     the number of the entry that each guest's command led to
    agreed:       the guests who want to start although the host is away
    doubtful:     whether the store may have an entry that we do not know to be kept
    thinking:     the seats whose bots are thinking
    attended:     whether this process looks after bots, clocks and deals here; without others it always does
    elsewhere:    the people who are connected to other processes
    """

    def __init__(self, hall: Hall, match: Match, entries: Sequence[Entry], origin: str = "") -> None:
        self.hall = hall
        self.match = match
        self.entries = list(entries)
        self.entries[0] = replace(self.entries[0], body=match.created)  # whose box all matches share that have it
        self.events: list[KeptEvents] | None = None
        self.origin = origin
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.last_contact: dict[str, int] = {}
        self.commands = {(entry.author, entry.command): entry.number for entry in entries if entry.command}
        self.agreed: set[str] = set()
        self.doubtful = False
        self.attended = hall.sharing is None
        self.elsewhere: set[str] = set()
        self.left_at: int | None = None  # when the last person left
        self.leaving: asyncio.TimerHandle | None = None  # until the clocks stop for that
        self.thinking: set[int] = set()
        self.presence_changed = False
        self.alarm: asyncio.TimerHandle | None = None
        self.nonce_timer: asyncio.TimerHandle | None = None  # with devices that have not revealed their nonces
        self.touched = hall.clock()
        for guest in (match.host, *(chair.guest for chair in match.chairs)):
            if guest:
                self.last_contact[guest] = self.touched

    # Commands

    async def command(self, guest: Guest, command: wire.AnyCommand, connection: Connection | None = None) -> int:
        """Do what a guest commands, once; the number of its entry. The connection hears as soon as it is kept."""
        if not guest.id:
            raise Refused("nobody", "who only watches has no name; GET /api/me or POST /api/guests gives one", 401)
        async with self.lock:
            for attempt in range(MOST_CONFLICTS):
                known = self.match.number
                try:
                    return await self.do(guest, command, connection)
                except StoreConflict:
                    pass  # another process was first: read on, and decide again
                except StoreFailed:
                    if self.hall.sharing is None or attempt:
                        raise  # once, the connection may have been lost: read whether it was kept
                except Refused:
                    if self.hall.sharing is None or not await self.has_more(known):
                        raise
            return await self.do(guest, command, connection)

    async def do(self, guest: Guest, command: wire.AnyCommand, connection: Connection | None) -> int:
        """Decide what a guest commands, as things are now. The lock is held."""
        await self.catch_up()
        self.touch(guest.id)
        number = self.commands.get((guest.id, command.id))
        if number is None:
            if type(command) in SOCIABLE:
                await self.hall.moderation.require_manners(self.match, guest, command)
            match command:
                case wire.Play():  # first, as most are
                    pass
                case wire.Wait():
                    number = self.wait_for(guest, command.seat)
                case wire.Rematch():
                    return await self.rematch(guest, command, connection)
                case wire.Start() if not self.may_start(guest):
                    number = self.match.number
            if number is None:
                body = self.decide(guest, command)
                return await self.commit(body, guest.id, command.id, connection)
        acknowledge(connection, command.id, number)
        return number

    def decide(self, guest: Guest, command: wire.AnyCommand) -> AnyBody:
        now = self.hall.clock()
        if type(command) not in ASKING_WHO_IS_AWAY:
            return decide(self.match, guest, command, now, (), ())
        away = [seat for seat in self.people() if not self.is_here(seat)]
        waits = self.match.move_time is not None  # over days nobody is replaced before their time is up
        absent = [] if waits else [seat for seat in away if self.absent_at(seat) <= now]
        return decide(self.match, guest, command, now, away, absent)

    def may_start(self, guest: Guest) -> bool:
        """The host starts the match; where the host has gone, everybody who sits there does, once the last agrees."""
        match = self.match
        if match.is_host(guest) or match.status != "open" or match.gathers or not match.seats_of(guest.id):
            return True  # or will be refused for another reason
        if self.hall.clock() < self.host_absent_at():
            raise Refused("host-starts", "the host starts the match; if they stay away, all who sit here may", 403)
        self.agreed.add(guest.id)
        self.tell_presence()
        return self.agreed >= {chair.guest for chair in match.chairs if chair.guest}

    async def commit(
        self,
        body: AnyBody,
        author: str = "",
        command: str = "",
        connection: Connection | None = None,
        append: Callable[[str, Entry], Awaitable[object]] | None = None,
    ) -> int:
        """Keep an entry for good, then acknowledge, then tell everybody. The lock is held.

        `append` keeps it, if more than the entry is to be kept.
        """
        now = max(self.hall.clock(), self.entries[-1].tick or 0)  # by whichever process the last was appended
        entry = Entry(self.match.number + 1, self.hall.date(), author, command, body, now)
        after = self.match.copy()
        events = keep(after.apply(entry))
        self.doubtful = True
        await (append or self.hall.store.append)(self.match.id, entry)
        self.doubtful = False
        before = self.add(entry, after, events)
        acknowledge(connection, command, entry.number)
        self.spread(entry, events, before)
        return entry.number

    async def catch_up(self) -> None:
        """Read what the store has beyond what we know: what other processes appended, and what we did halfway."""
        if not self.doubtful:
            return
        found = await self.hall.store.journal(self.match.id, self.match.number)
        for entry in found[1] if found is not None else []:
            after = self.match.copy()
            events = keep(after.apply(entry))
            self.touch(entry.author)
            self.spread(entry, events, self.add(entry, after, events), own=False)
        self.doubtful = False

    async def has_more(self, known: int) -> bool:
        """Whether there are entries beyond those that are known, which are read. The lock is held."""
        self.doubtful = True
        await self.catch_up()
        return self.match.number > known

    async def read_on(self, number: int | None = None) -> None:
        """Another process has appended something, perhaps up to this number."""
        async with self.lock:
            if number is None or number > self.match.number:
                self.doubtful = True
                await self.catch_up()

    def add(self, entry: Entry, after: Match, events: KeptEvents) -> Match:
        """An entry is kept: from now on the match is as it is after it. The match before."""
        before, self.match = self.match, after
        self.entries.append(entry)
        if entry.command:
            self.commands[entry.author, entry.command] = entry.number
        if self.events is not None:
            self.events.append(events)
        return before

    def spread(self, entry: Entry, events: KeptEvents, before: Match, own: bool = True) -> None:
        """Tell everybody, and do what follows. The entry is kept: what goes wrong here cannot undo it."""
        self.hall.metrics.entry(entry.body)
        self.broadcast(entry, events, before)
        try:
            self.follow_up(entry.body, own or self.attended)
        except Exception as error:
            self.hall.mistake("what follows an entry failed", error)

    def follow_up(self, body: AnyBody, is_ours: bool) -> None:
        """What an entry sets in motion; what is to be kept, other processes keep of what is not ours."""
        kind = type(body)
        if is_ours and (kind not in PASSING or self.match.status == "over"):
            self.hall.spawn(self.hall.keep_index(self))
        if kind not in TALKING:
            self.agreed.clear()
            self.reseat()
        self.wake_bots()
        self.set_alarm()
        if kind is Dealing:
            self.await_nonces()
        if is_ours:
            self.hall.notices.look(self, body)
        else:
            self.hall.lobby.note(self.match)
            self.hall.tournaments.note(self.match)
        self.hall.gatherings.look(self, body)

    def wait_for(self, guest: Guest, seat: int) -> int:
        """Start the countdown of somebody who is away anew."""
        chair = self.match.require_seat(seat)
        if not self.match.seats_of(guest.id):
            raise Refused("not-yours", "only somebody who plays may give more time", 403)
        if not chair.is_person or self.is_here(seat):
            raise Refused("not-absent", f"nobody waits for seat {seat}", seat=seat)
        self.last_contact[chair.guest] = self.hall.clock()
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
        people = {chair.guest for chair in match.chairs if chair.guest}
        apart = await self.hall.blocks.apart(guest.id, people)
        again = self.hall.again(match, guest, self.origin, apart)

        def append(id: str, entry: Entry) -> Awaitable[object]:
            return self.hall.begin(again, (id, entry))

        return await self.commit(Rematched(again.match.id), guest.id, command.id, connection, append)

    # The deal

    def await_nonces(self) -> None:
        """Give the devices a while to reveal what they sealed, if they are asked to."""
        if self.match.dealing is not None and self.attended:
            seals, loop = self.match.dealing, asyncio.get_running_loop()
            self.nonce_timer = loop.call_later(REVEALING, lambda: self.hall.spawn(self.call_off(seals)))

    async def call_off(self, seals: list[str]) -> None:
        """Let no seat keep the others waiting: a deal that still lacks nonces did not happen."""
        try:
            async with self.lock:
                await self.catch_up()
                if self.match.dealing == seals:  # no seal is ever used for two deals
                    await self.commit(CalledOff(self.match.awaited()))
        except StoreFailed:
            await asyncio.sleep(RETRY)
            self.await_nonces()

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

    def join(self, connection: Connection, after: int | None) -> int:
        """Somebody looks at the match from now on; they last saw the entry `after`. The bytes of their welcome."""
        self.require_viewer(connection.guest, connection.wanted)
        connection.viewer = self.viewer_of(connection)
        welcome = encode(self.welcome(connection.guest, connection.viewer, after, connection.muted))
        self.touch(connection.guest.id)
        self.connections.add(connection)
        self.tell_others()
        connection.send(welcome, self.match.number)
        self.tell_presence()
        self.check_pause()
        self.set_alarm()
        self.hall.gatherings.look(self)
        return len(welcome)

    def welcome(self, guest: Guest, viewer: int, after: int | None, muted: Collection[str] = ()) -> wire.Welcome:
        first = 0 if after is None else min(after, self.match.number)
        complete = self.match.number - first <= LONGEST_STORY
        return wire.Welcome(
            match=show.info(self.match),
            you=self.you(guest, viewer),
            table=show.table(self.match, viewer),
            presence=self.presence(),
            entries=self.story(viewer, first, muted) if complete else [],
            complete=complete,
            now=self.hall.clock(),
        )

    def story(self, viewer: int, after: int, muted: Collection[str] = ()) -> list[wire.EntryMessage]:
        """What happened after that number, as this viewer may know it, without what those said whom they muted."""
        if after >= self.match.number:
            return []
        if self.events is None:
            self.events = self.narrated()
        return [
            muted_message(entry) if is_muted(entry, muted) else entry_message(entry, self.events[at], viewer)
            for at, entry in enumerate(self.entries[after : self.match.number], after)
        ]

    def narrated(self) -> list[KeptEvents]:
        try:
            return narrate(self.match, self.entries)
        except Exception as error:  # something was taken back that could no longer be played: what counts is there
            self.hall.mistake("the story of a match cannot be told", error)
            return [keep([]) for _ in self.entries]

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.connections:
            self.match.shown = Shown()  # nobody looks at it
        self.touch(connection.guest.id)
        self.tell_others()
        self.tell_presence()
        self.check_pause()
        self.set_alarm()

    def broadcast(self, entry: Entry, events: KeptEvents, before: Match) -> None:
        """Tell everybody what happened, each as they may know it."""
        messages: dict[int, bytes] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if is_muted(entry, connection.muted):
                connection.send(encode(muted_message(entry)), entry.number)
                continue
            if viewer not in messages:
                messages[viewer] = self.message(entry, events, viewer, before)
            if messages[viewer]:
                connection.send(messages[viewer], entry.number)
            else:
                connection.close(OUR_MISTAKE, "the server made a mistake; come back")

    def message(self, entry: Entry, events: KeptEvents, viewer: int, before: Match) -> bytes:
        """An entry and what it changed about the table; empty if they cannot be shown to this viewer."""
        try:
            patch = show.patch(before, self.match, viewer) if entry.body.changes_table else None
            return encode(entry_message(entry, events, viewer, patch))
        except Exception as error:
            self.hall.mistake("an entry cannot be shown", error)
            return b""

    def reseat(self) -> None:
        """Seats may have changed hands: everybody sees through their own eyes."""
        for connection in self.connections:
            viewer = self.viewer_of(connection)
            if viewer != connection.viewer:
                connection.viewer = viewer
                you = self.you(connection.guest, viewer)
                connection.send(encode(wire.YouMessage(you, show.table(self.match, viewer))))
        self.tell_others()
        self.tell_presence()

    # Presence

    def touch(self, guest: str) -> None:
        self.touched = self.hall.clock()
        if guest and (guest in self.last_contact or self.match.seats_of(guest)):
            self.last_contact[guest] = self.touched

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.match.chairs) if chair.is_person]

    def is_here(self, seat: int) -> bool:
        return self.is_connected(self.match.chairs[seat].guest)

    def is_connected(self, guest: str) -> bool:
        return guest in self.elsewhere or any(connection.guest.id == guest for connection in self.connections)

    def people_here(self) -> set[str]:
        """Those who host or play, as far as they are connected to this process."""
        concerned = {self.match.host, *(chair.guest for chair in self.match.chairs)} - {""}
        return {connection.guest.id for connection in self.connections} & concerned

    def tell_others(self) -> None:
        """Somebody came or went: other processes want to know."""
        if self.hall.sharing is not None:
            self.hall.sharing.meet(self.match.id)

    def set_elsewhere(self, guests: set[str]) -> None:
        """These are connected to other processes."""
        if guests != self.elsewhere:
            self.last_contact |= dict.fromkeys(self.elsewhere - guests, self.hall.clock())
            self.elsewhere = guests
            self.tell_presence()
            self.check_pause()
            self.set_alarm()

    def absent_at(self, seat: int) -> int:
        """When the others may let a bot play for somebody who is away."""
        return self.away_since(seat) + int(self.hall.settings.absence * 1000)

    def host_absent_at(self) -> float:
        """When those who sit here may start without the host; never while the host is here."""
        host = self.match.host
        if self.is_connected(host):
            return inf
        return self.last_contact.setdefault(host, self.hall.clock()) + self.hall.settings.absence * 1000

    def starts_at(self) -> float:
        """When it begins without who is missing, or those may begin who are here."""
        return self.hall.gatherings.until(self) if self.match.gathers else self.host_absent_at()

    def away_since(self, seat: int) -> int:
        return self.last_contact.setdefault(self.match.chairs[seat].guest, self.hall.clock())

    def forfeit_at(self, seat: int) -> int | None:
        """When a bot plays by itself for somebody who is away and keeps the others waiting, with a live clock."""
        match = self.match
        if match.clocks is None or match.move_time is not None or match.status != "running" or match.paused:
            return None
        return self.away_since(seat) + int(self.hall.settings.forfeit * 1000)

    def presence(self) -> list[wire.Presence]:
        seats = []
        for seat in self.people():
            if self.is_here(seat):
                seats.append(wire.Presence(seat, True))
            else:
                away = self.away_since(seat)
                absent = self.absent_at(seat) if self.match.move_time is None else None
                seats.append(wire.Presence(seat, False, away, absent, self.forfeit_at(seat)))
        return seats

    def tell_presence(self) -> None:
        """Tell everybody who is here; once, when several come and go at the same moment."""
        if not self.presence_changed:
            self.presence_changed = True
            asyncio.get_running_loop().call_soon(self.tell_presence_now)

    def tell_presence_now(self) -> None:
        self.presence_changed = False
        watching = sum(connection.viewer == SPECTATOR for connection in self.connections)
        start_at = self.starts_at() if self.match.status == "open" else inf
        agreed = [seat for seat in self.people() if self.match.chairs[seat].guest in self.agreed]
        message = encode(
            wire.PresenceMessage(self.presence(), watching, None if start_at == inf else int(start_at), agreed)
        )
        for connection in self.connections:
            connection.send(message)

    # Clocks

    def everybody_away(self) -> bool:
        return not any(self.is_here(seat) for seat in self.people())

    def check_pause(self) -> None:
        """Stop the clocks a moment after the last person leaves, and let them run when the first comes back."""
        match, away = self.match, self.everybody_away()
        if not away:
            self.left_at = None
        elif self.left_at is None:
            self.left_at = self.hall.clock()
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        if match.clocks is None or match.move_time is not None or match.status != "running" or match.paused == away:
            return
        if not self.attended:
            return
        if away:
            self.leaving = asyncio.get_running_loop().call_later(AWAY_FOR_GOOD, self.change_pause)
        else:
            self.change_pause()

    def change_pause(self) -> None:
        self.hall.spawn(self.pause_or_resume())

    async def pause_or_resume(self) -> None:
        """Nobody loses time by our waiting before: it only keeps who comes and goes from filling the journal."""
        try:
            async with self.lock:
                await self.catch_up()
                match, left = self.match, self.left_at
                if match.status != "running" or match.paused == self.everybody_away():
                    return
                if match.paused:  # nobody was expected while the clocks stood still
                    self.last_contact = dict.fromkeys(self.last_contact, self.hall.clock())
                    await self.commit(Resumed())
                elif left is not None and match.spent["", "pauses"] < MOST_PAUSES:
                    await self.commit(Paused(match.clocks_at(left)))
        except StoreFailed:
            await asyncio.sleep(RETRY)
            self.check_pause()

    def set_alarm(self) -> None:
        """Wake up when somebody's time is up."""
        if self.match.clocks is None or not self.attended:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0.0, (deadline[0] - self.hall.clock()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def next_deadline(self) -> tuple[int, int, str] | None:
        """When a bot will play for which seat, and why. When all have left, the clocks will stop: nobody is hurried."""
        if self.match.created.days is not None:
            return self.next_late()
        if self.left_at is not None and self.match.spent["", "pauses"] < MOST_PAUSES:
            return None
        deadlines = []
        if flag := self.match.next_flag():
            deadlines.append((flag[1], flag[0], "time"))
        for seat in self.match.due():
            forfeit = self.forfeit_at(seat) if self.match.chairs[seat].is_person and not self.is_here(seat) else None
            if forfeit is not None:
                deadlines.append((forfeit, seat, "away"))
        return min(deadlines, default=None)

    def next_late(self) -> tuple[int, int, str] | None:
        """Where play takes days, also while the server is away: whose time is up first, and when a bot plays on."""
        flag, days = self.match.next_flag(), self.match.created.days
        if flag is None or days is None:
            return None
        return max(flag[1], self.hall.opened + GRACE), flag[0], RESIGNED if days.late == "resign" else "time"

    def ring(self) -> None:
        self.hall.spawn(self.hand_over())

    async def hand_over(self) -> None:
        """Let a bot play for whoever's time is up."""
        try:
            async with self.lock:
                await self.catch_up()
                now = self.hall.clock()
                deadline = self.next_deadline()
                if deadline is not None and deadline[0] <= now:
                    _, seat, why = deadline
                    holiday = await self.holiday(seat, now)
                    await self.commit(holiday or Handed(seat, STAND_IN, why, self.match.clocks_at(now)))
        except StoreFailed:
            await asyncio.sleep(RETRY)
        self.set_alarm()

    async def holiday(self, seat: int, now: int) -> OnHoliday | None:
        """Where play takes days: more time for who is on holiday, which lasts until a move's time after it."""
        clocks, move_time = self.match.clocks_at(now), self.match.move_time
        if clocks is None or move_time is None:
            return None
        until = await self.hall.members.holiday_until(self.match.chairs[seat].guest)
        if until is None:
            return None
        clocks[seat] = until - self.hall.date() + move_time
        return OnHoliday(seat, until, clocks)

    # Bots

    def wake_bots(self) -> None:
        """Ask the bots that have something to decide; those who decide at once are asked at once."""
        if not self.attended:
            return
        for seat in self.match.due():
            level = self.match.chairs[seat].bot
            if level and seat not in self.thinking and not self.hall.closing:
                self.thinking.add(seat)
                beside_others = len(self.match.state.actors()) > 1
                thought = self.hall.thinkers.begin(self.origin, level, beside_others)
                self.hall.spawn(self.think(seat, level, thought))

    async def think(self, seat: int, level: str, thought: Thought) -> None:
        """Let the bot of this seat decide: one move, or beside others all of its choice."""
        if seat not in self.match.due():  # since it was asked, the match has gone on
            self.hall.thinkers.end(thought)
            self.thinking.discard(seat)
            return self.wake_bots()
        turn, begun = self.match.turn, self.match.choices.get(seat, [])
        try:
            choice = await self.choose(seat, level, thought)
            async with self.lock:
                await self.catch_up()
                is_current = (self.match.turn, self.match.choices.get(seat, [])) == (turn, begun)
                if is_current and seat in self.match.due() and self.match.chairs[seat].bot:
                    if choice.stumble:
                        self.hall.metrics.stumbles.labels(level, choice.stumble).inc()
                        await self.commit(Stumbled(seat, level, choice.by))
                    await self.commit(decide_moves(self.match, seat, choice.moves, turn, self.hall.clock()))
        except StoreConflict:
            self.hall.spawn(self.read_on())  # another process was first
        except (StoreFailed, OSError):
            await asyncio.sleep(RETRY)  # the disk may be full; the match must not stand still for ever
        except Exception as error:
            self.hall.mistake("a bot cannot be asked", error)
            await asyncio.sleep(RETRY)
        finally:
            self.thinking.discard(seat)
        return self.wake_bots()

    async def choose(self, seat: int, level: str, thought: Thought) -> Choice:
        """What the bot of this seat plays: in a lesson what stands there, elsewhere what it thinks of."""
        if script := lessons.script(self.match, seat):
            self.hall.thinkers.end(thought)
            return Choice(script, level, "", 0.0)
        choice = await self.hall.thinkers.choose(thought, self.match.state_for(seat), seat, level)
        self.hall.metrics.thoughts.observe(choice.seconds)
        return choice

    # Other processes

    def needs_attendance(self) -> bool:
        """Whether anything may have to be done here without a command."""
        match = self.match
        return match.status == "running" or match.dealing is not None or match.gathers

    def set_attended(self, attended: bool) -> None:
        """From now on this process looks after the match, or does no more."""
        if attended == self.attended:
            return None
        self.attended = attended
        if not attended:
            return self.close()
        self.await_nonces()
        self.wake_bots()
        self.check_pause()
        self.set_alarm()
        self.hall.spawn(self.hall.keep_index(self))  # who looked after it before may not have come to it
        return None

    # The end

    async def rename(self, guest: str, name: str, seats: Mapping[int, str] = {}) -> None:
        """Somebody has another name in the whole journal (`journal.renamed`): they have it here."""
        async with self.lock:
            await self.catch_up()
            self.entries = [
                replace(each, body=renamed(each.body, each.author, guest, name, seats)) for each in self.entries
            ]
            self.match = Match.load(self.match.id, self.match.secret, self.entries)
            self.events = None
            for connection in self.connections:
                you = self.you(connection.guest, connection.viewer)
                connection.send(encode(wire.YouMessage(you, show.table(self.match, connection.viewer))))
        self.wake_bots()

    def is_idle(self, now: int) -> bool:
        """Whether nobody would notice if it were not in memory."""
        quiet = now - self.touched > self.hall.settings.keep * 1000
        busy = self.connections or self.thinking or self.lock.locked()
        return quiet and not busy and (self.alarm is None or self.match.move_time is not None)

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.nonce_timer is not None:
            self.nonce_timer.cancel()
        if self.leaving is not None:
            self.leaving.cancel()


def acknowledge(connection: Connection | None, command: str, number: int) -> None:
    """Tell whoever commanded that it is done and kept for good."""
    if connection is not None:
        connection.send(encode(wire.Acknowledged(command, number)))


def is_muted(entry: Entry, muted: Collection[str]) -> bool:
    """Whether this was said by somebody whom the viewer does not want to hear."""
    return bool(muted) and type(entry.body) is Said and entry.author in muted


def index_of(match: Match) -> MatchIndex:
    """What helps to find a match."""
    guests = [chair.guest for chair in match.chairs]
    summary, mode = show.summary(match), mode_of(match)
    return MatchIndex(match.id, match.status, match.created.listed, match.host, guests, summary, mode, match.number)


def mode_of(match: Match) -> wire.Mode:
    """In which company a match is played."""
    if match.created.lesson:
        return "lesson"
    if match.seats == 1:
        return "solo"
    if match.created.options.get("teams"):
        return "teams"
    return "people" if len({chair.guest for chair in match.chairs if chair.guest}) > 1 else "bots"
