"""Reviving Kathmandu in a real browser: whole games of all kinds, building together, the reveal, alone, a picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import durbar
from tests.browser.fit import WATCH_FLIGHTS, Look, loads_well
from tests.browser.middle import played, sits_down
from tests.browser.players import LOG, Board, Crowd, Person, all_hear_the_same, play_through
from tests.rules.reviving.tables import REBUILDING, Seat, monument, red, table
from tests.server.servers import Server

FINISH = ".tray .finish.primary"
BOARD = Board(
    "reviving",
    glows=f".reviving .glow:not([aria-pressed=true]), {FINISH}",
    shows=".tray, .plots, .middle, .skyline > svg, .press, .end .square",
    rather=((".hand .half, .plots button.plot, .colours .glow", 0.85),),
)
MAT_IN_SIGHT = """() => {
  const [mat, tray] = [".mat", ".tray"].map((each) => document.querySelector(each).getBoundingClientRect());
  return mat.top >= 0 && mat.bottom <= tray.top;
}"""
LARGEST_IN_FLIGHT = 200  # pixels
ADVANCED = {"manipulation": True, "rebuilding": True, "architects": "chosen", "public_objectives": True}
EVERYTHING = {"bhairav": True, "buddha_promo": True, "rainbow_promo": True, "advanced_missions": True, **ADVANCED}


def sees_round(person: Person, round: int) -> bool:
    return person.page.locator(LOG, has_text=f"Round {round}.").count() > 0


def ada_at(crowd: Crowd, seats: int, phone: bool = False, likes: Any = None, **options: Any) -> Person:
    """Ada at a table that has begun, with bots."""
    ada = crowd.person("Ada", phone=phone, likes=likes)
    ada.opens(seats, **options)
    return ada


def builds(person: Person) -> None:
    """The first end in the hand that can be built, at the first place for it."""
    person.does(lambda: person.click(person.page.locator(".hand .half").first))
    while person.is_asked("where does it go") or person.is_asked("which colour"):
        person.does(lambda: person.click(person.page.locator(".plots button.plot, .colours .glow").first))


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
    lines = person.page.locator(".end .result > li")
    expect(lines).not_to_have_count(0)
    for line in lines.all():
        if line.locator(".why:not([open])").count():
            person.click(line.locator("summary"))
        parts = [int(number) for number in line.locator(".part b").all_text_contents()]
        assert int(str(line.locator(".total b").text_content())) == sum(parts)


def test_four_begin_a_game_and_end_one(crowd: Crowd, server: Server, tmp_path: Path) -> None:
    """By mouse, on a phone, in words, and a bot, with a spectator and a reload. The end explains every point and gives
    everybody a picture of their square; then all can be seen once more from the beginning in the time machine.
    """
    ada, bob, chen = crowd.person("Ada"), crowd.person("Bob", phone=True), crowd.person("Chen", likes={"text": True})
    eve = crowd.person("Eve")
    path = ada.opens(4, people=3)
    for seat, person in ((1, bob), (2, chen)):
        person.goes(path)
        person.sits(seat)
    ada.begins()

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

    last_round = played("reviving", 4, until=in_last_round)
    [path] = sits_down(server, ada, last_round, beside=(bob, chen))
    for person in (ada, bob, chen, eve):
        person.goes_on(path)
    ada.waits()
    play_through(ada, bob, chen)
    for person in (ada, bob, chen, eve):
        expect(person.page.locator(".end .result > li")).to_have_count(4)
    all_hear_the_same(ada, bob, chen, eve)
    every_point_is_explained(ada)
    keeps_a_picture(ada, tmp_path)
    assert not bob.too_wide()
    assert not (keys := ada.bare_keys() | bob.bare_keys()), keys

    ada.click(ada.button("Replay"))
    ada.click(ada.page.locator(".side .log button", has_text="Round 1."))
    expect(ada.page.locator(".reviving .middle .round")).to_have_text("Round 1 of 8")
    expect(ada.page.locator(".reviving .glow")).to_have_count(0)


def test_building_together(crowd: Crowd) -> None:
    """All build at once: finished work is seen by the others, and until everybody is ready one can change it. Who comes
    back in time to bid has the whole mat in sight.
    """
    ada, bob = crowd.person("Ada"), crowd.person("Bob", phone=True)
    path = ada.opens(2, people=2)
    bob.goes(path)
    bob.sits(1)
    ada.begins()
    play_through(ada, bob, until=lambda: bob.looks() == "ready")
    bob.goes("/").goes(path).waits()
    bob.page.wait_for_function(MAT_IN_SIGHT)
    play_through(ada, bob, until=lambda: ada.shows(".hand .half") and bob.shows(".hand .half"))
    mine = ada.page.locator(".plaza .skyline svg").first
    before = str(mine.get_attribute("aria-label"))
    cards = ada.page.locator(".hand li").count()

    builds(ada)
    expect(mine).not_to_have_attribute("aria-label", before)
    theirs = bob.page.locator(".other", has_text="Ada").locator(".skyline svg").first
    expect(theirs).to_have_attribute("aria-label", before)
    is_ready(ada)
    expect(theirs).to_have_attribute("aria-label", str(mine.get_attribute("aria-label")))
    expect(bob.page.locator(".other", has_text="Ada").locator(".doing.ready")).to_have_count(1)

    expect(ada.button("Keep building")).to_be_visible()
    expect(ada.page.locator(FINISH)).to_have_count(0)  # she is ready

    while ada.page.locator(".hand li").count() < cards:
        ada.does(lambda: ada.page.keyboard.press("u"))
    expect(mine).to_have_attribute("aria-label", before)
    expect(theirs).to_have_attribute("aria-label", before)
    builds(ada)
    is_ready(ada)
    after = str(mine.get_attribute("aria-label"))
    assert after != before
    is_ready(bob)
    expect(theirs).to_have_attribute("aria-label", after)


def is_ready(person: Person) -> None:
    """Build no more; what else is asked for that is answered."""
    person.does(lambda: person.click(person.page.locator(FINISH)))
    play_through(person, until=lambda: not person.is_asked("build") and not person.is_asked("discard"))


def test_threads_show_the_aim_and_the_reveal_says_why(crowd: Crowd, server: Server) -> None:
    """A spot that is pointed at has threads to its two cards; after the reveal each card has its reason, as a sign on
    the mat and as a sentence beside it. All with keys: Tab to a coin and a spot, Enter lays it, h asks for a hint.
    """
    ada = crowd.person("Ada")
    last_bid = played("reviving", 4, until=lambda state: state.actors() == [0] and asks(state, "bid"))
    ada.goes(*sits_down(server, ada, last_bid))
    ada.waits()
    spot = ada.page.locator(".mat button.press").first
    spot.hover()
    expect(ada.page.locator(".mat .aimedAt")).to_have_count(2)
    expect(ada.page.locator(".mat .threads .thread[stroke^=var]")).to_have_count(2)
    expect(ada.page.locator(".mat .caption")).to_contain_text("aims at")
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".hinted").first).to_be_visible()
    ada.does(lambda: ada.tabs_to(ada.page.locator(".coins button").first).press("Enter"))
    expect(ada.page.locator(".coins button").first).to_have_attribute("aria-pressed", "true")
    ada.does(lambda: ada.tabs_to(spot).press("Enter"))
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


def asks(state: durbar.State, question: str) -> bool:
    return bool(state.game.prompt(state)[0] == question)


def test_two_on_a_phone_with_everything(crowd: Crowd) -> None:
    """Objectives, Bhairavs, architects, rebuilding, manipulation and promos."""
    ada = ada_at(crowd, 2, phone=True, **EVERYTHING)
    play_through(ada)
    expect(ada.page.locator(".end .result > li")).to_have_count(2)
    every_point_is_explained(ada)
    assert not ada.too_wide()
    assert not (keys := ada.bare_keys()), keys


def test_a_team_plays_the_last_round(crowd: Crowd, server: Server) -> None:
    """Up to the end, where teams have added up."""
    ada = crowd.person("Ada", likes={"theme": "dark"})
    last_bid = played("reviving", 4, {"teams": 2}, until=lambda state: in_last_round(state) and asks(state, "bid"))
    ada.goes(*sits_down(server, ada, last_bid))
    ada.waits()
    play_through(ada)
    expect(ada.page.locator(".end .result > li")).to_have_count(4)
    expect(ada.page.locator(".end .who small").first).to_contain_text("team")
    every_point_is_explained(ada)


def in_last_round(state: durbar.State) -> bool:
    view = state.game.view(state, 0)
    return state.actors() == [0] and view.round == view.rounds


def test_a_team_builds_in_each_other_s_squares(crowd: Crowd, server: Server) -> None:
    def can_build_for_the_mate(state: durbar.State) -> bool:
        return state.actors() == [0] and "at 2" in [move.notation for move in state.legal_moves(0)]

    ada = crowd.person("Ada")
    ada.goes(*sits_down(server, ada, played("reviving", 4, {"teams": 2}, until=can_build_for_the_mate)))
    ada.waits()
    mate = str(ada.page.locator(".other", has_text="team 1").locator(".name").text_content())
    skyline = ada.page.locator(".other", has_text=mate).locator(".skyline svg").first
    before = str(skyline.get_attribute("aria-label"))
    ada.does(lambda: ada.click(ada.page.locator(".plots button.plot", has_text=mate).first))
    expect(skyline).not_to_have_attribute("aria-label", before)
    expect(ada.page.locator(LOG, has_text=re.compile(f"You build .* for {mate}"))).not_to_have_count(0)


@pytest.mark.parametrize(
    ("seats", "options", "phone"),
    [(2, EVERYTHING, True), (1, {"level": "extreme"}, True), (4, {"teams": 2}, False)],
    ids=["two on a phone", "alone on a phone", "teams on a desk"],
)
def test_every_question_is_fit_for_everybody(
    crowd: Crowd, server: Server, seats: int, options: dict[str, Any], phone: bool
) -> None:
    """Axe finds nothing; on a phone nothing is too wide for it or too small for a finger."""
    ada = crowd.person("Ada", phone=phone)
    look = Look(ada)
    look.at_questions(server, seats, **options)
    if not phone:
        ada.goes_on(
            *sits_down(
                server, ada, played("reviving", 4, until=lambda state: state.actors() == [0] and asks(state, "spend"))
            )
        )
        ada.page.locator(".other .visit").first.click()
        ada.page.locator("dialog[open] .visit").wait_for()
        look.at("visit")
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("t")
        ada.page.locator(".choices, .text").first.wait_for()
        look.at("text")
        ada.goes_on("/box/reviving")
        ada.page.locator(".cards li").first.wait_for()
        look.at("box")
    look.report()


def test_alone_and_it_is_remembered(crowd: Crowd) -> None:
    """Two squares, a die, debris; the end says how it went, and this device remembers it once."""
    ada = ada_at(crowd, 1, phone=True, level="extreme")
    expect(ada.page.locator(".missions button")).to_have_count(10)
    ada.plays_until("lay a coin")
    expect(ada.page.locator(".plaza")).to_have_count(2)
    expect(ada.page.locator(".niche .debris")).not_to_have_count(0)
    side = str(ada.page.locator(LOG, has_text="shakes").last.text_content()).split()[-1].strip(".")
    expect(ada.page.get_by_role("img", name=f"Die: {side}")).to_have_count(1)
    named = ada.page.locator(".spot .name").evaluate_all("spots => spots.map((spot) => spot.dataset.name)")
    assert named == ["N1", "N2", "N3", "S1", "S2", "S3", "W1", "W2", "E1", "E2"]
    goal = ada.page.locator(".goal")
    expect(goal.locator("summary")).to_have_text("Goal: finish both squares · level: Extreme")
    ada.click(goal.locator("summary"))
    for number, words in enumerate(("is a Pagoda", "five colours", "shakes", "Debris", "bag", "You lose")):
        expect(goal.locator("li").nth(number)).to_contain_text(words)
    ada.click(goal.locator("summary"))
    mission = ada.page.locator(".plaza .mission").first
    ada.click(mission.locator("summary"))
    expect(mission.locator("li").first).to_contain_text("Buddha")
    expect(mission.locator("li")).to_have_count(4)
    play_through(ada)
    expect(ada.page.locator("#end-title")).to_have_text("Not this time")
    expect(ada.page.locator(".end .square")).to_have_count(2)
    games = ada.page.locator(".stats tbody td").first
    expect(games).to_have_text("1")
    ada.page.reload()
    expect(games).to_have_text("1")
    ada.goes_on("/new/reviving")
    expect(games).to_have_count(0)
    ada.click(ada.button("1"))
    expect(games).to_have_text("1")


def test_a_whole_game_in_french_and_in_words(crowd: Crowd) -> None:
    """Text mode in French, with no key without its sentence from the first bid to the last point."""
    ada = ada_at(crowd, 3, likes={"text": True, "language": "fr"}, public_objectives=True, bhairav=True)
    for lines in (12, 30):
        play_through(ada, until=lambda: ada.told() > lines)  # noqa: B023 - used before the next turn of the loop
        assert not (keys := ada.bare_keys()), keys
    play_through(ada)
    expect(ada.page.locator(".end")).to_contain_text("Tous les points")
    assert not (keys := ada.bare_keys()), keys


def test_things_fly(crowd: Crowd, server: Server) -> None:
    """Coins and cards travel over the board at the usual speed, small enough to see where to."""
    ada = crowd.person("Ada", speed=1)
    ada.context.add_init_script(WATCH_FLIGHTS)
    builds_alone = played("reviving", 1, until=lambda state: asks(state, "build"))
    ada.goes(*sits_down(server, ada, builds_alone))
    ada.waits()
    builds(ada)
    ada.page.wait_for_function("flown.length > 0")
    assert all(0 < width < LARGEST_IN_FLIGHT for width in ada.page.evaluate("flown"))


def test_loading_is_light_and_steady(crowd: Crowd, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host = crowd.person("Ada")
    [path] = sits_down(server, host, played("reviving", 4, until=lambda state: asks(state, "build-all")))
    loads_well(crowd, path, ".reviving", capsys)


def test_a_lone_rebuilding_is_asked_for(crowd: Crowd, server: Server) -> None:
    """Only a finished monument can take the card: whether it is given up is for Ada to say, alone with a bot."""
    state = table(Seat(red("shrine_2:green"), monument("shrine", "GY")), Seat(), options=REBUILDING)
    ada = crowd.person("Ada")
    ada.goes(*sits_down(server, ada, state))
    ada.waits()
    ada.does(lambda: ada.click(ada.page.locator(".hand .half").first))
    expect(ada.page.locator(".prompt")).to_contain_text("Where does it go")
    ada.does(lambda: ada.click(ada.page.locator(".plots button.plot").first))
    expect(ada.page.locator(LOG).last).not_to_contain_text("played for you")
