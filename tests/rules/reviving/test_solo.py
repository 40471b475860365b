"""Solo: reviving-79 to reviving-96, and reviving-103."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

import durbar
from tests.rules.reviving.tables import (
    BOX,
    ENDS,
    Seat,
    data_of,
    ends,
    hand,
    legal,
    legal_of,
    log_lines,
    monuments,
    play,
    player,
    refused,
    table,
    told,
    view,
)

EXTREME = {"level": "extreme"}
COLOURS = ["blue", "white", "red", "green", "yellow"]
KINDS = ["buddha", "shrine", "stupa", "pagoda"]


def solo(hand_cards: str = "", first: str = "", second: str = "", **more: Any) -> durbar.State:
    """A solo game in which the squares have these monuments; missions m01 and m06 unless said otherwise."""
    missions = more.pop("missions", ("m01", "m06"))
    seat = more.pop("seat", Seat(hand_cards))
    return table(seat, squares=[(missions[0], first), (missions[1], second)], **{"round": 10, **more})


def of_colour(section: str, colour: str, taken: set[str]) -> str:
    """A blue end with this section and colour on a card that is not taken yet."""
    for end in BOX.ends:
        name = end.section
        if name == f"{section}-{colour}" and end.card in BOX.blue and end.card.key not in taken:
            taken.add(end.card.key)
            return end.key
    raise AssertionError(f"no {section} in {colour} is left")


def one_coloured(kind: str, colour: str, taken: set[str], sections: int | None = None) -> str:
    """A one-coloured monument of blue cards, written from the bottom."""
    height = {"buddha": 1, "shrine": 2, "stupa": 3, "pagoda": 4}[kind]
    names = ["buddha"] if kind == "buddha" else [f"{kind}_{n}" for n in range(1, height + 1)]
    return " ".join(of_colour(name, colour, taken) for name in names[:sections])


def nearly_won(fifth: str, other_fifth: str, options: dict[str, Any] | None = None) -> tuple[durbar.State, str]:
    """Everything is finished but the top of the second square's fifth monument, which is in the hand; and that end."""
    first, second = colouring(fifth, other_fifth)
    wanted = [(section, colour) for square in (first, second) for kind, colour in square for section in sections(kind)]
    found = iter(distinct_cards(wanted))
    built = [[" ".join(next(found) for _ in sections(kind)) for kind, _ in square] for square in (first, second)]
    *below, top = built[1][-1].split()
    built[1][-1] = " ".join(below)
    taken = {end[:3] for square in built for text in square for end in text.split()} | {top[:3]}
    wilds = {
        end: colour
        for texts, square in zip(built, (first, second), strict=True)
        for text, (_, colour) in zip(texts, square, strict=True)
        for end in text.split()
        if ENDS[end].wild >= 0 and end not in below
    }
    squares = [", ".join(text for text in square if text) for square in built]
    more: dict[str, Any] = {"round": 15, "market": free_market(taken), "wilds": wilds, "options": options or {}}
    return solo(top[:3], *squares, **more), top


def sections(kind: str) -> list[str]:
    return ["buddha"] if kind == "buddha" else [f"{kind}_{n}" for n in range(1, 2 + KINDS.index(kind))]


