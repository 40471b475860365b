"""The leftover step: the last coin of everybody becomes points, a discarded card or a Bhairav."""

from __future__ import annotations

from durbar.core.moves import Move
from durbar.games.reviving import bidding, building, events
from durbar.games.reviving.cards import COLOURS, NONE, Card
from durbar.games.reviving.pieces import NO_NUMBERS, Player, Task
from durbar.games.reviving.state import RevivingTable


def is_due(table: RevivingTable) -> bool:
    """reviving-34: when everybody has exactly one unspent coin."""
    return all(len(player.coins) == 1 for player in table.players)


def order(table: RevivingTable) -> list[int]:
    """reviving-34: the largest coin first; among equals clockwise from the first player."""
    seats = table.turn_order()
    return [seat for coin in table.box.coins[::-1] for seat in seats if table.players[seat].coins[0] == coin]


def ask(table: RevivingTable, seat: int) -> None:
    """reviving-65: Liu and Sophie may act before their coin is spent, if there is something to draw or take."""
    player = table.players[seat]
    table.active = seat
    architect = player.architect
    if architect is not None and ((architect.draws and table.red) or (architect.takes and table.discards)):
        player.ask(Task.POWER)
    else:
        player.ask(Task.SPEND)


# Before spending


def power_moves(table: RevivingTable, player: Player) -> list[Move]:
    moves: list[Move] = [table.reviving_moves.pass_by]
    architect = player.architect
    assert architect is not None
    if architect.draws:
        moves.append(table.reviving_moves.draw)
    if architect.takes:
        for card in table.discards:
            moves.append(table.reviving_moves.take[card.index])
    return moves


def draw(table: RevivingTable, seat: int) -> None:
    """reviving-65: a red card, and then one goes to the discards."""
    for card in bidding.draw_red(table, seat, 1):
        bidding.receive(table, seat, card)
    ask_to_discard(table, table.players[seat])


def take(table: RevivingTable, seat: int, card: Card) -> None:
    """reviving-65: a discarded card, and then one goes to the discards."""
    table.discards.remove(card)
    events.took(table.log, seat, card)
    bidding.receive(table, seat, card)
    ask_to_discard(table, table.players[seat])


def ask_to_discard(table: RevivingTable, player: Player) -> None:
    """reviving-65, reviving-76: a hand card, if there is one; a holographic Buddha is built before."""
    player.ask(Task.DISCARD if player.hand else Task.SPEND)
    if table.arrivals:
        player.task = Task.IDLE


def discard(table: RevivingTable, seat: int, card: Card) -> None:
    player = table.players[seat]
    player.hand.remove(card)
    table.show(card)
    table.discards.append(card)
    events.discarded(table.log, seat, card)
    player.ask(Task.SPEND)


# Spending


def spending_moves(table: RevivingTable, seat: int) -> list[Move]:
    """reviving-35: exactly one of these."""
    player = table.players[seat]
    moves: list[Move] = [table.reviving_moves.convert]
    heights = building.heights_of(table, seat)
    for card in table.discards:
        if building.is_within_reach(table, card, player.hand, heights):
            moves.append(table.reviving_moves.buy[card.index])
    if player.bhairav == NONE and player.coins[0] >= table.box.bhairav_cost:
        for colour in range(len(COLOURS)):
            if table.bhairavs[colour]:
                moves.append(table.reviving_moves.bhairav[colour])
    return moves


def spend(player: Player) -> int:
    """The coin goes to the last place of the board."""
    coin = player.coins.pop()
    player.spent = [*player.spent, coin]
    return coin


def convert(table: RevivingTable, seat: int) -> None:
    """reviving-36: its value in points."""
    player = table.players[seat]
    coin = spend(player)
    player.coin_points += coin
    events.converted(table.log, seat, coin)
    player.rest()


def buy(table: RevivingTable, seat: int, card: Card) -> None:
    """reviving-37, reviving-38: it must be built at once, hand cards may be built with it."""
    player = table.players[seat]
    table.discards.remove(card)
    player.must = card
    events.bought(table.log, seat, card, spend(player))
    player.ask(Task.BUILD)


def buy_bhairav(table: RevivingTable, seat: int, colour: int) -> None:
    """reviving-72, reviving-73: what the coin is worth above the cost is scored."""
    player = table.players[seat]
    change = spend(player) - table.box.bhairav_cost
    player.bhairav = colour
    player.coin_points += change
    table.bhairavs = [left and other != colour for other, left in enumerate(table.bhairavs)]
    events.bought_bhairav(table.log, seat, colour, change)
    player.rest()


def take_coins_back(table: RevivingTable) -> None:
    """reviving-39: everybody takes all coins back."""
    for player in table.players:
        player.coins = sorted(player.coins + player.spent)
        player.spent = NO_NUMBERS
    events.coins_back(table.log)
