"""Where bots think: a few worker processes, so that the server never waits for one.

A worker is this module run by itself. It reads one question a line and writes one answer a line. A worker that dies or
takes far too long is replaced, and its question asked again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections import deque
from contextlib import suppress

import msgspec
from msgspec import Struct

import durbar
from durbar.bots import SearchBot
from durbar.core.errors import DurbarError

LONGEST_LINE = 2**21  # bytes
PATIENCE = 20.0  # seconds, far more than any budget
ATTEMPTS = 3
LEAST_SECONDS = 0.05


class Question(Struct, frozen=True):
    """Which move, or which moves, would a bot of this level play for this seat, thinking at most so many seconds?"""

    position: str
    seat: int
    level: str
    seconds: float


class Opinion(Struct, frozen=True):
    """Moves in notation, best first, and how sure the bot is of each."""

    moves: list[tuple[str, float]]


class Line:
    """Lets a few in at a time. Whoever asks for a lot waits behind their own questions, not in front of others'."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting = 0
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}  # by asker; the first of them is served next

    async def enter(self, asker: str) -> None:
        if self.places > 0:
            self.places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(asker, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the next asker's first question."""
        while self.queues:
            asker, queue = next(iter(self.queues.items()))
            del self.queues[asker]
            turn = queue.popleft()
            self.waiting -= 1
            if queue:
                self.queues[asker] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.places += 1


class Thinkers:
    """The workers. When all are busy, questions wait in line, and bots think the shorter the longer the line is."""

    def __init__(self, workers: int, seconds: float = 2.0) -> None:
        self.workers = workers
        self.seconds = seconds
        self.line = Line(workers)
        self.idle: list[asyncio.subprocess.Process] = []
        self.busy: set[asyncio.subprocess.Process] = set()
        self.replaced = 0

    async def choose(self, state: durbar.State, seat: int, level: str, asker: str = "") -> str:
        """The notation of the move a bot plays. If no worker can say, the first legal move."""
        opinion = await self.advise(state, seat, level, asker)
        return opinion[0][0] if opinion else state.legal_moves(seat)[0].notation

    async def advise(self, state: durbar.State, seat: int, level: str, asker: str = "") -> list[tuple[str, float]]:
        """What a bot of this level thinks of its moves; nothing if every worker failed. Askers are served in turn.

        Workers know no more than the seat: what it cannot see is dealt anew before they are asked.
        """
        luck = durbar.rng_of_seed(secrets.randbits(64))
        position = durbar.write_position(state.game.redeal(state, seat, luck))
        for _ in range(ATTEMPTS):
            await self.line.enter(asker)
            try:
                seconds = max(LEAST_SECONDS, self.seconds / (1 + self.line.waiting / self.workers))
                answer = await self.ask(msgspec.json.encode(Question(position, seat, level, seconds)) + b"\n")
            finally:
                self.line.leave()
            if answer:
                return msgspec.json.decode(answer, type=Opinion).moves
            self.replaced += 1
        return []

    async def ask(self, line: bytes) -> bytes:
        """One worker's answer; empty if it died or was too slow, in which case it is gone."""
        self.idle = [worker for worker in self.idle if worker.returncode is None]
        worker = self.idle.pop() if self.idle else await self.hire()
        self.busy.add(worker)
        answer = b""
        try:
            if worker.stdin is not None and worker.stdout is not None:
                worker.stdin.write(line)
                async with asyncio.timeout(PATIENCE):
                    await worker.stdin.drain()
                    answer = await worker.stdout.readline()
        except (OSError, TimeoutError, ValueError):
            answer = b""
        finally:
            self.busy.discard(worker)
            if answer.endswith(b"\n"):
                self.idle.append(worker)
            else:
                dismiss(worker)
        return answer if answer.endswith(b"\n") else b""

    async def hire(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "durbar.server.thinkers"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )

    async def close(self) -> None:
        for worker in [*self.idle, *self.busy]:
            dismiss(worker)
            await worker.wait()


def dismiss(worker: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()


def answer(question: Question) -> Opinion:
    bot = durbar.bot(question.level)
    if isinstance(bot, SearchBot):
        bot.seconds = question.seconds
    opinion = bot.advise(durbar.read_position(question.position), question.seat)
    return Opinion([(move.notation, round(worth, 4)) for move, worth in opinion])


def work() -> None:
    """Answer questions until there are no more. People come first: a worker is nice to the rest of the machine."""
    os.nice(10)
    decode = msgspec.json.Decoder(Question).decode
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            try:
                opinion = answer(decode(line))
            except DurbarError:
                opinion = Opinion([])
            sys.stdout.buffer.write(msgspec.json.encode(opinion) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    work()
    os._exit(0)  # without a last attempt to say what nobody hears any more
