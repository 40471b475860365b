"""Positions that no game can reach are refused with a clear word."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.rules.reviving.tables import Data, Seat, position, red


def refused(data: Data, words: str) -> None:
    with pytest.raises(durbar.BadPosition, match=words):
        durbar.read_position(json.dumps(data))


def building() -> Data:
    return position(Seat("r01 r12", "r06"), Seat("r02"), Seat("r03"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: s.update(phase="cleanup"), "no phase 'cleanup'"),
        (lambda s: s.update(phase="manipulate"), "no phase 'manipulate'"),
        (lambda s: s.update(round=9), "round is 9"),
        (lambda s: s.update(round=4), "the blue deck has 16 cards, not 28"),
        (lambda s: s.update(active=3), "active is 3"),
        (lambda s: s.update(queue=[1]), "nobody is waiting"),
        (lambda s: s.update(level=1), "only solo a level is reached"),
        (lambda s: s["red"].append("r01"), "r01 is there 2 times"),
        (lambda s: s["red"].append("b99"), "there is no card 'b99'"),
        (lambda s: s["red"].append("b60"), "b60 is there 1 times; it should be 0"),
        (lambda s: s["market"].append(""), "the market has 6 slots"),
        (lambda s: s.update(debris={"n1": ["red"]}), "more debris"),
        (lambda s: s.update(wilds={"r01": "red"}), "r01 is not wild"),
        (lambda s: s.update(objectives=["o01"]), "0 different public objectives"),
        (lambda s: s["known"].pop("r01"), "seat 0 must know the card r01"),
        (lambda s: s["known"].update(b01=[0]), "'known' does not list it"),
        (lambda s: s["players"][0].update(coins=[1, 2]), "does not have the coins"),
        (lambda s: s["players"][0].update(task="bid"), "not asked for 'bid'"),
        (lambda s: s["players"][0].update(task="place"), "an end is chosen"),
        (lambda s: s["players"][0].update(task="name"), "a monument is named"),
        (lambda s: s["players"][0].update(task="claim"), "no choice among public objectives"),
        (lambda s: s["players"][0].update(task="give", giving=1), "only at the level Extreme"),
        (lambda s: s["players"][0].update(task="take"), "only at the level Extreme"),
        (lambda s: s["players"][0].update(giving=1), "cards are still to be given"),
        (lambda s: s["players"][0].update(must="r20"), "r20 is there 2 times"),
        (lambda s: s["players"][0].update(architect="liu"), "no architects"),
        (lambda s: s["players"][0].update(bhairav="red"), "the red Bhairav is there 1 times; it should be 0"),
        (lambda s: [p.update(task="idle", base="idle") for p in s["players"]], "somebody has to decide"),
        (lambda s: s["squares"][0].update(mission=None), "every square has a mission"),
        (lambda s: s["squares"][0].update(mission="a01"), "no mission 'a01'"),
        (lambda s: s["squares"][0]["monuments"][0].update(scored=True), "not finished"),
        (lambda s: s["squares"][0]["monuments"].append({"ends": []}), "is no monument"),
        (lambda s: s["squares"].pop(), "2 squares"),
        (lambda s: s["players"].pop(), "2 players"),
        (lambda s: s.update(rng="luck"), "rng"),
        (lambda s: s.update(mark=-1), "mark is -1"),
    ],
)
def test_impossible_positions(change: Callable[[Data], Any], words: str) -> None:
    data = building()
    change(data["state"])
    refused(data, words)


def test_sections_without_a_gap() -> None:
    data = building()
    data["state"]["squares"][0]["monuments"][0]["ends"] = [red("stupa_2:red")]
    refused(data, "sections of one kind, from the bottom")


def test_a_finished_monument_is_scored() -> None:
    data = position(Seat("r01", "r06 r11"), Seat(), Seat())
    data["state"]["squares"][0]["monuments"][0]["scored"] = False
    refused(data, "is finished, so it is scored")


def test_bids_fit_the_round() -> None:
    data = position(Seat(), Seat(), Seat(), phase="bid", bids="0:3@n1")
    data["state"]["queue"] = []
    refused(data, "1 coins on the mat|0 coins on the mat")
    narrow = position(Seat(), Seat(), Seat(), phase="bid", bids="0:3@n1")
    narrow["state"]["bids"][0]["spot"] = "n3"
    refused(narrow, "no coin can lie on n3")
    market = position(Seat(), Seat(), Seat(), phase="bid")
    market["state"]["market"][0], market["state"]["red"] = "", [*market["state"]["red"], "b06"]
    refused(market, "cards on all 4 slots")


def test_nobody_who_is_asked_waits_to_be_asked() -> None:
    seats = [Seat(coins="1")] * 3
    for queue in ([1, 2, 0], [1, 1], [2, 1], [0]):
        refused(position(*seats, phase="leftover", queue=queue, active=0), "the queue is|has spent 4 coins")


def test_alone_no_coin_is_spent() -> None:
    refused(position(Seat(coins="1 2 3 4"), phase="bid"), "has spent 1 coins; here it should be 0")


def test_a_holographic_buddha_is_in_no_hand() -> None:
    data = position(Seat("h01"), Seat(), Seat(), options={"buddha_promo": True})
    refused(data, "in no hand")


def test_options_and_numbers_of_players_are_checked() -> None:
    data = building()
    data["options"] = {"teams": 2}
    refused(data, "2 teams need 4 . 6 players")
