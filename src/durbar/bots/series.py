"""Many games between bots, on all processors: what `durbar arena` and `durbar simulate` have in common.

Every game is determined by the series and its number, so the results are the same however many processes play them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

from durbar.bots import Bot, RandomBot, bot
from durbar.bots.crew import Alone, Sizes, crew
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.playout import play_randomly
from durbar.core.registry import game as find_game
from durbar.core.state import State

QUICK_S = 0.2  # seconds of games that are not worth starting processes for


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


def play_all(series: Series, workers: int | None = None, first: int = 0, ray: str | None = None) -> Iterator[Result]:
    """Play the series, from this game on, and tell the results in order, as they come in.

    On so many processes, or on a Ray cluster; a few quick games are played here, before anybody else could begin.
    """
    series.check()
    if first >= series.games:
        return
    seconds, results = play_batch(series, range(first, first + 1))
    yield from results
    left = series.games - first - 1
    with Alone() if ray is None and left * seconds < QUICK_S else crew(workers, ray) as hands:
        sizes = Sizes(hands.batch_s)
        for (_, numbers), (seconds, results) in hands.in_order(play_batch, batches(series, first + 1, sizes)):
            sizes.note(len(numbers), seconds)
            yield from results


def batches(series: Series, first: int, sizes: Sizes) -> Iterator[tuple[Series, range]]:
    while first < series.games:
        numbers = range(first, min(first + sizes.size, series.games))
        yield series, numbers
        first = numbers.stop


def play_batch(series: Series, numbers: range) -> tuple[float, list[Result]]:
    """These games, and how many seconds they took."""
    began = time.perf_counter()
    results = [play(series, number) for number in numbers]
    return time.perf_counter() - began, results
