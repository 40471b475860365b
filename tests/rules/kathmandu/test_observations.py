"""What a network is told of the map."""

from __future__ import annotations

from typing import Any

import durbar
from tests.proofs.play import any_decision


def test_every_space_reaches_the_observation() -> None:
    """Wherever a yak stands, its player sees something else."""
    state: Any = durbar.game("kathmandu").new(seats=2, seed=1)
    luck = durbar.rng_of_seed(1)
    while min(player.space for player in state.players) < 0:
        state.play(*any_decision(state, luck))
    seat, seen = state.actor(), set()
    spaces = [space for space in range(len(state.landscape.lands)) if state.landscape.steps[space] >= 0]
    assert len(spaces) > 100
    for space in spaces:
        state.players[seat].space = space
        seen.add(tuple(sorted(state.game.observer.features_of(state, seat))))
    assert len(seen) == len(spaces)
