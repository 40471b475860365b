"""A turn: choosing dice and resting, kathmandu-31 to kathmandu-38, and taking back (kathmandu-112)."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.kathmandu.tables import Seat, at, legal, play, player, refused, resources, seen, table, told


def dice(state: durbar.State, seat: int = 0) -> dict[str, str]:
    return {die.die: die.state for die in player(state, seat).dice}


@pytest.mark.rule("kathmandu-31")
def test_the_holder_of_the_pawn_begins_and_the_others_follow_clockwise() -> None:
    state = table(Seat(), Seat(), Seat(), holder=1)
    order = []
    for _ in range(6):
        order.append(state.actor())
        play(state, "take brown" if "take brown" in legal(state) else "take grey")
        play(state, next(move for move in legal(state) if move.startswith("go")), "done")
    assert order == [1, 2, 0, 1, 2, 0]
    assert "seat 1" in refused(table(Seat(), Seat(), holder=1), "take brown", "kathmandu-31", seat=0)


@pytest.mark.rule("kathmandu-32", "kathmandu-33", "kathmandu-34")
def test_t1_one_die_aside_the_others_rolled_and_one_of_them_chosen() -> None:
    """The rulebook's Dirk: grey aside, brown chosen, a backpack gained. R-D2: all others are rolled."""
    state = table(Seat(dice="3 3 3 3 3 3"), Seat())
    assert told(state, "reroll grey") == ["reroll"]
    assert [die.value for die in player(state).dice] != [3] * 6
    assert player(state).dice[1].value == 3
    play(state, "take brown")
    assert dice(state) == {
        "brown": "used",
        "grey": "aside",
        "violet": "unused",
        "orange": "unused",
        "pink": "unused",
        "black": "unused",
    }
    assert player(state).dice[0].slot == 1
    assert resources(state) == {"backpack": 1}


@pytest.mark.rule("kathmandu-33")
def test_t2_rerolls_in_all_turns_leave_5_3_and_1_dice_to_choose_from() -> None:
    """R-D1: what is set aside stays out until the day ends."""
    state = table(Seat(at(1, 0)), Seat())
    left = []
    for _ in range(3):
        play(state, legal(state, "reroll")[0])
        left.append(len(legal(state, "take")))
        play(state, legal(state, "take")[0])
        if legal(state, "gain"):
            play(state, "gain coin")
        play(state, legal(state, "go")[0], "done")
        play(state, legal(state, "take")[0])
        if legal(state, "gain"):
            play(state, "gain coin")
        play(state, (legal(state, "rest") + legal(state, "go"))[0])
        if legal(state, "done"):
            play(state, "done")
    assert left == [5, 3, 1]
    assert seen(state).day == 2
    assert set(dice(state).values()) == {"unused"}


@pytest.mark.rule("kathmandu-32")
def test_t3_rolling_again_is_possible_once_a_turn_and_only_before_choosing() -> None:
    state = table(Seat(), Seat())
    play(state, "reroll grey")
    assert "once" in refused(state, "reroll brown", "kathmandu-32")
    refused(state, "take grey", "kathmandu-33")
    play(state, "take brown")
    refused(state, "reroll pink", "kathmandu-39")


@pytest.mark.rule("kathmandu-35", "kathmandu-37")
def test_t4_with_three_markers_the_yak_rests_and_the_die_counts() -> None:
    """The rulebook's Vincent: the pink die brings fodder, then all markers go. R-D6."""
    state = table(Seat(markers=3), Seat())
    assert seen(state).current.must_rest
    play(state, "take pink")
    assert legal(state) == ["rest"]
    assert state.game.prompt(state) == ("rest", {"seat": 0})
    play(state, "rest")
    assert (player(state).markers, resources(state), player(state).dice_sum) == (0, {"fodder": 1}, 3)
    assert player(state).space == "1b1"
    assert state.actor() == 1


@pytest.mark.rule("kathmandu-35", "kathmandu-67")
def test_t5_a_first_aid_kit_avoids_the_rest() -> None:
    """R-D4: the rest is looked at when the yak would set out."""
    state = table(Seat(at(1, 2), markers=3, cards="first_aid_0"), Seat())
    play(state, "take pink", "use first_aid")
    assert player(state).markers == 1
    refused(state, "rest", "kathmandu-36")
    play(state, "go e")
    assert player(state).space == at(4, 2)


