"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays.

The result depends only on what the seat sees and on `rng`: unseen cards are put in the order of the box before they are
shuffled, and the copy gets luck of its own. So a bot that thinks on such states cannot profit from anything hidden, and
the leak proof can compare them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.games.kyoto.cards import Card
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player


def sees_score_pile(state: Kyoto, seat: int, owner: int) -> bool:
    """kyoto-35, kyoto-37, kyoto-45: whose score pile is open to whom."""
    return seat == owner or state.visible_bells or state.phase == Phase.OVER


def redeal(state: Kyoto, seat: int, rng: Rng) -> Kyoto:
    """Another state that looks the same to this seat."""
    return redeals(state, seat, 1, rng)[0]


def redeals(state: Kyoto, seat: int, count: int, rng: Rng) -> list[Kyoto]:
    """As many other states: what is unseen is looked through once for all of them."""
    state.require_viewer(seat)
    counts = unseen_faces(state, seat)
    unseen: list[Card] = []  # in the order of the box
    for face in state.box.faces:
        for _ in range(counts[face.index]):
            unseen.append(face)
    return [dealt(state, seat, unseen[:], rng) for _ in range(count)]


def unseen_faces(state: Kyoto, seat: int) -> vec[i64]:
    """How many cards of each face are in the pile, face down, or in score piles that this seat may not look at."""
    counts = vec[i64]([0] * len(state.box.faces))
    count_into(counts, state.pile)
    count_into(counts, state.drawn)
    for owner in range(state.seats):
        if not sees_score_pile(state, seat, owner):
            count_into(counts, state.players[owner].score_pile)
    return counts


def count_into(counts: vec[i64], cards: list[Card]) -> None:
    for card in cards:
        counts[card.index] += 1


def dealt(state: Kyoto, seat: int, unseen: list[Card], rng: Rng) -> Kyoto:
    """A copy in which the unseen cards lie otherwise, also those in the score piles that this seat may not look at."""
    copy = state.clone()
    hidden = [copy.players[owner] for owner in range(copy.seats) if not sees_score_pile(copy, seat, owner)]
    rng.shuffle(unseen)
    redeal_score_piles(copy, hidden, unseen, rng)
    face_down = len(copy.drawn)
    copy.drawn = unseen[:face_down]
    copy.pile = unseen[face_down:]
    copy.rng = rng.spawn()
    return copy


def redeal_score_piles(state: Kyoto, hidden: list[Player], unseen: list[Card], rng: Rng) -> None:
    """Fill each hidden score pile with as many unseen bell cards as before.

    Nobody has won yet, so a large pile needs some single bells; all piles get those first, lest one takes what another
    needs.
    """
    sizes = [len(player.score_pile) for player in hidden]
    for number in range(len(hidden)):
        player, size = hidden[number], sizes[number]
        player.score_pile = []
        player.bells = 0
        singles = 0 if state.full_pile else 2 * size - (state.box.bells_to_win - 1)
        if singles > 0:
            keep_from(unseen, player, singles, 1)
            rng.shuffle(unseen)  # what was taken came from one end, which must not matter to the next pile filled
    for number in range(len(hidden)):
        player = hidden[number]
        keep_from(unseen, player, sizes[number] - len(player.score_pile), 2)
    rng.shuffle(unseen)  # … nor to the next card


def keep_from(unseen: list[Card], player: Player, count: i64, most_bells: int) -> None:
    """Move the last `count` cards with one to `most_bells` bells into the score pile."""
    place: i64 = len(unseen) - 1
    while count > 0:
        card = unseen[place]
        if 1 <= card.bells <= most_bells:
            player.keep(card)
            del unseen[place]
            count -= 1
        place -= 1
