"""A table one can follow: what others do can be read, at one's own pace, and seen once more."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import durbar
from tests.browser.middle import moments, played, sits_down
from tests.browser.players import Crowd, Person
from tests.server.servers import Server

STEPS = {"speed": 1, "steps": True}
ENOUGH = 60  # steps after which it should be one's turn again


# What is read now, and the step on from it; or that something is there.
STEP = """until => {
  if (document.querySelector(until)) return { there: true };
  const on = document.querySelector(".go-on");
  const read = document.querySelector(".prompt p").innerText.trim();
  on?.click();
  return on ? { read } : null;
}"""


def steps_on(person: Person, until: str) -> list[str]:
    """Go on step by step until something is there. The sentences that were read."""
    read: list[str] = []
    for _ in range(ENOUGH):
        step = person.page.wait_for_function(STEP, arg=until).json_value()
        if "there" in step:
            return read
        read.append(step["read"])
    raise AssertionError(read)


def test_step_by_step_and_once_more(crowd: Crowd, server: Server) -> None:
    """Each thing waits to be read, and the log waits with it; what happened since the last turn can be seen again; what
    others do to whoever looks on is called out; skipping is always possible.
    """
    ada = crowd.person("Ada", likes=STEPS)
    page = ada.page
    game, give = a_gift(lambda state, _: state.actors() == [1])
    ada.goes(*sits_down(server, ada, game))
    page.locator(".prompt.mine").wait_for()
    ada.click(page.locator(give))
    page.locator(".go-on").wait_for()
    before, sentence = ada.story(), page.locator(".prompt p").inner_text().strip()
    assert sentence != before[-1].strip(), "the log runs ahead of the board"
    expect(page.locator(".side .people .doing")).to_have_count(0)  # who chooses next is not said before
    read = steps_on(ada, ".prompt.mine")
    assert not [line for line in read if " is at " in line], "what the board shows by itself need not be read"
    told = ada.story()[len(before) :]
    assert {line.strip().removeprefix("To you").strip() for line in read} <= {line.strip() for line in told}
    ada.click(page.get_by_role("button", name="Since your last turn"))
    since = page.get_by_role("region", name="Since your last turn")
    assert since.locator("li").all_inner_texts() == told[-since.locator("li").count() :]
    ada.click(since.get_by_role("button", name="Show it again"))
    page.locator(".go-on").wait_for()
    assert ada.story()[len(before) :] == told, "what is seen again is not told again"
    ada.click(ada.button("Skip"))
    page.locator(".prompt.mine").wait_for()


def test_a_round_is_summed_up_and_the_only_move_is_played(crowd: Crowd, server: Server) -> None:
    """Who was too late and who brought what home, until somebody goes on; and what is no choice is not asked."""
    ada, bob = crowd.person("Ada", likes=STEPS), crowd.person("Bob", likes={"forced": True})
    page = ada.page
    game, give = a_gift(lambda _, told: "late" in told)
    ada.goes(*sits_down(server, ada, game))
    page.locator(".prompt.mine").wait_for()
    ada.click(page.locator(give))
    steps_on(ada, ".round")
    expect(page.locator(".round li").first).to_contain_text(re.compile("too late|brings?"))
    ada.click(page.locator(".round").get_by_role("button", name="Continue"))
    expect(page.locator(".round")).to_have_count(0)

    bob.goes(*sits_down(server, bob, without_choice()))
    expect(bob.page.locator(".side .log small").first).to_contain_text("the only move")


def a_gift(tells: Callable[[durbar.State, list[str]], bool]) -> tuple[durbar.Record, str]:
    """A game in which this is so after seat 0 has given a card to somebody; and where that is clicked."""
    for state, record in moments("kyoto", 3):
        for move in state.legal_moves(0) if state.actors() == [0] else []:
            after = state.clone()
            told = after.listen()
            after.play(0, move)
            if move.kind == "give" and tells(after, [event.kind for event in told]):
                return record, f".path.seat-{move.args['to']} .give .label"
    raise AssertionError("there is no such game")


def without_choice() -> durbar.Record:
    return next(game for state, game in moments("kyoto", 2) if state.actors() == [0] and len(state.legal_moves(0)) == 1)


def test_a_replay_has_an_address_for_each_moment(crowd: Crowd, server: Server) -> None:
    """It opens on the first position, plays, pauses and steps in full colour; its address shows the same moment to
    whoever opens it, through the eyes of each seat.
    """
    ada, eve = crowd.person("Ada"), crowd.person("Eve", phone=True)
    page = ada.page
    [path] = sits_down(server, ada, played("kyoto", 3))
    ada.goes(path)
    ada.click(ada.button("Replay"))
    machine = page.get_by_role("group", name="Time machine")
    expect(page.locator(".path")).to_have_count(3)  # dealt, and nothing given yet
    expect(page.locator(".row .card")).to_have_count(0)
    first = page.url
    assert re.search(r"#\d+$", first)
    ada.click(machine.get_by_role("button", name="Play", exact=True))
    page.wait_for_function("first => location.href !== first", arg=first)
    ada.click(machine.get_by_role("button", name="Pause", exact=True))
    for _ in range(6):
        before = page.url
        ada.click(machine.get_by_role("button", name="Later"))
        page.wait_for_function("before => location.href !== before", arg=before)
    assert page.locator(".centre").evaluate("centre => getComputedStyle(centre).filter") == "none"
    eve.goes(page.url)
    eve.page.locator(".machine").wait_for()
    expect(eve.page.locator(".prompt")).to_contain_text("an earlier moment")
    times = [person.page.locator(".path .time").all_text_contents() for person in (ada, eve)]
    assert sorted(times[0]) == sorted(times[1])
    with eve.page.expect_response("**/moments/*?seat=1") as seen:
        eve.page.get_by_label("Through whose eyes").select_option("1")
    assert seen.value.ok
    assert not eve.too_wide()
    ada.click(ada.button("Now").first)
    page.locator(".end .result").wait_for()
    assert page.url.endswith(path)
