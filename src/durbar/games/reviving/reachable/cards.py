"""Cards and coins, rounds, the market and the mat: where everything lies in each phase."""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition
from durbar.core.fields import require_range
from durbar.core.pieces import keys
from durbar.games.reviving import bidding
from durbar.games.reviving.cards import NARROW, NONE, SLOTS, Card
from durbar.games.reviving.pieces import Bids, Phase, Player, Task
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.view import PHASES

SETTING_UP = (Phase.ARCHITECTS, Phase.MISSIONS)
ONLY_SOLO = (Phase.MISSIONS, Phase.CLEANUP)
NEVER_SOLO = (Phase.ARCHITECTS, Phase.MANIPULATE, Phase.COLLECT, Phase.LEFTOVER)


# Cards and coins


def check_cards(state: Reviving) -> None:
    """reviving-5: every card that is played with is somewhere, once, and where it can be."""
    blue = state.blue_deck()
    right = blue[:]
    if not state.is_solo():
        right += state.box.red + (state.box.rainbow if state.ways.rainbow_promo else [])
    lying = Counter(keys(all_cards(state)))
    for key in sorted({*lying, *keys(right)}):
        expected = 1 if state.box.by_key[key] in right else 0
        if lying[key] != expected:
            raise BadPosition(f"the card {key} is there {lying[key]} times; it should be {expected}")
    for card in state.blue + bidding.on_market(state):
        if card not in blue:
            raise BadPosition(f"{card.key} is not blue, so it is not in the blue deck or on the market")
    if state.is_solo() and state.red:
        raise BadPosition("solo there is no red deck")
    for card in state.arrivals:
        if not card.holographic:
            raise BadPosition(f"{card.key} is not holographic, so it is not built when it is collected")
    if any(card.holographic for player in state.players for card in player.hand):
        raise BadPosition("a holographic Buddha is built at once, so it is in no hand")


def all_cards(state: Reviving) -> list[Card]:
    """Every card, wherever it lies."""
    cards = state.blue + state.red + open_cards(state)
    for player in state.players:
        cards += player.hand + player.drawn
    return cards


def open_cards(state: Reviving) -> list[Card]:
    """The cards that lie face up."""
    cards = bidding.on_market(state) + state.discards + state.arrivals
    for player in state.players:
        cards += player.dropped
        if player.must is not None:
            cards.append(player.must)
    for square in state.squares:
        for monument in square.monuments:
            cards += [end.card for end in monument.ends]
    return cards


def check_coins(state: Reviving) -> None:
    """reviving-6: everybody's coins are in the hand, on the mat or on the board."""
    for seat, player in enumerate(state.players):
        on_mat = [state.bids.coins[spot] for spot in state.bids.spots_of(seat)]
        if sorted(player.coins + player.spent + on_mat) != state.box.coins or player.coins != sorted(player.coins):
            raise BadPosition(f"seat {seat} does not have the coins {state.box.coins}, smallest first")
        expected = spent_coins(state, seat)
        if len(player.spent) != expected:
            raise BadPosition(f"seat {seat} has spent {len(player.spent)} coins; here it should be {expected}")
        most = state.box.coins[-1] * leftover_steps(state, player)
        require_range(f"coin_points of seat {seat}", player.coin_points, 0, most)


def rounds_a_half(state: Reviving) -> int:
    """reviving-34, reviving-51: after so many rounds one coin is left."""
    return (len(state.box.coins) - 1) // state.bids_a_round()


def spent_coins(state: Reviving, seat: int) -> int:
    """reviving-21, reviving-39: how many coins lie on the board of a seat; solo they come back from the mat."""
    if state.is_solo() or state.phase in SETTING_UP or state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.LEFTOVER:
        return len(state.box.coins) - (1 if has_leftover_coin(state, seat) else 0)
    rounds = (state.round - 1) % rounds_a_half(state) + (1 if state.phase == Phase.BUILD else 0)
    return state.bids_a_round() * rounds


def has_leftover_coin(state: Reviving, seat: int) -> bool:
    """reviving-35: in the leftover step, who waits or has not said yet what the coin is for."""
    return seat in state.queue or state.players[seat].base in (Task.POWER, Task.DISCARD, Task.SPEND)


def leftover_steps(state: Reviving, player: Player) -> int:
    """How many leftover coins this player has spent."""
    this = state.phase == Phase.OVER or (state.phase == Phase.LEFTOVER and not player.coins)
    return earlier_steps(state) + (1 if this else 0)


def earlier_steps(state: Reviving) -> int:
    """How many leftover steps there were before this round."""
    return 0 if state.is_solo() else max(state.round - 1, 0) // rounds_a_half(state)


# Rounds, market and mat


