"""Positions of Xanadu as plain data: written out whole, and read back only if a game could be there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.position import read_count, written_count
from durbar.core.rng import read_rng
from durbar.games.xanadu.cards import KINDS, RESOURCES, ROWS, Card, keys
from durbar.games.xanadu.rules import Xanadu, first_colour
from durbar.games.xanadu.state import PASSIVE, Building, EndCard, Phase, Player
from durbar.games.xanadu.view import PHASES, PLACES, PhaseName, Place

if TYPE_CHECKING:
    from durbar.games.xanadu.game import XanaduGame, XanaduOptions

MOST_COINS = 1_000_000  # far more than the nine passes of the longest game bring


class WrittenBuilding(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building; its workers from the bottom row, each with the seat that placed it."""

    card: str
    workers: list[str] = []
    placers: list[int] = []
    sideways: bool = False
    sold: bool = False
    spent: list[int] = []
    spent_passive: bool = False


class WrittenPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    hand: list[str]
    choosing: int
    chosen: list[str]
    buildings: list[WrittenBuilding]


class WrittenXanadu(Struct, frozen=True, forbid_unknown_fields=True):
    """The position. Pile and discards are listed from the top; the pile with the End card if that lies in it."""

    phase: PhaseName
    turn: int
    first_player: int
    active: int
    pile: list[str]
    discards: list[str]
    end_card: Place
    pass_number: int
    pool: dict[str, int]
    sales: int
    builds: int
    target: str | None
    players: list[WrittenPlayer]
    mark: int
    rng: str


