"""The law of positions, proved by damaging real ones: always the same damage, and a moment of it for each game.

`make fuzz` goes on with other damage for as long as one likes (`tests/proofs/fuzz.py`).
"""

from __future__ import annotations

import json
from itertools import islice

import pytest

import durbar
from durbar.games import GAMES
from tests.examples import examples
from tests.proofs.fuzz import Fuzzer, failure_of, shrunk


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whatever_is_accepted_plays_to_its_end_and_is_accepted_on_the_way(name: str) -> None:
    fuzzer = Fuzzer(name, seed=0, games=6)
    accepted = 0
    for case in islice(fuzzer.cases(), examples(240)):
        is_position, failure = failure_of(case)
        assert failure is None, f"{shrunk(failure)}\n{shrunk(failure).case.document}"
        if is_position:
            fuzzer.keep(case)
            accepted += 1
    assert accepted > 0  # else the damage is too heavy to prove anything


@pytest.mark.parametrize("name", sorted(GAMES))
def test_damaged_records_and_boxes_are_refused_or_make_sense(name: str) -> None:
    fuzzer = Fuzzer(name, seed=1, games=1)
    for case in (damaged() for _ in range(examples(40)) for damaged in (fuzzer.damaged_record, fuzzer.damaged_box)):
        _, failure = failure_of(case)
        assert failure is None, str(shrunk(failure))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_swollen_state_is_refused_before_it_is_read(name: str) -> None:
    game = durbar.game(name)
    document = json.loads(durbar.write_position(game.new(game.seat_counts[-1], seed=1)))
    for swollen in (["x"] * 120_000, [0] * 120_000, "x" * 120_000, {str(number): 0 for number in range(20_000)}):
        document["state"]["pile"] = swollen
        with pytest.raises(durbar.BadPosition, match="a state is at most 64,000 bytes long"):
            durbar.read_position(json.dumps(document))
