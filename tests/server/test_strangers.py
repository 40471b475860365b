"""Strangers cannot harm the server: whatever they send, they get a clear refusal, and nobody else notices.

Most of it is tried inside this process, where everything can be looked at; what needs a network is tried in
`test_strangers_network.py`.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.server import app, hall, making, session, show, wire
from durbar.server import connection as connection_module
from durbar.server.app import ENDPOINTS
from durbar.server.asked import LARGEST_BODY
from durbar.server.chairs import Guest
from durbar.server.guests import COOKIE, Signer, new_guest
from durbar.server.headers import HEADERS
from durbar.server.match import Match
from tests.server import inside
from tests.server.inside import House, Line, Reply

NO_LIMITS = inside.NO_LIMITS


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@asynccontextmanager
async def table(**settings: Any) -> AsyncIterator[tuple[House, str]]:
    """A running match: Ada hosts and has seat 0, Bo seat 1, a bot seat 2."""
    async with House.open(msgspec.structs.replace(NO_LIMITS, **settings)) as house:
        new = {"game": "kyoto", "seats": 3, "bots": {"2": "easy"}}
        with patch.object(making, "new_secret", lambda: "5a" * 32):
            id = str((await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"])
        for number, guest in enumerate(("ada", "bo")):
            assert (await house.do(id, guest, {"do": "sit", "id": f"sit{number}", "seat": number})).status == 200
        assert (await house.do(id, "ada", {"do": "start", "id": "start"})).status == 200
        live = house.hall.live[id]
        while live.match.due() != [0]:
            move = live.match.state.legal_moves(1)[0].notation
            command = {"do": "move", "id": f"m{live.match.number}", "seat": 1, "move": move}
            assert (await house.do(id, "bo", command)).status == 200
        yield house, id


def journal(house: House, id: str) -> bytes:
    return repr(house.store.entries[id]).encode()


def answer(reply: Reply) -> tuple[int, str]:
    return reply.status, reply.json()["code"]


# Seats of others

ON_ADAS_SEAT: list[dict[str, Any]] = [
    {"do": "move", "seat": 0, "move": "give 0"},
    {"do": "undo", "seat": 0},
    {"do": "answer", "seat": 0, "yes": True},
    {"do": "chat", "seat": 0, "text": "I am Ada"},
    {"do": "stand", "seat": 0},
    {"do": "free", "seat": 0},
    {"do": "free", "seat": 2},
]
AS_A_PLAYER: list[dict[str, Any]] = [{"do": "wait", "seat": 0}, {"do": "bot", "seat": 0}]
NOT_NOW: list[dict[str, Any]] = [{"do": "sit", "seat": 0}, {"do": "sit", "seat": 2}, {"do": "start"}, {"do": "rematch"}]


@pytest.mark.parametrize("who", ["bo", "zoe"])
@pytest.mark.parametrize("command", ON_ADAS_SEAT + AS_A_PLAYER, ids=lambda command: command["do"])
def test_a_seat_of_somebody_else_cannot_be_used(command: dict[str, Any], who: str) -> None:
    if who == "bo" and command in AS_A_PLAYER:
        return  # somebody who plays may

    async def test() -> None:
        async with table() as (house, id):
            before = journal(house, id)
            assert (await house.do(id, who, {"id": "x", **command})).status == 403
            socket = await house.connect(f"/api/matches/{id}/socket", who)
            socket.messages()
            await socket.do({"id": "y", **command})
            (refused,) = socket.messages()
            assert (refused["type"], refused["id"]) == ("refused", "y")
            assert refused["error"]["code"] in ("not-yours", "not-host")
            if command["do"] in ("move", "undo", "answer"):
                assert refused["table"]["view"]["seat"] == (1 if who == "bo" else -1)
            else:
                assert refused["table"] is None
            assert journal(house, id) == before

    run(test())


@pytest.mark.parametrize("command", NOT_NOW, ids=str)
def test_a_stranger_can_neither_sit_down_nor_start_nor_begin_anew(command: dict[str, Any]) -> None:
    async def test() -> None:
        async with table() as (house, id):
            before = journal(house, id)
            assert (await house.do(id, "zoe", {"id": "x", **command})).status == 409
            assert journal(house, id) == before

    run(test())


@pytest.mark.parametrize("command", ON_ADAS_SEAT + AS_A_PLAYER + NOT_NOW, ids=str)
def test_who_has_no_name_can_only_watch(command: dict[str, Any]) -> None:
    """Nor can they take a bot's place, which is nobody's seat but not theirs."""

    async def test() -> None:
        async with table() as (house, id):
            before, bot = journal(house, id), house.hall.live[id].match.chairs[2].bot
            socket = await house.connect(f"/api/matches/{id}/socket")
            socket.messages()
            await socket.do({"id": "x", **command})
            (refused,) = socket.messages()
            assert refused["error"]["code"] == "nobody"
            assert (journal(house, id), house.hall.live[id].match.chairs[2].bot) == (before, bot)

    run(test())


MOST_MOVES = 400  # after which a match should be over


def test_after_the_end_everybody_sees_what_each_seat_saw() -> None:
    """Then nothing is hidden any more; the file of the record says which game it was."""

    async def test() -> None:
        async with table() as (house, id):
            live = house.hall.live[id]
            for command in range(MOST_MOVES):
                await house.settle()
                if live.match.status == "over":
                    break
                assert answer(await house.get(f"/api/matches/{id}/moments/3?seat=0", "zoe")) == (403, "not-yours")
                for who in ("zoe", "ada", ""):
                    assert answer(await house.get(f"/api/matches/{id}/moments/3?open=1", who)) == (409, "not-over")
                seat = live.match.due()[0]
                move = live.match.state_for(seat).legal_moves(seat)[0].notation
                await live.command(Guest(live.match.chairs[seat].guest, ""), wire.Play(f"{command}", seat, move))
            number = live.match.number - 1
            seen = [await house.get(f"/api/matches/{id}/moments/{number}?seat={seat}", "zoe") for seat in range(3)]
            assert [reply.status for reply in seen] == [200] * 3
            then = Match.load(id, live.match.secret, live.entries[:number])
            assert [json.loads(reply.body)["view"] for reply in seen] == [
                json.loads(wire.encode(show.table(then, seat)))["view"] for seat in range(3)
            ]
            opened = await house.get(f"/api/matches/{id}/moments/{number}?open=1", "zoe")
            piles = [player["score_pile"] for player in json.loads(opened.body)["view"]["players"]]
            assert piles == [
                json.loads(reply.body)["view"]["players"][seat]["score_pile"] for seat, reply in enumerate(seen)
            ]
            named = repr((await house.get(f"/api/matches/{id}/record", "zoe")).headers)
            assert re.search(r'filename="kyoto-\d{4}-\d\d-\d\d-[\w-]+\.durbar"', named)

    run(test())


@pytest.mark.parametrize("who", ["bo", "zoe", ""])
def test_nobody_looks_through_the_eyes_of_somebody_else(who: str) -> None:
    async def test() -> None:
        async with table() as (house, id):
            for path in ("", "/moments/3", "/hint", "/events"):
                reply = await house.get(f"/api/matches/{id}{path}?seat=0", who)
                assert answer(reply) == (403, "not-yours")
                assert (await house.get(f"/api/matches/{id}{path}?seat=9", who)).status == 422
            socket = await house.connect(f"/api/matches/{id}/socket?seat=0", who)
            assert socket.sent[0]["status"] == 403
            assert not house.hall.live[id].company.connections
            for path in ("/record", "/verify"):
                assert answer(await house.get(f"/api/matches/{id}{path}", who)) == (409, "not-over")
            seated = await house.ask("POST", f"/api/matches/{id}/seats/2/token", who, {"name": "Robot"})
            assert answer(seated) == (403, "not-host")

    run(test())


def test_before_the_start_only_the_host_moves_others() -> None:
    async def test() -> None:
        async with House.open() as house:
            id = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()["match"]["id"]
            await house.do(id, "bo", {"do": "sit", "id": "1", "seat": 1})
            for command in ({"do": "free", "seat": 1}, {"do": "stand", "seat": 1}, {"do": "bot", "seat": 0}):
                assert (await house.do(id, "zoe", {"id": "x", **command})).status == 403
            assert (await house.do(id, "zoe", {"do": "start", "id": "y"})).status == 403
            assert answer(await house.do(id, "zoe", {"do": "sit", "id": "z", "seat": 1})) == (409, "taken")
            assert (await house.do(id, "ada", {"do": "free", "id": "2", "seat": 1})).status == 200

    run(test())


# Tokens and cookies


def test_only_our_own_tokens_are_believed() -> None:
    signer, other = Signer(bytes(32)), Signer(b"x" * 32)
    good, second = signer.token("ada"), signer.token("bo")
    forged = [
        other.token("ada"),
        good[:-1],
        good[1:],
        good + "0",
        good.upper(),
        f"ada.{second.partition('.')[2]}",
        "ada.",
        "ada",
        ".",
        "",
        "ada." + "0" * 64,
        "ada." + "é" * 64,
        f"bo.{good}",
        good.replace(".", ".."),
        f"{good}.{good}",
        "\x00",
    ]

    async def test() -> None:
        async with table() as (house, id):
            assert (await house.ask("GET", f"/api/matches/{id}?seat=0", authorization=f"Bearer {good}")).status == 200
            for token in forged:
                cookie = await house.ask("GET", f"/api/matches/{id}", cookie=f"{COOKIE}={token}")
                assert cookie.json()["you"] == {"viewer": -1, "seats": [], "host": False}
                stolen = await house.ask("GET", f"/api/matches/{id}?seat=0", cookie=f"{COOKIE}={token}")
                assert stolen.status == 403
                for scheme in ("Bearer", "bearer", "Basic", "Digest"):
                    reply = await house.ask("GET", f"/api/matches/{id}", authorization=f"{scheme} {token}")
                    assert answer(reply) == (401, "bad-token")
            reply = await house.ask("GET", "/api/me", "ada", authorization="Bearer nonsense")
            assert reply.status == 401  # a good cookie does not excuse a bad token

    run(test())


def test_a_cookie_cannot_be_guessed_read_by_scripts_or_sent_by_other_sites() -> None:
    async def test() -> None:
        async with House.open() as house:
            cookie = (await house.get("/api/me")).header("set-cookie")
            flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert "secure" not in flags
            house.scheme = "https"
            assert "; secure" in (await house.get("/api/me")).header("set-cookie").lower()
            assert not (await house.get("/api/me", "ada")).header("set-cookie")
            looks = await house.get("/api/me?look=1")
            assert (looks.json()["name"], looks.header("set-cookie")) == ("", "")

    run(test())
    ids = [new_guest() for _ in range(1000)]
    assert len({*ids}) == 1000
    assert all(len(bytes.fromhex(id)) * 8 >= 128 for id in ids)


# Pages of others

FOREIGN = [
    "https://evil.example",
    "null",
    "http://table.evil.example",
    "http://table:81",
    "table",
    "",
    "http://evil/table",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_cannot_act_for_their_visitors(origin: str) -> None:
    async def test() -> None:
        async with table() as (house, id):
            before = journal(house, id)
            for endpoint in ENDPOINTS:
                if endpoint.method in ("POST", "PUT", "DELETE"):
                    path = endpoint.path.replace("{id}", id).replace("{seat}", "2")
                    reply = await house.ask(endpoint.method, path, "ada", {"name": "Mallory"}, origin=origin)
                    assert answer(reply) == (403, "foreign-page")
            socket = await house.connect(f"/api/matches/{id}/socket", "ada", origin=origin)
            assert socket.sent[0]["status"] == 403
            assert journal(house, id) == before
            assert await house.store.members.standing("ada") == (None, "guest")

    run(test())


def test_our_own_pages_and_those_the_host_allows_can_act() -> None:
    async def test() -> None:
        async with table(origins=("https://friend.example",)) as (house, id):
            for origin in ("http://table", "https://table", "https://friend.example"):
                assert (await house.ask("PUT", "/api/me", "ada", {"name": "Ada"}, origin=origin)).status == 200
                socket = await house.connect(f"/api/matches/{id}/socket", "ada", origin=origin)
                assert socket.sent[0]["type"] == "websocket.accept"

    run(test())


# Headers


def test_every_answer_has_the_headers_that_protect_its_reader() -> None:
    async def test() -> None:
        async with table() as (house, id):
            replies = []
            for endpoint in ENDPOINTS:
                path = endpoint.path.replace("{id}", id).replace("{seat}", "2").replace("{number}", "1")
                for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"):
                    if path.endswith("/events") and method == "GET":
                        continue
                    replies.append(await house.ask(method, path, "ada", {"name": "Ada"}))
                    replies.append(await house.ask(method, path, "ada", b"["))
            replies.append(await house.get("/nowhere"))
            replies.append(await house.get(f"/api/matches/{id}?seat=x"))
            replies.append(await house.ask("POST", "/api/guests", "", b" " * (LARGEST_BODY + 1)))
            assert {reply.status for reply in replies} >= {200, 201, 404, 405, 409, 413, 422}
            streams = [await house.stream(f"/api/matches/{id}/events"), await house.connect("/api/matches/no/socket")]
            replies += [Reply(line.sent[0]["status"], line.sent[0]["headers"], b"") for line in streams]
            for reply in replies:
                preview = reply.header("content-type") == "image/png"  # which other sites may show, and keep
                own = {"Cache-Control", "Cross-Origin-Resource-Policy"} if preview else set()
                own |= {"Cache-Control"} if reply.is_page else set()
                for name, value in HEADERS.items():
                    assert reply.header(name) == value or name in own
                assert reply.status < 500
                assert reply.status != 405 or {*reply.header("allow").split(", ")} & {"GET", "POST", "DELETE", "PUT"}

    run(test())


def test_a_method_that_is_not_possible_is_refused_with_those_that_are() -> None:
    async def test() -> None:
        async with House.open() as house:
            reply = await house.ask("PATCH", "/api/me", "ada")
            assert (answer(reply), reply.header("allow")) == ((405, "no-method"), "DELETE, GET, HEAD, PUT")

    run(test())


def test_even_a_mistake_of_ours_has_them_and_tells_nothing() -> None:
    async def test() -> None:
        async with table() as (house, _):
            with patch.object(hall.Hall, "listed", side_effect=RuntimeError("the seed is 42")):
                line = Line(house, house.scope("http", "/api/matches", "", {}) | {"method": "GET"})
                await asyncio.gather(line.task, return_exceptions=True)
            reply = Reply(line.sent[0]["status"], line.sent[0]["headers"], line.sent[1]["body"])
            assert answer(reply) == (500, "our-mistake")
            assert b"42" not in reply.body
            assert all(reply.header(name) == value for name, value in HEADERS.items())

    run(test())


# Limits


def test_an_address_that_asks_too_often_waits() -> None:
    async def test() -> None:
        async with House.open(msgspec.structs.replace(NO_LIMITS, address_rate=0.01)) as house:
            house.hall.rates.burst = 5
            assert [(await house.get("/healthz")).status for _ in range(5)] == [200] * 5
            reply = await house.get("/healthz")
            assert answer(reply) == (429, "too-fast")
            assert int(reply.header("retry-after")) > 1
            assert (await house.connect("/api/matches/x/socket")).sent[0]["status"] == 429
            house.address = "10.0.0.2"
            assert (await house.get("/healthz")).status == 200

    run(test())


def test_who_asks_too_often_hears_so_a_moment_later() -> None:
    """So that refusals do not keep us busy; and nobody else waits."""

    async def test() -> None:
        async with House.open(msgspec.structs.replace(NO_LIMITS, address_rate=0.01)) as house:
            house.hall.rates.burst = 1
            assert (await house.get("/healthz")).status == 200
            with patch.object(app, "REFUSED_AFTER", 3600.0):
                refused = asyncio.create_task(house.get("/healthz"))
                await house.settle()
                house.address = "10.0.0.2"
                assert (await house.get("/healthz")).status == 200
                assert not refused.done()
            refused.cancel()

    run(test())


def test_a_connection_that_commands_too_fast_is_refused_and_then_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REST", 0.0)

    async def test() -> None:
        async with table(command_rate=0.01) as (house, id):
            quiet = await house.connect(f"/api/matches/{id}/socket", "bo")
            socket = await house.connect(f"/api/matches/{id}/socket", "ada")
            before = journal(house, id)
            for number in range(150):
                await socket.do({"do": "chat", "id": f"c{number}", "text": "hello"})
            assert socket.sent[-1]["type"] == "websocket.close"
            assert socket.sent[-1]["code"] == 4029
            assert [entry for entry in socket.messages() if entry["type"] == "entry"] == []
            assert (journal(house, id), quiet.task.done()) == (before, False)

    run(test())


def test_who_commands_too_fast_keeps_nobody_busy_with_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REST", 3600.0)

    async def test() -> None:
        async with table(command_rate=0.01) as (house, id):
            socket = await house.connect(f"/api/matches/{id}/socket", "ada")
            for number in range(3):
                await socket.do({"do": "chat", "id": f"c{number}", "text": "hello"})
            assert [message["type"] for message in socket.messages()].count("refused") == 1
            socket.task.cancel()

    run(test())


def test_an_address_has_only_so_many_connections() -> None:
    async def test() -> None:
        async with table(sockets=4) as (house, id):
            path = f"/api/matches/{id}/socket"
            lines = [await house.connect(path) for _ in range(2)]
            lines += [await house.stream(f"/api/matches/{id}/events") for _ in range(2)]
            assert (await house.connect(path)).sent[0]["status"] == 429
            assert (await house.get(f"/api/matches/{id}/events")).status == 429
            for line in lines:
                await line.hang_up()
            assert house.server.sockets == {}
            assert (await house.connect(path)).sent[0]["type"] == "websocket.accept"

    run(test())


def test_a_stream_that_ends_before_it_begins_is_not_counted_for_ever() -> None:
    async def test() -> None:
        async with table(sockets=4) as (house, id):
            for _ in range(10):
                line = Line(house, house.scope("http", f"/api/matches/{id}/events", "", {}) | {"method": "GET"})
                await line.hang_up()
                assert (await house.ask("HEAD", f"/api/matches/{id}/events")).status == 200
            assert (house.server.sockets, house.hall.live[id].company.connections) == ({}, set())

    run(test())


def test_a_guest_has_only_so_many_tables() -> None:
    async def test() -> None:
        async with House.open(msgspec.structs.replace(NO_LIMITS, tables=3)) as house:
            created = [await house.ask("POST", "/api/matches", "ada", {"game": "kyoto"}) for _ in range(4)]
            assert [reply.status for reply in created] == [201, 201, 201, 429]
            assert (await house.ask("POST", "/api/matches", "bo", {"game": "kyoto"})).status == 201

    run(test())


def test_bodies_have_an_end() -> None:
    async def test() -> None:
        async with table() as (house, _):
            assert (await house.ask("PUT", "/api/me", "ada", b" " * (LARGEST_BODY + 1))).status == 413
            assert (await house.ask("PUT", "/api/me", "ada", b'{"name":"A"}' + b" " * 1000)).status == 200

    run(test())


@pytest.mark.parametrize("how", ["socket", "events"])
def test_a_client_that_never_reads_is_closed_and_hurts_nobody(how: str) -> None:
    async def test() -> None:
        async with table() as (house, id):
            line = await (house.connect if how == "socket" else house.stream)(f"/api/matches/{id}/{how}")
            other = await house.connect(f"/api/matches/{id}/socket", "bo")
            other.messages()
            line.readable.clear()
            (connection,) = (eyes for eyes in house.hall.live[id].company.connections if not eyes.guest.id)
            with patch.object(connection_module, "LARGEST_BACKLOG", 10_000):
                for number in range(50):
                    await house.do(id, "zoe", {"do": "chat", "id": f"c{number}", "text": "x" * 300})
            assert connection.closing is not None
            assert (connection.bytes, house.hall.backlog.bytes) == (0, 0)
            heard = [message["number"] for message in other.messages() if message["type"] == "entry"]
            assert heard == list(range(heard[0], heard[0] + 50))
            line.readable.set()
            await house.settle()
            assert how == "events" or line.sent[-1] == {
                "type": "websocket.close",
                "code": 4008,
                "reason": "too slow; come back and resume",
            }
            await line.hang_up()
            assert connection not in house.hall.live[id].company.connections

    run(test())


# Odd requests

ODD_PATHS = [
    "/../../etc/passwd",
    "/m/../../etc/passwd",
    "/m/%2e%2e%2f",
    "/style.css/../x",
    "/assets/..",
    "/assets/../index.html",
    "/assets/%2e%2e",
    "/assets/..\\x",
    "/assets/\x00",
    "/assets/C:x",
    "//evil.example/",
    "/api/matches/../../x",
    "/api/matches/\x00",
    "/api/matches/" + "a" * 5000,
    "/api/matches/' OR 1=1 --",
    "/api/matches/%",
    "/api/matches/é/moments/1",
    "/API/ME",
    "/api/me/",
]
ODD_NUMBERS = ["-1", "+1", "1.0", "1e3", "٣", "²", "0x1", " 1", "1_0", "9" * 10, "", "NaN", "None", "\x00", "1,2"]


@pytest.mark.parametrize("path", ODD_PATHS)
def test_odd_paths_lead_nowhere(path: str) -> None:
    async def test() -> None:
        async with House.open() as house:
            reply = await house.get(path)
            assert reply.status in (200, 307, 404)
            assert b"root:" not in reply.body

    run(test())


def test_the_character_that_postgresql_keeps_in_no_text_does_not_come_to_it() -> None:
    async def test() -> None:
        async with table() as (house, id):
            for path in ("/api/tournaments/\0", f"/api/matches/{id}/moments/\0", "/api/pairing/events?request=a%00"):
                assert answer(await house.get(path, "ada")) == (404, "no-page")
            say = rb'{"do":"chat","id":"%s","text":"%s"}'
            for words in ((rb"a\u0000", b"b"), (b"a", rb"\\\u0000b")):
                reply = await house.ask("POST", f"/api/matches/{id}/commands", "ada", say % words)
                assert answer(reply) == (422, "bad-json")
            reply = await house.ask("POST", f"/api/matches/{id}/commands", "ada", say % (b"a", rb"\\u0000b"))
            assert reply.status == 200

    run(test())


@pytest.mark.parametrize("path", ["/nowhere", "/m", "/m/", "/new", "/box/", "/a/b/c"])
def test_people_who_are_lost_get_a_page_and_programs_a_problem(path: str) -> None:
    async def test() -> None:
        async with House.open() as house:
            page = await house.ask("GET", path, accept="text/html,*/*;q=0.8")
            assert (page.status, page.header("content-type").split(";")[0]) == (404, "text/html")
            for lost in (path, "/api" + path):
                assert answer(await house.ask("GET", lost, accept="application/json")) == (404, "no-page")
            assert answer(await house.ask("GET", "/api" + path, accept="text/html")) == (404, "no-page")

    run(test())


@pytest.mark.parametrize("number", ODD_NUMBERS)
def test_odd_numbers_are_refused(number: str) -> None:
    async def test() -> None:
        async with table() as (house, id):
            assert (await house.get(f"/api/matches/{id}?seat={number}&seat={number}", "ada")).status == 422
            assert (await house.get(f"/api/matches/{id}?after={number}", "ada")).status == 422
            events = await house.ask("GET", f"/api/matches/{id}/events", "ada", **{"last-event-id": f"{number}x"})
            assert events.status == 422
            if number.strip() and not {"/", "\0"} & {*number}:
                assert (await house.get(f"/api/matches/{id}/moments/{number}", "ada")).status == 422

    run(test())


def test_numbers_beyond_the_journal_are_harmless() -> None:
    async def test() -> None:
        async with table() as (house, id):
            assert (await house.get(f"/api/matches/{id}?after=999999999", "ada")).json()["entries"] == []
            for number in (0, 999999999):
                assert answer(await house.get(f"/api/matches/{id}/moments/{number}", "ada")) == (404, "no-moment")

    run(test())


# Anything at all

COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "id": "a", "seat": 0, "name": "Zoe", "seal": "5a" * 32},
    {"do": "move", "id": "b", "seat": 0, "move": "give 0", "after": 3},
    {"do": "chat", "id": "c", "text": "hello", "seat": None},
    {"do": "answer", "id": "d", "seat": 1, "yes": True},
    {"do": "bot", "id": "e", "seat": 2, "level": "easy"},
    {"do": "start", "id": "f"},
    {"do": "seal", "id": "j", "seat": 0, "seal": "5a" * 32},
    {"do": "reveal", "id": "k", "seat": 0, "nonce": "5a" * 32},
    *({"do": what, "id": "g", "seat": 0} for what in ("stand", "free", "undo", "wait")),
    {"do": "rematch", "id": "h"},
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just(10**400) | st.just("\x00\u202e"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A real command with something wrong in it."""
    command = dict(draw(st.sampled_from(COMMANDS)))
    for _ in range(draw(st.integers(1, 2))):
        command[draw(st.sampled_from([*command, "extra", "do", "id"]))] = draw(anything)
    text = json.dumps(command, ensure_ascii=draw(st.booleans()))
    cut = draw(st.integers(0, len(text)) | st.none())
    return text if cut is None else text[:cut] + draw(st.sampled_from(["", "}", "\x00", '"', "[" * 2000, "9" * 5000]))


