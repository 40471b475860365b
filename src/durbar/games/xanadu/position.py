"""Positions of Xanadu as plain data: how they are written, and which of them a game could come to."""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import (
    MARK,
    OF_EVERY_STATE,
    RNG,
    SEAT,
    Fields,
    Form,
    Particular,
    counted,
    each,
    from_the_top,
    one_of,
    plain,
    require_range,
    thing,
    within,
)
from durbar.core.pieces import keys
from durbar.games.xanadu.cards import KINDS, RESOURCES, ROWS, Card, by_name
from durbar.games.xanadu.rules import Xanadu, first_colour
from durbar.games.xanadu.state import PASSIVE, Building, EndCard, Phase, Player
from durbar.games.xanadu.view import PHASES, PLACES

MOST_COINS = 1_000_000  # far more than the nine passes of the longest game bring


def card_in_box(state: Xanadu, key: str) -> Card:
    card = state.box.by_key.get(key)
    if card is None:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return card


def card_of(state: Xanadu, key: str) -> Card:
    card = card_in_box(state, key)
    if card.is_end:
        raise BadPosition("the End card lies in the pile or aside, nowhere else")
    return card


def write_spent(state: Xanadu, building: Building) -> list[int]:
    return [row for row in range(ROWS) if building.spent >> row & 1]


def read_spent(state: Xanadu, building: Building, rows: list[int]) -> None:
    """xanadu-21: only symbols that are there can have been used."""
    card = building.card
    for row in rows:
        require_range("a row in spent", row, 0, ROWS - 1)
        if row >= len(building.workers) or card.favours[row] < 0:
            raise BadPosition(f"row {row} of {card.key} has no open favour that could be spent")
        building.spent |= 1 << row
    if rows != sorted(set(rows)):
        raise BadPosition(f"the spent rows of {card.key} are listed once each, from the bottom")


def read_spent_passive(state: Xanadu, building: Building, spent: bool) -> None:
    if spent:
        if building.card.passive < 0:
            raise BadPosition(f"{building.card.key} has no passive resource that could be spent")
        building.spent |= PASSIVE


def write_pool(state: Xanadu, pool: list[int]) -> dict[str, int]:
    return by_name(pool)


def read_pool(state: Xanadu, name: str, written: dict[str, int]) -> list[int]:
    pool = [0] * KINDS
    for resource, count in written.items():
        if resource not in RESOURCES:
            raise BadPosition(f"the pool speaks of {quoted(resource)}; the resources are {', '.join(RESOURCES)}")
        require_range(f"the pool's {resource}", count, 1, len(state.box.deck) * ROWS)
        pool[RESOURCES.index(resource)] = count
    return pool


def write_target(state: Xanadu, table: Xanadu) -> str | None:
    return state.target.card.key if state.target else None


def read_target(state: Xanadu, table: Xanadu, key: str | None) -> None:
    if key is not None:
        state.target = state.building(card_of(state, key))
        if state.target is None:
            raise BadPosition(f"{key} is the target of a worker, yet nobody's building")


def cards_in_box(state: Xanadu) -> int:
    return len(state.box.deck)


CARD = thing(card_of)
BUILDING = Fields(  # its workers from the bottom row, each with the seat that placed it
    Building,
    make=lambda state, written: Building(card_of(state, written.card), written.sideways),
    card=CARD,
    workers=each(CARD).usually([]),
    placers=each(SEAT).usually([]),
    sideways=plain(bool).usually(False),
    sold=plain(bool).usually(False),
    spent=Particular(list[int], write_spent, read_spent, "spent").usually([]),
    spent_passive=Particular(bool, lambda _, it: it.spent & PASSIVE != 0, read_spent_passive).usually(False),
)
PLAYER = Fields(
    Player,
    unwritten=("final",),
    coins=within(0, MOST_COINS),
    hand=each(CARD),
    choosing=within(0, cards_in_box),
    chosen=each(CARD),
    buildings=each(BUILDING),
)
TABLE = Fields(
    Xanadu,
    unwritten=(*OF_EVERY_STATE, "box", "xanadu_moves", "numbers", "equal_turns", "hand_limit"),
    phase=one_of(PHASES),
    turn=counted(),
    first_player=SEAT,
    active=SEAT,
    pile=from_the_top(thing(card_in_box)),
    discards=from_the_top(CARD),
    end_card=one_of(PLACES),
    pass_number=within(1, lambda state: state.numbers.passes),
    pool=Form(dict[str, int], write_pool, read_pool),
    sales=within(0, lambda state: state.numbers.building_limit),
    builds=within(0, cards_in_box),
    target=Particular(str | None, write_target, read_target, "target"),
    players=each(PLAYER),
    mark=MARK,
    rng=RNG,
)


