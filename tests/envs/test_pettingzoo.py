"""The games as PettingZoo sees them: its own tests, the law of secrets, and what is said to bad input."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import durbar
from tests.proofs.play import LEARNED
from tests.proofs.test_observations import settings

theirs = pytest.importorskip("pettingzoo.test", reason="needs the extra envs")
ours = pytest.importorskip("durbar.envs.pettingzoo")

TABLES = [(name, seats) for name in LEARNED for seats in durbar.game(name).seat_counts]
MOST_STEPS = 5000


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo warns of observations that are no bare arrays, but its own games with masks have the same."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_own_tests_of_turns(name: str, seats: int) -> None:
    theirs.api_test(ours.env(name, seats=seats), num_cycles=40)
    theirs.seed_test(lambda: ours.env(name, seats=seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_own_tests_of_all_at_once(name: str, seats: int) -> None:
    """Some of them draw actions without looking at the mask, which is what `forgiving` is for."""
    from pettingzoo.utils.conversions import parallel_to_aec

    forgiving = partial(ours.parallel_env, name, seats=seats, forgiving=True)
    in_turn = lambda **more: parallel_to_aec(forgiving(**more))  # noqa: E731
    theirs.parallel_api_test(ours.parallel_env(name, seats=seats), num_cycles=40)
    theirs.parallel_seed_test(forgiving, num_cycles=10)
    theirs.max_cycles_test(SimpleNamespace(parallel_env=forgiving, env=in_turn))


def drawn(mask: Any, luck: durbar.Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", LEARNED)
def test_no_agent_sees_what_its_seat_may_not_know(name: str) -> None:
    """With any seats and options: everything hidden is dealt anew, and each agent's observation and mask stay."""
    for number, (seats, options) in enumerate(settings(durbar.game(name))):
        table, luck = ours.env(name, seats=seats, options=options), durbar.rng_of_seed(number)
        table.reset(seed=number)
        for step in range(40):
            if not table.agents or any(table.terminations.values()):
                break
            if step % 20 == number % 20:
                state = table.table
                for agent in table.agents:
                    before = table.observe(agent)
                    table.table = table.numbers.game.redeal(state, table.seat_of[agent], luck)
                    after = table.observe(agent)
                    assert (before["observation"] == after["observation"]).all(), (seats, options, step, agent)
                    assert (before["action_mask"] == after["action_mask"]).all(), (seats, options, step, agent)
                    table.table = state
            table.step(drawn(table.observe(table.agent_selection)["action_mask"], luck))


@pytest.mark.parametrize("name", LEARNED)
def test_what_one_chooses_takes_no_move_from_another_who_decides_at_once(name: str) -> None:
    """What everybody plays is looked at before any of it is played, in the order of the seats."""
    game = durbar.game(name)
    for number, (seats, options) in enumerate(settings(game)):
        state, luck = game.new(seats, number, options), durbar.rng_of_seed(number)
        for _ in range(40):
            chosen = []
            for seat in state.actors():
                moves = state.legal_moves(seat)
                chosen.append((seat, moves[luck.below(len(moves))]))
            for seat, move in chosen:
                state.play(seat, move)  # which refuses what is not legal any more


def test_the_winner_is_rewarded_once_and_all_take_leave() -> None:
    table, luck = ours.env("kyoto", seats=3), durbar.rng_of_seed(4)
    table.reset(seed=4)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter(MOST_STEPS):
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        table.step(None if terminated or truncated else drawn(seen["action_mask"], luck))
    assert table.agents == []
    (winner,) = table.table.ranking()[0]
    assert total == {f"player_{seat}": float(seat == winner) for seat in range(3)}


def test_a_game_is_broken_off_after_so_many_decisions() -> None:
    table, luck = ours.env("xanadu", max_cycles=5), durbar.rng_of_seed(4)
    table.reset(seed=4)
    asked = 0
    for _ in table.agent_iter(MOST_STEPS):
        seen, reward, terminated, truncated, _ = table.last()
        assert (reward, terminated) == (0, False)
        asked += not truncated
        table.step(None if truncated else drawn(seen["action_mask"], luck))
    assert asked == 5


