"""Ratings: how strong members are at each game, and how sure that is (OpenSkill's Plackett-Luce model).

A match counts if its table was marked as rated and members alone sat there when it began. Then, once it is over, the
entry `rated` is added to its journal, in one transaction with what everybody has from then on. In the store a match is
over only after that; so what ended just before a crash is found among the running ones at the next start, and settled.
`outcome_of` and `rows_after` are pure, and all they need is in the journals: `rebuild` comes to the same figures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from durbar.core.errors import DurbarError
from durbar.server import wire
from durbar.server.journal import Entry, Rated, Started, Unreadable
from durbar.server.match import Match
from durbar.server.store.ratings import CAUTION, Before, RatingRow
from durbar.server.story import read_match

if TYPE_CHECKING:
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch
    from durbar.server.store import Store

MODEL = PlackettLuce()
SCALE = 40  # points for one unit of skill, so that who is new has 1000
TEAMS = "/teams"  # behind the name of a game: the ladder of those who play it in teams


class Outcome(Struct, frozen=True):
    """How a rated match ended.

    members: who sat at each seat, and `sides` the team of each, or themselves
    places:  how the game ended for each seat, from 1 on
    left:    the seats whose persons had gone when it ended: they have lost
    """

    match: str
    ladder: str
    members: list[str]
    sides: list[int]
    places: list[int]
    left: list[int]


Skills = Mapping[str, tuple[float, float, int]]  # of each member: mu, sigma and how many matches


def ladder_of(game: str, teams: bool) -> str:
    return game + TEAMS if teams else game


def outcome_of(match: Match) -> Outcome:
    teams = int(match.created.options.get("teams") or 0)
    ranking = match.state.ranking() or [list(range(match.seats))]  # where it was decided before
    place = {seat: number for number, seats in enumerate(ranking, 1) for seat in seats}
    return Outcome(
        match=match.id,
        ladder=ladder_of(match.created.game, bool(teams)),
        members=[chair.guest for chair in match.chairs],
        sides=[seat % teams if teams else seat for seat in range(match.seats)],  # teams sit in turn
        places=[place[seat] for seat in range(match.seats)],
        left=[seat for seat, chair in enumerate(match.chairs) if chair.bot or seat in match.resigned],
    )


def settled_places(outcome: Outcome) -> list[int]:
    """The places that count: who left has lost, whatever a bot made of their seat."""
    if not outcome.left:
        return outcome.places
    last, first = len(outcome.places) + 1, 1 if len(outcome.left) < len(outcome.places) else 2  # nobody won
    found = [last if seat in outcome.left else place for seat, place in enumerate(outcome.places)]
    return [first + len({better for better in found if better < place}) for place in found]


def rated(
    skills: Sequence[tuple[float, float]], sides: Sequence[int], places: Sequence[int]
) -> list[PlackettLuceRating]:
    """What each seat has after a match; a side has the place of its best seat."""
    teams = sorted(set(sides))
    ratings = [
        [MODEL.rating(mu=mu, sigma=sigma) for side, (mu, sigma) in zip(sides, skills, strict=True) if side == team]
        for team in teams
    ]
    ranks = [min(place for side, place in zip(sides, places, strict=True) if side == team) for team in teams]
    after = dict(zip(teams, MODEL.rate(ratings, ranks=[float(rank) for rank in ranks]), strict=True))
    return [after[side].pop(0) for side in sides]


def rows_after(outcome: Outcome, before: Skills, number: int, at: int) -> list[RatingRow]:
    """What everybody has after a match. In teams, who stayed has what the table gave, and only who left has lost."""
    known = [before.get(member, NEWCOMER) for member in outcome.members]
    skills = [(mu, sigma) for mu, sigma, _ in known]
    places = settled_places(outcome)
    in_teams = len(set(outcome.sides)) < len(outcome.sides)
    as_played = rated(skills, outcome.sides, outcome.places if in_teams else places)
    lost = rated(skills, outcome.sides, lost_places(outcome)) if in_teams and outcome.left else as_played
    after = [lost[seat] if seat in outcome.left else as_played[seat] for seat in range(len(places))]
    return [
        RatingRow(outcome.match, member, outcome.ladder, number, at, place, each.mu, each.sigma, played + 1)
        for member, place, each, (_, _, played) in zip(outcome.members, places, after, known, strict=True)
    ]


def lost_places(outcome: Outcome) -> list[int]:
    """As if every team that somebody left had come last."""
    gone = {outcome.sides[seat] for seat in outcome.left}
    last = len(outcome.places) + 1
    return [last if side in gone else place for side, place in zip(outcome.sides, outcome.places, strict=True)]


NEWCOMER = (MODEL.mu, MODEL.sigma, 0)


def chance_to_win(before: Before, teams: int, seat: int) -> float:
    """Of the side of a seat, by what everybody had before.

    >>> [round(chance_to_win({0: None, 1: None, 2: None}, 0, seat), 3) for seat in range(3)]
    [0.333, 0.333, 0.333]
    >>> chance_to_win({0: (40.0, 2.0), 1: None}, 0, 0) > 0.8
    True
    """
    sides = [each % teams if teams else each for each in range(len(before))]  # teams sit in turn
    skills = [before[each] or NEWCOMER[:2] for each in range(len(before))]
    ratings = [
        [MODEL.rating(mu=mu, sigma=sigma) for side, (mu, sigma) in zip(sides, skills, strict=True) if side == one]
        for one in sorted(set(sides))
    ]
    return float(MODEL.predict_win(ratings)[sides[seat]])


def shown(mu: float, sigma: float, played: int) -> wire.Rating:
    """A rating as people read it."""
    return wire.Rating(round(SCALE * mu), round(SCALE * CAUTION * sigma), played)


def shown_row(row: RatingRow) -> wire.Rating:
    return shown(row.mu, row.sigma, row.played)


def skills_in(rows: Mapping[str, RatingRow]) -> Skills:
    return {member: (row.mu, row.sigma, row.played) for member, row in rows.items()}


class Ratings:
    """Settles the matches of a hall, one after the other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()

    async def settle(self, live: LiveMatch) -> None:
        """Count a finished match, if it is a rated one that has not been counted."""
        if not is_due(live.match):
            return
        async with self.lock, live.lock:
            await live.catch_up()
            if not is_due(live.match):
                return
            store = self.hall.store.ratings
            outcome = outcome_of(live.match)
            before = skills_in(await store.latest(outcome.ladder, outcome.members))
            number = await store.last_number() + 1
            after = rows_after(outcome, before, number, 0)
            body = Rated(
                number,
                [shown(*before.get(member, NEWCOMER)).points for member in outcome.members],
                [shown_row(row).points for row in after],
            )

            def append(id: str, entry: Entry) -> Awaitable[None]:
                return self.hall.store.append(id, entry, rows_after(outcome, before, number, entry.at))

            await live.commit(body, append=append)

    async def of(self, game: str, teams: bool, member: str) -> wire.Rating | None:
        """What a member has, if they have played rated matches."""
        found = await self.hall.store.ratings.latest(ladder_of(game, teams), [member])
        return shown_row(found[member]) if member in found else None


