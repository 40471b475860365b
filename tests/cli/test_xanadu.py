"""Xanadu in a terminal: whole games in both languages, wide and narrow, with no missing word (see `missing_words`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

GAME = ("play", "xanadu", "--bot", "random", "--seed", "8", "--name", "Ada")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("more", [(), ("--plain",), ("--seats", "6"), ("--seats", "2", "--option", "hand_limit=5")])
def test_a_whole_game_can_be_played(durbar: Durbar, lang: str, more: tuple[str, ...]) -> None:
    run = durbar(*GAME, "--lang", lang, *more, typed="1\n" * 300)
    assert run.code == 0
    assert {"en": "Final sale", "fr": "Vente finale"}[lang] in run.out
    assert {"en": "the End card!", "fr": "Fin de partie !"}[lang] in run.words.replace("\N{NO-BREAK SPACE}", " ")


def test_the_table_shows_prices_rows_and_the_own_hand(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "3", typed="1\n")
    assert "1  ○○○○  Carpenters’ Yard         next worker: wood, then 1" in run.out
    assert "Armoury           costs wood, stone, bronze · always bronze · worth 4/4/4/4/4" in run.out
    assert "1  sell Carpenters’ Yard (one coin)  sell br02" in run.out


def test_a_refusal_names_the_card_and_the_rule(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "3", "--lang", "fr", typed="1\nsell br03\n")
    assert "« Carrière de pierre » n’est pas à vous" in run.words
    assert "xanadu-14" in run.words


def test_two_people_choose_their_start_buildings_behind_a_curtain(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "2", "--people", "2", typed="1\n1\n1\n1\n")
    before, _, after = run.out.partition("starts with")
    assert before.count("start with ") >= 4
    assert "Turn 1" in after
