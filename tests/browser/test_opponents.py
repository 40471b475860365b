"""Opponents in a real browser: the live lobby, playing now, ratings and tournaments, on a phone and at a desk."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fit import Look
from tests.browser.players import Crowd
from tests.browser.test_members import has_authenticator, joins, somebody
from tests.server.servers import Server


def test_people_find_each_other(crowd: Crowd, server: Server) -> None:
    ada, bo = somebody(crowd, server, "Ada of Opponents", phone=True), somebody(crowd, server, "Bo")
    look = Look(ada)
    ada.goes("/")
    ada.page.get_by_role("link", name="Find opponents").wait_for()
    table = bo.creates("me", "friend", listed=True)
    card = ada.page.locator(".cards li", has=ada.page.locator(f"a[href='{table}']"))
    expect(card).to_contain_text("One seat is free.")  # nobody has asked again
    look.at("lobby")
    ada.click(card.get_by_role("button", name="Sit down"))
    ada.page.wait_for_url(f"**{table}")
    expect(ada.page.locator(".seats")).to_contain_text("you")

    has_authenticator(ada)
    joins(ada)
    bo.goes("/pair/kyoto")
    bo.page.get_by_role("radio", name="Over several days").check()
    bo.page.get_by_label("Time for each decision").select_option("12 hours")
    bo.click(bo.button("Play now"))
    bo.page.get_by_text("One more player is needed").wait_for()
    ada.goes("/")
    ada.click(ada.button("Play with them"))
    for person in (ada, bo):
        person.page.wait_for_url("**/m/*")
    assert ada.page.url == bo.page.url
    match = ada.page.url.rpartition("/")[2]
    assert ada.asks(f"matches/{match}")["match"]["days"] == {"hours": 12, "late": "bot", "forced": False}

    ada.goes("/pair/xanadu")
    look.at("playing now")
    ada.goes("/ratings/kyoto")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ratings: Gangs of Kyoto")
    look.at("ladder")
    ada.goes("/players/ada%20of%20opponents")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada of Opponents")
    look.at("player")
    ada.goes("/tournaments")
    ada.page.get_by_label("Name of the tournament").fill("Spring cup")
    ada.page.get_by_label("Pace").select_option("Over several days: take your time over each decision")
    ada.page.get_by_label("Time for each decision").select_option("7 days")
    look.at("new tournament")
    ada.click(ada.button("Create the tournament"))
    expect(ada.page).to_have_title("Spring cup · Durbar")
    expect(ada.page.get_by_role("cell", name="Ada of Opponents")).to_be_visible()
    expect(ada.page.locator(".chip", has_text="7 days")).to_be_visible()
    look.at("tournament")
    bo.goes(ada.page.url)
    expect(bo.page.get_by_role("cell", name="Ada of Opponents")).to_be_visible()
    has_authenticator(bo)
    bo.name = "Bo of Opponents"
    joins(bo)
    assert ada.context.request.put(f"{ada.url}/api/me/following/Bo%20of%20Opponents", data={}).ok
    match = ada.asks("matches", game="xanadu", seats=2)["match"]["id"]
    ada.asks(f"matches/{match}/invitations", name=bo.name)
    bo.goes("/")
    expect(bo.page.get_by_text("Ada of Opponents invites you")).to_be_in_viewport()
    bo.goes_on("/")
    bo.page.set_viewport_size({"width": 360, "height": 740})
    Look(bo).at("invited")
    bo.click(bo.button("Sit down"))
    bo.page.wait_for_url(f"**/m/{match}")
    look.report()
    assert not ada.bare_keys()


def test_who_joins_from_the_lobby_sits_down_when_the_bots_do(crowd: Crowd) -> None:
    """And a long pace stays in its card, also on a phone in French."""
    ada, bo = crowd.person("Ada"), crowd.person("Bo", phone=True, locale="fr-FR")
    ada.goes("/pair/kyoto")
    ada.page.get_by_role("button", name="3", exact=True).click()
    ada.page.get_by_label("If nobody comes").select_option("after 15 seconds")
    ada.click(ada.button("Play now"))
    ada.page.get_by_text("Bots take the free seats in").wait_for()
    bo.goes("/")
    bo.button("Jouer avec eux").wait_for()
    assert not bo.too_wide()
    bo.click(bo.button("Jouer avec eux"))
    for person in (ada, bo):
        person.page.wait_for_url("**/m/*")
    assert ada.page.url == bo.page.url