def is_due(match: Match) -> bool:
    return match.rated and match.status == "over" and not match.settled


async def rebuild(store: Store) -> tuple[int, bool]:
    """Count all rated matches again, from their journals: how many there are, and whether figures have changed."""
    found: list[tuple[Rated, int, Outcome]] = []
    for id in await store.ids(["over"]):
        try:
            journal = await store.journal(id)
            if journal is None or not any(type(each.body) is Started and each.body.rated for each in journal[1]):
                continue
            entry = next((each for each in journal[1] if isinstance(each.body, Rated)), None)
            if entry is not None and isinstance(entry.body, Rated):
                found.append((entry.body, entry.at, outcome_of(read_match(id, *journal))))
        except Unreadable as reason:
            message = (
                f"match {id} cannot be read ({reason}), so the ratings cannot be counted again; nothing is changed"
            )
            raise DurbarError(message) from None
    rows: list[RatingRow] = []
    skills: dict[tuple[str, str], tuple[float, float, int]] = {}
    for body, at, outcome in sorted(found, key=lambda each: each[0].number):
        before = {who: skills[outcome.ladder, who] for who in outcome.members if (outcome.ladder, who) in skills}
        after = rows_after(outcome, before, body.number, at)
        skills |= {(row.ladder, row.member): (row.mu, row.sigma, row.played) for row in after}
        rows += after
    changed = sorted(rows, key=in_order) != await store.ratings.all()
    if changed:
        await store.ratings.replace(rows)
    return len(found), changed


def in_order(row: RatingRow) -> tuple[int, str]:
    return row.number, row.member
