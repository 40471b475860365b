"""Random games of every title, for the proofs: any seat count, any options, any moment."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from hypothesis import strategies as st

import durbar
from durbar.core.rng import Rng
from durbar.games import GAMES

MOST_MOVES = 20_000
LEARNED = [name for name in sorted(GAMES) if durbar.game(name).make_observer() is not None]  # games networks can learn


def viewers(state: durbar.State) -> list[int]:
    """Everybody who looks at the table: all seats and a spectator."""
    return [*range(state.seats), durbar.SPECTATOR]


def values(game: durbar.Game, field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """Values of an option: all of its type, or those that the game gives as examples."""
    of = field.type
    if of is bool:
        return (False, True)
    if typing.get_origin(of) is Literal:
        return typing.get_args(of)
    if field.name in game.examples:
        return (field.default, *game.examples[field.name])
    raise AssertionError(f"teach the proofs to draw options of type {of}")


@st.composite
def new_records(draw: st.DrawFn) -> durbar.Record:
    """A record without moves: any game in any edition, seat count and options."""
    name = draw(st.sampled_from(sorted(GAMES)))
    game = durbar.game(name, draw(st.sampled_from(GAMES[name].editions[::-1])))
    seats = draw(st.sampled_from(game.seat_counts))
    options = draw(possible_options(game, seats))
    seed = draw(st.integers(0, 2**64 - 1) | st.binary(min_size=32, max_size=32).map(bytes.hex))
    return durbar.Record(game, seats, seed, options)


@st.composite
def possible_options(draw: st.DrawFn, game: durbar.Game, seats: int) -> dict[str, Any]:
    """Any options that so many players can have together."""
    options: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.options):
        wish = {field.name: draw(st.sampled_from(values(game, field)))}
        if are_possible(game, seats, options | wish):  # else it stays as it usually is
            options |= wish
    return options


def are_possible(game: durbar.Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether so many players can have these options."""
    try:
        game.read_options(options, seats)
    except durbar.BadOption:
        return False
    return True


@st.composite
def played_records(draw: st.DrawFn, most: int = 150) -> durbar.Record:
    """A record with some random moves, perhaps to the end."""
    record = draw(new_records())
    luck = durbar.rng_of_seed(draw(st.integers(0, 2**32)))
    state = record.replay()
    wanted = draw(st.integers(0, most))
    while len(record.moves) < wanted and state.actors():
        record.play(state, *any_decision(state, luck))
    if len(record.moves) < wanted and luck.below(4):  # a short game: sometimes its end, more often any moment of it
        del record.moves[luck.below(len(record.moves) + 1) :]
    return record


def any_decision(state: durbar.State, luck: Rng) -> tuple[int, durbar.Move]:
    """Some seat that may move now, and one of its moves."""
    actors = state.actors()
    seat = actors[luck.below(len(actors))]
    moves = state.legal_moves(seat)
    return seat, moves[luck.below(len(moves))]


def play_out(state: durbar.State, luck: Rng) -> Iterator[tuple[int, durbar.Move]]:
    """Play to the end, telling each move after it was played."""
    for _ in range(MOST_MOVES):
        if not state.actors():
            return
        seat, move = any_decision(state, luck)
        state.play(seat, move)
        yield seat, move
    raise AssertionError(f"the game has not ended after {MOST_MOVES} moves")
