"""The ladder: the table of how strong the bots are, for every game, number of seats and mode, played again.

How many deals each line gets is settled by the time that was chosen, before a game is played, and written down; then
exactly those are played, in slices if need be. Every game that was played is kept, in a file for each line.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec

from durbar.bots.arena import FEWEST_DEALS, Standing, Tournament
from durbar.bots.crew import leave_with_parent
from durbar.bots.levels import LEVELS
from durbar.bots.results import Results
from durbar.bots.series import Result, Series, play
from durbar.core.errors import DurbarError
from durbar.core.registry import game as find_game
from durbar.games import GAMES

PLAN = "plan.json"
FORMAT = "ladder 1"
MOST_DEALS = 500
USUAL_SEATS = 4
OLD_HARD = "search:1000"  # what was called hard before there were networks
STEPS = ("random", *LEVELS)  # each is measured against the one before it

# Modes that are played differently enough to stand in the table, with the number of seats.
MODES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "kyoto": [(4, {"full_pile_variant": True}), (4, {"visible_bells_variant": True})],
    "xanadu": [(4, {"advanced": True}), (4, {"long_game": True}), (4, {"hand_limit": 5})],
    "reviving": [
        (4, {"teams": 2}),
        (6, {"teams": 3}),
        (4, {"bidding": "open"}),
        (4, {"architects": "random", "public_objectives": True, "bhairav": True}),
    ],
    "kathmandu": [(4, {"long_game": True}), (4, {"tents": "usual", "characters": True}), (4, {"weather": "random"})],
}
ALONE = ("easy", "medium", "hard", "extreme")  # the levels of Reviving Kathmandu for one

# About how many decisions a seat has in a game, and seconds of one core for each: only the lengths depend on it.
DECISIONS = {"kyoto": 22, "xanadu": 45, "reviving": 28, "kathmandu": 65}
SECONDS = {"medium": 0.004, "hard": 0.015, "master": 0.4, "greedy": 0.008}
QUICK = 0.001
OLD_SECONDS = {"kyoto": 3.5, "xanadu": 34, "reviving": 23, "kathmandu": 65}  # of the old hard bot in a whole game


@dataclass(frozen=True)
class Line:
    """One line of the table: a bot, and the bot that has all other seats."""

    game: str
    seats: int
    bot: str
    others: str
    options: dict[str, Any] = field(default_factory=dict)
    deals: int = 0

    @property
    def name(self) -> str:
        words = [self.game, str(self.seats), self.bot, "vs", self.others] if self.seats > 1 else [self.game, self.bot]
        words += [f"{name}={value}" for name, value in self.options.items()]
        return "-".join(words).replace(":", "")

    @property
    def lineup(self) -> tuple[str, ...]:
        return (self.bot, *[self.others] * (self.seats - 1))

    def cost(self) -> float:
        """About how many seconds one core plays a deal with every bot in every seat."""
        game = sum(map(self.cost_of, self.lineup))
        return game * self.seats * (6 if self.options.get("long_game") or self.seats == 1 else 1)

    def cost_of(self, bot: str) -> float:
        if bot == OLD_HARD:
            return OLD_SECONDS.get(self.game, 30.0)
        return DECISIONS.get(self.game, 50) * SECONDS.get(bot, QUICK)

    def series(self, seed: int) -> Series:
        return Series(self.game, self.seats, self.lineup, self.deals * self.seats, seed, options=dict(self.options))


def lines(games: tuple[str, ...]) -> Iterator[Line]:
    """The whole table."""
    for game in games:
        for seats in find_game(game).seat_counts:
            if seats == 1:
                yield from (Line(game, 1, bot, "", {"level": level}) for level in ALONE for bot in ("hard", "master"))
            else:
                yield from (Line(game, seats, bot, before) for before, bot in zip(STEPS, LEVELS, strict=False))
        yield Line(game, USUAL_SEATS, "medium", "greedy")
        yield from (Line(game, USUAL_SEATS, bot, OLD_HARD) for bot in ("hard", "master"))
        for seats, options in MODES.get(game, []):
            yield from (
                Line(game, seats, bot, before, options)
                for before, bot in (("easy", "medium"), ("medium", "hard"), ("hard", "master"))
            )


class Plan(msgspec.Struct, frozen=True):
    """What a ladder is: its luck, its lines with their lengths, and the lines for which there is no time."""

    durbar: str
    seed: int
    lines: list[Line]
    left_out: list[str] = []


def plan(games: tuple[str, ...], seconds: float, workers: int, seed: int, only: str = "") -> Plan:
    """Share the time among the lines, or those whose name has `only` in it.

    A line gets whole deals, and no fewer than tell something; the slowest are left out if the time is too short.
    """
    table = [line for line in lines(games) if only in line.name]
    table_by_cost = sorted(table, key=Line.cost)
    left = seconds * workers
    deals: dict[str, int] = {}
    for line in table_by_cost:
        if FEWEST_DEALS * line.cost() <= left:
            deals[line.name] = FEWEST_DEALS
            left -= FEWEST_DEALS * line.cost()
    for done, line in enumerate(table_by_cost[: len(deals)]):
        more = min(MOST_DEALS - FEWEST_DEALS, int(left / (len(deals) - done) / line.cost()))
        deals[line.name] += more
        left -= more * line.cost()
    kept = [replace(line, deals=deals[line.name]) for line in table if line.name in deals]
    if not kept:
        raise DurbarError("so little time is enough for no line of the ladder; give it more, or name one game")
    return Plan(FORMAT, seed, kept, [line.name for line in table if line.name not in deals])


class Ladder:
    """A plan in a folder, with what has been played of it."""

    def __init__(self, folder: Path, new: Callable[[], Plan]) -> None:
        self.folder = folder
        path = folder / PLAN
        if path.exists():
            try:
                self.plan = msgspec.json.decode(path.read_bytes(), type=Plan)
            except (msgspec.MsgspecError, UnicodeError):
                raise DurbarError(f"{path} is damaged, or is no plan of a ladder; name another folder") from None
            if self.plan.durbar != FORMAT:
                raise DurbarError(f"{path} is of another version ({self.plan.durbar}); name another folder")
        else:
            self.plan = new()
            folder.mkdir(parents=True, exist_ok=True)
            beside = folder / f".{PLAN}"
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
            beside.replace(path)
        self.series = [line.series(self.plan.seed) for line in self.plan.lines]
        for series in self.series:
            series.check()

    def results(self, number: int) -> Results:
        return Results(self.folder / f"{self.plan.lines[number].name}.jsonl", self.series[number])

    def play(self, workers: int, seconds: float, tell: Callable[[int], None]) -> None:
        """Play what is missing, for so many seconds. A game that is under way then is played again another time."""
        deadline = time.monotonic() + seconds
        with ExitStack() as stack:
            kept = [stack.enter_context(self.results(number)) for number in range(len(self.series))]
            missing = iter(self.missing(kept))
            pool = ProcessPoolExecutor(workers, initializer=leave_with_parent)
            under_way: dict[Future[Result], int] = {}
            try:
                while True:
                    while len(under_way) < 2 * workers and (task := next(missing, None)) is not None:
                        under_way[pool.submit(partial(play, self.series[task[0]], task[1]))] = task[0]
                    left = deadline - time.monotonic()
                    if not under_way or left <= 0:
                        return
                    for future in wait(under_way, timeout=left, return_when=FIRST_COMPLETED).done:
                        number = under_way.pop(future)
                        kept[number].add(future.result())
                        tell(number)
            finally:
                for worker in active_children():
                    worker.terminate()
                pool.shutdown(cancel_futures=True)

    def missing(self, kept: list[Results]) -> list[tuple[int, int]]:
        """Which games of which lines are to be played, so that all lines get on at the same pace."""
        tasks = [
            (number, game)
            for number, series in enumerate(self.series)
            for game in range(series.games)
            if game not in kept[number].played
        ]
        return sorted(tasks, key=lambda task: (task[1] + 1) / self.series[task[0]].games)

    def table(self) -> Iterator[tuple[Line, Standing, int]]:
        """Each line with how its first bot stands, and how many games are missing."""
        for number, line in enumerate(self.plan.lines):
            with self.results(number) as kept:
                tournament = Tournament(self.series[number])
                for result in kept.in_order():
                    tournament.add(result)
            yield line, tournament.standings[line.bot], self.series[number].games - tournament.games


def written(ladder: Ladder) -> list[str]:
    """The ladder as it stands in the documentation."""
    rows = [
        f"Seed {ladder.plan.seed}. A line whose games are not all played yet tells nothing.",
        "",
        "| game | seats | bot | against | games | wins | 95 % sure |",
        "|---|---:|---|---|---:|---:|---:|",
    ]
    for line, standing, missing in ladder.table():
        low, high = standing.interval()
        if missing:
            told = [f"{standing.games} of {standing.games + missing}", "", ""]
        else:
            sure = f"{100 * low:.1f} - {100 * high:.1f} %" if len(standing.deals) >= FEWEST_DEALS else "not known yet"
            told = [f"{standing.games:,}", f"{100 * standing.share:.1f} %", sure]
        rows.append(f"| {' | '.join([*described(line), *told])} |")
    if ladder.plan.left_out:
        rows += ["", f"For lack of time these were not played: {', '.join(ladder.plan.left_out)}."]
    return rows


def described(line: Line) -> list[str]:
    options = ", ".join(f"{name} {value}" for name, value in line.options.items())
    game = f"{line.game} ({options})" if options else line.game
    others = f"{line.seats - 1} × `{line.others}`" if line.seats > 1 else "alone"
    return [game, str(line.seats), f"`{line.bot}`", others]


def default_workers() -> int:
    return os.cpu_count() or 1


def all_games() -> tuple[str, ...]:
    return tuple(GAMES)
