"""The network in JAX: from bags of features and traits to chances of moves and values of seats.

A hidden layer sums what the features bring, some blocks think about it, and each move is scored by what the thought
and its traits have to do with each other: once as a product, once through a little layer of its own. Values are the
share of the win that each seat will have, clockwise from the own one, and how many of the others will be beaten.
`durbar.bots.network` does the same in numpy.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from durbar.train.packing import TARGETS, Bags

Weights = dict[str, jax.Array]
NOTHING = -1e9  # the score of a move that is filling


def new_weights(key: jax.Array, features: int, traits: int, width: int, span: int, blocks: int) -> Weights:
    """Weights that know nothing yet: every move is as likely as any other."""
    keys = jax.random.split(key, 4 + 2 * blocks)
    weights = {
        "features": 0.1 * jax.random.normal(keys[0], (features, width)),
        "feature_bias": jnp.zeros(width),
        "traits": 0.3 * jax.random.normal(keys[1], (traits, 2 * span)),
        "query": jax.random.normal(keys[2], (width, 2 * span)) / width**0.5,
        "query_bias": jnp.zeros(2 * span),
        "scores": jnp.zeros(span),
        "trait_scores": jnp.zeros(traits),
        "values": jnp.zeros((width, TARGETS)),
        "value_bias": jnp.zeros(TARGETS),
    }
    for block in range(blocks):
        first, second = keys[4 + 2 * block], keys[5 + 2 * block]
        weights[f"block{block}_in"] = jax.random.normal(first, (width, width)) * (2 / width) ** 0.5
        weights[f"block{block}_in_bias"] = jnp.zeros(width)
        weights[f"block{block}_out"] = 0.2 * jax.random.normal(second, (width, width)) / width**0.5
        weights[f"block{block}_out_bias"] = jnp.zeros(width)
    return weights


def levelled(thought: jax.Array) -> jax.Array:
    """The same thought, as strong as any other."""
    return thought * jax.lax.rsqrt(jnp.mean(thought * thought, axis=-1, keepdims=True) + 1e-6)


def spread(counts: jax.Array, total: int) -> jax.Array:
    """For each of so many things the number of the bag in which it lies."""
    return jnp.repeat(jnp.arange(len(counts)), counts, total_repeat_length=total)


def summed(numbers: jax.Array, counts: jax.Array, table: jax.Array) -> jax.Array:
    """For each bag the sum of the rows of a table that are in it.

    For an accelerator the bags are written out as a matrix: it multiplies faster than it looks up.
    """
    bags = spread(counts, len(numbers))
    if jax.default_backend() == "cpu":
        return jax.ops.segment_sum(table[numbers], bags, len(counts), indices_are_sorted=True)
    matrix = jnp.zeros((len(counts), len(table))).at[bags, numbers].add(1.0)
    return matrix @ table


def evaluate(weights: Weights, bags: Bags) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The score of each move, the observation it belongs to, and the values of each observation, as logits."""
    thought = jax.nn.relu(summed(bags.features, bags.feature_counts, weights["features"]) + weights["feature_bias"])
    block = 0
    while f"block{block}_in" in weights:
        inner = levelled(thought) @ weights[f"block{block}_in"] + weights[f"block{block}_in_bias"]
        thought += jax.nn.relu(inner) @ weights[f"block{block}_out"] + weights[f"block{block}_out_bias"]
        block += 1
    thought = levelled(thought)
    moves = len(bags.trait_counts)
    owner = spread(bags.move_counts, moves)
    table = jnp.concatenate([weights["traits"], weights["trait_scores"][:, None]], axis=1)
    traits = summed(bags.traits, bags.trait_counts, table)
    query = (thought @ weights["query"] + weights["query_bias"])[owner]
    span = len(weights["scores"])
    product = jnp.sum(query[:, :span] * traits[:, :span], axis=1) / span**0.5
    inner = jax.nn.relu(query[:, span:] + traits[:, span : 2 * span])
    scores = product + inner @ weights["scores"] + traits[:, 2 * span]
    return scores, owner, thought @ weights["values"] + weights["value_bias"]


def log_chances(scores: jax.Array, owner: jax.Array, rows: int) -> jax.Array:
    """The logarithm of the chance of each move among those of its observation."""
    most = jax.ops.segment_max(scores, owner, rows, indices_are_sorted=True)
    scores = scores - jax.lax.stop_gradient(most)[owner]
    total = jax.ops.segment_sum(jnp.exp(scores), owner, rows, indices_are_sorted=True)
    return scores - jnp.log(total)[owner]


@jax.jit
def choose(weights: Weights, bags: Bags, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """For each observation the number of a move by its chances, the logarithm of its chance, and what the seat may
    expect: its share of the win, and how many of the others it will beat.
    """
    rows, moves = len(bags.feature_counts), len(bags.trait_counts)
    scores, owner, values = evaluate(weights, bags)
    chances = log_chances(scores, owner, rows)
    luck = chances + jax.random.gumbel(key, (moves,))
    best = jax.ops.segment_max(luck, owner, rows, indices_are_sorted=True)
    found = jnp.where(luck == best[owner], jnp.arange(moves), moves)
    move = jnp.minimum(jax.ops.segment_min(found, owner, rows, indices_are_sorted=True), moves - 1)
    first = jnp.cumsum(bags.move_counts) - bags.move_counts
    return move - first, chances[move], jax.nn.sigmoid(values[:, 0]), jax.nn.sigmoid(values[:, -1])


def as_arrays(weights: Weights) -> dict[str, Any]:
    return {name: jax.device_get(array) for name, array in weights.items()}
