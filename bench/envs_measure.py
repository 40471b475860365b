"""Measures environments in this interpreter and prints decisions a second as JSON: `bench/envs.py` runs it.

A decision is what a random player needs: the observation and the mask of who decides, an action drawn from the mask,
and the step; new games are included. Time is that of the processor, in one thread, and the best of several stretches
counts: other work on the machine can only make one slower.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import thread_time
from typing import Any

ROWS = 128  # games that are stepped in one call
STRETCHES = 4

Measure = Callable[[float], float]


def best(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second in the best stretch; `play` makes some and says how many."""
    play()
    fastest = 0.0
    for _ in range(STRETCHES):
        began, done = thread_time(), 0
        while thread_time() - began < seconds / STRETCHES:
            done += play()
        fastest = max(fastest, done / (thread_time() - began))
    return fastest


def vector(name: str) -> Measure:
    """Our games, many at once."""

    def measure(seconds: float) -> float:
        import numpy as np

        from durbar.envs.vector import Tables

        tables, rng = Tables(name, ROWS, seed=1), np.random.default_rng(1)
        firsts = np.arange(ROWS) * tables.masks.shape[1]

        def play() -> int:
            for _ in range(20):
                legal = np.flatnonzero(tables.masks.view(bool))
                ends = np.searchsorted(legal, firsts + tables.masks.shape[1])
                starts = np.searchsorted(legal, firsts)
                tables.step(legal[starts + (rng.random(ROWS) * (ends - starts)).astype(int)] - firsts)
            return 20 * ROWS

        for _ in range(30):
            play()  # so that games end at any time, not all at once
        return best(play, seconds)

    return measure


def agents(make: Callable[[], Any]) -> Measure:
    """A game of PettingZoo, ours or theirs, one agent after the other."""

    def measure(seconds: float) -> float:
        table, luck = make(), random.Random(1)
        table.reset(seed=1)

        def play() -> int:
            for _ in range(200):
                seen, _, over, truncated, info = table.last()
                while over or truncated:
                    table.reset()
                    seen, _, over, truncated, info = table.last()
                legal = (info if "action_mask" in info else seen)["action_mask"].nonzero()[0]
                table.step(int(legal[int(luck.random() * len(legal))]))
            return 200

        return best(play, seconds)

    return measure


def spiel(name: str, module: str = "") -> Measure:
    """A game of OpenSpiel, with what its players observe; where it is written in Python, in this module."""

    def measure(seconds: float) -> float:
        import pyspiel

        if module:
            import_module(module)
        game, luck = pyspiel.load_game(name), random.Random(1)
        told = game.get_type().provides_observation_tensor

        def one_game() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(actions, chances)[0])
                    continue
                seat = state.current_player()
                _ = state.observation_tensor(seat) if told else state.information_state_tensor(seat)
                _ = state.legal_actions_mask(seat)
                legal = state.legal_actions(seat)
                state.apply_action(legal[int(luck.random() * len(legal))])
                decisions += 1
            return decisions

        return best(one_game, seconds)

    return measure


def ours() -> Iterator[tuple[str, Measure]]:
    from durbar.games import GAMES

    for name in GAMES:
        yield f"Durbar, {ROWS} games in one call: {name}", vector(name)
    from durbar.envs.pettingzoo import env

    for name in GAMES:
        yield f"Durbar by PettingZoo: {name}", agents(partial(env, name))
    for name in ("kyoto", "kathmandu"):  # in which nobody decides at the same time as others
        yield f"Durbar by OpenSpiel: {name}", spiel(f"durbar_{name}", "durbar.envs.openspiel")
    for name in ("tic_tac_toe", "connect_four", "leduc_poker", "chess", "backgammon", "hanabi"):
        yield f"OpenSpiel, C++: {name}", spiel(name)
    for name in ("tic_tac_toe", "kuhn_poker", "liars_poker"):
        yield f"OpenSpiel, Python: {name}", spiel(f"python_{name}", f"open_spiel.python.games.{name}")


def classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def theirs() -> Iterator[tuple[str, Measure]]:
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6", "hanabi_v5"):
        yield f"PettingZoo: {name}", agents(partial(classic, name))


def main() -> None:
    found, seconds = {"ours": ours, "theirs": theirs}[sys.argv[1]], float(sys.argv[2])
    figures: dict[str, float | str] = {}
    for what, measure in found():
        try:
            figures[what] = measure(seconds)
        except Exception as error:  # a peer that is not there, or not well, costs nobody the others
            figures[what] = f"{type(error).__name__}: {error}"[:100]
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
