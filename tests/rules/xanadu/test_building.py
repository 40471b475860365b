"""Building and the mandatory sale: xanadu-22 to xanadu-30, and the advanced game, xanadu-48."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BARRACKS,
    CHAMBER,
    FOUNDRY,
    LAKE,
    LOFT,
    MEETING,
    PITS,
    QUARRY,
    STABLES,
    TAILOR,
    WELL,
    YARD,
    Seat,
    buildings,
    coins,
    hand,
    legal_of,
    place,
    pool,
    refused,
    seen,
    table,
    told,
    view,
)

ADVANCED = {"advanced": True}
FIVE = f"{CHAMBER} bl03 bl04 bl05 bl06"


@pytest.mark.rule("xanadu-22", "xanadu-25", "xanadu-27")
def test_x_t5_caroline_builds_the_meeting_room() -> None:
    """X-T5: stone, bronze, bronze, jade; the pool is empty, the card lies sideways, the hand is 4 cards smaller."""
    state = table(Seat(f"{PITS} {WELL} br06 {MEETING} br08", TAILOR), Seat(YARD, f"{BARRACKS}:1"))
    for worker in (PITS, WELL, "br06"):
        place(state, 0, BARRACKS, worker)
    events = told(state, lambda: state.play(0, f"build {MEETING}"))
    assert pool(state) == {}
    assert seen(state, MEETING).sideways
    assert hand(state, 0) == ["br08"]
    paid = {"pool": "stone bronze bronze jade", "favours": "", "passives": ""}
    assert events == [{"kind": "build", "seat": 0, "card": MEETING, **paid}]


@pytest.mark.rule("xanadu-21", "xanadu-22")
def test_x_t11_a_passive_alone_can_pay() -> None:
    """X-T11: Carpenters' Yard: the Tailor's Shop (wood) with no worker, but not the Horse Stables (wood, wood)."""
    state = table(Seat(f"{TAILOR} {STABLES}", YARD), Seat(PITS, QUARRY))
    assert legal_of(state, 0, "build") == [TAILOR]
    assert refused(state, 0, f"build {STABLES}").rule == "xanadu-22"


@pytest.mark.rule("xanadu-22")
def test_pool_favours_and_passives_pay_together() -> None:
    """X-R6: all at the moment of building; collected things go first, then favours, then passives."""
    state = table(Seat(f"{BARRACKS} {PITS}", f"{YARD} {QUARRY}:1 {FOUNDRY}"), Seat(WELL, TAILOR), pool={"wood": 1})
    payment = view(state, 0).buildable
    assert [(p.card, p.pool, p.favours, p.passives) for p in payment] == [
        (BARRACKS, ["wood"], [], ["stone", "bronze"]),
    ]
    state.play(0, f"build {BARRACKS}")
    assert (pool(state), seen(state, YARD).spent_passive, seen(state, FOUNDRY).spent_passive) == ({}, False, True)
    assert view(state).usable == {"wood": 2}


@pytest.mark.rule("xanadu-22")
def test_favours_pay_before_passives() -> None:
    state = table(Seat(f"{TAILOR} {PITS}", f"{YARD} {QUARRY}:1"), Seat(WELL, CHAMBER))
    state.play(0, f"build {TAILOR}")
    assert (seen(state, QUARRY).spent, seen(state, YARD).spent_passive) == ([0], False)


@pytest.mark.rule("xanadu-22", "xanadu-27")
def test_only_hand_cards_are_built_and_each_is_used_once() -> None:
    """X-R21: a card that became a worker is no longer there to be built."""
    state = table(Seat(f"{TAILOR} {PITS}", YARD), Seat(WELL, QUARRY))
    assert refused(state, 0, f"build {WELL}").rule == "xanadu-22"
    place(state, 0, QUARRY, TAILOR)
    assert refused(state, 0, f"build {TAILOR}").rule == "xanadu-22"


@pytest.mark.rule("xanadu-23")
def test_one_building_a_turn() -> None:
    state = table(Seat(f"{TAILOR} {QUARRY} {PITS}", YARD), Seat(WELL, CHAMBER), pool={"stone": 1})
    state.play(0, f"build {TAILOR}")
    assert legal_of(state, 0, "build") == []
    assert refused(state, 0, f"build {QUARRY}").rule == "xanadu-23"


@pytest.mark.rule("xanadu-24")
def test_workers_before_and_after_building_and_nothing_is_a_duty() -> None:
    """X-R6, X-R22: also after building, or instead of it."""
    state = table(Seat(f"{TAILOR} {WELL} {PITS} br06", YARD), Seat("br07", QUARRY))
    place(state, 0, QUARRY, PITS)
    state.play(0, f"build {TAILOR}")
    place(state, 0, QUARRY, WELL)
    assert len(seen(state, QUARRY).workers) == 2
    idle = table(Seat(f"{TAILOR} {WELL}", YARD), Seat("br07", QUARRY))
    idle.play(0, "end")
    assert idle.actors() == [1]


@pytest.mark.rule("xanadu-25")
def test_a_new_building_is_turned_upright_after_drawing() -> None:
    state = table(Seat(f"{TAILOR} {PITS}", YARD), Seat(WELL, QUARRY))
    state.play(0, f"build {TAILOR}")
    assert seen(state, TAILOR).sideways
    state.play(0, "end")
    assert not seen(state, TAILOR).sideways


@pytest.mark.rule("xanadu-26")
def test_x_t13_five_buildings_are_the_limit() -> None:
    """X-T13: illegal with five in play; legal if one was sold in phase 1 of this turn."""
    state = table(Seat(f"{TAILOR} {PITS}", FIVE), Seat(WELL, QUARRY), pool={"wood": 1})
    assert legal_of(state, 0, "build") == []
    assert refused(state, 0, f"build {TAILOR}").rule == "xanadu-26"
    other = table(Seat(f"{TAILOR} {PITS}", FIVE), Seat(WELL, YARD), phase="sell")
    other.play(0, f"sell {CHAMBER}")
    other.play(0, "stop")
    place(other, 0, YARD, PITS)
    assert legal_of(other, 0, "build") == [TAILOR]


@pytest.mark.rule("xanadu-26", "xanadu-29")
def test_x_t14_a_building_filled_this_turn_keeps_its_place() -> None:
    """X-T14, X-R12: paid at once, but the build is still illegal this turn."""
    own = f"{CHAMBER}:3 bl03 bl04 bl05 bl06"
    state = table(Seat(f"{TAILOR} {PITS} br06", own), Seat(WELL, QUARRY), pool={"wood": 1})
    place(state, 0, CHAMBER, PITS)
    assert coins(state, 0) == 4
    assert refused(state, 0, f"build {TAILOR}").rule == "xanadu-26"


@pytest.mark.rule("xanadu-28", "xanadu-29", "xanadu-30")
def test_x_t7_a_filled_building_leaves_at_the_end_of_the_turn() -> None:
    """X-T7, X-R11: Barracks and its four workers are discarded; Alexandre's next draw is not increased."""
    state = table(Seat(f"{PITS} {WELL} br06 br07", TAILOR), Seat(YARD, f"{BARRACKS}:1 {QUARRY}"))
    for worker in (PITS, WELL, "br06"):
        place(state, 0, BARRACKS, worker)
    assert BARRACKS in buildings(state, 1)
    assert view(state).discards == []
    state.play(0, "end")
    assert buildings(state, 1) == [QUARRY]
    assert len(view(state).discards) == 5
    state.play(1, "stop")
    assert view(state).draws == 2


