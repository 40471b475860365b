"""Tents and characters: kathmandu-100 to kathmandu-111, with the examples T30 to T33."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.games.kathmandu.cards import LANDSCAPES
from tests.rules.kathmandu.tables import Seat, at, items, legal, play, player, refused, resources, seen, table, told, xy

MEADOW = at(0, 0)
FILE = Path(durbar.__file__).parent / "games" / "kathmandu" / "components.toml"


def landed(*seats: Seat, tents: str = "usual", **more: Any) -> durbar.State:
    return table(*seats, phase="act", die="brown", options={"tents": tents}, **more)


# Tents


@pytest.mark.rule("kathmandu-101", "kathmandu-46")
def test_t32_two_opponents_play_three_tents() -> None:
    """R-X2: after the actions; the yak has three markers in the end and rests in its next turn."""
    state = landed(Seat(MEADOW, markers=1), Seat(tents="meadow snow"), Seat(tents="meadow meadow"))
    play(state, "done")
    assert (state.actors(), seen(state).asked) == ([1], 1)
    assert legal(state) == ["tent meadow", "pass"]
    refused(state, "tent snow", "kathmandu-101")
    refused(state, "done", "kathmandu-101")
    play(state, "tent meadow")
    assert state.actor() == 2
    play(state, "tent meadow", "tent meadow")
    assert (player(state, 0).markers, player(state, 1).tent_count, player(state, 2).tent_count) == (3, 1, 0)
    assert (seen(state).tent_deck, seen(state).tents_gone) == (20, ["meadow"] * 3)
    assert (state.actor(), seen(state).phase) == (1, "die")


@pytest.mark.rule("kathmandu-101")
def test_nobody_has_to_play_a_tent() -> None:
    state = landed(Seat(MEADOW), Seat(tents="meadow"))
    play(state, "done", "pass")
    assert (player(state, 0).markers, player(state, 1).tents) == (0, ["meadow"])
    assert state.actor() == 1


@pytest.mark.rule("kathmandu-103")
@pytest.mark.parametrize("tents", ["usual", "discreet"])
def test_nobody_is_asked_when_a_tent_could_have_no_effect(tents: str) -> None:
    """The yak has three markers already, from its move or from a tent of somebody before."""
    tired = landed(Seat(MEADOW, markers=3), Seat(tents="meadow"), Seat(tents="meadow"), tents=tents)
    play(tired, "done")
    assert (tired.actor(), seen(tired).phase) == (1, "die")
    once = landed(Seat(MEADOW, markers=2), Seat(tents="meadow"), Seat(tents="meadow"), tents=tents)
    play(once, "done", "tent meadow")
    assert (once.actor(), seen(once).phase, player(once, 2).tent_count) == (1, "die", 1)


@pytest.mark.rule("kathmandu-113")
def test_before_edition_3_they_were_asked_all_the_same() -> None:
    tired = landed(Seat(MEADOW, markers=3), Seat(tents="meadow"), Seat(tents="meadow"), edition="2")
    play(tired, "done", "tent meadow")
    assert (tired.actor(), legal(tired)) == (2, ["tent meadow", "pass"])


@pytest.mark.rule("kathmandu-102")
def test_who_has_no_fitting_tent_is_passed_over() -> None:
    """R-X3."""
    state = landed(Seat(MEADOW), Seat(tents="snow"), Seat(tents="meadow"))
    play(state, "done")
    assert state.actor() == 2
    quiet = landed(Seat(MEADOW), Seat(tents="snow"), Seat(tents="river"))
    play(quiet, "done")
    assert seen(quiet).phase == "die"


@pytest.mark.rule("kathmandu-102")
def test_discreetly_everybody_with_tents_is_asked() -> None:
    """R-X3: so that a pass gives nothing away."""
    state = landed(Seat(MEADOW), Seat(tents="snow"), Seat(), Seat(tents="meadow"), tents="discreet")
    play(state, "done")
    assert (state.actor(), legal(state)) == (1, ["pass"])
    play(state, "pass")
    assert state.actor() == 3
    play(state, "tent meadow")
    assert seen(state).phase == "die"


@pytest.mark.rule("kathmandu-102", "kathmandu-30")
def test_nobody_learns_what_others_have_from_redealing() -> None:
    """Whoever is asked has a fitting tent in every deal; how many tents somebody has is known."""
    state = landed(Seat(MEADOW), Seat(tents="snow river"), Seat(tents="meadow forest"))
    play(state, "done")
    for number in range(30):
        other = state.game.redeal(state, 0, durbar.rng_of_seed(number))
        hands = [player(other, seat).tents for seat in range(3)]
        assert "meadow" in hands[2]
        assert [len(hand) for hand in hands] == [0, 2, 2]
        assert seen(other, 0) == seen(state, 0)


@pytest.mark.rule("kathmandu-103")
@pytest.mark.parametrize(
    ("seat", "phase", "moves"),
    [
        (Seat(at(18, 5), yak="snow"), "act", ["done"]),
        (Seat(markers=3), "move", ["rest"]),
        (Seat(at(28, 9), dice="2 3 3 3 3 3"), "move", ["go e", "done"]),
    ],
    ids=["in a town", "after a rest", "in Kathmandu"],
)
def test_no_tents(seat: Seat, phase: str, moves: list[str]) -> None:
    every = "snow meadow grain forest jungle rice river highland"
    state = table(seat, Seat(tents=every), phase=phase, die="brown", options={"tents": "discreet"})
    play(state, *moves)
    assert seen(state).phase == "die"


@pytest.mark.rule("kathmandu-103", "kathmandu-106")
def test_no_tents_on_a_mountain() -> None:
    every = "snow meadow grain forest jungle rice river highland"
    mine = Seat(at(8, 1), character="alpinist")
    options = {"tents": "discreet", "characters": True}
    state = table(mine, Seat(tents=every, character="artist"), phase="act", die="brown", options=options)
    play(state, "done")
    assert seen(state).phase == "die"


@pytest.mark.rule("kathmandu-21", "kathmandu-103")
def test_in_kathmandu_no_tents_even_if_an_owner_has_some_for_towns() -> None:
    """They fit towns, but whoever has arrived is left in peace."""
    box = msgspec.toml.decode(FILE.read_bytes())
    box["tents"] = {"landscapes": ["snow", "meadow", "town", "forest"], "copies": 6, "provenance": "public"}
    deck = {"tent_deck": ["snow"] * 6 + ["meadow"] * 6 + ["forest"] * 6 + ["town"] * 5}
    options: dict[str, Any] = {"options": {"tents": "usual"}, "components": box, "state": deck, "die": "brown"}
    town = table(Seat(at(18, 5), yak="snow"), Seat(tents="town"), phase="act", **options)
    play(town, "done")
    assert legal(town) == ["tent town", "pass"]
    city = table(Seat(at(28, 9), dice="2 3 3 3 3 3"), Seat(tents="town"), phase="move", **options)
    play(city, "go e", "done")
    assert seen(city).phase == "die"
    market = {at(18, 5): "silk_1"}
    bought = table(Seat(at(18, 5), resources="coin"), Seat(tents="town"), phase="act", goods=market, **options)
    play(bought, f"buy {at(18, 5)}", "done")
    assert legal(durbar.read_position(durbar.write_position(bought))) == ["tent town", "pass"]


def evening(*dice: str, day: int = 1, **more: Any) -> durbar.State:
    """The last turn of a day; each seat has used its first three dice."""
    seats = [Seat(at(30, 13), dice=one, used="brown grey violet") for one in dice]
    used: dict[str, Any] = {"turn": 3, "passed": len(seats) - 1, "day": day}
    return landed(*seats, **used, **more, current={"die": "violet"})


@pytest.mark.rule("kathmandu-100")
def test_t33_all_who_tie_for_the_lowest_sum_draw_a_tent() -> None:
    """R-X1: from the left of the holder; one of them gets the pawn."""
    one, high = "1 2 3 6 6 6", "6 6 6 1 1 1"
    state = evening(one, one, high, one, tent_deck="snow river forest")
    log = state.listen()
    play(state, "done")
    drawn = [event for event in log if event.kind == "tent-draw"]
    assert [event.facts["seat"] for event in drawn] == [1, 3, 0]
    assert [player(state, seat).tents for seat in range(4)] == [["forest"], ["snow"], [], ["river"]]
    assert seen(state).holder == 1
    assert "landscape" in drawn[0].seen_by(1)
    assert "landscape" not in drawn[0].seen_by(0)
    assert [seen(state, 2).players[seat].tents for seat in range(4)] == [[]] * 4
    assert [seen(state, 2).players[seat].tent_count for seat in range(4)] == [1, 1, 0, 1]


@pytest.mark.rule("kathmandu-100")
def test_no_tents_are_drawn_on_the_last_day_or_from_an_empty_deck() -> None:
    """R-X1."""
    last = evening("1 1 1 1 1 1", "2 2 2 2 2 2", day=6)
    assert "tent-draw" not in told(last, "done")
    gone = " ".join(f"{land} {land} {land}" for land in LANDSCAPES[:-1])
    empty = evening("1 1 1 1 1 1", "2 2 2 2 2 2", tents_gone=gone)
    assert "tent-draw" not in told(empty, "done")


@pytest.mark.rule("kathmandu-60", "kathmandu-101")
def test_who_is_in_kathmandu_may_play_tents() -> None:
    """R-K5."""
    state = landed(Seat(MEADOW), Seat(arrived=True, tile=1, tents="meadow"))
    play(state, "done")
    assert state.actor() == 1
    play(state, "tent meadow")
    assert player(state, 0).markers == 1


# Characters


def with_character(character: str, *others: Seat, phase: str = "move", **more: Any) -> durbar.State:
    shared = {name: more.pop(name) for name in ("gear", "animals", "goods", "options") if name in more}
    seat = {name: more.pop(name) for name in Seat._fields if name in more}
    doubles = {"doubles": 3} if character == "monk" and "doubles" not in seat else {}
    mine = Seat(**{"space": MEADOW, **seat, **doubles}, character=character)
    free = [name for name in ("merchant", "artist", "alpinist") if name != character]
    rest = others or (Seat(),)
    given = [other._replace(character=free[n]) for n, other in enumerate(rest)]
    die = {} if phase == "die" else {"die": more.pop("die", "brown")}
    return table(mine, *given, phase=phase, **die, **{"options": {"characters": True}, **shared}, **more)


@pytest.mark.rule("kathmandu-104")
def test_characters_are_chosen_in_reverse_order_each_once() -> None:
    """R-X4: then come resources, cards and plans, start spaces and dice."""
    state = durbar.game("kathmandu").new(3, seed=2, options={"characters": True})
    holder = seen(state).holder
    assert state.actor() == (holder - 1) % 3
    assert len(legal(state)) == 6
    play(state, "character monk")
    assert state.actor() == (holder - 2) % 3
    refused(state, "character monk", "kathmandu-104")
    refused(state, "place 1b1", "kathmandu-104")
    assert seen(state).characters == ["alpinist", "yak_guide", "merchant", "border_guard", "artist"]
    play(state, "character merchant")
    assert [player(state, seat).resources for seat in range(3)] == [{}, {}, {}]
    play(state, "character artist")
    assert seen(state).phase == "place"
    kits = {one.character: (one.resources, len(one.cards), one.doubles) for one in seen(state).players}
    assert kits == {
        "monk": ({"compass": 1, "fodder": 1}, 0, 3),
        "merchant": ({"backpack": 1, "compass": 1, "paint": 1, "coin": 3, "fodder": 1}, 3, 0),
        "artist": ({"backpack": 2, "compass": 1, "paint": 3, "coin": 1, "fodder": 1}, 3, 0),
    }
    assert all(len(one.plans) == 2 for one in seen(state).players)


@pytest.mark.rule("kathmandu-105", "kathmandu-106")
def test_the_alpinist_may_do_without() -> None:
    """R-X13: once for the whole move, mountains are open or not."""
    state = with_character("alpinist", space=at(7, 1), dice="2 3 3 3 3 3")
    assert legal(state) == ["go n", "go e", "go s", "go w", "over e"]
    refused(state, "over n", "kathmandu-106")
    play(state, "go e")
    assert (player(state).space, player(state).markers) == (at(7, 1), 1)
    over = with_character("alpinist", space=at(7, 1), dice="2 3 3 3 3 3")
    play(over, "over e")
    assert (player(over).space, player(over).markers) == (at(9, 1), 0)
    refused(with_character("monk", space=at(7, 1)), "over e", "kathmandu-106")


@pytest.mark.rule("kathmandu-72", "kathmandu-106")
def test_the_alpinist_with_climbing_gear_must_come_down_like_anybody() -> None:
    """The gear is a card, and the mountains are open already."""
    state = with_character("alpinist", space=at(7, 1), dice="2 3 3 3 3 3", cards="climbing_gear_0")
    play(state, "use climbing_gear")
    assert legal(state) == ["go e"]
    assert "already" in refused(state, "over e", "kathmandu-72")


@pytest.mark.rule("kathmandu-74", "kathmandu-106")
def test_the_alpinist_turns_onto_a_mountain() -> None:
    """Where there is none straight ahead, a bridle may still lead onto one; without the ability it stops the yak."""
    over, under = (with_character("alpinist", space=at(7, 2), dice="2 3 3 3 3 3", cards="bridle_0") for _ in range(2))
    play(over, "use bridle", "over n", "turn 1 e")
    assert (player(over).space, player(over).markers) == (at(8, 1), 0)
    play(under, "use bridle", "go n", "turn 1 e")
    assert (player(under).space, player(under).markers) == (at(7, 1), 1)
    short = with_character("alpinist", space=at(7, 2), dice="1 3 3 3 3 3", cards="bridle_0 tea_leaves_0")
    play(short, "use bridle")
    refused(short, "over n", "kathmandu-74")


@pytest.mark.rule("kathmandu-106")
def test_on_a_mountain_plans_are_swapped_and_the_rope_ladder_works() -> None:
    """R-X11: but there is no landscape for cards or yak tiles."""
    mountain = at(19, 4)
    more: dict[str, Any] = {
        "space": mountain,
        "plans": "red_a",
        "cards": "rope_ladder_0",
        "resources": "paint backpack",
    }
    mine = Seat(**more, character="alpinist")
    other = Seat(at(20, 5), plans="red_b", character="artist")
    state = table(mine, other, phase="act", die="brown", options={"characters": True}, gear="chest_1", animals="yak")
    assert legal(state) == [f"ladder {at(18, 3)}", f"ladder {at(20, 5)}", "done"]
    walking = Seat(at(19, 3), dice="1 3 3 3 3 3", plans="red_b", character="alpinist")
    asleep = table(walking, Seat(character="artist"), phase="move", die="brown", options={"characters": True})
    play(asleep, "over s")
    assert legal(asleep) == ["done"]


@pytest.mark.rule("kathmandu-107")
def test_the_yak_guide_turns_the_pink_die() -> None:
    """Once, when it is chosen; not another die."""
    state = with_character("yak_guide", phase="die", dice="3 3 3 3 2 3")
    play(state, "take pink")
    assert legal(state, "face") == ["face 1", "face 3", "face 4", "face 5", "face 6"]
    refused(state, "face 2", "kathmandu-107")
    play(state, "face 6")
    assert player(state).dice[4].value == 6
    refused(state, "face 5", "kathmandu-107")
    other = with_character("yak_guide", dice="3 3 3 3 2 3")
    refused(other, "face 6", "kathmandu-107")
    refused(with_character("monk", die="pink"), "face 6", "kathmandu-107")


@pytest.mark.rule("kathmandu-107")
def test_the_yak_guide_exchanges_fodder_at_any_time_of_the_turn() -> None:
    """R-X10: as often as there is fodder, also when arriving, but not later in Kathmandu."""
    state = with_character("yak_guide", phase="die", resources="fodder " * 5)
    play(state, "exchange coin", "take brown", "exchange compass", "go e")
    assert resources(state) == {"backpack": 1, "compass": 1, "coin": 1, "fodder": 1}
    refused(state, "exchange coin", "kathmandu-107")
    refused(with_character("monk", resources="fodder fodder"), "exchange coin", "kathmandu-107")
    late = with_character("yak_guide", phase="act", resources="fodder fodder")
    play(late, "exchange paint", "done")
    assert resources(late) == {"paint": 1}


AMID: dict[str, tuple[str, dict[str, Any]]] = {  # what the yak guide is deciding, and how it comes to that
    "gain": ("take black", {"phase": "die"}),
    "barrel": ("use barrel", {"phase": "die", "cards": "barrel_0"}),
    "turn": ("go n", {"cards": "bridle_0", "space": at(7, 2)}),
    "plan": ("offer 1", {"phase": "act", "space": at(18, 3)}),
    "give": ("swap 1", {"phase": "act", "plans": "red_a"}),
    "get": ("give red_a", {"phase": "act", "plans": "red_a"}),
}


def amid(phase: str, edition: str) -> durbar.State:
    """The yak guide with two fodder, in the middle of an act."""
    move, more = AMID[phase]
    state = with_character("yak_guide", Seat(MEADOW, plans="red_b"), resources="fodder fodder", **more, edition=edition)
    if phase == "turn":
        play(state, "use bridle")
    if phase == "get":
        play(state, "swap 1")
    play(state, move)
    assert seen(state).phase == phase
    return state


@pytest.mark.rule("kathmandu-107")
@pytest.mark.parametrize("phase", AMID)
def test_the_yak_guide_exchanges_in_the_middle_of_an_act(phase: str) -> None:
    """R-X10: what was being decided is decided then."""
    state = amid(phase, "2")
    before = legal(state)
    assert len([move for move in before if move.startswith("exchange")]) == 4
    play(state, "exchange compass")
    assert resources(state) == {"compass": 1}
    assert legal(state) == [move for move in before if not move.startswith("exchange")]
    refused(state, "exchange coin", "kathmandu-107")


@pytest.mark.rule("kathmandu-107", "kathmandu-113")
@pytest.mark.parametrize("phase", AMID)
def test_in_edition_1_the_yak_guide_does_not(phase: str) -> None:
    state = amid(phase, "1")
    assert legal(state, "exchange") == []
    rules = {"gain": 34, "barrel": 66, "turn": 74, "plan": 55, "give": 56, "get": 56}
    refused(state, "exchange coin", f"kathmandu-{rules[phase]}")


@pytest.mark.rule("kathmandu-107")
def test_others_and_those_who_wait_do_not_exchange() -> None:
    """Not while tents are asked of others, nor by another character in the middle of an act."""
    state = with_character("monk", phase="die", resources="fodder fodder")
    play(state, "take black")
    refused(state, "exchange coin", "kathmandu-107")
    refused(state, "exchange coin", "kathmandu-31", seat=1)


@pytest.mark.rule("kathmandu-107")
@pytest.mark.parametrize("phase", AMID)
def test_bots_do_not_exchange_in_the_middle_of_an_act(phase: str) -> None:
    state = amid(phase, "2")
    kinds = {move.kind for move in state.game.considered(state, 0, state.legal_moves(0))}
    assert "exchange" not in kinds
    assert kinds


@pytest.mark.rule("kathmandu-107")
def test_bought_with_exchanged_coins() -> None:
    town = at(18, 5)
    goods = {town: "silk_2"}
    more: dict[str, Any] = {"space": town, "resources": "coin fodder fodder", "goods": goods, "yak": "snow"}
    state = with_character("yak_guide", phase="act", **more)
    play(state, f"buy {town}", "exchange coin", "special")
    assert player(state).specials == ["silk"]


@pytest.mark.rule("kathmandu-108")
def test_t31_the_monk_makes_two_offerings_at_once() -> None:
    """R-X5: three times in the game, for one plan each; a single offering spends no use."""
    temples = f"{at(12, 3)} {at(10, 6)} {at(18, 3)}"
    more: dict[str, Any] = {"space": at(20, 1), "temples": temples, "offerings": 4, "doubles": 2}
    state = with_character("monk", phase="act", **more)
    play(state, "offer 2", "draw")
    assert (player(state).offerings, player(state).doubles, len(player(state).plans)) == (6, 1, 1)
    assert legal(state) == ["done"]
    single = with_character("monk", phase="act", **more)
    play(single, "offer 1", "draw")
    assert (player(single).offerings, player(single).doubles) == (5, 2)


@pytest.mark.rule("kathmandu-108")
def test_the_monk_needs_uses_and_two_offerings() -> None:
    """R-X5 and R-X6: not by the rope ladder."""
    spaces = [temple.space for temple in seen(with_character("monk")).temples if temple.space != at(20, 1)]
    last: dict[str, Any] = {"space": at(20, 1), "temples": " ".join(spaces[:8]), "offerings": 8, "doubles": 3}
    refused(with_character("monk", phase="act", **last), "offer 2", "kathmandu-108")
    spent: dict[str, Any] = {"space": at(20, 1), "temples": " ".join(spaces[:3]), "offerings": 6, "doubles": 0}
    refused(with_character("monk", phase="act", **spent), "offer 2", "kathmandu-108")
    refused(with_character("merchant", phase="act", space=at(20, 1)), "offer 2", "kathmandu-108")
    ladder = with_character("monk", phase="act", space=at(20, 2), cards="rope_ladder_0")
    play(ladder, f"ladder {at(20, 1)}", "draw")
    assert (player(ladder).offerings, player(ladder).doubles) == (1, 3)


@pytest.mark.rule("kathmandu-52", "kathmandu-109")
def test_the_merchant_buys_anywhere_in_the_town() -> None:
    """R-X7: still one a turn, with its special good; T16."""
    goods = {at(19, 5): "ring_1", at(18, 6): "silk_4", at(7, 4): "statue_1"}
    state = with_character(
        "merchant", phase="act", space=at(18, 5), resources="coin coin coin", goods=goods, yak="snow"
    )
    assert legal(state, "buy") == [f"buy {at(19, 5)}", f"buy {at(18, 6)}"]
    refused(state, f"buy {at(7, 4)}", "kathmandu-109")
    play(state, f"buy {at(18, 6)}", "special")
    assert (items_of(state), player(state).specials) == (["silk_4"], ["silk"])
    refused(state, f"buy {at(19, 5)}", "kathmandu-52")


def items_of(state: durbar.State) -> list[str]:
    return [good.tile for good in player(state).goods]


@pytest.mark.rule("kathmandu-110")
def test_the_border_guard_comes_out_anywhere_along_the_border() -> None:
    """R-X8: not on a mountain; the border costs as usual, without fodder a marker."""
    state = with_character("border_guard", space=at(12, 6), dice="2 3 3 3 3 3")
    play(state, "go e")
    assert seen(state).phase == "border"
    leads = {xy(move.split()[1]) for move in legal(state, "exit")}
    assert leads == {(14, y) for y in range(6)}
    refused(state, f"exit {at(14, 6)}", "kathmandu-110")
    refused(state, "go e", "kathmandu-110")
    play(state, f"exit {at(14, 3)}")
    assert (player(state).space, player(state).markers) == (at(14, 3), 1)


@pytest.mark.rule("kathmandu-105", "kathmandu-110")
def test_the_border_guard_may_be_stopped_like_anybody() -> None:
    """R-X13: a mountain straight behind the border stops him if he does without his ability."""
    state = with_character("border_guard", space=at(12, 6), dice="2 3 3 3 3 3", resources="fodder")
    play(state, "go e", "halt")
    assert (player(state).space, player(state).markers, resources(state)) == (at(13, 6), 1, {"fodder": 1})
    free = with_character("border_guard", space=at(13, 2), dice="2 3 3 3 3 3")
    play(free, "go e")
    refused(free, "halt", "kathmandu-110")


@pytest.mark.rule("kathmandu-110")
def test_the_border_guard_with_climbing_gear_comes_out_on_a_mountain() -> None:
    """R-X8: if the move does not end there."""
    state = with_character("border_guard", space=at(13, 6), dice="3 3 3 3 3 3", cards="climbing_gear_0")
    play(state, "use climbing_gear", "go e")
    assert f"exit {at(14, 6)}" in legal(state)
    play(state, f"exit {at(14, 6)}")
    assert player(state).space == at(16, 6)


@pytest.mark.rule("kathmandu-110", "kathmandu-74")
def test_the_border_guard_with_a_bridle() -> None:
    """Out at another place, and the turn after so many steps as was said."""
    state = with_character("border_guard", space=at(12, 6), dice="4 3 3 3 3 3", cards="bridle_0", resources="fodder")
    play(state, "use bridle", "go e", "turn 3 n")
    assert seen(state).phase == "border"
    assert "Nothing stops" in refused(state, "halt", "kathmandu-110")
    play(state, f"exit {at(14, 3)}")
    assert player(state).space == at(15, 2)
    further = with_character("border_guard", space=at(12, 6), dice="5 3 3 3 3 3", cards="bridle_0")
    play(further, "use bridle", "go e", "turn 4 n")
    refused(further, f"exit {at(14, 4)}", "kathmandu-110")  # the turning point (16, 4) is a mountain
    play(further, f"exit {at(14, 5)}")
    assert (player(further).space, player(further).markers) == (at(16, 5), 2)


@pytest.mark.rule("kathmandu-111")
def test_t30_the_artist_looks_around() -> None:
    """R-X9: also across a border; still one animal and one card; mountains are no landscape."""
    more: dict[str, Any] = {
        "space": at(2, 0),
        "resources": "paint paint backpack backpack",
        "animals": "musk_deer hog_deer tiger",
    }
    state = with_character("artist", phase="act", gear="chest_2 bottle_2 magnifier_2", **more)
    assert legal(state) == ["animal musk_deer", "animal hog_deer", "pack bottle_2", "pack chest_2", "done"]
    play(state, "animal musk_deer", "pack chest_2")
    assert (legal(state), items(player(state).cards)) == (["done"], ["chest_2"])
    border = with_character("artist", phase="act", space=at(6, 0), resources="paint", animals="gharial")
    assert legal(border, "animal") == ["animal gharial"]
    usual = with_character("merchant", phase="act", space=at(6, 0), resources="paint", animals="gharial")
    refused(usual, "animal gharial", "kathmandu-50")


@pytest.mark.rule("kathmandu-111")
def test_kathmandu_beside_the_artist_counts_as_town() -> None:
    """R-X9."""
    state = with_character("artist", phase="act", space=at(29, 9), resources="paint", animals="mule")
    assert legal(state, "animal") == ["animal mule"]
