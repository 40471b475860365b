"""The pile when it runs out, with discards, without, and with no card left anywhere: kyoto-32 to kyoto-34."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

import durbar
from durbar.games.kyoto.rules import Kyoto
from tests.rules.kyoto.tables import (
    TO_THE_DISCARDS,
    TWELVE_BELLS,
    bag,
    every,
    legal,
    lying,
    position,
    table,
    told,
    view,
)

WHOLE_PILE = {"full_pile_variant": True}
ALL_BELLS = every("0b1 1b1 2b1 3b1 4b1 5b1 2b2 3b2 4b2 5b2 gift1 gift2")


@pytest.mark.rule("kyoto-32")
def test_k_t27_a_deal_goes_on_through_the_rebuilding() -> None:
    """K-T27: 4 players, pile of 2, 20 discards, deal of 4: two cards, rebuild from the 20, two more; pile 18."""
    rows = [every("L 1 1d"), every("R"), every("2"), "0 0 0d 0d 2d 2d 2d"]
    crowded = {"scores": [ALL_BELLS], "rest": TO_THE_DISCARDS, "options": WHOLE_PILE}
    state = table(rows, turned="0", served=[1, 2, 3], active=3, pile="4 5", **crowded)
    before = lying(state).discards
    assert before.total() == 20
    state.play(3, "give 0")
    after = lying(state)
    new_cards = after.drawn.split()[1:]
    assert (after.turned, after.drawn.split()[0], len(new_cards)) == ("4", "5", 2)
    assert len(after.pile) == 18
    assert Counter(new_cards) + Counter(after.pile) == before
    assert after.discards == bag("")
    assert after.pile_ran_out


@pytest.mark.rule("kyoto-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_pile_is_rebuilt_as_soon_as_its_last_card_is_dealt(seats: int) -> None:
    """K-R18: the deal takes exactly the pile, and the discards are shuffled at once."""
    pile = ["1", "2", "3", "4", "5"][:seats]
    state = table([""] * seats, turned="0", served=range(1, seats), pile=" ".join(pile), rest=TO_THE_DISCARDS)
    before = lying(state).discards
    kinds = told(state, lambda: state.play(0, "give 0"))
    assert kinds == ["keep", "place", "rebuild", "deal", "turn"]
    assert [lying(state).turned, *lying(state).drawn.split()] == pile
    assert Counter(lying(state).pile) == before
    assert lying(state).discards == bag("")


@pytest.mark.rule("kyoto-32")
def test_one_card_left_is_not_an_empty_pile() -> None:
    state = table(["", ""], turned="0", served=[1], pile="1 2 3", rest=TO_THE_DISCARDS)
    state.play(0, "give 0")
    assert lying(state).pile == ["3"]
    assert not lying(state).pile_ran_out


@pytest.mark.rule("kyoto-32", "kyoto-21")
def test_an_extra_card_that_is_the_last_of_the_pile() -> None:
    """K-R18."""
    state = table(["", ""], turned="1d", drawn="5", pile="4b1", rest=TO_THE_DISCARDS)
    before = lying(state).discards
    state.play(0, "give 0")
    assert lying(state).rows[0] == "1d 4b1"
    assert Counter(lying(state).pile) == before
    assert lying(state).discards == bag("")


@pytest.mark.rule("kyoto-32", "kyoto-21")
def test_a_chain_of_extra_cards_goes_on_through_the_rebuilding() -> None:
    """K-R18: the last card of the old pile draws on, from the new one."""
    state = table(["", ""], turned="1d", drawn="5", pile="2d", rest=TO_THE_DISCARDS)
    kinds = told(state, lambda: state.play(0, "give 0"))
    assert kinds[:6] == ["keep", "place", "rebuild", "draw", "place", "draw"]
    assert lying(state).pile_ran_out


@pytest.mark.rule("kyoto-32")
def test_the_new_pile_is_shuffled_by_luck() -> None:
    orders = set()
    for seed in range(5):
        example = position(["", ""], turned="0", served=[1], pile="1 2", rest=TO_THE_DISCARDS)
        example["state"]["rng"] = durbar.rng_of_seed(seed).written()
        state = durbar.read_position(json.dumps(example))
        state.play(0, "give 0")
        orders.add(tuple(lying(state).pile))
    assert len(orders) == 5


@pytest.mark.rule("kyoto-33")
def test_cards_discarded_after_the_rebuilding_wait_for_the_next() -> None:
    """K-R18: the new pile was made for the deal; what is discarded afterwards is not in it."""
    state = table(["4 3", ""], turned="0", served=[0], pile="back 1b1", rest=TO_THE_DISCARDS)
    state.play(0, "give 1")
    size = len(lying(state).pile)
    state.play(1, "give 0")
    assert lying(state).rows[0] == "4"
    assert lying(state).discards == bag("back 3")
    assert len(lying(state).pile) == size


@pytest.mark.rule("kyoto-33", "kyoto-14")
def test_a_bust_in_the_deal_of_the_rebuilding() -> None:
    """K-R18: the undealt cards lie on top of the new pile, also those of the old one; the lost row is not in it."""
    state = table(["", "5 4 3", "2b1"], turned="0", served=[1, 2], pile="4b2 1", rest=TO_THE_DISCARDS)
    old_discards = lying(state).discards
    state.play(0, "give 0")
    assert lying(state).turned == "4b2"
    undealt = lying(state).drawn.split()
    rest_of_pile = lying(state).pile
    assert undealt[0] == "1"
    state.play(1, "give 1")
    after = lying(state)
    assert [after.turned, *after.drawn.split()] == [*undealt, rest_of_pile[0]]
    assert after.pile == rest_of_pile[1:]
    assert Counter(undealt[1:]) + Counter(rest_of_pile) == old_discards
    assert after.discards == bag("5 4 3 4b2 0")


@pytest.mark.rule("kyoto-32", "kyoto-21")
def test_an_extra_card_that_is_the_last_and_too_late() -> None:
    """K-R18: first the new pile, then the lost row goes to the discards."""
    state = table(["5 4", ""], turned="1d", drawn="0", pile="3b1", rest=TO_THE_DISCARDS)
    old_discards = lying(state).discards
    state.play(0, "give 0")
    after = lying(state)
    assert after.discards == bag("5 4 1d 3b1")
    assert (after.turned, after.round) == ("0", 2)
    assert Counter(after.pile) + bag(after.drawn) == old_discards


# The pile runs out and there are no discards. No whole box comes to that, as the cards that never stay in a row alone
# see to it; but should it ever happen, the rules know what to do.


def steal_all_but(state: durbar.State, left: int) -> None:
    """Take the discards out of the game, and the pile but for its first few cards."""
    kyoto = cast(Kyoto, state)
    del kyoto.pile[: len(kyoto.pile) - left]
    kyoto.discards.clear()


def bereft(rows: list[str], turned: str, left: int = 0, **more: Any) -> durbar.State:
    """A table with nothing in the pile but its first few cards, and no discards."""
    state = table(rows, turned, **more)
    steal_all_but(state, left)
    return state


def nothing_to_draw(state: durbar.State) -> bool:
    return lying(state, whole=False).pile == [] and lying(state, whole=False).discards == bag("")


@pytest.mark.rule("kyoto-32")
def test_without_discards_the_rebuilding_waits_until_a_card_is_dealt() -> None:
    """K-R18: the deal takes the last cards; what they then discard is shuffled only for the next deal."""
    state = bereft(["", "", "2"], "0", served=[0, 2], pile="back 1 0", left=3)
    assert "rebuild" not in told(state, lambda: state.play(0, "give 1"))
    assert nothing_to_draw(state)
    assert view(state).pile_ran_out
    state.play(1, "give 2")
    state.play(1, "give 1")
    assert (lying(state, whole=False).pile, lying(state, whole=False).discards) == ([], bag("back 2"))
    kinds = told(state, lambda: state.play(1, "give 0"))
    assert kinds == ["give", "place", "rebuild", "deal", "turn"]
    assert bag(f"{lying(state, whole=False).turned} {lying(state, whole=False).drawn}") == bag("back 2")
    assert nothing_to_draw(state)


@pytest.mark.rule("kyoto-32", "kyoto-21")
def test_without_discards_the_rebuilding_waits_until_an_extra_card_is_drawn() -> None:
    """K-R18: the pile is empty since the deal; the step back fills the discards; the draw symbol needs a card."""
    state = bereft(["", "3", "2"], "back", drawn="0d 0", active=1, pile_ran_out=True)
    state.play(1, "give 2")
    assert (lying(state, whole=False).pile, lying(state, whole=False).discards) == ([], bag("back 2"))
    kinds = told(state, lambda: state.play(1, "give 1"))
    assert kinds[:4] == ["keep", "place", "rebuild", "draw"]
    assert lying(state, whole=False).rows[1] in ("3 0d 2", "3")


@pytest.mark.rule("kyoto-34")
def test_an_extra_draw_without_a_card_does_nothing() -> None:
    """K-R19."""
    state = bereft(["", "", ""], "0d", drawn="back 0")
    assert told(state, lambda: state.play(0, "give 1")) == ["give", "place", "draw-none", "turn"]
    after = lying(state, whole=False)
    assert after.rows[1] == "0d"
    assert (after.turned, after.drawn, after.round) == ("back", "0", 1)


@pytest.mark.rule("kyoto-34", "kyoto-9")
def test_a_deal_gives_what_there_is_and_the_others_get_none() -> None:
    """K-R19: two cards for four players; the active player chooses who gets them, then the turn is over."""
    state = bereft(["", "", "", "4"], "0", served=[0, 1, 3], pile="back 1", left=2)
    state.play(0, "give 2")
    after = lying(state, whole=False)
    assert (after.active, after.turned, after.drawn) == (1, "back", "1")
    assert legal(state, 1) == ["give 0", "give 1", "give 2", "give 3"]
    state.play(1, "give 3")
    state.play(1, "give 2")
    after = lying(state, whole=False)
    assert (after.active, after.served, after.round) == (2, [], 1)
    assert after.rows == ["", "", "0 1", ""]
    assert bag(f"{after.turned} {after.drawn}") == bag("back 4")


@pytest.mark.rule("kyoto-34", "kyoto-29")
def test_a_refusal_in_a_short_deal() -> None:
    """K-R19: one card for two players; it is refused, and the two discards make the next deal."""
    state = bereft(["", "R"], "0", served=[1], pile="5", left=1)
    state.play(0, "give 0")
    state.play(1, "give 1")
    state.play(1, "refuse 1")
    after = lying(state, whole=False)
    assert bag(f"{after.turned} {after.drawn}") == bag("5 R")
    assert (after.active, after.round, after.rows[1]) == (0, 1, "")


@pytest.mark.rule("kyoto-34", "kyoto-12")
def test_a_bust_in_a_short_deal() -> None:
    """The round ends as ever, and the next deal is made from the discards."""
    state = bereft(["5 5", "2b1", ""], "0", served=[0, 1], pile="4", left=1)
    state.play(0, "give 2")
    state.play(1, "give 0")
    after = lying(state, whole=False)
    assert (after.round, after.active, after.rows) == (2, 1, ["", "", ""])
    assert bag(" ".join([after.turned, after.drawn, *after.pile])) == bag("5 5 4 0")
    assert state.scores() == [0, 1, 0]


@pytest.mark.rule("kyoto-34", "kyoto-18")
def test_with_no_card_to_deal_the_round_ends_and_everybody_banks() -> None:
    """K-R19: nobody was too late; what lay in the rows without bells is dealt by the next first player."""
    state = bereft(["3 1", "R 2b1", "5b2"], "4", served=[0, 1], active=1, first_player=1)
    kinds = told(state, lambda: state.play(1, "give 2"))
    assert kinds == ["give", "place", "no-cards", "bank", "bank", "round", "rebuild", "deal", "turn"]
    after = lying(state, whole=False)
    assert after.rows == ["", "", ""]
    assert after.scores == [bag(""), bag("2b1"), bag("5b2")]
    assert (after.first_player, after.active, after.round) == (2, 2, 2)
    assert bag(" ".join([after.turned, after.drawn, *after.pile])) == bag("3 1 R 4")


@pytest.mark.rule("kyoto-34", "kyoto-38")
def test_with_no_card_to_deal_the_scoring_can_win() -> None:
    """K-R19."""
    state = bereft(["", "2b1"], "4", served=[1], scores=["", TWELVE_BELLS[0]])
    assert told(state, lambda: state.play(0, "give 0")) == ["keep", "place", "no-cards", "bank", "win"]
    assert state.ranking() == [[1], [0]]


@pytest.mark.rule("kyoto-34", "kyoto-44")
def test_with_no_card_to_deal_the_whole_pile_is_played() -> None:
    """K-R19: in the variant the game ends as well."""
    state = bereft(["", "1b1 1", "R"], "0", served=[0, 2], active=2, scores=["gift2"], options=WHOLE_PILE)
    assert told(state, lambda: state.play(2, "give 1")) == ["give", "place", "no-cards", "bank", "win"]
    assert state.ranking() == [[0], [1], [2]]
    assert state.scores() == [2, 1, 0]
    assert state.actors() == []
