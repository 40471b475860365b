"""Reviving Kathmandu in a real browser: whole games of all kinds, building together, the reveal, alone, a picture.

Games begin and end by real clicks on the board. In between `hurries` posts a person's moves, as the middle of a game
looks like its beginning.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.players import LOG, Crowd, Person
from tests.browser.test_pages import (
    LOADING,
    MOST_SCRIPT,
    MOST_SHIFT,
    SMALLEST,
    TOO_SMALL,
    WATCH_SHIFTS,
    axe,
)

FINISH = ".tray .finish.primary"
GLOWS = f".reviving .glow:not([aria-pressed=true]), {FINISH}, .choices button"
BUILDS = ".hand .half, .plots button.plot, .colours .glow"
ENOUGH = 3000  # looks around the table, after which a game should be over
LAST_ROUND, LAST_ROUND_ALONE = 8, 15
LARGEST_IN_FLIGHT = 200  # pixels

# All that a move can change on the page. What only waits for an answer of the server glows no more, or still as before.
SEEN = """() => JSON.stringify([document.querySelectorAll(".side .log li").length,
  document.querySelector(".prompt").className + document.querySelector(".prompt").textContent,
  [...document.querySelectorAll(".tray, .plots, .middle")].map((part) => part.textContent),
  [...document.querySelectorAll(".choices li, .panel .stack li")].map((line) => line.textContent),
  [...document.querySelectorAll(".skyline > svg, .press")].map((part) => part.ariaLabel),
  document.querySelectorAll(".end .square, .end .result").length])"""
PICKED = """() => [...document.querySelectorAll(".reviving [aria-pressed=true]")]
  .map((button) => button.ariaLabel).join()"""
CAN_GO_ON = f"""(!document.querySelector(".prompt.mine") || document.querySelector("{GLOWS}") !== null)"""
ANSWERED = f"""([seen, picked]) => document.querySelector(".confirm:enabled") ? "asked"
  : ({SEEN})() !== seen && {CAN_GO_ON} ? "done" : !["", picked].includes(({PICKED})()) && "picked" """
DONE = f"""seen => ({SEEN})() !== seen && !document.querySelector(".confirm") && {CAN_GO_ON}"""

# Plays whatever this person has to, by posting it, until a round comes: whether it has come.
HURRY = """async (round) => {
  const match = `/api/matches/${location.pathname.split("/").at(-1)}`;
  for (;;) {
    const { you, table } = await (await fetch(`${match}?after=999999999`)).json();
    if (table.status === "over" || table.view.round >= round) return true;
    if (!table.due.includes(you.viewer)) return false;
    const builds = table.moves.filter(({ kind }) => ["build", "on", "at", "colour", "bid"].includes(kind));
    const moves = builds.length ? builds : table.moves.filter(({ kind }) => !["scrap", "trade"].includes(kind));
    const { notation } = moves[Math.floor(Math.random() * moves.length)];
    const body = JSON.stringify({ do: "move", id: crypto.randomUUID(), seat: you.viewer, move: notation });
    await fetch(`${match}/commands`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  }
}"""

MAKE = """async ([seats, options, people, level]) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await fetch("/api/me");
  const bots = Object.fromEntries(Array.from({ length: seats - people }, (_, i) => [people + i, level]));
  const { match } = await post("/api/matches", { game: "reviving", seats, options, bots });
  await post(`/api/matches/${match.id}/commands`, { do: "sit", id: "sit", seat: 0, name: "Ada", nonce: "1" });
  if (people === 1) await post(`/api/matches/${match.id}/commands`, { do: "start", id: "start" });
  return `/m/${match.id}`;
}"""


def makes(person: Person, seats: int, people: int = 1, **options: Any) -> str:
    """A table with these options, bots on the other seats, and the person at it. Its path."""
    person.goes("/")
    path = str(person.page.evaluate(MAKE, [seats, options, people, "easy"]))
    person.goes(path)
    person.page.locator(".seats, .table").first.wait_for()
    return path


def does(person: Person, act: Callable[[], None]) -> None:
    """Something that picks or moves, and the second click where that is asked."""
    seen, picked = person.page.evaluate(SEEN), person.page.evaluate(PICKED)
    act()
    if person.page.wait_for_function(ANSWERED, arg=[seen, picked]).json_value() == "asked":
        seen = person.page.evaluate(SEEN)
        person.click(person.page.locator(".confirm"))
        person.page.wait_for_function(DONE, arg=seen)


def plays_what_glows(person: Person) -> None:
    """One of the things that glow; what can be built is built, more often than not."""
    page = person.page
    builds = page.locator(BUILDS).filter(visible=True)
    targets = builds if builds.count() and person.luck.random() < 0.85 else page.locator(GLOWS).filter(visible=True)
    if (count := targets.count()) == 0:
        return
    target = targets.nth(person.luck.randrange(count))
    does(person, lambda: person.click(target))


def reads_and_chooses(person: Person) -> None:
    """One of the numbered choices of the text mode."""
    choices = person.page.locator(".choices button")
    if count := choices.count():
        number = person.luck.randrange(count)
        does(person, lambda: person.click(choices.nth(number)))


def play_through(*people: Person, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody moves when it is their turn, up to the end or until something is so."""
    for _ in range(ENOUGH):
        for person in people:
            if until() or person.page.locator(".end").count():
                return
            if person.page.locator(".prompt.mine").count() and person.page.locator(GLOWS).count():
                if until():  # it may have come just now
                    return
                person.plays()
        people[0].page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


