"""Why a move may not be played now: the number of the rule, and the sentence that says it."""

from __future__ import annotations

from typing import Final

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.games.reviving import building, scoring, solo
from durbar.games.reviving.cards import COLOURS, KINDS, NONE, Card, End
from durbar.games.reviving.moves import (
    At,
    Bid,
    Build,
    Buy,
    BuyBhairav,
    Claim,
    Discard,
    Jump,
    On,
    Random,
    Ready,
    Rebuild,
    Return,
    Scrap,
    Store,
    Swap,
    Take,
    TakeMission,
    Trade,
)
from durbar.games.reviving.pieces import Phase, Player, Task
from durbar.games.reviving.state import RevivingTable

# For each kind of move, the tasks in which a seat may play it. When one may scrap and trade is in `solo.py`.
WHEN: Final[dict[str, tuple[Task, ...]]] = {
    "architect": (Task.ARCHITECT,),
    "mission": (Task.MISSION,),
    "random": (Task.MISSION,),
    "bid": (Task.BID,),
    "jump": (Task.MANIPULATE,),
    "swap": (Task.MANIPULATE,),
    "return": (Task.RETURN,),
    "build": (Task.BUILD,),
    "on": (Task.PLACE,),
    "at": (Task.PLACE,),
    "rebuild": (Task.PLACE,),
    "colour": (Task.NAME,),
    "claim": (Task.CLAIM,),
    "discard": (Task.DISCARD, Task.TRADE),
    "convert": (Task.SPEND,),
    "buy": (Task.SPEND,),
    "bhairav": (Task.SPEND,),
    "draw": (Task.POWER,),
    "take": (Task.POWER, Task.TAKE),
    "store": (Task.STORE,),
    "pass": (Task.MANIPULATE, Task.POWER),
    "ready": (Task.BUILD,),
}
# For each task, the rule that says what is to be done now, and how that is called in the catalogues.
DUE: Final[dict[Task, tuple[str, str]]] = {
    Task.IDLE: ("reviving-11", "wait"),
    Task.ARCHITECT: ("reviving-63", "first-architect"),
    Task.MISSION: ("reviving-79", "first-mission"),
    Task.BID: ("reviving-13", "first-bid"),
    Task.MANIPULATE: ("reviving-56", "first-manipulate"),
    Task.RETURN: ("reviving-64", "first-return"),
    Task.BUILD: ("reviving-23", "first-build"),
    Task.PLACE: ("reviving-27", "first-place"),
    Task.NAME: ("reviving-29", "first-name"),
    Task.CLAIM: ("reviving-70", "first-claim"),
    Task.DISCARD: ("reviving-30", "first-discard"),
    Task.POWER: ("reviving-65", "first-power"),
    Task.SPEND: ("reviving-35", "first-spend"),
    Task.TRADE: ("reviving-94", "first-give"),
    Task.TAKE: ("reviving-94", "first-take"),
    Task.STORE: ("reviving-91", "first-store"),
}
DUE_IN_LEFTOVER: Final[dict[Task, tuple[str, str]]] = {
    Task.BUILD: ("reviving-38", "first-build"),
    Task.DISCARD: ("reviving-65", "first-discard"),
}
DUE_ALONE: Final[dict[Task, tuple[str, str]]] = {
    Task.BID: ("reviving-83", "first-bid"),
    Task.NAME: ("reviving-90", "first-name"),
}


def refusal(table: RevivingTable, seat: int, move: Move) -> IllegalMove:
    """Why this move, which is not legal, is not."""
    if table.phase == Phase.OVER:
        return IllegalMove("reviving-45", "game-over", {})
    player = table.players[seat]
    if not is_time_for(table, player, move):
        rule, key = due(table, player.task)
        return IllegalMove(rule, key, {})
    if isinstance(move, (Bid, Jump, Swap)):
        return about_coin(table, seat, player, move)
    if isinstance(move, (Build, On, At, Rebuild, Scrap)):
        return about_section(table, seat, player, move)
    if isinstance(move, (Discard, Return, Take, Buy, Store)):
        return about_card(table, player, move)
    return about_others(table, player, move)


def due(table: RevivingTable, task: Task) -> tuple[str, str]:
    """The rule that says what is to be done now, and how that is called."""
    if table.is_solo() and task in DUE_ALONE:
        return DUE_ALONE[task]
    if table.phase == Phase.LEFTOVER and task in DUE_IN_LEFTOVER:
        return DUE_IN_LEFTOVER[task]
    return DUE[task]


