"""Many games between bots, on all processors: what `durbar arena` and `durbar simulate` have in common.

Every game is determined by the series and its number, so the results are the same however many processes play them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any

from durbar.bots import Bot, RandomBot, bot
from durbar.bots.programs import kill_all
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.playout import play_randomly
from durbar.core.registry import game as find_game
from durbar.core.state import State

QUICK_BATCH = 500  # games
SLOW_BATCH = 2


@dataclass(frozen=True)
class Series:
    """So many games of one kind.

    bots:   the entrants, by name
    rotate: play each deal once with every entrant in every seat, so that luck of deal and seat evens out
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    rotate: bool = True
    edition: str | None = None
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    components: dict[str, Any] | None = field(default=None, hash=False)

    def check(self) -> None:
        """Refuse a series that cannot be played."""
        game = self.rules()
        game.require_seats(self.seats)
        game.read_options(self.options, self.seats)
        for name in dict.fromkeys(self.bots):
            bot(name, seed=0).require(game)
        if self.games < 1:
            raise DurbarError(f"a series has at least 1 game, not {self.games}")
        if len(self.bots) < self.seats:
            raise DurbarError(f"{self.seats} seats need {self.seats} bots, not {len(self.bots)}")
        if not 0 <= self.seed < 2**63:
            raise DurbarError(f"the seed of a series is a whole number from 0 to {2**63 - 1}, not {self.seed}")

    @cache  # noqa: B019 - series are few, and each worker reads an owner's components once
    def rules(self) -> Game:
        return find_game(self.game, self.edition, self.components)

    def lineup(self, number: int) -> list[int]:
        """Which entrant sits in each seat of game `number`."""
        first = number % len(self.bots) if self.rotate else 0
        return [(first + seat) % len(self.bots) for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of game `number`."""
        return self.luck("deal", self.deal_number(number))

    def deal_number(self, number: int) -> int:
        """Games of one deal with rotated seats belong together."""
        return number // len(self.bots) if self.rotate else number

    def luck(self, *purpose: str | int) -> int:
        """A number of its own for each purpose; series with different seeds have nothing in common."""
        words = " ".join(str(word) for word in (self.seed, *purpose))
        return int.from_bytes(blake2b(words.encode(), digest_size=7).digest(), "big")


@dataclass(frozen=True)
class Result:
    """How one game ended. `entrants`, `scores` and `places` go by seat; places count from 1, tied seats share one.

    stumbles: a sentence for each decision that a program could not make, so that chance decided
    """

    number: int
    seed: int
    entrants: list[int]
    scores: list[int]
    places: list[int]
    moves: int
    stumbles: list[str] = field(default_factory=list)


def play(series: Series, number: int) -> Result:
    """Play game `number` of a series."""
    state = series.rules().new(series.seats, series.deal(number), series.options)
    lineup = series.lineup(number)
    bots = [bot(series.bots[entrant], series.luck("bot", number, seat)) for seat, entrant in enumerate(lineup)]
    try:
        moves = play_out(state, bots)
    finally:
        for each in bots:
            each.close()
    stumbles = [sentence for each in bots for sentence in each.stumbles]
    return Result(number, series.deal(number), lineup, state.scores(), places(state), moves, stumbles)


def play_out(state: State, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many moves it took."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return play_randomly(state, bots[0].rng)
    moves = 0
    while (seat := state.actor()) >= 0:
        state.play(seat, bots[seat].choose(state, seat))
        moves += 1
    return moves


def places(state: State) -> list[int]:
    """The place of each seat in a finished game: 1 for the winner, shared by tied seats; nobody's if all have lost."""
    found = [0] * state.seats
    place = 1
    for group in state.ranking() or []:
        for seat in group:
            found[seat] = place
        place += max(1, len(group))
    return found


def play_all(series: Series, workers: int | None = None, first: int = 0) -> Iterator[Result]:
    """Play the series, from this game on, and tell the results in order, as they come in."""
    series.check()
    workers = workers or os.cpu_count() or 1
    size = QUICK_BATCH if set(series.bots) == {"random"} else SLOW_BATCH
    batches = (range(start, min(start + size, series.games)) for start in range(first, series.games, size))
    if workers == 1 or series.games - first <= size:
        for batch in batches:
            yield from play_batch(series, batch)
        return
    pool = ProcessPoolExecutor(workers, initializer=leave_with_parent)
    try:
        yield from in_order(pool, series, batches, 4 * workers)
    finally:
        for worker in active_children():  # all has been played, or nobody waits for the rest
            worker.terminate()
        pool.shutdown(cancel_futures=True)


def leave_with_parent() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent does, whatever ended it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    Thread(target=end_after_parent, daemon=True).start()


def end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave() -> None:
    """End at once, and the programs that play here with us."""
    kill_all()
    os._exit(1)


def in_order(pool: ProcessPoolExecutor, series: Series, batches: Iterator[range], ahead: int) -> Iterator[Result]:
    """The results of the batches, with only a few batches under way at a time."""
    under_way: list[Future[list[Result]]] = []
    for batch in batches:
        under_way.append(pool.submit(partial(play_batch, series, batch)))
        if len(under_way) >= ahead:
            yield from under_way.pop(0).result()
    for future in under_way:
        yield from future.result()


def play_batch(series: Series, numbers: range) -> list[Result]:
    return [play(series, number) for number in numbers]
