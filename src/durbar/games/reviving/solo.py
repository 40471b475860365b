"""Solo: two squares, debris that falls on the spots, one-coloured monuments, a storage, and four levels."""

from __future__ import annotations

from typing import Final

from durbar.core.moves import Move
from durbar.games.reviving import bidding, events, scoring
from durbar.games.reviving.cards import BUDDHA, COLOURS, KINDS, NARROW, NONE, PAGODA, SLOTS, WILD, Card, End, Mission
from durbar.games.reviving.pieces import Monument, Player, Square, Task
from durbar.games.reviving.state import RevivingTable

ME: Final = 0
SQUARES: Final = 2
MONUMENTS: Final = 5  # that a square needs
EXTREME: Final = 4
TRADED: Final = 2  # hand cards for one of the discards
WHEN_TO_TRADE: Final = (Task.BID, Task.BUILD, Task.DISCARD, Task.STORE)  # what one may be deciding …
MIDWAY: Final = (Task.PLACE, Task.NAME)  # … and since edition 3 also this


# Missions


def mission_moves(table: RevivingTable) -> list[Move]:
    """reviving-79, reviving-80: any mission, then one that does not clash with it; or both at random."""
    moves: list[Move] = [table.reviving_moves.mission[mission.index] for mission in possible_missions(table)]
    if table.squares[0].mission is None:
        moves.append(table.reviving_moves.random)
    return moves


def possible_missions(table: RevivingTable) -> list[Mission]:
    first = table.squares[0].mission
    if first is not None:
        return table.box.partners[first.index]
    return mission_deck(table)


def mission_deck(table: RevivingTable) -> list[Mission]:
    """reviving-68: the missions that are played with."""
    return table.box.advanced_missions if table.ways.advanced_missions else table.box.missions


def take_mission(table: RevivingTable, mission: Mission) -> None:
    square = table.squares[0] if table.squares[0].mission is None else table.squares[1]
    square.mission = mission
    events.got_mission(table.log, ME, mission, True)
    if table.squares[1].mission is not None:
        table.players[ME].rest()


def draw_missions(table: RevivingTable) -> None:
    """reviving-79: any of the pairs that do not clash, with equal chance."""
    table.mark += 1
    pairs: list[tuple[Mission, Mission]] = []
    for first in possible_missions(table):
        for second in table.box.partners[first.index]:
            pairs.append((first, second))
    pair = pairs[table.rng.below(len(pairs))]
    take_mission(table, pair[0])
    take_mission(table, pair[1])


# Debris


def shake_until_a_bid_is_possible(table: RevivingTable) -> None:
    """reviving-82, reviving-84: debris falls; again and again while no coin could be laid."""
    shake(table)
    while not bidding.bid_moves(table, ME):
        shake(table)


def shake(table: RevivingTable) -> None:
    """reviving-82: every spot of one side gets debris, or gives back the coin that lies there."""
    table.die = table.box.die[table.rng.below(len(table.box.die))]
    table.mark += 1
    events.shaken(table.log, table.die)
    for spot in table.mat.sides[table.die]:
        if table.bids.seats[spot.index] != NONE:
            coin = table.bids.coins[spot.index]
            table.bids.lift(spot.index)
            table.players[ME].coins.append(coin)
            table.players[ME].coins.sort()
            events.coin_back(table.log, ME, spot, coin)
        elif any(table.bag):
            colour = draw_debris(table)
            table.debris[spot.index].append(colour)
            events.debris_fell(table.log, spot, colour)


def draw_debris(table: RevivingTable) -> int:
    """One piece out of the bag."""
    left = table.rng.below(sum(table.bag))
    for colour in range(len(COLOURS)):
        if left < table.bag[colour]:
            table.bag[colour] -= 1
            return colour
        left -= table.bag[colour]
    raise AssertionError("the bag was not empty")


def clear_debris(table: RevivingTable, colour: int) -> None:
    """reviving-88: all debris of a colour goes back to the bag; the rest keeps its order."""
    count = 0
    for spot in range(len(table.debris)):
        rest = [piece for piece in table.debris[spot] if piece != colour]
        count += len(table.debris[spot]) - len(rest)
        table.debris[spot] = rest
    table.bag[colour] += count
    if count:
        events.debris_cleared(table.log, colour, count)


# Collecting


