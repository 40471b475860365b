"""Positions of Fifteen of Patan as plain data: how they are written, and which can be reached."""

from __future__ import annotations

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import (
    MARK,
    OF_EVERY_STATE,
    RNG,
    SEAT,
    Fields,
    each,
    from_the_top,
    one_of,
    plain,
    thing,
)
from durbar.games.patan.cards import Card, keys
from durbar.games.patan.rules import Patan
from durbar.games.patan.state import Phase, Player
from durbar.games.patan.view import PHASES


def card_of(state: Patan, key: str) -> Card:
    if key not in state.box.by_key:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return state.box.by_key[key]


CARD = thing(card_of)
PLAYER = Fields(Player, make=lambda state, written: Player([], 0), hand=each(CARD), points=plain(int))
TABLE = Fields(  # the trick is listed from the leader's card
    Patan,
    unwritten=(*OF_EVERY_STATE, "box", "all_moves", "calling"),
    phase=one_of(PHASES),
    leader=SEAT,
    low=plain(bool),
    trick=each(CARD),
    players=each(PLAYER),
    pile=from_the_top(CARD),
    discards=each(CARD),
    mark=MARK,
    rng=RNG,
)


def pieces(state: Patan) -> list[str]:
    """Every card on the table."""
    lying = [*state.pile, *state.discards, *state.trick]
    for player in state.players:
        lying += player.hand
    return keys(lying)


def check(state: Patan) -> None:
    """Refuse a position that no game can reach."""
    if sorted(pieces(state)) != sorted(keys(state.box.deck)):
        raise BadPosition(f"each of the {len(state.box.deck)} cards lies in exactly one place")
    check_tricks(state)
    check_phase(state)


def check_tricks(state: Patan) -> None:
    """patan-6, patan-7: a point for each finished trick, and hands as large as those leave them."""
    tricks, left_over = divmod(len(state.discards), state.seats)
    if left_over or len(state.trick) >= state.seats:
        raise BadPosition("finished tricks have a card of each player, and the one on the table fewer")
    points = [player.points for player in state.players]
    if min(points) < 0 or sum(points) != tricks:
        raise BadPosition(f"{tricks} tricks were taken, so the points add up to {tricks}")
    draws = min(tricks, len(state.box.deck) // state.seats - state.box.hand)
    for place in range(state.seats):
        seat = state.seat_after(state.leader, place)
        right = state.box.hand + draws - tricks - (place < len(state.trick))
        if len(state.players[seat].hand) != right:
            raise BadPosition(f"seat {seat} holds {len(state.players[seat].hand)} cards; it must hold {right}")


def check_phase(state: Patan) -> None:
    """patan-8, patan-11: the game is over without cards to play, and calls come before the first card."""
    has_cards = any(player.hand for player in state.players) or bool(state.trick)
    if (state.phase == Phase.OVER) == has_cards:
        raise BadPosition("the game is over when there are no cards left to play, and not before")
    if state.phase == Phase.CALL and (state.trick or not state.calling):
        raise BadPosition("a call is due only before a trick begins, and only where tricks are called")
    if state.low and (state.phase == Phase.CALL or not state.calling):
        raise BadPosition("the trick is low, yet nobody has called it")