def colouring(fifth: str, other_fifth: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Kinds and colours of both squares for the missions m01 and m06, the fifth monuments last."""
    for one in itertools.permutations(COLOURS):
        first = list(zip([*KINDS, fifth], one, strict=True))
        if one[0] not in ("red", "blue") or one[1] not in ("green", "white"):
            continue
        for other in itertools.permutations(COLOURS):
            second = list(zip([*KINDS, other_fifth], other, strict=True))
            fits = other[0] in ("white", "green") and other[1] in ("red", "yellow") and not set(first) & set(second)
            if fits and distinct_cards([(s, c) for k, c in first + second for s in sections(k)]):
                return first, second
    raise AssertionError("there is no such colouring")


def distinct_cards(wanted: list[tuple[str, str]]) -> list[str]:
    """Ends of different blue cards that show these sections in these colours, or as wilds; none if there are not."""
    holder: dict[str, int] = {}
    chosen: dict[int, str] = {}

    def give(number: int, tried: set[str]) -> bool:
        section, colour = wanted[number]
        for end in BOX.ends:
            card = end.card.key
            if end.section not in (f"{section}-{colour}", f"{section}-wild") or card[0] != "b" or card in tried:
                continue
            tried.add(card)
            if card not in holder or give(holder[card], tried):
                holder[card], chosen[number] = number, end.key
                return True
        return False

    if all(give(number, set()) for number in range(len(wanted))):
        return [chosen[number] for number in range(len(wanted))]
    return []


def free_market(taken: set[str], size: int = 4) -> str:
    """Cards for the market that lie nowhere else."""
    return " ".join([card.key for card in BOX.blue if card.key not in taken][:size])


def finish(state: durbar.State, top: str) -> None:
    """Build the last section in the second square, as long as that is asked."""
    play(state, f"0: build {top}")
    if "at 1" in legal(state, 0):
        play(state, "0: at 1")


# Setting up


@pytest.mark.rule("reviving-79", "reviving-80")
def test_two_squares_and_a_mission_for_each() -> None:
    """RK-R54: the player chooses, and which square gets which."""
    state = durbar.game("reviving").new(1, 3)
    assert legal(state, 0) == [*(f"mission m{n:02}" for n in range(1, 11)), "random"]
    assert refused(state, 0, "mission a01") == "reviving-68"
    assert refused(state, 0, "bid 1 n1") == "reviving-79"
    assert state.game.prompt(state) == ("mission", {"seat": 0, "square": 0})
    play(state, "0: mission m01")
    assert state.game.prompt(state) == ("mission", {"seat": 0, "square": 1})
    assert legal(state, 0) == ["mission m06", "mission m07"]
    play(state, "0: mission m07")
    seen = view(state)
    assert [square.mission for square in seen.squares] == ["m01", "m07"]
    assert (seen.blue, seen.red, seen.rounds) == (56, 0, 15)
    assert player(state, 0).coins == [1, 2, 3, 4, 5]
    assert seen.solo is not None
    assert sum(seen.solo.bag) + sum(len(spot.debris) for spot in seen.spots) == 25


@pytest.mark.rule("reviving-79", "reviving-80")
def test_a_pair_of_missions_may_be_drawn() -> None:
    """RK-R54: any pair that does not clash; then nothing is left to be drawn, or to be taken back."""
    pairs = set()
    for seed in range(60):
        state = durbar.game("reviving").new(1, seed)
        mark = state.mark
        play(state, "0: random")
        pairs.add(tuple(sorted(square.mission for square in view(state).squares)))
        assert state.mark > mark
    assert pairs == {tuple(pair) for pair in BOX.contents["solo"]["mission_pairs"]}
    state = durbar.game("reviving").new(1, 3)
    play(state, "0: mission m01")
    assert refused(state, 0, "random") == "reviving-79"


@pytest.mark.rule("reviving-80")
def test_t_o11_which_missions_clash() -> None:
    state = durbar.game("reviving").new(1, 3)
    play(state, "0: mission m01")
    assert "mission m06" in legal(state, 0)
    assert refused(state, 0, "mission m09") == "reviving-80"


@pytest.mark.rule("reviving-80", "reviving-68")
def test_advanced_missions_have_their_own_pairs() -> None:
    state = durbar.game("reviving").new(1, 3, {"advanced_missions": True})
    play(state, "0: mission a01")
    assert legal_of(state, 0, "mission") == ["a02", "a03", "a05", "a07", "a08"]
    assert refused(state, 0, "mission a04") == "reviving-80"


@pytest.mark.rule("reviving-81")
def test_t_o3_coins_aim_wider_from_the_second_round_on() -> None:
    first = table(Seat(), phase="bid", round=1)
    play(first, "0: bid 5 e2")
    assert hand(first, 0) == ["b09", "b07"]
    second = table(Seat(), phase="bid", round=2)
    play(second, "0: bid 5 e2")
    assert hand(second, 0) == ["b09", "b11"]


# Debris


def shaken(side: str, **more: Any) -> tuple[durbar.State, list[dict[str, int | str]]]:
    """A game that has just gone into a round in which this side shook first, and what was told of it."""
    for seed in range(200):
        rng = durbar.rng_of_seed(seed).written()
        base = {"phase": "cleanup", "market": "b06 b07 - -", "round": 5, "state": {"rng": rng}}
        state = table(more.get("seat", Seat()), **{**base, **{k: v for k, v in more.items() if k != "seat"}})
        events = told(state, lambda state=state: play(state, "0: store b06", "0: store b07"))  # type: ignore[misc]
        told_of = [event for event in events if event["kind"] in ("shake", "debris", "coin-back")]
        if told_of[0]["side"] == side:
            return state, told_of
    raise AssertionError("the die never showed that side")


@pytest.mark.rule("reviving-82")
def test_t_o1_debris_falls_on_one_side_and_coins_come_back() -> None:
    """RK-R43, RK-R53: N1 gets debris, N2 gives back the coin, N3 gets debris."""
    state, events = shaken("n", bids="0:3@n2")
    assert [(event["kind"], event.get("spot")) for event in events] == [
        ("shake", None),
        ("debris", "n1"),
        ("coin-back", "n2"),
        ("debris", "n3"),
    ]
    assert player(state, 0).coins == [1, 2, 3, 4, 5]
    seen = view(state)
    assert seen.solo is not None
    assert sum(seen.solo.bag) == 23


@pytest.mark.rule("reviving-82")
def test_every_side_can_shake_and_n3_gets_debris_in_the_first_round() -> None:
    """RK-R43, RK-R53."""
    sides = set()
    on_n3 = False
    for seed in range(60):
        state = durbar.game("reviving").new(1, seed)
        play(state, "0: mission m01", "0: mission m06")
        debris = {spot.spot for spot in view(state).spots if spot.debris}
        sides |= {spot[0] for spot in debris}
        on_n3 = on_n3 or "n3" in debris
        assert debris in ({"n1", "n2", "n3"}, {"s1", "s2", "s3"}, {"w1", "w2"}, {"e1", "e2"})
    assert sides == {"n", "e", "s", "w"}
    assert on_n3


@pytest.mark.rule("reviving-82", "reviving-84")
def test_the_die_shows_the_side_of_the_last_shake() -> None:
    """In the view, in positions, and before the first shake not at all."""
    state = durbar.game("reviving").new(1, 3)
    assert die(state) == ""
    play(state, "0: mission m01", "0: mission m06")
    (side,) = {spot.spot[0] for spot in view(state).spots if spot.debris}
    assert die(state) == side
    state, events = shaken("e", bids="0:1@n1 0:2@n2 0:3@n3 0:4@w1 0:5@w2")
    sides = [event["side"] for event in events if event["kind"] == "shake"]
    assert len(sides) > 1
    assert die(state) == sides[-1]
    assert die(state.clone()) == die(durbar.read_position(durbar.write_position(state))) == die(state)


def die(state: durbar.State) -> str:
    seen = view(state).solo
    assert seen is not None
    return seen.die


@pytest.mark.rule("reviving-82")
def test_t_o4_a_coin_on_debris_comes_back_and_the_debris_stays() -> None:
    state, _ = shaken("w", bids="0:3@w1", debris={"w1": ["red"]})
    spot = next(spot for spot in view(state).spots if spot.spot == "w1")
    assert (spot.seat, spot.debris) == (-1, ["red"])


@pytest.mark.rule("reviving-82")
def test_an_empty_bag_gives_nothing_but_coins_come_back() -> None:
    """RK-R45."""
    debris = {"s1": COLOURS, "s2": COLOURS, "s3": COLOURS, "e1": COLOURS, "e2": COLOURS}
    state, events = shaken("n", bids="0:3@n2", debris=debris)
    assert [event["kind"] for event in events] == ["shake", "coin-back"]
    seen = view(state)
    assert seen.solo is not None
    assert seen.solo.bag == [0] * 5


@pytest.mark.rule("reviving-83")
def test_t_o2_a_coin_must_be_worth_more_than_the_debris() -> None:
    state = table(Seat(), phase="bid", round=3, debris={"n1": ["red", "blue"]})
    assert [move for move in legal(state, 0) if move.endswith("n1")] == ["bid 3 n1", "bid 4 n1", "bid 5 n1"]
    assert refused(state, 0, "bid 1 n1") == "reviving-83"
    assert refused(state, 0, "bid 2 n1") == "reviving-83"


@pytest.mark.rule("reviving-83", "reviving-14")
def test_no_coin_on_an_own_coin_and_more_debris_later_does_not_matter() -> None:
    """RK-R46: what falls beside a coin never makes it illegal."""
    state = table(Seat(), phase="bid", round=3, bids="0:1@n1")
    assert refused(state, 0, "bid 5 n1") == "reviving-14"
    assert refused(state, 0, "bid 1 n2") == "reviving-16"
    covered = table(Seat(), phase="bid", round=3, bids="0:3@n1", debris={"n1": ["red", "red"]})
    assert "bid 5 n2" in legal(covered, 0)


@pytest.mark.rule("reviving-84")
def test_without_a_coin_that_can_be_laid_the_ground_shakes_again() -> None:
    """RK-R44: until a coin comes back; here all five lie in the north and west."""
    state, events = shaken("e", bids="0:1@n1 0:2@n2 0:3@n3 0:4@w1 0:5@w2")
    assert [event["kind"] for event in events].count("shake") > 1
    assert events[-1]["kind"] in ("coin-back", "debris")
    assert player(state, 0).coins
    assert legal_of(state, 0, "bid")


@pytest.mark.rule("reviving-84")
def test_too_much_debris_everywhere_also_shakes_again() -> None:
    """RK-R44: a 1 in the hand is of no use where one piece of debris lies on every spot."""
    spots = ("s1", "s2", "s3", "w1", "w2", "e1", "e2", "n3")
    debris = {spot: ["red"] if number < 5 else ["blue"] for number, spot in enumerate(spots)}
    state, events = shaken("w", bids="0:4@n1 0:5@n2 0:2@s1 0:3@s2", debris=debris)
    assert [event["kind"] for event in events].count("shake") > 1
    assert legal_of(state, 0, "bid")


@pytest.mark.rule("reviving-85")
def test_both_cards_are_taken_and_the_coin_stays() -> None:
    state = table(Seat("b12"), phase="bid", round=3)
    play(state, "0: bid 2 n1")
    assert hand(state, 0) == ["b12", "b06", "b07"]
    spot = next(spot for spot in view(state).spots if spot.spot == "n1")
    assert (spot.seat, spot.coin) == (0, 2)
    assert view(state).phase == "build"


# Building


@pytest.mark.rule("reviving-86")
def test_monuments_are_of_one_colour_in_either_square() -> None:
    taken: set[str] = set()
    bottom = of_colour("stupa_1", "red", taken)
    good, bad = of_colour("stupa_2", "red", taken), of_colour("stupa_2", "blue", taken)
    state = solo(f"{good[:3]} {bad[:3]} b31", bottom, market="b06 b07 b08 b09")
    assert f"build {good}" in legal(state, 0)
    assert refused(state, 0, f"build {bad}") == "reviving-86"
    play(state, f"0: build {good}", "0: build b31b")
    assert monuments(state, 0)[0].sections[2].colour == "red"
    start = of_colour("shrine_1", "green", taken)
    state = solo(start[:3], market="b06 b07 b08 b10")
    play(state, f"0: build {start}")
    assert legal(state, 0) == ["at 0", "at 1"]
    assert refused(state, 0, "at 2") == "reviving-86"
    play(state, "0: at 1")
    assert ends(state, 1) == [[start]]


@pytest.mark.rule("reviving-86")
def test_a_wild_fits_everywhere_and_a_colour_on_wilds() -> None:
    state = solo("b24", "b12a", market="b06 b07 b08 b09")
    play(state, "0: build b24b")
    assert ends(state, 0) == [["b12a", "b24b"]]


@pytest.mark.rule("reviving-87")
def test_t_o9_no_kind_has_the_same_colour_in_both_squares() -> None:
    """RK-R48: a red Shrine in both squares can never win, so it cannot be finished."""
    taken: set[str] = set()
    shrine = one_coloured("shrine", "red", taken)
    bottom, top = of_colour("shrine_1", "red", taken), of_colour("shrine_2", "red", taken)
    state = solo(top[:3], shrine, bottom, market="b06 b07 b08 b10")
    assert refused(state, 0, f"build {top}") == "reviving-87"


@pytest.mark.rule("reviving-87")
def test_a_square_finishes_one_monument_of_each_colour() -> None:
    """RK-R48: the Buddha may go to the other square only."""
    taken: set[str] = set()
    shrine = one_coloured("shrine", "red", taken)
    state = solo("b03", shrine, market="b06 b07 b08 b10")
    play(state, "0: build b03")
    assert ends(state, 1) == [["b03"]]
    both = solo("b35 b24", f"{shrine}", "b03", market="b06 b07 b08 b10")
    assert refused(both, 0, "build b35") == "reviving-87"


@pytest.mark.rule("reviving-87", "reviving-86")
def test_the_choice_between_monuments_is_checked_like_the_rest() -> None:
    taken: set[str] = set()
    red_bottom, blue_bottom = of_colour("shrine_1", "red", taken), of_colour("shrine_1", "blue", taken)
    wild_top = "b27b"
    taken.add("b27")
    finished = of_colour("buddha", "blue", taken)
    green = of_colour("shrine_1", "green", taken)
    built = f"{red_bottom}, {blue_bottom}, {finished}, {green}"
    state = solo("b27", built, market=free_market(taken))
    play(state, f"0: build {wild_top}")
    assert legal_of(state, 0, "on") == [red_bottom[:3], green[:3]]
    assert refused(state, 0, f"on {blue_bottom[:3]}") == "reviving-87"


@pytest.mark.rule("reviving-88")
def test_t_o5_finishing_a_monument_clears_debris_of_its_colour() -> None:
    """The stack red, blue, red, coin becomes blue, coin."""
    debris = {"n1": ["red", "blue", "red"], "e1": ["red"], "s1": ["green"]}
    state = solo("b03", debris=debris, bids="0:5@n1 0:1@n3", market="b06 b07 b08 b10")
    events = told(state, lambda: play(state, "0: build b03", "0: at 0"))
    stacks = {spot.spot: spot.debris for spot in view(state).spots if spot.debris}
    assert stacks == {"n1": ["blue"], "s1": ["green"]}
    assert next(spot.coin for spot in view(state).spots if spot.spot == "n1") == 5
    seen = view(state)
    assert seen.solo is not None
    assert seen.solo.bag == [4, 5, 5, 4, 5]
    assert {"kind": "clear", "colour": "red", "count": 3} in events


@pytest.mark.rule("reviving-89")
def test_an_unfinished_monument_may_be_discarded_whole() -> None:
    """RK-R50."""
    state = solo("b03", "b25a b27a", "b24a", market="b06 b07 b08 b10")
    assert legal_of(state, 0, "scrap") == ["b25", "b24"]
    play(state, "0: scrap b25")
    assert ends(state, 0) == []
    assert view(state).discards[:2] == ["b27", "b25"]
    assert refused(state, 0, "scrap b25") == "reviving-89"
    finished = solo("", "b09a b18b, b25a", market="b06 b07 b08 b10")
    assert legal_of(finished, 0, "scrap") == ["b25"]
    assert refused(finished, 0, "scrap b09") == "reviving-89"


@pytest.mark.rule("reviving-89")
def test_monuments_are_discarded_at_any_time() -> None:
    """RK-R50: before the bid, while building, while hand cards are discarded, and while the market is cleaned up."""
    state = solo("b14 b15 b16", "b25a b27a, b24a", "b21a, b22a", phase="bid")
    assert legal_of(state, 0, "scrap") == ["b25", "b24", "b21", "b22"]
    play(state, "0: scrap b25", "0: bid 5 n3", "0: scrap b24", "0: ready", "0: scrap b21")
    assert player(state, 0).task == "discard"
    play(state, "0: discard b14", "0: discard b15", "0: scrap b22")
    assert player(state, 0).task == "store"
    assert view(state).discards[:7] == ["b22", "b15", "b14", "b21", "b24", "b27", "b25"]
    assert (ends(state, 0), ends(state, 1)) == ([], [])


def placing(edition: str = "3", **more: Any) -> tuple[durbar.State, str, str]:
    """A wild top that fits on a red and on a green bottom, beside a Pagoda; and those bottoms."""
    taken = {"b12", "b25", "b27"}
    one, other = of_colour("shrine_1", "red", taken), of_colour("shrine_1", "green", taken)
    state = solo("b27 b12", f"{one}, {other}, b25a", market=free_market(taken), edition=edition, **more)
    play(state, "0: build b27b")
    return state, one, other


@pytest.mark.rule("reviving-89", "reviving-27")
def test_while_a_section_is_placed_even_what_it_could_go_on_may_be_discarded() -> None:
    """RK-R50: at any time; where the section then fits nowhere, it is not built after all."""
    state, one, other = placing()
    assert legal_of(state, 0, "scrap") == [one[:3], other[:3], "b25"]
    play(state, f"0: scrap {one[:3]}")
    assert (player(state, 0).task, legal_of(state, 0, "on")) == ("place", [other[:3]])
    again = durbar.read_position(durbar.write_position(state))
    play(again, f"0: on {other[:3]}")
    assert ends(again, 0) == [[other, "b27b"], ["b25a"]]
    play(state, f"0: scrap {other[:3]}")
    assert (player(state, 0).task, player(state, 0).chosen, hand(state, 0)) == ("build", "", ["b27", "b12"])
    assert refused(state, 0, "build b27b") == "reviving-25"
    play(state, "0: build b27a", "0: scrap b25")


@pytest.mark.rule("reviving-89", "reviving-105")
def test_before_edition_3_what_a_section_could_go_on_stayed_while_it_was_placed() -> None:
    state, one, other = placing("2")
    assert legal(state, 0) == [f"on {one[:3]}", f"on {other[:3]}", "scrap b25"]
    assert refused(state, 0, f"scrap {one[:3]}") == "reviving-27"
    play(state, "0: scrap b25", f"0: on {other[:3]}")
    assert ends(state, 0) == [[one], [other, "b27b"]]


@pytest.mark.rule("reviving-89", "reviving-90")
def test_while_a_colour_is_named_the_finished_monument_stays() -> None:
    state = solo("b31", "b12a b06b, b25a", market="b07 b08 b10 b11")
    play(state, "0: build b31b")
    assert legal_of(state, 0, "scrap") == ["b25"]
    assert refused(state, 0, "scrap b12") == "reviving-89"
    assert view(state, 0).proposed_colour in COLOURS
    play(state, "0: scrap b25", "0: colour green")
    assert [one.kind for one in monuments(state, 0)] == ["stupa"]


@pytest.mark.rule("reviving-89", "reviving-94")
def test_what_is_discarded_can_be_taken_for_two_cards() -> None:
    """RK-R50, RK-R57: also in the middle of the trade."""
    state = solo("b12 b13 b14", "b25a", market="b06 b07 b08 b10", options=EXTREME)
    play(state, "0: trade", "0: discard b12", "0: discard b13", "0: scrap b25", "0: take b25")
    assert hand(state, 0) == ["b14", "b25"]


@pytest.mark.rule("reviving-89", "reviving-79")
def test_nothing_is_discarded_while_missions_are_chosen_or_by_several() -> None:
    state = durbar.game("reviving").new(1, 1)
    assert refused(state, 0, "scrap b25") == "reviving-79"
    state = table(Seat("r01", "r08"), Seat(), Seat())
    assert refused(state, 0, "scrap b25") == "reviving-28"


def thought_of(state: durbar.State) -> list[str]:
    """The monuments that a bot thinks of discarding."""
    moves = state.game.considered(state, 0, state.legal_moves(0))
    assert moves
    return [str(move.args["card"]) for move in moves if move.kind == "scrap"]


@pytest.mark.rule("reviving-89")
def test_a_bot_discards_only_what_cannot_be_finished_and_can_be_traded_for() -> None:
    """RK-R50: the red Pagoda cannot be finished beside a red Buddha; unfinished monuments are in nobody's way."""
    built: dict[str, Any] = {"market": "b06 b07 b08 b10", "options": EXTREME}
    assert thought_of(solo("b12 b13", "b03, b25a, b24a", **built)) == ["b25"]
    assert thought_of(solo("b12", "b03, b25a, b24a", **built)) == []
    assert thought_of(solo("b12 b13", "b03, b25a, b24a", market="b06 b07 b08 b10")) == []
    assert thought_of(solo("b12 b13", "b03, b25a, b24a", phase="bid", options=EXTREME)) == []


@pytest.mark.rule("reviving-89")
@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_bot_that_cleans_up_does_not_discard_monuments(name: str) -> None:
    """RK-R50: to clean up ends the round, which no bot should put off by discarding what it has built."""
    state = solo("b14 b15", "b25a b27a, b24a", "b21a, b22a", phase="bid")
    play(state, "0: bid 5 n3", "0: ready", "0: discard b14")
    assert (player(state, 0).task, len(legal_of(state, 0, "scrap"))) == ("store", 4)
    bot = durbar.bot(name, seed=1)
    while player(state, 0).task == "store":
        move = bot.choose(state, 0)
        assert move.kind == "store"
        state.play(0, move)


@pytest.mark.rule("reviving-89", "reviving-105")
def test_in_edition_1_monuments_are_discarded_while_building() -> None:
    """RK-R50: before the bid, while hand cards are discarded or the market is cleaned up it changes nothing yet."""
    state = solo("b14 b15 b16", "b25a b27a, b24a", phase="bid", edition="1")
    assert refused(state, 0, "scrap b25") == "reviving-83"
    play(state, "0: bid 5 n3", "0: scrap b25", "0: ready")
    assert refused(state, 0, "scrap b24") == "reviving-30"
    play(state, "0: discard b14", "0: discard b15")
    assert refused(state, 0, "scrap b24") == "reviving-91"


@pytest.mark.rule("reviving-90")
def test_an_all_wild_monument_gets_the_colour_one_names() -> None:
    """RK-R49: any in which it may be finished, for all its sections."""
    state = solo("b31", "b12a b06b, b02", "b37, b03", market="b07 b08 b10 b11")
    play(state, "0: build b31b")
    assert legal(state, 0) == ["colour blue", "colour red", "colour green", "colour yellow"]
    assert refused(state, 0, "colour white") == "reviving-87"
    play(state, "0: colour green")
    (stupa,) = [one for one in monuments(state, 0) if one.kind == "stupa"]
    assert [section.colour for section in stupa.sections] == ["green"] * 3
    assert stupa.complete


@pytest.mark.rule("reviving-91", "reviving-30")
def test_t_o10_the_market_is_cleaned_up() -> None:
    """RK-R56: the bid took the storage; two of the four market cards are kept, first on slot 5, then on slot 6."""
    state = table(Seat("b12 b13"), phase="bid", round=2)
    play(state, "0: bid 5 n3", "0: ready")
    assert refused(state, 0, "store b06") == "reviving-30"
    play(state, "0: discard b12")
    assert legal(state, 0) == ["store b06", "store b07", "store b08", "store b09"]
    assert refused(state, 0, "store b10") == "reviving-91"
    assert refused(state, 0, "ready") == "reviving-91"
    play(state, "0: store b08")
    assert refused(state, 0, "store b08") == "reviving-91"
    play(state, "0: store b06")
    slots = {slot.slot: slot.card for slot in view(state).slots}
    assert (slots[5], slots[6]) == ("b08", "b06")
    assert view(state).discards[:2] == ["b09", "b07"]
    assert (view(state).round, view(state).phase) == (3, "bid")


@pytest.mark.rule("reviving-91")
def test_what_was_in_the_storage_is_discarded() -> None:
    state = table(Seat(), phase="bid", round=2)
    play(state, "0: bid 5 n1", "0: ready")
    assert view(state).discards[:2] == ["b11", "b10"]
    assert legal(state, 0) == ["store b08", "store b09"]


# Winning and losing


@pytest.mark.rule("reviving-92", "reviving-93")
@pytest.mark.parametrize(
    ("fifth", "other", "level"),
    [
        ("shrine", "shrine", "medium"),
        ("stupa", "buddha", "medium"),
        ("pagoda", "shrine", "hard"),
        ("stupa", "stupa", "hard"),
        ("buddha", "buddha", "easy"),
        ("buddha", "shrine", "easy"),
        ("pagoda", "pagoda", "hard"),
    ],
)
def test_t_o6_to_t_o8_the_level_is_the_highest_that_is_met(fifth: str, other: str, level: str) -> None:
    """RK-R51, RK-R52: also when another level was aimed at; two Pagodas are Hard unless Extreme was chosen."""
    for aimed in ("easy", "hard"):
        state, top = nearly_won(fifth, other, {"level": aimed} if aimed != "easy" else {})
        assert state.actors() == [0]
        finish(state, top)
        seen = view(state)
        assert seen.solo is not None
        assert seen.solo.level == level
        assert (seen.phase, state.actors(), state.ranking()) == ("over", [], [[0]])
        assert state.scores() == [["easy", "medium", "hard"].index(level) + 1]


@pytest.mark.rule("reviving-93")
def test_extreme_is_won_with_two_pagodas_or_not_at_all() -> None:
    """RK-R52."""
    state, top = nearly_won("pagoda", "pagoda", EXTREME)
    finish(state, top)
    seen = view(state)
    assert seen.solo is not None
    assert seen.solo.level == "extreme"
    state, top = nearly_won("stupa", "stupa", EXTREME)
    finish(state, top)
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-92")
def test_unmet_objectives_do_not_win() -> None:
    """A Buddha may not be what the mission asks for; five monuments in five colours are not enough."""
    state, top = nearly_won("stupa", "buddha")
    unmet = 0
    pairs = BOX.contents["solo"]["mission_pairs"]
    for pair in pairs:
        data = data_of(state)
        for square, mission in zip(data["squares"], pair, strict=True):
            square["mission"] = mission
        envelope = {"durbar": "position 1", "game": "reviving", "edition": "3", "seats": 1, "state": data}
        changed = durbar.read_position(json.dumps(envelope))
        finish(changed, top)
        is_met = all(all(square.met) for square in view(changed).squares)
        assert (view(changed).phase == "over") == is_met
        unmet += not is_met
    assert 0 < unmet < len(pairs)


@pytest.mark.rule("reviving-95")
def test_the_fifteenth_market_is_still_played_and_then_the_game_is_lost() -> None:
    """RK-R47."""
    state = table(Seat(), phase="cleanup", market="b06 b07 - -", round=14)
    play(state, "0: store b06", "0: store b07")
    assert (view(state).phase, view(state).round, view(state).blue) == ("bid", 15, 0)
    assert legal_of(state, 0, "bid")
    state = table(Seat(), phase="bid", round=15)
    play(state, "0: bid 5 n1")
    events = told(state, lambda: play(state, "0: ready"))
    assert (view(state).phase, state.scores(), state.ranking()) == ("over", [0], [[], [0]])
    assert events[-1]["kind"] == "solo-lost"


@pytest.mark.rule("reviving-103")
def test_with_the_option_the_game_is_lost_when_the_deck_is_empty() -> None:
    """RK-R47, the option."""
    state = table(Seat(), phase="cleanup", market="b06 b07 - -", round=14, options={"short_solo": True})
    play(state, "0: store b06", "0: store b07")
    assert (view(state).phase, view(state).round, state.scores()) == ("over", 15, [0])


# The Ultimate Architect


@pytest.mark.rule("reviving-94")
def test_two_hand_cards_are_traded_for_a_discarded_one() -> None:
    """RK-R57: the two reach the pile first, so one of them may be taken."""
    state = solo("b12 b13 b14", discards="b15", market="b06 b07 b08 b10", options=EXTREME)
    play(state, "0: trade", "0: discard b12")
    assert refused(state, 0, "ready") == "reviving-94"
    assert refused(state, 0, "take b15") == "reviving-94"
    assert refused(state, 0, "discard b15") == "reviving-94"
    play(state, "0: discard b13")
    assert {"take b12", "take b13", "take b15"} <= set(legal(state, 0))
    assert refused(state, 0, "take b14") == "reviving-94"
    assert refused(state, 0, "discard b14") == "reviving-94"
    play(state, "0: take b15")
    assert hand(state, 0) == ["b14", "b15"]
    assert "trade" in legal(state, 0)
    play(state, "0: trade", "0: discard b14", "0: discard b15", "0: take b14")
    assert refused(state, 0, "trade") == "reviving-94"


@pytest.mark.rule("reviving-94")
def test_the_power_can_be_used_when_bidding_discarding_and_cleaning_up() -> None:
    state = table(Seat("b12 b13 b14"), phase="bid", round=3, options=EXTREME)
    play(state, "0: trade", "0: discard b12", "0: discard b13", "0: take b13")
    play(state, "0: bid 5 n3", "0: ready")
    play(state, "0: trade", "0: discard b14", "0: discard b10", "0: take b14")
    assert player(state, 0).task == "store"
    play(state, "0: trade", "0: discard b13", "0: discard b11", "0: take b13")
    assert legal_of(state, 0, "store") == ["b06", "b07", "b08", "b09"]


@pytest.mark.rule("reviving-94")
def test_the_power_can_be_used_while_a_section_is_placed() -> None:
    """RK-R57: the section goes back to the hand, and may be one of the two cards."""
    state, one, _ = placing(options=EXTREME)
    play(state, "0: trade", "0: discard b27", "0: discard b12", "0: take b27")
    assert (player(state, 0).task, hand(state, 0)) == ("build", ["b27"])
    play(state, "0: build b27b", f"0: on {one[:3]}")


@pytest.mark.rule("reviving-94", "reviving-90")
def test_the_power_can_be_used_while_a_wild_is_named() -> None:
    """RK-R57: then the wild is named."""
    state = solo("b31 b13 b14", "b12a b06b", market="b07 b08 b10 b11", options=EXTREME)
    play(state, "0: build b31b", "0: trade", "0: discard b13")
    again = durbar.read_position(durbar.write_position(state))
    play(again, "0: discard b14", "0: take b13")
    assert player(again, 0).task == "name"
    assert refused(again, 0, "ready") == "reviving-90"
    earlier = durbar.write_position(state).replace('"edition":"3"', '"edition":"2"')
    with pytest.raises(durbar.BadPosition, match="waits for it while cards are traded"):
        durbar.read_position(earlier)
    play(durbar.read_position(durbar.write_position(again)), "0: colour green", "0: ready")


@pytest.mark.rule("reviving-94", "reviving-105")
def test_before_edition_3_it_was_not() -> None:
    state, _, _ = placing("2", options=EXTREME)
    assert refused(state, 0, "trade") == "reviving-27"
    naming = solo("b31 b13 b14", "b12a b06b", market="b07 b08 b10 b11", options=EXTREME, edition="2")
    play(naming, "0: build b31b")
    assert refused(naming, 0, "trade") == "reviving-90"


@pytest.mark.rule("reviving-94")
def test_a_bot_does_not_think_of_trading_in_the_middle_of_building() -> None:
    state, _, _ = placing(options=EXTREME)
    assert "trade" in legal(state, 0)
    assert {move.kind for move in state.game.considered(state, 0, state.legal_moves(0))} == {"on"}


@pytest.mark.rule("reviving-94")
def test_only_extreme_has_the_power() -> None:
    state = solo("b12 b13 b14", market="b06 b07 b08 b10")
    assert refused(state, 0, "trade") == "reviving-94"


@pytest.mark.rule("reviving-96")
def test_solo_has_no_points_and_few_options() -> None:
    """RK-R55."""
    state = solo("b03", market="b06 b07 b08 b10")
    state.listen()
    play(state, "0: build b03", "0: at 0")
    assert player(state, 0).score.total == 0
    for language in ("en", "fr"):
        assert not [line for line in log_lines(state, language) if "point" in line]
    game = durbar.game("reviving")
    for name in ("manipulation", "rebuilding", "bhairav", "rainbow_promo", "open_missions", "public_objectives"):
        with pytest.raises(durbar.BadOption, match="Not for solo"):
            game.new(1, 1, {name: True})
    for seats in range(2, 7):
        with pytest.raises(durbar.BadOption, match="is for solo"):
            game.new(seats, 1, EXTREME)
    assert game.new(1, 1, {"advanced_missions": True, "other_mat": True, "short_solo": True, "level": "hard"})
    assert ENDS["b03"].kind == 0