messages = st.lists(st.text() | st.binary() | anything.map(json.dumps) | mutated(), min_size=1, max_size=6)


@given(messages)
def test_whatever_is_sent_on_a_socket_is_refused_to_its_sender_alone(texts: list[str | bytes]) -> None:
    async def test() -> None:
        async with table() as (house, id):
            stranger = await house.connect(f"/api/matches/{id}/socket", "zoe")
            player = await house.connect(f"/api/matches/{id}/socket", "ada")
            stranger.messages(), player.messages()
            before = show.table(house.hall.live[id].match, 0)
            for text in texts:
                await stranger.say(text)
                answers = [message["type"] for message in stranger.messages()]
                assert answers in (["refused"], ["ack", "entry"], ["ack"]), answers
            assert {message["what"]["kind"] for message in player.messages() if message["type"] == "entry"} <= {"chat"}
            after = show.table(house.hall.live[id].match, 0)
            assert (after.view, after.seats, after.due) == (before.view, before.seats, before.due)
            move = house.hall.live[id].match.state.legal_moves(0)[0].notation
            assert (await house.do(id, "ada", {"do": "move", "id": "m", "seat": 0, "move": move})).status == 200
            assert not stranger.task.done()

    run(test())


@given(st.sampled_from([endpoint for endpoint in ENDPOINTS if endpoint.body]), st.binary() | anything | mutated())
def test_whatever_is_posted_is_answered(endpoint: Any, body: Any) -> None:
    async def test() -> None:
        async with table() as (house, id):
            path = endpoint.path.replace("{id}", id).replace("{seat}", "2")
            data = body if isinstance(body, bytes) else body.encode() if isinstance(body, str) else json.dumps(body)
            data = data if isinstance(data, bytes) else data.encode()
            assert (await house.ask(endpoint.method, path, "zoe", data)).status < 500

    run(test())


@pytest.mark.parametrize("depth", [10, 100, *range(900, 1001, 5), 5000, 30_000])
def test_deep_nesting_is_refused(depth: int) -> None:
    deep = b"[" * depth + b"]" * depth

    async def test() -> None:
        async with House.open() as house:
            for field in (b'"options":{"full_pile_variant":%s}', b'"components":{"deck":%s}', b'"bots":%s', b'"x":%s'):
                reply = await house.ask("POST", "/api/matches", "ada", b'{"game":"kyoto",' + field % deep + b"}")
                assert reply.status == 422

    run(test())
