"""A bot whose worker fails moves all the same: asked again, then a simpler bot, at last chance. The table is told."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.core.state import SPECTATOR
from durbar.core.text import LANGUAGES, catalogue
from durbar.server import wire
from durbar.server.bot_pool import BotPool, Choice
from durbar.server.bot_worker import Opinion
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.journal import Moved, Stumbled
from durbar.server.settings import Settings
from tests.server.inside import House, MemoryStore
from tests.server.servers import LONG, SHORT

# A worker that fails as its first argument says for each level, and else plays the move of its second.
WORKER = """
import json, sys, time
faults = json.loads(sys.argv[1])
time.sleep(faults.get("loading", 0))
for line in sys.stdin:
    fault = faults.get(json.loads(line)["level"], "")
    if fault == "died":
        sys.exit(1)
    if fault == "slow":
        time.sleep(3600)
    answers = {"nonsense": "meow", "nothing": '{"moves": []}', "illegal": '{"moves": [["fly", 1.0]]}'}
    print(answers.get(fault) or json.dumps({"moves": [[sys.argv[2], 0.5]]}), flush=True)
"""
FAULTS = ["died", "slow", "nonsense", "nothing", "illegal"]


def position() -> tuple[durbar.State, int]:
    state = durbar.game("kyoto").new(2, seed=1)
    while len(state.legal_moves(state.actor())) < 2:
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    return state, state.actor()


def with_faults(**faults: str | float) -> BotPool:
    state, seat = position()
    bot_pool = BotPool(workers=1)
    bot_pool.command = (sys.executable, "-c", WORKER, json.dumps(faults), state.legal_moves(seat)[0].notation)
    if "slow" in faults.values():
        bot_pool.worker_grace = bot_pool.start = 0.5
    return bot_pool


def chosen(bot_pool: BotPool, level: str = "hard") -> Choice:
    async def scenario() -> Choice:
        async with asyncio.timeout(LONG):
            choice = await bot_pool.choose(bot_pool.begin("", level), *position(), level)
        await bot_pool.close()
        return choice

    return asyncio.run(scenario())


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(
    ("failing", "by"),
    [(["hard"], "medium"), (["hard", "medium"], "easy"), (["hard", "medium", "easy"], "random")],
)
def test_the_next_simpler_bot_plays(failing: list[str], by: str, fault: str) -> None:
    bot_pool = with_faults(**dict.fromkeys(failing, fault))
    choice = chosen(bot_pool)
    assert (choice.by, choice.stumble) == (by, fault)
    state, seat = position()
    assert choice.moves[0] in {move.notation for move in state.legal_moves(seat)}
    assert len(choice.moves) == 1
    assert bot_pool.replaced == 1 + len(failing)  # the bot itself is asked twice
    assert not bot_pool.idle or by != "random"


@pytest.mark.parametrize("level", durbar.LEVELS)
def test_a_bot_whose_worker_answers_does_not_stumble(level: str) -> None:
    choice = chosen(with_faults(), level)
    assert (choice.by, choice.stumble) == (level, "")


def test_a_worker_that_is_loaded_slowly_is_waited_for() -> None:
    bot_pool = with_faults(loading=1.0)
    bot_pool.worker_grace = 0.0
    assert chosen(bot_pool).stumble == ""


def test_a_server_that_cannot_start_a_worker_lets_chance_decide() -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    bot_pool = BotPool(workers=1, sleep=sleep)
    bot_pool.command = ("/nowhere/python",)
    choice = chosen(bot_pool)
    assert (choice.by, choice.stumble) == ("random", "nobody")
    assert len(waits) == 4


def test_a_position_that_cannot_be_redealt_is_our_mistake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> Any:
        raise KeyError("a bug of ours")

    state, _ = position()
    monkeypatch.setattr(type(state.game), "redeal", fail)
    choice = chosen(with_faults())
    assert (choice.by, choice.stumble) == ("random", "mistake")
    assert any(record.levelno == logging.ERROR and record.exc_info for record in caplog.records)


def test_a_choice_of_several_moves_is_as_simple_as_its_simplest_move() -> None:
    """Building in Reviving Kathmandu: the bot fails at its second move."""

    class Tired(BotPool):
        async def ask(self, question: Any, legal: Any) -> Opinion:
            self.replaced += 1
            if self.replaced > 1 and question.level == "hard":
                self.command = ("/nowhere/python",)
                return await super().ask(question, legal)
            return Opinion([(min(legal), 1.0)])

    async def scenario() -> None:
        async def no_sleep(seconds: float) -> None: ...

        state = durbar.game("reviving").new(3, seed=2)
        while "build" not in {move.kind for move in state.legal_moves(state.actors()[0])}:
            seat = state.actors()[0]
            state.play(seat, state.legal_moves(seat)[-1])
        bot_pool = Tired(1, sleep=no_sleep)
        seat = state.actors()[0]
        choice = await bot_pool.choose(bot_pool.begin("", "hard", True), state, seat, "hard")
        assert len(choice.moves) > 1
        assert (choice.by, choice.stumble) == ("medium", "nobody")

    asyncio.run(scenario())


def test_the_table_is_told_and_it_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        hall = Hall(MemoryStore(), Settings(Path()))
        bot_pool = hall.bot_pool = with_faults(hard="nonsense", medium="nothing", easy="illegal")
        ada = Guest("ada", "Ada")
        live = await hall.making.create(ada, wire.NewMatch("kyoto", 2, bots={0: "hard", 1: "easy"}))
        await live.command(ada, wire.Start("start"))
        async with asyncio.timeout(LONG):
            while len(live.match.plays) < 4:
                await asyncio.sleep(SHORT)
        hall.closing = True
        async with live.lock:
            entries = live.entries[:]
        moved = [at for at, entry in enumerate(entries) if isinstance(entry.body, Moved)]
        for at in moved[:4]:
            body, told = entries[at].body, entries[at - 1].body
            assert isinstance(body, Moved)
            seat = body.plays[0][0]
            level = ["hard", "easy"][seat]
            assert told == Stumbled(seat, level, "random")
            for viewer in (SPECTATOR, 0, 1):
                assert told.told_to(viewer) == {"kind": "stumbled", "seat": seat, "level": level, "by": "random"}
        counts = [
            hall.metrics.registry.get_sample_value("durbar_bot_stumbles_total", {"level": level, "why": "illegal"})
            for level in ("hard", "easy")
        ]
        assert sum(count or 0 for count in counts) >= 4
        assert {"a bot failed"} <= {record.message for record in caplog.records}
        for task in hall.tasks:
            task.cancel()
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        await bot_pool.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_say_it(language: str) -> None:
    page = (Path(__file__).parents[2] / f"web/src/text/{language}.ftl").read_text()
    assert "\nentry-stumbled = " in page
    house = catalogue("house", language)
    sentences = {house.say("told-stumbled", name="Kuro", by=by) for by in ("random", "easy", "medium")}
    assert len(sentences) == 2
    assert all("Kuro" in sentence for sentence in sentences)


def test_a_journal_with_a_stumble_is_read_again() -> None:
    """And a match goes on after one as if nothing had happened."""

    async def scenario() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {"0": "hard", "1": "easy"}}
            id = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            live = house.hall.live[id]
            async with live.lock:
                await live.commit(Stumbled(0, "hard", "easy"))
            del house.hall.live[id]
            shown = (await house.get(f"/api/matches/{id}")).json()
            assert shown["entries"][-1]["what"] == {"kind": "stumbled", "seat": 0, "level": "hard", "by": "easy"}
            assert (await house.do(id, "ada", {"do": "start", "id": "s"})).status == 200
            assert house.hall.live[id].match.status == "over"

    asyncio.run(scenario())
