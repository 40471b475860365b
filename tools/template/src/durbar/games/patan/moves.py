"""The moves of Fifteen of Patan.

=============  ========================================================================================
notation       meaning
=============  ========================================================================================
``play c7``    play the card 7 of your hand (patan-4)
``call low``   before you lead: the lowest card shall take the trick; or ``call high`` (patan-11)
=============  ========================================================================================
"""

from __future__ import annotations

from durbar.core.moves import Move, MoveTable
from durbar.games.patan.cards import Box, Card


class Play(Move):
    """Play `card`."""

    def __init__(self, card: Card) -> None:
        super().__init__("play", {"card": card.key})
        self.card = card


class Call(Move):
    """Call the trick `low` or high."""

    def __init__(self, low: bool) -> None:
        super().__init__("call", {"trick": "low" if low else "high"})
        self.low = low


class PatanMoves(MoveTable):
    """Every move of the game.

    play: by the value of the card, from 1
    """

    def __init__(self, box: Box) -> None:
        self.play: list[Move] = [Play(card) for card in box.deck]
        self.calls: list[Move] = [Call(low=False), Call(low=True)]
        super().__init__([*self.play, *self.calls])
