"""Bots think in processes of their own. Such a process may die at any moment; the bot moves all the same, and once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

import pytest

import durbar
from durbar.client import Visit, new_guest, request
from durbar.server import bot_turns, wire
from durbar.server.bot_pool import BotPool, Choice, Thought
from durbar.server.bot_worker import BotQuestion, Opinion, answer
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.journal import Moved
from durbar.server.settings import Settings
from durbar.server.store.sqlite import SqliteStore
from tests.rules.kyoto.tables import TWELVE_BELLS, bag, lying, table
from tests.server.servers import LONG, SHORT, Server

WORKER = "durbar.server.bot_worker"
KILLS = 3


def children(pid: int) -> list[int]:
    """The workers of a server."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if WORKER in Path(f"/proc/{child}/cmdline").read_text()]


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_move_asked_again(tmp_path: Path) -> None:
    """In a real server, again and again; the match goes on."""

    async def scenario() -> None:
        with Server(tmp_path / "data", "--think", "0.5", "--workers", "1") as server:
            token = await new_guest(server.url, "Ada")
            new = {"game": "kyoto", "seats": 2, "bots": {0: "hard", 1: "hard"}}
            match = (await request(server.url, "POST", "/api/matches", new, token))["match"]["id"]
            killed: set[int] = set()
            async with Visit(server.link(match), token) as visit, asyncio.timeout(LONG):
                await visit.do("start")
                async for message in visit:
                    if len(killed) == KILLS and message["type"] == "entry":
                        break  # the bot has moved all the same
                    for worker in children(server.pid) if message["type"] == "entry" else []:
                        os.kill(worker, signal.SIGKILL)
                        killed.add(worker)
                while server.metric("durbar_workers_replaced") < 1:
                    await asyncio.sleep(SHORT)
            assert {(line["event"], line["why"]) for line in server.mistakes()} <= {("a bot failed", "died")}

    asyncio.run(scenario())


def position() -> tuple[durbar.State, int]:
    """A position in which somebody has a choice."""
    state = durbar.game("kyoto").new(2, seed=1)
    while len(state.legal_moves(state.actor())) < 2:
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    return state, state.actor()


def test_a_question_survives_the_death_of_whoever_thinks_about_it() -> None:
    async def scenario() -> None:
        bot_pool = BotPool(workers=1, seconds=3.0)
        state, seat = position()
        thought = asyncio.create_task(bot_pool.advise(state, seat, "hard"))
        while not bot_pool.busy:
            await asyncio.sleep(SHORT)
        (worker,) = bot_pool.busy
        worker.send_signal(signal.SIGKILL)
        async with asyncio.timeout(LONG):
            opinion = await thought
        assert opinion is not None
        assert {move for move, _ in opinion.moves} <= {move.notation for move in state.legal_moves(seat)}
        assert opinion.moves
        assert bot_pool.replaced == 1
        await bot_pool.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("level", "plays", "knows"), [("medium", 1, 1), ("easy", 1, 0), ("medium", 0, 0)])
def test_who_plays_remembers_from_medium_up_and_no_hint_does(level: str, plays: bool, knows: bool) -> None:
    """In Gangs of Kyoto: what went into a score pile face up (kyoto-35). What nobody saw stays hidden."""
    state = table(["2", "3", "4"], "gift1", scores=["", TWELVE_BELLS[0]])
    asked: list[BotQuestion] = []

    class Listening(BotPool):
        async def ask(self, question: BotQuestion, legal: Collection[str]) -> Opinion:
            asked.append(question)
            return Opinion([])

    async def scenario() -> None:
        for _ in range(20):
            await Listening(workers=1).ask_about(state, 0, level, 1.0, plays=plays)

    asyncio.run(scenario())
    told = [lying(durbar.read_position(question.position)) for question in asked]
    assert ({each.scores[1].total() for each in told}, len({each.drawn for each in told}) > 1) == ({6}, True)
    assert all(each.scores[1] == bag(TWELVE_BELLS[0]) for each in told) == knows


