"""Why a move is good, in Gangs of Kyoto: each reason on a table made for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import durbar
from tests.rules.kyoto.tables import standard_deck, table


def why(state: durbar.State, seat: int, move: str) -> dict[str, dict[str, Any]]:
    """The reasons by their keys, in their order."""
    return {reason.key: reason.facts for reason in state.game.why(state, seat, [state.moves.parse(move)])}


def test_a_gift_is_safe_at_once_and_may_win() -> None:
    assert why(table(["4", ""], "gift2"), 0, "give 0") == {"gift": {"bells": 2, "total": 2}}
    almost = table(["", ""], "gift1", scores=["5b2 5b2 5b2 5b2 5b2 4b2", ""])
    assert why(almost, 0, "give 0") == {"gift-wins": {"bells": 13}}
    whole = table(["", ""], "gift1", scores=["5b2 5b2 5b2 5b2 5b2 4b2", ""], options={"full_pile_variant": True})
    assert list(why(whole, 0, "give 0")) == ["gift"]  # there 13 bells end nothing


def test_how_many_of_the_next_cards_leave_one_in_time() -> None:
    state = table(["4 2", ""], "2b1")
    found = why(state, 0, "give 0")
    assert list(found) == ["own-bells", "safe"]
    face_down = standard_deck() - Counter(["4", "2", "2b1"])
    late = sum(count for card, count in face_down.items() if card[0] == "5")
    assert found["safe"] == {"total": 8, "limit": 13, "percent": 100 - round(100 * late / face_down.total())}


def test_what_makes_another_too_late() -> None:
    state = table(["2b1", "5 5 1b1"], "2b1")
    assert why(state, 0, "give 1") == {"other-late": {"to": 1, "bells": 2}, "keep": {"bells": 1}}
    assert next(iter(why(table(["2b1", "5 5 R"], "3"), 0, "give 1"))) == "other-refusal"


def test_what_one_would_rather_not_have_oneself() -> None:
    state = table(["5 5", "1"], "4")
    assert why(state, 0, "give 1")["spared-late"] == {"total": 14, "limit": 13}
    near = why(table(["5 3", "1"], "2"), 0, "give 1")
    assert near["spared"]["percent"] >= 20


def test_a_card_that_brings_another_near_the_end() -> None:
    found = why(table(["", "5 3b1"], "3b1"), 0, "give 1")
    assert list(found) == ["other-near", "other-bells"]
    assert found["other-near"]["percent"] == found["other-bells"]["percent"] >= 20
    assert list(why(table(["", ""], "1"), 0, "give 1")) == ["other-little"]


def test_special_cards() -> None:
    assert list(why(table(["", ""], "R"), 0, "give 0")) == ["own-refusal", "safe"]
    late = why(table(["5 5 2", ""], "L"), 0, "give 0")
    assert late["own-late"] == {"limit": 18}
    assert list(why(table(["1", ""], "2d"), 0, "give 0")) == ["safe", "own-draw"]
    assert why(table(["5 4", ""], "back"), 0, "give 0") == {"own-back": {"card": "e4", "hours": 4, "total": 5}}
    assert list(why(table(["", ""], "back"), 0, "give 0")) == ["back-nothing"]
    assert list(why(table(["", "5 2b2"], "back"), 0, "give 1")) == ["other-back-bells"]
    assert list(why(table(["", "5"], "back"), 0, "give 1")) == ["other-back"]
    assert list(why(table(["", ""], "back"), 0, "give 1")) == ["other-back-nothing"]
    assert why(table(["", ""], "gift2"), 0, "give 1") == {"other-gift": {"to": 1, "bells": 2}}
    assert list(why(table(["5 5 2", ""], "3", served=[1], drawn=""), 0, "give 0")) == ["own-late-now"]


def test_refusing_and_taking() -> None:
    state = table(["R 5 5b1", ""], "4", offered_to=0)
    assert why(state, 0, "refuse 1") == {"refuse-late": {"total": 14, "limit": 13}, "keep-risked": {"bells": 1}}
    assert list(why(table(["R 5 3", ""], "2", offered_to=0), 0, "refuse 1")) == ["refuse-risk"]
    assert list(why(table(["R 5b1", ""], "back", offered_to=0), 0, "refuse 1")) == ["refuse-back", "keep-risked"]
    assert list(why(table(["R", ""], "2b1", offered_to=0), 0, "accept")) == ["own-bells", "safe", "keep-refusal"]
    assert list(why(table(["R 4", ""], "back", offered_to=0), 0, "accept")) == ["own-back", "keep-refusal"]
