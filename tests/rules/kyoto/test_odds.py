"""How likely the next card makes somebody too late: an exact share, and the same as over many redeals."""

from __future__ import annotations

from functools import cache

import pytest

import durbar
from durbar.games.kyoto.odds import odds
from durbar.games.kyoto.rules import Kyoto

DEALS = 1_000


@cache
def positions() -> list[Kyoto]:
    """Moments of some games, with small and large score piles, in every mode."""
    found: list[Kyoto] = []
    game = durbar.game("kyoto")
    for seed in range(6):
        options = {"full_pile_variant": seed % 2 == 1, "visible_bells_variant": seed % 3 == 0}
        state = game.new(seats=2 + seed % 4, seed=seed, options=options)
        bot = durbar.bot("greedy", seed)
        for count in range(200):
            if not state.actors():
                break
            if count % 60 == 40 and isinstance(state, Kyoto):
                copy = state.clone()
                assert isinstance(copy, Kyoto)
                found.append(copy)
            state.play(state.actor(), bot.choose(state, state.actor()))
    return found


def next_card_is_too_much(state: Kyoto, seat: int) -> bool:
    card = (state.drawn + state.pile or state.discards)[0]
    player = state.players[seat]
    return card.is_exploration and player.total + card.value >= state.limit(player)


@pytest.mark.parametrize("number", range(len(positions())))
def test_the_odds_are_the_share_of_redeals_in_which_the_next_card_is_too_much(number: int) -> None:
    state = positions()[number]
    rng = durbar.rng_of_seed(number)
    for viewer in (0, durbar.SPECTATOR):
        counts = [0] * state.seats
        for _ in range(DEALS):
            deal = state.game.redeal(state, viewer, rng)
            assert isinstance(deal, Kyoto)
            for seat in range(state.seats):
                counts[seat] += next_card_is_too_much(deal, seat)
        for exact, count in zip(odds(state, viewer), counts, strict=True):
            assert exact == pytest.approx(count / DEALS, abs=0.07)


def test_nobody_is_afraid_at_home_and_everybody_is_when_any_hour_is_too_much() -> None:
    state = durbar.game("kyoto").new(seats=3, seed=1)
    assert isinstance(state, Kyoto)
    home = [seat for seat, player in enumerate(state.players) if not player.row]
    assert [odds(state, 0)[seat] for seat in home] == [0.0] * len(home)
    exploration = [card for card in state.pile + state.drawn if card.is_exploration]
    for _ in range(3):
        state.players[home[0]].place(state.box.by_key["e4"])
    share = sum(card.value >= 1 for card in exploration) / len(state.pile + state.drawn)
    assert odds(state, 0)[home[0]] == pytest.approx(share)


def test_a_finished_game_has_no_odds() -> None:
    game = durbar.game("kyoto")
    state = game.new(seats=2, seed=3)
    while state.actors():
        state.play(state.actor(), state.legal_moves(state.actor())[0])
    assert game.odds(state, 0) is None
