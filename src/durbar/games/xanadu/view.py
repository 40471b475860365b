"""What a seat sees of a game of Xanadu (xanadu-44, xanadu-45)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.game import View
from durbar.games.xanadu.cards import KINDS, ROWS, Card, keys, resource_names
from durbar.games.xanadu.hidden import sees_worker
from durbar.games.xanadu.judge import spare
from durbar.games.xanadu.rules import Xanadu, covers
from durbar.games.xanadu.state import PASSIVE, Building, EndCard, Phase, Player

PhaseName = Literal["start", "sell", "work", "card", "discard", "over"]
PHASES: dict[Phase, PhaseName] = {
    Phase.START: "start",
    Phase.SELL: "sell",
    Phase.WORK: "work",
    Phase.CARD: "card",
    Phase.DISCARD: "discard",
    Phase.OVER: "over",
}
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
    income: list[int]
    sales: list[FinalSale]


class Payment(Struct, frozen=True, gc=False):
    """A hand card that could be built now, and what would pay for it: resources by where they come from."""

    card: str
    pool: list[str]
    favours: list[str]
    passives: list[str]


class XanaduView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards and resources are named by their keys; counts of resources go in the order
    of the box. The top of the discards is last.

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
    pool: list[int]
    usable: list[int]
    sales: int
    builds: int
    draws: int
    buildable: list[Payment]
    spare: list[str]
    ranking: list[list[int]] | None


def view(state: Xanadu, seat: int) -> XanaduView:
    """What this seat, or a spectator, may know."""
    return XanaduView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        first_player=state.first_player,
        active=state.active,
        players=[view_of_player(state, seat, owner) for owner in range(state.seats)],
        pile=len(state.pile),
        discards=keys(state.discards),
        pass_number=state.pass_number,
        passes=state.numbers.passes,
        end_card=PLACES[state.end_card],
        building_limit=state.numbers.building_limit,
        builds_per_turn=state.numbers.builds_per_turn,
        hand_limit=state.hand_limit,
        target=state.target.card.key if state.target else None,
        pool=state.pool[:],
        usable=state.usable(state.players[state.active]),
        sales=state.sales,
        builds=state.builds,
        draws=state.draws(),
        buildable=payments(state) if seat == state.active and state.phase == Phase.WORK else [],
        spare=keys(spare(state, seat)) if 0 <= seat < state.seats else [],
        ranking=state.ranking(),
    )


def view_of_player(state: Xanadu, seat: int, owner: int) -> PlayerView:
    player = state.players[owner]
    own = seat == owner
    return PlayerView(
        coins=player.coins,
        hand_size=len(player.hand),
        hand=keys(player.hand) if own else [],
        choosing=player.choosing,
        chosen_count=len(player.chosen),
        chosen=keys(player.chosen) if own else [],
        buildings=[view_of_building(state, seat, building) for building in player.buildings],
        income=income(player),
        sales=final_sales(state, player) if state.phase == Phase.OVER else [],
    )


def view_of_building(state: Xanadu, seat: int, building: Building) -> BuildingView:
    return BuildingView(
        card=building.card.key,
        workers=[
            worker.key if sees_worker(state, seat, building, row) else "" for row, worker in enumerate(building.workers)
        ],
        sideways=building.sideways,
        sold=building.sold,
        price=building.price() + state.bonus(building.card),
        spent=[row for row in range(ROWS) if building.spent >> row & 1],
        spent_passive=building.spent & PASSIVE != 0,
    )


def income(player: Player) -> list[int]:
    counts = [0] * KINDS
    for building in player.buildings:
        building.add_income(counts)
    return counts


def final_sales(state: Xanadu, player: Player) -> list[FinalSale]:
    """xanadu-41: what the final sale was made of."""
    return [
        FinalSale(building.card.key, building.price(), state.bonus(building.card))
        for building in player.buildings
        if not building.sold
    ]


def payments(state: Xanadu) -> list[Payment]:
    """Which hand cards of the active player could be built now, and how they would be paid."""
    player = state.players[state.active]
    if not state.may_build_more(player):
        return []
    usable = state.usable(player)
    return [payment(state, card) for card in player.hand if covers(usable, card)]


def payment(state: Xanadu, card: Card) -> Payment:
    """Paid on a copy of the table, to see where it comes from."""
    trial = state.clone()
    pool, favours, passives = trial.pay(trial.players[trial.active], card)
    return Payment(card.key, resource_names(pool), resource_names(favours), resource_names(passives))
