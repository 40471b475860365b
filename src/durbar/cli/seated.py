"""Somebody at a keyboard with a table before them: what a sitting here and one at a server have in common.

It knows no game, and not where the moves go.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.screen import Screen
from durbar.core.errors import Facts, IllegalMove
from durbar.core.game import Game, View
from durbar.core.looks import look_of
from durbar.core.moves import Move
from durbar.core.state import SPECTATOR
from durbar.core.text import Catalogue

MOST_CHOICES = 12  # in one list, where there is room for another beside it


class Seated(ABC):
    """A screen, and a game as its people see it.

    place: where the game is played, for the help on commands: empty is this very keyboard
    stale: whether the table must be shown before the next question
    whole: whether all of it is wanted, however long
    """

    place: ClassVar[str] = ""

    def __init__(self, game: Game, names: Sequence[str], screen: Screen, offered: Mapping[str, object]) -> None:
        self.game = game
        self.screen = screen
        self.look = look_of(game, screen.language, names)
        self.offered = offered
        self.stale = True
        self.whole = False
        self.offer([])

    @property
    def house(self) -> Catalogue:
        return self.screen.house

    @property
    def reader(self) -> int:
        """The seat to which questions say "you": SPECTATOR where several play at this keyboard."""
        return SPECTATOR

    @abstractmethod
    def view(self) -> View:
        """What the person at the keyboard may know."""

    @abstractmethod
    def show_log(self) -> None:
        """All that happened so far."""

    def ask_for(self, key: str, facts: Facts, moves: Sequence[Move]) -> None:
        """The table, the question and the choices."""
        view = self.view()
        question: list[RenderableType] = ["", self.look.prompt(key, facts, self.reader), self.choices(moves, view)]
        if self.whole:
            self.screen.table(self.look, view)
        else:
            self.screen.brief_table(self.look, view, self.screen.height(*question))
        self.whole = False
        self.screen.print(*question)
        self.offer(moves)

    def choices(self, moves: Sequence[Move], view: View) -> Table:
        """What can be chosen: one below the other with its notation, or where that takes too long side by side."""
        rows = [
            [Text(f"{number:>3}"), self.look.entry(move, view), Text(move.notation, "dim")]
            for number, move in enumerate(moves, 1)
        ]
        whole = self.screen.console.width
        lists = 1
        if self.screen.is_live and len(rows) > MOST_CHOICES:
            fitting = [n for n in (2, 3, 4) if n * (widest(rows) + 1) <= whole]
            if not fitting:  # the keyboard still offers the notations
                rows = [row[:2] for row in rows]
                fitting = [n for n in (2, 3, 4) if n * (widest(rows) + 1) <= whole]
            enough = [n for n in fitting if len(rows) <= n * MOST_CHOICES]
            lists = enough[0] if enough else fitting[-1] if fitting else 1
        long = -(-len(rows) // lists)
        table = Table.grid(padding=(0, 2, 0, 0))
        for first in range(long):
            table.add_row(*(cell for row in rows[first::long] for cell in row))
        return table

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


def widest(rows: Sequence[Sequence[Text]]) -> int:
    """How many letters a list of choices takes across."""
    return sum(max(row[column].cell_len for row in rows) + 2 for column in range(len(rows[0])))


def choice_number(line: str) -> int | None:
    """The number of a choice, if that is what somebody typed."""
    return int(line) if line.isdecimal() and len(line) < 4 else None
