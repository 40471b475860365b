"""Xanadu in a real browser: a whole game, a big hand on a phone, choosing together, keys, words, everybody's eyes."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Locator, expect

import durbar
from durbar.games.xanadu.view import XanaduView
from tests.browser.fit import SMALLEST, TOO_SMALL, WATCH_FLIGHTS, Look, loads_well
from tests.browser.middle import played, sits_down
from tests.browser.players import Board, Crowd, Person, all_hear_the_same, play_through
from tests.server.servers import Server

FINISH = ".tray [data-lesson=finish]"
# Phases end early, so that games are short; above all nothing is sold before one has to.
BOARD = Board(
    "xanadu",
    glows=f".lot.glow > button, .hand button.glow, {FINISH}",
    shows=".hand li, .lot",
    rather=((f".table:has(.lot.sell) {FINISH}", 0.8), (f"{FINISH}, .choices li:last-child button", 0.5)),
)

# Which of the buildings that glow are hidden by the sentence above or by the hand below when they have the focus.
COVERED = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);  // until what has opened is measured
  return [...document.querySelectorAll(".lot.glow > button")].filter((button) => {
    button.focus();
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}"""


def name_of(card: Locator) -> str:
    """What a screen reader calls a card, without what can be done with it."""
    name = str(card.locator(".visually-hidden").text_content())
    return re.sub(r"^(Build|Send this card|Start with this): ", "", name)


def can_work(state: durbar.State, cards: int = 1) -> bool:
    """Whether seat 0 can send a worker, and has so many cards."""
    can = state.actors() == [0] and any(move.kind == "worker" for move in state.legal_moves(0))
    return can and len(cast(XanaduView, state.game.view(state, 0)).players[0].hand) >= cards


def starts(crowd: Crowd, server: Server, *games: durbar.Record, phone: bool = False) -> Person:
    """Ada where she can send a worker, at a table for two unless it is said which."""
    ada = crowd.person("Ada", phone=phone)
    ada.goes(*sits_down(server, ada, *(games or [played("xanadu", 2, until=can_work)])))
    ada.plays_until("send workers", ".lot.glow")
    return ada


def test_three_people_and_a_bot_play_a_whole_game(crowd: Crowd) -> None:
    """By mouse, on a phone and in words, with a spectator and a reload, up to an end screen that adds up."""
    ada, bob, chen = crowd.person("Ada"), crowd.person("Bob", phone=True), crowd.person("Chen", likes={"text": True})
    eve = crowd.person("Eve")
    ada.is_called()
    path = ada.creates("me", "friend", "friend", "easy")
    for seat, person in ((1, bob), (2, chen)):
        person.goes(path)
        person.sits(seat)
    ada.begins()

    play_through(ada, bob, chen, until=lambda: ada.told() > 60)
    eve.goes(path)
    expect(eve.page.locator(".city")).to_have_count(4)
    expect(eve.page.locator(".glow, .tray, .hand")).to_have_count(0)
    assert not (keys := ada.bare_keys() | bob.bare_keys() | chen.bare_keys() | eve.bare_keys()), keys
    assert not bob.too_wide()
    told = bob.story()
    bob.page.reload()
    bob.page.locator(".city").first.wait_for()
    assert bob.story()[: len(told)] == told

    play_through(ada, bob, chen)
    for person in (ada, bob, chen, eve):
        expect(person.page.locator(".end .result > li")).to_have_count(4)
    all_hear_the_same(ada, bob, chen, eve)
    for line in ada.page.locator(".end .result > li").all():
        parts = [int(number) for number in line.locator(".part b").all_text_contents()]
        assert int(str(line.locator(".total b").text_content())) == sum(parts)
    assert not bob.too_wide()
    assert not (keys := ada.bare_keys() | bob.bare_keys()), keys
    ada.click(ada.button("Check the shuffle"))
    expect(ada.page.locator(".verdict.good")).to_contain_text("yours is part of it")


def test_a_big_hand_on_a_phone(crowd: Crowd, server: Server) -> None:
    """Many cards can be read with one tap, sorted, and given to a building."""
    only_draws = played("xanadu", 2, until=lambda state: can_work(state, 14), choose=lambda luck, moves: moves[-1])
    ada = starts(crowd, server, only_draws, phone=True)
    cards = ada.page.locator(".hand li > button")
    expect(cards).to_have_count(14)
    assert not ada.too_wide()
    assert not ada.page.evaluate(TOO_SMALL, SMALLEST)
    ada.click(ada.page.locator(".stock .bar"))
    expect(ada.page.locator(".stock table")).to_be_visible()
    assert not ada.page.evaluate(COVERED)
    ada.page.get_by_label("Sort the hand").select_option("only brown")
    expect(cards).to_have_count(4)
    ada.page.get_by_label("Sort the hand").select_option("order: by colour")
    expect(cards).to_have_count(14)
    name = name_of(cards.last)
    ada.click(cards.last)
    expect(ada.page.locator("dialog[open] .card").first).to_be_visible()
    expect(ada.page.locator("dialog[open] h2")).to_have_text(name.split(" (")[0])
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)

    lot = ada.page.locator(".lot.glow > button").first
    ada.does(lambda: ada.click(lot))
    expect(ada.page.locator(".hand .caption.best")).to_have_count(1)
    ada.does(lambda: ada.click(ada.button("Another building")))
    expect(ada.page.locator(".prompt")).to_contain_text("Send workers")
    ada.does(lambda: ada.click(lot))
    ada.does(lambda: ada.click(cards.first))
    expect(cards).to_have_count(13)
    assert not ada.too_wide()


