"""Whether a game of Reviving Kathmandu could be at a position: the laws that every position keeps, in the order of the
rulebook.

They are strict enough that whatever keeps them can be played to its end, and that every position on the way keeps them
too. They do not tell whether a seat could really have come by just these cards: docs/records.md says what is left open.
"""

from __future__ import annotations

from collections import Counter

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import require_range
from durbar.games.reviving import bidding, building, scoring, solo
from durbar.games.reviving.cards import (
    BUDDHA,
    COLOURS,
    NARROW,
    NONE,
    SLOTS,
    WILD,
    Card,
    Mission,
    keys,
)
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.state import Bids, Monument, Phase, Player, Task
from durbar.games.reviving.view import PHASES, TASKS

SETTING_UP = (Phase.ARCHITECTS, Phase.MISSIONS)
ONLY_SOLO = (Phase.MISSIONS, Phase.CLEANUP)
NEVER_SOLO = (Phase.ARCHITECTS, Phase.MANIPULATE, Phase.COLLECT, Phase.LEFTOVER)


def check(state: Reviving) -> None:
    """Refuse a position that no game can reach; that every card is there once was checked before."""
    check_phase(state)
    check_coins(state)
    check_market(state)
    check_mat(state)
    check_queue(state)
    check_tasks(state)
    check_collecting(state)
    check_hands(state)
    for seat in range(state.seats):
        check_decision(state, seat, state.players[seat])
        check_purchase(state, seat, state.players[seat])
    check_monuments(state)
    check_buddhas(state)
    check_missions(state)
    check_architects(state)
    check_objectives(state)
    check_bhairavs(state)
    if state.is_solo():
        check_solo(state)
    elif state.level or state.die != NONE:
        raise BadPosition("only solo a level is reached and a die is rolled")


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


# Who is asked


def check_queue(state: Reviving) -> None:
    """reviving-13, reviving-19, reviving-34, reviving-56, reviving-63: who waits comes after whoever is asked."""
    order = order_of_phase(state)
    waiting = len(state.queue)
    if state.queue and not order:
        raise BadPosition("nobody is waiting to be asked in this phase")
    if waiting > len(order) or state.queue != order[len(order) - waiting :]:
        raise BadPosition(f"the queue is {quoted(state.queue)}; in this phase it is the end of {order}")
    one_by_one = order and (state.phase != Phase.COLLECT or state.players[state.active].task == Task.RETURN)
    if one_by_one and (waiting == len(order) or state.active != order[len(order) - waiting - 1]):
        raise BadPosition(f"seat {state.active} is not the one before the queue in the order {order}")


def order_of_phase(state: Reviving) -> list[int]:
    """The order in which a phase asks; empty if it asks everybody at once, or one who is alone."""
    phase = state.phase
    if state.is_solo() or phase == Phase.OVER or (phase == Phase.BUILD and not state.ways.teams):
        return []
    if phase == Phase.BID:
        return bidding.bid_order(state)
    if phase == Phase.MANIPULATE:
        return bidding.manipulation_order(state)
    order = state.turn_order()
    if phase == Phase.ARCHITECTS:
        order.reverse()
    elif phase == Phase.LEFTOVER:
        order.sort(key=lambda seat: -leftover_coin(state.players[seat]))
    return order


def leftover_coin(player: Player) -> int:
    """reviving-34: the coin that is spent in the leftover step, or was the last to be."""
    return (player.coins or player.spent)[-1]


