"""Xanadu: what a child sees. It is the last turn of the game, and seat 0's: only the End card is left to draw."""

from __future__ import annotations

from functools import partial

import pytest

import durbar
from tests.bots.sense import LUCKS, Sense, mistakes
from tests.rules.xanadu.tables import BARRACKS, CHAMBER, QUARRY, STABLES, TO_THE_DISCARDS, YARD, Seat, table

# Prices with 0 to 4 workers: Barracks 7 6 5 3 2, Chamber 1 2 3 4 4, Stables 4 3 3 2 1, Quarry and Yard always 1,
MILL, MILLET, CARAVANS, SCRIBES, TEA_HOUSE = "br13", "br22", "br23", "bl09", "br17"
# Mill 1 2 2 3 4, Millet Fields 1 1 2 3 4, Caravan Yard 4 3 2 1 0, Scribes' Office 2 3 4 5 4, Tea House 2 3 3 4 3.


def last(*seats: Seat, phase: str = "work", pile: str = "end") -> durbar.State:
    return table(*seats, phase=phase, pile=pile, end_card="pile", pass_number=2, rest=TO_THE_DISCARDS)


on = partial(partial, last)
ONE = "br01"  # a hand of one card
TWO = "br01 br04"

POSITIONS = [
    Sense("who leads ends the game", on(Seat(ONE, STABLES, 6), Seat("", MILL, 8)), right=("end",)),
    Sense(
        "also who leads by what a building is worth",
        on(Seat(ONE, BARRACKS, 3), Seat("", QUARRY, 5), Seat("", MILL, 8)),
        wrong=(f"worker {BARRACKS}", f"worker {MILL}"),
    ),
    Sense(
        "the own price is not brought down",
        on(Seat(ONE, BARRACKS, 3), Seat("", f"{CHAMBER}:1", 7)),
        right=("end",),
    ),
    Sense(
        "a worker makes the own building dearer, and wins",
        on(Seat(ONE, CHAMBER, 5), Seat("", MILLET, 5)),
        right=(f"worker {CHAMBER}",),
    ),
    Sense(
        "of two own buildings the one that becomes dearer",
        on(Seat(ONE, f"{SCRIBES} {STABLES}", 5), Seat("", MILLET, 10)),
        right=(f"worker {SCRIBES}",),
    ),
    Sense(
        "a rival's building becomes cheaper, and that wins",
        on(Seat(ONE, MILLET, 9), Seat("", CARAVANS, 6)),
        right=(f"worker {CARAVANS}",),
    ),
    Sense(
        "of two rivals the one who leads",
        on(Seat(ONE, MILLET, 9), Seat("", CARAVANS, 6), Seat("", STABLES, 1)),
        right=(f"worker {CARAVANS}",),
    ),
    Sense(
        "the fourth worker sells at the full price",
        on(Seat(ONE, f"{MILLET}:3", 5), Seat("", QUARRY, 7)),
        right=(f"worker {MILLET}",),
    ),
    Sense(
        "but not where the full price is less",
        on(Seat(ONE, f"{SCRIBES}:3 {TEA_HOUSE}:3", 2), Seat("", CHAMBER, 9)),
        wrong=("worker",),
    ),
    Sense(
        "a rival's fourth worker sells cheaply, and that wins",
        on(Seat(ONE, MILLET, 9), Seat("", f"{STABLES}:3", 8)),
        right=(f"worker {STABLES}",),
    ),
    Sense(
        "a rival's fourth worker that sells dearly stays away",
        on(Seat(ONE, f"{QUARRY} {MILLET}", 6), Seat("", f"{MILL}:3", 4)),
        wrong=(f"worker {MILL}",),
    ),
    Sense(
        "a rival's building is not made dearer",
        on(Seat(ONE, STABLES, 5), Seat("", CHAMBER, 7)),
        right=("end",),
    ),
    Sense(
        "a shared win is less than a win",
        on(Seat(ONE, SCRIBES, 8), Seat("", CHAMBER, 9), Seat("", MILLET, 3)),
        right=(f"worker {SCRIBES}",),
    ),
    Sense(
        "a shared win is more than none",
        on(Seat(ONE, f"{SCRIBES} {STABLES}", 4), Seat("", MILLET, 10), Seat("", CHAMBER, 1)),
        right=(f"worker {SCRIBES}",),
    ),
    Sense(
        "a building that can be paid for is built",
        on(Seat(YARD, "br11", 3), Seat("", MILLET, 5)),
        right=(f"build {YARD}",),
    ),
    Sense(
        "while something can still be done, who is behind does not end the game",
        on(Seat(TWO, CHAMBER, 5), Seat("", MILLET, 6)),
        wrong=("end",),
    ),
    Sense(
        "also where two workers are needed",
        on(Seat(TWO, SCRIBES, 3), Seat("", CHAMBER, 5)),
        wrong=("end", f"worker {CHAMBER}"),
    ),
]


@pytest.mark.parametrize("level", LUCKS)
@pytest.mark.parametrize("sense", POSITIONS, ids=str)
def test_it_plays_with_sense(sense: Sense, level: str) -> None:
    assert mistakes(sense, level) == []
