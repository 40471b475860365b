"""Reviving Kathmandu in a terminal: whole games in both languages with no missing word (`missing_words`), and solo."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from durbar import game as find_game
from durbar.core.looks import look_of
from durbar.core.record import Record
from tests.rules.reviving.tables import REBUILDING, Seat, table, view

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

GAME = ("play", "reviving", "--bot", "random", "--seed", "8", "--name", "Ada")
ALL = ("manipulation", "rebuilding", "bhairav", "buddha_promo", "rainbow_promo", "public_objectives")
EVERYTHING = tuple(word for name in ALL for word in ("--option", f"{name}=true"))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("more", [("--seats", "3"), ("--seats", "2", "--option", "architects=chosen", *EVERYTHING)])
def test_a_whole_game_can_be_played(durbar: Durbar, lang: str, more: tuple[str, ...]) -> None:
    run = durbar(*GAME, "--lang", lang, *more, typed="1\n" * 400)
    assert run.code == 0
    assert re.search({"en": "wins? with", "fr": "gagnez? avec"}[lang], run.words.replace("\N{NO-BREAK SPACE}", " "))


def test_alone_one_sees_which_square_gets_a_mission_and_what_the_die_shows(durbar: Durbar) -> None:
    run = durbar(*GAME, "--seats", "1", typed="1\n1\n")
    first, _, then = run.words.partition("Which mission for the first square?")
    assert "Die:" not in first
    between, _, after = then.partition("Which mission for the second square?")
    assert "Die:" not in between
    assert any(f"Die: {side}" in after for side in ("north", "east", "south", "west"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_one_can_lose(durbar: Durbar, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "lost.durbar"
    run = durbar(*GAME, "--lang", lang, "--seats", "1", typed="1\n" * 600 + f"save {file}\n")
    assert run.code == 0
    assert durbar("record", "show", str(file)).words.endswith("The game was lost.")
    assert {"en": "the game is lost", "fr": "la partie est perdue"}[lang] in run.words


def test_a_discarded_wild_says_what_it_was_named() -> None:
    state = table(Seat(), Seat(), Seat(), discards="b27 b30", wilds={"b27b": "red"}, options=REBUILDING)
    look = look_of(state.game, "en", ["Ada", "Ben", "Cy"])
    seen = view(state)
    assert look.cards(seen, ["b27"]).plain.endswith("wild Shrine top (red)")  # type: ignore[attr-defined]
    assert "(" not in look.cards(seen, ["b30"]).plain  # type: ignore[attr-defined]


def about_to_rebuild() -> Record:
    """A game in which seat 0, a person, has chosen a card that can only replace another."""
    for seed in range(100):
        record = Record(find_game("reviving"), 2, seed, {"rebuilding": True}, ["Ada", "Ben"])
        state = record.replay()
        while state.actors():
            seat = state.actor()
            moves = state.legal_moves(seat)
            if seat == 0 and [move.kind for move in moves] == ["rebuild"]:
                return record
            builds = [move for move in moves if move.kind in ("build", "at", "on")]
            record.play(state, seat, (builds or moves)[0])
    raise AssertionError("no card could only replace another")


def test_a_card_that_can_only_replace_another_asks_for_its_place(durbar: Durbar, tmp_path: Path) -> None:
    """reviving-59: it is not placed by itself, as a move without choice would be, and can be taken back."""
    record = about_to_rebuild()
    file, then = tmp_path / "begun.durbar", tmp_path / "then.durbar"
    record.save(file)
    run = durbar("play", "--resume", str(file), typed=f"undo\nsave {then}\nquit\n")
    assert "Edition 3 of the rules." in run.words
    assert "instead of" in run.words
    assert len(Record.load(then).moves) == len(record.moves) - 1
