"""Every reason for which a move is refused: the rule it names, the sentence it says, and that nothing has changed."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

import durbar
from tests.rules.kyoto.boxes import STANDARD_FILE
from tests.rules.kyoto.tables import TWELVE_BELLS, refused, table


class Refused(NamedTuple):
    """At this table this seat may not play this move."""

    key: str
    rule: str
    state: durbar.State
    seat: int
    move: str
    facts: dict[str, int]


GIVING = table(["R", "4", "2 R"], turned="5", served=[1], active=2)
ANSWERING = table(["", "R 4 R R", "R"], turned="5", offered_to=1, active=2)
ONE_REFUSAL = table(["", "R 4"], turned="5", offered_to=1)
OVER = table(["R", "", ""], turned="gift1", scores=["", TWELVE_BELLS[0]])
OVER.play(0, "give 1")

REFUSED = [
    Refused("game-over", "kyoto-42", OVER, 0, "give 1", {}),
    Refused("game-over", "kyoto-42", OVER, 0, "accept", {}),
    Refused("game-over", "kyoto-42", OVER, 0, "refuse 1", {}),
    Refused("answer-first", "kyoto-31", ANSWERING, 2, "give 0", {"seat": 1}),
    Refused("answer-first", "kyoto-31", ANSWERING, 1, "give 0", {"seat": 1}),
    Refused("not-active", "kyoto-8", GIVING, 0, "give 0", {"seat": 2}),
    Refused("not-active", "kyoto-8", GIVING, 1, "give 4", {"seat": 2}),
    Refused("no-such-player", "kyoto-8", GIVING, 2, "give 3", {"to": 3, "last": 2}),
    Refused("no-such-player", "kyoto-8", GIVING, 2, "give 4", {"to": 4, "last": 2}),
    Refused("already-served", "kyoto-9", GIVING, 2, "give 1", {"to": 1}),
    Refused("nothing-offered", "kyoto-31", GIVING, 2, "accept", {"seat": 2}),
    Refused("nothing-offered", "kyoto-31", GIVING, 0, "refuse 1", {"seat": 2}),
    Refused("not-receiver", "kyoto-31", ANSWERING, 2, "refuse 1", {"seat": 1}),
    Refused("not-receiver", "kyoto-31", ANSWERING, 0, "accept", {"seat": 1}),
    Refused("no-such-refusal", "kyoto-30", ANSWERING, 1, "refuse 4", {"which": 4, "refusals": 3}),
    Refused("no-such-refusal", "kyoto-30", ONE_REFUSAL, 1, "refuse 6", {"which": 6, "refusals": 1}),
    Refused("same-refusal", "kyoto-30", ANSWERING, 1, "refuse 3", {"which": 3, "refusals": 3}),
]


@pytest.mark.rule("kyoto-8", "kyoto-9", "kyoto-30", "kyoto-31", "kyoto-42")
@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case.key}-{case.seat}-{case.move}")
def test_a_refused_move_names_its_rule_and_changes_nothing(case: Refused) -> None:
    refusal = refused(case.state, case.seat, case.move)
    assert (refusal.key, refusal.rule, refusal.facts) == (case.key, case.rule, case.facts)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case.key}-{case.seat}-{case.move}")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_says_why_in_a_sentence(case: Refused, language: str) -> None:
    sentence = refused(case.state, case.seat, case.move).sentence(language)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence
    named = [fact for name, fact in case.facts.items() if name != "refusals"]
    assert [fact for fact in named if str(fact) not in sentence] == []


def test_the_sentence_and_the_rule_are_the_message() -> None:
    refusal = refused(GIVING, 0, "give 0")
    assert str(refusal) == f"{refusal.sentence()} (kyoto-8)"
    assert str(refusal) == "Only the active player gives cards, and that is seat 2. (kyoto-8)"


def test_every_reason_of_the_catalogue_is_tried() -> None:
    words = STANDARD_FILE.with_name("text") / "en.ftl"
    reasons = set(re.findall(r"^refusal-([a-z-]+) =", words.read_text("utf-8"), re.MULTILINE))
    assert reasons == {case.key for case in REFUSED}


@pytest.mark.parametrize("seat", [-1, 3, 4, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    before = durbar.digest(GIVING)
    with pytest.raises(durbar.BadSeats, match="this table has seats 0 to 2"):
        GIVING.play(seat, "give 0")
    with pytest.raises(durbar.BadSeats, match="this table has seats 0 to 2"):
        GIVING.legal_moves(seat)
    assert durbar.digest(GIVING) == before


@pytest.mark.parametrize(
    "text", ["", "give", "give 5", "give -1", "refuse 0", "refuse 7", "take 1", "give 0 1", "x" * 999]
)
def test_a_move_that_does_not_exist_is_refused(text: str) -> None:
    before = durbar.digest(GIVING)
    with pytest.raises(
        durbar.UnknownMove, match=r"there is no move .*; moves are written like give 0, accept, refuse 1"
    ):
        GIVING.play(2, text)
    assert durbar.digest(GIVING) == before


def test_small_slips_in_writing_are_forgiven() -> None:
    state = GIVING.clone()
    state.play(2, "  GIVE   0 ")
    state.play(0, "Accept")
    assert state.actors() == [2]


def test_a_move_of_another_box_is_refused() -> None:
    """Moves are known by identity; those of another game object are strangers."""
    stranger = durbar.game("kyoto", components=STANDARD_FILE).moves.parse("give 0")
    before = durbar.digest(GIVING)
    with pytest.raises(durbar.UnknownMove, match="'give 0' is a move of another game or edition"):
        GIVING.play(2, stranger)
    assert durbar.digest(GIVING) == before


def test_a_move_of_the_same_game_is_no_stranger() -> None:
    """However one came by the game: asked for by name, by its edition, or found in a position."""
    for game in (durbar.game("kyoto"), durbar.game("kyoto", edition="1"), durbar.game("kyoto", "1")):
        state = GIVING.clone()
        state.play(2, game.moves.parse("give 0"))
        assert state.actors() == [0]
