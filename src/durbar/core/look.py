"""Look: how a game is shown in a terminal. Whatever it shows comes from views, open facts and the catalogue.

A game that wants more than the plain look derives one class from `Look`, in the module `table` of its folder. The
terminal finds it there (`durbar.core.looks`) and knows no game.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from durbar.core.errors import Facts
from durbar.core.events import Chapter
from durbar.core.game import Game, View
from durbar.core.moves import Move
from durbar.core.reasons import Reason
from durbar.core.state import SPECTATOR
from durbar.core.text import Catalogue, catalogue

SEAT_COLOURS = ("cyan", "magenta", "green", "blue", "dark_orange3", "red3")


class Zone(NamedTuple):
    """A part of the table.

    forms: how it can be shown, the longest first
    rank:  the lower, the sooner it gets a place on a screen that has not room for all
    page:  the command that shows it all
    """

    forms: Sequence[RenderableType]
    rank: int = 0
    page: str = "table"


class Look(ABC):
    """How one game is shown to people who play it in one language.

    quiet:  kinds of event that go without saying, because another event or the table says it too
    asides: kinds of event told in one breath with the event before
    loud:   kinds of event that stand out, and their style
    """

    quiet: ClassVar[frozenset[str]] = frozenset()
    asides: ClassVar[frozenset[str]] = frozenset()
    loud: ClassVar[dict[str, str]] = {}

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game: Any = game
        self.words: Catalogue = catalogue(game.name, language)
        self.house: Catalogue = catalogue("house", language)
        self.names = names

    # What every game answers

    @abstractmethod
    def table(self, view: Any, bars: bool) -> RenderableType:
        """The table as this view shows it; `bars` allows pictures made of letters."""

    @abstractmethod
    def stacked(self, view: Any) -> RenderableType:
        """The same, one thing below the other: for narrow screens, and to be read aloud."""

    @abstractmethod
    def result(self, view: Any) -> RenderableType:
        """Who came where in a finished game, and why."""

    def zones(self, view: Any, bars: bool) -> list[Zone]:
        """The table in parts, from the top, of which a decision shows those that have room on one screen."""
        return [Zone([self.table(view, bars)])]

    def move_key(self, move: Move, view: Any) -> str:
        """The message that says what this move does."""
        return f"move-{move.kind}"

    # What follows from it

    def choice(self, move: Move, view: View) -> Text:
        """What a move does."""
        return self.with_names(self.words.say(self.move_key(move, view), **self.words.named(move.args, self.names)))

    def entry(self, move: Move, view: View) -> Text:
        """What a move does, as it stands in the list under its question."""
        return self.choice(move, view)

    def reason(self, reason: Reason) -> Text:
        """Why a move is good."""
        facts = self.words.named(reason.facts, self.names)
        return self.with_names(f"  {self.words.say(f'reason-{reason.key}', **facts)}")

    def prompt(self, key: str, facts: Facts, reader: int = SPECTATOR) -> Text:
        """What must be decided; "Ada, who gets 3?" is "Who gets 3?" to the reader."""
        message = self.words.spoken(f"prompt-{key}", facts, reader)
        question = self.words.say(message, **self.words.named(facts, self.names))
        address = f"{self.names[reader]}, " if reader == facts.get("seat") else ""
        if address and question.startswith(address):
            question = question[len(address)].upper() + question[len(address) + 1 :]
        return self.with_names(question, "bold")

    def label(self, key: str) -> str:
        """A word of the game with a colon after it."""
        return self.house.say("label", word=self.words.say(key))

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")

    def with_names(self, text: str, style: str = "") -> Text:
        """A sentence with the names of players in their colours."""
        sentence = Text(text, style)
        for seat, name in enumerate(self.names):
            sentence.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self.name(seat).style)
        return sentence

    def story(self, chapters: Sequence[Chapter], seat: int, whole: bool = False) -> list[Text]:
        """The log as this seat may read it; without what goes without saying, unless the whole is wanted."""
        return [line for chapter in chapters for line in self.lines(chapter, seat, whole)]

    def lines(self, chapter: Chapter, seat: int, whole: bool) -> list[Text]:
        lines: list[Text] = []
        for event in chapter.events:
            if event.kind in self.quiet and not whole:
                continue
            line = self.with_names(self.words.log_line(event, seat, self.names), self.loud.get(event.kind, ""))
            if lines and event.kind in self.asides:
                lines[-1].append(" ").append_text(line)
            else:
                lines.append(line)
        if lines and chapter.forced and chapter.seat == seat:
            lines[0].append(f" ({self.house.say('forced')})", "dim")
        return lines


def columns(*headings: str) -> Table:
    """A table without lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(heading)
    return table


def fitting(zones: Sequence[Zone], room: int, height: Callable[[RenderableType], int]) -> list[int | None]:
    """Which form of each zone is shown in so many lines: first all in their shortest as far as there is room, then the
    longest that has room; each time the most important first. That one is always shown.
    """
    heights = [[height(form) for form in zone.forms] for zone in zones]
    ranked = sorted(range(len(zones)), key=lambda number: zones[number].rank)
    shown: list[int | None] = [None] * len(zones)
    for number in ranked:
        if heights[number][-1] <= room or number == ranked[0]:
            shown[number] = len(heights[number]) - 1
            room -= heights[number][-1]
    for number in ranked:
        form = shown[number]
        if form is not None:
            spare = room + heights[number][form]
            shown[number] = next((n for n, high in enumerate(heights[number]) if high <= spare), form)
            room = spare - heights[number][shown[number] or 0]
    return shown
