"""Observations: what a network reads says nothing but what its seat may know, and says that for every game alike."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core.observing import STANDINGS, WORSE, digest_of
from durbar.train.tables import game_to_learn
from tests.proofs.play import LEARNED, any_decision, are_possible, played_records

MOST_LOOKS, PAUSE = 12, 17  # at one game, and moves between two of them
MOST_GAMES = 400

luck = st.integers(0, 2**32)


def deciders(state: durbar.State) -> list[int]:
    """Who decides now, if a network can learn this game."""
    return state.actors() if state.game.name in LEARNED else []


def read(state: durbar.State, seat: int) -> tuple[list[int], list[list[int]]]:
    """An observation as it can be compared: the order in which features are told means nothing."""
    seen = state.game.observe(state, seat)
    starts = [0, *seen.ends[:-1]]
    return sorted(seen.features), [sorted(seen.traits[start:end]) for start, end in zip(starts, seen.ends, strict=True)]


@given(played_records(), luck)
def test_an_observation_is_the_same_after_redealing(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    for seat in deciders(state):
        other = record.game.redeal(state, seat, durbar.rng_of_seed(luck))
        assert read(other, seat) == read(state, seat)


@given(played_records(), luck)
def test_a_network_decides_only_from_what_its_seat_may_know(record: durbar.Record, deal: int) -> None:
    state = record.replay()
    for seat in deciders(state):
        other = record.game.redeal(state, seat, durbar.rng_of_seed(deal))
        assert durbar.bot("net", seed=5).advise(state, seat) == durbar.bot("net", seed=5).advise(other, seat)
        assert durbar.bot("net", seed=5).choose(state, seat) == durbar.bot("net", seed=5).choose(other, seat)


@given(played_records())
def test_an_observation_stays_in_its_layout_and_changes_nothing(record: durbar.Record) -> None:
    state = record.replay()
    before = durbar.digest(state)
    for seat in deciders(state):
        seen, observer = record.game.observe(state, seat), record.game.observer
        assert seen.moves == record.game.considered(state, seat, state.legal_moves(seat))
        assert len(seen.ends) == len(seen.moves)
        assert all(0 <= feature < observer.features for feature in seen.features)
        assert all(0 <= trait < observer.traits for trait in seen.traits)
        assert seen.ends[-1] == len(seen.traits)
    assert durbar.digest(state) == before


JUDGED = [name for name in LEARNED if durbar.game(name).observer.judged]


@pytest.mark.parametrize("name", JUDGED)
def test_each_move_says_how_much_worse_than_the_best_the_judge_finds_it(name: str) -> None:
    """As the judge says of the one deal that is drawn from what is seen."""
    game, luck = durbar.game(name), durbar.rng_of_seed(8)
    observer, state = game.observer, game.new(4, 8)
    for _ in range(60):
        if not state.actors():
            break
        seat = state.actor()
        seen = game.observe(state, seat)
        standing = range(observer.standing, observer.standing + 4 * STANDINGS)
        plain = [feature for feature in seen.features if feature not in standing]
        assert len(seen.features) - len(plain) == state.seats
        guess = game.redeal(state, seat, durbar.rng_of_seed(digest_of(plain)))
        worths = []
        for move in seen.moves:
            after = guess.clone()
            after.play(seat, move)
            worths.append(game.judge(after)[seat])
        for worth, (start, end) in zip(worths, itertools.pairwise([0, *seen.ends]), strict=True):
            (step,) = (trait - observer.worse for trait in seen.traits[start:end] if trait >= observer.worse)
            assert step == sum(max(worths) - worth >= least for least in WORSE)
        state.play(*any_decision(state, luck))


@pytest.mark.parametrize("name", JUDGED)
def test_who_ignores_the_judge_is_told_nothing_by_it_and_has_another_layout(name: str) -> None:
    deaf, game = game_to_learn(name, judge=False), durbar.game(name)
    assert deaf.observer.layout() != game.observer.layout()
    state = game.new(4, 8)
    seen, less = game.observe(state, state.actor()), deaf.observe(state, state.actor())
    assert len(seen.features) == len(less.features) + state.seats
    assert len(seen.traits) == len(less.traits) + len(seen.moves)


def test_a_digest_does_not_depend_on_the_order() -> None:
    assert digest_of([3, 1, 2]) == digest_of([1, 2, 3]) != digest_of([1, 2, 4])
    assert 0 <= digest_of([2**16 - 1] * 1000) < 2**64


@pytest.mark.parametrize("name", LEARNED)
def test_a_layout_is_known_by_its_digits(name: str) -> None:
    observer = durbar.game(name).observer
    assert observer.layout() == durbar.game(name).make_observer().layout()  # type: ignore[union-attr]
    assert observer.features < 2**16
    assert observer.traits < 2**16


def settings(game: durbar.Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count, as usual and with every value of every option, beside another one if it needs that."""
    choices = [(name, value) for name, values in values_of(game).items() for value in values]
    for seats in game.seat_counts:
        yield seats, {}
        for name, value in choices:
            wishes = [{name: value}, *({name: value, other: beside} for other, beside in choices if other != name)]
            if fitting := next((wish for wish in wishes if are_possible(game, seats, wish)), None):
                yield seats, fitting


