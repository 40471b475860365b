"""Nobody can use up what belongs to others: talk, names, seats, the lobby, the address book, our memory."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Coroutine, Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import durbar
from durbar.server import decide, housekeeping, limits
from durbar.server.limits import Bucket, Buckets, network_of
from tests.server.inside import NO_LIMITS, House, Line, Reply
from tests.server.test_strangers import answer, table


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def until_refused(house: House, id: str, guest: str, command: dict[str, Any]) -> tuple[int, Reply]:
    """Command the same again and again; how often it was done, and the refusal."""
    for number in range(2_000):
        reply = await house.do(id, guest, {**command, "id": f"again-{guest}-{number}"})
        if reply.status != 200:
            return number, reply
    raise AssertionError("there is no end to it")


async def play_on(house: House, id: str) -> None:
    """Ada and Bo play to the end."""
    live = house.hall.live[id]
    while live.match.status == "running":
        seat = live.match.due()[0]
        move = live.match.state_for(seat).legal_moves(seat)[0].notation
        command = {"do": "move", "id": f"m{live.match.number}", "seat": seat, "move": move}
        assert (await house.do(id, ("ada", "bo")[seat], command)).status == 200


# A match


def test_who_watches_cannot_silence_who_plays() -> None:
    async def test() -> None:
        async with table() as (house, id):
            say = {"do": "chat", "text": "boo"}
            said, reply = await until_refused(house, id, "zoe", say)
            assert (said, answer(reply)) == (decide.MOST_WATCHER_SAID, (429, "enough"))
            for number in range(20):
                await until_refused(house, id, f"zoe{number}", say)
            assert house.hall.live[id].match.spent["", "said"] == decide.MOST_SAID
            assert (await house.do(id, "bo", {**say, "id": "b"})).status == 200
            assert (await until_refused(house, id, "bo", say))[0] == decide.MOST_SAID - 1
            assert (await house.do(id, "ada", {**say, "id": "a", "seat": 0})).status == 200

    run(test())


def test_who_loses_cannot_freeze_the_match() -> None:
    """By new names, by standing up and coming back, by asking; the others play on, and the match ends."""

    async def test() -> None:
        async with table() as (house, id):
            renamed, reply = await until_refused(house, id, "bo", {"do": "sit", "seat": 1, "name": "Bo"})
            assert answer(reply) == (429, "enough")
            assert renamed < decide.MOST_SEATED
            assert answer(await house.do(id, "bo", {"do": "stand", "id": "up", "seat": 1})) == (429, "enough")
            before = house.hall.live[id].match.number
            await play_on(house, id)
            assert house.hall.live[id].match.number > before
            assert (await house.get(f"/api/matches/{id}/record", "zoe")).status == 200
            assert (await house.do(id, "ada", {"do": "rematch", "id": "again"})).status == 200

    run(test())


def test_who_stood_up_too_often_is_still_let_back() -> None:
    async def test() -> None:
        async with table() as (house, id):
            for number in range(decide.MOST_SEATED):
                reply = await house.do(id, "bo", {"do": "stand", "id": f"up{number}", "seat": 1})
                if reply.status != 200:
                    break
                assert (await house.do(id, "bo", {"do": "sit", "id": f"down{number}", "seat": 1})).status == 200
            assert reply.status == 429
            assert not house.hall.live[id].match.chairs[1].bot

    run(test())


def test_choices_that_are_changed_for_ever_are_held_to_in_the_end() -> None:
    async def test() -> None:
        async with House.open() as house:
            new = {"game": "reviving", "seats": 2}
            id = str((await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"])
            for seat, guest in enumerate(("ada", "bo")):
                await house.do(id, guest, {"do": "sit", "id": "sit", "seat": seat})
            await house.do(id, "ada", {"do": "start", "id": "start"})
            live = house.hall.live[id]
            while len(live.match.state.actors()) < 2:
                seat = live.match.due()[0]
                move = live.match.state.legal_moves(seat)[0].notation
                command = {"do": "move", "id": f"m{live.match.number}", "seat": seat, "move": move}
                await house.do(id, ("ada", "bo")[seat], command)
            with patch.object(decide, "MOST_WITHDRAWN", 20):
                for number in range(500):
                    change: dict[str, Any] = {"do": "undo", "seat": 0}
                    if not live.match.is_ready(0):
                        move = live.match.state_for(0).legal_moves(0)[0].notation
                        change = {"do": "move", "seat": 0, "move": move}
                    reply = await house.do(id, "ada", {**change, "id": f"c{number}"})
                    if reply.status != 200:
                        break
                assert answer(reply) == (429, "enough")
                assert live.match.is_ready(0)
                turn = live.match.turn
                while live.match.turn == turn:  # the other decides, and the game goes on
                    move = live.match.state_for(1).legal_moves(1)[0].notation
                    command = {"do": "move", "id": f"b{live.match.number}", "seat": 1, "move": move}
                    assert (await house.do(id, "bo", command)).status == 200

    run(test())


def test_clocks_that_stop_and_go_for_ever_run_on_in_the_end() -> None:
    async def test() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {"1": "easy"}, "pace": {"bank": 600}}
            id = str((await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"])
            await house.do(id, "ada", {"do": "sit", "id": "sit", "seat": 0})
            await house.do(id, "ada", {"do": "start", "id": "start"})
            live = house.hall.live[id]
            with patch("durbar.server.timing.MOST_PAUSES", 3), patch("durbar.server.timing.AWAY_FOR_GOOD", 0.0):
                for _ in range(10):
                    line = await house.connect(f"/api/matches/{id}/socket", "ada")
                    await line.hang_up()
                    await house.settle()
            assert live.match.spent["", "pauses"] == 3

    run(test())


def test_talk_and_presence_send_no_table() -> None:
    async def test() -> None:
        async with table() as (house, id):
            ada = await house.connect(f"/api/matches/{id}/socket", "ada")
            ada.messages()
            await house.do(id, "bo", {"do": "chat", "id": "c", "text": "hello"})
            (entry,) = ada.messages()
            assert (entry["what"]["text"], entry["patch"]) == ("hello", None)
            assert len(msgspec.json.encode(entry)) < 300
            await (await house.connect(f"/api/matches/{id}/socket", "bo")).hang_up()
            assert {message["type"] for message in ada.messages()} == {"presence"}

    run(test())


def test_large_answers_are_made_one_at_a_time_and_in_between_everybody_is_served() -> None:
    async def test() -> None:
        async with House.open() as house:
            served: list[str] = []

            async def newcomer(number: int) -> None:
                await house.hall.turn()
                served.append(f"newcomer {number}")

            async def player() -> None:
                while len([name for name in served if name != "player"]) < 5:
                    served.append("player")
                    await asyncio.sleep(0)

            await asyncio.gather(*(newcomer(number) for number in range(5)), player())
            between = " ".join(served).split("newcomer")
            assert [part.split()[0] for part in between[1:]] == ["0", "1", "2", "3", "4"]
            assert all("player" in part for part in between[:-1])

    run(test())


# Starting


async def listed_table(house: House) -> str:
    new = {"game": "kyoto", "seats": 2, "listed": True}
    return str((await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"])


def test_a_stranger_cannot_take_every_seat_of_a_listed_table() -> None:
    async def test() -> None:
        async with House.open() as house:
            id = await listed_table(house)
            assert (await house.do(id, "zoe", {"do": "sit", "id": "0", "seat": 0})).status == 200
            assert answer(await house.do(id, "zoe", {"do": "sit", "id": "1", "seat": 1})) == (409, "one-seat")
            assert (await house.do(id, "zoe", {"do": "stand", "id": "2", "seat": 0})).status == 200
            for seat in (0, 1):  # the host and a friend beside her at one device
                assert (await house.do(id, "ada", {"do": "sit", "id": f"a{seat}", "seat": seat})).status == 200

    run(test())


def test_the_host_starts() -> None:
    async def test() -> None:
        async with House.open() as house:
            id = await listed_table(house)
            host = await house.connect(f"/api/matches/{id}/socket", "ada")
            for seat, guest in enumerate(("zoe", "yan")):
                await house.do(id, guest, {"do": "sit", "id": "s", "seat": seat})
            house.now += 10_000_000
            assert answer(await house.do(id, "zoe", {"do": "start", "id": "go"})) == (403, "host-starts")
            await host.hang_up()
            assert answer(await house.do(id, "zoe", {"do": "start", "id": "go"})) == (403, "host-starts")
            assert house.hall.live[id].match.status == "open"

    run(test())


def test_where_the_host_stays_away_all_who_sit_there_start() -> None:
    async def test() -> None:
        async with House.open() as house:
            id = await listed_table(house)
            lines = []
            for seat, guest in enumerate(("zoe", "yan")):
                await house.do(id, guest, {"do": "sit", "id": "s", "seat": seat})
                lines.append(await house.connect(f"/api/matches/{id}/socket", guest))
            house.now += int(house.hall.settings.absence * 1000)
            lines[1].messages()
            await lines[0].do({"do": "start", "id": "go"})
            assert house.hall.live[id].match.status == "open"
            assert last_presence(lines[1])["agreed"] == [0]
            await lines[0].do({"do": "start", "id": "go again"})
            assert house.hall.live[id].match.status == "open"
            await lines[1].do({"do": "start", "id": "go"})
            assert house.hall.live[id].match.status == "running"

    run(test())


def last_presence(line: Line) -> dict[str, Any]:
    return [message for message in line.messages() if message["type"] == "presence"][-1]


# The house


def test_without_a_cookie_one_is_a_newcomer_each_time_and_newcomers_are_counted() -> None:
    async def test() -> None:
        async with House.open(msgspec.structs.replace(NO_LIMITS, newcomers=5, tables=2)) as house:
            made = [(await house.ask("POST", "/api/matches", "", {"game": "kyoto"})).status for _ in range(4)]
            assert made == [201, 201, 429, 429]  # each a guest and a match
            assert answer(await house.get("/api/me")) == (200, "") or (await house.get("/api/me")).status == 429
            house.address = "2001:db8::1"
            assert [(await house.get("/api/me")).status for _ in range(5)] == [200] * 5
            house.address = "2001:db8::ffff:2"
            assert answer(await house.get("/api/me")) == (429, "too-many-new")
            assert (await house.get("/api/me", "ada")).status == 200
            house.address = "2001:db8:0:1::1"
            assert (await house.get("/api/me")).status == 200

    run(test())


def test_one_address_cannot_fill_the_lobby() -> None:
    async def test() -> None:
        async with House.open(msgspec.structs.replace(NO_LIMITS, listings=3)) as house:
            new = {"game": "kyoto", "listed": True}
            made = [await house.ask("POST", "/api/matches", f"zoe{number}", new) for number in range(4)]
            assert [reply.status for reply in made] == [201, 201, 201, 429]
            assert made[-1].json()["code"] == "too-many-listed"
            assert (await house.ask("POST", "/api/matches", "zoe", {"game": "kyoto"})).status == 201
            house.address = "10.0.0.2"
            assert (await house.ask("POST", "/api/matches", "ada", new)).status == 201

    run(test())


def test_commands_are_counted_by_address_however_many_sockets_send_them() -> None:
    async def test() -> None:
        async with table() as (house, id):
            lines = [await house.connect(f"/api/matches/{id}/socket", "zoe") for _ in range(4)]
            house.hall.rates = Buckets(0.001, 10, lambda: 0.0)
            for number in range(20):
                await lines[number % 4].do({"do": "chat", "id": f"c{number}", "text": "hello"})
            entries = [message for message in lines[0].messages() if message["type"] == "entry"]
            assert len(entries) == 10

    run(test())


def test_a_large_answer_costs_more_than_a_small_one() -> None:
    async def test() -> None:
        async with table() as (house, id):
            await play_on(house, id)
            house.hall.rates = Buckets(0.001, 1_000, lambda: 0.0)
            bucket = house.hall.rates.buckets
            await house.get(f"/api/matches/{id}?after=999", "ada")
            small = 1_000 - bucket["127.0.0.1"].tokens
            await house.get(f"/api/matches/{id}?after=0", "ada")
            assert 1_000 - bucket["127.0.0.1"].tokens > 2 * small

    run(test())


def test_a_debt_is_paid_before_anything_else_is_had() -> None:
    bucket = Bucket(rate=10, burst=30, now=0.0)
    bucket.charge(50)
    assert not bucket.take(1.0)
    assert bucket.take(2.2)
    buckets = Buckets(rate=10, burst=30, clock=lambda: 0.0)
    buckets.charge("ada", 1_000_000)
    assert buckets.wait("ada") == 4  # at most as much as a burst


def test_an_address_is_counted_with_its_whole_network() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") != network_of("10.0.0.2")


def test_the_same_box_is_in_memory_once() -> None:
    async def test() -> None:
        async with House.open() as house:
            new = {"game": "xanadu", "components": msgspec.to_builtins(durbar.game("xanadu").contents)}
            await house.ask("POST", "/api/matches", "ada", new)
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(20):
                assert (await house.ask("POST", "/api/matches", "ada", new)).status == 201
            house.store.entries.clear()  # that is the disk
            house.lines.clear()
            gc.collect()
            grown = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            games = {id(live.match.game) for live in house.hall.live.values()}
            boxes = {id(live.entries[0].body.components) for live in house.hall.live.values()}  # type: ignore[union-attr]
            assert len(games) == len(boxes) == 1
            assert grown < 20 * 30_000

    run(test())


def test_matches_that_nobody_looks_at_fill_no_memory_however_many_are_asked_for() -> None:
    async def test() -> None:
        async with House.open() as house:
            made = [await house.ask("POST", "/api/matches", "ada", {"game": "kyoto"}) for _ in range(5)]
            ids = [reply.json()["match"]["id"] for reply in made]
            looker = await house.connect(f"/api/matches/{ids[0]}/socket")
            for id in reversed(ids):
                house.now += 1
                assert (await house.get(f"/api/matches/{id}")).status == 200
            with patch.object(housekeeping, "MOST_UNWATCHED", 2):  # entries, and each has one
                await house.hall.housekeeping.round()
            assert [*house.hall.live] == ids[:3]  # one that is looked at, and the two that were asked for last
            await looker.hang_up()
            for id in ids:
                assert (await house.get(f"/api/matches/{id}")).status == 200

    run(test())


# Names of the server

OWN = ["table", "TABLE:8000", "localhost", "localhost:8000", "127.0.0.1", "192.0.2.9:80", "[::1]:8000", "a.localhost"]
FOREIGN = ["evil.example", "evil.example:8000", "table.evil.example", "localhost.evil.example", "127.0.0.1.evil", "["]


@pytest.mark.parametrize("name", OWN)
def test_the_server_answers_to_its_names_and_to_any_address(name: str) -> None:
    async def test() -> None:
        async with House.open() as house:
            assert (await house.ask("GET", "/api/me", host=name)).status == 200

    run(test())


@pytest.mark.parametrize("name", FOREIGN)
def test_the_server_answers_to_no_other_name(name: str) -> None:
    """A name of somebody else that leads here would make their page one of ours, in the eyes of a browser."""

    async def test() -> None:
        async with table() as (house, id):
            for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/guests"), ("GET", "/nowhere")):
                reply = await house.ask(method, path, "ada", {"name": "Zoe"}, host=name, origin=f"http://{name}")
                assert answer(reply) == (421, "wrong-host")
            socket = await house.connect(f"/api/matches/{id}/socket", "ada", host=name)
            assert socket.sent[0]["status"] == 421

    run(test())


# Many who look on


@pytest.fixture
def crowded() -> Iterator[None]:
    """Two are many, who are told of changes at most once in a second or so."""
    with patch.object(limits, "FEW", 1), patch.object(limits, "TOLD_A_SECOND", 2):
        yield


def told_of(line: Line, kind: str) -> int:
    """How often a stream or a socket was told something."""
    sent = [message.get("body", message.get("text", "")) for message in line.sent]
    texts = [part if isinstance(part, str) else part.decode() for part in sent]
    return sum(f'"type":"{kind}"' in text for text in texts)


async def until_told(house: House) -> None:
    while house.hall.tasks:
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("crowded")
def test_who_comes_and_goes_without_end_keeps_no_crowd_busy() -> None:
    async def test() -> None:
        async with House.open() as house:
            id = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto"})).json()["match"]["id"]
            looking = [await house.connect(f"/api/matches/{id}/socket") for _ in range(2)]
            for _ in range(30):
                await (await house.connect(f"/api/matches/{id}/socket")).hang_up()
            assert told_of(looking[0], "presence") < 20

    run(test())


@pytest.mark.usefixtures("crowded")
def test_a_crowded_lobby_is_told_of_all_that_changes_at_once() -> None:
    async def test() -> None:
        async with House.open() as house:
            made = await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "listed": True})
            id = made.json()["match"]["id"]
            looking = [await house.stream("/api/lobby/events") for _ in range(2)]
            for number in range(30):
                command = {"do": ("stand", "sit")[number % 2], "id": f"c{number}", "seat": 0}
                await house.ask("POST", f"/api/matches/{id}/commands", "ada", command)
            await until_told(house)
            assert told_of(looking[0], "table") < 10
            assert b'"seats":["",' not in looking[0].sent[-1]["body"]  # of who sat down last as well

    run(test())
