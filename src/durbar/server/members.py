"""Members: guests who are known by more than a cookie (`entrance.py`). What they are called, when they are on holiday,
all that is kept about them, and how they leave.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from durbar.core.names import look_alike
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.guests import require_name
from durbar.server.journal import Said, decode_body
from durbar.server.store.members import taken
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall

MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
YEAR = 365 * DAY
HOLIDAYS = 30  # days in a year
MOST_EXPORTED = 10_000  # tournaments, and invitations


class Members:
    """The members of a server.

    holidays: until when those are on holiday who are, as it was when it was last looked at (`looked`)
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.members
        self.holidays: dict[str, int] = {}
        self.looked: int | None = None

    # Holidays

    async def holiday_until(self, member: str) -> int | None:
        """When the holiday ends that a member is on, by the wall clock; None if they are on none."""
        now = self.hall.date()
        return next((ends for begins, ends in await self.store.holidays(member, now) if begins <= now), None)

    def on_holiday(self, guest: str) -> int | None:
        """Until when somebody is on holiday, for others to see; None if they are on none."""
        until = self.holidays.get(guest, 0)
        return until if until > self.hall.date() else None

    async def review(self) -> None:
        """Now and then: others take holidays at other processes."""
        if self.looked is None or self.hall.clock() - self.looked >= MINUTE:
            await self.look()

    async def look(self) -> None:
        """See who is on holiday, and tell those at their tables."""
        self.looked = self.hall.clock()
        before, self.holidays = self.holidays, await self.store.all_holidays(self.hall.date())
        changed = {member for member, _ in before.items() ^ self.holidays.items()}
        for live in self.hall.live.values() if changed else ():
            if live.match.move_time is not None and changed & live.match.people():
                live.company.broadcast_presence()

    async def waited_for(self, mine: list[wire.OwnSummary]) -> list[wire.OwnSummary]:
        """The same matches, with until when those are on holiday for whom they wait."""
        waiting = {each.id for each in mine if each.days is not None and each.due and not each.yours}
        seated = await self.store.seated(waiting, self.holidays) if waiting and self.holidays else {}
        found = []
        for each in mine:
            until = [self.on_holiday(seated.get((each.id, seat), "")) for seat in each.due if not each.bots[seat]]
            ends = [end for end in until if end is not None]
            on_holiday = each.id in waiting and ends and len(ends) == len(until)
            found.append(msgspec.structs.replace(each, holiday=min(ends)) if on_holiday else each)
        return found

    async def holiday_left(self, member: str) -> int:
        """How many milliseconds of holiday a member may still take: what they took in the last year is gone."""
        now = self.hall.date()
        return max(0, HOLIDAYS * DAY - taken(await self.store.holidays(member, now - YEAR), now - YEAR, now))

    async def take_holiday(self, member: Guest, days: int) -> None:
        """Be on holiday for so many days from now on; for none, be back."""
        now = self.hall.date()
        if not await self.store.take_holiday(member.id, now, now + days * DAY, now - YEAR, HOLIDAYS * DAY):
            left = await self.holiday_left(member.id)
            message = f"a member has {HOLIDAYS} days of holiday in a year, and you have {left // DAY} left"
            raise Refused("no-holiday", message, 409, most=HOLIDAYS, left=left // DAY)
        await self.look()
        await self.hall.notices.reconsider(member.id)

    # Names

    async def require_free(self, name: str, guest: str) -> str:
        """A name that a member may have: none that can be taken for another member's."""
        name = require_name(name)
        if self.is_reserved(name) or await self.store.is_taken(look_alike(name), guest):
            raise name_taken(name)
        return name

    def is_reserved(self, name: str) -> bool:
        """Whether this is the name of an admin: nobody becomes one by taking it."""
        return look_alike(name) in self.hall.moderation.admins

    async def rename(self, guest: Guest, name: str) -> None:
        if self.is_reserved(name) and look_alike(name) != look_alike(guest.name):
            raise name_taken(name)
        if not await self.store.rename(guest.id, name, look_alike(name)):
            raise name_taken(name)

    # Everything about somebody

    async def export(self, guest: Guest) -> dict[str, Any]:
        """All that is kept about somebody, but for what would let others in."""
        keys = await self.store.passkeys(guest.id)
        written = await self.store.written(guest.id)
        said = []
        for match, number, at, body in written:
            with suppress(msgspec.DecodeError):
                if isinstance(line := decode_body(body), Said):
                    said.append({"match": match, "entry": number, "at": at, "text": line.text})
        matches = await self.hall.store.of_guest(guest.id)
        seats = await self.store.seats(guest.id)
        order = self.hall.store.moderation
        blocks, reports = await order.blocks(guest.id), await order.reports_by(guest.id)
        sanctions = await order.sanctions_of(guest.id)
        tournaments = await self.hall.store.tournaments.of_member(guest.id, MOST_EXPORTED)
        invitations = await self.hall.store.opponents.invitations(guest.id, 0, MOST_EXPORTED)
        return {
            "id": guest.id,
            "name": guest.name,
            "member": guest.member,
            "since": await self.store.since(guest.id),
            "passkeys": [{"name": key.name, "added": key.added, "used": key.used} for key in keys],
            "recovery_codes_left": await self.store.codes(guest.id),
            "sessions": [{"since": each.since} for each in await self.store.sessions(guest.id)],
            "holidays": await self.store.holidays(guest.id, 0),
            "notices": await self.hall.notices.ways.export(guest.id),
            "tallies": await self.store.tallies(guest.id),
            "following": [
                (await self.hall.guest(each)).name for each in await self.hall.store.opponents.following(guest.id)
            ],
            "ratings": await self.hall.store.ratings.curve(guest.id),
            "puzzles": await self.hall.store.puzzles.of(guest.id),
            "matches": [{"match": each, "seats": seats.get(each.id, [])} for each in matches],
            "tournaments": [
                {"tournament": each.id, "hosted": each.host == guest.id, "since": each.created} for each in tournaments
            ],
            "invitations": [{"match": each.match, "by": (await self.hall.guest(each.by)).name} for each in invitations],
            "blocks": [{"name": each.name, "how": each.how, "since": each.since} for each in blocks],
            "reports": [{"at": each.at, "match": each.match, "reason": each.reason} for each in reports],
            "sanctions": [{"kind": each.kind, "at": each.at, "reason": each.reason} for each in sanctions],
            "commands": [{"match": match, "entry": number, "at": at} for match, number, at, _ in written],
            "said": said,
        }

    async def leave(self, guest: Guest) -> None:
        """Forget a member. Bots play on for them, and at every table they are a former member."""
        mine = await self.hall.store.of_guest(guest.id)
        for summary in mine:
            if summary.status != "over":
                await self.stand_up(guest, summary.id)
        for row in await self.hall.store.tournaments.of_member(guest.id, MOST_EXPORTED):
            if row.host == guest.id and row.status == "open":  # which nobody could begin any more
                await self.hall.tournaments.call_off(row.id, guest)
        spoken = {match for match, *_ in await self.store.written(guest.id)}
        concerned = sorted(spoken | {each.id for each in mine})
        await self.store.leave(guest.id, concerned)
        self.hall.people.pop(guest.id, None)
        await self.hall.entrance.sign_out_everywhere(guest.id)
        await asyncio.gather(*self.hall.loading.values(), return_exceptions=True)
        for id in concerned:
            if (live := self.hall.live.get(id)) is not None:
                await live.rename(guest.id, wire.FORMER)
        self.hall.metrics.members.labels("left").inc()

    async def stand_up(self, guest: Guest, match: str) -> None:
        """Leave the seats at a match, as far as that can be done now."""
        with suppress(Refused):
            live = await self.hall.find(match)
            for seat in live.match.seats_of(guest.id):
                with suppress(Refused):
                    await live.command(guest, wire.Stand(f"leave-{seat}-{live.match.number}", seat))


def name_taken(name: str) -> Refused:
    return Refused("name-taken", f"a member is called {name!r}, or so much alike that one is taken for the other")
