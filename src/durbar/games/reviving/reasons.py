"""Why one would bid, build or spend in Reviving Kathmandu, in words: for hints and reviews.

Nothing here looks at what a seat cannot know: other hands, coins that lie face down, missions of other squares.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.core.reasons import Reason, steps
from durbar.games.reviving import scoring
from durbar.games.reviving.cards import BUDDHA, COLOURS, KINDS, NONE, WILD, Card, End
from durbar.games.reviving.judge import finished_points
from durbar.games.reviving.moves import (
    At,
    Bid,
    Build,
    Buy,
    Claim,
    Colour,
    Convert,
    Discard,
    Jump,
    On,
    Ready,
    Rebuild,
    Return,
    Store,
    Swap,
    Take,
)
from durbar.games.reviving.pieces import Monument, Square
from durbar.games.reviving.rules import Reviving

PLACING = (On, At, Rebuild, Colour, Claim)  # what belongs to the card that is being built


def reasons(state: Reviving, seat: int, line: Sequence[Move]) -> list[Reason]:
    if not line:
        return []
    move = line[0]
    if isinstance(move, Bid):
        return for_bidding(state, seat, move.spot, move.coin)
    if isinstance(move, Jump):
        return for_bidding(state, seat, move.to_spot, state.bids.coins[move.spot])
    if isinstance(move, Swap):
        return for_bidding(state, seat, move.spot, move.coin)
    if isinstance(move, (Build, *PLACING)):
        return for_building(state, seat, line)
    if isinstance(move, (Buy, Take, Store)):
        return use_of(state, seat, [move.card])
    if isinstance(move, (Discard, Return)):
        return for_dropping(state, seat, move.card)
    if isinstance(move, Convert):
        return [Reason("coin", {"points": coin_points(state, seat, move)})]
    return for_resting(state, seat) if isinstance(move, Ready) else []


def own_squares(state: Reviving, seat: int) -> list[Square]:
    return [square for number, square in enumerate(state.squares) if state.owner(number) == seat]


# What a card is good for


def use_of(state: Reviving, seat: int, cards: Sequence[Card]) -> list[Reason]:
    """What the most useful of these cards would do in the own square."""
    found = [use for card in cards for end in card.ends if (use := use_of_end(state, seat, end)) is not None]
    return [max(found, key=lambda use: USES.index(use.key))] if found else []


USES = ("card-starts", "card-extends", "card-buddha", "card-finish")  # from the least to the most telling


def use_of_end(state: Reviving, seat: int, end: End) -> Reason | None:
    """reviving-25, reviving-26, reviving-33: it completes a monument, raises one, or starts one."""
    facts: Facts = {"section": end.section, "monument": KINDS[end.kind]}
    squares = own_squares(state, seat)
    if end.kind == BUDDHA:
        if end.colour != WILD and all(end.colour not in buddhas(state, square) for square in squares):
            return Reason("card-buddha", {**facts, "points": int(end.points + state.box.buddha_bonus)})
        return None
    for square in squares:
        for monument in square.monuments:
            if monument.kind == end.kind and len(monument.ends) == end.level - 1:
                if not end.is_top():
                    return Reason("card-extends", facts)
                points = int(finished_points(state, monument, int(end.colour)))
                return Reason("card-finish", {**facts, "points": points})
    return Reason("card-starts", facts) if end.level == 1 else None


def buddhas(state: Reviving, square: Square) -> set[int]:
    """The colours of its Buddhas."""
    return {int(state.colour(one.ends[0])) for one in square.monuments if one.kind == BUDDHA}


def for_dropping(state: Reviving, seat: int, card: Card) -> list[Reason]:
    if use_of(state, seat, [card]):
        return [Reason("drop-least", {"shows": card.shows()})]
    return [Reason("drop-useless", {"shows": card.shows()})]


# Bidding


def for_bidding(state: Reviving, seat: int, place: int, coin: int) -> list[Reason]:
    """reviving-13, reviving-17: which card the coin aims at, and what speaks for it there."""
    spot, is_wide = state.mat.spots[place], state.is_wide()
    slots = [slot for slot in spot.targets(is_wide) if state.market[slot] is not None]
    wanted = [(slot, use) for slot in slots if (use := use_of(state, seat, [card_on(state, slot)]))]
    found: list[Reason] = []
    if wanted:
        slot, use = max(wanted, key=lambda each: USES.index(each[1][0].key))
        found += use
        if not others_aim_at(state, seat, slot):
            found.append(Reason("bid-alone", {"spot": spot.key}))
        elif spot.is_near(slot, is_wide):
            found.append(Reason("bid-near", {"spot": spot.key}))
    if coin == max(state.box.coins):
        found.append(Reason("bid-largest", {"coin": coin}))
    elif kept := [other for other in state.players[seat].coins if other > coin]:
        found.append(Reason("bid-keeps", {"coin": max(kept)}))
    return found


def card_on(state: Reviving, slot: int) -> Card:
    card = state.market[slot]
    assert card is not None
    return card


def others_aim_at(state: Reviving, seat: int, slot: int) -> bool:
    """Whether a coin of somebody else aims at this card; which one it is may be hidden."""
    is_wide = state.is_wide()
    return any(
        owner not in (NONE, seat) and slot in state.mat.spots[spot].targets(is_wide)
        for spot, owner in enumerate(state.bids.seats)
    )


# Building


def for_building(state: Reviving, seat: int, line: Sequence[Move]) -> list[Reason]:
    """What the card that is built now leads to: with its place and its colour, and in the end of the line."""
    built, end_of_line = state, state
    is_first = True
    for step in steps(state, seat, line):
        if step.after.mark != state.mark:
            break
        is_first = is_first and (step.before is state or isinstance(step.move, PLACING))
        end_of_line = step.after
        if is_first:
            built = step.after
    found = [*for_finished(state, built, seat), *for_objectives(state, built, seat)]
    return found or for_growing(state, built, end_of_line, seat)


def for_finished(before: Reviving, after: Reviving, seat: int) -> list[Reason]:
    """reviving-31 to reviving-33: each monument that is complete now and was not."""
    found: list[Reason] = []
    for number, square in enumerate(after.squares):
        stood = before.squares[number]
        known = [monument.ends[0].card for monument in stood.monuments if monument.scored]
        for monument in square.monuments:
            if monument.scored and monument.ends[0].card not in known:
                found += for_one_finished(before, after, number, monument)
    return found


def for_one_finished(before: Reviving, after: Reviving, number: int, monument: Monument) -> list[Reason]:
    facts: Facts = {"monument": KINDS[monument.kind]}
    colours = after.buddha_colours(after.squares[number]) - before.buddha_colours(before.squares[number])
    if after.is_solo():
        return [Reason("finish-solo", facts)]
    points = int(monument.printed + monument.bonus + after.box.buddha_bonus * colours)
    found = [Reason("finish", {**facts, "points": points})]
    if colours > 0:
        found.append(Reason("buddha-colour", {"points": int(after.box.buddha_bonus * colours)}))
    elif monument.bonus:
        found.append(Reason("colours", {"points": int(monument.bonus)}))
    return found


def for_objectives(before: Reviving, after: Reviving, seat: int) -> list[Reason]:
    """reviving-40, reviving-70: what the own mission and the public objectives bring by it."""
    found: list[Reason] = []
    squares = zip(own_squares(before, seat), own_squares(after, seat), strict=True)
    for square, then in squares:
        met, now_met = scoring.mission_met(before, square), scoring.mission_met(after, then)
        for kind in range(len(met)):
            if now_met[kind] and not met[kind] and then.mission is not None:
                facts: Facts = {"monument": KINDS[kind], "points": int(then.mission.points[kind])}
                found.append(Reason("mission-solo" if after.is_solo() else "mission", facts))
    objective = after.players[seat].objective
    if objective is not None and before.players[seat].objective is None:
        found.append(Reason("objective", {"objective": objective.key, "points": int(objective.points)}))
    return found


def for_growing(before: Reviving, after: Reviving, end_of_line: Reviving, seat: int) -> list[Reason]:
    """reviving-25: the monument that has grown: what it lacks, its colours, and whether the next section is there."""
    monument = grown(before, after)
    if monument is None:
        return []
    missing = int(monument.kind) + 1 - len(monument.ends)
    facts: Facts = {"monument": KINDS[monument.kind], "count": missing}
    later = end_of_line.monument_on(monument.ends[0].card)
    if later is not None and later.scored and not after.is_solo():
        return [Reason("finish-next", {**facts, "points": int(later.printed + later.bonus)})]
    found = [Reason("starts" if len(monument.ends) == 1 else "grows", facts)]
    if any(card.end(monument.kind, len(monument.ends) + 1) for card in after.players[seat].hand):
        found.append(Reason("next-in-hand", {"monument": KINDS[monument.kind]}))
    seen = {int(colour) for colour in after.colours(monument)} - {WILD}
    if len(monument.ends) > 1 and len(seen) == 1:
        facts = {"colour": COLOURS[seen.pop()], "count": len(monument.ends)}
        found.append(Reason("one-colour", {**facts, "points": after.box.colour_bonus[int(monument.kind) + 1]}))
    return found


def grown(before: Reviving, after: Reviving) -> Monument | None:
    """The monument that has another section now."""
    for square in after.squares:
        for monument in square.monuments:
            stood = before.monument_on(monument.ends[0].card)
            if not monument.is_complete() and (stood is None or len(stood.ends) < len(monument.ends)):
                return monument
    return None


def for_resting(state: Reviving, seat: int) -> list[Reason]:
    """reviving-30: cards that are worth more later are kept, up to the limit."""
    player = state.players[seat]
    kept = min(len(player.hand), int(state.hand_limit(player)))
    return [Reason("keeps-cards", {"count": kept})] if kept else [Reason("nothing-left", {})]


def coin_points(state: Reviving, seat: int, move: Move) -> int:
    """reviving-36: what the leftover coin brings."""
    after = state.clone()
    after.apply(seat, move)
    return int(after.players[seat].coin_points - state.players[seat].coin_points)
