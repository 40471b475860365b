"""Makes what the server paints with: `cover.png` and `sprites.npz` in each game's folder, and the lettering.

    .venv/bin/python -m durbar serve --origin http://localhost:5173, and in web: ./npm run dev; then
    .venv/bin/python tools/previews.py http://localhost:5173

The covers are those of the browser client; the sprites are what its art draws for a game's `sprites.ts`, found by
looking; the letters are those of its display face. Needs Chromium, the extras `dev` and `lab` (which brings Pillow and
fontTools), and `web/node_modules`.
"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

import numpy as np
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import durbar
from durbar.games import GAMES
from durbar.server.canvas import EM, LETTERING, png_of

HOME = Path(__file__).parent.parent
FACES = HOME / "web" / "node_modules" / "@fontsource" / "fraunces" / "files"
SIZE = {"width": 504, "height": 630}
COLOURS = 96
SPRITE_COLOURS = 160
SHADES = 15  # of what is seen through
SMOOTH = 3  # straight lines in a curve
TAKE = """picture => {
  picture.style.cssText = "position: fixed; left: 0; top: 0; width: 504px; height: 630px; z-index: 9999";
  document.body.append(picture);
}"""


class Outlines(BasePen):
    """Hears how a letter is drawn, and remembers its outlines as points."""

    def __init__(self, letters: object) -> None:
        super().__init__(letters)
        self.found: list[list[tuple[float, float]]] = []

    def _moveTo(self, at: tuple[float, float]) -> None:  # noqa: N802
        self.found.append([at])

    def _lineTo(self, at: tuple[float, float]) -> None:  # noqa: N802
        self.found[-1].append(at)

    def _curveToOne(  # noqa: N802
        self, first: tuple[float, float], second: tuple[float, float], end: tuple[float, float]
    ) -> None:
        start = self.found[-1][-1]
        for step in np.arange(1, SMOOTH + 1) / SMOOTH:
            weights = (1 - step) ** 3, 3 * step * (1 - step) ** 2, 3 * step**2 * (1 - step), step**3
            points = start, first, second, end
            x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
            y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
            self.found[-1].append((x, y))


def covers(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    for name, game in GAMES.items():
        page.locator(f"a.cover[href='/new/{name}'] > svg").evaluate(TAKE)
        shot = page.screenshot(clip={"x": 0, "y": 0, **SIZE})
        picture = Image.open(io.BytesIO(shot)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        palette = np.array(picture.getpalette() or [], np.uint8).reshape(-1, 3)
        (game.folder() / "cover.png").write_bytes(png_of(np.asarray(picture), palette))
        page.evaluate("document.body.lastElementChild.remove()")


def sprites(browser: Browser, address: str) -> None:
    """Of each game one file: names, sizes, and one after the other their colours and how much they cover."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.route("**/nothing", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><body>"))
    for name, game in GAMES.items():
        page.goto(f"{address}/nothing")
        show = "async ([game, names]) => (await import('/src/sprites.ts')).show(game, names)"
        places = page.evaluate(show, [name, {kind: list(found) for kind, found in durbar.game(name).names.items()}])
        if not places:
            continue
        sheet = Image.open(io.BytesIO(page.screenshot(full_page=True, omit_background=True))).convert("RGBA")
        plain = sheet.convert("RGB").quantize(SPRITE_COLOURS, kmeans=1, dither=Image.Dither.NONE)
        colours, cover = np.asarray(plain), np.asarray(sheet)[:, :, 3]
        cover = np.rint(np.rint(cover / 255 * SHADES) * 255 / SHADES).astype(np.uint8)
        colours = np.where(cover, colours, 0).astype(np.uint8)
        cut = [(slice(y, y + high), slice(x, x + wide)) for x, y, wide, high in places.values()]
        np.savez_compressed(
            game.folder() / "sprites.npz",
            names=np.array(list(places)),
            sizes=np.array([[wide, high] for _, _, wide, high in places.values()], np.int16),
            palette=np.array(plain.getpalette(), np.uint8).reshape(-1, 3),
            colours=np.concatenate([colours[part].ravel() for part in cut]),
            cover=np.concatenate([cover[part].ravel() for part in cut]),
        )


def lettering() -> None:
    letters: dict[str, tuple[int, list[list[tuple[float, float]]]]] = {}
    for part in ("latin-ext", "latin"):
        font = TTFont(FACES / f"fraunces-{part}-600-normal.woff")
        glyphs, scale = font.getGlyphSet(), EM / font["head"].unitsPerEm
        for code, glyph in font.getBestCmap().items():
            if code > 0x17F and not 0x2010 <= code <= 0x2215:  # beyond Latin and what is set with it
                continue
            pen = Outlines(glyphs)
            glyphs[glyph].draw(pen)
            outlines = [[(x * scale, y * scale) for x, y in outline] for outline in pen.found]
            letters[chr(code)] = round(glyphs[glyph].width * scale), outlines
    outlines = [outline for _, found in letters.values() for outline in (found or [[]])]
    points = [point for outline in outlines for point in outline]
    np.savez_compressed(
        LETTERING,
        letters=np.array([ord(letter) for letter in letters], np.int32),
        widths=np.array([width for width, _ in letters.values()], np.int16),
        outlines=np.array([len(found) or 1 for _, found in letters.values()], np.int16),
        ends=np.cumsum([len(outline) for outline in outlines]).astype(np.int32),
        points=np.rint(points).astype(np.int16),
    )


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        covers(chromium, sys.argv[1])
        sprites(chromium, sys.argv[1])
        chromium.close()
    lettering()
