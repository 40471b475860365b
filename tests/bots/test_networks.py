"""Bots that play with a trained network: the weights in the package, and what is said of weights that do not fit."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import durbar
from durbar.bots import NetworkBot
from durbar.bots.arrays import read_arrays, write_arrays
from durbar.bots.network import FORMAT, BadWeights, network_of, read_weights, weights_file
from durbar.bots.series import Series, play
from durbar.cli import main
from tests.proofs.play import LEARNED

LARGEST_FILE = 4_000_000  # bytes
KYOTO = durbar.game("kyoto")


@pytest.mark.parametrize("name", LEARNED)
def test_the_package_holds_weights_that_say_where_they_come_from(name: str) -> None:
    path = weights_file(name)
    assert path.stat().st_size < LARGEST_FILE
    facts, _ = read_arrays(path, FORMAT, BadWeights)
    game = durbar.game(name)
    assert (facts["game"], facts["layout"]) == (name, game.observer.layout())
    assert any(game.does_with(edition) for edition in facts["editions"])
    assert facts["origin"]["decisions"] > 0
    assert all(command.startswith(f"durbar train {name} ") for command in facts["origin"]["commands"])


@pytest.mark.parametrize("name", LEARNED)
@pytest.mark.parametrize("bot", ["net", "net:0"])
def test_a_network_plays_whole_games_reproducibly(name: str, bot: str) -> None:
    seats = durbar.game(name).seat_counts[-1]
    series = Series(name, seats, (bot,) + ("random",) * (seats - 1), games=1, seed=3)
    assert play(series, 0) == play(series, 0)


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_ranks_legal_moves_by_how_likely_it_plays_them(name: str) -> None:
    state = durbar.game(name).new(seats=4, seed=6)
    for seat in state.actors():
        opinion = durbar.bot("net", seed=2).advise(state, seat)
        assert sorted(move.notation for move, _ in opinion) == sorted(map(str, state.legal_moves(seat)))
        assert [sure for _, sure in opinion] == sorted((sure for _, sure in opinion), reverse=True)
        assert sum(sure for _, sure in opinion) == pytest.approx(1, abs=1e-5)
        assert durbar.bot("net:0").choose(state, seat) == opinion[0][0]


def test_a_temperature_makes_the_likeliest_move_more_or_less_common() -> None:
    state = durbar.game("xanadu").new(seats=4, seed=6)
    (best, sure), *_ = durbar.bot("net", seed=1).advise(state, 0)
    shares = []
    for temperature in (0.3, 1.0, 3.0):
        bot = NetworkBot(seed=1, temperature=temperature)
        shares.append(sum(bot.choose(state, 0) == best for _ in range(300)) / 300)
    assert shares == sorted(shares, reverse=True)
    assert shares[1] == pytest.approx(sure, abs=0.1)


@pytest.mark.parametrize("name", ["net:", "net:x", "net:-1", "net:10", "net:0.5s", "network", "net:../kyoto"])
def test_a_temperature_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(durbar.UnknownBot, match="there is no bot"):
        durbar.bot(name)


# Weights that do not fit


def test_an_owners_own_box_is_not_played_by_a_network() -> None:
    own = durbar.game("kyoto", components=dict(KYOTO.contents))
    state = own.new(seats=4, seed=1)
    with pytest.raises(BadWeights, match="cannot know your own; take another bot"):
        durbar.bot("net").choose(state, state.actor())
    with pytest.raises(BadWeights, match="cannot know your own"):
        Series("kyoto", 2, ("net", "greedy"), 2, components=dict(own.components or {})).check()


def test_no_weights_are_no_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DURBAR_WEIGHTS", str(tmp_path))
    network_of.cache_clear()
    assert main(["arena", "kyoto", "net", "greedy", "--games", "2", "--workers", "1"]) == 2
    said = capsys.readouterr()
    assert said.err == f"durbar: there are no weights for kyoto in {tmp_path}; take another bot, or train a network\n"
    assert said.out == ""


Facts = dict[str, Any]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"durbar": "weights 0"}, r"is not of this version \(weights 1\)"),
        ({"game": "xanadu"}, "are for xanadu, not for kyoto"),
        ({"editions": ["0", "7"]}, "are for edition 0 and 7 of kyoto, not for"),
        ({"layout": "1-0"}, "are for observations 1-0 of kyoto, not for .*; take another bot, or train a network"),
    ],
)
def test_weights_for_something_else_are_refused(change: Facts, sentence: str, tmp_path: Path) -> None:
    facts, arrays = read_arrays(weights_file("kyoto"), FORMAT, BadWeights)
    write_arrays(tmp_path / "other", facts | change, arrays)
    with pytest.raises(BadWeights, match=sentence):
        read_weights(tmp_path / "other", KYOTO)


def without_scores(arrays: Facts) -> None:
    del arrays["scores"]


def with_a_hole(arrays: Facts) -> None:
    arrays["query"][3, 4] = np.nan


def too_narrow(arrays: Facts) -> None:
    arrays["features"] = arrays["features"][:-1]


def half_a_block(arrays: Facts) -> None:
    del arrays["block1_out"]


def of_words(arrays: Facts) -> None:
    arrays["query_bias"] = arrays["query_bias"].astype(str)


@pytest.mark.parametrize("harm", [without_scores, with_a_hole, too_narrow, half_a_block, of_words])
def test_weights_that_make_no_network_are_refused(harm: Callable[[Facts], None], tmp_path: Path) -> None:
    facts, arrays = read_arrays(weights_file("kyoto"), FORMAT, BadWeights)
    harm(arrays)
    write_arrays(tmp_path / "harmed", facts, arrays)
    with pytest.raises(BadWeights, match="is damaged: its arrays do not make a network for kyoto"):
        read_weights(tmp_path / "harmed", KYOTO)


def test_a_damaged_file_is_refused_or_was_not_harmed(tmp_path: Path) -> None:
    whole = weights_file("kyoto").read_bytes()
    path = tmp_path / "damaged"
    for length in (0, 10, 1000, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(BadWeights, match="is damaged"):
            read_weights(path, KYOTO)
    state = KYOTO.new(seats=4, seed=6)
    seen = KYOTO.observe(state, state.actor())
    expected = network_of(KYOTO).chances(seen)
    refused = 0
    for place in range(3, len(whole), len(whole) // 60):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            found = read_weights(path, KYOTO).chances(seen)
        except BadWeights:
            refused += 1
            continue
        assert found == expected
    assert refused > 50


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None  # as if it were not installed
import durbar
state = durbar.game("kyoto").new(seats=4, seed=6)
for name in ("random", "greedy", "easy", "medium", "search:20"):
    assert durbar.bot(name, seed=1).choose(state, state.actor()) in state.legal_moves(state.actor())
try:
    durbar.bot("net").choose(state, state.actor())
except durbar.DurbarError as error:
    print(error)
"""


def test_other_bots_play_without_numpy() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True)
    assert run.stderr == ""
    assert run.stdout.startswith("a network plays with numpy")
