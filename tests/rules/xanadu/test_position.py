"""Positions that are read: any that a game can reach, and none that it cannot; each refusal with its reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    CHAMBER,
    PITS,
    QUARRY,
    TAILOR,
    TO_THE_DISCARDS,
    WELL,
    YARD,
    Data,
    Seat,
    position,
)


def refusal_of(example: Data) -> str:
    """The sentence with which this is refused."""
    with pytest.raises(durbar.BadPosition) as refusal:
        durbar.read_position(json.dumps(example))
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


def working() -> Data:
    own = Seat(f"{PITS} {WELL}", f"{TAILOR}:1 {CHAMBER}-"), Seat(YARD, f"{QUARRY}:2@0")
    return position(*own, pool={"wood": 1}, discards="br20")


def selling() -> Data:
    return position(Seat(PITS, f"{TAILOR}:1"), Seat(YARD, QUARRY), phase="sell")


def starting() -> Data:
    return position(Seat(f"{PITS} {WELL}", choosing=1), Seat("br07", chosen=YARD), phase="start")


def choosing_a_worker() -> Data:
    return position(Seat(PITS, TAILOR), Seat(YARD, QUARRY), phase="card", target=QUARRY)


def ending() -> Data:
    more: dict[str, Any] = {"pile": "br20 end", "end_card": "pile", "pass_number": 2, "rest": TO_THE_DISCARDS}
    return position(Seat(PITS, f"{TAILOR}:4 {BARRACKS}"), Seat(YARD, QUARRY), **more)


EXAMPLES = [working, selling, starting, choosing_a_worker, ending]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_positions(example: Callable[[], Data]) -> None:
    data = example()
    again = json.loads(durbar.write_position(durbar.read_position(json.dumps(data))))
    assert again["state"] == data["state"]


def changed(example: Callable[[], Data], change: Callable[[Data], object]) -> Data:
    data = example()
    change(data["state"])
    return data


Change = Callable[[Data], object]
WRONG: list[tuple[str, Callable[[], Data], Change, str]] = [
    (
        "missing card",
        working,
        lambda s: s["pile"].remove("br10"),
        "the card br10 is there 0 times; the box has it once",
    ),
    ("doubled card", working, lambda s: s["discards"].append("br10"), "the card br10 is there 2 times"),
    ("unknown card", working, lambda s: s["pile"].append("xx"), "there is no card 'xx' in the box"),
    ("End card in a hand", working, lambda s: s["players"][0]["hand"].append("end"), "in the pile or aside"),
    ("too few players", working, lambda s: s["players"].pop(), "has 1 players at a table of 2"),
    ("no such seat", working, lambda s: s.update(active=2), "speaks of seat 2; this table has seats 0 to 1"),
    ("no such first player", working, lambda s: s.update(first_player=-1), "speaks of seat -1"),
    (
        "no such placer",
        working,
        lambda s: s["players"][0]["buildings"][0].update(placers=[7]),
        "speaks of seat 7; this table has seats 0 to 1",
    ),
    (
        "worker without placer",
        working,
        lambda s: s["players"][0]["buildings"][0].update(placers=[]),
        "br01 has 1 workers and 0 placers",
    ),
    (
        "worker on a new building",
        working,
        lambda s: s["players"][0]["buildings"][0].update(sideways=True),
        "br01 lies sideways, so no worker can be on it",
    ),
    ("sold too soon", working, lambda s: s["players"][0]["buildings"][0].update(sold=True), "it is sold with 4"),
    ("spent row", working, lambda s: s["players"][0]["buildings"][0].update(spent=[2]), "row 2 of br01 has no open"),
    (
        "spent row without favour",
        working,
        lambda s: s["players"][1]["buildings"][0].update(spent=[1]),
        "row 1 of br03 has no open favour",
    ),
    ("spent row 9", working, lambda s: s["players"][0]["buildings"][0].update(spent=[9]), "a row in spent is 9"),
    ("spent twice", working, lambda s: s["players"][0]["buildings"][0].update(spent=[0, 0]), "listed once each"),
    (
        "no passive",
        working,
        lambda s: s["players"][0]["buildings"][0].update(spent_passive=True),
        "br01 has no passive resource",
    ),
    (
        "spent by another",
        working,
        lambda s: s["players"][1]["buildings"][0].update(spent_passive=True),
        "seat 1 is not active, yet has built or spent something",
    ),
    ("unknown resource", working, lambda s: s.update(pool={"beer": 1}), "the pool speaks of 'beer'"),
    ("negative resource", working, lambda s: s.update(pool={"wood": -1}), "the pool's wood is -1"),
    ("negative coins", working, lambda s: s["players"][0].update(coins=-1), "coins is -1; it can be 0 to"),
    ("builds", working, lambda s: s.update(builds=0), "1 buildings lie sideways; builds is 0"),
    ("sales", working, lambda s: s.update(sales=-1), "sales is -1"),
    ("mark", working, lambda s: s.update(mark=-1), "mark is -1"),
    ("turn", working, lambda s: s.update(turn=10**9 + 1), "turn is 1000000001; it can be 0 to 1,000,000,000"),
    ("before the first turn", working, lambda s: s.update(turn=0), "turn is 0 only until the first start buildings"),
    ("sold before the first turn", starting, lambda s: s.update(turn=0, sales=1), "turn is 0 only until"),
    ("coins", working, lambda s: s["players"][0].update(coins=99_999), "so far nobody can have earned more than"),
    ("too many sales", working, lambda s: s.update(sales=6), "sales is 6; it can be 0 to 5"),
    (
        "more sold than was there",
        selling,
        lambda s: s.update(sales=5),
        "has sold 5 buildings this turn and still has 1",
    ),
    ("rng", working, lambda s: s.update(rng="dice"), "rng: a generator is written"),
    ("pass", working, lambda s: s.update(pass_number=4), "pass_number is 4; it can be 1 to 2"),
    ("End card too late", working, lambda s: s.update(pass_number=2), "aside before the last pass, and only then"),
    ("End card too soon", ending, lambda s: s.update(pass_number=1), "aside before the last pass, and only then"),
    ("End card shown", ending, lambda s: (s.update(end_card="shown"), s["pile"].pop()), "so the game is over"),
    ("over too soon", ending, lambda s: s.update(phase="over"), "the End card has not been shown"),
    (
        "End card too high",
        ending,
        lambda s: s.update(pile=["end", *s["discards"][:11], "br20"], discards=s["discards"][11:]),
        "the End card lies among the lowest 11 of the pile",
    ),
    (
        "empty pile",
        working,
        lambda s: s.update(pile=[], discards=s["discards"] + s["pile"]),
        "the pile is empty, so it should have been rebuilt",
    ),
    ("target without worker", working, lambda s: s.update(target=QUARRY), "a worker has a target in the phase 'card'"),
    ("worker without target", choosing_a_worker, lambda s: s.update(target=None), "a worker has a target"),
    ("target not there", choosing_a_worker, lambda s: s.update(target="br20"), "br20 is the target of a worker, yet"),
    ("no target", working, lambda s: s.update(target="br20"), "br20 is the target of a worker, yet nobody's building"),
    (
        "nothing to sell",
        selling,
        lambda s: s["discards"].extend(["br01", *s["players"][0]["buildings"].pop()["workers"]]),
        "the active player has nothing to sell",
    ),
    ("collected too soon", selling, lambda s: s.update(pool={"wood": 1}), "before the working phase"),
    ("chosen too late", selling, lambda s: s["players"][0].update(choosing=1), "in the phase 'start', and only then"),
    (
        "chosen and not revealed",
        selling,
        lambda s: s["players"][0]["chosen"].append(s["pile"].pop()),
        "wait face down only in the phase 'start'",
    ),
    ("nobody chooses", starting, lambda s: s["players"][0].update(choosing=0), "in the phase 'start', and only then"),
    ("too many to choose", starting, lambda s: s["players"][0].update(choosing=3), "choosing is 3; it can be 0 to 2"),
    (
        "chooses two",
        starting,
        lambda s: s["players"][0].update(choosing=2),
        "seat 0 has chosen 0 start buildings and chooses 2 more; with 2 cards it lays 1",
    ),
    (
        "has chosen two",
        starting,
        lambda s: s["players"][1]["chosen"].append(s["players"][1]["hand"].pop()),
        "seat 1 has chosen 2 start buildings and chooses 0 more; with 2 cards it lays 1",
    ),
    (
        "one too few in a first choice",
        starting,
        lambda s: s.update(turn=0),
        "seat 0 has chosen 0 start buildings and chooses 1 more; with 2 cards it lays 2",
    ),
    (
        "chosen against the colours",
        starting,
        lambda s: (
            s["pile"].remove("gr10"),
            s["pile"].append(s["players"][1]["chosen"][0]),
            s["players"][1].update(chosen=["gr10"]),
        ),
        "seat 1 could not choose gr10",
    ),
    (
        "start at a full table",
        starting,
        lambda s: s["players"][0]["buildings"].append({"card": s["pile"].pop()}),
        "start buildings are chosen only while no building is on the table",
    ),
    (
        "no card to work with",
        working,
        lambda s: (s["pile"].extend(s["players"][0]["hand"]), s["players"][0]["hand"].clear()),
        "the active player has no card left",
    ),
    ("nothing to discard", working, lambda s: s.update(phase="discard"), "the active player has not too many cards"),
    ("unknown phase", working, lambda s: s.update(phase="sleep"), "Invalid enum value 'sleep'"),
    ("unknown field", working, lambda s: s.update(weather="fine"), "unknown field `weather`"),
]


@pytest.mark.parametrize(("example", "change", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_position_no_game_can_reach_is_refused(example: Callable[[], Data], change: Change, reason: str) -> None:
    assert reason in refusal_of(changed(example, change))


@pytest.mark.rule("xanadu-26")
def test_nobody_has_more_buildings_than_the_limit() -> None:
    six = "br06 br07 br08 br09 br10 br11"
    assert "seat 1 has 6 buildings; the limit is 5" in refusal_of(position(Seat(PITS, TAILOR), Seat(YARD, six)))
    more = [Seat(f"bl1{n}", f"bl2{n}") for n in range(4)]
    five = position(Seat(PITS, "br06 br07 br08 br09 br10"), *more)
    assert "seat 0 has 5 buildings; the limit is 4" in refusal_of(five)


@pytest.mark.rule("xanadu-48")
def test_options_that_cannot_be_are_refused() -> None:
    seats = [Seat(f"bl1{n}", f"bl2{n}") for n in range(5)]
    assert "The advanced game is for 2 to 4 players" in refusal_of(position(*seats, options={"advanced": True}))
