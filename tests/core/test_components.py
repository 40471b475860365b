"""What is wrong with an owner's list is said in one clear sentence: where it is in the list, and what belongs there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import durbar
from durbar.core.errors import WrongKind
from durbar.games import GAMES

LEFT = 2  # of the parts of a list, as many are damaged: the others are like them
KINDS: tuple[object, ...] = ("seven", 7, [7], {"seven": 7})
RAW = ("Expected", "Object", "Invalid", "`", "$")  # words of the reader, not of an owner


def places(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = (
        list(part.items()) if isinstance(part, dict) else list(enumerate(part[:LEFT])) if isinstance(part, list) else []
    )
    for step, each in inside:
        yield (*path, step)
        yield from places(each, (*path, step))


def damaged(game: str) -> Iterator[tuple[tuple[Any, ...], object]]:
    contents: Any = json.loads(json.dumps(durbar.game(game).contents))
    for path in places(contents):
        for kind in KINDS:
            yield path, kind


def corrected(game: str, path: tuple[Any, ...], value: object) -> dict[str, Any]:
    contents: Any = deepcopy(json.loads(json.dumps(durbar.game(game).contents)))
    part = contents
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return dict(contents)


def refusal_of(contents: dict[str, Any], game: str) -> durbar.BadComponents | None:
    try:
        durbar.game(game, components=contents)
    except durbar.BadComponents as refusal:
        return refusal
    return None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_kind_of_thing_is_wrong_it_is_told_by_its_place(game: str) -> None:
    refusals = [(path, refusal_of(corrected(game, path, value), game)) for path, value in damaged(game)]
    wrong = [(path, refusal) for path, refusal in refusals if isinstance(refusal, WrongKind)]
    assert len(wrong) > 10
    assert [str(each) for _, each in refusals if any(word in str(each) for word in RAW)] == []
    assert [str(each) for path, each in wrong if str(path[0]) not in str(each)] == []


@pytest.mark.parametrize(
    ("game", "path", "value", "sentence"),
    [
        ("kyoto", ("game", "limit"), "13", "limit in game is '13'; a whole number belongs there"),
        ("xanadu", ("card", 0, "full"), "1", "full in card 1 (br01) is '1'; a whole number belongs there"),
        ("reviving", ("points", "shrine", 1), True, "shrine 2 in points is True; a whole number belongs there"),
        ("kathmandu", ("animal", 1, "landscape"), 3, "a text belongs there"),
        ("kathmandu", ("start", "gate"), "up", "gate in start cannot be 'up'"),
        ("kathmandu", ("start", "gates"), "N", "nothing in start is called 'gates'"),
    ],
)
def test_it_is_told_what_belongs_there(game: str, path: tuple[Any, ...], value: object, sentence: str) -> None:
    with pytest.raises(durbar.BadComponents) as refused:
        durbar.game(game, components=corrected(game, path, value))
    assert str(refused.value).endswith(sentence)
