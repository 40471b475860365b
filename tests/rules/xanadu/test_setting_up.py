"""Setting up, and start buildings: xanadu-1 to xanadu-3, xanadu-7 to xanadu-10, xanadu-46."""

from __future__ import annotations

from collections import Counter

import pytest

import durbar
from tests.rules.xanadu.tables import (
    BOX,
    CHAMBER,
    ELEPHANTS,
    MEETING,
    QUARRY,
    TAILOR,
    WELL,
    YARD,
    Seat,
    buildings,
    data_of,
    hand,
    kinds,
    legal,
    refused,
    seen,
    table,
    told,
    view,
)

GAME = durbar.game("xanadu")
MODES = [  # players, advanced, deal, start buildings, pile, limit, builds, passes
    (2, False, 8, 2, 54, 5, 1, 2),
    (3, False, 7, 1, 49, 5, 1, 2),
    (4, False, 7, 1, 42, 5, 1, 2),
    (5, False, 7, 1, 35, 4, 1, 3),
    (6, False, 7, 1, 28, 4, 1, 3),
    (2, True, 8, 2, 54, 6, 0, 2),
    (3, True, 8, 2, 46, 6, 0, 2),
    (4, True, 8, 2, 38, 6, 0, 2),
]


@pytest.mark.rule("xanadu-2")
@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(durbar.BadSeats, match="xanadu is for 2 to 6 players"):
        GAME.new(seats, seed=1)


@pytest.mark.rule("xanadu-7", "xanadu-39", "xanadu-46", "xanadu-47", "xanadu-48")
@pytest.mark.parametrize(("seats", "advanced", "deal", "start", "pile", "limit", "builds", "passes"), MODES)
def test_the_numbers_of_every_mode(
    seats: int, advanced: bool, deal: int, start: int, pile: int, limit: int, builds: int, passes: int
) -> None:
    """The table of modes; X-R25: two passes unless a long game is wished."""
    state = GAME.new(seats, seed=5, options={"advanced": advanced})
    seen_by_all = view(state)
    assert [player.hand_size for player in seen_by_all.players] == [deal] * seats
    assert [player.choosing for player in seen_by_all.players] == [start] * seats
    assert (seen_by_all.pile, seen_by_all.end_card, seen_by_all.discards) == (pile, "aside", [])
    assert (seen_by_all.building_limit, seen_by_all.builds_per_turn, seen_by_all.passes) == (limit, builds, passes)
    long = view(GAME.new(seats, seed=5, options={"advanced": advanced, "long_game": True}))
    assert long.passes == 3


@pytest.mark.rule("xanadu-3", "xanadu-7")
def test_all_cards_are_shuffled_and_dealt() -> None:
    decks = set()
    for seed in range(20):
        state = GAME.new(3, seed=seed)
        data = data_of(state)
        cards = [*data["pile"], *(card for player in data["players"] for card in player["hand"])]
        assert sorted(cards) == sorted(BOX)
        decks.add(tuple(cards))
    assert len(decks) == 20


@pytest.mark.rule("xanadu-7")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    """X-R1."""
    first = Counter(view(GAME.new(seats, seed=seed)).first_player for seed in range(60 * seats))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 30


@pytest.mark.rule("xanadu-1", "xanadu-3")
def test_nobody_has_coins_at_the_beginning() -> None:
    """X-R26: coins are a counter that everybody sees."""
    state = GAME.new(4, seed=2)
    assert state.scores() == [0, 0, 0, 0]
    assert [player.coins for player in view(state).players] == [0, 0, 0, 0]


def starting(*hands: str, choosing: int = 1) -> durbar.State:
    """Two players lay two to begin with; later in a game everybody lays one, however many play."""
    turn = 0 if choosing == 2 else 1
    return table(*(Seat(hand, choosing=choosing) for hand in hands), phase="start", turn=turn, first_player=1, active=1)


@pytest.mark.rule("xanadu-8", "xanadu-10")
def test_all_choose_at_once_and_reveal_together() -> None:
    state = starting(f"{TAILOR} {YARD} {CHAMBER}", f"{QUARRY} {MEETING}", f"{WELL} {ELEPHANTS}")
    assert state.actors() == [0, 1, 2]
    assert legal(state, 0) == [f"start {TAILOR}", f"start {YARD}"]
    state.play(2, f"start {WELL}")
    assert state.actors() == [0, 1]
    state.play(0, f"start {YARD}")
    assert [buildings(state, seat) for seat in range(3)] == [[], [], []]
    assert refused(state, 1, "stop").rule == "xanadu-10"
    assert state.mark == 0
    events = told(state, lambda: state.play(1, f"start {QUARRY}"))
    assert state.mark > 0  # what was revealed cannot be taken back
    assert kinds(events) == ["choose", "start", "start", "start", "turn"]
    assert [buildings(state, seat) for seat in range(3)] == [[YARD], [QUARRY], [WELL]]
    assert hand(state, 0) == [TAILOR, CHAMBER]
    assert state.actors() == [1]


