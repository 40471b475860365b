"""Order in the house, in a real browser: muting, blocking, reporting, sending away, and the page of an admin."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.fit import Look
from tests.browser.players import CUT_OFF, Crowd, Person
from tests.browser.test_members import has_authenticator, joins, somebody, until
from tests.server.servers import Server


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, Crowd]]:
    """A server of our own, whose admin is named when it is started the second time."""
    with Server(tmp_path / "data", "--think", "0.05") as server:
        crowd = Crowd(browser, server.url)
        yield server, crowd
        complaints: list[Any] = [person.complaints() for person in crowd.people]
        crowd.leave()
        assert not any(complaints), complaints
        assert not server.mistakes()


def says(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").last.fill(text)
    person.page.keyboard.press("Enter")


def line(person: Person, text: str) -> Locator:
    return person.page.locator(".chat li", has_text=text)


def opens(person: Person, within: Locator, name: str) -> Locator:
    """The drawer about somebody."""
    person.click(within.get_by_role("button", name=f"{name}: mute, block or report"))
    drawer = person.page.locator("dialog[open]")
    drawer.wait_for()
    return drawer


def closes(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_people_keep_away_from_each_other_and_an_admin_keeps_order(house: tuple[Server, Crowd]) -> None:
    server, crowd = house
    ada = somebody(crowd, server, "Ada")
    has_authenticator(ada)
    joins(ada)
    ada.endures(CUT_OFF)
    server.stop()
    server.options = (*server.options, "--admin", "Ada")
    server.start()
    bo, cy = somebody(crowd, server, "Bo", phone=True), somebody(crowd, server, "Cy")
    looks = [Look(ada), Look(bo)]
    bo.asks("me")
    assert bo.context.request.put(f"{bo.url}/api/me", data={"name": "Bo"}).ok  # so that an admin finds him by it
    path = ada.opens(3, people=3)
    for seat, person in ((1, bo), (2, cy)):
        person.goes(path)
        person.sits(seat)

    # The host sends Cy away, who cannot come back; chat goes off and on
    seats = ada.page.locator(".seats li")
    expect(seats.nth(1).get_by_text("guest", exact=True)).to_be_visible()
    ada.click(seats.nth(2).get_by_role("button", name="Send away"))
    cy.click(cy.page.locator(".seats li").nth(2).get_by_role("button", name="Sit here"))
    expect(cy.page.get_by_role("alert")).to_contain_text("The host has sent you away")
    switch = ada.page.get_by_role("switch", name="Allow chat")
    switch.uncheck()
    expect(bo.page.get_by_text("Chat is off at this table.")).to_be_visible()
    looks[1].at("waiting room without chat")
    switch.check()

    # Bo mutes Ada and takes it back, on a phone; Ada reports a line of Bo's, and blocks him
    says(ada, "hello Bo")
    drawer = opens(bo, line(bo, "hello Bo"), "Ada")
    looks[1].at("about somebody")
    bo.click(drawer.get_by_role("button", name="Mute"))
    expect(drawer.get_by_role("status")).to_contain_text("Ada is muted")
    closes(bo)
    expect(line(bo, "hello Bo")).to_have_count(0)
    says(ada, "can you hear me?")
    says(bo, "rude words")
    expect(line(ada, "rude words")).to_be_visible()
    expect(line(bo, "can you hear me?")).to_have_count(0)
    drawer = opens(ada, line(ada, "rude words"), "Bo")
    ada.click(drawer.get_by_text("Report what they said"))
    drawer.get_by_label("What is wrong with it?").fill("he is rude")
    looks[0].at("a report")
    ada.click(drawer.get_by_role("button", name="Send the report"))
    expect(drawer.get_by_role("status")).to_contain_text("Thank you")
    ada.click(drawer.get_by_role("button", name="Block"))
    expect(drawer.get_by_role("status")).to_contain_text("Bo is blocked")
    closes(ada)

    # At the running table guests are guests, and the same can be done there
    ada.click(seats.nth(2).get_by_role("button", name="Add a bot"))
    ada.begins()
    people = ada.page.locator(".side .people li").nth(1)
    expect(people.get_by_text("guest", exact=True)).to_be_visible()
    opens(ada, people, "Bo")
    closes(ada)
    bo.goes("/you")
    bo.click(bo.button(re.compile("^Unmute.Ada")))
    expect(bo.page.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    ada.goes("/you")
    expect(ada.page.get_by_role("heading", name="Muted and blocked")).to_be_visible()
    looks[0].at("whom one blocks")

    # The admin's page: the report, a warning, a silence that is lifted, a ban, a closed table, and what was done
    ada.click(ada.page.get_by_role("link", name="Order in the house"))
    page, report = ada.page, ada.page.locator("article", has_text="he is rude")
    expect(report.locator(".reported")).to_contain_text("rude words")
    looks[0].at("order in the house")
    ada.click(report.get_by_role("button", name="warn"))
    page.get_by_label("Reason; they read it").fill("Please be kind.")
    ada.click(ada.button("Do it"))
    expect(page.get_by_text("No reports wait.")).to_be_visible()
    bo.goes(path)
    expect(bo.page.get_by_text("Please be kind.")).to_be_visible()
    expect(bo.page.get_by_role("heading", level=1)).to_have_count(1)  # of the table, which comes
    looks[1].at("a warning")
    bo.click(bo.button("I have read it"))
    expect(bo.page.get_by_text("Please be kind.")).to_have_count(0)
    acts(ada, "silence", "Bo", "too loud")
    expect(page.locator(".sanctions")).to_contain_text("too loud")
    bo.click(bo.button("Chat"))
    says(bo, "a long sentence")
    expect(bo.page.get_by_role("alert")).to_contain_text("You may neither chat nor change your name here until")
    expect(bo.page.get_by_label("Say something").last).to_have_value("a long sentence")
    closes(bo)
    ada.click(page.get_by_role("button", name=re.compile("^Lift silence of Bo")))
    expect(page.locator(".sanctions")).not_to_contain_text("too loud")
    bo.endures("403")
    acts(ada, "ban", "Bo", "enough is enough")
    expect(bo.page.get_by_role("heading", level=1)).to_contain_text("You are banned from this server until")
    looks[1].at("banned")
    expect(page.locator("ol.lines li").first).to_contain_text("enough is enough")
    page.locator("form select").first.select_option("close")
    page.get_by_label("Number or link of the table").fill(ada.url + path)
    page.get_by_label("Reason; they read it").fill("a rude table")
    ada.click(ada.button("Do it"))
    cy.goes(path)
    expect(cy.page.get_by_role("heading", level=1)).to_have_text("This table was closed")
    expect(cy.page.get_by_text("a rude table")).to_be_visible()
    cy.endures("401|403")
    cy.goes("/admin")
    expect(cy.page.get_by_text("Only an admin can keep order here")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    assert not ada.too_wide()
    for look in looks:
        look.report()


def test_who_is_banned_can_still_sign_out_and_delete_themselves(house: tuple[Server, Crowd]) -> None:
    server, crowd = house
    bo = somebody(crowd, server, "Bo")
    has_authenticator(bo)
    joins(bo)
    terminal = [sys.executable, "-m", "durbar", "admin", "ban", "Bo", "Spam.", "--data", str(server.data)]
    subprocess.run(terminal, check=True, capture_output=True)
    bo.endures("401|403|404")
    banned = bo.page.get_by_role("alert").filter(has_text="You are banned from this server: Spam.").first
    until(lambda: not bo.page.request.get(f"{bo.url}/api/me").ok)
    bo.goes("/you")
    expect(banned).to_be_visible()
    expect(bo.button("Sign out")).to_be_visible()
    bo.click(bo.page.locator("summary", has_text="Delete my account"))
    bo.page.get_by_label("Type your name, Bo, if you are sure").fill("Bo")
    bo.click(bo.button("Delete my account for good"))
    bo.page.wait_for_url(f"{bo.url}/")
    bo.goes("/players/Bo")
    expect(bo.page.get_by_role("alert")).to_be_visible()


def acts(admin: Person, what: str, whom: str, reason: str) -> None:
    page = admin.page
    page.locator("form select").first.select_option(what)
    page.get_by_label("Name or number of the person").fill(whom)
    expect(page.get_by_label("Whom")).to_contain_text(whom)
    page.get_by_label("Reason; they read it").fill(reason)
    admin.click(admin.button("Do it"))
    expect(page.get_by_text("Done, and noted.")).to_be_visible()
