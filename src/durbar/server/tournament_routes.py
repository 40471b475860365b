"""What can be asked about tournaments: each endpoint is one line of `TOURNAMENT_ENDPOINTS`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from durbar.server import wire
from durbar.server.answers import Answer
from durbar.server.asked import network
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.lobby_routes import Listening
from durbar.server.openapi import Endpoint
from durbar.server.streams import STREAM
from durbar.server.tournaments import MOST_LISTED
from durbar.server.visitors import Visitors


class TournamentRoutes:
    """The web side of the tournaments. Members play in them; anybody with the link follows them."""

    def __init__(self, hall: Hall, visitors: Visitors, listening: Listening) -> None:
        self.hall = hall
        self.tournaments = hall.tournaments
        self.visitors = visitors
        self.listening = listening

    async def my_tournaments(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        rows = await self.tournaments.store.of_member(guest.id, MOST_LISTED) if guest.id else []
        return Answer([await self.tournaments.view(await self.tournaments.load(row.id), guest) for row in rows])

    async def new_tournament(self, request: Request, new: wire.NewTournament) -> Answer:
        member = await self.visitors.member(request)
        self.hall.require_newcomer(network(request))
        state = await self.tournaments.create(member, new)
        return Answer(await self.tournaments.view(state, member), 201)

    async def tournament(self, request: Request) -> Answer:
        return await self.told(request, await self.visitors.somebody(request))

    async def enter(self, request: Request, _: wire.Nothing) -> Answer:
        member = await self.visitors.member(request)
        await self.tournaments.enter(id_in(request), member)
        return await self.told(request, member)

    async def withdraw(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        await self.tournaments.leave(id_in(request), member)
        return await self.told(request, member)

    async def start(self, request: Request, _: wire.Nothing) -> Answer:
        member = await self.visitors.member(request)
        await self.tournaments.start(id_in(request), member)
        return await self.told(request, member)

    async def call_off(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        await self.tournaments.call_off(id_in(request), member)
        return await self.told(request, member)

    async def told(self, request: Request, guest: Guest) -> Answer:
        return Answer(await self.tournaments.view(await self.tournaments.load(id_in(request)), guest))

    async def tournament_events(self, request: Request) -> Response:
        guest, id = await self.visitors.somebody(request), id_in(request)
        await self.tournaments.load(id)  # so that nobody waits at what is not there
        where = self.tournaments
        return await self.listening.stream(request, guest, lambda each: where.join(each, id), where.leave_page)


def id_in(request: Request) -> str:
    return str(request.path_params["tournament"])


TOURNAMENT_ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/me/tournaments",
        "my_tournaments",
        "The tournaments I host or play in",
        answer=list[wire.TournamentView],
        cost=10,
    ),
    Endpoint(
        "POST",
        "/api/tournaments",
        "new_tournament",
        "Hold a tournament",
        body=wire.NewTournament,
        answer=wire.TournamentView,
        status=201,
        cost=20,
    ),
    Endpoint("GET", "/api/tournaments/{tournament}", "tournament", "A tournament", answer=wire.TournamentView, cost=3),
    Endpoint(
        "DELETE",
        "/api/tournaments/{tournament}",
        "call_off",
        "Call it off, as its host",
        answer=wire.TournamentView,
        cost=20,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{tournament}/entrants",
        "enter",
        "Enter it, before it begins",
        body=wire.Nothing,
        answer=wire.TournamentView,
    ),
    Endpoint(
        "DELETE",
        "/api/tournaments/{tournament}/entrants/mine",
        "withdraw",
        "Play in it no more",
        answer=wire.TournamentView,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{tournament}/start",
        "start",
        "Begin it, as its host",
        body=wire.Nothing,
        answer=wire.TournamentView,
        cost=20,
    ),
    Endpoint(
        "GET",
        "/api/tournaments/{tournament}/events",
        "tournament_events",
        "How it stands, as server-sent events",
        answer=wire.TournamentMessage,
        media=STREAM,
    ),
]
