"""Writing in batches: one thread that writes, and what arrived meanwhile goes into its next transaction.

What arrives in one turn of the event loop, or while the thread is busy, is written together, so that one wait for the
disk serves many matches. If such a transaction fails, each of its writes is tried alone, so that one bad write spoils
no other. What waits is bounded: when it is too much, a write is refused at once (`StoreBusy`) and the player tries
again. When the database is in trouble, `trouble` says so until a write succeeds again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from durbar.server.store import Store, StoreBusy, StoreConflict, StoreFailed
from durbar.server.store.sql import Result, Transaction, Work

LONGEST_QUEUE = 10_000  # writes
LARGEST_BATCH = 1_000
MOST_SETTLED = 32  # writes that are told to be done in one turn of the event loop

Row = tuple[str, int, int, str, str, bytes, int | None]  # an entry, in the order of the columns
Answer = tuple[asyncio.Future[None], StoreFailed | None]  # who waits, and what went wrong if something did
Connection = TypeVar("Connection", bound=Any)


class Write:
    """Rows for the journal, what else to do in the same transaction, and who waits for it."""

    __slots__ = ("also", "done", "rows")

    def __init__(self, rows: list[Row], also: Work | None, done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.also = also
        self.done = done


class BatchStore(Store, Generic[Connection]):
    """A store with one thread that writes."""

    def __init__(self) -> None:
        self.queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.arrived: list[Write] = []  # in this turn of the event loop
        self.unwritten = 0
        self.closed = False

    @abstractmethod
    def connect(self) -> Connection:
        """A connection for the writing thread."""

    @abstractmethod
    def write_together(self, connection: Connection, writes: Sequence[Write]) -> list[StoreFailed | None]:
        """Write all of it in one transaction; what became of each. If it raises, nothing was kept."""

    @abstractmethod
    def failed_by(self, error: Exception) -> StoreFailed:
        """What those are told whose write failed."""

    def is_alive(self, connection: Connection) -> bool:
        """Whether it can still be used; that of a file always can."""
        return True

    def start_writing(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.write_all, name="durbar-write", daemon=True)
        self.thread.start()

    async def stop_writing(self) -> None:
        """Write what is waiting."""
        self.closed = True
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # In the event loop

    def write(self, rows: list[Row], also: Work | None = None) -> asyncio.Future[None]:
        """Done when this is on the disk."""
        if self.closed:
            raise StoreFailed("the server is shutting down")
        if self.unwritten >= LONGEST_QUEUE:
            raise StoreBusy("the server is busy; try again in a moment")
        self.unwritten += 1
        if not self.arrived:
            self.loop.call_soon(self.hand_over)
        write = Write(rows, also, self.loop.create_future())
        self.arrived.append(write)
        return write.done

    def hand_over(self) -> None:
        """Give the writing thread what has arrived."""
        arrived, self.arrived = self.arrived, []
        self.queue.put(arrived)

    def settle(self, answers: Sequence[Answer]) -> None:
        """Tell those who wait, in the order in which they came; between them, the loop hears who commands anew."""
        now, later = answers[:MOST_SETTLED], answers[MOST_SETTLED:]
        if later:
            self.loop.call_soon(self.settle, later)
        self.unwritten -= len(now)
        for done, error in now:
            self.note(error)
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def note(self, error: StoreFailed | None) -> None:
        """Whether a write succeeded tells how the disk is; that another was first is no failure."""
        if error is None or isinstance(error, StoreConflict):
            self.trouble = ""
        else:
            self.failed += 1
            self.last_failure = str(error)
            self.trouble = error.trouble or self.trouble

    async def put(self, statement: str, *values: str | int | bytes) -> None:
        def also(connection: Transaction) -> None:
            connection.execute(statement, values)

        await self.write([], also)

    async def change(self, work: Callable[[Transaction], Result]) -> Result:
        """Do this in a transaction; what came of it. It may be done again, if another write of the same batch fails."""
        found: list[Result] = []

        def also(connection: Transaction) -> None:
            found[:] = [work(connection)]

        await self.write([], also)
        return found[0]

    # In the writing thread

    def write_all(self) -> None:
        """What the writing thread does all day. After trouble with the database it connects anew."""
        connection: Connection | None = None
        while (batch := self.next_batch()) is not None:
            try:
                if connection is None or not self.is_alive(connection):
                    connection = self.connect()
                answers = self.write_batch(connection, batch)
            except Exception as error:  # whatever it is, those who wait must hear of it
                answers = [(write.done, self.failed_by(error)) for write in batch]
            if connection is not None and any(error is not None and error.trouble for _, error in answers):
                with suppress(Exception):
                    connection.close()
                connection = None
            self.loop.call_soon_threadsafe(self.settle, answers)
        if connection is not None:
            connection.close()

    def next_batch(self) -> list[Write] | None:
        """All that waits; None when there will be no more."""
        batch = self.queue.get()
        while batch is not None and len(batch) < LARGEST_BATCH and not self.queue.empty():
            more = self.queue.get()
            if more is None:
                self.queue.put(None)
                break
            batch += more
        return batch

    def write_batch(self, connection: Connection, writes: Sequence[Write]) -> list[Answer]:
        """Write all in one transaction, or each in its own if that fails."""
        try:
            answers = self.write_together(connection, writes)
        except Exception as error:
            failure = self.failed_by(error)
            if len(writes) == 1 or failure.trouble:  # with a sick disk, alone none would fare better
                return [(write.done, failure) for write in writes]
            return [answer for write in writes for answer in self.write_batch(connection, [write])]
        return [(write.done, error) for write, error in zip(writes, answers, strict=True)]
