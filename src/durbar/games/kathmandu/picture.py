"""Kathmandu as a picture: the board of the yak that moved, large; beside it the whole way, the day and all yaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from durbar.core.drawing import HEIGHT, SEATS, WIDTH, Drawing
from durbar.games.kathmandu.cards import STEP_X, STEP_Y, WAYS
from durbar.games.kathmandu.game import KathmanduGame
from durbar.games.kathmandu.view import BoardView, KathmanduView

PARCHMENT, SEPIA, INK, PAPER, ROCK, BRICK, NIGHT = (
    "#efe3c8", "#b79a66", "#2b2118", "#f7eeda", "#bdb9b4", "#b5523b", "#4c5876"
)  # fmt: skip
LANDS: Final = {
    "snow": "#e8f0f5",
    "meadow": "#a9c46c",
    "grain": "#e3bf5a",
    "forest": "#7fa479",
    "jungle": "#3b7556",
    "rice": "#9ccbb0",
    "river": "#b9d7df",
    "highland": "#c59a70",
    "town": "#d9987a",
    "mountain": ROCK,
}
MOUNTAIN: Final = "mountain"
ASIDE: Final = 252  # how wide the panel at the left is
EDGE: Final = 12
SPACE: Final = 54  # pixels of a space where it is shown large
WHOLE: Final = 330  # how high the whole way may be
PEAKS: Final = 3


class Spot(NamedTuple):
    """A space, counted in spaces to the east and south of the start board's first."""

    x: int
    y: int


class Window:
    """A part of the map: where its spaces come to lie."""

    def __init__(self, drawing: Drawing, left: float, top: float, space: float, first: tuple[float, float]) -> None:
        self.drawing = drawing
        self.left = left - first[0] * space
        self.top = top - first[1] * space
        self.space = space

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.space, self.top + y * self.space

    def sprite(self, name: str, spot: Spot, size: float = 1.0, down: float = 0.0) -> None:
        """A picture in the middle of a space, `size` spaces wide."""
        x, y = self.at(spot.x + 0.5 - size / 2, spot.y + 0.5 - size / 2 + down)
        self.drawing.sprite(name, x, y, size * self.space, size * self.space)

    def piece(self, name: str, x: float, y: float, size: float) -> None:
        """What lies outside is not marked."""
        if ASIDE < x < WIDTH - size and 0 < y < HEIGHT - size:
            self.drawing.piece(name, x, y, size, size)


def draw(game: KathmanduGame, view: KathmanduView, names: Sequence[str], mover: int) -> Drawing:
    drawing = Drawing(PARCHMENT)
    wide, high = (WIDTH - ASIDE) / SPACE, HEIGHT / SPACE  # in spaces
    board = centre_of(view, mover)
    middle = (board.x + 0.5) * view.size, (board.y + 0.5) * view.size
    draw_land(Window(drawing, ASIDE, 0, SPACE, (middle[0] - wide / 2, middle[1] - high / 2)), view)
    drawing.box(0, 0, ASIDE, HEIGHT, PARCHMENT)
    drawing.box(ASIDE - 3, 0, 3, HEIGHT, SEPIA)
    draw_whole(drawing, view, (middle[0] - wide / 2, middle[1] - high / 2, wide, high))
    draw_day(drawing, view)
    draw_travellers(drawing, view)
    return drawing


def centre_of(view: KathmanduView, mover: int) -> BoardView:
    """The board on which whoever moves is: in Kathmandu, the last."""
    player = view.players[mover if mover >= 0 else max(view.active, 0)]
    return view.boards[-1] if player.arrived else view.boards[max(player.board, 1) - 1]


def spot_of(view: KathmanduView, space: str) -> Spot:
    """Where a space lies: `3c4` is on board 3, column c, row 4."""
    number, column, row = int(space[:-2]), ord(space[-2]) - ord("a"), int(space[-1]) - 1
    board = view.boards[number - 1]
    return Spot(board.x * view.size + column, board.y * view.size + row)


