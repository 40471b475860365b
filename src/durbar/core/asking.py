"""What a title is asked about its states: whoever gives it something else is told so in a sentence.

A title answers in one line, mostly by a compiled function, and should not have to check what it is given. So its
answers are wrapped when its class is made. What bots ask a million times is looked at only where an answer fails.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from durbar.core.errors import DurbarError, UnknownMove, quoted

if TYPE_CHECKING:
    from durbar.core.game import Game

CHECKED = ("pieces", "prompt", "odds", "reasons", "habits")
HOT = ("judge", "considered")
Answer = Callable[..., Any]


def wrap_answers(title: type[Game]) -> None:
    """Have a title's answers say what is wrong with a question."""
    for name in CHECKED + HOT:
        if (answer := vars(title).get(name)) is not None:
            setattr(title, name, explained(answer, name in CHECKED))


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


def require_question(game: Game, state: Any, seat: Any = 0, *moves: Any) -> None:
    """Refuse what no title can be asked: the first of these that is wrong."""
    game.require_viewer(state, seat)
    state.require_seat(seat)
    for given in moves:
        for move in given if isinstance(given, list) else [given]:
            if not game.moves.holds(move):
                there = "as game.moves.parse reads them, alone or in a list"
                raise UnknownMove(f"{game.name} knows its own moves, {there}, not {quoted(move)}")
