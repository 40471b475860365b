"""`durbar doctor`, and the published trees of moves."""

from __future__ import annotations

from pathlib import Path

import pytest

import durbar
from durbar.cli import doctor, main
from durbar.core.perft import Perft
from durbar.games import GAMES
from tests.golden.modes import modes
from tests.golden.perft_tables import DOCUMENT, Row, read_rows, row

SMALL = 400  # positions at the end of a tree that is counted again here
PUBLISHED = list(read_rows(DOCUMENT.read_text(encoding="utf-8")))


def test_the_doctor_finds_nothing_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "GAMES_TIMED", 3)
    assert main(["doctor"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"durbar {durbar.__version__} on Python ")
    assert f"compiled: {'yes' if durbar.compiled() else 'no'}" in out
    for game in GAMES:
        assert f"rules of {game}: right; network: there" in out
    assert " moves a second of Gangs of Kyoto, " in out
    for extra in doctor.extras():
        assert f"extra {extra}: " in out


def test_the_doctor_finds_wrong_rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "GAMES_TIMED", 3)
    monkeypatch.setitem(doctor.TREES, "xanadu", (2, 2, "0" * 16))
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "rules of xanadu: WRONG" in out
    assert "rules of kyoto: right" in out
    assert out.splitlines()[-1] == "The rules of xanadu do not lead where they should: install Durbar again."


def test_the_doctor_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["numpy>=2", "nowhere-to-be-had>=1; extra == 'lab'", 'pytest>=8 ; extra == "lab"', "x; extra == 'dev'"]
    monkeypatch.setattr(doctor, "requires", lambda package: lines)
    assert doctor.extras() == {"lab": ["nowhere-to-be-had"]}


def test_the_doctor_knows_every_game_of_the_house() -> None:
    house = {path.parent.name for path in Path(durbar.__file__).parent.glob("games/*/__init__.py")}
    assert set(doctor.TREES) == house


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_has_its_published_tree(game: str) -> None:
    usual = durbar.game(game).options()
    expected = [
        (mode.seats, {name for name, value in mode.options if value != getattr(usual, name)}) for mode in modes(game)
    ]
    assert [(tree.seats, set(tree.options)) for of, tree in PUBLISHED if of == game] == expected


@pytest.mark.parametrize("game", GAMES)
def test_small_published_trees_are_counted_again(game: str) -> None:
    """At the depth at which each is still small; its digest only where that is all of it."""
    for tree in [tree for of, tree in PUBLISHED if of == game][:: 1 if game == "kyoto" else 4]:
        depth = max([1, *(depth for depth, count in enumerate(tree.counts, 1) if count <= SMALL)])
        found = Perft(durbar.game(game).new(tree.seats, 0, tree.options), depth)
        assert found.counts == tree.counts[:depth], str(tree)
        assert depth < len(tree.counts) or (found.ended, found.digest) == (tree.ended, tree.digest)


def test_a_table_is_read_as_it_is_written() -> None:
    mode = next(modes("xanadu"))
    tree = Row(mode.seats, {"advanced": "true", "hand_limit": "5"}, [1, 2, 3], 0, "0123456789abcdef")
    assert list(read_rows(f"## Xanadu, `xanadu`\n{tree}\n")) == [("xanadu", tree)]


def test_a_tree_is_as_deep_as_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.golden.perft_tables.LARGEST", 30)
    assert row(next(modes("kyoto"))).counts == [2, 2, 4, 4, 8, 8, 16, 16]
