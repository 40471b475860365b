"""Somebody at a keyboard with a table before them: what a sitting here and one at a server have in common.

It knows no game, and not where the moves go.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text

from durbar.cli.looks import look_of
from durbar.cli.screen import Screen
from durbar.core.errors import Facts, IllegalMove
from durbar.core.game import Game, View
from durbar.core.moves import Move
from durbar.core.text import Catalogue


class Seated(ABC):
    """A screen, and a game as its people see it.

    place: where the game is played, for the help on commands: empty is this very keyboard
    stale: whether the table must be shown before the next question
    """

    place: ClassVar[str] = ""

    def __init__(self, game: Game, names: Sequence[str], screen: Screen, offered: Mapping[str, object]) -> None:
        self.game = game
        self.screen = screen
        self.look = look_of(game, screen.language, names)
        self.offered = offered
        self.stale = True
        self.offer([])

    @property
    def house(self) -> Catalogue:
        return self.screen.house

    @abstractmethod
    def view(self) -> View:
        """What the person at the keyboard may know."""

    @abstractmethod
    def show_log(self) -> None:
        """All that happened so far."""

    def ask_for(self, key: str, facts: Facts, moves: Sequence[Move]) -> None:
        """The table, the question and the choices."""
        view = self.view()
        self.screen.table(self.look, view)
        self.screen.print("", self.look.prompt(key, facts))
        choices = Table.grid(padding=(0, 2, 0, 0))
        for number, move in enumerate(moves, 1):
            choices.add_row(f"{number:>3}", self.look.choice(move, view), Text(move.notation, "dim"))
        self.screen.print(choices)
        self.offer(moves)

    def offer(self, moves: Sequence[Move]) -> None:
        """Let the keyboard know what can be typed now."""
        words = {self.house.say(f"command-{name}"): self.help_on(name) for name in self.offered}
        if moves:
            view = self.view()
            words = {move.notation: self.look.choice(move, view).plain for move in moves} | words
        self.screen.keyboard.offered = words

    def help_on(self, command: str) -> str:
        there = f"help-{self.place}-{command}"
        return self.house.say(there if self.house.has(there) else f"help-{command}")

    def refuse(self, refusal: IllegalMove) -> None:
        """Say which rule forbids a move."""
        reason, number = refusal.sentence(self.screen.language), refusal.rule.rpartition("-")[2]
        self.screen.say("refused", "red", reason=reason, rule=refusal.rule, number=number)


def choice_number(line: str) -> int | None:
    """The number of a choice, if that is what somebody typed."""
    return int(line) if line.isdecimal() and len(line) < 4 else None
