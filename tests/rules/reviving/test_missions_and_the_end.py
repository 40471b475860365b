"""Missions, the end of the game, and what one may know: reviving-40 to reviving-48."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    Seat,
    all_ready,
    data_of,
    hand,
    legal,
    log_lines,
    monument,
    play,
    player,
    points,
    red,
    reds,
    refused,
    table,
    told,
    view,
)

LAST = Seat(coins="1")


def last_round(*seats: Seat, **more: object) -> durbar.State:
    """Round 8 after building; all have spent their leftover coins but seat 0, who has a 1 to convert."""
    others = [seat._replace(coins="", more={**seat.more}) for seat in seats[1:]]
    return table(seats[0]._replace(coins="1"), *others, **{"phase": "leftover", "round": 8, "active": 0, **more})


def met(mission: str, *built: str) -> list[bool]:
    state = table(Seat(built=", ".join(built), mission=mission), Seat(), Seat(), Seat())
    return view(state, 0).squares[0].met


@pytest.mark.rule("reviving-40", "reviving-41")
@pytest.mark.parametrize(("colour", "is_met"), [("R", True), ("B", True), ("G", False)])
def test_t_s10_a_red_or_blue_buddha(colour: str, is_met: bool) -> None:
    assert met("m01", monument("buddha", colour)) == [is_met, False, False, False]


@pytest.mark.rule("reviving-41")
@pytest.mark.parametrize(("colours", "is_met"), [("RG", True), ("GR", False), ("YW", True)])
def test_t_s11_a_shrine_with_a_green_or_white_top(colours: str, is_met: bool) -> None:
    assert met("m01", monument("shrine", colours))[1] == is_met


@pytest.mark.rule("reviving-41", "reviving-42")
@pytest.mark.parametrize(("colours", "is_met"), [("RGG", True), ("GGR", False)])
def test_t_s12_a_stupa_whose_upper_sections_match_scores_at_the_end_only(colours: str, is_met: bool) -> None:
    """RK-R20: Amy's green centre and top bring 3 points when the game is over."""
    assert met("m01", monument("stupa", colours))[2] == is_met
    state = last_round(Seat(built=monument("stupa", colours), mission="m01"), Seat(), Seat())
    before = points(state, 0)
    play(state, "0: convert")
    assert points(state, 0) == before + 1 + (3 if is_met else 0)
    assert player(state, 0).score.mission == (3 if is_met else 0)


@pytest.mark.rule("reviving-41")
@pytest.mark.parametrize(("colours", "is_met"), [("BBRW", True), ("BRRW", False)])
def test_t_s13_a_pagoda_whose_lower_sections_match(colours: str, is_met: bool) -> None:
    assert met("m01", monument("pagoda", colours))[3] == is_met


@pytest.mark.rule("reviving-42")
def test_t_s14_an_objective_scores_once() -> None:
    both = f"{monument('stupa', 'RGG')}, {monument('stupa', 'YBB')}"
    state = last_round(Seat(built=both, mission="m01"), Seat(), Seat())
    play(state, "0: convert")
    assert player(state, 0).score.mission == 3


@pytest.mark.rule("reviving-42")
def test_an_unfinished_monument_meets_nothing() -> None:
    assert met("m01", reds("stupa_1:green", "stupa_2:green")) == [False] * 4


@pytest.mark.rule("reviving-43", "reviving-8")
def test_t_s9_unfinished_monuments_score_their_topmost_section() -> None:
    built = f"{reds('shrine_1:red')}, {reds('stupa_1:red', 'stupa_2:red')}, "
    built += reds("pagoda_1:red", "pagoda_2:red", "pagoda_3:red")
    state = last_round(Seat(built=built), Seat(built="r06"), Seat())
    play(state, "0: convert")
    assert player(state, 0).score.unfinished == 1 + 2 + 4
    assert player(state, 1).score.unfinished == 1
    assert player(state, 0).score.total == 7 + 1


@pytest.mark.rule("reviving-43")
def test_hands_go_onto_the_red_deck_and_are_worth_nothing() -> None:
    """RK-R23."""
    state = last_round(Seat("r02 r12"), Seat("r13"), Seat())
    play(state, "0: convert")
    assert state.scores() == [1, 0, 0]
    assert all(not hand(state, seat) for seat in range(3))
    assert data_of(state)["red"][:3] == ["r13", "r12", "r02"]


@pytest.mark.rule("reviving-43")
@pytest.mark.parametrize(
    ("language", "none", "one"), [("en", ": 0 points.", ": one point."), ("fr", ", 0 point.", ", 1 point.")]
)
def test_who_meets_no_objective_is_not_told_to_have_a_point(language: str, none: str, one: str) -> None:
    """Seat 0 has a Buddha for its mission, the others have nothing; French treats 0 like 1."""
    state = last_round(Seat(built="r01", mission="m01"), LAST, LAST)
    state.listen()
    play(state, "0: convert")
    told_of_missions = [line for line in log_lines(state, language) if "Mission" in line]
    for line, end in zip(told_of_missions, (one, none, none), strict=True):
        assert line.endswith(end)


