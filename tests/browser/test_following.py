"""A table one can follow: what others do can be read, at one's own pace, and seen once more."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import durbar
from tests.browser.middle import moments, sits_down
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
    ada.goes(*sits_down(server, ada, after_a_gift(lambda state, _: state.actors() == [1])))
    page.locator(".prompt.mine").wait_for()
    ada.click(page.locator(".give .label").first)
    page.locator(".go-on").wait_for()
    before, sentence = ada.story(), page.locator(".prompt p").inner_text().strip()
    assert sentence not in before, "the log runs ahead of the board"
    read = steps_on(ada, ".prompt.mine")
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
    ada = crowd.person("Ada", likes=STEPS | {"forced": True})
    page = ada.page
    ada.goes(*sits_down(server, ada, after_a_gift(lambda _, told: "late" in told)))
    page.locator(".prompt.mine").wait_for()
    ada.click(page.locator(".give .label").first)
    steps_on(ada, ".round")
    expect(page.locator(".round li").first).to_contain_text(re.compile("too late|brings"))
    ada.click(page.locator(".round").get_by_role("button", name="Continue"))
    expect(page.locator(".round")).to_have_count(0)

    ada.goes(*sits_down(server, ada, without_choice()))
    page.locator(".table").wait_for()
    expect(page.locator(".side .log small").first).to_contain_text("the only move")


def after_a_gift(tells: Callable[[durbar.State, list[str]], bool]) -> durbar.Record:
    """A game in which seat 0 gives what it has turned up to the first who can have it, and this is so then."""
    for state, record in moments("kyoto", 3):
        gives = [move for move in state.legal_moves(0) if move.kind == "give"] if state.actors() == [0] else []
        if gives:
            after = state.clone()
            told = after.listen()
            after.play(0, gives[0])
            if tells(after, [event.kind for event in told]):
                return record
    raise AssertionError("there is no such game")


def without_choice() -> durbar.Record:
    return next(game for state, game in moments("kyoto", 2) if state.actors() == [0] and len(state.legal_moves(0)) == 1)
