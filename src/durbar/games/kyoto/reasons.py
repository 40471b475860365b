"""Why one would give, take or refuse a card in Gangs of Kyoto, in words: for hints and reviews.

Score piles of others may be closed to the seat, so nothing here looks at them; odds are counted among the cards that
lie face down to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.core.reasons import Reason, percent
from durbar.core.state import NOBODY
from durbar.games.kyoto.cards import Card
from durbar.games.kyoto.moves import Accept, Give, Refuse
from durbar.games.kyoto.odds import odds
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Player

WORTH_SAYING = 20  # percent of danger


def reasons(state: Kyoto, seat: int, line: Sequence[Move]) -> list[Reason]:
    """The reasons for the first move of the line: each card is a decision of its own."""
    card: Card | None = state.turned
    if not line or card is None:
        return []
    move = line[0]
    if isinstance(move, Give):
        return to_myself(state, seat, card) if move.to == seat else to_other(state, seat, move.to, card)
    if isinstance(move, Refuse):
        return for_refusing(state, seat, card)
    return for_accepting(state, seat, card) if isinstance(move, Accept) else []


def to_myself(state: Kyoto, seat: int, card: Card) -> list[Reason]:
    player = state.players[seat]
    if card.is_gift:
        return for_gift(state, player, card)
    if card.is_step_back:
        return for_stepping_back(player)
    if card.is_refusal:
        return [Reason("own-refusal", {}), safety(state, seat, card)]
    if card.is_late_pass:
        return [Reason("own-late", {"limit": int(state.box.raised_limit)}), safety(state, seat, card)]
    found = [Reason("own-bells", {"bells": int(card.bells)})] if card.bells else []
    found.append(safety(state, seat, card))
    if card.draws_one_more:
        found.append(Reason("own-draw", {}))
    return found


def for_gift(state: Kyoto, player: Player, card: Card) -> list[Reason]:
    """kyoto-22, kyoto-38: it is safe at once, and may be the last bell that was missing."""
    bells = int(player.bells + card.bells)
    if not state.full_pile and bells >= state.box.bells_to_win:
        return [Reason("gift-wins", {"bells": bells})]
    return [Reason("gift", {"bells": int(card.bells), "total": bells})]


def for_stepping_back(player: Player) -> list[Reason]:
    """kyoto-23: the rightmost card goes, with its hours and its bells."""
    if not player.row:
        return [Reason("back-nothing", {})]
    last = player.row[-1]
    return [Reason("own-back", {"card": last.key, "hours": int(last.value), "total": int(player.total - last.value)})]


def safety(state: Kyoto, seat: int, card: Card) -> Reason:
    """How likely the next card leaves this seat in time, if it takes this one now."""
    with_it = placed(state, seat, card)
    player = with_it.players[seat]
    if player.total >= with_it.limit(player):
        return Reason("own-late-now", {"total": int(player.total), "limit": with_it.limit(player)})
    in_time = 100 - chance_of_late(state, seat, seat, card)
    return Reason("safe", {"total": int(player.total), "limit": with_it.limit(player), "percent": in_time})


def placed(state: Kyoto, owner: int, card: Card) -> Kyoto:
    """The table with this card in somebody's row, before anything else happens."""
    copy = state.clone()
    copy.turned = None
    copy.receiver = NOBODY
    copy.players[owner].place(card)
    return copy


def chance_of_late(state: Kyoto, seat: int, owner: int, card: Card) -> int:
    """Of the cards face down to this seat, how many percent would then make the owner too late."""
    return percent(odds(placed(state, owner, card), seat)[owner])


def to_other(state: Kyoto, seat: int, to: int, card: Card) -> list[Reason]:
    player = state.players[to]
    facts: Facts = {"to": to}
    if card.is_gift:
        return [Reason("other-gift", {**facts, "bells": int(card.bells)})]
    if card.is_step_back:
        return loss_of_last(player, to)
    late = player.total + card.value >= state.limit(player)
    if late and not card.is_late_pass and not player.refusals:
        found = [Reason("other-late", {**facts, "bells": bells_in(player) + int(card.bells)})]
        if kept := bells_in(state.players[seat]):
            found.append(Reason("keep", {"bells": kept}))
        return found
    found = spared(state, seat, card)
    if player.refusals:
        return [Reason("other-refusal", facts), *found]
    risk = chance_of_late(state, seat, to, card)
    if card.is_exploration and risk >= WORTH_SAYING:
        found.append(Reason("other-near", {**facts, "percent": risk}))
    if card.bells:
        found.append(Reason("other-bells", {**facts, "bells": int(card.bells), "percent": risk}))
    return found or [Reason("other-little", {**facts, "percent": risk})]


def spared(state: Kyoto, seat: int, card: Card) -> list[Reason]:
    """What this card would do to the seat that gives it away."""
    player = state.players[seat]
    if state.served >> seat & 1 or not card.is_exploration:
        return []
    if player.total + card.value >= state.limit(player):
        return [Reason("spared-late", {"total": int(player.total + card.value), "limit": state.limit(player)})]
    risk = chance_of_late(state, seat, seat, card)
    return [Reason("spared", {"percent": risk})] if risk >= WORTH_SAYING else []


def loss_of_last(player: Player, to: int) -> list[Reason]:
    if not player.row:
        return [Reason("other-back-nothing", {"to": to})]
    last = player.row[-1]
    key = "other-back-bells" if last.bells else "other-back"
    return [Reason(key, {"to": to, "card": last.key, "bells": int(last.bells)})]


def bells_in(player: Player) -> int:
    return sum(int(card.bells) for card in player.row)


def for_refusing(state: Kyoto, seat: int, card: Card) -> list[Reason]:
    """kyoto-26: what taking the card would have meant."""
    found: list[Reason] = []
    player = state.players[seat]
    if card.is_exploration:
        total = int(player.total + card.value)
        if total >= state.limit(player):
            found.append(Reason("refuse-late", {"total": total, "limit": state.limit(player)}))
        else:
            found.append(Reason("refuse-risk", {"percent": chance_of_late(state, seat, seat, card)}))
    elif card.is_step_back and player.row:
        found.append(Reason("refuse-back", {"card": player.row[-1].key}))
    if kept := bells_in(player):
        found.append(Reason("keep-risked", {"bells": kept}))
    return found


def for_accepting(state: Kyoto, seat: int, card: Card) -> list[Reason]:
    """kyoto-27: the card is worth having, and the refusal is kept for a worse one."""
    kept = Reason("keep-refusal", {})
    if card.is_step_back:
        return [*for_stepping_back(state.players[seat]), kept]
    return [*to_myself(state, seat, card), kept]
