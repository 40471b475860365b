"""What lies on the table in Reviving Kathmandu: hands, coins, the market with its spots, squares with their monuments.

What may be done with it is in `rules.py` and in the chapters beside it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
    Architect,
    Box,
    Card,
    End,
    Mission,
    Objective,
    Spot,
    Ways,
)
from durbar.games.reviving.moves import RevivingMoves

if TYPE_CHECKING:
    from durbar.core.game import Game, Options


class Phase(IntEnum):
    """Where in a round the table is."""

    ARCHITECTS = 0  # architects are chosen
    MISSIONS = 1  # solo: missions are chosen
    BID = 2
    MANIPULATE = 3
    COLLECT = 4
    BUILD = 5
    LEFTOVER = 6
    CLEANUP = 7  # solo
    OVER = 8


class Task(IntEnum):
    """What one seat has to decide now."""

    IDLE = 0  # nothing
    ARCHITECT = 1
    MISSION = 2
    BID = 3
    MANIPULATE = 4
    RETURN = 5  # which drawn card goes back
    BUILD = 6  # what to build, or ready
    PLACE = 7  # where the chosen end goes
    NAME = 8  # the colour of a wild section
    CLAIM = 9  # which public objective
    DISCARD = 10
    POWER = 11  # whether the architect acts before the coin is spent
    SPEND = 12  # how the leftover coin is spent
    TRADE = 13  # solo: which cards are given for one of the discards …
    TAKE = 14  # … and which that is
    STORE = 15  # solo: what is kept in the storage


# Lists that seldom change are never changed in place but replaced by others, so that copies of a position share them:
# what was drawn, spent and dropped, the blue deck, arrivals, named wilds, Bhairavs. Who knows which card is copied with
# the first change after the position was.
NO_CARDS: Final[list[Card]] = []
NO_NUMBERS: Final[list[int]] = []
NO_WORTHS: Final[list[float]] = []


class Monument:
    """A monument, finished or not.

    ends:    its sections from the bottom, as the ends of the cards that show them
    printed: the points of its top when it was finished; of a holographic Buddha, its rank
    bonus:   the points for its colours
    scored:  whether it was finished and scored; a rebuilt one is scored anew
    """

    def __init__(self, kind: i64, ends: list[End]) -> None:
        self.kind = kind
        self.ends = ends
        self.scored = False
        self.printed: i64 = 0
        self.bonus: i64 = 0

    def is_complete(self) -> bool:
        return len(self.ends) == self.kind + 1

    def is_holographic(self) -> bool:
        return self.ends[0].card.holographic

    def clone(self) -> Monument:
        copy = Monument(self.kind, self.ends[:])
        copy.scored = self.scored
        copy.printed = self.printed
        copy.bonus = self.bonus
        return copy


class Square:
    """Where a player builds; solo has two of them. The mission belongs to it."""

    def __init__(self) -> None:
        self.monuments: list[Monument] = []
        self.mission: Mission | None = None

    def clone(self, may_rebuild: bool) -> Square:
        """A copy; what is finished never changes, unless it may be rebuilt, and is shared."""
        copy = Square()
        for monument in self.monuments:
            copy.monuments.append(monument if monument.scored and not may_rebuild else monument.clone())
        copy.mission = self.mission
        return copy


class Opinion:
    """What a judge has worked out about a seat. Copies of a position share it until something of that seat changes, so
    that bots, who compare many positions that differ in one seat, do not work it out again and again; so it is there
    as soon as a position has been copied.

    left:   for how many rounds to come it holds; less than none while nothing was worked out
    points: what the seat has and may hope for, without its coins
    market: what each card of the market would be worth to it; solo, what it costs to wait for each section
    """

    def __init__(self) -> None:
        self.left = -1.0
        self.points = 0.0
        self.market: list[float] = NO_WORTHS


class Player:
    """What belongs to one seat, besides its square.

    drawn:     red cards of which some go back (reviving-64)
    coins:     unspent coins that are not on the mat, smallest first
    spent:     spent coins in the order of the board's places; everybody sees them
    collected: cards of this round's market, and red ones
    dropped:   cards discarded or rebuilt away in this Build phase, until it ends
    task:      what it has to decide; `base` is what it returns to after a smaller decision
    must:      a card that has to be built now: bought, or holographic
    chosen:    the end that is being built, while its place is being decided
    naming:    the bottom card of the finished monument whose wilds are being named
    giving:    solo: how many cards are still to be discarded to trade
    opinion:   what a judge thinks of it; None while nobody was asked
    """

    def __init__(self, hand: list[Card], coins: list[int]) -> None:
        self.hand = hand
        self.drawn: list[Card] = NO_CARDS
        self.coins = coins
        self.spent: list[int] = NO_NUMBERS
        self.collected: i64 = 0
        self.dropped: list[Card] = NO_CARDS
        self.architect: Architect | None = None
        self.task = Task.IDLE
        self.base = Task.IDLE
        self.must: Card | None = None
        self.chosen: End | None = None
        self.naming: Card | None = None
        self.giving: i64 = 0
        self.coin_points: i64 = 0
        self.objective: Objective | None = None
        self.objective_round: i64 = 0
        self.bhairav: i64 = NONE
        self.unfinished_points: i64 = 0
        self.mission_points: i64 = 0
        self.bhairav_points: i64 = 0
        self.opinion: Opinion | None = None

    def ask(self, task: Task) -> None:
        """Give this seat something to decide, to which it returns after smaller decisions."""
        self.task = task
        self.base = task

    def rest(self) -> None:
        """Nothing to decide any more."""
        self.task = Task.IDLE
        self.base = Task.IDLE

    def clone(self) -> Player:
        copy = Player(self.hand[:], self.coins[:])
        copy.drawn = self.drawn
        copy.spent = self.spent
        copy.collected = self.collected
        copy.dropped = self.dropped
        copy.architect = self.architect
        copy.task = self.task
        copy.base = self.base
        copy.must = self.must
        copy.chosen = self.chosen
        copy.naming = self.naming
        copy.giving = self.giving
        copy.coin_points = self.coin_points
        copy.objective = self.objective
        copy.objective_round = self.objective_round
        copy.bhairav = self.bhairav
        copy.unfinished_points = self.unfinished_points
        copy.mission_points = self.mission_points
        copy.bhairav_points = self.bhairav_points
        if self.opinion is None:
            self.opinion = Opinion()
        copy.opinion = self.opinion
        return copy


class Bids:
    """The coins on the mat: for each spot the seat whose coin lies there, or NONE, its value, and what raises it."""

    def __init__(self, seats: list[int], coins: list[int], raised: list[int]) -> None:
        self.seats = seats
        self.coins = coins
        self.raised = raised

    def lay(self, spot: int, seat: int, coin: int, raised: int) -> None:
        self.seats[spot] = seat
        self.coins[spot] = coin
        self.raised[spot] = raised

    def lift(self, spot: int) -> None:
        self.seats[spot] = NONE
        self.coins[spot] = 0
        self.raised[spot] = 0

    def spots_of(self, seat: int) -> list[int]:
        return [spot for spot in range(len(self.seats)) if self.seats[spot] == seat]

    def clone(self) -> Bids:
        return Bids(self.seats[:], self.coins[:], self.raised[:])


def no_bids(spots: int) -> Bids:
    return Bids([NONE] * spots, [0] * spots, [0] * spots)


NO_BIDS: Final = no_bids(0)


class Table(State):
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
        self.tell(card, self.everybody())

    def show_to(self, seat: int, card: Card) -> None:
        self.tell(card, self.knowers[card.index] | 1 << seat)

    def tell(self, card: Card, knowers: int) -> None:
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

    def copy_into(self, copy: Table) -> None:
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
