"""The terminal at a server: a real server process, and people who type at it through pipes and terminals."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import stat
import subprocess
import sys
import termios
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from durbar import Record

if TYPE_CHECKING:
    from tests.cli.conftest import Durbar

COMMAND = [sys.executable, "-m", "durbar"]
PATIENCE = 60  # seconds
ALWAYS_FIRST = "1\n" * 300
COLOURS = re.compile(r"\x1b\[[\d;]*m")
LINK = re.compile(r"http://[\w.:]+/m/[\w-]+")


class Shown:
    """What a process has shown so far, and waiting for more."""

    def __init__(self, handle: int) -> None:
        self.text = ""
        self.seen = 0
        self.more = threading.Condition()
        self.is_over = False
        threading.Thread(target=self.collect, args=[handle], daemon=True).start()

    def collect(self, handle: int) -> None:
        try:
            while part := os.read(handle, 65536):
                with self.more:
                    self.text = COLOURS.sub("", self.text + part.decode(errors="replace")).replace("\r\n", "\n")
                    self.more.notify_all()
        except OSError:  # the other end of a terminal was closed
            pass
        with self.more:
            self.is_over = True
            self.more.notify_all()

    def wait_for(self, words: str) -> str:
        """Wait until these words come, wherever lines break; what came up to them since the last time."""
        pattern = re.compile(re.escape(words).replace(r"\ ", r"\s+"))
        found: re.Match[str] | None = None
        with self.more:
            self.more.wait_for(lambda: pattern.search(self.text, self.seen) or self.is_over, PATIENCE)
            found = pattern.search(self.text, self.seen)
            state = "the end" if self.is_over else f"{PATIENCE} seconds"
            assert found, f"{words!r} did not come until {state}, but: {self.text[self.seen :]}"
            part, self.seen = self.text[self.seen : found.end()], found.end()
        return part


class Person:
    """Somebody who runs `durbar join`, through pipes or in a terminal of their own."""

    def __init__(self, *arguments: str, terminal: bool = False) -> None:
        if terminal:
            self.keyboard, inner = pty.openpty()
            screen, out = self.keyboard, inner
            keep_what_was_shown(inner)
        else:
            inner, self.keyboard = os.pipe()
            screen, out = os.pipe()
        self.process = subprocess.Popen(
            [*COMMAND, "join", *arguments],
            stdin=inner,
            stdout=out,
            stderr=out,
            env=os.environ | {"TERM": "xterm", "PYTHONUNBUFFERED": "1"},
            preexec_fn=lambda: sit_at(inner) if terminal else None,
        )
        for handle in {inner, out}:
            os.close(handle)
        self.shown = Shown(screen)

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def wait_for(self, words: str) -> str:
        return self.shown.wait_for(words)

    def leave(self) -> int:
        """Close the input, and wait for the end."""
        os.close(self.keyboard)
        return self.process.wait(PATIENCE)


def keep_what_was_shown(terminal: int) -> None:
    """Ctrl-C throws away what has not been read yet, on a slow machine even what comes after it; not here."""
    manners = termios.tcgetattr(terminal)
    manners[3] |= termios.NOFLSH
    termios.tcsetattr(terminal, termios.TCSANOW, manners)


def sit_at(terminal: int) -> None:
    """Make this the terminal whose Ctrl-C the process hears."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


