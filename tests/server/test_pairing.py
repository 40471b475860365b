"""The lobby told live, and quick pairing: who wants the same is seated together, once, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import msgspec
import pytest

from durbar.server import pairing as pairing_module
from durbar.server.chairs import Guest
from durbar.server.making import Making
from durbar.server.pairing import GRACE, Request
from durbar.server.store import StoreFailed
from durbar.server.store.moderation import Block
from durbar.server.store.opponents import pair
from durbar.server.wire import PairingWish, Refused
from tests.server.inside import House, Line
from tests.server.test_arranged import all_come
from tests.server.test_members import Device, home, on_the_loop, refused
from tests.server.test_ratings import member, play

WISH = {"game": "kyoto", "seats": 2}


def told(line: Line) -> list[Any]:
    """What a stream has brought since this was last asked."""
    sent, line.sent = line.sent, []
    lines = b"".join(part.get("body", b"") for part in sent).split(b"\n")
    return [msgspec.json.decode(each[6:]) for each in lines if each.startswith(b"data: ")]


async def opened(house: House, device: Device, path: str) -> Line:
    cookie = f"durbar_guest={house.signer.token(device.guest)}; durbar_member={device.session}"
    line = Line(house, house.scope("http", path, "", {"cookie": cookie}) | {"method": "GET"})
    line.incoming.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    while not any(b"data" in part.get("body", b"") for part in line.sent) and not line.task.done():
        await asyncio.sleep(0.001)
    return line


async def waits(house: House, device: Device, request: str = "r1", **wish: Any) -> Line:
    """Somebody asks to be paired, and keeps the page open."""
    reply = await device.ask("POST", "pairing", {"request": request, **WISH, **wish})
    assert (reply.status, reply.json()) == (200, {"match": None}), reply.body
    return await opened(house, device, f"/api/pairing/events?request={request}")


def led_to(line: Line) -> list[str]:
    return [message["match"] for message in told(line) if message["type"] == "paired"]


# The lobby


@on_the_loop
async def test_the_lobby_tells_of_tables_as_they_come_change_and_go(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = await member(house, "Ada"), await member(house, "Bo")
        await play(house, [ada, bo])
        look = await opened(house, Device(house), "/api/lobby/events")
        (first,) = told(look)
        assert (first["type"], first["tables"], first["waiting"]) == ("lobby", [], [])
        new = {"game": "kyoto", "seats": 2, "listed": True, "rated": True, "pace": {"bank": 300}}
        id = (await ada.ask("POST", "matches", new)).json()["match"]["id"]
        await house.settle()
        (made,) = told(look)
        table = made["table"]
        assert (made["type"], table["id"], table["host"], table["host_member"]) == ("table", id, "Ada", True)
        assert (table["rated"], table["pace"]["bank"], table["seats"]) == (True, 300, ["", ""])
        assert table["host_rating"] == (await ada.get("ratings/kyoto"))["mine"]
        await bo.ask("POST", f"matches/{id}/commands", {"do": "sit", "id": "s", "seat": 1})
        await house.settle()
        assert [each["table"]["seats"] for each in told(look)] == [["", "Bo"]]
        (again,) = told(await opened(house, Device(house), "/api/lobby/events"))
        assert [(each["id"], each["host"]) for each in again["tables"]] == [(id, "Ada")]


@on_the_loop
async def test_a_table_by_link_is_told_to_nobody_and_one_that_is_over_is_gone(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = await member(house, "Ada"), await member(house, "Bo")
        look = await opened(house, Device(house), "/api/lobby/events")
        told(look)
        await play(house, [ada, bo])
        assert told(look) == []
        over = await play(house, [ada, bo], listed=True)
        heard = told(look)
        assert heard[-1] == {"type": "gone", "id": over.match.id}
        assert all(each["table"]["id"] == over.match.id for each in heard if each["type"] == "table")


@on_the_loop
async def test_the_lobby_says_goodbye_when_the_server_closes_and_forgets_who_leaves(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        look = await opened(house, Device(house), "/api/lobby/events")
        other = await opened(house, Device(house), "/api/lobby/events")
        await other.hang_up()
        assert (len(house.hall.lobby.connections), len(house.hall.listeners), house.server.sockets) == (
            1,
            1,
            {"127.0.0.1": 1},
        )
        told(look)
        house.hall.say_goodbye()
        await look.task
        assert [each["type"] for each in told(look)] == ["bye"]
        assert not house.hall.listeners


# Pairing


@on_the_loop
async def test_who_wants_the_same_is_seated_together_and_sees_who_waits(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, cy = (Device(house, name) for name in ("ada", "bo", "cy"))
        for device, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy")):
            await device.ask("PUT", "me", {"name": name})
        look = await opened(house, Device(house), "/api/lobby/events")
        first = await waits(house, ada, seats=3)
        (alone,) = told(first)[:1]
        assert [each["name"] for each in alone["group"]["people"]] == ["Ada"]
        other = await waits(house, cy, seats=2)
        second = await waits(house, bo, seats=3)
        await house.settle()
        assert [each["name"] for each in told(first)[-1]["group"]["people"]] == ["Ada", "Bo"]
        assert len(told(look)[-1]["waiting"]) == 2
        await other.hang_up()
        third = await waits(house, cy, "r2", seats=3)
        await house.settle()
        (match,) = {*led_to(first), *led_to(second), *led_to(third)}
        live = house.hall.live[match]
        assert sorted(chair.name for chair in live.match.chairs) == ["Ada", "Bo", "Cy"]
        assert live.match.gathers
        await all_come(house, live)
        assert live.match.status == "running"
        assert not house.hall.pairing.waiting


@on_the_loop
async def test_paces_seats_games_and_ratings_keep_people_apart(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo", "Cy", "Di", "Eve")]
        wishes: list[dict[str, Any]] = [{}, {"game": "xanadu"}, {"pace": {"bank": 300}}, {"rated": True}, {"seats": 3}]
        lines = [await waits(house, person, **wish) for person, wish in zip(people, wishes, strict=True)]
        await house.settle()
        assert [led_to(line) for line in lines] == [[]] * 5
        fay = await waits(house, await member(house, "Fay"), rated=True)
        await house.settle()
        (match,) = led_to(fay)
        assert [led_to(line) for line in lines] == [[], [], [], [match], []]
        await all_come(house, house.hall.live[match])
        assert house.hall.live[match].match.rated


@on_the_loop
async def test_who_leaves_the_page_waits_no_more(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        line = await waits(house, ada)
        await line.hang_up()
        other = await waits(house, bo)
        await house.settle()
        assert led_to(other) == []
        house.now += GRACE + 1
        house.hall.pairing.review()
        assert [*house.hall.pairing.waiting] == ["bo"]
        stopped = await bo.ask("DELETE", "pairing")
        assert stopped.status == 200
        assert not house.hall.pairing.waiting


@on_the_loop
async def test_who_has_blocked_somebody_is_not_seated_with_them(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, cy = (Device(house, name) for name in ("ada", "bo", "cy"))
        await house.hall.store.moderation.keep_block(Block("b1", "bo", "ada", "block", "Ada", 1), 9)
        lines = [await waits(house, ada), await waits(house, bo)]
        await house.settle()
        assert [led_to(line) for line in lines] == [[], []]
        third = await waits(house, cy)
        await house.settle()
        (match,) = led_to(third)
        assert sorted(chair.guest for chair in house.hall.live[match].match.chairs) == ["ada", "cy"]
        assert [*house.hall.pairing.waiting] == ["bo"]


@on_the_loop
async def test_bots_take_the_free_seats_after_the_time_that_somebody_chose(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, cy = Device(house, "ada"), Device(house, "bo"), Device(house, "cy")
        patient = await waits(house, cy, seats=4)  # who never wants bots
        first, second = (
            await waits(house, ada, seats=4, bots_after=30),
            await waits(house, bo, seats=4, bots_after=300),
        )
        assert told(second)[-1]["bots_in"] == 30_000  # whoever takes bots sits down when the first wants them
        last = told(patient)[-1]
        assert (last["bots_in"], last["group"]["bots"]) == (None, True)
        house.now += 29_999
        house.hall.pairing.review()
        await house.settle()
        assert led_to(first) == []
        house.now += 1
        house.hall.pairing.review()
        await house.settle()
        (match,) = {*led_to(first), *led_to(second)}
        chairs = house.hall.live[match].match.chairs
        assert sorted((chair.guest, chair.bot) for chair in chairs) == [
            ("", "medium"),
            ("", "medium"),
            ("ada", ""),
            ("bo", ""),
        ]
        assert led_to(patient) == []


@on_the_loop
async def test_who_asks_again_after_a_crash_is_led_to_the_same_table(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        lines = [await waits(house, ada), await waits(house, bo)]
        await house.settle()
        (match,) = {*led_to(lines[0]), *led_to(lines[1])}
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        again = await ada.ask("POST", "pairing", {"request": "r1", **WISH})
        assert again.json() == {"match": match}
        assert led_to(await opened(house, ada, "/api/pairing/events?request=r1")) == [match]
        assert not house.hall.pairing.waiting


@on_the_loop
async def test_a_disk_that_fails_seats_nobody_and_they_wait_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(tmp_path) as house:
        begin, failures = Making.begin, [1]

        async def sick(self: Making, *arguments: Any, **named: Any) -> Any:
            if failures.pop() if failures else 0:
                raise StoreFailed("full")
            return await begin(self, *arguments, **named)

        monkeypatch.setattr(Making, "begin", sick)
        lines = [await waits(house, Device(house, "ada")), await waits(house, Device(house, "bo"))]
        await house.settle()
        assert [led_to(line) for line in lines] == [[], []]
        house.hall.pairing.review()
        await house.settle()
        (match,) = {*led_to(lines[0]), *led_to(lines[1])}
        assert match in house.hall.live


@on_the_loop
async def test_a_request_that_has_a_table_can_have_no_other(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        lines = [await waits(house, Device(house, "ada")), await waits(house, Device(house, "bo"))]
        await house.settle()
        (match,) = {*led_to(lines[0]), *led_to(lines[1])}
        ids = await house.hall.store.ids(["open"])
        requests = house.hall.pairing
        people = [pairing_module.Request(await house.hall.guest(name), wish(), "", 0) for name in ("ada", "cy")]
        live = requests.table(people)
        with pytest.raises(StoreFailed):
            await house.hall.making.begin(live, also=pair([("ada", "r1"), ("cy", "r1")], live.match.id, house.now))
        assert await house.hall.store.ids(["open"]) == ids == [match]
        assert await house.hall.store.opponents.paired("cy", "r1") is None


def wish(**facts: Any) -> Any:
    return msgspec.convert({"request": "r1", **WISH, **facts}, PairingWish)


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"game": "go"}, (422, "no-game")),
        ({"seats": 9}, (422, "bad-value")),
        ({"pace": {"bank": 300}, "days": {"hours": 24}}, (422, "two-paces")),
        ({"rated": True}, (403, "rated-members")),
    ],
    ids=str,
)
@on_the_loop
async def test_what_cannot_be_played_is_refused(tmp_path: Path, facts: dict[str, Any], code: tuple[int, str]) -> None:
    async with home(tmp_path) as house:
        reply = await Device(house, "ada").ask("POST", "pairing", {"request": "r1", **WISH, **facts})
        assert (reply.status, reply.json()["code"])[0] == code[0], reply.body
        if code[1] != "bad-value":
            assert refused(reply) == code
        assert not house.hall.pairing.waiting


@on_the_loop
async def test_requests_are_bounded_by_address_and_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(tmp_path, pairings=2) as house:
        for number in range(2):
            await waits(house, Device(house, f"p{number}"), game="kyoto", seats=4)
        reply = await Device(house, "p3").ask("POST", "pairing", {"request": "r1", **WISH})
        assert refused(reply) == (429, "too-many-pairings")
        house.address = "192.0.2.1"
        monkeypatch.setattr(pairing_module, "MOST_WAITING", 2)
        reply = await Device(house, "p4").ask("POST", "pairing", {"request": "r1", **WISH})
        assert refused(reply) == (503, "crowded")
        reply = await Device(house, "p5").ask("GET", "pairing/events?request=x")
        assert refused(reply) == (404, "not-waiting")


@on_the_loop
async def test_many_who_want_different_things_are_looked_at_once_when_one_more_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing_module, "MOST_TOLD", 25)
    async with home(tmp_path) as house:
        for number in range(30):
            await waits(house, Device(house, f"g{number}"), pace={"bank": 100 + number})
        await house.settle()
        look = await opened(house, Device(house), "/api/lobby/events")
        (first,) = told(look)
        assert len(first["waiting"]) == 25
        counted = Mock(wraps=Request.key.fget)  # type: ignore[attr-defined]
        monkeypatch.setattr(Request, "key", property(lambda each: counted(each)))
        await waits(house, Device(house, "one"), pace={"bank": 500})
        await house.settle()
        assert counted.call_count < 30 * 10
        assert [(each["type"], len(each["waiting"])) for each in told(look)] == [("waiting", 25)]


@on_the_loop
async def test_who_is_seated_while_they_ask_for_something_else_is_told_so(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        pairing, ada = house.hall.pairing, await house.hall.guest("ada")
        await pairing.ask(ada, PairingWish("r1", "kyoto", 2), "")
        request, require_table = pairing.waiting["ada"], house.hall.making.require_table

        async def and_then_a_table_is_made(host: Guest) -> None:
            await require_table(host)
            request.taken = True

        with (
            patch.object(house.hall.making, "require_table", and_then_a_table_is_made),
            pytest.raises(Refused, match="a table is just being made for you"),
        ):
            await pairing.ask(ada, PairingWish("r2", "kyoto", 2), "")
        assert pairing.waiting["ada"] is request


@on_the_loop
async def test_a_page_whose_request_counts_no_more_is_told_so(tmp_path: Path) -> None:
    """Somebody who asks for something else on another page, or stops there, waits on none for ever."""
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        first = await waits(house, ada)
        second = await waits(house, ada, "r2", seats=3)
        await house.settle()
        assert told(first)[-1] == {"type": "stopped"}
        assert {each["type"] for each in told(second)} == {"pairing"}
        await ada.ask("DELETE", "pairing")
        await house.settle()
        assert told(second)[-1] == {"type": "stopped"}


@on_the_loop
async def test_whom_a_mistake_of_ours_keeps_from_hearing_of_their_table_asks_again(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [Device(house, name) for name in ("ada", "bo")]
        with patch.object(house.hall.lobby, "note", side_effect=ValueError("a mistake")):  # after all is kept
            lines = [await waits(house, each) for each in people]
            for line in lines:
                await line.task
        assert [led_to(line) for line in lines] == [[], []]
        (kept,) = await house.hall.store.ids(["open"])
        again = [await each.ask("POST", "pairing", {"request": "r1", **WISH}) for each in people]
        assert [reply.json() for reply in again] == [{"match": kept}] * 2
