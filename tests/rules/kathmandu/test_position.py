"""Positions that no game can reach are refused with a reason; what examples need can be written."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from tests.rules.kathmandu.tables import BOX, Seat, at, legal, position, refused, table

Data = dict[str, Any]


def refusal(*seats: Seat, state: Data | None = None, **more: Any) -> str:
    data = position(*(seats or (Seat(), Seat())), **more)
    data["state"].update(state or {})
    with pytest.raises(durbar.BadPosition) as error:
        durbar.read_position(json.dumps(data))
    return str(error.value)


def changed_player(**changes: Any) -> Data:
    data = position(Seat(), Seat())
    data["state"]["players"][0].update(changes)
    return {"players": data["state"]["players"]}


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"boards": "E1A0"}, "Boards are written like"),
        ({"boards": "E6A1 E1A2 E5A3 E2A0 E0"}, "there must be a bend"),
        ({"day": 7}, "day is 7; it can be 1 to 6"),
        ({"turn": 4}, "turn is 4"),
        ({"active": 2}, "active speaks of seat 2"),
        ({"active": 1}, "seat 1 cannot be active"),
        ({"shown": 1}, "on day 1 it should be 0"),
        ({"weather": [True] * 5}, "the weather has 5 tiles"),
        ({"weather": [False] * 6}, "too many tiles of a kind"),
        ({"gear": ["chest_1"]}, "'chest_1' is there 2 times"),
        ({"gear": ["chest_9"]}, "there is no equipment card 'chest_9'"),
        ({"gear": ["chest_0"], "gone": []}, "'barrel_0' is there 0 times"),
        ({"animals": ["unicorn"]}, "there is no animal 'unicorn'"),
        ({"animals": ["tiger", "tiger"]}, "is there twice"),
        ({"plans": ["red_a"]}, "'red_a' is there"),
        ({"goods": {"1a1": "silk_1"}}, "1a1 is no town space"),
        ({"goods": {"9z9": "silk_1"}}, "there is no space '9z9'"),
        ({"tent_deck": ["snow"]}, "'tent snow' is there 1 times; it should be 0"),
        ({"phase": "tent", "asked": 1}, "a die is chosen before the yak moves"),
        ({"phase": "over"}, "it should be 1"),
        ({"rng": "dice"}, "rng: a generator is written"),
        ({"current": {"rolls": 2}}, "the barrel is rolled in the phase"),
        ({"current": {"die": "brown"}}, "dice; in this turn it should be 1"),
        ({"current": {"doubled": True}}, "there is a card of the move already in the phase 'die'"),
        ({"current": {"partner": 1}}, "there is a swap of plans already in the phase 'die'"),
        ({"phase": "gain"}, "a die is chosen before"),
        ({"phase": "plan", "current": {"die": "brown"}}, "dice; in this turn it should be 1"),
    ],
)
def test_what_cannot_be(state: Data, why: str) -> None:
    assert why in refusal(state=state)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"space": "1b4"}, "stands on a mountain"),
        ({"space": ""}, "stands nowhere"),
        ({"space": "6c3"}, "stays in Kathmandu after its turn"),
        ({"arrived": True}, "so it has a tile"),
        ({"tile": 1}, "exactly if its yak has landed there"),
        ({"tile": 2, "arrived": True, "space": ""}, "taken from the top"),
        ({"markers": 4}, "markers is 4"),
        ({"offerings": 1}, "double offerings"),
        ({"temples": ["1a1"]}, "there is no temple '1a1'"),
        ({"temples": ["3g2"]}, "on 1 temples"),
        ({"dice": [1, 2, 3]}, "a player has 6 dice, not 3"),
        ({"dice": [1, 2, 3, 4, 5, 7]}, "a die is 7"),
        ({"dice": []}, "always show a face"),
        ({"used": ["brown"]}, "seat 0 has used 1 dice"),
        ({"used": ["brown", "brown"]}, "is there twice"),
        ({"aside": ["gold"]}, "there is no die 'gold'"),
        ({"yak": ["snow"]}, "the yak tiles are"),
        ({"completed": 10}, "completed is 10"),
        ({"resources": {"gold": 1}}, "there is no resource 'gold'"),
        ({"resources": {"coin": 0}}, "'coin' is 0"),
        ({"character": "artist"}, "only with the option"),
        ({"character": "king"}, "there is no character 'king'"),
        ({"secured": ["red"]}, "is there"),
        ({"chests": ["bridle_0"]}, "is there 2 times"),
        ({"tents": ["town"]}, "there is no tent 'town'"),
    ],
)
def test_what_nobody_can_have(changes: Data, why: str) -> None:
    assert why in refusal(state=changed_player(**changes))


def test_more_that_cannot_be() -> None:
    assert "starting cards are with players" in refusal(
        state={"discards": ["chest_0"], "gone": gone_without("chest_0")}
    )
    assert "at most 3" in refusal(gear="chest_1 chest_2 chest_3 bridle_1")
    assert "only chests stay" in refusal(Seat(chests="bridle_1"), Seat())
    assert "same character" in refusal(
        Seat(character="monk", doubles=3), Seat(character="monk", doubles=3), options={"characters": True}
    )
    assert "everybody has a character" in refusal(options={"characters": True})
    assert "nothing to decide" in refusal(Seat(arrived=True, tile=1), Seat())
    assert "so the game is over" in refusal(Seat(arrived=True, tile=1), Seat(arrived=True, tile=2))
    assert "not those of its options" in refusal(options={"boards": "E2A2 N1A2 N3B1 E4A1 E1"})
    assert "not the first landscape" in refusal(boards="E2A2 N1A2 N3B1 E4A1 E1", options={"landscape": "first"})
    assert "3 players at a table of 2" in refusal(
        state={"players": position(Seat(), Seat(), Seat())["state"]["players"]}
    )
    assert "has no tent that fits" in refusal(
        Seat(at(0, 0)), Seat(tents="snow"), phase="tent", asked=1, die="brown", options={"tents": "usual"}
    )
    assert "asked for tents in the phase 'tent', and only then" in refusal(
        Seat(arrived=True, tile=1), Seat(arrived=True, tile=2), phase="over", asked=1
    )
    assert "the display of plans is filled up" in refusal(state=moved_plan())
    assert "no die is left" in refusal(
        Seat(used="brown grey violet", aside="orange pink black"),
        Seat(used="brown grey"),
        turn=3,
        phase="barrel",
        die="violet",
        current={"rolls": 3},
    )


@pytest.mark.parametrize(("phase", "current"), [("gain", {}), ("barrel", {"rolls": 1})])
def test_the_move_has_not_begun_yet(phase: str, current: Data) -> None:
    for more, why in (({"climbing": True}, "a card of the move already"), ({"heading": "n"}, "a way already")):
        assert why in refusal(Seat(), Seat(), phase=phase, die="black", current=current | more)


@pytest.mark.rule("kathmandu-32")
def test_one_die_is_set_aside_in_a_turn() -> None:
    table(Seat(aside="brown"), Seat(), current={"rerolled": True})
    for aside, rerolled in (("brown", False), ("brown grey", True)):
        assert "more than one die a turn" in refusal(Seat(aside=aside), Seat(), current={"rerolled": rerolled})


def gone_without(item: str) -> list[str]:
    return [card for card in position(Seat(), Seat())["state"]["gone"] if card != item]


def moved_plan() -> Data:
    state = position(Seat(), Seat())["state"]
    return {"plans": state["plans"][1:], "plan_deck": [state["plans"][0], *state["plan_deck"]]}


def test_a_yak_in_the_middle_of_its_way_can_be_written() -> None:
    current = {"bridles": 1, "heading": "e", "left": 4}
    state = table(Seat(at(1, 1), dice="4 3 3 3 3 3"), Seat(), phase="turn", die="brown", current=current)
    again = durbar.read_position(durbar.write_position(state))
    assert durbar.digest(again) == durbar.digest(state)
    assert "a yak turns with a bridle" in refusal(
        Seat(at(1, 1), dice="4 3 3 3 3 3"), Seat(), phase="turn", die="brown", current={"heading": "e", "left": 4}
    )
    assert "has a heading, and steps" in refusal(Seat(), Seat(), phase="border", die="brown")
    for left, why in ((3, "only the border guard"), (4, "steps of its die left")):
        current = {"heading": "e", "left": left}
        assert why in refusal(Seat(at(0, 0)), Seat(), phase="border", die="brown", current=current)


# Positions that were once accepted, and could not go on or came to one that was refused


@pytest.mark.rule("kathmandu-15")
def test_nobody_has_more_resources_than_there_were_turns_for() -> None:
    """At the start five; then by the die one, by a toolbox three and by a special good one a turn."""
    for count, day in ((200, 1), (18, 1), (60, 3)):
        assert "resources; by now it can be" in refusal(Seat(resources="coin " * count), Seat(), day=day)
    full = table(Seat(resources="coin " * 17), Seat(resources="coin " * 17))
    rng = durbar.rng_of_seed(3)
    while full.actors():
        moves = full.legal_moves(full.actor())
        full.play(full.actor(), moves[rng.below(len(moves))])
        durbar.read_position(durbar.write_position(full))


@pytest.mark.rule("kathmandu-72", "kathmandu-106")
def test_a_yak_stands_on_a_mountain_only_while_it_walks_over() -> None:
    mountain = "1b4"
    assert "stands on a mountain" in refusal(Seat(mountain), Seat(), state={"current": {"open": True}})
    climbed = {"climbing": True, "open": True, "entered": True, "heading": "e", "left": 0}
    characters: Data = {"options": {"characters": True}, "phase": "act", "die": "brown", "current": climbed}
    others = Seat(character="artist")
    assert "stands on a mountain" in refusal(Seat(mountain, character="alpinist"), others, **characters)


def test_a_temple_is_listed_once() -> None:
    assert "the temple '3g2' is there twice" in refusal(state=changed_player(temples=["3g2"] * 2, offerings=1))


@pytest.mark.rule("kathmandu-22", "kathmandu-29")
def test_while_the_table_is_set_up_everybody_has_what_was_dealt() -> None:
    data = json.loads(durbar.write_position(durbar.game("kathmandu").new(2, seed=1)))
    for field, value, why in (
        ("resources", {"coin": 9}, "begins with the resources"),
        ("cards", [], "is there 0 times"),
        ("markers", 1, "won only on the way"),
    ):
        changed = json.loads(json.dumps(data))
        changed["state"]["players"][0][field] = value
        with pytest.raises(durbar.BadPosition, match=why):
            durbar.read_position(json.dumps(changed))


@pytest.mark.rule("kathmandu-31")
@pytest.mark.parametrize(
    ("phase", "current", "why"),
    [
        ("move", {"painted": True}, "an action on the landing space already"),
        ("move", {"faced": True}, "only the yak guide"),
        ("gain", {}, "only the black die"),
        ("act", {"bought": "silk"}, "right after a good of its kind"),
        ("act", {"bridles": 1}, "it has made all its turns"),
        ("plan", {}, "a plan is taken after an offering"),
        ("give", {"partner": 1}, "these two cannot swap plans"),
        ("turn", {"heading": "e", "left": 3, "bridles": 1, "open": True}, "mountains are open with climbing gear"),
        ("turn", {"heading": "e", "left": 3, "bridles": 1, "until": 2, "turn_to": "w"}, "left or right"),
    ],
)
def test_a_turn_goes_step_by_step(phase: str, current: Data, why: str) -> None:
    assert why in refusal(Seat(at(0, 0)), Seat(), phase=phase, die="brown", current=current)


@pytest.mark.rule("kathmandu-63", "kathmandu-107")
def test_a_move_that_cannot_be_finished_is_not_begun() -> None:
    """The yak guide could still exchange fodder, but then would be stuck."""
    guide = Seat(at(0, 0), resources="fodder fodder", dice="1 3 3 3 3 3", character="yak_guide")
    more: Data = {"options": {"characters": True}, "phase": "move", "die": "brown", "current": {"bridles": 1}}
    assert "no move can be finished" in refusal(guide, Seat(character="artist"), **more)


def box_with_kathmandu_at_the_edge() -> Data:
    """An owner's box in which the town of the board before it touches Kathmandu."""
    data: Data = json.loads(json.dumps(BOX.contents))
    data["destination"]["rows"] = [
        "s. s. s. f. f. j. j.",
        "s. s. ^^ f. f. j. j.",
        "cK cK cK d. d. ^^ j.",
        "cK cK cK d. d. m. m.",
        "cK cK cK g. ^^ m. m.",
        "g. g. r. r. ^^ w. w.",
        "g. g. r. r. w. w. w.",
    ]
    face = next(face for face in data["face"] if face["key"] == "2A")
    face["rows"][4:6] = ["w. d. f. f. ^^ c. c.", "dt d. f. f. j. c. c."]
    return data


