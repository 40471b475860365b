"""Where bots think: a few worker processes, so that the server never waits for one.

A worker (`bot_worker.py`) reads one question a line and writes one answer a line. One that dies, takes far too long or
answers nonsense is replaced, and its question asked again; then simpler bots are asked, and at last chance decides
here, which cannot fail. So a bot always moves.

How long a bot takes tells nothing of what it holds. It answers at a moment that depends on its level and on how much
its address asks for, never on how many choices it has or how soon it has found one. A bot begins nothing that would end
too late, so only a busy machine makes it miss that moment; then it answers at one of few others, far apart.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec

import durbar
from durbar.bots import LEVELS
from durbar.bots.levels import CAREFUL
from durbar.server.bot_worker import BotQuestion, Opinion
from durbar.server.logs import log

LONGEST_LINE = 2**21  # bytes
WORKER_GRACE_S = 10.0  # seconds beyond its budget after which a worker is given up, …
START_S = 30.0  # … and so many more until its first answer, as it has to be loaded beside everything else
RETRY_S = 0.5  # seconds until a worker is started again that could not be started
LEAST_S = 0.015  # seconds that a bot thinks at least
THINKING = 0.75  # of the time until its answer a bot thinks; the rest is for waiting, …
WAY = 0.125  # … and this much of it for the way to a worker and back
LATE = 0.5  # of the time until its answer passes until the next moment, for whoever the machine kept waiting
PACE = {"master": 40}  # times as long as the others
WHOLE_CHOICE = 4  # times as long as one move: a choice beside others, all its moves together
STEP = 4  # each move of such a choice gets this part of the time that is left for it
CHANCE = "random"  # the bot that needs no worker


class Failed(Exception):
    """A worker did not answer as it should; `why` in a word."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Choice(NamedTuple):
    """What a bot plays, in notation: one move, or beside others all moves of its choice.

    by:      the level of the simplest bot that had a hand in it
    stumble: why it was not the bot that was asked, in a word, or empty
    seconds: from when it was asked until this answer
    """

    moves: list[str]
    by: str
    stumble: str
    seconds: float


class Thought:
    """A bot that has something to decide, from when it is asked until the moment of its answer.

    length: seconds that it takes, however easy the decision is
    ends:   the moment of its answer
    """

    def __init__(self, asker: str, began: float, length: float) -> None:
        self.asker = asker
        self.began = began
        self.length = length
        self.ends = began + length


