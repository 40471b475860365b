"""Sets up tables of Xanadu for the examples, and looks at them: both by positions as anybody may write them.

Buildings are written by their keys with what is on them: "bl01" is the empty Barracks, "bl01:2" has two workers of its
owner, "bl01:2@1" two workers of seat 1, "bl01-" lies sideways, and "bl01:4" is filled and sold. Hands and piles are
keys; piles go from top to bottom. Nobody has to mention all cards: workers without a name are taken from the back of
the box, and the others are put under the pile in the order of the box.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest

import durbar
from durbar.games.xanadu.view import BuildingView, XanaduView

TAILOR, YARD, QUARRY, PITS, WELL = "br01", "br02", "br03", "br04", "br05"
STABLES, LOFT, STALLS = "br09", "br15", "br18"
BARRACKS, CHAMBER, FOUNDRY = "bl01", "bl02", "bl03"
ELEPHANTS, VAULT = "ye01", "ye07"
MEETING, LAKE = "gr01", "gr06"
BOX = [
    f"{colour}{n:02}" for colour, count in {"br": 24, "bl": 24, "ye": 12, "gr": 10}.items() for n in range(1, count + 1)
]

UNDER_THE_PILE, TO_THE_DISCARDS = range(2)
Data = dict[str, Any]


class Seat(NamedTuple):
    """What belongs to a seat."""

    hand: str = ""
    buildings: str = ""
    coins: int = 0
    chosen: str = ""
    choosing: int = 0


# Setting up


def table(*seats: Seat, **more: Any) -> durbar.State:
    """The game in which the seats have this; see `position`."""
    return durbar.read_position(json.dumps(position(*seats, **more)))


def position(
    *seats: Seat,
    phase: str = "work",
    active: int = 0,
    first_player: int = 0,
    pile: str = "",
    discards: str = "",
    pass_number: int = 1,
    end_card: str = "aside",
    pool: Mapping[str, int] | None = None,
    sales: int = 0,
    builds: int | None = None,
    target: str | None = None,
    turn: int = 1,
    rest: int = UNDER_THE_PILE,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    edition: str = "2",
) -> Data:
    """A position as plain data; `rest` says where the cards lie that nobody mentions."""
    written = " ".join([*(f"{s.hand} {s.buildings} {s.chosen}" for s in seats), pile, discards])
    said = [word.partition(":")[0].rstrip("-") for word in written.split()]
    assert len(set(said)) == len(said), f"a card is mentioned twice: {written}"
    others = [card for card in BOX if card not in said]
    players = [player(number, seat, others) for number, seat in enumerate(seats)]
    lying = [building for owner in players for building in owner["buildings"]]
    return {
        "durbar": "position 1",
        "game": "xanadu",
        "edition": edition,
        "seats": len(seats),
        "options": dict(options or {}),
        "components": components,
        "state": {
            "phase": phase,
            "turn": turn,
            "first_player": first_player,
            "active": active,
            "pile": pile.split() + (others if rest == UNDER_THE_PILE else []),
            "discards": discards.split() + (others if rest == TO_THE_DISCARDS else []),
            "end_card": end_card,
            "pass_number": pass_number,
            "pool": dict(pool or {}),
            "sales": sales,
            "builds": sum("sideways" in building for building in lying) if builds is None else builds,
            "target": target,
            "players": players,
            "mark": 0,
            "rng": "fast 00000001 00000002 00000003 00000004",
        },
    }


def player(number: int, seat: Seat, others: list[str]) -> Data:
    return {
        "coins": seat.coins,
        "hand": seat.hand.split(),
        "choosing": seat.choosing,
        "chosen": seat.chosen.split(),
        "buildings": [building(number, word, others) for word in seat.buildings.split()],
    }


def building(owner: int, word: str, others: list[str]) -> Data:
    card, _, people = word.partition(":")
    count, _, placer = people.partition("@")
    data: Data = {"card": card.rstrip("-")}
    if count:
        data["workers"] = [others.pop() for _ in range(int(count))]
        data["placers"] = [int(placer or owner)] * int(count)
    if card.endswith("-"):
        data["sideways"] = True
    if count == "4":
        data["sold"] = True
    return data


# Playing and looking


def place(state: durbar.State, seat: int, building: str, card: str) -> None:
    """Send a worker: where, and which."""
    state.play(seat, f"worker {building}")
    state.play(seat, f"card {card}")


def data_of(state: durbar.State) -> Data:
    """The position inside its envelope."""
    data: Data = json.loads(durbar.write_position(state))["state"]
    return data


def hand(state: durbar.State, seat: int) -> list[str]:
    found: list[str] = data_of(state)["players"][seat]["hand"]
    return found


def coins(state: durbar.State, seat: int) -> int:
    return view(state).players[seat].coins


def pool(state: durbar.State) -> dict[str, int]:
    found: dict[str, int] = data_of(state)["pool"]
    return found


def buildings(state: durbar.State, seat: int) -> list[str]:
    return [building.card for building in view(state).players[seat].buildings]


def seen(state: durbar.State, card: str, seat: int = durbar.SPECTATOR) -> BuildingView:
    """A building on the table, as this seat sees it."""
    lying = [building for player in view(state, seat).players for building in player.buildings]
    return next(building for building in lying if building.card == card)


def view(state: durbar.State, seat: int = durbar.SPECTATOR) -> XanaduView:
    """What this seat, or a spectator, may know."""
    return cast(XanaduView, state.game.view(state, seat))


def legal(state: durbar.State, seat: int) -> list[str]:
    """The moves this seat may play now."""
    return [move.notation for move in state.legal_moves(seat)]


def legal_of(state: durbar.State, seat: int, kind: str) -> list[str]:
    """The cards about which this seat may play such a move now."""
    return [move.notation.split()[1] for move in state.legal_moves(seat) if move.kind == kind]


def told(state: durbar.State, play: Callable[[], object]) -> list[dict[str, int | str]]:
    """What is told to everybody while this is played."""
    log = state.listen()
    before = len(log)
    play()
    return [event.seen_by(durbar.SPECTATOR) for event in log[before:]]


def kinds(events: Sequence[Mapping[str, int | str]]) -> list[str]:
    return [str(event["kind"]) for event in events]


def refused(state: durbar.State, seat: int, move: str) -> durbar.IllegalMove:
    """Why this move may not be played now; trying it changes nothing."""
    before = durbar.digest(state)
    assert move not in legal(state, seat)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(seat, move)
    assert durbar.digest(state) == before
    return refusal.value
