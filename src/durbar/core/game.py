"""Game: the rules of one title, as the rest of the house sees them. Immutable; one object serves any number of states.

A game's folder derives one class from `Game` and adds nothing to it that others would need to know.
"""

from __future__ import annotations

import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec

from durbar.core.asking import wrap_answers
from durbar.core.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadSeats,
    BadSeed,
    DurbarError,
    UnfitOption,
    UnknownGame,
    UnknownMove,
    quoted,
)
from durbar.core.fields import Fields
from durbar.core.habits import Habits
from durbar.core.moves import Move, MoveTable
from durbar.core.observing import Observation, Observer
from durbar.core.reasons import Reason
from durbar.core.rng import Rng, Seed, rng_of_seed
from durbar.core.state import NOBODY, SPECTATOR, State
from durbar.core.weighing import Weigher

Components = Path | str | Mapping[str, Any] | None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made before a game: a typed field with a default for each, explained in the catalogue."""


@cache
def kinds_of(options: type[Options]) -> dict[str, Any]:
    """The type of each option."""
    return {field.name: field.type for field in msgspec.structs.fields(options)}


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, may know of a state: a plain value made for the wire."""


def described(of: Any) -> str:
    """The type of an option, as a person would say it.

    >>> described(bool), described(Literal["short", "long"])
    ('true or false', 'short or long')
    """
    if of is bool:
        return "true or false"
    if get_origin(of) is Literal:
        return " or ".join(map(str, get_args(of)))
    return "a whole number" if of is int else "text"


def named_seat(first_player: str) -> int:
    """The seat that an option `first_player` names, or NOBODY for a draw by lot.

    >>> named_seat("2"), named_seat("lot")
    (2, -1)
    """
    return NOBODY if first_player == "lot" else int(first_player)


