"""Positions of Fifteen of Patan as plain data: written whole, and read only if a game could be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.position import read_count, written_count
from durbar.core.rng import read_rng
from durbar.games.patan.cards import Card, keys
from durbar.games.patan.rules import Patan
from durbar.games.patan.state import Phase, Player
from durbar.games.patan.view import PHASES

if TYPE_CHECKING:
    from durbar.games.patan.game import PatanGame, PatanOptions


class WrittenPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    hand: list[str]
    points: int


class WrittenPatan(Struct, frozen=True, forbid_unknown_fields=True):
    """The position. The pile is listed from the top, the trick from the leader's card."""

    phase: Literal["call", "play", "over"]
    leader: int
    low: bool
    trick: list[str]
    players: list[WrittenPlayer]
    pile: list[str]
    discards: list[str]
    mark: int
    rng: str


def write(state: Patan) -> dict[str, Any]:
    """The position as plain data."""
    written = WrittenPatan(
        phase=PHASES[state.phase],
        leader=state.leader,
        low=state.low,
        trick=keys(state.trick),
        players=[WrittenPlayer(hand=keys(player.hand), points=player.points) for player in state.players],
        pile=keys(state.pile[::-1]),
        discards=keys(state.discards),
        mark=written_count(state.mark),
        rng=state.rng.written(),
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def read(
    game: PatanGame,
    written: WrittenPatan,
    seats: int,
    options: PatanOptions,
) -> Patan:
    """The state of a written position."""
    try:
        state = game.empty_table(seats, options, read_rng(written.rng))
    except BadSeed as error:
        raise BadPosition(f"rng: {error}") from None
    state.phase = next(phase for phase, name in PHASES.items() if name == written.phase)
    state.leader = written.leader
    state.low = written.low
    state.trick = faces(game, written.trick)
    state.players = [Player(faces(game, player.hand), player.points) for player in written.players]
    state.pile = faces(game, written.pile)[::-1]
    state.discards = faces(game, written.discards)
    state.mark = read_count("mark", written.mark)
    check(state)
    return state


def faces(game: PatanGame, keys: list[str]) -> list[Card]:
    for key in keys:
        if key not in game.box.by_key:
            raise BadPosition(f"there is no card {quoted(key)} in the box")
    return [game.box.by_key[key] for key in keys]


def pieces(state: Patan) -> list[str]:
    """Every card on the table."""
    lying = [*state.pile, *state.discards, *state.trick]
    for player in state.players:
        lying += player.hand
    return keys(lying)


def check(state: Patan) -> None:
    """Refuse a position that no game can reach."""
    if len(state.players) != state.seats or not 0 <= state.leader < state.seats:
        raise BadPosition(f"this is a table of {state.seats}, with seats 0 to {state.seats - 1} and a hand for each")
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
