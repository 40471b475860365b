"""The lobby and quick pairing over HTTP: each endpoint is one line of `LOBBY_ENDPOINTS`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from durbar.server import wire
from durbar.server.answers import Answer
from durbar.server.asked import network
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.streams import STREAM, Stream
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused

Door = Callable[[HTTPConnection], None]
Join = Callable[[Connection], Awaitable[int]]  # how many bytes somebody who comes is told first


class PairingState(Struct, frozen=True):
    """The match at which I was seated for my request; None while I wait."""

    match: str | None


class Listening:
    """Streams that belong to no match. `admit` counts one of an address, and `dismiss` counts it off again."""

    def __init__(self, hall: Hall, admit: Door, dismiss: Door) -> None:
        self.hall = hall
        self.admit = admit
        self.dismiss = dismiss

    async def stream(self, request: Request, guest: Guest, join: Join, leave: Callable[[Connection], None]) -> Response:
        """What happens somewhere, until the page goes."""
        if self.hall.closing:
            raise Refused("closing", "the server restarts; come back in a moment", 503)
        if request.method == "HEAD":
            return Response(media_type=STREAM)
        connection = Connection(guest, backlog=self.hall.backlog)
        connection.network = network(request)
        await self.hall.turn()
        self.admit(request)

        def done() -> None:
            connection.drop()
            self.hall.listeners.discard(connection)
            leave(connection)
            self.dismiss(request)

        try:
            self.hall.listeners.add(connection)
            self.hall.charge(connection.network, await join(connection))
        except BaseException:
            done()
            raise
        return Stream(connection, done)


class LobbyRoutes:
    """The web side of the lobby."""

    def __init__(self, hall: Hall, visitors: Visitors, listening: Listening) -> None:
        self.hall = hall
        self.visitors = visitors
        self.listening = listening

    async def lobby_events(self, request: Request) -> Response:
        guest = await self.visitors.somebody(request)
        return await self.listening.stream(request, guest, self.hall.lobby.join, self.hall.lobby.leave)

    async def pair(self, request: Request, wish: wire.PairingWish) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        return Answer(PairingState(await self.hall.pairing.ask(guest, wish, network(request))), newcomer=newcomer)

    async def stop_pairing(self, request: Request) -> Answer:
        await self.hall.pairing.stop(await self.visitors.somebody(request))
        return Answer(wire.Nothing())

    async def pairing_events(self, request: Request) -> Response:
        guest, asked = await self.visitors.somebody(request), request.query_params.get("request", "")
        pairing = self.hall.pairing
        return await self.listening.stream(request, guest, lambda each: pairing.join(each, asked), pairing.leave)


LOBBY_ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/lobby/events",
        "lobby_events",
        "The listed tables and who waits to be paired, as server-sent events",
        answer=wire.LobbyMessage,
        media=STREAM,
    ),
    Endpoint(
        "POST",
        "/api/pairing",
        "pair",
        "Play now: wait for opponents who want the same, for as long as the stream of this request is open",
        body=wire.PairingWish,
        answer=PairingState,
        cost=5,
    ),
    Endpoint("DELETE", "/api/pairing", "stop_pairing", "Wait no more", answer=wire.Nothing),
    Endpoint(
        "GET",
        "/api/pairing/events",
        "pairing_events",
        "Who waits for the same, and in the end the match, as server-sent events",
        answer=wire.PairingMessage,
        media=STREAM,
        query=("request",),
    ),
]
