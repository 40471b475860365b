"""What observations say in numbers, bit for bit: networks were trained on exactly these, in exactly this order.

Whoever changes a feature on purpose raises the game's `VERSION`, trains anew, and writes the digests anew with
`python -m tests.proofs.test_encoding`.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import durbar
from durbar.bots.arrays import read_arrays
from durbar.bots.network import FORMAT, BadWeights, weights_file
from tests.proofs.play import LEARNED, any_decision
from tests.proofs.test_observations import settings

FILE = Path(__file__).with_name("encoding.json")
LOOKS = 6  # at one game of each setting
PAUSES = {"kyoto": 17, "xanadu": 23, "reviving": 31, "kathmandu": 53}  # moves between two of them


def digest(name: str) -> str:
    """Of what all seats are told now and then in a random game of every setting, and of the moves of who decides."""
    facts, _ = read_arrays(weights_file(name), FORMAT, BadWeights)
    game = durbar.game(name, facts["editions"][-1])
    observer = game.make_observer()
    assert observer is not None
    observer.ignore_the_judge()
    told = hashlib.sha256(observer.layout().encode())
    for number, (seats, options) in enumerate(settings(game)):
        state, luck = game.new(seats, number, options), durbar.rng_of_seed(number)
        for played in range(LOOKS * PAUSES[name]):
            if not state.actors():
                break
            if played % PAUSES[name] == number % PAUSES[name]:
                for seat in range(seats):
                    told.update(json.dumps(list(observer.observe_table(state, seat).features)).encode())
                seen = observer.observe(state, state.actor())
                told.update(json.dumps([list(seen.traits), list(seen.ends)]).encode())
            state.play(*any_decision(state, luck))
    return told.hexdigest()


@pytest.mark.parametrize("name", LEARNED)
def test_observations_say_what_they_said_when_networks_were_trained(name: str) -> None:
    assert digest(name) == json.loads(FILE.read_text("utf-8"))[name]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: digest(name) for name in LEARNED}, indent=1) + "\n", "utf-8")
