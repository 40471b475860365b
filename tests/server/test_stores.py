"""What every store promises, tried on each of them: SQLite in a folder, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa

import durbar
from durbar.server.acts import AnyAct
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.journal import AnyBody, BotSat, Closed, Created, Entry, Said, Sat, Started
from durbar.server.live import index_of
from durbar.server.match import Match
from durbar.server.settings import Settings
from durbar.server.store import Store, StoreConflict, StoreFailed, schema
from durbar.server.store.audit import ErrandKind
from durbar.server.store.database import open_database
from durbar.server.store.members import Passkey
from durbar.server.store.moderation import SanctionKind
from durbar.server.store.notices import Device, Kind, News
from durbar.server.store.opponents import pair
from durbar.server.store.ratings import RatingRow
from durbar.server.store.sqlite import SqliteStore
from durbar.server.store.tournaments import VOID, TournamentRow, seat
from durbar.server.wire import NewMatch, Sit, Start, Status

NOW = 1_700_000_000_000
Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """A store, and on every further call the same matches opened once more."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "data")
    url = request.getfixturevalue("database")
    return lambda: open_database(url)


def on_the_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        async def scenario() -> None:
            await test(*arguments, **named)

        asyncio.run(scenario())

    return run


@asynccontextmanager
async def opened(open_store: Open) -> AsyncIterator[Store]:
    store = open_store()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def new_match(id: str, host: str = "ada", listed: bool = True, at: int = NOW) -> tuple[Match, list[Entry]]:
    """A match of two at which the host sits, beside a bot."""
    game = durbar.game("kyoto")
    created = Created(game.name, game.edition, 2, {}, host, listed, "c" * 64)
    bodies: list[AnyBody] = [created, Sat(0, host, host.title()), BotSat(1, "easy", "Botan")]
    entries = [Entry(number, at, "", "", body, at) for number, body in enumerate(bodies, 1)]
    return Match.load(id, "s" * 32, entries), entries


async def keep(store: Store, id: str, **how: Any) -> tuple[Match, list[Entry]]:
    match, entries = new_match(id, **how)
    await store.create(index_of(match), match.secret, entries)
    return match, entries


def said(number: int, text: str = "hello") -> Entry:
    return Entry(number, NOW, "ada", f"c{number}{text}", Said(0, "Ada", text), NOW)


async def journal(store: Store, id: str) -> list[Entry]:
    found = await store.journal(id)
    assert found is not None
    return found[1]


# The journal


@on_the_loop
async def test_what_is_kept_is_there_after_the_store_was_closed(open_store: Open) -> None:
    async with opened(open_store) as store:
        match, entries = await keep(store, "m1")
        await store.append("m1", said(4))
        assert await store.journal("m2") is None
    async with opened(open_store) as store:
        assert await store.journal("m1") == (match.secret, [*entries, said(4)])