def is_time_for(table: RevivingTable, player: Player, move: Move) -> bool:
    """Whether what this player has to decide leaves room for such a move."""
    if isinstance(move, Scrap):
        return solo.may_scrap(table, player)
    if isinstance(move, Trade):
        return solo.is_time_to_trade(table, player)
    return player.task in WHEN[move.kind]


# Coins


def about_coin(table: RevivingTable, seat: int, player: Player, move: Move) -> IllegalMove:
    if isinstance(move, Bid):
        if table.mat.spots[move.spot] not in table.spots_in_use() or table.bids.seats[move.spot] != NONE:
            return about_spot(table, move.spot)
        if move.coin not in player.coins:
            return no_coin("reviving-16", move.coin)
        debris = len(table.debris[move.spot])
        return IllegalMove("reviving-83", "too-much-debris", {"coin": move.coin, "count": debris})
    assert isinstance(move, (Jump, Swap))
    if table.bids.seats[move.spot] != seat:
        rule = "reviving-57" if isinstance(move, Jump) else "reviving-58"
        return IllegalMove(rule, "not-your-coin", {"spot": table.mat.spots[move.spot].key})
    return about_spot(table, move.to_spot) if isinstance(move, Jump) else no_coin("reviving-58", move.coin)


def about_spot(table: RevivingTable, spot: int) -> IllegalMove:
    """reviving-14: a spot of this market, without a coin."""
    place = table.mat.spots[spot]
    key = "spot-taken" if place in table.spots_in_use() else "spot-not-used"
    return IllegalMove("reviving-14", key, {"spot": place.key})


def no_coin(rule: str, coin: int) -> IllegalMove:
    return IllegalMove(rule, "no-such-coin", {"coin": coin})


# Sections and monuments


def about_section(table: RevivingTable, seat: int, player: Player, move: Move) -> IllegalMove:
    if isinstance(move, Build):
        return about_building(table, seat, player, move.end)
    if isinstance(move, Scrap):
        return about_scrapping(table, move.card)
    end = player.chosen
    assert end is not None
    if isinstance(move, On):
        return about_monument(table, seat, end, move.card)
    if isinstance(move, At):
        return about_square(table, seat, end, move.square)
    assert isinstance(move, Rebuild)
    return about_rebuilding(table, seat, end, move.card)


def about_building(table: RevivingTable, seat: int, player: Player, end: End) -> IllegalMove:
    if end.card not in player.hand and end.card is not player.must:
        return about("reviving-23", "not-in-hand", end.card)
    if not building.fits(table, seat, end, building.heights_of(table, seat)):
        return about_colour(table, end) if table.is_solo() else section("reviving-25", "nothing-below", end)
    if end.card is player.must:
        return section("reviving-100", "extend-only", end)
    return section("reviving-38", "bought-first", end)


def about_colour(table: RevivingTable, end: End) -> IllegalMove:
    """Solo: why this section fits nowhere."""
    if end.level > 1:
        below = [one for square in table.squares for one in square.monuments if solo.is_below(end, one)]
        if not below:
            return section("reviving-25", "nothing-below", end)
        if not any(solo.matches(table, end, monument) for monument in below):
            return section("reviving-86", "other-colour", end)
    return section("reviving-87", "cannot-finish", end)


def about_monument(table: RevivingTable, seat: int, end: End, bottom: Card) -> IllegalMove:
    square, monument = table.square_of(bottom), table.monument_on(bottom)
    if monument is None or not table.may_build_in(seat, square):
        return about("reviving-25" if monument is None else where_to_build(table), "no-such-monument", bottom)
    if monument.kind != end.kind:
        return IllegalMove("reviving-26", "other-kind", {"section": end.section, "monument": KINDS[monument.kind]})
    if len(monument.ends) != end.level - 1:
        return section("reviving-25", "not-next", end)
    if not solo.matches(table, end, monument):
        return section("reviving-86", "other-colour", end)
    return section("reviving-87", "cannot-finish", end)


def about_square(table: RevivingTable, seat: int, end: End, square: int) -> IllegalMove:
    if square >= len(table.squares) or not table.may_build_in(seat, square):
        return IllegalMove(where_to_build(table), "not-your-square", {"square": square})
    if end.level != 1:
        return section("reviving-25", "not-a-bottom", end)
    return section("reviving-87", "cannot-finish", end)


