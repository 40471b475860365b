"""The law of positions: whatever is accepted plays to its end, and every position on the way is accepted again."""

from __future__ import annotations

import json
from typing import Any

import durbar
from durbar.core.rng import Rng
from tests.proofs.play import MOST_MOVES, any_decision, viewers


class Broken(AssertionError):
    """A position was accepted that does not keep the law."""


CLOSELY = 12  # so many positions are all looked at …
SPARSELY = 6  # … and of those that follow one in so many, as chance will have it


def accepts(text: str, luck: Rng) -> bool:
    """Whether the text is read as a position; if so, it is played to its end, and looked at on the way.

    It is either read or refused with a `BadPosition`: any other exception passes through.
    """
    try:
        state = durbar.read_position(text)
    except durbar.BadPosition as refusal:
        require_short(refusal)
        return False
    box = sorted(state.game.pieces(state.game.new(state.seats, 0, state.options)))
    state.listen()
    for number in range(MOST_MOVES):
        if not state.actors():
            break
        if number < CLOSELY or luck.below(SPARSELY) == 0:
            look_at(state, box, luck)
        state.play(*any_decision(state, luck))
    require(not state.actors(), f"the game has not ended after {MOST_MOVES} moves")
    look_at(state, box, luck)
    ranked = sorted(seat for place in state.ranking() or [] for seat in place)
    require(ranked == list(range(state.seats)), "the end ranks every seat once")
    return True


def obeys(document: Any, luck: int) -> bool:
    """The same of a document: a position, a record, or a new game with an owner's box. False if it is refused."""
    if "record" in document:
        return accepts_record("\n".join(document["record"]))
    if "components" not in document or "state" in document:
        return accepts(json.dumps(document), durbar.rng_of_seed(luck))
    try:
        game = durbar.game(document["game"], components=document["components"])
        state = game.new(document["seats"], luck, document["options"])
    except (durbar.BadComponents, durbar.BadOption) as refusal:  # another box may not have what an option needs
        require_short(refusal)
        return False
    require(accepts(durbar.write_position(state), durbar.rng_of_seed(luck)), "a new game is refused")
    return True


def accepts_record(text: str) -> bool:
    """Whether the text is read as a record; if so, it is written and read again as the same."""
    try:
        record = durbar.Record.parse(text)
    except durbar.BadRecord as refusal:
        require_short(refusal)
        return False
    again = durbar.Record.parse(str(record))
    require(str(again) == str(record), "the record read again is another")
    require(durbar.digest(again.replay()) == durbar.digest(record.replay()), "the record leads somewhere else")
    return True


def look_at(state: durbar.State, box: list[str], luck: Rng) -> None:
    """Nothing is missing; whatever anybody may ask of a position is answered; it is read again as it was written."""
    game = state.game
    require(sorted(game.pieces(state)) == box, "something is missing, or there is too much of it")
    text = durbar.write_position(state)
    try:
        again = durbar.read_position(text)
    except durbar.BadPosition as refusal:
        raise Broken(f"a position on the way is refused: {refusal}") from None
    require(durbar.write_position(again) == text, "a position on the way changes when it is read")
    for seat in range(state.seats):
        moves = state.legal_moves(seat)
        require(
            list(map(str, again.legal_moves(seat))) == list(map(str, moves)), "the position read again has other moves"
        )
        require(bool(moves) == (seat in state.actors()), f"seat {seat} must move and cannot, or can and must not")
    require(len(state.scores()) == state.seats == len(game.judge(state)), "scores and judge speak of every seat")
    require((state.ranking() is None) == bool(state.actors()), "there is a ranking at the end, and only then")
    game.prompt(state)
    everybody = viewers(state)
    viewer = everybody[luck.below(len(everybody))]
    game.odds(state, viewer)
    other = game.redeal(state, viewer, luck)
    require(game.view(other, viewer) == game.view(state, viewer), f"a redeal looks otherwise to seat {viewer}")
    try:
        durbar.read_position(durbar.write_position(other))
    except durbar.BadPosition as refusal:
        raise Broken(f"a redeal for seat {viewer} is refused: {refusal}") from None


def require_short(refusal: durbar.DurbarError) -> None:
    require(str(refusal).isprintable() and 0 < len(str(refusal)) <= 400, "a refusal is one short sentence")


def require(kept: bool, law: str) -> None:
    if not kept:
        raise Broken(law)
