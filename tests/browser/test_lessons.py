"""Guided first games: every lesson is played whole by clicks, at a desk and on a phone, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from durbar.core.lesson import Lesson, lesson
from durbar.core.text import catalogue
from durbar.games import GAMES
from tests.browser.fit import axe
from tests.browser.players import Crowd, Person

TAUGHT = [name for name in GAMES if lesson(name) is not None]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}

# What the coach speaks of is on the screen and large enough to be seen, and the card beside it, not upon it; on a phone
# at least what is clicked, and not upon the tools either.
IN_SIGHT = """(phone) => {
  const SMALLEST = 20; // pixels, with the room around it
  const [card, tools] = [".coach", ".toolbar"].map((each) => document.querySelector(each).getBoundingClientRect());
  if (phone && card.bottom > tools.top) return false;
  return [...document.querySelectorAll(".light")].slice(phone ? -1 : 0).every((light) => {
    const { left, right, top, bottom } = light.getBoundingClientRect();
    const aside = right <= card.left || card.right <= left || bottom <= card.top || card.bottom <= top;
    const seen = top >= -6 && bottom <= innerHeight + 6 && Math.min(right - left, bottom - top) >= SMALLEST;
    return aside && seen;
  });
}"""

# The light is around this thing, and has been for some frames.
LIT = """(thing) => new Promise((done) => {
  const looks = (still) => {
    const [lit] = [...document.querySelectorAll(".light")].slice(-1);
    const [a, b] = [lit, document.querySelector(thing)].map((each) => each.getBoundingClientRect());
    const same = Math.abs((a.top + a.bottom - b.top - b.bottom) / 2) < 2;
    if (same && still > 20) done(true);
    else requestAnimationFrame(() => looks(same ? still + 1 : 0));
  };
  looks(0);
})"""

# On a desk: no name is cut, no card is scrolled away in its hand, and the page has nothing below its end.
WHOLE = """() => [...document.querySelectorAll(".path .name")].every((name) => name.scrollWidth <= name.clientWidth)
  && !document.querySelector(".hand")?.scrollTop && document.documentElement.scrollHeight <= innerHeight"""

# How often a round was summed up, and how often the coach stood there as well.
ROUNDS = """window.rounds = [0, 0]; new MutationObserver(() => {
  const [round, coach] = ["section.round", ".coach"].map((each) => document.querySelector(each));
  rounds = [rounds[0] + Boolean(round), rounds[1] + Boolean(round && coach)];
}).observe(document, { childList: true, subtree: true })"""

# How far the page glides on after something on it is pressed.
GLIDES = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const [from, by] = [scrollY, scrollY < 200 ? 200 : -200];
  scrollBy({ top: by, behavior: "smooth" });
  while (scrollY === from) await frame();
  const pressed = scrollY;
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  for (let count = 0; count < 30; count += 1) await frame();
  return scrollY - pressed;
}"""

# What is clicked to play a move, one thing after the other.
CLICKS: dict[str, list[tuple[str, list[str]]]] = {
    "xanadu": [
        (r"(?:start|card|build) (\w+)", ["[data-lesson=hand-{0}] button"]),
        (r"(?:worker|sell) (\w+)", ["[data-zone=lot-{0}]"]),
        (r"stop|end", ["[data-lesson=finish]"]),
    ],
    "reviving": [
        (r"bid (\d) (\w+)", [".coins li:nth-child({0}) button", "[data-zone=spot-{1}] button"]),
        (r"build (\w+)", ["[data-lesson=end-{0}]"]),
        (r"colour (\w+)", ["[data-lesson=colour-{0}]"]),
        (r"ready|convert", [".tray .finish"]),
    ],
    "kathmandu": [
        (r"place (\w+)", ["[data-lesson=space-{0}]"]),
        (r"take (\w+)", ["[data-lesson=die-{0}]"]),
        (r"go (\w)", ["[data-lesson=way-{0}]"]),
        (r"plan (\w+)", ["[data-lesson~=do-{0}]"]),
        (r"(animal|pack|buy|offer) \w+", ["[data-lesson~=do-{0}]"]),
        (r"done", ["[data-lesson=finish]"]),
    ],
    "kyoto": [
        (r"give (\d)", [".path.seat-{0} .give .label"]),
        (r"accept", [".path.yours .give .label"]),
        (r"refuse \d", [".refuse"]),
    ],
}


