"""Order in the house: muting and blocking, reports, and what hosts of the server do about them."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from durbar.server import acts, making, moderation
from durbar.server.folder import DATABASE
from durbar.server.journal import Closed, Handed, Named
from durbar.server.store import StoreFailed
from durbar.server.store import moderation as store_moderation
from durbar.server.store.audit import first_false
from durbar.server.wire import FORMER, Refused
from tests.server.inside import House, Line, Reply
from tests.server.test_members import Device, home, on_the_loop, plays_a_match, refused
from tests.server.test_pairing import led_to, opened, waits
from tests.server.test_ratings import member, play

DAY = 24 * 3_600_000


class Room:
    """An open match: Ada hosts and has seat 0, Bo seat 1; seats 2 and 3 are free. Cy only watches."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.commands = 0
        self.people = {name: Device(house, name.lower()) for name in ("Ada", "Bo", "Cy", "Di")}

    async def do(self, who: str, what: str, **facts: Any) -> Reply:
        self.commands += 1
        command = {"do": what, "id": f"c{self.commands}", **facts}
        reply = await self.people[who].ask("POST", f"matches/{self.id}/commands", command)
        await self.house.settle()
        return reply

    async def done(self, who: str, what: str, **facts: Any) -> int:
        reply = await self.do(who, what, **facts)
        assert reply.status == 200, reply.body
        return int(reply.json()["number"])

    async def said_to(self, name: str) -> list[str]:
        """The chat, as this person would read it on coming back."""
        entries = (await self.people[name].get(f"matches/{self.id}?after=0"))["entries"]
        return [each["what"]["text"] for each in entries if each["what"]["kind"] == "chat" and "text" in each["what"]]

    async def socket(self, name: str) -> Line:
        line = await self.house.connect(f"/api/matches/{self.id}/socket", name.lower())
        line.messages()
        return line

    async def act(self, do: str, **facts: Any) -> None:
        """What the host of the server does in a terminal."""
        act = msgspec.convert({"do": do, "reason": "enough", **facts}, acts.AnyAct)
        await self.house.hall.store.moderation.perform(acts.checked(act), "terminal root", self.house.now)
        await self.house.hall.moderation.refresh()
        await self.house.settle()


@asynccontextmanager
async def room(folder: Path, new: dict[str, Any] | None = None, **settings: Any) -> AsyncIterator[Room]:
    async with home(folder, **settings) as house:
        yield await furnished(house, new)


async def furnished(house: House, new: dict[str, Any] | None = None) -> Room:
    created = await Device(house, "ada").ask("POST", "matches", {"game": "kyoto", "seats": 4, **(new or {})})
    room = Room(house, created.json()["match"]["id"])
    for name, person in room.people.items():
        await person.ask("PUT", "me", {"name": name})
    await room.done("Ada", "sit", seat=0)
    await room.done("Bo", "sit", seat=1)
    return room


async def begins(room: Room) -> None:
    for seat in (2, 3):
        await room.done("Ada", "bot", seat=seat, level="easy")
    await room.done("Ada", "start")


# Muting and blocking