# For each phase, what a seat may be asked in it, …
ASKED: dict[Phase, tuple[Task, ...]] = {
    Phase.ARCHITECTS: (Task.ARCHITECT,),
    Phase.MISSIONS: (Task.MISSION,),
    Phase.BID: (Task.BID,),
    Phase.MANIPULATE: (Task.MANIPULATE,),
    Phase.COLLECT: (Task.RETURN,),
    Phase.BUILD: (Task.BUILD, Task.DISCARD),
    Phase.LEFTOVER: (Task.POWER, Task.DISCARD, Task.SPEND, Task.BUILD),
    Phase.CLEANUP: (Task.STORE,),
    Phase.OVER: (),
}
# … what may have to be decided within that, and while a holographic Buddha is built at once (reviving-76).
WITHIN: dict[Task, tuple[Task, ...]] = {
    Task.PLACE: (Task.BUILD,),
    Task.NAME: (Task.BUILD,),
    Task.CLAIM: (Task.BUILD,),
    Task.TRADE: (Task.BID, Task.BUILD, Task.DISCARD, Task.STORE),
    Task.TAKE: (Task.BID, Task.BUILD, Task.DISCARD, Task.STORE),
}
ARRIVING: dict[Phase, tuple[Task, ...]] = {
    Phase.COLLECT: (Task.IDLE,),
    Phase.LEFTOVER: (Task.DISCARD, Task.SPEND),
}


def check_tasks(state: Reviving) -> None:
    """reviving-11: somebody has to decide something, and it is something this phase asks."""
    actors = state.actors()
    if bool(actors) == (state.phase == Phase.OVER):
        raise BadPosition("somebody has to decide something until the game is over, and nobody after")
    for seat, player in enumerate(state.players):
        if player.base not in (*ASKED[state.phase], Task.IDLE):
            raise BadPosition(f"seat {seat} is not asked for {TASKS[player.base]!r} in this phase")
        if player.task in (Task.TRADE, Task.TAKE) and not state.ways.extreme:
            raise BadPosition("only at the level Extreme cards are traded")
        if player.task not in (player.base, Task.IDLE) and not is_smaller_decision(state, seat, player):
            raise BadPosition(f"seat {seat} is not asked for {TASKS[player.task]!r} here")
    asked = [seat for seat, player in enumerate(state.players) if player.base != Task.IDLE]
    if state.phase == Phase.BUILD and not state.ways.teams:
        if asked != actors:
            raise BadPosition("everybody builds at once, so whoever is asked decides something")
        return
    if len(actors) > 1:
        raise BadPosition("only one seat decides in this phase")
    is_idle = state.phase == Phase.OVER or (state.phase == Phase.COLLECT and Task.RETURN not in tasks(state))
    if asked != ([] if is_idle else [state.active]):
        raise BadPosition(f"whoever is asked is the active seat, {state.active}, and nobody else")
    if actors and actors[0] != state.active and not is_claim_of_teammate(state, actors[0]):
        raise BadPosition(f"seat {actors[0]} decides something though seat {state.active} is asked")


def tasks(state: Reviving) -> list[Task]:
    return [player.task for player in state.players]


def is_smaller_decision(state: Reviving, seat: int, player: Player) -> bool:
    """Whether what a seat has to decide can come up within what it is asked, or besides."""
    task = player.task
    if task not in WITHIN:
        return False
    if task in (Task.TRADE, Task.TAKE):
        return player.base in WITHIN[task]
    if player.base in WITHIN[task]:
        return True
    arriving = state.ways.buddha_promo and player.base in ARRIVING.get(state.phase, ())
    return (arriving and task != Task.NAME) or (task == Task.CLAIM and is_claim_of_teammate(state, seat))


def is_claim_of_teammate(state: Reviving, seat: int) -> bool:
    """reviving-54, reviving-70: the active seat has finished a monument in the square of a teammate, who claims."""
    player = state.players[seat]
    together = state.ways.teams > 0 and seat != state.active and state.team(seat) == state.team(state.active)
    return together and (player.task, player.base) == (Task.CLAIM, Task.IDLE)


# Collecting


def check_collecting(state: Reviving) -> None:
    """reviving-18, reviving-19, reviving-64: who has drawn has as many cards as are due, who has not what it won."""
    for seat, player in enumerate(state.players):
        returning = player.task == Task.RETURN
        if returning != bool(player.drawn):
            raise BadPosition("drawn cards wait in the task 'return', and only then")
        if state.phase == Phase.COLLECT:
            won = [winner_of(state, slot) for slot in full_market(state)].count(seat)
            waits = returning or seat in state.queue
            require_range(f"collected of seat {seat}", player.collected, won, won if waits else state.cards_a_round())
        if returning:
            due = state.cards_a_round() - player.collected
            if player.architect is None or player.architect.extra_when_due != due or len(player.drawn) != due + 1:
                raise BadPosition(f"seat {seat} has drawn {len(player.drawn)} cards, of which none has to go back")
    if state.arrivals and (state.phase != Phase.COLLECT or not {Task.PLACE, Task.CLAIM} & {*tasks(state)}):
        raise BadPosition("a holographic Buddha waits only while an earlier one is built")


