"""Review: a finished game looked at again. How did each seat stand, what was luck, and which choices cost the game?

>>> import durbar
>>> from durbar.review import review
>>> record = durbar.Record(durbar.game("kyoto"), seats=2, seed=7)
>>> state = record.replay()
>>> while state.actors():
...     record.play(state, state.actor(), state.legal_moves(state.actor())[0])
>>> found = review(record, looks=1)
>>> [account.start + account.luck + account.choices + account.others for account in found.accounts]
[10000, 0]

The method is that of GNU Backgammon, for any number of seats and hidden cards (docs/review.md). Everything a seat did
is judged by what it could know then. The same record always gives the same review: no clock has a say in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from durbar.core.errors import DurbarError, quoted
from durbar.core.record import Record
from durbar.review.looking import Gaze, Plan, added_up
from durbar.review.report import (
    MARKS,
    WHOLE,
    Account,
    Better,
    Decision,
    Moment,
    Progress,
    Review,
    Step,
    account_of,
    moments_of,
)
from durbar.review.value import Valuer

__all__ = [
    "LOOKS",
    "MARKS",
    "WHOLE",
    "Account",
    "Better",
    "Decision",
    "Moment",
    "Plan",
    "Progress",
    "Review",
    "Step",
    "look_again",
    "review",
]

# Each look takes about five times as long as the one before. A search is asked for from the second on.
LOOKS: Final = (Plan(deals=4, walks=0), Plan(deals=12, walks=128), Plan(deals=32, walks=768))
MOST_STEPS: Final = 1_500  # that are looked at; of a longer game every second move, every third, …
MOST_DEALS: Final = 12_000  # of a look's positions together, for each deal that the plan asks for …
MOST_WALKS: Final = 500_000  # … and of a look's decisions together: a table of six takes no longer than one of four
OFTEN: Final = 10  # steps between two words about progress


def look_again(record: Record, looks: int = len(LOOKS), seed: int = 0, first: int = 1) -> Iterator[Progress]:
    """Review a finished game, first at a glance, then ever more closely, and say on the way how far it is.

    No look builds on another, so it can be gone on with from any of them: `first`.
    """
    if not isinstance(record, Record):
        raise DurbarError(f"a review is of a record, not of {quoted(record)}")
    if not (isinstance(looks, int) and 1 <= looks <= len(LOOKS)):
        raise DurbarError(f"a review takes 1 to {len(LOOKS)} looks, not {quoted(looks)}")
    if not (isinstance(first, int) and 1 <= first <= looks):
        raise DurbarError(f"a review of {looks} looks begins with one of them, not with {quoted(first)}")
    end = record.replay()
    if end.actors() or not record.moves:
        raise DurbarError("this game is not over; a review is of a finished one")
    valuer = Valuer(end)
    for look in range(first, looks + 1):
        plan = within_bounds(LOOKS[look - 1], len(record.moves), record.seats)
        of = -(-len(record.moves) // plan.stride)
        yield Progress(look, looks, 0, of)
        gaze = Gaze(record, valuer, plan, seed * len(LOOKS) + look)
        for _ in gaze.run():
            if len(gaze.found) % OFTEN == 0:
                yield Progress(look, looks, min(len(gaze.found), of), of)
        yield Progress(look, looks, of, of, reported(record, gaze, look, looks))


def review(record: Record, looks: int = len(LOOKS), seed: int = 0) -> Review:
    """The review of a finished game, when all looks are done."""
    last = None
    for progress in look_again(record, looks, seed):
        last = progress.review or last
    assert last is not None
    return last


def within_bounds(plan: Plan, moves: int, seats: int) -> Plan:
    """The plan as far as a game of so many moves and seats allows it: never more work than a few minutes.

    >>> within_bounds(LOOKS[2], 200, 4)
    Plan(deals=32, walks=768, stride=1)
    >>> within_bounds(LOOKS[2], 20_000, 6)
    Plan(deals=7, walks=349, stride=14)
    """
    stride = -(-moves // MOST_STEPS)
    steps = -(-moves // stride)
    deals = max(2, min(plan.deals, plan.deals * MOST_DEALS // (steps * max(seats, 2) ** 2)))
    return Plan(deals, min(plan.walks, MOST_WALKS // steps), stride)


def reported(record: Record, gaze: Gaze, look: int, looks: int) -> Review:
    steps = added_up(gaze.found, gaze.result)
    accounts = [account_of(steps, seat, steps[0].before[seat], steps[-1].after[seat]) for seat in range(record.seats)]
    return Review(
        game=record.game.name,
        edition=record.game.edition,
        seats=record.seats,
        players=record.players,
        moves=len(record.moves),
        look=look,
        looks=looks,
        excuse=gaze.valuer.excuse,
        steps=steps,
        accounts=accounts,
        moments=moments_of(steps),
    )
