"""Writes the golden files that are missing: `PYTHONPATH=src:. python tests/golden/make.py`.

With names of games, only of those: `… make.py xanadu`.

Files and lines that exist are kept: they are what the rules are held to. So a new option gets its games, and a new
edition of a game a folder of its own, while everything older stays as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import durbar
from durbar.games import GAMES
from tests.golden.modes import TABLES, Mode, finished_record, folder_of, modes, playthrough


def add_lines(file: Path, compute: Callable[[Mode], str], of: list[Mode]) -> None:
    """One line a mode, in the order of the modes."""
    kept = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    lines = dict(line.split(": ", 1) for line in kept)
    for mode in of:
        if str(mode) not in lines:
            lines[str(mode)] = compute(mode)
    file.write_text("".join(f"{mode}: {lines[str(mode)]}\n" for mode in of), encoding="utf-8")


for game in sys.argv[1:] or sorted(GAMES):
    edition = durbar.game(game).edition
    folder = folder_of(game, edition)
    folder.mkdir(exist_ok=True)
    played = list(modes(game))
    for mode in played:
        if not mode.record_file.exists():
            finished_record(mode).save(mode.record_file)
    for name, compute in TABLES.items():
        add_lines(folder / name, compute, played)
    if not (folder / "playthrough.txt").exists():
        (folder / "playthrough.txt").write_text(playthrough(game, edition), encoding="utf-8")
