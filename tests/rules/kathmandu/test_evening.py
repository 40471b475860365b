"""The end of a day: kathmandu-77 to kathmandu-87, with the examples T21 to T25 and PAWN1 to PAWN5."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import Seat, at, items, play, player, seen, table, told


def evening(*seats: Seat, holder: int = 0, **more: Any) -> durbar.State:
    """The last of the day's turns: one `done` ends the day."""
    last = len(seats) - 1
    while seats[(holder + last) % len(seats)].arrived:
        last -= 1
    options = {"turn": 3, "passed": last, "holder": holder, "phase": "act", "die": "brown", **more}
    return table(*seats, **options)


def sums(*points: int) -> list[Seat]:
    """Seats whose three used dice add up to this; -1 is in Kathmandu since an earlier turn."""
    seats, tile = [], 0
    for total in points:
        if total < 0:
            tile += 1
            seats.append(Seat(arrived=True, tile=tile))
        else:
            values = [min(6, max(1, total - 2)), 0, 0]
            values[1] = min(6, total - values[0] - 1)
            values[2] = total - values[0] - values[1]
            seats.append(
                Seat(at(30, 8 + 5), dice=f"{values[0]} 3 3 3 {values[1]} {values[2]}", used="black pink brown")
            )
    return seats


@pytest.mark.rule("kathmandu-77", "kathmandu-78", "kathmandu-79")
@pytest.mark.parametrize(
    ("points", "holder", "new"),
    [
        ([10, 16, 11, 9], 0, 3),
        ([9, 9, 12, 14], 0, 1),
        ([9, 12, 9, 9], 0, 2),
        ([9, 12, 13, 14], 0, 0),
        ([-1, 12, 10, -1], 3, 2),
    ],
    ids=["PAWN1 the rulebook's", "PAWN2 holder tied", "PAWN3 nearest", "PAWN4 holder alone", "PAWN5 not in Kathmandu"],
)
def test_the_pawn_goes_to_the_lowest_dice(points: list[int], holder: int, new: int) -> None:
    """R-K4: who is in Kathmandu does not compete."""
    state = evening(*sums(*points), holder=holder)
    play(state, "done")
    assert (seen(state).holder, seen(state).day) == (new, 2)


@pytest.mark.rule("kathmandu-79")
def test_only_who_has_used_three_dice_competes_for_the_pawn() -> None:
    """R-K4: who arrives with the third die does; who came with an earlier one, or on an earlier day, does not."""
    arriving = Seat(at(28, 9), dice="2 3 3 3 3 3", used="black pink brown")
    state = table(Seat(arrived=True, tile=1), arriving, Seat(), turn=3, passed=1, phase="move", die="brown")
    play(state, "go e", "done", "take brown", "go n", "done")
    assert seen(state).holder == 1
    early = Seat(arrived=True, tile=1, used="brown", dice="1 3 3 3 3 3")
    out = evening(Seat(used="black pink brown"), early)
    play(out, "done")
    assert seen(out).holder == 0
    waiting = [Seat(arrived=True, tile=1), Seat(arrived=True, tile=2), Seat(at(0, 0))]
    alone = evening(*waiting, holder=0)
    play(alone, "done")
    assert seen(alone).holder == 2
    play(alone, "take brown")
    assert alone.actor() == 2


@pytest.mark.rule("kathmandu-79")
def test_a_holder_in_kathmandu_goes_on_opening_the_turns() -> None:
    """R-K4: all competing seats come after the holder, who gains a resource first."""
    state = table(Seat(arrived=True, tile=1), Seat(), Seat(), passed=2, phase="act", die="brown")
    assert told(state, "done") == ["done", "city"]
    assert state.actor() == 1


@pytest.mark.rule("kathmandu-80")
def test_everybody_on_the_way_rolls_for_the_next_day() -> None:
    state = evening(Seat(used="black pink violet", aside="grey"), Seat(), Seat(arrived=True, tile=1))
    kinds = told(state, "done")
    assert kinds.count("dice") == 2
    assert {die.state for die in player(state, 0).dice} == {"unused"}
    assert player(state, 0).dice_sum == 0


@pytest.mark.rule("kathmandu-81", "kathmandu-83")
def test_t23_a_storm_tires_whoever_is_behind_it() -> None:
    """The rulebook's Vincent on the start board."""
    state = evening(Seat(at(0, 0)), Seat(at(8, 0)))
    play(state, "done")
    assert (seen(state).storm, seen(state).weather) == (1, ["storm"])
    assert (player(state, 0).markers, player(state, 1).markers) == (1, 0)


