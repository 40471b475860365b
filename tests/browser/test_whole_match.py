"""Two people and two bots play whole matches: a phone and a keyboard, a spectator, a reload, a server that dies."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.players import CUT_OFF, Crowd, Person, all_hear_the_same, play_through
from tests.server.servers import Server


def test_a_phone_and_a_keyboard_play_a_whole_match(crowd: Crowd, server: Server) -> None:
    """With cards that fly at the usual speed, under the real policy for scripts, from the first page to a rematch."""
    ada = crowd.person("Ada", phone=True, speed=1)
    bob = crowd.person("Bob", speed=1)
    eve = crowd.person("Eve", speed=1)
    ada.is_called()
    path = ada.creates("me", "friend", "easy", "easy")
    bob.goes(path)
    sit_by_keys(bob)
    eve.goes(path)
    expect(eve.page.locator(".seats li")).to_have_count(4)
    expect(bob.page.get_by_text("The host begins the game.")).to_be_visible()
    ada.begins()

    ada.skips = bob.skips = True
    bob.plays = bob.types
    play_through(ada, bob, most=6)
    expect(eve.page.locator(".path")).to_have_count(4)
    expect(eve.page.locator(".give, .refuse")).to_have_count(0)
    expect(ada.page.locator(".side")).to_contain_text("One person is watching.")

    told = ada.story()
    ada.page.reload()
    ada.page.locator(".path").first.wait_for()
    assert ada.story()[: len(told)] == told

    for person in (ada, bob, eve):
        person.endures(CUT_OFF)
    stories = [(person, person.story()) for person in (ada, bob, eve)]
    server.kill()
    expect(bob.page.get_by_text("No connection.")).to_be_visible()
    server.start()
    for person, told in stories:
        expect(person.page.get_by_text("No connection.")).to_be_hidden()
        person.page.keyboard.press("s")  # who only watches may still be looking at what was before
        person.hears_more_than(len(told) - 1)
        assert person.story()[: len(told)] == told

    play_through(ada, bob)
    for person in (ada, bob, eve):
        person.page.keyboard.press("s")
        expect(person.page.locator(".end .result li")).to_have_count(4)
    all_hear_the_same(ada, bob, eve)
    checks_the_shuffle(ada)
    rematch(ada, bob)


def sit_by_keys(person: Person) -> None:
    person.page.locator(".seats").wait_for()
    person.tabs_to(person.page.get_by_label("Your name"))
    person.page.keyboard.type(person.name)
    person.tabs_to(person.button("Sit here")).press("Enter")
    expect(person.page.locator(".seats li").nth(1)).to_contain_text("you")


def checks_the_shuffle(person: Person) -> None:
    person.click(person.button("Check the shuffle"))
    expect(person.page.locator(".verdict.good")).to_be_visible()
    assert person.page.get_by_role("link", name="Save the record").get_attribute("download") is not None


def rematch(ada: Person, bob: Person) -> None:
    """Ada wants to play again, Bob follows, and both sit where the new match says, over the sockets they had."""
    old, sockets = ada.page.url, list[str]()
    for person in (ada, bob):
        person.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.click(ada.button("Play again"))
    ada.click(ada.page.get_by_role("link", name="To the next game"))
    bob.tabs_to(bob.page.get_by_role("link", name="To the next game")).press("Enter")
    bob.page.wait_for_url(lambda url: url != old)
    for person in (ada, bob):
        expect(person.page.locator(".seats li", has_text=person.name)).to_contain_text("you")
    expect(bob.button("Begin")).to_have_count(0)  # who asked for the rematch is its host
    ada.begins()
    assert ada.waits_for("Ada", "Bob") in ("Ada", "Bob")
    assert bob.page.url == ada.page.url
    assert not sockets


def test_a_whole_match_in_french_and_in_words(crowd: Crowd) -> None:
    """Text mode in French, chosen in the settings, with nothing left in English and no key without its sentence."""
    ada = crowd.person("Ada", likes={"text": True})
    ada.goes("/")
    ada.click(ada.button("Settings"))
    ada.page.get_by_role("radio", name="Français").check()
    ada.click(ada.button("Fermer"))
    expect(ada.page.locator("h1")).to_have_text("Prenez place.")
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    ada.click(ada.button("Jouer").first)
    ada.click(ada.button("Commencer"))
    ada.page.locator(".table").wait_for()

    def has_words() -> bool:
        assert not (keys := ada.bare_keys()), keys
        return False

    play_through(ada, until=has_words)
    expect(ada.page.locator(".end")).to_contain_text("Rejouer")
    assert not (keys := ada.bare_keys()), keys


def test_one_person_at_two_seats(crowd: Crowd) -> None:
    """On a phone, without a curtain: whoever must do something, their choices are shown, and the longest row fits."""
    ada = crowd.person("Ada", phone=True)
    ada.creates("me", "me")
    ada.click(ada.button("We are playing together: no curtain at this table"))
    people = ada.page.locator(".side .people .name")
    expect(people).to_have_count(2)
    names, seen = people.all_text_contents(), set()

    def fits() -> bool:
        seen.add(ada.waits_for(*names))
        assert not ada.too_wide()
        return False

    play_through(ada, until=fits)
    assert seen == {*names, "nobody"}
    expect(ada.page.locator(".end h2")).to_have_text(re.compile("|".join(f"{name} wins" for name in names)))
