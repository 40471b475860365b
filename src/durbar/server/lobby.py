"""The lobby: the listed tables that are open or running, told live to everybody who looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.limits import rest_after
from durbar.server.match import Match
from durbar.server.ratings import ladder_of, shown_row
from durbar.server.store.ratings import RatingRow
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

INVITED = 24 * 3_600_000  # milliseconds after which nobody is reminded of an invitation
MOST_INVITATIONS = 20  # that one person is told of


class Lobby:
    """Who looks at the lobby, and what they were told.

    changed: the matches that have changed since the lobby was last told of, and `is_telling` whether it just is
    known:   the tables that those who look know of, as they were told
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.connections: set[Connection] = set()
        self.changed: dict[str, Match] = {}
        self.is_telling = False
        self.known: dict[str, wire.Summary] = {}
        self.lock = asyncio.Lock()

    async def join(self, connection: Connection) -> int:
        """Somebody looks at the lobby from now on; the bytes of what they are told first."""
        async with self.lock:  # what changes meanwhile is told after it
            self.connections.add(connection)
            listed = await self.hall.listed()
            tables = await self.tables(listed, await self.hall.store.hosts([each.id for each in listed]))
            self.known |= {each.id: each for each in listed}
            invitations = await self.invitations(connection.guest)
            message = encode(wire.LobbyMessage(tables, await self.hall.pairing.groups(), invitations))
            connection.send(message)
        return len(message)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.connections:
            self.known.clear()

    def send(self, message: wire.Message) -> None:
        written = encode(message)
        for connection in self.connections:
            connection.send(written)

    def send_to(self, guest: str, message: wire.Message) -> None:
        """What concerns one person alone."""
        written = encode(message)
        for connection in self.connections:
            if connection.guest.id == guest:
                connection.send(written)

    def note(self, match: Match) -> None:
        """A match is new, or has changed: whoever looks is told, once for all that changes in one moment."""
        if not self.connections or not (match.created.listed or match.id in self.known):
            return
        self.changed[match.id] = match
        if not self.is_telling:
            self.is_telling = True
            self.hall.spawn(self.broadcast_changes())

    async def broadcast_changes(self) -> None:
        try:
            while self.changed:
                async with self.lock:
                    changed, self.changed = self.changed, {}
                    for id, match in changed.items():
                        if match.status in ("over", "closed"):
                            self.broadcast_gone(id)
                        else:
                            await self.broadcast_table(show.summary(match), match.host)
                await asyncio.sleep(rest_after(len(changed) * len(self.connections)))
        finally:
            self.is_telling = False

    def broadcast_gone(self, id: str) -> None:
        self.known.pop(id, None)
        self.send(wire.GoneMessage(id))

    async def broadcast_table(self, summary: wire.Summary, host: str) -> None:
        self.known[summary.id] = summary
        (table,) = await self.tables([summary], {summary.id: host})
        self.send(wire.TableMessage(table))

    async def review(self) -> None:
        """Tell what has changed at tables that other processes have in memory."""
        if not self.connections:
            return
        async with self.lock:
            listed = {each.id: each for each in await self.hall.listed()}
            for id in self.known.keys() - listed.keys():
                self.broadcast_gone(id)
            changed = [each for id, each in listed.items() if self.known.get(id) != each]
            hosts = await self.hall.store.hosts([each.id for each in changed])
            for each in changed:
                await self.broadcast_table(each, hosts[each.id])

    async def tables(self, summaries: Sequence[wire.Summary], hosts: Mapping[str, str]) -> list[wire.LobbyTable]:
        """Tables as the lobby shows them, with whose they are."""
        ladders: dict[str, dict[str, RatingRow]] = {}
        for ladder in {ladder_in(summary) for summary in summaries}:
            ladders[ladder] = await self.hall.store.ratings.latest(ladder, [*hosts.values()])
        found = []
        for summary in summaries:
            host = await self.hall.guest(hosts[summary.id])
            row = ladders[ladder_in(summary)].get(host.id)
            facts = msgspec.structs.asdict(summary) | {"host": host.name, "host_member": host.member}
            found.append(wire.LobbyTable(**facts, host_rating=shown_row(row) if row is not None else None))
        return found

    async def invitations(self, guest: Guest) -> list[wire.Invitation]:
        """The open tables with a free seat to which somebody is invited, and at which they do not sit yet."""
        if not guest.id:
            return []
        found = []
        for each in await self.hall.store.opponents.invitations(guest.id, self.hall.date() - INVITED, MOST_INVITATIONS):
            with suppress(Refused):
                match = (await self.hall.get_or_load(each.match)).match
                free = any(chair.is_free for chair in match.chairs)
                if match.status == "open" and free and not match.seats_of(guest.id):
                    found.append(wire.Invitation(show.summary(match), (await self.hall.guest(each.by)).name))
        return found


def ladder_in(summary: wire.Summary) -> str:
    return ladder_of(summary.game, bool(summary.options.get("teams")))
