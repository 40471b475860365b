"""Reviews among processes: whoever asks puts a row. Processes that think (`durbar think`), or, while none does, those
that serve make the review: one takes its first look, and one the others. All find what they keep.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from durbar.review import LOOKS, Progress
from durbar.server.journal import Unreadable
from durbar.server.logs import log, short
from durbar.server.reviewer import Failed, Reviewer
from durbar.server.reviews import Reviewed, Reviews, Task, found_so_far, keep_look, looks_kept, require_reviewable
from durbar.server.store import Store
from durbar.server.store.reviews import SharedReviewStore
from durbar.server.story import read_match
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch
    from durbar.server.think import SharedBotPool


class SharedReviews(Reviews):
    """The reviews of a house, as one of its processes sees them. What one network may ask for is counted here alone."""

    def __init__(self, hall: Hall, rows: SharedReviewStore, bot_pool: SharedBotPool) -> None:
        super().__init__(hall)
        self.rows = rows
        self.bot_pool = bot_pool

    async def ask(self, live: LiveMatch, network: str) -> Reviewed:
        require_reviewable(live.match)
        id = live.match.id
        kept = await self.hall.store.reviews.find(id)
        if kept is None or (not kept[1] and await self.rows.has_failed(id)):
            self.tasks.pop(id, None)  # it failed
            self.require_room(network)
            self.tasks[id] = Task(network)
            await self.rows.offer(id, self.hall.date())
        return await self.look(live)

    async def look(self, live: LiveMatch) -> Reviewed:
        require_reviewable(live.match)
        id = live.match.id
        kept = await self.hall.store.reviews.find(id)
        if kept is None:
            return Reviewed("none")
        found = await asyncio.to_thread(found_so_far, live, kept[0]) if kept[0] else Reviewed("waiting")
        if kept[1]:
            return found
        if await self.rows.has_failed(id):
            return msgspec.structs.replace(found, status="failed")
        if not await self.rows.is_made(id):
            return msgspec.structs.replace(found, status="waiting")
        return msgspec.structs.replace(found, status="thinking", look=found.look + 1, done=0, of=1)

    async def resume(self) -> None:
        """What was under way is a row that somebody takes."""

    async def attend(self) -> None:
        """Make the reviews that wait longest, unless others think; and forget who asked for what is done."""
        unfinished = set(await self.hall.store.reviews.unfinished()) if self.tasks else ()
        self.tasks = {id: task for id, task in self.tasks.items() if id in unfinished}
        for place, first in ((self.glances, True), (self.place, False)):
            if not place.locked() and not self.bot_pool.remote and (id := await self.rows.claim(first)):
                self.hall.spawn(self.make(id, place))

    async def make(self, id: str, place: asyncio.Lock) -> None:
        async with place:
            await make_review(self.hall.store, self.rows, self, id)


async def make_review(store: Store, rows: SharedReviewStore, reviewer: Reviewer, id: str) -> None:
    """Take the first look of a review that is ours, or all others, and keep each; or note that it cannot be made."""

    async def hear(progress: Progress) -> None:
        if progress.review is not None:
            await keep_look(rows, id, await rows.shared.now(), progress.review)

    try:
        found = await store.journal(id)
        if found is None:
            return await store.reviews.forget(id)
        match = await asyncio.to_thread(read_match, id, *found)
        record = await asyncio.to_thread(lambda: str(match.record()))
        looks = await looks_kept(store, id)
        if not await reviewer.converse(record, hear, first=looks + 1, last=1 if looks == 0 else len(LOOKS)):
            await rows.let_go(id)
    except (Refused, Unreadable):
        await store.reviews.forget(id)
    except Failed as failed:
        log.warning("a review failed", extra={"facts": {"match": short(id), "why": str(failed)}})
        await rows.fail(id)
    return None
