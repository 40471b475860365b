"""Positions that are read: any that a game can reach, and none that it cannot; each refusal with its reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.rules.kyoto.tables import LEFT_OUT, TO_THE_DISCARDS, TWELVE_BELLS, lying, position, table

Position = dict[str, Any]

WHOLE_PILE = {"full_pile_variant": True}
THIRTEEN_BELLS = f"{TWELVE_BELLS[0]} gift1"


def refusal_of(example: Position | str | bytes) -> str:
    """The sentence with which this is refused."""
    with pytest.raises(durbar.BadPosition) as refusal:
        durbar.read_position(json.dumps(example) if isinstance(example, dict) else example)
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


def giving() -> Position:
    """Seat 0 is to give a 5; nothing is wrong with it."""
    return position(["4 1", "R", "2b1"], turned="5", served=[2])


def answering() -> Position:
    """Seat 1 is offered a 5; nothing is wrong with it."""
    return position(["4 1", "R", "2b1"], turned="5", offered_to=1)


def over_by_gift() -> Position:
    """Seat 1 has just won by a gift in mid-turn; nothing is wrong with it."""
    won = position(["4 1", "R", "2b1"], over=True, scores=["", THIRTEEN_BELLS], served=[0, 1], drawn="3")
    assert won["state"]["drawn"] == ["e3"]
    return won


def over_by_scoring() -> Position:
    """Seats 1 and 2 have reached 13 bells in the scoring; nothing is wrong with it."""
    return position(["", "", ""], over=True, scores=["", f"{TWELVE_BELLS[0]} 1b1", f"{TWELVE_BELLS[1]} 1b1"])


@pytest.mark.parametrize("example", [giving, answering, over_by_gift, over_by_scoring])
def test_the_examples_are_positions(example: Callable[[], Position]) -> None:
    data = example()
    again = json.loads(durbar.write_position(durbar.read_position(json.dumps(data))))
    assert again["state"] == data["state"]


# What lies where


@pytest.mark.rule("kyoto-3")
def test_every_card_is_there_once() -> None:
    missing = giving()
    missing["state"]["pile"].remove("e5b1")
    assert refusal_of(missing) == "there are 0 cards e5b1; the box has 1"
    doubled = giving()
    doubled["state"]["players"][2]["score_pile"].append("e5b1")
    assert refusal_of(doubled) == "there are 2 cards e5b1; the box has 1"
    swapped = giving()
    swapped["state"]["turned"] = "e4"
    assert refusal_of(swapped) == "there are 5 cards e4; the box has 4"
    assert refusal_of(position(["", ""], turned="5", rest=LEFT_OUT)).startswith("there are 0 cards ")


@pytest.mark.rule("kyoto-3")
@pytest.mark.parametrize("key", ["e6", "4", "L", "", "E4", "e4b3", "e0b2", "first player", "e4 ", "x" * 1000])
@pytest.mark.parametrize("place", ["turned", "pile", "drawn", "discards", "row", "score_pile"])
def test_there_are_no_other_cards(key: str, place: str) -> None:
    example = giving()
    if place == "turned":
        example["state"]["turned"] = key
    elif place in ("row", "score_pile"):
        example["state"]["players"][0][place].append(key)
    else:
        example["state"][place].append(key)
    assert refusal_of(example).startswith("there is no card '")


@pytest.mark.rule("kyoto-22", "kyoto-23")
@pytest.mark.parametrize("card", ["gift1", "gift2", "back"])
def test_gifts_and_steps_back_never_lie_in_a_row(card: str) -> None:
    assert refusal_of(position([f"4 {card}", ""], turned="5")) == f"{card} never lies in a row"


@pytest.mark.rule("kyoto-12", "kyoto-24", "kyoto-25")
@pytest.mark.parametrize(
    ("row", "total"),
    [("5 5 3", 13), ("5 5 3 L", 13), ("L 5 5 4 4", 18), ("5 4 R 4 3", 13), ("4 4 4 L L 4 2", 18), ("5 5 4 3 L", 14)],
)
def test_no_row_reaches_its_limit(row: str, total: int) -> None:
    """K-R11: counted from the left, as a late pass helps only the cards that come after it."""
    assert refusal_of(position(["", row], turned="0")) == f"a row reaches {total}, which would have ended the round"


@pytest.mark.rule("kyoto-12", "kyoto-24")
@pytest.mark.parametrize("row", ["5 5 2", "5 5 2 L 5b1", "L 5 5 4 3", "0 0 0 R L 4 4 4 4 1 0d", "5 4 3 R R L L"])
def test_rows_below_their_limit_are_read(row: str) -> None:
    assert lying(table(["", row], turned="2d")).rows[1] == row


@pytest.mark.rule("kyoto-16")
@pytest.mark.parametrize(
    ("card", "key"), [("0", "e0"), ("3d", "e3d"), ("back", "back"), ("L", "late"), ("R", "refuse")]
)
def test_score_piles_hold_only_bells(card: str, key: str) -> None:
    expected = f"{key} has no bells and never lies in a score pile"
    assert refusal_of(position(["", ""], turned="5", scores=["", f"1b1 {card}"])) == expected


# Who has won


@pytest.mark.rule("kyoto-38")
def test_who_has_13_bells_has_won() -> None:
    expected = "seat 1 has 13 bells, so the game is over"
    assert refusal_of(position(["", ""], turned="5", scores=["", THIRTEEN_BELLS])) == expected
    assert refusal_of(position(["R", ""], turned="5", offered_to=0, scores=["", THIRTEEN_BELLS])) == expected


@pytest.mark.rule("kyoto-43")
def test_but_not_where_the_whole_pile_is_played() -> None:
    state = table(["", ""], turned="5", scores=["", THIRTEEN_BELLS], options=WHOLE_PILE)
    assert state.scores() == [0, 13]
    assert state.actors() == [0]


@pytest.mark.rule("kyoto-38", "kyoto-43")
def test_the_game_is_over_only_if_somebody_won_or_the_pile_ran_out() -> None:
    expected = "the game cannot be over: nobody has won and the pile has not run out"
    assert refusal_of(position(["", ""], over=True, scores=[TWELVE_BELLS[0]])) == expected
    assert refusal_of(position(["", ""], over=True, scores=[THIRTEEN_BELLS], options=WHOLE_PILE)) == expected
    assert refusal_of(position(["", ""], over=True, scores=[""], pile_ran_out=True)) == expected
    over = table(["", ""], over=True, scores=["gift1"], pile_ran_out=True, options=WHOLE_PILE)
    assert over.ranking() == [[0], [1]]


@pytest.mark.rule("kyoto-42")
def test_when_the_game_is_over_no_card_is_turned_up_or_on_offer() -> None:
    expected = "the game is over, yet a card lies turned up or on offer"
    turned = over_by_gift()
    turned["state"]["turned"] = turned["state"]["pile"].pop()
    assert refusal_of(turned) == expected
    offered = over_by_gift()
    offered["state"]["receiver"] = 1
    assert refusal_of(offered) == expected


# The turn


@pytest.mark.rule("kyoto-7")
@pytest.mark.parametrize("example", [giving, answering])
def test_while_the_game_runs_a_card_lies_turned_up(example: Callable[[], Position]) -> None:
    nothing = example()
    nothing["state"]["pile"].append(nothing["state"]["turned"])
    nothing["state"]["turned"] = None
    assert refusal_of(nothing) == "no card lies turned up, so nobody could decide anything"


@pytest.mark.rule("kyoto-31")
def test_only_a_card_on_offer_has_a_receiver() -> None:
    example = giving()
    example["state"]["receiver"] = 2
    assert refusal_of(example) == "no card is on offer, yet there is a receiver"


@pytest.mark.rule("kyoto-31")
def test_a_card_on_offer_has_a_receiver_who_is_served() -> None:
    expected = "a card is on offer, so its receiver must be named and be among the served"
    unnamed = answering()
    unnamed["state"]["receiver"] = None
    assert refusal_of(unnamed) == expected
    unserved = answering()
    unserved["state"]["served"] = [2]
    assert refusal_of(unserved) == expected


@pytest.mark.rule("kyoto-27")
def test_only_who_has_a_refusal_is_asked() -> None:
    expected = "seat 1 has no refusal, so there is nothing to answer"
    assert refusal_of(position(["R", "4"], turned="5", offered_to=1)) == expected


@pytest.mark.rule("kyoto-9")
def test_there_are_not_more_cards_to_give_than_players_who_wait() -> None:
    assert refusal_of(position(["", ""], turned="5", drawn="3 2")) == "3 cards are left to give to 2 players"
    assert refusal_of(position(["", ""], turned="5", drawn="3", served=[1])) == "2 cards are left to give to 1 players"
    assert (
        refusal_of(position(["", ""], turned="5", drawn="", served=[0, 1])) == "1 cards are left to give to 0 players"
    )
    offered = position(["R", ""], turned="5", drawn="3 2", offered_to=0)
    assert refusal_of(offered) == "2 cards are left to give to 1 players"


@pytest.mark.rule("kyoto-2")
@pytest.mark.parametrize("field", ["first_player", "active", "receiver", "served"])
@pytest.mark.parametrize("seat", [-1, 3, 99, -(10**30)])
def test_every_seat_is_at_the_table(field: str, seat: int) -> None:
    example = answering()
    example["state"][field] = [1, seat] if field == "served" else seat
    assert refusal_of(example) == f"{field} speaks of seat {seat}; this table has seats 0 to 2"


@pytest.mark.rule("kyoto-2")
def test_there_are_as_many_players_as_seats() -> None:
    fewer = giving() | {"seats": 4}
    assert refusal_of(fewer) == "the position has 3 players at a table of 4"
    more = giving()
    more["state"]["players"].append({"row": [], "score_pile": []})
    assert refusal_of(more) == "the position has 4 players at a table of 3"


# Positions that look right, but that no game can reach


def pile_empty_but_never_ran_out() -> Position:
    return position(["4 1", "R", "2b1"], turned="5", rest=TO_THE_DISCARDS)


def short_deal_from_a_full_pile() -> Position:
    return position(["4 1", "", "2b1"], turned="5", drawn="")


def short_deal_while_answering() -> Position:
    return position(["4 1", "R", "2b1"], turned="5", drawn="", offered_to=1)


def somebody_served_twice() -> Position:
    example = giving()
    example["state"]["served"] = [2, 2]
    return example


def over_with_the_pile_still_drawn() -> Position:
    example = over_by_gift()
    example["state"]["drawn"], example["state"]["pile"] = example["state"]["pile"], ["e3"]
    return example


def whole_pile_over_with_rows_unscored() -> Position:
    return position(["4 1", "2b1"], over=True, pile_ran_out=True, options=WHOLE_PILE)


def whole_pile_over_with_cards_drawn() -> Position:
    return position(["", ""], over=True, drawn="3 4", pile_ran_out=True, options=WHOLE_PILE)


def over_with_two_winners_and_rows_unscored() -> Position:
    example = over_by_scoring()
    example["state"]["players"][0]["row"].append(example["state"]["pile"].pop(0))
    return example


def over_by_a_gift_nobody_received() -> Position:
    return position(["4 1", "2b1"], over=True, scores=["", f"{TWELVE_BELLS[0]} 1b1"], served=[1], drawn="3")


@pytest.mark.parametrize(
    "example",
    [
        pile_empty_but_never_ran_out,
        short_deal_from_a_full_pile,
        short_deal_while_answering,
        somebody_served_twice,
        over_with_the_pile_still_drawn,
        whole_pile_over_with_rows_unscored,
        whole_pile_over_with_cards_drawn,
        over_with_two_winners_and_rows_unscored,
        over_by_a_gift_nobody_received,
    ],
)
def test_what_no_game_can_reach_is_refused(example: Callable[[], Position]) -> None:
    refusal_of(example())


# The writing


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("phase", "sleep", "Invalid enum value 'sleep'"),
        ("phase", 1, "Expected `str`, got `int`"),
        ("round", "1", "Expected `int`, got `str`"),
        ("round", 0, "round is 0; it can be 1 to 1,000,000,000"),
        ("round", 10**10, "round is 10000000000; it can be 1 to"),
        ("mark", -1, "mark is -1; it can be 0 to"),
        ("mark", 1.5, "Expected `int`, got `float`"),
        ("first_player", True, "Expected `int`, got `bool`"),
        ("active", None, "Expected `int`, got `null`"),
        ("receiver", "1", "Expected `int | null`, got `str`"),
        ("turned", 5, "Expected `str | null`, got `int`"),
        ("drawn", "e4", "Expected `array`, got `str`"),
        ("served", [None], "Expected `int`, got `null`"),
        ("pile", {}, "Expected `array`, got `object`"),
        ("pile_ran_out", 1, "Expected `bool`, got `int`"),
        ("discards", [["e4"]], "Expected `str`, got `array`"),
        ("players", None, "Expected `array`, got `null`"),
        ("players", [[]], "Expected `object`, got `array`"),
        ("rng", "", "rng: a generator is written 'fast' and four words"),
        ("rng", "fast 1 2 3 4", "rng: a word of a generator has 8 hexadecimal digits, unlike '1'"),
        ("rng", "fast 0000000g 00000000 00000000 00000000", "8 hexadecimal digits, unlike '0000000g'"),
        ("rng", "keyed 00 0", "rng: a seed is a whole number or 64 hexadecimal digits"),
        ("rng", f"keyed {'00' * 32} -1", "rng: a generator is written"),
        ("rng", f"keyed {'00' * 32} ٣", "rng: a generator is written"),
        ("rng", f"keyed {'00' * 32} {'9' * 99}", "rng: a generator is written"),
        ("rng", 7, "Expected `str`, got `int`"),
        ("colour", "red", "unknown field `colour`"),
    ],
)
def test_a_field_that_makes_no_sense_is_refused(field: str, value: object, reason: str) -> None:
    example = giving()
    example["state"][field] = value
    assert reason in refusal_of(example)


@pytest.mark.parametrize("field", sorted(giving()["state"]))
def test_a_field_that_is_missing_is_refused(field: str) -> None:
    example = giving()
    del example["state"][field]
    expected = f"the position does not have the right shape: Object missing required field `{field}`"
    assert refusal_of(example) == expected


def test_a_very_large_number_does_not_make_a_very_long_sentence() -> None:
    text = json.dumps(giving()).replace('"round": 1', '"round": ' + "9" * 4000)
    refusal_of(text)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("durbar", "position 2", "this one is of another kind or version"),
        ("game", "chess", "there is no game 'chess'"),
        ("edition", "0", "kyoto has no edition '0'"),
        ("edition", "", "kyoto has no edition ''"),
        ("seats", 6, "kyoto is for 2 to 5 players, not 6"),
        ("seats", 1, "kyoto is for 2 to 5 players, not 1"),
        ("seats", 10**40, "kyoto is for 2 to 5 players"),
        ("seats", "3", "Expected `int`, got `str`"),
        ("options", {"speed": 3}, "kyoto has no option 'speed'"),
        ("options", {"full_pile_variant": "perhaps"}, "full_pile_variant is true or false"),
        ("options", [], "Expected `object`, got `array`"),
        ("state", None, "Expected `object`, got `null`"),
        ("state", [], "Expected `object`, got `array`"),
        ("colour", "red", "unknown field `colour`"),
    ],
)
def test_an_envelope_that_makes_no_sense_is_refused(field: str, value: object, reason: str) -> None:
    assert reason in refusal_of(giving() | {field: value})


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[]",
        "null",
        "5",
        '"position 1"',
        "{}",
        "nonsense",
        "[" * 100_000,
        '{"a":' * 100_000,
        "\ud800",
        b"\xff\xfe",
    ],
    ids=lambda text: repr(text[:6]),
)
def test_what_is_no_position_is_refused(text: str | bytes) -> None:
    refusal_of(text)


def test_what_is_too_large_is_refused() -> None:
    assert refusal_of(" " * 1_000_001) == "a position is at most 1,000,000 bytes long, not 1,000,001"


def test_what_is_cut_off_or_doubled_is_refused() -> None:
    text = durbar.write_position(table(["4 1", "R"], turned="5"))
    for end in range(0, len(text), 7):
        refusal_of(text[:end])
    refusal_of(text + text)


def test_text_and_bytes_are_both_read() -> None:
    text = durbar.write_position(table(["4 1", "R"], turned="5"))
    assert durbar.write_position(durbar.read_position(text.encode())) == text
    assert durbar.write_position(durbar.read_position(f"\n {text} \n")) == text


def test_what_has_its_default_may_be_left_out() -> None:
    example = giving()
    del example["options"], example["components"]
    state = durbar.read_position(json.dumps(example))
    assert "options" not in json.loads(durbar.write_position(state))