@pytest.mark.rule("reviving-44", "reviving-1")
def test_most_points_win_and_equal_ones_share() -> None:
    """RK-R24: no tie is broken."""
    state = last_round(Seat(built="r06"), Seat(built="r07, r08"), Seat())
    events = told(state, lambda: play(state, "0: convert"))
    assert state.scores() == [2, 2, 0]
    assert state.ranking() == [[0, 1], [2]]
    assert [event["kind"] for event in events][-2:] == ["share", "share"]
    won = last_round(Seat(built="r06, r09"), Seat(built="r07, r08"), Seat())
    play(won, "0: convert")
    assert won.ranking() == [[0], [1], [2]]


@pytest.mark.rule("reviving-99")
def test_with_the_option_finished_monuments_break_a_tie() -> None:
    """RK-R24, the option: a Buddha of a known colour and a begun Shrine have as many points as three begun ones."""
    buddha = f"{red('buddha:green')}"
    seats = (Seat(built=f"{buddha}", mission="m01"), Seat(built="r06, r07, r08, r10", mission="m02"), Seat())
    state = last_round(*seats)
    play(state, "0: convert")
    assert (state.scores(), state.ranking()) == ([4, 4, 0], [[0, 1], [2]])
    broken = last_round(*seats, options={"tie_break": True})
    play(broken, "0: convert")
    assert broken.ranking() == [[0], [1], [2]]


@pytest.mark.rule("reviving-45")
def test_when_the_game_is_over_nobody_moves() -> None:
    state = last_round(Seat("r02"), Seat(), Seat())
    play(state, "0: convert")
    assert state.actors() == []
    assert refused(state, 0, "convert") == "reviving-45"
    assert refused(state, 1, "bid 1 n1") == "reviving-45"


@pytest.mark.rule("reviving-46")
def test_the_first_player_marker_passes_after_every_round() -> None:
    state = table(Seat("r12"), Seat(), Seat(), first_player=2)
    all_ready(state)
    assert (view(state).first_player, state.actors()) == (0, [0])


# What you may know


@pytest.mark.rule("reviving-47")
def test_coins_are_hidden_until_the_reveal() -> None:
    state = table(Seat(), Seat(), Seat(), phase="bid")
    play(state, "0: bid 4 n1")
    for viewer in (1, 2, durbar.SPECTATOR):
        seen = view(state, viewer)
        spot = next(spot for spot in seen.spots if spot.spot == "n1")
        assert (spot.seat, spot.coin) == (0, 0)
        assert (seen.players[0].coins, seen.players[0].coin_count) == ([], 4)
    own = next(spot for spot in view(state, 0).spots if spot.spot == "n1")
    assert own.coin == 4
    events = told(state, lambda: play(state, "1: bid 3 n2"))
    assert events == [{"kind": "bid", "seat": 1, "spot": "n2"}]
    play(state, "2: bid 1 s1")
    reveal = view(state).reveal
    assert reveal is not None
    assert {coin.spot: coin.coin for coin in reveal.coins} == {"n1": 4, "n2": 3, "s1": 1}


@pytest.mark.rule("reviving-47", "reviving-98")
def test_missions_are_private_until_the_end() -> None:
    """RK-R18, and its option."""
    state = table(Seat(), Seat(), Seat(), phase="bid")
    assert [square.mission for square in view(state, 1).squares] == ["", "m02", ""]
    assert [square.met for square in view(state, 1).squares] == [[], [False] * 4, []]
    opened = table(Seat(), Seat(), Seat(), phase="bid", options={"open_missions": True})
    assert [square.mission for square in view(opened).squares] == ["m01", "m02", "m03"]
    over = last_round(Seat(), Seat(), Seat())
    play(over, "0: convert")
    assert [square.mission for square in view(over).squares] == ["m01", "m02", "m03"]


@pytest.mark.rule("reviving-47")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    state = table(Seat("r12 r13"), Seat(), Seat())
    assert view(state, 1).players[0].hand == ["", ""]
    assert view(state, 0).players[0].hand == ["r12", "r13"]


@pytest.mark.rule("reviving-48")
def test_cards_won_from_the_market_stay_known() -> None:
    state = table(Seat(), Seat(), Seat(), phase="bid", top_of_red="r12 r13 r14")
    play(state, "0: bid 4 n1", "1: bid 3 w1", "2: bid 1 s1")
    assert view(state, 2).players[1].hand == ["b08", ""]
    assert view(state, 1).players[1].hand == ["b08", "r12"]
    luck = durbar.rng_of_seed(1)
    for _ in range(10):
        guess = state.game.redeal(state, 2, luck)
        assert view(guess, 1).players[1].hand[0] == "b08"
        assert view(guess).under_red == view(state).under_red == ["b09"]


@pytest.mark.rule("reviving-9", "reviving-10", "reviving-11")
def test_setting_up() -> None:
    """RK-R1, RK-R19: five coins and a mission each, an empty common discard pile, and a first player by luck."""
    first = set()
    for seed in range(20):
        state = durbar.game("reviving").new(4, seed)
        seen = view(state)
        assert [one.coins for one in seen.players] == [[1, 2, 3, 4, 5]] * 4
        assert len({view(state, seat).squares[seat].mission for seat in range(4)}) == 4
        assert (seen.discards, seen.round, seen.rounds, seen.red) == ([], 1, 8, 50)
        assert state.actors() == [seen.first_player]
        first.add(seen.first_player)
    assert first == {0, 1, 2, 3}
    assert legal(state, state.actor())[0] == "bid 1 n1"
