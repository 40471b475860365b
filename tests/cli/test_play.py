"""The terminal table: whole games by script, and everything a person can type."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from durbar import Record, digest
from durbar.games import GAMES

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

ALWAYS_FIRST = "1\n" * 200
QUICK = ("play", "kyoto", "--bot", "random", "--seed", "8")


# Whole games


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_a_whole_game(durbar: Durbar, seats: str, lang: str, plain: list[str]) -> None:
    run = durbar(*QUICK, "--seats", seats, "--lang", lang, *plain, typed=ALWAYS_FIRST)
    assert (run.code, run.err) == (0, "")
    assert re.search({"en": "wins? with", "fr": "gagnez? avec"}[lang], run.out)
    assert re.search(r"^1\. +\w+.* 1[3-9] ", run.out, re.MULTILINE)
    assert "seed 8." in run.out or "graine 8." in run.out
    assert "\x1b" not in run.out


def test_the_variants_of_a_game_are_options(durbar: Durbar) -> None:
    visible = ("--option", "visible_bells_variant=true")
    assert durbar(*QUICK).out.count("0 bells") == 1
    assert durbar(*QUICK, *visible).out.count("0 bells") == 4
    run = durbar(*QUICK, *visible, "--option", "full_pile_variant=true", typed=ALWAYS_FIRST)
    assert "The discards are shuffled" in run.out
    assert "wins with" in run.out


def test_the_language_is_that_of_the_system(durbar: Durbar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "Manche 1" in durbar(*QUICK).out


def test_which_game_must_be_said(durbar: Durbar) -> None:
    run = durbar("play", *QUICK[2:], typed="1\n")
    assert run.code == 2
    assert run.err == f"durbar: say which game to play: {', '.join(GAMES)}\n"


def test_a_seed_decides_everything(durbar: Durbar) -> None:
    seven = durbar("play", "kyoto", "--seed", "7", "--bot", "easy", typed=ALWAYS_FIRST)
    assert seven == durbar("play", "kyoto", "--seed", "7", "--bot", "easy", typed=ALWAYS_FIRST)
    assert seven.out != durbar("play", "kyoto", "--seed", "9", "--bot", "easy", typed=ALWAYS_FIRST).out


def test_without_a_seed_luck_decides_and_the_key_is_told_at_the_end(durbar: Durbar) -> None:
    run = durbar("play", "kyoto", "--bot", "random", "--people", "0")
    assert re.search(r"seed\s[0-9a-f]{64}\.", run.out)


def test_bots_play_alone_without_asking(durbar: Durbar) -> None:
    run = durbar(*QUICK, "--people", "0", typed="")
    assert "wins with" in run.out
    assert ">" not in run.out


def test_narrow_screens_stay_narrow(durbar: Durbar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    typed = "help\nhint\nrules 26\n" + ALWAYS_FIRST
    for lang in ("en", "fr"):
        run = durbar(*QUICK, "--lang", lang, typed=typed)
        assert [line for line in run.out.split("\n") if len(line) > 60] == []


# What can be typed


def test_a_move_by_number_or_by_notation(durbar: Durbar, tmp_path: Path) -> None:
    for name, line in (("number", "2"), ("notation", "give 1"), ("careless", "  GIVE   1 ")):
        durbar(*QUICK, typed=f"{line}\nsave {tmp_path / name}\n")
    texts = {file.read_text() for file in tmp_path.iterdir()}
    assert len(texts) == 1
    assert "0: give 1" in texts.pop()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("meow", "I do not understand 'meow'. Type the number of a choice, a move, or “help”."),
        ("0", "There is no choice 0; there are 1 to 4."),
        ("5", "There is no choice 5; there are 1 to 4."),
        ("give 4", "There is no player at seat 4; the seats go from 0 to 3. (rule kyoto-8: type “rules 8” to read it)"),
        ("accept", "(rule kyoto-31: type “rules 31” to read it)"),
        ("²", "I do not understand '²'."),
        ("9" * 5000, "I do not understand"),
        ("[bold]\x1b[2J", "I do not understand '[bold]\\x1b[2J'."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_and_changes_nothing(
    durbar: Durbar, tmp_path: Path, line: str, answer: str
) -> None:
    run = durbar(*QUICK, typed=f"{line}\nsave {tmp_path / 'a'}\n")
    durbar(*QUICK, typed=f"save {tmp_path / 'b'}\n")
    assert answer in run.words
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_refusal_speaks_french(durbar: Durbar) -> None:
    run = durbar(*QUICK, "--lang", "fr", typed="give 4\n")
    assert "Il n’y a personne à la place 4" in run.out
    assert "« règles 8 »" in run.words


def test_the_last_card_of_a_turn_is_given_by_itself(durbar: Durbar) -> None:
    run = durbar(*QUICK, "--seats", "2", typed="1\n")
    kept, given = re.findall(r"^  You (keep|give Kuro): .*\.( \(the only choice\))?$", run.out, re.MULTILINE)
    assert kept == ("keep", "")
    assert given == ("give Kuro", " (the only choice)")
    assert "  Kuro " in run.out
    assert run.out.count("(the only choice)") == 1  # nobody needs to be told this of others


def test_help_lists_every_command(durbar: Durbar) -> None:
    run = durbar(*QUICK, typed="help\n")
    for command in ("help", "table", "undo", "hint", "log", "rules WORD", "save FILE", "quit"):
        assert f"  {command} " in run.out


def test_french_commands_with_and_without_accents_and_english_ones(durbar: Durbar) -> None:
    run = durbar(*QUICK, "--lang", "fr", typed="règles 26\nREGLES 26\nrules 26\n")
    assert run.out.count("kyoto-26 Refus") == 3


def test_enter_shows_the_table_again(durbar: Durbar) -> None:
    assert durbar(*QUICK, typed="\ntable\n").out.count("Turned up:") == 3 * durbar(*QUICK).out.count("Turned up:")


def test_a_hint_advises_legal_moves_and_plays_none(durbar: Durbar, tmp_path: Path) -> None:
    run = durbar(*QUICK, typed=f"hint\nsave {tmp_path / 'a'}\n")
    durbar(*QUICK, typed=f"save {tmp_path / 'b'}\n")
    assert re.search(r"My advice: (keep it|give it to \w+) \(\d+% sure\)\.\n  \w", run.out)  # and why
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_the_log_tells_everything_from_the_beginning(durbar: Durbar) -> None:
    told = durbar(*QUICK, typed="1\nlog\n").out.rpartition("> log\n")[2]
    assert told.startswith("  Round 1.")
    assert re.search("turns? up", told)


def test_rules_by_number_by_word_and_all(durbar: Durbar) -> None:
    def numbers(line: str) -> list[str]:
        return re.findall(r"^  kyoto-(\d+) ", durbar(*QUICK, typed=f"{line}\n").out, re.MULTILINE)

    everything = numbers("rules")
    assert everything == [str(number) for number in range(1, 47)]
    assert numbers("rules 26") == numbers("rules kyoto-26") == ["26"]
    assert "26" in numbers("rules REFUSAL") != everything
    assert (
        "No rule has that number or mentions 'zebra'; the numbers go from 1 to 46."
        in durbar(*QUICK, typed="rules zebra\n").out
    )


# Undo


def test_undo_takes_back_a_card_one_offered_oneself(durbar: Durbar, may_refuse: Path, tmp_path: Path) -> None:
    before = Record.load(may_refuse)
    seat = before.replay().actor()
    run = durbar("play", "--resume", may_refuse, typed=f"give {seat}\nundo\nsave {tmp_path / 'undone'}\nlog\n")
    assert "Your last move is taken back." in run.out
    assert (tmp_path / "undone").read_text() == may_refuse.read_text()
    told = run.out.rpartition("> log\n")[2]
    assert re.search(r"turns? up: .*\n> \nGoodbye!", told)  # the log forgot the move too


def test_after_undo_another_move_can_be_played(durbar: Durbar, may_refuse: Path, tmp_path: Path) -> None:
    seat = Record.load(may_refuse).replay().actor()
    for name, lines in (("a", f"give {seat}\nundo\ngive {1 - seat}\n"), ("b", f"give {1 - seat}\n")):
        durbar("play", "--resume", may_refuse, typed=f"{lines}save {tmp_path / name}\n")
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_undo_never_crosses_a_mark_or_another_seats_act(durbar: Durbar, may_refuse: Path) -> None:
    nothing = durbar(*QUICK, "--seats", "5", "--people", "5", typed="undo\n")
    assert "You have not moved yet" in nothing.out
    revealed = durbar(*QUICK, "--seats", "5", "--people", "5", typed="1\nundo\n")
    assert "Your last move has shown or handed over a card" in revealed.out
    others = durbar(*QUICK, typed="1\n1\n1\nundo\n")
    assert "Somebody else has acted since your last move" in others.out
    answered = durbar("play", "--resume", may_refuse, typed="1\naccept\nundo\n")
    assert "taken back" not in answered.out


# Several people


def test_a_curtain_falls_between_people(durbar: Durbar) -> None:
    run = durbar("play", "kyoto", "--seats", "2", "--name", "Ada", "--name", "Ben", "--seed", "1", typed=ALWAYS_FIRST)
    assert run.code == 0
    curtains = re.findall(r"It is (\w+)’s turn\. Everybody else looks away!", run.out)
    assert set(curtains) == {"Ada", "Ben"}
    assert all(one != next for one, next in pairwise(curtains))
    screens = re.split(r"It is \w+’s turn.*\n", run.out)[1:]
    for name, screen in zip(curtains, screens, strict=True):
        assert set(re.findall(r"(\w+) \(you\)", screen)) == {name}


def test_who_sits_down_is_told_what_happened_meanwhile(durbar: Durbar) -> None:
    run = durbar("play", "kyoto", "--seats", "3", "--people", "2", "--bot", "random", "--seed", "8", typed=ALWAYS_FIRST)
    for screen in re.split(r"It is .*’s turn.*\n", run.out)[2:]:
        assert screen.startswith("  ")


# Saving, resuming and leaving


def test_a_resumed_game_ends_as_it_would_have(durbar: Durbar, tmp_path: Path) -> None:
    whole, half, resumed = (tmp_path / name for name in ("whole", "half", "resumed"))
    game = ("play", "kyoto", "--seed", "8", "--bot", "easy", "--name", "Ada")
    durbar(*game, typed=ALWAYS_FIRST + f"save {whole}\n")
    durbar(*game, typed="1\n" * 10 + f"save {half}\nquit\n")
    run = durbar("play", "--resume", half, typed=ALWAYS_FIRST + f"save {resumed}\n")
    assert len(Record.load(half).moves) < len(Record.load(whole).moves)
    assert "moves were played before" in run.out
    assert resumed.read_text() == whole.read_text()


def test_a_finished_game_can_be_looked_at_again(durbar: Durbar, finished: Path) -> None:
    run = durbar("play", "--resume", finished, typed="hint\n1\ngive 1\nundo\ntable\n")
    assert run.out.count("All luck in this game came from the seed 8.") == 2
    assert "The game is over; there is nothing to decide." in run.out
    assert "There is nothing left to choose; the game is over." in run.out
    assert "(rule kyoto-42" in run.out


def test_a_record_without_names_is_resumed_by_one_person_and_bots(durbar: Durbar, tmp_path: Path) -> None:
    file = tmp_path / "nameless"
    import durbar as house

    Record(house.game("kyoto"), seats=2, seed=1).save(file)
    run = durbar("play", "--resume", file)
    assert "Player A" in run.out
    assert "Kuro" in run.out


def test_saving_refuses_what_it_should_not_overwrite(durbar: Durbar, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    files = [f" {letter}", f" {tmp_path}", f" {tmp_path / 'no' / 'folder'}", "", " a\x00b", f" {'x' * 300}"]
    run = durbar(*QUICK, typed="".join(f"save{file}\n" for file in files))
    assert letter.read_text() == "Dear Ada"
    assert run.words.count("is not a saved game; choose another name.") == 1
    assert run.words.count("Not saved: cannot write") == 3
    assert run.out.count("Say where to save") == 2
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_quit_offers_to_save_until_it_worked(durbar: Durbar, tmp_path: Path) -> None:
    file = tmp_path / "my game"
    run = durbar(*QUICK, typed=f"1\nquit\n{tmp_path}\n{file}\n1\n1\n")
    assert f"Continue later with: durbar play --resume '{file}'" in run.words
    assert run.out.endswith("Goodbye!\n")
    assert Record.load(file).moves


def test_quit_without_saving(durbar: Durbar, tmp_path: Path) -> None:
    run = durbar(*QUICK, typed="1\nquit\n\n1\n")
    assert run.code == 0
    assert run.out.endswith("Goodbye! This game was not saved.\n")


def test_quit_does_not_offer_what_is_already_saved(durbar: Durbar, tmp_path: Path) -> None:
    run = durbar(*QUICK, typed=f"1\nsave {tmp_path / 'a'}\nquit\n")
    assert "Save first?" not in run.out
    assert run.out.endswith("Goodbye!\n")


@pytest.mark.parametrize("lines", range(0, 60, 7))
def test_the_input_may_end_anywhere(durbar: Durbar, lines: int) -> None:
    run = durbar(*QUICK, "--seats", "3", "--people", "2", typed="1\n" * lines)
    assert (run.code, run.err) == (0, "")
    assert "Goodbye!" in run.out.split("\n")[-2]


def test_ctrl_c_leaves_like_quit(durbar: Durbar, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    run = durbar(*QUICK)
    assert (run.code, run.err) == (0, "")
    assert "Goodbye!" in run.out


def test_what_was_saved_at_the_end_replays(finished: Path) -> None:
    record = Record.load(finished)
    assert record.players == ["Ada", "Kuro (bot random)", "Tama (bot random)", "Shiro (bot random)"]
    state = record.replay()
    assert state.ranking() is not None
    assert digest(state) in finished.read_text()


def test_a_finished_game_of_several_people_can_be_looked_at_again(durbar: Durbar) -> None:
    golden = Path(__file__).parent.parent / "golden" / "kyoto" / "2.record"
    run = durbar("play", "kyoto", "--resume", golden, typed="log\n")
    assert (run.code, run.err) == (0, "")
    assert "Player 0" in run.words