@pytest.mark.rule("xanadu-29", "xanadu-30")
def test_x_t30_a_building_filled_by_its_owner_still_counts_this_turn() -> None:
    """X-T30: Carpenters' Yard pays 1 at once; passive wood and favours clay and stone still pay; no extra card."""
    state = table(Seat(f"br20 {PITS} br06", f"{YARD}:3"), Seat(WELL, QUARRY))
    place(state, 0, YARD, PITS)
    assert coins(state, 0) == 1
    assert view(state).players[0].income == {"wood": 1, "stone": 1, "clay": 1}
    state.play(0, "build br20")
    assert (seen(state, YARD).spent, seen(state, YARD).spent_passive) == ([2], False)
    assert view(state).draws == 2


@pytest.mark.rule("xanadu-30")
def test_a_mandatory_sale_is_paid_in_full_whoever_fills() -> None:
    """X-R31: only the extra card is lost, also on the owner's own turn."""
    state = table(Seat(f"{PITS} br06 br07", f"{CHAMBER}:3"), Seat(WELL, f"{QUARRY}:3 {TAILOR}"))
    place(state, 0, CHAMBER, PITS)
    place(state, 0, QUARRY, "br06")
    assert (coins(state, 0), coins(state, 1)) == (4, 1)
    assert view(state).draws == 2
    state.play(0, "end")
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("xanadu-28", "xanadu-47")
def test_x_t24_bonus_coins_come_with_a_mandatory_sale() -> None:
    """X-T24, X-R13: with five players a green card that is filled pays 2 more."""
    others = [Seat(f"br1{n}", f"br2{n}") for n in range(4)]
    state = table(Seat(f"{PITS} {WELL}", f"{LAKE}:3"), *others)
    place(state, 0, LAKE, PITS)
    assert coins(state, 0) == 8 + 2


