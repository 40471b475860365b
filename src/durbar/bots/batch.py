"""A network asked about many observations at once: a thought costs a third of what it costs alone."""

from __future__ import annotations

import numpy as np

from durbar.bots.network import Network, Numbers
from durbar.core.observing import Observation


def evaluate_all(network: Network, seen: list[Observation]) -> list[tuple[list[float], list[float]]]:
    """For each observation how likely each of its moves is, and the values of the seats."""
    span = network.span
    thought = summed(network.features, [sorted(one.features) for one in seen])
    thought += network.feature_bias
    np.maximum(thought, 0, out=thought)
    for into, into_bias, out, out_bias in network.blocks:
        inner = levelled(thought) @ into
        inner += into_bias
        np.maximum(inner, 0, out=inner)
        thought += inner @ out
        thought += out_bias
    query = levelled(thought) @ network.query
    query += network.query_bias
    numbers: list[int] = []
    starts: list[int] = []
    for one in seen:
        first = len(numbers)
        starts += [first, *[first + end for end in one.ends[:-1]]]
        numbers += one.traits
    traits = np.add.reduceat(network.traits.take(numbers, axis=0), starts, axis=0)
    asked = query.repeat([len(one.ends) for one in seen], axis=0)
    scores: Numbers = np.einsum("ij,ij->i", traits[:, :span], asked[:, :span])
    scores *= network.scale
    scores += np.maximum(traits[:, span:-1] + asked[:, span : 2 * span], 0) @ network.scores
    scores += traits[:, -1]
    values = np.reciprocal(1 + np.exp(-query[:, 2 * span :])).tolist()
    found: list[tuple[list[float], list[float]]] = []
    first = 0
    for row, one in enumerate(seen):
        last = first + len(one.ends)
        powers = np.exp(scores[first:last] - scores[first:last].max())
        found.append(((powers / powers.sum()).tolist(), values[row]))
        first = last
    return found


def summed(table: Numbers, bags: list[list[int]]) -> Numbers:
    """For each bag the sum of the rows of a table that are in it."""
    sums: Numbers = np.empty((len(bags), table.shape[1]), np.float32)
    for row, bag in enumerate(bags):
        table.take(bag, axis=0).sum(axis=0, out=sums[row])
    return sums


def levelled(thought: Numbers) -> Numbers:
    """The same thoughts, each as strong as any other."""
    strength = np.einsum("ij,ij->i", thought, thought) / np.float32(thought.shape[1]) + np.float32(1e-6)
    level: Numbers = thought / np.sqrt(strength)[:, None]
    return level
