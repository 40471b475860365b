"""The laws that every game obeys, proved once for all of them: whatever is in the registry is tried here."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core.state import NOBODY, State
from durbar.core.text import LANGUAGES, catalogue
from tests.proofs.play import any_decision, new_records, play_out, played_records
from tests.rulebook import rule_numbers


@given(new_records(), st.integers(0, 2**32))
def test_a_random_game_ends_and_ranks_every_seat_once(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    for _ in play_out(state, durbar.rng_of_seed(luck)):
        assert (state.ranking() is None) == bool(state.actors())
    ranking = state.ranking()
    assert ranking is not None
    assert sorted(seat for place in ranking for seat in place) == list(range(state.seats))
    assert len(state.scores()) == state.seats
    assert state.actor() == NOBODY


@given(played_records())
def test_legal_moves_are_exactly_what_play_accepts(record: durbar.Record) -> None:
    state = record.replay()
    before = durbar.digest(state)
    rules = rule_numbers(record.game.name)
    for seat in range(state.seats):
        legal = state.legal_moves(seat)
        assert bool(legal) == (seat in state.actors())
        assert len(set(legal)) == len(legal)
        for move in legal:
            trial = state.clone()
            trial.play(seat, move.notation)
            assert durbar.digest(trial) != before
        trial = state.clone()
        for move in record.game.moves:
            if move in legal:
                continue
            with pytest.raises(durbar.IllegalMove) as refusal:
                trial.play(seat, move)
            assert refusal.value.rule in rules
        assert durbar.digest(trial) == before
    assert durbar.digest(state) == before


@given(played_records())
def test_legal_moves_belong_to_whoever_asked_for_them(record: durbar.Record) -> None:
    state = record.replay()
    for seat in range(state.seats):
        legal = state.legal_moves(seat)
        kept = legal[:]
        legal.clear()
        assert state.legal_moves(seat) == kept == state.shared_legal_moves(seat)


@given(played_records())
def test_what_is_final_is_what_leaves_a_mark(record: durbar.Record) -> None:
    """A game may know it without trying each move."""
    state = record.replay()
    for seat in state.actors():
        for move in state.legal_moves(seat):
            assert state.is_final(seat, move) == State.is_final(state, seat, move)


@given(played_records(), st.integers(-9, 9))
def test_a_seat_that_does_not_exist_is_refused(record: durbar.Record, seat: int) -> None:
    state = record.replay()
    if 0 <= seat < state.seats:
        seat += state.seats
    before = durbar.digest(state)
    with pytest.raises(durbar.BadSeats, match="there is no seat"):
        state.play(seat, record.game.moves[0])
    with pytest.raises(durbar.BadSeats, match="there is no seat"):
        state.legal_moves(seat)
    assert durbar.digest(state) == before


@given(played_records(), st.integers(0, 2**32))
def test_clones_are_equal_and_independent(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    before = durbar.digest(state)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert durbar.digest(twin) == before
        for _ in play_out(twin, durbar.rng_of_seed(luck)):
            pass
    assert durbar.digest(state) == before


@given(played_records(), st.integers(0, 2**32))
def test_a_clone_lives_the_same_future(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    twin = state.clone()
    moves = list(play_out(state, durbar.rng_of_seed(luck)))
    assert list(play_out(twin, durbar.rng_of_seed(luck))) == moves
    assert durbar.digest(twin) == durbar.digest(state)


@given(new_records(), st.integers(0, 2**32))
def test_no_piece_is_lost_or_doubled(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    box = Counter(record.game.pieces(state))
    for _ in play_out(state, durbar.rng_of_seed(luck)):
        assert Counter(record.game.pieces(state)) == box


@given(new_records(), st.integers(0, 2**32))
def test_a_record_can_be_written_and_read_at_every_point(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    rng = durbar.rng_of_seed(luck)
    while state.actors():
        record.play(state, *any_decision(state, rng))
        if len(record.moves) % 10 == 1 or not state.actors():
            again = durbar.Record.parse(str(record))
            assert str(again) == str(record)
            assert again.moves == record.moves
            assert durbar.digest(again.replay()) == durbar.digest(state)


@given(new_records(), st.integers(0, 2**32))
def test_a_position_can_be_written_and_read_at_every_point(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    rng = durbar.rng_of_seed(luck)
    while True:
        again = durbar.read_position(durbar.write_position(state))
        assert durbar.write_position(again) == durbar.write_position(state)
        for seat in range(state.seats):
            assert again.legal_moves(seat) == state.legal_moves(seat)
        if not state.actors():
            return
        seat, move = any_decision(state, rng)
        again.play(seat, move)
        state.play(seat, move)
        assert durbar.digest(again) == durbar.digest(state)


@given(played_records())
def test_everything_that_happens_has_words_in_every_language(record: durbar.Record) -> None:
    *_, state = record.states(listen=True)
    names = [f"Player {seat}" for seat in range(state.seats)]
    key, _facts = record.game.prompt(state)
    for language in LANGUAGES:
        words = catalogue(record.game.name, language)
        assert words.has(f"prompt-{key}")
        for event in state.listen():
            assert words.has(f"log-{event.kind}")
            assert "{" not in words.log_line(event, durbar.SPECTATOR, names)


@given(played_records())
def test_the_move_table_is_stable(record: durbar.Record) -> None:
    for number, move in enumerate(record.game.moves):
        assert move.id == number
        assert record.game.moves.parse(f"  {move.notation.upper()} ") is move
        assert copy.deepcopy(move) is move
