"""Positions of Reviving Kathmandu as plain data: how they are written, and what follows from it.

Whether a game could come to one is asked in `reachable`; here everything is found in the box and put in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import (
    MARK,
    OF_EVERY_STATE,
    RNG,
    SEAT,
    Fields,
    Form,
    Particular,
    each,
    from_the_top,
    maybe,
    named,
    one_of,
    plain,
    require_range,
    require_seat,
    thing,
    within,
)
from durbar.core.pieces import keys
from durbar.games.reviving import scoring, solo
from durbar.games.reviving.cards import COLOURS, KINDS, NONE, SIDES, SLOTS, Card, End
from durbar.games.reviving.pieces import Bids, Monument, Phase, Player, Square, no_bids
from durbar.games.reviving.reachable import check
from durbar.games.reviving.reachable.cards import check_cards, open_cards
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.view import PHASES, TASKS

# What is found in the box


def card_of(state: Reviving, key: str) -> Card:
    card = state.box.by_key.get(key)
    if card is None:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return card


def end_of(state: Reviving, key: str) -> End:
    """An end is written like its card, with a letter if the card has two."""
    card = state.box.by_key.get(key) or state.box.by_key.get(key[:-1])
    for end in card.ends if card is not None else ():
        if end.key == key:
            return end
    raise BadPosition(f"there is no end {quoted(key)} of a card in the box")


def found(things: list[Any], key: str, what: str) -> Any:
    for one in things:
        if one.key == key:
            return one
    raise BadPosition(f"there is no {what} {quoted(key)} in the box")


def one_among(things: Callable[[Reviving], list[Any]], what: str) -> Form:
    """One of some things of the box or of this game, by its key."""
    return thing(lambda state, key: found(things(state), key, what))


CARD = thing(card_of)
END = thing(end_of)
COLOUR = named(COLOURS)


# The mat


class WrittenBid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    spot: str
    seat: int
    coin: int
    raised: int = 0


def write_bids(state: Reviving, bids: Bids) -> Any:
    return to_builtins(
        [
            WrittenBid(spot.key, bids.seats[n], bids.coins[n], bids.raised[n])
            for n, spot in enumerate(state.mat.spots)
            if bids.seats[n] != NONE
        ]
    )


def read_bids(state: Reviving, name: str, written: list[WrittenBid]) -> Bids:
    bids = no_bids(len(state.mat.spots))
    for bid in written:
        spot = found(state.mat.spots, bid.spot, "spot")
        require_seat(state, name, bid.seat)
        require_range("raised", bid.raised, 0, 9)
        if bid.coin not in state.box.coins or bids.seats[spot.index] != NONE:
            raise BadPosition(f"on {bid.spot} lies {quoted(bid.coin)}; a spot has one coin, of {state.box.coins}")
        bids.lay(spot.index, bid.seat, bid.coin, bid.raised)
    return bids


def read_slots(state: Reviving, name: str, written: list[str]) -> list[Card | None]:
    if len(written) != SLOTS:
        raise BadPosition(f"the market has {SLOTS} slots, empty or not")
    return [card_of(state, key) if key else None for key in written]


def write_debris(state: Reviving, table: Reviving) -> dict[str, list[str]]:
    stacks = zip(state.mat.spots, state.debris, strict=True)
    return {spot.key: [COLOURS[colour] for colour in stack] for spot, stack in stacks if stack}


def read_debris(state: Reviving, table: Reviving, written: dict[str, list[str]]) -> None:
    """What has not fallen is in the bag."""
    state.bag = [int(state.box.debris) if state.is_solo() else 0] * len(COLOURS)
    for key, colours in written.items():
        spot = found(state.mat.spots, key, "spot")
        state.debris[spot.index] = [COLOURS.index(colour) for colour in colours]
        for colour in state.debris[spot.index]:
            state.bag[colour] -= 1
    if min(state.bag) < 0:
        raise BadPosition("there is more debris of a colour than the bag had")


# What is known of cards


def write_arrivals(state: Reviving, table: Reviving) -> list[tuple[int, str]]:
    return [(seat, card.key) for seat, card in zip(state.arrival_seats, state.arrivals, strict=True)]


def read_arrivals(state: Reviving, table: Reviving, written: list[tuple[int, str]]) -> None:
    state.arrivals = [card_of(state, key) for _seat, key in written]
    state.arrival_seats = [seat for seat, _key in written]
    for seat in state.arrival_seats:
        require_seat(state, "arrivals", seat)


def write_known(state: Reviving, table: Reviving) -> dict[str, list[int]]:
    cards = state.red[:]
    for player in state.players:
        cards += player.hand + player.drawn
    known = {}
    for card in sorted(cards, key=lambda card: card.index):
        mask = state.knowers[card.index]
        if mask:
            seats = [seat for seat in range(state.seats) if mask >> seat & 1]
            known[card.key] = seats + ([-1] if mask >> state.seats & 1 else [])
    return known


def read_known(state: Reviving, table: Reviving, written: dict[str, list[int]]) -> None:
    """What lies open is known to everybody; for the rest the position says it."""
    for card in open_cards(state):
        state.show(card)
    hidden = state.red[:]
    for player in state.players:
        hidden += player.hand + player.drawn
    for key, seats in written.items():
        card = card_of(state, key)
        if card not in hidden:
            raise BadPosition(f"{key} is not in a hand or in the red deck, so 'known' does not list it")
        if len(set(seats)) != len(seats):
            raise BadPosition(f"'known' lists a seat twice for {key}; once is enough")
        for seat in seats:
            require_range("a seat in known", seat, -1, state.seats - 1)
            state.show_to(seat if seat >= 0 else state.seats, card)


def write_wilds(state: Reviving, table: Reviving) -> dict[str, str]:
    return {end.key: COLOURS[colour] for end, colour in state.named_wilds()}


def read_wilds(state: Reviving, table: Reviving, written: dict[str, str]) -> None:
    for key, colour in written.items():
        end = end_of(state, key)
        if end.wild == NONE:
            raise BadPosition(f"{key} is not wild, so its colour was not named")
        state.name_wild(end, COLOURS.index(colour))


# What can be won


def read_objectives(state: Reviving, name: str, written: list[str]) -> list[Any]:
    expected = state.seats - 1 if state.ways.objectives else 0
    if len(set(written)) != expected or len(written) != expected:
        raise BadPosition(f"there are {expected} different public objectives, not {len(written)}")
    return [found(state.box.objectives, key, "objective") for key in written]


def write_bhairavs(state: Reviving, bhairavs: list[bool]) -> list[str]:
    return [colour for colour, lies_there in zip(COLOURS, bhairavs, strict=True) if lies_there]


def read_bhairavs(state: Reviving, name: str, written: list[str]) -> list[bool]:
    for colour in written:
        if written.count(colour) > 1:
            raise BadPosition(f"the {colour} Bhairav lies there twice; there is one of each colour")
    return [colour in written for colour in COLOURS]


# Squares


def read_ends(state: Reviving, monument: Monument, written: list[str]) -> None:
    """reviving-25, reviving-26: sections of one kind, from the bottom, without a gap."""
    ends = [end_of(state, key) for key in written]
    if not ends or any(end.kind != ends[0].kind or end.level != level for level, end in enumerate(ends, 1)):
        raise BadPosition(f"{quoted(written)} is no monument: sections of one kind, from the bottom")
    monument.kind = ends[0].kind
    monument.ends = ends
    if monument.scored and not monument.is_complete():
        raise BadPosition(f"{KINDS[monument.kind]} {written[0]} is not finished, so it cannot be scored")


def read_rank(state: Reviving, monument: Monument, rank: int) -> None:
    require_range("rank", rank, 0, len(state.box.cards) if monument.is_holographic() else 0)
    monument.printed = rank


def missions(state: Reviving) -> list[Any]:
    return state.box.advanced_missions if state.ways.advanced_missions else state.box.missions


def read_squares(state: Reviving, name: str, written: list[Any]) -> list[Square]:
    right = solo.SQUARES if state.is_solo() else state.seats
    if len(written) != right:
        raise BadPosition(f"the position has {len(written)} squares; it should be {right}")
    return [SQUARE.read(state, name, square) for square in written]


# All fields

MONUMENT = Fields(  # `rank` is that of a holographic Buddha; other points follow from its sections
    Monument,
    make=lambda state, written: Monument(0, []),
    unwritten=("bonus",),
    ends=Particular(list[str], lambda state, it: [end.key for end in it.ends], read_ends, "kind", "ends"),
    scored=plain(bool).usually(False),
    rank=Particular(int, lambda state, it: it.printed if it.is_holographic() else 0, read_rank, "printed").usually(0),
)
SQUARE = Fields(Square, mission=maybe(one_among(missions, "mission")), monuments=each(MONUMENT))
PLAYER = Fields(
    Player,
    make=lambda state, written: Player([], []),
    unwritten=("unfinished_points", "mission_points", "bhairav_points", "opinion"),
    hand=each(CARD),
    coins=plain(list[int]),
    spent=plain(list[int]),
    drawn=each(CARD).usually([]),
    collected=within(0, lambda state: state.cards_a_round()).usually(0),
    dropped=each(CARD).usually([]),
    architect=maybe(one_among(lambda state: state.box.architects, "architect")).usually(None),
    task=one_of(TASKS).usually("idle"),
    base=one_of(TASKS).usually("idle"),
    must=maybe(CARD).usually(None),
    chosen=maybe(END).usually(None),
    naming=maybe(CARD).usually(None),
    giving=within(0, solo.TRADED).usually(0),
    coin_points=within(0, lambda state: state.box.coins[-1] * state.box.rounds).usually(0),
    objective=maybe(one_among(lambda state: state.objectives, "objective")).usually(None),
    objective_round=within(0, lambda state: state.round).usually(0),
    bhairav=maybe(COLOUR, NONE).usually(None),
)
MARKET = Form(list[str], each(maybe(CARD, None, "")).write, read_slots)
BIDS = Form(list[WrittenBid], write_bids, read_bids)
TABLE = Fields(  # `known`: who knows a card in a hand or in the red deck; -1 for those who only watch
    Reviving,
    unwritten=(*OF_EVERY_STATE, "box", "reviving_moves", "ways", "mat", "owns_knowers"),
    phase=one_of(PHASES),
    round=within(0, lambda state: state.rounds()),
    first_player=SEAT,
    active=SEAT,
    queue=plain(list[int]),
    blue=from_the_top(CARD),
    red=from_the_top(CARD),
    discards=from_the_top(CARD),
    market=MARKET,
    bids=BIDS,
    shown=BIDS,
    shown_cards=MARKET,
    arrivals=Particular(list[tuple[int, str]], write_arrivals, read_arrivals, "arrivals", "arrival_seats"),
    known=Particular(dict[str, list[int]], write_known, read_known, "knowers"),
    wilds=Particular(dict[str, COLOUR.shape], write_wilds, read_wilds, "wild_colours"),  # type: ignore[name-defined]
    holographic=plain(int),
    buddhas=plain(int),
    objectives=Form(list[str], lambda state, them: [one.key for one in them], read_objectives),
    bhairavs=Form(list[COLOUR.shape], write_bhairavs, read_bhairavs),  # type: ignore[name-defined]
    debris=Particular(dict[str, list[COLOUR.shape]], write_debris, read_debris, "debris", "bag"),  # type: ignore[name-defined]
    level=plain(int),
    players=each(PLAYER),
    squares=Form(list[SQUARE.shape], each(SQUARE).write, read_squares),  # type: ignore[name-defined]
    mark=MARK,
    rng=RNG,
    die=maybe(named(SIDES), NONE).usually(None),
)


def accept(state: Reviving) -> None:
    """Refuse a position that no game can reach; points follow from the rest."""
    check_cards(state)
    check(state)
    score_what_lies_there(state)


def score_what_lies_there(state: Reviving) -> None:
    """Points follow from what lies there; only ranks of holographic Buddhas are written."""
    if state.is_solo():
        return
    for square in state.squares:
        for monument in square.monuments:
            if monument.scored:
                scoring.score_monument(state, monument)
    if state.phase == Phase.OVER:
        for seat, player in enumerate(state.players):
            square = state.squares[seat]
            player.unfinished_points = scoring.unfinished_points(square)
            player.mission_points = scoring.mission_points(state, square)
            if player.bhairav != NONE:
                player.bhairav_points = scoring.bhairav_points(state, player, square)


def pieces(state: Reviving) -> list[str]:
    """Every card that is played with, every coin and all debris."""
    lying = state.blue + state.red + open_cards(state)
    for player in state.players:
        lying += player.hand + player.drawn
    found = keys(lying)
    for seat, player in enumerate(state.players):
        on_mat = [state.bids.coins[spot] for spot in state.bids.spots_of(seat)]
        found += [f"coin {seat} {coin}" for coin in player.coins + player.spent + on_mat]
    for colour, count in enumerate(state.bag):
        fallen = sum(stack.count(colour) for stack in state.debris)
        found += [f"debris {COLOURS[colour]}"] * (count + fallen)
    return found
