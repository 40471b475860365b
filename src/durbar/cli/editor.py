"""The line editor of a terminal, by prompt_toolkit.

Arrows bring back what was typed before, Tab offers what can be typed now, and what is printed meanwhile goes above the
line, which stays as it is.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterable, Mapping

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import ColorDepth

PROMPT_STYLE = "bold ansicyan"


class Interrupted(Exception):
    """Ctrl-C, while a line was being edited."""


class Offers(Completer):
    """Completes a line: to each that can be typed now, with its meaning."""

    def __init__(self, offered: Callable[[], Mapping[str, str]]) -> None:
        self.offered = offered

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        begun = document.text_before_cursor.lstrip()
        for line, meaning in self.offered().items():
            if line.casefold().startswith(begun.casefold()):
                yield Completion(line, start_position=-len(begun), display_meta=meaning)


class Editor:
    """One person's line. It remembers what they typed, and nobody else should have it after them."""

    def __init__(self, offered: Callable[[], Mapping[str, str]], plain: bool) -> None:
        self.style = "" if plain else PROMPT_STYLE
        self.session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            completer=Offers(offered),
            complete_while_typing=False,
            interrupt_exception=Interrupted,
            color_depth=ColorDepth.DEPTH_1_BIT if plain else None,
        )

    def ask(self, prompt: str) -> str:
        """A line, while everything else waits."""
        try:
            return self.session.prompt(self.shown(prompt))
        except Interrupted:
            raise KeyboardInterrupt from None

    async def line(self, prompt: str) -> str | None:
        """A line, while everything else goes on; None if there is none any more."""
        try:
            return await self.session.prompt_async(self.shown(prompt))
        except EOFError:
            return None
        except Interrupted:
            if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in what a shell runs in the background
                raise KeyboardInterrupt from None
            signal.raise_signal(signal.SIGINT)  # what Ctrl-C is while nothing is edited
            return await asyncio.Future[str]()  # until this is cancelled

    def shown(self, prompt: str) -> FormattedText:
        return FormattedText([(self.style, prompt)])
