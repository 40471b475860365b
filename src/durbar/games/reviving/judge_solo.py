"""How near the win is when one plays Reviving Kathmandu alone, for bots: the cheapest plan for each square.

A plan has a colour for each kind and for a fifth monument. What is missing costs about one card a section, more if few
cards that show it are still to come.
"""

from __future__ import annotations

import math
from typing import Final

from durbar.games.reviving import solo
from durbar.games.reviving.cards import COLOURS, KINDS, NARROW, NONE, SLOTS, WILD, Card
from durbar.games.reviving.pieces import Opinion, Phase
from durbar.games.reviving.rules import Reviving

PLACES: Final = 5  # in a plan: the four kinds, and a fifth monument
ALL_COLOURS: Final = 1 << len(COLOURS)
SECTIONS: Final[list[int]] = [0, 1, 3, 6]  # where the sections of each kind begin in a list of all ten
NEVER: Final = 40.0  # cards: what cannot be finished any more
IN_HAND: Final = 0.35  # cards: a section that a card of the hand shows
WAITING: Final = 0.85  # … if it cannot be built before others come
STANDING: Final = 0.06  # what a section that stands is worth by itself
IN_STORAGE: Final = 0.9  # … one that lies on the market, or in the storage
TO_COME: Final[list[float]] = [9.0, 2.3, 1.5, 1.2, 1.1]  # … one that so many cards of the deck show
COIN_SOLO: Final = 0.04  # … what a coin is good for, a unit
DEBRIS: Final = 0.03  # … what a stack of debris costs, by the square of its height
CARDS_A_ROUND: Final = 1.7  # that are of use
LUCK: Final = 3.0  # cards that make a difference


def judge_solo(state: Reviving) -> float:
    """How likely what is missing comes in time."""
    if state.phase == Phase.OVER:
        return 0.9 + 0.025 * state.level if state.level > 0 else 0.0
    if state.phase == Phase.MISSIONS:
        return 0.5  # to choose is better than to draw
    missing = cards_missing(state)
    for coin in state.players[solo.ME].coins:
        missing -= COIN_SOLO * float(coin)
    for stack in state.debris:
        missing += DEBRIS * float(len(stack) * len(stack))
    left = float(state.rounds() - state.round)
    return 0.88 / (1.0 + math.exp((missing - CARDS_A_ROUND * left) / LUCK))


def cards_missing(state: Reviving) -> float:
    """What the cheapest plans for both squares cost."""
    coming = costs_to_come(state)
    costs = coming[:]
    slots = NARROW if state.phase == Phase.BUILD else SLOTS  # what was stored before is lost after building
    stored = [card for card in state.market[:slots] if card is not None]
    make_cheaper(costs, stored, IN_STORAGE)
    hand = state.players[solo.ME].hand[:]
    make_cheaper(costs, hand, IN_HAND)
    taken = [0] * len(KINDS)
    total = 0.0
    for number in range(len(state.squares)):
        heights = heights_of(state, number)
        plan = cheapest_plan(state, number, heights, costs, taken)
        for place in range(PLACES):
            kind, colour = kind_at(state, place), plan[place]
            height = heights[kind * WILD + colour]
            if place == len(KINDS) and is_finished_in(state, number, colour):
                continue
            if height == NONE:
                total += NEVER
                continue
            total += cost_of_rest(kind, colour, height, costs, coming, hand, stored)
    return total - STANDING * float(sections_standing(state))


def sections_standing(state: Reviving) -> int:
    count = 0
    for square in state.squares:
        for monument in square.monuments:
            count += len(monument.ends)
    return count


def cost_of_rest(
    kind: int,
    colour: int,
    height: int,
    costs: list[float],
    coming: list[float],
    hand: list[Card],
    stored: list[Card],
) -> float:
    """What the missing sections of a monument cost; a card that has to wait for others is worth less."""
    total = 0.0
    waits = False
    for section in range(SECTIONS[kind] + height, SECTIONS[kind] + kind + 1):
        cost = real_cost(section * WILD + colour, costs, coming, hand, stored)
        if cost > IN_HAND:
            waits = True
        elif waits:
            cost = WAITING
        total += cost
    return total


def real_cost(need: int, costs: list[float], coming: list[float], hand: list[Card], stored: list[Card]) -> float:
    """A card can be built only once: who serves here is taken away, and if nobody is left, it has yet to come."""
    if costs[need] == IN_HAND:
        if serve(need, hand):
            return IN_HAND
        return IN_STORAGE if serve(need, stored) else coming[need]
    if costs[need] == IN_STORAGE and not serve(need, stored):
        return coming[need]
    return costs[need]


