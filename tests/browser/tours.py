"""A walk through every page and drawer of the client, with a stop at each."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.players import Person


def tour(person: Person) -> Iterator[str]:
    """Show this person one place after the other, and say its name while it is on the screen."""
    yield from before_the_match(person)
    yield from at_the_table(person)
    yield from at_one_device(person)
    yield from after_the_match(person)


def before_the_match(person: Person) -> Iterator[str]:
    person.goes("/")
    expect(person.page.locator(".games .cover").last).to_be_attached()
    yield "home"
    person.click(person.button("Settings"))
    yield from drawer(person, "settings")
    person.goes("/new/reviving")  # which has the most options
    person.page.locator("form").wait_for()
    yield "new table"
    person.creates("me", "friend", "medium", "hard")
    yield "waiting room"


def at_the_table(person: Person) -> Iterator[str]:
    person.creates("me", "easy", "easy", "easy", pace="Slow")
    for _ in range(3):
        person.moves()
    person.waits()
    yield "table"
    person.page.keyboard.press("h")
    person.page.locator(".notice").wait_for()
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


def after_the_match(person: Person) -> Iterator[str]:
    """The shortest match there is: two seats."""
    person.creates("me", "easy")
    name = str(person.page.locator(".side .people .name").first.text_content())
    asked = False
    while person.waits_for(name) != "nobody":
        person.waits()
        told = person.told()
        person.page.keyboard.press("1")
        if person.is_asked(told):
            if not asked:
                yield "confirming"
            asked = True
            person.click(person.page.locator(".confirm"))
            person.hears_more_than(told)
    person.page.locator(".end .result").wait_for()
    yield "end"
    person.goes("/")
    person.page.get_by_role("region", name="Finished tables").wait_for()
    yield "home with tables"


def drawer(person: Person, name: str) -> Iterator[str]:
    dialog: Locator = person.page.locator("dialog[open]")
    dialog.locator(".body > *").first.wait_for()
    yield name
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
