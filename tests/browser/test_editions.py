"""Editions in a real browser: the pages tell which one a table plays, and what the newest allows is offered."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import durbar
from tests.browser.middle import sits_down
from tests.browser.players import Board, Crowd, Person
from tests.server.servers import Server

BOARD = Board("reviving", glows=".glow")


def played_in(
    game: durbar.Game, seats: int, options: dict[str, Any], until: Callable[[durbar.State], bool], rather: str
) -> durbar.Record:
    """A game of people who do some things rather than others, up to a moment at which something is so."""
    for seed in range(50):
        record, luck = durbar.Record(game, seats, seed, options), random.Random(seed)
        state = record.replay()
        while state.actors():
            if until(state):
                return record
            seat = state.actor()
            moves = [move for move in state.legal_moves(seat) if move.kind not in ("scrap", "exchange")]
            liked = [move for move in moves if move.notation in rather or move.kind in rather]
            record.play(state, seat, luck.choice(liked or moves))
    raise AssertionError("no such moment was found")


def alone_before_a_bid(edition: str) -> durbar.Record:
    """A solo game with something unfinished in the squares, and a coin to be laid."""
    game = durbar.game("reviving", edition)

    def is_there(state: durbar.State) -> bool:
        view = game.view(state, 0)
        begun = [one for square in view.squares for one in square.monuments if not one.complete]
        return view.players[0].task == "bid" and len(begun) > 3

    return played_in(game, 1, {}, is_there, "build at on")


def yak_guide(phase: str, rather: str) -> durbar.Record:
    """Kathmandu with the yak guide at seat 0, who has fodder, in the middle of an act."""
    game = durbar.game("kathmandu")

    def is_there(state: durbar.State) -> bool:
        kinds = {move.kind for move in state.legal_moves(0)}
        return game.view(state, 0).phase == phase and "exchange" in kinds

    options = {"characters": True, "first_player": "1"}
    return played_in(game, 2, options, is_there, f"character yak_guide {rather}")


def comes_to(server: Server, person: Person, record: durbar.Record) -> None:
    person.goes(*sits_down(server, person, record))
    person.waits()


def test_every_page_tells_the_edition(crowd: Crowd) -> None:
    """The new table, the waiting room, the table with its drawers, and the box."""
    ada = crowd.person("Ada")
    ada.goes("/new/reviving")
    expect(ada.page.get_by_text("Edition 3 of the rules")).to_be_visible()
    ada.opens(2, people=2)
    expect(ada.page.locator(".waiting").get_by_text("Edition 3 of the rules")).to_be_visible()
    ada.goes("/box/kyoto")
    expect(ada.page.get_by_text("Edition 1 of the rules")).to_be_visible()
    ada.opens(2)
    expect(ada.page.locator(".side").get_by_text("Edition 3 of the rules")).to_be_visible()
    ada.page.keyboard.press("r")
    expect(ada.page.locator("dialog").get_by_text("Edition 3 of the rules")).to_be_visible()


def test_the_host_names_who_begins(crowd: Crowd) -> None:
    """Only seats that are there; then the game begins with that one."""
    ada = crowd.person("Ada")
    ada.goes("/new/reviving")
    ada.click(ada.button("3"))
    choice = ada.page.get_by_label("Who begins")
    expect(choice.locator("option:enabled")).to_have_text(["by lot", "seat 1", "seat 2", "seat 3"])
    choice.select_option("2")
    for seat, sitter in enumerate(["me", "easy", "easy"]):
        ada.page.locator(f"#chair{seat}").select_option(sitter)
    ada.click(ada.page.locator("form .primary"))
    ada.page.wait_for_url("**/m/*")
    ada.waits()
    made = ada.asks(ada.page.url.removeprefix(f"{ada.url}/").replace("m/", "matches/"))
    assert made["match"]["options"]["first_player"] == "2"
    assert made["table"]["view"]["first_player"] == 2


def test_alone_a_monument_can_be_discarded_before_the_bid(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada", phone=True)
    comes_to(server, ada, alone_before_a_bid("3"))
    plots, crosses = ada.page.locator(".plots .plot"), ada.page.locator(".plots .scrap")
    before = plots.count()
    assert crosses.count() == before > 3
    assert not ada.too_wide()
    ada.does(lambda: ada.click(crosses.first))
    expect(plots).to_have_count(before - 1)
    ada.does(lambda: ada.page.keyboard.press("u"))
    expect(plots).to_have_count(before)


def test_a_table_of_edition_1_goes_on_as_it_began(crowd: Crowd, server: Server) -> None:
    ada = crowd.person("Ada")
    comes_to(server, ada, alone_before_a_bid("1"))
    expect(ada.page.locator(".side").get_by_text("Edition 1 of the rules")).to_be_visible()
    assert ada.page.locator(".plots .plot").count() > 3
    expect(ada.page.locator(".plots .scrap")).to_have_count(0)


@pytest.mark.parametrize(("phase", "rather"), [("gain", "take black"), ("plan", "offer")])
def test_the_yak_guide_exchanges_in_the_middle_of_an_act(crowd: Crowd, server: Server, phase: str, rather: str) -> None:
    """The question stays: what is offered for it comes back after the exchange, or without it."""
    ada = crowd.person("Ada", phone=True)
    comes_to(server, ada, yak_guide(phase, rather))
    offers, tool = ada.page.locator(".ask .option"), ada.page.locator(".ask .row button", has_text="Two fodder")
    asked = offers.all_text_contents()
    ada.click(tool)
    assert [text.strip() for text in offers.all_text_contents()] == ["Backpack", "Compass", "Paint box", "Coin"]
    ada.click(ada.button("Not now"))
    assert offers.all_text_contents() == asked
    ada.click(tool)
    ada.does(lambda: ada.click(offers.last))
    assert offers.all_text_contents() == asked
    assert not ada.too_wide()