def check_phase(state: Reviving) -> None:
    """reviving-11: there is such a phase at this table, with these options, and in this round."""
    phase, name = state.phase, PHASES[state.phase]
    if phase in (NEVER_SOLO if state.is_solo() else ONLY_SOLO):
        raise BadPosition(f"there is no phase {name!r} at this table")
    if (phase == Phase.ARCHITECTS and state.ways.architects != 2) or (
        phase == Phase.MANIPULATE and not state.ways.manipulation
    ):
        raise BadPosition(f"there is no phase {name!r} with these options")
    setting_up = phase in SETTING_UP
    require_range("round", state.round, 0 if setting_up else 1, 0 if setting_up else state.rounds())
    if phase == Phase.LEFTOVER and state.round % rounds_a_half(state):
        raise BadPosition(f"after round {state.round} more than one coin is left, so there is no leftover step")
    if phase == Phase.OVER and not state.is_solo() and state.round != state.rounds():
        raise BadPosition(f"the game is over after round {state.rounds()}, not {state.round}")
    left = len(state.blue_deck()) - state.market_size() * state.round
    if len(state.blue) != left:
        raise BadPosition(f"in round {state.round} the blue deck has {left} cards, not {len(state.blue)}")


def check_market(state: Reviving) -> None:
    """reviving-12, reviving-18, reviving-22: full while coins are laid, then what nobody won, then empty."""
    lying = [slot for slot in range(SLOTS) if state.market[slot] is not None]
    if state.phase in (Phase.BID, Phase.MANIPULATE):
        full = full_market(state)
        if lying != full:
            raise BadPosition(f"while coins are laid, the market has cards on all {len(full)} slots, and on no other")
    elif state.phase == Phase.COLLECT:
        for slot in lying:
            if state.market[slot] is not state.shown_cards[slot] or winner_of(state, slot) != NONE:
                raise BadPosition(f"slot {slot + 1} has a card though only cards that nobody has won are left")
    elif lying and (not state.is_solo() or state.phase in SETTING_UP):
        raise BadPosition("before the first round and after the collecting no card lies on the market")


def full_market(state: Reviving) -> list[int]:
    return list(range(SLOTS if state.is_wide() else NARROW))


def winner_of(state: Reviving, slot: int) -> int:
    """The seat that wins the card on a slot with the coins that lie on the mat, or NONE."""
    spot = bidding.winner(state, state.bids, slot, state.is_wide())
    return NONE if spot == NONE else state.bids.seats[spot]


def check_mat(state: Reviving) -> None:
    """reviving-13, reviving-14: as many coins of everybody as there should be, on spots of this market."""
    for spot in state.mat.spots:
        if state.bids.seats[spot.index] != NONE and not (spot.targets(state.is_wide()) or state.is_solo()):
            raise BadPosition(f"no coin can lie on {spot.key} in this market")
    check_raised(state, state.bids)
    check_raised(state, state.shown)
    if not state.is_solo():
        for seat in range(state.seats):
            on_mat, expected = len(state.bids.spots_of(seat)), bids_laid(state, seat)
            if on_mat != expected:
                raise BadPosition(f"seat {seat} has {on_mat} coins on the mat; here it should be {expected}")
    check_reveal(state)


def bids_laid(state: Reviving, seat: int) -> int:
    if state.phase == Phase.BID:
        still = state.queue.count(seat) + (1 if state.players[seat].base == Task.BID else 0)
        return state.bids_a_round() - still
    return state.bids_a_round() if state.phase in (Phase.MANIPULATE, Phase.COLLECT) else 0


def check_raised(state: Reviving, bids: Bids) -> None:
    """reviving-67: only Sara's bids count more."""
    for spot, seat in enumerate(bids.seats):
        architect = state.players[seat].architect if seat != NONE else None
        if bids.raised[spot] not in (0, architect.last_bid if architect is not None else 0):
            raise BadPosition(f"the bid of seat {seat} counts {bids.raised[spot]} more, which nothing allows")


def check_reveal(state: Reviving) -> None:
    """reviving-17: the last reveal, which a position may leave out, shows a whole market and everybody's coins."""
    shown = [card for card in state.shown_cards if card is not None]
    counts = [len(state.shown.spots_of(seat)) for seat in range(state.seats)]
    if state.phase == Phase.COLLECT:
        if (state.shown.seats, state.shown.coins) != (state.bids.seats, state.bids.coins):
            raise BadPosition("while cards are collected, the coins on the mat are those that were shown")
    elif not shown and not any(counts):
        return
    if state.is_solo() or state.phase in SETTING_UP:
        raise BadPosition("no coins were turned over at this table")
    size = state.market_size()
    if len(shown) != size or None in state.shown_cards[:size] or any(card not in state.blue_deck() for card in shown):
        raise BadPosition(f"the last reveal shows {size} blue cards, on the first {size} slots")
    if len(set(shown)) != size or any(count != state.bids_a_round() for count in counts):
        raise BadPosition("the last reveal shows different cards, and all coins that were bid in one round")
    for spot in state.mat.spots:
        if state.shown.seats[spot.index] != NONE and not spot.targets(state.is_wide()):
            raise BadPosition(f"no coin was shown on {spot.key} in this market")
