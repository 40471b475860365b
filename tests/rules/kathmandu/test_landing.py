"""The landing space: kathmandu-48 to kathmandu-60, with the examples T10 to T20, T26, T28."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import Seat, at, items, legal, play, player, refused, resources, seen, table, told

TEMPLE = at(20, 1)  # printed, on a rice field
TOWN = at(18, 5)  # the town of the third board
SHARED = ("goods", "animals", "plans")  # what also lies on the table; here only that is meant


def landed(space: str, *others: Seat, **more: Any) -> durbar.State:
    """The yak of the first seat has just landed there."""
    seat = {name: more.pop(name) for name in Seat._fields if name in more and name not in SHARED}
    mine = Seat(space, **seat)
    return table(mine, *(others or (Seat(),)), phase="act", die="brown", **more)


@pytest.mark.rule("kathmandu-48")
def test_any_action_in_any_order_and_none_has_to_be() -> None:
    """R-A1 and R-A2."""
    state = landed(TEMPLE, resources="paint backpack", animals="golden_pheasant babbler", gear="toolbox_2 bottle_3")
    assert legal(state) == [
        "animal golden_pheasant",
        "animal babbler",
        "pack toolbox_2",
        "pack bottle_3",
        "offer 1",
        "done",
    ]
    play(state, "pack toolbox_2", "offer 1", "plan red_a", "animal babbler")
    assert legal(state) == ["done"]
    fresh = landed(TEMPLE)
    play(fresh, "done")
    assert fresh.actor() == 1
    refused(fresh, "done", "kathmandu-34")


# Yak tiles


@pytest.mark.rule("kathmandu-49")
def test_t10_landing_on_the_landscape_of_the_open_tile_completes_it() -> None:
    """The rulebook's Dirk on snow. R-A1: by itself, and one tile a turn, even if the next would fit too."""
    mine = Seat(at(1, 2), yak="forest snow", dice="2 3 3 3 3 3")
    state = table(mine, Seat(), phase="move", die="brown")
    assert told(state, "go e") == ["walk", "yak"]
    assert (player(state).open_tile, player(state).completed, player(state).hidden_tiles) == ("snow", 1, 8)


@pytest.mark.rule("kathmandu-49", "kathmandu-68")
def test_t11_the_telescope_comes_on_top_of_the_landing_space() -> None:
    mine = Seat(at(2, 5), yak="forest river snow", dice="1 3 3 3 3 3", cards="telescope_0")
    state = table(mine, Seat(), phase="move", die="brown")
    play(state, "use telescope")
    assert player(state).open_tile == "river"
    play(state, "go n")
    assert (player(state).completed, player(state).open_tile) == (2, "snow")


@pytest.mark.rule("kathmandu-20", "kathmandu-49", "kathmandu-63", "kathmandu-93")
def test_t12_behind_the_ninth_tile_lie_ten_points() -> None:
    lands = "snow meadow grain jungle rice river highland town forest"
    mine = Seat(at(1, 2), yak=lands, completed=8, dice="2 3 3 3 3 3", cards="telescope_1 telescope_2")
    state = table(mine, Seat(), phase="move", die="brown")
    assert told(state, "go e") == ["walk", "yak-last"]
    assert (player(state).open_tile, player(state).hidden_tiles, player(state).score.yak) == ("", 0, 10)
    done = table(mine._replace(completed=9), Seat())
    assert "change nothing" in refused(done, "use telescope", "kathmandu-63")


# Animals and equipment


@pytest.mark.rule("kathmandu-50")
def test_an_animal_of_the_landscape_costs_a_paint_box() -> None:
    """The rulebook's Nathalie paints the rhinoceros on a meadow."""
    state = landed(at(0, 0), resources="paint paint", animals="rhinoceros hog_deer tiger")
    refused(state, "animal tiger", "kathmandu-50")
    refused(state, "animal jackal", "kathmandu-50")
    play(state, "animal rhinoceros")
    assert [one.animal for one in player(state).animals] == ["rhinoceros"]
    assert resources(state) == {"paint": 1}
    assert "one is all" in refused(state, "animal hog_deer", "kathmandu-50")
    assert [one.animal for one in seen(state).animals] == ["tiger", "hog_deer"]


@pytest.mark.rule("kathmandu-50", "kathmandu-51")
def test_cards_must_be_paid_for() -> None:
    state = landed(at(0, 0), animals="rhinoceros", gear="bottle_2")
    assert "paint box" in refused(state, "animal rhinoceros", "kathmandu-50")
    assert "backpack" in refused(state, "pack bottle_2", "kathmandu-51")