def where_to_build(table: RevivingTable) -> str:
    """The rule that says whose squares one builds in."""
    if table.is_solo():
        return "reviving-86"
    return "reviving-53" if table.ways.teams > 0 else "reviving-25"


def about_rebuilding(table: RevivingTable, seat: int, end: End, card: Card) -> IllegalMove:
    if not table.ways.rebuilding or table.phase != Phase.BUILD:
        return IllegalMove("reviving-59" if table.ways.rebuilding else "reviving-28", "never-moved", {})
    monument = table.monument_with(card)
    if monument is None or not table.may_build_in(seat, table.square_of(monument.ends[0].card)):
        return about("reviving-59", "not-built", card)
    old = building.built_end(monument, card)
    return IllegalMove("reviving-59", "other-section", {"section": end.section, "shows": old.section})


def about_scrapping(table: RevivingTable, card: Card) -> IllegalMove:
    if not table.is_solo():
        return IllegalMove("reviving-28", "never-moved", {})
    monument = table.monument_on(card)
    if monument is None or monument.is_complete():
        return about("reviving-89", "not-unfinished", card)
    return IllegalMove("reviving-27", "first-place", {})


def section(rule: str, key: str, end: End) -> IllegalMove:
    return IllegalMove(rule, key, {"card": end.card.key, "section": end.section})


# Cards


def about_card(table: RevivingTable, player: Player, move: Move) -> IllegalMove:
    if isinstance(move, Discard):
        rule = "reviving-65" if table.phase == Phase.LEFTOVER else "reviving-30"
        return about("reviving-94" if player.task == Task.TRADE else rule, "not-in-hand", move.card)
    if isinstance(move, Return):
        return about("reviving-64", "not-drawn", move.card)
    if isinstance(move, Store):
        return about("reviving-91", "not-on-market", move.card)
    if isinstance(move, Take):
        if player.task == Task.TAKE:
            return about("reviving-94", "not-discarded", move.card)
        if player.architect is None or not player.architect.takes:
            return IllegalMove("reviving-65", "no-such-power", {})
        return about("reviving-65", "not-discarded", move.card)
    assert isinstance(move, Buy)
    return about("reviving-37", "cannot-be-built" if move.card in table.discards else "not-discarded", move.card)


def about(rule: str, key: str, card: Card) -> IllegalMove:
    return IllegalMove(rule, key, {"card": card.key, "shows": card.shows()})


# What is left


def about_others(table: RevivingTable, player: Player, move: Move) -> IllegalMove:
    """Missions, objectives, Bhairavs, colours, architects, and being ready."""
    if isinstance(move, Ready):
        assert player.must is not None
        return IllegalMove("reviving-37", "must-be-built", {"shows": player.must.shows()})
    if isinstance(move, Claim):
        rule = "reviving-70" if scoring.is_open(table, move.objective) else "reviving-71"
        known = move.objective in table.objectives
        return IllegalMove(rule if known else "reviving-69", "not-met", {"objective": move.objective.key})
    if isinstance(move, BuyBhairav):
        return about_bhairav(table, player, move.colour)
    if isinstance(move, TakeMission):
        rule = "reviving-80" if move.mission in solo.mission_deck(table) else "reviving-68"
        return IllegalMove(rule, "not-this-mission", {"mission": move.mission.key})
    if isinstance(move, Random):
        return IllegalMove("reviving-79", "first-mission", {})
    if isinstance(move, Trade):
        return IllegalMove("reviving-94", "too-few-cards" if table.ways.extreme else "not-extreme", {})
    rule, key = {
        "colour": ("reviving-87", "not-this-colour"),
        "architect": ("reviving-62", "not-this-architect"),
        "draw": ("reviving-65", "no-such-power"),
    }[move.kind]
    return IllegalMove(rule, key, dict(move.args))


def about_bhairav(table: RevivingTable, player: Player, colour: int) -> IllegalMove:
    if not table.ways.bhairav:
        return IllegalMove("reviving-72", "no-bhairavs", {})
    if player.bhairav != NONE:
        return IllegalMove("reviving-72", "has-bhairav", {})
    if player.coins[0] < table.box.bhairav_cost:
        return IllegalMove("reviving-72", "coin-too-small", {"coin": player.coins[0]})
    return IllegalMove("reviving-72", "bhairav-gone", {"colour": COLOURS[colour]})
