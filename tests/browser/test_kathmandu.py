"""Kathmandu in a real browser: whole games, a land to drag and zoom, dice that show their way, everybody's eyes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import durbar
from tests.browser.fit import WATCH_FLIGHTS, Look, loads_well
from tests.browser.middle import moments, played, sits_down
from tests.browser.players import Board, Crowd, Person, all_hear_the_same, play_through
from tests.rules.kathmandu.tables import Seat, at, play, seen, table
from tests.rules.kathmandu.test_equipment import after, before
from tests.rules.kathmandu.test_expansions import evening, landed, with_character
from tests.server.servers import Server

END = ".ask .row .primary:enabled"
BOARD = Board(
    "kathmandu",
    glows=f".ask .option.glow, .dice button.glow, {END}",
    shows=".tray, .ask .option",
    rather=((END, 0.8),),
)
EVERYTHING: dict[str, Any] = {"long_game": True, "tents": "usual", "characters": True}

# The places that can be clicked on the map.
REACH = """() => [...document.querySelectorAll(".land .target")].map((target) => target.ariaLabel)"""


def starts(crowd: Crowd, server: Server, phase: str, options: dict[str, Any] | None = None, **kind: Any) -> Person:
    """Ada at a table for two, where a phase of her turn comes for the first time."""
    ada = crowd.person("Ada", **kind)
    record = played("kathmandu", 2, options, until=lambda state: state.actors() == [0] and seen(state).phase == phase)
    ada.goes(*sits_down(server, ada, record))
    ada.waits()
    return ada


def adds_up(person: Person) -> None:
    """Every column of the end is the sum of its lines."""
    table = person.page.locator(".end .result table")

    def points(texts: list[str]) -> list[int]:
        return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]

    expect(table.locator("tfoot td b")).not_to_have_count(0)  # it comes a moment after the last move
    lines = [points(row.locator("td b").all_text_contents()) for row in table.locator("tbody tr").all()]
    totals = points(table.locator("tfoot td b").all_text_contents())
    assert [sum(column) for column in zip(*lines, strict=True)] == totals


def test_two_people_play_a_whole_game(crowd: Crowd) -> None:
    """By mouse and on a phone, with a spectator and a reload, up to an end that adds up."""
    quick = {"confirm": False}
    ada, bob, eve = (
        crowd.person("Ada", likes=quick),
        crowd.person("Bob", phone=True, likes=quick, device_scale_factor=1),
        crowd.person("Eve"),
    )
    ada.is_called()
    path = ada.creates("me", "friend")
    bob.goes(path)
    bob.sits(1)
    ada.begins()

    play_through(ada, bob, until=lambda: "Day 2" in ada.page.locator(".strip").first.inner_text())
    eve.goes(path)
    expect(eve.page.locator(".book")).to_have_count(2)
    expect(eve.page.locator(".glow, .target, .tray")).to_have_count(0)
    assert not (keys := ada.bare_keys() | bob.bare_keys() | eve.bare_keys()), keys
    eve.goes("/")
    assert not bob.too_wide()
    told = bob.story()
    bob.page.reload()
    bob.page.locator(".book").first.wait_for()
    assert bob.story()[: len(told)] == told

    play_through(ada, bob)
    eve.goes(path)
    for person in (ada, bob, eve):
        expect(person.page.locator(".end .result thead th")).to_have_count(2)
    all_hear_the_same(ada, bob, eve)
    adds_up(ada)
    assert not bob.too_wide()
    assert not (keys := ada.bare_keys() | bob.bare_keys()), keys


def test_a_die_shows_where_it_leads_and_can_be_put_back(crowd: Crowd, server: Server) -> None:
    """Pointing at a die shows its places; a place that is clicked takes the die and goes there; all of it is undone."""
    ada = starts(crowd, server, "die", likes={"confirm": False})
    page = ada.page
    stock = page.locator(".stock").inner_text()
    targets, ways = page.locator(".land .target"), page.locator(".ask .way")
    expect(targets).to_have_count(0)
    die = page.locator(".dice button.glow").nth(1)
    die.hover()
    expect(ways).not_to_have_count(0)
    expect(targets).to_have_count(ways.count())
    ada.does(lambda: die.click())
    expect(page.locator(".prompt")).to_contain_text("Where does your yak go")
    expect(page.locator(".stock")).not_to_have_text(stock)
    ways.first.hover()
    expect(page.locator(".land .trail")).to_have_count(1)
    ada.does(lambda: ada.click(ada.button("Put the die back")))
    expect(page.locator(".prompt")).to_contain_text("Choose a die")
    expect(page.locator(".stock")).to_have_text(re.compile(r"\s*".join(map(re.escape, stock.split()))))

    die.hover()
    expect(targets).not_to_have_count(0)
    targets.first.press("Enter")  # the die and the way together
    expect(page.locator(".prompt")).not_to_contain_text(
        re.compile("choose a die|where does your yak go", re.IGNORECASE)
    )


def test_a_turn_is_tried_and_taken_back(crowd: Crowd, server: Server) -> None:
    """A die, a way, something done there: then all of it step by step back to the choice of the die."""
    record, die, way, deed = harmless_turn()
    ada = crowd.person("Ada", likes={"confirm": False})
    ada.goes_on(*sits_down(server, ada, record))
    ada.waits()
    before = ada.page.evaluate(TURN)
    ada.does(lambda: ada.page.locator(f".dice .glow[aria-label*='{die}']").click())
    ada.does(lambda: ada.page.locator(f".ask .way:has-text('{way}')").click())
    expect(ada.page.locator(".prompt.mine")).to_contain_text("What do you do here")
    changed = f"before => {{ const now = ({TURN})(); return now !== before && now; }}"
    there = ada.page.wait_for_function(changed, arg=before)
    ada.does(lambda: ada.page.locator(f".displays .{deed}.glow").first.click())
    ada.page.wait_for_function(changed, arg=there.json_value())
    for question in ("What do you do here", "Where does your yak go", "Choose a die"):
        ada.does(lambda: ada.page.locator(".ask .row .button", has_text=re.compile("back")).click())
        expect(ada.page.locator(".prompt.mine")).to_contain_text(question)
    ada.page.wait_for_function(f"before => ({TURN})() === before", arg=before)


# What a turn changes: what the own yak carries and where it stands, what one owns, what lies beside the map.
TURN = """() => [".stock", ".tray .book", ".displays", ".land [data-zone=yak-0]"].map((part) => {
  const found = document.querySelector(part);
  return [found.textContent.trim(), found.style.transform, found.querySelectorAll("svg").length];
}).join()"""


def harmless_turn() -> tuple[durbar.Record, str, str, str]:
    """A game in which seat 0 is to choose a die, and a die, a way and a deed that show nothing new."""
    ways = {"n": "north", "e": "east", "s": "south", "w": "west"}
    for state, record in moments("kathmandu", 2):
        if state.actors() == [0] and seen(state).phase == "die":
            for preview in seen(state, 0).previews:
                trial = play(state.clone(), f"take {preview.die}")
                if preview.die == "black" or preview.actions not in (["animal"], ["pack"]):
                    continue
                if play(trial, preview.move).mark == state.mark:
                    deed = "animal" if preview.animals else "gear"
                    return record, preview.die, ways[preview.way], deed
    raise AssertionError("there is no such turn")


class Way(NamedTuple):
    """How something is used on the board.

    of:     the position
    clicks: what is clicked, one after the other
    tells:  what the log tells then
    leads:  whether the first click changes the places that can be reached
    """

    of: durbar.State
    clicks: tuple[str, ...]
    tells: str
    leads: bool = False


def gear(name: str) -> str:
    return f".kit .gear.glow[aria-label^='{name}']"


def option(words: str) -> str:
    return f".ask .option:has-text('{words}')"


def place(x: int, y: int) -> str:
    return f".land .target[aria-label*='{at(x, y)}']"


FIRST_OPTION = ".ask .option >> nth=0"
TWO = {"dice": "2 3 3 3 3 3"}

# One way to use each of the twelve equipment cards, each of the six characters, and a tent.
EQUIPMENT = {
    "toolbox": Way(
        before("toolbox_0"),
        (gear("toolbox"), option("backpack"), option("coin"), option("fodder"), ".ask .options .primary"),
        "You use a toolbox: backpack, coin, fodder",
    ),
    "magnifier": Way(before("magnifier_0", **TWO), (gear("magnifying glass"),), "the brown die shows 5", leads=True),
    "barrel": Way(
        table(Seat(cards="barrel_0"), Seat()),
        (
            gear("wooden barrel"), ".dice .glow >> nth=0", ".dice .glow >> nth=1", ".barrel .primary",
            ".barrel :text('stop rolling')", ".dice .glow >> nth=0",
        ),
        "You roll with a wooden barrel",
    ),
    "first_aid": Way(before("first_aid_0", markers=2), (gear("first-aid kit"),), "give back 2 markers"),
    "telescope": Way(before("telescope_0", yak="snow meadow"), (gear("telescope"),), "You complete a yak tile: snow"),
    "bottle": Way(
        before("bottle_0", **TWO), (gear("water bottle"), ".ask .option >> nth=1"), "the brown die shows 3"
    ),
    "world_map": Way(
        before("world_map_0", space=at(26, 8), resources="fodder"),
        (gear("world map"), place(24, 7), ".ask .way >> nth=0"),
        f"go from {at(26, 8)} to {at(24, 7)}",
        leads=True,
    ),
    "chest": Way(before("chest_0", plans="red_a red_b"), (gear("chest"),), "one pair of plans into a chest"),
    "climbing_gear": Way(
        before("climbing_gear_0", space=at(7, 1), **TWO),
        (gear("climbing gear"), place(9, 1)),
        f"You go east, 2 spaces, to {at(9, 1)}",
        leads=True,
    ),
    "tea_leaves": Way(
        before("tea_leaves_0", **TWO), (gear("tea leaves"), place(4, 0)), f"east, 4 spaces, to {at(4, 0)}", leads=True
    ),
    "bridle": Way(
        before("bridle_0", space=at(1, 1), dice="4 3 3 3 3 3"),
        (gear("bridle"), ".ask .way:has-text('east')", place(3, 3)),
        f"to {at(3, 3)}",
        leads=True,
    ),
    "rope_ladder": Way(
        after("rope_ladder_0", space=at(21, 7)),
        (gear("rope ladder"), place(20, 8), FIRST_OPTION),
        f"You make an offering on {at(20, 8)}",
        leads=True,
    ),
}  # fmt: skip
CHARACTERS = {
    "alpinist": Way(
        with_character("alpinist", space=at(7, 1), **TWO), (".ask .way:has-text('over mountains')",), f"to {at(9, 1)}"
    ),
    "yak_guide": Way(
        with_character("yak_guide", die="pink", dice="3 3 3 3 2 3", resources="fodder fodder"),
        ("text=Two fodder for another", option("coin"), "text=Turn the pink die", ".ask [aria-label*='6']"),
        "You turn the pink die to 6",
    ),
    "monk": Way(
        with_character("monk", phase="act", space=at(20, 1)), (option("2"), FIRST_OPTION), "You make 2 offerings"
    ),
    "merchant": Way(
        with_character(
            "merchant", phase="act", space=at(18, 5), resources="coin coin", goods={at(19, 5): "ring_1"}, yak="snow"
        ),
        (place(19, 5), option("special")),
        "You buy the special good too: ring",
    ),
    "border_guard": Way(
        with_character("border_guard", space=at(12, 6), **TWO),
        (".ask .way:has-text('east')", place(14, 3)),
        f"to {at(14, 3)}",
        leads=True,
    ),
    "artist": Way(
        with_character("artist", phase="act", space=at(6, 0), resources="paint", animals="gharial"),
        (".displays .animal.glow",),
        "You paint: gharial",
    ),
    "tent": Way(
        play(landed(Seat(tents="meadow snow"), Seat(at(0, 0)), holder=1), "done"),
        (option("meadow"),),
        "You play a tent on Bot 1: meadow",
    ),
}


@pytest.mark.parametrize("ways", [EQUIPMENT, CHARACTERS], ids=["equipment", "characters and tents"])
def test_everything_is_used_by_clicks(crowd: Crowd, server: Server, ways: dict[str, Way]) -> None:
    """All twelve equipment cards, all six characters and a tent; what changes the way changes the places that glow."""
    ada = crowd.person("Ada", likes={"confirm": False})
    paths = sits_down(server, ada, *(way.of for way in ways.values()))
    for (name, way), path in zip(ways.items(), paths, strict=True):
        ada.goes_on(path)
        ada.waits()
        could = sorted(ada.page.evaluate(REACH))
        for click in way.clicks:
            ada.page.locator(click).click()
            if way.leads and click == way.clicks[0]:
                ada.page.wait_for_function(
                    f"could => JSON.stringify(({REACH})().sort()) !== JSON.stringify(could)", arg=could
                )
        expect(ada.page.locator(".side ol.log"), name).to_contain_text(way.tells)
        assert not (keys := ada.bare_keys()), keys


def test_the_land_is_dragged_zoomed_and_moved_by_keys(crowd: Crowd, server: Server) -> None:
    ada = starts(crowd, server, "place", {"landscape": "first"})  # as wide as it is high: one can look elsewhere on it
    page, sheet = ada.page, ada.page.locator(".land .sheet")

    def look() -> str:
        return str(sheet.evaluate("sheet => sheet.style.transform"))

    def changes(act: Callable[[], None]) -> None:
        before = look()
        act()
        page.wait_for_function("([is]) => document.querySelector('.land .sheet').style.transform !== is", arg=[before])

    ada.click(ada.button("The whole map"))
    for _ in range(3):
        changes(lambda: ada.click(ada.button("Zoom in")))
    changes(lambda: page.keyboard.press("ArrowRight"))
    changes(lambda: page.keyboard.press("ArrowLeft"))
    changes(lambda: page.keyboard.press("+"))
    box = page.locator(".land").bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 150)
    changes(lambda: page.mouse.wheel(0, -200))
    page.mouse.down()
    changes(lambda: page.mouse.move(box["x"] + 200, box["y"] + 120, steps=4))
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text("Where does your yak start")  # a drag is no click
    changes(lambda: ada.click(ada.button("To your yak")))
    target = page.locator(".land .target").first
    target.focus()
    ada.does(lambda: page.keyboard.press("Enter"))


def test_four_play_a_long_game_with_both_expansions(crowd: Crowd, server: Server) -> None:
    """On a phone, by clicks on the board alone, its beginning and its end."""
    ada = crowd.person("Ada", phone=True, likes={"confirm": False}, device_scale_factor=1)
    ada.opens(4, **EVERYTHING)
    play_through(ada, until=lambda: ada.told() > 45)
    expect(ada.page.locator(".book")).to_have_count(4)
    assert not ada.too_wide()
    assert not (keys := ada.bare_keys()), keys
    ada.goes_on(*sits_down(server, ada, last_turn(4)))
    ada.waits()
    play_through(ada)
    expect(ada.page.locator(".end .result thead th")).to_have_count(4)
    adds_up(ada)
    assert not ada.too_wide()


def test_in_french_and_in_words(crowd: Crowd, server: Server) -> None:
    """Text mode in French up to the end, with no key without its sentence; the beginning and the end of a long game."""
    ada = crowd.person("Ada", likes={"text": True, "language": "fr", "confirm": False})
    first = durbar.Record(durbar.game("kathmandu"), 2, 5, EVERYTHING)
    for game, lines in ((first, 12), (last_turn(), 9999)):
        ada.goes_on(*sits_down(server, ada, game))
        ada.waits()
        told = ada.told()
        play_through(ada, until=lambda: ada.told() > told + lines)  # noqa: B023 - used before the next turn of the loop
        assert not (keys := ada.bare_keys()), keys
    expect(ada.page.locator(".end")).to_contain_text("Rejouer")
    adds_up(ada)


def last_turn(seats: int = 2) -> durbar.Record:
    """A long game with everything, before the last turn of seat 0."""
    turn = 0
    for state, record in moments("kathmandu", seats, EVERYTHING):
        if state.actors() == [0] and seen(state).phase == "die":
            turn = len(record.moves)
    record.moves = record.moves[:turn]
    return record


def test_a_host_builds_the_landscape(crowd: Crowd) -> None:
    """On a phone. Boards are turned and moved; what is wrong is said meanwhile; what is no landscape is refused."""
    ada = crowd.person("Ada", phone=True)
    ada.goes("/new/kathmandu")
    page = ada.page
    ada.click(page.get_by_role("switch", name="Build the landscape yourself"))
    text, verdict, boards = (
        page.locator(".build .text input"),
        page.locator(".build .verdict"),
        page.locator(".build li"),
    )
    expect(text).to_have_value("E6A1 E1A2 S5A3 E2A0 E0")
    expect(verdict).to_contain_text("This landscape works. 2 needles point to Kathmandu")
    boards.nth(2).locator("select").first.select_option("north")
    boards.nth(4).locator("select").first.select_option("west")
    expect(verdict).to_contain_text("Board 6 lies on board 4 (kathmandu-4)")
    boards.nth(3).locator("select").first.select_option("west")
    expect(verdict).to_contain_text("Board 1 and board 6 touch: only neighbours in the chain may (kathmandu-4)")
    expect(page.locator(".build .number.wrong")).not_to_have_count(0)
    expect(page.locator(".build li.wrong")).not_to_have_count(0)
    assert not ada.too_wide()
    for line in range(5):
        boards.nth(line).locator("select").first.select_option("east")
    expect(verdict).to_contain_text("there must be a bend (kathmandu-5)")
    text.fill("E6A1 E1A2 S5A3 E2A0 E0")
    text.blur()
    boards.nth(0).locator("select").nth(1).select_option("1A")  # the two change places
    expect(text).to_have_value("E1A1 E6A2 S5A3 E2A0 E0")
    text.fill("E6A1 E1B1 E2B2 S5A3 E0")
    text.blur()
    closed = "Mountains close the border between board 3 and board 4: nowhere can it be crossed"
    expect(verdict).to_contain_text(closed)
    expect(boards.nth(2)).to_contain_text(closed)
    ada.click(boards.nth(2).get_by_role("button", name="Turn the board 2B clockwise"))
    expect(verdict).to_contain_text("This landscape works")
    for _ in range(3):
        ada.click(boards.nth(2).get_by_role("button", name="Turn the board 2B clockwise"))
    expect(verdict).to_contain_text("(kathmandu-6)")

    for chair in range(4):
        page.locator(f"#chair{chair}").select_option("me" if chair == 0 else "easy")
    ada.endures("422|400|Bad Request")
    ada.click(page.locator("form .primary"))
    expect(page.get_by_role("alert")).to_contain_text("boards: Mountains close the border")
    text.fill("E6A1 E1A2 S5A3 E2A0 E0")
    text.blur()
    ada.click(boards.nth(4).get_by_role("button", name="Turn the board Kathmandu"))
    expect(text).to_have_value("E6A1 E1A2 S5A3 E2A0 E1")
    ada.click(page.locator("form .primary"))
    page.wait_for_url("**/m/*")
    page.locator(".land").wait_for()
    expect(page.locator(".side ol.log")).to_contain_text("E6A1 E1A2 S5A3 E2A0 E1")


def test_things_fly(crowd: Crowd, server: Server) -> None:
    """Resources and cards travel over the table at the usual speed."""
    ada = crowd.person("Ada", speed=1)
    ada.context.add_init_script(WATCH_FLIGHTS)
    ada.goes(*sits_down(server, ada, played("kathmandu", 2, until=lambda state: seen(state).phase == "die")))
    ada.plays_until("choose a die")
    ada.does(lambda: ada.click(ada.page.locator(".dice button.glow").first))
    ada.page.wait_for_function("flown.length > 0")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_storm_comes_closer(crowd: Crowd, server: Server, motion: Any) -> None:
    """It rolls over the board to its new border, but is there at once for who wants no motion."""
    ada = crowd.person("Ada", speed=None, reduced_motion=motion, likes={"confirm": False})
    night = evening("1 1 1 6 6 6", "2 2 2 6 6 6", holder=1, tents="none")
    ada.goes_on(*sits_down(server, ada, night))
    ada.waits()
    ada.page.evaluate(WATCH_STORM)
    ada.click(ada.page.locator(END))
    expect(ada.page.locator(".strip").first).to_contain_text("storm on border 1 of 5")
    path, seen = ada.page.wait_for_function("() => window.still").json_value()
    assert (path[0] != [0, 0]) == (motion == "no-preference"), path
    assert path[-1] == [0, 0]
    assert seen == (motion == "no-preference")  # the map shows it, although the yak is far away
    ada.page.wait_for_function(f"() => ({IN_SIGHT})('.land [data-zone=yak-0]')")


# Whether something on the map lies inside its window.
IN_SIGHT = """(thing) => {
  const [box, land] = [thing, ".land"].map((each) => document.querySelector(each).getBoundingClientRect());
  return box.left >= land.left && box.right <= land.right && box.top >= land.top && box.bottom <= land.bottom;
}"""

# Where the storm is, from when it goes to its new border until it stands still there: pixels from there.
WATCH_STORM = """() => {
  const inSight = IN_SIGHT;
  let seen = false;
  const storm = document.querySelector(".land .storm");
  const path = [];
  let rests = 0;
  const look = () => {
    const now = document.querySelector(".land .storm");
    if (now !== storm) {
      const matrix = new DOMMatrix(getComputedStyle(now).transform);
      path.push([Math.round(matrix.e), Math.round(matrix.f)]);
      seen ||= inSight(".land .storm");
      rests = now.getAnimations().some((each) => each.playState === "running") ? 0 : rests + 1;
    }
    if (rests < 3) requestAnimationFrame(look);
    else window.still = [path, seen];
  };
  look();
}""".replace("IN_SIGHT", IN_SIGHT)


# To another moment of the time machine.
SLIDE = """(slider, part) => {
  slider.value = slider.max * part;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def test_time_machine(crowd: Crowd, server: Server) -> None:
    """From the end back through the days: map, storm and books as they were, and nothing to click."""
    ada = crowd.person("Ada", phone=True)
    ada.goes_on(*sits_down(server, ada, played("kathmandu", 4, EVERYTHING)))
    page = ada.page
    page.locator(".end .result").wait_for()
    with page.expect_response("**/moments/*"):
        ada.click(ada.button("Replay"))
    slider = page.get_by_role("slider")
    days: list[int] = []
    storms = []
    for part in (0.1, 0.5, 0.9, 0.2):
        with page.expect_response("**/moments/*") as moment:
            slider.evaluate(SLIDE, part)
        days.append(moment.value.json()["view"]["day"])
        expect(page.locator(".prompt")).to_contain_text("earlier moment")
        expect(page.locator(".strip .day")).to_contain_text(re.compile(rf"^Day {days[-1]}\b"))
        storms.append(page.locator(".land g.storm").bounding_box())
        expect(page.locator(".book")).to_have_count(4)
        expect(page.locator(".kathmandu .glow, .land .target")).to_have_count(0)
    assert len(set(days)) == 4
    assert storms[0] != storms[2]
    ada.click(ada.button("Later"))
    expect(page.locator(".land .sheet")).to_be_visible()
    ada.click(ada.button("Now").first)
    page.locator(".end .result").wait_for()


def test_by_keys_alone(crowd: Crowd, server: Server) -> None:
    """The last turn of a long game with everything: Tab to what glows, Enter, up to the end."""
    ada = crowd.person("Ada", likes={"confirm": False})
    ada.goes_on(*sits_down(server, ada, last_turn()))
    ada.plays = lambda: presses_what_glows(ada)
    play_through(ada)
    adds_up(ada)


def presses_what_glows(person: Person) -> None:
    glows = person.page.locator(END if person.shows(END) else BOARD.glows).first
    person.does(lambda: person.tabs_to(glows).press("Enter"))


def test_forced_colours(crowd: Crowd, server: Server) -> None:
    """What glows has an outline of its own where the device chooses the colours."""
    ada = crowd.person("Ada", forced_colors="active")
    lying = {"gear": "chest_2 bottle_2 magnifier_2", "animals": "hog_deer tiger"}
    around = with_character("artist", phase="act", space=at(2, 0), resources="paint backpack", **lying)
    ada.goes_on(*sits_down(server, ada, around))
    expect(ada.page.locator(".displays .glow")).to_have_count(3)
    for thing in (".displays .gear", ".displays .animal", ".dice .die"):
        glowing, others = (
            ada.page.locator(f"{thing}{glow}").evaluate_all(OUTLINES) for glow in (".glow", ":not(.glow)")
        )
        assert set(glowing) <= {"solid"}, thing
        assert "solid" not in others, thing


OUTLINES = "all => all.map((each) => getComputedStyle(each).outlineStyle)"


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_every_phase_is_fit_for_everybody(crowd: Crowd, server: Server, phone: bool) -> None:
    """Axe finds nothing; on a phone nothing is too wide for it or too small for a finger, and what glows is never
    hidden for good below what sticks to the edges.
    """
    ada = crowd.person("Ada", phone=phone)
    look = Look(ada, HIDDEN)
    look.at_questions(server, 2, tents="usual", characters=True)
    ada.goes_on(
        *sits_down(server, ada, played("kathmandu", 4, EVERYTHING, until=lambda state: seen(state).phase == "die"))
    )
    ada.page.locator(".displays .gear:not(.glow)").first.click()
    ada.page.locator("dialog[open] .sheet").wait_for()
    look.at("sheet")
    ada.page.keyboard.press("Escape")
    ada.waits()
    ada.page.keyboard.press("t")
    ada.page.locator(".choices").wait_for()
    look.at("text")
    ada.page.keyboard.press("t")
    ada.goes_on("/new/kathmandu")
    ada.page.get_by_role("switch", name="Build the landscape yourself").check()
    ada.page.locator(".build li").first.wait_for()
    look.at("new table")
    if not phone:  # the longest page, and the same on both
        ada.goes_on("/box/kathmandu")
        ada.page.locator(".cards li").first.wait_for()
        look.at("box")
    look.report()


# What glows and, once it is scrolled to, still lies below the sentence above or the buttons below.
HIDDEN = """() => [...document.querySelectorAll(".ask .option.glow, .dice .glow, .gear.glow, .ask .row .button")]
  .filter(() => !document.querySelector("dialog[open]"))
  .filter((element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && top !== element && !element.contains(top);
  })
  .map((element) => element.outerHTML.slice(0, 160))"""


def test_loading_is_light_and_steady(crowd: Crowd, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host = crowd.person("Ada")
    [path] = sits_down(server, host, played("kathmandu", 4, until=lambda state: seen(state).phase == "die"))
    loads_well(crowd, path, ".book", capsys)
