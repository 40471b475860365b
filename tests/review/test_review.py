"""What a review finds: on games that everybody can judge, and on real ones of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import durbar
from durbar.bots.guided_tree import shares_of_the_win
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.core.record import Record
from durbar.core.rng import rng_of_seed
from durbar.review import LOOKS, WHOLE, Plan, look_again, review, within_bounds
from durbar.review.deciding import glance, ponder
from durbar.review.looking import Gaze, added_up
from durbar.review.report import account_of, moments_of
from durbar.review.value import Look, Valuer, deals_of, sides_of
from tests.review.tiny import Doors, Lot

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = ("kyoto", "xanadu", "reviving", "kathmandu")
MODES = [
    "kyoto/2.record",
    "kyoto/5-full_pile_variant-visible_bells_variant.record",
    "xanadu/3-advanced.record",
    "reviving/2.record",
    "reviving/4-teams.record",
    "reviving/6.record",
    "reviving/1-short_solo.record",
    "reviving/edition-2/1.record",
    "kathmandu/edition-2/4.record",
]


def played(game: Game, seats: int, seed: int, choose: list[int] | None = None) -> Record:
    """A game in which everybody plays the first legal move, or those with these numbers."""
    record = Record(game, seats, seed)
    state = record.replay()
    numbers = iter(choose or [])
    while state.actors():
        seat = state.actor()
        moves = state.legal_moves(seat)
        record.play(state, seat, moves[next(numbers, 0) % len(moves)])
    return record


def test_a_game_decided_by_one_draw_was_luck() -> None:
    found = review(played(Lot(), 2, seed=1))
    winner = found.accounts[0] if found.accounts[0].result else found.accounts[1]
    loser = found.accounts[0] if not found.accounts[0].result else found.accounts[1]
    assert winner.result == WHOLE
    assert loser.result == 0
    assert winner.luck == WHOLE - winner.start
    assert loser.luck == -loser.start
    assert abs(winner.start - WHOLE // 2) < WHOLE // 5  # a draw of two cards, in 32 deals
    assert winner.choices == loser.choices == winner.others == loser.others == 0
    assert [(moment.number, moment.kind) for moment in found.moments] == [(0, "luck")]
    assert all(step.decision is None for step in found.steps)


def test_a_game_decided_by_one_blunder_was_none() -> None:
    found = review(played(Doors(), 2, seed=1, choose=[1]))
    blunderer, other = found.accounts
    assert (blunderer.start, blunderer.luck, blunderer.choices, blunderer.result) == (WHOLE, 0, -WHOLE, 0)
    assert other.luck == other.choices == 0
    assert other.result == WHOLE
    assert blunderer.marks == {"best": 0, "fine": 0, "doubtful": 0, "costly": 1}
    decision = found.steps[0].decision
    assert decision is not None
    assert [(better.move, better.gain) for better in decision.better] == [("good", WHOLE), ("better", WHOLE)]
    assert [(moment.number, moment.kind, moment.change) for moment in found.moments] == [(0, "choice", -WHOLE)]


def test_the_best_door_gives_nothing_away() -> None:
    found = review(played(Doors(), 2, seed=1))
    assert found.accounts[0].choices == found.accounts[0].luck == 0
    assert found.accounts[0].marks["best"] == 1
    assert found.moments == []


def at_a_glance(record: Record, stride: int = 1) -> Gaze:
    """A look at a game with as few deals as can be, here and there."""
    gaze = Gaze(record, Valuer(record.replay()), Plan(deals=2, walks=0, stride=stride), seed=1)
    list(gaze.run())
    return gaze


@pytest.mark.parametrize("name", MODES)
def test_it_adds_up_in_every_mode(name: str) -> None:
    record = Record.load(GOLDEN / name)
    stride = max(1, len(record.moves) // 20)
    gaze = at_a_glance(record, stride)
    steps = added_up(gaze.found, gaze.result)
    shares = shares_of_the_win(record.replay())
    for seat in range(record.seats):
        account = account_of(steps, seat, steps[0].before[seat], steps[-1].after[seat])
        assert account.start + account.luck + account.choices + account.others + account.rest == account.result
        assert account.result == round(WHOLE * gaze.valuer.chance(shares, seat))
        assert account.choices <= 0
        assert stride > 1 or account.rest == 0
    assert len(moments_of(steps)) <= 5
    for step in steps:
        assert all(0 <= chance <= WHOLE for chance in step.before + step.between + step.after)
        if step.decision is not None:
            assert step.decision.loss == -step.choice(step.seat)
            assert (step.decision.mark == "best") == (not step.decision.better)
            assert len(step.decision.better) <= 2


def test_a_team_wins_together() -> None:
    state = durbar.game("reviving").new(seats=4, seed=1, options={"teams": 2})
    assert sides_of(state) == [0, 1, 0, 1]
    assert Valuer(state).chance([0.5, 0.0, 0.5, 0.0], 2) == 1.0
    assert sides_of(durbar.game("kyoto").new(seats=3, seed=1)) == [0, 1, 2]


def test_the_same_review_twice_is_the_same() -> None:
    record = Record.load(GOLDEN / "kyoto/2.record")
    plan = Plan(deals=2, walks=32, stride=15)
    looks = [Gaze(record, Valuer(record.replay()), plan, seed) for seed in (1, 1, 2)]
    for gaze in looks:
        list(gaze.run())
    assert looks[0].found == looks[1].found
    assert looks[0].found != looks[2].found


def test_looks_come_one_after_the_other_with_progress() -> None:
    seen = list(look_again(played(Doors(), 2, seed=1, choose=[1])))
    assert [progress.look for progress in seen if progress.review] == [1, 2, 3]
    assert all(0 <= progress.done <= progress.of for progress in seen)


def test_an_unfinished_game_is_refused() -> None:
    record = Record.load(GOLDEN / "kyoto/2.record")
    del record.moves[-1]
    with pytest.raises(DurbarError, match="not over"):
        review(record)
    with pytest.raises(DurbarError, match="1 to 3 looks"):
        review(played(Lot(), 2, seed=1), looks=9)


# What a seat could know


def middles(game: str, seats: int, count: int, options: dict[str, object] | None = None) -> list[tuple[Record, int]]:
    """Records up to a moment at which somebody has a choice."""
    rng = rng_of_seed(5)
    record = Record(durbar.game(game), seats, 11, options)
    state = record.replay()
    found: list[tuple[Record, int]] = []
    while state.actors() and len(found) < count:
        actors = state.actors()
        seat = actors[int(rng.below(len(actors)))]
        moves = state.legal_moves(seat)
        if len(moves) > 1 and int(rng.below(6)) == 0:
            found.append((record, len(record.moves)))
        record.play(state, seat, moves[int(rng.below(len(moves)))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_has_a_say(game: str) -> None:
    """The same is thought of a seat's chance and of its choice after what it could not know is dealt anew."""
    luck = rng_of_seed(77)
    for record, number in middles(game, 3, 3):
        state = record.replay(number)
        valuer = Valuer(state)
        mover = record.moves[number][0]
        for seat in range(3):
            other = state.game.redeal(state, seat, luck)
            means = [
                valuer.chances([Look(deal, seat) for deal in deals_of(one, seat, 3, rng_of_seed(1))])
                for one in (state, other)
            ]
            assert means[0] == means[1]
        other = state.game.redeal(state, mover, luck)
        move = record.moves[number][1]
        verdicts = [glance(valuer, deals_of(one, mover, 3, rng_of_seed(1)), mover, move) for one in (state, other)]
        assert verdicts[0] == verdicts[1]
        searched = [ponder(valuer, one, mover, move, 32, rng_of_seed(1)) for one in (state, other)]
        assert searched[0] == searched[1]


