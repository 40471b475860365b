"""Equipment cards: kathmandu-61 to kathmandu-76, with the examples T6, T20, T29."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import Seat, at, items, legal, play, player, refused, resources, seen, table, told, xy


def before(cards: str, **more: Any) -> durbar.State:
    """A die is chosen and the yak has not moved."""
    seat = {name: more.pop(name) for name in Seat._fields if name in more}
    mine = Seat(cards=cards, **{"space": at(0, 0), **seat})
    return table(mine, Seat(), phase="move", die="brown", **more)


def after(cards: str, **more: Any) -> durbar.State:
    seat = {name: more.pop(name) for name in Seat._fields if name in more}
    mine = Seat(cards=cards, **{"space": at(0, 0), **seat})
    return table(mine, Seat(), phase="act", die="brown", **more)


@pytest.mark.rule("kathmandu-61")
def test_each_card_has_its_time() -> None:
    """R-E1: eight before the move, three during, one after."""
    early = "toolbox_1 magnifier_1 barrel_1 first_aid_1 telescope_1 bottle_1 world_map_1 chest_1"
    cards = f"{early} climbing_gear_1 tea_leaves_1 bridle_1 rope_ladder_1"
    mine: dict[str, Any] = {"markers": 1, "plans": "red_a red_b", "space": at(19, 2)}
    kinds = {move.split()[0] + " " + move.split()[1] for move in legal(before(cards, **mine), "use")}
    assert kinds == {
        "use magnifier", "use barrel", "use first_aid", "use telescope", "use chest", "use climbing_gear",
        "use tea_leaves", "use bridle",
    }  # fmt: skip
    first = before(cards, **mine)
    assert legal(first, "toolbox")
    assert legal(first, "map")
    assert legal(first, "bottle")
    refused(first, f"ladder {at(20, 1)}", "kathmandu-39")
    late = after(cards, **mine)
    assert legal(late, "ladder") == [f"ladder {at(20, 1)}", f"ladder {at(18, 3)}"]
    for move in ("use barrel", "use magnifier", "use chest", "toolbox backpack compass coin", "use tea_leaves"):
        refused(late, move, "kathmandu-61")
    choosing = table(Seat(cards=cards, **mine), Seat())
    refused(choosing, "use magnifier", "kathmandu-34")
    refused(choosing, "use bridle", "kathmandu-61")
    refused(choosing, "bottle 1", "kathmandu-34")


@pytest.mark.rule("kathmandu-61")
def test_when_the_move_has_begun_cards_from_before_it_are_too_late() -> None:
    state = before("tea_leaves_1 toolbox_1 magnifier_1 world_map_1")
    play(state, "use tea_leaves")
    assert legal(state) == ["go n", "go e", "go s", "go w"]
    refused(state, "toolbox backpack compass coin", "kathmandu-61")
    refused(state, f"map {at(1, 0)}", "kathmandu-61")
    refused(state, "use chest", "kathmandu-61")


@pytest.mark.rule("kathmandu-62")
def test_used_cards_are_discarded_and_starting_cards_leave_the_game() -> None:
    """R-A9: the starting card is used first."""
    state = before("magnifier_0 magnifier_2")
    play(state, "use magnifier")
    assert (items(player(state).cards), seen(state).discards) == (["magnifier_2"], [])
    assert "magnifier_0" in state.game.write(state)["gone"]
    play(state, "use magnifier")
    assert (items(player(state).cards), items(seen(state, 1).discards)) == ([], ["magnifier_2"])
    assert player(state).dice[0].value == 3


@pytest.mark.rule("kathmandu-62")
def test_of_several_cards_of_a_kind_one_may_be_picked() -> None:
    """It is used and discarded instead of the starting card; picking can be taken back, and asks for nothing else."""
    state = before("magnifier_0 magnifier_2 magnifier_3 barrel_1")
    assert legal(state, "pick") == ["pick magnifier_2", "pick magnifier_3"]
    play(state, "pick magnifier_3")
    assert (legal(state, "pick"), seen(state).current.picked) == ([], ["magnifier_3"])
    play(state, "use magnifier")
    assert (items(player(state).cards), state.game.write(state)["discards"]) == (
        ["magnifier_2", "barrel_1", "magnifier_0"],
        ["magnifier_3"],
    )
    assert (legal(state, "pick"), seen(state).current.picked) == (["pick magnifier_2"], [])


@pytest.mark.rule("kathmandu-62")
@pytest.mark.parametrize(
    ("cards", "use", "left"),
    [
        ("toolbox_0 toolbox_2", "toolbox backpack compass coin", "toolbox_0"),
        ("bottle_0 bottle_2", "bottle 1", "bottle_0"),
        ("world_map_0 world_map_2", f"map {at(1, 0)}", "world_map_0"),
        ("tea_leaves_1 tea_leaves_2", "use tea_leaves", "tea_leaves_1"),
        ("chest_0 chest_2", "use chest", "chest_0"),
    ],
)
def test_whatever_its_kind_the_picked_card_is_used(cards: str, use: str, left: str) -> None:
    state = before(cards, plans="red_a red_b", space=at(0, 0))
    play(state, f"pick {cards.split()[1]}", use)
    assert items(player(state).cards) == [left]


@pytest.mark.rule("kathmandu-62")
def test_a_rope_ladder_is_picked_after_the_move() -> None:
    state = after("rope_ladder_0 rope_ladder_1", space=at(19, 2))
    play(state, "pick rope_ladder_1", f"ladder {at(20, 1)}")
    assert items(player(state).cards) == ["rope_ladder_0"]


@pytest.mark.rule("kathmandu-61", "kathmandu-62")
def test_what_cannot_be_picked() -> None:
    """The card that would be used anyway, a single one, one whose time it is not, a second one of a kind."""
    state = before("magnifier_1 magnifier_2 magnifier_3 barrel_1 rope_ladder_1 rope_ladder_2")
    for card in ("magnifier_1", "barrel_1", "rope_ladder_2"):
        refused(state, f"pick {card}", "kathmandu-62")
    refused(state, "pick chest_1", "kathmandu-61")
    play(state, "pick magnifier_2")
    refused(state, "pick magnifier_3", "kathmandu-62")
    play(state, "go e")
    assert seen(state).current.picked == ["magnifier_2"]
    play(state, "done")
    assert seen(state).current.picked == []


@pytest.mark.rule("kathmandu-62", "kathmandu-113")
def test_before_edition_3_nothing_was_picked() -> None:
    state = before("magnifier_0 magnifier_2", edition="2")
    assert legal(state, "pick") == []
    refused(state, "pick magnifier_2", "kathmandu-62")


@pytest.mark.rule("kathmandu-63")
@pytest.mark.parametrize(
    ("cards", "move", "rule", "more"),
    [
        ("first_aid_1", "use first_aid", "kathmandu-63", {}),
        ("chest_1", "use chest", "kathmandu-63", {"plans": "red_a blue_b"}),
        ("climbing_gear_1", "use climbing_gear", "kathmandu-72", {"space": at(2, 0), "dice": "1 3 3 3 3 3"}),
        ("world_map_1", f"map {at(18, 3)}", "kathmandu-70", {"space": at(6, 4)}),
        ("bridle_1", "use bridle", "kathmandu-74", {"dice": "1 3 3 3 3 3"}),
    ],
)
def test_a_card_without_effect_is_refused(cards: str, move: str, rule: str, more: dict[str, Any]) -> None:
    """R-E8."""
    refused(before(cards, **more), move, rule)


@pytest.mark.rule("kathmandu-63", "kathmandu-66")
def test_a_barrel_without_an_unused_die_is_refused() -> None:
    """R-E8."""
    mine: dict[str, Any] = {"used": "grey violet brown", "aside": "orange pink black"}
    state = table(Seat(cards="barrel_1", **mine), Seat(used="grey violet"), phase="move", die="brown", turn=3)
    refused(state, "use barrel", "kathmandu-63")


@pytest.mark.rule("kathmandu-61")
def test_who_has_no_such_card_cannot_use_it() -> None:
    state = before("")
    for move in ("use chest", "use bridle", "bottle 1", "toolbox backpack compass coin", f"map {at(1, 0)}"):
        assert "no such card" in refused(state, move, "kathmandu-61")


@pytest.mark.rule("kathmandu-64")
def test_toolbox() -> None:
    state = before("toolbox_0")
    assert len(legal(state, "toolbox")) == 10
    play(state, "toolbox backpack coin fodder")
    assert resources(state) == {"backpack": 1, "coin": 1, "fodder": 1}


@pytest.mark.rule("kathmandu-65", "kathmandu-69", "kathmandu-76")
def test_t6_magnifier_and_bottle() -> None:
    """R-E12: in any order."""
    state = before("magnifier_0 bottle_0", dice="2 3 3 3 3 3")
    play(state, "use magnifier")
    assert player(state).dice[0].value == 5
    play(state, "bottle -1")
    assert player(state).dice[0].value == 4
    other = before("magnifier_0 bottle_0", dice="2 3 3 3 3 3")
    play(other, "bottle 1", "use magnifier")
    assert player(other).dice[0].value == 4
    refused(before("bottle_0", dice="6 3 3 3 3 3"), "bottle 1", "kathmandu-69")
    refused(before("bottle_0", dice="1 3 3 3 3 3"), "bottle -1", "kathmandu-69")


@pytest.mark.rule("kathmandu-66")
def test_barrel() -> None:
    """R-D3: up to three times any unused dice, nothing aside, and the usual roll is still possible."""
    state = table(Seat(cards="barrel_0"), Seat())
    play(state, "use barrel")
    assert len(legal(state, "roll")) == 63
    assert "at least once" in refused(state, "stop", "kathmandu-66")
    refused(state, "take brown", "kathmandu-66")
    play(state, "roll brown grey")
    assert [die.value for die in player(state).dice[2:]] == [3, 3, 3, 3]
    play(state, "roll black", "stop", "reroll pink", "take brown")
    third = table(Seat(cards="barrel_0"), Seat())
    play(third, "use barrel", "roll brown", "roll brown", "roll brown")
    assert seen(third).phase == "die"


@pytest.mark.rule("kathmandu-66")
def test_a_barrel_after_a_die_was_chosen_rolls_the_others() -> None:
    state = before("barrel_0")
    play(state, "use barrel")
    assert len(legal(state, "roll")) == 31
    assert "The brown die" in refused(state, "roll brown grey", "kathmandu-66")
    play(state, "roll grey", "stop")
    assert seen(state).phase == "move"


@pytest.mark.rule("kathmandu-67")
@pytest.mark.parametrize(("markers", "left"), [(1, 0), (2, 0), (3, 1)])
def test_first_aid_kit(markers: int, left: int) -> None:
    state = before("first_aid_0", markers=markers)
    play(state, "use first_aid")
    assert player(state).markers == left


@pytest.mark.rule("kathmandu-68")
def test_telescope() -> None:
    state = before("telescope_0", yak="snow meadow")
    assert told(state, "use telescope") == ["use", "yak"]
    assert (player(state).completed, player(state).open_tile) == (1, "meadow")
    last = before("telescope_0", completed=8)
    assert told(last, "use telescope") == ["use", "yak-last"]
    assert player(last).hidden_tiles == 0


@pytest.mark.rule("kathmandu-70")
def test_world_map_inside_a_board_and_across_a_border() -> None:
    """R-E5 and R-E6: a border costs fodder, or a marker; nothing is done there, and the needle costs nothing."""
    state = before("world_map_0 world_map_1", space=at(26, 8), resources="fodder", yak="snow")
    assert "leads to another space" in refused(state, f"map {at(26, 8)}", "kathmandu-70")
    places = {xy(move.split()[1]) for move in legal(state, "map")}
    assert len(places) == 10
    play(state, f"map {at(24, 7)}")
    assert resources(state) == {"fodder": 1}
    play(state, f"map {at(29, 8)}")
    assert (resources(state), player(state).markers, player(state).completed) == ({}, 0, 0)
    assert seen(state).phase == "move"


@pytest.mark.rule("kathmandu-70")
@pytest.mark.parametrize("edition", durbar.game("kathmandu").editions)
def test_a_world_map_to_a_board_that_only_the_long_game_has_is_refused(edition: str) -> None:
    refused(before("world_map_0", space=at(26, 8), edition=edition), "map 8a1", "kathmandu-70")


@pytest.mark.rule("kathmandu-70")
@pytest.mark.parametrize(("start", "end"), [("1a6", "3f4"), ("3f4", "1a6")])
def test_a_world_map_across_two_borders_costs_both(start: str, end: str) -> None:
    """R-E5: snow from the first to the third board; one border is paid with fodder, the other with a marker."""
    state = before("world_map_0", space=start, resources="fodder", boards="S4A2 W3A0 W1A2 S2B0 W1")
    play(state, f"map {end}")
    assert (player(state).space, resources(state), player(state).markers) == (end, {}, 1)


@pytest.mark.rule("kathmandu-70")
def test_the_move_begins_where_the_world_map_leads() -> None:
    """The needle of the new board counts: on the fifth board it points east."""
    state = before("world_map_0", space=at(28, 7), resources="fodder compass", dice="1 3 3 3 3 3")
    play(state, f"map {at(24, 7)}", "go e")
    assert resources(state) == {}
    assert player(state).space == at(25, 7)


@pytest.mark.rule("kathmandu-70")
def test_the_world_map_works_in_towns_and_not_on_mountains() -> None:
    """R-E7."""
    town = before("world_map_0", space=at(7, 4))
    assert {xy(move.split()[1]) for move in legal(town, "map")} == {(8, 4), (7, 5), (8, 5)}
    options = {"characters": True}
    mine = Seat(at(8, 1), cards="world_map_0", character="alpinist")
    state = table(mine, Seat(character="monk", doubles=3), phase="move", die="brown", options=options)
    assert legal(state, "map") == []


@pytest.mark.rule("kathmandu-71", "kathmandu-95")
def test_t29_a_chest_secures_all_open_pairs() -> None:
    """R-E10 and R-E11: the used chest is worth nothing; another takes the pairs that are complete then."""
    state = before("chest_0 chest_1", plans="red_a red_a red_b red_b violet_a")
    play(state, "use chest")
    assert (player(state).plans, player(state).secured) == (["violet_a"], ["red", "red"])
    assert items(player(state).chests) == ["chest_0"]
    assert (player(state).score.plans, player(state).score.cards) == (17, 1)
    refused(state, "use chest", "kathmandu-63")
    later = before("chest_2", plans="violet_a violet_b", secured="red red", chests="chest_0")
    play(later, "use chest")
    assert player(later).secured == ["red", "red", "violet"]


@pytest.mark.rule("kathmandu-72")
def test_climbing_gear_must_cross_a_mountain_and_come_down() -> None:
    """Only to the east there is a way over; the gear is used up with the move."""
    state = before("climbing_gear_0", space=at(7, 1), dice="2 3 3 3 3 3")
    play(state, "use climbing_gear")
    assert legal(state) == ["go e"]
    assert "must not end on one" in refused(state, "go n", "kathmandu-72")
    play(state, "go e")
    assert (player(state).space, player(state).markers, player(state).cards) == (at(9, 1), 0, [])


@pytest.mark.rule("kathmandu-72", "kathmandu-73")
def test_cards_may_make_each_other_possible() -> None:
    """With a 1 the gear alone would end on a mountain; with tea leaves it does not."""
    state = before("climbing_gear_0 tea_leaves_0", space=at(7, 1), dice="1 3 3 3 3 3")
    assert "use climbing_gear" in legal(state)
    play(state, "use climbing_gear")
    assert legal(state) == ["use tea_leaves"]
    refused(state, "go e", "kathmandu-72")
    play(state, "use tea_leaves", "go e")
    assert player(state).space == at(9, 1)
    alone = before("climbing_gear_0", space=at(7, 1), dice="1 3 3 3 3 3")
    refused(alone, "use climbing_gear", "kathmandu-72")


@pytest.mark.rule("kathmandu-73")
def test_a_second_pack_of_tea_leaves_is_refused() -> None:
    """R-E2."""
    state = before("tea_leaves_0 tea_leaves_1")
    play(state, "use tea_leaves")
    assert "only once" in refused(state, "use tea_leaves", "kathmandu-73")


@pytest.mark.rule("kathmandu-63", "kathmandu-72", "kathmandu-73", "kathmandu-74")
def test_climbing_gear_in_use_forbids_what_would_end_on_a_mountain() -> None:
    """Four steps from (4, 0) to the south would end on a mountain, and no other way leads over one."""
    state = before("climbing_gear_0 climbing_gear_1 tea_leaves_0", space=at(4, 0), dice="2 3 3 3 3 3")
    play(state, "use climbing_gear")
    assert legal(state) == ["go s"]
    assert "must not end on one" in refused(state, "use tea_leaves", "kathmandu-72")
    assert "change nothing" in refused(state, "use climbing_gear", "kathmandu-63")
    turning = before("climbing_gear_0 bridle_0", space=at(7, 2), dice="2 3 3 3 3 3")
    play(turning, "use climbing_gear")
    assert legal(turning) == ["go e"]
    assert "must not end on one" in refused(turning, "use bridle", "kathmandu-72")


@pytest.mark.rule("kathmandu-74")
def test_after_the_turn_a_mountain_stops_the_yak_like_anywhere() -> None:
    """To the last space before it, for a marker; also if that is the space of the turn itself."""
    state = before("bridle_0", space=at(1, 1), dice="4 3 3 3 3 3")
    play(state, "use bridle", "go e", "turn 2 n")
    assert (player(state).space, player(state).markers) == (at(3, 0), 1)
    at_once = before("bridle_0", space=at(2, 0), dice="3 3 3 3 3 3")
    play(at_once, "use bridle", "go e", "turn 2 s")
    assert (player(at_once).space, player(at_once).markers) == (at(4, 0), 1)


@pytest.mark.rule("kathmandu-74")
def test_a_bridle_turns_left_or_right_between_the_first_and_the_last_step() -> None:
    state = before("bridle_0", space=at(1, 1), dice="4 3 3 3 3 3")
    play(state, "use bridle")
    assert "go n" in legal(state)
    play(state, "go e")
    assert legal(state) == ["turn 1 s", "turn 1 n", "turn 2 s", "turn 2 n"]
    refused(state, "turn 1 w", "kathmandu-74")
    refused(state, "turn 1 e", "kathmandu-74")
    refused(state, "turn 4 s", "kathmandu-74")
    play(state, "turn 2 s")
    assert player(state).space == at(3, 3)


@pytest.mark.rule("kathmandu-74")
def test_two_bridles_turn_twice_on_different_spaces() -> None:
    """R-E3 and, with tea leaves, R-E4."""
    state = before("bridle_0 bridle_1 tea_leaves_0", space=at(0, 0), dice="2 3 3 3 3 3")
    play(state, "use tea_leaves", "use bridle", "use bridle", "go e", "turn 1 s")
    assert player(state).space == at(1, 0)
    assert legal(state) == ["turn 1 w", "turn 1 e", "turn 2 w", "turn 2 e"]
    play(state, "turn 2 e")
    assert (player(state).space, player(state).cards) == (at(2, 2), [])


@pytest.mark.rule("kathmandu-72", "kathmandu-74")
def test_bridle_and_climbing_gear_together() -> None:
    """Over the mountain at (4, 1) and then away from it; the view shows where each turn leads."""
    state = before("bridle_0 climbing_gear_0", space=at(3, 1), dice="3 3 3 3 3 3")
    play(state, "use climbing_gear", "use bridle", "go e")
    leads = {one.move: xy(one.space) for one in seen(state, 0).previews}
    assert leads == {"turn 1 s": (4, 3), "turn 1 n": (4, 0), "turn 2 s": (5, 2), "turn 2 n": (5, 0)}
    play(state, "turn 1 s")
    assert player(state).space == at(4, 3)
    twice = before("bridle_0 bridle_1 climbing_gear_0", space=at(3, 1), dice="5 3 3 3 3 3")
    play(twice, "use climbing_gear", "use bridle", "use bridle", "go e", "turn 2 s")
    assert legal(twice) == ["turn 1 w", "turn 1 e", "turn 2 w", "turn 2 e"]  # the mountain is behind the yak
    play(twice, "turn 2 e")
    assert player(twice).space == at(6, 3)


@pytest.mark.rule("kathmandu-75")
def test_t20_a_rope_ladder_reaches_across_borders_and_corners() -> None:
    """R-E9: the temple at (20, 8) lies beside the fifth board; the one under the yak is not around it."""
    state = after("rope_ladder_0", space=at(21, 7))
    assert legal(state, "ladder") == [f"ladder {at(20, 8)}", f"ladder {at(21, 8)}"]
    play(state, f"ladder {at(20, 8)}")
    assert (player(state).offerings, seen(state).phase) == (1, "plan")
    corner = after("rope_ladder_0", space=at(20, 6))
    assert legal(corner, "ladder") == [f"ladder {at(20, 5)}"]
    under = after("rope_ladder_0", space=at(20, 1))
    refused(under, f"ladder {at(20, 1)}", "kathmandu-75")


@pytest.mark.rule("kathmandu-75")
def test_a_rope_ladder_needs_a_temple_without_an_own_offering() -> None:
    state = after("rope_ladder_0", space=at(20, 2), temples=at(20, 1))
    refused(state, f"ladder {at(20, 1)}", "kathmandu-75")
    twice = after("rope_ladder_0", space=at(20, 8))
    play(twice, "offer 1", "draw")
    assert legal(twice, "ladder") == [f"ladder {at(21, 8)}"]
    play(twice, f"ladder {at(21, 8)}", "draw")
    assert player(twice).offerings == 2
