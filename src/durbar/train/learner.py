"""Proximal policy optimisation: moves that went better than expected become more likely, by small steps."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from durbar.train.lockstep import MOST_SEATS
from durbar.train.network import Weights, evaluate, log_chances
from durbar.train.packing import Lessons


class Rates(NamedTuple):
    """How to learn.

    clip:     how much likelier or unlikelier a move may become before its lesson counts no more
    values:   how much the values count, and `entropy` how much it counts to keep choices open
    wanted:   how much it counts to play as a search would
    norm:     the longest step of all weights together
    """

    clip: float = 0.2
    values: float = 1.0
    entropy: float = 0.01
    wanted: float = 1.0
    norm: float = 1.0


class Momentum(NamedTuple):
    """What Adam remembers: means of the slopes and of their squares, and how many steps there were."""

    mean: Weights
    square: Weights
    steps: jax.Array


def new_momentum(weights: Weights) -> Momentum:
    def nothing() -> Weights:
        return {name: jnp.zeros_like(array) for name, array in weights.items()}

    return Momentum(nothing(), nothing(), jnp.zeros((), jnp.int32))


def loss(weights: Weights, lessons: Lessons, rates: Rates) -> tuple[jax.Array, dict[str, jax.Array]]:
    """How bad the weights are for these lessons, and the parts of that. The last observation is filling."""
    bags = lessons.bags
    rows = len(bags.feature_counts)
    real = (jnp.arange(rows) < rows - 1) & (bags.feature_counts > 0)
    decided = real & (bags.move_counts > 0)  # not those who only looked on

    def mean(numbers: jax.Array, which: jax.Array) -> jax.Array:
        return jnp.sum(jnp.where(which, numbers, 0.0)) / jnp.maximum(1, jnp.sum(which))

    scores, owner, values = evaluate(weights, bags)
    chances = log_chances(scores, owner, rows)

    def in_all(numbers: jax.Array) -> jax.Array:
        """For each decision the sum over its moves."""
        return jax.ops.segment_sum(numbers, owner, rows, indices_are_sorted=True)

    searched = decided & (in_all(lessons.wanted) > 0.5)
    chose = decided & ~searched
    unlike = mean(in_all(-lessons.wanted * chances), searched)
    first = jnp.cumsum(bags.move_counts) - bags.move_counts
    new = chances[jnp.minimum(first + lessons.chosen, len(chances) - 1)]
    change = jnp.clip(new - lessons.log_chances, -10, 10)
    ratio = jnp.exp(change)
    advantage = lessons.advantages - mean(lessons.advantages, chose)
    advantage /= jnp.sqrt(mean(advantage**2, chose)) + 1e-6
    clipped = jnp.clip(ratio, 1 - rates.clip, 1 + rates.clip)
    policy = -mean(jnp.minimum(ratio * advantage, clipped * advantage), chose)
    entropy = mean(in_all(-jnp.exp(chances) * chances), decided)
    targets = lessons.targets
    wrong = jax.nn.softplus(values) - targets * values  # cross entropy of a share
    own, beaten, others = wrong[:, 0], wrong[:, MOST_SEATS], jnp.mean(wrong[:, 1:MOST_SEATS], axis=1)
    value = mean(own + beaten + others, real)
    told = {
        "policy": policy,
        "value": mean(own, real),
        "entropy": entropy,
        "unlike": unlike - mean(in_all(-lessons.wanted * jnp.log(jnp.maximum(lessons.wanted, 1e-9))), searched),
        "change": mean(ratio - 1 - change, chose),
        "clipped": mean(jnp.abs(ratio - 1) > rates.clip, chose),
    }
    return policy + rates.values * value + rates.wanted * unlike - rates.entropy * entropy, told


@partial(jax.jit, static_argnames=("rates",), donate_argnums=(0, 1))
def learn(
    weights: Weights, momentum: Momentum, lessons: Lessons, rate: jax.Array, rates: Rates
) -> tuple[Weights, Momentum, dict[str, jax.Array]]:
    """One step of Adam."""
    slopes, told = jax.grad(loss, has_aux=True)(weights, lessons, rates)
    norm = jnp.sqrt(sum(jnp.sum(slope**2) for slope in slopes.values()))
    scale = jnp.minimum(1.0, rates.norm / (norm + 1e-9))
    steps = momentum.steps + 1
    mean, square, better = {}, {}, {}
    for name, slope in slopes.items():
        slope = slope * scale
        mean[name] = 0.9 * momentum.mean[name] + 0.1 * slope
        square[name] = 0.999 * momentum.square[name] + 0.001 * slope**2
        expected = mean[name] / (1 - 0.9**steps)
        spread = jnp.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8
        better[name] = weights[name] - rate * expected / spread
    told["norm"] = norm
    return better, Momentum(mean, square, steps), told
