"""Positions of Gangs of Kyoto as plain data: written out whole, and read back only if a game could be there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, to_builtins

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.position import read_count, written_count
from durbar.core.rng import read_rng
from durbar.core.state import NOBODY
from durbar.games.kyoto.cards import Card, keys
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player
from durbar.games.kyoto.view import PHASES

if TYPE_CHECKING:
    from durbar.games.kyoto.game import KyotoGame, KyotoOptions


class WrittenPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    row: list[str]
    score_pile: list[str]


class WrittenKyoto(Struct, frozen=True, forbid_unknown_fields=True):
    """The position. Piles are listed from the top, `drawn` from the card that is turned up next, rows from the left."""

    phase: Literal["give", "answer", "over"]
    round: int
    first_player: int
    active: int
    receiver: int | None
    turned: str | None
    drawn: list[str]
    served: list[int]
    pile: list[str]
    pile_ran_out: bool
    discards: list[str]
    players: list[WrittenPlayer]
    mark: int
    rng: str


def write(state: Kyoto) -> dict[str, Any]:
    """The position as plain data."""
    written = WrittenKyoto(
        phase=PHASES[state.phase],
        round=written_count(state.round),
        first_player=state.first_player,
        active=state.active,
        receiver=None if state.receiver == NOBODY else state.receiver,
        turned=state.turned.key if state.turned else None,
        drawn=keys(state.drawn[::-1]),
        served=[seat for seat in range(state.seats) if state.served >> seat & 1],
        pile=keys(state.pile[::-1]),
        pile_ran_out=state.pile_ran_out,
        discards=keys(state.discards[::-1]),
        players=[WrittenPlayer(row=keys(player.row), score_pile=keys(player.score_pile)) for player in state.players],
        mark=written_count(state.mark),
        rng=state.rng.written(),
    )
    data: dict[str, Any] = to_builtins(written)
    return data


def read(game: KyotoGame, written: WrittenKyoto, seats: int, options: KyotoOptions) -> Kyoto:
    """The state of a written position."""
    if len(written.players) != seats:
        raise BadPosition(f"the position has {len(written.players)} players at a table of {seats}")
    for seat in (written.first_player, written.active, written.receiver or 0, *written.served):
        if not 0 <= seat < seats:
            raise BadPosition(f"the position speaks of seat {quoted(seat)}; this table has seats 0 to {seats - 1}")
    if len(set(written.served)) < len(written.served):
        raise BadPosition("the position names somebody twice among the served")
    try:
        state = game.empty_table(seats, options, read_rng(written.rng))
    except BadSeed as error:
        raise BadPosition(f"rng: {error}") from None
    state.phase = next(phase for phase, name in PHASES.items() if name == written.phase)
    state.round = read_count("round", written.round, least=1)
    state.first_player = written.first_player
    state.active = written.active
    state.receiver = NOBODY if written.receiver is None else written.receiver
    state.turned = None if written.turned is None else face(game, written.turned)
    state.drawn = faces(game, written.drawn)[::-1]
    state.pile = faces(game, written.pile)[::-1]
    state.discards = faces(game, written.discards)[::-1]
    state.pile_ran_out = written.pile_ran_out
    state.mark = read_count("mark", written.mark)
    for seat in written.served:
        state.served |= 1 << seat
    for lying in written.players:
        player = Player([], [])
        state.players.append(player)
        for card in faces(game, lying.row):
            lay_in_row(state, player, card)
        for card in faces(game, lying.score_pile):
            player.keep(card)
    check(state)
    return state


def face(game: KyotoGame, key: str) -> Card:
    if key not in game.box.by_key:
        raise BadPosition(f"there is no card {quoted(key)} in the box")
    return game.box.by_key[key]


def faces(game: KyotoGame, keys: list[str]) -> list[Card]:
    return [face(game, key) for key in keys]


def lay_in_row(state: Kyoto, player: Player, card: Card) -> None:
    """kyoto-12, kyoto-22, kyoto-23: rows hold only cards that stay there, and never as much as their limit."""
    if card.is_gift or card.is_step_back:
        raise BadPosition(f"{card.key} never lies in a row")
    player.place(card)
    if player.total >= state.limit(player):
        raise BadPosition(f"a row reaches {player.total}, which would have ended the round")


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