def test_on_a_phone_a_sale_is_in_sight_and_larger_than_its_end(crowd: Crowd, server: Server) -> None:
    def sells(state: durbar.State) -> bool:
        return state.actors() == [0] and any(move.kind == "sell" for move in state.legal_moves(0))

    ada = crowd.person("Ada", phone=True)
    ada.goes(*sits_down(server, ada, played("xanadu", 2, until=sells)))
    sale, end = ada.page.locator(".tray .sale").first, ada.page.locator(FINISH)
    expect(sale).to_be_in_viewport(ratio=1)
    expect(sale).to_contain_text(re.compile(r"^\s*Sell .+ for \d+$"))
    boxes = sale.bounding_box(), end.bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["height"] > boxes[1]["height"]
    expect(ada.page.locator(".tray .primary")).to_have_count(1 if ada.page.locator(".sale").count() == 1 else 0)
    coins = ada.page.locator(".city.mine .fact b")
    before = int(coins.inner_text())
    ada.does(lambda: ada.click(sale))
    expect(coins).not_to_have_text(str(before))


def test_everybody_chooses_a_start_building_together(crowd: Crowd) -> None:
    """A choice is shown to nobody else, can be changed until all are ready, and then all are seen at once."""
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    bob.goes(ada.opens(3, people=2))
    bob.sits(1)
    ada.begins()
    ada.waits()
    glowing = ada.page.locator(".hand button.glow")
    first = name_of(glowing.first)
    ada.does(lambda: ada.click(glowing.first))
    mine = ada.page.locator(".city.mine .chosen")
    expect(mine).to_have_count(1)
    expect(bob.page.locator(".city", has_text="Ada").locator(".doing")).to_contain_text("ready")
    expect(bob.page.locator(".city", has_text="Ada").locator(".lot")).to_have_count(0)
    ada.does(lambda: ada.click(ada.button("Choose again")))
    expect(mine).to_have_count(0)
    expect(glowing.filter(has_text=first)).not_to_have_count(0)
    ada.does(lambda: ada.click(glowing.first))
    bob.waits()
    bob.does(lambda: bob.click(bob.page.locator(".hand button.glow").first))
    for person in (ada, bob):
        expect(person.page.locator(".city.mine .lot")).to_have_count(1)


def test_by_keys_alone(crowd: Crowd, server: Server) -> None:
    """Tab to a building, Enter sends a worker, 1 gives the card that is missed least; u takes it back."""
    ada = starts(crowd, server)
    cards = ada.page.locator(".hand li > button")
    before = cards.count()
    lot = ada.page.locator(".lot.glow > button").first
    ada.does(lambda: ada.tabs_to(lot).press("Enter"))
    expect(ada.page.locator(".prompt")).to_contain_text("Which card")
    best = name_of(cards.first)
    ada.does(lambda: ada.page.keyboard.press("1"))
    expect(cards).to_have_count(before - 1)
    expect(cards.filter(has_text=best)).to_have_count(0)
    ada.does(lambda: ada.page.keyboard.press("u"))
    expect(ada.page.locator(".prompt")).to_contain_text("Which card")
    ada.does(lambda: ada.page.keyboard.press("u"))
    expect(ada.page.locator(".prompt")).to_contain_text("Send workers")
    expect(cards).to_have_count(before)


def test_a_card_dragged_onto_a_building_is_a_worker_there(crowd: Crowd, server: Server) -> None:
    """Both choices in one gesture; each can still be taken back."""
    ada = starts(crowd, server)
    cards = ada.page.locator(".hand li > button")
    before = [name_of(card) for card in cards.all()]
    lot = ada.page.locator(".lot.glow > button").first
    cards.last.drag_to(lot)
    expect(cards).to_have_count(len(before) - 1)
    assert [name_of(card) for card in cards.all()] == before[:-1]
    ada.waits()
    ada.does(lambda: ada.page.keyboard.press("u"))
    expect(ada.page.locator(".prompt")).to_contain_text("Which card")
    expect(cards).to_have_count(len(before))  # it is not given a second time
    ada.does(lambda: ada.click(ada.button("Another building")))
    expect(ada.page.locator(".prompt")).to_contain_text("Send workers")


