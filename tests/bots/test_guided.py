"""Search guided by a network: reproducible, blind to what is hidden, and fair where several decide at once."""

from __future__ import annotations

import time

import pytest

import durbar
from durbar.bots import GuidedBot
from durbar.bots.guided import GuidedSearch, Oracle, Style
from durbar.bots.guided_tree import Edge, Node, Walk
from durbar.bots.network import Opinion, network_of
from durbar.core.observing import Observation
from durbar.core.state import NOBODY
from tests.proofs.play import LEARNED


def later(name: str, seats: int = 4, moves: int = 40, seed: int = 6) -> durbar.State:
    """A game after so many moves."""
    state = durbar.game(name).new(seats, seed)
    bot = durbar.bot("net", seed)
    for _ in range(moves):
        state.play(state.actor(), bot.choose(state, state.actor()))
    while len(state.legal_moves(state.actor())) < 2:
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    return state


PLAIN = Style(judge=0.5)
ALIVE = Style(judge=0.5, alive=True)


def search_of(state: durbar.State, seat: int, walks: int, seed: int = 1, style: Style = PLAIN) -> GuidedSearch:
    oracle = network_of(state.game).opinions
    search = GuidedSearch(state, seat, durbar.rng_of_seed(seed), oracle, style)
    search.run(walks, 0.0)
    return search


@pytest.mark.parametrize("name", LEARNED)
def test_many_observations_together_are_thought_of_as_each_alone(name: str) -> None:
    game, network = durbar.game(name), network_of(durbar.game(name))
    states = [later(name, moves=moves) for moves in (0, 7, 40)]
    seen = [game.observe(state, state.actor()) for state in states]
    for one, (chances, values) in zip(seen, network.opinions(seen), strict=True):
        [(alone, own_values)] = network.opinions([one])
        assert chances == pytest.approx(alone, abs=1e-5)
        assert values == pytest.approx(own_values, abs=1e-5)


@pytest.mark.parametrize("name", LEARNED)
def test_how_a_table_stands_does_not_depend_on_whether_moves_are_asked_about(name: str) -> None:
    observer, network = durbar.game(name).observer, network_of(durbar.game(name))
    states = [later(name, moves=moves) for moves in (0, 7, 40)]
    whole = [observer.observe(state, state.actor()) for state in states]
    tables = [observer.observe_table(state, state.actor()) for state in states]
    for one, table in zip(whole, tables, strict=True):
        assert (table.features, table.moves) == (one.features, [])
    of_both = network.opinions([whole[0], tables[1], whole[2], tables[0]])
    assert [len(chances) for chances, _ in of_both] == [len(whole[0].moves), 0, len(whole[2].moves), 0]
    assert of_both[0][1] == pytest.approx(of_both[3][1], abs=1e-5)
    [(chances, values)] = network.opinions(tables[:1])
    assert not chances
    assert values == pytest.approx(of_both[0][1], abs=1e-5)


@pytest.mark.parametrize("style", [PLAIN, ALIVE])
@pytest.mark.parametrize("name", LEARNED)
def test_a_seed_and_walks_decide_everything(name: str, style: Style) -> None:
    state = later(name)
    first, second, other = (search_of(state, state.actor(), 60, seed, style).opinion() for seed in (1, 1, 2))
    assert first == second
    assert sum(sure for _, sure in first) == pytest.approx(1)
    assert [sure for _, sure in first] == sorted((sure for _, sure in first), reverse=True)
    assert {move for move, _ in first} == {move for move, _ in other}


@pytest.mark.parametrize("style", [PLAIN, ALIVE])
@pytest.mark.parametrize("name", LEARNED)
def test_it_thinks_the_same_whatever_is_hidden(name: str, style: Style) -> None:
    state = later(name)
    seat = state.actor()
    guess = state.game.redeal(state, seat, durbar.rng_of_seed(9))
    one, other = (search_of(table, seat, 40, style=style).opinion() for table in (state, guess))
    assert one == other


@pytest.mark.parametrize("name", LEARNED)
def test_the_others_play_what_they_find_likely_if_they_are_alive(name: str) -> None:
    """Here the network is sure of one move each time; whoever plays what promises most tries others, too."""
    taken: list[Edge] = []
    for moves in (12, 40, 60):  # whether a walk comes to another seat's choice depends on what the network values
        state = later(name, moves=moves)
        seat = state.actor()
        search = GuidedSearch(
            state, seat, durbar.rng_of_seed(1), oracle_of(state), Style(least=0.0, deals=300, alive=True)
        )
        search.run(400, 0.0)
        taken += [edge for edge in edges_below(search.root) if edge.seat != seat and edge.visits]
    assert taken
    assert all(edge.chance > 0 for edge in taken)


def oracle_of(state: durbar.State) -> Oracle:
    """Sure of the first move, except of those of the seat that thinks, which are asked about first."""
    opinions = network_of(state.game).opinions
    asked = 0

    def oracle(seen: list[Observation]) -> list[Opinion]:
        nonlocal asked
        asked += 1
        if asked == 1:
            return opinions(seen)
        return [
            ([1.0] + [0.0] * (len(one.moves) - 1), values)
            for one, (_, values) in zip(seen, opinions(seen), strict=True)
        ]

    return oracle


