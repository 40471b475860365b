"""Bidding and collecting: the market, coins on spots, who wins which card, and red cards for the rest."""

from __future__ import annotations

from durbar.core.moves import Move
from durbar.games.reviving import events
from durbar.games.reviving.cards import NONE, SLOTS, TWO, Card
from durbar.games.reviving.pieces import NO_CARDS, Bids, Player, Task
from durbar.games.reviving.state import RevivingTable

SOLE, HIGHEST, NEAREST, EDGE = range(4)  # why a coin wins a card (reviving-17)


# The market


def deal_market(table: RevivingTable) -> None:
    """reviving-12: blue cards face up on the slots of the market."""
    table.round += 1
    table.mark += 1
    table.blue = table.blue[:]
    for slot in range(table.market_size()):
        card = table.blue.pop()
        table.market[slot] = card
        table.show(card)
    for seat in range(table.seats):
        table.changed(seat)
    events.round_began(table.log, table.round, table.first_player, on_market(table))


def on_market(table: RevivingTable) -> list[Card]:
    return [card for card in table.market if card is not None]


# Bids


def bid_order(table: RevivingTable) -> list[int]:
    """reviving-13, reviving-49: clockwise from the first player; of two, the second bids twice in the middle."""
    order = table.turn_order()
    return [order[0], order[1], order[1], order[0]] if table.seats == TWO else order


def bid_moves(table: RevivingTable, seat: int) -> list[Move]:
    """reviving-13, reviving-83: each coin on each free spot; solo, if it is larger than the debris there."""
    moves: list[Move] = []
    player = table.players[seat]
    held = coins_above(table, player, 0)
    for spot in table.spots_in_use():
        if table.bids.seats[spot.index] == NONE:
            debris = len(table.debris[spot.index])
            coins = held if debris == 0 else coins_above(table, player, debris)
            moves.extend(table.reviving_moves.bids[spot.index][coins])
    return moves


def coins_above(table: RevivingTable, player: Player, least: int) -> int:
    """The unspent coins larger than this, as bits in the order of their values."""
    held = 0
    for coin in player.coins:
        if coin > least:
            held |= 1 << table.box.coins.index(coin)
    return held


def place_bid(table: RevivingTable, seat: int, coin: int, spot: int) -> None:
    """reviving-13: a coin on a free spot, face down unless bids are open."""
    player = table.players[seat]
    player.coins.remove(coin)
    table.bids.lay(spot, seat, coin, raise_of(table, seat))
    player.rest()
    events.bid(table.log, seat, table.mat.spots[spot], coin, table.is_open_round())


def raise_of(table: RevivingTable, seat: int) -> int:
    """reviving-67, reviving-101: Sara's last bid of a half, or with the option whenever she is the last to bid."""
    architect = table.players[seat].architect
    if architect is None or architect.last_bid == 0:
        return 0
    is_last_of_half = len(table.players[seat].coins) == 1
    is_last_of_round = seat == table.turn_order()[-1]
    return architect.last_bid if (is_last_of_round if table.ways.sara_when_last else is_last_of_half) else 0


# Manipulation


def manipulation_order(table: RevivingTable) -> list[int]:
    """reviving-56: backwards, everybody but the last bidder; of two players both."""
    if not table.ways.manipulation:
        return []
    order = table.turn_order()
    order.reverse()
    return order if table.seats == TWO else order[1:]


def manipulation_moves(table: RevivingTable, seat: int) -> list[Move]:
    moves: list[Move] = [table.reviving_moves.pass_by]
    values = table.box.coins
    coins = table.players[seat].coins
    for spot in table.bids.spots_of(seat):
        for to in table.spots_in_use():
            if table.bids.seats[to.index] == NONE:
                moves.append(table.reviving_moves.jump[spot][to.index])
        for number in range(len(values)):
            if values[number] in coins:
                moves.append(table.reviving_moves.swap[spot][number])
    return moves


def jump(table: RevivingTable, seat: int, spot: int, to: int) -> None:
    """reviving-57: the own coin goes to another free spot."""
    bids = table.bids
    bids.lay(to, seat, bids.coins[spot], bids.raised[spot])
    bids.lift(spot)
    table.players[seat].rest()
    events.jumped(table.log, seat, table.mat.spots[spot], table.mat.spots[to])


def swap(table: RevivingTable, seat: int, spot: int, coin: int) -> None:
    """reviving-58: another unspent coin on the same spot; what raised the bid still does."""
    player, bids = table.players[seat], table.bids
    player.coins.remove(coin)
    player.coins.append(bids.coins[spot])
    player.coins.sort()
    bids.coins[spot] = coin
    player.rest()
    events.swapped(table.log, seat, table.mat.spots[spot], coin, table.is_open_round())


def keep_bids(table: RevivingTable, seat: int) -> None:
    table.players[seat].rest()
    events.left_bids(table.log, seat)


# Who wins which card


def winner(table: RevivingTable, bids: Bids, slot: int, is_wide: bool) -> int:
    """reviving-17: the spot whose coin wins the card on this slot, or NONE."""
    best, best_claim = NONE, NONE
    for spot in range(len(bids.seats)):
        if bids.seats[spot] != NONE and slot in table.mat.spots[spot].targets(is_wide):
            strength = claim(table, bids, spot, slot, is_wide)
            if strength > best_claim:
                best, best_claim = spot, strength
    return best


