"""Scoring: finished monuments, missions, public objectives, and the end of the game."""

from __future__ import annotations

from durbar.games.reviving import events
from durbar.games.reviving.cards import BUDDHA, COLOURS, NONE, WILD, Need, Objective
from durbar.games.reviving.pieces import Monument, Player, Square
from durbar.games.reviving.state import RevivingTable


def score_monument(table: RevivingTable, monument: Monument) -> None:
    """reviving-31 to reviving-33: what a finished monument is worth; Buddha colours count for the whole square."""
    if not monument.is_holographic():
        monument.printed = monument.ends[-1].points
    elif not monument.scored:  # reviving-77
        monument.printed = table.buddhas if table.ways.count_all_buddhas else table.holographic
    monument.bonus = colour_bonus(table, monument)
    monument.scored = True


def colour_bonus(table: RevivingTable, monument: Monument) -> int:
    """reviving-32: for each group of sections of one colour; a Buddha has none."""
    if monument.kind == BUDDHA:
        return 0
    counts = [0] * (len(COLOURS) + 1)
    for end in monument.ends:
        counts[table.colour(end)] += 1
    bonus = 0
    for colour in range(len(COLOURS)):
        bonus += table.box.colour_bonus[counts[colour]]
    return bonus


def monument_points(table: RevivingTable, square: Square) -> int:
    """What finished monuments and Buddha colours have brought."""
    points = table.box.buddha_bonus * table.buddha_colours(square)
    for monument in square.monuments:
        points += monument.printed + monument.bonus
    return points


def score(table: RevivingTable, seat: int) -> int:
    """All points of a seat so far."""
    player = table.players[seat]
    points = monument_points(table, table.squares[seat]) + player.coin_points
    if player.objective is not None:
        points += player.objective.points
    return points + player.unfinished_points + player.mission_points + player.bhairav_points


# Objectives


def is_met(table: RevivingTable, need: Need, monument: Monument) -> bool:
    """reviving-41, reviving-42: a finished monument of this kind with these colours."""
    return monument.kind == need.kind and monument.scored and need.is_met(table.colours(monument))


def mission_met(table: RevivingTable, square: Square) -> list[bool]:
    """reviving-40: for each kind, whether the objective of the square's mission is met."""
    met = [False] * 4
    mission = square.mission
    if mission is not None:
        for monument in square.monuments:
            if not met[monument.kind] and is_met(table, mission.needs[monument.kind], monument):
                met[monument.kind] = True
    return met


def objective_met(table: RevivingTable, objective: Objective, square: Square) -> bool:
    """reviving-69: every need by a monument of its own, however they are assigned."""
    return can_assign(table, objective.needs, 0, square.monuments)


def can_assign(table: RevivingTable, needs: list[Need], number: int, free: list[Monument]) -> bool:
    if number == len(needs):
        return True
    for monument in free:
        others = [other for other in free if other is not monument]
        if is_met(table, needs[number], monument) and can_assign(table, needs, number + 1, others):
            return True
    return False


def is_open(table: RevivingTable, objective: Objective) -> bool:
    """reviving-71: nobody has scored it in an earlier round."""
    for player in table.players:
        if player.objective is objective and player.objective_round != table.round:
            return False
    return True


def claimable(table: RevivingTable, seat: int) -> list[Objective]:
    """reviving-70: the open objectives this seat meets, if it has not scored one yet."""
    if table.players[seat].objective is not None:
        return []
    square = table.squares[seat]
    return [one for one in table.objectives if is_open(table, one) and objective_met(table, one, square)]


def claim(table: RevivingTable, seat: int, objective: Objective) -> None:
    player = table.players[seat]
    player.objective = objective
    player.objective_round = table.round
    events.claimed(table.log, seat, objective)


# The end


def score_the_end(table: RevivingTable) -> None:
    """reviving-43: unfinished monuments, missions, Bhairavs; the hands go onto the red deck."""
    for seat in table.turn_order():
        player, square = table.players[seat], table.squares[seat]
        table.red += player.hand
        player.hand = []
        player.unfinished_points = unfinished_points(square)
        events.scored_unfinished(table.log, seat, player.unfinished_points)
        player.mission_points = mission_points(table, square)
        if square.mission is not None and table.log is not None:
            count = mission_met(table, square).count(True)
            events.scored_mission(table.log, seat, square.mission, count, player.mission_points)
        if player.bhairav != NONE:
            player.bhairav_points = bhairav_points(table, player, square)
            events.scored_bhairav(table.log, seat, player.bhairav, player.bhairav_points)


def unfinished_points(square: Square) -> int:
    """The points on the topmost section of every unfinished monument."""
    points = 0
    for monument in square.monuments:
        if not monument.scored:
            points += monument.ends[-1].points
    return points


def mission_points(table: RevivingTable, square: Square) -> int:
    """reviving-42: each objective once."""
    mission = square.mission
    if mission is None:
        return 0
    met = mission_met(table, square)
    points = 0
    for kind in range(len(met)):
        if met[kind]:
            points += mission.points[kind]
    return points


def bhairav_points(table: RevivingTable, player: Player, square: Square) -> int:
    """reviving-74: every section of its colour in finished monuments; wild ones never count."""
    sections = 0
    for monument in square.monuments:
        if monument.scored:
            for end in monument.ends:
                if end.colour != WILD and end.colour == player.bhairav:
                    sections += 1
    return sections * table.box.bhairav_points


def finished(square: Square) -> int:
    """How many monuments are finished."""
    count = 0
    for monument in square.monuments:
        if monument.scored:
            count += 1
    return count
