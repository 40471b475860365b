"""Measures the engine in this interpreter, compiled or not, and prints the figures as JSON. `bench/run.py` runs it both
ways.

Every figure is the best of several short runs, because other work on the machine can only make a run slower. Beside
each game stands a reference loop of plain Python, timed in between, so that figures from different machines and days
can be compared.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

import durbar
from durbar.bots.search import Search
from durbar.core.playout import play_randomly

SEATS = 4
SEARCH_ITERATIONS = 300


def reference(steps: int) -> int:
    """A fixed amount of plain Python: so many steps of a small generator of numbers."""
    x = 1
    for _ in range(steps):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return x


def best(run: Callable[[], int], seconds: float) -> float:
    """How many units of work a second `run` did at its best; it returns how many it did."""
    fastest = 0.0
    end = perf_counter() + seconds
    while perf_counter() < end:
        began = perf_counter()
        done = run()
        fastest = max(fastest, done / (perf_counter() - began))
    return fastest


def middle(game: durbar.Game) -> durbar.State:
    """A position in the middle of a game."""
    state, luck = game.new(SEATS, seed=3), durbar.rng_of_seed(3)
    for _ in range(40):
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    return state


def measure(name: str, seconds: float) -> dict[str, float]:
    game, luck = durbar.game(name), durbar.rng_of_seed(1)
    starts = [game.new(SEATS, seed) for seed in range(200)]
    state = middle(game)

    def playouts() -> int:
        copies = [start.clone() for start in starts]
        began = perf_counter()
        moves = sum(play_randomly(copy, luck) for copy in copies)
        spent.append((moves, perf_counter() - began))
        return moves

    def checked_playouts() -> int:
        moves = 0
        for start in starts:
            copy = start.clone()
            while (seat := copy.actor()) >= 0:
                legal = copy.legal_moves(seat)
                copy.play(seat, legal[luck.below(len(legal))])
                moves += 1
        return moves

    def games() -> int:
        for seed in range(100):
            play_randomly(game.new(SEATS, seed), luck)
        return 100

    def clones() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    def search() -> int:
        return Search(state, state.actor(), luck, horizon=0).run(SEARCH_ITERATIONS, 0.0)

    def deep_search() -> int:
        return Search(state, state.actor(), luck, horizon=8).run(SEARCH_ITERATIONS, 0.0)

    spent: list[tuple[int, float]] = []
    best(playouts, seconds)
    return {
        "moves/s, compiled loop": max(moves / time for moves, time in spent),
        "moves/s, one play() at a time from Python": best(checked_playouts, seconds),
        "games/s, new game included": best(games, seconds),
        "clones/s": best(clones, seconds),
        "search iterations/s, judged at the leaf": best(search, seconds),
        "search iterations/s, as the hard bot": best(deep_search, seconds),
    }


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])

    def reference_loop() -> int:
        reference(100_000)
        return 100_000

    before = best(reference_loop, seconds / 2)
    figures = measure(name, seconds)
    after = best(reference_loop, seconds / 2)
    print(json.dumps({"compiled": durbar.compiled(), "reference": max(before, after), "figures": figures}))
