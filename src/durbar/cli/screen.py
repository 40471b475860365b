"""The screen: where text goes, in one language, wide or narrow, with colours or without, terminal or not."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from durbar.cli.keyboard import PROMPT, Keyboard
from durbar.cli.rulebook import Rule
from durbar.core.game import View
from durbar.core.look import Look, fitting
from durbar.core.text import catalogue, language_of_locale, require_language

ROOM_FOR_COLUMNS = 78  # letters
NARROWEST = 20  # letters
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it


class Screen:
    """A console that speaks one language. `plain` means no colours, no pictures, and lists in place of tables."""

    def __init__(self, language: str | None = None, plain: bool = False) -> None:
        self.language = require_language(language or language_of_locale())
        self.house = catalogue("house", self.language)
        self.plain = plain
        self.console = Console(highlight=False, markup=False, emoji=False, force_terminal=False if plain else None)
        self.keyboard = Keyboard(plain)

    # Saying

    def print(self, *lines: RenderableType, indent: int = 0) -> None:
        for line in lines:
            if isinstance(line, str | Text):
                text = line if isinstance(line, Text) else Text(line)
                for part in broken(text, self.console.width - indent).split(allow_blank=True):
                    self.console.print(Text(" " * indent).append_text(part))
            else:
                self.console.print(line)

    def say(self, key: str, style: str = "", **facts: int | str) -> None:
        """A sentence of the house."""
        self.print(Text(self.house.say(key, **facts), style))

    def heading(self, text: str) -> None:
        self.print("", Text(text, "bold"))

    @property
    def is_narrow(self) -> bool:
        """Whether one thing is shown below the other."""
        return self.plain or self.console.width < ROOM_FOR_COLUMNS

    def table(self, look: Look, view: View) -> None:
        """A game's whole table."""
        self.print("", look.stacked(view) if self.is_narrow else look.table(view, self.is_live))

    def page(self, name: str, look: Look, view: View) -> None:
        """All of one part of the table; of a table without such a part, all of it."""
        found = [zone.forms[0] for zone in look.zones(view, self.is_live) if zone.page == name]
        if found and not self.is_narrow:
            self.print("", *found)
        else:
            self.table(look, view)

    def brief_table(self, look: Look, view: View, below: int) -> None:
        """What of the table has room above so many lines where somebody watches, and which commands tell the rest."""
        if self.is_narrow or not self.is_live:
            self.table(look, view)
            return
        zones = look.zones(view, self.is_live)
        room = self.console.height - below - len(("", "more", "the line that is typed"))
        shown = fitting(zones, room, self.height)
        self.print("", *(zone.forms[form] for zone, form in zip(zones, shown, strict=True) if form is not None))
        left_out = dict.fromkeys(zone.page for zone, form in zip(zones, shown, strict=True) if form != 0)
        if left_out:
            self.say("more-on", "dim", commands=", ".join(self.house.say(f"command-{page}") for page in left_out))

    def height(self, *parts: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def rules(self, rules: Sequence[Rule]) -> None:
        """Numbered rules under their headings."""
        heading = ""
        for rule in rules:
            if rule.heading != heading:
                heading = rule.heading
                self.heading(heading)
            text = Text.assemble((rule.number, "bold cyan"), f" {rule.text} ", (rule.source, "dim"))
            self.print(text, indent=2)

    # Asking

    @property
    def is_live(self) -> bool:
        """Whether somebody watches."""
        return self.console.is_terminal

    def ask(self, prompt: str = PROMPT) -> str:
        """A line that somebody types. When it comes from a file it is shown, as if it had been typed."""
        try:
            line = self.keyboard.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            if not self.keyboard.is_editable:
                self.print("")
            raise
        if not self.keyboard.is_terminal:
            self.print(Text(line))
        return line

    def echo(self, line: str) -> None:
        """Show a line that nobody saw being typed."""
        if not self.keyboard.is_terminal:
            self.print(Text(PROMPT + line))

    def curtain(self, name: str, hide: bool) -> None:
        """Hide what somebody else saw and typed, and wait until the next person sits here."""
        self.keyboard.forget()
        if hide and self.is_live and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
        elif hide and sys.stdout.isatty():
            self.print("\n" * self.console.height)
        self.say("curtain", "bold", name=name)
        if self.keyboard.is_terminal:
            self.ask(self.house.say("curtain-enter", name=name) + " ")
            self.print("")


def broken(text: Text, width: int) -> Text:
    """The text in lines of this width. Unlike Rich it never breaks at a no-break space, of which French has many."""
    lines = [textwrap.fill(line, max(width, NARROWEST), break_on_hyphens=False) for line in text.plain.split("\n")]
    text.plain = "\n".join(lines)  # a line break takes the place of each space, so the styles stay where they were
    return text
