"""Whole games beside the second referee: the same moves allowed, the same table, the same points, at every moment."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.core.rng import Rng
from tests.proofs.play import possible_options
from tests.rulebook import rule_numbers
from tests.rules.kathmandu.referee import Data, Referee, tidy

games = st.sampled_from([durbar.game("kathmandu", edition) for edition in durbar.game("kathmandu").editions])
seeds = st.integers(0, 2**32)
EAGER = (  # what chance alone would seldom do
    "pack", "offer", "buy", "special", "swap", "ladder", "animal", "over", "halt", "use bridle", "use climbing_gear",
    "use tea_leaves", "exchange",
)  # fmt: skip


@st.composite
def new_games(draw: st.DrawFn) -> tuple[durbar.State, Rng]:
    game, seats = draw(games), draw(st.integers(2, 4))
    options = draw(possible_options(game, seats))
    return game.new(seats, draw(seeds), options), durbar.rng_of_seed(draw(seeds))


def play_beside(state: durbar.State, luck: Rng) -> None:
    referee = Referee(state)
    while state.actors():
        seat = referee.actor()
        assert state.actors() == [seat]
        moves = sorted(move.notation for move in state.legal_moves(seat))
        assert moves == sorted(referee.legal())
        rare = [move for move in moves if move.startswith(EAGER)]
        among = rare if rare and luck.below(2) else moves
        move = among[luck.below(len(among))]
        state.play(seat, move)
        referee.play(move)
        assert tidy(state.game.write(state)) == referee.data()
        assert state.scores() == [referee.score(one) for one in range(state.seats)]
    assert state.ranking() == referee.ranking()


@pytest.mark.rule("kathmandu-31", "kathmandu-48", "kathmandu-77", "kathmandu-97", "kathmandu-104")
@settings(max_examples=40)
@given(new_games())
def test_a_second_referee_agrees_on_whole_games(made: tuple[durbar.State, Rng]) -> None:
    play_beside(*made)


def scattered(state: durbar.State, luck: Rng) -> Data:
    """The position with yaks all over the map, full hands, and another day."""
    sheet = Referee(state).map
    data: Data = json.loads(durbar.write_position(state))
    table = data["state"]
    free = [key for key, point in sheet.at.items() if not sheet.high(point) and not sheet.city(point)]
    spaces = [key for key in free if int(key[0]) >= sheet.boards - int(luck.below(sheet.boards))]
    shared = spaces[luck.below(len(spaces))]
    for player in table["players"]:
        player["space"] = shared if luck.below(3) == 0 else spaces[luck.below(len(spaces))]
        kinds = ("backpack", "compass", "paint", "coin", "fodder")
        player["resources"] = {kind: count for kind in kinds if (count := int(luck.below(4)))}
        player["markers"] = int(luck.below(4))
        player["completed"] = (0, 3, 8, 9)[luck.below(4)]
        for deck, hand, most in (("gear_deck", "cards", 7), ("plan_deck", "plans", 4), ("tent_deck", "tents", 4)):
            count = int(luck.below(most))
            player[hand] = player.get(hand, []) + table[deck][:count]
            del table[deck][:count]
    if luck.below(2):
        table["discards"] = table["gear_deck"][2:]
        del table["gear_deck"][2:]
    table["day"] = 3 + int(luck.below(len(table["weather"]) - 2))  # on the first days nobody has so many resources
    table["shown"] = table["day"] - 1
    return data


@pytest.mark.rule("kathmandu-39", "kathmandu-61", "kathmandu-74", "kathmandu-105", "kathmandu-110")
@settings(max_examples=60)
@given(games, st.integers(2, 4), st.booleans(), st.booleans(), st.sampled_from(["usual", "discreet"]), seeds)
def test_a_second_referee_agrees_with_full_hands(
    game: durbar.Game, seats: int, is_long: bool, characters: bool, tents: str, seed: int
) -> None:
    options = {"long_game": is_long, "characters": characters, "tents": tents}
    state, luck = game.new(seats, seed, options), durbar.rng_of_seed(seed)
    while game.write(state)["phase"] in ("character", "place"):
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    found = durbar.read_position(json.dumps(scattered(state, luck)))
    refuses_the_rest(found)
    play_beside(found, luck)


def refuses_the_rest(state: durbar.State) -> None:
    """Every other move that the game knows, also of spaces that only a longer map has, is refused for a rule."""
    rules, seat = rule_numbers("kathmandu"), state.actor()
    for move in set(state.moves) - set(state.legal_moves(seat)):
        assert state.refusal(seat, move).rule in rules