def spaces_of(view: KathmanduView, board: BoardView) -> Iterator[tuple[Spot, str]]:
    for number, land in enumerate(board.lands):
        yield Spot(board.x * view.size + number % view.size, board.y * view.size + number // view.size), land


# Large


def draw_land(window: Window, view: KathmanduView) -> None:
    drawing, space = window.drawing, window.space
    for board in view.boards:
        x, y = window.at(board.x * view.size, board.y * view.size)
        if x + space * view.size < ASIDE or x > WIDTH or y + space * view.size < 0 or y > HEIGHT:
            continue
        drawing.box(x - 4, y - 2, space * view.size + 8, space * view.size + 8, INK, 8, 0.25)
        for spot, land in spaces_of(view, board):
            left, top = window.at(*spot)
            if land == MOUNTAIN:
                drawing.box(left, top, space, space, ROCK)
            else:
                drawing.sprite(f"land-{land}-{spot.x % 2 + 2 * (spot.y % 2)}", left, top, space, space)
        for spot, land in spaces_of(view, board):
            if land == MOUNTAIN:
                window.sprite(f"peak-{(spot.x * 7 + spot.y * 3) % PEAKS}", spot, 1.12, -0.08)
    draw_things(window, view)
    draw_storm(window, view)
    draw_yaks(window, view)


def draw_things(window: Window, view: KathmanduView) -> None:
    """What stands in the landscape: camps, towns and their goods, temples and the lamps before them, Kathmandu."""
    for start in view.starts:
        window.sprite("camp", spot_of(view, start))
    for town in view.towns:
        window.sprite("town", spot_of(view, town.space))
        if town.good:
            window.sprite(f"good-{town.good}", spot_of(view, town.space), 0.62, 0.14)
    for temple in view.temples:
        spot = spot_of(view, temple.space)
        window.sprite("temple-tile" if temple.tile else "temple", spot, 1.05)
        for number, seat in enumerate(temple.seats):
            x, y = window.at(spot.x + 0.5 + (number - len(temple.seats) / 2) * 0.34, spot.y + 0.6)
            window.drawing.sprite(f"lamp-{seat}", x, y, window.space * 0.4, window.space * 0.4)
            window.piece(f"lamp {temple.space} {seat}", x, y, window.space * 0.4)
    city = [spot_of(view, space) for space in view.kathmandu]
    if city:
        middle = Spot(sum(spot.x for spot in city) // len(city), sum(spot.y for spot in city) // len(city))
        window.sprite("kathmandu", middle, 3)
    for board in view.boards:
        if board.needle:
            x, y = needle_at(view, board)
            left, top = window.at(x - 0.7, y - 0.7)
            window.drawing.sprite(f"needle-{board.needle}", left, top, 1.4 * window.space, 1.4 * window.space)


def needle_at(view: KathmanduView, board: BoardView) -> tuple[float, float]:
    """Beside its board where no other lies: the side it points to if that is free."""
    others = {(other.x, other.y) for other in view.boards}
    ways = sorted(range(len(WAYS)), key=lambda way: WAYS[way] != board.needle)
    way = next((way for way in ways if (board.x + STEP_X[way], board.y + STEP_Y[way]) not in others), ways[0])
    half = view.size / 2
    out = half + 0.7
    return board.x * view.size + half + STEP_X[way] * out, board.y * view.size + half + STEP_Y[way] * out


def draw_storm(window: Window, view: KathmanduView) -> None:
    """It lies over the boards behind it, and stands on its border."""
    side = window.space * view.size
    for board in view.boards[: view.storm]:
        window.drawing.box(*window.at(board.x * view.size, board.y * view.size), side, side, NIGHT, 4, 0.4)
    if view.storm:
        (x0, y0), (x1, y1) = (window.at(*end) for end in border_of(view, view.boards[view.storm - 1]))
        size = window.space * 1.7
        for part in (0.16, 0.5, 0.84):
            x, y = x0 + (x1 - x0) * part - size / 2, y0 + (y1 - y0) * part - size / 2
            window.drawing.sprite("storm", x, y, size, size)


def border_of(view: KathmanduView, board: BoardView) -> tuple[tuple[float, float], tuple[float, float]]:
    """From where to where a board touches the next."""
    way = WAYS.index(board.onward or "n")
    x, y = board.x * view.size, board.y * view.size
    east, south = x + view.size, y + view.size
    return (((x, y), (east, y)), ((east, y), (east, south)), ((x, south), (east, south)), ((x, y), (x, south)))[way]


def draw_yaks(window: Window, view: KathmanduView) -> None:
    here: dict[str, list[int]] = {}
    for seat, player in enumerate(view.players):
        if player.space and not player.arrived:
            here.setdefault(player.space, []).append(seat)
    for space, seats in here.items():
        spot = spot_of(view, space)
        size = (1.5, 1.2, 1.0, 1.0)[len(seats) - 1] * window.space
        for number, seat in enumerate(seats):
            apart = (number - (len(seats) - 1) / 2) * 0.55
            x, y = window.at(spot.x + 0.5 + apart, spot.y + 0.5)
            window.drawing.disc(x, y - size * 0.1, size * 0.56, PAPER, 0.6)
            window.drawing.sprite(f"yak-{seat}", x - size / 2, y - size * 0.62, size, size)
            window.piece(f"yak {seat} {space}", x - size / 2, y - size * 0.62, size)


# The whole way, and who travels


def draw_whole(drawing: Drawing, view: KathmanduView, shown: tuple[float, float, float, float]) -> None:
    xs, ys = [board.x for board in view.boards], [board.y for board in view.boards]
    wide, high = (max(xs) - min(xs) + 1) * view.size, (max(ys) - min(ys) + 1) * view.size
    space = min((ASIDE - 2 * EDGE) / wide, WHOLE / high)
    left, top = (ASIDE - wide * space) / 2, EDGE + (WHOLE - high * space) / 2
    window = Window(drawing, left, top, space, (min(xs) * view.size, min(ys) * view.size))
    for board in view.boards:
        for spot, count, land in runs(view, board):
            x, y = window.at(*spot)
            drawing.box(x, y, count * space, space, LANDS[land])
    x, y = window.at(view.boards[-1].x * view.size, view.boards[-1].y * view.size)
    side = view.size * space
    drawing.sprite("kathmandu", x + side * 0.12, y + side * 0.12, side * 0.76, side * 0.76)
    for board in view.boards[: view.storm]:
        drawing.box(*window.at(board.x * view.size, board.y * view.size), side, side, NIGHT, 2, 0.55)
    for temple in view.temples:
        x, y = window.at(*spot_of(view, temple.space))
        drawing.box(x, y, space, space, BRICK, 1)
    for board in view.boards:
        if board.onward:
            drawing.line([window.at(*end) for end in border_of(view, board)], 3, PAPER)
    left, top = (max(limit, place) for limit, place in zip((4, 4), window.at(shown[0], shown[1]), strict=True))
    right, bottom = window.at(shown[0] + shown[2], shown[1] + shown[3])
    right, bottom = min(right, ASIDE - 6), min(bottom, WHOLE + 2 * EDGE)
    drawing.line([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], 4, INK)
    for seat, player in enumerate(view.players):
        if player.space:
            spot = spot_of(view, player.space)
            x, y = window.at(spot.x + 0.5, spot.y + 0.5)
            drawing.disc(x, y, 11, PAPER)
            drawing.disc(x, y, 8.5, SEATS[seat])


def runs(view: KathmanduView, board: BoardView) -> Iterator[tuple[Spot, int, str]]:
    """The spaces of a board, those of one landscape that follow one another in a row together."""
    for row in range(view.size):
        lands = board.lands[row * view.size : (row + 1) * view.size]
        start = 0
        for column in range(1, view.size + 1):
            if column == view.size or lands[column] != lands[start]:
                yield Spot(board.x * view.size + start, board.y * view.size + row), column - start, lands[start]
                start = column


def draw_day(drawing: Drawing, view: KathmanduView) -> None:
    top = WHOLE + 2 * EDGE + 6
    drawing.box(EDGE, top, ASIDE - 2 * EDGE - 3, 60, PAPER, 10)
    drawing.write(f"{view.day}/{view.days}", EDGE + 12, top + 43, 38, INK)
    for number, tile in enumerate(view.weather[-3:]):
        drawing.sprite(f"{tile}_tile", EDGE + 86 + 45 * number, top + 9, 42, 42)


def draw_travellers(drawing: Drawing, view: KathmanduView) -> None:
    """Each player's yak, points as they are now, and exhaustion."""
    top = WHOLE + 2 * EDGE + 80
    high = (HEIGHT - EDGE - top) / 4
    for seat, player in enumerate(view.players):
        y = top + seat * high
        drawing.sprite(f"yak-{seat}", EDGE, y, high, high - 2)
        drawing.write(str(player.score.total).replace("-", "−"), EDGE + high + 70, y + high * 0.76, 32, INK, "end")
        for number, good in enumerate(player.goods[-3:]):
            drawing.sprite(f"good-{good.good}", EDGE + high + 82 + number * 32, y + 6, 30, high - 12)
