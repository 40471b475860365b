"""The review of a finished game: from the end screen to a better move on the board, and back by a link."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fit import Look
from tests.browser.middle import sits_down
from tests.browser.players import Crowd
from tests.browser.test_open_replay import finished
from tests.server.servers import Server

LONG = 120_000  # milliseconds that the first look may take on a busy machine


def test_from_the_end_to_a_better_move_and_back(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    page = ada.page
    [path] = sits_down(server, ada, finished("kyoto"))
    ada.goes(path)
    page.locator(".end").get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review: Gangs of Kyoto")).to_be_visible()
    curve = page.get_by_role("region", name="Chance to win")
    expect(curve.locator("polyline")).to_have_count(3, timeout=LONG)
    expect(curve.locator("table")).to_have_count(1)  # the same for who hears the page
    luck = page.get_by_role("region", name="How much was luck?")
    rows = luck.locator("tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        cells = [cell.rstrip("%").replace("−", "-") for cell in row.locator("td").all_inner_texts()[:5]]
        *parts, result = map(float, cells)
        assert abs(sum(parts) - result) < 0.3  # each is rounded to a tenth
    moments = page.get_by_role("region", name="The moments that mattered most").get_by_role("link")
    expect(moments.first).to_be_visible()
    assert moments.count() <= 5

    page.get_by_role("combobox", name="Choices of").select_option("1")
    page.get_by_role("region", name="Choices", exact=True).get_by_role("link").first.click()
    moment = page.get_by_role("region", name=re.compile("^Move "))
    expect(moment.get_by_text("saw the table before this move")).to_be_visible()
    better = moment.get_by_role("button", name="Show on the board").first
    better.click()
    expect(page.locator(".hinted").first).to_be_visible()
    better.click()
    expect(page.locator(".hinted")).to_have_count(0)
    moment.get_by_label("With open cards").check()
    expect(moment.get_by_text("The judgement beside it knows nothing of it.")).to_be_visible()

    desk = Look(ada)
    desk.at("a moment of a review")
    desk.report()
    address = page.url
    assert re.search(r"/review#\d+$", address)
    zoe = crowd.person("Zoe", phone=True)  # whoever has the link
    zoe.page.goto(address.replace("#", "?move="))  # as "Copy link" gives it
    expect(zoe.page.get_by_role("region", name=re.compile("^Move "))).to_be_visible(timeout=LONG)
    expect(zoe.page.get_by_text("saw the table before this move")).to_be_visible()
    account = zoe.page.get_by_role("region", name="How much was luck?").locator(".wide")
    assert account.evaluate("box => box.scrollWidth <= box.clientWidth")  # nobody has to find the result by scrolling
    phone = Look(zoe)
    phone.at("a moment of a review")
    phone.report()

    ada.goes(path)
    page.locator(".end").get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", name="Score sheet: Gangs of Kyoto")).to_be_visible()
    sheets = page.locator(".sheet table")
    expect(sheets).to_have_count(3)
    for sheet in sheets.all():  # what is written line by line adds up
        *lines, total = [int(cell.replace("−", "-")) for cell in sheet.locator("td").all_inner_texts()]
        assert sum(lines) == total
    desk.at("a score sheet")
    desk.report()
    page.emulate_media(media="print")
    rules = "[...document.styleSheets].flatMap((each) => [...each.cssRules])"
    assert page.evaluate(f"{rules}.find((rule) => rule instanceof CSSPageRule)?.style.margin") == "15mm"
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    expect(page.locator(".sheet .foot")).to_have_css("color", "rgb(68, 68, 68)")  # ink on paper, whatever the theme
    page.emulate_media(media="screen")

    ada.goes("/you")
    page.locator("p.own").get_by_role("link", name="Gangs of Kyoto").click()
    expect(page.get_by_role("heading", name="How you play Gangs of Kyoto")).to_be_visible()
    for region, figures in (
        ("Wins", "Wins as a table"),
        ("Good decisions", "Good decisions as a table"),
        ("Too often, too seldom", "Habits as a table"),
    ):
        picture = page.get_by_role("region", name=region)
        picture.get_by_text(figures).click()
        expect(picture.get_by_role("table").get_by_role("row").nth(1)).to_be_visible()
    desk.at("how one plays")
    desk.report()
