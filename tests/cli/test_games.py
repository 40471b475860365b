"""`durbar games` and `durbar --version`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import durbar as house
from durbar.core.looks import PlainLook, look_class
from durbar.games import GAMES

if TYPE_CHECKING:
    import pytest

    from tests.cli.conftest import Durbar


def test_the_version_says_whether_it_is_compiled(durbar: Durbar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "compiled", lambda: True)
    assert durbar("--version").out == f"durbar {house.__version__} (compiled by mypyc)\n"
    monkeypatch.setattr(house, "compiled", lambda: False)
    assert durbar("--version").out == f"durbar {house.__version__} (pure Python)\n"


def test_games_lists_players_editions_options_and_what_is_reconstructed(durbar: Durbar) -> None:
    run = durbar("games")
    assert run.code == 0
    assert "kyoto Gangs of Kyoto 2 to 5 1" in run.words
    assert "xanadu Xanadu 2 to 6 2, 1" in run.words
    assert "--option full_pile_variant=…  true or false; false if left out" in run.out
    assert "Score piles lie face up" in run.out
    assert "How many there are of each face is reconstructed." in run.words


def test_games_in_french(durbar: Durbar) -> None:
    run = durbar("games", "--lang", "fr")
    assert "2 à 5" in run.out
    assert "reconstitué" in run.out


def test_every_game_of_the_house_has_a_look_of_its_own() -> None:
    for name in GAMES:
        assert look_class(house.game(name)) is not PlainLook
