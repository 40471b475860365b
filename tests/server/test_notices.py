"""Notices: who asked for them is told of each turn once, in their language, outside of their quiet hours, and whatever
happens between the move and the telling; nobody else is, and nothing hidden is told."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from durbar.cli.serve import mail_settings, own_address
from durbar.client import new_guest, request
from durbar.core.errors import DurbarError
from durbar.server import mail as mail_module
from durbar.server import push as push_module
from durbar.server.entrance import WAY_BACK
from durbar.server.mail import MailServer, mail_server
from durbar.server.notices import DAY, HOUR, MINUTE, SILENCE, WAITS, Notices
from durbar.server.push import PUSH_TIMEOUT_S, NotSent, Pusher, load_push_key, new_push_key
from durbar.server.store import StoreFailed
from durbar.server.store.schema import notices as notices_table
from durbar.server.ways import LETTERS, MOST_DEVICES
from tests.server.inside import House, Reply
from tests.server.postmen import Browser, PostOffice, PushService, link_in
from tests.server.servers import LONG, SHORT, Server
from tests.server.test_members import Device, Home, home

SOON = 20_000  # milliseconds after which somebody is told
URL = "https://table"
DAYS = {"hours": 24}


class Town:
    """A server, a push service, and two people at a table over days: Ada, who hosts it, and Ben."""

    def __init__(self, folder: Path, service: PushService, **settings: Any) -> None:
        self.folder = folder
        self.service = service
        self.settings = {"local_push": True, "url": URL} | settings
        self.house: Home
        self.people: dict[str, Device] = {}
        self.match = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Town]:
        """The server; after another, one that was started again where that left off."""
        before = getattr(self, "house", None)
        async with home(self.folder, **self.settings) as self.house:
            if before is not None:
                self.house.now = before.now
            else:
                self.house.hall.notices.pusher.secret = b"\1" * 32
            for person in ("ada", "ben"):
                self.people.setdefault(person, Device(self.house, person)).house = self.house
            yield self

    @property
    def notices(self) -> Notices:
        return self.house.hall.notices

    async def ask(self, person: str, method: str, path: str, body: Any = None) -> Reply:
        return await self.people[person].ask(method, path, body)

    async def do(self, person: str, match: str, command: dict[str, Any]) -> Reply:
        reply = await self.ask(person, "POST", f"matches/{match}/commands", command)
        await self.house.settle()
        return reply

    async def subscribes(self, person: str, path: str = "phone", **changes: str) -> Browser:
        browser = self.service.browser(path)
        reply = await self.ask(person, "POST", "me/notices/devices", browser.subscription(**changes))
        assert reply.status == 201, reply.body
        return browser

    async def sits_down(self, days: Any = DAYS, **new: Any) -> str:
        """A match of the two, not begun."""
        wanted = {"game": "kyoto", "seats": 2, "days": days} | new
        self.match = str((await self.ask("ada", "POST", "matches", wanted)).json()["match"]["id"])
        for seat, person in enumerate(self.people):
            sit = {"do": "sit", "id": f"sit-{self.match}", "seat": seat, "name": person.title()}
            assert (await self.do(person, self.match, sit)).status == 200
        return self.match

    async def begins(self, **new: Any) -> None:
        """A match of the two, with Ada to move."""
        await self.sits_down(**new)
        await self.do("ada", self.match, {"do": "start", "id": "start"})
        if self.due() == ["ben"]:
            await self.moves("ben")

    def due(self) -> list[str]:
        return [[*self.people][seat] for seat in self.house.hall.live[self.match].match.due()]

    async def moves(self, person: str) -> None:
        """Move until it is the other's turn, or it is over."""
        while person in self.due():
            await self.move(person)

    async def move(self, person: str) -> None:
        seat, match = [*self.people].index(person), self.house.hall.live[self.match].match
        move = match.state_for(seat).legal_moves(seat)[0].notation
        reply = await self.do(person, self.match, {"do": "move", "id": f"m{match.number}", "seat": seat, "move": move})
        assert reply.status == 200, reply.body

    async def waits(self, milliseconds: int = SOON) -> None:
        """Time passes, and whoever is to be told is."""
        self.house.now += milliseconds
        await self.notices.push_round()
        await self.notices.mail_round()
        await self.house.settle()

    @property
    def told(self) -> list[dict[str, Any]]:
        return self.service.told


Scenario = Callable[[Town], Awaitable[None]]


