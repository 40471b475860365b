"""A live match: a match in memory, those who look at it, its bots and its clocks.

One thing happens at a time: a command is decided, its entry applied to a copy of the match and committed to the store;
then the copy takes the match's place, and only then the entry is acknowledged and told to everybody. Whatever fails on
the way has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from durbar.server import show, wire
from durbar.server.audience import Audience
from durbar.server.bot_turns import BotTurns
from durbar.server.chairs import Guest
from durbar.server.company import Company
from durbar.server.connection import Connection
from durbar.server.decide import decide
from durbar.server.journal import (
    AnyBody,
    CalledOff,
    Dealing,
    Entry,
    Moved,
    Paused,
    Rematched,
    Resumed,
    Said,
    Stumbled,
    renamed,
)
from durbar.server.match import Match, Shown
from durbar.server.show import KeptEvents, keep
from durbar.server.store import MatchIndex, StoreConflict, StoreFailed
from durbar.server.store.news import News
from durbar.server.timing import RETRY, Timing
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

TALKING = frozenset({Moved, Said, Stumbled})  # entries that leave everybody on their chairs
PASSING = TALKING | {Paused, Resumed}  # entries that change nothing about a match by which it is found
SOCIABLE = frozenset({wire.Sit, wire.Say})  # commands that others may not want to have to do with
ASKING_WHO_IS_AWAY = frozenset({wire.PutBot, wire.Start})  # commands
REVEALING = 10.0  # seconds in which the devices reveal what they sealed
MOST_CONFLICTS = 20  # times that other processes may be first before somebody is told to try again


class LiveMatch:
    """A match in memory.

    company:  who is there, and who is away
    audience: what those who look are told
    timing:   its clocks
    bots:     their turns
    origin:   the address it was created or first asked for from; bots think for all addresses in turn
    commands: the number of the entry that each guest's command led to
    doubtful: whether the store may have an entry that we do not know to be kept
    attended: whether this process looks after bots, clocks and deals here; without others it always does
    """

    def __init__(self, hall: Hall, match: Match, entries: Sequence[Entry], origin: str = "") -> None:
        self.hall = hall
        self.match = match
        self.entries = list(entries)
        self.entries[0] = replace(self.entries[0], body=match.created)  # whose box all matches share that have it
        self.origin = origin
        self.lock = asyncio.Lock()
        self.commands = {(entry.author, entry.command): entry.number for entry in entries if entry.command}
        self.doubtful = False
        self.attended = hall.sharing is None
        self.nonce_timer: asyncio.TimerHandle | None = None  # with devices that have not revealed their nonces
        self.company = Company(self)
        self.audience = Audience(self)
        self.timing = Timing(self)
        self.bots = BotTurns(self)

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
        if self.doubtful:
            await self.catch_up()
        self.company.touch(guest.id)
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
        away = [seat for seat in self.company.people() if not self.company.is_here(seat)]
        waits = self.match.move_time is not None  # over days nobody is replaced before their time is up
        absent = [] if waits else [seat for seat in away if self.company.absent_at(seat) <= now]
        if type(command) is wire.Start and match_counts(self.match):
            self.require_company([seat for seat in away if seat not in self.match.seats_of(guest.id)], absent)
        return decide(self.match, guest, command, now, away, absent)

    def require_company(self, away: Collection[int], absent: Collection[int]) -> None:
        """Refuse to begin what counts without somebody, who would lose it. At a rematch the house has seated them."""
        came = {entry.author for entry in self.entries}
        for seat in away:
            if seat in absent or self.match.chairs[seat].guest not in came:
                raise Refused(
                    "rated-away", f"a rated game begins when everybody is here, and seat {seat} is not", seat=seat
                )

    def may_start(self, guest: Guest) -> bool:
        """The host starts the match; where the host has gone, everybody who sits there does, once the last agrees."""
        match = self.match
        if match.is_host(guest) or match.status != "open" or match.gathers or not match.seats_of(guest.id):
            return True  # or will be refused for another reason
        if self.hall.clock() < self.company.host_absent_at():
            raise Refused("host-starts", "the host starts the match; if they stay away, all who sit here may", 403)
        self.company.agreed.add(guest.id)
        self.company.broadcast_presence()
        return self.company.agreed >= {chair.guest for chair in match.chairs if chair.guest}

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
            self.take(entry)
        self.doubtful = False

    def take(self, entry: Entry) -> None:
        """Go on with an entry that is kept."""
        after = self.match.copy()
        events = keep(after.apply(entry))
        self.company.touch(entry.author)
        self.spread(entry, events, self.add(entry, after, events), own=False)

    def follow(self, number: int, news: News | None) -> bool:
        """Go on with what another process has told, if it is the next entry, and nothing of ours is under way."""
        if self.lock.locked() or self.doubtful or number != self.match.number + 1:
            return False
        try:
            entry = news and news.entry()
            if entry:
                self.take(entry)
        except Exception as error:
            self.hall.mistake("what another process told cannot be read", error)
            return False
        return bool(entry)

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
        if self.audience.events is not None:
            self.audience.events.append(events)
        return before

    def spread(self, entry: Entry, events: KeptEvents, before: Match, own: bool = True) -> None:
        """Tell everybody, and do what follows. The entry is kept: what goes wrong here cannot undo it."""
        self.hall.metrics.entry(entry.body)
        self.audience.broadcast(entry, events, before)
        try:
            self.follow_up(entry.body, own or self.attended)
        except Exception as error:
            self.hall.mistake("what follows an entry failed", error)

    def follow_up(self, body: AnyBody, is_ours: bool) -> None:
        """What an entry sets in motion; what is to be kept, other processes keep of what is not ours."""
        kind = type(body)
        if is_ours and (kind not in PASSING or self.match.status == "over"):
            self.hall.spawn(self.hall.housekeeping.keep_index(self))
        if kind not in TALKING:
            self.company.agreed.clear()
            self.audience.reseat()
        self.bots.wake()
        self.timing.set_alarm()
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
        if not chair.is_person or self.company.is_here(seat):
            raise Refused("not-absent", f"nobody waits for seat {seat}", seat=seat)
        self.company.last_contact[chair.guest] = self.hall.clock()
        self.company.broadcast_presence()
        self.timing.set_alarm()
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
        again = self.hall.making.again(match, guest, self.origin, apart)

        def append(id: str, entry: Entry) -> Awaitable[object]:
            return self.hall.making.begin(again, (id, entry))

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

    def require_viewer(self, guest: Guest, wanted: int | None) -> None:
        if wanted is not None:
            self.match.require_own(guest, wanted)

    def join(self, connection: Connection, after: int | None) -> int:
        """Somebody looks at the match from now on; they last saw the entry `after`. The bytes of their welcome."""
        self.require_viewer(connection.guest, connection.wanted)
        connection.viewer = self.audience.viewer_of(connection)
        welcome = encode(self.audience.welcome(connection.guest, connection.viewer, after, connection.muted))
        self.company.touch(connection.guest.id)
        self.company.connections.add(connection)
        self.company.inform_processes()
        connection.send(welcome, self.match.number)
        self.company.broadcast_presence()
        self.timing.check_pause()
        self.timing.set_alarm()
        self.hall.gatherings.look(self)
        return len(welcome)

    def leave(self, connection: Connection) -> None:
        self.company.connections.discard(connection)
        if not self.company.connections:
            self.match.shown = Shown()  # nobody looks at it
        self.company.touch(connection.guest.id)
        self.company.inform_processes()
        self.company.broadcast_presence()
        self.timing.check_pause()
        self.timing.set_alarm()

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
        self.bots.wake()
        self.timing.check_pause()
        self.timing.set_alarm()
        self.hall.spawn(self.hall.housekeeping.keep_index(self))  # who looked after it before may not have come to it
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
            self.audience.events = None
            for connection in self.company.connections:
                you = self.audience.you(connection.guest, connection.viewer)
                connection.send(encode(wire.YouMessage(you, show.table(self.match, connection.viewer))))
        self.bots.wake()

    def is_unwatched(self) -> bool:
        """Whether nobody looks at it, and nothing is about to happen that would not if it were not in memory."""
        busy = self.company.connections or self.bots.thinking or self.lock.locked()
        awaited = self.match.dealing is not None or self.match.gathers
        return not busy and not awaited and (self.timing.alarm is None or self.match.move_time is not None)

    def is_idle(self, now: int) -> bool:
        """Whether nobody would notice if it were not in memory."""
        return self.is_unwatched() and now - self.company.touched > self.hall.settings.keep * 1000

    def close(self) -> None:
        self.timing.stop()
        if self.nonce_timer is not None:
            self.nonce_timer.cancel()


def match_counts(match: Match) -> bool:
    """Whether a match will be rated if its host begins it now."""
    return match.status == "open" and match.created.rated and match.can_be_rated


def acknowledge(connection: Connection | None, command: str, number: int) -> None:
    """Tell whoever commanded that it is done and kept for good."""
    if connection is not None:
        connection.send(encode(wire.Acknowledged(command, number)))


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
