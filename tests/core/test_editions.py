"""Editions: a game knows all it can still play, and whatever began in one goes on in it."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import durbar
from durbar.bots.network import network_of
from durbar.games import GAMES
from durbar.puzzles import puzzles_of

EDITIONS = [(name, edition) for name, kind in GAMES.items() for edition in kind.editions]
SEVERAL = [name for name, kind in GAMES.items() if len(kind.editions) > 1]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_an_edition_is_asked_for_by_its_number(name: str, edition: str) -> None:
    game = durbar.game(name, edition)
    assert game.edition == edition
    assert durbar.game(name, edition) is game
    assert eval(repr(game)) is game
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("name", GAMES)
def test_without_a_number_it_is_the_newest(name: str) -> None:
    newest = GAMES[name].editions[-1]
    assert durbar.game(name) is durbar.game(name, newest)
    assert repr(durbar.game(name)) == f"durbar.game({name!r})"


@pytest.mark.parametrize("name", GAMES)
def test_editions_are_numbered_from_1(name: str) -> None:
    editions = GAMES[name].editions
    assert editions == tuple(str(number) for number in range(1, len(editions) + 1))


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_whatever_comes_of_a_state_is_of_its_edition(name: str, edition: str) -> None:
    game = durbar.game(name, edition)
    state = game.new(3, seed=1)
    others = (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        durbar.read_position(durbar.write_position(state)),
        game.redeal(state, 0, durbar.rng_of_seed(1)),
        durbar.Record.parse(str(durbar.Record(game, 3, 1))).replay(),
    )
    assert all(other.game is game for other in others)
    assert json.loads(durbar.write_position(state))["edition"] == edition
    assert f"\nedition: {edition}\n" in str(durbar.Record(game, 3, 1))


@pytest.mark.parametrize("name", SEVERAL)
def test_a_move_of_another_edition_is_refused(name: str) -> None:
    old, new = (durbar.game(name, edition) for edition in GAMES[name].editions[-2:])
    state = new.new(3, seed=1)
    with pytest.raises(durbar.UnknownMove, match="a move of another game or edition"):
        state.play(state.actor(), old.moves[0])


@pytest.mark.parametrize("name", SEVERAL)
def test_an_unknown_edition_gets_one_sentence(name: str) -> None:
    state = durbar.game(name).new(3, seed=1)
    sentence = f"{name} has no edition '9'; there are {', '.join(GAMES[name].editions)}"
    with pytest.raises(durbar.UnknownGame) as unknown:
        durbar.game(name, "9")
    assert str(unknown.value) == sentence
    position = json.loads(durbar.write_position(state)) | {"edition": "9"}
    with pytest.raises(durbar.BadPosition) as refused:
        durbar.read_position(json.dumps(position))
    assert str(refused.value) == sentence
    record = str(durbar.Record(state.game, 3, 1)).replace(f"edition: {state.game.edition}", "edition: 9")
    with pytest.raises(durbar.BadRecord) as bad:
        durbar.Record.parse(record)
    assert str(bad.value) == f"line 3: {sentence}"


def test_an_owners_box_can_be_played_in_any_edition() -> None:
    contents = durbar.game("reviving").contents
    for edition in GAMES["reviving"].editions:
        state = durbar.game("reviving", edition, contents).new(1, seed=1)
        assert durbar.read_position(durbar.write_position(state)).game.edition == edition


@pytest.mark.parametrize("name", ["reviving", "kathmandu"])
def test_networks_and_puzzles_do_for_an_edition_that_is_like_theirs(name: str) -> None:
    newest = durbar.game(name)
    assert (newest.edition, dict(newest.like)) == ("3", {"3": "2"})
    assert [newest.does_with(edition) for edition in ("1", "2", "3", "4")] == [False, True, True, False]
    assert not durbar.game(name, "2").does_with("3")
    assert network_of(newest) is not None
    assert {one.state().game.edition for one in puzzles_of(name)} == {"2"}
