"""Sets up tables of Reviving Kathmandu for the examples, and looks at them: both by positions anybody may write.

Cards are written by their keys, built ends too: "b21a" is the first end of card b21. Monuments of a seat are separated
by commas, their sections go from the bottom: "r06 r11, r16" is a finished blue Shrine and a begun blue Stupa. Nobody
has to mention all cards: the blue deck is filled up with blue cards nobody mentions, and what is left lies in the red
deck under the cards that were mentioned for it, or among the discards if the whole red deck was mentioned.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest

import durbar
from durbar.core.text import catalogue
from durbar.games.reviving.components import read_box
from durbar.games.reviving.view import MonumentView, PlayerView, RevivingView

BOX = read_box()
ENDS = {end.key: end for end in BOX.ends}
COINS = "1 2 3 4 5"
MARKET = "b06 b07 b08 b09 b10 b11"
ARCHITECTS = {"architects": "random"}
BHAIRAV = {"bhairav": True}
BUDDHAS = {"buddha_promo": True}
MANIPULATION = {"manipulation": True}
OBJECTIVES = {"public_objectives": True}
REBUILDING = {"rebuilding": True}
Data = dict[str, Any]
Facts = dict[str, int | str]


class Seat(NamedTuple):
    """What belongs to a seat. `coins` are unspent ones, the largest that are left if nothing is said; the others are
    spent, or on the mat."""

    hand: str = ""
    built: str = ""
    coins: str | None = None
    mission: str = ""
    architect: str | None = None
    more: Mapping[str, Any] = {}


# Sections by what they show


def red(section: str) -> str:
    """The red card with this section, e.g. ``stupa_2:red``."""
    return next(str(card["key"]) for card in BOX.contents["red"]["cards"] if card["ends"] == [section])


def reds(*sections: str) -> str:
    """Red cards with these sections, written one after the other."""
    return " ".join(red(section) for section in sections)


LETTERS = {"B": "blue", "W": "white", "R": "red", "G": "green", "Y": "yellow"}


def monument(kind: str, colours: str) -> str:
    """Red cards that make such a monument; colours from the bottom, e.g. ``monument("stupa", "RGG")``."""
    if kind == "buddha":
        return red(f"buddha:{LETTERS[colours]}")
    return reds(*(f"{kind}_{level}:{LETTERS[colour]}" for level, colour in enumerate(colours, 1)))


# Setting up


def table(*seats: Seat, **more: Any) -> durbar.State:
    """The game in which the seats have this; see `position`."""
    return durbar.read_position(json.dumps(position(*seats, **more)))


def spending(*seats: Seat, **more: Any) -> durbar.State:
    """Round 4, in which seat 0 spends its leftover coin first."""
    return table(*seats, **{"phase": "leftover", "round": 4, "active": 0, "queue": list(range(1, len(seats))), **more})


def position(
    *seats: Seat,
    phase: str = "build",
    round: int | None = None,
    first_player: int = 0,
    active: int | None = None,
    queue: Sequence[int] | None = None,
    market: str | None = None,
    top_of_red: str = "",
    red_deck: str | None = None,
    top_of_blue: str = "",
    discards: str = "",
    bids: str = "",
    wilds: Mapping[str, str] | None = None,
    known: Mapping[str, Sequence[int]] | None = None,
    objectives: str = "",
    bhairavs: str = "",
    holographic: int = 0,
    debris: Mapping[str, Sequence[str]] | None = None,
    squares: Sequence[tuple[str, str]] | None = None,
    options: Mapping[str, object] | None = None,
    edition: str = "3",
    state: Mapping[str, Any] | None = None,
) -> Data:
    """A position as plain data. `bids` are written like "0:3@n1"; `squares` are solo's missions and monuments."""
    chosen = dict(options or {})
    count = len(seats)
    if round is None:
        round = 3 if count == 1 else 4 if phase == "leftover" else 1
    wide = count >= 5 or (count == 1 and round > 1)
    if count == 1 and phase == "build" and not bids:
        bids = "0:1@n3" if wide else "0:1@n1"
    if market is None:
        market = default_market(phase, count, wide)
    laid = [read_bid(word) for word in bids.split()]
    said = said_cards(seats, squares or (), market, top_of_red, red_deck or "", top_of_blue, discards)
    blue, others = decks(count, chosen)
    left = len(blue) - (4 if count < 5 else 6) * round
    free_blue = [card for card in blue if card not in said]
    blue_deck = top_of_blue.split() + free_blue[: left - len(top_of_blue.split())]
    rest = [card for card in others if card not in said] + free_blue[left - len(top_of_blue.split()) :]
    if red_deck is None and count > 1:
        below = rest
    else:
        below = (red_deck or "").split()
        discards = " ".join([discards, *rest])
    order = [(first_player + n) % count for n in range(count)]
    if count == 2 and phase == "bid":
        order = [order[0], order[1], order[1], order[0]]
    waiting = waiting_in(phase, order, laid, chosen) if queue is None else list(queue)
    if queue is None and active in waiting and phase == "build":
        waiting = waiting[waiting.index(active) + 1 :]
    acting = active if active is not None else (waiting.pop(0) if waiting else 0)
    spent = coins_spent(phase, count, round)
    players = [written_player(number, seat, phase, acting, laid, chosen, spent) for number, seat in enumerate(seats)]
    for player in players if phase == "build" and count > 1 else ():
        player.setdefault("collected", 4 if count == 2 else 2)
    if chosen.get("architects"):
        add_architects(players)
    owned = [player.get("bhairav") for player in players]
    if chosen.get("bhairav") and not bhairavs:
        bhairavs = " ".join(colour for colour in LETTERS.values() if colour not in owned)
    written = written_squares(seats, squares, chosen, dict(wilds or {}))
    standing = [one["ends"][0] for square in written for one in square["monuments"]]
    buddhas = [end for end in standing if ENDS[end].kind == 0]
    hands = {card: [number] for number, seat in enumerate(players) for card in [*seat["hand"], *seat.get("drawn", [])]}
    return {
        "durbar": "position 1",
        "game": "reviving",
        "edition": edition,
        "seats": count,
        "options": chosen,
        "state": {
            "phase": phase,
            "round": round,
            "first_player": first_player,
            "active": acting,
            "queue": waiting,
            "blue": blue_deck,
            "red": top_of_red.split() + below,
            "discards": discards.split(),
            "market": laid_out(market),
            "bids": laid,
            "shown": [],
            "shown_cards": [""] * 6,
            "arrivals": [],
            "known": {**hands, **dict(known or {})},
            "wilds": dict(wilds or {}),
            "holographic": max(holographic, len([end for end in buddhas if end.startswith("h")])),
            "buddhas": max(holographic, len(buddhas)),
            "objectives": objectives.split(),
            "bhairavs": bhairavs.split(),
            "debris": dict(debris or {}),
            "level": 0,
            "players": players,
            "squares": written,
            "mark": 0,
            "rng": "fast 00000001 00000002 00000003 00000004",
            **({"die": "n"} if count == 1 else {}),
            **dict(state or {}),
        },
    }