@pytest.mark.rule("kathmandu-51")
def test_equipment_of_the_landscape_costs_a_backpack() -> None:
    """The rulebook's Ani takes climbing gear on a grain field."""
    state = landed(at(0, 2), resources="backpack backpack", gear="climbing_gear_3 bridle_3 tea_leaves_1")
    refused(state, "pack tea_leaves_1", "kathmandu-51")
    refused(state, "pack chest_1", "kathmandu-51")
    play(state, "pack climbing_gear_3")
    assert items(player(state).cards) == ["climbing_gear_3"]
    assert "one card is all" in refused(state, "pack bridle_3", "kathmandu-51")
    assert items(seen(state).gear) == ["tea_leaves_1", "bridle_3"]


@pytest.mark.rule("kathmandu-61", "kathmandu-75")
def test_a_card_just_taken_can_be_used_if_its_time_fits() -> None:
    """R-A6: a rope ladder can, a toolbox cannot."""
    near = landed(at(20, 6), resources="backpack", gear="rope_ladder_2")
    play(near, "pack rope_ladder_2")
    assert legal(near, "ladder") == [f"ladder {at(20, 5)}"]
    tools = landed(at(0, 2), resources="backpack", gear="toolbox_1")
    play(tools, "pack toolbox_1")
    refused(tools, "toolbox backpack compass coin", "kathmandu-61")


# Goods


@pytest.mark.rule("kathmandu-52", "kathmandu-53")
def test_t13_a_good_and_its_special_good() -> None:
    """The rulebook's Dirk buys a prayer wheel and the special one, for two coins."""
    state = landed(TOWN, resources="coin coin", goods={TOWN: "prayer_wheel_2"})
    refused(state, "special", "kathmandu-53")
    play(state, f"buy {TOWN}", "special")
    assert [good.tile for good in player(state).goods] == ["prayer_wheel_2"]
    assert player(state).specials == ["prayer_wheel"]
    assert resources(state) == {}


@pytest.mark.rule("kathmandu-53")
def test_t14_a_special_good_is_bought_from_its_owner_who_cannot_refuse() -> None:
    """R-A4: also back again."""
    goods = {TOWN: "prayer_wheel_2"}
    state = landed(TOWN, Seat(specials="prayer_wheel"), resources="coin coin", goods=goods)
    assert told(state, f"buy {TOWN}", "special") == ["buy", "special-from"]
    assert player(state).specials == ["prayer_wheel"]
    assert (player(state, 1).specials, resources(state, 1)) == ([], {"coin": 1})


@pytest.mark.rule("kathmandu-53")
@pytest.mark.parametrize(
    "moves",
    [["animal mule"], ["pack toolbox_3"], ["swap 1", "give red_a", "get red_b"], [f"ladder {at(20, 5)}", "draw"]],
    ids=["animal", "equipment", "swap", "rope ladder"],
)
def test_the_special_good_comes_with_the_purchase_and_not_later(moves: list[str]) -> None:
    """R-A3: another action in between ends it."""
    space = at(19, 5)  # in the town, beside the temple tile at (20, 5)
    mine: dict[str, Any] = {"resources": "coin coin paint backpack", "cards": "rope_ladder_0"}
    state = table(
        Seat(space, **mine, plans="red_a"), Seat(space, plans="red_b"), phase="act", die="brown",
        goods={space: "silk_1"}, animals="mule", gear="toolbox_3",
    )  # fmt: skip
    play(state, f"buy {space}")
    assert "special" in legal(state)
    play(state, *moves)
    refused(state, "special", "kathmandu-53")


@pytest.mark.rule("kathmandu-53")
def test_who_has_the_special_good_cannot_buy_it_again() -> None:
    goods = {TOWN: "silk_1"}
    own = landed(TOWN, resources="coin coin", specials="silk", goods=goods)
    play(own, f"buy {TOWN}")
    refused(own, "special", "kathmandu-53")


@pytest.mark.rule("kathmandu-52", "kathmandu-53")
def test_t15_with_one_coin_only_the_good() -> None:
    state = landed(TOWN, resources="coin", goods={TOWN: "ring_1"})
    play(state, f"buy {TOWN}")
    refused(state, "special", "kathmandu-53")
    assert "one is all" in refused(state, f"buy {TOWN}", "kathmandu-52")