@pytest.mark.rule("kathmandu-57", "kathmandu-113")
def test_before_edition_3_a_world_map_leads_into_kathmandu_without_a_visit() -> None:
    """It may cost the third marker; then the yak rests there, and lands only with a later move."""
    seat = Seat("5f5", markers=2, cards="world_map_0")
    state = table(seat, Seat(), components=box_with_kathmandu_at_the_edge(), edition="2")
    for move in ("map 6a5", "take brown", "rest"):
        state.play(0, move)
        again = durbar.read_position(durbar.write_position(state))
        assert durbar.digest(again) == durbar.digest(state)
    assert "stays in Kathmandu after its turn" in refusal(Seat(), Seat("6c3"))


@pytest.mark.rule("kathmandu-57", "kathmandu-70")
def test_a_world_map_does_not_lead_into_kathmandu() -> None:
    """A yak of another edition that stands there is not at home in this one."""
    box = box_with_kathmandu_at_the_edge()
    state = table(Seat("5f5", cards="world_map_0"), Seat(), components=box)
    assert legal(state, "map") == ["map 5g5", "map 5f6", "map 5g6"]
    refused(state, "map 6a5", "kathmandu-57")
    assert "stays in Kathmandu after its turn" in refusal(Seat("6a5"), Seat(), components=box)


@pytest.mark.rule("kathmandu-62")
@pytest.mark.parametrize(
    ("cards", "picked"),
    [
        ("chest_1 tea_leaves_1", "chest_1"),
        ("chest_1 chest_2", "chest_3"),
        ("chest_0 chest_1", "chest_0"),
        ("chest_1 chest_2 chest_3", "chest_2 chest_3"),
    ],
)
def test_a_card_is_picked_among_several_of_its_kind(cards: str, picked: str) -> None:
    current = {"picked": picked.split()}
    assert "cannot have been picked" in refusal(Seat(cards=cards), Seat(), current=current)
    fine = position(Seat(cards="chest_0 chest_1"), Seat(), current={"picked": ["chest_1"]})
    assert json.loads(durbar.write_position(durbar.read_position(json.dumps(fine))))["state"]["current"] == {
        "picked": ["chest_1"]
    }
    assert "cannot have been picked" in refusal(
        Seat(cards="chest_0 chest_1"), Seat(), current={"picked": ["chest_1"]}, edition="2"
    )
