"""Room for the board: at every size of window all of it can be read, and nothing lies over anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import durbar
from tests.browser.middle import moments, sits_down
from tests.browser.players import Crowd
from tests.server.servers import Server

READABLE = Path(__file__).with_name("readable.js").read_text()
SIZES = ((360, 740), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (2560, 1440))
LARGE = 1280  # pixels of width from which the print is that of a desk

# In which question of seat 0 each game is looked at: far enough that there is much on the table.
TURNS = {"kyoto": 6, "xanadu": 8, "reviving": 8, "kathmandu": 25}

# What sticks to the edges of the window lets nothing shine through, and what is pressed there says what it does.
TOOLS = """() => {
  const tools = [...document.querySelectorAll(".toolbar .tool")].filter((tool) => tool.checkVisibility());
  const paper = getComputedStyle(document.querySelector(".toolbar")).backgroundColor;
  const silent = tools.filter((tool) => !tool.innerText.trim()).length;
  return { silent, opaque: !paper.includes("/") && !paper.includes("rgba") };
}"""
PRIMARY = """() => [...document.querySelectorAll(".button.primary + .button.primary")]
  .filter((button) => button.checkVisibility())
  .map((button) => button.innerText)"""


def middle(game: str, turn: int, options: dict[str, Any] | None = None) -> durbar.Record:
    """A game for four up to this question of seat 0."""
    asked = (record for state, record in moments(game, 4, options) if 0 in state.actors())
    return durbar.Record.parse(str(next(record for number, record in enumerate(asked, 1) if number == turn)))


def wrong(page: Page, width: int) -> dict[str, Any]:
    if not page.evaluate("'readable' in window"):
        page.evaluate(READABLE)
    tools = page.evaluate(TOOLS)
    return {
        "read": page.evaluate("smallest => readable(smallest)", 12 if width >= LARGE else 11),
        "tools": tools if tools["silent"] or not tools["opaque"] else {},
        "two primary buttons": page.evaluate(PRIMARY),
        "too wide": page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"),
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_table_can_be_read_at_every_size(crowd: Crowd, server: Server, language: str) -> None:
    """No print is too small, no words lie over others or out of their buttons; the tools are opaque and labelled."""
    ada = crowd.person("Ada", likes={"language": language, "forced": False})
    paths = dict(zip(TURNS, sits_down(server, ada, *(middle(*each) for each in TURNS.items())), strict=True))
    found: dict[str, Any] = {}
    for game, path in paths.items():
        ada.goes_on(path)
        ada.page.locator(".table > .centre > *").first.wait_for()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found |= {f"{game} {width} {what}": why for what, why in wrong(ada.page, width).items() if why}
    assert not found, "\n".join(f"{place}: {what}" for place, what in found.items())


def test_the_land_is_what_one_sees(crowd: Crowd, server: Server) -> None:
    """On a desk it has three fifths of the width and all the height, and stays while others' books are read."""
    ada = crowd.person("Ada", viewport={"width": 1440, "height": 900})
    ada.goes(*sits_down(server, ada, middle("kathmandu", TURNS["kathmandu"])))
    land = ada.page.locator(".land")
    land.wait_for()
    box = land.bounding_box()
    assert box is not None
    assert box["width"] >= 0.6 * 1440
    assert box["height"] >= 900 - 110  # all but the sentence above it
    expect(ada.page.locator(".land text.where").first).to_be_visible()
    ada.click(ada.page.locator(".turn-to button").last)
    expect(ada.page.locator(".pages .book").last).to_be_in_viewport(ratio=0.9)
    assert land.bounding_box() == box

    log = ada.page.locator(".side section.log")
    expect(log).to_be_hidden()
    ada.click(ada.button("Log, chat"))
    expect(log).to_be_visible()
    ada.page.reload()
    expect(log).to_be_visible()  # as it was left
