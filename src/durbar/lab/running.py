"""Batches played by many processes, and handed on in order.

A batch is a pure function of (arm, first, count), so whoever can call functions elsewhere can play a study: this is the
only module that knows about processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from typing import TYPE_CHECKING, NamedTuple

from durbar.bots.crew import leave_with_parent
from durbar.core.errors import DurbarError
from durbar.lab.batch import play_batch
from durbar.lab.plan import Arm

if TYPE_CHECKING:
    import pyarrow

MOST_WORKERS = 256
AHEAD = 4  # batches under way for each process

Tables = dict[str, "pyarrow.Table"]


class Work(NamedTuple):
    """A batch that is to be played."""

    arm: Arm
    first: int
    games: int


def require_workers(workers: int | None) -> int:
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise DurbarError(f"there can be 1 to {MOST_WORKERS} workers, not {workers}")
    return workers or os.cpu_count() or 1


def play_all(works: Iterable[Work], sample: int, workers: int) -> Iterator[tuple[Work, Tables]]:
    """Play the batches on so many processes; each with its tables, in the order in which they are asked for."""
    if workers == 1:
        for work in works:
            yield work, play_batch(work.arm, work.first, work.games, sample)
        return
    pool = ProcessPoolExecutor(workers, initializer=leave_with_parent)
    try:
        yield from in_order(lambda work: pool.submit(play_batch, *work, sample), works, AHEAD * workers)
    finally:
        for worker in active_children():  # all has been played, or nobody waits for the rest
            worker.terminate()
        pool.shutdown(cancel_futures=True)


def in_order(
    submit: Callable[[Work], Future[Tables]], works: Iterable[Work], ahead: int
) -> Iterator[tuple[Work, Tables]]:
    """What is submitted, with only a few batches under way at a time."""
    under_way: list[tuple[Work, Future[Tables]]] = []
    for work in works:
        under_way.append((work, submit(work)))
        if len(under_way) >= ahead:
            first, future = under_way.pop(0)
            yield first, future.result()
    for work, future in under_way:
        yield work, future.result()
