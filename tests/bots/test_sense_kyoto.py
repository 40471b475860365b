"""Gangs of Kyoto: what a child sees. Seat 0 gives the card that was just turned up, unless something else is said."""

from __future__ import annotations

from functools import partial

import pytest

from tests.bots.sense import LUCKS, Sense, mistakes
from tests.rules.kyoto.tables import TWELVE_BELLS, table

OPEN = {"visible_bells_variant": True}
WHOLE_PILE = {"full_pile_variant": True, "visible_bells_variant": True}
TWELVE, TWELVE_MORE = TWELVE_BELLS
ELEVEN = "5b2 5b2 5b2 5b2 5b2 2b1"
SIX, SIX_MORE = "0b1 0b1 1b1 1b1 2b1 2b1", "1b1 1b1 2b1 2b1 3b1 3b1"  # bells in as many cards as twelve or eleven

on = partial(partial, table)

POSITIONS = [
    Sense("a gift that wins is one's own", on(["2", "3", "4"], "gift1", scores=[TWELVE]), right=("give 0",)),
    Sense("also with eleven and two", on(["2", "3", "4", "1"], "gift2", scores=[ELEVEN]), right=("give 0",)),
    Sense(
        "a gift does not go to whoever lacks one bell",
        on(["5b1 4b1", "2", "4"], "gift1", scores=["1b1", TWELVE], options=OPEN),
        wrong=("give 1",),
    ),
    Sense(
        "nor to whoever lacks two",
        on(["2", "3", "1 1", "4"], "gift2", scores=["1b1", "2b2", ELEVEN], options=OPEN),
        wrong=("give 2",),
    ),
    Sense(
        "of two who lack one bell neither gets it",
        on(["5", "2", "4"], "gift1", scores=["", TWELVE, TWELVE_MORE], options=OPEN),
        right=("give 0",),
    ),
    Sense(
        "who was seen to keep twelve bells gets no gift, though they lie face down",
        on(["5", "2", "2", "2"], "gift1", scores=["1b1", SIX, TWELVE, SIX_MORE], served=[0]),
        wrong=("give 2",),
    ),
    Sense(
        "nor who was seen to keep eleven gets two",
        on(["5", "2", "2", "2"], "gift2", scores=["1b1", SIX, ELEVEN, SIX_MORE], served=[0]),
        wrong=("give 2",),
    ),
    Sense("four bells are not given up for nothing", on(["4b2 4b2 2", "1", "2"], "5"), wrong=("give 0",)),
    Sense("nor with a late pass at seventeen", on(["L 5 5 3b2 3b2", "1", "2"], "4"), wrong=("give 0",)),
    Sense(
        "who stays out too late lets me win",
        on(["5b1 2b1", "5 5", "2"], "4", scores=[ELEVEN]),
        right=("give 1",),
    ),
    Sense(
        "who is too late lets nobody win if another choice is free",
        on(["2", "5 5", "3b2", "1"], "4", scores=["", "1b1", ELEVEN], options=OPEN),
        wrong=("give 1",),
    ),
    Sense(
        "not even oneself",
        on(["5 5 2", "1", "3b2", "1"], "4", scores=["", "1b1", ELEVEN], options=OPEN),
        wrong=("give 0",),
    ),
    Sense(
        "of two who may be too late, the one who would win",
        on(["3b2", "5 5", "3b2 4 2b1"], "4", scores=[ELEVEN, "1b1", "4b2 4b2 4b2 4b2 3b2 1b1"], options=OPEN),
        right=("give 2",),
    ),
    Sense(
        "a gift that wins is not refused", on(["R 2", "3"], "gift1", offered_to=0, scores=[TWELVE]), right=("accept",)
    ),
    Sense("a card that is too late is refused", on(["R 4b2 4b2 3", "3"], "5", offered_to=0), wrong=("accept",)),
    Sense("a gift is not refused", on(["R 2", "3", "4"], "gift2", offered_to=0), right=("accept",)),
    Sense(
        "after the last card whoever leads ends the game",
        on(["2", "5 5", "1"], "4", scores=[TWELVE, "1b1", "2b1"], pile_ran_out=True, options=WHOLE_PILE),
        right=("give 1",),
    ),
    Sense(
        "and who is behind does not",
        on(["2", "5 5", "1"], "4", scores=["1b1", "2b1", TWELVE], pile_ran_out=True, options=WHOLE_PILE),
        wrong=("give 1",),
    ),
    Sense(
        "nor by being too late",
        on(["5 5 2", "1", "3"], "4", scores=["1b1", "2b1", TWELVE], pile_ran_out=True, options=WHOLE_PILE),
        wrong=("give 0",),
    ),
]


@pytest.mark.parametrize("level", LUCKS)
@pytest.mark.parametrize("sense", POSITIONS, ids=str)
def test_it_plays_with_sense(sense: Sense, level: str) -> None:
    assert mistakes(sense, level) == []
