"""The template is a game like any other: a new game made from it is played, proved and checked in a copy of the house.

What runs on the copy are the very tests, linters and type checkers that the house runs on itself.
"""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.houses import copy_house, passes, run

NAME, TITLE = "bhaktapur", "Bells of Bhaktapur"
MOST_FILES, MOST_LINES = 5, 250


def new_game(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(house, sys.executable, "tools/new_game.py", *arguments)


def files_of(house: Path) -> dict[str, Path]:
    files = {file.relative_to(house).as_posix(): file for file in house.rglob("*") if file.is_file()}
    return {name: file for name, file in files.items() if "cache" not in name}


def contents(house: Path) -> dict[str, bytes]:
    return {name: file.read_bytes() for name, file in files_of(house).items()}


def stamps(house: Path) -> dict[str, int]:
    """When each file was written last."""
    return {name: file.stat().st_mtime_ns for name, file in files_of(house).items()}


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_house(tmp_path_factory.mktemp("untouched"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with a new game in it."""
    house = copy_house(tmp_path_factory.mktemp("house"))
    made = new_game(house, NAME, TITLE)
    assert made.returncode == 0, made.stderr
    assert made.stdout.startswith(f"{TITLE} can be played: 5 new files in src/durbar/games/{NAME}.")
    return house


def test_it_is_small_and_nothing_else_is_touched(house: Path, untouched: Path) -> None:
    before = contents(untouched)
    after = contents(house)
    made = {file: text.decode() for file, text in after.items() if file not in before}
    assert {file: after[file] for file in before} == before
    assert len(made) <= MOST_FILES
    assert sum(text.count("\n") for file, text in made.items() if file.endswith(".py")) <= MOST_LINES
    for file, text in made.items():
        assert file.startswith(f"src/durbar/games/{NAME}/")
        assert "patan" not in text.lower()


# What the house asks of every game, asked of the new one


def pytest_passes(house: Path, *tests: str) -> None:
    said = passes(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--game", NAME, *tests)
    assert " passed" in said


def test_it_obeys_the_common_laws(house: Path) -> None:
    pytest_passes(house, "tests/proofs")


def test_it_has_words_for_everything_and_knows_no_other_room(house: Path) -> None:
    language_tests = "tests/cli/test_words.py::test_every_language_has_every_message"
    move_tests = "tests/cli/test_words.py::test_every_move_can_be_said"
    thing_tests = "tests/cli/test_words.py::test_what_a_game_calls_things_is_spoken_of_and_has_words"
    pytest_passes(house, language_tests, move_tests, thing_tests, "tests/test_arrows.py")


@pytest.mark.parametrize("level", ["random", "greedy", "medium"])
def test_bots_play_it(house: Path, level: str) -> None:
    said = passes(house, sys.executable, "-m", "durbar", "play", NAME, "--people", "0", "--bot", level, "--seed", "1")
    assert "wins" in said


@pytest.mark.parametrize(("language", "hand"), [("en", "Your hand:"), ("fr", "Votre main :")])
def test_a_person_plays_it_in_a_terminal(house: Path, language: str, hand: str) -> None:
    play = [sys.executable, "-m", "durbar", "play", NAME, "--seats", "2", "--lang", language, "--bot", "easy"]
    said = passes(house, *play, "--seed", "1", typed="rules 5\n" + "1\n" * 50).replace("\u00a0", " ")
    assert hand in said
    assert f"{NAME}-5" in said


def test_its_style_and_types_are_those_of_the_house(house: Path) -> None:
    folder = f"src/durbar/games/{NAME}"
    passes(house, sys.executable, "-m", "ruff", "check", "--no-cache", folder, "tools")
    passes(house, sys.executable, "-m", "ruff", "format", "--no-cache", "--check", folder, "tools")
    passes(house, sys.executable, "-m", "mypy", folder)


@pytest.mark.parametrize("name", ["ox", "himalayatrek"])
def test_short_and_long_names_fit_into_the_lines(house: Path, name: str) -> None:
    assert new_game(house, name, "A Title as Long as Any Can Be.").returncode == 0
    passes(house, sys.executable, "-m", "ruff", "check", "--no-cache", f"src/durbar/games/{name}")
    passes(house, sys.executable, "-m", "ruff", "format", "--no-cache", "--check", f"src/durbar/games/{name}")


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
        ("table", TITLE, "Table already means something"),
        ("play", TITLE, "Play already means something"),
        ("bhaktapur", "", "1 to 30 letters, digits and plain punctuation, unlike ''"),
        ("bhaktapur", " Bells", "unlike ' Bells'"),
        ("bhaktapur", "Bells\nof Bhaktapur", "plain punctuation"),
        ("bhaktapur", "{ $seat }", "plain punctuation"),
        ("bhaktapur", '"""', "plain punctuation"),
        ("bhaktapur", "B" * 31, "1 to 30 letters"),
    ],
)
def test_what_cannot_be_a_game_is_refused(
    untouched: Path, name: str, title: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = runpy.run_path(str(untouched / "tools/new_game.py"))  # which writes where it lies
    before = stamps(untouched)
    assert tool["main"]([name, title]) == 1
    said, complained = capsys.readouterr()
    assert said == ""
    assert sentence in complained
    assert complained.startswith("No game was made: ")
    assert complained.count("\n") == 1
    assert stamps(untouched) == before


@pytest.mark.parametrize("arguments", [(), ("bhaktapur",), ("bhaktapur", "Bells", "of Bhaktapur")])
def test_it_says_how_it_is_used(untouched: Path, arguments: tuple[str, ...]) -> None:
    refused = new_game(untouched, *arguments)
    assert refused.returncode == 2
    assert refused.stderr == 'Say: python tools/new_game.py NAME "The Title"\n'
