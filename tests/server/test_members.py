"""Members: a guest becomes one with a passkey and keeps everything; who signs in is who they were; who left is gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
import sqlalchemy as sa

from durbar.server import challenges, entrance, members
from durbar.server.guests import SESSION
from durbar.server.store.schema import metadata
from durbar.server.store.sqlite import SqliteStore
from durbar.server.wire import FORMER
from tests.server.authenticator import Authenticator, read, written
from tests.server.inside import NO_LIMITS, House, Line, Reply

Test = Callable[..., Awaitable[None]]


def on_the_loop(test: Test) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))  # type: ignore[arg-type]

    return run


class Home(House):
    """A server with a real store, which takes its time."""

    async def settle(self) -> None:
        while self.hall.tasks:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)


@asynccontextmanager
async def home(folder: Path, **settings: Any) -> AsyncIterator[Home]:
    store = SqliteStore(folder / "data")
    house = Home(msgspec.structs.replace(NO_LIMITS, **settings), store)
    await house.hall.open()
    for task in [*house.hall.tasks]:
        if "Housekeeping.resume" not in str(task.get_coro()):
            task.cancel()  # the housekeeping, which goes by the real clock
    if house.hall.sharing is not None:
        await house.hall.sharing.round()  # in which one of many processes takes over what was left
    await house.settle()
    try:
        yield house
    finally:
        for line in house.lines:
            await line.hang_up()
        await house.hall.close()


class Device:
    """A browser with its cookies and, where it has one, its authenticator."""

    def __init__(self, house: House, guest: str = "") -> None:
        self.house = house
        self.guest = guest
        self.session = ""
        self.authenticator = Authenticator()

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        token = self.house.signer.token(self.guest) if self.guest else ""
        cookie = f"durbar_guest={token}; {SESSION}={self.session}"
        reply = await self.house.ask(method, f"/api/{path}", "", body, **({"cookie": cookie} | headers))
        for name, value in reply.headers:
            if name == b"set-cookie" and value.startswith(SESSION.encode()):
                self.session = value.decode().partition("=")[2].partition(";")[0].strip('"')
        return reply

    async def get(self, path: str) -> Any:
        reply = await self.ask("GET", path)
        assert reply.status == 200, reply.body
        return reply.json()

    async def joins(self, name: str = "Ada") -> list[str]:
        """Become a member; the recovery codes."""
        reply = await self.tries_to_join(name)
        assert reply.status == 201, reply.body
        return list(reply.json()["codes"])

    async def tries_to_join(self, name: str) -> Reply:
        asked = await self.ask("POST", "me/passkeys/challenge", {"name": name})
        if asked.status != 200:
            return asked
        made = self.authenticator.makes(asked.json())
        return await self.ask("POST", "me/passkeys", {"credential": made, "name": "phone"})

    async def enters(self, authenticator: Authenticator | None = None) -> Reply:
        options = (await self.ask("POST", "sessions/challenge", {})).json()
        proof = (authenticator or self.authenticator).signs(options)
        return await self.ask("POST", "sessions", {"by": "passkey", "credential": proof})

    async def is_called(self) -> tuple[str, bool]:
        me = await self.get("me")
        return me["name"], me["member"]


async def all_that_is_kept(house: House) -> str:
    """Every row of every table."""
    tables = house.hall.store.members.tables
    return "".join(map(repr, [row for table in metadata.sorted_tables for row in await tables.rows(sa.select(table))]))


def refused(reply: Reply) -> tuple[int, str]:
    return reply.status, reply.json()["code"]


async def plays_a_match(house: House, device: Device, name: str = "Ada", game: str = "kyoto") -> str:
    """A match against bots from beginning to end; its id."""
    new = {"game": game, "seats": 2, "bots": {"1": "easy"}}
    id = str((await device.ask("POST", "matches", new)).json()["match"]["id"])
    for command in ({"do": "sit", "seat": 0, "name": name}, {"do": "start"}):
        assert (await device.ask("POST", f"matches/{id}/commands", {"id": command["do"], **command})).status == 200
    await house.settle()
    live = house.hall.live[id]
    while live.match.status == "running":
        if live.match.due() == [0]:
            move = live.match.state.legal_moves(0)[0].notation
            command = {"do": "move", "id": f"m{live.match.number}", "seat": 0, "move": move}
            assert (await device.ask("POST", f"matches/{id}/commands", command)).status == 200
        await house.settle()
    return id


# Becoming a member


@on_the_loop
async def test_a_guest_who_becomes_a_member_keeps_tables_history_and_name(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.ask("PUT", "me", {"name": "Ada"})
        match = await plays_a_match(house, ada)
        codes = await ada.joins("Ada")
        assert (len(codes), len({*codes})) == (8, 8)
        assert await ada.is_called() == ("Ada", True)
        assert [each["id"] for each in await ada.get("me/matches")] == [match]
        past = (await ada.get("me/history"))["matches"]
        assert [(each["match"]["id"], each["seats"]) for each in past] == [(match, [0])]
        (tally,) = (await ada.get("me/profile"))["tallies"]
        first = past[0]["match"]["ranking"][0]
        assert tally == {"game": "kyoto", "mode": "bots", "played": 1, "won": int(0 in first)}


@on_the_loop
async def test_the_token_of_the_guest_counts_no_more_once_they_are_a_member(tmp_path: Path) -> None:
    """Whoever has an old one, from a link or a shared device, is a stranger."""
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.joins()
        other = Device(house, "ada")
        assert (await other.is_called())[1] is False
        assert (await other.get("me/matches")) == []
        reply = await house.ask("GET", "/api/me", "", authorization=f"Bearer {house.signer.token('ada')}")
        assert refused(reply) == (401, "bad-token")
        reply = await house.ask("GET", "/api/me", "", authorization=f"Bearer {ada.session}")
        assert reply.json() == {"name": "Ada", "member": True, "admin": False, "warning": None}


@on_the_loop
async def test_who_was_signed_out_adds_no_passkey_to_somebody_new(tmp_path: Path) -> None:
    """Their page still shows the member, and names nobody: what it asks is not asked by a guest."""
    async with home(tmp_path) as house:
        assert refused(await Device(house, "ada").ask("POST", "me/passkeys/challenge", {})) == (401, "not-a-member")


@on_the_loop
async def test_handles_say_nothing_and_differ(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        wish = {"name": "Ada"}
        asked = [(await Device(house, "ada").ask("POST", "me/passkeys/challenge", wish)).json() for _ in range(2)]
        handles = {each["user"]["id"] for each in asked}
        assert len(handles) == 2
        assert all(len(read(handle)) == 32 for handle in handles)
        assert len({each["challenge"] for each in asked}) == 2
        assert asked[0]["rp"]["id"] == "table"


@pytest.mark.parametrize("name", ["ada", "АDА", "A d a", "Äda", "ＡＤＡ", "a.d.a"])
@on_the_loop
async def test_a_name_that_looks_like_a_members_is_taken_for_members_and_free_for_guests(
    tmp_path: Path, name: str
) -> None:
    async with home(tmp_path) as house:
        await Device(house, "ada").joins("Ada")
        bo = Device(house, "bo")
        assert refused(await bo.tries_to_join(name)) == (409, "name-taken")
        assert (await bo.ask("PUT", "me", {"name": name})).status == 200
        assert await bo.is_called() == (name, False)
        await bo.joins("Bo")
        assert refused(await bo.ask("PUT", "me", {"name": name})) == (409, "name-taken")
        assert await bo.is_called() == ("Bo", True)
        assert (await bo.ask("PUT", "me", {"name": "BO"})).status == 200  # one's own name, written otherwise


@on_the_loop
async def test_of_two_who_want_one_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        devices = [Device(house, guest) for guest in ("ada", "bo")]
        asked = [(await each.ask("POST", "me/passkeys/challenge", {"name": "Zoe"})).json() for each in devices]
        made = [each.authenticator.makes(options) for each, options in zip(devices, asked, strict=True)]
        bodies = [{"credential": credential, "name": "phone"} for credential in made]
        together = zip(devices, bodies, strict=True)
        replies = await asyncio.gather(*(each.ask("POST", "me/passkeys", body) for each, body in together))
        assert sorted(reply.status for reply in replies) == [201, 409]
        assert ("Zoe", True) in [await each.is_called() for each in devices]


@on_the_loop
async def test_a_seat_tells_members_under_their_own_name_from_guests(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        await ada.joins("Ada")
        id = (await ada.ask("POST", "matches", {"game": "kyoto", "seats": 3})).json()["match"]["id"]
        wishes = [(ada, None), (ada, "Mallory"), (bo, "Ada")]
        for seat, (device, name) in enumerate(wishes):
            sit = {"do": "sit", "id": f"s{seat}", "seat": seat, "name": name}
            assert (await device.ask("POST", f"matches/{id}/commands", sit)).status == 200
        seats = (await bo.get(f"matches/{id}"))["table"]["seats"]
        names = [("Ada", True), ("Mallory", False), ("Ada 2", False)]
        assert [(seat["name"], seat["member"]) for seat in seats] == names


# Challenges


@on_the_loop
async def test_a_challenge_counts_once(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        options = (await ada.ask("POST", "me/passkeys/challenge", {"name": "Ada"})).json()
        made = {"credential": ada.authenticator.makes(options), "name": "phone"}
        assert (await ada.ask("POST", "me/passkeys", made)).status == 201
        assert refused(await ada.ask("POST", "me/passkeys", made)) == (409, "stale-challenge")
        assert refused(await bo.ask("POST", "me/passkeys", made)) == (409, "stale-challenge")
        options = (await bo.ask("POST", "sessions/challenge", {})).json()
        proof = {"by": "passkey", "credential": ada.authenticator.signs(options)}
        assert (await bo.ask("POST", "sessions", proof)).status == 201
        assert refused(await bo.ask("POST", "sessions", proof)) == (409, "stale-challenge")
        assert len(await ada.get("me/passkeys")) == 1


@on_the_loop
async def test_a_challenge_that_is_too_old_does_not_count(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        options = (await ada.ask("POST", "me/passkeys/challenge", {"name": "Ada"})).json()
        house.now += challenges.CHALLENGE
        made = {"credential": ada.authenticator.makes(options), "name": "phone"}
        assert refused(await ada.ask("POST", "me/passkeys", made)) == (409, "stale-challenge")
        assert (await ada.is_called())[1] is False


@on_the_loop
async def test_a_challenge_of_somebody_else_does_not_count(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        options = (await ada.ask("POST", "me/passkeys/challenge", {"name": "Ada"})).json()
        made = {"credential": bo.authenticator.makes(options), "name": "phone"}
        assert refused(await bo.ask("POST", "me/passkeys", made)) == (409, "stale-challenge")
        assert ((await ada.is_called())[1], (await bo.is_called())[1]) == (False, False)


@on_the_loop
async def test_a_passkey_of_another_site_proves_nothing(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        ada.authenticator.origin = "https://evil.example"
        assert refused(await ada.tries_to_join("Ada")) == (422, "bad-passkey")
        ada.authenticator = Authenticator()
        await ada.joins()
        ada.authenticator.origin = "https://evil.example"
        assert refused(await Device(house).enters(ada.authenticator)) == (422, "bad-passkey")
        assert refused(await Device(house).enters()) == (403, "unknown-passkey")
        ada.authenticator.origin = "http://table"
        options = (await ada.ask("POST", "sessions/challenge", {})).json() | {"rpId": "evil.example"}
        proof = {"by": "passkey", "credential": ada.authenticator.signs(options)}
        assert refused(await Device(house).ask("POST", "sessions", proof)) == (422, "bad-passkey")


@on_the_loop
async def test_a_signature_of_another_key_proves_nothing(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, thief = Device(house, "ada"), Authenticator()
        await ada.joins()
        thief.id, thief.handle, thief.uses = ada.authenticator.id, ada.authenticator.handle, 100
        assert refused(await Device(house).enters(thief)) == (422, "bad-passkey")


@on_the_loop
async def test_a_copied_key_that_is_behind_in_its_count_proves_nothing(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.joins()
        assert (await ada.enters()).status == 201
        ada.authenticator.uses -= 2
        assert refused(await Device(house).enters(ada.authenticator)) == (422, "bad-passkey")


BROKEN: list[Any] = [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": 3}, {"rawId": None}]


@pytest.mark.parametrize("credential", BROKEN, ids=str)
@on_the_loop
async def test_something_that_is_no_passkey_is_refused_in_a_sentence(tmp_path: Path, credential: Any) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.ask("POST", "me/passkeys/challenge", {"name": "Ada"})
        reply = await ada.ask("POST", "me/passkeys", {"credential": credential, "name": "phone"})
        assert refused(reply) == (422, "bad-passkey")
        reply = await ada.ask("POST", "sessions", {"by": "passkey", "credential": credential})
        assert refused(reply) == (422, "bad-passkey")
        assert (await ada.is_called())[1] is False


@on_the_loop
async def test_a_passkey_that_is_larger_than_any_is_refused(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        ada.authenticator.id = bytes(1024)
        assert refused(await ada.tries_to_join("Ada")) == (422, "bad-passkey")
        ada.authenticator.id = bytes(1023)
        assert (await ada.tries_to_join("Ada")).status == 201


@pytest.mark.parametrize("part", ["attestationObject", "clientDataJSON"])
@on_the_loop
async def test_a_passkey_that_is_damaged_anywhere_is_refused(tmp_path: Path, part: str) -> None:
    async with home(tmp_path) as house:
        taken = 0
        for at in range(0, 200, 9):
            ada = Device(house, f"ada{at}")
            options = (await ada.ask("POST", "me/passkeys/challenge", {"name": "A" * (at // 9 + 1)})).json()
            made = ada.authenticator.makes(options)
            data = bytearray(read(made["response"][part]))
            data[at % len(data)] ^= 0x55
            made["response"][part] = written(bytes(data))
            reply = await ada.ask("POST", "me/passkeys", {"credential": made, "name": "phone"})
            assert reply.status in (201, 409, 422), reply.body
            taken += reply.status == 201
        assert part == "attestationObject" or not taken  # of that nobody signs the id, the count or the model


@on_the_loop
async def test_by_an_address_there_are_no_passkeys(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        for host in ("127.0.0.1:8000", "[::1]:8000"):
            reply = await house.ask("POST", "/api/me/passkeys/challenge", "ada", {"name": "Ada"}, host=host)
            assert refused(reply) == (409, "no-passkeys-here")


# Signing in and out


@on_the_loop
async def test_another_device_signs_in_with_the_passkey_and_is_the_same_person(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, tablet = Device(house, "ada"), Device(house, "tablet")
        match = await plays_a_match(house, ada)
        await ada.joins()
        assert (await tablet.enters(ada.authenticator)).json()["member"] is True
        assert [each["id"] for each in await tablet.get("me/matches")] == [match]
        assert tablet.session != ada.session
        await tablet.ask("DELETE", "sessions/mine")
        assert (await tablet.is_called())[1] is False  # the guest of that device again
        assert await ada.is_called() == ("Ada", True)


@on_the_loop
async def test_signing_in_ends_the_session_that_the_device_had(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.joins()
        before = ada.session
        assert (await ada.enters()).status == 201
        assert ada.session != before
        reply = await house.ask("GET", "/api/me", "", authorization=f"Bearer {before}")
        assert refused(reply) == (401, "bad-token")


@on_the_loop
async def test_beyond_so_many_sessions_the_oldest_ends_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "MOST_SESSIONS", 2)
    async with home(tmp_path) as house:
        ada, tablet, desk = Device(house, "ada"), Device(house), Device(house)
        await ada.joins()
        assert await ada.is_called() == ("Ada", True)  # and it is known which session that is
        house.now += 1000
        await tablet.enters(ada.authenticator)
        house.now += 1000
        await desk.enters(ada.authenticator)
        assert [await device.is_called() for device in (tablet, desk)] == [("Ada", True)] * 2
        assert (await ada.get("me"))["member"] is False


async def until_sent(line: Line, kind: str) -> None:
    """Wait for something that the store has to be asked about first, for as long as a slow machine may need."""
    async with asyncio.timeout(60):
        while not any(message["type"] == kind for message in line.sent):
            await asyncio.sleep(0.01)


@on_the_loop
async def test_signing_out_everywhere_ends_every_session_and_hangs_up(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, tablet = Device(house, "ada"), Device(house)
        await ada.joins()
        await tablet.enters(ada.authenticator)
        id = (await ada.ask("POST", "matches", {"game": "kyoto", "seats": 2})).json()["match"]["id"]
        socket = await house.connect(f"/api/matches/{id}/socket", "", cookie=f"{SESSION}={tablet.session}")
        await until_sent(socket, "websocket.send")  # its session was looked up, and it is let in
        link = (await ada.ask("POST", "me/links", {})).json()["path"].partition("=")[2]
        lost = tablet.session
        assert (await ada.ask("DELETE", "sessions")).status == 200
        await until_sent(socket, "websocket.close")
        reply = await house.ask("GET", "/api/me", "", authorization=f"Bearer {lost}")
        assert refused(reply) == (401, "bad-token")
        assert refused(await tablet.ask("POST", "sessions", {"by": "link", "link": link})) == (403, "stale-link")
        assert (await ada.enters()).status == 201


@on_the_loop
async def test_a_session_that_ends_while_it_is_looked_up_counts_no_more(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.joins()
        entrance = house.hall.entrance
        session = (house.signer.guest(ada.session) or "").partition(":")[2]
        look = entrance.store.session

        async def and_then_it_ends(id: str) -> str | None:
            found = await look(id)
            await entrance.sign_out_everywhere("ada")
            return found

        with patch.object(entrance.store, "session", and_then_it_ends):
            assert await entrance.member_of(session) == "ada"  # as it was when it was asked
        assert await entrance.member_of(session) is None


@on_the_loop
async def test_a_link_lets_one_device_in_once_and_soon(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, tablet = Device(house, "ada"), Device(house)
        await ada.joins()
        shown = (await ada.ask("POST", "me/links", {})).json()
        way = {"by": "link", "link": shown["path"].partition("#in=")[2]}
        assert shown["seconds"] == entrance.LINK // 1000
        assert (await tablet.ask("POST", "sessions", way)).status == 201
        assert await tablet.is_called() == ("Ada", True)
        assert refused(await Device(house).ask("POST", "sessions", way)) == (403, "stale-link")
        late = {"by": "link", "link": (await ada.ask("POST", "me/links", {})).json()["path"].partition("#in=")[2]}
        house.now += entrance.LINK
        assert refused(await Device(house).ask("POST", "sessions", late)) == (403, "stale-link")
        assert refused(await Device(house, "bo").ask("POST", "me/links", {})) == (401, "not-a-member")


@on_the_loop
async def test_a_recovery_code_counts_once_and_is_kept_as_a_hash(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, tablet = Device(house, "ada"), Device(house)
        first, second, *_ = await ada.joins()
        kept = await all_that_is_kept(house)
        assert "ada" in kept
        assert first not in kept
        assert first.replace("-", "") not in kept
        written = f" {first.upper().replace('-', ' ')} "
        assert (await tablet.ask("POST", "sessions", {"by": "code", "code": written})).status == 201
        again = await Device(house).ask("POST", "sessions", {"by": "code", "code": first})
        assert refused(again) == (403, "bad-code")
        assert (await tablet.get("me/profile"))["codes"] == 7
        assert len((await tablet.ask("POST", "me/codes", {})).json()["codes"]) == 8
        old = await Device(house).ask("POST", "sessions", {"by": "code", "code": second})
        assert refused(old) == (403, "bad-code")


@on_the_loop
async def test_passkeys_are_named_and_revoked_but_for_the_last(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, second = Device(house, "ada"), Device(house, "bo"), Authenticator()
        await ada.joins()
        await bo.joins("Bo")
        options = (await ada.ask("POST", "me/passkeys/challenge", {})).json()
        assert [key["id"] for key in options["excludeCredentials"]] == [written(ada.authenticator.id)]
        house.now += 1
        made = {"credential": second.makes(options), "name": "key on the ring"}
        assert (await ada.ask("POST", "me/passkeys", made)).json() == {"name": "Ada", "codes": []}
        phone, ring = await ada.get("me/passkeys")
        assert [phone["name"], ring["name"]] == ["phone", "key on the ring"]
        assert (await ada.ask("PUT", f"me/passkeys/{ring['id']}", {"name": "ring"})).json()[1]["name"] == "ring"
        assert refused(await bo.ask("DELETE", f"me/passkeys/{ring['id']}")) == (404, "no-passkey")
        assert refused(await bo.ask("PUT", f"me/passkeys/{ring['id']}", {"name": "mine"})) == (404, "no-passkey")
        assert len((await ada.ask("DELETE", f"me/passkeys/{phone['id']}")).json()) == 1
        assert refused(await Device(house).enters(ada.authenticator)) == (403, "unknown-passkey")
        assert (await Device(house).enters(second)).status == 201
        assert refused(await ada.ask("DELETE", f"me/passkeys/{ring['id']}")) == (409, "last-passkey")


@on_the_loop
async def test_sessions_and_members_outlive_the_server(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        await ada.joins()
    async with home(tmp_path) as house:
        ada.house = house
        assert await ada.is_called() == ("Ada", True)
        assert (await Device(house).enters(ada.authenticator)).status == 201


# Limits


@on_the_loop
async def test_who_makes_members_or_tries_to_sign_in_without_end_is_refused(tmp_path: Path) -> None:
    async with home(tmp_path, members=1, signins=6) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        await ada.joins()
        assert refused(await bo.tries_to_join("Bo")) == (429, "too-many-members")
        assert (await bo.is_called())[1] is False
        replies = [await bo.ask("POST", "sessions", {"by": "code", "code": "guess"}) for _ in range(5)]
        assert {refused(reply) for reply in replies} == {(403, "bad-code"), (429, "too-many-attempts")}
        assert 'durbar_refusals_total{code="too-many-attempts"} 1.0' in house.hall.metrics.text().decode()
        assert 'durbar_members_total{what="joined"} 1.0' in house.hall.metrics.text().decode()
        house.address = "198.51.100.7"
        assert (await ada.enters()).status == 201


@on_the_loop
async def test_all_addresses_together_have_a_limit_too(tmp_path: Path) -> None:
    async with home(tmp_path, all_members=2, all_signins=100) as house:
        statuses = []
        for number in range(4):
            house.address = f"198.51.100.{number}"
            statuses.append((await Device(house, f"guest{number}").tries_to_join(f"{'abcd'[number] * 5}")).status)
        assert statuses == [201, 201, 429, 429]


def test_challenges_that_nobody_answers_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "MOST_WAITING", 3)
    now = [0]
    waiting: challenges.Waiting[int] = challenges.Waiting(10, lambda: now[0])
    for number in range(5):
        waiting.put(bytes([number]), number)
    assert [waiting.take(bytes([number])) for number in range(5)] == [None, None, 2, 3, 4]
    waiting.put(b"old", 1)
    now[0] = 10
    waiting.put(b"new", 2)
    assert [*waiting.kept] == [b"new"]


# History


@on_the_loop
async def test_a_history_is_complete_and_can_be_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.server.member_routes.PAGE", 2)
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        ids = []
        for number in range(5):
            house.now += 1000 * (number != 3)  # two that ended at the same moment
            ids.append(await plays_a_match(house, ada, "Ada" if number < 4 else "Zoë"))
        pages, at = [], ""
        while at is not None:
            page = await ada.get(f"me/history?from={at}" if at else "me/history")
            pages.append([each["match"]["id"] for each in page["matches"]])
            at = page["next"]
        assert [len(page) for page in pages] == [2, 2, 1]
        assert sorted(id for page in pages for id in page) == sorted(ids)
        assert pages[0][0] == ids[4]
        found = (await ada.get("me/history?find=kyoto%20zoe"))["matches"]
        assert [each["match"]["id"] for each in found] == [ids[4]]
        assert (await ada.get("me/history?find=xanadu"))["matches"] == []
        assert (await Device(house, "bo").get("me/history")) == {"matches": [], "next": None}
        assert refused(await ada.ask("GET", "me/history?from=yesterday")) == (422, "bad-place")


@on_the_loop
async def test_what_ended_before_anybody_kept_how_is_settled_at_the_next_start(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        await plays_a_match(house, Device(house, "ada"))
        await house.hall.store.members.changed("DELETE FROM results")
        assert (await Device(house, "ada").get("me/profile"))["tallies"] == []
    async with home(tmp_path) as house:
        assert [each["played"] for each in (await Device(house, "ada").get("me/profile"))["tallies"]] == [1]


# Holidays


@on_the_loop
async def test_members_take_holidays_and_guests_do_not(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        assert refused(await ada.ask("PUT", "me/holiday", {"days": 3})) == (401, "not-a-member")
        await ada.joins()
        taken = (await ada.ask("PUT", "me/holiday", {"days": 3})).json()
        assert (taken["holiday"], taken["days"]) == (house.now + 3 * members.DAY, 30)
        assert refused(await ada.ask("PUT", "me/holiday", {"days": 31})) == (409, "no-holiday")
        for days in (-1, 366, "3", None):
            assert (await ada.ask("PUT", "me/holiday", {"days": days})).status == 422
        assert (await ada.get("me/profile"))["holiday"] == house.now + 3 * members.DAY
        assert (await ada.ask("PUT", "me/holiday", {"days": 0})).json()["holiday"] is None


# Everything about oneself


@on_the_loop
async def test_an_export_tells_everything_and_nothing_that_lets_others_in(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada = Device(house, "ada")
        match = await plays_a_match(house, ada)
        await ada.ask("POST", f"matches/{match}/commands", {"do": "chat", "id": "c", "text": "well played", "seat": 0})
        codes = await ada.joins()
        told = await ada.get("me/export")
        assert (told["name"], told["member"], told["since"]) == ("Ada", True, house.now)
        assert [each["match"]["id"] for each in told["matches"]] == [match]
        assert [line["text"] for line in told["said"]] == ["well played"]
        assert [key["name"] for key in told["passkeys"]] == ["phone"]
        written = json.dumps(told)
        assert all(code not in written for code in codes)
        assert ada.session.partition(":")[2].partition(".")[0] not in written
        assert refused(await Device(house).ask("GET", "me/export")) == (401, "nobody")


@on_the_loop
async def test_who_leaves_is_a_former_member_at_their_tables_which_can_be_replayed(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        await ada.joins("Adalbert")
        over = await plays_a_match(house, ada, "Adalbert")
        await ada.ask("POST", f"matches/{over}/commands", {"do": "chat", "id": "c", "text": "bye", "seat": 0})
        record = (await bo.ask("GET", f"matches/{over}/record")).body.decode()
        new = {"game": "kyoto", "seats": 2}
        running = (await ada.ask("POST", "matches", new)).json()["match"]["id"]
        for device, seat in ((ada, 0), (bo, 1)):
            await device.ask("POST", f"matches/{running}/commands", {"do": "sit", "id": "sit", "seat": seat})
        await ada.ask("POST", f"matches/{running}/commands", {"do": "start", "id": "start"})
        socket = await house.connect(f"/api/matches/{over}/socket", "bo")
        socket.messages()

        assert refused(await ada.ask("DELETE", "me", {"name": "Ada"})) == (422, "wrong-name")
        assert (await ada.ask("DELETE", "me", {"name": "Adalbert"})).status == 200
        await house.settle()
        (told,) = [message for message in socket.messages() if message["type"] == "you"]
        assert told["table"]["seats"][0]["name"] == FORMER
        seats = (await bo.get(f"matches/{running}"))["table"]["seats"]
        assert (seats[0]["name"], seats[0]["bot"]) == (FORMER, "medium")
        assert refused(await Device(house).enters(ada.authenticator)) == (403, "unknown-passkey")
        assert (await ada.is_called())[1] is False
        for path in (f"matches/{over}?after=0", f"matches/{running}?after=0", "me/matches", "matches"):
            assert b"Adalbert" not in (await bo.ask("GET", path)).body
        after = (await bo.ask("GET", f"matches/{over}/record")).body.decode()
        assert after == record.replace("Adalbert", FORMER)
        assert (await bo.get(f"matches/{over}/verify"))["kept"] is True
    async with home(tmp_path) as house:
        bo.house = house
        assert (await bo.get(f"matches/{over}"))["table"]["seats"][0]["name"] == FORMER
        assert "Adalbert" not in await all_that_is_kept(house)
        reply = await house.ask("GET", "/api/me", "", authorization=f"Bearer {house.signer.token('ada')}")
        assert refused(reply) == (401, "bad-token")
        await Device(house, "cy").joins("Adalbert")  # the name is free again


@pytest.mark.parametrize("name", ["a former member", "A Former Member", "а former mеmber", "un ancien membre"])
@on_the_loop
async def test_nobody_is_called_like_those_who_left(tmp_path: Path, name: str) -> None:
    async with home(tmp_path) as house:
        assert refused(await Device(house, "ada").ask("PUT", "me", {"name": name})) == (422, "nobodys-name")


@on_the_loop
async def test_whatever_a_member_is_called_their_page_is_found_under_it(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo = Device(house, "ada"), Device(house, "bo")
        await bo.joins("Bo")
        await ada.joins("AC/DC")
        for name in ("AC/DC", "1 & 2%", "/"):
            await ada.ask("PUT", "me", {"name": name})
            assert (await bo.get(f"players/{name}"))["name"] == name
            assert (await bo.ask("PUT", f"me/following/{name}", {})).status == 200
        for name in (".", "..", "..."):
            assert refused(await ada.ask("PUT", "me", {"name": name})) == (422, "blank-name")
