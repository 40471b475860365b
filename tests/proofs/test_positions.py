"""The law of positions, proved by damaging real ones: always the same damage, and a moment of it for each game.

`make fuzz` goes on with other damage for as long as one likes (`tests/proofs/fuzz.py`).
"""

from __future__ import annotations

from itertools import islice

import pytest

from durbar.games import GAMES
from tests.examples import examples
from tests.proofs.fuzz import Fuzzer, failure_of, shrunk


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_whatever_is_accepted_plays_to_its_end_and_is_accepted_on_the_way(name: str, seed: int) -> None:
    fuzzer = Fuzzer(name, seed, games=6)
    accepted = 0
    for case in islice(fuzzer.cases(), examples(240)):
        is_position, failure = failure_of(case)
        assert failure is None, f"{shrunk(failure)}\n{shrunk(failure).case.document}"
        if is_position:
            fuzzer.keep(case)
            accepted += 1
    assert accepted > examples(240) // 20  # else the damage is too heavy to prove anything