def clicks_for(game: str, notation: str) -> list[str]:
    for pattern, clicks in CLICKS[game]:
        if found := re.fullmatch(pattern, notation):
            return [click.format(*found.groups()) for click in clicks]
    raise AssertionError(f"nobody knows how to click {notation}")


def taught(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def learns(person: Person, game: str) -> None:
    """Begin the lesson of a game from its cover."""
    person.goes("/")
    cover = person.page.locator(".games li").nth(list(GAMES).index(game))
    cover.locator(".learn").click()
    expect(person.page.locator(".coach .count")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_is_clicked_through(crowd: Crowd, game: str, phone: bool) -> None:
    """In English at a desk and in French on a phone, or the other way round, game by game."""
    language = sorted(LANGUAGES)[(TAUGHT.index(game) + phone) % 2]
    speed = 50 if game == "kyoto" else 0  # what lasts as long as it is read is there for a moment
    person = crowd.person("Ada", speed=speed, phone=phone, locale=LANGUAGES[language], likes={"language": language})
    page, words = person.page, catalogue(game, language)
    page.add_init_script(ROUNDS)
    learns(person, game)
    others = page.evaluate(
        "() => [...document.querySelectorAll('.side .people .name')].map((name) => name.textContent)"
    )
    names = dict(zip(("one", "two", "three"), others[1:], strict=False))
    coach = page.locator(".coach")
    for number, step in enumerate(taught(game).step):
        sentence = words.say(step.say, **names).replace("\u00a0", " ")
        expect(coach.locator(".words")).to_have_text(sentence)
        if step.at:
            lights = page.locator(".light")
            expect(lights, f"step {number + 1} is about {step.at}").to_have_count(len(step.at.split()))
            page.wait_for_function(IN_SIGHT, arg=phone)
        if not phone and game in ("kyoto", "xanadu"):
            page.wait_for_function(WHOLE)
        if not step.asked:
            coach.locator(".next").click()
            continue
        for click in clicks_for(game, step.asked[0]):
            page.locator(click).first.click()
        if phone and game == "xanadu" and not re.match(r"card|stop|end", step.asked[0]):
            page.locator("dialog[open] .act").click()  # a finger reads first
    expect(coach.locator("h2")).to_be_visible()
    summed_up, beside_the_coach = page.evaluate("rounds")
    assert (summed_up > 0) == (game == "kyoto")
    assert not beside_the_coach
    assert axe(page) == []


def test_who_scrolls_in_a_lesson_is_not_drawn_back(crowd: Crowd) -> None:
    """The light follows what it is on; the page and the keys stay where the hand left them. A page that glides to the
    next thing stands still as soon as something is pressed, or else the click would come to something else.
    """
    ada = crowd.person("Ada", phone=True)
    page = ada.page
    learns(ada, "reviving")
    for step in taught("reviving").step:
        if step.asked:
            break
        page.locator(".coach .next").click()
    coin = page.locator(".coins li:nth-child(4) button")
    coin.click()
    page.evaluate("() => window.scrollBy({ top: -60, behavior: 'instant' })")
    there = page.evaluate("scrollY")
    page.wait_for_function(LIT, arg="[data-zone=spot-n1]")
    assert page.evaluate("scrollY") == there
    expect(coin).to_be_focused()
    page.locator("[data-zone=spot-n1] button").click()
    expect(page.locator(".coach .count")).to_have_text(re.compile("^4 "))
    assert page.evaluate(GLIDES) == 0


def test_nothing_lies_over_what_a_round_has_brought(crowd: Crowd) -> None:
    """While that is read, the coach has nothing to say."""
    ada = crowd.person("Ada", speed=None, likes={"speed": 0.5, "confirm": False})
    page = ada.page
    learns(ada, "reviving")
    summary = page.locator(".round.panel")
    for number, step in enumerate(taught("reviving").step, 1):
        expect(page.locator(".coach .count")).to_have_text(re.compile(f"^{number} "))
        for click in clicks_for("reviving", step.asked[0]) if step.asked else [".coach .next"]:
            page.locator(click).first.click()
        if step.asked == ["ready"]:
            break
    summary.wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    summary.get_by_role("button", name="Continue").click()
    expect(summary).to_have_count(0)
    expect(page.locator(".coach .count")).to_have_text(re.compile(f"^{number + 1} "))


def test_the_coach_is_kind_patient_and_can_be_sent_away(crowd: Crowd) -> None:
    """Another move is answered and not played; who comes back is where they were; skip, back and start again."""
    ada = crowd.person("Ada")
    page = ada.page
    learns(ada, "kyoto")
    coach, count = page.locator(".coach"), page.locator(".coach .count")
    told = ada.told()
    page.keyboard.press("Enter")  # the keys are on "Next"
    expect(count).to_have_text("2 of 20")
    page.locator(".path.seat-2 .give .label").click()
    expect(coach.locator(".instead")).to_have_text("That works too! For now, try this: keep it.")
    assert ada.told() == told, "nothing was played"
    page.locator(".path.seat-0 .give .label").click()
    expect(count).to_have_text("3 of 20")
    expect(coach.locator(".instead")).to_have_count(0)

    ada.goes("/")
    page.locator(".games li").first.locator(".learn").click()  # the same lesson, where it was left
    expect(count).to_have_text("3 of 20")
    coach.locator(".next").click()
    page.reload()
    expect(count).to_have_text("4 of 20")
    coach.get_by_role("button", name="Back").click()
    expect(count).to_have_text("3 of 20")
    coach.locator(".next").click()
    expect(count).to_have_text("4 of 20")

    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_have_count(0)
    page.locator(".path.seat-2 .give .label").click()  # and not what was asked for
    expect(page.locator(".path.seat-2 .row .card")).to_have_count(1)


def test_after_the_lesson_comes_a_real_game(crowd: Crowd) -> None:
    """In words and by keys alone, started anew in the middle, and then against easy bots."""
    ada = crowd.person("Ada", likes={"text": True})
    page = ada.page
    learns(ada, "kyoto")
    coach, count = page.locator(".coach"), page.locator(".coach .count")
    page.keyboard.press("Enter")
    expect(count).to_have_text("2 of 20")
    expect(page.locator(".light")).to_have_count(0)
    page.keyboard.press("1")  # the first choice: keep it
    expect(count).to_have_text("3 of 20")
    coach.get_by_role("button", name="Start again").click()
    expect(count).to_have_text("1 of 20")
    for number, step in enumerate(taught("kyoto").step, 1):
        expect(count).to_have_text(f"{number} of 20")
        if not step.asked:
            page.keyboard.press("Enter")
            continue
        words = {"give 0": "Keep it", "give 1": "Kuro", "give 2": "Tama", "accept": "Accept", "refuse 1": "Refuse"}
        wanted = re.compile(words[step.asked[0]], re.IGNORECASE)
        page.locator(".choices button", has_text=wanted).first.press("Enter")
    coach.get_by_role("button", name="Now a real game").click()
    expect(page.locator(".people .chip", has_text=re.compile("easy", re.IGNORECASE)).first).to_be_attached()
    expect(coach).to_have_count(0)

    # The coach reminds her of each thing at its first time, until she wants no more of it. She begins: before her first
    # turn a bot might give her a Refusal, and then a card that she is asked about, and would have to answer first.
    ada.opens(3, first_player="0")
    reminder, first = page.locator(".reminder p"), catalogue("kyoto", "en").say("remind-first")
    expect(reminder).to_have_text(first)
    ada.button("Got it").click()
    expect(reminder).to_have_count(0)
    page.reload()
    page.locator(".choices button").first.wait_for()  # she is asked the same again, and knows
    expect(reminder).to_have_count(0)
    page.evaluate("""() => localStorage.setItem("durbar.reminders", '{"kyoto": []}')""")
    page.reload()
    expect(reminder).to_have_text(first)
    ada.button("Turn reminders off").click()
    expect(reminder).to_have_count(0)
    page.reload()
    page.locator(".choices button").first.wait_for()
    expect(reminder).to_have_count(0)
