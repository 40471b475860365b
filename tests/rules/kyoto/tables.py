"""Sets up tables of Gangs of Kyoto for the examples, and looks at them: both by positions as anybody may write them.

Cards are written short: "4" is a plain 4, "2b1" a 2 with one bell, "2d" a 2 that draws one more, "L" a late pass, "R" a
refusal; "gift1", "gift2" and "back" are what they say. Rows go from left to right, piles from top to bottom. Nobody has
to mention all cards: the others are put under the pile, plain and low ones first.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import pytest

import durbar
from durbar.games.kyoto.view import KyotoView

Bag = Counter[str]  # cards in any order

UNDER_THE_PILE, TO_THE_DISCARDS, LEFT_OUT = range(3)
TWELVE_BELLS = ("5b2 5b2 5b2 5b2 5b2 4b2", "4b2 4b2 4b2 4b2 3b2 3b2")  # for two players who lack one bell
LONG_NAMES = {"L": "late", "R": "refuse", "gift1": "gift1", "gift2": "gift2", "back": "back"}
SHORT_NAMES = {long: short for short, long in LONG_NAMES.items()}


def keys(cards: str) -> list[str]:
    """Cards in short notation, as positions name them."""
    return [LONG_NAMES.get(card, f"e{card}") for card in cards.split()]


def short(key: str) -> str:
    return SHORT_NAMES.get(key, key.removeprefix("e"))


def bag(cards: str) -> Bag:
    """Cards in short notation, no matter in which order."""
    return Counter(cards.split())


@cache
def standard_deck() -> Bag:
    return deck(durbar.game("kyoto"))


def every(faces: str) -> str:
    """All cards of the standard box with one of these faces."""
    return " ".join(face for face in faces.split() for _ in range(standard_deck()[face]))


def deck(game: durbar.Game) -> Bag:
    """All cards of the box: those of a game that has just begun."""
    lying = data_of(game.new(seats=2, seed=0))
    return Counter(short(key) for key in [lying["turned"], *lying["drawn"], *lying["pile"]])


# Setting up


def table(rows: Sequence[str], turned: str = "", **more: Any) -> durbar.State:
    """The game in which these rows lie before the players and this card was just turned up; see `position`."""
    return durbar.read_position(json.dumps(position(rows, turned, **more)))


def position(
    rows: Sequence[str],
    turned: str = "",
    *,
    offered_to: int | None = None,
    drawn: str | None = None,
    pile: str = "",
    discards: str = "",
    scores: Sequence[str] = (),
    served: Sequence[int] = (),
    active: int = 0,
    first_player: int = 0,
    round: int = 1,
    pile_ran_out: bool = False,
    over: bool = False,
    rest: int = UNDER_THE_PILE,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """A position as plain data.

    drawn:      the cards still face down, next one first; without, one plain low card for each player who waits
    offered_to: the seat that must answer whether it takes the turned-up card
    rest:       where the cards lie that nobody mentions
    """
    scores = [*scores, *[""] * (len(rows) - len(scores))]
    served = [*served] if offered_to is None else sorted({*served, offered_to})
    box = standard_deck() if components is None else deck(durbar.game("kyoto", components=components))
    unsaid = Counter(box)
    unsaid.subtract(" ".join([*rows, *scores, turned, drawn or "", pile, discards]).split())
    assert min(unsaid.values()) >= 0, f"the box has not so many: {-unsaid}"
    others = sorted(unsaid.elements(), key=lambda card: (len(card) > 1 or card in "LR", card))
    if drawn is None:
        waiting = 0 if over else len(rows) - len(served) - (offered_to is None)
        drawn, others = " ".join(others[:waiting]), others[waiting:]
    if rest == UNDER_THE_PILE:
        pile = " ".join([pile, *others])
    elif rest == TO_THE_DISCARDS:
        discards = " ".join([discards, *others])
    return {
        "durbar": "position 1",
        "game": "kyoto",
        "edition": "1",
        "seats": len(rows),
        "options": dict(options or {}),
        "components": components,
        "state": {
            "phase": "over" if over else "give" if offered_to is None else "answer",
            "round": round,
            "first_player": first_player,
            "active": active,
            "receiver": offered_to,
            "turned": keys(turned)[0] if turned else None,
            "drawn": keys(drawn),
            "served": served,
            "pile": keys(pile),
            "pile_ran_out": pile_ran_out,
            "discards": keys(discards),
            "players": [{"row": keys(row), "score_pile": keys(score)} for row, score in zip(rows, scores, strict=True)],
            "mark": 0,
            "rng": "fast 00000001 00000002 00000003 00000004",
        },
    }


# Looking


class Lying(NamedTuple):
    """What lies where, hidden or not."""

    phase: str
    round: int
    first_player: int
    active: int
    served: list[int]
    turned: str
    drawn: str
    pile: list[str]
    pile_ran_out: bool
    discards: Bag
    rows: list[str]
    scores: list[Bag]


def data_of(state: durbar.State) -> dict[str, Any]:
    """The position inside its envelope."""
    data: dict[str, Any] = json.loads(durbar.write_position(state))["state"]
    return data


def lying(state: durbar.State, whole: bool = True) -> Lying:
    """The table after a move. No card of a whole box may have been lost or doubled on the way."""
    data = data_of(state)
    written = [*data["drawn"], *data["pile"], *data["discards"], *([data["turned"]] if data["turned"] else [])]
    for player in data["players"]:
        written += player["row"] + player["score_pile"]
    assert not whole or Counter(map(short, written)) == deck(state.game)
    return Lying(
        phase=data["phase"],
        round=data["round"],
        first_player=data["first_player"],
        active=data["active"],
        served=data["served"],
        turned=short(data["turned"] or ""),
        drawn=" ".join(map(short, data["drawn"])),
        pile=[short(key) for key in data["pile"]],
        pile_ran_out=data["pile_ran_out"],
        discards=Counter(map(short, data["discards"])),
        rows=[" ".join(map(short, player["row"])) for player in data["players"]],
        scores=[Counter(map(short, player["score_pile"])) for player in data["players"]],
    )


def view(state: durbar.State, seat: int = durbar.SPECTATOR) -> KyotoView:
    """What this seat, or a spectator, may know."""
    return cast(KyotoView, state.game.view(state, seat))


def total(state: durbar.State, seat: int) -> int:
    """The time this player has spent."""
    return view(state).players[seat].total


def legal(state: durbar.State, seat: int) -> list[str]:
    """The moves this seat may play now."""
    return [move.notation for move in state.legal_moves(seat)]


def told(state: durbar.State, play: Callable[[], None]) -> list[str]:
    """What is told to the log while this is played: the kinds of the events."""
    log = state.listen()
    before = len(log)
    play()
    return [event.kind for event in log[before:]]


def refused(state: durbar.State, seat: int, move: str) -> durbar.IllegalMove:
    """Why this move may not be played now; trying it changes nothing."""
    before = durbar.digest(state)
    assert move not in legal(state, seat)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(seat, move)
    assert durbar.digest(state) == before
    return refusal.value
