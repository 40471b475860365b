"""Golden games: finished games of every mode must replay as they did, and seeded trees, games and thoughts must not
change.

This also holds the compiled rules to the interpreted ones: both are run against the same files.
"""

from __future__ import annotations

import pytest

import durbar
from durbar.games import GAMES
from tests.golden.modes import HERE, TABLES, Mode, all_modes, playthrough


def golden_line(mode: Mode, name: str) -> str:
    for line in (HERE / mode.game / name).read_text(encoding="utf-8").splitlines():
        found, _, rest = line.partition(": ")
        if found == str(mode):
            return rest
    raise AssertionError(f"{mode.game}/{name} has no line for {mode}")


@pytest.mark.parametrize("mode", all_modes(), ids=str)
def test_the_record_of_every_mode_replays(mode: Mode) -> None:
    record = durbar.Record.load(mode.record_file)
    assert (record.game.name, record.seats) == (mode.game, mode.seats)
    assert record.options == record.game.read_options(dict(mode.options))
    assert record.replay().ranking() is not None
    assert str(record) == mode.record_file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(TABLES))
@pytest.mark.parametrize("mode", all_modes(), ids=str)
def test_seeded_games_trees_and_thoughts_stay_the_same(mode: Mode, name: str) -> None:
    assert TABLES[name](mode) == golden_line(mode, name)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_story_of_a_game_stays_the_same(game: str) -> None:
    assert playthrough(game) == (HERE / game / "playthrough.txt").read_text(encoding="utf-8")
