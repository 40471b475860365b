"""Open bids, manipulation and rebuilding: reviving-55 to reviving-61."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.reviving.tables import (
    MANIPULATION,
    REBUILDING,
    Seat,
    all_ready,
    data_of,
    ends,
    legal,
    legal_of,
    monument,
    monuments,
    play,
    player,
    points,
    red,
    reds,
    refused,
    table,
    told,
    view,
    winners,
)

OPEN = {"bidding": "open"}


def coins_seen(state: durbar.State, viewer: int) -> dict[str, int]:
    return {spot.spot: spot.coin for spot in view(state, viewer).spots if spot.seat >= 0}


# Open and mixed bidding


@pytest.mark.rule("reviving-55")
def test_open_coins_are_seen_by_everybody() -> None:
    state = table(Seat(), Seat(), Seat(), phase="bid", options=OPEN)
    events = told(state, lambda: play(state, "0: bid 4 n1"))
    assert events == [{"kind": "bid-open", "seat": 0, "spot": "n1", "coin": 4}]
    assert coins_seen(state, 2) == {"n1": 4}
    assert view(state, 2).players[0].coins == [1, 2, 3, 5]


@pytest.mark.rule("reviving-55")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("round", "is_open"), [(1, True), (4, True), (5, False), (8, False)])
def test_mixed_bidding_is_open_in_the_first_half(seats: int, round: int, is_open: bool) -> None:
    """RK-R41: rounds 1 to 4, with two players too."""
    state = table(*[Seat()] * seats, phase="bid", round=round, options={"bidding": "mixed"})
    assert view(state).open_bids == is_open
    play(state, "0: bid 4 n1")
    assert coins_seen(state, 1) == {"n1": 4 if is_open else 0}


# Manipulation


@pytest.mark.rule("reviving-56")
def test_t_b12_everybody_but_the_last_bidder_is_asked_backwards() -> None:
    """RK-R33: one pass, and nobody has to."""
    state = table(*[Seat()] * 4, phase="bid", first_player=1, options=MANIPULATION)
    play(state, "1: bid 1 n1", "2: bid 2 n2", "3: bid 3 s1", "0: bid 4 s2")
    asked = []
    while view(state).phase == "manipulate":
        asked.append(state.actor())
        state.play(state.actor(), "pass")
    assert asked == [3, 2, 1]
    assert view(state).phase == "build"


@pytest.mark.rule("reviving-56")
def test_t_b13_two_players_manipulate_one_of_their_coins_each() -> None:
    """RK-R33: with two nobody is left out."""
    state = table(Seat(), Seat(), phase="bid", options=MANIPULATION)
    play(state, "0: bid 1 n1", "1: bid 2 n2", "1: bid 3 s1", "0: bid 4 s2")
    assert state.actors() == [1]
    assert refused(state, 1, "jump n1 e1") == "reviving-57"
    play(state, "1: jump n2 w1")
    assert state.actors() == [0]
    play(state, "0: swap s2 5")
    assert view(state).phase == "build"
    reveal = view(state).reveal
    assert reveal is not None
    assert {coin.spot: coin.coin for coin in reveal.coins} == {"n1": 1, "w1": 2, "s1": 3, "s2": 5}


@pytest.mark.rule("reviving-57")
def test_a_coin_jumps_to_any_free_spot_also_one_just_freed() -> None:
    """RK-R33."""
    state = table(*[Seat()] * 3, phase="bid", options=MANIPULATION)
    play(state, "0: bid 5 n1", "1: bid 4 n2", "2: bid 3 s1")
    assert refused(state, 1, "jump n2 s1") == "reviving-14"
    assert refused(state, 1, "jump n2 n3") == "reviving-14"
    play(state, "1: jump n2 w2")
    assert "jump n1 n2" in legal(state, 0)
    play(state, "0: jump n1 n2")
    assert winners(state) == {3: 0, 4: 0, 2: 1, 1: 2}


@pytest.mark.rule("reviving-58", "reviving-47")
def test_a_swapped_coin_is_hidden_and_the_old_one_is_unspent_again() -> None:
    """RK-R33: the manipulation is seen, the value is not."""
    state = table(Seat(coins="1 2"), Seat(coins="3 4"), Seat(coins="4 5"), phase="bid", round=4, options=MANIPULATION)
    play(state, "0: bid 1 n1", "1: bid 3 n2", "2: bid 4 s1")
    assert refused(state, 1, "swap n2 3") == "reviving-58"
    assert refused(state, 1, "swap n2 5") == "reviving-58"
    assert refused(state, 1, "swap s1 4") == "reviving-58"
    events = told(state, lambda: play(state, "1: swap n2 4"))
    assert events == [{"kind": "swap", "seat": 1, "spot": "n2"}]
    assert coins_seen(state, 0) == {"n1": 1, "n2": 0, "s1": 0}
    assert coins_seen(state, 1)["n2"] == 4
    play(state, "0: pass")
    all_ready(state)
    assert player(state, 1).coins == [3]
    assert view(state).phase == "leftover"


@pytest.mark.rule("reviving-58", "reviving-55")
def test_in_open_bidding_a_swapped_coin_is_open_too() -> None:
    state = table(*[Seat()] * 3, phase="bid", options={**MANIPULATION, **OPEN})
    play(state, "0: bid 1 n1", "1: bid 3 n2", "2: bid 4 s1", "1: swap n2 5")
    assert coins_seen(state, 0)["n2"] == 5


@pytest.mark.rule("reviving-56")
def test_without_the_option_nothing_is_manipulated() -> None:
    state = table(*[Seat()] * 3, phase="bid")
    play(state, "0: bid 5 n1")
    assert refused(state, 0, "jump n1 n2") == "reviving-11"
    assert refused(state, 1, "jump n1 n2") == "reviving-13"
    play(state, "1: bid 4 n2", "2: bid 3 s1")
    assert view(state).phase == "build"


# Rebuilding


@pytest.mark.rule("reviving-59")
def test_a_hand_card_replaces_one_that_shows_the_same_section() -> None:
    """RK-R32: also in an unfinished monument; the old card goes to the discards."""
    new = red("stupa_1:blue")
    state = table(Seat(f"{new} r12", reds("stupa_1:red", "stupa_2:blue")), Seat(), Seat(), options=REBUILDING)
    play(state, f"0: build {new}")
    assert legal(state, 0) == ["at 0", f"rebuild {red('stupa_1:red')}"]
    assert refused(state, 0, f"rebuild {red('stupa_2:blue')}") == "reviving-59"
    assert refused(state, 0, "rebuild r40") == "reviving-59"
    play(state, f"0: rebuild {red('stupa_1:red')}")
    assert ends(state, 0) == [[new, red("stupa_2:blue")]]
    assert points(state, 0) == 0
    all_ready(state)
    assert view(state).discards == [red("stupa_1:red")]


def rebuild(state: durbar.State, new: str, old: str) -> None:
    """Build a red card of the hand instead of another."""
    play(state, f"0: build {red(new)}", f"0: rebuild {red(old)}")


@pytest.mark.rule("reviving-60")
def test_a_finished_monument_is_scored_anew_up_or_down() -> None:
    """RK-R32: the difference may be negative."""
    state = table(
        Seat(reds("shrine_2:green", "shrine_2:red"), monument("shrine", "GY")), Seat(), Seat(), options=REBUILDING
    )
    assert points(state, 0) == 5
    events = told(state, lambda: rebuild(state, "shrine_2:green", "shrine_2:yellow"))
    assert points(state, 0) == 7
    assert events[-1]["kind"] == "rescore"
    assert events[-1]["points"] == 2
    events = told(state, lambda: rebuild(state, "shrine_2:red", "shrine_2:green"))
    assert (points(state, 0), events[-1]["points"]) == (5, -2)
    assert player(state, 0).dropped == [red("shrine_2:yellow"), red("shrine_2:green")]


@pytest.mark.rule("reviving-60")
def test_buddha_colours_are_counted_anew() -> None:
    """RK-R32: red and blue are two colours, red and red one."""
    built = f"{red('buddha:red')}, {red('buddha:blue')}"
    state = table(Seat("b03", built), Seat(), Seat(), options=REBUILDING)
    assert points(state, 0) == 6
    events = told(state, lambda: play(state, "0: build b03", f"0: rebuild {red('buddha:blue')}"))
    assert points(state, 0) == 5
    assert (events[-1]["kind"], events[-1]["points"]) == ("rescore", -1)


@pytest.mark.rule("reviving-60", "reviving-61")
def test_the_log_tells_what_a_wild_buddha_changes() -> None:
    """RK-R32: x01 is the wild Buddha; instead of the second red one it is a green one."""
    built = f"{red('buddha:red')}, b03, {red('buddha:white')}"
    state = table(Seat("x01", built), Seat(), Seat(), options={**REBUILDING, "rainbow_promo": True})
    assert points(state, 0) == 8
    events = told(state, lambda: play(state, "0: build x01", "0: rebuild b03", "0: colour green"))
    assert points(state, 0) == 9
    assert [event["points"] for event in events if event["kind"] == "rescore"] == [1]


@pytest.mark.rule("reviving-61", "reviving-29")
def test_a_new_wild_is_named_at_once_and_the_old_one_keeps_its_colour() -> None:
    """RK-R32, RK-R6: b30 replaces the wild top, and the wild that was discarded stays red."""
    state = table(
        Seat("b12 b30", f"{red('shrine_1:red')} b27b", coins="5"),
        Seat(coins="1"),
        Seat(built="r07", coins="1"),
        round=4,
        wilds={"b27b": "red"},
        options=REBUILDING,
    )
    assert points(state, 0) == 7
    play(state, "0: build b30b", "0: rebuild b27")
    assert points(state, 0) == 5
    all_ready(state)
    assert view(state).phase == "leftover"
    assert data_of(state)["wilds"] == {"b27b": "red"}
    play(state, "0: convert")
    assert "b27" in view(state).discards
    assert all(view(state, seat).wilds == {"b27b": "red"} for seat in (*range(3), durbar.SPECTATOR))
    play(state, "1: convert", "2: buy b27", "2: build b27b")
    assert player(state, 2).task == "build"
    (shrine,) = monuments(state, 2)
    assert (shrine.sections[1].colour, shrine.bonus) == ("red", 0)


@pytest.mark.rule("reviving-61")
def test_a_wild_that_comes_into_a_finished_monument_is_named() -> None:
    state = table(Seat("b27", monument("shrine", "RG")), Seat(), Seat(), options=REBUILDING)
    play(state, "0: build b27b", f"0: rebuild {red('shrine_2:green')}", "0: colour red")
    assert points(state, 0) == 7


@pytest.mark.rule("reviving-59")
def test_a_bought_card_never_replaces_another() -> None:
    """RK-R32: only in the Build phase, and only with hand cards."""
    state = table(
        Seat("r12", "r06, r07 r11", coins="5"),
        Seat(coins="1"),
        Seat(coins="1"),
        phase="leftover",
        round=4,
        active=0,
        queue=[1, 2],
        discards="r13",
        options=REBUILDING,
    )
    play(state, "0: buy r13", "0: build r13")
    assert ends(state, 0) == [["r06", "r13"], ["r07", "r11"]]
    assert legal(state, 0) == ["ready"]


@pytest.mark.rule("reviving-59", "reviving-53")
def test_a_teammates_monument_may_be_rebuilt() -> None:
    new = red("shrine_2:green")
    options = {**REBUILDING, "teams": 2}
    state = table(Seat(new), Seat(), Seat(built=monument("shrine", "GY")), Seat(), options=options)
    assert legal_of(state, 0, "build") == [new]
    play(state, f"0: build {new}", f"0: rebuild {red('shrine_2:yellow')}")
    assert points(state, 2) == 7


@pytest.mark.rule("reviving-59")
def test_building_alone_replaces_nothing() -> None:
    """RK-R32: the green top fits only where the yellow one is; the place is asked for, and can be thought over."""
    new, old = red("shrine_2:green"), red("shrine_2:yellow")
    state = table(Seat(new, monument("shrine", "GY")), Seat(), Seat(), options=REBUILDING)
    before = state.clone()
    play(state, f"0: build {new}")
    assert (points(state, 0), player(state, 0).task, player(state, 0).dropped) == (5, "place", [])
    assert legal(state, 0) == [f"rebuild {old}"]
    assert not state.moves.leaves_no_choice(state.legal_moves(0))
    assert state.mark == before.mark
    play(state, f"0: rebuild {old}")
    assert (points(state, 0), player(state, 0).dropped) == (7, [old])


@pytest.mark.rule("reviving-59", "reviving-105")
def test_in_edition_1_a_card_that_can_only_replace_one_other_does_so() -> None:
    new, old = red("shrine_2:green"), red("shrine_2:yellow")
    state = table(Seat(new, monument("shrine", "GY")), Seat(), Seat(), options=REBUILDING, edition="1")
    play(state, f"0: build {new}")
    assert (points(state, 0), player(state, 0).dropped) == (7, [old])


@pytest.mark.rule("reviving-59")
@pytest.mark.parametrize("top", ["shrine_2:green", "shrine_2:red"], ids=["better", "worse"])
def test_a_bot_sees_what_a_card_would_bring_whose_place_is_still_asked_for(top: str) -> None:
    """RK-R32: it is judged as if it were placed, so that a bot rebuilds for a pair and not to lose one."""
    state = table(
        Seat(red(top), monument("shrine", "GG" if top.endswith("red") else "GY")), Seat(), Seat(), options=REBUILDING
    )
    placing = state.clone()
    play(placing, f"0: build {red(top)}")
    after = placing.clone()
    after.play(0, after.legal_moves(0)[0])
    assert state.game.judge(placing) == state.game.judge(after)
    chosen = durbar.bot("greedy", seed=1).choose(state, 0).notation
    assert chosen == (f"build {red(top)}" if top.endswith("green") else "ready")
