"""Every page: fit for everybody (axe, in both themes), fit for a phone, light to load and steady while it loads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, ViewportSize, expect

import durbar
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES
from tests.browser.fit import WATCH_FLIGHTS, Look, axe, loads_well
from tests.browser.players import PHONE, Crowd, Person, play_through
from tests.browser.tours import tour
from tests.server.servers import Server

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_every_page_is_fit_for_everybody(crowd: Crowd, server: Server, phone: bool) -> None:
    """Axe finds nothing; on a phone nothing is too wide for it or too small for a finger."""
    ada = crowd.person("Ada", phone=phone)
    look = Look(ada)
    for place in tour(ada, server):
        look.at(place)
    look.report()


def test_the_study_of_every_game_shows_its_figures_and_pictures_in_both_languages(crowd: Crowd) -> None:
    english, french = (study_words(language) for language in LANGUAGES)
    headings = ("start", "length", "points", "leads", "skill-luck", "changes", "used", "again")
    for locale, theme, own, other in (("en-GB", "light", english, french), ("fr-FR", "dark", french, english)):
        ada = crowd.person("Ada", locale=locale, color_scheme=theme)
        page = ada.goes("/").page
        for game in GAMES:
            ada.goes_on(f"/study/{game}")
            expect(page.get_by_role("heading", level=2)).to_have_text([own[f"study-{key}"] for key in headings])
            expect(page.locator("h1")).to_contain_text(catalogue(game, own["language"]).say("title"))
            assert page.locator("figure svg rect").count() > 20
            assert page.locator("table .dot").count() > 40
            told = page.locator(".page").inner_text()
            assert not re.search(r"(study|question|arm|card|bot)-[a-z]", told.partition("durbar study")[0])
            for key in other.keys() & own.keys():
                parts = phrases(other[key]) - phrases(own[key])
                assert not [part for part in parts if part in told], (game, locale)


def study_words(language: str) -> dict[str, str]:
    """The messages of the page of a study, as they are written."""
    text = (WEB / f"src/text/study.{language}.ftl").read_text("utf-8")
    return {"language": language} | dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))


def phrases(message: str) -> set[str]:
    """What a message says between its facts, where that is long enough to tell a language."""
    return {part.strip() for part in re.split(r"[{}:;()]|\$[a-z]+", message) if len(part.strip()) > 12}


def test_a_page_says_what_it_is_before_its_scripts_have_come(crowd: Crowd) -> None:
    """As on a slow phone, where they take more than a second; then what the scripts show takes its place."""
    ada = crowd.person("Ada")
    table = ada.opens(3)
    for language, phone in (("en-GB", False), ("fr-FR", True)):
        ben = crowd.person("Ben", phone=phone, locale=language)
        ben.endures("ERR_FAILED")
        ben.page.route("**/*.js", lambda route: route.abort())
        for path, what, more in (("/", "Durbar", "Xanadu"), (table, "Gangs of Kyoto", "Ada")):
            ben.goes(path)
            expect(ben.page.locator("h1")).to_have_text(what)
            expect(ben.page.locator("#first li", has_text=more)).to_be_in_viewport()
            assert not ben.too_wide()
            assert not axe(ben.page)
        ben.page.unroute("**/*.js")
        ben.goes("/")
        expect(ben.page.locator("main h1")).to_be_visible()
        expect(ben.page.locator("#first")).to_have_count(0)


def test_loading_is_light_and_steady(crowd: Crowd, capsys: pytest.CaptureFixture[str]) -> None:
    host = crowd.person("Ada")
    running, waiting = host.opens(4), host.opens(2, people=2)
    places = {"/": ".games", "/new/kyoto": "form", waiting: ".seats", running: ".path"}
    for path, shown in places.items():
        loads_well(crowd, path, shown, capsys)


def test_home_leads_to_every_game_at_every_size_and_lets_tables_go(crowd: Crowd) -> None:
    """Own and open tables stand above the games, and the way to play each of them is in sight all the same."""
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    bob.creates("me", "friend", listed=True)
    own = ada.opens(4)
    for width, height in ((1280, 720), (1440, 900), (360, 740), (768, 1024), (1024, 768)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.goes("/")
        expect(ada.page.locator(f"a[href='{own}']")).to_be_in_viewport()
        expect(ada.page.get_by_role("button", name=re.compile("free seat"))).to_be_in_viewport()
        for play in ada.page.locator(".games").get_by_role("button", name="Play", exact=True).all():
            expect(play).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".games li").first).to_contain_text("15 min")
    for locale in ("en-GB", "fr-FR"):  # and for who has no table yet, on a phone
        new = crowd.person("Eve", phone=True, locale=locale).goes("/")
        ways = new.page.locator(".games .primary")
        expect(ways).to_have_count(len(GAMES))
        for play in ways.all():
            expect(play).to_be_in_viewport(ratio=1)
        lucks = new.page.locator(".facts .sign")
        expect(lucks).to_have_count(len(GAMES))
        for luck in lucks.all():
            expect(luck).to_be_in_viewport(ratio=1)
            expect(luck).to_have_text(re.compile("some|lots|un peu|beaucoup"))

    ada.click(ada.page.locator(".games > li").last.get_by_role("button", name="Play", exact=True))
    for wish in ("3", "Medium"):
        ada.click(ada.page.locator("dialog .few label").get_by_text(wish, exact=True))
    ada.click(ada.page.locator("dialog").get_by_role("button", name="Begin"))
    ada.page.wait_for_url("**/m/*")
    path = ada.page.url.removeprefix(ada.url)
    made = ada.asks(f"matches{path.removeprefix('/m')}")
    assert (made["match"]["game"], made["match"]["options"]) == ("kathmandu", {"landscape": "first"})
    assert [seat["bot"] for seat in made["table"]["seats"]] == [None, "medium", "medium"]

    ada.goes("/")
    card = ada.page.locator(".tables li", has=ada.page.locator(f"a[href='{path}']"))
    ada.click(card.get_by_role("button"))
    ada.click(ada.button("Close the table"))
    expect(card).to_have_count(0)
    ada.goes(path)
    expect(ada.page.locator("h1")).to_have_text("This table was closed")


def test_who_owns_the_box_plays_with_it_and_everybody_sees_how_it_differs(crowd: Crowd) -> None:
    """A file with a mistake is refused in a sentence; one that is right is played with, and so is what a form makes."""
    ada = crowd.person("Ada")
    page, own = ada.page, ada.page.locator(".own")
    ada.endures("status of 422")
    ada.goes("/new/kyoto")
    ada.click(ada.button("2"))
    page.locator("#chair1").select_option("friend")
    ada.click(page.get_by_text("I own this box"))
    lists = durbar.game("kyoto").components_file()
    for text in ("a box = ?", lists):
        file = FilePayload(name="my.toml", mimeType="text/plain", buffer=text.encode())
        page.locator("input[type=file]").set_input_files(file)
        expect(own).to_contain_text("same as the usual box" if text == lists else "this list is not a TOML file")
    ada.click(ada.button("Edit it here"))
    ada.click(own.get_by_text("Exploration cards (22)"))
    for face, count in (("0", "2"), ("1", "6")):
        own.get_by_role("group", name=face, exact=True).get_by_label("how many").fill(count)
    ada.click(ada.button("Check and use it"))
    expect(own.locator("tbody tr")).to_have_count(2)
    many = own.get_by_role("group", name="2", exact=True).get_by_label("how many")
    # What is corrected after that is checked when the table is made; and a word is no number for ever.
    for count, wrong in (
        ("many", "how many: this must be a number"),
        ("1000", "2: “how many” is 1000. It can be 1 to 81."),
        ("6", ""),
    ):
        many.fill(count)
        ada.click(page.locator("form .primary"))
        if wrong:
            expect(own.locator(".bad")).to_contain_text(wrong)
    ada.click(page.get_by_role("link", name="How it differs from the usual one"))
    expect(page.locator(".page")).to_contain_text(re.compile("Played with .+’s box."))
    expect(page.locator("tbody tr").first).to_contain_text(re.compile("value 0.*3.*2"))
    ada.click(page.get_by_role("link", name="Back to the table"))
    page.locator(".seats").wait_for()

    zoe = crowd.person("Zoé", likes={"language": "fr"})
    zoe.endures("status of 422")
    zoe.goes("/new/xanadu")
    zoe.click(zoe.page.get_by_text("Je possède cette boîte"))
    long = re.sub(r"^long_passes = .*", "long_passes = 12", durbar.game("xanadu").components_file(), flags=re.MULTILINE)
    file = FilePayload(name="my.toml", mimeType="text/plain", buffer=long.encode())
    zoe.page.locator("input[type=file]").set_input_files(file)
    wrong = "La partie : « épisodes de la longue partie » vaut 12. Il faut un nombre de 2 à 9."
    expect(zoe.page.locator(".own .bad")).to_have_text(wrong)


def test_zoomed_to_twice_the_size(crowd: Crowd) -> None:
    """A window of 720 pixels at 200 % has 360 to show the table in, and a mouse still plays there."""
    narrow: ViewportSize = {"width": 360, "height": 450}
    ada = crowd.person("Ada", viewport=narrow, device_scale_factor=2)
    ada.opens(4)
    for _ in range(4):
        ada.moves()
        assert not ada.too_wide()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_flies_for_who_wants_no_motion(crowd: Crowd, motion: str) -> None:
    """Unless they ask for it in the settings; for everybody else cards fly."""
    ada = crowd.person("Ada", speed=None, reduced_motion=motion)
    ada.context.add_init_script(WATCH_FLIGHTS)
    ada.opens(2)
    play_through(ada, most=3)
    if motion == "no-preference":
        ada.page.wait_for_function("flown.length > 0")
    ada.waits()
    assert bool(ada.page.evaluate("flown.length")) == (motion == "no-preference")
    ada.click(ada.button("Rules"))
    length = ada.page.locator("dialog").evaluate("dialog => getComputedStyle(dialog).animationDuration")
    assert (float(length.removesuffix("s")) > 0.001) == (motion == "no-preference")


def test_preferences_are_remembered(crowd: Crowd) -> None:
    """Theme, language and speed, over a reload; the theme of the device until one is chosen."""
    ada = crowd.person("Ada", color_scheme="dark", speed=None)
    ada.goes("/")
    dark = background(ada)
    ada.click(ada.button("Settings"))
    ada.page.get_by_role("radio", name="Light").check()
    ada.page.get_by_role("radio", name="Instant").check()
    ada.page.get_by_role("radio", name="Français").check()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    assert background(ada) != dark
    ada.click(ada.button("Réglages"))
    expect(ada.page.get_by_role("radio", name="Clair")).to_be_checked()


def background(person: Person) -> str:
    person.page.locator("h1").wait_for()
    return str(person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def test_the_theme_is_the_one_chosen_or_else_the_device_s(crowd: Crowd) -> None:
    """All colours have one place and two values; also while the page is open."""
    seen = {}
    for theme in ("light", "dark", "system"):
        ada = crowd.person("Ada", likes={"theme": theme})
        ada.goes("/")
        for device in ("light", "dark"):
            ada.page.emulate_media(color_scheme=device)
            seen[theme, device] = background(ada)
    light, dark = seen["light", "light"], seen["dark", "dark"]
    assert light != dark
    assert seen["light", "dark"] == seen["system", "light"] == light
    assert seen["dark", "light"] == seen["system", "dark"] == dark


def test_tables_and_pages_that_do_not_exist(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.endures("404|WebSocket")
    places = {"/m/nothing-of-the-kind": "There is no such table", "/nowhere/at/all": "There is nothing here"}
    for path, what in places.items():
        ada.goes(path)
        expect(ada.page.locator("h1")).to_have_text(what)
        assert not axe(ada.page)
        ada.click(ada.page.get_by_role("link", name="Home", exact=True))
        expect(ada.page.locator("h1")).to_have_text("Pull up a chair.")
    ada.goes("/players/%")
    expect(ada.page.locator("h1")).to_have_text("%")
    expect(ada.page.get_by_role("alert")).to_have_text("No member has this name.")


def test_who_comes_while_the_server_is_away_is_somebody_once_it_is_back(crowd: Crowd) -> None:
    """The first request of a first visit fails for a while; the page says so, and the visitor can sit down later."""
    host, ada = crowd.person("Host"), crowd.person("Ada")
    path = host.opens(2, people=2)
    ada.endures("Failed to load resource|ERR_FAILED")
    ada.page.route("**/api/me", lambda route: route.abort())
    ada.goes(path)
    expect(ada.page.get_by_text("No connection. Trying again")).to_be_visible()
    ada.page.unroute("**/api/me")
    ada.sits(1)
    expect(host.page.locator(".seats li").nth(1)).to_contain_text("Ada")


def test_keys_skip_to_what_matters(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.opens(2, people=2)
    ada.tabs_to(ada.page.get_by_role("link", name="Skip to the table")).press("Enter")
    expect(ada.page.locator("#main")).to_be_focused()


# Names that are cut, and cards that lie under a label, on the board.
HIDDEN = """() => [...document.querySelectorAll(".path")].flatMap((path) => {
  const name = path.querySelector("header .name");
  const label = path.querySelector(".give .label")?.getBoundingClientRect();
  const card = [...path.querySelectorAll(".row .card > *")].at(-1)?.getBoundingClientRect();
  return [
    ...(name.scrollWidth > name.clientWidth + 1 ? [`${name.textContent} is cut`] : []),
    ...(label && card && card.right > label.left ? [`${name.textContent}: a card is under the label`] : []),
  ];
})"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_hides_names_or_cards(crowd: Crowd, language: str) -> None:
    """On a phone, for a whole match with rows as long as they get."""
    ada = crowd.person("Guest 1234", phone=True, likes={"language": language})
    ada.goes("/")
    ada.click(ada.page.locator(".games .primary").first)
    ada.click(ada.page.locator("form .primary.wide"))
    ada.page.locator(".table").wait_for()

    def hides() -> bool:
        assert not (hidden := ada.page.evaluate(HIDDEN)), hidden
        return False

    play_through(ada, until=hides)
    expect(ada.page.locator(".end .result li")).to_have_count(4)
    expect(ada.page.locator(".path")).to_have_count(0)  # an empty board says nothing


