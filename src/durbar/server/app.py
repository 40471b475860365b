"""The routes: what can be asked of the server over HTTP and WebSocket, and by whom.

Each endpoint is one line of `ENDPOINTS`, from which both the routing and the OpenAPI document are made. Handlers are
thin: they read the request, ask the hall, and write the answer. Whatever is wrong with a request is one `Problem`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

import durbar
from durbar.core.errors import DurbarError, quoted
from durbar.server import wire
from durbar.server.admin_routes import ADMIN_ENDPOINTS, AdminRoutes
from durbar.server.answers import Answer
from durbar.server.asked import (
    host_in,
    is_address,
    language_wanted,
    match_of,
    names_of,
    network,
    read_body,
    whole_number,
    whole_number_in,
)
from durbar.server.connection import Connection
from durbar.server.game_routes import GAME_ENDPOINTS, GameRoutes
from durbar.server.guest_routes import GUEST_ENDPOINTS, GuestRoutes
from durbar.server.guests import Signer
from durbar.server.hall import Hall
from durbar.server.headers import WithHeaders
from durbar.server.lobby_routes import LOBBY_ENDPOINTS, Listening, LobbyRoutes
from durbar.server.logs import log
from durbar.server.match_routes import AFTER, MATCH_ENDPOINTS, SEAT, MatchRoutes
from durbar.server.member_routes import MEMBER_ENDPOINTS, MemberRoutes
from durbar.server.moderation_routes import MODERATION_ENDPOINTS, ModerationRoutes
from durbar.server.notice_routes import NOTICE_ENDPOINTS, NoticeRoutes
from durbar.server.openapi import Endpoint, document
from durbar.server.own_play_routes import OWN_PLAY_ENDPOINTS, OwnPlayRoutes
from durbar.server.page import page, style
from durbar.server.people_routes import PEOPLE_ENDPOINTS, PeopleRoutes
from durbar.server.preview_routes import MOMENT, MOVE, PREVIEW_ENDPOINTS, PreviewRoutes
from durbar.server.protocols import WRITE
from durbar.server.puzzle_routes import PUZZLE_ENDPOINTS, PuzzleRoutes
from durbar.server.rating_routes import RATING_ENDPOINTS, RatingRoutes
from durbar.server.reading import problem_of
from durbar.server.session import SocketSession
from durbar.server.site import Site
from durbar.server.streams import RECEIVE, STREAM, Stream, send_all
from durbar.server.tournament_routes import TOURNAMENT_ENDPOINTS, TournamentRoutes
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused, encode

REFUSED_AFTER = 0.5  # seconds until somebody who asks too often hears so

# fmt: off
OPEN_TO_ALL = frozenset({  # endpoints: whoever is banned can read what is no secret, sign in and out, and go
    "home", "file", "stylesheet", "healthz", "metrics", "describe", "games", "box", "words", "rules", "unfit", "lesson",
    "enter_challenge", "sign_in", "sign_out", "sign_out_everywhere", "export", "leave",
})
# fmt: on


class Server:
    """The web side of a hall."""

    def __init__(self, hall: Hall, signer: Signer) -> None:
        self.hall = hall
        self.signer = signer
        self.visitors = Visitors(hall, signer)
        ratings, listening = RatingRoutes(hall, self.visitors), Listening(hall, self.admit, self.dismiss)
        self.previews = PreviewRoutes(hall)
        self.parts: list[tuple[object, list[Endpoint]]] = [
            (GameRoutes(hall), GAME_ENDPOINTS),
            (GuestRoutes(hall, self.visitors, signer), GUEST_ENDPOINTS),
            (MatchRoutes(hall, self.visitors, signer, self.refuse), MATCH_ENDPOINTS),
            (MemberRoutes(hall, self.visitors), MEMBER_ENDPOINTS),
            (NoticeRoutes(hall, self.visitors), NOTICE_ENDPOINTS),
            (ModerationRoutes(hall, self.visitors), MODERATION_ENDPOINTS),
            (AdminRoutes(hall, self.visitors), ADMIN_ENDPOINTS),
            (ratings, RATING_ENDPOINTS),
            (PeopleRoutes(hall, self.visitors, ratings), PEOPLE_ENDPOINTS),
            (LobbyRoutes(hall, self.visitors, listening), LOBBY_ENDPOINTS),
            (TournamentRoutes(hall, self.visitors, listening), TOURNAMENT_ENDPOINTS),
            (self.previews, PREVIEW_ENDPOINTS),
            (OwnPlayRoutes(hall, self.visitors), OWN_PLAY_ENDPOINTS),
            (PuzzleRoutes(hall, self.visitors), PUZZLE_ENDPOINTS),
        ]
        self.names = names_of(hall.settings)
        self.sockets: dict[str, int] = {}
        self.site = Site()
        self.openapi = encode(document(ENDPOINTS, durbar.__version__))

    def app(self) -> ASGIApp:
        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.hall.open()
            yield
            await self.hall.close()

        routes: list[Route | WebSocketRoute] = [
            Route(path_of(endpoint), self.handler(endpoint), methods=[endpoint.method], name=endpoint.name)
            for endpoint in ENDPOINTS
        ]
        routes.append(WebSocketRoute("/api/matches/{id}/socket", self.socket))
        handlers = {404: self.lost, 405: self.lost, Exception: self.failed}
        app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
        return WithHeaders(app, self.hall.metrics)  # around all of it, so that no answer can do without

    # Requests

    def handler(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        asked = next((part for part, endpoints in self.parts if endpoint in endpoints), self)
        handle = getattr(asked, endpoint.name)

        async def answer(request: Request) -> Response:
            try:
                self.require_name(request)
                require_text(request)
                await self.limit(request, endpoint.cost)
                if endpoint.name not in OPEN_TO_ALL:
                    await self.visitors.require_admitted(request)
                if endpoint.method != "GET":
                    self.require_own_page(request)
                if endpoint.body is None:
                    found = await handle(request)
                else:
                    found = await handle(request, await read_body(request, endpoint.body))
            except DurbarError as error:
                return self.refuse(request, error)
            except ClientDisconnect:
                return self.refuse(request, Refused("gone", "the request ended before its end", 400))
            return found if isinstance(found, Response) else self.respond(request, found)

        return answer

    def respond(self, request: Request, answer: Answer) -> Response:
        response = Response(encode(answer.value), answer.status, media_type="application/json")
        self.hall.charge(network(request), len(response.body))
        self.visitors.give_cookies(request, response, answer)
        return response

    def refuse(
        self,
        request: HTTPConnection,
        error: DurbarError,
        headers: Mapping[str, str] | None = None,
        table: wire.Table | None = None,
    ) -> Response:
        status, problem = problem_of(error, table)
        self.hall.metrics.refusals.labels(problem.code).inc()
        if status in (429, 503):
            headers = {"Retry-After": str(max(1, self.hall.rates.wait(network(request))))}
        response = Response(encode(problem), status, headers, media_type="application/json")
        self.hall.charge(network(request), len(response.body))
        return response

    async def lost(self, request: Request, error: Exception) -> Response:
        try:
            self.require_name(request)
        except Refused as wrong:
            return self.refuse(request, wrong)
        status = getattr(error, "status_code", 404)
        if status == 405:
            routes = [route for route in request.app.routes if isinstance(route, Route)]
            here = [route.methods or () for route in routes if route.path_regex.match(request.scope["path"])]
            allowed = {"Allow": ", ".join(sorted({method for methods in here for method in methods}))}
            return self.refuse(request, Refused("no-method", f"{request.method} is not possible here", 405), allowed)
        if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
            found = await self.home(request)  # which says that there is nothing here, and leads home
            found.status_code = 404
            return found
        return self.refuse(request, Refused("no-page", "there is nothing at this address; see /api/openapi.json", 404))

    async def failed(self, request: Request, error: Exception) -> Response:
        self.hall.metrics.errors.inc()
        log.error("a request failed", exc_info=error)
        return self.refuse(request, Refused("our-mistake", "the server made a mistake; nothing was changed", 500))

    # Who asks

    async def limit(self, request: HTTPConnection, cost: int = 1) -> None:
        """Refuse who asks too often; not at once, as whoever goes on all the same would keep us busy with refusals."""
        if not self.hall.rates.take(network(request), cost):
            await asyncio.sleep(REFUSED_AFTER)
            raise Refused("too-fast", "too many requests; wait a moment", 429)

    def require_name(self, request: HTTPConnection) -> None:
        """Refuse what is meant for another server: a page that had its own name lead here could act for its visitor."""
        host = request.headers.get("host")
        name = host_in(host or "")
        if host is not None and name not in self.names and not is_address(name) and not name.endswith(".localhost"):
            message = f"this server does not answer to the name {quoted(name)}; its host starts it with --name {name}"
            raise Refused("wrong-host", message, 421)

    def require_own_page(self, request: HTTPConnection) -> None:
        """A page of somebody else must not act for its visitor."""
        origin = request.headers.get("origin")
        if origin is None or origin in self.hall.settings.origins:
            return
        if origin.partition("://")[2] != request.headers.get("host"):
            raise Refused("foreign-page", "this request comes from a page of another site", 403)

    # The house

    async def home(self, request: Request) -> Response:
        """The browser client, or where it was not built, a page that says how to join from a terminal."""
        head, words = await self.previews.words(request)
        if (found := self.site.page(request, head, words)) is not None:
            return found
        server = str(request.base_url).rstrip("/")
        return page(server, request.path_params.get("id"), language_wanted(request), head)

    async def file(self, request: Request) -> Response:
        """A file of the browser client."""
        found = self.site.answer(request, request.url.path.lstrip("/"))
        if found is None:
            raise Refused("no-page", "there is nothing at this address", 404)
        return found

    async def stylesheet(self, request: Request) -> Response:
        return style()

    async def healthz(self, request: Request) -> Response:
        trouble = self.hall.store.trouble
        state = "closing" if self.hall.closing else f"degraded: {trouble}" if trouble else "ok"
        return PlainTextResponse(f"{state}\n", 200 if state == "ok" else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def describe(self, request: Request) -> Response:
        return Response(self.openapi, media_type="application/json")

    # Looking on

    async def events(self, request: Request) -> Response:
        """The messages of a socket as a stream of server-sent events."""
        guest, live = await self.visitors.somebody(request), await match_of(request, self.hall)
        after = whole_number(request, "after")
        if (last := request.headers.get("last-event-id")) is not None:
            after = whole_number_in(last, "Last-Event-ID")
        connection = Connection(guest, whole_number(request, "seat"), backlog=self.hall.backlog)
        await self.introduce(request, connection)
        live.require_viewer(guest, connection.wanted)
        if request.method == "HEAD":
            return Response(media_type=STREAM)
        await self.hall.turn()
        self.admit(request)
        try:
            self.hall.charge(network(request), live.join(connection, after))
        except Exception:
            self.dismiss(request)
            raise

        def done() -> None:
            connection.drop()
            live.leave(connection)
            self.dismiss(request)

        return Stream(connection, done)

    async def socket(self, websocket: WebSocket) -> None:
        try:
            self.require_name(websocket)
            require_text(websocket)
            await self.limit(websocket)
            self.require_own_page(websocket)
            await self.visitors.require_admitted(websocket)
            guest, live = await self.visitors.somebody(websocket), await match_of(websocket, self.hall)
            after, seat = whole_number(websocket, "after"), whole_number(websocket, "seat")
            connection = Connection(guest, seat, websocket.scope.get(WRITE), self.hall.backlog)
            await self.introduce(websocket, connection)
            live.require_viewer(guest, connection.wanted)
            await self.hall.turn()
            self.admit(websocket)
        except DurbarError as error:
            await websocket.send_denial_response(self.refuse(websocket, error))
            return
        session = SocketSession(self.hall, live, connection, network(websocket))
        try:
            self.hall.charge(network(websocket), live.join(connection, after))
            await websocket.accept()
            sender = asyncio.create_task(send_all(websocket, connection))
            try:  # in a task of its own, whose every step is short: here we are called through all layers
                await asyncio.create_task(session.listen(websocket.scope[RECEIVE]))
            finally:
                sender.cancel()
        except WebSocketDisconnect:
            pass
        finally:
            connection.drop()
            session.live.leave(connection)
            self.dismiss(websocket)

    async def introduce(self, request: HTTPConnection, connection: Connection) -> None:
        """What is to be known about somebody who wants to look at a match."""
        connection.network = network(request)
        connection.muted = await self.hall.blocks.muted(connection.guest.id)

    def admit(self, request: HTTPConnection) -> None:
        """Count the connections of an address."""
        host, most = network(request), self.hall.settings.sockets
        if most and self.sockets.get(host, 0) >= most:
            raise Refused("too-many", f"one address may have {most} connections", 429, of="connections", most=most)
        self.sockets[host] = self.sockets.get(host, 0) + 1
        self.hall.metrics.connections.inc()

    def dismiss(self, request: HTTPConnection) -> None:
        host = network(request)
        self.sockets[host] -= 1
        if not self.sockets[host]:
            del self.sockets[host]
        self.hall.metrics.connections.dec()


def require_text(request: HTTPConnection) -> None:
    """Refuse an address with the one character that PostgreSQL keeps in no text."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Refused("no-page", "there is nothing at an address with the character U+0000", 404)


