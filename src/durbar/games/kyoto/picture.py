"""Gangs of Kyoto as a picture: every cat's way home by night, its lanterns lit hour by hour, and the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from durbar.core.drawing import HEIGHT, SEATS, WIDTH, Drawing
from durbar.games.kyoto.game import KyotoGame
from durbar.games.kyoto.view import KyotoView, PlayerView

NIGHT, STREET, UNLIT, LANTERN, LATE, MOON = "#141a3a", "#2a2f5e", "#565d94", "#ff9d4d", "#e2574a", "#f7ead0"
WIDE, HIGH = 120, 168  # a card, as large as it is drawn
EDGE: Final = 14
MIDDLE: Final = 152  # how wide the middle of the table is
TALLEST: Final = 206  # a row
ASIDE: Final = 96  # how wide a score pile is


def draw(game: KyotoGame, view: KyotoView, names: Sequence[str], mover: int) -> Drawing:
    drawing = Drawing(NIGHT)
    draw_middle(drawing, view)
    count = len(view.players)
    high = min(TALLEST, (HEIGHT - EDGE) / count - EDGE)
    top = (HEIGHT - count * (high + EDGE) + EDGE) / 2
    for seat, player in enumerate(view.players):
        draw_row(drawing, seat, player, names[seat], top + seat * (high + EDGE), high, view.phase == "over")
    return drawing


def draw_middle(drawing: Drawing, view: KyotoView) -> None:
    """The pile, and below it the card that somebody is to get; in the end, the moon."""
    x = EDGE + (MIDDLE - WIDE) / 2
    for under in range(min(2, view.pile), -1, -1):
        drawing.sprite("card-", x + 4 * under, 74 - 4 * under, WIDE, HIGH, 1 if view.pile else 0.25)
    drawing.box(x + 22, 188, WIDE - 44, 48, NIGHT, 14)
    drawing.write(str(view.pile), x + WIDE / 2, 225, 36, MOON, "middle")
    if view.turned is None:
        drawing.sprite("moon", x, 340, WIDE, WIDE)
    else:
        drawing.disc(x + WIDE / 2, 400, 88, LANTERN, 0.28)
        drawing.sprite(f"card-{view.turned}", x, 316, WIDE, HIGH)
    for card in range(view.face_down):
        drawing.sprite("card-", x + 60 * card / max(1, view.face_down - 1), 510, 60, 84)


def draw_row(drawing: Drawing, seat: int, player: PlayerView, name: str, top: float, high: float, over: bool) -> None:
    left = MIDDLE + 2 * EDGE
    wide = WIDTH - EDGE - left
    late = player.total >= player.limit
    drawing.box(left, top, wide, high, STREET, 14)
    drawing.box(left, top, 14, high, SEATS[seat], 7)
    drawing.write(name, left + 26, top + 30, 24, MOON, room=112)
    big = min(72, high * 0.46)
    drawing.write(str(player.total), left + 88, top + 34 + big * 0.86, big, LATE if late else LANTERN, "end")
    drawing.write(f"/{player.limit}", left + 92, top + 34 + big * 0.86, 26, MOON)
    start, end = left + 148, left + wide - ASIDE
    tall = min(high - 44.0, HIGH)
    draw_hours(drawing, player, start, end - 8, top + high - 17)
    broad = tall * WIDE / HIGH
    cards = player.row if not over else sorted(player.score_pile or ())  # kyoto-37: in the end all piles are open
    step = min(broad + 6, (end - start - broad - 8) / max(1, len(cards) - 1))
    seen: Counter[str] = Counter()
    for number, card in enumerate(cards):
        x = start + number * step
        drawing.sprite(f"card-{card}", x, top + 10, broad, tall)
        seen[card] += 1
        if not over:
            drawing.piece(f"row {seat} {card} {seen[card]}", x, top + 10, broad, tall)
    draw_score(drawing, seat, player, end + (ASIDE - 20) / 2, top + high / 2)


def draw_hours(drawing: Drawing, player: PlayerView, start: float, end: float, y: float) -> None:
    """A lantern for each hour, and the gate at the end."""
    step = (end - start) / player.limit
    drawing.line([(start, y), (end - 10, y)], 3, UNLIT)
    for hour in range(1, player.limit):
        lit = hour <= player.total
        drawing.disc(start + (hour - 0.5) * step, y, 8 if lit else 6, LANTERN if lit else UNLIT)
    drawing.box(end - 20, y - 10, 6, 20, LATE)
    drawing.box(end - 6, y - 10, 6, 20, LATE)
    drawing.box(end - 25, y - 12, 30, 6, LATE, 2)


def draw_score(drawing: Drawing, seat: int, player: PlayerView, x: float, y: float) -> None:
    """The bells of a score pile where they may be known, else how many cards it has."""
    drawing.sprite("bell" if player.bells is not None else "card-", x - 32, y - 50, 56, 56)
    number = player.score_cards if player.bells is None else player.bells
    drawing.write(str(number), x - 4, y + 42, 36, MOON, "middle")
    drawing.piece(f"score {seat} {player.score_cards}", x - 40, y - 56, 74, 108)
