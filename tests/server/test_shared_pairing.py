"""Quick pairing among processes that share a database: who waits at which, and that nobody is seated twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from unittest.mock import DEFAULT, patch

import msgspec
import pytest

from durbar.server import sharing
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.hall import Hall
from durbar.server.store import StoreFailed
from durbar.server.store.postgres import PostgresStore
from durbar.server.store.waiting import Waits
from durbar.server.wire import PairingWish, Refused
from tests.server.test_sharing import ADA, BEN, process, rows, sharing_of, until, without_rounds
from tests.server.test_stores import on_the_loop

KYOTO = ("kyoto", 2)


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    without_rounds(monkeypatch)


@pytest.fixture
def rounds(no_rounds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks now and then, as in a real house: who was told nothing hears of it a second later."""
    monkeypatch.setattr(sharing, "ROUND", 1.0)


class Page:
    """A page of somebody who waits."""

    def __init__(self, guest: Guest) -> None:
        self.connection = Connection(guest)

    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message, _ in self.connection.waiting]

    def match(self) -> str:
        return next((each["match"] for each in self.heard() if each["type"] == "paired"), "")


async def wait(hall: Hall, guest: Guest, request: str, stream: Hall | None = None) -> Page:
    """Ask at one process, with the stream perhaps at another."""
    assert await hall.pairing.ask(guest, PairingWish(request, *KYOTO), "") is None
    page = Page(guest)
    await (stream or hall).pairing.join(page.connection, request)
    return page


@pytest.mark.usefixtures("rounds")
@on_the_loop
async def test_people_meet_who_wait_at_different_processes(database: str) -> None:
    async with process(database) as first, process(database) as second:
        ada = await wait(first, ADA, "a")
        ben = await wait(second, BEN, "b")
        await until(lambda: bool(ada.match() and ben.match()))
        assert ada.match() == ben.match()
        assert rows(database, "SELECT count(*) FROM matches") == [(1,)]
        assert rows(database, "SELECT * FROM waiting") == []
        assert not first.pairing.waiting
        assert not second.pairing.waiting
        assert await second.pairing.ask(ADA, PairingWish("a", *KYOTO), "") == ada.match()  # however often they ask


@pytest.mark.usefixtures("rounds")
@on_the_loop
async def test_a_stream_may_be_at_another_process_than_the_request(database: str) -> None:
    async with process(database) as first, process(database) as second:
        ada = await wait(first, ADA, "a", stream=second)
        with pytest.raises(Refused):
            await first.pairing.join(Connection(BEN), "b")
        ben = await wait(first, BEN, "b")
        await until(lambda: bool(ada.match() and ben.match()))
        assert ada.match() == ben.match()


@on_the_loop
async def test_two_processes_that_want_the_same_people_make_one_table(database: str) -> None:
    """Both have seen both; one of them is too late, and nothing of its table is kept."""
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        ada, ben = Page(ADA), Page(BEN)
        for hall, guest, page in ((first, ADA, ada), (second, BEN, ben)):
            await hall.pairing.ask(guest, PairingWish(guest.id, *KYOTO), "")
            hall.pairing.waiting[guest.id].connections.add(page.connection)
        pairings = [sharing_of(hall).pairing for hall in (first, second)]
        for each in pairings:
            await each.rows.have_pages([(guest, guest) for guest in each.waiting])
        for each in pairings:
            await each.meet([row for row in await each.rows.all() if row.process != each.rows.shared.process])
            assert len(each.together()[("kyoto", 2, None, None, False)]) == 2
        for each in pairings:
            each.review()  # both begin before either is done
        await until(lambda: bool(ada.match() and ben.match()))  # also at the one that was late, though it heard nothing
        assert ada.match() == ben.match()
        assert rows(database, "SELECT count(*) FROM matches") == [(1,)]


@on_the_loop
async def test_who_stops_waiting_at_one_process_waits_nowhere(database: str) -> None:
    async with process(database) as first, process(database) as second:
        await wait(first, ADA, "a")
        await until(lambda: bool(rows(database, "SELECT * FROM waiting WHERE process <> ''")))
        await second.pairing.stop(ADA)
        await until(lambda: not first.pairing.waiting)
        ben = await wait(second, BEN, "b")
        await sharing_of(second).pairing.see_others()
        assert not ben.match()


@on_the_loop
async def test_who_leaves_or_whose_process_dies_does_not_count(database: str) -> None:
    async with process(database) as second:
        async with process(database) as first:
            await wait(first, ADA, "a")
            await until(lambda: holders(database) == [sharing_of(first).store.process])
        ben = await wait(second, BEN, "b")
        await sharing_of(second).pairing.see_others()
        assert not ben.match()
        ada = Page(ADA)
        await second.pairing.join(ada.connection, "a")  # her page comes back to another process
        await until(lambda: bool(ada.match()) and ada.match() == ben.match())


def holders(database: str) -> Sequence[object]:
    return [row[0] for row in rows(database, "SELECT process FROM waiting")]


@on_the_loop
async def test_whose_request_is_lost_is_told_to_ask_again(database: str) -> None:
    """As after a process that stood still for so long that others took those who wait there for gone."""
    async with process(database) as hall:
        ada = await wait(hall, ADA, "a")
        await until(lambda: holders(database) != [""])
        rows(database, "DELETE FROM waiting")
        await sharing_of(hall).pairing.see_others()
        assert ada.connection.closing
        assert not hall.pairing.waiting