def path_of(endpoint: Endpoint) -> str:
    """Where it is found: a name may have a slash in it, as AC/DC has."""
    return endpoint.path.replace("{name}", "{name:path}")


ENDPOINTS = [
    *PREVIEW_ENDPOINTS,  # before whatever else ends in .png
    Endpoint("GET", "/", "home", "A page for people"),
    Endpoint("GET", "/m/{id}", "home", "The page of a match, for people", query=(MOMENT,)),
    Endpoint("GET", "/m/{id}/review", "home", "The page of its review, for people", query=(MOVE,)),
    Endpoint("GET", "/m/{id}/sheet", "home", "The page of its score sheet, for people"),
    Endpoint("GET", "/box/{game}", "home", "The page of a game's box, for people"),
    Endpoint("GET", "/box/{game}/{id}", "home", "The page of the box a match is played with, for people"),
    Endpoint("GET", "/rules/{game}", "home", "The page of a game's rules, for people"),
    Endpoint("GET", "/study/{game}", "home", "The page of a game's study, for people"),
    Endpoint("GET", "/puzzles", "home", "The page of all puzzles, for people"),
    Endpoint("GET", "/puzzles/{game}", "home", "The page of a puzzle that suits me, for people"),
    Endpoint("GET", "/puzzles/{game}/{puzzle}", "home", "The page of a puzzle, for people"),
    Endpoint("GET", "/new/{game}", "home", "The page of a new match, for people"),
    Endpoint("GET", "/you", "home", "The page about oneself, for people"),
    Endpoint("GET", "/you/{game}", "home", "The page of one's own play of a game, for people"),
    Endpoint("GET", "/admin", "home", "The page of those who keep order, for people"),
    Endpoint("GET", "/pair/{game}", "home", "The page where one finds opponents for a game, for people"),
    Endpoint("GET", "/tournaments", "home", "The page of my tournaments and a new one, for people"),
    Endpoint("GET", "/t/{tournament}", "home", "The page of a tournament, for people"),
    Endpoint("GET", "/ratings/{game}", "home", "The page of a game's best players, for people"),
    Endpoint("GET", "/players/{name}", "home", "The page of a member, for people"),
    Endpoint("GET", "/style.css", "stylesheet", "How the page looks where there is no browser client"),
    Endpoint("GET", "/assets/{file}", "file", "The browser client"),
    Endpoint("GET", "/worker.js", "file", "Its service worker"),
    Endpoint("GET", "/{file}.svg", "file", "Its mark"),
    Endpoint("GET", "/{file}.png", "file", "Its icons"),
    Endpoint("GET", "/{file}.webmanifest", "file", "Its manifest"),
    Endpoint("GET", "/healthz", "healthz", "Whether the server can be used"),
    Endpoint("GET", "/metrics", "metrics", "What Prometheus collects"),
    Endpoint("GET", "/api/openapi.json", "describe", "This document"),
    Endpoint(
        "GET",
        "/api/matches/{id}/events",
        "events",
        "The messages of a match as server-sent events",
        answer=wire.EntryMessage,
        media=STREAM,
        query=(SEAT, AFTER),
    ),
    *GAME_ENDPOINTS,
    *GUEST_ENDPOINTS,
    *MATCH_ENDPOINTS,
    *MEMBER_ENDPOINTS,
    *MODERATION_ENDPOINTS,
    *ADMIN_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    *RATING_ENDPOINTS,
    *LOBBY_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *TOURNAMENT_ENDPOINTS,
    *OWN_PLAY_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
]
