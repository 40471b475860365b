"""Positions under attack: the envelope that all games share."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar

STATE = durbar.game("kyoto").new(seats=3, seed=4)
TEXT = durbar.write_position(STATE)


def refusal(text: str) -> str | None:
    """Why the text is refused, or None if it is a position."""
    try:
        durbar.read_position(text)
    except durbar.BadPosition as error:
        return str(error)
    return None


def with_field(name: str, value: Any) -> str:
    return json.dumps({**json.loads(TEXT), name: value})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not"),
        ("[]", "not a position"),
        ("{}", "missing required field"),
        ("null", "not a position"),
        ("{" * 100_000, "this is not"),
        ("[" * 100_000, "this is not"),
        ("x" * 1_000_001, "at most 1,000,000 bytes"),
        (TEXT[:-1], "this is not"),
        (TEXT + "x", "this is not"),
        (with_field("durbar", "position 2"), "another kind or version"),
        (with_field("game", "chess"), "there is no game"),
        (with_field("edition", "0"), "has no edition"),
        (with_field("seats", 9), "2 to 5 players"),
        (with_field("seats", 2), "3 players at a table of 2"),
        (with_field("seats", True), "not a position"),
        (with_field("options", {"stakes": 1}), "has no option"),
        (with_field("options", {"full_pile_variant": 7}), "full_pile_variant"),
        (with_field("components", {}), "the components: there is no exploration"),
        (with_field("state", []), "right shape"),
        (with_field("extra", 1), "unknown field"),
        (with_field("seats", 10**40), "2 to 5 players, not a very large number"),
    ],
)
def test_a_damaged_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(durbar.BadPosition, match=reason):
        durbar.read_position(text)


@given(st.integers(0, len(TEXT)), st.text(max_size=20), st.integers(0, 40))
def test_edited_positions_never_crash(at: int, text: str, drop: int) -> None:
    assert refusal(TEXT[:at] + text + TEXT[at + drop :]) != ""


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(json.loads(TEXT)["state"])), json_values)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: Any) -> None:
    state = {**json.loads(TEXT)["state"], field: value}
    assert refusal(with_field("state", state)) != ""


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(durbar.BadPosition):
        durbar.read_position(data)