def collect(table: RevivingTable, spot: int) -> None:
    """reviving-85: both cards the coin aims at; the coin stays."""
    player = table.players[ME]
    taken: list[Card] = []
    for slot in table.mat.spots[spot].targets(table.is_wide()):
        card = table.market[slot]
        assert card is not None
        table.market[slot] = None
        taken.append(card)
    player.hand += taken
    events.collected(table.log, ME, taken)


# Building


def colour_so_far(table: RevivingTable, monument: Monument) -> int:
    """The one colour of a monument, or WILD while it has none."""
    for end in monument.ends:
        colour = table.colour(end)
        if colour != WILD:
            return colour
    return WILD


def places(table: RevivingTable, end: End) -> list[Move]:
    """reviving-86, reviving-87: where a section can go, so that one colour stays possible."""
    moves: list[Move] = []
    for square in range(SQUARES):
        if end.level == 1:
            if end.kind != BUDDHA or may_finish_as(table, square, end.kind, end.colour):
                moves.append(table.reviving_moves.at[square])
            continue
        for monument in table.squares[square].monuments:
            if is_below(end, monument) and takes(table, end, square, monument):
                moves.append(table.reviving_moves.on[monument.ends[0].card.index])
    return moves


def is_below(end: End, monument: Monument) -> bool:
    """Whether this section is the next one of the monument."""
    return monument.kind == end.kind and len(monument.ends) == end.level - 1


def takes(table: RevivingTable, end: End, square: int, monument: Monument) -> bool:
    if not matches(table, end, monument):
        return False
    return not end.is_top() or may_finish_as(table, square, monument.kind, colour_with(table, end, monument))


def matches(table: RevivingTable, end: End, monument: Monument) -> bool:
    colour = colour_so_far(table, monument)
    return end.colour == WILD or colour == WILD or end.colour == colour


def colour_with(table: RevivingTable, end: End, monument: Monument) -> int:
    colour = colour_so_far(table, monument)
    return end.colour if colour == WILD else colour


def may_finish_as(table: RevivingTable, square: int, kind: int, colour: int) -> bool:
    """Whether a monument of this colour, or of any if it is all wild, could be finished here."""
    if colour != WILD:
        return may_finish(table, square, kind, colour)
    return any(may_finish(table, square, kind, named) for named in range(len(COLOURS)))


def may_finish(table: RevivingTable, square: int, kind: int, colour: int) -> bool:
    """reviving-87: five monuments a square, one a colour, and no kind in the same colour in both squares."""
    for number in range(SQUARES):
        for monument in table.squares[number].monuments:
            is_alike = monument.scored and colour_so_far(table, monument) == colour
            if is_alike and (number == square or monument.kind == kind):
                return False
    return True


def take_colour(table: RevivingTable, monument: Monument) -> None:
    """reviving-90: wilds take the colour of their monument."""
    colour = colour_so_far(table, monument)
    end = table.unnamed(monument)
    while colour != WILD and end is not None:
        table.name_wild(end, colour)
        events.colour_named(table.log, ME, end, colour)
        end = table.unnamed(monument)


def naming_moves(table: RevivingTable, player: Player) -> list[Move]:
    """reviving-90: an all-wild monument gets any colour in which it may be finished."""
    bottom = player.naming
    assert bottom is not None
    square, monument = table.square_of(bottom), table.monument_on(bottom)
    assert monument is not None
    moves: list[Move] = []
    for colour in range(len(COLOURS)):
        if may_finish(table, square, monument.kind, colour):
            moves.append(table.reviving_moves.colour[colour])
    return moves


def complete(table: RevivingTable, monument: Monument) -> None:
    """reviving-88, reviving-92: debris of its colour is cleared, and perhaps that was the last one needed."""
    monument.scored = True
    events.completed(table.log, ME, monument, 0)
    clear_debris(table, colour_so_far(table, monument))
    table.level = level_reached(table)


# What can be done besides what is asked


def add_asides(table: RevivingTable, player: Player, moves: list[Move]) -> None:
    """Scrapping (reviving-89) and trading (reviving-94)."""
    if may_scrap(table, player):
        for number in range(SQUARES):
            for monument in table.squares[number].monuments:
                if not monument.is_complete() and not stays(table, player.chosen, number, monument):
                    moves.append(table.reviving_moves.scrap[monument.ends[0].card.index])
    if can_trade(table, player) and is_time_to_trade(table, player):
        moves.append(table.reviving_moves.trade)


def may_scrap(table: RevivingTable, player: Player) -> bool:
    """reviving-89: whatever has to be decided, once missions are chosen; in the first edition only while building."""
    if table.ways.edition >= 2:
        return player.task != Task.IDLE and player.task != Task.MISSION
    return player.task == Task.BUILD