def test_a_move_played_unseen_counts_as_luck_to_the_others() -> None:
    """Xanadu: nobody else sees which start building was chosen, so the review of another seat does not know it."""
    record = Record(durbar.game("xanadu"), 3, 4)
    state = record.replay()
    seat = state.actor()
    moves = state.legal_moves(seat)  # start buildings are chosen unseen
    assert len(moves) > 1
    gaze = Gaze(record, Valuer(state), Plan(deals=2, walks=0), seed=1)
    assert gaze.is_unseen(state, (seat + 1) % 3, seat, moves[0])
    assert not gaze.is_unseen(state, seat, seat, moves[0])


def test_others_who_choose_at_the_same_time_have_no_say() -> None:
    """Xanadu: a start building is judged alike whatever the others have chosen before."""
    game = durbar.game("xanadu")
    one, other = game.new(seats=3, seed=4), game.new(seats=3, seed=4)
    first = one.legal_moves(0)
    one.apply(0, first[0])
    other.apply(0, first[-1])
    move = one.legal_moves(1)[0]
    valuer = Valuer(one)
    verdicts = [glance(valuer, deals_of(state, 1, 4, rng_of_seed(1)), 1, move) for state in (one, other)]
    assert verdicts[0] == verdicts[1]


# Bounds


def test_a_long_game_is_looked_at_here_and_there_and_still_adds_up() -> None:
    record = Record.load(GOLDEN / "kyoto/3.record")
    gaze = at_a_glance(record, stride=7)
    steps = added_up(gaze.found, gaze.result)
    assert [step.number for step in steps] == [*range(0, len(record.moves) - 1, 7), len(record.moves) - 1]
    accounts = [account_of(steps, seat, steps[0].before[seat], steps[-1].after[seat]) for seat in range(3)]
    assert [one.start + one.luck + one.choices + one.others + one.rest for one in accounts] == [
        one.result for one in accounts
    ]
    assert any(account.rest for account in accounts)


@pytest.mark.parametrize(("moves", "seats"), [(1, 2), (300, 4), (1_500, 6), (20_000, 6), (200_000, 6)])
def test_no_look_is_more_work_than_its_bound(moves: int, seats: int) -> None:
    for plan in LOOKS:
        bound = within_bounds(plan, moves, seats)
        steps = -(-moves // bound.stride)
        assert steps <= 1_500
        assert steps * bound.walks <= 500_000
        assert steps * seats * bound.deals <= 32 * 12_000 / 2
        assert bound.deals >= 2


def test_an_old_edition_is_judged_by_its_own_rules() -> None:
    record = Record.load(GOLDEN / "kathmandu/2.record")
    assert record.game.edition == "1"
    gaze = at_a_glance(record, stride=len(record.moves) // 8)
    assert gaze.valuer.game is record.game
    assert all(found.decision is None or found.decision.choices > 1 for found in gaze.found)
