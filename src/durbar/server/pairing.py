"""Quick pairing: who wants to play the same now is seated together, without making a table first.

A request waits in memory, and counts only while its page is there (a stream is open); with other processes, also in
the store (`shared_pairing.py`). A table is kept in one
transaction with the requests it is for, and a request that has a table can have no other: whoever asks again with the
same one, after a lost answer or a killed server, is led to that table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import durbar
from durbar.core.errors import quoted
from durbar.games import GAMES
from durbar.server import wire
from durbar.server.arranged import Arrangement, table
from durbar.server.chairs import Guest
from durbar.server.connection import GOING_AWAY, Connection
from durbar.server.limits import rest_after
from durbar.server.ratings import ladder_of, shown_row
from durbar.server.store import StoreConflict, StoreFailed
from durbar.server.store.opponents import pair
from durbar.server.store.ratings import RatingRow
from durbar.server.store.sql import Work
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

GRACE = 30_000  # milliseconds in which a page that was cut off may come back to its request
MOST_WAITING = 2_000  # requests
MOST_TOLD = 100  # groups that the lobby shows
GATHER_S = 30  # seconds for which a table waits for those who were led to it

Key = tuple[str, int, wire.Pace | None, wire.Days | None, bool]  # what those have in common who can be seated together


class Request:
    """Somebody who waits.

    since:       when they began to, by the clock of the house
    connections: the pages that show it; without one it does not count
    left:        when the last of them went
    taken:       a table is just being made for them
    apart:       those who wait too, but are not to be seated with them
    ours:        whether their page is at this process
    kept:        whether other processes know of it
    """

    ours = True

    def __init__(self, guest: Guest, wish: wire.PairingWish, origin: str, now: int) -> None:
        self.guest = guest
        self.wish = wish
        self.origin = origin
        self.since = now
        self.connections: set[Connection] = set()
        self.left = now
        self.taken = False
        self.apart: set[str] = set()
        self.kept = False

    @property
    def key(self) -> Key:
        wish = self.wish
        return wish.game, wish.seats, wish.pace, wish.days, wish.rated

    @property
    def counts(self) -> bool:
        return bool(self.connections) and not self.taken

    def bots_at(self) -> int | None:
        """When bots are to take the free seats."""
        return None if self.wish.bots_after is None else self.since + self.wish.bots_after * 1000

    def send(self, message: wire.Message) -> None:
        written = encode(message)
        for connection in self.connections:
            connection.send(written)


class Pairing:
    """All who wait: one request a person.

    untold: whether something has changed of which the lobby was not told, and `is_telling` whether it just is
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: dict[str, Request] = {}
        self.untold = False
        self.is_telling = False

    # Waiting

    async def ask(self, guest: Guest, wish: wire.PairingWish, origin: str) -> str | None:
        """Wait for opponents, or go on waiting; the match, if this request has led to one."""
        match = await self.hall.store.opponents.paired(guest.id, wish.request)
        known = self.waiting.get(guest.id)
        if match is not None or (known is not None and known.wish.request == wish.request):
            return match
        require_wish(guest, wish)
        await self.hall.making.require_table(guest)
        known = self.waiting.get(guest.id)  # who may have asked again meanwhile, or be seated
        if known is not None and known.wish.request == wish.request:
            return None
        if known is not None and known.taken:
            raise Refused("being-seated", "a table is just being made for you; look there first")
        self.hall.require_pairing(origin)
        if len(self.waiting) >= MOST_WAITING:
            raise Refused("crowded", "too many people wait to be paired; try again in a moment", 503)
        if known is not None:
            self.forget(known, wire.StoppedMessage())
        self.waiting[guest.id] = Request(guest, wish, origin, self.hall.clock())
        return None

    async def join(self, connection: Connection, request: str) -> int:
        """A page shows what somebody waits for; the bytes of what it is told first."""
        match = await self.hall.store.opponents.paired(connection.guest.id, request)
        known = self.waiting.get(connection.guest.id)
        if match is not None:
            message = encode(wire.PairedMessage(match))
            connection.send(message)
        elif known is not None and known.wish.request == request:
            known.connections.add(connection)
            (group,) = await self.waiting_groups({known.key: self.together().get(known.key, [])})
            message = encode(self.message_for(known, group))
            connection.send(message)
            self.changed(known.key)
        else:
            raise Refused("not-waiting", "you do not wait to be paired; ask first", 404)
        return len(message)

    def leave(self, connection: Connection) -> None:
        """A page is gone; with the last one, somebody waits no more."""
        for request in self.waiting.values():
            if connection in request.connections:
                request.connections.discard(connection)
                request.left = self.hall.clock()
                self.changed(request.key)

    async def stop(self, guest: Guest) -> None:
        """Somebody waits no more."""
        known = self.waiting.get(guest.id)
        if known is not None and not known.taken:
            self.forget(known, wire.StoppedMessage())

    def forget(self, request: Request, why: wire.Message | None = None) -> None:
        self.let_go(request, why)
        self.changed(request.key)

    def let_go(self, request: Request, why: wire.Message | None = None) -> None:
        """Somebody waits no more. Their pages are told why; where nobody knows, they are to ask again."""
        if self.waiting.get(request.guest.id) is request:
            del self.waiting[request.guest.id]
        if why is not None:
            request.send(why)
        else:
            for connection in request.connections:
                connection.close(GOING_AWAY, "you do not wait to be paired any more; ask again")

    # Who waits

    def everybody(self) -> list[Request]:
        """All who wait, who came first first."""
        return [*self.waiting.values()]

    def together(self) -> dict[Key, list[Request]]:
        """All who wait, those together who can be seated together."""
        found: dict[Key, list[Request]] = {}
        for request in self.everybody():
            if request.counts:
                found.setdefault(request.key, []).append(request)
        return found

    def message_for(self, request: Request, group: wire.WaitingGroup) -> wire.PairingMessage:
        """With the moment at which bots come for the first of the group: whoever takes bots sits down then, too."""
        if request.bots_at() is None:
            return wire.PairingMessage(group, None)
        same = [*self.together().get(request.key, []), request]
        at = min(each for each in (one.bots_at() for one in same) if each is not None)
        return wire.PairingMessage(group, max(0, at - self.hall.clock()))

    async def waiting_groups(self, groups: Mapping[Key, Sequence[Request]]) -> list[wire.WaitingGroup]:
        """Those who wait, with what they have in the game for which they do."""
        rows: dict[str, dict[str, RatingRow]] = {}
        for game in {key[0] for key in groups}:
            people = [each.guest.id for key, group in groups.items() if key[0] == game for each in group]
            rows[game] = await self.hall.store.ratings.latest(ladder_of(game, False), people)
        return [
            wire.WaitingGroup(
                *key,
                people=[waiter(each.guest, rows[key[0]]) for each in group],
                bots=any(each.wish.bots_after is not None for each in group),
            )
            for key, group in groups.items()
        ]

    async def groups(self) -> list[wire.WaitingGroup]:
        """Those who wait, for the lobby, who came first first."""
        return await self.waiting_groups(dict([*self.together().items()][:MOST_TOLD]))

    def changed(self, key: Key) -> None:
        """Somebody came or went: tell those who wait for the same, and the lobby, and see who can play."""
        if self.hall.closing:
            return
        self.review()
        self.hall.spawn(self.broadcast(key))

    async def broadcast(self, key: Key) -> None:
        people = self.together().get(key, [])
        for group in await self.waiting_groups({key: people}):
            for request in people:
                request.send(self.message_for(request, group))
        self.untold = True
        if self.is_telling:
            return
        self.is_telling = True
        try:
            while self.untold and self.hall.lobby.connections:  # once for all that changes meanwhile
                self.untold = False
                self.hall.lobby.send(wire.WaitingMessage(await self.groups()))
                await asyncio.sleep(rest_after(len(self.hall.lobby.connections)))
        finally:
            self.is_telling = False

    # Seating

    def review(self) -> None:
        """Seat whoever can be seated now, and forget who has gone for good."""
        now = self.hall.clock()
        for request in self.everybody():
            if request.ours and not request.connections and not request.taken and now - request.left > GRACE:
                del self.waiting[request.guest.id]
        for group in self.together().values():
            while people := self.party([each for each in group if each.counts], now):
                for request in people:
                    request.taken = True
                self.hall.spawn(self.seat(people))

    def party(self, group: list[Request], now: int) -> list[Request]:
        """Who sits down together now, some of ours among them: as many as the table has seats; or, where somebody has
        waited as long as they wanted, those who take bots at all."""
        ours = [each for each in group if each.ours]
        for first in ours:
            people = self.suiting(first, group)
            if len(people) == first.wish.seats:
                return people
        for first in ours:
            at = first.bots_at()
            if at is not None and at <= now:
                return self.suiting(first, [each for each in group if each.wish.bots_after is not None])
        return []

    def suiting(self, first: Request, group: list[Request]) -> list[Request]:
        """Somebody, and those of the others who may play with everybody chosen before them."""
        people = [first]
        for each in group:
            if len(people) < first.wish.seats and each is not first and all(self.may_meet(each, one) for one in people):
                people.append(each)
        return people

    def may_meet(self, one: Request, other: Request) -> bool:
        """Whether two may be seated together, as far as anybody asked."""
        return other.guest.id not in one.apart and one.guest.id not in other.apart

    async def seat(self, people: list[Request]) -> None:
        """A table for these; or they wait on, if it cannot be kept, or two of them do not want to meet."""
        try:
            if await self.keep_apart(people):
                return
            live = self.table(people)
            requests = [(each.guest.id, each.wish.request) for each in people]
            await self.hall.making.begin(live, also=self.keep(requests, live.match.id))
        except StoreFailed as error:  # of which our health knows: at the next review it is tried again
            for request in people:
                request.taken = False
            if isinstance(error, StoreConflict):  # another process was quicker, and may have told us meanwhile
                self.changed(people[0].key)
            return
        except Exception:  # they may have a table all the same: then they are led to it when they ask again
            for request in people:
                request.taken = False
                self.let_go(request)
            raise
        for request in people:
            self.let_go(request, wire.PairedMessage(live.match.id))
        self.changed(people[0].key)
        self.hall.metrics.paired.inc(len(people))
        self.hall.notices.look(live)

    def keep(self, requests: Sequence[tuple[str, str]], match: str) -> Work:
        """What is kept with a table: for which guests' requests it is."""
        return pair(requests, match, self.hall.date())

    async def keep_apart(self, people: list[Request]) -> bool:
        """Whether some of these are not to meet: then they wait on, and others are found for them."""
        everybody = {each.guest.id for each in people}
        for each in people:
            each.apart |= await self.hall.blocks.apart(each.guest.id, everybody - {each.guest.id})
        if not any(each.apart & everybody for each in people):
            return False
        for each in people:
            each.taken = False
        self.review()
        return True

    def table(self, people: list[Request]) -> LiveMatch:
        """A table for these people, each at a chair that chance gave them, and for bots; not kept yet."""
        wish = people[0].wish
        chairs: list[Guest | None] = [request.guest for request in people]
        chairs += [None] * (wish.seats - len(people))
        secrets.SystemRandom().shuffle(chairs)
        host = people[0].guest.id
        plan = Arrangement(wish.game, GATHER_S, host, pace=wish.pace, days=wish.days, rated=wish.rated)
        return table(self.hall, plan, chairs, people[0].origin)


def waiter(guest: Guest, rows: Mapping[str, RatingRow]) -> wire.Waiter:
    return wire.Waiter(guest.name, guest.member, shown_row(rows[guest.id]) if guest.id in rows else None)


def require_wish(guest: Guest, wish: wire.PairingWish) -> None:
    """Refuse what cannot be played."""
    if wish.game not in GAMES:
        raise Refused("no-game", f"there is no game {quoted(wish.game)}; there are {', '.join(GAMES)}", 422)
    durbar.game(wish.game).require_seats(wish.seats)
    if wish.pace is not None and wish.days is not None:
        raise Refused("two-paces", "a match has a live clock (pace), or takes days (days), not both", 422)
    if wish.rated and not guest.member:
        raise Refused("rated-members", "only games between members are rated; become one, or play unrated", 403)
    if wish.rated and wish.bots_after is not None:
        raise Refused("rated-bots", "a rated game has no bots: leave out rated or bots_after", 422)
