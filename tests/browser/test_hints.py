"""Hints in the browser: whoever makes the table says whether there are any, and everybody at it can see that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.players import Crowd, Person

SWITCH = "Hints: players may ask a master bot"


def chosen(person: Person, *chairs: str) -> None:
    person.goes(f"/new/{person.board.game}")
    person.click(person.button(str(len(chairs))))
    for number, chair in enumerate(chairs):
        person.page.locator(f"#chair{number}").select_option(chair)


def test_the_switch_follows_who_plays_until_somebody_chooses(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    switch = ada.page.get_by_role("switch", name=SWITCH)
    chosen(ada, "me", "easy")
    expect(switch).to_be_checked()
    chosen(ada, "me", "friend")
    expect(switch).not_to_be_checked()
    chosen(ada, "me", "beside")
    expect(switch).not_to_be_checked()
    switch.check()
    ada.page.locator("#chair1").select_option("friend")
    expect(switch).to_be_checked()


@pytest.mark.parametrize("wanted", [False, True])
def test_everybody_at_the_table_knows_and_only_with_hints_is_there_a_button(crowd: Crowd, wanted: bool) -> None:
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    ada.is_called()
    chosen(ada, "me", "friend")
    if wanted:
        ada.page.get_by_role("switch", name=SWITCH).check()
    ada.click(ada.page.locator("form .primary"))
    ada.page.wait_for_url("**/m/*")
    bob.goes(ada.page.url)
    told = "Hints are on: players may ask a master bot." if wanted else "No hints at this table."
    for person in (ada, bob):
        expect(person.page.get_by_text(told)).to_be_visible()
    bob.sits(1)
    ada.begins()
    bob.page.locator(".table").first.wait_for()
    for person in (ada, bob):
        person.page.locator(".table").wait_for()
        person.click(person.button("Table and people"))
        expect(person.page.get_by_role("dialog").get_by_text(told)).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("button", name="Hint", exact=True)).to_have_count(int(wanted))
    due = ada if ada.waits_for("Ada", "Bob") == "Ada" else bob
    due.waits()
    with_hint = due.page.get_by_text("A master would play")
    due.page.keyboard.press("h")
    if wanted:
        expect(with_hint).to_be_visible()
    else:
        expect(with_hint).to_have_count(0)
        expect(due.page.locator(".notice.bad")).to_have_count(0)
    due.page.keyboard.press("?")
    expect(due.page.get_by_role("dialog").get_by_text("hint", exact=True)).to_have_count(int(wanted))


def test_a_name_that_cannot_be_seen_is_refused(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.opens(2, people=2)
    ada.page.get_by_label("Name of the player beside you").fill("\u3164")
    ada.click(ada.page.get_by_role("button", name="Sit here too"))
    expect(ada.page.get_by_role("alert")).to_contain_text("A name has 1 to 40 visible characters")
