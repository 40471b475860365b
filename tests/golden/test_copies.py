"""A copy has every field of every game, also those that are seldom other than in a new one."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

import pytest

import durbar
from durbar.core.fields import OF_EVERY_STATE
from durbar.games import GAMES
from tests.golden.modes import all_modes
from tests.proofs.test_fields import all_things, fields_of, names_in, require_copied

MOMENTS = 5  # of a golden game


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_copy_has_every_field_whatever_it_is(game: str) -> None:
    """With other numbers and longer lists than there were."""
    moments = [*golden_moments(game)]
    whole = set()  # the fields with things that have fields of their own
    for state in moments:
        declared = fields_of(state)
        whole |= {
            (type(thing), name)
            for thing in all_things(state, declared)
            for name in names_in(thing)
            if any(all_things(getattr(thing, name), declared))
        }
    for state in moments:
        require_copied(state)
        for thing in all_things(state, fields_of(state)):
            for name in names_in(thing) - set(OF_EVERY_STATE):
                if (type(thing), name) not in whole:
                    setattr(thing, name, another(getattr(thing, name)))
        require_copied(state)


def golden_moments(game: str) -> Iterator[durbar.State]:
    for mode in all_modes():
        if (mode.game, mode.edition) == (game, durbar.game(game).edition):
            record = durbar.Record.load(mode.record_file)
            moves = record.moves
            for part in range(1, MOMENTS + 1):
                record.moves = moves[: len(moves) * part // MOMENTS]
                state = record.replay()
                state.log = None
                yield state


def another(value: Any) -> Any:
    """Another number or kind, or a longer list; whatever else it is stays."""
    if isinstance(value, list):
        return [*value, *(value[:1] or [None])]
    if isinstance(value, IntEnum):
        kinds = list(type(value))
        return kinds[kinds.index(value) - 1]
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value
