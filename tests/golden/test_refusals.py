"""Every refusal cites the right rule: whoever adds a sentence, or another rule to one, reads both beside each other.

`refusals.txt` has each pair of a rule and a sentence that was read so: whatever a random game of any mode refuses is
among them, and so is every sentence of the catalogues.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import durbar
from durbar.core.text import catalogue_text
from durbar.games import GAMES
from tests.golden.modes import Mode, modes
from tests.rulebook import rule_numbers

LINES = (Path(__file__).parent / "refusals.txt").read_text(encoding="utf-8").splitlines()
READ = {(rule, key) for rule, key in (line.split() for line in LINES)}
LOOKED_AT = 4  # of so many decisions one
TRIED = 50  # moves of each seat there


def refused_in(mode: Mode, luck: durbar.Rng) -> set[tuple[str, str]]:
    """Which rules with which sentences a random game of this mode refuses moves by."""
    state = mode.rules.new(mode.seats, int(luck.below(1000)), dict(mode.options))
    every = list(mode.rules.moves)
    found: set[tuple[str, str]] = set()
    while state.actors():
        for seat in range(state.seats) if luck.below(LOOKED_AT) == 0 else ():
            for _ in range(TRIED):
                try:
                    state.check(seat, every[luck.below(len(every))])
                except durbar.IllegalMove as refusal:
                    found.add((refusal.rule, refusal.key))
        seat = state.actor()
        legal = state.legal_moves(seat)
        state.play(seat, legal[luck.below(len(legal))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_refused_was_read_beside_its_rule(game: str) -> None:
    luck = durbar.rng_of_seed(19)
    found = {pair for mode in modes(game) for pair in refused_in(mode, luck)}
    assert len(found) >= 7
    assert found <= READ, "read these sentences beside their rules; if they fit, add them to refusals.txt"


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_a_rule_that_there_is(game: str) -> None:
    own = {(rule, key) for rule, key in READ if rule.startswith(f"{game}-")}
    assert {rule for rule, _ in own} <= set(rule_numbers(game))
    said = re.findall(r"^refusal-([\w-]+) =", catalogue_text(game, "en"), re.MULTILINE)
    assert sorted({key for _, key in own}) == sorted(said)