def default_market(phase: str, count: int, wide: bool) -> str:
    """A full one while coins are laid; solo, what a coin on n3 leaves, or on n1 in the first round."""
    if phase in ("bid", "manipulate"):
        return " ".join(MARKET.split()[: 6 if wide else 4])
    if count > 1:
        return ""
    return "b06 b07 b08 b09" if wide else "- - b08 b09"


def coins_spent(phase: str, count: int, round: int) -> int:
    """How many coins everybody has spent."""
    if count == 1:
        return 0
    if phase == "leftover":
        return 4
    each, half = (2, 2) if count == 2 else (1, 4)
    return each * ((round - 1) % half + (phase == "build"))


def add_architects(players: list[Data]) -> None:
    """Everybody has one: those who need one get another that nobody has."""
    free = ["walter", "charles", "liu", "sophie", "sara", "liliana"]
    free = [key for key in free if key not in [player.get("architect") for player in players]]
    for player in players:
        if "architect" not in player:
            player["architect"] = free.pop(0)


def laid_out(market: str) -> list[str]:
    """The market: cards in order, "-" is an empty slot."""
    cards = ["" if card == "-" else card for card in market.split()]
    return cards + [""] * (6 - len(cards))


def read_bid(word: str) -> Data:
    seat, _, rest = word.partition(":")
    coin, _, spot = rest.partition("@")
    return {"spot": spot, "seat": int(seat), "coin": int(coin)}


def said_cards(seats: Sequence[Seat], squares: Sequence[tuple[str, str]], *piles: str) -> list[str]:
    """Every card that is mentioned."""
    words = " ".join([*piles, *(f"{seat.hand} {seat.built}" for seat in seats), *(built for _, built in squares)])
    more = [card for seat in seats for card in [*seat.more.get("drawn", []), *seat.more.get("dropped", [])]]
    more += [seat.more["must"] for seat in seats if "must" in seat.more]
    said = [word[:3] for word in words.replace(",", " ").split() if word != "-"] + more
    assert len(set(said)) == len(said), f"a card is mentioned twice: {sorted(said)}"
    return said


