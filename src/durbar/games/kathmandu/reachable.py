"""Whether a game of Kathmandu could be at a position: the laws that every position keeps, in the order of the rulebook.

They are strict enough that whatever keeps them can be played to its end, and that every position on the way keeps them
too. They do not tell whether a yak could really have come by just these things: docs/records.md says what is left open.
"""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition, quoted
from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, equipment, walking
from durbar.games.kathmandu.cards import (
    ALPINIST,
    ANIMALS,
    BLACK,
    CARDS,
    CHEST,
    COPIES,
    DICE,
    DOUBLE_OFFERINGS,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    MONK,
    NONE,
    PINK,
    PLAN_COLOURS,
    PLANS,
    RESOURCES,
    STARTING_CARDS,
    TILE_BITS,
    TOOLBOX,
    TURNS,
    YAK_GUIDE,
    YAK_TILES,
    bits_of,
    field,
    good_key,
    item_key,
    kind_of,
    ones,
)
from durbar.games.kathmandu.hidden import tents_in
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.seen import plan_keys
from durbar.games.kathmandu.state import Phase, Player, Walk
from durbar.games.kathmandu.view import PHASES

ITEMS = [item_key(card) for card in range(CARDS + STARTING_CARDS)]
TILES = [good_key(good) for good in range(len(GOODS) * GOODS_OF_A_KIND)]
SETTING_UP = (Phase.CHARACTER, Phase.PLACE)
ON_THE_WAY = (Phase.TURN, Phase.BORDER)
LANDED = (Phase.ACT, Phase.PLAN, Phase.GIVE, Phase.GET, Phase.TENT)
FROM_A_TOOLBOX = 3  # resources


def check(state: Kathmandu) -> None:
    """Refuse a position that no game can reach."""
    check_pieces(state)
    check_cards(state)
    check_characters(state)
    if state.phase in SETTING_UP:
        check_setting_up(state)
    check_time(state)
    for seat, player in enumerate(state.players):
        check_yak(state, seat, player)
        check_dice(state, seat, player)
        check_offerings(state, seat, player)
        if state.phase not in SETTING_UP:
            check_resources(state, seat, player)
    check_tiles(state)
    if (state.phase == Phase.TENT) != (state.asked != NONE):
        raise BadPosition("somebody is asked for tents in the phase 'tent', and only then")
    if state.phase == Phase.OVER:
        return
    if state.me().arrived:
        raise BadPosition(f"seat {state.active} is in Kathmandu and has nothing to decide")
    check_turn(state)
    check_die(state)
    check_way(state)
    check_landing(state)
    check_tents(state)
    if all(move.kind == "exchange" for move in state.legal_moves(state.actor())):
        raise BadPosition("nothing can be done here, so no game is there")


# Every piece


def pieces(state: Kathmandu) -> list[str]:
    """Every card and tile, wherever it lies. Special goods that nobody has lie beside the landscape."""
    found = [item_key(card) for card in state.gear_deck] + items(state.gear) + items(state.discards) + items(state.gone)
    found += [ANIMALS[animal] for animal in state.animal_deck] + [ANIMALS[animal] for animal in bits_of(state.animals)]
    found += [state.box.plan_keys[plan] for plan in state.plan_deck] + plan_keys(state, state.plans)
    found += [good_key(good) for good in state.goods if good != NONE]
    found += [good_key(good) for good in bits_of(state.goods_gone)]
    tents = state.tent_deck + tents_in(state.tents_gone)
    for player in state.players:
        found += items(player.cards) + items(player.chests)
        found += [ANIMALS[animal] for animal in bits_of(player.animals)]
        found += plan_keys(state, player.plans) + secured_halves(state, player)
        found += [good_key(good) for good in bits_of(player.goods)]
        found += [f"yak {LANDSCAPES[field(player.stack, place, TILE_BITS)]}" for place in range(YAK_TILES)]
        tents += tents_in(player.tents)
    found += [f"tent {tent_name(state, tent)}" for tent in tents]
    owners = [state.owner_of_special(kind) for kind in range(len(GOODS))]
    found += [f"special {GOODS[kind]}" for kind, owner in enumerate(owners) if owner == NONE]
    found += [f"special {GOODS[kind]}" for player in state.players for kind in bits_of(player.specials)]
    if state.phase == Phase.CHARACTER:  # starting cards are dealt when all characters are chosen
        found += ITEMS[CARDS:]
    return found