def test_where_several_choose_at_once_a_bot_cannot_be_foreseen() -> None:
    """It plays by chance, as its network does; a hint still tells the best first."""
    for seed in range(100):
        state = durbar.game("xanadu").new(4, seed)
        opinion = durbar.bot("easy", seed=1).advise(state, 0)
        if opinion[0][1] < 0.7:
            break
    written = durbar.write_position(state)
    played = {answer(BotQuestion(written, 0, "easy", 1.0, plays=True)).moves[0][0] for _ in range(100)}
    assert len(played) > 1
    hint = answer(BotQuestion(written, 0, "easy", 1.0))
    assert [move for move, _ in hint.moves] == [move.notation for move, _ in opinion]
    assert hint.line[0] == hint.moves[0][0]
    assert hint.reasons


def test_a_bot_that_is_weaker_than_its_name_tells_why_once(caplog: pytest.LogCaptureFixture) -> None:
    """In a box of an owner's own the network cannot play."""
    own = durbar.game("kyoto", components=dict(durbar.game("kyoto").contents))
    written = durbar.write_position(own.new(3, seed=1))
    seat = durbar.read_position(written).actor()
    opinion = answer(BotQuestion(written, seat, "medium", 0.02, plays=True))
    assert opinion.moves
    assert opinion.excuse.startswith("medium plays kyoto without a network and is weaker: ")
    bot_pool = BotPool(workers=1)
    for excuse in ("", opinion.excuse, opinion.excuse):
        bot_pool.note(excuse)
    assert [record.message for record in caplog.records] == ["a bot is weaker than its name promises"]


def test_a_worker_that_died_while_idle_is_not_asked() -> None:
    async def scenario() -> None:
        bot_pool = BotPool(workers=1, seconds=0.05)
        assert await bot_pool.advise(*position(), "easy")
        (worker,) = bot_pool.idle
        worker.send_signal(signal.SIGKILL)
        await worker.wait()
        assert await bot_pool.advise(*position(), "easy")
        assert bot_pool.replaced == 0
        await bot_pool.close()

    asyncio.run(scenario())


class Slow(BotPool):
    """Bots that play the first move, and are asked how many think for the same seat. Each refuses to begin with."""

    def __init__(self, refusals: int) -> None:
        super().__init__(workers=1)
        self.refusals = refusals
        self.now: Counter[int] = Counter()
        self.questions = 0

    async def choose(self, thought: Thought, state: durbar.State, seat: int, level: str) -> Choice:
        self.questions += 1
        self.now[seat] += 1
        assert self.now[seat] == 1, f"two bots think for seat {seat}"
        try:
            for _ in range(5):
                await asyncio.sleep(0)
            if self.refusals:
                self.refusals -= 1
                raise BlockingIOError("too many processes")
        finally:
            self.now[seat] -= 1
        return Choice([state.legal_moves(seat)[0].notation], level, "", 0.0)


@pytest.mark.parametrize("refusals", [0, 3])
def test_one_bot_thinks_for_a_seat_and_is_asked_again_if_it_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    """Also where one seat moves several times in a row."""
    monkeypatch.setattr(bot_turns, "RETRY", SHORT)

    async def scenario() -> None:
        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path))
        bot_pool = hall.bot_pool = Slow(refusals)
        await hall.open()
        host = Guest("ada", "Ada")
        live = await hall.making.create(host, wire.NewMatch("kyoto", 3, bots={0: "easy", 1: "medium", 2: "hard"}))
        await live.command(host, wire.Start("start"))
        async with asyncio.timeout(LONG):
            while live.match.status != "over":
                await asyncio.sleep(SHORT)
        seats = [entry.body.plays[0][0] for entry in live.entries if isinstance(entry.body, Moved)]
        assert any(first == second for first, second in pairwise(seats))
        assert bot_pool.questions == len(seats) + refusals
        assert hall.metrics.registry.get_sample_value("durbar_errors_total") == 0
        await hall.close()

    asyncio.run(scenario())
