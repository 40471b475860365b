"""What the terminal remembers of a match, and how it finds out that a record is not the game that was played."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest

import durbar
from durbar.cli.checking import is_our_game
from durbar.cli.memories import MOST_MEMORIES, witness_of
from durbar.server import show, wire
from durbar.server.show import entry_message
from durbar.server.story import narrate
from durbar.server.wire import encode
from tests.server.test_match import ADA, BO, CY, Room


class Played:
    """A match that is over, as seat 1 saw it: the record, the table in the end, and all that was told."""

    def __init__(self) -> None:
        room = Room().seat(ADA, BO, CY).start()
        room.play_until_over()
        match = room.match
        self.record = str(match.record())
        self.table = msgspec.json.decode(encode(show.table(match, 1)), type=wire.Table)
        entries = [entry_message(*entry, 1) for entry in zip(room.entries, narrate(match, room.entries), strict=True)]
        self.told = msgspec.json.decode(encode(entries), type=list[wire.EntryMessage])

    def is_ours(self) -> bool:
        return is_our_game(self.record, self.table, self.told, 1)


def test_the_record_of_our_game_is_ours() -> None:
    assert Played().is_ours()


def test_a_record_of_other_luck_is_not() -> None:
    game, other = Played(), durbar.Record(durbar.game("kyoto"), 3, seed=7)
    state = other.replay()
    while state.actors():
        other.play(state, state.actor(), state.legal_moves(state.actor())[0])
    game.record = str(other)
    assert not game.is_ours()


def test_a_record_that_was_changed_is_not() -> None:
    game = Played()
    game.record = game.record.replace("player 1: Bo", "player 1: Bo\n9: give 0")
    assert not game.is_ours()
    game.record = "nonsense"
    assert not game.is_ours()


def test_a_table_that_was_shown_otherwise_is_noticed() -> None:
    game = Played()
    game.table.view["round"] += 1
    assert not game.is_ours()


def test_a_card_that_was_told_otherwise_is_noticed() -> None:
    """The server dealt us something else during the game than its seed deals."""
    game = Played()
    drawn = next(event for entry in game.told for event in entry.events if "card" in event)
    drawn["card"] = "late" if drawn["card"] != "late" else "back"
    assert not game.is_ours()


# Memories


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "durbar" / "matches"


def test_a_device_remembers_each_match_in_private(own_folder: Path) -> None:
    seal = witness_of("http://here", "m", "").seal()
    assert list(witness_of("http://here", "m", "").memory.nonces) == [seal]
    assert not witness_of("http://here", "m", "ben").memory.nonces
    assert not witness_of("http://there", "m", "").memory.nonces
    (file,) = own_folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_two_windows_know_each_others_nonces() -> None:
    one, other = (witness_of("http://here", "m", "") for _ in range(2))
    seals = {one.seal(), other.seal()}
    assert set(witness_of("http://here", "m", "").memory.nonces) == seals


def test_a_memory_that_cannot_be_read_is_begun_anew(own_folder: Path) -> None:
    witness_of("http://here", "m", "").seal()
    (file,) = own_folder.iterdir()
    file.write_text("nonsense")
    assert witness_of("http://here", "m", "").memory.nonces == {}


def test_old_memories_are_forgotten(own_folder: Path) -> None:
    own_folder.mkdir(parents=True)
    for number in range(MOST_MEMORIES + 5):
        (own_folder / f"{number}.json").write_text("{}")
    seal = witness_of("http://here", "m", "").seal()
    assert len(list(own_folder.iterdir())) == MOST_MEMORIES
    assert list(witness_of("http://here", "m", "").memory.nonces) == [seal]
