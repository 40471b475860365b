"""Who is at a match: who is connected, here or to another process, and since when the others are away."""

from __future__ import annotations

import asyncio
from math import inf
from typing import TYPE_CHECKING

from durbar.core.state import SPECTATOR
from durbar.server import wire
from durbar.server.connection import Connection
from durbar.server.limits import rest_after
from durbar.server.wire import encode

if TYPE_CHECKING:
    from durbar.server.live import LiveMatch


class Company:
    """Those at one match.

    last_contact: when the host and each guest who has a seat was last heard of, in milliseconds
    agreed:       the guests who want to start although the host is away
    elsewhere:    the people who are connected to other processes
    changed:      whether somebody came or went of which nobody was told; before `rests_until` they are not
    """

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.hall = live.hall
        self.connections: set[Connection] = set()
        self.agreed: set[str] = set()
        self.elsewhere: set[str] = set()
        self.changed = False
        self.rests_until = 0.0
        self.touched = self.hall.clock()
        concerned = (live.match.host, *(chair.guest for chair in live.match.chairs))
        self.last_contact = {guest: self.touched for guest in concerned if guest}

    def touch(self, guest: str) -> None:
        self.touched = self.hall.clock()
        if guest and (guest in self.last_contact or self.live.match.seats_of(guest)):
            self.last_contact[guest] = self.touched

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.live.match.chairs) if chair.is_person]

    def is_here(self, seat: int) -> bool:
        return self.is_connected(self.live.match.chairs[seat].guest)

    def is_connected(self, guest: str) -> bool:
        return guest in self.elsewhere or any(connection.guest.id == guest for connection in self.connections)

    def everybody_away(self) -> bool:
        return not any(self.is_here(seat) for seat in self.people())

    def people_here(self) -> set[str]:
        """Those who host or play, as far as they are connected to this process."""
        concerned = {self.live.match.host, *(chair.guest for chair in self.live.match.chairs)} - {""}
        return {connection.guest.id for connection in self.connections} & concerned

    def inform_processes(self) -> None:
        """Somebody came or went: other processes want to know."""
        if self.hall.sharing is not None:
            self.hall.sharing.meet(self.live.match.id)

    def set_elsewhere(self, guests: set[str]) -> None:
        """These are connected to other processes."""
        if guests != self.elsewhere:
            self.last_contact |= dict.fromkeys(self.elsewhere - guests, self.hall.clock())
            self.elsewhere = guests
            self.broadcast_presence()
            self.live.timing.check_pause()
            self.live.timing.set_alarm()

    def absent_at(self, seat: int) -> int:
        """When the others may let a bot play for somebody who is away."""
        return self.away_since(seat) + int(self.hall.settings.absence * 1000)

    def host_absent_at(self) -> float:
        """When those who sit here may start without the host; never while the host is here."""
        host = self.live.match.host
        if self.is_connected(host):
            return inf
        return self.last_contact.setdefault(host, self.hall.clock()) + self.hall.settings.absence * 1000

    def starts_at(self) -> float:
        """When it begins without who is missing, or those may begin who are here."""
        return self.hall.gatherings.until(self.live) if self.live.match.gathers else self.host_absent_at()

    def away_since(self, seat: int) -> int:
        return self.last_contact.setdefault(self.live.match.chairs[seat].guest, self.hall.clock())

    def forfeit_at(self, seat: int) -> int | None:
        """When a bot plays by itself for somebody who is away and keeps the others waiting, with a live clock."""
        match = self.live.match
        if match.clocks is None or match.move_time is not None or match.status != "running" or match.paused:
            return None
        return self.away_since(seat) + int(self.hall.settings.forfeit * 1000)

    def holiday_of(self, seat: int) -> int | None:
        """Until when the person of a seat is on holiday, where that matters."""
        days = self.live.match.move_time is not None
        return self.hall.members.on_holiday(self.live.match.chairs[seat].guest) if days else None

    def presence(self) -> list[wire.Presence]:
        seats = []
        for seat in self.people():
            holiday = self.holiday_of(seat)
            if self.is_here(seat):
                seats.append(wire.Presence(seat, True, holiday=holiday))
            else:
                away = self.away_since(seat)
                absent = self.absent_at(seat) if self.live.match.move_time is None else None
                seats.append(wire.Presence(seat, False, away, absent, self.forfeit_at(seat), holiday))
        return seats

    def broadcast_presence(self) -> None:
        """Tell everybody who is here; once, when several come and go at the same moment."""
        if not self.changed:
            self.changed = True
            loop = asyncio.get_running_loop()
            if loop.time() < self.rests_until:
                loop.call_at(self.rests_until, self.send_presence)
            else:
                loop.call_soon(self.send_presence)

    def send_presence(self) -> None:
        self.changed = False
        self.rests_until = asyncio.get_running_loop().time() + rest_after(len(self.connections))
        watching = sum(connection.viewer == SPECTATOR for connection in self.connections)
        start_at = self.starts_at() if self.live.match.status == "open" else inf
        agreed = [seat for seat in self.people() if self.live.match.chairs[seat].guest in self.agreed]
        message = encode(
            wire.PresenceMessage(self.presence(), watching, None if start_at == inf else int(start_at), agreed)
        )
        for connection in self.connections:
            connection.send(message)
