"""A walk through every page and drawer of the client, with a stop at each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

import durbar
from tests.browser.middle import played, sits_down
from tests.browser.players import Person
from tests.server.servers import Server


def tour(person: Person, server: Server) -> Iterator[str]:
    """Show this person one place after the other, and say its name while it is on the screen."""
    yield from before_the_match(person)
    yield from at_the_table(person)
    yield from at_one_device(person)
    yield from after_the_match(person, server)


def before_the_match(person: Person) -> Iterator[str]:
    person.goes("/")
    expect(person.page.locator(".games .cover").last).to_be_attached()
    yield "home"
    person.click(person.page.locator(".games li", has_text="Reviving").get_by_role("button", name="Play", exact=True))
    yield from drawer(person, "play sheet")
    person.click(person.button("Settings"))
    yield from drawer(person, "settings")
    person.goes("/rules/xanadu#xanadu-9")
    expect(person.page.locator(".rule.here")).to_be_in_viewport()
    expect(person.page.locator(".rule .picture").first).to_be_attached()
    yield "rules page"
    person.goes("/study/kyoto")
    person.page.get_by_role("heading", name="To play it again").wait_for()
    yield "study"
    person.goes("/you")
    person.page.get_by_role("heading", name="Your finished games").wait_for()
    yield "you"
    person.goes("/new/reviving")  # which has the most options
    person.page.locator("form").wait_for()
    yield "new table"
    person.click(person.page.get_by_text("I own this box"))
    person.click(person.button("Edit it here"))
    person.click(person.page.locator(".own summary").first)
    yield "own box"
    person.creates("me", "friend", "medium", "hard")
    yield "waiting room"


def at_the_table(person: Person) -> Iterator[str]:
    person.creates("me", "easy", "easy", "easy", pace="Slow")
    for _ in range(3):
        person.moves()
    person.waits()
    yield "table"
    person.page.keyboard.press("h")
    person.page.locator("section.hint").wait_for()
    yield "hint"
    for key, name in (("r", "rules"), ("l", "log"), ("c", "chat"), ("?", "keys")):
        person.page.keyboard.press(key)
        yield from drawer(person, name)
    more = person.button("Table and people")
    person.click(more)
    yield from drawer(person, "table and people")
    person.click(more)
    person.click(person.button("Time machine"))
    person.page.locator(".machine").wait_for()
    yield "time machine"
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("t")
    person.page.locator(".choices").wait_for()
    yield "text mode"
    person.page.keyboard.press("t")


def at_one_device(person: Person) -> Iterator[str]:
    person.creates("me", "beside", "easy")
    person.page.locator(".curtain").wait_for()
    yield "curtain"


def after_the_match(person: Person, server: Server) -> Iterator[str]:
    [asks] = sits_down(server, person, played("kyoto", 4, until=shows_a_card), alone=False)
    [over] = sits_down(server, person, played("kyoto", 4))
    person.goes_on(asks)
    person.waits()
    person.page.keyboard.press("1")
    person.page.locator(".confirm:enabled").wait_for()
    yield "confirming"
    person.goes_on(over)
    person.page.locator(".end .result").wait_for()
    yield "end"
    person.goes_on("/")
    person.page.get_by_role("region", name="Finished tables").wait_for()
    yield "home with tables"
    person.click(person.button(re.compile("^Remove this .* table")).first)
    yield from drawer(person, "table to be sent away")


def shows_a_card(state: durbar.State) -> bool:
    """Whether the first move of seat 0 cannot be taken back."""
    if state.actors() != [0]:
        return False
    trial = state.clone()
    trial.play(0, trial.legal_moves(0)[0])
    return trial.mark != state.mark


def drawer(person: Person, name: str) -> Iterator[str]:
    dialog: Locator = person.page.locator("dialog[open]")
    dialog.locator(".body > *").first.wait_for()
    yield name
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
