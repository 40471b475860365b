"""Setting up: kathmandu-14 to kathmandu-30 and kathmandu-99, and who may know what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.games.kathmandu.cards import DICE, EQUIPMENT, GOODS, LANDSCAPES, RESOURCES
from tests.rules.kathmandu.tables import BOX, Seat, legal, play, player, refused, seen, table

seeds = st.integers(0, 2**32)
seat_counts = st.integers(2, 4)


def new(seats: int = 4, seed: int = 3, **options: Any) -> durbar.State:
    return durbar.game("kathmandu").new(seats, seed, options, listen=True)


@pytest.mark.rule("kathmandu-14", "kathmandu-16", "kathmandu-17", "kathmandu-18", "kathmandu-19", "kathmandu-20")
def test_what_is_in_the_box() -> None:
    assert len(DICE) == 6
    assert len(RESOURCES) == 5
    assert Counter(BOX.card_lands[:36]) == dict.fromkeys(range(9), 4)
    assert BOX.card_lands[36:] == [-1] * 12
    assert len(EQUIPMENT) == 12
    assert Counter(BOX.animal_lands) == dict.fromkeys(range(9), 3)
    assert len(BOX.plan_keys) * BOX.plan_copies == 24
    assert BOX.values == [3, 4, 5, 6] * len(GOODS)
    assert sorted(BOX.yak_lands) == list(range(9))
    assert len(BOX.tent_lands) * BOX.tent_copies == 24
    assert "town" not in [LANDSCAPES[land] for land in BOX.tent_lands]


@pytest.mark.rule("kathmandu-22")
@given(seat_counts, seeds)
def test_what_everybody_starts_with(seats: int, seed: int) -> None:
    state = new(seats, seed)
    for seat in range(seats):
        mine = player(state, seat)
        assert mine.resources == dict.fromkeys(("backpack", "compass", "paint", "coin", "fodder"), 1)
        assert len(mine.cards) == 2
        assert all(card.item.endswith("_0") for card in mine.cards)
        colours = [plan.partition("_")[0] for plan in mine.plans]
        assert len(set(colours)) == 2
        assert (mine.completed, mine.hidden_tiles, mine.offerings, mine.markers) == (0, 9, 0, 0)
        assert mine.open_tile in LANDSCAPES


@pytest.mark.rule("kathmandu-22")
def test_a_second_plan_of_a_colour_goes_under_the_deck_and_another_is_drawn() -> None:
    """From the holder on, clockwise; the plans under the deck lie there in the order in which they were put back."""
    options: dict[str, Any] = {
        "phase": "character",
        "holder": 1,
        "options": {"characters": True},
        "state": {"gone": []},
    }
    deck = "red_a red_b red_a blue_a green_b green_a violet_b"
    state = table(Seat(character="artist"), Seat(), active=1, plan_deck=deck, **options)
    play(state, "character merchant")
    assert [player(state, seat).plans for seat in (1, 0)] == [["red_a", "blue_a"], ["violet_b", "green_b"]]
    assert state.game.write(state)["plan_deck"][-3:] == ["red_b", "red_a", "green_a"]


@pytest.mark.rule("kathmandu-22")
def test_somewhere_in_many_games_a_plan_is_put_back_and_nothing_is_lost() -> None:
    found = 0
    for seed in range(40):
        state = new(2, seed)
        assert len(state.game.pieces(state)) == len(set(state.game.pieces(state))) + 12 + 9
        written = state.game.write(state)
        dealt = {plan.partition("_")[0] for who in written["players"] for plan in who["plans"]}
        found += written["plan_deck"][-1].partition("_")[0] in dealt
    assert found


@pytest.mark.rule("kathmandu-23")
@pytest.mark.parametrize(("seats", "gear", "animals"), [(2, 3, 1), (3, 4, 2), (4, 5, 2)])
def test_displays(seats: int, gear: int, animals: int) -> None:
    view = seen(new(seats))
    assert (len(view.gear), len(view.animals), len(view.plans)) == (gear, animals, 3)
    assert (view.gear_deck, view.animal_deck, view.plan_deck) == (36 - gear, 27 - animals, 21 - 2 * seats)


@pytest.mark.rule("kathmandu-11", "kathmandu-24")
def test_goods_lie_on_every_town_space_face_up() -> None:
    """R-L8: what is left over leaves the game; in the long game nothing is."""
    view = seen(new())
    assert len(view.towns) == 16
    assert len({town.tile for town in view.towns}) == 16
    assert all(town.points for town in view.towns)
    assert view.specials == list(GOODS)
    assert len({town.tile for town in seen(new(long_game=True)).towns}) == 24


@pytest.mark.rule("kathmandu-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tiles_are_used_with_any_number_of_players(seats: int) -> None:
    """R-K7."""
    assert seen(new(seats)).tiles == [15, 11, 8, 6]


@pytest.mark.rule("kathmandu-26")
@given(seeds)
def test_the_usual_weather(seed: int) -> None:
    """R-W1: in the long game the second half has four storms and two suns to choose from."""
    for options, blocks in (({}, [(3, 3, 2), (3, 3, 2)]), ({"long_game": True}, [(4, 3, 3), (4, 4, 2)])):
        weather = durbar.game("kathmandu").write(new(2, seed, **options))["weather"]
        for laid, storms, suns in blocks:
            row, weather = weather[:laid], weather[laid:]
            assert sum(row) <= storms
            assert laid - sum(row) <= suns
        assert weather == []


@pytest.mark.rule("kathmandu-27")
def test_other_weather() -> None:
    """R-W3: all twelve at random, or own numbers."""
    game = durbar.game("kathmandu")
    all_storms = game.write(new(weather_tiles="3+0 5+0"))["weather"]
    assert all_storms == [True] * 6
    suns = game.write(new(weather_tiles="0+4 0+3"))["weather"]
    assert suns == [False] * 6
    assert game.write(new(long_game=True, weather_tiles="6+0 6+0"))["weather"] == [True] * 8
    rows = {tuple(game.write(new(2, seed, weather="random"))["weather"]) for seed in range(60)}
    assert {sum(row[:3]) for row in rows} == {0, 1, 2, 3}
    for seed in range(60):
        row = game.write(new(2, seed, long_game=True, weather="random"))["weather"]
        assert (len(row), sum(row) <= 6, sum(row) >= 2) == (8, True, True)


@pytest.mark.rule("kathmandu-27")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"weather_tiles": "1+1 3+2"}, "1.1 is too few: 3 weather tiles are laid"),
        ({"weather_tiles": "3+2"}, "one pair for each of 2 blocks"),
        ({"weather_tiles": "three"}, "one pair for each of 2 blocks"),
        ({"weather_tiles": "\u0663+2 3+2"}, "one pair for each of 2 blocks"),
        ({"weather_tiles": "7+0 3+3"}, "7.0 3.3 is too many: the box has 12 weather tiles"),
        ({"weather_tiles": "4+4 4+1", "long_game": True}, "the box has 12 weather tiles"),
        ({"weather_tiles": "3+2 3+2", "weather": "random"}, "do not choose the weather as well"),
        ({"weather": "foggy"}, "weather is usual or random"),
    ],
)
def test_weather_that_cannot_be(options: dict[str, object], why: str) -> None:
    with pytest.raises(durbar.BadOption, match=why):
        durbar.game("kathmandu").new(3, 1, options)


@pytest.mark.rule("kathmandu-28")
def test_the_first_holder_of_the_pawn_is_drawn() -> None:
    holders = Counter(seen(new(4, seed)).holder for seed in range(80))
    assert set(holders) == {0, 1, 2, 3}


@pytest.mark.rule("kathmandu-29")
def test_yaks_are_placed_counter_clockwise_and_then_dice_are_rolled() -> None:
    kits = [("toolbox_0 chest_0", "red_a blue_a"), ("barrel_0 bottle_0", "red_b blue_b"), ("bridle_0 world_map_0", "")]
    seats = [
        Seat(resources="backpack compass paint coin fodder", cards=cards, plans=plans or "green_a violet_b")
        for cards, plans in kits
    ]
    state = table(*seats, phase="place", holder=1, active=0)
    assert legal(state) == ["place 1b1", "place 1b2", "place 1b3", "place 1b5", "place 1b6", "place 1b7"]
    refused(state, "place 1a1", "kathmandu-29")
    refused(state, "take brown", "kathmandu-29")
    assert player(state).dice[0].value == 0
    play(state, "place 1b3")
    assert state.actor() == 2
    refused(state, "place 1b3", "kathmandu-29")
    play(state, "place 1b1")
    assert state.actor() == 1
    play(state, "place 1b2")
    assert (state.actor(), seen(state).phase) == (1, "die")
    assert all(1 <= die.value <= 6 for seat in range(3) for die in player(state, seat).dice)


@pytest.mark.rule("kathmandu-30")
def test_what_is_hidden() -> None:
    """R-A10: everything players have is open; decks, weather and yak tiles to come are not in any view."""
    state = new(3, 7, tents="usual")
    for viewer in (durbar.SPECTATOR, 0, 1, 2):
        view = seen(state, viewer)
        assert view.weather == []
        assert isinstance(view.gear_deck, int)
        for other in view.players:
            assert other.cards
            assert other.plans
    deals = [state.game.write(state.game.redeal(state, 0, durbar.rng_of_seed(n))) for n in range(10)]
    for name in ("gear_deck", "animal_deck", "plan_deck", "tent_deck", "weather"):
        assert len({tuple(deal[name]) for deal in deals}) > 1
    for seat in range(3):
        assert len({tuple(deal["players"][seat]["yak"]) for deal in deals}) > 1


@pytest.mark.rule("kathmandu-30")
@given(seeds, seeds)
def test_redealing_keeps_what_was_revealed(seed: int, luck: int) -> None:
    state = new(3, seed, tents="usual", weather="random")
    rng = durbar.rng_of_seed(luck)
    for _ in range(int(rng.below(150))):
        moves = state.legal_moves(state.actor())
        play(state, moves[rng.below(len(moves))].notation)
        if not state.actors():
            break
    other = state.game.redeal(state, 1, rng)
    one, two = state.game.write(state), state.game.write(other)
    for name in ("gear_deck", "animal_deck", "plan_deck"):
        assert sorted(one[name]) == sorted(two[name])
    assert one["weather"][: one["shown"]] == two["weather"][: two["shown"]]
    for mine, theirs in zip(one["players"], two["players"], strict=True):
        done = mine.get("completed", 0) + 1
        assert mine["yak"][:done] == theirs["yak"][:done]
    assert one["players"][1] == two["players"][1] | {"yak": one["players"][1]["yak"]}


@pytest.mark.rule("kathmandu-2", "kathmandu-99")
def test_the_long_game() -> None:
    """R-L5 and R-X12: six boards, eight days, temple tiles on boards three to six; with both expansions too."""
    state = new(3, 5, long_game=True, tents="usual", characters=True)
    view = seen(state)
    assert (len(view.boards), view.days) == (8, 8)
    assert sorted({int(temple.space[0]) for temple in view.temples if temple.tile}) == [3, 4, 5, 6]
    assert len(view.temples) == 2 * 6 + 4
    assert sum(board.to_kathmandu for board in view.boards) == 3
    luck = durbar.rng_of_seed(5)
    while state.actors():
        moves = state.legal_moves(state.actor())
        play(state, moves[luck.below(len(moves))].notation)
    assert seen(state).day == 8


@pytest.mark.rule("kathmandu-2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(durbar.BadSeats, match="for 2 to 4 players"):
        new(seats)
