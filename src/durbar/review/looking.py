"""One look at a whole game: every step judged by what each seat could know, then added up from the end.

Of each step it is asked, seat by seat: how did it stand before (`Step.before`), after the choice alone (`between`), and
after whatever luck brought (`after`)? Luck has had its say for a seat if in other deals, after the same move, it would
have seen something else. Where it has not, `between` is `after`, and nothing is called luck that was none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from durbar.bots.guided_tree import shares_of_the_win
from durbar.core.moves import Move
from durbar.core.record import Record
from durbar.core.rng import Rng, rng_of_seed
from durbar.core.state import State
from durbar.review.deciding import Verdict, glance, line_of, ponder
from durbar.review.report import WHOLE, Better, Decision, Step, mark_of
from durbar.review.value import Look, Valuer, deals_of

COMPARED: Final = 4  # deals in which it is asked whether luck had its say
TRIES: Final = 4  # times as many deals in which a move of somebody else is looked for that could be played there
MOST_BETTER: Final = 2
PLACE: Final = 2**20  # more than moves of a record


class Plan(NamedTuple):
    """How closely a game is looked at: deals for each position, walks of a search for each decision, and every
    how-manieth move.
    """

    deals: int
    walks: int
    stride: int = 1


class Found(NamedTuple):
    """What was found of one step.

    stands:  the chance of each seat before it, except of who moves
    between: … after the choice, averaged over luck; None where luck had no say
    later:   … after it, if the next move is not looked at
    loss:    what who moved gave away
    """

    number: int
    seat: int
    move: str
    stands: list[float]
    between: list[float | None]
    later: list[float] | None
    decision: Decision | None
    loss: float


class Seen(NamedTuple):
    """A table as a seat sees it: deals that look the same to it, and the luck by which more are drawn."""

    state: State
    deals: list[State]
    seat: int
    rng: Rng


class Gaze:
    """One look at one game. `seed` is its own luck, by which the deals are drawn: the same seed finds the same."""

    def __init__(self, record: Record, valuer: Valuer, plan: Plan, seed: int) -> None:
        self.record = record
        self.game = record.game
        self.valuer = valuer
        self.plan = plan
        self.seed = seed
        self.found: list[Found] = []
        self.result: list[float] = []

    def luck(self, number: int, seat: int) -> Rng:
        """The luck of a question about a position depends on nothing that is hidden there."""
        return rng_of_seed(((self.seed * PLACE + number) * 8 + seat) % 2**64)

    # From the beginning to the end

    def run(self) -> Iterator[int]:
        """Look at every step; after each, how many moves have been passed."""
        states = self.record.states()
        state = next(states)
        for number, (seat, move) in enumerate(self.record.moves):
            before = state.clone() if self.is_looked_at(number) else None
            choices = len(state.legal_moves(seat)) if before is not None else 0
            state = next(states)
            if before is not None:
                self.found.append(self.look_at(number, before, seat, move, state, choices))
                yield number + 1
        shares = shares_of_the_win(state)
        self.result = [self.valuer.chance(shares, seat) for seat in range(state.seats)]

    def is_looked_at(self, number: int) -> bool:
        return number % self.plan.stride == 0 or number == len(self.record.moves) - 1

    def look_at(self, number: int, before: State, seat: int, move: Move, after: State, choices: int) -> Found:
        stands = [0.0] * before.seats
        between: list[float | None] = [None] * before.seats
        for other in range(before.seats):
            if other != seat:
                rng = self.luck(number, other)
                deals = deals_of(before, other, self.plan.deals, rng)
                stands[other] = self.mean([deal.clone() for deal in deals], other)
                if after.mark != before.mark:
                    seen = Seen(before, deals, other, rng)
                    between[other] = self.after_another(seen, seat, move, after, stands[other])
        own = deals_of(before, seat, self.plan.deals, self.luck(number, seat))
        if after.mark != before.mark:
            behind = played_in(own, seat, move)
            if self.luck_had_a_say(behind, after, seat):
                between[seat] = self.mean(behind, seat)
        decision, loss = self.judge(number, before, own, seat, move, choices) if choices > 1 else (None, 0.0)
        later = None
        if not self.is_looked_at(number + 1) and number + 1 < len(self.record.moves):
            later = [self.stand(number + 1, after, other) for other in range(after.seats)]
        return Found(number, seat, move.notation, stands, between, later, decision, loss)

    def stand(self, number: int, state: State, seat: int) -> float:
        return self.mean(deals_of(state, seat, self.plan.deals, self.luck(number, seat)), seat)

    def mean(self, deals: list[State], seat: int) -> float:
        chances = self.valuer.chances([Look(deal, seat) for deal in deals])
        return sum(chances) / len(chances)

    # Luck

    def luck_had_a_say(self, behind: list[State], after: State, seat: int) -> bool:
        """Whether the seat would have seen something else in any of these deals, after the same move."""
        seen = self.game.view(after, seat)
        return any(self.game.view(deal, seat) != seen for deal in behind[:COMPARED])

    def after_another(self, seen: Seen, mover: int, move: Move, after: State, stood: float) -> float | None:
        """How a seat stood after a move of somebody else, before luck; None if luck had no say.

        A move that it has not seen, or that could not be made in any deal it can think of, cannot be told apart from
        the luck that followed: it was played unseen.
        """
        possible = [deal for deal in seen.deals if move in deal.legal_moves(mover)]
        for _ in range(TRIES * len(seen.deals)):
            if len(possible) >= len(seen.deals):
                break
            deal = self.game.redeal(seen.state, seen.seat, seen.rng)
            if move in deal.legal_moves(mover):
                possible.append(deal)
        if not possible or self.is_unseen(possible[0], seen.seat, mover, move):
            return stood
        behind = played_in(possible, mover, move)
        return self.mean(behind, seen.seat) if self.luck_had_a_say(behind, after, seen.seat) else None

    def is_unseen(self, deal: State, seat: int, mover: int, move: Move) -> bool:
        """Whether another move would have looked the same to this seat."""
        seen = self.game.view(played_in([deal], mover, move)[0], seat)
        others = [other for other in deal.legal_moves(mover) if other.kind == move.kind and other is not move]
        return any(self.game.view(played_in([deal], mover, other)[0], seat) == seen for other in others)

    # Choices

    def judge(
        self, number: int, state: State, deals: list[State], seat: int, move: Move, choices: int
    ) -> tuple[Decision, float]:
        verdict = glance(self.valuer, deals, seat, move)
        if self.plan.walks and verdict.loss < 1.0:
            walks = self.plan.walks
            verdict = ponder(self.valuer, state, seat, move, walks, self.luck(number, seat)) or verdict
        mark = mark_of(round(WHOLE * verdict.loss))
        better = [] if mark == "best" else self.better_moves(state, deals[0], seat, verdict)
        reasons = self.game.why(state, seat, line_of(self.valuer, deals[0], seat, move)) if better else []
        return Decision(mark, 0, choices, reasons, better), verdict.loss

    def better_moves(self, state: State, deal: State, seat: int, verdict: Verdict) -> list[Better]:
        found: list[Better] = []
        for option in verdict.options[:MOST_BETTER]:
            gain = round(WHOLE * option.gain)
            if mark_of(gain) == "best":
                break  # better by nothing that would be called a mistake
            line = line_of(self.valuer, deal, seat, option.move)
            reasons = self.game.why(state, seat, line)
            found.append(Better(option.move.notation, gain, [one.notation for one in line], reasons))
        return found


def played_in(deals: list[State], seat: int, move: Move) -> list[State]:
    """Copies of these deals after a move."""
    found = [deal.clone() for deal in deals]
    for deal in found:
        deal.apply(seat, move)
    return found


# Adding up


def added_up(found: list[Found], result: list[float]) -> list[Step]:
    """The steps, from the last to the first: what a seat that chose could have had is what it had, and its loss."""
    steps: list[Step] = []
    after = [round(WHOLE * chance) for chance in result]
    for one in reversed(found):
        if one.later is not None:
            after = [round(WHOLE * chance) for chance in one.later]
        between = [after[seat] if chance is None else round(WHOLE * chance) for seat, chance in enumerate(one.between)]
        before = [round(WHOLE * chance) for chance in one.stands]
        loss = min(round(WHOLE * one.loss), WHOLE - between[one.seat])
        before[one.seat] = between[one.seat] + loss
        decision = marked(one.decision, loss)
        steps.append(Step(one.number, one.seat, one.move, before, between, after, decision))
        after = before
    steps.reverse()
    return steps


def marked(decision: Decision | None, loss: int) -> Decision | None:
    """A decision with what it lost in the end; nobody can lose more than was left to win."""
    if decision is None:
        return None
    mark = mark_of(loss)
    better = [] if mark == "best" else decision.better
    return Decision(mark, loss, decision.choices, decision.reasons if better else [], better)
