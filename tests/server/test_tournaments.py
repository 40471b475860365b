"""Tournaments on a server in this process: entering, rounds, no-shows, and that a kill loses and doubles nothing."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from durbar.core.names import look_alike
from durbar.server import limits, rounds, tournament_state, tournaments, wire
from durbar.server.acts import Silence
from durbar.server.arranged import SEALING, Gatherings
from durbar.server.import_export import finished_matches
from durbar.server.journal import Rated, Walkover
from durbar.server.live import LiveMatch
from durbar.server.making import Making
from durbar.server.ratings import rebuild
from durbar.server.store import StoreFailed
from durbar.server.store.schema import entries
from durbar.server.store.tournaments import BYE
from durbar.server.tournament_state import State
from durbar.server.tournaments import Tournaments
from tests.server.test_arranged import all_come
from tests.server.test_members import Device, Home, home, on_the_loop, refused
from tests.server.test_pairing import opened, told
from tests.server.test_ratings import member

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
TERMS = {"name": "Spring", "game": "kyoto", "format": "swiss", "seats": 2, "rounds": 2}


async def hold(house: Home, people: int = 4, **terms: Any) -> tuple[str, list[Device]]:
    """A tournament that all of them have entered; its id."""
    devices = [await member(house, name) for name in NAMES[:people]]
    reply = await devices[0].ask("POST", "tournaments", {**TERMS, **terms})
    assert reply.status == 201, reply.body
    id = reply.json()["id"]
    for device in devices[1:]:
        assert (await device.ask("POST", f"tournaments/{id}/entrants", {})).status == 200
    return id, devices


async def direct(house: Home) -> None:
    """What the housekeeping does every second."""
    house.hall.tournaments.looked.clear()
    house.hall.gatherings.review()
    await house.settle()
    house.hall.tournaments.attend_all()
    await house.settle()


async def play(house: Home, live: LiveMatch, luck: random.Random) -> None:
    """A match to its end, whoever is at the table."""
    if live.match.gathers:
        await all_come(house, live)
    while live.match.status == "running":
        for seat in live.match.due():
            if live.match.chairs[seat].is_person and seat in live.match.due():
                moves = live.match.state_for(seat).legal_moves(seat)
                guest = await house.hall.guest(live.match.chairs[seat].guest)
                await live.command(guest, wire.Play(f"m{live.match.number}", seat, luck.choice(moves).notation))
        await asyncio.sleep(0)


async def play_round(house: Home, id: str, luck: random.Random) -> None:
    state = await house.hall.tournaments.load(id)
    for pod in state.pods:
        if pod.match not in ("", BYE) and not pod.places:
            await play(house, await house.hall.find(pod.match), luck)
    await house.settle()


async def play_out(house: Home, id: str) -> State:
    luck = random.Random(3)
    for _ in range(20):
        await direct(house)
        state = await house.hall.tournaments.load(id)
        if state.row.status == "over":
            return state
        await play_round(house, id, luck)
    raise AssertionError("the tournament never ends")


def check(state: State) -> None:
    """Nobody plays twice at one time, and each pod has one match."""
    for number in range(1, state.round + 1):
        players = [player for pod in state.pods if pod.round == number for player in pod.players]
        assert len(players) == len(set(players))
    matches = [pod.match for pod in state.pods if pod.match != BYE]
    assert len(matches) == len(set(matches))
    assert all(pod.places for pod in state.pods if pod.match != BYE)


@pytest.mark.parametrize(
    ("terms", "people", "rounds"),
    [
        ({"format": "swiss"}, 4, 2),
        ({"format": "swiss", "seats": 3, "rated": True}, 5, 2),
        ({"format": "roundrobin"}, 3, 3),
        ({"format": "knockout"}, 5, 3),
        ({"format": "knockout", "seats": 4}, 6, 2),
    ],
    ids=str,
)
@on_the_loop
async def test_a_tournament_is_played_to_its_end(tmp_path: Path, terms: Any, people: int, rounds: int) -> None:
    async with home(tmp_path) as house:
        id, devices = await hold(house, people, **terms)
        look = await opened(house, Device(house), f"/api/tournaments/{id}/events")
        assert (await devices[0].ask("POST", f"tournaments/{id}/start", {})).status == 200
        await house.settle()
        mine = (await devices[0].get(f"tournaments/{id}"))["playing"]
        state = await play_out(house, id)
        check(state)
        assert state.round == rounds
        view = await devices[0].get(f"tournaments/{id}")
        assert (view["status"], len(view["standings"]), view["playing"]) == ("over", people, None)
        assert mine is None or mine in [pod["match"] for pod in view["rounds"][0]]
        assert told(look)[-1]["tournament"]["standings"] == view["standings"]
        if terms["format"] == "knockout":
            (final,) = view["rounds"][-1]
            winner = final["players"][final["places"].index(min(final["places"]))]
            assert view["standings"][0]["name"] == winner
        else:
            points = [each["points"] for each in view["standings"]]
            assert points == sorted(points, reverse=True)
        assert bool(await house.hall.store.ratings.all()) == bool(terms.get("rated"))


@on_the_loop
async def test_only_members_enter_only_the_host_begins_and_nobody_enters_later(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2)
        assert refused(await Device(house, "zoe").ask("POST", f"tournaments/{id}/entrants", {})) == (
            401,
            "not-a-member",
        )
        assert refused(await Device(house, "zoe").ask("POST", "tournaments", TERMS)) == (401, "not-a-member")
        assert refused(await bo.ask("POST", f"tournaments/{id}/start", {})) == (403, "not-tournament-host")
        left = await bo.ask("DELETE", f"tournaments/{id}/entrants/mine")
        assert [each["name"] for each in left.json()["standings"]] == ["Ada"]
        assert refused(await ada.ask("POST", f"tournaments/{id}/start", {})) == (409, "too-few")
        await bo.ask("POST", f"tournaments/{id}/entrants", {})
        assert (await ada.ask("POST", f"tournaments/{id}/start", {})).json()["status"] == "running"
        cy = await member(house, "Cy")
        assert refused(await cy.ask("POST", f"tournaments/{id}/entrants", {})) == (409, "tournament-begun")
        assert refused(await ada.ask("POST", f"tournaments/{id}/start", {})) == (409, "tournament-begun")
        assert refused(await ada.ask("GET", "tournaments/nowhere")) == (404, "no-tournament")
        assert [each["id"] for each in await bo.get("me/tournaments")] == [id]
        for device, hosted in ((ada, True), (bo, False)):
            (exported,) = (await device.get("me/export"))["tournaments"]
            assert (exported["tournament"], exported["hosted"]) == (id, hosted)
        assert await cy.get("me/tournaments") == []


@on_the_loop
async def test_nobody_sits_down_or_takes_a_seat_away_at_a_tournament(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        match = (await ada.get(f"tournaments/{id}"))["playing"]
        cy = await member(house, "Cy")
        sit = {"do": "sit", "id": "s", "seat": 0}
        assert refused(await cy.ask("POST", f"matches/{match}/commands", sit)) == (409, "taken")
        free = {"do": "free", "id": "f", "seat": 0}
        mine = house.hall.live[match].match.seats_of("ada")[0]
        assert refused(await ada.ask("POST", f"matches/{match}/commands", {**free, "seat": 1 - mine}))[0] == 403
        assert (await bo.get("me/matches"))[0]["id"] == match


@pytest.mark.parametrize("absent", ["lost", "bot"])
@on_the_loop
async def test_who_does_not_come_has_lost_or_a_bot_plays(tmp_path: Path, absent: str) -> None:
    async with home(tmp_path) as house:
        id, (ada, _) = await hold(house, 2, absent=absent, sit_minutes=5, pace={"bank": 600}, rounds=1)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        match = (await ada.get(f"tournaments/{id}"))["playing"]
        live = house.hall.live[match]
        assert live.match.status == "open"  # so that no clock runs
        socket = Device(house, "ada")
        socket.session = ada.session
        line = await opened(house, socket, f"/api/matches/{match}/events")
        await direct(house)
        house.now += 5 * 60_000 - 1
        await direct(house)
        seat = live.match.seats_of("bo")[0]
        assert (live.match.status, live.match.chairs[seat].is_person) == ("open", True)
        house.now += 1
        await direct(house)
        house.now += SEALING
        await direct(house)
        assert live.match.chairs[seat].bot == "medium"
        assert live.match.chairs[1 - seat].is_person
        assert (seat in live.match.resigned) == (absent == "lost")
        assert live.match.status == ("over" if absent == "lost" else "running")  # who came is free
        await play(house, live, random.Random(1))
        await house.settle()
        await direct(house)
        state = await house.hall.tournaments.load(id)
        assert state.row.status == "over"
        if absent == "lost":
            (pod,) = state.pods
            assert (pod.places[pod.players.index("bo")], min(pod.places)) == (2, 1)
        await line.hang_up()


async def absent_without(house: Home, match: str, *here: Device) -> LiveMatch:
    """The table after nobody but these came in time."""
    live = house.hall.live[match]
    lines = [await opened(house, device, f"/api/matches/{match}/events") for device in here]
    await direct(house)
    house.now += 5 * 60_000
    await direct(house)
    house.now += SEALING
    for _ in range(3):
        await direct(house)
    for line in lines:
        await line.hang_up()
    return live


@on_the_loop
async def test_a_match_is_over_when_all_but_one_have_lost(tmp_path: Path) -> None:
    """Whoever came has won, also for the ratings; nothing is told of a game that was not played out."""
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2, rounds=1, rated=True)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        match = (await ada.get(f"tournaments/{id}"))["playing"]
        live = await absent_without(house, match, ada)
        (seat,) = live.match.seats_of("ada")
        table = (await bo.get(f"matches/{match}"))["table"]
        assert (table["status"], table["ranking"], table["scores"]) == ("over", [[seat], [1 - seat]], None)
        assert [each.body.seats for each in live.entries if isinstance(each.body, Walkover)] == [[seat]]
        (rated,) = [each.body for each in live.entries if isinstance(each.body, Rated)]
        assert rated.after[1 - seat] < 1000 < rated.after[seat]
        assert refused(await ada.ask("POST", f"matches/{match}/review", {})) == (409, "no-review")
        assert [each["match"]["walkover"] for each in (await ada.get("me/history"))["matches"]] == [True]
        assert (await ada.get("me/statistics/kyoto"))["unreviewed"] == []
        assert (await ada.get(f"matches/{match}/verify"))["kept"]
        assert (await Device(house).ask("GET", f"matches/{match}/preview.png")).status in (200, 404)
        assert (await house.hall.tournaments.load(id)).row.status == "over"
    async with home(tmp_path) as house:  # and its journal says the same
        live = await house.hall.find(match)
        assert (live.match.status, live.match.ranking()) == ("over", [[seat], [1 - seat]])
        assert (await rebuild(house.hall.store)) == (1, False)
        assert [record async for _, record in finished_matches(house.hall.store)] == []


@on_the_loop
async def test_where_nobody_comes_nobody_wins(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, _) = await hold(house, 2, rounds=1)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        live = await absent_without(house, (await ada.get(f"tournaments/{id}"))["playing"])
        assert (live.match.status, live.match.ranking()) == ("over", [[], [0, 1]])
        await direct(house)
        (pod,) = (await house.hall.tournaments.load(id)).pods
        assert pod.places[0] == pod.places[1]


@on_the_loop
async def test_at_a_larger_table_the_others_play_on(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo, _) = await hold(house, 3, seats=3, rounds=1)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        live = await absent_without(house, (await ada.get(f"tournaments/{id}"))["playing"], ada, bo)
        assert (live.match.status, live.match.resigned) == ("running", frozenset(live.match.seats_of("cy")))
        await play(house, live, random.Random(1))
        await house.settle()
        (pod,) = (await house.hall.tournaments.load(id)).pods
        assert pod.places[pod.players.index("cy")] == 3


@on_the_loop
async def test_over_days_who_is_late_ends_the_match_also_after_a_kill_in_between(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2, rounds=1, days={"hours": 24})
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        match = (await ada.get(f"tournaments/{id}"))["playing"]
        lines = [await opened(house, device, f"/api/matches/{match}/events") for device in (ada, bo)]
        for _ in range(3):
            await direct(house)
            house.now += SEALING
        live = house.hall.live[match]
        (late,) = live.match.due()
        house.now += 24 * 3_600_000
        with patch.object(Gatherings, "end", side_effect=Killed):
            await live.timing.hand_over()
            await house.settle()
        assert (live.match.status, [*live.match.resigned]) == ("running", [late])
        for line in lines:
            await line.hang_up()
    async with home(tmp_path) as house:
        await house.settle()
        await direct(house)
        live = await house.hall.find(match)
        assert (live.match.status, live.match.ranking()) == ("over", [[1 - late], [late]])
        assert (await house.hall.tournaments.load(id)).row.status == "over"


@on_the_loop
async def test_who_leaves_is_paired_no_more_and_holds_up_nobody(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, devices = await hold(house, 4)
        await devices[0].ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        await devices[3].ask("DELETE", f"tournaments/{id}/entrants/mine")
        await devices[2].ask("DELETE", "me", {"name": "Cy"})
        state = await play_out(house, id)
        check(state)
        second = [player for pod in state.pods if pod.round == 2 for player in pod.players]
        assert sorted(second) == ["ada", "bo"]
        names = [each["name"] for each in (await devices[0].get(f"tournaments/{id}"))["standings"]]
        assert "Cy" not in names


@on_the_loop
async def test_who_enters_or_leaves_while_it_begins_plays_from_the_first_round_or_not_at_all(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, devices = await hold(house, 4, format="roundrobin")
        eve, store, pair = await member(house, "Eve"), house.hall.tournaments.store, house.hall.tournaments.store.pair

        async def they_come_and_go(*arguments: Any) -> bool:
            """When the first round is paired, but not kept."""
            coming.stop()
            assert (await devices[3].ask("DELETE", f"tournaments/{id}/entrants/mine")).status == 200
            assert (await eve.ask("POST", f"tournaments/{id}/entrants", {})).status == 200
            return await pair(*arguments)

        coming = patch.object(store, "pair", they_come_and_go)
        coming.start()
        assert (await devices[0].ask("POST", f"tournaments/{id}/start", {})).status == 200
        state = await play_out(house, id)
        check(state)
        assert {player for pod in state.pods if pod.round == 1 for player in pod.players} == {"ada", "bo", "cy", "eve"}


# A kill at any moment

STEPS = ["pair", "begin", "finish", "keep_index"]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
@on_the_loop
async def test_killed_at_any_step_no_round_is_paired_twice_and_no_result_is_lost(
    tmp_path: Path, step: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies just before or just after the n-th time that it keeps something, for every n."""
    id, ended = "", False
    async with home(tmp_path) as house:
        id, devices = await hold(house, 4)
        await devices[0].ask("POST", f"tournaments/{id}/start", {})
    for moment in range(30):
        async with home(tmp_path) as house:
            with monkeypatch.context() as patch:
                dies_at(patch, house, step, 1 + moment % 3, after)
                try:
                    state = await play_out(house, id)
                    ended = True
                except Killed:
                    pass
                for task in [*house.hall.tasks]:
                    task.cancel()
        if ended:
            break
    async with home(tmp_path) as house:
        state = await house.hall.tournaments.load(id)
        assert (state.row.status, state.round) == ("over", 2)
        check(state)
        listed = {pod.match for pod in state.pods}
        everything = {*await house.hall.store.ids(["open", "running", "over"])}
        assert everything == listed  # no match is left over


