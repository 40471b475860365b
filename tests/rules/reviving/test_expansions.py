"""Architects, advanced missions, public objectives, Bhairav and the promos: reviving-62 to reviving-78."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    ARCHITECTS,
    BHAIRAV,
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
    monument,
    monuments,
    play,
    player,
    points,
    red,
    reds,
    refused,
    spending,
    table,
    told,
    view,
    winners,
)

ALL_COLOURS = "blue white red green yellow"


def with_architects(*architects: str, **more: object) -> durbar.State:
    """A table at which the seats have these architects, at its bids."""
    return table(*(Seat(architect=key) for key in architects), **{"phase": "bid", "options": ARCHITECTS, **more})


# Architects


@pytest.mark.rule("reviving-62")
def test_architects_are_dealt_within_their_limits() -> None:
    """RK-R26: Liliana with four or more, Sara with three or more."""
    for seats, left_out in ((2, {"liliana", "sara"}), (3, {"liliana"}), (4, set()), (6, set())):
        seen = set()
        for seed in range(30):
            state = durbar.game("reviving").new(seats, seed, ARCHITECTS)
            dealt = [one.architect for one in view(state).players]
            assert len(set(dealt)) == seats
            seen |= set(dealt)
        assert seen == {"liliana", "charles", "liu", "sophie", "walter", "sara"} - left_out


@pytest.mark.rule("reviving-63")
def test_chosen_architects_are_picked_from_the_last_player_backwards() -> None:
    """RK-R42."""
    state = durbar.game("reviving").new(3, 4, {"architects": "chosen"})
    first = view(state).first_player
    asked = []
    for architect in ("sara", "liu", "walter"):
        asked.append(state.actor())
        assert refused(state, state.actor(), "architect liliana") == "reviving-62"
        assert refused(state, state.actor(), "bid 1 n1") == "reviving-63"
        state.play(state.actor(), f"architect {architect}")
        if len(asked) < 3:
            assert refused(state, state.actor(), f"architect {architect}") == "reviving-62"
    assert asked == [(first + 2) % 3, (first + 1) % 3, first]
    assert view(state).players[asked[0]].architect == "sara"
    assert view(state).phase == "bid"


@pytest.mark.rule("reviving-64")
def test_t_x10_charles_draws_one_more_when_exactly_one_is_due() -> None:
    """RK-R27: he keeps one of two, the other goes under the red deck before the unwon cards."""
    state = with_architects("charles", "walter", "liu", top_of_red="r01 r02 r03 r04")
    play(state, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1")
    assert state.actors() == [0]
    assert view(state, 0).players[0].drawn == ["r01", "r02"]
    assert view(state, 1).players[0].drawn == ["", ""]
    assert refused(state, 0, "return r03") == "reviving-64"
    assert refused(state, 0, "ready") == "reviving-64"
    events = told(state, lambda: play(state, "0: return r02"))
    assert events[0] == {"kind": "return", "seat": 0}
    assert hand(state, 0) == ["b08", "r01"]
    assert data_of(state)["red"][-2:] == ["r02", "b09"]
    assert (view(state, 0).under_red, view(state, 1).under_red) == (["b09", "r02"], ["b09"])


@pytest.mark.rule("reviving-64")
def test_t_x10_charles_draws_as_everybody_when_two_are_due() -> None:
    state = with_architects("charles", "walter", "liu", top_of_red="r01 r02 r03 r04")
    play(state, "0: bid 1 w1", "1: bid 5 n1", "2: bid 2 n2")
    assert hand(state, 0) == ["r01", "r02"]


@pytest.mark.rule("reviving-64")
def test_t_x11_liliana_draws_three_and_keeps_two() -> None:
    state = with_architects("liliana", "walter", "liu", "sara", top_of_red="r01 r02 r03 r04")
    play(state, "0: bid 1 w1", "1: bid 5 n1", "2: bid 2 n2", "3: bid 1 s1")
    assert view(state, 0).players[0].drawn == ["r01", "r02", "r03"]
    play(state, "0: return r01")
    assert hand(state, 0) == ["r02", "r03"]


@pytest.mark.rule("reviving-64", "reviving-20")
def test_an_extra_draw_is_left_out_if_the_deck_is_too_short() -> None:
    """RK-R12."""
    state = with_architects("charles", "walter", "liu", red_deck="r01 r02", first_player=1)
    play(state, "1: bid 5 n1", "2: bid 4 e2", "0: bid 3 w1")
    assert hand(state, 2) == ["b09", "r01"]
    assert hand(state, 0) == ["b08", "r02"]
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-65")
def test_liu_may_draw_a_red_card_and_then_discards_one() -> None:
    """RK-R28: at the start of the own turn; RK-R17: what is discarded can be bought at once."""
    seats = (Seat("r12", coins="5", architect="liu"), Seat(coins="1", architect="walter"), Seat(coins="1"))
    power = {"task": "power", "base": "power"}
    state = spending(
        seats[0]._replace(more=power), seats[1], Seat(coins="1", architect="sara"), top_of_red="r01", options=ARCHITECTS
    )
    assert legal(state, 0) == ["pass", "draw"]
    assert refused(state, 0, "take r01") == "reviving-65"
    assert refused(state, 0, "convert") == "reviving-65"
    play(state, "0: draw")
    assert hand(state, 0) == ["r12", "r01"]
    assert legal(state, 0) == ["discard r12", "discard r01"]
    play(state, "0: discard r01")
    assert legal(state, 0) == ["convert", "buy r01"]
    play(state, "0: buy r01", "0: build r01", "0: ready")
    assert points(state, 0) == 3


@pytest.mark.rule("reviving-65")
def test_the_architect_is_asked_before_the_coin_is_spent_and_may_be_left() -> None:
    state = table(
        Seat("r12", coins="5", architect="liu"),
        Seat(coins="4", architect="sophie"),
        Seat(coins="1", architect="sara"),
        round=4,
        options=ARCHITECTS,
    )
    all_ready(state)
    assert (state.actor(), player(state, 0).task) == (0, "power")
    play(state, "0: pass", "0: convert")
    assert (state.actor(), player(state, 1).task) == (1, "spend")


@pytest.mark.rule("reviving-65")
def test_sophie_takes_any_discarded_card_which_everybody_knows() -> None:
    """RK-R28: she needs a pile; the discarded card may be the one just taken."""
    sophie = Seat("r12", coins="5", architect="sophie", more={"task": "power", "base": "power"})
    others = (Seat(coins="1", architect="walter"), Seat(coins="1", architect="sara"))
    state = spending(sophie, *others, discards="r13 r14", options=ARCHITECTS)
    assert legal(state, 0) == ["pass", "take r14", "take r13"]
    assert refused(state, 0, "draw") == "reviving-65"
    assert refused(state, 0, "take r15") == "reviving-65"
    play(state, "0: take r14")
    assert view(state, 1).players[0].hand == ["", "r14"]
    play(state, "0: discard r14")
    assert sorted(view(state).discards) == ["r13", "r14"]
    assert player(state, 0).task == "spend"


@pytest.mark.rule("reviving-66")
def test_walter_keeps_four_cards() -> None:
    state = table(
        Seat("r12 r13 r14 r15 r11", architect="walter"),
        Seat(architect="liu"),
        Seat(architect="sara"),
        options=ARCHITECTS,
    )
    play(state, "0: ready", "0: discard r11")
    assert len(hand(state, 0)) == 4
    assert player(state, 0).task == "idle"


@pytest.mark.rule("reviving-67")
@pytest.mark.parametrize(("round", "coins", "raised"), [(3, "2 3 5", 0), (4, "3 5", 1)])
def test_saras_last_bid_of_a_half_counts_one_more(round: int, coins: str, raised: int) -> None:
    """RK-R25: the fourth bid; a 3 then beats the 3 on a better spot."""
    seats = (
        Seat(architect="sara", coins=coins),
        Seat(architect="liu", coins=coins),
        Seat(architect="walter", coins=coins),
    )
    state = table(*seats, phase="bid", round=round, options=ARCHITECTS)
    play(state, "0: bid 3 s1", "1: bid 3 w1", "2: bid 3 n2")
    assert winners(state)[1] == (0 if raised else 1)
    reveal = view(state).reveal
    assert reveal is not None
    assert {coin.spot: coin.raised for coin in reveal.coins} == {"s1": raised, "w1": 0, "n2": 0}


@pytest.mark.rule("reviving-67", "reviving-57", "reviving-58")
def test_a_jump_or_swap_keeps_saras_bonus_and_it_counts_for_nothing_else() -> None:
    seats = [Seat(architect=key, coins="3 5") for key in ("sara", "liu", "walter")]
    state = table(*seats, phase="bid", round=4, options={**ARCHITECTS, "manipulation": True})
    play(state, "0: bid 3 s1", "1: bid 3 w1", "2: bid 3 n2", "1: pass", "0: swap s1 5")
    reveal = view(state).reveal
    assert reveal is not None
    assert {coin.spot: (coin.coin, coin.raised) for coin in reveal.coins}["s1"] == (5, 1)
    all_ready(state)
    while view(state).phase == "leftover" and state.actor() != 0:
        state.play(state.actor(), "pass" if "pass" in legal(state, state.actor()) else "convert")
    before = points(state, 0)
    play(state, "0: convert")
    assert points(state, 0) == before + 3


@pytest.mark.rule("reviving-62", "reviving-101")
def test_sara_is_not_for_two_players_nor_how_she_is_played() -> None:
    with pytest.raises(durbar.BadOption, match="Sara, who cannot join a game of 2 players"):
        durbar.game("reviving").new(2, 1, {**ARCHITECTS, "sara_when_last": True})


@pytest.mark.rule("reviving-67", "reviving-57")
def test_saras_bonus_jumps_with_her_coin() -> None:
    seats = [Seat(architect=key, coins="3 5") for key in ("sara", "liu", "walter")]
    state = table(*seats, phase="bid", round=4, options={**ARCHITECTS, "manipulation": True})
    play(state, "0: bid 3 n1", "1: bid 3 w1", "2: bid 3 n2", "1: pass", "0: jump n1 s1")
    assert winners(state)[1] == 0


@pytest.mark.rule("reviving-101")
def test_with_the_option_sara_counts_more_whenever_she_bids_last() -> None:
    """RK-R25, the option."""
    options = {**ARCHITECTS, "sara_when_last": True}
    state = with_architects("liu", "walter", "sara", options=options)
    play(state, "0: bid 3 w1", "1: bid 1 n2", "2: bid 3 s1")
    assert winners(state)[1] == 2
    first = with_architects("sara", "walter", "liu", options=options, round=4)
    play(first, "0: bid 5 s1", "1: bid 5 w1", "2: bid 4 n2")
    assert winners(first)[1] == 1


@pytest.mark.rule("reviving-68")
def test_advanced_missions_replace_the_others() -> None:
    state = durbar.game("reviving").new(4, 3, {"advanced_missions": True})
    assert all(view(state, seat).squares[seat].mission.startswith("a") for seat in range(4))
    built = f"{monument('buddha', 'B')}, {monument('shrine', 'WW')}, {monument('pagoda', 'RRRG')}"
    state = table(Seat(built=built, mission="a01"), Seat(), Seat(), options={"advanced_missions": True})
    assert view(state, 0).squares[0].met == [True, True, False, True]


# Public objectives


@pytest.mark.rule("reviving-69")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_t_x2_one_objective_less_than_players(seats: int) -> None:
    state = durbar.game("reviving").new(seats, 3, OBJECTIVES)
    assert len({one.objective for one in view(state).objectives}) == seats - 1


@pytest.mark.rule("reviving-69")
def test_every_need_is_met_by_a_monument_of_its_own() -> None:
    """RK-R31: o04 asks for a Shrine and a Shrine of one colour; one Shrine is not both, however they are assigned."""
    seat = Seat(red("shrine_2:blue"), f"{monument('shrine', 'RR')}, {red('shrine_1:green')}")
    state = table(seat, Seat(), Seat(), objectives="o04 o07", options=OBJECTIVES)
    assert player(state, 0).objective == ""
    before = points(state, 0)
    play(state, f"0: build {red('shrine_2:blue')}")
    assert player(state, 0).objective == "o04"
    assert points(state, 0) == before + 5 + 5
    swapped = Seat(red("shrine_2:red"), f"{monument('shrine', 'GB')}, {red('shrine_1:red')}")
    state = table(swapped, Seat(), Seat(), objectives="o04 o07", options=OBJECTIVES)
    play(state, f"0: build {red('shrine_2:red')}")
    assert player(state, 0).objective == "o04"


@pytest.mark.rule("reviving-70", "reviving-71")
def test_t_x3_two_score_in_one_round_and_a_third_later_does_not() -> None:
    """RK-R30: the card closes when the round ends."""
    two = [f"{red(f'buddha:{one}')}, {red(f'buddha:{other}')}" for one, other in (("blue", "white"), ("red", "green"))]
    state = table(
        Seat("b01", two[0]),
        Seat("b02", two[1]),
        Seat(f"b03 {red('buddha:yellow')} b04"),
        objectives="o01 o07",
        options=OBJECTIVES,
    )
    play(state, "0: build b01", "0: ready", "1: build b02", "1: ready")
    assert [player(state, seat).objective for seat in (0, 1, 2)] == ["o01", "o01", ""]
    assert [one.scored_by for one in view(state).objectives] == [[0, 1], []]
    assert view(state).objectives[0].open
    play(state, "2: ready")
    assert not view(state).objectives[0].open
    seat = state.actor()
    for number in range(3):
        state.play((seat + number) % 3, f"bid {number + 2} {('n1', 'n2', 's1')[number]}")
    play(state, "2: build b03", f"2: build {red('buddha:yellow')}", "2: build b04")
    assert player(state, 2).objective == ""


@pytest.mark.rule("reviving-71")
def test_the_leftover_step_belongs_to_the_round() -> None:
    """RK-R30: seat 1 buys a third Buddha in the round in which seat 0 scored."""
    two = [f"{red(f'buddha:{one}')}, {red(f'buddha:{other}')}" for one, other in (("blue", "white"), ("red", "green"))]
    state = table(
        Seat("b01 b07", two[0], coins="1"),
        Seat("r11", two[1], coins="5"),
        Seat("r12 r13 r14 b05", coins="1"),
        round=4,
        objectives="o01 o07",
        options=OBJECTIVES,
    )
    play(state, "0: build b01", "0: ready", "1: ready", "2: ready", "2: discard b05")
    play(state, "1: buy b05", "1: build b05")
    assert player(state, 1).objective == "o01"


@pytest.mark.rule("reviving-70")
def test_t_x4_nobody_scores_a_second_objective() -> None:
    """RK-R29, RK-R31: the first is automatic; the other card stays open for others."""
    built = f"{red('buddha:blue')}, {red('buddha:white')}, {red('shrine_1:red')}"
    state = table(Seat(f"b03 {red('shrine_2:red')}", built), Seat(), Seat(), objectives="o01 o03", options=OBJECTIVES)
    play(state, "0: build b03")
    assert player(state, 0).objective == "o01"
    before = points(state, 0)
    play(state, f"0: build {red('shrine_2:red')}")
    assert points(state, 0) == before + 7
    assert player(state, 0).task == "build"
    assert [one.open for one in view(state).objectives] == [True, True]
    assert view(state).objectives[1].scored_by == []


@pytest.mark.rule("reviving-70")
def test_of_two_objectives_met_at_once_the_player_picks() -> None:
    """RK-R29; then building goes on."""
    built = f"{red('buddha:blue')}, {red('buddha:white')}, {red('shrine_1:red')}"
    state = table(Seat(f"r12 {red('shrine_2:red')}", built), Seat(), Seat(), objectives="o02 o03", options=OBJECTIVES)
    play(state, f"0: build {red('shrine_2:red')}")
    assert legal(state, 0) == ["claim o02", "claim o03"]
    assert refused(state, 0, "ready") == "reviving-70"
    assert refused(state, 0, "claim o01") == "reviving-69"
    play(state, "0: claim o02")
    assert player(state, 0).score.objective == 4
    assert "ready" in legal(state, 0)


@pytest.mark.rule("reviving-70", "reviving-60")
def test_points_of_an_objective_are_never_taken_back() -> None:
    """RK-R31: rebuilding the Shrine spoils its colour, but what was scored stays."""
    built = f"{red('buddha:blue')}, {red('shrine_1:red')}"
    options = {**OBJECTIVES, "rebuilding": True}
    state = table(Seat(f"r12 {red('shrine_2:red')}", built), Seat(), Seat(), objectives="o03 o07", options=options)
    play(state, f"0: build {red('shrine_2:red')}")
    assert player(state, 0).objective == "o03"
    play(state, "0: build r12", f"0: rebuild {red('shrine_2:red')}")
    assert (player(state, 0).score.objective, player(state, 0).score.colours) == (3, 0)


# Bhairav


@pytest.mark.rule("reviving-72", "reviving-73")
@pytest.mark.parametrize(("coin", "change"), [("3", 0), ("4", 1), ("5", 2)])
def test_t_x5_and_t_x6_a_coin_of_three_or_more_buys_a_bhairav(coin: str, change: int) -> None:
    """RK-R34: what is above 3 is scored."""
    state = spending(Seat(coins=coin), Seat(coins="3"), Seat(coins="1"), bhairavs=ALL_COLOURS, options=BHAIRAV)
    assert legal_of(state, 0, "bhairav") == ALL_COLOURS.split()
    play(state, "0: bhairav red")
    assert (points(state, 0), player(state, 0).bhairav) == (change, "red")
    assert view(state).bhairavs == ["blue", "white", "green", "yellow"]
    assert refused(state, 1, "bhairav red") == "reviving-72"


@pytest.mark.rule("reviving-72")
def test_t_x6_a_two_is_not_enough() -> None:
    state = spending(Seat(coins="2"), Seat(coins="1"), Seat(coins="1"), bhairavs=ALL_COLOURS, options=BHAIRAV)
    assert refused(state, 0, "bhairav red") == "reviving-72"


@pytest.mark.rule("reviving-72")
def test_one_bhairav_a_player_and_none_without_the_option() -> None:
    owner = Seat(coins="5", more={"bhairav": "blue"})
    state = spending(owner, Seat(coins="1"), Seat(coins="1"), options=BHAIRAV)
    assert refused(state, 0, "bhairav red") == "reviving-72"
    without = spending(Seat(coins="5"), Seat(coins="1"), Seat(coins="1"))
    assert refused(without, 0, "bhairav red") == "reviving-72"


@pytest.mark.rule("reviving-74")
@pytest.mark.parametrize(
    ("built", "wilds", "worth"),
    [
        (f"{monument('shrine', 'BB')}, {monument('pagoda', 'BRRG')}", {}, 3),
        (f"{red('shrine_1:blue')} b27b", {"b27b": "blue"}, 1),
        (f"{red('shrine_1:blue')}", {}, 0),
    ],
)
def test_t_x7_and_t_x8_a_bhairav_scores_sections_of_its_colour(built: str, wilds: dict[str, str], worth: int) -> None:
    """Only finished monuments, and never wilds."""
    owner = Seat(built=built, coins="1", more={"bhairav": "blue"})
    state = table(
        owner,
        Seat(coins=""),
        Seat(coins=""),
        phase="leftover",
        round=8,
        active=0,
        wilds=wilds,
        bhairavs="white red green yellow",
        options=BHAIRAV,
    )
    play(state, "0: convert")
    assert player(state, 0).score.bhairav == worth


# Buddha promo


@pytest.mark.rule("reviving-75")
@pytest.mark.parametrize(("seats", "ordinary"), [(3, 0), (5, 5)])
def test_holographic_buddhas_replace_those_without_diamond(seats: int, ordinary: int) -> None:
    """RK-R37."""
    state = durbar.game("reviving").new(seats, 1, BUDDHAS)
    blue = data_of(state)["blue"] + [slot.card for slot in view(state).slots if slot.card]
    assert len(blue) == (32 if seats < 5 else 60)
    assert sorted(card for card in blue if card.startswith("h")) == ["h01", "h02", "h03", "h04", "h05"]
    assert len([card for card in blue if card in ("b33", "b34", "b35", "b36", "b37")]) == ordinary
    assert not set(blue) & {"b01", "b02", "b03", "b04", "b05"}


@pytest.mark.rule("reviving-76", "reviving-77", "reviving-23")
def test_t_x9_a_holographic_buddha_is_built_when_it_is_collected() -> None:
    """RK-R35, RK-R36: by the value of the coin, then in turn order, then by slot; ranks 1, 2, 3 and a colour each.

    Seat 2 has collected two and has nothing in the hand, so it is not asked to build.
    """
    state = table(*[Seat()] * 4, phase="bid", market="h01 h02 h03 b09", options=BUDDHAS)
    play(state, "0: bid 2 n2", "1: bid 1 s2", "2: bid 4 n1", "3: bid 1 e2")
    assert [points(state, seat) for seat in range(4)] == [4, 0, 2 + 3, 0]
    assert [one.printed for one in monuments(state, 2)] == [1, 2]
    assert [one.printed for one in monuments(state, 0)] == [3]
    assert hand(state, 2) == []
    assert 2 not in state.actors()


@pytest.mark.rule("reviving-76", "reviving-67")
def test_saras_bonus_does_not_make_her_build_first() -> None:
    """RK-R25, RK-R36: her 3 wins like a 4, but a real 4 comes before it."""
    seats = [Seat(architect=key, coins="3 4") for key in ("sara", "liu", "walter")]
    state = table(*seats, phase="bid", round=4, market="h01 b07 h03 b09", options={**ARCHITECTS, **BUDDHAS})
    play(state, "0: bid 3 n1", "1: bid 4 n2", "2: bid 3 s2")
    assert [[one.printed for one in monuments(state, seat)] for seat in (0, 1)] == [[2], [1]]


@pytest.mark.rule("reviving-77")
def test_t_x9_the_fifth_is_worth_five() -> None:
    more = {"market": "h05 b07 b08 b09", "options": BUDDHAS}
    state = table(Seat(), Seat(built="h01, h02, h03, h04"), Seat(), **{"phase": "bid", "round": 4, **more})
    play(state, "0: bid 5 n1", "1: bid 4 n2", "2: bid 4 s2")
    assert points(state, 0) == 5 + 1


@pytest.mark.rule("reviving-102")
def test_with_the_option_all_buddhas_count() -> None:
    """RK-R35, the option."""
    options = {**BUDDHAS, "count_all_buddhas": True}
    state = table(Seat("r01"), Seat("r02"), Seat(), options=options, top_of_blue="h03 b10 b11 b12")
    play(state, "0: build r01", "1: build r02")
    all_ready(state)
    first = state.actor()
    for number, bid in enumerate(("4 n1", "3 n2", "2 s2")):
        state.play((first + number) % 3, f"bid {bid}")
    assert [one.printed for one in monuments(state, first) if one.holographic] == [3]


@pytest.mark.rule("reviving-76")
def test_in_a_team_a_holographic_buddha_may_go_to_a_teammate() -> None:
    state = table(*[Seat()] * 4, phase="bid", market="h01 b07 b08 b09", options={**BUDDHAS, "teams": 2})
    play(state, "0: bid 4 n1", "1: bid 1 n2", "2: bid 1 s2", "3: bid 1 w2")
    assert legal(state, 0) == ["at 0", "at 2"]
    play(state, "0: at 2")
    assert (points(state, 0), points(state, 2)) == (0, 2)
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-76", "reviving-65")
def test_a_holographic_buddha_that_sophie_takes_is_built_and_a_hand_card_discarded() -> None:
    """RK-R36: none if the hand is empty."""
    options = {**BUDDHAS, **ARCHITECTS, **REBUILDING}
    power = {"task": "power", "base": "power"}
    others = (Seat(coins="1", architect="walter"), Seat(coins="1", architect="sara"))
    for cards, task in (("r12", "discard"), ("", "spend")):
        sophie = Seat(cards, coins="5", architect="sophie", more=power)
        state = spending(sophie, *others, discards="h01", holographic=1, options=options)
        play(state, "0: take h01")
        assert points(state, 0) == 2 + 1
        assert player(state, 0).task == task


@pytest.mark.rule("reviving-76", "reviving-64")
def test_nobody_has_to_build_what_they_put_back() -> None:
    """RK-R36: Charles collects only what he keeps."""
    state = with_architects(
        "charles", "walter", "liu", round=2, options={**ARCHITECTS, **BUDDHAS}, top_of_red="h01 r02"
    )
    play(state, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1", "0: return h01")
    assert ends(state, 0) == []
    kept = with_architects("charles", "walter", "liu", round=2, options={**ARCHITECTS, **BUDDHAS}, top_of_red="h01 r02")
    play(kept, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1", "0: return r02")
    assert ends(kept, 0) == [["h01"]]


@pytest.mark.rule("reviving-76", "reviving-48")
def test_nobody_supposes_a_holographic_buddha_in_a_hand() -> None:
    """Seat 1 does not know which of two cards seat 0 put back; it was the Buddha, or else that would stand there."""
    more = {"round": 2, "options": {**ARCHITECTS, **BUDDHAS}, "red_deck": "h01 r02 r03 r04"}
    state = with_architects("charles", "walter", "liu", **more)
    play(state, "0: bid 3 w1", "1: bid 5 n1", "2: bid 2 s1", "0: return h01")
    luck = durbar.rng_of_seed(1)
    for _ in range(20):
        guess = state.game.redeal(state, 1, luck)
        assert "h01" not in [card for seat in range(3) for card in hand(guess, seat)]
        assert durbar.digest(durbar.read_position(durbar.write_position(guess))) == durbar.digest(guess)


@pytest.mark.rule("reviving-77", "reviving-60")
def test_a_rebuilt_holographic_buddha_scores_the_next_rank_when_it_is_bought() -> None:
    """RK-R36: its points are lost, the count never goes back."""
    state = table(
        Seat("r01 r12 r13", "h01", coins="1"),
        Seat("r11", coins="5"),
        Seat(coins="1"),
        round=4,
        holographic=1,
        options={**BUDDHAS, "rebuilding": True},
    )
    assert points(state, 0) == 2
    play(state, "0: build r01", "0: rebuild h01")
    assert points(state, 0) == 3
    all_ready(state)
    play(state, "1: buy h01", "1: build h01")
    assert points(state, 1) == 2 + 1


# Rainbow promo


@pytest.mark.rule("reviving-78")
def test_t_x12_the_rainbow_pack_makes_a_red_deck_of_sixty() -> None:
    state = durbar.game("reviving").new(3, 1, {"rainbow_promo": True})
    assert view(state).red == 60
    top = table(Seat("x03", red("shrine_1:red")), Seat(), Seat(), options={"rainbow_promo": True})
    assert legal_of(top, 0, "build") == ["x03"]
    play(top, "0: build x03", "0: colour red")
    assert points(top, 0) == 7
    assert reds("shrine_1:red") == "r08"
