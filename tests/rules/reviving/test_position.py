"""Positions that no game can reach are refused with a clear word."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.rules.reviving.tables import BHAIRAV, BUDDHAS, OBJECTIVES, REBUILDING, Data, Seat, position, red


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
        (lambda s: s.update(active=3), "active speaks of seat 3"),
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


# Positions that were once accepted, and could not go on or came to one that was refused


def changed(data: Data, **state: Any) -> Data:
    data["state"].update(state)
    return data


@pytest.mark.rule("reviving-21")
def test_everybody_has_spent_as_many_coins_as_there_were_bids() -> None:
    """Who has fewer coins than rounds to bid in would be stuck."""
    refused(
        position(Seat(coins="1 2 3 4"), Seat(), Seat(), phase="bid"), "seat 0 has spent 1 coins; here it should be 0"
    )
    refused(position(Seat(), Seat(coins="2 3"), Seat(), round=2), "seat 1 has spent 3 coins; here it should be 2")
    refused(position(*[Seat()] * 3, phase="leftover", round=3, active=0, queue=[1, 2]), "there is no leftover step")


@pytest.mark.rule("reviving-34")
def test_leftover_coins_are_spent_from_the_largest_on() -> None:
    seats = [Seat(coins="2"), Seat(coins="5"), Seat(coins="2")]
    refused(position(*seats, phase="leftover", active=0, queue=[1, 2]), "it is the end of .1, 0, 2.")


@pytest.mark.rule("reviving-30")
def test_no_hand_is_larger_than_it_can_be() -> None:
    refused(
        position(Seat("r11 r12 r13 r14"), Seat(), Seat(), phase="bid"), "seat 0 holds 4 cards; here it can be 3 at most"
    )
    idle = {"task": "idle", "base": "idle"}
    refused(position(Seat("r11 r12 r13 r14", more=idle), Seat("r15"), Seat()), "holds 4 cards")
    discarding = {"task": "discard", "base": "discard"}
    refused(position(Seat("r11 r12 r13", more=discarding), Seat("r15"), Seat()), "it has none to discard")


@pytest.mark.rule("reviving-5")
def test_red_cards_are_not_dealt_to_the_market() -> None:
    data = position(Seat(), Seat(), Seat())
    blue, reds = data["state"]["blue"], data["state"]["red"]
    blue[0], reds[0] = reds[0], blue[0]
    refused(data, "is not blue, so it is not in the blue deck")


@pytest.mark.rule("reviving-17")
def test_the_reveal_shows_what_was_bid() -> None:
    shown = [{"spot": "n1", "seat": 0, "coin": 3}]
    refused(changed(building(), shown=shown), "the last reveal shows 4 blue cards")
    raised = position(Seat(), Seat(), Seat(), phase="bid", bids="0:3@n1")
    raised["state"]["bids"][0]["raised"] = 1
    refused(raised, "counts 1 more, which nothing allows")


@pytest.mark.rule("reviving-29")
def test_a_wild_is_named_when_its_monument_is_finished() -> None:
    data = position(Seat("b12"), Seat(), Seat(), wilds={"b12a": "red"})
    refused(data, "b12a has a colour, but it is not in a finished monument")
    data["options"] = dict(REBUILDING)
    durbar.read_position(json.dumps(data))


@pytest.mark.rule("reviving-77")
def test_buddhas_are_counted() -> None:
    data = position(Seat(built="h01"), Seat(built="h02"), Seat(), options=BUDDHAS)
    durbar.read_position(json.dumps(data))
    data["state"]["squares"][1]["monuments"][0]["rank"] = 1
    refused(data, "the holographic Buddhas have the ranks .1, 1.")
    refused(changed(building(), buddhas=1), "buddhas is 1; it can be 0 to 0")
    rebuilt = position(Seat("r12", "r06"), Seat(), Seat(), options=REBUILDING)
    refused(changed(rebuilt, buddhas=1000), "buddhas is 1000; it can be 0 to ")


@pytest.mark.rule("reviving-9", "reviving-80")
def test_missions_are_different_and_do_not_clash() -> None:
    refused(position(Seat(mission="m02"), Seat(), Seat()), "two squares have the same mission")
    refused(position(Seat(), squares=[("m01", ""), ("m02", "")]), "the missions m01 and m02 clash")


@pytest.mark.rule("reviving-62", "reviving-63")
def test_everybody_has_another_architect() -> None:
    options = {"architects": "random"}
    refused(position(Seat(architect="liu"), Seat(architect="liu"), Seat(), options=options), "the same architect")
    refused(position(Seat(architect="liliana"), Seat(), Seat(), options=options), "only for 4 or more players")
    data = position(Seat(), Seat(), Seat(), options=options)
    del data["state"]["players"][0]["architect"]
    refused(data, "seat 0 has an architect too early, or has none")


@pytest.mark.rule("reviving-70", "reviving-71")
def test_who_meets_an_objective_has_scored_it() -> None:
    built = f"{red('buddha:blue')}, {red('buddha:white')}, {red('buddha:red')}"
    met = position(Seat(built=built), Seat(), Seat(), objectives="o01 o02", options=OBJECTIVES)
    refused(met, "seat 0 meets a public objective that it has not scored")
    met["state"]["players"][0].update(objective="o01")
    refused(met, "has scored an objective in a round, or neither")
    met["state"]["players"][0].update(objective_round=1)
    durbar.read_position(json.dumps(met))


@pytest.mark.rule("reviving-72")
def test_there_is_one_bhairav_of_each_colour() -> None:
    refused(changed(building(), bhairavs=["red"]), "the red Bhairav is there 1 times; it should be 0")
    data = position(Seat(), Seat(more={"bhairav": "red"}), Seat(more={"bhairav": "red"}), options=BHAIRAV)
    refused(data, "the red Bhairav is there 2 times; it should be 1")


@pytest.mark.rule("reviving-85", "reviving-91")
def test_alone_the_market_is_what_a_coin_has_left() -> None:
    for market in ("", "b06 b07 b08 b09 b10 b11", "b06 b07 b08 - b09 -"):
        refused(position(Seat(), market=market), "the two cards that a coin on the mat aims at are taken")
    refused(position(Seat(), phase="cleanup", market="- b07 b08 b09 - b10"), "when the storage is full")
    refused(position(Seat(), phase="cleanup", market="b06"), "the number of cards on the market is 1; it can be 2 to 4")


@pytest.mark.rule("reviving-83", "reviving-87", "reviving-92")
def test_alone_debris_colours_and_level_fit() -> None:
    refused(position(Seat(), phase="bid", bids="0:1@n1", debris={"n1": ["red"]}), "worth no more than the debris")
    refused(
        position(Seat(), squares=[("m01", "b03, b09a b18b"), ("m06", "")], market="b41 b42 b43 b44"), "of one colour"
    )
    refused(position(Seat(), squares=[("m01", "b25a b28a"), ("m06", "")]), "has several colours; solo it has one")
    refused(changed(position(Seat()), level=1), "level is 1; it can be 0 to 0")
    refused(changed(position(Seat()), die=None), "the die is rolled in every round")
