"""What a study plays: its arms, each a series of games, decided before the first game and written down.

The first arm is the question itself. Others play the same deals with something changed, let one seat be played by
another bot, or play each deal again with other luck. Every game is determined by its arm and its number, so a batch of
games is a pure function of (arm, first, count) and may be played anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

import durbar
from durbar.bots.series import Series
from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game
from durbar.lab.questions import Asked

FORMAT = "study 1"
BASE: Final = "base"
USUAL_GAMES = 1000
SKILL_GAMES = 200  # for each bot whose skill is asked for
LUCK_DEALS = 100
REPLAYS = 8  # of each of those deals
BATCHES = 400  # that a series is cut into, unless they would be large
LARGEST_BATCH = 200
SAMPLE = 50  # of so many games the decisions of one are kept

Purpose = Literal["base", "against", "skill", "luck"]


@dataclass(frozen=True)
class Arm:
    """A series of games within a study.

    name:    what is different in it, as the column `arm` says it
    beside:  the arm with which it is compared
    replays: how often each deal is played, each time with other luck after the set-up; 1 plays it once
    """

    name: str
    purpose: Purpose
    series: Series
    replays: int = 1
    beside: str = BASE

    @property
    def batch(self) -> int:
        """How many games make a batch: whole deals."""
        wanted = max(1, min(LARGEST_BATCH, self.series.games // BATCHES))
        return -(-wanted // self.games_of_a_deal) * self.games_of_a_deal

    @property
    def games_of_a_deal(self) -> int:
        return len(self.series.bots) * self.replays if self.series.rotate else self.replays

    def deal(self, number: int) -> int:
        """Which deal game `number` is played with."""
        return self.series.deal_number(number // self.replays)

    def seed(self, number: int) -> int:
        return self.series.luck("deal", self.deal(number))


@dataclass(frozen=True)
class Plan:
    """A whole study, as it is kept beside its data.

    components: a digest of what is in the box, so that data of another box is recognised
    until:      the half width of an interval, as a share, at which to stop; 0 plays all
    """

    durbar: str
    version: str
    game: str
    edition: str
    components: str
    command: str
    arms: list[Arm]
    sample: int = SAMPLE
    until: float = 0.0

    @property
    def base(self) -> Arm:
        return self.arms[0]

    def of(self, purpose: Purpose) -> list[Arm]:
        return [arm for arm in self.arms if arm.purpose == purpose]

    def cut(self, games: int) -> Plan:
        """The same, ended after so many games of the base and of whatever is compared with it."""
        arms = [
            replace(arm, series=replace(arm.series, games=games)) if arm.purpose in (BASE, "against") else arm
            for arm in self.arms
        ]
        return replace(self, arms=arms)


@dataclass(frozen=True)
class Wish:
    """What somebody asks of a study.

    bots:    one for all seats, or one for each
    against: what to compare with: `option=value`, or a file of components
    asked:   questions of the reconstruction
    skill:   bots of which one each sits among the others
    """

    game: str
    bots: Sequence[str] = ("greedy",)
    seats: Sequence[int] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None
    against: Sequence[str] = ()
    asked: Sequence[Asked] = ()
    skill: Sequence[str] = ()
    games: int = USUAL_GAMES
    skill_games: int = SKILL_GAMES
    luck_deals: int = LUCK_DEALS
    seed: int = 0
    sample: int = SAMPLE
    until: float = 0.0
    command: str = ""


def plan_of(wish: Wish) -> Plan:
    """The study that was asked for, checked before anything is played."""
    rules = durbar.game(wish.game, components=wish.components)
    seats = list(wish.seats) or [rules.usual_seats]
    if len(set(seats)) < len(seats):
        raise DurbarError(f"a number of seats is given twice: {', '.join(map(str, seats))}")
    if wish.sample < 1 or not 0 <= wish.until < 0.5 or wish.skill_games < 1 or wish.luck_deals < 0:
        raise DurbarError("--sample and --skill-games are 1 or more, --luck-deals 0 or more, --until less than 50 %")
    if wish.asked and wish.components is not None:
        raise DurbarError("--reconstruction asks what is guessed in the usual box, so it goes without --components")
    base = Arm(BASE, BASE, series_of(wish, seats[0], wish.options, wish.components))
    arms = [base]
    for count in seats[1:]:
        arms.append(Arm(f"{count} seats", "against", series_of(wish, count, wish.options, wish.components)))
    arms += [against(wish, seats[0], what) for what in wish.against]
    for question in wish.asked:
        arms += [arm for arm in questioned(wish, seats[0], question) if arm not in arms]
    arms += [skilled(base, name, wish.skill_games) for name in wish.skill if seats[0] > 1]
    if wish.luck_deals:
        series = replace(base.series, rotate=False, bots=base.series.bots[: seats[0]], games=wish.luck_deals * REPLAYS)
        arms.append(Arm("luck", "luck", series, REPLAYS))
    for arm in arms:
        arm.series.check()
    names = [arm.name for arm in arms]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise DurbarError(f"{quoted(twice)} is compared twice")
    kept = FORMAT, durbar.__version__, wish.game, rules.edition, digest(rules), wish.command
    return Plan(*kept, arms, wish.sample, wish.until)


def series_of(wish: Wish, seats: int, options: Mapping[str, Any], components: Mapping[str, Any] | None) -> Series:
    bots = tuple(wish.bots)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise DurbarError(f"{seats} seats need one bot for all of them, or {seats}, not {len(bots)}")
    rotate = len(set(bots)) > 1
    games = -(-wish.games // seats) * seats if rotate else wish.games
    own = None if components is None else dict(components)
    return Series(wish.game, seats, bots, games, wish.seed, rotate, options=dict(options), components=own)


def against(wish: Wish, seats: int, what: str) -> Arm:
    """An arm that plays the same deals with another option, or with another box."""
    name, equals, value = what.partition("=")
    if equals:
        return Arm(what, "against", series_of(wish, seats, {**wish.options, name: value}, wish.components))
    box = durbar.game(wish.game, components=what).components
    return Arm(what.rpartition("/")[2], "against", series_of(wish, seats, wish.options, box))


def questioned(wish: Wish, seats: int, question: Asked) -> Iterator[Arm]:
    """An arm that plays with the box of a question; before it, where that needs options, the usual box with them."""
    needed = {name: written(value) for name, value in question.options.items()}
    options, beside = {**wish.options, **needed}, BASE
    if options != dict(wish.options):
        beside = ", ".join(f"{name}={value}" for name, value in needed.items())
        yield Arm(beside, "against", series_of(wish, seats, options, wish.components))
    yield Arm(question.key, "against", series_of(wish, seats, options, question.box), beside=beside)


def written(value: object) -> str:
    """The value of an option as a person types it.

    >>> written(True), written(2), written("open")
    ('true', '2', 'open')
    """
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def skilled(base: Arm, name: str, games: int) -> Arm:
    """One seat is played by this bot, every deal once from every seat."""
    seats = base.series.seats
    bots = (name, *base.series.bots[1:seats])
    games = -(-games // seats) * seats
    return Arm(f"one {name}", "skill", replace(base.series, bots=bots, rotate=True, games=games))


def digest(game: Game) -> str:
    """A few letters that are others as soon as anything in the box is."""
    return blake2b(msgspec.json.encode(game.contents, order="deterministic"), digest_size=6).hexdigest()