class Killed(Exception):
    pass


def dies_at(patch: pytest.MonkeyPatch, house: Home, step: str, number: int, after: bool) -> None:
    """From the n-th time on that this is kept, nothing else is."""
    left = [number]
    targets: dict[str, tuple[Any, str]] = {
        "pair": (house.hall.store.tournaments, "pair"),
        "finish": (house.hall.store.tournaments, "finish"),
        "begin": (Making, "begin"),
        "keep_index": (house.hall.store, "keep_index"),
    }
    owner, name = targets[step]
    original, dead = getattr(owner, name), [False]

    async def dying(*arguments: Any, **named: Any) -> Any:
        if dead[0]:
            raise StoreFailed("dead")
        left[0] -= 1
        if left[0] > 0:
            return await original(*arguments, **named)
        if after:
            await original(*arguments, **named)
        dead[0] = True
        raise StoreFailed("dead")

    patch.setattr(owner, name, dying)

    async def settle() -> None:
        """What is not done when it dies is never done."""
        while house.hall.tasks:
            if dead[0]:
                raise Killed
            await asyncio.sleep(0.001)
        if dead[0]:
            raise Killed

    patch.setattr(house, "settle", settle)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "go"}, "no-game"),
        ({"pace": {"bank": 300}, "days": {"hours": 24}}, "two-paces"),
        ({"name": " "}, "blank-name"),
    ],
    ids=str,
)
@on_the_loop
async def test_what_cannot_be_played_is_refused(tmp_path: Path, terms: Any, code: str) -> None:
    async with home(tmp_path) as house:
        ada = await member(house, "Ada")
        assert refused(await ada.ask("POST", "tournaments", {**TERMS, **terms})) == (422, code)
        assert await ada.get("me/tournaments") == []


