"""Which look a game has in a terminal: its own, if its folder has a module `table`, or the plain one.

The plain look is drawn from the view alone. A field of the view is shown if the game's catalogue has a word for it, and
by what it is: a list is a row of things, a number a counter, `players` and whatever has a number for each seat are
columns beside the players' names. `Game.things` says which fields hold things that have names of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from durbar.core.game import Game, View
from durbar.core.look import Look, columns

NOTHING = "–"
HIDDEN = "?"
OF_SEATS = ("players", "ranking", "seat")  # what the plain look shows in its own way


def look_of(game: Game, language: str, names: Sequence[str]) -> Look:
    """How this game is shown to people of these names."""
    return look_class(game)(game, language, names)


def look_class(game: Game) -> type[Look]:
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.table") is None:
        return PlainLook
    module = import_module(f"{package}.table")
    return next(
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Look) and found.__module__ == module.__name__
    )


class PlainLook(Look):
    """A table of which nothing is known but its view and the words for it."""

    def table(self, view: View, bars: bool) -> RenderableType:
        fields = msgspec.to_builtins(view)
        rows = self.rows(fields)
        table = columns("", *(self.words.say(name) for name in rows[0]))
        for seat, row in enumerate(rows):
            table.add_row(self.name(seat), *row.values())
        return Group(*self.middle(fields), "", table)

    def stacked(self, view: View) -> RenderableType:
        fields = msgspec.to_builtins(view)
        lines = self.middle(fields)
        for seat, row in enumerate(self.rows(fields)):
            facts = ", ".join(f"{self.label(name)} {value}" for name, value in row.items())
            lines.append(self.name(seat).append(f" · {facts}", "none") if facts else self.name(seat))
        return Group(*lines)

    def result(self, view: View) -> RenderableType:
        rows = self.rows(msgspec.to_builtins(view))
        table = columns("", "", *(self.words.say(name) for name in rows[0]))
        place = 1
        for seats in getattr(view, "ranking", None) or []:
            for seat in seats:
                table.add_row(f"{place}.", self.name(seat), *rows[seat].values())
            place += len(seats)
        return table

    # What follows from the view

    def middle(self, fields: dict[str, Any]) -> list[Text]:
        """What belongs to the whole table, a line each."""
        lines = []
        for name, value in fields.items():
            if name in OF_SEATS or self.is_by_seat(name, value) or not self.words.has(name) or value is False:
                continue
            said = "" if value is True else f" {self.said(name, value)}"
            lines.append(Text.assemble((self.label(name) if said else self.words.say(name), "dim"), (said, "bold")))
        return lines

    def rows(self, fields: dict[str, Any]) -> list[dict[str, str]]:
        """What belongs to each player, with the names of the fields it comes from."""
        rows: list[dict[str, Any]] = [dict(player) for player in fields.get("players", [{} for _ in self.names])]
        for name, values in fields.items():
            if self.is_by_seat(name, values):
                for row, value in zip(rows, values, strict=True):
                    row[name] = value
        return [{name: self.said(name, value) for name, value in row.items() if self.words.has(name)} for row in rows]

    def is_by_seat(self, name: str, value: Any) -> bool:
        """Whether this is a number for each seat."""
        return (
            name not in OF_SEATS and isinstance(value, list) and [type(one) for one in value] == [int] * len(self.names)
        )

    def said(self, name: str, value: Any) -> str:
        """A value of this field in words."""
        kind = self.game.things.get(name, "")
        if isinstance(value, bool):
            return self.words.say(name) if value else NOTHING
        if isinstance(value, int):
            return self.names[value] if kind == "seat" and 0 <= value < len(self.names) else str(value)
        if isinstance(value, str):
            return self.words.thing(kind, value) if kind else self.word(name, value)
        if isinstance(value, list):
            apart = "\n" if value and isinstance(value[0], list) else " · "
            return apart.join(HIDDEN if one is None else self.said(name, one) for one in value) or NOTHING
        if isinstance(value, dict):
            known = [(key, inner) for key, inner in value.items() if self.words.has(key)]
            return ", ".join(f"{self.label(key)} {self.said(key, inner)}" for key, inner in known) or NOTHING
        return NOTHING

    def word(self, name: str, value: str) -> str:
        return self.words.say(f"{name}-{value}") if self.words.has(f"{name}-{value}") else value