def test_a_table_turned_to_the_other_side(crowd: Crowd) -> None:
    """A phone held sideways in the middle of a match shows everything that can be chosen."""
    ada = crowd.person("Ada", phone=True)
    ada.opens(4)
    ada.waits()
    sideways: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
    ada.page.set_viewport_size(sideways)
    ada.moves()
    ada.moves()
    assert not ada.too_wide()


def test_a_new_table_offers_only_what_it_can_have(crowd: Crowd) -> None:
    """What does not suit the players or another choice is put aside with its reason, and comes back as wished."""
    ada = crowd.person("Ada", phone=True)
    ada.goes("/new/reviving")
    teams, closed = ada.page.get_by_label("Teams:"), ada.page.locator("details.closed")
    sara, architects = ada.page.get_by_label("Sara’s bid"), ada.page.get_by_label("Seasoned Architects")
    expect(teams.get_by_role("option", name="three teams")).to_be_disabled()
    expect(ada.page.get_by_text("3 teams need 6 players, not 4.")).to_be_visible()
    teams.select_option("two teams")
    ada.click(ada.button("3"))
    expect(teams).to_have_count(0)
    ada.click(closed.locator("summary"))
    expect(closed).to_contain_text("2 teams need 4 / 6 players, not 3.")
    expect(closed).to_contain_text("Sara’s bid")
    architects.select_option("chosen")
    ada.click(ada.page.get_by_text("What the rulebook leaves open"))
    sara.check()
    architects.select_option("no architects")
    expect(sara).to_have_count(0)
    expect(closed).to_contain_text("This matters only with architects")
    ada.click(ada.button("4"))
    expect(teams).to_have_value("2")
    architects.select_option("chosen")
    expect(sara).to_be_checked()
    assert not ada.too_wide()
    with ada.page.expect_response("**/api/matches") as made:
        ada.click(ada.page.locator("form .primary"))
    options = made.value.json()["match"]["options"]
    assert options == {"teams": 2, "architects": "chosen", "sara_when_last": True}

    ada.goes("/new/kathmandu")
    tiles = ada.page.get_by_label("Your own numbers of storms")
    tiles.fill("many")
    tiles.blur()
    expect(ada.page.get_by_text("one pair for each of 2 blocks")).to_be_visible()
    expect(tiles).to_have_value("many")
