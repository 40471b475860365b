"""Lessons: each can be played as it stands, says what it has to in every language, and teaches what it should."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import durbar
from durbar.core.lesson import LEARNER, BadLesson, Lesson, check, follows, lesson, lesson_file, read_lesson, script
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES

WEB = Path(__file__).parents[2] / "web/src/games"
MUST_TEACH = {
    "xanadu": {
        *("reading", "workers", "owner", "favour", "price", "falling", "selling", "building", "passive"),
        *("passes", "end"),
    },
    "reviving": {
        *("bid", "reveal", "tie", "why", "building", "colours", "wild", "finished", "mission", "leftover"),
    },
    "kathmandu": {
        *("die", "walk", "stopped", "exhaustion", "tile", "animal", "equipment", "town", "temple", "offering"),
        *("storm", "borders", "arriving", "below"),
    },
    "kyoto": {"give", "limit", "risk", "refuse", "draw", "gift", "round", "winning"},
}
LONGEST = 300  # characters of a sentence beside the thing it is about
FACTS = {"one": "Kuro", "two": "Tama", "three": "Shiro"}

pytestmark = pytest.mark.parametrize("game", list(MUST_TEACH))


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def test_it_can_be_played_as_it_stands(game: str) -> None:
    found = taught(game)
    rules = durbar.game(game)
    for number, play in enumerate(found.line()):
        for move in play.moves[1:]:  # whichever is chosen of those that are as good, the rest can follow
            line = [(each.seat, each.moves[0]) for each in found.line()]
            line[number] = (play.seat, move)
            state = rules.new(found.seats, found.seed, rules.read_options(found.options, found.seats))
            for seat, notation in line:
                state.play(seat, notation)


def test_it_has_a_few_short_steps(game: str) -> None:
    steps = taught(game).step
    assert 12 <= len(steps) <= 25
    first = next(number for number, step in enumerate(steps) if step.asked)
    assert first <= 3, "the first real move comes within a minute"
    for language in LANGUAGES:
        words = catalogue(game, language)
        for step in steps:
            assert words.has(step.say), f"{step.say} is not said in {language}"
            assert 10 <= len(words.say(step.say, **FACTS)) <= LONGEST, f"{step.say} in {language}"


def test_it_says_nothing_that_no_step_says(game: str) -> None:
    said = {step.say for step in taught(game).step}
    for language in LANGUAGES:
        text = (GAMES[game].folder() / "text" / f"lesson.{language}.ftl").read_text()
        assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == said


def test_it_teaches_what_a_first_game_has_to(game: str) -> None:
    assert MUST_TEACH[game] <= {what for step in taught(game).step for what in step.teaches}


def test_it_speaks_of_things_that_lie_on_the_board(game: str) -> None:
    """A zone is written whole in the client, or as its first part with a number or a name behind."""
    sources = "".join(
        path.read_text() for path in sorted((WEB / game).rglob("*.*")) if path.suffix in (".svelte", ".ts")
    )
    for step in taught(game).step:
        for zone in step.at.replace(":", " ").split():
            stem = re.match(r"(?:[a-z]+-)+", zone)
            written = [f'"{zone}"', f"{stem[0]}{{" if stem else "", f"{stem[0]}${{" if stem else ""]
            assert any(each and each in sources for each in written), f"nothing on the board is called {zone}"


def test_the_others_play_what_stands_there(game: str) -> None:
    found = taught(game)
    state = durbar.game(game).new(found.seats, found.seed, found.options)
    line = found.line()
    for begun, play in enumerate(line):
        if play.seat != LEARNER:
            assert script(line, begun, state, play.seat)[0] in play.moves
        state.play(play.seat, play.moves[0])
    assert all(script(line, len(line), state, seat) == [] for seat in range(found.seats))


def test_a_game_follows_it_until_something_else_is_played(game: str) -> None:
    found = taught(game)
    rules, line = durbar.game(game), found.line()
    plays = [(play.seat, rules.moves.parse(play.moves[0])) for play in line]
    assert all(follows(line, plays[:moves]) for moves in range(len(plays) + 1))
    assert follows(line, [*plays, plays[0]])  # after its end anything may be played
    other = next(move for move in rules.moves if move.notation not in line[0].moves)
    assert not follows(line, [(line[0].seat, other)])


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("seats = 3", "Object missing required field `seed`"),
        ("seats = 3\nseed = 1\nstep = []", "it has no steps"),
        ("seats = 99\nseed = 1\n[[step]]\nsay = 'a'", "players"),
        ("seats = 3\nseed = 1\nsteps = []\n[[step]]\nsay = 'a'", "unknown field `steps`"),
        ("seats = 3\nseed = 1\n[[step]]\nsay = 'a'\ndo = 'fly'", "step 1 (a) does not fit: "),
        ("seats = 3\nseed = 1\n[[step]]\nsay = 'a'\nthen = ['1 pass']", "a move is written like '1: give 2'"),
    ],
)
def test_a_bad_one_is_refused_in_one_sentence(game: str, written: str, sentence: str) -> None:
    if "99" in written:
        sentence = str(durbar.game(game).seat_counts[-1])
    with pytest.raises(BadLesson, match=re.escape(sentence)) as refused:
        read_lesson(game, written.encode())
    assert str(refused.value).startswith(f"the lesson of {game} cannot be given: ")


def test_it_ends_where_the_learner_moves(game: str) -> None:
    found = taught(game)
    others = [number for number, step in enumerate(found.step) if step.then]
    last = found.step[others[-1]]
    short = msgspec.structs.replace(last, then=last.then[:-1])
    with pytest.raises(BadLesson, match="it ends where others move"):
        check(game, msgspec.structs.replace(found, step=[*found.step[: others[-1]], short]))


def test_it_is_written_beside_its_game(game: str) -> None:
    assert lesson_file(game).is_file()


def test_reminders_are_about_what_happens_and_can_be_said(game: str) -> None:
    reminders = taught(game).remind
    assert len(reminders) >= 5
    assert len({reminder.say for reminder in reminders}) == len(reminders)
    for language in LANGUAGES:
        words = catalogue(game, language)
        for reminder in reminders:
            assert words.has(f"log-{reminder.event}" if reminder.event else f"prompt-{reminder.asked}")
            assert words.has(reminder.say)
            assert len(words.say(reminder.say)) <= LONGEST


def test_a_reminder_is_about_one_thing(game: str) -> None:
    written = lesson_file(game).read_text(encoding="utf-8")
    for more in ("", 'event = "win"\nasked = "over"\n'):
        with pytest.raises(BadLesson, match="one of them"):
            read_lesson(game, f'{written}\n[[remind]]\nsay = "remind-both"\n{more}'.encode())
