"""People in front of a browser: they create a table, sit down, and play by mouse, by touch, by keys or in words."""

from __future__ import annotations

import json
import random
import re
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, expect

LONG = 30_000  # milliseconds after which a slow machine is not the reason
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
LOG = ".side .log li"
CUT_OFF = r"WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET"

expect.set_options(timeout=LONG)

ROOT = Path(__file__).parents[2]
CATALOGUES = (*ROOT.glob("web/src/text/*en.ftl"), *ROOT.glob("src/durbar/games/*/text/en.ftl"))
KEYS = {key for path in CATALOGUES for key in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text(), re.MULTILINE)}
# What explains itself on a page, and what has words for it.
MARKED = """() => [...document.querySelectorAll("[data-about]")].map((thing) => thing.dataset.about.split("?")[0])"""
EXPLAINED = {
    path.parent.parent.name: set(re.findall(r"^about-([\w-]+) =", path.read_text(), re.MULTILINE))
    for path in (ROOT / "web/src/text/about.en.ftl", *ROOT.glob("src/durbar/games/*/text/about.en.ftl"))
}

# What is wider than the screen, or than the box that it is in.
# What the page makes of the size of its window is there after a frame or two.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOO_WIDE = """() => [...document.querySelectorAll("html, main, .path, .city, .tray, dialog[open] .body")]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.cloneNode().outerHTML} ${box.scrollWidth} > ${box.clientWidth}`)"""

