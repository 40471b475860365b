"""A trained network in numpy: what `durbar.train.network` learned, without what it takes to learn.

A file of weights says for which game, edition and observations it is, and where it comes from. One that does not fit is
refused with a sentence: no bot plays weaker in silence.
"""

from __future__ import annotations

import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.observing import Observation

FORMAT = "weights 1"
LARGEST_FILE = 4_000_000  # bytes

Numbers = npt.NDArray[np.float32]


class BadWeights(DurbarError):
    """Weights with which this game cannot be played."""


def write_weights(path: Path, game: Game, weights: dict[str, Any], provenance: str) -> None:
    """Weights in half precision, with everything that says what they are for."""
    facts = {
        "durbar": FORMAT,
        "game": game.name,
        "edition": game.edition,
        "layout": game.observer.layout(),
        "provenance": provenance,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}")
    halves = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    with beside.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, facts=as_bytes(facts), **halves)
    beside.replace(path)


def as_bytes(facts: dict[str, Any]) -> npt.NDArray[np.uint8]:
    return np.frombuffer(json.dumps(facts).encode(), np.uint8)


@cache
def read_weights(path: Path, game: Game) -> Network:
    """The network of a file of weights."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        facts = json.loads(arrays.pop("facts").tobytes())
    except FileNotFoundError:
        raise BadWeights(f"there are no weights for {game.name} in {path}") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"the weights in {path} are damaged: {error}") from None
    if not isinstance(facts, dict) or facts.get("durbar") != FORMAT:
        raise BadWeights(f"{path} holds no weights of this version ({FORMAT})")
    if facts["game"] != game.name:
        raise BadWeights(f"the weights in {path} are for {facts['game']}, not for {game.name}")
    if facts["layout"] != game.observer.layout():
        raise BadWeights(
            f"the weights in {path} are for observations {facts['layout']} of {game.name}, not for"
            f" {game.observer.layout()}; train new ones"
        )
    return Network({name: array.astype(np.float32) for name, array in arrays.items()})


class Network:
    """Evaluates one observation at a time, on one core, in a fraction of a millisecond."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self.weights = weights
        self.span = len(weights["scores"])
        self.blocks: list[tuple[Numbers, ...]] = []
        while (name := f"block{len(self.blocks)}") + "_in" in weights:
            self.blocks.append(
                tuple(np.ascontiguousarray(weights[name + part]) for part in ("_in", "_in_bias", "_out", "_out_bias"))
            )

    def evaluate(self, seen: Observation) -> tuple[Numbers, Numbers]:
        """The score of each move, and the values of the seats: shares of the win, and how many will be beaten."""
        weights, span = self.weights, self.span
        thought = weights["features"][seen.features].sum(axis=0)
        thought += weights["feature_bias"]
        np.maximum(thought, 0, out=thought)
        for into, into_bias, out, out_bias in self.blocks:
            inner = levelled(thought) @ into
            inner += into_bias
            np.maximum(inner, 0, out=inner)
            thought = thought + inner @ out + out_bias
        thought = levelled(thought)
        starts = [0, *seen.ends[:-1]]
        traits = np.add.reduceat(weights["traits"][seen.traits], starts, axis=0)
        query = thought @ weights["query"] + weights["query_bias"]
        scores = traits[:, :span] @ query[:span] / np.float32(span**0.5)
        scores += np.maximum(traits[:, span:] + query[span:], 0) @ weights["scores"]
        scores += np.add.reduceat(weights["trait_scores"][seen.traits], starts)
        values = thought @ weights["values"] + weights["value_bias"]
        return scores, np.reciprocal(1 + np.exp(-values), dtype=np.float32)


def levelled(thought: Numbers) -> Numbers:
    """The same thought, as strong as any other."""
    strength = np.float32(thought @ thought / len(thought) + 1e-6)
    return thought / np.sqrt(strength)


def chances(scores: Numbers, temperature: float = 1.0) -> Numbers:
    """How likely each move is; a low temperature prefers the best ones more."""
    powers: Numbers = np.exp((scores - scores.max()) / np.float32(max(temperature, 1e-3)))
    powers /= powers.sum()
    return powers