@pytest.mark.rule("xanadu-8")
def test_a_choice_stands_and_only_that_it_was_made_is_seen() -> None:
    state = starting(f"{TAILOR} {YARD} {CHAMBER}", f"{QUARRY} {MEETING}")
    state.play(0, f"start {YARD}")
    assert refused(state, 0, f"start {TAILOR}").rule == "xanadu-8"
    for viewer in (1, durbar.SPECTATOR):
        assert view(state, viewer).players[0].chosen == []
        assert (view(state, viewer).players[0].chosen_count, view(state, viewer).players[0].choosing) == (1, 0)
    assert view(state, 0).players[0].chosen == [YARD]
    other = starting(f"{TAILOR} {YARD} {CHAMBER}", f"{QUARRY} {MEETING}")
    other.play(0, f"start {TAILOR}")
    assert view(other, 1) == view(state, 1)


@pytest.mark.rule("xanadu-8")
def test_start_buildings_can_be_used_at_once() -> None:
    """X-R3: upright, so workers may come, and they may be sold."""
    state = starting(f"{TAILOR} {CHAMBER}", f"{QUARRY} {MEETING}")
    state.play(0, f"start {TAILOR}")
    state.play(1, f"start {QUARRY}")
    assert not seen(state, QUARRY).sideways
    assert legal(state, 1) == [f"sell {QUARRY}", "stop"]
    state.play(1, "stop")
    assert f"worker {TAILOR}" in legal(state, 1)
    assert f"worker {QUARRY}" in legal(state, 1)


@pytest.mark.rule("xanadu-8")
def test_later_nobody_lays_a_start_building() -> None:
    state = table(Seat(TAILOR, QUARRY), Seat(YARD, WELL))
    assert refused(state, 0, f"start {TAILOR}").rule == "xanadu-8"


@pytest.mark.rule("xanadu-9")
@pytest.mark.parametrize(
    ("cards", "choices"),
    [
        (f"{CHAMBER} {TAILOR} {MEETING} {YARD}", [TAILOR, YARD]),
        (f"{ELEPHANTS} {CHAMBER} {MEETING} bl03", [CHAMBER, "bl03"]),
        (f"{ELEPHANTS} {MEETING}", [ELEPHANTS]),
    ],
)
def test_brown_else_blue_else_yellow(cards: str, choices: list[str]) -> None:
    state = starting(cards, QUARRY)
    assert legal(state, 0) == [f"start {card}" for card in choices]
    for card in cards.split():
        if card not in choices:
            assert refused(state, 0, f"start {card}").rule == "xanadu-9"
    assert refused(state, 0, f"start {WELL}").rule == "xanadu-8"


@pytest.mark.rule("xanadu-9")
def test_x_t27_a_hand_of_green_may_start_with_green() -> None:
    """X-T27, X-R2: a hand with no brown, blue or yellow may start with a green."""
    state = starting(f"{MEETING} gr02", QUARRY)
    assert legal(state, 0) == [f"start {MEETING}", "start gr02"]


@pytest.mark.rule("xanadu-46", "xanadu-9")
def test_x_t26_two_players_start_with_a_brown_and_a_blue() -> None:
    """X-T26, X-R28: 1 brown, 3 blue, 4 yellow: the brown and one blue; 6 cards left."""
    state = starting("br01 bl01 bl02 bl03 ye01 ye02 ye03 ye04", "br02 br03", choosing=2)
    assert legal(state, 0) == ["start br01"]
    state.play(0, "start br01")
    assert legal(state, 0) == ["start bl01", "start bl02", "start bl03"]
    assert state.actors() == [0, 1]
    state.play(0, "start bl02")
    assert state.actors() == [1]
    state.play(1, "start br03")
    state.play(1, "start br02")
    assert (buildings(state, 0), buildings(state, 1)) == (["br01", "bl02"], ["br03", "br02"])
    assert len(hand(state, 0)) == 6


@pytest.mark.rule("xanadu-46", "xanadu-9")
@pytest.mark.parametrize(
    ("cards", "second"), [("bl01 bl02 ye01", ["bl02"]), ("bl01 ye01 ye02", ["ye01", "ye02"]), ("ye01 gr01", ["gr01"])]
)
def test_without_brown_two_players_start_with_two_blue_then_yellow(cards: str, second: list[str]) -> None:
    """X-R28, X-R2: applied card by card."""
    state = starting(cards, "br02 br03", choosing=2)
    state.play(0, f"start {cards.split()[0]}")
    assert legal(state, 0) == [f"start {card}" for card in second]


@pytest.mark.rule("xanadu-7")
@pytest.mark.parametrize(("seats", "advanced"), [(mode[0], mode[1]) for mode in MODES])
def test_after_the_start_everybody_holds_six_cards(seats: int, advanced: bool) -> None:
    state = GAME.new(seats, seed=9, options={"advanced": advanced})
    while view(state).phase == "start":
        seat = state.actors()[-1]
        state.play(seat, state.legal_moves(seat)[-1])
    assert [player.hand_size for player in view(state).players] == [6] * seats
    assert state.actors() == [view(state).first_player]
