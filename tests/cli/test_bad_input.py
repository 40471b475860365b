"""Whatever is wrong with a command line: one sentence on standard error, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import durbar as house

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

COMPONENTS = Path(house.__file__).parent / "games" / "kyoto" / "components.toml"

WRONG = [
    (["play", "chess"], "there is no game 'chess'; there are kyoto"),
    (["play", "kyoto", "--seats", "1"], "kyoto is for 2 to 5 players, not 1"),
    (["play", "kyoto", "--seats", "6"], "kyoto is for 2 to 5 players, not 6"),
    (["play", "kyoto", "--seats", "-3"], "kyoto is for 2 to 5 players, not -3"),
    (["play", "kyoto", "--seats", "many"], "'--seats'"),
    (["play", "kyoto", "--people", "5"], "there are 4 seats, so 0 to 4 people can play, not 5"),
    (["play", "kyoto", "--people", "-1"], "there are 4 seats, so 0 to 4 people can play, not -1"),
    (["play", "kyoto", "--people", "1", "--name", "Ada", "--name", "Ben"], "2 names are too many for --people 1"),
    (["play", "kyoto", "--name", "Ada", "--name", "Ada"], "two people cannot both be called 'Ada'"),
    (["play", "kyoto", "--name", ""], "a name has 1 to 40 printable characters"),
    (["play", "kyoto", "--name", "\x1b[2J"], "a name has 1 to 40 printable characters"),
    (["play", "kyoto", "--name", "Ada (bot hard)"], "is written like a bot"),
    (["play", "kyoto", "--bot", "genius"], "there is no bot 'genius'; there are easy"),
    (["play", "kyoto", "--bot", "search:0"], "budget"),
    (["play", "kyoto", "--option", "cats=9"], "kyoto has no option 'cats'; there are full_pile_variant"),
    (["play", "kyoto", "--option", "full_pile_variant=perhaps"], "full_pile_variant"),
    (["play", "kyoto", "--option", "full_pile_variant"], "an option is written name=value"),
    (["play", "kyoto", "--option", "full_pile_variant=true", "--option", "full_pile_variant=false"], "given twice"),
    (["play", "kyoto", "--seed", "-5"], "a seed is a whole number from 0"),
    (["play", "kyoto", "--seed", "lucky"], "a seed is a whole number or 64 hexadecimal digits"),
    (["play", "kyoto", "--seed", "9" * 5000], "a seed is"),
    (["play", "kyoto", "--pace", "-1"], "--pace is from 0 to 10 seconds, not -1"),
    (["play", "kyoto", "--pace", "nan"], "--pace is from 0 to 10 seconds"),
    (["play", "kyoto", "--lang", "tlh"], "there is no language 'tlh'; there are en, fr"),
    (["play", "kyoto", "--components", "missing.toml"], "cannot read missing.toml"),
    (["play", "kyoto", "--components", "."], "cannot read ."),
    (["play", "--resume", "missing.durbar"], "cannot read missing.durbar"),
    (["play", "--resume", "."], "cannot read ."),
    (["play", "kyoto", "--resume", "missing.durbar"], "cannot read missing.durbar"),
    (["play", "--resume", "missing.durbar", "--seats", "3"], "goes on as it was begun; leave out --seats"),
    (["play", "kyoto", "--colour", "blue"], "No such option: --colour"),
    (["play", "kyoto", "chess"], "unexpected extra argument"),
    (["games", "--lang", "tlh"], "there is no language 'tlh'"),
    (["serve", "--forfeit", "inf"], "'--forfeit': Input should be less than or equal to 1000000000"),
    (["serve", "--absence", "nan"], "'--absence'"),
    (["serve", "--admin", "\u3164"], "--admin is the name of a member: a name has something to see in it"),
    (["serve", "--origin", "x"], "--origin is the address of a page's server, as https://a.org, not 'x'"),
    (["serve", "--origin", "https://a.org/page"], "--origin is the address of a page's server"),
    (
        ["serve", "--proxies", "x"],
        "--proxies are addresses or networks, as 127.0.0.1,10.0.0.0/8, or * for all, not 'x'",
    ),
    (["ladder", "kyoto", "--minutes", "inf"], "'--minutes': Input should be less than or equal to 1000000"),
    (["ladder", "kyoto", "--stop-after", "inf"], "'--stop-after'"),
    (["puzzles", "mine", "kyoto", "--minutes", "inf"], "'--minutes'"),
    (["train", "kyoto", "--folder", "t", "--seconds", "inf"], "'--seconds'"),
    (["train", "kyoto", "--folder", "t", "--rate", "nan"], "'--rate'"),
    (["dance"], "No such command 'dance'"),
    (["record", "burn", "x"], "No such command 'burn'"),
    (["record", "verify"], "Missing argument 'FILE'"),
    (["record", "verify", "missing.durbar"], "cannot read missing.durbar"),
    (["record", "show", "."], "cannot read ."),
    (["record", "replay", "missing.durbar"], "cannot read missing.durbar"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: " ".join(value)[:40])
def test_bad_input(
    durbar: Durbar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = durbar(*arguments, typed="1\n")
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("durbar: ")
    assert sentence in run.err
    assert run.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ('  { effect = "refuse", ', "", "there are 22 special cards; the box has 28"),
        ("  { value = 5, bells = 2, ", "", "exploration cards; the box has 81"),
        ("limit = 13", "limit = -13", "limit must be 6 or more"),
        ("[game]", "[game", "is not a TOML file"),
        ("bells_to_win = 13", "", "bells_to_win"),
    ],
)
def test_a_components_file_that_is_not_the_box(
    durbar: Durbar, tmp_path: Path, line: str, instead: str, sentence: str
) -> None:
    lines = COMPONENTS.read_text().split("\n")
    squeezed = [" ".join(text.split()) for text in lines]
    found = next(number for number, text in enumerate(squeezed) if text.startswith(" ".join(line.split())))
    lines[found] = instead
    file = tmp_path / "my.toml"
    file.write_text("\n".join(lines))
    run = durbar("play", "kyoto", "--components", file)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert sentence in run.err


def test_an_owners_corrected_box_is_played_with_and_recorded(durbar: Durbar, tmp_path: Path) -> None:
    text = COMPONENTS.read_text().replace("limit = 13 ", "limit = 12 ")
    (tmp_path / "my.toml").write_text(text)
    run = durbar(
        "play", "kyoto", "--seed", "8", "--components", tmp_path / "my.toml", typed=f"save {tmp_path / 'game'}\n"
    )
    assert "0 of 12" in run.out
    assert '"limit":12' in (tmp_path / "game").read_text()
    assert "0 of 12" in durbar("play", "--resume", tmp_path / "game").out


def test_without_arguments_help_is_shown(durbar: Durbar) -> None:
    for arguments in ([], ["record"]):
        run = durbar(*arguments)
        assert (run.code, run.err) == (0, "")
        assert "Usage: durbar" in run.out
