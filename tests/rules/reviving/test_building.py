"""Building, wilds, the hand limit, and scoring what is finished: reviving-23 to reviving-33."""

from __future__ import annotations

import itertools

import pytest

import durbar
from tests.rules.reviving.tables import (
    Seat,
    all_ready,
    data_of,
    ends,
    hand,
    legal,
    legal_of,
    monument,
    monuments,
    play,
    points,
    red,
    reds,
    refused,
    table,
    told,
    view,
)

NOBODY = Seat()


@pytest.mark.rule("reviving-23")
def test_all_build_at_once_and_say_when_they_are_ready() -> None:
    state = table(Seat("r01 r06"), Seat("r02"), Seat("r03"))
    assert state.actors() == [0, 1, 2]
    play(state, "2: build r03", "0: build r01", "1: ready", "0: build r06")
    assert state.actors() == [0, 2]
    assert refused(state, 1, "build r02") == "reviving-11"
    play(state, "2: ready")
    assert (ends(state, 0), ends(state, 1), ends(state, 2)) == ([["r01"], ["r06"]], [], [["r03"]])
    play(state, "0: ready")
    assert view(state).phase == "bid"
    assert hand(state, 1) == ["r02"]


@pytest.mark.rule("reviving-23")
def test_only_own_hand_cards_are_built() -> None:
    state = table(Seat("r01"), Seat("r02"), Seat("r03"))
    assert refused(state, 0, "build r02") == "reviving-23"
    assert refused(state, 0, "buy r02") == "reviving-23"


@pytest.mark.rule("reviving-23")
def test_the_order_in_which_seats_build_changes_nothing() -> None:
    """RK-R11: what one does takes nothing from another."""
    options = {"rebuilding": True, "public_objectives": True}
    seats = (
        Seat("r01 r11 r02 r12", "r06"),
        Seat("r03 b12 r04 b07", "r08"),
        Seat("r05 b21 r33 b22 b23", "r31"),
    )
    plays = [
        ["0: build r01", "0: build r11", "0: build r02", "0: at 0", "0: ready"],
        ["1: build r03", "1: build r04", "1: rebuild r03", "1: ready"],
        ["2: build r33", "2: rebuild r31", "2: ready", "2: discard b22"],
    ]
    ends_of_games = set()
    for order in itertools.permutations(plays):
        state = table(*seats, round=3, options=options, objectives="o01 o02")
        play(state, *(move for moves in order for move in moves))
        ends_of_games.add(durbar.digest(state))
    assert len(ends_of_games) == 1


@pytest.mark.rule("reviving-24")
def test_a_card_is_built_for_one_of_its_ends() -> None:
    state = table(Seat("b21", "r06"), NOBODY, NOBODY)
    assert legal_of(state, 0, "build") == ["b21a", "b21b"]
    play(state, "0: build b21b")
    assert ends(state, 0) == [["r06", "b21b"]]
    assert hand(state, 0) == []


@pytest.mark.rule("reviving-25", "reviving-3")
def test_t_s1_a_stupa_grows_from_the_bottom() -> None:
    """Amy's example: a bottom, then the centre."""
    state = table(Seat(reds("stupa_1:red", "stupa_2:green")), NOBODY, NOBODY)
    play(state, f"0: build {red('stupa_1:red')}", f"0: build {red('stupa_2:green')}")
    (stupa,) = monuments(state, 0)
    assert (stupa.kind, len(stupa.sections), stupa.complete) == ("stupa", 2, False)
    assert points(state, 0) == 0


@pytest.mark.rule("reviving-25")
def test_t_s2_no_top_before_the_centre() -> None:
    top = red("stupa_3:red")
    state = table(Seat(top, red("stupa_1:red")), NOBODY, NOBODY)
    assert refused(state, 0, f"build {top}") == "reviving-25"
    empty = table(Seat(top), NOBODY, NOBODY)
    assert refused(empty, 0, f"build {top}") == "reviving-25"


@pytest.mark.rule("reviving-26")
def test_t_s3_no_pagoda_section_on_a_shrine() -> None:
    second = red("pagoda_2:red")
    state = table(Seat(second, red("shrine_1:red")), NOBODY, NOBODY)
    assert refused(state, 0, f"build {second}") == "reviving-25"
    built = f"{red('shrine_1:red')}, {red('pagoda_1:red')}, {red('pagoda_1:blue')}"
    state = table(Seat(second, built), NOBODY, NOBODY)
    play(state, f"0: build {second}")
    assert refused(state, 0, f"on {red('shrine_1:red')}") == "reviving-26"


