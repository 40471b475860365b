"""The box: ours is right, and an owner's own file is checked (kathmandu-21)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.games.kathmandu.components import read_box
from tests.rules.kathmandu.tables import Seat, play, refused, resources, seen, table

Data = dict[str, Any]
OUR_FILE = Path(durbar.__file__).parent / "games" / "kathmandu" / "components.toml"


def ours() -> Data:
    data: Data = copy.deepcopy(msgspec.toml.decode(OUR_FILE.read_bytes()))
    return data


def set_to(path: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *steps, last = path.split(".")
        at: Any = data
        for step in steps:
            at = at[int(step)] if step.isdigit() else at[step]
        at[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.rule("kathmandu-21")
def test_every_entry_says_where_it_is_known_from() -> None:
    for name, entry in read_box().contents.items():
        for one in entry if isinstance(entry, list) else [entry]:
            assert one["provenance"] in ("rulebook", "public", "deduced", "reconstructed"), name


@pytest.mark.rule("kathmandu-21")
def test_an_owner_may_play_with_corrected_components(tmp_path: Path) -> None:
    data = ours()
    data["offerings"]["track"][0] = 4
    data["animal"][12]["landscape"] = "rice"
    data["board"]["provenance"] = "public"
    game = durbar.game("kathmandu", components=data)
    record = durbar.Record(game, 2, seed=3)
    assert game.components is not None
    again = durbar.Record.parse(str(record))
    assert again.game.contents["offerings"]["track"][0] == 4
    mine = tmp_path / "mine.toml"
    mine.write_text(OUR_FILE.read_text("utf-8").replace("track = [3, ", "track = [4, "), "utf-8")
    assert read_box(mine).track[1] == 4


@pytest.mark.rule("kathmandu-3", "kathmandu-21")
def test_boards_may_have_another_size() -> None:
    """Five by five, with the same law: a whole game can be played on them."""
    data = ours()
    data["board"]["size"] = 5
    data["start"]["rows"] = ["m. m* m* f. f.", "g. g* g. f. r.", "d. d* w. w. r.", "d. s. s. j. j.", "d. s. s. j. j."]
    data["destination"]["rows"] = [
        "s. s. f. f. j.",
        "d. cK cK cK j.",
        "d. cK cK cK m.",
        "g. cK cK cK m.",
        "g. r. r. w. w.",
    ]
    rows = ["mT m. s. s. f.", "m. c. c. f. fT", "g. c. c. j. j.", "gt g. ^^ j. r.", "d. d. w. w. r."]
    for face in data["face"]:
        face["rows"] = rows
    state = durbar.game("kathmandu", components=data).new(3, seed=2)
    assert seen(state).size == 5
    luck = durbar.rng_of_seed(1)
    while state.actors():
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    assert state.ranking() is not None


WRONG = [
    ("board.size", 4, "size in .board. is 4; it can be 5 to 9"),
    ("landscape.0.key", "ice", "the landscapes are, in this order, snow"),
    ("landscape.0.code", "m", "codes of the landscapes are different letters"),
    ("start.rows", ["m."] * 7, "the start board does not have 7 rows of 7 spaces"),
    ("start.rows.0", "m. m. m. f. f. r. x.", "has a space 'x.'"),
    ("start.rows.0", "m. mT m. f. f. r. r.", "has a space 'mT'"),
    ("start.rows.0", "m. c. m. f. f. r. r.", "the start board has a town"),
    ("start.rows.0", "m. ^^ m. f. f. ^^ r.", None),
    ("start.gate", "up", "gate in start cannot be 'up'"),
    ("destination.rows.2", "d. d. cK cK c. ^^ j.", "Kathmandu is the only town"),
    ("destination.rows.2", "d. d. cK cK j. ^^ j.", "Kathmandu has 9 spaces on the destination board, not 8"),
    ("face.0.key", "7A", "the sides of terrain boards are, in this order, 1A"),
    ("face.0.rows.0", "j. c. d. d. g. ^^ ^^", "the board 1A has a town of two by two spaces"),
    ("face.0.rows.1", "j. c. c. d. g. g. g.", "the board 1A has one space with a tower"),
    ("face.0.rows.4", "rT rT f. fT f. fT f.", "more than 4 temples"),
    ("face.0.rows.1", "^^ ^^ c. d. g. g. g.", "a town of two by two"),
    ("face.1.rows.0", "s. ^^ ^^ s. f. f. ^^", None),
    ("first_landscape.boards", "E6A1 E1A2 E5A3 E2A0 E0", ".first_landscape. has boards: All boards lie in one line"),
    ("setup.turns", 4, "turns in .setup. is 4"),
    ("setup.temple_boards", [1, 5], "temple_boards in .setup. is 1; it can be 2 to 5"),
    ("needles.usual", 5, "usual in .needles. is 5"),
    ("weather.blocks.0.lay", 2, "blocks in .weather. lays 5 tiles for 6 days"),
    ("weather.blocks.0.lay", 6, "lay of blocks in .weather. is 6; it can be 0 to 5"),
    ("resource.0.die", "grey", "the dice of the resources are, in this order"),
    ("good.0.values", [1, 2, 3], "thangka has 4 values from 0 to 20"),
    ("equipment.0.timing", "during", "toolbox cannot be used during the move"),
    ("equipment.8.timing", "before", "climbing_gear cannot be used before the move"),
    ("equipment.0.landscapes", ["snow", "snow"], "toolbox has 3 landscapes, one for each card, not 2"),
    ("equipment.0.landscapes.0", "sea", "toolbox speaks of 'sea'"),
    ("animal.0.landscape", "sea", "red_panda speaks of 'sea'"),
    ("animal.0.key", "panda", "the animals are, in this order"),
    ("yak_tiles.landscapes", ["snow"], "has 9 landscapes, not 1"),
    ("tents.copies", 2, "in copies that make 24 cards"),
    ("plans.copies", 1, None),
    ("plans.display", 6, None),
    ("plans.colours", ["red"] * 6, "has 6 different colours"),
    ("offerings.track", [3, 7, 5, 18, 25, 33, 42, 52, 63], "9 numbers that never fall"),
    ("kathmandu.tiles", [15, 11], "tiles in .kathmandu. has 4 numbers"),
    ("scoring.yak_hidden", [10, 0], "yak_hidden in .scoring. has 10 numbers, not 2"),
    ("scoring.card", 1000, "a number in .scoring. is 1000"),
    ("character.0.equipment", 13, "equipment in .character alpinist. is 13"),
    ("character.2.equipment", 12, "more than the 12 starting cards"),
    ("character.0.resources", {"backpack": 1}, "alpinist says how many it has of"),
]  # fmt: skip


@pytest.mark.rule("kathmandu-21")
@pytest.mark.parametrize(("path", "value", "why"), WRONG, ids=[f"{path}-{n}" for n, (path, _, _) in enumerate(WRONG)])
def test_a_wrong_box_is_refused_with_a_reason(path: str, value: object, why: str | None) -> None:
    data = ours()
    set_to(path, value)(data)
    if why is None:  # a change that another owner's box might have
        read_box(data)
        return
    with pytest.raises(durbar.BadComponents, match=why):
        read_box(data)


@pytest.mark.rule("kathmandu-21", "kathmandu-22")
@pytest.mark.parametrize(("copies", "display", "dealt", "fits"), [(1, 3, 2, True), (1, 4, 2, False), (1, 1, 3, False)])
def test_a_box_has_plans_of_different_colours_for_four(copies: int, display: int, dealt: int, fits: bool) -> None:
    data = ours()
    data["plans"] |= {"copies": copies, "display": display}
    data["setup"]["start_plans"] = dealt
    if fits:
        game = durbar.game("kathmandu", components=data)
        for seed in range(20):
            game.new(4, seed, {"landscape": "first"})
    else:
        with pytest.raises(durbar.BadComponents, match=f"too few plans to deal four players {dealt} of"):
            read_box(data)


@pytest.mark.rule("kathmandu-9", "kathmandu-21")
def test_boards_of_an_owner_that_make_no_landscape() -> None:
    """Two boards are walled in all around: four others still make a landscape, but the long game needs all six."""
    data = ours()
    inside = ["c. c. s. s. s.", "c. c. s. s. s.", "mt m. m. m. m.", "g. g. g. g. g.", "f. f. f. f. f."]
    for face in data["face"]:
        if face["key"][0] in "34":
            face["rows"] = ["^^ " * 7, *(f"^^ {row} ^^" for row in inside), "^^ " * 7]
    game = durbar.game("kathmandu", components=data)
    assert seen(game.new(2, 1, {"landscape": "first"})).boards
    with pytest.raises(durbar.BadOption, match="no landscape was found in which 3 of the needles"):
        game.new(2, 1, {"long_game": True})


@pytest.mark.rule("kathmandu-61")
def test_an_owner_may_know_another_time_for_a_card() -> None:
    """R-E1: the time is one entry of the box."""
    data = ours()
    data["equipment"][0]["timing"] = "after"
    late, early = (
        table(Seat(cards="toolbox_0"), Seat(), phase=phase, die="brown", components=data) for phase in ("act", "move")
    )
    refused(early, "toolbox backpack compass coin", "kathmandu-61")
    play(late, "toolbox backpack compass coin")
    assert resources(late) == {"backpack": 1, "compass": 1, "coin": 1}
