"""Whom somebody follows, has played with and invites: each endpoint is one line of `PEOPLE_ENDPOINTS`."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from durbar.server import wire
from durbar.server.answers import Answer
from durbar.server.asked import network
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.rating_routes import RatingRoutes
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused

MOST_FOLLOWED = 500  # by one person
MOST_PLAYED_WITH = 50  # that are told of
MOST_INVITED = 20  # to one match


class People(Struct, frozen=True):
    """The names of members: those I follow, and those I have played with, the latest first."""

    following: list[str]
    played: list[str]


class PeopleRoutes:
    """The web side of following and inviting."""

    def __init__(self, hall: Hall, visitors: Visitors, ratings: RatingRoutes) -> None:
        self.hall = hall
        self.store = hall.store.opponents
        self.visitors = visitors
        self.ratings = ratings

    async def people(self, request: Request) -> Answer:
        return Answer(await self.people_of(await self.visitors.somebody(request)))

    async def people_of(self, guest: Guest) -> People:
        following = await self.store.following(guest.id)
        played = await self.store.played_with(guest.id, MOST_PLAYED_WITH)
        return People(await self.names(following), await self.names(played))

    async def names(self, people: list[str]) -> list[str]:
        return [(await self.hall.guest(each)).name for each in people]

    async def follow(self, request: Request, _: wire.Nothing) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        followed = await self.ratings.member_called(request.path_params["name"])
        if followed.id == guest.id:
            raise Refused("yourself", "nobody follows themselves", 422)
        if not await self.store.follow(guest.id, followed.id, self.hall.date(), MOST_FOLLOWED):
            message = f"you follow {MOST_FOLLOWED} people, which is as many as may be; follow one less first"
            raise Refused("too-many-followed", message, 429, most=MOST_FOLLOWED)
        return Answer(await self.people_of(guest), newcomer=newcomer)

    async def unfollow(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        followed = await self.ratings.member_called(request.path_params["name"])
        await self.store.unfollow(guest.id, followed.id)
        return Answer(await self.people_of(guest))

    # Inviting

    async def invite(self, request: Request, invite: wire.Invite) -> Answer:
        """Whoever sits at an open table invites those they follow or have played with, and nobody else."""
        guest = await self.visitors.somebody(request)
        live = await self.hall.find(request.path_params["id"], network(request))
        match = live.match
        if not match.is_host(guest) and not match.seats_of(guest.id):
            raise Refused("not-yours", "only who sits at a table invites others to it", 403)
        match.require_status("open")
        invited = await self.ratings.member_called(invite.name)
        known = {*await self.store.following(guest.id), *await self.store.played_with(guest.id, MOST_PLAYED_WITH)}
        if invited.id not in known:
            raise Refused("stranger", "one invites whom one follows or has played with", 403)
        if not await self.hall.blocks.may_meet(guest.id, invited.id):
            raise Refused("not-welcome", "one of you has blocked the other", 403)
        self.hall.require_pairing(network(request))
        if not await self.store.invite(match.id, invited.id, guest.id, self.hall.date(), MOST_INVITED):
            message = f"{MOST_INVITED} people are invited to this table, and that is enough"
            raise Refused("too-many-invited", message, 429, most=MOST_INVITED)
        await self.tell(invited)
        return Answer(wire.Nothing(), 201)

    async def invitations(self, request: Request) -> Answer:
        return Answer(await self.hall.lobby.invitations(await self.visitors.somebody(request)))

    async def decline(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        await self.store.withdraw(request.path_params["id"], guest.id)
        await self.tell(guest)
        return Answer(await self.hall.lobby.invitations(guest))

    async def tell(self, guest: Guest) -> None:
        self.hall.lobby.send_to(guest.id, wire.InvitedMessage(await self.hall.lobby.invitations(guest)))


PEOPLE_ENDPOINTS = [
    Endpoint("GET", "/api/me/people", "people", "Whom I follow and have played with", answer=People),
    Endpoint("PUT", "/api/me/following/{name}", "follow", "Follow a member", body=wire.Nothing, answer=People),
    Endpoint("DELETE", "/api/me/following/{name}", "unfollow", "Follow them no more", answer=People),
    Endpoint(
        "POST",
        "/api/matches/{id}/invitations",
        "invite",
        "Invite a member whom I follow or have played with",
        body=wire.Invite,
        answer=wire.Nothing,
        status=201,
    ),
    Endpoint(
        "GET", "/api/me/invitations", "invitations", "The tables I am invited to", answer=list[wire.Invitation], cost=3
    ),
    Endpoint("DELETE", "/api/me/invitations/{id}", "decline", "Say no to one", answer=list[wire.Invitation]),
]
