"""Random games: a second referee agrees with every move, and every position that comes up is written and read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from tests.rules.kyoto.boxes import Contents, line, standard_box
from tests.rules.kyoto.referee import Referee
from tests.rules.kyoto.tables import data_of

VARIANTS = [
    {"full_pile_variant": full, "visible_bells_variant": visible} for full in (False, True) for visible in (False, True)
]
seeds = st.integers(0, 2**32)


def random_game(
    game: durbar.Game, seats: int, options: dict[str, bool], seed: int
) -> Iterator[tuple[durbar.State, int, str]]:
    """Each position of a random game, with the move that is about to be played."""
    state = game.new(seats, seed, options)
    luck = durbar.rng_of_seed(seed + 1)
    while state.actors():
        seat = state.actor()
        moves = state.legal_moves(seat)
        move = moves[luck.below(len(moves))].notation
        yield state, seat, move
        state.play(seat, move)
    yield state, -1, ""


def without_mark(data: dict[str, Any]) -> dict[str, Any]:
    """How often something happened that cannot be taken back is no matter of the rules."""
    return data | {"mark": 0}


def lively_box() -> Contents:
    """More draws, refusals and steps back than usual: more chains, more choices, longer rounds."""
    box = standard_box()
    for fewer, more in (("3b1", "0d"), ("2", "2d"), ("immediate", "refuse"), ("limit_18", "discard_rightmost")):
        line(box, fewer)["count"] -= 4
        line(box, more)["count"] += 4
    return box


@pytest.mark.parametrize("box", [None, lively_box()], ids=["standard box", "lively box"])
@pytest.mark.parametrize("full_pile", [False, True], ids=["13 bells", "whole pile"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_second_referee_agrees(seats: int, full_pile: bool, box: Contents | None) -> None:
    game = durbar.game("kyoto", components=box)
    for seed in range(20):
        referee = None
        for state, seat, move in random_game(game, seats, {"full_pile_variant": full_pile}, seed):
            referee = referee or Referee(state)
            assert without_mark(data_of(state)) == without_mark(referee.data())
            assert state.scores() == referee.scores()
            assert (state.ranking() is None) == (seat >= 0)
            if seat >= 0:
                referee.play(seat, move)
        assert referee is not None
        assert state.ranking() == referee.ranking()


@given(st.sampled_from([2, 3, 4, 5]), st.sampled_from(VARIANTS), seeds)
def test_every_position_of_a_game_reads_back_equal(seats: int, options: dict[str, bool], seed: int) -> None:
    for state, seat, move in random_game(durbar.game("kyoto"), seats, options, seed):
        check_reading_back(state, seat, move)


@st.composite
def boxes(draw: st.DrawFn) -> Contents:
    """The standard box with up to eight cards moved to other faces, and new faces among them."""
    box = standard_box()
    box["exploration"] += [{"value": value, "bells": 2, "draw": False, "count": 0} for value in (0, 1)]
    for _ in range(draw(st.integers(1, 8))):
        family = box[draw(st.sampled_from(["exploration", "special"]))]
        fewer, more = draw(st.sampled_from(family)), draw(st.sampled_from(family))
        if fewer["count"] > 1:
            fewer["count"] -= 1
            more["count"] += 1
    box["exploration"] = [card for card in box["exploration"] if card["count"]]
    bells = sum(card["count"] * card.get("bells", 0) for card in [*box["exploration"], *box["special"]])
    box["game"]["bells_to_win"] = min(13, (bells - 1) // 5 + 1)
    return box


@given(boxes(), st.sampled_from([2, 3, 4, 5]), st.sampled_from(VARIANTS), seeds)
def test_so_does_every_position_of_a_corrected_box(
    box: Contents, seats: int, options: dict[str, bool], seed: int
) -> None:
    game = durbar.game("kyoto", components=box)
    for number, (state, seat, move) in enumerate(random_game(game, seats, options, seed)):
        if number % 7 == 0 or seat < 0:
            check_reading_back(state, seat, move)


def check_reading_back(state: durbar.State, seat: int, move: str) -> None:
    """The position reads back as it was written, and goes on as the game does."""
    text = durbar.write_position(state)
    again = durbar.read_position(text)
    assert durbar.write_position(again) == text
    assert again.ranking() == state.ranking()
    if seat >= 0:
        assert list(map(str, again.legal_moves(seat))) == list(map(str, state.legal_moves(seat)))
        here = state.clone()
        again.play(seat, move)
        here.play(seat, move)
        assert durbar.write_position(again) == durbar.write_position(here)
