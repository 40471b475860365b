"""Who keeps away from whom: somebody mutes another, or blocks them.

Of whom somebody muted or blocked they see no chat. Who is blocked is not paired with them, and does not sit down where
they sit or host. Nobody is told that they are muted or blocked, or by whom: they only cannot sit down at some tables.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING

from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.journal import Said
from durbar.server.match import Match
from durbar.server.store.moderation import Block
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

MOST_BLOCKS = 500  # of one person
ID_BYTES = 12


class Blocks:
    """The blocks of all people."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.moderation

    async def may_meet(self, person: str, other: str) -> bool:
        """Whether these two may be brought together: neither has blocked the other."""
        return not await self.store.apart(person, [other])

    async def apart(self, person: str, others: Collection[str]) -> set[str]:
        """Those of the others with whom this person may not be brought together."""
        return await self.store.apart(person, others)

    async def muted(self, person: str) -> frozenset[str]:
        """Those whose chat somebody does not see."""
        return await self.store.muted(person) if person else frozenset()

    async def require_welcome(self, match: Match, guest: Guest) -> None:
        """Refuse a seat to who was blocked by the host or by somebody who sits there; but the host always has one."""
        if match.is_host(guest) or match.seats_of(guest.id):
            return
        people = {match.host, *(chair.guest for chair in match.chairs)} - {""}
        if await self.store.blocked_by(guest.id, people):
            raise Refused("not-welcome", "you cannot sit down at this table; choose another", 403)

    async def block(self, owner: Guest, who: wire.NewBlock) -> Block:
        """Mute or block somebody whom the owner met at a match."""
        live = await self.hall.find(who.match)
        other, name = person_at(live, who, await self.muted(owner.id))
        if other == owner.id:
            raise Refused("yourself", "this is you; one can block only others", 422)
        block = Block(secrets.token_urlsafe(ID_BYTES), owner.id, other, who.how, name, self.hall.date())
        if not await self.store.keep_block(block, MOST_BLOCKS):
            message = f"you have {MOST_BLOCKS} people blocked, which is as many as may be; unblock one first"
            raise Refused("too-many-blocked", message, 429, most=MOST_BLOCKS)
        await self.apply_to_connections(owner.id)
        return next(each for each in await self.store.blocks(owner.id) if each.other == other)

    async def unblock(self, owner: Guest, id: str) -> None:
        if not await self.store.drop_block(owner.id, id):
            raise Refused("no-block", "you block nobody of this number", 404)
        await self.apply_to_connections(owner.id)

    async def apply_to_connections(self, owner: str) -> None:
        """From now on the connections of somebody go by their new blocks."""
        muted = await self.muted(owner)
        for live in self.hall.live.values():
            for connection in live.company.connections:
                if connection.guest.id == owner:
                    connection.muted = muted


def person_at(live: LiveMatch, where: wire.Person, muted: Collection[str] = ()) -> tuple[str, str]:
    """Who sits at a seat of a match, or said something there, and how they are called. Who is muted said nothing."""
    if (where.seat is None) == (where.entry is None):
        raise Refused("bad-person", "name a seat of the match, or the entry of something said there, not both", 422)
    if where.seat is not None:
        chair = live.match.require_seat(where.seat)
        if not chair.guest:
            raise Refused("no-person", f"nobody sits at seat {where.seat}", 404)
        return chair.guest, chair.name
    entry = live.entries[where.entry - 1] if where.entry and where.entry <= live.match.number else None
    if entry is None or not isinstance(entry.body, Said) or entry.author in muted:
        raise Refused("no-line", f"nothing was said in entry {where.entry}", 404)
    return entry.author, entry.body.name
