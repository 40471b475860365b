"""A trained network in numpy: what `durbar.train.network` learned, without what it takes to learn.

A file of weights says for which game, edition and observations it is, and where it comes from. One that does not fit is
refused with a sentence: no bot plays weaker in silence.
"""

from __future__ import annotations

import os
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.bots.arrays import Arrays, Facts, read_arrays, write_arrays
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.observing import Observation

FORMAT = "weights 1"
PACKED = "weights.npz"  # in the folder of its game
FOLDER = "DURBAR_WEIGHTS"  # the environment may name a folder of other weights, as `durbar train` leaves them

Numbers = npt.NDArray[np.float32]
Opinion = tuple[list[float], list[float]]  # how likely each move is, and the values of the seats


class BadWeights(DurbarError):
    """Weights with which this game cannot be played."""


# Files of weights


def write_weights(path: Path, game: Game, weights: dict[str, Any], origin: Facts) -> None:
    """Weights in half precision, with everything that says what they are for and where they come from."""
    facts = {
        "durbar": FORMAT,
        "game": game.name,
        "editions": [game.edition],
        "layout": game.observer.layout(),
        "origin": origin,
    }
    halves = {name: np.asarray(numbers, np.float16) for name, numbers in weights.items()}
    write_arrays(path, facts, halves, compress=True)


def weights_file(name: str) -> Path:
    """Where the weights of a game lie."""
    if folder := os.environ.get(FOLDER):
        return Path(folder) / f"{name}.weights"
    return Path(__file__).parents[1] / "games" / name / PACKED


@cache
def network_of(game: Game) -> Network:
    """The network that plays a game; `BadWeights` says why there is none."""
    if game.components is not None:
        raise BadWeights(
            f"the network of {game.name} has learned with the usual box and cannot know your own; take another bot"
        )
    path = weights_file(game.name)
    if not path.exists():
        raise BadWeights(f"there are no weights for {game.name} in {path.parent}; take another bot, or train a network")
    return read_weights(path, game)


def read_weights(path: Path, game: Game) -> Network:
    """The network of a file of weights."""
    return Network(read_checked(path, game))


def read_checked(path: Path, game: Game) -> Arrays:
    """The arrays of a file of weights, if they fit the game."""
    facts, arrays = read_arrays(path, FORMAT, BadWeights)
    if facts.get("game") != game.name:
        raise BadWeights(f"the weights in {path} are for {facts.get('game')}, not for {game.name}")
    editions = [str(edition) for edition in facts.get("editions", ())]
    if not any(game.does_with(edition) for edition in editions):
        raise BadWeights(
            f"the weights in {path} are for edition {' and '.join(editions)} of {game.name}, not for {game.edition};"
            " take another bot, or train a network"
        )
    if facts.get("layout") != game.observer.layout():
        raise BadWeights(
            f"the weights in {path} are for observations {facts.get('layout')} of {game.name}, not for"
            f" {game.observer.layout()}; take another bot, or train a network"
        )
    if not has_shape(arrays, game.observer.features, game.observer.traits):
        raise BadWeights(f"{path} is damaged: its arrays do not make a network for {game.name}")
    return arrays


