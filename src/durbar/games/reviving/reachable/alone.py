"""What a position keeps besides where one plays alone: market and storage, debris, colours, winning."""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.core.fields import require_range
from durbar.games.reviving import solo
from durbar.games.reviving.cards import NARROW, NONE, SLOTS, WILD
from durbar.games.reviving.pieces import Monument, Phase
from durbar.games.reviving.reachable.cards import full_market
from durbar.games.reviving.rules import Reviving


def check_solo(state: Reviving) -> None:
    check_solo_market(state)
    check_debris(state)
    check_colours(state)
    check_winning(state)


def check_solo_market(state: Reviving) -> None:
    """reviving-85, reviving-91: two cards were taken by a coin on the mat; then the storage is filled anew."""
    lying = [slot for slot in range(SLOTS) if state.market[slot] is not None]
    if state.phase in (Phase.BUILD, Phase.OVER):
        aims = [spot.targets(state.is_wide()) for spot in state.mat.spots if state.bids.seats[spot.index] != NONE]
        taken = [slot for slot in full_market(state) if slot not in lying]
        untouched = state.phase == Phase.OVER and state.ways.short_solo and not taken
        if sorted(taken) not in [sorted(aim) for aim in aims] and not untouched:
            raise BadPosition("the two cards that a coin on the mat aims at are taken, and no others")
        if not {*lying} <= {*full_market(state)}:
            raise BadPosition("the storage is empty in the first round")
    elif state.phase == Phase.CLEANUP:
        if state.market[SLOTS - 1] is not None:
            raise BadPosition("when the storage is full, the next round begins")
        least = 2 if state.is_wide() else NARROW - 2
        most = NARROW if state.is_wide() else NARROW - 2
        require_range("the number of cards on the market", len(lying), least, most)


def check_debris(state: Reviving) -> None:
    """reviving-82, reviving-83: debris never falls on a coin, and a coin lies on less debris than it is worth."""
    if (state.die == NONE) != (state.phase == Phase.MISSIONS):
        raise BadPosition("the die is rolled in every round, and not before the first")
    for spot in state.mat.spots:
        debris = len(state.debris[spot.index])
        if state.phase == Phase.MISSIONS and (debris or state.bids.seats[spot.index] != NONE):
            raise BadPosition("before the first round nothing lies on the mat")
        if state.bids.seats[spot.index] != NONE and state.bids.coins[spot.index] <= debris:
            raise BadPosition(f"on {spot.key} lies a coin that is worth no more than the debris there")


def check_colours(state: Reviving) -> None:
    """reviving-86, reviving-87, reviving-90: one colour a monument, each once a square, no kind of a colour twice."""
    finished: list[tuple[int, int, int]] = []
    for number, square in enumerate(state.squares):
        for monument in square.monuments:
            colours = {*state.colours(monument)}
            if len(colours - {WILD}) > 1:
                raise BadPosition(f"the monument on {monument.ends[0].key} has several colours; solo it has one")
            if monument.is_complete():
                check_finished(state, monument, colours)
            if monument.scored:
                finished.append((number, solo.colour_so_far(state, monument), int(monument.kind)))
    in_square = [(number, colour) for number, colour, _kind in finished]
    of_kind = [(colour, kind) for _number, colour, kind in finished]
    if len({*in_square}) != len(in_square) or len({*of_kind}) != len(of_kind):
        raise BadPosition("two finished monuments are of one colour, and in one square or of one kind")


def check_finished(state: Reviving, monument: Monument, colours: set[int]) -> None:
    """A finished monument has its colour, or has none at all yet while it is named."""
    if WILD in colours and (monument.scored or len(colours) > 1):
        raise BadPosition(f"the wilds of the monument on {monument.ends[0].key} have its colour")


def check_winning(state: Reviving) -> None:
    """reviving-92, reviving-95, reviving-103: the game ends when it is won, or when the deck is empty."""
    reached = solo.level_reached(state)
    over = state.phase == Phase.OVER
    require_range("level", state.level, reached if over else 0, reached if over else 0)
    if reached and not over:
        raise BadPosition("both squares are as they should be, so the game is over")
    if over and not reached and state.blue:
        raise BadPosition("the game goes on while the blue deck has cards, unless it is won")
    if not over and not state.blue and state.ways.short_solo:
        raise BadPosition("the blue deck is empty, so the short game is over")
