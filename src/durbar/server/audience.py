"""Those who look at a match: what each is told, as far as they may know it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from durbar.core.state import SPECTATOR
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.connection import OUR_MISTAKE, Connection
from durbar.server.journal import Entry, Said
from durbar.server.match import Match
from durbar.server.show import KeptEvents, entry_message, keep, muted_message
from durbar.server.story import narrate
from durbar.server.wire import encode

if TYPE_CHECKING:
    from durbar.server.live import LiveMatch

LONGEST_STORY = 2_000  # entries told again to somebody who comes back; who missed more gets the table only


class Audience:
    """Those who look at one match.

    events: what each entry told; None until somebody wants to hear it
    """

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.hall = live.hall
        self.company = live.company
        self.events: list[KeptEvents] | None = None

    def viewer_of(self, connection: Connection) -> int:
        seats = self.live.match.seats_of(connection.guest.id)
        if connection.wanted is not None:
            return connection.wanted if connection.wanted in seats else SPECTATOR
        return seats[0] if seats else SPECTATOR

    def you(self, guest: Guest, viewer: int) -> wire.You:
        return wire.You(viewer, self.live.match.seats_of(guest.id), self.live.match.is_host(guest))

    def welcome(self, guest: Guest, viewer: int, after: int | None, muted: Collection[str] = ()) -> wire.Welcome:
        first = 0 if after is None else min(after, self.live.match.number)
        complete = self.live.match.number - first <= LONGEST_STORY
        return wire.Welcome(
            match=show.info(self.live.match),
            you=self.you(guest, viewer),
            table=show.table(self.live.match, viewer),
            presence=self.company.presence(),
            entries=self.story(viewer, first, muted) if complete else [],
            complete=complete,
            now=self.hall.clock(),
        )

    def story(self, viewer: int, after: int, muted: Collection[str] = ()) -> list[wire.EntryMessage]:
        """What happened after that number, as this viewer may know it, without what those said whom they muted."""
        if after >= self.live.match.number:
            return []
        if self.events is None:
            self.events = self.narrated()
        return [
            muted_message(entry) if is_muted(entry, muted) else entry_message(entry, self.events[at], viewer)
            for at, entry in enumerate(self.live.entries[after : self.live.match.number], after)
        ]

    def narrated(self) -> list[KeptEvents]:
        try:
            return narrate(self.live.match, self.live.entries)
        except Exception as error:  # something was taken back that could no longer be played: what counts is there
            self.hall.mistake("the story of a match cannot be told", error)
            return [keep([]) for _ in self.live.entries]

    def broadcast(self, entry: Entry, events: KeptEvents, before: Match) -> None:
        """Tell everybody what happened, each as they may know it."""
        messages: dict[int, bytes] = {}
        for connection in self.company.connections:
            if connection.muted and is_muted(entry, connection.muted):
                connection.send(encode(muted_message(entry)), entry.number)
                continue
            message = messages.get(connection.viewer)
            if message is None:
                message = messages[connection.viewer] = self.message(entry, events, connection.viewer, before)
            if message:
                connection.send(message, entry.number)
            else:
                connection.close(OUR_MISTAKE, "the server made a mistake; come back")

    def message(self, entry: Entry, events: KeptEvents, viewer: int, before: Match) -> bytes:
        """An entry and what it changed about the table; empty if they cannot be shown to this viewer."""
        try:
            patch = show.patch(before, self.live.match, viewer) if entry.body.changes_table else None
            return encode(entry_message(entry, events, viewer, patch))
        except Exception as error:
            self.hall.mistake("an entry cannot be shown", error)
            return b""

    def reseat(self) -> None:
        """Seats may have changed hands: everybody sees through their own eyes."""
        for connection in self.company.connections:
            viewer = self.viewer_of(connection)
            if viewer != connection.viewer:
                connection.viewer = viewer
                you = self.you(connection.guest, viewer)
                connection.send(encode(wire.YouMessage(you, show.table(self.live.match, viewer))))
        self.company.inform_processes()
        self.company.broadcast_presence()


def is_muted(entry: Entry, muted: Collection[str]) -> bool:
    """Whether this was said by somebody whom the viewer does not want to hear."""
    return type(entry.body) is Said and entry.author in muted
