"""New matches: asked for by somebody, as a lesson, as a rematch; or made for them by the house."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

import durbar
from durbar.bots.players import BOT_NAMES
from durbar.core.fairness import Promise, new_secret
from durbar.core.game import Game
from durbar.core.lesson import Lesson
from durbar.server import lessons, wire
from durbar.server.chairs import Guest
from durbar.server.journal import HOUSE, AnyBody, BotSat, ChatSet, Created, Entry, Sat
from durbar.server.limits import EVERYBODY
from durbar.server.live import LiveMatch, index_of
from durbar.server.logs import log_event, short
from durbar.server.match import Match
from durbar.server.store.sql import Work
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall

ID_BYTES = 12
USUAL_SEATS = 4
FORGOTTEN = 24 * 3600 * 1000  # milliseconds after which an unfinished match is listed no more and counts no more


class Making:
    """Makes the matches of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def create(self, host: Guest, new: wire.NewMatch, origin: str = "") -> LiveMatch:
        """A new match, open for people to sit down."""
        await self.require_table(host)
        house_box = self.hall.settings.boxes.get(new.game) if new.components is None else None
        game = durbar.game(new.game, components=new.components if house_box is None else house_box)
        seats = usual_seats(game) if new.seats is None else new.seats
        game.require_seats(seats)
        options = game.changed_options(game.read_options(new.options, seats))
        for seat in new.bots:
            if seat >= seats:
                raise Refused("no-seat", f"there is no seat {seat}: this table has seats 0 to {seats - 1}", 422)
        self.hall.require_newcomer(origin, "match")
        if new.listed and not (self.hall.listings.take(origin) and self.hall.all_listings.take(EVERYBODY)):
            raise Refused("too-many-listed", "too many listed matches from this address; make one by link", 429)
        if new.pace is not None and new.days is not None:
            raise Refused("two-paces", "a match has a live clock (pace), or takes days (days), not both", 422)
        if new.rated:
            require_ratable(new)
        secret = new_secret()
        created = Created(
            game=game.name,
            edition=game.edition,
            seats=seats,
            options=options,
            host=host.id,
            listed=new.listed,
            commitment=Promise(secret, ()).commitment,
            pace=new.pace,
            components=None if game.components is None else dict(game.components),
            owner=HOUSE if house_box is not None else host.id if new.components is not None else "",
            odds=new.odds,
            hints=seats - len(new.bots) < 2 and not new.rated if new.hints is None else new.hints,
            days=new.days,
            rated=new.rated,
        )
        bots = [BotSat(seat, level, name) for (seat, level), name in zip(new.bots.items(), BOT_NAMES, strict=False)]
        return await self.begin(self.draw_up(secret, [created, *bots], origin))

    def house_game(self, name: str) -> Game:
        """A game with the box of the house."""
        return durbar.game(name, components=self.hall.settings.boxes.get(name))

    async def require_table(self, host: Guest) -> None:
        """Refuse another match to who has many that are not over."""
        if await self.hall.store.hosted(host.id, self.hall.date() - FORGOTTEN) >= self.hall.settings.tables:
            message = f"you have {self.hall.settings.tables} matches that are not over; finish one first"
            raise Refused("too-many", message, 429, of="tables", most=self.hall.settings.tables)

    async def teach(self, guest: Guest, lesson: Lesson, game: Game, origin: str = "") -> LiveMatch:
        """The lesson of a game for this guest, begun."""
        await self.require_table(guest)
        self.hall.require_newcomer(origin, "match")
        return await self.begin(self.draw_up("", lessons.journal_of(game, lesson, guest), origin))

    def again(self, match: Match, guest: Guest, origin: str, apart: Collection[str] = ()) -> LiveMatch:
        """The same match once more with everybody one seat further, so that another seat begins; not kept yet.

        The seats of those who are to stay apart from the guest are free.
        """
        secret = new_secret()
        commitment = Promise(secret, ()).commitment
        created = msgspec.structs.replace(match.created, host=guest.id, commitment=commitment)
        created = msgspec.structs.replace(created, lesson=False, gather=None, tournament="")
        chairs = match.chairs[1:] + match.chairs[:1]
        seated: list[AnyBody] = [
            Sat(seat, chair.guest, chair.name, member=chair.member)
            if chair.guest
            else BotSat(seat, chair.bot, chair.name)
            for seat, chair in enumerate(chairs)
            if chair.guest not in apart
        ]
        if not match.chat:
            seated.append(ChatSet(False))
        return self.draw_up(secret, [created, *seated], origin)

    def draw_up(self, secret: str, bodies: Sequence[AnyBody], origin: str) -> LiveMatch:
        """A match of these first entries, not kept yet."""
        date, now = self.hall.date(), self.hall.clock()
        entries = [Entry(number, date, "", "", body, now) for number, body in enumerate(bodies, 1)]
        match = Match.load(secrets.token_urlsafe(ID_BYTES), secret, entries)
        return LiveMatch(self.hall, match, entries, origin)

    async def begin(
        self, live: LiveMatch, follows: tuple[str, Entry] | None = None, also: Work | None = None
    ) -> LiveMatch:
        """Keep a new match; with it, the entry of another that this one follows, and whatever must come with it."""
        match = live.match
        self.hall.live[match.id] = live  # first, so that whoever finds it in the store does not read a second one there
        try:
            await self.hall.store.create(index_of(match), match.secret, live.entries, follows, also)
        except BaseException:
            self.hall.live.pop(match.id, None)
            raise
        if self.hall.sharing is not None:
            self.hall.sharing.meet(match.id)
        self.hall.lobby.note(match)
        self.hall.gatherings.look(live)
        log_event("match created", match=short(match.id), game=match.game.name, seats=match.seats)
        return live


def require_ratable(new: wire.NewMatch) -> None:
    """What counts is played by everybody alike: without a master's help, and with the box of the house."""
    if new.hints:
        raise Refused("rated-hints", "a rated table has no hints; leave out one or the other", 422)
    if new.components is not None:
        raise Refused("rated-box", "a rated table is played with the box of the house, not with components", 422)


def usual_seats(game: Game) -> int:
    return min(max(USUAL_SEATS, game.seat_counts[0]), game.seat_counts[-1])