def accept(state: Xanadu) -> None:
    """Refuse a position that no game can reach; what the final sale brought follows from the rest."""
    check(state)
    if state.phase == Phase.OVER:
        for seat in range(state.seats):
            state.sell_what_is_left(seat, state.players[seat])


def pieces(state: Xanadu) -> list[str]:
    """Every card on the table; the End card wherever it is."""
    lying = [*state.pile, *state.discards]
    if state.end_card != EndCard.IN_PILE:
        lying.append(state.box.end)
    for player in state.players:
        lying += player.hand + player.chosen
        for building in player.buildings:
            lying += [building.card, *building.workers]
    return keys(lying)


def check(state: Xanadu) -> None:
    for player in state.players:
        require_range("choosing", player.choosing, 0, len(player.hand))
        for building in player.buildings:
            check_building(building)
    check_cards(state)
    check_pile(state)
    check_places(state)
    check_coins(state)
    check_turn(state)


def check_building(building: Building) -> None:
    """xanadu-16, xanadu-18, xanadu-28: at most four workers, none on a new building, and four mean sold."""
    key, workers, placers = building.card.key, len(building.workers), len(building.placers)
    if workers > ROWS or placers != workers:
        raise BadPosition(
            f"{key} has {workers} workers and {placers} placers; there are at most {ROWS}, and a placer for each"
        )
    if building.sideways and workers:
        raise BadPosition(f"{key} lies sideways, so no worker can be on it")
    if building.sold != (workers == ROWS):
        raise BadPosition(f"{key} has {workers} workers; it is sold with {ROWS}, and only then")


def check_cards(state: Xanadu) -> None:
    """Every card of the box is somewhere, once."""
    found = Counter(pieces(state))
    for key in sorted({*found, *state.box.by_key}):
        if found[key] != 1:
            raise BadPosition(f"the card {key} is there {found[key]} times; the box has it once")


def check_pile(state: Xanadu) -> None:
    """xanadu-36, xanadu-37: the End card comes with the last pass, and near the bottom; no pile is empty before."""
    last = state.pass_number == state.numbers.passes
    if last == (state.end_card == EndCard.ASIDE):
        raise BadPosition("the End card is aside before the last pass, and only then")
    if not state.pile and state.end_card != EndCard.SHOWN:
        raise BadPosition("the pile is empty, so it should have been rebuilt")
    if state.end_card == EndCard.IN_PILE:
        above = state.pile[state.numbers.end_card_bottom + 1 :]
        if any(card.is_end for card in above):
            raise BadPosition(f"the End card lies among the lowest {state.numbers.end_card_bottom + 1} of the pile")


def check_places(state: Xanadu) -> None:
    """xanadu-26: nobody has more buildings than the limit, and in the middle of a phase somebody has one."""
    for seat, player in enumerate(state.players):
        if len(player.buildings) > state.numbers.building_limit:
            raise BadPosition(
                f"seat {seat} has {len(player.buildings)} buildings; the limit is {state.numbers.building_limit}"
            )
        if seat != state.active and any(building.sideways or building.spent for building in player.buildings):
            raise BadPosition(f"seat {seat} is not active, yet has built or spent something this turn")


def check_coins(state: Xanadu) -> None:
    """xanadu-13, xanadu-28: coins come from sales, and whatever was sold lies in the discards until the next pass."""
    dearest = max(max(card.prices) + state.bonus(card) for card in state.box.deck)
    waiting = sum(building.sold for player in state.players for building in player.buildings)
    sold = state.pass_number * len(state.box.deck) + len(state.discards) + waiting
    coins = sum(player.coins for player in state.players)
    if coins > sold * dearest:
        raise BadPosition(f"the players have {coins} coins; so far nobody can have earned more than {sold * dearest}")


