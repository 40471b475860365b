"""A tournament in real browsers, from its making to its winner, at a desk and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fit import Look
from tests.browser.players import Crowd, Person
from tests.browser.test_members import has_authenticator, joins, somebody
from tests.server.servers import Server


def leaves(person: Person) -> None:
    """Let a bot play on."""
    person.click(person.button("Table and people"))
    person.click(person.page.get_by_role("button", name=re.compile("^Let a bot play for")))


def plays(look: Look, name: str, *people: Person) -> str:
    """Everybody goes to the table of this round, it begins with the luck of all, and bots play it to its end."""
    first, *others = people
    first.click(first.page.get_by_role("link", name="To your table").first)
    expect(first.page.get_by_text("The game begins by itself")).to_be_visible()
    expect(first.page.locator(".seats")).to_contain_text("luck sealed")
    assert first.page.get_by_role("button", name="Begin").count() == 0
    if look.person is first:
        look.at(f"{name}, a table that waits")
    for person in others:
        person.click(person.page.get_by_role("link", name="To your table").first)
    for person in people:
        person.page.locator(".table").first.wait_for()
    match = first.page.url.rpartition("/")[2]
    shown = first.asks(f"matches/{match}")["table"]
    assert shown["promise"]["luck"] == ["mixed"] * len(people)
    for person in people:
        leaves(person)
    return match


def test_a_knock_out_is_played_to_its_winner(crowd: Crowd, server: Server) -> None:
    ada, bo, cy = (somebody(crowd, server, name, phone=name == "Bo Cup") for name in ("Ada Cup", "Bo Cup", "Cy Cup"))
    nobody = somebody(crowd, server, "nobody")
    desk, phone = Look(ada), Look(bo)
    for person in (ada, bo, cy):
        has_authenticator(person)
        joins(person)
    ada.goes("/tournaments")
    ada.page.get_by_label("Name of the tournament").fill("Knock-out of three")
    ada.page.get_by_label("Knock-out: the better half of each table goes on").check()
    ada.click(ada.button("Create the tournament"))
    expect(ada.page).to_have_title("Knock-out of three · Durbar")
    link = ada.page.get_by_label(re.compile("link", re.IGNORECASE)).input_value()

    for person in (bo, cy):
        person.goes(link)
        person.click(person.button("Enter"))
    standings = ada.page.locator("tbody tr")
    expect(standings).to_have_count(3)  # without asking again
    phone.at("a tournament that has not begun")
    for path in ("/pair/kyoto", "/new/kyoto", "/players/Bo%20Cup", "/tournaments", link):
        nobody.goes(path)
        nobody.page.get_by_role("heading", level=1).wait_for()
    expect(nobody.page.locator("tbody tr")).to_have_count(3)
    assert nobody.context.cookies() == []  # who only looks is no guest

    ada.click(ada.button("Begin the tournament"))
    for watching in (ada, nobody):
        expect(watching.page.get_by_text("bye")).to_be_visible()
    first = plays(phone, "round one", bo, cy)
    final = ada.page.get_by_role("heading", name="Round 2")
    expect(final).to_be_visible(timeout=120_000)
    desk.at("a tournament in its second round")
    winner = ada.page.locator("tbody tr").nth(1).locator(".name").text_content() or ""
    other = bo if winner.strip() == bo.name else cy
    other.goes(link)
    second = plays(desk, "final", ada, other)
    assert first != second
    for person in (ada, other):
        person.page.locator(".end").wait_for(timeout=120_000)
        person.click(person.page.get_by_role("link", name="To the tournament"))
    expect(ada.page.get_by_text("finished", exact=True)).to_be_visible(timeout=120_000)
    view = ada.asks(f"tournaments/{link.rpartition('/')[2]}")
    places = dict(zip(view["rounds"][1][0]["players"], view["rounds"][1][0]["places"], strict=True))
    assert view["standings"][0]["name"] == min(places, key=lambda name: places[name])
    expect(standings.first).to_contain_text(view["standings"][0]["name"])
    expect(ada.page.get_by_role("link", name="Replay")).to_have_count(2)
    bo.goes(link)
    phone.at("a tournament that is over")
    desk.report()
    phone.report()


def test_a_guest_becomes_a_member_where_they_are_and_a_tournament_is_called_off(crowd: Crowd, server: Server) -> None:
    """Whoever looks on sees it at once; only its host is offered to, and asked once more."""
    ada, bo = somebody(crowd, server, "Ada Off"), somebody(crowd, server, "Bo Off", phone=True)
    for person in (ada, bo):
        has_authenticator(person)
    joins(ada)
    terms = {"name": "Not to be", "game": "kyoto", "format": "swiss", "seats": 2}
    link = f"/t/{ada.asks('tournaments', **terms)['id']}"
    bo.goes(link)
    bo.click(bo.page.locator("summary", has_text="Become a member"))
    bo.page.get_by_label("Your name as a member").fill(bo.name)
    bo.click(bo.button("Become a member"))
    bo.page.get_by_role("heading", name="Recovery codes").wait_for()
    bo.click(bo.button("I have saved them"))
    bo.click(bo.button("Enter"))
    expect(bo.button("Do not play after all")).to_be_visible()
    ada.goes(link)
    expect(ada.page.locator("tbody tr")).to_have_count(2)
    ada.click(ada.button("Begin the tournament"))
    expect(bo.page.get_by_role("link", name="To your table").first).to_be_visible()  # told as who they are now
    bo.click(bo.page.get_by_role("link", name="To your table").first)
    expect(bo.page.get_by_text("The game begins by itself")).to_be_visible()
    ada.click(ada.button("Call off the tournament"))
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("This cannot be undone.")
    ada.click(ada.page.get_by_role("alertdialog").get_by_role("button", name="Call off the tournament"))
    expect(ada.page.get_by_text("This tournament was called off")).to_be_visible()
    expect(ada.button("Call off the tournament")).to_have_count(0)
    expect(bo.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    bo.click(bo.page.get_by_role("link", name="To the tournament"))
    expect(bo.page.get_by_text("This tournament was called off")).to_be_visible()
    look = Look(bo)
    look.at("a tournament that was called off")
    look.report()
    assert not ada.bare_keys()


def test_a_tournament_says_why_it_waits_and_why_it_is_not_there(crowd: Crowd, server: Server) -> None:
    ada, bo = somebody(crowd, server, "Host of Few"), somebody(crowd, server, "Second of Few")
    for person in (ada, bo):
        has_authenticator(person)
        joins(person)
    terms = {"name": "Few", "game": "kyoto", "format": "roundrobin", "seats": 2, "days": {"hours": 24}}
    link = f"/t/{ada.asks('tournaments', **terms)['id']}"
    ada.goes(link)
    few = ada.page.get_by_text("It can begin as soon as two people have entered.")
    expect(few).to_be_visible()
    bo.goes(link)
    bo.click(bo.button("Enter"))
    expect(few).to_have_count(0)
    ada.click(ada.button("Begin the tournament"))
    bo.click(bo.button("Withdraw from the next rounds"))
    expect(bo.page.get_by_text("You play no further rounds of this tournament.")).to_be_visible()
    bo.click(bo.button("Not yet"))
    expect(bo.page.get_by_text("withdrawn")).to_have_count(0)

    bo.endures("404|503")
    bo.goes("/t/nothing")
    expect(bo.page.get_by_role("alert")).to_have_text("There is no such tournament.")
    bo.page.route("**/api/tournaments/**", lambda route: route.fulfill(status=503))
    bo.goes(link)
    expect(bo.page.get_by_role("alert")).to_contain_text("503")  # it may well be there