def check_hands(state: Reviving) -> None:
    """reviving-30, reviving-66: who has built holds no more cards than allowed."""
    for seat, player in enumerate(state.players):
        held, most = cards_held(player), most_cards(state, seat, player)
        if held > most:
            raise BadPosition(f"seat {seat} holds {held} cards; here it can be {most} at most")
        for card in player.hand + player.drawn:
            if not state.knows(seat, card):
                raise BadPosition(f"seat {seat} must know the card {card.key} in its hand")
        if player.dropped and (state.phase != Phase.BUILD or state.is_solo()):
            raise BadPosition("discarded cards are on their way only in the Build phase, and not solo")


def cards_held(player: Player) -> int:
    """The cards in the hand, with those that are being traded."""
    traded = solo.TRADED - int(player.giving) if player.task in (Task.TRADE, Task.TAKE) else 0
    return len(player.hand) + traded


def most_cards(state: Reviving, seat: int, player: Player) -> int:
    limit = state.hand_limit(player)
    if state.phase in SETTING_UP:
        return 0
    if state.is_solo():
        return limit + (solo.TRADED if state.phase in (Phase.BUILD, Phase.OVER) else 0)
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.COLLECT:
        return limit + int(player.collected)
    if state.phase == Phase.BUILD:
        return limit + (int(player.collected) if player.base != Task.IDLE or seat in state.queue else 0)
    return limit + (1 if state.phase == Phase.LEFTOVER and player.base == Task.DISCARD else 0)


# Decisions


def check_decision(state: Reviving, seat: int, player: Player) -> None:
    """What is being decided is there to be decided."""
    task = player.task
    if (task == Task.PLACE) != (player.chosen is not None):
        raise BadPosition("an end is chosen while its place is decided, and only then")
    if (task == Task.NAME) != (player.naming is not None):
        raise BadPosition("a monument is named in the task 'name', and only then")
    if (task == Task.TRADE) != (player.giving > 0) or player.giving > len(player.hand):
        raise BadPosition("cards are still to be given in the task 'give', and only then, and from the hand")
    if player.chosen is not None:
        check_place(state, seat, player)
    if player.naming is not None:
        check_naming(state, seat, player.naming)
    if player.base == Task.DISCARD:
        check_discarding(state, seat, player)
    if task == Task.POWER and not can_act(state, player):
        raise BadPosition(f"seat {seat} has no architect who could act")
    if task == Task.CLAIM and len(scoring.claimable(state, seat)) < 2:
        raise BadPosition(f"seat {seat} has no choice among public objectives")
    if task == Task.BID and not bidding.bid_moves(state, seat):
        raise BadPosition(f"seat {seat} has to bid, but there is no spot on which it could lay a coin")
    if task != Task.IDLE and all(move.kind == "scrap" for move in state.legal_moves(seat)):
        raise BadPosition(f"seat {seat} has to decide {TASKS[task]!r}, but there is nothing it could do")


def check_place(state: Reviving, seat: int, player: Player) -> None:
    """reviving-27: where a card is built that the seat has, and that all have seen."""
    chosen = player.chosen
    assert chosen is not None
    if chosen.card not in [*player.hand, player.must]:
        raise BadPosition(f"{chosen.key} is being built, but seat {seat} does not have it")
    if state.knowers[chosen.card.index] != state.everybody():
        raise BadPosition(f"everybody must know the card {chosen.card.key}, which is being built")
    if not building.places(state, seat, chosen):
        raise BadPosition(f"there is no place for {chosen.key}")


