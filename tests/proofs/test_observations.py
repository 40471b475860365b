"""Observations: what a network reads says nothing but what its seat may know, and says that for every game alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.games import GAMES
from tests.proofs.play import played_records

luck = st.integers(0, 2**32)


def read(state: durbar.State, seat: int) -> tuple[list[int], list[list[int]]]:
    """An observation as it can be compared: the order in which features are told means nothing."""
    seen = state.game.observe(state, seat)
    starts = [0, *seen.ends[:-1]]
    return sorted(seen.features), [sorted(seen.traits[start:end]) for start, end in zip(starts, seen.ends, strict=True)]


@given(played_records(), luck)
def test_an_observation_is_the_same_after_redealing(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    for seat in state.actors():
        other = record.game.redeal(state, seat, durbar.rng_of_seed(luck))
        assert read(other, seat) == read(state, seat)


@given(played_records())
def test_an_observation_stays_in_its_layout_and_changes_nothing(record: durbar.Record) -> None:
    state, observer = record.replay(), record.game.observer
    before = durbar.digest(state)
    for seat in state.actors():
        seen = record.game.observe(state, seat)
        assert seen.moves == state.legal_moves(seat)
        assert len(seen.ends) == len(seen.moves)
        assert all(0 <= feature < observer.features for feature in seen.features)
        assert all(0 <= trait < observer.traits for trait in seen.traits)
        assert seen.ends[-1] == len(seen.traits)
    assert durbar.digest(state) == before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_layout_is_known_by_its_digits(name: str) -> None:
    observer = durbar.game(name).observer
    assert observer.layout() == durbar.game(name).make_observer().layout()  # type: ignore[union-attr]
    assert observer.features < 2**16
    assert observer.traits < 2**16
