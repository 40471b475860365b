"""Runs the command line as a person or a script would, and lets no missing word pass."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from durbar import Record
from durbar.cli import main
from durbar.cli.match import Match
from durbar.core.text import Catalogue, elided
from durbar.games.kyoto.view import KyotoView


class Run(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """What was shown, wherever its lines were broken."""
        return " ".join(self.out.split())


Durbar = Callable[..., Run]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def missing_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test in which a message was missing, in its own language, or lacked a fact. Where cards have no names but
    say what they show, a name is missing only if a sentence speaks it."""
    missing: list[str] = []
    nameless: set[str] = set()

    def say(self: Catalogue, key: str, **facts: int | str) -> str:
        pattern = self.pattern(key)
        if pattern is None:
            if key.startswith("card-"):
                nameless.add(key)
            else:
                missing.append(key)
            return key
        text, errors = self.bundle.format_pattern(pattern, facts)
        missing.extend(f"{key}: {error}" for error in errors)
        missing.extend(name for name in nameless if name in str(text))
        return elided(str(text))

    monkeypatch.setattr(Catalogue, "say", say)
    yield
    assert not missing


@pytest.fixture
def durbar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Durbar:
    """Run a command with these lines as its input."""

    def run(*arguments: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Run(code, *capsys.readouterr())

    return run


@pytest.fixture
def finished(durbar: Durbar, tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "finished.durbar"
    run = durbar(
        "play", "kyoto", "--seed", "8", "--bot", "random", "--name", "Ada", typed="1\n" * 200 + f"save {file}\n"
    )
    assert run.code == 0
    return file


def kyoto_view(match: Match, seat: int) -> KyotoView:
    view = match.record.game.view(match.state, seat)
    assert isinstance(view, KyotoView)
    return view


@pytest.fixture
def may_refuse(tmp_path: Path) -> Path:
    """A game of two people in which the active one holds a refusal and has both players to choose from."""
    import durbar

    match = Match(Record(durbar.game("kyoto"), seats=2, seed=1, players=["Ada", "Ben"]))
    while True:
        seat = match.state.actor()
        moves = match.state.legal_moves(seat)
        if len(moves) == 2 and moves[0].kind == "give" and "refuse" in kyoto_view(match, seat).players[seat].row:
            break
        match.play(seat, moves[0])
    file = tmp_path / "may_refuse.durbar"
    match.record.save(file)
    return file
