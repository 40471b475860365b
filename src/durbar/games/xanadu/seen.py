"""What a seat sees of a game of Xanadu (xanadu-44, xanadu-45)."""

from __future__ import annotations

from durbar.core.pieces import keys, keys_from_the_top
from durbar.games.xanadu.cards import KINDS, ROWS, Card, by_name, resource_names
from durbar.games.xanadu.hidden import sees_worker
from durbar.games.xanadu.judge import spare
from durbar.games.xanadu.rules import Xanadu, covers
from durbar.games.xanadu.state import PASSIVE, Building, Phase, Player
from durbar.games.xanadu.view import PHASES, PLACES, BuildingView, FinalSale, Payment, PlayerView, XanaduView


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
        discards=keys_from_the_top(state.discards),
        pass_number=state.pass_number,
        passes=state.numbers.passes,
        end_card=PLACES[state.end_card],
        building_limit=state.numbers.building_limit,
        builds_per_turn=state.numbers.builds_per_turn,
        hand_limit=state.hand_limit,
        target=state.target.card.key if state.target else None,
        pool=by_name(state.pool),
        usable=by_name(state.usable(state.players[state.active])),
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


def income(player: Player) -> dict[str, int]:
    counts = [0] * KINDS
    for building in player.buildings:
        building.add_income(counts)
    return by_name(counts)


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