def sees_round(person: Person, round: int) -> bool:
    return person.page.locator(LOG, has_text=f"Round {round}.").count() > 0


def hurries(*people: Person, to: int) -> None:
    """Everybody plays up to a round, which all then see."""
    late = list(people)
    while late:
        late = [person for person in late if not person.page.evaluate(HURRY, to)]
        people[0].page.wait_for_timeout(10)
    for person in people:
        expect(person.page.locator(".side ol.log")).to_contain_text(re.compile(rf"(Round|Tour) {to}\b"))


def ada_at(crowd: Crowd, seats: int, phone: bool = False, likes: Any = None, **options: Any) -> Person:
    """Ada at a table that has begun, with bots."""
    ada = crowd.person("Ada", phone=phone, likes=likes)
    ada.plays = lambda: plays_what_glows(ada)
    makes(ada, seats, **options)
    return ada


def is_asked(person: Person, words: str) -> bool:
    """Whether this person is asked this, and can answer."""
    prompt = person.page.locator(".prompt.mine")
    return prompt.count() > 0 and words in prompt.inner_text() and person.page.locator(GLOWS).count() > 0


def plays_until(person: Person, words: str, shown: str = ".reviving") -> None:
    """Play until this person is asked this, and something is on the page."""
    play_through(person, until=lambda: is_asked(person, words) and person.page.locator(shown).count() > 0)
    assert is_asked(person, words), words


def builds(person: Person) -> None:
    """The first end in the hand that can be built, at the first place for it."""
    does(person, lambda: person.click(person.page.locator(".hand .half").first))
    while is_asked(person, "where does it go") or is_asked(person, "which colour"):
        does(person, lambda: person.click(person.page.locator(".plots button.plot, .colours .glow").first))


