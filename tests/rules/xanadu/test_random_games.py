"""Random games: a second referee agrees with every move, every position comes back as it was written, all games end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import durbar
from tests.rules.xanadu.referee import Referee
from tests.rules.xanadu.tables import data_of, view

GAME = durbar.game("xanadu")
EDITIONS = GAME.editions
MODES: list[dict[str, Any]] = [
    {},
    {"long_game": True},
    {"equal_turns": True},
    {"hand_limit": 5},
    {"advanced": True},
    {"advanced": True, "long_game": True, "equal_turns": True, "hand_limit": 7},
]


def random_game(
    seats: int, options: dict[str, Any], seed: int, builder: bool, edition: str = EDITIONS[-1]
) -> Iterator[tuple[durbar.State, int, str]]:
    """Each position of a random game, with the move to be played; a builder ends no turn that can go on."""
    state = durbar.game("xanadu", edition).new(seats, seed, options)
    luck = durbar.rng_of_seed(seed + 1)
    while actors := state.actors():
        seat = actors[luck.below(len(actors))]
        moves = state.legal_moves(seat)
        if builder and len(moves) > 1:
            moves = [move for move in moves if move.kind != "end"]
        if builder and any(move.kind == "build" for move in moves):
            moves = [move for move in moves if move.kind == "build"]
        move = moves[luck.below(len(moves))].notation
        yield state, seat, move
        state.play(seat, move)
    yield state, -1, ""


def without_mark(data: dict[str, Any]) -> dict[str, Any]:
    """How often something happened that cannot be taken back is no matter of the rules."""
    return data | {"mark": 0}


@pytest.mark.parametrize("builder", [False, True], ids=["any moves", "busy players"])
@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(options) or "standard")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_second_referee_agrees(seats: int, options: dict[str, Any], builder: bool) -> None:
    if options.get("advanced") and seats > 4:
        return
    for seed in range(6):
        referee, edition = None, EDITIONS[seed % len(EDITIONS)]
        for state, seat, move in random_game(seats, options, seed, builder, edition):
            referee = referee or Referee(state)
            assert without_mark(referee.data()) == without_mark(data_of(state))
            for other in range(seats):
                assert referee.legal(other) == {str(legal) for legal in state.legal_moves(other)}
            assert referee.scores() == state.scores()
            if move:
                referee.play(seat, move)


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(options) or "standard")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_is_copied_written_and_guessed(seats: int, options: dict[str, Any]) -> None:
    """At every point: a copy is equal, the written position is read back, and guesses look the same to their seat."""
    if options.get("advanced") and seats > 4:
        return
    for state, _, _ in random_game(seats, options, seats, builder=True):
        before = durbar.write_position(state)
        assert durbar.write_position(state.clone()) == before
        assert durbar.write_position(durbar.read_position(before)) == before
        for viewer in (*range(seats), durbar.SPECTATOR):
            guess = GAME.redeal(state, viewer, durbar.rng_of_seed(viewer + 1))
            assert view(guess, viewer) == view(state, viewer)
            assert sorted(GAME.pieces(guess)) == sorted(GAME.pieces(state))


@pytest.mark.rule("xanadu-40")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_ends_with_the_end_card(seats: int) -> None:
    for seed in range(30):
        *_, (state, _, _) = random_game(seats, {}, seed, builder=seed % 2 == 0)
        assert (view(state).phase, view(state).end_card) == ("over", "shown")


@pytest.mark.rule("xanadu-50")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_equal_turns_everybody_has_as_many(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed, {"equal_turns": True}, listen=True)
        luck = durbar.rng_of_seed(seed)
        while state.actors():
            moves = state.legal_moves(state.actor())
            state.play(state.actor(), moves[luck.below(len(moves))])
        turns = [event.facts["seat"] for event in state.listen() if event.kind == "turn"]
        assert len({turns.count(seat) for seat in range(seats)}) == 1


@pytest.mark.rule("xanadu-34")
def test_players_who_only_sell_start_again_and_again_and_still_end() -> None:
    resets = 0
    for seed in range(5):
        state = GAME.new(2, seed, listen=True)
        while state.actors():
            moves = state.legal_moves(state.actor())
            selling = [move for move in moves if move.kind in ("sell", "end")]
            state.play(state.actor(), (selling or moves)[0])
        resets += sum(event.kind == "reset" for event in state.listen())
    assert resets > 10


@pytest.mark.rule("xanadu-31")
def test_players_who_do_nothing_end_the_game_too() -> None:
    """Nothing is discarded, so the pile is played through once, and the End card is the next."""
    state = GAME.new(3, seed=1, options={"long_game": True})
    while state.actors():
        moves = state.legal_moves(state.actor())
        idle = [move for move in moves if move.kind in ("stop", "end")]
        state.play(state.actor(), (idle or moves)[0])
    assert view(state).pass_number == 3