@on_the_loop
async def test_of_whom_one_mutes_one_sees_no_chat_on_any_channel_and_nothing_else_changes(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        number = await table.done("Bo", "chat", text="first word", seat=1)
        assert await table.said_to("Ada") == ["first word"]
        socket, stream = await table.socket("Ada"), await table.house.stream(f"/api/matches/{table.id}/events", "ada")
        mute = {"match": table.id, "entry": number, "how": "mute"}
        assert (await table.people["Ada"].ask("POST", "me/blocks", mute)).status == 201
        stream.heard()
        await table.done("Bo", "chat", text="second word", seat=1)
        (heard,) = [each for each in socket.messages() if each["type"] == "entry"]
        assert heard == {**heard, "type": "entry", "what": {"kind": "chat", "muted": True}, "number": number + 1}
        assert b"second word" not in b"".join(stream.heard())
        assert await table.said_to("Ada") == []
        assert await table.said_to("Cy") == ["first word", "second word"]
        await table.done("Bo", "stand", seat=1)
        await table.done("Bo", "sit", seat=1)  # who is muted is welcome


@pytest.mark.parametrize("how", ["mute", "block"])
def test_who_is_muted_or_blocked_learns_nothing(how: str) -> None:
    """Every byte that Bo, or anybody else, is sent is the same."""

    async def heard(how: str) -> list[bytes]:
        async with House.open() as house:
            table = await furnished(house)
            lines = [await table.socket(name) for name in ("Bo", "Cy")]
            if how:
                body = {"match": table.id, "seat": 1, "how": how}
                assert (await table.people["Ada"].ask("POST", "me/blocks", body)).status == 201
            await table.done("Bo", "chat", text="hello", seat=1)
            await table.done("Ada", "chat", text="hm", seat=0)
            await table.done("Ada", "bot", seat=2, level="easy")
            asked = ("me", "me/blocks", "me/export", "me/matches", "matches", f"matches/{table.id}?after=0")
            told = [b"".join(line.heard()) for line in lines]
            told += [(await table.people["Bo"].ask("GET", path)).body for path in asked]
            return [each.replace(table.id.encode(), b"") for each in told]

    with patch.object(making, "new_secret", lambda: "5a" * 32):
        assert asyncio.run(heard("")) == asyncio.run(heard(how))


@on_the_loop
async def test_who_is_blocked_does_not_sit_down_where_who_blocked_them_hosts_or_sits(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        line = await table.done("Cy", "chat", text="hello")
        blocks = table.house.hall.blocks
        for name in ("Ada", "Bo"):
            assert await blocks.may_meet("cy", name.lower())
            body = {"match": table.id, "entry": line}
            made = await table.people[name].ask("POST", "me/blocks", body)
            assert (made.status, made.json()["name"], made.json()["how"]) == (201, "Cy", "block")
            assert not await blocks.may_meet("cy", name.lower())
            assert not await blocks.may_meet(name.lower(), "cy")
            assert refused(await table.do("Cy", "sit", seat=2)) == (403, "not-welcome")
            left = await table.people[name].ask("DELETE", f"me/blocks/{made.json()['id']}")
            assert (left.status, left.json()) == (200, [])
        await table.done("Cy", "sit", seat=2)
        assert await blocks.apart("cy", ["ada", "bo"]) == set()


@on_the_loop
async def test_a_host_always_has_a_seat_and_who_blocks_may_come_to_whom_they_blocked(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        assert (await table.people["Bo"].ask("POST", "me/blocks", {"match": table.id, "seat": 0})).status == 201
        await table.done("Ada", "stand", seat=0)
        await table.done("Ada", "sit", seat=0)
        assert (await table.people["Cy"].ask("POST", "me/blocks", {"match": table.id, "seat": 0})).status == 201
        await table.done("Cy", "sit", seat=2)


@on_the_loop
async def test_a_rematch_seats_nobody_beside_whom_they_are_apart_from(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        id = await plays_a_match(house, ada)
        live = house.hall.live[id]
        again = house.hall.making.again(live.match, await house.hall.guest("bo"), "", {"ada"})
        assert [chair.guest for chair in again.match.chairs] == ["", ""]
        assert [bool(chair.bot) for chair in again.match.chairs] == [True, False]


WRONG_PEOPLE: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"seat": 0}, (422, "yourself")),
    ({"seat": 2}, (404, "no-person")),
    ({"seat": 9}, (422, "no-seat")),
    ({"entry": 1}, (404, "no-line")),
    ({"entry": 0}, (404, "no-line")),
    ({"entry": 10**6}, (404, "no-line")),
    ({}, (422, "bad-person")),
    ({"seat": 1, "entry": 1}, (422, "bad-person")),
    ({"seat": 1, "how": "hate"}, (422, "bad-json")),
    ({"seat": 1, "match": "nowhere"}, (404, "no-match")),
]


@pytest.mark.parametrize(("body", "answer"), WRONG_PEOPLE, ids=str)
@on_the_loop
async def test_only_people_one_met_can_be_blocked_or_reported(
    tmp_path: Path, body: dict[str, Any], answer: tuple[int, str]
) -> None:
    async with room(tmp_path) as table:
        ada, wanted = table.people["Ada"], {"match": table.id, **body}
        assert refused(await ada.ask("POST", "me/blocks", wanted)) == answer
        if "how" not in body:
            assert refused(await ada.ask("POST", "reports", {**wanted, "reason": "rude"})) == answer
        assert await ada.get("me/blocks") == []
        assert refused(await Device(table.house).ask("POST", "me/blocks", wanted)) in (answer, (401, "nobody"))


@on_the_loop
async def test_blocks_are_ones_own_and_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(tmp_path) as table:
        ada, bo = table.people["Ada"], table.people["Bo"]
        made = (await ada.ask("POST", "me/blocks", {"match": table.id, "seat": 1})).json()
        again = (await ada.ask("POST", "me/blocks", {"match": table.id, "seat": 1, "how": "mute"})).json()
        assert (again["id"], again["how"]) == (made["id"], "mute")
        assert await bo.get("me/blocks") == []
        assert refused(await bo.ask("DELETE", f"me/blocks/{made['id']}")) == (404, "no-block")
        monkeypatch.setattr("durbar.server.blocks.MOST_BLOCKS", 1)
        await table.done("Cy", "sit", seat=2)
        assert refused(await ada.ask("POST", "me/blocks", {"match": table.id, "seat": 2})) == (429, "too-many-blocked")
        assert [each["name"] for each in await ada.get("me/blocks")] == ["Bo"]


# The host of a table


@on_the_loop
async def test_whom_the_host_removes_does_not_come_back_and_says_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        assert refused(await table.do("Bo", "remove", seat=0)) == (403, "not-host")
        assert refused(await table.do("Ada", "remove", seat=0)) == (404, "no-person")
        assert refused(await table.do("Ada", "remove", seat=2)) == (404, "no-person")
        await table.done("Ada", "remove", seat=1)
        assert refused(await table.do("Bo", "sit", seat=1)) == (403, "removed")
        assert refused(await table.do("Bo", "chat", text="why?")) == (403, "removed")
        await table.done("Cy", "sit", seat=1)
        await begins(table)
        assert refused(await table.do("Ada", "remove", seat=1)) == (409, "not-now")


@on_the_loop
async def test_the_host_switches_chat_off_and_on_before_and_during_the_game(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        assert refused(await table.do("Bo", "set-chat", on=False)) == (403, "not-host")
        socket = await table.socket("Bo")
        await table.done("Ada", "set-chat", on=False)
        (told,) = [each for each in socket.messages() if each["type"] == "entry"]
        assert told["patch"]["chat"] is False
        for name in ("Ada", "Bo", "Cy"):
            assert refused(await table.do(name, "chat", text="hello")) == (403, "no-chat")
        await begins(table)
        assert (await table.people["Cy"].get(f"matches/{table.id}"))["table"]["chat"] is False
        await table.done("Ada", "set-chat", on=True)
        await table.done("Cy", "chat", text="hello")
        again = table.house.hall.making.again(
            table.house.hall.live[table.id].match, await table.house.hall.guest("ada"), ""
        )
        assert again.match.chat
        await table.done("Ada", "set-chat", on=False)
        again = table.house.hall.making.again(
            table.house.hall.live[table.id].match, await table.house.hall.guest("ada"), ""
        )
        assert not again.match.chat


# Reports


@on_the_loop
async def test_a_report_tells_what_its_reporter_saw_and_nothing_more(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        lines = [await table.done("Cy", "chat", text=f"cy {number}") for number in range(2)]
        await table.done("Bo", "chat", text="bo", seat=1)
        last = await table.done("Cy", "chat", text="the worst")
        await table.done("Cy", "chat", text="later")
        assert (await table.people["Ada"].ask("POST", "me/blocks", {"match": table.id, "seat": 1})).status == 201
        report = {"match": table.id, "entry": last, "reason": " rude  words "}
        assert (await table.people["Ada"].ask("POST", "reports", report)).status == 201
        (kept,) = await table.house.hall.store.moderation.reports(False, 10)
        assert (kept.reporter, kept.accused, kept.name, kept.reason) == ("ada", "cy", "Cy", "rude words")
        assert [(line.entry, line.text) for line in kept.lines] == [
            (lines[0], "cy 0"),
            (lines[1], "cy 1"),
            (last, "the worst"),
        ]
        muted = {"match": table.id, "entry": lines[1] + 1, "reason": "what I did not see"}
        assert refused(await table.people["Ada"].ask("POST", "reports", muted)) == (404, "no-line")
        assert refused(await table.people["Ada"].ask("POST", "reports", report)) == (409, "reported")
        name = {"match": table.id, "seat": 1, "reason": "a rude name"}
        assert (await table.people["Ada"].ask("POST", "reports", name)).status == 201
        (_, kept) = await table.house.hall.store.moderation.reports(False, 10)
        assert (kept.accused, kept.seat, kept.lines) == ("bo", 1, [])
        assert len((await table.people["Ada"].get("me/export"))["reports"]) == 2


@on_the_loop
async def test_reports_have_a_budget_by_person_and_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(tmp_path, reports=3) as table:
        monkeypatch.setattr(moderation, "MOST_WAITING", 1)
        lines = [await table.done("Cy", "chat", text=f"cy {number}") for number in range(4)]

        async def report(name: str, line: int) -> Reply:
            body = {"match": table.id, "entry": line, "reason": "rude"}
            return await table.people[name].ask("POST", "reports", body)

        assert (await report("Ada", lines[0])).status == 201
        assert refused(await report("Ada", lines[1])) == (429, "too-many-reports")
        assert (await report("Bo", lines[0])).status == 201
        assert refused(await report("Di", lines[0])) == (429, "too-many-reports")
        await table.act("settle", report=1)
        assert len(await table.house.hall.store.moderation.reports(False, 10)) == 1


# Warned, silenced, banned


@on_the_loop
async def test_a_warning_is_read_once(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        bo = table.people["Bo"]
        await table.act("warn", person="bo", reason="please be kind")
        warning = (await bo.get("me"))["warning"]
        assert warning["reason"] == "please be kind"
        assert (await table.people["Ada"].get("me"))["warning"] is None
        assert refused(await table.people["Ada"].ask("DELETE", f"me/warnings/{warning['id']}")) == (404, "no-warning")
        assert (await bo.ask("DELETE", f"me/warnings/{warning['id']}")).json()["warning"] is None
        assert (await bo.get("me"))["warning"] is None
        assert refused(await bo.ask("DELETE", f"me/warnings/{warning['id']}")) == (404, "no-warning")


@on_the_loop
async def test_who_is_silenced_plays_on_but_neither_chats_nor_is_called_otherwise(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        await table.act("silence", person="bo", hours=2, reason="too loud")
        reply = await table.do("Bo", "chat", text="hello", seat=1)
        assert refused(reply) == (403, "silenced")
        assert reply.json()["message"].endswith("until 2023-11-15 00:13 UTC: too loud")
        assert refused(await table.people["Bo"].ask("PUT", "me", {"name": "Rude"})) == (403, "silenced")
        assert refused(await table.do("Bo", "sit", seat=1, name="Rude")) == (403, "silenced")
        challenge = await table.people["Bo"].ask("POST", "me/passkeys/challenge", {"name": "Rude"})
        assert refused(challenge) == (403, "silenced")
        bo = table.people["Bo"]
        own = (await bo.ask("POST", "matches", {"game": "kyoto", "seats": 2})).json()["match"]["id"]
        assert refused(await bo.ask("POST", f"matches/{own}/seats/0/token", {"name": "Rude"})) == (403, "silenced")
        await table.done("Bo", "sit", seat=1)
        await begins(table)
        table.house.now += 2 * 3_600_000
        await table.done("Bo", "chat", text="hello", seat=1)


@pytest.mark.parametrize(
    ("new", "why"),
    [({}, "left"), ({"days": {"hours": 24, "late": "resign"}}, "resigned"), ({"days": {"hours": 24}}, "left")],
    ids=str,
)
@on_the_loop
async def test_who_is_banned_is_out_at_once_and_the_tables_rule_decides(
    tmp_path: Path, new: dict[str, Any], why: str
) -> None:
    async with room(tmp_path, new) as table:
        await begins(table)
        other = (await table.people["Cy"].ask("POST", "matches", {"game": "kyoto"})).json()["match"]["id"]
        sit = {"do": "sit", "id": "s", "seat": 0}
        assert (await table.people["Bo"].ask("POST", f"matches/{other}/commands", sit)).status == 200
        socket = await table.socket("Bo")
        await table.act("ban", person="bo", hours=24, reason="cheating")
        assert {"type": "websocket.close", "code": 4003}.items() <= socket.sent[-1].items()
        live = table.house.hall.live[table.id]
        assert [each.body.why for each in live.entries if isinstance(each.body, Handed)] == [why]
        assert table.house.hall.live[other].match.chairs[0].is_free
        bo = table.people["Bo"]
        for method, path in (("GET", "me"), ("GET", f"matches/{table.id}"), ("GET", "matches")):
            reply = await bo.ask(method, path)
            assert refused(reply) == (403, "banned")
            assert "until 2023-11-15 22:13 UTC: cheating" in reply.json()["message"]
        assert refused(await table.do("Bo", "sit", seat=1)) == (403, "banned")
        denied = await table.house.connect(f"/api/matches/{table.id}/socket", "bo")
        assert denied.sent[0]["status"] == 403
        assert (await bo.ask("GET", "games")).status == 200
        assert (await bo.ask("GET", "me/export")).json()["sanctions"][0]["kind"] == "ban"
        assert (await table.people["Ada"].ask("GET", "me")).status == 200
        (ban,) = await table.house.hall.store.moderation.in_force(table.house.now)
        await table.act("lift", sanction=ban.id)
        again = await table.do("Bo", "sit", seat=1)
        assert (again.status, again.json().get("code")) == ((409, "resigned") if why == "resigned" else (200, None))


@pytest.mark.parametrize("ban", [{"person": "di"}, {"network": "127.0.0.0/8", "hours": 24}], ids=["person", "network"])
@on_the_loop
async def test_who_is_banned_waits_for_no_opponents_any_more(tmp_path: Path, ban: dict[str, Any]) -> None:
    async with room(tmp_path) as table:
        di, bo = table.people["Di"], table.people["Bo"]
        line = await waits(table.house, di)
        look = await opened(table.house, di, "/api/lobby/events")
        await table.act("ban", **ban)
        assert line.task.done()
        assert look.task.done()
        await table.act("ban", person="ada")
        table.house.address = "192.0.2.7"
        other = await waits(table.house, bo)
        await table.house.settle()
        assert not led_to(other)


@on_the_loop
async def test_who_is_banned_and_does_not_read_that_says_nothing_more(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        socket = await table.socket("Bo")
        socket.readable.clear()
        await table.done("Ada", "chat", text="hello")
        await table.act("ban", person="bo")
        live = table.house.hall.live[table.id]
        number = live.match.number
        await socket.say('{"do":"chat","id":"x","text":"still here"}')
        socket.readable.set()
        await socket.hang_up()
        assert live.match.number == number
        assert {"type": "websocket.close", "code": 4003}.items() <= socket.sent[-1].items()


@on_the_loop
async def test_a_range_of_addresses_is_closed_to_guests_until_its_end_and_to_no_member(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        house, bo, cy = table.house, table.people["Bo"], table.people["Cy"]
        await cy.joins("Cy")
        house.address = "2001:db8:0:7:1::1"
        await table.act("ban", network="2001:db8::/48", hours=1)
        assert refused(await bo.ask("GET", "me")) == (403, "banned")
        assert refused(await Device(house).ask("POST", "guests", {"name": "Zoe"})) == (403, "banned")
        assert (await cy.ask("GET", "me")).status == 200
        assert (await Device(house).ask("POST", "sessions/challenge", {})).status == 200
        house.address = "2001:db8:1:7:1::1"
        assert (await bo.ask("GET", "me")).status == 200
        house.address = "2001:db8:0:7:1::1"
        house.now += 3_600_000
        assert (await bo.ask("GET", "me")).status == 200


WRONG_ACTS: list[tuple[dict[str, Any], int, str]] = [
    ({"do": "ban"}, 422, "bad-ban"),
    ({"do": "ban", "person": "bo", "network": "192.0.2.0/24"}, 422, "bad-ban"),
    ({"do": "ban", "network": "192.0.2.0/24"}, 422, "bad-ban"),
    ({"do": "ban", "network": "0.0.0.0/0", "hours": 1}, 422, "bad-range"),
    ({"do": "ban", "network": "next door", "hours": 1}, 422, "bad-range"),
    ({"do": "ban", "person": "nobody at all"}, 404, "no-person"),
    ({"do": "ban", "person": "bo", "hours": 0}, 422, "bad-json"),
    ({"do": "warn", "person": "bo", "reason": "\u202e"}, 422, "bad-text"),
    ({"do": "warn", "person": "bo", "report": 7}, 404, "no-report"),
    ({"do": "rename", "person": "bo", "name": " "}, 422, "blank-name"),
    ({"do": "rename", "person": "bo", "name": "ÀDA"}, 409, "name-taken"),
    ({"do": "close", "match": "nowhere"}, 404, "no-match"),
    ({"do": "lift", "sanction": 3}, 404, "no-sanction"),
    ({"do": "settle", "report": 3}, 404, "no-report"),
    ({"do": "warn", "person": "ada"}, 403, "is-admin"),
]


@asynccontextmanager
async def with_admin(folder: Path) -> AsyncIterator[Room]:
    """Ada is a member, and an admin since the server was started anew."""
    async with home(folder) as house:
        await Device(house, "ada").joins("Ada")
    async with room(folder, admins=("ada",)) as table:
        ada = table.people["Ada"]
        session = await table.house.hall.members.store.sessions("ada")
        ada.session = table.house.server.visitors.session_token("ada", session[0].id)
        yield table


@on_the_loop
async def test_an_act_that_makes_no_sense_changes_nothing(tmp_path: Path) -> None:
    async with with_admin(tmp_path) as table:
        for body, status, code in WRONG_ACTS:
            reply = await table.people["Ada"].ask("POST", "admin/acts", {"reason": "enough", **body})
            assert (reply.status, reply.json()["code"]) == (status, code), body
        store = table.house.hall.store.moderation
        assert (await store.audit(), await store.in_force(0)) == ([], [])
        assert {errand.kind for errand in await store.errands()} <= {"join"}  # hers, unless it was run already


@on_the_loop
async def test_only_admins_keep_order_over_the_network_and_nobody_becomes_one_by_a_name(tmp_path: Path) -> None:
    async with with_admin(tmp_path) as table:
        ada, bo = table.people["Ada"], table.people["Bo"]
        assert (await ada.get("me"))["admin"] is True
        await bo.joins("Bo")
        act = {"do": "warn", "person": "cy", "reason": "hm"}
        for path in ("reports", "sanctions", "people", "audit"):
            assert (await ada.ask("GET", f"admin/{path}")).status == 200
            assert refused(await bo.ask("GET", f"admin/{path}")) == (403, "not-admin")
            assert refused(await table.people["Cy"].ask("GET", f"admin/{path}")) == (401, "not-a-member")
        assert refused(await bo.ask("POST", "admin/acts", act)) == (403, "not-admin")
        assert (await ada.ask("PUT", "me", {"name": "Eve"})).status == 200
        assert refused(await ada.ask("GET", "admin/audit")) == (403, "not-admin")
        assert refused(await bo.ask("PUT", "me", {"name": "Ada"})) == (409, "name-taken")
        assert refused(await table.people["Cy"].tries_to_join("ÄDA")) == (409, "name-taken")


@on_the_loop
async def test_an_admin_sees_reports_and_what_was_done(tmp_path: Path) -> None:
    async with with_admin(tmp_path) as table:
        ada = table.people["Ada"]
        line = await table.done("Cy", "chat", text="rude words")
        body = {"match": table.id, "entry": line, "reason": "rude"}
        assert (await table.people["Bo"].ask("POST", "reports", body)).status == 201
        (report,) = (await ada.get("admin/reports"))["waiting"]
        assert (report["accused"]["id"], report["reporter"]["name"]) == ("cy", "Bo")
        assert [(each["text"], each["reported"]) for each in report["lines"]] == [("rude words", True)]
        act = {"do": "silence", "person": "cy", "hours": 24, "reason": "rude", "report": report["id"]}
        assert (await ada.ask("POST", "admin/acts", act)).status == 201
        reports = await ada.get("admin/reports")
        assert (reports["waiting"], reports["settled"][0]["id"]) == ([], report["id"])
        (sanction,) = await ada.get("admin/sanctions")
        assert (sanction["kind"], sanction["person"]["name"]) == ("silence", "Cy")
        assert refused(await table.do("Cy", "chat", text="more")) == (403, "silenced")
        assert [each["name"] for each in await ada.get("admin/people?find=CY")] == ["Cy"]
        assert await ada.get("admin/people?find=%25") == []
        page = await ada.get("admin/audit")
        assert (page["false"], page["lines"][0]["who"], page["lines"][0]["act"]) == (None, "admin ada", "silence")


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=20), st.lists, max_leaves=3))
@settings(max_examples=5, suppress_health_check=list(HealthCheck))
def test_whatever_an_admin_posts_is_answered(tmp_path_factory: pytest.TempPathFactory, odd: Any) -> None:
    async def test() -> None:
        async with with_admin(tmp_path_factory.mktemp("odd")) as table:
            for body, *_ in WRONG_ACTS:
                for field in body:
                    mutated = {"reason": "enough", **body, field: odd}
                    reply = await table.people["Ada"].ask("POST", "admin/acts", mutated)
                    assert reply.status in (201, 403, 404, 409, 422), mutated
            for path in ("me/blocks", "reports"):
                for field in ("match", "seat", "entry", "how", "reason"):
                    mutated = {"match": table.id, "seat": 1, "reason": "x", field: odd}
                    assert (await table.people["Ada"].ask("POST", path, mutated)).status in (201, 404, 409, 422)
            assert first_false(await table.house.hall.store.moderation.audit()) is None

    asyncio.run(test())


# Closing a table, other names


@pytest.mark.parametrize("started", [False, True])
@on_the_loop
async def test_a_closed_table_ends_for_everybody_without_a_result(tmp_path: Path, started: bool) -> None:
    async with room(tmp_path, {"listed": True}) as table:
        if started:
            await begins(table)
        socket = await table.socket("Bo")
        await table.act("close", match=table.id, reason="a rude table")
        (told,) = [each for each in socket.messages() if each["type"] == "entry"]
        assert told["what"] == {"kind": "closed", "reason": "a rude table"}
        assert told["patch"]["status"] == "closed"
        commands: list[tuple[str, dict[str, Any]]] = [("sit", {"seat": 2}), ("chat", {"text": "x"})]
        for what, facts in [*commands, ("start", {}), ("rematch", {})]:
            assert refused(await table.do("Ada", what, **facts)) == (409, "closed" if what != "rematch" else "not-now")
        shown = (await table.people["Cy"].get(f"matches/{table.id}?after=0"))["table"]
        assert (shown["status"], shown["moves"], shown["ranking"]) == ("closed", [], None)
        assert shown["promise"]["secret"] is None
        assert (await table.people["Cy"].get("matches")) == []
        assert refused(await table.people["Ada"].ask("GET", f"matches/{table.id}/record"))[0] in (409, 410)
        assert await table.house.hall.store.hosted("ada", 0) == 0
    async with home(tmp_path) as house:  # and after a restart it is as closed as before
        assert (await Device(house, "cy").get(f"matches/{table.id}"))["table"]["status"] == "closed"


@on_the_loop
async def test_who_is_renamed_is_called_so_also_where_they_play(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        await table.done("Bo", "sit", seat=2, name="Bo's worse name")
        await begins_with_one_bot(table)
        await table.act("rename", person="bo", name="Somebody")
        assert [chair.name for chair in table.house.hall.live[table.id].match.chairs][1:3] == ["Somebody", "Somebody 2"]
        assert (await table.people["Bo"].get("me"))["name"] == "Somebody"
        (mine,) = await table.people["Bo"].get("me/matches")
        assert "Somebody" in mine["seats"]


@on_the_loop
async def test_the_name_of_who_is_renamed_is_gone_from_what_is_over(tmp_path: Path) -> None:
    """Whether the match is in memory or not: from history, replay, chat and record."""
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Rude", "Bo")]
        kept = await play(house, people)
        forgotten = await play(house, people)
        say = {"do": "chat", "id": "c1", "text": "well played", "seat": 0}
        await people[0].ask("POST", f"matches/{kept.match.id}/commands", say)
        house.hall.housekeeping.forget(forgotten.match.id, forgotten)
        await house.settle()
        act = acts.Rename(reason="enough", person="rude", name="Somebody")
        await house.hall.store.moderation.perform(act, "terminal root", house.now)
        await house.hall.moderation.refresh()
        await house.settle()
        for id in (kept.match.id, forgotten.match.id):
            welcome = await people[1].get(f"matches/{id}?after=0")
            assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Somebody", "Bo"]
            assert "Rude" not in str(welcome)
            assert "Somebody" in str(welcome["entries"])
            assert b"Rude" not in (await people[1].ask("GET", f"matches/{id}/record")).body
        history = (await people[1].get("me/history?find=somebody"))["matches"]
        assert [each["match"]["seats"] for each in history] == [["Somebody", "Bo"]] * 2
    async with home(tmp_path) as house:
        found = await house.hall.find(kept.match.id)
        assert "Rude" not in str(found.entries)


async def begins_with_one_bot(table: Room) -> None:
    await table.done("Ada", "bot", seat=3, level="easy")
    await table.done("Ada", "start")


@on_the_loop
async def test_who_becomes_a_member_in_the_middle_of_a_game_is_one_at_that_table(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        await table.done("Bo", "sit", seat=2, name="beside Bo")
        await begins_with_one_bot(table)
        await table.people["Bo"].joins("Bodhi")
        await table.house.settle()
        seats = (await table.people["Ada"].get(f"matches/{table.id}"))["table"]["seats"]
        assert [(seat["name"], seat["member"]) for seat in seats[:3]] == [
            ("Ada", False),
            ("Bodhi", True),
            ("beside Bo", False),
        ]
        await table.people["Bo"].ask("DELETE", "me", {"name": "Bodhi"})
        seats = (await table.people["Ada"].get(f"matches/{table.id}"))["table"]["seats"]
        assert (seats[1]["name"], seats[1]["member"]) == (FORMER, False)
        assert b"Bodhi" not in msgspec.json.encode([each.body for each in table.house.hall.live[table.id].entries])


@on_the_loop
async def test_who_leaves_the_house_is_forgotten_by_blocks_and_reports(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        bo, cy = table.people["Bo"], table.people["Cy"]
        await bo.joins("Bo")
        line = await table.done("Bo", "chat", text="hello")
        await cy.ask("POST", "me/blocks", {"match": table.id, "seat": 1, "how": "mute"})
        await table.people["Di"].ask("POST", "reports", {"match": table.id, "entry": line, "reason": "rude"})
        assert (await bo.ask("POST", "me/blocks", {"match": table.id, "seat": 0})).status == 201
        assert (await bo.ask("DELETE", "me", {"name": "Bo"})).status == 200
        assert [each["name"] for each in await cy.get("me/blocks")] == [FORMER]
        (report,) = await table.house.hall.store.moderation.reports(False, 9)
        assert (report.name, report.lines[0].name) == (FORMER, FORMER)
        assert await table.house.hall.store.moderation.blocks("bo") == []


# The audit log, and kills


@on_the_loop
async def test_the_audit_log_is_for_good_and_shows_if_somebody_changed_it(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        for reason in ("one", "two", "three"):
            await table.act("warn", person="bo", reason=reason)
        store, change = table.house.hall.store.moderation, table.house.hall.store.members.changed
        lines = await store.audit()
        assert first_false(lines) is None
        forbidden = ["UPDATE audit SET who = 'nobody'", "DELETE FROM audit"]
        if table.house.hall.sharing is None:  # what only SQLite knows
            others = "SELECT number, at, 'nobody', act, target, facts, hash FROM audit"
            forbidden.append(f"INSERT OR REPLACE INTO audit {others}")
        for statement in forbidden:
            with pytest.raises(StoreFailed):
                await change(statement)
        assert await store.audit() == lines
        trigger = "audit_no_update" if table.house.hall.sharing is None else "audit_no_change ON audit"
        await change(f"DROP TRIGGER {trigger}")
        await change("UPDATE audit SET who = 'nobody' WHERE number = 2")
        assert first_false(await store.audit()) == 2
        assert first_false([lines[0], lines[2]]) == 2
        assert first_false(lines[1:]) == 1


ACT = """
import asyncio, os, signal, sqlite3, sys
from durbar.server import acts
from durbar.server.store import moderation
from durbar.server.store.sqlite import transaction
left = int(sys.argv[2])
def count(statement):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.set_trace_callback(count)
with transaction(database):
    moderation.perform(database, acts.Ban(reason="enough", person="bo"), "terminal", 1)
"""


@on_the_loop
async def test_an_act_that_is_killed_at_any_statement_is_done_whole_or_not_at_all(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        if table.house.hall.sharing is not None:
            pytest.skip("a process of its own changes a file of SQLite here")
    file, kills = tmp_path / "data" / DATABASE, 0
    for statement in range(100):
        code = subprocess.run([sys.executable, "-c", ACT, str(file), str(statement)], timeout=60).returncode
        with closing(sqlite3.connect(file)) as database:
            kept = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TOUCHED]
        if code == 0:
            assert kept == [1, 1, 1]
            break
        assert (code, kept) == (-signal.SIGKILL, [0, 0, 0])
        kills += 1
    assert kills > 5
    async with home(tmp_path) as house:  # which was not there when it was done
        await house.hall.moderation.refresh()
        assert refused(await Device(house, "bo").ask("GET", "me")) == (403, "banned")
        assert await house.hall.store.moderation.errands() == []


TOUCHED = ("audit", "sanctions", "errands")


@on_the_loop
async def test_an_errand_that_was_cut_short_is_done_after_the_next_start_and_once(tmp_path: Path) -> None:
    """The server died between closing the table and noting that it is closed."""
    async with room(tmp_path) as table:
        await begins(table)
        close = acts.CloseMatch(reason="enough", match=table.id)
        rename = acts.Rename(reason="enough", person="bo", name="Somebody")
        store = table.house.hall.store.moderation
        for act in (rename, close):
            await store.perform(act, "terminal", 1)
        for errand in await store.errands():
            assert await table.house.hall.moderation.run(errand)
    async with home(tmp_path) as house:
        await house.hall.moderation.refresh()
        live = await house.hall.find(table.id)
        kinds = [type(each.body) for each in live.entries if isinstance(each.body, Closed | Named)]
        assert kinds == [Named, Closed]
        assert await house.hall.store.moderation.errands() == []


# What is kept for how long, and how many


@on_the_loop
async def test_abandoned_tables_of_guests_are_forgotten_and_no_others(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        cy = table.people["Cy"]
        over = await plays_a_match(table.house, table.people["Di"])
        await cy.joins("Cy")
        kept = (await cy.ask("POST", "matches", {"game": "kyoto"})).json()["match"]["id"]
        table.house.now += 91 * DAY
        await table.house.hall.moderation.forget_old()
        assert (await cy.ask("GET", f"matches/{table.id}")).status == 200  # it is in memory
        table.house.hall.live.clear()
        await table.house.hall.moderation.forget_old()
        for id, status in ((table.id, 404), (over, 200), (kept, 200)):
            assert (await cy.ask("GET", f"matches/{id}")).status == status
        assert await table.house.hall.store.of_guest("bo") == []


@on_the_loop
async def test_an_abandoned_table_that_is_looked_at_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are forgotten at once, and wherever it stands among them."""
    monkeypatch.setattr(store_moderation, "MOST_FORGOTTEN", 2)
    async with room(tmp_path) as table:
        left = []
        for _ in range(7):
            reply = await table.people["Cy"].ask("POST", "matches", {"game": "kyoto"})
            left.append(reply.json()["match"]["id"])
        looked_at = min(left)
        table.house.hall.live = {looked_at: table.house.hall.live[looked_at]}
        table.house.now += 91 * DAY
        await table.house.hall.moderation.forget_old()
        assert await table.house.hall.store.ids(["open"]) == [looked_at]


@on_the_loop
async def test_settled_reports_and_past_sanctions_are_forgotten_and_what_was_done_is_not(tmp_path: Path) -> None:
    async with room(tmp_path) as table:
        line = await table.done("Cy", "chat", text="hm")
        body = {"match": table.id, "entry": line, "reason": "rude"}
        assert (await table.people["Bo"].ask("POST", "reports", body)).status == 201
        await table.act("silence", person="cy", hours=1, report=1)
        await table.act("ban", person="bo")
        order, store = table.house.hall.moderation, table.house.hall.store.moderation
        table.house.now += 89 * DAY
        await order.forget_old()
        assert len(await store.reports(True, 9)) == 1
        table.house.now += 280 * DAY
        await order.forget_old()
        assert await store.reports(True, 9) == []
        assert await store.sanctions_of("cy") == []
        assert len(await store.sanctions_of("bo")) == 1
        assert len(await store.audit()) == 2


@on_the_loop
async def test_all_addresses_together_make_so_many_guests_matches_and_pairings(tmp_path: Path) -> None:
    async with home(tmp_path, all_newcomers=3, all_pairings=2, all_listings=1) as house:
        for number in range(2):
            house.address = f"192.0.2.{number}"
            assert (await Device(house).ask("POST", "guests", {"name": "Ada"})).status == 201
        listed = {"game": "kyoto", "listed": True}
        assert (await Device(house, "ada").ask("POST", "matches", listed)).status == 201
        house.address = "192.0.2.9"
        assert refused(await Device(house).ask("POST", "guests", {"name": "Ada"})) == (429, "too-many-new")
        assert refused(await Device(house, "ada").ask("POST", "matches", listed)) == (429, "too-many-new")
        for _ in range(2):
            house.hall.require_pairing("192.0.2.1")
        with pytest.raises(Refused, match="to be paired"):
            house.hall.require_pairing("192.0.2.2")
        text = house.hall.metrics.text().decode()
        for what, count in (("guest", 2), ("match", 1), ("pairing", 2)):
            assert f'durbar_created_total{{what="{what}"}} {count}.0' in text