def serve(need: int, cards: list[Card]) -> bool:
    for card in cards:
        for end in card.ends:
            section = SECTIONS[end.kind] + end.level - 1
            if section == need // WILD and (end.colour == WILD or end.colour == need % WILD):
                cards.remove(card)
                return True
    return False


def kind_at(state: Reviving, place: int) -> int:
    """The kind at a place of a plan; the fifth is what the level one aims at asks for."""
    return place if place < len(KINDS) else int(state.ways.level)


def costs_to_come(state: Reviving) -> list[float]:
    """For each section in each colour, what it costs to wait for it."""
    player = state.players[solo.ME]
    opinion = player.opinion
    if opinion is None:
        opinion = player.opinion = Opinion()
    if not opinion.market:
        coming = cards_to_come(state)
        opinion.market = [
            TO_COME[min(4, coming[place + colour] + coming[place + WILD])]
            for place in range(0, len(coming), WILD + 1)
            for colour in range(WILD)
        ]
    return opinion.market


def cards_to_come(state: Reviving) -> list[int]:
    """For each section, in each colour and wild, how many cards of the deck show it."""
    coming = [0] * (10 * (WILD + 1))
    for card in state.blue:
        for end in card.ends:
            coming[(SECTIONS[end.kind] + end.level - 1) * (WILD + 1) + end.colour] += 1
    return coming


def make_cheaper(costs: list[float], cards: list[Card], cost: float) -> None:
    for card in cards:
        for end in card.ends:
            first = (SECTIONS[end.kind] + end.level - 1) * WILD
            for colour in range(WILD):
                if (end.colour == colour or end.colour == WILD) and cost < costs[first + colour]:
                    costs[first + colour] = cost


def heights_of(state: Reviving, number: int) -> list[int]:
    """For each kind in each colour, how many sections stand in this square, or NONE if it cannot be finished."""
    heights = [0] * (len(KINDS) * WILD)
    for monument in state.squares[number].monuments:
        so_far = solo.colour_so_far(state, monument)
        for colour in range(WILD):
            if not monument.scored and so_far in (colour, WILD):
                place = monument.kind * WILD + colour
                heights[place] = max(heights[place], len(monument.ends))
    for monument in state.squares[1 - number].monuments:
        if monument.scored:
            heights[monument.kind * WILD + solo.colour_so_far(state, monument)] = NONE
    for monument in state.squares[number].monuments:
        if monument.scored:
            colour = solo.colour_so_far(state, monument)
            for kind in range(len(KINDS)):
                heights[kind * WILD + colour] = kind + 1 if kind == monument.kind else NONE
    return heights


def is_finished_in(state: Reviving, number: int, colour: int) -> bool:
    for monument in state.squares[number].monuments:
        if monument.scored and solo.colour_so_far(state, monument) == colour:
            return True
    return False


def cheapest_plan(state: Reviving, number: int, heights: list[int], costs: list[float], taken: list[int]) -> list[int]:
    """A colour of its own for each kind and for the fifth monument. `taken` are, one bit a colour, those of each kind
    in the other square's plan; this one's are added."""
    table = costs_of_places(state, number, heights, costs, taken)
    best = [NEVER * (PLACES + 1)] * ALL_COLOURS
    last = [0] * ALL_COLOURS
    best[0] = 0.0
    for colours in range(ALL_COLOURS - 1):
        row = table[colours.bit_count()]
        for colour in range(WILD):
            more = colours | 1 << colour
            if more != colours and best[colours] + row[colour] < best[more]:
                best[more] = best[colours] + row[colour]
                last[more] = colour
    plan = [0] * PLACES
    colours = ALL_COLOURS - 1
    for place in range(PLACES - 1, -1, -1):
        plan[place] = last[colours]
        colours &= ~(1 << last[colours])
        taken[kind_at(state, place)] |= 1 << plan[place]
    return plan


def costs_of_places(
    state: Reviving, number: int, heights: list[int], costs: list[float], taken: list[int]
) -> list[list[float]]:
    """For each place of a plan, what it costs in each colour."""
    mission = state.squares[number].mission
    assert mission is not None
    table: list[list[float]] = []
    for place in range(PLACES):
        kind = kind_at(state, place)
        allowed = ~taken[kind] if place == len(KINDS) else mission.needs[kind].colours & ~taken[kind]
        row: list[float] = []
        for colour in range(WILD):
            cost = NEVER
            height = heights[kind * WILD + colour]
            if place == len(KINDS) and is_finished_in(state, number, colour):
                cost = 0.0
            elif allowed >> colour & 1 and height != NONE:
                cost = 0.0
                for section in range(SECTIONS[kind] + height, SECTIONS[kind] + kind + 1):
                    cost += costs[section * WILD + colour]
            row.append(cost)
        table.append(row)
    return table
