"""Nobody is called by nothing, or by somebody else's name with something hidden in it; nor does anybody say nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.inside import House

BLANK = ["\u3164", "\u2800", "\u200b", "A\u202eb", "\u0301", "Ada\uffa0", "\ufe0f", " "]


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_wherever_a_name_is_given(name: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()["match"][
                "id"
            ]
            replies = [
                await house.ask("PUT", "/api/me", "ada", {"name": name}),
                await house.ask("POST", "/api/guests", "", {"name": name}),
                await house.ask("POST", f"/api/matches/{match}/seats/1/token", "ada", {"name": name}),
                await house.do(match, "ada", {"do": "sit", "id": "sit", "seat": 0, "name": name}),
            ]
            for reply in replies:
                assert (reply.status, reply.json()["code"]) == (422, "blank-name")
                assert reply.json()["message"].startswith("a name has ")
            live = house.hall.live[match]
            assert live.match.number == 1
            assert await house.store.members.standing("ada") == (None, "guest")
            assert all(chair.is_free for chair in live.match.chairs)

    asyncio.run(scenario())


@pytest.mark.parametrize("text", BLANK, ids=ascii)
def test_whatever_is_said(text: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()["match"][
                "id"
            ]
            reply = await house.do(match, "ada", {"do": "chat", "id": "say", "text": text})
            assert (reply.status, reply.json()["code"]) == (422, "bad-text")
            reply = await house.do(match, "ada", {"do": "chat", "id": "say", "text": "नमस्ते ❤️"})
            assert reply.status == 200

    asyncio.run(scenario())


def test_two_who_look_the_same_are_told_apart() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            match = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()["match"][
                "id"
            ]
            await house.do(match, "ada", {"do": "sit", "id": "sit", "seat": 0, "name": "Zoë"})
            await house.do(match, "bo", {"do": "sit", "id": "sit", "seat": 1, "name": " Zoe\u0308 "})
            assert [chair.name for chair in house.hall.live[match].match.chairs] == ["Zoë", "Zoë 2"]

    asyncio.run(scenario())
