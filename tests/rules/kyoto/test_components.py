"""The box: the standard one, an owner's correction of it, and every kind of file that is no box: kyoto-46."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import durbar
from tests.rules.kyoto.boxes import STANDARD_FILE, Contents, idle_box, line, standard_box
from tests.rules.kyoto.tables import bag, deck, legal, lying, standard_deck, table


def corrected(correct: Callable[[Contents], object]) -> Contents:
    """The standard box with something changed."""
    box = standard_box()
    correct(box)
    return box


def one_card_moved(box: Contents) -> None:
    """What an owner who counted the box might find: one 3 too many, one 4d too few."""
    line(box, "3")["count"] -= 1
    line(box, "4d")["count"] += 1


def contents_of(box: Contents) -> object:
    """The same with nothing left unsaid."""
    return box | {"special": [{"bells": 0} | special for special in box["special"]]}


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "my.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


# A corrected file


@pytest.mark.rule("kyoto-46")
def test_an_owner_moves_one_card_to_another_face(tmp_path: Path) -> None:
    text = STANDARD_FILE.read_text("utf-8")
    line_3 = "{ value = 3, bells = 0, draw = false, count = 6,"
    line_4d = "{ value = 4, bells = 0, draw = true,  count = 1,"
    assert line_3 in text
    assert line_4d in text
    text = text.replace(line_3, line_3.replace("6", "5")).replace(line_4d, line_4d.replace("1", "2"))
    for source in (written(tmp_path, text), str(tmp_path / "my.toml")):
        game = durbar.game("kyoto", components=source)
        assert deck(game) == standard_deck() - bag("3") + bag("4d")
        assert game.components == contents_of(corrected(one_card_moved))


@pytest.mark.rule("kyoto-46")
def test_a_face_may_be_new_or_left_out() -> None:
    def correct(box: Contents) -> None:
        box["exploration"].remove(line(box, "5b1"))
        box["exploration"].append({"value": 1, "bells": 2, "count": 1})

    game = durbar.game("kyoto", components=corrected(correct))
    assert deck(game) == standard_deck() - bag("5b1") + bag("1b2")
    assert lying(table(["1b2", ""], turned="0", components=corrected(correct))).rows[0] == "1b2"


@pytest.mark.rule("kyoto-46")
def test_a_corrected_box_stands_in_the_position() -> None:
    box = corrected(one_card_moved)
    state = durbar.game("kyoto", components=box).new(seats=3, seed=5)
    position = json.loads(durbar.write_position(state))
    assert position["components"] == contents_of(box)
    again = durbar.read_position(json.dumps(position))
    assert durbar.digest(again) == durbar.digest(state)
    del position["components"]
    with pytest.raises(durbar.BadPosition, match="there are 5 cards e3; the box has 6"):
        durbar.read_position(json.dumps(position))


@pytest.mark.rule("kyoto-46")
def test_a_corrected_box_stands_in_the_record() -> None:
    record = durbar.Record(durbar.game("kyoto", components=corrected(one_card_moved)), seats=2, seed=7)
    state = record.replay()
    for _ in range(10):
        record.play(state, state.actor(), state.legal_moves(state.actor())[0])
    assert '\ncomponents: {"exploration":[{' in str(record)
    again = durbar.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.game.components == contents_of(corrected(one_card_moved))
    assert durbar.digest(again.replay()) == durbar.digest(state)


@pytest.mark.rule("kyoto-46")
def test_the_standard_box_stands_in_neither() -> None:
    state = durbar.game("kyoto").new(seats=2, seed=7)
    assert "components" not in json.loads(durbar.write_position(state))
    assert "components" not in str(durbar.Record(durbar.game("kyoto"), seats=2, seed=7))


@pytest.mark.rule("kyoto-46")
def test_more_refusals_in_the_box_are_more_moves() -> None:
    def correct(box: Contents) -> None:
        line(box, "refuse")["count"] += 2
        line(box, "limit_18")["count"] -= 2

    more = table(["R 1 R 1 R 1 R 1 R 1 R 2 R 2 R", ""], turned="5", offered_to=0, components=corrected(correct))
    assert legal(more, 0) == ["accept", *(f"refuse {which}" for which in range(1, 9))]


@pytest.mark.rule("kyoto-46")
def test_numbers_of_the_rules_may_be_corrected() -> None:
    def correct(box: Contents) -> None:
        box["game"].update(limit=12, raised_limit=16, bells_to_win=2)

    state = table(["5 5", "1b1 L"], turned="2", scores=["", "0b1"], components=corrected(correct))
    state.play(0, "give 0")
    assert state.ranking() == [[1], [0]]


def test_the_contents_may_be_any_mapping() -> None:
    game = durbar.game("kyoto", components=MappingProxyType(standard_box()))
    assert deck(game) == standard_deck()
    assert game.components == contents_of(standard_box())


# Files that are no box


def without(box: Contents, face: str) -> None:
    """Leave a face out and put as many cards to its neighbour, so that the totals stay right."""
    family = "exploration" if face[0].isdigit() else "special"
    gone = line(box, face)
    box[family].remove(gone)
    box[family][0]["count"] += gone["count"]


def without_value_5(box: Contents) -> None:
    for face in ("5", "5b1", "5b2", "5d"):
        without(box, face)


def many_bells_too_few(box: Contents) -> None:
    line(box, "immediate")["count"] = 5
    line(box, "refuse")["count"] = 7
    box["game"]["bells_to_win"] = 15


WRONG: list[tuple[str, Callable[[Contents], object], str]] = [
    ("lacks a card", lambda box: line(box, "3").update(count=5), "there are 80 exploration cards; the box has 81"),
    ("a card too many", lambda box: line(box, "3").update(count=7), "there are 82 exploration cards; the box has 81"),
    ("lacks a special", lambda box: line(box, "refuse").update(count=5), "there are 27 special cards; the box has 28"),
    ("no cards", lambda box: box.update(exploration=[]), "there are 0 exploration cards; the box has 81"),
    (
        "zero count",
        lambda box: line(box, "3").update(count=0),
        "count in e3 is 0; it can be 1 to 81",
    ),
    (
        "negative count",
        lambda box: line(box, "3").update(count=-6),
        "count in e3 is -6; it can be 1 to 81",
    ),
    (
        "huge count",
        lambda box: line(box, "3").update(count=10**30),
        "count in e3 is 1000000000000000000000000000000; it can be 1 to 81",
    ),
    ("value 6", lambda box: line(box, "5").update(value=6), "a time value from 0 to 5, not 6"),
    ("value -1", lambda box: line(box, "5").update(value=-1), "a time value from 0 to 5, not -1"),
    (
        "bells 3",
        lambda box: line(box, "5b2").update(bells=3),
        "unlike the one of value 5 with bells = 3 and draw = false",
    ),
    ("bells -1", lambda box: line(box, "5b2").update(bells=-1), "unlike the one of value 5 with bells = -1"),
    ("bells and draw", lambda box: line(box, "5b2").update(draw=True), "value 5 with bells = 2 and draw = true"),
    ("face twice", lambda box: line(box, "3b1").update(bells=0), "the face e3 is listed twice; give it one line"),
    ("special twice", lambda box: line(box, "refuse").update(effect="limit_18"), "the face late is listed twice"),
    ("missing value", without_value_5, "no exploration card has the time value 5; each value from 0 to 5 occurs"),
    ("missing effect", lambda box: without(box, "refuse"), "there is no special card with the effect refuse"),
    ("gift without bells", lambda box: line(box, "immediate").update(bells=0), "brings 1 or 2 bells, not 0"),
    ("gift of 3", lambda box: line(box, "immediate").update(bells=3), "brings 1 or 2 bells, not 3"),
    (
        "late pass with bells",
        lambda box: line(box, "limit_18").update(bells=1),
        "only immediate cards bring bells; limit_18",
    ),
    ("limit 0", lambda box: box["game"].update(limit=0), "limit must be 6 or more"),
    ("limit negative", lambda box: box["game"].update(limit=-13), "limit must be 6 or more"),
    ("raised limit not above", lambda box: box["game"].update(raised_limit=13), "raised_limit must be above limit"),
    ("raised limit huge", lambda box: box["game"].update(raised_limit=10**9), "too small for these limits"),
    ("bells_to_win 0", lambda box: box["game"].update(bells_to_win=0), "bells_to_win is 0; with 71 bells .* 1 to 15"),
    (
        "bells_to_win 16",
        lambda box: box["game"].update(bells_to_win=16),
        "bells_to_win is 16; .* nobody might ever win",
    ),
    ("bells_to_win > bells", many_bells_too_few, "bells_to_win is 15; with 70 bells in the box it can be 1 to 14"),
    ("unknown key", lambda box: box.update(colour="red"), "nothing is called 'colour'"),
    (
        "unknown key of a card",
        lambda box: line(box, "3").update(colour="red"),
        "nothing in exploration 4 is called 'colour'",
    ),
    (
        "unknown key of a special",
        lambda box: line(box, "refuse").update(value=0),
        "nothing in special 5 is called 'value'",
    ),
    ("unknown number", lambda box: box["game"].update(players=3), "nothing in game is called 'players'"),
    ("unknown effect", lambda box: line(box, "refuse").update(effect="purr"), "effect in special 5 cannot be 'purr'"),
    (
        "unknown provenance",
        lambda box: line(box, "3").update(provenance="a dream"),
        "provenance in .* 4 cannot be 'a dream'",
    ),
    ("no exploration", lambda box: box.pop("exploration"), "there is no exploration"),
    ("no special", lambda box: box.pop("special"), "there is no special"),
    ("no numbers", lambda box: box.pop("game"), "there is no game"),
    ("no limit", lambda box: box["game"].pop("limit"), "there is no limit in game"),
    ("no count", lambda box: line(box, "3").pop("count"), "there is no count in exploration 4"),
    ("count as text", lambda box: line(box, "3").update(count="6"), "count in .* 4 is '6'; a whole number belongs"),
    ("count as fraction", lambda box: line(box, "3").update(count=6.5), "count in .* 4 is 6.5; a whole number belongs"),
    ("count as truth", lambda box: line(box, "3").update(count=True), "count in .* 4 is True; a whole number belongs"),
    ("draw as number", lambda box: line(box, "3d").update(draw=1), "draw in .* 20 is 1; true or false belongs"),
    ("cards as text", lambda box: box.update(exploration="81"), "exploration is '81'; a list belongs"),
    ("a card as number", lambda box: box["special"].append(5), "special 6 is 5; a table belongs"),
]


@pytest.mark.rule("kyoto-46")
@pytest.mark.parametrize(("correct", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_no_box_is_refused_with_a_clear_sentence(correct: Callable[[Contents], object], reason: str) -> None:
    with pytest.raises(durbar.BadComponents, match=reason) as refusal:
        durbar.game("kyoto", components=corrected(correct))
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 250


@pytest.mark.rule("kyoto-46")
def test_a_count_that_is_too_large_is_not_called_too_small() -> None:
    with pytest.raises(durbar.BadComponents) as refusal:
        durbar.game("kyoto", components=corrected(lambda box: line(box, "3").update(count=300)))
    assert "300" in str(refusal.value)
    assert "give it 1 or more" not in str(refusal.value)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "my.toml: there is no exploration"),
        (b"exploration = [", "my.toml is not a TOML file: "),
        (b'{"exploration": []}', "my.toml is not a TOML file: "),
        (b"limit = 13\nlimit = 14", "my.toml is not a TOML file: "),
        (b"\x00\x01\x02\xff\xfe", "my.toml is not a TOML file: "),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "my.toml is not a TOML file: "),
        ("exploration = 'é'".encode("latin-1"), "my.toml is not a TOML file: "),
        ("exploration = []".encode("utf-16"), "my.toml is not a TOML file: "),
        (b"exploration = " + b"[" * 100_000, "my.toml is not a TOML file: "),
        (b"exploration = " + b"[" * 50 + b"]" * 50, r"my.toml: exploration 1 is \[+…; a table belongs"),
        (b"exploration = " + b"{a=" * 50_000, "my.toml is not a TOML file: "),
        (b"limit = " + b"9" * 5000, r"my.toml is not a TOML file: Exceeds the limit .* value has 5000 digits$"),
        (b".".join([b"a"] * 300_000) + b" = 1", "my.toml is not a TOML file: there are more than 40 dots in a row"),
        (b"#" * 1_000_001, r"is larger than 1,000,000 bytes; is it the right file\?"),
    ],
    ids=[
        *("empty", "cut off", "JSON", "key twice", "binary", "picture", "latin-1", "UTF-16"),
        *("nested too deeply", "nested deeply", "tables nested too deeply", "number too long"),
        *("name of many parts", "too large"),
    ],
)
def test_a_file_that_is_no_box_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    with pytest.raises(durbar.BadComponents, match=reason):
        durbar.game("kyoto", components=written(tmp_path, data))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(durbar.BadComponents, match=r"cannot read .*none\.toml: No such file"):
        durbar.game("kyoto", components=tmp_path / "none.toml")
    with pytest.raises(durbar.BadComponents, match=r"cannot read .*: Is a directory"):
        durbar.game("kyoto", components=tmp_path)
    with pytest.raises(durbar.BadComponents, match="cannot read"):
        durbar.game("kyoto", components="x" * 5000)


def test_a_file_name_that_cannot_be_is_refused() -> None:
    with pytest.raises(durbar.BadComponents):
        durbar.game("kyoto", components="my\0box.toml")


# A box inside a record or position


@pytest.mark.parametrize("value", ['"my.toml"', "5", "[1]", "true", '["exploration"]'])
def test_a_record_cannot_name_a_file_as_its_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """A record is somebody else's text: it holds the box itself or nothing, and never opens a file."""
    monkeypatch.chdir(tmp_path)
    written(tmp_path, STANDARD_FILE.read_bytes())
    text = f"durbar record 1\ngame: kyoto\nedition: 1\nseats: 2\ncomponents: {value}\nseed: 7\n\nend: 0 moves\n"
    with pytest.raises(durbar.BadRecord, match="line 5"):
        durbar.Record.parse(text)


