"""What lies on the table in Xanadu: hands, buildings with their workers, the pile and the discards.

What may be done with it is in `rules.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.games.xanadu import events
from durbar.games.xanadu.cards import KINDS, ROWS, Box, Card, Numbers
from durbar.games.xanadu.moves import XanaduMoves

if TYPE_CHECKING:
    from durbar.core.game import Game, Options

PASSIVE: Final[i64] = 1 << ROWS  # the bit of `Building.spent` for the passive resource


class Phase(IntEnum):
    START = 0  # everybody chooses start buildings
    SELL = 1  # the active player sells
    WORK = 2  # the active player sends workers and builds
    CARD = 3  # the active player says which hand card the worker is
    DISCARD = 4  # the active player has too many cards
    OVER = 5


class EndCard(IntEnum):
    """Where the End card is."""

    ASIDE = 0
    IN_PILE = 1
    SHOWN = 2


class Building:
    """A card on the table.

    workers:  the cards on its rows, from the bottom, face down
    placers:  for each worker the seat that placed it, and so knows its face
    sideways: built this turn; no worker may come yet
    sold:     filled this turn, and paid; it leaves when the turn ends
    spent:    which of its symbols have been used this turn, as bits: favours by their row, then the passive
    """

    def __init__(self, card: Card, sideways: bool) -> None:
        self.card = card
        self.workers: list[Card] = []
        self.placers: list[int] = []
        self.sideways = sideways
        self.sold = False
        self.spent: i64 = 0

    def price(self) -> int:
        """The lowest price that no worker covers (xanadu-5)."""
        return self.card.prices[len(self.workers)]

    def takes_workers(self) -> bool:
        """Whether a worker may come (xanadu-16, xanadu-18)."""
        return not self.sideways and len(self.workers) < ROWS

    def has_passive(self, resource: i64) -> bool:
        """Whether its passive is this resource and has not been used this turn."""
        return self.card.passive == resource and self.spent & PASSIVE == 0

    def open_favour(self, resource: i64) -> int:
        """The lowest row whose favour is open, of this resource and not used this turn; -1 if there is none."""
        bit: i64 = 1
        for row in range(len(self.workers)):
            if self.card.favours[row] == resource and self.spent & bit == 0:
                return row
            bit <<= 1
        return -1

    def add_income(self, counts: list[int]) -> None:
        """Count its passive and open favours that have not been used this turn (xanadu-20, xanadu-21)."""
        card = self.card
        if card.passive >= 0 and self.spent & PASSIVE == 0:
            counts[card.passive] += 1
        bit: i64 = 1
        for row in range(len(self.workers)):
            favour = card.favours[row]
            if favour >= 0 and self.spent & bit == 0:
                counts[favour] += 1
            bit <<= 1

    def clone(self) -> Building:
        copy = Building(self.card, self.sideways)
        copy.workers = self.workers[:]
        copy.placers = self.placers[:]
        copy.sold = self.sold
        copy.spent = self.spent
        return copy


class Player:
    """What belongs to one seat.

    chosen:   start buildings laid face down, until everybody has chosen
    choosing: how many start buildings it still has to choose
    coins:    what it has earned
    final:    what the final sale brought
    """

    def __init__(self) -> None:
        self.hand: list[Card] = []
        self.chosen: list[Card] = []
        self.choosing: i64 = 0
        self.coins: i64 = 0
        self.final: i64 = 0
        self.buildings: list[Building] = []

    def building(self, card: Card) -> Building | None:
        """Its building of this card."""
        for building in self.buildings:
            if building.card is card:
                return building
        return None

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand[:]
        copy.chosen = self.chosen[:]
        copy.choosing = self.choosing
        copy.coins = self.coins
        copy.final = self.final
        copy.buildings = [building.clone() for building in self.buildings]
        return copy


class XanaduTable(State):
    """The position: everything on the table.

    pile, discards: the last card of each list is its top
    pass_number:    how often the pile has been played through, counting the present time; from 1
    first_player:   the seat that began the game
    active:         whose turn it is
    turn:           counts from 1
    pool:           what this turn's workers have collected and nobody has used, by resource
    sales:          buildings sold in phase 1 of this turn
    builds:         buildings built this turn
    target:         the building a worker goes to, in the CARD phase
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        box: Box,
        moves: XanaduMoves,
        seats: int,
        numbers: Numbers,
        equal_turns: bool,
        hand_limit: int,
        rng: Rng,
    ) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.box = box
        self.xanadu_moves = moves
        self.numbers = numbers
        self.equal_turns = equal_turns
        self.hand_limit = hand_limit
        self.phase = Phase.START
        self.players: list[Player] = []
        self.pile: list[Card] = []
        self.discards: list[Card] = []
        self.end_card = EndCard.ASIDE
        self.pass_number = 1
        self.first_player = 0
        self.active = 0
        self.turn = 0
        self.pool: list[int] = [0] * KINDS
        self.sales: i64 = 0
        self.builds: i64 = 0
        self.target: Building | None = None

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def last_seat(self) -> int:
        """The seat to the right of the first player."""
        return self.first_player - 1 if self.first_player > 0 else self.seats - 1

    def owner(self, card: Card) -> int:
        """The seat before which this card lies as a building, or -1."""
        for seat in range(self.seats):
            if self.players[seat].building(card) is not None:
                return seat
        return -1

    def building(self, card: Card) -> Building | None:
        """The building of this card, whoever owns it."""
        for player in self.players:
            building = player.building(card)
            if building is not None:
                return building
        return None

    def bonus(self, card: Card) -> int:
        """The coins that come with every sale of this card (xanadu-47)."""
        return self.numbers.bonus[card.colour]

    def is_table_empty(self) -> bool:
        return all(not player.buildings for player in self.players)

    def draws(self) -> int:
        """How many cards the end of this turn brings (xanadu-31)."""
        return self.numbers.draw_base + self.numbers.draw_per_sale * self.sales

    def may_build_more(self, player: Player) -> bool:
        """Whether this turn and the place before this player allow another building (xanadu-23, xanadu-26)."""
        if self.numbers.builds_per_turn > 0 and self.builds >= self.numbers.builds_per_turn:
            return False
        return len(player.buildings) < self.numbers.building_limit

    def usable(self, player: Player) -> list[int]:
        """What the active player could pay with now, by resource (xanadu-22)."""
        counts = self.pool[:]
        for building in player.buildings:
            building.add_income(counts)
        return counts

    # The pile

    def rebuild_pile(self) -> None:
        """xanadu-36, xanadu-38: the discards become the pile; without any, the next pass follows at once."""
        while not self.pile:
            self.pass_number += 1
            self.pile = self.discards
            self.discards = []
            self.rng.shuffle(self.pile)
            if self.pass_number >= self.numbers.passes:
                self.put_end_card_under()
        events.pile_rebuilt(self.log, self.pass_number, len(self.pile), self.end_card == EndCard.IN_PILE)

    def put_end_card_under(self) -> None:
        """xanadu-37: a few cards of the new pile are mixed with the End card and lie at its bottom."""
        few = min(int(self.numbers.end_card_bottom), len(self.pile))
        bottom = self.pile[:few]
        bottom.append(self.box.end)
        self.rng.shuffle(bottom)
        self.pile = bottom + self.pile[few:]
        self.end_card = EndCard.IN_PILE

    def copy_into(self, copy: XanaduTable) -> None:
        """Give `copy` a position of its own, equal to this one."""
        copy.mark = self.mark
        copy.phase = self.phase
        copy.players = [player.clone() for player in self.players]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.end_card = self.end_card
        copy.pass_number = self.pass_number
        copy.first_player = self.first_player
        copy.active = self.active
        copy.turn = self.turn
        copy.pool = self.pool[:]
        copy.sales = self.sales
        copy.builds = self.builds
        if self.target is not None:
            copy.target = copy.building(self.target.card)