class Server:
    """A server process; it can be stopped and started again on its port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = "0"
        self.start()

    def start(self) -> None:
        limits = ["--address-rate", "0", "--command-rate", "0", "--workers", "1", "--absence", "0", "--think", "0.05"]
        command = [*COMMAND, "serve", "--port", self.port, "--data", str(self.folder), *limits, "--log", "error"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", first)
        assert found, first
        self.address, self.port = found[0], found[1]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def person() -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(*arguments: str, terminal: bool = False) -> Person:
        people.append(Person(*arguments, terminal=terminal))
        return people[-1]

    yield come
    for somebody in people:
        somebody.process.kill()
        somebody.process.wait()


Come = Callable[..., Person]


def two_people(house: Server, person: Come) -> tuple[Person, Person, str]:
    """Ada and Ben at a table for two, all of whose seats are taken; and its link."""
    ada = person(house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada")
    link = LINK.findall(ada.wait_for("Seats are free"))[0]
    ben = person(link, "--name", "Ben", "--guest", "ben")
    ben.wait_for("All seats are taken")
    ada.wait_for("All seats are taken")
    return ada, ben, link


# One person and bots


@pytest.mark.parametrize(
    ("lang", "start", "win", "kept"),
    [
        ("en", "start", "wins? with", "promised before the game, and your own luck is part of it"),
        ("fr", "commencer", "gagnez? avec", "promise avant la partie, et votre propre hasard en fait partie"),
    ],
)
def test_a_whole_game_against_bots(
    durbar: Durbar, house: Server, tmp_path: Path, lang: str, start: str, win: str, kept: str
) -> None:
    file = tmp_path / "game.durbar"
    typed = f"help\n{start}\nhint\nlog\n{ALWAYS_FIRST}save {file}\ntable\nmeow\n"
    run = durbar("join", house.address, "--game", "kyoto", "--bots", "easy", "--lang", lang, typed=typed)
    assert (run.code, run.err) == (0, "")
    assert re.search(win, run.words)
    assert kept in run.words
    assert re.search({"en": "^Who gets", "fr": "^À qui"}[lang], run.out, re.MULTILINE)
    record = Record.load(file)
    assert record.promise is not None
    assert record.promise.nonces[0] != ""
    assert "\x1b" not in run.out


def test_another_seat_has_another_nonce(durbar: Durbar, house: Server) -> None:
    typed = f"stand\nsit 1\nbot 0 easy\nstart\n{ALWAYS_FIRST}"
    run = durbar("join", house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada", typed=typed)
    assert "The seed is the one promised" in run.words


def test_options_and_a_clock(durbar: Durbar, house: Server) -> None:
    chosen = ("--seats", "3", "--bots", "easy", "--option", "visible_bells_variant=true", "--clock", "600+10")
    run = durbar("join", house.address, "--game", "kyoto", *chosen, "--name", "Ada", typed="start\n\n1\n")
    assert run.out.count("0 bells") >= 3
    assert re.search(r"Time left: Ada (9:5\d|10:0\d)", run.out)


@pytest.mark.parametrize(
    ("chosen", "told", "answer"),
    [
        (["--bots", "easy"], "Hints are on at this table", "My advice:"),
        (
            ["--bots", "easy", "--no-hints"],
            "This table is played without hints.",
            "This table is played without hints.",
        ),
        (["--hints"], "Hints are on at this table", ""),
        ([], "This table is played without hints.", ""),
    ],
)
def test_hints_are_as_the_table_was_made(
    durbar: Durbar, house: Server, chosen: list[str], told: str, answer: str
) -> None:
    typed = "start\nhint\n" if answer else ""
    run = durbar("join", house.address, "--game", "kyoto", *chosen, "--name", "Ada", typed=typed)
    _, found, after = run.words.partition(told)
    assert found
    assert answer in after


def test_narrow_screens_stay_narrow(durbar: Durbar, house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for lang in ("en", "fr"):
        arguments = ("--game", "kyoto", "--bots", "easy", "--lang", lang)
        run = durbar("join", house.address, *arguments, typed="help\nstart\n1\n1\n")
        assert [line for line in run.out.split("\n") if len(line) > 60] == []


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("save x", "The game can be saved once it is over"),
        ("bot", "Say which seat, from 0 to 3."),
        ("bot 9", "Say which seat, from 0 to 3."),
        ("bot 1 clever", "A bot is easy (for a first game), medium ("),
        ("bot 1 hard", "Kuro, a bot (hard), sits at seat 1."),
        ("bot 1 master", "Kuro, a bot (master), sits at seat 1."),
        ("free 0", "Seat 0 is free."),
        ("free 1", "This seat is already free."),
        ("leave", "Seat 0 is free."),
        ("1\nhint", "The game has not begun yet."),
        ("start", "A seat is still free"),
        ("say", "Say something, as in: say hello"),
        ("say  hello   all ", "Ada: hello all"),
        ("undo", "That is not possible now."),
        ("wait 1", "This player has not been away long enough."),
        ("rematch", "That is not possible now."),
        ("stand\nsit 2", "Ada sits at seat 2."),
        ("rules 26", "kyoto-26"),
    ],
)
def test_what_can_be_typed_before_the_game(durbar: Durbar, house: Server, line: str, answer: str) -> None:
    run = durbar("join", house.address, "--game", "kyoto", "--name", "Ada", typed=f"{line}\n")
    assert answer in run.words
    assert (run.code, run.err) == (0, "")


def test_moves_that_are_wrong_are_refused_with_their_rule(durbar: Durbar, house: Server) -> None:
    typed = "start\ngive 4\nmeow\n9\n"
    run = durbar("join", house.address, "--game", "kyoto", "--bots", "easy", "--name", "Ada", typed=typed)
    assert "(rule kyoto-" in run.words
    assert "I do not understand 'meow'." in run.words
    assert "There is no choice 9; there are 1 to" in run.words


def test_undo_against_bots_needs_nobody(durbar: Durbar, house: Server) -> None:
    run = durbar("join", house.address, "--game", "kyoto", "--bots", "easy", typed="start\n1\nundo\n2\n1\n")
    assert "Your last move is taken back." in run.words


# Several people


def test_two_people_play_talk_and_play_again(house: Server, person: Come) -> None:
    ada, ben, link = two_people(house, person)
    ada.type("say hello Ben\n")
    ben.wait_for("Ada: hello Ben")
    ben.type("say hello Ada\nstart\n")
    ben.wait_for("The host begins.")
    ada.wait_for("Ben: hello Ada")
    ada.type("start\n" + ALWAYS_FIRST)
    ben.type(ALWAYS_FIRST)
    for one in (ada, ben):
        one.wait_for("and your own luck is part of it")
    ada.type("rematch\n")
    ben.wait_for("There is a rematch")
    ben.type("rematch\n")
    for one in (ada, ben):
        one.wait_for("All seats are taken")
    ada.type("start\nquit\n")
    ben.wait_for("The game begins")
    again = LINK.findall(ada.wait_for("Goodbye!"))
    assert again
    assert again[0] != link
    assert ada.process.wait(PATIENCE) == 0
    ben.wait_for("Ada is away")
    ben.wait_for("Type “bot 1” to let a bot play")
    ben.type("bot 1 easy\n")
    ben.wait_for("Only a medium bot can play")
    ben.type("bot 1\n")
    ben.wait_for("Ada is away; a bot (medium) plays on.")
    assert ben.leave() == 0


def test_taking_back_what_was_shown_needs_the_others(house: Server, person: Come) -> None:
    ada, ben, _ = two_people(house, person)
    ada.type("start\n")
    ada.wait_for("Round 1.")
    first, second = (ada, ben) if "You" in ada.wait_for("begin") else (ben, ada)
    first.wait_for("Who gets")
    first.type("1\nundo\n")
    second.wait_for("Do you agree?")
    second.type("no\n")
    first.wait_for("does not agree, so the move stands.")
    first.type("undo\n")
    second.wait_for("Do you agree?")
    second.type("yes\n")
    first.wait_for("Your last move is taken back.")  # the choice, though a move without choice came after it
    first.wait_for("Who gets")
    assert first.leave() == 0
    assert second.leave() == 0


def test_watching(house: Server, person: Come) -> None:
    ada = person(house.address, "--game", "kyoto", "--seats", "2", "--bots", "easy", "--name", "Ada", "--listed")
    link = LINK.findall(ada.wait_for("All seats are taken"))[0]
    eve = person(link, "--watch", "--guest", "eve", "--name", "Eve")
    eve.wait_for("You are watching.")
    full = person(link, "--guest", "zoe")
    full.wait_for("No seat is free, so you are watching.")
    eve.type("say good luck\n")
    ada.wait_for("Eve: good luck")
    ada.type("start\n" + ALWAYS_FIRST)
    seen = eve.wait_for("wins with")
    assert "Score pile" in seen or "bells home" in seen
    assert "who gets" not in seen
    eve.type("1\n")
    eve.wait_for("There is nothing left to choose")
    assert eve.leave() == 0
    assert full.leave() == 0


def test_coming_back_finds_ones_seat(house: Server, durbar: Durbar, tmp_path: Path) -> None:
    created = durbar("join", house.address, "--game", "kyoto", "--bots", "easy", "--name", "Ada", typed="start\nquit\n")
    link = LINK.findall(created.out)[0]
    assert f"durbar join {link}" in created.words
    assert "(you)" in durbar("join", link, typed="table\n").out
    watching = durbar("join", link, "--watch", typed="table\n").out
    assert "(you)" not in watching
    assert "You are watching." in watching
    assert "No seat is free" in durbar("join", link, "--guest", "ben", typed="").out
    file = tmp_path / "config" / "durbar" / "tokens.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    left = durbar("join", link, typed="stand\nquit\n")
    assert "Ada has left the seat; a bot (medium) plays on." in left.words
    assert "Ada is back in the game." in durbar("join", link, typed="log\n").words


def test_one_guest_may_have_two_seats(house: Server, durbar: Durbar) -> None:
    created = durbar("join", house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada")
    link = LINK.findall(created.out)[0]
    second = durbar("join", link, "--seat", "1", "--name", "Eva", typed="start\ntable\n")
    assert "Eva (you)" in second.out
    assert "Ada (you)" not in second.out
    assert "Ada (you)" in durbar("join", link, "--seat", "0", typed="table\n").out


def test_the_list_of_matches(house: Server, durbar: Durbar) -> None:
    created = durbar("join", house.address, "--game", "kyoto", "--listed", "--name", "Lister")
    run = durbar("join", house.address)
    assert LINK.findall(created.out)[0] in run.out
    assert "Gangs of Kyoto, waiting for players" in run.out
    assert "Lister, free, free, free" in run.out
    assert "attend des joueurs" in durbar("join", house.address, "--lang", "fr").out


# A bad network


def test_a_server_that_restarts(tmp_path: Path, person: Come) -> None:
    server = Server(tmp_path / "data")
    try:
        ada = person(server.address, "--game", "kyoto", "--bots", "easy", "--name", "Ada")
        ada.wait_for("All seats are taken")
        ada.type("start\n")
        ada.wait_for("?")  # to give a card, or to accept one
        ada.wait_for("  1  ")
        server.stop()
        ada.wait_for("Connection lost, trying again…")
        ada.type("1\n")
        ada.wait_for("this will be sent as soon as there is")
        server.start()
        ada.wait_for("Connected again.")
        ada.type(ALWAYS_FIRST)
        ada.wait_for("The seed is the one promised")
        assert ada.leave() == 0
    finally:
        server.stop()


# A terminal


def test_what_happens_goes_above_the_line_being_typed(house: Server, person: Come) -> None:
    ada = person(house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada", terminal=True)
    link = LINK.findall(ada.wait_for("Seats are free"))[0]
    ada.wait_for("> ")
    ada.type("say half a sen")
    ada.wait_for("say half a sen")
    ben = person(link, "--guest", "ben", "--name", "Ben")
    ada.wait_for("Ben sits at seat 1.")
    ada.wait_for("> say half a sen")
    ben.wait_for("All seats are taken")
    ada.type("tence\n")
    ben.wait_for("Ada: half a sentence")
    ada.type("1\n")
    ada.wait_for("The game has not begun yet.")
    ada.type("\x03")
    ada.wait_for("Goodbye!")
    assert ada.process.wait(PATIENCE) == 0


# What is wrong


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["localhost:8000/m/abc"], "a link looks like http://localhost:8000/m/…"),
        (["{}/x/y"], "a link looks like"),
        (["{}/m/nosuchmatch"], "there is no match 'nosuchmatch'"),
        (["{}/m/a b"], "a link looks like"),
        (["http://127.0.0.1:1/m/abc"], "cannot reach 'http://127.0.0.1:1'"),
        (["http://127.0.0.1:x"], "cannot reach"),
        (["http://[::1/m/abc"], "cannot reach"),
        (["{}", "--game", "chess"], "chess"),
        (["{}", "--game", "kyoto", "--seats", "9"], "kyoto is for 2 to 5 players, not 9"),
        (["{}", "--game", "kyoto", "--seat", "7"], "there is no seat 7: this table has seats 0 to 3"),
        (["{}", "--game", "kyoto", "--bots", "clever"], "--bots is easy, medium, hard or master, not 'clever'"),
        (["{}", "--game", "kyoto", "--option", "fast=true"], "kyoto has no option 'fast'"),
        (["{}", "--game", "kyoto", "--clock", "soon"], "--clock is 10 to 86400 seconds"),
        (["{}", "--game", "kyoto", "--name", ""], "a name has 1 to 40 printable characters"),
        (["{}", "--bots", "easy"], "--bots is for a new match; say of which game with --game"),
        (["{}", "--no-hints"], "--no-hints is for a new match; say of which game with --game"),
        (["{}", "--game", "kyoto", "--name", "\u3164"], "a name has something to see in it"),
        (["{}/m/abc", "--game", "kyoto"], "is a match already"),
        (["{}", "--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    durbar: Durbar, house: Server, arguments: list[str], reason: str
) -> None:
    run = durbar("join", *(argument.format(house.address) for argument in arguments))
    assert run.code == 2
    assert reason in run.err
    assert run.err.count("\n") == 1


def test_a_seat_that_is_taken(durbar: Durbar, house: Server) -> None:
    link = LINK.findall(durbar("join", house.address, "--game", "kyoto").out)[0]
    run = durbar("join", link, "--seat", "0", "--guest", "ben")
    assert (run.code, run.err) == (2, "durbar: seat 0 is taken\n")


def test_tokens_of_another_server_and_broken_ones(durbar: Durbar, house: Server, tmp_path: Path) -> None:
    file = tmp_path / "config" / "durbar" / "tokens.json"
    file.parent.mkdir(parents=True)
    file.write_text(f'{{"{house.address}": {{"": "somebody.else"}}}}')
    assert "Ada" in durbar("join", house.address, "--game", "kyoto", "--name", "Ada").out
    file.write_text("nonsense")
    run = durbar("join", house.address, "--game", "kyoto")
    assert run.code == 2
    assert "is not a list of tokens" in run.err


# A seat that is lent to a program

PROGRAM = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "durbar":
        print("GREETING\\ndurbarok")
    elif word == "isready":
        print("readyok")
    elif word == "view":
        assert json.loads(rest)["seat"] == 1
    elif word == "legal":
        legal = rest.split("; ")
    elif word == "go":
        print("bestmove", ANSWER)
    sys.stdout.flush()
"""


