"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays.

The result depends only on what the seat sees and on `rng`: unseen cards are put in the order of the box before they are
shuffled, and the copy gets luck of its own. Everybody remembers what lay face up (reviving-48): such cards stay where
they are, in a hand as well as under the red deck. Face-down coins are drawn from those their owner could have laid.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.games.reviving.building import has, heights_of, is_within_reach, raised
from durbar.games.reviving.cards import NONE, Card
from durbar.games.reviving.pieces import Phase
from durbar.games.reviving.rules import Reviving


def sees_coin(state: Reviving, seat: int, spot: int) -> bool:
    """reviving-47: the own coins, those that lie open, and after the reveal all."""
    if state.bids.seats[spot] == seat or state.is_open_round():
        return True
    return state.phase != Phase.BID and state.phase != Phase.MANIPULATE


def sees_mission(state: Reviving, seat: int, square: int) -> bool:
    """reviving-47: only the own mission, until the end, or if missions are open (reviving-98)."""
    if state.phase == Phase.OVER or state.ways.open_missions or state.is_solo():
        return True
    return square == seat


def redeal(state: Reviving, seat: int, rng: Rng) -> Reviving:
    """Another state that looks the same to this seat."""
    state.require_viewer(seat)
    copy = state.clone()
    copy.blue = in_order(copy.blue)
    rng.shuffle(copy.blue)
    redeal_red_cards(copy, seat, rng)
    redeal_coins(copy, seat, rng)
    redeal_missions(copy, seat, rng)
    for other in range(state.seats):
        copy.changed(other)
    copy.rng = rng.spawn()
    return copy


def in_order(cards: list[Card]) -> list[Card]:
    """The same cards in the order of the box."""
    return sorted(cards, key=lambda card: card.index)


def redeal_red_cards(state: Reviving, seat: int, rng: Rng) -> None:
    """Cards of the red deck and of hands that this seat does not know change places; who knew a place still does."""
    for player in state.players:
        player.drawn = player.drawn[:]
    hands = [player.hand for player in state.players if player.must is None]
    hands += [player.hand for player in state.players if player.must is not None]
    piles = [state.red, *(player.drawn for player in state.players)]
    unseen = in_order([card for pile in piles + hands for card in pile if not state.knows(seat, card)])
    rng.shuffle(unseen)
    for buyer in range(state.seats):
        bring_up(unseen, cards_for_purchase(state, seat, buyer, unseen))
    knowers = state.knowers[:]
    for number, pile in enumerate(reversed(piles + hands)):  # hands before the deck, the last seat first
        for place, card in enumerate(pile):
            if not state.knows(seat, card):
                pile[place] = next_card(unseen, number < len(hands))
                knowers[pile[place].index] = state.knowers[card.index]
    state.knowers = knowers
    state.owns_knowers = True


def next_card(unseen: list[Card], for_hand: bool) -> Card:
    """The last of these cards; reviving-76: for a hand, the last that is not holographic."""
    number = len(unseen) - 1
    while for_hand and unseen[number].holographic:
        number -= 1
    return unseen.pop(number)


def cards_for_purchase(state: Reviving, seat: int, buyer: int, unseen: list[Card]) -> list[Card]:
    """reviving-38: unseen cards that the buyer must hold, because the card that was bought can still be built."""
    player = state.players[buyer]
    if player.must is None:
        return []
    heights = heights_of(state, buyer)
    known = [card for card in player.hand if state.knows(seat, card)]
    hidden = len(player.hand) - len(known)
    chosen = player.chosen
    if chosen is not None and chosen.card is player.must:
        return []
    if chosen is not None:  # as if it had its place already
        known.remove(chosen.card)
        heights = raised(heights, chosen)
    if is_within_reach(state, player.must, known, heights):
        return []
    for end in player.must.ends:
        if end.level == 1:
            continue
        needed = cards_below(end.kind, end.level - 1, heights, known, unseen, hidden)
        if needed is not None:
            return needed
    raise AssertionError("the bought card can be built")


def cards_below(
    kind: int, height: int, heights: i64, known: list[Card], unseen: list[Card], room: int
) -> list[Card] | None:
    """Unseen cards, at most as many as there is room for, that make a monument of this kind and height."""
    if height == 0 or has(heights, kind, height):
        return []
    for card in known + unseen:
        cost = 0 if card in known else 1
        if cost <= room and card.end(kind, height) is not None:
            others = [other for other in known if other is not card]
            rest = [other for other in unseen if other is not card]
            below = cards_below(kind, height - 1, heights, others, rest, room - cost)
            if below is not None:
                return below if cost == 0 else [*below, card]
    return None


def bring_up(unseen: list[Card], needed: list[Card]) -> None:
    """Put these cards where they are dealt first."""
    for card in needed:
        unseen.remove(card)
        unseen.append(card)


def redeal_coins(state: Reviving, seat: int, rng: Rng) -> None:
    """A face-down coin is any of those its owner has not spent."""
    for other in range(state.seats):
        hidden = [spot for spot in state.bids.spots_of(other) if not sees_coin(state, seat, spot)]
        if hidden:
            player = state.players[other]
            coins = sorted(player.coins + [state.bids.coins[spot] for spot in hidden])
            rng.shuffle(coins)
            for spot in hidden:
                state.bids.coins[spot] = coins.pop()
            player.coins = sorted(coins)


def redeal_missions(state: Reviving, seat: int, rng: Rng) -> None:
    seen = [state.squares[square].mission for square in range(len(state.squares)) if sees_mission(state, seat, square)]
    deck = state.box.advanced_missions if state.ways.advanced_missions else state.box.missions
    unseen = [mission for mission in deck if mission not in seen]
    rng.shuffle(unseen)
    for square in range(len(state.squares)):
        if not sees_mission(state, seat, square):
            state.squares[square].mission = unseen.pop()


def is_face_down(state: Reviving, seat: int, spot: int) -> bool:
    """Whether a coin lies there whose value this seat does not see."""
    return state.bids.seats[spot] != NONE and not sees_coin(state, seat, spot)
