"""A game that an installed package brings is a game like any other: in the library, in a terminal and on a server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.tools.houses import HOUSE, Server, environment

TEMPLATE = HOUSE / "tools" / "template"
NAME = "lalitpur"
PROJECT = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "durbar-lalitpur"
version = "1"

[project.entry-points."durbar.games"]
lalitpur = "lalitpur.game:LalitpurGame"
broken = "lalitpur.nowhere:Game"
kyoto = "lalitpur.game:LalitpurGame"
patan = "lalitpur.rules:DECK"

[tool.setuptools]
packages = ["lalitpur"]

[tool.setuptools.package-data]
lalitpur = ["text/*.ftl"]
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed, by pip, with its entry points."""
    project, place = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("place")
    shutil.copytree(TEMPLATE, project / NAME, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (project / NAME).rglob("*.*"):
        text = file.read_text(encoding="utf-8").replace("Fifteen of Patan", "Lalitpur").replace("Patan", "Lalitpur")
        file.write_text(text.replace("durbar.games.patan", NAME).replace("patan", NAME), encoding="utf-8")
    (project / "pyproject.toml").write_text(PROJECT)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", place, project], check=True)
    return place


class Guest:
    """Somebody who has installed Durbar and the package."""

    def __init__(self, place: Path, home: Path) -> None:
        folders = {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"), "LANG": "en"}
        self.environment = environment(HOUSE / "src", place) | folders | {"PYTHONWARNINGS": "default"}
        self.home = home

    def runs(self, *words: str, typed: str = "") -> tuple[str, str]:
        """What a command says, and what it complains about."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.home,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        return done.stdout, done.stderr


@pytest.fixture
def guest(place: Path, tmp_path: Path) -> Guest:
    return Guest(place, tmp_path)


def test_the_library_finds_it_after_the_games_of_the_house(guest: Guest) -> None:
    said, _ = guest.runs("-c", "import durbar; from durbar.games import GAMES; print(durbar.game('lalitpur'), *GAMES)")
    assert said.split() == ["durbar.game('lalitpur')", "kyoto", "xanadu", "reviving", "kathmandu", "lalitpur"]


def test_what_cannot_be_had_costs_nobody_the_others(guest: Guest) -> None:
    said, complaints = guest.runs("-c", "import durbar; print(durbar.game('kyoto').moves.parse('give 0'))")
    assert said == "give 0\n"  # of the kyoto that is the house's
    assert "the game 'broken' cannot be had: " in complaints
    assert "the game 'kyoto' cannot be had: the name of LalitpurGame is 'lalitpur'" in complaints
    assert "the game 'patan' cannot be had: " in complaints
    assert "is no class derived from durbar.Game" in complaints


def test_states_of_it_travel_between_processes(guest: Guest) -> None:
    said, _ = guest.runs("-m", "durbar", "arena", NAME, "greedy", "random", "--games", "20", "--seats", "2")
    assert "20 games" in said


def test_it_is_played_in_a_terminal(guest: Guest) -> None:
    said, _ = guest.runs("-m", "durbar", "play", NAME, "--bot", "easy", "--seats", "2", typed="rules 5\n" + "1\n" * 40)
    assert "lalitpur-5 The highest card takes the trick." in said
    assert "Your hand:" in said
    assert "wins." in said


def test_it_is_played_on_a_server(guest: Guest) -> None:
    serve = [sys.executable, "-m", "durbar", "serve", "--port", "0", "--log", "error"]
    with Server(serve, guest.home, guest.environment) as port:
        link = f"http://127.0.0.1:{port}"
        join = ["-m", "durbar", "join", link, "--game", NAME, "--seats", "2", "--bots", "easy"]
        said, _ = guest.runs(*join, typed="start\n" + "1\n" * 40)
        with urlopen(f"{link}/api/games/{NAME}/words/fr") as words:
            assert "hand = Votre main" in words.read().decode()
    assert "Your hand:" in said
    assert "wins." in said