def program(folder: Path, answer: str = "legal[-1]", greeting: str = "id name Mine") -> str:
    path = folder / "mine.py"
    path.write_text(PROGRAM.replace("ANSWER", answer).replace("GREETING", greeting))
    return f"{sys.executable} -S {path}"


@pytest.mark.parametrize(("answer", "stumbles"), [("legal[-1]", 0), ("'give 9'", 3)])
def test_a_program_sits_down_at_a_server(
    house: Server, person: Come, tmp_path: Path, answer: str, stumbles: int
) -> None:
    ada = person(house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada")
    link = LINK.findall(ada.wait_for("Seats are free"))[0]
    mine = person(link, "--name", "Mine", "--guest", "mine", "--engine", program(tmp_path, answer))
    ada.wait_for("All seats are taken")
    ada.type("start\n" + ALWAYS_FIRST)
    ada.wait_for("promised before the game")
    said = mine.wait_for("Goodbye")
    assert mine.process.wait(PATIENCE) == 0
    assert said.count("Mine: the program stumbled, so chance decides this time") == stumbles


@pytest.mark.parametrize(
    ("greeting", "sentence"),
    [
        ("positions 1", "wants positions, which a server does not give"),
        ("plays xanadu", "does not play this game"),
    ],
)
def test_a_program_that_cannot_play_there_is_refused(
    durbar: Durbar, house: Server, person: Come, tmp_path: Path, greeting: str, sentence: str
) -> None:
    ada = person(house.address, "--game", "kyoto", "--seats", "2", "--name", "Ada")
    link = LINK.findall(ada.wait_for("Seats are free"))[0]
    run = durbar("join", link, "--guest", "mine", "--engine", program(tmp_path, greeting=greeting))
    assert run.code == 2
    assert sentence in run.err
    ben = person(link, "--name", "Ben", "--guest", "ben")
    ben.wait_for("All seats are taken")  # it has taken none
    run = durbar("join", house.address, "--engine", "./mine")
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert "a program plays at a match that there is" in run.err
