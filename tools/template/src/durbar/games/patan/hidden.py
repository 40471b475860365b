"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays (patan-10).

The result depends only on what the seat sees and on `rng`: unseen cards are put in the order of the box before they are
shuffled, and the copy gets luck of its own. So a bot that thinks on such states cannot profit from anything hidden, and
the leak proof can compare them.
"""

from __future__ import annotations

from durbar.core.rng import Rng
from durbar.games.patan.rules import Patan


def redeal(state: Patan, seat: int, rng: Rng) -> Patan:
    """Another state that looks the same to this seat."""
    state.require_viewer(seat)
    copy = state.clone()
    others = [copy.players[other] for other in range(copy.seats) if other != seat]
    hidden = copy.pile[:]
    for player in others:
        hidden.extend(player.hand)
    unseen = [card for card in copy.box.deck if card in hidden]
    rng.shuffle(unseen)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
    copy.pile = unseen
    copy.rng = rng.spawn()
    return copy
