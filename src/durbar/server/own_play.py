"""How somebody plays a game: results against what was to be expected, how good decisions were, habits.

All of it follows from finished matches and from what is kept of their reviews; nothing is kept of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from durbar.core.record import Record
from durbar.review import WHOLE, Review
from durbar.review.habits import Counts, Verdict, habits_in, together
from durbar.server.ratings import chance_to_win
from durbar.server.store.ratings import Before
from durbar.server.wire import Summary

MOST_MATCHES = 200  # of which it is told, the latest


class MatchPlayed(Struct, frozen=True):
    """A finished match of mine.

    at:        when it ended, in milliseconds since 1970
    won:       my part of the win, in hundredths of a percent; `expected` what was to be expected, None if nobody knows
    decisions: how many decisions were judged, `good` of them best or fine; None if it was not reviewed
    given:     how much of the win they gave away together, in hundredths of a percent
    """

    id: str
    at: int
    won: int
    expected: int | None
    decisions: int | None = None
    good: int | None = None
    given: int | None = None


class HabitShown(Struct, frozen=True):
    """What I do beside what the strongest moves would do, for each decision; `share` if it is done or not."""

    key: str
    share: bool
    decisions: int
    mine: float
    best: float
    verdict: Verdict


class OwnPlay(Struct, frozen=True):
    """How I play a game: the matches, the oldest first, and my habits; `unreviewed` are the latest without a review."""

    game: str
    matches: list[MatchPlayed]
    habits: list[HabitShown]
    unreviewed: list[str]


class Judged(NamedTuple):
    """What a review says of one seat."""

    start: int
    decisions: int
    good: int
    given: int
    habits: Counts


def judged(record: Record, review: Review, seat: int) -> Judged:
    account = review.accounts[seat]
    decisions = sum(account.marks.values())
    good = account.marks["best"] + account.marks["fine"]
    return Judged(account.start, decisions, good, -account.choices, habits_in(record, review, seat))


def played(match: Summary, seat: int, found: Judged | None, before: Before | None) -> MatchPlayed:
    """A match of mine, with what its review says if there is one; `before` are the ratings of all, if it counted."""
    won, expected = part_of_the_win(match, seat), even_share(match)
    if before is not None and len(before) == len(match.seats):
        expected = round(WHOLE * chance_to_win(before, int(match.options.get("teams") or 0), seat))
    if found is None:
        return MatchPlayed(match.id, match.updated, won, expected)
    expected = found.start if expected is None else expected
    return MatchPlayed(match.id, match.updated, won, expected, found.decisions, found.good, found.given)


def part_of_the_win(match: Summary, seat: int) -> int:
    """All of it, none, or a part where several share it; who has lost on time has lost."""
    best = (match.ranking or [[]])[0]
    if seat not in best or seat in match.resigned:
        return 0
    teams = int(match.options.get("teams") or 0)
    return WHOLE * (len(match.seats) // teams if teams else 1) // len(best)


def even_share(match: Summary) -> int | None:
    """What everybody could expect if all were equally good; None for who plays alone."""
    sides = int(match.options.get("teams") or 0) or len(match.seats)
    return WHOLE // sides if sides > 1 else None


def shown(all: Sequence[Counts]) -> list[HabitShown]:
    return [
        HabitShown(
            key,
            count.share,
            count.decisions,
            round(count.mine / count.decisions, 4),
            round(count.best / count.decisions, 4),
            count.verdict(),
        )
        for key, count in sorted(together(all).items())
    ]
