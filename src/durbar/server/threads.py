"""Work that may hang for long, in a thread of its own: Python's usual threads are few, and whoever wants one waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

Result = TypeVar("Result")


async def in_a_thread(work: Callable[[], Result], name: str) -> Result:
    """Do this in a thread which nobody waits for when the server stops."""
    done: Future[Result] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)

    threading.Thread(target=run, name=name, daemon=True).start()
    return await asyncio.wrap_future(done)
