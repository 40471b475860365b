"""The final scoring (kathmandu-88 to kathmandu-97). Before the end it says what a seat would have if the game ended."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.games.kathmandu.cards import GOODS, NONE, PLANS, Box, ones
from durbar.games.kathmandu.state import KathmanduTable, Player


def score(table: KathmanduTable, seat: int) -> int:
    """All points of a seat."""
    player = table.players[seat]
    points = offering_points(table.box, player) + good_points(table.box, player) + special_points(table.box, player)
    points += tile_points(table.box, player) + set_points(table.box, player) + plan_points(table.box, player)
    points += animal_points(table, player) + yak_points(table.box, player) + border_points(table, player)
    return points + card_points(table.box, player) + marker_points(table.box, player)


def offering_points(box: Box, player: Player) -> int:
    """kathmandu-88: the number under the last offering made."""
    return box.track[player.offerings]


def good_points(box: Box, player: Player) -> int:
    """kathmandu-89: what is printed on the goods."""
    points = 0
    goods = player.goods
    good = 0
    while goods != 0:
        if goods & 1:
            points += box.values[good]
        goods >>= 1
        good += 1
    return points


def special_points(box: Box, player: Player) -> int:
    """kathmandu-89."""
    return int(ones(player.specials)) * box.special_points


def tile_points(box: Box, player: Player) -> int:
    """kathmandu-89: the Kathmandu tile."""
    return 0 if player.tile == NONE else box.tiles[player.tile]


def set_points(box: Box, player: Player) -> int:
    """kathmandu-90: the best way to sort the goods into sets."""
    if player.kinds_of_goods() < len(GOODS) - 1:
        return 0
    return best_sets([int(player.goods_of(kind)) for kind in range(len(GOODS))], box.five_kinds, box.six_kinds)


def best_sets(counts: list[int], five: int, six: int) -> int:
    """As many sets of six kinds, and then of five, as bring most.

    So many sets of five can be made if all kinds together have enough, none of them counting more than that often.

    >>> best_sets([2, 2, 2, 2, 1, 1], 7, 12)
    14
    """
    best = 0
    for sixes in range(min(counts) + 1):
        fives = 0
        while can_make(counts, sixes, fives + 1):
            fives += 1
        best = max(best, six * sixes + five * fives)
    return best


def can_make(counts: list[int], sixes: int, fives: int) -> bool:
    usable = 0
    for count in counts:
        usable += min(count - sixes, fives)
    return usable >= 5 * fives


def plan_points(box: Box, player: Player) -> int:
    """kathmandu-91: halves, pairs, and pairs in a chest."""
    points = secured_pairs(player) * box.secured_points
    if player.plans == 0:
        return points
    halves: i64 = 0
    for plan in range(PLANS):
        halves += player.plan_count(plan)
    pairs = player.open_pairs()
    return points + int(halves - 2 * pairs) * box.plan_points + int(pairs) * box.pair_points


def secured_pairs(player: Player) -> int:
    pairs: i64 = 0
    word = player.secured
    while word != 0:
        pairs += word & 15
        word >>= 4
    return pairs


def animal_worth(table: KathmanduTable) -> int:
    """kathmandu-92: the most cards of anybody less the fewest."""
    most: i64 = 0
    fewest: i64 = ones(table.players[0].animals)
    for player in table.players:
        count = ones(player.animals)
        most = max(most, count)
        fewest = min(fewest, count)
    return most - fewest


def animal_points(table: KathmanduTable, player: Player) -> int:
    return int(ones(player.animals)) * animal_worth(table)


def yak_points(box: Box, player: Player) -> int:
    """kathmandu-93: by the tiles that are still hidden."""
    return box.yak_points[player.hidden_tiles()]


def border_points(table: KathmanduTable, player: Player) -> int:
    """kathmandu-94: by the borders that are left, the last number for that many or more."""
    points = table.box.border_points
    return points[min(int(table.borders_left(player)), len(points) - 1)]


def card_points(box: Box, player: Player) -> int:
    """kathmandu-95: unused equipment and resources."""
    return int(ones(player.cards)) * box.card_points + int(player.resource_count()) * box.resource_points


def marker_points(box: Box, player: Player) -> int:
    """kathmandu-96."""
    return int(player.markers) * box.marker_points


# Who has won


def standing(table: KathmanduTable, seat: int) -> tuple[int, int, int]:
    """kathmandu-97: points, then whether the yak is in Kathmandu, then how near it is."""
    player = table.players[seat]
    return score(table, seat), 1 if player.arrived else 0, -int(table.borders_left(player))


def places(table: KathmanduTable) -> list[list[int]]:
    """Seats from first to last, tied seats together."""
    found = [standing(table, seat) for seat in range(table.seats)]
    ranked: list[list[int]] = []
    for one in sorted(set(found), reverse=True):
        ranked.append([seat for seat in range(table.seats) if found[seat] == one])
    return ranked
