"""Fifteen of Patan as the house sees it: its options, and where each question is answered."""

from __future__ import annotations

from typing import ClassVar

from durbar.core.game import Components, Game, Options
from durbar.core.rng import Rng
from durbar.games.patan.cards import LARGEST_TABLE, SMALLEST_TABLE
from durbar.games.patan.components import read_box
from durbar.games.patan.hidden import redeal
from durbar.games.patan.judge import judge
from durbar.games.patan.moves import PatanMoves
from durbar.games.patan.position import TABLE, check, pieces
from durbar.games.patan.rules import Patan
from durbar.games.patan.seen import view
from durbar.games.patan.state import Phase
from durbar.games.patan.view import PatanView


class PatanOptions(Options, frozen=True):
    calling_variant: bool = False  # patan-11


class PatanGame(Game):
    name = "patan"
    editions = ("1",)
    seat_counts = range(SMALLEST_TABLE, LARGEST_TABLE + 1)
    options = PatanOptions
    views = PatanView
    things: ClassVar[dict[str, str]] = {"card": "card", "cards": "card"}
    fields = TABLE
    moves: PatanMoves

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.box = read_box(components)
        self.contents = self.box.contents
        self.components = self.contents if components is not None else None
        self.moves = PatanMoves(self.box)

    def start(self, seats: int, options: PatanOptions, rng: Rng, listen: bool) -> Patan:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up()
        return state

    def empty_table(self, seats: int, options: PatanOptions, rng: Rng) -> Patan:
        return Patan(self, options, self.box, self.moves, seats, options.calling_variant, rng)

    def seen_by(self, state: Patan, seat: int) -> PatanView:
        return view(state, seat)

    def redeal(self, state: Patan, seat: int, rng: Rng) -> Patan:
        return redeal(state, seat, rng)

    def judge(self, state: Patan) -> list[float]:
        return judge(state)

    def accept(self, state: Patan) -> None:
        check(state)

    def pieces(self, state: Patan) -> list[str]:
        return pieces(state)

    def prompt(self, state: Patan) -> tuple[str, dict[str, int | str]]:
        if state.phase == Phase.OVER:
            return "over", {"points": state.most_points()}
        if state.phase == Phase.CALL:
            return "call", {"seat": state.actor()}
        return "play", {"seat": state.actor(), "trick": "low" if state.low else "high"}
