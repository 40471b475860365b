"""Order in the house: reports, and what hosts of the server do about them.

What they decided lies in the store (`store/moderation.py`), whoever wrote it there: an admin over the network, or
`durbar admin` in a terminal. Once a second the server looks whether there is something new, and does what is to be done
about it. Such an errand is done once or again after a kill, never half.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING

from durbar.core.names import is_plain, look_alike
from durbar.server import wire
from durbar.server.acts import AnyAct, checked
from durbar.server.answers import Mine, Warning
from durbar.server.blocks import person_at
from durbar.server.chairs import Guest
from durbar.server.connection import KEPT_OUT
from durbar.server.decide import STAND_IN, distinct, free_name
from durbar.server.guests import default_name
from durbar.server.journal import Closed, Entry, Handed, Named, Said, Stood
from durbar.server.limits import EVERYBODY, Buckets
from durbar.server.match import RESIGNED, Match
from durbar.server.store import StoreFailed
from durbar.server.store.moderation import Errand, Line, Report, Sanction
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

HOUR = 3600  # seconds
DAY = 24 * 3_600_000  # milliseconds
MOST_WAITING = 20  # reports of one person that nobody has looked at
LINES = 10  # that a report tells of what was said before
REPORTS_KEPT = 90 * DAY  # after they are settled
SANCTIONS_KEPT = 365 * DAY  # after they are over


class Moderation:
    """What hosts of the server decided, as far as it counts now.

    acts:     the number of the last line of the audit log that is known here
    bans:     who is kept out, the longest of each; `ranges`: from which addresses guests are
    silences: who neither chats nor changes their name
    warnings: what somebody has not read yet
    admins:   how the names of those look who may act over the network
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.moderation
        settings, now = hall.settings, time.monotonic
        self.new = Buckets(settings.reports / HOUR, settings.reports, now)
        self.all_new = Buckets(settings.all_reports / HOUR, settings.all_reports, now)
        self.admins = {look_alike(name) for name in settings.admins}
        self.acts = -1
        self.bans: dict[str, Sanction] = {}
        self.ranges: dict[str, Sanction] = {}
        self.silences: dict[str, Sanction] = {}
        self.warnings: dict[str, list[Sanction]] = {}
        self.busy = asyncio.Lock()

    # Who may what

    @property
    def is_strict(self) -> bool:
        """Whether anybody is kept out."""
        return bool(self.bans or self.ranges)

    def is_admin(self, guest: Guest) -> bool:
        return guest.member and look_alike(guest.name) in self.admins

    def require_admitted(self, guest: Guest, network: str) -> None:
        """Refuse who is banned. A range of addresses is closed to guests: a member there is known by more."""
        bans = [self.bans[guest.id]] if guest.id in self.bans else []
        if not guest.member:
            bans += [ban for written, ban in self.ranges.items() if is_in(network, written)]
        for ban in bans:
            if self.counts(ban):
                message = f"you are banned from this server{until_and_why(ban)}"
                raise Refused("banned", message, 403, until=end_of(ban), reason=ban.reason)

    def require_voice(self, person: str) -> None:
        silence = self.silences.get(person)
        if silence is not None and self.counts(silence):
            message = f"you may neither chat nor change your name here{until_and_why(silence)}"
            raise Refused("silenced", message, 403, until=end_of(silence), reason=silence.reason)

    def counts(self, sanction: Sanction) -> bool:
        return sanction.until is None or sanction.until > self.hall.date()

    async def require_manners(self, match: Match, guest: Guest, command: wire.AnyCommand) -> None:
        """Refuse what others at a match, or hosts of the server, do not want of this guest."""
        if isinstance(command, wire.Say):
            self.require_voice(guest.id)
        elif isinstance(command, wire.Sit):
            if command.name not in (None, guest.name):
                self.require_voice(guest.id)
            await self.hall.blocks.require_welcome(match, guest)

    def mine(self, guest: Guest) -> Mine:
        """Who somebody is to the server, with the first warning they have not read."""
        waiting = self.warnings.get(guest.id)
        warning = Warning(waiting[0].id, waiting[0].at, waiting[0].reason) if waiting else None
        return Mine(guest.name, guest.member, self.is_admin(guest), warning)

    async def read_warning(self, guest: Guest, id: int) -> None:
        if not await self.store.read_warning(guest.id, id, self.hall.date()):
            raise Refused("no-warning", "you have no such warning", 404)
        await self.look()

    # Reports

    async def report(self, guest: Guest, new: wire.NewReport, network: str) -> None:
        """Keep a report of something said, or of a name, with what was said before as far as the reporter saw it."""
        reason = " ".join(new.reason.split())
        if not is_plain(reason):
            raise Refused("bad-text", "give a reason that can be seen, with nothing hidden in it", 422)
        live, muted = await self.hall.find(new.match, network), await self.hall.blocks.muted(guest.id)
        accused, name = person_at(live, new, muted)
        if accused == guest.id:
            raise Refused("yourself", "this is you; one can report only others", 422)
        if not (self.new.take(network) and self.all_new.take(EVERYBODY)):
            raise Refused("too-many-reports", "too many reports; come back later", 429)
        seen = lines_of(live.entries[: new.entry or 0], muted)
        where = (live.match.id, new.entry, new.seat)
        report = Report(0, self.hall.date(), guest.id, *where, accused, name, reason, seen[-LINES - 1 :])
        kept = await self.store.add_report(report, MOST_WAITING)
        if kept == "again":
            raise Refused("reported", "you have reported this already")
        if kept == "enough":
            message = f"{MOST_WAITING} of your reports wait to be looked at, and that is enough"
            raise Refused("too-many-reports", message, 429)
        self.hall.metrics.created.labels("report").inc()

    # Acts

    async def perform(self, admin: Guest, act: AnyAct) -> None:
        """What an admin does over the network. An admin is nobody's to ban but the host's, in a terminal."""
        act = checked(act)
        person = getattr(act, "person", None)
        if person and self.is_admin(await self.hall.guest(person)):
            raise Refused("is-admin", "this is an admin; whoever runs the server can do that with durbar admin", 403)
        await self.store.perform(act, f"admin {admin.id}", self.hall.date())
        await self.refresh()

    async def refresh(self) -> None:
        """Look whether something new was decided, and do what is to be done about it."""
        async with self.busy:
            if await self.store.last_act() != self.acts:
                await self.look()
                self.hang_up()
            for errand in await self.store.errands():
                if await self.run(errand):
                    await self.store.drop_errand(errand.id)

    async def look(self) -> None:
        """Read what counts now."""
        self.acts = await self.store.last_act()
        found = await self.store.in_force(self.hall.date())
        self.bans, self.ranges, self.silences, self.warnings = {}, {}, {}, {}
        for each in sorted(found, key=lambda each: (each.until is None, each.until or 0)):
            match each.kind:
                case "warn":
                    self.warnings.setdefault(each.target, []).append(each)
                case "silence":
                    self.silences[each.target] = each
                case "ban":
                    (self.ranges if "/" in each.target else self.bans)[each.target] = each

    def hang_up(self) -> None:
        """End the connections of whoever is banned; coming back, they are told why."""
        if not self.is_strict:
            return
        watching = [connection for live in self.hall.live.values() for connection in live.company.connections]
        for connection in (*watching, *self.hall.listeners):
            try:
                self.require_admitted(connection.guest, connection.network)
            except Refused:
                connection.close(KEPT_OUT, "banned")

    # How long things are kept

    async def forget_old(self) -> None:
        """Forget what was settled long ago, and the matches of guests that were left long ago.

        One of these that somebody looks at stays; from when it is chosen until it is gone, nobody finds it.
        """
        now, days = self.hall.date(), self.hall.settings.abandoned
        await self.store.forget_old(now - REPORTS_KEPT, now - SANCTIONS_KEPT)
        if not days:
            return
        after = ""
        while found := await self.store.abandoned(now - days * DAY, after):
            after = found[-1]
            gone = {id for id in found if id not in self.hall.live and id not in self.hall.loading}
            self.hall.gone |= gone
            try:
                await self.store.forget_matches(gone)
            finally:
                self.hall.gone -= gone
            self.hall.metrics.forgotten.inc(len(gone))

    # Errands

    async def run(self, errand: Errand) -> bool:
        """Whether an errand is done; False if it is to be tried again."""
        try:
            if errand.kind == "close":
                return await self.close_match(errand.target, errand.word)
            if errand.kind == "call-off":
                return await self.hall.tournaments.wind_up(errand.target, errand.word)
            self.hall.people.pop(errand.target, None)
            person = await self.hall.guest(errand.target)
            done = True
            for summary in await self.hall.store.of_guest(person.id):
                if summary.status in ("open", "running"):
                    done = await self.see_to(summary.id, person, errand) and done
            if done and errand.kind == "rename":
                await self.rename_past(person)
            return done
        except StoreFailed:
            return False
        except Exception as error:  # tried again, it would fail again
            self.hall.mistake("an errand failed", error)
            return True

    async def see_to(self, match: str, person: Guest, errand: Errand) -> bool:
        """What an errand about a person means for one of their matches."""
        with suppress(Refused):  # it cannot be read, or is not there any more
            live = await self.hall.get_or_load(match)
            async with live.lock:
                await live.catch_up()
                if live.match.dealing is not None:
                    return False  # in a moment nonces are not awaited any more
                match errand.kind:
                    case "ban":
                        await leave_seats(live, person)
                    case "rename":
                        await name_seats(live, person, [chair.name for chair in live.match.chairs])
                    case "join":
                        await name_seats(live, person, [errand.word or default_name(person.id), person.name])
        return True

    async def rename_past(self, person: Guest) -> None:
        """Whoever is called otherwise by a host of the server was never called as before, also where all is over."""
        members = self.hall.store.members
        seats, written = await members.seats(person.id), await members.written(person.id)
        matches = {match: list[str]() for match, *_ in written}
        matches |= {each.id: each.seats for each in await self.hall.store.of_guest(person.id)}
        names = {id: own_names(person.name, called, seats.get(id, [])) for id, called in matches.items()}
        for id, own in names.items():
            await members.rename_in(id, person.id, person.name, own)
        await asyncio.gather(*self.hall.loading.values(), return_exceptions=True)
        for id, own in names.items():
            if (live := self.hall.live.get(id)) is not None:
                await live.rename(person.id, person.name, own)

    async def close_match(self, match: str, reason: str) -> bool:
        with suppress(Refused):
            live = await self.hall.get_or_load(match)
            async with live.lock:
                await live.catch_up()
                if live.match.dealing is not None:
                    return False
                if live.match.status in ("open", "running"):
                    await live.commit(Closed(reason))
        return True