class Game(ABC):
    """The rules of one title.

    name:        its short name, as in ``durbar.game(name)``
    weight:      how much there is to learn: games are listed from the lightest to the heaviest
    minutes:     how long a game takes, as its box or public pages say: least and most; None if none does
    luck:        how much of it decides a game, in our opinion; the catalogue says in `luck` what it is
    first_game:  the options that suit a first game, where they are not the usual ones
    editions:    the editions of its rules that can still be played, newest last
    like:        for an edition the older one that is so much alike that its networks, puzzles and studies do for both
    seat_counts: how many can play
    options:     the type of its options
    views:       the type of its views
    things:      facts and fields of views that name things, with the kind of thing: ``{"hand": "card"}`` says that
                 the catalogue calls what is in ``hand`` by the messages ``card-…``; a ``seat`` is a player
    uses:        events that tell that a seat has or uses something, with the fact that names it and the kind of thing:
                 ``{"build": ("card", "card")}``; studies count them, and `study-<event>` says what the seat does
    fields:      how its tables stand in a position
    examples:    values worth trying of options that are text, for the proofs and golden games
    weigher:     what greedy looks go through: `redeal` and `judge`, compiled where the game is
    rulings:     options that settle otherwise what the rulebook leaves open
    edition:     the edition this object plays
    moves:       every move a game can see
    names:       for each kind of thing the names of all there are, in the order in which views count them:
                 ``{"resource": ("wood", "stone", …)}``; the catalogue calls them ``resource-wood`` and so on
    contents:    what is in the box as plain data, each entry with its provenance
    components:  the same if it is an owner's own list, None if it is the standard one
    """

    name: ClassVar[str]
    weight: ClassVar[int] = 5
    minutes: ClassVar[tuple[int, int] | None] = None
    luck: ClassVar[Literal["little", "some", "much"] | None] = None
    first_game: ClassVar[Mapping[str, Any]] = {}
    editions: ClassVar[tuple[str, ...]]
    like: ClassVar[Mapping[str, str]] = {}
    seat_counts: ClassVar[range]
    options: ClassVar[type[Options]]
    views: ClassVar[type[View]]
    things: ClassVar[Mapping[str, str]] = {}
    uses: ClassVar[Mapping[str, tuple[str, str]]] = {}
    fields: ClassVar[Fields]
    examples: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    rulings: ClassVar[tuple[str, ...]] = ()
    weigher: ClassVar[Weigher] = Weigher()

    edition: str
    moves: MoveTable
    names: Mapping[str, tuple[str, ...]]
    contents: Mapping[str, Any]
    components: Mapping[str, Any] | None

    def __init_subclass__(cls) -> None:
        wrap_answers(cls)

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        self.edition = self.editions[-1] if edition is None else edition
        if self.edition not in self.editions:
            there_is = f"there {'is' if len(self.editions) == 1 else 'are'} {', '.join(self.editions)}"
            raise UnknownGame(f"{self.name} has no edition {quoted(self.edition)}; {there_is}")
        self.names = {}

    # What every title answers

    @abstractmethod
    def start(self, seats: int, options: Any, rng: Rng, listen: bool) -> State:
        """A new game, set up, at its first decision; its log begins with the setting up if somebody listens."""

    @abstractmethod
    def empty_table(self, seats: int, options: Any, rng: Rng) -> State:
        """A table at which nothing lies yet."""

    @abstractmethod
    def seen_by(self, state: Any, seat: int) -> View:
        """What this seat, or a spectator, may know."""

    @abstractmethod
    def redeal(self, state: Any, seat: int, rng: Rng) -> State:
        """Another state that looks the same to this seat, or a spectator: what it cannot know is drawn anew.

        Depends on nothing but what the seat sees and `rng`. Whoever answers this asks `require_redeal` first.
        """

    def remembered(self, state: Any, seat: int) -> State:
        """The table as this seat knows it if it has watched and forgets nothing.

        What went out of sight before everybody's eyes lies open there; all else is as hidden as before.
        """
        self.require_viewer(state, seat)
        known: State = state
        return known

    @abstractmethod
    def judge(self, state: Any) -> list[float]:
        """A quick opinion, for bots, of how well each seat stands: from 0 (lost) to 1 (won)."""

    @abstractmethod
    def pieces(self, state: Any) -> list[str]:
        """Every card and piece of the box, wherever it lies: always the same ones, in any order."""

    @abstractmethod
    def prompt(self, state: Any) -> tuple[str, dict[str, int | str]]:
        """What must be decided now: a key of the catalogue (`prompt-<key>`) and facts that are open to everybody."""

    def accept(self, state: Any) -> None:
        """Refuse a table that was read if no game can come to it: a `BadPosition`; work out what is not written."""
        return

    def require_options(self, seats: int, options: Any) -> None:
        """Refuse options that so many players cannot have, or not together: an `UnfitOption`. The defaults suit all."""
        return

    def odds(self, state: Any, seat: int) -> list[float] | None:
        """For each player, how likely what they fear most is to happen next, from what this seat may know.

        None if the game has no such fear.
        """
        return None

    def considered(self, state: Any, seat: int, moves: list[Move]) -> list[Move]:
        """Which of a seat's legal moves a bot thinks about, at least one: all, unless the game knows better."""
        return moves

    def reasons(self, state: Any, seat: int, line: Sequence[Move]) -> list[Reason]:
        """Why this seat would play these moves one after the other, the most telling first; see `core/reasons.py`.

        `state` is one that looks the same to the seat: what is hidden in it is only a guess, of which nothing is told.
        """
        return []

    def habits(self, state: Any, seat: int, move: Move) -> Habits:
        """What this decision is about that is counted for the statistics of one's own play; see `core/habits.py`."""
        return {}

    def make_observer(self) -> Observer | None:
        """What makes the observations from which a network plays; None if this game has none."""
        return None

    # What follows from it

    @classmethod
    def folder(cls) -> Path:
        """Where its words lie, and whatever else is its own."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    @classmethod
    def components_file(cls) -> str:
        """The list of what is in the usual box, as an owner corrects it; empty if there is none."""
        path = cls.folder() / "components.toml"
        return path.read_text("utf-8") if path.is_file() else ""

    def does_with(self, edition: str) -> bool:
        """Whether networks, puzzles and studies of that edition do for this one."""
        own = self.edition
        while own != edition and own in self.like:
            own = self.like[own]
        return own == edition

    @cached_property
    def observer(self) -> Observer:
        """What makes its observations."""
        found = self.make_observer()
        if found is None:
            raise DurbarError(f"{self.name} has no observations for a network to learn from")
        return found

    def why(self, state: State, seat: int, line: Sequence[Move]) -> list[Reason]:
        """Why this seat would play these moves, asked of a table on which what the seat cannot know was dealt anew."""
        self.require_decider(state, seat)
        if not isinstance(line, list | tuple) or not all(isinstance(move, Move) for move in line):
            raise UnknownMove(f"a line is a list of moves, as game.moves.parse reads them, not {quoted(line)}")
        return self.reasons(self.redeal(state, seat, rng_of_seed(0)), seat, line)

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat that has something to decide may know, and its moves, as numbers for a network."""
        self.require_decider(state, seat)
        return self.observer.observe(state, seat)

    def require_decider(self, state: State, seat: int) -> None:
        """Refuse a state of another game, and a seat that has nothing to decide in it."""
        self.require_own(state)
        state.require_seat(seat)
        if seat not in state.actors():
            raise BadSeats(f"seat {seat} has nothing to decide now")

    def require_redeal(self, state: State, seat: int, rng: Rng) -> None:
        """Refuse to deal anew what is no state of this game, for nobody, or without luck."""
        self.require_viewer(state, seat)
        if not isinstance(rng, Rng):
            raise BadSeed(f"luck comes from a generator, as durbar.rng_of_seed makes it, not from {quoted(rng)}")

    def require_viewer(self, state: State, seat: int) -> None:
        """Refuse a state of another game, and whoever is neither at its table nor a spectator."""
        self.require_own(state)
        state.require_viewer(seat)

    def require_own(self, state: State) -> None:
        """Refuse what is no state of this game."""
        if not hasattr(state, "legal_moves") or state.game.name != self.name:
            raise BadPosition(f"{self.name} knows its own states, not {quoted(state)}")

    def new(
        self,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, Any] | Options | None = None,
        listen: bool = False,
    ) -> State:
        """A new game, told to the log from the beginning if you `listen`.

        A whole number as seed takes the fast generator, 64 hexadecimal digits the keyed one; without, luck decides.

        >>> import durbar
        >>> state = durbar.game("kyoto").new(seats=4, seed=7)
        >>> state.actors(), state.legal_moves(state.actor())
        ([3], [<give 0>, <give 1>, <give 2>, <give 3>])
        """
        self.require_seats(seats)
        rng = rng_of_seed(secrets.randbits(64) if seed is None else seed)
        return self.start(seats, self.read_options(options, seats), rng, listen)

    def view(self, state: State, seat: int = SPECTATOR) -> Any:
        """What this seat, or a spectator, may know: a `View` of the game's own type."""
        self.require_viewer(state, seat)
        return self.seen_by(state, seat)

    def write(self, state: Any) -> dict[str, Any]:
        """The position as plain data."""
        self.require_own(state)
        written: dict[str, Any] = self.fields.write(state, state)
        return written

    def read(self, data: Any, seats: int, options: Any) -> State:
        """The state of a written position; `BadPosition` if no game can reach it."""
        self.require_seats(seats)
        self._require_own_options(options)
        state = self.empty_table(seats, options, rng_of_seed(0))  # the luck of the position is read with the rest
        self.fields.read_table(state, data)
        self.accept(state)
        return state

    def require_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            counts = " to ".join(map(str, sorted({self.seat_counts[0], self.seat_counts[-1]})))
            raise BadSeats(f"{self.name} is for {counts} players, not {quoted(seats)}")

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: four, or as near to it as the game allows."""
        return min(max(4, self.seat_counts[0]), self.seat_counts[-1])

    def require_first_player(self, seats: int, first_player: str) -> None:
        """Refuse an option `first_player` that names a seat which is not at the table."""
        if named_seat(first_player) >= seats:
            raise UnfitOption(self.name, "first_player", "first_player", {"seats": seats})

    def read_options(self, given: Mapping[str, Any] | Options | None = None, seats: int | None = None) -> Options:
        """The options with defaults filled in, checked for this many players if their number is known.

        Values may also be written out, as ``"true"``.
        """
        options = self._read_options(given)
        if seats is not None:
            self.require_seats(seats)
            self.require_options(seats, options)
        return options

    def _read_options(self, given: Mapping[str, Any] | Options | None) -> Options:
        if isinstance(given, Options):
            if not isinstance(given, self.options):
                raise BadOption(f"these are options of another game, not of {self.name}")
            given = msgspec.structs.asdict(given)  # whoever made them could write anything in them
        names = self.options.__struct_fields__
        given = {} if given is None else given
        if not isinstance(given, Mapping):
            raise BadOption(f"options are names with values, not {quoted(given)}")
        for name in given:
            if name not in names:
                there_are = ", ".join(names) or "no options"
                raise BadOption(f"{self.name} has no option {quoted(name)}; there are {there_are}")
        return self.options(**{name: self._read_option(name, value) for name, value in given.items()})

    def _read_option(self, name: str, value: object) -> Any:
        of = kinds_of(self.options)[name]
        if isinstance(value, int) and not isinstance(value, bool) and str(value) in get_args(of):
            return str(value)  # needles=3 is meant as "3"
        try:
            return msgspec.convert(value, of, strict=False)
        except (msgspec.ValidationError, UnicodeError):
            raise BadOption(f"{name} is {described(of)}, not {quoted(value)}") from None

    def unfit(self, seats: int, wishes: Mapping[str, Any]) -> list[tuple[str, Any, BadOption]]:
        """Every choice that so many players cannot have beside their wishes, with the reason.

        Wishes that contradict each other are among them: the first ones are kept. A default is always possible, and
        what needs another choice then gives way.
        """
        self.require_seats(seats)
        self.read_options(wishes)
        kept: dict[str, Any] = {}
        left = dict(wishes or {})
        while fitting := [name for name in left if self.refusal(seats, kept, name, left[name]) is None]:
            kept[fitting[0]] = left.pop(fitting[0])
        usual = self.options()
        refused = []
        for name, of in kinds_of(self.options).items():
            default = getattr(usual, name)
            for value in (not default,) if of is bool else get_args(of) or (left.get(name, default),):
                if value != default and (reason := self.refusal(seats, kept, name, value)) is not None:
                    refused.append((name, value, reason))
        return refused

    def refusal(self, seats: int, others: Mapping[str, Any], name: str, value: object) -> BadOption | None:
        """Why this many players cannot have this value of an option beside others, if they cannot."""
        if not isinstance(others, Mapping) or not isinstance(name, str):
            raise BadOption(f"an option has a name and stands beside others, unlike {quoted(name)} in {quoted(others)}")
        try:
            self.read_options({**others, name: value}, seats)
        except BadOption as reason:
            return reason
        return None

    def _require_own_options(self, options: object) -> None:
        """Refuse what are no options of this game, filled in."""
        if not isinstance(options, self.options):
            raise BadOption(f"{self.name} has its own options, as game.read_options gives them, not {quoted(options)}")

    def changed_options(self, options: Options) -> dict[str, Any]:
        """The options that differ from their defaults."""
        self._require_own_options(options)
        defaults = msgspec.to_builtins(self.options())
        return {name: value for name, value in msgspec.to_builtins(options).items() if value != defaults[name]}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Games travel between processes by their class, and are made there once."""
        return made, (type(self), self.edition, self.components)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __repr__(self) -> str:
        edition = "" if self.edition == self.editions[-1] else f", {self.edition!r}"
        return f"durbar.game({self.name!r}{edition})"


def made(kind: type[Game], edition: str | None = None, components: Components = None) -> Game:
    """The game of this class, the same object for the same edition and box."""
    edition = kind.editions[-1] if edition is None else edition
    if not isinstance(edition, str):
        raise UnknownGame(f"an edition is named by text, not by {quoted(edition)}")
    if components is None:
        return _standard(kind, edition)
    contents = _as_json(components)
    try:
        return kind(edition, components) if contents is None else _owned(kind, edition, contents)
    except RecursionError:
        raise BadComponents("these components are nested too deeply to be a box") from None


@cache
def _standard(kind: type[Game], edition: str) -> Game:
    return kind(edition)


@lru_cache(maxsize=32)  # each position and record of an owner's game brings the whole box with it
def _owned(kind: type[Game], edition: str, contents: bytes) -> Game:
    return kind(edition, msgspec.json.decode(contents))


def _as_json(components: Components) -> bytes | None:
    """The contents of a box, if they are given as plain data; a file may have changed since it was read."""
    try:
        return msgspec.json.encode(components) if isinstance(components, Mapping) else None
    except (TypeError, ValueError, RecursionError):
        return None
