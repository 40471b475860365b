"""Going from match to match over one socket: the other match is seen as if one had come to it anew."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from durbar.core.state import SPECTATOR
from tests.server.inside import House, Line
from tests.server.test_strangers import journal, table

AWAY = ("away_since", "absent_at", "forfeit_at")


async def another(house: House) -> str:
    """An open match of Ada's, who sits at its second seat."""
    id = str((await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()["match"]["id"])
    assert (await house.do(id, "ada", {"do": "sit", "id": "sit", "seat": 1})).status == 200
    return id


async def goes(line: Line, match: str, **facts: Any) -> list[dict[str, Any]]:
    line.sent.clear()
    await line.do({"do": "go", "id": "go", "match": match, **facts})
    return line.messages()


def test_who_goes_sees_the_other_match_and_no_more_of_the_first() -> None:
    async def test() -> None:
        async with table() as (house, first):
            second = await another(house)
            ada = await house.connect(f"/api/matches/{first}/socket", "ada")
            bo = await house.connect(f"/api/matches/{first}/socket", "bo")
            bo.sent.clear()
            welcome, presence = await goes(ada, second)
            came = await house.connect(f"/api/matches/{second}/socket", "ada")
            assert welcome == came.messages()[0]
            assert welcome["you"] == {"viewer": 1, "seats": [1], "host": True}
            assert presence["seats"] == [{"seat": 1, "here": True} | dict.fromkeys(AWAY)]
            assert [seat["here"] for seat in bo.messages()[-1]["seats"]] == [False, True]

            ada.sent.clear()
            await bo.do({"do": "chat", "id": "hello", "text": "where is Ada?"})
            assert not ada.messages()
            await ada.do({"do": "stand", "id": "stand", "seat": 1})
            assert [message["type"] for message in ada.messages()] == ["ack", "entry", "you", "presence"]
            assert house.hall.live[second].match.chairs[1].is_free

            await ada.hang_up()
            assert len(house.hall.live[first].connections) == len(house.hall.live[second].connections) == 1

    asyncio.run(test())


def test_who_comes_back_hears_what_they_missed() -> None:
    async def test() -> None:
        async with table() as (house, first):
            second = await another(house)
            ada = await house.connect(f"/api/matches/{first}/socket", "ada")
            (number,) = [message["table"]["number"] for message in ada.messages() if message["type"] == "welcome"]
            await goes(ada, second)
            await house.do(first, "bo", {"do": "chat", "id": "hello", "text": "where is Ada?"})
            welcome = (await goes(ada, first, after=number, seat=0))[0]
            assert [entry["what"]["text"] for entry in welcome["entries"]] == ["where is Ada?"]
            assert welcome["you"]["viewer"] == 0

    asyncio.run(test())


@pytest.mark.parametrize("who", ["zoe", "bo", ""])
def test_who_may_not_go_stays(who: str) -> None:
    """To a match that is not there, to eyes that are not one's own, or by POST."""

    async def test() -> None:
        async with table() as (house, first):
            second = await another(house)
            line = await house.connect(f"/api/matches/{first}/socket", who)
            before = journal(house, first), journal(house, second)
            for match, seat, code in (("nowhere", None, "no-match"), (second, 1, "not-yours"), (second, 9, "no-seat")):
                (refused,) = await goes(line, match, seat=seat)
                assert (refused["type"], refused["error"]["code"]) == ("refused", code)
            reply = await house.ask(
                "POST", f"/api/matches/{first}/commands", who, {"do": "go", "id": "g", "match": second}
            )
            assert reply.status == 422
            assert (journal(house, first), journal(house, second)) == before
            assert len(house.hall.live[first].connections) == 1
            assert not house.hall.live[second].connections
            welcome = (await goes(line, second))[0]
            assert welcome["you"] == {"viewer": SPECTATOR, "seats": [], "host": False}

    asyncio.run(test())
