"""The moves of Xanadu. Cards are named by their keys; each exists once.

================  =====================================================================================
notation          meaning
================  =====================================================================================
``start br01``    lay this hand card face down as a start building (xanadu-8, xanadu-34)
``sell br01``     sell this building of yours to the Khan (xanadu-12)
``stop``          sell no more (xanadu-12)
``worker br01``   send a worker to the lowest free row of this building (xanadu-15, xanadu-16) …
``card br02``     … and this hand card is that worker (xanadu-19)
``build br03``    build this hand card (xanadu-22)
``end``           work and build no more, and draw (xanadu-31)
``discard br04``  put this hand card to the discards: the hand is too large (xanadu-49)
================  =====================================================================================
"""

from __future__ import annotations

from durbar.core.moves import Move, MoveTable
from durbar.games.xanadu.cards import Box, Card


class Start(Move):
    """Lay the hand card `card` as a start building."""

    def __init__(self, card: Card) -> None:
        super().__init__("start", {"card": card.key})
        self.card = card


class Sell(Move):
    """Sell the building `card`."""

    def __init__(self, card: Card) -> None:
        super().__init__("sell", {"building": card.key})
        self.card = card


class Stop(Move):
    """Sell no more."""

    def __init__(self) -> None:
        super().__init__("stop", {})


class Worker(Move):
    """Send a worker to the building `card`."""

    def __init__(self, card: Card) -> None:
        super().__init__("worker", {"building": card.key})
        self.card = card


class Choose(Move):
    """The hand card `card` is the worker."""

    def __init__(self, card: Card) -> None:
        super().__init__("card", {"card": card.key})
        self.card = card


class Build(Move):
    """Build the hand card `card`."""

    def __init__(self, card: Card) -> None:
        super().__init__("build", {"card": card.key})
        self.card = card


class End(Move):
    """End the working phase."""

    def __init__(self) -> None:
        super().__init__("end", {})


class Discard(Move):
    """Discard the hand card `card`."""

    def __init__(self, card: Card) -> None:
        super().__init__("discard", {"card": card.key})
        self.card = card


class XanaduMoves(MoveTable):
    """Every move of the game; those about a card are listed by the card's index."""

    def __init__(self, box: Box) -> None:
        self.start = [Start(card) for card in box.deck]
        self.sell = [Sell(card) for card in box.deck]
        self.stop = Stop()
        self.worker = [Worker(card) for card in box.deck]
        self.choose = [Choose(card) for card in box.deck]
        self.build = [Build(card) for card in box.deck]
        self.end = End()
        self.discard = [Discard(card) for card in box.deck]
        super().__init__(
            [
                *self.start,
                *self.sell,
                self.stop,
                *self.worker,
                *self.choose,
                *self.build,
                self.end,
                *self.discard,
            ]
        )
