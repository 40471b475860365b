"""What a title is asked about its states, and a state or a generator from Python: a wrong question is told so.

A title answers in one line, mostly by a compiled function, and should not have to check what it is given. So its
answers are wrapped when its class is made. What bots ask a million times is looked at only where an answer fails.
So are the methods of its states: who calls them from Python meets the wrapper, which costs a fiftieth of a microsecond;
compiled rules and searches call each other past it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import TYPE_CHECKING, Any

from durbar.core.errors import DurbarError, UnknownMove, quoted
from durbar.core.moves import Move
from durbar.core.rng import MOST, FastRng, Rng

if TYPE_CHECKING:
    from durbar.core.game import Game
    from durbar.core.state import State

CHECKED = ("pieces", "prompt", "odds", "reasons", "habits")
HOT = ("judge", "considered")
OF_SEATS = ("legal_moves", "shared_legal_moves", "goal_reached")
OF_MOVES = ("refusal", "check", "is_final", "apply")
Answer = Callable[..., Any]


def wrap_answers(title: type[Game]) -> None:
    """Have a title's answers say what is wrong with a question."""
    for name in CHECKED + HOT:
        if (answer := vars(title).get(name)) is not None:
            setattr(title, name, explained(answer, name in CHECKED))
    if (fields := getattr(title, "fields", None)) is not None:
        wrap_methods(fields.of_class)


def wrap_methods(states: type[State]) -> None:
    """Have the methods of a title's states say what is wrong with a seat or a move that comes from Python."""
    for names, wrapped in ((OF_SEATS, asked_of_seat), (OF_MOVES, asked_of_move)):
        for name in names:
            answer = getattr(states, name)
            if not hasattr(answer, "__wrapped__"):
                setattr(states, name, wrapped(answer))


def explained(answer: Answer, is_checked: bool) -> Answer:
    """An answer of a title that refuses states of other games, strangers, and moves that are none."""

    @wraps(answer)
    def asked(game: Game, state: Any, *more: Any) -> Any:
        if is_checked:
            game.require_own(state)
        try:
            return answer(game, state, *more)
        except DurbarError:
            raise
        except Exception:
            require_question(game, state, *more)
            raise

    return asked


def asked_of_seat(answer: Answer) -> Answer:
    """A method that refuses what is no seat. A compiled one notices by itself; a plain one would take anything."""
    takes_anything = isinstance(answer, FunctionType)

    @wraps(answer)
    def asked(state: State, seat: int) -> Any:
        try:
            if takes_anything and not isinstance(seat, int):
                raise TypeError
            return answer(state, seat)
        except DurbarError:
            raise
        except Exception:
            require_question(state.game, state, seat)
            raise

    return asked


def asked_of_move(answer: Answer) -> Answer:
    """The same of a method that is given a seat and a move."""
    takes_anything = isinstance(answer, FunctionType)

    @wraps(answer)
    def asked(state: State, seat: int, move: Move) -> Any:
        try:
            if takes_anything and not (isinstance(seat, int) and isinstance(move, Move)):
                raise TypeError
            return answer(state, seat, move)
        except DurbarError:
            raise
        except Exception:
            require_question(state.game, state, seat, [move])
            raise

    return asked


def asked_of_luck(answer: Answer, takes: type, called: str) -> Answer:
    """A method of a generator that refuses what it cannot draw from."""

    @wraps(answer)
    def asked(rng: Rng, given: Any) -> Any:
        try:
            if isinstance(given, takes):
                return answer(rng, given)
        except (OverflowError, TypeError):  # a number that a compiled generator cannot even look at
            pass
        raise DurbarError(f"{answer.__name__}() takes {called}, not {quoted(given)}")

    return asked


def require_question(game: Game, state: Any, seat: Any = 0, *moves: Any) -> None:
    """Refuse what no title can be asked: the first of these that is wrong."""
    game.require_viewer(state, seat)
    state.require_seat(seat)
    for given in moves:
        for move in given if isinstance(given, list) else [given]:
            if not game.moves.holds(move):
                there = "as game.moves.parse reads them, alone or in a list"
                raise UnknownMove(f"{game.name} knows its own moves, {there}, not {quoted(move)}")


for generator, method, takes, called in (
    (Rng, "below", int, f"a number from 1 to {MOST}"),
    (Rng, "shuffle", list, "a list"),
    (FastRng, "shuffle", list, "a list"),
):
    setattr(generator, method, asked_of_luck(getattr(generator, method), takes, called))
