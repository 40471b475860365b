"""Positions of Reviving Kathmandu as plain data: written out whole, and read back only if a game could be there.

Whether a game could be there is asked in `reachable.py`; here everything is found in the box and put in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.position import read_count, written_count
from durbar.core.rng import read_rng
from durbar.games.reviving import scoring, solo
from durbar.games.reviving.cards import COLOURS, KINDS, NONE, SIDES, SLOTS, Card, End, keys
from durbar.games.reviving.reachable import check, check_cards, open_cards, require_range
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.seen import key_of
from durbar.games.reviving.state import Bids, Monument, Phase, Player, Square
from durbar.games.reviving.view import PHASES, TASKS, PhaseName, TaskName

if TYPE_CHECKING:
    from durbar.games.reviving.game import RevivingGame, RevivingOptions

Side = Literal["n", "e", "s", "w"]
Colour = Literal["blue", "white", "red", "green", "yellow"]
T = TypeVar("T")


class WrittenBid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    spot: str
    seat: int
    coin: int
    raised: int = 0


class WrittenMonument(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Its ends from the bottom. `scored` says that it was finished; `rank` is that of a holographic Buddha."""

    ends: list[str]
    scored: bool = False
    rank: int = 0


class WrittenSquare(Struct, frozen=True, forbid_unknown_fields=True):
    mission: str | None
    monuments: list[WrittenMonument]


class WrittenPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    hand: list[str]
    coins: list[int]
    spent: list[int]
    drawn: list[str] = []
    collected: int = 0
    dropped: list[str] = []
    architect: str | None = None
    task: TaskName = "idle"
    base: TaskName = "idle"
    must: str | None = None
    chosen: str | None = None
    naming: str | None = None
    giving: int = 0
    coin_points: int = 0
    objective: str | None = None
    objective_round: int = 0
    bhairav: Colour | None = None


