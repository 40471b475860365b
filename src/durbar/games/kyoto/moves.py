"""The moves of Gangs of Kyoto.

=============  ==========================================================================================
notation       meaning
=============  ==========================================================================================
``give 2``     the active player gives the turned-up card to seat 2 (kyoto-8)
``accept``     the player who is offered a card takes it, though a refusal lies in their row (kyoto-27)
``refuse 1``   … or discards it with the first refusal of their row, from the left (kyoto-26, kyoto-30)
=============  ==========================================================================================
"""

from __future__ import annotations

from durbar.core.moves import Move, MoveTable
from durbar.games.kyoto.cards import LARGEST_TABLE, Box


class Give(Move):
    """Give the turned-up card to the seat `to`."""

    def __init__(self, to: int) -> None:
        super().__init__("give", {"to": to})
        self.to = to


class Accept(Move):
    """Take the offered card."""

    def __init__(self) -> None:
        super().__init__("accept", {})


class Refuse(Move):
    """Refuse the offered card with the refusal number `which` of the row, counted from 1 at the left."""

    def __init__(self, which: int) -> None:
        super().__init__("refuse", {"which": which})
        self.which = which


class KyotoMoves(MoveTable):
    """Every move of the game. There are as many `refuse` moves as refusals in the box.

    gives: for each set of seats already served, as bits, the seats that may still be given a card
    """

    def __init__(self, box: Box) -> None:
        refusals = sum(card.is_refusal for card in box.deck)
        self.give = [Give(seat) for seat in range(LARGEST_TABLE)]
        self.accept = Accept()
        self.refuse = [Refuse(which) for which in range(1, refusals + 1)]
        self.gives: list[list[Move]] = [
            [give for give in self.give if not served >> give.to & 1] for served in range(1 << LARGEST_TABLE)
        ]
        super().__init__([*self.give, self.accept, *self.refuse])
