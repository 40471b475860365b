"""Why a move may not be played now: the number of the rule, and the sentence that says it."""

from __future__ import annotations

from typing import Final

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, equipment
from durbar.games.kathmandu.cards import (
    ALPINIST,
    BEFORE,
    BOTTLE,
    BRIDLE,
    CLIMBING_GEAR,
    DICE,
    EQUIPMENT,
    MAGNIFIER,
    MERCHANT,
    MONK,
    NONE,
    OFFERINGS,
    TEA_LEAVES,
    YAK_GUIDE,
    bits_of,
)
from durbar.games.kathmandu.moves import (
    Bottle,
    Buy,
    Exchange,
    Exit,
    Face,
    Go,
    Halt,
    Ladder,
    Offer,
    Pack,
    Pick,
    Reroll,
    Rest,
    Roll,
    Stop,
    Swap,
    Take,
    TakeAnimal,
    Toolbox,
    Turn,
    Use,
    WorldMap,
)
from durbar.games.kathmandu.state import AMID, KathmanduTable, Phase, Player

Reason = tuple[str, str, Facts]

PHASES: Final[dict[str, tuple[Phase, ...]]] = {  # when each kind of move is asked for
    "character": (Phase.CHARACTER,),
    "place": (Phase.PLACE,),
    "reroll": (Phase.DIE,),
    "take": (Phase.DIE,),
    "gain": (Phase.GAIN,),
    "exchange": (Phase.DIE, Phase.MOVE, Phase.ACT),
    "face": (Phase.MOVE,),
    "use": (Phase.DIE, Phase.MOVE, Phase.ACT),
    "pick": (Phase.DIE, Phase.MOVE, Phase.ACT),
    "toolbox": (Phase.DIE, Phase.MOVE, Phase.ACT),
    "bottle": (Phase.MOVE,),
    "map": (Phase.DIE, Phase.MOVE),
    "roll": (Phase.BARREL,),
    "stop": (Phase.BARREL,),
    "rest": (Phase.MOVE,),
    "go": (Phase.MOVE,),
    "over": (Phase.MOVE,),
    "turn": (Phase.TURN,),
    "exit": (Phase.BORDER,),
    "halt": (Phase.BORDER,),
    "animal": (Phase.ACT,),
    "pack": (Phase.ACT,),
    "buy": (Phase.ACT,),
    "special": (Phase.ACT,),
    "offer": (Phase.ACT,),
    "ladder": (Phase.ACT,),
    "plan": (Phase.PLAN,),
    "draw": (Phase.PLAN,),
    "swap": (Phase.ACT,),
    "give": (Phase.GIVE,),
    "get": (Phase.GET,),
    "done": (Phase.ACT,),
    "tent": (Phase.TENT,),
    "pass": (Phase.TENT,),
}

DUE: Final[dict[Phase, tuple[str, str]]] = {  # what has to be done first
    Phase.CHARACTER: ("kathmandu-104", "character-first"),
    Phase.PLACE: ("kathmandu-29", "place-first"),
    Phase.DIE: ("kathmandu-34", "die-first"),
    Phase.GAIN: ("kathmandu-34", "gain-first"),
    Phase.BARREL: ("kathmandu-66", "barrel-first"),
    Phase.MOVE: ("kathmandu-39", "move-first"),
    Phase.TURN: ("kathmandu-74", "turn-first"),
    Phase.BORDER: ("kathmandu-110", "border-first"),
    Phase.ACT: ("kathmandu-48", "moved-already"),
    Phase.PLAN: ("kathmandu-55", "plan-first"),
    Phase.GIVE: ("kathmandu-56", "give-first"),
    Phase.GET: ("kathmandu-56", "get-first"),
    Phase.TENT: ("kathmandu-101", "tent-first"),
}


IN_TURN: Final[dict[Phase, str]] = {  # who comes when, where it is not the usual order
    Phase.CHARACTER: "kathmandu-104",
    Phase.PLACE: "kathmandu-29",
    Phase.TENT: "kathmandu-101",
}


