"""People in front of a browser: they create a table, sit down, and play by mouse, by touch, by keys or in words."""

from __future__ import annotations

import json
import random
import re
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, expect

LONG = 30_000  # milliseconds after which a slow machine is not the reason
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
LOG = ".side .log li"
GLOWS = ".give .label, .refuse"  # what a move can begin with on the board
CORNER = (6, 8)  # of something that glows; cards may lie on the rest of it
CUT_OFF = r"WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET"

expect.set_options(timeout=LONG)

ROOT = Path(__file__).parents[2]
CATALOGUES = (ROOT / "web/src/text/en.ftl", *ROOT.glob("src/durbar/games/*/text/en.ftl"))
KEYS = {key for path in CATALOGUES for key in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text(), re.MULTILINE)}

# What is wider than the screen, or than the box that it is in.
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


class Crowd:
    """Everybody of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def person(
        self, name: str, *, speed: float | None = 0, phone: bool = False, likes: Any = None, **context: Any
    ) -> Person:
        """Somebody new, to whom cards fly with this speed (None: as the client likes). `likes` are preferences as the
        client remembers them, `context` is as Playwright has it.
        """
        device: dict[str, Any] = {"viewport": DESK, "locale": "en-GB"}
        if phone:
            device |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        opened = self.browser.new_context(**(device | context))
        opened.set_default_timeout(LONG)
        chosen = {"sound": False} | ({} if speed is None else {"speed": speed}) | (likes or {})
        remember = f"localStorage.durbar ??= {json.dumps(json.dumps(chosen))}"
        opened.add_init_script(f"if (location.protocol === 'http:') {remember}")
        person = Person(name, opened, self.url, phone)
        self.people.append(person)
        return person

    def leave(self) -> None:
        for person in self.people:
            person.context.close()


class Person:
    """One person with one page. What the browser complains of is kept; `endures` says what is no complaint."""

    def __init__(self, name: str, context: BrowserContext, url: str, phone: bool) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.phone = phone
        self.plays = self.moves  # how this person plays
        self.luck = random.Random(name)
        self.heard: list[str] = []
        self.endured: list[str] = []
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
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def goes_on(self, path: str) -> None:
        """Go to another place of the client without loading it anew."""
        if not self.page.url.startswith(self.url):
            self.goes("/")
        self.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def click(self, target: Locator, at: tuple[int, int] | None = None) -> None:
        point: Any = at and {"x": at[0], "y": at[1]}
        if self.phone:
            target.tap(position=point)
        else:
            target.click(position=point)

    def creates(self, *chairs: str, game: str = "kyoto", pace: str = "", listed: bool = False) -> str:
        """A table made on the page for it, with who sits where: me, beside, friend, easy, medium, hard. Its path."""
        self.goes(f"/new/{game}")
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
        self.page.locator(".seats").wait_for()
        name = self.page.get_by_label("Your name")
        if name.is_visible():
            name.fill(self.name)
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

    # Playing

    def waits(self) -> None:
        """Until it is this person's turn, and the cards lie still."""
        self.page.locator(".prompt.mine").wait_for()

    def waits_for(self, *names: str) -> str:
        """Until one of these must do something: who. Or until the match is over: nobody."""
        found = self.page.wait_for_function(WAITING_FOR, arg=[*names])
        return str(found.json_value())

    def moves(self) -> None:
        """One move by mouse or touch: something that glows, and a second click where that is asked."""
        self.waits()
        told = self.told()
        glowing = self.page.locator(GLOWS)
        self.click(glowing.nth(self.luck.randrange(glowing.count())), CORNER)
        if self.is_asked(told):
            self.click(self.page.locator(".confirm"))
            self.hears_more_than(told)

    def types(self) -> None:
        """One move by keys: the number of a choice, and Enter where that is asked."""
        self.waits()
        told = self.told()
        self.page.keyboard.press("1")
        if self.is_asked(told):
            self.page.keyboard.press("Enter")
            self.hears_more_than(told)

    def reads(self) -> None:
        """One move in text mode: one of the numbered choices, and a second click where that is asked."""
        self.waits()
        told = self.told()
        choices = self.page.locator(".choices button")
        self.click(choices.nth(self.luck.randrange(choices.count())))
        if self.is_asked(told):
            self.click(self.page.locator(".confirm"))
            self.hears_more_than(told)

    def skips_and_moves(self) -> None:
        self.skips()
        self.moves()

    def skips_and_types(self) -> None:
        self.skips()
        self.types()

    def skips(self) -> None:
        """Wait for the own turn without waiting for the cards that fly."""
        mine, skip = self.page.locator(".prompt.mine"), self.page.locator(".prompt button")
        mine.or_(skip).first.wait_for()
        while not mine.is_visible():
            self.page.keyboard.press("s")
            mine.or_(skip).first.wait_for()

    def told(self) -> int:
        """How many lines the log has. It is in the page even where it is not shown."""
        return self.page.locator(LOG).count()

    def is_asked(self, told: int) -> bool:
        """Whether the move that was chosen waits for a second click; if not, it is done now."""
        asked = self.page.wait_for_function(
            """([log, told]) => document.querySelector(".confirm:enabled") ? 'asked'
                : document.querySelectorAll(log).length > told && 'done'""",
            arg=[LOG, told],
        )
        return bool(asked.json_value() == "asked")

    def story(self) -> list[str]:
        """All that the log tells."""
        return self.page.locator(LOG).all_text_contents()

    def board(self) -> list[str]:
        """What lies where, by the names of the cards and the numbers beside them."""
        return [" ".join(path.split()) for path in self.page.locator(".path header, .path .time").all_text_contents()]

    def code(self) -> str:
        """What a camera reads from the QR code as it is on the screen."""
        if not self.page.evaluate("'jsQR' in window"):
            self.page.evaluate(CODE_READER.read_text())
        picture = self.page.locator(".qr").screenshot()
        return str(self.page.evaluate(READ_CODE, b64encode(picture).decode()))

    def too_wide(self) -> list[str]:
        """What cannot be seen without scrolling sideways."""
        return list(self.page.evaluate(TOO_WIDE))

    def bare_keys(self) -> set[str]:
        """What stands on the page as a key of a catalogue, because the catalogue has no sentence for it."""
        return KEYS & set(re.findall(r"[a-z]+(?:-\w+)+", self.page.locator("body").inner_text()))

    def hears_more_than(self, told: int) -> None:
        self.page.wait_for_function("([log, told]) => document.querySelectorAll(log).length > told", arg=[LOG, told])

    def tabs_to(self, target: Locator) -> Locator:
        """Press Tab until this has the focus."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return target
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {target}")


def play_out(referee: Person, *people: Person, most: int = 1000) -> None:
    """Everybody moves when it is their turn, up to the end or so many moves. The referee's page says whose it is."""
    by_name = {person.name: person for person in people}
    for _ in range(most):
        name = referee.waits_for(*by_name)
        if name == "nobody":
            return
        by_name[name].plays()
        referee.hears_more_than(by_name[name].told() - 1)  # else it may still wait for who has just moved
