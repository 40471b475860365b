"""What a review says, as plain values: for the terminal, the wire, and whoever keeps it.

Chances are whole numbers, in hundredths of a percent of the win (`WHOLE` is a sure win), so that what is added up adds
up exactly.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from durbar.core.reasons import Reason

WHOLE: Final = 10_000  # a whole win: chances are told in hundredths of a percent
Mark = Literal["best", "fine", "doubtful", "costly"]
MARKS: Final[tuple[Mark, ...]] = ("best", "fine", "doubtful", "costly")  # of a decision, by what it gave away
LEAST_LOSS: Final[dict[Mark, int]] = {"costly": 600, "doubtful": 200, "fine": 50, "best": 0}  # of the chance to win
MOST_MOMENTS: Final = 5


class Better(Struct, frozen=True):
    """A move that would have been better: by how much, what the seat would have played after it, and why."""

    move: str
    gain: int
    line: list[str]
    reasons: list[Reason]


class Decision(Struct, frozen=True):
    """A choice of one seat.

    loss:    the chance to win that it gave away, as far as the seat could know
    choices: how many legal moves there were
    reasons: what spoke for the move that was played
    better:  at most two moves, the best first; none if the choice is marked `best`
    """

    mark: Mark
    loss: int
    choices: int
    reasons: list[Reason]
    better: list[Better]


class Step(Struct, frozen=True):
    """One move of the game, and how each seat stood by what it could know.

    number:  how many moves had been played before it
    before:  the chance of each seat before the move; of who moves, if it had played the best it could
    between: after the choice, before luck had its say
    after:   when the next decision is due
    """

    number: int
    seat: int
    move: str
    before: list[int]
    between: list[int]
    after: list[int]
    decision: Decision | None

    def luck(self, seat: int) -> int:
        """What draws, rolls and reveals after this move changed for a seat."""
        return self.after[seat] - self.between[seat]

    def choice(self, seat: int) -> int:
        """What the move itself changed: for who made it never more than 0."""
        return self.between[seat] - self.before[seat]


class Moment(Struct, frozen=True):
    """One of the moments that mattered most: `number` names its step, `seat` whom it moved most, and by how much."""

    number: int
    kind: Literal["luck", "choice"]
    seat: int
    change: int


class Account(Struct, frozen=True):
    """How one seat came from its chance at the start to the result: start + luck + choices + others + rest = result.

    luck:    draws, rolls and reveals
    choices: what it gave away itself, 0 or less
    others:  what the others' choices did to it
    rest:    what happened where a very long game was not looked at
    marks:   how many of its decisions were best, fine, doubtful and costly
    """

    start: int
    luck: int
    choices: int
    others: int
    rest: int
    result: int
    marks: dict[Mark, int]


class Review(Struct, frozen=True):
    """A finished game, looked at again.

    look:    which look at the game this is, of `looks`: each is closer than the one before
    moves:   how many moves the game has
    excuse:  a sentence if it had to be judged without a network, and why; else empty
    """

    game: str
    edition: str
    seats: int
    players: list[str]
    moves: int
    look: int
    looks: int
    excuse: str
    steps: list[Step]
    accounts: list[Account]
    moments: list[Moment]


class Progress(Struct, frozen=True):
    """How far a review is: `done` of `of` steps of this look; `review` when a look is complete."""

    look: int
    looks: int
    done: int
    of: int
    review: Review | None = None


def mark_of(loss: int) -> Mark:
    """How a decision is called that gave away so much.

    >>> mark_of(0), mark_of(120), mark_of(599), mark_of(4000)
    ('best', 'fine', 'doubtful', 'costly')
    """
    return next(mark for mark, least in LEAST_LOSS.items() if loss >= least)


def account_of(steps: list[Step], seat: int, start: int, result: int) -> Account:
    """The account of one seat; it adds up by construction, as every step begins where something else ended."""
    luck = sum(step.luck(seat) for step in steps)
    choices = sum(step.choice(seat) for step in steps if step.seat == seat)
    others = sum(step.choice(seat) for step in steps if step.seat != seat)
    marks: dict[Mark, int] = dict.fromkeys(MARKS, 0)
    for step in steps:
        if step.seat == seat and step.decision is not None:
            marks[step.decision.mark] += 1
    return Account(start, luck, choices, others, result - start - luck - choices - others, result, marks)


def moments_of(steps: list[Step]) -> list[Moment]:
    """The moments that mattered most, in the order of the game: a draw by what it changed, a choice by what it lost."""
    found: list[Moment] = []
    for step in steps:
        changes = [(step.luck(seat), seat) for seat in range(len(step.before))]
        change, seat = max(changes, key=lambda change: (abs(change[0]), -change[1]))
        loss = step.decision.loss if step.decision is not None else 0
        if loss > 0 and loss >= abs(change):
            found.append(Moment(step.number, "choice", step.seat, -loss))
        elif change:
            found.append(Moment(step.number, "luck", seat, change))
    found.sort(key=lambda moment: (-abs(moment.change), moment.number))
    return sorted(found[:MOST_MOMENTS], key=lambda moment: moment.number)