class Look:
    """What is wrong with the page at each question that is asked for the first time: axe finds nothing, nothing is too
    wide, no key has no sentence, and on a phone nothing is too small for a finger. Phones are light here, desks dark.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: set[str] = set()
        self.wrong: dict[str, Any] = {}

    def at_question(self) -> bool:
        """Look if something new is asked. Never ends a game."""
        mine = self.person.page.locator(".prompt.mine")
        if mine.count() and self.person.page.locator(GLOWS).count():
            question = re.sub("[0-9]+", "", mine.inner_text())
            if question not in self.seen:
                self.at(question)
        return False

    def at(self, place: str) -> None:
        page = self.person.page
        self.seen.add(place)
        self.wrong[place] = axe(page, {})
        self.wrong[f"{place}, too wide"] = self.person.too_wide()
        self.wrong[f"{place}, bare"] = self.person.bare_keys()
        if self.person.phone:
            self.wrong[f"{place}, too small"] = page.evaluate(TOO_SMALL, SMALLEST)

    def report(self) -> None:
        found = {place: what for place, what in self.wrong.items() if what}
        assert not found, "\n".join(f"{place}: {what}" for place, what in found.items())


def keeps_a_picture(person: Person, folder: Path) -> None:
    """As PNG and as SVG, which needs nothing of the page."""
    mine = person.page.locator(".end .result > li", has_text=person.name)
    with person.page.expect_download() as drawn:
        person.click(mine.get_by_role("button", name="Save as a picture"))
    assert drawn.value.suggested_filename == f"kathmandu-{person.name.lower()}.png"
    drawn.value.save_as(folder / "square.png")
    assert (folder / "square.png").read_bytes().startswith(b"\x89PNG")
    with person.page.expect_download() as written:
        person.click(mine.get_by_role("button", name="SVG"))
    written.value.save_as(folder / "square.svg")
    picture = (folder / "square.svg").read_text()
    assert person.name in picture
    assert not re.search(r"light-dark|var\(|class=", picture)


def every_point_is_explained(person: Person) -> None:
    for line in person.page.locator(".end .result > li").all():
        if line.locator(".why:not([open])").count():
            person.click(line.locator("summary"))
        parts = [int(number) for number in line.locator(".part b").all_text_contents()]
        assert int(str(line.locator(".total b").text_content())) == sum(parts)


def test_four_play_a_whole_game(crowd: Crowd, tmp_path: Path) -> None:
    """By mouse, on a phone, in words, and a bot, with a spectator and a reload, up to an end that explains every point
    and gives everybody a picture of their square; then once more from the beginning in the time machine.
    """
    ada, bob, chen = crowd.person("Ada"), crowd.person("Bob", phone=True), crowd.person("Chen", likes={"text": True})
    eve = crowd.person("Eve")
    path = makes(ada, 4, people=3)
    for seat, person in ((1, bob), (2, chen)):
        person.goes(path)
        person.sits(seat)
    ada.begins()
    ada.plays, bob.plays = lambda: plays_what_glows(ada), lambda: plays_what_glows(bob)
    chen.plays = lambda: reads_and_chooses(chen)

    play_through(ada, bob, chen, until=lambda: sees_round(ada, 2))
    eve.goes(path)
    expect(eve.page.locator(".other")).to_have_count(4)
    expect(eve.page.locator(".glow, .tray, .hand")).to_have_count(0)
    assert not (keys := ada.bare_keys() | bob.bare_keys() | chen.bare_keys() | eve.bare_keys()), keys
    assert not bob.too_wide()
    told = bob.story()
    bob.page.reload()
    bob.page.locator(".reviving").wait_for()
    assert bob.story()[: len(told)] == told

    hurries(ada, bob, chen, to=LAST_ROUND)
    play_through(ada, bob, chen)
    for person in (ada, bob, chen, eve):
        expect(person.page.locator(".end .result > li")).to_have_count(4)
    assert ada.story() == bob.story() == chen.story() == eve.story()
    every_point_is_explained(ada)
    keeps_a_picture(ada, tmp_path)
    assert not bob.too_wide()
    assert not (keys := ada.bare_keys() | bob.bare_keys()), keys

    ada.click(ada.button("Replay"))
    ada.click(ada.page.locator(".side .log button", has_text="Round 1."))
    expect(ada.page.locator(".reviving .middle .round")).to_have_text("Round 1 of 8")
    expect(ada.page.locator(".reviving .glow")).to_have_count(0)


def test_building_together(crowd: Crowd) -> None:
    """All build at once: finished work is seen by the others, and until everybody is ready one can change it."""
    ada, bob = crowd.person("Ada"), crowd.person("Bob", phone=True)
    path = makes(ada, 3, people=2)
    bob.goes(path)
    bob.sits(1)
    ada.begins()
    for person in (ada, bob):
        person.plays = lambda person=person: plays_what_glows(person)  # type: ignore[misc]
    halves = {person: person.page.locator(".hand .half") for person in (ada, bob)}
    play_through(ada, bob, until=lambda: all(half.count() > 0 for half in halves.values()))
    mine = ada.page.locator(".plaza .skyline svg").first
    before = str(mine.get_attribute("aria-label"))
    cards = ada.page.locator(".hand li").count()

    builds(ada)
    expect(mine).not_to_have_attribute("aria-label", before)
    theirs = bob.page.locator(".other", has_text="Ada").locator(".skyline svg").first
    expect(theirs).to_have_attribute("aria-label", before)
    does(ada, lambda: ada.click(ada.page.locator(FINISH)))
    play_through(ada, until=lambda: ada.page.locator(".prompt.mine").count() == 0)
    expect(theirs).to_have_attribute("aria-label", str(mine.get_attribute("aria-label")))
    expect(bob.page.locator(".other", has_text="Ada").locator(".doing.ready")).to_have_count(1)

    while ada.page.locator(".hand li").count() < cards:
        does(ada, lambda: ada.page.keyboard.press("u"))
    expect(mine).to_have_attribute("aria-label", before)
    expect(theirs).to_have_attribute("aria-label", before)
    built = ada.page.locator(".plaza .skyline svg").first
    does(ada, lambda: ada.click(halves[ada].first))
    play_through(ada, until=lambda: ada.page.locator(".prompt.mine").count() == 0)
    after = str(built.get_attribute("aria-label"))
    play_through(bob, until=lambda: bob.page.locator(".prompt.mine").count() == 0 or is_asked(bob, "lay a coin"))
    expect(theirs).to_have_attribute("aria-label", after)


def test_threads_show_the_aim_and_the_reveal_says_why(crowd: Crowd) -> None:
    """A spot that is pointed at has threads to its two cards; after the reveal each card has its reason, as a sign on
    the mat and as a sentence beside it. All with keys: Tab to a coin and a spot, Enter lays it, h asks for a hint.
    """
    ada = ada_at(crowd, 4)
    ada.waits()
    spot = ada.page.locator(".mat button.press").first
    spot.hover()
    expect(ada.page.locator(".mat .aimedAt")).to_have_count(2)
    expect(ada.page.locator(".mat .threads .thread[stroke^=var]")).to_have_count(2)
    expect(ada.page.locator(".mat .caption")).to_contain_text("aims at")
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".notice")).to_contain_text("%")
    does(ada, lambda: ada.tabs_to(ada.page.locator(".coins button").first).press("Enter"))
    expect(ada.page.locator(".coins button").first).to_have_attribute("aria-pressed", "true")
    does(ada, lambda: ada.tabs_to(spot).press("Enter"))
    why = ada.page.locator(".mat .why li")
    expect(why).to_have_count(4)
    sentences = {
        "only bidder": "as the only bidder",
        "highest bid": "with the highest bid",
        "nearest": "nearest",
        "long edge": "on the long edge",
        "nobody": "Nobody bid",
    }
    signs = [" ".join(sign.split()) for sign in ada.page.locator(".mat .won").all_text_contents()]
    for sign, sentence in zip(signs, why.all_text_contents(), strict=True):
        assert sentences[sign] in sentence


def test_two_on_a_phone_with_everything(crowd: Crowd) -> None:
    """Objectives, Bhairavs, architects, rebuilding, manipulation and promos, each question looked at once."""
    everything = {"manipulation": True, "rebuilding": True, "architects": "chosen", "public_objectives": True}
    promos = {"bhairav": True, "buddha_promo": True, "rainbow_promo": True, "advanced_missions": True}
    ada = ada_at(crowd, 2, phone=True, **everything, **promos)
    look = Look(ada)
    play_through(ada, until=lambda: look.at_question() or sees_round(ada, 3))
    hurries(ada, to=LAST_ROUND)
    play_through(ada, until=look.at_question)
    expect(ada.page.locator(".end .result > li")).to_have_count(2)
    every_point_is_explained(ada)
    look.at("end")
    look.report()
    asked = " ".join(look.seen)
    for words in ("which architect", "lay a coin", "move or swap", "build", "leftover"):
        assert words in asked


def test_a_team_builds_in_each_other_s_squares(crowd: Crowd) -> None:
    """Each question looked at once on a desk, and what can be opened; up to the end, where teams have added up."""
    ada = ada_at(crowd, 4, likes={"theme": "dark"}, teams=2)
    look = Look(ada)
    mate = str(ada.page.locator(".other", has_text="team 1").locator(".name").text_content())
    theirs = ada.page.locator(".plots button.plot", has_text=mate)
    play_through(ada, until=lambda: look.at_question() or theirs.count() > 0)
    skyline = ada.page.locator(".other", has_text=mate).locator(".skyline svg").first
    before = str(skyline.get_attribute("aria-label"))
    does(ada, lambda: ada.click(theirs.first))
    expect(skyline).not_to_have_attribute("aria-label", before)
    expect(ada.page.locator(".side .log li", has_text=re.compile(f"Ada builds .* for {mate}"))).not_to_have_count(0)
    ada.page.locator(".other .visit").first.click()
    ada.page.locator("dialog[open] .visit").wait_for()
    look.at("visit")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("t")
    ada.page.locator(".choices, .text").first.wait_for()
    look.at("text")
    ada.page.keyboard.press("t")
    ada.page.locator(".reviving").wait_for()

    hurries(ada, to=LAST_ROUND)
    play_through(ada)
    expect(ada.page.locator(".end .result > li")).to_have_count(4)
    expect(ada.page.locator(".end .who small").first).to_contain_text("team")
    every_point_is_explained(ada)
    look.at("end")
    ada.goes("/box/reviving")
    ada.page.locator(".cards li").first.wait_for()
    look.at("box")
    look.report()


def test_alone_and_it_is_remembered(crowd: Crowd) -> None:
    """Two squares, a die, debris, a storage; the end says how it went, and this device remembers it once."""
    ada = ada_at(crowd, 1, phone=True, level="extreme")
    look = Look(ada)
    expect(ada.page.locator(".missions button")).to_have_count(10)
    play_through(ada, until=lambda: look.at_question() or is_asked(ada, "lay a coin"))
    expect(ada.page.locator(".plaza")).to_have_count(2)
    expect(ada.page.locator(".niche .debris")).not_to_have_count(0)
    side = str(ada.page.locator(".side .log li", has_text="shakes").last.text_content()).split()[-1].strip(".")
    expect(ada.page.get_by_role("img", name=f"Die: {side}")).to_have_count(1)
    play_through(ada, until=lambda: look.at_question() or sees_round(ada, 2))
    hurries(ada, to=LAST_ROUND_ALONE)
    play_through(ada, until=look.at_question)
    expect(ada.page.locator("#end-title")).to_have_text("Not this time")
    expect(ada.page.locator(".end .square")).to_have_count(2)
    look.at("end")
    look.report()
    assert "storage" in " ".join(look.seen)
    games = ada.page.locator(".stats tbody td").first
    expect(games).to_have_text("1")
    ada.page.reload()
    expect(games).to_have_text("1")
    ada.goes("/new/reviving")
    expect(games).to_have_count(0)
    ada.click(ada.button("1"))
    expect(games).to_have_text("1")


def test_a_whole_game_in_french_and_in_words(crowd: Crowd) -> None:
    """Text mode in French, with no key without its sentence from the first bid to the last point."""
    ada = ada_at(crowd, 3, likes={"text": True, "language": "fr"}, public_objectives=True, bhairav=True)
    ada.plays = lambda: reads_and_chooses(ada)
    for lines in (12, 50):
        play_through(ada, until=lambda: ada.told() > lines)  # noqa: B023 - used before the next turn of the loop
        assert not (keys := ada.bare_keys()), keys
    hurries(ada, to=LAST_ROUND)
    play_through(ada)
    expect(ada.page.locator(".end")).to_contain_text("Chaque point")
    assert not (keys := ada.bare_keys()), keys


def test_things_fly(crowd: Crowd) -> None:
    """Coins and cards travel over the board at the usual speed, small enough to see where to, and can be skipped."""
    ada = crowd.person("Ada", speed=1)
    ada.context.add_init_script(
        """window.flown = [];
        new MutationObserver((changes) => {
          const added = changes.flatMap((change) => [...change.addedNodes]);
          const flying = added.filter((node) => node.className === "flying");
          window.flown.push(...flying.map((node) => parseFloat(node.style.width)));
        }).observe(document, { childList: true, subtree: true });"""
    )
    makes(ada, 1)
    ada.skips()
    while not ada.page.locator(".hand .half").count():
        plays_what_glows(ada)
        ada.skips()
    before = len(ada.page.evaluate("flown"))
    builds(ada)
    ada.page.wait_for_function("before => flown.length > before", arg=before)
    assert all(0 < width < LARGEST_IN_FLIGHT for width in ada.page.evaluate("flown"))


def test_loading_is_light_and_steady(crowd: Crowd, capsys: pytest.CaptureFixture[str]) -> None:
    """For somebody who has never been here, on a desk and on a phone."""
    host = ada_at(crowd, 4)
    plays_until(host, "build", ".hand .half")
    for phone in (False, True):
        eve = crowd.person("Eve", phone=phone)
        eve.context.add_init_script(WATCH_SHIFTS)
        eve.goes(host.page.url)
        eve.page.locator(".reviving").wait_for()
        eve.page.wait_for_load_state("networkidle")
        seen = eve.page.evaluate(LOADING)
        with capsys.disabled():
            print(
                f"\nreviving: layout shift {seen['shift']:.4f}, {seen['script']} bytes of script, {seen['all']} of all"
            )
        assert seen["shift"] < MOST_SHIFT
        assert 0 < seen["script"] <= MOST_SCRIPT