@pytest.mark.rule("reviving-27")
def test_who_has_several_monuments_it_fits_on_chooses() -> None:
    top = red("shrine_2:green")
    state = table(Seat(top, "r06, r07, r08"), Seat("r02", "r09"), NOBODY)
    play(state, f"0: build {top}")
    assert legal(state, 0) == ["on r06", "on r07", "on r08"]
    assert refused(state, 0, "ready") == "reviving-27"
    assert refused(state, 0, "on r09") == "reviving-25"
    assert refused(state, 0, "at 0") == "reviving-25"
    assert refused(state, 0, "on b06") == "reviving-25"
    play(state, "0: on r07")
    assert ends(state, 0) == [["r06"], ["r07", top], ["r08"]]


@pytest.mark.rule("reviving-25")
def test_the_next_section_goes_only_on_a_monument_just_below() -> None:
    second = red("pagoda_2:red")
    built = f"{red('pagoda_1:red')}, {red('pagoda_1:blue')}, {reds('pagoda_1:white', 'pagoda_2:white')}"
    state = table(Seat(second, built), NOBODY, NOBODY)
    play(state, f"0: build {second}")
    assert refused(state, 0, f"on {red('pagoda_1:white')}") == "reviving-25"


@pytest.mark.rule("reviving-27")
def test_any_number_of_monuments_can_be_started() -> None:
    bottoms = reds(*(f"shrine_1:{colour}" for colour in ("blue", "white", "red", "green", "yellow")))
    state = table(Seat(bottoms), NOBODY, NOBODY)
    for card in bottoms.split():
        play(state, f"0: build {card}")
    assert len(monuments(state, 0)) == 5


@pytest.mark.rule("reviving-28")
def test_what_is_built_stays() -> None:
    top = red("shrine_2:green")
    state = table(Seat(top, "r06, r07"), NOBODY, NOBODY)
    assert refused(state, 0, "scrap b06") == "reviving-28"
    play(state, f"0: build {top}")
    assert refused(state, 0, "rebuild r06") == "reviving-28"


@pytest.mark.rule("reviving-29")
def test_t_s6_whoever_finishes_a_monument_names_its_wilds() -> None:
    """RK-R6: a Pagoda B X B R with its wild named blue has a group of three; objectives see blue ever after."""
    built = f"{red('pagoda_1:blue')} b07b {red('pagoda_3:blue')}"
    top = red("pagoda_4:red")
    state = table(Seat(top, built, mission="m01"), NOBODY, NOBODY)
    assert monuments(state, 0)[0].sections[1].colour == "wild"
    play(state, f"0: build {top}")
    assert legal(state, 0) == ["colour blue", "colour white", "colour red", "colour green", "colour yellow"]
    assert refused(state, 0, "ready") == "reviving-29"
    assert view(state, 0).proposed_colour == "blue"
    assert points(state, 0) == 0
    play(state, "0: colour blue")
    (pagoda,) = monuments(state, 0)
    assert (pagoda.sections[1].printed, pagoda.sections[1].colour, pagoda.bonus) == ("wild", "blue", 4)
    assert view(state, 0).squares[0].met[3]


@pytest.mark.rule("reviving-29")
def test_several_wilds_are_named_from_the_bottom() -> None:
    built = f"{red('stupa_1:red')} b06b"
    state = table(Seat("b31", built), NOBODY, NOBODY)
    play(state, "0: build b31b", "0: colour green")
    assert legal(state, 0) == ["colour blue", "colour white", "colour red", "colour green", "colour yellow"]
    play(state, "0: colour green")
    (stupa,) = monuments(state, 0)
    assert [section.colour for section in stupa.sections] == ["red", "green", "green"]
    assert (stupa.printed, stupa.bonus) == (7, 2)


@pytest.mark.rule("reviving-29", "reviving-33")
def test_a_wild_buddha_is_named_when_it_is_built() -> None:
    state = table(Seat("b38"), *[NOBODY] * 4)
    play(state, "0: build b38a", "0: colour red")
    assert monuments(state, 0)[0].sections[0].colour == "red"
    assert points(state, 0) == 3


