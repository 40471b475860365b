"""Who makes reviews: a worker process for each, which reads a record and writes what it finds, look by look."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from durbar.review import Progress
from durbar.server.bot_pool import dismiss

LONGEST_LINE = 2**23  # bytes; the review of the longest game has a tenth of that
REVIEWER_SILENCE_S = 120.0  # seconds without a word after which a worker is given up

decode_progress = msgspec.json.Decoder(Progress).decode


class Failed(Exception):
    """A worker did not do as it should."""


class Reviewer:
    """Makes reviews, behind everything else."""

    def __init__(self) -> None:
        self.command: tuple[str, ...] = (sys.executable, "-m", "durbar.review.worker")

    async def converse(self, record: str, hear: Callable[[Progress], Awaitable[None]]) -> None:
        """Give a worker the record, and hear how far it is and what it finds, up to the end."""
        worker = await self.start_worker()
        assert worker.stdin is not None
        assert worker.stdout is not None
        complete = False
        try:
            worker.stdin.write(record.encode())
            worker.stdin.close()
            while line := await next_line(worker.stdout):
                progress = decode_progress(line)
                complete = progress.review is not None and progress.review.look == progress.review.looks
                await hear(progress)
        except (msgspec.DecodeError, OSError, ValueError) as error:
            raise Failed(f"nonsense: {error}") from None
        finally:
            dismiss(worker)
            await worker.wait()
        if not complete:
            raise Failed("the worker ended before its end")

    async def start_worker(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # one core, and the rest for those who play
        try:
            return await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, env=alone
            )
        except OSError as error:
            raise Failed(f"no worker can be started: {error}") from None


async def next_line(stream: asyncio.StreamReader) -> bytes:
    """The next line of a worker; empty at its end."""
    with suppress(TimeoutError):
        async with asyncio.timeout(REVIEWER_SILENCE_S):
            return await stream.readline()
    raise Failed("the worker says nothing any more")