def test_an_observation_counts_what_the_observer_tells() -> None:
    table = ours.env("kathmandu", seats=2)
    table.reset(seed=3)
    seen = table.observe(table.agent_selection)
    told = table.numbers.observer.observe_table(table.table, table.table.actor()).features
    assert {int(number): int(seen["observation"][number]) for number in np.flatnonzero(seen["observation"])} == {
        number: told.count(number) for number in told
    }
    assert set(np.flatnonzero(seen["action_mask"])) == {
        move.id for move in table.table.legal_moves(table.table.actor())
    }


def test_a_table_can_be_shown() -> None:
    table = ours.env("kyoto", render_mode="ansi")
    table.reset(seed=1)
    assert '"players"' in table.render()
    assert ours.env("kyoto").render() is None


def test_a_forgiving_table_plays_something_else_and_says_so() -> None:
    table = ours.env("kyoto", seats=2, forgiving=True)
    table.reset(seed=1)
    agent, never = table.agent_selection, table.numbers.actions - 1
    assert table.observe(agent)["action_mask"][never] == 0
    table.step(never)
    assert table.infos[agent] == {"illegal": True}
    assert table.cycles == 1


# What is said to bad input


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"game": "go"}, durbar.UnknownGame, "there is no game 'go'"),
        ({"game": "kyoto", "seats": 9}, durbar.BadSeats, "kyoto is for 2 to 5 players, not 9"),
        ({"game": "kyoto", "options": {"tea": 1}}, durbar.BadOption, "kyoto has no option 'tea'"),
        ({"game": "kyoto", "render_mode": "human"}, durbar.DurbarError, "rendered as ansi, not as 'human'"),
        ({"game": "kyoto", "max_cycles": 0}, durbar.DurbarError, "max_cycles is a whole number from 1, not 0"),
    ],
)
def test_a_table_that_cannot_be(arguments: dict[str, Any], kind: type[Exception], words: str) -> None:
    for make in (ours.env, ours.parallel_env):
        with pytest.raises(kind, match=words):
            make(**arguments)


def test_an_action_that_cannot_be_changes_nothing() -> None:
    table = ours.env("kyoto", seats=2)
    with pytest.raises(durbar.DurbarError, match=r"reset\(\) begins"):
        table.step(0)
    table.reset(seed=1)
    before = durbar.digest(table.table)
    with pytest.raises(durbar.IllegalMove, match="kyoto-"):
        table.step(table.numbers.actions - 1)
    for wrong in (-1, table.numbers.actions, None, "give 0"):
        with pytest.raises(durbar.UnknownMove, match="an action is a whole number from 0 to"):
            table.step(wrong)
    with pytest.raises(durbar.DurbarError, match="there is no agent 'player_2'"):
        table.observe("player_2")
    assert (durbar.digest(table.table), table.cycles) == (before, 0)


def test_actions_of_all_that_cannot_be_change_nothing() -> None:
    table = ours.parallel_env("xanadu", seats=2, options={"first_player": "0"})
    seen, _ = table.reset(seed=1)
    luck = durbar.rng_of_seed(1)
    while len(table.table.actors()) > 1:
        seen, *_ = table.step({agent: drawn(seen[agent]["action_mask"], luck) for agent in table.agents})
    before = durbar.digest(table.table)
    right = {agent: drawn(seen[agent]["action_mask"], luck) for agent in table.agents}
    mover = f"player_{table.table.actor()}"
    (other,) = set(table.agents) - {mover}
    with pytest.raises(durbar.DurbarError, match=f"{other} has nothing to decide and waits"):
        table.step(right | {other: 0})
    with pytest.raises(durbar.DurbarError, match=f"{mover} has something to decide"):
        table.step({other: table.wait})
    with pytest.raises(durbar.UnknownMove):
        table.step(right | {mover: table.wait})
    with pytest.raises(durbar.IllegalMove):
        table.step(right | {mover: int(np.flatnonzero(seen[mover]["action_mask"] == 0)[0])})
    assert durbar.digest(table.table) == before


def test_after_the_end_nothing_can_be_played() -> None:
    table = ours.env("kyoto", seats=2, max_cycles=1)
    table.reset(seed=1)
    table.step(drawn(table.observe(table.agent_selection)["action_mask"], durbar.rng_of_seed(1)))
    with pytest.raises(durbar.DurbarError, match="this game is over"):
        table.step(0)
    table.step(None)
    table.step(None)
    with pytest.raises(durbar.DurbarError, match="this game is over"):
        table.step(None)
