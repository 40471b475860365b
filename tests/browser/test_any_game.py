"""A game that the client has never heard of: made from the template, served, and played on the generic board."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from durbar.server.site import PLACES
from tests.browser.fit import Look
from tests.browser.players import LOG, Board, Crowd, Person, all_hear_the_same, play_through
from tests.server.servers import Server

HOUSE = Path(__file__).parents[2]
NAME, TITLE = "bhaktapur", "Bells of Bhaktapur"
BOARD = Board(NAME, glows=".generic button.glow, .generic .say")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a house that has one game more, with the client that was built without it."""
    house = tmp_path_factory.mktemp("house")
    for name in ("src", "tools", "docs/rules"):
        shutil.copytree(HOUSE / name, house / name, ignore=shutil.ignore_patterns("__pycache__"))
    client = next(place for place in PLACES if (place / "index.html").is_file())
    shutil.copytree(client, house / "web/dist")
    subprocess.run([sys.executable, "tools/new_game.py", NAME, TITLE], cwd=house, check=True, stdout=subprocess.PIPE)
    with Server(house / "data", source=house / "src") as server:
        yield server


@pytest.fixture
def server(elsewhere: Server) -> Iterator[Server]:
    yield elsewhere
    assert not elsewhere.mistakes()


def pages_before_the_match(person: Person, look: Look) -> None:
    """It is on the home page, with a cover; its box and the page for a new table speak of it."""
    person.goes("/")
    cover = person.page.locator(f".games .cover[href='/new/{NAME}']")
    expect(cover.locator("svg")).to_be_attached()
    expect(person.page.locator(".games li").last).to_contain_text(TITLE)
    look.at("home")
    person.goes(f"/box/{NAME}")
    expect(person.page.locator("h1")).to_contain_text(TITLE)
    look.at("box")
    person.goes(f"/new/{NAME}")
    expect(person.page.locator("h1")).to_contain_text(TITLE)
    look.at("new table")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_is_played_whole_by_clicking_what_glows(crowd: Crowd, phone: bool) -> None:
    """From the home page to the end, with a look at the rules. Axe finds nothing on the way."""
    ada = crowd.person("Ada", phone=phone)
    look = Look(ada)
    pages_before_the_match(ada, look)
    ada.opens(3)
    ada.waits()
    look.at("table")
    expect(ada.page.locator(".generic .area")).to_have_count(3)
    expect(ada.page.get_by_role("region", name="Your hand").locator(".card")).not_to_have_count(0)
    ada.page.keyboard.press("r")
    expect(ada.page.locator("dialog .rules")).to_contain_text("4")
    ada.page.keyboard.press("Escape")

    play_through(ada, most=4)
    ada.waits()
    look.at("table with cards played")
    play_through(ada)
    expect(ada.page.locator(".end .result li")).to_have_count(3)
    look.at("end")
    assert re.search(r"wins|shares", ada.story()[-1])
    look.report()


def test_it_is_played_by_keys_and_in_words_in_french(crowd: Crowd) -> None:
    """Ada has only keys, Bob reads the table in words; what has no words of its own would stand there as a key."""
    ada = crowd.person("Ada", locale="fr-FR")
    bob = crowd.person("Bob", locale="fr-FR", likes={"text": True})
    path = ada.opens(2, people=2)
    bob.goes(path)
    bob.page.locator(".seats").wait_for()
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.click(bob.page.locator(".seats li").nth(1).get_by_role("button", name="S’asseoir ici"))
    ada.click(ada.button("Commencer"))
    ada.plays = ada.types

    def has_words() -> bool:
        for person in (ada, bob):
            assert not (keys := person.bare_keys()), keys
        return False

    play_through(ada, bob, until=has_words)
    all_hear_the_same(ada, bob)
    expect(bob.page.locator(".end .result li")).to_have_count(2)
    ada.click(ada.button("Réglages"))
    ada.page.get_by_role("radio", name="English").check()
    expect(ada.page.locator(LOG).last).to_contain_text(re.compile("wins?|shares?"))  # all is said anew