def claim(table: RevivingTable, bids: Bids, spot: int, slot: int, is_wide: bool) -> int:
    """How strong a coin is for a card: the value, then near before far, then the long edge."""
    place = table.mat.spots[spot]
    strength = 4 * (bids.coins[spot] + bids.raised[spot])
    if place.is_near(slot, is_wide):
        strength += 2
    return strength + 1 if place.long_edge else strength


def reason(table: RevivingTable, bids: Bids, slot: int, best: int, is_wide: bool) -> int:
    """Which of the four criteria decided."""
    decided = SOLE
    mine = claim(table, bids, best, slot, is_wide)
    for spot in range(len(bids.seats)):
        if spot != best and bids.seats[spot] != NONE and slot in table.mat.spots[spot].targets(is_wide):
            theirs = claim(table, bids, spot, slot, is_wide)
            if theirs // 4 < mine // 4:
                decided = max(decided, HIGHEST)
            elif theirs // 2 < mine // 2:
                decided = max(decided, NEAREST)
            else:
                decided = EDGE
    return decided


# Collecting


def reveal(table: RevivingTable) -> None:
    """reviving-17, reviving-18: all coins are turned over, and every card goes to its winner."""
    table.mark += 1
    table.shown = table.bids.clone()
    table.shown_cards = table.market[:]
    bids = table.bids
    for spot in range(len(bids.seats)):
        if bids.seats[spot] != NONE:
            events.revealed(table.log, bids.seats[spot], table.mat.spots[spot], bids.coins[spot], bids.raised[spot])
    for seat in range(table.seats):
        table.players[seat].collected = 0
        table.changed(seat)
    for slot, best in collecting_order(table):
        card = table.market[slot]
        assert card is not None
        seat = bids.seats[best]
        table.market[slot] = None
        table.players[seat].collected += 1
        if table.log is not None:
            why = reason(table, bids, slot, best, table.is_wide())
            events.won(table.log, seat, card, slot, table.mat.spots[best], why)
        receive(table, seat, card)


def collecting_order(table: RevivingTable) -> list[tuple[int, int]]:
    """The slots somebody wins, each with the spot of the coin: by its value, then in turn order, then by slot
    (reviving-76)."""
    bids, is_wide, order = table.bids, table.is_wide(), table.turn_order()
    won: list[tuple[int, int, int, int]] = []
    for slot in range(SLOTS):
        if table.market[slot] is not None:
            best = winner(table, bids, slot, is_wide)
            if best != NONE:
                won.append((-bids.coins[best], order.index(bids.seats[best]), slot, best))
    won.sort()
    return [(slot, best) for _coin, _place, slot, best in won]


def receive(table: RevivingTable, seat: int, card: Card) -> None:
    """A collected card goes to the hand; a holographic Buddha will be built at once (reviving-76)."""
    if card.holographic:
        table.show(card)
        table.arrivals = [*table.arrivals, card]
        table.arrival_seats = [*table.arrival_seats, seat]
    else:
        table.players[seat].hand.append(card)


def draw_red_cards(table: RevivingTable, seat: int) -> None:
    """reviving-19, reviving-64: up to the number everybody collects; some architects see one more and put one back."""
    player = table.players[seat]
    due = table.cards_a_round() - player.collected
    if due == 0:
        return
    table.changed(seat)
    architect = player.architect
    if architect is not None and architect.extra_when_due == due:
        player.drawn = draw_red(table, seat, due + 1)
        if len(player.drawn) > due:
            player.ask(Task.RETURN)
            return
    else:
        player.drawn = draw_red(table, seat, due)
    keep_drawn(table, seat, player)


def keep_drawn(table: RevivingTable, seat: int, player: Player) -> None:
    drawn, player.drawn = player.drawn, NO_CARDS
    player.collected += len(drawn)
    for card in drawn:
        receive(table, seat, card)


def draw_red(table: RevivingTable, seat: int, count: int) -> list[Card]:
    """The top cards of the red deck; reviving-20: if it runs out, what nobody won goes under it at once."""
    drawn: list[Card] = []
    for _ in range(count):
        if not table.red:
            put_market_under(table)
        if table.red:
            card = table.red.pop()
            table.mark += 1
            table.show_to(seat, card)
            drawn.append(card)
    events.drew(table.log, seat, drawn)
    return drawn


def return_card(table: RevivingTable, seat: int, card: Card) -> None:
    """reviving-64: under the red deck; the others are collected. reviving-48: nobody else sees which one it was."""
    player = table.players[seat]
    for drawn in player.drawn:
        table.set_knowers(drawn, 1 << seat)
    player.drawn = [other for other in player.drawn if other is not card]
    table.red.insert(0, card)
    events.returned(table.log, seat, card)
    keep_drawn(table, seat, player)
    player.rest()


def put_market_under(table: RevivingTable) -> None:
    """reviving-22: what nobody won goes under the red deck, slot by slot."""
    left = on_market(table)
    for card in left:
        table.red.insert(0, card)
    for slot in range(SLOTS):
        table.market[slot] = None
    events.put_under(table.log, left)


def take_coins_to_boards(table: RevivingTable) -> None:
    """reviving-21: the coins that were bid lie face up on the boards."""
    for spot in range(len(table.bids.seats)):
        seat = table.bids.seats[spot]
        if seat != NONE:
            player = table.players[seat]
            player.spent = [*player.spent, table.bids.coins[spot]]
            table.bids.lift(spot)
