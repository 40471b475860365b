"""A network that delays, cuts, swallows and stalls, and clients that stutter: everything is done once, nothing is lost.

The same checker as after crashes has the last word.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from durbar.client import Message, new_guest, request
from durbar.core.errors import DurbarError
from durbar.server.chairs import Guest
from durbar.server.connection import LARGEST_BACKLOG, TOO_SLOW, Backlog, Connection
from tests.server.history import Recorder, Sent, complaints, count_of, read_journal
from tests.server.people import Party
from tests.server.proxy import Proxy
from tests.server.servers import LONG, Server

SEED = int(os.environ.get("DURBAR_SEED", "5"))
FAULTS = int(os.environ.get("DURBAR_FAULTS", "12"))
RECOVERY = 2.0  # seconds; that is the promise
GRACE = 6.0  # seconds that a busy machine may add


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("network") / "data", "--think", "0.05") as server:
        yield server
        assert server.stop() == 0
        assert not server.mistakes()


async def check(server: Server, party: Party) -> None:
    party.server = server.url  # the truth is asked for without a proxy
    found = complaints(party.clients, read_journal(server.data, party.match), await party.latecomers())
    assert not found, "\n".join(found)


# Everything at once


Fault = Callable[[Proxy], None]


def delay(proxy: Proxy) -> None:
    proxy.delay = 0.0 if proxy.delay else 0.05


FAULTS_BY_NAME: dict[str, Fault] = {
    "delay": delay,
    "reset": lambda proxy: proxy.cut("reset"),
    "end": lambda proxy: proxy.cut("end"),
    "refuse": Proxy.refuse,
    "stall": Proxy.stall,
    "swallow all": lambda proxy: proxy.swallow("up", "down"),
    "swallow commands": lambda proxy: proxy.swallow("up"),
    "swallow answers": lambda proxy: proxy.swallow("down"),
}


def test_matches_go_to_their_end_over_a_network_that_fails_in_every_way(server: Server) -> None:
    async def scenario() -> None:
        luck = random.Random(SEED)
        async with Proxy(server.port, luck) as proxy, asyncio.timeout(LONG + 10 * FAULTS):
            parties = [Party(proxy.url, random.Random(luck.random()), *sizes) for sizes in [(3, 0), (2, 2)]]
            trouble = asyncio.create_task(keep_failing(proxy, luck))
            async with asyncio.TaskGroup() as together:
                for party in parties:
                    together.create_task(party.play())
            trouble.cancel()
        for party in parties:
            await check(server, party)
            print(f"seed {SEED}: {dict(count_of(party.clients))}")

    asyncio.run(scenario())


async def keep_failing(proxy: Proxy, luck: random.Random) -> None:
    """Some faults, each for a moment; then the network is only slow."""
    for number in range(FAULTS):
        await asyncio.sleep(luck.uniform(0.05, 0.4))
        list(FAULTS_BY_NAME.values())[number % len(FAULTS_BY_NAME)](proxy)
        await asyncio.sleep(luck.uniform(0.05, 0.8))
        proxy.heal()


# Coming back


@asynccontextmanager
async def at_a_table(server: Server, proxy: Proxy) -> AsyncIterator[tuple[Recorder, str]]:
    """Somebody connected through the proxy, and the token of the host."""
    token, host = await new_guest(server.url, "Ada"), await new_guest(server.url, "Host")
    match = (await request(server.url, "POST", "/api/matches", {"game": "kyoto", "seats": 2}, host))["match"]["id"]
    visit = Recorder(f"{proxy.url}/m/{match}", token)
    async with visit:
        await visit.do("sit", seat=0)
        yield visit, host


async def time_to_return(server: Server, fault: str, away: float) -> float:
    """Seconds from the network's return until a client has heard what it missed and has done what it wanted."""
    async with Proxy(server.port, random.Random(SEED)) as proxy, at_a_table(server, proxy) as (visit, host):
        FAULTS_BY_NAME[fault](proxy)
        doing = asyncio.create_task(visit.do("chat", text="am I heard?"))
        missed = await say(server, visit.match, host, "hello")
        await asyncio.sleep(away)
        proxy.heal()
        back = asyncio.get_running_loop().time()
        async with asyncio.timeout(LONG):
            await heard_up_to(visit, max(await doing, missed))
        taken = asyncio.get_running_loop().time() - back
        commands = [entry.command for entry in read_journal(server.data, visit.match).entries]
        assert commands.count(visit.client.sent[-1].command) == 1
        return taken