def test_what_a_card_would_use_and_what_is_missing(crowd: Crowd, server: Server) -> None:
    """The bar counts what can be used, says on demand where it comes from, and a card pointed at what it lacks."""
    ada = starts(crowd, server)
    ada.page.locator(".hand li > button:not(.glow)").first.hover()
    expect(ada.page.locator(".looking")).to_contain_text(re.compile("missing|at hand"))
    ada.page.mouse.move(0, 0)  # who points long enough reads an explanation, which lies over the bar
    expect(ada.page.locator(".explained.shown")).to_have_count(0)
    ada.click(ada.page.locator(".stock .bar"))
    expect(ada.page.locator(".stock table tbody tr")).to_have_count(3)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".hinted").first).to_be_visible()


def test_a_big_hand_leaves_a_low_window_to_the_cities(crowd: Crowd, server: Server) -> None:
    """There it lies in one row, until its owner wants to see it whole."""
    ada = starts(crowd, server, played("xanadu", 2, until=lambda state: can_work(state, 10)))
    page, tray = ada.page, ada.page.locator(".tray")
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".hand.fan")).to_be_visible()
    box = tray.bounding_box()
    assert box is not None
    assert box["height"] < 768 / 2
    for card in page.locator(".hand li button").all():
        expect(card).to_be_in_viewport(ratio=0.2)
    ada.click(page.get_by_role("button", name="The hand in one row"))
    expect(page.locator(".hand.fan")).to_have_count(0)


def test_cities_are_enlarged_and_discards_browsed(crowd: Crowd, server: Server) -> None:
    ada = starts(crowd, server, played("xanadu", 3, until=can_work))
    city = ada.page.locator(".city:not(.mine)").first
    expect(city.locator(".lot")).not_to_have_count(0)
    city.locator(".size").press("Enter")
    expect(city.locator(".lot.large")).to_have_count(city.locator(".lot").count())
    ada.page.keyboard.press("Enter")
    expect(city.locator(".lot.large")).to_have_count(0)
    ada.click(ada.page.get_by_role("button", name=re.compile("in the discards")))
    ada.click(ada.page.locator("dialog[open] .browse button").first)
    expect(ada.page.locator("dialog[open] .sheet")).to_be_visible()


def test_a_whole_game_in_french_and_in_words(crowd: Crowd) -> None:
    """Text mode in French, with no key without its sentence from the first choice to the last point."""
    ada = crowd.person("Ada", likes={"text": True, "language": "fr"})
    ada.opens(2)
    for lines in (8, 60, 120):
        play_through(ada, until=lambda: ada.told() > lines)  # noqa: B023 - used before the next turn of the loop
        assert not (keys := ada.bare_keys()), keys
    play_through(ada)
    expect(ada.page.locator(".end")).to_contain_text("Rejouer")
    assert not (keys := ada.bare_keys()), keys


def test_things_fly(crowd: Crowd, server: Server) -> None:
    """Hats, coins and cards travel over the board at the usual speed."""
    ada = crowd.person("Ada", speed=1)
    ada.context.add_init_script(WATCH_FLIGHTS)
    ada.goes(*sits_down(server, ada, played("xanadu", 2, until=can_work)))
    ada.waits()
    ada.does(lambda: ada.click(ada.page.locator(".lot.glow > button").first))
    ada.does(lambda: ada.click(ada.page.locator(".hand button.glow").first))
    ada.page.wait_for_function("flown.length > 0")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_every_phase_is_fit_for_everybody(crowd: Crowd, server: Server, phone: bool) -> None:
    """Axe finds nothing; on a phone nothing is too wide for it or too small for a finger."""
    ada = crowd.person("Ada", phone=phone)
    look = Look(ada)
    look.at_questions(server, 2)
    ada.goes_on(*sits_down(server, ada, played("xanadu", 4, until=can_work)))
    ada.waits()
    ada.click(ada.page.locator(".stock .bar"))
    ada.page.locator(".hand li > button:not(.glow)").first.click()
    ada.page.locator("dialog[open] .sheet").wait_for()
    look.at("sheet")
    ada.page.keyboard.press("Escape")
    ada.does(lambda: ada.click(ada.page.locator(".lot.glow > button").first))
    look.at("worker's card, what can be used, four cities")
    ada.page.keyboard.press("t")
    ada.page.locator(".choices").wait_for()
    look.at("text")
    ada.goes_on("/new/xanadu")
    ada.page.locator("form").wait_for()
    look.at("new table")
    if not phone:  # the longest page, and the same on both
        ada.goes_on("/box/xanadu")
        ada.page.locator(".cards li").first.wait_for()
        look.at("box")
    look.report()


def test_loading_is_light_and_steady(crowd: Crowd, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host = starts(crowd, server, played("xanadu", 4, until=can_work))
    loads_well(crowd, host.page.url, ".city", capsys)