def in_town(closed: bool = False, **settings: Any) -> Callable[[Scenario], Callable[[Path, pytest.MonkeyPatch], None]]:
    """A test in a town with its server open, unless the test opens it itself."""

    def decorate(test: Scenario) -> Callable[[Path, pytest.MonkeyPatch], None]:
        @wraps(test)
        def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
            async def scenario() -> None:
                async with PushService(tmp_path).open() as service, AsyncExitStack() as stack:
                    town = Town(tmp_path, service, **settings)
                    if not closed:
                        await stack.enter_async_context(town.open())
                    await test(town)

            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "push.pem"))
            asyncio.run(scenario())

        del run.__wrapped__  # pytest would ask for the town
        return run

    return decorate


# By push


@in_town()
async def test_a_turn_is_told_once_and_says_the_game_and_the_others_alone(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    await town.moves("ada")
    number = town.house.hall.live[town.match].match.turn
    await town.waits(SOON - 1)
    assert town.told == []
    await town.waits(1)
    assert town.told == [
        {
            "match": town.match,
            "number": number,
            "path": f"/m/{town.match}",
            "title": "Your turn: Gangs of Kyoto",
            "body": "With Ada",
        }
    ]
    (_, headers, _) = town.service.asked[0]
    assert (headers["content-encoding"], len(headers["topic"])) == ("aes128gcm", 32)
    assert town.match not in str(headers)
    for _ in range(3):
        await town.waits(DAY // 4)
    assert len(town.told) == 1


@in_town()
async def test_over_days_each_turn_is_told_once_and_none_in_quiet_hours(town: Town) -> None:
    """Ben sleeps from ten to eight in Paris; the clock is that of the test."""
    await town.begins()
    await town.subscribes("ben", language="fr")
    quiet = {"begins": 22 * 60, "ends": 8 * 60, "zone": "Europe/Paris"}
    reply = await town.ask("ben", "PUT", "me/notices/quiet", {"quiet": quiet})
    assert reply.json()["quiet"] == quiet
    turns = 0
    for _ in range(12):
        if town.house.hall.live[town.match].match.status == "over":
            break
        await town.moves("ada")
        turns += town.due() == ["ben"]
        for _ in range(10):  # ten hours, and then Ben moves
            before = len(town.told)
            await town.waits(HOUR)
            hour = (town.house.now // HOUR + 1) % 24  # in winter, in Paris
            assert len(town.told) == before or 8 <= hour < 22
        await town.waits(10 * HOUR)
        await town.moves("ben")
    assert turns > 4
    assert len(town.told) == turns
    assert len({message["number"] for message in town.told}) == turns
    assert {message["title"] for message in town.told} == {"À vous de jouer : Gangs of Kyoto"}


@in_town()
async def test_who_is_on_holiday_is_told_when_it_is_over_or_they_are_back(town: Town) -> None:
    await town.people["ben"].joins("Ben")
    await town.begins(days={"hours": 168})
    await town.subscribes("ben")
    for back, days in (("over", 3), ("early", 5)):
        await town.ask("ben", "PUT", "me/holiday", {"days": days})
        before = len(town.told)
        await town.moves("ada")
        assert town.due() == ["ben"]
        for _ in range(4):
            await town.waits(DAY // 2)
        assert len(town.told) == before, back
        if back == "early":
            await town.ask("ben", "PUT", "me/holiday", {"days": 0})
        await town.waits(DAY if back == "over" else SOON)
        assert len(town.told) == before + 1, back
        await town.moves("ben")


@in_town()
async def test_who_has_the_table_open_is_not_told(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    line = await town.house.connect(f"/api/matches/{town.match}/socket", "ben")
    await town.moves("ada")
    await town.waits()
    assert town.told == []
    await line.hang_up()
    await town.waits()
    assert town.told == []  # they have seen it
    await town.moves("ben")
    await town.moves("ada")
    await town.waits()
    assert len(town.told) == 1


@in_town()
async def test_who_moves_before_they_are_told_is_not_told(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    await town.moves("ada")
    await town.moves("ben")
    await town.waits(DAY // 2)
    assert town.told == []


@in_town()
async def test_a_live_table_tells_only_that_it_has_begun(town: Town) -> None:
    await town.subscribes("ben")
    await town.begins(days=None)
    if town.due() == ["ada"]:
        await town.moves("ada")
    await town.waits()
    assert [message["title"] for message in town.told] == ["Your table is ready: Gangs of Kyoto"]
    await town.waits(DAY)
    assert len(town.told) == 1


@in_town()
async def test_who_is_seated_for_a_rematch_is_invited(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    while town.house.hall.live[town.match].match.status == "running":
        await town.moves(town.due()[0])
    await town.do("ada", town.match, {"do": "rematch", "id": "again"})
    await town.waits()
    again = town.house.hall.live[town.match].match.rematch
    assert [(each["title"], each["match"]) for each in town.told] == [("You are invited: Gangs of Kyoto", again)]


@in_town()
async def test_where_several_decide_at_once_each_is_told_once(town: Town) -> None:
    await town.subscribes("ada", "laptop")
    await town.subscribes("ben")
    await town.sits_down(game="reviving")
    await town.do("ada", town.match, {"do": "start", "id": "start"})
    while len(town.due()) < 2:
        await town.move(town.due()[0])
    before = len(town.told)
    await town.moves("ada")
    assert town.due() == ["ben"]
    await town.waits()
    await town.waits(DAY // 4)
    assert [path for path, _, _ in town.service.asked[before:]] == ["phone"]


@in_town()
async def test_a_device_belongs_to_who_asked_last_and_only_so_many_do(town: Town) -> None:
    await town.begins()
    browser = await town.subscribes("ben")
    again = await town.ask("ada", "POST", "me/notices/devices", browser.subscription())
    assert len(again.json()["devices"]) == 1
    assert (await town.ask("ben", "GET", "me/notices")).json()["devices"] == []
    for number in range(MOST_DEVICES - 1):
        await town.subscribes("ada", f"device-{number}")
    reply = await town.ask("ada", "POST", "me/notices/devices", town.service.browser("more").subscription())
    assert (reply.status, reply.json()["code"]) == (429, "too-many-devices")
    id = (await town.ask("ada", "GET", "me/notices")).json()["devices"][0]["id"]
    assert (await town.ask("ben", "DELETE", f"me/notices/devices/{id}")).status == 404
    left = (await town.ask("ada", "DELETE", f"me/notices/devices/{id}")).json()["devices"]
    assert len(left) == MOST_DEVICES - 1


@in_town()
async def test_a_push_service_that_knows_the_browser_no_more_is_not_asked_again(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    await town.subscribes("ben", "laptop")
    town.service.status = {"phone": 410, "laptop": 404}
    await town.moves("ada")
    await town.waits()
    assert (await town.ask("ben", "GET", "me/notices")).json()["devices"] == []


@in_town()
async def test_a_push_service_in_trouble_is_asked_again_later_and_not_for_ever(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    town.service.status = {"": 503}
    await town.moves("ada")
    await town.waits()
    town.service.status = {"": 429}
    await town.waits(WAITS[0])
    town.service.status = {}
    await town.waits(WAITS[1] - 1)
    assert town.told == []
    await town.waits(1)
    assert len(town.told) == 1
    town.service.status = {"": 500}
    await town.moves("ben")
    await town.moves("ada")
    for wait in (SOON, *WAITS):
        await town.waits(wait)
    town.service.status = {}
    await town.waits(DAY)
    assert len(town.told) == 1


@in_town()
async def test_two_rounds_at_once_tell_once(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    await town.moves("ada")
    town.house.now += SOON
    await asyncio.gather(*(town.notices.push_round() for _ in range(5)))
    assert len(town.told) == 1


# Addresses that a stranger gives


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.0.1]/a",
        "https://[64:ff9b::a00:1]/a",
        "https://push.example.org:22/a",
        "https://user@push.example.org/a",
        "https://push.example.org/a\r\nX: y",
        "https://push.example.org/a b",
        "ftp://push.example.org/a",
        "https:///a",
        "https://[/a",
        "nonsense",
        "",
    ],
)
def test_an_endpoint_that_is_no_push_service_is_refused(tmp_path: Path, endpoint: str) -> None:
    async def scenario() -> None:
        town = Town(tmp_path, PushService(tmp_path), local_push=False)
        async with town.open():
            wanted = town.service.browser().subscription(endpoint=endpoint)
            reply = await town.ask("ben", "POST", "me/notices/devices", wanted)
            assert (reply.status, reply.json()["code"]) == (422, "bad-device")
            assert reply.json()["message"].count(".") <= 1
            assert (await town.ask("ben", "GET", "me/notices")).json()["devices"] == []

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "changes", [{"key": "AAAA"}, {"key": "B" + "A" * 86}, {"auth": "AAAA"}, {"key": "é"}, {"auth": "a"}, {"key": ""}]
)
def test_keys_that_are_none_are_refused(tmp_path: Path, changes: dict[str, str]) -> None:
    async def scenario() -> None:
        town = Town(tmp_path, PushService(tmp_path))
        async with town.open():
            wanted = town.service.browser().subscription(**changes)
            reply = await town.ask("ben", "POST", "me/notices/devices", wanted)
            assert (reply.status, reply.json()["code"]) == (422, "bad-device")

    asyncio.run(scenario())


@in_town(local_push=False)
async def test_a_name_that_leads_to_our_own_network_is_not_asked(town: Town) -> None:
    await town.begins()
    subscription = town.service.browser().subscription(endpoint="https://localhost/phone")
    assert (await town.ask("ben", "POST", "me/notices/devices", subscription)).status == 201
    town.service.port = 443
    await town.moves("ada")
    await town.waits()
    assert town.told == []
    assert town.house.hall.metrics.notices.labels("push", "failed")._value.get() == 1


@in_town()
async def test_a_push_service_that_hangs_keeps_nobody_waiting(town: Town) -> None:
    assert PUSH_TIMEOUT_S <= 10
    with socket.create_server(("127.0.0.1", 0)) as silent:
        await town.begins()
        endpoint = f"https://localhost:{silent.getsockname()[1]}/phone"
        subscription = town.service.browser().subscription(endpoint=endpoint)
        assert (await town.ask("ben", "POST", "me/notices/devices", subscription)).status == 201
        await town.moves("ada")
        town.house.now += SOON
        telling = asyncio.create_task(town.notices.push_round())
        caller, _ = await asyncio.to_thread(silent.accept)
        await town.moves("ben")
        await town.moves("ada")
        assert not telling.done()
        telling.cancel()
        caller.close()


@in_town()
async def test_a_device_that_does_not_answer_is_asked_once_for_all_its_tables(town: Town) -> None:
    """However many tables somebody has, their push service keeps others waiting no longer than once in a while."""
    patience, push_module.PUSH_TIMEOUT_S = push_module.PUSH_TIMEOUT_S, 0.05
    try:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            endpoint = f"https://localhost:{silent.getsockname()[1]}/phone"
            subscription = town.service.browser().subscription(endpoint=endpoint)
            assert (await town.ask("ben", "POST", "me/notices/devices", subscription)).status == 201
            for _ in range(3):
                await town.begins()
                await town.moves("ada")
            failed = town.house.hall.metrics.notices.labels("push", "failed")._value
            for wait, tries in ((SOON, 1), (SILENCE - 1, 1), (1, 2)):
                await town.waits(wait)
                assert failed.get() == tries
    finally:
        push_module.PUSH_TIMEOUT_S = patience


def test_names_that_are_looked_up_for_long_keep_no_thread_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a name server that hangs could else keep reviews, records and pictures from everybody."""
    answered = threading.Event()

    def hang(*_: object, **__: object) -> list[Any]:
        answered.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", hang)

    async def scenario() -> None:
        pusher = Pusher(new_push_key(), "mailto:ada@example.org")
        asked = [asyncio.create_task(pusher.address_of("push.example.org", 443)) for _ in range(40)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(LONG):
                assert await asyncio.to_thread(lambda: "a review") == "a review"
        finally:
            answered.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(each) for each in found} == {NotSent}

    asyncio.run(scenario())


# A crash between the move and the telling


@in_town()
async def test_a_move_that_was_not_committed_is_not_told(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    store = town.house.hall.store
    keep = store.append

    async def refuses(match: str, entry: Any, ratings: Any = ()) -> None:
        raise StoreFailed("the disk is full", "full")

    store.append = refuses  # type: ignore[method-assign]
    match = town.house.hall.live[town.match].match
    move = {"do": "move", "id": "lost", "seat": 0, "move": match.state.legal_moves(0)[0].notation}
    assert (await town.do("ada", town.match, move)).status == 503
    await town.waits()
    assert town.told == []
    store.append = keep  # type: ignore[method-assign]
    await town.moves("ada")
    await town.waits()
    assert len(town.told) == 1


@in_town(closed=True)
async def test_a_crash_between_the_commit_and_the_note_loses_nothing(town: Town) -> None:
    async with town.open():
        await town.begins()
        await town.subscribes("ben")
        town.notices.look = lambda *_: None  # type: ignore[method-assign]  # the end of the process comes before
        await town.moves("ada")
        await town.waits()
        assert town.told == []
    async with town.open():
        await town.waits()
        await town.waits(DAY // 4)
        assert [message["title"] for message in town.told] == ["Your turn: Gangs of Kyoto"]
    async with town.open():
        await town.waits()
        assert len(town.told) == 1


class Killed(BaseException):
    """The process ends here."""


@in_town(closed=True)
async def test_what_was_claimed_and_not_sent_before_a_crash_is_sent_after_it(town: Town) -> None:
    async def dies(*_: Any) -> int:
        raise Killed

    async with town.open():
        await town.begins()
        await town.subscribes("ben")
        await town.moves("ada")
        town.notices.pusher.send = dies  # type: ignore[method-assign, assignment]
        with pytest.raises(Killed):
            await town.waits()
    async with town.open():
        await town.waits(0)
        assert town.told == []
        await town.waits(WAITS[0])
        await town.waits(DAY // 4)
        assert len(town.told) == 1


@in_town(closed=True)
async def test_what_was_sent_and_not_noted_before_a_crash_is_the_same_notice_after_it(town: Town) -> None:
    """The push service keeps one of a topic, and a browser shows a number once."""

    async def dies(*_: Any) -> None:
        raise Killed

    async with town.open():
        await town.begins()
        await town.subscribes("ben")
        await town.moves("ada")
        town.notices.store.told = dies  # type: ignore[method-assign, assignment]
        with pytest.raises(Killed):
            await town.waits()
        assert len(town.told) == 1
    async with town.open():
        await town.waits(WAITS[0])
        first, again = town.service.asked
        assert (first[1]["topic"], first[2]) == (again[1]["topic"], again[2])
        await town.waits(DAY // 4)
        assert len(town.told) == 2


@in_town(closed=True)
async def test_what_was_to_be_told_before_a_crash_and_was_answered_is_not_told(town: Town) -> None:
    async with town.open():
        await town.begins()
        await town.subscribes("ben")
        await town.moves("ada")
        town.notices.look = lambda *_: None  # type: ignore[method-assign]  # the end of the process comes before
        await town.moves("ben")
    async with town.open():
        await town.waits(DAY // 4)
        assert town.told == []


def test_a_server_that_is_killed_after_a_move_tells_of_it_once_when_it_is_back(tmp_path: Path) -> None:
    """A real process, a real SIGKILL, and push over TLS."""

    async def scenario() -> None:
        service = PushService(tmp_path)
        options = ("--local-push", "--notice-after", "1")
        server = Server(tmp_path / "data", *options)
        server.environment = {**os.environ, "SSL_CERT_FILE": str(service.certificate)}
        async with service.open():
            await asyncio.to_thread(server.start)
            try:
                await plays(server, service)
                assert server.mistakes() == []
            finally:
                server.kill()

    async def plays(server: Server, service: PushService) -> None:
        tokens = [await new_guest(server.url, name) for name in ("Ada", "Ben")]

        async def ask(who: int, method: str, path: str, body: Any = None) -> Any:
            return await request(server.url, method, f"/api/{path}", body, tokens[who])

        new = {"game": "kyoto", "seats": 2, "days": {"hours": 24}}
        match = (await ask(0, "POST", "matches", new))["match"]["id"]

        async def do(who: int, **command: Any) -> None:
            await ask(who, "POST", f"matches/{match}/commands", {"id": os.urandom(8).hex(), "seat": who} | command)

        async def due() -> int:
            return int((await ask(0, "GET", f"matches/{match}"))["table"]["due"][0])

        async def move(who: int) -> None:
            while await due() == who:
                table = (await ask(who, "GET", f"matches/{match}"))["table"]
                await do(who, do="move", move=table["moves"][0]["notation"])

        for who in (0, 1):
            await do(who, do="sit")
        command = {"id": "start", "do": "start"}
        await ask(0, "POST", f"matches/{match}/commands", command)
        if await due() == 1:
            await move(1)
        await ask(1, "POST", "me/notices/devices", service.browser().subscription())
        for turn in range(1, 4):
            await move(0)
            await asyncio.to_thread(server.kill)
            assert len(service.told) == turn - 1
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(LONG):
                while len(service.told) < turn:
                    await asyncio.sleep(SHORT)
            await move(1)
        assert len({message["number"] for message in service.told}) == len(service.told) == 3

    asyncio.run(scenario())


@pytest.mark.parametrize("turns", range(5))
def test_a_server_stops_at_whatever_moment_there_is_something_to_tell(turns: int) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            house.hall.housekeeping.resumed = True
            task = asyncio.create_task(house.hall.notices.keep_telling(False))
            for _ in range(50):
                await asyncio.sleep(0)  # until it waits
            house.hall.notices.woken[False].set()
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            for _ in range(50):
                await asyncio.sleep(0)
            assert task.cancelled()

    asyncio.run(scenario())


# The key


def test_the_key_of_push_is_made_once_and_its_owners_alone(tmp_path: Path) -> None:
    key = load_push_key(tmp_path)
    assert load_push_key(tmp_path) == key
    file = tmp_path / "durbar.push"
    assert file.stat().st_mode & 0o777 == 0o600
    for damaged in (b"", bytes(32), b"\xff" * 32, key[:31]):
        file.write_bytes(damaged)
        with pytest.raises(DurbarError, match="not a key of Durbar"):
            load_push_key(tmp_path)


# Devices of members


@in_town()
async def test_a_guest_who_becomes_a_member_is_told_on_and_who_signs_out_is_not(town: Town) -> None:
    await town.begins()
    await town.subscribes("ben")
    await town.people["ben"].joins("Ben")
    await town.moves("ada")
    await town.waits()
    assert len(town.told) == 1
    await town.moves("ben")
    await town.moves("ada")
    await town.ask("ben", "DELETE", "sessions/mine")
    await town.waits()
    assert len(town.told) == 1


@in_town()
async def test_an_export_tells_how_one_is_told_and_who_leaves_is_forgotten(town: Town) -> None:
    with PostOffice().open() as office:
        town.notices.mailer = mail_module.Mailer(MailServer("127.0.0.1", office.port, False, "", "", "durbar@a.org"))
        await town.people["ben"].joins("Ben")
        await town.subscribes("ben")
        await confirms(town, office, "ben@example.org")
        quiet = {"begins": 0, "ends": 60, "zone": "UTC"}
        await town.ask("ben", "PUT", "me/notices/quiet", {"quiet": quiet})
        told = (await town.people["ben"].get("me/export"))["notices"]
        assert told["mail"]["address"] == "ben@example.org"
        assert told["quiet"] == quiet
        assert [device["name"] for device in told["devices"]] == ["phone"]
        assert (await town.ask("ben", "DELETE", "me", {"name": "Ben"})).status == 200
        store = town.notices.store
        assert await store.devices("ben") == []
        assert (await store.mailbox("ben"), await store.quiet("ben")) == (None, None)


# By e-mail


async def confirms(town: Town, office: PostOffice, address: str, every: int = 1) -> None:
    """Ben, a member, gives an address and opens the link that is sent there."""
    wish = {"address": address, "every": every, "language": "en"}
    reply = await town.ask("ben", "PUT", "me/notices/mail", wish)
    assert reply.status == 200, reply.body
    await town.house.settle()
    word = link_in(office.mail[-1], "mail")
    assert (await town.ask("ada", "POST", "mail/confirm", {"word": word})).status == 200


def with_mail(test: Callable[[Town, PostOffice], Awaitable[None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """A test in a town with a mail server, where Ben is a member."""

    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        with PostOffice().open() as office:
            server = MailServer("127.0.0.1", office.port, False, "", "", "durbar@example.org")

            async def scenario(town: Town) -> None:
                await town.people["ben"].joins("Ben")
                await test(town, office)

            in_town(mail=server)(scenario)(tmp_path, monkeypatch)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@with_mail
async def test_nothing_is_sent_to_an_address_until_it_is_confirmed(town: Town, office: PostOffice) -> None:
    await town.begins()
    wish = {"address": "ben@example.org", "every": 1, "language": "fr"}
    info = (await town.ask("ben", "PUT", "me/notices/mail", wish)).json()
    assert (info["address"], info["confirmed"]) == ("ben@example.org", False)
    await town.house.settle()
    assert [mail["Subject"] for mail in office.mail] == ["Durbar : est-ce votre adresse ?"]
    await town.moves("ada")
    await town.waits(DAY // 4)
    assert (
        await town.ask("ada", "POST", "sessions/mail", {"address": "ben@example.org", "language": "en"})
    ).status == 202
    await town.house.settle()
    assert len(office.mail) == 1
    for word in ("", "nonsense"):
        reply = await town.ask("ben", "POST", "mail/confirm", {"word": word})
        assert (reply.status, reply.json()["code"]) == (403, "stale-link")
    word = link_in(office.mail[0], "mail")
    town.house.now += DAY + MINUTE
    assert (await town.ask("ben", "POST", "mail/confirm", {"word": word})).status == 403


@with_mail
async def test_a_mail_tells_of_all_tables_and_at_most_one_is_sent_in_the_time_chosen(
    town: Town, office: PostOffice
) -> None:
    await confirms(town, office, "ben@example.org", every=6)
    office.mail.clear()
    matches = []
    for _ in range(2):
        await town.begins()
        await town.moves("ada")
        matches.append(town.match)
    await town.waits()
    (mail,) = office.mail
    text = mail.get_content().replace("\r\n", "\n")
    assert mail["Subject"] == "Durbar: 2 tables wait for you"
    assert all(f"{URL}/m/{match}" in text for match in matches)
    assert text.count("Your turn: Gangs of Kyoto\nWith Ada\n") == 2
    await town.moves("ben")
    await town.moves("ada")
    await town.waits(6 * HOUR - SOON)
    assert len(office.mail) == 1
    await town.waits()
    assert len(office.mail) == 2
    assert office.mail[1]["Subject"] == "Durbar: a table waits for you"
    assert office.mail[0]["Message-ID"] != office.mail[1]["Message-ID"]


@with_mail
async def test_a_mail_says_that_a_tournament_was_called_off_and_leads_to_it(town: Town, office: PostOffice) -> None:
    await confirms(town, office, "ben@example.org")
    await town.people["ada"].joins("Ada")
    office.mail.clear()
    terms = {"name": "Spring", "game": "kyoto", "format": "swiss", "seats": 2}
    id = (await town.ask("ada", "POST", "tournaments", terms)).json()["id"]
    await town.ask("ben", "POST", f"tournaments/{id}/entrants", {})
    await town.ask("ada", "DELETE", f"tournaments/{id}")
    await town.waits(HOUR)
    (mail,) = office.mail
    assert mail["Subject"] == "Durbar: a tournament was called off"
    assert f"Called off: Spring\nGangs of Kyoto\n{URL}/t/{id}\n" in mail.get_content().replace("\r\n", "\n")


@with_mail
async def test_one_link_ends_the_mail_and_a_mail_program_can_use_it(town: Town, office: PostOffice) -> None:
    await confirms(town, office, "ben@example.org")
    await town.begins()
    await town.moves("ada")
    await town.waits()
    mail = office.mail[-1]
    word = link_in(mail, "stop")
    assert mail["List-Unsubscribe"] == f"<{URL}/api/mail/stop/{word}>"
    form = b"List-Unsubscribe=One-Click"
    kind = "application/x-www-form-urlencoded"
    reply = await town.house.ask("POST", f"/api/mail/stop/{word}", "", form, **{"content-type": kind})
    assert reply.status == 200
    info = (await town.ask("ben", "GET", "me/notices")).json()
    assert (info["address"], info["confirmed"], info["every"]) == ("ben@example.org", True, 0)
    await town.moves("ben")
    await town.moves("ada")
    sent = len(office.mail)
    await town.waits(DAY // 2)
    assert len(office.mail) == sent
    assert (await town.ask("ada", "POST", "mail/stop/nonsense")).status == 403


@with_mail
async def test_a_link_by_mail_signs_a_member_in_once_and_soon(town: Town, office: PostOffice) -> None:
    await confirms(town, office, "Ben@Example.org")
    lost = {"address": "ben@example.ORG", "language": "en"}

    async def asks() -> str:
        assert (await town.ask("ada", "POST", "sessions/mail", lost)).status == 202
        await town.house.settle()
        return link_in(office.mail[-1], "back")

    word = await asks()
    stranger = Device(town.house)
    reply = await stranger.ask("POST", "sessions", {"by": "link", "link": word})
    assert reply.status == 201
    assert await stranger.is_called() == ("Ben", True)
    assert (await Device(town.house).ask("POST", "sessions", {"by": "link", "link": word})).status == 403
    word = await asks()
    town.house.now += WAY_BACK
    assert (await Device(town.house).ask("POST", "sessions", {"by": "link", "link": word})).status == 403
    sent = len(office.mail)
    nobody = {"address": "nobody@example.org", "language": "en"}
    assert (await town.ask("ada", "POST", "sessions/mail", nobody)).status == 202
    await town.house.settle()
    assert len(office.mail) == sent


@with_mail
async def test_an_address_that_is_none_is_refused_in_a_sentence(town: Town, office: PostOffice) -> None:
    for address in (
        "ben@example.org\nBcc: all@example.org",
        "ben",
        "@example.org",
        "ben@",
        "a b@c.org",
        "ben@c",
        "<b@c.de>",
    ):
        for path, method, body in (
            ("me/notices/mail", "PUT", {"address": address, "every": 1, "language": "en"}),
            ("sessions/mail", "POST", {"address": address, "language": "en"}),
        ):
            reply = await town.ask("ben", method, path, body)
            assert (reply.status, reply.json()["code"]) == (422, "bad-address")
    assert (await town.ask("ben", "GET", "me/notices")).json()["address"] is None
    guest = await town.ask("ada", "PUT", "me/notices/mail", {"address": "a@b.org", "every": 1, "language": "en"})
    assert (guest.status, guest.json()["code"]) == (401, "not-a-member")
    await town.house.settle()
    assert office.mail == []


@with_mail
async def test_one_address_is_sent_only_so_many_letters(town: Town, office: PostOffice) -> None:
    wish = {"address": "ben@example.org", "every": 1, "language": "en"}
    statuses = [(await town.ask("ben", "PUT", "me/notices/mail", wish)).status for _ in range(7)]
    await town.house.settle()
    assert statuses == [200] * LETTERS + [429] * 2
    assert len(office.mail) == LETTERS


@with_mail
async def test_a_mail_server_that_hangs_keeps_nobody_waiting_and_the_mail_is_sent_later(
    town: Town, office: PostOffice
) -> None:
    await confirms(town, office, "ben@example.org")
    await town.begins()
    await town.moves("ada")
    sent, mailer = len(office.mail), town.notices.mailer
    patience, mail_module.MAIL_TIMEOUT_S = mail_module.MAIL_TIMEOUT_S, 0.05
    try:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            town.notices.mailer = mail_module.Mailer(MailServer("127.0.0.1", port, False, "", "", "durbar@a.org"))
            town.house.now += SOON
            telling = asyncio.create_task(town.notices.mail_round())
            assert (await town.ask("ada", "GET", "me/notices")).status == 200
            await telling
    finally:
        mail_module.MAIL_TIMEOUT_S = patience
    assert town.house.hall.metrics.notices.labels("mail", "failed")._value.get() == 1
    town.notices.mailer = mailer
    await town.waits(WAITS[0])
    assert len(office.mail) == sent + 1


@in_town()
async def test_a_server_without_mail_says_so(town: Town) -> None:
    await town.people["ben"].joins("Ben")
    assert (await town.ask("ben", "GET", "me/notices")).json()["mails"] is False
    wish = {"address": "ben@example.org", "every": 1, "language": "en"}
    reply = await town.ask("ben", "PUT", "me/notices/mail", wish)
    assert (reply.status, reply.json()["code"]) == (409, "no-mail")


@pytest.mark.parametrize("url", ["smtp.example.org", "http://a.org", "smtp://", "smtp://u:secret@a.org", "smtp://a:x"])
def test_a_mail_server_that_is_none_is_named(url: str) -> None:
    with pytest.raises(DurbarError, match="--mail is the address"):
        mail_server(url, "durbar@example.org", "")
    with pytest.raises(DurbarError, match="--mail-from is the address"):
        mail_server("smtp://a.org", "nobody", "")


def test_mail_needs_to_know_where_people_reach_the_server() -> None:
    with pytest.raises(DurbarError, match="--url where people reach"):
        mail_settings("smtp://a.org", "durbar@a.org", "")
    for url in ("play.example.org", "ftp://a.org", "https://a.org/path", "https://a.org\n"):
        with pytest.raises(DurbarError, match="--url is where people reach"):
            own_address(url)
    assert own_address("https://play.example.org/") == "https://play.example.org"


# What is kept, and for how long


@in_town()
async def test_what_needs_no_telling_is_forgotten(town: Town) -> None:
    await town.subscribes("ben")
    await town.begins()
    await town.moves("ada")
    await town.waits()
    tables = town.notices.store.tables

    async def rows() -> int:
        return len(await tables.rows(sa.select(notices_table)))

    assert await rows() == 1
    await town.waits(60 * DAY + HOUR)
    assert await rows() == 0
    await town.begins()
    while town.house.hall.live[town.match].match.status == "running":
        await town.moves(town.due()[0])
    assert await rows() == 0


# Quiet hours


@in_town()
async def test_a_time_zone_that_is_none_is_refused(town: Town) -> None:
    for zone in ("Paris", "../../etc/passwd", "/etc/passwd", "Europe/"):
        reply = await town.ask("ben", "PUT", "me/notices/quiet", {"quiet": {"begins": 0, "ends": 1, "zone": zone}})
        assert (reply.status, reply.json()["code"]) == (422, "bad-zone"), json.dumps(zone)
    assert (await town.ask("ben", "PUT", "me/notices/quiet", {"quiet": None})).json()["quiet"] is None


@in_town()
async def test_who_entered_a_tournament_is_told_once_that_it_was_called_off(town: Town) -> None:
    """On the devices that asked for notices, with the way to its page; not who called it off, nor who looks at it."""
    for person in ("ada", "ben"):
        await town.people[person].joins(person.title())
    await town.subscribes("ben")
    await town.subscribes("ada", "laptop")
    terms = {"name": "Spring", "game": "kyoto", "format": "swiss", "seats": 2}
    id = (await town.ask("ada", "POST", "tournaments", terms)).json()["id"]
    await town.ask("ben", "POST", f"tournaments/{id}/entrants", {})
    for _ in range(2):
        await town.ask("ada", "DELETE", f"tournaments/{id}")
        await town.waits()
    assert town.told == [
        {"match": id, "number": 1, "path": f"/t/{id}", "title": "Called off: Spring", "body": "Gangs of Kyoto"}
    ]
    assert town.service.asked[0][0].endswith("phone")
