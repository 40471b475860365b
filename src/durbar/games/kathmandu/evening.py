"""The end of a day (kathmandu-77 to kathmandu-86), and tents, which are drawn then."""

from __future__ import annotations

from durbar.games.kathmandu import equipment, events
from durbar.games.kathmandu.cards import ALL_DICE, CARDS, NONE, TENT_BITS, TURNS, added, bit, ones
from durbar.games.kathmandu.state import KathmanduTable


def end_day(table: KathmanduTable) -> None:
    """kathmandu-86: of the last day only the weather is left."""
    table.mark += 1
    if table.day < table.ways.days:
        if table.ways.tents != 0:
            draw_tents(table)
        pass_pawn(table)
        roll_all_dice(table)
    show_weather(table)
    if table.day < table.ways.days:
        refill(table)


# The pawn


def competes(table: KathmanduTable, seat: int) -> bool:
    """kathmandu-79: who has used three dice."""
    return table.players[seat].used == TURNS


def lowest_sum(table: KathmanduTable) -> int:
    """kathmandu-77: the lowest sum of three used dice, or NONE."""
    lowest = NONE
    for seat in range(table.seats):
        if competes(table, seat):
            points = int(table.players[seat].sum_of_dice())
            if lowest == NONE or points < lowest:
                lowest = points
    return lowest


def lowest_seats(table: KathmanduTable) -> list[int]:
    """kathmandu-78: who has the lowest sum, clockwise from the left of the holder."""
    lowest = lowest_sum(table)
    found: list[int] = []
    for place in range(1, table.seats + 1):
        seat = (int(table.holder) + place) % table.seats
        if competes(table, seat) and table.players[seat].sum_of_dice() == lowest:
            found.append(seat)
    return found


def pass_pawn(table: KathmanduTable) -> None:
    """kathmandu-77 to kathmandu-79: among equals to the next clockwise; if nobody competes it stays."""
    lowest = lowest_seats(table)
    if lowest:
        points = lowest_sum(table)
        table.holder = lowest[0]
        events.pawn_passed(table, table.holder, points)


def draw_tents(table: KathmanduTable) -> None:
    """kathmandu-100: everybody with the lowest sum draws one, while there are some."""
    for seat in lowest_seats(table):
        if table.tent_deck:
            tent = table.tent_deck.pop()
            player = table.players[seat]
            player.tents = added(player.tents, tent, TENT_BITS, 1)
            events.drew_tent(table, seat, table.box.tent_lands[tent])


# Dice, weather, cards


def roll_all_dice(table: KathmanduTable) -> None:
    """kathmandu-80: everybody who is still on the way."""
    for seat in range(table.seats):
        player = table.players[seat]
        player.unused = ALL_DICE
        player.slots = 0
        player.used = 0
        if not player.arrived:
            equipment.roll_dice(table, player, ALL_DICE)
            events.rolled(table, seat)


def show_weather(table: KathmanduTable) -> None:
    """kathmandu-81 to kathmandu-83: a storm moves on, and tires whoever is behind it."""
    is_storm = table.weather[table.shown]
    table.shown += 1
    if is_storm and table.storm < table.landscape.boards - 1:
        table.storm += 1
    events.weather_shown(table, is_storm)
    for seat in range(table.seats):
        player = table.players[seat]
        if not player.arrived and table.board(player.space) < table.storm:
            player.tire()
            events.tired(table, "storm", seat, 1)


def refill(table: KathmanduTable) -> None:
    """kathmandu-85: equipment up to the limit, and new animals."""
    cards: list[int] = []
    while ones(table.gear) < table.gear_limit():
        card = next_card(table)
        if card == NONE:
            break
        show_card(table, card)
        cards.append(card)
    animals: list[int] = []
    for _ in range(table.animals_a_day()):
        if table.animal_deck:
            animal = table.animal_deck.pop()
            show_animal(table, animal)
            animals.append(animal)
    events.refilled(table, cards, animals)


def show_card(table: KathmanduTable, card: int) -> None:
    table.gear |= bit(card)


def show_animal(table: KathmanduTable, animal: int) -> None:
    table.animals |= bit(animal)


def next_card(table: KathmanduTable) -> int:
    """kathmandu-62: the top of the deck; an empty one is made anew from the discards."""
    if not table.gear_deck:
        for card in range(CARDS):
            if (table.discards >> card) & 1:
                table.gear_deck.append(card)
        table.discards = 0
        table.rng.shuffle(table.gear_deck)
        if table.gear_deck:
            events.reshuffled(table)
    return table.gear_deck.pop() if table.gear_deck else NONE