def decks(count: int, options: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """The blue cards that are played with, and the red ones."""
    blue = [card.key for card in BOX.blue if count in (1, 5, 6) or not card.diamond]
    if options.get("buddha_promo"):
        blue = [card for card in blue if card not in ("b01", "b02", "b03", "b04", "b05")]
        blue += ["h01", "h02", "h03", "h04", "h05"]
    red_cards = [] if count == 1 else [card.key for card in BOX.red]
    if options.get("rainbow_promo"):
        red_cards += [card.key for card in BOX.rainbow]
    return blue, red_cards


def waiting_in(phase: str, order: list[int], laid: list[Data], options: Mapping[str, object]) -> list[int]:
    if phase == "bid":
        return order[len(laid) :] if len(order) > 1 else []
    return order if phase == "build" and options.get("teams") else []


def written_player(
    number: int, seat: Seat, phase: str, acting: int, laid: list[Data], options: Mapping[str, object], spent: int
) -> Data:
    on_mat = [bid["coin"] for bid in laid if bid["seat"] == number]
    coins = [int(coin) for coin in (COINS if seat.coins is None else seat.coins).split()]
    coins = [coin for coin in coins if coin not in on_mat]
    if seat.coins is None:
        coins = coins[spent:]
    data: Data = {
        "hand": seat.hand.split(),
        "coins": coins,
        "spent": [int(coin) for coin in COINS.split() if int(coin) not in coins + on_mat],
    }
    if seat.architect is not None:
        data["architect"] = seat.architect
    asked = {"bid": "bid", "build": "build", "leftover": "spend", "manipulate": "manipulate", "cleanup": "store"}[phase]
    together = phase == "build" and not options.get("teams")
    if number == acting or together:
        data["task"] = data["base"] = asked
    return {**data, **dict(seat.more)}


def written_squares(
    seats: Sequence[Seat],
    squares: Sequence[tuple[str, str]] | None,
    options: Mapping[str, object],
    wilds: dict[str, str],
) -> list[Data]:
    letter = "a" if options.get("advanced_missions") else "m"
    if squares is None:
        squares = [(seat.mission or f"{letter}{n + 1:02}", seat.built) for n, seat in enumerate(seats)]
        if len(seats) == 1:
            squares = [("m01", ""), ("m06", "")]
    return [
        {"mission": mission, "monuments": [written_monument(text, wilds) for text in built.split(",") if text.strip()]}
        for mission, built in squares
    ]


def written_monument(text: str, wilds: dict[str, str]) -> Data:
    ends = text.split()
    finished = len(ends) == ENDS[ends[0]].kind + 1
    named = all(ENDS[end].wild < 0 or end in wilds for end in ends)
    data: Data = {"ends": ends, "scored": finished and named}
    if ends[0].startswith("h"):  # as if they had been built in their order
        data["rank"] = int(ends[0][1:])
    return data


# Playing and looking


def play(state: durbar.State, *moves: str) -> None:
    """Play moves written like "0: bid 3 n1"."""
    for move in moves:
        seat, _, notation = move.partition(": ")
        state.play(int(seat), notation)


def all_ready(state: durbar.State) -> None:
    """Everybody who builds says ready, and discards the first cards of the hand if it must."""
    while view(state).phase == "build":
        seat = state.actor()
        moves = legal(state, seat)
        state.play(seat, "ready" if "ready" in moves else moves[0])


def data_of(state: durbar.State) -> Data:
    """The position inside its envelope."""
    data: Data = json.loads(durbar.write_position(state))["state"]
    return data


def view(state: durbar.State, seat: int = durbar.SPECTATOR) -> RevivingView:
    """What this seat, or a spectator, may know."""
    return cast(RevivingView, state.game.view(state, seat))


def player(state: durbar.State, seat: int) -> PlayerView:
    """A player as that player sees it."""
    return view(state, seat).players[seat]


def hand(state: durbar.State, seat: int) -> list[str]:
    return player(state, seat).hand


def monuments(state: durbar.State, square: int) -> list[MonumentView]:
    return view(state).squares[square].monuments


def ends(state: durbar.State, square: int) -> list[list[str]]:
    """The monuments of a square, as the ends they are built of."""
    return [[section.end for section in one.sections] for one in monuments(state, square)]


def points(state: durbar.State, seat: int) -> int:
    return state.scores()[seat]


def winners(state: durbar.State) -> dict[int, int]:
    """For each slot of the last reveal who won its card."""
    reveal = view(state).reveal
    assert reveal is not None
    return {card.slot: card.seat for card in reveal.cards if card.seat >= 0}


def reasons(state: durbar.State) -> dict[int, str | None]:
    reveal = view(state).reveal
    assert reveal is not None
    return {card.slot: card.reason for card in reveal.cards}


def legal(state: durbar.State, seat: int) -> list[str]:
    """The moves this seat may play now."""
    return [move.notation for move in state.legal_moves(seat)]


def legal_of(state: durbar.State, seat: int, kind: str) -> list[str]:
    """What such moves of this seat are about now."""
    return [move.notation.partition(" ")[2] for move in state.legal_moves(seat) if move.kind == kind]


def told(state: durbar.State, action: Callable[[], object]) -> list[Facts]:
    """What is told to everybody while this is played."""
    log = state.listen()
    before = len(log)
    action()
    return [event.seen_by(durbar.SPECTATOR) for event in log[before:]]


def log_lines(state: durbar.State, language: str) -> list[str]:
    """What onlookers have read since somebody began to listen."""
    names = [f"Player {seat}" for seat in range(state.seats)]
    words = catalogue("reviving", language)
    return [words.log_line(event, durbar.SPECTATOR, names) for event in state.listen()]


def refused(state: durbar.State, seat: int, move: str) -> str:
    """The rule for which this move may not be played now; trying it changes nothing."""
    before = durbar.digest(state)
    assert move not in legal(state, seat)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(seat, move)
    assert durbar.digest(state) == before
    for language in ("en", "fr"):
        assert "{" not in refusal.value.sentence(language)
    return refusal.value.rule