def items(mask: int) -> list[str]:
    return [item_key(card) for card in bits_of(mask)]


def tent_name(state: Kathmandu, tent: int) -> str:
    return LANDSCAPES[state.box.tent_lands[tent]]


def secured_halves(state: Kathmandu, player: Player) -> list[str]:
    halves: list[str] = []
    for colour in range(PLAN_COLOURS):
        pairs = field(player.secured, colour, 4)
        halves += [state.box.plan_keys[2 * colour], state.box.plan_keys[2 * colour + 1]] * pairs
    return halves


def all_pieces(state: Kathmandu) -> list[str]:
    """What is in the box, for so many players."""
    everything = ITEMS + list(ANIMALS) + TILES + [f"special {kind}" for kind in GOODS]
    everything += state.box.plan_keys * state.box.plan_copies
    everything += [f"yak {LANDSCAPES[land]}" for land in state.box.yak_lands] * state.seats
    if state.ways.tents:
        tents = [tent_name(state, tent) for tent in range(len(state.box.tent_lands))]
        everything += [f"tent {name}" for name in tents] * state.box.tent_copies
    return everything


# Cards and tiles


def check_pieces(state: Kathmandu) -> None:
    """kathmandu-16 to kathmandu-20: every card and tile is somewhere, as often as it is in the box."""
    found, right = Counter(pieces(state)), Counter(all_pieces(state))
    for piece in sorted({*found, *right}):
        if found[piece] != right[piece]:
            raise BadPosition(f"{quoted(piece)} is there {found[piece]} times; it should be {right[piece]}")


def check_cards(state: Kathmandu) -> None:
    """kathmandu-23, kathmandu-62: starting cards are in hands or gone, the others never gone."""
    starting = ((1 << STARTING_CARDS) - 1) << CARDS
    lying = state.gear | state.discards
    if lying & starting or any(card >= CARDS for card in state.gear_deck):
        raise BadPosition("starting cards are with players or out of the game, not in the deck, display or discards")
    if state.gone & ~starting:
        raise BadPosition("only starting cards leave the game")
    if ones(state.gear) > state.gear_limit():
        raise BadPosition(f"there are {ones(state.gear)} equipment cards on display; at most {state.gear_limit()}")
    if state.plans_shown() > state.box.plan_display:
        raise BadPosition(f"there are {state.plans_shown()} plans on display; at most {state.box.plan_display}")
    if state.plan_deck and state.plans_shown() < state.box.plan_display:
        raise BadPosition("the display of plans is filled up while there is a deck")
    for player in state.players:
        if any(kind_of(card) != CHEST for card in bits_of(player.chests)):
            raise BadPosition("only chests stay with their owners when they are used")
        if player.secured and not player.chests:
            raise BadPosition("pairs are secured under a chest")


# Setting up


def check_characters(state: Kathmandu) -> None:
    """kathmandu-104: with the option everybody has another one, as soon as all have chosen."""
    chosen = [player.character for player in state.players if player.character != NONE]
    if len(set(chosen)) != len(chosen):
        raise BadPosition("two players have the same character")
    if chosen and not state.ways.characters:
        raise BadPosition("there are characters only with the option")
    if not state.ways.characters and state.phase == Phase.CHARACTER:
        raise BadPosition("no characters are chosen without the option")
    if state.ways.characters and state.phase != Phase.CHARACTER and len(chosen) != state.seats:
        raise BadPosition("everybody has a character")


