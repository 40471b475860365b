"""Who makes reviews: a worker process for each, which reads a record and writes what it finds, look by look."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from durbar.review import LOOKS, Progress, Review
from durbar.server.bot_pool import dismiss

LONGEST_LINE = 2**23  # bytes; the review of the longest game has a tenth of that
REVIEWER_SILENCE_S = 120.0  # seconds without a word after which a worker is given up

decode_progress = msgspec.json.Decoder(Progress).decode


class Failed(Exception):
    """A worker did not do as it should."""


class Reviewer:
    """Makes reviews, behind everything else."""

    def __init__(self) -> None:
        self.command: tuple[str, ...] = (sys.executable, "-m", "durbar.review.worker", str(len(LOOKS)))

    async def converse(
        self, record: str, hear: Callable[[Progress], Awaitable[None]], first: int = 1, last: int = len(LOOKS)
    ) -> bool:
        """Give a worker the record, and hear how far it is and what it finds, from one look to another; whether the
        review is complete then.
        """
        worker = await self.start_worker(first, last)
        assert worker.stdin is not None
        assert worker.stdout is not None
        found: Review | None = None
        try:
            worker.stdin.write(record.encode())
            worker.stdin.close()
            while line := await next_line(worker.stdout):
                progress = decode_progress(line)
                found = progress.review or found
                await hear(progress)
        except (msgspec.DecodeError, OSError, ValueError) as error:
            raise Failed(f"nonsense: {error}") from None
        finally:
            dismiss(worker)
            await worker.wait()
        if found is None or found.look < min(last, found.looks):
            raise Failed("the worker ended before its end")
        return found.look == found.looks

    async def start_worker(self, first: int, last: int) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # one core, and the rest for those who play
        try:
            return await asyncio.create_subprocess_exec(
                *self.command, str(first), str(last), stdin=pipe, stdout=pipe, limit=LONGEST_LINE, env=alone
            )
        except OSError as error:
            raise Failed(f"no worker can be started: {error}") from None


async def next_line(stream: asyncio.StreamReader) -> bytes:
    """The next line of a worker; empty at its end."""
    with suppress(TimeoutError):
        async with asyncio.timeout(REVIEWER_SILENCE_S):
            return await stream.readline()
    raise Failed("the worker says nothing any more")