@pytest.mark.rule("kathmandu-81", "kathmandu-83")
def test_t24_the_sun_moves_nothing_but_who_is_behind_the_storm_still_suffers() -> None:
    state = evening(Seat(at(0, 0), markers=1), Seat(at(8, 0)), day=2)
    play(state, "done")
    assert (seen(state).storm, seen(state).weather) == (1, ["storm", "sun"])
    assert (player(state, 0).markers, player(state, 1).markers) == (2, 0)


@pytest.mark.rule("kathmandu-82", "kathmandu-83")
def test_t25_the_storm_stays_on_the_last_border_and_the_destination_is_safe() -> None:
    """R-W2."""
    storms = "storm " * 6
    state = evening(Seat(at(28, 7)), Seat(at(27, 7)), day=6, weather=storms)
    play(state, "done")
    assert seen(state).storm == 5
    assert (player(state, 0).markers, player(state, 1).markers) == (0, 1)


@pytest.mark.rule("kathmandu-83")
def test_nobody_in_kathmandu_is_behind_the_storm() -> None:
    state = evening(Seat(arrived=True, tile=1), Seat(at(0, 0)))
    play(state, "done")
    assert (player(state, 0).markers, player(state, 1).markers) == (0, 1)


@pytest.mark.rule("kathmandu-84")
def test_walking_through_the_storm_costs_nothing() -> None:
    """R-W4: only the border does."""
    state = table(Seat(at(6, 0), "fodder", dice="1 3 3 3 3 3"), Seat(), day=2, phase="move", die="brown")
    assert seen(state).storm == 1
    assert told(state, "go e") == ["walk", "pay"]


@pytest.mark.rule("kathmandu-85")
def test_t21_new_animals_come_on_top_of_what_is_left() -> None:
    two = evening(Seat(), Seat(), animals="tiger")
    play(two, "done")
    assert len(seen(two).animals) == 2
    three = evening(Seat(), Seat(), Seat(), animals="tiger yak mule")
    play(three, "done")
    assert len(seen(three).animals) == 5


@pytest.mark.rule("kathmandu-85")
def test_t22_equipment_is_filled_up_to_players_plus_one() -> None:
    state = evening(Seat(), Seat(), Seat(), gear="chest_1 bridle_2", gear_deck="toolbox_1 barrel_3")
    play(state, "done")
    assert items(seen(state).gear) == ["toolbox_1", "barrel_3", "chest_1", "bridle_2"]


@pytest.mark.rule("kathmandu-62", "kathmandu-85")
def test_an_empty_deck_of_equipment_is_made_anew_from_the_discards() -> None:
    """R-A9; of animals nothing comes any more."""
    from durbar.games.kathmandu.cards import ANIMALS
    from tests.rules.kathmandu.tables import all_items

    held = all_items()
    mine = Seat(cards=" ".join(held[:30]), animals=" ".join(ANIMALS))
    state = evening(mine, Seat(), gear=held[30], discards=" ".join(held[31:]))
    kinds = told(state, "done")
    assert "reshuffle" in kinds
    assert "new-animals" not in kinds
    view = seen(state)
    assert (len(view.gear), view.gear_deck, view.discards) == (3, 3, [])
    none = evening(mine._replace(cards=" ".join(held)), Seat())
    play(none, "done")
    assert seen(none).gear == []


@pytest.mark.rule("kathmandu-86")
def test_of_the_last_day_only_the_weather_is_done() -> None:
    state = evening(Seat(at(0, 0)), Seat(), day=6, animals="tiger", weather="sun sun storm sun storm storm")
    kinds = told(state, "done")
    assert kinds[:6] == ["done", "storm", "tired-storm", "tired-storm", "score", "score"]
    assert "pawn" not in kinds
    assert not state.actors()
    assert len(seen(state).animals) == 1


@pytest.mark.rule("kathmandu-2", "kathmandu-86", "kathmandu-98")
def test_a_game_lasts_six_days_of_three_turns() -> None:
    state = durbar.game("kathmandu").new(2, seed=4)
    luck = durbar.rng_of_seed(4)
    days = set()
    while state.actors():
        days.add((seen(state).day, seen(state).turn))
        moves = state.legal_moves(state.actor())
        play(state, moves[luck.below(len(moves))].notation)
    assert days == {(day, turn) for day in range(1, 7) for turn in range(1, 4)}
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(0, "done")
    assert refusal.value.rule == "kathmandu-98"
