"""Reviving Kathmandu as a picture: the mat with its cards and coins, and the squares on which monuments rise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from durbar.core.drawing import HEIGHT, SEATS, WIDTH, Drawing
from durbar.games.reviving.cards import End
from durbar.games.reviving.game import RevivingGame
from durbar.games.reviving.view import MonumentView, RevivingView, SpotView, SquareView

WALL, WOOD, FIELD, NICHE, RIM, PAPER, GOLD = "#4d2f20", "#8a5b3c", "#a8482f", "#2f1c13", "#c08a57", "#fbf5e9", "#edb540"
SKY, GROUND = "#a6cfe8", "#ddae86"
DECKS: Final = {"b": "#2a4e8e", "r": "#9c3325"}  # by how the key of a card begins
TINTS: Final = {  # the paper behind a section on a card
    "blue": "#d5e2f1",
    "white": "#a7b6c2",
    "red": "#f5d6cb",
    "green": "#d3e6d8",
    "yellow": "#fbebc4",
    "wild": "#dad5de",
}
# Of the art, in its units: half the width of each section, and how high it is.
SECTIONS: Final = {
    "buddha": (42, 114),
    "shrine_1": (44, 36),
    "shrine_2": (40, 104),
    "stupa_1": (68, 35),
    "stupa_2": (51, 53),
    "stupa_3": (30, 105),
    "pagoda_1": (66, 44),
    "pagoda_2": (60, 60),
    "pagoda_3": (47, 43),
    "pagoda_4": (34, 63),
}
BESIDE, ABOVE, BELOW = 6, 40, 10  # what a sprite shows around its section
EDGE: Final = 12
MOST_ROWS: Final = 3  # of monuments …
WORTH_A_ROW: Final = 1.25  # … if that makes them so much larger
TEAMS: Final = ("I", "II", "III")
MAT: Final = (384, 486)  # how large the mat may be
REACH: Final = 27  # from the middle of a niche to the edge of the mat

Place = tuple[float, float, float, float]  # left, top, width and height


def draw(game: RevivingGame, view: RevivingView, names: Sequence[str], mover: int) -> Drawing:
    drawing = Drawing(WALL)
    draw_mat(drawing, game, view)
    draw_below(drawing, game, view)
    high = (HEIGHT - EDGE) / len(view.squares) - EDGE
    left = MAT[0] + 2 * EDGE
    for number, square in enumerate(view.squares):
        draw_square(drawing, view, square, names, (left, EDGE + number * (high + EDGE), WIDTH - EDGE - left, high))
    return drawing


# The mat


def draw_mat(drawing: Drawing, game: RevivingGame, view: RevivingView) -> None:
    spots = [spot for spot in view.spots if spot.targets or spot.debris]
    aimed = {target for spot in spots for target in spot.targets}
    slots = [slot for slot in view.slots if slot.slot in aimed]
    wide, high = view.card_size
    xs: list[float] = [spot.x + side * REACH for spot in spots for side in (-1, 1)]
    xs += [slot.x + side * (wide / 2 + 8) for slot in slots for side in (-1, 1)]
    ys: list[float] = [spot.y + side * REACH for spot in spots for side in (-1, 1)]
    ys += [slot.y + side * (high / 2 + 8) for slot in slots for side in (-1, 1)]
    scale = min(MAT[0] / (max(xs) - min(xs)), MAT[1] / (max(ys) - min(ys)))
    across, down = (max(xs) - min(xs)) * scale, (max(ys) - min(ys)) * scale
    left, top = EDGE + (MAT[0] - across) / 2, EDGE + (MAT[1] - down) / 2
    drawing.box(left, top, across, down, WOOD, 16)
    drawing.box(left + 9, top + 9, across - 18, down - 18, FIELD, 9)
    laid = {slot.slot: slot.card for slot in slots}
    reveal = view.reveal if view.reveal is not None and not any(laid.values()) else None
    won = {card.slot: card for card in reveal.cards} if reveal else {}
    for slot in slots:
        x, y = left + (slot.x - wide / 2 - min(xs)) * scale, top + (slot.y - high / 2 - min(ys)) * scale
        place = x, y, wide * scale, high * scale
        drawing.box(*place, NICHE, 7, 0.35)
        if slot.card:
            draw_card(drawing, game, slot.card, place)
        elif slot.slot in won:  # who won it in the last reveal
            draw_card(drawing, game, won[slot.slot].card, place)
            drawing.box(*place, FIELD, 7, 0.6)
            if won[slot.slot].seat >= 0:
                side = wide * scale * 0.66
                drawing.sprite(
                    f"coin-{won[slot.slot].seat}-0", x + (place[2] - side) / 2, y + (place[3] - side) / 2, side, side
                )
    for spot in spots:
        draw_spot(drawing, spot, left + (spot.x - min(xs)) * scale, top + (spot.y - min(ys)) * scale, 18 * scale)


def draw_spot(drawing: Drawing, spot: SpotView, x: float, y: float, radius: float) -> None:
    drawing.disc(x, y, radius, RIM)
    drawing.disc(x, y, radius * 0.84, NICHE)
    for number, colour in enumerate(spot.debris):
        drawing.sprite(f"debris-{colour}", x - radius, y - radius * (0.3 + 0.45 * number), 2 * radius, radius * 1.2)
    if spot.seat >= 0:
        side = radius * 1.84
        drawing.sprite(f"coin-{spot.seat}-{spot.coin}", x - side / 2, y - side / 2, side, side)
        drawing.piece(f"{spot.spot} {spot.seat}", x - radius, y - radius, 2 * radius, 2 * radius)
        if spot.raised:
            drawing.disc(x + radius * 0.7, y - radius * 0.7, radius * 0.45, PAPER)
            drawing.write(f"+{spot.raised}", x + radius * 0.7, y - radius * 0.5, radius * 0.6, NICHE, "middle")


def draw_card(drawing: Drawing, game: RevivingGame, key: str, place: Place) -> None:
    """A card with its ends."""
    x, y, wide, high = place
    drawing.box(x, y, wide, high, DECKS.get(key[:1], DECKS["b"]), 8)
    ends = game.box.by_key[key].ends if key else []
    if not ends:
        drawing.disc(x + wide / 2, y + high / 2, wide * 0.3, GOLD)
        return
    rim = min(wide, high) * 0.05
    lying = wide > high  # as on the other mat, where the ends are beside one another
    broad = ((wide - rim) / len(ends) if lying else wide - rim) - rim
    tall = (high - rim if lying else (high - rim) / len(ends)) - rim
    for number, end in enumerate(ends):
        across, down = (number * (broad + rim), 0.0) if lying else (0.0, number * (tall + rim))
        draw_end(drawing, end, (x + rim + across, y + rim + down, broad, tall))


def draw_end(drawing: Drawing, end: End, place: Place) -> None:
    x, y, wide, high = place
    section, colour = end.section.split("-")
    half, tall = SECTIONS[section]
    drawing.box(x, y, wide, high, TINTS[colour], 5)
    side = min(wide * 0.36, high * 0.46)
    scale = min((wide - side) / (2 * half), high * 0.86 / (tall + 8))
    stand(drawing, section, colour, x + (wide + side) / 2 - 1, y + (high + tall * scale) / 2, scale)
    drawing.sprite(f"shape-{colour}", x + 2, y + 2, side, side)
    drawing.write(str(end.points), x + 2 + side / 2, y + side * 1.95, side * 0.95, NICHE, "middle")


def stand(drawing: Drawing, section: str, colour: str, x: float, y: float, scale: float) -> None:
    """A section whose middle stands here."""
    half, tall = SECTIONS[section]
    wide, high = 2 * (half + BESIDE) * scale, (ABOVE + tall + BELOW) * scale
    drawing.sprite(f"{section}-{colour}", x - wide / 2, y - (ABOVE + tall) * scale, wide, high)


def draw_below(drawing: Drawing, game: RevivingGame, view: RevivingView) -> None:
    """What is left of the decks, and who looks on sees their own hand."""
    top = MAT[1] + 2 * EDGE
    high = HEIGHT - EDGE - top
    wide = high * 2 / 3
    hand = [*view.players[view.seat].hand, *view.players[view.seat].drawn] if view.seat >= 0 else []
    for number, (deck, count) in enumerate((("b", view.blue), ("r", view.red))):
        x = EDGE + number * (wide * 0.8 + 10)
        drawing.box(x, top + high * 0.2, wide * 0.8, high * 0.8, DECKS[deck] if count else WOOD, 8)
        drawing.write(str(count), x + wide * 0.4, top + high * 0.72, 32, PAPER, "middle")
    start = EDGE + 2 * (wide * 0.8 + 10) + 6
    step = min(wide + 6, (EDGE + MAT[0] - start - wide) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        draw_card(drawing, game, card, (start + number * step, top, wide, high))
    if not hand:
        right = EDGE + MAT[0]
        drawing.write(f"{min(view.round, view.rounds)}/{view.rounds}", right, top + high * 0.72, 44, PAPER, "end")


# The squares


def draw_square(drawing: Drawing, view: RevivingView, square: SquareView, names: Sequence[str], place: Place) -> None:
    left, top, wide, high = place
    player = view.players[square.owner]
    size = min(28.0, high * 0.26)
    built, scale = arranged(square.monuments, wide - 40, high - size * 0.75)
    deep = (high - size * 0.75) / len(built)  # a row of monuments
    ground = deep * (len(built) - 0.8)
    drawing.box(left, top, wide, high, GROUND, 10)
    drawing.box(left, top, wide, high - ground, SKY, 10)
    drawing.box(left, top + high - ground - 10, wide, 10, SKY)
    drawing.box(left, top, 14, high, SEATS[square.owner], 7)
    drawing.write(names[square.owner], left + 24, top + size + 4, size, NICHE, room=wide - 130)
    if view.solo is None:  # who plays alone has levels, not points
        drawing.write(str(player.score.total), left + wide - 14, top + size * 1.2 + 4, size * 1.3, NICHE, "end")
    if view.teams:
        drawing.write(TEAMS[player.team], left + wide - 84, top + size + 4, size, FIELD, "middle")
    for number, row in enumerate(built):
        y = top + high - deep * (len(built) - 1 - number) - deep * 0.08
        spare = (wide - 40 - sum(width_of(one) for one in row) * scale) / (len(row) + 1)
        x = left + 24 + spare
        for one in row:
            draw_monument(drawing, square.owner, one, x + width_of(one) * scale / 2, y, scale)
            x += width_of(one) * scale + spare


def draw_monument(drawing: Drawing, owner: int, monument: MonumentView, x: float, y: float, scale: float) -> None:
    for section, key in zip(monument.sections, sections_of(monument), strict=True):
        stand(drawing, key, section.colour, x, y, scale)
        half, up = (side * scale for side in SECTIONS[key])
        drawing.piece(f"{owner} {monument.bottom} {section.card}", x - half, y - up, 2 * half, up)
        y -= up


def arranged(monuments: Sequence[MonumentView], wide: float, high: float) -> tuple[list[list[MonumentView]], float]:
    """The monuments in as many rows as make them largest, and how large that is."""
    found: list[list[MonumentView]] = [list(monuments)]
    best = 0.0
    for count in range(1, MOST_ROWS + 1):
        each = -(-len(monuments) // count)
        rows = [list(monuments[start : start + each]) for start in range(0, len(monuments), each or 1)]
        if not rows:
            break
        broadest = max(sum(width_of(one) for one in row) for row in rows)
        tallest = max(sum(SECTIONS[key][1] for key in sections_of(one)) for one in monuments)
        scale = min(wide / broadest, high / len(rows) * 0.9 / (tallest + 16), 0.95)
        if scale > best * WORTH_A_ROW:
            found, best = rows, scale
    return found, best


def width_of(monument: MonumentView) -> float:
    return 2 * max(SECTIONS[key][0] for key in sections_of(monument)) + 8


def sections_of(monument: MonumentView) -> list[str]:
    if monument.kind == "buddha":
        return ["buddha"]
    return [f"{monument.kind}_{level + 1}" for level in range(len(monument.sections))]
