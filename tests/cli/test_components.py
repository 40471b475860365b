"""`durbar components`: the list of what is in a box, written for an owner, checked and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import durbar as house
from durbar.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Durbar


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_every_box_is_written_and_can_be_played_with(
    durbar: Durbar, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = durbar("components", game)
    assert (run.code, run.err) == (0, "")
    assert f"durbar play {game} --components my-{game}.toml" in run.words
    written = (tmp_path / f"my-{game}.toml").read_text("utf-8")
    assert written.startswith("# ")  # says what is known, and from where
    assert "provenance" in written.partition("\n\n")[0]
    assert house.game(game, components=tmp_path / f"my-{game}.toml").contents == house.game(game).contents
    assert durbar("components", game, "-").out == written
    assert "the same as the usual one" in durbar("components", game, "--check", f"my-{game}.toml").words


def test_no_file_is_written_over(durbar: Durbar, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    run = durbar("components", "kyoto", str(file))
    assert (run.code, run.err.split(": ", 1)[1]) == (2, f"{file} is there already; name another file\n")
    assert file.read_text() == "mine"


def test_a_corrected_list_is_compared(durbar: Durbar, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = house.game("kyoto").components_file()
    for value, usual, own in ((0, 3, 2), (1, 5, 6)):
        line = f"value = {value}, bells = 0, draw = false, count = "
        text = text.replace(f"{line}{usual}", f"{line}{own}")
    file.write_text(text)
    run = durbar("components", "kyoto", "--check", str(file), "--lang", "fr")
    assert "diffère de la boîte habituelle en 2 points" in run.words
    assert "exploration value 0, bells 0, count: 3 → 2" in run.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["components", "chess"], "there is no game 'chess'"),
        (["components", "kyoto", "a.toml", "--check", "b.toml"], "either write a list or --check one, not both"),
        (["components", "kyoto", "--check", "nowhere.toml"], "cannot read nowhere.toml"),
        (["serve", "--components", "kyoto"], "--components is written GAME=FILE, as kyoto=my-kyoto.toml, not 'kyoto'"),
        (["serve", "--components", "kyoto=nowhere.toml"], "cannot read nowhere.toml"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(durbar: Durbar, arguments: list[str], sentence: str) -> None:
    run = durbar(*arguments)
    assert run.code == 2
    assert sentence in run.err
    assert run.err.count("\n") == 1