@on_the_loop
async def test_a_member_holds_only_so_many_and_so_many_enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(tmp_path) as house:
        monkeypatch.setattr(tournaments, "MOST_HOSTED", 1)
        monkeypatch.setattr(tournaments, "MOST_ENTRANTS", 2)
        id, (ada, _) = await hold(house, 2)
        assert refused(await ada.ask("POST", "tournaments", TERMS)) == (429, "too-many-tournaments")
        cy = await member(house, "Cy")
        assert refused(await cy.ask("POST", f"tournaments/{id}/entrants", {})) == (409, "tournament-full")


# A match that is lost


@pytest.mark.parametrize("how", ["unreadable", "closed"])
@pytest.mark.parametrize("format", ["swiss", "knockout"])
@on_the_loop
async def test_a_match_that_is_lost_holds_up_its_round_for_an_hour_at_most(
    tmp_path: Path, how: str, format: str
) -> None:
    """It counts as drawn from then on, also when it can be read again."""
    async with home(tmp_path) as house:
        id, devices = await hold(house, 4, format=format)
        await devices[0].ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        (first, other) = (await house.hall.tournaments.load(id)).pods
        await play(house, await house.hall.find(other.match), random.Random(1))
        if how == "closed":
            await house.hall.moderation.close_match(first.match, "a test")
        else:
            await change_first_entry(house, first.match, lambda body: b"!" + body)
    async with home(tmp_path) as house:
        await direct(house)
        if how == "unreadable":
            assert (await house.hall.tournaments.load(id)).round == 1
            house.now += 3_600_000
            await direct(house)
        state = await house.hall.tournaments.load(id)
        assert (state.round, state.pods[0].places) == (2, [1, 1])
        view = await Device(house).get(f"tournaments/{id}")
        assert [(pod["match"], pod["void"]) for pod in view["rounds"][0]] == [(None, True), (other.match, False)]
        if format == "knockout":
            assert set(state.pods[2].players) & set(first.players) == {first.players[0]}  # the better seed
        if how == "unreadable":
            await change_first_entry(house, first.match, lambda body: body[1:])
    async with home(tmp_path) as house:
        state = await play_out(house, id)
        assert (state.round, state.pods[0].places) == (2, [1, 1])


