"""Fifteen of Patan in a terminal: whole games in both languages, with no missing word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

GAME = ("play", "patan", "--bot", "random", "--seed", "8", "--name", "Ada")
ENDS = {"en": ("wins with", "shares the victory"), "fr": ("gagne avec", "partage la victoire")}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("more", [(), ("--plain",), ("--seats", "2", "--option", "calling_variant=true")])
def test_a_whole_game_can_be_played(durbar: Durbar, lang: str, more: tuple[str, ...]) -> None:
    run = durbar(*GAME, "--lang", lang, *more, typed="1\n" * 50)
    assert run.code == 0
    assert any(end in run.words for end in ENDS[lang])


def test_a_refusal_names_the_card_and_the_rule(durbar: Durbar) -> None:
    table = durbar(*GAME, "--seats", "2", typed="").words
    missing = next(value for value in range(1, 16) if f"play c{value}" not in table)
    run = durbar(*GAME, "--seats", "2", typed=f"play c{missing}\n")
    assert f"You do not hold {missing}." in run.words
    assert "patan-5" in run.words
