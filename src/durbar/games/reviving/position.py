"""Positions of Reviving Kathmandu as plain data: written out whole, and read back only if a game could be there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.rng import read_rng
from durbar.games.reviving import scoring, solo
from durbar.games.reviving.cards import COLOURS, KINDS, NARROW, NONE, SIDES, SLOTS, TWO, Card, End, keys
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.seen import key_of
from durbar.games.reviving.state import Bids, Monument, Phase, Player, Square, Task
from durbar.games.reviving.view import PHASES, TASKS, PhaseName, TaskName

if TYPE_CHECKING:
    from durbar.games.reviving.game import RevivingGame, RevivingOptions

MOST_POINTS = 10_000
MOST_MARKS = 1_000_000_000
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
        mark=state.mark,
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
    for seat in [written.first_player, written.active, *written.queue]:
        require_range("a seat", seat, 0, seats - 1)
    state.phase = named(PHASES, written.phase)
    state.round = written.round
    state.first_player = written.first_player
    state.active = written.active
    state.queue = written.queue[:]
    state.mark = written.mark
    state.level = written.level
    state.die = NONE if written.die is None else SIDES.index(written.die)
    state.holographic = written.holographic
    state.buddhas = written.buddhas
    read_cards(state, written)
    read_mat(state, written)
    read_things(state, written)
    state.players = [read_player(state, player) for player in written.players]
    state.squares = [read_square(state, square) for square in written.squares]
    read_known(state, written)
    check(state)
    score_what_lies_there(state)
    return state


def named(names: dict[T, Any], name: str) -> T:
    return next(key for key, value in names.items() if value == name)


def require_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPosition(f"{name} is {quoted(value)}; it can be {least} to {most}")


def card_of(state: Reviving, key: str) -> Card:
    card = state.box.by_key.get(key)
    if card is None:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return card


def cards_of(state: Reviving, keys: list[str]) -> list[Card]:
    return [card_of(state, key) for key in keys]


def end_of(state: Reviving, key: str) -> End:
    for end in state.box.ends:
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
    for seat, key in written.arrivals:
        require_range("a seat", seat, 0, state.seats - 1)
        state.arrival_seats = [*state.arrival_seats, seat]
        state.arrivals = [*state.arrivals, card_of(state, key)]


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
        require_range("a seat", bid.seat, 0, state.seats - 1)
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
    state.objectives = [found(state.box.objectives, key, "objective") for key in written.objectives]
    expected = state.seats - 1 if state.ways.objectives else 0
    if len(set(written.objectives)) != expected or len(written.objectives) != expected:
        raise BadPosition(f"there are {expected} different public objectives, not {len(written.objectives)}")
    for colour in written.bhairavs:
        state.bhairavs[COLOURS.index(colour)] = True


def read_player(state: Reviving, written: WrittenPlayer) -> Player:
    player = Player(cards_of(state, written.hand), written.coins[:])
    player.drawn = cards_of(state, written.drawn)
    player.dropped = cards_of(state, written.dropped)
    player.spent = written.spent[:]
    require_range("collected", written.collected, 0, 9)
    require_range("giving", written.giving, 0, solo.TRADED)
    require_range("coin_points", written.coin_points, 0, MOST_POINTS)
    require_range("objective_round", written.objective_round, 0, state.rounds())
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
        for seat in seats:
            require_range("a seat in known", seat, -1, state.seats - 1)
            state.show_to(seat if seat >= 0 else state.seats, card)
    for seat, player in enumerate(state.players):
        for card in player.hand + player.drawn:
            if not state.knows(seat, card):
                raise BadPosition(f"seat {seat} must know the card {card.key} in its hand")
        if player.chosen is not None and state.knowers[player.chosen.card.index] != state.everybody():
            raise BadPosition(f"everybody must know the card {player.chosen.card.key}, which is being built")


def open_cards(state: Reviving) -> list[Card]:
    cards = [card for card in state.market if card is not None] + state.discards + state.arrivals
    for player in state.players:
        cards += player.dropped
        if player.must is not None:
            cards.append(player.must)
    for square in state.squares:
        for monument in square.monuments:
            cards += [end.card for end in monument.ends]
    return cards


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


# Whether a game could be there


def check(state: Reviving) -> None:
    """Refuse a position that no game can reach."""
    check_cards(state)
    check_coins(state)
    check_round(state)
    check_tasks(state)
    for seat in range(state.seats):
        check_player(state, seat, state.players[seat])
    for square in state.squares:
        check_square(state, square)
    require_range("mark", state.mark, 0, MOST_MARKS)
    require_range("holographic", state.holographic, 0, len(state.box.cards))
    require_range("buddhas", state.buddhas, 0, len(state.box.cards))
    require_range("level", state.level, 0, solo.EXTREME if state.is_solo() and state.phase == Phase.OVER else 0)


def check_cards(state: Reviving) -> None:
    """Every card that is played with is somewhere, once."""
    right = state.blue_deck()
    if not state.is_solo():
        right = right + state.box.red + (state.box.rainbow if state.ways.rainbow_promo else [])
    lying = Counter(piece for piece in pieces(state) if " " not in piece)
    for key in sorted({*lying, *keys(right)}):
        expected = 1 if state.box.by_key[key] in right else 0
        if lying[key] != expected:
            raise BadPosition(f"the card {key} is there {lying[key]} times; it should be {expected}")
    for card in state.arrivals:
        if not card.holographic:
            raise BadPosition(f"{card.key} is not holographic, so it is not built when it is collected")
    for player in state.players:
        if any(card.holographic for card in player.hand):
            raise BadPosition("a holographic Buddha is built at once, so it is in no hand")


def check_coins(state: Reviving) -> None:
    """reviving-6: everybody's coins are in the hand, on the mat or on the board."""
    for seat, player in enumerate(state.players):
        on_mat = [state.bids.coins[spot] for spot in state.bids.spots_of(seat)]
        if sorted(player.coins + player.spent + on_mat) != state.box.coins or player.coins != sorted(player.coins):
            raise BadPosition(f"seat {seat} does not have the coins {state.box.coins}, smallest first")
        if state.is_solo() and player.spent:
            raise BadPosition("solo, coins come back from the mat, so none are spent")
    for spot in state.mat.spots:
        if state.bids.seats[spot.index] != NONE and not (spot.targets(state.is_wide()) or state.is_solo()):
            raise BadPosition(f"no coin can lie on {spot.key} in this market")