def write(state: Xanadu) -> dict[str, Any]:
    """The position as plain data."""
    written = WrittenXanadu(
        phase=PHASES[state.phase],
        turn=written_count(state.turn),
        first_player=state.first_player,
        active=state.active,
        pile=keys(state.pile[::-1]),
        discards=keys(state.discards[::-1]),
        end_card=PLACES[state.end_card],
        pass_number=state.pass_number,
        pool={RESOURCES[number]: count for number, count in enumerate(state.pool) if count},
        sales=state.sales,
        builds=state.builds,
        target=state.target.card.key if state.target else None,
        players=[write_player(player) for player in state.players],
        mark=written_count(state.mark),
        rng=state.rng.written(),
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def write_player(player: Player) -> WrittenPlayer:
    return WrittenPlayer(
        coins=player.coins,
        hand=keys(player.hand),
        choosing=player.choosing,
        chosen=keys(player.chosen),
        buildings=[write_building(building) for building in player.buildings],
    )


def write_building(building: Building) -> WrittenBuilding:
    return WrittenBuilding(
        card=building.card.key,
        workers=keys(building.workers),
        placers=building.placers[:],
        sideways=building.sideways,
        sold=building.sold,
        spent=[row for row in range(ROWS) if building.spent >> row & 1],
        spent_passive=building.spent & PASSIVE != 0,
    )


def read(game: XanaduGame, written: WrittenXanadu, seats: int, options: XanaduOptions) -> Xanadu:
    """The state of a written position."""
    if len(written.players) != seats:
        raise BadPosition(f"the position has {len(written.players)} players at a table of {seats}")
    require_seat(written.first_player, seats)
    require_seat(written.active, seats)
    try:
        state = game.empty_table(seats, options, read_rng(written.rng))
    except BadSeed as error:
        raise BadPosition(f"rng: {error}") from None
    state.phase = next(phase for phase, name in PHASES.items() if name == written.phase)
    state.turn = read_count("turn", written.turn)
    state.first_player = written.first_player
    state.active = written.active
    state.pile = [card_of(game, key, end_too=True) for key in written.pile[::-1]]
    state.discards = cards_of(game, written.discards[::-1])
    state.end_card = next(place for place, name in PLACES.items() if name == written.end_card)
    state.pass_number = written.pass_number
    state.mark = read_count("mark", written.mark)
    state.players = [read_player(game, player, seats) for player in written.players]
    require_range("sales", written.sales, 0, state.numbers.building_limit)
    require_range("builds", written.builds, 0, len(game.box.deck))
    state.sales = written.sales
    state.builds = written.builds
    read_pool(state, written.pool)
    if written.target is not None:
        state.target = state.building(card_of(game, written.target))
        if state.target is None:
            raise BadPosition(f"{written.target} is the target of a worker, yet nobody's building")
    check(state)
    if state.phase == Phase.OVER:
        for player in state.players:
            player.final = sum(
                building.price() + state.bonus(building.card) for building in player.buildings if not building.sold
            )
    return state


def require_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise BadPosition(f"the position speaks of seat {quoted(seat)}; this table has seats 0 to {seats - 1}")


def require_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPosition(f"{name} is {quoted(value)}; it can be {least} to {most}")


def card_of(game: XanaduGame, key: str, end_too: bool = False) -> Card:
    card = game.box.by_key.get(key)
    if card is None:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    if card.is_end and not end_too:
        raise BadPosition("the End card lies in the pile or aside, nowhere else")
    return card


def cards_of(game: XanaduGame, keys: list[str]) -> list[Card]:
    return [card_of(game, key) for key in keys]


def read_player(game: XanaduGame, written: WrittenPlayer, seats: int) -> Player:
    player = Player()
    require_range("coins", written.coins, 0, MOST_COINS)
    require_range("choosing", written.choosing, 0, len(written.hand))
    player.coins = written.coins
    player.choosing = written.choosing
    player.hand = cards_of(game, written.hand)
    player.chosen = cards_of(game, written.chosen)
    player.buildings = [read_building(game, building, seats) for building in written.buildings]
    return player


def read_building(game: XanaduGame, written: WrittenBuilding, seats: int) -> Building:
    """xanadu-16, xanadu-18, xanadu-28: at most four workers, none on a new building, and four mean sold."""
    building = Building(card_of(game, written.card), written.sideways)
    building.workers = cards_of(game, written.workers)
    building.placers = written.placers[:]
    building.sold = written.sold
    workers = len(building.workers)
    if workers > ROWS or len(written.placers) != workers:
        raise BadPosition(
            f"{written.card} has {workers} workers and {len(written.placers)} placers; there are at most {ROWS},"
            " and a placer for each"
        )
    for seat in written.placers:
        require_seat(seat, seats)
    if building.sideways and workers:
        raise BadPosition(f"{written.card} lies sideways, so no worker can be on it")
    if building.sold != (workers == ROWS):
        raise BadPosition(f"{written.card} has {workers} workers; it is sold with {ROWS}, and only then")
    read_spent(building, written)
    return building


def read_spent(building: Building, written: WrittenBuilding) -> None:
    """xanadu-21: only symbols that are there can have been used."""
    for row in written.spent:
        require_range("a row in spent", row, 0, ROWS - 1)
        if row >= len(building.workers) or building.card.favours[row] < 0:
            raise BadPosition(f"row {row} of {written.card} has no open favour that could be spent")
        building.spent |= 1 << row
    if written.spent != sorted(set(written.spent)):
        raise BadPosition(f"the spent rows of {written.card} are listed once each, from the bottom")
    if written.spent_passive:
        if building.card.passive < 0:
            raise BadPosition(f"{written.card} has no passive resource that could be spent")
        building.spent |= PASSIVE


def read_pool(state: Xanadu, written: dict[str, int]) -> None:
    for name, count in written.items():
        if name not in RESOURCES:
            raise BadPosition(f"the pool speaks of {quoted(name)}; the resources are {', '.join(RESOURCES)}")
        require_range(f"the pool's {name}", count, 1, len(state.box.deck) * ROWS)
        state.pool[RESOURCES.index(name)] = count


def pieces(state: Xanadu) -> list[str]:
    """Every card on the table; the End card wherever it is."""
    lying = [*state.pile, *state.discards]
    if state.end_card != EndCard.IN_PILE:
        lying.append(state.box.end)
    for player in state.players:
        lying += player.hand + player.chosen
        for building in player.buildings:
            lying += [building.card, *building.workers]
    return keys(lying)


def check(state: Xanadu) -> None:
    """Refuse a position that no game can reach."""
    check_cards(state)
    check_pile(state)
    check_places(state)
    check_coins(state)
    check_turn(state)


def check_cards(state: Xanadu) -> None:
    """Every card of the box is somewhere, once."""
    found = Counter(pieces(state))
    for key in sorted({*found, *state.box.by_key}):
        if found[key] != 1:
            raise BadPosition(f"the card {key} is there {found[key]} times; the box has it once")


def check_pile(state: Xanadu) -> None:
    """xanadu-36, xanadu-37: the End card comes with the last pass, and near the bottom; no pile is empty before."""
    last = state.pass_number == state.numbers.passes
    require_range("pass_number", state.pass_number, 1, state.numbers.passes)
    if last == (state.end_card == EndCard.ASIDE):
        raise BadPosition("the End card is aside before the last pass, and only then")
    if not state.pile and state.end_card != EndCard.SHOWN:
        raise BadPosition("the pile is empty, so it should have been rebuilt")
    if state.end_card == EndCard.IN_PILE:
        above = state.pile[state.numbers.end_card_bottom + 1 :]
        if any(card.is_end for card in above):
            raise BadPosition(f"the End card lies among the lowest {state.numbers.end_card_bottom + 1} of the pile")


def check_places(state: Xanadu) -> None:
    """xanadu-26: nobody has more buildings than the limit, and in the middle of a phase somebody has one."""
    for seat, player in enumerate(state.players):
        if len(player.buildings) > state.numbers.building_limit:
            raise BadPosition(
                f"seat {seat} has {len(player.buildings)} buildings; the limit is {state.numbers.building_limit}"
            )
        if seat != state.active and any(building.sideways or building.spent for building in player.buildings):
            raise BadPosition(f"seat {seat} is not active, yet has built or spent something this turn")


def check_coins(state: Xanadu) -> None:
    """xanadu-13, xanadu-28: coins come from sales, and whatever was sold lies in the discards until the next pass."""
    dearest = max(max(card.prices) + state.bonus(card) for card in state.box.deck)
    waiting = sum(building.sold for player in state.players for building in player.buildings)
    sold = state.pass_number * len(state.box.deck) + len(state.discards) + waiting
    coins = sum(player.coins for player in state.players)
    if coins > sold * dearest:
        raise BadPosition(f"the players have {coins} coins; so far nobody can have earned more than {sold * dearest}")


def check_turn(state: Xanadu) -> None:
    """The phase and what was done in it fit together."""
    started = state.phase == Phase.START
    choosing = any(player.choosing for player in state.players)
    if started != choosing:
        raise BadPosition("start buildings are being chosen in the phase 'start', and only then")
    if any(player.chosen for player in state.players) and not started:
        raise BadPosition("chosen start buildings wait face down only in the phase 'start'")
    if (state.end_card == EndCard.SHOWN and not state.equal_turns) and state.phase != Phase.OVER:
        raise BadPosition("the End card has been shown, so the game is over")
    if state.phase == Phase.OVER and state.end_card != EndCard.SHOWN:
        raise BadPosition("the game cannot be over: the End card has not been shown")
    if (state.phase == Phase.CARD) != (state.target is not None):
        raise BadPosition("a worker has a target in the phase 'card', and only then")
    if state.turn == 0 and not (started and state.sales == 0):
        raise BadPosition("turn is 0 only until the first start buildings have been chosen")
    player = state.players[state.active]
    if state.phase == Phase.CARD:
        assert state.target is not None
        if not state.target.takes_workers() or not player.hand:
            raise BadPosition("no worker can go to the target")
    if state.phase == Phase.SELL:
        check_sale(state, player)
    if state.phase in (Phase.START, Phase.SELL):
        check_nothing_done(state)
    if started:
        check_start(state)
    if state.phase == Phase.WORK and not player.hand:
        raise BadPosition("the active player has no card left, so the turn goes on with drawing")
    if state.phase == Phase.DISCARD and not state.has_too_many(player):
        raise BadPosition("the active player has not too many cards")
    check_builds(state, player)


def check_sale(state: Xanadu, player: Player) -> None:
    """xanadu-12: what is sold lay there when the turn began."""
    if not player.buildings:
        raise BadPosition("the active player has nothing to sell")
    if state.sales + len(player.buildings) > state.numbers.building_limit:
        raise BadPosition(
            f"seat {state.active} has sold {int(state.sales)} buildings this turn and still has"
            f" {len(player.buildings)}; the limit is {int(state.numbers.building_limit)}"
        )


def check_nothing_done(state: Xanadu) -> None:
    """xanadu-12: before and while buildings are sold, nothing else has been done."""
    lying = [building for player in state.players for building in player.buildings]
    if state.builds or any(state.pool) or any(b.sideways or b.sold or b.spent for b in lying):
        raise BadPosition("something was built, filled or collected before the working phase")


def check_start(state: Xanadu) -> None:
    """xanadu-8, xanadu-9, xanadu-34: each chooses as many as all others, when no building is on the table."""
    if not state.is_table_empty():
        raise BadPosition("start buildings are chosen only while no building is on the table")
    numbers = state.numbers
    wanted = int(numbers.refill_buildings if state.turn else numbers.start_buildings)
    for seat, player in enumerate(state.players):
        cards = len(player.hand) + len(player.chosen)
        if player.choosing + len(player.chosen) != min(wanted, cards):
            raise BadPosition(
                f"seat {seat} has chosen {len(player.chosen)} start buildings and chooses {int(player.choosing)} more;"
                f" with {cards} cards it lays {min(wanted, cards)}"
            )
        for number, card in enumerate(player.chosen):
            if card.colour != first_colour(player.hand + player.chosen[number:]):
                raise BadPosition(f"seat {seat} could not choose {card.key}: a colour that comes first was in the hand")


def check_builds(state: Xanadu, player: Player) -> None:
    """xanadu-23, xanadu-25: what lies sideways was built this turn."""
    sideways = sum(1 for building in player.buildings if building.sideways)
    if state.phase != Phase.OVER and sideways != state.builds:
        raise BadPosition(f"{sideways} buildings lie sideways; builds is {state.builds}")
    most = state.numbers.builds_per_turn
    if 0 < most < state.builds:
        raise BadPosition(f"builds is {state.builds}; a turn has at most {most}")
    if len(state.pool) != KINDS:
        raise BadPosition("the pool has ten kinds of resource")