async def change_first_entry(house: Home, match: str, change: Callable[[bytes], bytes]) -> None:
    """Damage a match, so that it cannot be read, or mend it."""
    tables, first = house.hall.store.members.tables, (entries.c.match == match, entries.c.number == 1)
    (row,) = await tables.rows(sa.select(entries.c.body).where(*first))
    statement = 'UPDATE entries SET body = ? WHERE "match" = ? AND number = 1'
    await tables.change(lambda connection: connection.execute(statement, (change(row.body), match)).rowcount)


@on_the_loop
async def test_who_is_silenced_names_no_tournament(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = await member(house, "Ada")
        act = Silence(person="ada", hours=2, reason="too loud")
        await house.hall.store.moderation.perform(act, "host", house.now)
        await house.hall.moderation.refresh()
        assert refused(await ada.ask("POST", "tournaments", {**TERMS, "name": "Rude"})) == (403, "silenced")


@on_the_loop
async def test_how_it_stands_is_reckoned_once_for_all_who_look_on(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, devices = await hold(house, 3)
        looks = [await opened(house, device, f"/api/tournaments/{id}/events") for device in [*devices, Device(house)]]
        with patch.object(rounds, "standings", wraps=rounds.standings) as reckoned:
            assert (await devices[1].ask("DELETE", f"tournaments/{id}/entrants/mine")).status == 200
            await house.settle()
        assert reckoned.call_count == 2  # for those who look on, and for who left
        views = [told(look)[-1]["tournament"] for look in looks]
        assert [(view["hosting"], view["entered"]) for view in views] == [
            (True, True),
            (False, False),
            (False, True),
            (False, False),
        ]


@on_the_loop
async def test_who_enters_and_leaves_without_end_keeps_no_crowd_busy(tmp_path: Path) -> None:
    with patch.object(limits, "FEW", 1), patch.object(limits, "TOLD_A_SECOND", 2):
        async with home(tmp_path) as house:
            id, (_, bo, *_) = await hold(house)
            looking = [await opened(house, Device(house), f"/api/tournaments/{id}/events") for _ in range(2)]
            told(looking[0])
            for _ in range(10):
                await bo.ask("DELETE", f"tournaments/{id}/entrants/mine")
                await bo.ask("POST", f"tournaments/{id}/entrants", {})
            while house.hall.tasks:
                await asyncio.sleep(0.01)
            heard = told(looking[0])
            assert len(heard) < 10
            assert [each["name"] for each in heard[-1]["tournament"]["standings"]] == ["Ada", "Cy", "Di", "Bo"]


@on_the_loop
async def test_how_a_tournament_stands_is_reckoned_beside_everything_else(tmp_path: Path) -> None:
    """After a hundred rounds of a hundred players that takes long enough to be noticed at other tables."""
    threads = set()

    def view_of(*asked: Any) -> wire.TournamentView:
        threads.add(threading.current_thread())
        return tournament_state.view_of(*asked)

    async with home(tmp_path) as house:
        id, devices = await hold(house)
        with patch.object(tournaments, "view_of", view_of):
            assert (await devices[0].ask("GET", f"tournaments/{id}")).status == 200
    assert threads
    assert threading.main_thread() not in threads


# Calling it off


async def call_off(house: Home, id: str, device: Device) -> Any:
    reply = await device.ask("DELETE", f"tournaments/{id}")
    await house.settle()
    return reply


@on_the_loop
async def test_nobody_but_the_host_calls_a_tournament_off_and_then_it_is_over(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2)
        look = await opened(house, Device(house), f"/api/tournaments/{id}/events")
        assert refused(await call_off(house, id, bo)) == (403, "not-tournament-host")
        assert refused(await call_off(house, id, Device(house, "zoe"))) == (401, "not-a-member")
        assert refused(await call_off(house, "nowhere", ada)) == (404, "no-tournament")
        assert (await ada.get(f"tournaments/{id}"))["status"] == "open"
        assert (await call_off(house, id, ada)).json()["status"] == "closed"
        assert told(look)[-1]["tournament"]["status"] == "closed"
        for method, path in (("POST", "entrants"), ("DELETE", "entrants/mine"), ("POST", "start"), ("DELETE", "")):
            body: Any = {} if method == "POST" else None
            reply = await ada.ask(method, f"tournaments/{id}/{path}".rstrip("/"), body)
            assert refused(reply) == (409, "tournament-off")
        assert [each["status"] for each in await bo.get("me/tournaments")] == ["closed"]
        assert await house.hall.store.tournaments.unfinished("ada") == 0


@on_the_loop
async def test_games_that_have_begun_are_played_on_and_nobody_is_waited_for(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, *_) = await hold(house, 4, rated=True)
        await ada.ask("POST", f"tournaments/{id}/start", {})
        await house.settle()
        begun, waiting = (await house.hall.tournaments.load(id)).pods
        live, open_table = house.hall.live[begun.match], house.hall.live[waiting.match]
        await all_come(house, live)
        assert (live.match.status, open_table.match.status) == ("running", "open")
        await call_off(house, id, ada)
        assert (live.match.status, open_table.match.status) == ("running", "closed")
        await play(house, live, random.Random(1))
        await house.settle()
        await direct(house)
        state = await house.hall.tournaments.load(id)
        assert (state.row.status, state.round) == ("closed", 1)
        view = await ada.get(f"tournaments/{id}")
        assert [(pod["match"], bool(pod["places"]), pod["void"]) for pod in view["rounds"][0]] == [
            (begun.match, True, False),
            (None, False, False),
        ]
        assert sum(each["points"] for each in view["standings"]) == 1
        assert len(await house.hall.store.ratings.all()) == 2  # and it counts


@pytest.mark.parametrize("killed", ["before", "between"])
@on_the_loop
async def test_a_kill_leaves_a_tournament_that_was_called_off_wholly_so(tmp_path: Path, killed: str) -> None:
    """Who is told is told, whatever is closed is closed, and no match is made for a round that is not played."""
    async with home(tmp_path) as house:
        id, (ada, *_) = await hold(house, 4)
        with patch.object(Tournaments, "make", side_effect=StoreFailed("killed")):
            if killed == "between":
                await ada.ask("POST", f"tournaments/{id}/start", {})
                await house.settle()
        with patch.object(Tournaments, "wind_up", side_effect=StoreFailed("killed")):
            await call_off(house, id, ada)
    async with home(tmp_path) as house:
        await house.hall.moderation.refresh()
        await direct(house)
        state = await house.hall.tournaments.load(id)
        assert (state.row.status, [pod.match for pod in state.pods]) == ("closed", [""] * len(state.pods))
        assert await house.hall.store.moderation.errands() == []
        assert await house.hall.store.ids(["open", "running"]) == []


@on_the_loop
async def test_a_round_that_is_just_made_is_not_played_when_it_is_called_off(tmp_path: Path) -> None:
    """By another process, say, between two of its matches."""
    async with home(tmp_path) as house:
        id, _ = await hold(house, 4)
        state = await house.hall.tournaments.load(id)
        await house.hall.store.tournaments.pair(id, 1, state.next_pods(), house.now)
        state = await house.hall.tournaments.load(id)
        await house.hall.store.tournaments.call_off(id, "ada", house.now)
        with pytest.raises(StoreFailed):
            await house.hall.tournaments.make(state, state.pods[0])
        assert not await house.hall.store.tournaments.pair(id, 2, [["ada", "bo"]], house.now)
        assert await house.hall.store.ids(["open", "running"]) == []
        await house.hall.store.tournaments.finish(id, house.now)
        assert (await house.hall.tournaments.load(id)).row.status == "closed"


@on_the_loop
async def test_an_admin_calls_a_tournament_off_with_a_line_in_the_audit_log(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, devices = await hold(house, 4)
        house.hall.moderation.admins = {look_alike("Di")}
        act = {"do": "call-off", "tournament": id, "reason": "spam"}
        assert refused(await devices[1].ask("POST", "admin/acts", act)) == (403, "not-admin")
        assert (await devices[3].ask("POST", "admin/acts", act)).status == 201
        assert (await devices[0].get(f"tournaments/{id}"))["status"] == "closed"
        assert refused(await devices[3].ask("POST", "admin/acts", act)) == (409, "tournament-over")
        missing = {**act, "tournament": "nowhere"}
        assert refused(await devices[3].ask("POST", "admin/acts", missing)) == (404, "no-tournament")
        (line,) = await house.hall.store.moderation.audit()
        assert (line.act, line.target) == ("call-off", id)


@on_the_loop
async def test_a_tournament_of_a_host_who_leaves_before_it_begins_is_called_off(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id, (ada, bo) = await hold(house, 2)
        assert (await ada.ask("DELETE", "me", {"name": "Ada"})).status in (200, 204)
        view = await bo.get(f"tournaments/{id}")
        assert (view["status"], view["host"]) == ("closed", wire.FORMER)
