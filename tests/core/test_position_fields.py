"""docs/records.md names every field of every game's positions, and none that is not there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import durbar
from durbar.core.fields import Fields
from durbar.core.rng import rng_of_seed
from durbar.core.text import catalogue
from durbar.games import GAMES

DOCUMENT = (Path(__file__).parents[2] / "docs/records.md").read_text(encoding="utf-8")
NAME = re.compile(r"`(\w+)`")


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs of which a type is made."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from structs_in(inner)


def declared(shape: type[msgspec.Struct], path: str = "state") -> Iterator[tuple[str, dict[str, bool]]]:
    """Where something with fields stands in a position, and its fields: whether each is always written."""
    fields = msgspec.structs.fields(shape)
    yield path, {field.name: field.required for field in fields}
    for field in fields:
        inner = field.name if path == "state" else f"{path}.{field.name}"
        for struct in structs_in(field.type):
            yield from declared(struct, inner)


def written(game: str) -> dict[str, dict[str, bool]]:
    """The same as the document says it."""
    chapter = DOCUMENT.partition(f"\n#### {catalogue(game, 'en').say('title')}\n")[2].partition("\n##")[0]
    found: dict[str, dict[str, bool]] = {}
    for table in re.split(r"\n\n+", chapter):
        rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
        if rows and rows[0][0].startswith(" field of "):
            names = {name: not row[2:] or not row[2].strip() for row in rows[2:] for name in NAME.findall(row[0])}
            assert len(names) == sum(len(NAME.findall(row[0])) for row in rows[2:]), "a field is named twice"
            for path in re.findall(r"`([\w.]+)`", rows[0][0]):
                found[path] = names
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_every_field_and_whether_it_may_be_left_out(game: str) -> None:
    fields = durbar.game(game).fields
    assert isinstance(fields, Fields)
    assert written(game) == dict(declared(fields.shape))


def test_every_phase_is_named() -> None:
    for game in GAMES:
        shape = durbar.game(game).fields.shape
        phases = get_args(next(field.type for field in msgspec.structs.fields(shape) if field.name == "phase"))
        chapter = DOCUMENT.partition(f"\n#### {catalogue(game, 'en').say('title')}\n")[2]
        row = re.search(r"^\| `phase` \|([^|]*)\|", chapter, re.MULTILINE)
        assert row is not None
        assert sorted(NAME.findall(row[1])) == sorted(phases)


WORDS = {"phase": "field of `state`", "end_card": "field of `state`", "task": "field of each of `players`"}


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_every_word_that_a_field_can_be(game: str) -> None:
    chapter = DOCUMENT.partition(f"\n#### {catalogue(game, 'en').say('title')}\n")[2].partition("\n##")[0]
    for name in WORDS:
        row = next((line for line in chapter.splitlines() if line.startswith(f"| `{name}` |")), None)
        kinds = [kind for shape in shapes(game) for kind in msgspec.structs.fields(shape) if kind.name == name]
        assert (row is None) == (not kinds)
        for kind in kinds:
            assert row is not None
            assert set(NAME.findall(row)[1:]) == set(get_args(kind.type)), name


def shapes(game: str) -> Iterator[type[msgspec.Struct]]:
    """The state of a position, and whatever in it has fields."""
    yield from structs_in(durbar.game(game).fields.shape)
    for field in msgspec.structs.fields(durbar.game(game).fields.shape):
        yield from structs_in(field.type)


BY_NAME = ("pool", "resources", "wilds")  # no fields: whatever there is, by its name
PRINTED = ("item", "tile", "animal", "value")  # what a thing with its print is called by in a view
SEATS = {"reviving": (1, 3), "kathmandu": (2, 3)}
OPTIONS: dict[str, dict[str, Any]] = {"kathmandu": {"characters": True, "tents": "usual"}}


@pytest.mark.parametrize("name", GAMES)
def test_a_view_and_a_position_say_the_same_but_where_the_document_says(name: str) -> None:
    game = durbar.game(name)
    compared = 0
    for seats in SEATS.get(name, (2, 3)):
        state, luck = game.new(seats, 1, OPTIONS.get(name)), rng_of_seed(2)
        while state.actors():
            seat = state.actor()
            moves = state.legal_moves(seat)
            state.play(seat, moves[int(luck.below(len(moves)))])
            position = json.loads(durbar.write_position(state))["state"]
            for viewer in (seat, durbar.SPECTATOR):
                view = msgspec.to_builtins(game.view(state, viewer))
                compared += sum(1 for _ in alike(position, view))
    assert compared > 1000


def alike(written: Any, shown: Any) -> Iterator[str]:
    """The fields of the same name in both, each of which says the same, or differs as the document says."""
    for name in written.keys() & shown.keys():
        one, other = written[name], shown[name]
        if isinstance(one, dict) and isinstance(other, dict) and name not in BY_NAME:
            yield from alike(one, other)
        elif is_structs(one) and is_structs(other):
            for each, same in zip(one, other, strict=True):
                yield from alike(each, same)
        else:
            assert differs_as_told(name, one, other), (name, one, other)
            yield name


def is_structs(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def differs_as_told(name: str, one: Any, other: Any) -> bool:
    if one == other or (not one and not other):
        return True
    if name == "boards":  # each board with what is printed there, not the line that an option takes
        return isinstance(one, str) and len(one.split()) + 1 == len(other)
    if isinstance(one, list) and isinstance(other, int):  # a pile of which only the height is shown
        return len(one) == other
    if name == "discards" and is_structs(other):  # in no order
        return sorted(one) == sorted(each["item"] for each in other)
    if name == "weather":
        return all(one[day] == (tile == "storm") for day, tile in enumerate(other))
    if isinstance(one, list) and isinstance(other, list):
        known = [
            next((each[key] for key in PRINTED if key in each), each) if isinstance(each, dict) else each
            for each in other
        ]
        hidden = not other or all(a == b or b == "" for a, b in zip(one, known, strict=True))
        return known == one or hidden
    return other in ("", None)  # what this viewer may not know
