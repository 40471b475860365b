"""A bot that is a program of its own, in any language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from durbar.bots.base import Bot, Opinion
from durbar.bots.programs import Program, Stumble, dismiss, hired, require_plays
from durbar.core.errors import quoted
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.position import write_position
from durbar.core.state import State

MOST_STUMBLES = 3  # of a program in one game; then chance decides the rest of it


class EngineBot(Bot):
    """A program in any language, which is asked by lines of text (docs/engine.md) and has so many seconds for a move.

    It is told the view of its seat and its legal moves, and positions in which everything else was dealt anew. Where
    it does not answer as it should, chance decides; who stumbles too often in one game is not asked again in it.
    """

    def __init__(self, command: Sequence[str], seed: int | None = None, seconds: float = 1.0) -> None:
        super().__init__(seed)
        self.command = tuple(command)
        self.seconds = seconds
        self.stumbles: list[str] = []
        self.program: Program | None = None
        self.told: tuple[object, ...] = ()  # which game the program was told that it plays

    def require(self, game: Game) -> None:
        require_plays(self.command, game)

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds, seconds)

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        if len(self.stumbles) < MOST_STUMBLES:
            try:
                chosen = self.ask(state, seat, moves)
                return [(chosen, 1.0), *((move, 0.0) for move in moves if move is not chosen)]
            except Stumble as stumble:
                self.stumbles.append(str(stumble))
                self.end_program()
        self.rng.shuffle(moves)
        return [(move, 1 / len(moves)) for move in moves]

    def ask(self, state: State, seat: int, moves: list[Move]) -> Move:
        """The program's move, told what this seat may know; a `Stumble` if it gives none."""
        game = state.game
        if self.program is None:
            self.program = hired(self.command)
            self.told = ()
        if self.told != (game, state.options, state.seats, seat):
            self.program.new_game(self.facts(state, seat))
            self.told = game, state.options, state.seats, seat
        view = msgspec.json.encode(game.view(state, seat))
        deals = [write_position(game.redeal(state, seat, self.rng)) for _ in range(self.program.positions)]
        answer = self.program.choose(view, deals, [move.notation for move in moves], self.seconds)
        for move in moves:
            if move.notation == " ".join(answer.lower().split()):
                return move
        raise Stumble(f"the program {self.program} answered {quoted(answer)}, which is not among its legal moves")

    def facts(self, state: State, seat: int) -> dict[str, object]:
        """What is known before a game; `luck` is a number from which the program may draw its own."""
        game = state.game
        facts = {"game": game.name, "edition": game.edition, "seats": state.seats, "seat": seat}
        facts |= {"options": msgspec.to_builtins(state.options), "luck": int(self.rng.below(2**31))}
        return facts if game.components is None else facts | {"components": game.components}

    def end_program(self) -> None:
        """End a program that stumbled; the next decision starts another."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def close(self) -> None:
        if self.program is not None:
            dismiss(self.program)
            self.program = None