@pytest.mark.rule("kathmandu-52")
def test_t16_an_empty_town_space_has_nothing_to_buy() -> None:
    other = at(19, 5)
    state = landed(TOWN, resources="coin", goods={other: "ring_1"})
    refused(state, f"buy {TOWN}", "kathmandu-52")
    refused(state, f"buy {other}", "kathmandu-52")
    refused(landed(at(0, 0), resources="coin", goods={other: "ring_1"}), f"buy {other}", "kathmandu-52")
    poor = landed(TOWN, goods={TOWN: "ring_1"})
    assert "coin" in refused(poor, f"buy {TOWN}", "kathmandu-52")


@pytest.mark.rule("kathmandu-60")
def test_special_goods_of_a_player_in_kathmandu_can_be_bought_away() -> None:
    """R-K5."""
    city = Seat(arrived=True, tile=1, specials="silk")
    state = landed(TOWN, city, resources="coin coin", goods={TOWN: "silk_1"})
    play(state, f"buy {TOWN}", "special")
    assert resources(state, 1) == {"coin": 1}


# Offerings and plans


@pytest.mark.rule("kathmandu-54", "kathmandu-55")
def test_an_offering_brings_a_plan_and_the_display_is_filled_up() -> None:
    """The rulebook's Vincent. R-A5: the plan has to be taken."""
    state = landed(TEMPLE, plans="red_a blue_b green_a", plan_deck="orange_b")
    play(state, "offer 1")
    assert legal(state) == ["plan red_a", "plan green_a", "plan blue_b", "draw"]
    refused(state, "done", "kathmandu-55")
    refused(state, "plan red_b", "kathmandu-55")
    play(state, "plan blue_b")
    assert player(state).plans == ["blue_b"]
    assert seen(state).plans == ["red_a", "green_a", "orange_b"]
    assert player(state).offerings == 1
    assert next(temple for temple in seen(state).temples if temple.space == TEMPLE).seats == [0]


@pytest.mark.rule("kathmandu-55")
def test_the_top_plan_of_the_deck_may_be_taken_unseen() -> None:
    state = landed(TEMPLE, plans="red_a blue_b green_a", plan_deck="orange_b")
    play(state, "offer 1", "draw")
    assert player(state).plans == ["orange_b"]
    assert seen(state).plans == ["red_a", "green_a", "blue_b"]


@pytest.mark.rule("kathmandu-54")
def test_t17_one_offering_for_each_temple() -> None:
    state = landed(TEMPLE, temples=TEMPLE)
    assert "already" in refused(state, "offer 1", "kathmandu-54")
    refused(landed(at(0, 0)), "offer 1", "kathmandu-54")


@pytest.mark.rule("kathmandu-54")
def test_t18_offerings_of_others_do_not_matter() -> None:
    state = landed(TEMPLE, Seat(temples=TEMPLE))
    play(state, "offer 1")
    assert player(state).offerings == 1


@pytest.mark.rule("kathmandu-55")
def test_t19_without_plans_an_offering_still_counts() -> None:
    every = " ".join(f"{colour}_{half}" for colour in ("red", "violet", "green") for half in "aabb")
    rest = " ".join(f"{colour}_{half}" for colour in ("blue", "yellow", "orange") for half in "aabb")
    state = table(Seat(TEMPLE, plans=rest), Seat(plans=every), phase="act", die="brown")
    play(state, "offer 1")
    assert (player(state).offerings, seen(state).phase) == (1, "act")


@pytest.mark.rule("kathmandu-54")
def test_there_are_nine_offerings() -> None:
    nine = " ".join(temple.space for temple in seen(landed(TEMPLE)).temples if temple.space != TEMPLE)
    state = landed(TEMPLE, temples=nine)
    assert player(state).offerings == 9
    assert "all your offerings" in refused(state, "offer 1", "kathmandu-54")
    ladder = landed(at(20, 2), temples=nine, cards="rope_ladder_0")
    assert "all your offerings" in refused(ladder, f"ladder {TEMPLE}", "kathmandu-54")


# Swapping plans


@pytest.mark.rule("kathmandu-56")
def test_t28_one_plan_for_one_once_a_turn() -> None:
    """The rulebook's Ani takes red A from Vincent for her violet B. R-A8: pairs without a chest are not safe."""
    space = at(0, 0)
    mine = Seat(space, plans="violet_b green_a")
    other = Seat(space, plans="red_a red_b", secured="blue", chests="chest_1")
    state = table(mine, other, phase="act", die="brown")
    play(state, "swap 1")
    assert legal(state) == ["give violet_b", "give green_a"]
    refused(state, "give red_a", "kathmandu-56")
    play(state, "give violet_b")
    assert legal(state) == ["get red_a", "get red_b"]
    refused(state, "get blue_a", "kathmandu-56")
    play(state, "get red_a")
    assert (player(state).plans, player(state, 1).plans) == (["red_a", "green_a"], ["red_b", "violet_b"])
    assert "only once" in refused(state, "swap 1", "kathmandu-56")


