"""Questions of the reconstruction: what a guess in a game's box matters, asked by guessing otherwise.

A game's folder may hold `questions.toml`. Each question there has a `key`, `about` (the part of `components.toml` that
was reconstructed) and `changes`, which stay within what the rulebook allows and are checked by the game like any
owner's box; what is not asked about says why. A change names a `part` of the box and, in a list, `where` its entries
have these values; it may `set` fields, or `add` to numbers (to every number of a list)::

    [[question]]
    key = "more-bells"
    about = "exploration"
    changes = [{ part = "exploration", where = { value = 4, bells = 2 }, add = { count = 1 } }, ...]

The catalogue says in `question-<key>` what is otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

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


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One guess, guessed otherwise."""

    key: str
    about: str
    changes: list[Alteration]


class Unasked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reconstructed part of the box that no question is asked about, and why."""

    part: str
    why: str


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game asks of its reconstruction."""

    question: list[Question] = []
    unasked: list[Unasked] = []


def questions(game: Game) -> Questions:
    """The questions of a game; a game without reconstructed parts has none."""
    path = game.folder() / FILE
    return msgspec.convert(read_toml(path.read_bytes(), FILE), Questions) if path.is_file() else Questions()


def asked(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every question of a game with the box that asks it."""
    game = find_game(name)
    found = questions(game).question
    if not found:
        raise DurbarError(f"{name} has no questions of a reconstruction")
    for question in found:
        yield question.key, altered(game.contents, question)


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


def fits(entry: Mapping[str, Any], where: Mapping[str, Any]) -> bool:
    return all(entry.get(name) == value for name, value in where.items())
