"""A copy of the house, in which a test makes games as somebody would who adds one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

HOUSE = Path(__file__).parents[2]
COPIED = ("pyproject.toml", "Makefile", "src", "tests", "tools", "docs", "web/generate.py", "locks")
LEFT_OUT = ("golden", "screenshots", "*.pyc.*", "*-journal")  # what no game has to do with, and what is being written


def copy_house(folder: Path) -> Path:
    """A copy of all that a game has to do with, and of what Python and mypy know of it already, if they do."""
    for name in (*COPIED, ".mypy_cache"):
        if not (HOUSE / name).exists():
            continue
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (HOUSE / name).is_dir():
            shutil.copytree(HOUSE / name, place, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy(HOUSE / name, place)
    return folder


def environment(*places: Path) -> dict[str, str]:
    """What a command needs to run on the source in these places and on nothing else."""
    path = os.pathsep.join(str(place) for place in places)
    return os.environ | {"PYTHONPATH": path}


def run(house: Path, *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command there, on the copied source."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=house,
        env=environment(house / "src", house),
        input=typed,
        capture_output=True,
        encoding="utf-8",
    )


def passes(house: Path, *command: str | Path, typed: str = "") -> str:
    """What a command says, which must succeed."""
    done = run(house, *command, typed=typed)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


class Server:
    """A server that runs while somebody plays."""

    def __init__(self, command: list[str], house: Path, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, cwd=house, env=environment, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        opened = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", opened)
        assert found is not None, opened
        return found[1]

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()