def check_naming(state: Reviving, seat: int, bottom: Card) -> None:
    """reviving-29, reviving-61, reviving-90: a finished monument has a wild without a colour."""
    monument = state.monument_on(bottom)
    if monument is None or not monument.is_complete() or state.unnamed(monument) is None:
        raise BadPosition(f"no finished monument on {bottom.key} has a wild to be named")
    if not state.may_build_in(seat, state.square_of(bottom)):
        raise BadPosition(f"seat {seat} does not build in the square where the monument on {bottom.key} stands")
    if monument.scored and not state.ways.rebuilding:
        raise BadPosition(f"the monument on {bottom.key} is scored, so its wilds have colours")


def check_discarding(state: Reviving, seat: int, player: Player) -> None:
    """reviving-30: in the Build phase who holds too many cards; reviving-65: later, who has taken one."""
    if state.phase == Phase.LEFTOVER:
        if not player.hand or not has_power(player):
            raise BadPosition(f"seat {seat} has taken no card for which it had to discard one")
    elif cards_held(player) <= state.hand_limit(player):
        raise BadPosition(f"seat {seat} holds no more cards than allowed, so it has none to discard")


def has_power(player: Player) -> bool:
    """reviving-65: Liu and Sophie."""
    return player.architect is not None and (player.architect.draws or player.architect.takes)


def can_act(state: Reviving, player: Player) -> bool:
    architect = player.architect
    return architect is not None and bool((architect.draws and state.red) or (architect.takes and state.discards))


def check_purchase(state: Reviving, seat: int, player: Player) -> None:
    """reviving-38, reviving-76: a card that must be built was bought or is holographic, and can be built."""
    must, chosen = player.must, player.chosen
    if player.base != Task.BUILD:
        if (must is None) != (chosen is None):
            raise BadPosition(f"seat {seat} has a card that must be built exactly while its place is decided")
        if must is None or chosen is None:
            return
        if chosen.card is not must or not must.holographic:
            raise BadPosition(f"{chosen.key} is no holographic Buddha, so it is not built at once")
        return
    if must is None:
        return
    if state.phase != Phase.LEFTOVER:
        raise BadPosition(f"{must.key} was not bought, so it need not be built first")
    heights = building.heights_of(state, seat)
    hand = player.hand
    if chosen is not None and chosen.card is must:
        if state.ways.extend_only and chosen.level == 1:
            raise BadPosition(f"{chosen.key} was bought, so it must extend a monument")
        return
    if chosen is not None:  # as if it had its place already
        heights = building.raised(heights, chosen)
        hand = [card for card in hand if card is not chosen.card]
    if not building.is_within_reach(state, must, hand, heights):
        raise BadPosition(f"{must.key} was bought, but it cannot be built any more")


# Monuments


def check_monuments(state: Reviving) -> None:
    """reviving-29, reviving-31: what is finished is scored and has colours, unless its wilds are being named."""
    naming = [player.naming for player in state.players]
    monuments = [monument for square in state.squares for monument in square.monuments]
    for monument in monuments:
        bottom = monument.ends[0]
        if bottom.card in naming:
            continue
        if monument.is_complete() and not monument.scored:
            raise BadPosition(f"the monument on {bottom.key} is finished, so it is scored")
        if monument.scored and state.unnamed(monument) is not None:
            raise BadPosition(f"the wilds of the finished monument on {bottom.key} have colours")
    if monuments and state.phase in SETTING_UP:
        raise BadPosition("nothing is built before the first round")
    finished = {end for monument in monuments if monument.is_complete() for end in monument.ends}
    for end, _colour in state.named_wilds():
        if end not in finished and not state.ways.rebuilding:
            raise BadPosition(f"the wild section {end.key} has a colour, but it is not in a finished monument")


