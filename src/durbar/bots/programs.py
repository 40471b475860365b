"""Programs that play: engines in any language, each a process of its own that is asked by lines of text.

The lines are in docs/engine.md. A program is told what its seat may know and nothing else: who asks it gives the view,
and positions in which everything else was dealt anew. A program that fails has no second word: it raises a `Stumble`
with one sentence, and who asked decides what happens instead.
"""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Timer
from typing import IO, Any

import msgspec

from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game

PROTOCOL = "durbar 1"
GREETING = ("id", "plays", "positions")  # what a program may say of itself
LONGEST_LINE = 2**20  # bytes
MOST_LINES = 10_000  # that a program says before it answers
MOST_POSITIONS = 16
START_S = 20.0  # seconds that a program has to start, and to make itself ready for a game
GRACE_S = 1.0  # seconds beyond its time after which a program is given up

Command = tuple[str, ...]


class Stumble(DurbarError):
    """A program did not do what it was asked for; the sentence says what it did."""


class Program:
    """One running program.

    command:   how it was started
    name:      how it calls itself
    plays:     the games it says it plays; none if it did not say
    positions: how many dealt positions it wants with each question
    """

    def __init__(self, command: Command) -> None:
        self.command = command
        self.name = ""
        self.plays: list[str] = []
        self.positions = 0
        self.late = False
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )  # a session of its own: Ctrl-C is for who asks
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Stumble(f"the program {self} cannot be started: {reason}") from None
        RUNNING.add(self)
        try:
            self.greet()
        except Stumble:
            self.end()
            raise

    def __str__(self) -> str:
        return quoted(shlex.join(self.command), 80)

    # What is said

    def greet(self) -> None:
        """Say which protocol is spoken, and hear who answers."""
        for word, rest in self.exchange([PROTOCOL], "durbarok", START_S):
            if word == "id" and rest.startswith("name "):
                self.name = rest.removeprefix("name ").strip()[:80]
            elif word == "plays":
                self.plays = rest.split()
            elif word == "positions":
                if not (rest.isascii() and rest.isdigit() and int(rest[:9]) <= MOST_POSITIONS):
                    raise Stumble(f"the program {self} wants {quoted(rest)} positions; 0 to {MOST_POSITIONS} are given")
                self.positions = int(rest)

    def new_game(self, facts: dict[str, Any]) -> None:
        """Tell it which game it plays, in which seat, and wait until it is ready."""
        self.exchange(["newgame " + msgspec.json.encode(facts).decode(), "isready"], "readyok", START_S)

    def choose(self, view: bytes, positions: Sequence[str], legal: Sequence[str], seconds: float) -> str:
        """The move it chooses in so much time."""
        lines = [f"view {view.decode()}", *(f"position {position}" for position in positions)]
        lines += [f"legal {'; '.join(legal)}", f"go movetime {max(1, round(1000 * seconds))}"]
        _, answer = self.exchange(lines, "bestmove", seconds + GRACE_S)[-1]
        return answer

    def exchange(self, lines: Sequence[str], until: str, seconds: float) -> list[tuple[str, str]]:
        """Say these lines; what it answers, each line as its first word and the rest. The last begins with `until`.

        It is given up if that takes longer than so many seconds.
        """
        awaited = {until, *(GREETING if until == "durbarok" else ())}
        answers: list[tuple[str, str]] = []
        with self.deadline(seconds) as (into, out):
            with suppress(OSError):  # who does not listen any more may have said something before
                into.write("".join(f"{line}\n" for line in lines).encode())
                into.flush()
            for _ in range(MOST_LINES):
                word, rest = self.heard(out, seconds)
                if word in awaited:
                    answers.append((word, rest))
                elif word == "error":
                    raise Stumble(f"the program {self} says: {rest[:200]}")
                elif word not in ("", "info"):
                    raise Stumble(f"the program {self} answered {quoted(word)} where {until} was awaited")
                if word == until:
                    return answers
        raise Stumble(f"the program {self} said {MOST_LINES:,} lines, and none of them was {until}")

    def heard(self, out: IO[bytes], seconds: float) -> tuple[str, str]:
        line = out.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            raise self.gone(seconds) if len(line) < LONGEST_LINE else Stumble(f"the program {self} wrote no line's end")
        word, _, rest = line.decode(errors="replace").strip().partition(" ")
        return word, rest.strip()

    @contextmanager
    def deadline(self, seconds: float) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
        """Its input and output. After so many seconds it is killed, which ends all waiting for it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watch = Timer(seconds, self.give_up)
        watch.daemon = True
        watch.start()
        try:
            yield self.process.stdin, self.process.stdout
        finally:
            watch.cancel()

    def give_up(self) -> None:
        self.late = True
        kill(self.process)

    def gone(self, seconds: float) -> Stumble:
        if self.late:
            return Stumble(f"the program {self} did not answer within {seconds:g} seconds")
        kill(self.process)
        return Stumble(f"the program {self} ended with exit code {self.process.wait()}")

    def end(self) -> None:
        """It is not needed any more."""
        kill(self.process)
        RUNNING.discard(self)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.process.wait()


RUNNING: set[Program] = set()
IDLE: dict[Command, list[Program]] = {}


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg") and process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def hired(command: Command) -> Program:
    """A program that nobody asks at present, or a new one."""
    idle = IDLE.get(command)
    return idle.pop() if idle else Program(command)


def dismiss(program: Program) -> None:
    """Nobody asks it for now; the next game may."""
    IDLE.setdefault(program.command, []).append(program)


def end_all() -> None:
    """End all programs of this process."""
    for program in [*RUNNING]:
        program.end()
    IDLE.clear()


def kill_all() -> None:
    """Kill all programs of this process, from wherever it is interrupted; nobody waits for them."""
    for program in [*RUNNING]:
        kill(program.process)


def forget_all() -> None:
    """In a copy of the process that started them: they are not ours."""
    RUNNING.clear()
    IDLE.clear()


atexit.register(end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_all)


def command_of(words: str) -> Command:
    """A program and its arguments, as one types them."""
    try:
        found = tuple(shlex.split(words))
    except ValueError:
        found = ()
    if not found:
        raise DurbarError(f"an engine is a program, as in engine:./mine or engine:'node mine.js', not {quoted(words)}")
    return found


def require_plays(command: Command, game: Game) -> None:
    """Refuse a program that cannot be started, does not speak the protocol or does not play this game."""
    program = Program(command)
    program.end()
    if program.plays and game.name not in program.plays:
        raise DurbarError(f"the program {program} plays {', '.join(program.plays)}, not {game.name}")
