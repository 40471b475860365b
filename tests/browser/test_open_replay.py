"""After the end everything lies open in the replay, and can be seen as each seat saw it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import durbar
from tests.browser.middle import sits_down
from tests.browser.players import Crowd
from tests.server.servers import Server

GAMES = ("kyoto", "xanadu", "reviving", "kathmandu")


def finished(name: str) -> durbar.Record:
    game = durbar.game(name)
    record = durbar.Record(game, 3, 5, game.read_options({}, 3))
    state, bot = record.replay(), durbar.bot("easy", seed=1)
    while state.actors():
        seat = state.actors()[0]
        record.play(state, seat, bot.choose(state, seat))
    return record


def test_hands_and_piles_lie_open_until_somebody_looks_through_one_pair_of_eyes(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    for game, path in zip(GAMES, sits_down(server, ada, *map(finished, GAMES)), strict=True):
        ada.goes(path)
        ada.page.locator(".end").wait_for()
        moments = ada.page.locator(".machine input[type=range]")
        last = int(moments.get_attribute("max") or 0)
        moments.fill(str(last // 2))
        eyes = ada.page.get_by_role("combobox", name="Through whose eyes")
        expect(eyes).to_have_value("")
        hands = ada.page.get_by_role("region", name="All open")
        if game != "kathmandu":  # where all that belongs to somebody lies open anyway
            expect(hands.get_by_role("heading", name="Bot 1")).to_be_visible()
            expect(hands.get_by_role("listitem").first).to_be_visible()
        eyes.select_option("1")
        expect(hands).to_have_count(0)
        eyes.select_option("")


def test_every_moment_of_a_replay_has_an_address_that_shows_it(crowd: Crowd, server: Server) -> None:
    ada, ben = crowd.person("Ada"), crowd.person("Ben")
    (path,) = sits_down(server, ada, finished("kyoto"))
    ada.goes(path)
    ada.page.locator(".end").wait_for()
    moments = ada.page.get_by_role("slider", name="Moment")
    places: dict[str, str] = {}  # of the moments, by their addresses
    for number in (0, 1, 40, 41):
        moments.fill(str(number))
        ada.page.wait_for_url(lambda url: "#" in url and url not in places)
        places[ada.page.url] = str(number)
    for address, place in places.items():
        ben.goes("/")
        ben.goes(address)
        expect(ben.page.get_by_role("slider", name="Moment")).to_have_value(place)
        ben.page.locator(".street .heap").first.wait_for()  # the table, not the end
    ben.click(ben.button("Later"))
    expect(ben.page.get_by_role("slider", name="Moment")).to_have_value("42")
    assert ben.page.url not in places
    ben.click(ben.page.locator(".machine").get_by_role("button", name="Now"))
    expect(ben.page).to_have_url(re.compile(f"{path}$"))
