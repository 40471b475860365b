"""What is told about a game: its options, its guided first game, what is in its box."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

import durbar
from durbar.core.components import Difference
from durbar.core.errors import BadOption, Facts, UnfitOption
from durbar.core.lesson import Lesson, Reminder, lesson
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; `schema` is JSON Schema, `text` a sentence in each language.

    ruling: it settles otherwise what the rulebook leaves open
    """

    name: str
    default: Any
    schema: dict[str, Any]
    text: dict[str, str]
    ruling: bool


class StepInfo(msgspec.Struct, frozen=True):
    """A step of a lesson.

    say:    a message of the game's catalogue
    at:     the zone of the board that it is about, or empty
    do:     the moves that are asked for, in notation; none where it only tells something
    begins: how many moves of the lesson come before it
    """

    say: str
    at: str
    do: list[str]
    begins: int


class LessonInfo(msgspec.Struct, frozen=True):
    """The coach's part of a lesson, how many moves it has in all, and what is said in the real games after it."""

    steps: list[StepInfo]
    moves: int
    reminders: list[Reminder]


class Unfit(msgspec.Struct, frozen=True):
    """A choice of an option that cannot be had; `text` says why in each language, `facts` what about it."""

    option: str
    value: Any
    text: dict[str, str]
    facts: Facts


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here.

    about:  what it is about, in each language
    things: what a fact, or a field of a view, names: `{"building": "card"}` is said as `card-<key>` of the catalogue
    lesson: whether it has a guided first game
    weight: how much there is to learn, from 1 (little)
    minutes, luck, first_game: as in `durbar.Game`
    """

    name: str
    title: dict[str, str]
    about: dict[str, str]
    edition: str
    seats: list[int]
    options: list[OptionInfo]
    things: dict[str, str]
    lesson: bool
    weight: int
    minutes: tuple[int, int] | None
    luck: Literal["little", "some", "much"] | None
    first_game: dict[str, Any]


class OwnBox(msgspec.Struct, frozen=True):
    """What is in an owner's box, and how it differs from the usual one."""

    contents: dict[str, Any]
    differences: list[Difference]


def lesson_info(lesson: Lesson) -> LessonInfo:
    begins = lesson.begins()
    steps = [StepInfo(step.say, step.at, step.asked, start) for step, start in zip(lesson.step, begins, strict=True)]
    return LessonInfo(steps, len(lesson.line()), lesson.remind)


def in_words(reason: BadOption) -> dict[str, str]:
    """Why an option cannot be had, in each language we know it in."""
    return {
        language: reason.sentence(language) if isinstance(reason, UnfitOption) else str(reason)
        for language in LANGUAGES
    }


def facts_of(reason: BadOption) -> Facts:
    return reason.facts if isinstance(reason, UnfitOption) else {}


def in_every_language(game: str, key: str) -> dict[str, str]:
    """A message of a game's catalogue."""
    return {language: catalogue(game, language).say(key) for language in LANGUAGES}


def title_of(game: str) -> list[str]:
    """What a game is called, in every language; by its name alone where it is not installed any more."""
    return [game, *(in_every_language(game, "title").values() if game in GAMES else ())]


def game_info(name: str) -> GameInfo:
    game = durbar.game(name)
    return GameInfo(
        name,
        in_every_language(name, "title"),
        in_every_language(name, "about"),
        game.edition,
        list(game.seat_counts),
        [option_info(game, field) for field in msgspec.structs.fields(game.options)],
        dict(game.things),
        lesson(name) is not None,
        game.weight,
        game.minutes,
        game.luck,
        dict(game.first_game),
    )


def option_info(game: durbar.Game, field: msgspec.structs.FieldInfo) -> OptionInfo:
    text = in_every_language(game.name, f"option-{field.name}")
    schema = msgspec.json.schema(field.type)
    if "enum" in schema:  # which msgspec sorts; levels have an order of their own
        schema["enum"] = list(get_args(field.type))
    return OptionInfo(field.name, field.default, schema, text, field.name in game.rulings)
