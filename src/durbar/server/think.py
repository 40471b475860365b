"""Thinking apart from serving: questions to bots go through the database, so that other machines can think about them.

`SharedBotPool` asks there while a process lives that thinks, and its own workers otherwise, or when no answer comes.
`run_think` is that other process: it claims as many questions as it has workers free, and answers them.
"""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from durbar.server.bot_pool import BotPool, Failed, checked
from durbar.server.bot_worker import BotQuestion, Opinion
from durbar.server.logs import log_event, set_up_logs
from durbar.server.reviewer import Reviewer
from durbar.server.shared_reviews import make_review
from durbar.server.store import StoreFailed
from durbar.server.store.database import open_database
from durbar.server.store.reviews import SharedReviewStore
from durbar.server.store.thoughts import ThoughtStore

if TYPE_CHECKING:
    from durbar.server.store.postgres import PostgresStore

ROUND_S = 0.5  # seconds between two looks for what was not heard
GRACE_S = 5.0  # seconds beyond a question's own after which whoever asked thinks for themselves


class SharedBotPool(BotPool):
    """Workers here, and those of other processes.

    remote:   whether other processes think
    awaiting: the questions that others think about
    """

    store: ThoughtStore
    remote = False

    def __init__(self, workers: int, seconds: float, store: ThoughtStore) -> None:
        super().__init__(workers, seconds)
        self.store = store
        self.awaiting: dict[str, asyncio.Event] = {}

    async def look(self) -> None:
        self.remote = await self.store.is_thought_about()

    def hear(self, id: str) -> None:
        if id in self.awaiting:
            self.awaiting[id].set()

    async def ask(self, question: BotQuestion, legal: Collection[str]) -> Opinion:
        if self.remote:
            with suppress(StoreFailed, Failed):
                answer = await self.ask_others(question)
                if answer is not None:
                    opinion = checked(answer, legal)
                    self.note(opinion.excuse)
                    return opinion
        return await super().ask(question, legal)

    async def ask_others(self, question: BotQuestion) -> bytes | None:
        """The answer of another process; None if none came in time, or nobody is left who thinks."""
        id, loop = secrets.token_hex(12), asyncio.get_running_loop()
        heard = self.awaiting[id] = asyncio.Event()
        until = loop.time() + question.seconds + GRACE_S
        try:
            await self.store.ask(id, msgspec.json.encode(question))
            while self.remote and (left := until - loop.time()) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), min(left, ROUND_S))
                if answer := await self.store.answer_to(id):
                    return answer
            return None
        finally:
            del self.awaiting[id]
            with suppress(StoreFailed):
                await self.store.drop(id)


class Thinking:
    """A process that thinks about what others ask, and makes reviews beside its workers: it takes one first look at a
    time, and refines one."""

    def __init__(self, house: PostgresStore, workers: int) -> None:
        self.house = house
        self.store = ThoughtStore(house.shared)
        self.reviews = SharedReviewStore(house.shared)
        self.reviewer = Reviewer()
        self.reviewing: dict[bool, asyncio.Task[None]] = {}  # the first look, and the others
        self.bot_pool = BotPool(workers)
        self.woken = asyncio.Event()
        self.stopped = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    def hear(self, payload: str) -> None:
        if not payload or payload.startswith(("thought", "review")):
            self.woken.set()

    async def run(self) -> None:
        """Until it is stopped. What it thinks about then, it finishes, but for a review, which another begins anew."""
        while not self.stopped.is_set():
            self.woken.clear()
            with suppress(StoreFailed):
                await self.store.be_here()
                await self.claim()
                await self.claim_review()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), ROUND_S)
        for review in self.reviewing.values():
            review.cancel()
        await asyncio.gather(*self.reviewing.values(), return_exceptions=True)
        await asyncio.gather(*self.tasks)
        await self.bot_pool.close()

    async def claim(self) -> None:
        free = self.bot_pool.workers - len(self.tasks)
        for id, question in await self.store.claim(free) if free else []:
            task = asyncio.create_task(self.think(id, question))
            self.tasks.add(task)
            task.add_done_callback(self.finished)

    async def claim_review(self) -> None:
        for first in (True, False):
            busy = self.reviewing.get(first)
            if (busy is None or busy.done()) and (id := await self.reviews.claim(first)):
                self.reviewing[first] = asyncio.create_task(self.make(id))

    async def make(self, id: str) -> None:
        with suppress(StoreFailed):  # then it is begun anew
            await make_review(self.house, self.reviews, self.reviewer, id)
        self.woken.set()

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.woken.set()  # there is a worker free

    async def think(self, id: str, question: bytes) -> None:
        """Answer a question. Who asked it checks the answer, and thinks for themselves if there is none."""
        with suppress(Failed, StoreFailed, msgspec.DecodeError):
            asked = msgspec.json.decode(question, type=BotQuestion)
            await self.store.answer(id, await self.bot_pool.ask_worker(asked))


def run_think(database: str, workers: int, log_level: str) -> None:
    """Think until a signal comes."""
    store = open_database(database)
    store.prepare(alone=False)
    set_up_logs(log_level)

    async def thinking() -> None:
        await store.open()
        process = Thinking(store, workers)
        store.listen(process.hear)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop, process)
        print(f"Durbar thinks with {workers} workers (Ctrl-C ends it)", flush=True)
        await process.run()
        with suppress(StoreFailed):
            await store.shared.leave()
        await store.close()

    asyncio.run(thinking())


def stop(process: Thinking) -> None:
    log_event("stopping")
    process.stopped.set()
    process.woken.set()
