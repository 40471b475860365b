"""Habits: what a decision is about, from what a seat may know, and how it is counted."""

from __future__ import annotations

import random

import pytest

import durbar
from durbar.core.rng import rng_of_seed
from durbar.core.text import LANGUAGES, catalogue
from durbar.review.habits import Count, habits_in, together
from tests.review.invented import invented_review

GAMES = {"kyoto", "xanadu", "reviving", "kathmandu"}


def some_game(name: str, seed: int = 3) -> durbar.Record:
    record, luck = durbar.Record(durbar.game(name), 3, seed), random.Random(seed)
    state = record.replay()
    while state.actors():
        seat = state.actors()[0]
        record.play(state, seat, luck.choice(state.legal_moves(seat)))
    return record


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_decision_is_about_what_the_seat_may_know_and_there_are_words_for_it(name: str) -> None:
    record, seen = some_game(name), set[str]()
    game = record.game
    for number, state in enumerate(record.states()):
        for seat in state.actors() if number % 3 == 0 else []:
            dealt = game.redeal(state, seat, rng_of_seed(number))
            for move in state.legal_moves(seat)[:6]:
                found = game.habits(state, seat, move)
                assert found == game.habits(dealt, seat, move)
                seen |= found.keys()
    assert len(seen) >= 2
    for language in LANGUAGES:
        words = catalogue(name, language)
        for key in seen:
            message = words.bundle.get_message(f"habit-{key}")
            assert message.value is not None
            assert {*message.attributes} == {"often", "seldom"}


def test_the_played_and_the_best_move_are_counted_side_by_side() -> None:
    record = some_game("kyoto")
    found = invented_review(record)
    counts = habits_in(record, found, 1)
    decided = [step.decision for step in found.steps if step.seat == 1 and step.decision is not None]
    otherwise = sum(bool(decision.better) for decision in decided)
    assert otherwise
    assert 0 < counts["keep"].decisions <= len(decided)
    assert any(count.apart for count in counts.values())
    for count in counts.values():
        assert count.share
        assert 0 <= count.mine <= count.decisions
        assert 0 <= count.best <= count.decisions
        assert abs(count.mine - count.best) <= count.apart <= otherwise
    assert together([counts, counts])["keep"].mine == 2 * counts["keep"].mine


def test_what_is_told_as_a_habit_is_no_accident() -> None:
    assert Count(True, 19, 19, 0, 19).verdict() == "unknown"
    assert Count(True, 20, 20, 0, 20).verdict() == "often"
    assert Count(False, 50, 100, 130, 40).verdict() == "seldom"
    assert Count(False, 50, 100, 101, 40).verdict() == "alike"
    assert Count(True, 50, 10, 10, 0).verdict() == "alike"
