"""`durbar arena`, `durbar simulate` and `durbar perft`: tables, files, and what is refused."""

from __future__ import annotations

import csv
from pathlib import Path

import pyarrow.parquet
import pytest

import durbar as engine
from durbar.cli import main, simulated


def test_the_arena_prints_a_table_with_intervals_and_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kyoto", "greedy", "random", "-n", "20", "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    assert "20 games with 2 seats" in out
    assert "greedy" in out
    assert "95 % sure" in out
    assert "±" in out
    assert "A fair share is 50.0 %" in out
    assert err == ""


def test_simulated_games_are_written_as_csv_and_parquet(tmp_path: Path) -> None:
    for name in ("games.csv", "games.parquet"):
        out = tmp_path / name
        assert main(["simulate", "kyoto", "-n", "30", "--seats", "3", "--seed", "5", "--out", str(out)]) == 0
    with (tmp_path / "games.csv").open() as file:
        rows = [{key: int(value) for key, value in row.items()} for row in csv.DictReader(file)]
    assert rows == pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == list(range(30))
    assert len({row["seed"] for row in rows}) == 30
    for row in rows:
        assert row[f"place_{row['winner']}"] == 1
        assert max(row[f"score_{seat}"] for seat in range(3)) == row[f"score_{row['winner']}"] >= 13
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.parquet"]


def test_a_folder_of_simulated_games_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Part after part; what is missing is played, and nothing else; all of it is what one run would have given."""
    monkeypatch.setattr(simulated, "MOST_ROWS", 8)
    asked = ["simulate", "kyoto", "--seats", "3", "--seed", "5", "--out"]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([*asked, str(whole), "-n", "30"]) == 0
    once = capsys.readouterr().out.partition("moves a game")[2]
    assert main([*asked, str(parts), "-n", "20"]) == 0
    assert names_in(parts) == ["000000000000-000000000008", "000000000008-000000000016", "000000000016-000000000020"]
    (parts / "000000000008-000000000016.parquet").unlink()
    seen = (parts / "000000000000-000000000008.parquet").stat()
    capsys.readouterr()
    assert main([*asked, str(parts), "-n", "30", "--resume"]) == 0
    assert capsys.readouterr().out.partition("moves a game")[2] == once
    assert (parts / "000000000000-000000000008.parquet").stat().st_mtime_ns == seen.st_mtime_ns
    assert names_in(parts) == [
        "000000000000-000000000008",
        "000000000008-000000000016",
        "000000000016-000000000024",
        "000000000024-000000000030",
    ]
    files = [[*folder.glob("*.parquet")] for folder in (whole, parts)]
    one, other = (sorted(game for file in found for game in rows_of(file)) for found in files)
    assert one == other
    for wrong in ([str(parts), "-n", "30"], [str(tmp_path / "no"), "--resume"], [str(tmp_path / "x.csv"), "--resume"]):
        assert main([*asked, *wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["simulate", "kyoto", "--seats", "3", "--seed", "6", "--out", str(parts), "--resume"]) == 2
    assert "another series" in capsys.readouterr().err


def names_in(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.parquet"))


def rows_of(file: Path) -> list[tuple[int, ...]]:
    return [tuple(row.values()) for row in pyarrow.parquet.read_table(file).to_pylist()]


def test_simulate_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kyoto", "-n", "25", "--option", "full_pile_variant=true", "--bot", "easy"]) == 0
    out = capsys.readouterr().out
    assert "25 games, 4 seats, easy bots" in out
    assert "moves a game" in out


def test_lost_games_have_no_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.csv"
    assert main(["simulate", "reviving", "-n", "3", "--seats", "1", "--out", str(out)]) == 0
    assert "winning score: none" in capsys.readouterr().out
    with out.open() as file:
        assert [(row["winner"], row["place_0"]) for row in csv.DictReader(file)] == [("-1", "2")] * 3


def test_perft_prints_counts_and_a_digest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "kyoto", "--seats", "3", "--seed", "1", "--depth", "5"]) == 0
    tree = engine.Perft(engine.game("kyoto").new(3, 1), 5)
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[1].replace(",", "")) for line in lines[:5]] == tree.counts
    assert lines[-1] == f"digest {tree.digest}"


@pytest.mark.parametrize(
    "words",
    [
        "arena kyoto hard",
        "arena kyoto greedy genius",
        "arena kyoto greedy search:0",
        "arena chess greedy greedy",
        "arena kyoto greedy greedy --seats 7",
        "arena kyoto greedy greedy -n 0",
        "arena kyoto greedy greedy --workers 0",
        "arena kyoto greedy greedy --option x=1",
        "arena kyoto greedy greedy --components nowhere.toml",
        "simulate kyoto -n -3",
        "simulate kyoto --seats 1",
        "simulate kyoto --seed -1",
        "simulate kyoto --out games.txt",
        "simulate kyoto --out no/folder/games.csv",
        "simulate kyoto --out .csv/",
        "perft kyoto --depth 0",
        "perft kyoto --depth -1",
        "perft kyoto --depth 99999999999999",
        "arena kyoto greedy greedy --seats 0",
        f"simulate kyoto --out {'x' * 300}.csv",
        "perft kyoto --seats 9",
        "perft kyoto --seed x",
        "perft go",
    ],
)
def test_wrong_wishes_get_one_sentence_and_exit_code_2(
    words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("durbar: ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
