"""The landscape: kathmandu-3 to kathmandu-13, on the first landscape and on random ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.games.kathmandu.cards import LANDSCAPES, MOUNTAIN, NONE, STEP_X, STEP_Y, TOWN, space_key
from durbar.games.kathmandu.landscape import LONGEST_WALK, Landscape, borders_of, end_of, enters_mountain, steps_of
from durbar.games.kathmandu.layout import Layout, check_layout, crossings, random_layout, read_layout
from tests.rules.kathmandu.tables import BOX, FIRST, POINTS, at, seen

LETTERS = "smgfjrwdc^"
PRINTED = """
m. m* m. f. f. r. r.  w. w. m. m. ^^ r. d.  w. w. w. m. m. r. r.
m. m* f. f. ^^ r. r.  w. ^^ m. mt r. r. d.  w. w. w. m. m. r. rT
g. g* g. f. j. j. r.  w. ^^ r. r. r. d. d.  f. f. f. f. f. r. r.
g. ^^ g. w. j. j. j.  w. ^^ j. ^^ g. gT d.  j. j. j. d. dT d. ^^
d. d* w. w. ^^ s. s.  c. c. j. j. ^^ g. d.  j. j. ^^ d. ^^ ^^ ^^
d. d* d. w. w. s. ^^  c. c. f. j. ^^ g. s.  g. g. g. d. c. c. jt
d. f* f. ^^ w. s. s.  f. f. f. fT s. s. s.  ^^ ^^ g. d. c. c. j.
s. s. s. s. r. r. r.  w. m. m. s. s. sT s.  s. s. s. f. f. j. j.
f. f. ft f. f. r. rT  wT m. r. r. d. s. s.  s. s. ^^ f. f. j. j.
^^ c. c. w. w. ^^ g.  w. m. ^^ r. d. d. ^^  d. d. cK cK cK ^^ j.
^^ c. c. w. ^^ ^^ g.  w. m. ^^ r. ^^ f. ^^  d. d. cK cK cK m. m.
m. m. m. w. g. g. g.  w. d. c. c. ^^ f. f.  g. ^^ cK cK cK m. m.
d. m. w. w. j. jT j.  dt d. c. c. j. j. f.  g. g. r. r. ^^ w. w.
d. d. d. ^^ ^^ j. j.  d. d. d. ^^ j. j. f.  g. g. r. r. w. w. w.
"""

layouts = st.builds(
    lambda terrain, needles, seed: random_layout(BOX, terrain, needles % (terrain + 1), durbar.rng_of_seed(seed)),
    st.sampled_from([4, 6]),
    st.integers(0, 6),
    st.integers(0, 2**32),
)


def laid(layout: Layout) -> Landscape:
    boards = BOX.temple_boards if len(layout.faces) == 4 else BOX.temple_boards_long
    return Landscape(BOX, layout, boards)


@pytest.mark.rule("kathmandu-3", "kathmandu-12")
def test_the_first_landscape_is_laid_out_as_drawn() -> None:
    rows = [line.split() for line in PRINTED.split("\n") if line]
    for number, row in enumerate(rows):
        left = 0 if number < 7 else 14
        for place, token in enumerate(row):
            space = POINTS[left + place, number]
            assert LETTERS[FIRST.lands[space]] == token[0]
            assert token == "^^" or FIRST.marks[space] == token[1]
    assert [FIRST.point(space) for space in FIRST.temple_spaces if FIRST.marks[space] == "t"] == [(20, 5), (21, 12)]


@pytest.mark.rule("kathmandu-8")
def test_needles_turn_with_their_boards_and_two_point_to_kathmandu() -> None:
    """R-L4: the next board is the direction of Kathmandu; R-L3: boards are turned, with their needles."""
    assert ["nesw"[needle] if needle != NONE else "" for needle in FIRST.needles] == ["", "s", "s", "w", "e", ""]
    assert [board.to_kathmandu for board in seen(first_game()).boards] == [False, False, True, False, True, False]


def first_game() -> durbar.State:
    return durbar.game("kathmandu").new(3, seed=1, options={"landscape": "first"})


@pytest.mark.rule("kathmandu-12")
def test_temples_keep_their_landscape_and_towers_without_a_tile_are_no_temples() -> None:
    """R-L6 and R-L7: tiles lie on boards 3 and 5, the start board being the first."""
    view = seen(first_game())
    assert [temple.space for temple in view.temples if temple.tile] == [at(20, 5), at(21, 12)]
    assert len(view.temples) == 2 * 4 + 2
    assert LANDSCAPES[FIRST.lands[POINTS[20, 5]]] == "jungle"
    tower = POINTS[10, 1]
    assert FIRST.marks[tower] == "t"
    assert FIRST.temples[tower] == NONE


@pytest.mark.rule("kathmandu-70")
@pytest.mark.parametrize(
    ("space", "zone"),
    [
        ((7, 0), "7,0 8,0 7,1 7,2 7,3"),
        ((26, 8), "24,7 25,7 26,7 27,7 26,8 27,8 28,7 29,7 30,7 28,8 29,8"),
    ],
    ids=["Z1 inside one board", "Z2 across a border"],
)
def test_zones(space: tuple[int, int], zone: str) -> None:
    found = FIRST.zone_spaces[FIRST.zones[POINTS[space]]]
    assert sorted(FIRST.point(one) for one in found) == sorted(tuple(map(int, xy.split(","))) for xy in zone.split())


@pytest.mark.rule("kathmandu-7", "kathmandu-11", "kathmandu-13")
def test_every_board_has_its_town_and_only_the_destination_has_kathmandu() -> None:
    for face in BOX.faces.values():
        assert face.lands.count(TOWN) == 4
        assert Counter(face.marks)["t"] == 1
    assert Counter(BOX.destination.marks)["K"] == 9
    assert BOX.start.lands.count(TOWN) == 0
    assert sum(FIRST.cities) == 9
    assert all(FIRST.lands[space] == TOWN for space in range(FIRST.count) if FIRST.cities[space])


# Any landscape


@pytest.mark.rule("kathmandu-4", "kathmandu-5", "kathmandu-6", "kathmandu-7", "kathmandu-9")
@given(st.sampled_from([4, 6]), st.integers(0, 6), st.integers(0, 2**32))
def test_random_landscapes_are_legal_and_have_the_needles_asked_for(terrain: int, needles: int, seed: int) -> None:
    """R-L1 and R-L2 among them."""
    needles %= terrain + 1
    layout = random_layout(BOX, terrain, needles, durbar.rng_of_seed(seed))
    check_layout(BOX, layout, terrain)
    landscape = laid(layout)
    assert sum(landscape.needles[n] == layout.ways[n] for n in range(1, terrain + 1)) == needles
    assert len({face[0] for face in layout.faces}) == terrain
    assert read_layout(layout.written()).written() == layout.written()
    places = layout.places()
    for number, place in enumerate(places):
        beside = [n for n, other in enumerate(places) if abs(other[0] - place[0]) + abs(other[1] - place[1]) == 1]
        assert beside == [n for n in (number - 1, number + 1) if 0 <= n < len(places)]


@pytest.mark.rule("kathmandu-3", "kathmandu-11", "kathmandu-12")
@given(layouts)
def test_every_space_of_a_random_landscape_can_be_walked_to(layout: Layout) -> None:
    landscape = laid(layout)
    free = [space for space in range(landscape.count) if landscape.lands[space] != MOUNTAIN]
    assert all(landscape.steps[space] < 999 for space in free)
    assert len(landscape.town_spaces) == 4 * len(layout.faces)
    assert len(landscape.temple_spaces) == 2 * len(layout.faces) + (2 if len(layout.faces) == 4 else 4)
    for town, space in enumerate(landscape.town_spaces):
        assert town // 4 == landscape.board(space) - 1


def walked(landscape: Landscape, space: int, way: int, length: int, is_open: bool) -> tuple[int, int, int, bool]:
    """The walk by coordinates alone: where it ends, how many steps and borders, and whether over a mountain."""
    points = {landscape.point(one): one for one in range(landscape.count)}
    x, y = landscape.point(space)
    steps = borders = 0
    high = False
    while steps < length:
        beyond = points.get((x + STEP_X[way], y + STEP_Y[way]))
        if beyond is None or (landscape.lands[beyond] == MOUNTAIN and not is_open):
            break
        borders += landscape.board(beyond) != landscape.board(points[x, y])
        high |= landscape.lands[beyond] == MOUNTAIN
        x, y = landscape.point(beyond)
        steps += 1
    return points[x, y], steps, borders, high


@pytest.mark.rule("kathmandu-10", "kathmandu-39", "kathmandu-40")
@given(layouts, st.integers(0, 2**32))
def test_walks_are_what_one_finds_by_walking(layout: Layout, seed: int) -> None:
    landscape, luck = laid(layout), durbar.rng_of_seed(seed)
    for _ in range(40):
        space, way = int(luck.below(landscape.count)), int(luck.below(4))
        length, is_open = int(luck.below(LONGEST_WALK + 1)), bool(luck.below(2))
        found = landscape.walk(space, way, length, is_open)
        told = end_of(found), steps_of(found), borders_of(found), enters_mountain(found)
        assert told == walked(landscape, space, way, length, is_open)


@pytest.mark.rule("kathmandu-75")
@given(layouts)
def test_the_spaces_around_a_temple_are_the_eight_on_the_map(layout: Layout) -> None:
    """R-E9: also across borders, and across the corner where two boards meet."""
    landscape = laid(layout)
    for temple, space in enumerate(landscape.temple_spaces):
        x, y = landscape.point(space)
        for other in range(landscape.count):
            ox, oy = landscape.point(other)
            is_around = max(abs(ox - x), abs(oy - y)) == 1
            assert bool(landscape.near_temples[other] >> temple & 1) == is_around


# Landscapes that players have built


def refusal(boards: str, **options: object) -> str:
    with pytest.raises(durbar.BadOption) as error:
        durbar.game("kathmandu").read_options({"boards": boards, **options}, 3)
    return str(error.value)


@pytest.mark.rule("kathmandu-9")
def test_players_may_build_their_landscape() -> None:
    state = durbar.game("kathmandu").new(2, seed=3, options={"boards": "e6a1 e1a2 s5a3 e2a0 e0"})
    view = seen(state)
    assert [board.board for board in view.boards] == ["start", "6A", "1A", "5A", "2A", "destination"]
    assert [(board.x, board.y) for board in view.boards] == [(0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (4, 1)]
    assert [board.turns for board in view.boards] == [0, 1, 2, 3, 0, 0]


@pytest.mark.rule("kathmandu-7")
def test_the_gate_of_the_start_board_faces_the_next_board() -> None:
    """Printed to the east; with the second board in the south it takes one quarter turn."""
    state = durbar.game("kathmandu").new(2, seed=3, options={"boards": "S4A2 W3A0 W1A2 S2B0 W1"})
    assert (seen(state).boards[0].turns, seen(state).boards[0].onward) == (1, "s")
    assert seen(state).starts == ["1a2", "1b2", "1c2", "1e2", "1f2", "1g2"]


@pytest.mark.rule("kathmandu-9")
def test_a_record_keeps_the_landscape_that_was_built() -> None:
    game = durbar.game("kathmandu")
    for boards in ("E6A1 E1A2 S5A3 E2A0 E0", "E3A2 E6A0 N2B1 N5A1 E1A1 N4A2 N0"):
        record = durbar.Record(game, 2, 5, {"boards": boards, "long_game": boards.count(" ") == 6})
        state = record.replay()
        record.play(state, state.actor(), state.legal_moves(state.actor())[0])
        again = durbar.Record.parse(str(record))
        assert f'option boards: "{boards}"' in str(record)
        assert durbar.digest(again.replay()) == durbar.digest(state)


@pytest.mark.rule("kathmandu-4", "kathmandu-5", "kathmandu-6", "kathmandu-7", "kathmandu-9")
@pytest.mark.parametrize(
    ("boards", "why"),
    [
        ("E6A1 E1A2 S5A3 E0", "There must be 4 boards with sides"),
        ("E6A1 E6B2 S5A3 E2A0 E0", "Board 2 and board 3 are the same one"),
        ("E6A1 E7A2 S5A3 E2A0 E0", "Board 3 has no such side"),
        ("E6A1 S1A2 W5A3 W2A0 W0", "Board 1 and board 4 touch"),
        ("E6A1 W1A2 S5A3 E2A0 E0", "Board 3 lies on board 1"),
        ("E6A1 E1A2 E5A3 E2A0 E0", "there must be a bend"),
        ("E6A1 E1B1 E2B2 S5A3 E0", "Mountains close the border between board 3 and board 4: nowhere"),
        ("E6A1 E1A4 S5A3 E2A0 E0", "Boards are written like"),
        ("hello", "Boards are written like"),
        (" ", "Boards are written like"),
        ("E6A1 E1A2 S5A3 E2A0 E0" * 5, "at most 60 letters"),
    ],
)
def test_what_is_no_landscape_is_refused_with_a_reason(boards: str, why: str) -> None:
    """R-L1 and R-L2."""
    assert why in refusal(boards)


@pytest.mark.rule("kathmandu-6")
def test_a_border_that_cannot_be_crossed_twice_is_refused() -> None:
    """Of 1,920 pairs of board sides 44 do not go together."""
    ways, illegal = range(4), []
    for one in BOX.faces.values():
        for other in BOX.faces.values():
            if one.key[0] != other.key[0]:
                for way in ways:
                    illegal += [(one, way, other, n) for n in ways if crossings(BOX, one, 0, way, other, n) < 2]
    assert len(illegal) == 44
    with pytest.raises(durbar.UnfitOption, match=r"border between board \d and board \d: .* and two are needed"):
        find_uncrossable()


def find_uncrossable() -> None:
    """Turn the boards of a landscape until one border cannot be crossed."""
    for second in range(4):
        for third in range(4):
            layout = read_layout(f"E1B{second} E3B{third} S5A3 E2A0 E0")
            check_layout(BOX, layout, 4)


@pytest.mark.rule("kathmandu-9")
def test_options_that_contradict_each_other_are_refused() -> None:
    first = "E6A1 E1A2 S5A3 E2A0 E0"
    assert "do not choose a landscape as well" in refusal(first, landscape="first")
    assert "for random landscapes" in refusal(first, needles="3")
    assert "There must be 6 boards" in refusal(first, long_game=True)
    game = durbar.game("kathmandu")
    for options, why in (
        ({"landscape": "first", "long_game": True}, "not for the long one"),
        ({"needles": "5"}, "4 terrain boards"),
        ({"needles": "7"}, "needles is usual or 0"),
    ):
        with pytest.raises(durbar.BadOption, match=why):
            game.read_options(options, 3)


@pytest.mark.rule("kathmandu-9")
@pytest.mark.parametrize("needles", range(5))
def test_more_needles_make_it_harder(needles: int) -> None:
    state = durbar.game("kathmandu").new(4, seed=9, options={"needles": str(needles)})
    assert sum(board.to_kathmandu for board in seen(state).boards) == needles


@pytest.mark.rule("kathmandu-3")
def test_spaces_are_named_by_board_column_and_row() -> None:
    assert space_key(POINTS[0, 0], 7) == "1a1"
    assert at(34, 13) == "6g7"
