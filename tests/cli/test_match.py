"""The law of undo for any game: never across a mark, nor across another seat's act, nor to a move without choice."""

from __future__ import annotations

from typing import Any

from durbar.cli.match import Match
from durbar.core.moves import Move, MoveTable

FREE, MARKED, FORCED, ASKED = "free", "marked", "forced", "asked"


class Position:
    """A state of a game whose moves are named after what they do."""

    moves = MoveTable([], asked=(ASKED,))

    def __init__(self, played: list[str] | None = None, mark: int = 0) -> None:
        self.played = played or []
        self.mark = mark
        self.next = FREE

    def clone(self) -> Position:
        return Position(self.played[:], self.mark)

    def legal_moves(self, _: int) -> list[Move]:
        kinds = [FREE, MARKED] if self.next in (FREE, MARKED) else [self.next]
        return [Move(kind, {}) for kind in kinds]

    def listen(self) -> list[Any]:
        return []


class Game:
    def new(self, *_: object, **__: object) -> Position:
        return Position()


class Notes:
    """A record of it."""

    game = Game()
    seats, seed, options = 2, 0, None

    def __init__(self) -> None:
        self.moves: list[tuple[int, str]] = []

    def play(self, state: Position, seat: int, move: str) -> None:
        state.played.append(move)
        state.mark += move == MARKED
        self.moves.append((seat, move))


def after(*moves: tuple[int, str]) -> Any:
    match: Any = Match(Notes())  # type: ignore[arg-type]
    for seat, move in moves:
        match.state.next = move
        match.play(seat, move)
    return match


def test_free_moves_are_taken_back_one_by_one() -> None:
    match = after((0, FREE), (0, FREE))
    for left in (1, 0):
        assert match.steps_back(0) == 1
        match.undo(0)
        assert len(match.state.played) == len(match.record.moves) == len(match.chapters) - 1 == left
    assert match.steps_back(0) == 0
    assert match.why_no_undo(0) == "undo-nothing"


def test_a_mark_cannot_be_crossed() -> None:
    match = after((0, FREE), (0, MARKED))
    assert match.steps_back(0) == 0
    assert match.why_no_undo(0) == "undo-revealed"
    assert after((0, MARKED), (0, FREE)).steps_back(0) == 1


def test_another_seats_act_cannot_be_crossed() -> None:
    match = after((0, FREE), (1, FREE))
    assert match.steps_back(0) == 0
    assert match.why_no_undo(0) == "undo-others"
    assert match.steps_back(1) == 1
    match.undo(1)
    assert match.steps_back(0) == 0  # the other has seen it


def test_a_move_without_choice_is_taken_back_with_the_choice_before_it() -> None:
    match = after((0, FREE), (0, FORCED))
    assert match.steps_back(0) == 2
    match.undo(0)
    assert match.state.played == []
    assert after((0, FORCED)).steps_back(0) == 0


def test_a_lone_move_that_is_asked_for_is_a_choice_of_its_own() -> None:
    match = after((0, FREE), (0, ASKED))
    assert match.steps_back(0) == 1
    match.undo(0)
    assert match.state.played == [FREE]
