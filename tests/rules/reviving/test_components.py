"""The box: reviving-3 to reviving-8, and an owner's own file (reviving-104)."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.games.reviving.components import clash, read_box
from tests.rules.reviving.tables import BOX

Data = dict[str, Any]
OUR_FILE = Path(durbar.__file__).parent / "games" / "reviving" / "components.toml"


def ours() -> Data:
    data: Data = copy.deepcopy(msgspec.toml.decode(OUR_FILE.read_bytes()))
    return data


@pytest.mark.rule("reviving-3", "reviving-4", "reviving-5")
def test_how_many_cards_show_what() -> None:
    """The deductions of the specification: ten full Buddhas, nine wilds in the small deck and one in the large."""
    small = [card for card in BOX.blue if not card.diamond]
    large = [card for card in BOX.blue if card.diamond]
    assert (len(BOX.blue), len(small), len(large), len(BOX.red), len(BOX.rainbow), len(BOX.holographic)) == (
        60,
        32,
        28,
        50,
        10,
        5,
    )
    assert [sum(len(card.ends) == 1 for card in deck) for deck in (small, large)] == [5, 5]
    assert [sum(end.wild >= 0 for card in deck for end in card.ends) for deck in (small, large, BOX.red)] == [9, 1, 0]
    assert all(len(card.ends) == 1 for card in [*BOX.red, *BOX.rainbow, *BOX.holographic])
    shown = Counter((end.kind, end.level, end.colour) for card in BOX.red for end in card.ends)
    assert len(shown) == 50
    for card in BOX.blue:
        assert len({end.kind for end in card.ends}) == len(card.ends)


@pytest.mark.rule("reviving-8")
def test_printed_points() -> None:
    printed = {(end.kind, end.level): int(end.points) for end in BOX.ends}
    assert [printed[key] for key in sorted(printed)] == [2, 1, 5, 1, 2, 7, 1, 2, 4, 10]


@pytest.mark.rule("reviving-6")
def test_coins() -> None:
    assert BOX.coins == [1, 2, 3, 4, 5]


def test_every_entry_says_where_it_comes_from() -> None:
    contents = durbar.game("reviving").contents
    for name in ("coins", "game", "points", "mat", "blue", "red", "buddha_promo", "rainbow_promo", "bhairav", "solo"):
        assert contents[name]["provenance"]
    for name in ("architect", "mission", "advanced_mission", "objective"):
        assert all(entry["provenance"] for entry in contents[name])
    assert contents["mission"][0]["provenance"] == "rulebook"


def test_the_listed_pairs_are_those_that_do_not_clash() -> None:
    """Derived again: all pairs of missions, and of advanced missions but one that has no Extreme colouring."""
    for missions, left_out in ((BOX.missions, set()), (BOX.advanced_missions, {("a01", "a04")})):
        free = {
            (one.key, other.key)
            for one in missions
            for other in missions
            if one.index < other.index and not clash(one, other)
        }
        listed = {
            (one.key, other.key) for one in missions for other in BOX.partners[one.index] if one.index < other.index
        }
        assert listed == free - left_out


@pytest.mark.rule("reviving-104")
def test_an_owner_plays_with_a_corrected_file(tmp_path: Path) -> None:
    text = OUR_FILE.read_text("utf-8").replace("shrine = [1, 5]", "shrine = [2, 6]", 1)
    own = tmp_path / "my.toml"
    own.write_text(text, "utf-8")
    game = durbar.game("reviving", components=own)
    state = game.new(3, 1)
    again = durbar.read_position(durbar.write_position(state))
    assert again.game.contents["points"]["shrine"] == [2, 6]
    assert durbar.game("reviving").contents["points"]["shrine"] == [1, 5]


def edit(path: str, value: Any) -> Callable[[Data], None]:
    """An edit that sets what stands at this path, e.g. ``mat.spots.0.wide``."""
    *parts, last = [int(part) if part.isdigit() else part for part in path.split(".")]

    def change(data: Data) -> None:
        place: Any = data
        for part in parts:
            place = place[part]
        place[last] = value

    return change


@pytest.mark.rule("reviving-104")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (edit("coins.values", [1, 2, 3, 4]), "5 different coins"),
        (edit("coins.values", [5, 4, 3, 2, 1]), "smallest first"),
        (edit("game.rounds", 9), "rounds in .game. is 9"),
        (edit("game.hand_limit", 0), "hand_limit in .game. is 0"),
        (edit("game.colour_bonus", [2, 4]), "three numbers"),
        (edit("points.pagoda", [1, 2, 4]), "pagoda in .points. has 4 numbers"),
        (edit("mat.slots", []), "a mat has 6"),
        (edit("mat.spots.0.key", "n9"), "the spots of .mat."),
        (edit("mat.spots.0.wide", [1, 9]), "n1 of .mat. aims at two of 6"),
        (edit("mat.spots.0.narrow", [3, 4]), "the same claim to card"),
        (edit("blue.cards.0.key", "b99"), "keys b01 to b60"),
        (edit("blue.cards.0.diamond", True), "28 blue cards have a diamond"),
        (edit("blue.cards.0.ends", ["buddha:pink"]), "an end is written like"),
        (edit("blue.cards.0.ends", ["shrine_3:red"]), "an end is written like"),
        (edit("blue.cards.0.ends", ["buddha:red"]), "should be once"),
        (edit("blue.cards.5.ends", []), "one end, or two different ones"),
        (edit("red.cards.0.ends", ["buddha:wild"]), "red deck show section 1 of a blue buddha 0 times"),
        (edit("buddha_promo.replaces", ["b01"]), "replace five blue Buddhas"),
        (edit("rainbow_promo.cards.0.ends", ["buddha:red"]), "a rainbow card shows one wild"),
        (edit("bhairav.cost", 9), "cost in .bhairav. is 9"),
        (edit("architect.0.key", "bob"), "the architects are"),
        (edit("solo.die", ["n", "e"]), "every side"),
        (edit("solo.levels", [8, 6, 4, 2]), "four growing numbers"),
        (edit("solo.mission_pairs", [["m01", "m09"]]), "clash"),
        (edit("solo.mission_pairs", [["m01", "a01"]]), "is not a pair"),
        (edit("solo.mission_pairs", [["m01", "m06"]]), "has no partner"),
        (edit("mission.0.buddha", ["any", "any"]), "asks for 2 sections of a buddha"),
        (edit("mission.0.buddha", ["pink"]), "it can be any, match, or colours"),
        (edit("mission.0.points", [1]), "has 4 points"),
        (edit("objective.0.needs", []), "two or three needs"),
        (edit("objective.0.key", "o99"), "keys o01 to o10"),
        (edit("surprise", 1), "surprise"),
    ],
)
def test_a_wrong_file_is_refused_with_a_clear_word(change: Callable[[Data], None], words: str) -> None:
    data = ours()
    change(data)
    with pytest.raises(durbar.BadComponents, match=words):
        read_box(data)


@pytest.mark.rule("reviving-104")
def test_what_our_own_file_says_can_be_read_as_plain_data() -> None:
    assert json.dumps(read_box(ours()).contents) == json.dumps(durbar.game("reviving").contents)
