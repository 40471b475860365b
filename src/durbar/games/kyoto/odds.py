"""How likely the next card makes each player too late, from what a seat may know.

The face-down cards are those the seat sees nowhere, without as many bell cards as lie in the score piles that are
closed to it. Which ones those are is dealt as in `hidden.py`, so this is the exact share among such deals.
"""

from __future__ import annotations

from durbar.games.kyoto.cards import Card
from durbar.games.kyoto.hidden import sees_score_pile
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Player


def odds(state: Kyoto, seat: int) -> list[float]:
    """For each player, the chance that the next card from the pile, if they got it, would make them too late."""
    cards = expected(state, seat)
    total = 0.0
    for count in cards:
        total += count
    if total <= 0.0:
        return [0.0] * state.seats
    return [too_much(state, player, cards) / total for player in state.players]


def too_much(state: Kyoto, player: Player, cards: list[float]) -> float:
    """How many of the cards would make this player too late: those with a time value, which never raise the limit."""
    hours = state.limit(player) - player.total
    result = 0.0
    for face in state.box.faces:
        if face.is_exploration and face.value >= hours:
            result += cards[face.index]
    return result


def expected(state: Kyoto, seat: int) -> list[float]:
    """How many copies of each face lie face down, on average over all deals that look the same to this seat."""
    cards = [0] * len(state.box.faces)
    if not state.pile and not state.drawn:
        count(state.discards, cards)  # the next card comes from the pile that will be made of them
        return [float(copies) for copies in cards]
    count(state.pile, cards)
    count(state.drawn, cards)
    kept = 0
    forced = 0
    for owner in range(state.seats):
        if not sees_score_pile(state, seat, owner):
            player = state.players[owner]
            count(player.score_pile, cards)
            kept += len(player.score_pile)
            if not state.full_pile:
                forced += singles_needed(state, player)
    return without_score_piles(state, cards, kept, forced)


def count(pile: list[Card], cards: list[int]) -> None:
    for card in pile:
        cards[card.index] += 1


def singles_needed(state: Kyoto, player: Player) -> int:
    """Nobody has won yet, so a large score pile holds some single bells."""
    needed = 2 * len(player.score_pile) - (int(state.box.bells_to_win) - 1)
    return max(0, needed)


def without_score_piles(state: Kyoto, cards: list[int], kept: int, forced: int) -> list[float]:
    """What is left when `kept` bell cards are taken away on average, `forced` of them single ones."""
    singles = 0
    doubles = 0
    for face in state.box.faces:
        if face.bells == 1:
            singles += cards[face.index]
        elif face.bells == 2:
            doubles += cards[face.index]
    free = singles - forced + doubles
    double = 1.0 - (kept - forced) / free if free > 0 else 1.0
    single = (singles - forced) / singles * double if singles > 0 else 1.0
    left: list[float] = []
    for face in state.box.faces:
        copies = float(cards[face.index])
        if face.bells == 1:
            copies *= single
        elif face.bells == 2:
            copies *= double
        left.append(copies)
    return left