async def say(server: Server, match: str, token: str, text: str) -> int:
    """Chat by POST, without the proxy; the number of the entry."""
    command = {"do": "chat", "id": secrets.token_hex(8), "text": text}
    return int((await request(server.url, "POST", f"/api/matches/{match}/commands", command, token))["number"])


async def heard_up_to(visit: Recorder, number: int) -> None:
    while max(sight.number for sight in visit.client.sights) < number:
        visit.something.clear()
        await visit.something.wait()


@pytest.mark.parametrize("away", [0.0, 3.2])
def test_clients_are_back_soon_after_the_network(server: Server, away: float) -> None:
    """It was away for an instant, or long enough for the client to have noticed and tried for a while."""

    async def scenario() -> dict[str, float]:
        faults = [fault for fault in FAULTS_BY_NAME if fault != "delay"]
        taken = await asyncio.gather(*(time_to_return(server, fault, away) for fault in faults))
        return dict(zip(faults, taken, strict=True))

    taken = asyncio.run(scenario())
    print(f"back after {away} s away: {', '.join(f'{name} {seconds:.2f} s' for name, seconds in taken.items())}")
    assert max(taken.values()) < RECOVERY + GRACE


def test_a_connection_that_only_looks_open_is_given_up_by_a_client_that_wants_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Proxy(server.port, random.Random(SEED)) as proxy, at_a_table(server, proxy) as (visit, host):
            proxy.swallow("down")
            proxy.heal()
            async with asyncio.timeout(LONG):
                await heard_up_to(visit, await say(server, visit.match, host, "hello"))

    asyncio.run(scenario())


def test_whoever_is_too_far_behind_is_sent_away_to_come_back_and_resume() -> None:
    backlog = Backlog()
    connection = Connection(Guest("", ""), backlog=backlog)
    news = b"x" * 1_000
    for _ in range(LARGEST_BACKLOG // len(news)):
        connection.send(news)
    assert connection.closing is None
    assert connection.bytes == backlog.bytes == len(connection.waiting) * len(news)
    connection.send(news)
    assert connection.closing == (TOO_SLOW, "too slow; come back and resume")
    connection.send(news)
    assert (len(connection.waiting), connection.bytes, backlog.bytes) == (0, 0, 0)


def test_the_first_message_may_be_as_long_as_it_must() -> None:
    connection = Connection(Guest("", ""))
    connection.send(b"x" * 2 * LARGEST_BACKLOG)
    assert connection.closing is None
    connection.send(b"x")
    assert connection.closing is not None


def test_what_waits_for_all_together_is_bounded() -> None:
    backlog = Backlog(most=10)
    slow, other = (Connection(Guest("", ""), backlog=backlog) for _ in range(2))
    slow.send(b"x" * 6)
    slow.send(b"y")
    other.send(b"x" * 3)
    assert (slow.closing, other.closing, backlog.bytes) == (None, None, 10)
    slow.send(b"z")
    assert slow.closing is not None
    assert (other.closing, backlog.bytes) == (None, 3)
    other.is_sent()
    assert backlog.bytes == 0


# The same command more than once


class Stutterer(Recorder):
    """Sends every command three times: twice on its socket, and by POST at the same time; and again when it returns."""

    def __init__(self, link: str, token: str) -> None:
        super().__init__(link, token)
        self.posts: set[asyncio.Task[None]] = set()

    async def send(self, command: dict[str, Any]) -> None:
        self.posts.add(asyncio.create_task(self.post(command)))
        await super().send(command)
        await super().send(command)

    async def post(self, command: dict[str, Any]) -> None:
        try:
            done = await request(self.server, "POST", f"/api/matches/{self.match}/commands", command, self.token)
        except DurbarError:
            return
        self.client.acknowledged.append((Sent(self.client.guest, command["id"]), done["number"]))

    def hear(self, message: Message) -> None:
        super().hear(message)
        if message["type"] == "ack" and message["number"] % 7 == 0 and self.socket is not None:
            self.socket.transport.abort()  # what is on the way now is sent again on the next connection

    async def __aexit__(self, *how: object) -> None:
        await super().__aexit__(*how)
        await asyncio.gather(*self.posts)


def test_a_command_sent_thrice_over_sockets_and_http_is_done_once(server: Server) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(2 * LONG):
            party = Party(server.url, random.Random(SEED), people=2, bots=1)
            await party.play(Stutterer)
        await check(server, party)
        figures = count_of(party.clients)
        assert figures["sendings"] >= 2 * figures["commands"]
        print(f"seed {SEED}: {dict(figures)}")

    asyncio.run(scenario())
