"""Nobody at the keyboard sees what their seat may not know: the screen is the same whatever is hidden."""

from __future__ import annotations

import pytest

import durbar as house
from durbar import SPECTATOR, Record, rng_of_seed
from durbar.bots.players import Player
from durbar.cli.match import Match
from durbar.cli.screen import Screen
from durbar.cli.sitting import Sitting

PLAYERS = [Player("Ada"), Player("Ben"), Player("Cleo")]


def match_in_the_middle() -> Match:
    """A game in which everybody has cards in the score pile, and somebody must decide."""
    game = house.game("kyoto")
    match = Match(Record(game, seats=3, seed=4))
    rng = rng_of_seed(1)
    while any(not player["score_pile"] for player in game.write(match.state)["players"]):
        seat = match.state.actor()
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[int(rng.below(len(moves)))])
    return match


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_the_screen_is_the_same_whatever_is_hidden(capsys: pytest.CaptureFixture[str], seat: int, plain: bool) -> None:
    match = match_in_the_middle()
    sitting = Sitting(match, PLAYERS, Screen("en", plain))
    sitting.here = seat
    moves = match.state.legal_moves(match.state.actor())
    true_state, piles, screens = match.state, set(), set()
    for seed in range(8):
        match.state = true_state.game.redeal(true_state, seat, rng_of_seed(seed)) if seed else true_state
        piles.add(str(match.state.game.write(match.state)["players"]))
        sitting.seen[seat] = 0
        sitting.show(moves)
        screens.add(capsys.readouterr().out)
    assert len(piles) > 1
    assert len(screens) == 1


def test_each_person_sees_only_their_own_bells(capsys: pytest.CaptureFixture[str]) -> None:
    match = match_in_the_middle()
    for seat, bells in enumerate(match.state.scores()):
        sitting = Sitting(match, PLAYERS, Screen("en", plain=True))
        sitting.here = seat
        sitting.show([])
        shown = [line for line in capsys.readouterr().out.split("\n") if "Score pile:" in line]
        told = [line.partition("Score pile: ")[2] for line in shown]
        assert ["bell" in line for line in told] == [other == seat for other in range(3)]
        assert told[seat].startswith("one bell" if bells == 1 else f"{bells} bells")
