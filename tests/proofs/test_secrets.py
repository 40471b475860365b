"""The leak proof: what a seat may not know reaches it by no way. Redealing exactly that must change nothing it sees."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core.errors import Facts
from durbar.core.rng import Rng
from durbar.games import GAMES
from tests.proofs.mutate import Kind, Place, kind_of, places, value_at
from tests.proofs.play import any_decision, play_out, played_records, viewers

luck = st.integers(0, 2**32)
OPEN_BEFORE = {  # what happened in everybody's sight, in an order that no view shows any more
    ("state", "players", "*", "yak"),
    ("state", "players", "*", "buildings", "*", "placers"),
}


@given(played_records(), luck)
def test_what_a_seat_sees_is_the_same_after_redealing(record: durbar.Record, luck: int) -> None:
    game, state = record.game, record.replay()
    before = durbar.digest(state)
    for seat in viewers(state):
        other = game.redeal(state, seat, durbar.rng_of_seed(luck))
        assert game.view(other, seat) == game.view(state, seat)
        assert game.prompt(other) == game.prompt(state)
        assert other.actors() == state.actors()
        if seat in state.actors():
            assert other.legal_moves(seat) == state.legal_moves(seat)
    assert durbar.digest(state) == before


@given(played_records(), luck)
def test_a_redealt_state_is_a_legal_state(record: durbar.Record, luck: int) -> None:
    state = record.replay()
    for seat in viewers(state):
        other = record.game.redeal(state, seat, durbar.rng_of_seed(luck))
        assert durbar.write_position(durbar.read_position(durbar.write_position(other))) == durbar.write_position(other)
        assert sorted(record.game.pieces(other)) == sorted(record.game.pieces(state))
        for _ in play_out(other, durbar.rng_of_seed(luck)):
            pass


@given(played_records(), luck)
def test_what_a_seat_remembers_is_a_table_like_any_other(record: durbar.Record, luck: int) -> None:
    """It shows the seat no less, and what is hidden in it can be dealt anew: whoever decides there sees no more."""
    game, state = record.game, record.replay()
    before = durbar.digest(state)
    for seat in state.actors():
        known = game.remembered(state, seat)
        assert durbar.write_position(durbar.read_position(durbar.write_position(known))) == durbar.write_position(known)
        assert sorted(game.pieces(known)) == sorted(game.pieces(state))
        assert known.actors() == state.actors()
        assert known.legal_moves(seat) == state.legal_moves(seat)
        other = game.redeal(known, seat, durbar.rng_of_seed(luck))
        again = game.remembered(other, seat)
        assert game.view(again, seat) == game.view(other, seat) == game.view(known, seat)
    assert durbar.digest(state) == before


@given(played_records(), luck, luck)
def test_redealing_uses_nothing_but_what_the_seat_sees(record: durbar.Record, first: int, second: int) -> None:
    state = record.replay()
    for seat in viewers(state):
        other = record.game.redeal(state, seat, durbar.rng_of_seed(first))
        from_truth = record.game.redeal(state, seat, durbar.rng_of_seed(second))
        from_guess = record.game.redeal(other, seat, durbar.rng_of_seed(second))
        assert durbar.digest(from_guess) == durbar.digest(from_truth)


@given(played_records(), luck, luck)
def test_redealing_forgets_nothing_that_is_hidden(record: durbar.Record, exchange: int, luck: int) -> None:
    """Two pieces of any list change places. Whoever sees no difference is dealt the same as if nothing had happened, so
    that no pile is left lying as it really is.
    """
    state, rng = record.replay(), durbar.rng_of_seed(exchange)
    kinds: dict[Kind, list[Place]] = {}
    for place, value in places(json.loads(durbar.write_position(state))):
        if isinstance(value, list) and len(value) > 1:
            kinds.setdefault(kind_of(place), []).append(place)
    for kind in sorted(kinds.keys() - OPEN_BEFORE):
        changed = json.loads(durbar.write_position(state))
        pieces = value_at(changed, kinds[kind][rng.below(len(kinds[kind]))])
        one, another = rng.below(len(pieces)), rng.below(len(pieces))
        pieces[one], pieces[another] = pieces[another], pieces[one]
        try:
            other = durbar.read_position(json.dumps(changed))
        except durbar.DurbarError:
            continue
        for seat in viewers(state):
            if record.game.view(other, seat) == record.game.view(state, seat):
                deals = [record.game.redeal(table, seat, durbar.rng_of_seed(luck)) for table in (state, other)]
                assert durbar.digest(deals[0]) == durbar.digest(deals[1]), (kind, seat)


@given(played_records(), st.integers(-9, 9))
def test_redealing_refuses_a_seat_that_does_not_exist(record: durbar.Record, seat: int) -> None:
    state = record.replay()
    if -1 <= seat < state.seats:
        seat += state.seats + 1
    with pytest.raises(durbar.BadSeats, match="there is no seat"):
        record.game.redeal(state, seat, durbar.rng_of_seed(1))


@pytest.mark.parametrize(
    ("name", "edition"),
    [(name, edition) for name, kind in sorted(GAMES.items()) for edition in kind.editions],
)
def test_redealing_really_varies_what_is_hidden(name: str, edition: str) -> None:
    game = durbar.game(name, edition)
    for seats in game.seat_counts:
        state = game.new(seats, seed=seats)
        for seat in viewers(state):
            deals = {durbar.digest(game.redeal(state, seat, durbar.rng_of_seed(n))) for n in range(20)}
            assert len(deals) == 20
            assert durbar.digest(state) not in deals


def told(state: durbar.State, seat: int, move: durbar.Move, viewer: int) -> list[Facts]:
    """Play a move, and return what the viewer is told of it."""
    log = state.listen()
    heard = len(log)
    state.play(seat, move)
    return [event.seen_by(viewer) for event in log[heard:]]


def a_deal_with(move: durbar.Move, state: durbar.State, seat: int, viewer: int, rng: Rng) -> durbar.State | None:
    """Another deal, the same to the viewer, in which the seat could play this move too, if a few tries find one."""
    deals = (state.game.redeal(state, viewer, rng) for _ in range(8))
    return next((deal for deal in deals if move in deal.legal_moves(seat)), None)


@given(played_records(), luck, luck)
def test_events_tell_nobody_more_than_the_views_show(record: durbar.Record, deal: int, choice: int) -> None:
    """Where the same move leaves a viewer with the same view in two deals, it was also told the same."""
    game, state = record.game, record.replay()
    if not state.actors():
        return
    seat, move = any_decision(state, durbar.rng_of_seed(choice))
    for viewer in viewers(state):
        one, other = state.clone(), a_deal_with(move, state, seat, viewer, durbar.rng_of_seed(deal))
        if other is None:
            continue
        told_one, told_other = told(one, seat, move, viewer), told(other, seat, move, viewer)
        if game.view(one, viewer) == game.view(other, viewer):
            assert told_one == told_other


@given(played_records(), luck)
def test_a_move_that_can_be_taken_back_reveals_nothing(record: durbar.Record, deal: int) -> None:
    """Undo never crosses luck: without a new mark, the mover would have seen the same in any other deal."""
    game, state = record.game, record.replay()
    for seat in state.actors():
        for move in state.legal_moves(seat):
            after = state.clone()
            after.play(seat, move)
            if after.mark == state.mark:
                other = game.redeal(state, seat, durbar.rng_of_seed(deal))
                other.play(seat, move)
                assert game.view(other, seat) == game.view(after, seat)


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search:30"])
@given(record=played_records(), deal=luck)
def test_a_bot_decides_only_from_what_its_seat_may_know(name: str, record: durbar.Record, deal: int) -> None:
    state = record.replay()
    for seat in state.actors():
        other = record.game.redeal(state, seat, durbar.rng_of_seed(deal))
        assert durbar.bot(name, seed=5).advise(state, seat) == durbar.bot(name, seed=5).advise(other, seat)
