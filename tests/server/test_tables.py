"""Tables that games draw: everything in them is there, lies in the picture, and is known to who looks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from durbar.core.drawing import HEIGHT, MARK, WIDTH, Drawing, Line, Sprite, Words, drawing_of
from durbar.core.record import Record
from durbar.core.rng import rng_of_seed
from durbar.core.state import NOBODY, SPECTATOR
from durbar.games import GAMES
from durbar.games.kyoto.game import KyotoGame
from durbar.server.painting import painted
from durbar.server.previews import Preview, SeatShown, table_shown
from durbar.server.tables import SMALLEST, shares, sprites_of

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [  # of the newest editions
    file
    for game, of in GAMES.items()
    for file in sorted(
        (GOLDEN / game if len(of.editions) == 1 else GOLDEN / game / f"edition-{of.editions[-1]}").glob("*.record")
    )
]
NAMES = ("Ada", "Bertrand de la Tour", "Zoë", "東京", "W" * 40, "")


def drawn(record: Record, moves: int, viewer: int) -> Drawing:
    view = record.game.view(record.replay(moves), viewer)
    found = drawing_of(record.game, view, NAMES[: record.seats], NOBODY if not moves else record.moves[moves - 1][0])
    assert found is not None
    return found


def is_inside(x: float, y: float) -> bool:
    return -1 <= x <= WIDTH + 1 and -1 <= y <= HEIGHT + 1


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: "-".join(file.relative_to(GOLDEN).parts))
def test_every_mode_can_be_drawn_at_any_time(file: Path) -> None:
    record = Record.load(file)
    known = sprites_of(record.game.name)
    count = len(record.moves)
    for moves in (0, 1, count // 3, 2 * count // 3, count):
        for viewer in (SPECTATOR, record.seats - 1):
            drawing = drawn(record, moves, viewer)
            assert {item.name for item in drawing.items if isinstance(item, Sprite)} <= known.keys()
            words = [item for item in drawing.items if isinstance(item, Words)]
            assert all(is_inside(item.x, item.y) and item.size * SMALLEST >= 8 for item in words)
            places = drawing.pieces.values()
            assert all(is_inside(left + wide / 2, top + high / 2) for left, top, wide, high in places)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_may_not_know_is_not_drawn(game: str) -> None:
    record = Record.load(GOLDEN / game / "3.record")
    hidden = 0
    for part in (0.2, 0.5, 0.8):
        moves = int(len(record.moves) * part)
        state = record.replay(moves)
        for viewer in (SPECTATOR, *range(record.seats)):
            for seed in range(2):
                other = record.game.redeal(state, viewer, rng_of_seed(seed))
                hidden += record.game.view(other, (viewer + 2) % record.seats) != record.game.view(
                    state, (viewer + 2) % record.seats
                )
                view = record.game.view(other, viewer)
                again = drawing_of(record.game, view, NAMES[:3], NOBODY)
                first = drawing_of(record.game, record.game.view(state, viewer), NAMES[:3], NOBODY)
                assert again is not None
                assert first is not None
                assert again.items == first.items
    assert hidden or game == "kathmandu"  # where nearly all lies open


def test_a_move_is_marked_where_it_went() -> None:
    record = Record.load(GOLDEN / "kyoto" / "2.record")
    number = next(number for number, (_, move) in enumerate(record.moves, 1) if move.notation == "give 1")
    shown = table_shown(record, number, SPECTATOR, NAMES[:2])
    plain = drawn(record, number, SPECTATOR)
    assert shown is not None
    [left, top, wide, high] = next(place for name, place in plain.pieces.items() if name.startswith("row 1 "))
    assert shown[: len(plain.items)] == plain.items
    *_, frame = shown[len(plain.items) :]
    assert isinstance(frame, Line)
    assert frame.paint == MARK
    assert (left - 3, top - 3) in frame.points
    assert (left + wide + 3, top + high + 3) in frame.points
    assert table_shown(record, 0, SPECTATOR, NAMES[:2]) == drawn(record, 0, SPECTATOR).items


def test_who_looks_sees_their_own_hand() -> None:
    record = Record.load(GOLDEN / "xanadu" / "3.record")
    moves = len(record.moves) // 2
    assert drawn(record, moves, 0).items != drawn(record, moves, SPECTATOR).items
    hand = record.game.view(record.replay(moves), 0).players[0].hand
    seen = {item.name for item in drawn(record, moves, 0).items if isinstance(item, Sprite)}
    assert hand
    assert {f"card-{card}" for card in hand} <= seen


def test_a_picture_with_a_table_is_not_larger_than_programs_take() -> None:
    record = Record.load(GOLDEN / "kathmandu" / "4.record")
    seats = [SeatShown(name, 10 * number) for number, name in enumerate(NAMES[:4])]
    curve = [(number, [number % 7 * 1000] * 4) for number in range(300)]
    pictures = set()
    for moves in (10, len(record.moves) // 2):
        preview = Preview("en", "", "", "kathmandu", "Kathmandu", "x", seats, curve, moves, "id")
        pictures.add(painted(preview, record))
        assert len(painted(preview, record)) < 400_000
    assert len(pictures) == 2


class Elsewhere(KyotoGame):
    """A game of a package that has no module `picture`."""


def test_a_game_without_a_picture_shows_what_it_showed_before() -> None:
    record = Record(Elsewhere(), 2, seed=1)
    assert table_shown(record, 0, SPECTATOR, NAMES[:2]) is None
    preview = Preview("en", "", "", "kyoto", "Gangs of Kyoto", "x", [SeatShown("Ada")], [], 0, "id")
    assert painted(preview, record) == painted(preview)


def test_sprites_are_scaled_without_loss_of_light() -> None:
    for wanted in (3, 7, 20, 31):
        assert np.allclose(shares(20, wanted).sum(axis=1), 1)


def test_every_thing_has_a_sprite() -> None:
    for game, kind in (("kyoto", "card"), ("xanadu", "card"), ("xanadu", "resource"), ("kathmandu", "good")):
        names = GAMES[game]().names[kind]
        assert {f"{kind}-{name}" for name in names} <= sprites_of(game).keys()
    assert set(GAMES["reviving"]().names["section"]) <= sprites_of("reviving").keys()