# The advanced game


@pytest.mark.rule("xanadu-48")
def test_x_t28_nothing_pays_twice() -> None:
    """X-T28: wood and clay; the Tailor's Shop, then not the Weavers' Loft: the wood is used."""
    seats = Seat(f"{TAILOR} {LOFT} {PITS}", CHAMBER), Seat(WELL, QUARRY)
    state = table(*seats, pool={"wood": 1, "clay": 1}, options=ADVANCED)
    assert legal_of(state, 0, "build") == [TAILOR, LOFT, PITS]
    state.play(0, f"build {TAILOR}")
    assert pool(state) == {"clay": 1}
    assert refused(state, 0, f"build {LOFT}").rule == "xanadu-22"
    state.play(0, f"build {PITS}")
    assert buildings(state, 0) == [CHAMBER, TAILOR, PITS]


@pytest.mark.rule("xanadu-48", "xanadu-21")
def test_a_passive_that_paid_does_not_pay_again() -> None:
    state = table(Seat(f"{TAILOR} br20 {PITS}", YARD), Seat(WELL, QUARRY), pool={"stone": 1}, options=ADVANCED)
    assert legal_of(state, 0, "build") == [TAILOR, "br20"]
    state.play(0, f"build {TAILOR}")
    assert refused(state, 0, "build br20").rule == "xanadu-22"


@pytest.mark.rule("xanadu-25", "xanadu-48")
def test_the_passive_of_a_card_built_this_turn_counts_at_once() -> None:
    """X-R20: Carpenters' Yard is built and pays for the Tailor's Shop."""
    state = table(Seat(f"{TAILOR} {YARD} {PITS}", CHAMBER), Seat(WELL, QUARRY), pool={"wood": 1}, options=ADVANCED)
    state.play(0, f"build {YARD}")
    state.play(0, f"build {TAILOR}")
    assert [building.sideways for building in view(state).players[0].buildings] == [False, True, True]


@pytest.mark.rule("xanadu-48", "xanadu-26")
def test_six_buildings_are_the_limit_of_the_advanced_game() -> None:
    state = table(
        Seat(f"{TAILOR} {QUARRY} {PITS}", FIVE), Seat(WELL, LOFT), pool={"wood": 1, "stone": 1}, options=ADVANCED
    )
    state.play(0, f"build {TAILOR}")
    assert refused(state, 0, f"build {QUARRY}").rule == "xanadu-48"


@pytest.mark.rule("xanadu-48")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_advanced_game_is_not_for_five_or_six(seats: int) -> None:
    """X-R24."""
    sentence = f"The advanced game is for 2 to 4 players, not {seats}"
    with pytest.raises(durbar.BadOption, match=sentence):
        durbar.game("xanadu").new(seats, seed=1, options=ADVANCED)
    with pytest.raises(durbar.BadOption, match=sentence):
        durbar.Record(durbar.game("xanadu"), seats, 1, ADVANCED)


@pytest.mark.rule("xanadu-47", "xanadu-26")
def test_four_buildings_are_the_limit_of_five_players() -> None:
    others = [Seat(f"br1{n}", f"br2{n}") for n in range(4)]
    state = table(Seat(f"{TAILOR} {PITS}", "bl03 bl04 bl05 bl06"), *others, pool={"wood": 1})
    assert refused(state, 0, f"build {TAILOR}").rule == "xanadu-47"
