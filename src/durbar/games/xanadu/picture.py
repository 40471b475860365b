"""Xanadu as a picture: everybody's city, building by building, with its workers, prices and what is to be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from durbar.core.drawing import HEIGHT, SEATS, WIDTH, Drawing
from durbar.games.xanadu.cards import COLOURS, RESOURCES, ROWS, Card
from durbar.games.xanadu.game import XanaduGame
from durbar.games.xanadu.view import BuildingView, PlayerView, XanaduView

TABLE, PORCELAIN, RULE, INK, GOLD, COBALT = "#dfe9f3", "#f7f9fb", "#c3d0df", "#1b2340", "#e9c669", "#1d3f8f"
CINNABAR = "#c1432e"
FAMILIES: Final = {  # the band of a card, and its sky
    "brown": ("#754a2b", "#f3e8d3"),
    "blue": ("#1d3f8f", "#e4edf7"),
    "yellow": ("#ddb04a", "#fcf2d2"),
    "green": ("#2b6e51", "#e0f0e6"),
}
EDGE: Final = 12
STRIP: Final = 64  # how high the middle of the table is
HEAD: Final = 44  # the line above a city
SHAPE: Final = 11 / 16  # of a card
WIDEST: Final = 156
NARROWEST: Final = 60  # of cards in a hand


def draw(game: XanaduGame, view: XanaduView, names: Sequence[str], mover: int) -> Drawing:
    drawing = Drawing(TABLE)
    draw_middle(drawing, view)
    count = len(view.players)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    wide, high = (WIDTH - EDGE) / columns - EDGE, (HEIGHT - STRIP - EDGE) / rows - EDGE
    for seat, player in enumerate(view.players):
        x, y = EDGE + seat % columns * (wide + EDGE), STRIP + EDGE + seat // columns * (high + EDGE)
        draw_city(drawing, game, view, player, names, seat, (x, y, wide, high))
    return drawing


def draw_middle(drawing: Drawing, view: XanaduView) -> None:
    """The pile, and what the workers of this turn have collected."""
    drawing.box(0, 0, WIDTH, STRIP, COBALT)
    for card in range(min(3, view.pile)):
        drawing.sprite("back", EDGE + 6 * card, 6, 36, 52)
    drawing.write(str(view.pile), 80, 47, 40, PORCELAIN)
    pool = [resource for resource, count in view.pool.items() for _ in range(count)]
    step = min(50.0, (WIDTH - 200) / max(1, len(pool)))
    for number, resource in enumerate(pool):
        x = WIDTH - EDGE - (len(pool) - number) * step
        drawing.disc(x + 24, STRIP / 2, 25, PORCELAIN)
        drawing.sprite(f"resource-{resource}", x + 6, STRIP / 2 - 18, 36, 36)


def draw_city(
    drawing: Drawing,
    game: XanaduGame,
    view: XanaduView,
    player: PlayerView,
    names: Sequence[str],
    seat: int,
    place: tuple[float, float, float, float],
) -> None:
    left, top, wide, high = place
    if seat == view.active and view.phase != "over":
        drawing.box(left - 4, top - 4, wide + 8, high + 8, CINNABAR, 14)
    drawing.box(left, top, wide, high, PORCELAIN, 11)
    drawing.box(left, top, 14, high, SEATS[seat], 7)
    drawing.write(names[seat], left + 26, top + 34, 28, INK, room=wide - 230)
    drawing.sprite("back", left + wide - 190, top + 6, 26, 36)
    drawing.write(str(player.hand_size), left + wide - 158, top + 36, 32, INK)
    coins = player.coins + sum(sale.price + sale.bonus for sale in player.sales)
    drawing.sprite("coin", left + wide - 100, top + 6, 36, 36)
    drawing.write(str(coins), left + wide - 58, top + 37, 36, INK)
    drawing.piece(f"coins {seat} {coins}", left + wide - 104, top + 2, 96, 44)
    room, tall = wide - 36, high - HEAD - EDGE
    count = max(len(player.buildings), len(player.sales), player.chosen_count)
    broad = min(tall * SHAPE, room / max(1, count) - 10, WIDEST)
    tall = min(tall, broad / SHAPE)
    if view.phase != "over":
        draw_hand(
            drawing, game, seat, player.hand, (left + 26 + count * (broad + 10), top + HEAD, left + wide - EDGE, tall)
        )
    for number in range(count):
        x, y = left + 26 + number * (broad + 10), top + HEAD
        if number < len(player.buildings):
            draw_building(drawing, game, seat, player.buildings[number], (x, y, broad, tall))
        elif number < len(player.sales):
            sale = player.sales[number]
            sold = BuildingView(sale.card, [], False, True, sale.price + sale.bonus, [], False)
            draw_building(drawing, game, seat, sold, (x, y, broad, tall))
        elif number < len(player.chosen):
            draw_building(drawing, game, seat, bare(game, player.chosen[number]), (x, y, broad, tall))
        else:
            drawing.sprite("back", x, y, broad, tall)


def bare(game: XanaduGame, card: str) -> BuildingView:
    """A card on which nobody works."""
    return BuildingView(card, [], False, False, int(game.box.by_key[card].prices[0]), [], False)


def draw_hand(
    drawing: Drawing, game: XanaduGame, seat: int, hand: Sequence[str], place: tuple[float, float, float, float]
) -> None:
    """The cards of who looks, as a fan behind what is built, if they have room there."""
    start, top, end, high = place
    wide = min(high * SHAPE * 0.8, (end - start) / 2)
    if not hand or wide < NARROWEST:
        return
    step = min(wide + 6, (end - start - wide) / max(1, len(hand) - 1))
    for number, key in enumerate(hand):
        x = end - wide - (len(hand) - 1 - number) * step
        draw_building(drawing, game, seat, bare(game, key), (x, top + high - wide / SHAPE, wide, wide / SHAPE))


def draw_building(
    drawing: Drawing, game: XanaduGame, seat: int, building: BuildingView, place: tuple[float, float, float, float]
) -> None:
    x, y, wide, high = place
    card = game.box.by_key[building.card]
    band, sky = FAMILIES[COLOURS[card.colour]]
    drawing.box(x + 2, y + 3, wide, high, INK, 8, 0.25)
    drawing.box(x, y, wide, high, band, 8)
    drawing.box(x + 4, y + 4, wide - 8, high * 0.42 - 4, sky, 5)
    drawing.sprite(f"card-{building.card}", x + 5, y + 5, wide * 0.62, high * 0.42 - 7)
    below = y + high * 0.44
    draw_rows(drawing, card, seat, building, (x + 4, below, wide - 8, y + high - 4 - below))
    radius = wide * 0.19
    drawing.disc(x + wide - radius - 2, y + radius + 2, radius + 2, INK)
    drawing.disc(x + wide - radius - 2, y + radius + 2, radius, CINNABAR if building.sold else GOLD)
    paint = PORCELAIN if building.sold else INK
    drawing.write(str(building.price), x + wide - radius - 2, y + radius * 1.5 + 2, radius * 1.4, paint, "middle")
    drawing.piece(f"{seat} {building.card}{' sold' if building.sold else ''}", x, y, wide, high)


def draw_rows(
    drawing: Drawing, card: Card, seat: int, building: BuildingView, place: tuple[float, float, float, float]
) -> None:
    """The rows of a card from the top: the favour at the left, and the goods, or the worker that covers them."""
    left, top, wide, high = place
    tall = high / ROWS
    size = tall - 3
    for row in range(ROWS):
        y = top + (ROWS - 1 - row) * tall
        covered = row < len(building.workers)
        drawing.box(left, y, wide, tall - 2, RULE if covered else PORCELAIN, 3)
        if card.favours[row] >= 0:
            drawing.sprite(f"resource-{RESOURCES[card.favours[row]]}", left + 2, y, size, size)
        if covered:
            side = min(tall * 1.25, 40)
            drawing.sprite(f"hat-{seat}", left + wide - side - 4, y + (tall - side) / 2 - 1, side, side)
            drawing.piece(f"{seat} {building.card} {row}", left, y, wide, tall)
        else:
            for number, resource in enumerate(card.rows[row]):
                x = left + wide * 0.34 + number * min(size + 2, wide * 0.64 / max(1, len(card.rows[row])))
                drawing.sprite(f"resource-{RESOURCES[resource]}", x, y, size, size)
