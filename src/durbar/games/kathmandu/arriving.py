"""The landing space: what happens there by itself, and what can be done there (kathmandu-48 to kathmandu-60)."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.games.kathmandu import events
from durbar.games.kathmandu.cards import (
    ANIMALS,
    ARTIST,
    BACKPACK,
    CARDS,
    COIN,
    GOODS_OF_A_KIND,
    MERCHANT,
    MONK,
    MOUNTAIN,
    NONE,
    OFFERINGS,
    PAINT,
    PLAN_BITS,
    PLANS,
    ROPE_LADDER,
    TOWN_SPACES,
    added,
    bit,
    field,
)
from durbar.games.kathmandu.landscape import town_of
from durbar.games.kathmandu.state import KathmanduTable, Phase, Player

# What happens by itself


def arrive(table: KathmanduTable) -> None:
    """kathmandu-40, kathmandu-49, kathmandu-57: the move is over."""
    player = table.me()
    if table.walk.left > 0:
        player.tire()
        events.tired(table, "stopped", table.active, 1)
    table.phase = Phase.ACT
    land: i64 = table.landscape.lands[player.space]
    if land == player.open_tile():
        complete_tile(table, table.active)
    if table.landscape.cities[player.space]:
        visit_kathmandu(table, player)


def complete_tile(table: KathmanduTable, seat: i64) -> None:
    """kathmandu-49: the next yak tile is revealed."""
    player = table.players[seat]
    land = player.open_tile()
    player.completed += 1
    table.mark += 1
    events.completed_tile(table, seat, land)


def visit_kathmandu(table: KathmanduTable, player: Player) -> None:
    """kathmandu-57: the top tile, and no exhaustion any more."""
    player.tile = table.tiles
    table.tiles += 1
    player.markers = 0
    events.arrived(table, table.active, table.box.tiles[player.tile])


# What can be done


def lands_here(table: KathmanduTable, player: Player) -> i64:
    """As bits, the landscapes that count for cards; the artist looks around (kathmandu-111)."""
    land = table.landscape.lands[player.space]
    mask: i64 = 0
    if land != MOUNTAIN:
        mask = 1 << land
    if player.character == ARTIST:
        mask |= table.landscape.around[player.space]
    return mask


def animals_here(table: KathmanduTable, player: Player) -> i64:
    """kathmandu-50: as bits, the animals that can be painted here."""
    if table.animals == 0:
        return 0
    return table.animals & on_lands(table.box.animals_on, lands_here(table, player))


def cards_here(table: KathmanduTable, player: Player) -> i64:
    """kathmandu-51: as bits, the equipment that can be taken here."""
    return table.gear & on_lands(table.box.cards_on, lands_here(table, player))


def on_lands(things: list[int], lands: i64) -> i64:
    mask: i64 = 0
    land: i64 = 0
    while lands >> land != 0:
        if (lands >> land) & 1:
            mask |= things[land]
        land += 1
    return mask


def add_actions(table: KathmanduTable, moves: list[Move]) -> None:
    """kathmandu-48: whatever is possible on the landing space."""
    player, walk, table_moves = table.me(), table.walk, table.kathmandu_moves
    if not walk.painted and player.has(PAINT) > 0:
        animals = animals_here(table, player)
        for animal in range(len(ANIMALS)):
            if (animals >> animal) & 1:
                moves.append(table_moves.animal[animal])
    if not walk.packed and player.has(BACKPACK) > 0:
        cards = cards_here(table, player)
        for card in range(CARDS):
            if (cards >> card) & 1:
                moves.append(table_moves.pack[card])
    if table.landscape.towns[player.space] != NONE:
        add_purchases(table, player, moves)
    if can_offer(table, player):
        moves.append(table_moves.offer[0])
        if can_offer_twice(player):
            moves.append(table_moves.offer[1])
    if not walk.swapped and player.plans != 0:
        for seat in range(table.seats):
            if can_swap_with(table, seat):
                moves.append(table_moves.swap[seat])
    if player.holds(ROPE_LADDER):
        temples = temples_by_ladder(table, player)
        for temple in range(len(table.landscape.temple_spaces)):
            if (temples >> temple) & 1:
                moves.append(table_moves.ladder[table.landscape.temple_spaces[temple]])


def add_purchases(table: KathmanduTable, player: Player, moves: list[Move]) -> None:
    """kathmandu-52, kathmandu-53, kathmandu-109."""
    if player.has(COIN) == 0:
        return
    if can_buy_special(table, player):
        moves.append(table.kathmandu_moves.special)
    if not table.walk.traded:
        for town in stalls(table, player):
            if table.goods[town] != NONE:
                moves.append(table.kathmandu_moves.buy[table.landscape.town_spaces[town]])


def stalls(table: KathmanduTable, player: Player) -> list[int]:
    """kathmandu-52, kathmandu-109: the town spaces where one can buy: the own one, for the merchant all four."""
    if player.character != MERCHANT:
        return [table.landscape.towns[player.space]]
    first = town_of(table.board(player.space))
    return list(range(first, first + TOWN_SPACES))


def can_buy_special(table: KathmanduTable, player: Player) -> bool:
    """kathmandu-53: the special good of the kind just bought, if one does not have it already."""
    bought = table.walk.bought
    return bought != NONE and player.has(COIN) > 0 and (player.specials >> bought) & 1 == 0


def can_offer(table: KathmanduTable, player: Player) -> bool:
    """kathmandu-54: on a temple without an own offering."""
    temple: i64 = table.landscape.temples[player.space]
    if temple == NONE or player.offerings >= OFFERINGS:
        return False
    return (player.temples >> temple) & 1 == 0


def can_offer_twice(player: Player) -> bool:
    """kathmandu-108."""
    return player.character == MONK and player.doubles > 0 and player.offerings + 2 <= OFFERINGS


def temples_by_ladder(table: KathmanduTable, player: Player) -> i64:
    """kathmandu-75: as bits, the temples around the yak that take an offering."""
    if player.offerings >= OFFERINGS:
        return 0
    near: i64 = table.landscape.near_temples[player.space]
    return near & ~player.temples


def can_swap_with(table: KathmanduTable, seat: i64) -> bool:
    """kathmandu-56: another yak on the same space whose owner has an open plan."""
    other = table.players[seat]
    return seat != table.active and other.space == table.me().space and other.plans != 0


# What is done


def paint(table: KathmanduTable, animal: i64) -> None:
    """kathmandu-50."""
    player = table.me()
    player.pay(PAINT)
    player.animals |= bit(animal)
    table.animals &= ~bit(animal)
    table.walk.painted = True
    table.walk.bought = NONE
    events.painted(table, table.active, animal)


def pack(table: KathmanduTable, card: i64) -> None:
    """kathmandu-51."""
    player = table.me()
    player.pay(BACKPACK)
    player.cards |= bit(card)
    table.gear &= ~bit(card)
    table.walk.packed = True
    table.walk.bought = NONE
    events.packed(table, table.active, card)


def buy(table: KathmanduTable, space: i64) -> None:
    """kathmandu-52."""
    player = table.me()
    town = table.landscape.towns[space]
    good: i64 = table.goods[town]
    table.goods[town] = NONE
    player.pay(COIN)
    player.goods |= bit(good)
    table.walk.traded = True
    table.walk.bought = good // GOODS_OF_A_KIND
    events.bought(table, table.active, space, good)


def buy_special(table: KathmanduTable) -> None:
    """kathmandu-53: from the supply, or from its owner, who gets the coin."""
    player, kind = table.me(), table.walk.bought
    owner = table.owner_of_special(kind)
    player.pay(COIN)
    if owner != NONE:
        table.players[owner].specials &= ~bit(kind)
        table.players[owner].gain(COIN)
    player.specials |= bit(kind)
    table.walk.bought = NONE
    events.bought_special(table, table.active, owner, kind)


def offer(table: KathmanduTable, count: i64) -> None:
    """kathmandu-54, kathmandu-108."""
    player = table.me()
    if count == 2:
        player.doubles -= 1
    make_offering(table, table.landscape.temples[player.space], count)


def make_offering(table: KathmanduTable, temple: i64, count: i64) -> None:
    """The next offerings go to this temple; then a plan is taken (kathmandu-55)."""
    player = table.me()
    player.offerings += count
    player.temples |= bit(temple)
    table.walk.bought = NONE
    events.offered(table, table.active, temple, count)
    if table.plans != 0 or table.plan_deck:
        table.phase = Phase.PLAN


def add_plans(table: KathmanduTable, moves: list[Move]) -> None:
    """kathmandu-55."""
    for plan in range(PLANS):
        if field(table.plans, plan, PLAN_BITS) > 0:
            moves.append(table.kathmandu_moves.plan[plan])
    if table.plan_deck:
        moves.append(table.kathmandu_moves.draw)


def take_plan(table: KathmanduTable, plan: i64) -> None:
    """kathmandu-55: from the display, which is filled up at once."""
    player = table.me()
    table.plans = added(table.plans, plan, PLAN_BITS, -1)
    player.plans = added(player.plans, plan, PLAN_BITS, 1)
    events.took_plan(table, table.active, plan, False)
    if table.plan_deck:
        shown: i64 = table.plan_deck.pop()
        table.plans = added(table.plans, shown, PLAN_BITS, 1)
        table.mark += 1
        events.plan_shown(table, shown)
    table.phase = Phase.ACT


def draw_plan(table: KathmanduTable) -> None:
    """kathmandu-55: the top of the deck."""
    player = table.me()
    plan: i64 = table.plan_deck.pop()
    player.plans = added(player.plans, plan, PLAN_BITS, 1)
    table.mark += 1
    events.took_plan(table, table.active, plan, True)
    table.phase = Phase.ACT


# Swapping plans


def begin_swap(table: KathmanduTable, seat: i64) -> None:
    """kathmandu-56: with one other player."""
    table.walk.partner = seat
    table.walk.bought = NONE
    table.phase = Phase.GIVE


def give(table: KathmanduTable, plan: i64) -> None:
    table.walk.giving = plan
    table.phase = Phase.GET


def get(table: KathmanduTable, plan: i64) -> None:
    """kathmandu-56: one for one."""
    walk, player = table.walk, table.me()
    partner, given = walk.partner, walk.giving
    other = table.players[partner]
    player.plans = added(added(player.plans, given, PLAN_BITS, -1), plan, PLAN_BITS, 1)
    other.plans = added(added(other.plans, plan, PLAN_BITS, -1), given, PLAN_BITS, 1)
    walk.swapped = True
    walk.partner = NONE
    walk.giving = NONE
    table.phase = Phase.ACT
    events.swapped(table, table.active, partner, given, plan)
