"""Strangers on a real network: everything the OpenAPI document promises, and much that no client would send.

While they try, two people at another table of the same server play whole games undisturbed.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from durbar.client import Visit, new_guest, request
from durbar.server import protocols, readers
from durbar.server.app import ENDPOINTS
from durbar.server.protocols import Requests, Sockets
from durbar.server.readers import Reader
from durbar.server.streams import STREAM
from tests.server.servers import LONG, Server

# Streams do not end; who is refused one is tried beside what it is for.
DESCRIBED = [(e.method, e.path) for e in ENDPOINTS if e.path.startswith("/api/") and e.media != STREAM]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strangers") / "data", "--think", "0.05") as server:
        yield server
        assert server.running().poll() is None
        assert server.mistakes() == []
        assert server.metric("durbar_errors_total") == 0


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    return schema


@pytest.mark.parametrize(("method", "path"), DESCRIBED, ids=[f"{method} {path}" for method, path in DESCRIBED])
def test_every_endpoint_answers_as_described(api: Any, server: Server, method: str, path: str) -> None:
    """No server error, only described statuses, content types and shapes; what is malformed is refused."""
    operation = api[path][method]
    match = asyncio.run(new_match(server.url))[0]

    @settings(max_examples=10, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def conforms(case: Any) -> None:
        if "id" in case.path_parameters and random.Random(str(case.path_parameters)).random() < 0.7:
            case.path_parameters["id"] = match
        case.call_and_validate(timeout=LONG, excluded_checks=[positive_data_acceptance])  # more than shapes count

    conforms()


async def new_match(url: str, seats: int = 2) -> tuple[str, str]:
    """A match that nobody has joined, and its host's token."""
    token = await new_guest(url, "Host")
    found = await request(url, "POST", "/api/matches", {"game": "kyoto", "seats": seats}, token)
    return str(found["match"]["id"]), token


# Two people who only want to play


async def play_whole_game(url: str) -> None:
    """Two people play a game to its end, each move acknowledged, each entry heard once."""
    match, host = await new_match(url)
    tokens = [host, await new_guest(url, "Bo")]
    link = f"{url}/m/{match}"
    async with Visit(link, tokens[0]) as ada, Visit(link, tokens[1]) as bo:
        people = [ada, bo]
        numbers: list[list[int]] = [[], []]
        for seat, person in enumerate(people):
            await person.do("sit", seat=seat)
        await ada.do("start")

        async def play(seat: int) -> None:
            async for message in people[seat]:
                assert message["type"] != "lost", "the connection was lost"
                if message["type"] == "entry":
                    numbers[seat].append(message["number"])
                table = people[seat].table
                if table["status"] == "over":
                    return
                if message["type"] == "entry" and table["moves"] and table["due"] == [seat]:
                    move = random.choice(table["moves"])["notation"]
                    await people[seat].do("move", seat=seat, move=move, after=table["turn"])

        async with asyncio.timeout(LONG):
            await asyncio.gather(play(0), play(1))
        for heard in numbers:
            assert heard == list(range(heard[0], heard[0] + len(heard)))


@asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[None]:
    """Two people play while something else happens; the server lives, and has nothing to complain of."""
    game = asyncio.create_task(play_whole_game(server.url))
    try:
        yield
        await game
    finally:
        game.cancel()
    assert server.running().poll() is None
    assert server.mistakes() == []


# Those who want something else


