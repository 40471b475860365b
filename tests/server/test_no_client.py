"""A Durbar that was installed without its browser client says so, on the console and on its page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src/durbar"


@pytest.fixture
def console(tmp_path: Path) -> Iterator[Iterator[str]]:
    """The lines that `durbar serve` prints."""
    package = tmp_path / "a" / "b" / "durbar"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    process = subprocess.Popen(
        [sys.executable, "-m", "durbar", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--log", "error"],
        env=os.environ | {"PYTHONPATH": str(package.parent)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    yield process.stdout
    process.terminate()
    process.communicate()


def test_it_says_what_is_missing_and_how_to_get_it(console: Iterator[str]) -> None:
    address = re.search(r"http://\S+", next(console))
    assert address
    sentence = next(console)
    assert "without its browser client" in sentence
    assert "make play" in sentence
    for language, words in (("en", "without its browser client"), ("fr", "sans son client pour navigateur")):
        request = urllib.request.Request(address[0] + "/", headers={"Accept-Language": language})
        with urllib.request.urlopen(request) as answer:
            page = answer.read().decode()
        assert words in page
        assert "durbar join" in page
