"""What lies on the table in Reviving Kathmandu: decks, the market with its spots, and the pieces (`pieces.py`).

What may be done with it is in `rules.py` and in the chapters beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.games.reviving.cards import (
    BUDDHA,
    COLOURS,
    MANY,
    NARROW,
    NONE,
    SLOTS,
    SOLO,
    TWO,
    WILD,
    Box,
    Card,
    End,
    Objective,
    Spot,
    Ways,
)
from durbar.games.reviving.moves import RevivingMoves
from durbar.games.reviving.pieces import NO_BIDS, NO_CARDS, NO_NUMBERS, Monument, Phase, Player, Square, no_bids

if TYPE_CHECKING:
    from durbar.core.game import Game, Options


class RevivingTable(State):
    """The position: everything on the table.

    blue, red, discards: the last card of each list is its top
    market:        the cards on the slots; solo keeps its storage on the last two
    bids:          the coins on the mat
    shown:         the coins of the last reveal, and `shown_cards` the market they were for
    round:         counts from 1
    queue:         the seats that still have to be asked in this phase, in order
    active:        the seat that was asked last
    arrivals:      holographic Buddhas that have been collected and not yet built, and who collected them
    wild_colours:  for each wild end of the box the colour that was named, or WILD
    knowers:       for each card, as bits, the seats that know where it is; one more bit is for onlookers
    owns_knowers:  whether no other position has this list too
    holographic:   how many holographic Buddhas have been built, and `buddhas` how many of any kind
    objectives:    the public objectives of this game
    bhairavs:      for each colour, whether the Bhairav still lies there
    debris:        solo: for each spot the colours of the debris on it, from the bottom
    bag:           solo: how many debris of each colour are in the bag
    die:           solo: the side it shows, that of the last shake, or NONE
    level:         solo: the level that was reached, from 1; 0 if none
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        box: Box,
        moves: RevivingMoves,
        ways: Ways,
        seats: int,
        rng: Rng,
    ) -> None:
        super().__init__(game, options, moves, seats, rng)
        self.box = box
        self.reviving_moves = moves
        self.ways = ways
        self.mat = box.mats[1 if ways.other_mat else 0]
        self.phase = Phase.BID
        self.round = 0
        self.first_player = 0
        self.active = 0
        self.players: list[Player] = []
        self.squares: list[Square] = []
        self.blue: list[Card] = NO_CARDS
        self.red: list[Card] = NO_CARDS
        self.discards: list[Card] = NO_CARDS
        self.market: list[Card | None] = []
        self.bids = NO_BIDS
        self.shown = NO_BIDS
        self.shown_cards: list[Card | None] = self.market
        self.queue: list[int] = NO_NUMBERS
        self.arrivals: list[Card] = NO_CARDS
        self.arrival_seats: list[int] = NO_NUMBERS
        self.wild_colours: list[int] = NO_NUMBERS
        self.knowers: list[int] = NO_NUMBERS
        self.owns_knowers = False
        self.holographic = 0
        self.buddhas = 0
        self.objectives: list[Objective] = []
        self.bhairavs: list[bool] = []
        self.debris: list[list[int]] = []
        self.bag: list[int] = NO_NUMBERS
        self.die = NONE
        self.level = 0

    def lay_out(self) -> None:
        """An empty table: nothing lies anywhere yet. A copy gets everything from its original instead."""
        self.red = []
        self.discards = []
        self.market = [None] * SLOTS
        self.bids = no_bids(len(self.mat.spots))
        self.shown = no_bids(len(self.mat.spots))
        self.shown_cards = [None] * SLOTS
        self.queue = []
        self.wild_colours = [WILD] * len(self.box.wilds)
        self.knowers = [0] * len(self.box.cards)
        self.bhairavs = [False] * len(COLOURS)
        self.debris = [[] for _ in self.mat.spots]
        self.bag = [0] * len(COLOURS)

    # Numbers of this table

    def is_solo(self) -> bool:
        return self.seats == SOLO

    def is_wide(self) -> bool:
        """Whether the market has six cards (reviving-12, reviving-81)."""
        return self.round > 1 if self.seats == SOLO else self.seats >= MANY

    def spots_in_use(self) -> list[Spot]:
        """reviving-14: the spots that aim at a card of this market."""
        return self.mat.wide_spots if self.is_wide() else self.mat.narrow_spots

    def market_size(self) -> int:
        return SLOTS if self.seats >= MANY else NARROW

    def bids_a_round(self) -> int:
        return 2 if self.seats == TWO else 1

    def cards_a_round(self) -> int:
        return self.box.cards_a_round_of_two if self.seats == TWO else self.box.cards_a_round

    def rounds(self) -> int:
        """How many rounds there are; solo lasts as long as the deck."""
        return len(self.box.blue) // NARROW if self.seats == SOLO else self.box.rounds

    def hand_limit(self, player: Player) -> int:
        """reviving-30, reviving-66."""
        architect = player.architect
        return architect.hand_limit if architect is not None and architect.hand_limit > 0 else self.box.hand_limit

    def is_open_round(self) -> bool:
        """Whether coins lie face up in this round (reviving-55)."""
        if self.seats == SOLO or self.ways.bidding == 1:
            return True
        return self.ways.bidding == 2 and 2 * self.round <= self.box.rounds

    # Seats

    def turn_order(self) -> list[int]:
        """All seats, clockwise from the first player."""
        return [(self.first_player + place) % self.seats for place in range(self.seats)]

    def team(self, seat: int) -> int:
        """reviving-52: the teams sit in turn; without teams everybody is one."""
        return seat % self.ways.teams if self.ways.teams > 0 else seat

    def sides(self, seats: list[int]) -> int:
        """How many teams these seats are, or players without teams."""
        return len({self.team(seat) for seat in seats})

    def owner(self, square: int) -> int:
        """The seat that a square belongs to."""
        return 0 if self.seats == SOLO else square

    def may_build_in(self, seat: int, square: int) -> bool:
        """reviving-53, reviving-86: in the own square, those of the team, and solo in both."""
        if square == seat or self.seats == SOLO:
            return True
        return self.ways.teams > 0 and self.team(seat) == self.team(square)

    def changed(self, seat: int) -> None:
        """What was thought of this seat holds no longer; in a team one builds for the others too."""
        if self.ways.teams == 0:
            self.players[seat].opinion = None
            return
        for player in self.players:
            player.opinion = None

    # Cards

    def everybody(self) -> int:
        """The bits of all who look at the table."""
        return (1 << (self.seats + 1)) - 1

    def show(self, card: Card) -> None:
        """Everybody knows from now on where this card is (reviving-48)."""
        self.set_knowers(card, self.everybody())

    def show_to(self, seat: int, card: Card) -> None:
        self.set_knowers(card, self.knowers[card.index] | 1 << seat)

    def set_knowers(self, card: Card, knowers: int) -> None:
        if self.knowers[card.index] != knowers:
            if not self.owns_knowers:
                self.knowers = self.knowers[:]
                self.owns_knowers = True
            self.knowers[card.index] = knowers

    def name_wild(self, end: End, colour: int) -> None:
        """reviving-29: from now on this wild section has a colour."""
        self.wild_colours = self.wild_colours[:]
        self.wild_colours[end.wild] = colour

    def named_wilds(self) -> list[tuple[End, int]]:
        """The wild sections that have a colour, and which."""
        return [(end, self.wild_colours[end.wild]) for end in self.box.wilds if self.wild_colours[end.wild] != WILD]

    def knows(self, seat: int, card: Card) -> bool:
        """Whether this seat, or a spectator (-1), knows where the card is."""
        return self.knowers[card.index] >> (seat if seat >= 0 else self.seats) & 1 == 1

    # Monuments

    def square_of(self, bottom: Card) -> int:
        """The square in which a monument stands on this card, or NONE."""
        for square in range(len(self.squares)):
            for monument in self.squares[square].monuments:
                if monument.ends[0].card is bottom:
                    return square
        return NONE

    def monument_on(self, bottom: Card) -> Monument | None:
        """The monument that stands on this card."""
        for square in self.squares:
            for monument in square.monuments:
                if monument.ends[0].card is bottom:
                    return monument
        return None

    def monument_with(self, card: Card) -> Monument | None:
        """The monument in which this card is built."""
        for square in self.squares:
            for monument in square.monuments:
                for end in monument.ends:
                    if end.card is card:
                        return monument
        return None

    def colour(self, end: End) -> int:
        """The colour of a section; a wild one has what was named, or WILD."""
        return self.wild_colours[end.wild] if end.wild >= 0 else end.colour

    def colours(self, monument: Monument) -> list[int]:
        return [self.colour(end) for end in monument.ends]

    def unnamed(self, monument: Monument) -> End | None:
        """The lowest wild section that nobody has named yet."""
        for end in monument.ends:
            if end.wild >= 0 and self.wild_colours[end.wild] == WILD:
                return end
        return None

    def buddha_colours(self, square: Square) -> int:
        """How many different colours the Buddhas of a square have (reviving-33)."""
        seen = 0
        for monument in square.monuments:
            if monument.kind == BUDDHA:
                colour = self.colour(monument.ends[0])
                if colour != WILD:
                    seen |= 1 << colour
        return seen.bit_count()

    def copy_into(self, copy: RevivingTable) -> None:
        """Give `copy` a position of its own, equal to this one."""
        copy.mark = self.mark
        copy.phase = self.phase
        copy.round = self.round
        copy.first_player = self.first_player
        copy.active = self.active
        copy.players = [player.clone() for player in self.players]
        copy.squares = [square.clone(self.ways.rebuilding) for square in self.squares]
        copy.blue = self.blue
        copy.red = self.red[:]
        copy.discards = self.discards[:]
        copy.market = self.market[:]
        copy.bids = self.bids.clone()
        copy.shown = self.shown  # what was revealed never changes
        copy.shown_cards = self.shown_cards
        copy.queue = self.queue[:]
        copy.arrivals = self.arrivals
        copy.arrival_seats = self.arrival_seats
        copy.wild_colours = self.wild_colours
        copy.knowers = self.knowers
        self.owns_knowers = False
        copy.holographic = self.holographic
        copy.buddhas = self.buddhas
        copy.objectives = self.objectives
        copy.bhairavs = self.bhairavs
        copy.die = self.die
        copy.level = self.level
        copy.debris = [stack[:] for stack in self.debris] if self.seats == SOLO else self.debris
        copy.bag = self.bag[:] if self.seats == SOLO else self.bag