def has_shape(arrays: Arrays, features: int, traits: int) -> bool:
    """Whether these are the arrays of a network that reads so many features and traits, and all are numbers."""
    if not {"query", "values"} <= arrays.keys() or arrays["query"].ndim != 2 or arrays["values"].ndim != 2:
        return False
    (width, span), targets = arrays["query"].shape, arrays["values"].shape[1]
    shapes: dict[str, tuple[int, ...]] = {
        "features": (features, width),
        "feature_bias": (width,),
        "traits": (traits, span),
        "query": (width, span),
        "query_bias": (span,),
        "scores": (span // 2,),
        "trait_scores": (traits,),
        "values": (width, targets),
        "value_bias": (targets,),
    }
    for block in range((len(arrays) - len(shapes)) // 4):
        for part in ("in", "out"):
            shapes |= {f"block{block}_{part}": (width, width), f"block{block}_{part}_bias": (width,)}
    return {name: found.shape for name, found in arrays.items()} == shapes and all(
        found.dtype.kind == "f" and np.isfinite(found).all() for found in arrays.values()
    )


# The network


class Network:
    """Evaluates observations on one core, each in a fraction of a millisecond; many together cost less.

    What is looked up or multiplied together lies together: `traits` with their scores, `query` with the values.
    """

    def __init__(self, arrays: Arrays) -> None:
        weights: dict[str, Numbers] = {name: np.asarray(found, np.float32) for name, found in arrays.items()}
        self.span = len(weights["scores"])
        self.scale = np.float32(self.span**-0.5)
        self.features = weights["features"]
        self.feature_bias = weights["feature_bias"]
        self.blocks: list[tuple[Numbers, ...]] = []
        while (name := f"block{len(self.blocks)}") + "_in" in weights:
            self.blocks.append(tuple(weights[name + part] for part in ("_in", "_in_bias", "_out", "_out_bias")))
        self.query: Numbers = np.concatenate([weights["query"], weights["values"]], axis=1)
        self.query_bias: Numbers = np.concatenate([weights["query_bias"], weights["value_bias"]])
        self.traits: Numbers = np.concatenate([weights["traits"], weights["trait_scores"][:, None]], axis=1)
        self.scores = weights["scores"]

    def evaluate(self, seen: list[Observation]) -> tuple[Numbers, Numbers]:
        """The scores of all moves, one observation after the other, and for each observation the values of the seats.

        Values are shares of the win, and how many will be beaten.
        """
        span = self.span
        query = self.query_of(seen)
        values: Numbers = np.reciprocal(1 + np.exp(-query[:, 2 * span :]))
        numbers: list[int] = []
        starts: list[int] = []
        for one in seen:
            first = len(numbers)
            starts += [first + start for start in (0, *one.ends)[: len(one.ends)]]
            numbers += one.traits
        if not numbers:
            return np.empty(0, np.float32), values
        traits = np.add.reduceat(self.traits.take(numbers, axis=0), starts, axis=0)
        asked = query.repeat([len(one.ends) for one in seen], axis=0)
        scores: Numbers = np.einsum("ij,ij->i", traits[:, :span], asked[:, :span])
        scores *= self.scale
        scores += np.maximum(traits[:, span:-1] + asked[:, span : 2 * span], 0) @ self.scores
        scores += traits[:, -1]
        return scores, values

    def query_of(self, seen: list[Observation]) -> Numbers:
        """What the network asks of the moves of each observation, and beside it the values before they are squeezed."""
        thought = self.sums_of([one.features for one in seen])
        thought += self.feature_bias
        np.maximum(thought, 0, out=thought)
        for into, into_bias, out, out_bias in self.blocks:
            inner = levelled(thought) @ into
            inner += into_bias
            np.maximum(inner, 0, out=inner)
            thought += inner @ out
            thought += out_bias
        query: Numbers = levelled(thought) @ self.query
        query += self.query_bias
        return query

    def sums_of(self, bags: list[list[int]]) -> Numbers:
        """For each bag the sum of what its features mean."""
        sums: Numbers = np.empty((len(bags), self.features.shape[1]), np.float32)
        for row, bag in enumerate(bags):
            numbers = np.array(array("q", bag))  # much sooner made than of a list
            numbers.sort()  # they may be told in any order, and sums differ by it in their last digits
            np.dot(np.ones(len(bag), np.float32), self.features.take(numbers, axis=0), out=sums[row])
        return sums

    def opinions(self, seen: list[Observation]) -> list[Opinion]:
        """For each observation how likely each of its moves is, and the values of the seats."""
        scores, values = self.evaluate(seen)
        found: list[Opinion] = []
        first = 0
        for one, own in zip(seen, values.tolist(), strict=True):
            last = first + len(one.ends)
            found.append((chances_of(scores[first:last]), own))
            first = last
        return found

    def chances(self, seen: Observation) -> list[float]:
        """How likely each move is."""
        return chances_of(self.evaluate([seen])[0])


def chances_of(scores: Numbers) -> list[float]:
    """How likely each move is that has such a score."""
    if not len(scores):
        return []
    powers = np.exp(scores - scores.max())
    chances: list[float] = (powers / powers.sum()).tolist()
    return chances


def levelled(thought: Numbers) -> Numbers:
    """The same thoughts, each as strong as any other."""
    strength = np.einsum("ij,ij->i", thought, thought) / np.float32(thought.shape[1]) + np.float32(1e-6)
    level: Numbers = thought / np.sqrt(strength)[:, None]
    return level
