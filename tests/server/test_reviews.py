"""Reviews at a server: for everybody with the link, behind everything else, kept, and not lost with a restart."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import msgspec

from durbar.core.record import Record
from durbar.review import Review, review
from durbar.server import reviews
from durbar.server.import_export import add_record, journal_of
from durbar.server.journal import Entry, Moved, Undone
from durbar.server.reviews import MOST_OF_ONE, MOST_REFINED, Task, moments_of, packed, unpacked
from durbar.server.store import StoreFailed
from durbar.server.store.reviews import ReviewStore
from tests.server.inside import House, MemoryTables

SOLO = Path(__file__).parent.parent / "golden" / "reviving" / "1-short_solo.record"
ONE_LOOK = (sys.executable, "-m", "durbar.review.worker", "1")
TWO_LOOKS = (*ONE_LOOK[:-1], "2")
SILENT = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(600)")
NONSENSE = (sys.executable, "-c", "print('[')")


async def done(house: House) -> None:
    """Wait until nothing is thought any more."""
    while house.hall.tasks:
        await asyncio.wait(house.hall.tasks)


async def kept(house: House, record: Record | None = None) -> str:
    """A finished match."""
    id, _ = await add_record(house.store, record or Record.load(SOLO), lambda: house.now)
    return id


async def asked(house: House, id: str, method: str = "GET") -> dict[str, Any]:
    reply = await house.ask(method, f"/api/matches/{id}/review")
    assert reply.status == (200 if method == "GET" else 202)
    answer: dict[str, Any] = reply.json()
    return answer


def test_who_has_the_link_has_the_review() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.reviews.command = ONE_LOOK
            record = Record.load(SOLO)
            id = await kept(house, record)
            assert (await asked(house, id))["status"] == "none"
            assert (await asked(house, id, "POST"))["status"] == "waiting"
            await done(house)
            answer = await asked(house, id)
            assert answer["status"] == "complete"
            found = msgspec.convert(answer["review"], Review)
            assert found == msgspec.structs.replace(review(record, looks=1), players=[])
            assert len(answer["moments"]) == len(found.steps)
            first = await house.get(f"/api/matches/{id}/moments/{answer['moments'][0]}?seat=0")
            assert first.json()["view"] is not None
            assert (await asked(house, id, "POST"))["status"] == "complete"  # and nothing is thought again
            assert not house.hall.tasks

    asyncio.run(scenario())


def test_a_match_that_is_not_over_has_none() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {}}
            id = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            for method in ("GET", "POST"):
                reply = await house.ask(method, f"/api/matches/{id}/review")
                assert (reply.status, reply.json()["code"]) == (409, "not-over")
            assert (await house.ask("POST", "/api/matches/nowhere/review")).status == 404

    asyncio.run(scenario())


def test_a_restart_in_the_middle_loses_nothing() -> None:
    async def scenario() -> None:
        async with House.open() as first:
            first.hall.reviews.command = SILENT
            id = await kept(first)
            await asked(first, id, "POST")
            seen = msgspec.structs.replace(review(Record.load(SOLO), looks=1), looks=2)
            await first.store.reviews.keep(id, first.now, packed(seen), complete=False)
        async with House.open(store=first.store) as second:
            second.store = first.store
            second.hall.reviews.command = TWO_LOOKS
            answer = await asked(second, id)
            assert answer["review"]["look"] == 1  # what was found is there at once …
            await second.hall.reviews.resume()  # … and the rest is thought, though nobody has asked
            await done(second)
            answer = await asked(second, id)
            assert (answer["status"], answer["review"]["look"]) == ("complete", 2)

    asyncio.run(scenario())


def test_nobody_waits_for_a_first_look_until_anothers_last_is_taken() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            reviews = house.hall.reviews
            record = Record.load(SOLO)
            await reviews.place.acquire()  # as if another review were refined for as long as we like
            record.players = ["Bo"]
            id = await kept(house, record)
            reviews.command = TWO_LOOKS
            await asked(house, id, "POST")
            while (await asked(house, id))["review"] is None:
                await asyncio.sleep(0.01)
            answer = await asked(house, id)
            assert (answer["status"], answer["review"]["look"]) == ("thinking", 1)
            assert reviews.tasks[id].seen
            reviews.place.release()
            await done(house)
            answer = await asked(house, id)
            assert (answer["status"], answer["review"]["look"]) == ("complete", 2)

    asyncio.run(scenario())


def test_a_worker_that_fails_can_be_asked_again() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.reviews.command = NONSENSE
            id = await kept(house)
            await asked(house, id, "POST")
            await done(house)
            assert (await asked(house, id))["status"] == "failed"
            house.hall.reviews.command = ONE_LOOK
            await asked(house, id, "POST")
            await done(house)
            assert (await asked(house, id))["status"] == "complete"

    asyncio.run(scenario())


def test_nobody_has_the_house_think_without_end() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.reviews.command = SILENT
            record = Record.load(SOLO)
            replies = []
            for number in range(MOST_OF_ONE + 1):
                record.players = [f"Ada {number}"]
                replies.append(await house.ask("POST", f"/api/matches/{await kept(house, record)}/review"))
            assert [reply.status for reply in replies] == [202] * MOST_OF_ONE + [429]
            assert replies[-1].json()["code"] == "too-many-reviews"

    asyncio.run(scenario())


def test_who_has_seen_some_curves_may_ask_for_more_while_they_are_refined() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.reviews.command = SILENT
            record = Record.load(SOLO)

            async def ask(name: str) -> int:
                record.players = [name]
                return (await house.ask("POST", f"/api/matches/{await kept(house, record)}/review")).status

            assert [await ask(f"Ada {number}") for number in range(MOST_OF_ONE)] == [202] * MOST_OF_ONE
            assert await ask("Bo") == 429
            for task in house.hall.reviews.tasks.values():
                task.seen = True
            assert await ask("Bo") == 202
            [network] = {task.network for task in house.hall.reviews.tasks.values()}
            for number in range(MOST_REFINED):
                refined = house.hall.reviews.tasks[f"refined {number}"] = Task(network)
                refined.seen = True
            assert await ask("Cy") == 429

    asyncio.run(scenario())


def test_the_store_keeps_the_latest_and_no_names() -> None:
    async def scenario() -> None:
        store = ReviewStore(MemoryTables(), most=2)
        for at, match in enumerate(["a", "b", "c"]):
            await store.keep(match, at, b"", complete=match == "b")
        assert await store.find("a") is None
        assert await store.find("b") == (b"", True)
        assert await store.unfinished() == ["c"]
        await store.keep("c", 5, b"body", complete=True)
        assert await store.find("c") == (b"body", True)
        await store.forget("c")
        assert await store.find("c") is None

    asyncio.run(scenario())
    named = Review("kyoto", "1", 2, ["Ada", "Bo"], 1, 1, 3, "", [], [], [])
    assert unpacked(packed(named)) == msgspec.structs.replace(named, players=[])


def test_each_step_has_the_table_that_was_seen_before_it() -> None:
    """Also where moves were taken back, and where several seats chose at once."""
    record = Record.load(SOLO)
    bodies = journal_of(record)
    start = next(place for place, body in enumerate(bodies, 1) if isinstance(body, Moved)) - 1
    one, two, three = (body.plays[0] for body in bodies[start : start + 3] if isinstance(body, Moved))
    told = [*bodies[:start], Moved([one]), Moved([two]), Undone(0, 1), Moved([two, three])]
    entries = [Entry(number, 0, "", "", body) for number, body in enumerate(told, 1)]
    found = review_of_steps(3)
    assert moments_of(entries, found) == [start, start + 3, start + 3]


def review_of_steps(count: int) -> Review:
    full = review(Record.load(SOLO), looks=1)
    return msgspec.structs.replace(full, steps=full.steps[:count])


def test_a_store_that_fails_leaves_no_review_waiting_for_ever() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.reviews.command = ONE_LOOK
            id, store = await kept(house), house.hall.store.reviews
            with patch.object(store, "keep", AsyncMock(side_effect=StoreFailed("no room"))):
                assert (await house.ask("POST", f"/api/matches/{id}/review")).status == 503
            with patch.object(reviews, "keep_look", AsyncMock(side_effect=StoreFailed("no room"))):
                assert (await asked(house, id, "POST"))["status"] == "waiting"
                await done(house)
            assert (await asked(house, id))["status"] == "failed"
            assert (await asked(house, id, "POST"))["status"] == "waiting"
            await done(house)
            assert (await asked(house, id))["status"] == "complete"

    asyncio.run(scenario())
