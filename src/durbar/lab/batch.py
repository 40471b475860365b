"""Playing a batch of games and noting what the tables of a study ask for. A pure function of (arm, first, count)."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from durbar.bots import Bot, bot
from durbar.bots.series import places
from durbar.core.errors import DurbarError
from durbar.core.events import Event
from durbar.core.moves import Move
from durbar.core.rng import rng_of_seed
from durbar.core.state import NOBODY, State
from durbar.lab.columns import TABLES, schema_of
from durbar.lab.plan import Arm

if TYPE_CHECKING:
    import pyarrow

Columns = dict[str, list[Any]]
Uses = dict[tuple[int, str, str, str], list[float]]


class BotFailed(DurbarError):
    """A bot raised something, or played what is not legal."""


class Story:
    """What is noted while one game is played.

    leads: the sole leader from which move on, NOBODY where none led alone
    """

    def __init__(self, state: State) -> None:
        self.moves = 0
        self.choices = 0
        self.decisions = [0] * state.seats
        self.scores = state.scores()
        self.leads = [(0, leader_of(self.scores))]

    def note(self, state: State, seat: int, legal: int) -> None:
        self.moves += 1
        if legal > 1:
            self.choices += legal
            self.decisions[seat] += 1
        scores = state.scores()
        if scores != self.scores:
            self.scores = scores
            leader = leader_of(scores)
            if leader != self.leads[-1][1]:
                self.leads.append((self.moves, leader))

    def leader_after(self, share: float) -> int:
        """Who led alone when so much of the game was over."""
        leader = NOBODY
        for move, seat in self.leads:
            if move > share * self.moves:
                break
            leader = seat
        return leader

    def changes(self) -> int:
        leaders = [seat for _, seat in self.leads if seat != NOBODY]
        return sum(before != after for before, after in pairwise(leaders))

    def clear_at(self, winner: int) -> float:
        move, leader = self.leads[-1]
        return move / self.moves if leader == winner and self.moves else 1.0


def leader_of(scores: list[int]) -> int:
    """The seat with more points than any other."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else NOBODY


