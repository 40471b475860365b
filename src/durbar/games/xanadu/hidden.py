"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays.

The result depends only on what the seat sees and on `rng`: unseen cards are put in the order of the box before they are
shuffled, and the copy gets luck of its own. So a bot that thinks on such states cannot profit from anything hidden, and
the leak proof can compare them. Nobody is held to remember which cards went into the pile when it was rebuilt: all
unseen cards are alike.
"""

from __future__ import annotations

from durbar.core.rng import Rng
from durbar.games.xanadu.cards import Box, Card
from durbar.games.xanadu.rules import Xanadu, first_colour
from durbar.games.xanadu.state import Building, EndCard, Phase, Player


def sees_worker(state: Xanadu, seat: int, building: Building, row: int) -> bool:
    """xanadu-19: whoever placed a worker knows its face; after the final sale everybody does."""
    return building.placers[row] == seat or state.phase == Phase.OVER


def redeal(state: Xanadu, seat: int, rng: Rng) -> Xanadu:
    """Another state that looks the same to this seat."""
    state.require_viewer(seat)
    copy = state.clone()
    unseen = in_order(unseen_cards(copy, seat), copy.box)
    rng.shuffle(unseen)
    for player in copy.players:
        for building in player.buildings:
            for row in range(len(building.workers)):
                if not sees_worker(copy, seat, building, row):
                    building.workers[row] = unseen.pop()
    for other in range(copy.seats):
        if other != seat:
            redeal_hand(copy.players[other], unseen, rng)
    if copy.end_card == EndCard.IN_PILE:
        put_end_card_somewhere(copy, unseen, rng)
    copy.pile = unseen
    copy.rng = rng.spawn()
    return copy


def unseen_cards(state: Xanadu, seat: int) -> list[Card]:
    """The cards whose place this seat does not know; the End card is not among them."""
    unseen = [card for card in state.pile if not card.is_end]
    for other in range(state.seats):
        player = state.players[other]
        if other != seat:
            unseen.extend(player.hand)
            unseen.extend(player.chosen)
        for building in player.buildings:
            for row in range(len(building.workers)):
                if not sees_worker(state, seat, building, row):
                    unseen.append(building.workers[row])
    return unseen


def in_order(cards: list[Card], box: Box) -> list[Card]:
    """The same cards in the order of the box."""
    is_here = [False] * len(box.deck)
    for card in cards:
        is_here[card.index] = True
    return [card for card in box.deck if is_here[card.index]]


def redeal_hand(player: Player, unseen: list[Card], rng: Rng) -> None:
    """As many cards as before; and of those, start buildings that could have been chosen (xanadu-9)."""
    chosen = len(player.chosen)
    player.hand = take(unseen, len(player.hand) + chosen)
    player.chosen = []
    for _ in range(chosen):
        colour = first_colour(player.hand)
        choices = [card for card in player.hand if card.colour == colour]
        card = choices[rng.below(len(choices))]
        player.hand.remove(card)
        player.chosen.append(card)


def take(unseen: list[Card], count: int) -> list[Card]:
    """The last so many cards, which are gone then."""
    first = len(unseen) - count
    taken = unseen[first:]
    del unseen[first:]
    return taken


def put_end_card_somewhere(state: Xanadu, pile: list[Card], rng: Rng) -> None:
    """xanadu-37: it was mixed with a few cards at the bottom, and has not been drawn yet."""
    few = min(int(state.numbers.end_card_bottom), len(pile))
    pile.insert(rng.below(few + 1), state.box.end)
