"""The processes that play while a network learns."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Iterator
from multiprocessing.connection import Connection

from durbar.train.worker import Orders, work


@contextlib.contextmanager
def workers(orders: list[Orders]) -> Iterator[list[Connection]]:
    """Processes that play; they end with this block, or with this process."""
    context = multiprocessing.get_context("spawn")
    started = []
    connections = []
    for order in orders:
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, order), daemon=True)
        process.start()
        theirs.close()
        started.append(process)
        connections.append(ours)
    try:
        yield connections
    finally:
        for connection in connections:
            connection.close()
        for process in started:
            process.terminate()
            process.join(5)


def default_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
