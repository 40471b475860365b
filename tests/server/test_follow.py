"""A socket goes on to the rematch: welcomed there as by a new connection, and gone from the match before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from durbar.client import FOLLOW, Visit, new_guest
from durbar.core.errors import DurbarError
from tests.server.inside import House, Line
from tests.server.servers import Server
from tests.server.test_budgets import play_on
from tests.server.test_fairness import new_match, play, until
from tests.server.test_strangers import table

AGAIN = {"do": "follow", "id": "f"}


@asynccontextmanager
async def finished() -> AsyncIterator[tuple[House, str, Line]]:
    """A match that is over, and Ada's socket there."""
    async with table() as (house, id):
        line = await house.connect(f"/api/matches/{id}/socket?seat=0", "ada")
        await play_on(house, id)
        line.messages()
        yield house, id, line


def test_a_socket_follows_to_the_rematch() -> None:
    async def test() -> None:
        async with finished() as (house, id, line):
            await line.do({"do": "rematch", "id": "again"})
            await line.do(AGAIN)
            match = house.hall.live[id].match.rematch
            assert match is not None
            *_, welcome, presence = line.messages()
            other = await house.connect(f"/api/matches/{match}/socket", "ada")
            assert {**welcome, "presence": []} == {**other.messages()[0], "presence": []}
            assert welcome["match"]["id"] == match
            assert welcome["you"]["seats"] == [2]  # everybody is one seat further
            assert presence["type"] == "presence"
            assert not house.hall.live[id].company.connections
            await line.do({"do": "stand", "id": "up", "seat": 2})
            assert house.hall.live[match].match.chairs[2].is_free
            await line.hang_up()
            await other.hang_up()
            assert not house.hall.live[match].company.connections
            assert not house.server.sockets

    asyncio.run(test())


def test_it_looks_through_the_seat_that_it_names() -> None:
    async def test() -> None:
        async with finished() as (house, id, line):
            await line.do({"do": "rematch", "id": "again"})
            line.messages()
            await line.do({**AGAIN, "seat": 0})  # Bo's
            (refused,) = line.messages()
            assert (refused["type"], refused["error"]["code"]) == ("refused", "not-yours")
            assert house.hall.live[id].company.connections
            await line.do({**AGAIN, "seat": 2})
            assert line.messages()[0]["you"]["viewer"] == 2

    asyncio.run(test())


def test_without_a_rematch_it_stays() -> None:
    async def test() -> None:
        async with finished() as (house, id, line):
            await line.do(AGAIN)
            (refused,) = line.messages()
            assert (refused["id"], refused["error"]["code"]) == ("f", "no-rematch")
            assert house.hall.live[id].company.connections
            assert (await house.do(id, "ada", AGAIN)).status == 422  # a request is no socket

    asyncio.run(test())


@pytest.mark.parametrize("knows", [True, False])
def test_a_client_follows_over_the_same_connection_or_else_a_new_one(tmp_path: Path, knows: bool) -> None:
    async def test() -> None:
        with Server(tmp_path / "data") as server:
            tokens = [await new_guest(server.url, name) for name in ("Ada", "Bo")]
            link = await new_match(server, tokens[0])
            async with Visit(link, tokens[0]) as ada, Visit(link, tokens[1]) as bo:
                await ada.do("sit", seat=0)
                await bo.do("sit", seat=1)
                await until(lambda: ada.table["promise"]["luck"] == ["sealed"] * 2)
                with pytest.raises(DurbarError, match="nobody has asked"):
                    await ada.follow()
                await ada.do("start")
                await asyncio.gather(play(ada, 0), play(bo, 1))
                await bo.do("rematch")
                await until(lambda: ada.table["rematch"] is not None)
                match, socket = ada.table["rematch"], ada.socket
                if not knows:  # an older server refuses what it does not know
                    ada.send = refusing(ada)  # type: ignore[assignment, method-assign]
                await ada.follow()
                await until(lambda: ada.you.get("seats") == [1])
                assert ada.match == match
                assert (ada.socket is socket) == knows
                await bo.follow()
                await until(lambda: ada.table["promise"]["luck"] == ["sealed"] * 2)  # by witnesses of their own

    asyncio.run(test())


def refusing(visit: Visit) -> Callable[[dict[str, Any]], Coroutine[Any, Any, None]]:
    """What sends, but has a misspelt command refused in place of following."""
    send = visit.send

    async def misspelt(command: dict[str, Any]) -> None:
        await send({**command, "do": "folow"} if command["id"] == FOLLOW else command)

    return misspelt


@pytest.mark.parametrize("wrong", [{"do": "dance"}, {"do": "move"}, {"do": "follow", "seat": "all"}])
def test_a_command_that_cannot_be_read_is_refused_by_its_id(wrong: dict[str, str]) -> None:
    async def test() -> None:
        async with table() as (house, id):
            line = await house.connect(f"/api/matches/{id}/socket", "ada")
            line.messages()
            await line.do({**wrong, "id": "waited-for"})
            [refused] = line.messages()
            assert (refused["id"], refused["error"]["code"]) == ("waited-for", "bad-json")

    asyncio.run(test())