@pytest.mark.rule("reviving-30")
@pytest.mark.parametrize(("architect", "excess"), [(None, 2), ("walter", 1)])
def test_t_s15_a_hand_of_five_is_cut_to_the_limit(architect: str | None, excess: int) -> None:
    """RK-R2: all at the end of the phase; the cards reach the pile together, from the first player on."""
    tops = reds(*(f"pagoda_4:{colour}" for colour in ("blue", "white", "red", "green", "yellow")))
    first = Seat("r12 r13 r14 r15", architect="liu" if architect else None)
    options = {"architects": "random"} if architect else {}
    third = Seat(architect="sophie" if architect else None)
    state = table(first, Seat(tops, architect=architect), third, first_player=1, options=options)
    assert refused(state, 1, f"discard {tops[:3]}") == "reviving-23"
    play(state, "0: ready", "0: discard r12", "1: ready")
    for number in range(excess):
        assert view(state).discards == []
        play(state, f"1: discard {tops.split()[number]}")
    assert refused(state, 1, "discard r13") in ("reviving-11", "reviving-30")
    all_ready(state)
    assert view(state).discards == ["r12", *tops.split()[:excess][::-1]]
    assert len(hand(state, 1)) == 5 - excess


@pytest.mark.rule("reviving-30")
def test_only_cards_of_the_own_hand_are_discarded() -> None:
    state = table(Seat("r12 r13 r14 r15"), Seat("r11"), NOBODY)
    play(state, "0: ready")
    assert refused(state, 0, "discard r11") == "reviving-30"
    assert refused(state, 0, "build r12") == "reviving-30"


# Scoring


def finished(kind: str, colours: str) -> durbar.State:
    """A table at which seat 0 has just finished this monument."""
    cards = monument(kind, colours).split()
    state = table(Seat(cards[-1], " ".join(cards[:-1])), NOBODY, NOBODY)
    play(state, f"0: build {cards[-1]}")
    return state


@pytest.mark.rule("reviving-32")
@pytest.mark.parametrize(
    ("kind", "colours", "bonus"),
    [("shrine", "GG", 2), ("stupa", "RGG", 2), ("stupa", "GGG", 4), ("pagoda", "BBBB", 8)],
)
def test_t_s4_groups_of_one_colour(kind: str, colours: str, bonus: int) -> None:
    assert monuments(finished(kind, colours), 0)[0].bonus == bonus


@pytest.mark.rule("reviving-32")
@pytest.mark.parametrize(("colours", "bonus"), [("BBRR", 4), ("BBBR", 4), ("BBRG", 2), ("BWRG", 0)])
def test_t_s5_every_group_of_a_pagoda_counts(colours: str, bonus: int) -> None:
    """RK-R7: two pairs score 2 and 2."""
    assert monuments(finished("pagoda", colours), 0)[0].bonus == bonus


@pytest.mark.rule("reviving-33", "reviving-31", "reviving-8")
def test_t_s7_buddhas_red_red_blue_score_3_2_3() -> None:
    """RK-R5: a point for each new colour among the own Buddhas."""
    state = table(Seat(f"{red('buddha:red')} b03 {red('buddha:blue')}"), Seat("b02"), NOBODY)
    scores = []
    for card in (red("buddha:red"), "b03", red("buddha:blue")):
        play(state, f"0: build {card}")
        scores.append(points(state, 0))
    assert scores == [3, 5, 8]
    play(state, "1: build b02")
    assert points(state, 1) == 3


@pytest.mark.rule("reviving-31", "reviving-32", "reviving-8")
@pytest.mark.parametrize(
    ("kind", "colours", "worth"), [("shrine", "GG", 7), ("stupa", "RGG", 9), ("pagoda", "BBRR", 14)]
)
def test_t_s8_finished_monuments_score_at_once(kind: str, colours: str, worth: int) -> None:
    assert points(finished(kind, colours), 0) == worth


@pytest.mark.rule("reviving-31")
def test_a_wild_top_is_worth_the_same() -> None:
    """RK-R8."""
    state = table(Seat("b27", red("shrine_1:red")), NOBODY, NOBODY)
    events = told(state, lambda: play(state, "0: build b27b", "0: colour blue"))
    assert points(state, 0) == 5
    assert events[-1] == {
        "kind": "complete",
        "seat": 0,
        "monument": "shrine",
        "card": red("shrine_1:red"),
        "printed": 5,
        "bonus": 0,
        "points": 5,
    }
    assert data_of(state)["wilds"] == {"b27b": "blue"}


@pytest.mark.rule("reviving-25", "reviving-27")
def test_what_is_told_of_building_names_the_monument() -> None:
    """By its kind, its square and its bottom card, as the view does."""
    state = table(Seat("r11 r06", "r07, r08"), Seat(), Seat())
    begun, *_ = told(state, lambda: play(state, "0: build r06"))
    assert (begun["monument"], begun["square"], begun["bottom"]) == ("shrine", 0, "r06")
    grown, *_ = told(state, lambda: play(state, "0: build r11", "0: on r08"))
    assert (grown["card"], grown["monument"], grown["square"], grown["bottom"]) == ("r11", "shrine", 0, "r08")
