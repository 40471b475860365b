"""Lessons at the table: a match with a fixed deal, in which the others play what the lesson has them play.

It is a match like any other: whoever plays something else than the lesson asks for plays on against easy bots.
"""

from __future__ import annotations

from durbar.bots.players import BOT_NAMES
from durbar.core import lesson as lessons
from durbar.core.game import Game
from durbar.core.lesson import LEARNER, Lesson
from durbar.server.chairs import Guest
from durbar.server.journal import AnyBody, BotSat, Created, Sat, Started
from durbar.server.match import Match

LEVEL = "easy"  # of the bots, where the lesson says nothing


def journal_of(game: Game, lesson: Lesson, guest: Guest) -> list[AnyBody]:
    """How the journal of a guest's lesson begins. Its seed is no secret, so nobody promises anything about it."""
    created = Created(
        game=game.name,
        edition=game.edition,
        seats=lesson.seats,
        options=game.changed_options(game.read_options(lesson.options, lesson.seats)),
        host=guest.id,
        listed=False,
        commitment="",
        lesson=True,
    )
    names = [each for each in BOT_NAMES if each != guest.name]
    bots = [BotSat(seat, LEVEL, each) for seat, each in zip(range(1, lesson.seats), names, strict=False)]
    return [created, Sat(LEARNER, guest.id, guest.name), *bots, Started([], "", seed=lesson.seed)]


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that this match is, as far as it was played as it stands there."""
    if not match.created.lesson or match.status == "open":
        return None
    found = lessons.lesson(match.game.name)
    return found if found is not None and lessons.follows(found.line(), match.plays) else None


def moves_played(match: Match, viewer: int) -> int | None:
    """How many moves of the lesson were played, with what the learner has chosen beside others."""
    found = lesson_of(match)
    if found is None or viewer != LEARNER:
        return None
    plays = match.plays + [(viewer, move) for move in match.choices.get(viewer, [])]
    line = found.line()
    return min(len(plays), len(line)) if lessons.follows(line, plays) else None


def script(match: Match, seat: int) -> list[str]:
    """What the lesson has this seat play now; nothing where there is none."""
    found = lesson_of(match) if seat != LEARNER else None
    return [] if found is None else lessons.script(found.line(), len(match.plays), match.state, seat)
