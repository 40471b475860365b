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
    total = sum(cards)
    if total <= 0.0:
        return [0.0] * state.seats
    return [
        sum(count for face, count in zip(state.box.faces, cards, strict=True) if is_too_much(state, player, face))
        / total
        for player in state.players
    ]


def is_too_much(state: Kyoto, player: Player, card: Card) -> bool:
    """Only cards with a time value make a row longer, and those never raise its limit."""
    return bool(card.is_exploration) and int(player.total) + int(card.value) >= state.limit(player)


def expected(state: Kyoto, seat: int) -> list[float]:
    """How many copies of each face lie face down, on average over all deals that look the same to this seat."""
    closed = [player for owner, player in enumerate(state.players) if not sees_score_pile(state, seat, owner)]
    face_down = state.pile + state.drawn
    unseen = counted(state, face_down + [card for player in closed for card in player.score_pile])
    if not face_down:
        return counted(state, state.discards)  # the next card comes from the pile that will be made of them
    faces = state.box.faces
    singles = sum(unseen[face.index] for face in faces if face.bells == 1)
    doubles = sum(unseen[face.index] for face in faces if face.bells == 2)
    kept = sum(len(player.score_pile) for player in closed)
    forced = 0 if state.full_pile else sum(singles_needed(state, player) for player in closed)
    free = singles - forced + doubles
    left = 1.0 - (kept - forced) / free if free > 0 else 1.0
    for face in faces:
        if face.bells == 1 and singles:
            unseen[face.index] *= (singles - forced) / singles * left
        elif face.bells == 2:
            unseen[face.index] *= left
    return unseen


def singles_needed(state: Kyoto, player: Player) -> int:
    """Nobody has won yet, so a large score pile holds some single bells."""
    return max(0, 2 * len(player.score_pile) - (int(state.box.bells_to_win) - 1))


def counted(state: Kyoto, cards: list[Card]) -> list[float]:
    counts = [0.0] * len(state.box.faces)
    for card in cards:
        counts[card.index] += 1.0
    return counts
