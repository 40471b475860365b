"""Who is asked what: the queue, what each seat has to decide, and what it holds meanwhile."""

from __future__ import annotations

from durbar.core.errors import BadPosition, quoted
from durbar.core.fields import require_range
from durbar.games.reviving import bidding, building, scoring, solo
from durbar.games.reviving.cards import Card
from durbar.games.reviving.pieces import Phase, Player, Task
from durbar.games.reviving.reachable.cards import SETTING_UP, full_market, winner_of
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.view import TASKS


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
    if (task == Task.NAME) != (player.naming is not None and not names_later(state, player)):
        raise BadPosition("a monument is named in the task 'name', or waits for it while cards are traded")
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


def names_later(state: Reviving, player: Player) -> bool:
    """reviving-94: since edition 3 cards may be traded before a wild gets its colour."""
    return state.ways.edition >= 3 and player.base == Task.BUILD and player.task in (Task.TRADE, Task.TAKE)


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
