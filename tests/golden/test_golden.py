"""Golden games: finished games of every mode must replay as they did, and seeded trees, games and thoughts must not
change.

This also holds the compiled rules to the interpreted ones: both are run against the same files.
"""

from __future__ import annotations

import pytest

import durbar
from durbar.games import GAMES
from tests.golden.modes import TABLES, Mode, all_modes, folder_of, playthrough

MODES = all_modes()
# As sources, old editions have their records: they share the code of the newest one, and trees and thoughts take long.
SEEDED = [mode for mode in MODES if durbar.compiled() or mode.edition == durbar.game(mode.game).edition]
EDITIONS = [(game, edition) for game in sorted(GAMES) for edition in GAMES[game].editions]


def name_of(mode: Mode) -> str:
    return f"{mode.game}-{mode.edition}-{mode}"


def golden_line(mode: Mode, name: str) -> str:
    for line in (mode.folder / name).read_text(encoding="utf-8").splitlines():
        found, _, rest = line.partition(": ")
        if found == str(mode):
            return rest
    raise AssertionError(f"{name} of {mode.game}, edition {mode.edition}, has no line for {mode}")


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_the_record_of_every_mode_replays(mode: Mode) -> None:
    record = durbar.Record.load(mode.record_file)
    assert (record.game, record.seats) == (mode.rules, mode.seats)
    assert record.options == record.game.read_options(dict(mode.options))
    assert record.replay().ranking() is not None
    assert str(record) == mode.record_file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(TABLES))
@pytest.mark.parametrize("mode", SEEDED, ids=name_of)
def test_seeded_games_trees_and_thoughts_stay_the_same(mode: Mode, name: str) -> None:
    assert TABLES[name](mode) == golden_line(mode, name)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_story_of_a_game_stays_the_same(game: str, edition: str) -> None:
    kept = folder_of(game, edition) / "playthrough.txt"
    assert playthrough(game, edition) == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_record_and_every_line_is_of_a_mode(game: str, edition: str) -> None:
    """So that no edition loses a record or a line without anybody noticing."""
    kept = sorted(str(mode) for mode in MODES if (mode.game, mode.edition) == (game, edition))
    folder = folder_of(game, edition)
    assert sorted(file.stem for file in folder.glob("*.record")) == kept
    for name in TABLES:
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        assert sorted(line.partition(": ")[0] for line in lines) == kept
