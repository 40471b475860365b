"""Why one would choose a die, a way or an act in Kathmandu, in words: for hints and reviews.

A turn is compared with itself: what each part of the final scoring was before it and would be after it, as far as luck
has no say. Dice, goods, plans, animals and boards lie open; what is drawn is not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core.moves import Move
from durbar.core.reasons import Reason, Step, steps
from durbar.games.kathmandu import scoring
from durbar.games.kathmandu.cards import (
    ANIMALS,
    CARDS,
    EQUIPMENT,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    MOUNTAIN,
    NONE,
    RESOURCES,
    kind_of,
)
from durbar.games.kathmandu.moves import Done, Draw, Pass, Place, Reroll, Rest, Roll, Tent
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player

BY_LUCK = (Draw, Reroll, Roll)  # what they bring nobody knows before


def reasons(state: Kathmandu, seat: int, line: Sequence[Move]) -> list[Reason]:
    """What the line leads to, up to where luck has a say; and what else speaks for its first move."""
    if not line:
        return []
    move = line[0]
    if isinstance(move, Place):
        return for_placing(state, move)
    if isinstance(move, (Tent, Pass)):
        return []
    after = state
    for step in steps(state, seat, line):
        if not is_own(state, step, seat):
            break
        after = step.after
    found = by_points(state, after, seat)
    if isinstance(move, Rest):
        found = [Reason("rest", {"count": int(state.players[seat].markers)})]  # kathmandu-35
    elif isinstance(move, Reroll):
        found = [Reason("reroll", {})]
    elif isinstance(move, Draw):
        found = [Reason("draw", {"points": state.box.pair_points})]
    elif isinstance(move, Done) and not found:
        found = for_ending(state, seat)
    return found or for_walking(state, after, seat)


def is_own(before: Kathmandu, step: Step, seat: int) -> bool:
    """Whether the turn goes on after this step, and nothing was drawn or rolled."""
    if isinstance(step.move, (*BY_LUCK, Done, Rest)):
        return False
    after: Kathmandu = step.after
    same_turn = after.day == before.day and after.turn == before.turn and after.active == seat
    return same_turn and after.phase not in (Phase.TENT, Phase.OVER)


# What a turn brings


def by_points(state: Kathmandu, later: Kathmandu, seat: int) -> list[Reason]:
    """Each part of the scoring that has grown, the largest first; then what is useful otherwise; then the price."""
    before, after, box = state.players[seat], later.players[seat], state.box
    gains: list[tuple[int, Reason]] = []

    def add(key: str, gain: int, **facts: int | str) -> None:
        if gain > 0:
            gains.append((gain, Reason(key, {**facts, "points": gain})))

    if after.tile != before.tile:
        add("arrive", scoring.tile_points(box, after))
    crossed = int(state.borders_left(before) - later.borders_left(after))
    add("borders", scoring.border_points(later, after) - scoring.border_points(state, before), count=crossed)
    if after.completed > before.completed:
        land = LANDSCAPES[before.open_tile()]
        add("tile", scoring.yak_points(box, after) - scoring.yak_points(box, before), landscape=land)
    add("offering", scoring.offering_points(box, after) - scoring.offering_points(box, before))
    add("good", scoring.good_points(box, after) - scoring.good_points(box, before), good=new_good(before, after))
    add("special", scoring.special_points(box, after) - scoring.special_points(box, before))
    add("set", scoring.set_points(box, after) - scoring.set_points(box, before))
    add("plans", scoring.plan_points(box, after) - scoring.plan_points(box, before))
    painted = int(after.animals) & ~int(before.animals)
    worth = scoring.animal_points(later, after) - scoring.animal_points(state, before)
    add("animal", worth, animal=named_animal(painted))
    gains.sort(key=lambda gain: -gain[0])
    found = [reason for _, reason in gains]
    if painted and not any(reason.key == "animal" for reason in found):
        found.append(Reason("animal-first", {"animal": named_animal(painted)}))
    found += [*for_use(before, after), *for_storm(state, later, seat), *for_relief(state, before, after)]
    return [*found, *for_price(state, before, after)] if found else []


def new_good(before: Player, after: Player) -> str:
    bought = int(after.goods) & ~int(before.goods)
    return GOODS[(bought.bit_length() - 1) // GOODS_OF_A_KIND] if bought else ""


def named_animal(painted: int) -> str:
    return ANIMALS[painted.bit_length() - 1] if painted else ""


def for_use(before: Player, after: Player) -> list[Reason]:
    """What is worth having though it is no points, or few."""
    found: list[Reason] = []
    packed = int(after.cards) & ~int(before.cards)
    if packed:
        kinds = [EQUIPMENT[kind_of(card)] for card in range(CARDS) if packed >> card & 1]
        found.append(Reason("gear", {"equipment": " ".join(kinds)}))
    gained = [name for number, name in enumerate(RESOURCES) if after.has(number) > before.has(number)]
    if gained:
        found.append(Reason("resource", {"resources": " ".join(gained)}))
    return found


def for_storm(state: Kathmandu, later: Kathmandu, seat: int) -> list[Reason]:
    """kathmandu-83: whoever is behind the storm tires at the end of each day."""
    before, after = state.players[seat], later.players[seat]
    if NONE in (before.space, after.space) or not state.storm:
        return []
    was_behind = state.board(before.space) < state.storm
    return [Reason("storm", {})] if was_behind and state.board(after.space) >= state.storm else []


def for_relief(state: Kathmandu, before: Player, after: Player) -> list[Reason]:
    """kathmandu-96: exhaustion that one gets rid of."""
    count = int(before.markers - after.markers)
    return [Reason("fresh", {"count": count, "points": -count * int(state.box.marker_points)})] if count > 0 else []


def for_price(state: Kathmandu, before: Player, after: Player) -> list[Reason]:
    """kathmandu-96: no reason for a move, but whoever plays it should know."""
    count = int(after.markers - before.markers)
    return [Reason("tired", {"count": count, "points": -count * int(state.box.marker_points)})] if count > 0 else []


# The rest


def for_placing(state: Kathmandu, move: Place) -> list[Reason]:
    """kathmandu-29: where one starts, and what the land there is."""
    land = int(state.landscape.lands[move.space])
    return [Reason("place", {"landscape": LANDSCAPES[land]})]


def for_walking(state: Kathmandu, later: Kathmandu, seat: int) -> list[Reason]:
    """kathmandu-35: a walk that brings no points yet: where it ends, and its price."""
    before, after = state.players[seat], later.players[seat]
    if after.space in (NONE, before.space):
        return []
    land, price = int(state.landscape.lands[after.space]), for_price(state, before, after)
    if land == MOUNTAIN:  # kathmandu-106: which is no landscape, and an alpinist may stop there
        return price
    return [Reason("stops", {"landscape": LANDSCAPES[land]}), *price]


def for_ending(state: Kathmandu, seat: int) -> list[Reason]:
    """kathmandu-95: what is left is kept."""
    kept = int(state.players[seat].resource_count())
    return [Reason("keeps", {"count": kept})] if kept else [Reason("nothing-more", {})]
