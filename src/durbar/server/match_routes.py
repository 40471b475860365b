"""What can be asked of a match: each endpoint is one line of `MATCH_ENDPOINTS`."""

from __future__ import annotations

import asyncio
from typing import Protocol

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import durbar
from durbar.bots.levels import ADVISER
from durbar.core.components import Difference, differences
from durbar.core.errors import DurbarError
from durbar.core.lesson import LEARNER
from durbar.server import show, wire
from durbar.server.answers import Advice, Answer, Token, Verified, attachment, file_name, verified
from durbar.server.asked import (
    any_seat,
    game_called,
    lesson_of,
    match_of,
    network,
    seat_in_path,
    viewer_of,
    whole_number,
    whole_number_in,
)
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.guests import Signer, new_guest
from durbar.server.hall import Hall
from durbar.server.match import Match
from durbar.server.openapi import Endpoint
from durbar.server.reviews import Reviewed
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused

MOMENTS_OF_A_TOKEN = 200  # entries that are read again for a moment of the past
SEAT, AFTER, OPEN = "seat", "after", "open"


class Refuse(Protocol):
    """How a request is refused, with the table as it stands if it was a command."""

    def __call__(self, request: Request, error: DurbarError, *, table: wire.Table) -> Response: ...


class MatchRoutes:
    """Making a match, playing and looking at it, and what is there of it afterwards."""

    def __init__(self, hall: Hall, visitors: Visitors, signer: Signer, refuse: Refuse) -> None:
        self.hall = hall
        self.visitors = visitors
        self.signer = signer
        self.refuse = refuse

    async def lobby(self, request: Request) -> Answer:
        return Answer(await self.hall.listed())

    async def create(self, request: Request, new: wire.NewMatch) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        live = await self.hall.making.create(guest, new, network(request))
        return Answer(live.audience.welcome(guest, durbar.SPECTATOR, None), 201, newcomer)

    async def teach(self, request: Request, new: wire.NewLesson) -> Answer:
        game = game_called(new.game, 422)
        guest, newcomer = await self.visitors.known(request)
        live = await self.hall.making.teach(guest, lesson_of(game, 422), game, network(request))
        live.bots.wake()
        return Answer(live.audience.welcome(guest, LEARNER, None), 201, newcomer)

    async def show(self, request: Request) -> Answer:
        guest, live = await self.visitors.somebody(request), await match_of(request, self.hall)
        await self.hall.turn()
        viewer, muted = viewer_of(request, guest, live), await self.hall.blocks.muted(guest.id)
        return Answer(live.audience.welcome(guest, viewer, whole_number(request, "after"), muted))

    async def command(self, request: Request, command: wire.AnyCommand) -> Answer | Response:
        guest, newcomer = await self.visitors.known(request)
        live = await match_of(request, self.hall)
        try:
            return Answer(wire.Done(await live.command(guest, command)), newcomer=newcomer)
        except DurbarError as error:
            eyes = Connection(guest, getattr(command, "seat", None))
            return self.refuse(request, error, table=show.table(live.match, live.audience.viewer_of(eyes)))

    async def seat_token(self, request: Request, me: wire.Me) -> Answer:
        """Seat an outside bot, and give the host its token."""
        host, live = await self.visitors.somebody(request), await match_of(request, self.hall)
        live.match.require_host(host)
        if me.name != host.name:
            self.hall.moderation.require_voice(host.id)
        self.hall.require_newcomer(network(request))
        bot = await self.hall.rename(Guest(new_guest(), ""), me.name)
        await live.command(bot, wire.Sit("sit", seat_in_path(request), me.name))
        return Answer(Token(self.signer.token(bot.id), bot.name), 201)

    async def moment(self, request: Request) -> Answer:
        """The table after an entry, as this viewer saw it then; after the end, as any seat saw it, or all open."""
        guest, live = await self.visitors.somebody(request), await match_of(request, self.hall)
        is_open = bool(whole_number(request, "open"))
        if is_open and live.match.status != "over":
            raise Refused("not-over", "everything lies open only when the game is over")
        viewer = any_seat(request, live.match) if live.match.status == "over" else None
        viewer = viewer_of(request, guest, live) if viewer is None else viewer
        number = whole_number_in(request.path_params["number"], "number")
        if not 1 <= number <= live.match.number:
            raise Refused("no-moment", f"the moments of this match are 1 to {live.match.number}, not {number}", 404)
        self.hall.rates.charge(network(request), number / MOMENTS_OF_A_TOKEN)
        then = Match.load(live.match.id, live.match.secret, live.entries[:number])
        return Answer(show.open_table(then, viewer) if is_open else show.table(then, viewer))

    async def own_box(self, request: Request) -> Answer:
        live = await match_of(request, self.hall)
        return Answer(live.match.game.contents)

    async def differences(self, request: Request) -> Answer:
        game = (await match_of(request, self.hall)).match.game
        return Answer(differences(durbar.game(game.name, game.edition).contents, game.contents))

    async def record(self, request: Request) -> Response:
        live = await match_of(request, self.hall)
        text = await asyncio.to_thread(str, live.match.record())
        named = attachment(file_name(live.match, live.entries[0].at))
        return PlainTextResponse(text, headers={"Content-Disposition": named})

    async def verify(self, request: Request) -> Answer:
        live = await match_of(request, self.hall)
        record = live.match.record()
        return Answer(await asyncio.to_thread(verified, record))

    async def hint(self, request: Request) -> Answer:
        """What a master would do in this seat, where the table has hints."""
        guest, live = await self.visitors.somebody(request), await match_of(request, self.hall)
        seat = viewer_of(request, guest, live)
        if not live.match.hints:
            raise Refused("no-hints", "this table is played without hints", 403)
        if seat not in live.match.due():
            raise Refused("nothing-due", "this seat has nothing to decide now")
        state = live.match.state_for(seat)
        advice = await self.hall.bot_pool.advise(state, seat, ADVISER, network(request))
        if advice is None:
            raise Refused("no-advice", "the bot that gives hints does not answer; try again in a moment", 503)
        choices = len(state.legal_moves(seat))
        return Answer(Advice(advice.moves, advice.line, advice.reasons, choices))

    async def review(self, request: Request) -> Answer:
        """How far the review of a finished match is."""
        live = await match_of(request, self.hall)
        await self.hall.turn()
        return Answer(await self.hall.reviews.look(live))

    async def ask_for_review(self, request: Request) -> Answer:
        live = await match_of(request, self.hall)
        return Answer(await self.hall.reviews.ask(live, network(request)), 202)


