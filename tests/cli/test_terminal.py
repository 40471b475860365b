"""The table in a real terminal (a pseudo-terminal), in a dumb one, and in a pipe that nobody reads."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from durbar import State, bot
from durbar import game as find_game
from durbar.cli.commands import COMMANDS
from durbar.cli.screen import Screen
from durbar.cli.seated import Seated
from durbar.games import GAMES

EDITING = "\x1b[?2004h"  # sent when a line begins to be edited
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
COMMAND = [sys.executable, "-m", "durbar"]


def in_terminal(arguments: list[str], typed: str, term: str = "xterm-256color") -> str:
    """All that a terminal shows when somebody runs a command and types these lines."""
    keyboard, terminal = pty.openpty()
    surroundings = os.environ | {"TERM": term, "COLUMNS": "100", "LINES": "40", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=terminal, stdout=terminal, stderr=terminal, env=surroundings, close_fds=True
    )
    os.close(terminal)
    os.write(keyboard, typed.encode())
    shown = b""
    try:
        while part := os.read(keyboard, 65536):
            shown += part
    except OSError:  # the other end was closed
        pass
    os.close(keyboard)
    assert process.wait() == 0
    return shown.decode()


TWO_PEOPLE = ["play", "kyoto", "--seats", "2", "--name", "Ada", "--name", "Ben", "--seed", "1", "--lang", "en"]


def test_the_curtain_hides_what_somebody_else_saw() -> None:
    shown = in_terminal(TWO_PEOPLE, "\n1\n\nquit\n\n")
    before, after = shown.split(CLEAR)
    assert "(you)" in before
    assert "press Enter" in before
    assert "press Enter" in after
    assert "\x1b[1;3" in before  # bold colours


def test_a_dumb_terminal_gets_no_codes_but_blank_lines() -> None:
    shown = in_terminal(TWO_PEOPLE, "\n1\n\nquit\n\n", term="dumb")
    assert "\x1b" not in shown
    assert "\r\n" * 30 in shown


def test_plain_text_in_a_terminal() -> None:
    shown = in_terminal([*TWO_PEOPLE, "--plain"], "\n1\n\nquit\n\n")
    assert "\x1b[1" not in shown
    assert "█" not in shown
    assert "\r\n" * 30 in shown


def test_replay_step_by_step(finished: Path) -> None:
    shown = in_terminal(["record", "replay", str(finished), "--step", "--lang", "en"], "\n\nq\n")
    assert "Enter for the next move" in shown
    assert shown.count(EDITING) == 3


@pytest.mark.parametrize(
    "arguments", [["games"], ["--version"], ["play", "kyoto", "--people", "0", "--bot", "random"], ["--help"]]
)
def test_a_pipe_that_nobody_reads(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.Popen([*COMMAND, *arguments], stdout=writer, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    os.close(writer)
    _, complaints = process.communicate()
    assert complaints == b""


def test_a_closed_input_is_an_empty_one() -> None:
    command = " ".join([*COMMAND, "play kyoto --bot random --seed 8 --lang en <&-"])
    run = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("Goodbye! This game was not saved.\n") or run.stdout.endswith("Goodbye!\n")


def test_a_terminal_that_cannot_show_our_letters() -> None:
    surroundings = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    run = subprocess.run([*COMMAND, "games", "--lang", "fr"], capture_output=True, env=surroundings)
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"reconstitu?" in run.stdout


def test_bytes_that_are_no_text_are_not_understood() -> None:
    command = [*COMMAND, "play", "kyoto", "--bot", "random", "--seed", "8", "--lang", "en"]
    run = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, env=os.environ | {"PYTHONUTF8": "1"})
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"I do not understand" in run.stdout


# One screen for each decision


def test_what_has_no_room_is_a_command_away() -> None:
    shown = in_terminal(
        ["play", "kathmandu", "--seats", "4", "--bot", "random", "--seed", "1", "--lang", "en"],
        "map\nplayers\nquit\n\n",
    )
    first, _, rest = shown.partition("More is told by: ")
    assert rest
    assert "Exhaustion:" not in first or first.count("Exhaustion:") < 4
    assert rest.count("Exhaustion:") >= 4  # everybody's belongings
    assert "needle" in rest  # the letters of the whole map


WIDE, HIGH = 100, 40


class Onlooker(Seated):
    """Who sees every decision of everybody, each on an empty screen."""

    def __init__(self, state: State, language: str) -> None:
        names = ["Alexandra", "Benedikt", "Charlotte", "Dominique", "Emmanuelle", "Ferdinand"][: state.seats]
        screen = Screen(language)
        self.state, self.seat = state, 0
        super().__init__(state.game, names, screen, COMMANDS)

    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    def show_log(self) -> None:
        raise NotImplementedError

    def shown(self, seat: int) -> list[str]:
        """The lines of a decision."""
        self.seat = seat
        out = StringIO()
        console = Console(
            file=out, width=WIDE, height=HIGH, force_terminal=True, color_system=None, highlight=False, markup=False
        )
        self.screen.console = console
        self.ask_for(*self.game.prompt(self.state), self.state.legal_moves(seat))
        return [line.rstrip() for line in out.getvalue().split("\n")]  # the last one is the line that is typed


@pytest.mark.parametrize(("which", "language"), [(0, "fr"), (-1, "en")], ids=["fewest-fr", "most-en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_whole_game_has_room_on_one_screen(game: str, which: int, language: str) -> None:
    """Whole games of bots in a terminal of 100 x 40: the board, the question and every choice, without scrolling."""
    seats = find_game(game).seat_counts[which]
    state = find_game(game).new(seats=seats, seed=seats)
    thinker = bot("random", 1)
    onlooker = Onlooker(state, language)
    while actors := state.actors():
        if len(state.legal_moves(actors[0])) > 1:
            lines = onlooker.shown(actors[0])
            assert len(lines) <= HIGH, "\n".join(lines)
            assert max(map(len, lines)) <= WIDE
        state.play(actors[0], thinker.choose(state, actors[0]))


def test_numpy_waits_until_it_is_said_how_many_threads_it_may_have() -> None:
    """It reads that once. With a thread for each processor a review takes ten times as long on a busy machine."""
    subprocess.run([sys.executable, "-c", "import sys, durbar.cli; assert 'numpy' not in sys.modules"], check=True)