def check_round(state: Reviving) -> None:
    """The phase fits the table, and the market the phase."""
    setting_up = state.phase in (Phase.ARCHITECTS, Phase.MISSIONS)
    require_range("round", state.round, 0 if setting_up else 1, 0 if setting_up else state.rounds())
    only_solo = state.phase in (Phase.MISSIONS, Phase.CLEANUP)
    if only_solo != state.is_solo() and (only_solo or state.phase in (Phase.MANIPULATE, Phase.COLLECT, Phase.LEFTOVER)):
        raise BadPosition(f"there is no phase {PHASES[state.phase]!r} at this table")
    if (state.phase == Phase.ARCHITECTS and state.ways.architects != 2) or (
        state.phase == Phase.MANIPULATE and not state.ways.manipulation
    ):
        raise BadPosition(f"there is no phase {PHASES[state.phase]!r} with these options")
    lying = [slot for slot in range(SLOTS) if state.market[slot] is not None]
    if state.phase in (Phase.BID, Phase.MANIPULATE):
        full = list(range(SLOTS if state.is_wide() else NARROW))
        if lying != full:
            raise BadPosition(f"while coins are laid, the market has cards on all {len(full)} slots, and on no other")
    if state.die != NONE and (setting_up or not state.is_solo()):
        raise BadPosition("the die is rolled only solo, and after the missions are chosen")
    if not state.is_solo() and state.phase in (Phase.BUILD, Phase.LEFTOVER, Phase.OVER) and lying:
        raise BadPosition("after the collecting no card is left on the market")
    if state.is_solo():
        left = len(state.blue_deck()) - NARROW * state.round
    else:
        left = len(state.blue_deck()) - state.market_size() * state.round
    if len(state.blue) != left:
        raise BadPosition(f"in round {state.round} the blue deck has {left} cards, not {len(state.blue)}")
    check_queue(state)


def check_queue(state: Reviving) -> None:
    """A phase asks nobody more often than it can."""
    most = 2 if state.seats == TWO and state.phase == Phase.BID else 1
    if state.queue and (state.phase == Phase.OVER or state.is_solo()):
        raise BadPosition("nobody is waiting to be asked")
    if state.phase == Phase.BUILD and state.queue and not state.ways.teams:
        raise BadPosition("everybody builds at once, so nobody is waiting to be asked")
    if any(state.queue.count(seat) + (state.players[seat].base != Task.IDLE) > most for seat in state.queue):
        raise BadPosition("the queue asks a seat more often than this phase does")
    for seat in range(state.seats):
        on_mat = len(state.bids.spots_of(seat))
        asked = state.queue.count(seat) + (state.players[seat].base == Task.BID)
        if state.phase == Phase.BID and not state.is_solo() and on_mat + asked != state.bids_a_round():
            raise BadPosition(f"seat {seat} bids {state.bids_a_round()} times a round, no more and no less")
        if state.phase == Phase.LEFTOVER and seat in state.queue and len(state.players[seat].coins) != 1:
            raise BadPosition(f"seat {seat} waits to spend a leftover coin, so it has one")


