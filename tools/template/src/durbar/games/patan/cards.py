"""The cards of Fifteen of Patan, each made once and shared by all states, and the box they come in."""

from __future__ import annotations

from typing import Any, Final

SMALLEST_TABLE: Final = 2
LARGEST_TABLE: Final = 4


class Card:
    """One card.

    key:   its short name on the wire, in moves and in the catalogue: ``c`` and its value
    value: the number on it
    """

    def __init__(self, value: int) -> None:
        self.key = f"c{value}"
        self.value = value

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Box:
    """What is in the box.

    deck:     all cards, in order
    hand:     how many are dealt to each player
    contents: the components file it was made from, as plain data
    """

    def __init__(self, deck: list[Card], hand: int, contents: dict[str, Any]) -> None:
        self.deck = deck
        self.by_key = {card.key: card for card in deck}
        self.hand = hand
        self.contents = contents


def keys(cards: list[Card]) -> list[str]:
    """How the wire and positions name these cards."""
    return [card.key for card in cards]
