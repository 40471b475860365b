"""What a guest can ask about themselves: each endpoint is one line of `GUEST_ENDPOINTS`."""

from __future__ import annotations

from starlette.requests import Request

from durbar.server import wire
from durbar.server.answers import Answer, Mine, Token
from durbar.server.asked import network, whole_number
from durbar.server.chairs import Guest
from durbar.server.guests import Signer, new_guest
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.visitors import Visitors

LOOK = "look"


class GuestRoutes:
    """Who somebody is, and where they play."""

    def __init__(self, hall: Hall, visitors: Visitors, signer: Signer) -> None:
        self.hall = hall
        self.visitors = visitors
        self.signer = signer

    async def me(self, request: Request) -> Answer:
        if whole_number(request, LOOK):
            return Answer(self.hall.moderation.mine(await self.visitors.somebody(request)))
        guest, newcomer = await self.visitors.known(request)
        return Answer(self.hall.moderation.mine(guest), newcomer=newcomer)

    async def rename(self, request: Request, me: wire.Me) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        renamed = await self.hall.rename(guest, me.name)
        return Answer(self.hall.moderation.mine(renamed), newcomer=newcomer)

    async def new_guest(self, request: Request, me: wire.Me) -> Answer:
        self.hall.require_newcomer(network(request))
        guest = await self.hall.rename(Guest(new_guest(), ""), me.name)
        return Answer(Token(self.signer.token(guest.id), guest.name), 201)

    async def my_matches(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        return Answer(await self.hall.own_matches(guest) if guest.id else [])


GUEST_ENDPOINTS = [
    Endpoint("GET", "/api/me", "me", "Who I am; makes a guest, unless I only look", answer=Mine, query=(LOOK,)),
    Endpoint("PUT", "/api/me", "rename", "How I want to be called", body=wire.Me, answer=Mine),
    Endpoint("GET", "/api/me/matches", "my_matches", "The matches I sit at or host", answer=list[wire.OwnSummary]),
    Endpoint("POST", "/api/guests", "new_guest", "A guest for a script", body=wire.Me, answer=Token, status=201),
]
