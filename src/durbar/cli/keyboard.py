"""The keyboard of somebody at a table that does not wait for them: lines are read in a thread while the screen goes on.

In a terminal, what is printed goes above the line that is being typed, which stays as it is. From a pipe, lines are
shown when they are taken, as if they had been typed.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from durbar.cli.screen import Screen

PROMPT = "> "
BACK_TO_START = "\r"
UP = "\x1b[A"
ERASE_BELOW = "\x1b[J"
NO_PASTE_MARKS = "\x1b[?2004l"


class Keyboard:
    """Lines that somebody types.

    is_terminal: whether a person types, who may do so at any time
    is_editable: whether the line can be edited, and so must be kept whole on the screen
    asking:      whether a line is being typed now
    """

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.is_editable = self.is_terminal and sys.stdout.isatty()
        self.asking = False
        self.outstanding = False
        self.wanted = threading.Semaphore(0)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.readline: Any = sys.modules.get("readline") if self.is_editable else None
        self.manners = terminal_manners() if self.is_editable else None
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

    def typed(self) -> str:
        """What stands in the line that is being typed."""
        return PROMPT + (self.readline.get_line_buffer() if self.readline else "")

    def close(self) -> None:
        """Leave the terminal as it was, even if a line was being typed."""
        if self.asking and self.manners is not None:
            self.manners()

    # In the thread

    def read_all(self, loop: asyncio.AbstractEventLoop) -> None:
        next_line = self.ask if self.is_editable else reader_of_input()
        line: str | None = ""
        while line is not None:
            self.wanted.acquire()
            try:
                line = next_line()
            except (EOFError, OSError):
                line = None
            with suppress(RuntimeError):  # nobody waits for it any more
                loop.call_soon_threadsafe(self.lines.put_nowait, line)

    def ask(self) -> str:
        if self.readline:
            self.readline.set_pre_input_hook(self.begin)  # called when the prompt stands there
        else:
            self.begin()
        try:
            return input(PROMPT)
        except EOFError:
            print(flush=True)
            raise
        finally:
            self.asking = False

    def begin(self) -> None:
        self.asking = True


def reader_of_input() -> Callable[[], str | None]:
    """A function that gives the next line of what is no terminal; None at the end.

    It reads a file of its own: the usual one is locked while somebody waits for it, and Python could not end.
    """
    try:
        handle = os.dup(sys.stdin.fileno())
    except (OSError, ValueError):
        file = sys.stdin
    else:
        file = open(handle, encoding=sys.stdin.encoding, errors="replace")  # noqa: SIM115
    return lambda: file.readline() or None


def terminal_manners() -> Callable[[], None] | None:
    """A function that gives the terminal the manners it has now."""
    try:
        import termios
    except ImportError:
        return None
    handle = sys.stdin.fileno()
    manners = termios.tcgetattr(handle)
    return lambda: termios.tcsetattr(handle, termios.TCSADRAIN, manners)


class LiveScreen(Screen):
    """A screen on which somebody may be typing while it is printed on."""

    def __init__(self, language: str | None = None, plain: bool = False) -> None:
        super().__init__(language, plain)
        self.keyboard = Keyboard()
        self.depth = 0
        self.has_room = False  # whether the line that is being typed has been taken away

    def print(self, *lines: RenderableType, indent: int = 0) -> None:
        with self.aside():
            self.make_room()
            super().print(*lines, indent=indent)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Print several things above the line that is being typed."""
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1
            if self.depth == 0 and self.has_room:
                self.has_room = False
                if self.keyboard.asking:
                    self.write(self.keyboard.typed())

    def make_room(self) -> None:
        if self.has_room or not self.keyboard.asking:
            return
        self.has_room = True
        if self.obeys_codes:
            rows = cell_len(self.keyboard.typed()) // max(1, self.console.width)
            self.write(BACK_TO_START + UP * rows + ERASE_BELOW)
        else:
            self.write("\n")

    def echo(self, line: str) -> None:
        """Show a line that nobody saw being typed."""
        if not self.keyboard.is_terminal:
            self.print(Text(PROMPT + line))

    def close(self) -> None:
        """Nobody types here any more."""
        if self.keyboard.asking:
            self.write((NO_PASTE_MARKS if self.obeys_codes else "") + "\n")
        self.keyboard.close()
        self.keyboard.asking = False

    @property
    def obeys_codes(self) -> bool:
        return self.is_live and not self.console.is_dumb_terminal

    def write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()