def check_buddhas(state: Reviving) -> None:
    """reviving-77: every Buddha built is counted, also one that was rebuilt away; a rank is taken once."""
    buddhas = [monument for square in state.squares for monument in square.monuments if monument.kind == BUDDHA]
    holographic = [monument for monument in buddhas if monument.is_holographic()]
    for name, counted, standing in (
        ("buddhas", state.buddhas, len(buddhas)),
        ("holographic", state.holographic, len(holographic)),
    ):
        require_range(name, counted, standing, most_built(state) if state.ways.rebuilding else standing)
    if state.holographic > state.buddhas:
        raise BadPosition("a holographic Buddha is a Buddha, so no more of them were built")
    ranks = [int(monument.printed) for monument in holographic]
    most = state.buddhas if state.ways.count_all_buddhas else state.holographic
    if len(set(ranks)) != len(ranks) or not all(1 <= rank <= most for rank in ranks):
        raise BadPosition(f"the holographic Buddhas have the ranks {ranks}; they are different, from 1 to {most}")


def most_built(state: Reviving) -> int:
    """How many cards can have been built: all that have left the decks and are not held, and what was bought or taken
    back from the discards, one for each leftover coin and one for each turn of Sophie's."""
    cards = len(open_cards(state)) - len(bidding.on_market(state)) - len(state.arrivals)
    for seat, player in enumerate(state.players):
        cards += leftover_steps(state, player) - (0 if player.must is None else 1)
        if player.architect is not None and player.architect.takes:
            has_acted = state.phase == Phase.LEFTOVER and seat not in state.queue and player.base != Task.POWER
            cards += earlier_steps(state) + (1 if has_acted or state.phase == Phase.OVER else 0)
    return cards


# Missions, architects, objectives, Bhairavs


def check_missions(state: Reviving) -> None:
    """reviving-9: one each, all different; reviving-79, reviving-80: solo, two that do not clash, the first first."""
    missions = [square.mission for square in state.squares]
    choosing = state.phase == Phase.MISSIONS
    if choosing and missions[-1] is not None:
        raise BadPosition("both missions are chosen, so the game begins")
    known = [mission for mission in missions if mission is not None]
    if not choosing and len(known) != len(missions):
        raise BadPosition("every square has a mission")
    if len({mission.key for mission in known}) != len(known):
        raise BadPosition("two squares have the same mission")
    if state.is_solo() and not choosing and not are_partners(state, known):
        raise BadPosition(f"the missions {known[0].key} and {known[1].key} clash, so they do not go together")


def are_partners(state: Reviving, missions: list[Mission]) -> bool:
    return missions[1] in state.box.partners[missions[0].index]


def check_architects(state: Reviving) -> None:
    """reviving-62, reviving-63: everybody has another one, that so many can play with, from when they are dealt."""
    taken = [player.architect for player in state.players if player.architect is not None]
    if taken and state.ways.architects == 0:
        raise BadPosition("there are no architects in this game")
    if len({architect.key for architect in taken}) != len(taken):
        raise BadPosition("two players have the same architect")
    for architect in taken:
        if architect.min_players > state.seats:
            raise BadPosition(f"{architect.key} is only for {architect.min_players} or more players")
    waiting = [*state.queue, state.active] if state.phase == Phase.ARCHITECTS else []
    for seat, player in enumerate(state.players):
        if state.ways.architects and (player.architect is None) != (seat in waiting):
            raise BadPosition(f"seat {seat} has an architect too early, or has none though everybody has")


def check_objectives(state: Reviving) -> None:
    """reviving-70, reviving-71: who meets one has scored it; a later round finds it closed."""
    rounds: dict[str, set[int]] = {}
    for seat, player in enumerate(state.players):
        if (player.objective is None) != (player.objective_round == 0):
            raise BadPosition(f"seat {seat} has scored an objective in a round, or neither")
        if player.objective is not None:
            rounds.setdefault(player.objective.key, set()).add(int(player.objective_round))
        if player.task != Task.CLAIM and state.objectives and scoring.claimable(state, seat):
            raise BadPosition(f"seat {seat} meets a public objective that it has not scored")
    for key, scored in rounds.items():
        if len(scored) > 1:
            raise BadPosition(f"the objective {key} was scored in one round, not in {sorted(scored)}")


def check_bhairavs(state: Reviving) -> None:
    """reviving-72: with the option there is one of each colour, on the table or with a player."""
    for colour, name in enumerate(COLOURS):
        owners = [player.bhairav for player in state.players].count(colour)
        count, expected = owners + (1 if state.bhairavs[colour] else 0), 1 if state.ways.bhairav else 0
        if count != expected:
            raise BadPosition(f"the {name} Bhairav is there {count} times; it should be {expected}")


