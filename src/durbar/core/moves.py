"""Moves: every decision a game can ever ask for, made once and kept in a table.

Because a move exists only once, moves are compared by identity and a list of legal moves is a list of references. The
table gives each move its `id`, so the action space is finite and known before the first game. What a move *does* is in
the game's `rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

from durbar.core.errors import Facts, UnknownMove, quoted

LONGEST_NOTATION: Final = 100  # characters, the slips of a person included


@mypyc_attr(allow_interpreted_subclasses=True)  # an installed package may bring a game that is not compiled
class Move:
    """One decision of one seat. Games derive one class for each kind of move.

    kind:     what sort of decision this is, e.g. ``give``
    args:     its named arguments, e.g. ``{"to": 2}``
    notation: how a person writes it, e.g. ``give 2``
    id:       its place in the game's move table
    """

    def __init__(self, kind: str, args: Facts) -> None:
        self.kind = kind
        self.args = args
        self.notation = " ".join([kind, *(str(value) for value in args.values())])
        self.id = -1

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __reduce__(self) -> str:
        raise TypeError(f"a move does not travel between processes, but its notation does: {self.notation!r}")

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveTable:
    """All moves of a game, by id and by notation.

    asked: kinds of move that cost something, so that people are asked even where nothing else is possible
    """

    def __init__(self, moves: list[Move], asked: tuple[str, ...] = ()) -> None:
        self.moves = moves
        self.asked = asked
        self.by_notation = {move.notation: move for move in moves}
        for number, move in enumerate(moves):
            move.id = number

    def parse(self, text: object) -> Move:
        """The move a person wrote. Slips of spacing and case are forgiven, and of the order of what stands behind the
        kind, where only one move can be meant.
        """
        words = text.lower().split() if isinstance(text, str) and len(text) <= LONGEST_NOTATION else []
        found = self.by_notation.get(" ".join(words))
        if found is None and len(words) > 2:
            found = self._in_any_order(words)
        if found is None:
            examples: dict[str, str] = {}
            for move in self.moves:
                examples.setdefault(move.kind, move.notation)
            raise UnknownMove(f"there is no move {quoted(text)}; moves are written like {', '.join(examples.values())}")
        return found

    def _in_any_order(self, words: list[str]) -> Move | None:
        """The only move that has these words, the first of them as its kind."""
        wanted = sorted(words[1:])
        meant: list[Move] = []
        for move in self.moves:
            if move.kind == words[0] and sorted(move.notation.split()[1:]) == wanted:
                meant.append(move)
        return meant[0] if len(meant) == 1 else None

    def holds(self, move: object) -> bool:
        """Whether this very move belongs to this table."""
        return isinstance(move, Move) and move.id < len(self.moves) and self.moves[move.id] is move

    def leaves_no_choice(self, moves: Sequence[Move]) -> bool:
        """Whether a person need not be asked which of these legal moves to play."""
        if not isinstance(moves, list | tuple) or not all(isinstance(move, Move) for move in moves):
            raise UnknownMove(f"legal moves are a list of moves, not {quoted(moves)}")
        return len(moves) == 1 and moves[0].kind not in self.asked

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, id: SupportsIndex) -> Move:
        try:
            return self.moves[index(id)]
        except (TypeError, IndexError, OverflowError):
            last = len(self.moves) - 1
            raise UnknownMove(f"moves are numbered from 0 to {last}, and {quoted(id)} is none of them") from None

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)
