"""Play over days in the browser: made on the page, first on the home page, and one table leads to the next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.middle import played, sits_down
from tests.browser.players import Crowd
from tests.browser.test_members import has_authenticator, joins, somebody
from tests.server.servers import Server


def test_a_table_over_days_is_made_waits_first_on_the_home_page_and_is_told_by_the_title(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.goes("/new/kyoto")
    page = ada.page
    page.get_by_role("radio", name="Over several days").check()
    page.get_by_label("Time for each decision").select_option("3 days")
    page.get_by_label("When the time is up").select_option("they lose the game; a bot plays on")
    page.get_by_label("The only move of somebody who is not here is played at once").check()
    for seat, who in enumerate(("me", "easy", "easy", "easy")):
        page.locator(f"#chair{seat}").select_option(who)
    ada.click(page.locator("form .primary"))
    page.wait_for_url("**/m/*")
    ada.waits()
    match = page.url.rpartition("/")[2]
    assert ada.asks(f"matches/{match}")["match"]["days"] == {"hours": 72, "late": "resign", "forced": True}
    expect(page.locator(".side .people .clock").first).to_have_text(re.compile("3 days left|2 days left"))
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".short .clock").first).to_have_text(re.compile("[23] d"))
    widths = page.locator(".short .name").evaluate_all("names => names.map((name) => name.clientWidth)")
    assert min(widths) >= 24, "beside the time there is room for a name"
    ada.goes("/")
    turn = page.get_by_role("region", name="Your turn")
    expect(turn.get_by_role("link")).to_have_attribute("href", f"/m/{match}")
    expect(turn).to_contain_text("2 days left")
    expect(page).to_have_title("(1) Durbar")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/mark-turn.svg")
    assert page.request.get(f"{ada.url}/mark-turn.svg").ok
    assert not ada.bare_keys()


def test_where_nothing_is_to_be_done_one_table_leads_to_the_next_that_waits(crowd: Crowd, server: Server) -> None:
    for phone in (False, True):
        ada = crowd.person("Ada", phone=phone)
        (over,) = sits_down(server, ada, played("kyoto", 2))
        waiting = ada.opens(2)
        ada.waits()
        link = ada.page.get_by_role("link", name="Another table is waiting for you")
        expect(link).to_have_count(0)  # it is her turn here
        ada.goes_on(over)
        ada.page.locator(".end .result").wait_for()
        expect(link).to_be_visible()
        for tool in ada.page.locator(".toolbar button:enabled:visible").all() if not phone else ():
            tool.click(trial=True)  # the link lies over none of them
        ada.click(link)
        ada.page.wait_for_url(f"**{waiting}")
        ada.waits()


def test_whoever_is_replaced_is_told_at_home_and_has_room_to_come_back_on_a_phone(crowd: Crowd) -> None:
    ada, ben = crowd.person("Tenzing", phone=True), crowd.person("Pasang")
    for person in (ada, ben):
        person.asks("me")
    match = ada.asks("matches", game="kyoto", seats=2, days={"hours": 12})["match"]["id"]
    for seat, person in enumerate((ada, ben)):
        person.asks(f"matches/{match}/commands", do="sit", id="sit", seat=seat, name=person.name)
    ada.goes(f"/m/{match}")
    expect(ada.page.get_by_text("When the time is up: a bot plays until they return")).to_be_visible()
    ada.click(ada.button("Begin"))
    ada.page.locator(".short .clock").first.wait_for()
    ada.asks(f"matches/{match}/commands", do="stand", id="away", seat=0)
    row = ada.page.locator(".short li", has=ada.button("Take over again"))
    expect(row.locator(".name")).to_be_visible()
    assert row.locator(".name").bounding_box()["width"] >= 40  # type: ignore[index]
    assert row.bounding_box()["height"] <= 52  # type: ignore[index]  # one line
    ada.goes("/")
    expect(ada.page.locator(".tables li", has_text="a bot plays")).to_be_visible()


def test_who_left_a_rated_table_has_lost_at_its_end_too(crowd: Crowd, server: Server) -> None:
    ada, ben = somebody(crowd, server, "Dolma"), somebody(crowd, server, "Karma")
    for person in (ada, ben):
        has_authenticator(person)
        joins(person)
    match = ada.asks("matches", game="kyoto", seats=2, rated=True)["match"]["id"]
    for seat, person in enumerate((ada, ben)):
        person.asks(f"matches/{match}/commands", do="sit", id="sit", seat=seat)
    ada.asks(f"matches/{match}/commands", do="start", id="start")
    ada.asks(f"matches/{match}/commands", do="stand", id="stand", seat=0)
    ben.goes(f"/m/{match}")
    while (table := ben.asks(f"matches/{match}?after=99999")["table"])["status"] == "running":
        if table["moves"]:
            # The card goes to oneself as long as that can be: the bot is to have more bells.
            move = table["moves"][-1]["notation"]
            ben.asks(f"matches/{match}/commands", do="move", id=f"m{table['number']}", seat=1, move=move)
    expect(ben.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(ben.page.get_by_text("Dolma ran out of time or left, and has lost.")).to_be_visible()
    expect(ben.page.locator(".side .people li").first).to_contain_text("has lost")
    expect(ben.page.locator(".result li").first).to_contain_text("Karma")
    ada.goes("/players/Karma")
    expect(ada.page.get_by_role("region", name="Latest rated games").get_by_text("won")).to_be_visible()


def test_whoever_has_many_tables_sees_all_that_wait(crowd: Crowd) -> None:
    ada = crowd.person("Diki")
    for _ in range(5):
        ada.opens(2)
    ada.goes("/")
    cards = ada.page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size({"width": 360, "height": 740})
    assert not ada.too_wide()
    assert min(card.bounding_box()["width"] for card in cards.all()) > 200  # type: ignore[index]


def test_who_waits_sees_at_the_table_and_at_home_that_the_other_is_on_holiday(crowd: Crowd, server: Server) -> None:
    """At once, and gone as soon as they are back; on a phone in one line of the card."""
    ada, ben = somebody(crowd, server, "Sonam"), somebody(crowd, server, "Yangchen", phone=True)
    for person in (ada, ben):
        has_authenticator(person)
        joins(person)
    match = ada.asks("matches", game="kyoto", seats=2, days={"hours": 12})["match"]["id"]
    for seat, person in enumerate((ada, ben)):
        person.asks(f"matches/{match}/commands", do="sit", id="sit", seat=seat)
    ada.asks(f"matches/{match}/commands", do="start", id="start")
    waiting, away = (ada, ben) if ada.asks(f"matches/{match}")["table"]["due"] == [1] else (ben, ada)
    waiting.goes(f"/m/{match}")
    chip = waiting.page.get_by_text("on holiday until").locator("visible=true")
    expect(waiting.page.locator(".people .clock").locator("visible=true").first).to_be_visible()
    expect(chip).to_have_count(0)
    away.goes("/you")
    away.page.get_by_label("Days from today").fill("5")
    away.click(away.button("Go on holiday"))
    expect(chip).to_have_count(1)
    waiting.goes("/")
    card = waiting.page.locator(".tables li", has_text="on holiday")
    expect(card).to_be_visible()
    assert card.bounding_box()["height"] < 100  # type: ignore[index]  # the title has its line
    away.click(away.button("I am back"))
    waiting.goes(f"/m/{match}")
    expect(waiting.page.locator(".people .clock").locator("visible=true").first).to_be_visible()
    expect(chip).to_have_count(0)
    assert not waiting.bare_keys()
