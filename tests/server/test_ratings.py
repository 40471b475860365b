"""Ratings: who counts, what they have after a match, and that it is counted once, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from durbar.cli import command_line
from durbar.review import WHOLE
from durbar.server import wire
from durbar.server.connection import Connection
from durbar.server.journal import Rated
from durbar.server.live import LiveMatch
from durbar.server.ratings import Outcome, Ratings, rebuild, rows_after
from durbar.server.store import Store, StoreFailed
from durbar.server.store.ratings import RatingRow
from durbar.server.store.sqlite import SqliteStore
from durbar.server.wire import Refused
from tests.server.test_members import Device, Home, home, on_the_loop, refused


async def member(house: Home, name: str) -> Device:
    device = Device(house, name.lower())
    await device.joins(name)
    return device


async def sit_down(house: Home, people: list[Device], **new: Any) -> LiveMatch:
    """A rated table, with these people at it."""
    wish = {"game": "kyoto", "seats": len(people), "rated": True, **new}
    reply = await people[0].ask("POST", "matches", wish)
    assert reply.status == 201, reply.body
    id = reply.json()["match"]["id"]
    for seat, device in enumerate(people):
        command = {"do": "sit", "id": f"sit{seat}", "seat": seat}
        assert (await device.ask("POST", f"matches/{id}/commands", command)).status == 200
    await house.settle()
    return house.hall.live[id]


async def start(house: Home, live: LiveMatch) -> None:
    await live.command(await house.hall.guest(live.match.host), wire.Start("start"))


async def play_on(house: Home, live: LiveMatch) -> None:
    """Everybody plays the first move they may, to the end; bots by themselves."""
    while live.match.status == "running":
        for seat in live.match.due():
            if live.match.chairs[seat].is_person and seat in live.match.due():
                state = live.match.state_for(seat)
                move = state.legal_moves(seat)[live.match.number % len(state.legal_moves(seat))].notation
                guest = await house.hall.guest(live.match.chairs[seat].guest)
                await live.command(guest, wire.Play(f"m{live.match.number}", seat, move))
        await asyncio.sleep(0)
    await house.settle()


async def play(house: Home, people: list[Device], **new: Any) -> LiveMatch:
    live = await sit_down(house, people, **new)
    await start(house, live)
    await play_on(house, live)
    return live


def counted(live: LiveMatch) -> list[Rated]:
    return [entry.body for entry in live.entries if isinstance(entry.body, Rated)]


@on_the_loop
async def test_a_start_that_is_killed_before_the_lobby_knew_is_told_there_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        live = await sit_down(house, people, listed=True)
        with monkeypatch.context() as patch:
            patch.setattr(house.hall.store, "keep_index", lambda index: asyncio.sleep(3600))
            await start(house, live)
            for task in [*house.hall.tasks]:
                task.cancel()
    async with home(tmp_path) as house:
        assert [table.status for table in await house.hall.listed()] == ["running"]
        assert [table.status for table in await house.hall.store.of_guest("bo")] == ["running"]


@on_the_loop
async def test_a_rated_match_between_members_is_counted_and_told(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo", "Cy")]
        live = await play(house, people)
        assert (live.match.rated, live.match.settled) == (True, True)
        (told,) = counted(live)
        assert told.before == [1000, 1000, 1000]
        ranking = live.match.state.ranking() or []
        first, last = ranking[0][0], ranking[-1][0]
        assert told.after[first] > 1000 > told.after[last]
        ladder = await people[0].get("ratings/kyoto")
        assert ladder["mine"] == {"points": told.after[0], "spread": ladder["mine"]["spread"], "played": 1}
        assert ladder["mine"]["spread"] < 667  # that of who has never played
        assert ladder["best"][0]["name"] == live.match.chairs[first].name
        player = await people[1].get(f"players/{live.match.chairs[first].name.lower()}")
        (curve,) = player["curves"]
        assert [(point["place"], point["rating"]["points"]) for point in curve["points"]] == [(1, told.after[first])]
        assert (await people[0].get("ratings/reviving?teams=1"))["best"] == []
        await play(house, people, rated=False)
        seen = await people[1].get(f"players/{live.match.chairs[first].name}")
        assert [(past["match"]["id"], past["seats"]) for past in seen["recent"]] == [(live.match.id, [first])]


@on_the_loop
async def test_what_could_be_expected_follows_from_the_ratings_before(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        first = await play(house, people)
        second = await play(house, people)
        unrated = await sit_down(house, people, rated=False)
        await start(house, unrated)
        await play_on(house, unrated)
        expected = {
            device.guest: {
                each["id"]: each["expected"] for each in (await device.get("me/statistics/kyoto"))["matches"]
            }
            for device in people
        }
        winner = first.match.chairs[(first.match.state.ranking() or [])[0][0]].guest
        for guest, found in expected.items():
            assert found[first.match.id] == found[unrated.match.id] == WHOLE // 2
            assert (found[second.match.id] > WHOLE // 2) == (guest == winner)
        assert sum(found[second.match.id] for found in expected.values()) == WHOLE


@pytest.mark.parametrize("who", ["guest", "bot", "twice", "unmarked"])
@on_the_loop
async def test_a_guest_a_bot_or_one_person_on_two_chairs_makes_a_table_unrated(tmp_path: Path, who: str) -> None:
    async with home(tmp_path) as house:
        ada, bo = await member(house, "Ada"), await member(house, "Bo")
        if who == "guest":
            live = await sit_down(house, [ada, bo, Device(house, "zoe")])
        elif who == "bot":
            live = await sit_down(house, [ada, bo], seats=3, bots={"2": "easy"})
        elif who == "twice":
            live = await sit_down(house, [ada, bo, ada])
        else:
            live = await sit_down(house, [ada, bo], rated=False)
        info = (await ada.get(f"matches/{live.match.id}"))["match"]
        assert info["rated"] == (who != "unmarked")  # it was made to count
        await start(house, live)
        assert (await ada.get(f"matches/{live.match.id}"))["match"]["rated"] is False
        await play_on(house, live)
        assert not counted(live)
        assert await house.hall.store.ratings.all() == []


@on_the_loop
async def test_who_left_has_lost_whatever_the_bot_made_of_it(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo", "Cy")]
        live = await sit_down(house, people)
        await start(house, live)
        await people[0].ask("POST", f"matches/{live.match.id}/commands", {"do": "stand", "id": "stand", "seat": 0})
        await play_on(house, live)
        places = {row.member: row.place for row in await house.hall.store.ratings.all()}
        assert places["ada"] == max(places.values()) > 1
        assert counted(live)[0].after[0] < 1000
        assert min(places.values()) == 1
        ranking = live.match.ranking()
        assert ranking is not None
        assert ranking[-1] == [0]  # as the end of the table tells it


@on_the_loop
async def test_a_rated_table_has_neither_hints_nor_a_box_of_its_own(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = await member(house, "Ada")
        asked = await ada.ask("POST", "matches", {"game": "kyoto", "rated": True, "hints": True})
        assert refused(asked) == (422, "rated-hints")
        made = await ada.ask("POST", "matches", {"game": "kyoto", "seats": 2, "rated": True})
        assert made.json()["match"]["hints"] is False


@on_the_loop
async def test_teams_have_a_ladder_of_their_own(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo", "Cy", "Di")]
        live = await play(house, people, game="reviving", options={"teams": 2})
        rows = await house.hall.store.ratings.all()
        assert {row.ladder for row in rows} == {"reviving/teams"}
        assert counted(live)[0].after[0] == counted(live)[0].after[2]  # they were partners
        assert len((await people[0].get("ratings/reviving?teams=1"))["best"]) == 4
        assert (await people[0].get("ratings/reviving"))["best"] == []


# Once, whatever happens


async def rows_kept(house: Home) -> list[RatingRow]:
    return await house.hall.store.ratings.all()


@on_the_loop
async def test_what_ended_just_before_a_crash_is_settled_once_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        live = await sit_down(house, people)
        with monkeypatch.context() as crash:  # the end is kept, and then nothing more is

            async def never(self: Ratings, live: LiveMatch) -> None:
                await asyncio.Event().wait()

            crash.setattr(Ratings, "settle", never)
            await start(house, live)
            while live.match.status == "running":
                (seat,) = live.match.due()
                move = live.match.state.legal_moves(seat)[0].notation
                guest = await house.hall.guest(live.match.chairs[seat].guest)
                await live.command(guest, wire.Play(f"m{live.match.number}", seat, move))
            assert await rows_kept(house) == []
    for _ in range(2):  # and not again at the start after that
        async with home(tmp_path) as house:
            assert len(await rows_kept(house)) == 2
            again = await house.hall.find(live.match.id)
            assert len(counted(again)) == 1


@on_the_loop
async def test_a_disk_that_fails_while_it_is_counted_leaves_nothing_half_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        append, failures = house.hall.store.append, [0]

        def sick(match: str, entry: Any, ratings: Any = ()) -> Any:
            if ratings and not failures[0]:
                failures[0] += 1
                raise StoreFailed("full")
            return append(match, entry, ratings)

        monkeypatch.setattr(house.hall.store, "append", sick)
        monkeypatch.setattr("durbar.server.housekeeping.HOUSEKEEPING", 0.001)
        live = await play(house, people)
        assert (failures, len(counted(live)), len(await rows_kept(house))) == ([1], 1, 2)


@on_the_loop
async def test_a_match_cannot_be_counted_twice(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await play(house, [await member(house, name) for name in ("Ada", "Bo")])
        before = await rows_kept(house)
        await asyncio.gather(*(house.hall.ratings.settle(live) for _ in range(3)))
        entry = live.entries[-1]
        with pytest.raises(StoreFailed):
            await house.hall.store.append(live.match.id, entry, before)
        assert await rows_kept(house) == before


# The same figures again


async def rebuilt(store: Store) -> str:
    """What `durbar ratings rebuild` says of this store, which is closed."""
    words, environment = ["ratings", "rebuild"], {}
    if isinstance(store, SqliteStore):
        words += ["--data", str(store.folder)]
    else:
        environment["DURBAR_DATABASE"] = store.url  # type: ignore[attr-defined]
    return (await asyncio.to_thread(CliRunner().invoke, command_line(words), words, env=environment)).output


@on_the_loop
async def test_counted_again_from_the_journals_the_figures_are_the_same_bit_for_bit(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo", "Cy", "Di")]
        for seats in (2, 3, 4, 2, 4):
            people = people[1:] + people[:1]
            await play(house, people[:seats])
        await play(house, people, game="reviving", options={"teams": 2})
        await people[0].ask("DELETE", "me", {"name": (await people[0].get("me"))["name"]})
        store = house.hall.store
        kept = await store.ratings.all()
        assert len(kept) == 19
        assert await rebuild(store) == (6, False)
        await store.ratings.replace([])
        assert await rebuild(store) == (6, True)
        again = await store.ratings.all()
    assert [(row.mu.hex(), row.sigma.hex()) for row in again] == [(row.mu.hex(), row.sigma.hex()) for row in kept]
    assert again == kept
    assert await rebuilt(store) == "6 matches counted again: the figures are the same as before.\n"
    async with home(tmp_path) as house:
        await house.hall.store.members.changed("UPDATE ratings SET mu = mu + 1 WHERE number = 2")
    assert await rebuilt(store) == "6 matches counted again: the figures were wrong, and are right now.\n"
    async with home(tmp_path) as house:
        assert await rows_kept(house) == kept


@on_the_loop
async def test_who_left_the_house_is_on_no_ladder_and_the_others_keep_what_they_have(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = await member(house, "Ada"), await member(house, "Bo")
        await play(house, [ada, bo])
        await ada.ask("DELETE", "me", {"name": "Ada"})
        assert [each["name"] for each in (await bo.get("ratings/kyoto"))["best"]] == ["Bo"]
        assert refused(await bo.ask("GET", "players/Ada")) == (404, "no-player")


def outcome(places: list[int], left: list[int], sides: list[int] | None = None) -> Outcome:
    seats = [*range(len(places))]
    return Outcome("m", "kyoto", [f"p{seat}" for seat in seats], sides or seats, places, left)


def test_who_left_comes_after_everybody() -> None:
    rows = rows_after(outcome([1, 2, 3], left=[0]), {}, 1, 0)
    assert [row.place for row in rows] == [3, 1, 2]
    assert rows[1].mu > rows[2].mu > rows[0].mu


def test_in_teams_only_who_left_has_lost() -> None:
    sides = [0, 1, 0, 1]
    stayed = rows_after(outcome([1, 2, 1, 2], [], sides), {}, 1, 0)
    left = rows_after(outcome([1, 2, 1, 2], [2], sides), {}, 1, 0)
    assert [left[seat].mu for seat in (0, 1, 3)] == [stayed[seat].mu for seat in (0, 1, 3)]
    assert left[2].mu < 25 < stayed[2].mu


def test_a_tie_changes_nothing_between_equals() -> None:
    rows = rows_after(outcome([1, 1], []), {}, 1, 0)
    assert rows[0].mu == rows[1].mu == pytest.approx(25)


@on_the_loop
async def test_nobody_is_made_to_lose_a_game_to_which_they_did_not_come(tmp_path: Path) -> None:
    """Else a bad loser asks for a rematch when the other has gone, and has them lose it."""
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        live = await play(house, people, pace={"bank": 600})
        ada = await house.hall.guest(live.match.host)
        await live.command(ada, wire.Rematch("again"))
        again = house.hall.live[live.match.rematch or ""]
        with pytest.raises(Refused, match="a rated game begins when everybody is here, and seat 0 is not"):
            await again.command(ada, wire.Start("start"))
        bo = await house.hall.guest(again.match.chairs[0].guest)
        await again.command(bo, wire.Sit("here", 0))
        house.now += 60_000
        with pytest.raises(Refused, match="everybody is here"):  # they have gone again
            await again.command(ada, wire.Start("start"))
        socket = Connection(bo)
        again.join(socket, None)
        await again.command(ada, wire.Start("start"))
        assert (again.match.status, again.match.rated) == ("running", True)
