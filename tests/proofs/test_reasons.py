"""Reasons hold for every game: they can be said in every language, and tell nothing the seat may not know."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES
from tests.proofs.play import played_records

LEAST = 5  # kinds of reasons a game
NAMES = ["A", "B", "C", "D", "E", "F"]


@given(played_records(), st.integers(0, 2**32))
def test_reasons_are_the_same_whatever_is_hidden(record: durbar.Record, luck: int) -> None:
    game, state = record.game, record.replay()
    for seat in state.actors():
        other = game.redeal(state, seat, durbar.rng_of_seed(luck))
        for move in state.legal_moves(seat)[:12]:
            told = game.reasons(state, seat, [move])
            assert game.reasons(other, seat, [move]) == told, move  # by itself it looks at nothing hidden …
            assert game.why(other, seat, [move]) == game.why(state, seat, [move])  # … and it would not find it


@given(played_records(), st.integers(0, 2**32))
def test_reasons_can_be_said(record: durbar.Record, luck: int) -> None:
    game, state = record.game, record.replay()
    for seat in state.actors():
        for move in state.legal_moves(seat)[:12]:
            before = durbar.digest(state)
            reasons = game.why(state, seat, [move])
            assert durbar.digest(state) == before
            for language in LANGUAGES:
                words = catalogue(game.name, language)
                for reason in reasons:
                    said = words.say(f"reason-{reason.key}", **words.named(reason.facts, NAMES))
                    assert words.has(f"reason-{reason.key}"), reason.key
                    assert "{" not in said, said


@pytest.mark.parametrize("game", [name for name in GAMES if (GAMES[name].folder() / "reasons.py").is_file()])
def test_every_reason_has_its_words_and_every_word_its_reason(game: str) -> None:
    source = (GAMES[game].folder() / "reasons.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))
    for language in LANGUAGES:
        text = (GAMES[game].folder() / "text" / f"reason.{language}.ftl").read_text(encoding="utf-8")
        said = set(re.findall(r"^reason-([\w-]+) =", text, re.MULTILINE))
        assert len(said) >= LEAST
        assert said <= kinds, f"nobody says {said - kinds}"
