"""Puzzles: what is kept can be played, what is clear is clear, and the same search finds the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.bots.crew import Processes
from durbar.cli import main
from durbar.core.errors import DurbarError
from durbar.core.position import digest
from durbar.core.rng import rng_of_seed
from durbar.games import GAMES
from durbar.puzzles import GRADES, TRIES, Book, puzzles_of
from durbar.puzzles.judging import Ending, Found, Thought, can_be_asked, is_won_with, look
from durbar.puzzles.mining import GREEDY_LOOKS, Quota, is_greedy, mine, rejudged
from durbar.puzzles.puzzle import read_book
from durbar.review.value import Valuer

MOVES = [durbar.game("kyoto").moves.parse(f"give {seat}") for seat in range(3)]


# What is kept


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played(game: str) -> None:
    found = puzzles_of(game)
    assert found
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        state = puzzle.state()
        assert durbar.game(game).does_with(state.game.edition)
        assert puzzle.id == digest(state)[:10]
        assert can_be_asked(state, puzzle.seat)
        legal = [move.notation for move in state.legal_moves(puzzle.seat)]
        assert set(puzzle.fares) <= set(legal)
        assert puzzle.best == puzzle.line[0] == max(puzzle.fares, key=lambda move: puzzle.fares[move])
        for notation in puzzle.line:
            state.play(puzzle.seat, notation)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_graded_and_says_where_it_is_from(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.grade in GRADES
        assert puzzle.levels["easy"] < TRIES
        assert puzzle.levels["master"] > TRIES / 2
        origin = puzzle.origin
        assert origin.lead - 2 * origin.unsure >= 200  # beyond doubt every other move would be called a mistake
        assert origin.lead >= 600
        assert origin.won > origin.won_unsure


def test_a_sample_of_them_stands_when_it_is_judged_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "verify", "--sample", "1"]) == 0
    assert capsys.readouterr().out.count("judged again") == len(GAMES)


# What is clear


def found_with(*worths: list[float]) -> Found:
    return Found(list(zip(MOVES, worths, strict=False)))


def test_one_move_is_clear_if_all_others_cost_something_beyond_doubt() -> None:
    best, worse = [0.5, 0.6] * 20, [0.4, 0.5] * 20
    assert found_with(best, worse, worse).is_clear()
    assert not found_with(best, [0.46, 0.56] * 20, worse).is_clear()  # 4 percent are no puzzle
    assert not found_with(best, [0.0, 0.9] * 20, worse).is_clear()  # 10 percent, or nothing: nobody knows
    assert not found_with(best[:1], worse[:1]).is_clear()  # one deal says nothing
    assert is_won_with(Ending(0.1, 0.05))
    assert not is_won_with(Ending(0.05, 0.1))


def test_what_a_greedy_look_finds_is_none() -> None:
    state = durbar.game("kyoto").new(seats=3, seed=5)
    seat = state.actor()
    greedy = [durbar.bot("greedy", seed=seed).choose(state, seat) for seed in range(GREEDY_LOOKS)]
    assert all(is_greedy(state, seat, move) for move in greedy)


def test_a_puzzle_is_judged_by_what_the_seat_could_know() -> None:
    puzzle = puzzles_of("kyoto")[0]
    state, seat = puzzle.state(), puzzle.seat
    other = state.game.redeal(state, seat, rng_of_seed(7))
    assert digest(other) != digest(state)
    moves = state.legal_moves(seat)
    looks = [look(Valuer(each), each, seat, moves, Thought(96), rng_of_seed(3)) for each in (state, other)]
    assert looks[0] == looks[1]


def test_another_solution_is_noticed() -> None:
    puzzle = puzzles_of("kyoto")[0]
    others = [move for move in puzzle.fares if move != puzzle.best]
    wrong = [rejudged(msgspec.structs.replace(puzzle, best=move)) for move in (*others, "accept")]
    assert all(wrong)


# Looking for them


def test_the_same_search_finds_the_same_however_many_look(tmp_path: Path) -> None:
    """Two look here, and find what is kept, which was found by others."""
    wanted = min(puzzles_of("kyoto"), key=lambda puzzle: puzzle.origin.ply)
    book = Book("kyoto", durbar.game("kyoto").edition, wanted.origin.seed)
    with Processes(2) as hands:
        steps = list(mine([book], Quota(60, 24), hands, games=2))
    assert [step.book for step in steps] == [book, book]
    assert [puzzle for step in steps for puzzle in step.added] == book.puzzles
    again = next(puzzle for puzzle in book.puzzles if puzzle.id == wanted.id)
    assert (again.best, again.line, again.levels) == (wanted.best, wanted.line, wanted.levels)
    book.save(tmp_path / "book.jsonl")
    kept = read_book(tmp_path / "book.jsonl")
    assert (kept.games, [puzzle.id for puzzle in kept.puzzles]) == (2, [puzzle.id for puzzle in book.puzzles])


def test_a_book_takes_so_many_of_a_grade_and_none_twice() -> None:
    found = puzzles_of("kyoto")
    book = Book("kyoto", durbar.game("kyoto").edition, 1)
    taken = [puzzle for puzzle in found * 2 if Quota(20, 6).admit(book, puzzle)]
    assert taken == book.puzzles
    grades = [puzzle.grade for puzzle in taken]
    assert all(grades.count(grade) == min(6, [each.grade for each in found].count(grade)) for grade in GRADES)
    assert not any(Quota(len(taken), 60).admit(book, puzzle) for puzzle in found)


def test_a_search_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mined = ["puzzles", "mine", "--workers", "1", "--folder", str(tmp_path)]
    Book("kyoto", durbar.game("kyoto").edition, 1, games=41).save(tmp_path / "kyoto.jsonl")
    assert main([*mined, "kyoto"]) == 2  # nothing is lost by mistake
    assert "--resume" in capsys.readouterr().err
    assert main([*mined, "kyoto", "--resume", "--minutes", "0.001"]) == 0
    assert read_book(tmp_path / "kyoto.jsonl").games > 41  # it does at least one, however short the time
    (tmp_path / "xanadu.jsonl").write_bytes((tmp_path / "kyoto.jsonl").read_bytes())
    assert main([*mined, "xanadu", "--resume"]) == 2
    assert "is of kyoto" in capsys.readouterr().err


def test_what_was_found_elsewhere_is_added_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edition, (first, *rest) = durbar.game("kyoto").edition, puzzles_of("kyoto")[:6]
    here, there = tmp_path / "kyoto.jsonl", tmp_path / "there.jsonl"
    Book("kyoto", edition, 1, 7, [first]).save(here)
    Book("kyoto", edition, 100, 9, [first, *rest]).save(there)
    for _ in range(2):
        assert main(["puzzles", "merge", str(there), "--folder", str(tmp_path)]) == 0
        merged = read_book(here)
        assert (merged.seed, merged.games) == (1, 7)
        assert {puzzle.id for puzzle in merged.puzzles} == {puzzle.id for puzzle in (first, *rest)}
    assert "0 puzzles more, 6 in all" in capsys.readouterr().out
    Book("kyoto", "99", 100, 9, rest).save(there)
    assert main(["puzzles", "merge", str(there), "--folder", str(tmp_path)]) == 2
    assert "edition 99" in capsys.readouterr().err


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kyoto.jsonl"
    for text, reason in [("", "empty"), ("{}\n", "line 1"), ('{"durbar":"x"}\n', "line 1")]:
        file.write_text(text)
        with pytest.raises(DurbarError, match=reason):
            read_book(file)
    Book("kyoto", "1", 1).save(file)
    file.write_text(file.read_text() + "[]\n")
    with pytest.raises(DurbarError, match="line 2"):
        read_book(file)


@pytest.mark.parametrize("wrong", [None, [], {}, 7, "chess"])
def test_puzzles_are_of_a_game(wrong: Any) -> None:
    with pytest.raises(durbar.UnknownGame, match="there is no game"):
        puzzles_of(wrong)