# For each phase, what a seat may be asked in it.
ASKED: dict[Phase, tuple[Task, ...]] = {
    Phase.ARCHITECTS: (Task.ARCHITECT,),
    Phase.MISSIONS: (Task.MISSION,),
    Phase.BID: (Task.BID, Task.TRADE, Task.TAKE),
    Phase.MANIPULATE: (Task.MANIPULATE,),
    Phase.COLLECT: (Task.RETURN, Task.PLACE, Task.CLAIM),
    Phase.BUILD: (
        Task.BUILD,
        Task.PLACE,
        Task.NAME,
        Task.CLAIM,
        Task.DISCARD,
        Task.TRADE,
        Task.TAKE,
    ),
    Phase.LEFTOVER: (
        Task.POWER,
        Task.DISCARD,
        Task.SPEND,
        Task.BUILD,
        Task.PLACE,
        Task.NAME,
        Task.CLAIM,
    ),
    Phase.CLEANUP: (Task.STORE, Task.TRADE, Task.TAKE),
    Phase.OVER: (),
}
SMALLER = (Task.PLACE, Task.NAME, Task.CLAIM, Task.TRADE, Task.TAKE)  # decisions within others


def check_tasks(state: Reviving) -> None:
    """Somebody has to decide something, and it is something this phase asks."""
    actors = state.actors()
    if bool(actors) == (state.phase == Phase.OVER):
        raise BadPosition("somebody has to decide something until the game is over, and nobody after")
    together = state.phase == Phase.BUILD and not state.ways.teams
    if len(actors) > 1 and not together:
        raise BadPosition("only one seat decides in this phase")
    for seat, player in enumerate(state.players):
        if player.task != Task.IDLE and player.task not in ASKED[state.phase]:
            raise BadPosition(f"seat {seat} is not asked for {TASKS[player.task]!r} in this phase")
        if player.base != Task.IDLE and player.base not in ASKED[state.phase]:
            raise BadPosition(f"seat {seat} is not asked for {TASKS[player.base]!r} in this phase")
        if player.task != player.base and player.task not in (*SMALLER, Task.IDLE):
            raise BadPosition(f"seat {seat} decides {TASKS[player.task]!r} for itself, not within something else")
        if player.base != Task.IDLE and player.task == Task.IDLE and (together or seat != state.active):
            raise BadPosition(f"seat {seat} waits, though nobody decides anything for it")
        if player.base in SMALLER:
            raise BadPosition(f"{TASKS[player.base]!r} is decided within something else")


def check_player(state: Reviving, seat: int, player: Player) -> None:
    """What is being decided is there to be decided."""
    task = player.task
    if (task == Task.PLACE) != (player.chosen is not None):
        raise BadPosition("an end is chosen while its place is decided, and only then")
    if (task == Task.NAME) != (player.naming is not None):
        raise BadPosition("a monument is named in the task 'name', and only then")
    if (task == Task.RETURN) != bool(player.drawn):
        raise BadPosition("drawn cards wait in the task 'return', and only then")
    if player.must is not None and task not in (Task.BUILD, Task.PLACE, Task.NAME, Task.CLAIM, Task.IDLE):
        raise BadPosition(f"{player.must.key} has to be built first")
    if player.chosen is not None and player.chosen.card not in [*player.hand, player.must]:
        raise BadPosition(f"{player.chosen.key} is being built, but seat {seat} does not have it")
    if player.naming is not None:
        monument = state.monument_on(player.naming)
        if monument is None or not monument.is_complete() or state.unnamed(monument) is None:
            raise BadPosition(f"no finished monument on {player.naming.key} has a wild to be named")
    if task in (Task.SPEND, Task.POWER) and len(player.coins) != 1:
        raise BadPosition(f"seat {seat} spends a leftover coin, so it has one")
    if task == Task.POWER and player.architect is None:
        raise BadPosition(f"seat {seat} has no architect who could act")
    if task in (Task.TRADE, Task.TAKE) and not state.ways.extreme:
        raise BadPosition("only at the level Extreme cards are traded")
    if (task == Task.TRADE) != (player.giving > 0) or player.giving > len(player.hand):
        raise BadPosition("cards are still to be given in the task 'give', and only then, and from the hand")
    if task == Task.CLAIM and len(scoring.claimable(state, seat)) < 2:
        raise BadPosition(f"seat {seat} has no choice among public objectives")
    if task != Task.IDLE and all(move.kind == "scrap" for move in state.legal_moves(seat)):
        raise BadPosition(f"seat {seat} has to decide {TASKS[task]!r}, but there is nothing it could do")
    if player.dropped and state.phase != Phase.BUILD:
        raise BadPosition("discarded cards are on their way only in the Build phase")
    if player.architect is not None and state.ways.architects == 0:
        raise BadPosition("there are no architects in this game")
    if player.bhairav != NONE and (not state.ways.bhairav or state.bhairavs[player.bhairav]):
        raise BadPosition(f"seat {seat} cannot have that Bhairav")


def check_square(state: Reviving, square: Square) -> None:
    """A finished monument is scored, unless its wilds are being named."""
    naming = [player.naming for player in state.players]
    for monument in square.monuments:
        being_named = monument.ends[0].card in naming
        if monument.is_complete() and not monument.scored and not being_named:
            raise BadPosition(f"the monument on {monument.ends[0].key} is finished, so it is scored")
        if monument.scored and state.unnamed(monument) is not None and not being_named:
            raise BadPosition(f"the wilds of the finished monument on {monument.ends[0].key} have colours")
    if square.mission is None and state.phase != Phase.MISSIONS:
        raise BadPosition("every square has a mission")
