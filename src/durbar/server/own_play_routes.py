"""What somebody can ask about their own play, and nobody else about them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.requests import Request

from durbar.server.answers import Answer
from durbar.server.asked import game_of
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.own_play import MOST_MATCHES, Judged, OwnPlay, judged, played, shown
from durbar.server.ratings import ladder_of
from durbar.server.reviews import MOST_OF_ONE, unpacked
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused, Summary

END_OF_TIME = (2**62, "")
MOST_JUDGED = 40  # matches whose reviews are read for one answer, the latest
MOST_KEPT = 1_000  # of which is remembered what their review says


class OwnPlayRoutes:
    """The web side of the statistics of one's own play."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.visitors = visitors
        self.kept: OrderedDict[tuple[str, int], Judged] = OrderedDict()  # of complete reviews, which do not change

    async def statistics(self, request: Request) -> Answer:
        guest, game = await self.visitors.somebody(request), game_of(request).name
        if not guest.id:
            return Answer(OwnPlay(game, [], [], []))
        seats = await self.hall.store.members.seats(guest.id)

        def fits(match: Summary) -> bool:
            own = seats.get(match.id, [])  # who played against themselves is not told how they did
            is_whole = match.ranking is not None and not match.walkover
            return match.game == game and not match.lesson and is_whole and len(own) == 1

        found = await self.hall.store.history(guest.id, END_OF_TIME, fits, MOST_MATCHES)
        judgements = {match.id: await self.judge(match.id, seats[match.id][0]) for match in found[:MOST_JUDGED]}
        ladders = [ladder_of(game, False), ladder_of(game, True)]
        before = await self.hall.store.ratings.before(guest.id, ladders, MOST_MATCHES)
        matches = [
            played(match, seats[match.id][0], judgements.get(match.id), before.get(match.id))
            for match in reversed(found)
        ]
        habits = shown([judgement.habits for judgement in judgements.values() if judgement is not None])
        unreviewed = [id for id, judgement in judgements.items() if judgement is None][:MOST_OF_ONE]
        return Answer(OwnPlay(game, matches, habits, unreviewed))

    async def judge(self, id: str, seat: int) -> Judged | None:
        """What is kept of a review about a seat; None if there is none."""
        if (id, seat) in self.kept:
            self.kept.move_to_end((id, seat))
            return self.kept[id, seat]
        body = await self.hall.store.reviews.find(id)
        if body is None or not body[0]:
            return None
        try:
            live = await self.hall.get_or_load(id)
        except Refused:
            return None
        review = await asyncio.to_thread(unpacked, body[0])
        found = await asyncio.to_thread(judged, live.match.record(), review, seat)
        if body[1]:
            self.kept[id, seat] = found
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return found


OWN_PLAY_ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/me/statistics/{game}",
        "statistics",
        "How I play a game: results, decisions and habits",
        answer=OwnPlay,
        cost=5,
    ),
]
