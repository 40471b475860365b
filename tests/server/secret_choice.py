"""A tiny game of simultaneous choices, for the proofs: everybody secretly picks a number and then a stake.

The highest number that nobody else picked wins its stake times the prize of the round, and one more point if it is the
winner's charm. Charms are dealt at the beginning and known to their owners only; each prize is drawn by luck.
"""

from __future__ import annotations

from typing import Any

from durbar.core.errors import Facts, IllegalMove
from durbar.core.events import Event
from durbar.core.fields import RNG, Fields, plain
from durbar.core.game import Components, Game, Options, View
from durbar.core.moves import Move, MoveTable
from durbar.core.rng import Rng
from durbar.core.state import State

ROUNDS = 3
NUMBERS = 4
STAKES = 2
NONE = -1


class NotNow(IllegalMove):
    """A refusal that needs no catalogue."""

    def sentence(self, language: str = "en") -> str:
        return f"seat {self.facts['seat']}: {self.key}"


class SecretView(View, frozen=True):
    """What a seat sees: its own charm, pick and stake, and what is open."""

    seat: int
    round: int
    prize: int
    points: list[int]
    charm: int | None
    pick: int | None
    stake: int | None


class Secret(State):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, game.options(), game.moves, seats, rng)
        self.round = 1
        self.prize = 0
        self.points = [0] * seats
        self.charms = [0] * seats
        self.picks = [NONE] * seats
        self.stakes = [NONE] * seats

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.stakes[seat] == NONE] if self.round <= ROUNDS else []

    def actor(self) -> int:
        return self.actors()[0] if self.actors() else NONE

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        if seat not in self.actors():
            return []
        return self.moves.moves[:NUMBERS] if self.picks[seat] == NONE else self.moves.moves[NUMBERS:]

    def refusal(self, seat: int, move: Move) -> NotNow:
        key = "a number first, then a stake" if seat in self.actors() else "you have chosen"
        return NotNow("secret-1", key, {"seat": seat})

    def apply(self, seat: int, move: Move) -> None:
        value = int(next(iter(move.args.values())))
        if move.kind == "pick":
            self.picks[seat] = value
        else:
            self.stakes[seat] = value
        if not self.actors():
            self.reveal()

    def reveal(self) -> None:
        self.mark += 1
        facts: Facts = {"picks": " ".join(map(str, self.picks))}
        alone = [pick for pick in self.picks if self.picks.count(pick) == 1]
        if alone:
            winner = self.picks.index(max(alone))
            self.points[winner] += self.prize * self.stakes[winner] + (max(alone) == self.charms[winner])
            facts["seat"] = winner
        if self.log is not None:
            self.log.append(Event("revealed", facts))
        self.round += 1
        self.next_round()

    def next_round(self) -> None:
        if self.round <= ROUNDS:
            self.prize = 1 + int(self.rng.below(3))
            self.picks, self.stakes = [NONE] * self.seats, [NONE] * self.seats

    def deal(self) -> None:
        for seat in range(self.seats):
            self.charms[seat] = int(self.rng.below(NUMBERS))
            if self.log is not None:
                self.log.append(Event("dealt", {"seat": seat}, {"charm": self.charms[seat]}, (seat,)))
        self.next_round()

    def clone(self) -> Secret:
        copy = Secret(self.game, self.seats, self.rng.clone())
        copy.mark, copy.round, copy.prize = self.mark, self.round, self.prize
        copy.points, copy.charms = self.points[:], self.charms[:]
        copy.picks, copy.stakes = self.picks[:], self.stakes[:]
        return copy

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[list[int]] | None:
        if self.round <= ROUNDS:
            return None
        return [[s for s in range(self.seats) if self.points[s] == n] for n in sorted({*self.points}, reverse=True)]

    def chance_outcome(self) -> int:
        return self.prize


class SecretChoice(Game):
    name = "secret"
    editions = ("1",)
    seat_counts = range(2, 5)
    options = Options
    fields = Fields(
        Secret,
        round=plain(int),
        prize=plain(int),
        points=plain(list[int]),
        charms=plain(list[int]),
        picks=plain(list[int]),
        stakes=plain(list[int]),
        rng=RNG,
    )

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.components = None
        picks = [Move("pick", {"number": number}) for number in range(NUMBERS)]
        self.moves = MoveTable([*picks, *(Move("stake", {"points": points}) for points in range(1, STAKES + 1))])

    def start(self, seats: int, options: Any, rng: Rng, listen: bool) -> Secret:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.deal()
        return state

    def empty_table(self, seats: int, options: Any, rng: Rng) -> Secret:
        return Secret(self, seats, rng)

    def seen_by(self, state: Secret, seat: int) -> SecretView:
        own = [(values[seat] if seat >= 0 else None) for values in (state.charms, state.picks, state.stakes)]
        return SecretView(seat, state.round, state.prize, state.points, *own)

    def redeal(self, state: Secret, seat: int, rng: Rng) -> Secret:
        copy = state.clone()
        for other in range(copy.seats):
            if other != seat:
                copy.charms[other] = int(rng.below(NUMBERS))
                if copy.picks[other] != NONE:
                    copy.picks[other] = int(rng.below(NUMBERS))
        copy.rng = rng.spawn()
        return copy

    def judge(self, state: Secret) -> list[float]:
        return [0.5] * state.seats

    def pieces(self, state: Secret) -> list[str]:
        return []

    def prompt(self, state: Secret) -> tuple[str, dict[str, int | str]]:
        return "choose", {"round": state.round}
