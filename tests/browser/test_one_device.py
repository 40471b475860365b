"""Several people at one device: it shows what one of them may see only after that one has said to be there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import LOG, Crowd, Person, play_through

TABLE = ".table, .path, [data-zone], [role=log], .log, .choices"  # of which nothing is in the page behind a curtain

# Through whose eyes the table was shown, one after the other, and be it for the blink of an eye.
WATCH_EYES = """window.eyes = [];
new MutationObserver(() => {
  const name = document.querySelector(".path.yours .name")?.textContent;
  if (name && name !== window.eyes.at(-1)) window.eyes.push(name);
}).observe(document, { childList: true, subtree: true, characterData: true });"""


def sit_down(crowd: Crowd, *more: str, phone: bool = False) -> Person:
    """Ada and Bob at Ada's device."""
    ada = crowd.person("Ada", phone=phone)
    ada.is_called()
    ada.page.add_init_script(WATCH_EYES)
    ada.goes("/new/kyoto")
    ada.click(ada.button(str(2 + len(more))))
    for number, chair in enumerate(("me", "beside", *more)):
        ada.page.locator(f"#chair{number}").select_option(chair)
    ada.page.get_by_label("Name at seat 2").fill("Bob")
    ada.click(ada.page.locator("form .primary"))
    ada.page.wait_for_url("**/m/*")
    return ada


def curtain(person: Person) -> Locator:
    return person.page.locator(".curtain")


def asked_for(person: Person) -> str:
    """Whom the curtain asks for. Nothing of the table is in the page meanwhile."""
    title = curtain(person).get_by_role("heading")
    expect(title).to_be_focused()
    expect(person.page.locator(TABLE)).to_have_count(0)
    found = re.fullmatch(r"Pass the device to (\w+)", str(title.text_content()))
    assert found
    return found[1]


def says_so(person: Person, name: str) -> None:
    person.click(person.button(f"I am {name}: show the table"))
    expect(person.page.locator(".path.yours .name")).to_have_text(name)
    expect(curtain(person)).to_have_count(0)


def plays(person: Person) -> None:
    """The first choice, by keys."""
    person.waits()
    person.types()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_the_device_is_passed_on(crowd: Crowd, phone: bool) -> None:
    """Through whole turns, over a reload, and no further than each of them said to be there."""
    ada = sit_down(crowd, phone=phone)
    looked = []
    for _ in range(8):
        name = asked_for(ada)
        ada.page.keyboard.press("Enter")  # once more than was needed: for nobody
        looked.append(name)
        says_so(ada, name)
        while ada.page.locator(".table").count():
            plays(ada)
            expect(curtain(ada).or_(ada.page.locator(".prompt.mine"))).to_be_visible()
    assert set(looked) == {"Ada", "Bob"}
    assert ada.page.evaluate("window.eyes") == looked
    ada.page.reload()
    asked_for(ada)
    assert ada.page.evaluate("window.eyes") == []


def test_by_keys_in_words_and_in_french(crowd: Crowd) -> None:
    ada = sit_down(crowd)
    name = asked_for(ada)
    ada.tabs_to(ada.button(f"I am {name}: show the table")).press("Enter")
    ada.waits()
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".choices")).to_be_visible()
    while not curtain(ada).count():
        plays(ada)
        expect(curtain(ada).or_(ada.page.locator(".prompt.mine"))).to_be_visible()
    other = asked_for(ada)
    assert other != name
    ada.page.evaluate("localStorage.durbar = JSON.stringify({ ...JSON.parse(localStorage.durbar), language: 'fr' })")
    ada.page.reload()
    ada.tabs_to(ada.button(f"Je suis {other} : montrer la table")).press("Enter")
    expect(ada.page.locator(".prompt.mine")).to_contain_text(other)


def test_the_past_is_looked_at_before_the_device_is_passed_on(crowd: Crowd) -> None:
    """Who looks back is not disturbed; and a move can be taken back as long as nobody else has looked."""
    ada = sit_down(crowd)
    name = asked_for(ada)
    says_so(ada, name)
    ada.waits()
    ada.click(ada.page.locator(LOG).first.get_by_role("button"))
    expect(ada.page.locator(".prompt")).to_contain_text("an earlier moment")
    expect(curtain(ada)).to_have_count(0)
    ada.page.keyboard.press("Escape")
    while not curtain(ada).count():
        plays(ada)
        expect(curtain(ada).or_(ada.page.locator(".prompt.mine"))).to_be_visible()
    other = asked_for(ada)
    ada.click(ada.button(re.compile(f"{name}: (Take back|Ask to take back)")))
    answer = ada.button("Yes")
    expect(answer.or_(ada.page.locator(".prompt.mine"))).to_be_visible()
    if answer.is_visible():
        ada.click(answer)
    expect(ada.page.locator(".path.yours .name")).to_have_text(name)
    assert other not in ada.page.evaluate("window.eyes")


def test_who_sits_together_needs_no_curtain(crowd: Crowd) -> None:
    """It is switched off for this table, and on again; without it a match is played to its end."""
    ada = sit_down(crowd)
    says_so(ada, asked_for(ada))
    ada.click(ada.button("Table and people"))
    switch = ada.page.get_by_role("switch", name="Draw a curtain before the device is passed on")
    expect(switch).to_be_checked()
    ada.page.keyboard.press("Escape")
    while not curtain(ada).count():
        plays(ada)
        expect(curtain(ada).or_(ada.page.locator(".prompt.mine"))).to_be_visible()
    ada.click(ada.button("We are playing together: no curtain at this table"))
    ada.plays = ada.types
    play_through(ada, until=lambda: ada.shows(".curtain"))
    expect(ada.page.locator(".end h2")).to_have_text(re.compile("(Ada|Bob) wins"))
    assert set(ada.page.evaluate("window.eyes")) == {"Ada", "Bob"}


def test_no_curtain_for_who_is_alone_or_watches(crowd: Crowd) -> None:
    """Ada and Bob share a device, Cleo has her own, Eve watches: only the first two pass something on."""
    ada = sit_down(crowd, "friend")
    cleo, eve = crowd.person("Cleo"), crowd.person("Eve")
    cleo.goes(ada.page.url)
    cleo.sits(2)
    eve.goes(ada.page.url)
    ada.click(ada.button("Begin"))
    cleo.page.locator(".table").first.wait_for()
    expect(eve.page.locator(".path")).to_have_count(3)
    for _ in range(6):
        due = cleo.waits_for("Ada", "Bob", "Cleo")
        told = cleo.told()
        if due == "Cleo":
            expect(ada.page.locator(".table").or_(curtain(ada))).to_be_visible()
            plays(cleo)
        else:
            shown = ada.page.locator(".path.yours .name", has_text=due)
            expect(shown.or_(curtain(ada).get_by_text(f"Pass the device to {due}"))).to_be_visible()
            if curtain(ada).count():
                says_so(ada, due)
            plays(ada)
        cleo.hears_more_than(told)
        for person in (cleo, eve):
            assert not curtain(person).count()
    expect(eve.page.locator(".path.yours")).to_have_count(0)
