"""When bots answer: at moments that tell nothing of what they hold, and that one address cannot shorten for others.

Time is ours here: it stands still while anybody works, and then jumps to whoever sleeps shortest.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable, Collection, Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.server import wire
from durbar.server.bot_pool import LATE, LEAST_S, PACE, THINKING, WAY, WHOLE_CHOICE, BotPool, Thought
from durbar.server.bot_worker import BotQuestion, Opinion
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.journal import Chose, Moved, Started
from durbar.server.live import LiveMatch
from durbar.server.settings import Settings
from tests.server.inside import MemoryStore

ADA = Guest("ada", "Ada")
HARD_S = 0.6  # seconds a hard bot takes for a move
TURNS = 50  # of the event loop, after which everybody who could work has worked
Cost = Callable[[BotQuestion, Collection[str]], float]


class Time:
    """A clock that goes on only when everybody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.count += 1
        heapq.heappush(self.sleepers, (self.now + seconds, self.count, waking))
        await waking

    async def rest(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def pass_until(self, holds: Callable[[], bool]) -> None:
        await self.rest()
        while not holds():
            assert self.sleepers, "nobody works and nobody sleeps"
            self.now, _, waking = heapq.heappop(self.sleepers)
            if not waking.done():
                waking.set_result(None)
            await self.rest()

    async def all_of(self, *work: Coroutine[Any, Any, Any]) -> list[Any]:
        tasks = [asyncio.ensure_future(each) for each in work]
        await self.pass_until(lambda: all(task.done() for task in tasks))
        return [task.result() for task in tasks]


class TimedThinkers(BotPool):
    """Workers that take as long as `cost` says, but never longer than they may; every question is kept."""

    def __init__(self, time: Time, cost: Cost, workers: int = 1) -> None:
        super().__init__(workers, HARD_S, lambda: time.now, time.sleep)
        self.cost = cost
        self.questions: list[BotQuestion] = []

    async def ask(self, question: BotQuestion, legal: Collection[str]) -> Opinion:
        self.questions.append(question)
        await self.sleep(min(question.seconds, self.cost(question, legal)))
        return Opinion([(min(legal), 1.0)])


def by_choices(question: BotQuestion, legal: Collection[str]) -> float:
    """Who has no choice knows at once."""
    return 0.0 if len(legal) == 1 else question.seconds


def anything(question: BotQuestion, legal: Collection[str]) -> float:
    return random.random() * question.seconds


class Table:
    """A hall whose time is ours."""

    def __init__(self, cost: Cost, workers: int = 1) -> None:
        self.time = Time()
        self.hall = Hall(MemoryStore(), Settings(Path()), lambda: round(1000 * self.time.now))
        self.bot_pool = self.hall.bot_pool = TimedThinkers(self.time, cost, workers)

    async def begin(self, game: str, seats: int, bots: dict[int, wire.Level]) -> LiveMatch:
        live = await self.hall.making.create(ADA, wire.NewMatch(game, seats, bots=bots))
        for seat in set(range(seats)) - set(bots):
            await live.command(ADA, wire.Sit(f"sit{seat}", seat))
        await live.command(ADA, wire.Start("start"))
        return live


def seconds_of(live: LiveMatch, of: Callable[[Any], bool]) -> list[float]:
    """How long after the entry before it each such entry came."""
    return [(entry.at - before.at) / 1000 for before, entry in pairwise(live.entries) if of(entry.body)]


def test_one_possible_start_building_or_several_take_the_same_time() -> None:
    """The bots' buildings in Xanadu are chosen in secret, and so is when they were found."""
    choices: set[bool] = set()

    async def scenario() -> None:
        table = Table(by_choices)
        while choices != {True, False}:
            live = await table.begin("xanadu", 3, {0: "hard", 1: "hard"})
            start = next(entry.at for entry in live.entries if isinstance(entry.body, Started))
            choices.update(len(live.match.state.legal_moves(seat)) == 1 for seat in (0, 1))
            await table.time.pass_until(lambda live=live: live.match.due() == [2])  # type: ignore[misc]
            ready = [entry.at - start for entry in live.entries if isinstance(entry.body, Chose)]
            assert ready == [1000 * HARD_S * WHOLE_CHOICE] * 2

    asyncio.run(scenario())


@pytest.mark.parametrize("cost", [by_choices, anything])
@pytest.mark.parametrize("game", ["kyoto", "kathmandu"])
def test_every_move_of_a_bot_takes_the_same_time(game: str, cost: Cost) -> None:
    async def scenario() -> None:
        table = Table(cost)
        live = await table.begin(game, 2, {0: "hard", 1: "hard"})
        await table.time.pass_until(lambda: len(live.match.plays) > 40 or live.match.status == "over")
        assert set(seconds_of(live, lambda body: isinstance(body, Moved))) == {HARD_S}

    asyncio.run(scenario())


def test_so_does_every_move_of_a_bot_that_stands_in() -> None:
    """A person's hand is hidden too when a bot holds it."""

    async def scenario() -> None:
        table = Table(by_choices)
        live = await table.begin("kyoto", 2, {0: "easy"})
        await live.command(ADA, wire.Stand("stand", 1))
        await table.time.pass_until(lambda: len(live.match.plays) > 40 or live.match.status == "over")
        assert {seat for seat, _ in live.match.plays} == {0, 1}
        assert set(seconds_of(live, lambda body: isinstance(body, Moved))) == {HARD_S}

    asyncio.run(scenario())


@pytest.mark.parametrize("workers", [1, 3])
def test_bots_that_decide_at_once_are_ready_at_once_however_much_they_do(workers: int) -> None:
    """In Reviving Kathmandu all build, each as much as they can. A bot's whole choice is one entry."""

    async def scenario() -> None:
        table = Table(anything, workers)
        live = await table.begin("reviving", 4, {0: "hard", 1: "easy", 2: "medium"})
        lengths: set[int] = set()
        for _ in range(400):
            if live.match.status == "over" or len(lengths) > 2:
                break
            if len(live.match.due()) == 4:
                before = live.entries[-1]
                await table.time.pass_until(lambda: live.match.due() == [3])
                chosen = [entry for entry in live.entries if entry.number > before.number]
                assert [type(entry.body) for entry in chosen] == [Chose] * 3
                assert {entry.at - before.at for entry in chosen} == {round(1000 * HARD_S * WHOLE_CHOICE)}
                lengths.update(len(live.match.choices[seat]) for seat in range(3))
            if 3 in live.match.due():
                await play_on(live)
            else:
                await table.time.pass_until(lambda: 3 in live.match.due() or live.match.status == "over")
        assert len(lengths) > 2

    async def play_on(live: LiveMatch) -> None:
        moves = live.match.state_for(3).legal_moves(3)
        move = next((move for move in moves if move.kind == "ready"), moves[0])
        await live.command(ADA, wire.Play(f"m{live.match.number}", 3, move.notation))

    asyncio.run(scenario())


def test_a_master_takes_longer_and_always_as_long() -> None:
    async def scenario() -> None:
        table = Table(by_choices)
        live = await table.begin("kyoto", 2, {0: "master", 1: "easy"})
        await table.time.pass_until(lambda: len(live.match.plays) > 40 or live.match.status == "over")
        masters = seconds_of(live, lambda body: isinstance(body, Moved) and body.plays[0][0] == 0)
        assert set(masters) == {HARD_S * PACE["master"]}

    asyncio.run(scenario())


def test_who_plays_is_asked_for_a_move_and_who_advises_for_an_opinion() -> None:
    async def scenario() -> None:
        table = Table(by_choices)
        state, seat = position()
        await table.time.all_of(chosen(table.bot_pool, table.bot_pool.begin("", "hard")))
        await table.time.all_of(table.bot_pool.advise(state, seat, "master"))
        assert [(question.level, question.plays) for question in table.bot_pool.questions] == [
            ("hard", True),
            ("master", False),
        ]

    asyncio.run(scenario())


def position(seed: int = 1) -> tuple[durbar.State, int]:
    """A position in which somebody has a choice."""
    state = durbar.game("kyoto").new(2, seed=seed)
    while len(state.legal_moves(state.actor())) < 2:
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    return state, state.actor()


def chosen(bot_pool: BotPool, thought: Thought, level: str = "hard") -> Coroutine[Any, Any, Any]:
    return bot_pool.choose(thought, *position(), level)


def test_who_had_to_wait_for_a_worker_answers_by_that_alone() -> None:
    """Also when the workers are so busy that the moment is past, a quick thought looks like a long one."""

    async def answered(cost: float) -> float:
        time = Time()
        bot_pool = TimedThinkers(time, lambda question, _: cost * question.seconds)
        await bot_pool.line.enter("somebody else")
        thought = bot_pool.begin("me", "hard")
        answer = asyncio.ensure_future(chosen(bot_pool, thought))
        await time.rest()
        time.now += 5 * HARD_S
        bot_pool.line.leave()
        await time.pass_until(answer.done)
        return time.now - thought.began

    assert asyncio.run(answered(0.0)) == asyncio.run(answered(1.0)) == pytest.approx((5 + THINKING + WAY) * HARD_S)


def test_who_is_late_waits_for_the_next_moment() -> None:
    """A worker that the machine kept waiting; the moments after the first come at intervals."""

    async def answered(late: float) -> float:
        time = Time()
        bot_pool = TimedThinkers(time, anything)
        thought = bot_pool.begin("me", "hard")

        async def ask(question: BotQuestion, legal: Collection[str]) -> Opinion:
            await time.sleep(HARD_S + late)
            return Opinion([(min(legal), 1.0)])

        bot_pool.ask = ask  # type: ignore[method-assign]
        (choice,) = await time.all_of(chosen(bot_pool, thought))
        assert choice.seconds == pytest.approx(time.now - thought.began)
        return float(choice.seconds)

    assert LATE > WAY
    soon, later = asyncio.run(answered(0.01 * HARD_S)), asyncio.run(answered(0.9 * LATE * HARD_S))
    assert soon == later == pytest.approx((1 + LATE) * HARD_S)


def budgets(bot_pool: TimedThinkers) -> list[float]:
    return [round(question.seconds, 6) for question in bot_pool.questions]


def test_an_address_that_asks_for_a_lot_shortens_its_own_thinking_only() -> None:
    async def scenario() -> None:
        time = Time()
        bot_pool = TimedThinkers(time, lambda question, _: question.seconds, workers=2)
        crowd = [bot_pool.begin("crowd", "hard") for _ in range(200)]
        me = bot_pool.begin("me", "hard")
        asked = [asyncio.ensure_future(chosen(bot_pool, thought)) for thought in crowd]
        mine = asyncio.ensure_future(chosen(bot_pool, me))
        await time.pass_until(mine.done)
        short, own = max(LEAST_S, THINKING * HARD_S * 2 / 200), pytest.approx(THINKING * HARD_S)
        assert budgets(bot_pool)[:4] == [short, short, short, own]  # at most one of theirs in line comes before mine
        assert time.now - me.began == pytest.approx(HARD_S)  # and my bot answers when it always does
        for task in asked:
            task.cancel()

    asyncio.run(scenario())


def test_the_bots_of_one_address_share_the_workers_and_are_all_in_time() -> None:
    async def scenario() -> None:
        time = Time()
        bot_pool = TimedThinkers(time, lambda question, _: question.seconds, workers=2)
        thoughts = [bot_pool.begin("me", "hard") for _ in range(6)]
        choices = await time.all_of(*(chosen(bot_pool, thought) for thought in thoughts))
        assert budgets(bot_pool) == [pytest.approx(THINKING * HARD_S / 3)] * 6
        assert [choice.seconds for choice in choices] == [pytest.approx(HARD_S)] * 6
        assert not bot_pool.open

    asyncio.run(scenario())


def test_whatever_ends_a_thought_it_counts_no_more() -> None:
    async def scenario() -> None:
        time = Time()
        bot_pool = TimedThinkers(time, anything)
        choice = asyncio.ensure_future(chosen(bot_pool, bot_pool.begin("me", "easy")))
        waiting = asyncio.ensure_future(chosen(bot_pool, bot_pool.begin("me", "easy")))
        advice = asyncio.ensure_future(bot_pool.advise(*position(), "hard", "me"))
        await time.rest()
        assert bot_pool.open == {"me": 3}
        for task in (choice, waiting, advice):
            task.cancel()
        await time.rest()
        assert not bot_pool.open
        assert bot_pool.line.places == 1

    asyncio.run(scenario())


def test_with_no_time_set_bots_answer_at_once() -> None:
    async def scenario() -> None:
        time = Time()
        bot_pool = TimedThinkers(time, lambda *_: 0.0)
        bot_pool.seconds = 0.0
        (choice,) = await time.all_of(chosen(bot_pool, bot_pool.begin("me", "hard")))
        assert choice.seconds == 0.0
        assert budgets(bot_pool) == [LEAST_S]

    asyncio.run(scenario())
