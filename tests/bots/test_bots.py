"""Bots: they play by the rules, think reproducibly, and the stronger ones win more."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

import durbar
from durbar.bots import SearchBot
from durbar.bots.arena import Tournament, interval
from durbar.bots.search import Edge, Node, Search
from durbar.bots.series import Result, Series, places, play, play_all

ALL = ["random", "greedy", "easy", "medium", "search:20"]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_bot_plays_whole_games_reproducibly(name: str, seats: int) -> None:
    series = Series("kyoto", seats, (name,) * seats, games=1, seed=3, options={"full_pile_variant": seats == 5})
    first, second = play(series, 0), play(series, 0)
    assert first == second
    assert sorted(first.places) == list(range(1, seats + 1))


@pytest.mark.parametrize("name", [*ALL, "hard"])
def test_a_hint_ranks_legal_moves_by_how_sure_it_is(name: str) -> None:
    state = durbar.game("kyoto").new(seats=4, seed=6)
    seat = state.actor()
    opinion = durbar.bot(name, seed=2).advise(state, seat)
    assert {move for move, _ in opinion} <= set(state.legal_moves(seat))
    assert [sure for _, sure in opinion] == sorted((sure for _, sure in opinion), reverse=True)
    assert all(0 <= sure <= 1 for _, sure in opinion)


def test_a_forced_move_needs_no_thought() -> None:
    state = durbar.game("kyoto").new(seats=2, seed=6)
    state.play(state.actor(), "give 0")
    assert durbar.bot("hard", seed=2).advise(state, state.actor()) == [(state.moves.parse("give 1"), 1.0)]


def test_a_seat_with_nothing_to_decide_is_refused() -> None:
    state = durbar.game("kyoto").new(seats=2, seed=6)
    with pytest.raises(durbar.DurbarError, match="nothing to decide"):
        durbar.bot("easy", seed=1).choose(state, 1 - state.actor())


def test_thinking_changes_nothing() -> None:
    state = durbar.game("kyoto").new(seats=4, seed=6)
    before = durbar.digest(state)
    for name in ALL:
        durbar.bot(name, seed=1).choose(state, state.actor())
    assert durbar.digest(state) == before


def test_a_search_stops_after_its_iterations_or_its_seconds() -> None:
    state = durbar.game("kyoto").new(seats=4, seed=6)
    assert SearchBot(1, seconds=0.001).choose(state, state.actor()) in state.legal_moves(state.actor())
    assert SearchBot(1, iterations=1).choose(state, state.actor()) in state.legal_moves(state.actor())
    for iterations, seconds in ((0, 0.0), (-1, 0.0), (0, -1.0)):
        with pytest.raises(durbar.DurbarError, match="budget"):
            SearchBot(1, iterations=iterations, seconds=seconds)


@pytest.mark.parametrize("name", ["greedy", "search:1000"])
def test_a_bot_does_not_stay_out_too_late_of_its_own_will(name: str) -> None:
    """At 10 with four bells at stake, a 5 belongs to somebody else."""
    position = json.loads(durbar.write_position(durbar.game("kyoto").new(seats=2, seed=6)))
    table = position["state"]
    own = ["e4b2", "e4b2", "e2"]
    cards = [*table["pile"], *table["drawn"], table["turned"]]
    for card in [*own, "e5", "e3"]:
        cards.remove(card)
    table.update(active=0, turned="e5", drawn=["e3"], pile=cards)
    table["players"][0]["row"] = own
    state = durbar.read_position(json.dumps(position))
    assert str(durbar.bot(name, seed=1).choose(state, 0)) == "give 1"


@pytest.mark.parametrize(("game", "games"), [("kyoto", 80), ("xanadu", 8), ("reviving", 8), ("kathmandu", 4)])
def test_the_stronger_bot_wins_more(game: str, games: int) -> None:
    """Where luck is small, few games show it."""
    tournament = Tournament(Series(game, 4, ("greedy", "random", "random", "random"), games=games))
    for result in play_all(tournament.series, workers=1):
        tournament.add(result)
    greedy, random = tournament.table()
    assert (greedy.name, random.name) == ("greedy", "random")
    assert interval(greedy.wins, greedy.games)[0] > 0.25
    assert greedy.rating - random.rating > greedy.doubt


@pytest.mark.parametrize("name", ALL)
def test_where_several_seats_decide_at_once_a_bot_thinks_for_its_own(name: str) -> None:
    state = durbar.game("xanadu").new(seats=4, seed=6)
    assert state.actors() == [0, 1, 2, 3]
    for seat in state.actors():
        opinion = durbar.bot(name, seed=2).advise(state, seat)
        assert {move for move, _ in opinion} <= set(state.legal_moves(seat))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    series = Series("kyoto", 3, ("easy", "random", "greedy"), games=45, seed=8)
    alone = list(play_all(series, workers=1))
    assert [result.number for result in alone] == list(range(45))
    assert list(play_all(series, workers=2)) == alone


def test_each_deal_is_played_with_every_bot_in_every_seat() -> None:
    series = Series("kyoto", 3, ("a", "b", "c"), games=6)
    assert [series.lineup(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    deals = [series.deal(number) for number in range(6)]
    assert deals[:3] == [deals[0]] * 3
    assert deals[3:] == [deals[3]] * 3
    assert deals[0] != deals[3]


def test_series_with_different_seeds_have_no_deal_in_common() -> None:
    one, other = (Series("kyoto", 2, ("random",) * 2, 500, seed, rotate=False) for seed in (0, 1))
    assert not {one.deal(number) for number in range(500)} & {other.deal(number) for number in range(500)}


@pytest.mark.parametrize("seed", [4, 7, 10])
def test_a_long_search_credits_every_move_to_the_seat_that_makes_it(seed: int) -> None:
    """With two seats the same move can belong to either, depending on what luck brought before it."""
    state = durbar.game("kyoto").new(seats=2, seed=seed)
    search = Search(state, state.actor(), durbar.rng_of_seed(3), horizon=0)
    assert search.run(1500, 0.0) == 1500
    for edge in edges_below(search.root):
        for node in edge.leads_to.values():
            assert len({below.seat for below in node.edges.values()}) <= 1


def edges_below(node: Node) -> Iterator[Edge]:
    for edge in node.edges.values():
        yield edge
        for after in edge.leads_to.values():
            yield from edges_below(after)


def test_the_judge_of_equals_is_luck_not_the_seat() -> None:
    """At an empty table it makes no difference to whom a card goes, so every seat is chosen now and then."""
    state = durbar.game("kyoto").new(seats=4, seed=6)
    others = {str(durbar.bot("greedy", seed=seed).advise(state, state.actor())[1][0]) for seed in range(30)}
    assert len(others) >= 2


def test_tied_seats_share_a_place() -> None:
    class Tied:
        seats = 4

        def ranking(self) -> list[list[int]]:
            return [[2], [0, 3], [1]]

    assert places(Tied()) == [2, 4, 1, 2]  # type: ignore[arg-type]


def test_who_has_lost_alone_is_not_first() -> None:
    result = play(Series("reviving", 1, ("random",), games=1), 0)
    assert (result.scores, result.places) == ([0], [2])
    tournament = Tournament(Series("reviving", 1, ("random", "greedy"), games=2))
    tournament.add(result)
    assert [standing.wins for standing in tournament.table()] == [0, 0]


def test_standings_count_bots_of_one_name_together() -> None:
    tournament = Tournament(Series("kyoto", 3, ("hard", "easy", "easy"), games=1))
    tournament.add(Result(0, seed=0, entrants=[0, 1, 2], scores=[5, 13, 7], places=[3, 1, 2], moves=50))
    easy, hard = tournament.table()
    assert (easy.name, easy.games, easy.wins, easy.points, easy.places) == ("easy", 2, 1, 20, 3)
    assert (hard.name, hard.games, hard.wins, hard.points, hard.places) == ("hard", 1, 0, 5, 3)
    assert easy.rating > 25 > hard.rating


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"games": -5}, "at least 1 game"),
        ({"seats": 6}, "2 to 5 players"),
        ({"bots": ("random",)}, "2 seats need 2 bots"),
        ({"bots": ("random", "genius")}, "there is no bot"),
        ({"game": "go"}, "there is no game"),
        ({"options": {"x": 1}}, "has no option"),
        ({"seed": -1}, "the seed of a series"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(changes: dict[str, object], sentence: str) -> None:
    wanted: dict[str, object] = {"game": "kyoto", "seats": 2, "bots": ("random", "random"), "games": 3, **changes}
    with pytest.raises(durbar.DurbarError, match=sentence):
        list(play_all(Series(**wanted)))  # type: ignore[arg-type]


LONG_SERIES = """
import signal
from durbar.bots.series import Series, play_all
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    for result in play_all(Series("kyoto", 2, ("search:50", "search:50"), 100_000), workers=2):
        print(result.number, flush=True)
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_workers_end_when_the_series_is_ended(how: signal.Signals) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", LONG_SERIES],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert parent.stdout is not None
    for number in range(2):  # the second is by a worker: before they are there, Python may lose the signal in a fork
        assert parent.stdout.readline() == b"%d\n" % number
    parent.send_signal(how)
    parent.communicate()  # returns when all who hold the other end of the pipe, workers included, have ended
    assert parent.returncode != 0
