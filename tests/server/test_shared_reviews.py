"""Reviews among processes that share a database: one of them makes each, and all have it."""

from __future__ import annotations

import asyncio

import pytest

from durbar.core.record import Record
from durbar.server.hall import Hall
from durbar.server.import_export import add_record
from durbar.server.reviews import MOST_OF_ONE, Reviewed
from durbar.server.store.database import open_database
from durbar.server.store.reviews import SharedReviewStore
from durbar.server.think import Thinking
from tests.server.servers import LONG, SHORT
from tests.server.test_reviews import NONSENSE, ONE_LOOK, SOLO, TWO_LOOKS
from tests.server.test_sharing import process, rows, sharing_of, until, without_rounds
from tests.server.test_stores import on_the_loop


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    without_rounds(monkeypatch)


async def finished(hall: Hall, player: str = "Ada") -> str:
    """A match that is over; of each player another."""
    record = Record.load(SOLO)
    record.players = [player]
    id, _ = await add_record(hall.store, record, hall.date)
    return id


async def ask(hall: Hall, id: str) -> Reviewed:
    return await hall.reviews.ask(await hall.find(id), "")


async def look(hall: Hall, id: str) -> Reviewed:
    return await hall.reviews.look(await hall.find(id))


async def becomes(hall: Hall, id: str, status: str) -> None:
    async with asyncio.timeout(LONG):
        while (await look(hall, id)).status != status:
            await asyncio.sleep(SHORT)


def holders(database: str) -> list[tuple[object, ...]]:
    return rows(database, "SELECT holder FROM reviews")


@on_the_loop
async def test_a_review_that_is_asked_for_at_two_processes_is_made_by_one(database: str) -> None:
    async with process(database) as first, process(database) as second:
        first.reviews.command = second.reviews.command = ONE_LOOK
        id = await finished(first)
        assert (await look(first, id)).status == "none"
        assert (await ask(first, id)).status == (await ask(second, id)).status == "waiting"
        for hall in (second, first):
            await sharing_of(hall).reviews.attend()
        assert holders(database) == [(sharing_of(second).store.process,)]
        assert second.reviews.glances.locked() or (await look(second, id)).status == "complete"
        assert not first.reviews.glances.locked()
        await until(lambda: not second.reviews.glances.locked())
        one, other = await look(first, id), await look(second, id)
        assert one.status == other.status == "complete"
        assert one.review == other.review


@on_the_loop
async def test_who_thinks_makes_it_instead_of_who_serves(database: str) -> None:
    async with process(database) as hall:
        store = open_database(database)
        await store.open()
        thinking = Thinking(store, 1)
        thinking.reviewer.command = ONE_LOOK
        await thinking.store.be_here()
        await sharing_of(hall).bot_pool.look()
        id = await finished(hall)
        await ask(hall, id)
        await sharing_of(hall).reviews.attend()
        assert holders(database) == [(None,)]  # it leaves it to them
        await thinking.claim_review()
        assert (await look(hall, id)).status == "thinking"
        await thinking.reviewing[True]
        assert (await look(hall, id)).status == "complete"
        assert (await ask(hall, id)).status == "complete"  # and nothing is thought again
        await thinking.claim_review()
        assert [*thinking.reviewing] == [True]
        assert thinking.reviewing[True].done()
        await store.close()


@on_the_loop
async def test_what_a_process_that_died_was_busy_with_another_makes(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = ONE_LOOK
        dead = open_database(database)
        await dead.open()
        other = Thinking(dead, 1)
        await other.store.be_here()
        id = await finished(hall)
        await ask(hall, id)
        assert await other.reviews.claim(first=True) == id
        await sharing_of(hall).reviews.attend()
        assert not hall.reviews.glances.locked()
        rows(database, f"UPDATE processes SET seen = 0 WHERE id = '{dead.shared.process}'")
        assert (await look(hall, id)).status == "waiting"
        await sharing_of(hall).reviews.attend()
        await until(lambda: not hall.tasks or not hall.reviews.glances.locked())
        await becomes(hall, id, "complete")
        await dead.close()


@on_the_loop
async def test_one_that_failed_can_be_asked_for_again(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = NONSENSE
        id = await finished(hall)
        await ask(hall, id)
        await sharing_of(hall).reviews.attend()
        await becomes(hall, id, "failed")
        await sharing_of(hall).reviews.attend()
        assert not hall.reviews.glances.locked()  # it is not tried again and again
        hall.reviews.command = ONE_LOOK
        assert (await ask(hall, id)).status == "waiting"
        await sharing_of(hall).reviews.attend()
        await becomes(hall, id, "complete")


@on_the_loop
async def test_those_that_failed_count_for_nothing(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = NONSENSE
        ids = [await finished(hall, name) for name in ("Ada", "Ben", "Cy")]
        assert len(set(ids)) == MOST_OF_ONE
        for id in ids:
            await ask(hall, id)
        for id in ids:
            await sharing_of(hall).reviews.attend()
            await becomes(hall, id, "failed")
            await until(lambda: not hall.reviews.glances.locked())
        assert (await ask(hall, ids[0])).status == "waiting"
        await sharing_of(hall).reviews.attend()
        assert (await ask(hall, await finished(hall, "Di"))).status == "waiting"


@on_the_loop
async def test_who_was_taken_for_dead_changes_nothing_that_another_has_made(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = ONE_LOOK
        late = open_database(database)
        await late.open()
        other = Thinking(late, 1)
        await other.store.be_here()
        id = await finished(hall)
        await ask(hall, id)
        assert await other.reviews.claim(first=True) == id
        rows(database, f"UPDATE processes SET seen = 0 WHERE id = '{late.shared.process}'")
        await sharing_of(hall).reviews.attend()
        await becomes(hall, id, "complete")
        await other.reviews.keep(id, 0, b"", complete=False)
        await other.reviews.fail(id)
        assert (await look(hall, id)).status == "complete"
        await late.close()


@on_the_loop
async def test_a_first_look_waits_for_no_other_review_to_be_refined(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = ONE_LOOK
        id = await finished(hall)
        async with hall.reviews.place:  # another is being refined
            await ask(hall, id)
            await sharing_of(hall).reviews.attend()
            await becomes(hall, id, "complete")


@on_the_loop
async def test_after_its_first_look_a_review_is_refined_by_whoever_has_time(database: str) -> None:
    async with process(database) as hall:
        hall.reviews.command = TWO_LOOKS
        id = await finished(hall)
        await ask(hall, id)
        await sharing_of(hall).reviews.attend()
        async with asyncio.timeout(LONG):
            while (found := await look(hall, id)).review is None or hall.reviews.glances.locked():
                await asyncio.sleep(SHORT)
        assert (found.status, found.review.look, found.review.looks) == ("waiting", 1, 2)
        assert holders(database) == [(None,)]
        rows_of = SharedReviewStore(sharing_of(hall).store)
        assert (await rows_of.claim(first=True), await rows_of.claim(first=False)) == (None, id)
