"""A finished game as a picture that moves: what is in it, how large it is, and who gets it when."""

from __future__ import annotations

import asyncio
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from durbar.cli import main
from durbar.core.record import Record
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.games import GAMES
from durbar.games.kyoto.game import KyotoGame
from durbar.server import animation
from durbar.server.animation import MOST_FRAMES, DrawnTable, Showing, animated, joined, look
from durbar.server.canvas import SIGNATURE, Canvas, MovingPicture, Palette, chunk
from durbar.server.import_export import add_record
from durbar.server.preview_routes import PAINTING
from durbar.server.wire import FORMER
from tests.server.inside import House, Noting

GOLDEN = Path(__file__).parent.parent / "golden"
SHORT = GOLDEN / "kyoto" / "2.record"


def chunks_of(png: bytes) -> list[tuple[bytes, bytes]]:
    """Of a PNG that is whole."""
    assert png.startswith(SIGNATURE)
    at, found = len(SIGNATURE), []
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert png[at : at + length + 12] == chunk(kind, body)
        found.append((kind, body))
        at += length + 12
    return found


def frames_of(png: bytes) -> list[NDArray[np.uint8]]:
    """What a browser shows, frame by frame, as numbers of colours."""
    chunks = chunks_of(png)
    width, height = struct.unpack(">II", dict(chunks)[b"IHDR"][:8])
    shown, found = np.zeros((height, width), np.uint8), []
    numbers = [struct.unpack(">I", body[:4])[0] for kind, body in chunks if kind in (b"fcTL", b"fdAT")]
    assert numbers == list(range(len(numbers)))
    for kind, body in chunks:
        if kind == b"fcTL":
            wide, high, x, y = struct.unpack(">IIII", body[4:20])
        elif kind in (b"IDAT", b"fdAT"):
            packed = body if kind == b"IDAT" else body[4:]
            part = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, wide + 1)[:, 1:]
            place = shown[y : y + high, x : x + wide]
            place[part > 0] = part[part > 0]
            found.append(shown.copy())
    assert struct.unpack(">II", dict(chunks)[b"acTL"]) == (len(found), 0)
    return found


def test_a_moving_picture_shows_what_was_added() -> None:
    rng = np.random.default_rng(1)
    frames = [rng.integers(1, 9, (12, 17), np.uint8) for _ in range(2)]
    frames += [frames[1], frames[1].copy()]
    frames[3][4:6, 3] = 1
    picture = MovingPicture()
    for frame in frames:
        picture.add(frame, 500)
    assert all(np.array_equal(one, other) for one, other in zip(frames_of(picture.png()), frames, strict=True))


def test_when_all_colours_are_given_the_nearest_is_taken() -> None:
    palette, canvas = Palette(), Canvas(300, 1, "#000000")
    canvas.pixels[0, :, 0] = np.arange(300) % 256
    assert palette.numbers(canvas).max() == 255
    assert len(palette.colours) == 255
    assert palette.numbers(Canvas(1, 1, "#ff0000")) == palette.numbers(Canvas(1, 1, "#fe0000"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_moves_and_only_a_spectators_eyes_see_it(game: str) -> None:
    record = Record.load(GOLDEN / game / "3.record")
    showing = Showing(record, "fr")
    frames = list(showing.frames())
    assert 10 < len(frames) <= MOST_FRAMES + 1
    assert frames[-1].moves == len(record.moves)
    assert len({tuple(frame.drawn) for frame in frames}) > len(frames) / 4
    moves = len(record.moves) // 2
    state = record.replay(moves)
    for seed in range(3):
        other = record.game.redeal(state, seed, rng_of_seed(seed))
        for again, first in zip(*(looks(showing, each, moves) for each in (other, state)), strict=True):
            assert again == first


def looks(showing: Showing, state: State, moves: int) -> list[object]:
    """What is shown of it, drawn and, as of a game that is not drawn, in letters."""
    drawing = showing.drawing(state, moves)
    assert drawing is not None
    return [drawing.items, showing.table(state)]


class Elsewhere(KyotoGame):
    """A game of a package that has no module `picture`."""


def test_a_game_that_is_not_drawn_is_shown_in_letters() -> None:
    played = Record.load(SHORT)
    record = Record(Elsewhere(), 2, played.seed, played.options)
    record.moves = [(seat, record.game.moves.parse(move.notation)) for seat, move in played.moves[:12]]
    frames = list(Showing(record, "en").frames())
    assert all(frame.table and not frame.drawn for frame in frames)
    assert len(frames_of(animated(record, "en"))) == len(frames)


def test_what_is_painted_in_parts_looks_as_if_painted_at_once() -> None:
    record = Record.load(GOLDEN / "kathmandu" / "2.record")
    tables = [frame.drawn for frame in Showing(record, "en").frames()][20:32]
    palette = Palette()
    in_parts = DrawnTable(palette, "kathmandu", tables)
    last = [in_parts.painted(table) for table in tables][-1]
    at_once = DrawnTable(palette, "kathmandu", tables[-1:]).painted(tables[-1])
    assert np.array_equal(last, at_once)


def test_long_games_have_fewer_frames_and_tell_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.load(SHORT)
    frames = list(Showing(record, "en").frames())
    some = joined(frames, 7)
    assert len(some) == 7
    assert some[-1].drawn == frames[-1].drawn
    assert set(some[0].story) <= {row for frame in frames for row in frame.story}
    whole = animated(record, "en")
    monkeypatch.setattr(animation, "MOST_BYTES", len(whole) * 3 // 4)
    smaller = animated(record, "en")
    assert len(smaller) <= len(whole) * 3 // 4
    assert len(frames_of(smaller)) < len(frames_of(whole)) == len(frames)


def test_who_left_the_house_is_called_so_in_every_language() -> None:
    record = Record.load(SHORT)
    record.players = [FORMER, "Kuro (bot medium)"]
    assert look(record, "fr").names == ["un ancien membre", "Kuro"]
    assert look(record, "en").names == ["a former member", "Kuro"]


def test_the_match_is_given_when_it_is_over_and_made_once() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {}}
            id = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            early = await house.get(f"/api/matches/{id}/animation")
            assert (early.status, early.json()["code"]) == (409, "not-over")
            id, _ = await add_record(house.store, Record.load(SHORT), lambda: house.now)
            rates = Noting(house.hall.rates)
            house.hall.rates = rates  # type: ignore[assignment]
            house.server.previews.animations.charge = rates.charge
            first, again = [await house.get(f"/api/matches/{id}/animation?in=fr") for _ in range(2)]
            assert first.body == again.body == animated(Record.load(SHORT), "fr")
            assert first.header("content-type") == "image/png"
            assert '.png"' in first.header("content-disposition")
            assert rates.charged.count(PAINTING) == 1
            assert (await house.get(f"/api/matches/{id}/animation?in=xx")).status == 404

            house.server.previews.animations.command = ("false",)
            broken = await house.get(f"/api/matches/{id}/animation")
            assert (broken.status, broken.json()["code"]) == (503, "no-animation")

    asyncio.run(scenario())


def test_in_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.png"
    assert main(["record", "animate", str(SHORT), "-o", str(out), "--lang", "en"]) == 0
    assert "kB" in capsys.readouterr().out
    assert out.read_bytes() == animated(Record.load(SHORT), "en")
    assert main(["record", "animate", str(SHORT), "-o", str(tmp_path / "nowhere" / "game.png")]) == 2
    assert "cannot write" in capsys.readouterr().err
