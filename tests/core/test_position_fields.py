"""docs/records.md names every field of every game's positions, and none that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import durbar
from durbar.core.fields import Fields
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
