"""What lies on the table in Fifteen of Patan. What may be done with it is in `rules.py`."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.games.patan.cards import Box, Card
from durbar.games.patan.moves import PatanMoves

if TYPE_CHECKING:
    from durbar.core.game import Game, Options


class Phase(IntEnum):
    CALL = 0  # who leads calls the trick high or low
    PLAY = 1  # everybody in turn plays a card
    OVER = 2


class Player:
    """What belongs to one seat: the cards of its hand, and its points."""

    def __init__(self, hand: list[Card], points: int) -> None:
        self.hand = hand
        self.points = points


class Table(State):
    """The position: everything on the table.

    calling:  whether tricks are called (patan-11)
    pile:     face down; the last card is its top
    discards: the cards of finished tricks
    trick:    the cards of this trick, the leader's first
    leader:   the seat that leads this trick
    low:      whether the lowest card takes it
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        box: Box,
        moves: PatanMoves,
        seats: int,
        calling: bool,
        rng: Rng,
    ) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.box = box
        self.all_moves = moves
        self.calling = calling
        self.phase = Phase.PLAY
        self.players: list[Player] = []
        self.pile: list[Card] = []
        self.discards: list[Card] = []
        self.trick: list[Card] = []
        self.leader = 0
        self.low = False

    def seat_after(self, seat: int, steps: int) -> int:
        """The seat so many places further clockwise."""
        return (seat + steps) % self.seats

    def copy_into(self, copy: Table) -> None:
        """Give `copy` a position of its own, equal to this one."""
        copy.mark = self.mark
        copy.phase = self.phase
        copy.players = [Player(player.hand[:], player.points) for player in self.players]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.trick = self.trick[:]
        copy.leader = self.leader
        copy.low = self.low
