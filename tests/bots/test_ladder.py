"""The ladder and the arena: lengths that are settled before, deals as the unit, results that are kept and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import durbar
from durbar.bots.arena import Tournament, interval, interval_over_deals
from durbar.bots.ladder import Ladder, Line, Plan, all_games, lines, plan
from durbar.bots.results import BadResults, Results
from durbar.bots.series import Result, Series, play_all
from durbar.cli import main

SERIES = Series("kyoto", 3, ("greedy", "random", "random"), games=24, seed=8)


# Intervals


def test_games_of_one_deal_count_as_one_thing() -> None:
    """Who always wins all four games of a deal, or none, knows less than the number of games says."""
    together = interval_over_deals([(4.0, 4), (0.0, 4)] * 20)
    alone = interval(80, 160)
    assert together[1] - together[0] > 1.5 * (alone[1] - alone[0])
    even = interval_over_deals([(2.0, 4), (1.0, 4), (3.0, 4)] * 13)
    assert even[1] - even[0] < alone[1] - alone[0]


def test_few_deals_tell_nothing_and_equal_ones_not_too_much() -> None:
    assert interval_over_deals([(4.0, 4)] * 7) == (0.0, 1.0)
    low, high = interval_over_deals([(4.0, 4)] * 20)
    assert high == pytest.approx(1)
    assert 0.8 < low < 0.9
    assert interval_over_deals([]) == (0.0, 1.0)


def test_the_same_deals_have_the_same_interval() -> None:
    deals = [(float(number % 3), 4) for number in range(50)]
    assert interval_over_deals(deals) == interval_over_deals(deals)


def test_a_shared_win_is_shared() -> None:
    tournament = Tournament(Series("xanadu", 3, ("hard", "easy", "easy"), games=1))
    tournament.add(Result(0, 0, entrants=[0, 1, 2], scores=[9, 9, 2], places=[1, 1, 3], moves=9))
    assert {name: standing.wins for name, standing in tournament.standings.items()} == {"hard": 0.5, "easy": 0.5}


# Results in a file


def test_results_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    whole = list(play_all(SERIES, workers=1))
    path = tmp_path / "results.jsonl"
    with Results(path, SERIES) as results:
        for result in whole[:10]:
            results.add(result)
    with path.open("ab") as file:
        file.write(b'{"number":10,"seed":')  # somebody was stopped while writing
    with Results(path, SERIES) as results:
        assert results.in_order() == whole[:10]
        for result in play_all(SERIES, workers=1, first=10):
            results.add(result)
    with Results(path, SERIES) as results:
        assert results.in_order() == whole
    assert len(path.read_text().splitlines()) == 25


def test_results_of_another_series_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(path, SERIES).__exit__(None, None, None)
    before = path.read_bytes()
    with pytest.raises(BadResults, match="another series, 24 games of kyoto between greedy, random, random"):
        Results(path, Series("kyoto", 3, ("greedy", "random", "random"), games=48, seed=8))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", ["nonsense\n", '{"durbar":"results 1"}\n', "[]\n", '{"x":1}\n{"number":"a"}\n', "\xff\n"]
)
def test_what_holds_no_results_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content.encode("latin-1"))
    with pytest.raises(BadResults, match="name another file"):
        Results(path, SERIES)
    assert path.read_bytes() == content.encode("latin-1")


def test_the_arena_plays_only_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept.jsonl"
    words = ["arena", "kyoto", "greedy", "random", "-n", "20", "--workers", "1", "--keep", str(path)]
    assert main(words) == 0
    first = capsys.readouterr().out
    written = path.read_bytes()
    assert main(words) == 0
    assert capsys.readouterr().out == first
    assert path.read_bytes() == written
    assert main([*words[:5], "30", *words[6:]]) == 2
    assert "results of another series" in capsys.readouterr().err


# The ladder


def test_the_table_has_every_game_and_number_of_seats_and_every_level() -> None:
    table = list(lines(all_games()))
    assert len({line.name for line in table}) == len(table)
    for game in all_games():
        for seats in durbar.game(game).seat_counts:
            bots = {line.bot for line in table if (line.game, line.seats) == (game, seats) and not line.options}
            if seats > 1:
                assert {"easy", "medium", "hard", "master"} <= bots
        assert {line.bot for line in table if line.game == game and line.others == "search:1000"} == {"hard", "master"}
    for line in table:
        durbar.game(line.game).read_options(line.options, line.seats)


def test_lengths_are_whole_deals_and_follow_from_the_time() -> None:
    short, long = plan(("kyoto",), 60, 2, 1), plan(("kyoto",), 6000, 2, 1)
    assert all(line.deals >= 8 for line in [*short.lines, *long.lines])
    assert sum(line.deals for line in long.lines) > 2 * sum(line.deals for line in short.lines)
    assert plan(("kyoto",), 60, 2, 1) == short
    assert sum(line.deals * line.cost() for line in short.lines) <= 120
    assert "kyoto-4-master-vs-search1000" in short.left_out
    assert long.left_out == []
    only = plan(("kyoto",), 6000, 2, 1, "search1000")
    assert [line.bot for line in only.lines] == ["hard", "master"]
    with pytest.raises(durbar.DurbarError, match="enough for no line"):
        plan(("kyoto",), 0.001, 1, 1)


def small() -> Plan:
    games = [Line("kyoto", 2, "greedy", "random", deals=8), Line("reviving", 1, "random", "", {"level": "easy"}, 8)]
    return Plan("ladder 1", 5, games)


def test_a_ladder_goes_on_where_it_was_stopped_and_keeps_its_plan(tmp_path: Path) -> None:
    whole = Ladder(tmp_path / "whole", small)
    whole.play(2, 1e9, lambda _: None)
    sliced = Ladder(tmp_path / "sliced", small)
    sliced.play(1, 0.0, lambda _: None)
    assert sum(left for _, _, left in sliced.table()) == 24
    again = Ladder(tmp_path / "sliced", lambda: plan(("kyoto",), 60, 2, 1))
    assert again.plan == small()
    again.play(1, 1e9, lambda _: None)
    for (line, one, left), (_, other, _) in zip(whole.table(), again.table(), strict=True):
        assert (left, one.games, one.wins) == (0, line.deals * line.seats, other.wins)


def test_the_command_prints_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "ladder"
    Ladder(folder, small)
    assert main(["ladder", "--folder", str(folder), "--workers", "1"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Seed 5.")
    assert out[4].startswith("| kyoto | 2 | `greedy` | 1 × `random` | 16 | ")
    assert out[5] == "| reviving (level easy) | 1 | `random` | alone | 8 | 0.0 % | 0.0 - 32.4 % |"
    assert main(["ladder", "--folder", str(folder), "--workers", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ladder go", "there is no game"),
        ("ladder kyoto --workers 0", "1 to 256 workers"),
        ("ladder --folder broken", "is damaged, or is no plan"),
        ("ladder --folder old", "is of another version"),
    ],
)
def test_wrong_wishes_get_one_sentence(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, content in (("broken", "{"), ("old", json.dumps({"durbar": "ladder 0", "seed": 1, "lines": []}))):
        Path(name).mkdir()
        Path(name, "plan.json").write_text(content)
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
