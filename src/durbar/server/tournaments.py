"""Tournaments: who may enter and begin one, and the director who sees to it that it goes on.

How rounds are paired is in `rounds.py`. The director looks again and again, and after a restart, what is to be done
next, and does one thing after the other: make the matches of a round, hand over the seats of who does not come, pair
the next round when all is played. Each step is kept before the next, and none is done twice (`store/tournaments.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from durbar.core.errors import quoted
from durbar.server import wire
from durbar.server.arranged import table
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.decide import STAND_IN
from durbar.server.guests import require_name
from durbar.server.journal import Handed
from durbar.server.limits import rest_after
from durbar.server.match import RESIGNED, Match
from durbar.server.store import StoreFailed
from durbar.server.store.tournaments import BYE, PodRow, TournamentRow, TournamentStore, seat
from durbar.server.tournament_state import State, own_view, view_of
from durbar.server.tournament_terms import grace_of, plan_of, require_terms
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

MINUTE = 60_000  # milliseconds
ID_BYTES = 12
MOST_ENTRANTS = 128
MOST_HOSTED = 5  # tournaments of one member that are not over
MOST_LISTED = 50


class Tournaments:
    """The tournaments of a server.

    active:   those that run
    awaiting: those of them in which somebody has not come to their table yet: they are looked at every second
    looked:   when the others were looked at
    seen:     who has been at which match since it was made, as far as the director saw
    complete: the matches to which everybody came, or whose time to come is over
    watchers: who looks at which tournament; `untold` are those that have changed since, and `telling` those of which
              they are just told
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.active: set[str] = set()
        self.awaiting: set[str] = set()
        self.looked: dict[str, int] = {}
        self.busy: set[str] = set()
        self.complete: set[str] = set()
        self.seen: defaultdict[str, set[str]] = defaultdict(set)
        self.watchers: defaultdict[str, set[Connection]] = defaultdict(set)
        self.untold: set[str] = set()
        self.telling: set[str] = set()
        self.lock = asyncio.Lock()

    @property
    def store(self) -> TournamentStore:
        return self.hall.store.tournaments

    # What people do

    async def create(self, host: Guest, new: wire.NewTournament) -> State:
        name = require_name(new.name)
        self.hall.moderation.require_voice(host.id)
        require_terms(new)
        if await self.store.unfinished(host.id) >= MOST_HOSTED:
            message = f"you have {MOST_HOSTED} tournaments that are not over; finish one first"
            raise Refused("too-many-tournaments", message, 429, most=MOST_HOSTED)
        now, id = self.hall.date(), secrets.token_urlsafe(ID_BYTES)
        body = msgspec.json.encode(msgspec.structs.replace(new, name=name))
        await self.store.create(TournamentRow(id, host.id, "open", now, now, body))
        await self.store.enter(id, host.id, MOST_ENTRANTS)
        return await self.load(id)

    async def enter(self, id: str, member: Guest) -> None:
        state = await self.load(id)
        if not await self.store.enter(id, member.id, MOST_ENTRANTS):
            if state.row.status == "open":
                raise Refused("tournament-full", f"{MOST_ENTRANTS} have entered, and that is as many as may be")
            raise too_late(state)
        self.changed(id)

    async def leave(self, id: str, member: Guest) -> None:
        state = await self.load(id)
        if state.row.status == "closed":
            raise too_late(state)
        await self.store.leave(id, member.id)
        self.changed(id)
        for pod in state.pods:
            if member.id in pod.players and pod.match not in ("", BYE) and not pod.places:
                await self.stand_up(member, pod.match)

    async def stand_up(self, member: Guest, match: str) -> None:
        """A bot plays for somebody who withdraws in the middle of a match."""
        with suppress(Refused):
            live = await self.hall.find(match)
            await self.hand_over(live, live.match.seats_of(member.id), "left")

    async def start(self, id: str, host: Guest) -> None:
        state = await self.load(id)
        if state.row.host != host.id:
            raise not_host()
        if state.row.status != "open":
            raise too_late(state)
        while state.row.status == "open":  # again, if somebody entered or left meanwhile
            first = await asyncio.to_thread(state.next_pods)
            if not first:
                fewest = min(state.sizes)
                raise Refused("too-few", f"a tournament needs {fewest} players at least", fewest=fewest)
            async with self.lock:
                await self.store.pair(id, 1, first, self.hall.date())
            state = await self.load(id)
        self.active.add(id)
        self.changed(id)
        self.attend(id)

    async def call_off(self, id: str, host: Guest) -> None:
        """It goes no further, and whoever entered is told."""
        state = await self.load(id)
        if state.row.host != host.id:
            raise not_host()
        async with self.lock:
            if not await self.store.call_off(id, host.id, self.hall.date()):
                raise too_late(await self.load(id))
        await self.hall.moderation.refresh()

    async def wind_up(self, id: str, by: str) -> bool:
        """What is to be done about a tournament that was called off: nobody is waited for any more, and those are told
        who entered, but for who did it. Games that have begun are played to their end. Whether all of it is done."""
        async with self.lock:
            state = await self.load(id)
            self.active.discard(id)
            self.awaiting.discard(id)
            for match in [pod.match for pod in state.pods if pod.match not in ("", BYE) and not pod.places]:
                with suppress(Refused):  # it cannot be read, and is set aside
                    live = await self.hall.get_or_load(match)
                    if live.match.dealing is not None:
                        return False  # in a moment it has begun, or is to be begun anew
                    if live.match.gathers and not await self.hall.moderation.close_match(match, ""):
                        return False
                    if live.match.status == "closed":
                        await self.store.unseat(id, match)
        concerned = {each.member for each in state.entrants if not each.gone} | {state.row.host}
        await self.hall.notices.tell_called_off(id, concerned - {by}, state.row.updated)
        self.changed(id)
        return True

    async def load(self, id: str) -> State:
        row = await self.store.get(id)
        if row is None:
            raise Refused("no-tournament", f"there is no tournament {quoted(id)}", 404)
        terms = msgspec.json.decode(row.body, type=wire.NewTournament)
        pods = await self.store.pods(id)  # first, as whoever plays has entered before
        return State(row, terms, await self.store.entrants(id), pods)

    # The director

    async def resume(self) -> None:
        """After a restart: all that run go on."""
        self.active |= {*await self.store.running()}

    def attend_all(self) -> None:
        now = self.hall.clock()
        for id in self.active:
            if id in self.awaiting or now - self.looked.get(id, 0) >= MINUTE:
                self.looked[id] = now
                self.attend(id)

    def attend(self, id: str) -> None:
        """See what is to be done next in a tournament, unless somebody does already."""
        if id not in self.busy and not self.hall.closing:
            self.busy.add(id)
            self.hall.spawn(self.direct(id))

    async def direct(self, id: str) -> None:
        try:
            async with self.lock:
                state = await self.load(id)
                await self.advance(state)
        except StoreFailed:
            pass  # of which our health knows: in a second it is tried again
        finally:
            self.busy.discard(id)

    async def advance(self, state: State) -> None:
        """Make matches that are missing, give up those that are lost, hand over the seats of who did not come, and
        pair the next round."""
        id, missing = state.row.id, [pod for pod in state.pods if not pod.match]
        if state.row.status != "running":
            self.active.discard(id)
            return
        for pod in missing:
            await self.make(state, pod)
        if await self.give_up_lost(state):
            state = await self.load(id)
        self.awaiting.discard(id)
        for pod in state.pods:
            if pod.match != BYE and not pod.places and pod.match not in self.complete:
                self.awaiting.add(id)
                with suppress(Refused):  # it cannot be read, and is set aside
                    if pod.match:
                        await self.look_for_absent(state, pod)
        if missing:
            self.changed(id)
        elif state.is_played():
            await self.next_round(state)

    async def give_up_lost(self, state: State) -> bool:
        """A match that was closed, or could not be read for too long, is drawn; whether there was one."""
        going = {pod.match for pod in state.pods if pod.match not in ("", BYE) and not pod.places}
        lost = await self.store.closed(going)
        if going & self.hall.aside:
            late = self.hall.date() - grace_of(state.terms)
            aside = await self.hall.store.all_set_aside()
            lost |= {each.match for each in aside if each.match in going and each.at <= late}
        for match in lost:
            await self.store.give_up(state.row.id, match)
        if lost:
            self.changed(state.row.id)
        return bool(lost)

    async def next_round(self, state: State) -> None:
        following = await asyncio.to_thread(state.next_pods)  # which may take a moment
        id, now = state.row.id, self.hall.date()
        if following:
            await self.store.pair(id, state.round + 1, following, now)
            await self.advance(await self.load(id))
        else:
            await self.store.finish(id, now)
            self.active.discard(id)
            self.changed(id)

    async def make(self, state: State, pod: PodRow) -> None:
        """The match of a pod: nobody else can sit down there, and it begins by itself."""
        people = [await self.hall.guest(player) for player in pod.players]
        live = table(self.hall, plan_of(state.row.id, state.terms), people)
        also = seat(state.row.id, pod.round, pod.number, live.match.id)
        await self.hall.making.begin(live, also=also)
        self.hall.notices.look(live)

    async def look_for_absent(self, state: State, pod: PodRow) -> None:
        """Who has not come when their table begins without them loses their seat, by the tournament's rule; over days
        the clock does."""
        live = await self.hall.find(pod.match)  # which keeps it in memory until it begins
        seen, match = self.seen[pod.match], live.match
        seen |= {match.chairs[seat].guest for seat in live.company.people() if live.company.is_here(seat)}
        seen |= {entry.author for entry in live.entries if entry.author}
        if match.gathers:
            return
        missing = [seat for seat in live.company.people() if match.chairs[seat].guest not in seen]
        if missing and match.status == "running" and self.hall.clock() < self.hall.gatherings.until(live):
            return
        self.complete.add(pod.match)
        if state.terms.days is None:
            await self.hand_over(live, missing, RESIGNED if state.terms.absent == "lost" else "away")

    async def hand_over(self, live: LiveMatch, seats: Sequence[int], why: str) -> None:
        """Bots play for these. All of them leave before anything follows from it: nobody wins by coming last."""
        async with live.lock:
            await live.catch_up()
            for seat in seats:
                going = live.match.gathers or live.match.status == "running"
                if going and live.match.dealing is None and live.match.chairs[seat].is_person:
                    await live.commit(Handed(seat, STAND_IN, why, live.match.clocks_at(self.hall.clock())))

    # Who looks on

    async def join(self, connection: Connection, id: str) -> int:
        """Somebody follows a tournament; the bytes of what they are told first."""
        self.watchers[id].add(connection)
        message = encode(wire.TournamentMessage(await self.view(await self.load(id), connection.guest)))
        connection.send(message)
        return len(message)

    def leave_page(self, connection: Connection) -> None:
        for id in [id for id, watching in self.watchers.items() if connection in watching]:
            self.watchers[id].discard(connection)
            if not self.watchers[id]:
                del self.watchers[id]

    def note(self, match: Match) -> None:
        """A match has changed: if it is over, the tournament it belongs to may go on."""
        if (self.active or self.watchers) and match.status in ("over", "closed"):
            self.hall.spawn(self.notice(match.id))

    async def notice(self, match: str) -> None:
        id = await self.store.of_match(match)
        if id is not None:
            self.seen.pop(match, None)
            self.complete.discard(match)
            self.changed(id)
            self.attend(id)

    def changed(self, id: str) -> None:
        """Tell those who look on how it stands, here and at other processes."""
        self.show(id)
        if self.hall.sharing is not None:
            self.hall.spawn(self.hall.sharing.tell_changed(id))

    def show(self, id: str) -> None:
        """Tell those who look on here; once for all that changes meanwhile."""
        if id in self.watchers:
            self.untold.add(id)
            if id not in self.telling:
                self.telling.add(id)
                self.hall.spawn(self.tell(id))

    async def tell(self, id: str) -> None:
        try:
            while id in self.untold:
                self.untold.discard(id)
                state = await self.load(id)
                common = await self.common_view(state)
                for_most = encode(wire.TournamentMessage(common))
                watching = [*self.watchers.get(id, ())]
                for connection in watching:
                    own = own_view(common, state, connection.guest)
                    connection.send(for_most if own is common else encode(wire.TournamentMessage(own)))
                await asyncio.sleep(rest_after(len(watching)))
        finally:
            self.telling.discard(id)

    async def view(self, state: State, guest: Guest) -> wire.TournamentView:
        return own_view(await self.common_view(state), state, guest)

    async def common_view(self, state: State) -> wire.TournamentView:
        """What everybody sees. It is reckoned beside everything else, as that may take a while."""
        names = {each.member: (await self.hall.guest(each.member)).name for each in state.entrants}
        names |= {each: wire.FORMER for each in names if each in self.hall.former}
        host = (await self.hall.guest(state.row.host)).name
        host = wire.FORMER if state.row.host in self.hall.former else host
        return await asyncio.to_thread(view_of, state, host, names)


def too_late(state: State) -> Refused:
    """Why nobody enters, leaves, begins or calls off a tournament any more."""
    match state.row.status:
        case "closed":
            return Refused("tournament-off", "this tournament was called off")
        case "over":
            return Refused("tournament-over", "this tournament is over")
        case _:
            return Refused("tournament-begun", "this tournament has begun; you can follow it, but not enter")


def not_host() -> Refused:
    return Refused("not-tournament-host", "only the host of the tournament does that", 403)