def edges_below(node: Node) -> list[Edge]:
    """All moves of the tree behind this position."""
    found = list(node.edges.values())
    behind = [after for edge in found for after in edge.leads_to.values()]
    return found + [edge for after in [*behind, *node.beside.values()] for edge in edges_below(after)]


def test_no_candidate_is_given_up_before_its_deals() -> None:
    state = later("xanadu")
    few, many = (search_of(state, state.actor(), 6400, style=Style(least=0.0, deals=deals)) for deals in (16, 100))
    assert min(len(found) for found in few.found.values()) < 100
    assert min(len(found) for found in many.found.values()) >= 100


@pytest.mark.parametrize("name", LEARNED)
def test_moves_are_asked_about_only_where_a_walk_goes_on(name: str) -> None:
    """A position that one walk has come to is looked at without its moves: they are dear, and perhaps never needed."""
    state = later(name)
    asked: list[int] = []
    opinions = network_of(state.game).opinions

    def oracle(seen: list[Observation]) -> list[Opinion]:
        asked.extend(len(one.moves) for one in seen)
        return opinions(seen)

    search = GuidedSearch(state, state.actor(), durbar.rng_of_seed(1), oracle)
    search.run(1, 0.0)
    assert asked == [len(search.root.edges)]
    search.try_candidates(1)
    first = asked[1:]
    assert 0 in first
    walked = [node for edge in search.candidates for node in edge.leads_to.values()]
    assert all(not node.edges for node in walked if node.asked == 1)


@pytest.mark.parametrize("name", LEARNED)
def test_where_a_walk_ends_the_seat_that_thinks_looks_at_the_table(name: str) -> None:
    """Whoever decides there, if the network has learned to look on: what a seat holds is known to it alone."""
    state = later(name)
    seat, seen = state.actor(), []
    observer = state.game.observer
    search = GuidedSearch(state, seat, durbar.rng_of_seed(1), network_of(state.game).opinions, Style(own=True))
    search.begin()
    for edge in search.candidates:
        walk = Walk(state.clone(), search.rng, search.root, seat, [])
        search.look_around(walk)
        search.take(walk, edge)
        if walk.seat != NOBODY:
            seen.append((search.look(walk).features, observer.observe_table(walk.state, seat).features))
    assert seen
    assert all(found == own for found, own in seen)


def test_it_stops_after_its_walks_or_its_seconds() -> None:
    state = later("xanadu")
    oracle = network_of(state.game).opinions
    for walks, seconds in ((1, 0.0), (50, 0.0), (0, 0.001)):
        search = GuidedSearch(state, state.actor(), durbar.rng_of_seed(1), oracle)
        assert 1 <= search.run(walks, seconds) <= max(walks, 100) + 8
        assert search.opinion()
    with pytest.raises(durbar.DurbarError, match="budget"):
        GuidedBot(1)


@pytest.mark.parametrize(("seconds", "asked"), [(0.5, 1), (1.5, 1), (2.5, 2), (4.5, 4)])
def test_it_begins_nothing_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch, seconds: float, asked: int) -> None:
    """Each time the network is asked takes a second here, and each batch of walks asks once."""
    state = later("xanadu")
    now = 0.0

    def oracle(seen: list[Observation]) -> list[Opinion]:
        nonlocal now
        now += 1.0
        return network_of(state.game).opinions(seen)

    monkeypatch.setattr(time, "monotonic", lambda: now)
    search = GuidedSearch(state, state.actor(), durbar.rng_of_seed(1), oracle, Style(looks=1000, least=0.0))
    search.run(0, seconds)
    assert now == asked


def several_at_once() -> GuidedSearch:
    """All choose a start building, and more than one of the first seat's has been tried."""
    for seed in range(100):
        state = durbar.game("xanadu").new(seats=4, seed=seed)
        assert state.actors() == [0, 1, 2, 3]
        if len(state.legal_moves(0)) > 3:
            search = search_of(state, 0, 60)
            if len(search.found) > 1:
                return search
    raise AssertionError("nobody has a choice")


def test_where_several_decide_at_once_nobody_answers_to_what_another_has_chosen() -> None:
    """Each of the others has one branch, however many moves the seat itself has tried."""
    search = several_at_once()
    tried = [edge for edge in search.root.edges.values() if edge.visits]
    assert len(tried) > 1
    assert set(search.root.beside) == {1, 2, 3}
    for edge in tried:
        for node in edge.leads_to.values():
            assert not any(below.move.kind == "start" for below in node.edges.values())


def test_where_several_decide_at_once_the_answer_is_mixed() -> None:
    """And where one decides alone it is the best."""
    state, seat = several_at_once().state, 0
    bot = GuidedBot(seed=1, iterations=8)
    opinion = [(move, 0.5) for move in state.legal_moves(seat)[:2]]
    assert {bot.pick(state, seat, opinion) for _ in range(50)} == {move for move, _ in opinion}
    alone = later("xanadu")
    seat = alone.actor()
    opinion = [(move, 0.5) for move in alone.legal_moves(seat)[:2]]
    assert {bot.pick(alone, seat, opinion) for _ in range(50)} == {opinion[0][0]}