@on_the_loop
async def test_an_entry_is_the_first_of_its_number_or_is_not_kept(open_store: Open) -> None:
    """All that came together with it is."""
    async with opened(open_store) as store:
        await keep(store, "m1")
        await keep(store, "m2")
        writes = [
            store.append("m1", said(4)),
            store.append("m1", said(4, "me too")),
            store.append("m2", said(4)),
            store.append("m2", Entry(4, NOW, "", "", Started([], ""), NOW)),
            store.append("m2", said(5)),
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [
            type(None),
            StoreConflict,
            type(None),
            StoreConflict,
            type(None),
        ]
        assert store.trouble == ""
        assert [entry.body for entry in (await journal(store, "m1"))[3:]] == [said(4).body]
        assert [entry.body for entry in (await journal(store, "m2"))[3:]] == [said(4).body, said(5).body]
        assert await store.ids(["running"]) == []  # what would have come with the other entry 4 did not


@on_the_loop
async def test_a_match_is_kept_with_all_that_belongs_to_it_or_not_at_all(open_store: Open) -> None:
    async with opened(open_store) as store:
        await keep(store, "m1")
        await store.append("m1", said(4))
        again, entries = new_match("m2")
        for follows, also in [(("m1", said(4, "no")), None), (None, pair([("ada", "r"), ("ada", "r")], "m2", NOW))]:
            with pytest.raises(StoreFailed):
                await store.create(index_of(again), again.secret, entries, follows, also)
            assert await store.journal("m2") is None
        assert await store.opponents.paired("ada", "r") is None
        await store.create(index_of(again), again.secret, entries, ("m1", said(5)), pair([("ada", "r")], "m2", NOW))
        assert await store.opponents.paired("ada", "r") == "m2"
        assert len(await journal(store, "m1")) == 5
        with pytest.raises(StoreFailed):
            await store.create(index_of(again), again.secret, entries)


# The catalogue


@on_the_loop
async def test_matches_are_found_by_who_sits_there_and_by_status(open_store: Open) -> None:
    async with opened(open_store) as store:
        for number, host in enumerate(("ada", "ada", "ben"), 1):
            await keep(store, f"m{number}", host=host, listed=number != 2, at=NOW + number)
        await store.append("m1", Entry(4, NOW, "", "", Started([], ""), NOW))
        await store.append("m3", Entry(4, NOW, "", "", Closed("spam"), NOW))
        assert [await store.ids([status]) for status in ("open", "running", "closed")] == [["m2"], ["m1"], ["m3"]]
        assert [summary.id for summary in await store.listed(["open", "running"], NOW, 10)] == ["m1"]
        assert [summary.id for summary in await store.of_guest("ada")] == ["m2", "m1"]
        assert await store.hosts(["m1", "m3", "m9"]) == {"m1": "ada", "m3": "ben"}
        assert [await store.hosted("ada", since) for since in (NOW, NOW + 2)] == [2, 1]
        assert await store.members.seats("ada") == {"m1": [0], "m2": [0]}
        await store.set_aside("m2", NOW, "x" * 2_000)
        assert [(each.match, each.entries) for each in await store.all_set_aside()] == [("m2", 3)]
        assert await store.hosted("ada", NOW) == 1
        await store.take_back("m2")
        assert await store.all_set_aside() == []


@on_the_loop
async def test_what_is_known_of_a_match_is_not_taken_back_by_what_comes_late(open_store: Open) -> None:
    async with opened(open_store) as store:
        before, entries = await keep(store, "m1")
        after = Match.load("m1", before.secret, [*entries, Entry(4, NOW, "", "", Closed("spam"), NOW)])
        await store.keep_index(index_of(after))
        await store.keep_index(index_of(before))
        assert await store.ids(["closed"]) == ["m1"]
        assert await store.ids(["open"]) == []


@on_the_loop
async def test_somebody_has_another_name_in_a_whole_journal(open_store: Open) -> None:
    async with opened(open_store) as store:
        await keep(store, "m1")
        await store.append("m1", said(4))
        await store.members.rename_in("m1", "ada", "Somebody", {})
        found = [entry.body for entry in await journal(store, "m1")]
        assert found[1:] == [Sat(0, "ada", "Somebody"), BotSat(1, "easy", "Botan"), Said(0, "Somebody", "hello")]
        assert [summary.seats for summary in await store.of_guest("ada")] == [["Somebody", "Botan"]]


@on_the_loop
async def test_the_latest_reviews_are_kept(open_store: Open) -> None:
    async with opened(open_store) as store:
        store.reviews.most = 2
        for number in (1, 2, 3):
            await store.reviews.keep(f"m{number}", NOW + number, b"\x00", number == 3)
        await store.reviews.keep("m2", NOW + 4, b"\x01", True)
        assert [await store.reviews.find(f"m{number}") for number in (1, 2, 3)] == [
            None,
            (b"\x01", True),
            (b"\x00", True),
        ]
        await store.reviews.keep("m4", NOW + 5, b"", False)
        assert await store.reviews.unfinished() == ["m4"]
        await store.reviews.forget("m4")
        assert await store.reviews.unfinished() == []


# People


@on_the_loop
async def test_what_is_kept_about_people(open_store: Open) -> None:
    """A word with every part of the store; the tests of each part run on both as well (`on_postgres.py`)."""
    key = Passkey("k1", "ada", b"\x00cred", b"\x00key", 0, "phone", NOW, NOW)
    async with opened(open_store) as store:
        await store.keep_name("ada", "Ada")
        await store.keep_name("ada", "Ada L")
        people = store.members
        assert await people.join("Ada", "ada", b"\x00h", key, "s1", ["hash"])
        assert not await people.join("Ada", "ada", b"", Passkey("k2", "eve", b"", b"", 0, "", 0, 0), "s2", [])
        assert await people.standing("ada") == ("Ada", "member")
        assert await people.passkeys("ada") == [key]
        assert await people.spend_code("hash", "s3", NOW, 1) == "ada"
        assert [session.id for session in await people.sessions("ada")] == ["s3"]
        device = Device("d1", "ada", "s3", "https://push", b"\x00", b"\x01", "phone", "en", NOW)
        assert await store.notices.add_device(device, 2)
        await store.notices.tell("m1", 4, {"ada": News("turn", 4, NOW)}, 20)
        (due,) = await store.notices.due(NOW + 20, False, 10)
        assert (due.match, due.number, due.told) == ("m1", 4, False)
        assert [await store.notices.claim(due, NOW + 99) for _ in range(2)] == [True, False]
        await store.notices.reconsider("ada")
        assert await store.notices.next_due(False) == NOW + 99  # it is being told
        await store.notices.tell("m1", 5, {}, 20)
        assert await store.notices.next_due(False) is None
        assert await store.opponents.follow("ada", "ben", NOW, 1)
        assert not await store.opponents.follow("ada", "cy", NOW, 1)
        row = RatingRow("m1", "ada", "kyoto", 1, NOW, 1, 25.1, 8.25, 1)
        await store.ratings.replace([row])
        assert await store.ratings.all() == [row]
        await store.moderation.note("host", "warn", "ada", {"reason": "none"}, NOW)
        assert [line.number for line in await store.moderation.audit()] == [1]
        with pytest.raises(StoreFailed):
            await store.tournaments.tables.change(lambda connection: connection.execute("DELETE FROM audit"))
        assert len(await store.moderation.audit()) == 1
        await people.leave("ada", [])
        assert await people.standing("ada") == (None, "former")


@on_the_loop
async def test_a_pod_has_one_match(open_store: Open) -> None:
    async with opened(open_store) as store:
        await store.tournaments.create(TournamentRow("t1", "ada", "open", NOW, NOW, b"{}"))
        assert await store.tournaments.enter("t1", "ada", 2)
        assert await store.tournaments.enter("t1", "ben", 2)
        assert not await store.tournaments.enter("t1", "cy", 2)
        assert [await store.tournaments.pair("t1", 1, [["ada", "ben"]], NOW) for _ in range(2)] == [True, False]
        for id, kept in [("m1", True), ("m2", False)]:
            match, entries = new_match(id)
            creating = store.create(index_of(match), match.secret, entries, None, seat("t1", 1, 1, id))
            answer = (await asyncio.gather(creating, return_exceptions=True))[0]
            assert (answer is None) == kept
        assert [pod.match for pod in await store.tournaments.pods("t1")] == ["m1"]
        assert await store.journal("m2") is None
        await store.append("m1", Entry(4, NOW, "", "", Closed("spam"), NOW))
        assert await store.tournaments.closed(["m1", "m2"]) == {"m1"}
        await store.tournaments.give_up("t1", "m1")
        assert [pod.match for pod in await store.tournaments.pods("t1")] == [VOID + "m1"]


# Whole games


@on_the_loop
async def test_who_sat_down_just_before_a_kill_finds_their_table_after_it(
    open_store: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat was acknowledged, and what helps to find it was not kept any more."""
    ada, ben = Guest("ada", "Ada"), Guest("ben", "Ben")
    hall = Hall(open_store(), Settings(Path(), workers=1))
    await hall.open()
    lives = [await hall.making.create(ada, NewMatch("kyoto", 2)) for _ in range(2)]
    with monkeypatch.context() as dying:
        dying.setattr(hall.store, "keep_index", lambda index: asyncio.sleep(3_600))
        for live in lives:
            await live.command(ben, Sit("sit", 1))
        await lives[1].command(ada, Sit("sit", 0))
        await lives[1].command(ada, Start("start"))
        await hall.close()
    hall = Hall(open_store(), Settings(Path(), workers=1))
    await hall.open()
    try:
        async with asyncio.timeout(30):
            while sorted(match.status for match in await hall.own_matches(ben)) != ["open", "running"]:
                await asyncio.sleep(0.01)
        assert await hall.store.unsettled() == []
    finally:
        await hall.close()


@on_the_loop
async def test_a_match_between_bots_is_played_to_its_end_and_read_again(open_store: Open) -> None:
    async def hall_at(folder: Path) -> Hall:
        hall = Hall(open_store(), Settings(folder, workers=1, think=0.02))
        await hall.open()
        return hall

    hall = await hall_at(Path())
    host = await hall.guest("ada")
    live = await hall.making.create(host, NewMatch("kyoto", 2, bots={0: "easy", 1: "easy"}))
    await live.command(host, Start("start"))
    while live.match.status == "running":
        await asyncio.sleep(0.01)
    entries, id = live.entries, live.match.id
    await hall.close()
    hall = await hall_at(Path())
    assert (await hall.find(id)).entries == entries
    while await hall.store.ids(["over"]) != [id]:
        await asyncio.sleep(0.01)
    await hall.close()


@pytest.mark.parametrize(
    ("column", "words"),
    [
        (schema.notices.c.kind, get_args(Kind)),
        (schema.errands.c.kind, get_args(ErrandKind)),
        (schema.audit.c.act, [each.__struct_config__.tag for each in get_args(AnyAct)]),
        (schema.sanctions.c.kind, get_args(SanctionKind)),
        (schema.tournaments.c.status, get_args(Status)),
        (schema.matches.c.status, get_args(Status)),
    ],
    ids=str,
)
def test_every_word_fits_its_column(column: sa.Column[str], words: Sequence[str]) -> None:
    """PostgreSQL refuses one that is too long, where SQLite keeps it."""
    assert isinstance(column.type, sa.String)
    assert column.type.length is not None
    assert max(map(len, words)) <= column.type.length
