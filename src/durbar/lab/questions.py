"""Questions of the reconstruction: what a guess in a game's box matters, asked by guessing otherwise.

A game's folder may hold `questions.toml`. Each question there has a `key`, `about` (the part of `components.toml` that
was reconstructed) and `changes`, which stay within what the rulebook allows and are checked by the game like any
owner's box; what is not asked about says why. A change names a `part` of the box and, in a list, `where` its entries
have these values; it may `set` fields, `add` to numbers (to every number of a list), or `exchange` letters for others
in every text of a list. A guess that matters with an option alone is asked about with these `options`::

    [[question]]
    key = "more-bells"
    about = "exploration"
    changes = [{ part = "exploration", where = { value = 4, bells = 2 }, add = { count = 1 } }, ...]

The catalogue says in `question-<key>` what is otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from durbar.core.components import read_toml
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.registry import game as find_game

FILE = "questions.toml"


class Alteration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change of a box."""

    part: str
    where: dict[str, Any] = {}
    set: dict[str, Any] = {}
    add: dict[str, int] = {}
    exchange: dict[str, dict[str, str]] = {}


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One guess, guessed otherwise."""

    key: str
    about: str
    changes: list[Alteration]
    options: dict[str, Any] = {}


class Unasked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reconstructed part of the box that no question is asked about, and why."""

    part: str
    why: str


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game asks of its reconstruction."""

    question: list[Question] = []
    unasked: list[Unasked] = []


class Asked(NamedTuple):
    """A question as it is played: with this box, and with these options where it matters with them alone."""

    key: str
    box: Mapping[str, Any]
    options: Mapping[str, Any]


def questions(game: Game) -> Questions:
    """The questions of a game; a game without reconstructed parts has none."""
    path = game.folder() / FILE
    return msgspec.convert(read_toml(path.read_bytes(), FILE), Questions) if path.is_file() else Questions()


def asked(name: str) -> Iterator[Asked]:
    """Every question of a game, ready to be played."""
    game = find_game(name)
    found = questions(game).question
    if not found:
        raise DurbarError(f"{name} has no questions of a reconstruction")
    for question in found:
        yield Asked(question.key, altered(game.contents, question), question.options)


def altered(contents: Mapping[str, Any], question: Question) -> dict[str, Any]:
    """The box of a question."""
    box: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(contents))
    for change in question.changes:
        part = box[change.part]
        entries = [part] if isinstance(part, dict) else [each for each in part if fits(each, change.where)]
        entries = [entry for entry in entries if entry.get("provenance") == "reconstructed"]
        if not entries:
            raise DurbarError(f"the question {question.key} changes nothing: no {change.part} has {change.where}")
        for entry in entries:
            alter(entry, change)
    return box


def alter(entry: dict[str, Any], change: Alteration) -> None:
    """Change one entry, but nothing of it that is better known than the rest."""
    known = entry.get("known", {})
    entry.update({name: value for name, value in change.set.items() if name not in known})
    for name, more in change.add.items():
        if name not in known:
            old = entry[name]
            entry[name] = [value + more for value in old] if isinstance(old, list) else old + more
    for name, letters in change.exchange.items():
        if name not in known:
            entry[name] = [text.translate(str.maketrans(letters)) for text in entry[name]]


def fits(entry: Mapping[str, Any], where: Mapping[str, Any]) -> bool:
    return all(entry.get(name) == value for name, value in where.items())
