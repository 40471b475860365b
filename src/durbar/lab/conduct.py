"""Conducting a study: which batches are played in which order, when they are kept, and when enough is known."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.bots.crew import Crew
from durbar.lab.folder import Folder
from durbar.lab.plan import BASE, Arm, Plan
from durbar.lab.running import Tables, Work, play_all
from durbar.lab.statistics import half_width

PART_S = 10.0  # seconds of play that a plug pulled out may cost
CHECK_EVERY = 10  # batches after which it is asked whether enough is known
FEWEST_DEALS = 200  # before which nothing is said to be known precisely

Tell = Callable[[Work], None]
Wins = npt.NDArray[np.float64]


def conduct(folder: Folder, plan: Plan, hands: Crew, tell: Tell) -> Plan:
    """Play what is missing, and keep it in parts. Whatever ends this early, what was played is kept.

    The plan is shorter afterwards if a precision was asked for and reached.
    """
    while (shorter := conduct_once(folder, plan, hands, tell)) is not None:
        plan = shorter
    return plan


def conduct_once(folder: Folder, plan: Plan, hands: Crew, tell: Tell) -> Plan | None:
    """Play what is missing, or until enough is known of the base: then the plan that ends there."""
    precision = Precision(folder, plan)
    parts = Parts(folder, plan)
    try:
        for work, tables in play_all(missing(folder, plan), plan.sample, hands):
            parts.add(work, tables)
            tell(work)
            if precision.is_reached_by(work, tables):
                break
    finally:
        parts.write()
    if not precision.reached:
        return None
    folder.write_plan(shorter := plan.cut(precision.games))
    return shorter


def missing(folder: Folder, plan: Plan) -> Iterator[Work]:
    """What is to be played: the base and what is compared with it side by side, then the rest."""
    together = [arm for arm in plan.arms if arm.purpose in (BASE, "against")]
    rows = zip_longest(*(batches(folder, plan, arm) for arm in together))
    yield from (work for row in rows for work in row if work is not None)
    for arm in plan.arms:
        if arm not in together:
            yield from batches(folder, plan, arm)


def batches(folder: Folder, plan: Plan, arm: Arm) -> Iterator[Work]:
    for start, end in folder.gaps(plan.arms.index(arm), arm.series.games):
        for first in range(start, end, arm.batch):
            yield Work(arm, first, min(arm.batch, end - first))


class Parts:
    """Batches that wait to be written; those of one arm that follow each other become one part."""

    def __init__(self, folder: Folder, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.waiting: dict[str, list[tuple[Work, Tables]]] = {}
        self.written = time.monotonic()

    def add(self, work: Work, tables: Tables) -> None:
        waiting = self.waiting.setdefault(work.arm.name, [])
        if waiting and waiting[-1][0].first + waiting[-1][0].games != work.first:  # what is between is kept already
            self.folder.keep(self.plan, waiting)
            waiting.clear()
        waiting.append((work, tables))
        if time.monotonic() - self.written > PART_S:
            self.write()

    def write(self) -> None:
        for works in self.waiting.values():
            self.folder.keep(self.plan, works)
        self.waiting.clear()
        self.written = time.monotonic()


class Precision:
    """Watches how well the wins of each seat are known, or their change, and says when it is well enough.

    It looks at the width of intervals and never at what lies in them, so stopping does not favour an answer.
    """

    def __init__(self, folder: Folder, plan: Plan) -> None:
        self.plan = plan
        self.reached = False
        self.games = 0
        seats = plan.base.series.seats
        self.arms = [arm for arm in plan.of(BASE) + plan.of("against") if arm.series.seats == seats]
        self.wins: dict[str, Wins] = {}
        if plan.until:
            self.wins = {arm.name: np.zeros((arm.series.games, seats)) for arm in self.arms}
            if folder.parts():
                with folder.tables() as tables:
                    for arm in self.arms:
                        asked = "SELECT game, seat, won FROM seats WHERE arm = ?"
                        self.note(arm, tables.execute(asked, [arm.name]).fetchnumpy())

    def is_reached_by(self, work: Work, tables: Tables) -> bool:
        if not self.plan.until or work.arm not in self.arms:
            return False
        self.note(work.arm, {name: tables["seats"][name].to_numpy() for name in ("game", "seat", "won")})
        base = self.plan.base
        self.games = work.first + work.games
        if work.arm != self.arms[-1] or (self.games % (CHECK_EVERY * base.batch) and self.games < base.series.games):
            return False
        self.reached = self.is_known()
        return self.reached

    def note(self, arm: Arm, columns: Mapping[str, Any]) -> None:
        self.wins[arm.name][columns["game"], columns["seat"]] = columns["won"]

    def is_known(self) -> bool:
        by_deal = {
            arm.name: self.wins[arm.name][: self.games].reshape(-1, arm.games_of_a_deal, arm.series.seats).mean(axis=1)
            for arm in self.arms
        }
        first, *others = self.arms
        asked = [by_deal[arm.name] - by_deal[arm.beside] for arm in others] or [by_deal[first.name]]
        if len(by_deal[first.name]) < FEWEST_DEALS:
            return False
        return all(half_width(wins[:, seat]) <= self.plan.until for wins in asked for seat in range(wins.shape[1]))