def stays(table: RevivingTable, end: End | None, square: int, monument: Monument) -> bool:
    """reviving-105: before edition 3 no monument was discarded on which the section being placed could go."""
    if table.ways.edition >= 3 or end is None:
        return False
    return is_below(end, monument) and takes(table, end, square, monument)


def is_time_to_trade(table: RevivingTable, player: Player) -> bool:
    """reviving-94: whatever has to be decided between the deal of a market and the end of its cleaning up."""
    return player.task in WHEN_TO_TRADE or (table.ways.edition >= 3 and player.task in MIDWAY)


def scrap(table: RevivingTable, card: Card) -> None:
    """reviving-89: all of its cards at once; a section that now fits nowhere is not built after all."""
    player = table.players[ME]
    square = table.squares[table.square_of(card)]
    monument = table.monument_on(card)
    assert monument is not None
    square.monuments.remove(monument)
    for end in monument.ends:
        table.discards.append(end.card)
    events.scrapped(table.log, ME, monument)
    if player.chosen is not None and not places(table, player.chosen):
        player.chosen = None
        player.task = player.base


# Winning


def level_reached(table: RevivingTable) -> int:
    """reviving-92, reviving-93: 0 until both squares are as they should be, then the level of their fifth monuments."""
    kinds: list[int] = []
    for square in table.squares:
        if scoring.finished(square) < MONUMENTS or not all(scoring.mission_met(table, square)):
            return 0
        kinds.append(fifth_kind(square))
    if table.ways.extreme:
        return EXTREME if kinds == [PAGODA, PAGODA] else 0
    cards = sum(kinds) + SQUARES
    level = 1
    while level + 1 < EXTREME and cards >= table.box.levels[level]:
        level += 1
    return level


def fifth_kind(square: Square) -> int:
    """The kind of which a square with all four kinds and five monuments has two."""
    counts = [0] * len(KINDS)
    for monument in square.monuments:
        if monument.scored:
            counts[monument.kind] += 1
    return counts.index(2)


# Cleaning up


def begin_cleaning(table: RevivingTable) -> None:
    """reviving-91: what was in the storage is discarded; then two cards of the market are kept."""
    old = [card for card in table.market[NARROW:] if card is not None]
    table.discards += old
    table.market[NARROW] = None
    table.market[NARROW + 1] = None
    events.cleaned_up(table.log, old)
    table.players[ME].ask(Task.STORE)


def store_moves(table: RevivingTable) -> list[Move]:
    moves: list[Move] = []
    for slot in range(NARROW):
        card = table.market[slot]
        if card is not None:
            moves.append(table.reviving_moves.store[card.index])
    return moves


def store(table: RevivingTable, card: Card) -> None:
    """reviving-91: the first card lies above, the second below; the rest is discarded."""
    table.market[table.market.index(card)] = None
    slot = NARROW if table.market[NARROW] is None else NARROW + 1
    table.market[slot] = card
    events.stored(table.log, ME, card)
    if slot == SLOTS - 1:
        left = [card for card in table.market[:NARROW] if card is not None]
        table.discards += left
        for slot in range(NARROW):
            table.market[slot] = None
        events.cleaned_up(table.log, left)
        table.players[ME].rest()


# The Ultimate Architect's power


def can_trade(table: RevivingTable, player: Player) -> bool:
    """reviving-94: at the level Extreme, with two cards in the hand."""
    return table.ways.extreme and len(player.hand) >= TRADED


def begin_trade(table: RevivingTable, player: Player) -> None:
    """reviving-94: a section that was being placed goes back to the hand."""
    player.chosen = None
    player.task = Task.TRADE
    player.giving = TRADED
    events.traded(table.log, ME)


def give(table: RevivingTable, player: Player, card: Card) -> None:
    """reviving-94: the cards given reach the discards first."""
    player.hand.remove(card)
    table.discards.append(card)
    player.giving -= 1
    events.discarded(table.log, ME, card)
    if player.giving == 0:
        player.task = Task.TAKE


def take(table: RevivingTable, player: Player, card: Card) -> None:
    table.discards.remove(card)
    player.hand.append(card)
    events.took(table.log, ME, card)
    player.task = player.base if player.naming is None else Task.NAME
    if player.base == Task.DISCARD and len(player.hand) <= table.hand_limit(player):
        player.rest()