CODE_READER = ROOT / "web/node_modules/jsqr/dist/jsQR.js"
READ_CODE = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? "nothing";
}"""

# Somebody has to do something at this table, or nobody any more. People are named in the panel of every page.
WAITING_FOR = """names => {
  if (document.querySelector(".end")) return "nobody";
  const due = [...document.querySelectorAll(".side .people .due .name")].map((name) => name.textContent);
  return due.find((name) => names.includes(name));
}"""

CLICKER = Path(__file__).with_name("clicker.js").read_text()
ENOUGH = 2000  # moves of people after which a match should be over
HUNG_S = 120.0  # seconds after which a browser that does nothing will never do anything
PATIENCE = 3000  # looks around the table without anybody who can play


class Board(NamedTuple):
    """What somebody clicks at a game, and where they see what came of it.

    game:   its name
    glows:  what a move can begin with
    shows:  what a move can change, besides the question, the log and what text mode shows
    rather: what is clicked rather than anything else that glows, each so often
    """

    game: str
    glows: str
    shows: str = ""
    rather: tuple[tuple[str, float], ...] = ()


KYOTO = Board("kyoto", ".give .label, .refuse")


class Crowd:
    """Everybody of one test."""

    def __init__(
        self, browser: Browser, url: str, board: Board = KYOTO, is_alive: Callable[[], None] = lambda: None
    ) -> None:
        self.browser = browser
        self.is_alive = is_alive  # said whenever something has happened
        self.url = url
        self.board = board._replace(glows=f"{board.glows}, .choices button")  # the choices of text mode
        self.people: list[Person] = []

    def person(
        self, name: str, *, speed: float | None = 0, phone: bool = False, likes: Any = None, **context: Any
    ) -> Person:
        """Somebody new, to whom cards fly with this speed (None: as the client likes). `likes` are preferences as the
        client remembers them, `context` is as Playwright has it.
        """
        device: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "service_workers": "block"}
        if phone:
            device |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        opened = self.browser.new_context(**(device | context))
        opened.set_default_timeout(LONG)
        chosen = {"sound": False, "forced": False} | ({} if speed is None else {"speed": speed}) | (likes or {})
        remember = f"localStorage.durbar ??= {json.dumps(json.dumps(chosen))}"
        opened.add_init_script(f"if (location.protocol === 'http:') {remember}")
        opened.add_init_script(f"window.board = {json.dumps(self.board._asdict())}; {CLICKER}")
        person = Person(name, opened, self.url, self.board, phone, self.is_alive)
        self.people.append(person)
        return person

    def leave(self) -> None:
        for person in self.people:
            person.context.close()


class Person:
    """One person with one page. What the browser complains of is kept; `endures` says what is no complaint."""

    def __init__(
        self, name: str, context: BrowserContext, url: str, board: Board, phone: bool, is_alive: Callable[[], None]
    ) -> None:
        self.is_alive = is_alive
        self.name = name
        self.context = context
        self.url = url
        self.board = board
        self.phone = phone
        self.plays = self.clicks  # how this person plays
        self.skips = False  # whether cards that fly are skipped
        self.luck = random.Random(name)
        self.heard: list[str] = []
        self.endured = ["Service Worker registration blocked"]  # where a test has none
        self.page = context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.heard.append(f"{self.name}: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"{self.name}: {message.text}")

    def endures(self, pattern: str) -> None:
        self.endured.append(pattern)

    def complaints(self) -> list[str]:
        return [line for line in self.heard if not any(re.search(pattern, line) for pattern in self.endured)]

    # Going places

    def goes(self, path: str) -> Person:
        self.is_alive()
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def goes_on(self, path: str) -> None:
        """Go to another place of the client without loading it anew."""
        self.is_alive()
        if self.page.url.startswith(self.url):
            go = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"
            self.page.evaluate(go, path)
        else:
            self.goes(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def click(self, target: Locator) -> None:
        if self.phone:
            target.tap()
        else:
            target.click()

    def creates(self, *chairs: str, pace: str = "", listed: bool = False) -> str:
        """A table made on the page for it, with who sits where: me, beside, friend, easy, medium, hard. Its path."""
        self.goes(f"/new/{self.board.game}")
        self.click(self.button(str(len(chairs))))
        for number, chair in enumerate(chairs):
            self.page.locator(f"#chair{number}").select_option(chair)
        if pace:
            self.page.get_by_role("radio", name=pace).check()
        if listed:
            self.page.get_by_role("radio", name="Everybody").check()
        self.click(self.page.locator("form .primary"))
        self.page.wait_for_url("**/m/*")
        self.page.locator(".seats, .table, .curtain").first.wait_for()
        return self.page.url.removeprefix(self.url)

    def sits(self, seat: int) -> None:
        self.page.get_by_label("Your name").fill(self.name)
        self.click(self.page.locator(".seats li").nth(seat).get_by_role("button", name=re.compile("^Sit here")))
        self.page.locator(".seats li").nth(seat).get_by_text("you", exact=True).wait_for()

    def is_called(self) -> None:
        """Take the own name, in the settings."""
        self.goes("/")
        self.click(self.button("Settings"))
        field = self.page.get_by_label("Your name")
        expect(field).not_to_have_value("")
        field.fill(self.name)
        with self.page.expect_response("**/api/me"):
            field.blur()
        self.page.keyboard.press("Escape")

    def begins(self) -> None:
        self.click(self.button("Begin"))
        self.page.locator(".table").first.wait_for()

    def asks(self, path: str, **body: Any) -> Any:
        """What the server answers to this person; a body is posted."""
        request, address = self.context.request, f"{self.url}/api/{path}"
        answer = request.post(address, data=body) if body else request.get(address)
        assert answer.ok, answer.text()
        return answer.json()

    def opens(self, seats: int, people: int = 1, pace: Any = None, **options: Any) -> str:
        """A table made without the page for it, with this person at it and bots where no people are to sit. Its path.

        It has begun if nobody else is to come.
        """
        self.asks("me")
        bots = {str(seat): "easy" for seat in range(people, seats)}
        made = self.asks("matches", game=self.board.game, seats=seats, bots=bots, pace=pace, options=options)
        id = made["match"]["id"]
        self.asks(f"matches/{id}/commands", do="sit", id="sit", seat=0, name=self.name)
        if people == 1:
            self.asks(f"matches/{id}/commands", do="start", id="start")
        self.goes(f"/m/{id}")
        self.page.locator(".seats, .table").first.wait_for()
        return f"/m/{id}"

    # Playing

    def waits(self) -> None:
        """Until it is this person's turn, and the cards lie still."""
        self.page.locator(".prompt.mine").wait_for()

    def waits_for(self, *names: str) -> str:
        """Until one of these must do something: who. Or until the match is over: nobody."""
        found = self.page.wait_for_function(WAITING_FOR, arg=[*names])
        return str(found.json_value())

    def looks(self) -> str:
        """ready if there is something to play, over if there never will be, or nothing."""
        self.is_alive()
        now = str(self.page.evaluate("clicker.looks()"))
        if not now and self.skips:
            self.page.keyboard.press("s")
        return now

    def moves(self) -> None:
        """One move, as soon as it can be made."""
        play_through(self, most=1)

    def clicks(self) -> None:
        """One of the things that glow, by mouse or touch; in text mode one of the choices."""
        rather = [things for things, often in self.board.rather if self.luck.random() < often]
        if before := self.hits(*rather, self.board.glows):
            self.is_answered(before)

    def types(self) -> None:
        """One move by keys: the number of a choice, and Enter where that is asked."""
        self.does(lambda: self.page.keyboard.press("1"), lambda: self.page.keyboard.press("Enter"))

    def does(self, act: Callable[[], None], more: Callable[[], None] | None = None) -> None:
        """Something that picks or moves, and what is asked after it."""
        before = self.page.evaluate("clicker.before()")
        act()
        self.is_answered(before, more)

    def hits(self, *kinds: str) -> Any:
        """Something of the first of these kinds that is there. What was seen before, or nothing if all are gone."""
        aim = self.page.evaluate("([kinds, luck]) => clicker.aim(kinds, luck)", [kinds, self.luck.random()])
        if "gone" in aim:
            return None
        hand: Any = self.page.touchscreen.tap if self.phone else self.page.mouse.click
        hand(aim["x"], aim["y"])
        return aim["before"]

    def is_answered(self, before: Any, more: Callable[[], None] | None = None) -> None:
        """Until the page shows what came of a click; where it asks for another one, that is made."""
        while (asked := self.page.evaluate("before => clicker.answered(before)", before)) != "done":
            more() if more else self.hits(asked)

    def is_asked(self, words: str, shown: str = ".prompt") -> bool:
        """Whether this person is asked this and can answer, and something is on the page."""
        prompt = self.page.locator(".prompt.mine", has_text=words)
        return prompt.count() > 0 and self.looks() == "ready" and self.shows(shown)

    def shows(self, things: str) -> bool:
        return self.page.locator(things).count() > 0

    def plays_until(self, words: str, shown: str = ".prompt") -> None:
        """Play until this person is asked this, and something is on the page."""
        play_through(self, until=lambda: self.is_asked(words, shown))
        assert self.is_asked(words, shown), words

    def told(self) -> int:
        """How many lines the log has. It is in the page even where it is not shown."""
        return self.page.locator(LOG).count()

    def story(self) -> list[str]:
        """All that the log tells."""
        return self.page.locator(LOG).all_text_contents()

    def sees(self) -> list[str]:
        """What lies where in Kyoto, by the names of the cards and the numbers beside them."""
        return [" ".join(path.split()) for path in self.page.locator(".path header, .path .time").all_text_contents()]

    def code(self) -> str:
        """What a camera reads from the QR code as it is on the screen."""
        if not self.page.evaluate("'jsQR' in window"):
            self.page.evaluate(CODE_READER.read_text())
        picture = self.page.locator(".qr").screenshot()
        return str(self.page.evaluate(READ_CODE, b64encode(picture).decode()))

    def too_wide(self) -> list[str]:
        """What cannot be seen without scrolling sideways."""
        self.page.evaluate(SETTLED)
        return list(self.page.evaluate(TOO_WIDE))

    def bare_keys(self) -> set[str]:
        """What stands on the page as a key of a catalogue, because the catalogue has no sentence for it."""
        return KEYS & set(re.findall(r"[a-z]+(?:-\w+)+", self.page.locator("body").inner_text()))

    def unexplained(self) -> set[str]:
        """What is marked as a thing that explains itself, and has no words."""
        return set(self.page.evaluate(MARKED)) - EXPLAINED["src"] - EXPLAINED.get(self.board.game, set())

    def hears_more_than(self, told: int) -> None:
        self.page.wait_for_function("([log, told]) => document.querySelectorAll(log).length > told", arg=[LOG, told])

    def tabs_to(self, target: Locator) -> Locator:
        """Press Tab until this has the focus."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return target
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {target}")


def all_hear_the_same(*people: Person) -> None:
    """Everybody's log tells the same, as soon as all of them have heard it; and to everybody "you", not their name."""
    most = max(person.told() for person in people)
    for person in people:
        expect(person.page.locator(LOG)).to_have_count(most)
    first, *others = [person.story() for person in people]
    for story in others:
        for line, same in zip(first, story, strict=True):
            assert line == same or re.search(r"\b(you|vous|v[oô]tre|vos)", line + same, re.IGNORECASE), (line, same)


def play_through(*people: Person, until: Callable[[], bool] = lambda: False, most: int = ENOUGH) -> None:
    """Everybody plays when it is their turn: up to the end, until something is so, or so many moves."""
    moves = idle = 0
    while moves < most:
        idle += 1
        assert idle < PATIENCE, "nobody can play"
        for person in people:
            now = person.looks()
            if until() or now == "over":
                return
            if now == "ready":
                person.plays()
                moves, idle = moves + 1, 0
            elif len(people) == 1:
                person.page.evaluate("clicker.ready()")
        if idle and len(people) > 1:
            people[0].page.wait_for_timeout(10)
    assert most < ENOUGH, "the match does not end"