class WrittenReviving(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The position. Decks and discards are listed from the top; an empty string in the market is an empty slot.

    known: who knows a card in a hand or in the red deck: seats, and -1 for those who only watch; nobody if not listed
    wilds: the colours that were named, by the ends they were named for
    die:   solo: the side it shows
    """

    phase: PhaseName
    round: int
    first_player: int
    active: int
    queue: list[int]
    blue: list[str]
    red: list[str]
    discards: list[str]
    market: list[str]
    bids: list[WrittenBid]
    shown: list[WrittenBid]
    shown_cards: list[str]
    arrivals: list[tuple[int, str]]
    known: dict[str, list[int]]
    wilds: dict[str, Colour]
    holographic: int
    buddhas: int
    objectives: list[str]
    bhairavs: list[Colour]
    debris: dict[str, list[Colour]]
    level: int
    players: list[WrittenPlayer]
    squares: list[WrittenSquare]
    mark: int
    rng: str
    die: Side | None = None


# Writing


def write(state: Reviving) -> dict[str, Any]:
    """The position as plain data."""
    written = WrittenReviving(
        phase=PHASES[state.phase],
        round=state.round,
        first_player=state.first_player,
        active=state.active,
        queue=state.queue,
        blue=keys(state.blue[::-1]),
        red=keys(state.red[::-1]),
        discards=keys(state.discards[::-1]),
        market=[key_of(card) for card in state.market],
        bids=write_bids(state, state.bids),
        shown=write_bids(state, state.shown),
        shown_cards=[key_of(card) for card in state.shown_cards],
        arrivals=[(seat, card.key) for seat, card in zip(state.arrival_seats, state.arrivals, strict=True)],
        known=write_known(state),
        wilds={end.key: colour_name(colour) for end, colour in state.named_wilds()},
        holographic=state.holographic,
        buddhas=state.buddhas,
        objectives=[objective.key for objective in state.objectives],
        bhairavs=[colour_name(colour) for colour in range(len(COLOURS)) if state.bhairavs[colour]],
        debris={
            spot.key: [colour_name(colour) for colour in state.debris[spot.index]]
            for spot in state.mat.spots
            if state.debris[spot.index]
        },
        level=state.level,
        players=[write_player(player) for player in state.players],
        squares=[write_square(square) for square in state.squares],
        mark=written_count(state.mark),
        rng=state.rng.written(),
        die=None if state.die == NONE else SIDES[state.die],
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def colour_name(colour: int) -> Colour:
    return COLOURS[colour]


def write_bids(state: Reviving, bids: Bids) -> list[WrittenBid]:
    return [
        WrittenBid(spot.key, bids.seats[n], bids.coins[n], bids.raised[n])
        for n, spot in enumerate(state.mat.spots)
        if bids.seats[n] != NONE
    ]


def write_known(state: Reviving) -> dict[str, list[int]]:
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


def write_player(player: Player) -> WrittenPlayer:
    return WrittenPlayer(
        hand=keys(player.hand),
        coins=player.coins,
        spent=player.spent,
        drawn=keys(player.drawn),
        collected=player.collected,
        dropped=keys(player.dropped),
        architect=player.architect.key if player.architect else None,
        task=TASKS[player.task],
        base=TASKS[player.base],
        must=player.must.key if player.must else None,
        chosen=player.chosen.key if player.chosen else None,
        naming=player.naming.key if player.naming else None,
        giving=player.giving,
        coin_points=player.coin_points,
        objective=player.objective.key if player.objective else None,
        objective_round=player.objective_round,
        bhairav=None if player.bhairav == NONE else colour_name(player.bhairav),
    )


def write_square(square: Square) -> WrittenSquare:
    return WrittenSquare(
        mission=square.mission.key if square.mission else None,
        monuments=[write_monument(monument) for monument in square.monuments],
    )


def write_monument(monument: Monument) -> WrittenMonument:
    rank = monument.printed if monument.is_holographic() else 0
    return WrittenMonument([end.key for end in monument.ends], monument.scored, rank)


# Reading


def read(game: RevivingGame, written: WrittenReviving, seats: int, options: RevivingOptions) -> Reviving:
    """The state of a written position."""
    if len(written.players) != seats:
        raise BadPosition(f"the position has {len(written.players)} players at a table of {seats}")
    squares = solo.SQUARES if seats == 1 else seats
    if len(written.squares) != squares:
        raise BadPosition(f"the position has {len(written.squares)} squares; it should be {squares}")
    try:
        state = game.empty_table(seats, options, read_rng(written.rng))
    except BadSeed as error:
        raise BadPosition(f"rng: {error}") from None
    state.phase = named(PHASES, written.phase)
    require_range("round", written.round, 0, state.rounds())
    require_range("first_player", written.first_player, 0, seats - 1)
    require_range("active", written.active, 0, seats - 1)
    state.round = written.round
    state.first_player = written.first_player
    state.active = written.active
    state.queue = written.queue[:]
    state.mark = read_count("mark", written.mark)
    state.level = written.level
    state.die = NONE if written.die is None else SIDES.index(written.die)
    state.holographic = written.holographic
    state.buddhas = written.buddhas
    read_cards(state, written)
    read_mat(state, written)
    read_things(state, written)
    state.players = [read_player(state, player) for player in written.players]
    state.squares = [read_square(state, square) for square in written.squares]
    check_cards(state)
    read_known(state, written)
    check(state)
    score_what_lies_there(state)
    return state


def named(names: dict[T, Any], name: str) -> T:
    return next(key for key, value in names.items() if value == name)


def card_of(state: Reviving, key: str) -> Card:
    card = state.box.by_key.get(key)
    if card is None:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return card


def cards_of(state: Reviving, keys: list[str]) -> list[Card]:
    return [card_of(state, key) for key in keys]


def end_of(state: Reviving, key: str) -> End:
    """An end is written like its card, with a letter if the card has two."""
    card = state.box.by_key.get(key) or state.box.by_key.get(key[:-1])
    for end in card.ends if card is not None else ():
        if end.key == key:
            return end
    raise BadPosition(f"there is no end {quoted(key)} of a card in the box")


def found(things: list[Any], key: str, what: str) -> Any:
    for thing in things:
        if thing.key == key:
            return thing
    raise BadPosition(f"there is no {what} {quoted(key)} in the box")


def read_cards(state: Reviving, written: WrittenReviving) -> None:
    state.blue = cards_of(state, written.blue[::-1])
    state.red = cards_of(state, written.red[::-1])
    state.discards = cards_of(state, written.discards[::-1])
    if len(written.market) != SLOTS or len(written.shown_cards) != SLOTS:
        raise BadPosition(f"the market has {SLOTS} slots, empty or not")
    state.market = [card_of(state, key) if key else None for key in written.market]
    state.shown_cards = [card_of(state, key) if key else None for key in written.shown_cards]
    state.arrivals = cards_of(state, [key for _seat, key in written.arrivals])
    state.arrival_seats = [seat for seat, _key in written.arrivals]
    for seat in state.arrival_seats:
        require_range("the seat of an arrival", seat, 0, state.seats - 1)


def read_mat(state: Reviving, written: WrittenReviving) -> None:
    read_bids(state, state.bids, written.bids)
    read_bids(state, state.shown, written.shown)
    state.bag = [int(state.box.debris) if state.is_solo() else 0] * len(COLOURS)
    for key, colours in written.debris.items():
        spot = found(state.mat.spots, key, "spot")
        state.debris[spot.index] = [COLOURS.index(colour) for colour in colours]
        for colour in state.debris[spot.index]:
            state.bag[colour] -= 1
    if min(state.bag) < 0:
        raise BadPosition("there is more debris of a colour than the bag had")


def read_bids(state: Reviving, bids: Bids, written: list[WrittenBid]) -> None:
    for bid in written:
        spot = found(state.mat.spots, bid.spot, "spot")
        require_range("the seat of a bid", bid.seat, 0, state.seats - 1)
        require_range("raised", bid.raised, 0, 9)
        if bid.coin not in state.box.coins or bids.seats[spot.index] != NONE:
            raise BadPosition(f"on {bid.spot} lies {quoted(bid.coin)}; a spot has one coin, of {state.box.coins}")
        bids.lay(spot.index, bid.seat, bid.coin, bid.raised)


def read_things(state: Reviving, written: WrittenReviving) -> None:
    """Named wilds, objectives and Bhairavs."""
    for key, colour in written.wilds.items():
        end = end_of(state, key)
        if end.wild == NONE:
            raise BadPosition(f"{key} is not wild, so its colour was not named")
        state.name_wild(end, COLOURS.index(colour))
    expected = state.seats - 1 if state.ways.objectives else 0
    if len(set(written.objectives)) != expected or len(written.objectives) != expected:
        raise BadPosition(f"there are {expected} different public objectives, not {len(written.objectives)}")
    state.objectives = [found(state.box.objectives, key, "objective") for key in written.objectives]
    for colour in written.bhairavs:
        if state.bhairavs[COLOURS.index(colour)]:
            raise BadPosition(f"the {colour} Bhairav lies there twice; there is one of each colour")
        state.bhairavs[COLOURS.index(colour)] = True


def read_player(state: Reviving, written: WrittenPlayer) -> Player:
    player = Player(cards_of(state, written.hand), written.coins[:])
    player.drawn = cards_of(state, written.drawn)
    player.dropped = cards_of(state, written.dropped)
    player.spent = written.spent[:]
    require_range("collected", written.collected, 0, state.cards_a_round())
    require_range("giving", written.giving, 0, solo.TRADED)
    require_range("coin_points", written.coin_points, 0, state.box.coins[-1] * state.box.rounds)
    require_range("objective_round", written.objective_round, 0, state.round)
    player.collected = written.collected
    player.giving = written.giving
    player.coin_points = written.coin_points
    player.objective_round = written.objective_round
    player.task = named(TASKS, written.task)
    player.base = named(TASKS, written.base)
    if written.architect is not None:
        player.architect = found(state.box.architects, written.architect, "architect")
    if written.objective is not None:
        player.objective = found(state.objectives, written.objective, "objective")
    if written.bhairav is not None:
        player.bhairav = COLOURS.index(written.bhairav)
    player.must = None if written.must is None else card_of(state, written.must)
    player.chosen = None if written.chosen is None else end_of(state, written.chosen)
    player.naming = None if written.naming is None else card_of(state, written.naming)
    return player


def read_square(state: Reviving, written: WrittenSquare) -> Square:
    square = Square()
    missions = state.box.advanced_missions if state.ways.advanced_missions else state.box.missions
    if written.mission is not None:
        square.mission = found(missions, written.mission, "mission")
    square.monuments = [read_monument(state, monument) for monument in written.monuments]
    return square


def read_monument(state: Reviving, written: WrittenMonument) -> Monument:
    """reviving-25, reviving-26: sections of one kind, from the bottom, without a gap."""
    ends = [end_of(state, key) for key in written.ends]
    if not ends or any(end.kind != ends[0].kind or end.level != level for level, end in enumerate(ends, 1)):
        raise BadPosition(f"{quoted(written.ends)} is no monument: sections of one kind, from the bottom")
    monument = Monument(ends[0].kind, ends)
    monument.scored = written.scored
    require_range("rank", written.rank, 0, len(state.box.cards) if ends[0].card.holographic else 0)
    monument.printed = written.rank
    if monument.scored and not monument.is_complete():
        raise BadPosition(f"{KINDS[monument.kind]} {written.ends[0]} is not finished, so it cannot be scored")
    return monument


def read_known(state: Reviving, written: WrittenReviving) -> None:
    """What lies open is known to everybody; for the rest the position says it."""
    for card in open_cards(state):
        state.show(card)
    hidden = state.red[:]
    for player in state.players:
        hidden += player.hand + player.drawn
    for key, seats in written.known.items():
        card = card_of(state, key)
        if card not in hidden:
            raise BadPosition(f"{key} is not in a hand or in the red deck, so 'known' does not list it")
        if len(set(seats)) != len(seats):
            raise BadPosition(f"'known' lists a seat twice for {key}; once is enough")
        for seat in seats:
            require_range("a seat in known", seat, -1, state.seats - 1)
            state.show_to(seat if seat >= 0 else state.seats, card)


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