def check_turn(state: Xanadu) -> None:
    """The phase and what was done in it fit together."""
    started = state.phase == Phase.START
    choosing = any(player.choosing for player in state.players)
    if started != choosing:
        raise BadPosition("start buildings are being chosen in the phase 'start', and only then")
    if any(player.chosen for player in state.players) and not started:
        raise BadPosition("chosen start buildings wait face down only in the phase 'start'")
    if (state.end_card == EndCard.SHOWN and not state.equal_turns) and state.phase != Phase.OVER:
        raise BadPosition("the End card has been shown, so the game is over")
    if state.phase == Phase.OVER and state.end_card != EndCard.SHOWN:
        raise BadPosition("the game cannot be over: the End card has not been shown")
    if (state.phase == Phase.CARD) != (state.target is not None):
        raise BadPosition("a worker has a target in the phase 'card', and only then")
    if state.turn == 0 and not (started and state.sales == 0):
        raise BadPosition("turn is 0 only until the first start buildings have been chosen")
    player = state.players[state.active]
    if state.phase == Phase.CARD:
        assert state.target is not None
        if not state.target.takes_workers() or not player.hand:
            raise BadPosition("no worker can go to the target")
    if state.phase == Phase.SELL:
        check_sale(state, player)
    if state.phase in (Phase.START, Phase.SELL):
        check_nothing_done(state)
    if started:
        check_start(state)
    if state.phase == Phase.WORK and not player.hand:
        raise BadPosition("the active player has no card left, so the turn goes on with drawing")
    if state.phase == Phase.DISCARD and not state.has_too_many(player):
        raise BadPosition("the active player has not too many cards")
    check_builds(state, player)


def check_sale(state: Xanadu, player: Player) -> None:
    """xanadu-12: what is sold lay there when the turn began."""
    if not player.buildings:
        raise BadPosition("the active player has nothing to sell")
    if state.sales + len(player.buildings) > state.numbers.building_limit:
        raise BadPosition(
            f"seat {state.active} has sold {int(state.sales)} buildings this turn and still has"
            f" {len(player.buildings)}; the limit is {int(state.numbers.building_limit)}"
        )


def check_nothing_done(state: Xanadu) -> None:
    """xanadu-12: before and while buildings are sold, nothing else has been done."""
    lying = [building for player in state.players for building in player.buildings]
    if state.builds or any(state.pool) or any(b.sideways or b.sold or b.spent for b in lying):
        raise BadPosition("something was built, filled or collected before the working phase")


def check_start(state: Xanadu) -> None:
    """xanadu-8, xanadu-9, xanadu-34: each chooses as many as all others, when no building is on the table."""
    if not state.is_table_empty():
        raise BadPosition("start buildings are chosen only while no building is on the table")
    numbers = state.numbers
    wanted = int(numbers.refill_buildings if state.turn else numbers.start_buildings)
    for seat, player in enumerate(state.players):
        cards = len(player.hand) + len(player.chosen)
        if player.choosing + len(player.chosen) != min(wanted, cards):
            raise BadPosition(
                f"seat {seat} has chosen {len(player.chosen)} start buildings and chooses {int(player.choosing)} more;"
                f" with {cards} cards it lays {min(wanted, cards)}"
            )
        for number, card in enumerate(player.chosen):
            if card.colour != first_colour(player.hand + player.chosen[number:]):
                raise BadPosition(f"seat {seat} could not choose {card.key}: a colour that comes first was in the hand")


def check_builds(state: Xanadu, player: Player) -> None:
    """xanadu-23, xanadu-25: what lies sideways was built this turn."""
    sideways = sum(1 for building in player.buildings if building.sideways)
    if state.phase != Phase.OVER and sideways != state.builds:
        raise BadPosition(f"{sideways} buildings lie sideways; builds is {state.builds}")
    most = state.numbers.builds_per_turn
    if 0 < most < state.builds:
        raise BadPosition(f"builds is {state.builds}; a turn has at most {most}")
