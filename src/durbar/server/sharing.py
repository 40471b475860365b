"""Sharing: what a process does because others serve the same house, on the same database.

No match belongs to a process. Whoever has one in memory hears of the entries that others append, and reads them; once
in a while it looks whether it has missed any. What must be done without anybody's command (bots' turns, clocks, deals
that are called off) is done by the process that looks after the match, by a lease in the database; should two do it,
the journal takes the first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from durbar.server.shared_pairing import SharedPairing
from durbar.server.shared_reviews import SharedReviews
from durbar.server.store import StoreFailed
from durbar.server.store.news import News, read_news
from durbar.server.store.reviews import SharedReviewStore
from durbar.server.store.shared import LEASE, NEVER, SharedStore
from durbar.server.store.thoughts import ThoughtStore
from durbar.server.store.waiting import WaitingStore
from durbar.server.think import SharedBotPool
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

ROUND = 1.0  # seconds between two looks; a lease lasts several of them
TOGETHER = 0.1  # seconds in which all who come and go are told to the others at once
MOST_CLAIMED = 100  # matches in a round
FEW, PARTS = 200, 5  # beyond so many matches, a fifth of them is looked at in a round
DOWN = 10_000  # milliseconds without a beat after which the whole house was down
SYNCHRONISED = 30  # rounds between two looks at the database's clock


class Sharing:
    """This process among others.

    met:   matches that have come into memory, or at which people came or went, since the others were last told
    seeing: whether somebody sees to those
    told:  who is connected to us at each match, as the others know it
    alone: whether no other process served the house when this one was opened
    rounds: how many were whole
    said:  when we last said that we live
    """

    def __init__(self, hall: Hall, store: SharedStore) -> None:
        self.hall = hall
        self.store = store
        self.bot_pool = SharedBotPool(hall.settings.workers, hall.settings.think, ThoughtStore(store))
        self.pairing = SharedPairing(hall, WaitingStore(store))
        self.reviews = SharedReviews(hall, SharedReviewStore(store), self.bot_pool)
        self.met: set[str] = set()
        self.seeing = False
        self.told: dict[str, set[str]] = {}
        self.alone = True
        self.rounds = 0
        self.said = hall.stopwatch()

    async def open(self) -> None:
        """Go by the database's clock, see to what nobody looks after, and listen."""
        self.hall.date = self.hall.clock
        await self.synchronise()
        await self.store.still_here()
        self.alone = self.hall.clock() - self.hall.last_beat > DOWN
        await self.store.adopt()
        self.hall.store.listen(self.hear)
        self.hall.spawn(self.keep_sharing())

    async def synchronise(self) -> None:
        """The time of the house is the database's, whatever clocks its machines have. It never goes back."""
        before = self.hall.stopwatch()
        now = await self.store.now()
        after = self.hall.stopwatch()
        began = now - (before + after) // 2
        self.hall.began = began if self.rounds == 0 else max(self.hall.began, began)

    async def close(self) -> None:
        """Let others go on at once with what we looked after."""
        with suppress(StoreFailed):
            await self.store.leave()

    # What others did

    def hear(self, payload: str) -> None:
        """Another process tells of entries, or of who is there; or something may have been missed."""
        kind, _, rest = payload.partition(" ")
        if kind == "news":
            for news in read_news(rest):
                if news.match in self.hall.live or news.match in self.hall.loading:  # most are of others
                    self.catch_up(news.match, news.number, news)
        elif kind == "entries":  # as the release before tells of them
            words = rest.split()
            for id, number in zip(words[::2], words[1::2], strict=True):
                self.catch_up(id, int(number))
        elif kind == "presence":
            self.meet(*rest.split())
        elif kind == "answered":
            self.bot_pool.hear(rest)
        elif kind == "signed-out":
            self.hall.entrance.hang_up(*rest.split())
        elif kind == "tournament":
            self.hall.tournaments.show(rest)
        elif kind == "waiting":
            self.hall.spawn(self.pairing.see_others())
        elif kind == "kept":
            self.hall.entrance.hear_kept(*rest.split())  # type: ignore[arg-type]  # as the same method wrote it there
        elif kind == "taken":
            self.hall.entrance.hear_taken(*rest.split())  # type: ignore[arg-type]
        elif not kind:
            self.hall.spawn(self.look_for_all_missed())

    def catch_up(self, id: str, number: int, news: News | None = None) -> None:
        """There is an entry of this number; perhaps it was told, too."""
        live = self.hall.live.get(id)
        if live is not None and number > live.match.number:
            if not live.follow(number, news):
                self.hall.spawn(live.read_on(number))
        elif id in self.hall.loading:
            self.hall.spawn(self.read_on_when_loaded(id, number))

    async def read_on_when_loaded(self, id: str, number: int) -> None:
        with suppress(Refused):
            await (await self.hall.get_or_load(id)).read_on(number)

    async def look_for_missed(self, part: int = 0, parts: int = 1) -> None:
        """Whether others appended what we did not hear of; a part of all matches at a time."""
        ids = [id for place, id in enumerate(self.hall.live) if place % parts == part]
        for id, number in (await self.store.numbers(ids)).items():
            self.catch_up(id, number)

    async def look_for_all_missed(self) -> None:
        """Whether others said anything while we could not hear it."""
        await self.look_for_missed()
        await self.see_presence(self.hall.live)
        for tournament in [*self.hall.tournaments.watchers]:
            self.hall.tournaments.show(tournament)
        await self.pairing.see_others()

    async def tell_changed(self, tournament: str) -> None:
        """All processes show how a tournament stands."""
        with suppress(StoreFailed):
            await self.store.tell(f"tournament {tournament}")

    async def tell_signed_out(self, member: str) -> None:
        """All processes hang up on a member."""
        await self.store.tell(f"signed-out {member}")

    # Rounds

    async def keep_sharing(self) -> None:
        while True:
            try:
                await self.round()
            except StoreFailed:
                pass  # of which our health knows
            except Exception as error:
                self.hall.mistake("a round among the processes failed", error)
            await asyncio.sleep(ROUND)

    async def round(self) -> None:
        if self.hall.stopwatch() - self.said > LEASE:  # the others took us for dead, and who is connected here for gone
            self.told.clear()
        self.said = self.hall.stopwatch()
        await self.hall.store.beat(self.hall.clock())
        await self.store.still_here()
        await self.bot_pool.look()
        await self.renew()
        for id in await self.store.claim(MOST_CLAIMED):
            await self.take_over(id)
        parts = PARTS if len(self.hall.live) > FEW else 1
        await self.look_for_missed(self.rounds % parts, parts)
        await self.see_presence(self.hall.live)
        self.meet(
            *(id for id, each in self.hall.live.items() if each.company.people_here() != self.told.get(id, set()))
        )
        await self.hall.lobby.review()
        await self.pairing.see_others()
        await self.reviews.attend()
        self.rounds += 1
        if self.rounds % SYNCHRONISED == 0:
            await self.synchronise()
            self.hall.people.clear()  # names change elsewhere, too
            self.hall.former.clear()

    async def renew(self) -> None:
        """Look after the matches in memory that nobody else does, and let go of those that need it no more."""
        live = dict(self.hall.live)
        ours = await self.store.attended()
        going = {id for id, each in live.items() if each.needs_attendance()}
        if free := going - ours:
            ours |= await self.store.attend(free)
        for id in going:
            live[id].set_attended(id in ours)
        for id in (live.keys() - going) & ours:
            await self.let_go(live[id])
        for id in ours - live.keys():  # what was claimed when the store failed before it was read
            await self.take_over(id)

    async def take_over(self, id: str) -> None:
        """Something is due at a match that nobody looks after."""
        try:
            live = await self.hall.get_or_load(id)
        except Refused:  # it cannot be read
            return await self.store.release(id, NEVER)
        except StoreFailed:
            raise
        except Exception as error:  # the others are seen to all the same
            self.hall.mistake("a match does not go on", error)
            return await self.store.release(id, NEVER)
        live.set_attended(True)
        if not live.needs_attendance():
            await self.hall.housekeeping.keep_index(live)
            await self.let_go(live)
        return None

    async def let_go(self, live: LiveMatch) -> None:
        """Look after a match no more, but note when something is due there."""
        live.set_attended(False)
        deadline = live.timing.next_deadline()
        due = deadline[0] if deadline else NEVER
        await self.store.release(live.match.id, due if live.needs_attendance() else None)

    # Who is there

    def meet(self, *ids: str) -> None:
        """Something is new about these matches: see to it, once for all that happens until then."""
        self.met.update(id for id in ids if id in self.hall.live)
        if self.met and not self.seeing:
            self.seeing = True
            self.hall.spawn(self.see_to_all_met())

    async def see_to_all_met(self) -> None:
        try:
            while self.met:
                await self.see_to_met()
                await asyncio.sleep(TOGETHER)
        finally:
            self.seeing = False

    async def see_to_met(self) -> None:
        met, self.met = self.met, set()
        live = {id: self.hall.live[id] for id in met if id in self.hall.live}
        here = {id: each.company.people_here() for id, each in live.items()}
        if new := {id: people for id, people in here.items() if people != self.told.get(id, set())}:
            await self.store.be_here(new)
            self.told |= new
        await self.see_presence(live)
        going = [id for id, each in live.items() if not each.attended and each.needs_attendance()]
        for id in await self.store.attend(going) if going else ():
            live[id].set_attended(True)

    async def see_presence(self, ids: Collection[str]) -> None:
        for id, guests in (await self.store.elsewhere(ids)).items() if ids else ():
            if live := self.hall.live.get(id):
                live.company.set_elsewhere(guests)

    def forget(self, live: LiveMatch) -> None:
        """A match is in memory no more."""
        self.told.pop(live.match.id, None)
        if live.attended:
            self.hall.spawn(self.let_go(live))
