"""Many games at once: each is played on until a network has to decide, all are asked together, all are answered.

Nothing here knows which game it is. A decision is packed into bytes as soon as it is observed, and kept until its game
is over; then it is told how much better or worse than expected things went after it. This loop is compiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.core.observing import Observer
from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State

OURS: Final = 0  # the network that learns
PAST: Final = 1  # what it was some time ago
OTHER: Final = 2  # a bot that is no network
MOST_SEATS: Final = 6
THOUSAND: Final = 1000
LUCK: Final = 2**31
MOST_DECISIONS: Final = 6000  # in one game; whoever plays longer has lost the thread

Chooser = Callable[[State, int], Move]
Thinker = Callable[[State, int, list[Move]], tuple[list[float], float]]  # how often each move deserves to be played


class Decision:
    """A decision of a network: what it saw, what it chose, and what became of it.

    counts:     how many traits each of the moves has
    moves:      what it could choose from; nothing where another seat decided and this one only looked on
    wanted:     how often a search would play each move; nothing where none was asked
    log_chance: how likely the network found the move it chose
    share:      which share of the win the network expected for the seat, and `beaten` how many of the others
    advantage:  how much better it went than expected (generalised advantage estimation)
    targets:    the share of the win of each seat, clockwise from this one, and how many of the others were beaten: as
                it ended, and as the seats came to see it on the way, which is less a matter of luck
    """

    def __init__(self, seat: int, features: bytes, traits: bytes, counts: bytes, moves: list[Move]) -> None:
        self.seat = seat
        self.features = features
        self.traits = traits
        self.counts = counts
        self.moves = moves
        self.wanted: list[float] = []
        self.chosen = 0
        self.log_chance = 0.0
        self.share = 0.0
        self.beaten = 0.0
        self.advantage = 0.0
        self.targets: list[float] = []


class LearningTable:
    """A game that is being played.

    roles: who plays each seat
    kind:  what sort of table it is, for the statistics
    """

    def __init__(self, state: State, roles: list[int], kind: str) -> None:
        self.state = state
        self.roles = roles
        self.kind = kind
        self.decisions: list[Decision] = []
        self.asked: Decision | None = None
        self.played = 0


class Result:
    """How a game ended: what sort of table it was, for each seat who played it and its share of the win."""

    def __init__(self, kind: str, roles: list[int], shares: list[float], played: int) -> None:
        self.kind = kind
        self.roles = roles
        self.shares = shares
        self.played = played


class Lockstep:
    """Games in lockstep.

    new:      makes the next table
    other:    chooses for the seats that no network plays
    patience: how far ahead of a decision surprises still count (lambda)
    places:   how much of the reward is for beating others besides winning
    goals:    how much of that is instead for what the game asks besides (`State.goal_reached`)
    watching: at how many decisions in a thousand another seat looks on and learns how it stands; a search asks that
    searched: how many decisions in a thousand are thought about by `thinker`, as soon as there is one
    """

    def __init__(
        self,
        observer: Observer,
        new: Callable[[], LearningTable],
        other: Chooser,
        count: int,
        patience: float,
        places: float,
        goals: float,
        watching: int,
        searched: int,
        rng: Rng,
    ) -> None:
        self.observer = observer
        self.new = new
        self.other = other
        self.patience = patience
        self.places = places
        self.goals = goals
        self.watching = watching
        self.searched = searched
        self.thinker: Thinker | None = None
        self.rng = rng
        self.tables: list[LearningTable] = [new() for _ in range(count)]
        self.finished: list[Decision] = []
        self.results: list[Result] = []

    def ask(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]:
        """Play all games on to the next decision of a network; these decisions, packed as `packing` says."""
        features: list[bytes] = []
        feature_counts: list[int] = []
        move_counts: list[int] = []
        trait_counts: list[bytes] = []
        traits: list[bytes] = []
        past: list[int] = []
        for number in range(len(self.tables)):
            decision = self.play_on(number)
            table = self.tables[number]
            features.append(decision.features)
            feature_counts.append(len(decision.features) // 2)
            move_counts.append(len(decision.moves))
            trait_counts.append(decision.counts)
            traits.append(decision.traits)
            past.append(1 if table.roles[decision.seat] == PAST else 0)
        return (
            array("H", feature_counts).tobytes(),
            b"".join(features),
            array("H", move_counts).tobytes(),
            b"".join(trait_counts),
            b"".join(traits),
            bytes(past),
        )

    def play_on(self, number: int) -> Decision:
        """Forced moves and those of other bots are played at once; a finished game makes room for a new one."""
        table = self.tables[number]
        while True:
            state = table.state
            seat = state.actor()
            if seat == NOBODY or table.played > MOST_DECISIONS:
                self.finish(table)
                table = self.new()
                self.tables[number] = table
                continue
            role = table.roles[seat]
            if role == OTHER:
                state.apply(seat, self.other(state, seat))
                table.played += 1
                continue
            moves = self.observer.moves_of(state, seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            seen = self.observer.observe_moves(state, seat, moves)
            counts: list[int] = []
            start = 0
            for end in seen.ends:
                counts.append(end - start)
                start = end
            decision = Decision(
                seat,
                array("H", seen.features).tobytes(),
                array("H", seen.traits).tobytes(),
                bytes(counts),
                seen.moves,
            )
            if state.seats > 1 and self.happens(self.watching):
                self.look_on(table, seat)
            if self.thinker is not None and role == OURS and self.happens(self.searched):
                decision.wanted, decision.share = self.thinker(state, seat, moves)
            table.asked = decision
            table.played += 1
            return decision

    def happens(self, in_a_thousand: int) -> bool:
        return in_a_thousand > 0 and int(self.rng.below(THOUSAND)) < in_a_thousand

    def look_on(self, table: LearningTable, seat: int) -> None:
        """Let a seat see how it stands while this one decides."""
        state = table.state
        other = (seat + 1 + int(self.rng.below(state.seats - 1))) % state.seats
        seen = self.observer.observe_table(state, other)
        table.decisions.append(Decision(other, array("H", seen.features).tobytes(), b"", b"", []))

    def answer(self, choices: list[int], log_chances: list[float], shares: list[float], beaten: list[float]) -> None:
        """Play what the network has chosen, or what a search has found better."""
        for number in range(len(self.tables)):
            table = self.tables[number]
            decision = table.asked
            assert decision is not None
            decision.log_chance = log_chances[number]
            decision.beaten = beaten[number]
            if decision.wanted:
                decision.chosen = drawn(decision.wanted, self.rng)
            else:
                decision.chosen = choices[number]
                decision.share = shares[number]
            if table.roles[decision.seat] == OURS:
                table.decisions.append(decision)
            table.asked = None
            table.state.apply(decision.seat, decision.moves[decision.chosen])

    def finish(self, table: LearningTable) -> None:
        """Tell every decision what became of it, from the last to the first.

        What a seat may expect goes from how it ended towards what it thought, decision by decision.
        """
        state = table.state
        seats = state.seats
        shares = shares_of_the_win(state)
        beaten = others_beaten(state)
        if self.goals > 0.0:
            for seat in range(seats):
                reached = state.goal_reached(seat)
                if reached >= 0.0:
                    beaten[seat] += self.goals * (reached - beaten[seat])
        self.results.append(Result(table.kind, table.roles, list(shares), table.played))
        for number in range(len(table.decisions) - 1, -1, -1):
            decision = table.decisions[number]
            seat = decision.seat
            targets = [0.0] * (MOST_SEATS + 1)
            for place in range(seats):
                targets[place] = shares[(seat + place) % seats]
            targets[MOST_SEATS] = beaten[seat]
            decision.targets = targets
            self.finished.append(decision)
            if not decision.moves:
                continue
            better, ahead = shares[seat] - decision.share, beaten[seat] - decision.beaten
            decision.advantage = (1.0 - self.places) * better + self.places * ahead
            shares[seat] = decision.share + self.patience * better
            beaten[seat] = decision.beaten + self.patience * ahead

    def take_finished(self, count: int, rng: Rng) -> list[Decision]:
        """So many decisions of finished games, mixed well, if there are as many."""
        if len(self.finished) < count:
            return []
        rng.shuffle(self.finished)
        first = len(self.finished) - count
        taken = self.finished[first:]
        del self.finished[first:]
        return taken


def shares_of_the_win(state: State) -> list[float]:
    """1 for the winner, a part of it for those who share the win; a game that was broken off has none."""
    shares = [0.0] * state.seats
    ranking = state.ranking()
    if ranking is not None:
        first = ranking[0]
        for seat in first:
            shares[seat] = 1.0 / len(first)
    return shares


def others_beaten(state: State) -> list[float]:
    """How many of the others each seat has beaten, as a share; a tie is half. Who plays alone has to win."""
    ranking = state.ranking()
    if ranking is None:
        return [0.0] * state.seats
    if state.seats == 1:
        return shares_of_the_win(state)
    beaten = [0.0] * state.seats
    before: i64 = 0
    for group in ranking:
        behind = state.seats - before - len(group)
        for seat in group:
            beaten[seat] = (float(behind) + 0.5 * float(len(group) - 1)) / float(state.seats - 1)
        before += len(group)
    return beaten


def drawn(chances: list[float], rng: Rng) -> int:
    """The number of one of these, by its chance."""
    left = float(rng.below(LUCK)) / float(LUCK)
    for number in range(len(chances) - 1):
        left -= chances[number]
        if left < 0.0:
            return number
    return len(chances) - 1


def packed(decisions: list[Decision]) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes]:
    """Finished decisions as bytes, as `packing` says."""
    targets: list[float] = []
    wanted: list[float] = []
    for decision in decisions:
        targets.extend(decision.targets)
        wanted.extend(decision.wanted or [0.0] * len(decision.moves))
    return (
        array("H", [len(decision.features) // 2 for decision in decisions]).tobytes(),
        b"".join([decision.features for decision in decisions]),
        array("H", [len(decision.moves) for decision in decisions]).tobytes(),
        b"".join([decision.counts for decision in decisions]),
        b"".join([decision.traits for decision in decisions]),
        array("H", [decision.chosen for decision in decisions]).tobytes(),
        array("f", [decision.log_chance for decision in decisions]).tobytes(),
        array("f", [decision.advantage for decision in decisions]).tobytes(),
        array("f", targets).tobytes(),
        array("f", wanted).tobytes(),
    )