@pytest.mark.rule("kathmandu-56")
def test_a_swap_needs_a_yak_on_the_space_and_plans_on_both_sides() -> None:
    space = at(0, 0)
    away = table(Seat(space, plans="red_a"), Seat(plans="red_b"), phase="act", die="brown")
    refused(away, "swap 1", "kathmandu-56")
    without = table(Seat(space), Seat(space, plans="red_b"), phase="act", die="brown")
    refused(without, "swap 1", "kathmandu-56")
    bare = table(Seat(space, plans="red_a"), Seat(space), phase="act", die="brown")
    refused(bare, "swap 1", "kathmandu-56")
    refused(bare, "swap 0", "kathmandu-56")


@pytest.mark.rule("kathmandu-56")
def test_with_several_yaks_on_the_space_one_owner_is_chosen() -> None:
    """R-A7."""
    space = at(0, 0)
    seats = [Seat(space, plans="red_a"), Seat(space, plans="red_b"), Seat(space, plans="blue_b")]
    state = table(*seats, phase="act", die="brown")
    assert legal(state, "swap") == ["swap 1", "swap 2"]
    play(state, "swap 2", "give red_a", "get blue_b")
    assert legal(state, "swap") == []


# Kathmandu


def at_the_gate(**more: Any) -> durbar.State:
    seat = {"resources": "paint backpack coin", "yak": "town snow", "markers": 2, "dice": "2 3 3 3 3 3"}
    mine = Seat(at(28, 9), **{**seat, **more.pop("mine", {})})
    return table(mine, *more.pop("others", (Seat(),)), phase="move", die="brown", **more)


@pytest.mark.rule("kathmandu-25", "kathmandu-57", "kathmandu-58")
def test_a_visit_brings_the_top_tile_and_ends_exhaustion() -> None:
    """The rulebook's Nathalie takes 15. R-K2: the actions of a town, then the yak leaves."""
    state = at_the_gate(animals="mule tiger", gear="chest_1 toolbox_3")
    assert told(state, "go e") == ["walk", "yak", "arrive"]
    assert (player(state).tile, player(state).markers, seen(state).tiles) == (15, 0, [11, 8, 6])
    assert legal(state) == ["animal mule", "pack toolbox_3", "done"]
    refused(state, f"buy {TOWN}", "kathmandu-58")
    refused(state, "swap 1", "kathmandu-58")
    play(state, "animal mule", "done")
    assert (player(state).arrived, player(state).space) == (True, "")


@pytest.mark.rule("kathmandu-57")
def test_only_landing_is_a_visit() -> None:
    """R-K1: passing through is none."""
    stopped = at_the_gate(mine={"dice": "6 3 3 3 3 3"})
    play(stopped, "go e")  # before the mountain behind the city
    assert player(stopped).tile == 15
    through = table(Seat(at(28, 10), dice="6 3 3 3 3 3"), Seat(), phase="move", die="brown")
    play(through, "go e")
    assert (player(through).tile, player(through).space) == (0, at(34, 10))


@pytest.mark.rule("kathmandu-25")
def test_later_arrivals_take_the_next_tile_with_any_number_of_players() -> None:
    """R-K7."""
    state = at_the_gate(others=(Seat(arrived=True, tile=1),), mine={})
    play(state, "go e")
    assert player(state).tile == 11
    assert seen(state).tiles == [8, 6]


@pytest.mark.rule("kathmandu-59")
def test_in_kathmandu_every_turn_brings_a_resource_and_nothing_else() -> None:
    """R-K3: as they are all worth the same it comes by itself."""
    state = table(Seat(), Seat(arrived=True, tile=1), Seat(), phase="act", die="brown")
    assert told(state, "done") == ["done", "city"]
    assert sum(player(state, 1).resources.values()) == 1
    assert state.actor() == 2


@pytest.mark.rule("kathmandu-87")
def test_t26_the_game_ends_when_the_last_yak_arrives_without_weather() -> None:
    """R-K6."""
    state = at_the_gate(others=(Seat(arrived=True, tile=1),), day=5, mine={"used": "brown"})
    kinds = told(state, "go e", "done")
    assert kinds[-4:] == ["all-arrived", "score", "score", "win"]
    assert not state.actors()
    assert "storm" not in kinds
    assert "sun" not in kinds
    assert len(seen(state).weather) == 4