@pytest.mark.parametrize("value", ["my.toml", 5, [1], True, ["exploration"]])
def test_a_position_cannot_name_a_file_as_its_box(value: object) -> None:
    data: dict[str, Any] = json.loads(durbar.write_position(durbar.game("kyoto").new(2, seed=1)))
    with pytest.raises(durbar.BadPosition, match=r"Expected `object \| null`.*components"):
        durbar.read_position(json.dumps(data | {"components": value}))


@pytest.mark.rule("kyoto-46")
def test_a_wrong_box_in_a_record_or_position_is_refused_as_such() -> None:
    wrong = corrected(lambda box: line(box, "3").update(count=5))
    data: dict[str, Any] = json.loads(durbar.write_position(durbar.game("kyoto").new(2, seed=1)))
    with pytest.raises(durbar.BadPosition, match="there are 80 exploration cards; the box has 81"):
        durbar.read_position(json.dumps(data | {"components": wrong}))
    text = f"durbar record 1\ngame: kyoto\nedition: 1\nseats: 2\ncomponents: {json.dumps(wrong)}\nseed: 7\nend: 0 moves"
    with pytest.raises(durbar.BadRecord, match="line 5: there are 80 exploration cards; the box has 81"):
        durbar.Record.parse(text)


# A box that is accepted can be played to the end


@pytest.mark.parametrize(("limit", "raised_limit"), [(1, 2), (2, 3), (100, 200), (209, 210), (999, 1000)])
def test_limits_with_which_a_game_might_never_end_are_refused(limit: int, raised_limit: int) -> None:
    """With 1 and 2 hardly a bell comes home; with 209 nobody is ever too late, and the steps back go round for ever."""
    box = corrected(lambda box: box["game"].update(limit=limit, raised_limit=raised_limit))
    with pytest.raises(durbar.BadComponents):
        durbar.game("kyoto", components=box)


def test_a_box_with_which_a_game_might_never_end_is_refused() -> None:
    """So little time in it that five rows can hold it all."""
    with pytest.raises(durbar.BadComponents):
        durbar.game("kyoto", components=idle_box())
