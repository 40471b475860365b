"""The walk of docs/adding-a-game.md, done exactly as it stands there: its files are written, its commands are run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tools.houses import HOUSE, Server, copy_house, environment

PAGE = (HOUSE / "docs/adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ALIAS = 'alias py="env PYTHONPATH=src .venv/bin/python"\n'
PORT = "8123"
PATIENCE = 300  # seconds, with a command that would never end
CHOICES = "1\n" * 60  # a person who always takes the first choice
GAME = "src/durbar/games/kuhn"
MOST_FILES, MOST_LINES = 5, 250


class Block(NamedTuple):
    """A block of the page: its language, the file it is part of if it is, and what it says."""

    language: str
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.partition("## In a package of your own")[0])]


class Walk:
    """Somebody who follows the page, in a house of their own."""

    def __init__(self, house: Path, home: Path) -> None:
        self.house = house
        self.home = home
        self.written: set[str] = set()
        self.said: dict[str, str] = {}

    def go(self, page: str) -> None:
        for block in blocks(page):
            if block.file:
                self.write(block.file, block.text)
            elif block.text not in (ALIAS, ""):
                self.obey(block.text.splitlines())

    def write(self, file: str, text: str) -> None:
        """The first part of a file takes the place of the template's, the next ones follow after blank lines."""
        place = self.house / file
        if file in self.written:
            apart = "\n\n" if file.endswith(".py") and not text.startswith(" ") else "\n"
            text = f"{place.read_text(encoding='utf-8')}{apart}{text}"
        self.written.add(file)
        place.write_text(text, encoding="utf-8")

    def obey(self, lines: list[str]) -> None:
        if "durbar serve" in lines[0]:
            with self.server(lines[0]) as port:
                for line in lines[1:]:
                    self.run(line, port)
            return
        for line in lines:
            self.run(line)

    def run(self, line: str, port: str = PORT) -> None:
        done = subprocess.run(
            self.words(line, port),
            cwd=self.house,
            env=self.environment(),
            input=f"start\n{CHOICES}" if "durbar join" in line else CHOICES,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        self.said[line] = done.stdout

    def answer(self, part: str) -> str:
        """What the command with these words in it has said."""
        return next(said for line, said in self.said.items() if part in line)

    def server(self, line: str) -> Server:
        return Server(self.words(line, "0"), self.house, self.environment())

    def words(self, line: str, port: str) -> list[str]:
        """A command as this machine runs it: with this Python, and on a port that is free."""
        program, *words = shlex.split(line.replace(PORT, port))
        if program == "make":
            return [program, "--no-print-directory", "--old-file=.venv/tools", f"PY={sys.executable}", *words]
        assert program == "py"
        return [sys.executable, *words]

    def environment(self) -> dict[str, str]:
        folders = {"XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config")}
        return environment(self.house / "src") | folders | {"LANG": "en"}


def test_the_page_makes_a_small_game_that_is_played_and_proved(tmp_path: Path) -> None:
    """In a terminal, on a server with a bot, and by bots among themselves: every command of the page succeeds."""
    walk = Walk(copy_house(tmp_path / "house"), tmp_path / "home")
    walk.go(PAGE)
    files = [file for file in (walk.house / GAME).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    lines = [line for file in files if file.suffix == ".py" for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(files) <= MOST_FILES
    assert len(lines) <= MOST_LINES
    assert f"{len(files)} new files in {GAME}" in walk.answer("make game").replace("\\", "/")
    played = walk.answer("play kuhn --bot")
    assert "The game is over." in played or "1." in played
    for said in (played, walk.answer("join")):
        assert "Your card:" in said
        assert "Deal: 6" in said
    assert "200 games" in walk.answer("arena")
    assert " passed" in walk.answer("pytest")

    named = set(re.findall(r"`([a-z][\w.-]*/[\w./-]+)`", PAGE))
    assert len(named) > 20
    places = (HOUSE, walk.house, walk.house / GAME)
    assert [file for file in named if not any((place / file).exists() for place in places)] == []


# What these tests would say of a page that is wrong


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("from durbar.core.simple import SimpleState", "from durbar.core.simple import Simple", "cannot import name"),
        (" if table.shown else None, table", ", table", "test_what_a_seat_sees_is_the_same_after_redealing"),
        ("log-fold = { $seat } folds.\n", "", "log-fold"),
    ],
)
def test_a_wrong_page_is_noticed(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    assert PAGE.count(right) == 1
    lines = PAGE.replace(right, wrong).splitlines()
    page = "\n".join(line for line in lines if not line.startswith(("py -m durbar", "py -m mypy")))  # only what proves
    with pytest.raises(AssertionError, match=complaint):
        Walk(copy_house(tmp_path / "house"), tmp_path / "home").go(page)
