"""Hints in the browser: whoever makes the table says whether there are any, and everybody at it can see that."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import expect

import durbar
from durbar.games.xanadu.view import XanaduView
from tests.browser.middle import played, sits_down
from tests.browser.players import Crowd, Person
from tests.server.servers import Server

SWITCH = "Hints: players may ask a master bot"
GAMES = {"kyoto": "give", "xanadu": "worker", "reviving": "build", "kathmandu": "take"}
MOST_STEPS = 10
# Whether something lit lies outside the window or its part of the board, or under what says why.
HIDDEN = """() => {
  const words = document.querySelector("section.hint").getBoundingClientRect();
  return [...document.querySelectorAll(".hinted")].some((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!document.elementFromPoint(x, y)?.closest(".centre")) return true;
    return x < 0 || x > innerWidth || y < words.bottom || y > innerHeight;
  });
}"""


def chosen(person: Person, *chairs: str) -> None:
    person.goes(f"/new/{person.board.game}")
    person.click(person.button(str(len(chairs))))
    for number, chair in enumerate(chairs):
        person.page.locator(f"#chair{number}").select_option(chair)


def test_the_switch_follows_who_plays_until_somebody_chooses(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    switch = ada.page.get_by_role("switch", name=SWITCH)
    chosen(ada, "me", "easy")
    expect(switch).to_be_checked()
    chosen(ada, "me", "friend")
    expect(switch).not_to_be_checked()
    chosen(ada, "me", "beside")
    expect(switch).not_to_be_checked()
    switch.check()
    ada.page.locator("#chair1").select_option("friend")
    expect(switch).to_be_checked()


@pytest.mark.parametrize("wanted", [False, True])
def test_everybody_at_the_table_knows_and_only_with_hints_is_there_a_button(crowd: Crowd, wanted: bool) -> None:
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    ada.is_called()
    chosen(ada, "me", "friend")
    if wanted:
        ada.page.get_by_role("switch", name=SWITCH).check()
    ada.click(ada.page.locator("form .primary"))
    ada.page.wait_for_url("**/m/*")
    bob.goes(ada.page.url)
    told = "Hints are on: players may ask a master bot." if wanted else "No hints at this table."
    for person in (ada, bob):
        expect(person.page.get_by_text(told)).to_be_visible()
    bob.sits(1)
    ada.begins()
    bob.page.locator(".table").first.wait_for()
    for person in (ada, bob):
        person.page.locator(".table").wait_for()
        person.click(person.button("Table and people"))
        expect(person.page.get_by_role("dialog").get_by_text(told)).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("button", name="Hint", exact=True)).to_have_count(int(wanted))
    due = ada if ada.waits_for("Ada", "Bob") == "Ada" else bob
    due.waits()
    with_hint = due.page.locator("section.hint")
    due.page.keyboard.press("h")
    if wanted:
        expect(with_hint).to_be_visible()
    else:
        expect(with_hint).to_have_count(0)
        expect(due.page.locator(".notice.bad")).to_have_count(0)
    due.page.keyboard.press("?")
    expect(due.page.get_by_role("dialog").get_by_text("hint", exact=True)).to_have_count(int(wanted))


def at_a_decision(name: str, kind: str) -> durbar.Record:
    """A game of bots up to where the first seat may make a move of this kind, and others too."""
    game = durbar.game(name)
    record = durbar.Record(game, 3, 11, game.read_options({}, 3))
    state, bot = record.replay(), durbar.bot("easy", seed=1)
    while len(record.moves) < 12 or kind not in {move.kind for move in state.legal_moves(0)}:
        seat = state.actors()[0]
        record.play(state, seat, bot.choose(state, seat))
    return record


def starts_with_many(state: durbar.State) -> bool:
    """Where somebody with a hand wider than its place starts once more."""
    hand = cast(XanaduView, state.game.view(state, 0)).players[0].hand
    return state.game.prompt(state)[0] == "start" and 0 in state.actors() and len(hand) > 10


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_lights_what_to_click_and_says_why(crowd: Crowd, server: Server, phone: bool) -> None:
    """In every game; where a turn takes several moves, one after the other, as long as they are played."""
    ada = crowd.person("Ada", phone=phone)
    hint = ada.page.locator("section.hint")
    crowded = played("xanadu", 4, until=starts_with_many)
    for path in sits_down(server, ada, *(at_a_decision(name, kind) for name, kind in GAMES.items()), crowded):
        ada.goes(path)
        ada.page.locator(".prompt.mine").wait_for()
        ada.button("Hint").click()
        expect(hint.locator(".why").first).not_to_contain_text("reason-")
        expect(ada.page.locator(".hinted").first).to_be_visible()
        ada.page.wait_for_function(f"() => !({HIDDEN})()")
        for _ in range(0 if phone else MOST_STEPS):
            if not hint.is_visible():
                break
            before = hint.locator("b").inner_text()
            follow(ada)
            ada.page.wait_for_function(
                "(before) => document.querySelector('section.hint b')?.textContent !== before", arg=before
            )
        ada.page.keyboard.press("Escape")
        expect(hint).to_have_count(0)


def follow(person: Person) -> None:
    """Click what is lit, one thing after the other."""
    for box in [ring.bounding_box() for ring in person.page.locator(".hinted").all()]:
        if box is not None and person.page.locator(".hinted").count():
            person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_where_everything_is_larger_the_light_is_around_the_thing(crowd: Crowd) -> None:
    ada = crowd.person("Ada", viewport={"width": 2560, "height": 1440})
    ada.opens(3, first_player="0")
    ada.waits()
    ada.page.keyboard.press("h")
    ring = ada.page.locator(".hinted")
    ring.wait_for()
    lit = ring.bounding_box()
    paths = [path.bounding_box() for path in ada.page.locator(".path").all()]
    assert lit is not None
    assert any(path is not None and abs(path["x"] - lit["x"] - 6) < 2 for path in paths)


def test_a_name_that_cannot_be_seen_is_refused(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.opens(2, people=2)
    ada.page.get_by_label("Name of the player beside you").fill("\u3164")
    ada.click(ada.page.get_by_role("button", name="Sit here too"))
    expect(ada.page.get_by_role("alert")).to_contain_text("A name has 1 to 40 visible characters")
