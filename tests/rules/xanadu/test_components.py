"""The box: xanadu-3, xanadu-4, and an owner's corrected file, xanadu-51."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import durbar
from tests.rules.xanadu.boxes import STANDARD_FILE, Contents, card, standard_box
from tests.rules.xanadu.tables import BARRACKS, PITS, QUARRY, YARD, Seat, seen, table, view

TOTALS = {  # symbols in costs, in rows, favours, passives
    "wood": (29, 57, 27, 2),
    "stone": (26, 43, 24, 3),
    "clay": (31, 42, 25, 3),
    "water": (17, 31, 13, 6),
    "bronze": (18, 32, 13, 2),
    "silk": (16, 34, 14, 2),
    "porcelain": (17, 35, 13, 2),
    "gold": (10, 20, 3, 1),
    "ivory": (8, 18, 4, 1),
    "jade": (10, 20, 0, 1),
}


@pytest.mark.rule("xanadu-3")
def test_the_colours_are_as_many_as_in_the_box() -> None:
    cards = standard_box()["card"]
    assert Counter(line["colour"] for line in cards) == {"brown": 24, "blue": 24, "yellow": 12, "green": 10}
    assert len({line["key"] for line in cards}) == len({line["name"] for line in cards}) == 70


@pytest.mark.rule("xanadu-4", "xanadu-51")
@pytest.mark.parametrize("resource", TOTALS)
def test_the_symbols_of_each_resource_add_up(resource: str) -> None:
    cards = standard_box()["card"]
    found = (
        sum(line["cost"].count(resource) for line in cards),
        sum(row.count(resource) for line in cards for row in line["rows"]),
        sum(line["favours"].count(resource) for line in cards),
        sum(line["passive"] == resource for line in cards),
    )
    assert found == TOTALS[resource]


@pytest.mark.rule("xanadu-4")
def test_costs_go_by_the_colours() -> None:
    """Brown asks for common things and water, blue for something medium, yellow for gold or ivory, green for jade."""
    box = standard_box()
    group = {line["key"]: line["group"] for line in box["resource"]}
    for line in box["card"]:
        groups = Counter(group[symbol] for symbol in line["cost"])
        assert 1 <= len(line["cost"]) <= 4
        assert line["cost"].count("jade") == (line["colour"] == "green")
        if line["colour"] == "brown":
            assert set(groups) <= {"common", "water"}
        elif line["colour"] == "blue":
            assert groups["medium"] >= 1
            assert not groups["luxury"]
        elif line["colour"] == "yellow":
            assert line["cost"].count("gold") + line["cost"].count("ivory") == 1


@pytest.mark.rule("xanadu-51")
def test_every_line_says_where_it_comes_from() -> None:
    box = standard_box()
    assert {line["key"] for line in box["card"] if "known" in line} == {"br01", "bl01", "bl02", "ye01", "gr01"}
    for line in [*box["card"], *box["resource"]]:
        assert line["provenance"] in ("rulebook", "public", "deduced", "reconstructed")
    assert card(box, "bl01")["known"] == {"name": "rulebook", "prices": "deduced", "full": "deduced"}
    assert (box["drawing"]["provenance"], box["game"]["provenance"]) == ("reconstructed", "rulebook")


def corrected(correct: Callable[[Contents], object]) -> Contents:
    box = standard_box()
    correct(box)
    return box


@pytest.mark.rule("xanadu-51")
def test_an_owner_corrects_a_card(tmp_path: Path) -> None:
    text = STANDARD_FILE.read_text("utf-8")
    line = next(line for line in text.splitlines() if '"bl01"' in line)
    path = tmp_path / "my.toml"
    path.write_text(text.replace(line, line.replace("prices = [7, 6, 5, 3]", "prices = [8, 6, 4, 3]")), "utf-8")
    game = durbar.game("xanadu", components=path)
    assert game.components is not None
    box = corrected(lambda box: card(box, "bl01").update(prices=[8, 6, 4, 3]))
    state = table(Seat(PITS, f"{BARRACKS}:2"), Seat(YARD, QUARRY), components=box)
    assert seen(state, BARRACKS).price == 4
    again = durbar.read_position(durbar.write_position(state))
    assert durbar.digest(again) == durbar.digest(state)


@pytest.mark.rule("xanadu-51")
def test_an_owner_corrects_the_numbers() -> None:
    box = corrected(lambda box: box["drawing"].update(base=3, per_sale=2))
    state = table(Seat(PITS, f"{BARRACKS} {QUARRY}"), Seat(YARD, "br10"), phase="sell", components=box)
    state.play(0, f"sell {BARRACKS}")
    assert view(state).draws == 5


@pytest.mark.rule("xanadu-51")
def test_a_corrected_box_stands_in_the_record() -> None:
    box = corrected(lambda box: box["game"].update(start_hand=5))
    record = durbar.Record(durbar.game("xanadu", components=box), seats=3, seed=7)
    state = record.replay()
    assert view(state).players[0].hand_size == 5
    record.play(state, 0, state.legal_moves(0)[0])
    again = durbar.Record.parse(str(record))
    assert durbar.digest(again.replay()) == durbar.digest(state)
    assert "components" not in json.loads(durbar.write_position(durbar.game("xanadu").new(3, seed=1)))


@pytest.mark.rule("xanadu-51")
@pytest.mark.parametrize("numbers", [{"base": 1, "per_sale": 0}, {"base": 70, "per_sale": 70}])
def test_a_box_that_is_accepted_can_be_played_to_the_end(numbers: dict[str, int]) -> None:
    game = durbar.game("xanadu", components=corrected(lambda box: box["drawing"].update(numbers)))
    for seats in (2, 6):
        state = game.new(seats, seed=1)
        luck = durbar.rng_of_seed(2)
        while state.actors():
            moves = state.legal_moves(state.actor())
            state.play(state.actor(), moves[luck.below(len(moves))])
        assert state.ranking() is not None


WRONG: list[tuple[str, Callable[[Contents], object], str]] = [
    ("lacks a card", lambda box: box["card"].pop(), "there are 9 green cards; the box has 10"),
    ("other colour", lambda box: card(box, "br01").update(colour="blue"), "there are 23 brown cards; the box has 24"),
    ("key twice", lambda box: card(box, "br01").update(key="br02"), "each once; that is not so of 'br02'"),
    ("strange key", lambda box: card(box, "br01").update(key="br99"), "keys br01 to br24, each once.*'br99'"),
    ("no cost", lambda box: card(box, "br01").update(cost=[]), "0 symbols in its cost; a cost has 1 to 4"),
    ("five in a cost", lambda box: card(box, "br01").update(cost=["wood"] * 5), "5 symbols in its cost"),
    ("unknown resource", lambda box: card(box, "br01").update(cost=["beer"]), "'br01' speaks of 'beer'; the resources"),
    ("unknown passive", lambda box: card(box, "br01").update(passive="beer"), "speaks of 'beer'"),
    ("unknown favour", lambda box: card(box, "br01").update(favours=["beer", "", "", ""]), "speaks of 'beer'"),
    ("three rows", lambda box: card(box, "br01")["rows"].pop(), "has 3 rows and 4 favours; every card has 4"),
    ("five favours", lambda box: card(box, "br01")["favours"].append(""), "has 4 rows and 5 favours"),
    ("an empty row", lambda box: card(box, "br01")["rows"][0].clear(), "a row without a resource"),
    ("three prices", lambda box: card(box, "br01")["prices"].pop(), "a card has 4 prices and a full one"),
    ("negative price", lambda box: card(box, "br01").update(full=-1), "full = -1; a card has 4 prices"),
    ("huge price", lambda box: card(box, "br01").update(prices=[1, 1, 1, 10**40]), "from 0 to 99"),
    ("resources", lambda box: box["resource"].pop(), "the resources are, in this order, wood, stone"),
    ("never ends", lambda box: box["drawing"].update(base=0), r"base in \[drawing\] is 0; it can be 1 to 70"),
    ("no card left", lambda box: box["game"].update(start_hand=12), r"start_hand in \[game\] is 12; it can be 1 to 11"),
    ("two start", lambda box: box["two_start"].update(start_hand=18), r"start_hand in \[two_start\] is 18"),
    (
        "start of three",
        lambda box: box["two_start"].update(start_buildings=6),
        "start_buildings in .* it can be 1 to 5",
    ),
    ("one pass", lambda box: box["game"].update(passes=1), r"passes in \[game\] is 1; it can be 2 to 9"),
    ("no place", lambda box: box["many_players"].update(building_limit=0), r"building_limit in \[many_players\] is 0"),
    ("bonus", lambda box: box["many_players"].update(green_bonus=-2), r"green_bonus in \[many_players\] is -2"),
    ("refill", lambda box: box["game"].update(refill_buildings=8), r"refill_buildings in \[game\] is 8"),
    ("unknown key", lambda box: box.update(colour="red"), "nothing is called 'colour'"),
    ("unknown colour", lambda box: card(box, "br01").update(colour="red"), r"in card 1 \(br01\) cannot be 'red'"),
    ("unknown known", lambda box: card(box, "br01").update(known={"art": "public"}), "known in .* cannot be 'art'"),
    ("missing table", lambda box: box.pop("drawing"), "there is no drawing"),
    ("price as text", lambda box: card(box, "br01").update(full="1"), "is '1'; a whole number belongs there"),
]


@pytest.mark.rule("xanadu-51")
@pytest.mark.parametrize(("correct", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_no_box_is_refused_with_a_clear_sentence(correct: Callable[[Contents], object], reason: str) -> None:
    with pytest.raises(durbar.BadComponents, match=reason) as refusal:
        durbar.game("xanadu", components=corrected(correct))
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 300