@asynccontextmanager
async def raw(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def upgrade(path: str) -> bytes:
    lines = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode()


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a socket, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([0x80 | kind]) + length + bytes(4) + data


async def say_to_the_end(server: Server, data: bytes, hang_up: bool = False, patience: float = 2) -> bytes:
    """Send bytes, and perhaps hang up; what comes back until the server hangs up, or nothing more comes."""
    async with raw(server) as (reader, writer):
        writer.write(data)
        with suppress(OSError):
            await writer.drain()
            if hang_up:
                writer.write_eof()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(patience):
                return await reader.read()
        return b""


NOT_HTTP = [
    b"\x00" * 100,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
    b"GET /api/me HTTP/1.0\r\n\r\n",
    b"GET http://[/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /api/matches?%ff=%00&&&=;seat HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5_000 + b"Connection: close\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"\xff;=;" * 500 + b"\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    upgrade("/api/matches/nothing/socket"),
    upgrade("/api/matches/\xff/socket?seat=-1").replace(b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 1"),
    upgrade("/nowhere"),
]


REFUSED = (400, 401, 403, 404, 405, 414, 415, 421, 422, 426, 431)


def test_whatever_is_not_http_is_answered_or_dropped(server: Server) -> None:
    async def test() -> None:
        luck = random.Random(5)
        noise = [luck.randbytes(luck.randrange(1, 400)) for _ in range(40)]
        async with undisturbed(server):
            said = [(data, hang_up) for data in NOT_HTTP + noise for hang_up in (False, True)]
            answers = await asyncio.gather(*(say_to_the_end(server, *how) for how in said))
        statuses = {answer[9:12] for answer in answers if answer}
        assert statuses <= {b"200", b"307", *(b"%d" % status for status in REFUSED)}, statuses
        assert {b"414", b"431"} <= statuses

    asyncio.run(test())


def test_whatever_is_sent_on_a_socket_closes_at_most_that_socket(server: Server) -> None:
    """Broken frames, wrong encodings, messages too large and bytes at random."""

    async def test() -> None:
        match, _ = await new_match(server.url)
        hello = upgrade(f"/api/matches/{match}/socket")
        luck = random.Random(6)
        attacks = [
            frame(1, b"\xff\xfe"),
            frame(1, b'{"do":"chat","id":"a","text":"\xed\xa0\x80"}'),
            frame(1, b"x" * 17_000),
            frame(2, b"\x00" * 60_000),
            frame(3, b"what"),
            frame(8, b"\x00"),
            frame(9, b"x" * 126),
            b"\x01\x80\x00\x00\x00\x00" + b"\x00\xfe\x27\x10" * 10,
            b"\xff" * 200,
            b"\x81\x05hello",
            b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
            *(luck.randbytes(300) for _ in range(30)),
            *(b"".join(frame(1, luck.randbytes(50)) for _ in range(20)) for _ in range(5)),
        ]
        async with undisturbed(server):
            said = [(hello + attack, hang_up) for attack in attacks for hang_up in (False, True)]
            await asyncio.gather(*(say_to_the_end(server, *how) for how in said))
        assert await connections_left(server) == 0

    asyncio.run(test())


async def connections_left(server: Server) -> float:
    """How many sockets and streams are still counted when those that were closed are gone."""
    async with asyncio.timeout(LONG):
        while left := await asyncio.to_thread(server.metric, "durbar_connections"):
            await asyncio.sleep(0.05)
        return left


def test_a_message_has_a_largest_size(server: Server) -> None:
    async def test() -> None:
        match, token = await new_match(server.url)
        address = f"ws{server.url.removeprefix('http')}/api/matches/{match}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            with pytest.raises(ConnectionClosed):
                await send_large(socket)
            assert socket.close_code == 1009

    asyncio.run(test())


async def send_large(socket: ClientConnection) -> None:
    async with asyncio.timeout(LONG):
        await socket.send("x" * 20_000)
        while True:
            await socket.recv()


def test_hundreds_who_say_half_a_word_keep_nobody_out(server: Server) -> None:
    """Half requests, half bodies and silent sockets, all held open while others play."""
    halves = [b"", b"GET /api/games HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", NOT_HTTP[14]]

    async def test() -> None:
        match, _ = await new_match(server.url)
        lines = [*halves, upgrade(f"/api/matches/{match}/socket"), b"GET /api/matches/%b/events HTTP/1.1\r\n\r\n"]
        lines[-1] = lines[-1].replace(b"%b", match.encode())
        opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(400)]
        for number, (_, writer) in enumerate(opened):
            writer.write(lines[number % len(lines)])
        async with undisturbed(server):
            pass
        for _, writer in opened:
            writer.transport.abort()
        assert await connections_left(server) == 0

    asyncio.run(test())


def test_a_client_that_never_reads_slows_nobody(server: Server) -> None:
    """It joins a busy match and reads nothing; whoever talks there gets all answers, and others play."""

    async def test() -> None:
        match, token = await new_match(server.url)
        async with raw(server) as (reader, writer), Visit(f"{server.url}/m/{match}", token) as talker:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(upgrade(f"/api/matches/{match}/socket"))
            async with undisturbed(server):
                for number in range(300):
                    await talker.do("chat", text=f"{number} " + "x" * 250)
            assert talker.number >= 300

    asyncio.run(test())


def test_requests_by_the_hundred_are_answered_or_refused(tmp_path: Path) -> None:
    """An address that hurries is told to wait, and the log does not grow."""
    limits = ("--address-rate", "5")
    with Server(tmp_path / "data", *limits) as server:

        async def test() -> None:
            one = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            answers = await asyncio.gather(*(say_to_the_end(server, one, patience=LONG) for _ in range(300)))
            statuses = [answer[9:12] for answer in answers]
            assert {*statuses} == {b"200", b"429"}
            assert statuses.count(b"429") > 150

        asyncio.run(test())
        assert server.running().poll() is None
        assert server.mistakes() == []
        assert os.path.getsize(server.log_file) < 100_000


# Those who keep us waiting


@asynccontextmanager
async def patient_server(kind: type[asyncio.Protocol]) -> AsyncIterator[tuple[list[Any], int]]:
    """A tiny application behind our protocols, in this process; the protocols of its connections, and its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
        else:
            for _ in range(10):  # as if it had to look for something
                await asyncio.sleep(0)
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    made: list[Any] = []
    config = uvicorn.Config(app, http=Requests, ws=Sockets, ws_ping_interval=None, log_config=None)
    config.load()
    state = ServerState()

    def protocol() -> Any:
        made.append(kind(config, state, {}))  # type: ignore[call-arg]
        return made[-1]

    listening = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    try:
        yield made, listening.sockets[0].getsockname()[1]
    finally:
        listening.close()


WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("half", [b"\r\n", b"GET / HT", WHOLE[:-2], NOT_HTTP[14]])
def test_a_request_that_does_not_arrive_is_not_awaited_for_ever(
    half: bytes, first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "LONGEST_HEAD", 0.1)
    monkeypatch.setattr(protocols, "LONGEST_BODY", 0.1)

    async def test() -> None:
        async with patient_server(Requests) as (_, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            if not first:
                writer.write(WHOLE)
                await reader.readuntil(b"\r\n\r\nok")
            writer.write(half)
            with suppress(ConnectionResetError):
                await reader.read()  # until the server hangs up
            writer.close()

    asyncio.run(test())


def test_a_request_that_arrived_has_all_the_time_it_needs() -> None:
    """Nor does the deadline of a request follow a socket."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            for hello in (WHOLE, upgrade("/")):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(hello)
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 ")
                assert made[-1].deadline is None
                writer.close()

    asyncio.run(test())


def test_pings_without_end_fill_no_memory() -> None:
    """Of somebody who never reads the answers."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", port))
            reader, writer = await asyncio.open_connection(sock=small)
            writer.write(upgrade("/"))
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            protocol: Any = made[0].transport.get_protocol()
            protocol.idle.rate = 0  # as if it said so little that it may
            for _ in range(4_000):
                protocol.data_received(frame(9, b"x" * 125) * 10)
                await asyncio.sleep(0)
            assert protocol.transport.get_write_buffer_size() < 500_000
            writer.transport.abort()

    asyncio.run(test())


# Those who send too much, or do not read


HEADS = [
    (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
    (b"GET /" + b"a" * 1_000_000, 414),
    (b"GET / HTTP/1.1\r\nX: " + b"y" * 40_000 + b"\r\n\r\n", 431),
    (b"GET / HTTP/1.1\r\nX: " + b"y" * 1_000_000, 431),
    (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 101 + b"\r\n", 431),
    (b"GET / HTTP/1.1\r\n" + b"Xyzzy: y\r\n" * 100_000, 431),
    (b"\r\n" * 100_000, 431),
    (upgrade("/").replace(b"Upgrade: websocket", b"Upgrade: websocket\r\nX: " + b"y" * 40_000), 431),
]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("head", "status"), HEADS, ids=lambda of: str(of)[:12])
def test_a_head_has_a_largest_size(head: bytes, status: int, first: bool) -> None:
    """Whether it ends or not, at the beginning or after another request; nothing of it is kept."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            if not first:
                writer.write(WHOLE)
                await reader.readuntil(b"\r\n\r\nok")
            writer.write(head)
            with suppress(OSError):
                await writer.drain()
            answer = b""
            with suppress(OSError):
                answer = await reader.readuntil(b"\r\n")
            assert answer.split()[1:2] in ([str(status).encode()], [])  # it may hang up before we have read that
            assert made[0].refused
            writer.transport.abort()

    asyncio.run(test())


CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
BODIES = {
    "chunks": (CHUNKED, b"1\r\nx\r\n"),
    "extension": (CHUNKED + b"2;", b"x" * 1_000),
    "trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"X: y\r\n"),
    "one trailer": (CHUNKED + b"2\r\n{}\r\n0\r\nX: ", b"y" * 1_000),
    "unwanted": (WHOLE[:-2] + b"Content-Length: 99999999\r\n\r\n", b"x" * 1_000),
}


@pytest.mark.parametrize("kind", BODIES)
def test_what_follows_a_head_has_a_largest_size(kind: str) -> None:
    begin, more = BODIES[kind]

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begin)
            with suppress(OSError):
                for _ in range(1_000_000 // (100 * len(more))):
                    writer.write(more * 100)
                    await writer.drain()
                    await asyncio.sleep(0)
            while not made[0].refused:
                await asyncio.sleep(0)
            assert made[0].body <= readers.LARGEST_BODY + readers.PARSED_AT_ONCE
            assert len(made[0].headers) < 10
            writer.transport.abort()

    asyncio.run(test())


def test_little_is_parsed_at_once() -> None:
    """Of a quarter of a megabyte in tiny parts everybody else would wait for seconds."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            for hello in (WHOLE, upgrade("/")):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(hello)
                await reader.readuntil(b"\r\n\r\n")
                protocol: Any = made[-1].transport.get_protocol()
                pieces: list[bytes] = []
                protocol.parse = pieces.append
                sent = random.Random(1).randbytes(50_000)
                for begin, end in pairwise((0, 10, 30_000, 30_010, 50_000)):
                    protocol.data_received(sent[begin:end])
                while sum(map(len, pieces)) < len(sent):
                    await asyncio.sleep(0)
                assert b"".join(pieces) == sent
                assert max(map(len, pieces)) <= 50 * len(b"1\r\nx\r\n")  # chunks of one byte in a turn of the loop
                writer.transport.abort()

    asyncio.run(test())


def test_who_comes_from_elsewhere_waits_for_few_pieces() -> None:
    """However many say much."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            pieces: list[str] = []
            peers = []
            for address in ["127.0.0.2"] * 20 + ["127.0.0.3"]:
                peers.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))
                peers[-1][1].write(upgrade("/"))
                await peers[-1][0].readuntil(b"\r\n\r\n")
                protocol: Any = made[-1].transport.get_protocol()
                protocol.parse = lambda data, address=address: pieces.append(address)
            for each in made:
                each.transport.get_protocol().data_received(bytes(10 * readers.PARSED_AT_ONCE))
            while len(pieces) < 21 * 10:
                await asyncio.sleep(0)
            assert pieces[:20] == ["127.0.0.2", "127.0.0.3"] * 10
            for _, writer in peers:
                writer.transport.abort()

    asyncio.run(test())


