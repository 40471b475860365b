"""Where several rules meet: equal bids, last rounds, wilds, expansions together. Each case was worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from tests.rules.reviving.tables import (
    ARCHITECTS,
    BOX,
    BUDDHAS,
    OBJECTIVES,
    REBUILDING,
    Seat,
    all_ready,
    data_of,
    ends,
    hand,
    legal,
    legal_of,
    monuments,
    play,
    player,
    points,
    reasons,
    refused,
    spending,
    table,
    told,
    view,
    winners,
)
from tests.rules.reviving.test_solo import die, finish, nearly_won, shaken, solo

POWER = {"task": "power", "base": "power"}


# Bids


@pytest.mark.rule("reviving-67", "reviving-17")
@pytest.mark.parametrize(("sara", "other", "winner"), [("n1", "w1", 1), ("w1", "n1", 0), ("s1", "w1", 1)])
def test_saras_raised_coin_ties_with_a_higher_one_and_then_the_place_decides(
    sara: str, other: str, winner: int
) -> None:
    """RK-R25: her 3 is a 4 against the other 4; for card 1 the order is W1, N1, S1."""
    seats = [Seat(architect="sara", coins="2 3"), Seat(architect="liu", coins="4 5"), Seat(architect="walter")]
    state = table(*seats[:2], seats[2]._replace(coins="1 5"), phase="bid", round=4, options=ARCHITECTS)
    play(state, f"0: bid 3 {sara}", f"1: bid 4 {other}", "2: bid 1 n2")
    assert winners(state)[1] == winner
    assert reasons(state)[1] == ("nearest" if sara == "s1" else "edge")


@pytest.mark.rule("reviving-49", "reviving-50")
def test_of_two_players_one_may_win_everything() -> None:
    """RK-R22: both coins of the first win two cards each, so the second draws four."""
    state = table(Seat(), Seat(), phase="bid", top_of_red="r01 r02 r03 r04 r05")
    play(state, "0: bid 5 n1", "1: bid 1 s1", "1: bid 2 s2", "0: bid 4 n2")
    assert hand(state, 0) == ["b06", "b07", "b08", "b09"]
    assert hand(state, 1) == ["r01", "r02", "r03", "r04"]


@pytest.mark.rule("reviving-49", "reviving-18")
def test_own_coins_may_compete_for_one_card() -> None:
    """RK-R22: both coins of seat 0 aim at card 1; it is taken once, and two more are drawn."""
    state = table(Seat(), Seat(), phase="bid", top_of_red="r01 r02 r03 r04")
    play(state, "0: bid 5 n1", "1: bid 1 s2", "1: bid 2 n2", "0: bid 4 w1")
    assert winners(state) == {1: 0, 2: 0, 3: 0, 4: 1}
    assert hand(state, 0) == ["b06", "b07", "b08", "r01"]
    assert hand(state, 1) == ["b09", "r02", "r03", "r04"]


@pytest.mark.rule("reviving-58", "reviving-34")
def test_a_coin_taken_back_by_a_swap_is_left_over() -> None:
    """RK-R33: the 4 is bid instead of the 5, so the 5 is spent last, and first of all."""
    seats = [Seat(coins="4 5"), *[Seat(coins="1 2")] * 3]
    state = table(*seats, phase="bid", round=4, options={"manipulation": True})
    play(state, "0: bid 5 n1", "1: bid 2 n2", "2: bid 2 s1", "3: bid 2 s2")
    play(state, "2: pass", "1: jump n2 w2", "0: swap n1 4")
    assert (player(state, 0).coins, player(state, 0).spent[-1]) == ([5], 4)
    all_ready(state)
    assert (view(state).phase, state.actors()) == ("leftover", [0])
    play(state, "0: convert")
    assert points(state, 0) >= 5


@pytest.mark.rule("reviving-57", "reviving-47")
def test_a_coin_that_jumps_stays_face_down() -> None:
    state = table(*[Seat()] * 3, phase="bid", options={"manipulation": True})
    play(state, "0: bid 5 n1", "1: bid 2 n2", "2: bid 3 s1", "1: jump n2 e2")
    seen = {spot.spot: (spot.seat, spot.coin) for spot in view(state, 0).spots if spot.seat >= 0}
    assert seen == {"n1": (0, 5), "e2": (1, 0), "s1": (2, 0)}


@pytest.mark.rule("reviving-55", "reviving-58")
def test_in_the_hidden_half_of_a_mixed_game_a_swap_is_hidden() -> None:
    options = {"manipulation": True, "bidding": "mixed"}
    for round, coin in ((4, 4), (5, 0)):
        state = table(
            *[Seat(coins="3 4" if round == 4 else "1 2 3 4 5")] * 3, phase="bid", round=round, options=options
        )
        play(state, "0: bid 3 n1", "1: bid 3 n2", "2: bid 3 s1", "1: swap n2 4")
        assert next(spot.coin for spot in view(state, 0).spots if spot.spot == "n2") == coin


# Red cards and architects


@pytest.mark.rule("reviving-64", "reviving-50")
def test_charles_of_two_players_needs_one_of_four() -> None:
    """RK-R27: seat 0 has won three cards; seat 1 one, so three are due to it."""
    seats = [Seat(architect="charles"), Seat(architect="walter")]
    state = table(*seats, phase="bid", top_of_red="r01 r02 r03 r04 r05", options=ARCHITECTS)
    play(state, "0: bid 5 n1", "1: bid 3 e2", "1: bid 1 w1", "0: bid 2 n2")
    assert player(state, 0).drawn == ["r01", "r02"]
    play(state, "0: return r01")
    assert hand(state, 0) == ["b06", "b07", "b08", "r02"]
    assert hand(state, 1) == ["b09", "r03", "r04", "r05"]


@pytest.mark.rule("reviving-64", "reviving-48")
@pytest.mark.parametrize("back", ["b10", "r02"])
def test_nobody_sees_whether_a_known_card_was_put_back(back: str) -> None:
    """Everybody knows that b10, once unwon, is the next red card; not where it is after Charles has put one back."""
    seats = [Seat(architect=key) for key in ("charles", "walter", "liu")]
    known = {"b10": [-1, 0, 1, 2]}
    state = table(*seats, phase="bid", round=2, top_of_red="b10 r02 r03 r04", known=known, options=ARCHITECTS)
    play(state, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1")
    assert view(state, 1).players[0].drawn == ["b10", ""]
    play(state, f"0: return {back}")
    kept = "r02" if back == "b10" else "b10"
    assert (hand(state, 0), back in view(state, 0).under_red) == (["b08", kept], True)
    for other in (1, 2, durbar.SPECTATOR):
        assert view(state, other).players[0].hand == ["b08", ""]
        assert view(state, other).under_red == ["b09"]


@pytest.mark.rule("reviving-64")
def test_liliana_draws_as_everybody_when_one_is_due() -> None:
    """RK-R27: "exactly" two."""
    seats = [Seat(architect=key) for key in ("liliana", "walter", "liu", "sara")]
    state = table(*seats, phase="bid", top_of_red="r01 r02 r03 r04", options=ARCHITECTS)
    play(state, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1", "3: bid 1 s2")
    assert hand(state, 0) == ["b08", "r01"]
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-65")
def test_sophie_is_not_asked_when_nothing_is_discarded() -> None:
    """RK-R28."""
    seats = [Seat(coins="5", architect="sophie"), Seat("r12", coins="1", architect="liu"), Seat(architect="walter")]
    state = table(*seats[:2], seats[2]._replace(coins="1"), round=4, options=ARCHITECTS)
    all_ready(state)
    assert (view(state).phase, player(state, 0).task) == ("leftover", "spend")
    play(state, "0: convert")
    assert player(state, 1).task == "power"


@pytest.mark.rule("reviving-65")
def test_liu_is_not_asked_when_the_red_deck_is_empty() -> None:
    seats = [Seat("r12", coins="5", architect="liu"), Seat(coins="1", architect="walter")]
    state = table(*seats, Seat(coins="1", architect="sara"), round=4, red_deck="", options=ARCHITECTS)
    all_ready(state)
    assert (view(state).phase, view(state).red, player(state, 0).task) == ("leftover", 0, "spend")


@pytest.mark.rule("reviving-65", "reviving-37")
def test_what_liu_discards_a_later_player_may_buy() -> None:
    """RK-R17."""
    seats = (Seat("r03", coins="5", architect="liu", more=POWER), Seat(coins="4", architect="walter"))
    state = spending(*seats, Seat(coins="1", architect="sara"), top_of_red="r12", discards="r50", options=ARCHITECTS)
    play(state, "0: draw", "0: discard r03")
    assert view(state).discards == ["r03", "r50"]
    play(state, "0: convert", "1: buy r03", "1: build r03", "1: ready")
    assert points(state, 1) == 3
    assert hand(state, 0) == ["r12"]


@pytest.mark.rule("reviving-76", "reviving-65")
@pytest.mark.parametrize(("cards", "task"), [("r12", "discard"), ("", "spend")])
def test_a_holographic_buddha_that_liu_draws_is_built(cards: str, task: str) -> None:
    """RK-R36: never held, so only another card can be discarded."""
    liu = Seat(cards, coins="5", architect="liu", more=POWER)
    others = (Seat(coins="1", architect="walter"), Seat(coins="1", architect="sara"))
    state = spending(liu, *others, top_of_red="h01", options={**ARCHITECTS, **BUDDHAS})
    play(state, "0: draw")
    assert (points(state, 0), player(state, 0).task) == (2, task)
    assert legal_of(state, 0, "discard") == cards.split()


@pytest.mark.rule("reviving-76", "reviving-77")
def test_holographic_buddhas_from_the_red_deck_are_built_as_they_are_drawn() -> None:
    """RK-R36: the won one first, then those that seat 2 draws: ranks 1; 2 and 3."""
    more = {"market": "h03 b07 b08 b09", "top_of_red": "h01 h02 r04", "options": BUDDHAS}
    state = table(*[Seat()] * 3, phase="bid", round=2, **more)
    play(state, "0: bid 5 n1", "1: bid 4 n2", "2: bid 2 w1")
    assert [[one.printed for one in monuments(state, seat)] for seat in range(3)] == [[1], [], [2, 3]]
    assert [points(state, seat) for seat in range(3)] == [2, 0, 7]
    assert state.actors() == [0, 1]


@pytest.mark.rule("reviving-77")
def test_the_rank_of_a_holographic_buddha_stays() -> None:
    """Also when others follow, and when the position is written and read."""
    seats = [Seat(built="h01"), Seat(), Seat()]
    state = table(*seats, phase="bid", round=2, market="h02 b07 b08 b09", options=BUDDHAS)
    play(state, "0: bid 5 n1", "1: bid 4 n2", "2: bid 2 s2")
    again = durbar.read_position(durbar.write_position(state))
    for one in (state, again):
        assert [monument.printed for monument in monuments(one, 0)] == [1, 2]
        assert points(one, 0) == 1 + 2 + 2


@pytest.mark.rule("reviving-76")
def test_equal_coins_build_their_holographic_buddhas_in_turn_order() -> None:
    """RK-R36: with equal 4s, seat 2 is the first player and comes before seat 0, whose slot is lower."""
    state = table(*[Seat()] * 3, phase="bid", first_player=2, market="h01 b07 h03 b09", options=BUDDHAS)
    play(state, "2: bid 4 n2", "0: bid 4 n1", "1: bid 1 s2")
    assert [[one.printed for one in monuments(state, seat)] for seat in (0, 2)] == [[2], [1]]


@pytest.mark.rule("reviving-66", "reviving-30")
def test_walter_with_exactly_four_cards_discards_nothing() -> None:
    """The others with four discard one."""
    seats = [Seat("r11 r12 r13 r14", architect="walter"), Seat("r21 r22 r23 r24", architect="liu")]
    state = table(*seats, Seat("r15", architect="sara"), options=ARCHITECTS)
    play(state, "0: ready", "1: ready")
    assert (player(state, 0).task, player(state, 1).task) == ("idle", "discard")
    play(state, "1: discard r21")
    assert player(state, 1).task == "idle"


# Wilds and what is proposed for them


@pytest.mark.rule("reviving-29")
def test_a_proposed_colour_brings_most_points_at_once_then_for_the_mission() -> None:
    """RK-R6: red makes a pair now, green or white only meets the mission later; of two pairs the mission decides."""
    shrine = table(Seat("b27", "r08", mission="m01"), Seat(), Seat())
    play(shrine, "0: build b27b")
    assert view(shrine, 0).proposed_colour == "red"
    stupa = table(Seat("b31", "r16 r23", mission="m01"), Seat(), Seat())
    play(stupa, "0: build b31b")
    assert view(stupa, 0).proposed_colour == "red"
    assert view(stupa, 1).proposed_colour == view(stupa).proposed_colour == ""


@pytest.mark.rule("reviving-29", "reviving-70")
def test_a_proposed_colour_counts_a_public_objective() -> None:
    """RK-R6: blue or red make a pair, the mission wants blue, but red meets o06 with the Shrine at once."""
    seat = Seat("b31", "r16 r23, r09 r15", mission="m02")
    state = table(seat, Seat(mission="m01"), Seat(), objectives="o06 o09", options=OBJECTIVES)
    play(state, "0: build b31b")
    assert view(state, 0).proposed_colour == "red"
    play(state, "0: colour red")
    assert (player(state, 0).objective, player(state, 0).score.objective) == ("o06", 5)


@pytest.mark.rule("reviving-29", "reviving-70")
@pytest.mark.parametrize(("colour", "objective"), [("red", "o03"), ("blue", "")])
def test_a_named_wild_may_meet_an_objective(colour: str, objective: str) -> None:
    """RK-R29: o03 wants a Buddha and a Shrine of one colour."""
    state = table(Seat("b27", "r01, r08"), Seat(), Seat(), objectives="o03 o07", options=OBJECTIVES)
    play(state, "0: build b27b", f"0: colour {colour}")
    assert player(state, 0).objective == objective


# Public objectives in other phases


@pytest.mark.rule("reviving-70", "reviving-59")
def test_rebuilding_may_meet_an_objective() -> None:
    """RK-R29: the Shrine becomes green all over."""
    options = {**OBJECTIVES, **REBUILDING}
    state = table(Seat("r14", "r01, r09 r15"), Seat(), Seat(), objectives="o03 o07", options=options)
    play(state, "0: build r14", "0: rebuild r15")
    assert player(state, 0).objective == "o03"
    assert points(state, 0) == 3 + 7 + 3


@pytest.mark.rule("reviving-70", "reviving-76")
def test_a_holographic_buddha_may_meet_an_objective_while_cards_are_collected() -> None:
    """RK-R29, RK-R36: it is the third Buddha."""
    seats = [Seat(built="r02, r03"), Seat(), Seat()]
    options = {**OBJECTIVES, **BUDDHAS}
    state = table(*seats, phase="bid", market="h01 b07 b08 b09", objectives="o01 o07", options=options)
    play(state, "0: bid 5 n1", "1: bid 4 n2", "2: bid 1 s2")
    assert player(state, 0).objective == "o01"
    assert points(state, 0) == 3 + 3 + 2 + 4


# Teams


@pytest.mark.rule("reviving-54", "reviving-33")
def test_a_buddha_colour_is_new_for_the_owner_of_the_square() -> None:
    """RK-R40: seat 2 already has a red one; seat 0 has none."""
    state = table(Seat("b03"), Seat(), Seat(built="r03"), Seat(), options={"teams": 2})
    play(state, "0: build b03", "0: at 2")
    assert [points(state, seat) for seat in range(4)] == [0, 0, 5, 0]


@pytest.mark.rule("reviving-52", "reviving-53")
@pytest.mark.parametrize(("teams", "squares"), [(2, ["at 1", "at 3", "at 5"]), (3, ["at 1", "at 4"])])
def test_teams_of_six_sit_in_turn(teams: int, squares: list[str]) -> None:
    """RK-R38: A B A B A B, or A B C A B C."""
    seats = [Seat("r01" if seat == 1 else "") for seat in range(6)]
    state = table(*seats, active=1, options={"teams": teams})
    play(state, "1: build r01")
    assert legal(state, 1) == squares


# Leftover coins and the end


@pytest.mark.rule("reviving-37", "reviving-42", "reviving-43")
def test_a_purchase_after_the_last_round_still_finishes_a_monument() -> None:
    """7 for the Stupa, 2 for its pair, 3 for the mission; the coin brings nothing else."""
    state = table(
        Seat(built="r18 r24", coins="1", mission="m01"),
        Seat(coins=""),
        Seat(coins=""),
        phase="leftover",
        round=8,
        active=0,
        discards="r29",
    )
    play(state, "0: buy r29", "0: build r29", "0: ready")
    assert (view(state).phase, points(state, 0)) == ("over", 7 + 2 + 3)
    assert player(state, 0).score.unfinished == 0


@pytest.mark.rule("reviving-100", "reviving-38")
def test_with_the_option_a_bought_card_may_extend_what_was_just_started() -> None:
    """RK-R15, RK-R16."""
    options = {"extend_only": True}
    state = spending(Seat("r16", coins="5"), Seat(coins="1"), Seat(coins="1"), discards="r21", options=options)
    play(state, "0: buy r21")
    assert legal(state, 0) == ["build r16"]
    play(state, "0: build r16", "0: build r21", "0: ready")
    assert ends(state, 0) == [["r16", "r21"]]


@pytest.mark.rule("reviving-99")
@pytest.mark.parametrize(("tie_break", "ranking"), [(False, [[0, 1], [2]]), (True, [[1], [0], [2]])])
def test_of_as_many_finished_monuments_more_objectives_break_a_tie(tie_break: bool, ranking: list[list[int]]) -> None:
    """RK-R24, the option: a Buddha and a coin of 1, or a Buddha and the objective for it."""
    seats = [Seat(built="r03", coins="1", mission="m02"), Seat(built="r01", coins="", mission="m01"), Seat(coins="")]
    options = {"tie_break": tie_break}
    state = table(*seats, phase="leftover", round=8, active=0, options=options)
    play(state, "0: convert")
    assert (state.scores(), state.ranking()) == ([4, 4, 0], ranking)


# Rebuilding


@pytest.mark.rule("reviving-59", "reviving-61")
def test_in_an_unfinished_monument_no_wild_is_named() -> None:
    """RK-R6, RK-R32: neither the one that leaves nor the one that comes."""
    away = table(Seat("r23", "r18 b06b"), Seat(), Seat(), options=REBUILDING)
    play(away, "0: build r23", "0: rebuild b06")
    assert (ends(away, 0), player(away, 0).task, player(away, 0).dropped) == ([["r18", "r23"]], "build", ["b06"])
    assert view(away).wilds == {}
    instead = table(Seat("b06", "r18 r23"), Seat(), Seat(), options=REBUILDING)
    play(instead, "0: build b06b", "0: rebuild r23")
    assert (ends(instead, 0), player(instead, 0).task) == ([["r18", "b06b"]], "build")
    assert view(instead).wilds == {}


@pytest.mark.rule("reviving-59", "reviving-60")
def test_the_bottom_of_a_finished_monument_may_be_rebuilt() -> None:
    """RK-R32: a red Shrine gets a green bottom, and loses its pair; its top can be rebuilt after that."""
    state = table(Seat("r09 r14", "r08 r13"), Seat(), Seat(), options=REBUILDING)
    assert points(state, 0) == 7
    play(state, "0: build r09", "0: rebuild r08")
    assert (ends(state, 0), points(state, 0)) == ([["r09", "r13"]], 5)
    play(state, "0: build r14", "0: rebuild r13")
    assert (ends(state, 0), points(state, 0)) == ([["r09", "r14"]], 7)


@pytest.mark.rule("reviving-60", "reviving-61")
def test_until_a_new_wild_is_named_it_has_no_colour() -> None:
    """RK-R32: the red Shrine loses its pair when the wild top comes, and has one again when that is named red."""
    state = table(Seat("b27", "r08 r13"), Seat(), Seat(), options=REBUILDING)
    play(state, "0: build b27b")
    changes = [event["points"] for event in told(state, lambda: play(state, "0: rebuild r13")) if "points" in event]
    assert (points(state, 0), changes, player(state, 0).task) == (5, [-2], "name")
    changes = [event["points"] for event in told(state, lambda: play(state, "0: colour red")) if "points" in event]
    assert (points(state, 0), changes) == (7, [2])


@pytest.mark.rule("reviving-102", "reviving-59")
def test_a_rebuilt_buddha_counts_among_all_that_were_built() -> None:
    """RK-R35, the option: one was built, one took its place, so a holographic one is the third."""
    options = {**BUDDHAS, **REBUILDING, "count_all_buddhas": True}
    state = table(Seat("r02", "r01"), Seat(), Seat(), options=options, top_of_blue="h03 b10 b11 b12")
    play(state, "0: build r02", "0: rebuild r01")
    all_ready(state)
    first = state.actor()
    for number, bid in enumerate(("4 n1", "3 n2", "2 s2")):
        state.play((first + number) % 3, f"bid {bid}")
    assert [one.printed for one in monuments(state, first) if one.holographic] == [3]


@pytest.mark.rule("reviving-60", "reviving-42")
def test_missions_look_at_what_stands_there_at_the_end() -> None:
    """RK-R32, RK-R20: the Shrine met the mission until its top was rebuilt."""
    seats = [Seat("r13", "r08 r14", mission="m01", coins="1"), Seat(coins="1"), Seat(coins="1")]
    state = table(*seats, round=8, options=REBUILDING)
    assert view(state, 0).squares[0].met[1]
    play(state, "0: build r13", "0: rebuild r14")
    assert not view(state, 0).squares[0].met[1]
    all_ready(state)
    while state.actors():
        state.play(state.actor(), "convert")
    assert player(state, 0).score.mission == 0
    assert points(state, 0) == 7 + 1


# Solo


@pytest.mark.rule("reviving-83")
def test_five_debris_stop_every_coin() -> None:
    debris = {"n1": ["red", "blue", "red", "green", "white"], "n2": ["red", "red", "blue", "blue"]}
    state = table(Seat(), phase="bid", round=3, debris=debris)
    assert refused(state, 0, "bid 5 n1") == "reviving-83"
    assert [move for move in legal(state, 0) if move.endswith("n2")] == ["bid 5 n2"]


@pytest.mark.rule("reviving-82")
def test_several_coins_come_back_at_once() -> None:
    """RK-R45: and only the spot between them gets debris."""
    state, events = shaken("n", bids="0:3@n1 0:4@n3")
    assert [(event["kind"], event.get("spot")) for event in events[1:]] == [
        ("coin-back", "n1"),
        ("debris", "n2"),
        ("coin-back", "n3"),
    ]
    assert (player(state, 0).coins, die(state)) == ([1, 2, 3, 4, 5], "n")


@pytest.mark.rule("reviving-88", "reviving-90")
def test_a_wild_bottom_clears_the_debris_of_the_colour_above_it() -> None:
    """RK-R49: the Shrine is green, so green debris goes."""
    state = solo("b12", "b08a", debris={"n1": ["blue", "green"], "w1": ["green"]}, market="b06 b07 b09 b10")
    play(state, "0: build b12b")
    assert {spot.spot: spot.debris for spot in view(state).spots if spot.debris} == {"n1": ["blue"]}
    assert view(state).wilds == {"b08a": "green"}


@pytest.mark.rule("reviving-87")
def test_the_same_colour_in_the_other_square_is_allowed_for_another_kind() -> None:
    """RK-R48: a red Shrine in the first square; in the second a red Buddha may stand, but then no other one."""
    state = solo("b03 b35", "b09a b18b", market="b06 b07 b08 b10")
    play(state, "0: build b03")
    assert ends(state, 1) == [["b03"]]
    assert refused(state, 0, "build b35") == "reviving-87"


@pytest.mark.rule("reviving-88")
def test_the_rest_of_a_stack_of_debris_keeps_its_order() -> None:
    state = solo("b03", debris={"n1": ["yellow", "red", "blue", "green", "red", "white"]}, market="b06 b07 b08 b10")
    play(state, "0: build b03", "0: at 0")
    (stack,) = [spot.debris for spot in view(state).spots if spot.debris]
    assert stack == ["yellow", "blue", "green", "white"]


@pytest.mark.rule("reviving-87")
def test_a_monument_that_cannot_be_finished_may_still_grow() -> None:
    """RK-R48: only finishing is forbidden: the red Stupa may get its centre, but not its top."""
    state = solo("b24 b28", "b03, b15a", market="b06 b07 b08 b10")
    play(state, "0: build b24b")
    assert ends(state, 0) == [["b03"], ["b15a", "b24b"]]
    assert refused(state, 0, "build b28b") == "reviving-87"


def read_solo(data: dict[str, Any], options: dict[str, Any] | None = None) -> durbar.State:
    envelope = {"durbar": "position 1", "game": "reviving", "edition": "3", "seats": 1, "options": options or {}}
    return durbar.read_position(json.dumps({**envelope, "state": data}))


@pytest.mark.rule("reviving-92")
def test_without_a_fifth_monument_nothing_is_won() -> None:
    """All objectives are met, but the first square has only four monuments."""
    state, top = nearly_won("buddha", "buddha")
    data = data_of(state)
    fifth = data["squares"][0]["monuments"].pop()
    data["discards"] += [end[:3] for end in fifth["ends"]]
    data["buddhas"] -= 1
    state = read_solo(data)
    finish(state, top)
    assert [sum(one.complete for one in monuments(state, square)) for square in (0, 1)] == [4, 5]
    assert all(all(square.met) for square in view(state).squares)
    assert (view(state).phase, state.ranking()) == ("build", None)


@pytest.mark.rule("reviving-93")
@pytest.mark.parametrize(("fifth", "other"), [("pagoda", "stupa"), ("shrine", "pagoda")])
def test_extreme_needs_a_pagoda_in_both_squares(fifth: str, other: str) -> None:
    """RK-R52."""
    state, top = nearly_won(fifth, other, {"level": "extreme"})
    finish(state, top)
    assert (view(state).phase, state.ranking()) == ("build", None)


@pytest.mark.rule("reviving-92")
def test_unfinished_monuments_and_a_full_hand_do_not_hinder_a_win() -> None:
    state, top = nearly_won("shrine", "shrine")
    data = data_of(state)
    spare = [key for key in data["discards"] if any(end.level == 1 and end.kind for end in BOX.by_key[key].ends)]
    bottom = next(end for end in BOX.by_key[spare[0]].ends if end.level == 1 and end.kind)
    held = [key for key in data["discards"] if key != spare[0]][:4]
    data["discards"] = [key for key in data["discards"] if key not in (spare[0], *held)]
    data["squares"][0]["monuments"].append({"ends": [bottom.key]})
    data["players"][0]["hand"] += held
    data["known"].update({key: [0] for key in held})
    state = read_solo(data)
    events = told(state, lambda: finish(state, top))
    assert (view(state).phase, state.scores(), state.ranking()) == ("over", [2], [[0]])
    assert events[-1]["kind"] == "solo-medium"