async def leave_seats(live: LiveMatch, person: Guest) -> None:
    """Somebody who is kept out leaves: before the start their seats are free, later the table's rule decides."""
    for seat in live.match.seats_of(person.id):
        if live.match.status == "open" and not live.match.gathers:
            await live.commit(Stood(seat))
        elif live.match.status in ("open", "running") and live.match.chairs[seat].is_person:
            days = live.match.created.days
            why = RESIGNED if days is not None and days.late == "resign" else "left"
            await live.commit(Handed(seat, STAND_IN, why, live.match.clocks_at(live.hall.clock())))


async def name_seats(live: LiveMatch, person: Guest, called: list[str]) -> None:
    """Call somebody by their name at those of their seats where they are called so."""
    for seat in live.match.seats_of(person.id):
        chair = live.match.chairs[seat]
        if chair.name in called:
            name = free_name(live.match, person.name, seat)
            member = person.member and name == person.name
            if (name, member) != (chair.name, chair.member):
                await live.commit(Named(seat, person.id, name, member))


def own_names(name: str, called: Sequence[str], own: Sequence[int]) -> dict[int, str]:
    """What somebody of this name is called at their own seats of a table, where nobody has the same.

    >>> own_names("Ada", ["Ada", "Bo", "x"], [2]), own_names("Cy", ["a", "b"], [0, 1])
    ({2: 'Ada 2'}, {0: 'Cy', 1: 'Cy 2'})
    """
    taken = [other for seat, other in enumerate(called) if seat not in own]
    found: dict[int, str] = {}
    for seat in own:
        found[seat] = distinct(name, [*taken, *found.values()])
    return found


def lines_of(entries: Sequence[Entry], muted: Collection[str]) -> list[Line]:
    """What was said, as somebody saw it who does not hear these."""
    return [
        Line(each.number, each.at, each.author, each.body.name, each.body.text)
        for each in entries
        if isinstance(each.body, Said) and each.author not in muted
    ]


@lru_cache(maxsize=10_000)
def is_in(network: str, written: str) -> bool:
    """Whether an address, as `limits.network_of` writes it, is in a range.

    >>> is_in("192.0.2.7", "192.0.2.0/24"), is_in("2001:db8::/64", "2001:db8::1/128"), is_in("::/64", "192.0.2.0/24")
    (True, True, False)
    """
    try:
        one: IPv4Network | IPv6Network = ip_network(network)
        other = ip_network(written)
    except ValueError:
        return False
    return one.version == other.version and one.overlaps(other)


def until_and_why(sanction: Sanction) -> str:
    until = "" if sanction.until is None else f" until {date_of(sanction.until)}"
    return f"{until}: {sanction.reason}"


def end_of(sanction: Sanction) -> str:
    return "never" if sanction.until is None else date_of(sanction.until)


def date_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
