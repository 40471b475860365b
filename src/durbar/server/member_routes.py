"""What members can ask for, and whoever wants to be one: each endpoint is one line of `MEMBER_ENDPOINTS`."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from durbar.core.errors import quoted
from durbar.core.names import look_alike
from durbar.server import wire
from durbar.server.answers import Answer, History, Joined, Link, Mine, PasskeyInfo, Past, Profile
from durbar.server.asked import host_in, network
from durbar.server.entrance import Site
from durbar.server.game_info import title_of
from durbar.server.hall import Hall
from durbar.server.members import DAY
from durbar.server.openapi import Endpoint
from durbar.server.store import Place
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused, encode

PAGE = 20  # matches of a history that are told at once
END_OF_TIME = (2**62, "")
LONGEST_SEARCH = 100  # characters


class MemberRoutes:
    """The web side of the members."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.members = hall.members
        self.entrance = hall.entrance
        self.visitors = visitors

    # Passkeys

    async def passkey_challenge(self, request: Request, wish: wire.PasskeyWish) -> Answer:
        self.entrance.require_attempt(network(request))
        guest, newcomer = await self.visitors.known(request)
        return Answer(await self.entrance.ask_for_passkey(guest, wish.name, site_of(request)), newcomer=newcomer)

    async def add_passkey(self, request: Request, new: wire.NewPasskey) -> Answer:
        guest = await self.visitors.somebody(request)
        if guest.member:
            await self.entrance.add_passkey(guest, new, site_of(request))
            return Answer(Joined(guest.name, []), 201)
        self.entrance.require_new(network(request))
        session, codes = await self.entrance.add_passkey(guest, new, site_of(request))
        name = (await self.hall.guest(guest.id)).name
        return Answer(Joined(name, codes), 201, session=self.visitors.session_token(guest.id, session))

    async def passkeys(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        keys = await self.members.store.passkeys(member.id)
        return Answer([PasskeyInfo(key.id, key.name, key.added, key.used) for key in keys])

    async def rename_passkey(self, request: Request, me: wire.Me) -> Answer:
        member = await self.visitors.member(request)
        await self.entrance.rename_passkey(member, request.path_params["passkey"], me.name)
        return await self.passkeys(request)

    async def drop_passkey(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        await self.entrance.drop_passkey(member, request.path_params["passkey"])
        return await self.passkeys(request)

    # Signing in and out

    async def enter_challenge(self, request: Request, _: wire.Nothing) -> Answer:
        self.entrance.require_attempt(network(request))
        return Answer(await self.entrance.ask_to_enter(site_of(request)))

    async def sign_in(self, request: Request, way: wire.SignIn) -> Answer:
        """Whatever session this device had before ends: a cookie that somebody planted gains nothing."""
        self.entrance.require_attempt(network(request))
        member, session = await self.entrance.sign_in(way, site_of(request))
        if before := self.visitors.session_of(request):
            await self.entrance.sign_out(before)
        guest = await self.hall.guest(member)
        return Answer(self.hall.moderation.mine(guest), 201, session=self.visitors.session_token(member, session))

    async def sign_out(self, request: Request) -> Answer:
        await self.visitors.member(request)
        await self.entrance.sign_out(self.visitors.session_of(request))
        return Answer(wire.Nothing(), session="")

    async def sign_out_everywhere(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        await self.entrance.sign_out_everywhere(member.id)
        return Answer(wire.Nothing(), session="")

    async def show_link(self, request: Request, _: wire.Nothing) -> Answer:
        member = await self.visitors.member(request)
        self.entrance.require_attempt(network(request))
        word, lasts = await self.entrance.show_link(member.id)
        return Answer(Link(f"/you#in={word}", lasts // 1000), 201)

    async def new_codes(self, request: Request, _: wire.Nothing) -> Answer:
        member = await self.visitors.member(request)
        self.entrance.require_attempt(network(request))
        return Answer(Joined(member.name, await self.entrance.new_codes(member.id)), 201)

    # What is known about somebody

    async def profile(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        store = self.members.store
        if not guest.id:
            return Answer(Profile(guest.name, False, None, 0, []))
        since, codes = await store.since(guest.id), await store.codes(guest.id)
        holiday, left = await self.members.holiday_until(guest.id), await self.members.holiday_left(guest.id)
        tallies, days = await store.tallies(guest.id), left // DAY if guest.member else 0
        return Answer(Profile(guest.name, guest.member, since, codes, tallies, holiday, days))

    async def take_holiday(self, request: Request, holiday: wire.Holiday) -> Answer:
        await self.members.take_holiday(await self.visitors.member(request), holiday.days)
        return await self.profile(request)

    async def history(self, request: Request) -> Answer:
        """The finished matches, one page after the other; `find` looks for games and players."""
        guest = await self.visitors.somebody(request)
        place = place_in(request.query_params.get("from"))
        find = request.query_params.get("find", "")
        if len(find) > LONGEST_SEARCH:
            raise Refused("too-long", f"a search has at most {LONGEST_SEARCH} characters", 422)
        if not guest.id:
            return Answer(History([], None))
        words = [look_alike(word) for word in find.split()]

        def fits(match: wire.Summary) -> bool:
            told = [look_alike(each) for each in (*match.seats, *title_of(match.game))]
            return all(any(word in each for each in told) for word in words)

        found = await self.hall.store.history(guest.id, place, fits, PAGE + 1)
        shown, seats = found[:PAGE], await self.members.store.seats(guest.id)
        more = f"{shown[-1].updated}-{shown[-1].id}" if len(found) > PAGE else None
        return Answer(History([Past(each, seats.get(each.id, [])) for each in shown], more))

    async def export(self, request: Request) -> Response:
        guest = await self.visitors.guest(request)
        if guest is None:
            raise Refused("nobody", "nothing is known about you here", 401)
        everything = encode(await self.members.export(guest))
        self.hall.charge(network(request), len(everything))
        headers = {"Content-Disposition": 'attachment; filename="durbar.json"'}
        return Response(everything, headers=headers, media_type="application/json")

    async def leave(self, request: Request, leaving: wire.Leaving) -> Answer:
        member = await self.visitors.member(request)
        if leaving.name != member.name:
            raise Refused("wrong-name", f"to be forgotten, say your own name, not {quoted(leaving.name)}", 422)
        await self.members.leave(member)
        return Answer(wire.Nothing(), session="")


def site_of(request: HTTPConnection) -> Site:
    """Where the passkeys of the page count that asks. That it is a page of ours was seen to."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return Site(host_in(origin.partition("://")[2]), origin)


def place_in(written: str | None) -> Place:
    """A place in a history, as `next` of the page before said it."""
    if written is None:
        return END_OF_TIME
    at, dash, id = written.partition("-")
    if not (dash and at.isascii() and at.isdigit() and len(at) <= 15 and len(id) <= 32):
        raise Refused("bad-place", f"from is what the page before calls next, not {quoted(written)}", 422)
    return int(at), id


MEMBER_ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/me/passkeys/challenge",
        "passkey_challenge",
        "What a browser needs to make a passkey: to become a member, or another one of a member",
        body=wire.PasskeyWish,
        answer=dict[str, Any],
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys",
        "add_passkey",
        "Become a member with this passkey, or add it",
        body=wire.NewPasskey,
        answer=Joined,
        status=201,
        cost=5,
    ),
    Endpoint("GET", "/api/me/passkeys", "passkeys", "My passkeys", answer=list[PasskeyInfo]),
    Endpoint("PUT", "/api/me/passkeys/{passkey}", "rename_passkey", "Name one", body=wire.Me, answer=list[PasskeyInfo]),
    Endpoint(
        "DELETE", "/api/me/passkeys/{passkey}", "drop_passkey", "Revoke one, but the last", answer=list[PasskeyInfo]
    ),
    Endpoint(
        "POST",
        "/api/sessions/challenge",
        "enter_challenge",
        "What a browser needs to sign in with a passkey",
        body=wire.Nothing,
        answer=dict[str, Any],
    ),
    Endpoint("POST", "/api/sessions", "sign_in", "Sign in", body=wire.SignIn, answer=Mine, status=201, cost=5),
    Endpoint("DELETE", "/api/sessions/mine", "sign_out", "Sign out on this device", answer=wire.Nothing),
    Endpoint("DELETE", "/api/sessions", "sign_out_everywhere", "Sign out on all devices", answer=wire.Nothing),
    Endpoint(
        "POST",
        "/api/me/links",
        "show_link",
        "A link with which another device signs in, once and soon",
        body=wire.Nothing,
        answer=Link,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/me/codes",
        "new_codes",
        "New recovery codes; those from before count no more",
        body=wire.Nothing,
        answer=Joined,
        status=201,
    ),
    Endpoint("GET", "/api/me/profile", "profile", "What I have played and won", answer=Profile),
    Endpoint("PUT", "/api/me/holiday", "take_holiday", "Be on holiday, or back", body=wire.Holiday, answer=Profile),
    Endpoint(
        "GET",
        "/api/me/history",
        "history",
        "My finished matches, the latest first",
        answer=History,
        query=("find", "from"),
        cost=3,
    ),
    Endpoint("GET", "/api/me/export", "export", "All that is kept about me", answer=dict[str, Any], cost=50),
    Endpoint("DELETE", "/api/me", "leave", "Be forgotten", body=wire.Leaving, answer=wire.Nothing, cost=50),
]
