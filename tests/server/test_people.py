"""Following members, and inviting those whom one follows or has played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from durbar.server import people_routes
from tests.server.test_members import Device, home, on_the_loop, refused
from tests.server.test_pairing import opened, told
from tests.server.test_ratings import member, play, sit_down


@on_the_loop
async def test_somebody_follows_members_and_no_one_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(tmp_path) as house:
        ada, zoe = await member(house, "Ada"), Device(house, "zoe")
        await member(house, "Bo")
        await zoe.ask("PUT", "me", {"name": "Zoe"})
        for follower in (ada, zoe):
            reply = await follower.ask("PUT", "me/following/bo", {})
            assert reply.json() == {"following": ["Bo"], "played": []}
        assert refused(await ada.ask("PUT", "me/following/Zoe", {})) == (404, "no-player")
        assert refused(await ada.ask("PUT", "me/following/Ada", {})) == (422, "yourself")
        await member(house, "Cy")
        monkeypatch.setattr(people_routes, "MOST_FOLLOWED", 1)
        assert refused(await ada.ask("PUT", "me/following/Cy", {})) == (429, "too-many-followed")
        assert (await ada.ask("PUT", "me/following/Bo", {})).status == 200  # again is no more
        assert (await ada.ask("DELETE", "me/following/Bo")).json()["following"] == []


@on_the_loop
async def test_who_played_together_invites_each_other_to_an_open_table(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, cy = [await member(house, name) for name in ("Ada", "Bo", "Cy")]
        await play(house, [ada, bo])
        assert (await ada.get("me/people"))["played"] == ["Bo"]
        look = await opened(house, bo, "/api/lobby/events")
        assert told(look)[0]["invitations"] == []
        live = await sit_down(house, [ada], seats=2)
        invitations = f"matches/{live.match.id}/invitations"
        assert refused(await ada.ask("POST", invitations, {"name": "Cy"})) == (403, "stranger")
        assert refused(await cy.ask("POST", invitations, {"name": "Ada"})) == (403, "not-yours")
        assert (await ada.ask("POST", invitations, {"name": "Bo"})).status == 201
        (message,) = told(look)
        assert message["type"] == "invited"
        (invited,) = message["invitations"]
        assert (invited["by"], invited["match"]["id"]) == ("Ada", live.match.id)
        assert await bo.get("me/invitations") == [invited]
        assert await cy.get("me/invitations") == []
        assert (await bo.ask("DELETE", f"me/invitations/{live.match.id}")).json() == []


@on_the_loop
async def test_an_invitation_ends_with_the_free_seat_and_with_who_leaves_the_house(tmp_path: Path) -> None:
    async with home(tmp_path) as house:
        ada, bo, cy = [await member(house, name) for name in ("Ada", "Bo", "Cy")]
        for name in ("Bo", "Cy"):
            await ada.ask("PUT", f"me/following/{name}", {})
        live = await sit_down(house, [ada], seats=2)
        for name in ("Bo", "Cy"):
            assert (await ada.ask("POST", f"matches/{live.match.id}/invitations", {"name": name})).status == 201
        sit: dict[str, Any] = {"do": "sit", "id": "s", "seat": 1}
        assert (await bo.ask("POST", f"matches/{live.match.id}/commands", sit)).status == 200
        assert await cy.get("me/invitations") == await bo.get("me/invitations") == []
        assert (await ada.get("me/export"))["following"] == ["Bo", "Cy"]
        await cy.ask("DELETE", "me", {"name": "Cy"})
        assert (await ada.get("me/people"))["following"] == ["Bo"]
        assert await house.hall.store.opponents.invitations("cy", 0, 9) == []