class Line:
    """Lets a few in at a time. Whoever asks for a lot waits behind their own questions, not in front of others'."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}  # by asker; the first of them is served next

    async def enter(self, asker: str) -> None:
        if self.places > 0:
            self.places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(asker, deque()).append(turn)
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
            if queue:
                self.queues[asker] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.places += 1


class BotPool:
    """The workers. When all are busy, questions wait in line, and askers are served in turn.

    seconds: that a bot takes for a move, and a master longer; with 0 every bot answers as soon as it can
    open:    how many thoughts of each asker have not come to their moment; they share the asker's time
    """

    def __init__(
        self,
        workers: int,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.clock = clock
        self.sleep = sleep
        self.worker_grace = WORKER_GRACE_S
        self.start = START_S
        self.command: tuple[str, ...] = (sys.executable, "-m", "durbar.server.bot_worker")
        self.line = Line(workers)
        self.open: Counter[str] = Counter()
        self.idle: list[asyncio.subprocess.Process] = []
        self.busy: set[asyncio.subprocess.Process] = set()
        self.new: set[asyncio.subprocess.Process] = set()  # of the busy: those that have not answered yet
        self.replaced = 0
        self.excuses: set[str] = set()

    # When

    def begin(self, asker: str, level: str, beside_others: bool = False) -> Thought:
        """A bot is asked. All who are asked at once begin before the first of them thinks."""
        self.open[asker] += 1
        pace = max(PACE.get(level, 1), WHOLE_CHOICE if beside_others else 1)
        return Thought(asker, self.clock(), self.seconds * pace)

    def end(self, thought: Thought) -> None:
        self.open[thought.asker] -= 1
        if not self.open[thought.asker]:
            del self.open[thought.asker]

    def budget(self, thought: Thought) -> float:
        """Seconds it may think. An asker's thoughts share the workers; what others ask for shortens nothing."""
        share = min(1.0, self.workers / self.open[thought.asker])
        return max(LEAST_S, THINKING * thought.length * share)

    # What

    async def choose(self, thought: Thought, state: durbar.State, seat: int, level: str) -> Choice:
        """What a bot of this level plays, told at the moment at which the thought ends."""
        try:
            moves, by, stumble = await self.decide(thought, state, seat, level)
            await self.sleep_until(thought)
            return Choice(moves, by, stumble, thought.ends - thought.began)
        finally:
            self.end(thought)

    async def sleep_until(self, thought: Thought) -> None:
        """Wait for the moment of the answer; where that is past, for the next of those that follow it at intervals."""
        interval = LATE * thought.length
        while interval and thought.ends < self.clock():
            thought.ends += interval
        while (left := thought.ends - self.clock()) > 0:
            await self.sleep(left)

    async def decide(self, thought: Thought, state: durbar.State, seat: int, level: str) -> tuple[list[str], str, str]:
        beside_others = len(state.actors()) > 1
        moves: list[str] = []
        by, stumble = level, ""
        async with self.place(thought) as deadline:
            while True:
                left = max(LEAST_S, deadline - self.clock())
                seconds = max(LEAST_S, left / STEP) if beside_others else left
                move, mover, why = await self.next_move(state, seat, level, seconds)
                moves.append(move.notation)
                by, stumble = simpler(by, mover), stumble or why
                if not beside_others:
                    return moves, by, stumble
                state = state.clone()
                state.apply(seat, move)
                if seat not in state.actors():
                    return moves, by, stumble

    @asynccontextmanager
    async def place(self, thought: Thought) -> AsyncIterator[float]:
        """A place in line, held for all of a thought; gives the time until which it may think.

        Who has to wait for a place answers later, but by the time of waiting alone.
        """
        await self.line.enter(thought.asker)
        try:
            seconds = self.budget(thought)
            begins = self.clock()
            if self.seconds:
                thought.ends = max(thought.ends, begins + seconds + WAY * thought.length)
            yield begins + seconds
        finally:
            self.line.leave()

    async def next_move(
        self, state: durbar.State, seat: int, level: str, seconds: float
    ) -> tuple[durbar.Move, str, str]:
        """One move, the level of the bot that found it, and why it was not the bot that was asked."""
        stumble = ""
        for bot in ladder(level):
            try:
                opinion = await self.ask_about(state, seat, bot, seconds, plays=True)
                return state.game.moves.parse(opinion.moves[0][0]), bot, stumble if bot != level else ""
            except Failed as failed:
                stumble = failed.why
                log.warning("a bot failed", extra={"facts": {"bot": bot, "why": stumble}})
        return secrets.choice(state.legal_moves(seat)), CHANCE, stumble

    async def advise(self, state: durbar.State, seat: int, level: str, asker: str = "") -> Opinion | None:
        """What a bot of this level thinks of its moves, as soon as it knows; None if the workers failed."""
        thought = self.begin(asker, level)
        try:
            async with self.place(thought) as deadline:
                for _ in range(2):
                    with suppress(Failed):
                        return await self.ask_about(state, seat, level, max(LEAST_S, deadline - self.clock()))
            return None
        finally:
            self.end(thought)

    async def ask_about(
        self, state: durbar.State, seat: int, level: str, seconds: float, plays: bool = False
    ) -> Opinion:
        """A worker's opinion. Workers know no more than the seat: what it cannot see is dealt anew before."""
        try:
            if plays and level in CAREFUL:
                state = state.game.remembered(state, seat)
            luck = durbar.rng_of_seed(secrets.randbits(64))
            position = durbar.write_position(state.game.redeal(state, seat, luck))
            legal = {move.notation for move in state.legal_moves(seat)}
        except Exception as error:
            log.error("a position could not be given to a bot", exc_info=error)
            raise Failed("mistake") from error
        return await self.ask(BotQuestion(position, seat, level, seconds, plays), legal)

    # Workers

    async def ask(self, question: BotQuestion, legal: Collection[str]) -> Opinion:
        """One worker's opinion of the legal moves; a worker that has none is gone."""
        async with self.worker() as worker:
            line = await self.exchange(worker, msgspec.json.encode(question) + b"\n", question.seconds)
            opinion = checked(line, legal)
            self.note(opinion.excuse)
            return opinion

    async def ask_worker(self, question: BotQuestion) -> bytes:
        """One worker's opinion, for whoever knows the legal moves."""
        async with self.worker() as worker:
            return await self.exchange(worker, msgspec.json.encode(question) + b"\n", question.seconds)

    def note(self, excuse: str) -> None:
        """Whoever runs the server learns once why bots are weaker than their names promise."""
        if excuse and excuse not in self.excuses:
            self.excuses.add(excuse)
            log.warning("a bot is weaker than its name promises", extra={"facts": {"why": excuse}})

    async def exchange(self, worker: asyncio.subprocess.Process, line: bytes, seconds: float) -> bytes:
        """The line that a worker answers to this one."""
        if worker.stdin is None or worker.stdout is None:
            raise Failed("died")
        patience = seconds + self.worker_grace + (self.start if worker in self.new else 0)
        try:
            async with asyncio.timeout(patience):
                worker.stdin.write(line)
                await worker.stdin.drain()
                answer = await worker.stdout.readline()
        except TimeoutError:
            raise Failed("slow") from None
        except ValueError:  # longer than any answer
            raise Failed("nonsense") from None
        except OSError:
            raise Failed("died") from None
        if not answer.endswith(b"\n"):
            raise Failed("died")
        return answer

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A worker, who is replaced if anything goes wrong."""
        self.idle = [worker for worker in self.idle if worker.returncode is None]
        worker = self.idle.pop() if self.idle else await self.start_worker()
        self.busy.add(worker)
        try:
            yield worker
        except Failed:
            self.replaced += 1
            dismiss(worker)
            await worker.wait()
            raise
        except BaseException:
            dismiss(worker)
            raise
        else:
            self.idle.append(worker)
        finally:
            self.busy.discard(worker)
            self.new.discard(worker)

    async def start_worker(self) -> asyncio.subprocess.Process:
        try:
            worker = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
            )
            self.new.add(worker)
            return worker
        except OSError as error:  # too many processes, or no memory: perhaps not for long
            log.warning("a worker cannot be started: %s", error)
            await self.sleep(RETRY_S)
            raise Failed("nobody") from None

    async def close(self) -> None:
        for worker in [*self.idle, *self.busy]:
            dismiss(worker)
            await worker.wait()


def ladder(level: str) -> list[str]:
    """Who is asked for a bot's move: the bot itself, once more, then those that think less."""
    simpler = LEVELS[: LEVELS.index(level)] if level in LEVELS else LEVELS[:1]
    return [level, level, *reversed(simpler)]


def checked(line: bytes, legal: Collection[str]) -> Opinion:
    """An opinion of the legal moves, as a worker wrote it."""
    try:
        opinion = msgspec.json.decode(line, type=Opinion)
    except (msgspec.DecodeError, UnicodeError):
        raise Failed("nonsense") from None
    if not opinion.moves:
        raise Failed("nothing")
    if opinion.moves[0][0] not in legal:
        raise Failed("illegal")
    return opinion


def simpler(one: str, other: str) -> str:
    """The bot that thinks less."""
    order = [CHANCE, *LEVELS]
    return min(one, other, key=lambda level: order.index(level) if level in order else len(order))


def dismiss(worker: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
