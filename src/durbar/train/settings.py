"""How a network is trained: what can be chosen, and what cannot change between two slices of a run."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path

from durbar.bots.arrays import Facts
from durbar.core.game import Game
from durbar.train import folder


@dataclass(frozen=True)
class Settings:
    """How to train. What cannot change between two slices of a run: game, seed, width, span, blocks, judge.

    width:    of the network, `blocks` how many times it thinks again, and `span` how it compares moves
    tables:   games that each worker plays in each of its groups
    batch:    decisions in one step
    epochs:   how often each decision is learned from
    pool:     blocks that are mixed for the steps
    rate:     how far a step goes at the beginning of this slice, and `last_rate` at its end
    places:   how much of the reward is for beating others, `goals` how much of that for what the game asks besides, and
              `patience` how far ahead surprises count (`lockstep`)
    usual:    tables in a thousand with four seats and usual options, `past` with past selves, `others` with greedy
              bots, `alone` with one seat
    watching: decisions in a thousand at which another seat looks on
    searched: decisions in a thousand about which a search of so many `walks` is asked: what it would play is learned
    judge:    whether the judge is heard (`core.observing`); weights that were trained without it are for comparisons
    begin:    a file of weights that a new run begins with
    snapshot: seconds between two past selves
    """

    game: str
    seed: int = 1
    width: int = 256
    span: int = 64
    blocks: int = 2
    workers: int = 3
    tables: int = 96
    batch: int = 8192
    epochs: int = 2
    pool: int = 48
    rate: float = 5e-4
    last_rate: float = 3e-4
    entropy: float = 0.01
    places: float = 0.3
    goals: float = 0.0
    patience: float = 0.95
    usual: int = 500
    past: int = 150
    others: int = 10
    alone: int = 0
    watching: int = 500
    searched: int = 0
    walks: int = 64
    judge: bool = True
    begin: str = ""
    snapshot: float = 60.0
    report: float = 15.0

    def command(self, seconds: float, most: int) -> str:
        """The command that trains one slice like this."""
        words = ["durbar", "train", self.game, f"--seconds={seconds:g}", f"--workers={self.workers}"]
        if most:
            words.append(f"--decisions={most}")
        for field in fields(self):
            value = getattr(self, field.name)
            if value == field.default or field.name in ("game", "workers"):
                continue
            words.append("--no-judge" if field.name == "judge" else f"--{field.name.replace('_', '-')}={value}")
        return " ".join(words)


FIXED = ("game", "seed", "width", "span", "blocks", "judge")


def require_same(facts: Facts, settings: Settings, game: Game, path: Path) -> None:
    """Refuse to go on with a run that is not of this kind."""
    for name in FIXED:
        if facts["settings"][name] != getattr(settings, name):
            raise folder.BadFolder(
                f"the training in {path} has {name} = {facts['settings'][name]},"
                f" not {getattr(settings, name)}; give it another folder"
            )
    if (facts["edition"], facts["layout"]) != (game.edition, game.observer.layout()):
        raise folder.BadFolder(
            f"the training in {path} is for edition {facts['edition']} and observations {facts['layout']};"
            f" these are {game.edition} and {game.observer.layout()}"
        )