class Batch:
    """The rows of some games of an arm, growing game by game."""

    def __init__(self, arm: Arm, sample: int) -> None:
        self.arm = arm
        self.sample = sample
        self.rules = arm.series.rules()
        self.tables: dict[str, Columns] = {
            table: {column.name: [] for column in columns} for table, columns in TABLES.items()
        }
        self.uses: Uses = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])

    def play(self, number: int) -> None:
        series = self.arm.series
        listens = self.arm.purpose == "base"
        state = self.rules.new(series.seats, self.arm.seed(number), series.options, listen=True)
        log = state.listen()
        first = beginner(log, state)
        if not listens:
            state.log = None
        if self.arm.replays > 1:
            state.rng = rng_of_seed(series.luck("replay", number))
        lineup = [series.bots[entrant] for entrant in series.lineup(number)]
        bots = [bot(name, series.luck("bot", number, seat)) for seat, name in enumerate(lineup)]
        try:
            story = self.play_out(state, bots, number, listens and number % self.sample == 0)
        finally:
            for each in bots:
                each.close()
        self.add_game(number, state, story, first, lineup, [len(each.stumbles) for each in bots])
        if listens:
            self.add_uses(log, state)

    def play_out(self, state: State, bots: list[Bot], number: int, keeps: bool) -> Story:
        """Let the bots play to the end, and keep every decision if asked to."""
        story = Story(state)
        while (seat := state.actor()) != NOBODY:
            moves = state.shared_legal_moves(seat)
            move = moves[0] if len(moves) == 1 else self.chosen(state, seat, moves, bots[seat], number)
            if keeps:
                self.add_decision(number, story, seat, move, len(moves))
            state.apply(seat, move)
            story.note(state, seat, len(moves))
        return story

    def chosen(self, state: State, seat: int, moves: list[Move], player: Bot, number: int) -> Move:
        try:
            move = player.choose(state, seat)
        except Exception as error:  # whatever goes wrong in somebody else's bot
            raise self.failure(number, seat, f"{type(error).__name__}: {error}") from None
        for legal in moves:
            if legal is move:
                return move
        raise self.failure(number, seat, f"it played {move}, which is not legal there")

    def failure(self, number: int, seat: int, why: str) -> BotFailed:
        name = self.arm.series.bots[self.arm.series.lineup(number)[seat]]
        return BotFailed(f"the bot {name} failed in game {number} of the arm {self.arm.name!r} on seat {seat}: {why}")

    def row(self, table: str, *values: Any) -> None:
        for column, value in zip(self.tables[table].values(), values, strict=True):
            column.append(value)

    def add_decision(self, number: int, story: Story, seat: int, move: Move, legal: int) -> None:
        others = [score for other, score in enumerate(story.scores) if other != seat]
        lead = story.scores[seat] - max(others, default=0)
        self.row("decisions", self.arm.name, number, story.moves, seat, move.kind, legal, move.notation, lead)

    def add_game(
        self, number: int, state: State, story: Story, first: int, lineup: list[str], stumbles: list[int]
    ) -> None:
        name, deal = self.arm.name, self.arm.deal(number)
        scores, found = state.scores(), places(state)
        winners = found.count(1)
        winner = found.index(1) if winners == 1 else NOBODY
        best, *rest = sorted(scores, reverse=True)
        self.row(
            "games", name, number, deal, first, story.moves, sum(story.decisions), story.choices, winners, best,
            best - rest[0] if rest else 0, story.changes(), story.clear_at(winner),
            *(story.leader_after(share) for share in (0.25, 0.5, 0.75)),
        )  # fmt: skip
        for seat, place in enumerate(found):
            turn = (seat - first) % state.seats
            won = 1 / winners if place == 1 else 0.0
            self.row(
                "seats", name, number, deal, seat, turn, lineup[seat], scores[seat], place, won,
                story.decisions[seat], stumbles[seat],
            )  # fmt: skip

    def add_uses(self, log: list[Event], state: State) -> None:
        """Add up what each seat used, as the game's events tell it."""
        told: list[tuple[int, str, str, str]] = []
        uses = self.rules.uses
        for event in log:
            if (use := uses.get(event.kind)) is not None:
                fact, kind = use
                named = event.facts.get(fact) or event.secret.get(fact) or ""
                seat = event.facts["seat"]
                assert isinstance(named, str)
                assert isinstance(seat, int)
                for key in named.split():
                    told.append((seat, event.kind, kind, key))
        scores, found = state.scores(), places(state)
        for key_of, count in Counter(told).items():
            seat = key_of[0]
            sums = self.uses[key_of]
            sums[0] += 1
            sums[1] += count
            sums[2] += 1 / found.count(1) if found[seat] == 1 else 0.0
            sums[3] += scores[seat]

    def done(self) -> dict[str, pyarrow.Table]:
        """The rows as Arrow tables."""
        import pyarrow

        for (seat, event, kind, thing), (games, uses, wins, points) in self.uses.items():
            self.row("cards", self.arm.name, seat, event, kind, thing, int(games), int(uses), wins, int(points))
        return {table: pyarrow.table(columns, schema_of(table)) for table, columns in self.tables.items()}


def beginner(log: list[Event], state: State) -> int:
    """The seat that begins: the first that the log names."""
    for event in log:
        if isinstance(seat := event.facts.get("seat"), int):
            return seat
    return state.actor()


def play_batch(arm: Arm, first: int, count: int, sample: int) -> dict[str, pyarrow.Table]:
    """Games `first` to `first + count - 1` of an arm, as Arrow tables."""
    batch = Batch(arm, sample)
    for number in range(first, first + count):
        batch.play(number)
    return batch.done()
