"""The public face: every wrong word gets one sentence and changes nothing."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import durbar
from durbar.core.text import LANGUAGES, catalogue

GAME = durbar.game("kyoto")


def test_a_game_is_the_same_object_each_time() -> None:
    assert durbar.game("kyoto") is GAME
    assert durbar.game("kyoto", edition="1") is GAME


@pytest.mark.parametrize(
    ("error", "call", "sentence"),
    [
        (durbar.UnknownGame, lambda: durbar.game("chess"), "there is no game 'chess'; there are kyoto"),
        (durbar.UnknownGame, lambda: durbar.game("kyoto", edition="7"), "kyoto has no edition '7'; there is 1"),
        (durbar.BadSeats, lambda: GAME.new(seats=1), "kyoto is for 2 to 5 players, not 1"),
        (durbar.BadSeats, lambda: GAME.new(seats=6), "kyoto is for 2 to 5 players, not 6"),
        (durbar.BadSeats, lambda: GAME.new(seats=True), "kyoto is for 2 to 5 players, not True"),
        (durbar.BadSeed, lambda: GAME.new(seats=2, seed=-1), "a seed is a whole number from 0"),
        (
            durbar.BadOption,
            lambda: GAME.new(2, options={"x": 1}),
            "kyoto has no option 'x'; there are full_pile_variant",
        ),
        (
            durbar.BadOption,
            lambda: GAME.new(2, options={"full_pile_variant": "maybe"}),
            "full_pile_variant is true or false, not 'maybe'",
        ),
        (durbar.BadSeed, lambda: GAME.new(seats=2, seed=True), "a seed is a whole number from 0"),
        (durbar.BadRecord, lambda: durbar.Record(GAME, 3, 1, players=["A"]), "3 seats have 3 names, or none, not 1"),
        (durbar.UnknownBot, lambda: durbar.bot("genius"), "there is no bot 'genius'; there are easy"),
        (durbar.DurbarError, lambda: durbar.bot("search:0"), "a search needs a budget"),
        (durbar.DurbarError, lambda: durbar.bot("search:0s"), "a search needs a budget"),
        (durbar.DurbarError, lambda: catalogue("kyoto", "de"), "there is no language 'de'; there are en, fr"),
        (durbar.DurbarError, lambda: durbar.Perft(GAME.new(2, 1), 0), "at least 1 and at most 200, not 0"),
        (
            durbar.UnknownMove,
            lambda: GAME.new(2, 1).play(0, "hop"),
            "there is no move 'hop'; moves are written like give 0, accept, refuse 1",
        ),
        (durbar.UnknownMove, lambda: GAME.new(2, 1).play(0, "give " * 1000), "there is no move"),
    ],
)
def test_wrong_input_gets_one_sentence(error: type[Exception], call: Any, sentence: str) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value).startswith(sentence) or sentence in str(raised.value)
    assert len(str(raised.value)) < 250


def test_options_have_types_defaults_and_explanations_in_every_language() -> None:
    assert GAME.options.__struct_fields__ == ("full_pile_variant", "visible_bells_variant", "first_player")
    assert GAME.changed_options(GAME.read_options()) == {}
    assert GAME.changed_options(GAME.read_options({"full_pile_variant": "true"})) == {"full_pile_variant": True}
    for language in LANGUAGES:
        for name in GAME.options.__struct_fields__:
            assert catalogue("kyoto", language).has(f"option-{name}")


def test_a_move_of_another_box_is_refused() -> None:
    other = durbar.game("kyoto", components=GAME.new(2, 1).box.contents)  # type: ignore[attr-defined]
    state = GAME.new(2, 1)
    with pytest.raises(durbar.UnknownMove, match="another game or edition"):
        state.play(state.actor(), other.moves[0])


def test_a_list_of_legal_moves_belongs_to_the_caller() -> None:
    state = GAME.new(3, 1)
    state.legal_moves(state.actor()).clear()
    assert len(state.legal_moves(state.actor())) == 3


def test_the_catalogues_of_all_languages_say_the_same_things() -> None:
    for name in ("kyoto", "house"):
        keys = [sorted(catalogue(name, language).bundle._messages) for language in LANGUAGES]
        assert keys[0] == keys[1]


def test_a_refusal_is_said_in_the_language_asked_for() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(1 - state.actor(), "give 0")
    assert refusal.value.rule == "kyoto-8"
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    assert str(refusal.value).endswith("(kyoto-8)")


def test_games_and_records_travel_and_moves_say_how() -> None:
    record = durbar.Record(GAME, seats=2, seed=3)
    record.play(state := record.replay(), state.actor(), "give 0")
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert copy.deepcopy(GAME) is GAME
    for other in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert str(other) == str(record)
        assert other.moves == record.moves
    with pytest.raises(TypeError, match="its notation does: 'give 0'"):
        pickle.dumps(GAME.moves[0])


def test_a_message_never_commands_the_terminal() -> None:
    """What a stranger wrote may be quoted, but only letters that print."""
    hostile = {"exploration": [], "special": [], "game": {}, "\x1b[2J\u202e": 1}
    with pytest.raises(durbar.BadComponents) as refusal:
        durbar.game("kyoto", components=hostile)
    assert str(refusal.value).isprintable()
    assert len(str(durbar.DurbarError("x" * 10_000))) == 400