def reason(table: KathmanduTable, seat: int, move: Move) -> Reason:
    """Why this move, which is not legal, is not."""
    if table.phase == Phase.OVER:
        return "kathmandu-98", "game-over", {}
    if seat != table.actor():
        return IN_TURN.get(table.phase, "kathmandu-31"), "not-your-turn", {"seat": table.actor()}
    player = table.players[seat]
    if table.phase not in when(table, move):
        rule, key = DUE[table.phase]
        if table.phase == Phase.MOVE and player.must_rest():
            return "kathmandu-35", "must-rest", {}
        return rule, key, {}
    if isinstance(move, (Take, Reroll)):
        return about_die(table, move)
    if isinstance(move, Pick):
        return about_pick(table, player, move)
    if isinstance(move, (Use, Toolbox, Bottle, WorldMap, Ladder)):
        return about_card(table, player, move)
    if isinstance(move, (Go, Rest, Turn, Exit, Halt)):
        return about_walk(table, player, move)
    if isinstance(move, (TakeAnimal, Pack, Buy, Offer, Swap)):
        return about_action(table, player, move)
    return about_others(table, player, move)


def when(table: KathmanduTable, move: Move) -> tuple[Phase, ...]:
    """The phases in which this move is asked for; since edition 2 exchanges also in the middle of an act."""
    phases = PHASES[move.kind]
    return (*phases, *AMID) if isinstance(move, Exchange) and table.ways.edition >= 2 else phases


def about_die(table: KathmanduTable, move: Move) -> Reason:
    if isinstance(move, Reroll) and table.walk.rerolled:
        return "kathmandu-32", "rerolled", {}
    return "kathmandu-33", "die-used", dict(move.args)


def about_pick(table: KathmanduTable, player: Player, move: Pick) -> Reason:
    if not (player.cards >> move.card) & 1:
        return "kathmandu-61", "no-such-card", dict(move.args)
    return "kathmandu-62", "no-pick", dict(move.args)


def about_card(table: KathmanduTable, player: Player, move: Move) -> Reason:
    kind = equipment.kind_used(move)
    facts: Facts = {"equipment": EQUIPMENT[kind]}
    if not player.holds(kind):
        return "kathmandu-61", "no-such-card", facts
    if isinstance(move, WorldMap):
        if equipment.is_walking(table):
            return "kathmandu-61", "wrong-time", facts
        if move.space < table.landscape.count and not equipment.may_map_to(table, move.space):
            return "kathmandu-57", "no-map-to-city", {}
        return "kathmandu-70", "not-in-zone", dict(move.args)
    if isinstance(move, Ladder):
        if player.offerings >= OFFERINGS:
            return "kathmandu-54", "no-offering-left", {}
        return "kathmandu-75", "no-temple-beside", dict(move.args)
    if kind in (CLIMBING_GEAR, TEA_LEAVES, BRIDLE):
        return about_walking_card(table, player, kind, facts)
    timing = table.box.timings[kind]
    before = table.phase != Phase.ACT and not equipment.is_walking(table)
    if (timing == BEFORE) != before:
        return "kathmandu-61", "wrong-time", facts
    if isinstance(move, Bottle) and table.walk.die != NONE:
        return "kathmandu-69", "not-below-or-above", {}
    if table.walk.die == NONE and kind in (BOTTLE, MAGNIFIER):
        return "kathmandu-34", "die-first", {}
    return "kathmandu-63", "no-effect", facts


def about_walking_card(table: KathmanduTable, player: Player, kind: int, facts: Facts) -> Reason:
    if table.phase != Phase.MOVE:
        return "kathmandu-61", "wrong-time", facts
    if player.must_rest():
        return "kathmandu-35", "must-rest", {}
    if kind == TEA_LEAVES and table.walk.doubled:
        return "kathmandu-73", "doubled-already", {}
    if kind == CLIMBING_GEAR and table.walk.climbing:
        return "kathmandu-63", "no-effect", facts
    return about_finishing(table, kind == CLIMBING_GEAR)


def about_finishing(table: KathmanduTable, gear: bool) -> Reason:
    """A move that could not be finished: with climbing gear a mountain is crossed, else only a bridle asks for more."""
    if gear or table.walk.climbing:
        return "kathmandu-72", "no-way-over", {}
    return "kathmandu-74", "no-turn", {}


def about_walk(table: KathmanduTable, player: Player, move: Move) -> Reason:
    if isinstance(move, Rest):
        return "kathmandu-36", "no-rest", {}
    if isinstance(move, Turn):
        return "kathmandu-74", "not-this-turn", {}
    if isinstance(move, Halt):
        return "kathmandu-110", "no-halt", {}
    if isinstance(move, Exit):
        return "kathmandu-110", "no-exit", dict(move.args)
    assert isinstance(move, Go)
    if player.must_rest():
        return "kathmandu-35", "must-rest", {}
    if move.over and player.character != ALPINIST:
        return "kathmandu-106", "no-alpinist", {}
    if move.over and table.walk.climbing:
        return "kathmandu-72", "open-already", {}
    if move.over and table.walk.bridles == 0:
        return "kathmandu-106", "no-mountain", {}
    return about_finishing(table, False)


