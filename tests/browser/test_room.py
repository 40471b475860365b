"""Room for the board: at every size of window all of it can be read, and nothing lies over anything else."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import durbar
from durbar.core.lesson import lesson
from tests.browser.middle import moments, played, sits_down
from tests.browser.players import SETTLED, Crowd
from tests.server.servers import Server

READABLE = Path(__file__).with_name("readable.js").read_text()
SIZES = ((360, 740), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (2560, 1440))
WHOLE = (1024, 768)  # where all of the table is on the screen at once, but for the others' notebooks in Kathmandu
LARGE = 1280  # pixels of width from which the print is that of a desk

# In which question of seat 0 each game is looked at: far enough that there is much on the table.
TURNS = {"kyoto": 6, "xanadu": 22, "reviving": 8, "kathmandu": 25}

RING_AT_LEAST = 0.6  # pixels of the ring that are seen, for each pixel around a thing

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


def lies_below(page: Page) -> int:
    """By how many pixels the page is higher than the window."""
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


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
            ada.page.evaluate(SETTLED)
            found |= {f"{game} {width} {what}": why for what, why in wrong(ada.page, width).items() if why}
            if (width, height) == WHOLE and game != "kathmandu" and (pixels := lies_below(ada.page)):
                found[f"{game} {width} lies below the window"] = pixels
    assert not found, "\n".join(f"{place}: {what}" for place, what in found.items())


def test_one_click_leads_from_every_table_to_what_is_known_of_its_box(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    paths = sits_down(server, ada, *(middle(*each) for each in TURNS.items()))
    for game, path in zip(TURNS, paths, strict=True):
        ada.goes_on(path)
        ada.page.locator(".table > .centre > *").first.wait_for()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(ada.page.locator(f"a[href='/box/{game}']:visible"), f"{game} {width}").to_have_count(1)


def test_where_six_play_xanadu_all_cities_are_on_the_screen_of_a_desk(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    asked = [str(record) for state, record in moments("xanadu", 6) if 0 in state.actors()]
    ada.goes(*sits_down(server, ada, durbar.Record.parse(asked[len(asked) * 3 // 4])))
    ada.page.locator(".others .lot").first.wait_for()
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.evaluate(SETTLED)
    assert not lies_below(ada.page)
    assert not any(wrong(ada.page, LARGE)[what] for what in ("read", "too wide"))


def test_what_lies_askew_and_costs_much_can_be_read_too(crowd: Crowd, server: Server) -> None:
    """In Xanadu a building that was just built, with prices of two digits, in the large."""
    ada = crowd.person("Ada", likes={"forced": False})
    builds = played("xanadu", 4, until=lies_askew, choose=lambda luck, moves: luck.choice(building(moves) or moves))
    state: Any = builds.replay()
    cheap, dear = state.players[0].buildings[0].card.key, "gr04"
    keys = {cheap: dear, dear: cheap}
    text = re.sub(f"{cheap}|{dear}", lambda found: keys[found[0]], durbar.write_position(state))
    ada.goes(*sits_down(server, ada, durbar.read_position(text)))
    ada.page.locator(".mine .card.sideways").wait_for()
    expect(ada.page.locator(".mine .card .price text", has_text=re.compile("^1[0-2]$"))).to_have_count(3)
    found: dict[str, Any] = {}
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate(SETTLED)
        found |= {f"{width} {what}": why for what, why in wrong(ada.page, width).items() if why}
    assert not found, "\n".join(f"{place}: {what}" for place, what in found.items())


CUT = """() => Math.min(
  ...[...document.querySelectorAll(".other .name")].map((name) => name.clientWidth / name.scrollWidth))"""


def test_names_keep_their_room_where_many_play(crowd: Crowd, server: Server) -> None:
    """In Reviving the panels of four others lie side by side. A name of eight letters beside the first player's sign
    shows at least five of them.
    """
    ada = crowd.person("Ada")
    first = played("reviving", 5, {"first_player": "1"}, until=lambda state: state.actors() == [0])
    ada.goes(*sits_down(server, ada, first, alone=False))
    ada.page.locator(".other .name", has_text="Somebody").wait_for()
    cut: dict[int, float] = {}
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate(SETTLED)
        cut |= {width: seen} if (seen := ada.page.evaluate(CUT)) < 0.65 else {}
    assert cut == {}


def test_what_a_way_brings_can_be_read(crowd: Crowd, server: Server) -> None:
    """The worth of the good at its end, on the button of the way."""
    ada = crowd.person("Ada")
    guided = lesson("kathmandu")
    assert guided is not None
    state = durbar.game("kathmandu").new(guided.seats, guided.seed, guided.options)
    for play in takewhile(lambda play: play.moves[0] != "go s", guided.line()):
        state.play(play.seat, play.moves[0])
    ada.goes(*sits_down(server, ada, state))
    expect(ada.page.locator(".way .chances text")).to_have_text("4")
    assert "read" not in {what for what, why in wrong(ada.page, LARGE).items() if why}


def lies_askew(state: Any) -> bool:
    return state.actors() == [0] and any(building.sideways for building in state.players[0].buildings)


def building(moves: Sequence[durbar.Move]) -> list[durbar.Move]:
    return [move for move in moves if move.notation.startswith("build")]


# What can be reached by keys on a board, one of each kind: something of another class looks different.
REACHED = """() => {
  const kinds = new Map();
  const keys = ".centre :is(button, a, summary, select, [tabindex='0']):not(:disabled)";
  for (const each of document.querySelectorAll(keys)) {
    const { width, height } = each.getBoundingClientRect();
    const kind = each.className?.baseVal ?? each.className;
    if (width > 4 && height > 4 && each.checkVisibility() && !kinds.has(kind)) kinds.set(kind, each);
  }
  window.reached = [...kinds.values()];
  return [...kinds.keys()];
}"""
FOCUSED = """async (number) => {
  const thing = window.reached[number];
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  thing.focus({ focusVisible: true, preventScroll: true });
  thing.blur();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
}"""
# How many pixels differ by 3 to 1 or more between two pictures, for each pixel around the thing.
RING = """async ([before, after]) => {
  const [one, two] = await Promise.all([before, after].map(async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  const light = (data, at) => [0.2126, 0.7152, 0.0722].reduce((sum, share, which) => {
    const part = data[at + which] / 255;
    return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0.05);
  let seen = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const [a, b] = [light(one.data, at), light(two.data, at)];
    if (Math.max(a, b) / Math.min(a, b) >= 3) seen += 1;
  }
  return seen / (2 * (one.width + one.height));
}"""


def test_where_the_keys_are_is_seen_on_every_paper(crowd: Crowd, server: Server) -> None:
    """The ring around what has the focus differs from what it lies on by 3 to 1, light and dark, in every game."""
    ada = crowd.person("Ada", bypass_csp=True)
    page = ada.page
    found: dict[str, float] = {}
    bids = played("reviving", 2, until=lambda state: state.game.prompt(state)[0] == "bid" and state.actors() == [0])
    games = {game: middle(game, turn) for game, turn in TURNS.items()} | {"reviving, bids": bids}
    for path, game in zip(sits_down(server, ada, *games.values()), games, strict=True):
        ada.goes(path)
        page.locator(".prompt.mine").wait_for()
        for theme in ("light", "dark"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            for number, kind in enumerate(page.evaluate(REACHED)):
                clip = page.evaluate(FOCUSED, number)
                before = page.screenshot(clip=clip, animations="disabled")
                page.evaluate("number => reached[number].focus({ focusVisible: true, preventScroll: true })", number)
                after = page.screenshot(clip=clip, animations="disabled")
                seen = page.evaluate(RING, [b64encode(before).decode(), b64encode(after).decode()])
                if seen < RING_AT_LEAST:
                    found[f"{game} {theme} {kind}"] = round(seen, 2)
    assert not found, "\n".join(f"{place}: {seen}" for place, seen in found.items())


def test_the_keys_stay_where_the_eye_is_after_a_move(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    ada.goes(*sits_down(server, ada, middle("kyoto", TURNS["kyoto"])))
    ada.waits()
    told = ada.told()
    ada.page.locator(".path.yours .give").press("Enter")
    ada.hears_more_than(told)
    ada.waits()
    expect(ada.page.locator(".centre button:focus")).to_have_count(1)


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


def test_a_long_land_fills_the_height_of_a_desk(crowd: Crowd, server: Server) -> None:
    """It begins near enough for that, where one's yak can go; all of it, with the city, lies in the small in a corner,
    and is a click away.
    """
    ada = crowd.person("Ada", viewport={"width": 1440, "height": 900})
    ada.goes(*sits_down(server, ada, middle("kathmandu", TURNS["kathmandu"], {"landscape": "first"})))
    land = ada.page.locator(".land")
    page = land.locator("svg").first
    expect(land.locator("text.where").first).to_be_visible()
    window, near = land.bounding_box(), page.bounding_box()
    assert window is not None
    assert near is not None
    assert near["height"] >= 0.98 * window["height"]
    assert near["width"] >= window["width"]
    targets = land.locator(".target")
    expect(targets.first).to_be_in_viewport(ratio=1)
    for target in targets.all():
        expect(target).to_be_in_viewport(ratio=1)
    overview = land.locator(".overview")
    expect(overview.locator(".city")).to_be_in_viewport(ratio=1)
    for width, height in (WHOLE, (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate(SETTLED)
        small, tools = overview.bounding_box(), land.locator(".tools").bounding_box()
        assert small is not None
        assert tools is not None
        assert small["x"] + small["width"] <= tools["x"] or small["y"] + small["height"] <= tools["y"]
    before = page.bounding_box()
    ada.click(overview)
    ada.page.evaluate(SETTLED)
    assert page.bounding_box() != before, "a press goes there"
    ada.click(ada.button("The whole map"))
    ada.page.evaluate(SETTLED)
    far = page.bounding_box()
    assert far is not None
    assert abs(far["width"] - window["width"]) < 2
    expect(overview).to_have_count(0)


def test_who_has_not_started_sees_all_of_the_land(crowd: Crowd, server: Server) -> None:
    """From the storm to Kathmandu; with the yak on the land one looks at what is around it."""
    ada = crowd.person("Ada", viewport={"width": 1280, "height": 720})
    first = played(
        "kathmandu", 2, {"landscape": "first", "first_player": "1"}, until=lambda state: state.actors() == [0]
    )
    ada.goes(*sits_down(server, ada, first))
    land = ada.page.locator(".land")
    city = land.locator("[data-lesson=kathmandu]")
    expect(city).to_be_in_viewport(ratio=1)
    expect(land.locator(".overview")).to_have_count(0)
    ada.click(land.locator(".target").first)
    expect(land.locator(".overview")).to_be_visible()
    expect(city).to_be_in_viewport(ratio=1)  # in the small
