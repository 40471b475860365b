"""A trained network in numpy: what `durbar.train.network` learned, without what it takes to learn.

A file of weights says for which game, edition and observations it is, and where it comes from. One that does not fit is
refused with a sentence: no bot plays weaker in silence.
"""

from __future__ import annotations

import os
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
    halves = {name: np.asarray(array, np.float16) for name, array in weights.items()}
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
    facts, arrays = read_arrays(path, FORMAT, BadWeights)
    if facts.get("game") != game.name:
        raise BadWeights(f"the weights in {path} are for {facts.get('game')}, not for {game.name}")
    editions = [str(edition) for edition in facts.get("editions", ())]
    if game.edition not in editions:
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
    return Network(arrays)


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
    return {name: array.shape for name, array in arrays.items()} == shapes and all(
        array.dtype.kind == "f" and np.isfinite(array).all() for array in arrays.values()
    )


# The network


class Network:
    """Evaluates one observation at a time, on one core, in a fraction of a millisecond.

    What is looked up or multiplied together lies together: `traits` with their scores, `query` with the values.
    """

    def __init__(self, arrays: Arrays) -> None:
        weights: dict[str, Numbers] = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
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

    def evaluate(self, seen: Observation) -> tuple[Numbers, Numbers]:
        """The score of each move, and the values of the seats: shares of the win, and how many will be beaten."""
        span = self.span
        features = sorted(seen.features)  # they may be told in any order, and sums differ by it in their last digits
        thought: Numbers = self.features.take(features, axis=0).sum(axis=0)
        thought += self.feature_bias
        np.maximum(thought, 0, out=thought)
        for into, into_bias, out, out_bias in self.blocks:
            inner = levelled(thought) @ into
            inner += into_bias
            np.maximum(inner, 0, out=inner)
            thought += inner @ out
            thought += out_bias
        query = levelled(thought) @ self.query
        query += self.query_bias
        traits = np.add.reduceat(self.traits.take(seen.traits, axis=0), [0, *seen.ends[:-1]], axis=0)
        scores: Numbers = traits[:, :span] @ (query[:span] * self.scale)
        scores += np.maximum(traits[:, span:-1] + query[span : 2 * span], 0) @ self.scores
        scores += traits[:, -1]
        return scores, np.reciprocal(1 + np.exp(-query[2 * span :]), dtype=np.float32)

    def chances(self, seen: Observation) -> list[float]:
        """How likely each move is."""
        scores, _ = self.evaluate(seen)
        powers = np.exp(scores - scores.max())
        powers /= powers.sum()
        found: list[float] = powers.tolist()
        return found


def levelled(thought: Numbers) -> Numbers:
    """The same thought, as strong as any other."""
    strength = np.float32(thought @ thought / len(thought) + 1e-6)
    level: Numbers = thought / np.sqrt(strength)
    return level