def about_action(table: KathmanduTable, player: Player, move: Move) -> Reason:
    walk, facts = table.walk, dict(move.args)
    if isinstance(move, TakeAnimal):
        if walk.painted:
            return "kathmandu-50", "painted", {}
        if (table.animals >> move.animal) & 1 == 0:
            return "kathmandu-50", "no-such-animal", facts
        if (arriving.animals_here(table, player) >> move.animal) & 1 == 0:
            return "kathmandu-50", "other-landscape", facts
        return "kathmandu-50", "cannot-pay", {"resource": "paint"}
    if isinstance(move, Pack):
        if walk.packed:
            return "kathmandu-51", "packed", {}
        if (table.gear >> move.card) & 1 == 0:
            return "kathmandu-51", "not-on-display", facts
        if (arriving.cards_here(table, player) >> move.card) & 1 == 0:
            return "kathmandu-51", "other-landscape", facts
        return "kathmandu-51", "cannot-pay", {"resource": "backpack"}
    if isinstance(move, Buy):
        return about_purchase(table, player, move)
    if isinstance(move, Swap):
        if walk.swapped:
            return "kathmandu-56", "swapped", {}
        return "kathmandu-58" if in_the_city(table, player) else "kathmandu-56", "no-swap", facts
    return about_offering(table, player, move)


def about_purchase(table: KathmanduTable, player: Player, move: Buy) -> Reason:
    if table.walk.traded:
        return "kathmandu-52", "traded", {}
    if table.landscape.towns[player.space] == NONE:
        return ("kathmandu-58", "no-good", {}) if in_the_city(table, player) else ("kathmandu-52", "no-town", {})
    if move.space not in [table.landscape.town_spaces[town] for town in arriving.stalls(table, player)]:
        rule = "kathmandu-109" if player.character == MERCHANT else "kathmandu-52"
        return rule, "other-space", dict(move.args)
    if table.goods[table.landscape.towns[move.space]] == NONE:
        return "kathmandu-52", "no-good", {}
    return "kathmandu-52", "cannot-pay", {"resource": "coin"}


def in_the_city(table: KathmanduTable, player: Player) -> bool:
    """kathmandu-58: in Kathmandu there are no goods and nobody to swap with."""
    return table.landscape.cities[player.space]


def about_offering(table: KathmanduTable, player: Player, move: Move) -> Reason:
    temple = table.landscape.temples[player.space]
    if temple == NONE:
        return "kathmandu-54", "no-temple", {}
    if (player.temples >> temple) & 1:
        return "kathmandu-54", "offered", {}
    if player.offerings >= OFFERINGS:
        return "kathmandu-54", "no-offering-left", {}
    return "kathmandu-108", "no-double" if player.character == MONK else "no-monk", {}


def about_others(table: KathmanduTable, player: Player, move: Move) -> Reason:
    """What is left: exchanges, faces, special goods, plans, tents, places and characters."""
    facts = dict(move.args)
    if isinstance(move, Exchange):
        if player.character != YAK_GUIDE:
            return "kathmandu-107", "no-guide", {}
        return "kathmandu-107", "too-little-fodder", {}
    if isinstance(move, Face):
        if player.character != YAK_GUIDE:
            return "kathmandu-107", "no-guide", {}
        return "kathmandu-107", "no-face", {}
    if isinstance(move, Stop):
        return "kathmandu-66", "roll-first", {}
    if isinstance(move, Roll):
        spent = [die for die in bits_of(move.mask) if not player.is_unused(die)]
        return "kathmandu-66", "die-used", {"die": DICE[spent[0]]}
    key, rule = {
        "special": ("no-special", "kathmandu-53"),
        "plan": ("no-plan", "kathmandu-55"),
        "draw": ("no-plan-deck", "kathmandu-55"),
        "give": ("no-own-plan", "kathmandu-56"),
        "get": ("no-other-plan", "kathmandu-56"),
        "tent": ("no-tent", "kathmandu-101"),
        "place": ("no-start", "kathmandu-29"),
        "character": ("character-taken", "kathmandu-104"),
    }[move.kind]
    return rule, key, facts
