"""Reviews of finished matches: thought in processes of their own, behind everything else, and kept in the store.

One review is looked at for the first time and one is refined at a time, so that nobody waits for their first curve
until somebody else's is as good as it gets. After each look what was found is kept, so that a restart costs no more
than the look that was under way. Names are not kept: who leaves the house is gone
from here too.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from durbar.review import LOOKS, Progress, Review
from durbar.server.journal import Entry, Moved, Started, Undone
from durbar.server.logs import log, short
from durbar.server.match import Match
from durbar.server.reviewer import Failed, Reviewer
from durbar.server.store import Store
from durbar.server.store.reviews import ReviewStore, SharedReviewStore
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

MOST_WAITING = 32  # reviews, of all together …
MOST_OF_ONE = 3  # … that wait for a first look and were asked for from one network …
MOST_REFINED = 12  # … and with those of it that are being refined
MOST_FAILED = 1_000  # of which is remembered that they failed


class MoveInfo(Struct, frozen=True):
    """A move that a review speaks of."""

    id: int
    kind: str
    args: dict[str, str | int]
    notation: str


class Reviewed(Struct, frozen=True):
    """How far the review of a match is.

    status: whether nobody has asked for it, it waits for its turn, is being thought, is complete, or could not be made
    look:   which look at the game is being taken, of `looks`, and how many of its steps are `done`, of `of`
    review: what was found so far; None before the first look is complete
    moments: for each step of it the number of the entry after which the table stood so
    moves:  every move that it speaks of
    """

    status: Literal["none", "waiting", "thinking", "complete", "failed"]
    look: int = 0
    looks: int = 0
    done: int = 0
    of: int = 0
    review: Review | None = None
    moments: list[int] = []
    moves: list[MoveInfo] = []


class Task:
    """A review that is wanted: by which network, how far it is, and whether its first look has been taken."""

    def __init__(self, network: str) -> None:
        self.network = network
        self.progress: Progress | None = None
        self.seen = False
        self.failed = False


class Reviews(Reviewer):
    """The reviews of a house.

    tasks:   those that wait or are under way, by match, and those that failed since the server was started
    glances: held by whoever takes the first look at a match
    place:   held by whoever takes the others
    """

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self.hall = hall
        self.tasks: dict[str, Task] = {}
        self.glances = asyncio.Lock()
        self.place = asyncio.Lock()

    # Asking

    async def ask(self, live: LiveMatch, network: str) -> Reviewed:
        """Begin a review, unless it is there or under way."""
        require_reviewable(live.match)
        id = live.match.id
        kept = await self.hall.store.reviews.find(id)
        task = self.tasks.get(id)  # another may have asked meanwhile
        if (kept is None or not kept[1]) and (task is None or task.failed):
            self.require_room(network)
            task = self.tasks[id] = Task(network)
            try:
                await self.hall.store.reviews.keep(id, self.hall.date(), kept[0] if kept else b"", complete=False)
            except BaseException:
                task.failed = True
                raise
            self.hall.spawn(self.think(id))
        return await self.look(live)

    def require_room(self, network: str) -> None:
        waiting = [task for task in self.tasks.values() if not task.failed]
        own = [task for task in waiting if task.network == network]
        if len(own) >= MOST_REFINED or sum(not task.seen for task in own) >= MOST_OF_ONE:
            raise Refused("too-many-reviews", "your other reviews are still being made; wait for them", 429)
        if len(waiting) >= MOST_WAITING:
            raise Refused("reviews-busy", "many reviews are being made; try again in a few minutes", 503)
        if len(self.tasks) - len(waiting) >= MOST_FAILED:
            self.tasks = {id: task for id, task in self.tasks.items() if not task.failed}

    async def look(self, live: LiveMatch) -> Reviewed:
        """How far the review of a match is, and what was found so far."""
        require_reviewable(live.match)
        task = self.tasks.get(live.match.id)
        kept = await self.hall.store.reviews.find(live.match.id)
        answer = await asyncio.to_thread(found_so_far, live, kept[0]) if kept and kept[0] else Reviewed("none")
        if kept is not None and kept[1]:
            return answer
        if task is None:
            return msgspec.structs.replace(answer, status="none")
        if task.failed or task.progress is None:
            return msgspec.structs.replace(answer, status="failed" if task.failed else "waiting")
        now = task.progress
        return msgspec.structs.replace(
            answer, status="thinking", look=now.look, looks=now.looks, done=now.done, of=now.of
        )

    # Thinking

    async def resume(self) -> None:
        """After a restart: go on with what was under way."""
        for id in await self.hall.store.reviews.unfinished():
            if id not in self.tasks:
                self.tasks[id] = Task("")
                self.hall.spawn(self.think(id))

    async def think(self, id: str) -> None:
        """Make a review when it is its turn, and keep each look that is complete."""
        task = self.tasks[id]
        try:
            looks = await looks_kept(self.hall.store, id)
            if looks == 0:
                async with self.glances:
                    looks = 1
                    if await self.converse(await self.written(id), partial(self.hear, id, task), last=looks):
                        looks = len(LOOKS)
            if looks < len(LOOKS):
                async with self.place:
                    await self.converse(await self.written(id), partial(self.hear, id, task), first=looks + 1)
            self.tasks.pop(id, None)
        except Refused:
            self.tasks.pop(id, None)
            await self.hall.store.reviews.forget(id)
        except BaseException as failed:  # whatever it was, it can be asked for again
            task.failed = True
            if not isinstance(failed, Failed):
                raise
            log.warning("a review failed", extra={"facts": {"match": short(id), "why": str(failed)}})

    async def written(self, id: str) -> str:
        """The record of a match."""
        live = await self.hall.get_or_load(id)
        return await asyncio.to_thread(str, live.match.record())

    async def hear(self, id: str, task: Task, progress: Progress) -> None:
        task.progress = progress
        if progress.review is not None:
            task.seen = True
            await keep_look(self.hall.store.reviews, id, self.hall.date(), progress.review)


async def looks_kept(store: Store, id: str) -> int:
    """How many looks have been taken at a match, before a restart perhaps."""
    kept = await store.reviews.find(id)
    return (await asyncio.to_thread(unpacked, kept[0])).look if kept and kept[0] else 0


async def keep_look(store: ReviewStore | SharedReviewStore, id: str, at: int, found: Review) -> None:
    """Keep what was found so far; after the last look it is complete."""
    body = await asyncio.to_thread(packed, found)
    await store.keep(id, at, body, complete=found.look == found.looks)


def require_reviewable(match: Match) -> None:
    """Refuse a match of which no review can be made."""
    if match.status != "over":
        raise Refused("not-over", "a review is of a finished match")
    if match.position is not None or match.state is None or match.state.actors() or not match.plays:
        raise Refused("no-review", "this match has no whole game to be reviewed", 409)


def found_so_far(live: LiveMatch, body: bytes) -> Reviewed:
    """What is kept of a review, as it is told when it is complete."""
    review = unpacked(body)
    table = live.match.game.moves
    moves = [table.parse(notation) for notation in dict.fromkeys(notations_in(review))]
    told = [MoveInfo(move.id, move.kind, dict(move.args), move.notation) for move in moves]
    moments = moments_of(live.entries, review)
    return Reviewed("complete", review.look, review.looks, 1, 1, review, moments, told)


def notations_in(review: Review) -> Iterator[str]:
    for step in review.steps:
        yield step.move
        for better in step.decision.better if step.decision else ():
            yield from better.line


def packed(review: Review) -> bytes:
    """A review as it is kept: without names, and small."""
    return zlib.compress(msgspec.json.encode(msgspec.structs.replace(review, players=[])))


def unpacked(body: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(body), type=Review)


def moments_of(entries: list[Entry], review: Review) -> list[int]:
    """For each step the entry after which so many moves had been played and stayed.

    Where several seats chose at once, all of them saw the table as it was before the first of these moves.
    """
    standing: dict[int, int] = {}
    played = 0
    for entry in entries:
        if isinstance(entry.body, Started | Undone):
            played = entry.body.moves if isinstance(entry.body, Undone) else 0
            standing[played] = entry.number
        elif isinstance(entry.body, Moved):
            for between in range(played + 1, played + len(entry.body.plays)):
                standing[between] = standing[played]
            played += len(entry.body.plays)
            standing[played] = entry.number
    return [standing[step.number] for step in review.steps]