def test_what_cannot_be_parsed_keeps_nobody_else_waiting() -> None:
    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            while len(made) < 2:
                await asyncio.sleep(0)
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            made[0].parse = lambda data: 1 / 0
            for protocol in made:
                protocol.data_received(WHOLE + b"\r\n" * readers.PARSED_AT_ONCE)
            await peers[1][0].readuntil(b"\r\n\r\nok")
            assert [protocol.transport.is_closing() for protocol in made] == [True, False]
            for _, writer in peers:
                writer.transport.abort()

    asyncio.run(test())


@pytest.mark.parametrize("said", [WHOLE * 1_000, WHOLE * 2 + b"\x00\x00"], ids=["many", "wrong"])
def test_an_answer_that_goes_nowhere_is_no_mistake_of_ours(said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Whom we hang up on could fill the log with traces of it."""
    uvloop = pytest.importorskip("uvloop")

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            with suppress(OSError):
                await reader.read()
            writer.close()
            while made[0].tasks:
                await asyncio.sleep(0)

    uvloop.run(test())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("hello", [WHOLE, upgrade("/")], ids=["request", "socket"])
def test_who_sends_more_than_can_be_parsed_is_hung_up_on(hello: bytes) -> None:
    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(hello)
            await reader.readuntil(b"\r\n\r\n")
            protocol: Any = made[0].transport.get_protocol()
            protocol.parse = lambda data: None
            protocol.data_received(bytes(1_000_000))
            assert len(protocol.unparsed) == protocol.most_unparsed
            while not protocol.transport.is_closing():
                await asyncio.sleep(0)
            writer.transport.abort()

    asyncio.run(test())


@pytest.mark.parametrize("kind", [9, 10, 0], ids=["pings", "pongs", "parts of a message"])
def test_who_says_nothing_without_end_is_hung_up_on(kind: int) -> None:
    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(upgrade("/"))
            await reader.readuntil(b"\r\n\r\n")
            protocol: Any = made[0].transport.get_protocol()
            writer.write(b"\x01" + frame(0, b"")[1:])  # a text of several parts begins
            with suppress(OSError):
                for _ in range(3 * protocols.IDLE_FRAMES):
                    writer.write((b"\x00" if kind == 0 else bytes([0x80 | kind])) + frame(kind, b"")[1:])
                    await writer.drain()
                    await reader.read(100) if kind == 9 else await asyncio.sleep(0)
                    if protocol.transport.is_closing():
                        break
            assert protocol.transport.is_closing()
            assert len(protocol.frames) <= protocols.IDLE_FRAMES + 1
            writer.transport.abort()

    asyncio.run(test())


def test_a_head_of_sixty_megabytes_is_refused_after_the_first_of_them(server: Server) -> None:
    """The memory of the server does not grow, and others play."""

    async def test() -> None:
        before = memory(server)
        async with undisturbed(server):
            for _ in range(5):
                async with raw(server) as (_, writer):
                    writer.write(b"GET / HTTP/1.1\r\n")
                    with suppress(OSError):
                        for _ in range(60):
                            writer.write(b"X-Large: " + b"y" * 1_000_000 + b"\r\n")
                            await writer.drain()
        assert memory(server) - before < 30

    asyncio.run(test())


def memory(server: Server) -> float:
    """Resident memory in megabytes."""
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise AssertionError("Linux tells no memory")


def test_requests_that_do_not_wait_for_answers_are_not_all_kept() -> None:
    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(WHOLE * 1_000)
            with suppress(OSError):
                await reader.read()
            assert len(made[0].pipeline) <= protocols.MOST_PIPELINED + 1
            writer.transport.abort()

    asyncio.run(test())


def test_a_peer_who_does_not_read_is_hung_up_on() -> None:
    """After two looks at what waits for it; one who reads a little is not."""

    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", port))
            reader, writer = await asyncio.open_connection(sock=small, limit=2**24)
            writer.write(WHOLE)
            await reader.readuntil(b"\r\n\r\nok")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            (protocol,) = made
            protocol.transport.write(b"x" * 8_000_000)
            assert protocol.unread > 1_000_000
            assert readers.Unread.bytes == protocol.unread
            protocol.look.cancel()
            protocol.unread += 2 * readers.LEAST_READ  # as if some had been read since
            readers.Unread.bytes = protocol.unread
            protocol.look_again()
            assert not protocol.transport.is_closing()
            protocol.look_again()
            assert protocol.transport.is_closing()
            await asyncio.sleep(0)
            assert readers.Unread.bytes == 0
            writer.transport.abort()

    asyncio.run(test())


def test_peers_who_do_not_read_fill_no_more_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with patient_server(Requests) as (made, port), asyncio.timeout(LONG):
            peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            while len(made) < 3:
                await asyncio.sleep(0)
            for (reader, _), protocol in zip(peers, made, strict=True):
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                protocol.transport.write(b"x" * 8_000_000)
                monkeypatch.setattr(readers, "LARGEST_UNREAD_IN_ALL", made[0].unread + 1)
            assert [protocol.transport.is_closing() for protocol in made] == [False, True, True]
            for _, writer in peers:
                writer.transport.abort()
            while readers.Unread.bytes:
                await asyncio.sleep(0)

    asyncio.run(test())


def test_one_network_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Requests, "most_peers", 3)
    monkeypatch.setattr(Reader, "peers", Counter())

    async def test() -> None:
        async with patient_server(Requests) as (_, port), asyncio.timeout(LONG):
            peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
            assert (await peers[3][0].readline()).startswith(b"HTTP/1.1 429 ")
            peers[0][1].write(upgrade("/"))  # a socket is still one of them
            assert (await peers[0][0].readline()).startswith(b"HTTP/1.1 101 ")
            for _, writer in peers:
                writer.transport.abort()
            while Requests.peers:
                await asyncio.sleep(0)

    asyncio.run(test())
