"""The template is a game like any other: a new game made from it is played, proved and checked in a copy of the house.

What runs on the copy are the very tests, linters and type checkers that the house runs on itself.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
COPIED = ("pyproject.toml", "src", "tests", "tools", "docs/rules", "web/generate.py", "web/src")

NAME, TITLE = "bhaktapur", "Bells of Bhaktapur"


def copy_house(folder: Path) -> Path:
    """A copy of all that a game has to do with."""
    for name in COPIED:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (HOUSE / name).is_dir():
            shutil.copytree(HOUSE / name, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(HOUSE / name, place)
    return folder


def run(house: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command there, on the copied source and nothing else."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=house,
        env=os.environ | {"PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )


def passes(house: Path, *command: str | Path) -> str:
    """What a command says, which must succeed."""
    done = run(house, *command)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def new_game(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(house, sys.executable, "tools/new_game.py", *arguments)


def contents(house: Path) -> dict[str, bytes]:
    return {str(file.relative_to(house)): file.read_bytes() for file in house.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with a new game in it."""
    house = copy_house(tmp_path_factory.mktemp("house"))
    made = new_game(house, NAME, TITLE)
    assert made.returncode == 0, made.stderr
    assert made.stdout.startswith(f"{TITLE} can be played: ")
    return house


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_house(tmp_path_factory.mktemp("untouched"))


# What the house asks of every game, asked of the new one


def pytest_passes(house: Path, *tests: str) -> None:
    said = passes(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--game", NAME, *tests)
    assert " passed" in said


def test_it_obeys_the_common_laws(house: Path) -> None:
    pytest_passes(house, "tests/proofs")


def test_its_rules_are_tested_and_its_words_said_in_a_whole_game_against_bots(house: Path) -> None:
    rules = [f"tests/rules/{NAME}", "tests/rules/test_every_rule_is_tested.py"]
    pytest_passes(house, *rules, "tests/cli/test_words.py", f"tests/cli/test_{NAME}.py")


def test_it_is_entered_wherever_games_are_listed(house: Path) -> None:
    passes(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cli/test_games.py")


def test_golden_games_can_be_kept(house: Path) -> None:
    passes(house, sys.executable, "tests/golden/make.py", NAME)
    pytest_passes(house, "tests/golden")


def test_its_style_is_that_of_the_house(house: Path) -> None:
    passes(house, sys.executable, "-m", "ruff", "check", "--no-cache")
    passes(house, sys.executable, "-m", "ruff", "format", "--no-cache", "--check")


def test_its_types_are_right(house: Path, tmp_path: Path) -> None:
    parts = [f"src/durbar/games/{NAME}", f"tests/rules/{NAME}", f"tests/cli/test_{NAME}.py"]
    passes(house, sys.executable, "-m", "mypy", "--cache-dir", tmp_path, *parts)


def test_the_browser_knows_its_view(house: Path) -> None:
    passes(house, sys.executable, "web/generate.py", "--check")


def files_of_the_game(house: Path) -> list[str]:
    made = [file for file in contents(house) if NAME in file]
    return [file for file in made if not file.startswith(("tests/golden", "tools")) and "__pycache__" not in file]


def test_nothing_of_the_template_is_left_in_it(house: Path) -> None:
    for file in files_of_the_game(house):
        assert b"patan" not in (house / file).read_bytes().lower(), file


@pytest.mark.parametrize("name", ["ox", "himalayatrek"])
def test_short_and_long_names_fit_into_the_lines(tmp_path: Path, name: str) -> None:
    house = copy_house(tmp_path)
    assert new_game(house, name, "A Title as Long as Any Can Be.").returncode == 0
    passes(house, sys.executable, "-m", "ruff", "check", "--no-cache")
    passes(house, sys.executable, "-m", "ruff", "format", "--no-cache", "--check")


# What the guide says


def test_the_guide_speaks_of_files_that_exist(house: Path) -> None:
    guide = (HOUSE / "docs/adding-a-game.md").read_text(encoding="utf-8")
    files = re.findall(r"`([a-z][\w.-]*/[\w./-]+)`", guide)
    assert len(files) > 20
    missing = [file for file in files if not (house / file).exists() and not (HOUSE / file).exists()]
    assert missing == []
    assert f"a whole game of {len(files_of_the_game(house))} small files" in guide


# What the script refuses, and then nothing is written


@pytest.mark.parametrize(
    ("name", "title", "sentence"),
    [
        ("Bhaktapur", TITLE, "2 to 12 letters from a to z, as kyoto has, unlike 'Bhaktapur'"),
        ("bhakta-pur", TITLE, "unlike 'bhakta-pur'"),
        ("../../etc", TITLE, "unlike '../../etc'"),
        ("été", TITLE, "unlike 'été'"),
        ("x", TITLE, "unlike 'x'"),
        ("", TITLE, "unlike ''"),
        ("bhaktapurandpatan", TITLE, "2 to 12 letters"),
        ("lambda", TITLE, "'lambda' is a word of Python itself"),
        ("house", TITLE, "the name under which the house keeps its own words"),
        ("kyoto", TITLE, "there is a game 'kyoto' already"),
        ("look", TITLE, "Look already means something"),
        ("card", TITLE, "Card already means something"),
        ("bhaktapur", "", "1 to 30 letters, digits and plain punctuation, unlike ''"),
        ("bhaktapur", " Bells", "unlike ' Bells'"),
        ("bhaktapur", "Bells\nof Bhaktapur", "plain punctuation"),
        ("bhaktapur", "{ $seat }", "plain punctuation"),
        ("bhaktapur", '"""', "plain punctuation"),
        ("bhaktapur", "B" * 31, "1 to 30 letters"),
    ],
)
def test_what_cannot_be_a_game_is_refused(untouched: Path, name: str, title: str, sentence: str) -> None:
    before = contents(untouched)
    refused = new_game(untouched, name, title)
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert sentence in refused.stderr
    assert refused.stderr.startswith("No game was made: ")
    assert refused.stderr.count("\n") == 1
    assert contents(untouched) == before


@pytest.mark.parametrize("file", ["docs/rules/bhaktapur.fr.md", "tests/cli/test_bhaktapur.py"])
def test_files_in_the_way_are_left_alone(tmp_path: Path, file: str) -> None:
    house = copy_house(tmp_path)
    (house / file).parent.mkdir(exist_ok=True)
    (house / file).write_text("my own work")
    before = contents(house)
    refused = new_game(house, NAME, TITLE)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert f"{file} is in the way" in refused.stderr
    assert contents(house) == before


@pytest.mark.parametrize("arguments", [(), ("bhaktapur",), ("bhaktapur", "Bells", "of Bhaktapur")])
def test_it_says_how_it_is_used(untouched: Path, arguments: tuple[str, ...]) -> None:
    refused = new_game(untouched, *arguments)
    assert refused.returncode == 2
    assert refused.stderr == 'Say: python tools/new_game.py NAME "The Title"\n'
