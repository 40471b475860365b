"""A review that nobody thought about, for what is only counted or drawn: every third decision is called costly."""

from __future__ import annotations

from durbar.core.record import Record
from durbar.review import WHOLE, Better, Decision, Review, Step
from durbar.review.report import account_of, mark_of, moments_of

LOSS = 700


def invented_review(record: Record) -> Review:
    steps: list[Step] = []
    even = [WHOLE // record.seats] * record.seats
    for (number, state), (seat, move) in zip(enumerate(record.states()), record.moves, strict=False):
        others = [other for other in state.legal_moves(seat) if other is not move]
        loss = LOSS if others and number % 3 == 0 else 0
        better = [Better(others[-1].notation, loss, [others[-1].notation], [])] if loss else []
        decision = Decision(mark_of(loss), loss, len(others) + 1, [], better) if others else None
        between = [chance - (loss if other == seat else 0) for other, chance in enumerate(even)]
        steps.append(Step(number, seat, move.notation, even, between, even, decision))
    accounts = [account_of(steps, seat, even[seat], even[seat]) for seat in range(record.seats)]
    return Review(
        game=record.game.name,
        edition=record.game.edition,
        seats=record.seats,
        players=[],
        moves=len(record.moves),
        look=1,
        looks=1,
        excuse="",
        steps=steps,
        accounts=accounts,
        moments=moments_of(steps),
    )
