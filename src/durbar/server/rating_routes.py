"""What can be asked about ratings and about other members: each endpoint is one line of `RATING_ENDPOINTS`."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct
from starlette.requests import Request

from durbar.core.errors import quoted
from durbar.core.names import look_alike
from durbar.server import wire
from durbar.server.answers import Answer, Past
from durbar.server.asked import game_of, whole_number
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.member_routes import END_OF_TIME
from durbar.server.openapi import Endpoint
from durbar.server.ratings import TEAMS, ladder_of, shown_row
from durbar.server.store.ratings import RatingRow
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused

MOST_RANKED = 100
MOST_RECENT = 10
LONGEST_CURVE = 500  # matches of which it is told; the latest


class Ranked(Struct, frozen=True):
    """Somebody on a ladder."""

    name: str
    rating: wire.Rating


class Ladder(Struct, frozen=True):
    """The best members of a game, the surest first, and what I have there myself."""

    game: str
    teams: bool
    best: list[Ranked]
    mine: wire.Rating | None


class CurvePoint(Struct, frozen=True):
    """What somebody had after a match, which ended for them in this place; `at` in milliseconds since 1970."""

    at: int
    place: int
    rating: wire.Rating


class Curve(Struct, frozen=True):
    """How somebody's rating went, the oldest first."""

    game: str
    teams: bool
    points: list[CurvePoint]


class Player(Struct, frozen=True):
    """A member as everybody may know them.

    recent: their latest rated matches; what else they play is told to nobody but them
    """

    name: str
    since: int
    tallies: list[wire.Tally]
    curves: list[Curve]
    recent: list[Past]


class RatingRoutes:
    """The web side of the ratings."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.visitors = visitors

    async def ladder(self, request: Request) -> Answer:
        guest, game = await self.visitors.somebody(request), game_of(request)
        teams = bool(whole_number(request, "teams"))
        best = await self.hall.store.ratings.best(ladder_of(game.name, teams), MOST_RANKED)
        mine = await self.hall.ratings.of(game.name, teams, guest.id) if guest.member else None
        return Answer(Ladder(game.name, teams, [Ranked(name, shown_row(row)) for name, row in best], mine))

    async def player(self, request: Request) -> Answer:
        member = await self.member_called(request.path_params["name"])
        store = self.hall.store
        since, tallies = await store.members.since(member.id) or 0, await store.members.tallies(member.id)
        curves = curves_in(await store.ratings.curve(member.id))
        recent = await store.history(member.id, END_OF_TIME, lambda match: match.rated, MOST_RECENT)
        seats = await store.members.seats(member.id)
        past = [Past(match, seats.get(match.id, [])) for match in recent]
        return Answer(Player(member.name, since, tallies, curves, past))

    async def member_called(self, name: str) -> Guest:
        """The member of this name, however it is written."""
        found = await self.hall.store.members.called(look_alike(name))
        if found is None:
            raise Refused("no-player", f"no member is called {quoted(name)}", 404)
        return await self.hall.guest(found)


def curves_in(rows: list[RatingRow]) -> list[Curve]:
    """What somebody ever had, by ladder; the rows come in that order."""
    found = []
    for ladder, some in groupby(rows, key=lambda row: row.ladder):
        points = [CurvePoint(row.at, row.place, shown_row(row)) for row in some]
        found.append(Curve(ladder.removesuffix(TEAMS), ladder.endswith(TEAMS), points[-LONGEST_CURVE:]))
    return found


RATING_ENDPOINTS = [
    Endpoint("GET", "/api/ratings/{game}", "ladder", "The best members of a game", answer=Ladder, query=("teams",)),
    Endpoint("GET", "/api/players/{name}", "player", "A member: what they played, and their ratings", answer=Player),
]
