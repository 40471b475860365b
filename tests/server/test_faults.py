"""Our own mistakes: whatever fails while a command is done, it is done whole or not at all, and the match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from durbar.server import audience, housekeeping, show
from durbar.server import live as live_module
from durbar.server.audience import Audience
from durbar.server.bot_turns import BotTurns
from durbar.server.journal import Entry
from durbar.server.live import LiveMatch
from durbar.server.match import Match
from durbar.server.sights import Own
from durbar.server.store import StoreFailed
from tests.server.inside import House, MemoryStore
from tests.server.test_strangers import table

Fault = Callable[[], AbstractContextManager[Any]]


@contextmanager
def halfway(of: Any, name: str, error: Exception) -> Iterator[None]:
    """It is done, and then it fails."""
    whole = getattr(of, name)

    def fail(*facts: Any, **more: Any) -> Any:
        whole(*facts, **more)
        raise error

    with patch.object(of, name, fail):
        yield


@contextmanager
def kept_but_failed() -> Iterator[None]:
    """The store keeps an entry and says that it did not."""
    whole = MemoryStore.append

    async def fail(self: MemoryStore, match: str, entry: Entry) -> None:
        await whole(self, match, entry)
        raise StoreFailed("the disk is slow")

    with patch.object(MemoryStore, "append", fail):
        yield


def broken(of: Any, name: str, error: Exception) -> Fault:
    return lambda: patch.object(of, name, side_effect=error)


BUG = RuntimeError("a bug")
BEFORE: dict[str, Fault] = {
    "deciding": broken(live_module, "decide", BUG),
    "copying": broken(Match, "copy", BUG),
    "applying": broken(Match, "apply", BUG),
    "applying, in the end": lambda: halfway(Match, "apply", BUG),
    "keeping": broken(MemoryStore, "append", StoreFailed("the disk is full")),
    "keeping, unexpectedly": broken(MemoryStore, "append", BUG),
}
AFTERWARDS: dict[str, Fault] = {
    "showing": broken(show, "own_anew", BUG),
    "telling": broken(audience, "entry_message", BUG),
    "following up": broken(LiveMatch, "follow_up", BUG),
    "seating": broken(Audience, "reseat", BUG),
    "waking bots": broken(BotTurns, "wake", BUG),
    "indexes": broken(housekeeping, "index_of", BUG),
}


def commands(house: House, id: str) -> list[tuple[str, dict[str, Any]]]:
    """One command of each kind that is possible in a running match."""
    move = house.hall.live[id].match.state.legal_moves(0)[0].notation
    return [
        ("ada", {"do": "chat", "text": "hello"}),
        ("ada", {"do": "sit", "seat": 0, "name": "Ada the second"}),
        ("ada", {"do": "move", "seat": 0, "move": move}),
        ("ada", {"do": "undo", "seat": 0}),
        ("bo", {"do": "stand", "seat": 1}),
        ("bo", {"do": "sit", "seat": 1}),
    ]


def facts(house: House, id: str) -> tuple[int, list[Any], int]:
    """What must not change: memory and store."""
    live = house.hall.live[id]
    return live.match.number, [show.table(live.match, viewer) for viewer in range(-1, 3)], len(house.store.entries[id])


@pytest.mark.parametrize("fault", BEFORE, ids=str)
@pytest.mark.parametrize("number", range(6))
def test_what_fails_before_it_is_kept_has_changed_nothing(fault: str, number: int) -> None:
    async def test() -> None:
        async with table() as (house, id):
            socket = await house.connect(f"/api/matches/{id}/socket", "bo")
            for count, (guest, command) in enumerate(commands(house, id)):
                if count == number:
                    before = facts(house, id)
                    socket.messages()
                    with BEFORE[fault]():
                        line = await house.connect(f"/api/matches/{id}/socket", guest)
                        line.messages(), socket.messages()
                        await line.do({**command, "id": f"c{count}"})
                        (refused,) = line.messages()
                        await line.hang_up()
                    assert refused["type"] == "refused"
                    assert refused["error"]["code"] in ("our-mistake", "not-kept")
                    assert facts(house, id) == before
                    assert [message for message in socket.messages() if message["type"] == "entry"] == []
                assert (await house.do(id, guest, {**command, "id": f"c{count}"})).status in (200, 409)
            agrees_with_its_journal(house, id)

    asyncio.run(test())


@pytest.mark.parametrize("fault", AFTERWARDS, ids=str)
@pytest.mark.parametrize("number", range(6))
def test_what_fails_after_it_is_kept_undoes_nothing(fault: str, number: int) -> None:
    async def test() -> None:
        async with table() as (house, id):
            for count, (guest, command) in enumerate(commands(house, id)):
                if count == number:
                    line = await house.connect(f"/api/matches/{id}/socket", guest)
                    line.messages()
                    with AFTERWARDS[fault]():
                        await line.do({**command, "id": f"c{count}"})
                    answer = line.messages()[0]
                    assert answer["type"] == "ack" or answer["error"]["code"] != "our-mistake"
                    assert answer["type"] == "refused" or answer["number"] == house.hall.live[id].match.number
                    await line.hang_up()
                assert (await house.do(id, guest, {**command, "id": f"c{count}"})).status in (200, 409)
            agrees_with_its_journal(house, id)

    asyncio.run(test())


@pytest.mark.parametrize("number", range(6))
def test_what_was_kept_although_the_store_said_no_is_found_and_told(number: int) -> None:
    """The next command would otherwise have the number of an entry that exists."""

    async def test() -> None:
        async with table() as (house, id):
            other = await house.connect(f"/api/matches/{id}/socket", "bo")
            for count, (guest, command) in enumerate(commands(house, id)):
                if count == number:
                    with kept_but_failed():
                        reply = await house.do(id, guest, {**command, "id": f"c{count}"})
                    assert reply.status in (503, 409)
                assert (await house.do(id, guest, {**command, "id": f"c{count}"})).status in (200, 409)
            await house.do(id, "ada", {"do": "chat", "id": "end", "text": "the end"})
            told = [message["number"] for message in other.messages() if message["type"] == "entry"]
            assert told == list(range(told[0], house.hall.live[id].match.number + 1))
            agrees_with_its_journal(house, id)

    asyncio.run(test())


def test_who_gives_up_while_it_is_kept_leaves_no_doubt() -> None:
    async def test() -> None:
        async with table() as (house, id):
            live = house.hall.live[id]
            whole, written = MemoryStore.append, asyncio.Event()

            async def slow(self: MemoryStore, match: str, entry: Entry) -> None:
                await whole(self, match, entry)
                written.set()
                await asyncio.sleep(3600)

            with patch.object(MemoryStore, "append", slow):
                say = house.ask("POST", f"/api/matches/{id}/commands", "ada", {"do": "chat", "id": "x", "text": "hm"})
                giving_up = asyncio.create_task(say)
                await written.wait()
                for task in asyncio.all_tasks() - {asyncio.current_task(), *house.hall.tasks}:
                    task.cancel()
                await asyncio.gather(giving_up, return_exceptions=True)
            assert live.doubtful
            assert (await house.do(id, "ada", {"do": "chat", "id": "y", "text": "again"})).status == 200
            agrees_with_its_journal(house, id)

    asyncio.run(test())


def test_a_viewer_who_cannot_be_shown_the_table_is_sent_away_and_the_others_are_not() -> None:
    async def test() -> None:
        async with table() as (house, id):
            ada, bo = [await house.connect(f"/api/matches/{id}/socket", guest) for guest in ("ada", "bo")]
            ada.messages(), bo.messages()
            whole = show.own_anew

            def own_of(match: Match, viewer: int) -> Own:
                if viewer == 1:
                    raise BUG
                return whole(match, viewer)

            move = house.hall.live[id].match.state.legal_moves(0)[0].notation
            with patch.object(show, "own_anew", own_of):
                await ada.do({"do": "move", "id": "m", "seat": 0, "move": move})
            assert "entry" in [message["type"] for message in ada.messages()]
            assert bo.sent[-1] == {
                "type": "websocket.close",
                "code": 1011,
                "reason": "the server made a mistake; come back",
            }
            assert house.hall.metrics.errors._value.get() > 0

    asyncio.run(test())


def agrees_with_its_journal(house: House, id: str) -> None:
    """The match in memory is what its journal adds up to."""
    live = house.hall.live[id]
    entries = [entry for entry, _ in house.store.entries[id]]
    assert [entry.number for entry in entries] == list(range(1, live.match.number + 1))
    again = Match.load(id, live.match.secret, entries)
    assert [show.table(again, viewer) for viewer in range(-1, 3)] == [
        show.table(live.match, viewer) for viewer in range(-1, 3)
    ]
