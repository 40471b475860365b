"""The games in OpenSpiel: its own tests, its algorithms, and its bots at a table of ours."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pytest

import durbar
from durbar.bots import EngineBot, programs
from durbar.bots.series import Series, play
from durbar.games import GAMES
from durbar.games.kyoto.components import EXPLORATION_CARDS, SPECIAL_CARDS

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts  # noqa: E402

from durbar.envs import openspiel  # noqa: E402
from durbar.envs.openspiel import OpenSpielBot, SpielState, spiel_state  # noqa: E402

MODES = [
    "durbar_kyoto",
    "durbar_kyoto(deals=9,players=3,full_pile_variant=true,visible_bells_variant=true)",
    "durbar_xanadu",
    "durbar_xanadu(deals=9,players=2,advanced=true,hand_limit=7)",
    "durbar_reviving(deals=9,players=3)",
    "durbar_reviving(deals=9,players=4,teams=2,bidding=mixed,simultaneous=false)",
    "durbar_reviving(deals=9,players=1)",
    "durbar_kathmandu(deals=9,players=2,characters=true,tents=usual)",
]


def tiny_box() -> str:
    """Fives with two bells, gifts of one, of all else one card: two bells win, and two fives are too late."""
    values: list[dict[str, object]] = [
        {
            "value": value,
            "bells": 2 if value == 5 else 0,
            "draw": False,
            "count": EXPLORATION_CARDS - 5 if value == 5 else 1,
        }
        for value in range(6)
    ]
    others: list[dict[str, object]] = [
        {"effect": effect, "count": 1} for effect in ("discard_rightmost", "limit_18", "refuse")
    ]
    special: list[dict[str, object]] = [{"effect": "immediate", "bells": 1, "count": SPECIAL_CARDS - 3}, *others]
    cards = [{**card, "provenance": "reconstructed"} for card in (*values, *special)]
    numbers = {"limit": 6, "raised_limit": 7, "bells_to_win": 2}
    box = {"exploration": cards[:6], "special": cards[6:], "game": numbers}
    return msgspec.json.encode(box).decode()


def walk(state: SpielState, moves: int, seed: int = 1) -> SpielState:
    """So many decisions by chance, and on to the next decision of one seat."""
    luck = random.Random(seed)
    while not state.is_terminal() and (moves > 0 or state.current_player() < 0):
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        elif state.is_simultaneous_node():
            actions = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([luck.choice(legal) if legal else 0 for legal in actions])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            moves -= 1
    return state


# What OpenSpiel asks of every game


@pytest.mark.parametrize("name", MODES)
def test_openspiels_own_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["durbar_kyoto(deals=9)", "durbar_kyoto(players=3)", "durbar_xanadu(deals=3)"])
def test_states_are_written_down_and_read_again(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_always_the_same() -> None:
    once, again = (generate_playthrough.playthrough("durbar_kyoto(deals=3)", None, seed=4) for _ in range(2))
    assert once == again
    assert "# Terminal" in once or "IsTerminal() = True" in once
    assert '"give ' in once


def test_every_game_is_registered_with_its_options() -> None:
    for name in GAMES:
        game = pyspiel.load_game(f"durbar_{name}")
        own = {field.name for field in msgspec.structs.fields(GAMES[name].options)}
        assert own | set(openspiel.OWN) == set(game.get_parameters())
    dynamics = {name: pyspiel.load_game(f"durbar_{name}").get_type().dynamics for name in GAMES}
    at_once = pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert [name for name in GAMES if dynamics[name] == at_once] == ["xanadu", "reviving"]


@pytest.mark.parametrize(
    "name",
    [
        "durbar_kyoto(players=9)",
        "durbar_kyoto(deals=-1)",
        "durbar_xanadu(hand_limit=1)",
        "durbar_reviving(players=3,teams=2)",
    ],
)
def test_what_cannot_be_played_is_refused(name: str) -> None:
    with pytest.raises((durbar.DurbarError, pyspiel.SpielError)):
        pyspiel.load_game(name)


# Chance


def test_every_draw_is_a_chance_node() -> None:
    state = pyspiel.load_game("durbar_kyoto(players=3)").new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    cards = EXPLORATION_CARDS + SPECIAL_CARDS
    assert sorted(sizes) == sorted([*range(2, cards + 1), 3])  # the pile is shuffled, and a first player drawn


def test_a_deal_is_one_chance_node_and_the_same_game_as_ours() -> None:
    state = pyspiel.load_game("durbar_xanadu(deals=9,simultaneous=false)").new_initial_state()
    assert len(state.chance_outcomes()) == 9
    state.apply_action(5)
    ours = durbar.game("xanadu").new(seats=2, seed=5)
    luck = random.Random(2)
    while not state.is_terminal():
        assert state.legal_actions() == sorted(move.id for move in ours.legal_moves(ours.actor()))
        action = luck.choice(state.legal_actions())
        ours.play(ours.actor(), ours.moves[action])
        state.apply_action(action)
    assert durbar.write_position(state.node.state) == durbar.write_position(ours)
    assert sum(state.returns()) == 0
    assert state.returns()[ours.ranking()[0][0]] == max(state.returns())  # type: ignore[index]


# What a player knows


@pytest.mark.parametrize("name", MODES)
def test_a_resampled_state_looks_the_same_to_the_player_and_goes_on(name: str) -> None:
    luck = np.random.RandomState(3)
    state = walk(pyspiel.load_game(name).new_initial_state(), 20)
    seat = state.current_player()
    assert seat >= 0
    others = [state.resample_from_infostate(seat, luck.uniform) for _ in range(8)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1  # … and what is hidden varies
    assert walk(others[0], 10**6).is_terminal()


def test_an_information_state_remembers_what_an_observation_does_not() -> None:
    """Two ways to the same table are told apart by who went them."""
    one, other = (pyspiel.load_game("durbar_kyoto(deals=9)").new_initial_state() for _ in range(2))
    for state, choice in ((one, 0), (other, -1)):
        state.apply_action(7)
        seat = state.current_player()
        state.apply_action(state.legal_actions()[choice])
    assert one.information_state_string(seat) != other.information_state_string(seat)
    assert one.information_state_string(seat).endswith(one.observation_string(seat))


# Its algorithms


def test_cfr_solves_a_tiny_kyoto() -> None:
    box = {"players": 2, "deals": 12, "components": tiny_box()}
    game = pyspiel.load_game("durbar_kyoto", box)
    solver = cfr.CFRSolver(game)
    found = []
    for _ in range(3):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] > found[-1] >= 0
    assert found[-1] < 0.5


@pytest.mark.parametrize("name", ["durbar_kyoto", "durbar_xanadu(simultaneous=false,deals=9)"])
def test_its_searches_run(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walk(game.new_initial_state(), 6)
    while len(state.legal_actions()) < 2:
        state = walk(state, 1)
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, luck)
    bots: list[Any] = [
        mcts.MCTSBot(game, 1.4, 4, rollout, random_state=luck),
        ismcts.ISMCTSBot(game, rollout, 1.4, 4, random_state=luck),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


# Its bots at our tables


@pytest.mark.parametrize("kind", openspiel.KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_openspiel_decides_by_what_its_seat_may_know(kind: str, game: str) -> None:
    state = durbar.game(game).new(seats=3, seed=2)
    luck = durbar.rng_of_seed(1)
    for _ in range(12):
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    for seat in state.actors():  # not only the first of those who decide at once
        other = state.game.redeal(state, seat, durbar.rng_of_seed(5))
        chosen = [OpenSpielBot(kind, 8, seed=3).choose(table, seat) for table in (state, other)]
        assert chosen[0] is chosen[1]
        assert chosen[0] in state.legal_moves(seat)


def test_an_owners_box_is_thought_about_as_it_is() -> None:
    game = durbar.game("kyoto", components=msgspec.json.decode(tiny_box()))
    state = game.new(seats=2, seed=1)
    assert spiel_state(state, state.actor()).rules().durbar.contents == game.contents


def test_bots_of_openspiel_sit_down_in_the_arena() -> None:
    try:
        result = play(Series("kyoto", 3, ("openspiel:ismcts:5", "openspiel:mcts:5", "random"), games=1, seed=1), 0)
    finally:
        programs.end_all()
    assert result.stumbles == []


@pytest.mark.parametrize("name", ["openspiel:", "openspiel:chess", "openspiel:mcts:0", "openspiel:mcts:x"])
def test_openspiel_has_no_other_bots(name: str) -> None:
    with pytest.raises(durbar.UnknownBot):
        durbar.bot(name)


def test_where_openspiel_is_missing_one_sentence_says_how_to_get_it() -> None:
    """Python finds another module of that name first, which is as if there were none."""
    hide = "import sys; sys.modules['pyspiel'] = None; "
    code = hide + "import runpy; runpy.run_module('durbar.envs.openspiel', run_name='__main__')"
    bot = EngineBot((sys.executable, "-c", code))
    with pytest.raises(durbar.DurbarError, match=r"says: OpenSpiel is missing .*pip install 'durbar\[envs\]'"):
        bot.require(durbar.game("kyoto"))
    code = hide + "import durbar.envs.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert "pip install 'durbar[envs]'" in told.splitlines()[-1]
