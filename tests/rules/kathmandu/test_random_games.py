"""Properties of any game of Kathmandu: what always holds, whatever the landscape, the modules and the moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core.rng import Rng
from durbar.games.kathmandu.view import KathmanduView
from tests.proofs.play import possible_options
from tests.rulebook import RULES
from tests.rules.kathmandu.tables import seen

game = durbar.game("kathmandu")
HERE = Path(__file__).parent


@st.composite
def games(draw: st.DrawFn) -> tuple[durbar.State, Rng]:
    """A new game with any options, and luck to play it with."""
    seats = draw(st.integers(2, 4))
    options = draw(possible_options(game, seats))
    return game.new(seats, draw(st.integers(0, 2**32)), options, listen=True), durbar.rng_of_seed(
        draw(st.integers(0, 2**32))
    )


def steps(state: durbar.State, luck: Rng) -> list[tuple[KathmanduView, str, KathmanduView]]:
    """Play to the end; before, move and after of every decision."""
    told = []
    while state.actors():
        seat = state.actor()
        moves = state.legal_moves(seat)
        before, move = seen(state, seat), moves[luck.below(len(moves))]
        state.play(seat, move)
        told.append((before, move.notation, seen(state, seat)))
    return told


@pytest.mark.rule("kathmandu-39", "kathmandu-43", "kathmandu-44", "kathmandu-112")
@given(games())
def test_previews_are_kept_and_nobody_ever_has_too_much(made: tuple[durbar.State, Rng]) -> None:
    state, luck = made
    for before, move, after in steps(state, luck):
        me, then = before.players[before.seat], after.players[after.seat]
        for one in after.players:
            assert 0 <= one.markers <= 3
            assert one.offerings <= 9
            assert one.score.total == sum(
                getattr(one.score, name) for name in one.score.__struct_fields__ if name != "total"
            )
        found = [one for one in before.previews if one.move == move and before.phase != "die"]
        if found and not found[0].decides and after.phase == "act":
            assert (found[0].space, found[0].markers) == (then.space, then.markers)
            assert found[0].compass == me.resources[1] - then.resources[1]
            assert found[0].fodder == me.resources[4] - then.resources[4]


@pytest.mark.rule("kathmandu-34", "kathmandu-77", "kathmandu-81")
@given(games())
def test_days_dice_and_weather_go_together(made: tuple[durbar.State, Rng]) -> None:
    state, luck = made
    for _before, _move, after in steps(state, luck):
        early = all(one.arrived for one in after.players)
        assert len(after.weather) == (after.day if after.phase == "over" and not early else after.day - 1)
        assert after.storm == min(after.weather.count("storm"), len(after.boards) - 1)
        for one in after.players:
            used = sorted(die.slot for die in one.dice if die.state == "used")
            assert used == list(range(1, len(used) + 1))
            assert one.dice_sum == sum(die.value for die in one.dice if die.state == "used")
        assert len({one.tile for one in after.players if one.tile}) == sum(one.tile > 0 for one in after.players)


def test_every_ruling_of_the_rules_is_named_by_a_test() -> None:
    ruling = re.compile(r"\bR-[A-Z]\d+\b")
    quoted = set(ruling.findall((RULES / "kathmandu.en.md").read_text("utf-8")))
    tested = {found for file in HERE.glob("test_*.py") for found in ruling.findall(file.read_text("utf-8"))}
    assert quoted - tested == set()
    assert len(quoted) > 70