MATCH_ENDPOINTS = [
    Endpoint(
        "POST", "/api/lessons", "teach", "Begin it", body=wire.NewLesson, answer=wire.Welcome, status=201, cost=20
    ),
    Endpoint("GET", "/api/matches", "lobby", "Listed matches, open and running", answer=list[wire.Summary]),
    Endpoint(
        "POST", "/api/matches", "create", "Create a match", body=wire.NewMatch, answer=wire.Welcome, status=201, cost=20
    ),
    Endpoint("GET", "/api/matches/{id}", "show", "A match as I see it", answer=wire.Welcome, query=(SEAT, AFTER)),
    Endpoint("POST", "/api/matches/{id}/commands", "command", "Do something", body=wire.AnyCommand, answer=wire.Done),
    Endpoint(
        "POST",
        "/api/matches/{id}/seats/{seat}/token",
        "seat_token",
        "Seat an outside bot; its token",
        body=wire.Me,
        answer=Token,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/moments/{number}",
        "moment",
        "The table after an entry, as I saw it then; after the end, as any seat saw it, or all open",
        answer=wire.Table,
        query=(SEAT, OPEN),
    ),
    Endpoint(
        "GET", "/api/matches/{id}/hint", "hint", "What a bot would do in my seat", answer=Advice, query=(SEAT,), cost=20
    ),
    Endpoint("GET", "/api/matches/{id}/box", "own_box", "What is in the box that a match is played with", answer=dict),
    Endpoint("GET", "/api/matches/{id}/differences", "differences", "How that box differs", answer=list[Difference]),
    Endpoint("GET", "/api/matches/{id}/record", "record", "The record of a finished match", media="text/plain"),
    Endpoint(
        "GET", "/api/matches/{id}/verify", "verify", "Whether a finished match was dealt as promised", answer=Verified
    ),
    Endpoint("GET", "/api/matches/{id}/review", "review", "A finished match looked at again", answer=Reviewed),
    Endpoint(
        "POST",
        "/api/matches/{id}/review",
        "ask_for_review",
        "Have it made, unless it is there",
        answer=Reviewed,
        status=202,
        cost=20,
    ),
]