@on_the_loop
async def test_who_has_pages_at_two_processes_is_one_person(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        await wait(first, ADA, "a")
        await sharing_of(first).pairing.see_others()
        await second.pairing.join(Connection(ADA), "a")
        pairing = sharing_of(second).pairing
        await pairing.see_others()
        assert [each.guest.id for each in pairing.everybody()] == [ADA.id]


@on_the_loop
async def test_everybody_who_comes_and_goes_elsewhere_is_told(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        page = Page(ADA)
        await first.pairing.ask(ADA, PairingWish("a", "kyoto", 4), "")
        await first.pairing.join(page.connection, "a")
        for number, guest in enumerate((BEN, Guest("cy", "Cy")), 2):
            await second.pairing.ask(guest, PairingWish(guest.id, "kyoto", 4), "")
            await second.pairing.join(Connection(guest), guest.id)
            await sharing_of(second).pairing.see_others()
            await sharing_of(first).pairing.see_others()
            assert len(page.heard()[-1]["group"]["people"]) == number


@on_the_loop
async def test_what_only_a_newer_release_understands_is_left_to_it(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        await wait(first, ADA, "a")
        await sharing_of(first).pairing.see_others()
        rows(database, "UPDATE waiting SET wish = convert_to('{\"new\": 1}', 'UTF8')")
        pairing = sharing_of(second).pairing
        await pairing.see_others()
        assert pairing.everybody() == []


@on_the_loop
async def test_who_has_a_table_does_not_wait_again(database: str) -> None:
    async with process(database) as hall:
        store = sharing_of(hall).pairing.rows
        rows(database, "INSERT INTO pairings (guest, request, \"match\", at) VALUES ('ada', 'a', 'm', 0)")
        await store.put(ADA.id, "a", b"{}", 0)
        assert await store.all() == []


@on_the_loop
async def test_who_listens_late_looks_for_what_was_said_before(database: str) -> None:
    """As under load, or where the connection that listens was lost for a moment."""
    async with process(database, deaf=True) as first, process(database) as second:
        ada = await wait(first, ADA, "a")
        await until(lambda: holders(database) == [sharing_of(first).store.process])
        ben = await wait(second, BEN, "b")
        await until(lambda: bool(ben.match()))
        assert not ada.match()
        PostgresStore.listen(postgres_of(first), sharing_of(first).hear)
        await until(lambda: ada.match() == ben.match())


def postgres_of(hall: Hall) -> PostgresStore:
    assert isinstance(hall.store, PostgresStore)
    return hall.store


@on_the_loop
async def test_who_waits_for_a_look_that_fails_looks_themselves(database: str) -> None:
    async with process(database, deaf=True) as hall:
        pairing = sharing_of(hall).pairing
        await pairing.ask(ADA, PairingWish("a", *KYOTO), "")
        pairing.waiting[ADA.id].connections.add(Page(ADA).connection)
        answers: list[Any] = [StoreFailed("away"), DEFAULT, DEFAULT]
        with patch.object(pairing.rows, "all", wraps=pairing.rows.all, side_effect=answers):
            async with pairing.lock:  # somebody looks, and two wait to look after them
                looks = [asyncio.create_task(pairing.see_others()) for _ in range(2)]
                await asyncio.sleep(0)
            failed, seen = await asyncio.gather(*looks, return_exceptions=True)
        assert isinstance(failed, StoreFailed)
        assert seen is None
        assert holders(database) == [sharing_of(hall).store.process]


@on_the_loop
async def test_a_request_that_could_not_be_kept_does_not_wait(database: str) -> None:
    """Else their page would show that they do, and nobody could ever seat them."""
    async with process(database, deaf=True) as hall:
        pairing = sharing_of(hall).pairing
        with patch.object(pairing.rows, "put", side_effect=StoreFailed("away")), pytest.raises(StoreFailed):
            await pairing.ask(ADA, PairingWish("a", *KYOTO), "")
        with pytest.raises(Refused):
            await pairing.join(Connection(ADA), "a")
        assert (await wait(hall, ADA, "a")).heard()


@on_the_loop
async def test_both_pages_that_come_at_once_from_another_process_are_told(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        await first.pairing.ask(ADA, PairingWish("a", *KYOTO), "")
        pairing, pages, is_here = sharing_of(second).pairing, [Page(ADA), Page(ADA)], asyncio.Event()
        read_all = pairing.rows.all

        async def late() -> list[Waits]:
            pairing.rows.all = read_all  # type: ignore[method-assign]
            found = await read_all()
            await is_here.wait()
            return found

        pairing.rows.all = late  # type: ignore[method-assign]
        coming = asyncio.create_task(pairing.join(pages[0].connection, "a"))
        await until(lambda: pairing.rows.all is not late)
        await pairing.join(pages[1].connection, "a")
        is_here.set()
        await coming
        await wait(second, BEN, "b")
        await until(lambda: all(page.match() for page in pages))


@on_the_loop
async def test_a_request_from_before_does_not_take_the_place_of_a_later_one(database: str) -> None:
    async with process(database, deaf=True) as hall:
        pairing = sharing_of(hall).pairing
        await pairing.ask(ADA, PairingWish("a", *KYOTO), "")
        rows = await pairing.rows.all()
        later = await wait(hall, ADA, "b")
        with patch.object(pairing.rows, "all", return_value=rows), pytest.raises(Refused):
            await pairing.join(Connection(ADA), "a")
        await wait(hall, BEN, "c")
        await until(lambda: bool(later.match()))


@on_the_loop
async def test_who_asks_for_something_else_at_another_process_is_told_on_the_first_page(database: str) -> None:
    async with process(database, deaf=True) as first, process(database, deaf=True) as second:
        page = await wait(first, ADA, "a")
        await second.pairing.ask(ADA, PairingWish("b", "xanadu", 2), "")
        await sharing_of(first).pairing.see_others()
        assert page.heard()[-1] == {"type": "stopped"}
        assert not first.pairing.waiting
