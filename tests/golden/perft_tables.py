"""Writes the tables of docs/perft.md anew, and keeps the words before them: `python -m tests.golden.perft_tables`.

A number behind it is how many positions a tree may have at its end: the larger, the deeper and the slower.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import durbar
from durbar.core.perft import DEEPEST, Perft
from durbar.core.state import State
from durbar.core.text import catalogue
from durbar.games import GAMES
from tests.golden.modes import Mode, modes

DOCUMENT = Path(__file__).parents[2] / "docs/perft.md"
LARGEST = int(sys.argv[1]) if __name__ == "__main__" and sys.argv[1:] else 400  # positions at the end of a tree
MOST_MOVES = 14
SEED = 0
ROW = re.compile(r"\| (\d+) \| (.*) \| ([\d ]+) \| (\d+) \| `([0-9a-f]{16})` \|")


class TooLarge(Exception):
    """A tree has more leaves than are worth counting."""


class Row(NamedTuple):
    """A line of a table."""

    seats: int
    options: dict[str, str]
    counts: list[int]
    ended: int
    digest: str

    def __str__(self) -> str:
        options = ", ".join(f"`{name}={value}`" for name, value in self.options.items())
        return f"| {self.seats} | {options} | {' '.join(map(str, self.counts))} | {self.ended} | `{self.digest}` |"


def deepest_tree(state: State) -> Perft:
    """The deepest tree with not too many positions at its end."""
    found = Perft(state, 1)
    for depth in range(2, min(MOST_MOVES, DEEPEST) + 1):
        left = iter(range(LARGEST))

        def count(left: Iterator[int] = left) -> None:
            if next(left, None) is None:
                raise TooLarge

        try:
            found = Perft(state, depth, count)
        except TooLarge:
            break
    return found


def row(mode: Mode) -> Row:
    usual = mode.rules.options()
    changed = {name: value for name, value in mode.options if value != getattr(usual, name)}
    tree = deepest_tree(mode.rules.new(mode.seats, SEED, changed))
    written = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in changed.items()}
    return Row(mode.seats, written, tree.counts, tree.ended, tree.digest)


def read_rows(text: str) -> Iterator[tuple[str, Row]]:
    """Every line of the document, with its game."""
    game = ""
    for line in text.splitlines():
        if heading := re.match(r"## .*`(\w+)`", line):
            game = heading[1]
        elif written := ROW.fullmatch(line):
            options = dict(word.split("=", 1) for word in re.findall(r"`([^`]+)`", written[2]))
            counts = [int(number) for number in written[3].split()]
            yield game, Row(int(written[1]), options, counts, int(written[4]), written[5])


def document() -> str:
    """The page with its tables counted anew."""
    parts = [DOCUMENT.read_text(encoding="utf-8").partition("\n## ")[0].rstrip() + "\n"]
    for game in GAMES:
        title = catalogue(game, "en").say("title")
        parts.append(f"\n## {title}, `{game}`, edition {durbar.game(game).edition}\n")
        parts.append("| seats | options | positions after 1, 2, 3 … moves | ended | digest |\n|---:|---|---|---:|---|")
        parts += [str(row(mode)) for mode in modes(game)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
