"""The pieces of Reviving Kathmandu: monuments, squares, what belongs to a player, coins on the mat."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from durbar.games.reviving.cards import NONE, Architect, Card, End, Mission, Objective


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
