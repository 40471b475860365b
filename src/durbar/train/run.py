"""A training run: workers play, the network decides for all of them at once, and learns from finished games.

A slice of a run begins with what is kept of the slices before it, and with nothing else, so that it makes no difference
whether a run was interrupted. With one worker, and a number of decisions as its end, a run is the same every time; with
more, it depends on who asks first.
"""

from __future__ import annotations

import csv
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from durbar.bots.arrays import Arrays, Facts
from durbar.bots.network import read_checked, write_weights
from durbar.core.errors import DurbarError
from durbar.train import folder
from durbar.train.learner import Momentum, Rates, learn, new_momentum
from durbar.train.network import Weights, as_arrays, choose, new_weights
from durbar.train.packing import (
    Bags,
    Lessons,
    PerRow,
    Size,
    fits,
    joined_bags,
    joined_lessons,
    padded,
    padded_lessons,
    per_row,
    read_bags,
    read_lessons,
    room_for,
    room_of,
)
from durbar.train.picture import picture, smoothed
from durbar.train.processes import workers
from durbar.train.settings import Settings, require_same
from durbar.train.tables import game_to_learn
from durbar.train.worker import BLOCK, Asked, Orders

NO_ROOM = Size(0, 0, 0, 0)
SPARE = 1.25  # how much more room is made than was needed when it was made
LEAGUE = 3  # past selves that are kept
FRESH = 50  # steps after which those who think ahead get new weights
CURVE = ("seconds", "decisions", "games", "steps", "others_games", "others_share", "entropy", "unlike", "value",
         "change", "clipped", "norm", "rate", "per_second", "dropped")  # fmt: skip


