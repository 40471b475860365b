"""Moving the yak: kathmandu-39 to kathmandu-47 and kathmandu-72 to kathmandu-74, with the examples M01 to M28."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import durbar
from tests.rules.kathmandu.tables import (
    Seat,
    at,
    legal,
    play,
    player,
    previews,
    refused,
    resources,
    seen,
    table,
    told,
    xy,
)


class Case(NamedTuple):
    """A move and what it leads to; `bridle` is after how many steps it turns, and where to."""

    name: str
    start: tuple[int, int]
    die: int
    way: str
    land: tuple[int, int] | None
    landscape: str = ""
    compass: int = 1
    fodder: int = 1
    markers: int = 0
    left: tuple[int, int] | None = None  # compass and fodder that are left
    then: int = 0  # markers afterwards
    cards: str = ""
    bridle: str = ""
    character: str = ""
    exit: tuple[int, int] | None = None
    arrives: bool = False


CASES = [
    Case("M01 plain move: die 2, two spaces", (1, 2), 2, "e", (3, 2), "forest", left=(1, 1)),
    Case("M02 a mountain stops the yak", (1, 1), 4, "e", (3, 1), "forest", then=1),
    Case("M03 the outer edge stops the yak", (1, 1), 3, "n", (1, 0), then=1),
    Case("M04 first step blocked: stays, one marker", (1, 2), 2, "s", (1, 2), left=(1, 1), then=1),
    Case("M05 a border costs fodder", (5, 0), 3, "e", (8, 0), "river", left=(1, 0)),
    Case("M06 a border without fodder", (5, 0), 3, "e", (8, 0), fodder=0, left=(1, 0), then=1),
    Case("M07 a mountain behind the border: no crossing, no fodder", (12, 6), 2, "e", (13, 6), left=(1, 1), then=1),
    Case("M08 the needle's direction costs a compass", (17, 0), 2, "s", (17, 2), "forest", left=(0, 1)),
    Case("M09 the needle's direction without a compass", (17, 0), 2, "s", (17, 2), compass=0, left=(0, 1), then=1),
    Case("M10 only the needle of the starting board counts", (13, 2), 2, "e", (15, 2), "forest", left=(1, 0)),
    Case("M11 blocked first step towards the needle: no compass", (18, 3), 3, "s", (18, 3), left=(1, 1), then=1),
    Case("M12 compass and fodder in one move", (17, 5), 4, "s", (17, 9), "river", left=(0, 0)),
    Case("M13 never more than three markers", (17, 5), 4, "s", (17, 9), compass=0, fodder=0, markers=2, then=3),
    Case("M14 climbing gear", (7, 1), 2, "e", (9, 1), "meadow", cards="climbing_gear"),
    Case("M15 climbing gear cannot end on a mountain", (7, 1), 1, "e", None, cards="climbing_gear"),
    Case("M16 climbing gear: the edge behind mountains", (17, 4), 4, "e", None, cards="climbing_gear"),
    Case("M17 tea leaves", (0, 0), 5, "e", (10, 0), "meadow", left=(1, 0), cards="tea_leaves"),
    Case("M18 tea leaves, stopped", (0, 0), 6, "e", (10, 0), left=(1, 0), then=1, cards="tea_leaves"),
    Case("M19 bridle", (5, 0), 5, "e", (9, 1), "meadow", left=(1, 0), cards="bridle", bridle="4 s"),
    Case("M20 bridle: the turning point must be reached", (1, 1), 5, "e", None, cards="bridle", bridle="3 s"),
    Case("M21 the alpinist stops on a mountain", (7, 1), 1, "e", (8, 1), "mountain", character="alpinist"),
    Case("M22 the border guard comes out elsewhere", (12, 6), 2, "e", (14, 3), "jungle", left=(1, 0),
         character="border_guard", exit=(14, 3)),
    Case("M23 arrival in Kathmandu clears markers", (28, 9), 2, "e", (30, 9), "town", markers=2, arrives=True),
    Case("M24 stopped inside Kathmandu still arrives", (28, 9), 5, "e", (32, 9), markers=1, arrives=True),
    Case("M25 passing through Kathmandu is no visit", (28, 10), 6, "e", (34, 10), "meadow"),
    Case("M26 tea leaves with a bridle", (0, 0), 4, "e", (7, 1), "river", left=(1, 0), cards="tea_leaves bridle",
         bridle="7 s"),
    Case("M27 going back also costs fodder", (7, 0), 2, "w", (5, 0), "rice", left=(1, 0)),
    Case("M28 two borders in one move", (20, 7), 4, "e", (28, 7), "snow", left=(1, 0), then=1, cards="tea_leaves"),
]  # fmt: skip


def set_out(case: Case) -> durbar.State:
    """The yak stands there, the die is chosen."""
    cards = " ".join(f"{kind}_1" for kind in case.cards.split())
    mine = Seat(
        at(*case.start),
        resources="compass " * case.compass + "fodder " * case.fodder,
        dice=f"{case.die} 3 3 3 3 3",
        markers=case.markers,
        cards=cards,
        character=case.character,
        yak="town" if case.landscape != "town" else "snow",
    )
    other = "merchant" if case.character else ""
    options = {"characters": True} if case.character else {}
    return table(mine, Seat(character=other), phase="move", die="brown", options=options)


def go(state: durbar.State, case: Case) -> durbar.State:
    play(state, *(f"use {kind}" for kind in case.cards.split()))
    play(state, f"{'over' if case.character == 'alpinist' else 'go'} {case.way}")
    if case.bridle:
        play(state, f"turn {case.bridle}")
    if case.exit:
        play(state, f"exit {at(*case.exit)}")
    return state


@pytest.mark.rule(
    "kathmandu-39", "kathmandu-40", "kathmandu-43", "kathmandu-44", "kathmandu-72", "kathmandu-73", "kathmandu-74"
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_moves(case: Case) -> None:
    state = set_out(case)
    if case.land is None:
        with pytest.raises(durbar.IllegalMove):
            go(state, case)
        return
    go(state, case)
    me = player(state)
    assert xy(me.space) == case.land
    assert me.markers == case.then
    if case.landscape:
        board, place = seen(state).boards[me.board - 1], (ord(me.space[1]) - 97, int(me.space[2:]) - 1)
        assert board.lands[7 * place[1] + place[0]] == case.landscape
    if case.left:
        assert (resources(state).get("compass", 0), resources(state).get("fodder", 0)) == case.left
    assert (me.tile > 0) == case.arrives


@pytest.mark.rule("kathmandu-39", "kathmandu-112")
@pytest.mark.parametrize("case", [case for case in CASES if case.land and not case.bridle and not case.exit],
                         ids=lambda case: case.name)  # fmt: skip
def test_the_view_tells_beforehand_what_a_move_will_do(case: Case) -> None:
    state = set_out(case)
    play(state, *(f"use {kind}" for kind in case.cards.split()))
    kind = "over" if case.character == "alpinist" else "go"
    told = previews(state)["brown", f"{kind} {case.way}"]
    before = player(state)
    go(state, case._replace(cards=""))
    after = player(state)
    assert told.space == after.space == told.path[-1]
    assert told.markers == after.markers
    assert told.compass == before.resources.get("compass", 0) - after.resources.get("compass", 0)
    assert told.fodder == before.resources.get("fodder", 0) - after.resources.get("fodder", 0)
    assert ("kathmandu" in told.actions) == case.arrives
    assert not told.decides


@pytest.mark.rule("kathmandu-39")
def test_before_a_die_is_chosen_the_view_tells_of_all_dice() -> None:
    state = table(Seat(at(5, 0), "fodder", dice="1 2 3 4 5 6"), Seat())
    found = previews(state)
    assert len(found) == 24
    assert found["violet", "go e"].space == at(8, 0)
    assert found["violet", "go e"].fodder == 1
    assert found["violet", "go e"].path == [at(5, 0), at(6, 0), at(7, 0), at(8, 0)]
    assert found["grey", "go s"].compass == 0
    assert seen(state, 1).previews == []
    assert seen(state).previews == []


@pytest.mark.rule("kathmandu-45")
def test_the_resource_of_the_die_pays_already() -> None:
    """R-M6: the pink die brings the fodder for the border; the view knows it."""
    state = table(Seat(at(5, 0), dice="3 3 3 3 3 3"), Seat())
    assert previews(state)["pink", "go e"].fodder == 1
    assert previews(state)["brown", "go e"].tired == 1
    play(state, "take pink", "go e")
    assert player(state).markers == 0
    assert resources(state) == {}


@pytest.mark.rule("kathmandu-45")
def test_who_has_a_compass_cannot_keep_it() -> None:
    """R-M3: there is no way to choose a marker instead."""
    state = table(Seat(at(17, 0), "compass", dice="2 3 3 3 3 3"), Seat(), phase="move", die="brown")
    assert legal(state) == ["go n", "go e", "go s", "go w"]
    play(state, "go s")
    assert resources(state) == {}


@pytest.mark.rule("kathmandu-41")
@pytest.mark.parametrize(("start", "die", "way"), [((1, 1), 2, "e"), ((1, 1), 1, "n")])
def test_to_end_beside_a_mountain_or_at_an_edge_is_free(start: tuple[int, int], die: int, way: str) -> None:
    """R-M8."""
    state = table(Seat(at(*start), dice=f"{die} 3 3 3 3 3"), Seat(), phase="move", die="brown")
    assert "tired-stopped" not in told(state, f"go {way}")
    assert player(state).markers == 0


@pytest.mark.rule("kathmandu-42")
def test_a_blocked_way_may_be_chosen_and_the_own_space_is_the_landing_space() -> None:
    """R-M1 and R-M5: a marker is the price for staying; the yak tile of the own space is completed."""
    state = table(Seat(at(1, 2), "compass", yak="grain", dice="2 3 3 3 3 3"), Seat(), phase="move", die="brown")
    assert told(state, "go s") == ["tired-stopped", "yak"]
    assert player(state).completed == 1
    assert resources(state) == {"compass": 1}


@pytest.mark.rule("kathmandu-39")
def test_a_yak_must_move() -> None:
    """R-M2: there is no way to stay without choosing one."""
    state = table(Seat(at(1, 1), dice="6 3 3 3 3 3"), Seat(), phase="move", die="brown")
    refused(state, "done", "kathmandu-39")
    refused(state, "rest", "kathmandu-36")


@pytest.mark.rule("kathmandu-44")
def test_only_the_first_step_is_looked_at_for_the_needle() -> None:
    """R-M7: a turn towards the needle costs nothing."""
    mine = Seat(at(17, 0), "compass", cards="bridle_1", dice="4 3 3 3 3 3")
    state = table(mine, Seat(), phase="move", die="brown")
    play(state, "use bridle", "go e", "turn 2 s")
    assert player(state).space == at(19, 2)
    assert resources(state) == {"compass": 1}


@pytest.mark.rule("kathmandu-43")
def test_every_border_is_paid() -> None:
    """R-M4: with tea leaves two borders are crossed, one paid with fodder, the other with a marker."""
    mine = Seat(at(20, 7), "fodder", cards="tea_leaves_1", dice="4 3 3 3 3 3")
    state = table(mine, Seat(), phase="move", die="brown")
    assert told(state, "use tea_leaves", "go e") == ["use", "walk", "pay", "tired-border"]
    poor = table(mine._replace(resources=""), Seat(), phase="move", die="brown")
    play(poor, "use tea_leaves", "go e")
    assert (player(poor).space, player(poor).markers) == (at(28, 7), 2)


@pytest.mark.rule("kathmandu-46")
def test_nobody_has_more_than_three_markers() -> None:
    mine = Seat(at(17, 5), markers=2, dice="6 3 3 3 3 3")
    state = table(mine, Seat(), phase="move", die="brown")
    play(state, "go s")  # needle, border, and stopped by nothing
    assert player(state).markers == 3


@pytest.mark.rule("kathmandu-38")
def test_a_third_marker_on_the_way_does_not_end_the_turn() -> None:
    """R-D8: the turn goes on, and the rest comes with the next."""
    mine = Seat(at(1, 1), "paint", markers=2, dice="4 3 3 3 3 3")
    state = table(mine, Seat(), phase="move", die="brown", animals="musk_deer")
    play(state, "go e")
    assert player(state).markers == 3
    play(state, "animal musk_deer", "done")
    assert [one.animal for one in player(state).animals] == ["musk_deer"]


@pytest.mark.rule("kathmandu-47")
def test_yaks_share_spaces_and_never_block() -> None:
    """R-M9: past one yak and onto the space of another."""
    state = table(Seat(at(0, 0), dice="3 3 3 3 3 3"), Seat(at(1, 0)), Seat(at(3, 0)), phase="move", die="brown")
    play(state, "go e")
    assert player(state, 0).space == player(state, 2).space == at(3, 0)
