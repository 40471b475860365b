"""What stands in the squares, and what belongs to players for good: monuments, missions, architects, objectives."""

from __future__ import annotations

from durbar.core.errors import BadPosition
from durbar.core.fields import require_range
from durbar.games.reviving import bidding, scoring
from durbar.games.reviving.cards import BUDDHA, COLOURS, Mission
from durbar.games.reviving.pieces import Phase, Task
from durbar.games.reviving.reachable.cards import SETTING_UP, earlier_steps, leftover_steps, open_cards
from durbar.games.reviving.rules import Reviving

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