class Training:
    """A run, new or taken up again."""

    def __init__(self, settings: Settings, path: Path, say: Callable[[str], None]) -> None:
        self.settings = settings
        self.path = path
        self.say = say
        self.game = game_to_learn(settings.game, settings.judge)
        self.weights: Weights = {}
        self.momentum: Momentum
        self.league: list[Weights] = []
        self.commands: list[str] = []  # one for each slice
        self.seconds = 0.0
        self.decisions = 0
        self.games = 0
        self.steps = 0
        self.curve: list[dict[str, Any]] = []
        self.usual: PerRow | None = None  # room for a decision, as it is when games of all ages are played
        self.guess: PerRow | None = None  # the same, until some are finished
        self.room = NO_ROOM  # to learn in
        self.key = jax.random.key(settings.seed)
        self.luck = random.Random(settings.seed)
        if (path / folder.STATE).exists():
            self.take_up()
        else:
            self.begin()
        self.past: Weights = {}
        self.pool: list[tuple[Lessons, int]] = []
        self.dropped = 0
        self.told: dict[str, Any] = {}
        self.shares: list[float] = []
        self.fresh: dict[Connection, int] = {}  # for each worker the step at which it gets new weights to think with

    def begin(self) -> None:
        settings, observer = self.settings, self.game.observer
        self.key, key = jax.random.split(self.key)
        self.weights = new_weights(
            key, observer.features, observer.traits, settings.width, settings.span, settings.blocks
        )
        self.weights["trait_scores"] = jnp.asarray(observer.leanings(), jnp.float32)
        if settings.begin:
            self.begin_with(Path(settings.begin))
        self.momentum = new_momentum(self.weights)

    def begin_with(self, path: Path) -> None:
        """Take a network that has learned before as the beginning of a new run: its weights alone were kept."""
        begun = read_checked(path, self.game)
        for name, array in self.weights.items():
            if begun[name].shape != array.shape:
                raise folder.BadFolder(
                    f"the network in {path} is of another size than this one: {name} is {begun[name].shape},"
                    f" not {array.shape}; name its --width, --span and --blocks"
                )
        self.weights = {name: jnp.asarray(begun[name], jnp.float32) for name in self.weights}

    # What is kept

    def facts(self) -> Facts:
        return {
            "settings": asdict(self.settings),
            "edition": self.game.edition,
            "layout": self.game.observer.layout(),
            "commands": self.commands,
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "steps": self.steps,
            "luck": self.luck.getstate(),
            "key": jax.random.key_data(self.key).tolist(),
            "curve": self.curve,
            "usual": self.usual,
            "room": self.room,
        }

    def save(self) -> None:
        """Everything that is needed to go on, and the weights to play with."""
        weights = as_arrays(self.weights)
        mean, square = as_arrays(self.momentum.mean), as_arrays(self.momentum.square)
        self.momentum = Momentum(rounded(mean), rounded(square), self.momentum.steps)
        arrays = {f"weights {name}": array for name, array in weights.items()}
        arrays |= {f"mean {name}": folder.halved(array) for name, array in mean.items()}
        arrays |= {f"square {name}": folder.halved(array) for name, array in square.items()}
        folder.write(self.path / folder.STATE, self.facts(), arrays)
        old = {
            f"{number} {name}": folder.halved(np.asarray(array))
            for number, past in enumerate(self.league)
            for name, array in past.items()
        }
        folder.write(self.path / folder.LEAGUE, {"league": len(self.league)}, old)
        write_weights(self.path / f"{self.settings.game}.weights", self.game, weights, self.origin())
        with (self.path / "curve.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, CURVE)
            table.writeheader()
            table.writerows(self.curve)
        picture_of = {self.settings.game: smoothed(self.curve)}
        (self.path / "curve.svg").write_text(picture(picture_of), encoding="utf-8")

    def origin(self) -> Facts:
        """Where the weights come from."""
        return {
            "commands": self.commands,
            "decisions": self.decisions,
            "games": self.games,
            "steps": self.steps,
            "seconds": round(self.seconds),
            "device": str(jax.devices()[0].device_kind),
        }

    def take_up(self) -> None:
        """Go on with what was kept; `BadFolder` says why that is impossible."""
        facts, arrays = folder.read(self.path / folder.STATE)
        known, old = folder.read(self.path / folder.LEAGUE)
        try:
            require_same(facts, self.settings, self.game, self.path)
            self.read(facts, arrays, known, old)
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, DurbarError):
                raise
            raise folder.BadFolder(f"the training in {self.path} is damaged: {error!r}") from None

    def read(self, facts: Facts, arrays: Arrays, known: Facts, old: Arrays) -> None:
        names = [name.partition(" ")[2] for name in arrays if name.startswith("weights ")]
        self.weights = {name: jnp.asarray(arrays[f"weights {name}"]) for name in names}
        mean = {name: jnp.asarray(folder.doubled(arrays[f"mean {name}"])) for name in names}
        square = {name: jnp.asarray(folder.doubled(arrays[f"square {name}"])) for name in names}
        self.momentum = Momentum(mean, square, jnp.asarray(facts["steps"], jnp.int32))
        self.commands, self.seconds = facts.get("commands", []), facts["seconds"]
        self.decisions, self.games, self.steps = facts["decisions"], facts["games"], facts["steps"]
        self.curve = facts["curve"]
        if facts["usual"]:
            features, moves, traits = facts["usual"]
            self.usual = features, moves, traits
        self.room = Size(*facts["room"])
        version, state, gauss = facts["luck"]
        self.luck.setstate((version, tuple(state), gauss))
        self.key = jax.random.wrap_key_data(jnp.asarray(facts["key"], jnp.uint32))
        self.league = [
            {name: jnp.asarray(folder.doubled(old[f"{number} {name}"])) for name in names}
            for number in range(known["league"])
        ]

    # Past selves

    def remember(self) -> None:
        """Keep the present self; if there are too many, any but the last gives way."""
        self.league.append(rounded(as_arrays(self.weights)))
        if len(self.league) > LEAGUE:
            del self.league[self.luck.randrange(LEAGUE)]

    def weights_of_the_past(self) -> Weights:
        return (
            self.luck.choice(self.league)
            if self.league
            else {name: jnp.array(array) for name, array in self.weights.items()}
        )

    # Running

    def run(self, seconds: float, most: int = 0) -> None:
        """Train a slice: for so many seconds, or until so many decisions have been made in all."""
        self.commands.append(self.settings.command(seconds, most))
        self.pool.clear()
        self.guess = None
        self.past = self.weights_of_the_past()
        self.fresh.clear()
        begun = time.monotonic()
        before, first = self.seconds, self.decisions
        self.say(
            f"{self.settings.game}: slice {len(self.commands)}, {self.decisions:,} decisions so far, on"
            f" {jax.devices()[0].device_kind}, {sum(array.size for array in self.weights.values()):,} weights"
        )
        if jax.default_backend() == "cpu":
            self.say("There is no accelerator that JAX could use, so the network runs on the processor, much slower.")

        def done() -> float:
            """How much of the slice is done, so that a run that ends by decisions does not depend on a clock."""
            if most:
                return (self.decisions - first) / max(1, most - first)
            return (time.monotonic() - begun) / seconds

        next_report, next_snapshot = begun + self.settings.report, begun + self.settings.snapshot
        mark = (begun, self.decisions)
        with workers(self.orders()) as connections:
            while (now := time.monotonic()) < begun + seconds and not (most and self.decisions >= most):
                self.serve(connections)
                self.study(done())
                if now > next_report:
                    self.seconds = before + now - begun
                    self.report((self.decisions - mark[1]) / (now - mark[0]), done())
                    mark = (now, self.decisions)
                    next_report = now + self.settings.report
                if now > next_snapshot:
                    self.remember()
                    self.save()
                    self.past = self.weights_of_the_past()
                    next_snapshot = now + self.settings.snapshot
        now = time.monotonic()
        self.seconds = before + now - begun
        self.report((self.decisions - mark[1]) / max(0.001, now - mark[0]), 1.0)
        self.remember()
        self.save()

    def orders(self) -> list[Orders]:
        """Luck of its own for each worker of each slice.

        Past selves play in the first worker alone, so that most of the time only one network has to be asked.
        """
        settings = self.settings
        return [
            Orders(
                settings.game, self.luck.getrandbits(60), settings.tables, settings.patience, settings.places,
                settings.goals, settings.usual, 0 if number else min(1000, settings.past * settings.workers),
                settings.others, settings.alone, settings.judge, settings.watching, settings.searched, settings.walks,
            )
            for number in range(settings.workers)
        ]  # fmt: skip

    def serve(self, connections: list[Connection]) -> None:
        """Answer all workers that wait."""
        asked: list[tuple[Connection, Asked]] = []
        for connection in wait(connections, timeout=1.0):
            assert isinstance(connection, Connection)
            try:
                asked.append((connection, connection.recv()))
            except (EOFError, ConnectionResetError):
                raise DurbarError(f"a process that played has died; {self.path} holds what was kept last") from None
        if not asked:
            return
        bags = joined_bags([read_bags(message.decisions[:5]) for _, message in asked])
        past = np.concatenate([np.frombuffer(message.decisions[5], np.uint8) for _, message in asked])
        decided = [array.tolist() for array in self.decide(bags, past)]
        first = 0
        for connection, message in asked:
            last = first + message.rows
            connection.send((tuple(numbers[first:last] for numbers in decided), self.news(connection)))
            first = last
            for block in message.blocks:
                self.pool.append((read_lessons(block), self.settings.epochs))
            for kind, share, _played in message.results:
                self.games += 1
                if kind == "others":
                    self.shares.append(share)
        self.decisions += first

    def news(self, connection: Connection) -> Path | None:
        """The file of the weights, for a worker that thinks ahead and has none, or old ones.

        They are too many to be sent: whoever sends much waits until it is read, and if the worker had much to send as
        well both would wait for ever.
        """
        if not self.settings.searched or self.steps < self.fresh.get(connection, 0):
            return None
        path = self.path / f"{self.settings.game}.thinking"
        if self.steps >= max(self.fresh.values(), default=0):
            write_weights(path, self.game, as_arrays(self.weights), {})
        self.fresh[connection] = self.steps + FRESH
        return path

    def decide(self, bags: Bags, past: Any) -> tuple[Any, ...]:
        rows = len(past)
        if self.usual is None and self.pool:
            self.usual = per_row(bags, SPARE)
        if self.guess is None:
            self.guess = per_row(bags, SPARE)
        full = padded(bags, room_for(bags, self.settings.tables, self.usual or self.guess))
        self.key, key = jax.random.split(self.key)
        found = choose(self.weights, full, key)
        if past.any():
            old = choose(self.past, full, key)
            return tuple(
                np.where(past, np.asarray(then)[:rows], np.asarray(now)[:rows])
                for now, then in zip(found, old, strict=True)
            )
        return tuple(np.asarray(array)[:rows] for array in found)

    def room_to_learn(self, bags: Bags) -> Size:
        """Arrays in which these bags fit. They grow in large steps, because each step has to be compiled."""
        if self.room.rows != self.settings.batch or not fits(bags, self.room):
            self.room = room_of(self.settings.batch, per_row(bags, SPARE))
            self.say(f"{self.settings.game}: room to learn: {tuple(self.room)}")
        return self.room

    def study(self, done: float) -> None:
        """One step, if there are enough lessons."""
        settings = self.settings
        count = settings.batch // BLOCK
        if len(self.pool) < max(settings.pool, count):
            return
        while len(self.pool) > 4 * settings.pool + count:  # the games are faster than the learning
            self.pool.pop(0)
            self.dropped += 1
        self.luck.shuffle(self.pool)
        taken = [self.pool.pop() for _ in range(count)]
        self.pool += [(lessons, left - 1) for lessons, left in taken if left > 1]
        lessons = joined_lessons([lessons for lessons, _ in taken])
        size = self.room_to_learn(lessons.bags)
        rate = jnp.float32(self.rate(done))
        full = padded_lessons(lessons, size)
        rates = Rates(entropy=settings.entropy)
        self.weights, self.momentum, self.told = learn(self.weights, self.momentum, full, rate, rates)
        self.steps += 1

    def rate(self, done: float) -> float:
        settings = self.settings
        return settings.rate + (settings.last_rate - settings.rate) * min(1.0, done)

    def report(self, per_second: float, done: float) -> None:
        """A line of the curve."""
        games = len(self.shares)
        line: dict[str, Any] = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "steps": self.steps,
            "others_games": games,
            "others_share": round(sum(self.shares) / games, 4) if games else "",
            "rate": self.rate(done),
            "per_second": round(per_second),
            "dropped": self.dropped,
        }
        line |= {name: round(float(value), 4) for name, value in self.told.items() if name in CURVE}
        self.curve.append(line)
        self.shares = []
        self.say(self.settings.game + " " + " ".join(f"{name}={value}" for name, value in line.items()))


def rounded(arrays: Arrays) -> Weights:
    """These arrays as they will be after they were kept."""
    return {name: jnp.asarray(folder.rounded(array)) for name, array in arrays.items()}


def train(settings: Settings, path: Path, seconds: float, most: int = 0) -> None:
    """Train, telling on standard error how it goes."""
    training = Training(settings, path, lambda line: print(line, file=sys.stderr, flush=True))
    training.run(seconds, most)
