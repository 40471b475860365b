"""Kathmandu in a terminal: whole games in both languages, with the map, and with no missing word (`missing_words`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

GAME = ("play", "kathmandu", "--bot", "random", "--seed", "8", "--name", "Ada")
FIRST = ("--option", "landscape=first")
ALL = ("--option", "characters=true", "--option", "tents=discreet", "--option", "long_game=true")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("more", [("--seats", "3"), ("--plain",), ("--seats", "2", *ALL)])
def test_a_whole_game_can_be_played(durbar: Durbar, lang: str, more: tuple[str, ...]) -> None:
    run = durbar(*GAME, "--lang", lang, *more, typed="1\n" * 400)
    assert run.code == 0
    assert {"en": "Offerings", "fr": "Offrandes"}[lang] in run.out
    assert re.search({"en": "wins? with", "fr": "gagnez? avec"}[lang], run.words.replace("\N{NO-BREAK SPACE}", " "))


def test_the_map_shows_boards_as_they_lie_with_temples_goods_needles_and_yaks(
    durbar: Durbar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    run = durbar(*GAME, "--seats", "3", *FIRST, typed="1\n")
    assert "1 a b c d e f g   2 a b c d e f g ↓ 3 a b c d e f g ↓" in run.out
    assert "4 g ^ g w j j j   4 w ^ j ^ g gTd   4 j j j d dTd ^" in run.out
    assert "cKcKcK" in run.out
    assert " s  snow" in run.out


def test_on_a_narrow_screen_the_boards_follow_each_other(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "3", *FIRST, typed="1\n")
    assert "1 a b c d e f g   2 a b c d e f g ↓" in run.out


def test_the_choices_tell_where_they_lead(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "2", *FIRST, typed="1\n1\n1\n")
    assert "choose the brown die (" in run.words
    assert "→ to 1" in run.words or "→ to 2" in run.words


def test_a_refusal_names_the_rule(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "2", "--lang", "fr", *FIRST, typed="place 1a1\n")
    assert "n’est pas une case de départ libre" in run.words
    assert "kathmandu-29" in run.words


def test_a_landscape_that_is_none_is_refused_with_a_sentence(durbar: Durbar) -> None:
    run = durbar(*GAME, "--option", "boards=E6A1 E1A2 E5A3 E2A0 E0")
    assert run.code == 2
    assert "there must be a bend (kathmandu-5)" in run.err
