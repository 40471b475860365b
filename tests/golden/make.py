"""Writes the golden files of games that have none yet: `PYTHONPATH=src:. python tests/golden/make.py`.

With names of games, only of those: `… make.py xanadu`.

Files that exist are kept: they are what the rules are held to. Delete one to have it made anew, with a new edition of
the game.
"""

from __future__ import annotations

import sys

from durbar.games import GAMES
from tests.golden.modes import HERE, TABLES, finished_record, modes, playthrough

for game in sys.argv[1:] or sorted(GAMES):
    (HERE / game).mkdir(exist_ok=True)
    for mode in modes(game):
        if not mode.record_file.exists():
            finished_record(mode).save(mode.record_file)
    for name, compute in TABLES.items():
        if not (HERE / game / name).exists():
            lines = [f"{mode}: {compute(mode)}\n" for mode in modes(game)]
            (HERE / game / name).write_text("".join(lines), encoding="utf-8")
    if not (HERE / game / "playthrough.txt").exists():
        (HERE / game / "playthrough.txt").write_text(playthrough(game), encoding="utf-8")