def check_setting_up(state: Kathmandu) -> None:
    """kathmandu-22, kathmandu-29, kathmandu-104: in turn, from the right of the holder, counter-clockwise."""
    places = [player.space for player in state.players if player.space != NONE]
    if len(set(places)) != len(places) or not {*places} <= {*state.landscape.starts}:
        raise BadPosition("the yaks are placed on different start spaces")
    for seat, player in enumerate(state.players):
        is_before = (state.holder - seat - 1) % state.seats < (state.holder - state.active - 1) % state.seats
        is_done = player.character != NONE if state.phase == Phase.CHARACTER else player.space != NONE
        if is_done != is_before:
            raise BadPosition(f"seat {seat} comes {'before' if is_before else 'after'} the active seat")
        check_belongings(state, seat, player)


def check_belongings(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-22: what was dealt, and nothing else; while characters are chosen nothing at all."""
    dealt = state.phase == Phase.PLACE
    resources = start_resources(state, player) if dealt else [0] * len(RESOURCES)
    if [player.has(resource) for resource in range(len(RESOURCES))] != resources:
        raise BadPosition(f"seat {seat} begins with the resources {resources}, in the order of the box")
    count = state.box.start_equipment if player.character == NONE else state.box.kit_cards[player.character]
    if ones(player.cards) != (count if dealt else 0) or player.cards >> CARDS << CARDS != player.cards:
        raise BadPosition(f"seat {seat} begins with {count if dealt else 0} starting cards")
    colours = [plan // 2 for plan in range(PLANS) for _ in range(player.plan_count(plan))]
    if len(colours) != (state.box.start_plans if dealt else 0) or len(set(colours)) != len(colours):
        raise BadPosition(f"seat {seat} begins with {state.box.start_plans if dealt else 0} plans of different colours")
    if player.space != NONE and not dealt:
        raise BadPosition("the yaks are placed when all characters are chosen")
    later = player.goods | player.specials | player.animals | player.chests | player.secured | player.tents
    if later or player.completed or player.markers or player.offerings or player.arrived or player.tile != NONE:
        raise BadPosition(f"seat {seat} has something that is won only on the way")


def start_resources(state: Kathmandu, player: Player) -> list[int]:
    return state.box.resources if player.character == NONE else state.box.kits[player.character]


# Days and turns


def check_time(state: Kathmandu) -> None:
    """kathmandu-31, kathmandu-81, kathmandu-87: days, turns and weather go together."""
    if state.phase in SETTING_UP and (state.day, state.turn, state.passed, state.shown) != (1, 1, 0, 0):
        raise BadPosition("while the table is set up it is the first turn of the first day")
    early = all(player.arrived for player in state.players)
    expected = state.day if state.phase == Phase.OVER and not early else state.day - 1
    if state.shown != expected:
        raise BadPosition(f"{state.shown} weather tiles are revealed; on day {state.day} it should be {expected}")
    if state.passed >= state.seats:
        raise BadPosition("everybody has had this turn, so the next begins")
    if state.phase == Phase.OVER:
        if not early and (state.day, state.turn, state.passed) != (state.ways.days, TURNS, 0):
            raise BadPosition("the game is over after the last day, or when all yaks are in Kathmandu")
    elif early:
        raise BadPosition("all yaks are in Kathmandu, so the game is over")
    elif state.phase not in SETTING_UP and (state.holder + state.passed) % state.seats != state.active:
        raise BadPosition(f"seat {state.active} cannot be active when {state.passed} have had this turn")


def has_had_turn(state: Kathmandu, seat: int) -> bool:
    """Whether a seat has finished its turn; when the game is over, everybody has."""
    return state.phase == Phase.OVER or (seat - state.holder) % state.seats < state.passed


# What players have


def check_yak(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-40, kathmandu-58, kathmandu-106: where a yak can stand."""
    if player.arrived and (player.space != NONE or player.tile == NONE):
        raise BadPosition(f"seat {seat} is in Kathmandu, so it has a tile and its yak stands nowhere else")
    if player.space == NONE:
        if not player.arrived and state.phase not in SETTING_UP:
            raise BadPosition(f"the yak of seat {seat} stands nowhere")
        return
    if state.landscape.is_mountain(player.space):
        is_active = seat == state.active and state.phase != Phase.OVER
        walks_over = is_active and state.phase in ON_THE_WAY and state.walk.open
        came_down = is_active and state.phase in LANDED and state.walk.climbing
        if not walks_over and (player.character != ALPINIST or came_down):
            raise BadPosition(f"the yak of seat {seat} stands on a mountain, where only the alpinist stops")


def check_dice(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-32, kathmandu-34: one die a turn, while the yak is on the way, and at most one set aside."""
    if (player.dice == 0) != (state.phase in SETTING_UP):
        raise BadPosition(f"the dice of seat {seat} are rolled when all yaks are placed, and then always show a face")
    if state.phase in SETTING_UP:
        return
    has_moved = has_had_turn(state, seat) or (seat == state.active and state.walk.die != NONE)
    expected = TURNS if state.phase == Phase.OVER else state.turn - 1 + has_moved
    if player.used > expected or (player.used < expected and not player.arrived):
        raise BadPosition(f"seat {seat} has used {player.used} dice; in this turn it should be {expected}")
    rerolled = seat == state.active and state.walk.die == NONE and state.walk.rerolled
    if len(DICE) - player.used - ones(player.unused) > expected + rerolled:
        raise BadPosition(f"seat {seat} has set aside more than one die a turn")


def check_offerings(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-54, kathmandu-108: one offering a temple, and the second ones of the monk."""
    extra = player.offerings - ones(player.temples)
    if extra < 0:
        raise BadPosition(f"seat {seat} has made {player.offerings} offerings on {ones(player.temples)} temples")
    is_monk = player.character == MONK and state.phase != Phase.CHARACTER
    if extra + player.doubles != (DOUBLE_OFFERINGS if is_monk else 0):
        raise BadPosition(f"seat {seat} has made {extra} double offerings; its uses of the monk do not fit")


def check_resources(state: Kathmandu, seat: int, player: Player) -> None:
    """kathmandu-15: there are always enough, but nobody can have gained more in so many turns.

    In each turn a seat gains one for its die and three from a toolbox it takes, and one coin from each other player who
    buys its special good. What a seat can still gain in this turn, or from toolboxes in its hand, counts as gained. All
    toolboxes may have been in one hand from the beginning.
    """
    rounds = TURNS * (state.day - 1) + state.turn
    others = state.seats - 1
    toolboxes = (COPIES + 1 - ones(player.cards_of(TOOLBOX))) * FROM_A_TOOLBOX
    most = sum(start_resources(state, player)) + toolboxes + rounds * (1 + FROM_A_TOOLBOX + others)
    most -= still_gained(state, seat)
    if player.resource_count() > most:
        raise BadPosition(f"seat {seat} has {player.resource_count()} resources; by now it can be {most} at most")


def still_gained(state: Kathmandu, seat: int) -> int:
    """What a seat can still gain until everybody has had this turn, without toolboxes that it holds."""
    walk, gained = state.walk, 0
    for other in range(state.seats):
        if has_had_turn(state, other):
            continue
        is_active = other == state.active
        if other != seat:
            gained += 0 if is_active and walk.traded and walk.bought == NONE else 1
            continue
        gained += 0 if is_active and walk.die != NONE and state.phase != Phase.GAIN else 1
        gained += 0 if is_active and walk.packed else FROM_A_TOOLBOX
    return gained


def check_tiles(state: Kathmandu) -> None:
    """kathmandu-57: tiles are taken from the top, by yaks that are in Kathmandu."""
    taken = sorted(player.tile for player in state.players if player.tile != NONE)
    if taken != list(range(len(taken))):
        raise BadPosition("the Kathmandu tiles are taken from the top")
    for seat, player in enumerate(state.players):
        in_city = player.space != NONE and state.landscape.cities[player.space]
        is_active = seat == state.active and state.phase != Phase.OVER
        visiting = in_city and is_active and state.phase in LANDED
        walking_through = is_active and state.phase in ON_THE_WAY
        if (player.tile != NONE) != (player.arrived or visiting):
            raise BadPosition(f"seat {seat} has a Kathmandu tile exactly if its yak has landed there")
        if in_city and not visiting and not walking_through and not is_on_map_to_city(state, player):
            raise BadPosition(f"the yak of seat {seat} stays in Kathmandu after its turn")


def is_on_map_to_city(state: Kathmandu, player: Player) -> bool:
    """kathmandu-70: where a town of another board touches Kathmandu, a world map leads into it without a visit."""
    zone = state.landscape.zones[player.space]
    return any(not state.landscape.cities[space] for space in state.landscape.zone_spaces[zone])


# The turn

ROLL, DIE, CARDS_IN_USE, WAY, ACTIONS, SWAP = range(6)  # parts of a turn, each possible after those before it
PARTS = ("a roll", "a die", "a card of the move", "a way", "an action on the landing space", "a swap of plans")
LAST_PART: dict[Phase, int] = {
    Phase.CHARACTER: NONE,
    Phase.PLACE: NONE,
    Phase.DIE: ROLL,
    Phase.GAIN: DIE,
    Phase.BARREL: DIE,
    Phase.MOVE: CARDS_IN_USE,
    Phase.TURN: WAY,
    Phase.BORDER: WAY,
    Phase.ACT: ACTIONS,
    Phase.PLAN: ACTIONS,
    Phase.GIVE: SWAP,
    Phase.GET: SWAP,
    Phase.TENT: ACTIONS,
}


def parts(state: Kathmandu, walk: Walk) -> list[bool]:
    """Which parts of a turn the written one speaks of."""
    is_on_way = walk.open or walk.entered or walk.heading != NONE or walk.left > 0
    has_acted = walk.painted or walk.packed or walk.traded or walk.swapped or walk.bought != NONE
    return [
        walk.rerolled,
        walk.die != NONE or walk.faced,
        equipment.is_walking(state),
        is_on_way or walk.until > 0 or walk.turn_to != NONE,
        has_acted,
        walk.partner != NONE or walk.giving != NONE,
    ]


def check_turn(state: Kathmandu) -> None:
    """kathmandu-31: nothing of a turn is done before its time."""
    for part, is_there in enumerate(parts(state, state.walk)):
        if is_there and part > LAST_PART[state.phase]:
            raise BadPosition(f"there is {PARTS[part]} already in the phase {PHASES[state.phase]!r}")


def check_die(state: Kathmandu) -> None:
    """kathmandu-34, kathmandu-66, kathmandu-107: the chosen die, and the barrel."""
    phase, walk, player = state.phase, state.walk, state.me()
    if (phase == Phase.BARREL) != (walk.rolls > 0):
        raise BadPosition("the barrel is rolled in the phase 'barrel', and only then")
    if phase == Phase.BARREL and player.unused == 0:
        raise BadPosition("no die is left to be rolled out of the barrel")
    before = phase in (*SETTING_UP, Phase.DIE)
    if (walk.die == NONE) != (before or (phase == Phase.BARREL and walk.die == NONE)):
        raise BadPosition("a die is chosen before the yak moves, and not earlier")
    if walk.die != NONE and (player.used == 0 or player.slot(player.used - 1) != walk.die):
        raise BadPosition("the chosen die lies in the last slot")
    if phase == Phase.GAIN and walk.die != BLACK:
        raise BadPosition("only the black die leaves a choice of resources")
    if walk.faced and (player.character != YAK_GUIDE or walk.die != PINK):
        raise BadPosition("only the yak guide turns a die to any face, and only the pink one")


def check_way(state: Kathmandu) -> None:
    """kathmandu-39, kathmandu-72 to kathmandu-74, kathmandu-110: the move that is being made can be finished."""
    walk, phase, player = state.walk, state.phase, state.me()
    if phase == Phase.MOVE and equipment.is_walking(state):
        if player.must_rest():
            raise BadPosition("who must rest uses nothing for the move")
        if not walking.can_use(state, NONE):
            raise BadPosition("with the cards in use no move can be finished")
    if phase in LANDED and (walk.bridles or walk.until or walk.turn_to != NONE):
        raise BadPosition("when the yak has landed it has made all its turns")
    if phase not in ON_THE_WAY:
        return
    most = walking.distance(state, walk.doubled)
    if walk.heading == NONE or not 0 < walk.left <= most:
        raise BadPosition("a yak on its way has a heading, and steps of its die left")
    if walk.open != walk.climbing and (walk.climbing or player.character != ALPINIST):
        raise BadPosition("mountains are open with climbing gear, or for the alpinist, and else closed")
    if walk.entered and (not walk.open or walk.left == most):
        raise BadPosition("a mountain is entered with the first step or later, if mountains are open")
    if (walk.until > 0) != (walk.turn_to != NONE):
        raise BadPosition("a yak that will turn knows where to")
    if walk.until and (walk.bridles == 0 or walk.until >= walk.left or (walk.turn_to - walk.heading) % 2 == 0):
        raise BadPosition("a yak turns with a bridle, left or right, and before its last step")
    check_stop(state)


def check_stop(state: Kathmandu) -> None:
    """A yak has stopped where something is to be decided, and can go on."""
    walk, player = state.walk, state.me()
    ways: list[Move] = []
    if state.phase == Phase.TURN:
        if not walk.bridles or walk.until:
            raise BadPosition("a yak turns with a bridle, once it is not decided where")
        walking.add_turns(state, ways)
    else:
        beyond = state.landscape.beside(player.space, walk.heading)
        if beyond == NONE or not walking.chooses_exit(state, player.space, beyond):
            raise BadPosition("only the border guard chooses where to come out, and at a border")
        if walk.bridles and not walk.until:
            raise BadPosition("a yak with a bridle decides where to turn before it crosses a border")
        walking.add_exits(state, ways)
    if not ways:
        raise BadPosition("a yak on its way can go on, and this one cannot")


def check_landing(state: Kathmandu) -> None:
    """kathmandu-53, kathmandu-55, kathmandu-56: what is being done on the landing space can be done."""
    phase, walk, player = state.phase, state.walk, state.me()
    if walk.bought != NONE:
        in_town = state.landscape.towns[player.space] != NONE
        if not walk.traded or not player.goods_of(walk.bought) or not in_town or phase != Phase.ACT:
            raise BadPosition("a special good is bought right after a good of its kind, in the town where that was")
    if phase == Phase.PLAN and (player.offerings == 0 or not (state.plans or state.plan_deck)):
        raise BadPosition("a plan is taken after an offering, and if there is one to take")
    swapping = phase in (Phase.GIVE, Phase.GET)
    if swapping != (walk.partner != NONE) or (phase == Phase.GET) != (walk.giving != NONE):
        raise BadPosition("a swap of plans has a partner and then a plan, in the phases 'give' and 'get'")
    if swapping and (walk.swapped or not player.plans or not arriving.can_swap_with(state, walk.partner)):
        raise BadPosition("these two cannot swap plans")
    if walk.giving != NONE and not player.plan_count(walk.giving):
        raise BadPosition("the plan that is given is not there")


def check_tents(state: Kathmandu) -> None:
    """kathmandu-101 to kathmandu-103: who is asked for tents has one to play, or with the option any."""
    if state.phase != Phase.TENT:
        return
    tent = state.fitting_tent()
    if not state.ways.tents or tent == NONE or state.asked == state.active:
        raise BadPosition("nobody can be asked for tents here")
    if not state.is_asked(state.asked, tent):
        raise BadPosition(f"seat {state.asked} has no tent that fits, so it is not asked")
