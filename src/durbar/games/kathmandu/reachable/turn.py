"""The turn that is being made: nothing of it before its time, and it can be finished."""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, equipment, walking
from durbar.games.kathmandu.cards import ALPINIST, BLACK, CARDS, NONE, PINK, YAK_GUIDE, bit, bits_of, item_key, kind_of
from durbar.games.kathmandu.reachable.table import LANDED, ON_THE_WAY, SETTING_UP
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player, Walk
from durbar.games.kathmandu.view import PHASES

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
    check_picked(state, player)
    if walk.faced and (player.character != YAK_GUIDE or walk.die != PINK):
        raise BadPosition("only the yak guide turns a die to any face, and only the pink one")


def check_picked(state: Kathmandu, player: Player) -> None:
    """kathmandu-62: of several cards of a kind one is picked, and not the one that would be used anyway."""
    picked = state.walk.picked
    for card in bits_of(picked):
        held = player.cards_of(kind_of(card))
        others = held & ~bit(card)
        if not held & bit(card) or not others or others & picked or card >= CARDS or state.ways.edition < 3:
            raise BadPosition(f"{item_key(card)} cannot have been picked among the cards of its kind")


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
        at_once = phase in (Phase.ACT, Phase.TENT)  # an owner's tents may fit towns
        if not walk.traded or not player.goods_of(walk.bought) or not in_town or not at_once:
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
