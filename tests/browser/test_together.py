"""What people do together at a table besides playing: take back, talk, look back, go away and come back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.middle import moments, sits_down
from tests.browser.players import CUT_OFF, LOG, Crowd, Person, all_hear_the_same, play_through
from tests.server.servers import Server

SERVER_OPTIONS = ("--absence", "1")


def at_a_table(crowd: Crowd, bots: int = 0, pace: Any = None) -> tuple[Person, Person]:
    """Ada and Bob at a table that has begun."""
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    bob.goes(ada.opens(2 + bots, people=2, pace=pace))
    bob.sits(1)
    ada.begins()
    bob.page.locator(".table").first.wait_for()
    ada.page.locator(".table").wait_for()
    return ada, bob


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_move_is_taken_back_if_the_other_agrees(crowd: Crowd, answer: str) -> None:
    """After a move that showed a card the other is asked. Only who is asked can answer; both see what came of it."""
    ada, bob = at_a_table(crowd)
    play_through(ada, bob, until=lambda: can_ask(ada) or can_ask(bob))
    one, other = (ada, bob) if can_ask(ada) else (bob, ada)
    before = one.sees()
    one.click(one.button("Ask to take back"))
    expect(other.page.locator(".notice")).to_contain_text(f"{one.name} asks to take back")
    expect(one.button("Yes")).to_have_count(0)
    other.click(other.button(answer))
    for person in (ada, bob):
        expect(person.page.locator(".notice.warn")).to_have_count(0)
        taken = "You take back a move." if person is one else f"{one.name} takes back a move."
        back = person.page.locator(LOG, has_text=taken)
        expect(back).to_have_count(1 if answer == "Yes" else 0)
    assert (one.sees() == before) == (answer == "No")
    if answer == "Yes":
        one.moves()  # it is their turn again


def can_ask(person: Person) -> bool:
    button = person.button("Ask to take back")
    return button.is_visible() and button.is_enabled()


def test_chat(crowd: Crowd) -> None:
    """Before the start and during the game, with what looks like code left as it is, to who plays and who watches."""
    ada, bob = at_a_table(crowd)
    eve = crowd.person("Eve")
    eve.goes(ada.page.url)
    for person, words in ((ada, "Good evening <b>Bob</b>"), (bob, "Miaou & co 🐈")):
        person.page.get_by_label("Say something").fill(words)
        person.page.keyboard.press("Enter")
        for reader in (ada, bob, eve):
            expect(reader.page.locator(".chat li", has_text=words)).to_contain_text(person.name)
    eve.page.get_by_label("Say something").fill("Who wins?")
    eve.click(eve.button("Send"))
    expect(ada.page.locator(".chat li", has_text="Who wins?")).to_contain_text("(watching)")


def test_a_waiting_room_says_how_it_will_be_played(crowd: Crowd) -> None:
    """Who comes by a link knows the pace before sitting down; and the other language is one click away."""
    ada = crowd.person("Ada")
    ada.goes(ada.creates("me", "friend", pace="Quick"))
    expect(ada.page.get_by_text("5 min each, plus 5 s a move")).to_be_visible()
    ada.goes("/")
    ada.click(ada.button("Français"))
    expect(ada.button("English")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def test_what_cannot_be_taken_back_is_asked_where_the_hand_is(crowd: Crowd, server: Server) -> None:
    """In the words of the move, in the sentence and beside the click; the same click once more plays it. A begun move
    stays while others talk, and against bots alone nothing is asked.
    """
    ada, eve = crowd.person("Ada"), crowd.person("Eve")
    game = next(game for state, game in moments("kyoto", 2) if state.actors() == [0])
    ada.goes(*sits_down(server, ada, game, alone=False))
    ada.waits()
    give, again = ada.page.locator(".give").first, ada.page.locator(".again")
    ada.click(give)
    expect(ada.page.locator(".confirm")).to_be_enabled()
    expect(ada.page.locator(".prompt")).to_contain_text("This cannot be taken back")
    words = again.inner_text().removeprefix("Press again: ")
    expect(ada.page.locator(".prompt")).to_contain_text(words)
    hand, question = give.bounding_box(), again.bounding_box()
    assert hand is not None
    assert question is not None
    assert abs(question["y"] - (hand["y"] + hand["height"] / 2)) < 150  # from where it was clicked
    eve.goes(ada.page.url)
    expect(eve.page.locator(".prompt")).to_contain_text("You are watching")
    eve.page.get_by_label("Say something").fill("Think twice!")
    eve.click(eve.button("Send"))
    expect(ada.page.locator(".chat li", has_text="Think twice!")).to_have_count(1)
    expect(ada.page.locator(".confirm")).to_be_enabled()
    told = ada.told()
    ada.click(give)
    ada.hears_more_than(told)
    expect(again).to_have_count(0)

    ada.goes_on(*sits_down(server, ada, game))
    ada.waits()
    told = ada.told()
    ada.click(ada.page.locator(".give").first)
    ada.hears_more_than(told)


def test_time_machine(crowd: Crowd, server: Server) -> None:
    """Back to any moment and forth again; the past cannot be played."""
    ada = crowd.person("Ada")
    games = moments("kyoto", 2)
    ada.goes(
        *sits_down(server, ada, next(game for state, game in games if len(game.moves) > 8 and state.actors() == [0]))
    )
    ada.waits()
    now = ada.sees()
    ada.click(ada.button("Table and people"))
    ada.click(ada.button("Time machine"))
    machine = ada.page.get_by_role("group", name="Time machine")
    expect(ada.page.locator(".prompt")).to_contain_text("an earlier moment")
    expect(ada.page.locator(".give, .refuse")).to_have_count(0)
    then = ada.sees()
    assert then != now
    ada.click(machine.get_by_role("button", name="The first moment"))
    expect(ada.page.locator(".row .card")).to_have_count(0)
    moment = machine.get_by_role("slider")
    expect(moment).to_have_value("0")
    for number in (1, 2, 3):
        ada.click(machine.get_by_role("button", name="Later"))
        expect(moment).to_have_value(str(number))
    ada.page.keyboard.press("Escape")
    expect(machine).to_be_hidden()
    assert ada.sees() == now
    ada.click(ada.page.locator(".side .log button").nth(2))
    expect(ada.page.locator(".prompt")).to_contain_text("an earlier moment")
    expect(ada.page.locator(".side .log .now").last).to_be_in_viewport()
    ada.click(machine.get_by_role("button", name="Now"))
    expect(machine).to_be_hidden()
    assert ada.sees() == now


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_code_on_the_screen_leads_to_the_table(crowd: Crowd, theme: str) -> None:
    """Who reads the picture of the QR code, as it is on the screen, sits down at the same table. So does the link."""
    rights = ["clipboard-read", "clipboard-write"]
    ada = crowd.person("Ada", permissions=rights, likes={"theme": theme})
    path = ada.creates("me", "friend")
    link = ada.page.get_by_role("textbox", name="Link to this table").input_value()
    assert ada.code() == link == crowd.url + path
    ada.click(ada.button("Copy"))
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    bob = crowd.person("Bob", phone=True, likes={"theme": theme})
    bob.goes(ada.code())
    bob.sits(1)
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Bob")
    assert bob.code() == link


def test_a_listed_table_is_found_at_home(crowd: Crowd) -> None:
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    path = ada.creates("me", "friend", listed=True)
    bob.goes("/")
    bob.click(bob.page.locator(f"a[href='{path}']"))
    bob.sits(1)
    bob.goes("/")
    expect(bob.page.get_by_role("region", name="Your tables").locator(f"a[href='{path}']")).to_be_visible()


def test_a_bot_plays_for_who_went_away_until_they_come_back(crowd: Crowd) -> None:
    ada, bob = at_a_table(crowd, bots=1)
    link = bob.page.url
    bob.page.goto("about:blank")
    people = ada.page.locator(".side .people")
    ada.click(people.get_by_role("button", name="Let a bot play"))
    expect(ada.page.locator(LOG, has_text="A bot plays for Bob.")).to_have_count(1)
    play_through(ada, most=3)
    bob.goes(link)
    bob.click(bob.page.locator(".side").get_by_role("button", name="Take over again"))
    expect(ada.page.locator(LOG, has_text="Bob is back in the game.")).to_have_count(1)
    play_through(ada, bob, most=4)


def test_clocks_run(crowd: Crowd) -> None:
    """With a live clock everybody sees the time of who must decide run down, and the others' stand still."""
    ada, bob = at_a_table(crowd, pace={"bank": 300})
    name = ada.waits_for("Ada", "Bob")
    waiting = "Bob" if name == "Ada" else "Ada"
    for person in (ada, bob):
        clock = person.page.locator(".side .people li", has_text=name).locator(".clock")
        expect(clock).to_have_text(re.compile(r"4:\d\d"))
        before = clock.text_content()
        expect(clock).not_to_have_text(str(before))
        expect(person.page.locator(".side .people li", has_text=waiting).locator(".clock")).to_have_text("5:00")


def test_a_move_made_offline_is_sent_once(crowd: Crowd) -> None:
    """Without a network the page says so and keeps the move; with it back the move is made, once."""
    ada, bob = at_a_table(crowd)
    people = {"Ada": ada, "Bob": bob}
    one = people[ada.waits_for(*people)]
    other = people["Bob" if one is ada else "Ada"]
    one.waits()
    told = len(other.story())
    one.endures(CUT_OFF)
    one.context.set_offline(True)
    expect(one.page.get_by_text("No connection.")).to_be_visible()
    one.page.keyboard.press("1")
    one.page.keyboard.press("Enter")  # where it asks; else this does nothing
    expect(one.page.get_by_text("Your move is saved and will be sent")).to_be_visible()
    assert len(other.story()) == told
    one.context.set_offline(False)
    expect(one.page.get_by_text("No connection.")).to_be_hidden()
    other.hears_more_than(told)
    one.hears_more_than(other.told() - 1)
    moved = re.compile(rf"{one.name} (gives|keeps|accepts|refuses)")
    moves = [line for line in other.story()[told:] if moved.match(line)]
    assert len(moves) == 1
    all_hear_the_same(one, other)
