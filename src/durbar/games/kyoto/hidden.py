"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays.

The result depends only on what the seat sees and on `rng`: unseen cards are put in the order of the box before they are
shuffled, and the copy gets luck of its own. So a bot that thinks on such states cannot profit from anything hidden, and
the leak proof can compare them.
"""

from __future__ import annotations

from durbar.core.rng import Rng
from durbar.games.kyoto.cards import Box, Card
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player


def sees_score_pile(state: Kyoto, seat: int, owner: int) -> bool:
    """kyoto-35, kyoto-37, kyoto-45: whose score pile is open to whom."""
    return seat == owner or state.visible_bells or state.phase == Phase.OVER


def redeal(state: Kyoto, seat: int, rng: Rng) -> Kyoto:
    """Another state that looks the same to this seat."""
    state.require_viewer(seat)
    copy = state.clone()
    hidden = [copy.players[owner] for owner in range(copy.seats) if not sees_score_pile(copy, seat, owner)]
    unseen = copy.pile + copy.drawn
    for player in hidden:
        unseen.extend(player.score_pile)
    unseen = in_order(unseen, copy.box)
    rng.shuffle(unseen)
    redeal_score_piles(copy, hidden, unseen, rng)
    face_down = len(copy.drawn)
    copy.drawn = unseen[:face_down]
    copy.pile = unseen[face_down:]
    copy.rng = rng.spawn()
    return copy


def in_order(cards: list[Card], box: Box) -> list[Card]:
    """The same cards in the order of the box."""
    counts = [0] * len(box.faces)
    for card in cards:
        counts[card.index] += 1
    ordered: list[Card] = []
    for face in box.faces:
        for _ in range(counts[face.index]):
            ordered.append(face)
    return ordered


def redeal_score_piles(state: Kyoto, hidden: list[Player], unseen: list[Card], rng: Rng) -> None:
    """Fill each hidden score pile with as many unseen bell cards as before.

    Nobody has won yet, so a large pile needs some single bells; all piles get those first, lest one takes what another
    needs.
    """
    sizes = [len(player.score_pile) for player in hidden]
    for player, size in zip(hidden, sizes, strict=True):
        player.score_pile = []
        player.bells = 0
        singles = 0 if state.full_pile else 2 * size - (state.box.bells_to_win - 1)
        if singles > 0:
            keep_from(unseen, player, singles, 1)
            rng.shuffle(unseen)  # what was taken came from one end, which must not matter to the next pile filled
    for player, size in zip(hidden, sizes, strict=True):
        keep_from(unseen, player, size - len(player.score_pile), 2)
    rng.shuffle(unseen)  # … nor to the next card


def keep_from(unseen: list[Card], player: Player, count: int, most_bells: int) -> None:
    """Move the last `count` cards with one to `most_bells` bells into the score pile."""
    place = len(unseen) - 1
    while count > 0:
        if 1 <= unseen[place].bells <= most_bells:
            player.keep(unseen.pop(place))
            count -= 1
        place -= 1