@pytest.mark.rule("kathmandu-35", "kathmandu-70")
def test_a_third_marker_for_a_world_map_counts() -> None:
    """R-D4: without fodder the map across a border costs the third marker, so the yak rests."""
    state = table(Seat(at(26, 8), markers=2, cards="world_map_1"), Seat(), phase="move", die="brown")
    play(state, f"map {at(28, 8)}")
    assert player(state).markers == 3
    assert legal(state) == ["rest"]


@pytest.mark.rule("kathmandu-36")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_nobody_rests_with_fewer_than_three_markers(markers: int) -> None:
    """R-D5."""
    state = table(Seat(markers=markers), Seat(), phase="move", die="brown")
    refused(state, "rest", "kathmandu-36")


@pytest.mark.rule("kathmandu-35", "kathmandu-36")
@pytest.mark.parametrize("move", ["go n", "over n", "use tea_leaves"])
def test_nobody_refuses_to_rest(move: str) -> None:
    """R-D5: with three markers there is no other way."""
    state = table(Seat(markers=3, cards="tea_leaves_0"), Seat(), phase="move", die="brown")
    refused(state, move, "kathmandu-35")


@pytest.mark.rule("kathmandu-34")
def test_t9_the_black_die_brings_any_resource() -> None:
    state = table(Seat(), Seat())
    play(state, "take black")
    assert legal(state) == ["gain backpack", "gain compass", "gain paint", "gain coin", "gain fodder"]
    refused(state, "go e", "kathmandu-34")
    play(state, "gain compass")
    assert resources(state) == {"compass": 1}


@pytest.mark.rule("kathmandu-14", "kathmandu-15", "kathmandu-34")
@pytest.mark.parametrize(
    ("die", "resource"),
    [("brown", "backpack"), ("grey", "compass"), ("violet", "paint"), ("orange", "coin"), ("pink", "fodder")],
)
def test_every_colour_brings_its_resource_however_many_are_about(die: str, resource: str) -> None:
    state = table(Seat(resources=f"{resource} " * 60), Seat(resources=f"{resource} " * 60), day=6)
    play(state, f"take {die}")
    assert resources(state) == {resource: 61}


@pytest.mark.rule("kathmandu-37", "kathmandu-65")
def test_t7_a_turned_die_counts_with_its_new_face() -> None:
    """R-D7."""
    state = table(Seat(at(0, 0), dice="2 3 3 3 3 3", cards="magnifier_0"), Seat(), phase="move", die="brown")
    play(state, "use magnifier", "go e")
    assert player(state).dice_sum == 5


@pytest.mark.rule("kathmandu-37", "kathmandu-73")
def test_t8_a_doubled_die_counts_with_its_face() -> None:
    state = table(Seat(at(0, 0), dice="4 3 3 3 3 3", cards="tea_leaves_0"), Seat(), phase="move", die="brown")
    play(state, "use tea_leaves", "go e")
    assert player(state).dice_sum == 4


@pytest.mark.rule("kathmandu-112")
def test_a_turn_can_be_tried_and_taken_back_until_luck_speaks() -> None:
    mine = Seat(at(28, 9), "coin compass", cards="toolbox_0 bridle_0 magnifier_0", yak="jungle", dice="2 3 3 3 3 3")
    state = table(mine, Seat())
    play(state, "take brown", "toolbox compass paint coin", "use magnifier", "use bridle", "go n", "turn 1 e")
    assert state.mark == 0
    fresh = table(mine, Seat())
    play(fresh, "reroll grey")
    assert fresh.mark > 0


@pytest.mark.rule("kathmandu-112")
@pytest.mark.parametrize(
    ("seat", "more", "moves"),
    [
        (Seat(at(1, 2), yak="forest", dice="2 3 3 3 3 3"), {"phase": "move", "die": "brown"}, ["go e"]),
        (Seat(cards="telescope_1"), {}, ["use telescope"]),
        (Seat(at(20, 1)), {"phase": "act", "die": "brown"}, ["offer 1", "draw"]),
        (Seat(at(20, 1)), {"phase": "act", "die": "brown", "plans": "red_a red_a red_b"}, ["offer 1", "plan red_a"]),
        (Seat(cards="barrel_1"), {}, ["use barrel", "roll brown"]),
    ],
    ids=["a yak tile", "a telescope", "a plan of the deck", "a plan of the display", "a barrel"],
)
def test_what_shows_something_new_cannot_be_taken_back(seat: Seat, more: dict[str, str], moves: list[str]) -> None:
    state = table(seat, Seat(), **more)
    play(state, *moves[:-1])
    assert state.mark == 0
    play(state, moves[-1])
    assert state.mark > 0
