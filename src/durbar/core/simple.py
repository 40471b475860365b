"""Simple games: what lies on the table is one plain value, and whatever can follow from its type does.

Here a new game begins (docs/adding-a-game.md). It says what the table is made of, which moves there are, what is legal
and what a move does; copies, positions, redeals, places and a first opinion for bots follow. What it later wants to say
better, or faster, it says itself: every answer of `State` and `Game` can be given there.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct, to_builtins

from durbar.core.errors import BadComponents, BadPosition, Facts
from durbar.core.events import Event
from durbar.core.fields import MARK, OF_EVERY_STATE, RNG, Fields, Form
from durbar.core.game import Components, Game, Options
from durbar.core.moves import Move, MoveTable
from durbar.core.rng import Rng, rng_of_seed
from durbar.core.state import NOBODY, State


class SimpleTable(Struct, forbid_unknown_fields=True):
    """What lies on the table: numbers, and lists of cards and pieces, each named by a text."""


class SimpleState(State):
    """A position, and the rules.

    table: all that lies there; every text in its lists is a piece of the box
    """

    table: Any

    def __init__(self, game: Game, options: Options, moves: MoveTable, seats: int, rng: Rng) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.table = None

    # What a simple game answers besides

    @abstractmethod
    def set_up(self) -> None:
        """Make the table, and whatever else happens before the first decision."""

    @abstractmethod
    def do(self, seat: int, move: Move) -> None:
        """What a legal move does."""

    @abstractmethod
    def hidden_from(self, seat: int) -> list[list[str]]:
        """The lists of which this seat, or a spectator, knows the length and nothing else."""

    @abstractmethod
    def problem(self) -> str:
        """Why no game can come to this table, if none can. That every piece of the box lies there is known before."""

    # What follows from it

    def apply(self, seat: int, move: Move) -> None:
        """Whatever is done stands: a game that has moves to take back leaves the mark alone for those."""
        self.mark += 1
        self.do(seat, move)

    def clone(self) -> Self:
        copy = type(self)(self.game, self.options, self.moves, self.seats, self.rng.clone())
        copy.mark = self.mark
        copy.table = copied(self.table)
        return copy

    def ranking(self) -> list[list[int]] | None:
        """The most points first, and equal points share a place."""
        if self.actor() != NOBODY:
            return None
        scores = self.scores()
        best_first = sorted(set(scores), reverse=True)
        return [[seat for seat in range(self.seats) if scores[seat] == score] for score in best_first]

    def chance_outcome(self) -> int:
        return 0

    def tell(self, kind: str, secret: Facts | None = None, to: tuple[int, ...] = (), **facts: int | str) -> None:
        """Tell the log, if somebody listens; what is secret only to those it is for."""
        if self.log is not None:
            self.log.append(Event(kind, facts, secret, to))


class SimpleGame(Game):
    """A game of simple states.

    states: their class
    tables: the class of what lies on their tables
    """

    states: ClassVar[type[SimpleState]]
    tables: ClassVar[type[SimpleTable]]
    options = Options

    def __init_subclass__(cls) -> None:
        table = Form(cls.tables, lambda state, table: to_builtins(table), lambda state, name, written: written)
        cls.fields = Fields(cls.states, unwritten=OF_EVERY_STATE, table=table, mark=MARK, rng=RNG)
        super().__init_subclass__()

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        if components not in (None, {}):
            raise BadComponents(f"{self.name} has one box, and no list of its components that could be corrected")
        self.contents = {}
        self.components = None if components is None else {}
        self.moves = MoveTable(self.all_moves())

    @abstractmethod
    def all_moves(self) -> list[Move]:
        """Every move there is, in the order of their ids."""

    def empty_table(self, seats: int, options: Any, rng: Rng) -> SimpleState:
        return self.states(self, options, self.moves, seats, rng)

    def start(self, seats: int, options: Any, rng: Rng, listen: bool) -> SimpleState:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up()
        return state

    def redeal(self, state: SimpleState, seat: int, rng: Rng) -> SimpleState:
        self.require_redeal(state, seat, rng)
        copy = state.clone()
        hidden = copy.hidden_from(seat)
        unseen = sorted(piece for pile in hidden for piece in pile)  # in an order that tells nothing
        rng.shuffle(unseen)
        for pile in hidden:
            pile[:] = [unseen.pop() for _ in pile]
        copy.rng = rng.spawn()
        return copy

    def judge(self, state: SimpleState) -> list[float]:
        """Who has more points stands better; in the end only the first place counts."""
        ranking = state.ranking()
        if ranking is not None:
            return [1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(state.seats)]
        scores = state.scores()
        hopes = [1.0 + score - min(scores) for score in scores]
        return [hope / sum(hopes) for hope in hopes]

    def pieces(self, state: SimpleState) -> list[str]:
        return list(texts_in(state.table))

    def accept(self, state: SimpleState) -> None:
        box = self.pieces(self.start(state.seats, state.options, rng_of_seed(0), listen=False))
        if sorted(self.pieces(state)) != sorted(box):
            raise BadPosition(f"each of the {len(box)} pieces of the box lies in exactly one place")
        if problem := state.problem():
            raise BadPosition(problem)

    def prompt(self, state: SimpleState) -> tuple[str, dict[str, int | str]]:
        seat = state.actor()
        return ("over", {}) if seat == NOBODY else ("play", {"seat": seat})


def copied(value: Any) -> Any:
    """A copy of a plain value that shares nothing that can change."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    if isinstance(value, Struct):
        return type(value)(**{name: copied(getattr(value, name)) for name in value.__struct_fields__})
    return value


def texts_in(value: Any) -> Iterator[str]:
    """Every text in the lists of a plain value."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            if not isinstance(getattr(value, name), str):
                yield from texts_in(getattr(value, name))
    elif isinstance(value, list):
        for one in value:
            yield from texts_in(one)
    elif isinstance(value, str):
        yield value
