"""Two players and teams: reviving-2, reviving-49 to reviving-54."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    Seat,
    all_ready,
    ends,
    legal,
    monuments,
    play,
    player,
    points,
    red,
    reds,
    refused,
    table,
    told,
    view,
    winners,
)

TWO_TEAMS = {"teams": 2}


@pytest.mark.rule("reviving-49", "reviving-50")
def test_t_b11_the_second_player_bids_twice_in_the_middle() -> None:
    """RK-R22: own coins are compared like those of others."""
    state = table(Seat(), Seat(), phase="bid", first_player=1)
    asked = []
    for bid in ("5 n1", "4 s1", "3 n2", "2 w1"):
        asked.append(state.actor())
        state.play(state.actor(), f"bid {bid}")
    assert asked == [1, 0, 0, 1]
    assert winners(state) == {1: 1, 2: 1, 3: 0, 4: 0}
    assert [len(player(state, seat).hand) for seat in (0, 1)] == [4, 4]
    assert [[card[0] for card in player(state, seat).hand].count("r") for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("reviving-49")
def test_t_b11_so_it_is_in_every_round() -> None:
    state = durbar.game("reviving").new(2, seed=5)
    for _ in range(2):
        first, asked = view(state).first_player, []
        while view(state).phase == "bid":
            asked.append(state.actor())
            state.play(state.actor(), state.legal_moves(state.actor())[0])
        assert asked == [first, 1 - first, 1 - first, first]
        all_ready(state)


@pytest.mark.rule("reviving-51")
def test_t_l2_the_marker_passes_after_every_leftover_step() -> None:
    """RK-R21: first players P P Q Q P P Q Q."""
    state = durbar.game("reviving").new(2, seed=5)
    luck, first = durbar.rng_of_seed(3), {}
    while state.actors():
        first[view(state).round] = view(state).first_player
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    one = first[1]
    assert [seat == one for seat in first.values()] == [True, True, False, False] * 2


@pytest.mark.rule("reviving-52", "reviving-2")
def test_t_x1_which_teams_there_are() -> None:
    """RK-R38, RK-R39: seats ABAB, ABABAB, ABCABC; none with 2, 3 or 5 players."""
    game = durbar.game("reviving")
    shapes = {(4, 2): [0, 1, 0, 1], (6, 2): [0, 1, 0, 1, 0, 1], (6, 3): [0, 1, 2, 0, 1, 2]}
    for seats in range(1, 7):
        for teams in (2, 3):
            if (seats, teams) in shapes:
                state = game.new(seats, 1, {"teams": teams})
                assert [one.team for one in view(state).players] == shapes[seats, teams]
            else:
                with pytest.raises(durbar.BadOption):
                    game.new(seats, 1, {"teams": teams})


@pytest.mark.rule("reviving-53")
def test_teams_build_one_after_the_other() -> None:
    """RK-R11: in turn order, so that teammates do not build over each other."""
    state = table(*(Seat(f"r1{n}") for n in range(1, 5)), active=1, queue=[2, 3, 0], first_player=1, options=TWO_TEAMS)
    asked = []
    while view(state).phase == "build":
        asked.append(state.actors())
        state.play(state.actor(), "ready")
    assert asked == [[1], [2], [3], [0]]


@pytest.mark.rule("reviving-53", "reviving-54")
def test_a_monument_may_stand_in_a_teammates_square_and_scores_there() -> None:
    """RK-R40: whoever owns the square scores; whoever finishes names the wilds."""
    state = table(
        Seat(f"r01 b27 {red('stupa_2:red')}"), Seat(built="r07"), Seat(built="r08, r18"), Seat(), options=TWO_TEAMS
    )
    play(state, "0: build r01")
    assert legal(state, 0) == ["at 0", "at 2"]
    assert refused(state, 0, "at 1") == "reviving-53"
    events = told(state, lambda: play(state, "0: at 2"))
    assert [event["kind"] for event in events] == ["build-for", "complete"]
    assert (points(state, 0), points(state, 2)) == (0, 3)
    play(state, "0: build b27b", "0: colour red")
    assert points(state, 2) == 3 + 5 + 2
    play(state, f"0: build {red('stupa_2:red')}")
    assert ends(state, 2) == [["r08", "b27b"], ["r18", red("stupa_2:red")], ["r01"]]
    assert refused(state, 0, "on r07") == "reviving-23"


@pytest.mark.rule("reviving-53")
def test_no_building_in_the_squares_of_others() -> None:
    top = red("shrine_2:red")
    state = table(Seat(top), Seat(built="r07"), Seat(), Seat(), options=TWO_TEAMS)
    assert refused(state, 0, f"build {top}") == "reviving-25"


@pytest.mark.rule("reviving-53", "reviving-37")
def test_a_bought_card_may_go_to_a_teammate() -> None:
    seats = (Seat(coins="5"), Seat(coins="1"), Seat(built="r08", coins="1"), Seat(coins="1"))
    top = red("shrine_2:red")
    more = {"phase": "leftover", "round": 4, "active": 0, "queue": [1, 2, 3], "discards": top, "options": TWO_TEAMS}
    state = table(*seats, **more)
    play(state, f"0: buy {top}", f"0: build {top}", "0: ready")
    assert points(state, 2) == 7
    assert monuments(state, 2)[0].complete


@pytest.mark.rule("reviving-54")
def test_teams_add_up_their_points() -> None:
    seats = (Seat(coins="1"), Seat(built="r06, r07", coins=""), Seat(built="r16", coins=""), Seat(coins=""))
    state = table(*seats, phase="leftover", round=8, active=0, options=TWO_TEAMS)
    events = told(state, lambda: play(state, "0: convert"))
    assert [event["seat"] for event in events if event["kind"] == "share"] == [0, 1, 2, 3]
    assert state.scores() == [1, 2, 1, 0]
    assert state.ranking() == [[0, 1, 2, 3]]
    assert state.game.prompt(state) == ("over-team-shared", {"count": 2, "points": 2})
    ahead = (Seat(coins="1"), Seat(built="r06, r07", coins=""), Seat(built="r16, r17", coins=""), Seat(coins=""))
    state = table(*ahead, phase="leftover", round=8, active=0, options=TWO_TEAMS)
    events = told(state, lambda: play(state, "0: convert"))
    assert state.ranking() == [[0, 2], [1, 3]]
    assert state.game.prompt(state) == ("over-team", {"seat": 0, "points": 3})
    assert [event["seat"] for event in events if event["kind"] == "team-win"] == [0, 2]


@pytest.mark.rule("reviving-54", "reviving-70")
def test_the_owner_of_the_square_picks_among_two_objectives() -> None:
    """RK-R29: seat 0 finishes a Shrine for seat 2, who then meets two of them; after that seat 0 goes on."""
    built = f"{red('buddha:blue')}, {red('buddha:red')}, {red('buddha:green')}, {red('shrine_1:red')}"
    state = table(
        Seat(f"{red('shrine_2:red')} r12"),
        Seat(),
        Seat(built=built),
        Seat(),
        objectives="o02 o03 o04",
        options={**TWO_TEAMS, "public_objectives": True},
    )
    play(state, f"0: build {red('shrine_2:red')}")
    assert state.actors() == [2]
    assert legal(state, 2) == ["claim o02", "claim o03"]
    assert refused(state, 2, "claim o04") == "reviving-70"
    assert refused(state, 0, "ready") == "reviving-11"
    before = points(state, 2)
    play(state, "2: claim o03")
    assert points(state, 2) == before + 3
    assert state.actors() == [0]
    all_ready(state)
    assert view(state).phase == "bid"


@pytest.mark.rule("reviving-52")
def test_teammates_see_neither_each_others_hands_nor_missions() -> None:
    state = table(Seat("r12"), Seat("r13"), Seat("r14"), Seat("r15"), options=TWO_TEAMS)
    assert [one.hand for one in view(state, 0).players] == [["r12"], [""], [""], [""]]
    assert reds("shrine_2:white", "shrine_2:red") == "r12 r13"
    assert [bool(square.mission) for square in view(state, 0).squares] == [True, False, False, False]
