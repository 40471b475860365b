"""Sets up tables of Kathmandu for the examples, and looks at them: both by positions anybody may write.

The map is the first landscape unless something else is said; `at` finds a space by the coordinates of the whole map, x
to the east and y to the south. Nobody has to mention all cards: what is not mentioned lies in the decks, goods that are
not mentioned are out of the game, and the display of plans is filled up.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest

import durbar
from durbar.games.kathmandu.cards import ANIMALS, DICE, EQUIPMENT, GOODS, LANDSCAPES, space_key
from durbar.games.kathmandu.components import read_box
from durbar.games.kathmandu.landscape import Landscape
from durbar.games.kathmandu.layout import read_layout
from durbar.games.kathmandu.view import KathmanduView, PlayerView, Preview

BOX = read_box()
FIRST = Landscape(BOX, read_layout(BOX.first_landscape), BOX.temple_boards)
POINTS = {FIRST.point(space): space for space in range(FIRST.count)}
Data = dict[str, Any]
STARTS = ("1b1", "1b2", "1b3", "1b5")


def at(x: int, y: int) -> str:
    """The space with these coordinates on the first landscape."""
    return space_key(POINTS[x, y], BOX.size)


def xy(key: str) -> tuple[int, int]:
    """The coordinates of a space on the first landscape."""
    return next(point for point, space in POINTS.items() if space_key(space, BOX.size) == key)


class Seat(NamedTuple):
    """What belongs to a seat. Lists are written with spaces; a resource may be written several times.

    yak:  the landscapes of the first yak tiles in order; the others follow in the order of the box
    dice: what the dice show
    """

    space: str = ""
    resources: str = ""
    dice: str = "3 3 3 3 3 3"
    used: str | None = None
    aside: str = ""
    markers: int = 0
    cards: str = ""
    chests: str = ""
    plans: str = ""
    secured: str = ""
    goods: str = ""
    specials: str = ""
    animals: str = ""
    temples: str = ""
    offerings: int | None = None
    yak: str = "town"
    completed: int = 0
    character: str = ""
    doubles: int = 0
    tents: str = ""
    tile: int = 0
    arrived: bool = False


def table(*seats: Seat, **more: Any) -> durbar.State:
    """The game in which the seats have this; see `position`."""
    return durbar.read_position(json.dumps(position(*seats, **more)))


def position(
    *seats: Seat,
    phase: str = "die",
    day: int = 1,
    turn: int = 1,
    passed: int = 0,
    holder: int = 0,
    active: int | None = None,
    asked: int = -1,
    die: str = "",
    current: Mapping[str, Any] | None = None,
    gear: str = "",
    discards: str = "",
    gear_deck: str | None = None,
    animals: str = "",
    plans: str | None = None,
    plan_deck: str | None = None,
    goods: Mapping[str, str] | None = None,
    tents_gone: str = "",
    tent_deck: str | None = None,
    weather: str = "storm sun storm sun storm sun",
    shown: int | None = None,
    boards: str = BOX.first_landscape,
    options: Mapping[str, object] | None = None,
    components: Data | None = None,
    edition: str = "3",
    state: Mapping[str, Any] | None = None,
) -> Data:
    """A position as plain data. With `die`, the active seat has chosen that die."""
    acting = (holder + passed) % len(seats) if active is None else active
    players = [
        written_player(n, seat, phase, default_used(n, turn, passed, holder, len(seats), acting, die))
        for n, seat in enumerate(seats)
    ]
    chosen = dict(options or {})
    said = [word for seat in seats for word in [*seat.cards.split(), *seat.chests.split()]]
    deck, gone = decks_of_gear(said, gear, discards, gear_deck)
    owned = [animal for seat in seats for animal in seat.animals.split()]
    held = Counter(plan for seat in seats for plan in halves(seat))
    shown_plans, deck_of_plans = decks_of_plans(held, plans, plan_deck)
    tiles = dict(goods or {})
    bought = [good for seat in seats for good in seat.goods.split()]
    rest = [good for good in all_goods() if good not in bought and good not in tiles.values()]
    tent_rest = Counter(dict.fromkeys(LANDSCAPES[:-1], 3)) if chosen.get("tents", "none") != "none" else Counter[str]()
    tent_rest -= Counter([tent for seat in seats for tent in seat.tents.split()] + tents_gone.split())
    tents = list(tent_rest.elements())
    if tent_deck is not None:
        above = tent_deck.split()
        tents = above + list((tent_rest - Counter(above)).elements())
    data = {
        "boards": boards,
        "phase": phase,
        "day": day,
        "turn": turn,
        "passed": passed,
        "holder": holder,
        "active": acting,
        "asked": asked,
        "current": {**({"die": die} if die else {}), **dict(current or {})},
        "players": players,
        "gear_deck": deck,
        "gear": gear.split(),
        "discards": discards.split(),
        "gone": gone,
        "animal_deck": [animal for animal in ANIMALS if animal not in owned and animal not in animals.split()],
        "animals": animals.split(),
        "plan_deck": deck_of_plans,
        "plans": shown_plans,
        "goods": tiles,
        "goods_gone": rest,
        "tent_deck": tents,
        "tents_gone": tents_gone.split(),
        "weather": [tile == "storm" for tile in weather.split()],
        "shown": day - 1 if shown is None else shown,
        "mark": 0,
        "rng": "fast 00000001 00000002 00000003 00000004",
        **dict(state or {}),
    }
    envelope = {"durbar": "position 1", "game": "kathmandu", "edition": edition, "seats": len(seats), "options": chosen}
    return {**envelope, **({"components": components} if components else {}), "state": data}


def written_player(number: int, seat: Seat, phase: str, must_be_used: list[str]) -> Data:
    set_up = phase in ("character", "place")
    used = seat.used.split() if seat.used is not None else [] if seat.arrived else must_be_used
    yak = seat.yak.split()
    temples = seat.temples.split()
    space = seat.space if seat.space or set_up or seat.arrived else STARTS[number]
    return {
        "yak": yak + [land for land in LANDSCAPES if land not in yak],
        "completed": seat.completed,
        "character": seat.character,
        "space": space,
        "arrived": seat.arrived,
        "tile": seat.tile,
        "resources": dict(Counter(seat.resources.split())),
        "markers": seat.markers,
        "dice": [] if set_up else [int(value) for value in seat.dice.split()],
        "used": [] if set_up else used,
        "aside": seat.aside.split(),
        "offerings": len(temples) if seat.offerings is None else seat.offerings,
        "temples": temples,
        "doubles": seat.doubles,
        "goods": seat.goods.split(),
        "specials": seat.specials.split(),
        "cards": seat.cards.split(),
        "chests": seat.chests.split(),
        "animals": seat.animals.split(),
        "plans": seat.plans.split(),
        "secured": seat.secured.split(),
        "tents": seat.tents.split(),
    }


def default_used(number: int, turn: int, passed: int, holder: int, seats: int, acting: int, die: str) -> list[str]:
    """As many dice as this seat must have used, the black ones first; the chosen die is the last."""
    count = turn - 1 + ((number - holder) % seats < passed)
    used = [colour for colour in reversed(DICE) if colour != die][:count]
    return [*used, die] if number == acting and die else used


def all_items() -> list[str]:
    return [f"{kind}_{n}" for kind in EQUIPMENT for n in range(1, 4)]


def decks_of_gear(said: list[str], gear: str, discards: str, gear_deck: str | None) -> tuple[list[str], list[str]]:
    lying = [*said, *gear.split(), *discards.split()]
    free = [item for item in all_items() if item not in lying]
    above = (gear_deck or "").split()
    deck = above + [item for item in free if item not in above]
    return deck, [f"{kind}_0" for kind in EQUIPMENT if f"{kind}_0" not in said]


def halves(seat: Seat) -> list[str]:
    return seat.plans.split() + [f"{colour}_{half}" for colour in seat.secured.split() for half in "ab"]


def decks_of_plans(held: Counter[str], plans: str | None, plan_deck: str | None) -> tuple[list[str], list[str]]:
    left = Counter(dict.fromkeys(BOX.plan_keys, 2)) - held
    if plan_deck is not None:
        left -= Counter(plan_deck.split())
    shown = plans.split() if plans is not None else list(left.elements())[:3]
    left -= Counter(shown)
    return shown, (plan_deck or "").split() + list(left.elements())


def all_goods() -> list[str]:
    return [f"{kind}_{n}" for kind in GOODS for n in range(1, 5)]


# Looking


def seen(state: durbar.State, seat: int = durbar.SPECTATOR) -> KathmanduView:
    return cast(KathmanduView, state.game.view(state, seat))


def player(state: durbar.State, seat: int = 0) -> PlayerView:
    return seen(state, seat).players[seat]


def resources(state: durbar.State, seat: int = 0) -> dict[str, int]:
    return player(state, seat).resources


def play(state: durbar.State, *moves: str, seat: int | None = None) -> durbar.State:
    """Play these moves, each by whoever is to act."""
    for move in moves:
        state.play(state.actor() if seat is None else seat, move)
    return state


def legal(state: durbar.State, kind: str = "") -> list[str]:
    """The notations of the legal moves, or of those of one kind."""
    if not state.actors():
        return []
    return [move.notation for move in state.legal_moves(state.actor()) if not kind or move.kind == kind]


def refused(state: durbar.State, move: str, rule: str, seat: int | None = None) -> str:
    """Check that the move is refused because of this rule; the sentence that says so."""
    before = durbar.digest(state)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(state.actor() if seat is None else seat, move)
    assert refusal.value.rule == rule
    assert durbar.digest(state) == before
    for language in ("en", "fr"):
        assert "refusal-" not in refusal.value.sentence(language)
    return refusal.value.sentence()


def told(state: durbar.State, *moves: str) -> list[str]:
    """Play, and return the kinds of events that were told."""
    log = state.listen()
    heard = len(log)
    play(state, *moves)
    return [event.kind for event in log[heard:]]


def previews(state: durbar.State, seat: int = 0) -> dict[tuple[str, str], Preview]:
    """Where each die and way would lead."""
    return {(one.die, one.move): one for one in seen(state, seat).previews}


def items(cards: Sequence[Any]) -> list[str]:
    return [card.item for card in cards]
