"""Weighing moves: the compiled short cut of each game says what its `redeal` and `judge` would say."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots import GreedyBot
from durbar.core.rng import FastRng, Rng
from durbar.core.weighing import Weigher
from durbar.games import GAMES

DEALS = 3


def asked_as_it_is(state: durbar.State, seat: int, moves: list[durbar.Move], rng: Rng) -> list[float]:
    """What greedy bots are defined by: the mean of the judge's opinion behind each move, over some deals."""
    worths = [0.0] * len(moves)
    for _ in range(DEALS):
        guess = state.game.redeal(state, seat, rng)
        for number, move in enumerate(moves):
            after = guess.clone()
            after.apply(seat, move)
            worths[number] += state.game.judge(after)[seat] / DEALS
    return worths


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_moves_are_weighed_as_redeal_and_judge_say(name: str, seats: int) -> None:
    game = durbar.game(name)
    state, luck = game.new(seats, seed=seats), durbar.rng_of_seed(1)
    assert type(game.weigher) is not Weigher  # our own games have a quick one
    while state.actors():
        seat = state.actor()
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            rngs = [durbar.rng_of_seed(2) for _ in range(3)]
            wanted = asked_as_it_is(state, seat, moves, rngs[0])
            assert game.weigher.weigh(state, seat, moves, DEALS, rngs[1]) == wanted
            assert Weigher().weigh(state, seat, moves, DEALS, rngs[2]) == wanted
            assert rngs[0].written() == rngs[1].written() == rngs[2].written()
        state.apply(seat, moves[int(luck.below(len(moves)))])


@pytest.mark.parametrize("size", [0, 1, 2, 7, 110])
def test_the_quick_shuffle_is_the_usual_one(size: int) -> None:
    for seed in range(40):
        quick, usual = durbar.rng_of_seed(seed), durbar.rng_of_seed(seed)
        assert isinstance(quick, FastRng)
        items = list(range(size))
        drawn = list(range(size))
        quick.shuffle(items)
        for last in range(size - 1, 0, -1):
            other = int(usual.below(last + 1))
            drawn[last], drawn[other] = drawn[other], drawn[last]
        assert items == drawn
        assert quick.written() == usual.written()


def test_greedy_may_be_told_in_how_many_deals_it_looks() -> None:
    state = durbar.game("kyoto").new(3, seed=7)
    seat = state.actor()
    assert durbar.bot("greedy:8", seed=1).advise(state, seat) == durbar.bot("greedy", seed=1).advise(state, seat)
    assert durbar.bot("greedy:1", seed=1).advise(state, seat) != durbar.bot("greedy", seed=1).advise(state, seat)
    for name in ("greedy:", "greedy:0", "greedy:100", "greedy:1.5"):
        with pytest.raises(durbar.UnknownBot, match="greedy:1"):
            durbar.bot(name)


@pytest.mark.parametrize("slips", [0.0, 0.4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_greedy_bot_plays_the_first_of_what_it_advises(name: str, slips: float) -> None:
    """It finds the best without putting the others in order, and draws the same luck."""
    state = durbar.game(name).new(2, seed=3)
    player, adviser = (GreedyBot(5, samples=1, slips=slips) for _ in range(2))
    for _ in range(60):
        if not state.actors():
            break
        seat = state.actor()
        move = player.choose(state, seat)
        assert move is adviser.advise(state, seat)[0][0]
        assert player.rng.written() == adviser.rng.written()
        state.apply(seat, move)


def test_what_differs_in_less_than_a_billionth_is_equal_to_a_greedy_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    game = durbar.game("kyoto")
    state = game.new(4, seed=1)
    seat = state.actor()
    for worths, place in (
        ([0.2, 0.3, 0.3 + 1e-12, 0.1], 1),
        ([0.2, 0.3, 0.3 + 1e-6, 0.3], 2),
        ([0.3 - 3e-9, 0.3, 0.3, 0.3], 1),
    ):
        monkeypatch.setattr(game.weigher.__class__, "weigh", lambda *given, worths=worths: worths)
        player, adviser = GreedyBot(5), GreedyBot(5)
        order = adviser.weighed(state, seat, state.legal_moves(seat))[0]
        assert player.decide(state, seat) is order[place] is GreedyBot(5).advise(state, seat)[0][0]
