"""A table with everything open shows what each seat knew of its own, in every game."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given

import durbar
from durbar.core.opened import opened
from tests.proofs.play import played_records


@given(played_records())
def test_an_open_view_is_a_view_with_what_each_seat_has(record: durbar.Record) -> None:
    game, state = record.game, record.replay()
    views = [game.view(state, seat) for seat in range(state.seats)]
    spectator = game.view(state)
    view = opened(spectator, views)
    assert isinstance(view, game.views)
    told, plain = msgspec.to_builtins(view), msgspec.to_builtins(spectator)
    for seat, own in enumerate(map(msgspec.to_builtins, views)):
        for name, value in own_part(own, seat).items():
            hidden = own_part(plain, seat).get(name)
            assert value == hidden or own_part(told, seat)[name] != hidden, name  # what was hidden is open now
            assert own_part(told, seat)[name] == value or not isinstance(value, list) or value == hidden, name


def own_part(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What stands in a view about one seat, as far as it is cards and the like."""
    players = view.get("players", [])
    return {name: value for name, value in players[seat].items() if name in SECRET} if seat < len(players) else {}


SECRET = ("hand", "chosen", "score_pile", "bells", "tents", "drawn")
