"""Every field of a state is declared once, in the game's `position.py`: nothing is forgotten there, nor by a copy."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hypothesis import given

import durbar
from durbar.core.fields import OF_EVERY_STATE, Fields
from durbar.core.rng import Rng
from tests.proofs.play import played_records


def fields_of(state: durbar.State) -> dict[type[Any], Fields]:
    """What the game declares, by the classes it is declared for: in its `position`, if it has such a module."""
    declared = {state.game.fields.of_class: state.game.fields}
    place = f"durbar.games.{state.game.name}.position"
    if find_spec(place) is not None:
        declared |= {
            found.of_class: found for found in vars(import_module(place)).values() if isinstance(found, Fields)
        }
    return declared


def names_in(thing: Any) -> set[str]:
    """The fields that a thing has; compiled classes list them, others keep them in a dictionary."""
    compiled = {name for base in type(thing).__mro__ for name in getattr(base, "__mypyc_attrs__", ())} - {"__dict__"}
    return compiled | set(getattr(thing, "__dict__", ()))


def all_things(thing: Any, declared: dict[type[Any], Fields]) -> Iterator[Any]:
    """The thing, and all of which it is made that have fields of their own."""
    if isinstance(thing, list):
        for one in thing:
            yield from all_things(one, declared)
    elif type(thing) in declared:
        yield thing
        for name in sorted(names_in(thing) - set(OF_EVERY_STATE)):
            yield from all_things(getattr(thing, name), declared)


@given(played_records())
def test_every_field_is_declared_once(record: durbar.Record) -> None:
    state = record.replay()
    declared = fields_of(state)
    assert declared[type(state)] is state.game.fields
    for thing in all_things(state, declared):
        names = declared[type(thing)].names()
        assert sorted(names) == sorted(names_in(thing))


@given(played_records())
def test_a_clone_has_every_field(record: durbar.Record) -> None:
    """Also those that seldom change: `tests/golden/test_copies.py`."""
    state = record.replay()
    state.log = None
    require_copied(state)


def require_copied(state: durbar.State) -> None:
    declared = fields_of(state)
    things, copies = all_things(state, declared), all_things(state.clone(), declared)
    for thing, copy in zip(things, copies, strict=True):
        for name in names_in(thing):
            before, after = getattr(thing, name), getattr(copy, name)
            assert like(before, declared) == like(after, declared), f"{type(thing).__name__}.{name} is not copied"


def like(value: Any, declared: dict[type[Any], Fields]) -> Any:
    """What can be compared of a value: things with fields are looked at by themselves, and cards are the same ones."""
    if isinstance(value, list):
        return [like(one, declared) for one in value]
    if isinstance(value, Rng):
        return value.written()
    if type(value) in declared:
        return type(value)
    is_part = type(value).__module__.endswith((".state", ".pieces"))  # without fields of its own
    if is_part and not isinstance(value, IntEnum):
        return {name: like(getattr(value, name), declared) for name in names_in(value)}
    return value