def values_of(game: durbar.Game) -> dict[str, list[Any]]:
    """The values of each option, but for the usual one."""
    found = {}
    for field in msgspec.structs.fields(game.options):
        listed = [True, False] if field.type is bool else list(get_args(field.type)) or game.examples[field.name]
        found[field.name] = [value for value in listed if value != field.default]
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_redealing_changes_no_observation_in_any_setting(name: str) -> None:
    """One random game of each, looked at now and then by everybody who decides."""
    game = durbar.game(name)
    for number, (seats, options) in enumerate(settings(game)):
        state, luck = game.new(seats, number, options), durbar.rng_of_seed(number)
        for played in range(MOST_LOOKS * PAUSE):
            if not state.actors():
                break
            if played % PAUSE == 0:
                for seat in state.actors():
                    assert read(game.redeal(state, seat, luck), seat) == read(state, seat), (seats, options, played)
            state.play(*any_decision(state, luck))


@pytest.mark.parametrize("name", LEARNED)
def test_every_option_and_seat_count_reaches_the_observation(name: str) -> None:
    game = durbar.game(name)
    told: dict[str, set[Any]] = {name: set() for name, _, _ in game.observer.choices}
    for seats, options in settings(game):
        state = game.new(seats, 1, options)
        features = game.observe(state, state.actor()).features
        assert game.observer.seat_counts + seats in features
        for option, choices, first in game.observer.choices:
            told[option] |= {value for number, value in enumerate(choices) if first + number in features}
            assert (getattr(state.options, option) in choices) == bool(
                set(features) & set(range(first, first + len(choices)))
            )
    for option, choices, _ in game.observer.choices:
        assert told[option] == set(choices), option


# Features with a place for each card, tile or space of the box. All are met in some games, in one block or another.
BOX: dict[str, dict[tuple[str, ...], int]] = {
    "kyoto": {("turned",): 27},
    "xanadu": {("hand",): 70, ("discards",): 70},
    "reviving": {
        ("on_market", "hand"): 125,
        ("mission",): 20,
        ("architect",): 6,
        ("objective", "open_objective"): 10,
        ("spot_coin",): 50,
    },
    "kathmandu": {("gear", "equipment"): 48, ("animals",): 27, ("plans",): 12, ("character",): 6, ("open_tile",): 8},
}


@pytest.mark.parametrize("name", LEARNED)
def test_every_card_reaches_the_observation(name: str) -> None:
    game = durbar.game(name)
    meaning = {
        getattr(game.observer, block) + number: (blocks, number)
        for blocks, size in BOX[name].items()
        for block in blocks
        for number in range(size)
    }
    missing = set(meaning.values())
    offered = list(settings(game))
    for number in range(MOST_GAMES):
        seats, options = offered[number % len(offered)]
        state, luck = game.new(seats, number, options), durbar.rng_of_seed(number)
        while missing and state.actors():
            seat, move = any_decision(state, luck)
            if luck.below(3) == 0:  # looking is what takes time
                missing -= {meaning[feature] for feature in game.observe(state, seat).features if feature in meaning}
            state.play(seat, move)
    assert not missing
