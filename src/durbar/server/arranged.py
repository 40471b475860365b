"""Tables that the house arranges, for those whom it has paired and for tournaments: it seats everybody, and it begins.

Such a table is open until everybody is there, so that the luck of their devices goes into the deal as at any other
table (docs/fairness.md). It waits for so many seconds (`Created.gather`); then it begins without who is missing. Until
then everybody keeps their seat, nobody else sits down, and no clock runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from durbar.bots.players import BOT_NAMES
from durbar.core.fairness import Promise, new_secret
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.decide import dealt_without, free_name
from durbar.server.journal import HOUSE, AnyBody, BotSat, CalledOff, Created, Sat, Walkover
from durbar.server.store import StoreFailed

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

LEVEL = "medium"  # of the bots that fill a table
SEALING = 3_000  # milliseconds in which the devices of those who are there seal a nonce, if they do


class Arrangement(Struct, frozen=True):
    """What is to be played, perhaps in a tournament, and for how many seconds who is missing is waited for."""

    game: str
    gather: int
    host: str = ""
    options: dict[str, Any] = {}
    pace: wire.Pace | None = None
    days: wire.Days | None = None
    rated: bool = False
    tournament: str = ""


def table(hall: Hall, plan: Arrangement, chairs: Sequence[Guest | None], origin: str = "") -> LiveMatch:
    """A match of these people, and of bots where nobody sits; not kept yet."""
    game, secret = hall.making.house_game(plan.game), new_secret()
    created = Created(
        game=game.name,
        edition=game.edition,
        seats=len(chairs),
        options=game.changed_options(game.read_options(plan.options, len(chairs))),
        host=plan.host,
        listed=False,
        commitment=Promise(secret, ()).commitment,
        pace=plan.pace,
        components=None if game.components is None else dict(game.components),
        owner="" if game.components is None else HOUSE,
        hints=False,
        days=plan.days,
        rated=plan.rated,
        gather=plan.gather,
        tournament=plan.tournament,
    )
    bots, bodies = iter(BOT_NAMES), list[AnyBody]([created])
    for seat, guest in enumerate(chairs):
        if guest is None:
            bodies.append(BotSat(seat, LEVEL, next(bots)))
        else:
            name = free_name(hall.making.draw_up(secret, bodies, "").match, guest.name, seat)
            bodies.append(Sat(seat, guest.id, name, member=guest.member and name == guest.name))
    return hall.making.draw_up(secret, bodies, origin)


class Gatherings:
    """The arranged tables in memory that have not begun.

    complete: since when everybody is there, or has been waited for long enough; None as long as neither is so
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.complete: dict[str, int | None] = {}

    def review(self) -> None:
        """Once a second: begin where the time to come is over."""
        for id in [*self.complete]:
            live = self.hall.live.get(id)
            if live is None:
                del self.complete[id]
            else:
                self.look(live)

    def look(self, live: LiveMatch, body: AnyBody | None = None) -> None:
        """Somebody came, or a match has another entry, or was read: begin if it is time to, and end what is decided."""
        id = live.match.id
        if not live.match.gathers:
            self.complete.pop(id, None)
            if live.match.is_decided:
                self.hall.spawn(self.end(live))
            return
        if type(body) is CalledOff or id not in self.complete:
            self.complete[id] = None  # those who are there seal anew
        if self.is_time(live):
            self.hall.spawn(self.begin(live))

    def until(self, live: LiveMatch) -> int:
        """When a table begins without who is missing. The house was not to be reached while it was down."""
        return max(live.entries[0].time, self.hall.opened) + (live.match.created.gather or 0) * 1000

    def is_time(self, live: LiveMatch) -> bool:
        match, now = live.match, self.hall.clock()
        if not match.gathers or match.dealing is not None:
            return False
        here = [seat for seat in live.company.people() if live.company.is_here(seat)]
        if len(here) < len(live.company.people()) and now < self.until(live):
            self.complete[match.id] = None
            return False
        since = self.complete.get(match.id)
        if since is None:
            since = self.complete[match.id] = now
        unsealed = [seat for seat in here if not match.chairs[seat].seal and seat not in match.withheld]
        return not unsealed or now - since >= SEALING

    async def begin(self, live: LiveMatch) -> None:
        try:
            async with live.lock:
                await live.catch_up()
                if not self.is_time(live):
                    return
                live.company.last_contact = dict.fromkeys(
                    live.company.last_contact, self.hall.clock()
                )  # nobody is late before
                missing = [seat for seat in live.company.people() if not live.company.is_here(seat)]
                await live.commit(dealt_without(live.match, missing))
            live.timing.check_pause()
        except StoreFailed:
            pass  # of which our health knows: in a second it is tried again

    async def end(self, live: LiveMatch) -> None:
        """Decide a match of a tournament in which all but one have lost, unless that one is late as well."""
        try:
            async with live.lock:
                await live.catch_up()
                late = live.timing.next_deadline()
                if live.match.is_decided and (late is None or late[0] > self.hall.clock()):
                    stayed = [seat for seat in range(live.match.seats) if seat not in live.match.resigned]
                    await live.commit(Walkover(stayed))
        except StoreFailed:
            pass  # of which our health knows: when it is read again it is tried again