# Solo


def check_solo(state: Reviving) -> None:
    check_solo_market(state)
    check_debris(state)
    check_colours(state)
    check_winning(state)


def check_solo_market(state: Reviving) -> None:
    """reviving-85, reviving-91: two cards were taken by a coin on the mat; then the storage is filled anew."""
    lying = [slot for slot in range(SLOTS) if state.market[slot] is not None]
    if state.phase in (Phase.BUILD, Phase.OVER):
        aims = [spot.targets(state.is_wide()) for spot in state.mat.spots if state.bids.seats[spot.index] != NONE]
        taken = [slot for slot in full_market(state) if slot not in lying]
        untouched = state.phase == Phase.OVER and state.ways.short_solo and not taken
        if sorted(taken) not in [sorted(aim) for aim in aims] and not untouched:
            raise BadPosition("the two cards that a coin on the mat aims at are taken, and no others")
        if not {*lying} <= {*full_market(state)}:
            raise BadPosition("the storage is empty in the first round")
    elif state.phase == Phase.CLEANUP:
        if state.market[SLOTS - 1] is not None:
            raise BadPosition("when the storage is full, the next round begins")
        least = 2 if state.is_wide() else NARROW - 2
        most = NARROW if state.is_wide() else NARROW - 2
        require_range("the number of cards on the market", len(lying), least, most)


def check_debris(state: Reviving) -> None:
    """reviving-82, reviving-83: debris never falls on a coin, and a coin lies on less debris than it is worth."""
    if (state.die == NONE) != (state.phase == Phase.MISSIONS):
        raise BadPosition("the die is rolled in every round, and not before the first")
    for spot in state.mat.spots:
        debris = len(state.debris[spot.index])
        if state.phase == Phase.MISSIONS and (debris or state.bids.seats[spot.index] != NONE):
            raise BadPosition("before the first round nothing lies on the mat")
        if state.bids.seats[spot.index] != NONE and state.bids.coins[spot.index] <= debris:
            raise BadPosition(f"on {spot.key} lies a coin that is worth no more than the debris there")


def check_colours(state: Reviving) -> None:
    """reviving-86, reviving-87, reviving-90: one colour a monument, each once a square, no kind of a colour twice."""
    finished: list[tuple[int, int, int]] = []
    for number, square in enumerate(state.squares):
        for monument in square.monuments:
            colours = {*state.colours(monument)}
            if len(colours - {WILD}) > 1:
                raise BadPosition(f"the monument on {monument.ends[0].key} has several colours; solo it has one")
            if monument.is_complete():
                check_finished(state, monument, colours)
            if monument.scored:
                finished.append((number, solo.colour_so_far(state, monument), int(monument.kind)))
    in_square = [(number, colour) for number, colour, _kind in finished]
    of_kind = [(colour, kind) for _number, colour, kind in finished]
    if len({*in_square}) != len(in_square) or len({*of_kind}) != len(of_kind):
        raise BadPosition("two finished monuments are of one colour, and in one square or of one kind")


def check_finished(state: Reviving, monument: Monument, colours: set[int]) -> None:
    """A finished monument has its colour, or has none at all yet while it is named."""
    if WILD in colours and (monument.scored or len(colours) > 1):
        raise BadPosition(f"the wilds of the monument on {monument.ends[0].key} have its colour")


def check_winning(state: Reviving) -> None:
    """reviving-92, reviving-95, reviving-103: the game ends when it is won, or when the deck is empty."""
    reached = solo.level_reached(state)
    over = state.phase == Phase.OVER
    require_range("level", state.level, reached if over else 0, reached if over else 0)
    if reached and not over:
        raise BadPosition("both squares are as they should be, so the game is over")
    if over and not reached and state.blue:
        raise BadPosition("the game goes on while the blue deck has cards, unless it is won")
    if not over and not state.blue and state.ways.short_solo:
        raise BadPosition("the blue deck is empty, so the short game is over")
