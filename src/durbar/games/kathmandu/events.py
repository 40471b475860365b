"""Everything that can happen in Kathmandu, as told to the log.

Spaces, cards and so on are named by their keys. Which tent somebody draws is told to that seat only (kathmandu-100).
Each function does nothing while nobody listens, so that a simulated game pays almost nothing for it.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.errors import Facts
from durbar.core.events import Event
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CARDS,
    CHARACTERS,
    DICE,
    EQUIPMENT,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    RESOURCES,
    WAYS,
    bits_of,
    good_key,
    item_key,
    kind_of,
    space_key,
)
from durbar.games.kathmandu.state import KathmanduTable, Player


def tell(table: KathmanduTable, kind: str, facts: Facts) -> None:
    if table.log is not None:
        table.log.append(Event(kind, facts))


def of_seat(table: KathmanduTable, kind: str, seat: i64) -> None:
    """Something that needs no more words than who did it."""
    if table.log is not None:
        table.log.append(Event(kind, {"seat": int(seat)}))


def named(table: KathmanduTable, space: i64) -> str:
    return space_key(int(space), table.box.size)


def dice_shown(player: Player) -> str:
    return " ".join([str(int(player.die(die))) for die in range(len(DICE))])


# Setting up


def game_began(table: KathmanduTable) -> None:
    if table.log is not None:
        table.log.append(Event("begin", {"seat": int(table.holder), "boards": table.landscape.written}))


def chose_character(table: KathmanduTable, seat: i64, character: i64) -> None:
    if table.log is not None:
        tell(table, "character", {"seat": int(seat), "character": CHARACTERS[character]})


def dealt(table: KathmanduTable, seat: int) -> None:
    """What somebody starts with."""
    if table.log is not None:
        player = table.players[seat]
        plans = [table.box.plan_keys[n] for n in range(len(table.box.plan_keys)) if player.plan_count(n) > 0]
        cards = [EQUIPMENT[card - CARDS] for card in bits_of(player.cards)]
        tell(table, "deal", {"seat": seat, "equipment": " ".join(cards), "plan": " ".join(plans)})


def placed(table: KathmanduTable, seat: i64, space: i64) -> None:
    if table.log is not None:
        tell(table, "place", {"seat": int(seat), "space": named(table, space)})


def day_began(table: KathmanduTable) -> None:
    if table.log is not None:
        tell(table, "day", {"day": int(table.day), "seat": int(table.holder)})


def rolled(table: KathmanduTable, seat: int) -> None:
    if table.log is not None:
        tell(table, "dice", {"seat": seat, "values": dice_shown(table.players[seat])})


# Dice and rest


def rerolled(table: KathmanduTable, seat: i64, die: i64) -> None:
    if table.log is not None:
        values = dice_shown(table.players[seat])
        tell(table, "reroll", {"seat": int(seat), "die": DICE[die], "values": values})


def took_die(table: KathmanduTable, seat: i64, die: i64, value: i64) -> None:
    if table.log is not None:
        tell(table, "take", {"seat": int(seat), "die": DICE[die], "value": int(value)})


def gained(table: KathmanduTable, seat: i64, resource: i64) -> None:
    if table.log is not None:
        tell(table, "gain", {"seat": int(seat), "resource": RESOURCES[resource]})


def exchanged(table: KathmanduTable, seat: i64, resource: i64) -> None:
    if table.log is not None:
        tell(table, "exchange", {"seat": int(seat), "resource": RESOURCES[resource]})


def turned_die(table: KathmanduTable, kind: str, seat: i64, die: i64, value: i64) -> None:
    """By the yak guide (face), a magnifying glass (magnifier) or a water bottle (bottle)."""
    if table.log is not None:
        tell(table, kind, {"seat": int(seat), "die": DICE[die], "value": int(value)})


def rested(table: KathmanduTable, seat: i64) -> None:
    of_seat(table, "rest", seat)


# Equipment


def used(table: KathmanduTable, seat: i64, kind: i64) -> None:
    if table.log is not None:
        tell(table, "use", {"seat": int(seat), "equipment": EQUIPMENT[kind]})


def used_toolbox(table: KathmanduTable, seat: i64, mask: i64) -> None:
    if table.log is not None:
        resources = " ".join([RESOURCES[resource] for resource in bits_of(mask)])
        tell(table, "toolbox", {"seat": int(seat), "resources": resources})


def rolled_barrel(table: KathmanduTable, seat: i64, mask: i64) -> None:
    if table.log is not None:
        dice = " ".join([DICE[die] for die in bits_of(mask)])
        values = dice_shown(table.players[seat])
        tell(table, "barrel", {"seat": int(seat), "dice": dice, "values": values})


def used_map(table: KathmanduTable, seat: i64, origin: i64, space: i64) -> None:
    if table.log is not None:
        tell(table, "map", {"seat": int(seat), "from": named(table, origin), "space": named(table, space)})


def healed(table: KathmanduTable, seat: i64, count: i64) -> None:
    if table.log is not None:
        tell(table, "first-aid", {"seat": int(seat), "count": int(count)})


def secured(table: KathmanduTable, seat: i64, pairs: i64) -> None:
    if table.log is not None:
        tell(table, "chest", {"seat": int(seat), "count": int(pairs)})


# Moving


def walked(table: KathmanduTable, seat: i64, way: i64, path: list[int]) -> None:
    """The spaces of the path, the first of them left and the last one reached."""
    if table.log is not None:
        spaces = [named(table, space) for space in path]
        facts: Facts = {"seat": int(seat), "way": WAYS[way], "steps": len(path) - 1, "from": spaces[0]}
        facts["space"] = spaces[-1]
        facts["path"] = " ".join(spaces)
        tell(table, "walk", facts)


def paid(table: KathmanduTable, seat: i64, resource: i64, count: i64) -> None:
    """For the needle, or for borders."""
    if table.log is not None and count > 0:
        tell(table, "pay", {"seat": int(seat), "resource": RESOURCES[resource], "count": int(count)})


def tired(table: KathmanduTable, kind: str, seat: i64, count: i64) -> None:
    """Because of a needle, a border, or what stopped the yak (needle, border, stopped), or of the storm."""
    if table.log is not None and count > 0:
        markers = int(table.players[seat].markers)
        tell(table, f"tired-{kind}", {"seat": int(seat), "count": int(count), "markers": markers})


# Landing


def completed_tile(table: KathmanduTable, seat: i64, land: i64) -> None:
    """And the next that shows, if it is not the last."""
    if table.log is not None:
        player = table.players[seat]
        shows = player.open_tile()
        facts: Facts = {"seat": int(seat), "landscape": LANDSCAPES[land], "hidden": int(player.hidden_tiles())}
        if shows < 0:
            tell(table, "yak-last", facts)
        else:
            tell(table, "yak", {**facts, "next": LANDSCAPES[shows]})


def painted(table: KathmanduTable, seat: i64, animal: i64) -> None:
    if table.log is not None:
        tell(table, "animal", {"seat": int(seat), "animal": ANIMALS[animal]})


def packed(table: KathmanduTable, seat: i64, card: i64) -> None:
    if table.log is not None:
        tell(table, "pack", {"seat": int(seat), "item": item_key(int(card)), "equipment": EQUIPMENT[kind_of(card)]})


def bought(table: KathmanduTable, seat: i64, space: i64, good: i64) -> None:
    if table.log is not None:
        kind, points = GOODS[good // GOODS_OF_A_KIND], table.box.values[good]
        facts: Facts = {"seat": int(seat), "space": named(table, space), "good": kind, "points": points}
        tell(table, "buy", {**facts, "tile": good_key(int(good))})


def bought_special(table: KathmanduTable, seat: i64, owner: i64, kind: i64) -> None:
    if table.log is not None:
        facts: Facts = {"seat": int(seat), "good": GOODS[kind]}
        if owner < 0:
            tell(table, "special", facts)
        else:
            tell(table, "special-from", {**facts, "to": int(owner)})


def offered(table: KathmanduTable, seat: i64, temple: i64, count: i64) -> None:
    if table.log is not None:
        space = named(table, table.landscape.temple_spaces[temple])
        made = int(table.players[seat].offerings)
        facts: Facts = {"seat": int(seat), "space": space, "count": int(count), "made": made}
        tell(table, "offer", {**facts, "points": table.box.track[made]})


def took_plan(table: KathmanduTable, seat: i64, plan: i64, from_deck: bool) -> None:
    if table.log is not None:
        tell(table, "draw" if from_deck else "plan", {"seat": int(seat), "plan": table.box.plan_keys[plan]})


def plan_shown(table: KathmanduTable, plan: i64) -> None:
    if table.log is not None:
        tell(table, "plan-shown", {"plan": table.box.plan_keys[plan]})


def swapped(table: KathmanduTable, seat: i64, partner: i64, given: i64, got: i64) -> None:
    if table.log is not None:
        keys = table.box.plan_keys
        tell(table, "swap", {"seat": int(seat), "to": int(partner), "plan": keys[given], "for_plan": keys[got]})


def arrived(table: KathmanduTable, seat: i64, points: i64) -> None:
    if table.log is not None:
        tell(table, "arrive", {"seat": int(seat), "points": int(points)})


def waited(table: KathmanduTable, seat: i64, resource: i64) -> None:
    if table.log is not None:
        tell(table, "city", {"seat": int(seat), "resource": RESOURCES[resource]})


# Tents


def drew_tent(table: KathmanduTable, seat: int, land: int) -> None:
    if table.log is not None:
        table.log.append(Event("tent-draw", {"seat": seat}, {"landscape": LANDSCAPES[land]}, (seat,)))


def played_tent(table: KathmanduTable, seat: i64, land: i64) -> None:
    if table.log is not None:
        facts: Facts = {"seat": int(seat), "to": int(table.active), "landscape": LANDSCAPES[land]}
        tell(table, "tent", {**facts, "markers": int(table.me().markers)})


# The end of a day


def pawn_passed(table: KathmanduTable, seat: i64, points: i64) -> None:
    if table.log is not None:
        tell(table, "pawn", {"seat": int(seat), "sum": int(points)})


def weather_shown(table: KathmanduTable, is_storm: bool) -> None:
    if table.log is not None:
        tell(table, "storm" if is_storm else "sun", {"day": int(table.day), "border": int(table.storm)})


def refilled(table: KathmanduTable, cards: list[int], animals: list[int]) -> None:
    if table.log is not None:
        if cards:
            equipment = " ".join([EQUIPMENT[kind_of(card)] for card in cards])
            tell(table, "new-gear", {"equipment": equipment, "items": " ".join([item_key(card) for card in cards])})
        if animals:
            tell(table, "new-animals", {"animal": " ".join([ANIMALS[animal] for animal in animals])})


def reshuffled(table: KathmanduTable) -> None:
    if table.log is not None:
        tell(table, "reshuffle", {"count": len(table.gear_deck)})


# The end of the game


def all_arrived(table: KathmanduTable) -> None:
    if table.log is not None:
        table.log.append(Event("all-arrived", {}))


def scored(table: KathmanduTable, seat: int, points: int) -> None:
    if table.log is not None:
        tell(table, "score", {"seat": seat, "points": points})


def game_over(table: KathmanduTable, winners: list[int], points: int) -> None:
    if table.log is not None:
        for seat in winners:
            tell(table, "win" if len(winners) == 1 else "share", {"seat": seat, "points": points})
