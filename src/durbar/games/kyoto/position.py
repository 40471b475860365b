"""Positions of Gangs of Kyoto as plain data: how they are written, and which of them a game could come to."""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import (
    MARK,
    OF_EVERY_STATE,
    RNG,
    SEAT,
    Fields,
    Form,
    Particular,
    counted,
    each,
    from_the_top,
    maybe,
    one_of,
    plain,
    require_seat,
    thing,
)
from durbar.core.pieces import keys
from durbar.core.state import NOBODY
from durbar.games.kyoto.cards import Card
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player
from durbar.games.kyoto.view import PHASES


def card_of(state: Kyoto, key: str) -> Card:
    if key not in state.box.by_key:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return state.box.by_key[key]


def served(state: Kyoto, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def read_served(state: Kyoto, name: str, seats: list[int]) -> int:
    bits = state.nobody_served()
    for seat in seats:
        require_seat(state, name, seat)
        if bits >> seat & 1:
            raise BadPosition("the position names somebody twice among the served")
        bits |= 1 << seat
    return int(bits)


def read_row(state: Kyoto, player: Player, keys: list[str]) -> None:
    """kyoto-12, kyoto-22, kyoto-23: rows hold only cards that stay there, and never as much as their limit."""
    for key in keys:
        card = card_of(state, key)
        if card.is_gift or card.is_step_back:
            raise BadPosition(f"{card.key} never lies in a row")
        player.place(card)
        if player.total >= state.limit(player):
            raise BadPosition(f"a row reaches {player.total}, which would have ended the round")


def read_score_pile(state: Kyoto, player: Player, keys: list[str]) -> None:
    for key in keys:
        player.keep(card_of(state, key))


CARD = thing(card_of)
PLAYER = Fields(
    Player,
    make=lambda state, written: Player([], []),
    unwritten=("total", "late_passes", "refusals", "bells"),
    row=Particular(list[str], lambda state, player: keys(player.row), read_row, "row"),
    score_pile=Particular(list[str], lambda state, player: keys(player.score_pile), read_score_pile, "score_pile"),
)
TABLE = Fields(  # rows are listed from the left, `drawn` from the card that is turned up next
    Kyoto,
    unwritten=(*OF_EVERY_STATE, "box", "kyoto_moves", "full_pile", "visible_bells"),
    phase=one_of(PHASES),
    round=counted(1),
    first_player=SEAT,
    active=SEAT,
    receiver=maybe(SEAT, NOBODY),
    turned=maybe(CARD),
    drawn=from_the_top(CARD),
    served=Form(list[int], served, read_served),
    pile=from_the_top(CARD),
    pile_ran_out=plain(bool),
    discards=from_the_top(CARD),
    players=each(PLAYER),
    mark=MARK,
    rng=RNG,
)


def check(state: Kyoto) -> None:
    """Refuse a position that no game can reach."""
    check_cards(state)
    check_scores(state)
    check_turn(state)


def pieces(state: Kyoto) -> list[str]:
    """Every card on the table."""
    lying = [*state.pile, *state.discards, *state.drawn, *([state.turned] if state.turned else [])]
    for player in state.players:
        lying += player.row + player.score_pile
    return keys(lying)


def check_cards(state: Kyoto) -> None:
    """Every card of the box is somewhere, once."""
    found, right = Counter(pieces(state)), Counter(keys(state.box.deck))
    for key in sorted(found | right):
        if found[key] != right[key]:
            raise BadPosition(f"there are {found[key]} cards {key}; the box has {right[key]}")


def check_scores(state: Kyoto) -> None:
    """kyoto-16, kyoto-38: score piles hold bells, and the first to have enough has won."""
    for player in state.players:
        for card in player.score_pile:
            if not card.bells:
                raise BadPosition(f"{card.key} has no bells and never lies in a score pile")
    winners = [seat for seat, player in enumerate(state.players) if state.has_won(player)]
    if state.phase != Phase.OVER and winners:
        raise BadPosition(f"seat {winners[0]} has {state.players[winners[0]].bells} bells, so the game is over")
    if state.phase == Phase.OVER and not winners and not state.is_decided():
        raise BadPosition("the game cannot be over: nobody has won and the pile has not run out")


def check_turn(state: Kyoto) -> None:
    """kyoto-7, kyoto-9, kyoto-27: the cards of this turn and the players served fit the phase."""
    if not state.pile and not state.pile_ran_out:
        raise BadPosition("the pile is empty, so pile_ran_out must be true")
    if state.phase == Phase.OVER:
        check_end(state)
    elif state.turned is None:
        raise BadPosition("no card lies turned up, so nobody could decide anything")
    elif state.phase == Phase.GIVE:
        if state.receiver != NOBODY:
            raise BadPosition("no card is on offer, yet there is a receiver")
        check_waiting(state, len(state.drawn) + 1)
    else:
        check_offer(state)
        check_waiting(state, len(state.drawn))


def check_waiting(state: Kyoto, cards: int) -> None:
    """kyoto-6, kyoto-34: a card for each player who waits; fewer only when the pile had run out."""
    waiting = sum(1 for seat in range(state.seats) if not state.served >> seat & 1)
    if cards > waiting or (cards < waiting and not state.pile_ran_out):
        raise BadPosition(f"{cards} cards are left to give to {waiting} players")


def check_offer(state: Kyoto) -> None:
    """kyoto-26: only who was just given a card, and has a refusal, is asked."""
    if state.receiver == NOBODY or not state.served >> state.receiver & 1:
        raise BadPosition("a card is on offer, so its receiver must be named and be among the served")
    if not state.players[state.receiver].refusals:
        raise BadPosition(f"seat {state.receiver} has no refusal, so there is nothing to answer")


def check_end(state: Kyoto) -> None:
    """kyoto-38: rows and undealt cards are still there only if a gift has ended the game in the middle of a turn."""
    if state.turned is not None or state.receiver != NOBODY:
        raise BadPosition("the game is over, yet a card lies turned up or on offer")
    if state.drawn or any(player.row for player in state.players):
        winners = [player for player in state.players if state.has_won(player)]
        if len(winners) != 1 or not winners[0].score_pile[-1].is_gift:
            raise BadPosition("the game is over, yet rows or drawn cards are left, and no gift has ended it")
        check_waiting(state, len(state.drawn))
