"""Properties of any game of Kathmandu: what always holds, whatever the landscape, the modules and the moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.core.rng import Rng
from durbar.games.kathmandu.view import KathmanduView, PlayerView, Preview
from tests.proofs.play import possible_options
from tests.rulebook import RULES
from tests.rules.kathmandu.tables import legal, seen

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


def steps(state: durbar.State, luck: Rng) -> Iterator[tuple[KathmanduView, str, KathmanduView]]:
    """Play to the end; before, move and after of every decision."""
    while state.actors():
        seat = state.actor()
        moves = state.legal_moves(seat)
        before, move = seen(state, seat), moves[luck.below(len(moves))]
        state.play(seat, move)
        yield before, move.notation, seen(state, seat)


@pytest.mark.rule("kathmandu-34", "kathmandu-39", "kathmandu-43", "kathmandu-44", "kathmandu-81", "kathmandu-112")
@settings(max_examples=15)
@given(games())
def test_views_are_in_order_and_tell_beforehand_what_a_move_will_do(made: tuple[durbar.State, Rng]) -> None:
    state, luck = made
    for before, move, after in steps(state, luck):
        check_table(after)
        found = [one for one in before.previews if one.move == move and before.phase != "die"]
        if found and not found[0].decides and after.phase == "act":
            check_preview(found[0], before.players[before.seat], after.players[after.seat], legal(state))


def check_table(view: KathmanduView) -> None:
    early = all(one.arrived for one in view.players)
    assert len(view.weather) == (view.day if view.phase == "over" and not early else view.day - 1)
    assert view.storm == min(view.weather.count("storm"), len(view.boards) - 1)
    assert len({one.tile for one in view.players if one.tile}) == sum(one.tile > 0 for one in view.players)
    for one in view.players:
        assert 0 <= one.markers <= 3
        assert one.offerings <= 9
        parts = [getattr(one.score, name) for name in one.score.__struct_fields__ if name != "total"]
        assert one.score.total == sum(parts)
        used = sorted(die.slot for die in one.dice if die.state == "used")
        assert used == list(range(1, len(used) + 1))
        assert one.dice_sum == sum(die.value for die in one.dice if die.state == "used")


def check_preview(told: Preview, me: PlayerView, then: PlayerView, moves: list[str]) -> None:
    """kathmandu-48: the view also tells what can be done where the way ends; a special good comes after its good."""
    assert (told.space, told.markers) == (then.space, then.markers)
    assert told.compass == me.resources.get("compass", 0) - then.resources.get("compass", 0)
    assert told.fodder == me.resources.get("fodder", 0) - then.resources.get("fodder", 0)
    kinds = {move.split()[0] for move in moves} - {"done", "exchange", "pick"}
    assert set(told.actions) - {"yak", "kathmandu", "special"} == kinds
    assert ("yak" in told.actions) == (then.completed > me.completed)
    assert ("kathmandu" in told.actions) == (then.tile > 0)
    assert told.animals == [move.split()[1] for move in moves if move.startswith("animal ")]
    assert told.items == [move.split()[1] for move in moves if move.startswith("pack ")]


def test_every_ruling_of_the_rules_is_named_by_a_test() -> None:
    ruling = re.compile(r"\bR-[A-Z]\d+\b")
    quoted = set(ruling.findall((RULES / "kathmandu.en.md").read_text("utf-8")))
    tested = {found for file in HERE.glob("test_*.py") for found in ruling.findall(file.read_text("utf-8"))}
    assert quoted - tested == set()
    assert len(quoted) > 70
