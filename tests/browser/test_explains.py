"""Whatever is marked explains itself: to a mouse that rests on it, to keys, and to a finger that stays. A tap plays."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.fit import axe
from tests.browser.players import Crowd, Person

CARD = ".explained.shown"
HELD = 700  # milliseconds: longer than a tap
SHORT = 20
# A short tap on a page so busy that it hears of the finger's leaving only after the time of a long one.
LATE_TAP = """async ([thing, card]) => {
  const target = document.querySelector(thing);
  const { x, y, width, height } = target.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const about = { bubbles: true, cancelable: true, pointerType: "touch", ...at };
  const down = new PointerEvent("pointerdown", about);
  target.dispatchEvent(down);
  while (!document.querySelector(card)) await new Promise(requestAnimationFrame);
  const up = new PointerEvent("pointerup", about);
  Object.defineProperty(up, "timeStamp", { value: down.timeStamp + 80 });
  target.dispatchEvent(up);
  target.dispatchEvent(new PointerEvent("click", about));
}"""
NOTE_SHOWN = """() => {
  window.shown = [];
  const note = (event) => event.newState === "open" && shown.push(event.target.textContent);
  document.addEventListener("toggle", note, true);
}"""
COVERS = """([card, thing]) => {
  const [one, other] = [card, thing].map((each) => document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


def middle(person: Person, thing: str) -> tuple[float, float]:
    box = person.page.locator(thing).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# A key comes before the browser tells that the dialog has closed.
CLOSED_AND_OPENED = """() => new Promise((done) => {
  const dialog = document.querySelector("dialog[open]");
  dialog.addEventListener("close", () => setTimeout(done, 50));
  dialog.close();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
})"""


def test_a_mouse_and_keys_are_told_what_a_thing_is_and_by_which_rule(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.opens(3, first_player="0")
    ada.page.locator(".explained").wait_for(state="attached")
    ada.waits()
    page, card, time = ada.page, ada.page.locator(CARD), ".path.yours .time"
    x, y = middle(ada, time)
    page.mouse.move(x, y, steps=2)
    expect(card).to_contain_text("Time: 0 of 13")
    assert not page.evaluate(COVERS, [CARD, time])
    assert axe(page) == []
    page.mouse.move(*middle(ada, CARD), steps=4)  # one can go there to follow the link
    card.get_by_role("button", name="Rule 12").click()
    expect(page.get_by_role("dialog").locator(".here")).to_contain_text("12 After laying a card")
    expect(card).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("i")  # what can take no focus, too
    expect(card).to_contain_text("The pile")
    expect(page.get_by_role("status").filter(has_text="The pile")).to_have_count(1)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator(".here a").first).to_have_text("32")
    page.evaluate(CLOSED_AND_OPENED)
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_contain_text("Draw 3 cards face down, one for each player.")
    expect(page.get_by_role("dialog")).to_contain_text("Whoever has 13 bells in the score pile wins at once.")
    assert axe(page) == []
    page.keyboard.press("Escape")
    assert ada.unexplained() == set()


def test_what_comes_late_is_not_shown_to_who_has_gone_on(crowd: Crowd) -> None:
    """Words are asked for as soon as something is pointed at; a card that waits for them stays away from a click."""
    ada = crowd.person("Ada")
    page, held = ada.page, list[Route]()
    page.route(re.compile(r"/about\.en"), lambda route: held.append(route))
    ada.opens(3, first_player="0")
    page.mouse.move(*middle(ada, ".path.yours .time"), steps=2)  # before the explanations are there
    ada.waits()
    while not held:
        page.wait_for_timeout(SHORT)
    page.wait_for_timeout(HELD)
    page.evaluate(NOTE_SHOWN)
    page.mouse.click(*middle(ada, ".prompt"))
    for route in held:
        route.continue_()
    page.mouse.move(*middle(ada, ".heap.drawn"), steps=2)
    expect(page.locator(CARD)).to_contain_text("Cards to come")
    assert all("Cards to come" in each for each in page.evaluate("shown"))


def test_what_could_not_be_loaded_comes_when_the_connection_is_back(crowd: Crowd) -> None:
    """The table may be there before what explains it: a cut between the two takes nothing away."""
    ada = crowd.person("Ada")
    ada.endures("ERR_FAILED")
    page, part, cut = ada.page, re.compile(r"/assets/Explain-.*[.](css|js)$"), list[str]()

    def cuts(route: Route) -> None:
        cut.append(route.request.url)
        route.abort()

    page.route(part, cuts)
    ada.opens(3, first_player="0")
    page.locator(".path.yours .time").wait_for()
    while {url.rpartition(".")[2] for url in cut} != {"css", "js"}:
        page.wait_for_timeout(SHORT)
    page.unroute(part)
    page.locator(".explained").wait_for(state="attached")
    ada.waits()
    page.mouse.move(*middle(ada, ".path.yours .time"), steps=2)
    expect(page.locator(CARD)).to_contain_text("Time: 0 of 13")
    expect(page.locator(CARD)).to_have_css("position", "fixed")  # with its styles


def test_a_page_from_before_an_upgrade_is_loaded_anew_when_it_asks_for_what_is_gone(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.endures("404")
    page, part = ada.page, re.compile(r"/assets/Explain-")
    other = re.sub(r'src="/assets/[^"]*"', 'src="/assets/other.js"', page.request.get(ada.url).text())
    page.route(part, lambda route: route.fulfill(status=404))
    page.route(f"{ada.url}/", lambda route: route.fulfill(body=other, content_type="text/html"))
    ada.opens(3, first_player="0")
    with page.expect_navigation():  # of itself
        page.locator(".path.yours .time").wait_for()
    page.unroute(part)
    page.unroute(f"{ada.url}/")
    page.locator(".explained").wait_for(state="attached")


def test_a_finger_that_stays_asks_and_a_tap_plays(crowd: Crowd) -> None:
    ada = crowd.person("Ada", phone=True)
    ada.opens(3, first_player="0")
    ada.page.locator(".explained").wait_for(state="attached")
    ada.waits()
    page, card, told = ada.page, ada.page.locator(CARD), ada.told()
    x, y = middle(ada, ".path.yours .time")
    touch = ada.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(HELD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_contain_text("Time: 0 of 13")
    assert ada.told() == told
    page.touchscreen.tap(*middle(ada, ".heap.drawn"))  # nothing can be played there
    expect(card).to_contain_text("Cards to come")
    ada.moves()
    expect(card).to_have_count(0)
    ada.waits()
    told = ada.told()
    page.evaluate(LATE_TAP, [".give .label", CARD])
    ada.hears_more_than(told)
    expect(card).to_have_count(0)


def test_points_that_cannot_be_known_are_not_counted_as_none(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.opens(3)
    ada.page.locator(".explained").wait_for(state="attached")
    ada.page.mouse.move(*middle(ada, ".path.seat-1 [data-about*=account]"), steps=2)
    expect(ada.page.locator(CARD).locator("tfoot .points")).to_have_text("?")


def test_points_and_the_parts_of_a_card_are_told_one_by_one(crowd: Crowd) -> None:
    crowd.board = crowd.board._replace(game="xanadu")
    ada = crowd.person("Ada")
    ada.opens(3)
    ada.page.locator(".explained").wait_for(state="attached")
    page, card = ada.page, ada.page.locator(CARD)
    page.mouse.move(*middle(ada, ".city.mine [data-about^=coins]"), steps=2)
    expect(card).to_contain_text("If the game ended now")
    page.mouse.move(*middle(ada, ".hand .name"), steps=2)
    card.get_by_role("button", name="The parts of this card").click()
    parts = page.get_by_role("dialog").locator("li b")
    expect(parts.filter(has_text=re.compile("^Cost$"))).to_have_count(1)
    expect(parts.filter(has_text=re.compile("^What a worker collects$"))).to_have_count(1)
    assert axe(page) == []
