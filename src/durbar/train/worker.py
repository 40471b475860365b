"""A process that plays games: it asks what to play, and sends finished decisions to learn from.

It plays two groups of games in turn, so that one is played on while the other waits for its answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from durbar.bots import GreedyBot
from durbar.bots.crew import leave_with_parent
from durbar.bots.guided import GuidedSearch
from durbar.bots.levels import style_of
from durbar.bots.network import read_weights
from durbar.core.moves import Move
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.train.lockstep import Lockstep, packed
from durbar.train.tables import Tables, game_to_learn

GROUPS = 2
BLOCK = 512  # decisions that are sent together
MIXED = 4  # blocks that are mixed before they are sent


class Orders(NamedTuple):
    """What a worker is to do. `places`, `goals`, `patience`, `watching`: see `lockstep`; the shares: see `tables`."""

    game: str
    seed: int
    tables: int
    patience: float
    places: float
    goals: float
    usual: int
    past: int
    others: int
    alone: int
    judge: bool
    watching: int
    searched: int
    walks: int


class Asked(NamedTuple):
    """What a worker sends: decisions to be made, packed; blocks of finished ones; results of finished games."""

    rows: int
    decisions: tuple[bytes, ...]
    blocks: Sequence[tuple[bytes, ...]]
    results: list[tuple[str, float, int]]


def work(connection: Connection, orders: Orders) -> None:
    """Play until the connection is closed."""
    leave_with_parent()
    try:
        play(connection, orders)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def play(connection: Connection, orders: Orders) -> None:
    groups = [Group(orders, number) for number in range(GROUPS)]
    for group in groups:
        connection.send(group.ask())
    while True:
        for group in groups:
            answer, weights = connection.recv()
            if weights is not None:
                for one in groups:
                    one.think_with(weights)
            group.lockstep.answer(*answer)
            connection.send(group.ask())


class Group:
    """Games in lockstep, and their luck."""

    def __init__(self, orders: Orders, number: int) -> None:
        self.rng = rng_of_seed(orders.seed * GROUPS + number)
        self.game = game = game_to_learn(orders.game, orders.judge)
        tables = Tables(game, self.rng.spawn(), orders.usual, orders.past, orders.others, orders.alone)
        other = GreedyBot(int(self.rng.word()))
        self.walks = orders.walks
        self.luck = self.rng.spawn()
        self.lockstep = Lockstep(
            game.observer, tables.new, other.choose, orders.tables, orders.patience, orders.places, orders.goals,
            orders.watching, orders.searched, self.rng.spawn(),
        )  # fmt: skip

    def think_with(self, weights: Path) -> None:
        """Search with the network of this file: how often each move of a decision deserves to be played, and which
        share of the win the seat may expect then.
        """
        network = read_weights(weights, self.game)

        def think(state: State, seat: int, moves: list[Move]) -> tuple[list[float], float]:
            style = style_of("", state.game.name, state.seats)
            search = GuidedSearch(state, seat, self.luck, network.opinions, style)
            search.run(self.walks, 0.0)
            wanted = {move.id: share for move, share in search.opinion()}
            return [wanted[move.id] for move in moves], search.expected()

        self.lockstep.thinker = think

    def ask(self) -> Asked:
        decisions = self.lockstep.ask()
        blocks = []
        mixed = self.lockstep.take_finished(BLOCK * MIXED, self.rng)
        for start in range(0, len(mixed), BLOCK):
            blocks.append(packed(mixed[start : start + BLOCK]))
        results = [
            (result.kind, result.shares[result.roles.index(0)], result.played) for result in self.lockstep.results
        ]
        self.lockstep.results.clear()
        return Asked(len(self.lockstep.tables), decisions, blocks, results)
