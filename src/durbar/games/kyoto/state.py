"""What lies on the table in Gangs of Kyoto: piles, rows and score piles, with their totals kept right.

What may be done with it is in `rules.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State
from durbar.games.kyoto import events
from durbar.games.kyoto.cards import LARGEST_TABLE, Box, Card
from durbar.games.kyoto.moves import KyotoMoves

if TYPE_CHECKING:
    from durbar.core.game import Game, Options


class Phase(IntEnum):
    GIVE = 0  # the active player gives the turned-up card
    ANSWER = 1  # the receiver of a card may refuse it
    OVER = 2


class Player:
    """What lies in front of one seat.

    row:         its cards of this round, left to right, face up
    score_pile:  the cards it keeps
    total:       time spent: the sum of the row's values
    late_passes: how many late passes lie in the row
    refusals:    how many refusals lie in the row
    bells:       bells in the score pile
    """

    def __init__(self, row: list[Card], score_pile: list[Card]) -> None:
        self.row = row
        self.score_pile = score_pile
        self.total: i64 = 0
        self.late_passes: i64 = 0
        self.refusals: i64 = 0
        self.bells: i64 = 0

    def place(self, card: Card) -> None:
        """Lay a card at the right end of the row."""
        self.row.append(card)
        self.total += card.value
        if card.is_late_pass:
            self.late_passes += 1
        elif card.is_refusal:
            self.refusals += 1

    def remove(self, place: int) -> Card:
        """Take a card out of the row."""
        card = self.row.pop(place)
        self.total -= card.value
        if card.is_late_pass:
            self.late_passes -= 1
        elif card.is_refusal:
            self.refusals -= 1
        return card

    def keep(self, card: Card) -> None:
        """Put a card into the score pile."""
        self.score_pile.append(card)
        self.bells += card.bells

    def clear_row(self) -> list[Card]:
        """Take up the whole row."""
        row = self.row
        self.row = []
        self.total = 0
        self.late_passes = 0
        self.refusals = 0
        return row

    def place_of_refusal(self, which: int) -> int:
        """Where in the row its refusal number `which` lies, counted from 1 at the left."""
        place = -1
        while which > 0:
            place += 1
            if self.row[place].is_refusal:
                which -= 1
        return place

    def refusal_matters(self, which: int) -> bool:
        """Whether using this refusal leaves another row than using the refusal before it (kyoto-30)."""
        place = self.place_of_refusal(which)
        return place == 0 or not self.row[place - 1].is_refusal

    def clone(self) -> Player:
        copy = Player(self.row[:], self.score_pile[:])
        copy.total = self.total
        copy.late_passes = self.late_passes
        copy.refusals = self.refusals
        copy.bells = self.bells
        return copy


class KyotoTable(State):
    """The position: everything on the table.

    pile, discards: the last card of each list is its top
    drawn:          cards of this turn still face down; the last one is turned up next
    turned:         the card lying face up without a place: about to be given, or on offer
    served:         the seats that have received a card this turn, as bits; places without a player count as served
    receiver:       the seat that is offered the turned-up card, in the ANSWER phase
    pile_ran_out:   whether the last card of the pile was ever taken
    round:          counts from 1
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        box: Box,
        moves: KyotoMoves,
        seats: int,
        full_pile: bool,
        visible_bells: bool,
        rng: Rng,
    ) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.box = box
        self.kyoto_moves = moves
        self.full_pile = full_pile
        self.visible_bells = visible_bells
        self.phase = Phase.GIVE
        self.players: list[Player] = []
        self.pile: list[Card] = []
        self.discards: list[Card] = []
        self.drawn: list[Card] = []
        self.turned: Card | None = None
        self.first_player = 0
        self.active = 0
        self.receiver = NOBODY
        self.served: i64 = self.nobody_served()
        self.pile_ran_out = False
        self.round = 0

    def nobody_served(self) -> i64:
        """The bits of `served` at the start of a turn: only the places at which nobody sits."""
        all_places: i64 = (1 << LARGEST_TABLE) - 1
        taken: i64 = (1 << self.seats) - 1
        return all_places - taken

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def limit(self, player: Player) -> int:
        """The time at which this player is too late (kyoto-12, kyoto-24, kyoto-25)."""
        return self.box.raised_limit if player.late_passes > 0 else self.box.limit

    def take_card(self) -> Card | None:
        """The top card of the pile, or nothing when there is none anywhere (kyoto-32, kyoto-34)."""
        if not self.pile:
            self.rebuild_pile()
            if not self.pile:
                return None
        card = self.pile.pop()
        self.mark += 1
        if not self.pile:
            self.pile_ran_out = True
            self.rebuild_pile()
        return card

    def rebuild_pile(self) -> None:
        """Shuffle the discards into a new pile (kyoto-32)."""
        if self.discards:
            self.pile = self.discards
            self.discards = []
            self.rng.shuffle(self.pile)
            events.pile_rebuilt(self.log, len(self.pile))

    def copy_into(self, copy: KyotoTable) -> None:
        """Give `copy` a position of its own, equal to this one."""
        copy.mark = self.mark
        copy.phase = self.phase
        copy.players = [player.clone() for player in self.players]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.drawn = self.drawn[:]
        copy.turned = self.turned
        copy.first_player = self.first_player
        copy.active = self.active
        copy.receiver = self.receiver
        copy.served = self.served
        copy.pile_ran_out = self.pile_ran_out
        copy.round = self.round
