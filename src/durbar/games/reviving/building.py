"""Building: hand cards become monuments, wilds get their colours, cards are rebuilt, and hands are cut to the limit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.games.reviving import events, scoring, solo
from durbar.games.reviving.cards import BUDDHA, Card, End, Objective
from durbar.games.reviving.moves import At, On, Rebuild
from durbar.games.reviving.pieces import NO_CARDS, Monument, Phase, Player, Task
from durbar.games.reviving.state import RevivingTable

HEIGHT_BITS: Final = 10  # for each kind and height, how many unfinished monuments a seat may build on, in one word


# Heights


def place_of(kind: i64, height: i64) -> i64:
    """Where in the word: the Shrine has one height, the Stupa two, the Pagoda three."""
    return ((kind * (kind - 1) >> 1) + height - 1) * HEIGHT_BITS


def so_many(count: i64, kind: i64, height: i64) -> i64:
    """As they are counted in the word."""
    return count << place_of(kind, height)


def has(heights: i64, kind: i64, height: i64) -> bool:
    """Whether there is a monument of this kind that has so many sections."""
    return (heights >> place_of(kind, height)) & ((1 << HEIGHT_BITS) - 1) != 0


def heights_of(table: RevivingTable, seat: int) -> i64:
    """The unfinished monuments this seat may build on."""
    heights: i64 = 0
    for square in range(len(table.squares)):
        if table.may_build_in(seat, square):
            for monument in table.squares[square].monuments:
                if not monument.is_complete():
                    heights += so_many(1, monument.kind, len(monument.ends))
    return heights


def raised(heights: i64, end: End) -> i64:
    """The same when this section has been built on one of them."""
    if end.level > 1 and has(heights, end.kind, end.level - 1):
        heights -= so_many(1, end.kind, end.level - 1)
    if not end.is_top():
        heights += so_many(1, end.kind, end.level)
    return heights


# What can be built


def building_moves(table: RevivingTable, seat: int) -> list[Move]:
    """reviving-23: any end that fits, rebuilding if that is allowed, or no more."""
    player = table.players[seat]
    moves: list[Move] = []
    heights = heights_of(table, seat)
    for card in player.hand:
        add_ends(table, seat, player, card, heights, moves)
    if player.must is not None:
        add_ends(table, seat, player, player.must, heights, moves)
    else:
        moves.append(table.reviving_moves.ready)
    return moves


def add_ends(table: RevivingTable, seat: int, player: Player, card: Card, heights: i64, moves: list[Move]) -> None:
    for end in card.ends:
        if fits(table, seat, end, heights) and not loses_must(table, player, end, heights):
            moves.append(table.reviving_moves.build[end.index])


def fits(table: RevivingTable, seat: int, end: End, heights: i64) -> bool:
    """reviving-25, reviving-26: a bottom starts a monument, another section needs one of its kind just below it."""
    if table.is_solo():
        return bool(solo.places(table, end))
    if end.level == 1 or has(heights, end.kind, end.level - 1):
        return True
    return table.ways.rebuilding and bool(places(table, seat, end))


def loses_must(table: RevivingTable, player: Player, end: End, heights: i64) -> bool:
    """reviving-38: whether the bought card could not be built any more if this end of another card were."""
    must = player.must
    if must is None:
        return False
    if end.card is must:
        return table.ways.extend_only and end.level == 1  # reviving-100
    others = [card for card in player.hand if card is not end.card]
    return not is_within_reach(table, must, others, raised(heights, end))


def is_within_reach(table: RevivingTable, card: Card, hand: list[Card], heights: i64) -> bool:
    """reviving-38: whether a card can be built, perhaps after cards of this hand."""
    for end in card.ends:
        if end.level == 1:
            if not table.ways.extend_only:
                return True
        elif can_reach(hand, end.kind, end.level - 1, heights):
            return True
    return False


def can_reach(hand: list[Card], kind: i64, height: i64, heights: i64) -> bool:
    """Whether there is a monument of this kind and height, or these hand cards could make one."""
    if height == 0 or has(heights, kind, height):
        return True
    for card in hand:
        if card.end(kind, height) is not None:
            others = [other for other in hand if other is not card]
            if can_reach(others, kind, height - 1, heights):
                return True
    return False


# Building


def choose_end(table: RevivingTable, seat: int, end: End) -> None:
    """reviving-24: the card is used for this end; where it goes is asked if there is a choice.

    reviving-59: what would replace a card is asked for too; in the first edition a single place was taken at once."""
    player = table.players[seat]
    player.chosen = end
    table.show(end.card)
    where = places(table, seat, end)
    if len(where) > 1 or (table.ways.edition >= 2 and isinstance(where[0], Rebuild)):
        player.task = Task.PLACE
    else:
        place(table, seat, where[0])


def places(table: RevivingTable, seat: int, end: End) -> list[Move]:
    """reviving-27: the squares in which it can stand, or the monuments it fits on."""
    if table.is_solo():
        return solo.places(table, end)
    moves: list[Move] = []
    for square in range(len(table.squares)):
        if not table.may_build_in(seat, square):
            continue
        if end.level == 1:
            moves.append(table.reviving_moves.at[square])
            continue
        for monument in table.squares[square].monuments:
            if monument.kind == end.kind and len(monument.ends) == end.level - 1:
                moves.append(table.reviving_moves.on[monument.ends[0].card.index])
    add_rebuilding(table, seat, end, moves)
    return moves


def place(table: RevivingTable, seat: int, where: Move) -> None:
    """reviving-23, reviving-25: the card is built there; it leaves the hand for good."""
    if isinstance(where, At):
        end = table.players[seat].chosen
        assert end is not None
        put(table, seat, where.square, Monument(end.kind, []))
    elif isinstance(where, On):
        found = table.monument_on(where.card)
        assert found is not None
        put(table, seat, table.square_of(where.card), found)
    elif isinstance(where, Rebuild):
        rebuild(table, seat, where.card)


def put(table: RevivingTable, seat: int, square: int, monument: Monument) -> None:
    player = table.players[seat]
    end = player.chosen
    assert end is not None
    player.chosen = None
    leave_hand(table, player, end.card)
    before = points_in(table, square) if end.is_top() else 0
    monument.ends.append(end)
    if end.level == 1:
        table.squares[square].monuments.append(monument)
    events.built(table.log, seat, table.owner(square), square, monument)
    player.task = player.base
    if monument.is_complete():
        count_buddha(table, monument)
        name_or_finish(table, seat, square, monument, before)


def leave_hand(table: RevivingTable, player: Player, card: Card) -> None:
    if player.must is card:
        player.must = None
    else:
        player.hand.remove(card)
    table.show(card)


def count_buddha(table: RevivingTable, monument: Monument) -> None:
    """reviving-77: how many have been built never goes back."""
    if monument.kind == BUDDHA:
        table.buddhas += 1
        if monument.is_holographic():
            table.holographic += 1


def name_or_finish(table: RevivingTable, seat: int, square: int, monument: Monument, before: int) -> None:
    """reviving-29: who finishes a monument names its wilds first; reviving-61: also a new one in a finished one."""
    if table.is_solo():
        solo.take_colour(table, monument)
    if table.unnamed(monument) is not None:
        if monument.scored:
            score(table, square, monument, before)
        player = table.players[seat]
        player.naming = monument.ends[0].card
        player.task = Task.NAME
    else:
        finish(table, seat, square, monument, before)


def naming_moves(table: RevivingTable, player: Player) -> list[Move]:
    if table.is_solo():
        return solo.naming_moves(table, player)
    return [*table.reviving_moves.colour]


def name_colour(table: RevivingTable, seat: int, colour: int) -> None:
    """reviving-29: for good, wherever the card goes; solo, the whole monument has one colour (reviving-90)."""
    player = table.players[seat]
    bottom = player.naming
    assert bottom is not None
    monument, square = table.monument_on(bottom), table.square_of(bottom)
    assert monument is not None
    before = points_in(table, square)
    end = table.unnamed(monument)
    while end is not None:
        table.name_wild(end, colour)
        events.colour_named(table.log, seat, end, colour)
        end = table.unnamed(monument)
        if not table.is_solo():
            break
    if end is None:
        player.naming = None
        player.task = player.base
        finish(table, seat, square, monument, before)


def finish(table: RevivingTable, seat: int, square: int, monument: Monument, before: int) -> None:
    """reviving-31: a finished monument is scored at once; what the square had `before` says what it brings."""
    if table.is_solo():
        solo.complete(table, monument)
    else:
        score(table, square, monument, before)
        look_at_objectives(table, seat, table.owner(square))


def score(table: RevivingTable, square: int, monument: Monument, before: int) -> None:
    """reviving-31 to reviving-33; reviving-60: a rebuilt monument is scored anew."""
    is_new = not monument.scored
    scoring.score_monument(table, monument)
    change = points_in(table, square) - before
    if is_new:
        events.completed(table.log, table.owner(square), monument, change)
    else:
        events.rescored(table.log, table.owner(square), monument, change)


def points_in(table: RevivingTable, square: int) -> int:
    return scoring.monument_points(table, table.squares[square])


# Public objectives


def look_at_objectives(table: RevivingTable, seat: int, owner: int) -> None:
    """reviving-70: what the owner of the square now meets is scored at once; of several the owner picks one."""
    met = scoring.claimable(table, owner)
    if len(met) == 1:
        scoring.claim(table, owner, met[0])
    elif len(met) > 1:
        if owner != seat:
            table.players[seat].task = Task.IDLE
        table.players[owner].task = Task.CLAIM


def claim(table: RevivingTable, seat: int, objective: Objective) -> None:
    scoring.claim(table, seat, objective)
    player = table.players[seat]
    player.task = player.base


# Rebuilding


def add_rebuilding(table: RevivingTable, seat: int, end: End, moves: list[Move]) -> None:
    """reviving-59: in the Build phase a card may also take the place of one that shows the same section."""
    if not table.ways.rebuilding or table.phase != Phase.BUILD:
        return
    for square in range(len(table.squares)):
        if table.may_build_in(seat, square):
            for monument in table.squares[square].monuments:
                if monument.kind == end.kind and len(monument.ends) >= end.level:
                    moves.append(table.reviving_moves.rebuild[monument.ends[end.level - 1].card.index])


def built_end(monument: Monument, card: Card) -> End:
    for end in monument.ends:
        if end.card is card:
            return end
    raise AssertionError("the card is in the monument")


def rebuild(table: RevivingTable, seat: int, card: Card) -> None:
    """reviving-59, reviving-61: the chosen card takes the place of the old one, which is discarded."""
    player = table.players[seat]
    end, monument = player.chosen, table.monument_with(card)
    assert end is not None
    assert monument is not None
    square = table.square_of(monument.ends[0].card)
    old = built_end(monument, card)
    player.chosen = None
    leave_hand(table, player, end.card)
    before = points_in(table, square)
    monument.ends[end.level - 1] = end
    player.dropped = [*player.dropped, card]
    events.rebuilt(table.log, seat, table.owner(square), old, end)
    player.task = player.base
    if monument.is_complete():
        count_buddha(table, monument)
        name_or_finish(table, seat, square, monument, before)


# The end of the phase


def say_ready(table: RevivingTable, seat: int) -> None:
    """reviving-30: who has built enough cuts the hand to the limit, at the end of the Build phase only."""
    player = table.players[seat]
    events.is_ready(table.log, seat)
    if table.phase == Phase.BUILD and len(player.hand) > table.hand_limit(player):
        player.ask(Task.DISCARD)
    else:
        player.rest()


def discard(table: RevivingTable, seat: int, card: Card) -> None:
    """reviving-30: it reaches the common pile when everybody has built."""
    player = table.players[seat]
    player.hand.remove(card)
    table.show(card)
    events.discarded(table.log, seat, card)
    if table.is_solo():
        table.discards.append(card)
    else:
        player.dropped = [*player.dropped, card]
    if len(player.hand) <= table.hand_limit(player):
        player.rest()


def gather_discards(table: RevivingTable) -> None:
    """What was discarded in this phase goes to the pile, clockwise from the first player."""
    for seat in table.turn_order():
        player = table.players[seat]
        table.discards += player.dropped
        player.dropped = NO_CARDS


def ask_to_build(table: RevivingTable, seat: int) -> None:
    """Who has no card has nothing to decide."""
    player = table.players[seat]
    if player.hand or table.is_solo():
        table.active = seat
        player.ask(Task.BUILD)


def build_arrival(table: RevivingTable) -> None:
    """reviving-76: a holographic Buddha is built as soon as it is collected."""
    seat, card = table.arrival_seats[0], table.arrivals[0]
    table.arrivals = table.arrivals[1:]
    table.arrival_seats = table.arrival_seats[1:]
    player = table.players[seat]
    table.active = seat
    table.changed(seat)
    player.must = card
    player.chosen = card.ends[0]
    where = places(table, seat, card.ends[0])
    if len(where) > 1:
        player.task = Task.PLACE
    else:
        place(table, seat, where[0])
