"""`durbar record`: what it shows of a saved game, and how it meets files that are none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import durbar as house
from durbar import Record

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar


def test_show_lists_header_players_moves_and_result(durbar: Durbar, finished: Path) -> None:
    run = durbar("record", "show", finished)
    moves = Record.load(finished).moves
    assert run.code == 0
    for words in ("Gangs of Kyoto", "Seed      8", "0 Ada", "1 Kuro (bot random)", "won with"):
        assert words in run.out
    assert f"{len(moves)} " in run.out
    assert run.out.count(" give ") + run.out.count(" accept") + run.out.count(" refuse ") == len(moves)


def test_show_names_options_and_an_owners_components(durbar: Durbar, tmp_path: Path) -> None:
    standard = Path(house.__file__).parent / "games" / "kyoto" / "components.toml"
    game = house.game("kyoto", components=standard)
    Record(game, 3, 5, {"full_pile_variant": True}).save(tmp_path / "own")
    run = durbar("record", "show", tmp_path / "own")
    assert "full_pile_variant=true" in run.out
    assert "an owner’s own list" in run.out
    assert "The game is not finished." in run.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_tells_the_game_up_to_a_move(durbar: Durbar, finished: Path, lang: str) -> None:
    few = durbar("record", "replay", finished, "--move", "5", "--lang", lang)
    all_moves = durbar("record", "replay", finished, "--lang", lang)
    assert few.code == all_moves.code == 0
    assert {"en": "Turned up:", "fr": "Carte retournée :"}[lang] in few.words
    assert all_moves.out.startswith(few.out[:200])
    assert {"en": "wins with", "fr": "gagne avec"}[lang] in all_moves.out


def test_replay_shows_what_that_seat_saw(durbar: Durbar, finished: Path) -> None:
    watched = durbar("record", "replay", finished, "--move", "5")
    seated = durbar("record", "replay", finished, "--move", "5", "--seat", "1", "--plain")
    assert "(you)" not in watched.out
    assert "bells, " not in watched.out
    assert "Kuro (you)" in seated.out
    assert seated.out.count(" bells, ") == 1


def test_replay_does_not_wait_where_nobody_watches(durbar: Durbar, finished: Path) -> None:
    assert durbar("record", "replay", finished, "--step") == durbar("record", "replay", finished)


def test_verify_names_the_state_and_the_winner(durbar: Durbar, finished: Path) -> None:
    state = Record.load(finished).replay()
    run = durbar("record", "verify", finished)
    assert run.code == 0
    assert run.out.startswith("ok: ")
    assert house.digest(state) in run.out
    assert "won with" in run.out


def damaged(file: Path, how: str) -> Path:
    lines = file.read_text().split("\n")
    if how == "truncated":
        lines = lines[:20]
    elif how == "another seed":
        lines[4] = "seed: 9"
    elif how == "a move of nobody":
        lines[10] = "7: give 1"
    elif how == "a line of poetry":
        lines.insert(15, "the old pond")
    elif how == "foreign":
        lines = ["Dear Ada,"]
    else:
        lines = []
    other = file.with_name("damaged.durbar")
    other.write_bytes(b"\xff\xfe\x00" if how == "not text" else "\n".join(lines).encode())
    return other


@pytest.mark.parametrize(
    "how", ["truncated", "another seed", "a move of nobody", "a line of poetry", "foreign", "empty", "not text"]
)
@pytest.mark.parametrize(
    "command", [["record", "verify"], ["record", "show"], ["record", "replay"], ["play", "--resume"]]
)
def test_a_damaged_file_is_named_with_its_line(durbar: Durbar, finished: Path, command: list[str], how: str) -> None:
    run = durbar(*command, damaged(finished, how))
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("durbar: ")
    assert "damaged.durbar, line " in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "wrong",
    [["--move", "-1"], ["--move", "10000"], ["--seat", "4"], ["--seat", "-1"], ["--lang", "tlh"], ["--move", "two"]],
)
def test_replay_refuses_what_the_record_does_not_have(durbar: Durbar, finished: Path, wrong: list[str]) -> None:
    run = durbar("record", "replay", finished, *wrong)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
