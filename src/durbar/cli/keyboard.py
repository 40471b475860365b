"""The keyboard: lines that somebody types, at a table that waits for them or at one that goes on meanwhile.

In a terminal they are edited (`editor.py`). A dumb terminal has a line of its own; lines from a pipe are read like
typed ones.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it takes a while to load, and only people in a terminal need it
    from durbar.cli.editor import Editor

PROMPT = "> "


class Keyboard:
    """Lines that somebody types.

    is_terminal: whether a person types, who may do so at any time
    is_editable: whether the line can be edited, and so must be kept whole on the screen
    offered:     what can be typed now, and what it means
    """

    def __init__(self, plain: bool = False) -> None:
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        self.is_editable = self.is_terminal and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.plain = plain
        self.offered: Mapping[str, str] = {}
        self.pipe = Pipe()

    @cached_property
    def editor(self) -> Editor:
        from durbar.cli.editor import Editor

        return Editor(lambda: self.offered, self.plain)

    def forget(self) -> None:
        """Somebody else sits down here: what was typed and offered before is not for them."""
        self.offered = {}
        self.__dict__.pop("editor", None)

    def ask(self, prompt: str) -> str:
        """A line, while everything else waits."""
        return self.editor.ask(prompt) if self.is_editable else input(prompt)

    async def line(self) -> str | None:
        """The next line, or None when there is none any more. Meanwhile the table goes on."""
        return await (self.editor.line(PROMPT) if self.is_editable else self.pipe.line())

    def beside_the_line(self) -> AbstractContextManager[None]:
        """What is printed in this context goes above the line that is being edited."""
        if not self.is_editable:
            return nullcontext()
        from prompt_toolkit.patch_stdout import patch_stdout

        return patch_stdout(raw=True)


class Pipe:
    """Lines that are not edited, read in a thread: a read cannot be cancelled, and must not keep Python from ending."""

    def __init__(self) -> None:
        self.outstanding = False
        self.wanted = threading.Semaphore(0)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.thread: threading.Thread | None = None

    async def line(self) -> str | None:
        """The next line, or None when there is none any more."""
        if self.thread is None:
            loop = asyncio.get_running_loop()
            self.thread = threading.Thread(target=self.read_all, args=[loop], daemon=True)
            self.thread.start()
        if not self.outstanding:
            self.outstanding = True
            self.wanted.release()
        line = await self.lines.get()
        self.outstanding = False
        return line

    def read_all(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread."""
        next_line = reader_of_input()
        line: str | None = ""
        while line is not None:
            self.wanted.acquire()
            try:
                line = next_line()
            except OSError:
                line = None
            with suppress(RuntimeError):  # nobody waits for it any more
                loop.call_soon_threadsafe(self.lines.put_nowait, line)


def reader_of_input() -> Callable[[], str | None]:
    """A function that gives the next line of standard input; None at the end.

    It reads a file of its own: the usual one is locked while somebody waits for it, and Python could not end.
    """
    try:
        handle = os.dup(sys.stdin.fileno())
    except (OSError, ValueError):
        file = sys.stdin
    else:
        file = open(handle, encoding=sys.stdin.encoding, errors="replace")  # noqa: SIM115
    return lambda: file.readline() or None
