"""Many games at once say the same as each of them alone, and what is said to bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import durbar
from durbar.envs.numbers import Numbers, shares
from durbar.envs.vector import Tables
from tests.proofs.play import LEARNED
from tests.proofs.test_observations import settings


def drawn(tables: Tables, rng: np.random.Generator) -> Any:
    """A legal action at each table."""
    return (rng.random(tables.masks.shape) * tables.masks).argmax(axis=1)


@pytest.mark.parametrize("name", LEARNED)
def test_tables_show_and_play_what_single_games_do(name: str) -> None:
    """In several settings: games of the same seeds are played beside them, and everything is compared at every step."""
    offered = list(settings(durbar.game(name)))
    for number, (seats, options) in enumerate(offered[:: len(offered) // 4]):
        tables = Tables(name, 3, seats=seats, options=options, seed=number)
        numbers, rng = Numbers(name, seats, options), np.random.default_rng(number)
        states = [numbers.new(seed) for seed in tables.seeds]
        for _ in range(60):
            actions = drawn(tables, rng)
            seats_to_move = tables.seats_to_move.copy()
            rewards, over = tables.step(actions)
            for row, state in enumerate(states):
                state.play(int(seats_to_move[row]), numbers.game.moves[int(actions[row])])
                assert over[row] == (not state.actors())
                assert rewards[row].tolist() == shares(state)
                if over[row]:
                    states[row] = state = numbers.new(tables.seeds[row])
                seat = int(tables.seats_to_move[row])
                assert seat == state.actor()
                assert (tables.observations[row] == numbers.observation(state, seat)).all()
                assert (tables.masks[row] == numbers.mask(state, seat)).all()


def test_a_whole_game_ends_with_a_reward_and_the_next_one_begins() -> None:
    tables, rng = Tables("kyoto", 4, seats=3, seed=3), np.random.default_rng(3)
    ended = 0
    for _ in range(300):
        rewards, over = tables.step(drawn(tables, rng))
        assert (rewards.sum(axis=1) == over).all()
        ended += int(over.sum())
        assert tables.masks.any(axis=1).all()
    assert ended > 8


def test_a_seed_repeats_everything() -> None:
    def played(tables: Tables) -> list[int]:
        rng, seen = np.random.default_rng(1), []
        for _ in range(60):
            tables.step(drawn(tables, rng))
            seen.append(hash((tables.observations.tobytes(), tables.masks.tobytes(), tables.rewards.tobytes())))
        return seen

    tables = Tables("kyoto", 3, bots=["random", "greedy", "random"], seed=9)
    once = played(tables)
    tables.reset(9)
    assert played(tables) == once
    tables.reset(10)
    assert played(tables) != once
    assert Tables("kyoto", 2).seeds != Tables("kyoto", 2).seeds  # without a seed luck decides


def test_with_bots_only_the_learner_is_asked() -> None:
    fixed, turns = Tables("xanadu", 6, bots="random", seat=2, seed=1), Tables("xanadu", 6, bots="random", seed=1)
    rng = np.random.default_rng(1)
    for _ in range(80):
        assert (fixed.seats_to_move == 2).all()
        fixed.step(drawn(fixed, rng))
    assert turns.seats_to_move.tolist() == [0, 1, 2, 3, 0, 1]


def test_arrays_can_only_be_read() -> None:
    tables = Tables("kyoto", 2, seed=1)
    for array in (tables.observations, tables.masks, tables.seats_to_move, tables.rewards, tables.over):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"game": "go"}, durbar.UnknownGame, "there is no game 'go'"),
        ({"game": "kyoto", "seats": 9}, durbar.BadSeats, "kyoto is for 2 to 5 players, not 9"),
        ({"game": "kyoto", "seats": "4"}, durbar.BadSeats, "kyoto is for 2 to 5 players, not '4'"),
        ({"game": "kyoto", "count": 1.5}, durbar.DurbarError, "count is a whole number from 1, not 1.5"),
        ({"game": "kyoto", "bots": 3}, durbar.UnknownBot, "bots are one name for all or a name for each, not 3"),
        ({"game": "kyoto", "bots": [3, 4, 5]}, durbar.UnknownBot, "there is no bot 3"),
        ({"game": "kyoto", "options": {"tea": 1}}, durbar.BadOption, "kyoto has no option 'tea'"),
        ({"game": "kyoto", "count": 0}, durbar.DurbarError, "count is a whole number from 1, not 0"),
        ({"game": "kyoto", "seat": 1}, durbar.BadSeats, "only where bots play"),
        ({"game": "kyoto", "seat": 4, "bots": "random"}, durbar.BadSeats, "there is no seat 4"),
        ({"game": "kyoto", "bots": "genius"}, durbar.UnknownBot, "there is no bot 'genius'"),
        ({"game": "kyoto", "bots": ["random"]}, durbar.BadSeats, "has 3 others, and 1 bots are named"),
        ({"game": "kyoto", "seed": -1}, durbar.BadSeed, "a seed is a whole number from 0"),
    ],
)
def test_tables_that_cannot_be(arguments: dict[str, Any], kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        Tables(**arguments)


def test_if_one_action_cannot_be_played_none_is() -> None:
    tables = Tables("kyoto", 3, seats=2, seed=1)
    right = tables.masks.argmax(axis=1)
    before = [durbar.digest(state) for state in tables.states]
    for wrong, kind, words in [
        ([right[0], right[1], int(tables.masks[2].argmin())], durbar.IllegalMove, "kyoto-"),
        ([right[0], right[1], 12], durbar.UnknownMove, "an action is a whole number from 0 to 11, not 12"),
        ([right[0], right[1], -1], durbar.UnknownMove, "not -1"),
        (right[:2], durbar.DurbarError, "a step takes 3 whole numbers, one for each table"),
        (right * 1.0, durbar.DurbarError, "a step takes 3 whole numbers"),
        ("give", durbar.DurbarError, "a step takes 3 whole numbers"),
    ]:
        with pytest.raises(kind, match=words):
            tables.step(wrong)
    assert [durbar.digest(state) for state in tables.states] == before
