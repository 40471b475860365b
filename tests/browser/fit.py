"""Whether pages are fit for everybody: for screen readers and weak eyes, for a phone, for a slow line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.middle import questions, sits_down
from tests.browser.players import Crowd, Person
from tests.server.servers import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANDS = "g.drawn"  # thousands of strokes that nobody reads or clicks
MOST_SCRIPT = 167_000  # bytes of compressed JavaScript before the table can be played, its words included
MOST_AT_HOME = 120_000  # bytes of the first page that anybody sees, all told
MOST_SHIFT = 0.1
SMALLEST = 44  # pixels that a finger needs

# What can be pressed and is smaller than a finger. The target of a tick box is its line; a link in a sentence may be
# as small as the sentence; what is only for keys and screen readers has one pixel.
TOO_SMALL = """smallest => [...document.querySelectorAll("button, a[href], input, select, textarea")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .filter((element) => !element.closest("[inert]") && getComputedStyle(element).display !== "inline")
  .filter((element) => !document.querySelector("dialog[open]") || element.closest("dialog[open]"))
  .map((element) => [element, (element.closest("label.choice") ?? element).getBoundingClientRect()])
  .filter(([element, box]) => box.width > 1 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""

LOADING = """() => ({
  shift: window.shifts.reduce((all, shift) => all + shift, 0),
  script: performance.getEntriesByType("resource").filter((file) => file.name.endsWith(".js"))
    .reduce((all, file) => all + file.encodedBodySize, 0),
  all: performance.getEntriesByType("resource").reduce((all, file) => all + file.encodedBodySize, 0),
})"""

WATCH_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts.push(shift.value);
}).observe({ type: "layout-shift", buffered: true });"""

# How wide is what has flown over the board.
WATCH_FLIGHTS = """window.flown = [];
new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  const flying = added.filter((node) => node.className === "flying");
  window.flown.push(...flying.map((node) => parseFloat(node.style.width)));
}).observe(document, { childList: true, subtree: true });"""


def axe(page: Page) -> list[str]:
    """What axe says is wrong with the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("lands => axe.run({ exclude: [lands] }, { resultTypes: ['violations'] })", LANDS)
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


class Look:
    """What is wrong with the places this person comes to: axe finds nothing, no key stands there without its sentence,
    no thing without its explanation, and on a phone nothing is too wide, or too small for a finger. Phones are light
    here, desks dark.

    hidden: a function of the page that says what else is wrong on a phone
    """

    def __init__(self, person: Person, hidden: str = "() => []") -> None:
        self.person = person
        self.hidden = hidden
        self.wrong: dict[str, Any] = {}

    def at(self, place: str) -> None:
        self.person.is_alive()
        page = self.person.page
        theme = "light" if self.person.phone else "dark"
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        self.wrong[f"{place}, {theme}"] = axe(page)
        self.wrong[f"{place}, bare"] = self.person.bare_keys()
        self.wrong[f"{place}, unexplained"] = self.person.unexplained()
        if self.person.phone:
            self.wrong[f"{place}, too wide"] = self.person.too_wide()
            self.wrong[f"{place}, too small"] = page.evaluate(TOO_SMALL, SMALLEST)
            self.wrong[f"{place}, hidden"] = page.evaluate(self.hidden)

    def at_questions(self, server: Server, seats: int, **options: Any) -> None:
        """At every question of a game, and at its end."""
        asked = questions(self.person.board.game, seats, options)
        for question, path in zip(asked, sits_down(server, self.person, *asked.values()), strict=True):
            self.person.goes_on(path)
            self.person.page.evaluate("clicker.ready()")
            self.at(question)

    def report(self) -> None:
        found = {place: what for place, what in self.wrong.items() if what}
        assert not found, "\n".join(f"{place}: {what}" for place, what in found.items())


def loads_well(crowd: Crowd, path: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A page is light and steady for somebody who has never been here, on a desk and on a phone."""
    for phone in (False, True):
        eve = crowd.person("Eve", phone=phone)
        eve.context.add_init_script(WATCH_SHIFTS)
        eve.goes(path)
        eve.page.locator(shown).first.wait_for()
        eve.page.wait_for_load_state("networkidle")
        seen = eve.page.evaluate(LOADING)
        with capsys.disabled():
            print(
                f"\n{'phone' if phone else 'desk'} {shown}: layout shift "
                f"{seen['shift']:.4f}, {seen['script']} bytes of script, {seen['all']} of all"
            )
        assert seen["shift"] < MOST_SHIFT, path
        assert 0 < seen["script"] <= MOST_SCRIPT, path
        assert path != "/" or seen["all"] <= MOST_AT_HOME
