"""Fifteen of Patan as the house sees it: what there is to choose, to play and to see."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from durbar.core.game import View
from durbar.core.moves import Move
from durbar.core.simple import SimpleGame
from durbar.games.patan import rules


class PlayerView(Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    cards: int
    points: int


class PatanView(View, frozen=True, gc=False):
    """The table as one seat sees it; `hand` is its own. A field is shown if the catalogue has a word for it."""

    seat: int
    trick: list[str]
    hand: list[str]
    pile: int
    discards: list[str]
    players: list[PlayerView]
    leader: int
    ranking: list[list[int]] | None


class PatanGame(SimpleGame):
    name = "patan"
    editions = ("1",)
    seat_counts = range(2, 5)
    states = rules.Patan
    tables = rules.Table
    views = PatanView
    things: ClassVar[dict[str, str]] = {
        "card": "card",
        "hand": "card",
        "trick": "card",
        "discards": "card",
        "leader": "seat",
    }

    def all_moves(self) -> list[Move]:
        return [rules.Play(card) for card in rules.DECK]

    def seen_by(self, state: rules.Patan, seat: int) -> PatanView:
        table = state.table
        return PatanView(
            seat=seat,
            trick=table.trick[:],
            hand=table.hands[seat][:] if seat >= 0 else [],
            pile=len(table.pile),
            discards=table.discards[:],
            players=[PlayerView(len(hand), points) for hand, points in zip(table.hands, table.points, strict=True)],
            leader=table.leader,
            ranking=state.ranking(),
        )
