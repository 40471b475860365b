"""What a view of Xanadu is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.fields import names_of
from durbar.core.game import View
from durbar.games.xanadu.state import EndCard, Phase

PhaseName = Literal["start", "sell", "work", "card", "discard", "over"]
PHASES: dict[Phase, PhaseName] = names_of(Phase, PhaseName)
Place = Literal["aside", "pile", "shown"]
PLACES: dict[EndCard, Place] = {EndCard.ASIDE: "aside", EndCard.IN_PILE: "pile", EndCard.SHOWN: "shown"}


class BuildingView(Struct, frozen=True, gc=False):
    """A card on the table. `workers` go from the bottom row, an empty string is a face this viewer does not know.

    price: what a sale would pay now, the bonus included; of a sold building what it paid
    spent: the rows (from 0) whose favours have been used this turn, and whether the passive has
    """

    card: str
    workers: list[str]
    sideways: bool
    sold: bool
    price: int
    spent: list[int]
    spent_passive: bool


class FinalSale(Struct, frozen=True, gc=False):
    """A building sold when the game ended."""

    card: str
    price: int
    bonus: int


class PlayerView(Struct, frozen=True, gc=False):
    """What belongs to one seat. `hand` and `chosen` hold cards only for the seat itself.

    choosing:     how many start buildings it still has to choose
    chosen_count: how many it has laid face down
    income:       its passives and open favours that are not used up, by resource
    coins:        without the final sale, which is in `sales`
    """

    coins: int
    hand_size: int
    hand: list[str]
    choosing: int
    chosen_count: int
    chosen: list[str]
    buildings: list[BuildingView]
    income: dict[str, int]
    sales: list[FinalSale]


class Payment(Struct, frozen=True, gc=False):
    """A hand card that could be built now, and what would pay for it: resources by where they come from."""

    card: str
    pool: list[str]
    favours: list[str]
    passives: list[str]


class XanaduView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards and resources are named by their keys; resources
    are counted by name, those that there are. The top of the discards is first.

    target:          the building a worker goes to, while its card is being chosen
    pool:            what this turn's workers have collected and is not used
    usable:          what the active player can pay with now
    draws:           how many cards the end of this turn brings
    builds_per_turn: 0 means any number
    buildable:       for the seat itself, when it may build
    spare:           for the seat itself, its hand from the card it would miss least, which is only an opinion
    """

    seat: int
    phase: PhaseName
    turn: int
    first_player: int
    active: int
    players: list[PlayerView]
    pile: int
    discards: list[str]
    pass_number: int
    passes: int
    end_card: Place
    building_limit: int
    builds_per_turn: int
    hand_limit: int
    target: str | None
    pool: dict[str, int]
    usable: dict[str, int]
    sales: int
    builds: int
    draws: int
    buildable: list[Payment]
    spare: list[str]
    ranking: list[list[int]] | None
