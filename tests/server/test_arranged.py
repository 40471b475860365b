"""Tables that the house arranges: they begin with everybody's luck when all are there, or at their time without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from durbar.core.fairness import seal_of
from durbar.server import arranged, wire
from durbar.server.arranged import SEALING, Arrangement
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.live import LiveMatch
from durbar.server.wire import Refused
from tests.server.test_members import Device, Home, home, on_the_loop, refused
from tests.server.test_ratings import member

GATHER_MS = 30_000
NONCE = "ab" * 32


async def arrange(house: Home, people: list[str], bots: int = 0, **plan: Any) -> LiveMatch:
    guests: list[Guest | None] = [await house.hall.guest(name) for name in people]
    terms = Arrangement("kyoto", GATHER_MS // 1000, **plan)
    return await house.hall.making.begin(arranged.table(house.hall, terms, [*guests, *[None] * bots]))


async def come(house: Home, live: LiveMatch, *people: str) -> list[Connection]:
    """These open the table."""
    found = [Connection(await house.hall.guest(name)) for name in people]
    for connection in found:
        live.join(connection, None)
    await house.settle()
    return found


async def all_come(house: Home, live: LiveMatch) -> None:
    """Everybody opens the table, without a word about luck, and it begins."""
    await come(house, live, *(live.match.chairs[seat].guest for seat in live.company.people()))
    await wait(house, SEALING)


async def wait(house: Home, milliseconds: int) -> None:
    house.now += milliseconds
    house.hall.gatherings.review()
    await house.settle()


def status(live: LiveMatch) -> str:
    return live.match.status


async def do(house: Home, live: LiveMatch, name: str, command: wire.AnyCommand) -> None:
    await live.command(await house.hall.guest(name), command)
    await house.settle()


@on_the_loop
async def test_a_table_begins_when_everybody_is_there_with_the_luck_of_all(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"], pace=wire.Pace(300))
        await come(house, live, "ada")
        await do(house, live, "ada", wire.Seal("s", 0, seal_of(NONCE)))
        assert (live.match.status, live.match.dealing, live.match.clocks) == ("open", None, None)
        await come(house, live, "bo")
        assert live.match.dealing is None  # until the device of Bo has sealed a nonce, too
        await do(house, live, "bo", wire.Seal("s", 1, seal_of("cd" * 32)))
        assert live.match.dealing == [seal_of(NONCE), seal_of("cd" * 32)]
        await do(house, live, "ada", wire.Reveal("r", 0, NONCE))
        await do(house, live, "bo", wire.Reveal("r", 1, "cd" * 32))
        assert live.match.status == "running"
        assert live.match.promise is not None
        assert live.match.promise.nonces == (NONCE, "cd" * 32)
        assert live.match.clocks == [300_000, 300_000]


@on_the_loop
async def test_who_seals_nothing_holds_up_nobody_for_long(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"], bots=1)
        await come(house, live, "ada", "bo")
        await do(house, live, "ada", wire.Seal("s", 0, seal_of(NONCE)))
        await wait(house, SEALING - 1)
        assert live.match.dealing is None
        await wait(house, 1)
        assert live.match.dealing == [seal_of(NONCE), "", ""]


@on_the_loop
async def test_who_is_missing_is_waited_for_and_then_left_out(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"], pace=wire.Pace(300))
        await come(house, live, "ada")
        await do(house, live, "ada", wire.Seal("s", 0, seal_of(NONCE)))
        (told,) = [house.hall.gatherings.until(live)]
        await wait(house, GATHER_MS - 1)
        assert (live.match.dealing, live.company.starts_at()) == (None, told)
        await wait(house, 1)
        assert live.match.dealing == [seal_of(NONCE), ""]
        await do(house, live, "ada", wire.Reveal("r", 0, NONCE))
        assert (live.match.status, live.match.paused) == ("running", False)


@on_the_loop
async def test_a_device_that_keeps_its_nonce_to_itself_is_left_out_and_the_others_seal_anew(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"])
        await come(house, live, "ada", "bo")
        await do(house, live, "ada", wire.Seal("s", 0, seal_of(NONCE)))
        await do(house, live, "bo", wire.Seal("s", 1, seal_of("cd" * 32)))
        house.now += 5_000
        await live.call_off(live.match.dealing or [])
        await house.settle()
        assert live.match.withheld == {0, 1}
        assert status(live) == "running"  # neither adds luck any more, so nobody is waited for


@on_the_loop
async def test_after_a_restart_who_is_missing_has_their_time_again(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        id = (await arrange(house, ["ada", "bo"])).match.id
    async with home(tmp_path) as house:
        live = await house.hall.find(id)
        await come(house, live, "bo")
        await wait(house, GATHER_MS - 1)
        assert status(live) == "open"
        await wait(house, 1)
        await wait(house, SEALING)
        assert status(live) == "running"


@pytest.mark.parametrize(
    "command",
    [wire.Start("c"), wire.Remove("c", 1), wire.PutBot("c", 1, "medium")],
    ids=lambda each: type(each).__name__,
)
@on_the_loop
async def test_seats_and_start_are_the_house_s(tmp_path: Path, command: wire.AnyCommand) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"], host="ada")
        for name in ("ada", "bo"):
            with pytest.raises(Refused) as refusal:
                await do(house, live, name, command)
            assert refusal.value.code == "arranged"
        assert live.match.number == 3


@on_the_loop
async def test_who_leaves_before_the_start_has_a_bot_keeps_the_seat_and_can_come_back(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        people = [await member(house, name) for name in ("Ada", "Bo")]
        live = await arrange(house, ["ada", "bo"], rated=True)
        await come(house, live, "ada")
        gone = {"do": "stand", "id": "gone", "seat": 1}
        assert (await people[1].ask("POST", f"matches/{live.match.id}/commands", gone)).status == 200
        assert live.match.chairs[1].bot == "medium"
        cy = Device(house, "cy")
        sit = {"do": "sit", "id": "s", "seat": 1}
        assert refused(await cy.ask("POST", f"matches/{live.match.id}/commands", sit))[1] == "taken"
        assert (await people[1].ask("POST", f"matches/{live.match.id}/commands", {**sit, "id": "b"})).status == 200
        assert live.match.chairs[1].is_person
        assert (await people[1].ask("POST", f"matches/{live.match.id}/commands", {**gone, "id": "g2"})).status == 200
        await wait(house, SEALING)
        assert live.match.status in ("running", "over")
        assert live.match.rated  # leaving is no way out of a rated game


@on_the_loop
async def test_a_table_that_waits_for_somebody_comes_first_in_their_list_until_they_have_come(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"])
        ada = Device(house, "ada")
        assert [(each["status"], each["yours"]) for each in await ada.get("me/matches")] == [("open", True)]
        await come(house, live, "ada")
        await do(house, live, "ada", wire.Seal("s", 0, seal_of(NONCE)))
        assert [each["yours"] for each in await ada.get("me/matches")] == [False]
        assert [each["yours"] for each in await Device(house, "bo").get("me/matches")] == [True]


@on_the_loop
async def test_a_rematch_is_begun_by_its_host(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        live = await arrange(house, ["ada", "bo"], tournament="spring")
        again = house.hall.making.again(live.match, await house.hall.guest("ada"), "")
        assert (again.match.gathers, again.match.created.tournament) == (False, "")
